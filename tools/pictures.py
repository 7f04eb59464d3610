"""Screenshots for the README and for looking at: `python tools/pictures.py [game …]`.

Each game is played by bots with a fixed seed, loaded into a table of its own, and played on from three moments.
"""

import json
import sys
import tempfile
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright
from tests.browser.server import Server
from tests.browser.visitor import CHROMIUM, DESKTOP, FLAGS, PHONE

from benben.bots import GreedyBot, Sight
from benben.core import record
from benben.core.match import Match
from benben.games import GAMES

FOLDER = Path(__file__).parents[1] / "docs" / "pictures"
JSON = {"content-type": "application/json"}
SEED = 5
AT_MOST = 250_000
COLOURS = 256
MIDDLE = 0.55
LONG_AGO = 1_000_000


def played(key: str) -> Match:
    """A whole game between bots."""
    rules = GAMES[key]
    players = 4 if 4 in rules.player_counts else rules.player_counts[-1]
    match, bot = Match(rules, rules.setup(players), SEED), GreedyBot(SEED)
    while not match.over:
        seat = match.to_move[0]
        match.play(seat, bot.choose(Sight(rules, match.state, seat)))
    return match


def own_moments(match: Match) -> list[int]:
    """After how many choices seat 0 had to choose among several."""
    again = Match(match.game, match.setup, match.seed)
    found = []
    for line in match.log:
        if line.auto or len(again.log) >= len(match.log):
            continue
        if 0 in again.to_move and len(again.legal(0)) > 1:
            found.append(len(again.log))
        asked = again.pending(line.seat)
        assert asked is not None
        again.play(line.seat, asked.domain.index[line.key])
    return found


class Camera:
    def __init__(self, browser: Browser, server: Server) -> None:
        self.browser = browser
        self.server = server
        self.desk = self.context()

    def context(self, size: tuple[int, int] = DESKTOP, dark: bool = False, lang: str = "en-GB") -> BrowserContext:
        context = self.browser.new_context(
            base_url=self.server.address,
            viewport={"width": size[0], "height": size[1]},
            color_scheme="dark" if dark else "light",
            reduced_motion="reduce",
            locale=lang,
            has_touch=size == PHONE,
        )
        if hasattr(self, "desk"):
            context.add_cookies([c for c in self.desk.cookies() if c["name"] != "benben_lang"])  # type: ignore[misc]
        return context

    def post(self, path: str, **body: Any) -> Any:
        answer = self.desk.request.post(path, data=json.dumps(body), headers=JSON)
        assert answer.ok, answer.text()
        return answer.json()

    def table(self, loaded: str, at: int, seats: int) -> str:
        kinds = ["human", *["greedy"] * (seats - 1)]
        return str(self.post(f"/api/matches/{loaded}/fork", at=at, seats=kinds)["id"])

    def finish(self, match: str) -> None:
        while not (look := self.desk.request.get(f"/api/matches/{match}?log={LONG_AGO}").json())["over"]:
            if look["options"]:
                best = self.desk.request.get(f"/api/matches/{match}/hint").json()[0]["choice"]
                self.post(f"/api/matches/{match}/choices", seq=look["seq"], choice=best)

    def take(self, name: str, path: str, context: BrowserContext | None = None, result: bool = False) -> None:
        page = (context or self.desk).new_page()
        page.goto(path)
        page.wait_for_load_state("load")
        if path.startswith("/t/"):
            page.wait_for_selector("#ui-prompt h2")
            page.wait_for_timeout(400)
            if not result:
                page.keyboard.press("Escape")
        page.wait_for_timeout(400)
        self.keep(name, page)
        page.close()

    def keep(self, name: str, page: Page) -> None:
        file = FOLDER / f"{name}.png"
        page.screenshot(path=file)
        with Image.open(file) as full:
            few = full.convert("RGB").quantize(COLOURS, Image.Quantize.MAXCOVERAGE, kmeans=1, dither=Image.Dither.NONE)
        few.save(file, optimize=True)
        size = file.stat().st_size
        print(f"{file.name:24} {size / 1000:6.0f} kB", "" if size <= AT_MOST else "too large", flush=True)


def pictures_of(camera: Camera, key: str) -> None:
    match = played(key)
    moments, seats = own_moments(match), match.setup.players
    loaded = camera.post("/api/records", record=record.write(match))["id"]
    start = camera.table(loaded, moments[0], seats)
    middle = camera.table(loaded, moments[int(MIDDLE * len(moments))], seats)
    end = camera.table(loaded, moments[-1], seats)
    camera.finish(end)
    camera.take(f"{key}-start", f"/t/{start}")
    camera.take(f"{key}-middle", f"/t/{middle}")
    camera.take(f"{key}-dark", f"/t/{middle}", camera.context(dark=True, lang="pl-PL"))
    camera.take(f"{key}-phone", f"/t/{middle}", camera.context(PHONE))
    camera.take(f"{key}-end", f"/t/{end}")
    camera.take(f"{key}-chart", f"/t/{end}", camera.context((1200, 1800)), result=True)


def main(wanted: list[str]) -> None:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        try:
            camera = Camera(browser, server)
            camera.post("/api/matches", game="egizia", players=2, seats=["human", "greedy"], names=["Merit"])
            camera.take("lobby", "/", camera.context((1440, 1500)))
            camera.take("lobby-dark", "/", camera.context(dark=True, lang="pl-PL"))
            camera.take("lobby-phone", "/", camera.context(PHONE, lang="pl-PL"))
            camera.take("rules", "/rules/egizia", camera.context())
            camera.take("components", "/components/faraon", camera.context(lang="pl-PL"))
            for key in wanted or GAMES:
                pictures_of(camera, key)
        finally:
            browser.close()
            server.kill()


if __name__ == "__main__":
    main(sys.argv[1:])
