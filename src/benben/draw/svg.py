"""SVG as text: elements, boxes, and words that shrink or wrap to fit."""

import html
from functools import lru_cache
from typing import NamedTuple

from benben.draw.palette import INK

SANS = "Inter, 'Segoe UI', Roboto, 'Noto Sans', 'DejaVu Sans', sans-serif"
SERIF = "Georgia, 'Noto Serif', 'DejaVu Serif', serif"
BOLD = 700

Attribute = str | float | None


class Box(NamedTuple):
    """A place on the sheet."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    def inset(self, by: float) -> "Box":
        """Smaller by this much on every side; larger if it is negative."""
        return Box(self.x + by, self.y + by, self.w - 2 * by, self.h - 2 * by)

    def columns(self, count: int, gap: float) -> list["Box"]:
        width = (self.w - gap * (count - 1)) / count
        return [Box(self.x + i * (width + gap), self.y, width, self.h) for i in range(count)]

    def rows(self, count: int, gap: float) -> list["Box"]:
        height = (self.h - gap * (count - 1)) / count
        return [Box(self.x, self.y + i * (height + gap), self.w, height) for i in range(count)]


KEPT = 1 << 14
"""Boards are drawn again and again with few changes: how many of each small thing are kept as text."""

escape = lru_cache(KEPT)(html.escape)


@lru_cache(KEPT, typed=True)
def number(value: float) -> str:
    """At most two decimals, none for nothing."""
    return f"{value + 0.0:.2f}".rstrip("0").rstrip(".") if isinstance(value, float) else str(value)


@lru_cache(KEPT)
def attribute_name(name: str) -> str:
    """`stroke_width` means stroke-width, `class_` means class."""
    return name.rstrip("_").replace("_", "-")


def element(tag: str, *children: str, **attributes: Attribute) -> str:
    """An element; None leaves an attribute out."""
    told = tag
    for name, value in attributes.items():
        if value is not None:
            told += f' {attribute_name(name)}="{escape(value) if isinstance(value, str) else number(value)}"'
    return f"<{told}>{''.join(children)}</{tag}>" if children else f"<{told}/>"


@lru_cache(KEPT)
def shape(tag: str, **attributes: Attribute) -> str:
    """An element without children."""
    return element(tag, **attributes)


def group(*children: str, **attributes: Attribute) -> str:
    return element("g", *children, **attributes)


def rect(box: Box, fill: str = "none", radius: float = 6, **attributes: Attribute) -> str:
    return shape("rect", x=box.x, y=box.y, width=box.w, height=box.h, rx=radius, fill=fill, **attributes)


def circle(x: float, y: float, r: float, fill: str = "none", **attributes: Attribute) -> str:
    return shape("circle", cx=x, cy=y, r=r, fill=fill, **attributes)


def trace(*parts: str | float) -> str:
    """The data of a path: letters and numbers, such as `("M", 0, 0, "h", 10, "z")`."""
    return " ".join(part if isinstance(part, str) else number(part) for part in parts)


def path(d: str, fill: str = "none", **attributes: Attribute) -> str:
    return shape("path", d=d, fill=fill, **attributes)


def line(x1: float, y1: float, x2: float, y2: float, stroke: str, **attributes: Attribute) -> str:
    return shape("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=stroke, **attributes)


def polygon(points: list[tuple[float, float]], fill: str = "none", **attributes: Attribute) -> str:
    listed = " ".join(f"{number(x)},{number(y)}" for x, y in points)
    return element("polygon", points=listed, fill=fill, **attributes)


def document(width: float, height: float, *children: str, label: str, **attributes: Attribute) -> str:
    """A whole drawing that also stands on its own."""
    size = f"0 0 {number(width)} {number(height)}"
    more: dict[str, Attribute] = {"xmlns": "http://www.w3.org/2000/svg", "viewBox": size, "role": "group"}
    return element(
        "svg", *children, **more, width=width, height=height, font_family=SANS, aria_label=label,
        **attributes,
    )  # fmt: skip


def tooltip(words: str) -> str:
    """What a browser shows while the pointer rests."""
    return f"<title>{escape(words)}</title>"


# --- Words ------------------------------------------------------------------------------------------------------------

_WIDTHS = {
    **dict.fromkeys("ijlł.,:;'|!·’", 0.3),
    **dict.fromkeys("tfr()[]-/ ", 0.41),
    **dict.fromkeys("mwMW…%@", 0.93),
    **dict.fromkeys("ABCDEFGHKLNOPQRSTUVXYZĆŁŃÓŚŹŻĄĘ", 0.7),
}


@lru_cache(KEPT)
def text_width(words: str, size: float, weight: float = 400) -> float:
    """About how wide the words are in the usual sans fonts; rather too much than too little."""
    ems = sum(_WIDTHS.get(letter, 0.59) for letter in words)
    return ems * size * (1.06 if weight >= 600 else 1)


def fit(words: str, size: float, width: float, least: float, weight: float = 400) -> tuple[str, float]:
    """The words and the size at which they fit: shrunk to `least`, then cut."""
    needed = text_width(words, size, weight)
    if needed <= width:
        return words, size
    size = max(least, size * width / needed)
    while len(words) > 1 and text_width(words, size, weight) > width:
        words = words.rstrip("…")[:-1].rstrip() + "…"
    return words, size


def wrap(words: str, size: float, width: float, lines: int, weight: float = 400) -> list[str]:
    """At most so many lines; the last one is cut if the words do not end there."""
    found: list[str] = []
    rest = words.split()
    while rest and len(found) < lines - 1:
        count = len(rest)
        while count > 1 and text_width(" ".join(rest[:count]), size, weight) > width:
            count -= 1
        found.append(" ".join(rest[:count]))
        rest = rest[count:]
    found.append(" ".join(rest))
    return [fit(each, size, width, size, weight)[0] for each in found if each]


@lru_cache(KEPT, typed=True)
def text(
    x: float, y: float, words: object, size: float, *, width: float | None = None, least: float | None = None,
    fill: str = INK, weight: int = 400, anchor: str = "start", serif: bool = False, **attributes: Attribute,
) -> str:  # fmt: skip
    """Words on one line, y at their middle; with a width they shrink to `least` (or not at all) and are then cut."""
    told = str(words).replace("−", "–")  # few fonts have the true minus
    if width is not None:
        told, size = fit(told, size, width, size if least is None else least, weight)
    return element(
        "text", escape(told), x=x, y=y + 0.36 * size, font_size=size, fill=fill,
        font_weight=weight if weight != 400 else None,
        text_anchor=anchor if anchor != "start" else None,
        font_family=SERIF if serif else None,
        **attributes,
    )  # fmt: skip


def centred(x: float, y: float, words: object, size: float, **options: object) -> str:
    """Words with their middle at x and y."""
    return text(x, y, words, size, anchor="middle", **options)


def wrapped(
    x: float, y: float, words: str, size: float, width: float, lines: int, *, anchor: str = "start", fill: str = INK,
    weight: int = 400,
) -> str:  # fmt: skip
    """Words on as many lines as they need, y at the middle of them all."""
    found = wrap(words, size, width, lines, weight)
    first = y - (len(found) - 1) * size * 0.6
    return "".join(
        text(x, first + i * size * 1.2, each, size, anchor=anchor, fill=fill, weight=weight)
        for i, each in enumerate(found)
    )
