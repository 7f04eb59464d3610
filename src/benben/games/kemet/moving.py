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
from benben.games.kemet.battle import begin_battle
from benben.games.kemet.control import (
    accompanied,
    companions,
    controller,
    has,
    immune,
    limit,
    moves_of,
    owner,
    remove_units,
    rival_at,
    settle,
)
from benben.games.kemet.hands import play_card
from benben.games.kemet.prayer import can_pay, gain, pay, reduced, teleport_cost
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import (
    AMOUNT,
    AREA,
    AREAS,
    CARDS,
    CITY_OF,
    COMMERCIAL,
    FROM,
    FRONT_OF,
    GATES_WAY,
    LANDING,
    NEAR,
    NO_TROOP,
    OBELISKS,
    OPEN_GATES,
    PLAY,
    PORTS,
    SEATS,
    STOP_WAY,
    SWIFT_WAY,
    SWIFTNESS,
    TARGET,
    TELEPORT_COST,
    TELEPORT_WAY,
    TRANSFER,
    TRANSFER_WAY,
    WALL,
    WAY,
)
from benben.games.kemet.tables_tiles import (
    COMPANION,
    DEADLY_TRAP,
    DEDICATED,
    DEDICATION,
    GRIFFIN,
    GUIDE,
    INITIATIVE,
    KHNUM,
    KIND,
    MARCHING,
    NILE_BOATMEN,
    PHOENIX,
    PORTAL_OF_THOTH,
    SAPPERS,
    SERVANT,
    STRUCK_FIRST,
    TOLL,
    TRAPPED,
)

STEPPED = 1
TELEPORTED = 2
IN_RIVAL_CITY = 4
GATES_OPEN = 8
NO_TELEPORT = 16
ANY_PORT = 32
EXTRA_MOVE = 64
SERVANTS = sum(1 << c for c, kind in enumerate(KIND) if kind == SERVANT)
MONSTERS = (1 << len(KIND)) - 1 - SERVANTS
WALL_BREAKERS = 1 << PHOENIX | 1 << GUIDE


def land_moves(s: Kemet, seat: int, area: int, flags: int) -> int:
    """KEM-5.6.1  One, plus tiles, plus companions with the troop at the start; KEM-5.6.9 whoever stays behind later."""
    moves = 1 + moves_of(s, seat, area)
    for tile, extra in MARCHING:
        if s.tiles[seat] >> tile & 1:
            moves += extra
    return moves + 1 if flags & EXTRA_MOVE else moves


def lands(s: Kemet, seat: int, port: int, flags: int) -> bool:
    """KEM-5.6.6  Enter through a commercial port, or through the military port in front of the own city."""
    if AREAS[port].port == COMMERCIAL or flags & ANY_PORT:
        return True
    return FRONT_OF[port] == s.city[seat] or has(s, seat, NILE_BOATMEN) == 1


def ways(s: Kemet, seat: int, area: int, land: int, flags: int) -> list[int]:
    """Where a group could go from here, before asking who is in it.

    KEM-5.6.2  Land moves and the teleport in any order. KEM-3.7  A card beats a tile, a tile beats the rules: Transfer
    teleports from anywhere. KEM-5.6.6  By land to an adjacent area, or from port to port.
    """
    found: list[int] = []
    if land:
        found.extend(NEAR[s.seats][area])
        if AREAS[area].port:
            for port in PORTS[s.seats]:
                if port != area and port not in found and lands(s, seat, port, flags):
                    found.append(port)
    if not flags & (TELEPORTED | NO_TELEPORT):
        """KEM-5.6.1  One teleport an action."""
        if portal(s, seat, area) and can_pay(s, seat, teleport_cost(s, seat, TELEPORT_COST)):
            found.extend(TELEPORT_WAY + LANDING[landing] for landing in OBELISKS[s.seats] if landing != area)
        if TRANSFER in s.hand[seat] and can_pay(s, seat, CARDS[TRANSFER].cost):
            found.extend(TRANSFER_WAY + LANDING[landing] for landing in OBELISKS[s.seats] if landing != area)
    return found


