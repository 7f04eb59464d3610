"""What the board says beside its pieces: the words of the view's language, and the look of resources and tokens."""

from typing import Any

from benben.core.game import View
from benben.draw.marks import mark
from benben.draw.palette import BOARD, BRIGHT, INK, LEAF, LINE, PAPER, SEATS, SLATE, SOFT, WARN, WATER
from benben.draw.pieces import Places
from benben.draw.svg import BOLD, Attribute, Box, centred, circle, group, polygon, rect
from benben.games.faraon import GAME
from benben.games.faraon.tables import OFFERINGS
from benben.words import domains, label, words

DOMAINS = {domain.name: domain for domain in domains(GAME)}

COLOURS = {
    "agriculture": LEAF,
    "justice": WATER,
    "power": WARN,
    "trade": SEATS[3],
    "construction": SEATS[5],
    "silver": SLATE,
}
SIGNS = {
    "agriculture": "grain",
    "justice": "scales",
    "power": "crown",
    "trade": "coin",
    "construction": "stone",
    "silver": "moon",
}
"""A resource is a colour and a mark, so that nobody needs to see colours."""
AREA_SIGNS = {"artisans": "mallet", "tomb": "tomb", "nile": "water", "nobles": "crook", "offerings": "basket"}
TOKEN_ROWS = {row.key: row for row in OFFERINGS}
BASIC_KEYS = tuple(key for key in COLOURS if key != "silver")


class Sheet:
    """What all parts of the drawing share: the view, its words, the size of its small type, and its lit places."""

    def __init__(self, view: View, lang: str, small: float) -> None:
        self.view = view
        self.lang = lang
        self.small = small
        self.position: dict[str, Any] = view["position"]
        self.seats: list[dict[str, Any]] = self.position["seats"]
        self.traitor: dict[str, Any] | None = self.position["traitor"]
        self.viewer: int = view["seat"]
        self.words = words(GAME.key, lang)
        self.places = Places(view, self.label)

    def label(self, domain: str, key: str) -> str:
        return label(GAME, DOMAINS[domain], key, self.lang)

    def name(self, seat: int) -> str:
        if self.traitor is not None and seat == self.traitor["seat"]:
            return self.words("automa-solo")
        if seat == self.viewer:
            return self.words("board-you")
        return str(self.view["names"][seat]) if "names" in self.view else self.words("seat", number=seat + 1)

    def asks(self, *domains: str) -> bool:
        return self.places.domain in domains


# --- Resources and tokens ---------------------------------------------------------------------------------------------


def coin(x: float, y: float, r: float, key: str, **attributes: Attribute) -> str:
    """A resource or an offering token: round resources, pointed tokens, a barred disc for a marker."""
    if key in COLOURS:
        body = circle(x, y, r, COLOURS[key], stroke=BRIGHT, stroke_width=max(1.0, r / 12))
        return group(body + mark(SIGNS[key], x, y, r * 1.3, BRIGHT), **attributes)
    if key == "marker":
        return group(circle(x, y, r, SOFT) + mark("cross", x, y, r, BRIGHT), **attributes)
    return group(offering(x, y, r, key), **attributes)


def offering(x: float, y: float, r: float, key: str) -> str:
    """An offering token: a resource or an area on a tablet, or a star with its prestige."""
    row = TOKEN_ROWS[key]
    points = [(x - r, y - r * 0.55), (x - r * 0.55, y - r), (x + r * 0.55, y - r), (x + r, y - r * 0.55)]
    points += [(x + r, y + r), (x - r, y + r)]
    if row.kind == "resource":
        ink = INK if row.shows == "construction" else COLOURS[row.shows]
        frame = polygon(points, PAPER, stroke=ink, stroke_width=max(2.0, r / 6))
        return frame + mark(SIGNS[row.shows], x, y + r * 0.1, r * 1.25, ink)
    frame = polygon(points, PAPER, stroke=SOFT, stroke_width=max(1.5, r / 8))
    if row.kind == "area":
        return frame + mark(AREA_SIGNS[row.shows], x, y + r * 0.1, r * 1.25, INK)
    return frame + centred(x, y + r * 0.1, f"+{row.prestige}", r, weight=BOLD)


def price(x: float, y: float, side: float, key: str) -> str:
    """FAR-3.2  A square icon is a cost."""
    box = Box(x - side / 2, y - side / 2, side, side)
    return rect(box, COLOURS[key], side / 5) + mark(SIGNS[key], x, y, side * 0.72, BRIGHT)


def any_price(x: float, y: float, side: float, sign: str = "any") -> str:
    """A cost of any colour."""
    box = Box(x - side / 2, y - side / 2, side, side)
    return rect(box, BOARD, side / 5, stroke=SOFT, stroke_width=1.5) + mark(sign, x, y, side * 0.7, SOFT)


def empty_coin(x: float, y: float, r: float) -> str:
    return circle(x, y, r, BOARD, stroke=LINE, stroke_width=1.5)
