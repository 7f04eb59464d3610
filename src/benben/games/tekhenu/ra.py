"""TEK-7  Ra: build a Pillar in the Temple Complex.

1. Lay the tile of the value's slot on an empty space, turned freely; pay; score Buildings and edges; take the reward.
2. Its ability may wake (actions.py). 3. The Pillar goes on it, and the slots move up.
"""

from typing import ClassVar

from benben.core.steps import Domain, Effect
from benben.games.tekhenu.blessings import TurnDecision
from benben.games.tekhenu.payment import pay_or_ask
from benben.games.tekhenu.possible import NO_COST
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import gain, points
from benben.games.tekhenu.tables import (
    BORDER,
    BY_BUILDINGS,
    BY_EDGES,
    BY_SLOT,
    CELLS,
    CORNERS,
    EDGES,
    LIMESTONE,
    NEIGHBOUR,
    PILLAR,
    PILLAR_TILES,
    SLOT_OF_VALUE,
    SLOT_POINTS,
    SPACES_AT,
)
from benben.games.tekhenu.tables_cards import B13, LAY


class LayTile(TurnDecision):
    """TEK-7.1  The value selects the tile: 5-6 left, 3-4 middle, 1-2 right; any empty space, any turn."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile", "flags")
    domain = LAY
    rule = "TEK-7.2"
    terms: ClassVar[dict[str, Domain]] = {"tile": PILLAR}

    def __init__(self, seat: int, tile: int, flags: int) -> None:
        self.seat = seat
        self.tile = tile
        self.flags = flags

    def offers(self, s: Tekhenu, /) -> list[int]:
        return [cell * 4 + turn for cell in range(25) if s.temple[cell] < 0 for turn in range(4)]

    def take(self, s: Tekhenu, choice: int, /) -> None:
        cost = 0 if self.flags & NO_COST else PILLAR_TILES[self.tile].cost
        s.then(
            *pay_or_ask(s, self.seat, LIMESTONE, cost, B13),
            TileLaid(self.seat, self.tile, choice // 4, choice % 4),
        )


def tile_of(s: Tekhenu, value: int) -> int:
    return s.slots[SLOT_OF_VALUE[value]]


class TileLaid(Effect):
    """TEK-7.2  Points for Buildings, for edges, the reward of the space, and the points of the slot."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile", "cell", "turn")

    def __init__(self, seat: int, tile: int, cell: int, turn: int) -> None:
        self.seat = seat
        self.tile = tile
        self.cell = cell
        self.turn = turn

    def run(self, s: Tekhenu, /) -> None:
        seat, cell = self.seat, self.cell
        slot = s.slots.index(self.tile)
        s.slots[slot] = -1
        s.temple[cell] = self.tile * 4 + self.turn
        s.emit("tile_laid", seat, self.tile, cell)
        points(s, seat, buildings_in_line(s, cell), BY_BUILDINGS)
        points(s, seat, matches(s, cell) * (2 if cell in CORNERS else 1), BY_EDGES)
        gain(s, seat, CELLS[cell].token, CELLS[cell].amount)
        points(s, seat, SLOT_POINTS[slot], BY_SLOT)


def buildings_in_line(s: Tekhenu, cell: int) -> int:
    """TEK-7.2  Buildings of any owner in the row and column; Statues do not count."""
    return sum(s.around[space] >= 0 for space in SPACES_AT[cell])


def matches(s: Tekhenu, cell: int) -> int:
    """TEK-7.2  Sides of the tile whose colour equals the touching side of a tile or of the border."""
    own = EDGES[s.temple[cell]]
    count = 0
    for side in range(4):
        other = NEIGHBOUR[cell][side]
        if other < 0:
            count += own[side] == BORDER[side]
        elif s.temple[other] >= 0:
            count += own[side] == EDGES[s.temple[other]][side ^ 2]
    return count


def bare_cell(s: Tekhenu) -> int:
    """The space whose tile has no Pillar yet."""
    return next(cell for cell in range(25) if s.temple[cell] >= 0 and s.pillar[cell] < 0)


class RaisePillar(Effect):
    """TEK-7.2  Put a Pillar on the tile; then the slots shift right and a new tile comes to the left."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Tekhenu, /) -> None:
        s.pillar[bare_cell(s)] = self.seat
        s.pillars[self.seat] -= 1
        shift_slots(s)


def shift_slots(s: Tekhenu) -> None:
    """TEK-7.2  Close the gap to the right and draw into the left slot; it stays empty if the stack is."""
    tiles = [tile for tile in s.slots if tile >= 0]
    s.slots = [-1] * (3 - len(tiles)) + tiles
    if s.pile:
        s.slots[0] = s.draw(s.pile)
        s.emit("tile_drawn", -1, s.slots[0])
