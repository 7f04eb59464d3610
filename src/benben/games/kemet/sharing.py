"""KEM-8  What allies divide among themselves: prayer points, veteran tokens, and the losses of mixed troops."""

from typing import ClassVar

from benben.core.steps import Decision, Domain
from benben.games.kemet.control import allies, disperse, owner, settle, take_units, troop
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import AMOUNT, AREA, MOST_PRAYER, RIVAL, SEATS, TEAMS


def offer_prayer(s: Kemet, seat: int, last: int, amount: int, spare: int) -> None:
    """Ask for the next ally who could take some of the prayer points just gained."""
    for ally in allies(s, seat):
        if ally > last and ally != seat and shareable(s, seat, ally, amount, spare):
            s.then(SharePrayer(seat, ally, amount, spare))
            return


def shareable(s: Kemet, seat: int, ally: int, amount: int, spare: int) -> int:
    return max(0, min(MOST_PRAYER - s.prayer[ally], min(amount, s.prayer[seat]) + spare))


class SharePrayer(Decision):
    """KEM-8.5  How many of the points just gained go to this ally? `spare` are those beyond the own track's end."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "ally", "amount", "spare")
    domain = AMOUNT
    rule = "KEM-8.5"
    skippable = True
    terms: ClassVar[dict[str, Domain]] = {"ally": RIVAL}

    def __init__(self, seat: int, ally: int, amount: int, spare: int) -> None:
        self.seat = seat
        self.ally = ally
        self.amount = amount
        self.spare = spare

    def options(self, s: Kemet, /) -> list[int]:
        most = shareable(s, self.seat, self.ally, self.amount, self.spare)
        return list(range(most + 1)) if most else []

    def resolve(self, s: Kemet, number: int, /) -> None:
        spare = min(number, self.spare)
        own = number - spare
        s.prayer[self.seat] -= own
        s.prayer[self.ally] += number
        if number:
            s.emit("prayer_shared", self.seat, self.ally, number)
        offer_prayer(s, self.seat, self.ally, self.amount - own, self.spare - spare)


def offer_veterans(s: Kemet, seat: int, last: int, amount: int) -> None:
    if s.extras & TEAMS and amount:
        for ally in allies(s, seat):
            if ally > last and ally != seat:
                s.then(ShareVeterans(seat, ally, amount))
                return


class ShareVeterans(Decision):
    """KEM-8.16  How many of the veteran tokens just gained go to this ally, who need not have fought?"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "ally", "amount")
    domain = AMOUNT
    rule = "KEM-8.16"
    terms: ClassVar[dict[str, Domain]] = {"ally": RIVAL}

    def __init__(self, seat: int, ally: int, amount: int) -> None:
        self.seat = seat
        self.ally = ally
        self.amount = amount

    def options(self, s: Kemet, /) -> list[int]:
        return list(range(min(self.amount, s.veterans[self.seat]) + 1))

    def resolve(self, s: Kemet, number: int, /) -> None:
        s.veterans[self.seat] -= number
        s.veterans[self.ally] += number
        if number:
            s.emit("veterans_shared", self.seat, self.ally, number)
        offer_veterans(s, self.seat, self.ally, self.amount - number)


def lose(s: Kemet, seat: int, area: int, number: int, fight: int) -> None:
    """KEM-1.15  Units of this seat's side are removed; in a mixed troop its side says whose (KEM-8.16, ruling A65)."""
    owners = [ally for ally in allies(s, seat) if s.units[area * SEATS + ally]]
    number = min(number, troop(s, seat, area))
    if len(owners) > 1 and number < troop(s, seat, area):
        if number:
            s.then(LoseUnit(seat if fight else owners[0], area, number, fight))
        return
    for ally in owners:
        taken = take_units(s, ally, area, number)
        number -= taken
        if fight:
            s.owed[seat == s.defender] -= taken
    if not fight:
        leave_token(s, seat, area)


def leave_token(s: Kemet, seat: int, area: int) -> None:
    """The token of an area goes on to an ally who still stands there; without a troop there is nobody to hold it."""
    left = [ally for ally in allies(s, seat) if s.units[area * SEATS + ally]]
    if not left:
        disperse(s, seat, area)
        settle(s, area)
    elif s.held[area] in allies(s, seat) and s.held[area] not in left and owner(s, area) != s.held[area]:
        s.held[area] = left[0]


class LoseUnit(Decision):
    """KEM-8.16  Whose unit leaves the mixed troop? `fight` is 1 for the casualties of a battle."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "area", "number", "fight")
    domain = RIVAL
    rule = "KEM-8.16"
    terms: ClassVar[dict[str, Domain]] = {"area": AREA}

    def __init__(self, seat: int, area: int, number: int, fight: int) -> None:
        self.seat = seat
        self.area = area
        self.number = number
        self.fight = fight

    def options(self, s: Kemet, /) -> list[int]:
        return [ally for ally in allies(s, self.seat) if s.units[self.area * SEATS + ally]]

    def resolve(self, s: Kemet, ally: int, /) -> None:
        take_units(s, ally, self.area, 1)
        if self.fight:
            s.owed[self.seat == s.defender] -= 1
        else:
            leave_token(s, self.seat, self.area)
        lose(s, self.seat, self.area, self.number - 1, self.fight)
