"""Draws the strip of seats: points, prayer, units, tokens, cards, tiles and companions of everybody."""

from typing import Any

from benben.draw.marks import mark
from benben.draw.palette import BOARD, BRIGHT, INK, LINE, PAPER, SEATS, SOFT, STRAW, WARN
from benben.draw.pieces import Item, chip, chip_item, chip_width, explained, flow, flow_lines, glow_box, slug, token
from benben.draw.svg import BOLD, Box, circle, fit, group, rect, text, text_width
from benben.games.kemet.board_modes import mode_items, score
from benben.games.kemet.board_type import snug, whole
from benben.games.kemet.captions import FIELD_SIGNS, STONES, Sheet
from benben.games.kemet.tables import COLOUR, FIELDS
from benben.games.kemet.tables_solo import AMON
from benben.games.kemet.tables_tiles import TILE, TILES

LINE_STEP = 2.0
RARE = ("temple", "pyramid", "scarab")
"""What is told only of those who have some."""
AMONS = ("star", "temple", "pyramid", "crew")


def seat_strip(sheet: Sheet, box: Box, columns: int) -> tuple[str, float]:
    """All seats in rows of so many, as high as the fullest of them needs; the strip and its height."""
    small, gap = sheet.small, 12
    width = (box.w - gap * (columns - 1)) / columns
    drawn, y = [], box.y
    for first in range(0, len(sheet.seats), columns):
        row = range(first, min(first + columns, len(sheet.seats)))
        lines = max(flow_lines(belongings(sheet, seat, width - 24), width - 24, 6) for seat in row)
        height = small * 2 + 24 + lines * small * LINE_STEP
        for seat in row:
            drawn.append(seat_panel(sheet, seat, Box(box.x + (seat - first) * (width + gap), y, width, height)))
        y += height + gap
    return "".join(drawn), y - box.y


def belongings(sheet: Sheet, seat: int, width: float) -> list[Item]:
    return [
        *mode_items(sheet, seat),
        *goods(sheet, seat),
        *tokens(sheet, seat),
        *waiting(sheet, seat, width),
        *tiles(sheet, seat, width),
    ]


def seat_panel(sheet: Sheet, seat: int, box: Box) -> str:
    """KEM-2.8  What lies before a seat."""
    theirs = sheet.seats[seat]
    small = sheet.small
    asked = seat in sheet.view["to_move"]
    fill = PAPER if seat == sheet.viewer else BOARD
    frame = rect(box, fill, 14, stroke=INK if asked else LINE, stroke_width=3 if asked else 1.5)
    r = small
    middle = box.y + 12 + r
    city = theirs["city"]
    told = score(sheet, seat)
    crowned = sheet.view["over"] and sheet.view["ranking"][seat] == 1
    right = box.right - 22 - text_width(told, small * 1.5, BOLD) - (small * 1.8 if crowned else 0)
    left = box.x + 2 * r + 22
    called = sheet.name(seat)
    wide = min(text_width(called, small * 1.15, BOLD) + 2, (right - left) * 0.5)
    head = Box(left, box.y + 9, wide, 2 * r + 6)
    name = snug(head, called, small * 1.15, 2, small * 0.8, weight=BOLD, anchor="start")
    home = seat_city(sheet, city, Box(left + wide + 8, head.y, right - left - wide - 10, head.h)) if city else ""
    points = text(box.right - 16, middle, told, small * 1.5, weight=700, anchor="end", serif=True)
    if crowned:
        points += mark("crown", right + small, middle, small * 1.4, WARN)
    area = Box(box.x + 12, box.y + 2 * r + 18, box.w - 24, box.h - 2 * r - 24)
    held = flow(area, belongings(sheet, seat, area.w), small * LINE_STEP, 6)
    return group(frame, token(box.x + 14 + r, middle, r, seat), name, home, points, held, id=f"seat-{seat}")


def seat_city(sheet: Sheet, city: str, box: Box) -> str:
    """The name of a seat's city, the short one where there is little room."""
    name = sheet.label("city", city)
    if whole(name, sheet.small * 0.85, box.w, 2, 400) is None:
        name = sheet.words(slug("city", city) + ".short")
    return snug(box, name, sheet.small, 2, fill=SOFT, anchor="start")


