"""Draws the strip of seats: tokens, production, pieces, scales and cards of each; for the bot its pyramid."""

from collections.abc import Callable

from benben.draw.marks import mark
from benben.draw.palette import BOARD, BRIGHT, INK, LINE, PAPER, SEATS, SOFT, WARN
from benben.draw.pieces import (
    Item,
    chip,
    chip_item,
    chip_width,
    explained,
    flow,
    flow_lines,
    glow_box,
    slug,
    token,
)  # fmt: skip
from benben.draw.svg import (
    BOLD,
    Attribute,
    Box,
    centred,
    circle,
    fit,
    group,
    line,
    path,
    rect,
    text,
    text_width,
    trace,
)  # fmt: skip
from benben.games.tekhenu.captions import CARD_COLOURS, CARD_SIGNS, GOD_SIGNS, TOKEN_SIGNS, Sheet, coin, draw_die
from benben.games.tekhenu.tables import (
    ACTION_TILE,
    ACTION_TILES,
    BASICS,
    BUILDING_ROW,
    BUILDINGS,
    GODS,
    STATUE_COST,
    STATUES,
    TOKENS,
)  # fmt: skip

LINE_STEP = 2.15
GAP = 6.0
CARD_DOMAINS = ("card", "decree")


Block = tuple[float, Callable[[Box], str]]
"""A height, and what draws it into a box of that height."""


