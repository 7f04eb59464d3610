"""KEM-5.6  Move."""

from benben.core import engine
from benben.games.kemet.control import glory, settle_all
from benben.games.kemet.moving import MoveTroop
from benben.games.kemet.tables_tiles import COMPANION
from benben.games.kemet.turns import EndAction
from benben.games.kemet.ways import can_end, land_moves
from tests.games.kemet.build import Position, area, fight, keys, kind, pick, units


def test_moving_nobody() -> None:
    """KEM-5.6.1, KEM-4.6  A Move without any step is allowed."""
    s = Position().units(0, nw_w=2).run(MoveTroop(0, 0))
    assert keys(s) == ["nw-w", "none"]
    pick(s, "nw-w", "stop")
    assert not s.stack and units(s, 0, "nw_w") == 2


def test_one_land_move_and_one_teleport_in_any_order() -> None:
    """KEM-5.6.1, KEM-5.6.2  Land, teleport, or interleaved; no second teleport."""
    p = Position().units(0, nw_w=3).pyramid("nw_w", "ruby", 1).tile(0, "portal_of_thoth", "priest_of_mafdet")
    s = p.run(MoveTroop(0, 0))
    pick(s, "nw-w", "teleport+o-wn", "3")
    assert "teleport+t-w" not in keys(s) and engine.reasons(s, 0)[37 + 2].key == "no_second_teleport"
    pick(s, "n-w", "3", "t-wn", "3")
    assert keys(s) == ["stop"]
    p = Position().units(0, f_nw=3).pyramid("nw_w", "ruby", 1).prayer(0, 2)
    s = p.run(MoveTroop(0, 0))
    pick(s, "f-nw", "nw-w", "3", "teleport+d-temple", "3")
    assert units(s, 0, "d_temple") == 3 and s.prayer[0] == 0


def test_splitting_and_picking_up() -> None:
    """KEM-5.6.3, KEM-5.6.14  Leave some, take others along; those left behind stay."""
    p = Position().units(0, nw_w=4, f_nw=2).tile(0, "priest_of_mafdet")
    s = p.run(MoveTroop(0, 0))
    pick(s, "nw-w", "f-nw", "3", "t-w")
    assert keys(s) == ["1", "2", "3", "4", "5"]
    pick(s, "4", "stop")
    assert [units(s, 0, key) for key in ("nw_w", "f_nw", "t_w")] == [1, 1, 4]


def test_limits_may_be_exceeded_on_the_way() -> None:
    """KEM-1.12, KEM-5.6.3  Over 5 only if the group can go on and leave a legal troop everywhere."""
    p = Position().units(0, nw_w=5, f_nw=5).tile(0, "priest_of_mafdet")
    s = p.run(MoveTroop(0, 0))
    pick(s, "nw-w", "f-nw", "5")
    assert "stop" not in keys(s) and units(s, 0, "f_nw") == 10
    assert not can_end(s, 0, area("f_nw"), 0, 0, area("nw_w"))
    pick(s, "t-w")
    assert keys(s) == ["5"], "five have to go on and five to stay"
    s = Position().units(0, nw_w=5, f_nw=5).run(MoveTroop(0, 0))
    pick(s, "nw-w")
    assert "f-nw" not in keys(s)
    assert engine.reasons(s, 0)[area("f_nw")].key == "over_limit"


def test_companions_stay_with_units() -> None:
    """KEM-5.6.3, KEM-5.4.2  A step that would leave a companion alone, or two monsters together, is illegal (A57)."""
    p = Position().units(0, nw_w=2, f_nw=1).companion(0, "phoenix", "nw_w").companion(0, "cobra", "f_nw")
    s = p.run(MoveTroop(0, 0))
    pick(s, "nw-w", "nw-c", "2")
    assert s.where[COMPANION.index["phoenix"]] == area("nw_c")
    p = Position().units(0, nw_w=2, f_nw=1).companion(0, "sphinx", "nw_w").companion(0, "cobra", "f_nw")
    s = p.run(MoveTroop(0, 0))
    pick(s, "nw-w", "f-nw")
    assert keys(s) == ["1"], "the whole troop would bring a second monster"
    pick(s, "1")
    assert s.where[COMPANION.index["sphinx"]] == area("nw_w")
    p = Position().units(0, nw_w=3).companion(0, "phoenix", "nw_w")
    s = p.run(MoveTroop(0, 0))
    pick(s, "nw-w", "f-nw", "2")
    assert kind(s) == "MoveCompanion" and keys(s) == ["no", "yes"]
    pick(s, "no")
    assert s.where[COMPANION.index["phoenix"]] == area("nw_w")


