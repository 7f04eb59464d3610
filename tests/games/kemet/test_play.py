"""Random play to the end, with every invariant after every choice."""

import random

import pytest

from benben.core import engine
from benben.core.rng import FastRng
from benben.games.kemet import GAME
from benben.games.kemet.check import check
from benben.games.kemet.control import glory
from benben.games.kemet.state import Kemet


def play(seats: int, seed: int, **options: int) -> Kemet:
    s: Kemet = GAME.start(GAME.setup(seats, options), FastRng(seed))
    dice = random.Random(seed)
    engine.advance(s)
    for _ in range(20_000):
        movers = engine.to_move(s)
        if not movers:
            return s
        seat = dice.choice(movers)
        engine.play(s, seat, dice.choice(engine.legal(s, seat)))
        check(s)
    raise AssertionError("the game does not end")


@pytest.mark.parametrize("seats", range(2, 7))
def test_random_games_end_by_themselves(seats: int) -> None:
    """KEM-3.8  Somebody has 9 points at the start of a turn, and nobody more."""
    for seed in range(2):
        s = play(seats, seed)
        best = glory(s, s.champion)
        assert best >= 9 and best == max(glory(s, seat) for seat in range(seats))
        places = GAME.result(s)
        assert places is not None and places[s.champion] == 1 and places.count(1) == 1


def test_an_agreed_last_round_is_kept() -> None:
    s = play(3, 1, last_round=6)
    assert s.round <= 6 and s.champion >= 0
