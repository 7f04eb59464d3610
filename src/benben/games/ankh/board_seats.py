"""Draws the strip of seats: god, Followers, powers, pool and cards of everybody."""

from benben.draw.marks import mark
from benben.draw.palette import BOARD, INK, LINE, PAPER, SOFT, WARN
from benben.draw.pieces import Item, chip_item, explained, flow, flow_lines, glow_box, slug, token
from benben.draw.svg import BOLD, Box, fit, group, rect, text, text_width
from benben.games.ankh.captions import CARD_SIGNS, GOD_RULES, GUARDIAN_RULES, UNIT_LETTERS, Sheet, partners
from benben.games.ankh.tables import CARD

LINE_STEP = 2.1


def seat_strip(sheet: Sheet, box: Box, columns: int) -> tuple[str, float]:
    """All seats in rows of so many, as high as the fullest of them needs; the strip and its height."""
    small, gap = sheet.small, 12
    width = (box.w - gap * (columns - 1)) / columns
    lines = max(flow_lines(belongings(sheet, seat), width - 24, 6) for seat in range(len(sheet.seats)))
    height = small * 2 + 26 + lines * small * LINE_STEP
    drawn = []
    for seat in range(len(sheet.seats)):
        row, column = divmod(seat, columns)
        place = Box(box.x + column * (width + gap), box.y + row * (height + gap), width, height)
        drawn.append(seat_panel(sheet, seat, place))
    return "".join(drawn), (height + gap) * -(-len(sheet.seats) // columns)


def belongings(sheet: Sheet, seat: int) -> list[Item]:
    """ANK-15.9  A merged god's things are shown once, with its greater player."""
    if sheet.seats[seat]["chief"] != seat or not sheet.seats[seat]["alive"]:
        return []
    return [*goods(sheet, seat), *pool(sheet, seat), *specials(sheet, seat), *powers(sheet, seat), *hand(sheet, seat)]


def seat_panel(sheet: Sheet, seat: int, box: Box) -> str:
    theirs, small = sheet.seats[seat], sheet.small
    asked = seat in sheet.view["to_move"]
    fill = PAPER if seat == sheet.viewer else BOARD
    frame = rect(box, fill, 14, stroke=INK if asked else LINE, stroke_width=3 if asked else 1.5)
    middle = box.y + 12 + small
    x = box.x + 2 * small + 24
    name, size = fit(sheet.god(seat), small * 1.2, box.w * 0.45, small, BOLD)
    who = group(text(x, middle, name, size, weight=BOLD), **god_about(sheet, seat))
    who += text(x + text_width(name, size, BOLD) + 8, middle, standing(sheet, seat), small, fill=SOFT)
    score = text(box.right - 16, middle, theirs["devotion"], small * 1.8, weight=BOLD, anchor="end", serif=True)
    if sheet.view["over"] and not sheet.position["atheist"] and sheet.view["ranking"][seat] == 1:
        score += mark("crown", box.right - 24 - small * 2.6, middle, small * 1.5, WARN)
    area = Box(box.x + 12, box.y + 2 * small + 18, box.w - 24, box.h - 2 * small - 24)
    held = flow(area, belongings(sheet, seat), small * LINE_STEP, 6)
    opacity = None if theirs["alive"] else 0.45
    body = (frame, token(box.x + 14 + small, middle, small, seat), who, score, held)
    return group(*body, id=f"seat-{seat}", opacity=opacity)


def god_about(sheet: Sheet, seat: int) -> dict[str, str | float | None]:
    god = sheet.seats[seat]["god"]
    return explained(slug("god", god), GOD_RULES[god]) if god else {}


def standing(sheet: Sheet, seat: int) -> str:
    """Who plays this god, with whom, and whether it is forgotten."""
    if not sheet.seats[seat]["alive"]:
        return sheet.words("board-forgotten")
    others = [other for other in partners(sheet, sheet.seats[seat]["chief"]) if other != seat]
    return sheet.words("board-merged", seat=sheet.name(others[0])) if others else sheet.name(seat)


def goods(sheet: Sheet, seat: int) -> list[Item]:
    theirs, fill = sheet.seats[seat], plate(sheet, seat)
    told = [
        ("crowd", f"{theirs['followers']} +{theirs['yield']}", "quantity-followers", "ANK-8.1"),
        ("crew", theirs["warriors"], "quantity-warriors", "ANK-2.4"),
        ("ring", theirs["tokens"], "quantity-tokens", "ANK-4.2"),
    ]
    return [chip_item(sheet.small, sign, value, fill=fill, **explained(w, rule)) for sign, value, w, rule in told]


def plate(sheet: Sheet, seat: int) -> str:
    return BOARD if seat == sheet.viewer else PAPER


def pool(sheet: Sheet, seat: int) -> list[Item]:
    """ANK-9.7  Guardians in the pool, by letter."""
    found = []
    for kind, count in sheet.seats[seat]["guardians"].items():
        told = f"{UNIT_LETTERS[kind]} {sheet.label('guardian', kind)}" + (f" ×{count}" if count > 1 else "")
        about = explained(slug("guardian", kind), GUARDIAN_RULES[kind])
        found.append(chip_item(sheet.small, "", told, fill=plate(sheet, seat), **about))
    return found


def specials(sheet: Sheet, seat: int) -> list[Item]:
    """ANK-20  What the god's own pieces are doing."""
    gods, position, small = sheet.seats[seat]["gods"], sheet.position, sheet.small
    fill, found = plate(sheet, seat), []
    if "amun" in gods:
        ink = LINE if position["amun_spent"] else INK
        found.append(chip_item(small, "twice", "", colour=ink, fill=fill, **explained("board-amun", "ANK-20.1")))
    if "anubis" in gods:
        told = f"{len(position['captives'])}/3"
        found.append(chip_item(small, "lock", told, fill=fill, **explained("board-captives", "ANK-20.2")))
    if "ra" in gods:
        about = explained("board-suns", "ANK-20.5")
        found.append(chip_item(small, "sun", f"{position['suns_left']}/3", fill=fill, **about))
    return found


def powers(sheet: Sheet, seat: int) -> list[Item]:
    """ANK-9.1  Unlocked powers by name."""
    found = []
    for key in sheet.seats[seat]["powers"]:
        about = explained(slug("power", key), "ANK-9.5")
        found.append(chip_item(sheet.small, "star", sheet.label("power", key), fill=plate(sheet, seat), **about))
    return found


def hand(sheet: Sheet, seat: int) -> list[Item]:
    """ANK-14.15  All seven cards; those played are pale. The viewer's are the places of the cards he may play."""
    return [hand_item(sheet, seat, key) for key in CARD.keys]


def hand_item(sheet: Sheet, seat: int, key: str) -> Item:
    small = sheet.small
    ink = INK if key in sheet.seats[seat]["hand"] else LINE
    name = sheet.label("card", key) if seat == sheet.viewer else ""
    width, draw = chip_item(small, CARD_SIGNS[key], name, colour=ink, fill=plate(sheet, seat))
    about = explained(slug("card", key), "ANK-19.9")

    def place(x: float, y: float) -> str:
        if seat != sheet.viewer:
            return group(draw(x, y), **about)
        glow = glow_box(Box(x, y - small * 0.85, width, small * 1.7), 6)
        return sheet.places.place("play", key, draw(x, y), glow, **about)

    return width, place
