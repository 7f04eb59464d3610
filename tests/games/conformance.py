"""What every game owes the engine, in every mode, for every number of players and with every option.

A new game gets this suite by standing in the registry. To try one that does not yet, or to soak:
`python -m tests.games.conformance GAME [--games N] [--positions N]`.
"""

import argparse
import importlib
import itertools
import json
import time
import xml.etree.ElementTree
from collections.abc import Iterator
from typing import Any, NamedTuple

import pytest

from benben.core import codec, engine, record
from benben.core.game import ActionSpace, Game, Mode, Setup, Value
from benben.core.match import Match
from benben.core.rng import FastRng, KeyedRng
from benben.core.state import WATCHER, State
from benben.core.steps import Decision, Together
from benben.games import GAMES

BOUND = 20_000
"""No game takes more choices than this."""


class Case(NamedTuple):
    game: Game
    setup: Setup

    def __str__(self) -> str:
        options = "".join(f"-{key}={value}" for key, value in self.setup.options.items())
        return f"{self.game.key}-{self.setup.mode}-{self.setup.players}{options}"


def cases_of(game: Game) -> list[Case]:
    """Every mode and number of players with the defaults, and every other value of every option once."""
    found = {}
    for mode in game.modes:
        for players in mode.players:
            for options in ({}, *other_options(mode)):
                case = Case(game, game.setup(players, {"mode": mode.key, **options}))
                if not options or players == mode.players[-1]:
                    found[str(case)] = case
    return list(found.values())


def other_options(mode: Mode) -> Iterator[dict[str, Value]]:
    for option in mode.options:
        for value in option.values:
            if value != option.default:
                yield {option.key: value}


CASES = [case for game in GAMES.values() for case in cases_of(game)]
every_case = pytest.mark.parametrize("case", CASES, ids=str)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


def begin(case: Case, seed: int) -> Any:
    s = case.game.start(case.setup, KeyedRng(seed))
    engine.advance(s)
    return s


def positions(case: Case, seed: int) -> Iterator[tuple[Any, int, int]]:
    """Random play: each position with the seat and the choice that follow; the last has neither."""
    s = begin(case, seed)
    rng = FastRng(seed)
    for _ in range(BOUND):
        movers = engine.to_move(s)
        if not movers:
            yield s, -1, -1
            return
        for seat in movers:
            assert engine.legal(s, seat), f"seat {seat} is to move without options: {s.stack}"
        seat = movers[rng.below(len(movers))]
        options = engine.legal(s, seat)
        choice = options[rng.below(len(options))]
        yield s, seat, choice
        engine.play(s, seat, choice)
    raise AssertionError(f"{case}: not over after {BOUND} choices")


# --- Properties of one position ---------------------------------------------------------------------------------------


def check_codec(game: Game, s: State) -> None:
    """JSON and back gives an equal position, also inside a half-made secret choice."""
    text = json.dumps(codec.dump(game, s))
    assert "true" not in text and "false" not in text, "a position holds whole numbers only"
    again = codec.load(game, json.loads(text))
    assert json.dumps(codec.dump(game, again)) == text
    assert engine.to_move(again) == engine.to_move(s)
    for seat in engine.to_move(s):
        assert engine.legal(again, seat) == engine.legal(s, seat)


def check_clone(game: Game, s: State, seat: int, choice: int) -> None:
    """A clone is equal, and playing on it leaves the original alone."""
    before = codec.digest(game, s)
    twin = s.clone()
    assert codec.digest(game, twin) == before
    engine.play(twin, seat, choice)
    assert codec.digest(game, s) == before


def check_sight(game: Game, s: State, rng: FastRng) -> None:
    """Nothing leaks and nothing known is lost: a seat sees, and may choose, the same in every twin it could be in."""
    for seat in (*range(s.seats), WATCHER):
        seen = game.view(s, seat)
        text = json.dumps(seen, sort_keys=True)
        twin = game.determinize(s, seat, rng)
        assert json.dumps(game.view(twin, seat), sort_keys=True) == text
        assert engine.to_move(twin) == engine.to_move(s)
        if seat in engine.to_move(s):
            assert engine.legal(twin, seat) == engine.legal(s, seat)
            assert pending(twin, seat).row() == pending(s, seat).row()
        game.check(twin)


def check_no_peeking(game: Game, s: State, seat: int, choice: int, rng: FastRng) -> None:
    """A choice that can be taken back tells its seat nothing it could not have foreseen."""
    after = s.clone()
    engine.play(after, seat, choice)
    if after.learnt != s.learnt:
        return
    twin = game.determinize(s, seat, rng)
    engine.play(twin, seat, choice)
    assert game.view(twin, seat) == game.view(after, seat)


