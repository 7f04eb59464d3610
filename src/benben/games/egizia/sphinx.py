"""EGZ-8  Site A: draw sphinx cards, keep one or none, score the ones returned."""

from typing import ClassVar

from benben.core.state import only
from benben.core.steps import Decision, Reason
from benben.games.egizia.cards import holds, spend
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import (
    DRAW,
    DRAWS,
    FREE_SPHINX,
    KEEP,
    KEEP_INDEX,
    KEEP_TWO,
    KEEPS,
    RETURN_POINTS,
    SPHINX_LIMIT,
    SPHINX_PLUS,
    SPHINX_SITE,
)
from benben.games.egizia.tracks import pay_stone, score


def free_cards(s: Egizia, seat: int) -> int:
    """EGZ-19.14  Up to two additional cards without stone."""
    return FREE_SPHINX if holds(s, seat, SPHINX_PLUS) else 0


class DrawSphinx(Decision):
    """EGZ-8.2  Draw one card a stone, up to the capacity, never more than 5 with the free ones.

    EGZ-8.1  A crew was chosen before, unless only free cards are drawn (EGZ-19.14): then the capacity is 0.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "capacity")
    domain = DRAW
    rule = "EGZ-8.2"

    def __init__(self, seat: int, capacity: int) -> None:
        self.seat = seat
        self.capacity = capacity

    def options(self, s: Egizia, /) -> list[int]:
        limit = min(SPHINX_LIMIT, len(s.sphinx))
        free = free_cards(s, self.seat)
        most = min(self.capacity, s.stone[self.seat])
        least = 1 if self.capacity else 0
        return [i for i, (n, f) in enumerate(DRAWS) if least <= n <= most and f <= free and n + f <= limit]

    def resolve(self, s: Egizia, choice: int, /) -> None:
        paid, free = DRAWS[choice]
        s.drawer = self.seat
        for _ in range(paid + free):
            card = s.draw(s.sphinx)
            s.sphinx_peeked.pop()
            s.drawn.append(card)
            s.emit("sphinx_seen", self.seat, card, to=only(self.seat))
        s.emit("sphinx_drawn", self.seat, paid + free)
        s.then(KeepSphinx(self.seat, paid))

    def why_not(self, s: Egizia, choice: int, /) -> Reason | None:
        paid, free = DRAWS[choice]
        if free > free_cards(s, self.seat):
            return None
        if paid > s.stone[self.seat]:
            return Reason("too_little_stone", "EGZ-8.2")
        return Reason("too_weak", "EGZ-8.2") if paid > self.capacity else None


class KeepSphinx(Decision):
    """EGZ-8.3  Keep one of the drawn cards or none; the rest go under the deck in the order drawn.

    EGZ-8.8, EGZ-19.7  With the keep-two card: up to two, and the card is spent only for the second.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "paid")
    domain = KEEP
    rule = "EGZ-8.3"

    def __init__(self, seat: int, paid: int) -> None:
        self.seat = seat
        self.paid = paid

    def options(self, s: Egizia, /) -> list[int]:
        cards = sorted(s.drawn)
        choices = [0, *(1 + card for card in cards)]
        if holds(s, self.seat, KEEP_TWO):
            choices.extend(KEEP_INDEX[a, b] for i, a in enumerate(cards) for b in cards[i + 1 :])
        return choices

    def resolve(self, s: Egizia, choice: int, /) -> None:
        kept = KEEPS[choice]
        if len(kept) == 2:
            spend(s, self.seat, KEEP_TWO)
        for card in kept:
            s.kept[self.seat].append(card)  # EGZ-8.6: without limit, scored only at the end.
            s.emit("sphinx_kept_card", self.seat, card, to=only(self.seat))
        returned = [card for card in s.drawn if card not in kept]
        s.sphinx[:0] = returned[::-1]
        s.sphinx_peeked[:0] = [only(self.seat)] * len(returned)
        s.drawn.clear()
        s.drawer = -1
        s.emit("sphinx_kept", self.seat, len(kept), len(returned))
        """EGZ-8.4  One point for each card returned."""
        score(s, self.seat, len(returned), RETURN_POINTS)
        """EGZ-8.5  Pay one stone for each card drawn, but the free ones."""
        if self.paid:
            pay_stone(s, self.seat, self.paid)
            s.spent[self.seat] |= 1 << SPHINX_SITE
