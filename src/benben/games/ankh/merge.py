"""ANK-15  Merging gods, after Conflict 3, with 3 or more players.

From now on everything the merged god has stands at the seat of the greater god's player, the `chief` of both.
"""

from typing import ClassVar

from benben.core.steps import Decision, Effect
from benben.games.ankh.devotion import tell
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import ANUBIS, BASES, DISMISS, FIRST_GUARDIAN, FROM_POOL, KEEP_ALL, KINDS, LARGE, MERGER
from benben.games.ankh.tables_map import bits
from benben.games.ankh.units import controlled, destroy, guardians, kind_at, lift


class MergeGods(Effect):
    """ANK-15.1  The lowest god on the track is the lesser, the second lowest the greater one.

    ANK-15.17  In this order: monuments and pieces, Followers, Guardians, marker, powers, abilities.
    """

    def run(self, s: Ankh, /) -> None:
        lesser, greater = s.ladder[0], s.ladder[1]
        remove_pieces(s, lesser, greater)
        s.followers[greater] += s.followers[lesser]  # ANK-15.3
        s.followers[lesser] = 0
        hexes, pool = hand_over_guardians(s, lesser, greater)
        drop_marker(s, lesser, greater)
        s.powers[lesser] = 0  # ANK-15.7: only the greater god's powers count, for both.
        s.gifts[greater] |= s.gifts[lesser]  # ANK-15.8
        s.gifts[lesser] = 0
        s.chief[lesser] = greater  # ANK-15.6, ANK-15.9: one God figure, one pool, one fate.
        s.alive &= ~(1 << lesser)
        s.emit("gods_merged", greater, s.god[lesser])
        s.then(DismissGuardian(greater, hexes, pool))


def remove_pieces(s: Ankh, lesser: int, greater: int) -> None:
    """ANK-15.2  The lesser god's monuments are destroyed; its God, Warriors, cards and Ankh tokens leave the game."""
    for place in bits(s.held[lesser]):
        destroy(s, place)
    for place in bits(s.army[lesser] & ~guardians(s)):
        lift(s, lesser, place)
    s.warriors[lesser] = s.tokens[lesser] = s.used[lesser] = 0
    s.kept[lesser] = []
    s.captives = [owner for owner in s.captives if owner != lesser]
    if s.gifts[lesser] & ANUBIS:
        """ANK-20.2  Trapped Warriors of the greater god go back to its pool; those of others stay trapped."""
        s.warriors[greater] += s.captives.count(greater)
        s.captives = [owner for owner in s.captives if owner != greater]


def hand_over_guardians(s: Ankh, lesser: int, greater: int) -> tuple[int, tuple[int, ...]]:
    """ANK-15.4  Guardians of the lesser god, on the map and in the pool, come to the greater: which they were."""
    hexes = s.army[lesser]
    s.army[greater] |= hexes
    s.army[lesser] = 0
    pool = tuple(s.reserve[lesser * KINDS : lesser * KINDS + KINDS])
    for kind in range(KINDS):
        s.reserve[greater * KINDS + kind] += pool[kind]
        s.reserve[lesser * KINDS + kind] = 0
    return hexes, pool


def drop_marker(s: Ankh, lesser: int, greater: int) -> None:
    """ANK-15.5  The greater marker moves onto the lesser one; no loss of Devotion for any effect.

    ANK-15.14  The merged god is the lowest of all, below any third marker on that space.
    """
    tell(s, greater, s.devotion[lesser] - s.devotion[greater], MERGER)
    s.devotion[greater] = s.devotion[lesser]
    s.ladder.remove(lesser)


class DismissGuardian(Decision):
    """ANK-15.4  With too few bases of a size choose which Guardians to keep; a Guardian taken over may be declined."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "hexes", "pool")
    domain = DISMISS
    rule = "ANK-15.4"
    skippable = True

    def __init__(self, seat: int, hexes: int, pool: tuple[int, ...]) -> None:
        self.seat = seat
        self.hexes = hexes
        self.pool = pool

    def options(self, s: Ankh, /) -> list[int]:
        for large in (False, True):
            if controlled(s, self.seat, large) > BASES:
                return self.of_size(s, large)
        pooled = [FROM_POOL + kind for kind in range(KINDS) if self.pool[kind]]
        found = [*bits(self.hexes), *pooled]
        return [*found, KEEP_ALL] if found else []

    def of_size(self, s: Ankh, large: bool) -> list[int]:
        found = []
        for kind in range(KINDS):
            if LARGE[kind] == large:
                found += bits(s.guards[kind] & s.army[self.seat])
        found.sort()
        pooled = [kind for kind in range(KINDS) if LARGE[kind] == large and s.reserve[self.seat * KINDS + kind]]
        return [*found, *(FROM_POOL + kind for kind in pooled)]

    def resolve(self, s: Ankh, piece: int, /) -> None:
        if piece == KEEP_ALL:
            return
        hexes, pool = self.hexes, list(self.pool)
        if piece < FROM_POOL:
            kind = kind_at(s, piece) - FIRST_GUARDIAN
            lift(s, self.seat, piece)
            hexes &= ~(1 << piece)
        else:
            kind = piece - FROM_POOL
            s.reserve[self.seat * KINDS + kind] -= 1
            pool[kind] = max(0, pool[kind] - 1)
        s.emit("guardian_dismissed", self.seat, FIRST_GUARDIAN + kind)
        s.then(DismissGuardian(self.seat, hexes, tuple(pool)))
