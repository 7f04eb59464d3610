"""The rulings of section 7: where the rulebook is silent, one test each."""

import pytest

from benben.games.tekhenu.actions import AfterAction, GodAction
from benben.games.tekhenu.decrees import EndGame, decree_points
from benben.games.tekhenu.maat import Maat, Weigh
from benben.games.tekhenu.possible import NO_COST, feasible
from benben.games.tekhenu.setup import BotHeadStart
from benben.games.tekhenu.tables import BASTET, HATHOR, HORUS, OSIRIS, PILLAR, RA, TAINTED, THOTH
from benben.games.tekhenu.turn import Turn
from tests.games.tekhenu.build import Position, asked, cards_of, choose, keys, position, tokens, told


def on_wheel(*dice: str, light: str = "shaded", seats: int = 4) -> Position:
    return position(seats).light(dice[0].split("+")[0], light).wheel(*dice)


def test_q3_b09_turns_the_die_and_scribes_do_not() -> None:
    """TEK-5.2  B09: the new face counts on the scales; the Scribes after it do not."""
    s = on_wheel("ra+yellow_1").own(0, "b09").tokens(0, scribe=1).ask(Turn(0))
    choose(s, "ra+yellow_1", "face5", "scribes6", "produce_papyrus")
    assert s.left[0] == [16] and s.surplus[0] == 4


def test_q5_anubis_with_t18_and_t19() -> None:
    """TEK-5.7  By the status at the Wheel; a Forbidden die triggers neither."""
    s = on_wheel("ra+yellow_1").own(0, "t18", "b23").ask(Turn(0))
    assert choose(s, "anubis_blessing", "ra+yellow_1", "produce_bread").score[0] == 11
    s = on_wheel("ra+white_1", light="dark").own(0, "t18", "t19", "b23").tokens(0, scribe=1).ask(Turn(0))
    choose(s, "anubis_blessing", "ra+white_1", "osiris")
    assert s.score[0] == 10 and asked(s) == "BuildAtOsiris"


def test_q6_nobody_must_spend_blessings_or_scribes() -> None:
    """TEK-5.10  A grey die whose action only B15, or T10's Scribes, could pay: it may be skipped."""
    s = on_wheel("bastet+grey_3").own(0, "b15").ask(Turn(0))
    assert keys(choose(s, "bastet+grey_3")) == ["bastet", "skip"]
    choose(s, "skip")
    assert cards_of(s, 0) == ["b15"] and s.right[0] == [26]
    s = on_wheel("bastet+grey_6").own(0, "t10").tokens(0, scribe=2).ask(Turn(0))
    assert "skip" in keys(choose(s, "bastet+grey_6"))
    s = on_wheel("bastet+grey_6").own(0, "b15", "t10").tokens(0, scribe=1, gold=1, papyrus=1).ask(Turn(0))
    assert "skip" not in keys(choose(s, "bastet+grey_6"))


def test_q7_gains_of_an_action_help_to_pay_for_it() -> None:
    """TEK-6.6  T04's Granite, T20's Papyrus, T21's Bread; with two players the own bonus and T07 too."""
    assert feasible(position().own(0, "t04").tokens(0, granite=1).s, 0, HORUS, 1)
    assert feasible(position().own(0, "t20").tokens(0, papyrus=1).s, 0, THOTH, 3)
    assert feasible(position().own(0, "t21").tokens(0, bread=1).s, 0, HATHOR, 1)
    for seats, able in ((2, True), (4, False)):
        assert feasible(position(seats).god_statue(0, "hathor").tokens(0, bread=1).s, 0, HATHOR, 1) == able
        tile = position(seats).god_statue(0, "ra").slots("p22", "p23", "p24").tokens(0, limestone=1)
        assert feasible(tile.s, 0, RA, 1) == able
    assert feasible(position(2).god_statue(0, "horus").own(0, "t07").tokens(0, granite=2).s, 0, HORUS, 1)
    assert not feasible(position(2).god_statue(0, "horus").tokens(0, granite=2).s, 0, HORUS, 1)
    assert feasible(position(2).god_statue(0, "thoth").own(0, "t10").tokens(0, papyrus=1).s, 0, THOTH, 3)


