"""Draws an area of the map as it is without troops: its name, signs, pyramid, temple; and where troops stand in it."""

from typing import NamedTuple

from benben.draw.marks import mark
from benben.draw.palette import BRIGHT, INK, PAPER, SOFT, WARN, WATER
from benben.draw.pieces import explained, phrase, phrase_width, slug, token
from benben.draw.svg import BOLD, Box, centred, circle, element, group, rect, text_width
from benben.games.kemet.board_places import INNER, Frame
from benben.games.kemet.board_type import snug
from benben.games.kemet.captions import STONES, Sheet
from benben.games.kemet.tables import AREA, AREAS, COMMERCIAL, DISTRICT, SANCTUARY, TEMPLE

GIFTS = {"d-temple": ["1", ":crew", "→", "5", ":ankh"], "d-sanct": ["2", ":crew", "→", "1", ":star"]}


class Land(NamedTuple):
    """What is drawn, the part in which troops stand, and the middle of the obelisk (or of the area without one)."""

    body: str
    room: Box
    spot: tuple[float, float]


def land(sheet: Sheet, frame: Frame, key: str) -> Land:
    box = frame.places[key]
    kind = AREAS[AREA.index[key]].kind
    if kind == DISTRICT:
        return district(sheet, box, key)
    if key in ("t-w", "t-e"):
        return rim_temple(sheet, box, key)
    if key in ("t-wn", "t-en"):
        return nile_temple(sheet, box, key)
    if key in ("n-w", "n-e"):
        return nile_bank(sheet, frame, box, key)
    if kind in (TEMPLE, SANCTUARY):
        return shrine(sheet, box, key)
    block = frame.city(INNER[key]) if key in INNER else None
    return strip(sheet, Box(box.x, block.bottom + 2, box.w, box.bottom - block.bottom - 4) if block else box, key)


def district(sheet: Sheet, box: Box, key: str) -> Land:
    """KEM-1.7  A pyramid of as many steps as its level, in its colour; whoever holds its token beside it."""
    small = sheet.small
    there = sheet.areas[key]
    room = Box(box.x + 3, box.y + box.h * 0.42, box.w - 6, box.h * 0.58 - 4)
    pyramid = there.get("pyramid")
    if not pyramid:
        return Land("", room, (box.cx, box.y + box.h * 0.25))
    base, step = box.w * 0.52, box.h * 0.085
    middle, bottom = box.cx - small * 0.42, box.y + box.h * 0.4
    drawn = steps(Box(middle - base / 2, bottom - step * 4, base, step * 4), pyramid["level"], pyramid["colour"])
    drawn += centred(box.right - small * 0.75, bottom - small * 0.5, pyramid["level"], small, weight=BOLD)
    if there["token"] >= 0:
        drawn += token(box.right - small * 0.75, box.y + small * 0.8, small * 0.6, there["token"])
    body = group(drawn, **explained(slug("colour", pyramid["colour"]), "KEM-5.1.3"))
    return Land(body, room, (box.cx, box.y + box.h * 0.25))


def steps(box: Box, level: int, colour: str) -> str:
    """A stepped pyramid in a box that has room for four steps."""
    high = box.h / 4
    drawn = ""
    for storey in range(level):
        wide = box.w * (1 - storey * 0.23)
        stair = Box(box.cx - wide / 2, box.bottom - (storey + 1) * high, wide, high)
        drawn += rect(stair, STONES[colour], 1.5, stroke=INK, stroke_width=1)
    return drawn


def strip(sheet: Sheet, box: Box, key: str) -> Land:
    """A desert that lies across: name, sign, troops, from left to right."""
    small = sheet.small
    if box.w < small * 11:
        return narrow_strip(sheet, box, key)
    share = box.w * 0.4
    name = snug(Box(box.x + 7, box.y + 2, share - 9, box.h - 4), sheet.short(key), small, 2, fill=SOFT, anchor="start")
    spot = (box.x + share + small * 0.75, box.cy)
    left = spot[0] + small * 0.85
    return Land(name + sign(sheet, key, *spot), Box(left, box.y + 2, box.right - left - 3, box.h - 4), spot)


def narrow_strip(sheet: Sheet, box: Box, key: str) -> Land:
    """The name above sign and troops; in a low one the troops stand right of both."""
    small = sheet.small
    low = box.h < small * 3.4
    head = Box(box.x + 6, box.y + 3, box.w * (0.66 if low else 1) - 12, small * 1.25)
    name = snug(head, sheet.short(key), small, 1, fill=SOFT, anchor="start")
    spot = (box.x + small * 1.1, (head.bottom + box.bottom) / 2 - 1)
    left = spot[0] + small
    room = Box(left, head.bottom - 2, box.right - left - 3, box.bottom - head.bottom)
    if low:
        room = Box(head.right + 2, box.y + 2, box.right - head.right - 6, box.h - 4)
    return Land(name + sign(sheet, key, *spot), room, spot)


def sign(sheet: Sheet, key: str, x: float, y: float) -> str:
    """KEM-1.4  Obelisk or port."""
    row = AREAS[AREA.index[key]]
    if row.obelisk:
        return mark("obelisk", x, y, sheet.small * 1.35, INK)
    return mark("ship", x, y, sheet.small * 1.35, WATER if row.port == COMMERCIAL else WARN) if row.port else ""


