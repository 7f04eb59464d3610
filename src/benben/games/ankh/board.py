"""Draws a view of Ankh: two arrangements of the same parts."""

from benben.core.game import View
from benben.draw.palette import BOARD
from benben.draw.pieces import panel
from benben.draw.svg import Box, document, rect
from benben.games.ankh.board_map import land_map
from benben.games.ankh.board_seats import seat_strip
from benben.games.ankh.board_tracks import actions, battle, events, ladder, ladder_flat, regions, supply
from benben.games.ankh.captions import Sheet


def draw(view: View, lang: str = "en", tall: bool = False, panels: bool = True) -> str:
    """The board, and below it the seats."""
    return draw_tall(view, lang, panels) if tall else draw_wide(view, lang, panels)


def draw_wide(view: View, lang: str, panels: bool) -> str:
    sheet = Sheet(view, lang, 17.5)
    parts = [
        panel(Box(16, 16, 902, 968)),
        land_map(sheet, Box(42, 40, 868, 934)),
        actions(sheet, Box(930, 16, 464, 252)),
        events(sheet, Box(930, 278, 464, 216)),
        regions(sheet, Box(930, 504, 464, 318)),
        aside(sheet, Box(930, 832, 464, 152)),
        ladder(sheet, Box(1406, 16, 178, 968)),
    ]
    height = 1000.0
    if panels:
        count = len(sheet.seats)
        strip, more = seat_strip(sheet, Box(16, 1000, 1568, 0), count if count < 5 else 3)
        parts.append(strip)
        height += more
    return framed(sheet, 1600, height, parts)


def draw_tall(view: View, lang: str, panels: bool) -> str:
    sheet = Sheet(view, lang, 23)
    parts = [
        ladder_flat(sheet, Box(12, 12, 776, 124)),
        panel(Box(8, 146, 784, 830)),
        land_map(sheet, Box(30, 168, 758, 802)),
        actions(sheet, Box(12, 988, 776, 250)),
        events(sheet, Box(12, 1250, 776, 236)),
        regions(sheet, Box(12, 1498, 776, 380)),
        aside(sheet, Box(12, 1890, 776, 190)),
    ]
    height = 2092.0
    if panels:
        strip, more = seat_strip(sheet, Box(12, 2092, 776, 0), 1)
        parts.append(strip)
        height += more
    return framed(sheet, 800, height, parts)


def aside(sheet: Sheet, box: Box) -> str:
    """The Battle going on, or the supply."""
    return battle(sheet, box) if sheet.position["battle"] else supply(sheet, box)


def framed(sheet: Sheet, width: float, height: float, parts: list[str]) -> str:
    ground = rect(Box(0, 0, width, height), BOARD, 18)
    return document(width, height, ground, *parts, label=sheet.words("game"), class_="board")
