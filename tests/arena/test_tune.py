"""Tuning: the weights are found, changed for one seat only, and put back."""

import importlib
import math

import pytest

from benben.arena.tune import duel, fit, read, tune, weights_of, write
from benben.core.rng import FastRng
from benben.games import GAMES


@pytest.mark.parametrize("key", GAMES)
def test_every_judge_has_visible_weights(key: str) -> None:
    judge = importlib.import_module(f"benben.games.{key}.judge")
    weights = weights_of(judge)
    assert len(weights) >= 5
    for weight in weights:
        before = read(judge, weight)
        write(judge, weight, before + 1)
        assert read(judge, weight) == before + 1
        write(judge, weight, before)


def test_a_foolish_weight_loses() -> None:
    game = GAMES["egizia"]
    judge = importlib.import_module("benben.games.egizia.judge")
    before = read(judge, ("SHIP_AT_SITE", -1))
    shares = duel(game, game.setup(2), judge, ("SHIP_AT_SITE", -1), -50.0, 4)
    assert len(shares) == 4 and sum(shares) <= 1
    assert before == read(judge, ("SHIP_AT_SITE", -1))


def test_a_round_of_tuning_tells_what_it_tried() -> None:
    game = GAMES["egizia"]
    judge = importlib.import_module("benben.games.egizia.judge")
    weight = ("CARD_VALUE", -1)
    before = read(judge, weight)
    told: list[str] = []
    tune(game, game.setup(2), [weight], 1, told.append)
    write(judge, weight, before)
    assert told[0].startswith("CARD_VALUE = ") and " wins " in told[0]


def test_the_spread_is_found_again() -> None:
    rng = FastRng(1)
    pairs = []
    for _ in range(2000):
        lead = (rng.below(2001) - 1000) / 50
        won = rng.below(10**6) < 10**6 / (1 + math.exp(-lead / 5))
        pairs.append(([lead, 0.0], [float(won), float(not won)]))
    assert 4 < fit(pairs) < 6.2
