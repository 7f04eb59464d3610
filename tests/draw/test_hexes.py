"""Maps of hexes."""

import pytest

from benben.draw.hexes import DIRECTIONS, Hex, border, centre, corners, distance, hexagon, neighbours

both_ways = pytest.mark.parametrize("flat", [False, True], ids=["pointed", "flat"])


def test_six_neighbours_at_distance_one() -> None:
    around = neighbours(Hex(2, -1))
    assert len(set(around)) == 6
    assert {distance(Hex(2, -1), cell) for cell in around} == {1}
    assert distance(Hex(0, 0), Hex(3, -1)) == 3
    assert distance(Hex(-2, 1), Hex(2, 1)) == 4


@both_ways
def test_neighbours_share_a_side(flat: bool) -> None:
    """Side `i` of a hex is the opposite side of its neighbour in direction `i`."""
    for i, step in enumerate(DIRECTIONS):
        x1, y1, x2, y2 = border(*centre(Hex(0, 0), 10, flat), 10, i, flat)
        x3, y3, x4, y4 = border(*centre(step, 10, flat), 10, (i + 3) % 6, flat)
        assert (x1, y1, x2, y2) == pytest.approx((x4, y4, x3, y3))


@both_ways
def test_corners_lie_around_the_middle(flat: bool) -> None:
    for x, y in corners(5, 7, 10, flat):
        assert (x - 5) ** 2 + (y - 7) ** 2 == pytest.approx(100)
    assert hexagon(0, 0, 10, "none", flat).count(",") == 6
