"""KEM-8.14, KEM-10.2  Moves in a game with teams or gods: a group of several allies' units, or a god alone.

The classic steps of moving.py, with a group in place of a number of units: four bits for each seat's units.
"""

from collections.abc import Iterator
from typing import ClassVar

from benben.core.steps import Decision, Domain, Effect
from benben.games.kemet.battle import begin_battle
from benben.games.kemet.control import (
    accompanied,
    allies,
    has,
    immune,
    in_control,
    limit,
    rival_at,
    settle,
    soldiers,
    troop,
)
from benben.games.kemet.hands import play_card
from benben.games.kemet.moving import MoveCompanion, MoveStep, MoveTroop
from benben.games.kemet.prayer import gain, pay, reduced, teleport_cost
from benben.games.kemet.sharing import lose
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import (
    AMOUNT,
    AREA,
    AREAS,
    LANDING,
    NO_TROOP,
    OBELISKS,
    RIVAL,
    SEATS,
    STOP_WAY,
    TARGET,
    TELEPORT_COST,
    TELEPORT_WAY,
    TRANSFER,
    TRANSFER_WAY,
    TROOP_LIMIT,
    WAY,
)
from benben.games.kemet.tables_gods import BASTET, GODS_ROWS, HORUS, SOBEK
from benben.games.kemet.tables_tiles import (
    DEADLY_TRAP,
    DEDICATED,
    DEDICATION,
    GRIFFIN,
    INITIATIVE,
    KHNUM,
    KIND,
    PORTAL_OF_THOTH,
    STRUCK_FIRST,
    TOLL,
    TRAPPED,
)
from benben.games.kemet.ways import (
    ANY_PORT,
    GATES_OPEN,
    NO_TELEPORT,
    TELEPORTED,
    after,
    crowded,
    land_moves,
    mask_of,
    price,
    rival_city,
    wall_open,
    ways,
)

GOD_MARCH = 128
"""The flag of a Move action of a god."""


def set_out(s: Kemet, seat: int, flags: int) -> None:
    """KEM-5.6.1  A Move action, in the classic game or with allies and gods."""
    s.then(MarchTroop(seat, flags) if s.extras else MoveTroop(seat, flags))


# --- Groups -----------------------------------------------------------------------------------------------------------


def part(men: int, seat: int) -> int:
    return men >> 4 * seat & 15


def size(men: int) -> int:
    return sum(part(men, seat) for seat in range(SEATS))


def present(s: Kemet, seat: int, area: int) -> int:
    """All units of the side in an area, gods aside."""
    return sum(soldiers(s, ally, area) << 4 * ally for ally in allies(s, seat))


def holds(s: Kemet, men: int, mask: int) -> bool:
    """KEM-8.10, KEM-8.18  Do the limits hold for these units and companions together?"""
    owners = [seat for seat in range(s.seats) if part(men, seat)]
    if not owners:
        return not mask
    most = limit(s, owners[0]) if len(owners) == 1 else TROOP_LIMIT
    return size(men) <= most and not crowded(mask)


def fits(s: Kemet, seat: int, area: int) -> bool:
    """May the action end with what the side has in this area? A god stands alone (rulings A33, A79)."""
    gods = sum(s.god_at[ally] == area for ally in allies(s, seat))
    men = present(s, seat, area)
    return gods == 1 and not men if gods else holds(s, men, mask_of(s, seat, area))


def parties(s: Kemet, seat: int, area: int) -> list[int]:
    """KEM-8.14  Every group that could set out from here: at least one own unit is always in it. Small ones first."""
    found = [0]
    for ally in allies(s, seat):
        least = 1 if ally == seat else 0
        numbers = range(least, soldiers(s, ally, area) + 1)
        found = [men | number << 4 * ally for men in found for number in numbers]
    return sorted(found, key=size)


def submasks(every: int) -> Iterator[int]:
    mask = every
    while True:
        yield mask
        if not mask:
            return
        mask = (mask - 1) & every


