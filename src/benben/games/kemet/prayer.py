"""KEM-1.16, KEM-3.5  Prayer points: gains, costs and payments."""

from benben.games.kemet.sharing import offer_prayer
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import GODS, MOST_PRAYER, PRAY, TEAMS, TELEPORT_COST
from benben.games.kemet.tables_gods import HORUS
from benben.games.kemet.tables_solo import BURIED, BURIED_COST, RIVER_OF_BLOOD, SILENCE, TOMB_ROBBERS
from benben.games.kemet.tables_tiles import (
    DIVINE_MIGHT,
    DRAIN_LIMIT,
    ENERGY_DRAIN,
    MAGICAL_SUPPORT,
    PORTAL_OF_THOTH,
    PRIEST,
    PRIEST_OF_RA,
    PRIESTESS,
    STONE_CARRIERS,
)


def gain(s: Kemet, seat: int, amount: int) -> None:
    """KEM-1.16  Never more than 11. KEM-3.5  One call is one effect, with all its "+N" modifiers in the amount.

    KEM-6.1  Divine Might is a tile of the day: it adds nothing in a battle, nor at night.
    """
    if amount <= 0:
        return
    if s.tiles[seat] >> DIVINE_MIGHT & 1 and s.phase == 0 and s.field < 0:
        amount += 1
    kept = min(amount, MOST_PRAYER - s.prayer[seat])
    if kept:
        s.prayer[seat] += kept
        s.emit("prayer_gained", seat, kept)
    if s.extras & TEAMS:
        offer_prayer(s, seat, -1, kept, amount - kept)


def reduced(s: Kemet, seat: int, cost: int) -> int:
    """Ruling A51: last of all Priest of Ra takes 1 off every payment of at least 1."""
    return cost - 1 if cost > 0 and s.tiles[seat] >> PRIEST_OF_RA & 1 else cost


def can_pay(s: Kemet, seat: int, cost: int) -> bool:
    """KEM-1.16  Nobody pays what he does not have."""
    return reduced(s, seat, cost) <= s.prayer[seat]


def pay(s: Kemet, seat: int, cost: int) -> None:
    price = reduced(s, seat, cost)
    if price:
        s.prayer[seat] -= price
        s.emit("prayer_paid", seat, price)


def build_cost(s: Kemet, seat: int, now: int, then: int) -> int:
    """KEM-5.1.1  Each level costs its number; several levels have one total."""
    each = 1 if s.tiles[seat] >> MAGICAL_SUPPORT & 1 else 0
    total = sum(level - each for level in range(now + 1, then + 1))
    return max(0, total - (s.tiles[seat] >> STONE_CARRIERS & 1))


def tile_cost(s: Kemet, seat: int, level: int, surcharge: int = 0) -> int:
    """KEM-5.3.1  The cost of a tile is its level, modified by effects."""
    if s.event == TOMB_ROBBERS:
        surcharge += 1
    return max(0, level + surcharge - (s.tiles[seat] >> PRIESTESS & 1))


def teleport_cost(s: Kemet, seat: int, base: int) -> int:
    if s.extras & GODS and s.risen[seat] and s.god[seat] == HORUS:
        base -= 1
    base += RIVER_OF_BLOOD in s.plagues
    if s.event == BURIED:
        """Three, more by the plague, and nothing can reduce it, Priest of Ra neither (ruling A51)."""
        return base - TELEPORT_COST + BURIED_COST + (s.tiles[seat] >> PRIEST_OF_RA & 1)
    return max(0, base - (s.tiles[seat] >> PORTAL_OF_THOTH & 1))


def pray(s: Kemet, seat: int) -> None:
    """KEM-5.5  Gain 2 prayer points; others may drain a little of it."""
    gain(s, seat, PRAY + (s.tiles[seat] >> PRIEST & 1) - (s.event == SILENCE))
    for other in s.after(seat):
        if s.tiles[other] >> ENERGY_DRAIN & 1 and s.team[other] != s.team[seat] and s.drained[other] < DRAIN_LIMIT:
            s.drained[other] += 1
            gain(s, other, 1)
