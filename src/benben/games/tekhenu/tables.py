"""Tekhenu's dice, wheel, board and pieces, in the order of the component sheet; the cards stand in tables_cards.py.

The last column is the provenance: R rulebook, P public material, I inferred, K recalled, D designed. To correct a
reconstructed value, change its row and nothing else.
"""

from typing import Final, NamedTuple

from benben.core.steps import Domain
from benben.core.table import Table, tables

ROUNDS: Final = 16
START_SCORE: Final = 10
START_HAPPINESS: Final = 2
START_POPULATION: Final = 5
BOT_HAPPINESS: Final = 4
BOT_POPULATION: Final = 7
TRACK_END: Final = 21
BUILDINGS: Final = 10
STATUES: Final = 6
PILLARS: Final = 8
LOWEST_PRODUCTION: Final = 2
HIGHEST_PRODUCTION: Final = 6
DICE_PER_SECTION: Final = 3
PILLAR_POINTS: Final = 3
PILLAR_POINTS_T05: Final = 5
UPKEEP_LOSS: Final = 3
DECREES_SCORED: Final = 3
FAITH_LIMIT: Final = 40

# --- Resources --------------------------------------------------------------------------------------------------------

PAPYRUS: Final = 0
BREAD: Final = 1
LIMESTONE: Final = 2
GRANITE: Final = 3
GOLD: Final = 4
SCRIBE: Final = 5
FAITH: Final = 6
BASICS: Final = ("papyrus", "bread", "limestone", "granite")
BASIC: Final = Domain("basic", BASICS)
TOKENS: Final = (*BASICS, "gold", "scribe", "faith")
TOKEN: Final = Domain("token", TOKENS)

# --- 5.1 Dice ---------------------------------------------------------------------------------------------------------

WHITE: Final = 0
BLACK: Final = 1
YELLOW: Final = 2
BROWN: Final = 3
GREY: Final = 4


class Colour(NamedTuple):
    """A colour of dice: how many, what they produce (-1 nothing), how many leave the bag with 3 and with 2 players."""

    key: str
    dice: int
    resource: int
    out3: int
    out2: int
    source: str


COLOURS: Final = (
    Colour("white", 5, LIMESTONE, 0, 1, "PR"),
    Colour("black", 5, GRANITE, 0, 1, "PR"),
    Colour("yellow", 5, PAPYRUS, 0, 1, "PR"),
    Colour("brown", 5, BREAD, 0, 1, "PR"),
    Colour("grey", 6, -1, 2, 0, "PR"),
)
COLOUR: Final = Domain("colour", tuple(colour.key for colour in COLOURS))
PRODUCES: Final = tuple(colour.resource for colour in COLOURS)
COLOUR_OF: Final = tuple(PRODUCES.index(resource) for resource in range(4))
BAG: Final = {
    2: tuple(colour.dice - colour.out2 for colour in COLOURS),
    3: tuple(colour.dice - colour.out3 for colour in COLOURS),
    4: tuple(colour.dice for colour in COLOURS),
}

# A die is colour * 6 + face - 1; a place at the wheel is section * 30 + die.
DICE: Final = 30
DIE: Final = Domain("die", tuple(f"{colour}_{face}" for colour in COLOUR.keys for face in range(1, 7)))

# --- 5.2 Obelisk Wheel and sections -----------------------------------------------------------------------------------

HORUS: Final = 0
RA: Final = 1
HATHOR: Final = 2
BASTET: Final = 3
THOTH: Final = 4
OSIRIS: Final = 5
SUNNY: Final = 0
SHADED: Final = 1
DARK: Final = 2
PURE: Final = 0
TAINTED: Final = 1
FORBIDDEN: Final = 2


class Section(NamedTuple):
    """A wedge around the wheel, clockwise, and the wheel's lighting at offset 0."""

    key: str
    opposite: int
    ring: int
    source: str


SECTIONS: Final = (
    Section("horus", BASTET, SUNNY, "RP"),
    Section("ra", THOTH, SUNNY, "RP"),
    Section("hathor", OSIRIS, SHADED, "RP"),
    Section("bastet", HORUS, DARK, "RP"),
    Section("thoth", RA, DARK, "RP"),
    Section("osiris", HATHOR, SHADED, "RP"),
)
GODS: Final = tuple(section.key for section in SECTIONS)
GOD: Final = Domain("god", GODS)
LIGHTING: Final = Domain("lighting", ("sunny", "shaded", "dark"))
STATUS: Final = Domain("status", ("pure", "tainted", "forbidden"))
RING: Final = tuple(section.ring for section in SECTIONS)
LIT: Final = tuple(tuple(RING[(section - offset) % 6] for section in range(6)) for offset in range(6))
"""The lighting of each section at each offset of the wheel."""

