"""Draws a view of Tekhenu: the Obelisk and its shadow in the middle, Osiris at the left, the Temple at the right."""

from benben.core.game import View
from benben.draw.palette import BOARD
from benben.draw.svg import Box, document, rect
from benben.games.tekhenu.board_cards import info, market, offer
from benben.games.tekhenu.board_seats import seat_strip
from benben.games.tekhenu.board_temple import temple
from benben.games.tekhenu.board_tracks import commoners, horus, maat, osiris
from benben.games.tekhenu.board_wheel import wheel
from benben.games.tekhenu.captions import Sheet


def draw(view: View, lang: str = "en", tall: bool = False, panels: bool = True) -> str:
    """The board, and below it the seats."""
    return draw_tall(view, lang, panels) if tall else draw_wide(view, lang, panels)


def draw_wide(view: View, lang: str, panels: bool) -> str:
    sheet = Sheet(view, lang, 17.5)
    parts = [
        osiris(sheet, Box(10, 12, 400, 412)),
        horus(sheet, Box(10, 434, 400, 150)),
        info(sheet, Box(10, 594, 400, 238)),
        wheel(sheet, Box(420, 12, 620, 610)),
        temple(sheet, Box(1050, 12, 540, 610)),
        folk_or_offer(sheet, Box(420, 632, 1170, 108)),
        maat(sheet, Box(420, 750, 1170, 82)),
        market(sheet, Box(10, 842, 1580, 170), 1),
    ]
    height = 1022.0
    if panels:
        strip, more = seat_strip(sheet, Box(10, height, 1580, 0), len(sheet.seats))
        parts.append(strip)
        height += more
    return framed(sheet, 1600, height, parts)


def draw_tall(view: View, lang: str, panels: bool) -> str:
    sheet = Sheet(view, lang, 23)
    parts = [
        wheel(sheet, Box(12, 12, 776, 800)),
        info(sheet, Box(12, 822, 776, 280)),
        temple(sheet, Box(12, 1112, 776, 830)),
        osiris(sheet, Box(12, 1952, 776, 470)),
        horus(sheet, Box(12, 2432, 776, 190)),
        folk_or_offer(sheet, Box(12, 2632, 776, 230)),
        maat(sheet, Box(12, 2872, 776, 154)),
        market(sheet, Box(12, 3036, 776, 400), 2),
    ]
    height = 3448.0
    if panels:
        strip, more = seat_strip(sheet, Box(12, height, 776, 0), 1)
        parts.append(strip)
        height += more
    return framed(sheet, 800, height, parts)


def folk_or_offer(sheet: Sheet, box: Box) -> str:
    """While Starting cards are on offer they lie where the Commoner track will be."""
    return offer(sheet, box) if sheet.position["offer"] else commoners(sheet, box)


def framed(sheet: Sheet, width: float, height: float, parts: list[str]) -> str:
    ground = rect(Box(0, 0, width, height), BOARD, 18)
    return document(width, height, ground, *parts, label=sheet.words("game"), class_="board")
