"""Invariants I1 to I13, after every choice of whole random games."""

from collections.abc import Callable, Iterator

import pytest

from benben.core.engine import advance, apply, legal, pending, to_move
from benben.core.rng import KeyedRng
from benben.core.state import Event
from benben.core.steps import Decision
from benben.games.egizia import GAME
from benben.games.egizia.building import ChooseWorkforce
from benben.games.egizia.cards import holds
from benben.games.egizia.obelisk import BuildObelisk
from benben.games.egizia.sailing import Sail, SailOn
from benben.games.egizia.sphinx import DrawSphinx, KeepSphinx
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import (
    DRAWS,
    FORCE,
    NO_CREW,
    PASS,
    SOURCE,
    STOP_OF,
    TRAIN_FIRST,
    UPSTREAM,
    UPSTREAM_ONCE,
    WORKFORCES,
)
from benben.games.egizia.temple import BuildTemple

GAMES = 30
WORK = (BuildObelisk, BuildTemple)


class Turn:
    """One choice: what was asked of whom, what was chosen, and the position before and after."""

    def __init__(self, before: Egizia, asked: Decision, choice: int, after: Egizia, events: list[Event]) -> None:
        self.before = before
        self.asked = asked
        self.choice = choice
        self.after = after
        self.events = events


def turns(seats: int, seed: int) -> Iterator[Turn]:
    """A whole game of random choices, sailing to a near stop rather than passing most of the time."""
    s: Egizia = GAME.start(GAME.setup(seats), KeyedRng(seed))
    chance = KeyedRng(1000 + seed)
    journal: list[Event] = []
    s.journal = journal
    advance(s)
    while s.stack:
        (seat,) = to_move(s)
        asked = pending(s, seat)
        assert asked is not None
        options = legal(s, seat)
        if isinstance(asked, Sail) and chance.below(8):
            options = options[:3]
        choice = options[chance.below(len(options))]
        before, told = s.clone(), len(journal)
        apply(s, seat, choice)
        yield Turn(before, asked, choice, s, journal[told:])
    assert s.journal is journal


def nothing_falls(turn: Turn) -> None:
    """I3, I4  Strengths never fall, store and market rows never move up."""
    before, after = turn.before, turn.after
    for name in ("crew", "store", "market"):
        assert all(a <= b for a, b in zip(getattr(before, name), getattr(after, name), strict=True)), name


def ships_go_downstream(turn: Turn) -> None:
    """I2  Without the cards a seat's stops in a round are strictly increasing."""
    if isinstance(turn.asked, Sail | SailOn) and turn.choice < PASS:
        before, seat = turn.before, turn.asked.seat
        upstream = STOP_OF[turn.choice] <= before.furthest[seat]
        assert not upstream or holds(before, seat, UPSTREAM) or holds(before, seat, UPSTREAM_ONCE)
        placed = [event for event in turn.events if event.key == "ship_placed"]
        assert placed == [Event("ship_placed", seat, (turn.choice,))]


def points_are_stone(turn: Turn) -> None:
    """I9  At B and C a step adds its value to the total and takes it in stone; the end of the action scores it."""
    asked, events = turn.asked, turn.events
    if isinstance(asked, WORK):
        paid = sum(event.args[0] for event in events if event.key == "stone_paid")
        later = pending(turn.after, asked.seat)
        if paid:
            assert isinstance(later, WORK) and later.total == asked.total + paid
            assert later.capacity == asked.capacity - paid >= 0
        scored = [e.args[0] for e in events if e.key == "points" and SOURCE.keys[e.args[1]] in ("obelisk", "temple")]
        assert scored in ([], [asked.total])
    if isinstance(asked, KeepSphinx):
        drawn, kept = len(turn.before.drawn), len(turn.after.kept[asked.seat]) - len(turn.before.kept[asked.seat])
        scored = [e.args[0] for e in events if e.key == "points" and SOURCE.keys[e.args[1]] == "sphinx_returned"]
        assert sum(scored) == drawn - kept
        paid_now = [e.args[0] for e in events if e.key == "stone_paid" and e.seat == asked.seat][:1]
        assert paid_now == ([asked.paid] if asked.paid else [])
    if isinstance(asked, DrawSphinx):
        later = pending(turn.after, asked.seat)
        assert isinstance(later, KeepSphinx) and later.paid == DRAWS[turn.choice][0]
        assert len(turn.after.drawn) == sum(DRAWS[turn.choice])


def tokens_reverse_the_track(turn: Turn) -> None:
    """I11  After phase 7 the tokens are the exact reverse of the score track."""
    tokens = [event for event in turn.events if event.key == "token"]
    if tokens:
        assert [event.args[0] for event in tokens] == list(range(1, turn.after.seats + 1))
        assert [event.seat for event in tokens] == turn.after.order


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_random_games_keep_every_invariant(seats: int) -> None:
    """EGZ-2.1, EGZ-5.9, EGZ-7.7, EGZ-15.1  I1 to I12: thirty games, five rounds each, checked after every choice."""
    met = set()
    for seed in range(GAMES):
        rounds, placed, builds = [1], 0, [0] * seats
        crews_at_work: list[int] = [0] * seats
        last = None
        for turn in turns(seats, seed):
            GAME.check(turn.after)
            nothing_falls(turn)
            ships_go_downstream(turn)
            points_are_stone(turn)
            tokens_reverse_the_track(turn)
            seat = turn.asked.seat
            met.add(type(turn.asked))
            placed += isinstance(turn.asked, Sail | SailOn) and turn.choice < PASS
            if isinstance(turn.asked, ChooseWorkforce) and NO_CREW <= turn.choice < TRAIN_FIRST:
                builds[seat] += 1
                force = WORKFORCES[turn.choice - FORCE].crews if turn.choice >= FORCE else 0
                assert builds[seat] <= 3 and not crews_at_work[seat] & force
                crews_at_work[seat] |= force
            if turn.after.round != rounds[-1]:
                rounds.append(turn.after.round)
                builds, crews_at_work = [0] * seats, [0] * seats
                assert turn.after.used == [0] * seats and turn.after.river.count(-1) == 0
            last = turn
        assert last is not None
        assert rounds == [1, 2, 3, 4, 5] and placed <= 5 * 8 * seats
        assert sorted(GAME.result(last.after) or []) == list(range(1, seats + 1))
    assert met == set(GAME.decisions)


def test_the_check_sees_a_broken_position() -> None:
    """EGZ-6.2, EGZ-17.8, EGZ-10.6  The invariants are not idle: each of these must be noticed."""
    s: Egizia = GAME.start(GAME.setup(3), KeyedRng(3))
    advance(s)
    GAME.check(s)
    breaks: list[Callable[[Egizia], object]] = [
        lambda t: t.stone.__setitem__(0, 26),
        lambda t: t.crew.__setitem__(0, 10),
        lambda t: t.crew.__setitem__(3, 1),
        lambda t: t.ships_left.__setitem__(0, 7),
        lambda t: t.built.__setitem__(4, [0]),
        lambda t: t.roof.__setitem__(0, 0),
        lambda t: t.sphinx.pop(),
        lambda t: t.tombs.pop(),
        lambda t: t.nile[1].pop(),
        lambda t: t.score.__setitem__(t.track[-1], 1),
        lambda t: t.holder.__setitem__(13, 0),
    ]
    for broken in breaks:
        twin = s.clone()
        broken(twin)
        with pytest.raises(AssertionError):
            GAME.check(twin)
