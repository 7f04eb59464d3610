"""Draws the map: cities, walls, Nile, ports, temples, obelisks, pyramids and troops, and the course of the round."""

from typing import Any

from benben.draw.marks import SEAT_MARKS, mark
from benben.draw.palette import ACT, BOARD, BRIGHT, GROUND, INK, LINE, PAPER, SEATS, SOFT, STRAW, WARN, WATER
from benben.draw.pieces import Item, chip_item, explained, flow, glow_box, glow_disc, slug, token
from benben.draw.svg import BOLD, Box, centred, circle, group, line, path, rect, text, trace
from benben.games.kemet.board_land import Land, gatehouse, land
from benben.games.kemet.board_modes import ascension_item, god_disc
from benben.games.kemet.board_places import HALF, NILE, Frame, delta
from benben.games.kemet.board_type import snug
from benben.games.kemet.captions import AREA_DOMAINS, Sheet
from benben.games.kemet.tables import AREA, AREAS, CITY, DESERT, DISTRICT, SANCTUARY, TEMPLE


def land_map(sheet: Sheet, box: Box, strip: Box | None = None) -> str:
    """KEM-1.1  The map with everything on it; the course of the round in a strip, or in the map's free corners."""
    frame = Frame(sheet, box, strip is not None)
    drawn = [rect(box, PAPER, 14, stroke=LINE, stroke_width=1.5), nile(frame)]
    shown = sorted(frame.places, key=lambda key: -frame.places[key].w * frame.places[key].h)
    lands = {key: land(sheet, frame, key) for key in shown if key in sheet.areas}
    for key in shown:
        drawn.append(one_area(sheet, frame, key, lands[key]) if key in lands else storm(sheet, frame, key))
    drawn += [wall(sheet, frame, key) for key in CITY.keys if f"{key}-c" in lands]
    drawn += [teleports(sheet, key, there) for key, there in lands.items()]
    drawn.append(course(sheet, strip) if strip else corners(sheet, frame))
    return group(*drawn, id="map")


def nile(frame: Frame) -> str:
    """KEM-1.3  The Nile and its two arms around the Delta."""
    river = NILE if frame.whole else Box(NILE.x, NILE.y, HALF[0] - 10 - NILE.x, NILE.h)
    box = frame.box(river)
    y = frame.point(0, river.y + 16)[1]
    drawn = ""
    desert = delta(frame.whole, frame.tall)["d-desert"]
    for end in (desert.x - 21, desert.right + 21):
        end_x, end_y = frame.point(end, 118)
        bend = trace("M", box.cx, y, "C", end_x, y, end_x, y, end_x, end_y)
        drawn += path(bend, stroke=WATER, stroke_width=32 * frame.across)
    drawn += rect(box, WATER, 10)
    waves = "".join(mark("water", box.cx, box.y + box.h * (0.12 + 0.19 * i), 34, BRIGHT) for i in range(5))
    return group(group(drawn, opacity=0.6), group(waves, opacity=0.4), pointer_events="none")


def storm(sheet: Sheet, frame: Frame, key: str) -> str:
    """KEM-1.5  An area under a storm tile: nothing enters or passes."""
    box = frame.places[key].inset(1.5)
    drawn = rect(box, LINE, 4, fill_opacity=0.5)
    step = 26.0
    x = box.x + step
    while x < box.right:
        foot = max(box.x, x - box.h)
        drawn += line(x, box.y + 3, foot, box.y + 3 + (x - foot) - 6, SOFT, stroke_opacity=0.35)
        x += step
    return group(drawn, **explained("board-storm", "KEM-1.5"))


FILLS = {DISTRICT: (BOARD, 1.0), DESERT: (GROUND, 0.8), TEMPLE: (STRAW, 0.3), SANCTUARY: (WARN, 0.22)}


def one_area(sheet: Sheet, frame: Frame, key: str, there: Land) -> str:
    """An area with what is built and stands there; it is the place of every option that names it."""
    box = frame.places[key]
    fill, opacity = FILLS[AREAS[AREA.index[key]].kind]
    body = rect(box, PAPER, 4) + rect(box, fill, 4, fill_opacity=opacity, stroke=PAPER, stroke_width=2.5)
    if sheet.position["battle"] and sheet.position["battle"]["area"] == key:
        body += rect(box.inset(3), WARN, 4, fill_opacity=0.12, stroke=WARN, stroke_width=4)
    body += there.body + troops(sheet, there.room, key)
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


