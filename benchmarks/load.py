"""Load on the web table: many tables at once, two viewers each, on this machine only.

usage: python benchmarks/load.py [--tables 100] [--seconds 60] [--pause 4] [--game GAME] [--json]
The tables are of all games in turn, or of one (`--game`). Each has two seats, played at random, a choice every `pause`
seconds on average. Measured is the time from sending a choice until both seats, told by the event stream, hold the new
view. Afterwards a fresh server opens the stored tables.
"""

import argparse
import asyncio
import gc
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

import msgspec

PATIENCE = 30
"""Seconds after which a seat that is told nothing is an error."""


def start_server(folder: str) -> tuple[subprocess.Popen[str], str]:
    command = [sys.executable, "-m", "benben.cli", "table", "--no-browser", "--port", "0", "--data", folder]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=os.environ)
    assert server.stdout is not None
    return server, server.stdout.readline().strip()


class Offer(msgspec.Struct):
    choice: int


class Seen(msgspec.Struct):
    """What a viewer needs of a view; the rest is skipped unread, so that this script hardly weighs on the machine."""

    seq: int
    options: list[Offer]
    log: list[msgspec.Raw]


read_seen = msgspec.json.Decoder(Seen).decode


class Wire:
    """One connection to the server, kept open; requests follow one another."""

    def __init__(self, address: str, headers: dict[str, str]) -> None:
        self.host, port = address.removeprefix("http://").strip("/").split(":")
        self.port = int(port)
        self.headers = "".join(f"{name}: {value}\r\n" for name, value in {"host": self.host, **headers}.items())
        self.streams: tuple[asyncio.StreamReader, asyncio.StreamWriter] | None = None

    async def send(self, method: str, path: str, body: bytes = b"") -> asyncio.StreamReader:
        if self.streams is None or self.streams[0].at_eof():
            self.streams = await asyncio.open_connection(self.host, self.port, limit=1 << 20)
        reader, writer = self.streams
        head = f"{method} {path} HTTP/1.1\r\n{self.headers}content-type: application/json\r\n"
        writer.write(f"{head}content-length: {len(body)}\r\n\r\n".encode() + body)
        return reader

    async def ask(self, method: str, path: str, body: object = None) -> bytes:
        """The body of the answer, which must be a good one."""
        told = b"" if body is None else msgspec.json.encode(body)
        try:
            head = (await (reader := await self.send(method, path, told)).readuntil(b"\r\n\r\n")).lower()
        except (asyncio.IncompleteReadError, ConnectionError):  # closed for idleness just now: not heard, so asked anew
            self.streams = None
            head = (await (reader := await self.send(method, path, told)).readuntil(b"\r\n\r\n")).lower()
        length = int(head.split(b"content-length: ")[1].split(b"\r\n")[0])
        answer = await reader.readexactly(length)
        assert head.split()[1] in (b"200", b"201"), (head, answer[:300])
        return answer


class Table:
    def __init__(self, address: str, made: dict[str, Any]) -> None:
        self.path = f"/api/matches/{made['id']}"
        tokens = [{"authorization": f"Bearer {seat['token']}"} for seat in made["seats"]]
        self.wires = [Wire(address, token) for token in tokens]
        self.ears = [Wire(address, token) for token in tokens]
        self.told = [asyncio.Event(), asyncio.Event()]
        self.connected = [asyncio.Event(), asyncio.Event()]
        self.logs = [0, 0]
        self.views: list[Seen] = []

    async def listen(self, seat: int) -> None:
        reader = await self.ears[seat].send("GET", self.path + "/events")
        async for line in reader:
            if line.startswith(b"event: hello"):
                self.connected[seat].set()
            elif line.startswith(b"event: changed"):
                self.told[seat].set()

    async def look(self, seat: int) -> Seen:
        found = read_seen(await self.wires[seat].ask("GET", f"{self.path}?seat={seat}&log={self.logs[seat]}"))
        self.logs[seat] += len(found.log)
        return found

    async def play(self, until: float, pause: float, times: list[float]) -> None:
        views = self.views
        await asyncio.sleep(random.random() * pause)
        while time.perf_counter() < until:
            mover = next((seat for seat in (0, 1) if views[seat].options), None)
            if mover is None:
                return
            choice = random.choice(views[mover].options).choice
            self.told[1 - mover].clear()
            began = time.perf_counter()
            body = {"seq": views[mover].seq, "choice": choice, "seat": mover}
            answer, other = await asyncio.gather(
                self.wires[mover].ask("POST", f"{self.path}/choices?log={self.logs[mover]}", body),
                self.follow(1 - mover, views[mover].seq),
            )
            views[mover], views[1 - mover] = read_seen(answer), other
            times.append(time.perf_counter() - began)
            self.logs[mover] += len(views[mover].log)
            await asyncio.sleep(pause * (0.5 + random.random()))

    async def follow(self, seat: int, seq: int) -> Seen:
        """The view after the choice made at `seq`: an event may still speak of an earlier one."""
        while True:
            await asyncio.wait_for(self.told[seat].wait(), PATIENCE)
            self.told[seat].clear()
            found = await self.look(seat)
            if found.seq > seq:
                return found


async def load(
    address: str, games: list[str], tables: int, seconds: float, pause: float
) -> tuple[list[float], list[str]]:
    desk = Wire(address, {})
    rooms = []
    offered = [each["game"] for each in msgspec.json.decode(await desk.ask("GET", "/api/games"))]
    for number in range(tables):
        game = (games or offered)[number % len(games or offered)]
        wish = {"game": game, "players": 2, "seats": ["human", "human"]}
        rooms.append(Table(address, msgspec.json.decode(await desk.ask("POST", "/api/matches", wish))))
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
    desk = Wire(address, {})
    await desk.ask("GET", "/api/games")
    for path in paths:
        began = time.perf_counter()
        await desk.ask("GET", path)
        times.append(time.perf_counter() - began)
    return times


def cpu_seconds(pid: int) -> float:
    """The processor time a process has used so far; Linux only."""
    fields = Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


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
    gc.disable()  # the pauses of this script are not the server's
    with tempfile.TemporaryDirectory() as folder:
        server, address = start_server(folder)
        times, paths = asyncio.run(load(address, args.game, args.tables, args.seconds, args.pause))
        used = cpu_seconds(server.pid)
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
        "server_cpu_ms_per_choice": round(1000 * used / max(1, len(times)), 1),
        "database_bytes": size,
    }
    print(json.dumps(found) if args.json else "\n".join(f"{key}: {value}" for key, value in found.items()))


if __name__ == "__main__":
    main()
