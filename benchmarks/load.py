"""Load on the web table: many tables at once, two viewers each, on this machine only.

usage: python benchmarks/load.py [--tables 100] [--seconds 60] [--pause 4] [--game GAME] [--json]
The tables are of all games in turn, or of one (`--game`). Each has two seats, played at random, a choice every `pause`
seconds on average. Measured is the time from sending a choice until both seats, told by the event stream, hold the new
view. Afterwards a fresh server opens the stored tables.
"""

import argparse
import asyncio
import json
import os
import random
import signal
import subprocess
import sys
import tempfile
import time
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 30
"""Seconds after which a seat that is told nothing is an error."""


def start_server(folder: str) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "benben.cli", "table", "--no-browser", "--port", "0", "--data", folder]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ)
    assert server.stdout is not None
    return server, server.stdout.readline().strip()


class Table:
    def __init__(self, client: httpx.AsyncClient, made: dict[str, Any]) -> None:
        self.client = client
        self.path = f"/api/matches/{made['id']}"
        self.headers = [{"authorization": f"Bearer {seat['token']}"} for seat in made["seats"]]
        self.told = [asyncio.Event(), asyncio.Event()]
        self.connected = [asyncio.Event(), asyncio.Event()]
        self.logs = [0, 0]
        self.views: list[Any] = []

    async def listen(self, seat: int) -> None:
        async with self.client.stream("GET", self.path + "/events", headers=self.headers[seat], timeout=None) as stream:
            async for line in stream.aiter_lines():
                if line.startswith("event: hello"):
                    self.connected[seat].set()
                elif line.startswith("event: changed"):
                    self.told[seat].set()

    async def look(self, seat: int) -> Any:
        query = {"seat": seat, "log": self.logs[seat]}
        answer = await self.client.get(self.path, headers=self.headers[seat], params=query)
        answer.raise_for_status()
        found = answer.json()
        self.logs[seat] += len(found["log"])
        return found

    async def play(self, until: float, pause: float, times: list[float]) -> None:
        views = self.views
        await asyncio.sleep(random.random() * pause)
        while time.perf_counter() < until:
            mover = next((seat for seat in (0, 1) if views[seat]["options"]), None)
            if mover is None:
                return
            choice = random.choice(views[mover]["options"])["choice"]
            self.told[1 - mover].clear()
            began = time.perf_counter()
            body = {"seq": views[mover]["seq"], "choice": choice, "seat": mover}
            query = {"log": self.logs[mover]}
            answer, other = await asyncio.gather(
                self.client.post(self.path + "/choices", json=body, headers=self.headers[mover], params=query),
                self.follow(1 - mover, views[mover]["seq"]),
            )
            answer.raise_for_status()
            times.append(time.perf_counter() - began)
            views[mover], views[1 - mover] = answer.json(), other
            self.logs[mover] += len(views[mover]["log"])
            await asyncio.sleep(pause * (0.5 + random.random()))

    async def follow(self, seat: int, seq: int) -> Any:
        """The view after the choice made at `seq`: an event may still speak of an earlier one."""
        while True:
            await asyncio.wait_for(self.told[seat].wait(), PATIENCE)
            self.told[seat].clear()
            found = await self.look(seat)
            if found["seq"] > seq:
                return found


async def load(
    address: str, games: list[str], tables: int, seconds: float, pause: float
) -> tuple[list[float], list[str]]:
    limits = httpx.Limits(max_connections=None, max_keepalive_connections=None)
    async with httpx.AsyncClient(base_url=address, limits=limits, timeout=30) as client:
        rooms = []
        offered = [each["game"] for each in (await client.get("/api/games")).json()]
        for number in range(tables):
            game = (games or offered)[number % len(games or offered)]
            body = {"game": game, "players": 2, "seats": ["human", "human"]}
            rooms.append(Table(client, (await client.post("/api/matches", json=body)).json()))
            client.cookies.clear()
        listeners = [asyncio.create_task(room.listen(seat)) for room in rooms for seat in (0, 1)]
        async with asyncio.timeout(PATIENCE):
            for room in rooms:
                for connected in room.connected:
                    await connected.wait()
        for room in rooms:
            room.views = [await room.look(0), await room.look(1)]
        times: list[float] = []
        until = time.perf_counter() + seconds
        await asyncio.gather(*(room.play(until, pause, times) for room in rooms))
        for listener in listeners:
            listener.cancel()
        return times, [room.path for room in rooms]


async def reopen(address: str, paths: list[str]) -> list[float]:
    """How long a fresh server takes to show each stored table for the first time."""
    times = []
    async with httpx.AsyncClient(base_url=address, timeout=30) as client:
        await client.get("/api/games")
        for path in paths:
            began = time.perf_counter()
            (await client.get(path)).raise_for_status()
            times.append(time.perf_counter() - began)
    return times


def quantile(times: list[float], share: float) -> float:
    return round(1000 * sorted(times)[min(len(times) - 1, int(share * len(times)))], 1)


def main() -> None:
    cli = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cli.add_argument("--tables", type=int, default=100)
    cli.add_argument("--seconds", type=float, default=60)
    cli.add_argument("--pause", type=float, default=4)
    cli.add_argument("--game", action="append", default=[])
    cli.add_argument("--json", action="store_true")
    args = cli.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        server, address = start_server(folder)
        times, paths = asyncio.run(load(address, args.game, args.tables, args.seconds, args.pause))
        server.send_signal(signal.SIGKILL)
        server.wait()
        size = sum(path.stat().st_size for path in Path(folder).iterdir())
        server, address = start_server(folder)
        opened = asyncio.run(reopen(address, paths))
        server.send_signal(signal.SIGINT)
        server.wait()
    found = {
        "tables": args.tables,
        "choices": len(times),
        "choices_per_second": round(len(times) / args.seconds, 1),
        "choice_ms": {"p50": quantile(times, 0.5), "p95": quantile(times, 0.95), "p99": quantile(times, 0.99)},
        "open_ms": {"p50": quantile(opened, 0.5), "p99": quantile(opened, 0.99), "first": round(1000 * opened[0], 1)},
        "database_bytes": size,
    }
    print(json.dumps(found) if args.json else "\n".join(f"{key}: {value}" for key, value in found.items()))


if __name__ == "__main__":
    main()
