"""Search for every game: many short futures on samples of what the seat cannot see, remembered in one tree.

Open-loop information-set search of a single observer. Every simulation draws a fresh sample of the position (cards
dealt anew, chance to come drawn anew), goes down the tree by the choices made, not by the positions met, finishes the
turn where the tree ends, plays a few turns more and asks the game's judge. Each seat wants the most for itself (max-n).
"""

import math
import time
from typing import Any

from benben.bots.base import Ranked, Sight
from benben.bots.greedy import GreedyBot
from benben.core import engine
from benben.core.game import Game
from benben.core.rng import FastRng
from benben.core.state import State
from benben.core.steps import Decision, Seat, Together

SPREAD = {"egizia": 14.0, "faraon": 12.5, "ankh": 7.0, "kemet": 6.7, "tekhenu": 15.9}
"""By a lead of so much, as the judge counts, a seat is e times as likely to win as another.

Fitted by `python -m benben.arena.tune spread GAME`.
"""
USUAL_SPREAD = 10.0
TURNS = {"faraon": 8}
USUAL_TURNS = 4
"""So many turns of others a future is followed at least, as measured."""
CURIOSITY = 1.0
"""The weight of trying what was tried little."""
SHARPNESS = 4.0
"""How much more often the option that looks best at once is tried than the one that looks worst."""
WIDE = 4
WIDENING = 1.5
"""After n visits the best WIDE + WIDENING * sqrt(n) options are considered."""
RIPE = (3, 16)
"""After so many visits a place gets branches: in the turn that is searched, and in those that follow."""
FEW = {"egizia": 1000, "tekhenu": 3}
USUAL_FEW = 2
"""Beyond the tree a choice is the best of so many drawn ones, as measured: quicker, and less sure of itself."""
FINISH, FINISH_ALONE = 6, 2
"""Of a very long turn so many choices count as one; also of the one long turn of who plays alone."""
CALM = 8
LEAD = 2
"""Every so many simulations: does the best choice lead by half of what is left of the budget? Then it is chosen."""
FAR = 2
"""At most so many explored choices lie between the last position and a part of the tree that is kept."""


class Node:
    """A place of the tree: what came of the choice that leads here, for the seat that made it."""

    __slots__ = ("arms", "prior", "total", "visits")

    def __init__(self) -> None:
        self.visits = 0
        self.total = 0.0
        self.prior = 0.0
        self.arms: dict[Any, Arms] = {}


class Arms:
    """The choices explored at one decision, the most promising first."""

    __slots__ = ("known", "nodes", "values")

    def __init__(self) -> None:
        self.nodes: dict[Any, Node] = {}
        self.values: dict[int, float] = {}
        self.known: list[int] = []
        """The last list of legal choices that was met; all of them are among the nodes."""

    def learn(self, values: dict[int, float]) -> None:
        """Take in choices with their one-step judgement, and share out the priors anew."""
        self.values.update(values)
        ranked = sorted(self.values, key=lambda choice: -self.values[choice])
        most, least = self.values[ranked[0]], self.values[ranked[-1]]
        width = max(most - least, 1e-9)
        weights = [math.exp(SHARPNESS * (self.values[choice] - most) / width) for choice in ranked]
        whole = sum(weights)
        nodes = {}
        for choice, weight in zip(ranked, weights, strict=True):
            node = self.nodes.get(choice) or Node()
            node.prior = weight / whole
            nodes[choice] = node
        self.nodes = nodes


