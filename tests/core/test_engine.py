"""The engine on the toy game."""

import random

import pytest

from benben.core import codec, engine
from benben.core.faults import DeadEnd, IllegalChoice
from benben.core.rng import FastRng, KeyedRng
from benben.core.state import EVERYONE, NOBODY, WATCHER, only, sees
from benben.core.steps import Together
from benben.core.zones import Zone, deal_afresh, known, show
from tests.core.toy import GAME, Bid, ChooseAction, ChooseSite, Mini, Tribute


def start(seats: int = 3, seed: int = 1, coins: int = 3) -> Mini:
    s = GAME.start(GAME.setup(seats, {"coins": coins}), KeyedRng(seed))
    assert isinstance(s, Mini)
    engine.advance(s)
    return s


def test_then_schedules_in_reading_order_before_what_is_pending() -> None:
    s = start()
    s.then(ChooseSite(1), ChooseSite(2))
    engine.advance(s)
    assert engine.to_move(s) == [1]
    engine.play(s, 1, 0)
    assert repr(s.stack[-1]) == "ChooseSite(2)"


def test_a_skippable_decision_without_options_vanishes() -> None:
    s = start()
    s.stack = []
    s.then(Tribute(1, 0))
    engine.advance(s)
    assert not s.stack and engine.to_move(s) == [] and engine.pending(s, 1) is None and engine.legal(s, 1) == []


def test_a_mandatory_decision_without_options_is_a_dead_end() -> None:
    s = start()
    s.owner = [0] * 6
    s.then(ChooseSite(1))
    engine.advance(s)
    with pytest.raises(DeadEnd, match=r"ChooseSite\(1\) has no options"):
        engine.legal(s, 1)


def test_an_illegal_choice_is_refused_with_what_is_legal() -> None:
    s = start(coins=1)
    with pytest.raises(IllegalChoice, match=r"may not choose 'build' for ChooseAction; legal: harvest"):
        engine.apply(s, 0, 1)
    with pytest.raises(IllegalChoice, match="seat 2 has nothing to choose"):
        engine.apply(s, 2, 0)
    engine.apply(s, 0, 0)
    assert s.coins[0] == 3 and engine.to_move(s) == [1]


def test_reasons_say_why_not_and_by_which_rule() -> None:
    s = start(coins=1)
    assert engine.reasons(s, 0) == {1: ("too_poor", "MINI-2")}
    assert engine.reasons(s, 1) == {}


def at_festival(seats: int = 3) -> Mini:
    s = start(seats)
    while isinstance(s.stack[-1], ChooseAction):
        engine.play(s, engine.to_move(s)[0], 0)
    assert isinstance(s.stack[-1], Together)
    return s


def test_lanes_are_answered_in_any_order() -> None:
    outcomes = set()
    for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
        s = at_festival()
        for seat in order:
            assert isinstance(engine.pending(s, seat), Bid)
            engine.apply(s, seat, seat + 1)
            if isinstance(s.stack[-1], Together):
                assert seat not in engine.to_move(s)
        outcomes.add((tuple(s.coins), tuple(s.points)))
    assert outcomes == {((4, 3, 2), (0, 0, 2))}


def test_a_sealed_answer_stays_hidden_until_the_reveal() -> None:
    s = at_festival()
    engine.apply(s, 1, 2)
    assert GAME.view(s, 1)["bids"][1] == [2]
    assert GAME.view(s, 0)["bids"][1] is None and GAME.view(s, WATCHER)["bids"][1] is None
    engine.apply(s, 0, 0)
    engine.apply(s, 2, 0)
    assert GAME.view(s, 0)["bids"] == [[0], [2], [0]]


def test_codec_round_trip_inside_a_half_made_secret_choice() -> None:
    s = at_festival()
    engine.apply(s, 1, 2)
    again = codec.load(GAME, codec.dump(GAME, s))
    assert codec.digest(GAME, again) == codec.digest(GAME, s)
    for seat in (0, 2):
        assert engine.legal(again, seat) == engine.legal(s, seat)
        engine.apply(again, seat, 1)
        engine.apply(s, seat, 1)
    assert codec.digest(GAME, again) == codec.digest(GAME, s)


def test_offered_options_follow_the_position() -> None:
    s = start(coins=3)
    offered = engine.legal(s, 0)
    assert engine.legal(s, 0) is offered
    twin = codec.load(GAME, codec.dump(GAME, s))
    assert twin.offered is None and engine.legal(twin, 0) == offered


def test_audiences() -> None:
    assert sees(EVERYONE, WATCHER) and sees(EVERYONE, 3)
    assert not sees(NOBODY, 0) and not sees(NOBODY, WATCHER)
    assert sees(only(2), 2) and not sees(only(2), 1) and not sees(only(0), WATCHER)


def test_a_private_event_is_something_learnt_and_a_public_one_is_not() -> None:
    s = start()
    before = s.learnt
    s.emit("built", 0, 1)
    assert s.learnt == before
    s.emit("drawn", 0, 1, to=only(0))
    assert s.learnt == before + 1
    s.below(3)
    s.draw(s.deck)
    s.shuffle(s.deck)
    s.reveal()
    assert s.learnt == before + 5


def test_zones_show_what_is_known_and_deal_the_rest_afresh() -> None:
    keys = tuple("abcdef")
    deck, hand, other = [0, 1, 2], [3], [4, 5]
    zones = [Zone(deck, NOBODY, "x", [0, only(0), 0]), Zone(hand, only(0), "x"), Zone(other, only(1), "x")]
    assert show(zones[0], 0, keys) == [None, "b", None] and show(zones[2], 0, keys) == [None, None]
    assert known(zones[0], 1, 0) and not known(zones[0], 1, 1) and not known(zones[0], 1, WATCHER)
    seen = set()
    for seed in range(60):
        deck[:], hand[:], other[:] = [0, 1, 2], [3], [4, 5]
        deal_afresh(zones, 0, FastRng(seed))
        assert deck[1] == 1 and hand == [3] and sorted([*deck, *other]) == [0, 1, 2, 4, 5]
        seen.add(tuple(other))
    assert len(seen) == 12, "every pair of unknown cards must be possible"


def test_random_play_of_the_toy_keeps_the_sight_property() -> None:
    rng, chance = FastRng(3), random.Random(5)
    for seed in range(30):
        s = start(2 + seed % 3, seed)
        while s.stack:
            seat = chance.choice(engine.to_move(s))
            for viewer in (*range(s.seats), WATCHER):
                assert GAME.view(s, viewer) == GAME.view(GAME.determinize(s, viewer, rng), viewer)
            GAME.check(s)
            engine.apply(s, seat, chance.choice(engine.legal(s, seat)))
