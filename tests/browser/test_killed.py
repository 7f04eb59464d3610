"""The server is killed in mid-game and started again: no accepted choice is lost, the page comes back by itself."""

import random
from pathlib import Path

from playwright.sync_api import Browser

from tests.browser.server import Server
from tests.browser.visitor import DESKTOP, Visitor


def test_a_killed_server_loses_nothing(chromium: Browser, tmp_path: Path) -> None:
    server = Server(tmp_path)
    server.start()
    try:
        visitor = Visitor(chromium, server.address, "en", DESKTOP)
        match = visitor.create("egizia")["id"]
        visitor.open(match)
        rng = random.Random(4)
        for kill in range(2):
            for _ in range(5 + kill):
                visitor.ready()
                accepted = visitor.choose(rng)
            visitor.forgiven = ("ERR_", "Failed to load resource")
            server.kill()
            visitor.page.wait_for_selector("#ui-banner", state="visible")
            server.start()
            visitor.page.wait_for_selector("#ui-banner", state="hidden")
            now = visitor.look(match)
            assert now["seq"] >= accepted["seq"]
            told = {line["number"]: line["text"] for line in now["log"]}
            assert all(told[line["number"]] == line["text"] for line in accepted["log"])
            visitor.ready()
            visitor.forgiven = ()
        assert visitor.choose(rng)["seq"] > accepted["seq"]
        visitor.close()
    finally:
        server.kill()
