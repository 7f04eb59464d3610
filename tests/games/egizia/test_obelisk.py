"""EGZ-9  Site B: the obelisk and the tombs."""

import pytest

from benben.games.egizia.building import BuildSite, ReachShip
from benben.games.egizia.obelisk import BuildObelisk, ShiftTrack
from benben.games.egizia.tables import OBELISK_SITE, TEMPLE_SITE
from tests.games.egizia.build import asked, choose, keys, open_tombs, place, position, told, used_by, why


def test_the_capacity_must_reach_the_total() -> None:
    """EGZ-9.1  Crew, joker and boosts together."""
    arranged = position().hold(0, "n314").crews(0, 1, 1, 1, 2).stone(0, 20).tombs(5, 2).ships(0, "site_b_1")
    s = choose(arranged.ask(ReachShip(0, place("site_b_1"))), "c1+cj+plus3")
    assert asked(s) == ["BuildObelisk", 0, 6, 0, 0]
    choose(s, "tomb", "obelisk")
    assert keys(s) == ["stop"] and why(s, "tomb") == ("too_weak", "EGZ-9.1") and why(s, "plus3") is None


def test_stone_must_reach_the_total() -> None:
    """EGZ-9.1, EGZ-7.6  Strength alone builds nothing."""
    s = position().stone(0, 3).tombs(4).ask(BuildObelisk(0, 9, 0, 0))
    assert keys(s) == ["obelisk"] and why(s, "tomb") == ("too_little_stone", "EGZ-9.1")
    assert why(s, "stop") is None


@pytest.mark.parametrize(
    "steps",
    [
        ("obelisk", "obelisk"),
        ("tomb", "tomb"),
        ("obelisk", "tomb", "obelisk"),
        ("tomb", "obelisk", "tomb"),
    ],
)
def test_any_mix_in_any_sequence(steps: tuple[str, ...]) -> None:
    """EGZ-9.2  Obelisk and tombs, one or more of each or of both."""
    s = position().stone(0, 20).tombs(2, 3).ask(BuildObelisk(0, 20, 0, 0))
    choose(s, *steps, "stop")
    assert len(s.built[0]) == steps.count("obelisk") and len(s.tomb_owner) == steps.count("tomb")


def test_the_obelisk_grows_from_the_bottom() -> None:
    """EGZ-9.3  Values 1 to 7, each once, then it is finished."""
    s = position(2).stone(0, 25).tombs(6, 6).built(obelisk=(1,)).ask(BuildObelisk(0, 27, 0, 0))
    choose(s, "obelisk", "obelisk", "obelisk", "obelisk", "obelisk")
    assert [event[2] for event in told(s, "built")] == [2, 3, 4, 5, 6] and s.stone[0] == 5
    assert keys(s) == ["stop"] and why(s, "obelisk") == ("too_little_stone", "EGZ-9.1")
    s = position().stone(0, 25).built(obelisk=(1,) * 6).ask(BuildObelisk(0, 27, 0, 0))
    choose(s, "obelisk")
    assert "obelisk" not in keys(s) and s.built[0] == [1] * 6 + [0] and why(s, "obelisk") is None


def test_tombs_are_taken_in_line() -> None:
    """EGZ-9.4  The first in line, then the second; a cheaper one behind it may not be taken."""
    s = position().stone(0, 9).tombs(5, 2, 3).ask(BuildObelisk(0, 4, 0, 0))
    assert "tomb" not in keys(s)
    s = position().stone(0, 9).tombs(5, 2, 3).ask(BuildObelisk(0, 8, 0, 0))
    choose(s, "tomb")
    assert told(s, "tomb_taken") == [(0, 5)] and s.tomb_owner == [0]
    choose(s, "tomb")
    assert told(s, "tomb_taken") == [(0, 5), (0, 2)] and s.tomb_owner == [0, 0]


def test_the_next_tomb_is_opened_at_once() -> None:
    """EGZ-9.5  Four lie open as long as enough remain."""
    s = position().stone(0, 25).tombs(2, 2, 3, 3, 6, 5).ask(BuildObelisk(0, 25, 0, 0))
    assert open_tombs(s) == [2, 2, 3, 3]
    choose(s, "tomb")
    assert open_tombs(s) == [2, 3, 3, 6] and told(s, "tomb_opened") == [(-1, 6)]
    choose(s, "tomb")
    assert open_tombs(s) == [3, 3, 6, 5]


