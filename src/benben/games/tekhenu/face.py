"""How Tekhenu shows itself: the board, the row of a seat, what an option means now, and the tables for the terminal."""

from collections.abc import Callable
from typing import Any

from benben.core.game import Face, View
from benben.games.tekhenu.board import draw
from benben.games.tekhenu.tables import (
    BASICS,
    BORDER,
    CARDS_OF_VALUE,
    CELLS,
    EDGES,
    FESTIVAL_COST,
    GOD,
    NEIGHBOUR,
    PILLAR,
    SECTIONS,
    SLOT_OF_VALUE,
    SPACE_CELLS,
    SPACE_COST,
    SPACES,
    SPACES_AT,
    STATUE_COST,
    STATUES,
    THOTH_COST,
    TOKENS,
    UPKEEP_LOSS,
)
from benben.games.tekhenu.tables_cards import ANKH, CELL, COIN, DESTINIES
from benben.games.tekhenu.text import text

Note = list[tuple[str, dict[str, Any]]]


def quantities(view: View, seat: int) -> list[tuple[str, str, Any]]:
    """What a seat's row tells at a glance."""
    theirs = view["position"]["seats"][seat]
    owned = theirs["tokens"]
    return [
        ("basket", "quantity-goods", sum(owned[key] for key in BASICS)),
        ("coin", "quantity-gold", owned["gold"]),
        ("crook", "quantity-scribes", owned["scribe"]),
        ("crowd", "quantity-folk", f"{theirs['happiness']}/{theirs['population']}"),
        ("scales", "quantity-balance", theirs["balance"]),
    ]


def note(view: View, seat: int, kind: str, key: str) -> Note:
    """What an option means in this position."""
    if key.startswith("b07"):
        return people(view, seat, key)
    return NOTES.get(kind, nothing)(view, view["position"]["seats"][seat], key)


def nothing(view: View, me: dict[str, Any], key: str) -> Note:
    return []


def people(view: View, seat: int, key: str) -> Note:
    me = view["position"]["seats"][seat]
    if key == "b07_population":
        return [("note-population", {"level": min(21, me["population"] + 3)})]
    return [("note-happiness", {"level": min(me["population"], me["happiness"] + 3)})]


COSTS = {"papyrus": "note-pay-papyrus", "bread": "note-pay-bread", "granite": "note-pay-granite"}
GAINS = {
    "papyrus": "note-gain-papyrus", "bread": "note-gain-bread", "limestone": "note-gain-limestone",
    "granite": "note-gain-granite", "gold": "note-gain-gold", "faith": "note-gain-faith",
}  # fmt: skip


# --- A turn -----------------------------------------------------------------------------------------------------------


def take_die(view: View, me: dict[str, Any], key: str) -> Note:
    """TEK-5.2  The side of the scales, and the balance after it."""
    if "+" not in key:
        return [("note-scribes", {"count": me["tokens"]["scribe"]})]
    god, die = key.split("+")
    status = next(found for where, what, found in view["position"]["dice"] if (where, what) == (god, die))
    face = int(die[-1])
    shift = {"pure": face, "tainted": -face, "forbidden": 0}[status]
    if view["position"]["turn"]["anubis"]:
        shift = 0
    return [(f"status-{status}", {}), ("note-balance", {"balance": me["balance"] + shift})]


