"""The position of Kemet: fields and clone, no rules."""

from benben.core.state import State

PUBLIC = (
    "round", "phase", "cap", "active", "champion", "order", "track", "team", "city", "lord", "colours", "units",
    "supply", "prayer", "veterans", "points", "held", "level", "hue", "fields", "tokens", "silver", "silver_at",
    "slots", "bought", "tiles", "market", "master", "where", "drained", "discard", "face_up", "attacker", "defender",
    "field", "stage", "shown", "power", "victor", "slain", "laid", "swapped",
    "extras", "open_hands", "god", "risen", "life", "god_at", "ascended", "gathering", "owed",
    "objective", "clock", "war", "event", "plagues", "past", "omens", "orders", "loot", "grid", "squad", "pets",
)  # fmt: skip
HIDDEN = (
    "deck", "hand", "hand_seen", "chosen", "bluff", "cards", "played", "aside", "face_down", "face_down_seen",
    "removed",
)  # fmt: skip


class Kemet(State):
    __slots__ = PUBLIC + HIDDEN

    round: int
    phase: int
    """0 by day, else the step of the night."""
    cap: int
    """The last round, if the players agreed on one; 0 for none."""
    active: int
    """The seat whose turn it is."""
    champion: int
    """The winner; -1 while the game goes on."""
    order: list[int]
    """Seats on the order track, first player first."""
    track: list[int]
    """The new order track while it is filled at night; -1 for a free position."""
    team: list[int]
    """Troops of one team are not hostile to one another; in the classic game everybody is alone."""
    city: list[int]
    lord: list[int]
    """For each city its owner; -1 for a city out of play."""
    colours: list[int]
    """The colours of power tiles in play."""
    units: list[int]
    """Units of a seat in an area at area * SEATS + seat."""
    supply: list[int]
    prayer: list[int]
    veterans: list[int]
    points: list[int]
    """Permanent glory points."""
    held: list[int]
    """For each area the seat that holds its temporary token (temple, pyramid of level 4); -1 for none."""
    level: list[int]
    """The level of the pyramid in each area; 0 for none."""
    hue: list[int]
    """The colour of the pyramid in each area; -1 for none."""
    fields: list[int]
    """Bits of the fields with a token, by seat."""
    tokens: list[int]
    silver: list[int]
    """1 for a seat that owns a silver token."""
    silver_at: list[int]
    """The field with the silver token; -1 while it is not used."""
    slots: list[int]
    """The colours of the acquisition fields at seat * SLOTS + i; -1 for none."""
    bought: list[int]
    """Bits of the colours acquired this round."""
    tiles: list[int]
    """Bits of the power tiles of a seat."""
    market: list[int]
    """Copies of each tile still to be had."""
    master: list[int]
    """The owner of each companion; -1 for none."""
    where: list[int]
    """The area of each companion; -1 in its owner's supply or on its tile."""
    drained: list[int]
    """Prayer points got by Energy Drain this round."""
    discard: list[int]
    face_up: list[list[int]]
    """Battle cards played and not yet taken back."""
    attacker: int
    defender: int
    field: int
    """The area of the battle; -1 while there is none."""
    stage: int
    """0 before the clash of a battle, 1 after it."""
    shown: int
    """The seat that has been shown its opponent's battle card; -1 for none."""
    power: list[int]
    """Strength of the attacker and the defender, as far as fixed."""
    victor: int
    """The winner of the battle, once known."""
    slain: list[int]
    """Units removed by the damage of the attacker and of the defender."""
    laid: list[list[int]]
    """Divine interventions revealed in the battle."""
    swapped: int
    """Bits of the seats that have swapped their battle card after the clash."""
    extras: int
    """Bits of what is played beyond the classic game: teams, gods."""
    open_hands: int
    """1 if allies see one another's cards."""
    god: list[int]
    """With the module of the gods: the god of each seat; -1 before the choice."""
    risen: list[int]
    """1 for a seat that has acquired its god's tile."""
    life: list[int]
    """Life points of each seat's god on the board; they stand in `units` too, as if the god were so many units."""
    god_at: list[int]
    """The area of each seat's god; -1 on its tile."""
    ascended: int
    """1 once gods may be acquired."""
    gathering: list[int]
    """In a game of teams: 1 for a seat that still has its card Gathering."""
    owed: list[int]
    """Units of the attacker's and the defender's mixed troop that fell but are not yet chosen."""

    objective: int
    """The objective of the solo game; -1 in every other game. The fields from here on are empty then."""
    clock: int
    """Amon's marker on the round track."""
    war: list[int]
    """The war table: strength, damage, defence, land moves."""
    event: int
    """The event that lies on top; -1 for none."""
    plagues: list[int]
    past: list[int]
    """All events drawn so far."""
    omens: list[int]
    """How many events and how many plagues still lie in the event deck."""
    orders: list[int]
    """Action cards still in their deck, in no order."""
    loot: list[int]
    """Plunder cards still in their deck, in no order."""
    grid: list[int]
    """The tiles laid out: colour by colour, level by level, column by column; -1 for no tile."""
    squad: list[int]
    """The areas of Amon's troops A and B."""
    pets: list[int]
    """The monsters of Amon's troops A and B."""

    deck: list[int]
    hand: list[list[int]]
    hand_seen: list[list[int]]
    """For each card in a hand a further audience that knows it."""
    chosen: list[list[int]]
    """Cards of the hand chosen for the battle, before the clash."""
    bluff: list[int]
    """1 if Diversion is chosen too."""
    cards: list[list[int]]
    """Battle cards in hand."""
    played: list[list[int]]
    aside: list[list[int]]
    face_down: list[list[int]]
    face_down_seen: list[list[int]]
    removed: list[list[int]]

    def clone(self) -> "Kemet":
        t = Kemet()
        self.copy_into(t)
        t.round = self.round
        t.phase = self.phase
        t.cap = self.cap
        t.active = self.active
        t.champion = self.champion
        t.order = self.order[:]
        t.track = self.track[:]
        t.team = self.team[:]
        t.city = self.city[:]
        t.lord = self.lord[:]
        t.colours = self.colours[:]
        t.units = self.units[:]
        t.supply = self.supply[:]
        t.prayer = self.prayer[:]
        t.veterans = self.veterans[:]
        t.points = self.points[:]
        t.held = self.held[:]
        t.level = self.level[:]
        t.hue = self.hue[:]
        t.fields = self.fields[:]
        t.tokens = self.tokens[:]
        t.silver = self.silver[:]
        t.silver_at = self.silver_at[:]
        t.slots = self.slots[:]
        t.bought = self.bought[:]
        t.tiles = self.tiles[:]
        t.market = self.market[:]
        t.master = self.master[:]
        t.where = self.where[:]
        t.drained = self.drained[:]
        t.discard = self.discard[:]
        t.face_up = [cards[:] for cards in self.face_up]
        t.attacker = self.attacker
        t.defender = self.defender
        t.field = self.field
        t.stage = self.stage
        t.shown = self.shown
        t.power = self.power[:]
        t.victor = self.victor
        t.slain = self.slain[:]
        t.laid = [cards[:] for cards in self.laid]
        t.swapped = self.swapped
        t.extras = self.extras
        t.open_hands = self.open_hands
        t.god = self.god[:]
        t.risen = self.risen[:]
        t.life = self.life[:]
        t.god_at = self.god_at[:]
        t.ascended = self.ascended
        t.gathering = self.gathering[:]
        t.owed = self.owed[:]
        t.objective = self.objective
        t.clock = self.clock
        t.event = self.event
        t.war = self.war[:]
        t.plagues = self.plagues[:]
        t.past = self.past[:]
        t.omens = self.omens[:]
        t.orders = self.orders[:]
        t.loot = self.loot[:]
        t.grid = self.grid[:]
        t.squad = self.squad[:]
        t.pets = self.pets[:]
        t.deck = self.deck[:]
        t.hand = [cards[:] for cards in self.hand]
        t.hand_seen = [seen[:] for seen in self.hand_seen]
        t.chosen = [cards[:] for cards in self.chosen]
        t.bluff = self.bluff[:]
        t.cards = [cards[:] for cards in self.cards]
        t.played = [cards[:] for cards in self.played]
        t.aside = [cards[:] for cards in self.aside]
        t.face_down = [cards[:] for cards in self.face_down]
        t.face_down_seen = [seen[:] for seen in self.face_down_seen]
        t.removed = [cards[:] for cards in self.removed]
        return t
