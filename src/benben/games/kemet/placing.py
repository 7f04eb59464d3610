"""KEM-5.4  Units put on the board by cards, tiles and at night, and the companions that come along."""

from typing import ClassVar

from benben.core.steps import Decision, Domain
from benben.games.kemet.control import add_units, companions, districts, home, of_kind, soldiers, space, troops
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import AREA, CITY_OF, PLACE, PLACED
from benben.games.kemet.tables_tiles import COMPANION, COMPANION_TILES, COMPANIONS, KIND, NO_COMPANION

INTO_DISTRICTS = 0
ALSO_TROOPS = 1


def room(s: Kemet, seat: int, reach: int) -> list[tuple[int, int]]:
    """Areas that can take units, in order, and how many: own districts no rival controls, maybe also own troops.

    KEM-1.12  The limits hold again at the end of whatever places units, so nothing beyond them is offered.
    """
    areas = home(s, seat)
    if reach == ALSO_TROOPS:
        areas = sorted({*areas, *troops(s, seat)})
    found = []
    for area in areas:
        free = space(s, seat, area)
        if free > 0:
            found.append((area, free))
    return found


def capacity(s: Kemet, seat: int, reach: int) -> int:
    """How many units could be placed at most."""
    return min(s.supply[seat], sum(free for _, free in room(s, seat, reach)))


class PlaceUnit(Decision):
    """KEM-1.13  Add units from the supply one by one, area after area in the order of the map.

    `last` is the area of the unit before; `must` is 1 if as many as possible have to be placed.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "last", "reach", "must")
    domain = PLACE
    rule = "KEM-1.13"
    skippable = True

    def __init__(self, seat: int, left: int, last: int, reach: int, must: int) -> None:
        self.seat = seat
        self.left = left
        self.last = last
        self.reach = reach
        self.must = must

    def options(self, s: Kemet, /) -> list[int]:
        left = min(self.left, s.supply[self.seat])
        if left <= 0:
            return []
        free = [(area, most) for area, most in room(s, self.seat, self.reach) if area >= self.last]
        if not free:
            return []
        if not self.must:
            return [*(area for area, _ in free), PLACED]
        left = min(left, sum(most for _, most in free))
        choices = []
        behind = sum(most for _, most in free)
        for area, most in free:
            if behind >= left:
                choices.append(area)
            behind -= most
        return choices

    def resolve(self, s: Kemet, area: int, /) -> None:
        if area == PLACED:
            return
        add_units(s, self.seat, area, 1)
        s.then(PlaceUnit(self.seat, self.left - 1, area, self.reach, self.must))
        if area != self.last and area in districts(s, self.seat):
            s.then(Attach(self.seat, area))


def joinable(s: Kemet, seat: int, area: int) -> list[int]:
    """Companions in the supply for whose kind the troop has room."""
    waiting = companions(s, seat, -1)
    if not waiting:
        return []
    taken = [KIND[c] for c in companions(s, seat, area)]
    return [c for c in waiting if KIND[c] not in taken]


def accompany(s: Kemet, seat: int, companion: int, area: int) -> None:
    s.where[companion] = area
    s.emit("companion_placed", seat, companion, area)


class Attach(Decision):
    """KEM-5.4.4  With units placed in an own district may come one companion of each type from the supply."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "area")
    domain = COMPANION
    rule = "KEM-5.4.4"
    skippable = True
    terms: ClassVar[dict[str, Domain]] = {"area": AREA}

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def options(self, s: Kemet, /) -> list[int]:
        waiting = joinable(s, self.seat, self.area)
        return [*waiting, NO_COMPANION] if waiting else []

    def resolve(self, s: Kemet, companion: int, /) -> None:
        if companion != NO_COMPANION:
            accompany(s, self.seat, companion, self.area)
            s.then(Attach(self.seat, self.area))


class PlaceCompanion(Decision):
    """KEM-5.4.1  A new companion may join a troop in an own district; otherwise it waits on its tile."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "companion")
    domain = PLACE
    rule = "KEM-5.4.1"
    skippable = True
    terms: ClassVar[dict[str, Domain]] = {"companion": COMPANION}

    def __init__(self, seat: int, companion: int) -> None:
        self.seat = seat
        self.companion = companion

    def options(self, s: Kemet, /) -> list[int]:
        fitting = [area for area in districts(s, self.seat) if may_join(s, self.seat, self.companion, area)]
        return [*fitting, PLACED] if fitting else []

    def resolve(self, s: Kemet, area: int, /) -> None:
        if area != PLACED:
            accompany(s, self.seat, self.companion, area)


def may_join(s: Kemet, seat: int, companion: int, area: int) -> bool:
    """A troop is there and has no companion of that type (ruling A57)."""
    return soldiers(s, seat, area) > 0 and of_kind(s, seat, area, KIND[companion]) < 0


# --- KEM-4.7 Companions before the turn -------------------------------------------------------------------------------

_CITY_AREAS = tuple(area for area in range(len(AREA)) if CITY_OF[area] >= 0)
ARRANGE = Domain(
    "arrange",
    (*(f"{c.key}+{AREA.keys[area]}" for c in COMPANIONS for area in _CITY_AREAS), "done"),
    Domain("arrange_part", (*(c.key for c in COMPANIONS), *(AREA.keys[area] for area in _CITY_AREAS))),
)
ARRANGED = len(ARRANGE) - 1


def arrangements(s: Kemet, seat: int, placed: int) -> list[int]:
    """KEM-4.7  Exchange companions of a type one for one between supply and own districts, or attach some from supply.

    Each companion is put somewhere at most once a turn; the one it meets there takes its place.
    """
    if not s.tiles[seat] & COMPANION_TILES:
        return []
    own = [area for area in districts(s, seat) if soldiers(s, seat, area)]
    choices = []
    for c in range(len(COMPANIONS)):
        here = s.where[c]
        if s.master[c] != seat or placed >> c & 1 or (here >= 0 and here not in own):
            continue
        for area in own:
            met = of_kind(s, seat, area, KIND[c])
            if area != here and (met >= 0 or here < 0) and (met < 0 or s.master[met] == seat):
                choices.append(c * len(_CITY_AREAS) + _CITY_AREAS.index(area))
    return choices


class Arrange(Decision):
    """KEM-4.7  Put a companion with a troop in an own district; `placed` are those that have been put already."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "placed")
    domain = ARRANGE
    rule = "KEM-4.7"
    skippable = True

    def __init__(self, seat: int, placed: int) -> None:
        self.seat = seat
        self.placed = placed

    def options(self, s: Kemet, /) -> list[int]:
        choices = arrangements(s, self.seat, self.placed)
        return [*choices, ARRANGED] if choices else []

    def resolve(self, s: Kemet, choice: int, /) -> None:
        if choice == ARRANGED:
            return
        c, place = divmod(choice, len(_CITY_AREAS))
        area = _CITY_AREAS[place]
        met = of_kind(s, self.seat, area, KIND[c])
        if met >= 0:
            s.where[met] = s.where[c]
            s.emit("companion_exchanged", self.seat, met)
        accompany(s, self.seat, c, area)
        s.then(Arrange(self.seat, self.placed | 1 << c))
