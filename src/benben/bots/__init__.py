"""Bots: what they may see, and how they are named."""

import re
from collections.abc import Callable
from functools import partial

from benben.bots.base import Bot, Ranked, Sight
from benben.bots.greedy import GreedyBot
from benben.bots.mcts import MctsBot
from benben.bots.outside import ExecBot
from benben.bots.random import RandomBot
from benben.core.game import BadSetup

SECONDS = {"novice": 0.2, "adept": 1.0, "master": 4.0}
"""The named strengths: how long each thinks about a choice."""
ADVISER = "adept"
"""Who gives hints."""
BOTS: dict[str, Callable[[int], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    **{name: partial(MctsBot, seconds=seconds) for name, seconds in SECONDS.items()},
}
BUDGET = re.compile(r"(mcts|paranoid):(?:(\d+)|(\d+(?:\.\d+)?)s)(?:/(\d+))?")
"""`mcts:200` simulations or `mcts:1.5s` for each choice; `/3` follows each future for three turns at least."""
OUTSIDE = "exec:"
"""`exec:./mybot` is a program of any language; only the command line starts one, never the table."""

__all__ = [
    "ADVISER",
    "BOTS",
    "SECONDS",
    "Bot",
    "ExecBot",
    "GreedyBot",
    "MctsBot",
    "RandomBot",
    "Ranked",
    "Sight",
    "bot",
]


def bot(name: str, seed: int) -> Bot:
    """A bot by its name, with its own chance."""
    if name in BOTS:
        return BOTS[name](seed)
    budget = BUDGET.fullmatch(name)
    if budget is not None:
        way, simulations, seconds, depth = budget.groups()
        if int(simulations or 0) or float(seconds or 0):
            return MctsBot(seed, int(simulations or 0), float(seconds or 0), way == "paranoid", int(depth or -1))
    if name.startswith(OUTSIDE) and name[len(OUTSIDE) :].strip():
        return ExecBot(seed, name[len(OUTSIDE) :])
    raise BadSetup(f"there is no bot {name!r}; bots: {', '.join(BOTS)}, mcts:200, mcts:1.5s, exec:./program")
