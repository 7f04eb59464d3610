"""KEM-5.1 to KEM-5.5  Build, recruit, acquire, companions, pray."""

from benben.core import engine
from benben.games.kemet import GAME
from benben.games.kemet.acquiring import Acquire, reach, take_tile
from benben.games.kemet.building import BuildSite
from benben.games.kemet.control import controller, districts, glory, owner
from benben.games.kemet.placing import Arrange, Attach, PlaceCompanion, PlaceUnit
from benben.games.kemet.prayer import pray
from benben.games.kemet.recruiting import recruit
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import AREA, COLOUR
from benben.games.kemet.tables_tiles import COMPANION, TILE
from tests.games.kemet.build import Position, area, asked, end, fight, keys, kind, pick, units


def recruiting(p: Position, seat: int = 0) -> Kemet:
    recruit(p.s, seat)
    return p.run()


# --- Build ------------------------------------------------------------------------------------------------------------


def test_levels_that_can_be_paid() -> None:
    """KEM-5.1.1  From 1: 2 for 2, 3 for 5, 4 for 9; with 7 points up to 3. KEM-1.16 nobody pays what he lacks."""
    s = Position().pyramid("nw_w", "onyx", 1).run(BuildSite(0, 0))
    pick(s, "nw-w")
    assert keys(s) == ["2", "3"]


def test_level_four_is_the_highest() -> None:
    """KEM-5.1.1  Nothing is built on level 4; the reason is told."""
    p = Position(3).pyramid("nw_w", "onyx", 4).pyramid("nw_c", "ruby", 1)
    s = p.run(BuildSite(0, 0))
    assert keys(s) == ["nw-c", "nw-e"]
    assert engine.reasons(s, 0)[area("nw_w")].key == "highest_level"


def test_a_new_pyramid() -> None:
    """KEM-5.1.2  A colour not yet owned, an empty district, its token; straight to level 2 it costs 3."""
    s = Position(3).pyramid("nw_w", "onyx", 1).run(BuildSite(0, 0))
    pick(s, "nw-c")
    assert "onyx" not in keys(s)
    pick(s, "ruby", "2")
    assert s.prayer[0] == 4 and s.level[area("nw_c")] == 2 and s.hue[area("nw_c")] == COLOUR.index["ruby"]
    assert s.slots[:3] == [COLOUR.index["onyx"], COLOUR.index["ruby"], -1]


def test_two_pyramids_in_a_game_of_two() -> None:
    """KEM-5.1.2, KEM-2.8  A third one is not to be had."""
    p = Position().pyramid("nw_w", "onyx", 1).pyramid("nw_c", "ruby", 1)
    s = p.run(BuildSite(0, 0))
    assert keys(s) == ["nw-w", "nw-c"]
    assert engine.reasons(s, 0)[area("nw_e")].key == "no_colour_left"


def test_the_new_colour_may_go_under_a_token_of_this_turn() -> None:
    """KEM-5.1.2  Ruling A55: asked only if the colourless fields differ."""
    p = Position(3).pyramid("nw_w", "onyx", 1).tokens(0, "acquire_c")
    s = p.run(BuildSite(0, 0))
    pick(s, "nw-c", "ruby")
    assert kind(s) == "NewSlot" and keys(s) == ["b", "c"]
    pick(s, "c", "1")
    assert s.slots[:3] == [COLOUR.index["onyx"], -1, COLOUR.index["ruby"]]
    assert TILE.index["charge"] in Acquire(0, 8).options(s)


def test_benefits_follow_control() -> None:
    """KEM-5.1.3, KEM-1.14, KEM-1.21  A rival in the district acquires and holds the point; the owner still builds."""
    p = Position().pyramid("sw_w", "onyx", 3).units(0, sw_w=2).prayer(1, 4)
    s = p.s
    assert controller(s, area("sw_w")) == 0 and owner(s, area("sw_w")) == 1
    assert reach(s, 0)[COLOUR.index["onyx"]] == 3 and reach(s, 1)[COLOUR.index["onyx"]] == 0
    s = p.run(BuildSite(1, 0))
    pick(s, "sw-w", "4")
    assert s.held[area("sw_w")] == 0 and glory(s, 0) == 1 and glory(s, 1) == 0


# --- Recruit ----------------------------------------------------------------------------------------------------------


def test_recruiting() -> None:
    """KEM-5.2.1  One prayer point a unit, over the three districts, within the limit."""
    s = recruiting(Position().units(0, nw_w=3))
    assert keys(s) == ["0", "1", "2"]
    pick(s, "2", "4")
    assert keys(s) == ["0", "1"]
    pick(s, "1")
    assert s.prayer[0] == 0 and [units(s, 0, f"nw_{side}") for side in "wce"] == [5, 4, 1]


def test_recruiting_nobody() -> None:
    """KEM-5.2.1, KEM-4.6  X may be 0 (ruling A53)."""
    s = recruiting(Position())
    pick(s, "0", "0", "0")
    assert s.prayer[0] == 7 and not s.stack


