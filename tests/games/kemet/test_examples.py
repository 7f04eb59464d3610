"""Section 6 of the sheet: the rulebook's worked examples and those derived from its rules."""

import pytest

from benben.core import engine
from benben.core.rng import FastRng
from benben.games.kemet import GAME
from benben.games.kemet.building import BuildSite
from benben.games.kemet.control import glory, temples
from benben.games.kemet.moving import MoveTroop
from benben.games.kemet.prayer import pray
from benben.games.kemet.recruiting import recruit
from benben.games.kemet.tables_tiles import ACTS_OF_GOD, TILES
from benben.games.kemet.turns import StartTurn, act, token_fields, wins
from tests.games.kemet.build import Position, area, commit, end, fight, keys, kind, pick, units


def test_t1_one_level() -> None:
    """KEM-5.1.1  Level 3 on level 2 costs 3."""
    s = Position().pyramid("nw_w", "onyx", 2).run(BuildSite(0, 0))
    pick(s, "nw-w", "3")
    assert s.prayer[0] == 4 and s.level[area("nw_w")] == 3


def test_t2_two_levels_at_once() -> None:
    """KEM-5.1.1  From 1 to 3 in one action costs 5."""
    s = Position().pyramid("nw_w", "onyx", 1).run(BuildSite(0, 0))
    pick(s, "nw-w", "3")
    assert s.prayer[0] == 2 and s.level[area("nw_w")] == 3


def klara() -> Position:
    return Position(4).units(0, nw_e=5).pyramid("nw_e", "ruby", 1)


def test_t3_by_teleport() -> None:
    """KEM-5.6.7  Two prayer points, no land move: the temple in one step, and a land move is left."""
    s = klara().run(MoveTroop(0, 0))
    pick(s, "nw-e", "teleport+t-en", "5")
    assert s.prayer[0] == 5 and units(s, 0, "t_en") == 5
    assert "n-e" in keys(s)


def test_t4_by_land() -> None:
    """KEM-5.6.1  One land move, one of a tile, one of a companion: three, and no prayer points spent."""
    s = klara().tile(0, "priest_of_mafdet").companion(0, "deep_desert_snake", "nw_e").run(MoveTroop(0, 0))
    pick(s, "nw-e", "f-nw", "5", "n-e", "5", "t-en", "5")
    assert s.prayer[0] == 7 and units(s, 0, "t_en") == 5
    assert keys(s) == ["stop"]


def jacek_and_grzesiek() -> Position:
    return (
        Position()
        .units(1, t_w=4)
        .companion(1, "ancestral_elephant", "t_w")
        .tile(0, "charge", "blades_of_neith")
        .hand(1, "bronze_wall", "war_fury")
        .units(0, t_w=5)
    )


def big_battle() -> Position:
    """KEM-6.3, KEM-6.4  The rulebook's battle after the clash."""
    position = jacek_and_grzesiek()
    s = position.attack(0, "t_w")
    fight(s, ("b2", "diversion"), ("b3", "war_fury", "bronze_wall"))
    return position


def test_t5_the_big_battle() -> None:
    """KEM-6.4  10 to 9; KEM-6.5 no losses; KEM-6.6 a battle point and a veteran token; Diversion comes back."""
    before = jacek_and_grzesiek().attack(0, "t_w")
    sides = GAME.view(before, 0)["battle"]["sides"]
    assert [side["strength"] for side in sides] == [7, 5]
    s = big_battle().s
    assert s.power == [10, 9] and s.victor == 0
    assert s.prayer[1] == 6
    assert units(s, 0, "t_w") == 5 and units(s, 1, "t_w") == 4
    assert s.points == [1, 0] and s.veterans == [0, 1]
    assert s.bluff == [0, 0]


def test_t6_after_the_battle() -> None:
    """KEM-6.7 recall of four units gives 3; the elephant goes too; KEM-6.8 the winner stays and has the temple."""
    s = big_battle().s
    end(s, "recall", "stay")
    assert s.prayer[1] == 9 and s.supply[1] == 12 and s.where.count(area("t_w")) == 0
    assert temples(s, 0) == [area("t_w")] and glory(s, 0) == 2


