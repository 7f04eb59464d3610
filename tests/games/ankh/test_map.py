"""ANK-1, ANK-2  The map, regions, adjacency, units and stocks."""

import pytest

from benben.games.ankh.land import empty, flood, near, near_any, open_to, present, region_of, touches, units
from benben.games.ankh.tables_map import (
    AROUND,
    DESERT,
    EDGES,
    FERTILE,
    HEX,
    HEXES,
    LAND,
    NEIGHBOUR,
    REACH,
    RIVER,
    WATER,
    bits,
)
from benben.games.ankh.units import destroy, gods, guardians, kind_at, neutral, sacrifice, supply
from tests.games.ankh.build import DELTA, EAST, OSIRIS, RA, WEST, Position, at, mask, names

WATER_REGIONS = {
    "0.4": "D", "0.5": "D", "0.6": "D", "0.7": "D", "0.8": "D", "0.9": "D", "1.10": "DE", "3.9": "E", "4.10": "E",
    "5.2": "W", "5.10": "E", "6.2": "W", "6.3": "W", "6.4": "WE", "6.9": "E", "6.10": "E", "7.8": "E", "7.10": "E",
    "8.10": "E",
}  # fmt: skip


def test_the_map_has_its_hexes() -> None:
    """ANK-1.1  101 hexes, 43 fertile, 39 desert, 19 water; 31 river edges, all between fertile hexes."""
    assert (len(HEXES), FERTILE.bit_count(), DESERT.bit_count(), WATER.bit_count()) == (101, 43, 39, 19)
    assert len(RIVER) == 31 and all(FERTILE >> place & 1 for pair in RIVER for place in pair)
    pairs = [(a, b) for a in range(101) for b in bits(AROUND[a]) if a < b]
    wet = sum(bool(WATER >> a & 1) + bool(WATER >> b & 1) == 2 for a, b in pairs)
    assert (len(pairs), len(EDGES) + len(RIVER), wet) == (266, 196, 17)


def test_the_river_makes_three_regions() -> None:
    """ANK-1.4  Delta 22 hexes, all fertile; West 32 with 11 fertile; East 28 with 10 fertile."""
    s = Position().s
    sizes = [(s.land[t].bit_count(), (s.land[t] & FERTILE).bit_count()) for t in (DELTA, WEST, EAST)]
    assert sizes == [(22, 22), (32, 11), (28, 10)]
    inside = [sum(a in bits(s.land[t]) and b in bits(s.land[t]) for a, b in EDGES) for t in (DELTA, WEST, EAST)]
    assert inside == [46, 63, 56]


def test_a_camel_does_not_connect() -> None:
    """ANK-1.4  A camel line cuts a region; one camel alone does not."""
    line = ("3.0/4.0", "3.1/4.0", "3.1/4.1", "4.1/4.2")
    assert flood(at("4.0"), 0) == flood(at("3.0"), 0)
    s = Position().camels(*line).s
    assert s.land[WEST].bit_count() == 18 and s.land[4].bit_count() == 14
    assert Position().camels("3.0/4.0").s.land[WEST].bit_count() == 32


def test_neighbours_follow_the_offset_of_odd_columns() -> None:
    """ANK-1.1  The six directions of an even and of an odd column."""
    assert [HEX.keys[n] for n in NEIGHBOUR[at("5.4")]] == ["4.4", "4.5", "5.5", "6.4", "5.3", "4.3"]
    assert [HEX.keys[n] for n in NEIGHBOUR[at("5.5")]] == ["4.5", "5.6", "6.6", "6.5", "6.4", "5.4"]
    assert NEIGHBOUR[at("0.1")][0] == -1


def test_a_hex_holds_one_unit_or_one_monument() -> None:
    """ANK-1.2  Only land without unit and monument is empty; an Underworld token fills a hex for others."""
    p = Position(OSIRIS, RA).warriors(0, "4.0").monument("temple", "5.0").gates("6.0")
    assert not empty(p.s) & mask("4.0", "5.0", "6.0")
    assert names(open_to(p.s, 0) & mask("4.0", "5.0", "6.0")) == {"6.0"}
    assert not open_to(p.s, 1) & mask("4.0", "5.0", "6.0")
    assert empty(p.s) & mask("7.0")


def test_water_is_never_empty_land() -> None:
    """ANK-1.3  Nothing may come to stand on water by the ordinary rules."""
    s = Position().s
    assert not open_to(s, 0) & WATER and empty(s) == LAND


@pytest.mark.parametrize("key", WATER_REGIONS)
def test_water_belongs_to_every_region_beside_it(key: str) -> None:
    """ANK-1.5  As the sheet lists them."""
    s = Position().s
    letters = "".join(letter for letter, t in (("D", DELTA), ("W", WEST), ("E", EAST)) if touches(s, t, at(key)))
    assert letters == WATER_REGIONS[key]


