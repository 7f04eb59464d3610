"""Draws what is built: the sphinx and its cards, the obelisk, the tombs, the temple and the pyramid."""

from benben.draw.marks import SEAT_MARKS, mark
from benben.draw.palette import BOARD, BRIGHT, EARTH, INK, LINE, PAPER, SEATS, SOFT
from benben.draw.pieces import (
    chip,
    chip_width,
    explained,
    glow_box,
    glow_path,
    panel,
    phrase,
    pile,
    queue,
    slug,
    square,
    token,
)
from benben.draw.svg import BOLD, Box, centred, group, path, polygon, rect, trace, wrapped
from benben.games.egizia.captions import Sheet, supported
from benben.games.egizia.tables import COLUMNS, PILLAR, ROOFS, SPHINX, SPHINX_CARD, VALUES, tomb_points

# --- Sphinx -----------------------------------------------------------------------------------------------------------


def sphinx(sheet: Sheet, box: Box) -> str:
    """EGZ-8  The deck, how many cards each seat keeps, and the cards the viewer keeps; or the cards just drawn."""
    small = sheet.small
    frame = panel(box, sheet.words("board-sphinx"), small)
    area = Box(box.x + 12, box.y + small * 2.2, box.w - 24, box.h - small * 2.2 - 12)
    drawn = [key for key in sheet.position["drawn"] if key is not None]
    if drawn:
        return frame + drawn_cards(sheet, drawn, area)
    deck = Box(area.x, area.y, 80, 88)
    left = len(sheet.position["sphinx_deck"])
    rest = Box(area.x, deck.bottom + 10, area.w, area.bottom - deck.bottom - 10)
    return "".join(
        (
            frame,
            group(pile(deck, "sphinx", left, small), **explained("stop-site-a", "EGZ-8.2")),
            kept_by_all(sheet, Box(deck.right + 18, deck.y, area.right - deck.right - 18, deck.h)),
            kept_cards(sheet, rest),
        )
    )


def kept_by_all(sheet: Sheet, box: Box) -> str:
    """EGZ-8.6  Everybody sees how many; the points only who sees the cards."""
    drawn = []
    for seat, row in zip(range(len(sheet.seats)), box.rows(4, 2), strict=False):
        theirs = sheet.seats[seat]
        r = min(14.0, row.h / 2)
        drawn.append(token(row.x + r, row.cy, r, seat))
        drawing = f" + {len(sheet.position['drawn'])}" if sheet.position["drawer"] == seat else ""
        parts = [f"{len(theirs['sphinx'])}{drawing}", ":card"]
        if None not in theirs["sphinx"] and theirs["sphinx"]:
            parts += [str(sum(theirs["sphinx_now"].values())), ":star"]
        drawn.append(phrase(row.x + 2 * r + 8, row.cy, parts, sheet.small))
    return "".join(drawn)


def card_rows(sheet: Sheet, box: Box, count: int) -> list[Box]:
    """Two lines for each card if there is room."""
    gap = 6.0
    height = min(sheet.small * 2.9, (box.h - gap * (count - 1)) / count)
    return [Box(box.x, box.y + i * (height + gap), box.w, height) for i in range(count)]


def drawn_cards(sheet: Sheet, keys: list[str], box: Box) -> str:
    """EGZ-8.3  The cards in hand: one of them may be kept."""
    return "".join(
        sheet.places.place(
            "keep", key, sphinx_card(sheet, key, row, None), glow_box(row), **explained(slug("sphinx", key))
        )
        for key, row in zip(keys, card_rows(sheet, box, len(keys)), strict=True)
    )


def kept_cards(sheet: Sheet, box: Box) -> str:
    """EGZ-8.6  The viewer's own cards, with what they would score now."""
    now = sheet.seats[sheet.viewer]["sphinx_now"] if sheet.viewer >= 0 else {}
    if not now:
        hint = sheet.words("board-sphinx-hint")
        return wrapped(box.x + 4, box.cy, hint, sheet.small, box.w - 8, int(box.h / sheet.small / 1.2), fill=SOFT)
    rows = card_rows(sheet, box, max(1, min(len(now), int(box.h / sheet.small / 1.5))))
    return "".join(
        group(sphinx_card(sheet, key, row, points), id=slug("sphinx", key), **explained(slug("sphinx", key)))
        for (key, points), row in zip(now.items(), rows, strict=False)
    )


