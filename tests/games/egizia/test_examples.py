# ruff: noqa: N802
"""The worked examples of the rules: V from the rulebook, X our own."""

import pytest

from benben.core.engine import advance
from benben.core.rng import KeyedRng
from benben.games.egizia.building import BuildSite, ReachShip, TrainBeforeBuilding
from benben.games.egizia.feeding import Feed, FeedAll, Produce, grain, need
from benben.games.egizia.rounds import NewOrder
from benben.games.egizia.sailing import Sail
from benben.games.egizia.scoring import Participation, ScoreTombs, SellStone
from benben.games.egizia.setup import new
from benben.games.egizia.tables import OBELISK_SITE, SPHINX_SITE, TEMPLE_SITE, tomb_points
from benben.games.egizia.temple import BuildTemple
from tests.games.egizia.build import (
    asked,
    cards_of,
    choose,
    crews_of,
    deck_of_sphinx,
    kept_by,
    keys,
    place,
    position,
    ships_at,
    told,
    used_by,
)


def test_V1_EGZ_5_enough_grain_and_the_surplus_is_lost() -> None:
    """EGZ-5.6, EGZ-5.3  Need 9, grain 11: the score stays, no grain is kept."""
    s = position().crews(0, 1, 2, 3, 3).hold(0, "n107").ring("middle").ask(Feed(0))
    assert (need(s, 0), grain(s, 0)) == (9, 11)
    assert s.score == [0, 0, 0] and told(s, "fed") == [(0,)] and told(s, "points") == []


def test_V2_EGZ_5_5_a_grain_card_covers_the_shortage() -> None:
    """EGZ-5.5  Need 10, grain 8 and a card of 4: no loss, the card leaves the game."""
    s = position().crews(0, 2, 2, 2, 4).hold(0, "n101", "n120").ask(Feed(0))
    assert need(s, 0) - grain(s, 0) == 2 and keys(s) == ["0", "1"]
    choose(s, "1")
    assert s.score[0] == 0 and cards_of(s, 0) == ["n101"]


@pytest.mark.parametrize(("row", "loss"), [(0, 6), (1, 4), (2, 2), (3, 2)])
def test_V2b_EGZ_5_7_the_card_may_be_kept(row: int, loss: int) -> None:
    """EGZ-5.7, EGZ-5.5  The same shortage of 2 paid with points, by the row of the market marker."""
    s = position().crews(0, 2, 2, 2, 4).hold(0, "n101", "n120").market(0, row).ask(Feed(0))
    choose(s, "0")
    assert s.score[0] == -loss and cards_of(s, 0) == ["n101", "n120"]


def test_V3_EGZ_5_7_hunger_moves_back_behind_red() -> None:
    """EGZ-5.7, EGZ-5.8  Need 14, two green fields of 6 in a drought: 4 points back, behind Red who stood there."""
    arranged = position().crews(0, 3, 3, 4, 4).hold(0, "n302", "n303").ring("left").market(0, 1)
    s = arranged.score(10, 6, 0).ask(Feed(0))
    assert (need(s, 0), grain(s, 0)) == (14, 12)
    assert s.score == [6, 6, 0] and s.track == [1, 0, 2]


def test_V4_EGZ_6_1_quarries_of_3_and_2() -> None:
    """EGZ-6.1  Stone 1, quarries 3 + 2: stone 6."""
    s = position().stone(0, 1).hold(0, "n110").ask(Produce())
    assert s.stone[0] == 6


def test_V5_EGZ_8_two_cards_drawn_one_kept() -> None:
    """EGZ-8.3, EGZ-8.4, EGZ-8.5  A crew of 2 draws 2 and keeps 1: 1 point, 2 stone, the other card at the bottom."""
    arranged = position().crews(0, 2, 1, 1, 2).stone(0, 3).sphinx("s10", "s20").ships(0, "site_a_1")
    s = choose(arranged.ask(BuildSite(SPHINX_SITE)), "c1", "pay2_free0", "s20")
    assert s.score[0] == 1 and s.stone[0] == 1 and used_by(s, 0) == ["c1"]
    assert kept_by(s, 0) == ["s20"] and deck_of_sphinx(s)[-1] == "s10" and len(s.sphinx) == 28


