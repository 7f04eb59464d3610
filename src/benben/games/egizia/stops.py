"""EGZ-17  The seven round stops."""

from typing import ClassVar

from benben.core.steps import Decision, Effect, Reason
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import (
    ALYI,
    ALYI_STONE,
    CREW_STOPS,
    CREWS,
    EDFU,
    JOKER,
    MAX_CREW,
    RING_MOVE,
    STAY,
)
from benben.games.egizia.tracks import gain_stone, raise_crew, shift_market, shift_store


class UseStop(Effect):
    """EGZ-4.5  Carry out the action of the round stop just entered."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "stop")

    def __init__(self, seat: int, stop: int) -> None:
        self.seat = seat
        self.stop = stop

    def run(self, s: Egizia, /) -> None:
        seat, stop = self.seat, self.stop
        if stop in CREW_STOPS:
            """EGZ-17.2 Thebae, EGZ-17.3 Selinon, EGZ-17.4 Beni Hasan: two crews grow by 1."""
            for crew in CREW_STOPS[stop]:
                raise_crew(s, seat, crew, 1)
        elif stop == EDFU:
            """EGZ-17.1  Store and market one step down each, the store first: the order changes nothing."""
            shift_store(s, seat)
            shift_market(s, seat)
        elif stop == ALYI:
            s.then(ChooseCrew(seat), GainStone(seat, ALYI_STONE))
        else:
            """EGZ-17.6 Passalon, EGZ-17.7 Heliopolis: the joker grows by 1, the ring may move once."""
            raise_crew(s, seat, JOKER, 1)
            s.then(MoveRing(seat, 1))


class ChooseCrew(Decision):
    """EGZ-17.5  Alyi: raise a crew of choice below 9, the joker too; with all four at 9 nothing is asked."""

    domain = CREWS
    rule = "EGZ-17.5"
    skippable = True

    def options(self, s: Egizia, /) -> list[int]:
        return [crew for crew in range(4) if s.crew[self.seat * 4 + crew] < MAX_CREW]

    def resolve(self, s: Egizia, crew: int, /) -> None:
        raise_crew(s, self.seat, crew, 1)

    def why_not(self, s: Egizia, crew: int, /) -> Reason | None:
        return Reason("crew_at_nine", "EGZ-17.5")


class GainStone(Effect):
    """EGZ-17.5  Then gain 2 stone."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "amount")

    def __init__(self, seat: int, amount: int) -> None:
        self.seat = seat
        self.amount = amount

    def run(self, s: Egizia, /) -> None:
        gain_stone(s, self.seat, self.amount)


class MoveRing(Decision):
    """EGZ-17.6  The ring may move one space left or right, as often as `moves` says, and stays on its three spaces."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "moves")
    domain = RING_MOVE
    rule = "EGZ-17.6"

    def __init__(self, seat: int, moves: int) -> None:
        self.seat = seat
        self.moves = moves

    def options(self, s: Egizia, /) -> list[int]:
        return [STAY, 2] if s.ring == 0 else [STAY, 1] if s.ring == 2 else [STAY, 1, 2]

    def resolve(self, s: Egizia, move: int, /) -> None:
        if move == STAY:
            return
        s.ring += 1 if move == 2 else -1
        s.emit("ring_moved", self.seat, s.ring)
        if self.moves > 1:
            s.then(MoveRing(self.seat, self.moves - 1))

    def why_not(self, s: Egizia, move: int, /) -> Reason | None:
        return Reason("ring_at_end", "EGZ-17.6")
