"""Draws the five areas, each a panel with the colour it demands."""

from collections.abc import Callable

from benben.draw.marks import mark
from benben.draw.palette import BOARD, INK, LINE, PAPER, SOFT, WARN, WATER
from benben.draw.pieces import empty_slot, explained, glow_box, heading, phrase, pile, queue, slug, token
from benben.draw.svg import BOLD, Box, centred, group, line, rect, text, text_width, wrapped
from benben.games.faraon.captions import (
    AREA_SIGNS,
    BASIC_KEYS,
    COLOURS,
    SIGNS,
    Sheet,
    any_price,
    coin,
    empty_coin,
    offering,
    price,
)
from benben.games.faraon.tables import (
    ARTISAN,
    ARTISANS,
    LAST_STAGE,
    NILE_OPTIONS,
    NILE_PRESTIGE,
    NOBLE,
    NOBLES,
    RESOURCE,
    STAGES,
    TOP_LEVEL,
)

KIND_SIGNS = {"permanent": "any", "once a round": "twice", "instant": "star"}
RULES = {"artisans": "FAR-7.10", "tomb": "FAR-7.13", "nile": "FAR-7.6", "nobles": "FAR-7.1", "offerings": "FAR-6.1"}


def area(sheet: Sheet, place: int, box: Box) -> str:
    """FAR-5.1  An area with its title, what the wheel demands now and next, and what lies there."""
    told = sheet.position["areas"][place]
    key = told["area"]
    high = sheet.small * 2.3
    inner = Box(box.x + 12, box.y + high + 4, box.w - 24, box.h - high - 14)
    frame = rect(box, PAPER, 14, stroke=COLOURS[told["demand"]], stroke_width=3)
    return group(
        frame, header(sheet, place, Box(box.x, box.y, box.w, high)), CONTENTS[key](sheet, inner), id=f"panel-{key}"
    )


def header(sheet: Sheet, place: int, box: Box) -> str:
    """The title; at its right the demanded colour, small behind it the colour of the next round."""
    told = sheet.position["areas"][place]
    key = told["area"]
    small = sheet.small
    side = small * 1.6
    closed = "" if told["open"] else mark("lock", box.right - side * 2.9, box.cy, small * 1.2, WARN)
    body = rect(box.inset(3), BOARD, 11) + mark(AREA_SIGNS[key], box.x + small * 1.4, box.cy, small * 1.4, WARN)
    body += heading(box.x + small * 2.6, box.cy, title_of(sheet, key, box.w - small * 7), small)
    body += price(box.right - side * 1.65, box.cy, side, told["demand"]) + closed
    body += group(price(box.right - side * 0.55, box.cy, side * 0.62, told["next"]), opacity=0.55)
    about = explained(f"area-{key}", RULES[key])
    if key == "nile":
        return group(body, **about)
    return sheet.places.place("turn", key, body, glow_box(box.inset(3), 11), **about)


def title_of(sheet: Sheet, key: str, width: float) -> str:
    """The name of an area, or its short name where that is too long."""
    name = sheet.words(f"area-{key}")
    needed = text_width(name.upper(), sheet.small, 700) + len(name) * sheet.small * 0.08
    return name if needed <= width else sheet.words(f"area-{key}.short")


def standing(sheet: Sheet, key: str, box: Box) -> str:
    """FAR-11.5  How many items of an area each seat has towards what a god beside it asks for."""
    small = sheet.small
    need = next(told["need"] for told in sheet.position["areas"] if told["area"] == key)
    r = min(box.h / 2, small * 0.8)
    cells = box.columns(max(4, len(sheet.seats)), 2)
    drawn = []
    for seat, cell in zip(range(len(sheet.seats)), cells, strict=False):
        have = sheet.seats[seat]["items"][key]
        drawn.append(token(cell.x + r, cell.cy, r, seat))
        ink = INK if have >= need else SOFT
        drawn.append(text(cell.x + 2 * r + 5, cell.cy, f"{have}/{need}", small, fill=ink, weight=BOLD))
    return group(*drawn, **explained(f"area-{key}", "FAR-11.5"))


# --- Artisans and nobles ----------------------------------------------------------------------------------------------


