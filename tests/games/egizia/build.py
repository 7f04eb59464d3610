"""Positions for the rule tests: set up by the game itself, then arranged by hand."""

from __future__ import annotations

from typing import Any

from benben.core.engine import advance, apply, legal, pending, reasons, to_move
from benben.core.rng import KeyedRng
from benben.core.steps import Step
from benben.games.egizia import GAME
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import (
    CARD_OF,
    COLUMN,
    CREWS,
    DECK_OF_ROUND,
    DECKS,
    NILE_CARD,
    OPEN_TOMBS,
    RING,
    ROOF,
    SAIL,
    SPHINX_CARD,
    START_STONE,
    STOP_OF,
    TOMB_PLACES,
)

FIRST_ROUND = (1, 3, 5)
"""The first round of each deck."""


def place(key: str) -> int:
    return SAIL.index[key]


def card(key: str) -> int:
    return NILE_CARD.index[key]


def position(seats: int = 3, seed: int = 1, **options: bool) -> Position:
    """The first round, tokens by seat, the ten lowest cards of the deck on the river, nothing placed."""
    return Position(seats, seed, **options)


class Position:
    """A position being arranged; `ask` hands it over."""

    def __init__(self, seats: int, seed: int, **options: bool) -> None:
        s: Egizia = GAME.start(GAME.setup(seats, options), KeyedRng(seed))
        s.stack = []
        self.s = s
        self.order(*range(seats))
        self.track(*reversed(range(seats)))
        s.stone = list(START_STONE[:seats])
        self.round(1)

    def round(self, number: int) -> Position:
        s, deck = self.s, DECK_OF_ROUND[number]
        s.round = number
        s.nile = [list(cards) if i >= deck else [] for i, cards in enumerate(DECKS)]
        s.river = s.nile[deck][:10]
        del s.nile[deck][:10]
        return self

    def order(self, *seats: int) -> Position:
        """The seats by token, 1 first."""
        self.s.order = list(seats)
        return self

    def track(self, *seats: int) -> Position:
        """The seats as they stand on the score track, leader first."""
        self.s.track = list(seats)
        return self

    def score(self, *points: int) -> Position:
        """The points of each seat; on equal points the track keeps its order."""
        s = self.s
        s.score = list(points)
        s.track.sort(key=lambda seat: -points[seat])
        return self

    def crews(self, seat: int, *strengths: int) -> Position:
        """Strengths of c1, c2, c3 and the joker."""
        self.s.crew[seat * 4 : seat * 4 + 4] = strengths
        return self

    def used(self, seat: int, *crews: str) -> Position:
        self.s.used[seat] = sum(1 << CREWS.index[key] for key in crews)
        return self

    def stone(self, seat: int, amount: int) -> Position:
        self.s.stone[seat] = amount
        return self

    def store(self, seat: int, row: int) -> Position:
        self.s.store[seat] = row
        return self

    def market(self, seat: int, row: int) -> Position:
        self.s.market[seat] = row
        return self

    def ring(self, key: str) -> Position:
        self.s.ring = RING.index[key]
        return self

    def hold(self, seat: int, *keys: str) -> Position:
        """Nile cards in front of a seat; the round moves on to the deck of the latest."""
        s = self.s
        latest = max(deck for deck in range(3) for key in keys if card(key) in DECKS[deck])
        if latest > DECK_OF_ROUND[s.round]:
            self.round(FIRST_ROUND[latest])
        for key in keys:
            self._pick(card(key))
            s.holder[card(key)] = seat
        return self

    def lay(self, **cards: str) -> Position:
        """Cards at card stops; a card that lay there goes back to its deck. After `hold` and `round`."""
        s = self.s
        for stop, key in cards.items():
            at = CARD_OF[place(stop)]
            self._pick(card(key))
            if s.river[at] >= 0:
                s.nile[DECK_OF_ROUND[s.round]].append(s.river[at])
            s.river[at] = card(key)
        return self

    def _pick(self, index: int) -> None:
        """Take a card from where it is; a gap on the river is filled from the deck while it lasts."""
        s = self.s
        for deck in s.nile:
            if index in deck:
                deck.remove(index)
        if index in s.river:
            deck = s.nile[DECK_OF_ROUND[s.round]]
            s.river[s.river.index(index)] = deck.pop() if deck else -1

    def river(self, *keys: str) -> Position:
        """Just these cards, from the top; the other stops are empty, their cards back under the deck."""
        s = self.s
        for key in keys:
            self._pick(card(key))
        s.nile[DECK_OF_ROUND[s.round]][:0] = [c for c in s.river if c >= 0]
        s.river = [card(key) for key in keys] + [-1] * (10 - len(keys))
        return self

    def ships(self, seat: int, *places: str) -> Position:
        s = self.s
        for key in places:
            s.ships[place(key)] |= 1 << seat
            s.ships_left[seat] -= 1
            s.furthest[seat] = max(s.furthest[seat], STOP_OF[place(key)])
        return self

    def finished(self, *seats: int) -> Position:
        self.s.finished = sum(1 << seat for seat in seats)
        return self

    def trained(self, *seats: int) -> Position:
        self.s.trained = sum(1 << seat for seat in seats)
        return self

    def spent(self, seat: int, *sites: int) -> Position:
        """Sites at which the seat has spent stone this round."""
        self.s.spent[seat] = sum(1 << site for site in sites)
        return self

    def built(self, **columns: tuple[int, ...]) -> Position:
        """Owners of the markers of a column, in building order: obelisk, tl, tr, py1 … py5."""
        for key, owners in columns.items():
            self.s.built[COLUMN.index[key]] = list(owners)
        return self

    def roof(self, **owners: int) -> Position:
        for key, owner in owners.items():
            self.s.roof[ROOF.index[key]] = owner
        return self

    def won_row(self, *seats: int) -> Position:
        self.s.row_winners = sum(1 << seat for seat in seats)
        return self

    def tombs(self, *values: int, taken: tuple[int, ...] = ()) -> Position:
        """The line of tombs from its first place; the first ones are taken by these owners."""
        s = self.s
        rest = sorted([*s.tombs, *s.buried, *s.boxed])
        for value in values:
            rest.remove(value)
        line = [*values, *rest][:TOMB_PLACES]
        s.boxed = [*values, *rest][TOMB_PLACES:]
        opened = len(taken) + OPEN_TOMBS
        s.tombs, s.buried = line[:opened], line[opened:][::-1]
        s.tomb_owner = list(taken)
        return self

    def sphinx(self, *keys: str) -> Position:
        """The top of the sphinx deck in the order of drawing."""
        s = self.s
        top = [SPHINX_CARD.index[key] for key in keys]
        s.sphinx = [c for c in s.sphinx if c not in top] + top[::-1]
        return self

    def kept(self, seat: int, *keys: str) -> Position:
        s = self.s
        for key in keys:
            s.sphinx.remove(SPHINX_CARD.index[key])
            s.sphinx_peeked.pop()
            s.kept[seat].append(SPHINX_CARD.index[key])
        return self

    def sphinx_size(self, size: int, keeper: int) -> Position:
        """Leave only the top of the deck; the keeper has the rest."""
        spare = self.s.sphinx[: len(self.s.sphinx) - size]
        return self.kept(keeper, *(SPHINX_CARD.keys[c] for c in spare))

    def ask(self, *steps: Step) -> Egizia:
        """The position with these steps to come, run to the first choice."""
        s = self.s
        GAME.check(s)
        s.journal = []
        s.stack = []
        s.then(*steps)
        advance(s)
        GAME.check(s)
        return s


