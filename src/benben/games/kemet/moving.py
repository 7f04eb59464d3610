"""KEM-5.6  Move.

1. MoveTroop: which troop. The number of land moves is fixed now.
2. MoveStep: a land move, the teleport, a MOVE card, or stop.
3. MoveUnits, MoveCompanion: who goes along; all others stay where they are.
4. In an area with a hostile troop: toll, tiles, battle, and the action is over. Elsewhere back to 2.

KEM-5.6.14  There is one moving group. It is the part of the troop in its area that goes on next; so units left behind
go again only if the group comes back for them, and units met on the way may be taken along.
"""

from typing import ClassVar

from benben.core.steps import YES_NO, Decision, Domain, Reason
from benben.games.kemet.amon_battle import mend
from benben.games.kemet.battle import begin_battle
from benben.games.kemet.control import (
    accompanied,
    companions,
    has,
    immune,
    limit,
    remove_units,
    rival_at,
    settle,
    troop,
)
from benben.games.kemet.hands import play_card
from benben.games.kemet.prayer import can_pay, gain, pay, reduced, teleport_cost
from benben.games.kemet.routes import destinations, journeys, way_there
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import (
    AMOUNT,
    AREA,
    CARDS,
    CITY_OF,
    FROM,
    GATES_WAY,
    NO_TROOP,
    OPEN_GATES,
    PLAY,
    SEATS,
    STOP_WAY,
    SWIFT_WAY,
    SWIFTNESS,
    TARGET,
    TELEPORT_COST,
    TELEPORT_WAY,
    TO_WAY,
    TRANSFER,
    TRANSFER_WAY,
    WAY,
)
from benben.games.kemet.tables_tiles import (
    COMPANION,
    DEADLY_TRAP,
    DEDICATED,
    DEDICATION,
    INITIATIVE,
    KHNUM,
    KIND,
    SAPPERS,
    STRUCK_FIRST,
    TOLL,
    TRAPPED,
)
from benben.games.kemet.ways import (
    GATES_OPEN,
    IN_RIVAL_CITY,
    NO_TELEPORT,
    STEPPED,
    TELEPORTED,
    WALL_BREAKERS,
    after,
    can_end,
    departures,
    fits,
    land_moves,
    least,
    mask_of,
    portal,
    rival_city,
    shift,
    wall_open,
    ways,
)


class MoveTroop(Decision):
    """KEM-5.6.1  Move one of your troops, or none; `flags` tell what is special about this Move action."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "flags")
    domain = FROM
    rule = "KEM-5.6.1"
    skippable = True

    def __init__(self, seat: int, flags: int) -> None:
        self.seat = seat
        self.flags = flags

    def options(self, s: Kemet, /) -> list[int]:
        """KEM-5.6.14  All else of the action is done by this one troop."""
        seat = self.seat
        units = s.units
        choices = [area for area in PLAY[s.seats] if units[area * SEATS + seat]]
        return [*choices, NO_TROOP] if choices else []

    def resolve(self, s: Kemet, area: int, /) -> None:
        if area != NO_TROOP:
            land = land_moves(s, self.seat, area, self.flags)
            s.then(MoveStep(self.seat, area, land, self.flags, area))


class MoveStep(Decision):
    """KEM-5.6.2  The next step of the moving troop: a land move, the teleport, a card, or stop."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "area", "land", "flags", "start")
    domain = WAY
    rule = "KEM-5.6.2"
    terms: ClassVar[dict[str, Domain]] = {"area": AREA, "start": AREA}

    def __init__(self, seat: int, area: int, land: int, flags: int, start: int) -> None:
        self.seat = seat
        self.area = area
        self.land = land
        self.flags = flags
        self.start = start

    def options(self, s: Kemet, /) -> list[int]:
        seat, area, land, flags, start = self.seat, self.area, self.land, self.flags, self.start
        number = least(s, seat, area)
        found = ways(s, seat, area, land, flags)
        if number == 1 and not companions(s, seat, area):
            choices = [way for way in found if lone_step(s, seat, area, land, flags, start, way)]
        else:
            choices = [way for way in found if departures(s, seat, area, land, flags, start, way, number)]
        choices.extend(self.move_cards(s))
        if fits(s, seat, area):
            choices.append(STOP_WAY)
        choices.extend(destinations(s, seat, area, land, flags, start, number))
        return choices

    def move_cards(self, s: Kemet) -> list[int]:
        """KEM-5.6.4  MOVE cards only; Swiftness at the start; Open Gates where a wall may still be in the way.

        A companion that ignores a wall makes the card useless only if it cannot be left behind (KEM-5.6.3).
        """
        seat, hand = self.seat, s.hand[self.seat]
        cards = []
        if OPEN_GATES in hand and self.land and not self.flags & (GATES_OPEN | IN_RIVAL_CITY):
            cost = CARDS[OPEN_GATES].cost
            led = mask_of(s, seat, self.area) & WALL_BREAKERS and troop(s, seat, self.area) == 1
            spare = has(s, seat, SAPPERS) or led
            if can_pay(s, seat, cost) and not spare and self.affords(s, reduced(s, seat, cost)):
                cards.append(GATES_WAY)
        if SWIFTNESS in hand and not self.flags & STEPPED:
            cards.append(SWIFT_WAY)
        return cards

    def affords(self, s: Kemet, cost: int) -> bool:
        """Does enough remain to end the action legally?"""
        s.prayer[self.seat] -= cost
        possible = can_end(s, self.seat, self.area, self.land, self.flags, self.start)
        s.prayer[self.seat] += cost
        return possible

    def resolve(self, s: Kemet, way: int, /) -> None:
        seat, area, land, flags, start = self.seat, self.area, self.land, self.flags, self.start
        if way == STOP_WAY:
            return
        if way == GATES_WAY:
            play_card(s, seat, OPEN_GATES)
            s.then(type(self)(seat, area, land, flags | GATES_OPEN, start))
        elif way == SWIFT_WAY:
            play_card(s, seat, SWIFTNESS)
            s.then(type(self)(seat, area, land + 1, flags, start))
        else:
            self.go(s, way)

    def go(self, s: Kemet, way: int) -> None:
        s.then(MoveUnits(self.seat, self.area, self.land, self.flags, self.start, way))

    def why_not(self, s: Kemet, way: int, /) -> Reason | None:
        return why_closed(s, self, way)