def artisans(sheet: Sheet, box: Box) -> str:
    """FAR-7.11  Four artisans with prestige and income, and the deck."""
    foot = sheet.small * 1.7
    cells = Box(box.x, box.y, box.w, box.h - foot - 8).columns(5, 7)
    drawn = []
    for key, cell in zip(sheet.position["artisans"], cells, strict=False):
        if key is None:
            drawn.append(empty_slot(cell))
        else:
            about = explained(slug("artisan", key), "FAR-7.11")
            drawn.append(
                sheet.places.place("artisan_choice", key, artisan_card(sheet, key, cell), glow_box(cell, 9), **about)
            )
    drawn.append(deck(sheet, "artisan_choice", "artisan_deck", "mallet", cells[4]))
    return "".join(drawn) + standing(sheet, "artisans", Box(box.x, box.bottom - foot, box.w, foot))


def artisan_card(sheet: Sheet, key: str, box: Box) -> str:
    row = ARTISANS[ARTISAN.index[key]]
    small = sheet.small
    r = min(small * 0.85, box.w / 4)
    body = rect(box, BOARD, 9, stroke=LINE, stroke_width=1.5)
    body += rect(Box(box.x, box.y, box.w, 7), COLOURS[RESOURCE.keys[row.colour]], 3)
    body += centred(box.cx, box.y + small * 1.5, row.prestige, small * 1.7, weight=BOLD, serif=True)
    body += mark("star", box.cx, box.y + small * 2.9, small * 0.8, SOFT)
    gains = (["urn"] if row.urn else []) + [RESOURCE.keys[kind] for kind in row.gain]
    step = r * 2.25
    y = box.y + small * 3.6 + (box.h - small * 3.6) / 2 - step * (len(gains) - 1) / 2
    for i, gain in enumerate(gains):
        body += jar(box.cx, y + i * step, r) if gain == "urn" else coin(box.cx, y + i * step, r, gain)
    return body


def jar(x: float, y: float, r: float) -> str:
    return mark("jar", x, y, r * 2.1, WATER)


def deck(sheet: Sheet, domain: str, name: str, sign: str, box: Box) -> str:
    """The cards still to come."""
    left = sheet.position[name]
    body = pile(box, sign, left, sheet.small) if left else empty_slot(box)
    return sheet.places.place(domain, "deck", body, glow_box(box, 9), **explained(f"{slug(domain)}-deck", "FAR-7.3"))


def nobles(sheet: Sheet, box: Box) -> str:
    """FAR-7.2  Three nobles and the deck; at set-up the two nobles just drawn."""
    foot = sheet.small * 1.7
    cards = Box(box.x, box.y, box.w, box.h - foot - 8)
    drawn_now = [key for key in sheet.position["drawn"] if key is not None]
    shown, domain = (drawn_now, "noble") if drawn_now else (sheet.position["nobles"], "noble_choice")
    back = box.w * 0.17
    cells = Box(cards.x, cards.y, cards.w - back - 7, cards.h).columns(3, 7)
    drawn = []
    for key, cell in zip(shown, cells, strict=False):
        if key is None:
            drawn.append(empty_slot(cell))
        else:
            about = explained(slug("noble", key), "FAR-8.3")
            drawn.append(sheet.places.place(domain, key, noble_card(sheet, key, cell), glow_box(cell, 9), **about))
    drawn.append(deck(sheet, "noble_choice", "noble_deck", "crook", Box(cards.right - back, cards.y, back, cards.h)))
    return "".join(drawn) + standing(sheet, "nobles", Box(box.x, box.bottom - foot, box.w, foot))


def noble_card(sheet: Sheet, key: str, box: Box) -> str:
    """Number, kind of ability and prestige; the name where there is room for it."""
    row = NOBLES[NOBLE.index[key]]
    small = sheet.small
    body = rect(box, BOARD, 9, stroke=LINE, stroke_width=1.5)
    body += text(box.x + 8, box.y + small, row.number, small * 1.15, weight=BOLD, serif=True)
    body += mark(KIND_SIGNS[row.kind], box.right - small * 0.9, box.y + small, small * 0.95, SOFT)
    body += phrase(box.cx, box.bottom - small * 0.9, [noble_worth(key), ":star"], small, anchor="middle")
    room = Box(box.x + 4, box.y + small * 1.8, box.w - 8, box.h - small * 3.5)
    name = sheet.words(slug("noble", key))
    longest = max(text_width(word, small) for word in name.split())
    if longest <= room.w:
        return body + wrapped(room.cx, room.cy, name, small, room.w, 4, anchor="middle")
    return body + mark("crook", room.cx, room.cy, min(room.h, room.w) * 0.8, SOFT)


def noble_worth(key: str) -> str:
    """FAR-7.5  The formula of a noble's prestige."""
    row = NOBLES[NOBLE.index[key]]
    if key == "diplomat":
        return "="
    return f"{row.base}+{row.each}n" if row.each else str(row.base)


# --- Nile -------------------------------------------------------------------------------------------------------------


