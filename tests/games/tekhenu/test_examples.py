# ruff: noqa: N802
"""The worked examples of section 6 of the component sheet, by their ids."""

import pytest

from benben.games.tekhenu.actions import GodAction
from benben.games.tekhenu.bot import BotAction
from benben.games.tekhenu.commoners import raise_population
from benben.games.tekhenu.decrees import EndGame, decree_points
from benben.games.tekhenu.maat import Maat, Weigh, loss
from benben.games.tekhenu.osiris import BuildAtOsiris
from benben.games.tekhenu.possible import feasible
from benben.games.tekhenu.scoring import PayUpkeep, Score, district_winner, temple_points
from benben.games.tekhenu.setup import SetOrder
from benben.games.tekhenu.tables import (
    BASTET,
    BLACK,
    BREAD,
    BROWN,
    BY_CARDS,
    BY_EDGES,
    BY_HAPPINESS,
    BY_MAAT,
    BY_STATUES,
    CORNERS,
    DARK,
    FORBIDDEN,
    GREY,
    HATHOR,
    HORUS,
    OSIRIS,
    PAPYRUS,
    PURE,
    RA,
    SHADED,
    SUNNY,
    TAINTED,
    THOTH,
    WHITE,
    YELLOW,
)
from benben.games.tekhenu.turn import Turn, status_at
from tests.games.tekhenu.build import asked, cards_of, choose, keys, markers, position, to_end, tokens, told

LIGHTS = {SUNNY: "sunny", SHADED: "shaded", DARK: "dark"}


@pytest.mark.parametrize(
    ("colour", "light", "status"),
    [
        pytest.param(WHITE, SUNNY, PURE, id="V01a"),
        pytest.param(WHITE, SHADED, TAINTED, id="V01b"),
        pytest.param(WHITE, DARK, FORBIDDEN, id="V01c"),
        pytest.param(BLACK, DARK, PURE, id="V02a"),
        pytest.param(BLACK, SHADED, TAINTED, id="V02b"),
        pytest.param(BLACK, SUNNY, FORBIDDEN, id="V02c"),
        pytest.param(YELLOW, SHADED, PURE, id="V03a"),
        pytest.param(BROWN, SHADED, PURE, id="V03b"),
        pytest.param(YELLOW, SUNNY, TAINTED, id="V04a"),
        pytest.param(YELLOW, DARK, FORBIDDEN, id="V04b"),
        pytest.param(BROWN, DARK, TAINTED, id="V04c"),
        pytest.param(BROWN, SUNNY, FORBIDDEN, id="V04d"),
        pytest.param(GREY, SUNNY, TAINTED, id="V05a"),
        pytest.param(GREY, SHADED, TAINTED, id="V05b"),
        pytest.param(GREY, DARK, TAINTED, id="V05c"),
    ],
)
def test_V01_to_V05_status_of_dice(colour: int, light: int, status: int) -> None:
    """TEK-4.1, TEK-4.2  Status by colour and lighting."""
    s = position().light("ra", LIGHTS[light]).s
    assert status_at(s, RA, colour) == status


def test_V06_TEK_14_faith_softens_a_tainted_balance() -> None:
    """TEK-14.2, TEK-14.4  -6 and 1 Faith on the left: -5, which costs 1 point instead of 2."""
    s = position().scales(0, right=("white_6",)).level_dice().tokens(0, faith=1).ask(Maat())
    assert keys(s) == ["right+n1", "none", "left+n1"]
    choose(s, "left+n1")
    assert (0, -5) in told(s, "weighed") and (0, -1, BY_MAAT) in told(s, "points")
    s = position().scales(0, right=("white_6",)).level_dice().tokens(0, faith=1).ask(Maat())
    assert (0, -2, BY_MAAT) in told(choose(s, "none"), "points")


def test_V07_TEK_15_2_two_pillars_among_three_buildings() -> None:
    """TEK-15.2  3 Buildings, Pillars that see 3 and 2 of them: 8 points."""
    arranged = position().building(0, "w2", "s2", "e2").pillar(0, "r2c2", "p22").pillar(0, "r2c1", "p23")
    assert temple_points(arranged.s, 0) == 8


def test_V08_TEK_15_2_pillars_in_other_lines_score_nothing() -> None:
    """TEK-15.2  1 Building, Pillars elsewhere: 1 point."""
    arranged = position().building(0, "w1").pillar(0, "r2c2", "p22").pillar(0, "r3c1", "p23")
    assert temple_points(arranged.s, 0) == 1


