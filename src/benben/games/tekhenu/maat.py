"""TEK-14  The Maat phase."""

from typing import ClassVar

from benben.core.state import EVERYONE
from benben.core.steps import Decision, Effect, Step
from benben.games.tekhenu.actions import AfterAction
from benben.games.tekhenu.commoners import raise_happiness, raise_population
from benben.games.tekhenu.decrees import EndGame, Proclaim
from benben.games.tekhenu.scoring import PayUpkeep, Score
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import KINDS, clear_faith, gain, owns, points, stock
from benben.games.tekhenu.tables import (
    ACTION_TILES,
    BOT_ANKH,
    BOT_BALANCE,
    BY_MAAT,
    BY_TECHNOLOGY,
    FAITH,
    FAITH_LIMIT,
    GOLD,
    MAAT_LOSS,
    ROUNDS,
)
from benben.games.tekhenu.tables_cards import (
    ANKH,
    ANKH_T15,
    D23,
    DECK,
    DESTINIES,
    DESTINY_REWARD,
    FAITH_MOVE,
    FAITH_T15,
    FOLK_KIND,
    REWARD,
    T15,
    T16,
    TECHNOLOGIES,
)


class Maat(Effect):
    """TEK-14.10  T15 gives its Faith first; then all place Faith in turn order, openly (TEK-14.2)."""

    def run(self, s: Tekhenu, /) -> None:
        s.emit("maat_begins", -1)
        s.weighed = [0] * s.seats
        for seat in s.order:
            if seat != s.bot and owns(s, seat, T15):
                gain(s, seat, FAITH, FAITH_T15)
        s.then(*(PlaceFaith(seat) for seat in s.order if seat != s.bot), Weigh())


class PlaceFaith(Decision):
    """TEK-14.2  Put any number of your Faith on either side: each is worth 1."""

    domain = FAITH_MOVE
    rule = "TEK-14.2"
    skippable = True

    def options(self, s: Tekhenu, /) -> list[int]:
        faith = min(stock(s, self.seat, FAITH), FAITH_LIMIT)
        return list(range(FAITH_LIMIT - faith, FAITH_LIMIT + faith + 1)) if faith else []

    def resolve(self, s: Tekhenu, choice: int, /) -> None:
        shift = choice - FAITH_LIMIT
        s.weighed[self.seat] = shift
        if shift:
            s.tokens[self.seat * KINDS + FAITH] -= abs(shift)
            s.emit("faith_placed", self.seat, shift)


