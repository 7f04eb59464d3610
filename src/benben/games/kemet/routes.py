"""KEM-5.6.2  Ways of several steps, so that a person can name the destination at once.

A group goes as one from where it is to an area more than a step away, and neither leaves nor takes along anybody on the
way. `to` is the shortest way by land; where there is none, `through` is the shortest one with the teleport. Of equally
short ways the one whose areas come first on the list counts.
"""

from benben.games.kemet.control import has, hostile, limit, owner, rival_at
from benben.games.kemet.prayer import reduced, teleport_cost
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import (
    AREAS,
    CITY_OF,
    LANDING,
    OBELISKS,
    SEATS,
    TARGET,
    TELEPORT_COST,
    TELEPORT_WAY,
    THROUGH_WAY,
    TO_WAY,
)
from benben.games.kemet.tables_tiles import GRIFFIN, PORTAL_OF_THOTH
from benben.games.kemet.ways import (
    IN_RIVAL_CITY,
    NO_TELEPORT,
    TELEPORTED,
    crowded,
    land_ways,
    mask_of,
    portal,
    price,
    rival_city,
    wall_open,
)

Group = tuple[int, int, int, tuple[int, ...]]
"""Area, land moves left, flags, and the steps so far."""


def destinations(s: Kemet, seat: int, area: int, land: int, flags: int, start: int, number: int) -> list[int]:
    """All ways of several steps that so many units can go."""
    fare = reduced(s, seat, teleport_cost(s, seat, TELEPORT_COST))
    can_teleport = not flags & (TELEPORTED | NO_TELEPORT) and fare <= s.prayer[seat]
    if land + can_teleport < 2:
        return []
    near = land_ways(s, seat, area, flags) if land else []
    landing = can_teleport and portal(s, seat, area)
    by_land: set[int] = set()
    by_portal: set[int] = set()
    for mask in leaving(s, seat, area, number):
        for way, steps in routes(s, seat, area, land, flags, start, mask).items():
            if welcome(s, seat, steps, number, mask):
                (by_land if way < THROUGH_WAY else by_portal).add(TARGET[way])
    by_portal = {place for place in by_portal - by_land if not (landing and AREAS[place].obelisk)}
    found = [TO_WAY + place for place in sorted(by_land) if place not in near]
    found += [THROUGH_WAY + place for place in sorted(by_portal) if place not in near]
    return found


def journeys(s: Kemet, seat: int, area: int, land: int, flags: int, start: int, way: int, number: int) -> list[int]:
    """The sets of companions (as bits) that may go such a way with so many units."""
    found = []
    for mask in leaving(s, seat, area, number):
        steps = routes(s, seat, area, land, flags, start, mask).get(way)
        if steps is not None and welcome(s, seat, steps, number, mask):
            found.append(mask)
    return found


def way_there(
    s: Kemet, seat: int, area: int, land: int, flags: int, start: int, way: int, mask: int
) -> tuple[int, ...]:
    """The single steps of such a way."""
    return routes(s, seat, area, land, flags, start, mask)[way]


def leaving(s: Kemet, seat: int, area: int, number: int) -> list[int]:
    """Who may go along, as far as those who stay are concerned."""
    left = s.units[area * SEATS + seat] - number
    if left > limit(s, seat):
        return []
    every = mask_of(s, seat, area)
    if not every:
        return [0]
    found = []
    mask = every
    while True:
        stay = every & ~mask
        if not (stay and not left) and not crowded(stay):
            found.append(mask)
        if not mask:
            return found
        mask = (mask - 1) & every


def welcome(s: Kemet, seat: int, steps: tuple[int, ...], number: int, mask: int) -> bool:
    """KEM-5.6.12, KEM-1.12  The limits hold where the way ends, and it can be paid."""
    target = TARGET[steps[-1]]
    rival = rival_at(s, target, seat)
    if rival >= 0:
        fare = sum(price(s, seat, 0, way, TARGET[way], -1) for way in steps if way >= TELEPORT_WAY)
        toll = price(s, seat, 0, target, target, rival)
        return number <= limit(s, seat) and not crowded(mask) and fare + toll <= s.prayer[seat]
    there = s.units[target * SEATS + seat] + number
    return there <= limit(s, seat) and not crowded(mask_of(s, seat, target) | mask)


def routes(s: Kemet, seat: int, area: int, land: int, flags: int, start: int, mask: int) -> dict[int, tuple[int, ...]]:
    """For each area the shortest way by land, or else through a portal; KEM-5.6.5 nobody passes a hostile troop."""
    reached: dict[int, tuple[int, ...]] = {area: ()}
    groups: list[Group] = [(area, land, flags, ())]
    spread(s, seat, groups, start, mask, reached)
    found = {TO_WAY + place: steps for place, steps in reached.items() if len(steps) > 1}
    fare = reduced(s, seat, teleport_cost(s, seat, TELEPORT_COST))
    if flags & (TELEPORTED | NO_TELEPORT) or fare > s.prayer[seat]:
        return found
    by_portal: dict[int, tuple[int, ...]] = {area: ()}
    for kind in (flags, flags | IN_RIVAL_CITY):
        for group in groups:
            if group[2] == kind and opens(s, seat, group, area, mask):
                jump(s, seat, group, start, mask, by_portal)
                break
    for place, steps in by_portal.items():
        if len(steps) > 1 and place not in reached:
            found[THROUGH_WAY + place] = steps
    return found


def opens(s: Kemet, seat: int, group: Group, area: int, mask: int) -> bool:
    """KEM-5.6.7  Can the group teleport from where it comes to stand?"""
    place = group[0]
    if place == area and not portal(s, seat, area):
        return False
    if s.level[place]:
        lord = owner(s, place)
        return lord == seat or hostile(s, seat, lord)
    return AREAS[place].obelisk == 1 and (has(s, seat, PORTAL_OF_THOTH) == 1 or mask >> GRIFFIN & 1 == 1)


def jump(s: Kemet, seat: int, group: Group, start: int, mask: int, reached: dict[int, tuple[int, ...]]) -> None:
    """KEM-5.6.1  The one teleport, and on by land."""
    place, land, flags, steps = group
    landed: list[Group] = []
    for target in OBELISKS[s.seats]:
        if target != place:
            way = (*steps, TELEPORT_WAY + LANDING[target])
            reached.setdefault(target, way)
            if rival_at(s, target, seat) < 0:
                landed.append((target, land, flags | TELEPORTED, way))
    spread(s, seat, landed, start, mask, reached)


def spread(
    s: Kemet, seat: int, groups: list[Group], start: int, mask: int, reached: dict[int, tuple[int, ...]]
) -> None:
    """Go on by land from where the groups stand, breadth first; `groups` grows by all that can go further."""
    known = {(place, flags) for place, _, flags, _ in groups}
    for place, land, flags, steps in groups:
        if not land:
            continue
        for target in land_ways(s, seat, place, flags):
            walled = CITY_OF[target] >= 0 and rival_city(s, seat, target)
            if walled and not wall_open(s, seat, target, flags, start, mask):
                continue
            there = flags | IN_RIVAL_CITY if walled else flags
            if (target, there) in known:
                continue
            known.add((target, there))
            way = (*steps, target)
            reached.setdefault(target, way)
            if rival_at(s, target, seat) < 0:
                groups.append((target, land - 1, there, way))