def sphinx_card(sheet: Sheet, key: str, box: Box, now: int | None) -> str:
    """EGZ-20.1  A condition and points; ticked if it would score now."""
    small = sheet.small
    worth = SPHINX[SPHINX_CARD.index[key]].points
    won = bool(now)
    value = now or worth
    sign = "check" if won else ""
    width = chip_width(small, sign, value)
    badge = chip(
        box.right - width - 6, box.cy, small, sign, value, colour=BRIGHT if won else SOFT, fill=EARTH if won else BOARD
    )
    lines = max(1, int(box.h / small / 1.12))
    frame = rect(box, PAPER if now is not None else BOARD, 7, stroke=SOFT if now is None else LINE, stroke_width=1.5)
    return frame + wrapped(box.x + 10, box.cy, sheet.label("sphinx", key), small, box.w - width - 24, lines) + badge


# --- Obelisk and tombs ------------------------------------------------------------------------------------------------


def obelisk(sheet: Sheet, box: Box) -> str:
    """EGZ-9.3  Seven squares, built upwards."""
    values = VALUES[0]
    top = box.h * 0.08
    tall = (box.h - top - 8) / len(values)
    slimmer = box.w * 0.055
    drawn = []
    for i, value in enumerate(values):
        inset = slimmer * i / 2
        place = Box(box.x + inset + 6, box.bottom - 8 - (i + 1) * tall, box.w - 2 * inset - 12, tall - 3)
        drawn.append(column_square(sheet, "obelisk", i, value, place, "obelisk_step", "obelisk"))
    inset = slimmer * (len(values) - 1) / 2 + 6
    tip = [(box.x + inset, box.y + top - 3), (box.cx, box.y - 4), (box.right - inset, box.y + top - 3)]
    drawn.append(polygon(tip, BOARD, stroke=LINE, stroke_width=1.5))
    drawn.append(rect(Box(box.x, box.bottom - 7, box.w, 7), SOFT, 2))
    return group(*drawn, **explained("column-obelisk", "EGZ-9.3"))


def column_square(sheet: Sheet, column: str, i: int, value: int, box: Box, domain: str, key: str) -> str:
    """A square of a column; the next one is the place of the build step."""
    owners = sheet.position["buildings"][column]
    size = sheet.small * 1.25
    if i < len(owners):
        return square(box, value, size, owners[i], own=f"built-{column}-{i}")
    near = i == len(owners) and supported(sheet.position["buildings"], column)
    body = square(box, value, size, near=near)
    return sheet.places.place(domain, key, body, glow_box(box, 4)) if near else body


