"""KEM-9.14 to KEM-9.17  Amon's marches: the target, the way, and what he meets."""

from typing import ClassVar

from benben.core.steps import Effect
from benben.games.kemet.amon_battle import mend
from benben.games.kemet.battle import begin_battle
from benben.games.kemet.control import companions, controller, districts, has, immune, moves_of, remove_units, settle
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import DELTA, DELTA_DESERT, DELTA_TEMPLE, PLAY, SANCTUARY_AREA, SEATS, TEMPLES
from benben.games.kemet.tables_solo import (
    AMON,
    ANY_TEMPLE,
    EASTERNMOST,
    EASTING,
    EXITS,
    FAR,
    FEWEST,
    HIGHEST_LEVEL,
    HUMAN,
    IS_DELTA_TEMPLE,
    LAND,
    LARGEST,
    MARCHES,
    NEAREST,
    NEAREST_FREE,
    OCCUPIED,
    OFFERING,
    RICHEST,
    RICHEST_WITHOUT_OTHER,
    W_MOVES,
    WESTERNMOST,
    YOUR_PYRAMIDS,
    YOUR_TROOPS,
    YOURS,
    YOURS_RICHEST,
    Wish,
)
from benben.games.kemet.tables_tiles import DEADLY_TRAP, TRAPPED


def yours(s: Kemet, area: int) -> int:
    """Your units in an area."""
    return s.units[area * SEATS + HUMAN]


# --- Distance ---------------------------------------------------------------------------------------------------------


def gates(s: Kemet) -> list[int]:
    """Districts with a pyramid that Amon controls: from there he teleports to the Delta."""
    return [area for area in PLAY[s.seats] if s.level[area] and controller(s, area) == AMON]


def distance(s: Kemet, start: int, target: int) -> int:
    """Land moves by Amon's own rules: into the Delta by way of a pyramid, whose teleport is no land move (A38, A75)."""
    if target not in DELTA or start in DELTA:
        return LAND[start][target]
    nearest = min((LAND[start][gate] for gate in gates(s)), default=FAR)
    return nearest + 1 if target == DELTA_DESERT else nearest


def landing(s: Kemet, target: int) -> int:
    """Where the teleport ends; for the Delta desert beside it, with your troop if there is one (ruling A38)."""
    if target != DELTA_DESERT:
        return target
    return SANCTUARY_AREA if yours(s, SANCTUARY_AREA) and not yours(s, DELTA_TEMPLE) else DELTA_TEMPLE


# --- Target -----------------------------------------------------------------------------------------------------------


def places(s: Kemet, kind: int) -> list[int]:
    if kind == YOUR_PYRAMIDS:
        return [area for area in districts(s, HUMAN) if s.level[area]]
    if kind == YOUR_TROOPS:
        return [area for area in PLAY[s.seats] if yours(s, area)]
    return list(TEMPLES[s.seats] if kind == ANY_TEMPLE else DELTA)


def suits(s: Kemet, troop: int, area: int, which: int) -> bool:
    """Is this a place the condition speaks of at all?"""
    if which == OCCUPIED:
        return yours(s, area) > 0
    if which in (YOURS, YOURS_RICHEST):
        return controller(s, area) == HUMAN
    if which == RICHEST_WITHOUT_OTHER:
        return area != s.squad[1 - troop]
    if which == NEAREST_FREE:
        return area not in s.squad
    return which != IS_DELTA_TEMPLE or area == DELTA_TEMPLE


def rank(s: Kemet, troop: int, area: int, which: int) -> int:
    """The lower, the better it meets the condition."""
    if which == HIGHEST_LEVEL:
        return -s.level[area]
    if which == WESTERNMOST:
        return EASTING[area]
    if which == EASTERNMOST:
        return -EASTING[area]
    if which == FEWEST:
        return yours(s, area)
    if which == LARGEST:
        return -yours(s, area)
    if which in (NEAREST, NEAREST_FREE):
        return distance(s, s.squad[troop], area)
    if which in (RICHEST, YOURS_RICHEST, RICHEST_WITHOUT_OTHER):
        return -OFFERING[area]
    return 0


