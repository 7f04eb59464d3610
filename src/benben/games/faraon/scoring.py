"""FAR-11, FAR-13.20  Final scoring, the gods' best allocation, and the winner."""

from benben.core.game import places
from benben.core.steps import Effect
from benben.games.faraon.state import Faraon
from benben.games.faraon.tables import (
    AREAS,
    ARTISAN_PRESTIGE,
    ARTISANS,
    BASICS,
    BUILDER,
    DIPLOMAT,
    DOCTOR,
    FIRST_PRESTIGE,
    GENERAL,
    GOVERNOR,
    HALF,
    HIGH_PRIEST,
    NEED,
    NILE,
    NILE_PRESTIGE,
    NOBLES,
    PHARAOH_PRESTIGE,
    PIECES,
    SCRIBES,
    SORCERESS,
    SOURCES,
    STAGE_PRESTIGE,
    TEACHER,
    TOKEN_KINDS,
    TOKEN_PRESTIGE,
    TOKENS,
    TOP_LEVEL,
    TREASURER,
    VIZIER,
    S,
)
from benben.games.faraon.traitor import noble_value, open_gods

GODS_SOURCE = 0
NOBLES_SOURCE = 1
ARTISANS_SOURCE = 2
NILE_SOURCE = 3
TOMB_SOURCE = 4
GOODS_SOURCE = 5
PHARAOH_SOURCE = 6
FIRST_SOURCE = 7


class FinalScoring(Effect):
    """FAR-11.3  In the order of the score pad."""

    def run(self, s: Faraon, /) -> None:
        for seat in range(s.seats):
            tell_gods(s, seat)
            for source, amount in enumerate(tally(s, seat)):
                score(s, seat, amount, source)


def tell_gods(s: Faraon, seat: int) -> None:
    chosen = best_gods(s, seat)
    for place in range(AREAS):
        if chosen >> place & 1:
            s.emit("god_pleased", seat, s.place.index(place), god_value(s, place))


def score(s: Faraon, seat: int, amount: int, source: int) -> None:
    if amount:
        s.score[seat] += amount
        s.emit("points", seat, amount, source)


def tally(s: Faraon, seat: int) -> list[int]:
    """What a seat would score now, by source. FAR-13.24  The Traitor's belongings count like a player's."""
    points = [0] * SOURCES
    chosen = best_gods(s, seat)
    points[GODS_SOURCE] = gods_value(s, chosen)
    points[NOBLES_SOURCE] = nobles_value(s, seat, chosen)
    points[ARTISANS_SOURCE] = artisans_value(s, seat)
    points[NILE_SOURCE] = nile_value(s, seat)
    points[TOMB_SOURCE] = STAGE_PRESTIGE[s.stage[seat]]  # FAR-11.10
    points[GOODS_SOURCE] = goods_value(s, seat)
    points[PHARAOH_SOURCE] = PHARAOH_PRESTIGE if s.pharaoh == seat else 0  # FAR-11.12
    points[FIRST_SOURCE] = FIRST_PRESTIGE if s.first == seat else 0
    return points


# --- Gods -------------------------------------------------------------------------------------------------------------
# The god at place p stands between the areas at places p and p + 1; a set of gods is the bits of their places.


def _fits(gods: int, shares: tuple[int, ...]) -> bool:
    return all((gods >> p & 1) + (gods >> (p - 1) % AREAS & 1) <= shares[p] for p in range(AREAS))


def _best_sets(shares: tuple[int, ...]) -> tuple[int, ...]:
    fitting = [gods for gods in range(1 << AREAS) if _fits(gods, shares)]
    return tuple(gods for gods in fitting if not any(gods != more and gods & more == gods for more in fitting))


