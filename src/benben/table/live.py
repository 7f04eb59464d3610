"""The rooms in which matches are played: the server is authoritative, and what it accepts is written down first."""

import asyncio
import contextlib
import logging
import secrets
from collections import OrderedDict
from datetime import UTC, datetime
from typing import Any

from benben.bots import BOTS
from benben.core import codec
from benben.core.engine import refuse
from benben.core.game import BadSetup, Game, Value, kind_of
from benben.core.match import Match
from benben.games import game
from benben.table.course import kept
from benben.table.store import Conflict, Row, Store, now
from benben.table.thinking import Helpers, choose
from benben.table.tokens import hashed, new_id, new_token

HUMAN = "human"
OPEN = "open"
AUTOMA = "automa"
UNDO = "undo"
ROOMS_KEPT = 500
QUEUE = 100
DEFAULT_SETTINGS: dict[str, Any] = {"public": False, "clock": 0, "patience": 5, "loaded": False}

log = logging.getLogger("benben.table")


class Stale(Exception):
    """The answer is to an older position than the present one."""


def in_utc(moment: datetime) -> datetime:
    """A stored moment; SQLite forgets that it is in UTC."""
    return moment if moment.tzinfo else moment.replace(tzinfo=UTC)


class Seat:
    def __init__(self, row: Row) -> None:
        self.kind: str = row["kind"]
        self.name: str = row["name"]
        self.token: str = row["token"]

    @property
    def is_bot(self) -> bool:
        return self.kind in BOTS


class Room:
    """One match, those who look at it, and what they said."""

    def __init__(self, row: Row, seats: list[Seat], match: Match, seq: int, chat: list[Row]) -> None:
        self.id: str = row["id"]
        self.created: datetime = in_utc(row["created"])
        self.settings: dict[str, Any] = {**DEFAULT_SETTINGS, **row["settings"]}
        self.seats = seats
        self.match = match
        self.seq = seq
        self.chat = chat
        self.lock = asyncio.Lock()
        self.listeners: dict[asyncio.Queue[Row], list[int]] = {}
        self.votes: dict[int, set[int]] = {}
        self.waiting_since: datetime = in_utc(row["touched"])
        self.bots_run: asyncio.Task[None] | None = None
        self.drawn: dict[tuple[Any, ...], Any] = {}
        self.thinking: int | None = None
        self.asked_since: dict[int, int] = {}
        """Where several choose at once: since which seq a seat is asked the same."""
        self.course: list[list[int]] = []
        """Scores as they changed, once the match is over and somebody has looked."""

    def answers_now(self, seat: int, seq: int) -> bool:
        """Whether a choice made at this seq still answers what the seat is asked."""
        return self.asked_since.get(seat, self.seq) <= seq <= self.seq

    @property
    def humans(self) -> list[int]:
        return [seat for seat, who in enumerate(self.seats) if who.kind == HUMAN]

    def online(self, seat: int) -> bool:
        return any(seat in held for held in self.listeners.values())

    def tell(self, event: str, data: Row) -> None:
        """Let every listener know; one that does not keep up is cut off and will resume."""
        for queue in list(self.listeners):
            try:
                queue.put_nowait({"event": event, "id": self.seq, "data": data})
            except asyncio.QueueFull:
                self.listeners.pop(queue, None)

    def changed(self) -> None:
        self.drawn.clear()
        self.course = []
        self.waiting_since = now()
        self.votes.clear()
        self.tell("changed", {"seq": self.seq, "to_move": self.match.to_move, "over": self.match.over})


def question(match: Match, seat: int) -> tuple[object, list[int]]:
    """What a seat is asked, and what it may choose."""
    return match.pending(seat), list(match.legal(seat))


def replay_entries(match: Match, rows: list[Row]) -> None:
    """Play stored entries of the log."""
    for row in rows:
        if row["kind"] == UNDO:
            match.undo(row["seat"])
        else:
            asked = match.pending(row["seat"])
            assert asked is not None and kind_of(type(asked)) == row["kind"], f"log of another game: {row}"
            match.play(row["seat"], asked.domain.index[row["key"]])


