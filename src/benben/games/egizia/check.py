"""What must hold in every position of Egizia."""

from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import (
    BERTH,
    CARDS_OF,
    CREWS,
    DECK_OF_ROUND,
    DECKS,
    IMMEDIATE,
    LEFT,
    LOWEST,
    MAX_CREW,
    MAX_STONE,
    NILE,
    OCCUPIED,
    OPEN_TOMBS,
    PILLAR,
    PLACES,
    RIGHT,
    ROW1,
    SHIPS,
    SITE_OF,
    SPHINX,
    START_CREW,
    TOMB_PLACES,
    TOMBS,
    VALUES,
    usable_spots,
)


def check(s: Egizia) -> None:
    check_ships(s)
    check_seats(s)
    check_cards(s)
    check_buildings(s)
    assert 1 <= s.round <= 5 and 0 <= s.ring <= 2
    """Score order is a strict total order, and after phase 7 the tokens are its reverse."""
    assert sorted(s.track) == sorted(s.order) == list(range(s.seats))
    assert [s.score[seat] for seat in s.track] == sorted(s.score, reverse=True)


def check_ships(s: Egizia) -> None:
    for seat in range(s.seats):
        placed = sum(standing >> seat & 1 for standing in s.ships)
        assert placed + s.ships_left[seat] == SHIPS
        for site in range(3):
            assert sum(s.ships[place] >> seat & 1 for place in BERTH[site]) <= 1
    crowded = [place for place in range(len(PLACES)) if s.ships[place].bit_count() > 1]
    assert not crowded or all(s.holder[card] < 0 for card in CARDS_OF[OCCUPIED])
    assert all(SITE_OF[place] < 0 for place in crowded)
    for site in range(3):
        assert usable_spots(s.seats) == 3 or s.ships[BERTH[site][2]] == 0


def check_seats(s: Egizia) -> None:
    for seat in range(s.seats):
        assert 0 <= s.stone[seat] <= MAX_STONE
        assert 0 <= s.store[seat] <= LOWEST and 0 <= s.market[seat] <= LOWEST
        for crew in range(len(CREWS)):
            assert START_CREW[crew] <= s.crew[seat * 4 + crew] <= MAX_CREW


def check_cards(s: Egizia) -> None:
    """EGZ-19.3 and the rest: every card is in one place; immediate cards lie in front of nobody."""
    current = DECK_OF_ROUND[s.round]
    for i, deck in enumerate(DECKS):
        places = [*s.nile[i], *(card for card in s.river if card in deck), *(c for c in deck if s.holder[c] >= 0)]
        assert len(places) == len(set(places)) and set(places) <= set(deck)
        if i > current:
            assert sorted(places) == list(deck) and len(s.nile[i]) == len(deck)
    assert all(s.holder[card] < 0 for card, row in enumerate(NILE) if row.kind in IMMEDIATE)
    sphinx = [*s.sphinx, *s.drawn, *(card for kept in s.kept for card in kept)]
    assert sorted(sphinx) == list(range(len(SPHINX))) and len(s.sphinx) == len(s.sphinx_peeked)
    assert bool(s.drawn) == (s.drawer >= 0)


def check_buildings(s: Egizia) -> None:
    for column, owners in enumerate(s.built):
        assert len(owners) <= len(VALUES[column])
    for row in range(ROW1 + 1, ROW1 + 5):
        assert not s.built[row] or len(s.built[row - 1]) > len(s.built[row])
    assert max(s.roof) < 0 or len(s.built[LEFT]) == len(s.built[RIGHT]) == PILLAR
    assert len(s.tombs) + len(s.buried) == TOMB_PLACES
    assert len(s.tombs) - len(s.tomb_owner) == min(OPEN_TOMBS, TOMB_PLACES - len(s.tomb_owner))
    values = sorted([*s.tombs, *s.buried, *s.boxed])
    assert values == [tomb.value for tomb in TOMBS for _ in range(tomb.tokens)]
