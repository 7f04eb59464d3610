"""Draws a view of Faraon: the wheel in the middle, five areas around it, the Pyramid of Time at the right."""

from benben.core.game import View
from benben.draw.marks import mark
from benben.draw.palette import BOARD, LINE, PAPER, WARN
from benben.draw.pieces import explained
from benben.draw.svg import Box, circle, document, group, line, rect
from benben.games.faraon.board_areas import area
from benben.games.faraon.board_seats import prestige, seat_strip, traitor_tiles
from benben.games.faraon.board_wheel import angle_of, god, honours, point, pyramid, supply, urns, wheel
from benben.games.faraon.captions import AREA_SIGNS, COLOURS, Sheet


def draw(view: View, lang: str = "en", tall: bool = False, panels: bool = True) -> str:
    """The board, and below it the seats."""
    return draw_tall(view, lang, panels) if tall else draw_wide(view, lang, panels)


WIDE_AREAS = (
    Box(418, 14, 424, 298),
    Box(854, 236, 396, 330),
    Box(722, 662, 528, 324),
    Box(10, 662, 528, 324),
    Box(10, 236, 396, 330),
)
WIDE_GODS = (
    Box(704, 322, 138, 62),
    Box(806, 582, 150, 64),
    Box(555, 666, 150, 64),
    Box(304, 582, 150, 64),
    Box(418, 322, 138, 62),
)
"""By place: the god between an area and the next one clockwise."""
WIDE_WHEEL = (630.0, 500.0, 140.0)


def draw_wide(view: View, lang: str, panels: bool) -> str:
    sheet = Sheet(view, lang, 17.5)
    x, y, r = WIDE_WHEEL
    parts = [spokes(sheet, x, y, r, WIDE_AREAS), wheel(sheet, x, y, r)]
    parts += [area(sheet, place, box) for place, box in enumerate(WIDE_AREAS)]
    parts += [god(sheet, place, box) for place, box in enumerate(WIDE_GODS)]
    parts += [
        supply(sheet, Box(10, 14, 396, 212)),
        honours(sheet, Box(854, 14, 396, 212)),
        pyramid(sheet, Box(1262, 14, 328, 300)),
        urns(sheet, Box(1262, 324, 328, 208)),
        lower_right(sheet, Box(1262, 542, 328, 444)),
    ]
    height = 1000.0
    if panels:
        strip, more = seat_strip(sheet, Box(10, 1000, 1580, 0), len(sheet.seats))
        parts.append(strip)
        height += more
    return framed(sheet, 1600, height, parts)


def draw_tall(view: View, lang: str, panels: bool) -> str:
    sheet = Sheet(view, lang, 23)
    boxes = [Box(12 + 392 * (i % 2), 520 + 330 * (i // 2), 384, 322) for i in range(6)]
    x, y, r = 400.0, 240.0, 150.0
    gods = [god_box(x, y, place) for place in range(5)]
    parts = [wheel(sheet, x, y, r), *(area_sign(sheet, place, x, y, r) for place in range(5))]
    parts += [god(sheet, place, box) for place, box in enumerate(gods)]
    parts += [area(sheet, place, box) for place, box in enumerate(boxes[:5])]
    parts += [
        pyramid(sheet, boxes[5]),
        urns(sheet, Box(12, 1510, 384, 250)),
        honours(sheet, Box(404, 1510, 384, 250)),
        supply(sheet, Box(12, 1770, 384, 400)),
        lower_right(sheet, Box(404, 1770, 384, 400)),
    ]
    height = 2182.0
    if panels:
        strip, more = seat_strip(sheet, Box(12, 2182, 776, 0), 1 if len(sheet.seats) == 3 else 2)
        parts.append(strip)
        height += more
    return framed(sheet, 800, height, parts)


def lower_right(sheet: Sheet, box: Box) -> str:
    """Against the Traitor his tiles, otherwise the prestige of the moment."""
    return prestige(sheet, box) if sheet.traitor is None else traitor_tiles(sheet, box)


def framed(sheet: Sheet, width: float, height: float, parts: list[str]) -> str:
    ground = rect(Box(0, 0, width, height), BOARD, 18)
    return document(width, height, ground, *parts, label=sheet.words("game"), class_="board")


def spokes(sheet: Sheet, x: float, y: float, r: float, boxes: tuple[Box, ...]) -> str:
    """A line of its colour from each sector to its area."""
    drawn = []
    for place, box in enumerate(boxes):
        ax, ay = point(x, y, r + 12, angle_of(place))
        bx, by = min(max(ax, box.x), box.right), min(max(ay, box.y), box.bottom)
        colour = COLOURS[sheet.position["areas"][place]["demand"]]
        drawn.append(line(ax, ay, bx, by, LINE, stroke_width=26))
        drawn.append(line(ax, ay, bx, by, colour, stroke_width=14))
    return "".join(drawn)


def god_box(x: float, y: float, place: int) -> Box:
    """Between two sectors, outside the wheel."""
    gx, gy = point(x, y, 262, angle_of(place + 0.5))
    return Box(min(max(gx - 88, 8), 616), min(max(gy - 44, 8), 420), 176, 88)


def area_sign(sheet: Sheet, place: int, x: float, y: float, r: float) -> str:
    """Which area a sector belongs to, where the areas lie elsewhere."""
    told = sheet.position["areas"][place]
    ax, ay = point(x, y, r + 44, angle_of(place))
    disc = circle(ax, ay, 26, PAPER, stroke=COLOURS[told["demand"]], stroke_width=3)
    sign = mark(AREA_SIGNS[told["area"]], ax, ay, 30, WARN)
    return group(disc, sign, **explained(f"area-{told['area']}", "FAR-5.1"))