# TEK-4.1: by lighting, then white, black, yellow, brown, grey. TEK-4.2: Shaded forbids nothing, grey is Tainted.
STATUS_OF: Final = (
    (PURE, FORBIDDEN, TAINTED, FORBIDDEN, TAINTED),
    (TAINTED, TAINTED, PURE, PURE, TAINTED),
    (FORBIDDEN, PURE, FORBIDDEN, TAINTED, TAINTED),
)

# --- 5.3 Tracks -------------------------------------------------------------------------------------------------------


class Mark(NamedTuple):
    """A mark of the Commoner track: its symbols, and the token given to the first Happiness that gets there."""

    key: str
    at: int
    symbols: int
    reward: int
    source: str


MARKS: Final = (
    Mark("m9", 9, 1, -1, "R"),
    Mark("m13", 13, 2, -1, "R"),
    Mark("m16", 16, 3, GOLD, "R"),
    Mark("m19", 19, 4, SCRIBE, "R"),
    Mark("m21", 21, 5, -1, "R"),
)
SYMBOLS: Final = tuple(max([0, *(mark.symbols for mark in MARKS if level >= mark.at)]) for level in range(22))
"""TEK-15.4  Symbols reached at each level of the track: only the highest mark counts."""
LAST_MARK: Final = 4
SECTION3_POPULATION: Final = 9
SECTION4_POPULATION: Final = 13
ACCESS: Final = tuple(sum(level >= mark for mark in (1, 5, 9, 13)) for level in range(22))
"""TEK-11.1  How many Market sections a Happiness opens to its owner."""

# --- 5.5 Temple Complex -----------------------------------------------------------------------------------------------

BLUE: Final = 0
RED: Final = 1
GREEN: Final = 2
OCHRE: Final = 3
EDGE: Final = "BRGO"
NORTH, EAST, SOUTH, WEST = range(4)
SIDE: Final = Domain("side", ("north", "east", "south", "west"))
BORDER: Final = (BLUE, RED, GREEN, OCHRE)
"""The colour of the Temple border on the north, east, south and west."""


class Cell(NamedTuple):
    """A space of the Temple: the token printed on it and how many."""

    key: str
    token: int
    amount: int
    source: str


_REWARDS: Final = (
    ((GRANITE, 1), (FAITH, 3), (PAPYRUS, 1), (BREAD, 2), (LIMESTONE, 1)),
    ((PAPYRUS, 2), (BREAD, 2), (LIMESTONE, 2), (GRANITE, 2), (FAITH, 3)),
    ((LIMESTONE, 1), (GRANITE, 2), (GOLD, 1), (PAPYRUS, 2), (BREAD, 1)),
    ((FAITH, 3), (PAPYRUS, 2), (BREAD, 2), (LIMESTONE, 2), (GRANITE, 2)),
    ((BREAD, 1), (LIMESTONE, 2), (GRANITE, 1), (FAITH, 3), (PAPYRUS, 1)),
)
CELLS: Final = tuple(
    Cell(f"r{row + 1}c{column + 1}", *_REWARDS[row][column], "PD") for row in range(5) for column in range(5)
)
CENTRE: Final = 12
CORNERS: Final = (0, 4, 20, 24)
NEIGHBOUR: Final = tuple(
    (
        cell - 5 if cell >= 5 else -1,
        cell + 1 if cell % 5 < 4 else -1,
        cell + 5 if cell < 20 else -1,
        cell - 1 if cell % 5 else -1,
    )
    for cell in range(25)
)
"""The cell to the north, east, south and west; -1 for the border."""
ROW_CELLS: Final = tuple(tuple(range(row * 5, row * 5 + 5)) for row in range(5))
COLUMN_CELLS: Final = tuple(tuple(range(column, 25, 5)) for column in range(5))

# --- 5.6 Pillar tiles -------------------------------------------------------------------------------------------------

