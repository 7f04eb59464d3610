"""Draws what lies beside the map: action tracks, event track, Devotion ladder, regions, supply, the Battle going on."""

from benben.draw.marks import mark
from benben.draw.palette import BOARD, BRIGHT, INK, LINE, PAPER, SOFT, WARN, WATER
from benben.draw.pieces import chip_item, explained, flow, glow_box, heading, panel, phrase, queue, slug, token
from benben.draw.svg import BOLD, Box, centred, circle, group, rect, text, wrapped
from benben.games.ankh.captions import (
    CARD_SIGNS,
    EVENT_SIGNS,
    MONUMENT_SIGNS,
    TINTS,
    Sheet,
    first_square,
    partners,
)
from benben.games.ankh.tables import ACTION, CONFLICT, EVENT, LAST_RED, SPACES, TOP

ACTION_RULES = ("ANK-6.1", "ANK-7.1", "ANK-8.1", "ANK-9.2")


def inside(sheet: Sheet, box: Box) -> Box:
    """The room below the title of a panel."""
    top = sheet.small * 2.3
    return Box(box.x + 12, box.y + top, box.w - 24, box.h - top - 10)


def actions(sheet: Sheet, box: Box) -> str:
    """ANK-5.1  Four tracks; the marker moves right, the white square triggers an event."""
    drawn = [panel(box, sheet.words("board-actions"), sheet.small)]
    for track, row in enumerate(inside(sheet, box).rows(len(ACTION), 6)):
        drawn.append(action_row(sheet, track, row))
    return group(*drawn)


def action_row(sheet: Sheet, track: int, row: Box) -> str:
    key = ACTION.keys[track]
    place, white = sheet.position["markers"][track]
    first = first_square(sheet.view, track)
    small = sheet.small
    label_width = row.w * 0.44
    body = rect(row, BOARD, 8)
    body += wrapped(row.x + 10, row.cy, sheet.label("action", key), small, label_width - 16, 2, weight=BOLD)
    squares = Box(row.x + label_width, row.y + 4, row.w - label_width - 6, row.h - 8).columns(8, 3)
    for square in range(first, white + 1):
        cell = squares[square + 7 - white]
        last = square == white
        body += rect(cell, BRIGHT if last else PAPER, 5, stroke=INK if last else LINE, stroke_width=2 if last else 1)
        if last:
            body += mark("star", cell.cx, cell.cy, min(cell.w, cell.h) * 0.5, SOFT)
        if square == place:
            r = min(cell.w, cell.h) / 2 - 1
            body += group(circle(cell.cx, cell.cy, r, WARN, stroke=BRIGHT, stroke_width=2), id=f"marker-{key}")
    about = explained(slug("action", key), ACTION_RULES[track])
    return sheet.places.place("action", key, body, glow_box(row, 8), **about)


def events(sheet: Sheet, box: Box) -> str:
    """ANK-10.1  Nineteen spaces in three rows; round ones are individual, square ones Conflicts."""
    drawn = [panel(box, sheet.words("board-events"), sheet.small)]
    area = inside(sheet, box)
    rows = area.rows(3, 4)
    for number, space in enumerate(SPACES):
        row, column = divmod(number, 7)
        if row % 2:
            column = 6 - column
        cell = rows[row].columns(7, 4)[column]
        drawn.append(event_space(sheet, number, space.kind, cell))
    return group(*drawn)


def event_space(sheet: Sheet, number: int, kind: int, cell: Box) -> str:
    done = number < sheet.position["event"]
    here = number == sheet.position["event"]
    r = min(cell.w, cell.h) / 2 - 1
    plate = Box(cell.cx - r, cell.cy - r, 2 * r, 2 * r)
    fill = BOARD if done else PAPER
    stroke, width = (WARN, 4) if here else (LINE, 1.5)
    body = rect(plate, fill, 6 if kind == CONFLICT else r, stroke=stroke, stroke_width=width)
    colour = LINE if done else WARN if kind == CONFLICT else INK
    if kind == CONFLICT:
        parts = [str(SPACES[number].conflict), ":sword"]
        body += phrase(cell.cx, cell.cy, parts, max(sheet.small, r * 0.82), anchor="middle", fill=colour)
    else:
        body += mark(EVENT_SIGNS[kind], cell.cx, cell.cy, r * 1.15, colour)
    return group(body, id=f"event-{number}", **explained(slug("event_space", EVENT.keys[kind]), "ANK-10.1"))


def ladder(sheet: Sheet, box: Box) -> str:
    """ANK-3  The Devotion track from the top space down; stacks grow to the right."""
    small = sheet.small
    drawn = [panel(box), heading(box.cx, box.y + small * 1.35, sheet.words("board-devotion"), small, anchor="middle")]
    area = Box(box.x + 8, box.y + small * 2.2, box.w - 16, box.h - small * 2.2 - 8)
    for row, cell in enumerate(area.rows(TOP + 1, 1.5)):
        drawn.append(ladder_space(sheet, TOP - row, cell))
    return group(*drawn, **explained("board-devotion", "ANK-3.2"))


def ladder_flat(sheet: Sheet, box: Box) -> str:
    """ANK-3  The same in two rows, for a narrow sheet."""
    drawn = []
    for row, lane in enumerate(box.rows(2, 4)):
        for column, cell in enumerate(lane.columns(16, 2)):
            drawn.append(ladder_space(sheet, row * 16 + column, cell))
    return group(*drawn, **explained("board-devotion", "ANK-3.2"))


