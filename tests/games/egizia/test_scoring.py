"""EGZ-11, EGZ-15, EGZ-20  Participation, the end of the game and final scoring."""

import pytest

from benben.core.engine import advance
from benben.games.egizia import GAME
from benben.games.egizia.building import BuildSite
from benben.games.egizia.cards import take_card
from benben.games.egizia.obelisk import BuildObelisk
from benben.games.egizia.rounds import EndRound, NewOrder
from benben.games.egizia.scoring import FinalScoring, Participation, ScoreSphinx, ScoreTombs, SellStone
from benben.games.egizia.tables import OBELISK_SITE, SPHINX_SITE, TEMPLE_SITE
from tests.games.egizia.build import asked, card, choose, keys, position, ships_at, told


def test_sites_where_stone_was_spent() -> None:
    """EGZ-11.1  Building at one site, leaving another: one site counts."""
    arranged = position().stone(0, 9).ships(0, "site_a_1", "site_b_1", "site_c_1")
    s = arranged.ask(BuildSite(SPHINX_SITE), BuildSite(OBELISK_SITE), BuildSite(TEMPLE_SITE), Participation())
    choose(s, "leave", "c1", "obelisk", "stop", "store", "leave")
    assert told(s, "points") == [(0, 1, 0), (0, 1, 4)]


def test_training_is_not_taking_part() -> None:
    """EGZ-11.1  Stone paid for training at a site does not count there."""
    arranged = position().hold(0, "n122").stone(0, 9).ships(0, "site_a_1")
    s = choose(arranged.ask(BuildSite(SPHINX_SITE), Participation()), "train_c1", "leave")
    assert s.score[0] == 0


def test_a_reserve_ship_that_does_not_build_earns_nothing() -> None:
    """EGZ-11.1  The others do."""
    arranged = position().ships(0, "site_c_1").ships(1, "site_c_2").ships(2, "site_c_reserve")
    s = choose(arranged.ask(BuildSite(TEMPLE_SITE), Participation()), "c1", "tl", "stop", "c1", "tr", "stop")
    assert [event for event in told(s, "points") if event[2] == 4] == [(0, 1, 4), (1, 1, 4)]


@pytest.mark.parametrize(("sites", "points"), [((), 0), ((1,), 1), ((0, 2), 3), ((0, 1, 2), 6)])
def test_points_by_number_of_sites(sites: tuple[int, ...], points: int) -> None:
    """EGZ-11.2  1, 3 and 6."""
    assert position().spent(1, *sites).ask(Participation()).score == [0, points, 0]


def test_participation_in_the_order_at_its_start() -> None:
    """EGZ-11.2  Leader first; nobody is paid twice for falling behind."""
    s = position().score(3, 2, 0).spent(0, 0).spent(1, 0, 1).spent(2, 0, 1, 2).ask(Participation())
    assert told(s, "points") == [(0, 1, 4), (1, 3, 4), (2, 6, 4)] and s.score == [4, 5, 6]


def test_all_ships_come_home() -> None:
    """EGZ-11.3  From the spots and the reserve of every site."""
    arranged = position().ships(0, "site_a_1", "site_c_2").ships(1, "site_b_2").ships(2, "site_b_reserve")
    s = arranged.ask(Participation())
    assert s.ships_left == [8, 8, 8] and not any(s.ships)


def test_the_game_ends_after_round_five() -> None:
    """EGZ-15.1  Phase 7 still deals the tokens; then the final scoring, and nothing more."""
    s = position().round(5).score(1, 2, 0).ask(NewOrder(), EndRound())
    assert len(told(s, "token")) == 3 and asked(s) == [] and GAME.result(s) == [2, 1, 3]
    s = position().round(4).ask(EndRound())
    assert s.round == 5 and asked(s) == ["Sail", 0] and GAME.result(s) is None


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_the_highest_token_scores_first(seats: int) -> None:
    """EGZ-15.2  Each seat does all its steps before the next."""
    arranged = position(seats).order(*range(seats))
    for seat in range(seats):
        arranged.store(seat, 2).stone(seat, 4).crews(seat, 8, 1, 1, 2)
    cards = ("s23", "s22", "s21", "s20")
    for seat in range(seats):
        arranged.kept(seat, cards[seat])
    s = arranged.tombs(2, taken=(0,)).ask(FinalScoring())
    turns = []
    while asked(s):
        turns.append(asked(s)[1])
        choose(s, "yes")
    assert turns == list(range(seats))[::-1]
    assert [event[:2] for event in told(s, "sphinx_scored")] == [(seat, 22 - seat) for seat in turns]
    assert told(s, "points")[-3:] == [(0, 2, 8), (0, 2, 9), (0, 5, 10)]


