"""The JSON API, for the table's own page and for anybody's client or bot."""

import asyncio
import json
from collections.abc import AsyncGenerator
from typing import Annotated, Any

from litestar import Response, get, post
from litestar.datastructures import State
from litestar.openapi import ResponseSpec
from litestar.params import FromPath, JSONBody, QueryParameter
from litestar.response import ServerSentEvent, ServerSentEventMessage
from litestar.status_codes import HTTP_200_OK, HTTP_201_CREATED

from benben.bots import ADVISER, BOTS
from benben.core import codec, record
from benben.core.faults import IllegalChoice
from benben.core.game import BadSetup, Value, spell
from benben.core.state import WATCHER
from benben.games import GAMES, game
from benben.table import wire
from benben.table.access import AnyRequest, acting_seat, held_seats, problem, room_or_404
from benben.table.hints import weigh
from benben.table.live import HUMAN, OPEN, QUEUE, Hall, Room, Stale
from benben.table.tokens import COOKIE, read_cookie, write_cookie
from benben.words import Words, label, message_id, words

Lang = Annotated[str, QueryParameter(name="lang", pattern="^(en|pl)$", description="Language of labels: en or pl.")]
Arrangement = Annotated[str, QueryParameter(name="board", pattern="^(wide|tall)$", description="Form of the drawing.")]
SeatWanted = Annotated[int | None, QueryParameter(name="seat", ge=-1, le=7, description="A seat of yours; -1: watch.")]
At = Annotated[int | None, QueryParameter(name="at", ge=0, le=100_000, description="As it stood after so many choices")]
Since = Annotated[int, QueryParameter(name="log", ge=0, le=1_000_000, description="Log lines from this number on.")]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """The problem documents a request may be answered with."""
    spec = ResponseSpec(wire.Problem, False, description="A problem document", media_type="application/problem+json")
    return dict.fromkeys((400, 413, 429, *statuses), spec)


@get(
    "/api/games",
    summary="The games with their modes, player counts, options and bots",
    tags=["games"],
    responses=problems(),
)
async def list_games(lang: Lang = "en") -> list[dict[str, Any]]:
    found = []
    for rules in GAMES.values():
        say = words(rules.key, lang)
        modes = [
            {
                "mode": mode.key,
                "label": say(f"mode-{mode.key}"),
                "text": say(f"mode-{mode.key}.text"),
                "players": list(mode.players),
                "automas": mode.automas,
                "options": [
                    {
                        "option": option.key,
                        "label": say("option-" + option.key.replace("_", "-")),
                        "text": say("option-" + option.key.replace("_", "-") + ".text"),
                        "values": list(option.values),
                        "labels": [value_label(say, option.key, value) for value in option.values],
                        "default": option.default,
                    }
                    for option in mode.options
                ],
            }
            for mode in rules.modes
        ]
        found.append(
            {
                "game": rules.key,
                "title": say("game"),
                "about": say("game.about"),
                "rules_version": rules.rules_version,
                "players": rules.player_counts,
                "modes": modes,
                "bots": [{"bot": name, "label": say(f"bot-{name}"), "text": say(f"bot-{name}.text")} for name in BOTS],
            }
        )
    return found


def value_label(say: Words, option: str, value: Value) -> str:
    """What a value of an option is called."""
    if isinstance(value, bool):
        return say(f"value-{spell(value)}")
    return say(message_id("option", option, value)) if isinstance(value, str) else str(value)


@post(
    "/api/matches",
    summary="Set up a match",
    tags=["matches"],
    status_code=HTTP_201_CREATED,
    responses=problems(403, 422),
)
async def create_match(request: AnyRequest, state: State, data: JSONBody[wire.NewMatch]) -> Response[wire.Created]:
    hall: Hall = state.hall
    options = {**data.options, **({"mode": data.mode} if data.mode else {})}
    settings = {"public": data.public, "clock": data.clock, "patience": data.patience}
    try:
        rules = game(data.game)
        room, tokens = await hall.create(rules, data.players, options, data.seats, data.names, settings)
    except BadSetup as fault:
        raise problem(422, "Cannot be set up", str(fault)) from None
    return created(request, room, tokens)