def test_V09_TEK_16_1_one_decree_of_a_symbol() -> None:
    """TEK-16.1  Symbols a, b, b: the first and one of the others."""
    s = position().decrees(0, "d01", "d09", "d10").ask(EndGame())
    assert keys(s) == ["d01", "d09", "d10", "stop"]
    choose(s, "d01")
    assert keys(s) == ["d09", "d10", "stop"]
    choose(s, "d09")
    assert asked(s) == "" and [len(cards) for cards in s.chosen] == [2, 0, 0, 0]


def test_V10_TEK_5_5_anubis_and_a_change_with_three_scribes() -> None:
    """TEK-5.5, TEK-5.7  3 Scribes: Anubis and a change by 2; the die lies below the scales and weighs nothing."""
    s = position().light("ra", "sunny").wheel("ra+black_3").tokens(0, scribe=3).ask(Turn(0))
    choose(s, "anubis_scribes", "ra+black_3", "scribes5", "produce_papyrus")
    assert tokens(s, 0) == {"papyrus": 2} and s.surplus[0] == 3
    assert (s.left[0], s.right[0], s.under[0]) == ([], [], [6 + 2])


def test_V11_TEK_6_3_a_statue_for_hathor() -> None:
    """TEK-6.3, TEK-6.6  Value 4, Hathor there: Granite paid; another's Hathor action gives the owner 1 Gold."""
    arranged = position().horus("bastet", "ra", "osiris", "hathor", "thoth", "horus")
    s = arranged.tokens(0, granite=2).tokens(1, bread=2).ask(GodAction(0, HORUS, 4, 0), GodAction(1, HATHOR, 1, 0))
    assert keys(s) == ["hathor", "ts_n", "ts_e", "os_w", "os_q"]
    choose(s, "hathor")
    assert s.honour[HATHOR * 4] == 1 and s.statues[0] == 5 and tokens(s, 0) == {"gold": 1}


def test_V12_TEK_7_2_matching_edges_count_twice_in_a_corner() -> None:
    """TEK-7.2  Two matching edges in a corner: 4 points."""
    s = position().slots("p22", "p23", "p24").tokens(0, limestone=2).ask(GodAction(0, RA, 6, 0))
    choose(s, "r1c1+turn0")
    assert (0, 4, BY_EDGES) in told(s, "points")


@pytest.mark.parametrize(("light", "gold"), [("sunny", 2), ("shaded", 0)])
def test_V13_TEK_7_2_an_ability_wakes_in_its_lighting(light: str, gold: int) -> None:
    """TEK-7.2  A Sunny ability with the Ra section Sunny or Shaded."""
    arranged = position().light("ra", light).slots("p17", "p23", "p24").tokens(0, limestone=3)
    s = choose(arranged.ask(GodAction(0, RA, 5, 0)), "r1c1+turn0")
    assert tokens(s, 0).get("gold", 0) == gold


def test_V14_TEK_10_happiness_stops_at_population() -> None:
    """TEK-10.1, TEK-10.2  Grey 6, Population 4 above Happiness: 4 steps, no Scribe, 2 Papyrus paid."""
    arranged = position().light("bastet", "shaded").wheel("bastet+grey_6").folk(0, 2, 6).tokens(0, papyrus=2)
    s = choose(arranged.ask(Turn(0)), "bastet+grey_6", "bastet")
    assert s.happiness[0] == 6 and tokens(s, 0) == {}


def test_V15_TEK_13_2_greed_taints() -> None:
    """TEK-13.2  Brown 5, Bread marker 3: 3 kept, 2 on the Tainted side."""
    s = position().light("ra", "shaded").wheel("ra+brown_5").production(0, 2, 3, 2, 2).ask(Turn(0))
    choose(s, "ra+brown_5", "produce_bread")
    assert tokens(s, 0) == {"bread": 3} and s.surplus[0] == 2


def test_V16_TEK_13_2_within_the_marker_all_is_kept() -> None:
    """TEK-13.2  White 4, Limestone marker 5: 4 kept, no surplus."""
    s = position().light("ra", "shaded").wheel("ra+white_4").production(0, 2, 2, 5, 2).ask(Turn(0))
    choose(s, "ra+white_4", "produce_limestone")
    assert tokens(s, 0) == {"limestone": 4} and s.surplus[0] == 0


