"""Positions for the rule tests: set up by the game itself, then arranged by hand."""

from __future__ import annotations

from typing import Any

from benben.core.engine import advance, apply, legal, pending, reasons, to_move
from benben.core.rng import KeyedRng
from benben.core.steps import Decision, Step
from benben.games.faraon import GAME
from benben.games.faraon.state import Faraon
from benben.games.faraon.tables import (
    AREA,
    ARTISAN,
    BASICS,
    EMPTY,
    NOBLE,
    OFFERINGS,
    PER_KIND,
    PIECE,
    PIECES,
    SLOTS,
    TILE,
    TOKENS,
    URN,
    URNS,
)

LETTERS = "GBRYKS"
TOKEN = {row.key: kind for kind, row in enumerate(OFFERINGS)}


def kinds(letters: str) -> list[int]:
    return [LETTERS.index(letter) for letter in letters]


def position(players: int = 3, seed: int = 1, **options: Any) -> Position:
    """Round 1, seat 0 first, areas clockwise artisans (green), tomb (blue), Nile (red), nobles (yellow), offerings
    (black), empty purses and nobody with a card; alone, against the Traitor with his tiles and colours in order."""
    return Position(players, seed, **options)


class Position:
    """A position being arranged; `ask` hands it over."""

    def __init__(self, players: int, seed: int, **options: Any) -> None:
        s: Faraon = GAME.start(GAME.setup(players, options), KeyedRng(seed))
        s.stack = []
        self.s = s
        s.round = 1
        s.first = 0
        s.place = list(range(BASICS))
        s.turned = 0
        s.direction = 1
        s.noble_owner = [-1] * len(NOBLE)
        s.nobles = [card for card in reversed(range(len(NOBLE))) if card not in s.nobles_shown]
        s.artisans.sort(reverse=True)
        s.urns = [urn for urn in reversed(range(len(URNS))) if urn not in s.urns_shown]
        if s.traitor >= 0:
            s.tiles = list(range(5))
            s.tile_colour = list(range(5))
            s.dark = 0

    def goods(self, seat: int, letters: str) -> Position:
        """Resources by the letters of the sheet, instead of those the seat has."""
        s = self.s
        for kind in range(TOKENS):
            s.supply[kind] += s.purse[seat * PIECES + kind]
            s.purse[seat * PIECES + kind] = letters.count(LETTERS[kind])
            s.supply[kind] -= letters.count(LETTERS[kind])
        return self

    def tokens(self, seat: int, *keys: str) -> Position:
        """Offering tokens from the bag, or from the display if the bag has none."""
        for key in keys:
            self._pull_token(TOKEN[key])
            self.s.purse[seat * PIECES + PIECE.index[key]] += 1
        return self

    def _pull_token(self, kind: int) -> None:
        s = self.s
        if kind not in s.bag:
            lying = s.sets if kind in s.sets else s.bonus
            lying[lying.index(kind)] = s.bag.pop(0)
        else:
            s.bag.remove(kind)

    def bag(self, *keys: str) -> Position:
        """All that is left in the bag, the next draw last; the rest is spent."""
        s = self.s
        for key in keys:
            if TOKEN[key] not in s.bag:
                self._pull_token(TOKEN[key])
                s.bag.append(TOKEN[key])
        for kind in s.bag:
            s.spent[kind] += 1
        s.bag = [TOKEN[key] for key in keys]
        for kind in s.bag:
            s.spent[kind] -= 1
        return self

    def bonus(self, *keys: str | None) -> Position:
        """The bonus tokens from the top."""
        return self._lay(self.s.bonus, keys)

    def sets(self, *keys: str | None) -> Position:
        """The sets from the top, two tokens each."""
        return self._lay(self.s.sets, keys)

    def _lay(self, lying: list[int], keys: tuple[str | None, ...]) -> Position:
        s = self.s
        s.bag.extend(kind for kind in lying if kind >= 0)
        lying[:] = [EMPTY] * len(lying)
        for place, key in enumerate(keys):
            if key is not None:
                self._pull_token(TOKEN[key])
                lying[place] = TOKEN[key]
        return self

    def nobles(self, seat: int, *keys: str) -> Position:
        """Nobles in front of a seat."""
        s = self.s
        for key in keys:
            card = NOBLE.index[key]
            if card in s.nobles_shown:
                s.nobles_shown[s.nobles_shown.index(card)] = s.nobles.pop(0)
            else:
                s.nobles.remove(card)
            s.noble_owner[card] = seat
        return self

    def show_nobles(self, *keys: str) -> Position:
        self._show(self.s.nobles_shown, self.s.nobles, [NOBLE.index[key] for key in keys])
        return self

    def artisans(self, seat: int, *keys: str) -> Position:
        s = self.s
        for key in keys:
            card = ARTISAN.index[key]
            if card in s.artisans_shown:
                s.artisans_shown[s.artisans_shown.index(card)] = s.artisans.pop(0)
            else:
                s.artisans.remove(card)
            s.artisan_owner[card] = seat
        return self

    def show_artisans(self, *keys: str) -> Position:
        self._show(self.s.artisans_shown, self.s.artisans, [ARTISAN.index[key] for key in keys])
        return self

    def _show(self, shown: list[int], deck: list[int], cards: list[int]) -> None:
        deck.extend(card for card in shown if card >= 0)
        for card in cards:
            deck.remove(card)
        deck.sort(reverse=True)
        shown[:] = cards + [EMPTY] * (len(shown) - len(cards))
        if len(cards) < len(shown):
            assert not deck, "places stay empty only when the deck is exhausted"

    def top(self, deck: list[int], card: int) -> Position:
        """Put a card of a deck or pile on its top."""
        deck.remove(card)
        deck.append(card)
        return self

    def urns(self, *keys: str) -> Position:
        """The urns under the pyramid."""
        s = self.s
        s.urns.extend(urn for urn in s.urns_shown if urn >= 0)
        laid = [URN.index[key] for key in keys]
        for urn in laid:
            s.urns.remove(urn)
        s.urns_shown = laid + [EMPTY] * (len(s.urns_shown) - len(laid))
        return self

    def next_urn(self, key: str) -> Position:
        return self.top(self.s.urns, URN.index[key])

    def traitor_urns(self, *keys: str) -> Position:
        """His pile, the next urn first."""
        s = self.s
        s.urns.extend(s.traitor_urns)
        s.traitor_urns = [URN.index[key] for key in reversed(keys)]
        for urn in s.traitor_urns:
            s.urns.remove(urn)
        return self

    def tile(self, key: str, filled: int, dark: bool = False) -> Position:
        """How far a tile is filled, with resources of its own colour."""
        s = self.s
        place = s.tiles.index(TILE.index[key])
        colour = s.tile_colour[place]
        s.supply[colour] -= filled - s.filled[place]
        s.on_tiles[colour] += filled - s.filled[place]
        s.filled[place] = filled
        s.dark |= dark << place
        return self

    def ring(self, *areas: str) -> Position:
        """The areas clockwise."""
        self.s.place = [areas.index(key) for key in AREA.keys]
        return self

    def demand(self, area: str, letter: str) -> Position:
        """Turn the wheel so that an area demands a colour."""
        s = self.s
        s.turned = (s.place[AREA.index[area]] - LETTERS.index(letter)) % BASICS
        return self

    def block(self, letter: str, slots: int) -> Position:
        """Fill slots of a sector with its own resource."""
        s, colour = self.s, LETTERS.index(letter)
        for slot in range(slots):
            s.wheel[colour * SLOTS + slot] = colour
            s.supply[colour] -= 1
        return self

    def stage(self, seat: int, stage: int) -> Position:
        self.s.stage[seat] = stage
        return self

    def nile(self, seat: int, *levels: int) -> Position:
        self.s.nile[seat * BASICS : seat * BASICS + BASICS] = levels
        return self

    def passed(self, *seats: int) -> Position:
        """Seats that have passed, in this order; the first holds the First Player token."""
        s = self.s
        for row, seat in enumerate(seats):
            s.passed |= 1 << seat
            s.row[seat] = row
            s.square[seat] = 0
        s.first = seats[0]
        return self

    def square(self, seat: int, square: int) -> Position:
        self.s.square[seat] = square
        return self

    def short(self, letter: str, left: int) -> Position:
        """Let the last seat hold the supply of a kind but for so many."""
        s, kind = self.s, LETTERS.index(letter)
        s.purse[(s.seats - 1) * PIECES + kind] += s.supply[kind] - left
        s.supply[kind] = left
        return self

    def round(self, number: int) -> Position:
        s = self.s
        s.round = number
        if number == 5:
            s.urns.extend(urn for urn in s.urns_shown if urn >= 0)
            s.urns_shown = [EMPTY] * len(s.urns_shown)
        return self

    def pharaoh(self, seat: int) -> Position:
        self.s.pharaoh = seat
        return self

    def first(self, seat: int) -> Position:
        self.s.first = seat
        return self

    def ask(self, *steps: Step) -> Play:
        """Let these steps happen; the position is complete."""
        GAME.check(self.s)
        self.s.then(*steps)
        self.s.journal = []
        advance(self.s)
        return Play(self.s)


