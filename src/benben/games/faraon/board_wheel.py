"""Draws the wheel with its slots, the gods around it, the Pyramid of Time, the urns and the supply."""

from math import cos, pi, sin

from benben.draw.marks import mark
from benben.draw.palette import BOARD, BRIGHT, INK, LINE, PAPER, SOFT, WARN, WATER
from benben.draw.pieces import empty_slot, explained, glow_box, panel, phrase, pile, queue, slug, token
from benben.draw.svg import BOLD, Box, centred, circle, group, path, rect, text, trace, wrapped
from benben.games.faraon.captions import BASIC_KEYS, COLOURS, SIGNS, Sheet, coin, empty_coin
from benben.games.faraon.tables import PYRAMID, RESOURCE, ROUNDS, URN, URNS

TURN_ANGLE = 2 * pi / 5
INCOME_SIGNS = ("", "sun", "any", "moon", "basket")
"""By income of a pyramid square."""


def angle_of(place: float) -> float:
    """The first area lies at the top, the others clockwise."""
    return -pi / 2 + TURN_ANGLE * place


def point(x: float, y: float, r: float, angle: float) -> tuple[float, float]:
    return x + r * cos(angle), y + r * sin(angle)


def ring_part(x: float, y: float, inner: float, outer: float, start: float, end: float) -> str:
    """The path of a part of a ring between two angles."""
    (ax, ay), (bx, by) = point(x, y, outer, start), point(x, y, outer, end)
    (cx, cy), (dx, dy) = point(x, y, inner, end), point(x, y, inner, start)
    return trace(
        "M", ax, ay, "A", outer, outer, "0 0 1", bx, by, "L", cx, cy, "A", inner, inner, "0 0 0", dx, dy, "z"
    )  # fmt: skip


def wheel(sheet: Sheet, x: float, y: float, r: float) -> str:
    """FAR-5.1  Each sector lies before the area that demands its colour; outside, the colour of the next round."""
    drawn = [circle(x, y, r + 12, PAPER, stroke=LINE, stroke_width=1.5)]
    for place, told in enumerate(sheet.position["areas"]):
        start, end = angle_of(place - 0.5) + 0.02, angle_of(place + 0.5) - 0.02
        drawn.append(path(ring_part(x, y, r + 2, r + 9, start, end), COLOURS[told["next"]], opacity=0.55))
    turning = [sector(sheet, place, x, y, r) for place in range(5)]
    drawn.append(group(*turning, id="wheel", data_turned=str(sheet.position["turned"])))
    drawn.append(hub(sheet, x, y, r * 0.3))
    return group(*drawn, **explained("board-wheel", "FAR-5.2"))


def sector(sheet: Sheet, place: int, x: float, y: float, r: float) -> str:
    """A fifth of the wheel with its slots, filled from the left."""
    key = sheet.position["areas"][place]["demand"]
    middle = angle_of(place)
    half = TURN_ANGLE / 2 - 0.02
    body = path(ring_part(x, y, r * 0.32, r, middle - half, middle + half), COLOURS[key], opacity=0.9)
    body += mark(SIGNS[key], *point(x, y, r * 0.47, middle), r * 0.2, BRIGHT)
    slots = sheet.position["wheel"][key]
    size = r * 0.108
    apart = 0.295 if len(slots) > 3 else 0.37
    for number, piece in enumerate(slots):
        at = point(x, y, r * 0.78, middle + (number - (len(slots) - 1) / 2) * apart)
        if piece is None:
            body += circle(*at, size, BOARD, stroke=BRIGHT, stroke_width=1.5)
        else:
            body += coin(*at, size * 1.08, piece, id=f"slot-{key}-{number}")
    return group(body, id=f"sector-{key}")


def hub(sheet: Sheet, x: float, y: float, r: float) -> str:
    """FAR-2.5  The round, and which way the wheel turns."""
    clockwise = sheet.position["direction"] > 0
    told = f"{sheet.position['round']}/{ROUNDS}"
    sweep = [angle_of(-0.5), angle_of(0.9)]
    start, end = sweep if clockwise else sweep[::-1]
    (ax, ay), (bx, by) = point(x, y, r * 0.82, start), point(x, y, r * 0.82, end)
    flag = "0 0 1" if clockwise else "0 0 0"
    arc = path(trace("M", ax, ay, "A", r * 0.82, r * 0.82, flag, bx, by), stroke=WARN, stroke_width=3)
    side = 1 if clockwise else -1
    tip = end + side * 0.28
    head = [point(x, y, r * 0.68, end), point(x, y, r * 0.82, tip), point(x, y, r * 0.96, end)]
    arrow = path(trace("M", *head[0], "L", *head[1], "L", *head[2]), stroke=WARN, stroke_width=3)
    figures = centred(x, y, told, r * 0.55, weight=BOLD, serif=True)
    return group(circle(x, y, r, PAPER), arc, arrow, figures, **explained("board-round", "FAR-2.5"))


