"""Draws the Nile: cards on one bank, round stops and sites on the other, ships where they stand."""

from typing import NamedTuple

from benben.draw.marks import SEAT_MARKS, mark
from benben.draw.palette import BRIGHT, EARTH, LINE, PAPER, SEATS, SOFT, WATER
from benben.draw.pieces import (
    card,
    crossed,
    empty_slot,
    explained,
    glow_box,
    glow_disc,
    heading,
    phrase,
    slug,
)
from benben.draw.svg import BOLD, Attribute, Box, centred, circle, group, number, path, rect, trace
from benben.games.egizia.captions import (
    LOOKS,
    SITE_TITLES,
    STOP_RULES,
    STOP_SIGNS,
    Sheet,
    bonus,
    card_row,
    figure,
    head_of,
    holds,
    kind_of_card,
)
from benben.games.egizia.tables import BERTHS, CARD, SITE, STOPS, UPSTREAM, UPSTREAM_ONCE, usable_spots

FADED = 0.42


class Course(NamedTuple):
    """Where the river flows: the card stops and the fixed stops in order, and the bends between them."""

    cards: list[Box]
    stops: list[tuple[float, float]]
    """The middle of each round stop, and of the berths of each site."""
    bends: list[tuple[float, float]]
    """The bend of the river at each of the twenty stops."""
    radius: float
    berth: tuple[float, float]
    """Width and height of a berth."""
    down: bool
    """Does it flow down the sheet, not across?"""


def course_across(box: Box) -> Course:
    pitch = box.w / 10.5
    cards = [Box(box.x + i * pitch, box.y, pitch - 10, 122) for i in range(10)]
    stops = [(each.cx + pitch / 2, box.bottom - 72) for each in cards]
    top, bottom = box.y + 172, box.bottom - 142
    bends = [(x, y) for each, stop in zip(cards, stops, strict=True) for x, y in ((each.cx, top), (stop[0], bottom))]
    return Course(cards, stops, bends, 42, (43, 84), False)


def course_down(box: Box) -> Course:
    pitch = box.h / 10.5
    cards = [Box(box.x, box.y + i * pitch, 186, pitch - 10) for i in range(10)]
    stops = [(box.right - 99, each.cy + pitch / 2 - 12) for each in cards]
    left, right = box.x + 224, box.x + 276
    bends = [(x, y) for each in cards for x, y in ((left, each.cy), (right, each.cy + pitch / 2))]
    return Course(cards, stops, bends, 40, (43, 80), True)


