"""EGZ-7, EGZ-19  The workforce of a building action: crews, joker and card boosts."""

from collections.abc import Callable

import pytest

from benben.games.egizia.building import BuildSite, ReachShip
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import OBELISK_SITE, SPHINX_SITE, TEMPLE_SITE
from tests.games.egizia.build import (
    Position,
    asked,
    cards_of,
    choose,
    crews_of,
    keys,
    place,
    position,
    told,
    used_by,
    why,
)


def reach(arranged: Position, spot: str, seat: int = 0) -> Egizia:
    """The seat's ship at a spot is reached."""
    return arranged.ships(seat, spot).ask(ReachShip(seat, place(spot)))


def test_the_workforces() -> None:
    """EGZ-7.6  One unused regular crew, with or without the joker."""
    s = reach(position().stone(0, 9), "site_c_1")
    assert keys(s) == ["leave", "c1", "c1+cj", "c2", "c2+cj", "c3", "c3+cj"]


@pytest.mark.parametrize(
    ("force", "stone", "steps"),
    [
        ("c1", 9, ["tl", "py1"]),
        ("c1+cj", 9, ["tl", "rest", "py1"]),
        ("c1+cj", 3, ["tl", "py1"]),
        ("c2", 9, ["tl"]),
    ],
)
def test_capacity_and_stone_limit_the_work(force: str, stone: int, steps: list[str]) -> None:
    """EGZ-7.6  Squares of 1, 5 and 2: a crew of 2, with a joker of 3, with 3 stone, a crew of 1."""
    s = reach(position().stone(0, stone).crews(0, 2, 1, 1, 3).built(tr=(1,) * 4), "site_c_1")
    choose(s, force)
    assert keys(s) == ["tr" if step == "rest" else step for step in steps]


def test_work_adds_up_to_the_capacity() -> None:
    """EGZ-7.6  What was built counts against capacity and stone; they need not be used up."""
    s = reach(position().stone(0, 4).crews(0, 3, 1, 1, 2), "site_c_1")
    choose(s, "c1", "tl")
    assert keys(s) == ["tl", "tr", "py1", "stop"]
    choose(s, "py1")
    assert keys(s) == ["stop"] and why(s, "tr") == ("too_weak", "EGZ-10.1")
    s = choose(reach(position().stone(0, 2).crews(0, 3, 1, 1, 2), "site_c_1"), "c1", "tl")
    assert keys(s) == ["tr", "stop"] and why(s, "py1") == ("too_little_stone", "EGZ-10.1")


def test_a_crew_works_once_a_round() -> None:
    """EGZ-7.7  It is turned over, its strength stays."""
    arranged = position().stone(0, 9).crews(0, 3, 2, 1, 2).ships(0, "site_a_1", "site_b_1")
    s = choose(arranged.ask(BuildSite(SPHINX_SITE), BuildSite(OBELISK_SITE)), "c2", "pay1_free0", "none")
    assert used_by(s, 0) == ["c2"] and crews_of(s, 0) == [3, 2, 1, 2]
    assert keys(s) == ["leave", "c1", "c1+cj", "c3", "c3+cj"] and why(s, "c2") == ("crew_used", "EGZ-7.7")


def test_the_joker_works_once_and_never_alone() -> None:
    """EGZ-7.8  Added to a crew it is turned over too; without a regular crew it cannot build."""
    arranged = position().stone(0, 9).ships(0, "site_a_1", "site_b_1")
    s = choose(arranged.ask(BuildSite(SPHINX_SITE), BuildSite(OBELISK_SITE)), "c3+cj", "pay1_free0", "none")
    assert used_by(s, 0) == ["c3", "cj"] and keys(s) == ["leave", "c1", "c2"]
    s = reach(position().stone(0, 9).crews(0, 1, 1, 1, 9).used(0, "c1", "c2", "c3"), "site_a_1")
    assert asked(s) == [] and told(s, "left_site") == [(0, place("site_a_1"))]


