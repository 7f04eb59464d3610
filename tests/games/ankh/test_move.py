"""ANK-6  Move Units, with Satet and the Giant Scorpion."""

import pytest

from benben.games.ankh.move import MoveTo, MoveUnit, PushUnit, goals
from benben.games.ankh.tables_map import LAND, WATER
from tests.games.ankh.build import (
    AMUN,
    ISIS,
    OSIRIS,
    RA,
    Position,
    aim,
    asked,
    at,
    choose,
    keys,
    kind,
    mask,
    names,
    unit,
    why,
)


def test_each_unit_moves_once_in_any_order_or_stays() -> None:
    """ANK-6.1  Up to 3 hexes; a unit that has moved is not offered again."""
    s = Position().god(0, "4.0").warriors(0, "5.0", "8.8").do(MoveUnit(0, 0))
    assert keys(s) == ["4.0", "5.0", "8.8", "done"]
    choose(choose(s, "5.0"), "6.0")
    assert keys(s) == ["4.0", "8.8", "done"] and why(s, "6.0") == "has_moved" and why(s, "7.7") == "no_unit_of_yours"
    choose(choose(s, "8.8"), "8.7")
    choose(s, "done")
    assert kind(s) == "" and unit(s, "6.0") == (0, "warrior") and unit(s, "4.0") == (0, "god")


def test_a_unit_passes_everything() -> None:
    """ANK-6.2  Units, monuments, tokens, water, river and camels; it does not leave the map."""
    p = Position().warriors(0, "5.1").warriors(1, "6.1", "5.3").monument("pyramid", "7.2").gates("4.2")
    p.camels("4.0/5.0", "4.1/5.0", "4.1/5.1")
    found = names(goals(p.s, 0, at("5.1")))
    assert {"8.2", "5.4", "3.2", "3.1"} <= found
    crossing = Position().warriors(0, "4.5").warriors(1, "4.6")
    assert "4.7" in names(goals(crossing.s, 0, at("4.5")))


def test_a_move_ends_on_an_empty_land_hex_within_three() -> None:
    """ANK-6.3  Not on water, units, monuments or gates; a hex left before is free."""
    p = Position().warriors(0, "5.1", "5.0").warriors(1, "6.1").monument("temple", "6.0").gates("4.1")
    found = goals(p.s, 0, at("5.1"))
    assert not found & (WATER | mask("5.1", "5.0", "6.1", "6.0", "4.1")) and "5.4" in names(found)
    s = p.do(MoveUnit(0, 0))
    choose(choose(s, "5.0"), "7.0")
    choose(s, "5.1")
    assert "5.0" in keys(s) and "7.0" not in keys(s)
    assert [why(s, key) for key in ("5.2", "4.1", "6.1", "8.8")] == ["water", "underworld", "occupied", "too_far"]


def test_moving_changes_no_control() -> None:
    """ANK-6.4  Monuments keep their controllers."""
    p = Position().warriors(0, "5.1").monument("temple", "6.1", owner=1).monument("obelisk", "7.1")
    s = p.do(MoveUnit(0, 0))
    choose(choose(s, "5.1"), "6.0")
    assert s.held == [0, mask("6.1"), 0]


def test_a_moved_scorpion_is_aimed_at_once() -> None:
    """ANK-6.5, ANK-21.5  Before the next unit moves."""
    s = Position().god(0, "8.8").guardian(0, "giant_scorpion", "4.0").do(MoveUnit(0, 0))
    choose(choose(s, "4.0"), "5.0")
    assert kind(s) == "AimScorpion" and len(keys(s)) == 6
    choose(s, "s_sw")
    assert aim(s, "5.0") == "s_sw" and kind(s) == "MoveUnit"


def test_a_scorpion_may_turn_on_the_spot() -> None:
    """ANK-6.6  It uses up its move; no other unit may stay so."""
    s = Position().god(0, "8.8").guardian(0, "giant_scorpion", "4.0").do(MoveUnit(0, 0))
    choose(s, "4.0")
    assert "4.0" in keys(s)
    choose(choose(s, "4.0"), "ne_se")
    assert aim(s, "4.0") == "ne_se" and keys(s) == ["8.8", "done"]
    choose(s, "8.8")
    assert "8.8" not in keys(s)


