"""Kemet's map, player board, battle cards and divine interventions, in the order of the component sheet.

The last column is the provenance: R rulebook, P public material, I inferred, K recalled, D designed.
To correct a reconstructed value, change its row and nothing else. The power tiles are in tables_tiles.py.
"""

from typing import Final, NamedTuple

from benben.core.steps import Domain
from benben.core.table import Table

SEATS: Final = 6
"""The stride of tables by area and seat."""
UNITS: Final = 12
START_TROOP: Final = 5
TROOP_LIMIT: Final = 5
LEGION_LIMIT: Final = 7
MOST_PRAYER: Final = 11
START_PRAYER: Final = 7
START_CARDS: Final = 2
TOKENS: Final = 5
TOP_LEVEL: Final = 4
SLOTS: Final = 3
START_LEVELS: Final = 3
GOAL: Final = 9
TEAM_GOAL: Final = 12
TEAMS: Final = 1
GODS: Final = 2
"""Bits of what is played beyond the classic game."""
TELEPORT_COST: Final = 2
PRAY: Final = 2

# --- 5.1 The map ------------------------------------------------------------------------------------------------------

DISTRICT: Final = 0
DESERT: Final = 1
TEMPLE: Final = 2
SANCTUARY: Final = 3
NO_PORT: Final = 0
COMMERCIAL: Final = 1
MILITARY: Final = 2

CITY: Final = Domain("city", ("nw", "w", "sw", "ne", "e", "se"))
SIDES: Final = ("w", "c", "e")


class Area(NamedTuple):
    """KEM-1.1 districts, temples, the Sanctuary and deserts; KEM-1.4 obelisks and ports."""

    key: str
    kind: int
    city: str
    obelisk: int
    port: int
    prayer: int
    adjacent: str
    source: str


