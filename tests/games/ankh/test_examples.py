"""The worked examples: T1 to T15 of the rulebook, T16 to T28 from its text."""

import pytest

from benben.core import engine
from benben.games.ankh.caravan import LayCamel
from benben.games.ankh.conflict import Conflict, ResolveRegion
from benben.games.ankh.control import ControlMonument
from benben.games.ankh.devotion import Gain
from benben.games.ankh.ending import ForgetGods
from benben.games.ankh.followers import GainFollowers
from benben.games.ankh.kills import CatLosses, Die
from benben.games.ankh.land import near, present
from benben.games.ankh.merge import MergeGods
from benben.games.ankh.move import goals
from benben.games.ankh.resolution import strength, unit_strength
from benben.games.ankh.summon import SummonUnit
from benben.games.ankh.tables import BATTLE, DOMINATION, GAIN, MAJORITY, MIRACLES, MOVE, UNLOCK
from benben.games.ankh.turn import ChooseAction, Turn
from benben.games.ankh.unlock import UnlockPower
from tests.games.ankh.build import (
    AMUN,
    ANUBIS,
    DELTA,
    EAST,
    ISIS,
    OSIRIS,
    RA,
    WEST,
    Position,
    asked,
    at,
    choose,
    finish,
    gods_of,
    keys,
    kind,
    mask,
    names,
    play_cards,
    told,
    unit,
)


def test_t1_ank_1_6_adjacency_ends_at_the_river() -> None:
    p = Position().warriors(0, "3.3").monument("pyramid", "3.2").guardian(1, "giant_scorpion", "3.4")
    assert near(p.s, at("3.3")) & mask("3.2") and not near(p.s, at("3.3")) & mask("3.4")


def test_t2_ank_5_3_markers_of_three_players() -> None:
    p = Position(AMUN, ISIS, RA).god(0, "4.0").followers(0, 0, 0)
    for track, key, actions, white in ((MOVE, "move", 5, 7), (UNLOCK, "unlock", 4, 6)):
        assert p.s.marker[track] == 2
        for number in range(1, actions + 1):
            s = p.do(ChooseAction(0, -1))
            assert p.s.marker[track] == 1 + number < white
            choose(s, key)
            if key == "move":
                choose(s, "done")
        assert p.s.marker[track] == 2
    assert p.s.event == 2


def test_t3_ank_5_5_second_action_and_conflict() -> None:
    p = Position(AMUN, ISIS).god(0, "4.0").god(1, "4.1").followers(1, 0)
    p.s.marker[UNLOCK], p.s.event = 5, 3
    s = choose(choose(p.do(Turn(0)), "summon"), "done")
    assert keys(s) == ["gain", "unlock"]
    choose(choose(s, "unlock"), "revered")
    assert s.event == 4 and told(s, "conflict_begins")[0].args == (1,) and s.scales == 0 and s.powers[0]


def test_t4_ank_6_3_where_units_may_go() -> None:
    p = Position(AMUN, RA).god(0, "4.0").warriors(0, "5.0", "5.1", "4.5").warriors(1, "4.6")
    p.monument("obelisk", "8.0").monument("pyramid", "7.2")
    assert "7.0" in names(goals(p.s, 0, at("4.0"))) and near(p.s, at("7.0")) & mask("8.0")
    reach = names(goals(p.s, 0, at("5.1")))
    assert "8.2" in reach and not reach & {"5.2", "7.2"} and near(p.s, at("8.2")) & mask("7.2")
    assert "4.7" in names(goals(p.s, 0, at("4.5"))) and "4.9" not in names(goals(p.s, 0, at("4.5")))


def test_t5_ank_7_1_where_the_mummy_may_be_summoned() -> None:
    p = Position(AMUN, RA).warriors(0, "3.3").monument("temple", "4.2", owner=0).pooled(0, "mummy")
    s = choose(p.do(SummonUnit(0, ())), "mummy")
    assert set(keys(s)) == {"3.1", "3.2", "4.1", "4.3", "4.4"}


def test_t6_ank_8_1_three_followers() -> None:
    p = Position(ISIS, AMUN).followers(0, 0).warriors(0, "4.0", "5.4", "3.3")
    p.monument("obelisk", "4.1", owner=0).monument("temple", "5.3").monument("pyramid", "4.4", "3.4")
    p.monument("pyramid", "8.1", owner=0).monument("obelisk", "3.1", owner=1)
    assert p.do(GainFollowers(0)).followers[0] == 3


