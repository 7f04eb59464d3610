"""A plate for any component: what a game shows that has no drawing of its own for it."""

from collections.abc import Sequence

from benben.draw.marks import mark
from benben.draw.palette import BRIGHT, EARTH, SOFT
from benben.draw.pieces import card_frame
from benben.draw.svg import BOLD, Box, centred, document, text

SIZE = 14.0
HEAD = 30.0
LINES = 3


def plate(name: str, kind: str, figures: Sequence[tuple[str, str]], sign: str) -> str:
    """Name, the game's mark, the first figures (label, value), and the kind of the component."""
    box = Box(1, 1, 238, 128)
    side = 56.0
    left, width = box.x + side + 22, box.w - side - 32
    middle = box.y + HEAD + (box.h - HEAD - 22) / 2
    drawn = [
        card_frame(box, HEAD, EARTH),
        centred(box.cx, box.y + HEAD / 2, name, SIZE, width=box.w - 16, least=11, fill=BRIGHT, weight=BOLD),
        mark(sign, box.x + 10 + side / 2, middle, side, EARTH),
        centred(box.cx, box.bottom - 13, kind, 12, width=box.w - 16, least=11, fill=SOFT),
    ]
    shown = figures[:LINES]
    for i, (told, value) in enumerate(shown):
        y = middle + (i - (len(shown) - 1) / 2) * 21
        drawn.append(text(left, y, told, 12, width=width * 0.55, least=11, fill=SOFT))
        drawn.append(text(left + width, y, value, SIZE, width=width * 0.42, least=11, weight=BOLD, anchor="end"))
    return document(240, 130, *drawn, label=name, class_="plate")
