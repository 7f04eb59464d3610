"""What each seat sees: the hidden things of the game."""

import pytest

from benben.core.rng import KeyedRng
from benben.core.state import WATCHER
from benben.games.egizia import GAME
from benben.games.egizia.scoring import ScoreSphinx
from benben.games.egizia.sphinx import DrawSphinx
from tests.games.egizia.build import choose, position


def test_nile_cards_are_open() -> None:
    """EGZ-18.2, EGZ-3.1  On the river and in front of everybody; of the decks only the sizes are."""
    s = position(2).hold(1, "n110", "n120").ask()
    seen = GAME.view(s, 0)
    assert seen["seats"][1]["cards"] == ["n110", "n120"] and None not in seen["river"]
    assert seen["nile_decks"] == [10, 22, 12]


def test_decks_and_buried_tombs_are_hidden() -> None:
    """EGZ-1.9, EGZ-1.10  From every seat and every watcher."""
    s = position(2).tombs(2, 3, 4, 5, 6).ask()
    for viewer in (0, 1, WATCHER):
        seen = GAME.view(s, viewer)
        assert seen["sphinx_deck"] == [None] * 29
        assert seen["tombs"]["open"] == [2, 3, 4, 5] and seen["tombs"]["buried"] == 8


def test_kept_cards_open_in_final_scoring_owner_by_owner() -> None:
    """EGZ-15.5, EGZ-8.3  Secret before."""
    s = position(2).kept(0, "s01").kept(1, "s02").ask(ScoreSphinx(1))
    assert [seat["sphinx"] for seat in GAME.view(s, 0)["seats"]] == [["s01"], ["s02"]]
    assert [seat["sphinx"] for seat in GAME.view(s, 1)["seats"]] == [[None], ["s02"]]
    assert [seat["sphinx"] for seat in GAME.view(s, WATCHER)["seats"]] == [[None], ["s02"]]


def test_who_returned_a_card_knows_it() -> None:
    """EGZ-8.3  At the bottom of the deck, in the order drawn; others know nothing."""
    s = position(2).stone(0, 9).sphinx("s09", "s03", "s27").ask(DrawSphinx(0, 3))
    choose(s, "pay3_free0", "s03")
    assert GAME.view(s, 0)["sphinx_deck"][:2] == ["s27", "s09"] and set(GAME.view(s, 1)["sphinx_deck"]) == {None}


@pytest.mark.parametrize("seed", range(6))
def test_a_sampled_position_keeps_what_is_known(seed: int) -> None:
    """EGZ-8.3  A seat's own cards and its returned ones stay; the cards of others are dealt anew."""
    s = position(2).stone(0, 9).kept(1, "s20", "s21").sphinx("s09", "s03", "s27").ask(DrawSphinx(0, 3))
    choose(s, "pay3_free0", "s03")
    twin = GAME.determinize(s, 0, KeyedRng(seed))
    assert GAME.view(twin, 0) == GAME.view(s, 0)
    GAME.check(twin)
    assert twin.kept[0] == s.kept[0] and twin.sphinx[:2] == s.sphinx[:2] and twin.tombs == s.tombs
    assert twin.sphinx != s.sphinx and twin.nile != s.nile
