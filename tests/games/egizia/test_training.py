"""EGZ-19.15, EGZ-19.22  Training: once a round, at one of four windows."""

import pytest

from benben.games.egizia.building import BuildSite, ReachShip, TrainBeforeBuilding
from benben.games.egizia.cards import Train
from benben.games.egizia.feeding import FeedAll
from benben.games.egizia.rounds import EndRound
from benben.games.egizia.sailing import NextShip, Sail
from benben.games.egizia.tables import OBELISK_SITE, SPHINX_SITE
from tests.games.egizia.build import asked, cards_of, choose, crews_of, keys, place, position, told, why

OFFERED = ["train_c1", "train_c2", "train_c3", "train_cj"]


@pytest.mark.parametrize(("crew", "crews"), [("c1", [2, 1, 1, 2]), ("c2", [1, 2, 1, 2]), ("cj", [1, 1, 1, 3])])
def test_two_stone_for_one_strength(crew: str, crews: list[int]) -> None:
    """EGZ-19.15  Any of the four crews; the card stays."""
    s = choose(position().hold(0, "n122").stone(0, 5).ask(Train(0)), crew)
    assert crews_of(s, 0) == crews and s.stone[0] == 3 and cards_of(s, 0) == ["n122"] and s.trained == 1


def test_training_may_be_declined() -> None:
    """EGZ-19.15  And is then still open later in the round."""
    s = choose(position().hold(0, "n122").stone(0, 5).ask(Train(0), Train(0)), "none")
    assert s.stone[0] == 5 and crews_of(s, 0) == [1, 1, 1, 2] and asked(s) == ["Train", 0]


def test_once_a_round() -> None:
    """EGZ-19.15  After it no window opens until the next round."""
    s = choose(position(2).hold(0, "n122").stone(0, 9).ask(Train(0), Train(0), EndRound()), "c1")
    assert asked(s) == ["Sail", 0] and s.round == 2 and set(OFFERED) <= set(keys(s))


def test_training_needs_two_stone() -> None:
    """EGZ-19.15  With one nothing is asked, with two it is."""
    assert asked(position().hold(0, "n122").stone(0, 1).ask(Train(0))) == []
    assert asked(position().hold(0, "n122").stone(0, 2).ask(Train(0))) == ["Train", 0]


def test_training_needs_the_card() -> None:
    """EGZ-19.15  One's own."""
    assert asked(position().hold(1, "n122").stone(0, 9).ask(Train(0))) == []


def test_a_crew_at_nine_cannot_be_trained() -> None:
    """EGZ-19.15, EGZ-17.8  With all at 9 nothing is asked."""
    s = position().hold(0, "n122").stone(0, 9).crews(0, 9, 8, 9, 9).ask(Train(0))
    assert keys(s) == ["c2", "none"]
    assert asked(position().hold(0, "n122").stone(0, 9).crews(0, 9, 9, 9, 9).ask(Train(0))) == []


def test_a_used_crew_may_be_trained() -> None:
    """EGZ-19.15  It stays turned over."""
    s = position().hold(0, "n122").stone(0, 9).used(0, "c1", "cj").ask(Train(0))
    assert keys(s) == ["c1", "c2", "c3", "cj", "none"]
    choose(s, "c1")
    assert crews_of(s, 0)[0] == 2 and s.used[0] == 0b1001


def test_before_the_ship() -> None:
    """EGZ-19.22  Window (a): before the placement, which is still to be made."""
    s = position(2).hold(0, "n122").stone(0, 9).ask(NextShip(0))
    assert keys(s)[-5:] == ["pass", *OFFERED]
    choose(s, "train_c1")
    assert asked(s) == ["Sail", 0] and not set(OFFERED) & set(keys(s)) and why(s, "train_c1") is None
    assert told(s, "trained") == [(0, 0)]
    choose(s, "edfu")
    assert asked(s) == ["Sail", 1]


def test_after_the_ship() -> None:
    """EGZ-19.22  Window (a): after it, with the stone it brought, and even with the card it brought."""
    s = choose(position(2).stone(0, 2).lay(ombos="n122").ask(NextShip(0)), "ombos")
    assert asked(s) == ["SailOn", 0] and keys(s) == ["end", *OFFERED]
    assert why(s, "alyi") is None and why(s, "site_b_1") is None
    choose(s, "train_cj")
    assert crews_of(s, 0)[3] == 3 and asked(s) == ["Sail", 1]


def test_after_the_ship_it_may_be_left() -> None:
    """EGZ-19.22  Ending the turn is no pass for the phase."""
    s = choose(position(2).hold(0, "n122").stone(0, 2).ask(NextShip(0)), "edfu", "end")
    assert s.trained == 0 and s.finished == 0 and asked(s) == ["Sail", 1]


def test_training_between_two_ships() -> None:
    """EGZ-19.22, EGZ-19.5  The second ship may follow the training."""
    s = choose(position(2).hold(0, "n122", "n121").stone(0, 9).ask(NextShip(0)), "edfu", "train_c1")
    assert asked(s) == ["SailOn", 0] and "thebae" in keys(s) and not set(OFFERED) & set(keys(s))
    choose(s, "thebae")
    assert asked(s) == ["Sail", 1] and s.ships_left[0] == 6


