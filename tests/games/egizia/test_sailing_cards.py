"""EGZ-19  The cards that change how ships are placed."""

import pytest

from benben.core.engine import advance
from benben.games.egizia.sailing import NextShip, Sail
from tests.games.egizia.build import (
    asked,
    card,
    cards_of,
    choose,
    crews_of,
    keys,
    place,
    position,
    ships_at,
    why,
)


@pytest.mark.parametrize(("held", "offered"), [("n317", ["alyi", "pass"]), ("n320", [])])
def test_the_occupied_card_opens_a_legal_stop(held: str, offered: list[str]) -> None:
    """EGZ-4.9, EGZ-19.17  Everything downstream is taken: only the card keeps the seat in the phase."""
    s = position(2).hold(0, held).ships(0, "kynopolis").finished(1).s
    s.ships = [2 if p >= place("alyi") else standing for p, standing in enumerate(s.ships)]
    s.journal = []
    s.stack = [NextShip(0)]
    advance(s)
    assert keys(s) == offered


def test_second_ship() -> None:
    """EGZ-19.5  One more ship before the next seat, downstream of the one just placed; the card is spent."""
    s = choose(position().hold(0, "n121").ask(NextShip(0)), "thebae")
    assert asked(s) == ["SailOn", 0]
    assert "koptos" in keys(s) and "end" in keys(s) and not {"ombos", "thebae"} & set(keys(s))
    assert why(s, "ombos") == ("upstream", "EGZ-4.3")
    choose(s, "koptos")
    assert s.ships_left[0] == 6 and "n121" not in cards_of(s, 0) and asked(s) == ["Sail", 1]


def test_second_ship_may_wait() -> None:
    """EGZ-19.5  Ending the turn keeps the card, and is no pass for the phase."""
    s = choose(position(2).hold(0, "n121").ask(NextShip(0)), "ombos", "end")
    assert cards_of(s, 0) == ["n101", "n121"] and s.finished == 0 and asked(s) == ["Sail", 1]
    choose(s, "edfu")
    assert asked(s) == ["Sail", 0]


def test_two_second_ships_follow_each_other() -> None:
    """EGZ-19.5  Three ships in one turn with two cards."""
    s = choose(position(2).hold(0, "n121", "n512").ask(NextShip(0)), "edfu", "thebae")
    assert asked(s) == ["SailOn", 0] and len([c for c in cards_of(s, 0) if c in ("n121", "n512")]) == 1
    choose(s, "selinon")
    assert asked(s) == ["Sail", 1] and s.ships_left == [5, 8] and cards_of(s, 0) == []


def test_no_second_ship_with_a_pass() -> None:
    """EGZ-19.5  Only after placing a ship this turn."""
    s = choose(position(2).hold(0, "n121").ask(NextShip(0)), "pass")
    assert asked(s) == ["Sail", 1] and cards_of(s, 0) == ["n121"]


def test_no_second_ship_without_a_stop_or_a_ship() -> None:
    """EGZ-19.5  The card needs a ship left and a legal stop."""
    s = choose(position(2).hold(0, "n121").ask(NextShip(0)), "heliopolis", "stay")
    assert asked(s) == ["Sail", 1]
    stops = ("ombos", "edfu", "latopolis", "thebae", "koptos", "tentyra", "selinon")
    s = choose(position(2).hold(0, "n121").ships(0, *stops).ask(NextShip(0)), "antaiopolis")
    assert asked(s) == ["Sail", 1] and s.ships_left[0] == 0


def test_second_ship_in_the_turn_it_is_taken() -> None:
    """EGZ-18.4, EGZ-18.1  An anytime card may be played at once."""
    s = choose(position(2).lay(ombos="n121").ask(NextShip(0)), "ombos")
    assert asked(s) == ["SailOn", 0]
    choose(s, "edfu")
    assert cards_of(s, 0) == [] and asked(s) == ["Sail", 1]


def test_occupied_stop() -> None:
    """EGZ-19.17  A round stop taken by an opponent; the action is carried out, the card leaves the game."""
    s = position(3).hold(0, "n317").ships(1, "thebae", "koptos").ships(2, "site_a_1").ask(Sail(0))
    assert "thebae" in keys(s)
    assert not {"koptos", "site_a_1"} & set(keys(s))
    choose(s, "thebae")
    assert ships_at(s, "thebae") == [0, 1] and crews_of(s, 0) == [2, 2, 1, 2] and cards_of(s, 0) == []


def test_occupied_stop_stands_in_river_order() -> None:
    """EGZ-19.17  Every open place is offered once, the occupied ones among them."""
    s = position(2).hold(1, "n317").ships(0, "alyi", "heliopolis").ships(1, "beni_hasan").ask(Sail(1))
    assert keys(s) == ["kynopolis", "alyi", "herakleopolis", "site_c_1", "site_c_2", "memphis", "pass"]


def test_occupied_stop_is_still_downstream() -> None:
    """EGZ-19.17, EGZ-4.3  The card alone does not lead upstream."""
    s = position(3).hold(0, "n317").ships(1, "edfu", "alyi").ships(0, "thebae").ask(Sail(0))
    assert "edfu" not in keys(s) and "alyi" in keys(s)


