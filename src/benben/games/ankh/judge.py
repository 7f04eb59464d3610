"""A quick evaluation of a position of Ankh, for greedy play and search cut-offs."""

from benben.games.ankh.battle import majorities
from benben.games.ankh.devotion import in_red
from benben.games.ankh.followers import yield_of
from benben.games.ankh.land import has_power, present
from benben.games.ankh.resolution import card_strength, radiant, temple_strength, unit_strength
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import (
    BOUNTIFUL,
    BUILD,
    CONFLICT,
    DROUGHT,
    FLOOD,
    GLORIOUS,
    KINDS,
    MAAT,
    MIRACLE,
    PLAGUE,
    POWERS,
    SPACES,
)
from benben.games.ankh.tables_map import DESERT, FERTILE, TOKENS

# What a thing is worth in Devotion.
VICTORY = 100.0
OBLIVION = -60.0
FOLLOWER = 0.32
FOLLOWERS_OF_USE = 9
YIELD = 0.3
POWER_BASE = 1.6
POWER_LEVEL = 0.5
MONUMENT = 0.5
UNIT = 0.35
GUARDIAN = 0.2
POOLED = 0.12
CARD_IN_HAND = 0.16
LATER_CONFLICT = 0.22
MAJORITY_IN_BATTLE = 0.9
UNIT_AT_RISK = 0.15
RIVAL = 0.25
SPARE_FOLLOWER = 0.05
WIN_NOW = 1.6
FLOODED = 0.3
BUILT = 1.2
PLAGUE_RICH = 0.8
PLAGUE_POOR = -0.3
MIRACLE_HOPE = 0.9
RECOVERY = 1.3
SPARED_UNIT = 0.6
CHANCE = (0.05, 0.1, 0.2, 0.42, 0.68, 0.85, 0.95)
"""Of winning a Battle, by the lead in strength from -3 to 3."""

CONFLICTS_LEFT = tuple(sum(space.kind == CONFLICT for space in SPACES[place + 1 :]) for place in range(len(SPACES)))


def judge(s: Ankh, seat: int) -> float:
    """The worth of the seat's god, less a part of that of its best rival."""
    chief = s.chief[seat]
    rival = 0.0
    for other in s.ladder:
        if other != chief and s.devotion[other] > rival:
            rival = float(s.devotion[other])
    return worth(s, seat) - RIVAL * rival


def worth(s: Ankh, seat: int) -> float:
    chief = s.chief[seat]
    if s.atheist or not s.alive >> chief & 1:
        return OBLIVION
    if s.winner >= 0:
        return VICTORY if s.winner == chief else OBLIVION
    left = CONFLICTS_LEFT[s.event] + (1 if s.battle else 0)
    value = float(s.devotion[chief])
    if left:
        care = 1 + LATER_CONFLICT * (left - 1)
        hope = 0.0
        for token in range(1, TOKENS + 1):
            if s.land[token]:
                hope += region_hope(s, chief, token)
        value += care * hope + build_up(s, chief) * min(1.0, 0.4 + 0.2 * left)
    if s.battle and s.fighters >> chief & 1:
        value += battle_hope(s, chief)
    return value


def build_up(s: Ankh, chief: int) -> float:
    """What will pay later: Followers, powers, monuments, units, cards."""
    followers = s.followers[chief]
    value = FOLLOWER * min(followers, FOLLOWERS_OF_USE) + SPARE_FOLLOWER * max(0, followers - FOLLOWERS_OF_USE)
    value += YIELD * yield_of(s, chief)
    powers = s.powers[chief]
    for power, row in enumerate(POWERS):
        if powers >> power & 1:
            value += POWER_BASE + POWER_LEVEL * row.level
    value += MONUMENT * s.held[chief].bit_count()
    value += UNIT * s.army[chief].bit_count()
    value += POOLED * s.warriors[chief] + (UNIT - GUARDIAN) * sum(s.reserve[chief * KINDS : chief * KINDS + KINDS])
    return value + CARD_IN_HAND * len(s.kept[chief])


def lead(s: Ankh, chief: int, token: int, extra: int) -> tuple[int, bool]:
    """By how much a god is ahead of its strongest rival in a region, and whether it has one."""
    best, contested = 0, False
    for other in s.ladder:
        if other != chief and present(s, other, token):
            contested = True
            best = max(best, unit_strength(s, other, token) + temple_strength(s, other, token))
    own = unit_strength(s, chief, token) + temple_strength(s, chief, token) + extra
    return own - best, contested


def chance(margin: int) -> float:
    return CHANCE[max(-3, min(3, margin)) + 3]


def region_hope(s: Ankh, chief: int, token: int) -> float:
    """The Devotion a Conflict would bring in a region."""
    here = present(s, chief, token)
    if not here:
        return 0.0
    held = majorities(s, token).count(chief)
    margin, contested = lead(s, chief, token, 0)
    gain = 1.0 + radiant(s, chief, token)
    bounty = 1 if has_power(s, chief, BOUNTIFUL) and in_red(s, chief) else 0
    if not contested:
        return held + gain + bounty + (bounty if held else 0)
    win = chance(margin)
    if has_power(s, chief, GLORIOUS) and margin >= 2:
        gain += 2
    value = MAJORITY_IN_BATTLE * (held + (bounty if held else 0)) + win * (gain + bounty)
    return value - (1 - win) * UNIT_AT_RISK * here.bit_count()


def battle_hope(s: Ankh, chief: int) -> float:
    """What the cards committed, or the bid made, are good for in the Battle going on."""
    here = present(s, chief, s.battle)
    others = [other for other in s.ladder if other != chief and present(s, other, s.battle)]
    value = 0.0
    if s.bid[chief] >= 0:
        most = max((s.followers[other] for other in others), default=0)
        spared = min(1.0, (s.bid[chief] + 0.4) / (most + 0.4))
        value += spared * SPARED_UNIT * here.bit_count() - FOLLOWER * s.bid[chief]
    cards = 0
    for card in s.chosen[chief]:
        cards |= 1 << card
    if cards:
        margin, _ = lead(s, chief, s.battle, card_strength(cards) - 1)
        value += committed(s, chief, cards, chance(margin), others)
    return value


def committed(s: Ankh, chief: int, cards: int, win: float, others: list[int]) -> float:
    here = present(s, chief, s.battle)
    value = WIN_NOW * win
    if cards >> DROUGHT & 1:
        value += win * (here & DESERT).bit_count()
    if cards >> FLOOD & 1:
        value += (FOLLOWER + (1 - win) * FLOODED) * (here & FERTILE).bit_count()
    if cards >> BUILD & 1 and s.followers[chief] >= 3:
        value += BUILT
    if cards >> PLAGUE & 1:
        richest = max((s.followers[other] for other in others), default=0)
        value += PLAGUE_RICH if s.followers[chief] > richest else PLAGUE_POOR
    if cards >> MIRACLE & 1:
        value += (1 - win) * MIRACLE_HOPE * max(0, here.bit_count() - 1)
    if cards >> MAAT & 1:
        value += CARD_IN_HAND * s.used[chief].bit_count() * RECOVERY
    return value
