"""The command line as a person and a script use it."""

import json
import subprocess
import sys
from pathlib import Path

import pytest

import benben
from benben.core import record
from benben.core.rng import FastRng

ENV = {"PATH": "/usr/bin:/bin", "LANG": "C.UTF-8", "COLUMNS": "160"}


def run(
    *words: str, stdin: str = "", home: Path | None = None, lang: str = "C.UTF-8"
) -> subprocess.CompletedProcess[str]:
    env = {
        **ENV,
        "LANG": lang,
        "HOME": str(home or "/nonexistent"),
        "PYTHONPATH": str(Path(benben.__file__).parents[1]),
    }
    command = [sys.executable, "-m", "benben.cli", *words]
    return subprocess.run(command, capture_output=True, text=True, env=env, input=stdin, timeout=120, check=False)


@pytest.fixture(scope="module")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    match = benben.new("egizia", players=2, seed=3)
    rng = FastRng(1)
    while not match.over:
        legal = match.legal(match.to_move[0])
        match.play(match.to_move[0], legal[rng.below(len(legal))])
    path = tmp_path_factory.mktemp("records") / "game.benben"
    path.write_text(record.write(match), encoding="utf-8")
    return path


def test_games_lists_modes_and_options() -> None:
    text = run("games").stdout
    assert "egizia" in text and "start_sphinx=off|on" in text
    listed = json.loads(run("games", "--json").stdout)
    assert [entry["game"] for entry in listed] == list(benben.GAMES)
    assert listed[0]["modes"][0]["players"] == [2, 3, 4]


def test_simulate_reports_in_json_the_same_for_any_number_of_jobs() -> None:
    base = [
        "simulate",
        "egizia",
        "--players",
        "3",
        "--games",
        "20",
        "--seed",
        "1",
        "--option",
        "start_sphinx=on",
        "--json",
    ]
    found = [json.loads(run(*base, "--jobs", jobs).stdout) for jobs in ("1", "2")]
    for report in found:
        assert report["finished"] == report["games"] == 20 and report["players"] == 3 and report["mode"] == "standard"
        assert sum(report["wins"]) == pytest.approx(20) and len(report["mean_scores"]) == 3
        assert report["decisions"] > 0 and report["seconds"] > 0 and report["decisions_per_second"] > 0
        assert all(low <= high for low, high in report["win_rates_interval"])
    same = ("wins", "mean_scores", "decisions", "mean_scores_interval")
    assert [found[0][key] for key in same] == [found[1][key] for key in same]


def test_simulate_for_people_shows_a_table() -> None:
    done = run("simulate", "egizia", "-n", "2", "-g", "3", "--seats", "greedy,random")
    assert done.returncode == 0 and "greedy" in done.stdout and "decisions in" in done.stdout


def test_replay_checks_a_record(finished: Path) -> None:
    done = run("replay", str(finished), "--check")
    assert done.returncode == 0 and "result verified" in done.stdout
    report = json.loads(run("replay", str(finished), "--check", "--json").stdout)
    assert report["ok"] and report["over"] and report["places"]


def test_replay_of_a_broken_record_names_the_line_and_keeps_the_rest(finished: Path, tmp_path: Path) -> None:
    lines = finished.read_text(encoding="utf-8").splitlines()
    lines[20] = "0 sail nowhere"
    path = tmp_path / "broken.benben"
    path.write_text("\n".join(lines), encoding="utf-8")
    done = run("replay", str(path), "--check")
    assert done.returncode == 2 and "line 21:" in done.stderr and "Traceback" not in done.stderr
    assert done.stdout.strip(), "what was played before is shown"
    report = run("replay", str(path), "--json")
    assert report.returncode == 2 and json.loads(report.stdout)["problem"]["line"] == 21


def test_draw_writes_the_board_of_any_moment(finished: Path, tmp_path: Path) -> None:
    for name, begin in (("board.svg", b"<svg"), ("board.png", b"\x89PNG")):
        path = tmp_path / name
        done = run("draw", str(finished), "--at", "30", "-o", str(path))
        assert done.returncode == 0, done.stderr
        assert path.read_bytes()[:200].lstrip().startswith(begin)
    assert run("draw", str(finished), "-o", str(tmp_path / "board.gif")).returncode == 2


def test_rules_and_data_in_both_languages() -> None:
    for lang, word in (("en", "downstream"), ("pl", "statek")):
        assert "EGZ-4.3" in run("rules", "egizia", "--lang", lang).stdout
        assert word in run("rules", "egizia", "--lang", lang).stdout
    table = json.loads(run("data", "egizia", "--json").stdout)
    assert len(table["sphinx"]) == 29 and table["sphinx"][0]["source"] == "PD"
    assert "s01" in run("data", "egizia").stdout


