"""Egizia's board, cards and tokens, in the order of the component sheet.

The last column is the provenance: R rulebook, P public material, I inferred, K recalled, D designed. Two letters stand
for the effect and for the deck or place. To correct a reconstructed value, change its row and nothing else.
"""

from typing import Final, NamedTuple

from benben.core.steps import Domain
from benben.core.table import Table, tables

ROUNDS: Final = 5
SHIPS: Final = 8
MAX_STONE: Final = 25
MAX_CREW: Final = 9
SPHINX_LIMIT: Final = 5
FREE_SPHINX: Final = 2
GRAIN_CARD: Final = 4
BOOST: Final = 3
TRAINING_COST: Final = 2
OPEN_TOMBS: Final = 4
TOMB_PLACES: Final = 12
CARD_STOPS: Final = 10

JOKER: Final = 3
CREWS: Final = Domain("crew", ("c1", "c2", "c3", "cj"))
START_CREW: Final = (1, 1, 1, 2)
START_STONE: Final = (2, 3, 4, 5)
START_QUARRY: Final = 3
START_FIELD: Final = 6

# --- 5.2 The Nile -----------------------------------------------------------------------------------------------------

CARD: Final = 0
ROUND: Final = 1
SITE: Final = 2


class Stop(NamedTuple):
    key: str
    kind: int
    effect: str
    source: str


STOPS: Final = (
    Stop("ombos", CARD, "nile card", "R"),
    Stop("edfu", ROUND, "store and market", "RI"),
    Stop("latopolis", CARD, "nile card", "ID"),
    Stop("thebae", ROUND, "c1 c2", "RI"),
    Stop("koptos", CARD, "nile card", "ID"),
    Stop("site_a", SITE, "sphinx", "RD"),
    Stop("tentyra", CARD, "nile card", "ID"),
    Stop("selinon", ROUND, "c2 c3", "RI"),
    Stop("antaiopolis", CARD, "nile card", "ID"),
    Stop("passalon", ROUND, "joker and ring", "RI"),
    Stop("lykopolis", CARD, "nile card", "ID"),
    Stop("site_b", SITE, "obelisk and tombs", "RD"),
    Stop("hermopolis", CARD, "nile card", "ID"),
    Stop("beni_hasan", ROUND, "c1 c3", "RI"),
    Stop("kynopolis", CARD, "nile card", "ID"),
    Stop("alyi", ROUND, "any crew and stone", "RI"),
    Stop("herakleopolis", CARD, "nile card", "ID"),
    Stop("site_c", SITE, "temple and pyramid", "RD"),
    Stop("memphis", CARD, "nile card", "ID"),
    Stop("heliopolis", ROUND, "joker and ring", "RP"),
)
STOP: Final = Domain("stop", tuple(stop.key for stop in STOPS))
EDFU: Final = STOP.index["edfu"]
ALYI: Final = STOP.index["alyi"]
PASSALON: Final = STOP.index["passalon"]
HELIOPOLIS: Final = STOP.index["heliopolis"]
ALYI_STONE: Final = 2
CREW_STOPS: Final = {
    STOP.index["thebae"]: (0, 1),
    STOP.index["selinon"]: (1, 2),
    STOP.index["beni_hasan"]: (0, 2),
}

SPHINX_SITE: Final = 0
OBELISK_SITE: Final = 1
TEMPLE_SITE: Final = 2
SITES: Final = Domain("site", ("site_a", "site_b", "site_c"))
BERTHS: Final = ("1", "2", "3", "reserve")
RESERVE: Final = 3

# A place is where one ship can stand: a card or round stop, or a berth of a site; all in river order.
_PLACES: Final = [
    (f"{stop.key}_{berth}" if stop.kind == SITE else stop.key, number, b)
    for number, stop in enumerate(STOPS)
    for b, berth in enumerate(BERTHS if stop.kind == SITE else ("",))
]
PLACES: Final = tuple(key for key, _, _ in _PLACES)
STOP_OF: Final = tuple(stop for _, stop, _ in _PLACES)
KIND_OF: Final = tuple(STOPS[stop].kind for stop in STOP_OF)
BERTH_OF: Final = tuple(berth for _, _, berth in _PLACES)
SITE_OF: Final = tuple(SITES.index.get(STOPS[stop].key, -1) for stop in STOP_OF)
CARD_OF: Final = tuple(
    sum(STOPS[s].kind == CARD for s in range(stop)) if STOPS[stop].kind == CARD else -1 for stop in STOP_OF
)
BERTH: Final = tuple(tuple(p for p in range(len(PLACES)) if SITE_OF[p] == site) for site in range(3))
"""For each site its four places: spots 1, 2, 3 and the reserve."""


