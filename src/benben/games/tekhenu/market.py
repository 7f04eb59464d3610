"""TEK-5.8, TEK-9.2, TEK-9.3, TEK-11.3  The decks and the Card Market."""

from typing import ClassVar

from benben.core.state import EVERYONE, NOBODY, only
from benben.core.steps import Effect
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.tables import (
    DECREE,
    SECTION3_POPULATION,
    SECTION4_POPULATION,
    SECTION_SLOTS,
    SLOT_KIND,
)
from benben.games.tekhenu.tables_cards import DECK


def draw_card(s: Tekhenu, kind: int) -> int:
    """TEK-5.8  The top card of a deck; an empty deck is made anew from its discard pile. -1 if both are empty."""
    deck = s.decks[kind]
    if not deck:
        pile = s.discards[kind]
        if not pile:
            return -1
        deck.extend(pile)
        pile.clear()
        s.shuffle(deck)
        if kind == DECREE:
            s.deck_eyes = [NOBODY] * len(deck)
        s.emit("reshuffled", -1, kind)
    if kind == DECREE:
        s.deck_eyes.pop()
    return s.draw(deck)


def fill(s: Tekhenu, section: int) -> None:
    """Lay a card of the proper kind on every empty slot of a section."""
    for slot in SECTION_SLOTS[section]:
        if s.market[slot] < 0:
            card = draw_card(s, SLOT_KIND[slot])
            s.market[slot] = card
            if card >= 0:
                s.emit("card_laid", -1, card, section)


class RefillMarket(Effect):
    """TEK-5.8  At the end of a turn all opened sections are refilled."""

    def run(self, s: Tekhenu, /) -> None:
        refill(s)


def refill(s: Tekhenu) -> None:
    if -1 in s.market:
        for section in range(s.opened):
            fill(s, section)


def open_sections(s: Tekhenu, population: int) -> None:
    """Open the Market sections that a Population reaches."""
    if population >= SECTION3_POPULATION and s.opened < 3:
        """TEK-9.2  Section 3, as soon as any Population reaches 9."""
        s.opened = 3
        s.emit("section_opened", -1, 2)
        fill(s, 2)
    if population >= SECTION4_POPULATION and s.opened < 4:
        """TEK-9.3  Section 4, as soon as any Population reaches 13."""
        s.opened = 4
        s.emit("section_opened", -1, 3)
        fill(s, 3)


class RefreshSection(Effect):
    """TEK-11.3  Discard all cards of a section and refill it completely at once."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "section")

    def __init__(self, seat: int, section: int) -> None:
        self.seat = seat
        self.section = section

    def run(self, s: Tekhenu, /) -> None:
        s.emit("refreshed", self.seat, self.section)
        for slot in SECTION_SLOTS[self.section]:
            card = s.market[slot]
            if card >= 0:
                s.discards[card // DECK].append(card)
                s.market[slot] = -1
        fill(s, self.section)


def take_card(s: Tekhenu, seat: int, card: int) -> None:
    """TEK-11.4  Blessings and Technologies lie open; a Decree goes to the hand, though all have seen it."""
    s.market[s.market.index(card)] = -1
    s.emit("card_taken", seat, card)
    if card // DECK == DECREE:
        hold_decree(s, seat, card, EVERYONE)
    else:
        s.holder[card] = seat


def hold_decree(s: Tekhenu, seat: int, card: int, eyes: int) -> None:
    """TEK-11.4  Decrees are kept secret, without a limit."""
    s.hands[seat].append(card)
    s.hand_eyes[seat].append(eyes)


def draw_decree(s: Tekhenu, seat: int) -> None:
    """TEK-20.1  P13, P14: the top Decree, seen by nobody else."""
    card = draw_card(s, DECREE)
    if card >= 0:
        hold_decree(s, seat, card, NOBODY)
        s.emit("decree_drawn", seat)
        s.emit("decree_seen", seat, card, to=only(seat))
