"""The colours of every board, by name: the page gives them their values, a file on its own gets them written in."""

import re

LIGHT = {
    "ground": "#ddcba0",
    "board": "#efe3c8",
    "paper": "#fbf6ea",
    "ink": "#2b241b",
    "soft": "#7d6a48",
    "line": "#d9c79f",
    "act": "#1e8f8b",
    "warn": "#b5442b",
    "water": "#3f8fb0",
    "seat-0": "#1f4e8c",
    "seat-1": "#b5442b",
    "seat-2": "#3f7d4e",
    "seat-3": "#c98f1f",
    "seat-4": "#7b3fb0",
    "seat-5": "#3a3631",
    "bright": "#fffaf0",
    "leaf": "#4f7f3a",
    "straw": "#8f861c",
    "clay": "#8c5a2b",
    "earth": "#7b6a55",
    "slate": "#4d5763",
    "dusk": "#5f527d",
}
DARK = LIGHT | {
    "ground": "#15120e",
    "board": "#221c15",
    "paper": "#2b241b",
    "ink": "#f3e8cd",
    "soft": "#b9a67f",
    "line": "#4a3f30",
    "act": "#45c2bc",
    "warn": "#e0765b",
    "water": "#2d6f8b",
    "seat-0": "#2f66ad",
    "seat-5": "#5a544c",
    "leaf": "#5c9146",
    "straw": "#a39a2e",
    "clay": "#b07a45",
    "earth": "#8f7b62",
    "slate": "#6f7d8c",
    "dusk": "#8676ab",
}

GROUND, BOARD, PAPER, INK, SOFT, LINE, ACT, WARN, WATER = (
    f"var(--{name})" for name in ("ground", "board", "paper", "ink", "soft", "line", "act", "warn", "water")
)
BRIGHT = "var(--bright)"
"""What is written on a seat's colour or on the head of a card, by day and by night."""
LEAF, STRAW, CLAY, EARTH, SLATE, DUSK = (
    f"var(--{name})" for name in ("leaf", "straw", "clay", "earth", "slate", "dusk")
)
"""Kinds of cards and fields."""
SEATS = tuple(f"var(--seat-{seat})" for seat in range(6))


def standalone(svg: str, dark: bool = False) -> str:
    """The drawing with its colours written in, right wherever it is shown."""
    colours = DARK if dark else LIGHT
    return re.sub(r"var\(--([a-z0-9-]+)\)", lambda found: colours[found[1]], svg)


def css(dark: bool = False) -> str:
    """The colours as declarations for a page."""
    return "".join(f"--{name}: {value};\n" for name, value in (DARK if dark else LIGHT).items())
