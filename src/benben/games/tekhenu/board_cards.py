"""Draws the Card Market with its decks, the Starting cards on offer, and the panel of round, order and Destiny."""

from benben.draw.marks import mark
from benben.draw.palette import BOARD, BRIGHT, INK, LINE, SOFT, WARN
from benben.draw.pieces import card_frame, empty_slot, explained, glow_box, panel, slug, token
from benben.draw.svg import BOLD, Box, centred, group, rect, text, wrapped
from benben.games.tekhenu.captions import CARD_COLOURS, CARD_SIGNS, Sheet, figure
from benben.games.tekhenu.tables import MARKET, ROUNDS, SECTION_SLOTS
from benben.games.tekhenu.tables_cards import DESTINIES

DECK_SIGNS = ("b", "t", "d")


def short_name(sheet: Sheet, domain: str, key: str) -> str:
    """The name of a card without its number."""
    return sheet.label(domain, key).partition(" ")[2]


def draw_card(sheet: Sheet, box: Box, domain: str, key: str, size: float) -> str:
    """A card: its number on a coloured head, a mark, its name."""
    colour = CARD_COLOURS[key[0]]
    top = size * 1.5
    body = card_frame(box, top, colour)
    body += centred(box.cx, box.y + top / 2, key.upper(), size, fill=BRIGHT, weight=BOLD)
    side = min(size * 1.7, (box.h - top) * 0.3)
    body += mark(CARD_SIGNS[key[0]], box.cx, box.y + top + side * 0.72, side, colour)
    y = box.y + top + side * 1.3 + (box.h - top - side * 1.3) / 2 - 2
    body += wrapped(box.cx, y, short_name(sheet, domain, key), size * 0.98, box.w - 6, 3, anchor="middle")
    return group(body, id=slug("piece", key))


# --- Market -----------------------------------------------------------------------------------------------------------


def market(sheet: Sheet, box: Box, lanes: int) -> str:
    """TEK-11  Four sections, the open decks beside them."""
    small = sheet.small
    frame = panel(box, sheet.words("board-market"), small)
    decks = small * 5.6
    inner = Box(box.x + 12, box.y + small * 2.05, box.w - 24, box.h - small * 2.05 - 8)
    drawn = [frame]
    per = 4 // lanes
    for lane, row in enumerate(inner.rows(lanes, 8)):
        sections = range(lane * per, (lane + 1) * per)
        count = sum(len(SECTION_SLOTS[number]) for number in sections)
        room = row.w - (decks + 10) - 12 * (per - 1)
        width = room / count
        x = row.x
        for number in sections:
            place = Box(x, row.y, width * len(SECTION_SLOTS[number]), row.h)
            drawn.append(section(sheet, number, place))
            x = place.right + 12
        if lane == 0:
            drawn.append(piles(sheet, Box(row.right - decks, row.y, decks, row.h)))
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
        face = draw_card(sheet, place, "card", key, small)
        drawn.append(sheet.places.place("thoth", key, face, glow_box(place, 9), **explained(f"card-{key}", "TEK-20.1")))
    return "".join(drawn)


def closed(box: Box) -> str:
    """A slot of a section that is not open yet."""
    return rect(box, BOARD, 9, stroke=LINE, stroke_width=1.5) + mark(
        "lock", box.cx, box.cy, min(box.w, box.h) * 0.35, LINE
    )


def piles(sheet: Sheet, box: Box) -> str:
    """The decks with the number of their cards, and of those discarded."""
    sizes = [*sheet.position["decks"], len(sheet.position["decree_deck"])]
    drawn = []
    for number, row in enumerate(box.rows(3, 4)):
        kind = DECK_SIGNS[number]
        body = rect(row, BOARD, 7, stroke=CARD_COLOURS[kind], stroke_width=2)
        body += mark(
            CARD_SIGNS[kind], row.x + row.h * 0.45, row.cy, min(row.h * 0.6, sheet.small * 1.2), CARD_COLOURS[kind]
        )
        told = f"{sizes[number]}+{len(sheet.position['discards'][number])}"
        body += text(row.right - 6, row.cy, told, sheet.small, anchor="end", weight=BOLD)
        word = ("deck-blessings", "deck-technologies", "deck-decrees")[number]
        drawn.append(group(body, **explained(word, "TEK-5.8")))
    return "".join(drawn)


def offer(sheet: Sheet, box: Box) -> str:
    """TEK-2.11  Starting cards laid out for the draft."""
    small = sheet.small
    drawn = [panel(box, sheet.words("board-offer"), small)]
    cards = sheet.position["offer"]
    inner = Box(box.x + 12, box.y + small * 2, box.w - 24, box.h - small * 2 - 6)
    lanes = inner.rows(1 if box.w > 1000 else 2, 5)
    per = -(-max(len(cards), 5) // len(lanes))
    places = [place for lane in lanes for place in lane.columns(per, 6)]
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
    inner = Box(box.x + 14, box.y + small * 2.2, box.w - 28, box.h - small * 2.2 - 8)
    first, second = inner.rows(2, 6) if box.w < 500 else inner.columns(2, 16)
    return frame + order(sheet, first) + destinies(sheet, second)


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
    """TEK-14.8  The four Destiny cards: Ankh value, and who has which."""
    small = sheet.small
    drawn = []
    for card, place in zip(DESTINIES, box.columns(4, 6), strict=True):
        key = card.key
        body = rect(place, BOARD, 7, stroke=CARD_COLOURS["a"], stroke_width=2)
        body += mark("ankh", place.x + small * 0.8, place.cy, small * 1.1, CARD_COLOURS["a"])
        body += figure(place.x + small * 1.75, place.cy, card.ankh, small, INK)
        owner = next((seat for seat, theirs in enumerate(sheet.seats) if theirs["destiny"] == key), -1)
        if owner >= 0:
            body += token(place.right - small * 0.95, place.cy, small * 0.75, owner, id=f"destiny-{owner}")
        drawn.append(
            sheet.places.place("reward", key, body, glow_box(place, 7), **explained(f"reward-{key}", "TEK-14.8"))
        )
    return "".join(drawn)