AREAS: Final = (
    Area("nw-w", DISTRICT, "nw", 0, NO_PORT, 0, "nw-c nw-e f-nw", "P"),
    Area("nw-c", DISTRICT, "nw", 0, NO_PORT, 0, "nw-w nw-e f-nw", "P"),
    Area("nw-e", DISTRICT, "nw", 0, NO_PORT, 0, "nw-w nw-c f-nw", "P"),
    Area("w-w", DISTRICT, "w", 0, NO_PORT, 0, "w-c w-e f-w", "P"),
    Area("w-c", DISTRICT, "w", 0, NO_PORT, 0, "w-w w-e f-w", "P"),
    Area("w-e", DISTRICT, "w", 0, NO_PORT, 0, "w-w w-c f-w", "P"),
    Area("sw-w", DISTRICT, "sw", 0, NO_PORT, 0, "sw-c sw-e f-sw", "P"),
    Area("sw-c", DISTRICT, "sw", 0, NO_PORT, 0, "sw-w sw-e f-sw", "P"),
    Area("sw-e", DISTRICT, "sw", 0, NO_PORT, 0, "sw-w sw-c f-sw", "P"),
    Area("f-nw", DESERT, "nw", 0, MILITARY, 0, "nw-w nw-c nw-e o-wn n-w t-w", "PI"),
    Area("o-wn", DESERT, "", 1, NO_PORT, 0, "f-nw f-w n-w t-w", "P"),
    Area("f-w", DESERT, "w", 0, MILITARY, 0, "w-w w-c w-e o-wn o-ws n-w t-w", "PI"),
    Area("o-ws", DESERT, "", 1, NO_PORT, 0, "f-w f-sw n-w t-w", "P"),
    Area("f-sw", DESERT, "sw", 0, MILITARY, 0, "sw-w sw-c sw-e o-ws n-w t-w", "PI"),
    Area("n-w", DESERT, "", 0, COMMERCIAL, 0, "f-nw o-wn f-w o-ws f-sw t-wn", "PI"),
    Area("t-w", TEMPLE, "", 1, NO_PORT, 2, "f-nw o-wn f-w o-ws f-sw", "P"),
    Area("t-wn", TEMPLE, "", 1, NO_PORT, 3, "n-w", "P"),
    Area("ne-w", DISTRICT, "ne", 0, NO_PORT, 0, "ne-c ne-e f-ne", "I"),
    Area("ne-c", DISTRICT, "ne", 0, NO_PORT, 0, "ne-w ne-e f-ne", "I"),
    Area("ne-e", DISTRICT, "ne", 0, NO_PORT, 0, "ne-w ne-c f-ne", "I"),
    Area("e-w", DISTRICT, "e", 0, NO_PORT, 0, "e-c e-e f-e", "I"),
    Area("e-c", DISTRICT, "e", 0, NO_PORT, 0, "e-w e-e f-e", "I"),
    Area("e-e", DISTRICT, "e", 0, NO_PORT, 0, "e-w e-c f-e", "I"),
    Area("se-w", DISTRICT, "se", 0, NO_PORT, 0, "se-c se-e f-se", "I"),
    Area("se-c", DISTRICT, "se", 0, NO_PORT, 0, "se-w se-e f-se", "I"),
    Area("se-e", DISTRICT, "se", 0, NO_PORT, 0, "se-w se-c f-se", "I"),
    Area("f-ne", DESERT, "ne", 0, MILITARY, 0, "ne-w ne-c ne-e o-en n-e t-e", "I"),
    Area("o-en", DESERT, "", 1, NO_PORT, 0, "f-ne f-e n-e t-e", "I"),
    Area("f-e", DESERT, "e", 0, MILITARY, 0, "e-w e-c e-e o-en o-es n-e t-e", "I"),
    Area("o-es", DESERT, "", 1, NO_PORT, 0, "f-e f-se n-e t-e", "I"),
    Area("f-se", DESERT, "se", 0, MILITARY, 0, "se-w se-c se-e o-es n-e t-e", "I"),
    Area("n-e", DESERT, "", 0, COMMERCIAL, 0, "f-ne o-en f-e o-es f-se t-en", "I"),
    Area("t-e", TEMPLE, "", 1, NO_PORT, 2, "f-ne o-en f-e o-es f-se", "I"),
    Area("t-en", TEMPLE, "", 1, NO_PORT, 3, "n-e", "I"),
    Area("d-desert", DESERT, "", 0, MILITARY, 0, "d-temple d-sanct", "PR"),
    Area("d-temple", TEMPLE, "", 1, NO_PORT, 0, "d-desert", "P"),
    Area("d-sanct", SANCTUARY, "", 1, NO_PORT, 0, "d-desert", "P"),
)
AREA: Final = Domain("area", tuple(area.key for area in AREAS))
CITY_OF: Final = tuple(CITY.index[area.city] if area.kind == DISTRICT else -1 for area in AREAS)
"""The city a district belongs to; -1 elsewhere."""
FRONT_OF: Final = tuple(CITY.index[area.city] if area.kind == DESERT and area.city else -1 for area in AREAS)
"""The city in front of which a desert lies; -1 elsewhere."""
FRONTS: Final = tuple(FRONT_OF.index(city) for city in range(len(CITY)))
DISTRICTS: Final = tuple(tuple(a for a in range(len(AREAS)) if CITY_OF[a] == city) for city in range(len(CITY)))
DELTA_DESERT: Final = AREA.index["d-desert"]
DELTA_TEMPLE: Final = AREA.index["d-temple"]
SANCTUARY_AREA: Final = AREA.index["d-sanct"]
DELTA: Final = (DELTA_DESERT, DELTA_TEMPLE, SANCTUARY_AREA)
"""KEM-1.2  The three areas in the middle of the top of the board."""
DELTA_GIFT: Final = 5
SACRIFICE: Final = 2
WALL: Final = tuple(frozenset((*DISTRICTS[city], FRONTS[city])) for city in range(len(CITY)))
"""The areas that touch the wall of each city: its front and, since a district does, its districts (ruling A8)."""

# KEM-2.1: banks, cities under a storm tile and cities in play by number of players.
WEST: Final = frozenset(range(AREA.index["nw-w"], AREA.index["t-wn"] + 1))
EAST: Final = frozenset(range(AREA.index["ne-w"], AREA.index["t-en"] + 1))


class Scheme(NamedTuple):
    key: str
    players: int
    east: int
    storms: str
    source: str