def rim_temple(sheet: Sheet, box: Box, key: str) -> Land:
    """The long temple area at the rim: its name runs upwards."""
    small = sheet.small
    long = box.h * 0.4
    size = min(small, small * long / text_width(sheet.short(key), small))
    x, y = box.cx, box.y + small * 2.6 + long / 2
    name = centred(x, y, sheet.short(key), size, fill=SOFT)
    drawn = gift(sheet, Box(box.x + 3, box.y + small * 0.5, box.w - 6, small * 1.6), key)
    drawn += element("g", name, transform=f"rotate(-90 {x:.1f} {y:.1f})")
    top = y + long / 2 + 4
    signs, spot, bottom = sacred_signs(sheet, box, key)
    return Land(drawn + signs, Box(box.x + 3, top, box.w - 6, bottom - top), spot)


def nile_temple(sheet: Sheet, box: Box, key: str) -> Land:
    small = sheet.small
    name = snug(Box(box.x + 3, box.y + 3, box.w - 6, small * 2.4), sheet.short(key), small, 2, fill=SOFT)
    drawn = name + gift(sheet, Box(box.x + 3, box.y + small * 2.6, box.w - 6, small * 1.4), key)
    signs, spot, bottom = sacred_signs(sheet, box, key)
    top = box.y + small * 4.1
    return Land(drawn + signs, Box(box.x + 2, top, box.w - 4, bottom - top), spot)


def nile_bank(sheet: Sheet, frame: Frame, box: Box, key: str) -> Land:
    """The bank lies above and below its temple: name and port above, troops below."""
    small = sheet.small
    temple = frame.places["t-wn" if key == "n-w" else "t-en"]
    name = snug(Box(box.x + 4, box.y + 3, box.w - 8, small * 2.4), sheet.short(key), small, 2, fill=SOFT)
    spot = (box.cx, (box.y + small * 2.4 + temple.y) / 2 + 1)
    room = Box(box.x + 3, temple.bottom + 4, box.w - 6, box.bottom - temple.bottom - 8)
    return Land(name + sign(sheet, key, *spot), room, spot)


def shrine(sheet: Sheet, box: Box, key: str) -> Land:
    """KEM-7.1, KEM-7.2  The temple and the Sanctuary of the Delta: name, gift and signs left, troops right."""
    small = sheet.small
    left = Box(box.x, box.y, box.w * 0.62, box.h)
    third = (box.h - 6) / 3
    name = snug(Box(box.x + 6, box.y + 3, box.w - 10, third), sheet.short(key), small, 1, fill=SOFT, anchor="start")
    drawn = name + gift(sheet, Box(left.x + 6, left.y + 3 + third, left.w - 8, third), key, "start")
    signs, spot, _ = sacred_signs(sheet, left, key)
    room = Box(left.right, box.y + 2 + third, box.right - left.right - 3, box.h - third - 4)
    return Land(drawn + signs, room, spot)


def gift(sheet: Sheet, box: Box, key: str, anchor: str = "middle") -> str:
    """KEM-7.4  What a temple or the Sanctuary gives at night."""
    told = GIFTS.get(key, [f"+{AREAS[AREA.index[key]].prayer}", ":ankh"])
    size = min(sheet.small * 1.05, sheet.small * box.w / phrase_width(told, sheet.small))
    return phrase(box.cx if anchor == "middle" else box.x, box.cy, told, size, anchor=anchor)


def sacred_signs(sheet: Sheet, box: Box, key: str) -> tuple[str, tuple[float, float], float]:
    """KEM-7.3  The obelisk and the temple's token with whoever holds it, one above the other if the area is narrow.

    The drawing, the middle of the obelisk, and where the signs begin.
    """
    small = sheet.small
    x, y = box.right - small, box.bottom - small * 0.85
    spot = (box.x + small, y)
    if box.w < small * 4:
        x, spot = box.cx, (box.cx, y - small * 1.75)
    drawn = sign(sheet, key, *spot)
    if AREAS[AREA.index[key]].kind == TEMPLE:
        holder = sheet.areas[key]["token"]
        if holder >= 0:
            drawn += token(x, y, small * 0.75, holder)
        else:
            drawn += circle(x, y, small * 0.68, PAPER, stroke=SOFT, stroke_width=1.5)
            drawn += mark("star", x, y, small * 0.9, SOFT)
    return drawn, spot, spot[1] - small


def gatehouse(box: Box, colour: str, lord: int, r: float, southern: bool) -> str:
    """KEM-5.6.8  The double wall of a city with a tower at each corner, and the mark of its owner outside."""
    drawn = rect(box, "none", 3, stroke=colour, stroke_width=7) + rect(box, "none", 3, stroke=BRIGHT, stroke_width=1.5)
    for x in (box.x, box.right):
        for y in (box.y, box.bottom):
            drawn += rect(Box(x - 6, y - 6, 12, 12), colour, 2, stroke=BRIGHT, stroke_width=1.5)
    return drawn + (
        token(box.x - r * 0.6, box.bottom - r if southern else box.y + r * 1.5, r, lord) if lord >= 0 else ""
    )
