"""Draws the Obelisk Wheel: six wedges with their dice in three rings, and the shadow that turns."""

from math import degrees, pi

from benben.draw.marks import mark
from benben.draw.palette import BRIGHT, EARTH, PAPER, SEATS, SOFT, WARN
from benben.draw.pieces import explained, glow_box, glow_disc, glow_path, panel, slug, token
from benben.draw.svg import BOLD, Box, circle, group, line, number, path, polygon, rect, text, text_width
from benben.games.tekhenu.captions import (
    GOD_SIGNS,
    LIGHT_SIGNS,
    Sheet,
    angle_of,
    draw_die,
    empty_disc,
    figure,
    point,
    ring_part,
)
from benben.games.tekhenu.tables import GOD_SPACES, GODS, LIGHTING, RING, STATUS
from benben.games.tekhenu.tables_cards import TAKE

HALF = pi / 6 - 0.012
SHADE = "black"
HUB = 0.31
RIM = 0.93
RINGS = {"pure": (0.64, 0.8), "tainted": (0.48, 0.64), "forbidden": (0.32, 0.48)}
"""Inner and outer radius of the rings, the Pure one outermost."""
RING_SIGNS = {"pure": "+", "tainted": "−", "forbidden": "×"}
LIGHT_FILL = {"sunny": BRIGHT, "shaded": EARTH, "dark": SEATS[5]}
LIGHT_VEIL = {"sunny": 0.85, "shaded": 0.5, "dark": 0.85}
"""How much of its colour a field spreads over the rings of its section."""


def wheel(sheet: Sheet, box: Box) -> str:
    """TEK-4  Each die lies in the wedge of its god and in the ring of its status."""
    frame = panel(box, sheet.words("board-wheel"), sheet.small)
    x, y = box.cx, box.cy + sheet.small * 0.3
    r = (min(box.w, box.h - sheet.small * 0.6) / 2 - 6) / 1.045
    drawn = [frame, lighting(sheet, x, y, r), *(wedge(sheet, section, x, y, r) for section in range(6))]
    drawn += [scoring_marker(sheet, place, x, y, r) for place in range(2)]
    drawn += [legend(sheet, box), bag(sheet, box)]
    return group(*drawn, **explained("board-wheel", "TEK-4.1"))


def bag(sheet: Sheet, box: Box) -> str:
    told = f"{sheet.words('board-bag')}: {sum(sheet.position['bag'].values())}"
    return text(box.right - 14, box.y + sheet.small * 1.35, told, sheet.small, anchor="end", fill=SOFT)


def legend(sheet: Sheet, box: Box) -> str:
    """Which ring is which, from the outermost inwards."""
    small = sheet.small
    drawn = ""
    for row, (status, sign) in enumerate(RING_SIGNS.items()):
        y = box.bottom - small * (0.95 + 1.25 * (2 - row))
        drawn += figure(box.x + small * 0.95, y, sign, small * 1.1, WARN)
        drawn += text(box.x + small * 1.6, y, sheet.words(f"status-{status}"), small, fill=SOFT)
    return drawn


def wedge(sheet: Sheet, section: int, x: float, y: float, r: float) -> str:
    god = GODS[section]
    middle = angle_of(section)
    area = path(ring_part(x, y, r * HUB, r * 0.8, middle - pi / 6, middle + pi / 6), PAPER, opacity=0)
    sides = "".join(
        line(*point(x, y, r * HUB, edge), *point(x, y, r * 0.8, edge), SOFT, stroke_width=1.5, opacity=0.6)
        for edge in (middle - pi / 6, middle + pi / 6)
    )
    drawn = [area, sides, rim(sheet, section, x, y, r)]
    drawn += [ring_of_dice(sheet, section, status, x, y, r) for status in STATUS.keys]
    drawn.append(statues(sheet, section, x, y, r))
    return group(*drawn, **explained(f"turn-{god}", "TEK-5.3"))


def rim(sheet: Sheet, section: int, x: float, y: float, r: float) -> str:
    """The god's name; lit when its action may be chosen."""
    god = GODS[section]
    middle = angle_of(section)
    d = ring_part(x, y, r * 0.8, r * RIM, middle - HALF, middle + HALF)
    at = point(x, y, r * 0.865, middle)
    size = sheet.small * 1.05
    name = sheet.words(f"god-{god}")
    body = path(d, PAPER, stroke=SOFT, stroke_width=1.5)
    wide = text_width(name, size, BOLD)
    lean = (degrees(middle) + 180) % 180 - 90
    title = mark(GOD_SIGNS[god], at[0] - wide / 2 - size * 0.4, at[1], size * 1.15, WARN)
    title += text(at[0] - wide / 2 + size * 0.4, at[1], name, size, weight=BOLD, serif=True)
    body += group(title, transform=f"rotate({number(lean)} {number(at[0])} {number(at[1])})")
    return sheet.places.place("turn", god, body, glow_path(d))


