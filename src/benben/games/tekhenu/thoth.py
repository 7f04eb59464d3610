"""TEK-11  Thoth: take cards from the Market.

1. Refresh sections for 1 Papyrus each, or take the first card and pay for all.
2. Take the others from the same section, from left to right.
"""

from typing import ClassVar

from benben.core.steps import Effect, Reason
from benben.games.tekhenu.blessings import TurnDecision
from benben.games.tekhenu.market import RefreshSection, take_card
from benben.games.tekhenu.payment import pay_or_ask, purse
from benben.games.tekhenu.possible import NO_COST, stocked_sections
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.tables import ACCESS, PAPYRUS, SECTION_SLOTS, SLOT_SECTION, THOTH_COST
from benben.games.tekhenu.tables_cards import REFRESH, THOTH_CHOICE


class ChooseCards(TurnDecision):
    """TEK-11.2  Take the first of 1, 2 or 3 cards of one section. TEK-11.3  Before that, refresh sections."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "refreshed", "flags")
    domain = THOTH_CHOICE
    rule = "TEK-11.2"

    def __init__(self, seat: int, count: int, refreshed: int, flags: int) -> None:
        self.seat = seat
        self.count = count
        self.refreshed = refreshed
        self.flags = flags

    def cost(self) -> int:
        return 0 if self.flags & NO_COST else THOTH_COST[self.count]

    def offers(self, s: Tekhenu, /) -> list[int]:
        choices = []
        for section in stocked_sections(s, s.happiness[self.seat], self.count):
            """The others lie to the right of the first: so a set of cards has one order."""
            cards = [s.market[slot] for slot in SECTION_SLOTS[section] if s.market[slot] >= 0]
            choices += cards[: len(cards) - self.count + 1]
        choices.sort()
        if purse(s, self.seat, PAPYRUS) > self.cost():
            for section in range(s.opened):
                if not self.refreshed >> section & 1 and any(s.market[slot] >= 0 for slot in SECTION_SLOTS[section]):
                    choices.append(REFRESH + section)
        return choices

    def take(self, s: Tekhenu, choice: int, /) -> None:
        if choice >= REFRESH:
            section = choice - REFRESH
            s.then(
                *pay_or_ask(s, self.seat, PAPYRUS, 1),
                RefreshSection(self.seat, section),
                ChooseCards(self.seat, self.count, self.refreshed | 1 << section, self.flags),
            )
        else:
            slot = s.market.index(choice)
            more = (ChooseMore(self.seat, self.count - 1, slot),) if self.count > 1 else ()
            s.then(*pay_or_ask(s, self.seat, PAPYRUS, self.cost()), TakeFirst(self.seat, choice), *more)

    def why_not(self, s: Tekhenu, choice: int, /) -> Reason | None:
        if choice not in s.market:
            return None
        section = SLOT_SECTION[s.market.index(choice)]
        if section >= ACCESS[s.happiness[self.seat]]:
            return Reason("too_unhappy", "TEK-11.1")
        if section not in stocked_sections(s, s.happiness[self.seat], self.count):
            return Reason("too_few_cards", "TEK-11.2")
        return Reason("leftmost_first", "TEK-11.2")


class TakeFirst(Effect):
    """TEK-11.2  The cards are paid: take the one chosen."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def run(self, s: Tekhenu, /) -> None:
        take_card(s, self.seat, self.card)


class ChooseMore(TurnDecision):
    """TEK-11.2  All cards come from one section."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "count", "slot")
    domain = THOTH_CHOICE
    rule = "TEK-11.2"

    def __init__(self, seat: int, count: int, slot: int) -> None:
        self.seat = seat
        self.count = count
        self.slot = slot

    def offers(self, s: Tekhenu, /) -> list[int]:
        later = [slot for slot in SECTION_SLOTS[SLOT_SECTION[self.slot]] if slot > self.slot]
        cards = [s.market[slot] for slot in later if s.market[slot] >= 0]
        return cards[: len(cards) - self.count + 1]

    def take(self, s: Tekhenu, card: int, /) -> None:
        slot = s.market.index(card)
        take_card(s, self.seat, card)
        if self.count > 1:
            s.then(ChooseMore(self.seat, self.count - 1, slot))
