"""Every game is played to its end by clicking on what lies there, in both languages, on a desk and on a phone."""

import random
from typing import Any

import pytest

from benben.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PHONE

MODES: list[tuple[str, dict[str, Any]]] = [
    ("faraon", {"seats": ["human"], "mode": "solo"}),
    ("tekhenu", {"seats": ["human"], "mode": "solo"}),
    ("kemet", {"seats": ["human"], "mode": "solo", "options": {}}),
    ("kemet", {"seats": ["human", "random", "random", "random"], "mode": "teams"}),
]
"""Further tables played once: a game, and what its table is created with (seats, mode, options)."""


def play(visit: Visit, game: str, lang: str, size: tuple[int, int], **wish: Any) -> None:
    visitor = visit(lang, size)
    made = visitor.create(game, **wish)
    visitor.open(made["id"])
    assert visitor.page.get_attribute("html", "lang") == lang
    rng = random.Random(7)
    while visitor.ready():
        visitor.choose(rng)
    assert visitor.places > 0
    assert visitor.buttons > 0
    look = visitor.look(made["id"], log=1_000_000)
    assert look["over"]
    ranked = [row for row in look["seats"] if row["place"] is not None]
    assert visitor.page.locator("dialog.result .podium li").count() == len(ranked) > 0
    assert visitor.page.locator("dialog.result table").count() >= 1


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("pl", PHONE)], ids=["en-desktop", "pl-phone"])
def test_a_whole_game_by_clicks(visit: Visit, game: str, lang: str, size: tuple[int, int]) -> None:
    play(visit, game, lang, size)


@pytest.mark.parametrize(("game", "wish"), MODES, ids=[f"{game}-{wish['mode']}" for game, wish in MODES])
def test_a_whole_game_of_another_mode(visit: Visit, game: str, wish: dict[str, Any]) -> None:
    play(visit, game, "en", DESKTOP, **wish)