def ring_of_dice(sheet: Sheet, section: int, status: str, x: float, y: float, r: float) -> str:
    """The dice of one status in one wedge, side by side on their arc; equal dice share one place."""
    mine = [key for god, key, found in sheet.position["dice"] if god == GODS[section] and found == status]
    inner, outer = RINGS[status]
    radius = (inner + outer) / 2 * r
    room = 2 * HALF * radius - 6
    side = min((outer - inner) * r * 0.72, room / max(1, len(mine)) - 5)
    step = (side + 7) / radius
    drawn = []
    seen: set[str] = set()
    for place, key in enumerate(mine):
        at = point(x, y, radius, angle_of(section) + (place - (len(mine) - 1) / 2) * step)
        box = Box(at[0] - side / 2, at[1] - side / 2, side, side)
        body = draw_die(box, key) + chosen(sheet, section, key, box)
        if key in seen:
            drawn.append(body)
        else:
            name = f"{GODS[section]}+{key}"
            drawn.append(
                sheet.places.place(
                    "take", name, body, glow_box(box, side / 5), **explained(f"status-{status}", "TEK-4.1")
                )
            )
        seen.add(key)
    return "".join(drawn)


def chosen(sheet: Sheet, section: int, key: str, box: Box) -> str:
    """The die being used in this turn."""
    used = sheet.position["turn"]["die"]
    if used is None or used[5] != TAKE.index[f"{GODS[section]}+{key}"]:
        return ""
    return rect(box.inset(-3), "none", box.w / 4, stroke=WARN, stroke_width=3)


def statues(sheet: Sheet, section: int, x: float, y: float, r: float) -> str:
    """TEK-6.4  The god's Statue spaces outside the rim."""
    god = GODS[section]
    spaces = GOD_SPACES[len(sheet.seats)]
    standing = sheet.position["god_statues"][god]
    size = r * 0.046
    drawn, glow = "", ""
    for place in range(spaces):
        at = point(x, y, r * 0.985, angle_of(section) + (place - (spaces - 1) / 2) * 0.115)
        if place < len(standing):
            seat = standing[place]
            drawn += token(*at, size, seat, id=f"statue-{seat}-{god}-{place}")
        else:
            drawn += empty_disc(*at, size * 0.9)
            glow = glow or glow_disc(*at, size)
    return sheet.places.place("statue", god, drawn, glow, **explained(f"statue-{god}", "TEK-6.6"))


def lighting(sheet: Sheet, x: float, y: float, r: float) -> str:
    """TEK-2.1  The wheel: its light and its shadow turn; the arrow points to the Scoring markers."""
    offset = sheet.position["offset"]
    turning = [circle(x, y, r * 0.8, PAPER)]
    turning += [group(field(number, offset, x, y, r), id=f"light-{number}") for number in range(6)]
    turning.append(shadow(x, y, r, angle_of(3.5 + offset)))
    tip = angle_of(offset)
    arrow = [point(x, y, r * (HUB + 0.035), tip), *(point(x, y, r * (HUB - 0.05), tip + lean) for lean in (-0.2, 0.2))]
    turning.append(polygon(arrow, WARN, stroke=BRIGHT, stroke_width=1.5))
    drawn = [group(*turning, id="wheel", data_turned=str(offset))]
    drawn += [circle(x, y, r * RINGS[ring][0], "none", stroke=SOFT, stroke_width=1.5) for ring in ("pure", "tainted")]
    drawn.append(circle(x, y, r * 0.1, BRIGHT, stroke=SEATS[5], stroke_width=1.5))
    drawn.append(mark("obelisk", x, y, r * 0.145, SEATS[5]))
    return group(*drawn, **explained("board-lighting", "TEK-3.3"))


def field(number: int, offset: int, x: float, y: float, r: float) -> str:
    """A sixth of the wheel: its sign in the middle, its light over the rings."""
    middle = angle_of(number + offset)
    start, end = middle - pi / 6, middle + pi / 6
    light = LIGHTING.keys[RING[number]]
    drawn = path(ring_part(x, y, r * HUB, r * 0.8, start, end), LIGHT_FILL[light], opacity=LIGHT_VEIL[light])
    drawn += path(ring_part(x, y, r * 0.1, r * HUB, start, end), LIGHT_FILL[light])
    ink = SEATS[3] if light == "sunny" else BRIGHT
    return drawn + mark(LIGHT_SIGNS[light], *point(x, y, r * 0.215, middle), r * 0.09, ink)


def shadow(x: float, y: float, r: float, angle: float) -> str:
    """The shadow of the Obelisk falls between the two Dark fields."""
    long, tip, wide = r * 0.72, r * 0.79, r * 0.05
    side = angle + pi / 2
    shape = [
        point(*point(x, y, r * 0.09, angle), wide * 1.5, side), point(*point(x, y, long, angle), wide, side),
        point(x, y, tip, angle),
        point(*point(x, y, long, angle), -wide, side), point(*point(x, y, r * 0.09, angle), -wide * 1.5, side),
    ]  # fmt: skip
    return polygon(shape, SHADE, opacity=0.55)


def scoring_marker(sheet: Sheet, number: int, x: float, y: float, r: float) -> str:
    """TEK-2.2  Scoring I and II wait for the arrow."""
    section = sheet.position["markers"][number]
    if section < 0:
        return ""
    at = point(x, y, r * 0.985, angle_of(section) - pi / 6 + 0.13)
    disc = circle(*at, r * 0.05, WARN, stroke=BRIGHT, stroke_width=1.5)
    told = figure(*at, ("I", "II")[number], sheet.small * 0.95, BRIGHT)
    return group(disc, told, id=slug("scoring", str(number)), **explained("board-next-scoring", "TEK-14.6"))
