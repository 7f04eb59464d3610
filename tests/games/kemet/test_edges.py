"""Edges of the rules: the last unit, the last point, the own card, the losing side."""

from benben.games.kemet.acquiring import reach
from benben.games.kemet.control import remove_units
from benben.games.kemet.interventions import play_day_card
from benben.games.kemet.moving import MoveTroop
from benben.games.kemet.night import Annex, Prayers, TrimAll, night_prayer
from benben.games.kemet.prayer import build_cost
from benben.games.kemet.tables import CARD, COLOUR
from benben.games.kemet.turns import UseGold
from tests.games.kemet.build import Position, area, fight, keys, pick, units


def test_no_teleport_to_the_same_area() -> None:
    """KEM-5.6.7."""
    s = Position().units(0, o_wn=2).tile(0, "portal_of_thoth").run(MoveTroop(0, 0))
    pick(s, "o-wn")
    assert "teleport+t-w" in keys(s) and "teleport+o-wn" not in keys(s)


def test_teleport_and_toll_are_paid_together() -> None:
    """KEM-1.16  Two for the teleport and two for Khnum's Sphinx."""
    for prayer, possible in ((3, False), (4, True)):
        p = Position().units(0, nw_w=2).pyramid("nw_w", "ruby", 1).prayer(0, prayer)
        s = p.units(1, t_w=2).companion(1, "khnums_sphinx", "t_w").run(MoveTroop(0, 0))
        pick(s, "nw-w")
        assert ("teleport+t-w" in keys(s)) == possible


def test_a_trap_does_not_hurt_ammuts_troop() -> None:
    p = Position().units(0, f_nw=3).companion(0, "ammut", "f_nw").units(1, t_w=3).tile(1, "deadly_trap")
    s = p.run(MoveTroop(0, 0))
    pick(s, "f-nw", "t-w", "3")
    assert units(s, 0, "t_w") == 3


def test_no_more_units_leave_than_there_are() -> None:
    """KEM-1.13."""
    s = Position().units(0, t_w=2).s
    remove_units(s, 0, area("t_w"), 5)
    assert units(s, 0, "t_w") == 0 and s.supply[0] == 12


def test_one_unit_too_many_leaves() -> None:
    """KEM-7.8."""
    s = Position().units(0, nw_w=6).run(TrimAll())
    assert units(s, 0, "nw_w") == 5


def test_the_highest_pyramid_of_a_colour_counts() -> None:
    """KEM-5.3.5."""
    s = Position(3).pyramid("nw_w", "ruby", 3).units(0, w_w=2).pyramid("w_w", "ruby", 1).s
    assert reach(s, 0)[COLOUR.index["ruby"]] == 3


def test_ammut_and_spoils_want_a_victory() -> None:
    p = Position().units(0, t_w=2).units(1, t_w=5).companion(0, "ammut", "t_w").tile(0, "spoils_of_war")
    s = p.attack(0, "t_w")
    fight(s, ("b5",), ("b1",))
    assert s.victor == 1 and s.slain[0] >= 2 and s.points[0] == 0 and not s.hand[0]


def test_eternal_city_wants_control() -> None:
    s = Position().pyramid("nw_w", "ruby", 4).tile(0, "eternal_city").s
    assert night_prayer(s, 0) == 3
    s.units[area("nw_w") * 6 + 1] = 1
    assert night_prayer(s, 0) == 2


def test_annexation_takes_from_rivals_only() -> None:
    s = Position(3).hand(0, "glory").hand(1, "snare").tile(0, "annexation").run(Annex(0))
    assert keys(s) == ["seat1"]


def test_a_tithe_for_the_last_point() -> None:
    """KEM-7.5  One token worth 2 may be given for a single free point."""
    s = Position().prayer(0, 8).veterans(0, 2).tile(0, "blood_tithe").run(Prayers(0))
    assert keys(s) == ["0", "1"]


def test_a_level_for_nothing() -> None:
    s = Position().tile(0, "magical_support", "stone_carriers").s
    assert build_cost(s, 0, 0, 1) == 0


def test_versatility_repeats_only_a_build_that_can_be_done() -> None:
    s = Position().prayer(0, 0).tokens(0, "build", "pray").tile(0, "magic_versatility").run(UseGold(0))
    assert keys(s) == ["versatile_pray"]


def test_mana_theft_leaves_nobody_below_zero() -> None:
    """KEM-1.16."""
    s = Position().hand(0, "mana_theft").prayer(1, 0).s
    play_day_card(s, 0, CARD.index["mana_theft"])
    assert s.prayer == [8, 0]