class Search:
    """One tree for one seat of one game."""

    def __init__(self, game: Game, seat: Seat, paranoid: bool = False, depth: int = -1) -> None:
        self.game = game
        self.seat = seat
        self.paranoid = paranoid
        self.depth = TURNS.get(game.key, USUAL_TURNS) if depth < 0 else depth
        self.few = FEW.get(game.key, USUAL_FEW)
        self.part = 0
        """FINISH or FINISH_ALONE, as the first future shows."""
        self.rng = FastRng(seat)
        self.spread = SPREAD.get(game.key, USUAL_SPREAD)
        self.root = Node()
        self.low = 1.0
        self.high = 0.0

    def simulate(self, s: Any) -> None:
        """One future of a sample, remembered in the tree."""
        path: list[tuple[Seat, Node]] = []
        node = self.root
        sealed: dict[Seat, Node] = {}
        joint: list[int] = []
        mover, turns = self.seat, 0
        while s.stack:
            top = s.stack[-1]
            secret = isinstance(top, Together)
            seat = first_of(top, self.seat) if secret else top.seat
            if seat != mover:
                mover = seat
                turns += 1
            legal = engine.legal(s, seat)
            if len(legal) == 1:
                engine.play(s, seat, legal[0])
                if sealed and not same_lanes(top, s):
                    node, sealed, joint = follow(node, tuple(joint)), {}, []
                continue
            at = sealed.setdefault(seat, lane_of(node, seat)) if secret else node
            asked = engine.pending(s, seat)
            key = (seat, type(asked))
            arms = at.arms.get(key)
            if arms is None:
                if 0 < at.visits < RIPE[turns > 0]:
                    s = self.playout(s, mover, self.depth - turns)
                    break
                arms = at.arms[key] = Arms()
            choice, child = self.select(s, seat, legal, arms)
            child.visits += 1
            path.append((seat, child))
            engine.play(s, seat, choice)
            if secret:
                sealed[seat] = child
                joint.append(choice)
                if not same_lanes(top, s):
                    node, sealed, joint = follow(node, tuple(joint)), {}, []
            else:
                node = child
        self.remember(s, path)

    def select(self, s: State, seat: Seat, legal: list[int], arms: Arms) -> tuple[int, Node]:
        """The choice that promises or teaches most, of the best few."""
        if arms.known != legal:
            new = [choice for choice in legal if choice not in arms.nodes]
            if new:
                arms.learn(self.glance(s, seat, new))
            arms.known = legal[:]
        nodes = arms.nodes
        everything = len(nodes) == len(legal)
        options = nodes.items() if everything else [(c, n) for c, n in nodes.items() if c in legal]
        tried = 0
        whole = 0.0
        for _, node in options:
            tried += node.visits
            whole += node.total
        if not tried:
            return next(iter(options))
        width = max(self.high - self.low, 1e-6)
        urge = CURIOSITY * math.sqrt(tried)
        usual = (whole / tried - self.low) / width - 0.1
        left = WIDE + int(WIDENING * math.sqrt(tried))
        best, most = -1, -1e9
        for choice, node in options:
            visits = node.visits
            value = (node.total / visits - self.low) / width if visits else usual
            value += urge * node.prior / (1 + visits)
            if value > most:
                best, most = choice, value
            left -= 1
            if not left:
                break
        return best, nodes[best]

    def glance(self, s: State, seat: Seat, choices: list[int]) -> dict[int, float]:
        """What each choice promises when the turn is finished as it looks best."""
        values = {}
        for choice in choices:
            twin = s.clone()
            engine.play(twin, seat, choice)
            values[choice] = self.game.worth(self.finish(twin, seat), seat)
        return values

    def playout(self, s: Any, seat: Seat, further: int) -> Any:
        """The rest of a seat's turn, and so many turns more."""
        alone = seat == self.seat
        s = self.finish(s, seat)
        while s.stack and further > 0:
            further -= 1
            mover = mover_of(s, seat)
            alone = alone and mover == seat
            s = self.finish(s, mover)
        if s.stack and not self.part:
            self.part = FINISH_ALONE if alone else FINISH
        return s

    def finish(self, s: Any, seat: Seat) -> Any:
        """A seat's further choices, each as it looks best at once; the position itself is used up."""
        worth, play, few = self.game.worth, engine.play, self.few
        left = self.part or FINISH
        while left and s.stack:
            if seat != mover_of(s, seat):
                return s
            legal = engine.legal(s, seat)
            if len(legal) == 1:
                play(s, seat, legal[0])
                continue
            if len(legal) > few:
                legal = self.some(legal, few)
            left -= 1
            best, most = s, float("-inf")
            for choice in legal:
                twin = s if choice == legal[-1] else s.clone()
                play(twin, seat, choice)
                value = worth(twin, seat)
                if value > most:
                    best, most = twin, value
            s = best
        return s

    def some(self, choices: list[int], few: int) -> list[int]:
        """So many of the choices, drawn."""
        choices = choices[:]
        for place in range(few):
            other = place + self.rng.below(len(choices) - place)
            choices[place], choices[other] = choices[other], choices[place]
        return choices[:few]

    def remember(self, s: Any, path: list[tuple[Seat, Node]]) -> None:
        """Give every seat on the path what it expects of the end."""
        rewards = self.rewards(s)
        for seat, node in path:
            node.total += 1 - rewards[self.seat] if self.paranoid and seat != self.seat else rewards[seat]
            mean = node.total / node.visits
            if mean < self.low:
                self.low = mean
            if mean > self.high:
                self.high = mean

    def rewards(self, s: Any) -> list[float]:
        """Each seat's share of the win: known at the end, before it as likely as the judge's leads make it."""
        if not s.stack:
            places = self.game.result(s)
            assert places is not None
            share = 1 / places.count(1)
            return [share if place == 1 else 0.0 for place in places]
        worth = self.game.worth
        hopes = [worth(s, seat) for seat in range(s.seats)]
        most = max(hopes)
        weights = [math.exp((hope - most) / self.spread) for hope in hopes]
        whole = sum(weights)
        return [weight / whole for weight in weights]


def mover_of(s: Any, seat: Seat) -> Seat:
    """Who chooses next; among sealed choices this seat's own comes first."""
    top = s.stack[-1]
    return first_of(top, seat) if isinstance(top, Together) else top.seat


def first_of(top: Together, seat: Seat) -> Seat:
    """Whose sealed choice is looked at next: the searcher's own first."""
    return seat if seat in top.lanes else min(top.lanes)


def lane_of(node: Node, seat: Seat) -> Node:
    """Where a sealed lane begins: at the same place for every seat, so that none answers what it cannot know."""
    return follow(node, ("lane", seat))


