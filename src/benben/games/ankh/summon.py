"""ANK-7  Action: Summon Unit.

The standard summon, one next to each Pyramid (Pyramid-attuned) and one on a gate (Osiris) are slots. Nobody is asked
which slot he uses: a summon is legal as long as all summons of the action can be shared out among the slots.
"""

from typing import ClassVar

from benben.core.steps import Decision, Domain, Reason
from benben.games.ankh.land import has_power, near, near_any, open_to, units
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import (
    ANUBIS,
    APEP,
    CAPTIVE,
    FIRST_GUARDIAN,
    KINDS,
    NO_SUMMON,
    OSIRIS,
    POOLED,
    PYRAMID,
    PYRAMID_ATTUNED,
    SUMMON,
    WARRIOR,
)
from benben.games.ankh.tables_map import AROUND, HEX, WATER, bits
from benben.games.ankh.units import after_summon, put

STANDARD = 1
GATE = 2
FIRST_PYRAMID = 2


def pyramids(s: Ankh, chief: int) -> list[int]:
    """ANK-18.8  Pyramid-attuned: one additional summon next to each Pyramid you control."""
    return bits(s.built[PYRAMID] & s.held[chief]) if has_power(s, chief, PYRAMID_ATTUNED) else []


def all_slots(s: Ankh, chief: int) -> int:
    """ANK-7.2  The standard summon and the additional ones, each optional, in any order."""
    slots = (1 << FIRST_PYRAMID + len(pyramids(s, chief))) - 1
    return slots if s.gifts[chief] & OSIRIS else slots & ~GATE


def shareable(spent: tuple[int, ...], slots: int) -> bool:
    """Can each summon made so far have a slot of its own, out of those it could have used?"""
    if not spent:
        return True
    fitting = spent[0] & slots
    while fitting:
        slot = fitting & -fitting
        if shareable(spent[1:], slots ^ slot):
            return True
        fitting ^= slot
    return False


def free_slots(s: Ankh, chief: int, spent: tuple[int, ...]) -> int:
    """The slots that the next summon may take."""
    slots = all_slots(s, chief)
    if not spent:
        return slots
    free = 0
    for number in range(slots.bit_length()):
        slot = 1 << number
        if slots & slot and shareable(spent, slots ^ slot):
            free |= slot
    return free


def ground(s: Ankh, chief: int, slots: int, apep: bool) -> int:
    """The hexes that some slots allow."""
    room = open_to(s, chief)
    afloat = WATER & ~units(s) if apep else 0
    found = 0
    if slots & STANDARD:
        """ANK-7.1  Next to an own unit or to a monument you control. ANK-21.3  Apep on any water hex, too."""
        found |= near_any(s, s.army[chief] | s.held[chief]) & room | afloat
    if slots & GATE:
        """ANK-20.4  One additional unit on a hex with an Underworld token."""
        found |= s.portals & room
    for number, pyramid in enumerate(pyramids(s, chief)):
        if slots >> FIRST_PYRAMID + number & 1:
            """ANK-21.3  On water here only if the hex is adjacent to the Pyramid."""
            found |= near(s, pyramid) & room | AROUND[pyramid] & afloat
    return found


def slots_of(s: Ankh, chief: int, place: int, apep: bool) -> int:
    """The slots with which this hex can be reached."""
    found = 0
    slots = all_slots(s, chief)
    for number in range(slots.bit_length()):
        if slots >> number & 1 and ground(s, chief, 1 << number, apep) >> place & 1:
            found |= 1 << number
    return found


class SummonUnit(Decision):
    """ANK-7.1  Take a Warrior or Guardian from your pool. ANK-7.4  A God is never summoned."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "spent")
    domain = SUMMON
    rule = "ANK-7.1"
    skippable = True

    def __init__(self, seat: int, spent: tuple[int, ...]) -> None:
        self.seat = seat
        self.spent = spent
        """For each summon of this action the slots it could have used."""

    def options(self, s: Ankh, /) -> list[int]:
        chief = s.chief[self.seat]
        slots = free_slots(s, chief, self.spent)
        if not slots:
            return []
        room = ground(s, chief, slots, False)
        found = [unit for unit in available(s, chief) if room or unit == FIRST_GUARDIAN + APEP]
        found = [unit for unit in found if room or ground(s, chief, slots, True)]
        if found:
            found.append(NO_SUMMON)
        return found

    def resolve(self, s: Ankh, unit: int, /) -> None:
        if unit != NO_SUMMON:
            s.then(SummonAt(self.seat, self.spent, unit))

    def why_not(self, s: Ankh, unit: int, /) -> Reason | None:
        if unit == CAPTIVE and s.chief[self.seat] in s.captives:
            return Reason("no_follower_for_anubis", "ANK-7.5")
        if unit not in available(s, s.chief[self.seat]):
            return Reason("not_in_pool", "ANK-7.1")
        return Reason("no_room", "ANK-7.1")


def available(s: Ankh, chief: int) -> list[int]:
    """What can be summoned. ANK-2.4  There are 6 Warriors and no more."""
    found = []
    if s.warriors[chief]:
        found.append(POOLED)
    if s.followers[chief] and chief in s.captives:
        """ANK-7.3, ANK-7.5  A trapped Warrior instead, for 1 Follower given to Anubis, also with Warriors left."""
        found.append(CAPTIVE)
    for kind in range(KINDS):
        if s.reserve[chief * KINDS + kind]:
            found.append(FIRST_GUARDIAN + kind)
    return found


class SummonAt(Decision):
    """ANK-7.1  Place the unit on an empty hex."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "spent", "unit")
    domain = HEX
    rule = "ANK-7.1"
    terms: ClassVar[dict[str, Domain]] = {"unit": SUMMON}

    def __init__(self, seat: int, spent: tuple[int, ...], unit: int) -> None:
        self.seat = seat
        self.spent = spent
        self.unit = unit

    def options(self, s: Ankh, /) -> list[int]:
        chief = s.chief[self.seat]
        return bits(ground(s, chief, free_slots(s, chief, self.spent), self.unit == FIRST_GUARDIAN + APEP))

    def resolve(self, s: Ankh, place: int, /) -> None:
        chief = s.chief[self.seat]
        slots = slots_of(s, chief, place, self.unit == FIRST_GUARDIAN + APEP)
        kind = take_from_pool(s, chief, self.unit)
        put(s, chief, kind, place)
        s.emit("unit_summoned", chief, kind, place)
        s.then(*after_summon(s, self.seat, place, kind), SummonUnit(self.seat, (*self.spent, slots)))

    def why_not(self, s: Ankh, place: int, /) -> Reason | None:
        chief = s.chief[self.seat]
        if WATER >> place & 1:
            return Reason("water", "ANK-7.1")
        if not open_to(s, chief) >> place & 1:
            return Reason("underworld" if s.portals >> place & 1 else "occupied", "ANK-7.1")
        return Reason("nothing_near", "ANK-7.1")


def take_from_pool(s: Ankh, chief: int, unit: int) -> int:
    """The unit leaves its pool, or Anubis' board: which kind it is."""
    if unit >= FIRST_GUARDIAN:
        s.reserve[chief * KINDS + unit - FIRST_GUARDIAN] -= 1
        return unit
    if unit == CAPTIVE:
        """ANK-7.5  The Follower goes to Anubis, not to the supply."""
        jailer = next(other for other in s.ladder if s.gifts[other] & ANUBIS)
        s.followers[chief] -= 1
        s.followers[jailer] += 1
        s.captives.remove(chief)
        s.emit("captive_freed", chief)
    else:
        s.warriors[chief] -= 1
    return WARRIOR
