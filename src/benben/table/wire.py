"""What goes over the wire: requests, and a match as one seat may see it, in its reader's language."""

from typing import Annotated

import msgspec

from benben.core.game import View
from benben.core.match import Match
from benben.core.state import Event, sees
from benben.draw import slug
from benben.table.course import course_of
from benben.table.live import AUTOMA, HUMAN, Room
from benben.table.store import now
from benben.table.thinking import Helpers, draw
from benben.words import automa, event_text, explain, label, prompt, reason_text, remarks, words

Name = Annotated[str, msgspec.Meta(max_length=40)]
Key = Annotated[str, msgspec.Meta(max_length=40)]


class NewMatch(msgspec.Struct, forbid_unknown_fields=True):
    game: Key
    players: Annotated[int, msgspec.Meta(ge=1, le=8)]
    seats: Annotated[list[Key], msgspec.Meta(max_length=8)]
    mode: Key | None = None
    options: dict[Key, bool | int | Key] = {}
    names: Annotated[list[Name], msgspec.Meta(max_length=8)] = []
    public: bool = False
    clock: Annotated[int, msgspec.Meta(ge=0, le=86400)] = 0
    patience: Annotated[int, msgspec.Meta(ge=0, le=10080)] = 5


class Problem(msgspec.Struct):
    """What is wrong, as RFC 9457 has it; a stale answer brings the `current` view, a bad record its `line`."""

    status: int
    title: str
    detail: str


class SeatToken(msgspec.Struct):
    seat: int
    token: str


class Created(msgspec.Struct):
    id: str
    seats: list[SeatToken]


class Chosen(msgspec.Struct, forbid_unknown_fields=True):
    seq: int
    choice: int
    seat: int | None = None


class Undone(msgspec.Struct, forbid_unknown_fields=True):
    seq: int
    seat: int | None = None


class Said(msgspec.Struct, forbid_unknown_fields=True):
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=500)]
    seat: int | None = None


class Forked(msgspec.Struct, forbid_unknown_fields=True):
    at: Annotated[int, msgspec.Meta(ge=0)]
    seats: Annotated[list[Key], msgspec.Meta(max_length=8)] | None = None


class Loaded(msgspec.Struct, forbid_unknown_fields=True):
    record: Annotated[str, msgspec.Meta(max_length=1_000_000)]


class Choice(msgspec.Struct):
    """One thing a seat may choose now."""

    choice: int
    key: str
    label: str
    rule: str
    place: str
    note: str


class Greyed(msgspec.Struct):
    """One thing a seat may not choose now, and why."""

    key: str
    label: str
    reason: str
    rule: str
    place: str


class Prompt(msgspec.Struct):
    kind: str
    title: str
    help: str
    rule: str


class Line(msgspec.Struct):
    """One line of the log, and the places on the board it speaks of."""

    number: int
    seat: int
    text: str
    places: list[str]


class Quantity(msgspec.Struct):
    mark: str
    label: str
    value: str


class SeatRow(msgspec.Struct):
    seat: int
    kind: str
    name: str
    score: int
    place: int | None
    to_move: bool
    online: bool
    mine: bool
    quantities: list[Quantity]


class Source(msgspec.Struct):
    key: str
    label: str
    points: list[int]


class Result(msgspec.Struct):
    places: list[int]
    scores: list[int]
    sources: list[Source]
    course: list[list[int]]
    """Scores as they changed: event number, then a score for each seat."""


class ChatLine(msgspec.Struct):
    number: int
    seat: int
    text: str
    at: str


class Look(msgspec.Struct):
    """A match as one seat, or a watcher, sees it."""

    id: str
    game: str
    title: str
    seat: int
    seq: int
    at: int
    total: int
    over: bool
    view: View
    prompt: Prompt | None
    options: list[Choice]
    greyed: list[Greyed]
    seats: list[SeatRow]
    to_move: list[int]
    thinking: int | None
    clock: int
    """Seconds allowed for a choice; 0 for no limit."""
    waited: int
    """Seconds since the last choice."""
    undo: str | None
    log: list[Line]
    chat: list[ChatLine]
    board: str
    result: Result | None