def test_only_move_cards() -> None:
    """KEM-5.6.4  During a Move other cards are not offered."""
    s = Position().units(0, nw_w=1).hand(0, "prayer", "swiftness", "transfer").run(MoveTroop(0, 0))
    pick(s, "nw-w")
    assert "swiftness" in keys(s) and "transfer+t-w" in keys(s) and "prayer" not in keys(s)


def test_a_rival_ends_the_move() -> None:
    """KEM-5.6.5  A battle starts at once, moves left or not."""
    s = Position().units(0, f_nw=3).units(1, t_w=1).tile(0, "priest_of_mafdet").run(MoveTroop(0, 0))
    pick(s, "f-nw", "t-w", "3")
    assert s.field == area("t_w") and kind(s) == "PlayBattleCard"


def test_entry_order() -> None:
    """KEM-5.6.5  Toll, Dedication, Initiative, Deadly Trap (ruling A13)."""
    p = Position().units(0, f_nw=3).units(1, t_w=4).companion(1, "khnums_sphinx", "t_w").tile(1, "deadly_trap")
    s = p.tile(0, "dedication_to_battle", "initiative").prayer(0, 2).run(MoveTroop(0, 0))
    pick(s, "f-nw", "t-w", "3")
    assert s.prayer[0] == 2 and units(s, 1, "t_w") == 2 and units(s, 0, "t_w") == 2
    assert [e.key for e in s.journal or [] if e.key in ("prayer_paid", "prayer_gained", "initiative", "trap")] == [
        "prayer_paid",
        "prayer_gained",
        "initiative",
        "trap",
    ]


def test_ports() -> None:
    """KEM-5.6.6  A ship costs one land move and is never the way to the same area (ruling A59)."""
    s = Position(4).units(0, f_nw=2).run(MoveTroop(0, 0))
    pick(s, "f-nw")
    assert {"n-e", "n-w"} <= set(keys(s)) and not {"d-desert", "f-ne", "f-sw", "f-nw"} & set(keys(s))
    pick(s, "n-e", "2")
    assert keys(s) == ["stop"]


def test_teleport_needs_a_pyramid_and_its_price() -> None:
    """KEM-5.6.7  From a controlled district with a pyramid, own or a rival's, to any obelisk."""
    s = Position().units(0, nw_w=2, nw_c=1, sw_w=1).pyramid("nw_w", "ruby", 1).pyramid("sw_w", "ruby", 2).s
    for start, possible in (("nw-w", True), ("nw-c", False), ("sw-w", True)):
        s.then(MoveTroop(0, 0))
        engine.advance(s)
        pick(s, start)
        assert ("teleport+d-sanct" in keys(s)) == possible
        pick(s, "stop")
    p = Position().units(0, nw_w=2).pyramid("nw_w", "ruby", 1).prayer(0, 1)
    s = p.run(MoveTroop(0, 0))
    pick(s, "nw-w")
    assert "teleport+t-w" not in keys(s)


def test_one_rival_district() -> None:
    """KEM-5.6.8  At most one in an action, from beside the wall; a district is beside the wall (ruling A8)."""
    s = Position(3).units(0, f_w=3).tile(0, "priest_of_mafdet").run(MoveTroop(0, 0))
    pick(s, "f-w", "w-w", "3")
    assert "w-c" not in keys(s) and "f-w" in keys(s)
    assert engine.reasons(s, 0)[area("w_c")].key == "walls"
    s = Position(3).units(0, w_w=3).run(MoveTroop(0, 0))
    pick(s, "w-w")
    assert "w-c" in keys(s)
    s = Position(3).units(0, f_nw=1).run(MoveTroop(0, 0))
    pick(s, "f-nw")
    assert "nw-c" in keys(s), "the own walls never hinder (ruling A7)"


def test_moves_are_not_lost() -> None:
    """KEM-5.6.9  A companion left behind after the start takes no moves away."""
    s = Position().units(0, nw_w=3).companion(0, "royal_scarab", "nw_w").run(MoveTroop(0, 0))
    pick(s, "nw-w", "f-nw", "2", "no", "n-w", "2", "t-wn", "2")
    assert units(s, 0, "t_wn") == 2 and s.where[COMPANION.index["royal_scarab"]] == area("nw_w")


