"""Draws the Card Market with its decks, the Starting cards on offer, and the panel of round, order and Destiny."""

from benben.draw.marks import mark
from benben.draw.palette import BOARD, BRIGHT, INK, LINE, SOFT, WARN
from benben.draw.pieces import (
    card_frame,
    chip,
    chip_width,
    empty_slot,
    explained,
    glow_box,
    panel,
    phrase,
    phrase_width,
    slug,
    token,
)  # fmt: skip
from benben.draw.svg import BOLD, Box, centred, circle, group, rect, text, wrapped
from benben.games.tekhenu.captions import CARD_COLOURS, CARD_SIGNS, Sheet, figure, gist
from benben.games.tekhenu.tables import MARKET, ROUNDS, SECTION_SLOTS
from benben.games.tekhenu.tables_cards import DESTINIES

DECK_SIGNS = ("b", "t", "d")
DESTINY_GISTS = {
    "a01": ["+1", ":crook"],
    "a02": ["+1", ":coin"],
    "a03": ["+1", ":crowd", "/", ":lotus"],
    "a04": ["+1", ":hand"],
}


def short_name(sheet: Sheet, domain: str, key: str) -> str:
    """The name of a card without its number."""
    return sheet.label(domain, key).partition(" ")[2]


def draw_card(box: Box, key: str, size: float) -> str:
    """A card: its number on a coloured head, what it does in marks."""
    colour = CARD_COLOURS[key[0]]
    top = size * 1.5
    body = card_frame(box, top, colour)
    body += mark(CARD_SIGNS[key[0]], box.x + size * 0.9, box.y + top / 2, size, BRIGHT)
    body += centred(box.cx + size * 0.5, box.y + top / 2, key.upper(), size, fill=BRIGHT, weight=BOLD)
    lines = gist(key)
    room = Box(box.x, box.y + top, box.w, box.h - top)
    for number, (parts, lane) in enumerate(zip(lines, room.rows(len(lines), 0), strict=True)):
        large = min(size * (1.7 if number == 0 else 1.35), size * (box.w - 8) / phrase_width(parts, size), lane.h * 0.8)
        nudge = lane.h * 0.08 * (1 - 2 * number) if len(lines) == 2 else 0
        body += phrase(lane.cx, lane.cy + nudge, parts, large, anchor="middle", fill=INK if number else colour)
    return group(body, id=slug("piece", key))


# --- Market -----------------------------------------------------------------------------------------------------------


def market(sheet: Sheet, box: Box, lanes: int) -> str:
    """TEK-11  Four sections; the decks beside their title."""
    small = sheet.small
    frame = panel(box, sheet.words("board-market"), small)
    inner = Box(box.x + 12, box.y + small * 2.1, box.w - 24, box.h - small * 2.1 - 8)
    drawn = [frame, piles(sheet, box)]
    per = 4 // lanes
    for lane, row in enumerate(inner.rows(lanes, 8)):
        sections = range(lane * per, (lane + 1) * per)
        width = (row.w - 12 * (per - 1)) / sum(len(SECTION_SLOTS[number]) for number in sections)
        x = row.x
        for number in sections:
            place = Box(x, row.y, width * len(SECTION_SLOTS[number]), row.h)
            drawn.append(section(sheet, number, place))
            x = place.right + 12
    return group(*drawn, **explained("board-market", "TEK-11.1"))


def section(sheet: Sheet, number: int, box: Box) -> str:
    """A section: what Happiness it needs, its cards; its head is lit when it may be refreshed."""
    small = sheet.small
    head = Box(box.x, box.y, box.w - 4, small * 1.35)
    told = f"{sheet.words(f'market-market{number + 1}')} ({MARKET[number].happiness}+)"
    body = rect(head, BOARD, 5) + centred(
        head.cx, head.cy, told, small * 0.98, fill=SOFT, width=head.w - 6, least=small * 0.98
    )
    drawn = [
        sheet.places.place(
            "thoth",
            f"refresh{number + 1}",
            body,
            glow_box(head, 5),
            **explained(f"market-market{number + 1}", "TEK-11.3"),
        )
    ]
    rest = Box(box.x, head.bottom + 4, box.w, box.bottom - head.bottom - 4)
    for slot, place in zip(SECTION_SLOTS[number], rest.columns(len(SECTION_SLOTS[number]), 4), strict=True):
        key = sheet.position["market"][slot]
        place = Box(place.x, place.y, place.w - 2, place.h)
        if key is None:
            drawn.append(empty_slot(place) if number < sheet.position["opened"] else closed(place))
            continue
        face = draw_card(place, key, small)
        drawn.append(sheet.places.place("thoth", key, face, glow_box(place, 9), **explained(f"card-{key}", "TEK-20.1")))
    return "".join(drawn)


def closed(box: Box) -> str:
    """A slot of a section that is not open yet."""
    return rect(box, BOARD, 9, stroke=LINE, stroke_width=1.5) + mark(
        "lock", box.cx, box.cy, min(box.w, box.h) * 0.35, LINE
    )


