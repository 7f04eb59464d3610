"""KEM-8.14, KEM-10.2  Moves in games with teams or gods: walls, teleports, tolls, traps, who goes and who stays."""

import pytest

from benben.games.kemet.marching import MarchTroop, set_out
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables_tiles import COMPANION
from benben.games.kemet.teams import form_teams
from benben.games.kemet.ways import NO_TELEPORT
from tests.games.kemet.build import Position, area, asked, keys, kind, pick, units
from tests.games.kemet.test_gods import Divine, march
from tests.games.kemet.test_teams import Team, keep


def where(s: Kemet, companion: str) -> int:
    return s.where[COMPANION.index[companion]]


def teleports(s: Kemet) -> list[str]:
    return [key for key in keys(s) if key.startswith("teleport")]


# --- Walls ------------------------------------------------------------------------------------------------------------


def test_a_rivals_wall() -> None:
    """KEM-5.6.8, KEM-8.14  Only from beside it; the Phoenix opens it, if it comes along; not a second district."""
    s = march(Team().units(0, t_w=2).tile(0, "priest_of_mafdet"), "t_w")
    pick(s, "f-sw", "2")
    assert "sw-w" not in keys(s)
    position = Team().units(0, t_w=2).tile(0, "priest_of_mafdet").companion(2, "phoenix", "t_w")
    s = march(position, "t_w")
    pick(s, "f-sw", "2")
    assert "sw-w" in keys(s)
    pick(s, "sw-w")
    assert keys(s) == ["1", "2"]
    pick(s, "1")
    assert kind(s) == "MarchStep" and where(s, "phoenix") == area("sw_w")
    assert "sw-c" not in keys(s)
    s = march(Team().units(0, f_sw=2).tile(0, "priest_of_mafdet"), "f_sw")
    pick(s, "sw-w", "2")
    assert "sw-c" not in keys(s) and "f-sw" in keys(s)


# --- Teleports --------------------------------------------------------------------------------------------------------


def test_a_teleport_is_paid() -> None:
    """KEM-5.6.7, KEM-8.13  Two prayer points of the mover, also from an ally's pyramid beside an ally's units."""
    s = march(Team().units(0, ne_w=2).pyramid("ne_w", "ruby", 1).prayer(0, 3), "ne_w")
    pick(s, "teleport+t-w", "1", "stop")
    assert s.prayer[0] == 1 and units(s, 0, "t_w") == 1
    assert not teleports(march(Team().units(0, ne_w=2).pyramid("ne_w", "ruby", 1).prayer(0, 1), "ne_w"))
    assert not teleports(march(Team().units(0, f_ne=2).pyramid("ne_w", "ruby", 1).prayer(0, 3), "f_ne"))


@pytest.mark.parametrize("team", [True, False])
def test_the_griffin_opens_obelisks_for_those_it_goes_with(team: bool) -> None:
    """KEM-5.6.7  From an obelisk only with the Griffin along, unless Portal of Thoth is there too."""

    def group() -> Position:
        return (Team() if team else Divine("anubis")).units(0, t_w=2).prayer(0, 2)

    assert not teleports(march(group(), "t_w"))
    s = march(group().companion(0, "griffin_sphinx", "t_w"), "t_w")
    pick(s, "teleport+d-temple", "1")
    assert kind(s) == "MarchStep" and where(s, "griffin_sphinx") == area("d_temple")
    s = march(group().companion(0, "griffin_sphinx", "t_w").tile(0, "portal_of_thoth"), "t_w")
    pick(s, "teleport+d-temple", "1")
    assert kind(s) == "MarchCompanion"


def test_move_cards_with_allies() -> None:
    """KEM-5.6.4  Transfer from anywhere for its own cost, Swiftness at the start, Open Gates before a wall."""
    position = Team().units(0, f_sw=1).units(2, f_sw=1).hand(0, "transfer", "swiftness", "open_gates").prayer(0, 1)
    s = march(position, "f_sw")
    assert {"swiftness", "open_gates"} <= set(keys(s))
    pick(s, "swiftness")
    assert asked(s).row()[3] == 2
    pick(s, "transfer+t-e", "1", "1", "stop")
    assert s.prayer[0] == 0 and len(s.hand[0]) == 1 and len(s.discard) == 2 and units(s, 2, "t_e") == 1


def test_teleport_and_toll_together() -> None:
    """KEM-1.16  Both have to be paid, with gods and teams too."""
    for prayer, possible in ((3, False), (4, True)):
        for position in (Team(), Divine("anubis", seats=4)):
            position.units(0, nw_w=2).pyramid("nw_w", "ruby", 1).prayer(0, prayer)
            s = march(position.units(1, t_w=2).companion(1, "khnums_sphinx", "t_w"), "nw_w")
            assert ("teleport+t-w" in keys(s)) == possible


