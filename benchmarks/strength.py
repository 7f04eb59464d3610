"""How strong the bots are: the arena's runs behind the table in docs/bots.md, and the table itself.

usage: python benchmarks/strength.py [--jobs 2] [--only NAME …] [--table]
Finished games are kept in benchmarks/strength: a run goes on where it was interrupted. After `tools/compile.py`,
with `PYTHONPATH=build/compiled`, it is several times faster and the results are the same.
"""

import argparse
from dataclasses import dataclass, field
from itertools import chain
from pathlib import Path

from rich.console import Console
from rich.progress import MofNCompleteColumn, Progress

from benben.arena.simulate import of_share, win_share
from benben.arena.tournament import Kept, Tournament, compete, field_of
from benben.core.game import Setup
from benben.games import GAMES
from benben.words import words

FOLDER = Path(__file__).parent / "strength"
DOCS = Path(__file__).parent.parent / "docs" / "bots.md"
BEGIN, END = "<!-- strength -->", "<!-- /strength -->"
MANY, ENOUGH, FEW = 200, 100, 50
LONG = {"kemet": {"last_round": 6}}
"""Where 800 simulations a choice take very long, the game ends earlier."""


@dataclass
class Run:
    name: str
    game: str
    bots: list[str]
    players: int
    games: int
    options: dict[str, int | str] = field(default_factory=dict)

    def setup(self) -> Setup:
        return GAMES[self.game].setup(self.players, self.options)

    def play(self, jobs: int) -> None:
        with Progress(*Progress.get_default_columns(), MofNCompleteColumn(), console=Console(stderr=True)) as bars:
            bar = bars.add_task(self.name, total=self.games)
            compete(
                GAMES[self.game],
                self.setup(),
                self.bots,
                self.games,
                0,
                FOLDER / self.name,
                jobs,
                progress=lambda done: bars.advance(bar, done),
            )

    def share(self) -> str:
        """What the bot named first won, in percent, with its 95 % interval."""
        if not (FOLDER / self.name).exists():
            return "not played"
        setup = self.setup()
        kept = Kept(FOLDER / self.name, Tournament(self.game, setup, field_of(setup, self.bots), self.games, 0))
        wins = [win_share(bout.played.places, bout.lineup.index(self.bots[0])) for bout in kept.bouts]
        if not wins:
            return "not played"
        low, high = of_share(wins)
        return f"{sum(wins) / len(wins):.0%} ({100 * low:.0f} to {high:.0%}) of {len(wins)}"


def versus(game: str) -> list[Run]:
    return [
        Run(f"{game}-greedy", game, ["greedy", "random"], 4, MANY),
        Run(f"{game}-200-2", game, ["mcts:200", "greedy"], 2, ENOUGH),
        Run(f"{game}-200-4", game, ["mcts:200", "greedy"], 4, ENOUGH),
        Run(f"{game}-800", game, ["mcts:800", "mcts:200"], 2, ENOUGH, dict(LONG.get(game, {}))),
    ]


def alone(game: str, option: str, values: list[str]) -> list[Run]:
    return [Run(f"{game}-{value}", game, ["mcts:200"], 1, FEW, {"mode": "solo", option: value}) for value in values]


SOLO = {
    "Botankhamun": alone("tekhenu", "level", ["easy", "medium", "hard"]),
    "Traitor": alone("faraon", "difficulty", [str(n) for n in range(6)]),
    "Amon": alone("kemet", "objective", [f"ce0{n}" for n in range(1, 6)]),
}
HEADS = ("game", "`greedy` against 3 `random`", "`mcts:200` against one `greedy`", "`mcts:200` against 3 `greedy`",
         "`mcts:800` against one `mcts:200`")  # fmt: skip


def table() -> str:
    lines = [f"| {' | '.join(HEADS)} |", "|---" * len(HEADS) + "|"]
    for game in GAMES:
        lines.append(f"| {words(game, 'en')('game')} | {' | '.join(run.share() for run in versus(game))} |")
    lines += ["", "| alone against | level | `mcts:200` wins |", "|---|---|---|"]
    for name, runs in SOLO.items():
        lines += [f"| {name} | {run.name.partition('-')[2]} | {run.share()} |" for run in runs]
    return "\n".join(lines)


def main() -> None:
    runs = {run.name: run for run in chain(*map(versus, GAMES), *SOLO.values())}
    cli = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cli.add_argument("--jobs", type=int, default=1)
    cli.add_argument("--only", nargs="+", choices=list(runs), default=list(runs), metavar="NAME", help=", ".join(runs))
    cli.add_argument("--table", action="store_true", help="play nothing, write the table")
    args = cli.parse_args()
    if not args.table:
        for name in args.only:
            runs[name].play(args.jobs)
            write()
    write()
    print(table())


def write() -> None:
    before, _, rest = DOCS.read_text(encoding="utf-8").partition(BEGIN)
    DOCS.write_text(f"{before}{BEGIN}\n{table()}\n{END}{rest.partition(END)[2]}", encoding="utf-8")


if __name__ == "__main__":
    main()
