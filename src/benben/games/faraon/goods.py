"""FAR-3  Resources, urns, and the two nobles who change what an urn gives.

1. An urn is gained: its owner may send the Diplomat for three other resources.
2. Its three resources are taken from the supply, one by one.
3. The Teacher may add a fourth.
"""

from typing import ClassVar

from benben.core.steps import Decision, Domain, Effect
from benben.games.faraon.state import Faraon
from benben.games.faraon.tables import (
    BASIC_OR_NONE,
    BASICS,
    DIPLOMAT,
    NO_BASIC,
    PIECES,
    TEACHER,
    TOKENS,
    TRIO,
    TRIOS,
    URN,
    URN_GOODS,
)


def gain(s: Faraon, seat: int, kind: int) -> None:
    """FAR-3.4  Gaining takes from the supply. FAR-3.5  What it lacks is not gained, each token on its own."""
    if s.supply[kind]:
        s.supply[kind] -= 1
        s.purse[seat * PIECES + kind] += 1
        s.emit("gained", seat, kind)


def pay(s: Faraon, seat: int, piece: int, amount: int) -> None:
    """FAR-3.4  Resources spent return to the supply. FAR-6.7  Offering tokens spent go to their discard."""
    s.purse[seat * PIECES + piece] -= amount
    if piece < TOKENS:
        s.supply[piece] += amount
    else:
        s.spent[piece - TOKENS] += amount
    s.emit("paid", seat, piece, amount)


def basics_in_supply(s: Faraon) -> list[int]:
    """What "a basic resource of choice" may be. FAR-3.1  Silver is none."""
    return [kind for kind in range(BASICS) if s.supply[kind]]


class Gain(Effect):
    """Several resources at once."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kinds")

    def __init__(self, seat: int, kinds: tuple[int, ...]) -> None:
        self.seat = seat
        self.kinds = kinds

    def run(self, s: Faraon, /) -> None:
        for kind in self.kinds:
            gain(s, self.seat, kind)


def draw_urn(s: Faraon) -> int:
    """FAR-3.6  The top of the pile; only if it is empty the discarded urns become a new one."""
    if not s.urns:
        s.urns = s.urns_spent
        s.urns_spent = []
        s.shuffle(s.urns)
        s.emit("urns_shuffled", -1)
    return s.draw(s.urns)


class GainRandomUrn(Effect):
    """FAR-3.6  An urn as income is the top one of the face-down pile."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Faraon, /) -> None:
        gain_urn(s, self.seat, draw_urn(s))


def gain_urn(s: Faraon, seat: int, urn: int) -> None:
    """FAR-3.6  Take the resources an urn shows and discard it."""
    s.urns_spent.append(urn)
    s.emit("urn_gained", seat, urn)
    if ready(s, seat, TEACHER):
        s.then(UseTeacher(seat))
    if ready(s, seat, DIPLOMAT):
        s.then(UseDiplomat(seat, urn))
    else:
        take_urn(s, seat, urn)


def take_urn(s: Faraon, seat: int, urn: int) -> None:
    for kind in URN_GOODS[urn]:
        gain(s, seat, kind)


def holds(s: Faraon, seat: int, noble: int) -> bool:
    return s.noble_owner[noble] == seat


def ready(s: Faraon, seat: int, noble: int) -> bool:
    """FAR-8.2  Once in each round, also in that in which the noble came; not before the first one begins."""
    return s.noble_owner[noble] == seat and not s.used >> noble & 1 and s.round > 0


def use(s: Faraon, seat: int, noble: int) -> None:
    """FAR-7.4  A once-per-round noble is turned until the end of the round."""
    s.used |= 1 << noble
    s.emit("noble_used", seat, noble)


class UseDiplomat(Decision):
    """FAR-8.3  Noble 20: keep the urn, or discard it for any three basic resources."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "urn")
    domain = TRIO
    rule = "FAR-8.3"
    terms: ClassVar[dict[str, Domain]] = {"urn": URN}

    def __init__(self, seat: int, urn: int) -> None:
        self.seat = seat
        self.urn = urn

    def options(self, s: Faraon, /) -> list[int]:
        size = min(3, sum(s.supply[:BASICS]))
        choices = [0]
        for i, trio in enumerate(TRIOS):
            if len(trio) == size and all(s.supply[kind] >= trio.count(kind) for kind in trio):
                choices.append(i + 1)
        return choices

    def resolve(self, s: Faraon, choice: int, /) -> None:
        if choice == 0:
            take_urn(s, self.seat, self.urn)
            return
        use(s, self.seat, DIPLOMAT)
        for kind in TRIOS[choice - 1]:
            gain(s, self.seat, kind)


class UseTeacher(Decision):
    """FAR-8.3  Noble 19: with an urn, kept or not, gain one more basic resource of choice."""

    domain = BASIC_OR_NONE
    rule = "FAR-8.3"
    skippable = True

    def options(self, s: Faraon, /) -> list[int]:
        kinds = basics_in_supply(s)
        return [*kinds, NO_BASIC] if kinds else []

    def resolve(self, s: Faraon, kind: int, /) -> None:
        if kind != NO_BASIC:
            use(s, self.seat, TEACHER)
            gain(s, self.seat, kind)
