"""Why a bot would choose so: what each choice would change for its seat by the end of its turn."""

import re
from typing import Any, NamedTuple

from benben.bots import Ranked, Sight, bot
from benben.bots.greedy import finish_turn
from benben.core import codec, engine
from benben.core.game import Game
from benben.core.rng import FastRng
from benben.core.state import State
from benben.games import game

SCORE = ("star", "score")
FIGURE = re.compile(r"([-−]?\d+)(/\d+)?")


class Change(NamedTuple):
    """A quantity of a seat, by its mark and word, and by how much it would change."""

    mark: str
    word: str
    by: int


class Weighed(NamedTuple):
    option: Ranked
    changes: list[Change]


def weigh(key: str, name: str, seed: int, data: dict[str, Any], seat: int) -> list[Weighed]:
    """The options as a bot ranks them, each tried on a position that its seat cannot tell from the true one."""
    rules = game(key)
    sight = Sight(rules, codec.load(rules, data), seat)
    ranked = bot(name, seed).rank(sight)
    sample = sight.sample(FastRng(seed))
    before = figures(rules, sample, seat)
    return [Weighed(option, changes(rules, sample.clone(), seat, option.choice, before)) for option in ranked]


def changes(rules: Game, position: State, seat: int, choice: int, before: dict[tuple[str, str], int]) -> list[Change]:
    engine.play(position, seat, choice)
    finish_turn(rules, position, seat)
    after = figures(rules, position, seat)
    return [
        Change(mark, word, after[mark, word] - value)
        for (mark, word), value in before.items()
        if (mark, word) in after and after[mark, word] != value
    ]


def figures(rules: Game, position: State, seat: int) -> dict[tuple[str, str], int]:
    """What a seat has, as far as it is counted: its score and the quantities of its row."""
    scores = rules.scores(position)
    view = {"position": rules.view(position, seat), "scores": scores}
    found = {SCORE: scores[seat]}
    for mark, word, value in rules.face().quantities(view, seat):
        number = FIGURE.fullmatch(str(value))
        if number is not None:
            found[mark, word] = int(number[1].replace("−", "-"))
    return found
