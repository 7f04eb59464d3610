"""Positions for the rule tests: set up by the game itself, then arranged by hand."""

from __future__ import annotations

from typing import Any

from benben.core.engine import advance, apply, legal, pending, reasons, to_move
from benben.core.rng import KeyedRng
from benben.core.state import EVERYONE, NOBODY
from benben.core.steps import Step
from benben.games.tekhenu import GAME
from benben.games.tekhenu.market import fill
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import KINDS
from benben.games.tekhenu.tables import (
    BAG,
    DECREE,
    DIE,
    GOD,
    LIGHTING,
    LIT,
    PEOPLE,
    PILLAR,
    SECTION_SLOTS,
    SLOT_KIND,
    SPACES,
    TOKEN,
)
from benben.games.tekhenu.tables_cards import CARD, CELL, DECK, OSIRIS_SPACE, REWARD, STARTS, TAKE


def card(key: str) -> int:
    return CARD.index[key]


def god(key: str) -> int:
    return GOD.index[key]


def cell(key: str) -> int:
    return CELL.index[key]


def space(key: str) -> int:
    return [row.key for row in SPACES].index(key)


def position(seats: int = 4, seed: int = 1, **options: Any) -> Position:
    """Round 1 before the first turn: no Decrees, no tokens, seats in order, Destiny cards a01 to a04 by seat."""
    return Position(seats, seed, **options)