def test_t7_ank_9_6_the_second_unlock_brings_a_guardian() -> None:
    p = Position(AMUN, RA).followers(1, 0).powers(0, "revered")
    s = choose(p.do(UnlockPower(0)), "inspiring")
    assert s.followers[0] == 0 and s.reserve[0] == 1 and s.figures[0] == 1


def test_t8_ank_5_4_gain_triggers_control() -> None:
    p = Position(ISIS, RA, AMUN).god(0, "4.0").god(1, "8.8").god(2, "1.5").followers(0)
    p.monument("temple", "4.1", "5.0")
    p.s.marker[GAIN] = 6
    s = choose(p.do(Turn(0)), "gain")
    assert s.followers[0] == 2 and s.event == 1 and kind(s) == "ControlMonument" and s.marker[GAIN] == 7
    choose(s, "4.1")
    assert s.marker[GAIN] == 2 and asked(s).seat == 1


def test_t9_ank_11_1_only_the_temple() -> None:
    p = Position(ISIS, RA).warriors(0, "3.3").monument("temple", "3.2").monument("pyramid", "3.4")
    p.monument("obelisk", "4.2", owner=1)
    s = p.do(ControlMonument(0))
    assert keys(s) == ["3.2"]
    choose(s, "3.2")
    assert s.held[0] == mask("3.2") and s.tokens[0] == 8


T10: dict[tuple[str, ...], set[str]] = {
    ("0.3+1.4", "0.3+1.3", "1.2+1.3", "1.3+2.2", "2.2+2.3"): {"0.1", "0.2", "0.3", "1.1", "1.2", "2.2"},
    ("1.5+1.6", "1.6+2.6", "1.7+2.6", "2.6+2.7", "2.7+3.6"): {"1.6", "1.7", "1.8", "1.9", "2.7", "2.8"},
}


@pytest.mark.parametrize("line", T10)
def test_t10_ank_12_3_the_delta_is_split(line: tuple[str, ...]) -> None:
    s = Position(RA, AMUN).do(LayCamel(0, ()))
    for key in line:
        choose(s, key)
    small = next(key for key in keys(s) if key in T10[line])
    choose(choose(s, small), "none")
    assert names(s.land[DELTA]) == T10[line] and s.land[4].bit_count() == 16 and s.camels.bit_count() == 5


def test_t11_ank_13_6_domination() -> None:
    p = Position(AMUN, ISIS).god(0, "4.0").god(1, "8.8").monument("obelisk", "5.0", "5.1", owner=0)
    p.monument("pyramid", "6.0", owner=0).monument("pyramid", "7.0", owner=1).monument("temple", "7.1", owner=1)
    p.do(ResolveRegion(WEST))
    assert [event.args for event in told(p.s, "points")] == [(1, MAJORITY), (1, DOMINATION)]
    assert p.s.devotion == [2, 0]


def test_t12_ank_14_5_majorities() -> None:
    p = Position(ISIS, AMUN, RA).god(0, "4.0").god(1, "4.1").monument("pyramid", "5.0", "5.1", owner=0)
    p.monument("temple", "6.0", owner=1).monument("pyramid", "6.1", owner=1)
    p.monument("temple", "7.0", owner=2).monument("obelisk", "7.1", owner=2)
    p.s.amun_spent = 1
    p.fight(WEST, "flood", "flood")
    assert [(event.seat, event.args[0]) for event in told(p.s, "points") if event.args[1] == MAJORITY] == [(0, 1)]


def t13() -> Position:
    p = Position(ISIS, AMUN).god(0, "4.4").warriors(0, "4.5", "3.3", "3.2").followers(0, 0)
    p.god(1, "8.4").warriors(1, "9.4", "7.4").scales(0)
    p.s.amun_spent = 1
    return p


def test_t13_ank_14_12_the_scales_decide() -> None:
    p = t13()
    s = p.fight(WEST, "flood", "drought")
    assert s.followers[0] == 4 and {e.seat: e.args[0] for e in told(s, "strength")} == {0: 4, 1: 4}
    choose(s, "yes")
    assert s.devotion == [1, 0] and s.warriors[1] == 6 and unit(s, "8.4") == (1, "god")


