"""Ankh's face: the drawing, its lit places, the notes and the tables."""

import random
import re
from collections.abc import Iterator
from xml.etree import ElementTree

import pytest

from benben.core.game import View, kind_of
from benben.core.match import Match
from benben.core.state import WATCHER
from benben.draw import slug, standalone
from benben.draw.palette import LIGHT
from benben.games.ankh import GAME
from benben.games.ankh.caravan import LayCamel
from benben.games.ankh.face import FACE
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables_map import HEX
from benben.words import LANGS, label, words
from tests.games.ankh.build import ISIS, OSIRIS, RA, WEST, Position, choose

ARRANGEMENTS = [(lang, tall) for lang in LANGS for tall in (False, True)]
ON_THE_MAP = ("hex", "pick")
CASES = [(2, "peoples_revolt"), (3, "middle_kingdom"), (5, "king_is_dead")]
every_case = pytest.mark.parametrize(("players", "scenario"), CASES)


def positions(players: int, scenario: str, every: int = 9) -> Iterator[Match]:
    """Positions of a random game, the last one too."""
    match = Match(GAME, GAME.setup(players, {"scenario": scenario, "gods": "chosen"}), players)
    chance = random.Random(players)
    number = 0
    while not match.over:
        if number % every == 0:
            yield match
        number += 1
        seat = match.to_move[0]
        match.play(seat, chance.choice(match.legal(seat)))
    yield match


def seen(s: Ankh, seat: int = 0) -> View:
    """What a seat sees of an arranged position."""
    match = Match(GAME, GAME.setup(s.seats), 0)
    match.state = s
    return match.view(seat)


def parsed(view: View, lang: str = "en", tall: bool = False) -> ElementTree.Element:
    return ElementTree.fromstring(FACE.draw(view, lang, tall))


def by_id(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    found = [(str(each.get("id")), each) for each in root.iter() if each.get("id")]
    assert len({own for own, _ in found}) == len(found), "an id stands twice"
    return dict(found)


def lit(root: ElementTree.Element) -> list[int]:
    return [int(str(each.get("data-choice"))) for each in root.iter() if each.get("data-choice") is not None]


@every_case
def test_every_view_is_drawn_well_formed(players: int, scenario: str) -> None:
    for match in positions(players, scenario):
        for seat in (*range(players), WATCHER):
            for lang, tall in ARRANGEMENTS:
                found = by_id(parsed(match.view(seat), lang, tall))
                assert {f"marker-{key}" for key in ("move", "summon", "gain", "unlock")} <= set(found)
                assert {f"seat-{other}" for other in range(players)} <= set(found)


@every_case
def test_colours_are_named(players: int, scenario: str) -> None:
    for match in positions(players, scenario, 30):
        drawn = FACE.draw(match.view(0))
        assert set(re.findall(r"var\(--([\w-]+)\)", drawn)) <= set(LIGHT)
        assert "#" not in re.sub(r"&#?\w+;", "", drawn) and "var(" not in standalone(drawn)


@pytest.mark.parametrize(("tall", "shown"), [(False, 1030), (True, 390)])
def test_no_words_are_smaller_than_eleven_pixels(tall: bool, shown: float) -> None:
    for match in positions(4, "old_kingdom", 25):
        root = parsed(match.view(1), "pl", tall)
        width = float(root.get("viewBox", "").split()[2])
        sizes = [float(each.get("font-size", 0)) for each in root.iter() if each.tag.endswith("text")]
        assert min(sizes) * shown / width >= 11


@every_case
def test_every_choice_with_a_place_is_lit_once(players: int, scenario: str) -> None:
    for match in positions(players, scenario, 2):
        for seat in match.to_move:
            view = match.view(seat)
            found = lit(parsed(view))
            assert len(found) == len(set(found))
            domain = view["asked"]["domain"]
            placed = [index for index, key in view["choices"] if domain in ON_THE_MAP and key in HEX.index]
            if domain in ("action", "edge"):
                placed = [index for index, key in view["choices"] if key != "pass"]
            assert set(placed) <= set(found) <= {index for index, _ in view["choices"]}


def test_camels_are_laid_by_edges() -> None:
    """ANK-12.1  Every offered edge is lit; the camels laid so far are shown."""
    s = Position(ISIS, OSIRIS).god(0, "4.0").god(1, "8.8").do(LayCamel(0, ()))
    view = seen(s)
    assert len(lit(parsed(view))) == len(view["choices"]) - 1
    choose(s, "3.0+4.0")
    found = by_id(parsed(seen(s)))
    assert slug("edge", "3.0+4.0") in found and found[slug("edge", "3.1+4.0")].get("class") == "lit"


def test_secrets_are_not_drawn() -> None:
    """ANK-14.2  A committed card shows itself to its owner alone."""
    s = Position(RA, OSIRIS).god(0, "4.0").god(1, "8.0").hand(0, "chariots", "cycle_of_maat").fight(WEST, commit=False)
    choose(s, "chariots", 0)
    name = words("ankh", "en")("card-chariots")
    assert name in FACE.draw(seen(s, 0)) and name not in FACE.draw(seen(s, WATCHER))
    assert words("ankh", "en")("board-chosen") in FACE.draw(seen(s, WATCHER))


@every_case
def test_notes_quantities_and_tables(players: int, scenario: str) -> None:
    asked = set()
    for match in positions(players, scenario, 1):
        for seat in match.to_move:
            view = match.view(seat)
            kind = view["asked"]["kind"]
            asked.add(kind)
            for _, key in view["choices"]:
                for lang in LANGS:
                    for message, args in FACE.note(view, seat, kind, key):
                        assert words("ankh", lang)(message, **args)
    for lang in LANGS:
        view = match.view(0)
        for other in range(players):
            assert all(words("ankh", lang).has(word) for _, word, _ in FACE.quantities(view, other))
        tables = FACE.text(view, lang)
        assert len(tables) == 4 and all(title and rows for title, rows in tables)
    assert {"choose_action", "move_to"} <= asked


def test_every_hex_has_its_name() -> None:
    """ANK-1.1  Row and column."""
    assert {label(GAME, HEX, key, "pl") for key in HEX.keys} == set(HEX.keys)
    assert kind_of(LayCamel) == "lay_camel"
