"""Draws a view of Kemet: two arrangements of the same parts, each for a small map and for the whole one."""

from benben.core.game import View
from benben.draw.palette import BOARD
from benben.draw.svg import Box, document, rect
from benben.games.kemet.board_amon import amon_strip
from benben.games.kemet.board_map import land_map
from benben.games.kemet.board_market import market, market_height
from benben.games.kemet.board_own import aside
from benben.games.kemet.board_places import HALF, map_size
from benben.games.kemet.board_seats import seat_strip
from benben.games.kemet.captions import Sheet


def draw(view: View, lang: str = "en", tall: bool = False, panels: bool = True) -> str:
    """The board, and below it the seats."""
    return draw_tall(view, lang, panels) if tall else draw_wide(view, lang, panels)


def draw_wide(view: View, lang: str, panels: bool) -> str:
    sheet = Sheet(view, lang, 18.5)
    if map_size(sheet) == HALF:
        parts = [
            land_map(sheet, Box(16, 16, 806, 968)),
            market(sheet, Box(834, 16, 750, 560)),
            aside(sheet, Box(834, 588, 750, 396)),
        ]
    else:
        parts = [
            land_map(sheet, Box(16, 16, 936, 752)),
            aside(sheet, Box(16, 780, 936, 204)),
            market(sheet, Box(964, 16, 620, 968)),
        ]
    amon, more = amon_strip(sheet, Box(16, 1000, 1568, 0))
    parts.append(amon)
    height = 1000.0 + more
    if panels:
        count = len(sheet.seats)
        strips = [seat_strip(sheet, Box(16, height, 1568, 0), columns) for columns in (count if count < 5 else 3, 2)]
        strip, more = min(strips, key=lambda drawn: drawn[1])
        parts.append(strip)
        height += more
    return framed(sheet, 1600, height, parts)


def draw_tall(view: View, lang: str, panels: bool) -> str:
    sheet = Sheet(view, lang, 23)
    high = 940 if map_size(sheet) == HALF else 1010
    parts = [land_map(sheet, Box(12, 76, 776, high), Box(20, 12, 760, 56)), aside(sheet, Box(12, high + 88, 776, 470))]
    y = high + 570.0
    stock = market_height(sheet)
    parts.append(market(sheet, Box(12, y, 776, stock)))
    y += stock + 12
    amon, more = amon_strip(sheet, Box(12, y, 776, 0))
    parts.append(amon)
    y += more
    if panels:
        strip, more = seat_strip(sheet, Box(12, y, 776, 0), 1)
        parts.append(strip)
        y += more
    return framed(sheet, 800, y, parts)


def framed(sheet: Sheet, width: float, height: float, parts: list[str]) -> str:
    ground = rect(Box(0, 0, width, height), BOARD, 18)
    return document(width, height, ground, *parts, label=sheet.words("game"), class_="board")
