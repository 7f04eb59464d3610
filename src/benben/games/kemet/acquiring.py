"""KEM-5.3  Acquire, and what tiles do at once."""

from typing import ClassVar

from benben.core.steps import Decision, Domain, Reason
from benben.games.kemet.control import award, has, in_control
from benben.games.kemet.hands import eyes, take_back
from benben.games.kemet.placing import ALSO_TROOPS, INTO_DISTRICTS, PlaceCompanion, PlaceUnit
from benben.games.kemet.prayer import can_pay, gain, pay, tile_cost
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import BATTLE_CARD, COLOUR, FIRST_SLOT, PLAY, SLOTS, TILE_POINT
from benben.games.kemet.tables_tiles import (
    ACTS_OF_GOD,
    AMON_PRAYER,
    COMPANION_OF,
    DOMINATIONS,
    HIRED,
    MERCENARIES,
    OF_COLOUR,
    PRIEST_OF_AMON,
    REINFORCED,
    REINFORCEMENTS,
    SAME_PICTURE,
    SPECIAL_CARD,
    SPHINX,
    TILE,
    TILES,
)


def reach(s: Kemet, seat: int) -> list[int]:
    """KEM-5.1.3, KEM-5.3.5  For each colour the highest level of a pyramid the seat controls, its own or a rival's."""
    highest = [0] * len(COLOUR)
    for area in PLAY[s.seats]:
        level = s.level[area]
        if level and level > highest[s.hue[area]] and in_control(s, seat, area):
            highest[s.hue[area]] = level
    return highest


def field_colours(s: Kemet, seat: int, slot: int) -> int:
    """KEM-5.3.3  Bits of the colours a token on this acquisition field can take: its own, or any without a token."""
    tokens = s.slots[seat * SLOTS : seat * SLOTS + SLOTS]
    colours = 0
    for colour in s.colours:
        if colour not in tokens:
            colours |= 1 << colour
    if tokens[slot] >= 0:
        colours |= 1 << tokens[slot]
    return colours


def offered(s: Kemet, seat: int, colours: int, surcharge: int) -> list[int]:
    """KEM-5.3.1  Tiles of these colours within reach of a pyramid, with a picture not yet owned, and payable."""
    highest = reach(s, seat)
    dearest = [can_pay(s, seat, tile_cost(s, seat, level, surcharge)) for level in range(5)]
    owned = s.tiles[seat]
    market = s.market
    return [
        tile
        for colour in s.colours
        if colours >> colour & 1
        for tile in OF_COLOUR[colour]
        if market[tile]
        and TILES[tile].level <= highest[colour]
        and not owned & SAME_PICTURE[tile]
        and dearest[TILES[tile].level]
    ]


def field_options(s: Kemet, seat: int, field: int) -> list[int]:
    """KEM-5.3.6  One tile of a colour in a round, whatever the field."""
    return offered(s, seat, field_colours(s, seat, field - FIRST_SLOT) & ~s.bought[seat], 0)


def twin_options(s: Kemet, seat: int) -> list[int]:
    """Twin Ceremony: a colour already used this round, for 1 more, without an acquisition field (ruling A25)."""
    return offered(s, seat, s.bought[seat], 1)


class Acquire(Decision):
    """KEM-5.3.2  Take a power tile for the token on an acquisition field, or (field -1) by Twin Ceremony."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "field")
    domain = TILE
    rule = "KEM-5.3.1"
    skippable = True

    def __init__(self, seat: int, field: int) -> None:
        self.seat = seat
        self.field = field

    def options(self, s: Kemet, /) -> list[int]:
        return twin_options(s, self.seat) if self.field < 0 else field_options(s, self.seat, self.field)

    def resolve(self, s: Kemet, tile: int, /) -> None:
        pay(s, self.seat, tile_cost(s, self.seat, TILES[tile].level, int(self.field < 0)))
        s.bought[self.seat] |= 1 << TILES[tile].colour
        take_tile(s, self.seat, tile)

    def why_not(self, s: Kemet, tile: int, /) -> Reason | None:
        row = TILES[tile]
        if row.colour not in s.colours:
            return None
        if not s.market[tile]:
            return Reason("tile_gone", "KEM-5.3.1")
        if s.tiles[self.seat] & SAME_PICTURE[tile]:
            return Reason("same_picture", "KEM-5.3.1")
        if self.field >= 0 and s.bought[self.seat] >> row.colour & 1:
            return Reason("colour_used", "KEM-5.3.6")
        if self.field >= 0 and not field_colours(s, self.seat, self.field - FIRST_SLOT) >> row.colour & 1:
            return Reason("other_field", "KEM-5.3.3")
        if reach(s, self.seat)[row.colour] < row.level:
            return Reason("pyramid_too_low", "KEM-5.1.3")
        return Reason("too_little_prayer", "KEM-1.16")


def take_tile(s: Kemet, seat: int, tile: int) -> None:
    """KEM-5.3.4  The tile works from now to the end of the game; its immediate effect comes at once."""
    s.market[tile] -= 1
    s.tiles[seat] |= 1 << tile
    s.emit("tile_taken", seat, tile)
    companion = COMPANION_OF[tile]
    if companion >= 0:
        s.master[companion] = seat
        s.then(PlaceCompanion(seat, companion))
    if tile == SPHINX or DOMINATIONS >> tile & 1:
        award(s, seat, 1, TILE_POINT)
    elif ACTS_OF_GOD >> tile & 1:
        s.silver[seat] = 1
        s.emit("silver_taken", seat)
    elif tile in SPECIAL_CARD:
        take_back(s, seat)
        s.then(RemoveCard(seat, tile))
    elif tile == MERCENARIES:
        s.supply[seat] += HIRED
        s.then(PlaceUnit(seat, HIRED, -1, INTO_DISTRICTS, 1))
    elif tile == REINFORCEMENTS:
        s.then(PlaceUnit(seat, REINFORCED, -1, ALSO_TROOPS, 0))
    elif tile == PRIEST_OF_AMON:
        gain(s, seat, AMON_PRAYER)


class RemoveCard(Decision):
    """KEM-2.4  A special battle card comes into the hand; one of the own cards leaves the game in secret."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tile")
    domain = BATTLE_CARD
    rule = "KEM-2.4"
    terms: ClassVar[dict[str, Domain]] = {"tile": TILE}

    def __init__(self, seat: int, tile: int) -> None:
        self.seat = seat
        self.tile = tile

    def options(self, s: Kemet, /) -> list[int]:
        return s.cards[self.seat][:]

    def resolve(self, s: Kemet, card: int, /) -> None:
        replace_card(s, self.seat, card, SPECIAL_CARD[self.tile])


def replace_card(s: Kemet, seat: int, card: int, special: int) -> None:
    s.cards[seat].remove(card)
    s.removed[seat].append(card)
    s.emit("card_removed", seat, card, to=eyes(s, seat))
    s.cards[seat].append(special)
    s.cards[seat].sort()
    s.emit("special_taken", seat, special)


def owns_gold(s: Kemet, seat: int, gold_tiles: tuple[int, ...]) -> bool:
    return any(has(s, seat, tile) for tile in gold_tiles)