def test_several_battles_in_any_order() -> None:
    """KEM-5.2.2  Recruits attack at the end of the action; the recruiter chooses the order."""
    s = recruiting(Position().units(1, nw_w=1, nw_c=1))
    pick(s, "2", "2", "0")
    assert kind(s) == "RecruitBattle" and keys(s) == ["nw-w", "nw-c"]
    pick(s, "nw-c")
    assert s.field == area("nw_c") and s.attacker == 0
    fight(s, ("b1",), ("b3",))
    end(s)
    assert keys(s) == ["nw-w"]


def test_recruits_bring_companions() -> None:
    """KEM-5.2.3, KEM-5.4.4, KEM-5.4.5  One of each type from supply, also into a district held by a rival."""
    p = Position().units(1, nw_w=1).tile(0, "phoenix", "cobra", "guide")
    s = recruiting(p)
    pick(s, "2")
    assert kind(s) == "Attach" and set(keys(s)) == {"phoenix", "cobra", "guide", "none"}
    pick(s, "phoenix")
    assert keys(s) == ["guide", "none"]
    pick(s, "guide", "0", "0", "nw-w")
    assert GAME.view(s, 0)["battle"]["sides"][0]["companions"] == ["phoenix", "guide"]


# --- Acquire ----------------------------------------------------------------------------------------------------------


def test_conditions() -> None:
    """KEM-5.3.1  Level within reach, payable, no picture twice; each refusal has its reason."""
    p = Position().pyramid("nw_w", "onyx", 3).tile(0, "domination_ruby", "mercenaries").prayer(0, 2)
    s = p.run(Acquire(0, 6))
    offered = keys(s)
    assert "honor_in_battle" in offered and "mercenaries" not in offered and "domination_onyx" not in offered
    assert "griffin_sphinx" not in offered and "ammut" not in offered
    why = {TILE.keys[i]: reason.key for i, reason in engine.reasons(s, 0).items()}
    assert why["domination_onyx"] == "same_picture" and why["griffin_sphinx"] == "too_little_prayer"
    assert why["ammut"] == "pyramid_too_low" and why["charge"] == "pyramid_too_low"


def test_paying_and_taking() -> None:
    """KEM-5.3.2  Pay the level, take the tile; it is gone from the market."""
    s = Position().pyramid("nw_w", "onyx", 3).run(Acquire(0, 6))
    pick(s, "deadly_trap")
    assert s.prayer[0] == 4 and s.tiles[0] == 1 << TILE.index["deadly_trap"]
    assert s.market[TILE.index["deadly_trap"]] == 0


def test_a_colour_once_a_round() -> None:
    """KEM-5.3.6  One tile of a colour in a round, whatever field is used."""
    p = Position(3).pyramid("nw_w", "onyx", 2).units(0, w_w=2).pyramid("w_w", "ruby", 2).prayer(0, 11)
    s = p.run(Acquire(0, 7))
    assert all(TILE.index[key] < TILE.index["recruiting_scribe"] for key in keys(s))
    pick(s, "charge")
    s = p.run(Acquire(0, 8))
    assert not s.stack


def test_a_rivals_colour() -> None:
    """KEM-5.3.3 over any free field if its token is not on the board; KEM-5.3.5 else over the own field only."""
    p = Position(3).pyramid("nw_w", "onyx", 1).units(0, w_w=2).pyramid("w_w", "ruby", 2)
    assert TILE.index["carnage"] in Acquire(0, 6).options(p.s)
    assert TILE.index["carnage"] in Acquire(0, 8).options(p.s)
    p.pyramid("nw_c", "ruby", 1)
    assert TILE.index["carnage"] not in Acquire(0, 6).options(p.s)
    assert TILE.index["carnage"] in Acquire(0, 7).options(p.s)


def test_a_lost_pyramid() -> None:
    """KEM-5.3.5  With the own pyramid in a rival's hand there is nothing of its colour; tiles owned still work."""
    p = Position().pyramid("nw_w", "diamond", 3).units(1, nw_w=1).tile(0, "priest")
    assert Acquire(0, 6).options(p.s) == []
    pray(p.s, 0)
    assert p.s.prayer[0] == 10


def test_a_tile_works_to_the_end() -> None:
    """KEM-5.3.4  From the end of the action on: the Priestess does not reduce her own price."""
    s = Position().pyramid("nw_w", "diamond", 1).run(Acquire(0, 6))
    pick(s, "priestess")
    assert s.prayer[0] == 6


# --- Companions -------------------------------------------------------------------------------------------------------