# --- Gods -------------------------------------------------------------------------------------------------------------


def god(sheet: Sheet, place: int, box: Box) -> str:
    """FAR-11.4  The god between two areas, its prestige, and the seats that please it now."""
    told = sheet.position["gods"][place]
    small = sheet.small
    frame = rect(box, PAPER, 12, stroke=SOFT, stroke_width=1.5)
    name = text(
        box.x + 10, box.y + small * 1.05, sheet.words(f"god-{told['god']}"), small * 1.1, weight=BOLD, serif=True
    )
    worth = phrase(box.right - 8, box.y + small * 1.05, [str(told["prestige"]), ":star"], small, anchor="end")
    pleased = [(seat, f"pleased-{seat}-{told['god']}") for seat in told["pleased_by"]]
    lane = Box(box.x + 8, box.y + small * 1.9, box.w - 16, box.h - small * 2.2)
    none = "" if pleased else centred(lane.cx, lane.cy, "–", small, fill=SOFT)
    return group(frame, name, worth, queue(lane, pleased, small * 0.85), none, **explained("board-god", "FAR-11.4"))


# --- The Pyramid of Time ----------------------------------------------------------------------------------------------


def pyramid(sheet: Sheet, box: Box) -> str:
    """FAR-9  Row 1 at the foot; below it the round track with the discs that have not passed."""
    small = sheet.small
    frame = panel(box, sheet.words("board-pyramid"), small)
    inner = Box(box.x + 12, box.y + small * 2.3, box.w - 24, box.h - small * 2.3 - 10)
    rows = max(1, len(sheet.seats) - 1)
    lines = inner.rows(rows + 1, 6)
    side = inner.w / 6
    drawn = [frame]
    for number in range(rows):
        squares = PYRAMID[number].squares
        row = lines[rows - 1 - number]
        first = inner.x + (6 - len(squares)) * side / 2
        for i, income in enumerate(squares):
            cell = Box(first + i * side + 2, row.y, side - 4, row.h)
            drawn.append(pyramid_square(sheet, number, i, income, cell))
    drawn.append(round_track(sheet, lines[rows]))
    return group(*drawn, **explained("board-pyramid", "FAR-9.5"))


def pyramid_square(sheet: Sheet, row: int, square: int, income: int, box: Box) -> str:
    there = [
        (seat, f"disc-{seat}")
        for seat, theirs in enumerate(sheet.seats)
        if theirs["row"] == row and theirs["square"] == square
    ]
    body = rect(box, BOARD, 7, stroke=LINE, stroke_width=1.5)
    size = min(box.w, box.h) * 0.55
    if there:
        return body + token(box.cx, box.cy, size * 0.72, there[0][0], id=there[0][1])
    return body + (mark(INCOME_SIGNS[income], box.cx, box.cy, size, INK) if income else "")


def round_track(sheet: Sheet, box: Box) -> str:
    """FAR-11.1  Five squares; the discs of those who have not passed stand on that of the round."""
    drawn = []
    at_round = max(1, sheet.position["round"])
    waiting = [(seat, f"disc-{seat}") for seat, theirs in enumerate(sheet.seats) if theirs["row"] < 0]
    for number, cell in enumerate(box.columns(ROUNDS, 5), 1):
        now = number == at_round
        drawn.append(rect(cell, PAPER if now else BOARD, 7, stroke=INK if now else LINE, stroke_width=2))
        if now:
            drawn.append(queue(cell.inset(3), waiting, sheet.small * 0.8))
        else:
            drawn.append(centred(cell.cx, cell.cy, number, sheet.small, fill=SOFT))
    return "".join(drawn)


