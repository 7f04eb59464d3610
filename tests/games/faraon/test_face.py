"""The face of Faraon: board, rows, notes and terminal tables, over positions of random play."""

import re
import xml.etree.ElementTree
from collections.abc import Iterator

import pytest

from benben.core.game import Value
from benben.core.match import Match
from benben.core.rng import FastRng
from benben.core.state import WATCHER
from benben.draw import standalone
from benben.draw.pieces import slug
from benben.games.faraon import GAME
from benben.games.faraon.face import NOTES
from benben.words import words

FACE = GAME.face()
PLACED = ("turn", "set", "token", "noble_choice", "artisan_choice", "track", "urn", "income", "lesson", "tile", "noble")
"""Domains whose offered keys all have a place on the board, but for nobles used in a turn."""


WISHES: list[tuple[int, dict[str, Value]]] = [(1, {"difficulty": 2, "dark_tiles": "choose"}), (2, {}), (4, {}), (5, {})]


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
    """Every option has a note; every option with a place on the board is lit exactly once."""
    seen = set()
    for number, match in enumerate(matches()):
        if match.over:
            continue
        seat = match.to_move[0]
        view = match.view(seat)
        kind, domain = view["asked"]["kind"], view["asked"]["domain"]
        for _, key in view["choices"]:
            for word, args in FACE.note(view, seat, kind, key):
                assert words("faraon", "pl")(word, **args)
        if kind in seen and number % 12:
            continue
        seen.add(kind)
        root = xml.etree.ElementTree.fromstring(FACE.draw(view, "en"))
        lit = [element.get("id") for element in root.iter() if element.get("data-choice") is not None]
        assert len(set(lit)) == len(lit)
        if domain in PLACED:
            expected = {slug(domain, key) for _, key in view["choices"] if key not in ("none", "offering")}
            assert expected - {"turn-sorceress", "turn-treasurer"} <= set(lit), kind
    assert seen <= set(NOTES) and len(seen) >= 15


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("tall", [False, True])
def test_drawings_stand_on_their_own(lang: str, tall: bool) -> None:
    """Well formed for seats and watchers, no variable left in a file of its own, ids only once."""
    for number, match in enumerate(matches()):
        if number % 150:
            continue
        for seat in (0, WATCHER):
            svg = FACE.draw(match.view(seat), lang, tall)
            root = xml.etree.ElementTree.fromstring(svg)
            ids = [element.get("id") for element in root.iter() if element.get("id")]
            assert len(set(ids)) == len(ids)
            assert "var(" not in standalone(svg) and not re.search("#[0-9a-f]{6}", svg)
            assert FACE.text(match.view(seat), lang)


def test_the_nobles_drawn_at_the_start_are_secret() -> None:
    """FAR-2.11  Nobody else sees them on the board."""
    match = Match(GAME, GAME.setup(3), 4)
    drawer = match.to_move[0]
    drawn = match.view(drawer)["position"]["drawn"]
    other = next(seat for seat in range(3) if seat != drawer)
    assert all(f'id="{slug("noble", key)}"' in FACE.draw(match.view(drawer)) for key in drawn)
    shown = FACE.draw(match.view(other)) + str(FACE.text(match.view(other)))
    assert not any(slug("noble", key) + '"' in shown for key in drawn)


def test_panels_can_be_left_out() -> None:
    """The page shows the seats beside the board."""
    view = Match(GAME, GAME.setup(3), 4).view(0)
    assert 'id="seat-0"' in FACE.draw(view) and 'id="seat-0"' not in FACE.draw(view, panels=False)


def test_quantities_of_a_row() -> None:
    view = Match(GAME, GAME.setup(3), 4).view(0)
    assert len(FACE.quantities(view, 1)) == 5
