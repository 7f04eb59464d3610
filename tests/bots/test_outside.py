"""Bots of any language: a program that fails loses its seat, never the game."""

import sys
from pathlib import Path

import pytest

from benben.arena.simulate import play_one, simulate
from benben.bots import bot
from benben.bots.outside import ExecBot
from benben.games import GAMES

EXAMPLE = Path(__file__).parent.parent.parent / "docs" / "examples" / "mybot.py"
EGIZIA = GAMES["egizia"]
FAULTS = {
    "crash": ("raise SystemExit(3)", "ended without an answer"),
    "midway": ("input(); print('{\"choice\": -1}'); raise SystemExit", "is not a legal choice"),
    "nonsense": ("input(); print('hello', flush=True); input()", "not JSON"),
    "many": ("input(); print('1\\n2\\n3', flush=True); input()", "more than one line"),
    "late": ("import time; time.sleep(60)", "no answer within 0.2 s"),
    "list": ("input(); print('[1]', flush=True); input()", "is not a legal choice"),
}


def program(tmp_path: Path, text: str) -> str:
    path = tmp_path / "program.py"
    path.write_text(text, encoding="utf-8")
    return f"{sys.executable} {path}"


def test_the_example_plays_whole_games() -> None:
    assert len(EXAMPLE.read_text(encoding="utf-8").splitlines()) <= 30
    names = [f"exec:{sys.executable} {EXAMPLE}", "random"]
    played = play_one(EGIZIA, EGIZIA.setup(2), names, 3)
    assert not played.troubles
    assert played._replace(seconds=[]) == play_one(EGIZIA, EGIZIA.setup(2), names, 3)._replace(seconds=[])


@pytest.mark.parametrize("fault", FAULTS)
def test_a_fault_costs_the_seat_only(fault: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ExecBot.__init__, "__defaults__", (0.2,) if fault == "late" else (10.0,))
    text, told = FAULTS[fault]
    report = simulate(EGIZIA, EGIZIA.setup(2), [f"exec:{program(tmp_path, text)}", "random"], 1, 5).summary()
    assert report["finished"] == 1
    assert len(report["troubles"]) == 1 and told in report["troubles"][0] and "random player" in report["troubles"][0]


def test_a_program_that_is_not_there() -> None:
    report = simulate(EGIZIA, EGIZIA.setup(2), ["exec:./nowhere", "random"], 2, 5).summary()
    assert report["finished"] == 2
    assert all("cannot be asked" in told for told in report["troubles"]) and len(report["troubles"]) == 2


def test_a_program_is_told_only_what_its_seat_sees(tmp_path: Path) -> None:
    seen = tmp_path / "seen"
    text = (
        "import sys, json\n"
        f"out = open({str(seen)!r}, 'a')\n"
        "for line in sys.stdin:\n"
        "    out.write(line); out.flush()\n"
        "    print(json.loads(line)['choices'][0][1].join('\"\"'), flush=True)\n"
    )
    played = play_one(EGIZIA, EGIZIA.setup(2), [f"exec:{program(tmp_path, text)}", "random"], 3)
    assert not played.troubles
    lines = seen.read_text(encoding="utf-8").splitlines()
    assert len(lines) == played.choices[0]
    assert all(set(bot_question(line)) == {"game", "seat", "seed", "asked", "choices", "view"} for line in lines)


def bot_question(line: str) -> dict[str, object]:
    import json

    found: dict[str, object] = json.loads(line)
    return found


def test_closing_ends_the_program(tmp_path: Path) -> None:
    outside = bot(f"exec:{program(tmp_path, 'import time; time.sleep(60)')}", 1)
    assert isinstance(outside, ExecBot)
    outside.send({})
    child = outside.program
    assert child is not None
    outside.trouble = "enough"
    outside.close()
    assert child.returncode is not None