def created(request: AnyRequest, room: Room, tokens: dict[int, str]) -> Response[wire.Created]:
    """The tokens, and for a browser a cookie that holds those of the human seats."""
    answer = Response(wire.Created(room.id, [wire.SeatToken(seat, token) for seat, token in tokens.items()]))
    own = [token for seat, token in tokens.items() if room.seats[seat].kind == HUMAN]
    hold(request, answer, own)
    return answer


def hold(request: AnyRequest, answer: Response[Any], tokens: list[str]) -> None:
    """Let the browser hold these seats as well."""
    value = write_cookie([*tokens, *read_cookie(request.cookies.get(COOKIE))])
    secure = request.url.scheme == "https"
    answer.set_cookie(COOKIE, value, max_age=30_000_000, httponly=True, samesite="lax", secure=secure)


def seen_by(request: AnyRequest, room: Room, wanted: int | None) -> tuple[int, list[int]]:
    """The seat whose eyes are meant, and all seats of the asker."""
    mine = held_seats(request, room)
    if wanted is None:
        asked = [seat for seat in mine if seat in room.match.to_move]
        return (asked or mine or [WATCHER])[0], mine
    if wanted != WATCHER and wanted not in mine:
        raise problem(403, "Not your seat", f"Seat {wanted} is not yours; yours: {mine}.")
    return wanted, mine


@get(
    "/api/matches/{key:str}",
    summary="A match as your seat sees it",
    tags=["matches"],
    responses=problems(401, 403, 404, 422),
)
async def read_match(
    request: AnyRequest,
    state: State,
    key: FromPath[str],
    lang: Lang = "en",
    board: Arrangement = "wide",
    seat: SeatWanted = None,
    at: At = None,
    log: Since = 0,
) -> wire.Look:
    hall: Hall = state.hall
    room = await room_or_404(hall, key)
    async with room.lock:
        eyes, mine = seen_by(request, room, seat)
        return await wire.look(hall.artists, room, eyes, mine, lang, board, at, log)


@post(
    "/api/matches/{key:str}/choices",
    summary="Make a choice",
    tags=["matches"],
    status_code=HTTP_200_OK,
    responses=problems(401, 403, 404, 409, 422),
)
async def make_choice(
    request: AnyRequest,
    state: State,
    key: FromPath[str],
    data: JSONBody[wire.Chosen],
    lang: Lang = "en",
    board: Arrangement = "wide",
    log: Since = 0,
) -> wire.Look:
    hall: Hall = state.hall
    room = await room_or_404(hall, key)
    seat = acting_seat(request, room, data.seat)
    mine = held_seats(request, room)
    try:
        await hall.choose(room, seat, data.seq, data.choice)
    except Stale:
        async with room.lock:
            now = await wire.look(hall.artists, room, seat, mine, lang, board, None, log)
        raise problem(409, "Stale", f"The match is at {room.seq}, not at {data.seq}.", current=now) from None
    except IllegalChoice as fault:
        raise problem(422, "Illegal choice", str(fault)) from None
    async with room.lock:
        return await wire.look(hall.artists, room, seat, mine, lang, board, None, log)


@post(
    "/api/matches/{key:str}/undo",
    summary="Take your last choice back",
    tags=["matches"],
    status_code=HTTP_200_OK,
    responses=problems(401, 403, 404, 409, 422),
)
async def take_back(
    request: AnyRequest,
    state: State,
    key: FromPath[str],
    data: JSONBody[wire.Undone],
    lang: Lang = "en",
    board: Arrangement = "wide",
    log: Since = 0,
) -> wire.Look:
    hall: Hall = state.hall
    room = await room_or_404(hall, key)
    mine = held_seats(request, room)
    past = room.match.past
    own_last = past[-1].seat if past and past[-1].seat in mine else None
    seat = acting_seat(request, room, data.seat if data.seat is not None else own_last)
    try:
        refusal = await hall.undo(room, seat, data.seq)
    except Stale:
        async with room.lock:
            now = await wire.look(hall.artists, room, seat, mine, lang, board, None, log)
        raise problem(409, "Stale", f"The match is at {room.seq}, not at {data.seq}.", current=now) from None
    if refusal is not None:
        told = words(room.match.game.key, lang)(f"undo-{refusal}")
        raise problem(422, "Cannot be undone", told, reason=refusal)
    async with room.lock:
        return await wire.look(hall.artists, room, seat, mine, lang, board, None, log)


