"""Every game is played to its end by clicking on what lies there, in both languages, on a desk and on a phone."""

import random

import pytest

from benben.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PHONE


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("lang", "size"), [("en", DESKTOP), ("pl", PHONE)], ids=["en-desktop", "pl-phone"])
def test_a_whole_game_by_clicks(visit: Visit, game: str, lang: str, size: tuple[int, int]) -> None:
    visitor = visit(lang, size)
    made = visitor.create(game)
    visitor.open(made["id"])
    assert visitor.page.get_attribute("html", "lang") == lang
    rng = random.Random(7)
    while visitor.ready():
        visitor.choose(rng)
    assert visitor.places > 0
    assert visitor.buttons > 0
    look = visitor.look(made["id"], log=1_000_000)
    assert look["over"]
    podium = visitor.page.locator("dialog.result .podium li")
    assert podium.count() == len(look["seats"])
    assert visitor.page.locator("dialog.result table").count() >= 1