def ladder_space(sheet: Sheet, space: int, cell: Box) -> str:
    """ANK-3.7  Red up to 20, then blue, then the top."""
    colour = WARN if space <= LAST_RED else WATER
    drawn = rect(cell, colour, 4, fill_opacity=0.8 if space == TOP else 0.22)
    size = sheet.small
    narrow = cell.w < 100
    if narrow:
        drawn += centred(cell.cx, cell.y + size * 0.7, space, size, fill=INK)
    else:
        drawn += text(cell.x + 24, cell.cy, space, size, fill=BRIGHT if space == TOP else INK, anchor="end")
    standing = [chief for chief in sheet.position["ladder"] if sheet.seats[chief]["devotion"] == space]
    tokens = [(seat, f"marker-{seat}-devotion") for chief in standing for seat in partners(sheet, chief)]
    lane = Box(cell.x + 30, cell.y, cell.w - 32, cell.h)
    if narrow:
        lane = Box(cell.x + 1, cell.y + size * 1.4, cell.w - 2, cell.h - size * 1.4)
    return drawn + queue(lane, tokens, 13, start=not narrow)


def regions(sheet: Sheet, box: Box) -> str:
    """ANK-13  In order of Conflict: who is there, how strong without cards, who holds which majority."""
    drawn = [panel(box, sheet.words("board-regions"), sheet.small)]
    rows = inside(sheet, box).rows(max(5, len(sheet.position["regions"])), 4)
    for row, number in zip(rows, sheet.position["regions"], strict=False):
        drawn.append(region_row(sheet, number, row))
    return group(*drawn)


def region_row(sheet: Sheet, number: str, row: Box) -> str:
    region = sheet.position["regions"][number]
    small = sheet.small
    fought = int(number) == sheet.position["battle"]
    drawn = rect(row, BOARD, 8, stroke=WARN if fought else None, stroke_width=3 if fought else None)
    r = min(row.h / 2 - 3, small)
    drawn += circle(row.x + r + 6, row.cy, r, TINTS[int(number) - 1])
    drawn += centred(row.x + r + 6, row.cy, number, small, fill=BRIGHT, weight=BOLD)
    x = row.x + 2 * r + 18
    disc = min(row.h / 2 - 3, small * 0.8)
    for chief, strength in region["strength"].items():
        drawn += token(x + disc, row.cy, disc, int(chief))
        drawn += text(x + 2 * disc + 4, row.cy, strength, small, weight=BOLD)
        x += 2 * disc + small * 1.25
    x = row.right - 3 * small * 2.55
    for kind, holder in region["majorities"].items():
        drawn += mark(MONUMENT_SIGNS[kind], x + small * 0.6, row.cy, small * 1.1, INK if holder >= 0 else LINE)
        if holder >= 0:
            drawn += token(x + small * 1.75, row.cy, disc * 0.75, holder)
        x += small * 2.55
    return group(drawn, **explained("board-majorities", "ANK-13.6"))


def supply(sheet: Sheet, box: Box) -> str:
    """ANK-2.7  Monuments, camels and guardian figures left; who holds the Tipping token."""
    drawn = [panel(box, sheet.words("board-supply"), sheet.small)]
    position, small = sheet.position, sheet.small
    items = [
        chip_item(small, MONUMENT_SIGNS[kind], left, **explained(slug("monument", kind), "ANK-2.7"))
        for kind, left in position["supply"].items()
    ]
    items.append(chip_item(small, "sledge", position["camels_left"], **explained("quantity-camels", "ANK-2.7")))
    for guardian in position["guardians"]:
        if guardian["kind"]:
            told = f"{sheet.label('guardian', guardian['kind'])} {guardian['left']}"
            items.append(chip_item(small, "", told, **explained(slug("guardian", guardian["kind"]), "ANK-9.6")))
    if position["scales"] >= 0:
        ink = LINE if position["scales_spent"] else INK
        about = explained("board-scales", "ANK-13.1")
        items.append(chip_item(small, "scales", sheet.name(position["scales"]), colour=ink, **about))
    return group(*drawn, flow(inside(sheet, box), items, small * 2, 6))


def battle(sheet: Sheet, box: Box) -> str:
    """ANK-14  Who takes part, who has chosen, which cards lie open."""
    title = sheet.words("board-battle", region=sheet.position["battle"])
    drawn = [panel(box, title, sheet.small)]
    fighters = sheet.position["fighters"]
    for chief, row in zip(fighters, inside(sheet, box).rows(max(3, len(fighters)), 4), strict=False):
        drawn.append(fighter(sheet, chief, row))
    return group(*drawn, **explained("board-battle", "ANK-14.2"))


def fighter(sheet: Sheet, chief: int, row: Box) -> str:
    theirs, small = sheet.seats[chief], sheet.small
    r = min(row.h / 2 - 2, small)
    drawn = rect(row, BOARD, 8) + token(row.x + r + 6, row.cy, r, chief)
    x = row.x + 2 * r + 16
    cards = theirs["shown"] or [card for card in theirs["committed"] if card is not None]
    if cards:
        told = " + ".join(sheet.label("card", card) for card in cards)
        sign = CARD_SIGNS[cards[0]]
    else:
        waits = chief in sheet.view["to_move"]
        told, sign = sheet.words("board-thinks" if waits else "board-chosen"), "card"
    drawn += mark(sign, x + small * 0.6, row.cy, small * 1.1, INK if theirs["shown"] else SOFT)
    drawn += text(x + small * 1.5, row.cy, told, small, width=row.right - x - small * 1.7, least=small)
    return drawn
