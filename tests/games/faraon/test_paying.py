"""FAR-5 and section 5.14: every way to pay, and no other."""

from collections import Counter
from collections.abc import Iterator
from itertools import product

import pytest

from benben.core.rng import FastRng
from benben.games.faraon.paying import PayAccess, demand
from benben.games.faraon.tables import AREA, NOBLE, PIECE, SCRIBE_PAIRS, STAGES
from benben.games.faraon.turns import Turn
from tests.games.faraon.build import LETTERS, Position, position

BASIC = ("agriculture", "justice", "power", "trade", "construction")
COINS = (*BASIC, "silver", *(f"token_{kind}" for kind in BASIC), "token_area")
Payment = tuple[str, str, str]


# --- An independent reckoning, straight from section 5.14 -------------------------------------------------------------


def brute_force(p: Position, deal: str) -> set[Payment]:
    """Try every coin for every unit; drop what pays the same and something more."""
    s = p.s
    area = "offerings" if deal.startswith("offerings") else "nile" if deal.startswith("nile") else deal
    purse = Counter({coin: s.purse[PIECE.index[coin.replace("token_area", f"token_{area}")]] for coin in COINS})
    owned = {key for key in NOBLE.keys if s.noble_owner[NOBLE.index[key]] == 0}
    pairs = [SCRIBE_PAIRS[i] for i, key in enumerate(NOBLE.keys[:5]) if key in owned]
    wanted = BASIC[demand(s, AREA.index[area])]
    found = set()
    free = {"artisans": "doctor", "tomb": "builder", "offerings": "high_priest", "nile": "governor"}.get(area, "")
    chooser = {"artisans": "master", "tomb": "architect", "offerings": "priestess", "nile": "steward"}.get(area, "")
    if s.wheel.count(LETTERS.index("GBRYK"[BASIC.index(wanted)])) < 3:
        for coin in COINS:
            if purse[coin]:
                rest = purse - Counter([coin])
                colours = {wanted} if fits(coin, wanted, pairs) else set()
                if chooser in owned:
                    colours |= {colour for colour in BASIC if is_of(coin, colour)}
                ways = set().union(*(rest_ways(deal, s.stage[0], colour, rest, pairs, owned) for colour in colours))
                found |= {(coin, *way) for way in smallest(ways)}
    if free in owned and not s.used >> NOBLE.index[free] & 1:
        found |= {("no_access", *way) for way in smallest(rest_ways(deal, s.stage[0], "", purse, pairs, owned))}
    return {payment if payment[1:] != ("none", "none") else (payment[0], "", "") for payment in found}


def is_of(coin: str, colour: str) -> bool:
    return coin in (colour, f"token_{colour}", "silver", "token_area")


def fits(coin: str, unit: str, pairs: list[tuple[int, int]]) -> bool:
    if unit == "any" or is_of(coin, unit):
        return True
    return any(
        {unit, other} == {BASIC[a], BASIC[b]} and is_of(coin, other) for a, b in pairs for other in (BASIC[a], BASIC[b])
    )


def costs(deal: str, stage: int, owned: set[str]) -> list[list[str]]:
    pairs = {"nile_1": "GB", "nile_2": "BR", "nile_3": "RY", "nile_4": "YK", "nile_5": "KG"}
    if deal in pairs:
        return [[BASIC[LETTERS.index(letter)] for letter in pairs[deal]]]
    if deal == "tomb":
        return [[BASIC[kind] for kind in STAGES[stage + 1].cost]]
    if deal == "nobles":
        return [["any"] * 5] if "judge" in owned else [list(BASIC)]
    number = {"artisans": 3, "nile_6": 2, "offerings": 1, "offerings_more": 2}[deal]
    return [[colour] * number for colour in BASIC]


