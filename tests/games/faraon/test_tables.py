"""FAR-1 and section 5: the components, their counts and the constraints their reconstruction honours."""

from collections import Counter

import pytest

from benben.core.rng import FastRng
from benben.games.faraon import GAME
from benben.games.faraon.costs import BASICS_WAY, COVERS, EXTRAS_WAY, JUDGE_UNITS, LOW
from benben.games.faraon.tables import (
    ARTISANS,
    GODS,
    NILE_OPTIONS,
    NOBLES,
    OFFERINGS,
    PYRAMID,
    RESOURCES,
    ROUNDS,
    SLOTS,
    STAGES,
    TABLES,
    TRAITOR_SIDES,
    URN_GOODS,
    URNS,
    G,
    R,
    Y,
    sets_laid,
    urns_laid,
    usable_slots,
)


def test_counts_of_the_components() -> None:
    """FAR-1.1 five areas, FAR-1.2 five rounds, FAR-1.3 urns, FAR-1.5 resources, FAR-1.6 tokens, FAR-1.7 cards."""
    assert len(GODS) == 5 and ROUNDS == 5 and len(URNS) == 30
    assert sum(row.tokens for row in RESOURCES) == 120 and sum(row.tokens for row in OFFERINGS) == 40
    assert len(ARTISANS) == 30 and len(NOBLES) == 26


def test_single_pieces() -> None:
    """FAR-1.4 tokens and marker, FAR-1.8 wooden pieces, FAR-1.9 tiles: one field or one list entry each."""
    s = GAME.start(GAME.setup(5), FastRng(3))
    assert s.first in range(5) and s.pharaoh == -1 and s.direction in (-1, 1)
    assert len(s.stage) == 5 and len(s.nile) == 25 and len(s.row) == 5
    assert len(TRAITOR_SIDES) == 10


def test_urns_show_every_combination_once() -> None:
    """FAR-1.3  Ten trios and twenty pairs with a single; each colour at six bottoms; never silver."""
    shown = Counter(tuple(sorted(goods)) for goods in URN_GOODS)
    assert max(shown.values()) == 1
    assert sum(len(set(goods)) == 3 for goods in URN_GOODS) == 10
    assert Counter(goods[0] for goods in URN_GOODS) == dict.fromkeys(range(5), 6)
    assert Counter(kind for goods in URN_GOODS for kind in goods) == dict.fromkeys(range(5), 18)


def test_gods_honour_the_rulebook_example() -> None:
    """FAR-11.4  Tomb and offerings 10, tomb and Nile 6, all five 46."""
    half = {god.area: god.half for god in GODS}
    assert half["tomb"] + half["offerings"] == 10 and half["tomb"] + half["nile"] == 6
    assert 2 * sum(half.values()) == 46


def test_arrows_carry_the_colours_paid() -> None:
    """FAR-7.6, FAR-7.7"""
    for option in NILE_OPTIONS[:5]:
        assert option.tracks == option.cost and len(option.cost) == 2 and option.arrows == 2
    assert NILE_OPTIONS[5].urn == 1 and len(NILE_OPTIONS[5].tracks) == 5


def test_stages_cost_two_to_four() -> None:
    """FAR-7.13"""
    assert [len(stage.cost) for stage in STAGES] == [0, 2, 2, 3, 3, 3, 4, 4]
    assert [stage.prestige for stage in STAGES] == [0, 5, 11, 18, 27, 37, 48, 60]


def test_artisans_by_prestige() -> None:
    """FAR-7.12  Six values, five cards each."""
    assert Counter(card.prestige for card in ARTISANS) == {2: 5, 4: 5, 5: 5, 6: 5, 7: 5, 8: 5}


def test_pyramid_rows_get_shorter() -> None:
    """FAR-1.2, FAR-9.2"""
    assert [len(row.squares) for row in PYRAMID] == [6, 5, 4, 3]


@pytest.mark.parametrize(
    ("players", "seats", "sets", "urns", "slots"),
    [(1, 2, 3, 2, 3), (2, 2, 3, 3, 3), (3, 3, 4, 3, 3), (4, 4, 5, 4, 4), (5, 5, 6, 5, 4)],
)
def test_sizes_by_players(players: int, seats: int, sets: int, urns: int, slots: int) -> None:
    """FAR-2.3, FAR-2.7, FAR-5.1"""
    assert GAME.setup(players).seats == seats
    assert (sets_laid(seats), urns_laid(seats, players == 1), usable_slots(seats)) == (sets, urns, slots)
    assert slots <= SLOTS


def test_traitor_tiles() -> None:
    """FAR-13.13  One god a tile, the first space empty; 16 urns on light sides, 19 on dark ones."""
    for side in TRAITOR_SIDES:
        icons = side.icons.split()
        assert len(icons) == 10 and icons[0] == "-" and sum(icon.startswith("god_") for icon in icons) == 1
    assert sum(side.urns for side in TRAITOR_SIDES[:5]) == 16
    assert sum(side.urns for side in TRAITOR_SIDES[5:]) == 19


def test_ways_to_pay_are_numbered_without_gaps() -> None:
    assert len(set(EXTRAS_WAY)) == len(EXTRAS_WAY) and all(way & (1 << LOW) - 1 == 0 for way in EXTRAS_WAY)
    assert len(set(BASICS_WAY)) == len(BASICS_WAY) == 252 and JUDGE_UNITS == 5


def test_scribes_do_not_chain() -> None:
    """FAR-8.3  G for R and Y for G together do not make Y pay for R."""
    both = 1 << 0 | 1 << 3
    assert G in COVERS[both][R] and Y in COVERS[both][G] and Y not in COVERS[both][R]


def test_every_row_says_where_it_comes_from() -> None:
    assert all(row.source for table in TABLES for row in table.rows)
