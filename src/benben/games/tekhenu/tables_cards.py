"""TEK-1.2  Tekhenu's cards, in the order of the component sheet, and the vocabularies of its decisions.

Blessings, Technologies and Decrees are numbered through: card = kind * 24 + number - 1.
"""

from typing import Final, NamedTuple

from benben.core.steps import Domain
from benben.core.table import Table, tables
from benben.games.tekhenu.tables import (
    BASICS,
    BLESSING,
    BREAD,
    CELLS,
    COLOUR,
    DIE,
    FAITH,
    FAITH_LIMIT,
    GODS,
    GOLD,
    GRANITE,
    LIMESTONE,
    OSIRIS_ROWS,
    PAPYRUS,
    PEOPLE,
    SCRIBE,
    SPACES,
    TABLES,
    TOKEN,
)

DECK: Final = 24

# --- 5.16 Blessings ---------------------------------------------------------------------------------------------------

IN_PRODUCTION: Final = "production"
ANYTIME: Final = "anytime"
ON_DIE: Final = "die"
IN_RA_HORUS: Final = "ra horus"
IN_BASTET_HATHOR: Final = "bastet hathor"
ON_START: Final = "start"


class Blessing(NamedTuple):
    """A Blessing: when it is played, the token it gives and how many."""

    key: str
    when: str
    token: int
    amount: int
    effect: str
    source: str


BLESSINGS: Final = (
    Blessing("b01", IN_PRODUCTION, LIMESTONE, 4, "goods", "R"),
    Blessing("b02", IN_PRODUCTION, GRANITE, 4, "goods", "R"),
    Blessing("b03", IN_PRODUCTION, BREAD, 4, "goods", "R"),
    Blessing("b04", IN_PRODUCTION, PAPYRUS, 4, "goods", "R"),
    Blessing("b05", IN_PRODUCTION, GOLD, 3, "goods", "R"),
    Blessing("b06", IN_PRODUCTION, SCRIBE, 2, "goods", "R"),
    Blessing("b07", ANYTIME, -1, 3, "population or happiness", "R"),
    Blessing("b08", ANYTIME, -1, 3, "population or happiness", "R"),
    Blessing("b09", ON_DIE, -1, 0, "any face", "R"),
    Blessing("b10", ON_DIE, -1, 0, "any face", "R"),
    Blessing("b11", ON_DIE, -1, 1, "another colour", "R"),
    Blessing("b12", ON_DIE, -1, 1, "another colour", "R"),
    Blessing("b13", IN_RA_HORUS, -1, 0, "no cost", "R"),
    Blessing("b14", IN_RA_HORUS, -1, 0, "no cost", "R"),
    Blessing("b15", IN_BASTET_HATHOR, -1, 0, "no cost", "R"),
    Blessing("b16", IN_BASTET_HATHOR, -1, 0, "no cost", "R"),
    Blessing("b17", ON_DIE, SCRIBE, 1, "adjacent god", "R"),
    Blessing("b18", ON_DIE, SCRIBE, 1, "adjacent god", "R"),
    Blessing("b19", ON_DIE, -1, 1, "opposite god", "R"),
    Blessing("b20", ON_DIE, -1, 1, "opposite god", "R"),
    Blessing("b21", IN_PRODUCTION, -1, 0, "twice", "R"),
    Blessing("b22", IN_PRODUCTION, -1, 0, "twice", "R"),
    Blessing("b23", ON_START, -1, 0, "anubis", "R"),
    Blessing("b24", ON_START, -1, 0, "anubis", "R"),
)
B01, B02, B03, B04, B05, B06 = range(6)
B07, B09, B11, B13, B15, B17, B19, B21, B23 = range(6, 24, 2)
"""The first card of each pair; its twin is the next."""
GOODS_BLESSINGS: Final = (B01, B02, B03, B04, B05, B06)

# --- 5.17 Technologies ------------------------------------------------------------------------------------------------


class Technology(NamedTuple):
    key: str
    trigger: str
    points: int
    effect: str
    source: str


