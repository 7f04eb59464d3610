"""KEM-5.2  Recruit."""

from typing import ClassVar

from benben.core.steps import Decision, Domain, Effect
from benben.games.kemet.battle import begin_battle
from benben.games.kemet.control import add_units, districts, has, rival_at, space, troops
from benben.games.kemet.placing import Attach
from benben.games.kemet.prayer import pay
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import AMOUNT, AREA, SEATS
from benben.games.kemet.tables_solo import MOST_RECRUITS, WALL_OF_SHIELDS
from benben.games.kemet.tables_tiles import LOCAL_RECRUITMENT, PRIEST_OF_RA, RECRUITING_SCRIBE, SCRIBES


def places(s: Kemet, seat: int) -> list[int]:
    """KEM-5.2.1  The districts of the own city, rival-held ones too; Local Recruitment adds the own troops.

    KEM-8.6, KEM-8.12  With teams too only the own city, never an ally's, even one that is controlled.
    """
    own = districts(s, seat)
    if not has(s, seat, LOCAL_RECRUITMENT):
        return list(own)
    return sorted({*own, *troops(s, seat)})


def payable(s: Kemet, seat: int) -> int:
    """How many units the seat can have for its prayer points, free ones included."""
    return s.prayer[seat] + has(s, seat, PRIEST_OF_RA) + SCRIBES * has(s, seat, RECRUITING_SCRIBE)


def room(s: Kemet, seat: int, area: int, recruited: int) -> int:
    """KEM-5.2.1  How many more units can be paid and fit into this area (ruling A21)."""
    most = MOST_RECRUITS - recruited if s.event == WALL_OF_SHIELDS else s.supply[seat]
    return max(0, min(s.supply[seat], payable(s, seat) - recruited, space(s, seat, area), most))


def recruit(s: Kemet, seat: int) -> None:
    """KEM-5.2.1  Spend X prayer points for X units, place by place."""
    recruit_from(s, seat, -1, 0)


def recruit_from(s: Kemet, seat: int, last: int, recruited: int) -> None:
    """Ask for the next place that can take units, or end the action."""
    for area in places(s, seat):
        if area > last and room(s, seat, area, recruited):
            s.then(RecruitInto(seat, area, recruited))
            return
    s.then(PayRecruits(seat, recruited), RecruitBattle(seat))


class RecruitInto(Decision):
    """KEM-5.2.1  How many units into this area?"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "area", "recruited")
    domain = AMOUNT
    rule = "KEM-5.2.1"
    terms: ClassVar[dict[str, Domain]] = {"area": AREA}

    def __init__(self, seat: int, area: int, recruited: int) -> None:
        self.seat = seat
        self.area = area
        self.recruited = recruited

    def options(self, s: Kemet, /) -> list[int]:
        return list(range(room(s, self.seat, self.area, self.recruited) + 1))

    def resolve(self, s: Kemet, number: int, /) -> None:
        seat = self.seat
        if number:
            add_units(s, seat, self.area, number)
        recruit_from(s, seat, self.area, self.recruited + number)
        if number and self.area in districts(s, seat):
            """KEM-5.2.3  Companions may come along. KEM-5.4.5  Also into a district held by a rival."""
            s.then(Attach(seat, self.area))


class PayRecruits(Effect):
    """KEM-5.2.1  One payment for all recruits; a scribe's two come for nothing."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "recruited")

    def __init__(self, seat: int, recruited: int) -> None:
        self.seat = seat
        self.recruited = recruited

    def run(self, s: Kemet, /) -> None:
        free = SCRIBES * has(s, self.seat, RECRUITING_SCRIBE)
        pay(s, self.seat, max(0, self.recruited - free))


class RecruitBattle(Decision):
    """KEM-5.2.2  Recruits in a district controlled by a rival attack; with several the recruiter orders them."""

    domain = AREA
    rule = "KEM-5.2.2"
    skippable = True

    def options(self, s: Kemet, /) -> list[int]:
        return [
            area
            for area in districts(s, self.seat)
            if s.units[area * SEATS + self.seat] and rival_at(s, area, self.seat) >= 0
        ]

    def resolve(self, s: Kemet, area: int, /) -> None:
        s.then(RecruitBattle(self.seat))
        begin_battle(s, self.seat, area)