@pytest.mark.parametrize(
    ("die", "offered"), [("white_6", ["scribes4", "scribes5"]), ("white_1", ["scribes2", "scribes3"])]
)
def test_V17_TEK_5_4_no_wrapping_between_6_and_1(die: str, offered: list[str]) -> None:
    """TEK-5.4, TEK-1.11  A value of 6 is not raised, one of 1 not lowered."""
    s = position().light("ra", "shaded").wheel(f"ra+{die}").tokens(0, scribe=1).ask(Turn(0))
    choose(s, f"ra+{die}")
    assert [key for key in keys(s) if key.startswith("scribes")] == offered


def test_V18_TEK_5_4_four_steps_need_two_scribes() -> None:
    """TEK-5.4  2 to 6 costs 2 Scribes."""
    s = position().light("ra", "shaded").wheel("ra+white_2").tokens(0, scribe=1).ask(Turn(0))
    assert "scribes6" not in keys(choose(s, "ra+white_2"))
    s = position().light("ra", "shaded").wheel("ra+white_2").tokens(0, scribe=2).ask(Turn(0))
    choose(s, "ra+white_2", "scribes6")
    assert tokens(s, 0) == {} and s.value == 6


def test_V19_TEK_14_5_order_by_balance_then_ankh() -> None:
    """TEK-14.5  Balances 0, +1, -1, +4 with Ankh 0, 1, 3, 2."""
    arranged = position().destiny("a01", "a02", "a04", "a03")
    arranged.scales(1, left=("white_1",)).scales(2, right=("white_1",)).scales(3, left=("white_4",)).level_dice()
    assert arranged.ask(Weigh()).order == [0, 2, 1, 3]


@pytest.mark.parametrize(
    ("weight", "lost"), [(-2, 0), (-3, 1), (-5, 1), (-6, 2), (-8, 2), (-9, 3), (-20, 3), (0, 0), (9, 0)]
)
def test_V20_TEK_14_4_losses(weight: int, lost: int) -> None:
    """TEK-14.4  Balances and what they cost."""
    assert loss(weight) == lost


def test_V21_TEK_15_7_points_stop_at_zero() -> None:
    """TEK-15.7, TEK-1.10  2 points and 1 Bread unpaid: 0 points."""
    s = position().building(0, "w1").score(2, 9, 9, 9).ask(PayUpkeep(0))
    assert choose(s, "nothing").score[0] == 0


@pytest.mark.parametrize(("happiness", "worth"), [(8, 0), (9, 3), (12, 3), (13, 6), (16, 9), (19, 12), (21, 15)])
def test_V22_TEK_15_4_happiness(happiness: int, worth: int) -> None:
    """TEK-15.4  Only the highest mark counts."""
    s = position().folk(0, happiness, 21).ask(Score())
    assert [row[1] for row in told(s, "points") if row[::2] == (0, BY_HAPPINESS)] == [worth] * bool(worth)


@pytest.mark.parametrize(("built", "worth"), list(enumerate((0, 1, 3, 6, 10, 15, 21))))
def test_V23_TEK_15_3_statues(built: int, worth: int) -> None:
    """TEK-15.3  0 to 6 Statues."""
    gods = ("horus", "ra", "hathor", "bastet", "thoth", "osiris")
    s = position().god_statue(0, *gods[:built]).ask(Score())
    assert [row[1] for row in told(s, "points") if row[::2] == (0, BY_STATUES)] == [worth] * bool(worth)


def test_V24_TEK_15_1_the_topmost_piece_breaks_the_tie() -> None:
    """TEK-15.1, TEK-12.4  Rows 1 and 6 against rows 2 and 5: row 1 wins."""
    arranged = position().workshop(0, "row1_bread", "row6_bread").workshop(1, "row2_bread", "row5_bread")
    assert district_winner(arranged.s, BREAD) == 0
    s = arranged.ask(Score())
    assert s.score[0] == 10 + 3 + 1 and s.score[1] == 10 + 1


def test_V25_TEK_15_1_a_statue_counts_for_both_districts() -> None:
    """TEK-15.1  The same with a Statue above: three pieces win, and the Papyrus district has one."""
    arranged = position().workshop(0, "row1_bread", "row6_bread").workshop(1, "row2_bread", "row5_bread")
    s = arranged.people_statue(1, "os_w").s
    assert district_winner(s, BREAD) == 1 and district_winner(s, PAPYRUS) == 1