def lone_step(s: Kemet, seat: int, area: int, land: int, flags: int, start: int, way: int) -> bool:
    """The quick answer for a group without companions: can a single unit go this way?"""
    target = TARGET[way]
    rival = rival_at(s, target, seat)
    if way < TELEPORT_WAY:
        if CITY_OF[target] >= 0 and rival_city(s, seat, target) and not wall_open(s, seat, target, flags, start, 0):
            return False
        if rival < 0 and s.units[target * SEATS + seat] < limit(s, seat):
            return True
    return bool(departures(s, seat, area, land, flags, start, way, 1))


def why_closed(s: Kemet, asked: MoveStep, way: int) -> Reason | None:
    """Why the troop cannot go this way now."""
    seat, area, flags = asked.seat, asked.area, asked.flags
    if way == STOP_WAY:
        return Reason("over_limit", "KEM-1.12")
    if way >= GATES_WAY:
        return None
    target = TARGET[way]
    if target not in PLAY[s.seats]:
        return None
    if way >= TELEPORT_WAY:
        if flags & (TELEPORTED | NO_TELEPORT):
            return Reason("no_second_teleport", "KEM-5.6.1")
        return (
            Reason("no_portal", "KEM-5.6.7") if not portal(s, seat, area) else Reason("too_little_prayer", "KEM-1.16")
        )
    if target not in ways(s, seat, area, 1, flags):
        return None
    if not asked.land:
        return Reason("no_land_moves", "KEM-5.6.1")
    if rival_city(s, seat, target) and not wall_open(s, seat, target, flags, asked.start, 0):
        return Reason("walls", "KEM-5.6.8")
    return Reason("over_limit", "KEM-5.6.12")


def companies(s: Kemet, seat: int, area: int, land: int, flags: int, start: int, way: int, number: int) -> list[int]:
    """The sets of companions that may go this way, of one step or of several."""
    if way >= TO_WAY:
        return journeys(s, seat, area, land, flags, start, way, number)
    return departures(s, seat, area, land, flags, start, way, number)


