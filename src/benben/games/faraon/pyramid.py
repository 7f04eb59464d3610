"""FAR-9  Passing and the Pyramid of Time."""

from typing import ClassVar

from benben.core.steps import Decision, Effect
from benben.games.faraon.goods import basics_in_supply, gain, gain_urn, holds
from benben.games.faraon.offerings import ChooseToken, token_obtainable
from benben.games.faraon.state import Faraon
from benben.games.faraon.tables import (
    ANY_BASIC,
    EMPTY,
    GENERAL,
    INCOME,
    OFFERING_INCOME,
    ONE_OFFERING,
    ONE_SILVER,
    ROW_SQUARES,
    URN,
    S,
)


def all_passed(s: Faraon) -> bool:
    return s.passed == (1 << s.seats) - 1


def enter_pyramid(s: Faraon, seat: int) -> None:
    """FAR-9.1  The disc goes to the first square of the first free row, which pays nothing.

    FAR-9.2  Row 1 gives the First Player token. FAR-9.3  The last to pass stays on the round track.
    """
    s.passed |= 1 << seat
    s.emit("passed", seat)
    if all_passed(s):
        return
    row = max(s.row) + 1
    s.row[seat] = row
    s.square[seat] = 0
    s.emit("row_entered", seat, row)
    if row == 0:
        s.first = seat
        s.emit("first_taken", seat)


class PassUrn(Decision):
    """FAR-9.1  Take one of the urns under the pyramid. FAR-9.4  There are none in round 5."""

    domain = URN
    rule = "FAR-9.1"
    skippable = True

    def options(self, s: Faraon, /) -> list[int]:
        return [urn for urn in s.urns_shown if urn >= 0]

    def resolve(self, s: Faraon, urn: int, /) -> None:
        s.urns_shown[s.urns_shown.index(urn)] = EMPTY
        gain_urn(s, self.seat, urn)


class GeneralMove(Effect):
    """FAR-8.3  Noble 6: on passing, not as the last, move one square at once. FAR-8.1  It is not optional.

    FAR-9.8  This move pays the square entered only.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Faraon, /) -> None:
        if holds(s, self.seat, GENERAL) and s.row[self.seat] >= 0 and step_on(s, self.seat):
            s.then(PyramidIncome(self.seat, 0))


def step_on(s: Faraon, seat: int) -> bool:
    """FAR-9.5  One square to the right. FAR-9.6  Not beyond the last."""
    if s.square[seat] + 1 == len(ROW_SQUARES[s.row[seat]]):
        return False
    s.square[seat] += 1
    s.emit("pyramid_step", seat, s.row[seat], s.square[seat])
    return True


class PyramidStep(Effect):
    """FAR-4.3, FAR-9.5  The turn of a seat that has passed. FAR-9.8  The step is mandatory."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Faraon, /) -> None:
        if step_on(s, self.seat):
            s.then(PyramidIncome(self.seat, 1))


def entered(s: Faraon, seat: int) -> int:
    """The income of the square on which a seat's disc stands."""
    return ROW_SQUARES[s.row[seat]][s.square[seat]]


class PyramidIncome(Decision):
    """FAR-9.5  The income of the square entered or of the one just left of it. FAR-9.7  What the squares give."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left_too")
    domain = INCOME
    rule = "FAR-9.5"
    skippable = True

    def __init__(self, seat: int, left_too: int) -> None:
        self.seat = seat
        self.left_too = left_too

    def options(self, s: Faraon, /) -> list[int]:
        squares = ROW_SQUARES[s.row[self.seat]]
        here = s.square[self.seat]
        paid = squares[here - self.left_too : here + 1]
        choices = basics_in_supply(s) if ANY_BASIC in paid else []
        if ONE_SILVER in paid and s.supply[S]:
            choices.append(S)
        if ONE_OFFERING in paid and token_obtainable(s):
            choices.append(OFFERING_INCOME)
        return choices

    def resolve(self, s: Faraon, income: int, /) -> None:
        if income == OFFERING_INCOME:
            s.then(ChooseToken(self.seat))
        else:
            gain(s, self.seat, income)