def test_the_joker_is_named_at_the_start() -> None:
    """EGZ-7.13  Between two steps only cards help."""
    s = choose(reach(position().hold(0, "n314", "n315").stone(0, 9), "site_c_1"), "c2", "tl")
    assert keys(s) == ["stop", "plus3", "crew_c1", "crew_c3"]


def test_two_crews_between_two_steps() -> None:
    """EGZ-7.13, EGZ-19.6  A second unused crew joins; the card is spent, the crew turned over."""
    s = reach(position().hold(0, "n315").crews(0, 1, 4, 2, 2).used(0, "c3").stone(0, 9), "site_c_1")
    choose(s, "c1", "tl")
    assert keys(s) == ["stop", "crew_c2"]
    choose(s, "crew_c2")
    assert keys(s) == ["tl", "tr", "py1", "stop"] and used_by(s, 0) == ["c1", "c2", "c3"] and cards_of(s, 0) == []
    choose(s, "py1", "py1")
    assert keys(s) == ["stop"]
    assert choose(s, "stop").score[0] == 5


def test_boosts_add_up_between_steps() -> None:
    """EGZ-7.13  Both plus-3 cards and a second crew, one after the other."""
    s = reach(position().hold(0, "n314", "n507", "n315").crews(0, 1, 2, 1, 2).stone(0, 9).tombs(6, 2), "site_b_1")
    choose(s, "c1", "obelisk", "plus3", "crew_c2", "plus3")
    assert keys(s) == ["obelisk", "tomb", "stop"]
    choose(s, "tomb", "obelisk")
    assert keys(s) == ["stop"] and cards_of(s, 0) == []


def test_at_the_sphinx_boosts_come_before_the_draw() -> None:
    """EGZ-7.13  After naming the workforce only the number of cards is asked."""
    s = reach(position().hold(0, "n314", "n315").stone(0, 9), "site_a_1")
    assert {"c1+plus3", "c1+c2", "c1+c2+cj+plus3"} <= set(keys(s))
    choose(s, "c1")
    assert keys(s) == ["pay1_free0"]
    s = choose(reach(position().hold(0, "n314").stone(0, 9), "site_a_1"), "c1+plus3")
    assert keys(s)[-1] == "pay4_free0"


@pytest.mark.parametrize(
    ("arranged", "forces"),
    [
        (lambda: position().crews(0, 2, 1, 1, 2), ["c1+cj"]),
        (
            lambda: position().hold(0, "n314"),
            ["c1+plus3", "c1+cj+plus3", "c2+plus3", "c2+cj+plus3", "c3+plus3", "c3+cj+plus3"],
        ),
        (lambda: position().hold(0, "n315"), ["c1+c2+cj", "c1+c3+cj", "c2+c3+cj"]),
        (lambda: position().crews(0, 1, 4, 1, 2).used(0, "cj"), ["c2"]),
    ],
    ids=["joker", "plus3", "two-crews", "crew"],
)
def test_the_best_capacity_counts(arranged: Callable[[], Position], forces: list[str]) -> None:
    """EGZ-7.14  All cheapest work costs 4: only workforces that can do it are offered."""
    s = reach(arranged().stone(0, 9).built(obelisk=(1,) * 3).tombs(4), "site_b_1")
    assert keys(s) == ["leave", *forces]


def test_two_crews_from_the_start() -> None:
    """EGZ-19.6  Two unused regular crews, with the joker or without; all tokens are turned over."""
    s = reach(position().hold(0, "n315").crews(0, 3, 2, 4, 2).stone(0, 20).tombs(6, 5), "site_b_1")
    pairs = ["c1+c2", "c1+c2+cj", "c1+c3", "c1+c3+cj", "c2+c3", "c2+c3+cj"]
    assert [key for key in keys(s) if key in pairs] == pairs
    choose(s, "c1+c3+cj", "obelisk", "obelisk", "tomb")
    assert used_by(s, 0) == ["c1", "c3", "cj"] and cards_of(s, 0) == [] and keys(s) == ["stop"]


