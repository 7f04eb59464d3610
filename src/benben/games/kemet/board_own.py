"""Draws what lies before the viewer: the own action fields or the battle going on, and the cards in hand."""

from typing import Any

from benben.draw.marks import mark
from benben.draw.palette import BOARD, BRIGHT, INK, LINE, SEATS, SOFT, STRAW, WARN
from benben.draw.pieces import chip, explained, glow_box, panel, phrase, phrase_width, slug, token
from benben.draw.svg import BOLD, Box, centred, circle, group, rect, text, wrapped
from benben.games.kemet.board_modes import god_choices
from benben.games.kemet.captions import (
    CARD_DOMAINS,
    FIELD_DOMAINS,
    FIELD_RULES,
    FIELD_SIGNS,
    STONES,
    Sheet,
    card_figures,
    card_head,
    figures,
    intervention_figures,
)
from benben.games.kemet.tables import CARD, CARDS, FIELDS, GOLD

FLOOR_ROWS = (
    ("gold",),
    ("move_top", "recruit"),
    ("move", "build", "pray"),
    ("pray_low", "acquire_a", "acquire_b", "acquire_c"),
)


def aside(sheet: Sheet, box: Box) -> str:
    """Side by side if there is room, else one above the other."""
    if box.w > box.h * 3:
        first, second = (
            Box(box.x, box.y, box.w * 0.5 - 6, box.h),
            Box(box.x + box.w * 0.5 + 6, box.y, box.w * 0.5 - 6, box.h),
        )
    else:
        first, second = box.rows(2, 10)
    main = battle(sheet, first) if sheet.position["battle"] else fields(sheet, first)
    return main + hand(sheet, second) + god_choices(sheet, first)


# --- Action fields ----------------------------------------------------------------------------------------------------


def fields(sheet: Sheet, box: Box) -> str:
    """KEM-1.6  The pyramid of action fields on three floors, the divine power field at its summit."""
    seat = sheet.shown_seat()
    theirs = sheet.seats[seat]
    drawn = [panel(box, "", sheet.small), token(box.x + 20, box.y + 20, 14, seat)]
    inner = box.inset(7)
    for floor, row in zip(FLOOR_ROWS, inner.rows(4, 4), strict=True):
        share = row.w * (0.3, 0.56, 0.8, 1.0)[FLOOR_ROWS.index(floor)]
        line = Box(row.cx - share / 2, row.y, share, row.h)
        for key, cell in zip(floor, line.columns(len(floor), 5), strict=True):
            drawn.append(one_field(sheet, seat, theirs, key, cell))
    return group(*drawn, id="fields")


def one_field(sheet: Sheet, seat: int, theirs: dict[str, Any], key: str, box: Box) -> str:
    small = sheet.small
    index = [field.key for field in FIELDS].index(key)
    slot = index - 6 if 6 <= index < GOLD else -1
    body = rect(box, BOARD, 6, stroke=LINE, stroke_width=1.5)
    if key == "gold":
        body += rect(box, STRAW, 6, fill_opacity=0.35)
    if slot >= 0 and theirs["slots"][slot]:
        gem = Box(box.x + 3, box.y + 3, 9, box.h - 6)
        body += rect(gem, STONES[theirs["slots"][slot]], 3, stroke=INK, stroke_width=1)
    name = sheet.label("turn", key)
    body += mark(FIELD_SIGNS[key], box.x + small * 1.35, box.cy, small * 1.3, SOFT)
    body += text(box.x + small * 2.2, box.cy, name, small, width=box.w - small * 2.4, least=small * 0.9)
    if key in theirs["fields"]:
        silver = theirs["silver_at"] == key
        r = min(small * 0.95, box.h * 0.42)
        colour = STRAW if key == "gold" else SOFT if silver else SEATS[seat]
        body += circle(box.right - r - 4, box.cy, r, colour, stroke=BRIGHT, stroke_width=2)
        body += mark("check", box.right - r - 4, box.cy, r * 1.2, BRIGHT)
    about = explained(slug("turn", key), FIELD_RULES.get(FIELDS[index].action, "KEM-4.5"))
    if seat != sheet.viewer:
        return group(body, **about)
    return sheet.places.place(sheet.asked_in(FIELD_DOMAINS, "turn"), key, body, glow_box(box, 6), **about)


# --- Hand -------------------------------------------------------------------------------------------------------------


def hand(sheet: Sheet, box: Box) -> str:
    """KEM-1.17  The viewer's battle cards and interventions; a watcher sees neither."""
    drawn = [panel(box, "", sheet.small)]
    if sheet.viewer < 0:
        return group(*drawn, centred(box.cx, box.cy, sheet.words("board-watching"), sheet.small, fill=SOFT))
    theirs = sheet.seats[sheet.viewer]
    top, below = box.inset(7).rows(2, 5)
    drawn += battle_cards(sheet, top, theirs)
    drawn += interventions(sheet, below, theirs)
    return group(*drawn, id="hand")


def battle_cards(sheet: Sheet, box: Box, theirs: dict[str, Any]) -> list[str]:
    """KEM-6.2  Eight cards: those in hand bright, played ones faded, those set aside face down."""
    held = [card for card in theirs["battle_cards"] if card]
    spent = theirs["face_up"] + [card for card in theirs["face_down"] if card]
    cells = box.columns(8, 4)
    drawn = []
    for card, cell in zip(held, cells, strict=False):
        drawn.append(one_battle_card(sheet, card, cell, fresh=True))
    for card, cell in zip(spent, cells[len(held) :], strict=False):
        drawn.append(group(one_battle_card(sheet, card, cell, fresh=False), opacity=0.4))
    return drawn