SCHEMES: Final = (
    Scheme("scheme2", 2, 0, "w", "I"),
    Scheme("scheme3", 3, 0, "", "I"),
    Scheme("scheme4", 4, 1, "w e", "I"),
    Scheme("scheme5", 5, 1, "e", "I"),
    Scheme("scheme6", 6, 1, "", "I"),
)


def in_play(players: int) -> tuple[int, ...]:
    """KEM-1.5  Grey areas and areas under a storm tile are out of play. KEM-2.1  The scheme of this many players."""
    scheme = SCHEMES[players - 2]
    storms = [CITY.index[key] for key in scheme.storms.split()]
    return tuple(
        area
        for area in range(len(AREAS))
        if CITY_OF[area] not in storms
        and FRONT_OF[area] not in storms
        and (area in WEST or area in DELTA or (scheme.east and area in EAST))
    )


PLAY: Final = ((), (), *(in_play(players) for players in range(2, 7)))
"""The areas in play by number of players."""
CITIES: Final = tuple(tuple(city for city in range(len(CITY)) if FRONTS[city] in areas) for areas in PLAY)
TEMPLES: Final = tuple(tuple(a for a in areas if AREAS[a].kind == TEMPLE) for areas in PLAY)
OBELISKS: Final = tuple(tuple(a for a in areas if AREAS[a].obelisk) for areas in PLAY)
PORTS: Final = tuple(tuple(a for a in areas if AREAS[a].port) for areas in PLAY)
NEAR: Final = tuple(
    tuple(tuple(AREA.index[key] for key in area.adjacent.split() if AREA.index[key] in areas) for area in AREAS)
    for areas in PLAY
)
"""KEM-1.3  Adjacent areas by number of players: a common border that is not the Nile."""

# --- 5.2 The player board ---------------------------------------------------------------------------------------------

MOVE: Final = 0
RECRUIT: Final = 1
BUILD: Final = 2
PRAY_ACTION: Final = 3
ACQUIRE: Final = 4
DIVINE: Final = 5


class Field(NamedTuple):
    """KEM-1.6  An action field and its floor; the divine power field at the summit belongs to none."""

    key: str
    floor: int
    action: int
    source: str


FIELDS: Final = (
    Field("move_top", 3, MOVE, "P"),
    Field("recruit", 3, RECRUIT, "P"),
    Field("move", 2, MOVE, "P"),
    Field("build", 2, BUILD, "P"),
    Field("pray", 2, PRAY_ACTION, "P"),
    Field("pray_low", 1, PRAY_ACTION, "P"),
    Field("acquire_a", 1, ACQUIRE, "P"),
    Field("acquire_b", 1, ACQUIRE, "P"),
    Field("acquire_c", 1, ACQUIRE, "P"),
    Field("gold", 0, DIVINE, "PI"),
)
GOLD: Final = 9
FIRST_SLOT: Final = 6
FLOORS: Final = tuple(sum(1 << i for i, f in enumerate(FIELDS) if f.floor == floor) for floor in (1, 2, 3))
"""The fields of each floor, as bits."""
ACQUIRE_FIELDS: Final = 0b111000000

# --- 5.3 Colours ------------------------------------------------------------------------------------------------------

COLOUR: Final = Domain("colour", ("ruby", "sapphire", "diamond", "onyx", "amethyst", "amber"))
COLOURS_IN_PLAY: Final = (0, 0, 2, 3, 3, 4, 5)
PYRAMIDS: Final = (0, 0, 2, 3, 3, 3, 3)

# --- 5.4 Battle cards -------------------------------------------------------------------------------------------------


class BattleCard(NamedTuple):
    """KEM-1.10  Strength, damage, unblockable damage (below 0: to the own troop), defence."""

    key: str
    strength: int
    damage: int
    unblockable: int
    defence: int
    source: str


