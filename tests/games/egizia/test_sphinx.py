"""EGZ-8  Site A: sphinx cards drawn, kept and returned."""

import pytest

from benben.games.egizia import GAME
from benben.games.egizia.building import BuildSite, ReachShip
from benben.games.egizia.sphinx import DrawSphinx
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import SPHINX_SITE
from tests.games.egizia.build import (
    Position,
    asked,
    cards_of,
    choose,
    deck_of_sphinx,
    kept_by,
    keys,
    place,
    position,
    ships_at,
    told,
    used_by,
    why,
)


def reach(arranged: Position, spot: str = "site_a_1", seat: int = 0) -> Egizia:
    return arranged.ships(seat, spot).ask(ReachShip(seat, place(spot)))


def test_a_crew_is_chosen_first() -> None:
    """EGZ-8.1  With the joker and boosts: its strength is the capacity of the draw."""
    s = reach(position().crews(0, 1, 2, 1, 2).stone(0, 9).hold(0, "n314"))
    assert "no_crew" not in keys(s)
    choose(s, "c2+cj")
    assert asked(s) == ["DrawSphinx", 0, 4] and used_by(s, 0) == ["c2", "cj"]


@pytest.mark.parametrize(
    ("capacity", "stone", "deck", "most"),
    [(9, 25, 29, 5), (3, 25, 29, 3), (9, 2, 29, 2), (9, 25, 4, 4), (9, 25, 1, 1), (5, 5, 5, 5), (1, 1, 29, 1)],
)
def test_the_number_of_cards(capacity: int, stone: int, deck: int, most: int) -> None:
    """EGZ-8.2  From 1 to the least of 5, capacity, stone and deck."""
    s = position().stone(0, stone).sphinx_size(deck, 1).ask(DrawSphinx(0, capacity))
    assert keys(s) == [f"pay{n}_free0" for n in range(1, most + 1)]


def test_cards_come_from_the_top() -> None:
    """EGZ-8.2  As many as chosen."""
    s = position().stone(0, 9).sphinx("s05", "s01", "s09", "s02").ask(DrawSphinx(0, 5))
    choose(s, "pay3_free0")
    assert keys(s) == ["none", "s01", "s05", "s09"] and deck_of_sphinx(s)[0] == "s02" and len(s.sphinx) == 26


def test_why_a_draw_is_not_offered() -> None:
    """EGZ-8.2  Too poor or too weak; free cards are nobody's business without the card."""
    s = position().stone(0, 3).ask(DrawSphinx(0, 2))
    assert why(s, "pay3_free0") == ("too_weak", "EGZ-8.2") and why(s, "pay4_free0") == ("too_little_stone", "EGZ-8.2")
    assert why(s, "pay1_free1") is None and why(s, "pay3_free1") is None
    s = position().hold(0, "n320").stone(0, 3).sphinx_size(1, 1).ask(DrawSphinx(0, 2))
    assert why(s, "pay1_free1") is None and why(s, "pay2_free0") is None


def test_keep_one_or_none() -> None:
    """EGZ-8.3  The rest go under the deck."""
    s = position().stone(0, 9).sphinx("s05", "s01", "s09").ask(DrawSphinx(0, 5))
    choose(s, "pay3_free0", "s01")
    assert kept_by(s, 0) == ["s01"] and deck_of_sphinx(s)[-2:] == ["s05", "s09"]
    assert s.drawn == [] and s.drawer == -1
    s = position().stone(0, 9).sphinx("s05", "s01", "s09").ask(DrawSphinx(0, 5))
    choose(s, "pay3_free0", "none")
    assert kept_by(s, 0) == [] and len(s.sphinx) == 29


def test_drawn_and_kept_cards_are_secret() -> None:
    """EGZ-8.3  Others see only how many."""
    s = position().stone(0, 9).sphinx("s05", "s01").ask(DrawSphinx(0, 5))
    choose(s, "pay2_free0")
    assert GAME.view(s, 0)["drawn"] == ["s05", "s01"] and GAME.view(s, 1)["drawn"] == [None, None]
    choose(s, "s01")
    assert GAME.view(s, 0)["seats"][0]["sphinx"] == ["s01"] and GAME.view(s, 1)["seats"][0]["sphinx"] == [None]
    assert GAME.view(s, 0)["sphinx_deck"][0] == "s05" and set(GAME.view(s, 1)["sphinx_deck"]) == {None}
    assert s.journal is not None
    told_to = {event.key: event.to for event in s.journal}
    assert told_to["sphinx_seen"] == told_to["sphinx_kept_card"] == 1
    assert told(s, "sphinx_drawn") == [(0, 2)] and told(s, "sphinx_kept") == [(0, 1, 1)]


@pytest.mark.parametrize(("keep", "points"), [("none", 3), ("s05", 2)])
def test_a_point_for_each_card_returned(keep: str, points: int) -> None:
    """EGZ-8.4  At once, in one move."""
    s = position().stone(0, 9).sphinx("s05", "s01", "s09").ask(DrawSphinx(0, 5))
    choose(s, "pay3_free0", keep)
    assert told(s, "points") == [(0, points, 2)]


def test_stone_for_each_card_drawn() -> None:
    """EGZ-8.5  Kept or returned; the crew is turned over."""
    s = reach(position().crews(0, 4, 1, 1, 2).stone(0, 9).sphinx("s05", "s01", "s09"))
    choose(s, "c1", "pay3_free0", "s05")
    assert s.stone[0] == 6 and used_by(s, 0) == ["c1"]


