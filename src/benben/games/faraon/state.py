"""The position of Faraon: fields and clone, no rules."""

from benben.core.state import State

PUBLIC = (
    "round", "first", "pharaoh", "place", "turned", "direction", "wheel", "supply", "purse", "sets", "bonus",
    "spent", "nobles_shown", "artisans_shown", "noble_owner", "artisan_owner", "used", "stage", "nile", "passed",
    "row", "square", "urns_shown", "urns_spent", "score", "drawer", "nile_need", "traitor", "gods_auto", "tiles",
    "dark", "tile_colour", "filled", "on_tiles",
)  # fmt: skip
HIDDEN = (
    "bag", "nobles", "artisans", "urns", "traitor_urns", "drawn", "rejected", "rejected_eyes",
)  # fmt: skip


class Faraon(State):
    __slots__ = PUBLIC + HIDDEN

    round: int
    """0 while the game is being set up."""
    first: int
    """The seat with the First Player token."""
    pharaoh: int
    """The seat with the Pharaoh token; -1 for none."""
    place: list[int]
    """For each area its place on the ring, clockwise."""
    turned: int
    """How far clockwise the wheel stands from facing place 0 with its first sector."""
    direction: int
    """1 if the wheel turns clockwise, -1 if not."""
    wheel: list[int]
    """The piece in slot i of a colour at colour * 4 + i; -1 for none."""
    supply: list[int]
    purse: list[int]
    """How many pieces of a kind a seat has, at seat * 18 + piece."""
    sets: list[int]
    """The offering sets from the top, two kinds of token each; -1 for taken."""
    bonus: list[int]
    """The bonus tokens from the top; -1 for taken."""
    spent: list[int]
    """Discarded offering tokens of each kind."""
    nobles_shown: list[int]
    """The card in each place; -1 for none."""
    artisans_shown: list[int]
    noble_owner: list[int]
    """For each noble its seat; -1 for none, -2 for out of the game."""
    artisan_owner: list[int]
    used: int
    """Bits of the nobles turned this round."""
    stage: list[int]
    nile: list[int]
    """The level of a seat's disc on a track, at seat * 5 + track."""
    passed: int
    """Bits of the seats that have passed this round."""
    row: list[int]
    """The pyramid row of each seat's disc; -1 for none."""
    square: list[int]
    urns_shown: list[int]
    """The urns under the pyramid; -1 for taken."""
    urns_spent: list[int]
    """The discarded urns."""
    score: list[int]
    """Filled by the final scoring."""
    drawer: int
    """The seat that is choosing its first noble; -1 for none."""
    nile_need: int
    """FAR-11.5  How many tracks a god beside the Nile asks for."""
    traitor: int
    """The seat of the Traitor; -1 for none."""
    gods_auto: int
    """1 if an open god needs nothing else from the Traitor."""
    tiles: list[int]
    """The Traitor's tiles from the left; none without him."""
    dark: int
    """Bits of the positions whose tile shows its dark side."""
    tile_colour: list[int]
    """The colour tied to each position."""
    filled: list[int]
    """How many spaces of the tile in each position are filled."""
    on_tiles: list[int]
    """Resources of each colour on the tiles."""

    bag: list[int]
    """Kinds of offering tokens, the next draw last."""
    nobles: list[int]
    """The deck, top last."""
    artisans: list[int]
    urns: list[int]
    traitor_urns: list[int]
    """His pile of this round."""
    drawn: list[int]
    """The two nobles the drawer is looking at."""
    rejected: list[int]
    """First nobles not kept, until they return to the deck."""
    rejected_eyes: list[int]
    """For each rejected noble the audience that knows it."""

    def clone(self) -> "Faraon":
        t = Faraon()
        self.copy_into(t)
        t.round = self.round
        t.first = self.first
        t.pharaoh = self.pharaoh
        t.place = self.place[:]
        t.turned = self.turned
        t.direction = self.direction
        t.wheel = self.wheel[:]
        t.supply = self.supply[:]
        t.purse = self.purse[:]
        t.sets = self.sets[:]
        t.bonus = self.bonus[:]
        t.spent = self.spent[:]
        t.nobles_shown = self.nobles_shown[:]
        t.artisans_shown = self.artisans_shown[:]
        t.noble_owner = self.noble_owner[:]
        t.artisan_owner = self.artisan_owner[:]
        t.used = self.used
        t.stage = self.stage[:]
        t.nile = self.nile[:]
        t.passed = self.passed
        t.row = self.row[:]
        t.square = self.square[:]
        t.urns_shown = self.urns_shown[:]
        t.urns_spent = self.urns_spent[:]
        t.score = self.score[:]
        t.drawer = self.drawer
        t.nile_need = self.nile_need
        t.traitor = self.traitor
        t.gods_auto = self.gods_auto
        t.tiles = self.tiles[:]
        t.dark = self.dark
        t.tile_colour = self.tile_colour[:]
        t.filled = self.filled[:]
        t.on_tiles = self.on_tiles[:]
        t.bag = self.bag[:]
        t.nobles = self.nobles[:]
        t.artisans = self.artisans[:]
        t.urns = self.urns[:]
        t.traitor_urns = self.traitor_urns[:]
        t.drawn = self.drawn[:]
        t.rejected = self.rejected[:]
        t.rejected_eyes = self.rejected_eyes[:]
        return t
