"""Draws the map: cities, walls, Nile, ports, temples, obelisks, pyramids and troops, and the course of the round."""

from typing import Any

from benben.draw.marks import SEAT_MARKS, mark
from benben.draw.palette import ACT, BOARD, BRIGHT, GROUND, INK, LINE, PAPER, SEATS, SOFT, STRAW, WARN, WATER
from benben.draw.pieces import Item, chip_item, explained, flow, glow_box, phrase, slug, token
from benben.draw.svg import BOLD, Box, centred, circle, group, line, rect, text
from benben.games.kemet.board_modes import ascension_item, god_disc
from benben.games.kemet.captions import AREA_DOMAINS, STONES, Sheet
from benben.games.kemet.tables import AREA, AREAS, CITY, COMMERCIAL, DESERT, DISTRICT, SANCTUARY, TEMPLE

WEST = {
    "f-nw": Box(90, 250, 340, 110),
    "o-wn": Box(90, 360, 340, 80),
    "f-w": Box(90, 440, 340, 150),
    "o-ws": Box(90, 590, 340, 80),
    "f-sw": Box(90, 670, 340, 110),
    "t-w": Box(10, 250, 80, 530),
    "n-w": Box(430, 250, 110, 530),
    "t-wn": Box(448, 455, 84, 120),
}
CITY_BLOCKS = {"nw": Box(90, 130, 340, 120), "w": Box(130, 460, 260, 112), "sw": Box(90, 780, 340, 120)}
DELTA = {
    "d-sanct": Box(440, 14, 140, 116),
    "d-temple": Box(620, 14, 140, 116),
    "d-desert": Box(480, 130, 240, 74),
}
NILE = Box(540, 204, 120, 700)
WHOLE = (1200.0, 920.0)
HALF = (770.0, 920.0)
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


def places() -> dict[str, Box]:
    """Every area's place on a map of 1200 by 920; the east bank mirrors the west bank."""
    found = {**WEST, **DELTA}
    for city, block in CITY_BLOCKS.items():
        for side, box in zip("wce", block.columns(3, 0), strict=True):
            found[f"{city}-{side}"] = box
    for key, box in list(found.items()):
        if key in DELTA:
            continue
        mirrored = Box(1200 - box.x - box.w, box.y, box.w, box.h)
        found[eastern(key)] = mirrored
    return found


def eastern(key: str) -> str:
    """The area that mirrors one of the west bank; a western district mirrors an eastern one."""
    if key in TO_THE_EAST:
        return TO_THE_EAST[key]
    head, _, tail = key.partition("-")
    if head == "f":
        return f"f-{TO_THE_EAST[tail]}"
    return f"{TO_THE_EAST[head]}-{ {'w': 'e', 'c': 'c', 'e': 'w'}[tail] }"


PLACES = places()


class Frame:
    """Where the map lies on the sheet, and its scale."""

    def __init__(self, sheet: Sheet, box: Box) -> None:
        wide, high = map_size(sheet)
        self.scale = min(box.w / wide, box.h / high)
        self.x = box.x + (box.w - wide * self.scale) / 2
        self.y = box.y + (box.h - high * self.scale) / 2

    def box(self, place: Box) -> Box:
        k = self.scale
        return Box(self.x + place.x * k, self.y + place.y * k, place.w * k, place.h * k)


def map_size(sheet: Sheet) -> tuple[float, float]:
    """KEM-1.5  With two and three players only the west bank and the Delta are drawn: the rest is out of play."""
    return WHOLE if "t-e" in sheet.areas else HALF


def land_map(sheet: Sheet, box: Box, strip: Box | None = None) -> str:
    """KEM-1.1  The map with everything on it; the course of the round in a strip, or in the map's free corner."""
    frame = Frame(sheet, box)
    drawn = [rect(box, PAPER, 14, stroke=LINE, stroke_width=1.5), nile(frame)]
    whole = map_size(sheet) == WHOLE
    shown = [key for key in PLACES if whole or AREA.index[key] <= AREA.index["t-wn"] or key in DELTA]
    shown.sort(key=lambda key: -PLACES[key].w * PLACES[key].h)
    for key in shown:
        drawn.append(one_area(sheet, frame, key) if key in sheet.areas else storm(frame, key))
    drawn += [wall(sheet, frame, key) for key in CITY.keys if f"{key}-c" in sheet.areas]
    drawn += [teleports(sheet, frame, key) for key in shown if key in sheet.areas]
    drawn.append(course(sheet, strip or frame.box(Box(14, 12, 412, 112))))
    return group(*drawn, id="map")


def nile(frame: Frame) -> str:
    """KEM-1.3  The Nile and its two arms around the Delta."""
    water = rect(frame.box(NILE), WATER, 8, fill_opacity=0.55)
    for x in (450, 660):
        water += rect(frame.box(Box(x, 204, 90, 40)), WATER, 8, fill_opacity=0.55)
    return group(water, pointer_events="none")


