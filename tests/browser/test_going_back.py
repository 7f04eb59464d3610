"""A choice can be taken back up to the barrier, and a page that is loaded again asks the same."""

import json
import random

from benben.words import words
from tests.browser.conftest import Visit
from tests.browser.visitor import JSON, Visitor


def beginning(visitor: Visitor) -> str:
    """A table at which seat 0 chooses first, and nobody sits at the other seat."""
    while True:
        match = str(visitor.create("egizia", ["human", "open"])["id"])
        if visitor.look(match)["to_move"] == [0]:
            return match


def undo(visitor: Visitor) -> str:
    """Ask for it, and hear what the page says."""
    visitor.page.click("#ui-undo", force=True)
    return visitor.page.inner_text("#toasts .toast >> nth=-1")


def test_a_choice_is_taken_back(visit: Visit) -> None:
    visitor = visit()
    match = beginning(visitor)
    visitor.open(match)
    visitor.ready()
    before, title = visitor.labels(), visitor.page.inner_text("#ui-prompt h2")
    assert visitor.choose(random.Random(1))["undo"] is None
    visitor.page.wait_for_selector("#ui-undo[aria-disabled=false]")
    visitor.page.click("#ui-undo")
    visitor.page.wait_for_selector("#ui-undo[aria-disabled=true]")
    visitor.ready()
    assert visitor.labels() == before
    assert visitor.page.inner_text("#ui-prompt h2") == title
    assert visitor.look(match)["at"] == 0
    assert undo(visitor) == words(None, "en")("web-undo-nothing")


def test_behind_the_barrier_nothing_is_taken_back(visit: Visit) -> None:
    visitor = visit("pl")
    match = visitor.create("egizia", ["human", "random"])["id"]
    visitor.open(match)
    rng = random.Random(2)
    refused: str | None = None
    while refused not in ("learnt", "others"):
        assert visitor.ready()
        visitor.choose(rng)
        visitor.ready()
        look = visitor.look(match)
        refused = look["undo"]
    visitor.page.wait_for_selector("#ui-undo[aria-disabled=true]")
    assert undo(visitor) == words(None, "pl")(f"web-undo-{refused}")
    wish = json.dumps({"seq": look["seq"]})
    answer = visitor.context.request.post(f"/api/matches/{match}/undo", data=wish, headers=JSON)
    assert answer.status == 422
    assert answer.json()["reason"] == refused
    assert visitor.look(match)["seq"] == look["seq"]


def test_a_page_loaded_again_asks_the_same(visit: Visit) -> None:
    visitor = visit()
    match = visitor.create("faraon")["id"]
    visitor.open(match)
    rng = random.Random(3)
    for _ in range(12):
        assert visitor.ready()
        title, before = visitor.page.inner_text("#ui-prompt h2"), visitor.labels()
        visitor.page.reload()
        assert visitor.ready()
        assert visitor.page.inner_text("#ui-prompt h2") == title
        assert visitor.labels() == before
        visitor.choose(rng)


def test_the_language_changes_without_loading_the_page(visit: Visit) -> None:
    visitor = visit()
    match = visitor.create("egizia")["id"]
    visitor.open(match)
    visitor.ready()
    visitor.page.evaluate("() => { window.kept = true; }")
    for lang in ("pl", "en"):
        visitor.page.click("#ui-language")
        title = visitor.look(match, lang=lang)["prompt"]["title"]
        visitor.page.wait_for_function(
            "(title) => document.querySelector('#ui-prompt h2').innerText === title", arg=title
        )
    assert visitor.page.evaluate("() => window.kept")
