"""A bot that tries every choice on a sample, finishes its own turn in the best way it sees, and judges the outcome."""

from benben.bots.base import Ranked, Sight
from benben.core import engine
from benben.core.game import Game
from benben.core.rng import FastRng
from benben.core.state import State
from benben.core.steps import Seat

AHEAD = 6
"""How many further own choices are tried out."""


class GreedyBot:
    def __init__(self, seed: int) -> None:
        self.rng = FastRng(seed)

    def choose(self, sight: Sight) -> int:
        legal = sight.legal
        return legal[0] if len(legal) == 1 else self.rank(sight)[0].choice

    def rank(self, sight: Sight) -> list[Ranked]:
        game, seat = sight.game, sight.seat
        sample = sight.sample(self.rng)
        ranked = []
        for choice in sight.legal:
            s = sample.clone()
            engine.play(s, seat, choice)
            finish_turn(game, s, seat)
            ranked.append(Ranked(choice, game.judge(s, seat)))
        self.rng.below(2)
        return sorted(ranked, key=lambda option: -option.value)


def finish_turn(game: Game, s: State, seat: Seat) -> None:
    """Make the seat's further choices, each the one that looks best at once."""
    for _ in range(AHEAD):
        if seat not in engine.to_move(s):
            return
        legal = engine.legal(s, seat)
        engine.play(s, seat, legal[0] if len(legal) == 1 else best_now(game, s, seat, legal))


def best_now(game: Game, s: State, seat: Seat, legal: list[int]) -> int:
    best, most = legal[0], float("-inf")
    for choice in legal:
        twin = s.clone()
        engine.play(twin, seat, choice)
        value = game.judge(twin, seat)
        if value > most:
            best, most = choice, value
    return best