def storm(frame: Frame, key: str) -> str:
    """KEM-1.5  An area under a storm tile: nothing enters or passes."""
    if AREAS[AREA.index[key]].kind == DISTRICT:
        return ""
    box = frame.box(PLACES[key])
    drawn = rect(box, LINE, 4, fill_opacity=0.5)
    step = 26.0
    x = box.x + step
    while x < box.right:
        drawn += line(
            x, box.y + 4, max(box.x, x - box.h), min(box.bottom - 4, box.y + (x - box.x)), SOFT, stroke_opacity=0.35
        )
        x += step
    return group(drawn, **explained("board-storm", "KEM-1.5"))


FILLS = {DISTRICT: (BOARD, 1.0), DESERT: (GROUND, 0.8), TEMPLE: (STRAW, 0.3), SANCTUARY: (WARN, 0.22)}


def one_area(sheet: Sheet, frame: Frame, key: str) -> str:
    """An area with what is built and stands there; it is the place of every option that names it."""
    box = frame.box(PLACES[key])
    row = AREAS[AREA.index[key]]
    fill, opacity = FILLS[row.kind]
    body = rect(box, PAPER, 4) + rect(box, fill, 4, fill_opacity=opacity, stroke=PAPER, stroke_width=2.5)
    if sheet.position["battle"] and sheet.position["battle"]["area"] == key:
        body += rect(box.inset(3), "none", 4, stroke=WARN, stroke_width=4)
    body += district(sheet, box, key) if row.kind == DISTRICT else open_land(sheet, frame, box, key)
    body += troops(sheet, troop_box(sheet, frame, box, key), key)
    domain = sheet.asked_in(AREA_DOMAINS, "area")
    return sheet.places.place(
        domain, way_key(sheet, key), body, glow_box(box.inset(4), 4), **explained(slug("area", key), rule_of(key))
    )


def way_key(sheet: Sheet, key: str) -> str:
    """KEM-5.6.2  In a move an area may also be the end of a way of several steps."""
    offered = (way for way in (f"to+{key}", f"through+{key}") if sheet.places.offers("way", way))
    return next(offered, key)


def rule_of(key: str) -> str:
    kind = AREAS[AREA.index[key]].kind
    if key == "d-temple":
        return "KEM-7.2"
    return {DISTRICT: "KEM-1.14", TEMPLE: "KEM-7.4", SANCTUARY: "KEM-7.1"}.get(kind, "KEM-1.1")


def troop_box(sheet: Sheet, frame: Frame, box: Box, key: str) -> Box:
    """The part of an area in which troops stand."""
    row = AREAS[AREA.index[key]]
    if row.kind == DISTRICT:
        return Box(box.x, box.y + box.h * 0.46, box.w, box.h * 0.54)
    if key in ("f-w", "f-e"):
        return Box(box.x, box.y + box.h * 0.0, 40 * frame.scale, box.h)
    if key in ("t-w", "t-e"):
        return Box(box.x, box.y + box.h * 0.4, box.w, box.h * 0.3)
    if key in ("n-w", "n-e"):
        return Box(box.x, box.y + box.h * 0.66, box.w, box.h * 0.3)
    if row.kind in (TEMPLE, SANCTUARY):
        return Box(box.x, box.y + box.h * 0.42, box.w, box.h * 0.56)
    return Box(box.x + box.w * 0.3, box.y, box.w * 0.4, box.h)


# --- What is built ----------------------------------------------------------------------------------------------------


def district(sheet: Sheet, box: Box, key: str) -> str:
    """KEM-1.7  A pyramid of as many steps as its level, in its colour; ringed by a rival who controls it."""
    there = sheet.areas[key]
    pyramid = there.get("pyramid")
    if not pyramid:
        return ""
    base = min(box.w * 0.62, box.h * 0.52)
    step = base * 0.62 / 4
    bottom = box.y + box.h * 0.06 + step * 4
    drawn = ""
    for level in range(pyramid["level"]):
        wide = base * (1 - level * 0.22)
        stair = Box(box.cx - base * 0.12 - wide / 2, bottom - (level + 1) * step, wide, step)
        drawn += rect(stair, STONES[pyramid["colour"]], 1.5, stroke=INK, stroke_width=1)
    figure = text(box.cx + base * 0.44, bottom - step * 1.2, pyramid["level"], sheet.small, weight=BOLD)
    if there["token"] >= 0:
        drawn += token(box.right - sheet.small * 0.7, box.y + sheet.small * 0.75, sheet.small * 0.55, there["token"])
    return group(drawn, figure, **explained(slug("colour", pyramid["colour"]), "KEM-5.1.3"))