def usable_spots(seats: int) -> int:
    """EGZ-16.1  With two or three players the third spot of each site, the farthest from the Nile, is blocked."""
    return 3 if seats == 4 else 2


SPOTS: Final = tuple(tuple(BERTH[site][: usable_spots(seats)] for site in range(3)) for seats in range(5))
"""The usable regular spots by number of players and site."""
DOWNSTREAM: Final = tuple(
    tuple(
        tuple(
            p
            for p in range(len(PLACES))
            if STOP_OF[p] > furthest and not (usable_spots(seats) == 2 and SITE_OF[p] >= 0 and BERTH_OF[p] == 2)
        )
        for furthest in range(-1, len(STOPS))
    )
    for seats in range(5)
)
"""By number of players and furthest stop + 1: the places downstream of it that are not blocked."""

# --- 5.5 Store, market, irrigation ------------------------------------------------------------------------------------


class TrackRow(NamedTuple):
    key: str
    penalty: int
    sells: bool
    stone: int
    points: int
    source: str


TRACK_ROWS: Final = (
    TrackRow("row0", 3, False, 0, 0, "I"),
    TrackRow("row1", 2, False, 0, 0, "I"),
    TrackRow("row2", 1, True, 0, 0, "R"),
    TrackRow("row3", 1, True, 3, 2, "R"),
)
LOWEST: Final = len(TRACK_ROWS) - 1
PENALTY: Final = tuple(row.penalty for row in TRACK_ROWS)
RING_START: Final = 1
RING: Final = Domain("ring", ("left", "middle", "right"))
GREEN: Final = 0
YELLOW: Final = 1
BROWN: Final = 2
COLOUR: Final = Domain("colour", ("green", "yellow", "brown"))

# --- 5.6 Buildings ----------------------------------------------------------------------------------------------------


class Column(NamedTuple):
    """Squares that are covered one after the other."""

    key: str
    values: tuple[int, ...]
    source: str


COLUMNS: Final = (
    Column("obelisk", (1, 2, 3, 4, 5, 6, 7), "RD"),
    Column("tl", (1, 2, 3, 4, 5), "D"),
    Column("tr", (1, 2, 3, 4, 5), "D"),
    Column("py1", (2, 2, 2, 2, 2), "RD"),
    Column("py2", (3, 3, 3, 3), "D"),
    Column("py3", (4, 4, 4), "D"),
    Column("py4", (5, 5), "D"),
    Column("py5", (6,), "D"),
)
VALUES: Final = tuple(column.values for column in COLUMNS)
OBELISK: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
ROW1: Final = 3
PYRAMID: Final = range(3, 8)
PILLAR: Final = 5


class Roof(NamedTuple):
    key: str
    value: int
    source: str


ROOFS: Final = (Roof("rf_l", 6, "D"), Roof("rf_r", 6, "D"), Roof("rf_cl", 7, "D"), Roof("rf_cr", 7, "D"))

# --- 5.7, 5.8 Tombs and participation ---------------------------------------------------------------------------------


class Tomb(NamedTuple):
    key: str
    value: int
    tokens: int
    source: str


TOMBS: Final = (
    Tomb("tomb2", 2, 4, "D"),
    Tomb("tomb3", 3, 5, "D"),
    Tomb("tomb4", 4, 5, "RD"),
    Tomb("tomb5", 5, 4, "D"),
    Tomb("tomb6", 6, 2, "D"),
)
PARTICIPATION: Final = (0, 1, 3, 6)
SELL_RATE: Final = 2


def tomb_points(total: int) -> int:
    """EGZ-15.4  The collection of tombs: 0, 1-10, 11-20, 21 and more."""
    return 0 if total == 0 else 2 if total <= 10 else 5 if total <= 20 else 9


# --- 5.9 Nile cards ---------------------------------------------------------------------------------------------------

