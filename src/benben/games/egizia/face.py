"""How Egizia shows itself: the board, the row of a seat, what an option means now, and the tables for the terminal."""

from collections.abc import Callable
from typing import Any

from benben.core.game import Face, View
from benben.draw.pieces import slug
from benben.games.egizia.board import draw
from benben.games.egizia.captions import card_row
from benben.games.egizia.tables import (
    ALYI_STONE,
    BERTH_OF,
    BOOST,
    CARD,
    CARD_OF,
    COLUMNS,
    CREWS,
    FIELD,
    GRAIN_CARD,
    KIND_OF,
    LOWEST,
    MAX_CREW,
    MAX_STONE,
    PENALTY,
    RESERVE,
    RING,
    ROOFS,
    SAIL,
    SELL_RATE,
    SITE,
    START_FIELD,
    STOP_OF,
    STOPS,
    TRACK_ROWS,
    TRAINING_COST,
    UPSTREAM,
)
from benben.games.egizia.text import text

Note = list[tuple[str, dict[str, Any]]]


def quantities(view: View, seat: int) -> list[tuple[str, str, Any]]:
    """What a seat's row tells at a glance; crews that have worked stand in brackets."""
    theirs = view["position"]["seats"][seat]
    crews = [f"({value})" if key in theirs["used"] else str(value) for key, value in theirs["crews"].items()]
    return [
        ("crew", "quantity-crews", " ".join(crews)),
        ("stone", "quantity-stone", theirs["stone"]),
        ("grain", "quantity-grain", f"{theirs['grain']}/{theirs['need']}"),
        ("ship", "quantity-ships", theirs["ships"]),
        ("sphinx", "quantity-sphinx", len(theirs["sphinx"])),
    ]


def note(view: View, seat: int, kind: str, key: str) -> Note:
    """What an option means in this position."""
    return NOTES[kind](view, view["position"]["seats"][seat], key)


def args_of(view: View) -> dict[str, Any]:
    return view["asked"]["args"] if view["asked"] else {}


# --- Sailing ----------------------------------------------------------------------------------------------------------


def sail(view: View, me: dict[str, Any], key: str) -> Note:
    if key == "pass":
        return [("note-pass", {})]
    return crew_to(me, key[6:]) + training() if key.startswith("train_") else place(view, me, key)


def sail_on(view: View, me: dict[str, Any], key: str) -> Note:
    if key == "end":
        return [("note-end-turn", {})]
    told = sail(view, me, key)
    return told if key.startswith("train_") else [*told, ("note-spends-second-ship", {})]


def place(view: View, me: dict[str, Any], key: str) -> Note:
    """EGZ-4  What a ship finds at a place, and which cards it needs to go there (EGZ-19.23)."""
    number = SAIL.index[key]
    stop = STOP_OF[number]
    if KIND_OF[number] == CARD:
        told: Note = [(slug("card", view["position"]["river"][CARD_OF[number]]), {})]
    elif KIND_OF[number] == SITE:
        berth = BERTH_OF[number]
        told = [("note-reserve", {})] if berth == RESERVE else [("note-builds", {"order": berth + 1})]
    else:
        told = round_stop(me, STOPS[stop].key)
    if stop <= me["furthest"] and not any(card_row(card).kind == UPSTREAM for card in me["cards"]):
        told.append(("note-spends-upstream-once", {}))
    if view["position"]["places"].get(key):
        told.append(("note-spends-occupied", {}))
    return told


def round_stop(me: dict[str, Any], stop: str) -> Note:
    """EGZ-17"""
    if stop == "edfu":
        return shift(me, "store") + shift(me, "market")
    if stop == "alyi":
        return [("note-any-crew", {}), stone_gain(me, ALYI_STONE)]
    if stop in ("passalon", "heliopolis"):
        return [*crew_to(me, "cj"), ("note-ring", {})]
    return [told for crew in CREWS_AT[stop] for told in crew_to(me, crew)]


CREWS_AT = {"thebae": ("c1", "c2"), "selinon": ("c2", "c3"), "beni_hasan": ("c1", "c3")}


def crew_to(me: dict[str, Any], crew: str) -> Note:
    """EGZ-17.8  A crew grows to 9 at most."""
    grown = {"before": me["crews"][crew], "after": min(MAX_CREW, me["crews"][crew] + 1)}
    return [("note-joker", grown) if crew == "cj" else ("note-crew", {"crew": CREWS.index[crew] + 1, **grown})]


def training() -> Note:
    return [("note-pays", {"stone": TRAINING_COST})]


def stone_gain(me: dict[str, Any], stone: int) -> tuple[str, dict[str, Any]]:
    """EGZ-6.2"""
    return "note-gains-stone", {"stone": min(stone, MAX_STONE - me["stone"])}


def shift(me: dict[str, Any], track: str) -> Note:
    """EGZ-14  One step down."""
    row = min(LOWEST, me[track] + 1)
    if track == "store":
        told: Note = [("note-store", {"row": row + 1, "sells": int(TRACK_ROWS[row].sells)})]
        return [*told, stone_gain(me, TRACK_ROWS[row].stone)] if row == LOWEST else told
    told = [("note-market", {"row": row + 1, "penalty": PENALTY[row]})]
    return [*told, ("note-scores", {"points": TRACK_ROWS[row].points})] if row == LOWEST else told