def urns(sheet: Sheet, box: Box) -> str:
    """FAR-2.3, FAR-9.1  The urns under the pyramid, the pile and the discard."""
    small = sheet.small
    shown = sheet.position["urns"]
    frame = panel(box, sheet.words("board-urns"), small)
    inner = Box(box.x + 10, box.y + small * 2.3, box.w - 20, box.h - small * 2.3 - 10)
    cells = inner.columns(max(4, len(shown) + 1), 6)
    drawn = [frame]
    for key, cell in zip(shown, cells, strict=False):
        if key is None:
            drawn.append(empty_slot(cell, 8))
            continue
        row = URNS[URN.index[key]]
        body = rect(cell, BOARD, 9, stroke=WATER, stroke_width=2)
        r = min(cell.w * 0.36, cell.h / 7)
        for i, kind in enumerate((row.left, row.right, row.bottom)):
            body += coin(cell.cx, cell.y + cell.h * (i + 0.5) / 3, r, RESOURCE.keys[kind])
        drawn.append(sheet.places.place("urn", key, body, glow_box(cell, 9), **explained(slug("urn", key), "FAR-3.6")))
    left = sheet.position["urn_pile"]
    drawn.append(group(pile(cells[-1], "jar", left, small), **explained("board-urn-pile", "FAR-3.6")))
    return "".join(drawn)


def supply(sheet: Sheet, box: Box) -> str:
    """FAR-2.6  What is left of each resource; lit when a resource may be named."""
    small = sheet.small
    drawn = [panel(box, sheet.words("board-supply"), small)]
    inner = Box(box.x + 12, box.y + small * 2.2, box.w - 24, box.h - small * 2.2 - 8)
    cells = inner.rows(6, 3) if box.h > box.w else [half for row in inner.rows(3, 3) for half in halves(row)]
    domain = sheet.places.domain if sheet.asks("income", "basic", "lesson") else "supply"
    for key, cell in zip((*BASIC_KEYS, "silver"), cells, strict=True):
        r = min(small * 0.82, cell.h * 0.46)
        body = coin(cell.x + r + 2, cell.cy, r, key)
        name = sheet.words(f"resource-{key}")
        body += text(cell.x + 2 * r + 9, cell.cy, name, small, width=cell.w - 2 * r - small * 1.9, least=small * 0.9)
        left = sheet.position["supply"][key]
        body += text(cell.right - 4, cell.cy, left, small, weight=BOLD, anchor="end", fill=INK if left else WARN)
        about = explained(f"resource-{key}", "FAR-3.5")
        drawn.append(sheet.places.place(domain, key, body, glow_box(cell, 6), **about))
    return "".join(drawn)


def halves(box: Box) -> list[Box]:
    """Two columns, the right one wider: it has the longest name."""
    left = box.w * 0.465
    return [Box(box.x, box.y, left, box.h), Box(box.x + left + 8, box.y, box.w - left - 8, box.h)]


def honours(sheet: Sheet, box: Box) -> str:
    """FAR-9.2, FAR-10.1  Who holds the First Player token and who is the heir."""
    small = sheet.small
    drawn = [panel(box, sheet.words("board-honours"), small)]
    inner = Box(box.x + 12, box.y + small * 2.2, box.w - 24, box.h - small * 2.2 - 8)
    rows = inner.rows(3, 3)
    told = (("sun", "first", "source-first-player", "FAR-9.2"), ("crown", "pharaoh", "source-pharaoh", "FAR-10.1"))
    for (sign, name, word, rule), row in zip(told, rows, strict=False):
        r = min(small * 0.9, row.h / 2)
        owner = sheet.position[name]
        body = mark(sign, row.x + r, row.cy, r * 1.8, WARN)
        lines = 2 if row.h > small * 2.4 else 1
        body += wrapped(row.x + 2 * r + 10, row.cy, sheet.words(word), small, row.w - 4.6 * r - 16, lines)
        if owner >= 0:
            body += token(row.right - r, row.cy, r, owner, id=f"holder-{name}")
        else:
            body += empty_coin(row.right - r, row.cy, r * 0.9)
        drawn.append(group(body, **explained(word, rule)))
    drawn.append(pass_button(sheet, rows[2]))
    return "".join(drawn)


def pass_button(sheet: Sheet, box: Box) -> str:
    """FAR-4.4  Passing is always allowed."""
    body = rect(box, BOARD, 8, stroke=LINE) + centred(
        box.cx, box.cy, sheet.words("turn-pass"), sheet.small, weight=BOLD
    )
    return sheet.places.place("turn", "pass", body, glow_box(box, 8), **explained("turn-pass", "FAR-9.1"))