@get(
    "/api/matches/{key:str}/hint",
    summary="What a bot would choose",
    tags=["matches"],
    responses=problems(401, 403, 404, 422),
)
async def hint(
    request: AnyRequest, state: State, key: FromPath[str], lang: Lang = "en", seat: SeatWanted = None
) -> list[dict[str, Any]]:
    hall: Hall = state.hall
    room = await room_or_404(hall, key)
    chosen = acting_seat(request, room, seat)
    match = room.match
    asked = match.pending(chosen)
    if asked is None:
        raise problem(422, "Nothing to choose", f"Seat {chosen} has nothing to choose now.")
    data = codec.dump(match.game, match.state)
    say = words(match.game.key, lang)
    weighed = await hall.thinkers.run(weigh, match.game.key, ADVISER, room.seq, data, chosen)
    return [
        {
            "choice": option.choice,
            "key": asked.domain.keys[option.choice],
            "label": label(match.game, asked.domain, asked.domain.keys[option.choice], lang),
            "value": round(option.value, 3),
            "visits": option.visits,
            "reasons": [{"mark": mark, "label": say(word), "by": by} for mark, word, by in changes],
        }
        for option, changes in weighed
    ]


@get(
    "/api/matches/{key:str}/events",
    summary="What changes, as it changes (SSE)",
    tags=["matches"],
    responses=problems(401, 403, 404, 422),
)
async def events(request: AnyRequest, state: State, key: FromPath[str]) -> ServerSentEvent:
    room = await room_or_404(state.hall, key)
    mine = held_seats(request, room)
    last = request.headers.get("last-event-id", "")
    return ServerSentEvent(stream(room, mine, int(last) if last.isdigit() else None))


async def stream(room: Room, mine: list[int], last: int | None) -> AsyncGenerator[ServerSentEventMessage, None]:
    """Everything told in a room, from where the listener left off."""
    queue: asyncio.Queue[dict[str, Any]] = asyncio.Queue(QUEUE)
    room.listeners[queue] = mine
    room.tell("seats", {})
    try:
        missed = last is not None and last < room.seq
        first = {"seq": room.seq, "to_move": room.match.to_move, "over": room.match.over}
        kind = "changed" if missed else "hello"
        yield ServerSentEventMessage(data=json.dumps(first), event=kind, id=str(room.seq), retry=1000)
        while queue in room.listeners:
            try:
                told = await asyncio.wait_for(queue.get(), 15)
            except TimeoutError:
                yield ServerSentEventMessage(comment="still here")
                continue
            yield ServerSentEventMessage(data=json.dumps(told["data"]), event=told["event"], id=str(told["id"]))
    finally:
        room.listeners.pop(queue, None)
        room.tell("seats", {})


@get(
    "/api/matches/{key:str}/record",
    summary="The record of a match",
    tags=["matches"],
    media_type="text/plain",
    responses=problems(404, 422),
)
async def read_record(state: State, key: FromPath[str]) -> str:
    """The whole game once it is over; before that the header and a commitment to the seed, without the choices."""
    room = await room_or_404(state.hall, key)
    match = room.match
    match.meta = {"started": room.created.strftime("%Y-%m-%dT%H:%M:%SZ"), "seats": ",".join(s.kind for s in room.seats)}
    if match.over:
        return record.write(match)
    return record.write(match, reveal=False).split("\n\n")[0] + "\n"