# --- Gods -------------------------------------------------------------------------------------------------------------


def test_only_horus_himself_flies() -> None:
    """KEM-10.2  Not his owner's troops, and no other god."""
    assert not teleports(march(Divine("horus").risen(0).units(0, t_w=2).prayer(0, 9), "t_w"))
    assert not teleports(march(Divine("set").god(0, "t_w").prayer(0, 9), "t_w"))
    s = march(Divine("horus").risen(0).units(0, nw_w=2).pyramid("nw_w", "ruby", 1).prayer(0, 3), "nw_w")
    pick(s, "teleport+t-w", "2")
    assert s.prayer[0] == 2, "they only pay 1 less"
    s = march(Divine("set").god(0, "nw_w").pyramid("nw_w", "ruby", 1).prayer(0, 3), "nw_w")
    pick(s, "teleport+t-w")
    assert s.prayer[0] == 1
    assert not teleports(march(Divine("set").god(0, "nw_w").pyramid("nw_w", "ruby", 1).prayer(0, 1), "nw_w"))


def test_horus_flies_once_and_from_where_one_can() -> None:
    """KEM-10.2, KEM-5.6.1  One teleport an action, for nothing; from an obelisk or a pyramid he controls."""
    s = march(Divine("horus").god(0, "t_w").prayer(0, 9), "t_w")
    pick(s, "teleport+d-temple")
    assert not teleports(s) and s.prayer[0] == 9
    assert not teleports(march(Divine("horus").god(0, "f_nw").prayer(0, 9), "f_nw"))
    assert not teleports(march(Divine("horus").god(0, "nw_w").prayer(0, 9), "nw_w"))
    s = march(Divine("horus").god(0, "nw_w").pyramid("nw_w", "ruby", 1).prayer(0, 0), "nw_w")
    pick(s, "teleport+t-w")
    assert s.prayer[0] == 0 and s.god_at[0] == area("t_w")
    position = Divine("horus").god(0, "t_w")
    set_out(position.s, 0, NO_TELEPORT)
    assert not teleports(pick(position.run(), "t-w"))


def test_horus_pays_for_what_is_no_teleport_of_his() -> None:
    """KEM-10.2  Khnum's toll and the card Transfer cost him what they cost everybody."""
    for prayer, possible in ((1, False), (2, True)):
        position = Divine("horus").god(0, "t_w").prayer(0, prayer)
        s = march(position.units(1, o_wn=1).companion(1, "khnums_sphinx", "o_wn"), "t_w")
        assert ("teleport+o-wn" in keys(s)) == possible
        s = march(
            Divine("horus").god(0, "t_w").prayer(0, prayer).units(1, f_nw=1).companion(1, "khnums_sphinx", "f_nw"),
            "t_w",
        )
        assert ("f-nw" in keys(s)) == possible
    position = Divine("horus").god(0, "f_nw").prayer(0, 1).hand(0, "transfer")
    s = march(position, "f_nw")
    pick(s, "transfer+t-w")
    assert s.prayer[0] == 0 and not s.hand[0]


def test_gods_play_move_cards() -> None:
    """KEM-5.6.4  Swiftness at the start of a god's Move action."""
    for god in ("anubis", "bastet", "sobek"):
        s = march(Divine(god).god(0, "t_w").hand(0, "swiftness"), "t_w")
        land = asked(s).row()[3]
        pick(s, "swiftness")
        assert asked(s).row()[3] == land + 1 == 2 + (god == "bastet")


def test_units_pass_their_god() -> None:
    """KEM-10.2  All of them: nobody stays with him (rulings A33, A79)."""
    position = Divine("anubis").god(0, "f_nw").units(0, t_w=2).tile(0, "priest_of_mafdet")
    s = march(position, "t_w")
    pick(s, "f-nw")
    assert keys(s) == ["1", "2"]
    pick(s, "2")
    assert "stop" not in keys(s)
    pick(s, "o-wn")
    assert keys(s) == ["2"]
    pick(s, "2", "stop")
    assert s.god_at[0] == area("f_nw") and units(s, 0, "f_nw") == s.life[0] and units(s, 0, "o_wn") == 2


