"""Faraon's board, tiles, cards and tokens, in the order of the component sheet.

The last column is the provenance: R rulebook, P public material, I inferred, K recalled, D designed. Several letters
stand for several values of a row. To correct a reconstructed value, change its row and nothing else.
"""

from typing import Final, NamedTuple

from benben.core.steps import Domain
from benben.core.table import Table, tables

ROUNDS: Final = 5
TOP_LEVEL: Final = 3
LAST_STAGE: Final = 7
NOBLE_PLACES: Final = 3
ARTISAN_PLACES: Final = 4
START_SILVER: Final = 2
PHARAOH_NOBLES: Final = 2
PHARAOH_STAGE: Final = 3
PHARAOH_PRESTIGE: Final = 7
FIRST_PRESTIGE: Final = 3
MOST_SEATS: Final = 5

# --- 5.1 Resources ----------------------------------------------------------------------------------------------------

G: Final = 0
B: Final = 1
R: Final = 2
Y: Final = 3
K: Final = 4
S: Final = 5
BASICS: Final = 5


class Resource(NamedTuple):
    key: str
    colour: str
    tokens: int
    source: str


RESOURCES: Final = (
    Resource("agriculture", "green", 20, "RKP"),
    Resource("justice", "blue", 20, "RKP"),
    Resource("power", "red", 20, "RKP"),
    Resource("trade", "yellow", 20, "RKP"),
    Resource("construction", "black", 20, "RKP"),
    Resource("silver", "silver", 20, "RP"),
)
PER_KIND: Final = 20
RESOURCE: Final = Domain("resource", tuple(row.key for row in RESOURCES))
BASIC: Final = Domain("basic", RESOURCE.keys[:BASICS], RESOURCE)
TRACK: Final = Domain("track", BASIC.keys)

# --- 5.2 The action wheel: its sectors stand clockwise in the order of the basic resources ---------------------------

SLOTS: Final = 4


def usable_slots(seats: int) -> int:
    """FAR-5.1  The fourth slot of a sector is for 4 or 5 players."""
    return 4 if seats >= 4 else 3


# --- 5.3 Areas and gods -----------------------------------------------------------------------------------------------

ART: Final = 0
TOMB: Final = 1
NILE: Final = 2
NOB: Final = 3
OFF: Final = 4
AREAS: Final = 5


class God(NamedTuple):
    """The god at the clockwise end of an area; the area's condition stands at both its ends."""

    key: str
    area: str
    need: int
    half: int
    source: str


GODS: Final = (
    God("ra", "artisans", 3, 6, "PRD"),
    God("anubis", "tomb", 2, 4, "PRD"),
    God("osiris", "nile", 2, 2, "PID"),
    God("horus", "nobles", 2, 5, "PRD"),
    God("isis", "offerings", 3, 6, "PRD"),
)
AREA: Final = Domain("area", tuple(god.area for god in GODS))
GOD: Final = Domain("god", tuple(god.key for god in GODS))
NEED: Final = tuple(god.need for god in GODS)
HALF: Final = tuple(god.half for god in GODS)

# --- 5.4 Urns ---------------------------------------------------------------------------------------------------------


class Urn(NamedTuple):
    key: str
    bottom: int
    left: int
    right: int
    source: str


