"""FAR-5, section 5.14: what the actions cost, and which needs a purse must meet to pay them.

A coin is one of the twelve kinds of pieces that can pay in an area: a basic resource, silver, a resource token, or the
token of that very area. A way to pay is a count of each kind, packed three bits a kind into one int: the basic
resources in the low bits, silver and tokens above them.
"""

from itertools import combinations_with_replacement
from typing import Final

from benben.core.steps import Domain
from benben.games.faraon.tables import (
    AREA_TOKENS,
    ART,
    BASICS,
    LAST_STAGE,
    NILE,
    NILE_OPTIONS,
    NOB,
    OFF,
    PIECE,
    RESOURCE,
    SCRIBE_PAIRS,
    STAGES,
    TOMB,
    TOP_LEVEL,
    G,
    S,
)

# --- What can be chosen in a turn -------------------------------------------------------------------------------------

TURN: Final = Domain(
    "turn",
    ("artisans", "tomb", *(option.key for option in NILE_OPTIONS), "nobles", "offerings", "offerings_more", "pass",
     "sorceress", "treasurer"),
)  # fmt: skip
DEAL_ART: Final = 0
DEAL_TOMB: Final = 1
DEAL_NILE: Final = 2
DEAL_NOB: Final = 8
DEAL_OFF: Final = 9
DEAL_MORE: Final = 10
DEALS: Final = 11
PASS: Final = 11
USE_SORCERESS: Final = 12
USE_TREASURER: Final = 13
AREA_OF: Final = (ART, TOMB, *[NILE] * len(NILE_OPTIONS), NOB, OFF, OFF)

# --- Costs: the deals in order, then the stages, then the Judge's any five --------------------------------------------

ANY: Final = -1
STAGE_COST: Final = DEALS
JUDGE_COST: Final = STAGE_COST + LAST_STAGE
UNITS: Final = (
    (), (), *(option.cost for option in NILE_OPTIONS), tuple(range(BASICS)), (), (),
    *(stage.cost for stage in STAGES[1:]), (),
)  # fmt: skip
"""The coloured units of a cost. FAR-7.1  A noble costs one of each colour."""
EQUAL: Final = (3, 0, 0, 0, 0, 0, 0, 2, 0, 1, 2, *[0] * LAST_STAGE, 0)
"""The units of any one colour. FAR-7.10  Three for an artisan. FAR-6.1  One for a set, two with another token."""
JUDGE_UNITS: Final = 5
assert len(UNITS) == len(EQUAL) == JUDGE_COST + 1 and TOP_LEVEL == 3

Need = tuple[tuple[int, int], ...]
FREE: Final = BASICS
"""In place of the colour of the access resource: there was none."""


def needs_of(units: tuple[int, ...]) -> Need:
    return tuple((colour, units.count(colour)) for colour in range(BASICS) if colour in units)


def less(units: tuple[int, ...], colour: int) -> tuple[int, ...]:
    """FAR-5.4  The units that remain when the access resource is deducted."""
    place = units.index(colour)
    return units[:place] + units[place + 1 :]


def rests(cost: int, access: int) -> tuple[tuple[int, ...], ...]:
    """The sets of units, one of which is still to be paid after an access resource that counts as this colour."""
    units, equal = UNITS[cost], EQUAL[cost]
    if not equal:
        return (less(units, access) if access in units else units,)
    others = tuple((colour,) * equal for colour in range(BASICS) if colour != access)
    return others if access == FREE else ((access,) * (equal - 1), *others)


REST_UNITS: Final = tuple(tuple(rests(cost, access) for access in range(BASICS + 1)) for cost in range(JUDGE_COST))
REST_NEEDS: Final = tuple(
    tuple(tuple(needs_of(units) for units in rests(cost, access)) for access in range(BASICS + 1))
    for cost in range(JUDGE_COST)
)
"""By cost and colour of the access resource (or FREE): what the purse must cover after it, any one of these."""
WHOLE_NEEDS: Final = tuple(
    tuple(tuple(needs_of((access, *units)) for units in rests(cost, access)) for access in range(BASICS))
    for cost in range(JUDGE_COST)
)
"""The same with the access resource itself."""

