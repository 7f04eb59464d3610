"""How Faraon shows itself: the board, the row of a seat, what an option means now, and the tables for the terminal."""

from collections.abc import Callable
from typing import Any

from benben.core.game import Face, View
from benben.draw.pieces import slug
from benben.games.faraon.board import draw
from benben.games.faraon.captions import COLOURS
from benben.games.faraon.costs import AREA_OF, TURN
from benben.games.faraon.tables import AREA, NILE_PRESTIGE, STAGES
from benben.games.faraon.text import text

Note = list[tuple[str, dict[str, Any]]]


def quantities(view: View, seat: int) -> list[tuple[str, str, Any]]:
    """What a seat's row tells at a glance."""
    theirs = view["position"]["seats"][seat]
    goods = theirs["resources"]
    return [
        ("any", "quantity-resources", sum(goods.values()) - goods["silver"]),
        ("moon", "quantity-silver", goods["silver"]),
        ("basket", "quantity-tokens", theirs["items"]["offerings"]),
        ("crook", "quantity-nobles", theirs["items"]["nobles"]),
        ("tomb", "quantity-stage", theirs["stage"]),
    ]


def note(view: View, seat: int, kind: str, key: str) -> Note:
    """What an option means in this position."""
    return NOTES[kind](view, view["position"]["seats"][seat], key)


def nothing(view: View, me: dict[str, Any], key: str) -> Note:
    return []


# --- Turns and payments -----------------------------------------------------------------------------------------------


def turn(view: View, me: dict[str, Any], key: str) -> Note:
    """FAR-5.1  What the wheel demands before the area, and what the action brings."""
    if key == "pass":
        return passing(view)
    if key in ("sorceress", "treasurer"):
        return [(f"turn-{key}.text", {})]
    area = AREA.keys[AREA_OF[TURN.index[key]]]
    told = next(told for told in view["position"]["areas"] if told["area"] == area)
    free = view["position"]["wheel"][told["demand"]].count(None)
    found: Note = [(f"resource-{told['demand']}", {}), ("note-slots", {"slots": free})]
    if key == "tomb" and me["stage"] + 1 < len(STAGES):
        stage = me["stage"] + 1
        found.append(("note-stage", {"stage": stage, "prestige": STAGES[stage].prestige}))
    return found


def passing(view: View) -> Note:
    """FAR-9.1 to FAR-9.3  Where the disc goes."""
    seats = view["position"]["seats"]
    passed = sum(theirs["passed"] for theirs in seats)
    if passed == len(seats) - 1:
        return [("note-last", {})]
    row: Note = [("note-row", {"row": passed + 1})]
    return row if passed else [*row, ("note-first", {})]


def owned(view: View, me: dict[str, Any], key: str) -> Note:
    """How many of a piece one has."""
    if key == "no_access":
        return [("access-no-access.text", {})]
    if key in COLOURS:
        return [("note-holds", {"count": me["resources"][key]})]
    return [("note-holds", {"count": me["tokens"].get(key, 1)})]


def paid(view: View, me: dict[str, Any], key: str) -> Note:
    """FAR-5.4  How many coins the payment takes."""
    return [("note-counts", {"coins": 0 if key == "none" else len(key.split("+"))})]


# --- What an area gives -----------------------------------------------------------------------------------------------


def offering_set(view: View, me: dict[str, Any], key: str) -> Note:
    tokens = view["position"]["sets"][int(key[4:]) - 1]
    return [(slug("piece", token), {}) for token in tokens]


def offering_token(view: View, me: dict[str, Any], key: str) -> Note:
    if key == "bag":
        return [("note-in-bag", {"count": view["position"]["bag"]})]
    return [(slug("piece", view["position"]["bonus"][int(key[6:]) - 1]), {})]


def noble(view: View, me: dict[str, Any], key: str) -> Note:
    return [("note-in-deck", {"count": view["position"]["noble_deck"]})] if key == "deck" else [text_of("noble", key)]


def artisan(view: View, me: dict[str, Any], key: str) -> Note:
    if key == "deck":
        return [("note-in-deck", {"count": view["position"]["artisan_deck"]})]
    return [text_of("artisan", key)]


def text_of(domain: str, key: str) -> tuple[str, dict[str, Any]]:
    return f"{slug(domain, key)}.text", {}


def track(view: View, me: dict[str, Any], key: str) -> Note:
    """FAR-7.9  The level reached, and what it scores."""
    steps = view["asked"]["args"]["steps"] if view["asked"] else 1
    level = min(3, me["nile"][key] + steps)
    return [("note-level", {"level": level, "prestige": NILE_PRESTIGE[level]})]


def from_supply(view: View, me: dict[str, Any], key: str) -> Note:
    if key in COLOURS:
        return [("note-left", {"count": view["position"]["supply"][key]})]
    return [("note-in-bag", {"count": view["position"]["bag"]})] if key == "offering" else []


def split(view: View, me: dict[str, Any], key: str) -> Note:
    """FAR-13.9  The space that would be filled, and its icon."""
    for tile in view["position"]["traitor"]["tiles"]:
        if tile["colour"] == key and tile["filled"] < len(tile["icons"]):
            icon = tile["icons"][tile["filled"]]
            found: Note = [("note-space", {"space": tile["filled"] + 1})]
            return [*found, (slug("icon", icon), {})] if icon else found
    return []


NOTES: dict[str, Callable[[View, dict[str, Any], str], Note]] = {
    "darken_tile": nothing,
    "keep_noble": noble,
    "start_urn": nothing,
    "use_diplomat": nothing,
    "use_teacher": from_supply,
    "turn": turn,
    "pay_access": owned,
    "pay_extras": paid,
    "pay_basics": paid,
    "choose_set": offering_set,
    "choose_token": offering_token,
    "choose_noble": noble,
    "choose_track": track,
    "choose_artisan": artisan,
    "give_for_swap": owned,
    "take_in_swap": from_supply,
    "swap_after_pass": nothing,
    "pass_urn": nothing,
    "pyramid_income": from_supply,
    "split_urn": split,
}

FACE = Face(draw=draw, quantities=quantities, note=note, text=text, sign="sun")
