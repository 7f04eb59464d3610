"""ANK-2  Units, monuments and their stocks."""

from typing import ClassVar

from benben.core.steps import YES_NO, Decision, Domain, Step
from benben.games.ankh.land import open_to
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import (
    AIM,
    ANKH_TOKENS,
    BASES,
    BOARD_TOKENS,
    FIRST_GUARDIAN,
    GOD_UNIT,
    KINDS,
    LARGE,
    MONUMENTS_PER_KIND,
    RA,
    SCORPION,
    SUNS,
    WARRIOR,
)
from benben.games.ankh.tables_map import HEX, bits

POOL_TOKENS = ANKH_TOKENS - BOARD_TOKENS


def kind_at(s: Ankh, place: int) -> int:
    """ANK-2.1  What kind of unit stands on a hex: God, Warrior or Guardian."""
    if place in s.god_at:
        return GOD_UNIT
    for kind in range(KINDS):
        if s.guards[kind] >> place & 1:
            return FIRST_GUARDIAN + kind
    return WARRIOR


def owner_at(s: Ankh, place: int) -> int:
    for chief in range(s.seats):
        if s.army[chief] >> place & 1:
            return chief
    return -1


def gods(s: Ankh) -> int:
    """The hexes of all Gods. ANK-2.3  They are never killed."""
    found = 0
    for place in s.god_at:
        if place >= 0:
            found |= 1 << place
    return found


def guardians(s: Ankh) -> int:
    found = 0
    for places in s.guards:
        found |= places
    return found


def put(s: Ankh, chief: int, kind: int, place: int) -> None:
    """A unit comes onto the map."""
    s.army[chief] |= 1 << place
    if kind == GOD_UNIT:
        s.god_at[chief] = place
    elif kind >= FIRST_GUARDIAN:
        s.guards[kind - FIRST_GUARDIAN] |= 1 << place
        if kind - FIRST_GUARDIAN == SCORPION:
            s.claws[0] |= 1 << place


def lift(s: Ankh, chief: int, place: int) -> int:
    """A unit leaves the map: which kind it was. A Sun token on it is back on Ra's board."""
    kind = kind_at(s, place)
    gone = ~(1 << place)
    s.army[chief] &= gone
    s.sun &= gone
    if kind == GOD_UNIT:
        s.god_at[chief] = -1
    elif kind >= FIRST_GUARDIAN:
        s.guards[kind - FIRST_GUARDIAN] &= gone
        if kind - FIRST_GUARDIAN == SCORPION:
            for aim in range(6):
                s.claws[aim] &= gone
    return kind


def to_pool(s: Ankh, chief: int, kind: int) -> None:
    """ANK-2.1  Unused units are in their owner's pool."""
    if kind == WARRIOR:
        s.warriors[chief] += 1
    else:
        s.reserve[chief * KINDS + kind - FIRST_GUARDIAN] += 1


def shift(s: Ankh, chief: int, start: int, end: int) -> int:
    """A unit moves, with its Sun token and its claws: which kind it is."""
    if start == end:
        return kind_at(s, start)
    radiant = s.sun >> start & 1
    aim = aim_of(s, start)
    kind = lift(s, chief, start)
    put(s, chief, kind, end)
    s.sun |= radiant << end
    if aim > 0:
        s.claws[0] &= ~(1 << end)
        s.claws[aim] |= 1 << end
    return kind


def aim_of(s: Ankh, place: int) -> int:
    """ANK-21.5  Where the Giant Scorpion on a hex points; -1 if none stands there."""
    for aim in range(6):
        if s.claws[aim] >> place & 1:
            return aim
    return -1


def monument_at(s: Ankh, place: int) -> int:
    """The kind of monument on a hex; -1 for none."""
    for kind in range(3):
        if s.built[kind] >> place & 1:
            return kind
    return -1