URNS: Final = (
    Urn("u01", B, G, R, "ID"),
    Urn("u02", R, B, Y, "ID"),
    Urn("u03", Y, R, K, "ID"),
    Urn("u04", K, Y, G, "ID"),
    Urn("u05", G, K, B, "ID"),
    Urn("u06", Y, G, B, "ID"),
    Urn("u07", K, B, R, "ID"),
    Urn("u08", G, R, Y, "ID"),
    Urn("u09", B, Y, K, "ID"),
    Urn("u10", R, K, G, "ID"),
    Urn("u11", G, G, B, "ID"),
    Urn("u12", G, R, G, "ID"),
    Urn("u13", G, G, Y, "ID"),
    Urn("u14", K, G, G, "ID"),
    Urn("u15", B, B, R, "ID"),
    Urn("u16", B, Y, B, "ID"),
    Urn("u17", B, B, K, "ID"),
    Urn("u18", G, B, B, "ID"),
    Urn("u19", R, R, Y, "ID"),
    Urn("u20", R, K, R, "ID"),
    Urn("u21", R, R, G, "ID"),
    Urn("u22", B, R, R, "ID"),
    Urn("u23", Y, Y, K, "ID"),
    Urn("u24", Y, G, Y, "ID"),
    Urn("u25", Y, Y, B, "ID"),
    Urn("u26", R, Y, Y, "ID"),
    Urn("u27", K, K, G, "ID"),
    Urn("u28", K, B, K, "ID"),
    Urn("u29", K, K, R, "ID"),
    Urn("u30", Y, K, K, "ID"),
)
URN: Final = Domain("urn", tuple(urn.key for urn in URNS))
URN_GOODS: Final = tuple((urn.bottom, urn.left, urn.right) for urn in URNS)

# --- 5.5 Offering tokens ----------------------------------------------------------------------------------------------


class Offering(NamedTuple):
    key: str
    kind: str
    shows: str
    tokens: int
    prestige: int
    source: str


OFFERINGS: Final = (
    Offering("token_agriculture", "resource", "agriculture", 3, 0, "RI"),
    Offering("token_justice", "resource", "justice", 3, 0, "RI"),
    Offering("token_power", "resource", "power", 3, 0, "RI"),
    Offering("token_trade", "resource", "trade", 3, 0, "RI"),
    Offering("token_construction", "resource", "construction", 3, 0, "RI"),
    Offering("token_artisans", "area", "artisans", 3, 0, "RI"),
    Offering("token_tomb", "area", "tomb", 3, 0, "RI"),
    Offering("token_nile", "area", "nile", 3, 0, "RI"),
    Offering("token_nobles", "area", "nobles", 3, 0, "RI"),
    Offering("token_offerings", "area", "offerings", 3, 0, "RI"),
    Offering("prestige_1", "prestige", "1", 5, 1, "RD"),
    Offering("prestige_2", "prestige", "2", 5, 2, "RD"),
)
TOKEN_KINDS: Final = 12

# A piece is a resource or an offering token: what a purse holds and what lies in a slot of the wheel.
PIECE: Final = Domain("piece", (*RESOURCE.keys, *(row.key for row in OFFERINGS), "marker"), RESOURCE)
TOKENS: Final = len(RESOURCES)
AREA_TOKENS: Final = TOKENS + BASICS
PRESTIGE_TOKENS: Final = AREA_TOKENS + AREAS
PIECES: Final = TOKENS + TOKEN_KINDS
MARKER: Final = PIECES
"""Fills a slot or a space when the supply is empty."""
EMPTY: Final = -1
TOKEN_PRESTIGE: Final = tuple(row.prestige for row in OFFERINGS)


def sets_laid(seats: int) -> int:
    """FAR-2.7  One more than the players; solo, the Traitor counts as one."""
    return seats + 1


def urns_laid(seats: int, solo: bool) -> int:
    """FAR-2.3, FAR-12.1, FAR-13.1  As many as players, but three for two; two against the Traitor."""
    return 2 if solo else max(3, seats)


# --- 5.6 The Nile -----------------------------------------------------------------------------------------------------


class NileOption(NamedTuple):
    """An empty cost means two equal basic resources; the tracks are those an arrow may use."""

    key: str
    cost: tuple[int, ...]
    urn: int
    gain: tuple[int, ...]
    arrows: int
    tracks: tuple[int, ...]
    source: str


NILE_OPTIONS: Final = (
    NileOption("nile_1", (G, B), 0, (K, R), 2, (G, B), "D"),
    NileOption("nile_2", (B, R), 0, (G, Y), 2, (B, R), "ID"),
    NileOption("nile_3", (R, Y), 0, (B, K), 2, (R, Y), "D"),
    NileOption("nile_4", (Y, K), 0, (R, G), 2, (Y, K), "D"),
    NileOption("nile_5", (K, G), 0, (Y, B), 2, (K, G), "D"),
    NileOption("nile_6", (), 1, (), 1, (G, B, R, Y, K), "D"),
)
NILE_PRESTIGE: Final = (0, 0, 3, 7)
"""FAR-7.9  By level, from below the track to the top."""

