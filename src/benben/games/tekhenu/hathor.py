"""TEK-8  Hathor: build a Building at the Temple."""

from typing import ClassVar

from benben.core.steps import Effect, Reason
from benben.games.tekhenu.blessings import TurnDecision, holds
from benben.games.tekhenu.commoners import raise_population
from benben.games.tekhenu.payment import pay_or_ask, purse
from benben.games.tekhenu.possible import NO_COST
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import gain, owns, points
from benben.games.tekhenu.tables import (
    BREAD,
    BY_OWN_PILLARS,
    CELLS,
    OPEN_SPACES,
    PILLAR_POINTS,
    PILLAR_POINTS_T05,
    SPACE_CELLS,
    SPACE_COST,
    SPACES,
)
from benben.games.tekhenu.tables_cards import B15, BUILDING, T05


class BuildAtTemple(TurnDecision):
    """TEK-8.1  Any free space that can be paid, whatever the value. TEK-8.2  Some are closed with fewer players."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "value", "flags")
    domain = BUILDING
    rule = "TEK-8.1"

    def __init__(self, seat: int, value: int, flags: int) -> None:
        self.seat = seat
        self.value = value
        self.flags = flags

    def offers(self, s: Tekhenu, /) -> list[int]:
        bread = 4 if self.flags & NO_COST or holds(s, self.seat, B15) else purse(s, self.seat, BREAD)
        return [space for space in range(OPEN_SPACES[s.seats]) if s.around[space] < 0 and SPACE_COST[space] <= bread]

    def take(self, s: Tekhenu, space: int, /) -> None:
        cost = 0 if self.flags & NO_COST else SPACE_COST[space]
        s.then(*pay_or_ask(s, self.seat, BREAD, cost, B15), BuildingRaised(self.seat, space, self.value))

    def why_not(self, s: Tekhenu, choice: int, /) -> Reason | None:
        if choice >= len(SPACES):
            return None
        if choice >= OPEN_SPACES[s.seats]:
            return Reason("closed_space", "TEK-8.2")
        return Reason("occupied" if s.around[choice] >= 0 else "too_little_bread", "TEK-8.1")


class BuildingRaised(Effect):
    """TEK-8.1  The leftmost Building goes there; what it uncovers is ignored now."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "space", "value")

    def __init__(self, seat: int, space: int, value: int) -> None:
        self.seat = seat
        self.space = space
        self.value = value

    def run(self, s: Tekhenu, /) -> None:
        seat = self.seat
        raise_building(s, seat, self.space)
        worth = PILLAR_POINTS_T05 if owns(s, seat, T05) else PILLAR_POINTS
        for cell in SPACE_CELLS[self.space]:
            """TEK-8.3  Own Pillar: 3 points; empty space: 1 token of its kind; another's Pillar: nothing."""
            if s.pillar[cell] == seat:
                points(s, seat, worth, BY_OWN_PILLARS)
            elif s.temple[cell] < 0:
                gain(s, seat, CELLS[cell].token, 1)
        """TEK-8.4  Population grows by the value, once and last."""
        raise_population(s, seat, self.value)


def raise_building(s: Tekhenu, seat: int, space: int) -> None:
    s.around[space] = seat
    s.buildings[seat] -= 1
    s.emit("temple_building", seat, space)