(
    NO_ABILITY, POPULATION3, SCRIBE1, HAPPINESS2, MORE_EDGES, MORE_BUILDINGS, POINT1, THOTH1, HORUS123, DECREE1,
    OSIRIS3, GOLD2, REWARD_TWICE,
) = range(13)  # fmt: skip
ABILITY: Final = Domain(
    "ability",
    ("none", "population3", "scribe1", "happiness2", "more_edges", "more_buildings", "point1", "thoth1", "horus123",
     "decree1", "osiris3", "gold2", "reward_twice"),
)  # fmt: skip


class Pillar(NamedTuple):
    """A Pillar tile: cost in Limestone, edges clockwise from the north, the lighting that wakes its ability."""

    key: str
    cost: int
    edges: str
    lighting: int
    ability: int
    source: str


PILLAR_TILES: Final = (
    Pillar("p01", 3, "BBGO", SUNNY, POPULATION3, "RD"),
    Pillar("p02", 3, "BBOR", DARK, SCRIBE1, "RD"),
    Pillar("p03", 3, "BRBG", SHADED, HAPPINESS2, "RD"),
    Pillar("p04", 3, "BRGO", SUNNY, MORE_EDGES, "RD"),
    Pillar("p05", 3, "BOGR", DARK, MORE_EDGES, "RD"),
    Pillar("p06", 3, "BGRO", SHADED, MORE_BUILDINGS, "RD"),
    Pillar("p07", 2, "BBRR", SUNNY, POINT1, "RD"),
    Pillar("p08", 2, "BBGG", SHADED, POINT1, "RD"),
    Pillar("p09", 2, "BBOO", DARK, POINT1, "RD"),
    Pillar("p10", 4, "RROG", DARK, THOTH1, "RD"),
    Pillar("p11", 4, "RRBO", SUNNY, THOTH1, "RD"),
    Pillar("p12", 4, "RGRB", SHADED, HORUS123, "RD"),
    Pillar("p13", 4, "GGRO", SUNNY, DECREE1, "RD"),
    Pillar("p14", 4, "GGOB", DARK, DECREE1, "RD"),
    Pillar("p15", 4, "GBGR", SHADED, OSIRIS3, "RD"),
    Pillar("p16", 3, "RRGG", SHADED, GOLD2, "RD"),
    Pillar("p17", 3, "RROO", SUNNY, GOLD2, "RD"),
    Pillar("p18", 3, "GGOO", DARK, GOLD2, "RD"),
    Pillar("p19", 3, "OOGR", SUNNY, REWARD_TWICE, "RD"),
    Pillar("p20", 3, "OOBG", SHADED, REWARD_TWICE, "RD"),
    Pillar("p21", 3, "OROB", DARK, REWARD_TWICE, "RD"),
    Pillar("p22", 2, "BRGO", -1, NO_ABILITY, "RD"),
    Pillar("p23", 2, "BROG", -1, NO_ABILITY, "RD"),
    Pillar("p24", 2, "BGRO", -1, NO_ABILITY, "RD"),
    Pillar("p25", 2, "BGOR", -1, NO_ABILITY, "RD"),
    Pillar("p26", 2, "BORG", -1, NO_ABILITY, "RD"),
    Pillar("p27", 2, "BOGR", -1, NO_ABILITY, "RD"),
)
PILLAR: Final = Domain("pillar", tuple(tile.key for tile in PILLAR_TILES))
EDGES: Final = tuple(
    tuple(EDGE.index(tile.edges[(side - turn) % 4]) for side in range(4)) for tile in PILLAR_TILES for turn in range(4)
)
"""The colours of the four sides of tile * 4 + quarter turns clockwise."""
SLOT_OF_VALUE: Final = (-1, 2, 2, 1, 1, 0, 0)
SLOT_POINTS: Final = (3, 2, 1)

# --- 5.7 Building spaces around the Temple ----------------------------------------------------------------------------


class Space(NamedTuple):
    """A building space: the side and line it belongs to, its cost in Bread, and from how many players it is open."""

    key: str
    side: int
    line: int
    cost: int
    players: int
    source: str


