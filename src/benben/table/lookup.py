"""What a reader looks up while playing: one rule, one piece, and whether a choice could be taken back."""

import re
from typing import Any

from litestar import get
from litestar.datastructures import State
from litestar.params import FromPath

from benben.core import engine
from benben.core.game import Game
from benben.core.rng import FastRng
from benben.core.table import RECONSTRUCTED
from benben.games import GAMES
from benben.table.access import AnyRequest, acting_seat, problem, room_or_404
from benben.table.api import Lang, SeatWanted, problems
from benben.words import domains, message_id, rule, words


def known_game(name: str) -> Game:
    if name not in GAMES:
        raise problem(404, "No such game", f"There is no game {name!r}; games: {', '.join(GAMES)}.")
    return GAMES[name]


@get("/api/rules/{name:str}/{number:str}", summary="The text of one rule", tags=["games"], responses=problems(404))
async def read_rule(name: FromPath[str], number: FromPath[str], lang: Lang = "en") -> dict[str, str]:
    rules = known_game(name)
    try:
        text = rule(rules, number, lang)
    except KeyError:
        raise problem(404, "No such rule", f"{name} has no rule {number!r}.") from None
    return {"rule": number, "text": re.sub(r"[*`]+", "", text)}


@get("/api/explain/{name:str}/{message:str}", summary="What a piece is", tags=["games"], responses=problems(404))
async def read_piece(name: FromPath[str], message: FromPath[str], lang: Lang = "en") -> dict[str, Any]:
    """Its name, its text, and where its values come from if the rulebook does not tell them."""
    rules = known_game(name)
    if not words(name, lang).has(message):
        raise problem(404, "No such piece", f"{name} knows nothing called {message!r}.")
    source = provenance(rules, message)
    return {
        "title": told(rules, message, lang),
        "text": told(rules, f"{message}.text", lang),
        "source": source,
        "reconstructed": [letter for letter in source if letter in RECONSTRUCTED],
    }


def told(rules: Game, message: str, lang: str) -> str:
    """The words of a message; none where it is missing or cannot be said without a position."""
    say = words(rules.key, lang)
    try:
        return say(message) if say.has(message) else ""
    except ValueError:
        return ""


def provenance(rules: Game, message: str) -> str:
    """The letters of the table row that a message names."""
    for table in rules.tables:
        for row in table.rows:
            if any(
                row.key in domain.index and message_id(domain.name, row.key) == message for domain in domains(rules)
            ):
                return str(row.source)
    return ""


@get("/api/matches/{key:str}/choices/{choice:int}", summary="Whether a choice could be taken back", tags=["matches"],
     responses=problems(401, 403, 404, 422))  # fmt: skip
async def read_choice(
    request: AnyRequest, state: State, key: FromPath[str], choice: FromPath[int], seat: SeatWanted = None
) -> dict[str, bool]:
    """Tried on a position that this seat cannot tell from the true one, so that nothing hidden is told."""
    room = await room_or_404(state.hall, key)
    chosen = acting_seat(request, room, seat)
    match = room.match
    if choice not in match.legal(chosen):
        raise problem(422, "Illegal choice", f"Seat {chosen} may not choose {choice} now.")
    position = match.game.determinize(match.state, chosen, FastRng(room.seq))
    learnt = position.learnt
    engine.play(position, chosen, choice)
    return {"final": position.learnt != learnt or chosen not in engine.to_move(position)}


ROUTES = [read_rule, read_piece, read_choice]
