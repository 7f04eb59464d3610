"""KEM-5.1  Build."""

from typing import ClassVar

from benben.core.steps import Decision, Domain, Reason
from benben.games.kemet.control import districts, settle
from benben.games.kemet.prayer import build_cost, can_pay, pay
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import (
    AREA,
    COLOUR,
    FIRST_SLOT,
    FROM,
    LEVEL,
    NO_TROOP,
    PYRAMIDS,
    SLOT,
    SLOTS,
    TOP_LEVEL,
)

SKIP = NO_TROOP


def hues(s: Kemet, seat: int) -> list[int]:
    """The colours of the own pyramids."""
    return [s.hue[area] for area in districts(s, seat) if s.level[area]]


def new_hues(s: Kemet, seat: int) -> list[int]:
    """KEM-5.1.2  A new pyramid takes a colour in play that its owner has not yet.

    KEM-1.7  It comes from the supply, where it has no colour: three pyramids, two in a game of two.
    """
    have = hues(s, seat)
    return [colour for colour in s.colours if colour not in have] if len(have) < PYRAMIDS[s.seats] else []


def sites(s: Kemet, seat: int, free: int) -> list[int]:
    """Own districts, whoever controls them (ruling A6), whose pyramid can take a level that can be paid."""
    fresh = bool(new_hues(s, seat))
    return [
        area
        for area in districts(s, seat)
        if s.level[area] < TOP_LEVEL
        and (s.level[area] or fresh)
        and (free or can_pay(s, seat, build_cost(s, seat, s.level[area], s.level[area] + 1)))
    ]


def raise_pyramid(s: Kemet, seat: int, area: int, level: int) -> None:
    """KEM-5.1.3  A pyramid that reaches level 4 gives its point to whoever controls the district."""
    s.level[area] = level
    s.emit("pyramid_built", seat, area, level)
    settle(s, area)


def found_pyramid(s: Kemet, seat: int, area: int, colour: int, slot: int) -> None:
    """KEM-5.1.2  The top gives the colour; the acquisition token of that colour goes on a field without one."""
    s.hue[area] = colour
    s.slots[seat * SLOTS + slot] = colour
    s.emit("colour_chosen", seat, colour, area)


def free_slots(s: Kemet, seat: int) -> list[int]:
    return [slot for slot in range(SLOTS) if s.slots[seat * SLOTS + slot] < 0]


class BuildSite(Decision):
    """KEM-5.1.1  Add levels to one of your pyramids. With `free` (Hand of God) one level, or none at all."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "free")
    domain = FROM
    rule = "KEM-5.1.1"
    skippable = True

    def __init__(self, seat: int, free: int) -> None:
        self.seat = seat
        self.free = free

    def options(self, s: Kemet, /) -> list[int]:
        choices = sites(s, self.seat, self.free)
        if choices and self.free:
            choices.append(SKIP)
        return choices

    def resolve(self, s: Kemet, area: int, /) -> None:
        if area == SKIP:
            return
        levels = RaiseLevel(self.seat, area, self.free)
        if s.level[area]:
            s.then(levels)
        else:
            s.then(NewColour(self.seat, area), levels)

    def why_not(self, s: Kemet, choice: int, /) -> Reason | None:
        if choice == SKIP or choice not in districts(s, self.seat):
            return None
        if s.level[choice] == TOP_LEVEL:
            return Reason("highest_level", "KEM-5.1.1")
        if not s.level[choice] and not new_hues(s, self.seat):
            return Reason("no_colour_left", "KEM-5.1.2")
        return Reason("too_little_prayer", "KEM-1.16")


class NewColour(Decision):
    """KEM-5.1.2  The colour of a new pyramid."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "area")
    domain = COLOUR
    rule = "KEM-5.1.2"
    terms: ClassVar[dict[str, Domain]] = {"area": AREA}

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def options(self, s: Kemet, /) -> list[int]:
        return new_hues(s, self.seat)

    def resolve(self, s: Kemet, colour: int, /) -> None:
        slots = free_slots(s, self.seat)
        used = [s.fields[self.seat] >> (FIRST_SLOT + slot) & 1 for slot in slots]
        if min(used) == max(used):
            found_pyramid(s, self.seat, self.area, colour, slots[0])
        else:
            s.then(NewSlot(self.seat, self.area, colour))


class NewSlot(Decision):
    """KEM-5.1.2  Fields without a colour differ if one holds an action token: which one gets the colour? (A55)"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "area", "colour")
    domain = SLOT
    rule = "KEM-5.1.2"
    terms: ClassVar[dict[str, Domain]] = {"area": AREA, "colour": COLOUR}

    def __init__(self, seat: int, area: int, colour: int) -> None:
        self.seat = seat
        self.area = area
        self.colour = colour

    def options(self, s: Kemet, /) -> list[int]:
        return free_slots(s, self.seat)

    def resolve(self, s: Kemet, slot: int, /) -> None:
        found_pyramid(s, self.seat, self.area, self.colour, slot)


class RaiseLevel(Decision):
    """KEM-5.1.1  To which level? One total cost."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "area", "free")
    domain = LEVEL
    rule = "KEM-5.1.1"
    terms: ClassVar[dict[str, Domain]] = {"area": AREA}

    def __init__(self, seat: int, area: int, free: int) -> None:
        self.seat = seat
        self.area = area
        self.free = free

    def options(self, s: Kemet, /) -> list[int]:
        now = s.level[self.area]
        if self.free:
            return [now + 1]
        return [
            level
            for level in range(now + 1, TOP_LEVEL + 1)
            if can_pay(s, self.seat, build_cost(s, self.seat, now, level))
        ]

    def resolve(self, s: Kemet, level: int, /) -> None:
        if not self.free:
            pay(s, self.seat, build_cost(s, self.seat, s.level[self.area], level))
        raise_pyramid(s, self.seat, self.area, level)
