"""Draws what teams and gods add to the board: marks of teams, gods on the map, god tiles with their life points."""

from typing import Any

from benben.draw.marks import SEAT_MARKS, mark
from benben.draw.palette import BRIGHT, GROUND, INK, PAPER, SEATS, STRAW, WARN
from benben.draw.pieces import Item, chip, chip_item, chip_width, explained, glow_box, slug
from benben.draw.svg import BOLD, Box, centred, circle, group, rect
from benben.games.kemet.board_type import snug
from benben.games.kemet.captions import Sheet
from benben.games.kemet.tables import GOAL, TEAM_GOAL
from benben.games.kemet.tables_gods import GOD, GODS_ROWS

LETTERS = "ABC"


def score(sheet: Sheet, seat: int) -> str:
    """KEM-3.8, KEM-8.4  The points of a seat, or of its team, out of those that win."""
    if "teams" in sheet.position:
        return f"{sheet.position['standings'][seat]}/{TEAM_GOAL}"
    if "amon" in sheet.position:
        return str(sheet.seats[seat]["glory"])  # KEM-9.20
    return f"{sheet.seats[seat]['glory']}/{GOAL}"


def mode_items(sheet: Sheet, seat: int) -> list[Item]:
    """The team of a seat, its card Gathering, and its god with the life points it has."""
    items: list[Item] = []
    if "teams" in sheet.position:
        letter = LETTERS[sheet.position["teams"][seat]]
        told = sheet.words("board-team", letter=letter)
        items.append(chip_item(sheet.small, "crew", told, fill=GROUND, **explained("board-team-told", "KEM-8.4")))
        if sheet.position["gathering"][seat]:
            items.append(gathering_item(sheet, seat))
    if "gods" in sheet.position and sheet.position["gods"][seat]:
        items.append(god_item(sheet, sheet.position["gods"][seat]))
    return items


def gathering_item(sheet: Sheet, seat: int) -> Item:
    """KEM-8.7  The card Gathering; the viewer's own is the place of the choice to play it."""
    small, told = sheet.small, sheet.label("turn", "gathering")
    wide = chip_width(small, "card", told)
    about = explained(slug("turn", "gathering"), "KEM-8.7")

    def draw(x: float, y: float) -> str:
        body = chip(x, y, small, "card", told, fill=PAPER)
        if seat != sheet.viewer:
            return group(body, **about)
        plate = Box(x, y - small * 0.85, wide, small * 1.7)
        return sheet.places.place("turn", "gathering", body, glow_box(plate, 6), **about)

    return wide, draw


def god_item(sheet: Sheet, theirs: dict[str, Any]) -> Item:
    """KEM-10.2  A god's tile: strength, and life points left of all."""
    row = GODS_ROWS[GOD.index[theirs["god"]]]
    told = f"{sheet.label('god', theirs['god'])} · {row.strength}"
    told += f" · {theirs['life']}/{row.life}" if theirs["risen"] else f" · {row.life}"
    fill = GROUND if theirs["risen"] else PAPER
    return chip_item(sheet.small, "crown", told, fill=fill, **explained(slug("god", theirs["god"]), "KEM-10.2"))


def god_disc(sheet: Sheet, box: Box, key: str, god: dict[str, Any]) -> str:
    """KEM-10.2  A god on the map: a larger disc in its owner's colour, ringed with gold, with its life points."""
    seat = god["seat"]
    r = min(sheet.small * 1.3, box.h * 0.48, box.w * 0.46)
    disc = circle(box.cx, box.cy, r, SEATS[seat], stroke=STRAW, stroke_width=4)
    disc += circle(box.cx, box.cy, r + 2, "none", stroke=INK, stroke_width=1)
    disc += mark("crown", box.cx, box.cy - r * 0.5, r * 0.8, BRIGHT)
    disc += mark(SEAT_MARKS[seat], box.cx - r * 0.42, box.cy + r * 0.3, r * 0.7, BRIGHT)
    disc += centred(box.cx + r * 0.4, box.cy + r * 0.32, god["life"], r * 0.95, fill=BRIGHT, weight=BOLD)
    return group(disc, id=f"god-{seat}-{key}", **explained("board-god", "KEM-10.2"))


def ascension_item(sheet: Sheet) -> list[Item]:
    """KEM-10.1  Whether gods can be acquired."""
    if not sheet.position.get("ascended"):
        return []
    return [chip_item(sheet.small, "crown", "✓", fill=GROUND, **explained("board-ascension", "KEM-10.4"))]


def god_choices(sheet: Sheet, box: Box) -> str:
    """KEM-10.1  While gods are chosen: all of them, side by side over the fields of the own board."""
    if sheet.places.domain != "god":
        return ""
    drawn = rect(box, PAPER, 10, stroke=WARN, stroke_width=2)
    for row, cell in zip(GODS_ROWS, (c for r in box.inset(8).rows(2, 6) for c in r.columns(3, 6)), strict=True):
        small = sheet.small
        body = rect(cell, STRAW, 8, fill_opacity=0.25, stroke=INK, stroke_width=1.5)
        name = sheet.label("god", row.key)
        body += snug(Box(cell.x + 5, cell.y + 3, cell.w - 10, cell.h * 0.5), name, small * 1.15, 2, weight=BOLD)
        body += mark("sword", cell.cx - small * 2, cell.cy + small * 0.8, small * 1.1, INK)
        body += centred(cell.cx - small * 0.9, cell.cy + small * 0.8, row.strength, small)
        body += mark("crown", cell.cx + small * 0.7, cell.cy + small * 0.8, small * 1.1, INK)
        body += centred(cell.cx + small * 1.8, cell.cy + small * 0.8, row.life, small)
        about = explained(slug("god", row.key), "KEM-10.1")
        drawn += sheet.places.place("god", row.key, body, glow_box(cell, 8), **about)
    return group(drawn, id="gods")