FIELD: Final = 0
QUARRY: Final = 1
STONE: Final = 2
CREW: Final = 3
JOKER_CARD: Final = 4
STORE: Final = 5
MARKET: Final = 6
POINTS: Final = 7
GRAIN: Final = 8
SECOND_SHIP: Final = 9
TRAINING: Final = 10
PLUS3: Final = 11
TWO_CREWS: Final = 12
KEEP_TWO: Final = 13
OCCUPIED: Final = 14
DOUBLE: Final = 15
IN_ANY_CASE: Final = 16
SPHINX_PLUS: Final = 17
LEFTOVER: Final = 18
UPSTREAM: Final = 19
UPSTREAM_ONCE: Final = 20
CARD_KIND: Final = Domain(
    "kind",
    (
        "field", "quarry", "stone", "crew", "joker", "store", "market", "points", "grain", "second_ship", "training",
        "plus3", "two_crews", "keep_two", "occupied", "double", "in_any_case", "sphinx_plus", "leftover", "upstream",
        "upstream_once",
    ),
)  # fmt: skip
IMMEDIATE: Final = (STONE, CREW, JOKER_CARD, STORE, MARKET, POINTS)
PERMANENT: Final = (FIELD, QUARRY, TRAINING, SPHINX_PLUS, LEFTOVER, UPSTREAM)


class NileCard(NamedTuple):
    key: str
    kind: int
    amount: int
    """Grain, stone, points, steps, or how much a crew is raised."""
    colour: int
    crews: tuple[int, ...]
    bonus: int
    """EGZ-19.2  A field's gain on taking: STORE, MARKET, POINTS or STONE, else -1."""
    source: str


def _field(key: str, colour: int, grain: int, source: str, bonus: int = -1) -> NileCard:
    return NileCard(key, FIELD, grain, colour, (), bonus, source)


def _card(key: str, kind: int, source: str, amount: int = 0, crews: tuple[int, ...] = ()) -> NileCard:
    return NileCard(key, kind, amount, -1, crews, -1, source)


DECK_1_2: Final = (
    _field("n101", GREEN, 2, "ID"),
    _field("n102", GREEN, 2, "ID"),
    _field("n103", GREEN, 3, "DD"),
    _field("n104", GREEN, 3, "DD"),
    _field("n105", YELLOW, 4, "DD"),
    _field("n106", YELLOW, 4, "DD"),
    _field("n107", YELLOW, 5, "ID"),
    _field("n108", BROWN, 8, "RDD", POINTS),
    _field("n109", BROWN, 9, "RDD", STONE),
    _card("n110", QUARRY, "RD", 2),
    _card("n111", QUARRY, "RD", 2),
    _card("n112", QUARRY, "RD", 2),
    _card("n113", QUARRY, "DD", 3),
    _card("n114", STONE, "RD", 6),
    _card("n115", CREW, "DD", 2, (0,)),
    _card("n116", CREW, "DD", 2, (1,)),
    _card("n117", CREW, "DD", 2, (2,)),
    _card("n118", STORE, "RD", 2),
    _card("n119", MARKET, "ID", 2),
    _card("n120", GRAIN, "RD", GRAIN_CARD),
    _card("n121", SECOND_SHIP, "RD"),
    _card("n122", TRAINING, "RD"),
)
DECK_3_4: Final = (
    _field("n301", GREEN, 4, "DD"),
    _field("n302", GREEN, 6, "RID", STORE),
    _field("n303", YELLOW, 5, "ID"),
    _field("n304", YELLOW, 7, "RDD", MARKET),
    _field("n305", BROWN, 9, "RDD", STONE),
    _card("n306", QUARRY, "DD", 3),
    _card("n307", QUARRY, "DD", 4),
    _card("n308", STONE, "RD", 6),
    _card("n309", CREW, "RDD", 2, (0, 1)),
    _card("n310", CREW, "RDD", 2, (0, 2)),
    _card("n311", CREW, "RDD", 2, (1, 2)),
    _card("n312", JOKER_CARD, "RD", 2, (3,)),
    _card("n313", GRAIN, "RD", GRAIN_CARD),
    _card("n314", PLUS3, "RD", BOOST),
    _card("n315", TWO_CREWS, "RD"),
    _card("n316", KEEP_TWO, "RD"),
    _card("n317", OCCUPIED, "PD"),
    _card("n318", DOUBLE, "PD"),
    _card("n319", IN_ANY_CASE, "RD"),
    _card("n320", SPHINX_PLUS, "RID", FREE_SPHINX),
    _card("n321", LEFTOVER, "RD"),
    _card("n322", UPSTREAM, "PP"),
)
DECK_5: Final = (
    _field("n501", BROWN, 8, "RDD", POINTS),
    _card("n502", STONE, "RD", 6),
    _card("n503", CREW, "RDD", 2, (0, 1)),
    _card("n504", JOKER_CARD, "RD", 2, (3,)),
    _card("n505", POINTS, "PDD", 4),
    _card("n506", GRAIN, "RD", GRAIN_CARD),
    _card("n507", PLUS3, "RD", BOOST),
    _card("n508", TWO_CREWS, "RD"),
    _card("n509", KEEP_TWO, "RD"),
    _card("n510", IN_ANY_CASE, "RD"),
    _card("n511", UPSTREAM_ONCE, "PP"),
    _card("n512", SECOND_SHIP, "RD"),
)
BONUS_AMOUNT: Final = {STORE: 1, MARKET: 1, POINTS: 3, STONE: 4}
NILE: Final = DECK_1_2 + DECK_3_4 + DECK_5
NILE_CARD: Final = Domain("card", tuple(card.key for card in NILE))
DECKS: Final = (
    tuple(range(22)),
    tuple(range(22, 44)),
    tuple(range(44, 56)),
)
DECK_OF_ROUND: Final = (-1, 0, 0, 1, 1, 2)
LAST_ROUND_OF_DECK: Final = (2, 4, 5)

