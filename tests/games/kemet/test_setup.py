"""KEM-1, KEM-2  The map, the boards, and setting up."""

import pytest

from benben.core import engine
from benben.core.rng import FastRng
from benben.games.kemet import GAME
from benben.games.kemet.acquiring import Acquire
from benben.games.kemet.control import districts
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import (
    AREA,
    AREAS,
    CITIES,
    COLOUR,
    COLOURS_IN_PLAY,
    DELTA,
    DESERT,
    DISTRICT,
    FIELDS,
    FLOORS,
    FRONTS,
    MILITARY,
    NEAR,
    OBELISKS,
    PLAY,
    SANCTUARY,
    TEMPLE,
    TEMPLES,
)
from benben.games.kemet.tables_tiles import TILE, TILES
from tests.games.kemet.build import Position, asked, keys, kind, pick


def begin(seats: int, seed: int = 1, **options: str) -> Kemet:
    s: Kemet = GAME.start(GAME.setup(seats, options), FastRng(seed))
    engine.advance(s)
    return s


def test_kinds_of_areas() -> None:
    """KEM-1.1  18 districts, 13 deserts, 5 temples and the Sanctuary; three districts to a city."""
    kinds = [area.kind for area in AREAS]
    assert [kinds.count(kind) for kind in (DISTRICT, DESERT, TEMPLE, SANCTUARY)] == [18, 13, 5, 1]


def test_the_delta() -> None:
    """KEM-1.2  Delta temple, Delta desert and the Sanctuary, which is no temple."""
    assert [AREA.keys[area] for area in DELTA] == ["d-desert", "d-temple", "d-sanct"]
    assert AREA.index["d-sanct"] not in TEMPLES[6] and AREA.index["d-temple"] in TEMPLES[6]


@pytest.mark.parametrize("seats", range(2, 7))
def test_borders(seats: int) -> None:
    """KEM-1.3  Adjacency is mutual; nothing crosses the Nile; a city touches only its own front."""
    for area in PLAY[seats]:
        for other in NEAR[seats][area]:
            assert area in NEAR[seats][other]
    west = [area for area in PLAY[seats] if area <= AREA.index["t-wn"]]
    assert all(other in west for area in west for other in NEAR[seats][area])
    for city in CITIES[seats]:
        for area in districts_of(city):
            assert set(NEAR[seats][area]) == {*districts_of(city), FRONTS[city]} - {area}


def districts_of(city: int) -> list[int]:
    return [area for area, row in enumerate(AREAS) if row.kind == DISTRICT and row.city == AREAS[FRONTS[city]].city]


WEST_LAND = {
    "f-nw": "o-wn n-w t-w",
    "o-wn": "f-nw f-w n-w t-w",
    "f-w": "o-wn o-ws n-w t-w",
    "o-ws": "f-w f-sw n-w t-w",
    "f-sw": "o-ws n-w t-w",
    "n-w": "f-nw o-wn f-w o-ws f-sw t-wn",
    "t-w": "f-nw o-wn f-w o-ws f-sw",
    "t-wn": "n-w",
}
EASTWARD = {"f-nw": "f-ne", "f-w": "f-e", "f-sw": "f-se", "o-wn": "o-en", "o-ws": "o-es"}
EASTWARD |= {"n-w": "n-e", "t-w": "t-e", "t-wn": "t-en"}


def test_adjacency() -> None:
    """KEM-1.3  The land outside the cities; the east bank is the mirror of the west; the Delta stands alone."""

    def land(key: str) -> set[str]:
        return {AREA.keys[area] for area in NEAR[6][AREA.index[key]] if AREAS[area].kind != DISTRICT}

    for key, near in WEST_LAND.items():
        assert land(key) == set(near.split())
        assert land(EASTWARD[key]) == {EASTWARD[other] for other in near.split()}
        west, east = AREAS[AREA.index[key]], AREAS[AREA.index[EASTWARD[key]]]
        assert (west.kind, west.obelisk, west.port, west.prayer) == (east.kind, east.obelisk, east.port, east.prayer)
    assert land("d-desert") == {"d-temple", "d-sanct"}
    assert land("d-temple") == land("d-sanct") == {"d-desert"}
    obelisks = [AREA.keys[area] for area in OBELISKS[2]]
    assert obelisks == ["o-wn", "o-ws", "t-w", "t-wn", "d-temple", "d-sanct"]


