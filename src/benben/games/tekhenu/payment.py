"""TEK-1.8  Paying: Gold for any basic resource, and what T10 and T22 make interchangeable."""

from typing import ClassVar

from benben.core.steps import Domain, Step
from benben.games.tekhenu.blessings import TurnDecision, holds, play_one_of
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import KINDS, points
from benben.games.tekhenu.tables import BY_TECHNOLOGY, GOLD, GRANITE, LIMESTONE, SCRIBE, TOKEN
from benben.games.tekhenu.tables_cards import (
    BY_BLESSING,
    DECK,
    PAYMENT,
    PAYMENT_INDEX,
    PAYMENTS,
    T10,
    T22,
    TECHNOLOGIES,
)

PARTNER = {LIMESTONE: GRANITE, GRANITE: LIMESTONE}
USED_T10 = 1
USED_T22 = 2


def purse(s: Tekhenu, seat: int, token: int) -> int:
    """How many of a token the seat could pay: Gold for basics (never the reverse), T22 and T10 counted in."""
    first = seat * KINDS
    tokens = s.tokens
    total = tokens[first + token]
    if token < GOLD:
        total += tokens[first + GOLD]
        if token >= LIMESTONE and s.holder[T22] == seat:
            total += tokens[first + PARTNER[token]]
    if s.holder[T10] == seat:
        total += tokens[first + (GOLD if token == SCRIBE else SCRIBE)]
    return total


def ways(s: Tekhenu, seat: int, token: int, amount: int) -> list[int]:
    """All distinct ways to pay an amount, as payments."""
    first = seat * KINDS
    tokens = s.tokens
    own = tokens[first + token] if token < GOLD else 0
    gold = tokens[first + GOLD]
    scribes = tokens[first + SCRIBE]
    partner = -1
    other = 0
    if token >= LIMESTONE and token < GOLD and s.holder[T22] == seat:
        partner = PARTNER[token]
        other = tokens[first + partner]
    if s.holder[T10] != seat:
        if token == SCRIBE:
            gold = 0
        else:
            scribes = 0
    found = []
    for a in range(min(amount, own), -1, -1):
        for b in range(min(amount - a, other), -1, -1):
            for c in range(min(amount - a - b, gold), -1, -1):
                d = amount - a - b - c
                if d <= scribes:
                    mix = [0, 0, 0, 0, c, d]
                    if token < GOLD:
                        mix[token] = a
                        if partner >= 0:
                            mix[partner] = b
                    found.append(PAYMENT_INDEX[tuple(mix)])
    return found


def charge(s: Tekhenu, seat: int, token: int, payment: int) -> None:
    """Take what is paid; T10 and T22 give their point once in an own turn."""
    first = seat * KINDS
    mix = PAYMENTS[payment]
    for kind in range(6):
        s.tokens[first + kind] -= mix[kind]
    s.emit("paid", seat, payment)
    if mix[GOLD] if token == SCRIBE else mix[SCRIBE]:
        swap(s, seat, USED_T10, T10)
    if token in PARTNER and mix[PARTNER[token]]:
        swap(s, seat, USED_T22, T22)


def swap(s: Tekhenu, seat: int, bit: int, technology: int) -> None:
    if s.mover == seat and not s.swapped & bit:
        s.swapped |= bit
        points(s, seat, TECHNOLOGIES[technology - DECK].points, BY_TECHNOLOGY)


def pay_or_ask(s: Tekhenu, seat: int, token: int, amount: int, waiver: int = 0) -> tuple[Step, ...]:
    """Pay now if there is one way, else ask. `waiver` is a Blessing that spares its owner the cost."""
    if not amount:
        return ()
    if not (waiver and holds(s, seat, waiver)):
        found = ways(s, seat, token, amount)
        if len(found) == 1:
            charge(s, seat, token, found[0])
            return ()
    return (Pay(seat, token, amount, waiver),)


class Pay(TurnDecision):
    """TEK-1.8  Choose among the distinct ways to pay, or play the Blessing that waives the cost."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "token", "amount", "waiver")
    domain = PAYMENT
    rule = "TEK-1.8"
    terms: ClassVar[dict[str, Domain]] = {"token": TOKEN}

    def __init__(self, seat: int, token: int, amount: int, waiver: int) -> None:
        self.seat = seat
        self.token = token
        self.amount = amount
        self.waiver = waiver

    def offers(self, s: Tekhenu, /) -> list[int]:
        found = ways(s, self.seat, self.token, self.amount)
        if self.waiver and holds(s, self.seat, self.waiver):
            found.append(BY_BLESSING)
        return found

    def take(self, s: Tekhenu, payment: int, /) -> None:
        if payment == BY_BLESSING:
            """TEK-20.1  B13 to B16 spare the whole cost of this one action."""
            play_one_of(s, self.seat, self.waiver)
        else:
            charge(s, self.seat, self.token, payment)
