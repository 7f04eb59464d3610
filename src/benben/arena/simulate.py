"""Play many games between bots, on as many processes as wished; the same seed gives the same games."""

import math
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from typing import Any, NamedTuple

from benben.arena.workers import Task, run_here, run_processes
from benben.bots import Bot, Sight, bot
from benben.core import engine
from benben.core.game import BadSetup, Game, Setup
from benben.core.rng import KeyedRng
from benben.games import game as game_by_key

CHUNK = 16
"""Games handed to a process at a time."""

SURE = 1.96
"""How many deviations a 95 % interval reaches."""


class Played(NamedTuple):
    """One finished game."""

    scores: list[int]
    places: list[int]
    decisions: int
    forced: int
    choices: list[int]
    """Of each player, those with an alternative."""
    seconds: list[float]
    """The time each player took for them."""
    troubles: list[str]
    """What went wrong with bots from outside."""


@dataclass
class Report:
    game: str
    mode: str
    players: int
    options: dict[str, Any]
    seats: list[str]
    seed: int
    games: int
    seconds: float = 0.0
    played: list[Played] = field(default_factory=list)

    def summary(self) -> dict[str, Any]:
        """What `benben simulate --json` prints."""
        decisions = sum(one.decisions for one in self.played)
        columns = range(len(self.played[0].scores)) if self.played else range(0)
        scores = [[float(one.scores[seat]) for one in self.played] for seat in columns]
        shares = [[win_share(one.places, seat) for one in self.played] for seat in columns]
        return {
            "game": self.game,
            "mode": self.mode,
            "players": self.players,
            "options": self.options,
            "seats": self.seats,
            "seed": self.seed,
            "games": self.games,
            "finished": len(self.played),
            "decisions": decisions,
            "forced": sum(one.forced for one in self.played),
            "seconds": round(self.seconds, 3),
            "decisions_per_second": round(decisions / self.seconds) if self.seconds else 0,
            "mean_scores": [round(mean(column), 3) for column in scores],
            "mean_scores_interval": [interval(column) for column in scores],
            "wins": [round(sum(column), 3) for column in shares],
            "win_rates": [round(mean(column), 4) for column in shares],
            "win_rates_interval": [of_share(column) for column in shares],
            "troubles": [f"game {n}: {told}" for n, one in enumerate(self.played) for told in one.troubles],
        }


def mean(values: Sequence[float]) -> float:
    return sum(values) / len(values) if values else 0.0


def interval(values: Sequence[float]) -> list[float]:
    """A 95 % interval of the mean."""
    middle = mean(values)
    if len(values) < 2:
        return [round(middle, 4), round(middle, 4)]
    variance = sum((value - middle) ** 2 for value in values) / (len(values) - 1)
    reach = SURE * math.sqrt(variance / len(values))
    return [round(middle - reach, 4), round(middle + reach, 4)]


def of_share(wins: Sequence[float]) -> list[float]:
    """A 95 % interval of a share (Wilson's), sensible also where all or none is won."""
    if not wins:
        return [0.0, 1.0]
    share, games = mean(wins), len(wins)
    whole = 1 + SURE**2 / games
    middle = (share + SURE**2 / (2 * games)) / whole
    reach = SURE / whole * math.sqrt(share * (1 - share) / games + SURE**2 / (4 * games**2))
    return [round(max(0.0, middle - reach), 4), round(min(1.0, middle + reach), 4)]


def win_share(places: list[int], seat: int) -> float:
    """A win, shared between all who share the first place."""
    return 1 / places.count(1) if places[seat] == 1 else 0.0


def seed_of(seed: int, number: int) -> int:
    """The seed of one game of a run, and of one bot of a game."""
    return int.from_bytes(blake2b(f"{seed} {number}".encode(), digest_size=16).digest(), "big")


def seats_of(setup: Setup, wanted: Sequence[str]) -> list[str]:
    """A bot for each player; a single name is for all of them."""
    names = list(wanted) * setup.players if len(wanted) == 1 else list(wanted)
    if len(names) != setup.players:
        raise BadSetup(f"{len(names)} seats for {setup.players} players; name one bot for all, or one for each")
    for name in names:
        bot(name, 0)
    return names


def play_one(game: Game, setup: Setup, names: Sequence[str], seed: int) -> Played:
    """One game from its seed to its end."""
    bots = [bot(name, seed_of(seed, seat)) for seat, name in enumerate(names)]
    try:
        return play_with(game, setup, bots, seed)
    finally:
        for one in bots:
            close = getattr(one, "close", None)
            if close is not None:
                close()


def play_with(game: Game, setup: Setup, bots: Sequence[Bot], seed: int) -> Played:
    s = game.start(setup, KeyedRng(seed))
    decisions = forced = 0
    choices = [0] * len(bots)
    seconds = [0.0] * len(bots)
    engine.advance(s)
    while s.stack:
        seat = engine.to_move(s)[0]
        legal = engine.legal(s, seat)
        decisions += 1
        if len(legal) == 1:
            forced += 1
            choice = legal[0]
        else:
            began = time.perf_counter()
            choice = bots[seat].choose(Sight(game, s, seat))
            seconds[seat] += time.perf_counter() - began
            choices[seat] += 1
        engine.play(s, seat, choice)
    places = game.result(s)
    assert places is not None
    troubles = [f"seat {seat}: {told}" for seat, one in enumerate(bots) if (told := getattr(one, "trouble", ""))]
    return Played(game.scores(s), places, decisions, forced, choices, seconds, troubles)


def play_chunk(key: str, setup: Setup, names: Sequence[str], seeds: Sequence[int]) -> list[Played]:
    game = game_by_key(key)
    return [play_one(game, setup, names, seed) for seed in seeds]


def simulate(
    game: Game,
    setup: Setup,
    seats: Sequence[str],
    games: int,
    seed: int,
    jobs: int = 1,
    progress: Callable[[int], None] = lambda done: None,
) -> Report:
    """Play `games` games; `progress` is told how many more are done."""
    names = seats_of(setup, seats)
    report = Report(game.key, setup.mode, setup.players, setup.options, names, seed, games)
    size = 1 if jobs <= 1 else CHUNK
    seeds = [seed_of(seed, number) for number in range(games)]
    tasks = [Task(n, (game.key, setup, names, seeds[n : n + size])) for n in range(0, games, size)]
    found: dict[int, list[Played]] = {}

    def done(number: int, played: list[Played]) -> None:
        found[number] = played
        progress(len(played))

    began = time.perf_counter()
    if jobs <= 1:
        run_here(play_chunk, tasks, done)
    else:
        run_processes(play_chunk, tasks, done, jobs)
    report.seconds = time.perf_counter() - began
    report.played = [one for first in sorted(found) for one in found[first]]
    return report