def open_land(sheet: Sheet, frame: Frame, box: Box, key: str) -> str:
    """KEM-1.4  Obelisk and port of an area, its short name, a temple's prayer points and token."""
    row = AREAS[AREA.index[key]]
    small = sheet.small
    drawn = centred(box.x + label_shift(box, key), box.y + small * 0.8, key.upper(), small * 0.82, fill=SOFT)
    signs = []
    if row.obelisk:
        signs.append(("obelisk", INK))
    if row.port:
        signs.append(("ship", WATER if row.port == COMMERCIAL else WARN))
    x = box.x + small * 0.9
    y = box.bottom - small * 0.9
    for sign, colour in signs:
        drawn += mark(sign, x, y, small * 1.25, colour)
        x += small * 1.4
    if row.kind in (TEMPLE, SANCTUARY):
        drawn += sacred(sheet, box, key)
    return drawn


def label_shift(box: Box, key: str) -> float:
    return box.w / 2 if box.w < 160 else 46


def sacred(sheet: Sheet, box: Box, key: str) -> str:
    """KEM-7.1 to KEM-7.4  What a temple or the Sanctuary gives at night, and who holds the temple's token."""
    small = sheet.small
    row = AREAS[AREA.index[key]]
    gift = {"d-temple": ["1", ":crew", "→5", ":ankh"], "d-sanct": ["2", ":crew", "→1", ":star"]}
    told = gift.get(key, [f"+{row.prayer}", ":ankh"])
    y = box.y + small * (2.1 if box.h < 200 else 3.2)
    drawn = phrase(box.cx, y, told, small * (0.85 if len(told) > 2 else 1), anchor="middle")
    if row.kind == TEMPLE:
        holder = sheet.areas[key]["token"]
        spot = (box.right - small * 0.8, box.bottom - small * 0.8)
        if holder >= 0:
            drawn += token(*spot, small * 0.62, holder)
        else:
            drawn += circle(*spot, small * 0.55, PAPER, stroke=SOFT, stroke_width=1.5) + mark(
                "star", *spot, small * 0.8, SOFT
            )
    return drawn


def wall(sheet: Sheet, frame: Frame, key: str) -> str:
    """KEM-5.6.8  The double wall of a city in the colour of its owner."""
    boxes = [frame.box(PLACES[f"{key}-{side}"]) for side in "wce"]
    left = min(box.x for box in boxes)
    block = Box(left, boxes[0].y, max(box.right for box in boxes) - left, boxes[0].h)
    lord = next((seat for seat, theirs in enumerate(sheet.seats) if theirs["city"] == key), -1)
    colour = SEATS[lord] if lord >= 0 else SOFT
    body = rect(block, "none", 4, stroke=colour, stroke_width=6) + rect(
        block, "none", 4, stroke=PAPER, stroke_width=1.5
    )
    if sheet.places.offers("city", key):
        name = centred(block.cx, block.cy, sheet.label("city", key), sheet.small, width=block.w - 12, weight=BOLD)
        return sheet.places.place(
            "city", key, rect(block, PAPER, 4, fill_opacity=0.6) + body + name, glow_box(block, 4)
        )
    return group(body, id=f"wall-{key}", pointer_events="none")


# --- Troops -----------------------------------------------------------------------------------------------------------


def troops(sheet: Sheet, box: Box, key: str) -> str:
    """KEM-1.11  A disc for each troop with the number of its units, and its companions beside it."""
    drawn = ""
    standing = sheet.areas[key]["troops"]
    gods = sheet.areas[key].get("gods", [])
    cells = split(box, max(1, len(standing) + len(gods)))
    for troop, cell in zip(standing, cells, strict=False):
        drawn += one_troop(sheet, cell, key, troop)
    for god, cell in zip(gods, cells[len(standing) :], strict=False):
        drawn += god_disc(sheet, cell, key, god)
    return drawn


def split(box: Box, count: int) -> list[Box]:
    return box.columns(count, 0) if box.w > box.h else box.rows(count, 0)


def one_troop(sheet: Sheet, box: Box, key: str, troop: dict[str, Any]) -> str:
    small = sheet.small
    seat, friends = troop["seat"], troop["companions"]
    across = box.w >= small * 5.2
    r = min(small * 1.05, box.h * 0.46 if across or not friends else box.h * 0.3, box.w * 0.42)
    x = box.cx - small * 1.3 * len(friends) if across else box.cx
    y = box.cy if across or not friends else box.y + r + 1
    disc = circle(x, y, r, SEATS[seat], stroke=BRIGHT, stroke_width=2)
    disc += mark(SEAT_MARKS[seat], x - r * 0.42, y, r * 0.8, BRIGHT)
    disc += centred(x + r * 0.42, y, troop["units"], r * 1.05, fill=BRIGHT, weight=BOLD)
    drawn = group(disc, id=f"troop-{seat}-{key}", **explained("board-troop", "KEM-1.11"))
    for i, friend in enumerate(friends):
        if across:
            drawn += badge(sheet, x + r + 3 + i * small * 2.6, y, friend)
        else:
            drawn += badge(sheet, box.cx - small * 1.25, y + r + small * (0.65 + i * 1.15), friend)
    return drawn


