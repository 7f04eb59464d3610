"""The solo game in words: Amon's board as a table for the terminal, and what his cards do to your costs."""

from typing import Any

from benben.core.game import View
from benben.games.kemet.captions import Sheet, signed
from benben.games.kemet.tables import TELEPORT_COST
from benben.games.kemet.tables_solo import BURIED_COST, SQUAD, WAR

Table = tuple[str, list[list[str]]]


def amon_table(sheet: Sheet) -> list[Table]:
    """KEM-9  Objective, rounds left, war table, event, plagues, troops."""
    if "amon" not in sheet.position:
        return []
    amon = sheet.position["amon"]
    war = ", ".join(
        f"{sheet.label('war', key)} {signed(value)}" for key, value in zip(WAR.keys, amon["war"], strict=True)
    )
    event = sheet.label("omen", amon["event"]) if amon["event"] else sheet.words("board-no-event")
    plagues = ", ".join(sheet.label("plague", key) for key in amon["plagues"]) or sheet.words("board-no-plague")
    rows = [
        [sheet.words("board-objective"), sheet.label("objective", amon["objective"])],
        [sheet.words("board-rounds-left"), str(amon["clock"])],
        [sheet.words("board-war-table"), war],
        [sheet.words("board-event"), event],
        [sheet.words("board-plagues"), plagues],
    ]
    for letter, area in zip(SQUAD.keys, amon["squad"], strict=True):
        rows.append([sheet.label("squad", letter), sheet.label("area", area)])
    return [(sheet.words("automa-solo"), rows)]


def event_now(view: View) -> str:
    """The event in force; empty in other games."""
    return str(view["position"].get("amon", {}).get("event") or "")


def teleport_base(view: View, me: dict[str, Any]) -> int:
    """What a teleport costs before Priest of Ra: KEM-5.6.7, Portal of Thoth, Buried and River of Blood (ruling A51)."""
    more = int("dp04" in view["position"].get("amon", {}).get("plagues", ()))
    if event_now(view) == "wy02":
        return BURIED_COST + more + ("priest_of_ra" in me["tiles"])
    return max(0, TELEPORT_COST + more - ("portal_of_thoth" in me["tiles"]))
