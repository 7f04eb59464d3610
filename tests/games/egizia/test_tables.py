"""The component data: every count and value, copied from the sheet."""

import pytest

from benben.core.table import PROVENANCE, Table
from benben.games.egizia import tables as t
from benben.games.egizia.tables import (
    BERTH,
    BERTH_OF,
    CARD,
    CARD_KIND,
    CARDS_OF,
    COLOUR,
    COLUMNS,
    CREWS,
    DECK_1_2,
    DECK_3_4,
    DECK_5,
    IMMEDIATE,
    NILE,
    PERMANENT,
    PLACES,
    ROOFS,
    ROUND,
    SITE,
    SPHINX,
    STOP_OF,
    STOPS,
    TABLES,
    TOMBS,
    TRACK_ROWS,
)


@pytest.mark.parametrize("table", TABLES, ids=lambda table: table.name)
def test_every_row_tells_its_source(table: Table) -> None:
    """EGZ-18.5  Reconstructed values are marked as such."""
    assert all(set(row.source) <= set(PROVENANCE) for row in table.rows)
    assert len({row.key for row in table.rows}) == len(table.rows)


def test_counts() -> None:
    """EGZ-1.9, EGZ-16.3  Cards, tombs, ships, stops."""
    assert (len(DECK_1_2), len(DECK_3_4), len(DECK_5), len(NILE), len(SPHINX)) == (22, 22, 12, 56, 29)
    assert (t.SHIPS, t.TOMB_PLACES, t.OPEN_TOMBS, t.ROUNDS, t.CARD_STOPS) == (8, 12, 4, 5, 10)
    assert sum(tomb.tokens for tomb in TOMBS) == 20


def test_limits_and_amounts() -> None:
    """EGZ-6.2, EGZ-17.8, EGZ-8.2, EGZ-19.14, EGZ-19.9, EGZ-19.11, EGZ-19.15  The numbers in the rules."""
    assert (t.MAX_STONE, t.MAX_CREW, t.SPHINX_LIMIT, t.FREE_SPHINX) == (25, 9, 5, 2)
    assert (t.GRAIN_CARD, t.BOOST, t.TRAINING_COST, t.ALYI_STONE, t.SELL_RATE) == (4, 3, 2, 2, 2)


def test_the_nile() -> None:
    """EGZ-1.1  Ten card stops, seven round stops and three sites; sites have three spots and a reserve."""
    kinds = "crcrcscrcrcscrcrcscr"
    assert "".join({CARD: "c", ROUND: "r", SITE: "s"}[stop.kind] for stop in STOPS) == kinds
    assert len(PLACES) == 17 + 3 * 4 and list(STOP_OF) == sorted(STOP_OF)
    for site, spots in enumerate(BERTH):
        keys = [f"site_{'abc'[site]}_{berth}" for berth in ("1", "2", "3", "reserve")]
        assert [PLACES[place] for place in spots] == keys and [BERTH_OF[place] for place in spots] == [0, 1, 2, 3]
        assert {STOPS[STOP_OF[place]].key for place in spots} == {f"site_{'abc'[site]}"}
    assert [t.CARD_OF[t.SAIL.index[stop.key]] for stop in STOPS if stop.kind == CARD] == list(range(10))


def test_start_values() -> None:
    """EGZ-1.3, EGZ-1.7, EGZ-1.8, EGZ-1.11"""
    assert (t.START_CREW, t.START_STONE) == ((1, 1, 1, 2), (2, 3, 4, 5))
    assert (t.START_QUARRY, t.START_FIELD, t.RING_START) == (3, 6, 1)
    assert CREWS.keys == ("c1", "c2", "c3", "cj") and t.JOKER == 3


