"""TEK-15  Scoring, and TEK-16.3 the result."""

from benben.core.game import places
from benben.core.steps import Decision, Effect
from benben.games.tekhenu.payment import charge, ways
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import owns, points, stock
from benben.games.tekhenu.tables import (
    BLESSING,
    BOT_CARD_POINTS,
    BREAD,
    BUILDINGS,
    BY_BUILDING_ROW,
    BY_CARDS,
    BY_DISTRICTS,
    BY_HAPPINESS,
    BY_PRODUCTION,
    BY_STATUES,
    BY_TEMPLE,
    BY_UPKEEP,
    DISTRICT_POINTS,
    FULL_PRODUCTION_POINTS,
    HAPPINESS_POINTS,
    HIGHEST_PRODUCTION,
    PEOPLE_AT,
    ROW_BREAD,
    ROW_POINTS,
    SCRIBE,
    SPACES_AT,
    STATUE_OVER,
    STATUE_SCORE,
    STATUES,
    SYMBOLS,
    TS_E,
    TS_N,
    UPKEEP_LOSS,
)
from benben.games.tekhenu.tables_cards import DECK, NOTHING, PAYMENT, PAYMENTS, T17


class Score(Effect):
    """TEK-15.1 to TEK-15.6, one after the other."""

    def run(self, s: Tekhenu, /) -> None:
        s.emit("scoring_begins", -1, 1 if s.markers[0] >= 0 else 2)
        for district in range(4):
            winner = district_winner(s, district)
            if winner >= 0:
                points(s, winner, DISTRICT_POINTS, BY_DISTRICTS)
        for seat in s.order:
            points(s, seat, temple_points(s, seat), BY_TEMPLE)
            points(s, seat, STATUE_SCORE[STATUES - s.statues[seat]], BY_STATUES)  # TEK-15.3
            points(s, seat, HAPPINESS_POINTS * SYMBOLS[s.happiness[seat]], BY_HAPPINESS)  # TEK-15.4
            if seat == s.bot:
                bot_cards(s)
                continue
            points(s, seat, FULL_PRODUCTION_POINTS * full_markers(s, seat), BY_PRODUCTION)  # TEK-15.5
            points(s, seat, ROW_POINTS[BUILDINGS - s.buildings[seat]], BY_BUILDING_ROW)  # TEK-15.6


def district_winner(s: Tekhenu, district: int) -> int:
    """TEK-15.1  Most Buildings and Statues above; in a tie the topmost piece, a Statue before row 1 (TEK-12.4)."""
    pieces = [s.people[STATUE_OVER[district]], *s.osiris[district::4]]
    best, winner = 0, -1
    for seat in pieces:
        if seat >= 0:
            count = pieces.count(seat)
            if count > best:
                best, winner = count, seat
    return winner


def temple_points(s: Tekhenu, seat: int, statues: bool = True) -> int:
    """TEK-15.2  Own Buildings and Statues at the Temple; for each own Pillar those in its row and column."""
    total = s.around.count(seat)
    if statues:
        total += (s.people[TS_N] == seat) + (s.people[TS_E] == seat)
    for cell in range(25):
        if s.pillar[cell] == seat:
            for space in SPACES_AT[cell]:
                total += s.around[space] == seat
            if statues:
                for space in PEOPLE_AT[cell]:
                    total += s.people[space] == seat
    return total


def full_markers(s: Tekhenu, seat: int) -> int:
    return s.production[seat * 4 : seat * 4 + 4].count(HIGHEST_PRODUCTION)


def bot_cards(s: Tekhenu) -> None:
    """TEK-19.4  The bot: 2 points a Blessing, which is discarded, and 2 a Technology, which is kept; nothing else."""
    cards = [card for card in range(2 * DECK) if s.holder[card] == s.bot]
    points(s, s.bot, BOT_CARD_POINTS * len(cards), BY_CARDS)
    for card in cards:
        if card < DECK:
            s.holder[card] = -1
            s.discards[BLESSING].append(card)


class PayUpkeep(Decision):
    """TEK-15.7  Pay the Bread visible in the Building row, or part of it; each Bread not paid costs 3 points."""

    domain = PAYMENT
    rule = "TEK-15.7"
    skippable = True

    def options(self, s: Tekhenu, /) -> list[int]:
        due = upkeep(s, self.seat)
        if not due:
            return []
        return [*(way for paid in range(due, 0, -1) for way in ways(s, self.seat, BREAD, paid)), NOTHING]

    def resolve(self, s: Tekhenu, choice: int, /) -> None:
        due = upkeep(s, self.seat)
        if choice != NOTHING:
            charge(s, self.seat, BREAD, choice)
            due -= sum(PAYMENTS[choice])
        points(s, self.seat, -UPKEEP_LOSS * due, BY_UPKEEP)


def upkeep(s: Tekhenu, seat: int) -> int:
    """TEK-20.1  With T17 no Bread is due."""
    return 0 if owns(s, seat, T17) else ROW_BREAD[BUILDINGS - s.buildings[seat]]


def scores(s: Tekhenu) -> list[int]:
    return s.score[:]


def result(s: Tekhenu) -> list[int] | None:
    """TEK-16.3  Most points, then most Scribes, then earlier in turn order. TEK-19.6  Also against the bot."""
    if s.stack:
        return None
    return places((s.score[seat], stock(s, seat, SCRIBE), -s.order.index(seat)) for seat in range(s.seats))
