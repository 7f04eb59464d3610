"""TEK-20  God actions and free actions: the frame around the chapters of the six gods.

1. T14 may change the value. 2. Horus bonuses and Technologies give what they give. 3. The god's own chapter.
4. Whoever has reached Happiness 21 meanwhile takes the extra action.
"""

from typing import ClassVar

from benben.core.steps import Domain, Effect, Step
from benben.games.tekhenu.bastet import Festival
from benben.games.tekhenu.blessings import TurnDecision
from benben.games.tekhenu.commoners import raise_happiness, raise_population
from benben.games.tekhenu.hathor import BuildAtTemple
from benben.games.tekhenu.horus import BuildStatue, horus_bonuses
from benben.games.tekhenu.market import RefillMarket, draw_decree
from benben.games.tekhenu.osiris import BuildAtOsiris
from benben.games.tekhenu.possible import NESTED, ONE_CARD, feasible, feasible_reach, reach
from benben.games.tekhenu.production import ACTION, Boost, performance
from benben.games.tekhenu.ra import LayTile, RaisePillar, bare_cell, buildings_in_line, matches, tile_of
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import gain, owns, points
from benben.games.tekhenu.tables import (
    BASTET,
    BREAD,
    BY_ABILITY,
    BY_TECHNOLOGY,
    CARDS_OF_VALUE,
    CELLS,
    DECREE1,
    GOD,
    GOLD,
    GOLD2,
    GRANITE,
    HAPPINESS2,
    HATHOR,
    HORUS,
    HORUS123,
    LIT,
    MORE_BUILDINGS,
    MORE_EDGES,
    NO_ABILITY,
    OSIRIS,
    OSIRIS3,
    PAPYRUS,
    PILLAR,
    PILLAR_TILES,
    POINT1,
    POPULATION3,
    RA,
    REWARD_TWICE,
    SCRIBE,
    SCRIBE1,
    THOTH,
    THOTH1,
)
from benben.games.tekhenu.tables_cards import (
    DECK,
    DECLINE,
    FREE,
    GOD_TECHNOLOGY,
    T04,
    T06,
    T09,
    T11,
    T14,
    T20,
    T21,
    TECHNOLOGIES,
    VALUE,
)
from benben.games.tekhenu.thoth import ChooseCards


class GodAction(Effect):
    """TEK-20.2  A full god action, with a die or as if with one."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "god", "value", "flags")

    def __init__(self, seat: int, god: int, value: int, flags: int) -> None:
        self.seat = seat
        self.god = god
        self.value = value
        self.flags = flags

    def run(self, s: Tekhenu, /) -> None:
        if owns(s, self.seat, T14) and not self.flags & ONE_CARD:
            s.then(ChangeValue(self.seat, self.god, self.value, self.flags))
        else:
            s.then(BeginAction(self.seat, self.god, self.value, self.flags))


class ChangeValue(TurnDecision):
    """TEK-20.1  T14: change the value of a god action by up to 2 (TEK-1.11: within 1 to 6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "god", "value", "flags")
    domain = VALUE
    rule = "TEK-20.1"
    terms: ClassVar[dict[str, Domain]] = {"god": GOD}

    def __init__(self, seat: int, god: int, value: int, flags: int) -> None:
        self.seat = seat
        self.god = god
        self.value = value
        self.flags = flags

    def offers(self, s: Tekhenu, /) -> list[int]:
        return [value - 1 for value in reach(self.value) if feasible(s, self.seat, self.god, value, self.flags)]

    def take(self, s: Tekhenu, choice: int, /) -> None:
        s.then(BeginAction(self.seat, self.god, choice + 1, self.flags))


