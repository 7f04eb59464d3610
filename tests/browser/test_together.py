"""Several people at one table: who is there, what they say, how one who left is replaced, and the clock."""

from benben.words import words
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

SAY = words(None, "en")


def await_text(visitor: Visitor, place: str, text: str) -> None:
    visitor.page.wait_for_function(
        "([place, text]) => document.querySelector(place).innerText.includes(text)", arg=[place, text]
    )


def test_presence_chat_and_a_vote(visit: Visit) -> None:
    first, second, third = visit(), visit(), visit("pl")
    made = first.create("egizia", ["human", "open", "open"])
    match, tokens = made["id"], {each["seat"]: each["token"] for each in made["seats"]}
    first.open(match)
    for seat, guest in ((1, second), (2, third)):
        guest.page.goto(f"/join/{match}/{tokens[seat]}")
        await_text(first, f"#ui-seats li:nth-child({seat + 1})", SAY("web-online"))
    second.page.click("#ui-tab-chat")
    second.page.fill("#ui-chat input", "May the Nile rise <b>high</b>")
    second.page.keyboard.press("Enter")
    first.page.wait_for_selector("#ui-unread:not([hidden])")
    first.page.click("#ui-tab-chat")
    await_text(first, "#ui-chat", "May the Nile rise <b>high</b>")
    third.page.goto("/about")
    await_text(first, "#ui-seats li:nth-child(3)", SAY("web-away"))
    for voter, told in ((first, "web-voted"), (second, "web-replaced")):
        voter.page.click("#ui-seats li:nth-child(3) .calls button:last-child")
        voter.page.click("dialog[open] footer .primary")
        voter.page.wait_for_selector("#toasts .toast")
        assert voter.page.inner_text("#toasts .toast >> nth=-1") == SAY(told)
    assert first.look(match)["seats"][2]["kind"] == "greedy"


def test_the_clock_runs_out(visit: Visit) -> None:
    visitor = visit()
    while True:
        match = visitor.create("egizia", ["human", "open"], clock=3)["id"]
        if visitor.look(match)["to_move"] == [0]:
            break
    visitor.open(match)
    visitor.page.wait_for_selector("#ui-prompt .clock")
    visitor.page.wait_for_selector("#ui-log li .token")
    assert visitor.look(match)["at"] > 0
