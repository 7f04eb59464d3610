"""How fast the games are: random play through the engine, and futures searched by a bot; one process."""

import time
from collections.abc import Iterable
from typing import Any

from benben.bots import MctsBot, Sight
from benben.core import engine
from benben.core.game import Game
from benben.core.rng import FastRng, KeyedRng

PLAYERS = 4


def compiled() -> bool:
    """Is the engine running as compiled by mypyc?"""
    return not str(engine.__file__).endswith(".py")


def bench(games: Iterable[Game], seconds: float = 2.0) -> dict[str, Any]:
    return {"compiled": compiled(), "games": [bench_game(game, seconds) for game in games]}


def bench_game(game: Game, seconds: float) -> dict[str, Any]:
    players = min(game.player_counts, key=lambda n: abs(n - PLAYERS))
    setup = game.setup(players)
    play_random(game, players, 0)
    decisions = options = forced = played = 0
    began = time.perf_counter()
    while time.perf_counter() - began < seconds:
        made, offered, single = play_random(game, players, played)
        decisions += made
        options += offered
        forced += single
        played += 1
    took = time.perf_counter() - began
    return {
        "game": game.key,
        "players": setup.players,
        "games_per_second": round(played / took, 1),
        "decisions_per_second": round(decisions / took),
        "decisions_per_game": round(decisions / played, 1),
        "options_per_decision": round(options / decisions, 2),
        "forced_share": round(forced / decisions, 3),
        "clone_us": round(clone_us(game, players), 2),
        "simulations_per_second": round(simulations_per_second(game, players, seconds)),
        "compiled": compiled(),
    }


def play_random(game: Game, players: int, seed: int) -> tuple[int, int, int]:
    """One random game: decisions, options in all, and decisions with one option only."""
    s = game.start(game.setup(players), KeyedRng(seed))
    rng = FastRng(seed)
    to_move, legal, play, below = engine.to_move, engine.legal, engine.play, rng.below
    decisions = options = forced = 0
    engine.advance(s)
    while s.stack:
        seat = to_move(s)[0]
        choices = legal(s, seat)
        count = len(choices)
        decisions += 1
        options += count
        forced += count == 1
        play(s, seat, choices[below(count)])
    return decisions, options, forced


def simulations_per_second(game: Game, players: int, seconds: float, thought: int = 50) -> float:
    """How many futures a bot searches, at about every seventh choice of random games."""
    rng = FastRng(1)
    searched = number = 0
    took = 0.0
    while took < seconds:
        s = game.start(game.setup(players), KeyedRng(number))
        number += 1
        engine.advance(s)
        while s.stack and took < seconds:
            seat = engine.to_move(s)[0]
            choices = engine.legal(s, seat)
            if len(choices) > 1 and rng.below(7) == 0:
                sight = Sight(game, s, seat)
                began = time.perf_counter()
                MctsBot(number, simulations=thought).rank(sight)
                took += time.perf_counter() - began
                searched += thought
            engine.play(s, seat, choices[rng.below(len(choices))])
    return searched / took


def clone_us(game: Game, players: int, copies: int = 5000) -> float:
    """Microseconds for a clone in the middle of a game, best of five runs."""
    total = play_random(game, players, 1)[0]
    s = game.start(game.setup(players), KeyedRng(1))
    rng = FastRng(1)
    engine.advance(s)
    for _ in range(total // 2):
        seat = engine.to_move(s)[0]
        choices = engine.legal(s, seat)
        engine.play(s, seat, choices[rng.below(len(choices))])
    runs = []
    for _ in range(5):
        began = time.perf_counter()
        for _ in range(copies):
            s.clone()
        runs.append(time.perf_counter() - began)
    return min(runs) / copies * 1e6
