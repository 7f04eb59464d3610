"""ANK-1  Regions, adjacency, empty hexes.

No edge of a river or a camel lies inside a region: both always have different regions on their two sides. So two
neighbouring land hexes are adjacent exactly if one region holds both, and camels need not be looked at.
"""

from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import OSIRIS
from benben.games.ankh.tables_map import ACROSS, AROUND, LAND, TOKENS, WATER, bits


def flood(start: int, camels: int) -> int:
    """ANK-1.4  The land connected with a hex: rivers and camels do not connect."""
    found = 1 << start
    todo = [start]
    while todo:
        for edge, other in ACROSS[todo.pop()]:
            if not found >> other & 1 and not camels >> edge & 1:
                found |= 1 << other
                todo.append(other)
    return found


def region_of(s: Ankh, place: int) -> int:
    """ANK-1.8  The order token of the region of a land hex; 0 for water."""
    for token in range(1, TOKENS + 1):
        if s.land[token] >> place & 1:
            return token
    return 0


def near(s: Ankh, place: int) -> int:
    """ANK-1.6  The hexes adjacent to one. ANK-1.9  Adjacency with water at either end is never cut."""
    around = AROUND[place]
    if WATER >> place & 1:
        """ANK-1.7  What stands on water is adjacent to everything around it."""
        return around
    for ground in s.land:
        if ground >> place & 1:
            return around & (ground | WATER)
    return 0


def near_any(s: Ankh, places: int) -> int:
    """The hexes adjacent to any of several."""
    found = 0
    for ground in s.land:
        inside = places & ground
        if inside:
            around = 0
            while inside:
                low = inside & -inside
                around |= AROUND[low.bit_length() - 1]
                inside ^= low
            found |= around & (ground | WATER)
    for place in bits(places & WATER):
        found |= AROUND[place]
    return found


def touches(s: Ankh, token: int, water: int) -> bool:
    """ANK-1.5  A water hex is part of every region that has a land hex beside it."""
    return AROUND[water] & s.land[token] != 0


def present(s: Ankh, chief: int, token: int) -> int:
    """The units of a god in a region, those on its water hexes included."""
    army = s.army[chief]
    found = army & s.land[token]
    afloat = army & WATER
    if afloat:
        for place in bits(afloat):
            if touches(s, token, place):
                found |= 1 << place
    return found


def units(s: Ankh) -> int:
    """All hexes with a unit."""
    found = 0
    for army in s.army:
        found |= army
    return found


def monuments(s: Ankh) -> int:
    return s.built[0] | s.built[1] | s.built[2]


def empty(s: Ankh) -> int:
    """ANK-1.2  Land hexes without unit and monument; one with an Underworld token is not empty either."""
    return LAND & ~(units(s) | monuments(s) | s.portals)


def open_to(s: Ankh, chief: int) -> int:
    """Where a unit of this god may come to stand. ANK-1.3  Never on water.

    ANK-20.4  A hex with an Underworld token is for the units of Osiris alone.
    """
    if s.portals and s.gifts[chief] & OSIRIS:
        return LAND & ~(units(s) | monuments(s))
    return empty(s)


def has_power(s: Ankh, chief: int, power: int) -> bool:
    return s.powers[chief] & power != 0


def enemies(s: Ankh, chief: int) -> int:
    """The hexes of all units of other gods. ANK-15.13  Merged partners own the same units: they are no enemies."""
    return units(s) & ~s.army[chief]


def fighting(s: Ankh, token: int) -> int:
    """The gods with at least one unit in a region."""
    found = 0
    for chief in s.ladder:
        if present(s, chief, token):
            found |= 1 << chief
    return found