_COST: Final = (3, 2, 4, 2, 3)
SPACES: Final = (
    *(Space(f"w{line + 1}", WEST, line, _COST[line], 2, "PD") for line in range(5)),
    *(Space(f"s{line + 1}", SOUTH, line, _COST[line], 2, "PD") for line in range(5)),
    Space("e1", EAST, 0, 3, 3, "D"),
    Space("e5", EAST, 4, 3, 3, "D"),
    Space("n1", NORTH, 0, 3, 3, "D"),
    Space("n5", NORTH, 4, 3, 3, "D"),
    Space("e2", EAST, 1, 2, 4, "D"),
    Space("e4", EAST, 3, 2, 4, "D"),
    Space("n2", NORTH, 1, 2, 4, "D"),
    Space("n4", NORTH, 3, 2, 4, "D"),
)
OPEN_SPACES: Final = (0, 0, 10, 14, 18)
"""TEK-8.2  The first 10, 14 or 18 spaces are open, by number of players."""
SPACE_COST: Final = tuple(space.cost for space in SPACES)


def line_cells(side: int, line: int) -> tuple[int, ...]:
    return ROW_CELLS[line] if side in (EAST, WEST) else COLUMN_CELLS[line]


SPACE_CELLS: Final = tuple(line_cells(space.side, space.line) for space in SPACES)
SPACES_AT: Final = tuple(tuple(i for i, cells in enumerate(SPACE_CELLS) if cell in cells) for cell in range(25))
"""For each cell the building spaces of its row and column."""

# --- 5.8 Horus bonus tiles --------------------------------------------------------------------------------------------


class HorusTile(NamedTuple):
    """The bonus of a god's Statues, and the position its tile has in the beginner's assignment."""

    key: str
    god: int
    points: int
    tokens: tuple[int, ...]
    folk: int
    beginner: int
    source: str


HORUS_TILES: Final = (
    HorusTile("h1", HORUS, 2, (), 0, 6, "D"),
    HorusTile("h2", RA, 0, (LIMESTONE, FAITH), 0, 2, "D"),
    HorusTile("h3", HATHOR, 0, (GOLD,), 0, 4, "RD"),
    HorusTile("h4", BASTET, 0, (), 1, 1, "D"),
    HorusTile("h5", THOTH, 0, (SCRIBE,), 0, 5, "D"),
    HorusTile("h6", OSIRIS, 0, (BREAD, FAITH), 0, 3, "D"),
)
BEGINNER: Final = tuple(next(t.god for t in HORUS_TILES if t.beginner == position) for position in range(1, 7))
GOD_SPACES: Final = (0, 0, 1, 2, 3)
"""TEK-6.4  Statue spaces of each god by number of players."""


class PeopleSpace(NamedTuple):
    key: str
    cells: tuple[int, ...]
    districts: tuple[int, ...]
    source: str


PEOPLE: Final = (
    PeopleSpace("ts_n", COLUMN_CELLS[2], (), "RPD"),
    PeopleSpace("ts_e", ROW_CELLS[2], (), "RPD"),
    PeopleSpace("os_w", (), (PAPYRUS, BREAD), "R"),
    PeopleSpace("os_q", (), (LIMESTONE, GRANITE), "R"),
)
TS_N: Final = 0
TS_E: Final = 1
OS_W: Final = 2
OS_Q: Final = 3
ROW2_GOLD: Final = 4
"""Treasures: one Gold on each people space and one beside row 2 of Osiris."""
PEOPLE_AT: Final = tuple(tuple(i for i in (TS_N, TS_E) if cell in PEOPLE[i].cells) for cell in range(25))
STATUE_OVER: Final = (OS_W, OS_W, OS_Q, OS_Q)
"""The Statue space above each district."""

# --- 5.9 Osiris grid --------------------------------------------------------------------------------------------------


class OsirisRow(NamedTuple):
    """A row: how far the district's own marker moves, the partner markers, own goods, Gold, and a free step."""

    key: str
    own: int
    partners: tuple[int, ...]
    goods: int
    gold: int
    free: int
    source: str


OSIRIS_ROWS: Final = (
    OsirisRow("row1", 1, (), 1, 0, 0, "R"),
    OsirisRow("row2", 1, (), 1, 0, 0, "R"),
    OsirisRow("row3", 1, (LIMESTONE, GRANITE, PAPYRUS, BREAD), 1, 0, 0, "RID"),
    OsirisRow("row4", 1, (GRANITE, LIMESTONE, BREAD, PAPYRUS), 1, 1, 0, "RID"),
    OsirisRow("row5", 2, (), 2, 0, 0, "R"),
    OsirisRow("row6", 2, (), 2, 0, 1, "R"),
)
WORKSHOPS: Final = (PAPYRUS, BREAD)
QUARRIES: Final = (LIMESTONE, GRANITE)

