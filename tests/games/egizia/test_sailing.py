"""EGZ-4  Phase 2: sail the Nile."""

import pytest

from benben.core.faults import IllegalChoice
from benben.games.egizia.feeding import FeedAll
from benben.games.egizia.sailing import NextShip, ReturnShips, Sail
from tests.games.egizia.build import (
    asked,
    card,
    cards_of,
    choose,
    crews_of,
    keys,
    position,
    ships_at,
    told,
    why,
)


def test_turns_go_round_by_token() -> None:
    """EGZ-4.1  Token 1, 2, 3, then 1 again; one ship a turn."""
    s = position().order(2, 0, 1).ask(NextShip(0))
    turns = []
    for stop in ("ombos", "edfu", "latopolis", "thebae", "koptos"):
        turns.append(asked(s)[1])
        choose(s, stop)
    assert turns == [2, 0, 1, 2, 0] and asked(s) == ["Sail", 1] and s.ships_left == [6, 7, 6]


@pytest.mark.parametrize("stop", ["ombos", "edfu", "site_a_2", "heliopolis"])
def test_one_ship_on_a_stop(stop: str) -> None:
    """EGZ-4.2  A taken stop or spot is closed to everybody else."""
    s = position().ships(1, stop).ask(Sail(0))
    assert stop not in keys(s) and why(s, stop) == ("occupied", "EGZ-4.2")
    assert {"latopolis", "site_a_1"} <= set(keys(s))
    with pytest.raises(IllegalChoice):
        choose(s, stop)


def test_strictly_downstream() -> None:
    """EGZ-4.3  Neither upstream nor beside the lowest ship, wherever the others stand."""
    s = position(2).ships(0, "ombos", "thebae").ships(1, "edfu", "memphis").ask(Sail(0))
    assert keys(s) == [
        "koptos", "site_a_1", "site_a_2", "tentyra", "selinon", "antaiopolis", "passalon", "lykopolis", "site_b_1",
        "site_b_2", "hermopolis", "beni_hasan", "kynopolis", "alyi", "herakleopolis", "site_c_1", "site_c_2",
        "heliopolis", "pass",
    ]  # fmt: skip
    assert why(s, "latopolis") == ("upstream", "EGZ-4.3")


def test_the_lowest_ship_counts_not_the_last() -> None:
    """EGZ-4.3, EGZ-19.19  A ship sent upstream by a card does not open the way again."""
    s = position().hold(0, "n511").ships(0, "alyi").ask(Sail(0), Sail(0))
    choose(s, "ombos")
    assert keys(s) == ["herakleopolis", "site_c_1", "site_c_2", "memphis", "heliopolis", "pass"]


def test_a_card_stop_gives_a_lasting_card() -> None:
    """EGZ-4.4, EGZ-18.2  The card lies in front of the seat, the ship on the emptied stop."""
    s = choose(position().lay(koptos="n110").ask(Sail(0)), "koptos")
    assert cards_of(s, 0) == ["n110"] and ships_at(s, "koptos") == [0] and s.river[2] == -1
    assert s.river.count(-1) == 1 and s.ships_left[0] == 7


def test_a_card_stop_gives_an_immediate_card() -> None:
    """EGZ-4.4, EGZ-18.3  It is carried out, and lies in front of nobody."""
    s = choose(position().lay(memphis="n114").stone(0, 1).ask(Sail(0)), "memphis")
    assert s.stone[0] == 7 and s.holder[card("n114")] == -1 and s.river[9] == -1 and ships_at(s, "memphis") == [0]


def test_a_round_stop_acts_at_once() -> None:
    """EGZ-4.5  And no card is taken."""
    s = choose(position().ask(Sail(0)), "selinon")
    assert crews_of(s, 0) == [1, 2, 2, 2] and ships_at(s, "selinon") == [0] and min(s.river) >= 0


@pytest.mark.parametrize("spot", ["site_b_1", "site_b_2", "site_b_3"])
def test_any_free_spot_of_a_site(spot: str) -> None:
    """EGZ-4.6  The player chooses which; nothing happens now."""
    arranged = position(4).stone(0, 9).crews(0, 5, 5, 5, 5)
    s = choose(arranged.ask(Sail(0)), spot)
    assert ships_at(s, spot) == [0] and asked(s) == [] and s.score == [0] * 4
    assert s.stone[0] == 9 and s.used[0] == 0 and told(s, "points") == []


