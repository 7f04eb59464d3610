"""TEK-16  Decrees and the end of the game.

1. All reveal their Decrees; each picks at most 3, of different symbols. 2. They score: D03, then D04 pay, D08 is last.
3. Turn order gives points.
"""

from typing import ClassVar

from benben.core.state import EVERYONE
from benben.core.steps import Decision, Effect
from benben.games.tekhenu.actions import free_action, free_choices
from benben.games.tekhenu.market import RefillMarket
from benben.games.tekhenu.payment import charge, pay_or_ask, purse
from benben.games.tekhenu.possible import NO_COST
from benben.games.tekhenu.scoring import temple_points
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import KINDS, owns, points, stock
from benben.games.tekhenu.tables import (
    BY_DECREE,
    BY_ORDER,
    BY_SCRIBES,
    DECREES_SCORED,
    FIRST_POINTS,
    GOLD,
    OS_Q,
    PILLARS,
    QUARRIES,
    SCRIBE,
    SECOND_POINTS,
    STATUES,
    SYMBOLS,
    WORKSHOPS,
)
from benben.games.tekhenu.tables_cards import (
    D03,
    D03_COST,
    D04,
    D04_POINTS,
    D06,
    D08,
    D08_LIMIT,
    D20,
    D20_POINTS,
    D22,
    D23,
    D24,
    DECK,
    DECLINE,
    DECREE_PICK,
    DECREES,
    FIRST_DECREE,
    FREE,
    GOD_STATUE,
    HAPPINESS_SYMBOL,
    OSIRIS_BUILDING,
    PAYMENT_INDEX,
    PEOPLE_STATUE,
    PILLAR_BUILT,
    QUARRY,
    SCRIBE_LEFT,
    SPEND,
    SPEND_STOP,
    STATUE_BUILT,
    STOP,
    SYMBOL_HELD,
    SYMBOL_OF,
    T10,
    TECH_OWNED,
    TEMPLE_BUILDING,
    WORKSHOP,
)

ONE_OF = tuple(PAYMENT_INDEX[tuple(int(kind == paid) for kind in range(6))] for paid in range(6))


class Proclaim(Decision):
    """TEK-20.1  D23, before the last Scoring: reveal it for one action of any kind and value without Resource cost."""

    domain = FREE
    rule = "TEK-20.1"

    def options(self, s: Tekhenu, /) -> list[int]:
        """Everybody who might hold it is asked, so that the question tells nothing."""
        return free_choices(s, self.seat, NO_COST) if D23 in s.hands[self.seat] else [DECLINE]

    def resolve(self, s: Tekhenu, choice: int, /) -> None:
        if choice == DECLINE:
            return
        s.proclaimed |= 1 << self.seat
        s.reveal()
        s.hand_eyes[self.seat][s.hands[self.seat].index(D23)] = EVERYONE
        s.emit("proclaimed", self.seat)
        s.then(*free_action(s, self.seat, choice, NO_COST), RefillMarket())


class EndGame(Effect):
    """TEK-16.1  All reveal; then each scores in turn order. TEK-16.2  Then the turn order itself."""

    def run(self, s: Tekhenu, /) -> None:
        s.reveal()
        for seat in range(s.seats):
            s.hand_eyes[seat] = [EVERYONE] * len(s.hands[seat])
            s.chosen[seat] = [D23] if s.proclaimed >> seat & 1 else []
            for card in s.hands[seat]:
                s.emit("decree_revealed", seat, card)
        s.then(*(PickDecree(seat) for seat in s.order if seat != s.bot), ScoreDecrees(0), ScoreOrder())


class PickDecree(Decision):
    """TEK-16.1  At most 3 Decrees, at most one of a symbol; a used D23 is one of them."""

    domain = DECREE_PICK
    rule = "TEK-16.1"
    skippable = True

    def options(self, s: Tekhenu, /) -> list[int]:
        picked = s.chosen[self.seat]
        if len(picked) >= DECREES_SCORED:
            return []
        symbols = {SYMBOL_OF[card - FIRST_DECREE] for card in picked}
        last = max([card for card in picked if card != D23], default=-1)
        choices = [
            card - FIRST_DECREE
            for card in sorted(s.hands[self.seat])
            if card > last and card != D23 and SYMBOL_OF[card - FIRST_DECREE] not in symbols
        ]
        return [*choices, STOP] if choices else []

    def resolve(self, s: Tekhenu, choice: int, /) -> None:
        if choice != STOP:
            s.chosen[self.seat].append(choice + FIRST_DECREE)
            s.then(PickDecree(self.seat))


class ScoreDecrees(Effect):
    """TEK-16.1  One seat after the other: D03 repeats what is scored, then D04 pays, and D08 is counted last.

    Paid with Scribes (T10), D04 would lower a repeated D07: so no other order is worth more.
    """

    fields: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: Tekhenu, /) -> None:
        if self.turn == s.seats:
            return
        seat = s.order[self.turn]
        picked = s.chosen[seat]
        if seat == s.bot:
            bot_decrees(s)
        for card in picked:
            if card not in (D03, D04, D08, D23):
                score_decree(s, seat, card)
        s.then(
            *((RepeatDecree(seat),) if D03 in picked else ()),
            *((BuyPoints(seat, SYMBOLS[s.population[seat]], 0),) if D04 in picked else ()),
            *((ScoreCoffer(seat),) if D08 in picked else ()),
            ScoreDecrees(self.turn + 1),
        )


