"""EGZ-2, EGZ-3, EGZ-13  The frame of a round, the Nile cards, the next turn order."""

from typing import ClassVar

from benben.core.steps import Decision, Effect
from benben.games.egizia.building import BuildSite, TrainBeforeBuilding
from benben.games.egizia.cards import holds, take_card
from benben.games.egizia.feeding import FeedAll, Produce
from benben.games.egizia.sailing import NextShip, ReturnShips
from benben.games.egizia.scoring import FinalScoring, Participation
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import (
    CARD_STOPS,
    DECK_OF_ROUND,
    LAST_ROUND_OF_DECK,
    LEFTOVER,
    LEFTOVER_CARD,
    NO_CARD,
    OBELISK_SITE,
    ROUNDS,
    SPHINX_SITE,
    TEMPLE_SITE,
)


class PlayRound(Effect):
    """EGZ-2.1  Five rounds of seven phases. EGZ-2.3  Each begins with all crews active."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Egizia, /) -> None:
        s.round = self.number
        s.used = [0] * s.seats
        s.spent = [0] * s.seats
        s.furthest = [-1] * s.seats
        s.trained = 0
        s.finished = 0
        s.emit("round_begins", -1, self.number)
        s.then(
            LayNileCards(),
            NextShip(0),
            ReturnShips(),
            FeedAll(),
            Produce(),
            TrainBeforeBuilding(),
            BuildSite(SPHINX_SITE),  # EGZ-7.1: from top to bottom.
            BuildSite(OBELISK_SITE),
            BuildSite(TEMPLE_SITE),
            Participation(),
            NewOrder(),
            OfferLeftover(),
            EndRound(),
        )


class LayNileCards(Effect):
    """EGZ-3.1  Ten cards of the round's deck, in river order. EGZ-3.2  Decks 1/2, 3/4 and 5."""

    def run(self, s: Egizia, /) -> None:
        deck = s.nile[DECK_OF_ROUND[s.round]]
        for stop in range(CARD_STOPS):
            s.river[stop] = s.draw(deck)
            s.emit("card_laid", -1, s.river[stop])


class NewOrder(Effect):
    """EGZ-13.1, EGZ-13.2  Fewest points take token 1; on equal points who stands rearmost."""

    def run(self, s: Egizia, /) -> None:
        s.order = s.track[::-1]
        for token, seat in enumerate(s.order):
            s.emit("token", seat, token + 1)


class OfferLeftover(Effect):
    """EGZ-19.13  At the end of the round the owner of the leftover card may take a card from the Nile."""

    def run(self, s: Egizia, /) -> None:
        for seat in s.order:
            if holds(s, seat, LEFTOVER):
                s.then(TakeLeftover(seat))


class TakeLeftover(Decision):
    """EGZ-19.13  Take one of the cards left on the Nile, and use it as if taken with a ship?"""

    domain = LEFTOVER_CARD
    rule = "EGZ-19.13"
    skippable = True

    def options(self, s: Egizia, /) -> list[int]:
        cards = [card for card in s.river if card >= 0]
        return [*sorted(cards), NO_CARD] if cards else []

    def resolve(self, s: Egizia, card: int, /) -> None:
        if card != NO_CARD:
            s.river[s.river.index(card)] = -1
            take_card(s, self.seat, card)


class EndRound(Effect):
    """EGZ-3.4  Cards left on the Nile leave the game. EGZ-13.3  Then the next round, or the end (EGZ-15.1)."""

    def run(self, s: Egizia, /) -> None:
        s.river = [-1] * CARD_STOPS
        if s.round in LAST_ROUND_OF_DECK:
            """EGZ-3.3  The rest of the deck leaves the game unseen."""
            s.nile[DECK_OF_ROUND[s.round]].clear()
        s.then(PlayRound(s.round + 1) if s.round < ROUNDS else FinalScoring())
