"""EGZ-10  Site C: the temple and the pyramid."""

from typing import ClassVar

from benben.core.steps import Decision, Reason
from benben.games.egizia.obelisk import why_too_dear
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import (
    LEFT,
    PILLAR,
    RIGHT,
    ROOFS,
    ROW1,
    ROW_POINTS,
    TEMPLE_POINTS,
    TEMPLE_SITE,
    TEMPLE_STEP,
    VALUES,
)
from benben.games.egizia.tracks import pay_stone, score
from benben.games.egizia.workforce import boost, boosts

FIRST_ROOF = 2
FIRST_ROW = 6
STOP = 11
FIRST_BOOST = 12


def temple_steps(s: Egizia) -> list[tuple[int, int]]:
    """EGZ-10.2  What can be built next at site C: choice and value."""
    found = []
    left, right = len(s.built[LEFT]), len(s.built[RIGHT])
    """EGZ-10.3  Each pillar on its own, bottom to top."""
    if left < PILLAR:
        found.append((0, VALUES[LEFT][left]))
    if right < PILLAR:
        found.append((1, VALUES[RIGHT][right]))
    if left == PILLAR and right == PILLAR:
        """EGZ-10.4  Both pillars finished: the four roof squares, in any order."""
        found.extend((FIRST_ROOF + i, ROOFS[i].value) for i in range(4) if s.roof[i] < 0)
    below = 99
    for row in range(5):
        """EGZ-10.5  Rows fill from the left. EGZ-10.6  A square rests on the two below it."""
        covered = len(s.built[ROW1 + row])
        if covered < 5 - row and below >= covered + 2:
            found.append((FIRST_ROW + row, VALUES[ROW1 + row][covered]))
        below = covered
    return found


class BuildTemple(Decision):
    """EGZ-10.2  Cover squares of the temple and the pyramid, in any mix, as far as capacity and stone go."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "capacity", "total", "pair", "rows")
    domain = TEMPLE_STEP
    rule = "EGZ-10.2"

    def __init__(self, seat: int, capacity: int, total: int, pair: int, rows: tuple[int, ...]) -> None:
        self.seat = seat
        self.capacity = capacity
        self.total = total
        self.pair = pair
        self.rows = rows

    def options(self, s: Egizia, /) -> list[int]:
        most = min(self.capacity, s.stone[self.seat])  # EGZ-10.1
        choices = [choice for choice, value in temple_steps(s) if value <= most]
        if self.total:
            choices.append(STOP)
            choices.extend(FIRST_BOOST + choice for choice in boosts(s, self.seat, self.pair))
        return choices

    def resolve(self, s: Egizia, choice: int, /) -> None:
        seat = self.seat
        if choice == STOP:
            score(s, seat, self.total, TEMPLE_POINTS)
            s.spent[seat] |= 1 << TEMPLE_SITE
            """EGZ-10.9  Finished rows are scored one by one, in the order finished, after the building points."""
            for row in self.rows:
                score_row(s, row)
        elif choice >= FIRST_BOOST:
            added = boost(s, seat, choice - FIRST_BOOST)
            pair = 1 if choice > FIRST_BOOST else self.pair
            s.then(BuildTemple(seat, self.capacity + added, self.total, pair, self.rows))
        else:
            value = dict(temple_steps(s))[choice]
            rows = cover(s, seat, choice, value, self.rows)
            pay_stone(s, seat, value)
            s.then(BuildTemple(seat, self.capacity - value, self.total + value, self.pair, rows))

    def why_not(self, s: Egizia, choice: int, /) -> Reason | None:
        steps = dict(temple_steps(s))
        if choice in steps:
            return why_too_dear(s, self.seat, self.capacity, steps[choice], "EGZ-10.1")
        if FIRST_ROOF <= choice < FIRST_ROW and s.roof[choice - FIRST_ROOF] < 0:
            return Reason("pillars_first", "EGZ-10.4")
        if FIRST_ROW <= choice < STOP and len(s.built[ROW1 + choice - FIRST_ROW]) < 5 - (choice - FIRST_ROW):
            return Reason("no_support", "EGZ-10.6")
        return None


def cover(s: Egizia, seat: int, choice: int, value: int, rows: tuple[int, ...]) -> tuple[int, ...]:
    """Put a marker on the square; the rows finished in this action so far."""
    if choice < FIRST_ROOF:
        column = LEFT + choice
    elif choice < FIRST_ROW:
        s.roof[choice - FIRST_ROOF] = seat
        s.emit("roof_built", seat, choice - FIRST_ROOF, value)
        return rows
    else:
        column = ROW1 + choice - FIRST_ROW
    s.built[column].append(seat)
    s.emit("built", seat, column, value)
    if column >= ROW1 and len(s.built[column]) == len(VALUES[column]):
        return (*rows, column)
    return rows


def score_row(s: Egizia, column: int) -> None:
    """EGZ-10.7  The seat with most markers in a finished row scores one point for each; the leftmost breaks a tie.

    EGZ-10.10  So the single square of the top row pays its owner one point.
    """
    row = s.built[column]
    winner, most = -1, 0
    for seat in row:
        if row.count(seat) > most:
            winner, most = seat, row.count(seat)
    s.row_winners |= 1 << winner
    s.emit("row_finished", winner, column, most)
    score(s, winner, most, ROW_POINTS)
