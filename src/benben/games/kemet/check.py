"""What must hold in every position of Kemet."""

from benben.core.engine import pending, to_move
from benben.games.kemet.control import (
    companions,
    districts,
    glory,
    holder,
    limit,
    rival_at,
    soldiers,
    troop,
    troops,
)
from benben.games.kemet.marching import Arrive, MarchUnits, fits
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
from benben.games.kemet.tables_gods import GODS_ROWS, JAWS, SOBEK
from benben.games.kemet.tables_solo import AMON, HIGHEST, HUMAN, LOWEST, OBJECTIVES, PLAGUES_IN_PLAY
from benben.games.kemet.tables_tiles import (
    COMPANION_OF,
    HIRED,
    KIND,
    MERCENARIES,
    SAME_PICTURE,
    SPECIAL_CARD,
    TILE_OF,
    TILES,
)


def check(s: Kemet) -> None:
    check_units(s)
    check_seats(s)
    check_cards(s)
    check_tiles(s)
    check_pyramids(s)
    check_tokens(s)
    assert sorted(s.order) == (list(range(s.seats)) if s.objective < 0 else [HUMAN])
    check_amon(s)
    assert 0 <= s.phase <= 9 and len(s.colours) == COLOURS_IN_PLAY[s.seats]
    assert (s.champion >= 0) == (not s.stack)


def in_motion(s: Kemet) -> int:
    """The area of a group that is on the move; -1 for none."""
    for seat in to_move(s):
        asked = pending(s, seat)
        if isinstance(asked, MoveStep | MoveUnits | MoveCompanion | MarchUnits):
            return asked.area
    for step in s.stack:
        if isinstance(step, Arrive):
            return step.area
    return -1


def check_units(s: Kemet) -> None:
    """On board and in supply 12 units, 15 with mercenaries; limits and single occupation hold but during an action."""
    moving = in_motion(s)
    for seat in range(s.seats):
        on_board = sum(soldiers(s, seat, area) for area in range(len(AREAS)))
        assert on_board + s.supply[seat] == UNITS + HIRED * (s.tiles[seat] >> MERCENARIES & 1)
        assert s.supply[seat] >= 0
        check_god(s, seat)
        for area in range(len(AREAS)):
            number = s.units[area * SEATS + seat]
            if not number and area not in s.where:
                continue
            kinds = [KIND[c] for c in companions(s, seat, area)]
            assert number >= 0 and (not number or area in PLAY[s.seats])
            assert troop(s, seat, area) or not kinds or area == s.field, "a companion without a troop"
            if area != moving:
                assert soldiers(s, seat, area) <= limit(s, seat) and len(kinds) == len(set(kinds))
                assert not number or not s.extras or area == s.field or fits(s, seat, area)
            if number and rival_at(s, area, seat) >= 0:
                assert area in (s.field, moving) or area in districts(s, seat) or recruits_here(s, area)


def check_god(s: Kemet, seat: int) -> None:
    """A god on the board has life points, and nobody stands with it but on the way."""
    assert (s.life[seat] > 0) == (s.god_at[seat] >= 0)
    if s.god_at[seat] >= 0:
        assert s.risen[seat] and s.life[seat] <= GODS_ROWS[s.god[seat]].life
        assert s.units[s.god_at[seat] * SEATS + seat] >= s.life[seat]


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
        specials += [JAWS] if s.risen[seat] and s.god[seat] == SOBEK else []
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


def check_amon(s: Kemet) -> None:
    """The solo game: the war table, the decks, Amon's two troops each with its monster."""
    if s.objective < 0:
        assert not (s.war or s.squad or s.plagues) and s.event < 0
        return
    assert s.clock >= 0 and all(LOWEST <= value <= HIGHEST for value in s.war)
    assert len(s.past) == len(set(s.past)) and len(s.plagues) == len(set(s.plagues))
    assert s.omens == [OBJECTIVES[s.objective].events - len(s.past), PLAGUES_IN_PLAY - len(s.plagues)]
    assert (s.event == s.past[-1]) if s.past else s.event < 0
    assert not (s.veterans[AMON] or s.points[AMON] or s.prayer[AMON] or s.hand[AMON]) and AMON not in s.held
    if not s.pets or not s.stack:
        return
    assert len(set(s.squad)) == 2 and (troops(s, HUMAN) or not s.round)
    for area, pet in zip(s.squad, s.pets, strict=True):
        assert s.where[pet] == area and s.market[TILE_OF[pet]] == 0
        assert s.units[area * SEATS + AMON] or area == s.field
    assert sum(s.units[area * SEATS + AMON] for area in s.squad) + s.supply[AMON] == UNITS


def check_tokens(s: Kemet) -> None:
    """Each token lies with the controller of its area, but for the moment of a move or a battle."""
    moving = in_motion(s)
    for area in PLAY[s.seats]:
        token = AREAS[area].kind == TEMPLE or s.level[area] == TOP_LEVEL
        if not token:
            assert s.held[area] < 0
        elif area not in (moving, s.field):
            assert s.held[area] == holder(s, area)