def tombs(sheet: Sheet, box: Box, columns: int) -> str:
    """EGZ-9.4  Twelve places in line: taken, open, face down."""
    line = sheet.position["tombs"]
    places = [cell for row in box.rows(line["places"] // columns, 8) for cell in row.columns(columns, 8)]
    drawn = []
    taken, opened = line["taken"], line["open"]
    for i, place in enumerate(places):
        if i < len(taken):
            value, owner = taken[i]
            drawn.append(taken_tomb(sheet, place, value, owner, f"tomb-{i}"))
        elif i < len(taken) + len(opened):
            first = i == len(taken)
            body = door(place, PAPER, INK if first else SOFT) + centred(
                place.cx, place.cy + 4, opened[i - len(taken)], sheet.small * 1.4, weight=BOLD
            )
            glow = glow_path(arch(place))
            drawn.append(sheet.places.place("obelisk_step", "tomb", body, glow) if first else body)
        else:
            drawn.append(door(place, BOARD, LINE) + mark("lock", place.cx, place.cy + 4, sheet.small * 1.3, LINE))
    return group(*drawn, **explained("obelisk-step-tomb", "EGZ-9.4"))


def arch(box: Box) -> str:
    r = box.w / 2
    return trace("M", box.x, box.bottom, "v", r - box.h, "a", r, r, "0 0 1", box.w, 0, "v", box.h - r, "z")


def door(box: Box, fill: str, stroke: str) -> str:
    return path(arch(box), fill, stroke=stroke, stroke_width=2)


def taken_tomb(sheet: Sheet, box: Box, value: int, owner: int, own: str) -> str:
    size = sheet.small
    sign = mark(SEAT_MARKS[owner], box.cx, box.y + box.h * 0.38, box.w * 0.5, BRIGHT)
    worth = centred(box.cx, box.bottom - size * 0.75, value, size, fill=BRIGHT, weight=BOLD)
    return group(door(box, SEATS[owner], BRIGHT), sign, worth, id=own)


BRACKETS = ((1, "1–10"), (11, "11–20"), (21, "21+"))


def collection(sheet: Sheet, box: Box) -> str:
    """EGZ-15.4  What a seat's tombs will score together: each seat stands at its sum."""
    drawn = []
    size = sheet.small
    for (least, words), cell in zip(BRACKETS, box.columns(3, 6), strict=True):
        points = tomb_points(least)
        inside = [
            (seat, f"marker-{seat}-tombs")
            for seat, theirs in enumerate(sheet.seats)
            if theirs["tomb_sum"] and tomb_points(theirs["tomb_sum"]) == points
        ]
        drawn.append(rect(cell, BOARD, 6))
        drawn.append(centred(cell.cx, cell.y + size * 0.8, words, size, fill=SOFT))
        drawn.append(phrase(cell.cx, cell.y + size * 2.0, [str(points), ":star"], size, anchor="middle", fill=SOFT))
        drawn.append(queue(Box(cell.x + 2, cell.y + size * 2.75, cell.w - 4, cell.h - size * 2.9), inside, 14))
    return group(*drawn, **explained("source-tombs", "EGZ-15.4"))


# --- Temple and pyramid -----------------------------------------------------------------------------------------------


def temple(sheet: Sheet, box: Box) -> str:
    """EGZ-10.3, EGZ-10.4  Two pillars, two plain columns, four roof squares."""
    w = box.w / 4
    gable = box.h * 0.1
    tall = (box.h - gable - 8) / (PILLAR + 1)
    drawn = []
    for column, x in (("tl", box.x), ("tr", box.right - w)):
        for i in range(PILLAR):
            place = Box(x + 4, box.bottom - 8 - (i + 1) * tall, w - 8, tall - 3)
            drawn.append(column_square(sheet, column, i, i + 1, place, "temple_step", column))
    for i in (1, 2):
        shaft = Box(box.x + (i + 0.32) * w, box.y + gable + tall, w * 0.36, tall * PILLAR)
        drawn.append(rect(shaft, BOARD, 3, stroke=LINE, stroke_width=1.5))
    for roof, i in zip(ROOFS, (0, 3, 1, 2), strict=True):
        drawn.append(roof_square(sheet, roof.key, roof.value, Box(box.x + i * w + 1, box.y + gable, w - 2, tall - 3)))
    peak = [(box.x, box.y + gable - 4), (box.cx, box.y - 6), (box.right, box.y + gable - 4)]
    drawn.append(polygon(peak, BOARD, stroke=LINE, stroke_width=1.5))
    drawn.append(rect(Box(box.x - 4, box.bottom - 7, box.w + 8, 7), SOFT, 2))
    return group(*drawn, **explained("column-tl", "EGZ-10.3"))


def roof_square(sheet: Sheet, key: str, value: int, box: Box) -> str:
    owner = sheet.position["roof"].get(key, -1)
    size = sheet.small * 1.25
    if owner >= 0:
        return square(box, value, size, owner, own=f"built-{slug(key)}")
    pillars = sheet.position["buildings"]
    near = len(pillars["tl"]) == len(pillars["tr"]) == PILLAR
    return sheet.places.place("temple_step", key, square(box, value, size, near=near), glow_box(box, 4))


def pyramid(sheet: Sheet, box: Box) -> str:
    """EGZ-10.5  Rows of five, four, three, two, one."""
    w, h = box.w / 5, (box.h - 8) / 5
    drawn = []
    for row in range(5):
        column = COLUMNS[3 + row]
        for i, value in enumerate(column.values):
            place = Box(box.x + (i + row / 2) * w + 1.5, box.bottom - 8 - (row + 1) * h, w - 3, h - 3)
            drawn.append(column_square(sheet, column.key, i, value, place, "temple_step", column.key))
    drawn.append(rect(Box(box.x - 4, box.bottom - 7, box.w + 8, 7), SOFT, 2))
    return group(*drawn, **explained("column-py1", "EGZ-10.5"))
