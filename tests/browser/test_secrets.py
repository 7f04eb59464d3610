"""Each sees its own secrets only: at two browsers by what comes over the network, at one screen by the curtain."""

import random
import re
from typing import Any

from benben.games import GAMES
from benben.games.egizia.tables import SPHINX_CARD
from benben.words import label
from tests.browser.conftest import Visit
from tests.browser.visitor import Visitor

SECRET = {"start_sphinx": True}


def own_card(visitor: Visitor, match: str, seat: int) -> str:
    return str(visitor.look(match, seat=seat)["view"]["position"]["seats"][seat]["sphinx"][0])


def tells(text: str, card: str) -> bool:
    """Whether a card is named: by its key anywhere, or by its name in a language."""
    names = [label(GAMES["egizia"], SPHINX_CARD, card, lang) for lang in ("en", "pl")]
    return bool(re.search(rf"(?<![a-z0-9]){card}(?![0-9])", text)) or any(name in text for name in names)


def test_two_browsers_hear_their_own_secrets_only(visit: Visit) -> None:
    first, second, watcher = visit(), visit("pl"), visit()
    made = first.create("egizia", ["human", "open"], options=SECRET)
    match, tokens = made["id"], {each["seat"]: each["token"] for each in made["seats"]}
    for visitor in (first, second, watcher):
        visitor.record_traffic()
    first.open(match)
    second.page.goto(f"/join/{match}/{tokens[1]}")
    watcher.open(match)
    assert second.page.url.endswith(f"/t/{match}")
    rng = random.Random(5)
    for turn in range(8):
        mover = (first, second)[first.look(match)["to_move"][0]]
        mover.ready()
        mover.choose(rng)
        if turn == 4:
            mover.page.click("#ui-language")
    first.page.wait_for_timeout(500)
    cards = own_card(first, match, 0), own_card(second, match, 1)
    heard = first.traffic(), second.traffic(), watcher.traffic()
    assert all(visitor.events for visitor in (first, second, watcher))
    assert tells(heard[0], cards[0]) and not tells(heard[0], cards[1])
    assert tells(heard[1], cards[1]) and not tells(heard[1], cards[0])
    assert not tells(heard[2], cards[0]) and not tells(heard[2], cards[1])
    assert tokens[1] not in heard[0] + heard[2] and tokens[0] not in heard[1] + heard[2]
    for visitor, seat in ((first, 1), (second, 0), (watcher, 0), (watcher, 1)):
        assert visitor.context.request.get(f"/api/matches/{match}?seat={seat}").status == 403
    held = [cookie for cookie in second.context.cookies() if cookie.get("httpOnly")]
    assert len(held) == 1


def asked_for(visitor: Visitor, seat: int) -> bool:
    return any(re.search(rf"[?&]seat={seat}(&|$)", url) for url in visitor.asked)


def covered(visitor: Visitor) -> Any:
    """Whether the curtain lies over everything, opaque, with nothing behind it to be reached."""
    return visitor.page.evaluate("""() => {
        const curtain = document.querySelector("#ui-curtain");
        const spots = [[5, 5], [innerWidth / 3, innerHeight / 2], [innerWidth - 5, innerHeight - 5]];
        const over = spots.every(([x, y]) => document.elementFromPoint(x, y)?.closest("#ui-curtain"));
        const colour = getComputedStyle(curtain).backgroundColor;
        const opaque = !colour.startsWith("rgba") && !colour.includes("/");
        return over && opaque && document.querySelector("main").inert;
    }""")


def test_the_curtain_falls_before_another_seat_is_shown(visit: Visit) -> None:
    visitor = visit()
    match = visitor.create("egizia", ["human", "human"], options=SECRET)["id"]
    cards = own_card(visitor, match, 0), own_card(visitor, match, 1)
    rng = random.Random(6)
    visitor.open(match)
    for _ in range(4):
        seat = visitor.look(match)["to_move"][0]
        visitor.page.wait_for_selector("#ui-curtain", state="visible")
        assert covered(visitor)
        assert not tells(visitor.page.inner_html("#ui-board"), cards[seat])
        visitor.asked.clear()
        visitor.page.click("#ui-curtain button")
        visitor.ready()
        visitor.page.wait_for_function("() => document.querySelector('#ui-curtain').hidden")
        assert asked_for(visitor, seat) and not asked_for(visitor, 1 - seat)
        board = visitor.page.inner_html("#ui-board")
        assert tells(board, cards[seat]) and not tells(board, cards[1 - seat])
        while visitor.look(match)["to_move"] == [seat]:
            visitor.ready()
            visitor.choose(rng)
