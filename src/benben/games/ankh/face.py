"""How Ankh shows itself: the board, the row of a seat, what an option means now, and the tables for the terminal."""

from collections.abc import Callable
from typing import Any

from benben.core.game import Face, View
from benben.draw.pieces import slug
from benben.games.ankh.board import draw
from benben.games.ankh.captions import next_event, steps_left
from benben.games.ankh.land import flood
from benben.games.ankh.tables import ACTION, BUILD_COST, CARD, CARDS, EVENT, POWERS, UNLOCKING
from benben.games.ankh.tables_map import EDGE, HEX
from benben.games.ankh.text import text

Note = list[tuple[str, dict[str, Any]]]
Teller = Callable[[View, dict[str, Any], str], Note]


def quantities(view: View, seat: int) -> list[tuple[str, str, Any]]:
    """What a seat's row tells at a glance."""
    theirs = view["position"]["seats"][seat]
    return [
        ("crowd", "quantity-followers", theirs["followers"]),
        ("star", "quantity-powers", len(theirs["powers"])),
        ("crew", "quantity-warriors", theirs["warriors"]),
        ("cards", "quantity-hand", len(theirs["hand"])),
    ]


def note(view: View, seat: int, kind: str, key: str) -> Note:
    """What an option means in this position."""
    return NOTES[kind](view, view["position"]["seats"][seat], key) if kind in NOTES else []


def choose_action(view: View, me: dict[str, Any], key: str) -> Note:
    """ANK-5.3  How near the event is; what Gain would bring, what a power costs."""
    track = ACTION.index[key]
    left = steps_left(view, track) - 1
    told: Note = [("note-steps", {"left": left})]
    if not left:
        told = [("note-triggers", {}), (slug("event_space", EVENT.keys[next_event(view)]), {})]
    if key == "gain":
        told.insert(0, ("note-yield", {"followers": me["yield"]}))
    if key == "unlock" and me["level"]:
        told.insert(0, ("note-cost", {"followers": me["level"]}))
    return told


def unlock_power(view: View, me: dict[str, Any], key: str) -> Note:
    if key == "none":
        return []
    return [("note-cost", {"followers": POWERS[UNLOCKING.index[key]].level}), (slug("power", key) + ".text", {})]


def summon_unit(view: View, me: dict[str, Any], key: str) -> Note:
    if key == "done":
        return []
    if key == "captive":
        return [("note-cost", {"followers": 1})]
    left = me["warriors"] if key == "warrior" else me["guardians"].get(key, 0)
    return [("note-left", {"count": left})]


def what_stands_there(view: View, me: dict[str, Any], key: str) -> Note:
    """The piece on the hex, and its region."""
    told: Note = []
    for unit in view["position"]["units"]:
        if unit["hex"] == key:
            told.append((slug("unit", unit["kind"]), {}))
    for monument in view["position"]["monuments"]:
        if monument["hex"] == key:
            told.append((slug("monument", monument["kind"]), {}))
    for token, region in view["position"]["regions"].items():
        if key in region["hexes"]:
            told.append(("note-region", {"region": token}))
    return told


def keep_token(view: View, me: dict[str, Any], key: str) -> Note:
    """ANK-12.4  How large the two parts are."""
    laid = view["asked"]["args"]["laid"]
    camels = sum(1 << EDGE.index[edge] for edge in view["position"]["camels"]) | sum(1 << edge for edge in laid)
    own = flood(HEX.index[key], camels).bit_count()
    whole = next(len(r["hexes"]) for r in view["position"]["regions"].values() if key in r["hexes"])
    return [("note-parts", {"one": own, "other": whole - own})]


def play_card(view: View, me: dict[str, Any], key: str) -> Note:
    """ANK-14.6  The bonus of the cards, and how strong the fighters are without cards."""
    bonus = sum(CARDS[CARD.index[card]].strength for card in key.split("+"))
    told: Note = [("note-strength", {"strength": bonus})]
    strength = view["position"]["regions"][str(view["position"]["battle"])]["strength"]
    own = str(me["chief"])
    others = [value for chief, value in strength.items() if chief != own]
    if own in strength and others:
        told.append(("note-lead", {"own": strength[own], "other": max(others)}))
    return told


def build_monument(view: View, me: dict[str, Any], key: str) -> Note:
    """ANK-19.3"""
    if key == "none":
        return []
    cost = 0 if "inspiring" in me["powers"] else BUILD_COST
    return [("note-cost", {"followers": cost}), ("note-left", {"count": view["position"]["supply"][key]})]


NOTES: dict[str, Teller] = {
    "choose_action": choose_action,
    "unlock_power": unlock_power,
    "summon_unit": summon_unit,
    "move_unit": what_stands_there,
    "move_to": what_stands_there,
    "summon_at": what_stands_there,
    "control_monument": what_stands_there,
    "claim_monument": what_stands_there,
    "obelisk_move": what_stands_there,
    "save_unit": what_stands_there,
    "dismiss_guardian": what_stands_there,
    "keep_token": keep_token,
    "play_card": play_card,
    "build_monument": build_monument,
}

FACE = Face(draw=draw, quantities=quantities, note=note, text=text, sign="ankh")
