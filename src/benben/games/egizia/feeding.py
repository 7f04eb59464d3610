"""EGZ-5, EGZ-6  Phases 3 and 4: feed the crews, produce stone."""

from typing import ClassVar

from benben.core.steps import Decision, Effect
from benben.games.egizia.cards import Train, held, spend
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import (
    FIELDS,
    GRAIN,
    GRAIN_CARD,
    GRAIN_CARDS,
    HUNGER_POINTS,
    PENALTY,
    QUARRIES,
    START_FIELD,
    START_QUARRY,
)
from benben.games.egizia.tracks import gain_stone, score


class FeedAll(Effect):
    """EGZ-5.1  In score-track order, leader first, as it stands when the phase begins."""

    def run(self, s: Egizia, /) -> None:
        for seat in reversed(s.track):
            s.then(Feed(seat), Train(seat))


def need(s: Egizia, seat: int) -> int:
    """EGZ-5.2  The strengths of all four crews."""
    return sum(s.crew[seat * 4 : seat * 4 + 4])


def grain(s: Egizia, seat: int) -> int:
    """EGZ-5.3, EGZ-19.1  The seat's fields that the ring waters.

    EGZ-5.4  Left waters green, middle yellow-green too, right all three colours.
    """
    total = START_FIELD
    for card, amount, colour in FIELDS:
        if s.holder[card] == seat and colour <= s.ring:
            total += amount
    return total


class Feed(Effect):
    """EGZ-5.6  Enough grain: nothing happens, the surplus is lost. EGZ-5.9  Crews never shrink."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Egizia, /) -> None:
        missing = need(s, self.seat) - grain(s, self.seat)
        if missing <= 0:
            s.emit("fed", self.seat)
        elif held(s, self.seat, GRAIN):
            s.then(UseGrain(self.seat, missing))
        else:
            go_hungry(s, self.seat, missing)


def go_hungry(s: Egizia, seat: int, missing: int) -> None:
    """EGZ-5.7, EGZ-14.5  Lose points for each missing grain: 3, 2, 1 or 1 by the row of the market marker."""
    s.emit("hungry", seat, missing)
    score(s, seat, -missing * PENALTY[s.market[seat]], HUNGER_POINTS)


class UseGrain(Decision):
    """EGZ-5.5, EGZ-19.9  Short of grain: hand in any number of grain cards, 4 grain each, even too few."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "missing")
    domain = GRAIN_CARDS
    rule = "EGZ-5.5"

    def __init__(self, seat: int, missing: int) -> None:
        self.seat = seat
        self.missing = missing

    def options(self, s: Egizia, /) -> list[int]:
        return list(range(held(s, self.seat, GRAIN) + 1))

    def resolve(self, s: Egizia, cards: int, /) -> None:
        for _ in range(cards):
            spend(s, self.seat, GRAIN)
        missing = self.missing - cards * GRAIN_CARD
        if missing > 0:
            go_hungry(s, self.seat, missing)


def production(s: Egizia, seat: int) -> int:
    """The sum of the seat's quarries."""
    total = START_QUARRY
    for card, amount in QUARRIES:
        if s.holder[card] == seat:
            total += amount
    return total


class Produce(Effect):
    """EGZ-6.1  In token order each seat gains the stone of its quarries."""

    def run(self, s: Egizia, /) -> None:
        for seat in s.order:
            gain_stone(s, seat, production(s, seat))