class Position:
    """A position being arranged; `ask` hands it over."""

    def __init__(self, seats: int, seed: int, **options: Any) -> None:
        s: Tekhenu = GAME.start(GAME.setup(seats, options), KeyedRng(seed))
        s.stack = []
        self.s = s
        s.score = [10] * s.seats
        s.order = list(range(s.seats))
        s.tokens = [0] * (KINDS * s.seats)
        s.destiny = [seat if seat != s.bot else -1 for seat in range(s.seats)]
        s.offer = []
        for seat in range(s.seats):
            s.decks[DECREE].extend(s.hands[seat])
            s.deck_eyes.extend(NOBODY for _ in s.hands[seat])
            s.hands[seat] = []
            s.hand_eyes[seat] = []
        s.horus = list(range(6))
        s.round = 1
        if s.bot >= 0:
            s.pyramid = list(range(10))

    def round(self, number: int) -> Position:
        self.s.round = number
        return self

    def order(self, *seats: int) -> Position:
        self.s.order = list(seats)
        return self

    def score(self, *points: int) -> Position:
        self.s.score = list(points)
        return self

    def tokens(self, seat: int, **amounts: int) -> Position:
        for token, amount in amounts.items():
            self.s.tokens[seat * KINDS + TOKEN.index[token]] = amount
        return self

    def folk(self, seat: int, happiness: int, population: int) -> Position:
        """Happiness and Population; the Market sections it opens are open and filled."""
        s = self.s
        s.happiness[seat], s.population[seat] = happiness, population
        s.opened = max(s.opened, 4 if population >= 13 else 3 if population >= 9 else 2)
        for section in range(s.opened):
            fill(s, section)
        return self

    def production(self, seat: int, *levels: int) -> Position:
        """Markers of Papyrus, Bread, Limestone and Granite."""
        self.s.production[seat * 4 : seat * 4 + 4] = levels
        return self

    def own(self, seat: int, *keys: str) -> Position:
        """Blessings and Technologies in front of a seat."""
        for key in keys:
            self._pick(card(key))
            self.s.holder[card(key)] = seat
        return self

    def decrees(self, seat: int, *keys: str, eyes: int = NOBODY) -> Position:
        for key in keys:
            self._pick(card(key))
            self.s.hands[seat].append(card(key))
            self.s.hand_eyes[seat].append(eyes)
        return self

    def seen_decrees(self, seat: int, *keys: str) -> Position:
        return self.decrees(seat, *keys, eyes=EVERYONE)

    def market(self, section: int, *keys: str | None) -> Position:
        """The cards of an open section (1 to 4), from left to right; those that lay there go under their decks."""
        s = self.s
        slots = SECTION_SLOTS[section - 1]
        for slot in slots:
            if s.market[slot] >= 0:
                self._bury(s.market[slot])
                s.market[slot] = -1
        for slot, key in zip(slots, keys, strict=True):
            if key is not None:
                self._pick(card(key))
                assert card(key) // DECK == SLOT_KIND[slot]
                s.market[slot] = card(key)
        return self

    def deck(self, *keys: str) -> Position:
        """The top of a deck, in the order of drawing."""
        for key in reversed(keys):
            self._pick(card(key))
            self.s.decks[card(key) // DECK].append(card(key))
            if card(key) // DECK == DECREE:
                self.s.deck_eyes.append(NOBODY)
        return self

    def empty_deck(self, kind: int, owner: int) -> Position:
        """Everything of a deck belongs to a seat."""
        for index in self.s.decks[kind][:]:
            if kind == DECREE:
                self.decrees(owner, CARD.keys[index])
            else:
                self.own(owner, CARD.keys[index])
        return self

    def _bury(self, index: int) -> None:
        s = self.s
        s.decks[index // DECK].insert(0, index)
        if index // DECK == DECREE:
            s.deck_eyes.insert(0, NOBODY)

    def _pick(self, index: int) -> None:
        """Take a card from where it is; a gap in the Market is filled from the deck."""
        s = self.s
        kind = index // DECK
        if index in s.market:
            slot = s.market.index(index)
            s.market[slot] = s.decks[kind].pop()
            if kind == DECREE:
                s.deck_eyes.pop()
        elif index in s.discards[kind]:
            s.discards[kind].remove(index)
        elif index in s.decks[kind]:
            if kind == DECREE:
                s.deck_eyes.pop(s.decks[kind].index(index))
            s.decks[kind].remove(index)

    def light(self, section: str, lighting: str) -> Position:
        """Turn the wheel so that a section has this lighting."""
        wanted = LIGHTING.index[lighting]
        self.s.offset = next(o for o in range(6) if LIT[o][god(section)] == wanted)
        return self

    def wheel(self, *dice: str) -> Position:
        """Just these dice around the wheel; all others are in the bag or on boards."""
        s = self.s
        s.dice = sorted(TAKE.index[key] for key in dice)
        self._count()
        return self

    def scales(
        self,
        seat: int,
        left: tuple[str, ...] = (),
        right: tuple[str, ...] = (),
        under: tuple[str, ...] = (),
        surplus: int = 0,
    ) -> Position:
        """What lies on a seat's scales; the wheel is emptied to have enough dice."""
        s = self.s
        s.dice = []
        s.left[seat] = [DIE.index[key] for key in left]
        s.right[seat] = [DIE.index[key] for key in right]
        s.under[seat] = [DIE.index[key] for key in under]
        s.surplus[seat] = surplus
        self._count()
        return self

    def _count(self) -> None:
        """The bag holds what lies nowhere else."""
        s = self.s
        bag = list(BAG[s.seats])
        for place in s.dice:
            bag[place % 30 // 6] -= 1
        for boards in (s.left, s.right, s.under):
            for dice in boards:
                for die in dice:
                    bag[die // 6] -= 1
        s.bag = bag

    def level_dice(self) -> Position:
        """Give everybody as many dice as the seat with the most, below the scales."""
        s = self.s
        most = max(len(s.left[x]) + len(s.right[x]) + len(s.under[x]) for x in range(s.seats))
        for seat in range(s.seats):
            while len(s.left[seat]) + len(s.right[seat]) + len(s.under[seat]) < most:
                colour = s.bag.index(max(s.bag))
                s.bag[colour] -= 1
                s.under[seat].append(colour * 6)
        return self

    def horus(self, *gods: str) -> Position:
        """The gods of Horus positions 1 to 6."""
        self.s.horus = [god(key) for key in gods]
        return self

    def god_statue(self, seat: int, *gods: str) -> Position:
        for key in gods:
            self.s.honour[god(key) * 4 + seat] += 1
            self.s.statues[seat] -= 1
        return self

    def people_statue(self, seat: int, *spaces: str) -> Position:
        for key in spaces:
            index = [row.key for row in PEOPLE].index(key)
            self.s.people[index] = seat
            self.s.treasure[index] = 0
            self.s.statues[seat] -= 1
        return self

    def pillar(self, seat: int, at: str, tile: str, turn: int = 0) -> Position:
        s = self.s
        index = PILLAR.index[tile]
        self._take_tile(index)
        s.temple[cell(at)] = index * 4 + turn
        s.pillar[cell(at)] = seat
        s.pillars[seat] -= 1
        return self

    def _take_tile(self, index: int) -> None:
        s = self.s
        if index in s.slots:
            s.slots[s.slots.index(index)] = s.pile.pop()
        else:
            s.pile.remove(index)

    def slots(self, *tiles: str) -> Position:
        """Tiles of the left, middle and right slot."""
        s = self.s
        for key in tiles:
            self._take_tile(PILLAR.index[key])
        s.pile[:0] = s.slots
        s.slots = [PILLAR.index[key] for key in tiles]
        return self

    def building(self, seat: int, *spaces: str) -> Position:
        for key in spaces:
            self.s.around[space(key)] = seat
            self.s.buildings[seat] -= 1
        return self

    def workshop(self, seat: int, *spaces: str) -> Position:
        for key in spaces:
            self.s.osiris[OSIRIS_SPACE.index[key]] = seat
            self.s.buildings[seat] -= 1
        return self

    def pieces(self, seat: int, **left: int) -> Position:
        """Fewer pieces left, as if the others were built somewhere out of sight (no check)."""
        for name, number in left.items():
            getattr(self.s, name)[seat] = number
        return self

    def destiny(self, *keys: str) -> Position:
        self.s.destiny = [REWARD.index[key] - len(STARTS) for key in keys]
        return self

    def turn_of(self, seat: int) -> Position:
        """It is this seat's turn, though no die is chosen."""
        self.s.mover = seat
        return self

    def ask(self, *steps: Step, check: bool = True) -> Tekhenu:
        """The position with these steps to come, run to the first choice."""
        s = self.s
        if check:
            GAME.check(s)
        s.journal = []
        s.stack = []
        s.then(*steps)
        advance(s)
        if check:
            GAME.check(s)
        return s


def choose(s: Tekhenu, *chosen: str) -> Tekhenu:
    """Choices of whoever is to move, one after the other, by key."""
    for key in chosen:
        seat = to_move(s)[0]
        decision = pending(s, seat)
        assert decision is not None
        apply(s, seat, decision.domain.index[key])
    return s


def keys(s: Tekhenu) -> list[str]:
    """The legal keys of the seat to move; none when nobody is."""
    for seat in to_move(s):
        decision = pending(s, seat)
        assert decision is not None
        return [decision.domain.keys[choice] for choice in legal(s, seat)]
    return []


def asked(s: Tekhenu) -> str:
    """The name of the decision that is asked now; empty when nothing is."""
    for seat in to_move(s):
        decision = pending(s, seat)
        assert decision is not None
        return type(decision).__name__
    return ""


def why(s: Tekhenu, key: str) -> tuple[str, str] | None:
    """Why a key is not offered to the seat to move: reason and rule."""
    seat = to_move(s)[0]
    decision = pending(s, seat)
    assert decision is not None
    told_why = reasons(s, seat).get(decision.domain.index[key])
    return None if told_why is None else (told_why.key, told_why.rule)


def told(s: Tekhenu, key: str) -> list[tuple[int, ...]]:
    """The events of a kind so far: seat and arguments."""
    assert s.journal is not None
    return [(event.seat, *event.args) for event in s.journal if event.key == key]


def tokens(s: Tekhenu, seat: int) -> dict[str, int]:
    """The tokens a seat has, zeros left out."""
    own = s.tokens[seat * KINDS : seat * KINDS + KINDS]
    return {key: amount for key, amount in zip(TOKEN.keys, own, strict=True) if amount}


def cards_of(s: Tekhenu, seat: int) -> list[str]:
    return [key for index, key in enumerate(CARD.keys[: 2 * DECK]) if s.holder[index] == seat]


def hand(s: Tekhenu, seat: int) -> list[str]:
    return [CARD.keys[index] for index in s.hands[seat]]


def markers(s: Tekhenu, seat: int) -> list[int]:
    return s.production[seat * 4 : seat * 4 + 4]


def to_end(s: Tekhenu, first: str = "") -> Tekhenu:
    """Play the first legal choice until nobody is to move."""
    while to_move(s):
        seat = to_move(s)[0]
        decision = pending(s, seat)
        assert decision is not None
        apply(s, seat, legal(s, seat)[0])
    return s