# --- Coins ------------------------------------------------------------------------------------------------------------

COIN: Final = Domain("coin", (*PIECE.keys[:AREA_TOKENS], "token_area"), PIECE)
COINS: Final = len(COIN.keys)
AREA_COIN: Final = COINS - 1
FIRST_TOKEN_COIN: Final = S + 1
ACCESS: Final = Domain("access", (*COIN.keys, "no_access"), COIN)
NOTHING_PLACED: Final = COINS
assert COIN.keys[: len(RESOURCE.keys)] == RESOURCE.keys

ONE: Final = tuple(1 << 3 * coin for coin in range(COINS))
LOW: Final = 3 * BASICS
LOW_MASK: Final = (1 << LOW) - 1


def partners(scribes: int, colour: int) -> tuple[int, ...]:
    """FAR-8.3  The colours that the owner of these scribes may pay for this one; substitutions do not chain."""
    found = [pair[1 - pair.index(colour)] for i, pair in enumerate(SCRIBE_PAIRS) if scribes >> i & 1 and colour in pair]
    return tuple(found)


def own_colours(coin: int) -> tuple[int, ...]:
    """The colours a coin can count as by itself; silver and area tokens count as any."""
    if coin < BASICS:
        return (coin,)
    if S < coin < AREA_COIN:
        return (coin - FIRST_TOKEN_COIN,)
    return tuple(range(BASICS))


def covers(scribes: int, colour: int) -> tuple[int, ...]:
    """The coins that can cover a unit of a colour."""
    fitting = (colour, *partners(scribes, colour))
    return tuple(
        coin for coin in range(COINS) if coin in (S, AREA_COIN) or any(c in fitting for c in own_colours(coin))
    )


OWN_COLOURS: Final = tuple(own_colours(coin) for coin in range(COINS))
COVERS: Final = tuple(tuple(covers(scribes, colour) for colour in range(BASICS)) for scribes in range(32))
NEIGHBOURS: Final = tuple(
    tuple(
        sum(
            1 << colour
            for colour in range(BASICS)
            if any(wanted >> c & 1 and (c == colour or colour in partners(scribes, c)) for c in range(BASICS))
        )
        for wanted in range(32)
    )
    for scribes in range(32)
)
"""By scribes and set of wanted colours: the colours of resources that can cover them."""


def packed(coins: tuple[int, ...]) -> int:
    return sum(ONE[coin] for coin in coins)


def named(coins: tuple[int, ...]) -> str:
    return "+".join(COIN.keys[coin] for coin in coins) or "none"


def possible(coins: tuple[int, ...]) -> bool:
    """There are only three offering tokens of a kind."""
    return all(coins.count(coin) <= 3 for coin in coins if coin > S)


_EXTRAS: Final = tuple(
    coins
    for size in range(JUDGE_UNITS + 1)
    for coins in combinations_with_replacement(range(S, COINS), size)
    if possible(coins)
)
_BASICS: Final = tuple(
    coins for size in range(JUDGE_UNITS + 1) for coins in combinations_with_replacement(range(G, BASICS), size)
)
EXTRAS: Final = Domain("extras", tuple(named(coins) for coins in _EXTRAS), COIN)
BASICS_PAID: Final = Domain("resources", tuple(named(coins) for coins in _BASICS), COIN)
EXTRAS_WAY: Final = tuple(packed(coins) for coins in _EXTRAS)
BASICS_WAY: Final = tuple(packed(coins) for coins in _BASICS)
EXTRAS_INDEX: Final = {way >> LOW: i for i, way in enumerate(EXTRAS_WAY)}
BASICS_INDEX: Final = {way: i for i, way in enumerate(BASICS_WAY)}