def play_double(view: View, me: dict[str, Any], key: str) -> Note:
    return [("note-spends-double", {})] if key == "yes" else []


def choose_crew(view: View, me: dict[str, Any], key: str) -> Note:
    return crew_to(me, key)


def move_ring(view: View, me: dict[str, Any], key: str) -> Note:
    """EGZ-5.4  The grain that the seat would have."""
    ring = RING.index[view["position"]["ring"]] + {"stay": 0, "left": -1, "right": 1}[key]
    fields = [card_row(card) for card in me["cards"]]
    grain = START_FIELD + sum(row.amount for row in fields if row.kind == FIELD and row.colour <= ring)
    return [("note-grain", {"grain": grain, "need": me["need"]})]


# --- Feeding ----------------------------------------------------------------------------------------------------------


def use_grain(view: View, me: dict[str, Any], key: str) -> Note:
    """EGZ-5.5"""
    missing = max(0, args_of(view).get("missing", me["need"] - me["grain"]) - int(key) * GRAIN_CARD)
    return [("note-loses", {"points": missing * PENALTY[me["market"]]})]


def train(view: View, me: dict[str, Any], key: str) -> Note:
    return [] if key == "none" else crew_to(me, key) + training()


# --- Building ---------------------------------------------------------------------------------------------------------


def choose_workforce(view: View, me: dict[str, Any], key: str) -> Note:
    """EGZ-7.6  The capacity, and the cards it needs."""
    if key == "leave":
        return []
    if key.startswith("train_"):
        return crew_to(me, key[6:]) + training()
    forced: Note = [("note-spends-in-any-case", {})] if args_of(view).get("forced") else []
    if key == "no_crew":
        return forced
    parts = key.split("+")
    crews = [part for part in parts if part != "plus3"]
    boosts = len(parts) - len(crews)
    told: Note = [("note-capacity", {"capacity": sum(me["crews"][crew] for crew in crews) + BOOST * boosts})]
    if len([crew for crew in crews if crew != "cj"]) > 1:
        told.append(("note-spends-two-crews", {}))
    if boosts:
        told.append(("note-spends-plus3", {"cards": boosts}))
    return told + forced


def draw_sphinx(view: View, me: dict[str, Any], key: str) -> Note:
    """EGZ-8.4  What returning all but one would score."""
    paid, free = (int(part[-1]) for part in key.split("_"))
    return [("note-returns", {"points": paid + free - 1}), ("note-stone-left", {"stone": me["stone"] - paid})]


def keep_sphinx(view: View, me: dict[str, Any], key: str) -> Note:
    """EGZ-8.4, EGZ-8.8"""
    kept = 0 if key == "none" else len(key.split("+"))
    told: Note = [("note-scores", {"points": len(view["position"]["drawn"]) - kept})]
    return [*told, ("note-spends-keep-two", {})] if kept == 2 else told


def build(view: View, me: dict[str, Any], key: str) -> Note:
    """EGZ-9, EGZ-10  The cost of a step, or what the building scores in all."""
    args = args_of(view)
    if key == "stop":
        return [("note-scores", {"points": args.get("total", 0)})]
    if key == "plus3":
        return [("note-spends-plus3", {"cards": 1})]
    if key.startswith("crew_"):
        return [("note-adds", {"capacity": me["crews"][key[5:]]}), ("note-spends-two-crews", {})]
    value = value_of(view, key)
    return [("note-costs", {"value": value}), ("note-left", {"capacity": args.get("capacity", value) - value})]


def value_of(view: View, key: str) -> int:
    """The value of the next square of a column, of a roof square, or of the next tomb."""
    position = view["position"]
    if key == "tomb":
        return int(position["tombs"]["open"][0])
    roof = {row.key: row.value for row in ROOFS}
    if key in roof:
        return roof[key]
    values = {column.key: column.values for column in COLUMNS}[key]
    return values[len(position["buildings"][key])]


def shift_track(view: View, me: dict[str, Any], key: str) -> Note:
    return shift(me, key)


# --- The end of a round and of the game -------------------------------------------------------------------------------


def take_leftover(view: View, me: dict[str, Any], key: str) -> Note:
    return [] if key == "none" else [(slug("card", key) + ".text", {})]


def sell_stone(view: View, me: dict[str, Any], key: str) -> Note:
    return [("note-scores", {"points": me["stone"] // SELL_RATE})] if key == "yes" else []


NOTES: dict[str, Callable[[View, dict[str, Any], str], Note]] = {
    "sail": sail,
    "sail_on": sail_on,
    "play_double": play_double,
    "choose_crew": choose_crew,
    "move_ring": move_ring,
    "use_grain": use_grain,
    "train": train,
    "choose_workforce": choose_workforce,
    "draw_sphinx": draw_sphinx,
    "keep_sphinx": keep_sphinx,
    "build_obelisk": build,
    "shift_track": shift_track,
    "build_temple": build,
    "take_leftover": take_leftover,
    "sell_stone": sell_stone,
}

FACE = Face(draw=draw, quantities=quantities, note=note, text=text, sign="ship")