def river(sheet: Sheet, course: Course) -> str:
    """EGZ-4  The twenty stops in order."""
    drawn = [water(course)]
    for i, stop in enumerate(STOPS):
        if stop.kind == CARD:
            drawn.append(card_stop(sheet, stop.key, i, course.cards[i // 2]))
        elif stop.kind == SITE:
            drawn.append(site(sheet, stop.key, course, i))
        else:
            drawn.append(round_stop(sheet, stop.key, course, i))
    return group(*drawn, class_="river")


def reachable(sheet: Sheet, stop: int) -> bool:
    """EGZ-4.3  While the viewer still sails, what lies upstream of its ships is out of reach."""
    if sheet.viewer < 0 or sheet.view["over"]:
        return True
    seat = sheet.seats[sheet.viewer]
    free = any(holds(sheet.view, sheet.viewer, kind) for kind in (UPSTREAM, UPSTREAM_ONCE))
    return free or seat["finished"] or stop > seat["furthest"]


def shaded(sheet: Sheet, stop: int, body: str) -> str:
    return body if reachable(sheet, stop) else group(body, opacity=FADED)


def water(course: Course) -> str:
    """A calm wave through all bends, from the edge of the sheet to the delta."""
    bends = course.bends
    (x0, y0), (x9, y9) = bends[0], bends[-1]
    if course.down:
        start, end = (x0 + 26, y0 - 60), (x9 - 26, y9 + 56)
    else:
        start, end = (x0 - 88, y0 + 34), (x9 + 84, y9 - 34)
    d = wave([start, *bends, end], course.down)
    bank = {"stroke": WATER, "stroke_linecap": "round"}
    flow = path(d, stroke=BRIGHT, stroke_width=1.6, stroke_opacity=0.55, stroke_dasharray="10 18", class_="flow")
    return group(path(d, stroke_width=54, stroke_opacity=0.35, **bank), path(d, stroke_width=42, **bank), flow)


def wave(points: list[tuple[float, float]], down: bool) -> str:
    (x, y), *rest = points
    parts: list[str | float] = ["M", x, y]
    for x1, y1 in rest:
        if down:
            parts += ["C", x, (y + y1) / 2, x1, (y + y1) / 2, x1, y1]
        else:
            parts += ["C", (x + x1) / 2, y, (x + x1) / 2, y1, x1, y1]
        x, y = x1, y1
    return trace(*parts)


def card_stop(sheet: Sheet, key: str, stop: int, box: Box) -> str:
    """EGZ-4.4  A card waits here, or the ship that took it."""
    name = sheet.words(slug("stop", key))
    held = sheet.position["river"][stop // 2]
    if held is None:
        title = centred(box.cx, box.y + sheet.small * 0.78, name, sheet.small, width=box.w - 10, fill=SOFT)
        body = shaded(sheet, stop, empty_slot(box) + title)
        body += ships_at(sheet, key, box.cx, box.y + box.h * 0.66, 62)
    else:
        body = shaded(sheet, stop, river_card(sheet, held, name, box))
        if sheet.places.domain == "leftover":
            body = sheet.places.place("leftover", held, body, glow_box(box))
    return sheet.places.place("place", key, body, glow_box(box), **explained(slug("place", key), "EGZ-4.4"))


def river_card(sheet: Sheet, key: str, name: str, box: Box) -> str:
    row = card_row(key)
    look = LOOKS[row.kind]
    kind = kind_of_card(row, sheet)
    drawn = card(
        box, name, sheet.small, head=head_of(row), sign=look.sign, big=figure(row), kind=kind, extra=bonus(row)
    )
    return group(drawn, id=slug("card", key), **explained(slug("card", key), look.rule))


def round_stop(sheet: Sheet, key: str, course: Course, stop: int) -> str:
    """EGZ-4.5, EGZ-17  A stop with an action; ships moor in the bend beside it."""
    (x, y), r = course.stops[stop // 2], course.radius
    body = circle(x, y, r, PAPER, stroke=LINE, stroke_width=2)
    for (sign, amount), side in zip(STOP_SIGNS[key], (-1, 1), strict=True):
        body += stop_sign(sign, x + side * r * 0.43, y - r * 0.28, r * 0.72)
        body += phrase(x + side * r * 0.43, y + r * 0.36, [amount], sheet.small, anchor="middle")
    body += centred(x, y + r + sheet.small * 0.8, sheet.words(slug("stop", key)), sheet.small)
    moor_x, moor_y = course.bends[stop]
    body = shaded(sheet, stop, body) + ships_at(sheet, key, moor_x, moor_y + 4, 50)
    return sheet.places.place("place", key, body, glow_disc(x, y, r), **explained(slug("place", key), STOP_RULES[key]))


def stop_sign(sign: str, x: float, y: float, size: float) -> str:
    return crew_badge(x, y, size, sign) if sign.isdigit() or sign == "crook" else mark(sign, x, y, size)


def crew_badge(x: float, y: float, size: float, crew: str) -> str:
    """A crew by its number; the joker by its crook."""
    plate = rect(Box(x - size / 2, y - size / 2, size, size), EARTH, size * 0.22)
    if crew.isdigit():
        return plate + centred(x, y, crew, size * 0.8, fill=BRIGHT, weight=BOLD)
    return plate + mark(crew, x, y, size * 0.8, BRIGHT)


def site(sheet: Sheet, key: str, course: Course, stop: int) -> str:
    """EGZ-4.6, EGZ-4.8  Three spots, the first nearest the Nile, and the reserve."""
    x, y = course.stops[stop // 2]
    w, h = course.berth
    drawn = []
    for i, berth in enumerate(BERTHS):
        box = Box(x + (i - 2) * (w + 7) + 3.5, y - course.radius, w, h)
        drawn.append(berth_place(sheet, f"{key}_{berth}", stop, box))
    title, size = sheet.words(SITE_TITLES[key]), sheet.small
    label = heading(x, y + course.radius + size * 0.8, title, size, anchor="middle")
    drawn.append(shaded(sheet, stop, label))
    return "".join(drawn)


def berth_place(sheet: Sheet, key: str, stop: int, box: Box) -> str:
    berth = key.rpartition("_")[2]
    reserve = berth == "reserve"
    if not reserve and int(berth) > usable_spots(len(sheet.seats)):
        """EGZ-16.1"""
        about = explained(slug("place", key), "EGZ-16.1")
        return group(shaded(sheet, stop, crossed(box)), id=slug("place", key), **about)
    look: dict[str, Attribute] = {"stroke": LINE, "stroke_width": 2, "stroke_dasharray": "6 4" if reserve else None}
    body = rect(box, PAPER, 7, **look)
    label = sheet.words("board-reserve") if reserve else berth
    body += centred(box.cx, box.y + sheet.small * 0.8, label, sheet.small, fill=SOFT, weight=BOLD)
    body = shaded(sheet, stop, body) + ships_at(sheet, key, box.cx, box.bottom - 25, box.w - 4)
    rule = "EGZ-4.8" if reserve else "EGZ-4.6"
    return sheet.places.place("place", key, body, glow_box(box), **explained(slug("place", key), rule))


def ships_at(sheet: Sheet, key: str, x: float, y: float, width: float) -> str:
    """EGZ-19.17  Mostly one ship, more where an occupied stop was entered by a card."""
    seats = sheet.position["places"].get(key, [])
    size = width if len(seats) < 2 else width * 0.8
    return "".join(
        ship(x + (i - (len(seats) - 1) / 2) * (size + 2), y, size, seat, f"ship-{seat}-{slug('place', key)}")
        for i, seat in enumerate(seats)
    )


def ship(x: float, y: float, width: float, seat: int, own: str) -> str:
    """A barque with its owner's sail."""
    hull = "M-24 1C-14 8 14 8 24 1C21 14 12 18 0 18S-21 14-24 1z"
    sail = rect(Box(-15.0, -25.0, 30.0, 28.0), SEATS[seat], 4, stroke=BRIGHT, stroke_width=2)
    drawn = sail + mark(SEAT_MARKS[seat], 0, -11, 23, BRIGHT) + path(hull, SEATS[seat], stroke=BRIGHT, stroke_width=2)
    place = f"translate({number(x)} {number(y)}) scale({number(width / 50)})"
    return group(drawn, id=own, transform=place)
