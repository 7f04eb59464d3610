"""Many random games with `check` after every choice: `python -m tests.games.many GAME [--games N]`.

By default every mode, number of players and option by itself; with `--mode` or `--option` one combination of them for
each number of players.
"""

import argparse
import time

from benben.cli import options_of
from benben.core import engine
from benben.core.game import Game
from benben.core.rng import FastRng, KeyedRng
from tests.games.conformance import BOUND, Case, cases_of, load_game


def wanted(game: Game, mode: str | None, pairs: list[str]) -> list[Case]:
    if mode is None and not pairs:
        return cases_of(game)
    options = options_of(mode, pairs)
    counts = next(each.players for each in game.modes if mode in (None, each.key))
    return [Case(game, game.setup(players, options)) for players in counts]


def main() -> None:
    cli = argparse.ArgumentParser(description=__doc__)
    cli.add_argument("game", help="a game's key, registered or not")
    cli.add_argument("--games", type=int, default=1000, help="games for each mode, player count and option")
    cli.add_argument("--mode")
    cli.add_argument("--option", action="append", default=[], metavar="KEY=VALUE")
    args = cli.parse_args()
    game = load_game(args.game)
    for case in wanted(game, args.mode, args.option):
        began, choices = time.perf_counter(), 0
        for seed in range(args.games):
            s = game.start(case.setup, KeyedRng(seed))
            rng = FastRng(seed)
            engine.advance(s)
            for _ in range(BOUND):
                if not s.stack:
                    break
                movers = engine.to_move(s)
                seat = movers[rng.below(len(movers))]
                legal = engine.legal(s, seat)
                engine.play(s, seat, legal[rng.below(len(legal))])
                game.check(s)
                choices += 1
            assert game.result(s) is not None, f"{case}, seed {seed}: not over after {BOUND} choices"
        seconds = time.perf_counter() - began
        print(f"{case}: {args.games} games, {choices} choices, all over, {seconds:.0f} s", flush=True)


if __name__ == "__main__":
    main()
