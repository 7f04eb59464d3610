"""What must hold in every position of Tekhenu."""

from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import KINDS
from benben.games.tekhenu.tables import (
    BAG,
    BUILDINGS,
    DICE,
    GOD_SPACES,
    HIGHEST_PRODUCTION,
    LOWEST_PRODUCTION,
    OPEN_SPACES,
    PILLAR_TILES,
    PILLARS,
    ROUNDS,
    SLOT_KIND,
    SLOT_SECTION,
    STATUES,
    TRACK_END,
)
from benben.games.tekhenu.tables_cards import D20, DECK, T16


def check(s: Tekhenu) -> None:
    check_dice(s)
    check_seats(s)
    check_pieces(s)
    check_tiles(s)
    check_cards(s)
    assert 0 <= s.round <= ROUNDS and 0 <= s.offset < 6
    assert sorted(s.order) == list(range(s.seats))


def check_dice(s: Tekhenu) -> None:
    """TEK-3.3  No die is ever lost; the wheel holds 18 at the start of a turn after a refill."""
    counts = s.bag[:]
    for place in s.dice:
        counts[place % DICE // 6] += 1
    for boards in (s.left, s.right, s.under):
        for dice in boards:
            for die in dice:
                counts[die // 6] += 1
    assert tuple(counts) == BAG[s.seats] and min(s.bag) >= 0
    taken = [len(s.left[seat]) + len(s.right[seat]) + len(s.under[seat]) for seat in range(s.seats)]
    assert max(taken) <= 4 and max(taken) - min(taken) <= 1


def check_seats(s: Tekhenu) -> None:
    for seat in range(s.seats):
        assert 0 <= s.happiness[seat] <= s.population[seat] <= TRACK_END
        assert min(s.production[seat * 4 : seat * 4 + 4]) >= LOWEST_PRODUCTION
        assert max(s.production[seat * 4 : seat * 4 + 4]) <= HIGHEST_PRODUCTION
        assert s.score[seat] >= 0 and s.surplus[seat] >= 0
        assert min(s.tokens[seat * KINDS : seat * KINDS + KINDS]) >= 0
    highest = max(s.population)
    assert s.opened >= (4 if highest >= 13 else 3 if highest >= 9 else 2)
    assert s.bot < 0 or not any(s.tokens[s.bot * KINDS + kind] for kind in (0, 1, 2, 3, 4, 6))


def check_pieces(s: Tekhenu) -> None:
    for seat in range(s.seats):
        assert s.buildings[seat] + s.osiris.count(seat) + s.around.count(seat) == BUILDINGS
        gods = sum(s.honour[god * 4 + seat] for god in range(6))
        assert s.statues[seat] + gods + s.people.count(seat) == STATUES
        assert s.pillars[seat] + s.pillar.count(seat) == PILLARS
        assert min(s.buildings[seat], s.statues[seat], s.pillars[seat]) >= 0
    for god in range(6):
        assert sum(s.honour[god * 4 : god * 4 + 4]) <= GOD_SPACES[s.seats]
    assert all(owner < 0 for owner in s.around[OPEN_SPACES[s.seats] :])


def check_tiles(s: Tekhenu) -> None:
    tiles = [*s.pile, *(tile for tile in s.slots if tile >= 0), *(laid // 4 for laid in s.temple if laid >= 0)]
    assert sorted(tiles) == list(range(len(PILLAR_TILES)))
    bare = [cell for cell in range(25) if s.temple[cell] >= 0 and s.pillar[cell] < 0]
    assert len(bare) <= 1 and all(s.temple[cell] >= 0 for cell in range(25) if s.pillar[cell] >= 0)
    assert sorted(s.horus) == list(range(6))


def check_cards(s: Tekhenu) -> None:
    """Every card of the decks in play is in one place."""
    cards = [card for card in (*s.market, *s.drawn) if card >= 0]
    for pile in (*s.decks, *s.discards, *s.hands, *s.rejected):
        cards.extend(pile)
    cards.extend(card for card in range(2 * DECK) if s.holder[card] >= 0)
    boxed = {T16, D20} if s.seats == 2 else set()
    assert sorted(cards) == [card for card in range(3 * DECK) if card not in boxed]
    for slot, card in enumerate(s.market):
        assert card < 0 or (card // DECK == SLOT_KIND[slot] and SLOT_SECTION[slot] < s.opened)
    assert len(s.deck_eyes) == len(s.decks[2])
    assert all(len(hand) == len(eyes) for hand, eyes in zip(s.hands, s.hand_eyes, strict=True))
    assert bool(s.drawn) == (s.drawer >= 0)
