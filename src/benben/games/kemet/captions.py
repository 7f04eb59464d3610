"""What the board says beside its pieces: the words of the view's language, and the signs of fields, tiles and cards."""

from typing import Any

from benben.core.game import View
from benben.draw.palette import BRIGHT, CLAY, DUSK, EARTH, LEAF, SLATE, STRAW, WARN, WATER
from benben.draw.pieces import Places, slug
from benben.games.kemet import GAME
from benben.games.kemet.tables import (
    ACQUIRE,
    BATTLE_CARD,
    BATTLE_CARDS,
    BUILD,
    BY_DAY,
    CARD,
    CARDS,
    DIVINE,
    FIELDS,
    IN_BATTLE,
    MOVE,
    PRAY_ACTION,
    RECRUIT,
)
from benben.games.kemet.tables_solo import AMON
from benben.games.kemet.tables_tiles import COMPANION, COMPANIONS
from benben.words import domains, label, words

DOMAINS = {domain.name: domain for domain in domains(GAME)}

STONES = {
    "ruby": WARN,
    "sapphire": WATER,
    "diamond": BRIGHT,
    "onyx": SLATE,
    "amethyst": DUSK,
    "amber": STRAW,
}
"""The colours of tiles and pyramids."""
ACTION_SIGNS = {MOVE: "sledge", RECRUIT: "crew", BUILD: "mallet", PRAY_ACTION: "ankh", ACQUIRE: "card", DIVINE: "crown"}
FIELD_SIGNS = {field.key: ACTION_SIGNS[field.action] for field in FIELDS}
FIELD_RULES = {
    MOVE: "KEM-5.6.1",
    RECRUIT: "KEM-5.2.1",
    BUILD: "KEM-5.1.1",
    PRAY_ACTION: "KEM-5.5",
    ACQUIRE: "KEM-5.3.1",
}
CARD_HEADS = {IN_BATTLE: CLAY, BY_DAY: LEAF}
AREA_DOMAINS = ("area", "from", "place", "way")
"""The domains whose keys are areas."""
CARD_DOMAINS = ("turn", "add", "card")
FIELD_DOMAINS = ("turn", "silver")


class Sheet:
    """What all parts of the drawing share: the view, its words, the size of its small type, and its lit places."""

    def __init__(self, view: View, lang: str, small: float) -> None:
        self.view = view
        self.lang = lang
        self.small = small
        self.position: dict[str, Any] = view["position"]
        self.seats: list[dict[str, Any]] = self.position["seats"]
        self.areas: dict[str, dict[str, Any]] = self.position["areas"]
        self.viewer: int = view["seat"]
        self.words = words(GAME.key, lang)
        self.places = Places(view, self.label)

    def label(self, domain: str, key: str) -> str:
        return label(GAME, DOMAINS[domain], key, self.lang)

    def name(self, seat: int) -> str:
        if seat == self.viewer:
            return self.words("board-you")
        if "amon" in self.position and seat == AMON:
            return self.words("automa-solo")
        return str(self.view["names"][seat]) if "names" in self.view else self.words("seat", number=seat + 1)

    def asked_in(self, known: tuple[str, ...], usual: str) -> str:
        """The domain of what is asked, if it is one of these."""
        return self.places.domain if self.places.domain in known else usual

    def shown_seat(self) -> int:
        """Whose own board is shown large: the viewer's, or for a watcher that of the active seat."""
        return self.viewer if self.viewer >= 0 else max(0, int(self.position["active"]))

    def short(self, area: str) -> str:
        """The name of an area as it stands on the map."""
        return self.words(f"area-{area}.short")

    def companion(self, key: str) -> str:
        """The name of a companion as it stands on the map."""
        return self.words(slug("companion", key) + ".short")


def card_figures(key: str) -> list[str]:
    """What a battle card shows: strength, damage, unblockable damage, defence."""
    row = BATTLE_CARDS[BATTLE_CARD.index[key]]
    return figures(row.strength, row.damage, row.unblockable, row.defence)


def figures(strength: int, damage: int, unblockable: int, defence: int) -> list[str]:
    parts = []
    for value, sign in ((strength, ":sword"), (damage, ":skull"), (unblockable, ":cross"), (defence, ":shield")):
        if value:
            parts += [signed(value), sign]
    return parts or ["0"]


def intervention_figures(key: str) -> list[str]:
    """What an intervention adds in battle, or the sign of when it is played."""
    row = CARDS[CARD.index[key]]
    if row.strength or row.damage or row.defence:
        return ["+", *figures(row.strength, row.damage, 0, row.defence)]
    return [":sword"] if row.symbol == IN_BATTLE else [":sun"] if row.symbol == BY_DAY else [":sledge"]


def companion_figures(key: str) -> list[str]:
    row = COMPANIONS[COMPANION.index[key]]
    moves = [f"+{row.moves}", ":sledge"] if row.moves else []
    return moves + figures(row.strength, row.damage, row.unblockable, row.defence)


def card_head(key: str) -> str:
    return CARD_HEADS.get(CARDS[CARD.index[key]].symbol, EARTH)


def signed(value: int) -> str:
    return str(value) if value >= 0 else f"−{-value}"
