"""What helps a player: explanations, reasons, hints, the log, confirming, zoom, pieces that travel or do not."""

import random
import re
from typing import Any

from benben.words import words
from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, Visitor

SAY = words(None, "en")
SCALE = "() => new DOMMatrix(getComputedStyle(document.querySelector('.board-sheet')).transform).a"


def own_turn(visitor: Visitor, game: str = "egizia") -> dict[str, Any]:
    """A table of this browser's at which it is to choose, opened."""
    while True:
        match = visitor.create(game, ["human", "open"])["id"]
        look = visitor.look(match)
        if look["to_move"] == [0]:
            visitor.open(match)
            visitor.ready()
            return look


def popover(visitor: Visitor) -> str:
    visitor.page.wait_for_selector("#ui-popover", state="visible")
    return visitor.page.inner_text("#ui-popover")


def test_pieces_are_explained_with_their_rule(visit: Visit) -> None:
    visitor = visit()
    own_turn(visitor)
    piece = visitor.page.locator("#ui-board [data-explain][data-rule]:not(.lit, .lit *)").first
    piece.hover()
    told = popover(visitor)
    assert str(piece.get_attribute("data-rule")) in told
    visitor.page.mouse.move(5, 5)
    visitor.page.wait_for_selector("#ui-popover", state="hidden")
    visitor.page.click("#ui-prompt [data-rule-link]")
    assert len(popover(visitor)) > 80
    link = visitor.page.get_attribute("#ui-popover a", "href")
    assert link is not None
    visitor.page.keyboard.press("Escape")
    visitor.page.wait_for_selector("#ui-popover", state="hidden")
    visitor.page.goto(link)
    assert visitor.page.locator(":target").count() == 1


def test_a_long_press_explains_on_a_phone(visit: Visit) -> None:
    visitor = visit(size=PHONE)
    own_turn(visitor)
    visitor.page.evaluate("""() => {
        const piece = document.querySelector("#ui-board .lit, #ui-board [data-explain]");
        const box = piece.getBoundingClientRect();
        const at = { bubbles: true, pointerType: "touch", pointerId: 9, clientX: box.x + 4, clientY: box.y + 4 };
        piece.dispatchEvent(new PointerEvent("pointerdown", at));
    }""")
    assert popover(visitor)
    assert visitor.look(visitor.page.url.rsplit("/", 1)[1])["at"] == 0


def test_what_is_not_possible_says_why(visit: Visit) -> None:
    visitor = visit()
    match = visitor.create("faraon")["id"]
    visitor.open(match)
    rng = random.Random(11)
    while visitor.ready() and not (look := visitor.look(match))["greyed"]:
        visitor.choose(rng)
    visitor.page.click(".greyed-list summary")
    told = visitor.page.inner_text(".greyed-list")
    for greyed in look["greyed"]:
        assert greyed["label"] in told and greyed["reason"] in told and greyed["rule"] in told


def test_options_places_and_log_point_at_each_other(visit: Visit) -> None:
    visitor = visit()
    own_turn(visitor)
    match = visitor.page.url.rsplit("/", 1)[1]
    lit = visitor.page.locator("#ui-board .lit[data-choice]").first
    choice = lit.get_attribute("data-choice")
    visitor.page.hover(f"#ui-prompt .option[data-choice='{choice}']")
    assert "pointed" in (lit.get_attribute("class") or "")
    lit.hover()
    assert "pointed" in (visitor.page.get_attribute(f"#ui-prompt .option[data-choice='{choice}']", "class") or "")
    visitor.choose(random.Random(1))
    line, place = next(
        (line, place)
        for line in visitor.look(match, log=0)["log"]
        for place in line["places"]
        if visitor.page.locator(f"#ui-board [id='{place}']").count()
    )
    visitor.page.hover(f"#ui-log li[data-number='{line['number']}']")
    visitor.page.wait_for_selector(f"#ui-board [id='{place}'].spoken")
    visitor.page.evaluate("document.querySelector('#ui-language').click()")
    visitor.page.wait_for_selector("html[lang=pl] #ui-board .spoken")
    assert visitor.page.locator("#ui-live p").count() > 0


