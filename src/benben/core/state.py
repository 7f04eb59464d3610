"""What every game's position shares: seats, chance, the stack of things to come, and the journal."""

from typing import NamedTuple

from benben.core.rng import Rng
from benben.core.steps import Seat, Step

EVERYONE = -1
"""Audiences are sets of seats as bits; all bits set is everyone, watchers too."""
NOBODY = 0
WATCHER = -1
"""The seat number of somebody who only looks on."""


def only(seat: Seat) -> int:
    """The audience of one seat."""
    return 1 << seat


def sees(audience: int, seat: Seat) -> bool:
    return audience == EVERYONE or (seat >= 0 and audience >> seat & 1 == 1)


class Event(NamedTuple):
    """Something that happened, for the log and the screen; never read back by the rules."""

    key: str
    seat: Seat
    args: tuple[int, ...] = ()
    to: int = EVERYONE


class State:
    """All data of a position. Dumb: rules are functions and steps.

    Subclasses annotate their fields, list them in PUBLIC or HIDDEN beside the class, fill them at set-up, and copy
    each in `clone()`.
    """

    __slots__ = ("journal", "learnt", "offered", "rng", "seats", "stack")

    seats: int
    rng: Rng
    stack: list[Step]
    learnt: int
    journal: list[Event] | None
    offered: list[int] | None

    def begin(self, seats: int, rng: Rng) -> None:
        """What is the same at the start of every game."""
        self.seats = seats
        self.rng = rng
        self.stack = []
        self.learnt = 0
        self.journal = None
        self.offered = None

    def clone(self) -> "State":
        raise NotImplementedError

    def copy_into(self, twin: "State") -> None:
        """The shared part of `clone()`; a twin keeps no journal."""
        twin.seats = self.seats
        twin.rng = self.rng.clone()
        twin.stack = self.stack[:]
        twin.learnt = self.learnt
        twin.journal = None
        twin.offered = self.offered

    def then(self, *steps: Step) -> None:
        """Schedule steps in reading order, before everything already pending."""
        self.stack.extend(steps[::-1])

    def emit(self, key: str, seat: Seat, *args: int, to: int = EVERYONE) -> None:
        """Tell a fact. A private one is something learnt: nobody can take it back."""
        if to != EVERYONE:
            self.learnt += 1
        if self.journal is not None:
            self.journal.append(Event(key, seat, args, to))

    def after(self, seat: Seat) -> list[Seat]:
        """The other seats, clockwise."""
        return [*range(seat + 1, self.seats), *range(seat)]

    def below(self, n: int) -> int:
        """Chance: a number from 0 to n - 1."""
        self.learnt += 1
        return self.rng.below(n)

    def shuffle(self, cards: list[int]) -> None:
        self.learnt += 1
        self.rng.shuffle(cards)

    def draw(self, pile: list[int]) -> int:
        """Take the top (the end) of a pile whose order is hidden."""
        self.learnt += 1
        return pile.pop()

    def reveal(self) -> None:
        """Say that hidden cards are turned up where they lie: nobody can forget them again."""
        self.learnt += 1
