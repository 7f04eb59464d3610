"""A person at a browser: opens tables, clicks what is offered, and hears every complaint of the page."""

import json
import random
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Browser, ConsoleMessage, Page, Request, Response

DESKTOP = (1440, 900)
PHONE = (390, 844)
CHROMIUM = "/usr/bin/chromium"
FLAGS = [
    "--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking",
    "--disable-component-update", "--disable-sync",
]  # fmt: skip
SHORTEST: dict[str, dict[str, Any]] = {"kemet": {"last_round": 6}}
"""Options that bring a game of random choices to its end."""
READY = """() => document.querySelector("dialog.result") !== null
    || (document.querySelector("#ui-curtain").hidden
        && document.querySelector("#ui-prompt .option:not([aria-disabled])") !== null)"""
SPOTS = """() => {
    const seen = (element, x, y) => document.elementFromPoint(x, y)?.closest(".lit, .option") === element;
    const middle = (element) => {
        const box = element.getBoundingClientRect();
        return [box.x + box.width / 2, box.y + box.height / 2];
    };
    const places = [];
    for (const place of document.querySelectorAll("#ui-board .lit[data-choice]")) {
        const [x, y] = middle(place);
        if (seen(place, x, y)) places.push({ kind: "place", choice: Number(place.dataset.choice), x, y });
    }
    const buttons = [...document.querySelectorAll("#ui-prompt .option")].map((button) => Number(button.dataset.choice));
    return { places, buttons };
}"""
SPOT_OF_BUTTON = """(choice) => {
    const button = document.querySelector(`#ui-prompt .option[data-choice="${choice}"]`);
    button.scrollIntoView({ block: "center", behavior: "instant" });
    const box = button.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const hit = document.elementFromPoint(x, y)?.closest(".option") === button;
    return { x, y, hit };
}"""


class Visitor:
    def __init__(
        self, browser: Browser, address: str, lang: str, size: tuple[int, int], dark: bool = False, motion: bool = False
    ) -> None:
        self.address = address
        self.touch = size == PHONE
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": size[0], "height": size[1]},
            locale="pl-PL" if lang == "pl" else "en-GB",
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            has_touch=self.touch,
        )
        self.page: Page = self.context.new_page()
        self.page.set_default_timeout(20_000)
        self.faults: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self.answers: list[Response] = []
        self.events: list[str] = []
        self.asked: list[str] = []
        self.places = self.buttons = 0
        self.page.on("console", self._hear)
        self.page.on("pageerror", lambda fault: self.faults.append(str(fault)))
        self.page.on("request", self._note)

    def _hear(self, message: ConsoleMessage) -> None:
        if message.type == "error" and not any(word in message.text for word in self.forgiven):
            self.faults.append(message.text)

    def _note(self, request: Request) -> None:
        self.asked.append(request.url)

    def record_traffic(self) -> None:
        """Keep everything that comes over the network: every answer, and every event of a stream."""
        self.page.on("response", lambda answer: self.answers.append(answer))
        wire = self.context.new_cdp_session(self.page)
        wire.send("Network.enable")
        wire.on("Network.eventSourceMessageReceived", lambda event: self.events.append(event["data"]))

    def traffic(self) -> str:
        texts = [answer.text() for answer in self.answers if answer.ok and not answer.url.endswith("/events")]
        return "\n".join([*texts, *self.events])

    def close(self) -> None:
        self.context.close()
        assert not self.faults, self.faults

    # --- Tables ---

    def create(self, game: str, seats: list[str] | None = None, **more: Any) -> dict[str, Any]:
        """A new table; the seats of people are this browser's."""
        games = {each["game"]: each for each in self.context.request.get("/api/games").json()}
        mode = games[game]["modes"][0]
        kinds = seats or ["human"] + ["random"] * (mode["players"][0] - 1)
        wish = {"game": game, "players": len(kinds), "seats": kinds, "options": SHORTEST.get(game, {}), **more}
        answer = self.context.request.post("/api/matches", data=json.dumps(wish), headers=JSON)
        assert answer.ok, answer.text()
        found: dict[str, Any] = answer.json()
        return found

    def open(self, match: str) -> None:
        self.page.goto(f"/t/{match}")
        self.page.wait_for_selector("#ui-board svg")

    def look(self, match: str, **more: Any) -> dict[str, Any]:
        found: dict[str, Any] = self.context.request.get(f"/api/matches/{match}", params=more).json()
        return found

    # --- Playing ---

    def ready(self) -> bool:
        """Wait until something can be chosen; False if the game is over."""
        self.page.wait_for_function(READY, timeout=60_000)
        return self.page.query_selector("dialog.result") is None

    def answered(self, act: Callable[[], None]) -> dict[str, Any]:
        """The table's answer to the choice that an act makes."""
        with self.page.expect_response(is_choice) as got:
            act()
        assert got.value.status == 200, got.value.text()
        found: dict[str, Any] = got.value.json()
        return found

    def choose(self, rng: random.Random) -> dict[str, Any]:
        """Click something at random: a lit place if there is one in sight, else, or sometimes, a button."""
        spots = self.page.evaluate(SPOTS)
        assert spots["buttons"], "nothing to choose"
        if spots["places"] and rng.random() < 0.6:
            spot = rng.choice(spots["places"])
            self.places += 1
        else:
            spot = self.page.evaluate(SPOT_OF_BUTTON, rng.choice(spots["buttons"]))
            assert spot["hit"], "an option is covered by something"
            self.buttons += 1
        return self.answered(lambda: self.press(spot["x"], spot["y"]))

    def press(self, x: float, y: float) -> None:
        if self.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def labels(self) -> list[str]:
        """What the options are called."""
        return self.page.locator("#ui-prompt .option .label").all_inner_texts()


JSON = {"content-type": "application/json"}


def is_choice(response: Response) -> bool:
    return response.request.method == "POST" and "/choices" in response.url