# --- 5.10, 5.11 The player board --------------------------------------------------------------------------------------


class RowStep(NamedTuple):
    """What the n-th Building built uncovers in the Building row."""

    key: str
    points: int
    bread: int
    source: str


BUILDING_ROW: Final = (
    RowStep("building1", 0, 1, "D"),
    RowStep("building2", 1, 0, "D"),
    RowStep("building3", 0, 1, "D"),
    RowStep("building4", 2, 0, "D"),
    RowStep("building5", 0, 1, "D"),
    RowStep("building6", 2, 0, "D"),
    RowStep("building7", 0, 1, "D"),
    RowStep("building8", 3, 0, "D"),
    RowStep("building9", 0, 1, "D"),
    RowStep("building10", 4, 0, "D"),
)
ROW_POINTS: Final = tuple(sum(step.points for step in BUILDING_ROW[:built]) for built in range(11))
ROW_BREAD: Final = tuple(sum(step.bread for step in BUILDING_ROW[:built]) for built in range(11))


class StatueStep(NamedTuple):
    """The n-th Statue: its cost in Granite, and what n Statues score."""

    key: str
    cost: int
    points: int
    source: str


STATUE_ROW: Final = (
    StatueStep("statue1", 2, 1, "DR"),
    StatueStep("statue2", 3, 3, "DR"),
    StatueStep("statue3", 3, 6, "DR"),
    StatueStep("statue4", 4, 10, "DR"),
    StatueStep("statue5", 4, 15, "DR"),
    StatueStep("statue6", 5, 21, "DR"),
)
STATUE_COST: Final = tuple(step.cost for step in STATUE_ROW)
STATUE_SCORE: Final = (0, *(step.points for step in STATUE_ROW))

# --- 5.12 Card Market -------------------------------------------------------------------------------------------------

BLESSING: Final = 0
TECHNOLOGY: Final = 1
DECREE: Final = 2
DECK_KIND: Final = Domain("deck", ("blessings", "technologies", "decrees"))


class MarketSection(NamedTuple):
    """A section: the Happiness that gives access, and its slots from left to right."""

    key: str
    happiness: int
    slots: tuple[int, ...]
    source: str


MARKET: Final = (
    MarketSection("market1", 1, (TECHNOLOGY, BLESSING, BLESSING), "RD"),
    MarketSection("market2", 5, (TECHNOLOGY, TECHNOLOGY, BLESSING, BLESSING), "RD"),
    MarketSection("market3", 9, (DECREE, TECHNOLOGY, TECHNOLOGY, BLESSING), "RD"),
    MarketSection("market4", 13, (DECREE, DECREE, TECHNOLOGY, BLESSING), "RD"),
)
SLOT_KIND: Final = tuple(kind for section in MARKET for kind in section.slots)
SLOT_SECTION: Final = tuple(number for number, section in enumerate(MARKET) for _ in section.slots)
SECTION_SLOTS: Final = tuple(
    tuple(slot for slot, section in enumerate(SLOT_SECTION) if section == number) for number in range(4)
)
MARKET_SECTION: Final = Domain("market", tuple(section.key for section in MARKET))
CARDS_OF_VALUE: Final = (0, 1, 1, 2, 2, 3, 3)
THOTH_COST: Final = (0, 0, 2, 3)
"""Papyrus for 1, 2 or 3 cards."""
FESTIVAL_COST: Final = 2
FESTIVAL_SCRIBES: Final = (0, 2, 2, 1, 1, 0, 0)

# --- 5.13, 5.14 Botankhamun -------------------------------------------------------------------------------------------


class ActionTile(NamedTuple):
    """A tile of the pyramid: a god, or the order of resources whose colours are looked for."""

    key: str
    god: int
    resources: tuple[int, ...]
    source: str


