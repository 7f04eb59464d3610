"""Ankh's gods, powers, cards, guardians and tracks, in the order of the component sheet.

The last column is the provenance: R rulebook, P public material, I inferred, D designed. To correct a value, change
its row and nothing else.
"""

from itertools import combinations
from typing import Final, NamedTuple

from benben.core.steps import Domain
from benben.core.table import Table, tables
from benben.games.ankh.tables_map import HEX, HEXES, RIVERS, TOKENS
from benben.games.ankh.tables_scenarios import LAYOUTS, SCENARIO

WARRIORS: Final = 6
ANKH_TOKENS: Final = 15
BOARD_TOKENS: Final = 6
START_FOLLOWERS: Final = 1
MONUMENTS_PER_KIND: Final = 10
CAMELS: Final = 30
SLOTS_OF_ANUBIS: Final = 3
SUNS: Final = 3
PORTALS: Final = 3
BASES: Final = 2

# --- 5.2 Action tracks ------------------------------------------------------------------------------------------------


class Track(NamedTuple):
    key: str
    start_5: int
    start_4: int
    start_3: int
    start_2: int
    white: int
    source: str


TRACKS: Final = (
    Track("move", 0, 1, 2, 3, 7, "P"),
    Track("summon", 0, 1, 2, 3, 7, "P"),
    Track("gain", 0, 1, 2, 3, 7, "P"),
    Track("unlock", 0, 1, 2, 3, 6, "P"),
)
ACTION: Final = Domain("action", tuple(row.key for row in TRACKS))
MOVE: Final = 0
SUMMON_UNIT: Final = 1
GAIN: Final = 2
UNLOCK: Final = 3
WHITE: Final = tuple(row.white for row in TRACKS)


def start_square(track: int, players: int) -> int:
    row = TRACKS[track]
    return (row.start_2, row.start_3, row.start_4, row.start_5)[players - 2]


# --- 5.3 Event track --------------------------------------------------------------------------------------------------

EVENT: Final = Domain("event_space", ("start", "control", "caravan", "conflict"))
START: Final = 0
CONTROL: Final = 1
CARAVAN: Final = 2
CONFLICT: Final = 3


class Space(NamedTuple):
    key: str
    kind: int
    conflict: int
    """Which Conflict it is, 0 for none."""
    source: str


SPACES: Final = (
    Space("0", START, 0, "P"),
    Space("1", CONTROL, 0, "P"),
    Space("2", CONTROL, 0, "P"),
    Space("3", CONTROL, 0, "P"),
    Space("4", CONFLICT, 1, "P"),
    Space("5", CARAVAN, 0, "P"),
    Space("6", CONTROL, 0, "P"),
    Space("7", CONTROL, 0, "P"),
    Space("8", CONFLICT, 2, "P"),
    Space("9", CARAVAN, 0, "P"),
    Space("10", CONTROL, 0, "P"),
    Space("11", CONTROL, 0, "P"),
    Space("12", CONFLICT, 3, "P"),
    Space("13", CARAVAN, 0, "P"),
    Space("14", CONTROL, 0, "P"),
    Space("15", CONTROL, 0, "P"),
    Space("16", CONFLICT, 4, "P"),
    Space("17", CONTROL, 0, "P"),
    Space("18", CONFLICT, 5, "P"),
)
MERGING_CONFLICT: Final = 3
FORGETTING_CONFLICT: Final = 4
LAST_CONFLICT: Final = 5

# --- 5.4 Devotion track -----------------------------------------------------------------------------------------------

LAST_RED: Final = 20
TOP: Final = 31
MAJORITY: Final = 0
DOMINATION: Final = 1
BATTLE: Final = 2
MAGNANIMITY: Final = 3
MIRACLES: Final = 4
WORSHIP: Final = 5
BOUNTY: Final = 6
CATS: Final = 7
MERGER: Final = 8
SOURCE: Final = Domain(
    "source",
    ("majority", "domination", "battle", "magnanimous", "miracle", "worshipful", "bountiful", "cat_mummy", "merge"),
)

# --- 5.5 Ankh powers --------------------------------------------------------------------------------------------------


class Power(NamedTuple):
    key: str
    level: int
    timing: str
    effect: str
    source: str