TECHNOLOGIES: Final = (
    Technology("t01", "osiris", 2, "", "R"),
    Technology("t02", "ra", 2, "", "R"),
    Technology("t03", "thoth", 2, "", "R"),
    Technology("t04", "horus", 2, "granite", "R"),
    Technology("t05", "hathor", 2, "per own pillar of the line", "R"),
    Technology("t06", "bastet", 2, "population, happiness", "R"),
    Technology("t07", "horus bonus", 0, "granite", "R"),
    Technology("t08", "die", 0, "forbidden as pure or tainted", "R"),
    Technology("t09", "pillar ability", 0, "always active", "R"),
    Technology("t10", "spending", 1, "gold and scribes interchangeable", "R"),
    Technology("t11", "value 1", 2, "", "R"),
    Technology("t12", "production action", 1, "per surplus unit", "R"),
    Technology("t13", "producing", 0, "value -2..+2, one more unit", "R"),
    Technology("t14", "god action", 0, "value -2..+2", "R"),
    Technology("t15", "maat", 0, "2 faith, ankh 5", "R"),
    Technology("t16", "after maat", 2, "first points, last gold", "R"),
    Technology("t17", "bread", 2, "no upkeep", "R"),
    Technology("t18", "pure die", 1, "", "R"),
    Technology("t19", "tainted die", 0, "scribe: produce first", "R"),
    Technology("t20", "thoth", 0, "papyrus", "R"),
    Technology("t21", "hathor", 0, "bread", "R"),
    Technology("t22", "spending", 1, "limestone and granite interchangeable", "R"),
    Technology("t23", "anubis", 3, "", "R"),
    Technology("t24", "blessing", 0, "gold", "R"),
)
(
    T01, T02, T03, T04, T05, T06, T07, T08, T09, T10, T11, T12, T13, T14, T15, T16, T17, T18, T19, T20, T21, T22, T23,
    T24,
) = range(DECK, 2 * DECK)  # fmt: skip
GOD_TECHNOLOGY: Final = (T04, T02, -1, T06, T03, T01)
"""The Technology that gives points for the action of each god."""
REACH: Final = 2
"""How far T13 and T14 may change a value."""
FAITH_T15: Final = 2
ANKH_T15: Final = 5

# --- 5.18 Decrees -----------------------------------------------------------------------------------------------------

(QUARRY, WORKSHOP, OSIRIS_BUILDING, TEMPLE_BUILDING, PILLAR_BUILT, STATUE_BUILT, GOD_STATUE, PEOPLE_STATUE, TECH_OWNED,
 SCRIBE_LEFT, SYMBOL_HELD, HAPPINESS_SYMBOL) = range(12)  # fmt: skip


class Decree(NamedTuple):
    """A Decree: its symbol, what it counts at how many points each; the special ones are code."""

    key: str
    symbol: str
    counts: tuple[tuple[int, int], ...]
    effect: str
    source: str


