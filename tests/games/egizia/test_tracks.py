"""EGZ-12, EGZ-14  The score track, the store and the market."""

import pytest

from benben.core.engine import advance
from benben.games.egizia import GAME
from benben.games.egizia.feeding import Feed
from benben.games.egizia.sailing import Sail
from benben.games.egizia.scoring import Participation, ScoreSphinx, ScoreTombs, SellStone
from benben.games.egizia.sphinx import DrawSphinx
from benben.games.egizia.tables import CARD_POINTS
from benben.games.egizia.temple import BuildTemple
from benben.games.egizia.tracks import score, shift_market, shift_store
from tests.games.egizia.build import asked, choose, position, told


def test_bonus_points_leader_first() -> None:
    """EGZ-12.1  In phase 6 the leader moves first, so who follows to the same space stands behind."""
    arranged = position().score(4, 6, 1).spent(0, 0, 1).spent(1, 2).spent(2, 0, 1, 2)
    s = arranged.ask(Participation())
    assert [event[0] for event in told(s, "points")] == [1, 0, 2]
    assert s.score == [7, 7, 7] and s.track == [1, 0, 2]


def test_behind_those_already_there() -> None:
    """EGZ-12.2  On every arrival, forward and back."""
    s = position(4).score(5, 5, 2, 9).ask()
    assert s.track == [3, 1, 0, 2]
    score(s, 2, 3, CARD_POINTS)
    assert s.track == [3, 1, 0, 2] and s.score[2] == 5
    score(s, 3, -4, CARD_POINTS)
    assert s.track == [1, 0, 2, 3] and s.score == [5, 5, 5, 5]


def test_higher_is_farther_ahead() -> None:
    """EGZ-12.3  And on equal points the earlier arrival."""
    s = position(4).ask()
    for seat, points in ((2, 7), (0, 3), (1, 7), (3, 5)):
        score(s, seat, points, CARD_POINTS)
    assert s.track == [2, 1, 3, 0]


def test_overtaking() -> None:
    """EGZ-12.3  Passing a space is not arriving on it."""
    s = position(4).score(1, 2, 3, 4).ask()
    score(s, 0, 10, CARD_POINTS)
    assert s.track == [0, 3, 2, 1]


def test_nothing_is_no_move() -> None:
    """EGZ-12.4  The marker keeps its place in the queue."""
    s = position().track(1, 0, 2).kept(1, "s20").ask(ScoreTombs(1), ScoreSphinx(1), Participation())
    score(s, 1, 0, CARD_POINTS)
    assert s.track == [1, 0, 2] and told(s, "points") == []


def test_drawing_one_and_keeping_it_is_no_move() -> None:
    """EGZ-12.4  No card returned, no points."""
    s = position().track(0, 1, 2).stone(0, 1).sphinx("s01").ask(DrawSphinx(0, 1))
    choose(s, "pay1_free0", "s01")
    assert s.track == [0, 1, 2] and told(s, "points") == []


def test_each_gain_is_a_move_of_its_own() -> None:
    """EGZ-12.4  A building action, each row, each step of the market."""
    arranged = position().stone(0, 25).built(py1=(0, 0, 0, 0), py2=(0, 0), py3=(0,))
    s = choose(arranged.ask(BuildTemple(0, 25, 0, 0, ())), "py1", "py2", "py2", "stop")
    assert [event[1] for event in told(s, "points")] == [8, 5, 4]
    s = choose(position().market(0, 3).lay(ombos="n119").ask(Sail(0)), "ombos")
    assert [event[1] for event in told(s, "points")] == [2, 2]


def test_moves_of_the_final_scoring() -> None:
    """EGZ-12.4  The sale, the tombs, every sphinx card."""
    arranged = position().store(0, 3).stone(0, 9).tombs(6, 6, taken=(0, 0)).kept(0, "s15", "s23").crews(0, 8, 1, 1, 2)
    s = choose(arranged.ask(SellStone(0), ScoreTombs(0), ScoreSphinx(0)), "yes")
    assert [event[1] for event in told(s, "points")] == [4, 5, 6, 5]


