"""What the board says beside its pieces: the words of the view's language, and the signs of cards, events, units."""

from typing import Any

from benben.core.game import View
from benben.draw.palette import CLAY, DUSK, EARTH, LEAF, SLATE, STRAW, WARN, WATER
from benben.draw.pieces import Places
from benben.games.ankh import GAME
from benben.games.ankh.tables import SPACES, start_square
from benben.words import domains, label, words

DOMAINS = {domain.name: domain for domain in domains(GAME)}

EVENT_SIGNS = ("ship", "hand", "sledge", "sword")
"""By kind of event space."""
CARD_SIGNS = {
    "flood": "water",
    "build_monument": "mallet",
    "plague": "skull",
    "chariots": "sword",
    "drought": "sun",
    "miracle": "star",
    "cycle_of_maat": "twice",
}
MONUMENT_SIGNS = {"obelisk": "obelisk", "temple": "temple", "pyramid": "pyramid"}
UNIT_LETTERS = {
    "cat_mummy": "C",
    "satet": "S",
    "apep": "A",
    "mummy": "M",
    "giant_scorpion": "G",
    "androsphinx": "X",
}
TINTS = (SLATE, DUSK, CLAY, STRAW, EARTH, WATER, WARN, LEAF)
"""One for each order token."""
GOD_RULES = {"amun": "ANK-20.1", "anubis": "ANK-20.2", "isis": "ANK-20.3", "osiris": "ANK-20.4", "ra": "ANK-20.5"}
GUARDIAN_RULES = {
    "cat_mummy": "ANK-21.1",
    "satet": "ANK-21.2",
    "apep": "ANK-21.3",
    "mummy": "ANK-21.4",
    "giant_scorpion": "ANK-21.5",
    "androsphinx": "ANK-21.6",
}


class Sheet:
    """What all parts of the drawing share: the view, its words, the size of its small type, and its lit places."""

    def __init__(self, view: View, lang: str, small: float) -> None:
        self.view = view
        self.lang = lang
        self.small = small
        self.position: dict[str, Any] = view["position"]
        self.seats: list[dict[str, Any]] = self.position["seats"]
        self.viewer: int = view["seat"]
        self.words = words(GAME.key, lang)
        self.places = Places(view, self.label)

    def label(self, domain: str, key: str) -> str:
        return label(GAME, DOMAINS[domain], key, self.lang)

    def name(self, seat: int) -> str:
        if seat == self.viewer:
            return self.words("board-you")
        return str(self.view["names"][seat]) if "names" in self.view else self.words("seat", number=seat + 1)

    def god(self, seat: int) -> str:
        """The god of a seat, or its two gods; the seat alone before it has one."""
        gods = self.seats[seat]["gods"]
        return " + ".join(self.label("god", god) for god in gods) if gods else self.name(seat)

    def asked(self, name: str) -> Any:
        """A part of what the viewer is asked; None if it has none."""
        return self.view["asked"]["args"].get(name) if self.view["asked"] else None


def chiefs(sheet: Sheet) -> list[int]:
    """The seats that stand for a god in the game."""
    return [seat for seat, theirs in enumerate(sheet.seats) if theirs["chief"] == seat]


def partners(sheet: Sheet, chief: int) -> list[int]:
    return [seat for seat, theirs in enumerate(sheet.seats) if theirs["chief"] == chief]


def steps_left(view: View, track: int) -> int:
    """How many actions of a track are left to its event."""
    place, white = view["position"]["markers"][track]
    return int(white) - int(place)


def first_square(view: View, track: int) -> int:
    return start_square(track, len(view["position"]["seats"]))


def next_event(view: View) -> int:
    """The kind of the next event space; the last one stays."""
    return SPACES[min(view["position"]["event"] + 1, len(SPACES) - 1)].kind
