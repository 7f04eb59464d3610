"""ANK-23  Killing units: one batch at a time."""

from typing import ClassVar

from benben.core.steps import Decision, Effect, Step
from benben.games.ankh.devotion import Lose, ascending
from benben.games.ankh.land import enemies, near, near_any
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import (
    ANUBIS,
    CAT,
    CATS,
    FIRST_GUARDIAN,
    FLOOD,
    ISIS,
    KINDS,
    MUMMY,
    NO_PRISONER,
    PRISONER,
    SLOTS_OF_ANUBIS,
    WARRIOR,
)
from benben.games.ankh.tables_map import DONE, FERTILE, HEX, PICK, bits
from benben.games.ankh.units import after_summon, gods, kind_at, lift, owner_at, put, standing_room, to_pool


class Kill(Effect):
    """ANK-23.1  The units one effect kills at one moment; never a God (ANK-2.3).

    ANK-23.2  In Battle Resolution those whom Flood protects leave the batch, then Isis may save hers.
    """

    fields: ClassVar[tuple[str, ...]] = ("victims", "resolution")

    def __init__(self, victims: int, resolution: int) -> None:
        self.victims = victims
        self.resolution = resolution
        """Is this Battle Resolution, or the uprising after it?"""

    def run(self, s: Ankh, /) -> None:
        victims = self.victims & ~gods(s)
        if self.resolution:
            for chief in s.ladder:
                if s.shown[chief] >> FLOOD & 1:
                    """ANK-19.6  Units on fertile hexes cannot be killed in Battle Resolution."""
                    victims &= ~(s.army[chief] & FERTILE & ~s.portals)
            for chief in s.ladder:
                if s.gifts[chief] & ISIS:
                    protected = victims & protected_units(s, chief)
                    if protected:
                        s.then(SaveUnit(chief, protected, victims))
                        return
        s.then(Die(victims))


def protected_units(s: Ankh, chief: int) -> int:
    """ANK-20.3  Isis' units adjacent to an enemy unit, also to one that dies at the same time.

    On water, an enemy in another region protects too.
    """
    return s.army[chief] & near_any(s, enemies(s, chief))


class SaveUnit(Decision):
    """ANK-20.3  Keep a Protected unit alive, or let the rest die."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "protected", "victims")
    domain = PICK
    rule = "ANK-20.3"

    def __init__(self, seat: int, protected: int, victims: int) -> None:
        self.seat = seat
        self.protected = protected
        self.victims = victims

    def options(self, s: Ankh, /) -> list[int]:
        return [*bits(self.protected), DONE]

    def resolve(self, s: Ankh, place: int, /) -> None:
        if place == DONE:
            s.then(Die(self.victims))
            return
        s.emit("unit_saved", self.seat, kind_at(s, place), place)
        victims = self.victims & ~(1 << place)
        later = self.protected >> place + 1 << place + 1
        s.then(SaveUnit(self.seat, later, victims) if later else Die(victims))


class Die(Effect):
    """ANK-23.3  They die at once: Sun tokens return to Ra, each counts for Miracle, also if trapped (ANK-23.7).

    ANK-23.5  They go to their owners' pools; Mummies return, owners ascending.
    """

    fields: ClassVar[tuple[str, ...]] = ("victims",)

    def __init__(self, victims: int) -> None:
        self.victims = victims

    def run(self, s: Ankh, /) -> None:
        soldiers = 0
        mummies = [0] * s.seats
        for place in bits(self.victims):
            chief = owner_at(s, place)
            kind = lift(s, chief, place)
            to_pool(s, chief, kind)
            s.killed[chief] += 1
            s.emit("unit_killed", chief, kind, place)
            if kind == WARRIOR:
                soldiers |= 1 << chief
            elif kind == FIRST_GUARDIAN + MUMMY:
                mummies[chief] += 1
            elif kind == FIRST_GUARDIAN + CAT:
                s.dead_cats[chief] += 1
        traps: list[Step] = [
            TrapWarrior(chief, soldiers & ~(1 << chief)) for chief in s.ladder if s.gifts[chief] & ANUBIS
        ]
        s.then(*traps, *(ReturnMummy(chief) for chief in s.ladder for _ in range(mummies[chief])))


class TrapWarrior(Decision):
    """ANK-20.2, ANK-23.4  Anubis may trap one enemy Warrior of the batch, if a slot is free."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "owners")
    domain = PRISONER
    rule = "ANK-20.2"
    skippable = True

    def __init__(self, seat: int, owners: int) -> None:
        self.seat = seat
        self.owners = owners

    def options(self, s: Ankh, /) -> list[int]:
        if not self.owners or len(s.captives) >= SLOTS_OF_ANUBIS:
            return []
        return [*sorted(s.god[chief] for chief in bits(self.owners)), NO_PRISONER]

    def resolve(self, s: Ankh, god: int, /) -> None:
        if god != NO_PRISONER:
            chief = s.god.index(god)
            s.warriors[chief] -= 1
            s.captives.append(chief)
            s.emit("warrior_trapped", self.seat, god)


class ReturnMummy(Decision):
    """ANK-21.4  A killed Mummy is summoned again next to its owner's God; without an empty hex it stays in the pool."""

    domain = HEX
    rule = "ANK-21.4"
    skippable = True

    def options(self, s: Ankh, /) -> list[int]:
        place = s.god_at[self.seat]
        return standing_room(s, self.seat, near(s, place))

    def resolve(self, s: Ankh, place: int, /) -> None:
        kind = FIRST_GUARDIAN + MUMMY
        s.reserve[self.seat * KINDS + MUMMY] -= 1
        put(s, self.seat, kind, place)
        s.emit("unit_summoned", self.seat, kind, place)
        s.then(*after_summon(s, self.seat, place, kind))


class CatLosses(Effect):
    """ANK-21.1, ANK-23.6  For each killed Cat Mummy every god but its owner's loses 1 Devotion, ascending.

    ANK-23.7  One figure at a time, owners ascending; the order is read anew for each.
    """

    def run(self, s: Ankh, /) -> None:
        for owner in s.ladder:
            if s.dead_cats[owner]:
                s.dead_cats[owner] -= 1
                s.emit("cat_mummy_avenged", owner)
                others = ascending(s, s.alive & ~(1 << owner))
                s.then(*(Lose(chief, 1, CATS) for chief in others), CatLosses())
                return