POWERS: Final = (
    Power("commanding", 1, "win in battle", "+3 followers", "R"),
    Power("inspiring", 1, "build monument", "cost 0", "R"),
    Power("omnipresent", 1, "start of conflict", "+1 follower per region with own unit", "R"),
    Power("revered", 1, "gain followers", "+1 follower", "R"),
    Power("resplendent", 2, "passive", "god base strength 3 with 3 own monuments of one kind", "R"),
    Power("obelisk_attuned", 2, "start of battle", "move units next to own obelisks in region", "R"),
    Power("temple_attuned", 2, "battle resolution", "+2 per own temple in region with own unit adjacent", "R"),
    Power("pyramid_attuned", 2, "summon", "+1 summon next to each own pyramid", "R"),
    Power("glorious", 3, "win by 3", "3 devotion instead of 1", "R"),
    Power("magnanimous", 3, "lose with 2 units", "+2 devotion", "R"),
    Power("bountiful", 3, "any gain while in red", "+1 devotion", "R"),
    Power("worshipful", 3, "after battle, card played", "2 followers for 1 devotion", "R"),
)
POWER: Final = Domain("power", tuple(row.key for row in POWERS))
UNLOCKING: Final = Domain("unlocking", (*POWER.keys, "none"), POWER)
NO_POWER: Final = len(POWERS)
COMMANDING: Final = 1 << POWER.index["commanding"]
INSPIRING: Final = 1 << POWER.index["inspiring"]
OMNIPRESENT: Final = 1 << POWER.index["omnipresent"]
REVERED: Final = 1 << POWER.index["revered"]
RESPLENDENT: Final = 1 << POWER.index["resplendent"]
OBELISK_ATTUNED: Final = 1 << POWER.index["obelisk_attuned"]
TEMPLE_ATTUNED: Final = 1 << POWER.index["temple_attuned"]
PYRAMID_ATTUNED: Final = 1 << POWER.index["pyramid_attuned"]
GLORIOUS: Final = 1 << POWER.index["glorious"]
MAGNANIMOUS: Final = 1 << POWER.index["magnanimous"]
BOUNTIFUL: Final = 1 << POWER.index["bountiful"]
WORSHIPFUL: Final = 1 << POWER.index["worshipful"]

COMMANDING_FOLLOWERS: Final = 3
RESPLENDENT_MONUMENTS: Final = 3
RESPLENDENT_STRENGTH: Final = 3
TEMPLE_STRENGTH: Final = 2
GLORIOUS_MARGIN: Final = 3
GLORIOUS_GAIN: Final = 3
MAGNANIMOUS_UNITS: Final = 2
MAGNANIMOUS_GAIN: Final = 2
WORSHIP_COST: Final = 2
BUILD_COST: Final = 3


class Slot(NamedTuple):
    key: str
    level: int
    guardian: bool
    source: str


SLOTS: Final = (
    Slot("l1a", 1, False, "RP"),
    Slot("l1b", 1, True, "RP"),
    Slot("l2a", 2, False, "RP"),
    Slot("l2b", 2, True, "RP"),
    Slot("l3a", 3, True, "RP"),
    Slot("l3b", 3, False, "RP"),
)
LEVELS: Final = 3

# --- 5.6 Battle cards -------------------------------------------------------------------------------------------------


class Card(NamedTuple):
    key: str
    strength: int
    resolves: str
    source: str


CARDS: Final = (
    Card("flood", 0, "reveal, battle resolution", "R"),
    Card("build_monument", 0, "step 2", "RP"),
    Card("plague", 1, "step 3", "RP"),
    Card("chariots", 3, "step 5", "R"),
    Card("drought", 1, "step 5", "R"),
    Card("miracle", 0, "after battle", "RP"),
    Card("cycle_of_maat", 0, "after battle", "RP"),
)
CARD: Final = Domain("card", tuple(row.key for row in CARDS))
FLOOD: Final = 0
BUILD: Final = 1
PLAGUE: Final = 2
CHARIOTS: Final = 3
DROUGHT: Final = 4
MIRACLE: Final = 5
MAAT: Final = 6
ALL_CARDS: Final = (1 << len(CARDS)) - 1
PAIRS: Final = tuple(combinations(range(len(CARDS)), 2))
PLAY: Final = Domain("play", (*CARD.keys, *(f"{CARD.keys[a]}+{CARD.keys[b]}" for a, b in PAIRS)), CARD)
"""What is laid down in a Battle: one card, or two."""
CARDS_OF_PLAY: Final = (*((card,) for card in range(len(CARDS))), *PAIRS)
AMOUNT: Final = Domain("amount", tuple(str(n) for n in range(100)))

# --- 5.7 Gods and guardians -------------------------------------------------------------------------------------------


class God(NamedTuple):
    key: str
    ability: str
    pieces: str
    source: str