CARDS_OF: Final = tuple(
    tuple(i for i, card in enumerate(NILE) if card.kind == kind) for kind in range(len(CARD_KIND.keys))
)
"""The cards of each kind."""
FIELDS: Final = tuple((i, NILE[i].amount, NILE[i].colour) for i in CARDS_OF[FIELD])
QUARRIES: Final = tuple((i, NILE[i].amount) for i in CARDS_OF[QUARRY])

# --- 5.10 Sphinx cards ------------------------------------------------------------------------------------------------


class SphinxCard(NamedTuple):
    key: str
    condition: str
    least: int
    """The threshold of the condition; see scoring.py."""
    points: int
    source: str


SPHINX: Final = (
    SphinxCard("s01", "pyramid_markers", 3, 3, "PD"),
    SphinxCard("s02", "pyramid_markers", 4, 5, "PD"),
    SphinxCard("s03", "rows_complete", 2, 4, "D"),
    SphinxCard("s04", "row_bonus", 1, 4, "D"),
    SphinxCard("s05", "pyramid_rows", 3, 5, "D"),
    SphinxCard("s06", "obelisk_built", 7, 6, "PD"),
    SphinxCard("s07", "obelisk_markers", 2, 4, "D"),
    SphinxCard("s08", "obelisk_markers", 3, 6, "D"),
    SphinxCard("s09", "obelisk_height", 5, 5, "D"),
    SphinxCard("s10", "temple_markers", 3, 4, "D"),
    SphinxCard("s11", "temple_markers", 4, 6, "D"),
    SphinxCard("s12", "pillars_built", 2, 3, "D"),
    SphinxCard("s13", "roof_markers", 1, 5, "D"),
    SphinxCard("s14", "tombs", 3, 5, "D"),
    SphinxCard("s15", "tomb_sum", 12, 6, "D"),
    SphinxCard("s16", "tombs_taken", 7, 4, "D"),
    SphinxCard("s17", "kinds_of_building", 4, 5, "D"),
    SphinxCard("s18", "markers", 8, 4, "D"),
    SphinxCard("s19", "markers", 10, 6, "D"),
    SphinxCard("s20", "weakest_crew", 5, 5, "D"),
    SphinxCard("s21", "all_crews", 20, 4, "D"),
    SphinxCard("s22", "joker", 6, 5, "D"),
    SphinxCard("s23", "strongest_crew", 8, 5, "D"),
    SphinxCard("s24", "fields", 4, 4, "D"),
    SphinxCard("s25", "grain", 20, 4, "D"),
    SphinxCard("s26", "colours", 3, 5, "D"),
    SphinxCard("s27", "quarries", 3, 5, "D"),
    SphinxCard("s28", "lowest_tracks", 2, 5, "D"),
    SphinxCard("s29", "tenth", 10, 1, "PD"),
)
TENTH: Final = 28
SPHINX_CARD: Final = Domain("sphinx", tuple(card.key for card in SPHINX))

# --- Domains of the decisions -----------------------------------------------------------------------------------------

_TRAIN: Final = tuple(f"train_{crew}" for crew in CREWS.keys)
SAIL: Final = Domain("place", (*PLACES, "pass", "end", *_TRAIN))
PASS: Final = len(PLACES)
END: Final = len(PLACES) + 1
TRAIN: Final = len(PLACES) + 2

CREW_OR_NONE: Final = Domain("training", (*CREWS.keys, "none"), CREWS)
NO_TRAINING: Final = len(CREWS.keys)

RING_MOVE: Final = Domain("ring_move", ("stay", "left", "right"))
STAY: Final = 0
GRAIN_CARDS: Final = Domain("grain_cards", ("0", "1", "2", "3"))
TRACKS: Final = Domain("track", ("store", "market"))


