"""ANK-13  Event: Conflict and Domination."""

from typing import ClassVar

from benben.core.steps import Effect
from benben.games.ankh.battle import Battle, majorities
from benben.games.ankh.devotion import Gain
from benben.games.ankh.ending import EndGame, ForgetGods
from benben.games.ankh.kills import CatLosses, Kill
from benben.games.ankh.land import fighting, has_power, monuments, near, present
from benben.games.ankh.merge import MergeGods
from benben.games.ankh.resolution import radiant
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import (
    DOMINATION,
    FORGETTING_CONFLICT,
    LAST_CONFLICT,
    MAJORITY,
    MERGING_CONFLICT,
    OMNIPRESENT,
)
from benben.games.ankh.tables_map import NEIGHBOUR, TOKENS, bits
from benben.games.ankh.tables_scenarios import PEOPLES_REVOLT
from benben.games.ankh.units import destroy, gain_followers


class Conflict(Effect):
    """ANK-13.1  Who triggered the Conflict takes the Tipping token, face up."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "number")

    def __init__(self, seat: int, number: int) -> None:
        self.seat = seat
        self.number = number

    def run(self, s: Ankh, /) -> None:
        s.scales = s.chief[self.seat]  # A merged god holds it together.
        s.scales_spent = 0
        s.emit("conflict_begins", self.seat, self.number)
        s.then(StartOfConflict(), NextRegion(0), EndConflict(self.number))


class StartOfConflict(Effect):
    """ANK-13.2  Before any region: Omnipresent, then all Giant Scorpions at the same time."""

    def run(self, s: Ankh, /) -> None:
        for chief in s.ladder:
            if has_power(s, chief, OMNIPRESENT):
                """ANK-18.3  1 Follower for each region in which the god has a unit."""
                here = sum(present(s, chief, token) != 0 for token in range(1, TOKENS + 1))
                gain_followers(s, chief, here)
        for place in bits(clawed(s)):
            destroy(s, place)


def clawed(s: Ankh) -> int:
    """ANK-21.5  The monuments Scorpions point at, in their own region, whoever controls them."""
    found = 0
    for aim, places in enumerate(s.claws):
        for place in bits(places):
            for way in (aim, (aim + 1) % 6):
                target = NEIGHBOUR[place][way]
                if target >= 0:
                    found |= 1 << target & near(s, place)
    return found & monuments(s)


class NextRegion(Effect):
    """ANK-13.3  Regions one at a time, by ascending order token."""

    fields: ClassVar[tuple[str, ...]] = ("after",)

    def __init__(self, after: int) -> None:
        self.after = after

    def run(self, s: Ankh, /) -> None:
        for token in range(self.after + 1, TOKENS + 1):
            if s.land[token]:
                s.then(ResolveRegion(token), NextRegion(token))
                return


class ResolveRegion(Effect):
    """ANK-13.4  Nobody: skip. One god: Domination. Several: Battle. ANK-13.5  As it stands when its turn comes."""

    fields: ClassVar[tuple[str, ...]] = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token

    def run(self, s: Ankh, /) -> None:
        fighters = fighting(s, self.token)
        if fighters.bit_count() > 1:
            s.then(Battle(self.token))
        elif fighters:
            dominate(s, fighters.bit_length() - 1, self.token)


def dominate(s: Ankh, chief: int, token: int) -> None:
    """ANK-13.6  First the majorities. ANK-13.7  Then 1 for dominating, a gain of its own.

    ANK-13.8  Gods without a unit in the region gain nothing there.
    """
    s.emit("region_dominated", chief, token)
    gains = (
        Gain(chief, majorities(s, token).count(chief), MAJORITY),
        Gain(chief, 1 + radiant(s, chief, token), DOMINATION),
    )
    if s.scenario == PEOPLES_REVOLT:
        """ANK-22.3  The uprising: who dominates loses all own units there, after the gains."""
        s.then(*gains, Kill(present(s, chief, token), 1), CatLosses())
    else:
        s.then(*gains)


class EndConflict(Effect):
    """ANK-13.9  The Tipping token returns, the Amun token is face up again; then what follows this Conflict."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Ankh, /) -> None:
        s.scales = -1
        s.scales_spent = s.amun_spent = 0
        if self.number == MERGING_CONFLICT and s.seats > 2:
            s.then(MergeGods())
        elif self.number == FORGETTING_CONFLICT:
            s.then(ForgetGods())
        elif self.number == LAST_CONFLICT:
            s.then(EndGame())
