"""A quick evaluation of a position of Egizia, for greedy play and search cut-offs."""

from benben.games.egizia.feeding import grain, need, production
from benben.games.egizia.scoring import sites_built, sphinx_points, tomb_sum
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import (
    BERTH,
    CARDS_OF,
    FIELDS,
    GRAIN,
    NILE,
    PARTICIPATION,
    PENALTY,
    ROUNDS,
    TRACK_ROWS,
    tomb_points,
)

# What a thing is worth in points; rounds to come multiply what pays every round.
STONE_VALUE = 0.55
CREW_VALUE = 0.28
JOKER_VALUE = 0.22
HUNGER = 0.85
QUARRY_VALUE = 0.45
DRY_FIELD = 0.25
SURPLUS_GRAIN = 0.12
SHIP_AT_SITE = 2.6
SHIP_IN_RESERVE = 0.6
SHIP_LEFT = 0.25
RIVER_SPENT = 0.3
MARKET_ROW = 1.4
STORE_ROW = 0.5
SPHINX_HOPE = 0.45
CARD_VALUE = 1.2

HELPFUL = tuple(card for card, row in enumerate(NILE) if row.kind >= GRAIN)


def judge(s: Egizia, seat: int) -> float:
    """The seat's expected points at the end, less those of its best rival, roughly."""
    return worth(s, seat) - max(worth(s, other) for other in s.after(seat))


def worth(s: Egizia, seat: int) -> float:
    if not s.stack:
        return float(s.score[seat])
    feedings = ROUNDS - s.round + (1 if s.furthest[seat] < 0 or not s.finished >> seat & 1 else 0)
    builds = ROUNDS - s.round + 1
    value = float(s.score[seat])
    value += PARTICIPATION[sites_built(s, seat)]
    value += tomb_points(tomb_sum(s, seat))
    for card in s.kept[seat]:
        now = sphinx_points(s, seat, card)
        value += now if now else SPHINX_HOPE * 4 * (ROUNDS - s.round) / ROUNDS
    crews = s.crew[seat * 4 : seat * 4 + 4]
    useful_stone = min(s.stone[seat], 6.0 * builds)
    value += STONE_VALUE * useful_stone
    value += QUARRY_VALUE * production(s, seat) * feedings
    value += (CREW_VALUE * sum(crews[:3]) + JOKER_VALUE * crews[3]) * builds
    value -= hunger(s, seat) * feedings
    value += MARKET_ROW * s.market[seat] * min(feedings, 2) + STORE_ROW * s.store[seat]
    if TRACK_ROWS[s.store[seat]].sells:
        value += s.stone[seat] / 4
    ships = s.ships
    for one, two, three, reserve in BERTH:
        if (ships[one] | ships[two] | ships[three]) >> seat & 1:
            value += SHIP_AT_SITE
        if ships[reserve] >> seat & 1:
            value += SHIP_IN_RESERVE
    if not s.finished >> seat & 1:
        value += SHIP_LEFT * s.ships_left[seat] - RIVER_SPENT * s.furthest[seat]
    holder = s.holder
    for card in HELPFUL:
        if holder[card] == seat:
            value += CARD_VALUE
    return value


def hunger(s: Egizia, seat: int) -> float:
    """Expected points lost in one feeding."""
    missing = float(need(s, seat) - grain(s, seat))
    if missing <= 0:
        return SURPLUS_GRAIN * max(missing, -6.0)
    for card, amount, colour in FIELDS:
        if s.holder[card] == seat and colour > s.ring:
            missing -= DRY_FIELD * amount
    for card in CARDS_OF[GRAIN]:
        if s.holder[card] == seat:
            missing -= 0.5
    return HUNGER * PENALTY[s.market[seat]] * max(0.0, missing)