DECREES: Final = (
    Decree("d01", "scroll", ((TECH_OWNED, 3),), "", "RD"),
    Decree("d02", "scroll", ((SYMBOL_HELD, 4),), "", "RD"),
    Decree("d03", "scroll", (), "2 gold: another decree again", "RD"),
    Decree("d04", "crowd", (), "4 per population symbol paid for", "RD"),
    Decree("d05", "crowd", ((HAPPINESS_SYMBOL, 4),), "", "RD"),
    Decree("d06", "crowd", (), "happiness above the lowest", "RD"),
    Decree("d07", "coffer", ((SCRIBE_LEFT, 3),), "", "RD"),
    Decree("d08", "coffer", (), "gold 2, basics 1, at most 20", "RD"),
    Decree("d09", "quarry", ((QUARRY, 3),), "", "RD"),
    Decree("d10", "quarry", ((WORKSHOP, 3),), "", "RD"),
    Decree("d11", "quarry", ((OSIRIS_BUILDING, 2),), "", "RD"),
    Decree("d12", "temple", ((TEMPLE_BUILDING, 3),), "", "RD"),
    Decree("d13", "temple", ((PILLAR_BUILT, 3),), "", "RD"),
    Decree("d14", "temple", ((STATUE_BUILT, 2), (TEMPLE_BUILDING, 2)), "", "RD"),
    Decree("d15", "temple", ((PILLAR_BUILT, 2), (TEMPLE_BUILDING, 2)), "", "RD"),
    Decree("d16", "statue", ((GOD_STATUE, 4),), "", "RD"),
    Decree("d17", "statue", ((STATUE_BUILT, 2), (PILLAR_BUILT, 2)), "", "RD"),
    Decree("d18", "statue", ((STATUE_BUILT, 3),), "", "RD"),
    Decree("d19", "statue", ((PEOPLE_STATUE, 5),), "", "RD"),
    Decree("d20", "scales", (), "10 if first, 5 if second", "RD"),
    Decree("d21", "obelisk", ((OSIRIS_BUILDING, 1), (TEMPLE_BUILDING, 1)), "", "RD"),
    Decree("d22", "scales", (), "half the pips on the left", "RD"),
    Decree("d23", "obelisk", (), "an action before the last scoring", "RD"),
    Decree("d24", "obelisk", (), "temple again, no statues", "RD"),
)
FIRST_DECREE: Final = 2 * DECK
D03, D04 = FIRST_DECREE + 2, FIRST_DECREE + 3
D06, D08 = FIRST_DECREE + 5, FIRST_DECREE + 7
D20, D22, D23, D24 = FIRST_DECREE + 19, FIRST_DECREE + 21, FIRST_DECREE + 22, FIRST_DECREE + 23
D03_COST: Final = 2
D04_POINTS: Final = 4
D08_LIMIT: Final = 20
D20_POINTS: Final = (10, 5)
SYMBOL: Final = Domain("symbol", tuple(dict.fromkeys(decree.symbol for decree in DECREES)))
SYMBOL_OF: Final = tuple(SYMBOL.index[decree.symbol] for decree in DECREES)

# --- 5.19 Starting cards, 5.20 Destiny cards --------------------------------------------------------------------------

TOKENS_GIVEN: Final = "tokens"
OSIRIS_ACTION: Final = "osiris"
MIX: Final = "mix"
DRAW2: Final = "draw 2"
FOLK: Final = "people"


class Start(NamedTuple):
    """A Starting card: Initiative, kind of effect, tokens given, value of its Osiris action or size of its mix."""

    key: str
    initiative: int
    kind: str
    tokens: tuple[int, ...]
    amount: int
    source: str


STARTS: Final = (
    Start("s01", 1, OSIRIS_ACTION, (PAPYRUS, BREAD, LIMESTONE, GRANITE), 5, "R"),
    Start("s02", 2, OSIRIS_ACTION, (LIMESTONE, GRANITE), 3, "R"),
    Start("s03", 3, OSIRIS_ACTION, (PAPYRUS, BREAD), 3, "R"),
    Start("s04", 4, MIX, (PAPYRUS, BREAD, LIMESTONE, GRANITE), 5, "R"),
    Start("s05", 5, DRAW2, (), 1, "R"),
    Start("s06", 6, DRAW2, (), 0, "R"),
    Start("s07", 7, TOKENS_GIVEN, (SCRIBE, SCRIBE, GOLD), 0, "R"),
    Start("s08", 8, TOKENS_GIVEN, (PAPYRUS, BREAD, LIMESTONE, GRANITE), 0, "R"),
    Start("s09", 9, MIX, (LIMESTONE, GRANITE), 3, "R"),
    Start("s10", 10, MIX, (PAPYRUS, BREAD), 3, "R"),
    Start("s11", 11, FOLK, (), 0, "R"),
    Start("s12", 12, TOKENS_GIVEN, (GOLD, GOLD), 0, "R"),
)
S11_FOLK: Final = (3, 2)


class Destiny(NamedTuple):
    """A Destiny card: Ankh value, and the token it gives (-1: Population or Happiness)."""

    key: str
    ankh: int
    token: int
    source: str


DESTINIES: Final = (
    Destiny("a01", 0, SCRIBE, "R"),
    Destiny("a02", 1, GOLD, "R"),
    Destiny("a03", 2, -1, "R"),
    Destiny("a04", 3, FAITH, "R"),
)
ANKH: Final = tuple(destiny.ankh for destiny in DESTINIES)
OFFERED: Final = (0, 3, 5, 7, 9)
"""TEK-2.11  Starting cards laid out by number of players; solo 3."""
DESTINY_REWARD: Final = len(STARTS)
"""Rewards number the Starting cards first, then the Destiny cards."""
REWARD: Final = Domain("reward", (*(card.key for card in STARTS), *(card.key for card in DESTINIES)))

