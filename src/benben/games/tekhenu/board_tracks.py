"""Draws the Osiris districts, the Horus tiles, the Commoner track and the Maat track."""

from benben.draw.marks import mark
from benben.draw.palette import BOARD, INK, LINE, PAPER, SOFT, WARN
from benben.draw.pieces import explained, glow_box, panel, phrase, phrase_width, slug, square, token
from benben.draw.svg import BOLD, Box, centred, group, rect, text
from benben.games.tekhenu.captions import GOD_SIGNS, TOKEN_COLOURS, TOKEN_SIGNS, Sheet, coin, empty_disc, figure
from benben.games.tekhenu.tables import (
    BASICS,
    GOD,
    HORUS_TILES,
    MAAT_LOSS,
    MARKS,
    OS_Q,
    OS_W,
    OSIRIS_ROWS,
    PEOPLE,
    ROW2_GOLD,
    TOKENS,
    TRACK_END,
)


def osiris(sheet: Sheet, box: Box) -> str:
    """TEK-12  Four districts of six rows, Statues above them."""
    small = sheet.small
    frame = panel(box, sheet.words("board-osiris"), small)
    inner = Box(box.x + 14 + small * 1.9, box.y + small * 2.2, box.w - 28 - small * 1.9, box.h - small * 2.2 - 10)
    lines = inner.rows(8, 4)
    drawn = [frame]
    halves = lines[0].columns(2, 6)
    drawn += [niche(sheet, space, half) for space, half in zip((OS_W, OS_Q), halves, strict=True)]
    for district, head in enumerate(lines[1].columns(4, 6)):
        drawn.append(district_head(sheet, district, head))
    for number in range(6):
        line = lines[number + 2]
        drawn.append(figure(box.x + 14 + small * 0.55, line.cy, number + 1, small, SOFT))
        if number == 1 and sheet.position["treasure"][ROW2_GOLD]:
            drawn.append(coin(box.x + 14 + small * 1.5, line.cy, small * 0.55, "gold", id="treasure-row2"))
        drawn += [space(sheet, number, district, place) for district, place in enumerate(line.columns(4, 6))]
    return group(*drawn, **explained("board-osiris", "TEK-12.2"))


def niche(sheet: Sheet, number: int, box: Box) -> str:
    """TEK-6.5  A Statue above two districts."""
    row = PEOPLE[number]
    owner = sheet.position["people"][row.key]
    r = min(box.h / 2 - 1, sheet.small)
    body = rect(box, BOARD, 6, stroke=LINE, stroke_width=1.5)
    if owner >= 0:
        body += token(box.cx, box.cy, r, owner, id=f"statue-{owner}-{row.key}")
    else:
        body += empty_disc(box.cx, box.cy, r)
        if sheet.position["treasure"][number]:
            body += coin(box.cx, box.cy, r * 0.7, "gold", id=f"treasure-{row.key}")
    about = explained(slug("statue", row.key), "TEK-6.5")
    return sheet.places.place("statue", row.key, body, glow_box(box, 6), **about)


def district_head(sheet: Sheet, district: int, box: Box) -> str:
    """The resource of a district, and who leads there."""
    key = BASICS[district]
    r = min(box.h / 2 - 1, sheet.small * 0.8)
    body = coin(box.cx - r * 1.2, box.cy, r, key)
    leader = sheet.position["districts"][district]
    if leader >= 0:
        body += token(box.cx + r * 1.3, box.cy, r, leader, id=f"leader-{key}")
    return group(body, **explained("source-districts", "TEK-15.1"))


def space(sheet: Sheet, number: int, district: int, box: Box) -> str:
    row = OSIRIS_ROWS[number]
    key = f"{row.key}_{BASICS[district]}"
    owner = sheet.position["osiris"].get(key, -1)
    if owner >= 0:
        body = square(box, "", sheet.small, owner, own=slug("built", str(owner), key))
    else:
        body = rect(box, PAPER, 4, stroke=LINE, stroke_width=1.5)
        told = [f"+{row.own}"]
        if row.partners:
            told.append(f":{TOKEN_SIGNS[BASICS[row.partners[district]]]}")
        if row.free:
            told.append(":any")
        if row.gold:
            told.append(":coin")
        body += phrase(box.cx, box.cy, told, sheet.small * 0.98, anchor="middle", fill=INK)
    return sheet.places.place("osiris", key, body, glow_box(box, 4), **explained(slug("osiris", key), "TEK-12.3"))


# --- Horus ------------------------------------------------------------------------------------------------------------


def horus(sheet: Sheet, box: Box) -> str:
    """TEK-6.3  The god of each position, and the bonus of its Statues."""
    small = sheet.small
    frame = panel(box, sheet.words("board-horus"), small)
    inner = Box(box.x + 12, box.y + small * 2.2, box.w - 24, box.h - small * 2.2 - 8)
    drawn = [frame]
    for number, (key, cell) in enumerate(zip(sheet.position["horus"], inner.columns(6, 5), strict=True), 1):
        tile = HORUS_TILES[GOD.index[key]]
        body = rect(cell, BOARD, 7, stroke=LINE, stroke_width=1.5)
        body += figure(cell.cx, cell.y + small * 0.85, number, small * 1.1, WARN)
        body += mark(GOD_SIGNS[key], cell.cx, cell.y + cell.h * 0.5, small * 1.5, INK)
        body += bonus(cell.cx, cell.bottom - small * 0.9, tile.points, tile.tokens, tile.folk, small)
        drawn.append(group(body, **explained(f"statue-{key}", "TEK-6.6")))
    return "".join(drawn)


