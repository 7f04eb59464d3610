"""A table in a process of its own, and people who visit it with Chromium."""

from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.server import Server
from tests.browser.visitor import CHROMIUM, DESKTOP, FLAGS, Visitor

Visit = Callable[..., Visitor]


@pytest.fixture(scope="session")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=FLAGS)
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    running = Server(tmp_path_factory.mktemp("table"))
    running.start()
    yield running
    running.kill()


@pytest.fixture
def visit(chromium: Browser, server: Server) -> Iterator[Visit]:
    """Open a browser window of one's own; at the end no page may have complained."""
    visitors: list[Visitor] = []

    def come(lang: str = "en", size: tuple[int, int] = DESKTOP, dark: bool = False, motion: bool = False) -> Visitor:
        visitors.append(Visitor(chromium, server.address, lang, size, dark, motion))
        return visitors[-1]

    yield come
    for visitor in visitors:
        visitor.close()