ALL_CARDS: Final = (*BLESSINGS, *TECHNOLOGIES, *DECREES)
CARD: Final = Domain("card", tuple(card.key for card in ALL_CARDS))

# --- Vocabularies of the decisions ------------------------------------------------------------------------------------

FOLK_KIND: Final = Domain("folk", ("population", "happiness"))
PEOPLE_KEYS: Final = ("b07_population", "b07_happiness")
"""Every decision of one's own turn ends with these two: Blessings B07 and B08."""
VALUE: Final = Domain("value", ("value1", "value2", "value3", "value4", "value5", "value6", *PEOPLE_KEYS))

WHEEL_PART: Final = Domain("wheel_part", (*GODS, *DIE.keys))
TAKE: Final = Domain(
    "take",
    (*(f"{god}+{die}" for god in GODS for die in DIE.keys), "anubis_scribes", "anubis_blessing", *PEOPLE_KEYS),
    WHEEL_PART,
)
PLACES: Final = len(GODS) * len(DIE.keys)
ANUBIS_SCRIBES: Final = PLACES
ANUBIS_BLESSING: Final = PLACES + 1
TREAT: Final = Domain("treat", ("pure", "tainted", *PEOPLE_KEYS))

DELTAS: Final = (-1, 0, 1)
_COLOUR_KEYS: Final = tuple(f"{colour}_{name}" for colour in COLOUR.keys for name in ("minus", "same", "plus"))
TURN: Final = Domain(
    "turn",
    (
        *GODS,
        *(f"produce_{basic}" for basic in BASICS),
        *(f"face{face}" for face in range(1, 7)),
        *_COLOUR_KEYS,
        *(f"scribes{value}" for value in range(1, 7)),
        "play_before", "play_after", "play_opposite", "extra_before", "extra_after", "extra_opposite",
        "skip", "end",
        *PEOPLE_KEYS,
    ),
)  # fmt: skip
PRODUCE: Final = 6
TURN_FACE: Final = 10
RECOLOUR: Final = 16
REVALUE: Final = 31
PLAY_EXTRA: Final = 37
DO_EXTRA: Final = 40
SKIP: Final = 43
END: Final = 44
assert TURN.keys[PRODUCE] == "produce_papyrus" and TURN.keys[RECOLOUR] == "white_minus"
assert TURN.keys[REVALUE] == "scribes1" and TURN.keys[DO_EXTRA] == "extra_before" and TURN.keys[END] == "end"
EXTRA: Final = Domain("extra", ("before", "after", "opposite"))
BEFORE: Final = 0
AFTER: Final = 1
OPPOSITE: Final = 2

FREE_PART: Final = Domain("free_part", (*GODS, *BASICS, *VALUE.keys[:6]))
FREE: Final = Domain(
    "free",
    (
        *(f"{what}+value{value}" for what in (*GODS, *BASICS) for value in range(1, 7)),
        "decline",
        *PEOPLE_KEYS,
    ),
    FREE_PART,
)
DECLINE: Final = 60

STATUE_PLACE: Final = Domain("statue", (*GODS, *(space.key for space in PEOPLE), *PEOPLE_KEYS))
PEOPLE_PLACE: Final = len(GODS)
CELL: Final = Domain("cell", tuple(cell.key for cell in CELLS))
CELL_PART: Final = Domain("cell_part", (*CELL.keys, "turn0", "turn1", "turn2", "turn3"))
LAY: Final = Domain(
    "lay", (*(f"{cell}+turn{turn}" for cell in CELL.keys for turn in range(4)), *PEOPLE_KEYS), CELL_PART
)
BUILDING: Final = Domain("building", (*(space.key for space in SPACES), *PEOPLE_KEYS))
OSIRIS_SPACE: Final = Domain(
    "osiris", (*(f"{row.key}_{basic}" for row in OSIRIS_ROWS for basic in BASICS), *PEOPLE_KEYS)
)
MARKER: Final = Domain("marker", (*BASICS, *PEOPLE_KEYS))
THOTH_CHOICE: Final = Domain("thoth", (*CARD.keys, "refresh1", "refresh2", "refresh3", "refresh4", *PEOPLE_KEYS), CARD)
REFRESH: Final = len(CARD.keys)
BOOST: Final = Domain("boost", ("b01", "b02", "b03", "b04", "b05", "b06", "b21", "done", *PEOPLE_KEYS))
REPEAT: Final = 6
DONE: Final = 7
OFFER: Final = Domain("offer", ("no", "yes", *PEOPLE_KEYS))