def test_V26_TEK_12_1_nothing_for_the_unhappy() -> None:
    """TEK-12.1, TEK-11.1  With Happiness 0 neither Osiris nor Thoth."""
    s = position().folk(0, 0, 5).s
    assert not feasible(s, 0, OSIRIS, 1) and not feasible(s, 0, THOTH, 1)


def test_V27_TEK_12_3_the_gold_of_row_2() -> None:
    """TEK-12.3  The first Building in row 2 takes the Gold, the next does not."""
    s = position().ask(GodAction(0, OSIRIS, 2, 0), GodAction(1, OSIRIS, 2, 0))
    choose(s, "row2_papyrus", "row2_bread")
    assert tokens(s, 0) == {"papyrus": 1, "gold": 1} and markers(s, 0) == [3, 2, 2, 2]
    assert tokens(s, 1) == {"bread": 1} and markers(s, 1) == [2, 3, 2, 2]


def test_V28_TEK_12_3_markers_stop_at_6() -> None:
    """TEK-12.3  Row 5 with the marker on 5: one step is lost, both goods come."""
    s = position().production(0, 5, 2, 2, 2).ask(GodAction(0, OSIRIS, 5, 0))
    choose(s, "row5_papyrus")
    assert markers(s, 0)[0] == 6 and tokens(s, 0) == {"papyrus": 2}


def test_V29_TEK_12_3_row_4_moves_two_markers() -> None:
    """TEK-12.3  Row 4 at Bread: Bread and Limestone markers, 1 Bread, 1 Gold."""
    s = choose(position().ask(GodAction(0, OSIRIS, 4, 0)), "row4_bread")
    assert markers(s, 0) == [2, 3, 3, 2] and tokens(s, 0) == {"bread": 1, "gold": 1}


def test_V30_TEK_8_3_an_empty_line_gives_one_token_a_space() -> None:
    """TEK-8.1, TEK-8.3, TEK-8.4  W2 with value 3: 2 Bread paid, five tokens, Population 3 up."""
    s = choose(position().tokens(0, bread=2).ask(GodAction(0, HATHOR, 3, 0)), "w2")
    assert tokens(s, 0) == {"papyrus": 1, "bread": 1, "limestone": 1, "granite": 1, "faith": 1}
    assert s.population[0] == 8


@pytest.mark.parametrize(("technology", "worth"), [((), 3), (("t05",), 5)])
def test_V31_TEK_8_3_own_and_other_pillars_in_the_line(technology: tuple[str, ...], worth: int) -> None:
    """TEK-8.3  Own Pillar at (2,2), another's at (2,4): 3 points (5 with T05) and three tokens."""
    arranged = position().pillar(0, "r2c2", "p22").pillar(1, "r2c4", "p23").own(0, *technology).tokens(0, bread=2)
    s = choose(arranged.ask(GodAction(0, HATHOR, 3, 0)), "w2")
    assert s.score[0] == 10 + worth and tokens(s, 0) == {"papyrus": 1, "limestone": 1, "faith": 1}


@pytest.mark.parametrize(("seats", "gold"), [(2, 0), (3, 1), (4, 0)])
def test_V32_TEK_6_6_three_players_get_the_bonus_at_once(seats: int, gold: int) -> None:
    """TEK-6.6  Only with three players a god Statue pays when it is built."""
    s = choose(position(seats).tokens(0, granite=2).ask(GodAction(0, HORUS, 3, 0)), "hathor")
    assert tokens(s, 0).get("gold", 0) == gold


@pytest.mark.parametrize(("seats", "gold"), [(2, 1), (3, 0), (4, 0)])
def test_V33_TEK_6_6_two_players_profit_from_their_own_action(seats: int, gold: int) -> None:
    """TEK-6.6  Only with two players the owner's own action pays."""
    s = position(seats).god_statue(0, "hathor").tokens(0, bread=4).ask(GodAction(0, HATHOR, 1, 0))
    assert tokens(s, 0).get("gold", 0) == gold


def test_V34_TEK_2_13_the_highest_number_breaks_a_tie() -> None:
    """TEK-2.13  S12 + S01 against S11 + S02: 13 each, S12 goes first."""
    arranged = position(2)
    arranged.s.starts = [[10, 1], [11, 0]]
    assert arranged.ask(SetOrder()).order == [1, 0]


