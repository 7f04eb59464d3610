"""EGZ-17  The seven round stops, and the card that doubles them."""

import pytest

from benben.games.egizia.sailing import NextShip, Sail
from tests.games.egizia.build import asked, cards_of, choose, crews_of, keys, position, told, why


def test_edfu() -> None:
    """EGZ-17.1  Store and market one row down each."""
    s = choose(position().ask(Sail(0)), "edfu")
    assert (s.store, s.market) == ([1, 0, 0], [1, 0, 0]) and s.score[0] == 0 and s.stone[0] == 2


def test_edfu_pays_both_rewards() -> None:
    """EGZ-17.1  Arriving on both lowest rows: 3 stone and 2 points."""
    s = choose(position().store(0, 2).market(0, 2).ask(Sail(0)), "edfu")
    assert (s.store[0], s.market[0], s.stone[0], s.score[0]) == (3, 3, 5, 2)


@pytest.mark.parametrize(
    ("stop", "crews"),
    [("thebae", [2, 2, 1, 2]), ("selinon", [1, 2, 2, 2]), ("beni_hasan", [2, 1, 2, 2])],
)
def test_two_crews_grow(stop: str, crews: list[int]) -> None:
    """EGZ-17.2, EGZ-17.3, EGZ-17.4  Thebae c1 c2, Selinon c2 c3, Beni Hasan c1 c3; compulsory, nothing is asked."""
    s = choose(position().ask(NextShip(0)), stop)
    assert crews_of(s, 0) == crews and crews_of(s, 1) == [1, 1, 1, 2] and asked(s) == ["Sail", 1]


@pytest.mark.parametrize(("crew", "crews"), [("c1", [2, 1, 1, 2]), ("c3", [1, 1, 2, 2]), ("cj", [1, 1, 1, 3])])
def test_alyi(crew: str, crews: list[int]) -> None:
    """EGZ-17.5  A crew of choice, the joker too, then 2 stone."""
    s = choose(position().stone(0, 3).ask(Sail(0)), "alyi")
    assert keys(s) == ["c1", "c2", "c3", "cj"] and s.stone[0] == 3
    choose(s, crew)
    assert crews_of(s, 0) == crews and s.stone[0] == 5


def test_alyi_with_a_crew_at_nine() -> None:
    """EGZ-17.5  It cannot be chosen while another can."""
    s = choose(position().crews(0, 9, 3, 9, 8).ask(Sail(0)), "alyi")
    assert keys(s) == ["c2", "cj"] and why(s, "c1") == ("crew_at_nine", "EGZ-17.5")


def test_alyi_with_all_crews_at_nine() -> None:
    """EGZ-17.5  Only the stone."""
    s = choose(position().crews(0, 9, 9, 9, 9).stone(0, 3).ask(Sail(0)), "alyi")
    assert asked(s) == [] and s.stone[0] == 5 and crews_of(s, 0) == [9, 9, 9, 9]


@pytest.mark.parametrize("stop", ["passalon", "heliopolis"])
@pytest.mark.parametrize(
    ("ring", "moves"),
    [
        ("left", {"stay": 0, "right": 1}),
        ("middle", {"stay": 1, "left": 0, "right": 2}),
        ("right", {"stay": 2, "left": 1}),
    ],
)
def test_the_joker_and_the_ring(stop: str, ring: str, moves: dict[str, int]) -> None:
    """EGZ-17.6, EGZ-17.7  The joker grows by 1, the ring may move one space and stays on the three."""
    for move, where in moves.items():
        s = choose(position().ring(ring).ask(Sail(0)), stop)
        assert crews_of(s, 0) == [1, 1, 1, 3] and keys(s) == list(moves)
        for closed in {"left", "right"} - set(moves):
            assert why(s, closed) == ("ring_at_end", "EGZ-17.6")
        choose(s, move)
        assert s.ring == where and asked(s) == []


def test_no_card_works_at_heliopolis() -> None:
    """EGZ-17.7  Neither is it doubled, nor entered when occupied."""
    s = choose(position().hold(0, "n318", "n317").ask(Sail(0)), "heliopolis")
    assert asked(s) == ["MoveRing", 0, 1] and "n318" in cards_of(s, 0)
    s = position().hold(0, "n317").ships(1, "heliopolis").ask(Sail(0))
    assert "heliopolis" not in keys(s)


@pytest.mark.parametrize(
    ("stop", "before", "after"),
    [
        ("thebae", (9, 8, 1, 2), [9, 9, 1, 2]),
        ("selinon", (1, 9, 9, 2), [1, 9, 9, 2]),
        ("passalon", (1, 1, 1, 9), [1, 1, 1, 9]),
    ],
)
def test_crews_end_at_nine(stop: str, before: tuple[int, ...], after: list[int]) -> None:
    """EGZ-17.8  A raise beyond 9 is lost, the rest of the action is not."""
    s = choose(position().crews(0, *before).ask(Sail(0)), stop)
    assert crews_of(s, 0) == after and len(told(s, "crew_raised")) == (stop == "thebae")
    assert asked(s) == (["MoveRing", 0, 1] if stop == "passalon" else [])


def test_a_card_raises_to_nine_at_most() -> None:
    """EGZ-17.8, EGZ-18.3  Of two steps one may be lost."""
    s = choose(position().crews(0, 8, 1, 1, 2).lay(ombos="n115").ask(Sail(0)), "ombos")
    assert crews_of(s, 0) == [9, 1, 1, 2] and told(s, "crew_raised") == [(0, 0, 1)]


def test_double_is_asked_before_the_action() -> None:
    """EGZ-19.18, EGZ-18.6  Declined, the action is carried out once and the card stays."""
    s = choose(position().hold(0, "n318").ask(Sail(0)), "selinon")
    assert asked(s)[:2] == ["PlayDouble", 0] and keys(s) == ["no", "yes"] and crews_of(s, 0) == [1, 1, 1, 2]
    choose(s, "no")
    assert crews_of(s, 0) == [1, 2, 2, 2] and cards_of(s, 0) == ["n318"]


def test_double_needs_a_round_stop() -> None:
    """EGZ-19.18  Nothing is asked at a card stop or a site."""
    for stop in ("ombos", "site_a_1"):
        s = choose(position().hold(0, "n318").lay(ombos="n306").ask(Sail(0)), stop)
        assert asked(s) == [] and "n318" in cards_of(s, 0)


def test_double_belongs_to_its_owner() -> None:
    """EGZ-19.18  Another seat at the stop is not asked."""
    s = choose(position().hold(1, "n318").ask(Sail(0)), "selinon")
    assert asked(s) == []