def balance(s: Tekhenu, seat: int) -> int:
    """TEK-14.1  Pips on the left, less pips on the right, less surplus; Faith by side; dice below count nothing.

    TEK-19.1  The bot's balance is fixed for each Maat phase.
    """
    if seat == s.bot:
        return BOT_BALANCE[(s.round - 1) // 4]
    pure = sum(die % 6 + 1 for die in s.left[seat])
    tainted = sum(die % 6 + 1 for die in s.right[seat])
    return pure - tainted - s.surplus[seat] + s.weighed[seat]


def loss(weight: int) -> int:
    """TEK-14.4  What a negative balance costs."""
    for bound, lost in MAAT_LOSS:
        if weight <= bound:
            return lost
    return 0


def ankh(s: Tekhenu, seat: int) -> int:
    """TEK-19.1  The bot's Ankh value is 4; T15 makes one's own 5."""
    if seat == s.bot:
        return BOT_ANKH
    return ANKH_T15 if owns(s, seat, T15) else ANKH[s.destiny[seat]]


class Weigh(Effect):
    """TEK-14.3  All markers go to the Maat track; TEK-14.4 losses; TEK-14.5 the new turn order."""

    def run(self, s: Tekhenu, /) -> None:
        weights = [balance(s, seat) for seat in range(s.seats)]
        for seat in s.order:
            s.emit("weighed", seat, weights[seat])
            if seat != s.bot:
                points(s, seat, -loss(weights[seat]), BY_MAAT)
        keys = [(abs(weights[seat]), -ankh(s, seat)) for seat in range(s.seats)]
        s.order = sorted(range(s.seats), key=keys.__getitem__)
        for seat in s.order:
            s.emit("order", seat, s.order.index(seat) + 1)
        self.first_and_last(s)
        s.then(*self.proclamations(s), *self.scoring(s))

    def first_and_last(self, s: Tekhenu) -> None:
        """TEK-14.10  T16, right after the new order."""
        holder = s.holder[T16]
        if holder < 0 or s.seats == 2:
            return
        if holder == s.order[0]:
            points(s, holder, TECHNOLOGIES[T16 - DECK].points, BY_TECHNOLOGY)
        elif holder == s.order[-1]:
            gain(s, holder, GOLD, 1)

    def proclamations(self, s: Tekhenu) -> list[Step]:
        """TEK-14.10  D23, in the fourth Maat phase, before Scoring."""
        if s.round < ROUNDS:
            return []
        return [Proclaim(seat) for seat in s.order if seat != s.bot and may_proclaim(s, seat)]

    def scoring(self, s: Tekhenu) -> list[Step]:
        """TEK-14.6  If the arrow points at the lowest Scoring marker in play: Scoring. Its Bread comes last."""
        number = next(number for number, section in enumerate(s.markers) if section >= 0)
        if s.markers[number] != s.offset:
            return [ClearScales()]
        upkeep = [PayUpkeep(seat) for seat in s.order if seat != s.bot]
        """TEK-15.8  After the last Scoring the game ends, and the scales stay as they are (TEK-14.10)."""
        return [Score(), *upkeep, RemoveMarker(number), EndGame() if number == 1 else ClearScales()]


def may_proclaim(s: Tekhenu, seat: int) -> bool:
    """Might the seat hold D23, as far as everybody knows?"""
    return D23 in s.hands[seat] or any(eyes != EVERYONE for eyes in s.hand_eyes[seat])


class RemoveMarker(Effect):
    """TEK-15.8  A Scoring marker is removed after its Scoring."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Tekhenu, /) -> None:
        s.markers[self.number] = -1


class ClearScales(Effect):
    """TEK-14.7  Dice go back to the bag, surplus and all Faith to the supply. TEK-14.8  Then new Destiny cards."""

    def run(self, s: Tekhenu, /) -> None:
        for boards in (s.left, s.right, s.under):
            for dice in boards:
                for die in dice:
                    s.bag[die // 6] += 1
                dice.clear()
        s.surplus = [0] * s.seats
        s.weighed = [0] * s.seats
        clear_faith(s)
        s.destiny = [-1] * s.seats
        s.emit("scales_cleared", -1)
        if s.bot >= 0:
            new_pyramid(s)
        """TEK-14.9  What follows on the stack is step 3 of the Rotation."""
        s.then(*(step for seat in s.order for step in destiny_steps(s, seat)))


def destiny_steps(s: Tekhenu, seat: int) -> list[Step]:
    if seat == s.bot:
        return [BotDestiny()] if s.order[0] == seat else []
    return [TakeDestiny(seat, 1)]


def new_pyramid(s: Tekhenu) -> None:
    """TEK-17.5, TEK-19.3  The ten tiles in a new pyramid, the Progress marker left of its base."""
    s.pyramid = list(range(len(ACTION_TILES)))
    s.shuffle(s.pyramid)
    s.progress = -1
    s.emit("new_pyramid", s.bot)


class BotDestiny(Effect):
    """TEK-17.3, TEK-19.2  The bot, if first, takes A01 or A02 at random, without the reward."""

    def run(self, s: Tekhenu, /) -> None:
        s.destiny[s.bot] = s.below(2)
        s.emit("destiny_taken", s.bot, DESTINY_REWARD + s.destiny[s.bot])


class TakeDestiny(Decision):
    """TEK-14.8  Take one of the Destiny cards left; `gain` tells whether its reward comes at once."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "gain")
    domain = REWARD
    rule = "TEK-14.8"

    def __init__(self, seat: int, gain: int) -> None:
        self.seat = seat
        self.gain = gain

    def options(self, s: Tekhenu, /) -> list[int]:
        return [DESTINY_REWARD + card for card in range(len(DESTINIES)) if card not in s.destiny]

    def resolve(self, s: Tekhenu, choice: int, /) -> None:
        s.destiny[self.seat] = choice - DESTINY_REWARD
        s.emit("destiny_taken", self.seat, choice)
        if self.gain:
            s.then(*destiny_reward(s, self.seat), AfterAction())


def destiny_reward(s: Tekhenu, seat: int) -> tuple[Step, ...]:
    token = DESTINIES[s.destiny[seat]].token
    if token < 0:
        return (ChooseFolk(seat),)
    gain(s, seat, token, 1)
    return ()


class ChooseFolk(Decision):
    """TEK-20.1  A03: 1 Population or 1 Happiness."""

    domain = FOLK_KIND
    rule = "TEK-20.1"

    def options(self, s: Tekhenu, /) -> list[int]:
        return [0, 1]

    def resolve(self, s: Tekhenu, choice: int, /) -> None:
        if choice:
            raise_happiness(s, self.seat, 1)
        else:
            raise_population(s, self.seat, 1)