def on_wings(s: Kemet, seat: int, flags: int) -> bool:
    """Horus himself teleports from any obelisk, for nothing."""
    return bool(flags & GOD_MARCH) and s.god[seat] == HORUS


def march_ways(s: Kemet, seat: int, area: int, land: int, flags: int) -> list[int]:
    found = ways(s, seat, area, land, flags)
    free = on_wings(s, seat, flags) and not flags & (TELEPORTED | NO_TELEPORT)
    if free and (AREAS[area].obelisk or (s.level[area] and in_control(s, seat, area))):
        landings = [TELEPORT_WAY + LANDING[landing] for landing in OBELISKS[s.seats] if landing != area]
        found.extend(way for way in landings if way not in found)
    return found


def step_price(s: Kemet, seat: int, area: int, way: int, flags: int, rival: int) -> int:
    cost = price(s, seat, area, way, TARGET[way], rival)
    if on_wings(s, seat, flags) and TELEPORT_WAY <= way < TRANSFER_WAY:
        cost -= reduced(s, seat, teleport_cost(s, seat, TELEPORT_COST))
    return cost


def departs(s: Kemet, seat: int, area: int, land: int, flags: int, start: int, way: int, men: int, mask: int) -> bool:
    """KEM-5.6.3, KEM-5.6.12  May this group go this way, so that the action can end with all limits held?"""
    target = TARGET[way]
    rival = rival_at(s, target, seat)
    if step_price(s, seat, area, way, flags, rival) > s.prayer[seat]:
        return False
    if way < TELEPORT_WAY and rival_city(s, seat, target) and not wall_open(s, seat, target, flags, start, mask):
        return False
    if not flags & GOD_MARCH:
        stay = present(s, seat, area) - men
        if stay and any(s.god_at[ally] == area for ally in allies(s, seat)):
            return False
        if not holds(s, stay, mask_of(s, seat, area) & ~mask):
            return False
        if TELEPORT_WAY <= way < TRANSFER_WAY and not s.level[area] and not has(s, seat, PORTAL_OF_THOTH):
            """KEM-5.6.7  From an obelisk only with the Griffin."""
            if not mask >> GRIFFIN & 1:
                return False
    if rival >= 0:
        return flags & GOD_MARCH > 0 or holds(s, men, mask)
    return arrives(s, seat, area, land, flags, start, way, men, mask)


def arrives(s: Kemet, seat: int, area: int, land: int, flags: int, start: int, way: int, men: int, mask: int) -> bool:
    """After this step into an area without rivals: do the limits hold, or can the group go on until they do?"""
    target = TARGET[way]
    units, where, prayer, gods = s.units[:], s.where[:], s.prayer[seat], s.god_at[:]
    shift(s, seat, area, target, flags, men, mask)
    s.prayer[seat] -= step_price(s, seat, area, way, flags, -1)
    possible = can_end(s, seat, target, *after(s, seat, way, target, land, flags), start)
    s.units, s.where, s.god_at = units, where, gods
    s.prayer[seat] = prayer
    return possible


def can_end(s: Kemet, seat: int, area: int, land: int, flags: int, start: int) -> bool:
    """KEM-5.6.3  Can the action end with the limits held everywhere?"""
    if fits(s, seat, area):
        return True
    return any(can_go(s, seat, area, land, flags, start, way) for way in march_ways(s, seat, area, land, flags))


def can_go(s: Kemet, seat: int, area: int, land: int, flags: int, start: int, way: int) -> bool:
    """Is there any group that may go this way?"""
    every = mask_of(s, seat, area)
    if flags & GOD_MARCH:
        return departs(s, seat, area, land, flags, start, way, 0, 0)
    target = TARGET[way]
    if way < TELEPORT_WAY and rival_city(s, seat, target) and not wall_open(s, seat, target, flags, start, every):
        return False
    return any(
        departs(s, seat, area, land, flags, start, way, men, mask)
        for men in parties(s, seat, area)
        for mask in submasks(every)
    )


