"""KEM-5.6  Where a moving group may go, and who may go along: the questions behind the picks of moving.py."""

from benben.games.kemet.control import (
    accompanied,
    companions,
    has,
    in_control,
    limit,
    moves_of,
    owner,
    rival_at,
)
from benben.games.kemet.prayer import can_pay, reduced, teleport_cost
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import (
    AREAS,
    CARDS,
    CITY_OF,
    COMMERCIAL,
    FRONT_OF,
    LANDING,
    NEAR,
    OBELISKS,
    PORTS,
    SEATS,
    TARGET,
    TELEPORT_COST,
    TELEPORT_WAY,
    TRANSFER,
    TRANSFER_WAY,
    WALL,
)
from benben.games.kemet.tables_solo import SANDSTORM
from benben.games.kemet.tables_tiles import (
    GRIFFIN,
    GUIDE,
    KHNUM,
    KIND,
    MARCHING,
    NILE_BOATMEN,
    PHOENIX,
    PORTAL_OF_THOTH,
    SAPPERS,
    SERVANT,
    TOLL,
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
    front = FRONT_OF[port]
    if front >= 0 and s.lord[front] >= 0 and s.team[s.lord[front]] == s.team[seat]:
        return True
    return has(s, seat, NILE_BOATMEN) == 1


def land_ways(s: Kemet, seat: int, area: int, flags: int) -> list[int]:
    """KEM-5.6.6  By land to an adjacent area, or from port to port."""
    found = list(NEAR[s.seats][area])
    if AREAS[area].port and s.event != SANDSTORM:
        for port in PORTS[s.seats]:
            if port != area and port not in found and lands(s, seat, port, flags):
                found.append(port)
    return found


def ways(s: Kemet, seat: int, area: int, land: int, flags: int) -> list[int]:
    """Where a group could go from here, before asking who is in it.

    KEM-5.6.2  Land moves and the teleport in any order. KEM-3.7  A card beats a tile, a tile beats the rules: Transfer
    teleports from anywhere.
    """
    found = land_ways(s, seat, area, flags) if land else []
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
        return in_control(s, seat, area)
    return AREAS[area].obelisk == 1 and (has(s, seat, PORTAL_OF_THOTH) == 1 or accompanied(s, seat, area, GRIFFIN))


def mask_of(s: Kemet, seat: int, area: int) -> int:
    mask = 0
    for c in companions(s, seat, area):
        mask |= 1 << c
    return mask


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
