"""Who is asking: seats held by bearer token or cookie, and requests that come from elsewhere."""

from typing import Any
from urllib.parse import urlsplit

from litestar import Request
from litestar.plugins.problem_details import ProblemDetailsException

from benben.table.live import HUMAN, OPEN, Hall, Room
from benben.table.tokens import COOKIE, read_cookie, same

AnyRequest = Request[Any, Any, Any]


def problem(status: int, title: str, detail: str, **extra: object) -> ProblemDetailsException:
    return ProblemDetailsException(status_code=status, title=title, detail=detail, extra=extra or None)


def bearer(request: AnyRequest) -> str | None:
    scheme, _, token = request.headers.get("authorization", "").partition(" ")
    return token.strip() if scheme.lower() == "bearer" else None


def held_seats(request: AnyRequest, room: Room) -> list[int]:
    """The seats of this room the asker may act for; a wrong bearer token is an error, a foreign cookie is not."""
    token = bearer(request)
    tokens = [token] if token is not None else read_cookie(request.cookies.get(COOKIE))
    found = [
        seat
        for seat, who in enumerate(room.seats)
        if who.kind in (HUMAN, OPEN) and any(same(one, who.token) for one in tokens)
    ]
    if token is not None and not found:
        raise problem(401, "Unknown token", "This token opens no seat of this match.")
    return found


def acting_seat(request: AnyRequest, room: Room, wanted: int | None) -> int:
    """The seat the asker acts for: the one named, or the first held that has something to choose."""
    mine = held_seats(request, room)
    if not mine:
        raise problem(401, "No seat", "Only a player of this match may do that: send a seat's token.")
    if wanted is not None:
        if wanted not in mine:
            raise problem(403, "Not your seat", f"Seat {wanted} is not yours; yours: {mine}.")
        return wanted
    return next((seat for seat in mine if seat in room.match.to_move), mine[0])


async def room_or_404(hall: Hall, key: str) -> Room:
    room = await hall.room(key)
    if room is None:
        raise problem(404, "No such match", f"There is no match {key!r}.")
    return room


async def refuse_foreign_origin(request: AnyRequest) -> None:
    """A page of another site may not act with a browser's cookies."""
    if request.method in ("GET", "HEAD", "OPTIONS") or bearer(request) is not None:
        return
    origin = request.headers.get("origin")
    if origin is not None and urlsplit(origin).netloc != request.headers.get("host"):
        raise problem(403, "Foreign origin", "Requests from other sites are refused.")
    if request.headers.get("sec-fetch-site") == "cross-site":
        raise problem(403, "Foreign origin", "Requests from other sites are refused.")