def test_no_limit_to_kept_cards() -> None:
    """EGZ-8.6  They only score at the end."""
    arranged = position().stone(0, 9).kept(0, "s20", "s21", "s22", "s23", "s24", "s25").crews(0, 9, 9, 9, 9)
    s = choose(arranged.sphinx("s26").ask(DrawSphinx(0, 5)), "pay1_free0", "s26")
    assert len(s.kept[0]) == 7 and s.score[0] == 0


def test_then_the_neighbour() -> None:
    """EGZ-8.7  Who builds from the same deck, after the cards were returned."""
    arranged = position().ships(1, "site_a_1").ships(0, "site_a_2").sphinx("s05")
    s = choose(arranged.ask(BuildSite(SPHINX_SITE)), "c1", "pay1_free0", "none")
    assert asked(s) == ["ChooseWorkforce", 0, place("site_a_2"), 0] and deck_of_sphinx(s)[-1] == "s05"


def test_keep_two_is_offered_after_looking() -> None:
    """EGZ-8.8, EGZ-18.6  With the cards in hand, all pairs of them."""
    s = position().hold(0, "n509").stone(0, 9).sphinx("s05", "s01", "s09").ask(DrawSphinx(0, 5))
    choose(s, "pay3_free0")
    assert keys(s) == ["none", "s01", "s05", "s09", "s01+s05", "s01+s09", "s05+s09"]
    choose(s, "s01+s09")
    assert kept_by(s, 0) == ["s01", "s09"] and cards_of(s, 0) == [] and s.score[0] == 1
    assert deck_of_sphinx(s)[-1] == "s05" and s.stone[0] == 6


def test_keep_two_needs_two_cards() -> None:
    """EGZ-19.7  And never keeps more than two, even with both cards."""
    s = position().hold(0, "n316", "n509").stone(0, 9).sphinx("s01").ask(DrawSphinx(0, 5))
    choose(s, "pay1_free0")
    assert keys(s) == ["none", "s01"]
    s = position().hold(0, "n316", "n509").stone(0, 9).sphinx("s01", "s02", "s03").ask(DrawSphinx(0, 5))
    choose(s, "pay3_free0")
    assert max(key.count("+") for key in keys(s)) == 1
    choose(s, "s01+s02")
    assert len(cards_of(s, 0)) == 1


def test_two_free_cards_on_top_of_the_capacity() -> None:
    """EGZ-19.14  Crew 2 and 2 stone give up to 4 cards, 2 of them free."""
    s = reach(position().hold(0, "n320").crews(0, 2, 1, 1, 2).stone(0, 2))
    choose(s, "c1")
    assert keys(s) == [f"pay{n}_free{f}" for n in (1, 2) for f in (0, 1, 2)]
    choose(s, "pay2_free2", "none")
    assert s.stone[0] == 0 and s.score[0] == 4 and cards_of(s, 0) == ["n320"]


def test_five_cards_together_at_most() -> None:
    """EGZ-19.14  Paid and free."""
    s = choose(reach(position().hold(0, "n320").crews(0, 9, 1, 1, 2).stone(0, 25)), "c1")
    assert "pay5_free0" in keys(s) and "pay4_free1" in keys(s) and "pay3_free2" in keys(s)
    assert not {"pay4_free2", "pay5_free1", "pay5_free2"} & set(keys(s))


def test_free_cards_are_bound_by_the_deck() -> None:
    """EGZ-19.14, EGZ-8.2  One card left: one card."""
    s = reach(position().hold(0, "n320").stone(0, 9).sphinx_size(1, 1))
    choose(s, "no_crew")
    assert keys(s) == ["pay0_free1"]


def test_only_free_cards_need_no_crew() -> None:
    """EGZ-19.14  No token is turned over, no stone spent, the site does not count."""
    s = reach(position().hold(0, "n320").stone(0, 9))
    assert keys(s)[:3] == ["leave", "no_crew", "c1"]
    choose(s, "no_crew")
    assert keys(s) == ["pay0_free1", "pay0_free2"]
    choose(s, "pay0_free1", "none")
    assert s.used[0] == 0 and s.stone[0] == 9 and s.spent[0] == 0 and ships_at(s, "site_a_1") == [0]


def test_free_cards_with_a_crew_still_count_as_taking_part() -> None:
    """EGZ-19.14, EGZ-11.1  One stone was spent."""
    s = choose(reach(position().hold(0, "n320").stone(0, 9)), "c1", "pay1_free2", "none")
    assert s.spent[0] == 1 and s.stone[0] == 8 and s.score[0] == 3


def test_free_cards_belong_to_their_owner() -> None:
    """EGZ-19.14  Another seat's card does not help."""
    s = reach(position().hold(1, "n320").stone(0, 9))
    assert "no_crew" not in keys(s)
    assert keys(choose(s, "c1")) == ["pay1_free0"]


def test_free_cards_give_the_reserve_no_right() -> None:
    """EGZ-19.14  Two seats build, the third has the card and stands in reserve."""
    arranged = position().hold(2, "n320").ships(0, "site_a_1").ships(1, "site_a_2").ships(2, "site_a_reserve")
    s = arranged.ask(BuildSite(SPHINX_SITE))
    choose(s, "c1", "pay1_free0", "none", "c1", "pay1_free0", "none")
    assert asked(s) == [] and s.ships_left[2] == 8


def test_free_cards_from_the_reserve_when_a_place_is_free() -> None:
    """EGZ-19.14, EGZ-7.10  Then the reserve builds, and may draw free cards."""
    arranged = position().hold(2, "n320").stone(2, 0).ships(0, "site_a_1").ships(1, "site_a_2")
    s = choose(arranged.ships(2, "site_a_reserve").ask(BuildSite(SPHINX_SITE)), "leave", "c1", "pay1_free0", "none")
    assert keys(s) == ["leave", "no_crew"]
