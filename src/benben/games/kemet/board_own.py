"""Draws what lies before the viewer: the own action fields or the battle going on, and the cards in hand."""

from typing import Any

from benben.draw.marks import mark
from benben.draw.palette import BOARD, BRIGHT, INK, LINE, PAPER, SEATS, SOFT, STRAW, WARN
from benben.draw.pieces import explained, glow_box, panel, phrase, phrase_width, slug, token
from benben.draw.svg import BOLD, Box, centred, circle, group, rect
from benben.games.kemet.board_modes import god_choices
from benben.games.kemet.board_type import snug, title
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
from benben.games.kemet.tables import AREA, AREAS, BATTLE_CARD, BATTLE_CARDS, CARD, CARDS, DISTRICT, FIELDS, GOLD

FLOOR_ROWS = (
    ("gold",),
    ("move_top", "recruit"),
    ("move", "build", "pray"),
    ("pray_low", "acquire_a", "acquire_b", "acquire_c"),
)


def aside(sheet: Sheet, box: Box) -> str:
    """Side by side if there is room, else one above the other."""
    if box.w > box.h * 3:
        share = box.w * (0.58 if sheet.position["battle"] else 0.64)
        first, second = Box(box.x, box.y, share - 6, box.h), Box(box.x + share + 6, box.y, box.w - share - 6, box.h)
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
        share = row.w * (0.34, 0.58, 0.82, 1.0)[FLOOR_ROWS.index(floor)]
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
    edge = box.x + (10 if slot >= 0 else 0)
    spot = (edge + small * 1.1, box.cy)
    if key in theirs["fields"]:
        silver = theirs["silver_at"] == key
        r = min(small * 0.95, box.h * 0.46)
        colour = STRAW if key == "gold" else SOFT if silver else SEATS[seat]
        body += circle(*spot, r, colour, stroke=BRIGHT, stroke_width=2) + mark(FIELD_SIGNS[key], *spot, r * 1.3, BRIGHT)
    else:
        body += mark(FIELD_SIGNS[key], *spot, small * 1.3, SOFT)
    left = edge + small * 2.1
    body += snug(Box(left, box.y, box.right - left - 3, box.h), sheet.label("turn", key), small, 2, anchor="start")
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
    inner = box.inset(7)
    top = Box(inner.x, inner.y, inner.w, inner.h * 0.42)
    below = Box(inner.x, top.bottom + 5, inner.w, inner.bottom - top.bottom - 5)
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
    widest = max(phrase_width(pair, size) for pair in pairs)
    size = min(size, box.h / (len(pairs) * 1.25), size * (box.w - 5) / widest)
    first = box.cy - (len(pairs) - 1) * size * 0.6
    return "".join(phrase(box.cx, first + i * size * 1.2, pair, size, anchor="middle") for i, pair in enumerate(pairs))


