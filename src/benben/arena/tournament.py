"""Bots against bots, seats rotated fairly; finished games are kept in a file, so that a run can go on."""

import json
import sys
from collections.abc import Callable, Sequence
from contextlib import redirect_stdout
from dataclasses import dataclass, field
from itertools import combinations
from pathlib import Path
from typing import Any, NamedTuple

from benben.arena.simulate import Played, play_one, seed_of
from benben.arena.workers import Task, run_here, run_processes, run_ray
from benben.bots import bot
from benben.core.game import BadSetup, Game, Setup
from benben.games import game as game_by_key

GAMES_FILE = "games.jsonl"
RUN_FILE = "run.json"


class Bout(NamedTuple):
    """One finished game of a tournament."""

    number: int
    lineup: list[str]
    played: Played


@dataclass
class Tournament:
    game: str
    setup: Setup
    bots: list[str]
    games: int
    seed: int
    bouts: list[Bout] = field(default_factory=list)

    def header(self) -> dict[str, Any]:
        """What a resumed run must share with the one before; the number of games may grow."""
        setup = {"players": self.setup.players, "mode": self.setup.mode, "options": self.setup.options}
        return {"game": self.game, **setup, "bots": self.bots, "seed": self.seed}


def field_of(setup: Setup, wanted: Sequence[str]) -> list[str]:
    """The bots that compete; the last one named fills the seats that are left."""
    names = [*wanted, *[wanted[-1]] * (setup.players - len(wanted))]
    for name in names:
        bot(name, 0)
    return names


def lineup(bots: Sequence[str], players: int, number: int) -> tuple[list[str], int]:
    """Who sits where in a game, and the number of its deal.

    Each deal is played by every group of bots, and by each group once from every seat; every other deal the other
    way round the table.
    """
    groups = list(combinations(bots, players))
    deal, rest = divmod(number, len(groups) * players)
    which, turn = divmod(rest, players)
    group = groups[which][::-1] if deal % 2 else groups[which]
    return [*group[turn:], *group[:turn]], deal


def play_bout(key: str, setup: Setup, names: Sequence[str], seed: int) -> Played:
    return play_one(game_by_key(key), setup, names, seed)


def compete(
    game: Game,
    setup: Setup,
    bots: Sequence[str],
    games: int,
    seed: int,
    folder: Path | None = None,
    jobs: int = 1,
    ray: str | None = None,
    progress: Callable[[int], None] = lambda done: None,
) -> Tournament:
    """Play a tournament, or the rest of it; `ray` is the address of a cluster, empty for a local one."""
    found = Tournament(game.key, setup, field_of(setup, bots), games, seed)
    keep = Kept(folder, found)
    bouts = {bout.number: bout for bout in keep.bouts if bout.number < games}
    progress(len(bouts))
    tasks = []
    for number in range(games):
        if number not in bouts:
            names, deal = lineup(found.bots, setup.players, number)
            tasks.append(Task(number, (game.key, setup, names, seed_of(seed, deal))))

    def done(number: int, played: Played) -> None:
        bouts[number] = Bout(number, lineup(found.bots, setup.players, number)[0], played)
        keep.add(bouts[number])
        progress(1)

    if ray is not None:
        with redirect_stdout(sys.stderr):
            run_ray(play_bout, tasks, done, jobs, ray)
    elif jobs > 1:
        run_processes(play_bout, tasks, done, jobs)
    else:
        run_here(play_bout, tasks, done)
    found.bouts = [bouts[number] for number in sorted(bouts)]
    return found


class Kept:
    """The finished games in a folder: a file that only grows, one line a game."""

    def __init__(self, folder: Path | None, run: Tournament) -> None:
        self.path = None if folder is None else folder / GAMES_FILE
        self.bouts: list[Bout] = []
        if folder is None:
            return
        folder.mkdir(parents=True, exist_ok=True)
        about = folder / RUN_FILE
        if not about.exists():
            about.write_text(json.dumps(run.header()) + "\n", encoding="utf-8")
        elif json.loads(about.read_text(encoding="utf-8")) != json.loads(json.dumps(run.header())):
            raise BadSetup(f"{folder} holds another run: {about.read_text(encoding='utf-8').strip()}")
        self.read()

    def read(self) -> None:
        """All whole lines; half a line, left by an interruption, is cut off."""
        assert self.path is not None
        if not self.path.exists():
            return
        data = self.path.read_bytes()
        whole = data[: data.rfind(b"\n") + 1]
        if whole != data:
            self.path.write_bytes(whole)
        for line in whole.decode().splitlines():
            row = json.loads(line)
            self.bouts.append(Bout(row.pop("number"), row.pop("lineup"), Played(**row)))

    def add(self, bout: Bout) -> None:
        if self.path is None:
            return
        row = {"number": bout.number, "lineup": bout.lineup, **bout.played._asdict()}
        with self.path.open("a", encoding="utf-8") as file:
            file.write(json.dumps(row) + "\n")
