"""Draws a view of Egizia: two arrangements of the same parts."""

from benben.core.game import View
from benben.draw.palette import BOARD, CLAY, INK, LEAF, LINE, PAPER, SOFT, STRAW, WATER
from benben.draw.pieces import explained, glow_box, heading, panel, phrase, phrase_width, pile, queue, token, track
from benben.draw.svg import Box, centred, circle, document, group, rect, text
from benben.games.egizia.board_river import course_across, course_down, river
from benben.games.egizia.board_seats import seat_strip
from benben.games.egizia.board_sites import collection, obelisk, pyramid, sphinx, temple, tombs
from benben.games.egizia.captions import Sheet, signed
from benben.games.egizia.tables import DECK_OF_ROUND, LOWEST, RING, ROUNDS, TRACK_ROWS


def draw(view: View, lang: str = "en", tall: bool = False, panels: bool = True) -> str:
    """The board, and below it the seats."""
    return draw_tall(view, lang, panels) if tall else draw_wide(view, lang, panels)


def draw_wide(view: View, lang: str, panels: bool) -> str:
    sheet = Sheet(view, lang, 17.5)
    title = 482 + sheet.small * 1.35
    parts = [
        river(sheet, course_across(Box(20, 92, 1560, 378))),
        score_rails(sheet),
        nile_deck(sheet, Box(1508, 92, 72, 122)),
        round_box(sheet, Box(20, 362, 96, 98)),
        store_or_market(sheet, "market", Box(20, 482, 200, 211)),
        store_or_market(sheet, "store", Box(20, 701, 200, 211)),
        sphinx(sheet, Box(232, 482, 318, 326)),
        irrigation(sheet, Box(232, 816, 318, 96)),
        panel(Box(562, 482, 430, 430), sheet.words("board-obelisk"), sheet.small),
        obelisk(sheet, Box(578, 532, 104, 368)),
        heading(712, title, sheet.words("board-tombs"), sheet.small),
        tombs(sheet, Box(712, 530, 264, 270), 4),
        collection(sheet, Box(704, 814, 278, 86)),
        panel(Box(1004, 482, 576, 430), sheet.words("board-temple"), sheet.small),
        temple(sheet, Box(1026, 540, 210, 358)),
        heading(1268, title, sheet.words("board-pyramid"), sheet.small),
        pyramid(sheet, Box(1268, 598, 296, 300)),
    ]
    height = 1000.0
    if panels:
        strip, more = seat_strip(sheet, Box(20, 1000, 1560, 0), len(sheet.seats))
        parts.append(strip)
        height += more
    return framed(sheet, 1600, height, parts)


def draw_tall(view: View, lang: str, panels: bool) -> str:
    sheet = Sheet(view, lang, 23)
    parts = [
        river(sheet, course_down(Box(12, 88, 508, 1190))),
        standings(sheet, Box(12, 12, 776, 64)),
        sphinx(sheet, Box(530, 88, 258, 348)),
        panel(Box(530, 444, 258, 348)),
        obelisk(sheet, Box(540, 464, 92, 320)),
        tombs(sheet, Box(644, 456, 134, 326), 3),
        panel(Box(530, 800, 258, 236)),
        temple(sheet, Box(550, 818, 218, 210)),
        panel(Box(530, 1044, 258, 226)),
        pyramid(sheet, Box(544, 1056, 230, 206)),
        store_or_market(sheet, "market", Box(12, 1282, 252, 214)),
        store_or_market(sheet, "store", Box(274, 1282, 252, 214)),
        irrigation(sheet, Box(536, 1282, 252, 214)),
    ]
    height = 1508.0
    if panels:
        strip, more = seat_strip(sheet, Box(12, 1508, 776, 0), 1 if len(sheet.seats) == 3 else 2)
        parts.append(strip)
        height += more
    return framed(sheet, 800, height, parts)


def framed(sheet: Sheet, width: float, height: float, parts: list[str]) -> str:
    ground = rect(Box(0, 0, width, height), BOARD, 18)
    return document(width, height, ground, *parts, label=sheet.words("game"), class_="board")