def check_mask(game: Game, s: State, space: ActionSpace) -> None:
    for seat in engine.to_move(s):
        asked = pending(s, seat)
        legal = engine.legal(s, seat)
        assert len(set(legal)) == len(legal) and all(0 <= choice < len(asked.domain) for choice in legal)
        mask = space.mask(s, seat, asked)
        assert [space.choice(asked, i) for i, bit in enumerate(mask) if bit] == sorted(legal)


def check_reasons(s: State) -> None:
    for seat in engine.to_move(s):
        for choice, why in engine.reasons(s, seat).items():
            assert choice not in engine.legal(s, seat) and why.key and why.rule


def check_board(match: Match) -> None:
    """The board can be drawn for every seat, in both languages and arrangements, and lights only legal choices."""
    face = match.game.face()
    for seat in (*range(match.setup.seats), WATCHER):
        view = match.view(seat)
        for lang, tall in (("en", False), ("pl", True)):
            root = xml.etree.ElementTree.fromstring(face.draw(view, lang, tall))
            ids = [element.get("id") for element in root.iter() if element.get("id")]
            assert len(set(ids)) == len(ids), "an id stands twice"
            lit = [int(str(e.get("data-choice"))) for e in root.iter() if e.get("data-choice") is not None]
            assert set(lit) <= {choice for choice, _ in view["choices"]}
        for other in range(match.setup.seats):
            assert face.quantities(view, other)
        assert face.text(view, "pl")
        for _, key in view["choices"]:
            face.note(view, seat, view["asked"]["kind"], key)


def pending(s: State, seat: int) -> Decision:
    asked = engine.pending(s, seat)
    assert asked is not None
    return asked


def check_position(game: Game, s: State, seat: int, choice: int, space: ActionSpace, rng: FastRng) -> None:
    game.check(s)
    check_codec(game, s)
    check_sight(game, s, rng)
    check_mask(game, s, space)
    if seat >= 0:
        check_clone(game, s, seat, choice)
        check_no_peeking(game, s, seat, choice, rng)


# --- Whole games ------------------------------------------------------------------------------------------------------


def random_match(case: Case, seed: int) -> Match:
    match = Match(case.game, case.setup, seed)
    rng = FastRng(seed)
    while not match.over:
        seat = match.to_move[rng.below(len(match.to_move))]
        options = match.legal(seat)
        match.play(seat, options[rng.below(len(options))])
    return match


@every_case
def test_random_play_keeps_all_properties_and_ends(case: Case) -> None:
    game, space, rng = case.game, ActionSpace(case.game), FastRng(1)
    for number, (s, seat, choice) in enumerate(positions(case, 1)):
        game.check(s)
        if number % 3 == 0:
            check_position(game, s, seat, choice, space, rng)
        if number % 25 == 0:
            check_reasons(s)
    places, scores = game.result(s), game.scores(s)
    assert places is not None and len(places) == len(scores) == case.setup.seats
    assert min(places) >= 1 and all(place == 1 + sum(other < place for other in places) for place in places)


@every_case
def test_the_same_seed_and_choices_give_the_same_game(case: Case) -> None:
    match = random_match(case, 2)
    again = match.replayed()
    assert again.log == match.log and again.events == match.events and again.digest() == match.digest()
    found = record.replay(record.read(record.write(match)), lambda key: GAMES.get(key, case.game))
    assert found.digest() == match.digest() and found.ranking == match.ranking


@every_case
def test_the_journal_changes_nothing(case: Case) -> None:
    match = random_match(case, 3)
    s = case.game.start(case.setup, KeyedRng(3))
    engine.advance(s)
    for line in match.log:
        engine.apply(s, line.seat, pending(s, line.seat).domain.index[line.key])
    assert codec.digest(case.game, s) == match.digest()


@every_case
def test_points_in_the_journal_add_up_to_the_scores(case: Case) -> None:
    match = random_match(case, 4)
    assert [sum(tally.values()) for tally in match.breakdown()] == match.scores


@every_case
def test_every_event_is_declared(case: Case) -> None:
    for event in random_match(case, 5).events:
        terms = case.game.events[event.key]
        assert len(terms) == len(event.args), event
        for term, value in zip(terms, event.args, strict=True):
            assert term.domain is None or 0 <= value < len(term.domain), event


def walk(match: Match, seed: int) -> Iterator[tuple[int, int]]:
    """Random play of a match: yields the seat and the choice that follow, and plays it if nobody else did."""
    rng = FastRng(seed)
    while not match.over:
        seat = match.to_move[rng.below(len(match.to_move))]
        options = match.legal(seat)
        choice, played = options[rng.below(len(options))], len(match.log)
        yield seat, choice
        if len(match.log) == played:
            match.play(seat, choice)


