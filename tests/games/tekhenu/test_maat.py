"""TEK-14 to TEK-16  Maat, Scoring, and the end of the game."""

import pytest

from benben.games.tekhenu.decrees import EndGame, ScoreOrder
from benben.games.tekhenu.maat import ClearScales, Maat, RemoveMarker, TakeDestiny, Weigh, balance
from benben.games.tekhenu.scoring import PayUpkeep, Score, result
from benben.games.tekhenu.tables import BY_BUILDING_ROW, BY_DISTRICTS, BY_ORDER, BY_PRODUCTION, BY_TEMPLE
from tests.games.tekhenu.build import asked, choose, keys, position, tokens, told


def worth(rows: list[tuple[int, ...]], source: int) -> list[tuple[int, ...]]:
    return [row[:2] for row in rows if row[2] == source]


def test_the_balance() -> None:
    """TEK-14.1  Left less right less surplus; dice below the scales count nothing."""
    s = position().scales(0, ("white_5", "black_2"), ("grey_3",), ("yellow_6",), surplus=2).s
    assert balance(s, 0) == 5 + 2 - 3 - 2


def test_faith_on_either_side_in_turn_order() -> None:
    """TEK-14.2, TEK-14.3  Any number on one side; the balance goes to the track; who has no Faith is not asked."""
    arranged = position(3).order(2, 1, 0).scales(0, left=("white_3",)).level_dice()
    s = arranged.tokens(0, faith=2).tokens(2, faith=1).ask(Maat())
    assert s.stack[-1].row() == ["PlaceFaith", 2] and keys(s) == ["right+n1", "none", "left+n1"]
    choose(s, "left+n1")
    assert keys(s) == ["right+n2", "right+n1", "none", "left+n1", "left+n2"]
    choose(s, "right+n2")
    assert told(s, "weighed") == [(2, 1), (1, 0), (0, 1)]


def test_scoring_waits_for_its_marker() -> None:
    """TEK-14.6, TEK-15.8  At marker I Scoring, which removes it; at marker II before that nothing happens."""
    arranged = position(2)
    arranged.s.markers = [4, 2]
    arranged.s.offset = 2
    assert not told(arranged.ask(Weigh()), "scoring_begins")
    arranged = position(2)
    arranged.s.markers = [4, 2]
    arranged.s.offset = 4
    s = arranged.ask(Weigh())
    assert told(s, "scoring_begins") == [(-1, 1)] and s.markers == [-1, 2] and asked(s) == "TakeDestiny"


def test_the_last_scoring_ends_the_game() -> None:
    """TEK-15.8, TEK-14.10  After marker II: no clearing of scales, Decrees and the end."""
    arranged = position(2).scales(0, left=("white_3",)).level_dice().tokens(0, faith=1)
    arranged.s.markers = [-1, 2]
    arranged.s.offset = 2
    s = arranged.round(16).ask(Weigh())
    assert told(s, "scoring_begins") == [(-1, 2)] and asked(s) == "" and told(s, "game_over")
    assert s.left[0] == [2] and tokens(s, 0) == {"faith": 1} and result(s) is not None


def test_clearing_the_scales() -> None:
    """TEK-14.7  Dice to the bag, surplus and all Faith away."""
    arranged = position(2).scales(0, ("white_3",), ("grey_1",), ("black_2",), surplus=3).level_dice()
    arranged.s.weighed = [2, 0]
    s = arranged.tokens(0, faith=2, gold=1).ask(ClearScales())
    assert (
        balance(s, 0) == 0
        and s.left == s.right == s.under == [[], []]
        and s.surplus == [0, 0]
        and tokens(s, 0) == {"gold": 1}
    )
    assert sum(s.bag) == 22


def test_new_destiny_cards() -> None:
    """TEK-14.8, TEK-14.9  All four return; in the new order each takes one and its reward; the Rotation goes on."""
    s = position(2).order(1, 0).ask(ClearScales())
    assert s.stack[-1].row() == ["TakeDestiny", 1, 1] and keys(s) == ["a01", "a02", "a03", "a04"]
    choose(s, "a04")
    assert keys(s) == ["a01", "a02", "a03"] and tokens(s, 1) == {"faith": 1}
    choose(s, "a03")
    assert asked(s) == "ChooseFolk"
    choose(s, "population")
    assert s.population[0] == 6 and s.destiny == [2, 3]


@pytest.mark.parametrize(("card", "gain"), [("a01", {"scribe": 1}), ("a02", {"gold": 1}), ("a04", {"faith": 1})])
def test_destiny_rewards(card: str, gain: dict[str, int]) -> None:
    """TEK-14.8  A01 1 Scribe, A02 1 Gold, A04 1 Faith."""
    arranged = position()
    arranged.s.destiny = [-1] * 4
    assert tokens(choose(arranged.ask(TakeDestiny(0, 1)), card), 0) == gain