# Payments: how many Papyrus, Bread, Limestone, Granite, Gold and Scribes.
COIN: Final = Domain("coin", tuple(f"{n}{what}" for what in (*BASICS, "gold", "scribe") for n in range(1, 6)))
PAY_LIMIT: Final = 5


def _mixes(kinds: tuple[int, ...], total: int) -> list[tuple[int, ...]]:
    """All ways to take `total` tokens of these kinds, as counts of all six."""
    if not kinds:
        return [(0,) * 6] if total == 0 else []
    return [
        tuple(n if kind == kinds[0] else count for kind, count in enumerate(rest))
        for n in range(total, -1, -1)
        for rest in _mixes(kinds[1:], total - n)
    ]


_FAMILIES: Final = (
    (PAPYRUS, GOLD, SCRIBE),
    (BREAD, GOLD, SCRIBE),
    (LIMESTONE, GRANITE, GOLD, SCRIBE),
)
_GIFTS: Final = (((PAPYRUS, BREAD, LIMESTONE, GRANITE), 5), ((PAPYRUS, BREAD), 3))
PAYMENTS: Final = tuple(
    dict.fromkeys(
        [
            *(mix for family in _FAMILIES for total in range(1, PAY_LIMIT + 1) for mix in _mixes(family, total)),
            *(mix for kinds, total in _GIFTS for mix in _mixes(kinds, total)),
        ]
    )
)


def _spell(mix: tuple[int, ...]) -> str:
    return "+".join(f"{n}{what}" for n, what in zip(mix, (*BASICS, "gold", "scribe"), strict=True) if n)


PAYMENT: Final = Domain("payment", (*map(_spell, PAYMENTS), "blessing", "nothing", *PEOPLE_KEYS), COIN)
PAYMENT_INDEX: Final = {mix: i for i, mix in enumerate(PAYMENTS)}
BY_BLESSING: Final = len(PAYMENTS)
NOTHING: Final = len(PAYMENTS) + 1
GIFTS: Final[dict[tuple[int, ...], tuple[int, ...]]] = {
    kinds: tuple(PAYMENT_INDEX[mix] for mix in _mixes(kinds, total))
    for kinds, total in (*_GIFTS, ((LIMESTONE, GRANITE), 3))
}
"""The mixes that S04, S09 and S10 let one choose from."""

FAITH_PART: Final = Domain("faith_part", ("left", "right", *(f"n{n}" for n in range(1, FAITH_LIMIT + 1))))
FAITH_MOVE: Final = Domain(
    "faith",
    (
        *(f"right+n{n}" for n in range(FAITH_LIMIT, 0, -1)),
        "none",
        *(f"left+n{n}" for n in range(1, FAITH_LIMIT + 1)),
    ),
    FAITH_PART,
)
DECREE_PICK: Final = Domain("decree", (*(decree.key for decree in DECREES), "stop"), CARD)
STOP: Final = len(DECREES)
SPEND: Final = Domain("spend", (*BASICS, "gold", "scribe", "stop"))
SPEND_STOP: Final = 6

CARD_TABLES: Final = tables(
    Table("blessings", BLESSINGS, 24, {"token": TOKEN}),
    Table("technologies", TECHNOLOGIES, 24),
    Table("decrees", DECREES, 24),
    Table("starts", STARTS, 12, {"tokens": TOKEN}),
    Table("destinies", DESTINIES, 4, {"token": TOKEN}),
)
ALL_TABLES: Final = (*TABLES, *CARD_TABLES)
assert BLESSING == 0 and len(ALL_CARDS) == 72