def test_V6_EGZ_9_two_squares_and_a_tomb() -> None:
    """EGZ-9.2, EGZ-9.6, EGZ-9.7, EGZ-9.8  Crew 5 and joker 2 build 1 + 2 + 4: 7 points, 7 stone, one step down."""
    arranged = position().crews(0, 5, 1, 1, 2).stone(0, 8).tombs(4).ships(0, "site_b_1")
    s = arranged.ask(BuildSite(OBELISK_SITE))
    choose(s, "c1+cj", "obelisk", "obelisk", "tomb", "stop")
    assert s.score[0] == 7 and s.stone[0] == 1 and used_by(s, 0) == ["c1", "cj"]
    assert keys(s) == ["store", "market"]
    choose(s, "market")
    assert (s.store[0], s.market[0]) == (0, 1) and asked(s) == []


def test_V7_EGZ_10_a_square_of_two_with_a_crew_of_three() -> None:
    """EGZ-10.2, EGZ-7.6  Crew 3, stone 2, a square of 2: 2 points, no stone left, the crew is used."""
    arranged = position().crews(0, 3, 1, 1, 2).stone(0, 2).ships(0, "site_c_1")
    s = choose(arranged.ask(BuildSite(TEMPLE_SITE)), "c1", "py1")
    assert keys(s) == ["stop"]
    choose(s, "stop")
    assert s.score[0] == 2 and s.stone[0] == 0 and used_by(s, 0) == ["c1"] and crews_of(s, 0)[0] == 3


@pytest.mark.parametrize(
    ("row", "below", "markers"),
    [("py1", {}, (1, 1, 0, 2)), ("py2", {"py1": (0, 0, 0, 0, 0)}, (1, 0, 1))],
)
def test_V8_EGZ_10_7_the_majority_of_a_row(
    row: str, below: dict[str, tuple[int, ...]], markers: tuple[int, ...]
) -> None:
    """EGZ-10.7  Yellow has two markers in the row that another seat completes: Yellow scores 2, once."""
    arranged = position().stone(2, 5).built(**below, **{row: markers})
    s = choose(arranged.ask(BuildTemple(2, 5, 0, 0, ())), row, "stop")
    assert s.score[1] == 2 and told(s, "row_finished") == [(1, {"py1": 3, "py2": 4}[row], 2)]


def test_V9_EGZ_10_6_building_above_an_incomplete_row() -> None:
    """EGZ-10.6  Two squares of row 1 carry the first of row 2."""
    s = position().stone(0, 9).built(py1=(1, 1)).ask(BuildTemple(0, 9, 0, 0, ()))
    assert "py2" in keys(s)
    choose(s, "py2", "stop")
    assert s.score[0] == 3


def test_V10_EGZ_12_2_the_later_arrival_gets_the_lower_token() -> None:
    """EGZ-12.2, EGZ-13.2  Red builds 6 from s, Blue builds 3 from s + 3: Blue stands behind and plays before Red."""
    red, blue = 0, 1
    arranged = position(2).score(4, 7).stone(red, 6).stone(blue, 3).built(tl=(0,), tr=(0, 0))
    s = arranged.ask(BuildTemple(red, 6, 0, 0, ()), BuildTemple(blue, 3, 0, 0, ()), NewOrder())
    choose(s, "tl", "py1", "py1", "stop", "tr", "stop")
    assert s.score == [10, 10] and s.track == [red, blue] and s.order == [blue, red]


def test_V11_EGZ_14_4_two_steps_on_the_lowest_row() -> None:
    """EGZ-14.4  Store row 3 and a card of two steps: the marker stays, 6 stone."""
    s = choose(position().store(0, 3).stone(0, 4).lay(ombos="n118").ask(Sail(0)), "ombos")
    assert (s.store[0], s.stone[0]) == (3, 10)


def test_V11_EGZ_14_4_the_stone_track_ends_at_25() -> None:
    """EGZ-14.4, EGZ-6.2  The same with 21 stone."""
    s = choose(position().store(0, 3).stone(0, 21).lay(ombos="n118").ask(Sail(0)), "ombos")
    assert (s.store[0], s.stone[0]) == (3, 25)