def test_moves_come_from_the_start() -> None:
    """KEM-5.6.13  A companion picked up on the way adds none."""
    p = Position().units(0, nw_w=1, f_nw=1).companion(0, "royal_scarab", "f_nw")
    assert land_moves(p.s, 0, area("nw_w"), 0) == 1
    s = p.run(MoveTroop(0, 0))
    pick(s, "nw-w", "f-nw", "1")
    assert keys(s) == ["stop"]


def test_control_at_the_end() -> None:
    """KEM-5.6.10  Where a troop stands at the end; areas passed give nothing."""
    p = Position().units(0, o_wn=3).tile(0, "priest_of_mafdet")
    s = p.run(MoveTroop(0, 0), EndAction())
    pick(s, "o-wn", "t-w", "3")
    assert s.held[area("t_w")] == -1
    pick(s, "o-ws", "2", "stop")
    assert s.held[area("t_w")] == 0 and glory(s, 0) == 1
    p = Position().units(0, o_wn=3).tile(0, "priest_of_mafdet")
    s = p.run(MoveTroop(0, 0), EndAction())
    pick(s, "o-wn", "t-w", "3", "o-ws", "3", "stop")
    assert s.held[area("t_w")] == -1 and not [e for e in s.journal or [] if e.key == "points"]


def test_leaving_gives_the_token_back() -> None:
    """KEM-5.6.11, KEM-1.15  A temple's to the area, a pyramid's to its owner, at once."""
    p = Position().units(0, t_w=2, sw_w=2).pyramid("sw_w", "ruby", 4)
    settle_all(p.s)
    s = p.run(MoveTroop(0, 0))
    pick(s, "t-w", "o-wn", "2")
    assert s.held[area("t_w")] == -1
    pick(s, "stop")
    s = p.run(MoveTroop(0, 0))
    pick(s, "sw-w", "f-sw", "2")
    assert s.held[area("sw_w")] == 1 and glory(s, 1) == 1


def test_limits_on_entering() -> None:
    """KEM-5.6.12  Into a rival's area only with a legal troop (ruling A58)."""
    p = Position().units(0, nw_w=5, f_nw=3).units(1, t_w=1).tile(0, "priest_of_mafdet")
    s = p.run(MoveTroop(0, 0))
    pick(s, "nw-w", "f-nw", "5", "t-w")
    assert keys(s) == ["3", "4", "5"]


def test_gates_are_not_opened_with_the_last_fare() -> None:
    """KEM-5.6.3  A card is not offered if the action could then not end legally."""
    p = Position().units(0, f_nw=5, nw_w=5).pyramid("nw_w", "ruby", 1).hand(0, "open_gates").prayer(0, 2)
    s = p.run(MoveTroop(0, 0))
    pick(s, "f-nw", "nw-w", "5")
    assert {key.split("+")[0] for key in keys(s)} == {"teleport"}
    pick(s, "teleport+t-w")
    assert keys(s) == ["5"]


def test_gates_for_a_troop_that_leaves_the_phoenix_behind() -> None:
    """KEM-5.6.3, KEM-5.6.8  With a companion that ignores a wall too, if it may stay behind."""
    p = Position(3).units(0, o_wn=3).companion(0, "phoenix", "o_wn").hand(0, "open_gates")
    s = p.run(MoveTroop(0, 0))
    pick(s, "o-wn", "f-w", "3", "open_gates", "w-w", "2", "no")
    assert units(s, 0, "w_w") == 2 and s.where[COMPANION.index["phoenix"]] == area("f_w")
    for units_there, tile in ((1, ()), (3, ("sappers",))):
        p = Position(3).units(0, o_wn=units_there).companion(0, "phoenix", "o_wn").tile(0, *tile)
        s = p.hand(0, "open_gates").run(MoveTroop(0, 0))
        pick(s, "o-wn")
        assert "open_gates" not in keys(s), "here it could do nothing (ruling A63)"


def test_a_battle_after_initiative() -> None:
    """KEM-5.6.5  With a rival left after Initiative there is a battle."""
    p = Position().units(0, f_nw=3).units(1, t_w=3).tile(0, "initiative")
    s = p.run(MoveTroop(0, 0), EndAction())
    pick(s, "f-nw", "t-w", "3")
    fight(s, ("b1",), ("b3",))
    assert s.points[0] == 1