def test_occupied_stop_may_hold_two_others_but_no_own_ship() -> None:
    """EGZ-19.17  More than one foreign ship is no hindrance, an own one is."""
    arranged = position(4).hold(0, "n322").ships(1, "alyi").ships(2, "alyi").ships(0, "edfu").ships(3, "edfu")
    arranged.s.holder[card("n317")] = 0
    arranged.s.nile[1] = [c for c in arranged.s.nile[1] if c != card("n317")]
    arranged.s.stack = [Sail(0)]
    assert "alyi" in keys(arranged.s) and "edfu" not in keys(arranged.s)
    assert why(arranged.s, "edfu") == ("own_ship_here", "EGZ-4.7")


def test_occupied_card_never_at_heliopolis() -> None:
    """EGZ-19.17, EGZ-17.7  Even for its owner it is closed."""
    s = position(3).hold(0, "n317").ships(1, "heliopolis", "alyi").ask(Sail(0))
    assert "alyi" in keys(s) and "heliopolis" not in keys(s)
    assert why(s, "heliopolis") == ("occupied", "EGZ-4.2")


def test_occupied_card_is_not_spent_on_a_free_stop() -> None:
    """EGZ-19.17  Only where it is needed."""
    s = choose(position(2).hold(0, "n317").ships(1, "edfu").ask(Sail(0)), "thebae")
    assert cards_of(s, 0) == ["n317"]


def test_upstream_once() -> None:
    """EGZ-19.19  One placement ignores the order; then again beyond the most downstream ship."""
    s = choose(position(2).hold(0, "n511").ships(0, "passalon").ships(1, "edfu").ask(Sail(0), Sail(0)), "thebae")
    assert cards_of(s, 0) == [] and s.furthest[0] == 9
    assert keys(s)[0] == "lykopolis"


def test_upstream_once_needs_a_free_stop() -> None:
    """EGZ-19.19  It opens no taken stop, nor the stop of an own ship."""
    s = position(2).hold(0, "n511").ships(0, "passalon").ships(1, "edfu").ask(Sail(0))
    assert not {"edfu", "passalon"} & set(keys(s)) and {"ombos", "thebae"} <= set(keys(s))


def test_upstream_once_is_kept_when_sailing_downstream() -> None:
    """EGZ-19.19  It is spent only by the placement that needs it."""
    s = choose(position(2).hold(0, "n511").ships(0, "passalon").ask(Sail(0)), "alyi", "c1")
    assert cards_of(s, 0) == ["n511"]


def test_upstream_lasting() -> None:
    """EGZ-19.20  Every placement ignores the order; the card stays."""
    s = position(2).hold(0, "n322").ships(0, "alyi").ask(Sail(0), Sail(0), Sail(0))
    choose(s, "thebae", "edfu")
    assert cards_of(s, 0) == ["n322"] and "selinon" in keys(s) and s.furthest[0] == 15


def test_upstream_into_the_reserve() -> None:
    """EGZ-19.20, EGZ-4.8  The reserve of a full site is open upstream too."""
    arranged = position(3).hold(2, "n322").ships(2, "alyi").ships(0, "site_a_1").ships(1, "site_a_2")
    s = arranged.ask(Sail(2))
    assert "site_a_reserve" in keys(s) and "site_b_reserve" not in keys(s)


def test_lasting_upstream_spares_the_single_one() -> None:
    """EGZ-19.20, EGZ-19.19  Who has both never needs the card that is spent."""
    s = choose(position(2).hold(0, "n322", "n511").ships(0, "alyi").ask(Sail(0)), "thebae")
    assert cards_of(s, 0) == ["n322", "n511"]


def test_upstream_and_occupied_combine() -> None:
    """EGZ-19.23  Both cards on one placement, both spent."""
    s = position(2).hold(0, "n317", "n511").ships(0, "alyi").ships(1, "thebae").ask(Sail(0))
    assert "thebae" in keys(s)
    choose(s, "thebae")
    assert cards_of(s, 0) == [] and ships_at(s, "thebae") == [0, 1]


def test_lasting_upstream_and_occupied_combine() -> None:
    """EGZ-19.23  The lasting card stays, by its class."""
    s = position(2).hold(0, "n317", "n322").ships(0, "alyi").ships(1, "thebae").ask(Sail(0))
    assert cards_of(choose(s, "thebae"), 0) == ["n322"]


def test_occupied_and_double_combine() -> None:
    """EGZ-19.23, EGZ-19.18  Entering an occupied stop, its action may be doubled."""
    s = choose(position(2).hold(0, "n317", "n318").ships(1, "thebae").ask(Sail(0)), "thebae")
    assert asked(s)[:2] == ["PlayDouble", 0]
    choose(s, "yes")
    assert cards_of(s, 0) == [] and crews_of(s, 0) == [3, 3, 1, 2]


def test_second_ship_upstream() -> None:
    """EGZ-19.5, EGZ-19.19  The further ship may use a card of its own."""
    s = choose(position(2).hold(0, "n121", "n511").ask(NextShip(0)), "alyi", "c1", "edfu")
    assert cards_of(s, 0) == [] and asked(s) == ["Sail", 1] and s.store[0] == 1