def test_two_crews_leave_one_for_the_other_sites() -> None:
    """EGZ-19.6  And not more than two may work together, even with a second card."""
    arranged = position().hold(0, "n315", "n508").stone(0, 9).ships(0, "site_b_1", "site_c_1")
    s = choose(arranged.ask(BuildSite(OBELISK_SITE), BuildSite(TEMPLE_SITE)), "c1+c2", "obelisk")
    assert not [key for key in keys(s) if key.startswith("crew_")]
    choose(s, "stop", "store")
    assert keys(s) == ["leave", "c3", "c3+cj"] and len(cards_of(s, 0)) == 1


@pytest.mark.parametrize(("spot", "first"), [("site_b_1", "obelisk"), ("site_c_1", "tl")])
def test_a_second_crew_joins_only_once(spot: str, first: str) -> None:
    """EGZ-19.6  Nor between the steps, with a second card, whatever is played in between."""
    s = reach(position().hold(0, "n315", "n508", "n314", "n507").stone(0, 9).tombs(6), spot)
    choose(s, "c1", first)
    assert keys(s) == ["stop", "plus3", "crew_c2", "crew_c3"]
    choose(s, "plus3")
    assert "crew_c2" in keys(s)
    choose(s, "crew_c2")
    assert cards_of(s, 0) == ["n507", "n508"] and "crew_c3" not in keys(s)
    choose(s, "plus3", first)
    assert "crew_c3" not in keys(s) and cards_of(s, 0) == ["n508"]


def test_two_crews_need_a_second_unused_crew() -> None:
    """EGZ-19.6  With one regular crew left the card offers nothing."""
    s = reach(position().hold(0, "n315").used(0, "c1", "c2").stone(0, 9), "site_c_1")
    assert keys(s) == ["leave", "c3", "c3+cj"]


def test_plus_3_from_the_start() -> None:
    """EGZ-19.11  Three more capacity for each card; each leaves the game."""
    s = reach(position().hold(0, "n314", "n507").crews(0, 1, 1, 1, 2).stone(0, 20), "site_b_1")
    assert {"c1+plus3", "c1+plus3+plus3", "c1+cj+plus3+plus3"} <= set(keys(s))
    choose(s, "c1+plus3")
    assert len(cards_of(s, 0)) == 1
    choose(s, "obelisk", "obelisk")
    assert "obelisk" not in keys(s) and "plus3" in keys(s)


def test_plus_3_is_spent_with_the_action() -> None:
    """EGZ-19.11  It helps one building action, not the next."""
    arranged = position().hold(0, "n314").stone(0, 9).ships(0, "site_a_1", "site_c_1")
    s = choose(arranged.ask(BuildSite(SPHINX_SITE), BuildSite(TEMPLE_SITE)), "c1+plus3", "pay1_free0", "none")
    assert keys(s) == ["leave", "c2", "c2+cj", "c3", "c3+cj"] and cards_of(s, 0) == []


def test_why_a_workforce_is_not_offered() -> None:
    """EGZ-7.6, EGZ-7.14  Too weak, too poor, or nothing to build; nothing is told of boosted forces."""
    s = reach(position().stone(0, 9).crews(0, 4, 1, 1, 2).built(obelisk=(1,) * 3).tombs(4), "site_b_1")
    assert why(s, "c2") == ("too_weak", "EGZ-7.6") and why(s, "c2+cj") == ("too_weak", "EGZ-7.6")
    assert why(s, "c1+plus3") is None and why(s, "c1+c2") is None and why(s, "no_crew") is None
    s = reach(position().stone(0, 4).crews(0, 4, 1, 1, 2).built(obelisk=(1,) * 3).tombs(4), "site_b_1")
    assert why(s, "c2") == ("too_weak", "EGZ-7.6")
    s = reach(position().hold(0, "n122").stone(0, 2).crews(0, 4, 1, 1, 2).built(obelisk=(1,) * 3).tombs(4), "site_b_1")
    assert why(s, "c1") == ("too_little_stone", "EGZ-7.6")
    s = reach(position().hold(0, "n122").stone(0, 9).sphinx_size(0, 1), "site_a_1")
    assert why(s, "c1") == ("nothing_left_to_build", "EGZ-7.14")