GODS: Final = (
    God("amun", "two cards in one battle a conflict", "amun token", "R"),
    God("anubis", "traps killed warriors", "3 slots", "RI"),
    God("isis", "protects units next to enemies", "none", "R"),
    God("osiris", "gates of the underworld", "3 underworld tokens", "R"),
    God("ra", "radiant units", "3 sun tokens", "R"),
)
GOD: Final = Domain("god", tuple(row.key for row in GODS))
PRISONER: Final = Domain("prisoner", (*GOD.keys, "none"), GOD)
NO_PRISONER: Final = len(GODS)
AMUN: Final = 1 << 0
ANUBIS: Final = 1 << 1
ISIS: Final = 1 << 2
OSIRIS: Final = 1 << 3
RA: Final = 1 << 4


class Guardian(NamedTuple):
    key: str
    level: int
    figures: int
    large: bool
    strength: int
    source: str


GUARDIANS: Final = (
    Guardian("cat_mummy", 1, 3, False, 1, "RP"),
    Guardian("satet", 1, 3, False, 1, "RP"),
    Guardian("apep", 2, 2, True, 1, "RP"),
    Guardian("mummy", 2, 3, False, 1, "RP"),
    Guardian("giant_scorpion", 3, 2, True, 1, "RP"),
    Guardian("androsphinx", 3, 2, True, 1, "RP"),
)
GUARDIAN: Final = Domain("guardian", tuple(row.key for row in GUARDIANS))
KINDS: Final = len(GUARDIANS)
CAT: Final = 0
SATET: Final = 1
APEP: Final = 2
MUMMY: Final = 3
SCORPION: Final = 4
ANDROSPHINX: Final = 5
LARGE: Final = tuple(row.large for row in GUARDIANS)

UNIT: Final = Domain("unit", ("god", "warrior", *GUARDIAN.keys))
GOD_UNIT: Final = 0
WARRIOR: Final = 1
FIRST_GUARDIAN: Final = 2
SUMMON: Final = Domain("summon", ("warrior", "captive", *GUARDIAN.keys, "done"))
POOLED: Final = 0
CAPTIVE: Final = 1
NO_SUMMON: Final = len(SUMMON) - 1
DISMISS: Final = Domain("dismiss", (*HEX.keys, *GUARDIAN.keys, "done"), HEX)
FROM_POOL: Final = len(HEX)
KEEP_ALL: Final = len(DISMISS) - 1
AIM: Final = Domain("aim", ("n_ne", "ne_se", "se_s", "s_sw", "sw_nw", "nw_n"))


def figures_in_play(kind: int, players: int) -> int:
    """ANK-4.11  Two players use 1 figure of a kind, three 2, more all of them."""
    return {2: 1, 3: 2}.get(players, GUARDIANS[kind].figures)


# --- Monuments, order tokens ------------------------------------------------------------------------------------------


class Monument(NamedTuple):
    key: str
    letter: str
    tokens: int
    source: str


MONUMENTS: Final = (
    Monument("obelisk", "O", MONUMENTS_PER_KIND, "R"),
    Monument("temple", "T", MONUMENTS_PER_KIND, "R"),
    Monument("pyramid", "P", MONUMENTS_PER_KIND, "R"),
)
MONUMENT: Final = Domain("monument", tuple(row.key for row in MONUMENTS))
BUILDING: Final = Domain("building", (*MONUMENT.keys, "none"), MONUMENT)
OBELISK: Final = 0
TEMPLE: Final = 1
PYRAMID: Final = 2
NO_MONUMENT: Final = 3

ORDER: Final = Domain("order", tuple(str(n) for n in range(TOKENS + 1)))
"""Order tokens by number; 0 is no token."""
TOKEN_PAIRS: Final = tuple(combinations(range(1, TOKENS + 1), 2))
PAIR: Final = Domain("pair", (*(f"{a}+{b}" for a, b in TOKEN_PAIRS), "none"), ORDER)
NO_PAIR: Final = len(TOKEN_PAIRS)
PAIR_INDEX: Final = {pair: i for i, pair in enumerate(TOKEN_PAIRS)}

TABLES: Final = tables(
    Table("hexes", HEXES, 101),
    Table("rivers", RIVERS, 4),
    Table("tracks", TRACKS, 4),
    Table("event_track", SPACES, 19, {"kind": EVENT}),
    Table("powers", POWERS, 12),
    Table("slots", SLOTS, 6),
    Table("cards", CARDS, 7),
    Table("gods", GODS, 5),
    Table("guardians", GUARDIANS, 6),
    Table("monuments", MONUMENTS, 3),
    Table("layouts", LAYOUTS, 16, {"scenario": SCENARIO}),
)
