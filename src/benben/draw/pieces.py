"""The pieces all boards share: seats' tokens, cards, tracks, queues, panels, dice, and places that light up."""

import re
from collections.abc import Callable, Mapping, Sequence
from functools import lru_cache
from typing import Any

from benben.draw.marks import SEAT_MARKS, mark
from benben.draw.palette import ACT, BOARD, BRIGHT, INK, LINE, PAPER, SEATS, SOFT, WARN
from benben.draw.svg import (
    BOLD,
    KEPT,
    Attribute,
    Box,
    centred,
    circle,
    group,
    path,
    rect,
    text,
    text_width,
    tooltip,
    trace,
)


@lru_cache(KEPT)
def slug(*names: str) -> str:
    """Code names as an id: `("place", "site_a_1")` -> `place-site-a-1`."""
    return re.sub("[^a-z0-9]+", "-", " ".join(names).lower())


class Places:
    """The places of the options: whoever may choose now sees them lit.

    The place of key `site_a_1` of domain `place` has the id `place-site-a-1`, whether it is lit or not.
    """

    def __init__(self, view: Mapping[str, Any], label: Callable[[str, str], str]) -> None:
        """`label` names a place by domain and key."""
        asked = view["asked"]
        self.label = label
        self.domain = asked["domain"] if asked else ""
        self.choices: dict[str, int] = {slug(self.domain, key): index for index, key in view["choices"]}

    def offers(self, domain: str, key: str) -> bool:
        return slug(domain, key) in self.choices

    def place(self, domain: str, key: str, body: str, glow: str, **attributes: Attribute) -> str:
        """A place with what stands on it; `glow` is drawn over it when it may be chosen."""
        own = slug(domain, key)
        choice = self.choices.get(own)
        if choice is None:
            return group(body, id=own, **attributes)
        label = self.label(domain, key)
        return group(
            tooltip(label), body, glow, id=own, class_="lit", data_choice=choice, tabindex=0, role="button",
            aria_label=label, **attributes,
        )  # fmt: skip


@lru_cache(KEPT, typed=True)
def glow_box(box: Box, radius: float = 8) -> str:
    """The outline of a lit place."""
    return rect(box.inset(-1), ACT, radius + 1, fill_opacity=0.1, stroke=ACT, stroke_width=4, class_="glow")


@lru_cache(KEPT, typed=True)
def glow_disc(x: float, y: float, r: float) -> str:
    return circle(x, y, r + 1, ACT, fill_opacity=0.1, stroke=ACT, stroke_width=4, class_="glow")


@lru_cache(KEPT, typed=True)
def glow_path(d: str) -> str:
    return path(d, ACT, fill_opacity=0.1, stroke=ACT, stroke_width=4, class_="glow")


def explained(message: str, rule: str | None = None) -> dict[str, Attribute]:
    """The attributes of a thing that can be explained: by a message, and by a rule."""
    return {"data_explain": message, "data_rule": rule}


def panel(box: Box, title: str = "", size: float = 0) -> str:
    """A part of the board, with its title if it has one."""
    frame = rect(box, PAPER, 14, stroke=LINE, stroke_width=1.5)
    return frame + heading(box.x + 16, box.y + size * 1.35, title, size, width=box.w - 24) if title else frame


@lru_cache(KEPT, typed=True)
def heading(x: float, y: float, title: str, size: float, width: float | None = None, anchor: str = "start") -> str:
    """The title of a part: carnelian capitals."""
    words = title.upper()
    spacing = size * 0.08
    room = None if width is None else width - len(words) * spacing
    return text(x, y, words, size, width=room, fill=WARN, weight=700, anchor=anchor, letter_spacing=spacing)


@lru_cache(KEPT, typed=True)
def token(x: float, y: float, r: float, seat: int, **attributes: Attribute) -> str:
    """A seat: its mark on a disc of its colour."""
    disc = circle(x, y, r - 1, SEATS[seat], stroke=BRIGHT, stroke_width=max(1.5, r / 9))
    return group(disc, mark(SEAT_MARKS[seat], x, y, r * 1.3, BRIGHT), **attributes)