def test_V12_EGZ_11_one_two_or_three_sites() -> None:
    """EGZ-11.2  1, 3 and 6 points."""
    s = position(4).spent(0, 1).spent(1, 0, 2).spent(2, 0, 1, 2).ask(Participation())
    assert s.score == [1, 3, 6, 0]


@pytest.mark.parametrize(
    ("tombs", "points"),
    [((), 0), ((2,), 2), ((2, 2, 6), 2), ((2, 2, 2, 5), 5), ((6, 6, 5, 3), 5), ((6, 6, 5, 4), 9)],
)
def test_V13_EGZ_15_4_the_tomb_table(tombs: tuple[int, ...], points: int) -> None:
    """EGZ-15.4  Sums 0, 2, 10, 11, 20 and 21."""
    s = position().tombs(*tombs, taken=(0,) * len(tombs)).ask(ScoreTombs(0))
    assert s.score[0] == points
    assert [tomb_points(total) for total in (0, 1, 10, 11, 20, 21)] == [0, 2, 2, 5, 5, 9]


def test_V14_EGZ_17_6_from_an_end_the_ring_moves_only_inward() -> None:
    """EGZ-17.6  Ring left at Passalon: stay, or to the middle."""
    s = choose(position().ring("left").ask(Sail(0)), "passalon")
    assert asked(s) == ["MoveRing", 0, 1] and keys(s) == ["stay", "right"]
    assert choose(s, "right").ring == 1


@pytest.mark.parametrize(("row", "stone"), [(2, 6), (1, 3)])
def test_X1_X2_EGZ_14_3_two_steps_reach_the_lowest_row(row: int, stone: int) -> None:
    """EGZ-14.3, EGZ-14.4  From row 2 arrival and one more step pay, from row 1 only the arrival."""
    s = choose(position().store(0, row).stone(0, 0).lay(ombos="n118").ask(Sail(0)), "ombos")
    assert (s.store[0], s.stone[0]) == (3, stone)


def test_X3_EGZ_14_6_edfu_on_the_lowest_market_row() -> None:
    """EGZ-14.6, EGZ-17.1  2 points, the row stays, the store steps too."""
    s = choose(position().market(0, 3).ask(Sail(0)), "edfu")
    assert (s.score[0], s.market[0], s.store[0]) == (2, 3, 1)


def test_X4_EGZ_15_3_seven_stone_sold() -> None:
    """EGZ-15.3  Store row 2, 7 stone: 3 points, no stone left."""
    s = choose(position().store(0, 2).stone(0, 7).ask(SellStone(0)), "yes")
    assert (s.score[0], s.stone[0]) == (3, 0)


def test_X5_EGZ_15_3_no_sale_from_row_one() -> None:
    """EGZ-15.3, EGZ-14.2  Store row 1: nothing is offered."""
    s = position().store(0, 1).stone(0, 7).ask(SellStone(0))
    assert asked(s) == [] and s.stone[0] == 7


def test_X6_EGZ_7_10_the_reserve_does_not_build_when_all_spots_do() -> None:
    """EGZ-7.10  Three spots build, the fourth ship in reserve goes home and gets no bonus for the site."""
    arranged = position(4).tombs(2, 2, 2, 2).stone(3, 9)
    for seat, berth in enumerate(("site_b_1", "site_b_2", "site_b_3", "site_b_reserve")):
        arranged.ships(seat, berth).stone(seat, 5).crews(seat, 5, 5, 5, 5)
    s = arranged.ask(BuildSite(OBELISK_SITE), Participation())
    for _ in range(3):
        choose(s, "c1", "tomb", "stop", "store")
    assert asked(s) == [] and told(s, "left_site") == [(3, place("site_b_reserve"))]
    assert s.score == [3, 3, 3, 0]


