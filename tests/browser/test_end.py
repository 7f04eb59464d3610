"""After the end: breakdown, replay, the address of a moment, record, playing on, rematch; and since my last turn."""

import random
import re
from typing import Any

import pytest
from playwright.sync_api import Browser

from tests.browser.conftest import Visit
from tests.browser.server import Server
from tests.browser.visitor import DESKTOP, Visitor


@pytest.fixture(scope="module")
def finished(chromium: Browser, server: Server) -> tuple[Any, str]:
    """The cookies of one who has played a game to its end, and the game."""
    visitor = Visitor(chromium, server.address, "en", DESKTOP)
    match = visitor.create("egizia", ["human", "random"])["id"]
    rng = random.Random(12)
    while not (look := visitor.look(match, log=1_000_000))["over"]:
        if look["options"]:
            choice = rng.choice(look["options"])["choice"]
            visitor.context.request.post(f"/api/matches/{match}/choices", data={"seq": look["seq"], "choice": choice})
    cookies = visitor.context.cookies()
    visitor.close()
    return cookies, match


def returned(visit: Visit, finished: tuple[Any, str]) -> tuple[Visitor, str]:
    visitor = visit()
    visitor.context.add_cookies(finished[0])
    return visitor, finished[1]


def test_the_result_is_broken_down(visit: Visit, finished: tuple[Any, str]) -> None:
    visitor, match = returned(visit, finished)
    visitor.open(match)
    visitor.page.wait_for_selector("dialog.result")
    result = visitor.look(match)["result"]
    assert visitor.page.locator("dialog .breakdown tbody tr").count() == len(result["sources"]) + 1
    totals = visitor.page.locator("dialog .breakdown .total td").all_inner_texts()
    assert [int(total.replace("−", "-")) for total in totals] == result["scores"]
    assert visitor.page.locator("dialog .stack").count() == 2
    assert visitor.page.locator("dialog .lines-chart .line").count() == 2
    with visitor.page.expect_download() as download:
        visitor.page.click("dialog a[download]")
    assert download.value.path().read_text(encoding="utf-8").startswith("benben record 1")


def test_any_moment_has_an_address(visit: Visit, finished: tuple[Any, str]) -> None:
    visitor, match = returned(visit, finished)
    visitor.page.goto(f"/t/{match}?at=20")
    visitor.page.wait_for_selector("#ui-replay input")
    then = visitor.look(match, at=20)
    visitor.page.wait_for_function("(at) => document.querySelector('#ui-replay output').innerText.startsWith(at)",
                                   arg=f"{then['at']} /")  # fmt: skip
    visitor.page.locator("#ui-replay input").fill("40")
    visitor.page.wait_for_url("**/t/*?at=4*")
    visitor.page.click("#ui-replay .steps button >> nth=1")
    visitor.page.wait_for_url(re.compile(r"at=4[3-9]$"))
    visitor.page.click("#ui-replay .steps button >> nth=1")
    visitor.page.click("#ui-replay .primary")
    visitor.page.wait_for_url(f"**/t/{match}")


def test_playing_on_from_a_moment(visit: Visit, finished: tuple[Any, str]) -> None:
    visitor, match = returned(visit, finished)
    visitor.page.goto(f"/t/{match}?at=30")
    visitor.page.wait_for_selector("#ui-replay .ways button")
    visitor.page.click("#ui-replay .ways button >> nth=0")
    visitor.page.click("dialog[open] footer .primary")
    visitor.page.wait_for_url(lambda url: match not in url)
    assert visitor.ready()
    forked = visitor.page.url.rsplit("/", 1)[1]
    assert visitor.look(forked)["at"] >= 30
    visitor.choose(random.Random(1))


def test_rematch_and_a_record_that_is_loaded(visit: Visit, finished: tuple[Any, str]) -> None:
    visitor, match = returned(visit, finished)
    visitor.open(match)
    visitor.page.click("dialog.result footer .primary")
    visitor.page.wait_for_url(lambda url: match not in url)
    assert visitor.ready()
    text = visitor.context.request.get(f"/api/matches/{match}/record").text()
    visitor.page.goto("/")
    visitor.page.click("[data-load]")
    visitor.page.fill("#load-text", "nonsense")
    visitor.forgiven = ("422",)
    visitor.page.click("dialog[open] footer .primary")
    visitor.page.wait_for_selector("#toasts .bad")
    visitor.page.fill("#load-text", text)
    visitor.page.click("dialog[open] footer .primary")
    visitor.page.wait_for_url("**/t/*?at=0")
    visitor.page.wait_for_selector("#ui-replay input")


def test_what_happened_since_my_last_turn(visit: Visit) -> None:
    visitor = visit()
    match = visitor.create("egizia", ["human", "random", "random"])["id"]
    visitor.open(match)
    rng = random.Random(14)
    while visitor.ready() and not visitor.page.is_visible("#ui-since"):
        visitor.choose(rng)
    at = visitor.look(match)["at"]
    visitor.page.click("#ui-since")
    visitor.page.wait_for_selector("#ui-replay", state="visible")
    visitor.page.wait_for_selector("#ui-replay", state="hidden")
    assert visitor.ready()
    assert visitor.look(match)["at"] == at
