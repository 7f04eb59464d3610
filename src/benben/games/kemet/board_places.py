"""Where the areas lie on the map, in units of 1200 by 955; the east bank mirrors the west bank."""

from benben.draw.svg import Box
from benben.games.kemet.captions import Sheet

WHOLE = (1200.0, 955.0)
HALF = (672.0, 955.0)
BANK = Box(10, 270, 552, 525)
"""From the temple at the rim to the bank of the Nile, between the northern and the southern city."""
RIM, STRIP = 100.0, 330.0
CITY_HIGH = 150.0
NILE = Box(562, 219, 76, 731)
TO_THE_EAST = {
    "w": "e",
    "nw": "ne",
    "sw": "se",
    "t-w": "t-e",
    "t-wn": "t-en",
    "n-w": "n-e",
    "o-wn": "o-en",
    "o-ws": "o-es",
}
INNER = {"f-w": "w", "f-e": "e"}
"""The fronts that lie round their city."""


def map_size(sheet: Sheet) -> tuple[float, float]:
    """KEM-1.5  With two and three players only the west bank and the Delta are drawn: the rest is out of play."""
    return WHOLE if "t-e" in sheet.areas else HALF


def places(sheet: Sheet, tall: bool) -> dict[str, Box]:
    """Every area that is drawn, those under a storm tile included."""
    whole = map_size(sheet) == WHOLE
    found = {**delta(whole, tall), **bank("w-c" in sheet.areas)}
    if whole:
        for key, box in bank("e-c" in sheet.areas).items():
            found[eastern(key)] = Box(WHOLE[0] - box.right, box.y, box.w, box.h)
    return found


def delta(whole: bool, tall: bool) -> dict[str, Box]:
    """KEM-1.2  The three areas in the middle of the top, wider where the corners beside them are free."""
    middle, wide = (600.0, 295.0 if tall else 200.0) if whole else (498.0, 160.0)
    return {
        "d-sanct": Box(middle - 5 - wide, 7, wide, 110),
        "d-temple": Box(middle + 5, 7, wide, 110),
        "d-desert": Box(480, 120, 240, 82) if whole else Box(476, 120, 148, 82),
    }


def bank(inner: bool) -> dict[str, Box]:
    """The west bank; the middle strip is high if it holds a city, and low if it lies under a storm tile."""
    front, obelisk, heart = (85, 75, 205) if inner else (132, 102, 57)
    found = {"t-w": Box(BANK.x, BANK.y, RIM, BANK.h)}
    x, y = BANK.x + RIM, BANK.y
    blocks = {"nw": Box(x, y - CITY_HIGH, STRIP, CITY_HIGH), "sw": Box(x, BANK.bottom, STRIP, CITY_HIGH)}
    for key, high in (("f-nw", front), ("o-wn", obelisk), ("f-w", heart), ("o-ws", obelisk), ("f-sw", front)):
        found[key] = Box(x, y, STRIP, high)
        y += high
    x += STRIP
    found["n-w"] = Box(x, BANK.y, BANK.right - x, BANK.h)
    found["t-wn"] = Box(x + 7, BANK.y + 105, BANK.right - x - 14, 300)
    if inner:
        middle = found["f-w"]
        blocks["w"] = Box(middle.x + 12, middle.y + 8, middle.w - 24, 134)
    for city, block in blocks.items():
        for side, box in zip("wce", block.columns(3, 0), strict=True):
            found[f"{city}-{side}"] = box
    return found


def eastern(key: str) -> str:
    """The area that mirrors one of the west bank; a western district mirrors an eastern one."""
    if key in TO_THE_EAST:
        return TO_THE_EAST[key]
    head, _, tail = key.partition("-")
    if head == "f":
        return f"f-{TO_THE_EAST[tail]}"
    return f"{TO_THE_EAST[head]}-{ {'w': 'e', 'c': 'c', 'e': 'w'}[tail] }"


class Frame:
    """Where the map lies on the sheet, and its scale across and down."""

    def __init__(self, sheet: Sheet, box: Box, tall: bool) -> None:
        wide, high = map_size(sheet)
        self.across, self.down = box.w / wide, box.h / high
        self.x, self.y = box.x, box.y
        self.tall = tall
        self.whole = wide == WHOLE[0]
        self.places = {key: self.box(place) for key, place in places(sheet, tall).items()}

    def box(self, place: Box) -> Box:
        x, y = self.point(place.x, place.y)
        return Box(x, y, place.w * self.across, place.h * self.down)

    def point(self, x: float, y: float) -> tuple[float, float]:
        return self.x + x * self.across, self.y + y * self.down

    def city(self, key: str) -> Box | None:
        """The three districts of a city together."""
        if f"{key}-c" not in self.places:
            return None
        boxes = [self.places[f"{key}-{side}"] for side in "wce"]
        left = min(box.x for box in boxes)
        return Box(left, boxes[0].y, max(box.right for box in boxes) - left, boxes[0].h)