def test_q7_a_statue_does_not_react_to_the_action_that_built_it() -> None:
    """TEK-6.6  Two players: a Statue for Horus pays nothing at once."""
    s = choose(position(2).tokens(0, granite=2).ask(GodAction(0, HORUS, 1, 0)), "horus")
    assert s.score[0] == 10


def test_q9_several_due_actions_go_in_turn_order() -> None:
    """TEK-9.4  From the seat whose turn it is."""
    arranged = position(3).order(2, 0, 1).turn_of(0)
    arranged.s.due = 0b111
    s = arranged.ask(AfterAction())
    seats = []
    while asked(s):
        seats.append(s.stack[-1].row()[1])
        choose(s, "decline")
    assert seats == [0, 1, 2]


def test_q12_the_bots_set_up_space_is_taken() -> None:
    """TEK-17.6  Granite row 5 taken: Papyrus row 5, in the circle."""
    s = position(1, level="medium").workshop(0, "row5_granite").ask(BotHeadStart())
    assert s.osiris[16:20] == [1, 1, -1, 0]


def test_q14_t19_is_no_production_action() -> None:
    """TEK-20.1  T13 applies; T12, T17, B01 to B06 and B21 do not."""
    arranged = on_wheel("osiris+white_6").own(0, "t19", "t12", "t13", "b01", "b21").tokens(0, scribe=1)
    s = choose(arranged.ask(Turn(0)), "osiris+white_6", "osiris", "yes")
    assert asked(s) == "ChangeProduction"
    choose(s, "value6")
    assert asked(s) == "BuildAtOsiris" and tokens(s, 0) == {"limestone": 3} and s.surplus[0] == 4 and s.score[0] == 10


def test_t19_may_make_the_god_action_possible() -> None:
    """TEK-5.10, TEK-20.1  Without Limestone no Pillar; T19 with a white Tainted die produces it first, and must."""
    arranged = on_wheel("ra+white_6").slots("p22", "p23", "p24").own(0, "t19").tokens(0, scribe=1)
    s = choose(arranged.ask(Turn(0)), "ra+white_6")
    assert keys(s)[0] == "ra"
    choose(s, "ra")
    assert keys(s) == ["yes"]
    choose(s, "yes", "r3c3+turn0")
    assert s.pillar[12] == 0 and tokens(s, 0) == {"gold": 1}


def test_t19_and_t13_leave_enough() -> None:
    """TEK-20.1  T13 may not lower T19's production below what the god action needs."""
    arranged = on_wheel("ra+white_2").slots("p22", "p23", "p12").own(0, "t19", "t13").tokens(0, scribe=1)
    s = choose(arranged.production(0, 2, 2, 5, 2).ask(Turn(0)), "ra+white_2", "ra", "yes")
    assert PILLAR.keys[s.slots[2]] == "p12" and keys(s) == ["value3", "value4"]


def test_t19_and_t13_count_no_happiness_twice() -> None:
    """TEK-20.1  The last Happiness is enough for the Osiris action that T19's production precedes."""
    arranged = on_wheel("osiris+white_2").own(0, "t19", "t13").folk(0, 1, 5).tokens(0, scribe=1)
    s = choose(arranged.ask(Turn(0)), "osiris+white_2", "osiris", "yes")
    assert keys(s) == ["value1", "value2", "value3", "value4"]