def bonus(x: float, y: float, points: int, tokens: tuple[int, ...], folk: int, size: float) -> str:
    if points:
        return phrase(x, y, [f"+{points}", ":star"], size, anchor="middle")
    if folk:
        return phrase(x, y, [":crowd", ":lotus"], size, anchor="middle")
    first = x - (len(tokens) - 1) * size * 0.65
    return "".join(coin(first + i * size * 1.3, y, size * 0.6, TOKENS[token_]) for i, token_ in enumerate(tokens))


# --- The Commoner track -----------------------------------------------------------------------------------------------


def commoners(sheet: Sheet, box: Box) -> str:
    """TEK-9  Population above, Happiness below, on one track from 0 to 21."""
    small = sheet.small
    frame = panel(box, sheet.words("board-people"), small)
    inner = Box(box.x + 12, box.y + small * 2.05, box.w - 24, box.h - small * 2.05 - 6)
    lanes = 1 if box.w > 1000 else 2
    drawn = [frame]
    per = -(-(TRACK_END + 1) // lanes)
    for lane, row in enumerate(inner.rows(lanes, 6)):
        levels = list(range(lane * per, min((lane + 1) * per, TRACK_END + 1)))
        drawn.append(mark("crowd", row.x + small * 0.5, row.y + row.h * 0.46, small, SOFT))
        drawn.append(mark("lotus", row.x + small * 0.5, row.y + row.h * 0.82, small, SOFT))
        track = Box(row.x + small * 1.4, row.y, row.w - small * 1.4, row.h)
        drawn += [level(sheet, number, cell) for number, cell in zip(levels, track.columns(per, 3), strict=False)]
    return group(*drawn, **explained("board-people", "TEK-9.1"))


def level(sheet: Sheet, number: int, box: Box) -> str:
    small = sheet.small
    row = next((row for row in MARKS if row.at == number), None)
    body = rect(box, PAPER if row else BOARD, 5, stroke=SOFT if row else LINE, stroke_width=1.5)
    top = box.y + small * 0.62
    if row is None:
        body += centred(box.cx, top, number, small * 0.98, fill=SOFT)
    else:
        body += text(box.x + 4, top, number, small * 0.98, weight=BOLD)
        sign = (
            f":{TOKEN_SIGNS[TOKENS[row.reward]]}" if row.reward >= 0 else ":twice" if number == TRACK_END else ":card"
        )
        colour = TOKEN_COLOURS[TOKENS[row.reward]] if row.reward >= 0 else WARN
        body += phrase(box.right - 3, top, [sign], small * 0.9, anchor="end", fill=colour)
    rest = Box(box.x + 1, box.y + small * 1.2, box.w - 2, box.h - small * 1.2 - 1)
    for what, lane in zip(("population", "happiness"), rest.rows(2, 1), strict=True):
        there = [(seat, f"{what}-{seat}") for seat, theirs in enumerate(sheet.seats) if theirs[what] == number]
        body += side_by_side(lane, there, small * 0.75)
    return body


def side_by_side(box: Box, tokens: list[tuple[int, str]], largest: float) -> str:
    """Tokens (seat, id) in one row; where there is little room they overlap and are still told apart."""
    r = min(largest, box.h / 2, box.w / (2 + 0.9 * max(0, len(tokens) - 1)))
    step = min(2 * r, (box.w - 2 * r) / max(1, len(tokens) - 1))
    first = box.cx - step * (len(tokens) - 1) / 2
    return "".join(token(first + i * step, box.cy, r - 0.5, seat, id=own) for i, (seat, own) in enumerate(tokens))


# --- The Maat track ---------------------------------------------------------------------------------------------------

FAR = 9


def maat(sheet: Sheet, box: Box) -> str:
    """TEK-14.3  Where everybody's scales stand now, from −9 or less to +9 or more, and what Tainted excess costs."""
    small = sheet.small
    frame = panel(box, sheet.words("board-maat"), small)
    aside = small * 5 if box.w > 1000 else 0.0
    top = 6 if aside else small * 2
    inner = Box(box.x + 10 + aside, box.y + top, box.w - 20 - aside, box.h - top - 6)
    cells = inner.columns(2 * FAR + 1, 3)
    drawn = [frame]
    for value, cell in zip(range(-FAR, FAR + 1), cells, strict=True):
        loss = maat_loss(value)
        place = Box(cell.x, cell.y, cell.w, cell.h - small * 1.15)
        drawn.append(rect(place, PAPER if value == 0 else BOARD, 5, stroke=SOFT if value == 0 else LINE))
        level_ = f"+{value}" if value > 0 else f"−{-value}" if value else "0"
        drawn.append(figure(cell.cx, cell.y + small * 0.66, level_, small * 0.98, WARN if loss else SOFT))
        there = [
            (seat, f"maat-{seat}")
            for seat, theirs in enumerate(sheet.seats)
            if max(-FAR, min(FAR, theirs["balance"])) == value
        ]
        lane = Box(place.x + 1, place.y + small * 1.2, place.w - 2, place.h - small * 1.25)
        drawn.append(side_by_side(lane, there, small * 0.75))
    for _, lost in MAAT_LOSS:
        span = [cell for value, cell in zip(range(-FAR, 0), cells, strict=False) if maat_loss(value) == lost]
        told = [f"−{lost}", ":star"]
        middle = max((span[0].x + span[-1].right) / 2, inner.x + phrase_width(told, small) / 2)
        drawn.append(phrase(middle, inner.bottom - small * 0.5, told, small * 0.98, anchor="middle", fill=WARN))
        bar = Box(span[0].x, inner.bottom - small * 1.1, span[-1].right - span[0].x, 2)
        drawn.append(rect(bar, WARN, 1))
    return group(*drawn, **explained("board-maat", "TEK-14.4"))


def maat_loss(balance: int) -> int:
    return next((lost for low, lost in MAAT_LOSS if balance <= low), 0)