def portal(s: Kemet, seat: int, area: int) -> bool:
    """KEM-5.6.7  From a controlled district with a pyramid; with Portal of Thoth or the Griffin from any obelisk."""
    if s.level[area]:
        return controller(s, area) == seat
    return AREAS[area].obelisk == 1 and (has(s, seat, PORTAL_OF_THOTH) == 1 or accompanied(s, seat, area, GRIFFIN))


def mask_of(s: Kemet, seat: int, area: int) -> int:
    return sum(1 << c for c in companions(s, seat, area))


def crowded(mask: int) -> bool:
    """KEM-5.4.2  At most one monster and one servant to a troop."""
    monsters = mask & MONSTERS
    servants = mask & SERVANTS
    return bool(monsters & (monsters - 1) or servants & (servants - 1))


def fits(s: Kemet, seat: int, area: int) -> bool:
    """KEM-1.12  The limits hold in this area."""
    return s.units[area * SEATS + seat] <= limit(s, seat) and not crowded(mask_of(s, seat, area))


def rival_city(s: Kemet, seat: int, area: int) -> bool:
    lord = owner(s, area)
    return lord >= 0 and s.team[lord] != s.team[seat]


def wall_open(s: Kemet, seat: int, target: int, flags: int, start: int, mask: int) -> bool:
    """KEM-5.6.8  One rival district an action, and only from beside the wall of that city, unless a wall is ignored."""
    if flags & IN_RIVAL_CITY:
        return False
    if start in WALL[CITY_OF[target]] or flags & GATES_OPEN or mask & WALL_BREAKERS:
        return True
    return has(s, seat, SAPPERS) == 1


def price(s: Kemet, seat: int, area: int, way: int, target: int, rival: int) -> int:
    """What this step costs in all: teleport or Transfer, and the toll of Khnum's Sphinx."""
    cost = 0
    if way >= TRANSFER_WAY:
        cost = reduced(s, seat, CARDS[TRANSFER].cost)
    elif way >= TELEPORT_WAY:
        cost = reduced(s, seat, teleport_cost(s, seat, TELEPORT_COST))
    if rival >= 0 and accompanied(s, rival, target, KHNUM):
        cost += reduced(s, seat, TOLL)
    return cost


def departures(s: Kemet, seat: int, area: int, land: int, flags: int, start: int, way: int, number: int) -> list[int]:
    """The sets of companions (as bits) that may go this way with so many units, so that the action can end legally.

    KEM-5.6.3  Nobody stays behind beyond the limits, no companion without a unit. KEM-5.6.12  The limits hold on
    entering an area with a hostile troop.
    """
    target = TARGET[way]
    left = s.units[area * SEATS + seat] - number
    most = limit(s, seat)
    if left > most:
        return []
    rival = rival_at(s, target, seat)
    if (rival >= 0 and number > most) or price(s, seat, area, way, target, rival) > s.prayer[seat]:
        return []
    every = mask_of(s, seat, area)
    walled = way < TELEPORT_WAY and rival_city(s, seat, target)
    needs_griffin = TELEPORT_WAY <= way < TRANSFER_WAY and not s.level[area] and not has(s, seat, PORTAL_OF_THOTH)
    found = []
    mask = every
    while True:
        stay = every & ~mask
        if (
            not (stay and not left)
            and not crowded(stay)
            and (not walled or wall_open(s, seat, target, flags, start, mask))
            and (not needs_griffin or mask >> GRIFFIN & 1)
            and (not crowded(mask) if rival >= 0 else arrives(s, seat, area, land, flags, start, way, number, mask))
        ):
            found.append(mask)
        if not mask:
            return found
        mask = (mask - 1) & every


def arrives(
    s: Kemet, seat: int, area: int, land: int, flags: int, start: int, way: int, number: int, mask: int
) -> bool:
    """After this step into an empty or own area: do the limits hold, or can the group go on until they do?"""
    target = TARGET[way]
    there = s.units[target * SEATS + seat] + number
    if there <= limit(s, seat) and not crowded(mask_of(s, seat, target) | mask):
        return True
    before = s.where[:]
    paid = price(s, seat, area, way, target, -1)
    shift(s, seat, area, target, number, mask)
    s.prayer[seat] -= paid
    possible = can_end(s, seat, target, *after(s, seat, way, target, land, flags), start)
    s.prayer[seat] += paid
    s.units[area * SEATS + seat] += number
    s.units[target * SEATS + seat] -= number
    s.where = before
    return possible


