"""Draws the power tiles that can still be had, by colour and level."""

from benben.draw.palette import BOARD, INK, LINE, PAPER, SOFT
from benben.draw.pieces import explained, glow_box, slug
from benben.draw.svg import BOLD, Box, centred, group, rect
from benben.games.kemet.board_amon import laid_out
from benben.games.kemet.board_land import steps
from benben.games.kemet.board_type import snug, title
from benben.games.kemet.captions import STONES, Sheet
from benben.games.kemet.tables import COLOUR
from benben.games.kemet.tables_tiles import OF_COLOUR, TILE, TILES

LEVELS = 4
HEAD = 1.4
"""How high the line with the levels is, in sizes of small type."""


def market_height(sheet: Sheet) -> float:
    """What the market needs where it may be as high as it likes."""
    return sheet.small * HEAD + len(sheet.position["colours"]) * (sheet.small * LEVELS * 2.6 + 30)


def market(sheet: Sheet, box: Box) -> str:
    """KEM-2.4  A panel for each colour in play, below one line with the levels."""
    small = sheet.small
    colours = sheet.position["colours"]
    below = Box(box.x, box.y + small * HEAD, box.w, box.h - small * HEAD)
    drawn = [
        centred(column.cx, box.y + small * HEAD * 0.45, level, small, fill=SOFT, weight=BOLD)
        for level, column in enumerate(box.inset(6).columns(LEVELS, 4), start=1)
    ]
    drawn += [colour_panel(sheet, key, panel) for key, panel in zip(colours, below.rows(len(colours), 6), strict=True)]
    return group(*drawn, id="market")


def colour_panel(sheet: Sheet, key: str, box: Box) -> str:
    """KEM-1.8  A column for each level; the level is the cost. The colour's name stands above its two lowest tiles."""
    drawn = [rect(box, PAPER, 10, stroke=LINE, stroke_width=1.5)]
    for level, column in enumerate(box.inset(6).columns(LEVELS, 4), start=1):
        cells = column.rows(4, 3)
        tiles = [tile for tile in OF_COLOUR[COLOUR.index[key]] if TILES[tile].level == level]
        if level == 1:
            head = Box(column.x, column.y, column.w, cells[1].bottom - column.y)
            drawn.append(colour_name(sheet, key, head))
            cells = cells[2:]
        for tile, cell in zip(laid_out(sheet, key, level, tiles), cells, strict=False):
            drawn.append(one_tile(sheet, tile, cell))
    return group(*drawn)


def colour_name(sheet: Sheet, key: str, box: Box) -> str:
    small = sheet.small
    high = min(box.h - small * 1.7, small * 2.2)
    gem = steps(Box(box.cx - high * 0.75, box.y + (box.h - high - small * 1.4) / 2, high * 1.5, high), LEVELS, key)
    name = title(
        Box(box.x + 2, box.bottom - small * 1.6, box.w - 4, small * 1.4), sheet.label("colour", key), small, "middle"
    )
    return sheet.places.place("colour", key, gem + name, glow_box(box, 6))


def one_tile(sheet: Sheet, tile: int, box: Box) -> str:
    """A tile, with the number of its copies if there are two; gone ones are only outlined."""
    key = TILE.keys[tile]
    small = sheet.small
    left = sheet.position["market"].get(key, 0)
    body = rect(box, BOARD if left else PAPER, 5, stroke=SOFT if left else LINE, stroke_width=1.2)
    if left:
        body += rect(
            Box(box.x, box.y, 8, box.h), STONES[COLOUR.keys[TILES[tile].colour]], 3, stroke=INK, stroke_width=1
        )
    told = sheet.label("tile", key) + (f" ×{left}" if left > 1 else "")
    body += snug(Box(box.x + 11, box.y + 1, box.w - 14, box.h - 2), told, small, 2, fill=INK if left else SOFT)
    place = sheet.places.place("tile", key, body, glow_box(box, 5), **explained(slug("tile", key), "KEM-5.3.1"))
    return place if left else group(place, opacity=0.6)