class Play:
    """A position in which somebody chooses, by keys."""

    def __init__(self, s: Faraon) -> None:
        self.s = s

    @property
    def seat(self) -> int:
        return to_move(self.s)[0]

    @property
    def asked(self) -> Decision:
        found = pending(self.s, self.seat)
        assert found is not None
        return found

    @property
    def kind(self) -> str:
        """The name of the decision, or nothing when nobody has one."""
        return type(self.asked).__name__ if self.s.stack else ""

    @property
    def keys(self) -> list[str]:
        if not self.s.stack:
            return []
        domain = self.asked.domain
        return [domain.keys[choice] for choice in legal(self.s, self.seat)]

    @property
    def reasons(self) -> dict[str, str]:
        domain = self.asked.domain
        return {domain.keys[choice]: why.key for choice, why in reasons(self.s, self.seat).items()}

    def choose(self, *keys: str) -> Play:
        """Make these choices one after another."""
        for key in keys:
            apply(self.s, self.seat, self.asked.domain.index[key])
            GAME.check(self.s)
        return self

    def forced(self) -> Play:
        """Make choices while there is only one."""
        while len(self.keys) == 1:
            self.choose(self.keys[0])
        return self

    def twin(self) -> Play:
        return Play(self.s.clone())

    def goods(self, seat: int) -> str:
        """The seat's resources by the letters of the sheet."""
        return "".join(LETTERS[kind] * self.s.purse[seat * PIECES + kind] for kind in range(TOKENS))

    def tokens(self, seat: int) -> list[str]:
        base = seat * PIECES + TOKENS
        return [row.key for kind, row in enumerate(OFFERINGS) for _ in range(self.s.purse[base + kind])]

    def owned_nobles(self, seat: int) -> list[str]:
        return [key for card, key in enumerate(NOBLE.keys) if self.s.noble_owner[card] == seat]

    def owned_artisans(self, seat: int) -> list[str]:
        return [key for card, key in enumerate(ARTISAN.keys) if self.s.artisan_owner[card] == seat]

    def wheel(self, letter: str) -> list[str]:
        """What lies in the sector of a colour."""
        first = LETTERS.index(letter) * SLOTS
        return [PIECE.keys[piece] for piece in self.s.wheel[first : first + SLOTS] if piece >= 0]

    def events(self, key: str) -> list[tuple[int, ...]]:
        return [(event.seat, *event.args) for event in self.s.journal or () if event.key == key]

    def payments(self) -> set[tuple[str, str, str]]:
        """All ways to pay from here: what goes on the wheel, silver and tokens, basic resources."""
        found = set()
        for access in self.keys:
            first = self.twin().choose(access)
            if first.kind != "PayExtras":
                found.add((access, "", ""))
                continue
            for extras in first.keys:
                second = first.twin().choose(extras)
                found.update((access, extras, basics) for basics in second.keys)
        return found


assert PER_KIND == 20
