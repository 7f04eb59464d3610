"""KEM-1  Troops, companions, control and the temporary points that follow it."""

from benben.core.steps import Effect
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import (
    AREAS,
    CITY_OF,
    DISTRICTS,
    LEGION_LIMIT,
    PLAY,
    PYRAMID_TOKEN,
    SEATS,
    TEAMS,
    TEMPLE,
    TEMPLE_TOKEN,
    TEMPLES,
    TOP_LEVEL,
    TROOP_LIMIT,
)
from benben.games.kemet.tables_solo import AMON, AMON_LIMIT, BOILS, HUMAN
from benben.games.kemet.tables_tiles import AMMUT, COMPANION_TILES, COMPANIONS, KIND, LEGION

CITY_DISTRICTS = tuple(tuple(area for area in areas if CITY_OF[area] >= 0) for areas in PLAY)


def has(s: Kemet, seat: int, tile: int) -> int:
    """KEM-5.3.4  A tile works to the end of the game, whoever holds the pyramid of its colour."""
    return s.tiles[seat] >> tile & 1


def hostile(s: Kemet, one: int, other: int) -> bool:
    return s.team[one] != s.team[other]


SIDES = tuple(
    tuple(
        tuple(tuple(ally for ally in range(seats) if ally % teams == seat % teams) for seat in range(seats))
        for teams in range(1, seats + 1)
    )
    for seats in range(SEATS + 1)
)
"""By number of seats, number of teams less one, and seat: the seats of its side, dealt to the teams in turn."""


def allies(s: Kemet, seat: int) -> tuple[int, ...]:
    """KEM-8.2  The seats of one side, this one among them; allies never fight each other."""
    return SIDES[s.seats][s.team[-1]][seat]


def troop(s: Kemet, seat: int, area: int) -> int:
    """The units of a seat's side in an area. KEM-8.10  Those of several allies are one mixed troop."""
    if s.extras & TEAMS:
        total = 0
        for ally in allies(s, seat):
            total += s.units[area * SEATS + ally]
        return total
    return s.units[area * SEATS + seat]


def soldiers(s: Kemet, seat: int, area: int) -> int:
    """KEM-10.2  A god is no unit: units of a seat in an area without the life points of its god."""
    return s.units[area * SEATS + seat] - (s.life[seat] if s.god_at[seat] == area else 0)


def space(s: Kemet, seat: int, area: int) -> int:
    """How many more units of a seat an area can take.

    KEM-8.10  A mixed troop has 5 units at most, whatever its owners' tiles say. KEM-10.2  Nobody joins a god.
    """
    own = s.units[area * SEATS + seat]
    if not s.extras:
        return limit(s, seat) - own
    if any(s.god_at[ally] == area for ally in allies(s, seat)):
        return 0
    total = troop(s, seat, area)
    return TROOP_LIMIT - total if total > own else limit(s, seat) - own


def limit(s: Kemet, seat: int) -> int:
    """KEM-1.11  Five units to a troop; companions do not count."""
    most = LEGION_LIMIT if s.tiles[seat] >> LEGION & 1 else TROOP_LIMIT
    if s.objective < 0:
        return most
    return AMON_LIMIT if seat == AMON else most - (BOILS in s.plagues)  # KEM-9.10


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


def in_control(s: Kemet, seat: int, area: int) -> bool:
    """KEM-8.13  Of a pyramid: in a game of teams also every seat with a unit in the troop there."""
    if s.extras & TEAMS and s.units[area * SEATS + seat] and rival_at(s, area, seat) < 0:
        return True
    return controller(s, area) == seat


def districts(s: Kemet, seat: int) -> tuple[int, ...]:
    return DISTRICTS[s.city[seat]]


def home(s: Kemet, seat: int) -> list[int]:
    """The own districts that no rival controls."""
    return [area for area in districts(s, seat) if rival_at(s, area, seat) < 0]


def troops(s: Kemet, seat: int) -> list[int]:
    """The areas with a troop of this seat."""
    units = s.units
    return [area for area in PLAY[s.seats] if units[area * SEATS + seat]]