def test_q15_values_of_extra_actions() -> None:
    """TEK-20.3  Scribes change both actions; T14 each on its own."""
    arranged = on_wheel("hathor+white_1").own(0, "b19", "t14").folk(0, 3, 5).tokens(0, scribe=1, bread=4)
    s = choose(arranged.ask(Turn(0)), "hathor+white_1", "scribes3", "play_opposite", "extra_opposite")
    assert keys(s) == ["value1", "value2", "value3", "value4", "value5"]
    choose(s, "value5", "row5_bread", "hathor", "value1", "w1")
    assert s.population[0] == 5 and told(s, "god_action") == [(0, OSIRIS, 5), (0, HATHOR, 1)]


def test_q17_more_edges_in_a_corner_is_flat() -> None:
    """TEK-7.2  P04 in a corner with two matches: 4 and 2 more."""
    arranged = position().light("ra", "sunny").slots("p04", "p23", "p24").tokens(0, limestone=3)
    assert choose(arranged.ask(GodAction(0, RA, 5, 0)), "r1c1+turn0").score[0] == 10 + 4 + 3 + 2


def test_q18_the_new_pillar_does_not_count_for_p12() -> None:
    """TEK-7.2  The Statue comes before the Pillar."""
    arranged = position().light("ra", "shaded").slots("p12", "p23", "p24").tokens(0, limestone=4, granite=2)
    s = choose(arranged.ask(GodAction(0, RA, 5, 0)), "r3c4+turn0", "horus+value1", "ts_e")
    assert s.score[0] == 13 and s.pillar[13] == 0


def test_q20_refreshing_is_part_of_a_possible_action() -> None:
    """TEK-11.3  Never at Happiness 0, and only while the cards can be paid after it."""
    assert not feasible(position().folk(0, 0, 5).tokens(0, papyrus=9).s, 0, THOTH, 1)
    s = position().tokens(0, papyrus=3).ask(GodAction(0, THOTH, 3, 0))
    assert "refresh1" in keys(s)
    choose(s, "refresh1")
    assert "refresh2" not in keys(s)


def test_q22_d23_pays_no_resources_but_happiness_and_refreshes() -> None:
    """TEK-20.1  No Papyrus for cards, but for refreshing; Osiris still costs Happiness."""
    s = position().tokens(0, papyrus=1).ask(GodAction(0, THOTH, 6, NO_COST))
    assert "refresh1" in keys(s)
    choose(s, "refresh1")
    choose(s, keys(s)[0])
    assert tokens(s, 0) == {}
    s = position().ask(GodAction(0, OSIRIS, 1, NO_COST))
    assert choose(s, "row1_bread").happiness[0] == 1


@pytest.mark.parametrize(
    ("god", "place"), [(HORUS, "os_w"), (RA, "r3c4+turn0"), (HATHOR, "w3"), (BASTET, ""), (THOTH, "")]
)
def test_q22_d23_pays_for_no_god(god: int, place: str) -> None:
    """TEK-20.1  Nothing to pay with, or plenty: nothing is paid and nobody is asked how."""
    for purse in ({}, {"papyrus": 9, "bread": 9, "limestone": 9, "granite": 9}):
        s = position().own(0, "b13", "b15").folk(0, 2, 9).tokens(0, **purse).ask(GodAction(0, god, 3, NO_COST))
        while asked(s):
            choose(s, place or keys(s)[0])
        assert told(s, "god_action") and not told(s, "paid") and not told(s, "blessing_played")


def test_q23_d24_ignores_statues() -> None:
    """TEK-20.1  Buildings and Pillars only."""
    arranged = position().building(0, "w3").people_statue(0, "ts_e").pillar(0, "r3c3", "p22")
    assert decree_points(arranged.s, 0, 71) == 2


def test_q24_d02_counts_all_decrees_held() -> None:
    """TEK-20.1  Scored or not."""
    s = position().decrees(0, "d02", "d05", "d07", "d09", "d12").s
    assert decree_points(s, 0, 49) == 20


def test_q25_surplus_is_not_in_the_coffer() -> None:
    """TEK-20.1  D08 counts what can be spent."""
    s = position().scales(0, surplus=5).tokens(0, bread=1).s
    assert decree_points(s, 0, 55) == 1