def test_a_new_companion() -> None:
    """KEM-5.4.1  With a troop in an own district, or it waits on its tile."""
    p = Position().units(0, nw_w=1, n_w=1)
    take_tile(p.s, 0, TILE.index["phoenix"])
    s = p.run()
    assert kind(s) == "PlaceCompanion" and keys(s) == ["nw-w", "done"]
    pick(s, "done")
    assert s.where[COMPANION.index["phoenix"]] == -1
    take_tile(p.s, 0, TILE.index["cobra"])
    pick(p.run(), "nw-w")
    assert PlaceCompanion(0, COMPANION.index["phoenix"]).options(p.s) == []


def test_without_a_troop_it_returns() -> None:
    """KEM-5.4.2  A companion whose troop is gone goes to its owner's supply."""
    from benben.games.kemet.control import remove_units

    s = Position().units(0, t_w=2).companion(0, "phoenix", "t_w").s
    remove_units(s, 0, area("t_w"), 1)
    assert s.where[COMPANION.index["phoenix"]] == area("t_w")
    remove_units(s, 0, area("t_w"), 1)
    assert s.where[COMPANION.index["phoenix"]] == -1 and s.master[COMPANION.index["phoenix"]] == 0


def test_companions_fight_to_the_end() -> None:
    """KEM-5.4.3  Ammut counts although the last unit of its troop falls."""
    p = Position().units(0, t_w=2).units(1, t_w=2).companion(0, "ammut", "t_w")
    s = p.attack(0, "t_w")
    fight(s, ("b2",), ("b5",))
    assert units(s, 0, "t_w") == 0 and s.points[0] == 1
    end(s)
    assert s.where[COMPANION.index["ammut"]] == -1


def test_companions_come_with_placed_units() -> None:
    """KEM-5.4.4  Also with units of a card, but only in own districts."""
    p = Position().units(0, n_w=1).tile(0, "phoenix")
    s = p.run(PlaceUnit(0, 2, -1, 1, 0))
    pick(s, "nw-w")
    assert kind(s) == "Attach"
    pick(s, "none", "n-w")
    assert not s.stack
    s = Position().tile(0, "phoenix").run(PlaceUnit(0, 3, -1, 1, 0))
    pick(s, "nw-w", "none", "nw-w")
    assert kind(s) == "PlaceUnit", "asked once for the units of a district"
    assert Attach(0, area("nw_w")).options(s) == [COMPANION.index["phoenix"], COMPANION.index["none"]]


def test_arranging() -> None:
    """KEM-4.7  Exchange one for one between supply and own districts, attach from supply; never withdraw or shift."""
    p = Position().units(0, nw_w=2, nw_c=2, n_w=1)
    p.companion(0, "phoenix", "nw_w").tile(0, "cobra").companion(0, "ammut", "n_w")
    s = p.run(Arrange(0, 0))
    assert set(keys(s)) == {"cobra+nw-w", "cobra+nw-c", "done"}
    pick(s, "cobra+nw-w")
    assert s.where[COMPANION.index["phoenix"]] == -1 and s.where[COMPANION.index["cobra"]] == area("nw_w")
    assert set(keys(s)) == {"phoenix+nw-w", "phoenix+nw-c", "done"}
    pick(s, "phoenix+nw-c")
    assert s.where[COMPANION.index["phoenix"]] == area("nw_c") and not s.stack


# --- Pray and units ---------------------------------------------------------------------------------------------------


def test_praying() -> None:
    """KEM-5.5 two prayer points; KEM-3.5 with the Priest three, as one effect: Divine Might adds one, not two."""
    s = Position().prayer(0, 0).s
    pray(s, 0)
    assert s.prayer[0] == 2
    s = Position().prayer(0, 0).tile(0, "priest", "divine_might").s
    pray(s, 0)
    assert s.prayer[0] == 4


def test_units_come_from_supply() -> None:
    """KEM-1.13 from supply to board and back; KEM-1.11, KEM-1.12 never beyond the limit of the troop."""
    s = Position().units(0, nw_w=4, nw_c=5, nw_e=2).run(PlaceUnit(0, 4, -1, 0, 0))
    pick(s, "nw-w")
    assert s.supply[0] == 0 and not s.stack
    s = Position().units(0, nw_w=4).run(PlaceUnit(0, 2, -1, 0, 0))
    pick(s, "nw-w")
    assert "nw-w" not in keys(s)


def test_units_that_must_be_placed() -> None:
    """KEM-3.6  What has to be placed is placed, as far as there is room."""
    s = Position().units(0, nw_w=3, nw_c=4).run(PlaceUnit(0, 3, -1, 0, 1))
    assert "done" not in keys(s) and set(keys(s)) == {"nw-w", "nw-c", "nw-e"}
    s = Position().units(0, nw_w=2, nw_c=5, nw_e=4).run(PlaceUnit(0, 1, -1, 0, 1))
    assert keys(s) == ["nw-w", "nw-e"]


def test_the_acting_seat() -> None:
    assert asked(Position().run(BuildSite(1, 1))).seat == 1
    assert [AREA.keys[a] for a in districts(Position().s, 1)] == ["sw-w", "sw-c", "sw-e"]
