"""Draws the strip of seats: crews, stone, grain, ships and cards of everybody."""

from benben.draw.marks import mark
from benben.draw.palette import BOARD, BRIGHT, INK, LINE, PAPER, SOFT, WARN
from benben.draw.pieces import (
    Item,
    chip_item,
    explained,
    flow,
    flow_lines,
    glow_box,
    slug,
    token,
)
from benben.draw.svg import BOLD, Box, fit, group, line, rect, text, text_width
from benben.games.egizia.board_river import crew_badge
from benben.games.egizia.captions import LOOKS, Sheet, card_row, figure, head_of, signed
from benben.games.egizia.tables import CREWS, FIELD, RING

LINE_STEP = 2.1


def seat_strip(sheet: Sheet, box: Box, columns: int) -> tuple[str, float]:
    """All seats in rows of so many, as high as the fullest of them needs; the strip and its height."""
    small = sheet.small
    gap = 12
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
    return [*crews(sheet, seat), *goods(sheet, seat), *cards(sheet, seat)]


def seat_panel(sheet: Sheet, seat: int, box: Box) -> str:
    """EGZ-1.3  A seat's own board and cards."""
    theirs = sheet.seats[seat]
    small = sheet.small
    asked = seat in sheet.view["to_move"]
    fill = PAPER if seat == sheet.viewer else BOARD
    frame = rect(box, fill, 14, stroke=INK if asked else LINE, stroke_width=3 if asked else 1.5)
    r = small
    middle = box.y + 12 + r
    name, size = fit(sheet.name(seat), small * 1.2, box.w * 0.32, small, BOLD)
    x = box.x + 2 * r + 24
    who = text(x, middle, name, size, weight=BOLD)
    order = sheet.words("board-token", number=theirs["token"])
    who += text(x + text_width(name, size, BOLD) + 8, middle, order, small, fill=SOFT)
    score = text(box.right - 16, middle, signed(theirs["score"]), small * 1.8, weight=700, anchor="end", serif=True)
    if sheet.view["over"] and sheet.view["ranking"][seat] == 1:
        score += mark("crown", box.right - 24 - small * 2.6, middle, small * 1.5, WARN)
    area = Box(box.x + 12, box.y + 2 * r + 18, box.w - 24, box.h - 2 * r - 24)
    held = flow(area, belongings(sheet, seat), small * LINE_STEP, 6)
    return group(frame, token(box.x + 14 + r, middle, r, seat), who, score, held, id=f"seat-{seat}")


def crews(sheet: Sheet, seat: int) -> list[Item]:
    """EGZ-7.7  The strength of each crew; those that have worked are crossed out."""
    theirs = sheet.seats[seat]
    return [crew_item(sheet, seat, key, strength, key in theirs["used"]) for key, strength in theirs["crews"].items()]


def crew_item(sheet: Sheet, seat: int, key: str, strength: int, used: bool) -> Item:
    small = sheet.small
    width = small * 2.9

    def draw(x: float, y: float) -> str:
        box = Box(x, y - small * 0.9, width, small * 1.8)
        sign = str(CREWS.index[key] + 1) if key != "cj" else "crook"
        body = rect(box, BOARD if seat == sheet.viewer else PAPER, 6, stroke=LINE)
        body += crew_badge(x + small * 0.9, y, small * 1.4, sign)
        body += text(box.right - small * 0.75, y, strength, small * 1.15, weight=BOLD, anchor="middle")
        if used:
            body += line(box.x + 4, box.bottom - 4, box.right - 4, box.y + 4, SOFT, stroke_width=2.5)
        body = group(body, opacity=0.5 if used else None, id=f"crew-{seat}-{key}")
        about = explained(slug("crew", key), "EGZ-7.7")
        if seat != sheet.viewer:
            return group(body, **about)
        domain, option = crew_option(sheet, key)
        return sheet.places.place(domain, option, body, glow_box(box, 6), **about)

    return width, draw


def crew_option(sheet: Sheet, key: str) -> tuple[str, str]:
    """The choice that a crew of the viewer stands for in what is asked now."""
    domain = sheet.places.domain
    for option in (key, f"crew_{key}", f"train_{key}"):
        if sheet.places.offers(domain, option):
            return domain, option
    return "crew", key


def goods(sheet: Sheet, seat: int) -> list[Item]:
    """EGZ-5, EGZ-6  Stone and what the quarries give, grain and need, ships, tombs, sphinx cards."""
    theirs = sheet.seats[seat]
    fill = BOARD if seat == sheet.viewer else PAPER
    hungry = theirs["grain"] < theirs["need"]
    told = [
        ("stone", f"{theirs['stone']} +{theirs['production']}", INK, "quantity-stone", "EGZ-6.1"),
        ("grain", f"{theirs['grain']}/{theirs['need']}", WARN if hungry else INK, "quantity-grain", "EGZ-5.2"),
        ("ship", theirs["ships"], INK, "quantity-ships", "EGZ-1.4"),
        ("tomb", theirs["tomb_sum"], INK, "quantity-tombs", "EGZ-15.4"),
        ("sphinx", len(theirs["sphinx"]), INK, "quantity-sphinx", "EGZ-8.6"),
    ]
    return [
        chip_item(sheet.small, sign, value, colour=colour, fill=fill, **explained(word, rule))
        for sign, value, colour, word, rule in told
    ]


def cards(sheet: Sheet, seat: int) -> list[Item]:
    """EGZ-18  The Nile cards in front of a seat; fields that the ring does not water are only outlined."""
    return [card_item(sheet, key) for key in sheet.seats[seat]["cards"]]


def card_item(sheet: Sheet, key: str) -> Item:
    row = card_row(key)
    look, head = LOOKS[row.kind], head_of(row)
    dry = row.kind == FIELD and row.colour > RING.index[sheet.position["ring"]]
    ink, fill = (head, PAPER) if dry else (BRIGHT, head)
    about = explained(slug("card", key), look.rule)
    return chip_item(
        sheet.small, look.sign, figure(row), colour=ink, fill=fill, stroke=head, id=slug("card", key), **about
    )
