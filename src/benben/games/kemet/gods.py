"""KEM-10  The module Gods of Egypt: choosing, acquiring and recruiting a god.

KEM-10.10  Its rules beat those of the mode, tiles and cards beat its rules. What a god does in a move stands in
marching.py, in a battle in strength.py and aftermath.py.
"""

from typing import ClassVar

from benben.core.steps import YES_NO, Decision
from benben.games.kemet.acquiring import Acquire, field_options, replace_card
from benben.games.kemet.control import allies, districts, soldiers, standing
from benben.games.kemet.hands import take_back
from benben.games.kemet.recruiting import RecruitBattle, recruit
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import (
    BATTLE_CARD,
    FIRST_SLOT,
    GODS,
    PLACE,
    PLACED,
    SEATS,
    SLOTS,
    TEAMS,
    TOP_LEVEL,
)
from benben.games.kemet.tables_gods import ASCENSION, GOD, GOD_COST, GODS_ROWS, JAWS, SOBEK, TEAM_ASCENSION


class ChooseGod(Decision):
    """KEM-10.1  Each chooses a god, and then a city."""

    domain = GOD
    rule = "KEM-10.1"

    def options(self, s: Kemet, /) -> list[int]:
        return [god for god in range(len(GOD)) if god not in s.god]

    def resolve(self, s: Kemet, god: int, /) -> None:
        s.god[self.seat] = god
        s.emit("god_chosen", self.seat, god)


def ascend(s: Kemet) -> None:
    """KEM-10.1  The marker below column 4 (7 for a team): once reached by banked points it stays so (ruling A80)."""
    if s.extras & GODS and not s.ascended:
        goal = TEAM_ASCENSION if s.extras & TEAMS else ASCENSION
        if any(standing(s, seat) >= goal for seat in range(s.seats)):
            s.ascended = 1
            s.emit("ascension", -1)


def god_awaits(s: Kemet, seat: int, field: int) -> bool:
    """KEM-10.4  Ascension, a level-4 pyramid of the own city in the field's colour, 4 prayer points."""
    if field < 0 or not s.ascended or s.risen[seat] or s.prayer[seat] < GOD_COST:
        return False
    colour = s.slots[seat * SLOTS + field - FIRST_SLOT]
    return any(s.level[area] == TOP_LEVEL and s.hue[area] == colour for area in districts(s, seat))


def acquire(s: Kemet, seat: int, field: int) -> None:
    """KEM-5.3.2  An Acquire action, for a tile or for the own god."""
    s.then(AcquireGod(seat, field) if s.extras & GODS and god_awaits(s, seat, field) else Acquire(seat, field))


class AcquireGod(Decision):
    """KEM-10.4  Acquire your god instead of a tile? If no tile can be had, the god it is."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "field")
    domain = YES_NO
    rule = "KEM-10.4"

    def __init__(self, seat: int, field: int) -> None:
        self.seat = seat
        self.field = field

    def options(self, s: Kemet, /) -> list[int]:
        return [0, 1] if field_options(s, self.seat, self.field) else [1]

    def resolve(self, s: Kemet, yes: int, /) -> None:
        """KEM-10.5  Exactly 4 prayer points; the figure at once in a district, then maybe a battle."""
        seat = self.seat
        if not yes:
            s.then(Acquire(seat, self.field))
            return
        s.prayer[seat] -= GOD_COST
        s.emit("prayer_paid", seat, GOD_COST)
        s.risen[seat] = 1
        s.emit("god_acquired", seat, s.god[seat])
        s.then(PlaceGod(seat, 1), RecruitBattle(seat))
        if s.god[seat] == SOBEK:
            take_back(s, seat)
            s.then(TakeJaws(seat))


class TakeJaws(Decision):
    """KEM-10.5  Sobek brings a battle card of his own; one of the others leaves the game in secret."""

    domain = BATTLE_CARD
    rule = "KEM-10.5"

    def options(self, s: Kemet, /) -> list[int]:
        return s.cards[self.seat][:]

    def resolve(self, s: Kemet, card: int, /) -> None:
        replace_card(s, self.seat, card, JAWS)


def god_places(s: Kemet, seat: int) -> list[int]:
    """KEM-10.6  Own districts without units of its owner or an ally; no second god of the side (ruling A79)."""
    side = allies(s, seat)
    return [
        area
        for area in districts(s, seat)
        if not any(soldiers(s, ally, area) or s.god_at[ally] == area for ally in side)
    ]


class PlaceGod(Decision):
    """KEM-10.6  The figure comes into an own district with all its life points; `must` after an acquisition.

    KEM-10.9  Also where a rival stands: a battle follows at the end of the action. Without a place the god waits (A78).
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "must")
    domain = PLACE
    rule = "KEM-10.6"
    skippable = True

    def __init__(self, seat: int, must: int) -> None:
        self.seat = seat
        self.must = must

    def options(self, s: Kemet, /) -> list[int]:
        found = god_places(s, self.seat)
        return found if self.must or not found else [*found, PLACED]

    def resolve(self, s: Kemet, area: int, /) -> None:
        if area != PLACED:
            place_god(s, self.seat, area)
        if not self.must:
            recruit(s, self.seat)


def place_god(s: Kemet, seat: int, area: int) -> None:
    s.life[seat] = GODS_ROWS[s.god[seat]].life
    s.god_at[seat] = area
    s.units[area * SEATS + seat] += s.life[seat]
    s.emit("god_placed", seat, area)


def muster(s: Kemet, seat: int) -> None:
    """KEM-10.6  A Recruit action: first the god, for nothing, if it waits on its tile; then units (ruling A35)."""
    if s.extras & GODS and s.risen[seat] and s.god_at[seat] < 0 and god_places(s, seat):
        s.then(PlaceGod(seat, 0))
    else:
        recruit(s, seat)
