"""A bot that takes any legal choice."""

from benben.bots.base import Ranked, Sight
from benben.core.rng import FastRng


class RandomBot:
    def __init__(self, seed: int) -> None:
        self.rng = FastRng(seed)

    def choose(self, sight: Sight) -> int:
        legal = sight.legal
        return legal[self.rng.below(len(legal))]

    def rank(self, sight: Sight) -> list[Ranked]:
        return [Ranked(choice, 0.0) for choice in sight.legal]