@pytest.mark.parametrize("own", ["site_a_1", "site_a_reserve"])
def test_one_ship_at_each_site(own: str) -> None:
    """EGZ-4.7  Not even upstream, and the reserve counts as a place of the site."""
    arranged = position(4).hold(0, "n322").ships(0, own)
    if own == "site_a_reserve":
        arranged.ships(1, "site_a_1").ships(2, "site_a_2")
    s = arranged.ask(Sail(0))
    assert not [key for key in keys(s) if key.startswith("site_a")]
    assert why(s, "site_a_3") == ("own_ship_here", "EGZ-4.7")
    assert {"ombos", "site_b_1", "site_c_3"} <= set(keys(s))


def test_not_into_the_reserve_of_a_full_site_with_an_own_ship() -> None:
    """EGZ-4.7, EGZ-4.8  Three spots taken, one of them by oneself: the reserve is for the fourth seat alone."""
    arranged = position(4).hold(0, "n322").ships(0, "site_c_1").ships(1, "site_c_2").ships(2, "site_c_3")
    s = arranged.ask(Sail(0), Sail(3))
    assert not [key for key in keys(s) if key.startswith("site_c")]
    choose(s, "ombos")
    assert "site_c_reserve" in keys(s)


@pytest.mark.parametrize("site", ["site_a", "site_b", "site_c"])
@pytest.mark.parametrize("seats", [3, 4])
def test_the_reserve_only_when_no_spot_is_free(seats: int, site: str) -> None:
    """EGZ-4.8  With three seats two ships fill a site, with four seats three."""
    arranged = position(seats)
    last = seats - 1
    for other in range(last - 1):
        arranged.ships(other, f"{site}_{other + 1}")
    s = arranged.ask(Sail(last))
    assert f"{site}_reserve" not in keys(s) and f"{site}_{last}" in keys(s)
    assert why(s, f"{site}_reserve") == ("spot_still_free", "EGZ-4.8")
    s = arranged.ships(last - 1, f"{site}_{last}").ask(Sail(last))
    assert [key for key in keys(s) if key.startswith(site)] == [f"{site}_reserve"]
    choose(s, f"{site}_reserve")
    assert ships_at(s, f"{site}_reserve") == [last]


def test_a_middle_spot_left_free_keeps_the_reserve_closed() -> None:
    """EGZ-4.8  It does not matter which spot is free."""
    s = position(4).ships(0, "site_b_1").ships(1, "site_b_3").ask(Sail(2))
    assert [key for key in keys(s) if key.startswith("site_b")] == ["site_b_2"]


def test_the_reserve_holds_one_ship() -> None:
    """EGZ-4.8  By the numbers a fifth ship cannot come, and the place would be taken."""
    arranged = position(4).ships(0, "site_b_1").ships(1, "site_b_2").ships(2, "site_b_3").ships(3, "site_b_reserve")
    for seat in range(4):
        s = arranged.ask(Sail(seat))
        assert not [key for key in keys(s) if key.startswith("site_b")]


def test_a_seat_without_ships_is_finished() -> None:
    """EGZ-4.9  It is not asked any more."""
    stops = ("ombos", "edfu", "latopolis", "thebae", "koptos", "tentyra", "selinon", "antaiopolis")
    s = position(2).ships(0, *stops).ask(NextShip(0))
    assert asked(s) == ["Sail", 1] and told(s, "finished_sailing") == [(0,)]


def test_a_seat_without_a_legal_stop_is_finished() -> None:
    """EGZ-4.9  Heliopolis is the last stop."""
    s = position(2).ships(0, "heliopolis").ask(NextShip(0))
    assert asked(s) == ["Sail", 1] and s.finished == 1


@pytest.mark.parametrize("held", ["n322", "n511"])
def test_stops_opened_by_own_cards_are_legal(held: str) -> None:
    """EGZ-4.9  The cards that lead upstream keep a seat in the phase, though its ship is on the last stop."""
    s = position(2).hold(0, held).ships(0, "heliopolis").ask(NextShip(0))
    assert asked(s) == ["Sail", 0] and "ombos" in keys(s)


