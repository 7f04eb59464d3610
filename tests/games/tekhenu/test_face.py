"""The face of Tekhenu: board, rows, notes and terminal tables, over positions of random play."""

import re
import xml.etree.ElementTree
from collections.abc import Iterator

import pytest

from benben.core.game import Value, kind_of
from benben.core.match import Match
from benben.core.rng import FastRng
from benben.core.state import WATCHER
from benben.draw import standalone
from benben.draw.pieces import slug
from benben.draw.svg import Box
from benben.games.tekhenu import GAME
from benben.games.tekhenu.board_cards import draw_card
from benben.games.tekhenu.captions import GISTS
from benben.games.tekhenu.face import NOTES
from benben.games.tekhenu.tables_cards import CARD
from benben.words import words

FACE = GAME.face()
PLACED = ("osiris", "take", "thoth", "building", "lay", "statue", "decree", "marker")
"""Domains whose offered keys have a place on the board, but for those that are no thing on it."""
ELSEWHERE = ("b07", "anubis", "stop")

WISHES: list[tuple[int, dict[str, Value]]] = [(1, {"level": "hard"}), (2, {}), (3, {"beginner": True}), (4, {})]


def matches() -> Iterator[Match]:
    for players, options in WISHES:
        match = Match(GAME, GAME.setup(players, options), players)
        rng = FastRng(players)
        while not match.over:
            yield match
            choices = match.legal(match.to_move[0])
            match.play(match.to_move[0], choices[rng.below(len(choices))])
        yield match


def test_every_decision_is_told_and_its_places_are_lit() -> None:
    """Every option has a note that can be said; every option with a place on the board is lit exactly once."""
    seen = set()
    for number, match in enumerate(matches()):
        if match.over:
            continue
        seat = match.to_move[0]
        view = match.view(seat)
        kind, domain = view["asked"]["kind"], view["asked"]["domain"]
        for _, key in view["choices"]:
            for word, args in FACE.note(view, seat, kind, key):
                assert words("tekhenu", "pl")(word, **args)
        if kind in seen and number % 20:
            continue
        seen.add(kind)
        root = xml.etree.ElementTree.fromstring(FACE.draw(view, "en"))
        lit = [element.get("id") for element in root.iter() if element.get("data-choice") is not None]
        assert len(set(lit)) == len(lit)
        if domain in PLACED:
            expected = {slug(domain, key) for _, key in view["choices"] if not key.startswith(ELSEWHERE)}
            assert expected <= set(lit), kind
    assert len(seen) >= 15 and len(seen & set(NOTES)) >= 10


def test_notes_are_for_decisions_of_the_game() -> None:
    assert set(NOTES) <= {kind_of(decision) for decision in GAME.decisions}


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("tall", [False, True])
def test_drawings_stand_on_their_own(lang: str, tall: bool) -> None:
    """Well formed for seats and watchers, no variable left in a file of its own, ids only once."""
    for number, match in enumerate(matches()):
        if number % 120 and not match.over:
            continue
        for seat in (0, WATCHER):
            svg = FACE.draw(match.view(seat), lang, tall)
            root = xml.etree.ElementTree.fromstring(svg)
            ids = [element.get("id") for element in root.iter() if element.get("id")]
            assert len(set(ids)) == len(ids)
            assert "var(" not in standalone(svg) and not re.search("#[0-9a-f]{6}", svg)
            assert FACE.text(match.view(seat), lang)


def test_decrees_in_hand_are_secret() -> None:
    """Nobody else sees them on the board."""
    compared = 0
    for number, match in enumerate(matches()):
        if number % 60 or match.over:
            continue
        watched = match.view(WATCHER)
        shown = FACE.draw(watched)
        for seat, theirs in enumerate(watched["position"]["seats"]):
            if seat == watched["position"]["bot"]:
                continue
            own = match.view(seat)["position"]["seats"][seat]["decrees"]
            secret = [key for key in own if key not in theirs["decrees"]]
            compared += len(secret)
            assert not any(f'id="{slug("card", key)}"' in shown for key in secret)
    assert compared


def test_the_wheel_says_how_far_it_has_turned() -> None:
    """TEK-3.3  Its six fields go around its middle, so that the table can show it turning."""
    turns = set()
    for match in matches():
        view = match.view(WATCHER)
        offset = view["position"]["offset"]
        if offset in turns:
            continue
        turns.add(offset)
        root = xml.etree.ElementTree.fromstring(FACE.draw(view))
        wheel = next(element for element in root.iter() if element.get("id") == "wheel")
        assert wheel.get("data-turned") == str(offset)
        assert [part.get("id") for part in wheel if part.get("id")] == [f"light-{field}" for field in range(6)]
    assert turns == set(range(6))


def test_every_card_has_its_marks() -> None:
    """Blessings, Technologies and Decrees are told by marks that exist."""
    assert set(GISTS) == set(CARD.keys)
    for key in GISTS:
        assert draw_card(Box(0, 0, 90, 120), key, 17.5)


def test_panels_can_be_left_out() -> None:
    """The page shows the seats beside the board."""
    view = Match(GAME, GAME.setup(3), 4).view(0)
    assert 'id="seat-0"' in FACE.draw(view) and 'id="seat-0"' not in FACE.draw(view, panels=False)


def test_quantities_of_a_row() -> None:
    view = Match(GAME, GAME.setup(3), 4).view(0)
    assert len(FACE.quantities(view, 1)) == 5
