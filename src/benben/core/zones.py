"""Zones: where hidden cards lie, who knows them, and which of them could be swapped.

One table of zones drives both the view and `determinize`.
"""

from typing import NamedTuple

from benben.core.rng import Rng
from benben.core.state import sees
from benben.core.steps import Seat


class Zone(NamedTuple):
    cards: list[int]
    """The very list inside the state."""
    eyes: int
    """The audience that knows the cards: NOBODY for a deck."""
    pool: str
    """Hidden cards of one pool could be any of one another."""
    peeked: list[int] | None = None
    """For each card, a further audience that knows it (who put it there)."""


def known(zone: Zone, place: int, seat: Seat) -> bool:
    """Does this seat know the card lying at this place of the zone?"""
    return sees(zone.eyes, seat) or (zone.peeked is not None and sees(zone.peeked[place], seat))


def show(zone: Zone, seat: Seat, keys: tuple[str, ...]) -> list[str | None]:
    """The zone as this seat sees it: a key for each card it knows, None for each it does not."""
    return [keys[card] if known(zone, place, seat) else None for place, card in enumerate(zone.cards)]


def deal_afresh(zones: list[Zone], seat: Seat, rng: Rng) -> None:
    """Deal every card this seat does not know anew, keeping all counts; the true order leaves no trace."""
    for pool in sorted({zone.pool for zone in zones}):
        places = [
            (zone.cards, place)
            for zone in zones
            if zone.pool == pool
            for place in range(len(zone.cards))
            if not known(zone, place, seat)
        ]
        cards = sorted(cards[place] for cards, place in places)
        rng.shuffle(cards)
        for (zone_cards, place), card in zip(places, cards, strict=True):
            zone_cards[place] = card