def test_X7_EGZ_7_10_the_reserve_builds_after_the_last_spot() -> None:
    """EGZ-7.10  The second spot leaves: the reserve builds after the third."""
    arranged = position(4)
    for seat, berth in enumerate(("site_b_1", "site_b_2", "site_b_3", "site_b_reserve")):
        arranged.ships(seat, berth).stone(seat, 5).crews(seat, 5, 5, 5, 5)
    s = arranged.ask(BuildSite(OBELISK_SITE))
    choose(s, "c1", "obelisk", "stop", "store", "leave")
    assert asked(s)[:2] == ["ChooseWorkforce", 2]
    choose(s, "c1", "obelisk", "stop", "store")
    assert asked(s) == ["ChooseWorkforce", 3, place("site_b_reserve"), 0]
    choose(s, "c1", "obelisk", "stop", "store")
    assert s.built[0] == [0, 2, 3]


def test_X8_EGZ_19_14_two_free_cards_without_stone() -> None:
    """EGZ-19.14  No stone, no crew: two cards, 1 point for each returned, and no participation."""
    arranged = position().hold(0, "n320").stone(0, 0).ships(0, "site_a_1")
    s = arranged.ask(BuildSite(SPHINX_SITE), Participation())
    assert keys(s) == ["leave", "no_crew"]
    choose(s, "no_crew")
    assert keys(s) == ["pay0_free1", "pay0_free2"]
    choose(s, "pay0_free2", "none")
    assert s.score[0] == 2 and used_by(s, 0) == [] and s.stone[0] == 0
    assert told(s, "points") == [(0, 2, 2)]


def test_X9_EGZ_19_14_three_paid_and_two_free() -> None:
    """EGZ-19.14  Crew 5, stone 5: five cards for 3 stone."""
    arranged = position().hold(0, "n320").crews(0, 5, 1, 1, 2).stone(0, 5).ships(0, "site_a_1")
    s = choose(arranged.ask(BuildSite(SPHINX_SITE)), "c1", "pay3_free2")
    assert len(s.drawn) == 5
    choose(s, "none")
    assert s.stone[0] == 2 and s.score[0] == 5


def test_X10_EGZ_10_4_the_roof_waits_for_both_pillars() -> None:
    """EGZ-10.4  With 5 and 4 squares no roof; after the fifth, in the same action, the roof."""
    s = position().stone(0, 20).built(tl=(1,) * 5, tr=(1,) * 4).ask(BuildTemple(0, 20, 0, 0, ()))
    roof = {"rf_l", "rf_r", "rf_cl", "rf_cr"}
    assert not roof & set(keys(s))
    choose(s, "tr")
    assert roof <= set(keys(s))
    choose(s, "rf_cl", "stop")
    assert s.score[0] == 12


def test_X11_EGZ_4_3_strictly_downstream_of_the_lowest_ship() -> None:
    """EGZ-4.3  A ship on stop 12: only 13 to 20."""
    s = position(4).ships(0, "site_b_2").ask(Sail(0))
    assert keys(s) == [
        "hermopolis", "beni_hasan", "kynopolis", "alyi", "herakleopolis", "site_c_1", "site_c_2", "site_c_3",
        "memphis", "heliopolis", "pass",
    ]  # fmt: skip


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_X12_EGZ_1_6_token_one_stands_rearmost(seats: int) -> None:
    """EGZ-1.6, EGZ-13.1  Before any points a new turn order would change nothing."""
    s = new(seats, {"start_sphinx": False}, KeyedRng(5))
    order = s.order[:]
    assert s.track[-1] == order[0]
    s.stack = [NewOrder()]
    advance(s)
    assert s.order == order


def test_X13_EGZ_10_7_the_leftmost_marker_breaks_the_tie() -> None:
    """EGZ-10.7  A B B A C: A and B have two each, A stands leftmost and scores 2."""
    s = position().stone(2, 2).built(py1=(0, 1, 1, 0)).ask(BuildTemple(2, 2, 0, 0, ()))
    choose(s, "py1", "stop")
    assert s.score == [2, 0, 2] and told(s, "points") == [(2, 2, 1), (0, 2, 3)]


def test_X14_EGZ_6_2_production_above_25_is_lost() -> None:
    """EGZ-6.2  Stone 23, production 6: 25."""
    s = position().stone(0, 23).hold(0, "n113").ask(Produce())
    assert s.stone[0] == 25


