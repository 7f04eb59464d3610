"""A quick evaluation of a position of Tekhenu, for greedy play and search cut-offs."""

from benben.games.tekhenu.decrees import decree_points
from benben.games.tekhenu.maat import balance, loss
from benben.games.tekhenu.scoring import district_winner, full_markers, temple_points
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import KINDS
from benben.games.tekhenu.tables import (
    BUILDINGS,
    DISTRICT_POINTS,
    FULL_PRODUCTION_POINTS,
    HAPPINESS_POINTS,
    PILLARS,
    ROUNDS,
    ROW_BREAD,
    ROW_POINTS,
    STATUE_SCORE,
    STATUES,
    SYMBOLS,
)
from benben.games.tekhenu.tables_cards import D03, D04, DECK, SYMBOL_OF, T17

# What a thing is worth in points; `left` is the share of the game still to come, `scorings` those still to come.
TOKEN_VALUE = (0.75, 0.75, 0.85, 0.85, 1.2, 1.3, 0.15)
TOKEN_AT_END = (0.05, 0.05, 0.05, 0.05, 0.1, 0.1, 0.0)
MUCH = 5
"""Tokens beyond this number are worth a third."""
MARKER_VALUE = 1.6
HAPPINESS_STEP = 0.55
POPULATION_STEP = 0.4
TECHNOLOGY_VALUE = 7.0
BLESSING_VALUE = 2.2
DECREE_VALUE = 3.5
DECREES_WANTED = 3
GOD_STATUE_VALUE = 4.5
PILLAR_VALUE = 1.6
BUILDING_VALUE = 1.0
IMBALANCE = 0.12
FIRST_VALUE = 1.2
TURN_TO_COME = 4.5
MAAT_EVERY = 4
BREAD_DUE = 1.6
RIVAL = 0.5


def judge(s: Tekhenu, seat: int) -> float:
    """The seat's expected points at the end, less those of its best rival, roughly."""
    return worth(s, seat) - (RIVAL if s.stack else 1.0) * max(worth(s, other) for other in s.after(seat))


def worth(s: Tekhenu, seat: int) -> float:
    if not s.stack:
        return float(s.score[seat])
    scorings = sum(section >= 0 for section in s.markers)
    left = (ROUNDS - s.round + 1) / ROUNDS if scorings else 0.0
    value = float(s.score[seat])
    value += scorings * scoring_worth(s, seat)
    value += stock_worth(s, seat, left)
    value += left * growth_worth(s, seat)
    if turn_to_come(s, seat):
        value += TURN_TO_COME
    value += decrees_worth(s, seat, left)
    if scorings:
        weight = balance(s, seat)
        value -= loss(weight) + IMBALANCE * abs(weight)
    return value


def turn_to_come(s: Tekhenu, seat: int) -> bool:
    """Has the seat a turn left in this round? Each turn so far since the last Maat phase put one die by its scales."""
    return len(s.left[seat]) + len(s.right[seat]) + len(s.under[seat]) <= (s.round - 1) % MAAT_EVERY


def scoring_worth(s: Tekhenu, seat: int) -> float:
    """What one Scoring would give now."""
    built = BUILDINGS - s.buildings[seat]
    value = float(DISTRICT_POINTS * sum(district_winner(s, district) == seat for district in range(4)))
    value += temple_points(s, seat)
    value += STATUE_SCORE[STATUES - s.statues[seat]]
    value += HAPPINESS_POINTS * SYMBOLS[s.happiness[seat]]
    value += FULL_PRODUCTION_POINTS * full_markers(s, seat)
    value += ROW_POINTS[built]
    if s.holder[T17] != seat:
        value -= BREAD_DUE * ROW_BREAD[built]
    return value


def stock_worth(s: Tekhenu, seat: int, left: float) -> float:
    value = 0.0
    for token in range(KINDS):
        held = s.tokens[seat * KINDS + token]
        if held:
            each = TOKEN_AT_END[token] + (TOKEN_VALUE[token] - TOKEN_AT_END[token]) * min(1.0, 2 * left)
            value += each * (held if held <= MUCH else MUCH + (held - MUCH) / 3)
    return value


def growth_worth(s: Tekhenu, seat: int) -> float:
    """What pays later: markers, people, Technologies, Statues of gods, Pillars and Buildings to score with."""
    value = MARKER_VALUE * (sum(s.production[seat * 4 : seat * 4 + 4]) - 8)
    value += HAPPINESS_STEP * s.happiness[seat] + POPULATION_STEP * min(s.population[seat], s.happiness[seat] + 6)
    value += TECHNOLOGY_VALUE * s.holder[DECK:].count(seat) + BLESSING_VALUE * s.holder[:DECK].count(seat)
    value += GOD_STATUE_VALUE * sum(s.honour[god * 4 + seat] > 0 for god in range(6))
    value += PILLAR_VALUE * (PILLARS - s.pillars[seat]) + BUILDING_VALUE * s.around.count(seat)
    value += FIRST_VALUE * (s.seats - s.order.index(seat)) / s.seats
    return value


def decrees_worth(s: Tekhenu, seat: int, left: float) -> float:
    """The best Decrees of different symbols, and the hope for more."""
    hand = s.hands[seat]
    if seat == s.bot:
        return float(s.decree_worth * len(hand))
    best: dict[int, float] = {}
    for card in hand:
        now = 4.0 if card in (D03, D04) else float(decree_points(s, seat, card))
        symbol = SYMBOL_OF[card - 2 * DECK]
        best[symbol] = max(best.get(symbol, 0.0), now + DECREE_VALUE * left)
    return sum(sorted(best.values(), reverse=True)[:DECREES_WANTED])
