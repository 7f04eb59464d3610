"""FAR-4, FAR-11, FAR-12  The rounds, their turns, and what is prepared between them."""

from typing import ClassVar

from benben.core.steps import Effect, Step
from benben.games.faraon.goods import draw_urn
from benben.games.faraon.offerings import refill
from benben.games.faraon.pyramid import PyramidStep, all_passed
from benben.games.faraon.scoring import FinalScoring
from benben.games.faraon.state import Faraon
from benben.games.faraon.tables import (
    AREAS,
    EMPTY,
    MARKER,
    ROUNDS,
    TOKENS,
    URN_GOODS,
    urns_laid,
)
from benben.games.faraon.traitor import TraitorTurn, block_slot, draw_pile
from benben.games.faraon.turns import Turn


class PlayRound(Effect):
    """FAR-4.1  Five rounds, each begun by the holder of the First Player token."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Faraon, /) -> None:
        s.round = self.number
        s.emit("round_begins", s.first, self.number)
        s.then(NextTurn(s.first), EndRound())


class NextTurn(Effect):
    """FAR-4.1  Turns go round clockwise. FAR-11.1  The round ends the moment all have passed."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Faraon, /) -> None:
        if not all_passed(s):
            s.then(turn_of(s, self.seat), NextTurn((self.seat + 1) % s.seats))


def turn_of(s: Faraon, seat: int) -> Step:
    """FAR-4.2, FAR-4.3  Act or pass; after the pass a step on the pyramid.

    FAR-13.17  So it is for the human against the Traitor, who is skipped by nobody either.
    """
    if seat == s.traitor:
        return TraitorTurn(seat)
    return PyramidStep(seat) if s.passed >> seat & 1 else Turn(seat)


class EndRound(Effect):
    """FAR-11.1  The discs leave the pyramid. FAR-11.3  After the last round there is only the scoring."""

    def run(self, s: Faraon, /) -> None:
        s.passed = 0
        s.row = [-1] * s.seats
        s.square = [0] * s.seats
        if s.round == ROUNDS:
            s.then(FinalScoring())
        else:
            s.then(PrepareRound(s.round + 1))


class PrepareRound(Effect):
    """FAR-11.2  Clear the wheel, refill the offerings, turn the wheel, turn the nobles back, lay out urns.

    FAR-12.3, FAR-13.18  The left-over urn comes before the new ones, the Traitor's pile last.
    """

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Faraon, /) -> None:
        clear_wheel(s)
        refill(s)
        turn_wheel(s)
        s.used = 0
        place_leftover(s)
        if self.number < ROUNDS:
            lay_urns(s)
        s.then(PlayRound(self.number))
        if s.traitor >= 0:
            draw_pile(s, self.number)


def clear_wheel(s: Faraon) -> None:
    """FAR-11.2  Resources return to the supply, offering tokens to their discard, markers to the box."""
    for slot, piece in enumerate(s.wheel):
        if 0 <= piece < TOKENS:
            s.supply[piece] += 1
        elif TOKENS <= piece < MARKER:
            s.spent[piece - TOKENS] += 1
        s.wheel[slot] = EMPTY


def turn_wheel(s: Faraon) -> None:
    """FAR-11.2  One sector on, in the direction of the marker."""
    s.turned = (s.turned + s.direction) % AREAS
    s.emit("wheel_turned", -1, s.direction)


def lay_urns(s: Faraon) -> None:
    """FAR-2.13, FAR-11.2  New urns under the pyramid."""
    s.urns_shown = [draw_urn(s) for _ in range(urns_laid(s.seats, s.traitor >= 0))]
    for urn in s.urns_shown:
        s.emit("urn_laid", -1, urn)


def place_leftover(s: Faraon) -> None:
    """FAR-12.2  The resources of the urn nobody chose block slots of their colours; the urn is discarded."""
    for place, urn in enumerate(s.urns_shown):
        if urn >= 0:
            s.emit("leftover_placed", -1, urn)
            for colour in URN_GOODS[urn]:
                block_slot(s, colour)
            s.urns_spent.append(urn)
            s.urns_shown[place] = EMPTY