def test_obelisks_and_ports() -> None:
    """KEM-1.4  Ten obelisks; commercial ports on the Nile banks, military ones at the fronts and in the Delta."""
    assert len(OBELISKS[6]) == 10 and len(OBELISKS[2]) == 6
    ports = {AREA.keys[i]: row.port for i, row in enumerate(AREAS) if row.port}
    assert [key for key, port in ports.items() if port != MILITARY] == ["n-w", "n-e"]
    assert set(ports) == {"f-nw", "f-w", "f-sw", "n-w", "f-ne", "f-e", "f-se", "n-e", "d-desert"}


@pytest.mark.parametrize(
    ("seats", "cities", "temples"),
    [(2, "nw sw", 3), (3, "nw w sw", 3), (4, "nw sw ne se", 5), (5, "nw w sw ne se", 5), (6, "nw w sw ne e se", 5)],
)
def test_schemes(seats: int, cities: str, temples: int) -> None:
    """KEM-1.5, KEM-2.1  Grey banks and storms are out of play; the Delta never is."""
    assert [AREAS[FRONTS[city]].city for city in CITIES[seats]] == cities.split()
    assert len(TEMPLES[seats]) == temples and set(DELTA) <= set(PLAY[seats])
    assert len(PLAY[seats]) == {2: 16, 3: 20, 4: 29, 5: 33, 6: 37}[seats]


def test_player_board() -> None:
    """KEM-1.6  Nine fields on three floors and the divine power field above them."""
    floors = [[FIELDS[i].key for i in range(10) if floor >> i & 1] for floor in FLOORS]
    assert floors == [
        ["pray_low", "acquire_a", "acquire_b", "acquire_c"],
        ["move", "build", "pray"],
        ["move_top", "recruit"],
    ]
    assert FIELDS[9].floor == 0


def test_no_expansions() -> None:
    """KEM-1.20  Six colours without emerald; Domination is in every colour."""
    assert "emerald" not in COLOUR.keys
    assert all(f"domination_{colour}" in TILE.index for colour in COLOUR.keys)


@pytest.mark.parametrize("seats", range(2, 7))
def test_what_everybody_takes(seats: int) -> None:
    """KEM-2.8 seven prayer points, 12 units, 8 battle cards, 5 tokens; KEM-2.9 two interventions; KEM-2.6 of 38."""
    s = begin(seats)
    assert s.prayer == [7] * seats and s.supply == [12] * seats and s.tokens == [5] * seats
    assert all(cards == list(range(8)) for cards in s.cards)
    assert all(len(hand) == 2 for hand in s.hand) and len(s.deck) == 38 - 2 * seats
    assert len(s.colours) == COLOURS_IN_PLAY[seats]


def test_market() -> None:
    """KEM-2.2, KEM-2.4  All tiles of the drawn colours lie open, other colours not at all; the draw is random."""
    s = begin(4)
    for tile, row in enumerate(TILES):
        assert s.market[tile] == (row.copies if row.colour in s.colours else 0)
    assert len({tuple(begin(4, seed).colours) for seed in range(20)}) > 5


def test_the_host_may_leave_amber_out() -> None:
    """KEM-2.2  Ruling A3."""
    assert all(COLOUR.index["amber"] not in begin(6, seed, colours_pool="no_amber").colours for seed in range(12))


def test_temple_tokens() -> None:
    """KEM-2.5  Tokens lie on the temples in play and belong to nobody."""
    assert begin(3).held == [-1] * len(AREAS)


def test_cities() -> None:
    """KEM-2.7  In seat order a free city in play."""
    s = begin(3)
    assert asked(s).seat == 0 and keys(s) == ["nw", "w", "sw"]
    pick(s, "w")
    assert asked(s).seat == 1 and keys(s) == ["nw", "sw"]