def interventions(sheet: Sheet, box: Box, theirs: dict[str, Any]) -> list[str]:
    """KEM-1.9  A card for each kind in hand, with its number, its cost and what it adds; Diversion when it is asked."""
    kinds = sorted({card for card in theirs["hand"] if card}, key=lambda key: CARD.index[key])
    shown = [*kinds, "diversion"] if sheet.places.offers("add", "diversion") else kinds
    if not shown:
        return [centred(box.cx, box.cy, sheet.words("board-no-cards"), sheet.small, fill=SOFT)]
    rows = 1 if box.w / max(4, len(shown)) >= sheet.small * 6 else 2
    cells = [cell for row in box.rows(rows, 4) for cell in row.columns(max(4 // rows, -(-len(shown) // rows)), 4)]
    return [one_card(sheet, key, theirs["hand"].count(key), cell) for key, cell in zip(shown, cells, strict=False)]


def one_card(sheet: Sheet, key: str, count: int, box: Box) -> str:
    small = sheet.small
    domain = sheet.asked_in(CARD_DOMAINS, "card")
    if key == "diversion":
        body = rect(box, BOARD, 6, stroke=SOFT, stroke_width=1.5)
        body += snug(box.inset(4), sheet.label("add", key), small)
        return sheet.places.place("add", key, body, glow_box(box, 6))
    cost = CARDS[CARD.index[key]].cost
    body = rect(box, BOARD, 6, stroke=card_head(key), stroke_width=2.5)
    name = Box(box.x + 4, box.y + 2, box.w - 8, box.h - small * 1.4)
    body += snug(name, sheet.label("card", key), small, 3, small * 0.55)
    told = intervention_figures(key) + ([f" {cost}", ":ankh"] if cost else []) + ([f" ×{count}"] if count > 1 else [])
    size = min(small, small * (box.w - 6) / phrase_width(told, small))
    body += phrase(box.cx, box.bottom - small * 0.8, told, size, anchor="middle")
    return sheet.places.place(domain, key, body, glow_box(box, 6), **explained(slug("card", key), "KEM-1.19"))


# --- Battle -----------------------------------------------------------------------------------------------------------


def battle(sheet: Sheet, box: Box) -> str:
    """KEM-6  A stage: both sides face each other with their sums, as they become known."""
    now = sheet.position["battle"]
    small = sheet.small
    words = f"{sheet.words('board-battle')}: {battlefield(sheet, now['area'])}"
    drawn = [panel(box), title(Box(box.x + 16, box.y + 4, box.w - 32, small * 1.6), words, small)]
    inner = Box(box.x + 8, box.y + small * 1.9, box.w - 16, box.h - small * 1.9 - 8)
    for part, side in zip(inner.columns(2, small * 2.6), now["sides"], strict=True):
        drawn.append(one_side(sheet, part, now, side))
    drawn.append(circle(inner.cx, inner.cy, small * 1.15, PAPER, stroke=WARN, stroke_width=2.5))
    drawn.append(mark("sword", inner.cx, inner.cy, small * 1.5, WARN))
    return group(*drawn, id="battle", **explained("board-battle", "KEM-6.4"))


def battlefield(sheet: Sheet, area: str) -> str:
    return sheet.label("area", area) if AREAS[AREA.index[area]].kind == DISTRICT else sheet.short(area)


def one_side(sheet: Sheet, box: Box, now: dict[str, Any], side: dict[str, Any]) -> str:
    """KEM-6.4  Who it is and the sum; below: units with bonuses and losses, the battle card, cards and companions."""
    small = sheet.small
    seat = side["seat"]
    won = now["victor"] == seat
    drawn = rect(box, BOARD, 8, stroke=WARN if won else LINE, stroke_width=3 if won else 1.5)
    part = box.inset(6)
    head, *rows = part.rows(4, 1)
    total = [sum_known(now, side), ":sword"]
    size = min(small * 1.7, head.h * 1.5, small * part.w * 0.36 / phrase_width(total, small))
    drawn += phrase(part.right, head.cy + head.h * 0.25, total, size, anchor="end", fill=WARN if won else INK)
    left = part.w - phrase_width(total, size) - 6
    r = min(small * 1.1, head.h * 0.48)
    drawn += token(head.x + r, head.cy, r, seat)
    role = sheet.words("board-attacks" if seat == now["sides"][0]["seat"] else "board-defends")
    drawn += snug(
        Box(head.x + 2 * r + 6, head.y, left - 2 * r - 6, head.h), role, small, 1, weight=BOLD, anchor="start"
    )
    rows[0] = Box(rows[0].x, rows[0].y, left, rows[0].h)
    strength, damage, unblockable, defence, ward = side["bonuses"]
    extra = figures(strength, damage, unblockable, defence) if any(side["bonuses"][:4]) else []
    ward_part = [f"{ward}", ":lock"] if ward else []
    lost = [f" −{side['slain']}", ":skull"] if side["slain"] else []
    drawn += fitted(rows[0], [str(side["units"]), ":crew", *(["+", *extra] if extra else []), *ward_part, *lost], small)
    drawn += fitted(rows[1], [":card", *(card_figures(side["card"]) if side["card"] else ["?"])], small)
    names = [sheet.label("card", key) for key in (*side["interventions"], *side["chosen"])]
    names += [sheet.companion(key) for key in side["companions"]]
    return drawn + snug(rows[2], ", ".join(names), small, 2, small * 0.8, fill=SOFT, anchor="start")


def sum_known(now: dict[str, Any], side: dict[str, Any]) -> str:
    """KEM-6.4  The strength so far: before the clash with the cards this viewer knows, and a question mark else."""
    if now["clashed"] or now["victor"] >= 0:
        return str(side["strength"])
    if not side["card"]:
        return f"{side['strength']}+?"
    added = sum(CARDS[CARD.index[key]].strength for key in side["chosen"])
    return str(side["strength"] + BATTLE_CARDS[BATTLE_CARD.index[side["card"]]].strength + added)


def fitted(box: Box, parts: list[str], size: float) -> str:
    """A phrase at the left end of a box, smaller if it has to be."""
    size = min(size, size * box.w / phrase_width(parts, size))
    return phrase(box.x, box.cy, parts, size)
