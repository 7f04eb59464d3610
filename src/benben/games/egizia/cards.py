"""EGZ-18, EGZ-19  The Nile cards: what they do when taken, and the ones that wait for their moment."""

from typing import ClassVar

from benben.core.steps import Decision
from benben.games.egizia.state import Egizia
from benben.games.egizia.stops import MoveRing
from benben.games.egizia.tables import (
    BONUS_AMOUNT,
    CARD_POINTS,
    CARDS_OF,
    CREW,
    CREW_OR_NONE,
    FIELD,
    IMMEDIATE,
    JOKER_CARD,
    MARKET,
    MAX_CREW,
    NILE,
    NO_TRAINING,
    POINTS,
    STONE,
    STORE,
    TRAINING,
    TRAINING_COST,
)
from benben.games.egizia.tracks import gain_stone, pay_stone, raise_crew, score, shift_market, shift_store


def holds(s: Egizia, seat: int, kind: int) -> bool:
    """Does a card of this kind lie in front of the seat? EGZ-18.4  It may be played in the turn it was taken."""
    for card in CARDS_OF[kind]:
        if s.holder[card] == seat:
            return True
    return False


def held(s: Egizia, seat: int, kind: int) -> int:
    """How many cards of this kind lie in front of the seat."""
    return sum(s.holder[card] == seat for card in CARDS_OF[kind])


def spend(s: Egizia, seat: int, kind: int) -> None:
    """EGZ-18.1  An anytime card is played once, in its owner's own turn, and leaves the game.

    EGZ-18.6  Every moment at which such a card can change something is a decision that offers it.
    """
    for card in CARDS_OF[kind]:
        if s.holder[card] == seat:
            s.holder[card] = -1
            s.emit("card_spent", seat, card)
            return


def take_card(s: Egizia, seat: int, card: int) -> None:
    """EGZ-4.4  Take a card: carry it out, or lay it in front of you. EGZ-18.5  The classes stand in tables.py."""
    row = NILE[card]
    kind = row.kind
    s.emit("card_taken", seat, card)
    if kind in IMMEDIATE:
        carry_out(s, seat, kind, row.amount, row.crews)
        return
    s.holder[card] = seat  # EGZ-18.2: permanent cards stay open for the whole game; EGZ-19.3 quarries among them.
    if kind == FIELD and row.bonus >= 0:
        """EGZ-19.2  A field with a bonus gives it once, on taking."""
        carry_out(s, seat, row.bonus, BONUS_AMOUNT[row.bonus], ())


def carry_out(s: Egizia, seat: int, kind: int, amount: int, crews: tuple[int, ...]) -> None:
    """EGZ-18.3  An immediate card is carried out at once and completely; what is impossible is lost."""
    if kind == STONE:
        """EGZ-19.4"""
        gain_stone(s, seat, amount)
    elif kind == CREW:
        """EGZ-19.8"""
        for crew in crews:
            raise_crew(s, seat, crew, amount)
    elif kind == JOKER_CARD:
        """EGZ-19.10  The joker grows by 2, the ring may move up to twice."""
        for crew in crews:
            raise_crew(s, seat, crew, amount)
        s.then(MoveRing(seat, 2))
    elif kind == STORE:
        """EGZ-19.16  One step at a time."""
        for _ in range(amount):
            shift_store(s, seat)
    elif kind == MARKET:
        for _ in range(amount):
            shift_market(s, seat)
    else:
        """EGZ-19.21"""
        assert kind == POINTS
        score(s, seat, amount, CARD_POINTS)


def trainable(s: Egizia, seat: int) -> list[int]:
    """EGZ-19.15  The crews that training could raise now: once a round, for 2 stone, used crews too."""
    if not holds(s, seat, TRAINING) or s.trained >> seat & 1 or s.stone[seat] < TRAINING_COST:
        return []
    return [crew for crew in range(4) if s.crew[seat * 4 + crew] < MAX_CREW]


def train(s: Egizia, seat: int, crew: int) -> None:
    """EGZ-19.15  Pay 2 stone, raise one crew by 1."""
    s.trained |= 1 << seat
    s.emit("trained", seat, crew)
    pay_stone(s, seat, TRAINING_COST)
    raise_crew(s, seat, crew, 1)


class Train(Decision):
    """EGZ-19.22  A training window of its own: right after feeding, and before building begins."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    domain = CREW_OR_NONE
    rule = "EGZ-19.22"
    skippable = True

    def options(self, s: Egizia, /) -> list[int]:
        crews = trainable(s, self.seat)
        return [*crews, NO_TRAINING] if crews else []

    def resolve(self, s: Egizia, crew: int, /) -> None:
        if crew != NO_TRAINING:
            train(s, self.seat, crew)
