"""TEK-13  Resource production.

1. T13 may change the value. 2. As many units as the value; what exceeds the marker is surplus.
3. In a production action Blessings may follow: goods, or the production once more.
"""

from typing import ClassVar

from benben.core.steps import Domain, Effect, Step
from benben.games.tekhenu.blessings import TurnDecision, holds, play_blessing, play_one_of
from benben.games.tekhenu.possible import feasible_reach, reach
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import gain, owns, points
from benben.games.tekhenu.tables import BASIC, BREAD, BY_TECHNOLOGY
from benben.games.tekhenu.tables_cards import (
    B21,
    BLESSINGS,
    BOOST,
    DECK,
    DONE,
    GOODS_BLESSINGS,
    REPEAT,
    T11,
    T12,
    T13,
    T17,
    TECHNOLOGIES,
    VALUE,
)

ACTION = -1
"""A production action; otherwise T19's, before the action of this god."""


def performance(s: Tekhenu, seat: int, resource: int, value: int, before: int) -> Step:
    """Produce once, with T13's change of value first."""
    if owns(s, seat, T13):
        return ChangeProduction(seat, resource, value, before)
    return Produce(seat, resource, value, before)


def kept(s: Tekhenu, seat: int, resource: int, value: int) -> int:
    """TEK-13.2  Units that stay: up to the marker, and T13's own one."""
    return min(value, s.production[seat * 4 + resource]) + owns(s, seat, T13)


class ChangeProduction(TurnDecision):
    """TEK-20.1  T13: change the value by up to 2 (TEK-1.11: within 1 to 6)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "resource", "value", "before")
    domain = VALUE
    rule = "TEK-20.1"
    terms: ClassVar[dict[str, Domain]] = {"resource": BASIC}

    def __init__(self, seat: int, resource: int, value: int, before: int) -> None:
        self.seat = seat
        self.resource = resource
        self.value = value
        self.before = before

    def offers(self, s: Tekhenu, /) -> list[int]:
        return [value - 1 for value in reach(self.value) if self.before == ACTION or self.enough(s, value)]

    def enough(self, s: Tekhenu, value: int) -> bool:
        """The god action that T19's production precedes must stay possible."""
        units = kept(s, self.seat, self.resource, value)
        return feasible_reach(s, self.seat, self.before, s.value, 0, 0, 0, self.resource, units)

    def take(self, s: Tekhenu, choice: int, /) -> None:
        s.then(Produce(self.seat, self.resource, choice + 1, self.before))


class Produce(Effect):
    """TEK-13.2  Keep up to the marker, put the rest on the Tainted side. TEK-13.3  It can never be spent there."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "resource", "value", "before")

    def __init__(self, seat: int, resource: int, value: int, before: int) -> None:
        self.seat = seat
        self.resource = resource
        self.value = value
        self.before = before

    def run(self, s: Tekhenu, /) -> None:
        seat, resource = self.seat, self.resource
        surplus = max(0, self.value - s.production[seat * 4 + resource])
        s.emit("produced", seat, self.value, resource)
        gain(s, seat, resource, kept(s, seat, resource, self.value))
        if surplus:
            s.surplus[seat] += surplus
            s.emit("surplus", seat, surplus)
        if self.before == ACTION:
            self.technologies(s, surplus)

    def technologies(self, s: Tekhenu, surplus: int) -> None:
        """TEK-20.6  T11, T12 and T17 belong to production actions, each performance anew."""
        if self.value == 1 and owns(s, self.seat, T11):
            points(s, self.seat, TECHNOLOGIES[T11 - DECK].points, BY_TECHNOLOGY)
        if owns(s, self.seat, T12):
            points(s, self.seat, TECHNOLOGIES[T12 - DECK].points * surplus, BY_TECHNOLOGY)
        if self.resource == BREAD and owns(s, self.seat, T17):
            points(s, self.seat, TECHNOLOGIES[T17 - DECK].points, BY_TECHNOLOGY)


class Boost(TurnDecision):
    """TEK-20.1  During a production action: B01 to B06 give goods, B21 and B22 repeat it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "resource", "value")
    domain = BOOST
    rule = "TEK-20.1"
    skippable = True
    terms: ClassVar[dict[str, Domain]] = {"resource": BASIC}

    def __init__(self, seat: int, resource: int, value: int) -> None:
        self.seat = seat
        self.resource = resource
        self.value = value

    def offers(self, s: Tekhenu, /) -> list[int]:
        choices = [card for card in GOODS_BLESSINGS if s.holder[card] == self.seat]
        if holds(s, self.seat, B21):
            choices.append(REPEAT)
        return [*choices, DONE] if choices else []

    def take(self, s: Tekhenu, choice: int, /) -> None:
        if choice == DONE:
            return
        s.then(self)
        if choice == REPEAT:
            play_one_of(s, self.seat, B21)
            s.then(performance(s, self.seat, self.resource, self.value, ACTION))
        else:
            """These are gains, not production: no surplus, once each."""
            play_blessing(s, self.seat, choice)
            gain(s, self.seat, BLESSINGS[choice].token, BLESSINGS[choice].amount)