def test_scores_may_be_negative() -> None:
    """EGZ-12.5  And stand in order below 0 too."""
    s = position().crews(0, 9, 9, 9, 9).crews(1, 3, 2, 2, 2).ask(Feed(0), Feed(1))
    assert s.score == [-90, -9, 0] and s.track == [2, 1, 0]


def test_the_loop_of_fifty() -> None:
    """EGZ-12.6  A scarab for each lap, none below 0, and no points for taking one."""
    s = position().score(48, 0, 0).ask()
    score(s, 0, 5, CARD_POINTS)
    assert s.score[0] == 53 and GAME.view(s, 0)["seats"][0]["scarabs"] == 1
    score(s, 0, -4, CARD_POINTS)
    assert s.score[0] == 49 and GAME.view(s, 0)["seats"][0]["scarabs"] == 0
    score(s, 0, -60, CARD_POINTS)
    assert GAME.view(s, 0)["seats"][0]["scarabs"] == 0


def test_four_rows_from_the_top() -> None:
    """EGZ-14.1  Three steps from the start to the lowest row, on both tracks."""
    s = position().ask()
    assert (s.store, s.market) == ([0, 0, 0], [0, 0, 0])
    rows = []
    for _ in range(5):
        shift_store(s, 0)
        shift_market(s, 1)
        rows.append((s.store[0], s.market[1]))
    assert rows == [(1, 1), (2, 2), (3, 3), (3, 3), (3, 3)]
    assert (s.store[1:], s.market[0], s.market[2]) == ([0, 0], 0, 0)


@pytest.mark.parametrize(("row", "sale"), [(0, False), (1, False), (2, True), (3, True)])
def test_the_two_lower_store_rows_sell(row: int, sale: bool) -> None:
    """EGZ-14.2  The market row does not matter."""
    s = position().store(0, row).market(0, 3 - row).stone(0, 9).ask(SellStone(0))
    assert asked(s) == (["SellStone", 0] if sale else [])


def test_three_stone_on_the_lowest_store_row() -> None:
    """EGZ-14.3  At once on reaching it, and nothing on the rows above."""
    s = position().stone(0, 0).ask()
    gains = []
    for _ in range(3):
        shift_store(s, 0)
        gains.append(s.stone[0])
    assert gains == [0, 0, 3] and s.score == [0, 0, 0]


def test_three_stone_for_each_further_step() -> None:
    """EGZ-14.4  The marker stays; one step at a time, so the cap may cut one of them."""
    s = position().store(0, 3).stone(0, 20).ask()
    shift_store(s, 0)
    assert (s.store[0], s.stone[0]) == (3, 23)
    shift_store(s, 0)
    assert (s.store[0], s.stone[0]) == (3, 25)
    assert told(s, "stone_gained") == [(0, 3), (0, 2)]


@pytest.mark.parametrize(("row", "penalty"), [(0, 3), (1, 2), (2, 1), (3, 1)])
def test_the_market_row_sets_the_penalty(row: int, penalty: int) -> None:
    """EGZ-14.5  For each missing grain."""
    s = position().market(1, row).crews(1, 2, 2, 2, 2).ask(Feed(1))
    assert s.score[1] == -2 * penalty


def test_two_points_on_the_lowest_market_row() -> None:
    """EGZ-14.6  On reaching it and for each further step."""
    s = position().ask()
    points = []
    for _ in range(5):
        shift_market(s, 0)
        points.append(s.score[0])
    assert points == [0, 0, 2, 4, 6] and s.stone[0] == 2


def test_a_step_may_change_the_order_on_the_track() -> None:
    """EGZ-14.6, EGZ-12.2  The 2 points are an arrival like any other."""
    s = position().market(0, 2).score(3, 5, 0).ask(Sail(0))
    choose(s, "edfu")
    advance(s)
    assert s.score == [5, 5, 0] and s.track == [1, 0, 2]
