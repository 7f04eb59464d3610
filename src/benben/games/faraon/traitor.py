"""FAR-13  The Traitor: a seat that never chooses.

1. He reveals an urn: its bottom resource goes on his tile, and the icon beside it works.
2. The human sends one of the other two to his tiles and the other to the wheel.
3. Without an urn left he passes, and climbs the pyramid while the human plays on.
"""

from typing import ClassVar

from benben.core.steps import Decision, Domain, Effect
from benben.games.faraon.areas import advance_tomb, crown, sail, take_shown
from benben.games.faraon.goods import basics_in_supply, draw_urn, gain
from benben.games.faraon.offerings import bag_can_give, draw_token, gain_token, take_bonus, take_set
from benben.games.faraon.paying import free_slot
from benben.games.faraon.pyramid import enter_pyramid, entered, step_on
from benben.games.faraon.state import Faraon
from benben.games.faraon.tables import (
    ANY_BASIC,
    ARTISAN_PRESTIGE,
    BASIC,
    GOD_SPACE,
    ICON,
    MARKER,
    NO_ICON,
    NOBLE_TILE,
    NOBLE_VALUES,
    ONE_OFFERING,
    ONE_SILVER,
    SIDE_ICONS,
    SIDE_URNS,
    SPACES,
    TILE,
    TILES,
    URN,
    URN_GOODS,
    WORTHLESS,
    S,
)

OUT = -2


def side_of(s: Faraon, position: int) -> int:
    """The side that shows in a position: the five light ones first."""
    return s.tiles[position] + (TILES if s.dark >> position & 1 else 0)


def draw_pile(s: Faraon, number: int) -> None:
    """FAR-13.3, FAR-13.18  As many urns, unseen, as the tile in the round's position says."""
    s.traitor_urns = [draw_urn(s) for _ in range(SIDE_URNS[side_of(s, number - 1)])]
    s.emit("pile_drawn", s.traitor, len(s.traitor_urns))


class TraitorTurn(Effect):
    """FAR-13.8  Reveal his top urn. FAR-13.15  Without one he passes, taking no urn; then he climbs the pyramid.

    FAR-13.14  He never spends anything.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Faraon, /) -> None:
        if s.passed >> self.seat & 1:
            if step_on(s, self.seat):
                take_income(s, self.seat)
        elif s.traitor_urns:
            urn = s.draw(s.traitor_urns)
            s.urns_spent.append(urn)
            s.emit("urn_revealed", self.seat, urn)
            bottom, _, _ = URN_GOODS[urn]
            fill_tile(s, bottom)
            s.then(Split(urn))
        else:
            enter_pyramid(s, self.seat)


def take_income(s: Faraon, seat: int) -> None:
    """FAR-13.16  Always the square entered: the commonest basic resource, a silver, or a token from the bag."""
    income = entered(s, seat)
    if income == ANY_BASIC:
        kinds = basics_in_supply(s)
        if kinds:
            gain(s, seat, max(kinds, key=s.supply.__getitem__))
    elif income == ONE_SILVER:
        gain(s, seat, S)
    elif income == ONE_OFFERING and bag_can_give(s):
        gain_token(s, seat, draw_token(s))


class Split(Effect):
    """FAR-13.10  One of the upper resources for the tiles, one for the wheel; the human chooses where both fit.

    FAR-13.11  If neither fits on the wheel both go on tiles, the left one first.
    """

    fields: ClassVar[tuple[str, ...]] = ("urn",)

    def __init__(self, urn: int) -> None:
        self.urn = urn

    def run(self, s: Faraon, /) -> None:
        _, left, right = URN_GOODS[self.urn]
        fits_left = free_slot(s, left) >= 0
        fits_right = free_slot(s, right) >= 0
        if fits_left and fits_right and left != right:
            s.then(SplitUrn(1 - s.traitor, self.urn))
        elif fits_right:
            divide(s, left, right)
        elif fits_left:
            divide(s, right, left)
        else:
            fill_tile(s, left)
            fill_tile(s, right)


class SplitUrn(Decision):
    """FAR-13.10  Which of the two upper resources goes on the Traitor's tiles; the other goes on the wheel."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "urn")
    domain = BASIC
    rule = "FAR-13.10"
    terms: ClassVar[dict[str, Domain]] = {"urn": URN}

    def __init__(self, seat: int, urn: int) -> None:
        self.seat = seat
        self.urn = urn

    def options(self, s: Faraon, /) -> list[int]:
        _, left, right = URN_GOODS[self.urn]
        return [left, right]

    def resolve(self, s: Faraon, colour: int, /) -> None:
        _, left, right = URN_GOODS[self.urn]
        divide(s, colour, right if colour == left else left)


def divide(s: Faraon, on_tile: int, on_wheel: int) -> None:
    fill_tile(s, on_tile)
    block_slot(s, on_wheel)
    s.emit("slot_blocked", s.traitor, on_wheel)