def one_battle_card(sheet: Sheet, key: str, box: Box, fresh: bool) -> str:
    body = rect(box, BOARD, 6, stroke=INK if fresh else LINE, stroke_width=1.5) + stacked(
        box, card_figures(key), sheet.small
    )
    about = explained(slug("battle_card", key), "KEM-1.10")
    if not fresh:
        return group(body, **about)
    return sheet.places.place("battle_card", key, body, glow_box(box, 6), **about)


def stacked(box: Box, parts: list[str], size: float) -> str:
    """Figures one above the other: a number and its sign on each line."""
    pairs = [parts[i : i + 2] for i in range(0, len(parts), 2)]
    size = min(size, box.h / (len(pairs) * 1.25))
    first = box.cy - (len(pairs) - 1) * size * 0.6
    return "".join(phrase(box.cx, first + i * size * 1.2, pair, size, anchor="middle") for i, pair in enumerate(pairs))


def interventions(sheet: Sheet, box: Box, theirs: dict[str, Any]) -> list[str]:
    """KEM-1.9  A card for each kind in hand, with its number, its cost and what it adds; Diversion when it is asked."""
    kinds = sorted({card for card in theirs["hand"] if card}, key=lambda key: CARD.index[key])
    shown = [*kinds, "diversion"] if sheet.places.offers("add", "diversion") else kinds
    if not shown:
        return [centred(box.cx, box.cy, sheet.words("board-no-cards"), sheet.small, fill=SOFT)]
    cells = box.columns(max(4, len(shown)), 4)
    return [one_card(sheet, key, theirs["hand"].count(key), cell) for key, cell in zip(shown, cells, strict=False)]


def one_card(sheet: Sheet, key: str, count: int, box: Box) -> str:
    small = sheet.small
    domain = sheet.asked_in(CARD_DOMAINS, "card")
    if key == "diversion":
        body = rect(box, BOARD, 6, stroke=SOFT, stroke_width=1.5)
        body += wrapped(box.cx, box.cy, sheet.label("add", key), small, box.w - 6, 2, anchor="middle")
        return sheet.places.place("add", key, body, glow_box(box, 6))
    cost = CARDS[CARD.index[key]].cost
    body = rect(box, BOARD, 6, stroke=card_head(key), stroke_width=2.5)
    lines = max(1, int(box.h / (small * 1.2)) - 1)
    body += wrapped(
        box.cx, box.y + box.h * 0.38, sheet.label("card", key), small, box.w - 6, min(2, lines), anchor="middle"
    )
    told = intervention_figures(key) + ([f" {cost}", ":ankh"] if cost else []) + ([f" ×{count}"] if count > 1 else [])
    size = min(small * 0.9, small * 0.9 * (box.w - 6) / phrase_width(told, small * 0.9))
    body += phrase(box.cx, box.bottom - small * 0.75, told, size, anchor="middle")
    return sheet.places.place(domain, key, body, glow_box(box, 6), **explained(slug("card", key), "KEM-1.19"))


# --- Battle -----------------------------------------------------------------------------------------------------------


def battle(sheet: Sheet, box: Box) -> str:
    """KEM-6  Both sides with their sums, as they become known."""
    now = sheet.position["battle"]
    small = sheet.small
    title = f"{sheet.words('board-battle')}: {sheet.label('area', now['area'])}"
    drawn = [panel(box, title, small)]
    inner = Box(box.x + 8, box.y + small * 2.3, box.w - 16, box.h - small * 2.3 - 6)
    for part, side in zip(inner.columns(2, 8), now["sides"], strict=True):
        drawn.append(one_side(sheet, part, now, side))
    return group(*drawn, id="battle", **explained("board-battle", "KEM-6.4"))


def one_side(sheet: Sheet, box: Box, now: dict[str, Any], side: dict[str, Any]) -> str:
    small = sheet.small
    seat = side["seat"]
    won = now["victor"] == seat
    drawn = rect(box, BOARD, 8, stroke=WARN if won else LINE, stroke_width=3 if won else 1.5)
    rows = box.inset(5).rows(4, 2)
    drawn += token(rows[0].x + rows[0].h * 0.5, rows[0].cy, min(small, rows[0].h * 0.48), seat)
    role = "board-attacks" if seat == now["sides"][0]["seat"] else "board-defends"
    drawn += text(rows[0].x + small * 2.6, rows[0].cy, sheet.words(role), small, width=box.w * 0.5, weight=BOLD)
    drawn += phrase(box.right - 8, rows[0].cy, [str(side["strength"]), ":sword"], small * 1.4, anchor="end")
    strength, damage, unblockable, defence, ward = side["bonuses"]
    extra = figures(strength, damage, unblockable, defence) if any(side["bonuses"][:4]) else []
    ward_part = [f"{ward}", ":lock"] if ward else []
    lost = [f" −{side['slain']}", ":crew"] if side["slain"] else []
    told = [str(side["units"]), ":crew", *(["+", *extra] if extra else []), *ward_part, *lost]
    drawn += fitted(rows[1], told, small)
    card = card_figures(side["card"]) if side["card"] else ["?"]
    drawn += chip(rows[2].x, rows[2].cy, small * 0.9, "card")
    drawn += fitted(Box(rows[2].x + small * 1.9, rows[2].y, rows[2].w - small * 1.9, rows[2].h), card, small)
    names = [sheet.label("card", key) for key in (*side["interventions"], *side["chosen"])]
    names += [sheet.label("companion", key) for key in side["companions"]]
    drawn += text(rows[3].x, rows[3].cy, ", ".join(names), small, width=rows[3].w, least=small * 0.85, fill=SOFT)
    return drawn


def fitted(box: Box, parts: list[str], size: float) -> str:
    """A phrase at the left end of a box, smaller if it has to be."""
    size = min(size, size * box.w / phrase_width(parts, size))
    return phrase(box.x, box.cy, parts, size)
