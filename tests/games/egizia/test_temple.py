"""EGZ-10  Site C: the temple and the pyramid."""

import pytest

from benben.games.egizia.building import BuildSite, ReachShip
from benben.games.egizia.scoring import ScoreSphinx
from benben.games.egizia.tables import TEMPLE_SITE
from benben.games.egizia.temple import BuildTemple
from tests.games.egizia.build import asked, choose, keys, place, position, told, used_by, why

PILLARS = {"tl": (1,) * 5, "tr": (1,) * 5}
ROOF = ["rf_l", "rf_r", "rf_cl", "rf_cr"]


def build(seat: int = 0, capacity: int = 25) -> BuildTemple:
    return BuildTemple(seat, capacity, 0, 0, ())


def test_a_crew_is_chosen_first() -> None:
    """EGZ-10.1  With joker and boosts: squares must fit the capacity and the stone."""
    arranged = position().hold(0, "n314").crews(0, 1, 1, 1, 3).stone(0, 20).ships(0, "site_c_1")
    s = choose(arranged.ask(ReachShip(0, place("site_c_1"))), "c2+cj+plus3")
    assert asked(s) == ["BuildTemple", 0, 7, 0, 0, ()] and used_by(s, 0) == ["c2", "cj"]


def test_any_mix_in_any_sequence() -> None:
    """EGZ-10.2  Pay, turn over the crews, score the total in one move."""
    arranged = position().crews(0, 9, 1, 1, 2).stone(0, 9).ships(0, "site_c_1")
    s = choose(arranged.ask(ReachShip(0, place("site_c_1"))), "c1", "py1", "tl", "py1", "tr")
    assert s.score[0] == 0 and s.stone[0] == 3
    choose(s, "stop")
    assert told(s, "points") == [(0, 6, 1)] and s.stone[0] == 3 and used_by(s, 0) == ["c1"]
    assert s.spent[0] == 1 << TEMPLE_SITE and asked(s) == []


@pytest.mark.parametrize("pillar", ["tl", "tr"])
def test_a_pillar_grows_from_the_bottom(pillar: str) -> None:
    """EGZ-10.3  Values 1 to 5, each pillar on its own."""
    s = position().stone(0, 25).ask(build())
    choose(s, *[pillar] * 5)
    assert [event[2] for event in told(s, "built")] == [1, 2, 3, 4, 5]
    other = "tr" if pillar == "tl" else "tl"
    assert pillar not in keys(s) and other in keys(s) and why(s, pillar) is None
    column = 1 if pillar == "tl" else 2
    assert s.built[column] == [0] * 5 and s.built[3 - column] == []


@pytest.mark.parametrize(("left", "right"), [(5, 4), (4, 5), (0, 5), (5, 0)])
def test_the_roof_needs_both_pillars(left: int, right: int) -> None:
    """EGZ-10.4  One finished pillar is not enough."""
    s = position().stone(0, 25).built(tl=(1,) * left, tr=(1,) * right).ask(build())
    assert not set(ROOF) & set(keys(s))
    assert [why(s, key) for key in ROOF] == [("pillars_first", "EGZ-10.4")] * 4


@pytest.mark.parametrize(("square", "value"), [("rf_l", 6), ("rf_r", 6), ("rf_cl", 7), ("rf_cr", 7)])
def test_the_roof_in_any_order(square: str, value: int) -> None:
    """EGZ-10.4  Each of the four squares may come first, and only once."""
    s = position().stone(0, 25).built(**PILLARS).ask(build())
    assert [key for key in keys(s) if key in ROOF] == ROOF
    choose(s, square)
    assert [key for key in keys(s) if key in ROOF] == [key for key in ROOF if key != square]
    assert told(s, "roof_built") == [(0, ROOF.index(square), value)] and s.stone[0] == 25 - value
    assert why(s, square) is None


def test_rows_fill_from_the_left() -> None:
    """EGZ-10.5  One next square a row, after the markers already there."""
    s = position().stone(0, 25).built(py1=(2, 1)).ask(build())
    choose(s, "py1", "py1")
    assert s.built[3] == [2, 1, 0, 0]
    choose(s, "py1")
    assert "py1" not in keys(s) and why(s, "py1") is None


@pytest.mark.parametrize(
    ("rows", "offered"),
    [
        ((), ["py1"]),
        ((1,), ["py1"]),
        ((2,), ["py1", "py2"]),
        ((2, 1), ["py1"]),
        ((3, 1), ["py1", "py2"]),
        ((3, 2), ["py1", "py3"]),
        ((4, 3, 2), ["py1", "py4"]),
        ((5, 4, 3, 2), ["py5"]),
        ((5, 4, 3, 1), ["py4"]),
        ((5, 4, 2), ["py3", "py4"]),
        ((5, 3), ["py2", "py3"]),
    ],
)
def test_a_square_rests_on_two(rows: tuple[int, ...], offered: list[str]) -> None:
    """EGZ-10.6  Same index and the next of the row below, though that row may have gaps farther right."""
    columns = {f"py{row + 1}": (1,) * covered for row, covered in enumerate(rows)}
    s = position().stone(0, 25).built(**columns).ask(build())
    assert [key for key in keys(s) if key.startswith("py")] == offered
    for row in range(5):
        key, covered = f"py{row + 1}", (*rows, 0, 0, 0, 0, 0)[row]
        if key not in offered:
            assert why(s, key) == (("no_support", "EGZ-10.6") if covered < 5 - row else None)