def test_the_tokens_decide_even_if_the_scores_changed() -> None:
    """EGZ-15.2  Points after phase 7 do not change who scores first."""
    arranged = position(2).round(5).score(3, 5).store(0, 2).store(1, 2).stone(0, 2).stone(1, 2)
    s = arranged.ask(NewOrder())
    take_card(s, 0, card("n505"))
    s.stack = [FinalScoring()]
    advance(s)
    assert s.score == [7, 5] and asked(s) == ["SellStone", 1]
    assert asked(choose(s, "no")) == ["SellStone", 0]


@pytest.mark.parametrize(("stone", "points"), [(2, 1), (3, 1), (24, 12), (25, 12)])
def test_the_sale(stone: int, points: int) -> None:
    """EGZ-15.3  A point for 2 stone, all of it, the odd one lost."""
    s = position().store(0, 3).stone(0, stone).ask(SellStone(0))
    assert keys(s) == ["no", "yes"]
    choose(s, "yes")
    assert (s.score[0], s.stone[0]) == (points, 0) and told(s, "stone_sold") == [(0, points)]


def test_the_sale_may_be_declined() -> None:
    """EGZ-15.3  Standing first on a space can be worth more than a point."""
    s = choose(position().store(0, 3).stone(0, 9).ask(SellStone(0)), "no")
    assert s.score[0] == 0 and s.stone[0] == 9


def test_one_stone_is_not_worth_a_question() -> None:
    """EGZ-15.3  It would give nothing."""
    assert asked(position().store(0, 3).stone(0, 1).ask(SellStone(0))) == []


@pytest.mark.parametrize(("answer", "places"), [("yes", [2, 1]), ("no", [1, 2])])
def test_the_sale_and_a_tie(answer: str, places: list[int]) -> None:
    """EGZ-15.3, EGZ-15.6  Equal points, seat 0 first on the space: the sale is the owner's choice."""
    s = position(2).track(0, 1).score(5, 5).store(1, 2).stone(1, 2).ask(FinalScoring())
    assert GAME.result(choose(s, answer)) == places


def test_tombs_of_others_do_not_count() -> None:
    """EGZ-15.4  Own tokens only: 6 + 5 of the taken ones, open ones not."""
    s = position().tombs(6, 6, 5, 5, taken=(0, 1, 0)).ask(ScoreTombs(0), ScoreTombs(1), ScoreTombs(2))
    assert s.score == [5, 2, 0]


def test_sphinx_cards_fulfilled_and_not() -> None:
    """EGZ-15.5  Each fulfilled one its points, the others nothing and no penalty; now they lie open."""
    s = position().kept(0, "s21", "s22", "s23").crews(0, 8, 5, 5, 5).ask(ScoreSphinx(0))
    assert s.score[0] == 4 + 5 and told(s, "sphinx_scored") == [(0, 20, 4), (0, 21, 0), (0, 22, 5)]
    assert GAME.view(s, 1)["seats"][0]["sphinx"] == ["s21", "s22", "s23"]


def test_most_points_win() -> None:
    """EGZ-15.6  Places by points."""
    s = position(4).score(7, 30, -4, 12).ask()
    assert GAME.result(s) == [3, 1, 4, 2] and GAME.scores(s) == [7, 30, -4, 12]


