"""Draws the power tiles that can still be had, by colour and level."""

from benben.draw.palette import BOARD, INK, LINE, PAPER, SOFT
from benben.draw.pieces import explained, glow_box, heading, slug
from benben.draw.svg import BOLD, Box, centred, group, rect, text, wrapped
from benben.games.kemet.board_amon import laid_out
from benben.games.kemet.captions import STONES, Sheet
from benben.games.kemet.tables import COLOUR
from benben.games.kemet.tables_tiles import OF_COLOUR, TILE, TILES


def market_height(sheet: Sheet) -> float:
    """What the market needs where it may be as high as it likes."""
    return len(sheet.position["colours"]) * (sheet.small * (1.7 + 4 * 2.75) + 10)


def market(sheet: Sheet, box: Box) -> str:
    """KEM-2.4  A panel for each colour in play."""
    colours = sheet.position["colours"]
    panels = box.rows(len(colours), 8)
    return group(*(colour_panel(sheet, key, panel) for key, panel in zip(colours, panels, strict=True)), id="market")


def colour_panel(sheet: Sheet, key: str, box: Box) -> str:
    """KEM-1.8  A column for each level; the level is the cost."""
    small = sheet.small
    frame = rect(box, PAPER, 10, stroke=LINE, stroke_width=1.5)
    gem = rect(Box(box.x + 10, box.y + small * 0.35, small, small), STONES[key], 3, stroke=INK, stroke_width=1.2)
    title = gem + heading(
        box.x + 16 + small, box.y + small * 0.85, sheet.label("colour", key), small, width=box.w * 0.25 - small * 2.4
    )
    head = sheet.places.place(
        "colour", key, title, glow_box(Box(box.x + 5, box.y + 3, box.w * 0.25 - small * 1.4, small * 1.4), 6)
    )
    grid = Box(box.x + 6, box.y + small * 1.7, box.w - 12, box.h - small * 1.7 - 5)
    drawn = [frame, head]
    for level, column in enumerate(grid.columns(4, 5), start=1):
        x = column.cx if level > 1 else column.right - small * 0.6
        drawn.append(centred(x, box.y + small * 0.85, level, small, fill=SOFT, weight=BOLD))
        tiles = laid_out(
            sheet, key, level, [tile for tile in OF_COLOUR[COLOUR.index[key]] if TILES[tile].level == level]
        )
        for tile, cell in zip(tiles, column.rows(4, 4), strict=False):
            drawn.append(one_tile(sheet, tile, cell))
    return group(*drawn)


def one_tile(sheet: Sheet, tile: int, box: Box) -> str:
    """A tile, with the number of its copies if there are two; gone ones are only outlined."""
    key = TILE.keys[tile]
    small = sheet.small
    left = sheet.position["market"].get(key, 0)
    body = rect(
        box,
        BOARD if left else PAPER,
        5,
        stroke=STONES[COLOUR.keys[TILES[tile].colour]] if left else LINE,
        stroke_width=2,
    )
    lines = max(1, int((box.h - 2) / (small * 1.15)))
    body += wrapped(
        box.cx, box.cy, sheet.label("tile", key), small * 0.97, box.w - 6, min(3, lines), anchor="middle",
        fill=INK if left else SOFT,
    )  # fmt: skip
    if left > 1:
        body += text(
            box.right - 4, box.bottom - small * 0.55, f"×{left}", small * 0.85, anchor="end", fill=SOFT, weight=BOLD
        )
    place = sheet.places.place("tile", key, body, glow_box(box, 5), **explained(slug("tile", key), "KEM-5.3.1"))
    return place if left else group(place, opacity=0.55)