def goods(sheet: Sheet, seat: int) -> list[Item]:
    """KEM-1.16, KEM-3.2  Points by kind, prayer points, veterans, units in supply, cards."""
    theirs = sheet.seats[seat]
    told = [
        ("star", theirs["points"], "quantity-points", "KEM-3.2"),
        ("temple", theirs["temples"], "quantity-temples", "KEM-3.3"),
        ("pyramid", theirs["pyramids"], "quantity-pyramids", "KEM-3.3"),
        ("ankh", theirs["prayer"], "quantity-prayer", "KEM-1.16"),
        ("scarab", theirs["veterans"], "quantity-veterans", "KEM-6.6"),
        ("crew", theirs["supply"], "quantity-supply", "KEM-1.13"),
        ("cards", len(theirs["hand"]), "quantity-cards", "KEM-1.17"),
        ("sword", f"{len(theirs['battle_cards'])}+{len(theirs['face_down'])}", "quantity-battle", "KEM-1.17"),
    ]
    fill = BOARD if seat == sheet.viewer else PAPER
    amon = "amon" in sheet.position and seat == AMON
    return [
        chip_item(sheet.small, sign, value, fill=fill, **explained(word, rule))
        for sign, value, word, rule in told
        if (sign in AMONS if amon else value or sign not in RARE)
    ]


def tokens(sheet: Sheet, seat: int) -> list[Item]:
    """KEM-4.1  The action fields that have a token."""
    theirs = sheet.seats[seat]
    return [field_item(sheet, seat, theirs, field.key) for field in FIELDS if field.key in theirs["fields"]]


def field_item(sheet: Sheet, seat: int, theirs: dict[str, Any], key: str) -> Item:
    small = sheet.small
    colour = STRAW if key == "gold" else SOFT if theirs["silver_at"] == key else SEATS[seat]

    def draw(x: float, y: float) -> str:
        disc = circle(x + small * 0.8, y, small * 0.8, colour, stroke=LINE, stroke_width=1.5)
        sign = mark(FIELD_SIGNS[key], x + small * 0.8, y, small * 1.05, BRIGHT)
        return group(disc, sign, **explained(slug("turn", key), "KEM-4.1"))

    return small * 1.6, draw


def waiting(sheet: Sheet, seat: int, width: float) -> list[Item]:
    """KEM-5.4.1  Companions in supply; they are the places of the choice who comes along."""
    return [companion_item(sheet, key, width) for key in sheet.seats[seat]["companions"]]


def companion_item(sheet: Sheet, key: str, width: float) -> Item:
    small = sheet.small
    told, size = fit(sheet.label("companion", key), small, width - small * 2, small * 0.9, BOLD)
    wide = chip_width(size, "eye", told)

    def draw(x: float, y: float) -> str:
        body = chip(x, y, size, "eye", told, fill=PAPER, stroke=INK)
        plate = Box(x, y - small * 0.85, wide, small * 1.7)
        return sheet.places.place(
            "companion", key, body, glow_box(plate, 6), **explained(slug("tile", key), "KEM-5.4.1")
        )

    return wide, draw


def tiles(sheet: Sheet, seat: int, width: float) -> list[Item]:
    """KEM-5.3.2  The power tiles, in the colour of their gem."""
    return [tile_item(sheet, seat, key, width) for key in sheet.seats[seat]["tiles"]]


def tile_item(sheet: Sheet, seat: int, key: str, width: float) -> Item:
    small = sheet.small
    row = TILES[TILE.index[key]]
    told, size = fit(sheet.label("tile", key), small, width - small * 2, small * 0.9)
    wide = text_width(told, size) + small * 1.6

    def draw(x: float, y: float) -> str:
        body = rect(Box(x, y - small * 0.85, wide, small * 1.7), PAPER, small * 0.4, stroke=LINE, stroke_width=1.2)
        gem = Box(x + 4, y - small * 0.6, small * 0.6, small * 1.2)
        body += rect(gem, STONES[COLOUR.keys[row.colour]], 2, stroke=INK, stroke_width=1)
        body += text(x + small * 1.05, y, told, size)
        return group(body, id=slug("owned", key, str(seat)), **explained(slug("tile", key), "KEM-5.3.4"))

    return wide, draw