def can_end(s: Kemet, seat: int, area: int, land: int, flags: int, start: int) -> bool:
    """KEM-5.6.3  Can the action end with the limits held everywhere? As few units as possible go on."""
    if fits(s, seat, area):
        return True
    number = least(s, seat, area)
    return any(departures(s, seat, area, land, flags, start, way, number) for way in ways(s, seat, area, land, flags))


def least(s: Kemet, seat: int, area: int) -> int:
    return max(1, s.units[area * SEATS + seat] - limit(s, seat))


def after(s: Kemet, seat: int, way: int, target: int, land: int, flags: int) -> tuple[int, int]:
    """Land moves left and flags after a step."""
    if way >= TELEPORT_WAY:
        return land, flags | STEPPED | TELEPORTED
    flags |= STEPPED
    return land - 1, flags | IN_RIVAL_CITY if rival_city(s, seat, target) else flags


def shift(s: Kemet, seat: int, area: int, target: int, number: int, mask: int) -> None:
    s.units[area * SEATS + seat] -= number
    s.units[target * SEATS + seat] += number
    for c in range(len(KIND)):
        if mask >> c & 1:
            s.where[c] = target


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
        return choices

    def move_cards(self, s: Kemet) -> list[int]:
        """KEM-5.6.4  MOVE cards only; Swiftness at the start; Open Gates where a wall may still be in the way."""
        seat, hand = self.seat, s.hand[self.seat]
        cards = []
        if OPEN_GATES in hand and self.land and not self.flags & (GATES_OPEN | IN_RIVAL_CITY):
            cost = CARDS[OPEN_GATES].cost
            spare = has(s, seat, SAPPERS) or mask_of(s, seat, self.area) & WALL_BREAKERS
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
            s.then(MoveStep(seat, area, land, flags | GATES_OPEN, start))
        elif way == SWIFT_WAY:
            play_card(s, seat, SWIFTNESS)
            s.then(MoveStep(seat, area, land + 1, flags, start))
        else:
            s.then(MoveUnits(seat, area, land, flags, start, way))

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
            if departures(s, seat, area, self.land, self.flags, self.start, self.way, number)
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
        found = departures(s, self.seat, self.area, self.land, self.flags, self.start, self.way, self.number)
        return [mask for mask in found if mask & self.asked == self.going]

    def proceed(self, s: Kemet) -> None:
        """Ask about the next companion that may both go and stay; else go."""
        masks = self.masks(s)
        for c in range(len(KIND)):
            if len({mask >> c & 1 for mask in masks}) == 2:
                s.then(
                    MoveCompanion(
                        self.seat, self.area, self.land, self.flags, self.start, self.way, self.number, self.asked,
                        self.going, c,
                    )
                )  # fmt: skip
                return
        march(s, self.seat, self.area, self.land, self.flags, self.start, self.way, self.number, masks[0])

    def options(self, s: Kemet, /) -> list[int]:
        return [0, 1]

    def resolve(self, s: Kemet, yes: int, /) -> None:
        bit = 1 << self.companion
        going = self.going | bit if yes else self.going
        MoveCompanion(
            self.seat, self.area, self.land, self.flags, self.start, self.way, self.number, self.asked | bit, going
        ).proceed(s)


def march(s: Kemet, seat: int, area: int, land: int, flags: int, start: int, way: int, number: int, mask: int) -> None:
    """KEM-5.6.2  Carry out one step of the moving group."""
    target = TARGET[way]
    if way >= TRANSFER_WAY:
        play_card(s, seat, TRANSFER)
    elif way >= TELEPORT_WAY:
        pay(s, seat, teleport_cost(s, seat, TELEPORT_COST))
    s.emit("teleported" if way >= TELEPORT_WAY else "moved", seat, number, area, target)
    land, flags = after(s, seat, way, target, land, flags)
    shift(s, seat, area, target, number, mask)
    settle(s, area)
    rival = rival_at(s, target, seat)
    if rival >= 0:
        enter(s, seat, target, rival)
        if not s.units[target * SEATS + seat]:
            return
        if rival_at(s, target, seat) >= 0:
            """KEM-5.6.5  The Move action ends and a battle starts."""
            begin_battle(s, seat, target)
            return
    s.then(MoveStep(seat, target, land, flags, start))


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