# --- Score ------------------------------------------------------------------------------------------------------------


def score_rails(sheet: Sheet) -> str:
    """EGZ-12.6  Spaces 0 to 24 above, 25 to 49 below; a wide 0, for all begin there."""
    cell = 1308 / 24
    zero = [Box(156, 16, 114, 60)]
    cells = zero + [Box(272 + i * cell, 16, cell - 2, 60) for i in range(24)]
    cells += [Box(1580 - (25 - i) * cell, 924, cell - 2, 60) for i in range(25)]
    drawn = [below_zero(sheet, Box(20, 16, 132, 60)), laps(sheet, Box(20, 924, 194, 60))]
    drawn.append(track(cells, range(50), sheet.small))
    for space, box in enumerate(cells):
        standing = [seat for seat in sheet.position["track"] if lap_space(sheet.seats[seat]["score"]) == space]
        lane = Box(box.x + 1, box.y + 23, box.w - 2, box.h - 24)
        drawn.append(queue(lane, [(seat, f"marker-{seat}-score") for seat in standing]))
    return group(*drawn, **explained("board-points", "EGZ-12.3"))


def lap_space(score: int) -> int:
    return score % 50 if score >= 0 else -1


def below_zero(sheet: Sheet, box: Box) -> str:
    """EGZ-12.5  A tray for scores below 0, each with its number."""
    seats = [seat for seat in sheet.position["track"] if sheet.seats[seat]["score"] < 0]
    drawn = [rect(box, "none", 5, stroke=LINE, stroke_width=2, stroke_dasharray="6 4")]
    if not seats:
        drawn.append(centred(box.cx, box.cy, "< 0", sheet.small, fill=SOFT))
    for seat, cell in zip(seats, box.columns(max(2, len(seats)), 0), strict=False):
        score = sheet.seats[seat]["score"]
        drawn.append(centred(cell.cx, box.y + sheet.small * 0.72, signed(score), sheet.small, fill=INK))
        drawn.append(token(cell.cx, box.y + 42, 15, seat, id=f"marker-{seat}-score"))
    return "".join(drawn)


def laps(sheet: Sheet, box: Box) -> str:
    """EGZ-12.6  A scarab for every full 50 points."""
    seats = [seat for seat in sheet.position["track"] if sheet.seats[seat]["scarabs"]]
    drawn = [rect(box, "none", 5, stroke=LINE, stroke_width=2, stroke_dasharray="6 4")]
    if not seats:
        drawn.append(phrase(box.cx, box.cy, [":scarab", "+50"], sheet.small, anchor="middle", fill=SOFT))
    for seat, cell in zip(seats, box.columns(max(2, len(seats)), 0), strict=False):
        laps = f"+{50 * sheet.seats[seat]['scarabs']}"
        drawn.append(centred(cell.cx, box.y + sheet.small * 0.72, laps, sheet.small, fill=INK))
        drawn.append(token(cell.cx, box.y + 42, 15, seat, id=f"scarab-{seat}"))
    return "".join(drawn)


def standings(sheet: Sheet, box: Box) -> str:
    """EGZ-12.3  The seats as they stand on the track, leader first."""
    drawn = [rect(box, PAPER, 14, stroke=LINE, stroke_width=1.5)]
    round_width = 150
    cells = Box(box.x, box.y, box.w - round_width, box.h).columns(len(sheet.seats), 0)
    for seat, cell in zip(sheet.position["track"], cells, strict=True):
        drawn.append(token(cell.x + 36, cell.cy, 24, seat, id=f"marker-{seat}-score"))
        drawn.append(text(cell.x + 70, cell.cy, signed(sheet.seats[seat]["score"]), 34, weight=700, serif=True))
    told = f"{sheet.position['round']}/{ROUNDS}"
    drawn.append(phrase(box.right - 18, box.cy, [":sun", told], sheet.small * 1.2, anchor="end"))
    return group(*drawn, **explained("board-points", "EGZ-12.3"))


# --- Tracks -----------------------------------------------------------------------------------------------------------