def queue(box: Box, tokens: Sequence[tuple[int, str]], largest: float = 15, start: bool = False) -> str:
    """Tokens (seat, id) in the order in which they stand; in two rows if one would be too crowded.

    They stand in the middle of the box, or at its left end.
    """
    count = len(tokens)
    if not count:
        return ""
    rows = 1 if box.w / count >= box.h * 0.72 or count == 1 else 2
    columns = -(-count // rows)
    r = min(largest, box.w / columns / 2, box.h / rows / 2)
    drawn = []
    for i, (seat, own) in enumerate(tokens):
        row, column = divmod(i, columns)
        x = box.x + (2 * column + 1) * r if start else box.cx + (column - (columns - 1) / 2) * 2 * r
        y = box.cy + (row - (rows - 1) / 2) * 2 * r
        drawn.append(token(x, y, r - 0.5, seat, id=own))
    return "".join(drawn)


def track(cells: Sequence[Box], labels: Sequence[object], size: float) -> str:
    """A row of cells, each with its label at the top: markers stand below it."""
    return "".join(
        rect(cell, PAPER, 5, stroke=LINE) + centred(cell.cx, cell.y + size * 0.72, label, size, fill=SOFT)
        for cell, label in zip(cells, labels, strict=True)
    )


def card(
    box: Box, name: str, size: float, *, head: str, sign: str, big: str = "", kind: str = "", extra: Sequence[str] = (),
) -> str:  # fmt: skip
    """A card: coloured head with its name, one big mark, one big number, its kind in small type.

    `extra` is a phrase beside the number.
    """
    top = size * 1.55
    body = Box(box.x, box.y + top, box.w, box.h - top - size * 1.3)
    side = min(body.h * 0.86, size * 2.6)
    figures = min(size * 1.9, body.h * 1.05)
    widths = [side, text_width(big, figures, BOLD), phrase_width(extra, size)]
    shown = [width for width in widths if width > 0]
    gap = min(size * 0.5, (box.w - sum(shown)) / (len(shown) + 1))
    x = box.cx - (sum(shown) + gap * (len(shown) - 1)) / 2
    title = centred(box.cx, box.y + top / 2, name, size, width=box.w - 10, least=size * 0.9, fill=BRIGHT, weight=BOLD)
    drawn = [card_frame(box, top, head), title, mark(sign, x + side / 2, body.cy, side, head)]
    x += side + gap
    if big:
        drawn.append(text(x, body.cy, big, figures, weight=BOLD))
        x += widths[1] + gap
    drawn.append(phrase(x, body.cy, extra, size))
    drawn.append(centred(box.cx, box.bottom - size * 0.8, kind, size, width=box.w - 10, fill=SOFT))
    return "".join(drawn)


@lru_cache(KEPT, typed=True)
def card_frame(box: Box, head: float, colour: str) -> str:
    r = 9
    left = trace("M", box.x, box.y + head, "v", r - head, "a", r, r, "0 0 1", r, -r)
    right = trace("h", box.w - 2 * r, "a", r, r, "0 0 1", r, r, "v", head - r, "z")
    return rect(box, PAPER, r, stroke=LINE, stroke_width=1.5) + path(left + right, colour)


def empty_slot(box: Box, radius: float = 9) -> str:
    """Where a card or a piece may lie."""
    return rect(box, "none", radius, stroke=LINE, stroke_width=2, stroke_dasharray="7 5")


def pile(box: Box, sign: str, count: object, size: float, back: str = SOFT) -> str:
    """A deck of cards, face down, with the number of its cards."""
    top = Box(box.x + 8, box.y, box.w - 8, box.h - 8)
    cards = "".join(rect(Box(top.x - i, top.y + i, top.w, top.h), BOARD, 9, stroke=SOFT) for i in (8, 4, 0))
    emblem = mark(sign, top.cx, top.y + (top.h - size) * 0.45, min(top.w * 0.66, top.h - size * 2), back)
    return cards + emblem + centred(top.cx, top.bottom - size * 0.9, count, size * 1.2, weight=BOLD)


@lru_cache(KEPT, typed=True)
def square(box: Box, value: object, size: float, owner: int = -1, near: bool = False, own: str | None = None) -> str:
    """A square of a building: its value while it is free, its owner's mark when it is covered."""
    if owner >= 0:
        side = min(box.w, box.h) * 0.66
        covered = rect(box, SEATS[owner], 4, stroke=BRIGHT, stroke_width=1.5)
        return group(covered, mark(SEAT_MARKS[owner], box.cx, box.cy, side, BRIGHT), id=own)
    fill, stroke, ink = (PAPER, SOFT, INK) if near else (BOARD, LINE, SOFT)
    number = centred(box.cx, box.cy, value, size, fill=ink, weight=BOLD if near else 400)
    return rect(box, fill, 4, stroke=stroke, stroke_width=2 if near else 1.5) + number


@lru_cache(KEPT, typed=True)
def chip(
    x: float, y: float, size: float, sign: str, value: object = "", *, colour: str = INK, fill: str = BOARD,
    stroke: str | None = None, **attributes: Attribute,
) -> str:  # fmt: skip
    """A small quantity: a mark and a number; x is its left end, y its middle."""
    plate = Box(x, y - size * 0.85, chip_width(size, sign, value), size * 1.7)
    drawn = rect(plate, fill, size * 0.4, stroke=stroke, stroke_width=2 if stroke else None)
    if sign:
        drawn += mark(sign, x + size * 0.85, y, size * 1.15, colour)
    if value != "":
        drawn += text(x + size * (1.55 if sign else 0.35), y, value, size, fill=colour, weight=BOLD)
    return group(drawn, **attributes)


def chip_width(size: float, sign: str, value: object = "") -> float:
    words = text_width(str(value), size, BOLD) + size * 0.35 if value != "" else size * 0.15
    return size * (1.55 if sign else 0.35) + words


Item = tuple[float, Callable[[float, float], str]]
"""A width, and what draws it from its left end at the middle of a line."""


def chip_item(size: float, sign: str, value: object = "", **options: Any) -> Item:
    """A chip for `flow`."""
    return chip_width(size, sign, value), lambda x, y: chip(x, y, size, sign, value, **options)


def flow_lines(items: Sequence[Item], width: float, gap: float) -> int:
    """How many lines `flow` needs."""
    lines, x = 1, 0.0
    for wide, _ in items:
        if x > 0 and x + wide > width:
            lines, x = lines + 1, 0.0
        x += wide + gap
    return lines


def flow(box: Box, items: Sequence[Item], line: float, gap: float) -> str:
    """Items from left to right, on as many lines as the box has room for; what does not fit is left out."""
    x, y = box.x, box.y + line / 2
    drawn = []
    for width, draw in items:
        if x > box.x and x + width > box.right:
            x, y = box.x, y + line
        if y + line / 2 > box.bottom + 1:
            break
        drawn.append(draw(x, y))
        x += width + gap
    return "".join(drawn)


def phrase(x: float, y: float, parts: Sequence[str], size: float, *, anchor: str = "start", fill: str = INK) -> str:
    """Words with marks between them, such as `("+3", ":stone")`; x is the end that `anchor` names."""
    return _phrase(x, y, tuple(parts), size, anchor, fill)


@lru_cache(KEPT, typed=True)
def _phrase(x: float, y: float, parts: tuple[str, ...], size: float, anchor: str, fill: str) -> str:
    widths = part_widths(parts, size)
    x -= {"start": 0, "middle": 0.5, "end": 1}[anchor] * phrase_width(parts, size)
    drawn = []
    for part, width in zip(parts, widths, strict=True):
        middle = x + width / 2
        if part.startswith(":"):
            drawn.append(mark(part[1:], middle, y, width, fill))
        else:
            drawn.append(centred(middle, y, part, size, fill=fill, weight=BOLD))
        x += width + size * PART_GAP
    return "".join(drawn)


PART_GAP = 0.15


def part_widths(parts: Sequence[str], size: float) -> list[float]:
    return [size * 1.05 if part.startswith(":") else text_width(part, size, BOLD) for part in parts]


def phrase_width(parts: Sequence[str], size: float) -> float:
    return sum(part_widths(parts, size)) + size * PART_GAP * max(0, len(parts) - 1)


_PIPS = {1: "4", 2: "08", 3: "048", 4: "0268", 5: "02468", 6: "023568"}


@lru_cache(KEPT, typed=True)
def die(box: Box, value: int, fill: str = PAPER, ink: str = INK) -> str:
    """A die that shows its value, 1 to 6, as pips."""
    step = box.w / 4
    pips = [
        circle(box.x + step * (1 + int(pip) % 3), box.y + step * (1 + int(pip) // 3), box.w / 11, ink)
        for pip in _PIPS[value]
    ]
    return rect(box, fill, box.w / 5, stroke=LINE, stroke_width=1.5) + "".join(pips)


def crossed(box: Box) -> str:
    """A place that is closed for the whole game."""
    x, y, w, h = box.inset(7)
    cross = trace("M", x, y, "l", w, h, "M", x + w, y, "l", -w, h)
    bars = path(cross, stroke=LINE, stroke_width=3, stroke_linecap="round")
    return rect(box, BOARD, 7, stroke=LINE, stroke_width=1.5) + bars