class Hall:
    """All rooms: those in memory, and those to be loaded."""

    def __init__(self, store: Store, thinkers: Helpers, artists: Helpers | None) -> None:
        self.store = store
        self.thinkers = thinkers
        self.artists = artists
        self.rooms: OrderedDict[str, Room] = OrderedDict()
        self.loading: dict[str, asyncio.Lock] = {}
        self.tasks: set[asyncio.Task[None]] = set()
        self.clock: asyncio.Task[None] | None = None

    async def open(self) -> None:
        await self.store.open()
        self.clock = asyncio.create_task(self._keep_time())
        if self.artists is not None:
            begun = asyncio.create_task(self.artists.begin())
            self.tasks.add(begun)
            begun.add_done_callback(self.tasks.discard)

    async def close(self) -> None:
        for task in [*self.tasks, *([self.clock] if self.clock else [])]:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        self.thinkers.close()
        if self.artists is not None:
            self.artists.close()
        await self.store.close()

    async def create(
        self,
        rules: Game,
        players: int,
        options: dict[str, Value],
        kinds: list[str],
        names: list[str] | None = None,
        settings: Row | None = None,
        seed: int | None = None,
        rows: list[Row] | None = None,
    ) -> tuple[Room, dict[int, str]]:
        """Set up a match; a token for every seat that is not a bot's."""
        setup = rules.setup(players, options)
        if len(kinds) != players:
            raise BadSetup(f"{len(kinds)} seats for {players} players; name each: human, open, {', '.join(BOTS)}")
        for kind in kinds:
            if kind not in (HUMAN, OPEN, *BOTS):
                raise BadSetup(f"seat {kind!r} is not one of {', '.join([HUMAN, OPEN, *BOTS])}")
        key, at = new_id(), now()
        seed = secrets.randbits(128) if seed is None else seed
        match = Match(rules, setup, seed)
        stored = [{**row, "match": key, "seq": seq, "at": at} for seq, row in enumerate(rows or [], start=1)]
        replay_entries(match, stored)
        tokens = {seat: new_token() for seat, kind in enumerate(kinds) if kind in (HUMAN, OPEN)}
        row = {
            "id": key,
            "game": rules.key,
            "rules": rules.rules_version,
            "players": players,
            "mode": setup.mode,
            "options": setup.options,
            "settings": {**DEFAULT_SETTINGS, **(settings or {})},
            "seed": f"{seed:032x}",
            "created": at,
            "touched": at,
            "over": match.over,
        }
        shown = [*(names or []), *[""] * players]
        places = [
            {"match": key, "seat": seat, "kind": kind, "name": shown[seat],
             "token": hashed(tokens[seat]) if seat in tokens else ""}
            for seat, kind in enumerate(kinds)
        ]  # fmt: skip
        await self.store.add_match(row, places, stored, {"seq": len(stored), "data": kept(match)} if stored else None)
        room = Room(row, [Seat(place) for place in places], match, len(stored), [])
        self._remember(room)
        self.wake_bots(room)
        return room, tokens

    async def room(self, key: str) -> Room | None:
        """A room by its id, from memory or from the store."""
        found = self.rooms.get(key)
        if found is not None:
            self.rooms.move_to_end(key)
            return found
        lock = self.loading.setdefault(key, asyncio.Lock())
        async with lock:
            if key in self.rooms:
                return self.rooms[key]
            room = await self._load(key)
            self.loading.pop(key, None)
            if room is not None:
                self._remember(room)
                self.wake_bots(room)
            return room

    def _remember(self, room: Room) -> None:
        self.rooms[room.id] = room
        for key, old in list(self.rooms.items()):
            if len(self.rooms) <= ROOMS_KEPT:
                break
            if not old.listeners and not old.lock.locked() and old.bots_run is None:
                del self.rooms[key]

    async def _load(self, key: str) -> Room | None:
        row = await self.store.match(key)
        if row is None:
            return None
        rules = game(row["game"])
        if row["rules"] != rules.rules_version:
            told = f"this match was played by rules version {row['rules']}; the table plays {rules.rules_version}"
            raise BadSetup(told)
        found = await self.store.snapshot(key)
        if found is not None:
            match, since = Match.load(rules, found["data"]), found["seq"]
        else:
            setup = rules.setup(row["players"], {**row["options"], "mode": row["mode"]})
            match, since = Match(rules, setup, int(row["seed"], 16)), 0
        rows = await self.store.entries(key, since)
        replay_entries(match, rows)
        seats = [Seat(place) for place in await self.store.seats(key)]
        room = Room(row, seats, match, since + len(rows), await self.store.chat(key))
        room.course = found["data"].get("course", []) if found is not None else []
        return room

    async def choose(self, room: Room, seat: int, seq: int, choice: int) -> None:
        """Make a choice for a seat, if it answers the present position."""
        async with room.lock:
            if not room.answers_now(seat, seq):
                raise Stale
            asked = room.match.pending(seat)
            if asked is None or choice not in room.match.legal(seat):
                refuse(room.match.state, seat, choice)
            await self._append(room, seat, kind_of(type(asked)), asked.domain.keys[choice])
        self.wake_bots(room)

    async def undo(self, room: Room, seat: int, seq: int) -> str | None:
        """Take back a seat's last choice; why not, if it cannot."""
        async with room.lock:
            if seq != room.seq:
                raise Stale
            refusal = room.match.undo_refusal(seat)
            if refusal is None:
                await self._append(room, seat, UNDO, "")
            return refusal

    async def _append(self, room: Room, seat: int, kind: str, key: str) -> None:
        """Play the entry, write it down, and only then let it be seen; the room's lock is held all the while."""
        match = room.match
        moment = (match.state.clone(), len(match.log), len(match.events), match.past[:], match.barrier)
        movers = match.to_move
        others = {other: question(match, other) for other in movers if other != seat}
        entry = {"match": room.id, "seq": room.seq + 1, "seat": seat, "kind": kind, "key": key, "at": now()}
        replay_entries(match, [entry])
        turn = not match.past and (match.over or match.to_move != movers)
        snapshot = {"seq": room.seq + 1, "data": kept(match)} if turn else None
        try:
            await self.store.append(entry, match.over, snapshot)
        except BaseException as fault:
            self.rooms.pop(room.id, None)
            match.state, choices, events, match.past, match.barrier = moment
            del match.log[choices:]
            del match.events[events:]
            match.state.journal = match.events
            if isinstance(fault, Conflict):
                raise Stale from fault
            raise
        room.asked_since = {
            other: room.asked_since.get(other, room.seq)
            for other, asked in others.items()
            if other in match.to_move and question(match, other) == asked
        }
        room.seq += 1
        room.changed()

    def wake_bots(self, room: Room) -> None:
        """Let the bots of a room choose, if it is their turn."""
        if room.bots_run is None and self._bot_to_move(room) is not None:
            task = asyncio.create_task(self._run_bots(room))
            room.bots_run = task
            self.tasks.add(task)
            task.add_done_callback(self.tasks.discard)

    def _bot_to_move(self, room: Room) -> int | None:
        for seat in room.match.to_move:
            if seat < len(room.seats) and room.seats[seat].is_bot:
                return seat
        return None

    async def _run_bots(self, room: Room) -> None:
        try:
            while (seat := self._bot_to_move(room)) is not None:
                room.thinking = seat
                await self._choose_by_bot(room, seat, room.seats[seat].kind)
        except Stale:
            log.info("match %s went on elsewhere", room.id)
        except Exception:
            log.exception("a bot failed in match %s", room.id)
        finally:
            room.thinking = None
            room.bots_run = None

    async def _choose_by_bot(self, room: Room, seat: int, name: str) -> None:
        seq, match = room.seq, room.match
        data = codec.dump(match.game, match.state)
        seed = (match.seed + 7919 * seq + seat) % (1 << 60)
        choice = await self.thinkers.run(choose, match.game.key, name, seed, data, seat)
        async with room.lock:
            if room.seq == seq and choice in match.legal(seat):
                asked = match.pending(seat)
                assert asked is not None
                await self._append(room, seat, kind_of(type(asked)), asked.domain.keys[choice])

    async def _keep_time(self) -> None:
        """Where a turn clock is agreed, a bot chooses for a seat that has run out of time."""
        while True:
            await asyncio.sleep(1)
            for room in list(self.rooms.values()):
                limit = room.settings["clock"]
                if not limit or room.match.over or (now() - room.waiting_since).total_seconds() < limit:
                    continue
                for seat in room.match.to_move:
                    if seat < len(room.seats) and not room.seats[seat].is_bot:
                        with contextlib.suppress(Stale):
                            await self._choose_by_bot(room, seat, "greedy")
                        self.wake_bots(room)
                        break

    async def vote(self, room: Room, voter: int, seat: int) -> bool:
        """Replace a seat by a bot: when all other people agree, or one does after the agreed time."""
        others = {human for human in room.humans if human != seat}
        waited = (now() - room.waiting_since).total_seconds() >= 60 * room.settings["patience"]
        votes = room.votes.setdefault(seat, set())
        votes.add(voter)
        if not (votes >= others or (waited and not room.online(seat) and seat in room.match.to_move)):
            room.tell("seats", {"votes": {str(seat): len(votes)}})
            return False
        room.seats[seat].kind = "greedy"
        room.seats[seat].token = ""
        await self.store.set_seat(room.id, seat, kind="greedy", token="")
        room.drawn.clear()
        room.tell("seats", {"replaced": seat})
        self.wake_bots(room)
        return True

    async def claim(self, room: Room, seat: int) -> None:
        """An open seat is taken by whoever comes with its link first."""
        if room.seats[seat].kind == OPEN:
            room.seats[seat].kind = HUMAN
            await self.store.set_seat(room.id, seat, kind=HUMAN)
            room.drawn.clear()
            room.tell("seats", {"joined": seat})

    async def say(self, room: Room, seat: int, text: str) -> Row:
        line = {"match": room.id, "number": len(room.chat) + 1, "seat": seat, "text": text, "at": now()}
        room.chat.append(line)
        await self.store.add_chat(line)
        room.tell("chat", {"number": line["number"]})
        return line