def test_t13_ank_14_11_not_using_the_scales() -> None:
    s = choose(t13().fight(WEST, "flood", "drought"), "no")
    finish(s)
    assert s.devotion == [0, 0] and s.army[0].bit_count() == 4 and names(s.army[1]) == {"8.4"}


def test_t14_ank_15_amun_and_ra_merge() -> None:
    p = Position(RA, AMUN, ISIS).devotion(3, 7, 12).god(0, "4.0").god(1, "8.8").god(2, "1.5").warriors(0, "4.1")
    p.guardian(0, "mummy", "5.0").monument("temple", "6.0", owner=0).followers(2, 3, 0).powers(1, "revered")
    s = choose(p.do(MergeGods()), "done")
    assert not s.built[1] and unit(s, "4.0") is None and unit(s, "4.1") is None and s.kept[0] == []
    assert unit(s, "5.0") == (1, "mummy") and s.followers[1] == 5 and gods_of(s, 1) == {"amun", "ra"}
    assert s.devotion[1] == 3 and s.ladder == [1, 2]


def test_t15_ank_16_1_amun_is_forgotten() -> None:
    p = Position(AMUN, OSIRIS, ISIS, RA).devotion(15, 22, 24, 14).god(0, "4.0").god(1, "8.8").god(2, "1.5")
    p.s.chief[3], p.s.alive, p.s.ladder = 2, 0b0111, [0, 1, 2]
    s = p.do(ForgetGods(), Turn(0))
    assert s.alive == 0b0110 and unit(s, "4.0") is None and s.winner == -1 and asked(s).seat == 1


def test_t16_ank_18_11_bountiful() -> None:
    assert Position().powers(0, "bountiful").devotion(20, 0, 0).do(Gain(0, 1, BATTLE)).devotion[0] == 22
    assert Position().powers(0, "bountiful").devotion(21, 0, 0).do(Gain(0, 1, BATTLE)).devotion[0] == 22
    p = Position().powers(0, "bountiful").god(0, "4.0").monument("obelisk", "5.0", owner=0)
    p.monument("temple", "6.0", owner=0)
    assert p.do(ResolveRegion(WEST)).devotion[0] == 3 + 2


@pytest.mark.parametrize(("space", "gain"), [(21, 6), (5, 7)])
def test_t17_ank_14_9_glorious_drought_and_radiant(space: int, gain: int) -> None:
    p = Position(RA, AMUN).devotion(space, 0).powers(0, "glorious", "bountiful").god(0, "4.4").warriors(0, "4.0", "4.1")
    p.suns("4.0").god(1, "8.0")
    p.s.amun_spent = 1
    finish(p.fight(WEST, "drought", "flood"))
    assert p.s.devotion[0] == space + gain


@pytest.mark.parametrize(
    ("bids", "spared"),
    [((3, 3, 1), set()), ((2, 0), {0}), ((0, 0), set())],
)
def test_t18_ank_19_1_plague_bids(bids: tuple[int, ...], spared: set[int]) -> None:
    p = Position(*(ISIS, OSIRIS, RA)[: len(bids)]).followers(*[3] * len(bids))
    for seat in range(len(bids)):
        p.god(seat, f"{4 + seat}.0").warriors(seat, f"{4 + seat}.1")
    s = p.fight(WEST, "plague", *["flood"] * (len(bids) - 1))
    for seat, bid in enumerate(bids):
        choose(s, str(bid), seat)
    assert sum(s.followers) == 3 * len(bids) - sum(bids)
    assert {event.seat for event in told(s, "spared")} == spared


def test_t19_ank_14_6_the_last_one_standing_wins() -> None:
    p = Position(ISIS, OSIRIS).god(0, "1.5").guardian(0, "apep", "6.4").god(1, "8.8").warriors(1, "8.0").followers(1, 0)
    p.guardian(1, "androsphinx", "6.5")
    s = p.fight(WEST, "plague", "chariots")
    choose(choose(s, "1", 0), "0", 1)
    p.s.battle, p.s.shown[0] = WEST, 0
    assert unit_strength(s, 0, WEST) == 0 and strength(s, 0) == 0
    assert told(s, "battle_won")[0].seat == 0 and s.devotion[0] == 1