def seat_names(room: Room, lang: str) -> list[str]:
    """What the seats are called in the reader's language."""
    say = words(room.match.game.key, lang)
    found = []
    for seat in range(room.match.setup.seats):
        if seat >= len(room.seats):
            found.append(automa(room.match.game, room.match.setup.mode, lang))
        elif room.seats[seat].name:
            found.append(room.seats[seat].name)
        elif room.seats[seat].is_bot:
            found.append(f"{say('bot-' + room.seats[seat].kind)} {seat + 1}")
        else:
            found.append(say("seat", number=seat + 1))
    return found


def match_at(room: Room, at: int | None) -> Match:
    """The match as it stood after some choices of its log."""
    match = room.match
    if at is None or at >= len(match.log):
        return match
    again = Match(match.game, match.setup, match.seed)
    for line in match.log:
        if len(again.log) >= at:
            break
        if not line.auto:
            asked = again.pending(line.seat)
            assert asked is not None
            again.play(line.seat, asked.domain.index[line.key])
    return again


async def look(
    artists: Helpers | None, room: Room, seat: int, mine: list[int], lang: str, arrangement: str, at: int | None,
    since: int,
) -> Look:  # fmt: skip
    """All that one seat sees; made once for each seat, language and arrangement. The room must be locked."""
    if artists is not None and artists.ready and (at is None or at >= len(room.match.log)):
        await _draw_ahead(artists, room, seat, lang, arrangement)
    return _kept(room, seat, mine, lang, arrangement, at, since)


async def _draw_ahead(artists: Helpers, room: Room, seat: int, lang: str, arrangement: str) -> None:
    """Have the board of the present drawn, if it is not yet."""
    key = ("board", seat, lang, arrangement)
    names = seat_names(room, lang)
    if key not in room.drawn:
        view = {**room.match.view(seat), "names": names}
        drawn = await artists.run(draw, room.match.game.key, view, lang, arrangement == "tall")
        if names == seat_names(room, lang):
            room.drawn[key] = drawn


def _kept(room: Room, seat: int, mine: list[int], lang: str, arrangement: str, at: int | None, since: int) -> Look:
    key = (seat, tuple(mine), lang, arrangement, at, since)
    if at is not None or key not in room.drawn:
        found = _look(room, seat, mine, lang, arrangement, at, since)
        if at is not None:
            return found
        room.drawn[key] = found
    kept: Look = room.drawn[key]
    kept.thinking = room.thinking
    kept.waited = waited(room)
    kept.chat = [
        ChatLine(line["number"], line["seat"], line["text"], line["at"].isoformat()) for line in room.chat[-100:]
    ]
    for row in kept.seats:
        row.online = room.online(row.seat) or row.kind not in (HUMAN, "open")
    return kept


def waited(room: Room) -> int:
    return int((now() - room.waiting_since).total_seconds())


def _look(room: Room, seat: int, mine: list[int], lang: str, arrangement: str, at: int | None, since: int) -> Look:
    match = match_at(room, at)
    rules, present = match.game, match is room.match
    view = match.view(seat)
    names = seat_names(room, lang)
    asked = match.pending(seat) if present else None
    unasked: View = {} if present else {"asked": None, "choices": []}
    return Look(
        id=room.id,
        game=rules.key,
        title=words(rules.key, lang)("game"),
        seat=seat,
        seq=room.seq,
        at=len(match.log),
        total=len(room.match.log),
        over=match.over,
        view=view,
        prompt=None if asked is None else _prompt(match, view, lang),
        options=[] if asked is None else _options(match, view, seat, lang),
        greyed=[] if asked is None else _greyed(match, seat, lang),
        seats=[_row(room, match, view, other, mine, names, lang) for other in range(match.setup.seats)],
        to_move=match.to_move,
        thinking=room.thinking,
        clock=room.settings["clock"],
        waited=waited(room),
        undo=match.undo_refusal(seat) if seat >= 0 and present else "nothing",
        log=[_line(match, number, event, names, lang) for number, event in _visible(match, seat, since)],
        chat=[],
        board=_board(room, match, {**view, **unasked, "names": names}, lang, arrangement),
        result=_result(room, match, lang) if match.over else None,
    )


