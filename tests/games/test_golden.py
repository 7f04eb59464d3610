"""Golden records: whole games, replayed to the result and the digest they claim.

To renew them after a change of rules: `python -m tests.games.test_golden [GAME…]`.
"""

import sys
from pathlib import Path

import pytest

from benben.bots import Sight, bot
from benben.core import record
from benben.core.match import Match
from benben.games import GAMES, game
from tests.games.conformance import cases_of

GOLDEN = Path(__file__).parent / "golden"
RECORDS = sorted(GOLDEN.rglob("*.benben"))
HARDER = {("tekhenu", "solo"): ({"level": "medium"}, {"level": "hard"})}
"""Options that change the opponent: golden records beside the one of the defaults."""


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
        assert f"{case.game.key}-{case.setup.mode}-{case.setup.players}-greedy" in names
    for mode in GAMES[key].modes:
        for options in HARDER.get((key, mode.key), ()):
            assert f"{key}-{mode.key}-1-{'-'.join(options.values())}-greedy" in names


def main(*keys: str) -> None:
    """Write a greedy game for each mode and number of players of the games named, or of all."""
    for rules in map(game, keys or GAMES):
        (GOLDEN / rules.key).mkdir(exist_ok=True)
        for mode in rules.modes:
            for players in mode.players:
                for options in ({}, *HARDER.get((rules.key, mode.key), ())):
                    name = "-".join((rules.key, mode.key, str(players), *options.values(), "greedy"))
                    match = Match(rules, rules.setup(players, {"mode": mode.key, **options}), 7)
                    bots = [bot("greedy", seat) for seat in range(players)]
                    while not match.over:
                        seat = match.to_move[0]
                        match.play(seat, bots[seat].choose(Sight(rules, match.state, seat)))
                    (GOLDEN / rules.key / f"{name}.benben").write_text(record.write(match), encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