def choose(s: Egizia, *chosen: str) -> Egizia:
    """Choices of whoever is to move, one after the other, by key."""
    for key in chosen:
        (seat,) = to_move(s)
        asked = pending(s, seat)
        assert asked is not None
        apply(s, seat, asked.domain.index[key])
        GAME.check(s)
    return s


def keys(s: Egizia) -> list[str]:
    """The legal keys of the seat to move; none when nobody is."""
    for seat in to_move(s):
        asked = pending(s, seat)
        assert asked is not None
        return [asked.domain.keys[choice] for choice in legal(s, seat)]
    return []


def asked(s: Egizia) -> list[Any]:
    """What is asked now: the decision's name and fields; empty when nothing is."""
    for seat in to_move(s):
        decision = pending(s, seat)
        assert decision is not None
        return decision.row()
    return []


def why(s: Egizia, key: str) -> tuple[str, str] | None:
    """Why a key is not offered to the seat to move: reason and rule."""
    (seat,) = to_move(s)
    decision = pending(s, seat)
    assert decision is not None
    told = reasons(s, seat).get(decision.domain.index[key])
    return None if told is None else (told.key, told.rule)


def told(s: Egizia, key: str) -> list[tuple[int, ...]]:
    """The events of a kind so far: seat and arguments."""
    assert s.journal is not None
    return [(event.seat, *event.args) for event in s.journal if event.key == key]


def story(s: Egizia) -> list[str]:
    """The kinds of all events so far."""
    assert s.journal is not None
    return [event.key for event in s.journal]


def cards_of(s: Egizia, seat: int) -> list[str]:
    return [key for index, key in enumerate(NILE_CARD.keys) if s.holder[index] == seat]


def crews_of(s: Egizia, seat: int) -> list[int]:
    return s.crew[seat * 4 : seat * 4 + 4]


def used_by(s: Egizia, seat: int) -> list[str]:
    return [key for i, key in enumerate(CREWS.keys) if s.used[seat] >> i & 1]


def kept_by(s: Egizia, seat: int) -> list[str]:
    return [SPHINX_CARD.keys[c] for c in s.kept[seat]]


def deck_of_sphinx(s: Egizia) -> list[str]:
    """The sphinx deck from the top to the bottom."""
    return [SPHINX_CARD.keys[c] for c in reversed(s.sphinx)]


def ships_at(s: Egizia, key: str) -> list[int]:
    """The seats whose ships stand at a place."""
    return [seat for seat in range(s.seats) if s.ships[place(key)] >> seat & 1]


def open_tombs(s: Egizia) -> list[int]:
    return s.tombs[len(s.tomb_owner) :]
