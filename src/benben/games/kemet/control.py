"""KEM-1  Troops, companions, control and the temporary points that follow it."""

from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import (
    AREAS,
    CITY_OF,
    DISTRICTS,
    LEGION_LIMIT,
    PLAY,
    PYRAMID_TOKEN,
    SEATS,
    TEMPLE,
    TEMPLE_TOKEN,
    TEMPLES,
    TOP_LEVEL,
    TROOP_LIMIT,
)
from benben.games.kemet.tables_tiles import AMMUT, COMPANION_TILES, COMPANIONS, KIND, LEGION

CITY_DISTRICTS = tuple(tuple(area for area in areas if CITY_OF[area] >= 0) for areas in PLAY)


def has(s: Kemet, seat: int, tile: int) -> int:
    """KEM-5.3.4  A tile works to the end of the game, whoever holds the pyramid of its colour."""
    return s.tiles[seat] >> tile & 1


def hostile(s: Kemet, one: int, other: int) -> bool:
    return s.team[one] != s.team[other]


def limit(s: Kemet, seat: int) -> int:
    """KEM-1.11  Five units to a troop; companions do not count."""
    return LEGION_LIMIT if s.tiles[seat] >> LEGION & 1 else TROOP_LIMIT


def rival_at(s: Kemet, area: int, seat: int) -> int:
    """The seat of a hostile troop in an area; -1 for none."""
    units = s.units
    team = s.team
    base = area * SEATS
    for other in range(s.seats):
        if units[base + other] and team[other] != team[seat]:
            return other
    return -1


def empty(s: Kemet, area: int) -> bool:
    """An empty area holds no troop of anyone."""
    base = area * SEATS
    return not any(s.units[base : base + s.seats])


def owner(s: Kemet, area: int) -> int:
    """KEM-1.21  Ownership follows the city: the seat whose district this is; -1 elsewhere."""
    city = CITY_OF[area]
    return s.lord[city] if city >= 0 else -1


def controller(s: Kemet, area: int) -> int:
    """KEM-1.14  A troop controls its area; a district without a rival troop is its owner's, even an empty one."""
    lord = owner(s, area)
    if lord >= 0:
        rival = rival_at(s, area, lord)
        return lord if rival < 0 else rival
    base = area * SEATS
    for seat in range(s.seats):
        if s.units[base + seat]:
            return seat
    return -1


def districts(s: Kemet, seat: int) -> tuple[int, ...]:
    return DISTRICTS[s.city[seat]]


def home(s: Kemet, seat: int) -> list[int]:
    """The own districts that no rival controls."""
    return [area for area in districts(s, seat) if rival_at(s, area, seat) < 0]


def troops(s: Kemet, seat: int) -> list[int]:
    """The areas with a troop of this seat."""
    units = s.units
    return [area for area in PLAY[s.seats] if units[area * SEATS + seat]]


# --- Temporary points -------------------------------------------------------------------------------------------------


def settle(s: Kemet, area: int) -> None:
    """KEM-1.15, KEM-5.6.11  The token of an area goes to whoever controls it now, or back to the area."""
    if AREAS[area].kind == TEMPLE:
        source = TEMPLE_TOKEN
    elif s.level[area] == TOP_LEVEL:
        source = PYRAMID_TOKEN
    else:
        return
    old = s.held[area]
    new = controller(s, area)
    if new == old:
        return
    s.held[area] = new
    if old >= 0:
        s.emit("points", old, -1, source)
    if new >= 0:
        s.emit("points", new, 1, source)


def settle_all(s: Kemet) -> None:
    """KEM-3.3, KEM-5.6.10  At the end of an action every temple and level-4 pyramid goes to its controller."""
    for area in TEMPLES[s.seats]:
        settle(s, area)
    for area in CITY_DISTRICTS[s.seats]:
        if s.level[area] == TOP_LEVEL:
            settle(s, area)


def glory(s: Kemet, seat: int) -> int:
    """KEM-3.2 permanent points and KEM-3.3 temporary ones, together."""
    return s.points[seat] + s.held.count(seat)


def temples(s: Kemet, seat: int) -> list[int]:
    return [area for area in TEMPLES[s.seats] if s.held[area] == seat]


def award(s: Kemet, seat: int, amount: int, source: int) -> None:
    """KEM-3.2  Permanent points are never lost."""
    s.points[seat] += amount
    s.emit("points", seat, amount, source)


# --- Units and companions ---------------------------------------------------------------------------------------------


def companions(s: Kemet, seat: int, area: int) -> list[int]:
    """The companions of this seat in an area (-1: in its supply)."""
    if not s.tiles[seat] & COMPANION_TILES:
        return []
    master = s.master
    return [c for c, place in enumerate(s.where) if place == area and master[c] == seat]


def of_kind(s: Kemet, seat: int, area: int, kind: int) -> int:
    """The monster or servant with a troop; -1 for none."""
    for c in companions(s, seat, area):
        if KIND[c] == kind:
            return c
    return -1


def accompanied(s: Kemet, seat: int, area: int, companion: int) -> bool:
    return s.where[companion] == area and s.master[companion] == seat


def immune(s: Kemet, seat: int, area: int) -> bool:
    """Ammut's troop ignores every removal of units outside battle caused by rivals."""
    return accompanied(s, seat, area, AMMUT)


def add_units(s: Kemet, seat: int, area: int, number: int) -> None:
    """KEM-1.13  Units are added from the supply."""
    s.units[area * SEATS + seat] += number
    s.supply[seat] -= number
    s.emit("units_placed", seat, number, area)


def take_units(s: Kemet, seat: int, area: int, number: int) -> int:
    """KEM-1.13  Removed units go back to their owner's supply; how many there were to remove."""
    number = min(number, s.units[area * SEATS + seat])
    s.units[area * SEATS + seat] -= number
    s.supply[seat] += number
    if number:
        s.emit("units_removed", seat, number, area)
    return number


def remove_units(s: Kemet, seat: int, area: int, number: int) -> None:
    """KEM-1.15  Outside battle: the companions of a troop that is gone return, and so does its token."""
    take_units(s, seat, area, number)
    if not s.units[area * SEATS + seat]:
        disperse(s, seat, area)
        settle(s, area)


def disperse(s: Kemet, seat: int, area: int) -> None:
    """KEM-5.4.2  A companion that accompanies no troop returns to its owner's supply."""
    if not s.units[area * SEATS + seat]:
        for c in companions(s, seat, area):
            s.where[c] = -1
            s.emit("companion_returned", seat, c)


def trim(s: Kemet, seat: int, area: int) -> None:
    """Surplus units are removed."""
    surplus = s.units[area * SEATS + seat] - limit(s, seat)
    if surplus > 0:
        take_units(s, seat, area, surplus)


def moves_of(s: Kemet, seat: int, area: int) -> int:
    """KEM-5.6.13  Land moves given by the companions with a troop."""
    return sum(COMPANIONS[c].moves for c in companions(s, seat, area))
