"""How Kemet shows itself: the board, the row of a seat, what an option means now, and the tables for the terminal."""

from collections.abc import Callable
from typing import Any

from benben.core.game import Face, View
from benben.draw.pieces import slug
from benben.games.kemet.board import draw
from benben.games.kemet.tables import CARD, CARDS, MOST_PRAYER, PRAY
from benben.games.kemet.tables_tiles import TILE, TILES
from benben.games.kemet.text import text
from benben.games.kemet.text_amon import event_now, teleport_base

Note = list[tuple[str, dict[str, Any]]]
Teller = Callable[[View, dict[str, Any], str], Note]


def quantities(view: View, seat: int) -> list[tuple[str, str, Any]]:
    """What a seat's row tells at a glance."""
    theirs = view["position"]["seats"][seat]
    return [
        ("star", "quantity-glory", theirs["glory"]),
        ("ankh", "quantity-prayer", theirs["prayer"]),
        ("crew", "quantity-supply", theirs["supply"]),
        ("cards", "quantity-cards", len(theirs["hand"])),
        ("scarab", "quantity-veterans", theirs["veterans"]),
    ]


def note(view: View, seat: int, kind: str, key: str) -> Note:
    """What an option means in this position."""
    if seat < 0 or kind not in NOTES:
        return []
    return NOTES[kind](view, view["position"]["seats"][seat], key)


def reduced(me: dict[str, Any], cost: int) -> int:
    return cost - 1 if cost > 0 and "priest_of_ra" in me["tiles"] else cost


def what_stands_there(view: View, me: dict[str, Any], key: str) -> Note:
    """The troops of an area, its pyramid, and its name in full."""
    there = view["position"]["areas"].get(key)
    if there is None:
        return []
    told: Note = [("note-troop", {"who": troop["seat"] + 1, "units": troop["units"]}) for troop in there["troops"]]
    if "pyramid" in there:
        told.append((slug("colour", there["pyramid"]["colour"]), {}))
        told.append(("note-level", {"level": there["pyramid"]["level"]}))
    return told


def acquire(view: View, me: dict[str, Any], key: str) -> Note:
    """KEM-5.3.1  What the tile costs now, and what it does."""
    cost = TILES[TILE.index[key]].level + (1 if view["asked"]["args"]["field"] < 0 else 0)
    cost = max(0, cost + (event_now(view) == "wy04") - ("priestess" in me["tiles"]))
    return [("note-cost", {"prayer": reduced(me, cost)}), (slug("tile", key) + ".text", {})]


def start_tile(view: View, me: dict[str, Any], key: str) -> Note:
    return [(slug("tile", key) + ".text", {})]


def raise_level(view: View, me: dict[str, Any], key: str) -> Note:
    """KEM-5.1.1  What the levels cost together."""
    if view["asked"]["args"]["free"]:
        return []
    pyramid = view["position"]["areas"][view["asked"]["args"]["area"]].get("pyramid", {"level": 0})
    each = 1 if "magical_support" in me["tiles"] else 0
    total = sum(level - each for level in range(pyramid["level"] + 1, int(key) + 1))
    return [("note-cost", {"prayer": reduced(me, max(0, total - ("stone_carriers" in me["tiles"])))})]


def move_step(view: View, me: dict[str, Any], key: str) -> Note:
    """KEM-5.6.7  The price of a teleport; who stands where the way leads."""
    way, _, area = key.rpartition("+")
    told: Note = []
    if way in ("teleport", "through"):
        told.append(("note-cost", {"prayer": reduced(me, teleport_base(view, me))}))
    elif way == "transfer":
        told.append(("note-cost", {"prayer": reduced(me, CARDS[CARD.index["transfer"]].cost)}))
    return told + what_stands_there(view, me, area)


def turn_choice(view: View, me: dict[str, Any], key: str) -> Note:
    """KEM-5.5  What a prayer would give; what a card of the day costs and does."""
    if key in CARD.index:
        return [("note-cost", {"prayer": reduced(me, CARDS[CARD.index[key]].cost)}), (slug("turn", key) + ".text", {})]
    if key in ("pray", "pray_low"):
        gain = PRAY + ("priest" in me["tiles"]) + ("divine_might" in me["tiles"]) - (event_now(view) == "wy10")
        return [("note-gain", {"prayer": min(gain, MOST_PRAYER - me["prayer"])})]
    return []


def battle_card(view: View, me: dict[str, Any], key: str) -> Note:
    told: Note = [(slug("battle_card", key) + ".text", {})]
    now = view["position"]["battle"]
    if now:
        own, other = sorted(now["sides"], key=lambda side: side["seat"] != view["seat"])
        told.append(("note-lead", {"own": own["strength"], "other": other["strength"]}))
    return told


def add_card(view: View, me: dict[str, Any], key: str) -> Note:
    if key not in CARD.index:
        return []
    return [("note-cost", {"prayer": reduced(me, CARDS[CARD.index[key]].cost)}), (slug("card", key) + ".text", {})]


def god(view: View, me: dict[str, Any], key: str) -> Note:
    """KEM-10.1  What a god does."""
    return [(slug("god", key) + ".text", {})]


NOTES: dict[str, Teller] = {
    "place_token": turn_choice,
    "next_action": turn_choice,
    "acquire": acquire,
    "start_tile": start_tile,
    "raise_level": raise_level,
    "build_site": what_stands_there,
    "move_troop": what_stands_there,
    "move_step": move_step,
    "march_troop": what_stands_there,
    "march_step": move_step,
    "place_god": what_stands_there,
    "gather_at": what_stands_there,
    "gather_from": what_stands_there,
    "take_jaws": battle_card,
    "choose_god": god,
    "rain_fire": what_stands_there,
    "retreat_to": what_stands_there,
    "play_battle_card": battle_card,
    "set_aside": battle_card,
    "remove_card": battle_card,
    "add_card": add_card,
    "wound": add_card,
    "remember": add_card,
    "discard_at_night": add_card,
}

FACE = Face(draw=draw, quantities=quantities, note=note, text=text, sign="sword")
