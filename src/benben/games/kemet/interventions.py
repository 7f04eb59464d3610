"""KEM-4.3  Divine interventions of the day."""

from benben.core.state import EVERYONE
from benben.core.steps import Decision
from benben.games.kemet.amon_battle import mend
from benben.games.kemet.control import hostile, immune, rival_at
from benben.games.kemet.hands import play_card, take_card
from benben.games.kemet.placing import ALSO_TROOPS, PlaceUnit, capacity
from benben.games.kemet.prayer import can_pay, gain
from benben.games.kemet.sharing import lose
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import (
    AREA,
    CARD,
    CARDS,
    DAY_KINDS,
    DIVINE_MEMORY,
    ENLISTED,
    ENLISTMENT,
    MANA_THEFT,
    PLAY,
    PRAYER,
    PRAYER_GAIN,
    RAINING_FIRE,
)


def day_cards(s: Kemet, seat: int) -> list[int]:
    """KEM-4.3  The kinds of DAY cards in hand that can be paid and can do something (ruling A63)."""
    hand = s.hand[seat]
    return [
        kind for kind in DAY_KINDS if kind in hand and can_pay(s, seat, CARDS[kind].cost) and has_effect(s, seat, kind)
    ]


def has_effect(s: Kemet, seat: int, kind: int) -> bool:
    if kind == RAINING_FIRE:
        return bool(burnable(s, seat))
    if kind == ENLISTMENT:
        return capacity(s, seat, ALSO_TROOPS) > 0
    if kind == DIVINE_MEMORY:
        return any(card != DIVINE_MEMORY for card in s.discard)
    return True


def burnable(s: Kemet, seat: int) -> list[int]:
    """Areas with a hostile troop that can lose a unit outside battle."""
    rivals = [(area, rival_at(s, area, seat)) for area in PLAY[s.seats]]
    return [area for area, rival in rivals if rival >= 0 and not immune(s, rival, area)]


def play_day_card(s: Kemet, seat: int, kind: int) -> None:
    play_card(s, seat, kind)
    if kind == RAINING_FIRE:
        s.then(RainFire(seat))
    elif kind == PRAYER:
        gain(s, seat, PRAYER_GAIN)
    elif kind == ENLISTMENT:
        s.then(PlaceUnit(seat, ENLISTED, -1, ALSO_TROOPS, 0))
    elif kind == MANA_THEFT:
        for other in s.after(seat):
            if s.prayer[other] and hostile(s, seat, other):
                s.prayer[other] -= 1
                s.emit("prayer_lost", other, 1)
        gain(s, seat, 1)
    else:
        s.then(Remember(seat))


class RainFire(Decision):
    """KEM-1.19  Raining Fire removes one rival unit anywhere."""

    domain = AREA
    rule = "KEM-1.19"

    def options(self, s: Kemet, /) -> list[int]:
        return burnable(s, self.seat)

    def resolve(self, s: Kemet, area: int, /) -> None:
        lose(s, rival_at(s, area, self.seat), area, 1, 0)
        mend(s)


class Remember(Decision):
    """KEM-1.19  Divine Memory takes a card of the discards into the hand, not another Divine Memory."""

    domain = CARD
    rule = "KEM-1.19"

    def options(self, s: Kemet, /) -> list[int]:
        return sorted(set(s.discard) - {DIVINE_MEMORY})

    def resolve(self, s: Kemet, card: int, /) -> None:
        s.discard.remove(card)
        take_card(s, self.seat, card, EVERYONE)
        s.emit("card_remembered", self.seat, card)
