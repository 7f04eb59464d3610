"""ANK-22.5  The People's Revolt: Consolidation, in place of the Camel Caravan."""

from typing import ClassVar

from benben.core.steps import Decision, Domain, Effect
from benben.games.ankh.land import region_of
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import ORDER, PAIR, PAIR_INDEX, TOKEN_PAIRS
from benben.games.ankh.tables_map import EDGES, TOKENS, bits
from benben.games.ankh.units import gain_followers

EVENT_FOLLOWER = 1


def border(s: Ankh, one: int, other: int) -> int:
    """The camels between two regions."""
    found = 0
    for edge in bits(s.camels):
        a, b = EDGES[edge]
        if {region_of(s, a), region_of(s, b)} == {one, other}:
            found |= 1 << edge
    return found


def camel_borders(s: Ankh) -> list[int]:
    """The pairs of regions that camels separate."""
    found = set()
    for edge in bits(s.camels):
        one, other = (region_of(s, place) for place in EDGES[edge])
        found.add(PAIR_INDEX[min(one, other), max(one, other)])
    return sorted(found)


class Consolidate(Effect):
    """ANK-22.5 (1)  The triggering player gains the Follower lying on the event (ANK-22.2)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ankh, /) -> None:
        gain_followers(s, s.chief[self.seat], EVENT_FOLLOWER)
        s.then(JoinRegions(self.seat))


class JoinRegions(Decision):
    """ANK-22.5 (2)  Choose two regions separated by camels; all camels between them go. ANK-12.7  No others ever do."""

    domain = PAIR
    rule = "ANK-22.5"
    skippable = True

    def options(self, s: Ankh, /) -> list[int]:
        return camel_borders(s)

    def resolve(self, s: Ankh, pair: int, /) -> None:
        one, other = TOKEN_PAIRS[pair]
        if other == highest_token(s):
            join(s, self.seat, one, other)
        else:
            s.then(MoveToken(self.seat, one, other))


def highest_token(s: Ankh) -> int:
    return max(token for token in range(1, TOKENS + 1) if s.land[token])


def join(s: Ankh, seat: int, kept: int, gone: int) -> None:
    """ANK-22.5 (2)  The camels between two regions go: one region under one token."""
    s.camels &= ~border(s, kept, gone)
    s.land[kept] |= s.land[gone]
    s.land[gone] = 0
    highest = max(highest_token(s), gone)
    """ANK-22.5 (3)  The highest token on the map leaves the game."""
    s.lost_tokens |= 1 << highest
    s.emit("regions_joined", seat, PAIR_INDEX[min(kept, gone), max(kept, gone)])
    s.emit("token_removed", -1, highest)
    if highest != gone:
        s.land[gone] = s.land[highest]
        s.land[highest] = 0
        s.emit("token_moved", seat, gone)


class MoveToken(Decision):
    """ANK-22.5 (3)  Which of its two tokens does the joined region give to the region that loses its own?"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "one", "other")
    domain = ORDER
    rule = "ANK-22.5"
    terms: ClassVar[dict[str, Domain]] = {"one": ORDER, "other": ORDER}

    def __init__(self, seat: int, one: int, other: int) -> None:
        self.seat = seat
        self.one = one
        self.other = other

    def options(self, s: Ankh, /) -> list[int]:
        return [self.one, self.other]

    def resolve(self, s: Ankh, token: int, /) -> None:
        join(s, self.seat, self.other if token == self.one else self.one, token)