def store_or_market(sheet: Sheet, name: str, box: Box) -> str:
    """EGZ-14  Four rows each, from top to bottom; the viewer's next row is the place of a shift."""
    small = sheet.small
    drawn = [panel(box, sheet.words("board-market" if name == "market" else "board-store"), small)]
    inner = Box(box.x + 10, box.y + small * 2.2, box.w - 20, box.h - small * 2.2 - 10)
    for i, row in enumerate(inner.rows(len(TRACK_ROWS), 4)):
        standing = [(seat, f"marker-{seat}-{name}") for seat, theirs in enumerate(sheet.seats) if theirs[name] == i]
        parts = market_label(i) if name == "market" else store_label(i)
        body = rect(row, BOARD, 6) + phrase(row.right - 8, row.cy, parts, small, anchor="end", fill=SOFT)
        lane = Box(row.x + 4, row.y + 2, row.w - phrase_width(parts, small) - 18, row.h - 4)
        body += queue(lane, standing, 14, start=True)
        if sheet.viewer >= 0 and i == min(LOWEST, sheet.seats[sheet.viewer][name] + 1):
            body = sheet.places.place("track", name, body, glow_box(row, 6))
        drawn.append(body)
    return group(*drawn, **explained(f"track-{name}", "EGZ-14.5" if name == "market" else "EGZ-14.2"))


def market_label(i: int) -> list[str]:
    row = TRACK_ROWS[i]
    return [f"−{row.penalty}"] + ([f" +{row.points}", ":star"] if row.points else [])


def store_label(i: int) -> list[str]:
    """EGZ-15.3  Half a point for a stone, where it may be sold."""
    row = TRACK_ROWS[i]
    return (["½", ":star"] if row.sells else ["–"]) + ([f" +{row.stone}", ":stone"] if row.stone else [])


def irrigation(sheet: Sheet, box: Box) -> str:
    """EGZ-5.4  Three spaces with the fields they water; the ring lies on one."""
    small = sheet.small
    drawn = [panel(box, sheet.words("board-irrigation"), small)]
    ring = RING.index[sheet.position["ring"]]
    moves = {ring - 1: "left", ring: "stay", ring + 1: "right"}
    inner = Box(box.x + 10, box.y + small * 2, box.w - 20, box.h - small * 2 - 8)
    for i, cell in enumerate(inner.columns(3, 6)):
        body = rect(cell, BOARD, 6)
        bar = min(9, cell.w / 6)
        for j in range(i + 1):
            x = cell.cx + (j - i / 2) * bar * 1.5 - bar / 2
            tall = min(34, cell.h * 0.5)
            body += rect(Box(x, cell.cy - tall / 2, bar, tall), (LEAF, STRAW, CLAY)[j], bar / 3)
        if i in moves:
            body = sheet.places.place("ring_move", moves[i], body, glow_box(cell, 6))
        drawn.append(body)
        if i == ring:
            hoop = circle(cell.cx, cell.cy, min(cell.w, cell.h) / 2 - 1, stroke=WATER, stroke_width=6)
            drawn.append(group(hoop, id="ring", pointer_events="none"))
    return group(*drawn, **explained(f"ring-{sheet.position['ring']}", "EGZ-5.4"))


def round_box(sheet: Sheet, box: Box) -> str:
    """EGZ-2.1  Five rounds."""
    told = f"{sheet.position['round']}/{ROUNDS}"
    figures = text(box.cx, box.y + box.h * 0.64, told, sheet.small * 1.9, weight=700, anchor="middle", serif=True)
    frame = rect(box, PAPER, 14, stroke=LINE, stroke_width=1.5)
    title = centred(box.cx, box.y + sheet.small * 1.2, sheet.words("board-round"), sheet.small, fill=SOFT)
    return group(frame, title, figures, **explained("board-round", "EGZ-2.1"))


def nile_deck(sheet: Sheet, box: Box) -> str:
    """EGZ-3.2  The deck of this round; decks that are still to come lie in the box."""
    left = sheet.position["nile_decks"][DECK_OF_ROUND[sheet.position["round"]]]
    return group(pile(box, "water", left, sheet.small, WATER), **explained("board-nile-deck", "EGZ-3.2"))