class BeginAction(Effect):
    """TEK-5.11  Bonuses and gains first, then the cost, then the effect."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "god", "value", "flags")

    def __init__(self, seat: int, god: int, value: int, flags: int) -> None:
        self.seat = seat
        self.god = god
        self.value = value
        self.flags = flags

    def run(self, s: Tekhenu, /) -> None:
        seat, god, value = self.seat, self.god, self.value
        s.emit("god_action", seat, god, value)
        horus_bonuses(s, seat, god)
        technologies(s, seat, god, value)
        s.then(*self.chapter(s), *(() if self.flags & NESTED else (AfterAction(),)))

    def chapter(self, s: Tekhenu) -> tuple[Step, ...]:
        seat, value, flags = self.seat, self.value, self.flags
        if self.god == HORUS:
            return (BuildStatue(seat, value, flags),)
        if self.god == RA:
            return (LayTile(seat, tile_of(s, value), flags), WakeAbility(seat), RaisePillar(seat))
        if self.god == HATHOR:
            return (BuildAtTemple(seat, value, flags),)
        if self.god == BASTET:
            return (Festival(seat, value, flags),)
        if self.god == THOTH:
            return (ChooseCards(seat, 1 if flags & ONE_CARD else CARDS_OF_VALUE[value], 0, flags),)
        return (BuildAtOsiris(seat, value, flags),)


def technologies(s: Tekhenu, seat: int, god: int, value: int) -> None:
    """TEK-20.6  What Technologies give each time their god action is performed, by a die or without one."""
    technology = GOD_TECHNOLOGY[god]
    if technology >= 0 and owns(s, seat, technology):
        points(s, seat, TECHNOLOGIES[technology - DECK].points, BY_TECHNOLOGY)
        if technology == T04:
            gain(s, seat, GRANITE, 1)
        elif technology == T06:
            raise_population(s, seat, 1)
            raise_happiness(s, seat, 1)
    if god == THOTH and owns(s, seat, T20):
        gain(s, seat, PAPYRUS, 1)
    if god == HATHOR and owns(s, seat, T21):
        gain(s, seat, BREAD, 1)
    if value == 1 and owns(s, seat, T11):
        points(s, seat, TECHNOLOGIES[T11 - DECK].points, BY_TECHNOLOGY)


class WakeAbility(Effect):
    """TEK-7.2  The tile's ability, if its lighting is that of the Ra section now; with T09 always."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Tekhenu, /) -> None:
        seat = self.seat
        cell = bare_cell(s)
        tile = s.temple[cell] // 4
        row = PILLAR_TILES[tile]
        if row.ability == NO_ABILITY or (row.lighting != LIT[s.offset][RA] and not owns(s, seat, T09)):
            return
        s.emit("ability", seat, tile)
        ability = row.ability
        if ability == POPULATION3:
            raise_population(s, seat, 3)
        elif ability == SCRIBE1:
            gain(s, seat, SCRIBE, 1)
        elif ability == HAPPINESS2:
            raise_happiness(s, seat, 2)
        elif ability == MORE_EDGES:
            points(s, seat, matches(s, cell), BY_ABILITY)
        elif ability == MORE_BUILDINGS:
            points(s, seat, buildings_in_line(s, cell), BY_ABILITY)
        elif ability == POINT1:
            points(s, seat, 1, BY_ABILITY)
        elif ability == DECREE1:
            draw_decree(s, seat)
        elif ability == GOLD2:
            gain(s, seat, GOLD, 2)
        elif ability == REWARD_TWICE:
            gain(s, seat, CELLS[cell].token, CELLS[cell].amount)
        else:
            s.then(UseAbility(seat, tile))


ABILITY_ACTIONS = {
    THOTH1: (THOTH, (1,), NESTED | ONE_CARD),
    HORUS123: (HORUS, (1, 2, 3), NESTED),
    OSIRIS3: (OSIRIS, (3,), NESTED),
}
"""The god action of an ability, its values, and how it differs from the plain one."""


class UseAbility(TurnDecision):
    """TEK-7.2  P10, P11, P12 and P15 are whole actions: they may be declined, and do nothing if impossible."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")
    domain = FREE
    rule = "TEK-7.2"
    skippable = True
    terms: ClassVar[dict[str, Domain]] = {"tile": PILLAR}

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def offers(self, s: Tekhenu, /) -> list[int]:
        god, values, flags = ABILITY_ACTIONS[PILLAR_TILES[self.tile].ability]
        choices = [god * 6 + v - 1 for v in values if feasible_reach(s, self.seat, god, v, flags)]
        return [*choices, DECLINE] if choices else []

    def take(self, s: Tekhenu, choice: int, /) -> None:
        if choice != DECLINE:
            flags = ABILITY_ACTIONS[PILLAR_TILES[self.tile].ability][2]
            s.then(GodAction(self.seat, choice // 6, choice % 6 + 1, flags))


def production_action(s: Tekhenu, seat: int, resource: int, value: int) -> tuple[Step, ...]:
    """TEK-13  A production action, the Blessings played during it, and what follows any action."""
    return (performance(s, seat, resource, value, ACTION), Boost(seat, resource, value), AfterAction())


class AfterAction(Effect):
    """TEK-9.4  Actions do not nest: Happiness 21 pays out when the action or effect in progress is finished."""

    def run(self, s: Tekhenu, /) -> None:
        if not s.due:
            return
        start = s.order.index(s.mover) if s.mover >= 0 else 0
        seat = next(seat for seat in s.order[start:] + s.order[:start] if s.due >> seat & 1)
        s.due &= ~(1 << seat)
        s.then(FreeAction(seat), *(() if s.mover >= 0 else (RefillMarket(),)), AfterAction())


def free_choices(s: Tekhenu, seat: int, flags: int) -> list[int]:
    """Any god action or production, with any value, that can be completed."""
    gods = [god * 6 + v - 1 for god in range(6) for v in range(1, 7) if feasible(s, seat, god, v, flags)]
    return [*gods, *range(36, 60), DECLINE]


def free_action(s: Tekhenu, seat: int, choice: int, flags: int) -> tuple[Step, ...]:
    """TEK-20.5  A virtual die: no Scribes for its value, nothing that needs a chosen die, no scales."""
    what, value = choice // 6, choice % 6 + 1
    if what < 6:
        return (GodAction(seat, what, value, flags),)
    return production_action(s, seat, what - 6, value)


class FreeAction(TurnDecision):
    """TEK-9.4  The first time Happiness is 21: one action of your choice with any value, or none."""

    domain = FREE
    rule = "TEK-9.4"

    def offers(self, s: Tekhenu, /) -> list[int]:
        return free_choices(s, self.seat, 0)

    def take(self, s: Tekhenu, choice: int, /) -> None:
        if choice != DECLINE:
            s.then(*free_action(s, self.seat, choice, 0))