class MoveUnits(Decision):
    """KEM-5.6.3  How many units go along?"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "area", "land", "flags", "start", "way")
    domain = AMOUNT
    rule = "KEM-5.6.3"
    terms: ClassVar[dict[str, Domain]] = {"area": AREA, "start": AREA, "way": WAY}

    def __init__(self, seat: int, area: int, land: int, flags: int, start: int, way: int) -> None:
        self.seat = seat
        self.area = area
        self.land = land
        self.flags = flags
        self.start = start
        self.way = way

    def options(self, s: Kemet, /) -> list[int]:
        seat, area = self.seat, self.area
        return [
            number
            for number in range(least(s, seat, area), s.units[area * SEATS + seat] + 1)
            if companies(s, seat, area, self.land, self.flags, self.start, self.way, number)
        ]

    def resolve(self, s: Kemet, number: int, /) -> None:
        """KEM-5.6.3  If companions may come or stay, that is asked next."""
        step = MoveCompanion(self.seat, self.area, self.land, self.flags, self.start, self.way, number, 0, 0)
        step.proceed(s)


class MoveCompanion(Decision):
    """KEM-5.6.3  Does this companion go along? `asked` are those decided on, `going` those of them that go."""

    fields: ClassVar[tuple[str, ...]] = (
        "seat", "area", "land", "flags", "start", "way", "number", "asked", "going", "companion",
    )  # fmt: skip
    domain = YES_NO
    rule = "KEM-5.6.3"
    terms: ClassVar[dict[str, Domain]] = {"area": AREA, "start": AREA, "way": WAY, "companion": COMPANION}

    def __init__(
        self,
        seat: int,
        area: int,
        land: int,
        flags: int,
        start: int,
        way: int,
        number: int,
        asked: int,
        going: int,
        companion: int = len(KIND),
    ) -> None:
        self.seat = seat
        self.area = area
        self.land = land
        self.flags = flags
        self.start = start
        self.way = way
        self.number = number
        self.asked = asked
        self.going = going
        self.companion = companion

    def masks(self, s: Kemet) -> list[int]:
        found = companies(s, self.seat, self.area, self.land, self.flags, self.start, self.way, self.number)
        return [mask for mask in found if mask & self.asked == self.going]

    def proceed(self, s: Kemet) -> None:
        """Ask about the next companion that may both go and stay; else go."""
        masks = self.masks(s)
        for c in range(len(KIND)):
            if len({mask >> c & 1 for mask in masks}) == 2:
                s.then(
                    type(self)(
                        self.seat, self.area, self.land, self.flags, self.start, self.way, self.number, self.asked,
                        self.going, c,
                    )
                )  # fmt: skip
                return
        self.go(s, masks[0])

    def go(self, s: Kemet, mask: int) -> None:
        march(s, self.seat, self.area, self.land, self.flags, self.start, self.way, self.number, mask)

    def options(self, s: Kemet, /) -> list[int]:
        return [0, 1]

    def resolve(self, s: Kemet, yes: int, /) -> None:
        bit = 1 << self.companion
        going = self.going | bit if yes else self.going
        type(self)(
            self.seat, self.area, self.land, self.flags, self.start, self.way, self.number, self.asked | bit, going
        ).proceed(s)


def march(s: Kemet, seat: int, area: int, land: int, flags: int, start: int, way: int, number: int, mask: int) -> None:
    """KEM-5.6.2  Carry out one step of the moving group, or the steps to its destination one after another."""
    steps = way_there(s, seat, area, land, flags, start, way, mask) if way >= TO_WAY else (way,)
    for step in steps:
        target = TARGET[step]
        go(s, seat, area, step, number, mask)
        land, flags = after(s, seat, step, target, land, flags)
        area = target
    rival = rival_at(s, area, seat)
    if rival >= 0:
        enter(s, seat, area, rival)
        if not s.units[area * SEATS + seat]:
            return
        if rival_at(s, area, seat) >= 0:
            """KEM-5.6.5  The Move action ends and a battle starts."""
            begin_battle(s, seat, area)
            return
        if mend(s, MoveStep(seat, area, land, flags, start)):
            return
    s.then(MoveStep(seat, area, land, flags, start))


def go(s: Kemet, seat: int, area: int, way: int, number: int, mask: int) -> None:
    """Pay for one step, and go."""
    target = TARGET[way]
    if way >= TRANSFER_WAY:
        play_card(s, seat, TRANSFER)
    elif way >= TELEPORT_WAY:
        pay(s, seat, teleport_cost(s, seat, TELEPORT_COST))
    s.emit("teleported" if way >= TELEPORT_WAY else "moved", seat, number, area, target)
    shift(s, seat, area, target, number, mask)
    settle(s, area)


def enter(s: Kemet, seat: int, area: int, rival: int) -> None:
    """KEM-5.6.5  What entering a rival's area by a Move sets off, in the order of ruling A13."""
    if accompanied(s, rival, area, KHNUM):
        pay(s, seat, TOLL)
    if has(s, seat, DEDICATION):
        gain(s, seat, DEDICATED)
    if has(s, seat, INITIATIVE) and not immune(s, rival, area):
        s.emit("initiative", seat, area)
        remove_units(s, rival, area, STRUCK_FIRST)
    if s.units[area * SEATS + rival] and has(s, rival, DEADLY_TRAP) and not immune(s, seat, area):
        s.emit("trap", rival, area)
        remove_units(s, seat, area, TRAPPED)
