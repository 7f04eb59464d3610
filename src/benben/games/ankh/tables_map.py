"""ANK-1.1  The map of Ankh: hexes, river, and what follows from them.

Hexes are numbered row by row; sets of hexes are integers with one bit a hex. To correct the map, change TERRAIN or
RIVERS and nothing else.
"""

from typing import Final, NamedTuple

from benben.core.steps import Domain

TERRAIN: Final = (
    ".fffwwwwww.",
    "ffffffffffw",
    "fffffffffff",
    "ddfffffffwd",
    "ddddfffdddw",
    "ddwddffdddw",
    "ddwwwffddww",
    "ddddffddwdw",
    "ddddffddddw",
    "..d.f.d.d..",
)


class Hex(NamedTuple):
    key: str
    terrain: str
    row: int
    col: int
    source: str


HEXES: Final = tuple(
    Hex(f"{row}.{col}", terrain, row, col, "P")
    for row, line in enumerate(TERRAIN)
    for col, terrain in enumerate(line)
    if terrain != "."
)
HEX: Final = Domain("hex", tuple(row.key for row in HEXES))
DONE: Final = len(HEXES)
PICK: Final = Domain("pick", (*HEX.keys, "done"), HEX)


class River(NamedTuple):
    key: str
    edges: str
    source: str


RIVERS: Final = (
    River(
        "west",
        "0.1/1.0 1.0/1.1 1.1/2.0 1.1/2.1 2.1/2.2 2.2/3.2 2.3/3.2 2.3/3.3 3.3/3.4 3.4/4.4 3.5/4.4 3.5/4.5",
        "P",
    ),
    River("east", "3.5/4.6 3.6/4.6 3.6/3.7 2.7/3.7 2.7/3.8 2.8/3.8 2.8/2.9 1.9/2.9 1.9/2.10", "P"),
    River("south_upper", "4.5/4.6 4.5/5.6 5.5/5.6 5.5/6.6 5.5/6.5", "P"),
    River("south_lower", "6.5/7.4 7.4/7.5 7.5/8.4 8.4/8.5 8.5/9.4", "P"),
)

DIRECTIONS: Final = ("n", "ne", "se", "s", "sw", "nw")
STEPS: Final = (
    ((-1, 0), (-1, 1), (0, 1), (1, 0), (0, -1), (-1, -1)),
    ((-1, 0), (0, 1), (1, 1), (1, 0), (1, -1), (0, -1)),
)
"""Row and column steps of the six directions, for even and odd columns: odd ones are half a hex lower."""

REACH_OF_MOVE: Final = 3
MIN_REGION: Final = 6
MAX_LINE: Final = 6
TOKENS: Final = 8

Cell = tuple[int, int]


def bits(mask: int) -> list[int]:
    """The hexes of a set."""
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def mask_of(hexes: list[int]) -> int:
    mask = 0
    for place in hexes:
        mask |= 1 << place
    return mask


def beside(cell: Cell, direction: int) -> Cell:
    down, right = STEPS[cell[1] & 1][direction]
    return cell[0] + down, cell[1] + right


CELLS: Final[tuple[Cell, ...]] = tuple((row.row, row.col) for row in HEXES)
AT: Final[dict[Cell, int]] = {cell: place for place, cell in enumerate(CELLS)}
NEIGHBOUR: Final = tuple(tuple(AT.get(beside(cell, way), -1) for way in range(6)) for cell in CELLS)
"""The hex in each direction; -1 off the map."""
AROUND: Final = tuple(mask_of([place for place in ring if place >= 0]) for ring in NEIGHBOUR)


def terrain_mask(terrain: str) -> int:
    return mask_of([place for place, row in enumerate(HEXES) if row.terrain == terrain])


FERTILE: Final = terrain_mask("f")
DESERT: Final = terrain_mask("d")
WATER: Final = terrain_mask("w")
LAND: Final = FERTILE | DESERT


def within(place: int, steps: int) -> int:
    """The hexes at most so many steps away, whatever lies between."""
    reached = 1 << place
    for _ in range(steps):
        for hex_ in bits(reached):
            reached |= AROUND[hex_]
    return reached


REACH: Final = tuple(within(place, REACH_OF_MOVE) & LAND & ~(1 << place) for place in range(len(HEXES)))


def edge_between(text: str) -> tuple[int, int]:
    one, other = (HEX.index[key] for key in text.split("/"))
    return min(one, other), max(one, other)


RIVER: Final = tuple(edge_between(text) for row in RIVERS for text in row.edges.split())
EDGES: Final = tuple(
    (one, other)
    for one in bits(LAND)
    for other in bits(AROUND[one] & LAND)
    if one < other and (one, other) not in RIVER
)
"""ANK-12.1  Where a camel can lie: between two land hexes, not on the river, not on water."""
EDGE: Final = Domain("edge", (*(f"{HEX.keys[a]}+{HEX.keys[b]}" for a, b in EDGES), "pass"), HEX)
PASS: Final = len(EDGES)
EDGE_INDEX: Final = {edge: i for i, edge in enumerate(EDGES)}

ACROSS: Final = tuple(
    tuple((EDGE_INDEX[min(a, b), max(a, b)], b) for b in bits(AROUND[a] & LAND) if (min(a, b), max(a, b)) in EDGE_INDEX)
    for a in range(len(HEXES))
)
"""For each hex the edges without a river to its land neighbours, with the neighbour behind each."""

# --- Corners, for camel lines -----------------------------------------------------------------------------------------


def corners_of(edge: tuple[int, int]) -> list[frozenset[Cell]]:
    """The two ends of an edge: each is the point between its two cells and one more, on the map or off it."""
    one, other = CELLS[edge[0]], CELLS[edge[1]]
    ring = {beside(one, way) for way in range(6)}
    return [frozenset((one, other, cell)) for cell in sorted(ring & {beside(other, way) for way in range(6)})]


CORNERS: Final = tuple(sorted({corner for edge in EDGES for corner in corners_of(edge)}, key=sorted))
CORNER_INDEX: Final = {corner: i for i, corner in enumerate(CORNERS)}
ENDS: Final = tuple(tuple(CORNER_INDEX[corner] for corner in corners_of(edge)) for edge in EDGES)
"""The two corners of each edge."""
EDGES_AT: Final = tuple(
    tuple(edge for edge, ends in enumerate(ENDS) if corner in ends) for corner in range(len(CORNERS))
)


def cells_mask(corner: frozenset[Cell]) -> int:
    """The three hexes of a corner; off the map and water are one more bit, that no region has."""
    return mask_of([AT[cell] if cell in AT and LAND >> AT[cell] & 1 else len(HEXES) for cell in corner])


CORNER_CELLS: Final = tuple(cells_mask(corner) for corner in CORNERS)
