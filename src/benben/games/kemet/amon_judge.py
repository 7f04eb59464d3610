"""What the objective of the solo game makes worth having, for the quick evaluation of a position."""

from benben.games.kemet.amon_goals import conditions
from benben.games.kemet.control import controller, districts, temples
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
)
from benben.games.kemet.tables_tiles import TILES

# What a step to the objective is worth, in glory points.
CONDITION = 1.5
POINT = 0.8
TEMPLE = 0.7
STANDING = 1.2
"""A troop on one of Amon's pyramids."""
UNIT_THERE = 0.15
DISTRICT = 0.8
LEVEL = 0.4
TILE = 0.7
TOP_TILE = 1.0
SANCTUARY = 0.6
LATE = 3.0
"""How much more the Sanctuary counts once the tiles are there."""


def objective_hopes(s: Kemet) -> float:
    """The conditions met, and the way to those that are not."""
    row = OBJECTIVES[s.objective]
    value = CONDITION * sum(conditions(s)) + POINT * min(s.points[HUMAN], row.points)
    if s.objective == REGAIN_THE_ZEAL:
        value += TEMPLE * min(2, len(temples(s, HUMAN)))
    elif s.objective == NORTHERN_CITY:
        for area in HOLDS:
            here = s.units[area * SEATS + HUMAN]
            value += STANDING * (here > 0) + UNIT_THERE * here
    elif s.objective == ENDURANCE:
        own = districts(s, HUMAN)
        value += DISTRICT * sum(controller(s, area) == HUMAN for area in own)
        value += LEVEL * max(s.level[area] for area in own)
    elif s.objective == HEIR_OF_THE_GODS:
        value += heir_hopes(s)
    return value


def heir_hopes(s: Kemet) -> float:
    owned = [TILES[tile] for tile in range(len(TILES)) if s.tiles[HUMAN] >> tile & 1]
    top = sum(tile.level == TOP_LEVEL for tile in owned)
    value = TILE * min(len(owned), HEIR_TILES) + TOP_TILE * min(top, HEIR_TOP_TILES)
    if s.units[SANCTUARY_AREA * SEATS + HUMAN]:
        value += SANCTUARY * (LATE if len(owned) >= HEIR_TILES - 1 else 1.0)
    return value