def test_q28_t13_for_each_performance() -> None:
    """TEK-20.1  B21: a change of value and an extra unit each time; T11 and T12 each time."""
    arranged = on_wheel("ra+yellow_1").own(0, "b21", "t13", "t11", "t12")
    s = choose(arranged.ask(Turn(0)), "ra+yellow_1", "produce_papyrus", "value1", "b21", "value3")
    assert tokens(s, 0) == {"papyrus": 2 + 3} and s.score[0] == 10 + 2 + 1


def test_q29_scribe_to_gold_to_basic() -> None:
    """TEK-20.1  T10: a Scribe stands for Gold, Gold for Papyrus."""
    s = on_wheel("bastet+white_1").own(0, "t10").tokens(0, scribe=1, papyrus=1).ask(Turn(0))
    choose(s, "bastet+white_1", "bastet")
    assert tokens(s, 0) == {"scribe": 2} and s.score[0] == 11


def test_q31_t18_by_the_status_treated_as() -> None:
    """TEK-20.1  T08 as Pure scores T18; a Pure die recoloured to a Tainted colour does not."""
    s = on_wheel("ra+white_1", light="dark").own(0, "t08", "t18").ask(Turn(0))
    assert choose(s, "ra+white_1", "pure", "produce_limestone").score[0] == 11
    s = on_wheel("ra+yellow_1").own(0, "b11", "t18").ask(Turn(0))
    s = choose(s, "ra+yellow_1", "white_same", "produce_limestone")
    assert s.score[0] == 10 and s.right[0] == [12]


def test_q33_d06_counts_the_bots_marker() -> None:
    """TEK-20.1  The lowest of all markers; 0 if it is yours."""
    s = position(1).folk(0, 9, 9).folk(1, 4, 7).s
    assert decree_points(s, 0, 53) == 5
    assert decree_points(position(1).folk(0, 2, 9).folk(1, 4, 7).s, 0, 53) == 0


def test_q34_swaps_score_once_and_in_own_turns_only() -> None:
    """TEK-20.1  T10 used twice in a turn: 1 point; outside it none."""
    s = on_wheel("bastet+white_1").own(0, "t10").tokens(0, gold=3, papyrus=1).ask(Turn(0))
    choose(s, "anubis_scribes", "bastet+white_1", "scribes2", "produce_bread")
    assert s.score[0] == 11
    s = position().own(0, "t10").tokens(0, scribe=2).ask(GodAction(0, BASTET, 6, 0))
    assert s.score[0] == 10 and tokens(s, 0) == {}


def test_q37_the_bot_has_a_scribe() -> None:
    """TEK-17.2  And nothing else."""
    from tests.games.tekhenu.test_setup import fresh

    assert tokens(fresh(1), 1) == {"scribe": 1}


def test_q39_the_die_stays_while_it_is_shaped() -> None:
    """TEK-5.11  It leaves the wheel when the first action begins."""
    s = on_wheel("ra+yellow_1").ask(Turn(0))
    choose(s, "ra+yellow_1")
    assert len(s.dice) == 1 and s.left[0] == []
    choose(s, "produce_papyrus")
    assert s.dice == [] and s.left[0] == [12]


def test_q40_b07_between_the_parts_of_an_action() -> None:
    """TEK-20.1  At a choice inside the action; Happiness after Hathor's Population, before the refill."""
    arranged = on_wheel("hathor+white_6").own(0, "b07", "b08").folk(0, 5, 5).tokens(0, bread=2)
    s = choose(arranged.ask(Turn(0)), "hathor+white_6", "hathor")
    assert keys(s)[-2:] == ["b07_population", "b07_happiness"]
    choose(s, "b07_population", "w2", "b07_happiness")
    assert (s.happiness[0], s.population[0]) == (8, 14) and asked(s) == ""