def follow(node: Node, key: Any) -> Node:
    arms = node.arms.get("ways")
    if arms is None:
        arms = node.arms["ways"] = Arms()
    found = arms.nodes.get(key)
    if found is None:
        found = arms.nodes[key] = Node()
    return found


def same_lanes(before: Together, s: State) -> bool:
    """Are the sealed choices that were being made still going on?"""
    top = s.stack[-1] if s.stack else None
    if not isinstance(top, Together):
        return False
    return all(seat in before.lanes and before.lanes[seat][-1] is lane[-1] for seat, lane in top.lanes.items())


class MctsBot:
    """Search with a budget of simulations, or of seconds."""

    def __init__(
        self, seed: int, simulations: int = 0, seconds: float = 0.0, paranoid: bool = False, depth: int = -1
    ) -> None:
        self.rng = FastRng(seed)
        self.seed = seed
        self.simulations = simulations
        self.seconds = seconds
        self.paranoid = paranoid
        self.depth = depth
        self.search: Search | None = None
        self.last: Any = None
        """A sample of the position after the last choice, where the tree begins."""

    def choose(self, sight: Sight) -> int:
        if len(sight.legal) == 1:
            return sight.legal[0]
        best = self.think(sight, hurry=True)[0].choice
        self.keep(sight, best)
        return best

    def rank(self, sight: Sight) -> list[Ranked]:
        return self.think(sight, hurry=False)

    def think(self, sight: Sight, hurry: bool) -> list[Ranked]:
        search = self.search = self.resumed(sight)
        arms = self.prepared(search, sight)
        simulate, sample, rng = search.simulate, sight.sample, self.rng
        done = 0
        began = time.perf_counter()
        left = self.simulations or 1
        while left > 0:
            simulate(sample(rng))
            done += 1
            if self.simulations:
                left = self.simulations - done
            else:
                spent = time.perf_counter() - began
                left = int(done * (self.seconds - spent) / spent)
            if hurry and done % CALM == 0 and decided(arms, left):
                break
        ranked = [
            Ranked(choice, node.total / node.visits if node.visits else 0.0, node.visits)
            for choice, node in arms.nodes.items()
            if choice in sight.legal
        ]
        return sorted(ranked, key=lambda option: (-option.visits, -option.value))

    def prepared(self, search: Search, sight: Sight) -> Arms:
        """The choices at the root, ordered as greedy play would."""
        top = sight.sample(self.rng.clone()).stack[-1]
        root = lane_of(search.root, sight.seat) if isinstance(top, Together) else search.root
        key = (sight.seat, type(sight.asked))
        arms = root.arms.get(key)
        if arms is None:
            arms = root.arms[key] = Arms()
        greedy = GreedyBot(self.rng.below(1 << 30)).rank(sight)
        arms.learn({option.choice: option.value for option in greedy})
        return arms

    def keep(self, sight: Sight, choice: int) -> None:
        """Remember what follows this choice, for the next one."""
        s = sight.sample(self.rng)
        if self.search is None or isinstance(s.stack[-1], Together):
            self.search = None
            return
        engine.play(s, sight.seat, choice)
        self.search.root = self.search.root.arms[sight.seat, type(sight.asked)].nodes[choice]
        self.last = s

    def resumed(self, sight: Sight) -> Search:
        """The part of the old tree that begins where the game stands now, if it was explored; else a new tree."""
        old = self.search
        if old is not None and old.game is sight.game and old.seat == sight.seat and self.last is not None:
            found = find(old, self.last, sight)
            if found is not None:
                old.root = found
                return old
        return Search(sight.game, sight.seat, self.paranoid, self.depth)


def decided(arms: Arms, left: int) -> bool:
    """Would the second choice need most of what is left of the budget to come first?"""
    first = second = 0
    for node in arms.nodes.values():
        if node.visits > first:
            first, second = node.visits, first
        elif node.visits > second:
            second = node.visits
    return first - second > left / LEAD


def find(search: Search, start: Any, sight: Sight) -> Node | None:
    """Along every explored path from the last position: the place that looks like the one seen now."""
    view = sight.view
    paths = [(search.root, start, 0)]
    while paths:
        node, s, steps = paths.pop()
        seat, legal = -1, [0]
        while s.stack and isinstance(s.stack[-1], Decision):
            seat = s.stack[-1].seat
            legal = engine.legal(s, seat)
            if len(legal) > 1:
                break
            engine.play(s, seat, legal[0])
        if len(legal) < 2 or not isinstance(s.stack[-1], Decision):
            continue
        if seat == search.seat:
            if type(s.stack[-1]) is type(sight.asked) and legal == sight.legal and search.game.view(s, seat) == view:
                return node
            continue
        arms = node.arms.get((seat, type(s.stack[-1])))
        if arms is None or steps == FAR:
            continue
        for choice, child in arms.nodes.items():
            if child.visits and choice in legal:
                twin = s.clone()
                engine.play(twin, seat, choice)
                paths.append((child, twin, steps + 1))
    return None
