"""KEM-1.17 to KEM-1.19  Hands and piles of divine interventions; hands of battle cards."""

from benben.core.state import EVERYONE, only
from benben.games.kemet.control import allies
from benben.games.kemet.prayer import pay
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import CARDS


def eyes(s: Kemet, seat: int) -> int:
    """KEM-8.3  Who sees the cards of a seat: it alone, or with open hands all its side (ruling A68)."""
    return sum(only(ally) for ally in allies(s, seat)) if s.open_hands else only(seat)


def draw_cards(s: Kemet, seat: int, number: int) -> None:
    """KEM-1.17  No hand limit. KEM-1.18  An empty deck is made anew from the discards; else draw what is left."""
    drawn = 0
    for _ in range(number):
        if not s.deck:
            if not s.discard:
                break
            s.deck = s.discard
            s.discard = []
            s.shuffle(s.deck)
            s.emit("deck_renewed", seat)
        card = s.draw(s.deck)
        take_card(s, seat, card, 0)
        s.emit("card_seen", seat, card, to=eyes(s, seat))
        drawn += 1
    if drawn:
        s.emit("cards_drawn", seat, drawn)


def take_card(s: Kemet, seat: int, card: int, seen: int) -> None:
    s.hand[seat].append(card)
    s.hand_seen[seat].append(seen)


def drop_card(s: Kemet, seat: int, card: int) -> None:
    """Take a card of this kind out of a hand; one that others know of goes first."""
    hand = s.hand[seat]
    seen = s.hand_seen[seat]
    place = max((i for i, held in enumerate(hand) if held == card), key=lambda i: seen[i] != 0)
    hand.pop(place)
    seen.pop(place)


def discard_card(s: Kemet, seat: int, card: int) -> None:
    """KEM-1.19  A card out of the hand lies face up on the discards."""
    drop_card(s, seat, card)
    s.discard.append(card)
    s.emit("card_discarded", seat, card)


def play_card(s: Kemet, seat: int, card: int) -> None:
    """KEM-1.19  Pay, resolve, discard face up; the discard may as well come first."""
    pay(s, seat, CARDS[card].cost)
    drop_card(s, seat, card)
    s.discard.append(card)
    s.emit("card_played", seat, card)


def take_back(s: Kemet, seat: int) -> None:
    """All battle cards played and set aside return to the hand."""
    s.cards[seat] += s.face_up[seat] + s.face_down[seat]
    s.cards[seat].sort()
    s.face_up[seat] = []
    s.face_down[seat] = []
    s.face_down_seen[seat] = []
    s.emit("cards_back", seat)


def lay_down(s: Kemet, seat: int, card: int, seen_by_all: bool) -> None:
    """A battle card that stays face down until all are taken back."""
    s.face_down[seat].append(card)
    s.face_down_seen[seat].append(EVERYONE if seen_by_all else 0)