def rest_ways(
    deal: str, stage: int, colour: str, purse: Counter[str], pairs: list[tuple[int, int]], owned: set[str]
) -> set[tuple[str, str]]:
    """Ways to pay after an access coin of a colour, deducted or not."""
    found = set()
    for units in costs(deal, stage, owned):
        lists = [units]
        if colour and (colour in units or "any" in units):
            lists.append(without(units, colour if colour in units else "any"))
        for each in lists:
            found |= {name(coins) for coins in assignments(each, purse, pairs)}
    return found


def without(units: list[str], unit: str) -> list[str]:
    rest = units.copy()
    rest.remove(unit)
    return rest


def assignments(units: list[str], purse: Counter[str], pairs: list[tuple[int, int]]) -> Iterator[Counter[str]]:
    fitting = [[coin for coin in COINS if purse[coin] and fits(coin, unit, pairs)] for unit in units]
    for coins in product(*fitting):
        if all(purse[coin] >= count for coin, count in Counter(coins).items()):
            yield Counter(coins)


def name(coins: Counter[str]) -> tuple[str, str]:
    listed = [coin for coin in COINS for _ in range(coins[coin])]
    extras = "+".join(coin for coin in listed if coin not in BASIC) or "none"
    return extras, "+".join(coin for coin in listed if coin in BASIC) or "none"


def smallest(ways: set[tuple[str, str]]) -> set[tuple[str, str]]:
    """Ways of which no part is a way."""
    bags = {way: Counter(f"{way[0]}+{way[1]}".replace("none", "").split("+")) for way in ways}
    for bag in bags.values():
        del bag[""]
    return {way for way, bag in bags.items() if not any(other != bag and not other - bag for other in bags.values())}


DEALS = ("artisans", "tomb", "nile_1", "nile_4", "nile_6", "nobles", "offerings", "offerings_more")
HELPERS = (
    (), ("scribe_artisans",), ("scribe_tomb", "scribe_nobles"), ("architect", "priestess", "master", "steward"),
    ("judge",), ("doctor", "builder", "high_priest", "governor"), ("master", "scribe_artisans", "doctor", "steward"),
    ("judge", "scribe_nile"), ("priestess", "scribe_offerings", "high_priest"),
)  # fmt: skip


def random_purse(p: Position, rng: FastRng) -> Position:
    letters = "".join(letter * (rng.below(4) if letter != "S" else rng.below(3)) for letter in LETTERS)
    tokens = [f"token_{(*BASIC, *AREA.keys)[rng.below(10)]}" for _ in range(rng.below(3))]
    return p.goods(0, letters).tokens(0, *tokens)


@pytest.mark.parametrize("helpers", HELPERS)
@pytest.mark.parametrize("seed", range(6))
def test_exactly_the_distinct_ways_are_offered(helpers: tuple[str, ...], seed: int) -> None:
    """FAR-5.3, FAR-5.4, FAR-5.6, FAR-6.4, FAR-8.1, ruling 7.38  Against a reckoning of its own, for all areas."""
    rng = FastRng(seed * 100 + len(helpers))
    p = random_purse(position(3, seed).nobles(0, *helpers).stage(0, rng.below(3)), rng)
    p.s.turned = rng.below(5)
    if seed % 3 == 2:
        p.block("G", 3)
    play = p.ask(Turn(0))
    for deal in DEALS:
        expected = brute_force(p, deal)
        assert (deal in play.keys) == bool(expected), deal
        if expected:
            assert play.twin().choose(deal).payments() == expected, deal


# --- The rules one by one ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("players", "slots"), [(2, 3), (3, 3), (4, 4), (5, 4)])
def test_slots_of_a_sector(players: int, slots: int) -> None:
    """FAR-5.1, FAR-5.2  Three, or four with 4 or 5 players; a full sector is closed."""
    open_one = position(players).block("K", slots - 1).goods(0, "K").ask(Turn(0))
    assert "offerings" in open_one.keys
    closed = position(players).block("K", slots).goods(0, "K").ask(Turn(0))
    assert "offerings" not in closed.keys and closed.reasons["offerings"] == "no_slot"