def bot_decrees(s: Tekhenu) -> None:
    """TEK-19.5  The bot: 4 points a Decree (8 in the challenge), symbols ignored, and 1 point for every 2 Scribes."""
    points(s, s.bot, s.decree_worth * len(s.hands[s.bot]), BY_DECREE)
    points(s, s.bot, stock(s, s.bot, SCRIBE) // 2, BY_SCRIBES)


def score_decree(s: Tekhenu, seat: int, card: int) -> None:
    worth = decree_points(s, seat, card)
    s.emit("decree_scored", seat, card, worth)
    points(s, seat, worth, BY_DECREE)


def decree_points(s: Tekhenu, seat: int, card: int) -> int:
    """TEK-20.1  What a Decree is worth now; D03 and D04 are worth what is paid for."""
    if card == D06:
        return s.happiness[seat] - min(s.happiness)
    if card == D08:
        return coffer(s, seat)
    if card == D20:
        place = s.order.index(seat)
        return D20_POINTS[place] if place < len(D20_POINTS) and s.seats > 2 else 0
    if card == D22:
        """TEK-16.4  The pips that lie on the left scale now, halved and rounded up."""
        return (sum(die % 6 + 1 for die in s.left[seat]) + 1) // 2
    if card == D24:
        return temple_points(s, seat, statues=False)
    return sum(each * count(s, seat, what) for what, each in DECREES[card - FIRST_DECREE].counts)


def count(s: Tekhenu, seat: int, what: int) -> int:
    """How many things of a kind a seat has."""
    if what == QUARRY:
        return built_in(s, seat, QUARRIES)
    if what == WORKSHOP:
        return built_in(s, seat, WORKSHOPS)
    if what == OSIRIS_BUILDING:
        return s.osiris.count(seat)
    if what == TEMPLE_BUILDING:
        return s.around.count(seat)
    if what == PILLAR_BUILT:
        return PILLARS - s.pillars[seat]
    if what == STATUE_BUILT:
        return STATUES - s.statues[seat]
    if what == GOD_STATUE:
        return sum(s.honour[god * 4 + seat] for god in range(6))
    if what == PEOPLE_STATUE:
        return s.people[: OS_Q + 1].count(seat)
    if what == TECH_OWNED:
        return s.holder[DECK:].count(seat)
    if what == SCRIBE_LEFT:
        return stock(s, seat, SCRIBE)
    if what == SYMBOL_HELD:
        return len({SYMBOL_OF[card - FIRST_DECREE] for card in s.hands[seat]})
    assert what == HAPPINESS_SYMBOL
    return SYMBOLS[s.happiness[seat]]


def built_in(s: Tekhenu, seat: int, districts: tuple[int, ...]) -> int:
    return sum(s.osiris[row * 4 + district] == seat for row in range(6) for district in districts)


def coffer(s: Tekhenu, seat: int) -> int:
    """TEK-20.1  D08: 2 a Gold and 1 a basic resource left, at most 20; surplus on the scales does not count."""
    first = seat * KINDS
    return min(D08_LIMIT, 2 * s.tokens[first + GOLD] + sum(s.tokens[first : first + GOLD]))


class BuyPoints(Decision):
    """TEK-20.1  D04: 4 points for each symbol of your Population that you pay 1 Resource for."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left", "lowest")
    domain = SPEND
    rule = "TEK-20.1"
    skippable = True

    def __init__(self, seat: int, left: int, lowest: int) -> None:
        self.seat = seat
        self.left = left
        self.lowest = lowest

    def options(self, s: Tekhenu, /) -> list[int]:
        if not self.left:
            return []
        last = SCRIBE if owns(s, self.seat, T10) else GOLD
        choices = [kind for kind in range(self.lowest, last + 1) if stock(s, self.seat, kind)]
        return [*choices, SPEND_STOP] if choices else []

    def resolve(self, s: Tekhenu, kind: int, /) -> None:
        if kind == SPEND_STOP:
            return
        charge(s, self.seat, kind, ONE_OF[kind])
        s.emit("decree_scored", self.seat, D04, D04_POINTS)
        points(s, self.seat, D04_POINTS, BY_DECREE)
        s.then(BuyPoints(self.seat, self.left - 1, kind))


class RepeatDecree(Decision):
    """TEK-20.1  D03: pay 2 Gold to score another of the chosen Decrees again; neither D23 nor itself."""

    domain = DECREE_PICK
    rule = "TEK-20.1"
    skippable = True

    def options(self, s: Tekhenu, /) -> list[int]:
        if purse(s, self.seat, GOLD) < D03_COST:
            return []
        choices = [card - FIRST_DECREE for card in s.chosen[self.seat] if card not in (D03, D23)]
        return [*choices, STOP] if choices else []

    def resolve(self, s: Tekhenu, choice: int, /) -> None:
        if choice != STOP:
            s.then(*pay_or_ask(s, self.seat, GOLD, D03_COST), ScoreAgain(self.seat, choice + FIRST_DECREE))


class ScoreAgain(Effect):
    """TEK-20.1  The repeated Decree costs again what it costs; D08 scores its final amount twice."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Tekhenu, /) -> None:
        if self.card == D04:
            s.then(BuyPoints(self.seat, SYMBOLS[s.population[self.seat]], 0))
        elif self.card == D08:
            s.then(ScoreCoffer(self.seat))
        else:
            score_decree(s, self.seat, self.card)


class ScoreCoffer(Effect):
    """TEK-20.1  D08 is counted after all payments for Decrees."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Tekhenu, /) -> None:
        score_decree(s, self.seat, D08)


class ScoreOrder(Effect):
    """TEK-16.2  First in turn order: 3 points; with 3 or 4 players the second: 2 (TEK-19.5 the bot too)."""

    def run(self, s: Tekhenu, /) -> None:
        points(s, s.order[0], FIRST_POINTS, BY_ORDER)
        if s.seats > 2:
            points(s, s.order[1], SECOND_POINTS, BY_ORDER)
        s.emit("game_over", -1)