def check_undo(match: Match, seat: int, choice: int) -> bool:
    """A choice is taken back exactly, or refused because something was learnt or somebody else chose."""
    before, learnt, log = match.digest(), match.state.learnt, len(match.log)
    match.play(seat, choice)
    barrier = match.state.learnt != learnt or any(line.seat != seat for line in match.log[log:])
    assert (match.undo_refusal(seat) is not None) == barrier
    if not match.undo(seat):
        assert barrier
        return False
    assert not barrier and match.digest() == before and len(match.log) == log
    return True


@every_case
def test_undo_is_exact_or_refused(case: Case) -> None:
    match = Match(case.game, case.setup, 6)
    undone = sum(check_undo(match, seat, choice) for seat, choice in walk(match, 6))
    assert undone > 0


@every_case
def test_save_and_load_resume_the_match(case: Case) -> None:
    match = Match(case.game, case.setup, 7)
    rng = FastRng(7)
    while not match.over:
        if len(match.log) % 40 == 0:
            match = Match.load(case.game, json.loads(json.dumps(match.save())))
        options = match.legal(match.to_move[0])
        match.play(match.to_move[0], options[rng.below(len(options))])
    assert match.replayed().digest() == match.digest()


@every_case
def test_the_board_is_drawn_for_every_seat(case: Case) -> None:
    match = Match(case.game, case.setup, 8)
    total = len(random_match(case, 8).log)
    due = [0, total // 3, 2 * total // 3]
    for _ in walk(match, 8):
        if due and len(match.log) >= due[0]:
            check_board(match)
            del due[0]
    check_board(match)


# --- The declarations of a game ---------------------------------------------------------------------------------------


@every_game
def test_every_field_is_declared_and_cloned(game: Game) -> None:
    declared = (*game.public, *game.hidden)
    assert len(set(declared)) == len(declared)
    s = begin(cases_of(game)[0], 1)
    own = list(vars(type(s)).get("__annotations__", {}) or declared)
    assert sorted(own) == sorted(declared)
    twin = s.clone()
    for name in declared:
        value = getattr(s, name)
        assert getattr(twin, name) == value
        if isinstance(value, list):
            assert getattr(twin, name) is not value, f"clone shares {name}"


@every_game
def test_views_show_no_machinery(game: Game) -> None:
    s = begin(cases_of(game)[0], 1)
    text = json.dumps(game.view(s, 0))
    for word in ("rng", "stack", "learnt", f"{1:032x}"):
        assert f'"{word}"' not in text


@every_game
def test_every_step_is_wired(game: Game) -> None:
    names = [step.__name__ for step in game.steps]
    assert len(set(names)) == len(names)
    for decision in game.decisions:
        assert decision.rule.startswith(f"{game.prefix}-") and len(decision.domain) > 0
        if decision.__doc__:
            assert game.prefix in decision.__doc__.split()[0], f"{decision.__name__} does not cite its rule first"


@every_game
def test_rows_say_where_they_come_from(game: Game) -> None:
    for table in game.tables:
        assert len(table.rows) == table.size
        assert all(row.source for row in table.rows)


# --- By hand ----------------------------------------------------------------------------------------------------------


def soak(game: Game, games: int, target: int) -> None:
    """Check every property in every position of many random games."""
    space, rng, done, inside, undone = ActionSpace(game), FastRng(9), 0, 0, 0
    began = told = time.perf_counter()
    for seed in itertools.count():
        for case in cases_of(game):
            match = Match(game, case.setup, seed)
            for seat, choice in walk(match, seed):
                check_position(game, match.state, seat, choice, space, rng)
                inside += isinstance(match.state.stack[-1], Together)
                undone += check_undo(match, seat, choice)
                done += 1
        seconds = time.perf_counter()
        over = done >= target if target else seed + 1 >= games
        if over or seconds - told > 30:
            told = seconds
            figures = f"{done} positions, {inside} inside secret choices, {undone} choices undone"
            print(f"{game.key}: {figures}, {seconds - began:.0f} s", flush=True)
        if over:
            return


def load_game(key: str) -> Game:
    found = importlib.import_module(f"benben.games.{key}").GAME
    assert isinstance(found, Game)
    return found


def main() -> None:
    cli = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cli.add_argument("game", help="a game's key, registered or not")
    cli.add_argument("--games", type=int, default=3, help="random games for each mode, player count and option")
    cli.add_argument("--positions", type=int, default=0, help="soak until this many positions were checked")
    cli.add_argument("--no-suite", action="store_true", help="only the soak")
    args = cli.parse_args()
    game = load_game(args.game)
    if not args.no_suite:
        GAMES.setdefault(game.key, game)
        CASES[:] = cases_of(game)
        own = globals()
        for name, test in list(own.items()):
            if name.startswith("test_"):
                for subject in CASES if "case" in test.__code__.co_varnames[:1] else [game]:
                    test(subject)
                print(f"{name}: passed", flush=True)
    soak(game, args.games, args.positions)


if __name__ == "__main__":
    main()