def nile(sheet: Sheet, box: Box) -> str:
    """FAR-7.6, FAR-7.9  Tracks with the discs at the left, costs and incomes at the right."""
    left = Box(box.x, box.y, box.w * 0.54, box.h)
    right = Box(left.right + 10, box.y, box.w - left.w - 10, box.h)
    return tracks(sheet, left) + "".join(
        nile_option(sheet, number, row) for number, row in enumerate(right.rows(len(NILE_OPTIONS), 4))
    )


def tracks(sheet: Sheet, box: Box) -> str:
    small = sheet.small
    label = small * 1.1
    cells = Box(box.x + label, box.y, box.w - label, box.h)
    foot = small * 1.6
    upper = Box(cells.x, cells.y, cells.w, cells.h - foot - 3)
    rows = [*upper.rows(TOP_LEVEL, 3), Box(cells.x, cells.bottom - foot, cells.w, foot)]
    levels = list(zip((3, 2, 1, 0), rows, strict=True))
    drawn = [
        centred(box.x + label * 0.42, row.cy, NILE_PRESTIGE[level] if level else "·", small, fill=SOFT, weight=BOLD)
        for level, row in levels
    ]
    for number, column in enumerate(cells.columns(5, 4)):
        key = BASIC_KEYS[number]
        body = ""
        for level, row in levels:
            cell = Box(column.x, row.y, column.w, row.h)
            body += rect(cell, COLOURS[key], 5, fill_opacity=0.22 if level else 0.08)
            if not level:
                body += mark(SIGNS[key], cell.cx, cell.cy, small * 1.1, COLOURS[key])
                continue
            there = [
                (seat, f"disc-{seat}-{key}") for seat, theirs in enumerate(sheet.seats) if theirs["nile"][key] == level
            ]
            body += queue(cell.inset(1), there, small * 0.72)
        about = explained(f"track-{key}", "FAR-7.8")
        drawn.append(sheet.places.place("track", key, body, glow_box(column, 5), **about))
    return "".join(drawn)


def nile_option(sheet: Sheet, number: int, box: Box) -> str:
    """FAR-7.6  A pair to pay, then what it brings: resources or an urn, and arrows for its tracks."""
    row = NILE_OPTIONS[number]
    side = min(box.h * 0.62, box.w * 0.13)
    body = rect(box, BOARD, 7, stroke=LINE)
    x = box.x + side * 0.8
    for kind in row.cost:
        body += price(x, box.cy, side, RESOURCE.keys[kind])
        x += side * 1.15
    if not row.cost:
        body += any_price(x, box.cy, side) + any_price(x + side * 1.15, box.cy, side)
        x += side * 2.3
    body += text(x - side * 0.25, box.cy, "›", side * 1.3, fill=SOFT)
    x += side * 1.0
    for kind in row.gain:
        body += coin(x, box.cy, side * 0.52, RESOURCE.keys[kind])
        x += side * 1.15
    if row.urn:
        body += mark("jar", x + side * 0.4, box.cy, side * 1.2, WATER)
        x += side * 2.3
    for _ in range(row.arrows):
        body += mark("up", x, box.cy, side * 0.85, INK)
        x += side * 0.85
    return sheet.places.place("turn", row.key, body, glow_box(box, 7), **explained(f"turn-{slug(row.key)}", "FAR-7.6"))


# --- Burial chamber ---------------------------------------------------------------------------------------------------


def tomb(sheet: Sheet, box: Box) -> str:
    """FAR-7.13  The start and seven stages: prestige above, cubes, the cost below."""
    small = sheet.small
    gap = 4
    first = box.w * 0.1
    cells = [
        Box(box.x, box.y, first, box.h),
        *Box(box.x + first + gap, box.y, box.w - first - gap, box.h).columns(LAST_STAGE, gap),
    ]
    drawn = []
    for stage, cell in enumerate(cells):
        row = STAGES[stage]
        side = min(small * 1.2, cell.w * 0.62)
        costs = side * 1.12 * 4
        body = rect(cell, BOARD, 7, stroke=LINE)
        body += centred(cell.cx, cell.y + small, row.prestige if stage else "·", small * 1.05, weight=BOLD, serif=True)
        there = [(seat, f"cube-{seat}") for seat, theirs in enumerate(sheet.seats) if theirs["stage"] == stage]
        lane = Box(cell.x + 2, cell.y + small * 1.9, cell.w - 4, cell.h - small * 2.1 - costs)
        body += cubes(lane, there, small)
        for i, kind in enumerate(row.cost):
            body += price(cell.cx, cell.bottom - side * (0.7 + 1.12 * i), side, RESOURCE.keys[kind])
        drawn.append(group(body, **explained(f"stage-{row.key}", "FAR-7.13")))
    return "".join(drawn)


