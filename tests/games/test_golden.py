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


def main(*keys: str) -> None:
    """Write a greedy game for each mode and number of players of the games named, or of all."""
    for rules in map(game, keys or GAMES):
        for mode in rules.modes:
            for players in mode.players:
                match = Match(rules, rules.setup(players, {"mode": mode.key}), 7)
                bots = [bot("greedy", seat) for seat in range(players)]
                while not match.over:
                    seat = match.to_move[0]
                    match.play(seat, bots[seat].choose(Sight(rules, match.state, seat)))
                folder = GOLDEN / rules.key
                folder.mkdir(exist_ok=True)
                text = record.write(match)
                (folder / f"{rules.key}-{mode.key}-{players}-greedy.benben").write_text(text, encoding="utf-8")


if __name__ == "__main__":
    main(*sys.argv[1:])
