"""EGZ-9  Site B: the obelisk and the tombs."""

from typing import ClassVar

from benben.core.steps import Decision, Reason
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import (
    OBELISK,
    OBELISK_POINTS,
    OBELISK_SITE,
    OBELISK_STEP,
    OPEN_TOMBS,
    TRACKS,
    VALUES,
)
from benben.games.egizia.tracks import pay_stone, score, shift_market, shift_store
from benben.games.egizia.workforce import boost, boosts

TOMB = 1
STOP = 2
FIRST_BOOST = 3


def next_obelisk(s: Egizia) -> int:
    """EGZ-9.3  Strictly bottom to top: the value of the next square, 0 if the obelisk is finished."""
    height = len(s.built[OBELISK])
    return VALUES[OBELISK][height] if height < len(VALUES[OBELISK]) else 0


def next_tomb(s: Egizia) -> int:
    """EGZ-9.4  Always the first tomb in line: its value, 0 if none is left."""
    taken = len(s.tomb_owner)
    return s.tombs[taken] if taken < len(s.tombs) else 0


def obelisk_steps(s: Egizia) -> list[tuple[int, int]]:
    """EGZ-9.2  What can be built next at site B: choice and value."""
    found = []
    value = next_obelisk(s)
    if value:
        found.append((OBELISK, value))
    value = next_tomb(s)
    if value:
        found.append((TOMB, value))
    return found


class BuildObelisk(Decision):
    """EGZ-9.2  Cover squares of the obelisk and take tombs, in any mix, as far as capacity and stone go."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "capacity", "total", "pair")
    domain = OBELISK_STEP
    rule = "EGZ-9.2"

    def __init__(self, seat: int, capacity: int, total: int, pair: int) -> None:
        self.seat = seat
        self.capacity = capacity
        self.total = total
        self.pair = pair

    def options(self, s: Egizia, /) -> list[int]:
        most = min(self.capacity, s.stone[self.seat])  # EGZ-9.1
        choices = [choice for choice, value in obelisk_steps(s) if value <= most]
        if self.total:
            """EGZ-7.11  At least one square or tomb; then the seat may stop."""
            choices.append(STOP)
            choices.extend(FIRST_BOOST + choice for choice in boosts(s, self.seat, self.pair))
        return choices

    def resolve(self, s: Egizia, choice: int, /) -> None:
        seat = self.seat
        if choice == STOP:
            """EGZ-9.7  The total scores at once. EGZ-9.11  The shift comes after, as a gain of its own."""
            score(s, seat, self.total, OBELISK_POINTS)
            s.spent[seat] |= 1 << OBELISK_SITE
            s.then(ShiftTrack(seat))
        elif choice >= FIRST_BOOST:
            added = boost(s, seat, choice - FIRST_BOOST)
            pair = 1 if choice > FIRST_BOOST else self.pair
            s.then(BuildObelisk(seat, self.capacity + added, self.total, pair))
        else:
            value = cover_obelisk(s, seat) if choice == OBELISK else take_tomb(s, seat)
            pay_stone(s, seat, value)  # EGZ-9.6
            s.then(BuildObelisk(seat, self.capacity - value, self.total + value, self.pair))

    def why_not(self, s: Egizia, choice: int, /) -> Reason | None:
        return why_too_dear(s, self.seat, self.capacity, dict(obelisk_steps(s)).get(choice, 0), "EGZ-9.1")


def why_too_dear(s: Egizia, seat: int, capacity: int, value: int, rule: str) -> Reason | None:
    if value > s.stone[seat]:
        return Reason("too_little_stone", rule)
    return Reason("too_weak", rule) if value > capacity else None


def cover_obelisk(s: Egizia, seat: int) -> int:
    value = next_obelisk(s)
    s.built[OBELISK].append(seat)
    s.emit("built", seat, OBELISK, value)
    return value


def take_tomb(s: Egizia, seat: int) -> int:
    """EGZ-9.4  Keep the token, leave a marker. EGZ-9.5, EGZ-9.10  The next face-down one is opened at once."""
    value = next_tomb(s)
    s.tomb_owner.append(seat)
    s.emit("tomb_taken", seat, value)
    open_tombs(s)
    return value


def open_tombs(s: Egizia) -> None:
    """EGZ-9.5  Four lie open as long as enough remain."""
    while s.buried and len(s.tombs) - len(s.tomb_owner) < OPEN_TOMBS:
        value = s.draw(s.buried)
        s.tombs.append(value)
        s.emit("tomb_opened", -1, value)


class ShiftTrack(Decision):
    """EGZ-9.8  Once per action: move the store or the market marker one step down."""

    domain = TRACKS
    rule = "EGZ-9.8"

    def options(self, s: Egizia, /) -> list[int]:
        return [0, 1]

    def resolve(self, s: Egizia, track: int, /) -> None:
        if track == 0:
            shift_store(s, self.seat)
        else:
            shift_market(s, self.seat)