def test_q42_recolouring_obeys_the_lighting() -> None:
    """TEK-20.1  Only colours that are Pure or Tainted there, unless Anubis or T08."""
    s = choose(on_wheel("ra+white_3", light="sunny").own(0, "b11").ask(Turn(0)), "ra+white_3")
    assert {key.split("_")[0] for key in keys(s) if key.endswith("_same")} == {"yellow"}
    s = choose(on_wheel("ra+white_3", light="sunny").own(0, "b11", "t08").ask(Turn(0)), "ra+white_3")
    assert {key.split("_")[0] for key in keys(s) if key.endswith("_same")} == {"yellow", "black", "brown"}
    assert asked(choose(s, "yellow_same")) == "ShapeDie" and s.status == TAINTED
    s = choose(on_wheel("ra+white_3", light="sunny").own(0, "b11", "t08").ask(Turn(0)), "ra+white_3")
    choose(s, "black_minus")
    assert keys(s) == ["pure", "tainted"]
    choose(s, "pure", "produce_granite")
    assert s.left[0] == [2] and tokens(s, 0) == {"granite": 2}


def test_q43_an_impossible_extra_action_is_lost() -> None:
    """TEK-20.3  The Papyrus is spent by the standard action: the card is gone, no Scribe is paid."""
    arranged = on_wheel("thoth+white_3").own(0, "b17").folk(0, 2, 5).tokens(0, scribe=1, papyrus=2)
    arranged.market(1, "t01", "b01", "b02")
    s = choose(arranged.ask(Turn(0)), "thoth+white_3", "play_before", "thoth", "b01", "b02")
    assert asked(s) == "" and tokens(s, 0) == {"scribe": 1} and "b17" not in cards_of(s, 0) and s.extras == []


def test_q43_the_gold_of_t24_helps_to_pay_for_the_extra_action() -> None:
    """TEK-20.3, TEK-5.6  B17 brings 1 Gold by T24, which pays half the festival; with T10 the Scribe too."""
    arranged = on_wheel("hathor+white_6").own(0, "b17", "t24").tokens(0, scribe=1, papyrus=1)
    s = choose(arranged.ask(Turn(0)), "hathor+white_6")
    assert "play_after" in keys(s)
    choose(s, "play_after", "extra_after")
    assert told(s, "god_action") == [(0, BASTET, 6)] and tokens(s, 0) == {}
    s = on_wheel("hathor+white_6").own(0, "b17", "t24").tokens(0, scribe=1).ask(Turn(0))
    assert "play_after" not in keys(choose(s, "hathor+white_6"))
    s = on_wheel("hathor+white_6").own(0, "b17", "t24", "t10").tokens(0, papyrus=2).ask(Turn(0))
    choose(s, "hathor+white_6", "play_after", "extra_after")
    assert told(s, "god_action") == [(0, BASTET, 6)] and tokens(s, 0) == {} and s.score[0] == 11


def test_the_gold_of_t24_may_save_a_grey_die() -> None:
    """TEK-5.10, TEK-5.6  B09 brings the Gold for a festival, or for two cards; B11 too, the die turned grey."""
    s = on_wheel("bastet+grey_6", "ra+white_1").own(0, "b09", "t24").tokens(0, papyrus=1).ask(Turn(0))
    assert "bastet+grey_6" in keys(s)
    choose(s, "bastet+grey_6", "face1", "bastet")
    assert tokens(s, 0) == {"scribe": 2} and cards_of(s, 0) == ["t24"]
    s = on_wheel("bastet+grey_6", "ra+white_1").own(0, "b09").tokens(0, papyrus=1).ask(Turn(0))
    assert "bastet+grey_6" not in keys(s)
    arranged = on_wheel("thoth+grey_6", "ra+white_1").own(0, "b09", "t24").tokens(0, papyrus=1).folk(0, 2, 5)
    s = choose(arranged.market(1, "t01", "b01", None).ask(Turn(0)), "thoth+grey_6")
    assert "face3" in keys(s)
    choose(s, "face3", "thoth", "t01", "b01")
    assert cards_of(s, 0) == ["b01", "t01", "t24"] and tokens(s, 0) == {}
    s = on_wheel("bastet+white_3").own(0, "b11", "t24").tokens(0, papyrus=1).ask(Turn(0))
    assert "grey_same" in keys(choose(s, "bastet+white_3"))
    s = on_wheel("bastet+white_3").own(0, "b11").tokens(0, papyrus=1).ask(Turn(0))
    assert "grey_same" not in keys(choose(s, "bastet+white_3"))


