"""Bots: what they may see, and how they are named."""

from collections.abc import Callable

from benben.bots.base import Bot, Ranked, Sight
from benben.bots.greedy import GreedyBot
from benben.bots.random import RandomBot
from benben.core.game import BadSetup

BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
}

__all__ = ["BOTS", "Bot", "GreedyBot", "RandomBot", "Ranked", "Sight", "bot"]


def bot(name: str, seed: int) -> Bot:
    """A bot by its name, with its own chance."""
    if name not in BOTS:
        raise BadSetup(f"there is no bot {name!r}; bots: {', '.join(BOTS)}")
    return BOTS[name](seed)