def wall(sheet: Sheet, frame: Frame, key: str) -> str:
    """KEM-5.6.8  The wall of a city in the colour of its owner; while cities are chosen, its name."""
    block = frame.city(key)
    if not block:
        return ""
    lord = next((seat for seat, theirs in enumerate(sheet.seats) if theirs["city"] == key), -1)
    body = gatehouse(block, SEATS[lord] if lord >= 0 else SOFT, lord, sheet.small * 0.7, key.startswith("s"))
    if not sheet.places.offers("city", key):
        return group(body, id=f"wall-{key}", pointer_events="none")
    name = snug(block.inset(10), sheet.label("city", key), sheet.small * 1.1, 3, weight=BOLD)
    return sheet.places.place("city", key, rect(block, PAPER, 4, fill_opacity=0.6) + body + name, glow_box(block, 4))


# --- Troops -----------------------------------------------------------------------------------------------------------


def troops(sheet: Sheet, box: Box, key: str) -> str:
    """KEM-1.11  A disc for each troop with the number of its units, and its companions beside it."""
    drawn = ""
    standing = sheet.areas[key]["troops"]
    gods = sheet.areas[key].get("gods", [])
    needs = [2 + 1.1 * len(troop["companions"]) for troop in standing] + [2.5] * len(gods)
    cells = shared(box, needs) if needs else []
    for troop, cell in zip(standing, cells, strict=False):
        drawn += one_troop(sheet, cell, key, troop)
    for god, cell in zip(gods, cells[len(standing) :], strict=False):
        drawn += god_disc(sheet, cell, key, god)
    return drawn


def shared(box: Box, needs: list[float]) -> list[Box]:
    """Side by side where there is room; else one above the other, whoever needs more getting more."""
    if box.w > box.h * (2.2 if max(needs) > 3 and len(needs) > 1 else 0.9):
        return box.columns(len(needs), 2)
    found, y = [], box.y
    for need in needs:
        high = box.h * need / sum(needs)
        found.append(Box(box.x, y, box.w, high - 2))
        y += high
    return found


def one_troop(sheet: Sheet, box: Box, key: str, troop: dict[str, Any]) -> str:
    """The disc, and its companions' plates: beside it where there is room, else below it."""
    small = sheet.small
    friends = troop["companions"]
    most = small * 1.15
    if friends and box.w >= small * 4 and (box.w >= small * 6 or box.w > box.h * 1.5):
        r = min(most, box.h * 0.46, box.w * 0.2)
        wide = min(small * 5.2, box.w - 2 * r - 8)
        left = box.cx - (2 * r + 4 + wide) / 2
        high = min(small * 1.25, box.h / len(friends) - 2)
        top = box.cy - (high + 2) * len(friends) / 2
        drawn = disc(troop, key, left + r, box.cy, r)
        plates = [Box(left + 2 * r + 4, top + i * (high + 2), wide, high) for i in range(len(friends))]
    else:
        high = min(small * 1.2, box.h * (0.26 if len(friends) > 1 else 0.36))
        r = min(most, (box.h - len(friends) * (high + 2)) / 2, box.w * 0.45)
        top = box.cy - (2 * r + len(friends) * (high + 2)) / 2
        drawn = disc(troop, key, box.cx, top + r, r)
        wide = min(box.w, small * 5.2)
        plates = [Box(box.cx - wide / 2, top + 2 * r + 2 + i * (high + 2), wide, high) for i in range(len(friends))]
    return drawn + "".join(badge(sheet, plate, friend) for plate, friend in zip(plates, friends, strict=True))


def disc(troop: dict[str, Any], key: str, x: float, y: float, r: float) -> str:
    seat = troop["seat"]
    drawn = circle(x, y, r - 1, SEATS[seat], stroke=BRIGHT, stroke_width=2)
    drawn += mark(SEAT_MARKS[seat], x - r * 0.42, y, r * 0.8, BRIGHT)
    drawn += centred(x + r * 0.42, y, troop["units"], r * 1.05, fill=BRIGHT, weight=BOLD)
    return group(drawn, id=f"troop-{seat}-{key}", **explained("board-troop", "KEM-1.11"))