BATTLE_CARDS: Final = (
    BattleCard("b1", 4, 1, 0, 0, "R"),
    BattleCard("b2", 3, 2, 0, 0, "R"),
    BattleCard("b3", 2, 0, 0, 2, "R"),
    BattleCard("b4", 2, 2, 0, 1, "R"),
    BattleCard("b5", 1, 3, 0, 0, "R"),
    BattleCard("b6", 3, 0, 0, 1, "P"),
    BattleCard("b7", 1, 1, 0, 3, "P"),
    BattleCard("b8", 5, 0, -2, 0, "PI"),
    BattleCard("s1", 3, 3, 0, 0, "P"),
    BattleCard("s2", 3, 0, 0, 3, "P"),
    BattleCard("s3", 3, 0, 2, 0, "D"),
    BattleCard("s4", 4, 0, 1, 1, "D"),
)
BATTLE_CARD: Final = Domain("battle_card", tuple(card.key for card in BATTLE_CARDS))
OWN_CARDS: Final = 8
FIRST_SPECIAL: Final = 8

# --- 5.7 Divine interventions -----------------------------------------------------------------------------------------

IN_BATTLE: Final = 0
BY_DAY: Final = 1
ON_THE_MOVE: Final = 2


class Card(NamedTuple):
    """KEM-1.9  When it may be played, what it costs, how many there are, what it adds in a battle."""

    key: str
    symbol: int
    cost: int
    number: int
    strength: int
    damage: int
    defence: int
    source: str


CARDS: Final = (
    Card("war_rage", IN_BATTLE, 0, 3, 1, 0, 0, "P"),
    Card("war_fury", IN_BATTLE, 1, 3, 2, 0, 0, "RP"),
    Card("bloody_battle", IN_BATTLE, 0, 3, 0, 1, 0, "P"),
    Card("bloodbath", IN_BATTLE, 1, 2, 0, 2, 0, "P"),
    Card("bronze_wall", IN_BATTLE, 0, 3, 0, 0, 1, "RP"),
    Card("iron_wall", IN_BATTLE, 1, 2, 0, 0, 2, "P"),
    Card("glory", IN_BATTLE, 0, 1, 0, 0, 0, "PD"),
    Card("divine_protection", IN_BATTLE, 0, 1, 0, 0, 0, "PD"),
    Card("conscription", IN_BATTLE, 0, 1, 0, 0, 0, "PD"),
    Card("snare", IN_BATTLE, 0, 1, 0, 0, 0, "PD"),
    Card("raining_fire", BY_DAY, 1, 4, 0, 0, 0, "P"),
    Card("prayer", BY_DAY, 0, 2, 0, 0, 0, "P"),
    Card("enlistment", BY_DAY, 0, 4, 0, 0, 0, "P"),
    Card("mana_theft", BY_DAY, 0, 2, 0, 0, 0, "P"),
    Card("divine_memory", BY_DAY, 1, 1, 0, 0, 0, "PD"),
    Card("transfer", ON_THE_MOVE, 1, 3, 0, 0, 0, "P"),
    Card("open_gates", ON_THE_MOVE, 1, 1, 0, 0, 0, "P"),
    Card("swiftness", ON_THE_MOVE, 0, 1, 0, 0, 0, "PD"),
)
CARD: Final = Domain("card", tuple(card.key for card in CARDS))
GLORY: Final = CARD.index["glory"]
DIVINE_PROTECTION: Final = CARD.index["divine_protection"]
CONSCRIPTION: Final = CARD.index["conscription"]
SNARE: Final = CARD.index["snare"]
RAINING_FIRE: Final = CARD.index["raining_fire"]
PRAYER: Final = CARD.index["prayer"]
ENLISTMENT: Final = CARD.index["enlistment"]
MANA_THEFT: Final = CARD.index["mana_theft"]
DIVINE_MEMORY: Final = CARD.index["divine_memory"]
TRANSFER: Final = CARD.index["transfer"]
OPEN_GATES: Final = CARD.index["open_gates"]
SWIFTNESS: Final = CARD.index["swiftness"]
BATTLE_KINDS: Final = range(SNARE + 1)
DAY_KINDS: Final = range(RAINING_FIRE, DIVINE_MEMORY + 1)
GLORY_PRAYER: Final = 4
CONSCRIPTS: Final = 3
ENLISTED: Final = 2
PRAYER_GAIN: Final = 2

DIVERSION: Final = len(CARDS)
CARDS_DONE: Final = len(CARDS) + 1
ADD_CARD: Final = Domain("add", (*CARD.keys, "diversion", "done"), CARD)