ACTION_TILES: Final = (
    ActionTile("z1", HORUS, (), "P"),
    ActionTile("z2", RA, (), "P"),
    ActionTile("z3", HATHOR, (), "P"),
    ActionTile("z4", BASTET, (), "P"),
    ActionTile("z5", THOTH, (), "P"),
    ActionTile("z6", OSIRIS, (), "P"),
    ActionTile("z7", -1, (GRANITE, LIMESTONE, BREAD, PAPYRUS), "P"),
    ActionTile("z8", -1, (PAPYRUS, BREAD, LIMESTONE, GRANITE), "P"),
    ActionTile("z9", -1, (LIMESTONE, GRANITE, PAPYRUS, BREAD), "P"),
    ActionTile("z10", -1, (BREAD, PAPYRUS, GRANITE, LIMESTONE), "P"),
)
ACTION_TILE: Final = Domain("tile", tuple(tile.key for tile in ACTION_TILES))
PYRAMID_RIGHT: Final = (1, 2, 3, -1, 5, 6, -1, 8, -1, -1)
PYRAMID_UP: Final = (4, 5, 6, -1, 7, 8, -1, 9, -1, -1)
BOT_BALANCE: Final = (3, 2, 1, 1)
BOT_ANKH: Final = 4
BOT_STATUE: Final = 1
BOT_STATUE_HARD: Final = 4
BOT_BUILDINGS: Final = ((5, BREAD), (5, GRANITE))
BOT_CARD_POINTS: Final = 2
BOT_DECREE_POINTS: Final = 4
BOT_DECREE_CHALLENGE: Final = 8
BOT_NO_STATUE_POINTS: Final = 3
BOT_BONUS: Final = ((1, 0), (1, 0), (0, 1), (0, 1), (1, 1), (1, 1))
"""TEK-18.7  Scribes and points by Horus position."""

# --- Maat -------------------------------------------------------------------------------------------------------------

MAAT_LOSS: Final = ((-9, 3), (-6, 2), (-3, 1))
DISTRICT_POINTS: Final = 3
HAPPINESS_POINTS: Final = 3
FULL_PRODUCTION_POINTS: Final = 2
FIRST_POINTS: Final = 3
SECOND_POINTS: Final = 2

# --- What points are given for ----------------------------------------------------------------------------------------

SOURCE: Final = Domain(
    "source",
    ("start", "statue_line", "buildings", "edges", "slot", "ability", "own_pillars", "horus_bonus", "technology",
     "maat", "districts", "temple", "statues", "happiness", "production", "building_row", "upkeep", "decree", "order",
     "cards", "scribes", "no_statue"),
)  # fmt: skip
(
    BY_START, BY_STATUE_LINE, BY_BUILDINGS, BY_EDGES, BY_SLOT, BY_ABILITY, BY_OWN_PILLARS, BY_HORUS_BONUS,
    BY_TECHNOLOGY, BY_MAAT, BY_DISTRICTS, BY_TEMPLE, BY_STATUES, BY_HAPPINESS, BY_PRODUCTION, BY_BUILDING_ROW,
    BY_UPKEEP, BY_DECREE, BY_ORDER, BY_CARDS, BY_SCRIBES, BY_NO_STATUE,
) = range(22)  # fmt: skip

TABLES: Final = tables(
    Table("dice", COLOURS, 5, {"resource": BASIC}),
    Table("sections", SECTIONS, 6, {"opposite": GOD, "ring": LIGHTING}),
    Table("marks", MARKS, 5, {"reward": TOKEN}),
    Table("cells", CELLS, 25, {"token": TOKEN}),
    Table("pillars", PILLAR_TILES, 27, {"lighting": LIGHTING, "ability": ABILITY}),
    Table("spaces", SPACES, 18, {"side": SIDE}),
    Table("horus", HORUS_TILES, 6, {"god": GOD, "tokens": TOKEN}),
    Table("people", PEOPLE, 4, {"districts": BASIC}),
    Table("osiris", OSIRIS_ROWS, 6, {"partners": BASIC}),
    Table("building-row", BUILDING_ROW, 10),
    Table("statue-row", STATUE_ROW, 6),
    Table("market", MARKET, 4, {"slots": DECK_KIND}),
    Table("action-tiles", ACTION_TILES, 10, {"god": GOD, "resources": BASIC}),
)
assert [sum(bag) for bag in BAG.values()] == [22, 24, 26]
assert [sum(tile.edges.count(colour) for tile in PILLAR_TILES) for colour in EDGE] == [27] * 4
assert [sum(space.players <= players for space in SPACES) for players in (2, 3, 4)] == list(OPEN_SPACES[2:])