def test_V35_TEK_11_2_gold_helps_to_pay_three_cards() -> None:
    """TEK-11.2, TEK-1.8  Happiness 6, value 5, 2 Papyrus and 1 Gold: three cards of section 1 or 2."""
    arranged = position().folk(0, 6, 6).tokens(0, papyrus=2, gold=1)
    arranged.market(1, "t01", "b01", "b02").market(2, "t02", "t03", "b03", "b04")
    s = arranged.ask(GodAction(0, THOTH, 5, 0))
    assert keys(s) == ["t01", "t02", "t03"] or sorted(keys(s)) == sorted(["t01", "t02", "t03"])
    choose(s, "t02", "t03", "b03")
    assert cards_of(s, 0) == ["b03", "t02", "t03"] and tokens(s, 0) == {}


def test_V36_TEK_9_population_opens_the_market() -> None:
    """TEK-9.2, TEK-9.3  From 8 to 9 section 3 opens; to 14 both."""
    s = position().folk(0, 2, 8).s
    raise_population(s, 0, 1)
    assert s.opened == 3 and s.market[7:11] != [-1] * 4 and s.market[11:] == [-1] * 4
    s = position().folk(0, 2, 8).s
    raise_population(s, 0, 6)
    assert s.opened == 4 and -1 not in s.market


def test_V37_TEK_20_1_production_twice() -> None:
    """TEK-20.1  B21, yellow 4, marker 3: 6 kept, 2 surplus."""
    arranged = position().light("ra", "shaded").wheel("ra+yellow_4").production(0, 3, 2, 2, 2).own(0, "b21")
    s = choose(arranged.ask(Turn(0)), "ra+yellow_4", "produce_papyrus", "b21")
    assert tokens(s, 0) == {"papyrus": 6} and s.surplus[0] == 2


def test_V38_TEK_20_1_t13_adds_a_unit_of_its_own() -> None:
    """TEK-20.1  T13, black 3 raised to 5, marker 4: 5 kept, 1 surplus."""
    arranged = position().light("ra", "shaded").wheel("ra+black_3").production(0, 2, 2, 2, 4).own(0, "t13")
    s = choose(arranged.ask(Turn(0)), "ra+black_3", "produce_granite", "value5")
    assert tokens(s, 0) == {"granite": 5} and s.surplus[0] == 1


def test_V39_TEK_16_4_pure_pips_halved() -> None:
    """TEK-16.4  Pure dice 5 and 4: 5 points."""
    s = position().scales(0, left=("white_5", "black_4"), under=("grey_6",)).s
    assert decree_points(s, 0, 48 + 21) == 5


def test_V40_TEK_20_1_the_coffer_is_capped() -> None:
    """TEK-20.1  D08 with 8 Gold and 10 basics: 20 points."""
    s = position().tokens(0, gold=8, papyrus=4, granite=6).s
    assert decree_points(s, 0, 48 + 7) == 20


@pytest.mark.parametrize(
    ("taken", "built"),
    [
        (("row3_limestone",), "row3_granite"),
        (("row3_limestone", "row3_granite", "row3_papyrus", "row3_bread"), "row2_limestone"),
    ],
)
def test_V41_TEK_18_12_the_bot_finds_the_next_space(taken: tuple[str, ...], built: str) -> None:
    """TEK-18.12  White 3, Limestone row 3 taken: Granite row 3; the row full: Limestone row 2."""
    s = position(1).workshop(0, *taken).ask(BotAction(1, OSIRIS, WHITE * 6 + 2))
    assert told(s, "osiris_building") == [(1, {"row3_granite": 11, "row2_limestone": 6}[built])]


def test_V42_TEK_18_10_the_bots_festival() -> None:
    """TEK-18.10  Value 5 from Happiness 6, Population 8: 9 and 10, section 3 opens."""
    s = position(1).folk(1, 6, 8).ask(BotAction(1, BASTET, GREY * 6 + 4))
    assert (s.happiness[1], s.population[1], s.opened) == (9, 10, 3)


def test_V43_TEK_18_8_the_bots_first_pillar() -> None:
    """TEK-18.8  Empty Temple, value 6: a corner, 2 edges and 3 for the slot."""
    s = position(1).ask(BotAction(1, RA, GREY * 6 + 5))
    assert s.pillar.index(1) in CORNERS and s.score[1] == 10 + 5