def test_training_and_then_passing() -> None:
    """EGZ-19.22  A turn may train and pass."""
    s = choose(position(2).hold(0, "n122").stone(0, 9).ask(NextShip(0)), "train_c2", "pass")
    assert s.finished == 1 and s.trained == 1


def test_not_in_the_turn_of_another() -> None:
    """EGZ-19.22  Only one's own windows."""
    s = position(2).hold(0, "n122").stone(0, 9).ask(Sail(1))
    assert not set(OFFERED) & set(keys(s))


def test_right_after_the_own_feeding() -> None:
    """EGZ-19.22  Window (b): the new strength is not fed this round, and comes before the next seat feeds."""
    arranged = position(3).score(5, 9, 1).hold(1, "n122").stone(1, 9).crews(1, 2, 1, 1, 2)
    s = arranged.ask(FeedAll())
    assert asked(s) == ["Train", 1] and told(s, "fed") == [(1,)]
    choose(s, "c1")
    assert s.score[1] == 9 and crews_of(s, 1)[0] == 3 and told(s, "fed") == [(1,), (0,), (2,)]


def test_at_the_start_of_building() -> None:
    """EGZ-19.22  Window (c): also without a ship at a site."""
    s = position(2).hold(1, "n122").stone(1, 4).ask(TrainBeforeBuilding())
    assert asked(s) == ["Train", 1] and not any(s.ships)
    assert asked(choose(s, "c1")) == [] and s.stone[1] == 2


def test_before_the_workforce_is_named() -> None:
    """EGZ-19.22  Window (d): then the workforce is chosen, with the new strength."""
    arranged = position().hold(0, "n122").stone(0, 5).crews(0, 2, 1, 1, 2).built(obelisk=(1, 1)).tombs(6)
    s = arranged.used(0, "c2", "c3", "cj").ships(0, "site_b_1").ask(ReachShip(0, place("site_b_1")))
    assert keys(s) == ["leave", *OFFERED]
    choose(s, "train_c1")
    assert keys(s) == ["leave", "c1"] and s.stone[0] == 3
    choose(s, "c1")
    assert keys(s) == ["obelisk"]


def test_not_after_the_workforce_is_named() -> None:
    """EGZ-19.22  Nor between two build steps."""
    s = position().hold(0, "n122").stone(0, 9).ships(0, "site_c_1").ask(ReachShip(0, place("site_c_1")))
    choose(s, "c1+cj", "tl")
    assert keys(s) == ["tl", "tr", "py1", "stop"]


def test_training_to_build_from_the_reserve() -> None:
    """EGZ-19.22, EGZ-19.12  Build in any case is offered to one whom training makes strong enough."""
    arranged = position().hold(2, "n122", "n319").stone(2, 9).used(2, "cj").tombs(6)
    arranged.ships(0, "site_b_1").ships(1, "site_b_2").ships(2, "site_b_reserve").built(obelisk=())
    s = arranged.crews(2, 2, 1, 1, 2).ask(BuildSite(OBELISK_SITE))
    choose(s, "c1", "obelisk", "stop", "store", "c1+cj", "obelisk", "stop", "store")
    assert asked(s) == ["ChooseWorkforce", 2, place("site_b_reserve"), 1] and keys(s) == ["leave", *OFFERED]
    choose(s, "train_c1")
    assert keys(s) == ["leave", "c1"] and cards_of(s, 2) == ["n122", "n319"]
    choose(s, "c1", "obelisk", "stop", "store")
    assert cards_of(s, 2) == ["n122"] and s.built[0] == [0, 1, 2]


@pytest.mark.parametrize(("stone", "crew", "offered"), [(5, 2, True), (4, 2, False), (9, 1, False)])
def test_training_that_would_not_be_enough(stone: int, crew: int, offered: bool) -> None:
    """EGZ-19.12, EGZ-7.14  The next square costs 3: 2 stone for training must leave 3, and crew 1 stays too weak."""
    arranged = position().hold(2, "n122", "n319").stone(2, stone).used(2, "cj").tombs(6)
    arranged.ships(0, "site_b_1").ships(1, "site_b_2").ships(2, "site_b_reserve")
    s = arranged.crews(2, crew, 1, 1, 2).ask(BuildSite(OBELISK_SITE))
    choose(s, "c1", "obelisk", "stop", "store", "c1+cj", "obelisk", "stop", "store")
    assert bool(asked(s)) == offered


def test_training_where_nothing_is_left() -> None:
    """EGZ-19.12, EGZ-7.14  The last sphinx cards were just kept: no question for the reserve."""
    arranged = position().hold(2, "n122", "n319").stone(2, 9).ships(0, "site_a_1").ships(1, "site_a_2")
    s = arranged.ships(2, "site_a_reserve").sphinx("s01", "s02").sphinx_size(2, 1).ask(BuildSite(SPHINX_SITE))
    choose(s, "c1", "pay1_free0", "s01", "c1", "pay1_free0", "s02")
    assert asked(s) == [] and s.sphinx == [] and s.ships_left[2] == 8
