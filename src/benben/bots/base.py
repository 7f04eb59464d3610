"""What a bot may know. It never gets the true position: only its view, its legal choices, and samples."""

from collections.abc import Callable
from typing import Any, NamedTuple, Protocol

from benben.core import engine
from benben.core.game import Game, View
from benben.core.rng import Rng
from benben.core.state import State
from benben.core.steps import Seat


class Ranked(NamedTuple):
    """An option as a bot values it: the more the better."""

    choice: int
    value: float
    visits: int = 0
    """How often a searching bot tried it; its value is then the share of the win it expects, from 0 to 1."""


class Sight:
    """One seat's honest look at a position, which it does not hold itself."""

    def __init__(self, game: Game, state: State, seat: Seat) -> None:
        asked = engine.pending(state, seat)
        assert asked is not None, f"seat {seat} has nothing to choose"
        self.game = game
        self.seat = seat
        self.asked = asked
        self.legal = engine.legal(state, seat)[:]
        self._look: Callable[[], View] = lambda: game.view(state, seat)
        self._guess: Callable[[Rng], Any] = lambda rng: game.determinize(state, seat, rng)

    @property
    def view(self) -> View:
        return self._look()

    def sample(self, rng: Rng) -> Any:
        """A position this seat cannot tell from the true one."""
        return self._guess(rng)


class Bot(Protocol):
    def choose(self, sight: Sight) -> int:
        """One of `sight.legal`."""
        ...

    def rank(self, sight: Sight) -> list[Ranked]:
        """The legal choices, best first, for a hint."""
        ...
