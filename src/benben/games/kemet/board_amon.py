"""Draws what the solo game adds: objective, round track, war table, Amon's troops, events, plagues and decks."""

from typing import Any

from benben.draw.marks import mark
from benben.draw.palette import BOARD, BRIGHT, INK, LEAF, LINE, PAPER, SEATS, SOFT, STRAW, WARN
from benben.draw.pieces import Item, chip, chip_item, chip_width, explained, flow, panel, slug, track
from benben.draw.svg import BOLD, Box, centred, circle, group, rect, text
from benben.games.kemet.board_type import snug
from benben.games.kemet.captions import Sheet, signed
from benben.games.kemet.tables import COLOUR
from benben.games.kemet.tables_solo import AMON, COLUMNS, HALF, HIGHEST, LOWEST, ROUND_TRACK, SQUAD, WAR
from benben.games.kemet.tables_tiles import TILE, TILES

WAR_SIGNS = ("sword", "skull", "shield", "sledge")
NEEDED = 16.5
"""How many lines of small type the panel is high, in one row of parts."""


def amon_strip(sheet: Sheet, box: Box) -> tuple[str, float]:
    """KEM-9  Amon's board, side by side where it is wide enough; the drawing and its height, none in other games."""
    if "amon" not in sheet.position:
        return "", 0.0
    amon = sheet.position["amon"]
    high = sheet.small * NEEDED
    if box.w > 1000:
        places = Box(box.x, box.y, box.w, high).columns(3, 12)
        total = high
    else:
        total = high * 3 + 24
        places = Box(box.x, box.y, box.w, total).rows(3, 12)
    parts = (goal_panel, war_panel, card_panel)
    drawn = [part(sheet, amon, place) for part, place in zip(parts, places, strict=True)]
    return group(*drawn, id="amon"), total + 12


def goal_panel(sheet: Sheet, amon: dict[str, Any], box: Box) -> str:
    """KEM-9.3  The objective with its conditions met so far, and the round track."""
    small = sheet.small
    key = amon["objective"]
    drawn = [panel(box, sheet.words("board-objective"), small)]
    name = snug(
        Box(box.x + 16, box.y + small * 2, box.w - 32, small * 1.8), sheet.label("objective", key), small * 1.15, 1,
        weight=BOLD, anchor="start",
    )  # fmt: skip
    met = [chip_item(small, "check" if done else "cross", fill=LEAF if done else BOARD) for done in amon["met"]]
    room = Box(box.x + 16, box.y + small * 3.9, box.w - 32, small * 6.4)
    about = snug(room, sheet.words(slug("objective", key) + ".text"), small, 6, anchor="start")
    drawn.append(group(name, about, **explained(slug("objective", key), "KEM-9.20")))
    drawn.append(flow(Box(box.x + 14, box.bottom - small * 6, box.w - 28, small * 2), met, small * 2, 6))
    cells = Box(box.x + 14, box.bottom - small * 3.6, box.w - 28, small * 3).columns(ROUND_TRACK, 3)
    labels = list(range(ROUND_TRACK, 0, -1))
    course = track(cells, labels, small)
    if amon["clock"]:
        cell = cells[labels.index(amon["clock"])]
        course += circle(cell.cx, cell.y + small * 2.1, small * 0.75, SEATS[AMON], stroke=BRIGHT, stroke_width=2)
    drawn.append(group(course, id="round-track", **explained("board-rounds-left", "KEM-9.24")))
    return group(*drawn, id="objective")


def war_panel(sheet: Sheet, amon: dict[str, Any], box: Box) -> str:
    """KEM-9.11  Four columns from -2 to +5, and where Amon's two troops stand."""
    small = sheet.small
    drawn = [panel(box, sheet.words("board-war-table"), small)]
    values = range(LOWEST, HIGHEST + 1)
    table = Box(box.x + 14, box.y + small * 2.3, box.w - 28, small * 8.6)
    rows = table.rows(len(WAR), 4)
    for key, sign, value, row in zip(WAR.keys, WAR_SIGNS, amon["war"], rows, strict=True):
        drawn.append(mark(sign, row.x + small * 0.7, row.cy, small * 1.2, SOFT))
        room = Box(row.x + small * 1.6, row.y, row.w * 0.34 - small * 1.8, row.h)
        name = snug(room, sheet.label("war", key), small, 1, anchor="start")
        cells = Box(row.x + row.w * 0.34, row.y, row.w * 0.66, row.h).columns(len(values), 2)
        line = "".join(
            war_cell(sheet, cell, number, number == value) for number, cell in zip(values, cells, strict=True)
        )
        drawn.append(group(name, line, id=slug("war", key), **explained("board-war-table", "KEM-9.11")))
    for place, (letter, area) in enumerate(zip(SQUAD.keys, amon["squad"], strict=True)):
        middle = box.y + small * (12.4 + 2.1 * place)
        drawn.append(
            one_squad(sheet, amon, letter, area, place, Box(box.x + 14, middle - small, box.w - 28, small * 2))
        )
    return group(*drawn, id="war-table")