def test_a_pass_is_final_and_the_others_go_on() -> None:
    """EGZ-4.9  Passing is allowed with ships and stops left."""
    s = choose(position().ask(NextShip(0)), "pass", "ombos", "edfu")
    assert asked(s) == ["Sail", 1] and s.finished == 1 and s.ships_left == [8, 7, 7]
    choose(s, "pass", "latopolis", "thebae")
    assert asked(s) == ["Sail", 2]


def test_ships_on_stops_go_home_and_ships_at_sites_stay() -> None:
    """EGZ-4.10  The reserve is part of the site."""
    arranged = position(3).ships(0, "ombos", "edfu", "site_a_1").ships(1, "site_a_2", "heliopolis")
    arranged.ships(2, "site_a_reserve", "memphis").ships(0, "site_c_2")
    s = arranged.ask(ReturnShips())
    standing = {key: ships_at(s, key) for key in ("site_a_1", "site_a_2", "site_a_reserve", "site_c_2")}
    assert standing == {"site_a_1": [0], "site_a_2": [1], "site_a_reserve": [2], "site_c_2": [0]}
    assert sum(map(bool, s.ships)) == 4 and s.ships_left == [6, 7, 7]


def test_ships_go_home_only_when_everybody_is_finished() -> None:
    """EGZ-4.10  Until the last pass they stand; then phase 3 begins."""
    s = choose(position(2).ask(NextShip(0), ReturnShips(), FeedAll()), "ombos", "edfu", "pass")
    assert ships_at(s, "ombos") == [0] and told(s, "fed") == []
    choose(s, "pass")
    assert not any(s.ships) and s.ships_left == [8, 8] and len(told(s, "fed")) == 2


def test_both_ships_of_a_shared_stop_go_home() -> None:
    """EGZ-4.10, EGZ-19.17  An occupied stop may hold two."""
    s = position(2).ships(0, "alyi").ships(1, "alyi").ask(ReturnShips())
    assert s.ships_left == [8, 8] and not any(s.ships)


def test_one_seat_left_alone_goes_on() -> None:
    """EGZ-4.11  One ship at a time, until it is finished too."""
    s = choose(position().order(1, 0, 2).ask(NextShip(0)), "ombos", "pass", "pass")
    for stop in ("edfu", "thebae", "memphis"):
        assert asked(s) == ["Sail", 1]
        choose(s, stop)
    assert asked(s) == ["Sail", 1] and s.ships_left == [8, 4, 8]
    choose(s, "heliopolis", "stay")
    assert asked(s) == [] and s.finished == 7


def test_finished_seats_are_skipped() -> None:
    """EGZ-4.11  Turns go on between the others, in token order."""
    s = choose(position(4).order(3, 1, 0, 2).finished(1).ask(NextShip(0)), "ombos", "edfu", "latopolis")
    assert asked(s) == ["Sail", 3] and s.ships_left == [7, 8, 7, 7]


def test_a_site_without_the_means_to_build() -> None:
    """EGZ-4.12  No stone: the ship may be placed all the same."""
    s = choose(position().stone(0, 0).ask(Sail(0)), "site_b_1")
    assert ships_at(s, "site_b_1") == [0]


def test_a_round_stop_that_changes_nothing() -> None:
    """EGZ-4.12  Crews at 9: the stop may be used all the same."""
    s = choose(position().crews(0, 9, 9, 1, 2).ask(Sail(0)), "thebae")
    assert crews_of(s, 0) == [9, 9, 1, 2] and ships_at(s, "thebae") == [0]


def test_no_ships_left_is_told() -> None:
    """EGZ-4.9  Asked only about training after the last ship, a seat learns why no stop is open."""
    stops = ("ombos", "edfu", "latopolis", "thebae", "koptos", "tentyra", "selinon")
    s = choose(position(2).hold(0, "n122").stone(0, 4).ships(0, *stops).ask(NextShip(0)), "passalon", "stay")
    assert keys(s) == ["end", "train_c1", "train_c2", "train_c3", "train_cj"]
    assert why(s, "alyi") == ("no_ships_left", "EGZ-4.9") and why(s, "train_c1") is None


def test_training_is_no_place() -> None:
    """EGZ-4.3  There is nothing to tell about choices that are no places."""
    s = position(2).ask(Sail(0))
    assert "train_c1" not in keys(s) and why(s, "train_c1") is None