# --- 5.7 The burial chamber -------------------------------------------------------------------------------------------


class Stage(NamedTuple):
    key: str
    cost: tuple[int, ...]
    prestige: int
    source: str


STAGES: Final = (
    Stage("start", (), 0, "R"),
    Stage("sarcophagus", (K, G), 5, "PD"),
    Stage("goods", (Y, B), 11, "D"),
    Stage("chamber", (K, R, G), 18, "D"),
    Stage("mastaba", (K, Y, B), 27, "D"),
    Stage("temple", (R, G, Y), 37, "D"),
    Stage("causeway", (K, R, B, G), 48, "D"),
    Stage("pyramid", (K, R, Y, B), 60, "PD"),
)
STAGE: Final = Domain("stage", tuple(stage.key for stage in STAGES))
STAGE_PRESTIGE: Final = tuple(stage.prestige for stage in STAGES)

# --- 5.8 The Pyramid of Time ------------------------------------------------------------------------------------------

NOTHING: Final = 0
FIRST_TOKEN: Final = 1
ANY_BASIC: Final = 2
ONE_SILVER: Final = 3
ONE_OFFERING: Final = 4


class PyramidRow(NamedTuple):
    """FAR-1.2  A row of the pyramid; the round track at its foot is the number of the round."""

    key: str
    squares: tuple[int, ...]
    source: str


PYRAMID: Final = (
    PyramidRow("row_1", (FIRST_TOKEN, ANY_BASIC, ONE_SILVER, ONE_OFFERING, ANY_BASIC, ONE_SILVER), "RID"),
    PyramidRow("row_2", (NOTHING, ANY_BASIC, ONE_OFFERING, ANY_BASIC, ONE_SILVER), "RID"),
    PyramidRow("row_3", (NOTHING, ANY_BASIC, ONE_OFFERING, ANY_BASIC), "RID"),
    PyramidRow("row_4", (NOTHING, ANY_BASIC, ONE_OFFERING), "RID"),
)
ROW_SQUARES: Final = tuple(row.squares for row in PYRAMID)

# --- 5.9 Nobles -------------------------------------------------------------------------------------------------------


class Noble(NamedTuple):
    """Prestige is `base`, and `each` for every thing counted; the ability's details stand in nobles.py."""

    key: str
    number: int
    kind: str
    base: int
    each: int
    counts: str
    ability: str
    source: str