def test_a_god_attacks() -> None:
    """KEM-10.2  Like a troop: he enters the area of a rival, is hit by Initiative's like and fights."""
    s = march(Divine("anubis", "set").god(0, "t_w", 1).units(1, f_nw=2).tile(1, "deadly_trap"), "t_w")
    pick(s, "f-nw")
    assert s.field < 0 and s.god_at[0] == -1 and not s.stack
    s = march(Divine("anubis", "set").god(1, "t_w", 2).units(0, f_nw=2).tile(0, "initiative"), "f_nw")
    pick(s, "t-w", "2")
    assert s.god_at[1] == -1 and s.field < 0 and kind(s) == "MarchStep"
    assert march(Divine("anubis").god(0, "t_w").units(1, f_nw=2), "t_w").field < 0


# --- What entering sets off -------------------------------------------------------------------------------------------


def test_tolls_of_a_mixed_troop() -> None:
    """KEM-8.11  Khnum's Sphinx works whoever of the side owns it: 2 prayer points, or nobody enters."""
    for prayer, possible in ((1, False), (2, True)):
        position = Team().units(0, f_nw=2).units(1, t_w=1).units(3, t_w=1).companion(3, "khnums_sphinx", "t_w")
        s = march(position.prayer(0, prayer), "f_nw")
        assert ("t-w" in keys(s)) == possible
    pick(s, "t-w", "2")
    assert s.prayer[0] == 0 and s.field == area("t_w")


def test_dedication_and_initiative_are_the_movers() -> None:
    """KEM-8.11  Tiles of the active ally only; the side that is hit says whose units fall (A13, A65)."""
    position = Team().units(0, f_nw=2).units(1, t_w=2).units(3, t_w=1).prayer(0, 0)
    s = march(position.tile(0, "initiative", "dedication_to_battle"), "f_nw")
    pick(s, "t-w", "2")
    keep(s)
    assert s.prayer[0] == 2 and kind(s) == "LoseUnit" and asked(s).seat in (1, 3)
    pick(s, "seat1", "seat3")
    assert units(s, 1, "t_w") == 1 and units(s, 3, "t_w") == 0 and s.field == area("t_w") and s.owed == [0, 0]
    position = Team().units(0, f_nw=2).units(2, f_nw=1).units(1, t_w=3).prayer(0, 0)
    s = march(position.tile(2, "initiative", "dedication_to_battle"), "f_nw")
    pick(s, "t-w", "2", "1")
    assert s.prayer[0] == 0 and units(s, 1, "t_w") == 3


def test_the_march_goes_on_where_initiative_clears_the_way() -> None:
    """KEM-8.14  No battle; the temple is the mover's at once, and he may go on."""
    position = Team().units(0, f_nw=2).units(1, t_w=1).units(3, t_w=1).tile(0, "initiative", "priest_of_mafdet")
    s = march(position, "f_nw")
    pick(s, "t-w", "2")
    assert s.field < 0 and kind(s) == "MarchStep" and s.held[area("t_w")] == 0
    pick(s, "f-sw", "2")
    assert s.held[area("t_w")] == -1


def test_ammut_protects_her_own_side() -> None:
    """KEM-8.19  Whoever of the side owns her: neither Initiative nor Deadly Trap; not the troop she attacks."""
    position = Team().units(0, f_nw=2).units(1, t_w=3).units(3, t_w=1).companion(3, "ammut", "t_w")
    s = march(position.tile(0, "initiative"), "f_nw")
    pick(s, "t-w", "2")
    assert s.field == area("t_w") and units(s, 1, "t_w") == 3
    position = Team().units(0, f_nw=2).units(2, f_nw=1).companion(2, "ammut", "f_nw").units(1, t_w=3)
    s = march(position.tile(0, "initiative").tile(1, "deadly_trap"), "f_nw")
    pick(s, "t-w", "2", "1")
    assert s.field == area("t_w") and [units(s, seat, "t_w") for seat in range(3)] == [2, 1, 1]


def test_a_trap_needs_its_owner_there() -> None:
    """KEM-8.11  Deadly Trap of an ally without a unit in the troop does nothing; a single unit is stopped by one."""
    s = march(Team().units(1, f_nw=1).units(0, t_w=1).tile(2, "deadly_trap"), "f_nw", 1)
    pick(s, "t-w", "1")
    assert s.field == area("t_w")
    s = march(Team().units(1, f_nw=1).units(0, t_w=1).tile(0, "deadly_trap"), "f_nw", 1)
    pick(s, "t-w", "1")
    assert s.field < 0 and not s.stack and units(s, 1, "t_w") == 0 and s.owed == [0, 0]


