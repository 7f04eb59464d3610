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


def judge(s: Egizia, seat: int) -> float:
    """The seat's expected points at the end, less those of its best rival, roughly."""
    if not s.stack:
        return float(s.score[seat] - max(s.score[other] for other in range(s.seats) if other != seat))
    own = worth(s, seat)
    return own - max(worth(s, other) for other in s.after(seat))


def worth(s: Egizia, seat: int) -> float:
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
    for place in (place for site in BERTH for place in site[:3]):
        if s.ships[place] >> seat & 1:
            value += SHIP_AT_SITE
    for site in BERTH:
        if s.ships[site[3]] >> seat & 1:
            value += SHIP_IN_RESERVE
    if not s.finished >> seat & 1:
        value += SHIP_LEFT * s.ships_left[seat] - RIVER_SPENT * s.furthest[seat]
    value += sum(CARD_VALUE for card, row in enumerate(NILE) if s.holder[card] == seat and row.kind >= GRAIN)
    return value


def hunger(s: Egizia, seat: int) -> float:
    """Expected points lost in one feeding."""
    missing = need(s, seat) - grain(s, seat)
    dry = sum(amount for card, amount, colour in FIELDS if s.holder[card] == seat and colour > s.ring)
    cards = sum(s.holder[card] == seat for card in CARDS_OF[GRAIN])
    if missing <= 0:
        return SURPLUS_GRAIN * max(missing, -6)
    return HUNGER * PENALTY[s.market[seat]] * max(0.0, missing - DRY_FIELD * dry - 0.5 * cards)