@post(
    "/api/matches/{key:str}/chat",
    summary="Say something",
    tags=["matches"],
    status_code=HTTP_201_CREATED,
    responses=problems(401, 403, 404, 422),
)
async def say(request: AnyRequest, state: State, key: FromPath[str], data: JSONBody[wire.Said]) -> wire.ChatLine:
    hall: Hall = state.hall
    room = await room_or_404(hall, key)
    line = await hall.say(room, acting_seat(request, room, data.seat), data.text)
    return wire.ChatLine(line["number"], line["seat"], line["text"], line["at"].isoformat())


@post("/api/matches/{key:str}/seats/{seat:int}/replace", summary="Vote to let a bot take a seat", tags=["matches"],
      status_code=HTTP_200_OK, responses=problems(401, 403, 404, 422))  # fmt: skip
async def replace(request: AnyRequest, state: State, key: FromPath[str], seat: FromPath[int]) -> dict[str, bool]:
    hall: Hall = state.hall
    room = await room_or_404(hall, key)
    voter = acting_seat(request, room, None)
    if not 0 <= seat < len(room.seats) or room.seats[seat].is_bot or seat in held_seats(request, room):
        raise problem(422, "Cannot be replaced", f"Seat {seat} is not another person's.")
    return {"replaced": await hall.vote(room, voter, seat)}


@post("/api/matches/{key:str}/fork", summary="Play on from a moment of a finished match", tags=["matches"],
      status_code=HTTP_201_CREATED, responses=problems(401, 403, 404, 422))  # fmt: skip
async def fork(
    request: AnyRequest, state: State, key: FromPath[str], data: JSONBody[wire.Forked]
) -> Response[wire.Created]:
    hall: Hall = state.hall
    room = await room_or_404(hall, key)
    match = room.match
    if not match.over:
        raise problem(422, "Not over", "Only a finished match can be played on from: its secrets are open.")
    again = wire.match_at(room, data.at)
    rows = [{"seat": line.seat, "kind": line.kind, "key": line.key} for line in again.log if not line.auto]
    kinds = data.seats or [seat.kind for seat in room.seats]
    options = {**match.setup.options, "mode": match.setup.mode}
    try:
        made, tokens = await hall.create(match.game, match.setup.players, options, kinds, None, {}, match.seed, rows)
    except BadSetup as fault:
        raise problem(422, "Cannot be set up", str(fault)) from None
    return created(request, made, tokens)


@post("/api/matches/{key:str}/rematch", summary="The same seats again; other people's are open", tags=["matches"],
      status_code=HTTP_201_CREATED, responses=problems(401, 403, 404, 422))  # fmt: skip
async def rematch(request: AnyRequest, state: State, key: FromPath[str]) -> Response[wire.Created]:
    hall: Hall = state.hall
    room = await room_or_404(hall, key)
    setup, mine = room.match.setup, held_seats(request, room)
    kinds = [OPEN if who.kind == HUMAN and seat not in mine else who.kind for seat, who in enumerate(room.seats)]
    options = {**setup.options, "mode": setup.mode}
    names = [seat.name for seat in room.seats]
    made, tokens = await hall.create(room.match.game, setup.players, options, kinds, names, room.settings)
    return created(request, made, tokens)


@post(
    "/api/records",
    summary="Load a record as a match",
    tags=["matches"],
    status_code=HTTP_201_CREATED,
    responses=problems(403, 422),
)
async def load_record(request: AnyRequest, state: State, data: JSONBody[wire.Loaded]) -> Response[wire.Created]:
    hall: Hall = state.hall
    try:
        match = record.replay(record.read(data.record), game)
    except record.RecordError as fault:
        usable = 0 if fault.match is None else len(fault.match.log)
        raise problem(422, "Not a record", str(fault), line=fault.line, usable=usable) from None
    rows = [{"seat": line.seat, "kind": line.kind, "key": line.key} for line in match.log if not line.auto]
    setup = match.setup
    options = {**setup.options, "mode": setup.mode}
    settings = {"loaded": True}
    made, tokens = await hall.create(
        match.game, setup.players, options, [HUMAN] * setup.players, None, settings, match.seed, rows
    )
    return created(request, made, tokens)


ROUTES = [
    list_games, create_match, read_match, make_choice, take_back, hint, events, read_record, say, replace, fork,
    rematch, load_record,
]  # fmt: skip
