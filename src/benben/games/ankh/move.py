"""ANK-6  Action: Move Units."""

from typing import ClassVar

from benben.core.steps import Decision, Domain, Reason
from benben.games.ankh.land import enemies, near, open_to
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import FIRST_GUARDIAN, SATET, SCORPION
from benben.games.ankh.tables_map import DONE, HEX, LAND, PICK, REACH, WATER, bits
from benben.games.ankh.units import AimScorpion, kind_at, owner_at, shift


def goals(s: Ankh, chief: int, place: int) -> int:
    """ANK-6.3  Where a unit may end its move: an empty land hex at distance 1 to 3.

    ANK-6.2  Nothing blocks the way: units, monuments, tokens, water, river and camels are passed freely.
    """
    found = REACH[place] & open_to(s, chief)
    if s.guards[SATET] >> place & 1:
        found |= pushable(s, chief, place)
    if s.guards[SCORPION] >> place & 1 and LAND >> place & 1:
        """ANK-6.6  A Giant Scorpion may turn on the spot."""
        found |= 1 << place
    return found


def pushable(s: Ankh, chief: int, place: int) -> int:
    """ANK-21.2  Satet may end on an enemy unit it can push away. ANK-20.6  Never on an Underworld token of others."""
    found = 0
    for target in bits(REACH[place] & enemies(s, chief) & ~s.portals):
        if push_goals(s, place, target):
            found |= 1 << target
    return found


def push_goals(s: Ankh, satet: int, target: int) -> int:
    """ANK-21.2  Where a unit may be pushed: an adjacent empty land hex, also the one Satet has just left."""
    room = open_to(s, owner_at(s, target))
    if not s.portals >> satet & 1:
        room |= 1 << satet & LAND
    return near(s, target) & room


class MoveUnit(Decision):
    """ANK-6.1  Each of your units may move once, in any order; any may stay."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "moved")
    domain = PICK
    rule = "ANK-6.1"
    skippable = True

    def __init__(self, seat: int, moved: int) -> None:
        self.seat = seat
        self.moved = moved
        """The hexes of the units that have moved."""

    def options(self, s: Ankh, /) -> list[int]:
        chief = s.chief[self.seat]
        room = open_to(s, chief)
        found = []
        for place in bits(s.army[chief] & ~self.moved):
            if REACH[place] & room or goals(s, chief, place):
                found.append(place)
        if found:
            found.append(DONE)
        return found

    def resolve(self, s: Ankh, place: int, /) -> None:
        if place != DONE:
            s.then(MoveTo(self.seat, self.moved, place))

    def why_not(self, s: Ankh, place: int, /) -> Reason | None:
        if self.moved >> place & 1:
            return Reason("has_moved", "ANK-6.1")
        return None if s.army[s.chief[self.seat]] >> place & 1 else Reason("no_unit_of_yours", "ANK-6.1")


class MoveTo(Decision):
    """ANK-6.3  End on an empty hex that is not water. ANK-6.4  Monuments keep their controllers."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "moved", "place")
    domain = HEX
    rule = "ANK-6.3"
    terms: ClassVar[dict[str, Domain]] = {"place": HEX}

    def __init__(self, seat: int, moved: int, place: int) -> None:
        self.seat = seat
        self.moved = moved
        self.place = place

    def options(self, s: Ankh, /) -> list[int]:
        return bits(goals(s, s.chief[self.seat], self.place))

    def resolve(self, s: Ankh, goal: int, /) -> None:
        chief = s.chief[self.seat]
        s.then(MoveUnit(self.seat, self.moved | 1 << goal))
        if enemies(s, chief) >> goal & 1:
            s.then(PushUnit(self.seat, self.place, goal))
            return
        kind = shift(s, chief, self.place, goal)
        s.emit("unit_moved", chief, kind, self.place, goal)
        if kind == FIRST_GUARDIAN + SCORPION:
            """ANK-6.5  A moved Giant Scorpion is aimed at once."""
            s.then(AimScorpion(self.seat, goal))

    def why_not(self, s: Ankh, goal: int, /) -> Reason | None:
        if WATER >> goal & 1:
            return Reason("water", "ANK-6.3")
        if not REACH[self.place] >> goal & 1:
            return Reason("too_far", "ANK-6.1")
        return Reason("underworld", "ANK-20.4") if s.portals >> goal & 1 else Reason("occupied", "ANK-6.3")


class PushUnit(Decision):
    """ANK-21.2  Satet pushes the enemy unit one hex away. Its owner picks where; Gods can be pushed."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "place", "target")
    domain = HEX
    rule = "ANK-21.2"
    terms: ClassVar[dict[str, Domain]] = {"place": HEX, "target": HEX}

    def __init__(self, seat: int, place: int, target: int) -> None:
        self.seat = seat
        self.place = place
        self.target = target

    def options(self, s: Ankh, /) -> list[int]:
        return bits(push_goals(s, self.place, self.target))

    def resolve(self, s: Ankh, goal: int, /) -> None:
        chief = s.chief[self.seat]
        owner = owner_at(s, self.target)
        kind = kind_at(s, self.target)
        if goal == self.place:
            swap(s, chief, owner, self.place, self.target)
        else:
            shift(s, owner, self.target, goal)
            shift(s, chief, self.place, self.target)
        s.emit("unit_moved", chief, FIRST_GUARDIAN + SATET, self.place, self.target)
        s.emit("unit_pushed", owner, kind, self.target, goal)
        if kind == FIRST_GUARDIAN + SCORPION:
            """ANK-15.15  The aim of a pushed Scorpion is out of turn: the greater god's player decides."""
            s.then(AimScorpion(owner, goal))


def swap(s: Ankh, chief: int, owner: int, satet: int, target: int) -> None:
    """The pushed unit lands where Satet came from: step aside for a moment."""
    aside = open_aside(s)
    shift(s, owner, target, aside)
    shift(s, chief, satet, target)
    shift(s, owner, aside, satet)


def open_aside(s: Ankh) -> int:
    """A water hex without a unit; there are always more of them than Apeps."""
    room = WATER
    for army in s.army:
        room &= ~army
    return bits(room)[0]