NOBLES: Final = (
    Noble("scribe_artisans", 1, "permanent", 4, 4, "gods beside artisans", "agriculture = power", "RD"),
    Noble("scribe_tomb", 2, "permanent", 4, 4, "gods beside tomb", "justice = trade", "RD"),
    Noble("scribe_nile", 3, "permanent", 4, 4, "gods beside nile", "power = construction", "RD"),
    Noble("scribe_nobles", 4, "permanent", 4, 4, "gods beside nobles", "trade = agriculture", "RD"),
    Noble("scribe_offerings", 5, "permanent", 4, 4, "gods beside offerings", "construction = justice", "RD"),
    Noble("general", 6, "permanent", 7, 4, "Pharaoh and First Player tokens", "a pyramid square on passing", "R"),
    Noble("architect", 7, "permanent", 10, 0, "", "any access in the tomb", "RID"),
    Noble("priestess", 8, "permanent", 10, 0, "", "any access to offerings", "RID"),
    Noble("master", 9, "permanent", 10, 0, "", "any access to artisans", "RID"),
    Noble("steward", 10, "permanent", 10, 0, "", "any access to the Nile", "RID"),
    Noble("judge", 11, "permanent", 10, 0, "", "nobles for any five", "RD"),
    Noble("vizier", 12, "permanent", 3, 3, "nobles", "", "R"),
    Noble("doctor", 13, "once a round", 6, 2, "different artisan values", "artisans without access", "R"),
    Noble("builder", 14, "once a round", 6, 2, "burial stages", "tomb without access", "R"),
    Noble("high_priest", 15, "once a round", 6, 2, "offering tokens", "offerings without access", "R"),
    Noble("governor", 16, "once a round", 5, 3, "Nile tracks on the top level", "Nile without access", "R"),
    Noble("sorceress", 17, "once a round", 3, 3, "gods", "a basic resource for another", "R"),
    Noble("treasurer", 18, "once a round", 8, 2, "silver", "a basic resource for silver", "R"),
    Noble("teacher", 19, "once a round", 7, 1, "basic resources", "a basic resource with an urn", "R"),
    Noble("diplomat", 20, "once a round", 0, 0, "best other noble", "three basic resources for an urn", "R"),
    Noble("official_21", 21, "instant", 8, 0, "", "3 steps on a track, 2 silver", "RD"),
    Noble("official_22", 22, "instant", 9, 0, "", "2 steps on a track, 2 offerings", "RD"),
    Noble("official_23", 23, "instant", 6, 0, "", "an artisan, 1 silver", "RD"),
    Noble("official_24", 24, "instant", 5, 0, "", "an artisan, 2 offerings", "RD"),
    Noble("official_25", 25, "instant", 7, 0, "", "a stage, 1 silver", "RD"),
    Noble("official_26", 26, "instant", 8, 0, "", "a stage, 1 offering", "RD"),
)
NOBLE: Final = Domain("noble", tuple(noble.key for noble in NOBLES))
SCRIBES: Final = 5
SCRIBE_PAIRS: Final = ((G, R), (B, Y), (R, K), (Y, G), (K, B))
"""FAR-8.3  The colours each scribe may pay for one another; scribe i belongs to area i."""
GENERAL: Final = NOBLE.index["general"]
JUDGE: Final = NOBLE.index["judge"]
VIZIER: Final = NOBLE.index["vizier"]
DOCTOR: Final = NOBLE.index["doctor"]
BUILDER: Final = NOBLE.index["builder"]
HIGH_PRIEST: Final = NOBLE.index["high_priest"]
GOVERNOR: Final = NOBLE.index["governor"]
SORCERESS: Final = NOBLE.index["sorceress"]
TREASURER: Final = NOBLE.index["treasurer"]
TEACHER: Final = NOBLE.index["teacher"]
DIPLOMAT: Final = NOBLE.index["diplomat"]
OFFICIAL: Final = NOBLE.index["official_21"]
FREE_CHOICE: Final = (
    NOBLE.index["master"], NOBLE.index["architect"], NOBLE.index["steward"], -1, NOBLE.index["priestess"],
)  # fmt: skip
"""For each area the noble who lets any resource pay for access."""
NO_ACCESS: Final = (DOCTOR, BUILDER, GOVERNOR, -1, HIGH_PRIEST)
"""For each area the noble who needs no access."""


class Instant(NamedTuple):
    """What nobles 21 to 26 give at once, in printed order."""

    steps: int
    artisan: int
    stages: int
    silver: int
    offerings: int


INSTANT: Final = (
    Instant(3, 0, 0, 2, 0),
    Instant(2, 0, 0, 0, 2),
    Instant(0, 1, 0, 1, 0),
    Instant(0, 1, 0, 0, 2),
    Instant(0, 0, 1, 1, 0),
    Instant(0, 0, 1, 0, 1),
)

# --- 5.11 Artisans ----------------------------------------------------------------------------------------------------


class Artisan(NamedTuple):
    key: str
    name: str
    colour: int
    prestige: int
    urn: int
    gain: tuple[int, ...]
    source: str


