"""Kemet's solo game against Amon: objectives, events, plagues, action and plunder cards, in the order of the sheet."""

from typing import Final, NamedTuple

from benben.core.steps import Domain
from benben.core.table import Table
from benben.games.kemet.tables import AREA, AREAS, CITY, DELTA, DELTA_DESERT, DELTA_GIFT, DELTA_TEMPLE, NEAR, PLAY

HUMAN: Final = 0
AMON: Final = 1
"""The seat of Amon in the solo game."""
AMON_LIMIT: Final = 6
REFORMED: Final = 5
WEAKLY_REFORMED: Final = 4
"""Units of a replacement troop, the second with objective 3."""
RECALLED: Final = 3
"""A beaten troop of so many units or fewer is recalled."""
AMON_CITY: Final = CITY.index["nw"]
HUMAN_CITY: Final = CITY.index["sw"]
HOLDS: Final = (AREA.index["nw-w"], AREA.index["nw-e"])
"""The districts with Amon's pyramids, the western first (ruling A44)."""
PLAGUES_IN_PLAY: Final = 2
MARCH_BEFORE_EVENT: Final = 3

SQUAD: Final = Domain("squad", ("a", "b"))

# --- The war table ----------------------------------------------------------------------------------------------------

WAR: Final = Domain("war", ("strength", "damage", "defence", "moves"))
W_STRENGTH: Final = 0
W_DAMAGE: Final = 1
W_DEFENCE: Final = 2
W_MOVES: Final = 3
LOWEST: Final = -2
HIGHEST: Final = 5
ROUND_TRACK: Final = 8

# --- Objectives -------------------------------------------------------------------------------------------------------


class Objective(NamedTuple):
    """KEM-9.3, KEM-9.4  Rounds and events; the conditions are in amon_goals.py."""

    key: str
    rounds: int
    events: int
    points: int
    source: str


OBJECTIVES: Final = (
    Objective("ce01", 7, 5, 5, "R"),
    Objective("ce02", 8, 6, 9, "D"),
    Objective("ce03", 7, 5, 3, "D"),
    Objective("ce04", 6, 4, 4, "D"),
    Objective("ce05", 8, 6, 0, "D"),
)
OBJECTIVE: Final = Domain("objective", tuple(row.key for row in OBJECTIVES))
REGAIN_THE_ZEAL: Final = 0
TWO_LANDS: Final = 1
NORTHERN_CITY: Final = 2
ENDURANCE: Final = 3
HEIR_OF_THE_GODS: Final = 4
HEIR_TILES: Final = 7
HEIR_TOP_TILES: Final = 2

# --- Events and plagues -----------------------------------------------------------------------------------------------


class Event(NamedTuple):
    """KEM-9.12  Changes of the war table; units for each troop, actions and plunders at once; prayer for you."""

    key: str
    strength: int
    damage: int
    defence: int
    moves: int
    levy: int
    actions: int
    plunders: int
    prayer: int
    cull: int
    source: str


EVENTS: Final = (
    Event("wy01", 1, 0, 0, 0, 1, 0, 0, 0, 0, "D"),
    Event("wy02", -1, 0, 1, -1, 0, 1, 0, 0, 0, "R"),
    Event("wy03", 0, 0, 1, 0, 0, 0, 0, 0, 0, "D"),
    Event("wy04", 0, 0, 0, 0, 0, 0, 2, 0, 0, "D"),
    Event("wy05", -1, -1, 0, 0, 0, 0, 1, 2, 0, "D"),
    Event("wy06", 0, 0, -1, 1, 0, 1, 0, 0, 0, "D"),
    Event("wy07", -1, 0, 2, 0, 0, 0, 0, 0, 0, "D"),
    Event("wy08", 1, 1, 0, 1, 0, 0, 0, 0, 0, "R"),
    Event("wy09", 0, 1, 0, 0, 0, 0, 0, 0, 1, "D"),
    Event("wy10", 1, 0, 0, 0, 0, 0, 1, 0, 0, "D"),
)
EVENT: Final = Domain("omen", tuple(row.key for row in EVENTS))
BURIED: Final = 1
SANDSTORM: Final = 2
TOMB_ROBBERS: Final = 3
WALL_OF_SHIELDS: Final = 6
BLOOD_PRICE: Final = 8
SILENCE: Final = 9
BURIED_COST: Final = 3
MOST_RECRUITS: Final = 3