def war_cell(sheet: Sheet, box: Box, number: int, here: bool) -> str:
    told = signed(number) if number <= 0 else f"+{number}"
    body = rect(box, SEATS[AMON] if here else PAPER, 4, stroke=INK if here else LINE, stroke_width=2 if here else 1)
    fill = BRIGHT if here else SOFT
    return body + centred(box.cx, box.cy, told, sheet.small, fill=fill, weight=BOLD if here else 400)


def one_squad(sheet: Sheet, amon: dict[str, Any], letter: str, area: str, place: int, box: Box) -> str:
    """KEM-9.6  A troop: its letter, its units and monster, and where it stands."""
    there = [troop for troop in sheet.areas[area]["troops"] if troop["seat"] == AMON]
    units = there[0]["units"] if there else 0
    monster = sheet.label("companion", amon["pets"][place]) if place < len(amon["pets"]) else ""
    small = sheet.small
    disc = circle(box.x + small, box.cy, small * 0.85, SEATS[AMON], stroke=BRIGHT, stroke_width=2)
    disc += centred(box.x + small, box.cy, letter.upper(), small, fill=BRIGHT, weight=BOLD)
    told = f"{sheet.label('area', area)}: {units}, {monster}"
    words = snug(
        Box(box.x + small * 2.3, box.y, box.w - small * 2.4, box.h), told, small, 1, small * 0.6, anchor="start"
    )
    return group(disc, words, id=slug("squad", letter), **explained(slug("squad", letter), "KEM-9.6"))


def card_panel(sheet: Sheet, amon: dict[str, Any], box: Box) -> str:
    """KEM-9.12  The event in force, the plagues, and what is left in the decks."""
    small = sheet.small
    drawn = [panel(box, sheet.words("board-event"), small)]
    card = Box(box.x + 14, box.y + small * 2.1, box.w - 28, small * 4.9)
    if amon["event"]:
        drawn.append(solo_card(sheet, "omen", amon["event"], card, STRAW))
    else:
        drawn.append(text(box.x + 16, card.y + small, sheet.words("board-no-event"), small, fill=SOFT))
    y = card.bottom + small * 0.9
    drawn.append(text(box.x + 16, y, sheet.words("board-plagues"), small, weight=BOLD, fill=SOFT))
    halves = Box(box.x + 14, y + small * 0.8, box.w - 28, small * 5.4).columns(2, 8)
    for key, place in zip(amon["plagues"], halves, strict=False):
        drawn.append(solo_card(sheet, "plague", key, place, WARN))
    if not amon["plagues"]:
        drawn.append(text(box.x + 16, y + small * 1.6, sheet.words("board-no-plague"), small, fill=SOFT))
    decks = (
        ("board-event-deck", sum(amon["omens"]), "KEM-9.12"),
        ("board-action-deck", len(amon["orders"]), "KEM-9.13"),
        ("board-plunder-deck", len(amon["loot"]), "KEM-9.19"),
    )
    room = box.w - 28 - 4 * len(decks)
    needed = sum(chip_width(small, "cards", f"{sheet.words(word)} {left}") for word, left, _ in decks)
    size = min(small, small * room / needed)
    items = [deck_item(sheet, word, left, rule, size) for word, left, rule in decks]
    drawn.append(flow(Box(box.x + 14, box.bottom - small * 2.1, box.w - 28, small * 2), items, small * 2, 4))
    return group(*drawn, id="omens")


def solo_card(sheet: Sheet, domain: str, key: str, box: Box, head: str) -> str:
    small = sheet.small
    body = rect(box, BOARD, 8, stroke=head, stroke_width=3)
    top = Box(box.x + 10, box.y + 4, box.w - 20, small * 1.3)
    body += snug(top, sheet.label(domain, key), small, 1, weight=BOLD, anchor="start")
    about = sheet.words(slug(domain, key) + ".text")
    body += snug(
        Box(top.x, top.bottom, top.w, box.bottom - top.bottom - 4), about, small, 5, small * 0.6, anchor="start"
    )
    return group(body, id=slug(domain, key), **explained(slug(domain, key), "KEM-9.12"))


def deck_item(sheet: Sheet, word: str, left: int, rule: str, size: float) -> Item:
    told = f"{sheet.words(word)} {left}"

    def draw(x: float, y: float) -> str:
        return group(chip(x, y, size, "cards", told, fill=PAPER), **explained(word, rule))

    return chip_width(size, "cards", told), draw


def laid_out(sheet: Sheet, colour: str, level: int, tiles: list[int]) -> list[int]:
    """KEM-9.2  In the solo game the tiles of a level lie as in the grid, column 1 on top."""
    if "amon" not in sheet.position or not any(sheet.position["amon"]["grid"]):
        return tiles
    first = sheet.position["colours"].index(colour) * HALF + (level - 1) * COLUMNS
    row = sheet.position["amon"]["grid"][first : first + COLUMNS]
    return [TILE.index[key] for key in row if key and COLOUR.keys[TILES[TILE.index[key]].colour] == colour]