def controller(s: Ankh, place: int) -> int:
    """ANK-2.6  The god whose Ankh token lies on a monument; -1 for a neutral one."""
    for chief in range(s.seats):
        if s.held[chief] >> place & 1:
            return chief
    return -1


def neutral(s: Ankh) -> int:
    """The hexes of neutral monuments."""
    found = s.built[0] | s.built[1] | s.built[2]
    for held in s.held:
        found &= ~held
    return found


def supply(s: Ankh, kind: int) -> int:
    """ANK-2.7  Monuments are limited to 10 of each kind, Ankh tokens to 15 a god; Followers are not limited."""
    return MONUMENTS_PER_KIND - s.built[kind].bit_count()


def destroy(s: Ankh, place: int) -> None:
    """ANK-2.9  A destroyed monument returns to the supply, its Ankh token to its owner's pool."""
    kind = monument_at(s, place)
    chief = controller(s, place)
    s.built[kind] &= ~(1 << place)
    if chief >= 0:
        s.held[chief] &= ~(1 << place)
        s.tokens[chief] += 1
    s.emit("monument_destroyed", chief, kind, place)


def gain_followers(s: Ankh, chief: int, amount: int) -> None:
    if amount:
        s.followers[chief] += amount
        s.emit("followers_gained", chief, amount)


def sacrifice(s: Ankh, chief: int, amount: int) -> None:
    """ANK-2.8  Followers return to the supply."""
    if amount:
        s.followers[chief] -= amount
        s.emit("followers_sacrificed", chief, amount)


def free_base(s: Ankh, chief: int, kind: int) -> bool:
    """ANK-9.7  2 small and 2 large bases: each guardian, on the map or in the pool, takes one of its size."""
    return controlled(s, chief, LARGE[kind]) < BASES


def controlled(s: Ankh, chief: int, large: bool) -> int:
    """How many guardians of a size a god has."""
    army = s.army[chief]
    count = 0
    for kind in range(KINDS):
        if LARGE[kind] == large:
            count += s.reserve[chief * KINDS + kind] + (s.guards[kind] & army).bit_count()
    return count


def suns_left(s: Ankh) -> int:
    return SUNS - s.sun.bit_count()


def after_summon(s: Ankh, seat: int, place: int, kind: int) -> list[Step]:
    """What a summoned unit brings with it: Ra's Sun token, the Scorpion's aim."""
    steps: list[Step] = []
    if s.gifts[s.chief[seat]] & RA:
        steps.append(AttachSun(seat, place))
    if kind == FIRST_GUARDIAN + SCORPION:
        steps.append(AimScorpion(seat, place))
    return steps


class AttachSun(Decision):
    """ANK-20.5  Ra may attach a Sun token to the Warrior or Guardian just summoned: the unit is Radiant."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "place")
    domain = YES_NO
    rule = "ANK-20.5"
    skippable = True
    terms: ClassVar[dict[str, Domain]] = {"place": HEX}

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, s: Ankh, /) -> list[int]:
        return [0, 1] if suns_left(s) else []

    def resolve(self, s: Ankh, yes: int, /) -> None:
        if yes:
            s.sun |= 1 << self.place
            s.emit("sun_attached", s.chief[self.seat], self.place)


class AimScorpion(Decision):
    """ANK-21.5  Point the claws at two neighbouring hexes that are next to each other, also off the map."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "place")
    domain = AIM
    rule = "ANK-21.5"
    terms: ClassVar[dict[str, Domain]] = {"place": HEX}

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, s: Ankh, /) -> list[int]:
        return [0, 1, 2, 3, 4, 5]

    def resolve(self, s: Ankh, aim: int, /) -> None:
        for other in range(6):
            s.claws[other] &= ~(1 << self.place)
        s.claws[aim] |= 1 << self.place
        s.emit("scorpion_aimed", s.chief[self.seat], self.place, aim)


def standing_room(s: Ankh, chief: int, places: int) -> list[int]:
    """Of some hexes those where a unit of this god may come to stand."""
    return bits(places & open_to(s, chief))