def test_water_never_connects_land() -> None:
    """ANK-1.5  The lake touches West and East and joins nothing; it does not count for size."""
    s = Position().s
    assert near(s, at("6.4")) == AROUND[at("6.4")]
    assert not near(s, at("5.5")) & s.land[EAST]
    assert not s.land[WEST] & WATER


def test_adjacent_needs_the_same_region() -> None:
    """ANK-1.6  A river or a camel parts neighbours."""
    p = Position().camels("3.0/4.0", "3.1/4.0", "3.1/4.1", "4.1/4.2")
    assert names(near(p.s, at("3.3"))) == {"3.2", "4.2", "4.3", "4.4"}
    assert "3.1" not in names(near(p.s, at("4.1"))) and "4.0" in names(near(p.s, at("4.1")))
    assert "5.2" in names(near(p.s, at("4.1")))


def test_a_unit_on_water_is_adjacent_to_all_and_present_everywhere() -> None:
    """ANK-1.7  Apep on 6.4 is present in West and East."""
    p = Position().guardian(0, "apep", "6.4")
    assert names(near(p.s, at("6.4"))) == {"5.3", "5.4", "5.5", "6.3", "6.5", "7.4"}
    assert present(p.s, 0, WEST) == present(p.s, 0, EAST) == mask("6.4")
    assert not present(p.s, 0, DELTA)


def test_every_region_has_one_token() -> None:
    """ANK-1.8  A token belongs to a whole region."""
    s = Position().camels("3.0/4.0", "3.1/4.0", "3.1/4.1", "4.1/4.2").s
    assert [region_of(s, at(key)) for key in ("8.0", "8.8", "1.5", "3.3", "6.4")] == [WEST, EAST, DELTA, 4, 0]
    assert s.land[WEST] | s.land[EAST] | s.land[DELTA] | s.land[4] == LAND


def test_adjacency_with_water_is_never_cut() -> None:
    """ANK-1.9  Land and water, water and water, whatever the regions."""
    s = Position().s
    assert near_any(s, mask("6.4")) & mask("6.5") and near(s, at("6.5")) & mask("6.4")
    assert near(s, at("6.3")) & mask("6.4") and near(s, at("6.5")) & mask("7.4") == 0


def test_near_any_is_the_union() -> None:
    """ANK-1.6  Of several hexes in several regions, water among them."""
    s = Position().s
    some = mask("3.3", "3.4", "6.4", "8.8", "0.4")
    union = 0
    for place in bits(some):
        union |= near(s, place)
    assert near_any(s, some) == union


def test_reach_is_distance_three() -> None:
    """ANK-6.2  The distance of the axial coordinates, everywhere on the map."""

    def axial(place: int) -> tuple[int, int]:
        row, col = HEXES[place].row, HEXES[place].col
        return col, row - (col - (col & 1)) // 2

    for a in range(101):
        for b in bits(LAND):
            (q1, r1), (q2, r2) = axial(a), axial(b)
            distance = max(abs(q1 - q2), abs(r1 - r2), abs(q1 - q2 + r1 - r2))
            assert bool(REACH[a] >> b & 1) == (1 <= distance <= 3)


def test_units_are_gods_warriors_and_guardians() -> None:
    """ANK-2.1  Camels are not units; killed units wait in the pool."""
    p = Position().god(0, "4.0").warriors(0, "4.1").guardian(0, "mummy", "5.0").camels("3.0/4.0")
    assert units(p.s) == mask("4.0", "4.1", "5.0")
    assert [kind_at(p.s, at(key)) for key in ("4.0", "4.1", "5.0")] == [0, 1, 5]
    assert gods(p.s) == mask("4.0") and guardians(p.s) == mask("5.0")


def test_monuments_are_neutral_or_controlled() -> None:
    """ANK-2.6  A token makes a monument controlled, by one god."""
    p = Position().monument("obelisk", "4.0", owner=1).monument("pyramid", "5.0")
    assert neutral(p.s) == mask("5.0") and p.s.held == [0, mask("4.0"), 0]


def test_monuments_are_limited_followers_are_not() -> None:
    """ANK-2.7  Ten of a kind; the supply is what is not on the map."""
    p = Position().monument("temple", "4.0", "4.1", "4.2")
    assert [supply(p.s, k) for k in range(3)] == [10, 7, 10]
    p.followers(200)
    assert p.s.followers[0] == 200


def test_sacrifice_returns_followers() -> None:
    """ANK-2.8  From the player's pool to the supply."""
    p = Position().followers(5)
    sacrifice(p.s, 0, 3)
    assert p.s.followers[0] == 2


def test_a_destroyed_monument_returns_with_its_token() -> None:
    """ANK-2.9  The monument to the supply, the Ankh token to its owner."""
    p = Position().monument("obelisk", "4.0", owner=1)
    assert p.s.tokens[1] == 8
    destroy(p.s, at("4.0"))
    assert p.s.tokens[1] == 9 and supply(p.s, 0) == 10 and not p.s.held[1]
