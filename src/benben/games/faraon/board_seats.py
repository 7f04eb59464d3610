"""Draws the strip of seats, the table of prestige, and the Traitor's tiles."""

from benben.draw.marks import mark
from benben.draw.palette import BOARD, BRIGHT, INK, LINE, PAPER, SOFT, WARN
from benben.draw.pieces import Item, chip_item, explained, flow, flow_lines, glow_box, panel, slug, token
from benben.draw.svg import BOLD, Box, centred, fit, group, rect, text
from benben.games.faraon.captions import COLOURS, SIGNS, Sheet, coin, offering
from benben.games.faraon.costs import AREA_OF, TURN
from benben.games.faraon.tables import AREA, ARTISAN, ARTISANS, NOBLE, NOBLES, SOURCE, SPACES

LINE_STEP = 2.1
SOURCE_SIGNS = {
    "gods": "ankh", "nobles": "crook", "artisans": "mallet", "nile": "water", "tomb": "tomb", "goods": "basket",
    "pharaoh": "crown", "first_player": "sun",
}  # fmt: skip


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


def seat_panel(sheet: Sheet, seat: int, box: Box) -> str:
    """FAR-3.3  What a seat owns lies open."""
    theirs = sheet.seats[seat]
    small = sheet.small
    asked = seat in sheet.view["to_move"]
    fill = PAPER if seat == sheet.viewer else BOARD
    frame = rect(box, fill, 14, stroke=INK if asked else LINE, stroke_width=3 if asked else 1.5)
    r = small
    middle = box.y + 12 + r
    name, size = fit(sheet.name(seat), small * 1.2, box.w * 0.4, small, BOLD)
    who = text(box.x + 2 * r + 24, middle, name, size, weight=BOLD)
    score = text(box.right - 16, middle, sheet.view["scores"][seat], small * 1.7, weight=700, anchor="end", serif=True)
    x = box.right - 24 - small * 3.8
    signs = [("crown", sheet.position["pharaoh"] == seat), ("sun", sheet.position["first"] == seat)]
    if sheet.view["over"]:
        signs.append(("star", sheet.view["ranking"][seat] == 1))
    for sign, shown in signs:
        if shown:
            score += mark(sign, x, middle, small * 1.4, WARN)
            x -= small * 1.7
    area = Box(box.x + 12, box.y + 2 * r + 18, box.w - 24, box.h - 2 * r - 24)
    held = flow(area, belongings(sheet, seat), small * LINE_STEP, 6)
    dim = 0.75 if theirs["passed"] else None
    return group(frame, token(box.x + 14 + r, middle, r, seat), who, score, group(held, opacity=dim), id=f"seat-{seat}")


def belongings(sheet: Sheet, seat: int) -> list[Item]:
    return [*resources(sheet, seat), *tokens(sheet, seat), *nobles(sheet, seat), *artisans(sheet, seat)]


def resources(sheet: Sheet, seat: int) -> list[Item]:
    return [counted(sheet, seat, key, number) for key, number in sheet.seats[seat]["resources"].items()]


def tokens(sheet: Sheet, seat: int) -> list[Item]:
    return [counted(sheet, seat, key, number) for key, number in sheet.seats[seat]["tokens"].items()]


def counted(sheet: Sheet, seat: int, key: str, number: int) -> Item:
    """A piece and how many; lit where the viewer may pay or give it."""
    small = sheet.small
    width = small * 2.7

    def draw(x: float, y: float) -> str:
        box = Box(x, y - small * 0.9, width, small * 1.8)
        body = rect(box, BOARD if seat == sheet.viewer else PAPER, 6, stroke=LINE)
        sign = coin if key in COLOURS else offering
        body += sign(x + small * 0.95, y, small * 0.72, key)
        body += text(box.right - small * 0.6, y, number, small, weight=BOLD, anchor="middle")
        body = group(body, opacity=None if number else 0.45, id=slug("purse", str(seat), key))
        rule = "FAR-3.1" if key in COLOURS else "FAR-6.6"
        about = explained(slug("resource" if key in COLOURS else "piece", key), rule)
        option = paying(sheet, key) if seat == sheet.viewer else ""
        if option:
            return sheet.places.place(sheet.places.domain, option, body, glow_box(box, 6), **about)
        return group(body, **about)

    return width, draw


def paying(sheet: Sheet, key: str) -> str:
    """The choice that a piece of the viewer stands for in what is asked now."""
    if not sheet.asks("access", "given"):
        return ""
    deal = sheet.view["asked"]["args"].get("deal")
    option = "token_area" if deal and key == f"token_{AREA.keys[AREA_OF[TURN.index[deal]]]}" else key
    return option if sheet.places.offers(sheet.places.domain, option) else ""


def nobles(sheet: Sheet, seat: int) -> list[Item]:
    """FAR-7.4  Used nobles are only outlined."""
    found = []
    for key in sheet.seats[seat]["nobles"]:
        used = key in sheet.seats[seat]["turned"]
        number = NOBLES[NOBLE.index[key]].number
        about = explained(slug("noble", key), "FAR-8.3")
        ink, fill = (SOFT, PAPER) if used else (BRIGHT, WARN)
        found.append(
            chip_item(
                sheet.small, "crook", number, colour=ink, fill=fill, stroke=SOFT, id=f"noble-card-{slug(key)}", **about
            )
        )
    return found


