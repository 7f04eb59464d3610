"""What the board says beside its pieces: the words of the view's language, and the look of dice, tokens and tiles."""

from math import cos, pi, sin
from typing import Any

from benben.core.game import View
from benben.draw.marks import mark
from benben.draw.palette import BOARD, BRIGHT, CLAY, DUSK, INK, LEAF, LINE, SEATS, SLATE, STRAW, WARN, WATER
from benben.draw.pieces import Places, die
from benben.draw.svg import BOLD, Attribute, Box, centred, circle, group, polygon, rect, trace
from benben.games.tekhenu import GAME
from benben.games.tekhenu.tables import EDGES, LIGHTING, NO_ABILITY, PILLAR, PILLAR_TILES, SUNNY
from benben.words import domains, label, words

DOMAINS = {domain.name: domain for domain in domains(GAME)}

DIE_COLOURS = {"white": BRIGHT, "black": SEATS[5], "yellow": SEATS[3], "brown": CLAY, "grey": SLATE}
TOKEN_COLOURS = {
    "papyrus": STRAW, "bread": CLAY, "limestone": SLATE, "granite": SEATS[5], "gold": SEATS[3], "scribe": DUSK,
    "faith": WATER,
}  # fmt: skip
TOKEN_SIGNS = {
    "papyrus": "papyrus", "bread": "bread", "limestone": "stone", "granite": "mountain", "gold": "coin",
    "scribe": "crook", "faith": "hand",
}  # fmt: skip
"""A token is a colour and a mark, so that nobody needs to see colours."""
GOD_SIGNS = {
    "horus": "eye", "ra": "sun", "hathor": "lotus", "bastet": "jar", "thoth": "card", "osiris": "grain",
}  # fmt: skip
LIGHT_SIGNS = {"sunny": "sun", "shaded": "any", "dark": "moon"}
EDGE_COLOURS = (SEATS[0], WARN, LEAF, SEATS[3])
CARD_COLOURS = {"b": SEATS[3], "t": WATER, "d": DUSK, "s": CLAY, "a": LEAF}
CARD_SIGNS = {"b": "star", "t": "mallet", "d": "crown", "s": "obelisk", "a": "ankh"}
ABILITY_SIGNS = (
    "",
    "crowd",
    "crook",
    "lotus",
    "up",
    "temple",
    "star",
    "card",
    "statue",
    "crown",
    "grain",
    "coin",
    "twice",
)


class Sheet:
    """What all parts of the drawing share: the view, its words, the size of its small type, and its lit places."""

    def __init__(self, view: View, lang: str, small: float) -> None:
        self.view = view
        self.lang = lang
        self.small = small
        self.position: dict[str, Any] = view["position"]
        self.seats: list[dict[str, Any]] = self.position["seats"]
        self.bot: int = self.position["bot"]
        self.viewer: int = view["seat"]
        self.words = words(GAME.key, lang)
        self.places = Places(view, self.label)

    def label(self, domain: str, key: str) -> str:
        return label(GAME, DOMAINS[domain], key, self.lang)

    def name(self, seat: int) -> str:
        if seat == self.bot:
            return self.words("board-bot")
        if seat == self.viewer:
            return self.words("board-you")
        return str(self.view["names"][seat]) if "names" in self.view else self.words("seat", number=seat + 1)

    def asks(self, *names: str) -> bool:
        return self.places.domain in names


def point(x: float, y: float, r: float, angle: float) -> tuple[float, float]:
    return x + r * cos(angle), y + r * sin(angle)


def angle_of(section: float) -> float:
    """Six wedges, clockwise from the top right."""
    return -pi / 2 + (section + 0.5) * pi / 3


def ring_part(x: float, y: float, inner: float, outer: float, start: float, end: float) -> str:
    """The path of a part of a ring between two angles."""
    (ax, ay), (bx, by) = point(x, y, outer, start), point(x, y, outer, end)
    (cx, cy), (dx, dy) = point(x, y, inner, end), point(x, y, inner, start)
    return trace(
        "M", ax, ay, "A", outer, outer, "0 0 1", bx, by, "L", cx, cy, "A", inner, inner, "0 0 0", dx, dy, "z"
    )  # fmt: skip


def draw_die(box: Box, key: str, **attributes: Attribute) -> str:
    """A die such as `brown_4`; its colour's first letters help who cannot see it."""
    colour, face = key.split("_")
    ink = SEATS[5] if colour == "white" else BRIGHT
    return group(die(box, int(face), DIE_COLOURS[colour], ink), **attributes)


def coin(x: float, y: float, r: float, key: str, **attributes: Attribute) -> str:
    """A token: a coloured disc with its mark."""
    body = circle(x, y, r, TOKEN_COLOURS[key], stroke=BRIGHT, stroke_width=max(1.0, r / 12))
    return group(body + mark(TOKEN_SIGNS[key], x, y, r * 1.3, BRIGHT), **attributes)


def draw_tile(box: Box, key: str, turn: int, detail: bool = True, **attributes: Attribute) -> str:
    """A Pillar tile: four coloured triangles; in the middle its ability under its lighting."""
    number = PILLAR.index[key]
    corners = [(box.x, box.y), (box.right, box.y), (box.right, box.bottom), (box.x, box.bottom)]
    body = "".join(
        polygon(
            [corners[side], corners[(side + 1) % 4], (box.cx, box.cy)], EDGE_COLOURS[EDGES[number * 4 + turn][side]]
        )
        for side in range(4)
    )
    body += rect(box, "none", 3, stroke=BRIGHT, stroke_width=1.5)
    if detail:
        body += tile_heart(box, number)
    return group(body, **attributes)


def tile_heart(box: Box, number: int) -> str:
    row = PILLAR_TILES[number]
    r = box.w * 0.27
    heart = circle(box.cx, box.cy, r, BOARD)
    if row.ability == NO_ABILITY:
        return heart
    light = LIGHT_SIGNS[LIGHTING.keys[row.lighting]]
    colour = WARN if row.lighting == SUNNY else INK
    heart += mark(light, box.cx, box.cy - r * 0.48, r * 0.8, colour)
    return heart + mark(ABILITY_SIGNS[row.ability], box.cx, box.cy + r * 0.42, r * 0.95, INK)


def empty_disc(x: float, y: float, r: float) -> str:
    return circle(x, y, r, BOARD, stroke=LINE, stroke_width=1.5)


def figure(x: float, y: float, words: object, size: float, fill: str = INK) -> str:
    return centred(x, y, words, size, weight=BOLD, fill=fill)
