"""What must hold in every position of Faraon."""

from benben.games.faraon.state import Faraon
from benben.games.faraon.tables import (
    ARTISANS,
    BASICS,
    LAST_STAGE,
    MARKER,
    NOBLES,
    OFFERINGS,
    PER_KIND,
    PHARAOH_NOBLES,
    PHARAOH_STAGE,
    PIECES,
    ROUNDS,
    ROW_SQUARES,
    SLOTS,
    SPACES,
    TILES,
    TOKENS,
    TOP_LEVEL,
    URNS,
    S,
    sets_laid,
    urns_laid,
    usable_slots,
)


def check(s: Faraon) -> None:
    assert 0 <= s.round <= ROUNDS and 0 <= s.first < s.seats
    check_goods(s)
    check_tokens(s)
    check_cards(s)
    check_wheel(s)
    check_seats(s)
    check_pyramid(s)
    check_traitor(s)


def check_goods(s: Faraon) -> None:
    """Every resource is in the supply, in a purse, on the wheel or on a tile."""
    assert min(s.supply) >= 0 and min(s.purse) >= 0
    for kind in range(S + 1):
        held = sum(s.purse[seat * PIECES + kind] for seat in range(s.seats))
        on_tiles = s.on_tiles[kind] if kind < BASICS else 0
        assert s.supply[kind] + held + s.wheel.count(kind) + on_tiles == PER_KIND


def check_tokens(s: Faraon) -> None:
    for kind, row in enumerate(OFFERINGS):
        held = sum(s.purse[seat * PIECES + TOKENS + kind] for seat in range(s.seats))
        shown = s.sets.count(kind) + s.bonus.count(kind)
        assert s.bag.count(kind) + s.spent[kind] + held + shown + s.wheel.count(TOKENS + kind) == row.tokens
    assert len(s.sets) == 2 * sets_laid(s.seats)
    assert len(s.bonus) - sets_laid(s.seats) in (0, 1)
    for place in range(0, len(s.sets), 2):
        assert (s.sets[place] < 0) == (s.sets[place + 1] < 0)


def check_cards(s: Faraon) -> None:
    """Every card and every urn is in one place."""
    owned = [card for card, owner in enumerate(s.noble_owner) if owner != -1]
    shown = [card for card in s.nobles_shown if card >= 0]
    assert sorted([*s.nobles, *s.drawn, *s.rejected, *shown, *owned]) == list(range(len(NOBLES)))
    assert len(shown) == len(s.nobles_shown) or not s.nobles
    assert len(s.rejected) == len(s.rejected_eyes) and bool(s.drawn) == (s.drawer >= 0)
    owned = [card for card, owner in enumerate(s.artisan_owner) if owner != -1]
    shown = [card for card in s.artisans_shown if card >= 0]
    assert sorted([*s.artisans, *shown, *owned]) == list(range(len(ARTISANS)))
    assert len(shown) == len(s.artisans_shown) or not s.artisans
    laid = [urn for urn in s.urns_shown if urn >= 0]
    assert sorted([*s.urns, *laid, *s.urns_spent, *s.traitor_urns]) == list(range(len(URNS)))
    assert len(s.urns_shown) == urns_laid(s.seats, s.traitor >= 0)
    assert s.round < ROUNDS or not laid


def check_wheel(s: Faraon) -> None:
    """Only so many slots are used, and no prestige token lies there."""
    assert sorted(s.place) == list(range(BASICS)) and 0 <= s.turned < BASICS and s.direction in (-1, 1)
    for slot, piece in enumerate(s.wheel):
        assert piece < 0 or slot % SLOTS < usable_slots(s.seats)
        assert piece < PIECES - 2 or piece == MARKER


def check_seats(s: Faraon) -> None:
    assert all(0 <= stage <= LAST_STAGE for stage in s.stage)
    assert all(0 <= level <= TOP_LEVEL for level in s.nile)
    heirs = [
        seat
        for seat in range(s.seats)
        if s.stage[seat] >= PHARAOH_STAGE and s.noble_owner.count(seat) >= PHARAOH_NOBLES
    ]
    assert s.pharaoh in heirs if heirs else s.pharaoh < 0


def check_pyramid(s: Faraon) -> None:
    """One disc a row, rows filled in order, at most players - 1; a disc there means its owner has passed."""
    rows = sorted(row for row in s.row if row >= 0)
    assert rows == list(range(len(rows))) and len(rows) < s.seats
    for seat, row in enumerate(s.row):
        assert row < 0 or (s.passed >> seat & 1 and s.square[seat] < len(ROW_SQUARES[row]))
    assert not rows or s.row[s.first] == 0


def check_traitor(s: Faraon) -> None:
    if s.traitor < 0:
        assert not s.tiles and not s.traitor_urns and not any(s.on_tiles)
        return
    assert sorted(s.tiles) == sorted(s.tile_colour) == list(range(TILES))
    assert all(1 <= filled <= SPACES for filled in s.filled)
    assert sum(s.on_tiles) <= sum(s.filled) and s.dark < 1 << TILES