def test_bench_measures_every_game() -> None:
    found = json.loads(run("bench", "--json", "--seconds", "0.1").stdout)
    assert [row["game"] for row in found["games"]] == list(benben.GAMES)
    wanted = {"game", "players", "games_per_second", "decisions_per_second", "decisions_per_game",
              "options_per_decision", "clone_us", "simulations_per_second", "compiled"}  # fmt: skip
    assert all(wanted <= set(row) for row in found["games"])


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["simulate", "chess"], "there is no game 'chess'; games: egizia"),
        (["simulate", "egizia", "--players", "7"], "egizia is for 2, 3, 4 players, not 7"),
        (["simulate", "egizia", "--mode", "solo"], "egizia has no mode 'solo'; modes: standard"),
        (["simulate", "egizia", "--option", "gold=1"], "has no option 'gold'"),
        (["simulate", "egizia", "--option", "start_sphinx"], "should look like key=value"),
        (["simulate", "egizia", "--option", "start_sphinx=maybe"], "'maybe' is not one of off, on"),
        (["simulate", "egizia", "-n", "3", "--seats", "random,greedy"], "2 seats for 3 players"),
        (["simulate", "egizia", "--seats", "clever"], "there is no bot 'clever'; bots: random, greedy"),
        (["simulate", "egizia", "--games", "many"], "--games"),
        (["play", "egizia", "--seats", "human,clever"], "seat 'clever' is not one of human, random, greedy"),
        (["replay", "nowhere.benben"], "cannot read nowhere.benben"),
        (["rules", "egizia", "--lang", "de"], "language 'de' is not one of en, pl"),
        (["dance"], "dance"),
    ],
)
def test_a_bad_wish_is_one_clear_line(words: list[str], told: str) -> None:
    done = run(*words)
    assert done.returncode == 2 and done.stdout == ""
    assert told in done.stderr and done.stderr.count("\n") == 1


def test_a_game_in_the_terminal_can_be_left_and_resumed(tmp_path: Path) -> None:
    first = run("play", "egizia", "-n", "2", "--seed", "5", stdin="?\nh\nw\nu\nfoo\n1\nq\n", home=tmp_path)
    assert first.returncode == 0, first.stderr
    assert "EGZ-4.3" in first.stdout
    kept = tmp_path / ".local" / "share" / "benben" / "egizia.benben"
    choices = len(record.read(kept.read_text(encoding="utf-8")).choices)
    assert choices >= 1
    second = run("play", "egizia", "-n", "2", stdin="1\n" * 4 + "q\n", home=tmp_path)
    assert second.returncode == 0
    assert len(record.read(kept.read_text(encoding="utf-8")).choices) > choices


def test_a_whole_game_in_the_terminal_in_polish(tmp_path: Path) -> None:
    done = run(
        "play", "egizia", "-n", "2", "--seats", "human,random", stdin="1\n" * 400, home=tmp_path, lang="pl_PL.UTF-8"
    )
    assert done.returncode == 0 and "Traceback" not in done.stderr
    kept = tmp_path / ".local" / "share" / "benben" / "egizia.benben"
    found = record.read(kept.read_text(encoding="utf-8"))
    record.verify(found, record.replay(found, benben.game))


def test_undo_in_the_terminal_takes_the_choice_back(tmp_path: Path) -> None:
    path = tmp_path / "two.benben"
    done = run("play", "egizia", "-n", "2", "--seats", "human,human", "--seed", "5", "--file", str(path), stdin="\nq\n")
    assert done.returncode == 0
    assert record.replay(record.read(path.read_text(encoding="utf-8")), benben.game).log == []


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("--database", "nonsense"), "An address looks like"),
        (("--database", "postgresql+asyncpg://anna:secret@127.0.0.1:1/games"), "anna:…@127.0.0.1:1/games"),
        (("--database", "sqlite+aiosqlite:////nowhere/table.db"), "unable to open"),
        (("--data", "/proc/games"), "cannot keep games in /proc/games"),
    ],
)
def test_a_table_that_cannot_keep_its_games_says_why(words: tuple[str, ...], told: str) -> None:
    done = run("table", "--no-browser", "--port", "0", *words)
    assert done.returncode == 2
    assert told in done.stderr and "Traceback" not in done.stderr
    assert "secret" not in done.stderr