def test_satet_pushes_an_enemy() -> None:
    """ANK-21.2  It ends on the enemy's hex; the enemy goes one hex away."""
    p = Position().guardian(0, "satet", "4.0").warriors(1, "5.1").warriors(0, "6.1")
    s = p.do(MoveUnit(0, 0))
    choose(s, "4.0")
    assert "5.1" in keys(s) and "6.1" not in keys(s)
    choose(s, "5.1")
    assert kind(s) == "PushUnit" and asked(s).seat == 0
    assert set(keys(s)) == {"4.1", "5.0", "6.0"}
    choose(s, "6.0")
    assert unit(s, "5.1") == (0, "satet") and unit(s, "6.0") == (1, "warrior") and unit(s, "4.0") is None


def test_satet_may_push_into_the_hex_it_left() -> None:
    """ANK-21.2  If that is adjacent, in the same region."""
    p = Position().guardian(0, "satet", "4.0").god(1, "5.0")
    s = p.do(MoveUnit(0, 0))
    choose(choose(s, "4.0"), "5.0")
    assert "4.0" in keys(s)
    choose(s, "4.0")
    assert unit(s, "4.0") == (1, "god") and unit(s, "5.0") == (0, "satet") and s.god_at[1] == at("4.0")


def test_satet_cannot_go_where_nothing_gives_way() -> None:
    """ANK-21.2  All adjacent hexes taken, across the river or water."""
    p = Position().guardian(0, "satet", "7.0").warriors(1, "8.0", "7.1").monument("temple", "8.1")
    assert "8.0" in names(goals(p.s, 0, at("7.0")))
    p = Position().guardian(0, "satet", "6.0").warriors(1, "8.0", "7.1", "8.1").monument("temple", "7.0")
    assert "8.0" not in names(goals(p.s, 0, at("6.0")))


def test_satet_never_enters_water() -> None:
    """ANK-21.2  Even with an enemy there."""
    p = Position().guardian(0, "satet", "5.1").guardian(1, "apep", "5.2")
    assert "5.2" not in names(goals(p.s, 0, at("5.1")))


def test_satet_does_not_push_across_a_river() -> None:
    """ANK-21.2  Adjacent means the same region: 3.3 cannot be pushed to 2.3 or 3.4."""
    p = Position().guardian(0, "satet", "3.1").warriors(1, "3.3")
    s = p.do(PushUnit(0, at("3.1"), at("3.3")))
    assert set(keys(s)) == {"3.2", "4.2", "4.3", "4.4"}


@pytest.mark.parametrize(("mover", "enters"), [(ISIS, False), (OSIRIS, True)])
def test_underworld_hexes_are_for_osiris(mover: int, enters: bool) -> None:
    """ANK-20.4  Units of other gods cannot end a move there."""
    p = Position(mover, RA).warriors(0, "4.0").gates("5.0")
    assert ("5.0" in names(goals(p.s, 0, at("4.0")))) == enters


def test_satet_cannot_enter_an_occupied_gate() -> None:
    """ANK-20.6  Even if a unit of Osiris stands on it; that unit may itself be pushed onto a gate."""
    p = Position(AMUN, OSIRIS).guardian(0, "satet", "4.0").warriors(1, "5.0").gates("5.0", "7.0")
    assert "5.0" not in names(goals(p.s, 0, at("4.0")))
    p = Position(AMUN, OSIRIS).guardian(0, "satet", "4.0").warriors(1, "5.0").gates("6.0")
    assert "6.0" in keys(p.do(PushUnit(0, at("4.0"), at("5.0"))))


def test_a_pushed_scorpion_is_aimed_by_its_owner() -> None:
    """ANK-21.5, ANK-15.15  However it was moved; out of turn the greater god's player decides."""
    p = Position().guardian(0, "satet", "4.0").guardian(1, "giant_scorpion", "5.0", aim="se_s")
    s = choose(p.do(PushUnit(0, at("4.0"), at("5.0"))), "6.0")
    assert kind(s) == "AimScorpion" and asked(s).seat == 1 and aim(s, "6.0") == "se_s"


def test_apep_leaves_the_water_but_does_not_return() -> None:
    """ANK-21.3  It moves like others."""
    p = Position().guardian(0, "apep", "6.4")
    assert goals(p.s, 0, at("6.4")) & ~LAND == 0
    s = p.do(MoveTo(0, 0, at("6.4")))
    choose(s, "5.4")
    assert unit(s, "5.4") == (0, "apep")


def test_nothing_to_move_is_not_asked() -> None:
    """ANK-6.1  Without a unit the action does nothing."""
    assert kind(Position().do(MoveUnit(0, 0))) == ""