class Plague(NamedTuple):
    """KEM-9.12  What lasts to the end of the game."""

    key: str
    prayer: int
    cards: int
    limit: int
    teleport: int
    dead: int
    source: str


PLAGUES: Final = (
    Plague("dp01", -1, 0, 0, 0, 0, "D"),
    Plague("dp02", 0, -1, 0, 0, 0, "D"),
    Plague("dp03", 0, 0, -1, 0, 0, "D"),
    Plague("dp04", 0, 0, 0, 1, 0, "D"),
    Plague("dp05", 0, 0, 0, 0, 1, "D"),
)
PLAGUE: Final = Domain("plague", tuple(row.key for row in PLAGUES))
LOCUSTS: Final = 0
DARKNESS: Final = 1
BOILS: Final = 2
RIVER_OF_BLOOD: Final = 3
FIRSTBORN: Final = 4

# --- Priority lists ---------------------------------------------------------------------------------------------------

YOUR_PYRAMIDS: Final = 0
YOUR_TROOPS: Final = 1
ANY_TEMPLE: Final = 2
THE_DELTA: Final = 3

HIGHEST_LEVEL: Final = 0
OCCUPIED: Final = 1
WESTERNMOST: Final = 2
EASTERNMOST: Final = 3
FEWEST: Final = 4
LARGEST: Final = 5
NEAREST: Final = 6
RICHEST: Final = 7
YOURS_RICHEST: Final = 8
RICHEST_WITHOUT_OTHER: Final = 9
YOURS: Final = 10
NEAREST_FREE: Final = 11
IS_DELTA_TEMPLE: Final = 12


class Wish(NamedTuple):
    """KEM-9.15  One condition of a list: a kind of place, and which of them."""

    place: int
    which: int


TO_PYRAMID_WEST: Final = (
    Wish(YOUR_PYRAMIDS, HIGHEST_LEVEL), Wish(YOUR_PYRAMIDS, OCCUPIED), Wish(YOUR_PYRAMIDS, WESTERNMOST),
)  # fmt: skip
TO_PYRAMID_EAST: Final = (
    Wish(YOUR_PYRAMIDS, HIGHEST_LEVEL), Wish(YOUR_PYRAMIDS, OCCUPIED), Wish(YOUR_PYRAMIDS, EASTERNMOST),
)  # fmt: skip
TO_WEAK_TROOP: Final = (Wish(YOUR_TROOPS, FEWEST), Wish(YOUR_TROOPS, NEAREST), Wish(ANY_TEMPLE, RICHEST))
TO_WEAK_TROOP_ONLY: Final = (Wish(YOUR_TROOPS, FEWEST), Wish(YOUR_TROOPS, NEAREST))
TO_STRONG_TROOP: Final = (Wish(YOUR_TROOPS, LARGEST), Wish(YOUR_TROOPS, NEAREST), Wish(YOUR_TROOPS, WESTERNMOST))
TO_YOUR_TEMPLE: Final = (Wish(ANY_TEMPLE, YOURS_RICHEST), Wish(ANY_TEMPLE, NEAREST))
TO_OTHER_TEMPLE: Final = (Wish(ANY_TEMPLE, RICHEST_WITHOUT_OTHER), Wish(ANY_TEMPLE, NEAREST))
TO_DELTA: Final = (Wish(THE_DELTA, OCCUPIED), Wish(THE_DELTA, IS_DELTA_TEMPLE))
TO_ANY_TEMPLE: Final = (Wish(ANY_TEMPLE, YOURS), Wish(ANY_TEMPLE, NEAREST_FREE))

# --- Action cards -----------------------------------------------------------------------------------------------------

A: Final = 0
B: Final = 1


class Action(NamedTuple):
    """KEM-9.13  Plunders, units for each troop, units you lose in each, war table; then the marches of MARCHES."""

    key: str
    plunders: int
    levy: int
    cull: int
    strength: int
    damage: int
    source: str