def badge(sheet: Sheet, plate: Box, key: str) -> str:
    """A companion: its short name."""
    body = rect(plate, PAPER, 4, stroke=INK, stroke_width=1.2)
    size = min(sheet.small * 0.95, plate.h * 0.86)
    body += snug(
        Box(plate.x + 2, plate.y, plate.w - 4, plate.h), sheet.companion(key), size, 1, size * 0.45, weight=BOLD
    )
    return sheet.places.place("companion", key, body, glow_box(plate, 4), **explained(slug("tile", key), "KEM-5.4.2"))


def teleports(sheet: Sheet, key: str, there: Land) -> str:
    """KEM-5.6.7  Where the teleport, or the card Transfer, may lead: a sign on the obelisk."""
    drawn = ""
    r = sheet.small * 0.88
    x, y = there.spot
    for way, sign in (("teleport", "sun"), ("transfer", "card")):
        if sheet.places.offers("way", f"{way}+{key}"):
            body = circle(x, y, r, PAPER, stroke=ACT, stroke_width=3) + mark(sign, x, y, r * 1.4, ACT)
            drawn += sheet.places.place("way", f"{way}+{key}", body, glow_disc(x, y, r))
            x += r * 2.2
    return drawn


# --- The course of the round ------------------------------------------------------------------------------------------


def told_now(sheet: Sheet) -> str:
    return f"{sheet.words('board-round', n=sheet.position['round'])} · {sheet.label('night', sheet.position['phase'])}"


def corners(sheet: Sheet, frame: Frame) -> str:
    """KEM-4.1  Round, phase and piles left of the Delta; the order track right of it, or below them."""
    left = frame.box(Box(14, 8, 372 if frame.whole else 306, 106))
    rows = left.rows(2 if frame.whole else 3, 0)
    told = snug(
        rows[0], told_now(sheet), sheet.small * 1.2, 2, sheet.small * 0.75, weight=BOLD, anchor="start", serif=True
    )
    piles = flow(rows[1], pile_items(sheet), rows[1].h, 6)
    high = sheet.small * 2.1
    if frame.whole:
        right = frame.box(Box(814, 8, 372, 106))
        high = min(high, right.w / (len(sheet.position["order"]) * 1.15))
        wide = len(sheet.position["order"]) * high * 1.15
        return group(told, piles, order_track(sheet, Box(right.right - wide, right.cy - high / 2, wide, high)))
    return group(told, piles, order_track(sheet, Box(rows[2].x, rows[2].cy - high / 2, rows[2].w, high)))


def course(sheet: Sheet, box: Box) -> str:
    """KEM-4.1  Round, phase, piles and order track in one row."""
    small = sheet.small
    items = pile_items(sheet)
    high = min(box.h, small * 2)
    track = len(sheet.position["order"]) * high * 1.15
    room = sum(wide for wide, _ in items) + 6 * len(items)
    name = Box(box.x, box.y, box.w - track - room - small, box.h)
    told = snug(name, told_now(sheet), small * 1.15, 2, small * 0.8, weight=BOLD, anchor="start", serif=True)
    piles = flow(Box(name.right + small * 0.5, box.cy - small, room, small * 2), items, small * 2, 6)
    return group(told, piles, order_track(sheet, Box(box.right - track, box.cy - high / 2, track, high)))


def order_track(sheet: Sheet, box: Box) -> str:
    """KEM-7.9  First player leftmost; at night the positions still free are the places of the choice."""
    order = sheet.position["track"] or sheet.position["order"]
    drawn = ""
    for place, seat in enumerate(order):
        x, y, r = box.x + box.h * (0.55 + place * 1.15), box.cy, box.h * 0.46
        body = circle(x, y, r, BOARD, stroke=LINE, stroke_width=1.5)
        body += (
            text(x, y, place + 1, sheet.small, anchor="middle", fill=SOFT)
            if seat < 0
            else token(x, y, r - 1, seat, id=f"order-{seat}")
        )
        if seat >= 0 and seat == sheet.position["active"] and sheet.position["phase"] == "day":
            body += circle(x, y, r + 1, stroke=WARN, stroke_width=3)
        drawn += sheet.places.place("position", str(place + 1), body, glow_disc(x, y, r))
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