def test_technologies_and_d23_in_their_places() -> None:
    """TEK-14.10  T15 before Faith is placed, T16 after the new order, D23 after it in the fourth phase only."""
    arranged = position(3).own(0, "t15").own(1, "t16").decrees(2, "d23").seen_decrees(0, "d01").round(16)
    arranged.s.markers = [-1, 2]
    arranged.s.offset = 2
    s = arranged.ask(Maat())
    assert tokens(s, 0) == {"faith": 2} and asked(s) == "PlaceFaith"
    choose(s, "right+n1")
    assert s.order == [2, 1, 0] and s.score[1] == 10 and asked(s) == "Proclaim"
    choose(s, "granite+value6")
    assert tokens(s, 2)["granite"] == 2 and s.order == [2, 1, 0] and s.hand_eyes[2] == [-1]
    arranged = position(3).decrees(2, "d23").round(12)
    assert asked(arranged.ask(Weigh())) == "TakeDestiny"


def test_majorities_in_the_districts() -> None:
    """TEK-15.1  3 points for most pieces; nobody for an empty district."""
    s = position().workshop(2, "row6_granite", "row5_granite").workshop(0, "row1_granite").ask(Score())
    assert worth(told(s, "points"), BY_DISTRICTS) == [(2, 3)]


def test_the_temple() -> None:
    """TEK-15.2  Buildings and Statues there, and those in line with own Pillars."""
    arranged = position().building(0, "w3", "s1").people_statue(0, "ts_e", "ts_n").pillar(0, "r3c3", "p22")
    s = arranged.building(1, "w1").ask(Score())
    assert worth(told(s, "points"), BY_TEMPLE) == [(0, 4 + 3), (1, 1)]


def test_full_markers_and_the_building_row() -> None:
    """TEK-15.5, TEK-15.6  2 points a marker on 6; the points uncovered by Buildings."""
    arranged = position().production(0, 6, 6, 5, 2).workshop(0, "row1_bread", "row2_bread", "row3_bread", "row4_bread")
    s = arranged.workshop(1, "row6_bread").ask(Score())
    assert worth(told(s, "points"), BY_PRODUCTION) == [(0, 4)]
    assert worth(told(s, "points"), BY_BUILDING_ROW) == [(0, 3)]


def test_bread_for_the_buildings() -> None:
    """TEK-15.7  Pay all, part or nothing, with Bread or Gold; 3 points lost for each Bread not paid."""
    arranged = position().building(0, "w1", "w2", "w3").tokens(0, bread=1, gold=1)
    s = arranged.ask(PayUpkeep(0))
    assert keys(s) == ["1bread+1gold", "1bread", "1gold", "nothing"]
    choose(s, "1gold")
    assert s.score[0] == 7 and tokens(s, 0) == {"bread": 1}
    assert asked(position().ask(PayUpkeep(0))) == ""


def test_scoring_markers_go() -> None:
    """TEK-15.8  One by one."""
    assert position().ask(RemoveMarker(0)).markers[0] == -1


def test_at_most_three_decrees() -> None:
    """TEK-16.1  Three of different symbols; all are revealed."""
    s = position().decrees(0, "d01", "d05", "d07", "d09").decrees(1, "d12").ask(EndGame())
    assert s.hand_eyes[0] == [-1] * 4 and told(s, "decree_revealed")
    choose(s, "d01", "d05", "d07", "stop")
    assert s.chosen[0] == [48, 52, 54] and s.chosen[1] == [] and asked(s) == ""


@pytest.mark.parametrize(("seats", "given"), [(2, [(1, 3)]), (3, [(1, 3), (0, 2)]), (4, [(1, 3), (0, 2)])])
def test_turn_order_gives_points(seats: int, given: list[tuple[int, int]]) -> None:
    """TEK-16.2  3 for the first; with three or four players 2 for the second."""
    s = position(seats).order(1, 0, *range(2, seats)).ask(ScoreOrder())
    assert worth(told(s, "points"), BY_ORDER) == given


def test_ties() -> None:
    """TEK-16.3  Points, then Scribes, then turn order."""
    arranged = position().order(3, 2, 1, 0).score(20, 30, 20, 20).tokens(2, scribe=1)
    assert result(arranged.s) == [4, 1, 2, 3]


def test_d22_counts_the_left_scale_alone() -> None:
    """TEK-16.4  Faces on the left scale after Scoring 2; halves are rounded up."""
    arranged = position(2).scales(0, ("white_3", "black_2"), ("grey_6",), ("yellow_6",)).level_dice()
    s = choose(arranged.decrees(0, "d22").order(1, 0).ask(EndGame()), "d22")
    assert s.score[0] == 13


def test_production_before_the_last_scoring_leaves_the_balance() -> None:
    """TEK-14.10  Surplus made by D23 comes after the order is set."""
    arranged = position(2).decrees(1, "d23").round(16)
    arranged.s.markers = [-1, 2]
    arranged.s.offset = 2
    s = choose(arranged.ask(Weigh()), "papyrus+value6")
    assert s.order == [1, 0] and s.surplus[1] == 4