@pytest.mark.parametrize(
    ("row", "winner", "points"),
    [((1, 1, 1, 0), 1, 3), ((0, 2, 2, 0), 0, 3), ((2, 1, 1, 2), 2, 2), ((1, 2, 2, 1), 1, 2), ((0, 0, 0, 0), 0, 5)],
)
def test_the_majority_of_a_row(row: tuple[int, ...], winner: int, points: int) -> None:
    """EGZ-10.7  Most markers score one point each; of tied seats the one farthest left."""
    s = choose(position().stone(0, 25).built(py1=row).ask(build()), "py1", "stop")
    expected = [0, 0, 0]
    expected[0] += 2
    expected[winner] += points
    assert s.score == expected
    assert told(s, "points") == [(0, 2, 1), (winner, points, 3)]


def test_an_unfinished_row_pays_nothing() -> None:
    """EGZ-10.7  Only the last square of the row does."""
    s = choose(position().stone(0, 25).built(py1=(0, 0, 0)).ask(build()), "py1", "stop")
    assert told(s, "points") == [(0, 2, 1)]


def test_then_the_neighbour() -> None:
    """EGZ-10.8  Who may build on what was just built."""
    arranged = position().crews(0, 3, 1, 1, 2).crews(1, 3, 1, 1, 2).stone(0, 4).stone(1, 9).built(py1=(2,))
    s = arranged.ships(0, "site_c_1").ships(1, "site_c_2").ask(BuildSite(TEMPLE_SITE))
    choose(s, "c1", "py1", "stop")
    assert asked(s) == ["ChooseWorkforce", 1, place("site_c_2"), 0]
    assert "py2" in keys(choose(s, "c1"))


def test_the_bonus_goes_to_the_majority_not_to_the_builder() -> None:
    """EGZ-10.9  Two rows in one action are scored in the order finished."""
    arranged = position().stone(0, 25).built(py1=(1, 1, 1, 2), py2=(2, 2), py3=(1,))
    s = choose(arranged.ask(build()), "py1", "py2", "py2", "stop")
    assert told(s, "row_finished") == [(1, 3, 3), (2, 4, 2)]
    assert told(s, "points") == [(0, 8, 1), (1, 3, 3), (2, 2, 3)]


def test_the_two_top_rows_in_one_action() -> None:
    """EGZ-10.9  Row 4 first: a tie in it goes to the leftmost, the top square to its builder."""
    arranged = position().stone(0, 25).built(py1=(1,) * 5, py2=(2,) * 4, py3=(1, 1, 1), py4=(2,))
    s = choose(arranged.ask(build()), "py4", "py5", "stop")
    assert told(s, "row_finished") == [(2, 6, 1), (0, 7, 1)]


def test_each_row_pays_once() -> None:
    """EGZ-10.9  A later build in other rows does not pay it again."""
    s = choose(position().stone(0, 25).built(py1=(0, 0, 0, 0)).ask(build(), build(1)), "py1", "stop")
    s.stone[1] = 9
    choose(s, "py2", "stop")
    assert len(told(s, "row_finished")) == 1 and s.score == [2 + 5, 3, 0]


def test_the_row_bonus_is_remembered() -> None:
    """EGZ-10.9, EGZ-20.1  For the sphinx card that asks for it: the receiver has it, not the builder."""
    arranged = position().stone(0, 25).built(py1=(1, 1, 1, 2)).kept(1, "s04")
    s = choose(arranged.ask(build(), ScoreSphinx(1)), "py1", "stop")
    assert s.score == [2, 3 + 4, 0]
    arranged = position().stone(0, 25).built(py1=(1, 1, 1, 2)).kept(0, "s04")
    s = choose(arranged.ask(build(), ScoreSphinx(0)), "py1", "stop")
    assert s.score == [2, 3, 0]


def test_the_top_square_completes_its_row() -> None:
    """EGZ-10.10  6 points, and 1 for the row of one."""
    rows = {f"py{row}": (1,) * (6 - row) for row in range(1, 5)}
    s = choose(position().stone(0, 25).built(**rows).ask(build()), "py5", "stop")
    assert s.score == [7, 0, 0]


def test_markers_are_never_a_limit() -> None:
    """EGZ-1.5, EGZ-10.2  Twenty-two markers built, and the next one is placed as well."""
    arranged = position(2).stone(0, 25).built(obelisk=(0,) * 7, tl=(0,) * 5, tr=(0,) * 5, py1=(0,) * 5)
    s = choose(arranged.ask(build()), "py2", "rf_l", "stop")
    assert s.score[0] == 9