def test_the_last_tombs() -> None:
    """EGZ-9.5  With nothing left face down the line gets shorter."""
    s = position().stone(0, 25).tombs(taken=(1,) * 8).ask(BuildObelisk(0, 25, 0, 0))
    assert len(open_tombs(s)) == 4 and s.buried == []
    for left in (3, 2, 1, 0):
        choose(s, "tomb")
        assert len(open_tombs(s)) == left
    assert "tomb" not in keys(s) and "obelisk" in keys(s)


def test_stone_and_crews_pay() -> None:
    """EGZ-9.6  Stone for the total; the crews named are turned over."""
    arranged = position().crews(0, 3, 4, 1, 2).stone(0, 9).tombs(4).ships(0, "site_b_1")
    s = choose(arranged.ask(ReachShip(0, place("site_b_1"))), "c2+cj", "tomb", "obelisk", "stop")
    assert s.stone[0] == 4 and used_by(s, 0) == ["c2", "cj"]


def test_the_total_scores_in_one_move() -> None:
    """EGZ-9.7, EGZ-12.4  Squares and tombs alike, when the action ends."""
    s = position().stone(0, 9).tombs(4).ask(BuildObelisk(0, 9, 0, 0))
    choose(s, "tomb", "obelisk")
    assert s.score[0] == 0
    choose(s, "stop")
    assert told(s, "points") == [(0, 5, 0)]


@pytest.mark.parametrize(("track", "rows"), [("store", (1, 0)), ("market", (0, 1))])
def test_one_step_down_after_the_action(track: str, rows: tuple[int, int]) -> None:
    """EGZ-9.8  Store or market, compulsory, once however much was built."""
    s = position().stone(0, 9).tombs(2).ask(BuildObelisk(0, 9, 0, 0))
    choose(s, "tomb", "obelisk", "obelisk", "stop")
    assert asked(s) == ["ShiftTrack", 0] and keys(s) == ["store", "market"]
    choose(s, track)
    assert (s.store[0], s.market[0]) == rows and asked(s) == []


def test_then_the_neighbour() -> None:
    """EGZ-9.9  Once the step down is made."""
    arranged = position().ships(1, "site_b_1").ships(0, "site_b_2")
    s = choose(arranged.ask(BuildSite(OBELISK_SITE)), "c1", "obelisk", "stop")
    assert asked(s) == ["ShiftTrack", 1]
    assert asked(choose(s, "store")) == ["ChooseWorkforce", 0, place("site_b_2"), 0]


def test_more_tombs_than_were_open() -> None:
    """EGZ-9.10  What is opened joins the end of the line and may be taken too."""
    s = position().stone(0, 25).tombs(2, 2, 2, 2, 3, 3).ask(BuildObelisk(0, 25, 0, 0))
    choose(s, "tomb", "tomb", "tomb", "tomb", "tomb", "tomb", "stop")
    assert s.score[0] == 14 and len(s.tomb_owner) == 6


def test_pay_score_then_step() -> None:
    """EGZ-9.11  The stone of the store cannot pay for the same action, but at site C."""
    arranged = position().store(0, 2).crews(0, 4, 4, 1, 2).stone(0, 1).ships(0, "site_b_1", "site_c_1")
    s = choose(arranged.ask(BuildSite(OBELISK_SITE), BuildSite(TEMPLE_SITE)), "c1", "obelisk")
    assert keys(s) == ["stop"]
    choose(s, "stop")
    assert (s.stone[0], s.score[0]) == (0, 1)
    choose(s, "store")
    assert s.stone[0] == 3 and keys(s) == ["leave", "c2", "c2+cj", "c3", "c3+cj"]


def test_the_reward_is_a_gain_of_its_own() -> None:
    """EGZ-9.11, EGZ-12.4  Building points first, then the 2 points of the market, as two moves."""
    s = position().market(0, 3).stone(0, 1).ask(BuildObelisk(0, 1, 0, 0))
    choose(s, "obelisk", "stop", "market")
    assert told(s, "points") == [(0, 1, 0), (0, 2, 6)]


def test_the_step_is_made_on_the_lowest_rows_too() -> None:
    """EGZ-9.8, EGZ-14.4  The choice is never empty."""
    s = position().store(0, 3).market(0, 3).stone(0, 1).ask(ShiftTrack(0))
    assert keys(s) == ["store", "market"]
    assert choose(s, "store").stone[0] == 4


def test_a_build_counts_for_participation() -> None:
    """EGZ-11.1, EGZ-9.6  Stone was spent at site B."""
    s = choose(position().stone(0, 1).ask(BuildObelisk(0, 1, 0, 0)), "obelisk", "stop", "store")
    assert s.spent == [1 << OBELISK_SITE, 0, 0]