def turn(view: View, me: dict[str, Any], key: str) -> Note:
    """TEK-5.3  What an action costs and brings with the value of the die."""
    die = view["position"]["turn"]["die"]
    if die is None:
        return []
    section, value = GOD.index[die[0]], die[3]
    if key in GOD.index:
        return god_action(view, me, GOD.index[key], value)
    if key.startswith("produce_"):
        level = me["production"][BASICS.index(key[8:])]
        return [("note-produces", {"kept": min(value, level), "surplus": max(0, value - level)})]
    if key.startswith("scribes"):
        return [("note-scribes", {"count": -((abs(int(key[7:]) - value) + 1) // 2)})]
    if key.startswith(("play_", "extra_")):
        which = key.split("_")[1]
        god = SECTIONS[section].opposite if which == "opposite" else (section + (1 if which == "after" else 5)) % 6
        return [(f"god-{SECTIONS[god].key}", {}), *god_action(view, me, god, value)]
    return []


def god_action(view: View, me: dict[str, Any], god: int, value: int) -> Note:
    key = SECTIONS[god].key
    if key == "horus":
        there = view["position"]["horus"][value - 1]
        return [cost("granite", STATUE_COST[STATUES - me["statues"]]), (f"god-{there}", {})] if me["statues"] else []
    if key == "ra":
        tile = view["position"]["slots"][SLOT_OF_VALUE[value]]
        return [(f"pillar-{tile}", {}), (f"pillar-{tile}.text", {})] if tile else []
    if key == "hathor":
        return [("note-population", {"level": min(21, me["population"] + value)})]
    if key == "bastet":
        level = min(me["population"], me["happiness"] + value)
        return [cost("papyrus", FESTIVAL_COST), ("note-happiness", {"level": level})]
    if key == "thoth":
        count = CARDS_OF_VALUE[value]
        told: Note = [("note-cards", {"count": count})]
        return [*told, cost("papyrus", THOTH_COST[count])] if THOTH_COST[count] else told
    return [("note-happiness", {"level": me["happiness"] - 1})]


def cost(token: str, amount: int) -> tuple[str, dict[str, Any]]:
    return COSTS[token], {"cost": amount}


# --- Building ---------------------------------------------------------------------------------------------------------


def statue(view: View, me: dict[str, Any], key: str) -> Note:
    return [(f"statue-{key.replace('_', '-')}.text", {})]


def lay_tile(view: View, me: dict[str, Any], key: str) -> Note:
    """TEK-7.2  Matching edges, Buildings in line, the reward of the space."""
    where, turned = key.split("+")
    number = CELL.index[where]
    tile = PILLAR.index[view["asked"]["args"]["tile"]] * 4 + int(turned[-1])
    edges = 0
    for side in range(4):
        other = NEIGHBOUR[number][side]
        if other < 0:
            edges += EDGES[tile][side] == BORDER[side]
        else:
            there = view["position"]["temple"].get(CELL.keys[other])
            if there is not None:
                edges += EDGES[tile][side] == EDGES[PILLAR.index[there[0]] * 4 + there[1]][side ^ 2]
    buildings = sum(SPACES[space].key in view["position"]["around"] for space in SPACES_AT[number])
    cell = CELLS[number]
    return [
        ("note-edges", {"edges": edges, "buildings": buildings}),
        (GAINS[TOKENS[cell.token]], {"amount": cell.amount}),
    ]


def temple_building(view: View, me: dict[str, Any], key: str) -> Note:
    """TEK-8.3  The cost, and own Pillars in the line."""
    number = [space.key for space in SPACES].index(key)
    mine = view["position"]["seats"].index(me)
    there = view["position"]["temple"]
    pillars = sum(there.get(CELL.keys[cell], [None, 0, -1])[2] == mine for cell in SPACE_CELLS[number])
    return [cost("bread", SPACE_COST[number]), ("note-pillars", {"pillars": pillars})]


def take_card(view: View, me: dict[str, Any], key: str) -> Note:
    if key.startswith("refresh"):
        return [cost("papyrus", 1)]
    return card(view, me, key)


def card(view: View, me: dict[str, Any], key: str) -> Note:
    return [(f"card-{key}.text", {})]


def own_decree(view: View, me: dict[str, Any], key: str) -> Note:
    if key == "stop":
        return []
    return [*card(view, me, key), ("note-worth", {"points": me["decrees_now"].get(key, 0)})]


def boost(view: View, me: dict[str, Any], key: str) -> Note:
    return [] if key == "done" else card(view, me, key)


def use_ability(view: View, me: dict[str, Any], key: str) -> Note:
    return free(view, me, key)


def free(view: View, me: dict[str, Any], key: str) -> Note:
    if key == "decline":
        return []
    what, value = key.split("+")
    number = int(value[-1])
    if what in GOD.index:
        return god_action(view, me, GOD.index[what], number)
    level = me["production"][BASICS.index(what)]
    return [("note-produces", {"kept": min(number, level), "surplus": max(0, number - level)})]


# --- Maat, upkeep, cards of the start ---------------------------------------------------------------------------------


def faith(view: View, me: dict[str, Any], key: str) -> Note:
    """TEK-14.2  The balance after it."""
    if key == "none":
        return [("note-balance", {"balance": me["balance"]})]
    side, number = key.split("+n")
    return [("note-balance", {"balance": me["balance"] + (int(number) if side == "left" else -int(number))})]


def upkeep(view: View, me: dict[str, Any], key: str) -> Note:
    """TEK-15.7  The points lost for Bread not paid."""
    paid = sum(int(part[0]) for part in key.split("+") if part in COIN.index)
    return [("note-lost", {"points": UPKEEP_LOSS * (me["upkeep"] - paid)})]


def start(view: View, me: dict[str, Any], key: str) -> Note:
    return [(f"reward-{key}.text", {})]


def destiny(view: View, me: dict[str, Any], key: str) -> Note:
    number = [row.key for row in DESTINIES].index(key)
    return [("note-ankh", {"ankh": ANKH[number]}), *start(view, me, key)]


def change_value(view: View, me: dict[str, Any], key: str) -> Note:
    return god_action(view, me, GOD.index[view["asked"]["args"]["god"]], int(key[-1]))


def change_production(view: View, me: dict[str, Any], key: str) -> Note:
    level = me["production"][BASICS.index(view["asked"]["args"]["resource"])]
    value = int(key[-1])
    return [("note-produces", {"kept": min(value, level) + 1, "surplus": max(0, value - level)})]


NOTES: dict[str, Callable[[View, dict[str, Any], str], Note]] = {
    "keep_decree": card,
    "draft_start": start,
    "leave_start": start,
    "order_rewards": start,
    "take_destiny": destiny,
    "keep_drawn": card,
    "take_die": take_die,
    "shape_die": turn,
    "next_action": turn,
    "change_value": change_value,
    "change_production": change_production,
    "free_action": free,
    "proclaim": free,
    "use_ability": use_ability,
    "build_statue": statue,
    "lay_tile": lay_tile,
    "build_at_temple": temple_building,
    "choose_cards": take_card,
    "choose_more": take_card,
    "boost": boost,
    "place_faith": faith,
    "pay_upkeep": upkeep,
    "pick_decree": own_decree,
    "repeat_decree": own_decree,
}

FACE = Face(draw=draw, quantities=quantities, note=note, text=text, sign="obelisk")
