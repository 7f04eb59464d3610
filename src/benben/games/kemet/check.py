"""What must hold in every position of Kemet."""

from benben.core.engine import pending, to_move
from benben.games.kemet.control import companions, controller, districts, glory, limit, rival_at
from benben.games.kemet.moving import MoveCompanion, MoveStep, MoveUnits
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import (
    AREAS,
    CARDS,
    COLOURS_IN_PLAY,
    FLOORS,
    GOLD,
    MOST_PRAYER,
    OWN_CARDS,
    PLAY,
    PYRAMIDS,
    SEATS,
    SLOTS,
    TEMPLE,
    TOKENS,
    TOP_LEVEL,
    UNITS,
)
from benben.games.kemet.tables_tiles import (
    COMPANION_OF,
    HIRED,
    KIND,
    MERCENARIES,
    SAME_PICTURE,
    SPECIAL_CARD,
    TILES,
)


def check(s: Kemet) -> None:
    check_units(s)
    check_seats(s)
    check_cards(s)
    check_tiles(s)
    check_pyramids(s)
    check_tokens(s)
    assert sorted(s.order) == list(range(s.seats))
    assert 0 <= s.phase <= 9 and len(s.colours) == COLOURS_IN_PLAY[s.seats]
    assert (s.champion >= 0) == (not s.stack)


def in_motion(s: Kemet) -> int:
    """The area of a group that is on the move; -1 for none."""
    for seat in to_move(s):
        asked = pending(s, seat)
        if isinstance(asked, MoveStep | MoveUnits | MoveCompanion):
            return asked.area
    return -1


def check_units(s: Kemet) -> None:
    """On board and in supply 12 units, 15 with mercenaries; limits and single occupation hold but during an action."""
    moving = in_motion(s)
    for seat in range(s.seats):
        on_board = sum(s.units[area * SEATS + seat] for area in range(len(AREAS)))
        assert on_board + s.supply[seat] == UNITS + HIRED * (s.tiles[seat] >> MERCENARIES & 1)
        assert s.supply[seat] >= 0
        for area in range(len(AREAS)):
            number = s.units[area * SEATS + seat]
            kinds = [KIND[c] for c in companions(s, seat, area)]
            assert number >= 0 and (not number or area in PLAY[s.seats])
            assert number or not kinds or area == s.field, "a companion without a troop"
            if area != moving:
                assert number <= limit(s, seat) and len(kinds) == len(set(kinds))
            if number and rival_at(s, area, seat) >= 0:
                assert area == s.field or area in districts(s, seat) or recruits_here(s, area)


def recruits_here(s: Kemet, area: int) -> bool:
    """Two hostile troops share an area only in a battle, or where recruits are about to attack."""
    return any(area in districts(s, seat) for seat in range(s.seats) if s.units[area * SEATS + seat])


def check_seats(s: Kemet) -> None:
    for seat in range(s.seats):
        assert 0 <= s.prayer[seat] <= MOST_PRAYER
        assert s.veterans[seat] >= 0 and s.points[seat] >= 0 and glory(s, seat) >= s.points[seat]
        silver = s.silver_at[seat] >= 0
        colour = (s.fields[seat] & ~(1 << GOLD)).bit_count() - silver
        assert colour + s.tokens[seat] == TOKENS and silver <= s.silver[seat]
        if not s.tokens[seat] and s.phase:
            assert all(s.fields[seat] & floor for floor in FLOORS)


def check_cards(s: Kemet) -> None:
    held = [*s.deck, *s.discard, *(card for hand in s.hand for card in hand), *(c for laid in s.laid for c in laid)]
    assert sorted(held) == [kind for kind, card in enumerate(CARDS) for _ in range(card.number)]
    for seat in range(s.seats):
        assert len(s.hand[seat]) == len(s.hand_seen[seat]) and len(s.face_down[seat]) == len(s.face_down_seen[seat])
        own = [*s.cards[seat], *s.face_up[seat], *s.face_down[seat], *s.played[seat], *s.aside[seat]]
        specials = [card for tile, card in SPECIAL_CARD.items() if s.tiles[seat] >> tile & 1]
        assert len(own) == OWN_CARDS
        assert len(set(own) | set(s.removed[seat])) == len(own) + len(s.removed[seat])
        assert set(own) | set(s.removed[seat]) <= {*range(OWN_CARDS), *specials}
        assert all(s.chosen[seat].count(card) <= s.hand[seat].count(card) for card in s.chosen[seat])
        if s.field < 0:
            assert not (s.played[seat] or s.aside[seat] or s.chosen[seat] or s.laid[seat] or s.bluff[seat])


def check_tiles(s: Kemet) -> None:
    for tile, row in enumerate(TILES):
        owners = [seat for seat in range(s.seats) if s.tiles[seat] >> tile & 1]
        assert s.market[tile] >= 0 and s.market[tile] + len(owners) <= row.copies
        assert not owners or row.colour in s.colours
        companion = COMPANION_OF[tile]
        if companion >= 0:
            assert s.master[companion] == (owners[0] if owners else -1)
    for seat in range(s.seats):
        for tile in range(len(TILES)):
            assert (s.tiles[seat] & SAME_PICTURE[tile]).bit_count() <= 1


def check_pyramids(s: Kemet) -> None:
    for seat in range(s.seats):
        if s.city[seat] < 0:
            continue
        own = [area for area in districts(s, seat) if s.hue[area] >= 0]
        colours = [s.hue[area] for area in own]
        assert len(own) <= PYRAMIDS[s.seats] and len(set(colours)) == len(colours)
        tokens = [colour for colour in s.slots[seat * SLOTS : seat * SLOTS + SLOTS] if colour >= 0]
        assert sorted(tokens) == sorted(colours)
        assert all(0 <= s.level[area] <= TOP_LEVEL for area in own)


def check_tokens(s: Kemet) -> None:
    """Each token lies with the controller of its area, but for the moment of a move or a battle."""
    moving = in_motion(s)
    for area in PLAY[s.seats]:
        token = AREAS[area].kind == TEMPLE or s.level[area] == TOP_LEVEL
        if not token:
            assert s.held[area] < 0
        elif area not in (moving, s.field):
            assert s.held[area] == controller(s, area)
