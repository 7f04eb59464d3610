"""What the board says beside its pieces: the words of the view's language, and the short form of each card and stop."""

from typing import Any, NamedTuple

from benben.core.game import View
from benben.draw.palette import CLAY, DUSK, EARTH, LEAF, SLATE, STRAW
from benben.draw.pieces import Places
from benben.games.egizia import GAME
from benben.games.egizia.tables import (
    BONUS_AMOUNT,
    CREW,
    FIELD,
    IMMEDIATE,
    MARKET,
    NILE,
    NILE_CARD,
    PERMANENT,
    POINTS,
    QUARRY,
    STONE,
    STORE,
    NileCard,
)
from benben.words import domains, label, words

DOMAINS = {domain.name: domain for domain in domains(GAME)}


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


def card_row(key: str) -> NileCard:
    return NILE[NILE_CARD.index[key]]


def holds(view: View, seat: int, kind: int) -> bool:
    """Does a card of this kind lie in front of the seat?"""
    return any(card_row(key).kind == kind for key in view["position"]["seats"][seat]["cards"])


def signed(points: int) -> str:
    """EGZ-12.5  Scores may be negative."""
    return str(points) if points >= 0 else f"−{-points}"


def supported(buildings: dict[str, list[int]], column: str) -> bool:
    """EGZ-10.6  Does the next square of a row of the pyramid rest on two covered ones? Other columns need nothing."""
    if not column.startswith("py") or column == "py1":
        return True
    below = buildings[f"py{int(column[2]) - 1}"]
    return len(below) >= len(buildings[column]) + 2


# --- Stops ------------------------------------------------------------------------------------------------------------

STOP_SIGNS = {
    "edfu": (("jar", ":down"), ("scales", ":down")),
    "thebae": (("1", "+1"), ("2", "+1")),
    "selinon": (("2", "+1"), ("3", "+1")),
    "beni_hasan": (("1", "+1"), ("3", "+1")),
    "passalon": (("crook", "+1"), ("ring", "±1")),
    "alyi": (("any", "+1"), ("stone", "+2")),
    "heliopolis": (("crook", "+1"), ("ring", "±1")),
}
"""EGZ-17  What a round stop does: a sign, or the number of a crew, and how much."""
STOP_RULES = {
    "edfu": "EGZ-17.1",
    "thebae": "EGZ-17.2",
    "selinon": "EGZ-17.3",
    "beni_hasan": "EGZ-17.4",
    "alyi": "EGZ-17.5",
    "passalon": "EGZ-17.6",
    "heliopolis": "EGZ-17.7",
}
SITE_TITLES = {"site_a": "board-sphinx", "site_b": "board-obelisk", "site_c": "board-temple"}

# --- Nile cards -------------------------------------------------------------------------------------------------------


class Look(NamedTuple):
    """A kind of card: its sign, its number if the row has none, and its rule."""

    sign: str
    figure: str
    rule: str


LOOKS = (
    Look("grain", "", "EGZ-19.1"),
    Look("stone", "", "EGZ-19.3"),
    Look("stone", "", "EGZ-19.4"),
    Look("crew", "", "EGZ-19.8"),
    Look("crook", "", "EGZ-19.10"),
    Look("jar", "", "EGZ-19.16"),
    Look("scales", "", "EGZ-19.16"),
    Look("star", "", "EGZ-19.21"),
    Look("grain", "", "EGZ-19.9"),
    Look("ship", "+1", "EGZ-19.5"),
    Look("flail", "+1", "EGZ-19.15"),
    Look("mallet", "", "EGZ-19.11"),
    Look("crowd", "×2", "EGZ-19.6"),
    Look("sphinx", "×2", "EGZ-19.7"),
    Look("hand", "", "EGZ-19.17"),
    Look("twice", "×2", "EGZ-19.18"),
    Look("mallet", "!", "EGZ-19.12"),
    Look("sphinx", "", "EGZ-19.14"),
    Look("cards", "+1", "EGZ-19.13"),
    Look("up", "", "EGZ-19.20"),
    Look("up", "1×", "EGZ-19.19"),
)
"""By kind of card, in the order of the table CARD_KIND."""
FIELD_HEADS = (LEAF, STRAW, CLAY)
FIELD_KINDS = ("board-field-green", "board-field-yellow", "board-field-brown")
BONUS_SIGNS = {STORE: ":jar", MARKET: ":scales", POINTS: ":star", STONE: ":stone"}


def head_of(row: NileCard) -> str:
    """EGZ-18  Fields show their colour, other cards their class: permanent, immediate, anytime."""
    if row.kind == FIELD:
        return FIELD_HEADS[row.colour]
    return EARTH if row.kind in PERMANENT else SLATE if row.kind in IMMEDIATE else DUSK


def figure(row: NileCard) -> str:
    """The number of a card."""
    if row.kind in (FIELD, QUARRY):
        return str(row.amount)
    if row.kind in (STORE, MARKET):
        return f"×{row.amount}"
    return f"+{row.amount}" if row.amount else LOOKS[row.kind].figure


def bonus(row: NileCard) -> list[str]:
    """EGZ-19.2  What a field gives on taking, as a phrase."""
    if row.bonus < 0:
        return []
    amount = ":down" if row.bonus in (STORE, MARKET) else f"+{BONUS_AMOUNT[row.bonus]}"
    return [amount, BONUS_SIGNS[row.bonus]]


def kind_of_card(row: NileCard, sheet: Sheet) -> str:
    if row.kind == FIELD:
        return sheet.words(FIELD_KINDS[row.colour])
    if row.kind == QUARRY:
        return sheet.words("board-quarry")
    if row.kind == CREW:
        return sheet.words("board-crews", count=len(row.crews), crews=", ".join(str(crew + 1) for crew in row.crews))
    if row.kind in PERMANENT:
        return sheet.words("board-lasting")
    return sheet.words("board-at-once" if row.kind in IMMEDIATE else "board-any-time")
