"""KEM-6.2, KEM-1.17  What a twin may be made of: never of the secrets themselves."""

from collections import Counter

from benben.core import codec, engine
from benben.core.rng import FastRng
from benben.games.kemet import GAME
from benben.games.kemet.sight import determinize, view
from benben.games.kemet.state import Kemet
from tests.games.kemet.build import Position, commit, end, pick


def council(*secret: str) -> Kemet:
    """The attacker has committed with these cards, the defender has not."""
    p = Position().units(0, t_w=3).units(1, t_w=3).hand(0, "bloodbath", "bloody_battle", "prayer").hand(1, "prayer")
    s = p.prayer(0, 5).attack(0, "t_w")
    commit(s, 0, "b1", *secret, aside="b2")
    return s


def twins(s: Kemet, seat: int) -> list[str]:
    return [codec.digest(GAME, determinize(s, seat, FastRng(seed))) for seed in range(40)]


def test_twins_do_not_depend_on_the_chosen_cards() -> None:
    """KEM-6.2  Whatever the opponent has committed, his twins are the very same; also with Diversion or without."""
    shapes = ((), ("bloodbath",), ("bloody_battle", "bloodbath"), ("diversion",), ("bloody_battle", "diversion"))
    seen = [council(*secret) for secret in shapes]
    assert all(view(s, 1) == view(seen[0], 1) for s in seen)
    assert all(twins(s, 1) == twins(seen[0], 1) for s in seen)
    sampled = [determinize(seen[0], 1, FastRng(seed)) for seed in range(200)]
    assert len(Counter(len(twin.chosen[0]) for twin in sampled)) > 1
    assert {twin.bluff[0] for twin in sampled} == {0, 1}


def test_twins_do_not_depend_on_how_far_the_opponent_is() -> None:
    """KEM-6.2  A council half made is as secret as its cards."""
    p = Position().units(0, t_w=3).units(1, t_w=3).hand(0, "bloodbath", "bloody_battle").prayer(0, 5)
    fresh = p.attack(0, "t_w")
    halves = [fresh]
    for choices in (("b1",), ("b1", "b2"), ("b1", "b2", "bloodbath")):
        s = fresh.clone()
        pick(s, *choices, seat=0)
        halves.append(s)
    assert all(view(s, 1) == view(fresh, 1) for s in halves)
    assert all(twins(s, 1) == twins(fresh, 1) for s in halves)
    assert all(engine.to_move(determinize(s, 1, FastRng(1))) == [0, 1] for s in halves)


def test_twins_do_not_depend_on_the_battle_cards() -> None:
    """KEM-6.2  Neither the card to be played nor the one set aside is known, before the clash or after the battle."""
    seen = []
    for played, aside in (("b1", "b2"), ("b5", "b8"), ("b2", "b1")):
        s = Position().units(0, t_w=3).units(1, t_w=3).attack(0, "t_w")
        commit(s, 0, played, aside=aside)
        seen.append(s)
    assert all(view(s, 1) == view(seen[0], 1) for s in seen)
    assert all(twins(s, 1) == twins(seen[0], 1) for s in seen)
    after = []
    for aside in ("b2", "b8"):
        s = Position().units(0, t_w=3).units(1, t_w=3).attack(0, "t_w")
        commit(s, 0, "b1", aside=aside)
        commit(s, 1, "b3", aside="b4")
        end(s)
        after.append(s)
    assert view(after[0], 1) == view(after[1], 1) != view(after[0], 0)
    assert twins(after[0], 1) == twins(after[1], 1)
