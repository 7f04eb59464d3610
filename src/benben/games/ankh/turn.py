"""ANK-5, ANK-10  A turn: one or two actions, and the events they trigger.

1. Choose a track; its marker moves on; the action is resolved.
2. On the white square: the event marker moves on, the event is resolved, the marker goes back, the turn ends.
3. Otherwise a second action, on a track further down.
"""

from typing import ClassVar

from benben.core.steps import Decision, Effect, Reason, Step
from benben.games.ankh.caravan import LayCamel
from benben.games.ankh.conflict import Conflict
from benben.games.ankh.control import ControlMonument
from benben.games.ankh.followers import GainFollowers
from benben.games.ankh.move import MoveUnit
from benben.games.ankh.revolt import Consolidate
from benben.games.ankh.state import Ankh
from benben.games.ankh.summon import SummonUnit
from benben.games.ankh.tables import (
    ACTION,
    CARAVAN,
    CONTROL,
    GAIN,
    MOVE,
    SPACES,
    SUMMON_UNIT,
    UNLOCK,
    WHITE,
    start_square,
)
from benben.games.ankh.tables_scenarios import PEOPLES_REVOLT
from benben.games.ankh.unlock import UnlockPower


def playing(s: Ankh, seat: int) -> bool:
    return s.alive >> s.chief[seat] & 1 == 1


def merged(s: Ankh, seat: int) -> bool:
    return s.chief.count(s.chief[seat]) > 1


class Turn(Effect):
    """ANK-5.9  Players take turns clockwise; eliminated ones are skipped."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ankh, /) -> None:
        after = Turn((self.seat + 1) % s.seats)
        if not playing(s, self.seat):
            s.then(after)
            return
        s.turn = self.seat
        s.emit("turn_begins", self.seat)
        s.then(ChooseAction(self.seat, -1), after)


class ChooseAction(Decision):
    """ANK-5.1  Move Units, Summon Unit, Gain Followers or Unlock Ankh Power, from the top track to the lowest."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "above")
    domain = ACTION
    rule = "ANK-5.1"

    def __init__(self, seat: int, above: int) -> None:
        self.seat = seat
        self.above = above
        """The track of the first action; -1 for none yet."""

    def options(self, s: Ankh, /) -> list[int]:
        """ANK-5.5  The second action is on a track strictly below the first. ANK-5.8  It cannot be left out."""
        return list(range(self.above + 1, len(ACTION)))

    def resolve(self, s: Ankh, track: int, /) -> None:
        """ANK-5.2  The marker moves one square, then the action is resolved, even if it can do nothing."""
        s.marker[track] += 1
        s.emit("action_taken", self.seat, track)
        s.then(action(self.seat, track), AfterAction(self.seat, track, self.above))

    def why_not(self, s: Ankh, track: int, /) -> Reason | None:
        return Reason("track_not_below", "ANK-5.5")


def action(seat: int, track: int) -> Step:
    if track == MOVE:
        return MoveUnit(seat, 0)
    if track == SUMMON_UNIT:
        return SummonUnit(seat, ())
    return GainFollowers(seat) if track == GAIN else UnlockPower(seat)


class AfterAction(Effect):
    """ANK-5.3, ANK-10.2  A marker on white triggers the next event; then it goes back and the turn ends."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "track", "above")

    def __init__(self, seat: int, track: int, above: int) -> None:
        self.seat = seat
        self.track = track
        self.above = above

    def run(self, s: Ankh, /) -> None:
        if s.marker[self.track] == WHITE[self.track]:
            """ANK-5.10  Also if the action or the event does nothing. ANK-5.4  No second action follows."""
            s.then(TriggerEvent(self.seat), ResetMarker(self.track))
        elif self.above < 0 and self.track != UNLOCK and not merged(s, self.seat):
            """ANK-5.6  None after Unlock. ANK-5.7, ANK-15.10, ANK-15.16  A merged player has one action, any track."""
            s.then(ChooseAction(self.seat, self.track))


class ResetMarker(Effect):
    """ANK-5.3  Back to the start square for the number of players who started the game."""

    fields: ClassVar[tuple[str, ...]] = ("track",)

    def __init__(self, track: int) -> None:
        self.track = track

    def run(self, s: Ankh, /) -> None:
        s.marker[self.track] = start_square(self.track, s.seats)


class TriggerEvent(Effect):
    """ANK-10.1  Control Monument and Camel Caravan concern the player who triggered them, Conflicts everybody."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ankh, /) -> None:
        s.event += 1
        space = SPACES[s.event]
        s.emit("event_reached", self.seat, space.kind)
        if space.kind == CONTROL:
            s.then(ControlMonument(self.seat))
        elif space.kind == CARAVAN:
            """ANK-22.2  In the People's Revolt the caravans are consolidations."""
            s.then(Consolidate(self.seat) if s.scenario == PEOPLES_REVOLT else LayCamel(self.seat, ()))
        else:
            s.then(Conflict(self.seat, space.conflict))