ARTISANS: Final = (
    Artisan("a01", "potter", G, 2, 1, (G,), "D"),
    Artisan("a02", "brewer", G, 4, 1, (), "D"),
    Artisan("a03", "goldsmith", G, 5, 0, (G, S), "D"),
    Artisan("a04", "weaver", G, 6, 0, (B, Y), "D"),
    Artisan("a05", "painter", G, 7, 0, (S,), "D"),
    Artisan("a06", "sculptor", G, 8, 0, (G,), "D"),
    Artisan("a07", "potter", B, 2, 1, (B,), "D"),
    Artisan("a08", "brewer", B, 4, 1, (), "D"),
    Artisan("a09", "goldsmith", B, 5, 0, (B, S), "D"),
    Artisan("a10", "weaver", B, 6, 0, (R, K), "D"),
    Artisan("a11", "painter", B, 7, 0, (S,), "D"),
    Artisan("a12", "sculptor", B, 8, 0, (B,), "D"),
    Artisan("a13", "potter", R, 2, 1, (R,), "D"),
    Artisan("a14", "brewer", R, 4, 1, (), "D"),
    Artisan("a15", "goldsmith", R, 5, 0, (R, S), "D"),
    Artisan("a16", "weaver", R, 6, 0, (Y, G), "D"),
    Artisan("a17", "painter", R, 7, 0, (S,), "D"),
    Artisan("a18", "sculptor", R, 8, 0, (R,), "D"),
    Artisan("a19", "potter", Y, 2, 1, (Y,), "D"),
    Artisan("a20", "brewer", Y, 4, 1, (), "D"),
    Artisan("a21", "goldsmith", Y, 5, 0, (Y, S), "D"),
    Artisan("a22", "weaver", Y, 6, 0, (K, B), "D"),
    Artisan("a23", "painter", Y, 7, 0, (S,), "D"),
    Artisan("a24", "sculptor", Y, 8, 0, (Y,), "D"),
    Artisan("a25", "potter", K, 2, 1, (K,), "D"),
    Artisan("a26", "brewer", K, 4, 1, (), "D"),
    Artisan("a27", "goldsmith", K, 5, 0, (K, S), "D"),
    Artisan("a28", "weaver", K, 6, 0, (G, R), "D"),
    Artisan("a29", "painter", K, 7, 0, (S,), "D"),
    Artisan("a30", "sculptor", K, 8, 0, (K,), "D"),
)
ARTISAN: Final = Domain("artisan", tuple(card.key for card in ARTISANS))
ARTISAN_PRESTIGE: Final = tuple(card.prestige for card in ARTISANS)

# --- 5.12 Traitor tiles -----------------------------------------------------------------------------------------------

SPACES: Final = 10
TRAITOR_SETS: Final = 3
WORTHLESS: Final = 6
"""FAR-13.22  A noble of the Traitor while no value is covered."""


class TraitorSide(NamedTuple):
    """One side of a tile: the urns of its round, and the icons of its ten spaces from the bottom."""

    key: str
    urns: int
    icons: str
    source: str


TRAITOR_SIDES: Final = (
    TraitorSide("ta_light", 3, "- art_out_lo art_in_lo bon_1 - art_in_lo art_out_hi god_ra art_in_hi art_in_hi", "D"),
    TraitorSide("tb_light", 3, "- tomb nob_out_3 - tomb art_out_lo tomb god_anubis - tomb", "D"),
    TraitorSide("tn_light", 4, "- nile_min - nile_max nile_min - nile_max god_osiris nile_min nile_max", "D"),
    TraitorSide("tl_light", 3, "- nob_out_1 nv_7 nob_in_2 - nv_8 nob_out_2 god_horus nob_in_3 nv_10", "D"),
    TraitorSide("to_light", 3, "- bon_1 set_1 art_out_hi bon_2 - set_2 god_isis bon_3 set_3", "D"),
    TraitorSide("ta_dark", 4, "- art_in_lo art_out_hi bon_1 art_in_lo tomb god_ra art_in_hi - art_in_hi", "D"),
    TraitorSide("tb_dark", 3, "- tomb nob_out_3 tomb art_out_hi - god_anubis tomb - tomb", "D"),
    TraitorSide("tn_dark", 4, "- nile_max nile_min nile_max - nile_min god_osiris nile_max nile_min nile_max", "D"),
    TraitorSide("tl_dark", 4, "- nv_7 nob_in_2 nob_out_1 nv_8 - god_horus nob_in_1 nv_10 nv_12", "D"),
    TraitorSide("to_dark", 4, "- set_1 bon_1 art_out_hi set_2 bon_2 god_isis tomb set_3 bon_3", "D"),
)
TILES: Final = 5
TILE: Final = Domain("tile", ("ta", "tb", "tn", "tl", "to"))
NOBLE_TILE: Final = TILE.index["tl"]
NO_ICON: Final = -1
ICON: Final = Domain(
    "icon", tuple(sorted({icon for side in TRAITOR_SIDES for icon in side.icons.split() if icon != "-"}))
)
SIDE_ICONS: Final = tuple(tuple(ICON.index.get(icon, NO_ICON) for icon in side.icons.split()) for side in TRAITOR_SIDES)
"""By dark * TILES + tile, for each space its icon."""
SIDE_URNS: Final = tuple(side.urns for side in TRAITOR_SIDES)
GOD_SPACE: Final = tuple(
    next(level for level, icon in enumerate(side.icons.split()) if icon.startswith("god_")) for side in TRAITOR_SIDES
)
NOBLE_VALUES: Final = tuple(
    tuple((level, int(icon[3:])) for level, icon in enumerate(side.icons.split()) if icon.startswith("nv_"))
    for side in TRAITOR_SIDES
)

