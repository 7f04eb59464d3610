"""The pages a browser opens: lobby, table, rules, components, about."""

import re
from typing import Annotated, Any

from litestar import Response, get
from litestar.datastructures import Cookie, State
from litestar.params import FromPath, QueryParameter
from litestar.response import Redirect, Template
from markdown_it import MarkdownIt

from benben.bots import BOTS
from benben.core.game import Game
from benben.core.match import Match
from benben.core.rng import FastRng
from benben.core.state import WATCHER
from benben.core.table import RECONSTRUCTED
from benben.draw import css, standalone
from benben.draw.marks import MARKS, SEAT_MARKS, mark
from benben.draw.plate import plate
from benben.games import GAMES
from benben.table.access import AnyRequest, held_seats, problem, room_or_404
from benben.table.api import hold
from benben.table.live import Hall, Room
from benben.table.lookup import known_game
from benben.table.tokens import COOKIE, hashed, read_cookie, same
from benben.table.wire import seat_names
from benben.words import LANGS, domains, label, message_id, rules_text, words

LANG = "benben_lang"
LangWanted = Annotated[str | None, QueryParameter(name="lang", required=False)]
RUNNING = 30


def language_of(request: AnyRequest, wanted: str | None = None) -> str:
    """The reader's language: asked for, remembered, or the browser's."""
    for lang in (wanted, request.cookies.get(LANG)):
        if lang in LANGS:
            return str(lang)
    return "pl" if request.headers.get("accept-language", "").lower().startswith("pl") else "en"


def page(request: AnyRequest, name: str, lang: str | None = None, **context: Any) -> Template:
    """A page in the reader's language, which is remembered."""
    chosen = language_of(request, lang)
    say = words(None, chosen)
    cookies = [Cookie(LANG, value=chosen, path="/", samesite="lax", max_age=30_000_000)]
    return Template(
        f"{name}.html", context={"say": say, "lang": chosen, "seat_marks": SEAT_MARKS, **context}, cookies=cookies
    )


@get("/", include_in_schema=False)
async def lobby(request: AnyRequest, state: State, lang: LangWanted = None) -> Template:
    chosen = language_of(request, lang)
    hall: Hall = state.hall
    tokens = [hashed(token) for token in read_cookie(request.cookies.get(COOKIE))]
    mine: dict[str, Any] = {}
    for row in await hall.store.held(tokens):
        if row["game"] in GAMES and row["id"] not in mine and not row["over"] and len(mine) < RUNNING:
            room = await hall.room(row["id"])
            if room is not None:
                mine[row["id"]] = running(request, room, chosen)
    public: list[dict[str, Any]] = []
    for row in await hall.store.recent(200):
        if row["settings"].get("public") and row["id"] not in mine and row["game"] in GAMES and len(public) < 10:
            public.append({**row, "title": words(row["game"], chosen)("game")})
    cards = [game_card(rules, chosen) for rules in GAMES.values()]
    tables = sorted(mine.values(), key=lambda row: not row["yours"])
    return page(request, "lobby", lang, cards=cards, mine=tables, public=public, bots=list(BOTS))


def running(request: AnyRequest, room: Room, lang: str) -> dict[str, Any]:
    names = seat_names(room, lang)
    return {
        "id": room.id,
        "title": words(room.match.game.key, lang)("game"),
        "players": names,
        "yours": any(seat in room.match.to_move for seat in held_seats(request, room)),
        "touched": room.waiting_since,
        "waiting": [names[seat] for seat in room.match.to_move],
    }


def game_card(rules: Game, lang: str) -> dict[str, Any]:
    say = words(rules.key, lang)
    return {
        "key": rules.key,
        "title": say("game"),
        "about": say("game.about"),
        "players": rules.player_counts,
        "length": say("game.length") if say.has("game.length") else "",
        "weight": say("game.weight") if say.has("game.weight") else "",
        "default_players": 4 if 4 in rules.player_counts else rules.player_counts[-1],
    }


@get("/picture/{name:str}", include_in_schema=False, media_type="image/svg+xml", cache=3600)
async def picture(name: FromPath[str], lang: LangWanted = None) -> Response[str]:
    """A game in its middle, drawn for its card: `egizia.svg`, by night `egizia-night.svg`."""
    stem = name.removesuffix(".svg")
    night = stem.endswith("-night")
    rules = known_game(stem.removesuffix("-night"))
    match = Match(rules, rules.setup(rules.player_counts[-1]), 11)
    rng = FastRng(11)
    while not match.over and len(match.log) < 60:
        seat = match.to_move[0]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    view = {**match.view(WATCHER), "asked": None, "choices": []}
    drawn = rules.face().draw(view, lang if lang in LANGS else LANGS[0], False)
    return Response(standalone(drawn, dark=night), media_type="image/svg+xml")


@get("/t/{key:str}", include_in_schema=False)
async def table(request: AnyRequest, state: State, key: FromPath[str], lang: LangWanted = None) -> Template:
    room = await room_or_404(state.hall, key)
    chosen = language_of(request, lang)
    title = words(room.match.game.key, chosen)("game")
    return page(request, "table", lang, room=room, title=title, mine=held_seats(request, room))


