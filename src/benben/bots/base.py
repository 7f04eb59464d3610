"""What a bot may know. It never gets the true position: only its view, its legal choices, and samples."""

from typing import Any, NamedTuple, Protocol

from benben.core import engine
from benben.core.game import Game, View
from benben.core.rng import Rng
from benben.core.state import State
from benben.core.steps import Decision, Seat


class Ranked(NamedTuple):
    """An option as a bot values it: the more the better."""

    choice: int
    value: float


class Sight:
    """One seat's honest look at a position."""

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        self.game = game
        self.seat = seat
        self._state = state

    @property
    def view(self) -> View:
        return self.game.view(self._state, self.seat)

    @property
    def asked(self) -> Decision:
        asked = engine.pending(self._state, self.seat)
        assert asked is not None, f"seat {self.seat} has nothing to choose"
        return asked

    @property
    def legal(self) -> list[int]:
        return engine.legal(self._state, self.seat)

    def sample(self, rng: Rng) -> Any:
        """A position this seat cannot tell from the true one."""
        return self.game.determinize(self._state, self.seat, rng)


class Bot(Protocol):
    def choose(self, sight: Sight) -> int:
        """One of `sight.legal`."""
        ...

    def rank(self, sight: Sight) -> list[Ranked]:
        """The legal choices, best first, for a hint."""
        ...