def test_a_hint_ranks_with_reasons(visit: Visit) -> None:
    visitor = visit()
    look = own_turn(visitor)
    visitor.page.keyboard.press("h")
    visitor.page.wait_for_selector(".hints li")
    assert visitor.page.locator(".hints li").count() == min(6, len(look["options"]))
    assert visitor.page.locator(".hints .reason").count() > 0
    best = visitor.page.inner_text(".hints li:first-child .link")
    with visitor.page.expect_response(re.compile("/choices")):
        visitor.page.click(".hints li:first-child .link")
    visitor.page.wait_for_selector("#ui-log li .token")
    assert best in [option["label"] for option in look["options"]]


def test_final_choices_are_confirmed_if_wished(visit: Visit) -> None:
    visitor = visit()
    match = own_turn(visitor)["id"]
    visitor.page.click("#ui-menu")
    visitor.page.check("dialog .check input")
    visitor.page.keyboard.press("Escape")
    while True:
        look = visitor.look(match)
        choice = look["options"][0]["choice"]
        final = visitor.context.request.get(f"/api/matches/{match}/choices/{choice}").json()["final"]
        visitor.page.click(f"#ui-prompt .option[data-choice='{choice}']")
        if final:
            break
        visitor.page.wait_for_function("() => !document.querySelector('#ui-prompt .pressed')")
        visitor.ready()
    visitor.page.wait_for_selector("dialog[open] .primary")
    visitor.page.keyboard.press("Escape")
    assert visitor.look(match)["seq"] == look["seq"]
    visitor.ready()
    visitor.page.click(f"#ui-prompt .option[data-choice='{choice}']")
    with visitor.page.expect_response(re.compile("/choices[?]")):
        visitor.page.click("dialog[open] footer .primary")
    assert visitor.look(match)["seq"] == look["seq"] + 1


def test_zoom_and_pan(visit: Visit) -> None:
    visitor = visit()
    own_turn(visitor)
    visitor.page.keyboard.press("+")
    assert visitor.page.evaluate(SCALE) > 1.3
    visitor.page.click("#ui-language")
    visitor.page.wait_for_selector("html[lang=pl]")
    assert visitor.page.evaluate(SCALE) > 1.3
    visitor.page.mouse.move(400, 400)
    visitor.page.mouse.wheel(0, -300)
    assert visitor.page.evaluate(SCALE) > 1.5
    visitor.page.click("#ui-whole")
    assert visitor.page.evaluate(SCALE) == 1


def count_moving(visitor: Visitor) -> int:
    """How many animations of the board the next choice starts, beside the pulse of lit places."""
    visitor.page.evaluate("""() => {
        window.moved = 0;
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (...given) { window.moved += 1; return animate.apply(this, given); };
    }""")
    visitor.choose(random.Random(1))
    visitor.page.wait_for_selector("#ui-log li .token")
    return int(visitor.page.evaluate("() => window.moved"))


def test_pieces_travel(visit: Visit) -> None:
    visitor = visit(motion=True)
    own_turn(visitor)
    assert count_moving(visitor) > 0


def test_nothing_moves_where_reduced_motion_is_wished(visit: Visit) -> None:
    visitor = visit()
    own_turn(visitor)
    assert count_moving(visitor) == 0
    visitor.page.click("#ui-menu")
    assert SAY("web-reduced-motion") in visitor.page.inner_text("dialog[open]")


def test_nothing_moves_where_the_setting_says_so(visit: Visit) -> None:
    visitor = visit(motion=True)
    own_turn(visitor)
    visitor.page.click("#ui-menu")
    visitor.page.check("dialog input[name=speed][value=off]", force=True)
    visitor.page.keyboard.press("Escape")
    assert count_moving(visitor) == 0


def test_the_wheel_turns(visit: Visit) -> None:
    visitor = visit(motion=True)
    match = visitor.create("faraon")["id"]
    visitor.open(match)
    visitor.page.evaluate("() => localStorage.setItem('benben-speed', 'fast')")
    visitor.page.evaluate("""() => {
        window.turns = [];
        const animate = Element.prototype.animate;
        Element.prototype.animate = function (frames, more) {
            if (this.id === "wheel") window.turns.push(frames[0].transform);
            return animate.call(this, frames, more);
        };
    }""")
    rng = random.Random(3)
    while visitor.ready() and not (turns := visitor.page.evaluate("() => window.turns")):
        visitor.choose(rng)
    assert all(re.fullmatch(r"rotate\(-?(72|144)deg\)", turn) for turn in turns), turns
