"""Words that wrap and shrink until they fit a box."""

from benben.draw.palette import INK, WARN
from benben.draw.svg import Box, text, wrap

PITCH = 1.14
"""From line to line, in sizes of type."""


def whole(words: str, size: float, width: float, lines: int, weight: int) -> list[str] | None:
    """The lines, or None if some of the words would be cut."""
    found = wrap(words, size, width, lines, weight)
    return found if " ".join(found) == " ".join(words.split()) else None


def snug(
    box: Box, words: str, size: float, lines: int = 2, least: float | None = None, *, fill: str = INK,
    weight: int = 400, anchor: str = "middle", serif: bool = False,
) -> str:  # fmt: skip
    """Words in the middle of a box, on as many lines and as large as they fit; cut only below `least`."""
    least = size * 0.72 if least is None else least
    shown = None
    while shown is None:
        most = max(1, min(lines, int(box.h / (size * PITCH) + 0.08)))
        shown = whole(words, size, box.w, most, weight)
        if shown is None and size <= least:
            shown = wrap(words, size, box.w, most, weight)
        elif shown is None:
            size = max(least, size - 0.5)
    x = {"start": box.x, "middle": box.cx, "end": box.right}[anchor]
    first = box.cy - (len(shown) - 1) * size * PITCH / 2
    return "".join(
        text(x, first + i * size * PITCH, each, size, fill=fill, weight=weight, anchor=anchor, serif=serif)
        for i, each in enumerate(shown)
    )


def title(box: Box, words: str, size: float, anchor: str = "start", lines: int = 1) -> str:
    """The title of a part in carnelian capitals, smaller if it has to be."""
    return snug(box, words.upper(), size, lines, size * 0.7, fill=WARN, weight=700, anchor=anchor)