class Workforce(NamedTuple):
    """EGZ-7.6  Who works in one building action: crews as bits, and boosts of 3."""

    crews: int
    boosts: int


WORKFORCES: Final = tuple(
    Workforce(regular | joker << JOKER, boosts)
    for boosts in range(3)
    for regular in (1, 2, 4, 3, 5, 6)
    for joker in range(2)
)


def _workforce_key(force: Workforce) -> str:
    crews = [key for i, key in enumerate(CREWS.keys) if force.crews >> i & 1]
    return "+".join(crews + ["plus3"] * force.boosts)


WORKER: Final = Domain("worker", (*CREWS.keys, "plus3"))
BUILD: Final = Domain("workforce", ("leave", "no_crew", *map(_workforce_key, WORKFORCES), *_TRAIN), WORKER)
LEAVE: Final = 0
NO_CREW: Final = 1
FORCE: Final = 2
TRAIN_FIRST: Final = FORCE + len(WORKFORCES)
REGULAR: Final = 7
"""The bits of the three regular crews."""

DRAWS: Final = tuple((paid, free) for paid in range(6) for free in range(3) if 1 <= paid + free <= SPHINX_LIMIT)
DRAW: Final = Domain("draw", tuple(f"pay{paid}_free{free}" for paid, free in DRAWS))
KEEPS: Final = (
    (),
    *((a,) for a in range(len(SPHINX))),
    *((a, b) for a in range(len(SPHINX)) for b in range(a + 1, len(SPHINX))),
)
KEEP: Final = Domain("keep", ("none", *("+".join(SPHINX[c].key for c in cards) for cards in KEEPS[1:])), SPHINX_CARD)
KEEP_INDEX: Final = {cards: i for i, cards in enumerate(KEEPS)}

_BOOSTS: Final = ("stop", "plus3", "crew_c1", "crew_c2", "crew_c3")
OBELISK_STEP: Final = Domain("obelisk_step", ("obelisk", "tomb", *_BOOSTS))
TEMPLE_STEP: Final = Domain(
    "temple_step", ("tl", "tr", *(roof.key for roof in ROOFS), "py1", "py2", "py3", "py4", "py5", *_BOOSTS)
)
COLUMN: Final = Domain("column", tuple(column.key for column in COLUMNS))
ROOF: Final = Domain("roof", tuple(roof.key for roof in ROOFS))
TRACK_ROW: Final = Domain("row", tuple(row.key for row in TRACK_ROWS))
WORKERS: Final = Domain(
    "workers",
    ("nobody", *("+".join(key for i, key in enumerate(CREWS.keys) if mask >> i & 1) for mask in range(1, 16))),
    WORKER,
)
LEFTOVER_CARD: Final = Domain("leftover", (*NILE_CARD.keys, "none"), NILE_CARD)
NO_CARD: Final = len(NILE)

# --- What points are given for ----------------------------------------------------------------------------------------

SOURCE: Final = Domain(
    "source",
    ("obelisk", "temple", "sphinx_returned", "row", "participation", "hunger", "market", "card", "sale", "tombs",
     "sphinx"),
)  # fmt: skip
OBELISK_POINTS: Final = 0
TEMPLE_POINTS: Final = 1
RETURN_POINTS: Final = 2
ROW_POINTS: Final = 3
PARTICIPATION_POINTS: Final = 4
HUNGER_POINTS: Final = 5
MARKET_POINTS: Final = 6
CARD_POINTS: Final = 7
SALE_POINTS: Final = 8
TOMB_POINTS: Final = 9
SPHINX_POINTS: Final = 10

STOP_KIND: Final = Domain("stop_kind", ("card", "round", "site"))
NILE_COLUMNS: Final = {"kind": CARD_KIND, "colour": COLOUR, "crews": CREWS, "bonus": CARD_KIND}
TABLES: Final = tables(
    Table("stops", STOPS, 20, {"kind": STOP_KIND}),
    Table("tracks", TRACK_ROWS, 4),
    Table("buildings", COLUMNS, 8),
    Table("roof", ROOFS, 4),
    Table("tombs", TOMBS, 5),
    Table("nile-1-2", DECK_1_2, 22, NILE_COLUMNS),
    Table("nile-3-4", DECK_3_4, 22, NILE_COLUMNS),
    Table("nile-5", DECK_5, 12, NILE_COLUMNS),
    Table("sphinx", SPHINX, 29),
)
assert sum(tomb.tokens for tomb in TOMBS) == 20
assert [len(CARDS_OF[kind]) for kind in (FIELD, QUARRY)] == [15, 6]