def seat_strip(sheet: Sheet, box: Box, columns: int) -> tuple[str, float]:
    """All seats in rows of so many, as high as the fullest of them needs; the strip and its height."""
    gap = 12
    width = (box.w - gap * (columns - 1)) / columns
    seats = range(len(sheet.seats))
    held = [blocks(sheet, seat, width - 24) for seat in seats]
    tallest = max(sum(height for height, _ in column) for parts in held for column in parts)
    height = sheet.small * 2 + 30 + tallest
    drawn = []
    for seat in seats:
        row, column = divmod(seat, columns)
        place = Box(box.x + column * (width + gap), box.y + row * (height + gap), width, height)
        drawn.append(seat_panel(sheet, seat, place, held[seat]))
    return "".join(drawn), (height + gap) * -(-len(sheet.seats) // columns)


def blocks(sheet: Sheet, seat: int, width: float) -> list[list[Block]]:
    """What lies before a seat, in two columns where there is room for them."""
    split = width > sheet.small * 36
    room = (width - 24) / 2 if split else width
    if seat == sheet.bot:
        first = [pyramid(sheet)]
        second = [line_block(sheet, tokens(sheet, seat) + pieces(sheet, seat), room)]
        second.append(line_block(sheet, bot_dice(sheet, seat), room))
    else:
        first = [line_block(sheet, items, room) for items in (tokens(sheet, seat), production(sheet, seat))]
        first.append(line_block(sheet, building_row(sheet, seat), room))
        first.append(line_block(sheet, statue_row(sheet, seat), room))
        second = [scales(sheet, seat)]
    second += [line_block(sheet, items, room) for items in (cards(sheet, seat), decrees(sheet, seat)) if items]
    return [first, second] if split else [first + second]


def line_block(sheet: Sheet, items: list[Item], width: float) -> Block:
    """Items on as many lines as they need."""
    step = sheet.small * LINE_STEP
    return flow_lines(items, width, GAP) * step, lambda box: flow(box, items, step, GAP)


def seat_panel(sheet: Sheet, seat: int, box: Box, held: list[list[Block]]) -> str:
    small = sheet.small
    asked = seat in sheet.view["to_move"]
    fill = PAPER if seat == sheet.viewer else BOARD
    frame = rect(box, fill, 14, stroke=INK if asked else LINE, stroke_width=3 if asked else 1.5)
    r = small
    middle = box.y + 12 + r
    name, size = fit(sheet.name(seat), small * 1.2, box.w * 0.5, small, BOLD)
    who = text(box.x + 2 * r + 24, middle, name, size, weight=BOLD)
    score = text(box.right - 16, middle, sheet.view["scores"][seat], small * 1.7, weight=700, anchor="end", serif=True)
    if sheet.view["over"] and sheet.view["ranking"][seat] == 1:
        score += mark("star", box.right - 24 - small * 3.2, middle, small * 1.4, WARN)
    drawn = ""
    for column, place in zip(held, Box(box.x + 12, box.y, box.w - 24, box.h).columns(len(held), 24), strict=True):
        y = box.y + 2 * r + 18
        for height, draw in column:
            drawn += draw(Box(place.x, y, place.w, height))
            y += height
    return group(frame, token(box.x + 14 + r, middle, r, seat), who, score, drawn, id=f"seat-{seat}")


def tokens(sheet: Sheet, seat: int) -> list[Item]:
    owned = sheet.seats[seat]["tokens"]
    return [counted(sheet, seat, key, owned[key]) for key in TOKENS if seat != sheet.bot or key == "scribe"]


def counted(sheet: Sheet, seat: int, key: str, number: int) -> Item:
    """A token and how many."""
    small = sheet.small
    wide = text_width(str(number), small, BOLD)
    width = small * 1.8 + wide

    def draw(x: float, y: float) -> str:
        box = Box(x, y - small * 0.9, width, small * 1.8)
        body = rect(box, BOARD if seat == sheet.viewer else PAPER, 6, stroke=LINE)
        body += coin(x + small * 0.85, y, small * 0.7, key)
        body += text(x + small * 1.68 + wide / 2, y, number, small, weight=BOLD, anchor="middle")
        dim = None if number else 0.5
        return group(body, opacity=dim, id=slug("purse", str(seat), key), **explained(f"token-{key}", "TEK-1.7"))

    return width, draw


def production(sheet: Sheet, seat: int) -> list[Item]:
    return [marker(sheet, seat, i, key) for i, key in enumerate(BASICS)]


def marker(sheet: Sheet, seat: int, number: int, key: str) -> Item:
    """TEK-13.2  A production marker, 2 to 6; lit where it may rise or produce."""
    small = sheet.small
    level = sheet.seats[seat]["production"][number]
    width = small * 4.4

    def draw(x: float, y: float) -> str:
        box = Box(x, y - small * 0.9, width, small * 1.8)
        body = rect(box, BOARD if seat == sheet.viewer else PAPER, 6, stroke=LINE)
        body += mark(TOKEN_SIGNS[key], x + small * 0.8, y, small * 1.05, SOFT)
        for step in range(5):
            on = step + 2 <= level
            body += circle(x + small * (1.65 + step * 0.42), y, small * 0.15, WARN if on else LINE)
        body += text(box.right - small * 0.35, y, level, small, weight=BOLD, anchor="middle")
        about = explained("board-production", "TEK-13.2")
        option = {"turn": f"produce_{key}", "marker": key}.get(sheet.places.domain, "")
        if seat == sheet.viewer and option:
            return sheet.places.place(sheet.places.domain, option, body, glow_box(box, 6), **about)
        return group(body, **about)

    return width, draw


def pieces(sheet: Sheet, seat: int) -> list[Item]:
    """TEK-1.5  Buildings, Statues and Pillars that the bot has left."""
    told = [
        ("temple", "buildings", "board-buildings"),
        ("statue", "statues", "board-statues"),
        ("column", "pillars", "board-pillars"),
    ]
    held = sheet.seats[seat]
    return [chip_item(sheet.small, sign, held[name], **explained(word, "TEK-1.5")) for sign, name, word in told]


def building_row(sheet: Sheet, seat: int) -> list[Item]:
    """TEK-15.6, TEK-15.7  Ten Buildings; where one has left, the points or the Bread that it uncovers."""
    built = BUILDINGS - sheet.seats[seat]["buildings"]
    about = explained("board-upkeep" if built else "board-buildings", "TEK-15.7")
    items = []
    for number, row in enumerate(BUILDING_ROW):
        if number >= built:
            items.append(piece_item(sheet, seat, "temple", "", **about))
        elif row.bread:
            items.append(piece_item(sheet, -1, "bread", "", **about))
        else:
            items.append(piece_item(sheet, -1, "", f"+{row.points}", **about))
    return items


def statue_row(sheet: Sheet, seat: int) -> list[Item]:
    """TEK-6.1  Statues with their cost in Granite, and Pillars left."""
    held = sheet.seats[seat]
    built = STATUES - held["statues"]
    about = explained("board-statues", "TEK-6.1")
    items = [piece_item(sheet, seat, "statue", str(cost), **about) for cost in STATUE_COST[built:]]
    return [*items, chip_item(sheet.small, "column", held["pillars"], **explained("board-pillars", "TEK-1.5"))]


def piece_item(sheet: Sheet, seat: int, sign: str, told: str, **attributes: Attribute) -> Item:
    """A piece on the player board, or the symbol it has left behind."""
    small = sheet.small
    width = small * (2.3 if sign and told else 1.58)

    def draw(x: float, y: float) -> str:
        box = Box(x, y - small * 0.85, width - 3 + GAP, small * 1.7)
        ink = INK if seat < 0 else BRIGHT
        body = rect(box, PAPER if seat < 0 else SEATS[seat], 4, stroke=LINE)
        if sign:
            at = box.x + small * 0.85 if told else box.cx
            body += mark(sign, at, y, small * 1.05, WARN if seat < 0 else ink)
        if told:
            body += centred(box.right - small * 0.7 if sign else box.cx, y, told, small * 0.98, fill=ink, weight=BOLD)
        return group(body, **attributes)

    return width, draw


# --- Scales -----------------------------------------------------------------------------------------------------------


def scales(sheet: Sheet, seat: int) -> Block:
    """TEK-14.1  Pure dice at the left, Tainted ones and surplus at the right, Anubis' dice below; the beam leans."""
    theirs = sheet.seats[seat]
    small = sheet.small
    weight = theirs["balance"]

    def draw(box: Box) -> str:
        span = min(box.w, small * 22)
        x, beam = box.x + span / 2, box.y + small * 1.05
        lean = max(-9, min(9, weight)) / 9 * small * 0.45
        foot = box.y + small * 4.75
        drawn = line(x, beam - small * 0.5, x, foot, SOFT, stroke_width=3, stroke_linecap="round")
        drawn += line(x - small * 1.5, foot, x + small * 1.5, foot, SOFT, stroke_width=4, stroke_linecap="round")
        reach = span * 0.27
        drawn += line(x - reach, beam + lean, x + reach, beam - lean, SOFT, stroke_width=4, stroke_linecap="round")
        drawn += circle(x, beam, small * 0.3, SOFT)
        drawn += pan(sheet, seat, "left", x - reach, beam + lean, span * 0.44)
        drawn += pan(sheet, seat, "right", x + reach, beam - lean, span * 0.44)
        told = f"+{weight}" if weight > 0 else f"−{-weight}" if weight < 0 else "0"
        plate = Box(x - small * 1.15, beam + small * 0.55, small * 2.3, small * 1.6)
        drawn += rect(plate, PAPER, 6, stroke=WARN if weight <= -3 else SOFT, stroke_width=2)
        drawn += centred(x, plate.cy, told, small * 1.1, weight=BOLD, fill=WARN if weight <= -3 else INK)
        for number, key in enumerate(theirs["below"]):
            at = x + (number - (len(theirs["below"]) - 1) / 2) * small * 1.75
            place = Box(at - small * 0.75, foot + small * 0.25, small * 1.5, small * 1.5)
            drawn += draw_die(place, key, id=f"die-{seat}-below-{number}")
        return group(drawn, **explained("board-balance", "TEK-14.1"))

    return small * (7 if theirs["below"] else 5.2), draw


def pan(sheet: Sheet, seat: int, side: str, x: float, y: float, width: float) -> str:
    """A pan on its strings with what lies in it."""
    small = sheet.small
    dice = sheet.seats[seat][side]
    surplus = sheet.seats[seat]["surplus"] if side == "right" else 0
    floor = y + small * 2.75
    drawn = "".join(line(x, y, x + way * width / 2, floor, LINE, stroke_width=2) for way in (-1, 1))
    rim = trace("M", x - width / 2, floor, "h", width, "q", -width * 0.1, small * 0.55, -width * 0.5, small * 0.55)
    drawn += path(rim + trace("q", -width * 0.4, 0, -width * 0.5, -small * 0.55, "z"), SOFT)
    extra = chip_width(small, "basket", surplus) + 3 if surplus else 0.0
    step = min(small * 1.65, (width - 6 - extra) / max(1, len(dice)))
    left = x - (step * len(dice) + extra) / 2
    for number, key in enumerate(dice):
        place = Box(left + number * step + 1, floor - step, step - 2, step - 2)
        drawn += draw_die(place, key, id=f"die-{seat}-{side}-{number}")
    if surplus:
        about = explained("board-surplus", "TEK-13.2")
        held = chip(left + step * len(dice) + 2, floor - small * 0.95, small, "basket", surplus, colour=WARN)
        drawn += group(held, **about)
    return drawn


def bot_dice(sheet: Sheet, seat: int) -> list[Item]:
    """TEK-18.2  The bot's dice, and the balance it will have in the next Maat phase."""
    weight = sheet.seats[seat]["balance"]
    about = explained("board-balance", "TEK-19.1")
    dice = [dice_item(sheet, seat, "below", i, key) for i, key in enumerate(sheet.seats[seat]["below"])]
    return [chip_item(sheet.small, "scales", f"+{weight}", stroke=SOFT, **about), *dice]


def dice_item(sheet: Sheet, seat: int, side: str, number: int, key: str) -> Item:
    size = sheet.small * 1.6
    own = f"die-{seat}-{side}-{number}"
    return size, lambda x, y: draw_die(Box(x, y - size / 2, size, size), key, id=own)


def cards(sheet: Sheet, seat: int) -> list[Item]:
    theirs = sheet.seats[seat]
    return [card_chip(sheet, key) for key in (*theirs["blessings"], *theirs["technologies"])]


def decrees(sheet: Sheet, seat: int) -> list[Item]:
    """TEK-11.4  Decrees: those the viewer knows by number, the others from behind."""
    theirs = sheet.seats[seat]
    items: list[Item] = []
    for key in theirs["decrees"]:
        if key is None:
            items.append(chip_item(sheet.small, "crown", "?", colour=SOFT, **explained("board-decrees", "TEK-11.4")))
        else:
            now = theirs["decrees_now"].get(key)
            items.append(card_chip(sheet, key, "" if now is None else f" {now}"))
    for key in (*theirs["starts"], *([theirs["destiny"]] if theirs["destiny"] else [])):
        items.append(
            chip_item(
                sheet.small,
                CARD_SIGNS[key[0]],
                key.upper(),
                colour=CARD_COLOURS[key[0]],
                **explained(f"reward-{key}", "TEK-2.15"),
            )
        )
    return items


def card_chip(sheet: Sheet, key: str, more: str = "") -> Item:
    """A card by its number; lit where it may be chosen."""
    small = sheet.small
    colour = CARD_COLOURS[key[0]]
    told = key.upper() + more
    width = text_width(told, small, BOLD) + small * 0.9

    def draw(x: float, y: float) -> str:
        box = Box(x, y - small * 0.85, width, small * 1.7)
        body = rect(box, colour, 6) + text(x + small * 0.45, y, told, small, weight=BOLD, fill=BRIGHT)
        body = group(body, id=slug("piece", key))
        about = explained(f"card-{key}", "TEK-20.1")
        if sheet.asks(*CARD_DOMAINS) and sheet.places.offers(sheet.places.domain, key):
            return sheet.places.place(sheet.places.domain, key, body, glow_box(box, 6), **about)
        return group(body, **about)

    return width, draw


def pyramid(sheet: Sheet) -> Block:
    """TEK-18.1  The ten tiles, four at the base; the Progress marker stands on one."""
    small = sheet.small
    step = small * 2

    def draw(box: Box) -> str:
        drawn = ""
        for number, key in enumerate(sheet.position["pyramid"]):
            level = 0 if number < 4 else 1 if number < 7 else 2 if number < 9 else 3
            column = number - (0, 4, 7, 9)[level]
            x = box.x + (column + level / 2) * step * 1.1
            place = Box(x, box.bottom - (level + 1) * step, step * 1.02, step - 4)
            row = ACTION_TILES[ACTION_TILE.index[key]]
            sign = GOD_SIGNS[GODS[row.god]] if row.god >= 0 else TOKEN_SIGNS[BASICS[row.resources[0]]]
            here = number == sheet.position["progress"]
            body = rect(place, WARN if here else PAPER, 5, stroke=SOFT if row.god >= 0 else LINE, stroke_width=1.5)
            body += mark(sign, place.cx, place.cy, small * 1.2, BRIGHT if here else INK)
            drawn += group(body, **explained(f"tile-{key}", "TEK-18.1"))
        return drawn

    return 4 * step, draw