def test_the_first_on_a_space_wins_the_tie() -> None:
    """EGZ-15.6  There is always exactly one winner."""
    s = position(4).track(2, 0, 3, 1).score(9, 9, 9, 4).ask()
    assert GAME.result(s) == [2, 3, 1, 4]


def test_conditions_are_checked_against_the_final_board() -> None:
    """EGZ-20.1  Not when the card was kept: the obelisk grew since."""
    arranged = position().stone(0, 25).kept(0, "s07").built(obelisk=(0, 1))
    s = choose(arranged.ask(BuildObelisk(0, 9, 0, 0), ScoreSphinx(0)), "obelisk", "stop", "store")
    assert s.score[0] == 3 + 4


def test_each_owner_is_checked_in_the_own_step() -> None:
    """EGZ-20.1, EGZ-15.2  Sold stone and scored points of others change nothing, one's own points do."""
    arranged = position(2).order(0, 1).track(1, 0).score(9, 0).kept(0, "s29").store(0, 2).stone(0, 2)
    s = choose(arranged.ask(FinalScoring()), "yes")
    assert s.score == [10 + 1, 0]


def test_at_least_means_at_least() -> None:
    """EGZ-20.2  More than the threshold fulfils too; start cards count; global conditions ask nobody's name."""
    s = position().kept(0, "s01", "s27", "s06").built(py1=(0,) * 5, obelisk=(1,) * 7).hold(0, "n110", "n111", "n112")
    assert s.ask(ScoreSphinx(0)).score[0] == 3 + 5 + 6
    assert position().kept(0, "s07").built(obelisk=(0,) * 7).ask(ScoreSphinx(0)).score[0] == 4


@pytest.mark.parametrize(
    ("crews", "points"),
    [((5, 5, 5, 2), 5), ((8, 1, 1, 2), 5), ((9, 1, 1, 8), 5 + 5), ((9, 1, 1, 9), 4 + 5 + 5), ((7, 7, 7, 9), 5 + 4 + 5)],
)
@pytest.mark.parametrize("seat", [0, 1, 2])
def test_each_seat_is_measured_by_its_own_crews(seat: int, crews: tuple[int, ...], points: int) -> None:
    """EGZ-20.1  Wherever it sits: cards for all regular crews, the sum, the joker and the strongest regular crew."""
    s = position().crews(seat, *crews).kept(seat, "s20", "s21", "s22", "s23").ask(ScoreSphinx(seat))
    assert s.score == [points if other == seat else 0 for other in range(3)]


def test_revealed_cards_cannot_be_unseen() -> None:
    """EGZ-15.5  Showing kept cards is something learnt; with none there is nothing to show."""
    shown, nothing = position().kept(0, "s01"), position()
    before = shown.s.learnt
    assert shown.ask(ScoreSphinx(0)).learnt > before
    before = nothing.s.learnt
    assert nothing.ask(ScoreSphinx(0)).learnt == before


@pytest.mark.parametrize(("held", "points"), [(-20, 0), (-1, 0), (0, 0), (9, 0), (10, 1), (19, 1), (47, 4), (103, 10)])
def test_ten_percent(held: int, points: int) -> None:
    """EGZ-20.3  A point for each full 10 points held, nothing if negative."""
    s = position().score(held, 0, 0).kept(0, "s29").ask(ScoreSphinx(0))
    assert s.score[0] == held + points


def test_ten_percent_comes_last() -> None:
    """EGZ-20.3  After all other cards of its owner, in whatever order they were kept."""
    s = position().score(8, 0, 0).kept(0, "s29", "s23", "s21").crews(0, 9, 9, 9, 9).ask(ScoreSphinx(0))
    assert s.score[0] == 8 + 4 + 5 + 1 and told(s, "sphinx_scored")[-1] == (0, 28, 1)


def test_ships_stay_until_participation() -> None:
    """EGZ-11.1, EGZ-7.12  A builder's ship stands through phase 5."""
    s = choose(position().stone(0, 9).ships(0, "site_c_1").ask(BuildSite(TEMPLE_SITE)), "c1", "tl", "stop")
    assert ships_at(s, "site_c_1") == [0]
