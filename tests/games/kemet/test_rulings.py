"""Section 7 of the sheet: rulings that no other test names."""

from benben.core import engine
from benben.games.kemet.acquiring import Acquire
from benben.games.kemet.battle import begin_battle
from benben.games.kemet.building import BuildSite
from benben.games.kemet.control import glory
from benben.games.kemet.interventions import play_day_card
from benben.games.kemet.moving import MoveTroop
from benben.games.kemet.night import DrawAtNight, Mobilise
from benben.games.kemet.placing import PlaceUnit, room
from benben.games.kemet.prayer import build_cost, reduced, teleport_cost, tile_cost
from benben.games.kemet.tables import CARD, COLOUR
from benben.games.kemet.tables_tiles import OF_COLOUR, TILES
from tests.games.kemet.build import Position, area, end, fight, keys, kind, pick, units


def test_a1_two_doubled_tiles_in_every_colour() -> None:
    for tiles in OF_COLOUR:
        assert sum(TILES[tile].copies == 2 for tile in tiles) == 2
        assert all(TILES[tile].level == 1 for tile in tiles if TILES[tile].copies == 2)


def test_a5_still_one_teleport() -> None:
    p = Position().units(0, nw_w=3).pyramid("nw_w", "ruby", 1).tile(0, "portal_of_thoth").hand(0, "transfer")
    s = p.run(MoveTroop(0, 0))
    pick(s, "nw-w", "teleport+o-wn", "3")
    assert not [key for key in keys(s) if "+" in key]


def test_a6_building_in_a_district_held_by_a_rival() -> None:
    p = Position(3).units(1, nw_c=2)
    s = p.run(BuildSite(0, 0))
    pick(s, "nw-c", "ruby", "1")
    assert s.level[area("nw_c")] == 1


def test_a12_a_token_won_and_lost_in_a_turn() -> None:
    s = Position().units(0, t_w=1).s
    assert glory(s, 0) == 1
    s.units[area("t_w") * 6] = 0
    from benben.games.kemet.control import settle

    settle(s, area("t_w"))
    assert glory(s, 0) == 0


def test_a17_priest_of_ra_on_each_payment() -> None:
    p = Position().units(0, t_w=5).units(1, t_w=5).hand(0, "war_fury", "bloodbath").tile(0, "priest_of_ra").prayer(0, 0)
    s = p.attack(0, "t_w")
    fight(s, ("b1", "war_fury", "bloodbath"), ("b3",))
    assert s.prayer[0] == 0 and len(s.laid[0]) == 2
    s = Position().tile(0, "priest_of_ra").hand(1, "mana_theft").s
    play_day_card(s, 1, CARD.index["mana_theft"])
    assert s.prayer == [6, 8], "a loss is no payment"


def test_a19_snake_against_snake() -> None:
    from benben.games.kemet.strength import bonuses

    s = Position().units(0, t_w=5).units(1, t_w=5).companion(0, "deep_desert_snake", "t_w").attack(0, "t_w")
    assert bonuses(s, 0) == [0] * 5


def test_a21_a22_limits_and_rival_districts() -> None:
    p = Position().units(0, nw_w=5).units(1, nw_c=2)
    assert [place for place, _ in room(p.s, 0, 1)] == [area("nw_e")]
    s = p.run(PlaceUnit(0, 2, -1, 1, 0))
    assert keys(s) == ["nw-e", "done"]


def test_a26_divine_might_counts_effects() -> None:
    s = Position().tile(0, "divine_might").hand(0, "mana_theft").prayer(0, 0).s
    play_day_card(s, 0, CARD.index["mana_theft"])
    assert s.prayer[0] == 2


def test_a27_vision_with_boon() -> None:
    s = Position().tile(0, "vision", "divine_boon").run(DrawAtNight(0))
    assert len(s.hand[0]) == 6
    for _ in range(4):
        pick(s, keys(s)[0])
    assert len(s.hand[0]) == 2 and not s.stack


def test_a49_retreat_at_home() -> None:
    """KEM-6.7  From an own district to another empty one, or to the empty front."""
    s = Position().units(0, sw_w=5).units(1, sw_w=2, sw_c=1).attack(0, "sw_w")
    fight(s, ("b1",), ("b3",))
    pick(s, "retreat")
    assert set(keys(s)) == {"sw-e", "f-sw"}


def test_a50_a_retreat_blocks_the_next() -> None:
    """KEM-5.2.2  Battles strictly one after another."""
    p = Position().units(0, nw_w=5, nw_c=5).units(1, nw_w=1, nw_c=1, n_w=1, o_wn=1, t_w=1)
    s = p.s
    begin_battle(s, 0, area("nw_w"))
    engine.advance(s)
    fight(s, ("b6",), ("b3",))
    pick(s, "retreat")
    assert keys(s) == ["f-nw"]
    pick(s, "f-nw", "stay")
    begin_battle(s, 0, area("nw_c"))
    engine.advance(s)
    fight(s, ("b4",), ("b7",))
    assert keys(s) == ["recall"]


def test_a51_order_of_cost_changes() -> None:
    """KEM-1.16  Surcharges, tile reductions, then Priest of Ra, never below 0."""
    s = Position().tile(0, "magical_support", "stone_carriers", "priest_of_ra", "priestess", "portal_of_thoth").s
    assert reduced(s, 0, build_cost(s, 0, 0, 3)) == (0 + 1 + 2) - 1 - 1
    assert reduced(s, 0, build_cost(s, 0, 0, 1)) == 0
    assert reduced(s, 0, tile_cost(s, 0, 4, 1)) == 3
    assert reduced(s, 0, tile_cost(s, 0, 1)) == 0
    assert reduced(s, 0, teleport_cost(s, 0, 2)) == 0


def test_a56_the_level_of_the_pyramid_one_controls() -> None:
    """KEM-5.3.5."""
    p = Position(3).pyramid("nw_w", "ruby", 1).units(1, nw_w=1).pyramid("w_w", "ruby", 3).units(0, w_w=2)
    assert {TILES[tile].level for tile in Acquire(0, 6).options(p.s)} == {1, 2, 3}
    assert COLOUR.keys[0] == "ruby"


def test_a62_companions_mobilise() -> None:
    """KEM-7.7, KEM-5.4.4."""
    s = Position().veterans(0, 1).tile(0, "phoenix").run(Mobilise(0))
    pick(s, "1", "nw-w")
    assert kind(s) == "Attach"


def test_a64_diversion_is_no_card_of_the_hand() -> None:
    s = Position().units(0, t_w=5).units(1, t_w=5).tile(0, "divine_wound").attack(0, "t_w")
    fight(s, ("b1",), ("b3",))
    assert kind(s) != "Wound"


def test_damage_of_the_opponent_comes_before_the_own() -> None:
    """KEM-6.5  Our ruling: of too few units those slain by the opponent count first."""
    p = Position().units(0, t_w=5).units(1, t_w=2).companion(0, "cobra", "t_w").tile(0, "divine_hunger").prayer(0, 0)
    s = p.attack(0, "t_w")
    fight(s, ("b6",), ("b8",))
    assert units(s, 1, "t_w") == 0 and s.prayer[0] == 2
    end(s)