SATISFIED = tuple(
    _best_sets((index % 3, index // 3 % 3, index // 9 % 3, index // 27 % 3, index // 81)) for index in range(3**AREAS)
)
"""FAR-11.6  By how many gods each place can serve (0 to 2, base 3): the largest sets of gods that can be satisfied."""


def items(s: Faraon, seat: int, area: int) -> int:
    """FAR-11.5  What the condition of an area counts."""
    if area == 0:
        return s.artisan_owner.count(seat)
    if area == 1:
        return s.stage[seat]
    if area == NILE:
        return sum(level > 0 for level in s.nile[seat * BASICS : seat * BASICS + BASICS])
    if area == 3:
        return s.noble_owner.count(seat)
    return tokens_owned(s, seat)


def tokens_owned(s: Faraon, seat: int) -> int:
    return sum(s.purse[seat * PIECES + TOKENS : seat * PIECES + PIECES])


def satisfiable(s: Faraon, seat: int) -> tuple[int, ...]:
    """FAR-11.6  Two gods beside one area need twice the number."""
    index = 0
    for area in range(AREAS):
        need = s.nile_need if area == NILE else NEED[area]
        index += min(2, items(s, seat, area) // need) * 3 ** s.place[area]
    return SATISFIED[index]


def god_value(s: Faraon, place: int) -> int:
    """FAR-11.4  The halves of the two areas beside a god."""
    return HALF[s.place.index(place)] + HALF[s.place.index((place + 1) % AREAS)]


def gods_value(s: Faraon, gods: int) -> int:
    return sum(god_value(s, place) for place in range(AREAS) if gods >> place & 1)


def best_gods(s: Faraon, seat: int) -> int:
    """FAR-11.4, section 5.10: the satisfied gods that bring most, with the nobles who count them."""
    if seat == s.traitor:
        return traitor_gods(s)
    sets = satisfiable(s, seat)
    if len(sets) == 1:
        return sets[0]
    return max(sets, key=lambda gods: gods_value(s, gods) + nobles_value(s, seat, gods))


def traitor_gods(s: Faraon) -> int:
    """FAR-13.21  Only open gods count for him, and only if he meets both conditions (unless the option says so)."""
    opened = sum(1 << s.place[god] for god in open_gods(s))
    if s.gods_auto:
        return opened
    return max((gods & opened for gods in satisfiable(s, s.traitor)), key=lambda gods: gods_value(s, gods))


# --- Nobles -----------------------------------------------------------------------------------------------------------


def nobles_value(s: Faraon, seat: int, gods: int) -> int:
    """FAR-11.7, FAR-7.5  The prestige of all nobles; the Diplomat copies the best of the others."""
    owned = [noble for noble, owner in enumerate(s.noble_owner) if owner == seat and noble != DIPLOMAT]
    if seat == s.traitor:
        return noble_value(s) * s.noble_owner.count(seat)
    values = [noble_prestige(s, seat, noble, gods) for noble in owned]
    return sum(values) + (max(values, default=0) if s.noble_owner[DIPLOMAT] == seat else 0)


def noble_prestige(s: Faraon, seat: int, noble: int, gods: int) -> int:
    """FAR-7.5  The base of a noble, and so much for each thing it counts."""
    row = NOBLES[noble]
    return row.base + row.each * counted(s, seat, noble, gods) if row.each else row.base


def counted(s: Faraon, seat: int, noble: int, gods: int) -> int:
    """FAR-8.3  What a noble counts."""
    if noble < SCRIBES:
        place = s.place[noble]
        return (gods >> place & 1) + (gods >> (place - 1) % AREAS & 1)
    if noble == GENERAL:
        return (s.pharaoh == seat) + (s.first == seat)
    if noble == VIZIER:
        return s.noble_owner.count(seat)
    if noble == DOCTOR:
        return len({ARTISAN_PRESTIGE[card] for card in range(len(ARTISANS)) if s.artisan_owner[card] == seat})
    if noble == BUILDER:
        return s.stage[seat]
    if noble == HIGH_PRIEST:
        return tokens_owned(s, seat)
    if noble == GOVERNOR:
        return s.nile[seat * BASICS : seat * BASICS + BASICS].count(TOP_LEVEL)
    if noble == SORCERESS:
        return gods.bit_count()
    if noble == TREASURER:
        return s.purse[seat * PIECES + S]
    assert noble == TEACHER
    base = seat * PIECES
    return sum(s.purse[base : base + BASICS]) + sum(s.purse[base + TOKENS : base + TOKENS + BASICS])


# --- The rest ---------------------------------------------------------------------------------------------------------


def artisans_value(s: Faraon, seat: int) -> int:
    """FAR-11.8  The printed prestige."""
    return sum(ARTISAN_PRESTIGE[card] for card, owner in enumerate(s.artisan_owner) if owner == seat)


def nile_value(s: Faraon, seat: int) -> int:
    """FAR-11.9  Each disc by its level."""
    return sum(NILE_PRESTIGE[level] for level in s.nile[seat * BASICS : seat * BASICS + BASICS])


def goods_owned(s: Faraon, seat: int) -> int:
    return sum(s.purse[seat * PIECES : seat * PIECES + PIECES])


def goods_value(s: Faraon, seat: int) -> int:
    """FAR-11.11  1 for each resource and offering token, and what is printed on the tokens."""
    base = seat * PIECES + TOKENS
    printed = sum(TOKEN_PRESTIGE[kind] * s.purse[base + kind] for kind in range(TOKEN_KINDS))
    return goods_owned(s, seat) + printed


def scores(s: Faraon) -> list[int]:
    """The final prestige; while the game goes on, what each seat would score now."""
    return [sum(tally(s, seat)) for seat in range(s.seats)] if s.stack else s.score[:]


def result(s: Faraon) -> list[int] | None:
    """FAR-11.13  Most prestige; then the Pharaoh token; then resources and tokens; then shared.

    FAR-13.23  Against the Traitor a tie is his.
    """
    if s.stack:
        return None
    if s.traitor >= 0:
        return places((s.score[seat], seat == s.traitor, 0) for seat in range(s.seats))
    return places((s.score[seat], s.pharaoh == seat, goods_owned(s, seat)) for seat in range(s.seats))
