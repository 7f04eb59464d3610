"""ANK-3  The Devotion track."""

from typing import ClassVar

from benben.core.steps import Effect
from benben.games.ankh.land import has_power
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import BOUNTIFUL, BOUNTY, LAST_RED, TOP


def ascending(s: Ankh, chiefs: int) -> list[int]:
    """ANK-3.8  Some gods, least Devotion first, stack order included. ANK-3.5  Simultaneous gains go in this order."""
    return [chief for chief in s.ladder if chiefs >> chief & 1]


def in_red(s: Ankh, chief: int) -> bool:
    """ANK-3.7  Spaces up to 20 are red."""
    return s.devotion[chief] <= LAST_RED


def climb(s: Ankh, chief: int, space: int) -> None:
    """ANK-3.3  A marker that comes to a space goes on top of the stack there.

    ANK-3.2  The ladder lists the gods from the least to the most, so no two are equal.
    ANK-3.4  A marker that does not change space keeps its place.
    """
    if space == s.devotion[chief]:
        return
    s.devotion[chief] = space
    s.ladder.remove(chief)
    place = 0
    while place < len(s.ladder) and s.devotion[s.ladder[place]] <= space:
        place += 1
    s.ladder.insert(place, chief)


def tell(s: Ankh, chief: int, amount: int, source: int) -> None:
    """Both players of a merged god share its Devotion."""
    if amount and s.journal is not None:
        for seat in range(s.seats):
            if s.chief[seat] == chief:
                s.emit("points", seat, amount, source)


class Gain(Effect):
    """ANK-3.1  A marker moves up. ANK-3.6  On the top space its god wins at once: nothing more is resolved."""

    fields: ClassVar[tuple[str, ...]] = ("chief", "amount", "source")

    def __init__(self, chief: int, amount: int, source: int) -> None:
        self.chief = chief
        self.amount = amount
        self.source = source

    def run(self, s: Ankh, /) -> None:
        if not self.amount:
            return
        chief = self.chief
        amount = min(self.amount, TOP - s.devotion[chief])
        """ANK-18.11  Bountiful: each gain that begins in red is 1 more."""
        bounty = 1 if has_power(s, chief, BOUNTIFUL) and in_red(s, chief) else 0
        bounty = min(bounty, TOP - s.devotion[chief] - amount)
        climb(s, chief, s.devotion[chief] + amount + bounty)
        tell(s, chief, amount, self.source)
        tell(s, chief, bounty, BOUNTY)
        if s.devotion[chief] == TOP:
            """ANK-17.1  The first to arrive wins."""
            win(s, chief)


class Lose(Effect):
    """ANK-3.1  A marker moves down, never below the first space."""

    fields: ClassVar[tuple[str, ...]] = ("chief", "amount", "source")

    def __init__(self, chief: int, amount: int, source: int) -> None:
        self.chief = chief
        self.amount = amount
        self.source = source

    def run(self, s: Ankh, /) -> None:
        amount = min(self.amount, s.devotion[self.chief])
        climb(s, self.chief, s.devotion[self.chief] - amount)
        tell(s, self.chief, -amount, self.source)


def win(s: Ankh, chief: int) -> None:
    """ANK-17.4  The two players of a merged god win together."""
    s.winner = chief
    s.stack.clear()
    s.emit("won", chief)