def test_q44_gold_is_no_scribe() -> None:
    """TEK-1.7  Not for Anubis, values, B17 or T19, without T10."""
    s = on_wheel("ra+white_3").own(0, "b17", "t19").tokens(0, gold=5).ask(Turn(0))
    assert keys(s) == ["ra+white_3"]
    choose(s, "ra+white_3")
    assert set(keys(s)) <= {"ra", "produce_limestone"}


def test_q45_blessings_of_the_action_work_off_turn() -> None:
    """TEK-20.5  B13 waives a virtual Horus action; B07 is not for off-turn."""
    s = choose(position().own(0, "b13", "b07").ask(GodAction(0, HORUS, 1, 0)), "os_w")
    assert keys(s) == ["blessing"]


def test_q45_p10_always_gives_one_free_card() -> None:
    """TEK-20.5  T14 is not asked for it; T11 counts its value 1."""
    arranged = position().light("ra", "dark").slots("p10", "p23", "p24").own(0, "t11").tokens(0, limestone=4)
    s = choose(arranged.ask(GodAction(0, RA, 5, 0)), "r3c3+turn0", "thoth+value1")
    assert asked(s) == "ChooseCards" and s.score[0] == 10 + 3 + 2


def test_q46_t15_gives_faith_before_it_is_placed() -> None:
    """TEK-14.10  Two Faith to place at once."""
    assert keys(position().own(0, "t15").ask(Maat())) == ["right+n2", "right+n1", "none", "left+n1", "left+n2"]


def test_q48_the_market_is_refilled_after_d23() -> None:
    """TEK-14.10  Right after its action, before Scoring."""
    arranged = position(2).decrees(1, "d23").market(1, "t01", "b01", "b02").round(16)
    arranged.s.markers, arranged.s.offset = [-1, 2], 2
    s = choose(arranged.ask(Weigh()), "thoth+value1", "b01")
    assert -1 not in s.market[:7] and cards_of(s, 1) == ["b01"]


def test_q50_the_last_tiles() -> None:
    """TEK-7.2  With the stack empty the left slot stays empty."""
    arranged = position().slots("p22", "p23", "p24").tokens(0, limestone=2)
    rest, arranged.s.pile = arranged.s.pile, []
    s = choose(arranged.ask(GodAction(0, RA, 1, 0), check=False), "r3c3+turn0")
    assert rest and s.slots == [-1, 21, 22] and not feasible(s, 0, RA, 6)


def test_q53_t06_comes_before_the_festival() -> None:
    """TEK-20.6  Population, then Happiness, then the move."""
    s = position().own(0, "t06").folk(0, 5, 5).tokens(0, papyrus=2).ask(GodAction(0, BASTET, 1, 0))
    assert (s.happiness[0], s.population[0]) == (6, 6)


def test_q54_the_coffer_counts_after_d04() -> None:
    """TEK-20.1  D04 pays first, whatever the order of picking."""
    arranged = position().decrees(0, "d04", "d08").folk(0, 2, 9).tokens(0, gold=2, bread=1).order(3, 2, 1, 0)
    s = choose(arranged.ask(EndGame()), "d04", "d08", "gold")
    assert s.score[0] == 10 + 4 + (2 + 1)


