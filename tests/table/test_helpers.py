"""The processes in which bots think and boards are drawn."""

import asyncio
import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import pytest

from benben.core.match import Match
from benben.core.state import WATCHER
from benben.games import GAMES
from benben.table.thinking import Helpers, draw

SERVER = """
import asyncio, os, signal
from benben.table.thinking import Helpers

async def main():
    print(await Helpers(1).run(os.getpid), flush=True)
    os.kill(os.getpid(), signal.SIGKILL)

if __name__ == "__main__":
    asyncio.run(main())
"""
PATIENCE = 20


def alive(pid: int) -> bool:
    try:
        return " Z " not in Path(f"/proc/{pid}/stat").read_text()
    except (FileNotFoundError, ProcessLookupError):
        return False


def test_they_end_with_a_server_that_is_killed(tmp_path: Path) -> None:
    script = tmp_path / "server.py"
    script.write_text(SERVER)
    env = {**os.environ, "PYTHONPATH": os.pathsep.join(path for path in sys.path if path)}
    with subprocess.Popen([sys.executable, script], stdout=subprocess.PIPE, text=True, env=env) as server:
        assert server.stdout is not None
        helper = int(server.stdout.readline())
    until = time.monotonic() + PATIENCE
    while alive(helper):
        assert time.monotonic() < until, "the helper outlives its server"
        time.sleep(0.05)


@pytest.mark.parametrize("key", GAMES)
def test_a_board_is_drawn_alike_elsewhere(key: str) -> None:
    rules = GAMES[key]
    view = Match(rules, rules.setup(rules.player_counts[-1]), 3).view(WATCHER)

    async def elsewhere() -> str:
        artists = Helpers(1)
        try:
            await artists.begin()
            assert artists.ready
            return str(await artists.run(draw, key, view, "pl", True))
        finally:
            artists.close()

    with ThreadPoolExecutor(1) as aside:  # the browser tests may keep a loop running in this thread
        drawn = aside.submit(asyncio.run, elsewhere()).result()
    assert drawn == rules.face().draw(view, "pl", True)
