"""The face of Kemet: board, rows, notes and terminal tables, over positions of random play."""

import re
import xml.etree.ElementTree
from collections.abc import Iterator

import pytest

from benben.core.match import Match
from benben.core.rng import FastRng
from benben.core.state import WATCHER
from benben.draw import standalone
from benben.draw.pieces import slug
from benben.draw.svg import Box
from benben.games.kemet import GAME
from benben.games.kemet.board_places import map_size, places
from benben.games.kemet.board_type import snug
from benben.games.kemet.captions import Sheet
from benben.games.kemet.face import NOTES
from benben.words import words

FACE = GAME.face()
PLACED = ("city", "colour", "tile", "area", "from", "place", "way", "battle_card", "position")
"""Domains whose offered keys all have a place on the board."""
UNPLACED = ("none", "done", "stop", "swiftness", "open_gates")


def matches() -> Iterator[Match]:
    """A game of two, four and six players each, to the third round."""
    for players in (2, 4, 6):
        match = Match(GAME, GAME.setup(players, {}), players)
        rng = FastRng(players)
        while not match.over and match.state.round <= 3:
            yield match
            choices = match.legal(match.to_move[0])
            match.play(match.to_move[0], choices[rng.below(len(choices))])
        yield match


def test_every_decision_is_told_and_its_places_are_lit() -> None:
    """Every option's notes are words; every option with a place on the board is lit exactly once."""
    seen = set()
    for number, match in enumerate(matches()):
        if match.over:
            continue
        seat = match.to_move[0]
        view = match.view(seat)
        kind, domain = view["asked"]["kind"], view["asked"]["domain"]
        for _, key in view["choices"]:
            for word, args in FACE.note(view, seat, kind, key):
                assert words("kemet", "pl")(word, **args)
        if kind in seen and number % 12:
            continue
        seen.add(kind)
        root = xml.etree.ElementTree.fromstring(FACE.draw(view, "en"))
        lit = [element.get("id") for element in root.iter() if element.get("data-choice") is not None]
        assert len(set(lit)) == len(lit)
        if domain in PLACED:
            assert {slug(domain, key) for _, key in view["choices"] if key not in UNPLACED} <= set(lit), kind
    assert len(seen & set(NOTES)) >= 12


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("tall", [False, True])
def test_drawings_stand_on_their_own(lang: str, tall: bool) -> None:
    """Well formed for seats and watchers, no variable left in a file of its own, ids only once."""
    for number, match in enumerate(matches()):
        if number % 100:
            continue
        for seat in (0, WATCHER):
            svg = FACE.draw(match.view(seat), lang, tall)
            root = xml.etree.ElementTree.fromstring(svg)
            ids = [element.get("id") for element in root.iter() if element.get("id")]
            assert len(set(ids)) == len(ids)
            assert "var(" not in standalone(svg) and not re.search("#[0-9a-f]{6}", svg)
            assert FACE.text(match.view(seat), lang)


def test_nobody_sees_the_cards_of_another() -> None:
    """KEM-1.17  The number of cards in a hand is public, what they are is not."""
    match = next(match for match in matches() if match.state.round)
    hand = [key for key in match.view(0)["position"]["seats"][0]["hand"] if key]
    assert len(hand) == 2
    assert all(f'data-explain="{slug("card", key)}"' in FACE.draw(match.view(0)) for key in hand)
    for other in (1, WATCHER):
        assert match.view(other)["position"]["seats"][0]["hand"] == [None, None]
        own = set(match.view(other)["position"]["seats"][other]["hand"]) if other >= 0 else set()
        shown = FACE.draw(match.view(other))
        assert not any(f'data-explain="{slug("card", key)}"' in shown for key in hand if key not in own)


def test_panels_can_be_left_out() -> None:
    """The page shows the seats beside the board."""
    view = Match(GAME, GAME.setup(3, {}), 4).view(0)
    assert 'id="seat-0"' in FACE.draw(view) and 'id="seat-0"' not in FACE.draw(view, panels=False)


def test_quantities_of_a_row() -> None:
    view = Match(GAME, GAME.setup(3, {}), 4).view(0)
    assert len(FACE.quantities(view, 1)) == 5


@pytest.mark.parametrize("players", [2, 3, 4, 5, 6])
@pytest.mark.parametrize("tall", [False, True])
def test_areas_lie_apart(players: int, tall: bool) -> None:
    """Every area has its place; areas overlap only where one lies inside another."""
    sheet = Sheet(Match(GAME, GAME.setup(players, {}), 1).view(0), "en", 18)
    found = places(sheet, tall)
    wide, high = map_size(sheet)
    assert set(sheet.areas) <= set(found)
    for key, box in found.items():
        assert box.x >= 0 and box.y >= 0 and box.right <= wide and box.bottom <= high, key
        for other, second in found.items():
            across = min(box.right, second.right) - max(box.x, second.x)
            down = min(box.bottom, second.bottom) - max(box.y, second.y)
            inner = min(box.w * box.h, second.w * second.h)
            assert across <= 1e-6 or down <= 1e-6 or across * down >= inner - 1e-6, (key, other)


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("tall", [False, True])
def test_no_word_on_the_board_is_cut(lang: str, tall: bool) -> None:
    """Names of areas, companions, tiles, cards and fields shrink and wrap until they fit."""
    for number, match in enumerate(matches()):
        if number % 60 == 0:
            svg = FACE.draw(match.view(0), lang, tall, panels=False)
            assert not re.findall(">([^<]*…)<", svg)


def test_words_wrap_before_they_shrink() -> None:
    box = Box(0, 0, 100, 50)
    assert snug(box, "Deep Desert Snake", 20).count("<text") == 2
    assert 'font-size="20"' in snug(box, "Snake", 20)
    assert "…" in snug(Box(0, 0, 10, 10), "Reinforcements", 20)