def piles(sheet: Sheet, box: Box) -> str:
    """The decks with the number of their cards, and of those discarded, at the right of the title."""
    small = sheet.small
    sizes = [*sheet.position["decks"], len(sheet.position["decree_deck"])]
    x = box.right - 12
    drawn = []
    for number in (2, 1, 0):
        kind = DECK_SIGNS[number]
        told = f"{sizes[number]} + {len(sheet.position['discards'][number])}"
        x -= chip_width(small, CARD_SIGNS[kind], told)
        word = ("deck-blessings", "deck-technologies", "deck-decrees")[number]
        about = explained(word, "TEK-5.8")
        held = chip(x, box.y + small * 1.15, small, CARD_SIGNS[kind], told, colour=CARD_COLOURS[kind])
        drawn.append(group(held, **about))
        x -= 10
    return "".join(drawn)


def offer(sheet: Sheet, box: Box) -> str:
    """TEK-2.11  Starting cards laid out for the draft."""
    small = sheet.small
    drawn = [panel(box, sheet.words("board-offer"), small)]
    cards = sheet.position["offer"]
    inner = Box(box.x + 12, box.y + small * 2.3, box.w - 24, box.h - small * 2.3 - 9)
    lanes = inner.rows(1 if box.w > 1000 else 2, 5)
    per = -(-max(len(cards), 5) // len(lanes))
    places = [place for lane in lanes for place in lane.columns(per, 10)]
    for key, place in zip(cards, places, strict=False):
        body = rect(place, BOARD, 7, stroke=CARD_COLOURS["s"], stroke_width=2)
        body += text(place.x + 8, place.y + small * 0.9, key.upper(), small, weight=BOLD, fill=WARN)
        body += wrapped(place.x + 8, place.cy + small * 0.55, short_name(sheet, "reward", key), small, place.w - 14, 2)
        drawn.append(
            sheet.places.place("reward", key, body, glow_box(place, 7), **explained(f"reward-{key}", "TEK-2.11"))
        )
    return "".join(drawn)


# --- Round, order, Destiny --------------------------------------------------------------------------------------------


def info(sheet: Sheet, box: Box) -> str:
    """TEK-3  The round and what follows it, the turn order, the Destiny cards."""
    small = sheet.small
    now = sheet.position["round"]
    title = sheet.words("board-round", n=now, total=ROUNDS)
    frame = panel(box, title, small)
    frame += text(box.right - 14, box.y + small * 1.35, following(sheet, now), small, anchor="end", fill=SOFT)
    inner = Box(box.x + 14, box.y + small * 2.2, box.w - 28, box.h - small * 2.2 - 10)
    first = Box(inner.x, inner.y, inner.w, inner.h * 0.25)
    second = Box(inner.x, first.bottom, inner.w, inner.h * 0.27)
    third = Box(inner.x, second.bottom, inner.w, inner.h * 0.48)
    return frame + timeline(sheet, first, now) + order(sheet, second) + destinies(sheet, third)


def timeline(sheet: Sheet, box: Box, now: int) -> str:
    """TEK-3.4  Sixteen rounds; Maat after every fourth, Scoring after every eighth."""
    small = sheet.small
    step = box.w / (ROUNDS + 4 * 1.5)
    x = box.x
    drawn = ""
    for number in range(1, ROUNDS + 1):
        at = x + step / 2
        body = circle(at, box.cy, step * 0.36, WARN if number == now else SOFT if number < now else BOARD, stroke=SOFT)
        drawn += body
        x += step * (1 if number % 2 else 1.12)
        if number % 4 == 0:
            sign = "star" if number % 8 == 0 else "scales"
            drawn += mark(sign, x + step * 0.5, box.cy, small * 1.05, WARN if number >= now else SOFT)
            x += step * 1.2
    return group(drawn, **explained("board-next-scoring", "TEK-3.4"))


def following(sheet: Sheet, now: int) -> str:
    """TEK-3.4  What comes after this round."""
    if now == 0 or now % 2:
        return sheet.words("board-next-round")
    if now % 8 == 0:
        return sheet.words("board-next-scoring")
    return sheet.words("board-next-maat" if now % 4 == 0 else "board-next-rotation")


def order(sheet: Sheet, box: Box) -> str:
    small = sheet.small
    told = text(box.x, box.cy, sheet.words("board-order"), small, width=box.w * 0.36, least=small)
    r = min(small, box.h / 2 - 2)
    for place, seat in enumerate(sheet.position["order"]):
        x = box.x + box.w * 0.42 + place * r * 2.5
        told += token(x, box.cy, r, seat, id=f"order-{seat}")
    return group(told, **explained("board-order", "TEK-14.5"))


def destinies(sheet: Sheet, box: Box) -> str:
    """TEK-14.8  The four Destiny cards: Ankh value, reward, and who has which."""
    small = sheet.small
    drawn = []
    for card, place in zip(DESTINIES, box.columns(4, 6), strict=True):
        key = card.key
        top = place.y + place.h * 0.28
        body = rect(place, BOARD, 7, stroke=CARD_COLOURS["a"], stroke_width=2)
        body += mark("ankh", place.x + small * 0.8, top, small * 1.1, CARD_COLOURS["a"])
        body += figure(place.x + small * 1.75, top, card.ankh, small, INK)
        body += phrase(place.cx, place.bottom - place.h * 0.27, DESTINY_GISTS[key], small * 1.1, anchor="middle")
        owner = next((seat for seat, theirs in enumerate(sheet.seats) if theirs["destiny"] == key), -1)
        if owner >= 0:
            body += token(place.right - small * 0.95, top, small * 0.8, owner, id=f"destiny-{owner}")
        drawn.append(
            sheet.places.place("reward", key, body, glow_box(place, 7), **explained(f"reward-{key}", "TEK-14.8"))
        )
    return "".join(drawn)
