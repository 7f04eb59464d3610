"""KEM-9.20  The objective cards: when each is looked at, and what it asks."""

from benben.games.kemet.control import controller, crown, districts, glory, temples
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import SANCTUARY_AREA, SEATS, TOP_LEVEL
from benben.games.kemet.tables_solo import (
    ENDURANCE,
    HEIR_OF_THE_GODS,
    HEIR_TILES,
    HEIR_TOP_TILES,
    HOLDS,
    HUMAN,
    NORTHERN_CITY,
    OBJECTIVES,
    REGAIN_THE_ZEAL,
    TWO_LANDS,
)
from benben.games.kemet.tables_tiles import TILES

TURN_BEGINS = 0
TURN_ENDS = 1
NIGHT_STEP = 2
NIGHT_ENDS = 3
LOOKED_AT = {
    REGAIN_THE_ZEAL: (NIGHT_STEP, NIGHT_ENDS),
    TWO_LANDS: (TURN_BEGINS,),
    NORTHERN_CITY: (TURN_ENDS, NIGHT_ENDS),
    ENDURANCE: (NIGHT_ENDS,),
    HEIR_OF_THE_GODS: (NIGHT_STEP, NIGHT_ENDS),
}
"""The moments at which an objective can be won."""
TOP_TILES = sum(1 << tile for tile, row in enumerate(TILES) if row.level == TOP_LEVEL)


def fulfilled(s: Kemet, moment: int) -> bool:
    """KEM-9.20  All conditions at the same time. KEM-9.25  One met and lost again must be met again."""
    if moment not in LOOKED_AT[s.objective] or (s.objective == ENDURANCE and s.clock > 1):
        return False
    return all(conditions(s))


def conditions(s: Kemet) -> list[bool]:
    """KEM-9.20  What the card asks, condition by condition; numbers are minimums."""
    goal = OBJECTIVES[s.objective].points
    if s.objective == REGAIN_THE_ZEAL:
        return [s.points[HUMAN] >= goal, len(temples(s, HUMAN)) >= 2]
    if s.objective == TWO_LANDS:
        return [glory(s, HUMAN) >= goal]
    if s.objective == NORTHERN_CITY:
        return [*(s.units[area * SEATS + HUMAN] > 0 for area in HOLDS), s.points[HUMAN] >= goal]
    own = districts(s, HUMAN)
    if s.objective == ENDURANCE:
        return [
            all(controller(s, area) == HUMAN for area in own),
            any(s.level[area] == TOP_LEVEL for area in own),
            s.points[HUMAN] >= goal,
        ]
    tiles = s.tiles[HUMAN]
    return [
        tiles.bit_count() >= HEIR_TILES,
        (tiles & TOP_TILES).bit_count() >= HEIR_TOP_TILES,
        s.units[SANCTUARY_AREA * SEATS + HUMAN] > 0,
    ]


def win_if_fulfilled(s: Kemet, moment: int) -> None:
    """KEM-9.20  The objective takes the place of the victory by points."""
    if s.objective >= 0 and fulfilled(s, moment):
        crown(s, HUMAN)
