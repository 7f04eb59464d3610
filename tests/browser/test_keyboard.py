"""A whole game without a mouse."""

import random
from functools import partial

from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

KEYS = "123456789abcdefgijkmnopqstvwxyz"


def by_key(visitor: Visitor, at: int) -> None:
    visitor.page.keyboard.press(KEYS[at])


def by_arrows(visitor: Visitor, at: int) -> None:
    for _ in range(at):
        visitor.page.keyboard.press("ArrowDown")
    visitor.page.keyboard.press("Enter")


def test_the_lobby_by_keyboard(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto("/")
    for _ in range(40):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("() => document.activeElement.dataset.play") == "egizia":
            break
    visitor.page.keyboard.press("Enter")
    visitor.page.wait_for_url("**/t/*")
    assert visitor.ready()


def test_a_whole_game_by_keyboard(visit: Visit) -> None:
    visitor = visit()
    match = visitor.create("egizia")["id"]
    visitor.open(match)
    rng = random.Random(8)
    visitor.ready()
    visitor.page.keyboard.press("?")
    visitor.page.wait_for_selector("dialog[open] .keys")
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector("dialog[open]", state="detached")
    ways = {by_key: 0, by_arrows: 0}
    while visitor.ready():
        count = visitor.page.locator("#ui-prompt .option").count()
        focused = visitor.page.evaluate("() => document.activeElement === document.querySelector('#ui-prompt .option')")
        at = rng.randrange(min(count, 10 if focused else len(KEYS)))
        way = by_arrows if focused and rng.random() < 0.5 else by_key
        visitor.answered(partial(way, visitor, at))
        ways[way] += 1
    assert all(ways.values()), ways
    assert visitor.look(match, log=1_000_000)["over"]
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector("dialog.result", state="detached")