def cubes(box: Box, there: list[tuple[int, str]], small: float) -> str:
    """Cubes one above the other."""
    if not there:
        return ""
    r = min(small * 0.8, box.h / len(there) / 2, box.w / 2)
    return "".join(token(box.cx, box.y + r * (2 * i + 1), r, seat, id=own) for i, (seat, own) in enumerate(there))


# --- Offerings --------------------------------------------------------------------------------------------------------


def offerings(sheet: Sheet, box: Box) -> str:
    """FAR-6  The sets, the bonus tokens, the bag and its discard."""
    small = sheet.small
    foot = small * 1.7
    sets = sheet.position["sets"]
    lines = -(-len(sets) // 3)
    body = Box(box.x, box.y, box.w, box.h - foot - 6)
    tall = (body.h - 10) * lines / (lines + 1.25)
    cells = [cell for row in Box(body.x, body.y, body.w, tall).rows(lines, 6) for cell in row.columns(3, 6)]
    drawn = [offering_set(sheet, number, cell) for number, cell in zip(range(len(sets)), cells, strict=False)]
    drawn.append(bonus_space(sheet, Box(body.x, body.y + tall + 8, body.w, body.h - tall - 8)))
    return "".join(drawn) + standing(sheet, "offerings", Box(box.x, box.bottom - foot, box.w, foot))


def offering_set(sheet: Sheet, number: int, box: Box) -> str:
    keys = sheet.position["sets"][number]
    r = min(box.h * 0.4, box.w * 0.17)
    body = rect(box, BOARD, 8, stroke=LINE)
    body += text(box.x + 6, box.cy, number + 1, sheet.small, fill=SOFT)
    for i in range(2):
        x = box.cx + r * 0.5 + (i * 2 - 1) * r * 1.15
        if keys is None:
            body += empty_coin(x, box.cy, r * 0.8)
        else:
            body += group(offering(x, box.cy, r, keys[i]), **explained(slug("piece", keys[i]), "FAR-6.6"))
    return sheet.places.place("set", f"set_{number + 1}", body, glow_box(box, 8))


def bonus_space(sheet: Sheet, box: Box) -> str:
    """FAR-6.3  The tokens for one more resource, and the bag."""
    small = sheet.small
    bag = Box(box.right - box.w * 0.2, box.y, box.w * 0.2, box.h)
    space = Box(box.x, box.y, box.w - bag.w - 6, box.h)
    title = Box(space.x, space.y, small * 1.5, space.h)
    more = rect(title, BOARD, 8, stroke=LINE) + text(title.cx, title.cy, "+1", small, weight=BOLD, anchor="middle")
    drawn = [sheet.places.place("turn", "offerings_more", more, glow_box(title, 8), **explained("turn-offerings-more"))]
    bonus = sheet.position["bonus"]
    cells = Box(title.right + 4, space.y, space.right - title.right - 4, space.h).columns(max(4, len(bonus)), 2)
    for number, (key, cell) in enumerate(zip(bonus, cells, strict=False)):
        r = min(cell.w * 0.42, cell.h * 0.4)
        if key is None:
            body, about = empty_coin(cell.cx, cell.cy, r * 0.8), {}
        else:
            body, about = offering(cell.cx, cell.cy, r, key), explained(slug("piece", key), "FAR-6.6")
        drawn.append(sheet.places.place("token", f"bonus_{number + 1}", body, glow_box(cell, 6), **about))
    return "".join(drawn) + bag_and_discard(sheet, bag)


def bag_and_discard(sheet: Sheet, box: Box) -> str:
    small = sheet.small
    spent = sum(sheet.position["spent"].values())
    body = rect(box, BOARD, 8, stroke=LINE)
    body += phrase(box.cx, box.y + box.h * 0.3, [":basket", str(sheet.position["bag"])], small * 1.05, anchor="middle")
    body += line(box.x + 8, box.cy, box.right - 8, box.cy, LINE)
    body += phrase(box.cx, box.y + box.h * 0.72, [":cross", str(spent)], small, anchor="middle", fill=SOFT)
    return sheet.places.place("token", "bag", body, glow_box(box, 8), **explained("board-bag", "FAR-6.7"))


CONTENTS: dict[str, Callable[[Sheet, Box], str]] = {
    "artisans": artisans,
    "tomb": tomb,
    "nile": nile,
    "nobles": nobles,
    "offerings": offerings,
}
