"""Golden records: whole games, replayed to the result and the digest they claim.

To renew them after a change of rules: `python -m tests.games.test_golden [GAME…]`.
"""

import sys
from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest

from benben.bots import Sight, bot
from benben.core import record
from benben.core.match import Match
from benben.games import GAMES, game
from tests.games.conformance import cases_of

GOLDEN = Path(__file__).parent / "golden"
RECORDS = sorted(GOLDEN.rglob("*.benben"))
FURTHER: dict[tuple[str, str, int], tuple[Mapping[str, Any], ...]] = {
    ("tekhenu", "solo", 1): ({"level": "medium"}, {"level": "hard"}),
    ("kemet", "classic", 3): ({"gods": True},),
    ("kemet", "teams", 6): ({"six_players": "3v3", "gods": True},),
    ("kemet", "solo", 1): tuple({"objective": f"ce0{number}"} for number in range(1, 6)),
}
"""Options that change much: golden records beside the one of the defaults."""


def name_of(key: str, mode: str, players: int, options: Mapping[str, Any]) -> str:
    told = (option if value is True else value for option, value in options.items())
    return "-".join((key, mode, str(players), *told, "greedy"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_golden_record(path: Path) -> None:
    found = record.read(path.read_text(encoding="utf-8"))
    match = record.replay(found, game)
    record.verify(found, match)
    assert record.write(match) == path.read_text(encoding="utf-8")


@pytest.mark.parametrize("key", GAMES)
def test_every_mode_and_player_count_has_a_golden_record(key: str) -> None:
    names = {path.stem for path in RECORDS}
    for case in cases_of(GAMES[key]):
        assert name_of(key, case.setup.mode, case.setup.players, {}) in names
    for (game_key, mode, players), further in FURTHER.items():
        assert game_key != key or all(name_of(key, mode, players, options) in names for options in further)


def main(*keys: str) -> None:
    """Write a greedy game for each mode and number of players of the games named, or of all."""
    for rules in map(game, keys or GAMES):
        (GOLDEN / rules.key).mkdir(exist_ok=True)
        for mode in rules.modes:
            for players in mode.players:
                for options in ({}, *FURTHER.get((rules.key, mode.key, players), ())):
                    name = name_of(rules.key, mode.key, players, options)
                    match = Match(rules, rules.setup(players, {"mode": mode.key, **options}), 7)
                    bots = [bot("greedy", seat) for seat in range(players)]
                    while not match.over:
                        seat = match.to_move[0]
                        match.play(seat, bots[seat].choose(Sight(rules, match.state, seat)))
                    (GOLDEN / rules.key / f"{name}.benben").write_text(record.write(match), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
