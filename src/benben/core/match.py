"""A game being played: the only class that the table, the bots and the command line know."""

from typing import Any, NamedTuple

from benben.core import codec, engine
from benben.core.game import Game, Setup, View, kind_of
from benben.core.rng import KeyedRng
from benben.core.state import Event, State, sees
from benben.core.steps import Decision, Reason, Seat


class Choice(NamedTuple):
    """One line of the log; `auto` marks a choice that had no alternative."""

    seat: Seat
    kind: str
    key: str
    auto: bool = False


class Moment(NamedTuple):
    """A point to which a seat may go back."""

    seat: Seat
    state: State
    choices: int
    events: int


class Match:
    """State, log, journal and undo. Choices without an alternative are played at once and marked automatic."""

    def __init__(self, game: Game, setup: Setup, seed: int) -> None:
        self.game = game
        self.setup = setup
        self.seed = seed
        self.meta: dict[str, str] = {}
        self.log: list[Choice] = []
        self.events: list[Event] = []
        self.past: list[Moment] = []
        self.barrier = "nothing"
        self.state: Any = game.start(setup, KeyedRng(seed))
        self.state.journal = self.events
        engine.advance(self.state)
        self._play_forced()

    @property
    def to_move(self) -> list[Seat]:
        return engine.to_move(self.state)

    @property
    def over(self) -> bool:
        return not self.state.stack

    @property
    def scores(self) -> list[int]:
        return self.game.scores(self.state)

    @property
    def ranking(self) -> list[int] | None:
        """The place of each seat, 1 for the winner; None while the game goes on."""
        return self.game.result(self.state) if self.over else None

    def pending(self, seat: Seat) -> Decision | None:
        return engine.pending(self.state, seat)

    def legal(self, seat: Seat) -> list[int]:
        return engine.legal(self.state, seat)

    def reasons(self, seat: Seat) -> dict[int, Reason]:
        return engine.reasons(self.state, seat)

    def play(self, seat: Seat, choice: int) -> list[Event]:
        """Make a choice; what happened is returned. The only mutator besides `undo`."""
        if choice not in self.legal(seat):
            engine.refuse(self.state, seat, choice)
        before = Moment(seat, self.state.clone(), len(self.log), len(self.events))
        self._play(seat, choice, auto=False)
        self._play_forced()
        if self.state.learnt != before.state.learnt:
            self._close("learnt")
        elif any(line.seat != seat for line in self.log[before.choices :]):
            self._close("others")
        else:
            if self.past and self.past[-1].seat != seat:
                self._close("others")
            self.past.append(before)
        return self.events[before.events :]

    def undo(self, seat: Seat) -> bool:
        """Take back this seat's last choice, if nothing was learnt and nobody else chose since."""
        if not self.past or self.past[-1].seat != seat:
            return False
        moment = self.past.pop()
        del self.log[moment.choices :]
        del self.events[moment.events :]
        self.state = moment.state
        self.state.journal = self.events
        return True

    def undo_refusal(self, seat: Seat) -> str | None:
        """Why `undo` would refuse: `learnt`, `others` or `nothing`; None if it would not."""
        if self.past:
            return None if self.past[-1].seat == seat else "others"
        return self.barrier

    def _close(self, barrier: str) -> None:
        self.past.clear()
        self.barrier = barrier

    def _play(self, seat: Seat, choice: int, auto: bool) -> None:
        asked = self.pending(seat)
        assert asked is not None
        self.log.append(Choice(seat, kind_of(type(asked)), asked.domain.keys[choice], auto))
        engine.play(self.state, seat, choice)

    def _play_forced(self) -> None:
        while True:
            forced = [(seat, self.legal(seat)) for seat in self.to_move]
            single = [(seat, options[0]) for seat, options in forced if len(options) == 1]
            if not single:
                return
            self._play(*single[0], auto=True)

    def view(self, seat: Seat) -> View:
        """All that a seat may know: the position, what it is asked, what it may choose."""
        asked = self.pending(seat)
        return {
            "game": self.game.key,
            "mode": self.setup.mode,
            "options": self.setup.options,
            "players": self.setup.players,
            "seat": seat,
            "seq": len(self.log),
            "over": self.over,
            "to_move": self.to_move,
            "scores": self.scores,
            "ranking": self.ranking,
            "position": self.game.view(self.state, seat),
            "asked": None if asked is None else self.question(asked),
            "choices": [] if asked is None else [[i, asked.domain.keys[i]] for i in self.legal(seat)],
        }

    def question(self, asked: Decision) -> dict[str, Any]:
        return {
            "kind": kind_of(type(asked)),
            "domain": asked.domain.name,
            "rule": asked.rule,
            "args": {name: self._named(asked, name) for name in asked.fields},
        }

    def _named(self, asked: Decision, name: str) -> Any:
        value = getattr(asked, name)
        return asked.terms[name].keys[value] if name in asked.terms else value

    def events_for(self, seat: Seat, since: int = 0) -> list[Event]:
        return [event for event in self.events[since:] if sees(event.to, seat)]

    def breakdown(self) -> list[dict[str, int]]:
        """Points of each seat by what they were given for."""
        tally: list[dict[str, int]] = [{} for _ in range(self.setup.seats)]
        for event in self.events:
            if event.key == "points":
                amount, source = event.args[:2]
                key = self.game.sources.keys[source]
                tally[event.seat][key] = tally[event.seat].get(key, 0) + amount
        return tally

    def digest(self) -> str:
        return codec.digest(self.game, self.state)

    def save(self) -> dict[str, Any]:
        """One JSON document: header, log, journal and snapshot."""
        return {
            "game": self.game.key,
            "rules": self.game.rules_version,
            "players": self.setup.players,
            "mode": self.setup.mode,
            "options": self.setup.options,
            "seed": f"{self.seed:032x}",
            "meta": self.meta,
            "log": [list(line) for line in self.log],
            "events": [[event.key, event.seat, list(event.args), event.to] for event in self.events],
            "snapshot": codec.dump(self.game, self.state),
        }

    @classmethod
    def load(cls, game: Game, data: dict[str, Any]) -> "Match":
        """The match that `save` described, from its snapshot; earlier choices can no longer be taken back."""
        match = cls.__new__(cls)
        match.game = game
        match.setup = game.setup(data["players"], {**data["options"], "mode": data["mode"]})
        match.seed = int(data["seed"], 16)
        match.meta = dict(data["meta"])
        match.log = [Choice(*line) for line in data["log"]]
        match.events = [Event(key, seat, tuple(args), to) for key, seat, args, to in data["events"]]
        match.past = []
        match.barrier = "nothing"
        match.state = codec.load(game, data["snapshot"])
        match.state.journal = match.events
        return match

    def replayed(self) -> "Match":
        """The same choices played again from the seed: must end in the same position."""
        again = Match(self.game, self.setup, self.seed)
        for line in self.log[len(again.log) :]:
            if len(again.log) < len(self.log) and not line.auto:
                asked = again.pending(line.seat)
                assert asked is not None
                again.play(line.seat, asked.domain.index[line.key])
        return again
