"""Tournaments: fair seats, the same results however they are played, and nothing lost by an interruption."""

import json
import os
import signal
import xml.etree.ElementTree
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from benben.arena import tournament
from benben.arena.plots import plots
from benben.arena.ratings import beats, ratings, summary
from benben.arena.simulate import Played, of_share, simulate
from benben.arena.tournament import Bout, Tournament, compete, lineup
from benben.arena.workers import Task, run_processes
from benben.core.game import BadSetup
from benben.games import GAMES

EGIZIA = GAMES["egizia"]
TWO = EGIZIA.setup(2)


def table(run: Tournament) -> dict[str, Any]:
    """A summary without what a clock measured."""
    told = summary(run)
    for row in told["ranking"]:
        del row["seconds_per_choice"]
    return told


@pytest.mark.parametrize(("bots", "players"), [(["a", "b"], 2), (["a", "b", "c", "d"], 4), (["a", "b", "c"], 2)])
def test_every_bot_sits_on_every_seat_of_every_deal(bots: list[str], players: int) -> None:
    groups = {2: 1, 3: 3, 4: 1}[len(bots)]
    whole = groups * players
    seats = Counter((name, seat, deal) for n in range(2 * whole)
                    for names, deal in [lineup(bots, players, n)] for seat, name in enumerate(names))  # fmt: skip
    assert {deal for _, _, deal in seats} == {0, 1}
    assert len(seats) == len(bots) * players * 2 and len(set(seats.values())) == 1


def test_processes_give_what_one_process_gives() -> None:
    alone = compete(EGIZIA, TWO, ["random", "greedy"], 4, 7)
    assert table(alone) == table(compete(EGIZIA, TWO, ["random", "greedy"], 4, 7, jobs=2))
    assert summary(alone)["ranking"][0]["bot"] == "greedy"
    assert (
        simulate(EGIZIA, TWO, ["random"], 20, 1, jobs=2).summary()["mean_scores"]
        == (simulate(EGIZIA, TWO, ["random"], 20, 1).summary()["mean_scores"])
    )


def test_an_interrupted_run_goes_on(tmp_path: Path) -> None:
    whole = compete(EGIZIA, TWO, ["random"], 6, 3)

    def stop(done: int, seen: list[int] = []) -> None:  # noqa: B006
        seen.append(done)
        if len(seen) == 4:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        compete(EGIZIA, TWO, ["random"], 6, 3, tmp_path, progress=stop)
    path = tmp_path / "games.jsonl"
    kept = path.read_text(encoding="utf-8")
    assert kept.count("\n") == 3
    path.write_text(kept + kept[:40], encoding="utf-8")
    told: list[int] = []
    resumed = compete(EGIZIA, TWO, ["random"], 6, 3, tmp_path, progress=told.append)
    assert told == [3, 1, 1, 1]
    assert table(resumed) == table(whole)
    assert path.read_text(encoding="utf-8").startswith(kept)
    assert len([json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]) == 6
    with pytest.raises(BadSetup, match="another run"):
        compete(EGIZIA, TWO, ["random"], 6, 4, tmp_path)


def die_once(number: int, marker: str) -> int:
    if number == 3 and not os.path.exists(marker):
        Path(marker).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return number * number


def test_a_lost_process_only_repeats_its_games(tmp_path: Path) -> None:
    found: dict[int, int] = {}
    tasks = [Task(number, (number, str(tmp_path / "died"))) for number in range(8)]
    run_processes(die_once, tasks, found.__setitem__, 2)
    assert (tmp_path / "died").exists()
    assert found == {number: number * number for number in range(8)}


def test_ray_gives_the_same_table_though_a_worker_dies(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    marker = str(tmp_path / "died")
    plain = compete(EGIZIA, TWO, ["random", "greedy"], 4, 7)
    true_bout = tournament.play_bout

    def bout(key: str, setup: Any, names: Any, seed: int) -> Played:
        if names[0] == "greedy" and not os.path.exists(marker):
            Path(marker).touch()
            os.kill(os.getpid(), signal.SIGKILL)
        return true_bout(key, setup, names, seed)

    monkeypatch.setattr(tournament, "play_bout", bout)
    assert table(compete(EGIZIA, TWO, ["random", "greedy"], 4, 7, jobs=2, ray="")) == table(plain)
    assert os.path.exists(marker)


def bout(number: int, names: list[str], places: list[int]) -> Bout:
    played = Played([-place for place in places], places, 10, 0, [5] * len(names), [0.1] * len(names), [])
    return Bout(number, names, played)


def test_ratings_follow_the_places() -> None:
    bouts = [bout(n, ["best", "middle", "worst"], [1, 2, 3]) for n in range(20)]
    found = ratings(["best", "middle", "worst"], bouts)
    assert found["best"]["interval"][0] > found["middle"]["mu"] > found["worst"]["interval"][1]
    assert beats(bouts, "best", "worst") == 1.0 and beats(bouts, "worst", "best") == 0.0
    assert beats([bout(0, ["a", "b"], [1, 1])], "a", "b") == 0.5
    assert beats([], "a", "b") is None


def test_the_interval_of_a_share() -> None:
    low, high = of_share([1.0] * 60 + [0.0] * 40)
    assert 0.49 < low < 0.51 and 0.68 < high < 0.70
    assert of_share([1.0] * 100)[0] > 0.95 and of_share([]) == [0.0, 1.0]


def test_four_seats_and_plots() -> None:
    run = compete(EGIZIA, EGIZIA.setup(4), ["greedy", "random"], 4, 1)
    assert run.bots == ["greedy", "random", "random", "random"]
    told = summary(run)
    assert [row["games"] for row in told["ranking"]] == [4, 12]
    pictures = plots(run, told)
    assert set(pictures) == {"ratings", "wins", "seats", "scores", "lengths"}
    for svg in pictures.values():
        xml.etree.ElementTree.fromstring(svg)