def shift(s: Kemet, seat: int, area: int, target: int, flags: int, men: int, mask: int) -> None:
    if flags & GOD_MARCH:
        s.units[area * SEATS + seat] -= s.life[seat]
        s.units[target * SEATS + seat] += s.life[seat]
        s.god_at[seat] = target
        return
    for ally in allies(s, seat):
        s.units[area * SEATS + ally] -= part(men, ally)
        s.units[target * SEATS + ally] += part(men, ally)
    for c in range(len(KIND)):
        if mask >> c & 1:
            s.where[c] = target


# --- Steps ------------------------------------------------------------------------------------------------------------


class MarchTroop(MoveTroop):
    """KEM-8.14  Move a troop with a unit of yours in it, or your god, or nothing.

    KEM-8.11  Only the active player's tiles add to the move, and every companion with the troop (KEM-8.19).
    """

    def resolve(self, s: Kemet, area: int, /) -> None:
        if area == NO_TROOP:
            return
        seat, flags = self.seat, self.flags
        land = land_moves(s, seat, area, flags)
        if s.god_at[seat] == area:
            flags |= GOD_MARCH
            land += GODS_ROWS[s.god[seat]].moves
            flags |= GATES_OPEN if s.god[seat] == BASTET else 0
            flags |= ANY_PORT if s.god[seat] == SOBEK else 0
        s.then(MarchStep(seat, area, land, flags, area))


class MarchStep(MoveStep):
    """KEM-8.14  The next step of the group; areas of allies may be passed, their ports and walls are one's own."""

    def options(self, s: Kemet, /) -> list[int]:
        seat, area, land, flags, start = self.seat, self.area, self.land, self.flags, self.start
        choices = [
            way for way in march_ways(s, seat, area, land, flags) if can_go(s, seat, area, land, flags, start, way)
        ]
        choices.extend(self.move_cards(s))
        if fits(s, seat, area):
            choices.append(STOP_WAY)
        return choices

    def affords(self, s: Kemet, cost: int) -> bool:
        s.prayer[self.seat] -= cost
        possible = can_end(s, self.seat, self.area, self.land, self.flags, self.start)
        s.prayer[self.seat] += cost
        return possible

    def go(self, s: Kemet, way: int) -> None:
        if self.flags & GOD_MARCH:
            carry_out(s, self.seat, self.area, self.land, self.flags, self.start, way, 0, 0)
        else:
            ask_units(s, self.seat, self.area, self.land, self.flags, self.start, way, 0, -1)


def ask_units(
    s: Kemet, seat: int, area: int, land: int, flags: int, start: int, way: int, chosen: int, last: int
) -> None:
    """Ask for the units of the next ally in the area; then for the companions."""
    for ally in allies(s, seat):
        if ally > last and soldiers(s, ally, area):
            s.then(MarchUnits(seat, area, land, flags, start, way, chosen, ally))
            return
    MarchCompanion(seat, area, land, flags, start, way, chosen, 0, 0).proceed(s)


