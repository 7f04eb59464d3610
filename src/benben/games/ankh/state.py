"""The position of Ankh: fields and clone, no rules.

Sets of hexes, seats, powers and cards are integers with one bit each. What belongs to a god stands at the seat of its
`chief`: the player himself, or for two merged gods the player of the greater one.
"""

from benben.core.state import State

PUBLIC = (
    "scenario", "first", "turn", "god", "chief", "gifts", "alive", "winner", "atheist", "devotion", "ladder", "fallen",
    "followers", "powers", "tokens", "warriors", "reserve", "army", "god_at", "guards", "claws", "sun", "portals",
    "captives", "built", "held", "camels", "land", "lost_tokens", "marker", "event", "kinds", "figures", "scales",
    "scales_spent", "amun_spent", "battle", "fighters", "shown", "used", "killed", "dead_cats",
)  # fmt: skip
HIDDEN = ("kept", "chosen", "bid")


class Ankh(State):
    __slots__ = PUBLIC + HIDDEN

    scenario: int
    first: int
    turn: int
    """The seat whose turn it is; -1 before the first."""
    god: list[int]
    """The god each seat began with; -1 before it is chosen."""
    chief: list[int]
    gifts: list[int]
    """Bits of the gods whose abilities a chief has."""
    alive: int
    """Bits of the chiefs still in the game."""
    winner: int
    atheist: int
    devotion: list[int]
    ladder: list[int]
    """Living chiefs by Devotion, least first."""
    fallen: list[int]
    """Forgotten chiefs, least Devotion first."""
    followers: list[int]
    powers: list[int]
    tokens: list[int]
    """Ankh tokens in the pool."""
    warriors: list[int]
    """Warriors in the pool."""
    reserve: list[int]
    """Guardians in the pool: kind k of a chief at chief * 6 + k."""
    army: list[int]
    """The hexes of a chief's units."""
    god_at: list[int]
    guards: list[int]
    """For each kind of guardian the hexes where one stands."""
    claws: list[int]
    """For each aim the hexes of the Giant Scorpions aiming so."""
    sun: int
    """The hexes of Radiant units."""
    portals: int
    """The hexes with Underworld tokens."""
    captives: list[int]
    """The chiefs whose Warriors Anubis has trapped."""
    built: list[int]
    """For each kind of monument the hexes where one stands."""
    held: list[int]
    """The hexes of the monuments a chief controls."""
    camels: int
    land: list[int]
    """The land hexes of the region of each order token; 0 for a token not on the map."""
    lost_tokens: int
    """Bits of the order tokens removed from the game."""
    marker: list[int]
    event: int
    kinds: list[int]
    """The guardian kind of each level; -1 before it is chosen."""
    figures: list[int]
    """Figures left on the guardian card of each level."""
    scales: int
    """The chief who holds the Tipping token; -1 for none."""
    scales_spent: int
    amun_spent: int
    battle: int
    """The order token of the region fought over; 0 for none."""
    fighters: int
    shown: list[int]
    """Bits of the cards a chief has revealed in this Battle."""
    used: list[int]
    """Bits of the cards that lie face up before a chief."""
    killed: list[int]
    """Units a chief has lost in this Battle."""
    dead_cats: list[int]
    """Cat Mummies of a chief whose loss is still to be resolved."""

    kept: list[list[int]]
    """The cards in hand that are not committed."""
    chosen: list[list[int]]
    """The cards committed and not yet revealed."""
    bid: list[int]
    """Followers bid and not yet revealed; -1 for none."""

    def clone(self) -> "Ankh":
        t = Ankh()
        self.copy_into(t)
        t.scenario = self.scenario
        t.first = self.first
        t.turn = self.turn
        t.god = self.god[:]
        t.chief = self.chief[:]
        t.gifts = self.gifts[:]
        t.alive = self.alive
        t.winner = self.winner
        t.atheist = self.atheist
        t.devotion = self.devotion[:]
        t.ladder = self.ladder[:]
        t.fallen = self.fallen[:]
        t.followers = self.followers[:]
        t.powers = self.powers[:]
        t.tokens = self.tokens[:]
        t.warriors = self.warriors[:]
        t.reserve = self.reserve[:]
        t.army = self.army[:]
        t.god_at = self.god_at[:]
        t.guards = self.guards[:]
        t.claws = self.claws[:]
        t.sun = self.sun
        t.portals = self.portals
        t.captives = self.captives[:]
        t.built = self.built[:]
        t.held = self.held[:]
        t.camels = self.camels
        t.land = self.land[:]
        t.lost_tokens = self.lost_tokens
        t.marker = self.marker[:]
        t.event = self.event
        t.kinds = self.kinds[:]
        t.figures = self.figures[:]
        t.scales = self.scales
        t.scales_spent = self.scales_spent
        t.amun_spent = self.amun_spent
        t.battle = self.battle
        t.fighters = self.fighters
        t.shown = self.shown[:]
        t.used = self.used[:]
        t.killed = self.killed[:]
        t.dead_cats = self.dead_cats[:]
        t.kept = [cards[:] for cards in self.kept]
        t.chosen = [cards[:] for cards in self.chosen]
        t.bid = self.bid[:]
        return t