@get("/join/{key:str}/{token:str}", include_in_schema=False)
async def join(request: AnyRequest, state: State, key: FromPath[str], token: FromPath[str]) -> Response[Any]:
    """A seat's link: the secret becomes a cookie, and the address bar forgets it."""
    hall: Hall = state.hall
    room = await room_or_404(hall, key)
    seat = next((number for number, who in enumerate(room.seats) if same(token, who.token)), None)
    if seat is None:
        raise problem(404, "No such seat", "This link opens no seat, or a bot has taken it.")
    await hall.claim(room, seat)
    answer = Redirect(f"/t/{key}")
    hold(request, answer, [token])
    return answer


@get("/rules/{name:str}", include_in_schema=False)
async def rules(request: AnyRequest, name: FromPath[str], lang: LangWanted = None) -> Template:
    chosen = language_of(request, lang)
    found = known_game(name)
    html = with_anchors(MarkdownIt("commonmark").render(rules_text(found, chosen)))
    chapters = re.findall(r'<h2 id="([^"]+)">(.+?)</h2>', html)
    return page(request, "rules", lang, game=found, title=words(name, chosen)("game"), html=html, chapters=chapters)


def with_anchors(html: str) -> str:
    """Every numbered rule and chapter can be linked to, and is where another rule names it."""
    html = re.sub(r"<li>\s*(?:<p>)?<strong>([A-Z]{3}-[\w.]+)</strong>", r'<li id="\1"><a href="#\1">\1</a>', html)
    html = re.sub(r"<h2>([A-Z]{3}-\d+) ", r'<h2 id="\1">\1 ', html)
    known = set(re.findall(r' id="([^"]+)"', html))

    def link(found: re.Match[str]) -> str:
        return f'<a href="#{found[0]}">{found[0]}</a>' if found[0] in known else found[0]

    return re.sub(r'(?<![\w"#>])[A-Z]{3}-\d+(?:\.\d+)*(?!\w|">)', link, html)


@get("/components/{name:str}", include_in_schema=False)
async def components(request: AnyRequest, name: FromPath[str], lang: LangWanted = None) -> Template:
    chosen = language_of(request, lang)
    found = known_game(name)
    say = words(name, chosen)
    tables = []
    for listed in found.tables:
        title = say(message_id("table", listed.name))
        columns = [say(message_id("column-name", name)) for name in listed.rows[0]._fields[1:-1]]
        domain = next((d for d in domains(found) if all(row.key in d.index for row in listed.rows)), None)
        rows = []
        for number, row in enumerate(listed.rows, start=1):
            named = f"{title} {number}" if domain is None else label(found, domain, row.key, chosen)
            text_key = message_id(domain.name, row.key) + ".text" if domain is not None else ""
            values = [shown(value) for value in row[1:-1]]
            rows.append(
                {
                    "key": row.key,
                    "name": named,
                    "picture": picture_of(found, listed.name, row.key, chosen)
                    or plate(
                        named,
                        title,
                        [pair for pair in zip(columns, values, strict=True) if pair[1] != "–"],
                        found.face().sign,
                    ),
                    "text": say(text_key) if text_key and say.has(text_key) else "",
                    "values": values,
                    "source": row.source,
                    "reconstructed": [letter in RECONSTRUCTED for letter in row.source],
                }
            )
        tables.append({"title": title, "columns": columns, "rows": rows})
    return page(request, "components", lang, game=found, title=say("game"), tables=tables)


def picture_of(rules: Game, table: str, key: str, lang: str) -> str | None:
    """A component as its game draws it."""
    draw = rules.face().picture
    return draw(table, key, lang) if draw is not None else None


def shown(value: object) -> str:
    """A value of a table as people read it."""
    if isinstance(value, bool):
        return "✓" if value else "–"
    if isinstance(value, tuple | list):
        return ", ".join(shown(each) for each in value) or "–"
    return "–" if value is None or value == "" else str(value)


@get("/about", include_in_schema=False)
async def about(request: AnyRequest, lang: LangWanted = None) -> Template:
    return page(request, "about", lang)


@get("/colours.css", include_in_schema=False, media_type="text/css", cache=3600)
async def colours() -> str:
    """The palette of all boards, for the page."""
    dark = css(dark=True)
    return (
        f":root {{\n{css()}}}\n"
        f"@media (prefers-color-scheme: dark) {{ :root:not([data-theme=light]) {{\n{dark}}} }}\n"
        f":root[data-theme=dark] {{\n{dark}}}\n"
    )


@get("/marks.svg", include_in_schema=False, media_type="image/svg+xml", cache=3600)
async def marks() -> Response[str]:
    """All marks as symbols that the page draws in its own colours."""
    symbols = "".join(
        f'<symbol id="mark-{name}" viewBox="0 0 24 24">{mark(name, 12, 12, 24, "currentColor")}</symbol>'
        for name in MARKS
    )
    sheet = f'<svg xmlns="http://www.w3.org/2000/svg">{symbols}</svg>'
    return Response(sheet, media_type="image/svg+xml")


@get("/words/{name:str}", include_in_schema=False, cache=600)
async def web_words(name: FromPath[str]) -> dict[str, str]:
    """The words of the page itself, for its scripts: all `web-…` messages, none of which has arguments."""
    lang = name.removesuffix(".json")
    if lang not in LANGS:
        raise problem(404, "No such language", f"There is no language {lang!r}; languages: {', '.join(LANGS)}.")
    say = words(None, lang)
    return {key.removeprefix("web-"): say(key) for key in sorted(say.keys()) if key.startswith("web-")}


ROUTES = [web_words, lobby, picture, table, join, rules, components, about, colours, marks]