class MarchUnits(Decision):
    """KEM-8.14  How many units of this ally go along? `chosen` are the units of those before him."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "area", "land", "flags", "start", "way", "chosen", "whose")
    domain = AMOUNT
    rule = "KEM-8.14"
    terms: ClassVar[dict[str, Domain]] = {"area": AREA, "start": AREA, "way": WAY, "whose": RIVAL}

    def __init__(
        self, seat: int, area: int, land: int, flags: int, start: int, way: int, chosen: int, whose: int
    ) -> None:
        self.seat = seat
        self.area = area
        self.land = land
        self.flags = flags
        self.start = start
        self.way = way
        self.chosen = chosen
        self.whose = whose

    def options(self, s: Kemet, /) -> list[int]:
        seat, area, whose = self.seat, self.area, self.whose
        before = (1 << 4 * whose) - 1
        every = mask_of(s, seat, area)
        found: set[int] = set()
        for men in parties(s, seat, area):
            number = part(men, whose)
            if men & before != self.chosen or number in found:
                continue
            for mask in submasks(every):
                if departs(s, seat, area, self.land, self.flags, self.start, self.way, men, mask):
                    found.add(number)
                    break
        return sorted(found)

    def resolve(self, s: Kemet, number: int, /) -> None:
        chosen = self.chosen | number << 4 * self.whose
        ask_units(s, self.seat, self.area, self.land, self.flags, self.start, self.way, chosen, self.whose)


class MarchCompanion(MoveCompanion):
    """KEM-8.14  Does this companion, whoever of the side owns it, go along?"""

    def masks(self, s: Kemet) -> list[int]:
        return [
            mask
            for mask in submasks(mask_of(s, self.seat, self.area))
            if mask & self.asked == self.going
            and departs(s, self.seat, self.area, self.land, self.flags, self.start, self.way, self.number, mask)
        ]

    def go(self, s: Kemet, mask: int) -> None:
        carry_out(s, self.seat, self.area, self.land, self.flags, self.start, self.way, self.number, mask)


def carry_out(s: Kemet, seat: int, area: int, land: int, flags: int, start: int, way: int, men: int, mask: int) -> None:
    """KEM-5.6.2  One step of the group, with what entering a rival's area sets off in the order of ruling A13."""
    target = TARGET[way]
    rival = rival_at(s, target, seat)
    if way >= TRANSFER_WAY:
        play_card(s, seat, TRANSFER)
    elif way >= TELEPORT_WAY and not on_wings(s, seat, flags):
        pay(s, seat, teleport_cost(s, seat, TELEPORT_COST))
    number = 1 if flags & GOD_MARCH else size(men)
    s.emit("teleported" if way >= TELEPORT_WAY else "moved", seat, number, area, target)
    land, flags = after(s, seat, way, target, land, flags)
    shift(s, seat, area, target, flags, men, mask)
    settle(s, area)
    if rival < 0:
        s.then(MarchStep(seat, target, land, flags, start))
        return
    s.then(Trap(seat, target), Arrive(seat, target, land, flags, start))
    if accompanied(s, rival, target, KHNUM):
        pay(s, seat, TOLL)
    if has(s, seat, INITIATIVE) and not immune(s, rival, target):
        s.emit("initiative", seat, target)
        lose(s, rival, target, STRUCK_FIRST, 0)
    if has(s, seat, DEDICATION):
        gain(s, seat, DEDICATED)


class Trap(Effect):
    """KEM-8.11  Deadly Trap of any ally with a unit in the troop entered: it is he who is attacked."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "area")

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def run(self, s: Kemet, /) -> None:
        rival = rival_at(s, self.area, self.seat)
        if rival < 0 or immune(s, self.seat, self.area):
            return
        for ally in allies(s, rival):
            if s.units[self.area * SEATS + ally] and has(s, ally, DEADLY_TRAP):
                s.emit("trap", ally, self.area)
                lose(s, self.seat, self.area, TRAPPED, 0)
                return


class Arrive(Effect):
    """KEM-5.6.5  A battle if rivals are still there; the march goes on if they are gone."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "area", "land", "flags", "start")

    def __init__(self, seat: int, area: int, land: int, flags: int, start: int) -> None:
        self.seat = seat
        self.area = area
        self.land = land
        self.flags = flags
        self.start = start

    def run(self, s: Kemet, /) -> None:
        if not troop(s, self.seat, self.area):
            return
        if rival_at(s, self.area, self.seat) >= 0:
            begin_battle(s, self.seat, self.area)
        elif s.units[self.area * SEATS + self.seat]:
            settle(s, self.area)
            s.then(MarchStep(self.seat, self.area, self.land, self.flags, self.start))