def best(s: Kemet, troop: int, areas: list[int], which: int) -> list[int]:
    fitting = [area for area in areas if suits(s, troop, area, which)]
    if not fitting:
        return []
    top = min(rank(s, troop, area, which) for area in fitting)
    return [area for area in fitting if rank(s, troop, area, which) == top]


def target_of(s: Kemet, troop: int, wishes: tuple[Wish, ...]) -> int:
    """KEM-9.15  The first condition that anything meets; among equals the next of the same kind of place.

    A tie left at the end goes to the area listed first; -1 if there is nowhere to go (ruling A75).
    """
    tied: list[int] = []
    kind = -1
    for wish in wishes:
        if not tied:
            kind = wish.place
            tied = best(s, troop, places(s, kind), wish.which)
        elif len(tied) > 1 and wish.place == kind:
            tied = best(s, troop, tied, wish.which) or tied
    return min(tied, default=-1)


# --- Way --------------------------------------------------------------------------------------------------------------


def land_moves(s: Kemet, troop: int) -> int:
    """KEM-9.14  One, the war table and the monster; never below 0."""
    return max(0, 1 + s.war[W_MOVES] + moves_of(s, AMON, s.squad[troop]))


def next_area(s: Kemet, area: int, target: int) -> int:
    """KEM-9.14  The shortest way; of two the one to your troop, then to the area listed first (ruling A37)."""
    near = distance(s, area, target) - 1
    found = [exit_ for exit_ in EXITS[area] if distance(s, exit_, target) == near]
    return min(found, key=lambda exit_: (not yours(s, exit_), exit_), default=-1)


def route(s: Kemet, troop: int, target: int) -> list[int]:
    """KEM-9.14  The areas the troop enters now, a hostile one last.

    KEM-9.16  It passes the other Amon troop only if it can go on behind it; else it stops before. Where that troop
    stands at the end of the teleport, the teleport is not made.
    """
    area, other, moves = s.squad[troop], s.squad[1 - troop], land_moves(s, troop)
    path: list[int] = []
    while area != target and distance(s, area, target) < FAR and not (path and yours(s, area)):
        if target in DELTA and area not in DELTA and area in gates(s):
            if landing(s, target) == other:
                break
            area = landing(s, target)
        elif moves:
            moves -= 1
            area = next_area(s, area, target)
        else:
            break
        path.append(area)
    while path and path[-1] == other:
        path.pop()
    return path


class March(Effect):
    """KEM-9.14  One of Amon's troops marches by the list of an action card: its first or its second."""

    fields: ClassVar[tuple[str, ...]] = ("action", "part")

    def __init__(self, action: int, part: int) -> None:
        self.action = action
        self.part = part

    def run(self, s: Kemet, /) -> None:
        troop, wishes = MARCHES[self.action][self.part]
        target = target_of(s, troop, wishes)
        if target >= 0:
            go(s, troop, route(s, troop, target))


def go(s: Kemet, troop: int, path: list[int]) -> None:
    """KEM-9.14  He ignores walls and costs to enter; where your troop stands there is a battle at once."""
    if not path:
        return
    start, end = s.squad[troop], path[-1]
    number = s.units[start * SEATS + AMON]
    for area, entered in zip([start, *path], path, strict=False):
        s.emit("moved" if entered in EXITS[area] else "teleported", AMON, number, area, entered)
    for c in companions(s, AMON, start):
        s.where[c] = end
    s.units[start * SEATS + AMON] = 0
    s.units[end * SEATS + AMON] = number
    s.squad[troop] = end
    settle(s, start)
    if not yours(s, end):
        settle(s, end)
        return
    if has(s, HUMAN, DEADLY_TRAP) and not immune(s, AMON, end):
        s.emit("trap", HUMAN, end)
        remove_units(s, AMON, end, TRAPPED)
    if s.units[end * SEATS + AMON]:
        begin_battle(s, AMON, end)
    else:
        mend(s)