@pytest.mark.parametrize(("seats", "tiles"), [(2, 26), (3, 48), (4, 48), (5, 64), (6, 80)])
def test_t7_t8_tiles_in_play(seats: int, tiles: int) -> None:
    """KEM-2.2 the number of tiles, KEM-2.3 with two players neither Act of God nor doubles."""
    for seed in range(6):
        s = GAME.start(GAME.setup(seats), FastRng(seed))
        assert sum(s.market) == tiles
        if seats == 2:
            assert max(s.market) == 1
            assert not any(s.market[tile] for tile in range(len(TILES)) if ACTS_OF_GOD >> tile & 1)


def test_t13_prayer_points_of_a_day() -> None:
    """KEM-5.1.1, KEM-5.3.2, KEM-5.5  Nine, less 4 for level 4, less 4 for a tile, plus 2 for a prayer: three."""
    p = Position().pyramid("nw_w", "onyx", 3).prayer(0, 9)
    s = p.run(BuildSite(0, 0))
    pick(s, "nw-w", "4")
    act(s, 0, 4, 6)
    engine.advance(s)
    pick(s, "bestial_fury")
    pray(s, 0)
    assert s.prayer[0] == 3


def test_t20_a_winner_without_a_troop() -> None:
    """KEM-6.6 no point but a token; KEM-6.7 the loser still has to go; KEM-6.5 he is the winner all the same."""
    s = Position().units(0, t_w=2).units(1, t_w=2).attack(0, "t_w")
    fight(s, ("b8",), ("b3",))
    assert s.victor == 0 and units(s, 0, "t_w") == 0
    assert s.points == [0, 0] and s.veterans == [1, 1]
    assert kind(s) == "LoserFate"


def test_t21_a_winning_defender() -> None:
    """KEM-6.6  Two tokens for him, one for the attacker, no points."""
    s = Position().units(0, t_w=2).units(1, t_w=5).attack(0, "t_w")
    fight(s, ("b3",), ("b3",))
    assert s.veterans == [1, 2] and s.points == [0, 0]


def test_t22_a_tie() -> None:
    """KEM-6.4  Equal strength: the defender wins."""
    s = Position().units(0, t_w=3).units(1, t_w=3).attack(0, "t_w")
    fight(s, ("b3",), ("b3",))
    assert s.power == [5, 5] and s.victor == 1


def test_t23_recall_of_one_unit() -> None:
    """KEM-6.7  One unit recalled gives nothing."""
    s = Position().units(0, t_w=1).units(1, t_w=5).attack(0, "t_w")
    fight(s, ("b3",), ("b3",))
    end(s, "recall")
    assert s.prayer[0] == 7


def test_t24_a_full_track() -> None:
    """KEM-1.16  Eleven is the most."""
    s = Position().prayer(0, 11).s
    pray(s, 0)
    assert s.prayer[0] == 11


def test_t25_balance() -> None:
    """KEM-4.4  With floors 1, 1, 2, 2 covered the fifth token goes on floor 3."""
    s = Position().tokens(0, "pray_low", "acquire_a", "build", "pray").s
    assert token_fields(s, 0) == [0, 1]


def test_t26_victory() -> None:
    """KEM-3.8  Nine points and nobody more; a tie is enough."""
    s = Position(3).points(0, 9).points(1, 9).s
    assert wins(s, 0)
    s.points[1] = 10
    assert not wins(s, 0)
    s.points[1] = 8
    s.then(StartTurn(0))
    engine.advance(s)
    assert s.champion == 0 and not s.stack


def test_t27_recruits_attack() -> None:
    """KEM-5.2.2  Three recruits in a district held by two rivals attack with 3 and 1 for the own city."""
    p = Position().units(1, nw_w=2)
    recruit(p.s, 0)
    s = p.run()
    pick(s, "3", "0", "0", "nw-w")
    assert s.attacker == 0 and s.defender == 1 and s.prayer[0] == 4
    sides = GAME.view(s, 0)["battle"]["sides"]
    assert [side["strength"] for side in sides] == [4, 2]


