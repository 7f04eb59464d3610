"""axe finds no serious fault on any page, by day and by night."""

import random
from importlib.resources import files
from typing import Any

import pytest

from benben.games import GAMES
from tests.browser.conftest import Visit
from tests.browser.visitor import DESKTOP, PHONE, Visitor

AXE = files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")
RUN = "() => axe.run(document, { resultTypes: ['violations'] })"


def faults(visitor: Visitor) -> list[str]:
    """What axe calls serious or worse, with the places."""
    found: dict[str, Any] = visitor.page.evaluate(RUN)
    return [
        f"{fault['id']}: {node['target']} {node['html'][:160]} {node['failureSummary'][:200]}"
        for fault in found["violations"]
        if fault["impact"] in ("serious", "critical")
        for node in fault["nodes"][:4]
    ]


@pytest.mark.parametrize("dark", [False, True], ids=["light", "dark"])
def test_pages(visit: Visit, dark: bool) -> None:
    visitor = visit(dark=dark)
    visitor.context.add_init_script(AXE)
    game = next(iter(GAMES))
    for path in ("/", f"/rules/{game}", f"/components/{game}", "/about"):
        visitor.page.goto(path)
        visitor.page.wait_for_load_state("networkidle")
        assert not faults(visitor), path
    visitor.page.goto("/")
    visitor.page.locator("[data-new]").first.click()
    visitor.page.wait_for_selector("dialog[open] .seat-row")
    assert not faults(visitor)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize(("dark", "size"), [(False, DESKTOP), (True, PHONE)], ids=["light-desktop", "dark-phone"])
def test_tables(visit: Visit, game: str, dark: bool, size: tuple[int, int]) -> None:
    visitor = visit(dark=dark, size=size)
    visitor.context.add_init_script(AXE)
    visitor.open(visitor.create(game)["id"])
    rng = random.Random(9)
    for _ in range(6):
        visitor.ready()
        visitor.choose(rng)
    visitor.ready()
    assert not faults(visitor)