def test_demand_follows_ring_and_wheel() -> None:
    """FAR-5.1"""
    p = position().ring("offerings", "nobles", "nile", "tomb", "artisans").demand("nile", "K")
    assert [LETTERS[demand(p.s, area)] for area in range(5)] == ["B", "G", "K", "Y", "R"]


def test_access_alone_may_not_block_a_slot() -> None:
    """FAR-5.3, ruling 7.43  Who cannot pay the action may not place anything."""
    play = position().goods(0, "Y").ask(Turn(0))
    assert "nobles" not in play.keys and play.reasons["nobles"] == "too_dear"
    kept = position().goods(0, "GGGS").ask(PayAccess(0, 0))
    assert kept.keys == ["agriculture", "silver"]
    needed = position().nobles(0, "master").goods(0, "GRRR").ask(PayAccess(0, 0))
    assert needed.keys == ["agriculture", "power"]


def test_one_access_resource_covers_one_unit() -> None:
    """FAR-5.4  Stage 3 has a single green unit."""
    play = position().demand("tomb", "G").stage(0, 2).goods(0, "GGKR").ask(Turn(0)).choose("tomb")
    assert play.payments() == {("agriculture", "none", "power+construction")}


def test_payment_returns_before_the_effect_but_not_the_access() -> None:
    """FAR-5.5, ruling 7.35  What is paid can be gained again; what lies on the wheel cannot."""
    p = position().demand("artisans", "R").goods(0, "RGGG").show_artisans("a06", "a01", "a02", "a03").short("G", 0)
    play = p.ask(Turn(0)).choose("artisans", "power", "none", "agriculture+agriculture+agriculture", "a06")
    assert play.goods(0) == "G"
    q = position().demand("artisans", "G").goods(0, "GGG").show_artisans("a06", "a01", "a02", "a03").short("G", 0)
    play = q.ask(Turn(0)).choose("artisans", "agriculture", "none", "agriculture+agriculture")
    assert play.s.supply[0] == 2


def test_silver_and_tokens_on_the_wheel_count_as_the_demanded_colour() -> None:
    """FAR-5.6, ruling 7.9"""
    p = position().goods(0, "SGG").tokens(0, "token_artisans", "token_agriculture")
    play = p.ask(Turn(0)).choose("artisans")
    assert play.keys == ["agriculture", "silver", "token_agriculture", "token_area"]
    for access in ("silver", "token_agriculture", "token_area"):
        assert (access, "none", "agriculture+agriculture") in play.payments()
    done = play.choose("token_area", "none", "agriculture+agriculture", "deck")
    assert done.wheel("G") == ["token_artisans"]


def test_area_tokens_pay_in_their_area_only() -> None:
    """FAR-6.6, ruling 7.5"""
    p = position().goods(0, "BK").tokens(0, "token_tomb")
    play = p.ask(Turn(0)).choose("tomb")
    assert play.payments() == {("justice", "token_area", "construction")}
    assert "tomb" not in position().goods(0, "BK").tokens(0, "token_nile").ask(Turn(0)).keys
    assert "tomb" not in position().goods(0, "BK").tokens(0, "prestige_2").ask(Turn(0)).keys


def test_the_effect_follows_the_payment() -> None:
    """FAR-5.7, ruling 7.35  The tokens of the set just taken cannot pay for the extra one."""
    p = position().goods(0, "K").sets("token_construction", "token_construction")
    assert "offerings_more" not in p.ask(Turn(0)).keys


def test_common_payments_take_two_clicks() -> None:
    """FAR-5.6  With silver in the purse: what goes on the wheel, and no silver; the rest is forced."""
    play = position().goods(0, "GGGSS").ask(Turn(0)).choose("artisans", "agriculture", "none")
    assert play.keys == ["agriculture+agriculture"]
