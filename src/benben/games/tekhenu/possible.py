"""TEK-1.9  Which god actions a seat could carry out to the end, with all that it may still use."""

from benben.games.tekhenu.blessings import holds
from benben.games.tekhenu.payment import PARTNER, purse
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.tables import (
    ACCESS,
    BASTET,
    BREAD,
    CARDS_OF_VALUE,
    FESTIVAL_COST,
    GOD_SPACES,
    GOLD,
    GRANITE,
    HATHOR,
    HORUS,
    HORUS_TILES,
    LIMESTONE,
    OPEN_SPACES,
    PAPYRUS,
    PILLAR_TILES,
    QUARRIES,
    RA,
    SCRIBE,
    SECTION_SLOTS,
    SLOT_OF_VALUE,
    SPACE_COST,
    STATUE_COST,
    STATUES,
    THOTH,
    THOTH_COST,
    WORKSHOPS,
)
from benben.games.tekhenu.tables_cards import B13, B15, REACH, T04, T07, T10, T14, T20, T21, T22

# How an action differs from the plain one.
NO_COST = 1
NESTED = 2
NO_LOSS = 4
QUARRY_ONLY = 8
WORKSHOP_ONLY = 16
ONE_CARD = 32
UNAIDED = 64

ALL_DISTRICTS = (0, 1, 2, 3)


def districts(flags: int) -> tuple[int, ...]:
    if flags & QUARRY_ONLY:
        return QUARRIES
    return WORKSHOPS if flags & WORKSHOP_ONLY else ALL_DISTRICTS


def windfall(s: Tekhenu, seat: int, god: int, token: int) -> int:
    """TEK-6.6  What declaring the action gives first and could help to pay for it: T04, T20, T21, the own bonus."""
    holder = s.holder
    extra = 0
    if god == HORUS:
        extra += holder[T04] == seat
    elif god == THOTH:
        extra += holder[T20] == seat
    elif god == HATHOR:
        extra += holder[T21] == seat
    if s.seats == 2 and s.honour[god * 4 + seat]:
        for kind in HORUS_TILES[god].tokens:
            extra += helps(s, seat, kind, token)
        if holder[T07] == seat:
            extra += helps(s, seat, GRANITE, token)
    return extra


def helps(s: Tekhenu, seat: int, kind: int, token: int) -> bool:
    """Could one more of this kind pay for a token?"""
    if kind in (token, GOLD):
        return True
    if kind == SCRIBE:
        return s.holder[T10] == seat
    return token in PARTNER and kind == PARTNER[token] and s.holder[T22] == seat


def affords(
    s: Tekhenu, seat: int, god: int, token: int, cost: int, spent: int, extra_token: int, extra: int, waiver: int
) -> bool:
    """Can the cost be met after `spent` Scribes are gone and `extra` tokens have come?"""
    total = purse(s, seat, token)
    if total - spent >= cost:
        return True
    if waiver and holds(s, seat, waiver):
        return True
    if spent and s.holder[T10] == seat:
        total -= spent
    if extra and helps(s, seat, extra_token, token):
        total += extra
    return total + windfall(s, seat, god, token) >= cost


def feasible(
    s: Tekhenu,
    seat: int,
    god: int,
    value: int,
    flags: int = 0,
    lost: int = 0,
    spent: int = 0,
    extra_token: int = -1,
    extra: int = 0,
) -> bool:
    """Can this god action be completed with this value?

    `lost` Happiness and `spent` Scribes will be gone by then, `extra` tokens will have come.
    """
    free = flags & NO_COST
    unaided = flags & UNAIDED
    if god == HORUS:
        if not s.statues[seat] or not statue_space(s, value):
            return False
        cost, waiver = STATUE_COST[STATUES - s.statues[seat]], 0 if unaided else B13
        return bool(free) or affords(s, seat, god, GRANITE, cost, spent, extra_token, extra, waiver)
    if god == RA:
        tile = s.slots[SLOT_OF_VALUE[value]]
        if tile < 0 or not s.pillars[seat] or -1 not in s.temple:
            return False
        cost, waiver = PILLAR_TILES[tile].cost, 0 if unaided else B13
        return bool(free) or affords(s, seat, god, LIMESTONE, cost, spent, extra_token, extra, waiver)
    if god == HATHOR:
        cost = cheapest_space(s)
        if not s.buildings[seat] or cost < 0:
            return False
        waiver = 0 if unaided else B15
        return bool(free) or affords(s, seat, god, BREAD, cost, spent, extra_token, extra, waiver)
    if god == BASTET:
        waiver = 0 if unaided else B15
        return bool(free) or affords(s, seat, god, PAPYRUS, FESTIVAL_COST, spent, extra_token, extra, waiver)
    if god == THOTH:
        count = 1 if flags & ONE_CARD else CARDS_OF_VALUE[value]
        if not stocked_sections(s, s.happiness[seat] - lost, count):
            return False
        cost = 0 if free else THOTH_COST[count]
        return not cost or affords(s, seat, god, PAPYRUS, cost, spent, extra_token, extra, 0)
    """TEK-12.1  Osiris: Happiness, a Building and a free space in the row."""
    if not s.buildings[seat] or (s.happiness[seat] - lost < 1 and not flags & NO_LOSS):
        return False
    row = (value - 1) * 4
    return any(s.osiris[row + district] < 0 for district in districts(flags))


def feasible_reach(
    s: Tekhenu,
    seat: int,
    god: int,
    value: int,
    flags: int = 0,
    lost: int = 0,
    spent: int = 0,
    extra_token: int = -1,
    extra: int = 0,
) -> bool:
    """The same, with any value that T14 could make of this one."""
    if feasible(s, seat, god, value, flags, lost, spent, extra_token, extra):
        return True
    if s.holder[T14] != seat:
        return False
    for other in reach(value):
        if other != value and feasible(s, seat, god, other, flags, lost, spent, extra_token, extra):
            return True
    return False


def reach(value: int) -> range:
    """TEK-1.11  The values that T13 or T14 could make of this one, within 1 to 6."""
    return range(max(1, value - REACH), min(6, value + REACH) + 1)


def statue_space(s: Tekhenu, value: int) -> bool:
    return -1 in s.people or god_space(s, s.horus[value - 1])


def god_space(s: Tekhenu, god: int) -> bool:
    """TEK-6.3  Is a Statue space of this god free? TEK-6.4  It has 3, 2 or 1 of them for 4, 3 or 2 players."""
    first = god * 4
    return sum(s.honour[first : first + 4]) < GOD_SPACES[s.seats]


def cheapest_space(s: Tekhenu) -> int:
    """The least Bread for which a Building can still be built at the Temple; -1 if there is no space."""
    costs = [SPACE_COST[space] for space in range(OPEN_SPACES[s.seats]) if s.around[space] < 0]
    return min(costs) if costs else -1


def stocked_sections(s: Tekhenu, happiness: int, count: int) -> list[int]:
    """TEK-11.1, TEK-11.2  The Market sections open to this Happiness that hold enough cards."""
    return [
        section
        for section in range(min(ACCESS[max(happiness, 0)], s.opened))
        if sum(s.market[slot] >= 0 for slot in SECTION_SLOTS[section]) >= count
    ]