def test_q54_d03_repeats_d04_at_its_cost() -> None:
    """TEK-20.1  Each symbol is paid again."""
    arranged = position().decrees(0, "d03", "d04").folk(0, 2, 9).tokens(0, gold=2, bread=2).order(3, 2, 1, 0)
    s = choose(arranged.ask(EndGame()), "d03", "d04", "d04", "bread", "bread")
    assert s.score[0] == 10 + 8 and tokens(s, 0) == {}


def test_q56_each_waiver_spares_one_action() -> None:
    """TEK-20.1  Ra by B13, then P12's Horus needs its own."""
    arranged = position().light("ra", "shaded").slots("p12", "p23", "p24").own(0, "b13", "b14")
    s = choose(arranged.ask(GodAction(0, RA, 5, 0)), "r3c4+turn0", "blessing", "horus+value1", "os_w")
    assert keys(s) == ["blessing"]
    choose(s, "blessing")
    assert cards_of(s, 0) == [] and s.statues[0] == 5
    alone = position().light("ra", "shaded").slots("p12", "p23", "p24").own(0, "b13")
    assert asked(choose(alone.ask(GodAction(0, RA, 5, 0)), "r3c4+turn0", "blessing")) == ""


def test_q57_a_standard_action_made_impossible_is_skipped() -> None:
    """TEK-20.3  Grey die at Thoth: the extra Bastet action takes the Papyrus, and there is nothing else."""
    arranged = on_wheel("thoth+grey_3").own(0, "b17").folk(0, 2, 5).tokens(0, scribe=1, papyrus=2)
    s = choose(arranged.ask(Turn(0)), "thoth+grey_3", "play_before", "extra_before")
    assert told(s, "action_skipped") == [(0,)] and asked(s) == "" and s.right[0] == [26]


def test_an_extra_action_follows_a_skipped_one() -> None:
    """TEK-20.3, TEK-5.10  Grey die at Hathor, no Bread: the action is skipped, the festival of B17 is held."""
    arranged = on_wheel("hathor+grey_3").own(0, "b17").folk(0, 2, 5).tokens(0, scribe=1, papyrus=2)
    s = choose(arranged.ask(Turn(0)), "hathor+grey_3", "play_after", "skip")
    assert keys(s) == ["extra_after"]
    assert told(choose(s, "extra_after"), "god_action") == [(0, BASTET, 3)] and s.happiness[0] == 5


@pytest.mark.parametrize("section", ["thoth", "osiris"])
def test_the_last_happiness_is_enough(section: str) -> None:
    """TEK-11.1, TEK-12.1  Happiness 1 and a grey die, as it lies or with a face by B09."""
    s = on_wheel(f"{section}+grey_1").own(0, "b09").folk(0, 1, 5).ask(Turn(0))
    assert keys(choose(s, f"{section}+grey_1"))[:3] == [section, "face1", "face2"]
    assert "skip" not in keys(s)


@pytest.mark.parametrize("section", ["horus", "ra", "hathor", "bastet", "thoth", "osiris"])
def test_q6_a_coloured_die_always_allows_production(section: str) -> None:
    """TEK-5.10  No skipping while a coloured die is there."""
    s = on_wheel(f"{section}+yellow_3", f"{section}+grey_6").folk(0, 0, 5).ask(Turn(0))
    assert f"{section}+yellow_3" in keys(s)
    choose(s, f"{section}+yellow_3")
    assert "produce_papyrus" in keys(s) and "skip" not in keys(s)


def test_happiness_21_while_the_die_is_shaped() -> None:
    """TEK-9.4, TEK-5.10  B07 reaches 21, the free action spends the Papyrus, and the grey die is left without one."""
    arranged = on_wheel("bastet+grey_3", "osiris+black_1").own(0, "b07").folk(0, 19, 21).tokens(0, papyrus=2)
    arranged.s.rewarded[0] = 0b1111
    s = choose(arranged.ask(Turn(0)), "bastet+grey_3", "b07_happiness")
    assert asked(s) == "FreeAction"
    choose(s, "bastet+value1")
    assert tokens(s, 0) == {"scribe": 2} and "skip" in keys(s)