@pytest.mark.parametrize(("own", "order"), [((), [1, 0]), (("t15",), [0, 1])])
def test_V44_TEK_19_1_the_bot_wins_ties_but_against_t15(own: tuple[str, ...], order: list[int]) -> None:
    """TEK-19.1  Absolute balance 3 each in the first Maat phase."""
    arranged = position(1).round(4).own(0, *own).scales(0, right=("white_3",)).level_dice()
    assert arranged.ask(Weigh()).order == order


def test_V45_TEK_19_4_a_technology_pays_in_both_scorings() -> None:
    """TEK-19.4  2 points in each Scoring, 4 in all."""
    s = position(1).own(1, "t01").ask(Score(), Score())
    assert [row for row in told(s, "points") if row[2] == BY_CARDS] == [(1, 2, BY_CARDS)] * 2


def test_V46_TEK_20_1_both_repeats() -> None:
    """TEK-20.1  B21 and B22, brown 3, marker 2: three performances, 6 kept, 3 surplus."""
    s = position().light("ra", "shaded").wheel("ra+brown_3").own(0, "b21", "b22").ask(Turn(0))
    choose(s, "ra+brown_3", "produce_bread", "b21", "b21")
    assert tokens(s, 0) == {"bread": 6} and s.surplus[0] == 3 and cards_of(s, 0) == []


def test_V47_TEK_20_3_b19_into_osiris_needs_two_happiness() -> None:
    """TEK-20.3  Die from Hathor, Happiness 1: Osiris cannot follow."""
    arranged = position().light("hathor", "shaded").wheel("hathor+white_3").own(0, "b19")
    s = choose(arranged.folk(0, 1, 5).ask(Turn(0)), "hathor+white_3")
    assert "play_opposite" not in keys(s)
    arranged = position().light("hathor", "shaded").wheel("hathor+white_3").own(0, "b19")
    s = choose(arranged.folk(0, 2, 5).ask(Turn(0)), "hathor+white_3")
    assert "play_opposite" in keys(s)


def test_V48_TEK_20_1_goods_of_blessings_are_gains() -> None:
    """TEK-20.1  B03 with brown 2, marker 2, T17: 6 Bread, no surplus, 2 points once."""
    s = position().light("ra", "shaded").wheel("ra+brown_2").own(0, "b03", "t17").ask(Turn(0))
    choose(s, "ra+brown_2", "produce_bread", "b03")
    assert tokens(s, 0) == {"bread": 6} and s.surplus[0] == 0 and s.score[0] == 12


def test_V49_TEK_20_1_the_coffer_repeated() -> None:
    """TEK-20.1  D08 and D03 repeating it, 5 Gold, 3 basics: 9 twice."""
    s = position().decrees(0, "d03", "d08").tokens(0, gold=5, bread=3).order(3, 2, 1, 0).ask(EndGame())
    choose(s, "d03", "d08", "d08")
    assert s.score[0] == 10 + 18 and tokens(s, 0) == {"gold": 3, "bread": 3}


def test_V50_TEK_20_5_t14_moves_a_fixed_value() -> None:
    """TEK-20.5  P15 with T14: any of rows 1 to 5, Happiness 2 left."""
    arranged = position().light("ra", "shaded").slots("p15", "p23", "p24").own(0, "t14").folk(0, 3, 5)
    s = arranged.tokens(0, limestone=4).ask(GodAction(0, RA, 5, 0))
    choose(s, "value5", "r3c3+turn0")
    assert asked(s) == "UseAbility" and keys(s) == ["osiris+value3", "decline"]
    choose(s, "osiris+value3")
    assert keys(s) == ["value1", "value2", "value3", "value4", "value5"]
    choose(s, "value1")
    assert asked(s) == BuildAtOsiris.__name__
    choose(s, "row1_granite")
    assert s.happiness[0] == 2 and s.pillar[12] == 0


def test_V51_TEK_18_13_a_bot_without_pillars_still_pays_bonuses() -> None:
    """TEK-18.13  Ra with no Pillar left: nothing built, your Statue at Ra gives its bonus."""
    s = position(1).god_statue(0, "ra").pieces(1, pillars=0).ask(BotAction(1, RA, GREY * 6 + 5), check=False)
    assert s.temple == [-1] * 25 and tokens(s, 0) == {"limestone": 1, "faith": 1} and to_end(s).score[1] == 10