def badge(sheet: Sheet, x: float, y: float, key: str) -> str:
    """A companion: the first letters of its name."""
    small = sheet.small
    plate = Box(x, y - small * 0.55, small * 2.5, small * 1.1)
    body = rect(plate, PAPER, 4, stroke=INK, stroke_width=1.2)
    body += centred(
        plate.cx, plate.cy, sheet.companion(key), small * 0.85, width=plate.w - 3, least=small * 0.7, weight=BOLD
    )
    return sheet.places.place("companion", key, body, glow_box(plate, 4), **explained(slug("tile", key), "KEM-5.4.2"))


def teleports(sheet: Sheet, frame: Frame, key: str) -> str:
    """KEM-5.6.7  Where the teleport, or the card Transfer, may lead: a sign on the area."""
    box = frame.box(PLACES[key])
    drawn = ""
    r = sheet.small * 0.8
    for i, (way, sign) in enumerate((("teleport", "sun"), ("transfer", "card"))):
        if sheet.places.offers("way", f"{way}+{key}"):
            x, y = box.cx + (i - 0.5) * r * 2.6, box.y + box.h * (0.5 if box.h < 200 else 0.2)
            body = circle(x, y, r, PAPER, stroke=ACT, stroke_width=3) + mark(sign, x, y, r * 1.4, ACT)
            glow = circle(x, y, r + 2, "none", stroke=ACT, stroke_width=3, class_="glow")
            drawn += sheet.places.place("way", f"{way}+{key}", body, glow)
    return drawn


# --- The course of the round ------------------------------------------------------------------------------------------


def course(sheet: Sheet, box: Box) -> str:
    """KEM-4.1  Round, phase, pile of interventions and order track: in one row if there is room, else in two."""
    small = sheet.small
    told = f"{sheet.words('board-round', n=sheet.position['round'])} · {sheet.label('night', sheet.position['phase'])}"
    flat = box.w > box.h * 6
    track = len(sheet.position["order"]) * small * 2.3 if flat else 0
    items = pile_items(sheet)
    room = sum(wide for wide, _ in items) + 6 * len(items)
    middle = box.cy if flat else box.y + small
    width = box.w - track - room - small
    drawn = text(box.x, middle, told, small * 1.1, width=width, least=small * 0.8, weight=BOLD, serif=True)
    piles = flow(Box(box.x + width + small, middle - small, room, small * 2), items, small * 2, 6)
    below = Box(box.right - track, box.cy - small, track, small * 2)
    return group(drawn, piles, order_track(sheet, below if flat else Box(box.x, box.y + small * 2.4, box.w, small * 2)))


def order_track(sheet: Sheet, box: Box) -> str:
    """KEM-7.9  First player leftmost; at night the positions still free are the places of the choice."""
    order = sheet.position["track"] or sheet.position["order"]
    drawn = ""
    for place, seat in enumerate(order):
        x, y, r = box.x + box.h * (0.55 + place * 1.15), box.cy, box.h * 0.46
        body = circle(x, y, r, BOARD, stroke=LINE, stroke_width=1.5)
        body += (
            centred(x, y, place + 1, sheet.small, fill=SOFT)
            if seat < 0
            else token(x, y, r - 1, seat, id=f"order-{seat}")
        )
        if seat >= 0 and seat == sheet.position["active"] and sheet.position["phase"] == "day":
            body += circle(x, y, r + 1, stroke=WARN, stroke_width=3)
        glow = circle(x, y, r + 1, ACT, fill_opacity=0.1, stroke=ACT, stroke_width=4, class_="glow")
        drawn += sheet.places.place("position", str(place + 1), body, glow)
    return group(drawn, **explained("board-order", "KEM-7.9"))


def pile_items(sheet: Sheet) -> list[Item]:
    """KEM-1.18  How many interventions lie in the deck and on the discards."""
    small = sheet.small
    items = [
        chip_item(small, "cards", sheet.position["deck"], **explained("board-deck", "KEM-1.18")),
        chip_item(small, "down", len(sheet.position["discard"]), **explained("board-discard", "KEM-1.17")),
    ]
    items += ascension_item(sheet)
    if sheet.position["cap"]:
        items.append(chip_item(small, "sun", f"≤ {sheet.position['cap']}", **explained("option-last-round", "KEM-3.8")))
    return items