def test_the_last_own_unit_falls_in_a_trap() -> None:
    """KEM-8.14  Those that are left of the group, an ally's, fight with the active ally as attacker."""
    s = march(Team().units(1, f_nw=1).units(3, f_nw=2).units(0, t_w=1).tile(0, "deadly_trap"), "f_nw", 1)
    pick(s, "t-w", "1", "2", "seat1")
    assert s.field == area("t_w") and s.attacker == 1 and units(s, 3, "t_w") == 2


# --- Who goes and who stays -------------------------------------------------------------------------------------------


def test_set_out() -> None:
    """KEM-8.14  A Move action of a game with allies; none needs to move at all."""
    position = Team().units(0, t_w=1).units(2, f_nw=1)
    set_out(position.s, 0, 0)
    s = position.run()
    assert isinstance(asked(s), MarchTroop) and keys(s) == ["t-w", "none"]
    assert not pick(s, "none").stack


def test_a_temple_left_is_lost_at_once() -> None:
    """KEM-5.6.11  Even while the Move action goes on."""
    s = march(Team().units(0, t_w=2).tile(0, "priest_of_mafdet"), "t_w")
    pick(s, "f-nw", "2")
    assert s.held[area("t_w")] == -1


def test_numbers_of_a_group() -> None:
    """KEM-8.14  Of the own units at least one, of an ally's any, never more than there are."""
    s = march(Team().units(0, t_w=2).units(2, t_w=1), "t_w")
    pick(s, "f-nw")
    assert keys(s) == ["1", "2"]
    pick(s, "2")
    assert keys(s) == ["0", "1"]


def test_companions_of_a_group() -> None:
    """KEM-8.14, KEM-8.18  Each may come or stay; two monsters meet on the way only; none stays without a unit."""
    position = Team().units(0, t_w=2).units(2, t_w=1).companion(2, "sphinx", "t_w").companion(0, "guide", "t_w")
    s = march(position, "t_w")
    pick(s, "f-nw", "1", "1")
    assert kind(s) == "MarchCompanion"
    pick(s, "yes", "no", "stop")
    assert where(s, "sphinx") == area("f_nw") and where(s, "guide") == area("t_w")
    s = march(Team().units(0, t_w=2).companion(0, "sphinx", "t_w").units(1, o_wn=1), "t_w")
    pick(s, "f-nw", "2")
    assert kind(s) == "MarchStep" and where(s, "sphinx") == area("f_nw")
    position = Team().units(0, t_w=2).companion(0, "sphinx", "t_w").units(2, f_nw=2).companion(2, "cobra", "f_nw")
    s = march(position, "t_w")
    pick(s, "f-nw", "1")
    assert kind(s) == "MarchStep" and where(s, "sphinx") == area("t_w")


def test_the_limit_holds_on_entering_a_rivals_area() -> None:
    """KEM-5.6.12, KEM-8.18  Five units and one monster, even with land moves left to spread them afterwards."""
    position = Team().units(0, t_w=4).units(2, f_nw=4).units(1, o_wn=1).tile(0, "priest_of_mafdet", "kill_them_all")
    s = march(position.companion(0, "sphinx", "t_w").companion(2, "cobra", "f_nw"), "t_w")
    pick(s, "f-nw", "4", "o-wn", "4")
    assert keys(s) == ["0", "1"]
    pick(s, "1")
    assert kind(s) == "MarchCompanion"
    pick(s, "yes")
    assert s.field == area("o_wn") and (where(s, "sphinx") == area("o_wn")) != (where(s, "cobra") == area("o_wn"))


def test_legion_of_an_ally() -> None:
    """KEM-8.10  A pure troop of seven may be passed; nobody joins it, and whoever of it comes along is mixed."""
    position = Team().units(2, f_nw=7).tile(2, "legion").units(0, t_w=2).tile(0, "priest_of_mafdet")
    s = march(position, "t_w")
    pick(s, "f-nw", "2")
    assert "stop" not in keys(s)
    pick(s, "o-wn", "2")
    assert keys(s) == ["0", "1", "2", "3"]
    pick(s, "0", "stop")
    assert units(s, 2, "f_nw") == 7 and units(s, 0, "o_wn") == 2


def test_two_gods_of_a_team_stay_apart() -> None:
    """KEM-10.2  They may pass one another, but end in different areas (ruling A79)."""
    position = Divine("bastet", seats=4).god(0, "t_w").god(2, "f_nw")
    form_teams(position.s, 2)
    s = march(position, "t_w")
    pick(s, "f-nw")
    assert "stop" not in keys(s)
    pick(s, "o-wn", "stop")
    assert s.god_at[0] == area("o_wn") and s.god_at[2] == area("f_nw")