def crown(s: Kemet, seat: int) -> None:
    s.champion = seat
    s.emit("game_won", seat)
    s.stack.clear()


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
    new = holder(s, area)
    if new == old:
        return
    s.held[area] = new
    if old >= 0 and new >= 0 and not hostile(s, old, new):
        return
    if old >= 0:
        tell_points(s, old, -1, source)
    if new >= 0:
        tell_points(s, new, 1, source)


def holder(s: Kemet, area: int) -> int:
    """KEM-9.27  Amon has no points: a token he takes from you goes back to its area."""
    seat = controller(s, area)
    return -1 if seat == AMON and s.objective >= 0 else seat


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


def standing(s: Kemet, seat: int) -> int:
    """KEM-8.4  The points of a team are added up; one level-4 pyramid gives it only one (KEM-8.15)."""
    if s.extras & TEAMS:
        return sum(glory(s, ally) for ally in allies(s, seat))
    return glory(s, seat)


def tell_points(s: Kemet, seat: int, amount: int, source: int) -> None:
    """The score of a team is the score of each of its members."""
    if s.extras & TEAMS:
        for ally in allies(s, seat):
            s.emit("points", ally, amount, source)
    else:
        s.emit("points", seat, amount, source)


def temples(s: Kemet, seat: int) -> list[int]:
    return [area for area in TEMPLES[s.seats] if s.held[area] == seat]


def award(s: Kemet, seat: int, amount: int, source: int) -> None:
    """KEM-3.2  Permanent points are never lost."""
    s.points[seat] += amount
    tell_points(s, seat, amount, source)


# --- Units and companions ---------------------------------------------------------------------------------------------


def companions(s: Kemet, seat: int, area: int) -> list[int]:
    """The companions with a troop of this seat's side in an area (-1: those in its own supply).

    KEM-8.19  A companion works for the troop, whoever of its side owns it. KEM-8.18  So do its limits.
    """
    if area not in s.where:
        return []
    if s.extras & TEAMS and area >= 0:
        return [c for c, place in enumerate(s.where) if place == area and s.team[s.master[c]] == s.team[seat]]
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
    return s.where[companion] == area and s.team[s.master[companion]] == s.team[seat]


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
    if s.god_at[seat] == area:
        hurt_god(s, seat, number)
        return number
    s.supply[seat] += number
    if number:
        s.emit("units_removed", seat, number, area)
        if s.objective >= 0 and seat == HUMAN and not troops(s, HUMAN):
            s.then(Perish())
    return number


class Perish(Effect):
    """KEM-9.1  In the solo game you lose at once without a unit on the board; companions do not help."""

    def run(self, s: Kemet, /) -> None:
        crown(s, AMON)


def hurt_god(s: Kemet, seat: int, number: int) -> None:
    """KEM-10.3  What would remove a unit takes a life point, and counts as one; at 0 the god returns to its tile."""
    s.life[seat] -= number
    if number:
        s.emit("life_lost", seat, number)
    if not s.life[seat]:
        s.god_at[seat] = -1
        s.emit("god_returned", seat)


def remove_units(s: Kemet, seat: int, area: int, number: int) -> None:
    """KEM-1.15  Outside battle: the companions of a troop that is gone return, and so does its token."""
    take_units(s, seat, area, number)
    if not s.units[area * SEATS + seat]:
        disperse(s, seat, area)
        settle(s, area)


def disperse(s: Kemet, seat: int, area: int) -> None:
    """KEM-5.4.2  A companion that accompanies no troop returns to its owner's supply."""
    if not troop(s, seat, area):
        for c in companions(s, seat, area):
            s.where[c] = -1
            s.emit("companion_returned", s.master[c], c)


def trim(s: Kemet, seat: int, area: int) -> None:
    """Surplus units are removed."""
    surplus = s.units[area * SEATS + seat] - limit(s, seat)
    if surplus > 0 and s.god_at[seat] != area:
        take_units(s, seat, area, surplus)


def moves_of(s: Kemet, seat: int, area: int) -> int:
    """KEM-5.6.13  Land moves given by the companions with a troop."""
    return sum(COMPANIONS[c].moves for c in companions(s, seat, area))
