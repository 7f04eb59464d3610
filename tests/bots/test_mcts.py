"""The searching bot: legal, seeded, fair, and better with more to think."""

from typing import Any

import pytest

from benben.bots import Bot, MctsBot, RandomBot, Sight, bot
from benben.bots.greedy import GreedyBot
from benben.bots.mcts import FINISH, FINISH_ALONE, Arms, Node, Search, decided, find
from benben.core import codec, engine
from benben.core.game import BadSetup, Game
from benben.core.rng import FastRng, KeyedRng, Rng
from benben.core.steps import Together
from benben.games import GAMES

every_game = pytest.mark.parametrize("game", GAMES.values(), ids=lambda game: game.key)


def played(game: Game, players: int, choices: int, seed: int) -> Any:
    """A position after so many random choices, with a real choice to make."""
    s = game.start(game.setup(players), KeyedRng(seed))
    rng = FastRng(seed)
    engine.advance(s)
    while choices > 0 or len(engine.legal(s, engine.to_move(s)[0])) < 3:
        seat = engine.to_move(s)[0]
        legal = engine.legal(s, seat)
        engine.play(s, seat, legal[rng.below(len(legal))])
        choices -= 1
    return s


def sealed(game: Game, players: int) -> Any:
    """A position in the middle of sealed choices of two seats, or None."""
    for seed in range(3):
        s = game.start(game.setup(players), KeyedRng(seed))
        rng = FastRng(seed)
        engine.advance(s)
        while s.stack:
            top = s.stack[-1]
            if isinstance(top, Together) and len(top.lanes) > 1 and len(engine.legal(s, min(top.lanes))) > 1:
                return s
            seat = engine.to_move(s)[0]
            legal = engine.legal(s, seat)
            engine.play(s, seat, legal[rng.below(len(legal))])
    return None


def test_names() -> None:
    assert isinstance(bot("mcts:200", 1), MctsBot)
    assert bot("mcts:1.5s", 1).seconds == 1.5  # type: ignore[attr-defined]
    assert bot("paranoid:20", 1).paranoid  # type: ignore[attr-defined]
    assert bot("master", 1).seconds > bot("adept", 1).seconds > bot("novice", 1).seconds  # type: ignore[attr-defined]
    for wrong in ("mcts", "mcts:", "mcts:0", "mcts:-3", "mcts:fast", "exec:", "clever"):
        with pytest.raises(BadSetup, match="there is no bot"):
            bot(wrong, 1)


@every_game
def test_a_choice_is_legal_and_seeded(game: Game) -> None:
    s = played(game, 2, 30, 5)
    before = codec.digest(game, s)
    seat = engine.to_move(s)[0]
    ranked = MctsBot(7, simulations=30).rank(Sight(game, s, seat))
    assert ranked == MctsBot(7, simulations=30).rank(Sight(game, s, seat))
    assert sorted(option.choice for option in ranked) == sorted(engine.legal(s, seat))
    assert sum(option.visits for option in ranked) == 30
    assert all(0 <= option.value <= 1 for option in ranked)
    assert codec.digest(game, s) == before


def test_a_budget_of_time() -> None:
    game = GAMES["egizia"]
    s = played(game, 2, 20, 1)
    assert MctsBot(1, seconds=0.05).choose(Sight(game, s, engine.to_move(s)[0])) in engine.legal(
        s, engine.to_move(s)[0]
    )


def test_the_search_ends_when_the_second_choice_would_need_most_of_what_is_left() -> None:
    arms = Arms()
    for choice, visits in enumerate((3, 25, 14)):
        arms.nodes[choice] = Node()
        arms.nodes[choice].visits = visits
    assert decided(arms, 21)
    assert not decided(arms, 22)
    game = GAMES["tekhenu"]
    s = played(game, 2, 30, 5)
    seat = engine.to_move(s)[0]
    samples: list[object] = []

    class Counting(Sight):
        def sample(self, rng: Rng) -> Any:
            samples.append(rng)
            return super().sample(rng)

    hint = MctsBot(7, simulations=400).rank(Counting(game, s, seat))
    whole = len(samples)
    assert whole > sum(option.visits for option in hint) == 400
    assert MctsBot(7, simulations=400).choose(Counting(game, s, seat)) == hint[0].choice
    assert len(samples) - whole < 400


