"""Maps of hexes: axial coordinates (q to the right, r downwards), pointed at the top unless said otherwise."""

from functools import lru_cache
from math import cos, pi, sin, sqrt
from typing import NamedTuple

from benben.draw.svg import KEPT, Attribute, polygon


class Hex(NamedTuple):
    q: int
    r: int

    def __add__(self, other: object) -> "Hex":
        assert isinstance(other, Hex)
        return Hex(self.q + other.q, self.r + other.r)


DIRECTIONS = (Hex(1, 0), Hex(0, 1), Hex(-1, 1), Hex(-1, 0), Hex(0, -1), Hex(1, -1))
"""Clockwise from the right; side `i` of a hex faces its neighbour in direction `i`."""


def neighbours(cell: Hex) -> list[Hex]:
    return [cell + step for step in DIRECTIONS]


def distance(a: Hex, b: Hex) -> int:
    q, r = a.q - b.q, a.r - b.r
    return max(abs(q), abs(r), abs(q + r))


def centre(cell: Hex, side: float, flat: bool = False) -> tuple[float, float]:
    """The middle of a hex, from the middle of hex 0, 0."""
    if flat:
        return side * 1.5 * cell.q, side * sqrt(3) * (cell.r + cell.q / 2)
    return side * sqrt(3) * (cell.q + cell.r / 2), side * 1.5 * cell.r


def corners(x: float, y: float, side: float, flat: bool = False) -> list[tuple[float, float]]:
    """The six corners around a middle; side `i` runs from corner `i` to the next."""
    turn = 0 if flat else -pi / 6
    return [(x + side * cos(turn + pi / 3 * i), y + side * sin(turn + pi / 3 * i)) for i in range(6)]


@lru_cache(KEPT)
def hexagon(x: float, y: float, side: float, fill: str, flat: bool = False, **attributes: Attribute) -> str:
    return polygon(corners(x, y, side, flat), fill, **attributes)


def border(x: float, y: float, side: float, direction: int, flat: bool = False) -> tuple[float, float, float, float]:
    """The ends of the side that faces a direction: for rivers, walls and coasts."""
    around = corners(x, y, side, flat)
    (x1, y1), (x2, y2) = around[direction], around[(direction + 1) % 6]
    return x1, y1, x2, y2
