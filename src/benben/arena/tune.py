"""Tune what the bots judge by.

    python -m benben.arena.tune judge GAME [--players N] [--games N] [--rounds N] [--only NAME,…]
    python -m benben.arena.tune spread GAME [--players N] [--games N]

`judge` searches the weights of a game's judge one by one: greedy play with a changed weight against greedy play with
the present ones, the same deals from every seat; a change stays if it wins clearly more than its share. The weights
found are printed, to be written into the game's judge.py by hand. `spread` fits how sure a lead is, for the search.
It must run interpreted: compiled constants cannot be changed.
"""

import argparse
import importlib
import math
from collections.abc import Callable, Iterator, Sequence
from types import ModuleType
from typing import Any

from benben.arena.simulate import mean, seed_of, win_share
from benben.bots import Sight
from benben.bots.greedy import GreedyBot
from benben.core import engine
from benben.core.game import Game, Setup
from benben.core.rng import KeyedRng
from benben.games import game as game_by_key

STEPS = (1.3, 0.75)
CLEARLY = 1.0
"""Standard errors above an even share that a change must show."""
Weight = tuple[str, int]
"""A name of the judge's table, and a place in it; -1 for a single number."""


def weights_of(judge: ModuleType) -> list[Weight]:
    """The judge's visible weights: its upper-case numbers, and tuples of them, that no table gave it."""
    found: list[Weight] = []
    for name, value in vars(judge).items():
        if name.isupper() and isinstance(value, float):
            found.append((name, -1))
        elif name.isupper() and isinstance(value, tuple) and value and all(isinstance(x, float) for x in value):
            found.extend((name, place) for place, x in enumerate(value) if x)
    return found


def read(judge: ModuleType, weight: Weight) -> float:
    name, place = weight
    value = getattr(judge, name)
    return float(value if place < 0 else value[place])


def write(judge: ModuleType, weight: Weight, value: float) -> None:
    name, place = weight
    if place < 0:
        setattr(judge, name, value)
    else:
        old = getattr(judge, name)
        setattr(judge, name, (*old[:place], value, *old[place + 1 :]))


def duel(game: Game, setup: Setup, judge: ModuleType, weight: Weight, value: float, games: int) -> list[float]:
    """Shares of the win of greedy play with one weight changed, against the present weights on all other seats."""
    old = read(judge, weight)
    shares = []
    for number in range(games):
        deal, seat = divmod(number, setup.players)
        s = game.start(setup, KeyedRng(seed_of(17, deal)))
        bots = [GreedyBot(seed_of(deal, other)) for other in range(setup.players)]
        engine.advance(s)
        while s.stack:
            mover = engine.to_move(s)[0]
            if mover == seat:
                write(judge, weight, value)
            engine.play(s, mover, bots[mover].choose(Sight(game, s, mover)))
            write(judge, weight, old)
        places = game.result(s)
        assert places is not None
        shares.append(win_share(places, seat))
    return shares


def tune(game: Game, setup: Setup, weights: Sequence[Weight], games: int, say: Callable[[str], None]) -> bool:
    """One round over the weights; was anything changed?"""
    judge = importlib.import_module(f"benben.games.{game.key}.judge")
    even = 1 / setup.players
    needed = CLEARLY * math.sqrt(even * (1 - even) / games)
    changed = False
    for weight in weights:
        old = read(judge, weight)
        tried = {round(old * step, 4): duel(game, setup, judge, weight, old * step, games) for step in STEPS}
        best = max(tried, key=lambda value: mean(tried[value]))
        kept = mean(tried[best]) > even + needed
        told = ", ".join(f"{value:g} wins {mean(shares):.1%}" for value, shares in tried.items())
        name, place = weight
        say(f"{name}{'' if place < 0 else f'[{place}]'} = {old:g}: {told}{f' -> {best:g}' if kept else ''}")
        if kept:
            write(judge, weight, best)
            changed = True
    return changed


def leads(game: Game, setup: Setup, games: int) -> Iterator[tuple[list[float], list[float]]]:
    """What the judge said of all seats after every eighth choice of a game, and the shares of the win that came."""
    for number in range(games):
        s = game.start(setup, KeyedRng(seed_of(23, number)))
        bots = [GreedyBot(seed_of(number, seat)) for seat in range(setup.players)]
        said: list[list[float]] = []
        count = 0
        engine.advance(s)
        while s.stack:
            mover = engine.to_move(s)[0]
            engine.play(s, mover, bots[mover].choose(Sight(game, s, mover)))
            count += 1
            if s.stack and not count % 8:
                said.append([game.judge(s, seat) for seat in range(setup.seats)])
        places = game.result(s)
        assert places is not None
        shares = [win_share(places, seat) for seat in range(setup.seats)]
        yield from ((judged, shares) for judged in said)


def fit(pairs: Sequence[tuple[list[float], list[float]]]) -> float:
    """The spread that makes what came of the leads most likely."""

    def loss(spread: float) -> float:
        total = 0.0
        for judged, shares in pairs:
            most = max(judged)
            whole = math.log(sum(math.exp((lead - most) / spread) for lead in judged))
            total += sum(share * (whole - (lead - most) / spread) for lead, share in zip(judged, shares, strict=True))
        return total

    return min((1.1**step for step in range(-15, 45)), key=loss)


def main() -> None:
    cli = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cli.add_argument("what", choices=("judge", "spread"))
    cli.add_argument("game")
    cli.add_argument("--players", type=int, default=2)
    cli.add_argument("--games", type=int, default=60)
    cli.add_argument("--rounds", type=int, default=1)
    cli.add_argument("--only", default="")
    wish: Any = cli.parse_args()
    game = game_by_key(wish.game)
    setup = game.setup(wish.players)
    if wish.what == "spread":
        pairs = list(leads(game, setup, wish.games))
        print(f"{game.key}, {wish.players} players, {len(pairs)} positions: spread {fit(pairs):.1f}")
        return
    judge = importlib.import_module(f"benben.games.{game.key}.judge")
    only = wish.only.split(",") if wish.only else []
    weights = [weight for weight in weights_of(judge) if not only or weight[0] in only]
    for _ in range(wish.rounds):
        if not tune(game, setup, weights, wish.games, lambda told: print(told, flush=True)):
            break
    for name in dict.fromkeys(name for name, _ in weights):
        print(f"{name} = {getattr(judge, name)}")


if __name__ == "__main__":
    main()