@pytest.mark.parametrize("key", ["tekhenu", "faraon", "kemet"])
@pytest.mark.parametrize(("players", "part"), [(1, FINISH_ALONE), (2, FINISH)])
def test_who_plays_alone_has_one_long_turn_looked_at_in_short_parts(key: str, players: int, part: int) -> None:
    game = GAMES[key]
    s = played(game, players, 20, 3)
    seat = engine.to_move(s)[0]
    search = Search(game, seat)
    search.simulate(game.determinize(s, seat, FastRng(1)))
    search.simulate(game.determinize(s, seat, FastRng(2)))
    assert search.part == part


@every_game
@pytest.mark.parametrize("name", ["greedy", "mcts:24", "paranoid:12"])
def test_a_bot_chooses_alike_on_every_twin_it_cannot_tell_apart(game: Game, name: str) -> None:
    for players in (min(n for n in game.player_counts if n > 1), max(game.player_counts)):
        for choices in (5, 40):
            s = played(game, players, choices, choices + players)
            seat = engine.to_move(s)[0]
            wanted = bot(name, 3).rank(Sight(game, s, seat))
            for number in range(2):
                twin = game.determinize(s, seat, FastRng(number))
                assert bot(name, 3).rank(Sight(game, twin, seat)) == wanted


@every_game
def test_a_sample_depends_only_on_the_view(game: Game) -> None:
    """What is hidden leaves no trace: samples of the position and of its twins are the same ones."""
    for players in game.player_counts:
        s = played(game, players, 25, players)
        for seat in range(players):
            twin = game.determinize(s, seat, FastRng(99))
            for number in range(3):
                one = game.determinize(s, seat, FastRng(number))
                other = game.determinize(twin, seat, FastRng(number))
                assert codec.dump(game, one) == codec.dump(game, other)


@every_game
def test_sealed_choices_are_searched_blindly(game: Game) -> None:
    s = sealed(game, max(game.player_counts))
    if s is None:
        return
    seat = min(s.stack[-1].lanes)
    chosen = MctsBot(1, simulations=40).choose(Sight(game, s, seat))
    assert chosen in engine.legal(s, seat)
    search = Search(game, seat)
    for number in range(200):
        search.simulate(game.determinize(s, seat, FastRng(number)))
    lanes = [key for key in search.root.arms["ways"].nodes if key[:1] == ("lane",)]
    assert ("lane", seat) in lanes and all(len(key) == 2 for key in lanes)
    assert len(lanes) > 1, "every seat chooses at one place, whatever the others chose"


def test_the_tree_is_kept_between_choices_of_one_turn() -> None:
    game = GAMES["egizia"]
    kept = 0
    s = game.start(game.setup(2), KeyedRng(4))
    engine.advance(s)
    thinker = MctsBot(1, simulations=40)
    other = RandomBot(2)
    while s.stack and kept < 3:
        seat = engine.to_move(s)[0]
        sight = Sight(game, s, seat)
        if seat == 0 and len(sight.legal) > 1:
            if thinker.search is not None and find(thinker.search, thinker.last.clone(), sight) is not None:
                kept += 1
            engine.play(s, seat, thinker.choose(sight))
        else:
            engine.play(s, seat, other.choose(sight))
    assert kept == 3


def test_search_sees_further_than_greed() -> None:
    """At equal seats, a little search is not worse than greedy play: the same deals from both sides."""
    game = GAMES["egizia"]
    lead = 0
    for number in range(2):
        for side in range(2):
            s = game.start(game.setup(2), KeyedRng(number))
            bots: list[Bot] = [MctsBot(number, simulations=12), GreedyBot(number)]
            engine.advance(s)
            while s.stack:
                seat = engine.to_move(s)[0]
                engine.play(s, seat, bots[seat ^ side].choose(Sight(game, s, seat)))
            scores = game.scores(s)
            lead += scores[side] - scores[1 - side]
    assert lead > 0


def test_sight_holds_no_position() -> None:
    game = GAMES["egizia"]
    s = played(game, 2, 10, 1)
    sight = Sight(game, s, engine.to_move(s)[0])
    assert s not in vars(sight).values()
    sight.legal.clear()
    assert engine.legal(s, engine.to_move(s)[0])