def artisans(sheet: Sheet, seat: int) -> list[Item]:
    found = []
    for key in sheet.seats[seat]["artisans"]:
        about = explained(slug("artisan", key), "FAR-7.12")
        worth = ARTISANS[ARTISAN.index[key]].prestige
        found.append(chip_item(sheet.small, "mallet", worth, stroke=SOFT, id=f"artisan-card-{slug(key)}", **about))
    return found


# --- Prestige ---------------------------------------------------------------------------------------------------------


def prestige(sheet: Sheet, box: Box) -> str:
    """FAR-11.4 to FAR-11.12  What each seat would score now, by source."""
    small = sheet.small
    drawn = [panel(box, sheet.words("board-prestige"), small)]
    inner = Box(box.x + 12, box.y + small * 2.3, box.w - 24, box.h - small * 2.3 - 8)
    rows = inner.rows(len(SOURCE.keys) + 2, 0)
    wide = inner.w * 0.16
    cells = Box(inner.x + wide, 0, inner.w - wide, 0).columns(max(3, len(sheet.seats)), 0)
    for seat, cell in zip(range(len(sheet.seats)), cells, strict=False):
        drawn.append(token(cell.cx, rows[0].cy, min(small * 0.85, rows[0].h / 2), seat))
    for key, row in zip(SOURCE.keys, rows[1:], strict=False):
        body = mark(SOURCE_SIGNS[key], inner.x + wide / 2, row.cy, min(small * 1.2, row.h * 0.8), SOFT)
        for theirs, cell in zip(sheet.seats, cells, strict=False):
            value = theirs["prestige"][key]
            body += centred(cell.cx, row.cy, value, small, fill=INK if value else SOFT)
        drawn.append(group(body, **explained(slug("source", key), "FAR-11.11")))
    for theirs, cell in zip(sheet.seats, cells, strict=False):
        drawn.append(centred(cell.cx, rows[-1].cy, theirs["prestige_now"], small * 1.15, weight=BOLD, serif=True))
    return "".join(drawn)


# --- The Traitor ------------------------------------------------------------------------------------------------------

ICON_SIGNS = {"tomb": "tomb", "god": "ankh", "nob": "crook", "nv": "star", "art": "mallet", "set": "cards"}


def traitor_tiles(sheet: Sheet, box: Box) -> str:
    """FAR-13.2  Five columns of ten spaces; the tile of the coming rounds says how many urns he gets."""
    assert sheet.traitor is not None
    small = sheet.small
    title = f"{sheet.words('automa-solo')} · {sheet.traitor['urns']}"
    drawn = [panel(box, title, small), mark("jar", box.right - small * 1.6, box.y + small * 1.4, small * 1.3, SOFT)]
    inner = Box(box.x + 10, box.y + small * 2.5, box.w - 20, box.h - small * 2.5 - 8)
    for number, column in enumerate(inner.columns(len(sheet.traitor["tiles"]), 6)):
        drawn.append(traitor_tile(sheet, number, column))
    return "".join(drawn)


def traitor_tile(sheet: Sheet, number: int, box: Box) -> str:
    assert sheet.traitor is not None
    tile = sheet.traitor["tiles"][number]
    small = sheet.small
    foot = small * 1.7
    now = sheet.position["round"] == number + 1
    frame = rect(box, SOFT if tile["dark"] else BOARD, 8, stroke=INK if now else LINE, stroke_width=3 if now else 1.5)
    body = frame + text(box.x + box.w * 0.3, box.bottom - foot / 2, tile["urns"], small, weight=BOLD, anchor="middle")
    colour = BRIGHT if tile["dark"] else COLOURS[tile["colour"]]
    body += mark(SIGNS[tile["colour"]], box.x + box.w * 0.7, box.bottom - foot / 2, small, colour)
    for level, cell in enumerate(reversed(Box(box.x + 4, box.y + 4, box.w - 8, box.h - foot - 6).rows(SPACES, 2))):
        body += space(sheet, tile, level, cell)
    about = explained(f"tile-{tile['tile']}", "FAR-13.9")
    return sheet.places.place("tile", tile["tile"], body, glow_box(box, 8), **about)


def space(sheet: Sheet, tile: dict[str, object], level: int, box: Box) -> str:
    """FAR-13.9  A filled space keeps its colour, an empty one shows its icon."""
    small = sheet.small
    icons, filled = tile["icons"], tile["filled"]
    assert isinstance(icons, list) and isinstance(filled, int)
    icon = icons[level]
    covered = level < filled
    fill = COLOURS[str(tile["colour"])] if covered else PAPER
    ink = BRIGHT if covered else INK
    body = rect(box, fill, 4)
    if icon is None:
        return body
    word, _, arg = icon.partition("_")
    size = min(box.h * 0.78, small * 1.1)
    sign, told = icon_look(word, arg)
    if told:
        body += mark(sign, box.cx - size * 0.45, box.cy, size * 0.85, ink)
        body += text(box.cx + size * 0.15, box.cy, told, size * 0.85, fill=ink, weight=BOLD)
    else:
        body += mark(sign, box.cx, box.cy, size, ink)
    return group(body, **explained(slug("icon", icon), "FAR-13.13"))


def icon_look(word: str, arg: str) -> tuple[str, str]:
    """The mark of an icon, and its short text."""
    if word == "nile":
        return "water", "↑" if arg == "max" else "↓"
    if word == "bon":
        return "basket", arg
    if word in ("art", "nob"):
        way, _, which = arg.partition("_")
        short = {"hi": "↑", "lo": "↓"}.get(which, which)
        return ICON_SIGNS[word], f"{'+' if way == 'in' else '−'}{short}"
    return ICON_SIGNS[word], arg if word in ("nv", "set") else ""