def test_t20_ank_19_8_miracle() -> None:
    p = Position(RA, ISIS).god(0, "4.0").warriors(0, "4.1", "4.2").god(1, "8.8").warriors(1, "8.1", "7.0", "7.1")
    p.followers(1, 0).guardian(1, "mummy", "6.0")
    s = p.fight(WEST, "plague", "miracle")
    choose(choose(s, "1", 0), "0", 1)
    assert kind(s) == "ReturnMummy"
    choose(s, "8.7")
    finish(s)
    assert told(s, "points")[-1].args == (4, MIRACLES)
    p = Position(RA, ISIS).god(0, "4.0").warriors(0, "7.0").god(1, "8.0").warriors(1, "7.1", "5.0")
    s = p.fight(WEST, "chariots", "miracle")
    choose(s, "5.0")
    choose(s, "7.1")
    assert s.devotion[1] == 0


def test_t21_ank_18_12_worshipful_and_flood() -> None:
    def fight(card: str) -> Position:
        p = Position(ISIS, OSIRIS).god(0, "4.4").warriors(0, "4.5").god(1, "8.0").followers(1, 0)
        p.powers(0, "worshipful")
        p.fight(WEST, card, "chariots")
        while kind(p.s) not in ("Worship", ""):
            choose(p.s, "done")
        return p

    assert kind(fight("drought").s) == ""
    assert kind(fight("flood").s) == "Worship"


def test_t22_ank_3_5_stacks() -> None:
    p = Position(AMUN, RA).devotion(5, 5)
    p.do(Gain(0, 1, BATTLE), Gain(1, 1, BATTLE))
    assert p.s.ladder == [0, 1] and p.s.devotion == [6, 6]
    p = Position(AMUN, RA).devotion(5, 5)
    p.do(Gain(0, 1, BATTLE))
    assert p.s.ladder == [1, 0]
    p.do(Gain(1, 1, BATTLE))
    assert p.s.ladder == [0, 1]


def test_t23_ank_21_1_a_cat_mummy_dies() -> None:
    p = Position().devotion(4, 2, 0).guardian(0, "cat_mummy", "4.0")
    p.do(Die(mask("4.0")), CatLosses())
    assert p.s.devotion == [4, 1, 0]


def test_t24_ank_1_7_apep_between_west_and_east() -> None:
    p = Position(ISIS, OSIRIS).god(0, "1.5").guardian(0, "apep", "6.4").god(1, "8.0").warriors(1, "8.8", "8.1")
    assert present(p.s, 0, WEST) and present(p.s, 0, EAST)
    assert names(near(p.s, at("6.4"))) == {"5.3", "5.4", "5.5", "6.5", "7.4", "6.3"}
    s = p.do(Conflict(1, 1))
    play_cards(s, "flood", "chariots")
    finish(s)
    assert told(s, "battle_begins")[0].args == (WEST,) and len(told(s, "battle_begins")) == 1


def test_t25_ank_21_6_androsphinx_beside_anubis() -> None:
    p = Position(ANUBIS, RA).god(0, "4.0").captives(1, 1, 1).guardian(1, "androsphinx", "4.1")
    p.powers(0, "temple_attuned").monument("temple", "5.0", owner=0)
    p.s.battle = WEST
    assert unit_strength(p.s, 0, WEST) == 0 and strength(p.s, 0) == 2


def test_t26_ank_14_4_two_plagues() -> None:
    p = Position(ISIS, OSIRIS).god(0, "1.5").warriors(0, "4.0").god(1, "8.0").warriors(1, "8.1").followers(1, 3)
    s = p.fight(WEST, "plague", "plague")
    choose(choose(s, "0", 0), "1", 1)
    assert kind(s) == "Bid" and engine.to_move(s) == [1]


def test_t27_ank_11_3_a_neutral_monument_far_away() -> None:
    p = Position(ISIS, RA).warriors(0, "4.0").monument("temple", "5.0", owner=1).monument("obelisk", "8.8")
    assert kind(p.do(ControlMonument(0))) == ""


def test_t28_ank_22_4_the_winner_of_the_revolt() -> None:
    p = Position(RA, OSIRIS, scenario="peoples_revolt").god(0, "4.4").warriors(0, "4.0", "4.1").god(1, "8.0")
    p.warriors(1, "8.1")
    finish(p.fight(WEST, "drought", "flood"))
    assert p.s.devotion == [3, 0] and names(p.s.army[0]) == {"4.4"} and unit(p.s, "8.1")
