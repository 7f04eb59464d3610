"""A quick evaluation of a position of Kemet, for greedy play and search cut-offs."""

from benben.games.kemet.amon_judge import objective_hopes
from benben.games.kemet.control import CITY_DISTRICTS, allies, controller, glory, hostile
from benben.games.kemet.state import Kemet
from benben.games.kemet.strength import bonuses, force
from benben.games.kemet.tables import (
    AREAS,
    BATTLE_CARDS,
    CARDS,
    DELTA_TEMPLE,
    SANCTUARY_AREA,
    SEATS,
    TEAMS,
    TEMPLES,
    TOP_LEVEL,
)
from benben.games.kemet.tables_solo import HUMAN
from benben.games.kemet.tables_tiles import COMPANION_TILES, COMPANIONS, TILES

# What a thing is worth, in glory points.
PERMANENT = 1.0
TEMPORARY = 0.55
SECOND_TEMPLE = 0.5
TEMPLE_PRAYER = 0.06
SANCTUARY = 0.35
UNIT = 0.09
UNIT_IN_SUPPLY = 0.02
COMPANION = 0.06
USEFUL_PRAYER = 0.07
SPARE_PRAYER = 0.03
ENOUGH_PRAYER = 6
VETERAN = 0.06
CARD = 0.08
LEVEL = (0.0, 0.25, 0.5, 0.8, 1.1)
TILE = (0.0, 0.35, 0.5, 0.65, 0.8)
SILVER = 0.5
BEST_RIVAL = 0.5
VICTORY = 100.0
DEFENCE_WON = 0.6
SLAIN = 0.7
SPREAD = 3.0
"""A lead of so much strength makes a battle all but sure."""

PRAYER = tuple(area.prayer or 3 for area in AREAS)
TILES_OF = tuple(sum(1 << n for n, tile in enumerate(TILES) if tile.level == level) for level in range(len(TILE)))
"""The tiles of a level, as bits."""
AVERAGE_STRENGTH = sum(card.strength for card in BATTLE_CARDS[:8]) / 8
AVERAGE_DAMAGE = sum(card.damage for card in BATTLE_CARDS[:8]) / 8
AVERAGE_DEFENCE = sum(card.defence for card in BATTLE_CARDS[:8]) / 8


def judge(s: Kemet, seat: int) -> float:
    """The prospects of the seat's side in glory points, less a part of those of its best rival."""
    if s.champion >= 0:
        return worth(s, seat)
    own = worth(s, seat)
    if s.objective >= 0:
        return own
    return own - BEST_RIVAL * max(prospects(s, other) for other in s.after(seat) if hostile(s, seat, other))


def worth(s: Kemet, seat: int) -> float:
    """The prospects of the seat's side, with those in its battle; alone against Amon, of the objective."""
    if s.champion >= 0:
        return -VICTORY if hostile(s, s.champion, seat) else VICTORY
    if s.objective >= 0 and seat != HUMAN:
        return -objective_hopes(s)
    own = prospects(s, seat) + battle_hopes(s, seat)
    return own + objective_hopes(s) if s.objective >= 0 else own


def prospects(s: Kemet, seat: int) -> float:
    if not s.extras & TEAMS:
        return holdings(s, seat)
    return sum(holdings(s, ally) for ally in allies(s, seat))


def holdings(s: Kemet, seat: int) -> float:
    value = PERMANENT * s.points[seat] + TEMPORARY * (glory(s, seat) - s.points[seat])
    temples = 0
    for area in TEMPLES[s.seats]:
        if controller(s, area) == seat:
            temples += 1
            value += TEMPLE_PRAYER * PRAYER[area]
            if s.held[area] != seat and area != s.field:
                value += TEMPORARY
    if temples >= 2:
        value += SECOND_TEMPLE
    if s.units[SANCTUARY_AREA * SEATS + seat] >= 2:
        value += SANCTUARY
    return value + means(s, seat)


def means(s: Kemet, seat: int) -> float:
    """Units, companions, prayer points, cards, tiles and pyramids."""
    units = 0
    for number in s.units[seat::SEATS]:
        units += number
    value = UNIT * units + UNIT_IN_SUPPLY * s.supply[seat]
    tiles = s.tiles[seat]
    if tiles & COMPANION_TILES:
        for c, master in enumerate(s.master):
            if master == seat and s.where[c] >= 0:
                value += COMPANION * (1 + COMPANIONS[c].strength)
    prayer = s.prayer[seat]
    value += USEFUL_PRAYER * min(prayer, ENOUGH_PRAYER) + SPARE_PRAYER * max(0, prayer - ENOUGH_PRAYER)
    value += VETERAN * s.veterans[seat] + CARD * len(s.hand[seat])
    for level in range(1, TOP_LEVEL + 1):
        value += TILE[level] * (tiles & TILES_OF[level]).bit_count()
    for area in CITY_DISTRICTS[s.seats]:
        level = s.level[area]
        if level and controller(s, area) == seat:
            value += LEVEL[level]
            if level == TOP_LEVEL and s.held[area] != seat:
                value += TEMPORARY
    return value + SILVER * s.silver[seat] + TILE[TOP_LEVEL] * s.risen[seat]


def battle_hopes(s: Kemet, seat: int) -> float:
    """Before the clash: the chance to win with what is chosen, and the units it will cost."""
    if s.field < 0 or s.stage or seat not in (s.attacker, s.defender):
        return 0.0
    other = s.defender if seat == s.attacker else s.attacker
    mine, theirs = bonuses(s, seat), bonuses(s, other)
    strength, damage, defence = AVERAGE_STRENGTH, AVERAGE_DAMAGE, AVERAGE_DEFENCE
    if s.played[seat]:
        card = BATTLE_CARDS[s.played[seat][0]]
        strength, defence = float(card.strength), float(card.defence)
        damage = float(card.damage + max(0, card.unblockable))
        damage += min(0, card.unblockable)
    for chosen in s.chosen[seat]:
        strength += CARDS[chosen].strength
        damage += CARDS[chosen].damage
        defence += CARDS[chosen].defence
    lead = force(s, seat) + mine[0] + strength
    lead -= force(s, other) + theirs[0] + AVERAGE_STRENGTH
    chance = min(0.95, max(0.05, 0.5 + lead / (2 * SPREAD)))
    stake = PERMANENT if seat == s.attacker else DEFENCE_WON
    if AREAS[s.field].prayer or s.field == DELTA_TEMPLE or s.level[s.field] == TOP_LEVEL:
        stake += TEMPORARY
    lost = max(0.0, theirs[1] + AVERAGE_DAMAGE - mine[3] - defence)
    slain = max(0.0, mine[1] + damage - theirs[3] - AVERAGE_DEFENCE)
    spent = CARD * len(s.chosen[seat])
    return chance * stake - UNIT * (lost - SLAIN * slain) - spent
