"""Random play to the end, with all invariants after every choice."""

import itertools
import random

import pytest

from benben.core import engine
from benben.core.rng import FastRng
from benben.games.ankh import GAME
from benben.games.ankh.caravan import next_token
from benben.games.ankh.ending import result
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables_scenarios import SCENARIO
from tests.games.ankh.build import kind


def start(players: int, seed: int, scenario: str, **options: str) -> Ankh:
    s: Ankh = GAME.start(GAME.setup(players, {"scenario": scenario, **options}), FastRng(seed))
    engine.advance(s)
    return s


@pytest.mark.parametrize(("players", "scenario"), list(itertools.product(range(2, 6), SCENARIO.keys)))
def test_random_games_end_soundly(players: int, scenario: str) -> None:
    """ANK-17.5  Every game ends with a place for everybody; nothing is ever lost or made on the way."""
    for seed in range(4):
        s = start(players, seed, scenario, gods=("dealt", "chosen")[seed % 2], guardians=("chosen", "dealt")[seed % 2])
        chance = random.Random(seed)
        event, choices = 0, 0
        while engine.to_move(s):
            seat = chance.choice(engine.to_move(s))
            engine.apply(s, seat, chance.choice(engine.legal(s, seat)))
            GAME.check(s)
            assert event <= s.event <= 18
            event, choices = s.event, choices + 1
        places = result(s)
        assert places is not None and len(places) == players and choices < 5000
        assert (s.winner >= 0) != bool(s.atheist)


def test_markers_of_a_turn() -> None:
    """ANK-5.8  Exactly one or two markers move in a turn, with a merged player exactly one."""
    for seed in range(6):
        s = start(3, seed, "middle_kingdom")
        s.journal = []
        chance = random.Random(seed)
        while engine.to_move(s):
            seat = chance.choice(engine.to_move(s))
            engine.apply(s, seat, chance.choice(engine.legal(s, seat)))
        turns, lone = [0], [False]
        merged: set[int] = set()
        for told in s.journal:
            if told.key == "turn_begins":
                turns.append(0)
                lone.append(told.seat in merged)
            elif told.key == "action_taken":
                turns[-1] += 1
            elif told.key == "gods_merged":
                merged = {seat for seat in range(3) if s.chief.count(s.chief[seat]) > 1}
        assert all(count == 1 if single else count in (1, 2) for count, single in zip(turns, lone, strict=True))


def test_order_tokens_suffice() -> None:
    """ANK-12.5  Three caravans never run out of tokens in the ordinary scenarios."""
    for players in range(2, 6):
        s = start(players, 1, "old_kingdom")
        assert 8 - sum(bool(ground) for ground in s.land) >= 3 and next_token(s)
        assert kind(s) == "ChooseAction"