def test_store_and_market() -> None:
    """EGZ-14.1, EGZ-14.2, EGZ-14.3, EGZ-14.5, EGZ-14.6  Penalty, sale, stone and points of each row."""
    assert [tuple(row[1:5]) for row in TRACK_ROWS] == [
        (3, False, 0, 0),
        (2, False, 0, 0),
        (1, True, 0, 0),
        (1, True, 3, 2),
    ]
    assert t.RING.keys == ("left", "middle", "right")


def test_buildings() -> None:
    """EGZ-9.3, EGZ-10.3, EGZ-10.4, EGZ-10.5  The values in building order."""
    assert {column.key: column.values for column in COLUMNS} == {
        "obelisk": (1, 2, 3, 4, 5, 6, 7),
        "tl": (1, 2, 3, 4, 5),
        "tr": (1, 2, 3, 4, 5),
        "py1": (2, 2, 2, 2, 2),
        "py2": (3, 3, 3, 3),
        "py3": (4, 4, 4),
        "py4": (5, 5),
        "py5": (6,),
    }
    assert {roof.key: roof.value for roof in ROOFS} == {"rf_l": 6, "rf_r": 6, "rf_cl": 7, "rf_cr": 7}


def test_tombs_and_participation() -> None:
    """EGZ-1.10, EGZ-15.4, EGZ-11.2  Tokens by value, and the two tables of points."""
    assert {tomb.value: tomb.tokens for tomb in TOMBS} == {2: 4, 3: 5, 4: 5, 5: 4, 6: 2}
    assert sum(tomb.value * tomb.tokens for tomb in TOMBS) == 75
    assert t.PARTICIPATION == (0, 1, 3, 6)
    assert [t.tomb_points(total) for total in range(24)] == [0] + [2] * 10 + [5] * 10 + [9] * 3


def test_classes_of_the_nile_cards() -> None:
    """EGZ-18.5  Fields and quarries are permanent; "each round" is permanent, "must" immediate, "may" anytime."""
    named = {key: [NILE[card].key for card in CARDS_OF[kind]] for kind, key in enumerate(CARD_KIND.keys)}
    permanent = {CARD_KIND.keys[kind] for kind in PERMANENT}
    immediate = {CARD_KIND.keys[kind] for kind in IMMEDIATE}
    assert permanent == {"field", "quarry", "training", "sphinx_plus", "leftover", "upstream"}
    assert immediate == {"stone", "crew", "joker", "store", "market", "points"}
    anytime = set(CARD_KIND.keys) - permanent - immediate
    assert anytime == {
        "grain", "second_ship", "plus3", "two_crews", "keep_two", "occupied", "double", "in_any_case", "upstream_once",
    }  # fmt: skip
    counts = [sum(len(named[key]) for key in group) for group in (permanent, immediate, anytime)]
    assert counts == [15 + 6 + 4, 15, 16]


def test_colours_of_the_fields() -> None:
    """EGZ-19.1  Six green, five yellow-green, four brown."""
    colours = [COLOUR.keys[colour] for _, _, colour in t.FIELDS]
    assert [colours.count(key) for key in ("green", "yellow", "brown")] == [6, 5, 4]


def test_sphinx_cards() -> None:
    """EGZ-20.1  Points of each; the conditions are tried card by card elsewhere."""
    points = (3, 5, 4, 4, 5, 6, 4, 6, 5, 4, 6, 3, 5, 5, 6, 4, 5, 4, 6, 5, 4, 5, 5, 4, 4, 5, 5, 5, 1)
    assert tuple(row.points for row in SPHINX) == points
    assert [row.key for row in SPHINX] == [f"s{i:02}" for i in range(1, 30)]


def test_decks_of_the_rounds() -> None:
    """EGZ-3.2, EGZ-3.3"""
    assert [t.DECK_OF_ROUND[number] for number in range(1, 6)] == [0, 0, 1, 1, 2]
    assert t.LAST_ROUND_OF_DECK == (2, 4, 5)
    assert [[NILE[card].key[1] for card in deck] for deck in t.DECKS] == [["1"] * 22, ["3"] * 22, ["5"] * 12]
