"""Random play to the end, with every invariant after every choice."""

import pytest

from benben.core import engine
from benben.core.game import Value
from benben.core.rng import FastRng
from benben.games.faraon import GAME
from benben.games.faraon.state import Faraon

WISHES: list[tuple[int, dict[str, Value]]] = [
    (1, {}),
    (1, {"difficulty": 2}),
    (1, {"difficulty": 5}),
    (1, {"difficulty": 3, "dark_tiles": "choose", "first_game": True, "traitor_gods": "auto"}),
    (2, {}),
    (3, {"newcomer_2": True}),
    (4, {"nile_god_threshold": 3}),
    (5, {f"newcomer_{seat}": True for seat in range(1, 6)}),
    (5, {}),
]


def grown(s: Faraon) -> list[int]:
    """What never shrinks: stages, levels, numbers of nobles and artisans."""
    nobles = [s.noble_owner.count(seat) for seat in range(s.seats)]
    artisans = [s.artisan_owner.count(seat) for seat in range(s.seats)]
    return [*s.stage, *s.nile, *nobles, *artisans]


def most_actions(s: Faraon) -> int:
    """Ruling 7.46: slots and one use each of nobles 13 to 16."""
    return (20 if s.seats >= 4 else 15) + 4


@pytest.mark.parametrize(("players", "options"), WISHES)
@pytest.mark.parametrize("seed", range(3))
def test_random_games_end_and_keep_the_invariants(players: int, options: dict[str, Value], seed: int) -> None:
    """FAR-4.5, FAR-5.2 and all the rest; ruling 7.46 bounds a round."""
    s = GAME.start(GAME.setup(players, options), FastRng(seed))
    s.journal = []
    engine.advance(s)
    rng = FastRng(seed + 77)
    before, crowned, displayed, number = grown(s), s.pharaoh, 99, 0
    while s.stack:
        seat = engine.to_move(s)[0]
        assert seat != s.traitor
        choices = engine.legal(s, seat)
        engine.play(s, seat, choices[rng.below(len(choices))])
        GAME.check(s)
        after = grown(s)
        assert all(new >= old for new, old in zip(after, before, strict=True))
        assert crowned in (-1, s.pharaoh)
        shown = sum(kind >= 0 for kind in (*s.sets, *s.bonus))
        assert shown <= displayed or s.round > number
        before, crowned, displayed, number = after, s.pharaoh, shown, s.round
    check_journal(s)
    assert s.round == 5 and GAME.result(s) is not None


def check_journal(s: Faraon) -> None:
    """Actions, First Player tokens and turned nobles of each round keep to their limits."""
    actions = takers = 0
    used: list[int] = []
    for event in s.journal or ():
        if event.key == "round_begins":
            actions = takers = 0
            used = []
        actions += event.key == "action_chosen"
        takers += event.key == "first_taken"
        used.extend(event.args if event.key == "noble_used" else ())
        assert actions <= most_actions(s) and takers <= 1 and len(set(used)) == len(used)
