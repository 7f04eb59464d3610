"""Bots think and boards are drawn in processes of their own, so that neither ever blocks the table."""

import asyncio
import os
import threading
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import get_context, parent_process
from typing import Any

from benben.bots import Sight, bot
from benben.core import codec
from benben.games import GAMES, game
from benben.words import LANGS, words


def choose(key: str, name: str, seed: int, data: dict[str, Any], seat: int) -> int:
    rules = game(key)
    return bot(name, seed).choose(Sight(rules, codec.load(rules, data), seat))


def draw(key: str, view: dict[str, Any], lang: str, tall: bool) -> str:
    return game(key).face().draw(view, lang, tall)


def prepare() -> None:
    """Load what drawing needs."""
    for rules in GAMES.values():
        rules.face()
        for lang in LANGS:
            words(rules.key, lang)


def end_with_the_server() -> None:
    """A server that is killed cannot end its processes, so they watch it."""
    server = parent_process()
    assert server is not None

    def watch() -> None:
        server.join()
        os._exit(0)

    threading.Thread(target=watch, daemon=True).start()


class Helpers:
    """A pool of processes; one that dies is replaced and its task begun again."""

    def __init__(self, workers: int) -> None:
        self.workers = workers
        self.pool = self._pool()
        self.ready = False
        """Has a process begun to work? Until then others need not wait for it."""

    async def begin(self) -> None:
        await self.run(prepare)
        self.ready = True

    def _pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self.workers, mp_context=get_context("spawn"), initializer=end_with_the_server)

    async def run(self, task: Any, *args: Any) -> Any:
        loop = asyncio.get_running_loop()
        for attempt in range(3):
            pool = self.pool
            try:
                return await loop.run_in_executor(pool, task, *args)
            except BrokenProcessPool:
                if attempt == 2:
                    raise
                if pool is self.pool:
                    self.pool = self._pool()
        raise AssertionError

    def close(self) -> None:
        self.pool.shutdown(wait=False, cancel_futures=True)
