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
    "horus": "eye", "ra": "sun", "hathor": "temple", "bastet": "jar", "thoth": "card", "osiris": "grain",
}  # fmt: skip
LIGHT_SIGNS = {"sunny": "sun", "shaded": "any", "dark": "moon"}
EDGE_COLOURS = (SEATS[0], WARN, LEAF, SEATS[3])
CARD_COLOURS = {"b": SEATS[3], "t": WATER, "d": DUSK, "s": CLAY, "a": LEAF}
CARD_SIGNS = {"b": "feather", "t": "mallet", "d": "crown", "s": "obelisk", "a": "ankh"}
ABILITY_SIGNS = (
    "", "crowd", "crook", "lotus", "up", "temple", "star", "card", "statue", "crown", "grain", "coin", "twice",
)  # fmt: skip
GISTS = {
    "b01": "+4 :stone", "b02": "+4 :mountain", "b03": "+4 :bread", "b04": "+4 :papyrus", "b05": "+3 :coin",
    "b06": "+2 :crook", "b07": "+3 | :crowd / :lotus", "b08": "+3 | :crowd / :lotus", "b09": "1–6", "b10": "1–6",
    "b11": ":any | ±1", "b12": ":any | ±1", "b13": ":sun / :eye | :barred :stone :mountain",
    "b14": ":sun / :eye | :barred :stone :mountain", "b15": ":jar / :temple | :barred :papyrus :bread",
    "b16": ":jar / :temple | :barred :papyrus :bread", "b17": ":twice | −1 :crook", "b18": ":twice | −1 :crook",
    "b19": ":twice | −1 :crowd :lotus", "b20": ":twice | −1 :crowd :lotus", "b21": ":basket ×2", "b22": ":basket ×2",
    "b23": ":skull", "b24": ":skull",
    "t01": ":grain | +2 :star", "t02": ":sun | +2 :star", "t03": ":card | +2 :star", "t04": ":eye | +2 :star :mountain",
    "t05": ":temple | :column +2 :star", "t06": ":jar | +2 :star | :crowd :lotus", "t07": ":statue | +1 :mountain",
    "t08": ":cross = :check", "t09": ":sun :any :moon | :check", "t10": ":coin = :crook", "t11": "1 | +2 :star",
    "t12": ":basket | +1 :star", "t13": ":basket ±2 | +1", "t14": ":eye :sun :jar | ±2", "t15": ":ankh 5 | +2 :hand",
    "t16": ":up +2 :star | :down +1 :coin", "t17": ":bread +2 :star | :barred :bread", "t18": ":scales | +1 :star",
    "t19": ":basket :twice | −1 :crook", "t20": ":card | +1 :papyrus", "t21": ":temple | +1 :bread",
    "t22": ":stone = :mountain", "t23": ":skull | +3 :star", "t24": ":feather | +1 :coin",
    "d01": ":mallet | 3 :star", "d02": ":crown :any | 4 :star", "d03": ":crown ×2 | −2 :coin",
    "d04": ":crowd | 4 :star", "d05": ":lotus | 4 :star", "d06": ":lotus :up | 1 :star", "d07": ":crook | 3 :star",
    "d08": ":coin 2 | :basket 1", "d09": ":stone :mountain | 3 :star", "d10": ":papyrus :bread | 3 :star",
    "d11": ":grain | 2 :star", "d12": ":temple | 3 :star", "d13": ":column | 3 :star",
    "d14": ":statue :temple | 2 :star", "d15": ":column :temple | 2 :star", "d16": ":statue :eye | 4 :star",
    "d17": ":statue :column | 2 :star", "d18": ":statue | 3 :star", "d19": ":statue :crowd | 5 :star",
    "d20": ":up | 10/5 :star", "d21": ":temple :grain | 1 :star", "d22": ":scales | ½ :star",
    "d23": ":any | ×1", "d24": ":temple ×2",
}  # fmt: skip
"""What a card does, in marks: a bar parts the lines."""


def gist(key: str) -> list[list[str]]:
    """The lines of a card's marks, as phrases."""
    return [line.split() for line in GISTS[key].split(" | ")]


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
            return self.words("automa-solo")
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
    """A die such as `brown_4`, edged so that it stands out from light and shadow."""
    colour, face = key.split("_")
    ink = SEATS[5] if colour == "white" else BRIGHT
    edge = rect(box, "none", box.w / 5, stroke=SLATE if colour == "white" else BRIGHT, stroke_width=1.5)
    return group(die(box, int(face), DIE_COLOURS[colour], ink) + edge, **attributes)


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