def test_order() -> None:
    """KEM-2.10  The order is drawn at random."""
    orders = set()
    for seed in range(20):
        s = begin(3, seed)
        pick(s, "nw", "w", "sw")
        orders.add(tuple(s.order))
    assert len(orders) == 6


def prepared(seats: int) -> Kemet:
    s = begin(seats)
    while kind(s) == "ChooseCity":
        pick(s, keys(s)[0])
    return s


def test_start_troops() -> None:
    """KEM-2.11  In turn order two districts with 5 units each; 2 stay in supply."""
    s = prepared(3)
    first = s.order[0]
    assert asked(s).seat == first and kind(s) == "ChooseDistricts"
    pick(s, "w+e")
    west, centre, east = districts(s, first)
    assert [s.units[area * 6 + first] for area in (west, centre, east)] == [5, 0, 5]
    assert s.supply[first] == 2


def to_pyramids(seats: int) -> Kemet:
    s = prepared(seats)
    while kind(s) == "ChooseDistricts":
        pick(s, "w+c")
    return s


def test_start_pyramids_one_one_one() -> None:
    """KEM-2.12  Three of level 1 in different colours; their tokens fill the acquisition fields."""
    s = to_pyramids(3)
    seat = asked(s).seat
    assert seat == s.order[0] and keys(s) == ["ones", "two_one"]
    pick(s, "ones")
    assert kind(s) == "FirstColour"
    colours = []
    for _ in range(3):
        colours.append(keys(s)[0])
        pick(s, keys(s)[0])
    assert [s.level[area] for area in districts(s, seat)] == [1, 1, 1]
    assert len(set(colours)) == 3
    assert [COLOUR.keys[c] for c in s.slots[seat * 3 : seat * 3 + 3]] == colours


def test_start_pyramids_two_one() -> None:
    """KEM-2.12, KEM-1.7  One of level 2, one of level 1; the third stays in supply and has no colour."""
    s = to_pyramids(3)
    seat = asked(s).seat
    pick(s, "two_one")
    east = AREA.keys[districts(s, seat)[2]]
    pick(s, east)
    pick(s, keys(s)[0])
    assert east not in keys(s)
    pick(s, keys(s)[0])
    pick(s, keys(s)[0])
    assert sorted(s.level[area] for area in districts(s, seat)) == [0, 1, 2]
    assert s.slots[seat * 3 + 2] == -1
    assert sum(s.hue[area] >= 0 for area in districts(s, seat)) == 2


def test_two_players_have_two_pyramids() -> None:
    """KEM-2.12, KEM-2.8  Only 2/1 is possible."""
    assert keys(to_pyramids(2)) == ["two_one"]


def to_tiles(seats: int) -> Kemet:
    s = to_pyramids(seats)
    while kind(s) != "StartTile":
        pick(s, keys(s)[-1] if kind(s) == "ChooseSplit" else keys(s)[0])
    return s


def test_start_tiles() -> None:
    """KEM-2.13 in reverse order a level-1 tile in an own colour; KEM-2.14 it costs nothing and is no acquisition."""
    s = to_tiles(4)
    seat = asked(s).seat
    assert seat == s.order[-1]
    own = {s.hue[area] for area in districts(s, seat) if s.level[area]}
    offered = [TILES[TILE.index[key]] for key in keys(s)]
    assert {tile.level for tile in offered} == {1} and {tile.colour for tile in offered} == own
    tile = next(key for key in keys(s) if key != "mercenaries")
    pick(s, tile)
    assert s.tiles[seat] == 1 << TILE.index[tile]
    assert s.prayer[seat] == 7 and s.bought[seat] == 0 and s.fields[seat] == 0


def test_start_mercenaries() -> None:
    """KEM-2.14  Their 3 units are placed at once."""
    from benben.games.kemet.setup import StartTile

    s = Position().pyramid("nw_w", "onyx", 2).run(StartTile(0))
    pick(s, "mercenaries", "nw-w", "nw-w", "nw-c")
    assert s.supply[0] == 12 and sum(s.units) == 3
    s.then(Acquire(0, 6))
    engine.advance(s)
    assert "local_recruitment" in keys(s)
