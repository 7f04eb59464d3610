"""Random play to the end, with every check after every choice."""

from typing import Any

import pytest

from benben.core.engine import advance, legal, play, to_move
from benben.core.rng import FastRng
from benben.games.tekhenu import GAME

SETTINGS: list[tuple[int, dict[str, Any]]] = [
    (2, {}),
    (3, {"beginner": True}),
    (4, {}),
    (1, {"level": "easy"}),
    (1, {"level": "medium", "random_start": True}),
    (1, {"level": "hard", "dear_decrees": True}),
]


@pytest.mark.parametrize(("players", "options"), SETTINGS)
@pytest.mark.parametrize("seed", range(4))
def test_random_play_ends(players: int, options: dict[str, Any], seed: int) -> None:
    """TEK-3.4  Sixteen rounds, whatever is chosen."""
    s = GAME.start(GAME.setup(players, options), FastRng(seed))
    advance(s)
    rng = FastRng(seed + 1000)
    while to_move(s):
        seat = to_move(s)[0]
        choices = legal(s, seat)
        play(s, seat, choices[rng.below(len(choices))])
        GAME.check(s)
    assert s.round == 16 and s.markers == [-1, -1] and sorted(GAME.result(s) or [])[0] == 1


def test_production_and_open_sections_never_go_back() -> None:
    """TEK-9.2, TEK-12.3  Markers only rise, opened sections stay open; Faith is gone after Maat (TEK-14.7)."""
    s = GAME.start(GAME.setup(4), FastRng(3))
    advance(s)
    rng = FastRng(4)
    production, opened = s.production[:], s.opened
    while to_move(s):
        seat = to_move(s)[0]
        choices = legal(s, seat)
        play(s, seat, choices[rng.below(len(choices))])
        assert all(now >= before for now, before in zip(s.production, production, strict=True)) and s.opened >= opened
        production, opened = s.production[:], s.opened
