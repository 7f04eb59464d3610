"""A game: a record of functions and tables, with the modes and options it offers."""

import re
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field
from functools import cache
from typing import Any, NamedTuple

from benben.core.engine import legal
from benben.core.rng import Rng
from benben.core.state import State
from benben.core.steps import Decision, Domain, Seat, Step
from benben.core.table import Table

Value = bool | int | str
Options = dict[str, Value]
View = dict[str, Any]


class BadSetup(ValueError):
    """A game that cannot be set up as asked; says what is accepted."""


@dataclass(frozen=True)
class Option:
    """A choice made before the game: its values and the default."""

    key: str
    values: tuple[Value, ...]
    default: Value

    def read(self, given: Value) -> Value:
        """The value meant by a word of the command line or by JSON."""
        for value in self.values:
            if type(given) is type(value) and given == value:
                return value
        words = {"true": True, "on": True, "yes": True, "false": False, "off": False, "no": False}
        word = str(given).lower()
        for value in self.values:
            if word == str(value).lower() or (isinstance(value, bool) and words.get(word) is value):
                return value
        raise BadSetup(f"option {self.key}: {given!r} is not one of {', '.join(map(spell, self.values))}")


def spell(value: Value) -> str:
    """A value as people write it."""
    return ("off", "on")[value] if isinstance(value, bool) else str(value)


@dataclass(frozen=True)
class Mode:
    """A way to play: for how many people, with which options, against how many automas."""

    key: str
    players: tuple[int, ...]
    options: tuple[Option, ...] = ()
    automas: int = 0


class Setup(NamedTuple):
    """A checked wish: the seats are those of the people, then those of the automas."""

    players: int
    mode: str
    options: Options
    seats: int


class Term(NamedTuple):
    """An argument of an event: a number, an index of a domain, or another seat."""

    name: str
    domain: Domain | None = None
    seat: bool = False


@dataclass(frozen=True)
class Face:
    """How a game shows itself; loaded only when somebody looks."""

    draw: Callable[..., str]
    """(view, lang, tall) -> SVG."""
    quantities: Callable[[View, Seat], list[tuple[str, str, Any]]]
    """What a seat's row tells at a glance: mark, word key, value."""
    note: Callable[[View, Seat, str, str], list[tuple[str, dict[str, Any]]]]
    """What an option of a decision (kind, key) means in this position: word keys with arguments."""
    text: Callable[..., list[tuple[str, list[list[str]]]]]
    """(view, lang) -> titled tables for the terminal."""
    picture: Callable[[str, str, str], str | None] | None = None
    """(table, key of a row, lang) -> the component as SVG; None for the plate that all games share."""
    sign: str = "pyramid"
    """The game's mark."""


@dataclass(frozen=True)
class Game:
    key: str
    prefix: str
    rules_version: int
    modes: tuple[Mode, ...]
    steps: tuple[type[Step], ...]
    """Every step class, in the rulebook's order."""
    state: type[State]
    public: tuple[str, ...]
    """The fields of the state that everybody knows."""
    hidden: tuple[str, ...]
    """The fields that lie in zones."""
    new: Callable[[int, Options, Rng], Any]
    """Seats, options (the mode among them), chance -> the position before the first choice, not yet advanced."""
    view: Callable[[Any, Seat], View]
    determinize: Callable[[Any, Seat, Rng], Any]
    """A position this seat cannot tell from the true one, with its own chance."""
    scores: Callable[[Any], list[int]]
    result: Callable[[Any], list[int] | None]
    """The place of each seat, 1 for the winner, equal for shared places; None while the game goes on."""
    check: Callable[[Any], None]
    """Invariants; raises AssertionError."""
    judge: Callable[[Any, Seat], float]
    """How good the position is for a seat against its rivals, for greedy play."""
    worth: Callable[[Any, Seat], float]
    """What a seat may hope for, whatever its rivals do: quicker than `judge`, for the futures of a search."""
    events: Mapping[str, tuple[Term, ...]]
    sources: Domain
    """What points are given for: the second argument of the event `points`."""
    tables: tuple[Table, ...]
    face: Callable[[], Face]
    domains: tuple[Domain, ...] = field(init=False)

    def __post_init__(self) -> None:
        found: dict[str, Domain] = {self.sources.name: self.sources}
        asked = [step.domain for step in self.decisions]
        named = [term.domain for terms in self.events.values() for term in terms if term.domain is not None]
        for domain in [*asked, *named]:
            assert found.setdefault(domain.name, domain) is domain, f"two domains are called {domain.name}"
        object.__setattr__(self, "domains", tuple(found.values()))

    @property
    def decisions(self) -> list[type[Decision]]:
        return [step for step in self.steps if issubclass(step, Decision)]

    @property
    def player_counts(self) -> list[int]:
        return sorted({n for mode in self.modes for n in mode.players})

    def setup(self, players: int, options: Mapping[str, Value] | None = None) -> Setup:
        """Check a wish; `mode` is one of the options, by default the first that takes this many players."""
        wish = dict(options or {})
        mode = self._mode(players, wish.pop("mode", None))
        known = {option.key: option for option in mode.options}
        for key in wish:
            if key not in known:
                accepted = ", ".join(known) or "none"
                raise BadSetup(f"{self.key} has no option {key!r} in mode {mode.key}; options: {accepted}")
        chosen = {key: option.read(wish.get(key, option.default)) for key, option in known.items()}
        return Setup(players, mode.key, chosen, players + mode.automas)

    def _mode(self, players: int, wanted: Value | None) -> Mode:
        modes = {mode.key: mode for mode in self.modes}
        if wanted is not None and str(wanted) not in modes:
            raise BadSetup(f"{self.key} has no mode {wanted!r}; modes: {', '.join(modes)}")
        fitting = [mode for mode in self.modes if players in mode.players and wanted in (None, mode.key)]
        if not fitting:
            counts = modes[str(wanted)].players if wanted is not None else self.player_counts
            way = f" in mode {wanted}" if wanted is not None else ""
            raise BadSetup(f"{self.key}{way} is for {', '.join(map(str, counts))} players, not {players}")
        return fitting[0]

    def start(self, setup: Setup, rng: Rng) -> Any:
        return self.new(setup.seats, {**setup.options, "mode": setup.mode}, rng)


def kind_of(step: type[Step]) -> str:
    """The name of a step class at the edges: `ChooseStop` -> `choose_stop`."""
    return _snake(step.__name__)


@cache
def _snake(name: str) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", name).lower()


class ActionSpace:
    """All choices of a game numbered through, for learning: derived from the domains, never written by hand."""

    def __init__(self, game: Game) -> None:
        self.offset: dict[type[Step], int] = {}
        self.names: list[tuple[str, str]] = []
        for decision in game.decisions:
            self.offset[decision] = len(self.names)
            self.names.extend((kind_of(decision), key) for key in decision.domain.keys)
        self.size = len(self.names)

    def index(self, asked: Decision, choice: int) -> int:
        return self.offset[type(asked)] + choice

    def choice(self, asked: Decision, index: int) -> int:
        return index - self.offset[type(asked)]

    def mask(self, s: State, seat: Seat, asked: Decision) -> bytearray:
        """One byte an action: 1 where it is legal now."""
        mask = bytearray(self.size)
        first = self.offset[type(asked)]
        for choice in legal(s, seat):
            mask[first + choice] = 1
        return mask


def places(keys: Iterable[Any]) -> list[int]:
    """Places from ranking keys, one a seat, higher is better: equal keys share a place."""
    ranked = list(keys)
    return [1 + sum(other > key for other in ranked) for key in ranked]
