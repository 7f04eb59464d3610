"""Draws the strip of seats: tokens, production, pieces, scales and cards of each; for the bot its pyramid."""

from benben.draw.marks import mark
from benben.draw.palette import BOARD, BRIGHT, INK, LINE, PAPER, SOFT, WARN
from benben.draw.pieces import Item, chip_item, explained, flow, flow_lines, glow_box, slug, token
from benben.draw.svg import BOLD, Box, circle, fit, group, rect, text, text_width
from benben.games.tekhenu.captions import CARD_COLOURS, CARD_SIGNS, GOD_SIGNS, TOKEN_SIGNS, Sheet, coin, draw_die
from benben.games.tekhenu.tables import ACTION_TILE, ACTION_TILES, BASICS, GODS, TOKENS

LINE_STEP = 2.15
GAP = 6.0
CARD_DOMAINS = ("card", "decree")


def seat_strip(sheet: Sheet, box: Box, columns: int) -> tuple[str, float]:
    """All seats in rows of so many, as high as the fullest of them needs; the strip and its height."""
    small = sheet.small
    gap = 12
    width = (box.w - gap * (columns - 1)) / columns
    lines = max(len(parts(sheet, seat, width - 24)) for seat in range(len(sheet.seats)))
    height = small * 2 + 26 + lines * small * LINE_STEP
    drawn = []
    for seat in range(len(sheet.seats)):
        row, column = divmod(seat, columns)
        place = Box(box.x + column * (width + gap), box.y + row * (height + gap), width, height)
        drawn.append(seat_panel(sheet, seat, place))
    return "".join(drawn), (height + gap) * -(-len(sheet.seats) // columns)


def parts(sheet: Sheet, seat: int, width: float) -> list[list[Item]]:
    """The lines of a seat's panel; a group that is too long takes several."""
    groups = [bot_pyramid(sheet)] if seat == sheet.bot else []
    groups += [tokens(sheet, seat)]
    if seat != sheet.bot:
        groups.append(production(sheet, seat))
    groups += [pieces(sheet, seat), scales(sheet, seat), cards(sheet, seat), decrees(sheet, seat)]
    found: list[list[Item]] = []
    for items in groups:
        if items:
            found.append(items)
            found += [[] for _ in range(flow_lines(items, width, GAP) - 1)]
    return found


def seat_panel(sheet: Sheet, seat: int, box: Box) -> str:
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
    y = box.y + 2 * r + 18
    held = ""
    for items in parts(sheet, seat, box.w - 24):
        lines = flow_lines(items, box.w - 24, GAP) if items else 0
        held += flow(Box(box.x + 12, y, box.w - 24, lines * small * LINE_STEP), items, small * LINE_STEP, GAP)
        y += lines * small * LINE_STEP
    return group(frame, token(box.x + 14 + r, middle, r, seat), who, score, held, id=f"seat-{seat}")


def tokens(sheet: Sheet, seat: int) -> list[Item]:
    owned = sheet.seats[seat]["tokens"]
    return [counted(sheet, seat, key, owned[key]) for key in TOKENS if seat != sheet.bot or key == "scribe"]


def counted(sheet: Sheet, seat: int, key: str, number: int) -> Item:
    """A token and how many."""
    small = sheet.small
    width = small * 2.55

    def draw(x: float, y: float) -> str:
        box = Box(x, y - small * 0.9, width, small * 1.8)
        body = rect(box, BOARD if seat == sheet.viewer else PAPER, 6, stroke=LINE)
        body += coin(x + small * 0.95, y, small * 0.72, key)
        body += text(box.right - small * 0.55, y, number, small, weight=BOLD, anchor="middle")
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
    """TEK-1.5  Buildings, Statues and Pillars left, and the Bread that is due."""
    theirs = sheet.seats[seat]
    told = [
        ("temple", "buildings", "board-buildings"),
        ("statue", "statues", "board-statues"),
        ("column", "pillars", "board-pillars"),
    ]
    items = [chip_item(sheet.small, sign, theirs[name], **explained(word, "TEK-1.5")) for sign, name, word in told]
    if theirs["upkeep"]:
        items.append(
            chip_item(
                sheet.small, "bread", f"−{theirs['upkeep']}", colour=WARN, **explained("board-upkeep", "TEK-15.7")
            )
        )
    return items


def scales(sheet: Sheet, seat: int) -> list[Item]:
    """TEK-14.1  Pure dice, the running balance, Tainted dice and surplus; dice below the scales after them."""
    theirs = sheet.seats[seat]
    small = sheet.small
    items: list[Item] = [dice_item(sheet, seat, "left", i, key) for i, key in enumerate(theirs["left"])]
    weight = theirs["balance"]
    told = f"+{weight}" if weight > 0 else f"−{-weight}" if weight < 0 else "0"
    colour = WARN if weight <= -3 else INK
    items.append(chip_item(small, "scales", told, colour=colour, stroke=SOFT, **explained("board-balance", "TEK-14.1")))
    items += [dice_item(sheet, seat, "right", i, key) for i, key in enumerate(theirs["right"])]
    if theirs["surplus"]:
        items.append(
            chip_item(small, "basket", theirs["surplus"], colour=WARN, **explained("board-surplus", "TEK-13.2"))
        )
    if theirs["below"]:
        items.append((small, lambda x, y: mark("down", x + small / 2, y, small, SOFT)))
        items += [dice_item(sheet, seat, "below", i, key) for i, key in enumerate(theirs["below"])]
    return items


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


def bot_pyramid(sheet: Sheet) -> list[Item]:
    """TEK-18.1  The ten tiles from the base up; a bar parts the rows, the Progress marker stands on one."""
    small = sheet.small
    items: list[Item] = []
    for number, key in enumerate(sheet.position["pyramid"]):
        if number in (4, 7, 9):
            items.append((small * 0.5, lambda x, y: mark("up", x + small * 0.25, y, small * 0.7, SOFT)))
        row = ACTION_TILES[ACTION_TILE.index[key]]
        sign = GOD_SIGNS[GODS[row.god]] if row.god >= 0 else TOKEN_SIGNS[BASICS[row.resources[0]]]
        here = number == sheet.position["progress"]
        look = explained(f"tile-{key}", "TEK-18.1")
        items.append(chip_item(small, sign, colour=BRIGHT if here else INK, fill=WARN if here else PAPER, **look))
    return items