def test_X15_EGZ_7_12_a_free_draw_is_building_but_no_participation() -> None:
    """EGZ-7.12, EGZ-7.10  The free draw on spot 1 frees nothing for the reserve and earns nothing in phase 6."""
    arranged = position(3).hold(0, "n320").stone(0, 0).stone(1, 3).stone(2, 3)
    arranged.ships(0, "site_a_1").ships(1, "site_a_2").ships(2, "site_a_reserve")
    s = arranged.ask(BuildSite(SPHINX_SITE), Participation())
    choose(s, "no_crew", "pay0_free2", "none")
    assert ships_at(s, "site_a_1") == [0]
    choose(s, "c1", "pay1_free0", "none")
    assert asked(s) == [] and told(s, "left_site") == [(2, place("site_a_reserve"))]
    assert s.score == [2, 1 + 1, 0]


def test_X16_EGZ_10_10_the_top_of_the_pyramid() -> None:
    """EGZ-10.10  6 for the square, then 1 for the row."""
    rows = {"py1": (1,) * 5, "py2": (1,) * 4, "py3": (1,) * 3, "py4": (1, 1)}
    s = position().stone(0, 6).built(**rows).ask(BuildTemple(0, 6, 0, 0, ()))
    choose(s, "py5", "stop")
    assert told(s, "points") == [(0, 6, 1), (0, 1, 3)] and s.score == [7, 0, 0]


def test_X17_EGZ_7_13_plus_3_between_two_steps() -> None:
    """EGZ-7.13, EGZ-19.11  Crew 4 takes the 4, then the card, then the 3: 7 in all."""
    arranged = position().hold(0, "n314").crews(0, 4, 1, 1, 2).stone(0, 7).tombs(4, 3).ships(0, "site_b_1")
    s = choose(arranged.ask(BuildSite(OBELISK_SITE)), "c1", "tomb")
    assert "tomb" not in keys(s)
    choose(s, "plus3", "tomb", "stop")
    assert s.score[0] == 7 and s.stone[0] == 0 and cards_of(s, 0) == []


def test_X18_EGZ_17_5_only_a_crew_below_nine() -> None:
    """EGZ-17.5, EGZ-6.2  Crews 9, 9, 8, 9 and 24 stone at Alyi: only c3, and one stone fits."""
    s = choose(position().crews(0, 9, 9, 8, 9).stone(0, 24).ask(Sail(0)), "alyi")
    assert keys(s) == ["c3"]
    choose(s, "c3")
    assert crews_of(s, 0) == [9, 9, 9, 9] and s.stone[0] == 25


def test_X19_EGZ_19_22_training_after_production_is_not_fed() -> None:
    """EGZ-19.22  Stone 1 and production 5: too poor after feeding, trained at the start of phase 5."""
    arranged = position(2).hold(0, "n110", "n122").stone(0, 1).crews(0, 2, 1, 1, 2)
    s = arranged.ask(FeedAll(), Produce(), TrainBeforeBuilding())
    assert s.score[0] == 0 and s.stone[0] == 6 and asked(s) == ["Train", 0]
    choose(s, "c1")
    assert s.stone[0] == 4 and crews_of(s, 0) == [3, 1, 1, 2] and s.score[0] == 0


@pytest.mark.parametrize(("keep", "points", "cards"), [("s02+s03", 1, []), ("s03", 2, ["n316"]), ("none", 3, ["n316"])])
def test_X20_EGZ_8_8_keep_two_is_spent_for_the_second_card(keep: str, points: int, cards: list[str]) -> None:
    """EGZ-8.8, EGZ-19.7  Three cards drawn with the keep-two card in hand."""
    arranged = position().hold(0, "n316").crews(0, 3, 1, 1, 2).stone(0, 3).sphinx("s01", "s02", "s03")
    s = arranged.ships(0, "site_a_1").ask(ReachShip(0, place("site_a_1")))
    choose(s, "c1", "pay3_free0", keep)
    assert s.score[0] == points and cards_of(s, 0) == cards
