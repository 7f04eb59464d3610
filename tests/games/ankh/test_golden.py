"""Whole games, one or more for each way a game can end, replayed to the result they claim.

To renew them after a change of rules: `python -m tests.games.ankh.test_golden`.
"""

import random
from pathlib import Path

import pytest

from benben.bots.base import Sight
from benben.bots.greedy import GreedyBot
from benben.core import record
from benben.core.game import Game
from benben.core.match import Match
from benben.games.ankh import GAME
from benben.games.ankh.tables import SPACES, TOP

GOLDEN = Path(__file__).parent / "golden"
ENDINGS = ("top", "last_god", "fifth_conflict", "atheist", "merged_win")


def ankh(key: str) -> Game:
    assert key == GAME.key
    return GAME


def ending(match: Match) -> str:
    """ANK-17  How a game ended."""
    s = match.state
    if s.atheist:
        return "atheist"
    if s.chief.count(s.winner) > 1:
        return "merged_win"
    if s.devotion[s.winner] == TOP:
        return "top"
    return "last_god" if SPACES[s.event].conflict == 4 else "fifth_conflict"


@pytest.mark.parametrize("name", ENDINGS)
def test_golden_record(name: str) -> None:
    """ANK-17.1, ANK-17.2, ANK-17.3, ANK-17.4, ANK-16.4  The three ways to win, shared or not, and nobody."""
    text = (GOLDEN / f"{name}.benben").read_text(encoding="utf-8")
    found = record.read(text)
    match = record.replay(found, ankh)
    record.verify(found, match)
    assert ending(match) == name and record.write(match) == text


def play(seed: int, skill: float) -> Match:
    """A game of bots that choose well so often."""
    match = Match(GAME, GAME.setup(2 + seed % 4, {"scenario": "random"}), seed)
    bot, chance = GreedyBot(seed), random.Random(seed)
    while not match.over:
        seat = match.to_move[0]
        clever = chance.random() < skill
        match.play(seat, bot.choose(Sight(GAME, match.state, seat)) if clever else chance.choice(match.legal(seat)))
    return match


def main() -> None:
    wanted = set(ENDINGS)
    GOLDEN.mkdir(exist_ok=True)
    for seed in range(500):
        match = play(seed, (1.0, 0.5, 0.0)[seed % 3])
        if ending(match) in wanted:
            wanted.remove(ending(match))
            (GOLDEN / f"{ending(match)}.benben").write_text(record.write(match), encoding="utf-8")
        if not wanted:
            return
    raise AssertionError(f"not found: {wanted}")


if __name__ == "__main__":
    main()