ACTIONS: Final = (
    Action("ak01", 0, 0, 0, 0, 0, "R"),
    Action("ak02", 0, 0, 0, 0, 0, "D"),
    Action("ak03", 0, 0, 0, 0, 0, "D"),
    Action("ak04", 1, 0, 0, 0, 0, "D"),
    Action("ak05", 0, 2, 1, 0, 0, "R"),
    Action("ak06", 0, 3, 0, 1, 0, "D"),
    Action("ak07", 0, 0, 0, 0, 0, "D"),
    Action("ak08", 2, 0, 0, 0, 1, "D"),
    Action("ak09", 0, 0, 0, 0, 0, "D"),
)
MARCHES: Final[tuple[tuple[tuple[int, tuple[Wish, ...]], ...], ...]] = (
    ((A, TO_PYRAMID_WEST), (B, TO_WEAK_TROOP)),  # ak01
    ((A, TO_YOUR_TEMPLE), (B, TO_OTHER_TEMPLE)),  # ak02
    ((A, TO_STRONG_TROOP), (B, TO_STRONG_TROOP)),  # ak03
    ((B, TO_WEAK_TROOP_ONLY),),  # ak04
    (),  # ak05
    (),  # ak06
    ((B, TO_PYRAMID_EAST), (A, TO_WEAK_TROOP)),  # ak07
    (),  # ak08
    ((A, TO_DELTA), (B, TO_ANY_TEMPLE)),  # ak09
)
"""Who marches by each action card, and by which list, in this order."""
ACTION: Final = Domain("order", tuple(row.key for row in ACTIONS))

# --- Plunder cards ----------------------------------------------------------------------------------------------------


class Plunder(NamedTuple):
    """KEM-9.19  Level and column of the tile crossed out, for the upper and the lower colour."""

    key: str
    upper_level: int
    upper_column: int
    lower_level: int
    lower_column: int
    source: str


PLUNDERS: Final = (
    Plunder("g01", 4, 2, 3, 4, "D"),
    Plunder("g02", 4, 3, 3, 3, "D"),
    Plunder("g03", 3, 1, 4, 2, "D"),
    Plunder("g04", 3, 2, 2, 1, "D"),
    Plunder("g05", 3, 3, 4, 3, "D"),
    Plunder("g06", 3, 4, 4, 1, "D"),
    Plunder("g07", 2, 2, 3, 1, "D"),
    Plunder("g08", 4, 1, 3, 2, "RD"),
)
PLUNDER: Final = Domain("plunder", tuple(row.key for row in PLUNDERS))
COLUMNS: Final = 4
HALF: Final = 4 * COLUMNS
"""Places of one colour in the grid: four levels of four columns."""
LAST_TRIES: Final = 8

# --- The map as Amon walks it -----------------------------------------------------------------------------------------

EXITS: Final = tuple(
    (*near, *((AREA.index["f-nw"], AREA.index["n-w"]) if area == DELTA_DESERT else ()))
    for area, near in enumerate(NEAR[2])
)
"""KEM-9.14  By land, and by its port out of the Delta desert: to the Nile bank or to his own front (ruling A39)."""
FAR: Final = 99


def land_distances(start: int) -> tuple[int, ...]:
    found = [FAR] * len(AREAS)
    found[start] = 0
    edge = [start]
    while edge:
        reached = []
        for area in edge:
            for near in EXITS[area]:
                if found[near] == FAR:
                    found[near] = found[area] + 1
                    reached.append(near)
        edge = reached
    return tuple(found)


LAND: Final = tuple(land_distances(area) for area in range(len(AREAS)))
"""Land moves from area to area by Amon's rules."""

_X: Final = {
    "t-w": 50, "nw-w": 146, "nw-c": 260, "nw-e": 373, "sw-w": 146, "sw-c": 260, "sw-e": 373, "f-nw": 260, "o-wn": 260,
    "o-ws": 260, "f-sw": 260, "n-w": 485, "t-wn": 490, "d-sanct": 505, "d-desert": 600, "d-temple": 695,
}  # fmt: skip
EASTING: Final = tuple(_X.get(area.key, 0) for area in AREAS)
"""KEM-9.17  North is the edge near the Delta; so this grows from west to east."""
OFFERING: Final = tuple(DELTA_GIFT if area == DELTA_TEMPLE else AREAS[area].prayer for area in range(len(AREAS)))
"""Prayer points a temple gives; the Delta temple counts as 5."""
assert all(AREA.keys[area] in _X for area in PLAY[2]) and all(area in PLAY[2] for area in DELTA)
assert all(row.rounds == row.events + PLAGUES_IN_PLAY <= ROUND_TRACK for row in OBJECTIVES)

SOLO_TABLES: Final = (
    Table("objectives", OBJECTIVES, 5),
    Table("events", EVENTS, 10),
    Table("plagues", PLAGUES, 5),
    Table("actions", ACTIONS, 9),
    Table("plunders", PLUNDERS, 8),
)
