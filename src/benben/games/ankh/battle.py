"""ANK-14  Battle.

0. Obelisk-attuned moves; Amun announces two cards.
1. Everybody commits cards in secret, all are revealed; 2. Build Monument, 3. Plague of Locusts (cards.py).
4. Majorities. 5. Battle Resolution (resolution.py).
"""

from typing import ClassVar

from benben.core.steps import YES_NO, Decision, Domain, Effect
from benben.games.ankh.cards import BuildMonuments, CommitCards, Plagues
from benben.games.ankh.devotion import Gain, ascending
from benben.games.ankh.land import fighting, has_power, near_any, open_to
from benben.games.ankh.resolution import ResolveBattle
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import (
    AMUN,
    FIRST_GUARDIAN,
    MAJORITY,
    OBELISK,
    OBELISK_ATTUNED,
    SCORPION,
)
from benben.games.ankh.tables_map import DONE, HEX, PICK, bits
from benben.games.ankh.units import AimScorpion, shift


def majorities(s: Ankh, token: int) -> list[int]:
    """ANK-13.6  For each kind of monument the god that controls strictly more of it in the region than any other.

    Gods without units there are counted as well, neutral monuments for nobody; -1 if nobody has the majority.
    """
    holders = []
    for places in s.built:
        here = places & s.land[token]
        most, holder = 0, -1
        for chief in s.ladder:
            count = (here & s.held[chief]).bit_count()
            if count > most:
                most, holder = count, chief
            elif count == most:
                holder = -1
        holders.append(holder)
    return holders


class Battle(Effect):
    """ANK-14.1  Step 0: Obelisk-attuned, then Amun. ANK-14.17  Who takes part is settled now and does not change."""

    fields: ClassVar[tuple[str, ...]] = ("token",)

    def __init__(self, token: int) -> None:
        self.token = token

    def run(self, s: Ankh, /) -> None:
        s.battle = self.token
        s.killed = [0] * s.seats
        s.fighters = fighting(s, self.token)
        s.emit("battle_begins", -1, self.token)
        movers = [chief for chief in ascending(s, s.fighters) if has_power(s, chief, OBELISK_ATTUNED)]
        s.then(ObeliskRound(tuple(movers), 0), Announce(), BuildMonuments(), Plagues(), Majorities(), ResolveBattle())


# --- Step 0 -----------------------------------------------------------------------------------------------------------


def obelisk_room(s: Ankh, chief: int) -> int:
    """ANK-18.6  Empty hexes next to Obelisks the god controls in the Battle's region. ANK-18.13  Never water."""
    obelisks = s.built[OBELISK] & s.held[chief] & s.land[s.battle]
    return near_any(s, obelisks) & open_to(s, chief)


class ObeliskRound(Effect):
    """ANK-18.6  Gods with the power move one unit each, ascending, round after round.

    ANK-18.13  Each unit moves once; who passes or cannot move when the round comes to him is out for this Battle.
    """

    fields: ClassVar[tuple[str, ...]] = ("queue", "moved")

    def __init__(self, queue: tuple[int, ...], moved: int) -> None:
        self.queue = queue
        self.moved = moved

    def run(self, s: Ankh, /) -> None:
        for place, chief in enumerate(self.queue):
            if s.army[chief] & ~self.moved and obelisk_room(s, chief):
                s.then(ObeliskMove(chief, self.queue[place + 1 :], self.moved))
                return


class ObeliskMove(Decision):
    """ANK-18.6  Choose a unit anywhere on the map, a God too, or stop for good."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "others", "moved")
    domain = PICK
    rule = "ANK-18.6"

    def __init__(self, seat: int, others: tuple[int, ...], moved: int) -> None:
        self.seat = seat
        self.others = others
        self.moved = moved

    def options(self, s: Ankh, /) -> list[int]:
        return [*bits(s.army[self.seat] & ~self.moved), DONE]

    def resolve(self, s: Ankh, place: int, /) -> None:
        if place == DONE:
            s.then(ObeliskRound(self.others, self.moved))
        else:
            s.then(ObeliskTo(self.seat, self.others, self.moved, place))


class ObeliskTo(Decision):
    """ANK-18.6  To an empty hex adjacent to the Obelisk."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "others", "moved", "place")
    domain = HEX
    rule = "ANK-18.6"
    terms: ClassVar[dict[str, Domain]] = {"place": HEX}

    def __init__(self, seat: int, others: tuple[int, ...], moved: int, place: int) -> None:
        self.seat = seat
        self.others = others
        self.moved = moved
        self.place = place

    def options(self, s: Ankh, /) -> list[int]:
        return bits(obelisk_room(s, self.seat))

    def resolve(self, s: Ankh, goal: int, /) -> None:
        kind = shift(s, self.seat, self.place, goal)
        s.emit("unit_moved", self.seat, kind, self.place, goal)
        s.then(ObeliskRound((*self.others, self.seat), self.moved | 1 << goal))
        if kind == FIRST_GUARDIAN + SCORPION:
            s.then(AimScorpion(self.seat, goal))


class Announce(Effect):
    """ANK-20.1  Amun, in one Battle of each Conflict, if two cards are left, before anybody chooses."""

    def run(self, s: Ankh, /) -> None:
        for chief in ascending(s, s.fighters):
            if s.gifts[chief] & AMUN and not s.amun_spent and len(s.kept[chief]) > 1:
                s.then(AnnounceTwo(chief))
                return
        s.then(CommitCards(-1))


class AnnounceTwo(Decision):
    """ANK-20.1  Announce that you will play two cards?"""

    domain = YES_NO
    rule = "ANK-20.1"

    def options(self, s: Ankh, /) -> list[int]:
        return [0, 1]

    def resolve(self, s: Ankh, yes: int, /) -> None:
        if yes:
            s.amun_spent = 1
            s.emit("two_cards", self.seat)
        s.then(CommitCards(self.seat if yes else -1))


# --- Step 4 -----------------------------------------------------------------------------------------------------------


class Majorities(Effect):
    """ANK-14.5  Step 4: 1 Devotion per majority for each god that still has a unit there; one gain each, ascending.

    ANK-14.16  A monument built in step 2 counts; a god whose last unit fell to the Plague does not.
    """

    def run(self, s: Ankh, /) -> None:
        holders = majorities(s, s.battle)
        here = fighting(s, s.battle)
        s.then(*(Gain(chief, holders.count(chief), MAJORITY) for chief in ascending(s, here)))