# --- Vocabularies of the decisions ------------------------------------------------------------------------------------

NOBLE_CHOICE: Final = Domain("noble_choice", (*NOBLE.keys, "deck"), NOBLE)
NOBLE_DECK: Final = len(NOBLES)
ARTISAN_CHOICE: Final = Domain("artisan_choice", (*ARTISAN.keys, "deck"), ARTISAN)
ARTISAN_DECK: Final = len(ARTISANS)
SET_PLACE: Final = Domain("set", tuple(f"set_{n}" for n in range(1, MOST_SEATS + 2)))
TOKEN_PLACE: Final = Domain("token", (*(f"bonus_{n}" for n in range(1, MOST_SEATS + 3)), "bag"))
BAG: Final = MOST_SEATS + 2
INCOME: Final = Domain("income", (*RESOURCE.keys, "offering"), RESOURCE)
OFFERING_INCOME: Final = len(RESOURCES)
BASIC_OR_NONE: Final = Domain("lesson", (*BASIC.keys, "none"), RESOURCE)
NO_BASIC: Final = BASICS
SWAP: Final = Domain("swap", ("sorceress", "treasurer", "none"))
GIVEN: Final = Domain("given", (*BASIC.keys, *(row.key for row in OFFERINGS[:BASICS])), PIECE)
TRIOS: Final = (
    *((a,) for a in range(BASICS)),
    *((a, b) for a in range(BASICS) for b in range(a, BASICS)),
    *((a, b, c) for a in range(BASICS) for b in range(a, BASICS) for c in range(b, BASICS)),
)
TRIO: Final = Domain("trio", ("keep", *("+".join(BASIC.keys[kind] for kind in trio) for trio in TRIOS)), RESOURCE)
PYRAMID_ROW: Final = Domain("pyramid_row", tuple(row.key for row in PYRAMID))

# --- What points are given for ----------------------------------------------------------------------------------------

SOURCE: Final = Domain("source", ("gods", "nobles", "artisans", "nile", "tomb", "goods", "pharaoh", "first_player"))
SOURCES: Final = 8

TABLES: Final = tables(
    Table("resources", RESOURCES, 6),
    Table("gods", GODS, 5),
    Table("urns", URNS, 30),
    Table("offerings", OFFERINGS, 12),
    Table("nile", NILE_OPTIONS, 6),
    Table("stages", STAGES, 8),
    Table("pyramid", PYRAMID, 4),
    Table("nobles", NOBLES, 26),
    Table("artisans", ARTISANS, 30),
    Table("traitor", TRAITOR_SIDES, 10),
)
assert sum(row.tokens for row in RESOURCES) == 120 and sum(row.tokens for row in OFFERINGS) == 40
