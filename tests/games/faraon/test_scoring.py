"""FAR-11.4 to 11.13  Final scoring."""

from itertools import product

import pytest

from benben.core.rng import FastRng
from benben.games.faraon.scoring import (
    FinalScoring,
    best_gods,
    god_value,
    gods_value,
    items,
    nobles_value,
    result,
    scores,
    tally,
)
from benben.games.faraon.state import Faraon
from benben.games.faraon.tables import AREA, GODS, NOBLE, SOURCE
from benben.games.faraon.turns import Turn
from tests.games.faraon.build import Position, position

RING = ("artisans", "tomb", "nile", "nobles", "offerings")
PAIRS = {
    "artisans-tomb": 10, "artisans-nile": 8, "artisans-nobles": 11, "artisans-offerings": 12, "tomb-nile": 6,
    "tomb-nobles": 9, "tomb-offerings": 10, "nile-nobles": 7, "nile-offerings": 8, "nobles-offerings": 11,
}  # fmt: skip


@pytest.mark.parametrize(("pair", "prestige"), PAIRS.items())
def test_god_between_two_areas(pair: str, prestige: int) -> None:
    """FAR-11.4  The sum of both halves, in either order."""
    one, two = pair.split("-")
    rest = [area for area in RING if area not in (one, two)]
    assert god_value(position().ring(one, two, *rest).s, 0) == prestige
    assert god_value(position().ring(two, *rest, one).s, 4) == prestige


def test_one_condition_alone_gives_nothing() -> None:
    """FAR-11.4"""
    s = position().stage(0, 7).s
    assert best_gods(s, 0) == 0


@pytest.mark.parametrize(
    ("area", "enough"), [("tomb", 2), ("offerings", 3), ("nobles", 2), ("artisans", 3), ("nile", 2)]
)
def test_conditions(area: str, enough: int) -> None:
    """FAR-11.5  With the other condition met, the god depends on this one."""
    other = "tomb" if area != "tomb" else "nobles"
    for count in (enough - 1, enough):
        p = position().ring(area, other, *(a for a in RING if a not in (area, other)))
        p.stage(0, 2).nobles(0, "judge", "architect") if area == "tomb" else p.stage(0, 2)
        give(p, area, count)
        assert best_gods(p.s, 0) == (count == enough)


def give(p: Position, area: str, count: int) -> None:
    if area == "tomb":
        p.stage(0, count)
    elif area == "nile":
        p.nile(0, *[1] * count, *[0] * (5 - count))
    elif area == "nobles":
        p.nobles(0, *NOBLE.keys[6 : 6 + count])
    elif area == "artisans":
        p.artisans(0, *(f"a{n:02}" for n in range(1, count + 1)))
    else:
        p.tokens(0, *["prestige_1"] * min(3, count), *["prestige_2"] * max(0, count - 3))


def test_nile_threshold_is_an_option() -> None:
    """FAR-11.5, ruling 7.1"""
    for need in (2, 3):
        p = position(3, nile_god_threshold=need).ring("nile", "tomb", "nobles", "artisans", "offerings").stage(0, 2)
        p.nile(0, 1, 1, 0, 0, 0)
        assert best_gods(p.s, 0) == (need == 2)


def test_best_allocation_against_all_subsets() -> None:
    """FAR-11.6, section 5.10  For random positions, by trying all 32 sets of gods."""
    rng = FastRng(4)
    extras = ("scribe_artisans", "scribe_nile", "sorceress", "diplomat", "vizier", "scribe_offerings")
    for _ in range(120):
        p = position()
        rng.shuffle(order := list(range(5)))
        p.ring(*(RING[i] for i in order))
        give(p, "artisans", rng.below(8))
        give(p, "offerings", rng.below(7))
        p.stage(0, rng.below(6)).nile(0, *(rng.below(2) for _ in range(5)))
        p.nobles(0, *(key for key in extras if rng.below(2)))
        assert value(p.s, best_gods(p.s, 0)) == max(value(p.s, gods) for gods in feasible(p.s))