def test_t28_defence_does_not_stop_unblockable_damage() -> None:
    """KEM-6.12  2 unblockable and 3 damage against defence 5, impenetrable 1, four units: two are lost."""
    p = Position().units(1, t_w=4).tile(1, "amber_ward", "shields_of_neith").hand(1, "bronze_wall").units(0, t_w=5)
    p.tile(0, "carnage", "bestial_fury").hand(0, "bloody_battle")
    s = p.attack(0, "t_w")
    s.cards = [[10, 0], [6, 0]]
    commit(s, 0, "s3", "bloody_battle")
    commit(s, 1, "b7", "bronze_wall")
    assert units(s, 1, "t_w") == 2


@pytest.mark.parametrize(("ward", "left"), [((), 0), (("amber_ward",), 1)])
def test_t29_impenetrable_defence(ward: tuple[str, ...], left: int) -> None:
    """KEM-6.5, KEM-6.12  Unblockable 5 (a card's 2, the cobra's 1, 2 of the own card) on four units: one is safe."""
    p = Position().units(1, t_w=4).tile(1, *ward).units(0, t_w=5).companion(0, "cobra", "t_w")
    s = p.attack(0, "t_w")
    s.cards = [[10, 0], [7, 0]]
    commit(s, 0, "s3")
    commit(s, 1, "b8")
    assert units(s, 1, "t_w") == left


def test_t30_ships() -> None:
    """KEM-5.6.6  Out of any port; into a commercial one, or into the own front."""
    out = Position(4).units(0, f_nw=1).run(MoveTroop(0, 0))
    pick(out, "f-nw")
    assert "n-e" in keys(out)
    home = Position(4).units(0, n_e=1).run(MoveTroop(0, 0))
    pick(home, "n-e")
    assert "f-nw" in keys(home) and "f-sw" not in keys(home)
    away = Position(4).units(1, n_e=1).run(MoveTroop(1, 0))
    pick(away, "n-e")
    assert "f-nw" not in keys(away)


def test_t31_out_of_the_delta() -> None:
    """KEM-5.6.6  From the Delta desert by ship to both Nile banks and the own front; nobody sails into it."""
    s = Position(4).units(0, d_desert=1).run(MoveTroop(0, 0))
    pick(s, "d-desert")
    assert set(keys(s)) == {"d-temple", "d-sanct", "n-w", "n-e", "f-nw", "stop"}
    s = Position(4).units(0, n_w=1).run(MoveTroop(0, 0))
    pick(s, "n-w")
    assert "d-desert" not in keys(s)


def test_t32_walls() -> None:
    """KEM-5.6.8  A rival district only from beside its wall, unless a wall is ignored."""
    s = Position(3).units(0, o_wn=2).tile(0, "priest_of_mafdet").run(MoveTroop(0, 0))
    pick(s, "o-wn", "f-w", "2")
    assert "w-w" not in keys(s)
    s = Position(3).units(0, o_wn=2).tile(0, "priest_of_mafdet", "sappers").run(MoveTroop(0, 0))
    pick(s, "o-wn", "f-w", "2")
    assert "w-w" in keys(s)


def test_t33_four_battles() -> None:
    """KEM-6.9  Two cards are gone after each battle; with the eighth all come back at once."""
    p = Position()
    for played, aside, left in (("b1", "b2", 6), ("b3", "b4", 4), ("b5", "b6", 2), ("b7", "b8", 8)):
        s = p.units(0, t_w=2).units(1, t_w=2).attack(0, "t_w")
        commit(s, 0, played, aside=aside)
        commit(s, 1, played, aside=aside)
        end(s, "recall", "recall")
        assert [len(cards) for cards in s.cards] == [left, left]
    assert s.cards == [list(range(8)), list(range(8))]
    assert not any(s.face_up) and not any(s.face_down)