def block_slot(s: Faraon, colour: int) -> None:
    """FAR-12.2  A resource from the supply on a free slot of its colour; a marker if the supply has none."""
    slot = free_slot(s, colour)
    if s.supply[colour]:
        s.supply[colour] -= 1
        s.wheel[slot] = colour
    else:
        s.wheel[slot] = MARKER


# --- The tiles --------------------------------------------------------------------------------------------------------


def fill_tile(s: Faraon, colour: int) -> None:
    """FAR-13.9  The lowest free space of the colour's tile. FAR-13.12  If full, that of the next with room, rightwards.

    A space is filled even if the supply is empty; with all tiles full nothing happens.
    """
    tied = s.tile_colour.index(colour)
    for step in range(TILES):
        position = (tied + step) % TILES
        if s.filled[position] < SPACES:
            break
    else:
        return
    if s.supply[colour]:
        s.supply[colour] -= 1
        s.on_tiles[colour] += 1
    icon = SIDE_ICONS[side_of(s, position)][s.filled[position]]
    s.filled[position] += 1
    s.emit("tile_filled", s.traitor, colour, s.tiles[position])
    if icon != NO_ICON:
        s.emit("icon_covered", s.traitor, icon)
        resolve_icon(s, s.traitor, icon)


def resolve_icon(s: Faraon, seat: int, icon: int) -> None:
    """FAR-13.13  What the icons do. FAR-13.19, FAR-13.25  He can be the heir: that is checked after each."""
    word, *rest = ICON.keys[icon].split("_")
    arg = rest[-1] if rest else ""
    if word == "tomb":
        advance_tomb(s, seat)
    elif word == "nob":
        move_noble(s, seat if rest[0] == "in" else OUT, int(arg) - 1)
    elif word == "art":
        move_artisan(s, seat if rest[0] == "in" else OUT, arg == "hi")
    elif word == "set" and s.sets[2 * int(arg) - 2] >= 0:
        take_set(s, seat, int(arg) - 1)
    elif word == "bon" and s.bonus[int(arg) - 1] >= 0:
        take_bonus(s, seat, int(arg) - 1)
    elif word == "nile":
        sail(s, seat, nile_track(s, arg == "max"))
    crown(s, seat)


def move_noble(s: Faraon, owner: int, place: int) -> None:
    """FAR-13.13  He takes the noble in a place without its text, or it leaves the game; the place is refilled."""
    noble = s.nobles_shown[place]
    if noble >= 0:
        take_shown(s, s.nobles_shown, noble, s.nobles)
        s.noble_owner[noble] = owner
        s.emit("noble_discarded" if owner == OUT else "noble_gained", s.traitor, noble)


def move_artisan(s: Faraon, owner: int, highest: bool) -> None:
    """FAR-13.13  The same with the highest or lowest face-up artisan, on a tie the leftmost, without income."""
    shown = [card for card in s.artisans_shown if card >= 0]
    if shown:
        wanted = (max if highest else min)(ARTISAN_PRESTIGE[card] for card in shown)
        card = next(card for card in shown if ARTISAN_PRESTIGE[card] == wanted)
        take_shown(s, s.artisans_shown, card, s.artisans)
        s.artisan_owner[card] = owner
        s.emit("artisan_discarded" if owner == OUT else "artisan_gained", s.traitor, card)


def nile_track(s: Faraon, fullest: bool) -> int:
    """FAR-13.13  The colour of the fullest or least full tile; on a tie the leftmost track of the Nile."""
    wanted = max(s.filled) if fullest else min(s.filled)
    return min(colour for colour, filled in zip(s.tile_colour, s.filled, strict=True) if filled == wanted)


def open_gods(s: Faraon) -> list[int]:
    """FAR-13.21  The gods whose icon is covered; each tile has the god of its own number."""
    return [tile for position, tile in enumerate(s.tiles) if s.filled[position] > GOD_SPACE[side_of(s, position)]]


def noble_value(s: Faraon) -> int:
    """FAR-13.22  The highest value covered on the noble tile, or 6."""
    position = s.tiles.index(NOBLE_TILE)
    covered = [value for level, value in NOBLE_VALUES[side_of(s, position)] if s.filled[position] > level]
    return max(covered, default=WORTHLESS)


# --- Difficulty -------------------------------------------------------------------------------------------------------


class DarkenTile(Decision):
    """FAR-13.6  The human chooses which tiles show their dark side, from the left."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    domain = TILE
    rule = "FAR-13.6"

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Faraon, /) -> list[int]:
        after = s.dark.bit_length()
        return s.tiles[after : TILES - self.left + 1]

    def resolve(self, s: Faraon, tile: int, /) -> None:
        darken(s, s.tiles.index(tile))
        if self.left > 1:
            s.then(DarkenTile(self.seat, self.left - 1))


def darken(s: Faraon, position: int) -> None:
    s.dark |= 1 << position
    s.emit("tile_darkened", s.traitor, s.tiles[position])