def value(s: Faraon, gods: int) -> int:
    return gods_value(s, gods) + nobles_value(s, 0, gods)


def feasible(s: Faraon) -> list[int]:
    found = []
    for chosen in product((0, 1), repeat=5):
        if all(
            (chosen[s.place[area]] + chosen[s.place[area] - 1]) * GODS[area].need <= items(s, 0, area)
            for area in range(5)
        ):
            found.append(sum(bit << place for place, bit in enumerate(chosen)))
    return found


def test_items_serve_other_purposes_too() -> None:
    """FAR-11.6  Tokens that please a god still count their own prestige."""
    p = position().ring("offerings", "tomb", "nobles", "artisans", "nile").stage(0, 2)
    give(p, "offerings", 3)
    points = tally(p.s, 0)
    assert points[SOURCE.index["gods"]] == 10 and points[SOURCE.index["goods"]] == 6


def test_any_number_of_players_please_a_god() -> None:
    """FAR-11.6"""
    p = position().stage(0, 2).stage(1, 2).nile(0, 1, 1, 0, 0, 0).nile(1, 1, 1, 0, 0, 0)
    assert best_gods(p.s, 0) == best_gods(p.s, 1) == 0b10


def test_nobles_artisans_nile_and_tomb() -> None:
    """FAR-11.7, FAR-11.8, FAR-11.9, FAR-11.10"""
    p = position().nobles(0, "judge", "official_24").artisans(0, "a01", "a30").nile(0, 2, 3, 0, 0, 0).stage(0, 5)
    points = dict(zip(SOURCE.keys, tally(p.s, 0), strict=True))
    assert (points["nobles"], points["artisans"], points["nile"], points["tomb"]) == (15, 10, 10, 37)


def test_goods_and_tokens() -> None:
    """FAR-11.11, FAR-11.12"""
    p = position().goods(0, "GGS").tokens(0, "token_nile", "prestige_1", "prestige_2").first(0)
    p.nobles(0, "judge", "vizier").stage(0, 3).pharaoh(0)
    points = dict(zip(SOURCE.keys, tally(p.s, 0), strict=True))
    assert (points["goods"], points["pharaoh"], points["first_player"]) == (9, 7, 3)


def test_final_scoring_tells_every_source() -> None:
    """FAR-11.3 to FAR-11.12  The events add up to the scores."""
    p = position().goods(0, "GGS").stage(1, 2).round(5)
    play = p.ask(FinalScoring())
    told = [0, 0, 0]
    for seat, amount, _ in play.events("points"):
        told[seat] += amount
    assert told == play.s.score == scores(play.s) == [6, 11, 0]


@pytest.mark.parametrize(
    ("points", "pharaoh", "goods", "places"),
    [
        ([50, 60, 40], -1, ("", "", ""), [2, 1, 3]),
        ([50, 50, 40], 0, ("", "GGG", ""), [1, 2, 3]),
        ([50, 50, 50], 2, ("G", "GG", ""), [3, 2, 1]),
        ([50, 50, 50], -1, ("G", "G", ""), [1, 1, 3]),
        ([60, 50, 50], 0, ("", "G", "G"), [1, 2, 2]),
    ],
)
def test_ranking(points: list[int], pharaoh: int, goods: tuple[str, ...], places: list[int]) -> None:
    """FAR-11.13, ruling 7.39"""
    p = position().pharaoh(pharaoh)
    for seat, letters in enumerate(goods):
        p.goods(seat, letters)
    p.s.score = points
    assert result(p.s) == places


def test_tokens_break_ties_like_resources() -> None:
    """FAR-11.13  Counted together."""
    p = position(2).goods(0, "GG").tokens(1, "token_nile", "prestige_1", "prestige_1")
    p.s.score = [9, 9]
    assert result(p.s) == [2, 1]


def test_no_result_before_the_end() -> None:
    play = position().ask(FinalScoring())
    assert result(play.s) is not None and len(AREA) == 5
    going = position().goods(0, "G").ask(Turn(0))
    assert result(going.s) is None and scores(going.s)[0] == 1 + 3