# --- Domains of decisions ---------------------------------------------------------------------------------------------

TURN: Final = Domain(
    "turn", (*(field.key for field in FIELDS), *(CARD.keys[k] for k in DAY_KINDS), "companions", "end", "gathering")
)
FIRST_DAY_CARD: Final = len(FIELDS)
COMPANIONS_CHOICE: Final = FIRST_DAY_CARD + len(DAY_KINDS)
END_TURN: Final = COMPANIONS_CHOICE + 1
GATHERING: Final = END_TURN + 1
GATHERING_COST: Final = 1
GATHERED: Final = 3

SILVER: Final = Domain("silver", (*(field.key for field in FIELDS[:GOLD]), "none"), TURN)
NO_SILVER: Final = GOLD

PAIR: Final = Domain("pair", ("w+c", "w+e", "c+e"), Domain("side", SIDES))
PAIRS: Final = ((0, 1), (0, 2), (1, 2))
SPLIT: Final = Domain("split", ("ones", "two_one"))
LEVEL: Final = Domain("level", ("0", "1", "2", "3", "4"))
SLOT: Final = Domain("slot", ("a", "b", "c"))
AMOUNT: Final = Domain("amount", tuple(str(n) for n in range(16)))
FROM: Final = Domain("from", (*AREA.keys, "none"), AREA)
NO_TROOP: Final = len(AREAS)
PLACE: Final = Domain("place", (*AREA.keys, "done"), AREA)
PLACED: Final = len(AREAS)

_LANDINGS: Final = OBELISKS[6]
WAY: Final = Domain(
    "way",
    (
        *AREA.keys,
        *(f"teleport+{AREA.keys[area]}" for area in _LANDINGS),
        *(f"transfer+{AREA.keys[area]}" for area in _LANDINGS),
        "open_gates",
        "swiftness",
        "stop",
        *(f"to+{key}" for key in AREA.keys),
        *(f"through+{key}" for key in AREA.keys),
    ),
    Domain("way_part", (*AREA.keys, "teleport", "transfer", "to", "through"), AREA),
)
TELEPORT_WAY: Final = len(AREAS)
TRANSFER_WAY: Final = TELEPORT_WAY + len(_LANDINGS)
GATES_WAY: Final = TRANSFER_WAY + len(_LANDINGS)
SWIFT_WAY: Final = GATES_WAY + 1
STOP_WAY: Final = GATES_WAY + 2
TO_WAY: Final = STOP_WAY + 1
THROUGH_WAY: Final = TO_WAY + len(AREAS)
TARGET: Final = (*range(len(AREAS)), *_LANDINGS, *_LANDINGS, -1, -1, -1, *range(len(AREAS)), *range(len(AREAS)))
"""The area each way leads to."""
LANDING: Final = tuple(_LANDINGS.index(area) if area in _LANDINGS else -1 for area in range(len(AREAS)))

FATE: Final = Domain("fate", ("retreat", "recall", "stay"))
RETREAT: Final = 0
RECALL: Final = 1
STAY: Final = 2
RIVAL: Final = Domain("rival", tuple(f"seat{i}" for i in range(SEATS)))
POSITION: Final = Domain("position", tuple(str(n + 1) for n in range(SEATS)))
NIGHT: Final = Domain(
    "night",
    (
        "day",
        "sacrifice",
        "delta",
        "temples",
        "worship",
        "prayers",
        "intervention",
        "mobilisation",
        "awakening",
        "destiny",
    ),
)
SOURCE: Final = Domain("source", ("battle", "sacrifice", "temples", "tile", "temple", "pyramid"))
BATTLE_POINT: Final = 0
SACRIFICE_POINT: Final = 1
TEMPLES_POINT: Final = 2
TILE_POINT: Final = 3
TEMPLE_TOKEN: Final = 4
PYRAMID_TOKEN: Final = 5

BASE_TABLES: Final = (
    Table("areas", AREAS, 37),
    Table("schemes", SCHEMES, 5),
    Table("fields", FIELDS, 10),
    Table("battle_cards", BATTLE_CARDS, 12),
    Table("interventions", CARDS, 18),
)
assert sum(card.number for card in CARDS) == 38