def _board(room: Room, match: Match, view: View, lang: str, arrangement: str) -> str:
    """The drawing of the present is kept: a seat asks for it again with another part of the log."""
    key = ("board", view["seat"], lang, arrangement)
    if match is not room.match or key not in room.drawn:
        drawn = match.game.face().draw(view, lang, arrangement == "tall")
        if match is not room.match:
            return drawn
        room.drawn[key] = drawn
    return str(room.drawn[key])


def _visible(match: Match, seat: int, since: int) -> list[tuple[int, Event]]:
    first = max(since, 0)
    return [(n, e) for n, e in enumerate(match.events[first:], start=first) if sees(e.to, seat)]


def _prompt(match: Match, view: View, lang: str) -> Prompt:
    title, help_text = prompt(match.game, view["asked"], lang)
    return Prompt(view["asked"]["kind"], title, help_text or "", view["asked"]["rule"])


def place_of(domain: str, key: str) -> str:
    return slug(f"{domain}-{key}")


def _options(match: Match, view: View, seat: int, lang: str) -> list[Choice]:
    asked = match.pending(seat)
    assert asked is not None
    say, face, kind = words(match.game.key, lang), match.game.face(), view["asked"]["kind"]
    found = []
    for choice, key in view["choices"]:
        notes = remarks(say(word, **args) for word, args in face.note(view, seat, kind, key))
        name = label(match.game, asked.domain, key, lang)
        note = notes or explain(match.game, asked.domain, key, lang) or ""
        found.append(Choice(choice, key, name, asked.rule, place_of(asked.domain.name, key), note))
    return found


def _greyed(match: Match, seat: int, lang: str) -> list[Greyed]:
    asked = match.pending(seat)
    assert asked is not None
    found = []
    for choice, why in match.reasons(seat).items():
        key = asked.domain.keys[choice]
        name = label(match.game, asked.domain, key, lang)
        told = reason_text(match.game, why, lang)
        found.append(Greyed(key, name, told, why.rule, place_of(asked.domain.name, key)))
    return found


def _row(room: Room, match: Match, view: View, seat: int, mine: list[int], names: list[str], lang: str) -> SeatRow:
    say = words(match.game.key, lang)
    quantities = match.game.face().quantities(view, seat)
    return SeatRow(
        seat=seat,
        kind=room.seats[seat].kind if seat < len(room.seats) else AUTOMA,
        name=names[seat],
        score=view["scores"][seat],
        place=None if view["ranking"] is None else view["ranking"][seat],
        to_move=seat in match.to_move,
        online=False,
        mine=seat in mine,
        quantities=[Quantity(mark, say(word), str(value)) for mark, word, value in quantities],
    )


def _line(match: Match, number: int, event: Event, names: list[str], lang: str) -> Line:
    terms = match.game.events[event.key]
    places = [
        place_of(term.domain.name, term.domain.keys[value])
        for term, value in zip(terms, event.args, strict=True)
        if term.domain is not None
    ]
    return Line(number, event.seat, event_text(match.game, event, lang, names), places)


def _result(room: Room, match: Match, lang: str) -> Result:
    tally = match.breakdown()
    sources = [
        Source(key, label(match.game, match.game.sources, key, lang), [points.get(key, 0) for points in tally])
        for key in match.game.sources.keys
        if any(key in points for points in tally)
    ]
    room.course = room.course or course_of(match)
    return Result(match.ranking or [], match.scores, sources, room.course)
