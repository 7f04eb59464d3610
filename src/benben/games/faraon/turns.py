"""FAR-4, FAR-8  A turn: one board action or a pass, with the nobles that may be used beside it."""

from typing import ClassVar

from benben.core.steps import Decision, Domain, Reason
from benben.games.faraon.costs import (
    AREA_OF,
    DEAL_ART,
    DEAL_MORE,
    DEAL_NILE,
    DEAL_NOB,
    DEAL_OFF,
    DEAL_TOMB,
    DEALS,
    FREE,
    JUDGE_COST,
    JUDGE_UNITS,
    PASS,
    REST_NEEDS,
    TURN,
    USE_SORCERESS,
    USE_TREASURER,
    WHOLE_NEEDS,
)
from benben.games.faraon.goods import basics_in_supply, gain, holds, pay, ready, use
from benben.games.faraon.offerings import sets_left, token_obtainable
from benben.games.faraon.paying import PayAccess, access_coins, cost_of, demand, enough, free_slot, scribes_of
from benben.games.faraon.pyramid import GeneralMove, PassUrn, enter_pyramid
from benben.games.faraon.state import Faraon
from benben.games.faraon.tables import (
    AREA_TOKENS,
    AREAS,
    BASIC,
    BASICS,
    FREE_CHOICE,
    GIVEN,
    LAST_STAGE,
    NO_ACCESS,
    NOBLE,
    PIECES,
    SORCERESS,
    SWAP,
    TOKENS,
    TREASURER,
    S,
)

DEALS_OF = tuple(tuple(deal for deal in range(DEALS) if AREA_OF[deal] == area) for area in range(AREAS))


def possible(s: Faraon, seat: int, deal: int) -> bool:
    """FAR-5.3  Can the effect of an action take place at all?"""
    if deal == DEAL_ART:
        return bool(s.artisans) or max(s.artisans_shown) >= 0
    if deal == DEAL_TOMB:
        return s.stage[seat] < LAST_STAGE  # FAR-7.14
    if deal == DEAL_NOB:
        return bool(s.nobles) or max(s.nobles_shown) >= 0
    if deal == DEAL_OFF:
        return max(s.sets) >= 0
    if deal == DEAL_MORE:
        return max(s.sets) >= 0 and token_obtainable(s)  # FAR-6.5
    assert deal >= DEAL_NILE
    return True


def open_deals(s: Faraon, seat: int) -> list[int]:
    """FAR-5.3  The actions that are possible and can be paid, access and action cost together."""
    base = seat * PIECES
    purse = s.purse
    have = [purse[base + colour] + purse[base + TOKENS + colour] for colour in range(BASICS)]
    silver = purse[base + S]
    scribes = scribes_of(s, seat)
    found = []
    for area in range(AREAS):
        colour = demand(s, area)
        slot = free_slot(s, colour) >= 0
        spared = NO_ACCESS[area] >= 0 and ready(s, seat, NO_ACCESS[area])
        if not slot and not spared:
            continue
        jokers = silver + purse[base + AREA_TOKENS + area]
        chooses = FREE_CHOICE[area] >= 0 and s.noble_owner[FREE_CHOICE[area]] == seat
        for deal in DEALS_OF[area]:
            cost = cost_of(s, seat, deal) if possible(s, seat, deal) else -1
            if cost < 0:
                continue
            if cost == JUDGE_COST:
                if sum(have) + jokers >= JUDGE_UNITS and enough(have, jokers, scribes, (((colour, 1),),)):
                    found.append(deal)
            elif (
                (slot and enough(have, jokers, scribes, WHOLE_NEEDS[cost][colour]))
                or (slot and chooses and access_coins(s, seat, deal))
                or (spared and enough(have, jokers, scribes, REST_NEEDS[cost][FREE]))
            ):
                found.append(deal)
    found.sort()
    return found


class Turn(Decision):
    """FAR-4.2  One board action, or pass. FAR-4.5  Again and again, in one area too, while it can be paid.

    FAR-8.2  The Sorceress and the Treasurer may be used before.
    """

    domain = TURN
    rule = "FAR-4.2"

    def options(self, s: Faraon, /) -> list[int]:
        choices = open_deals(s, self.seat)
        choices.append(PASS)  # FAR-4.4: always allowed.
        if swappable(s, self.seat, SORCERESS):
            choices.append(USE_SORCERESS)
        if swappable(s, self.seat, TREASURER):
            choices.append(USE_TREASURER)
        return choices

    def resolve(self, s: Faraon, choice: int, /) -> None:
        seat = self.seat
        if choice == PASS:
            """FAR-9.1  The disc, then the urn, then the General, then a last swap."""
            enter_pyramid(s, seat)
            s.then(PassUrn(seat), GeneralMove(seat), SwapAfterPass(seat))
        elif choice == USE_SORCERESS:
            s.then(GiveForSwap(seat, SORCERESS), Turn(seat))
        elif choice == USE_TREASURER:
            s.then(GiveForSwap(seat, TREASURER), Turn(seat))
        else:
            s.emit("action_chosen", seat, choice)
            s.then(PayAccess(seat, choice))

    def why_not(self, s: Faraon, choice: int, /) -> Reason | None:
        if choice < DEALS:
            return why_closed(s, self.seat, choice)
        noble = SORCERESS if choice == USE_SORCERESS else TREASURER
        if not holds(s, self.seat, noble):
            return None
        return Reason("noble_turned", "FAR-7.4") if s.used >> noble & 1 else Reason("no_swap", "FAR-8.3")


def why_closed(s: Faraon, seat: int, deal: int) -> Reason | None:
    """Why an action cannot be chosen now."""
    area = AREA_OF[deal]
    if not possible(s, seat, deal):
        if deal == DEAL_TOMB:
            return Reason("tomb_finished", "FAR-7.14")
        if deal == DEAL_MORE and sets_left(s):
            return Reason("no_token", "FAR-6.5")
        return Reason("no_sets", "FAR-6.5") if deal in (DEAL_OFF, DEAL_MORE) else Reason("no_cards", "FAR-7.3")
    if free_slot(s, demand(s, area)) < 0 and not (NO_ACCESS[area] >= 0 and ready(s, seat, NO_ACCESS[area])):
        return Reason("no_slot", "FAR-5.2")
    return Reason("too_dear", "FAR-5.3")


# --- Nobles 17 and 18: one basic resource for another, or for silver --------------------------------------------------


def swap_gifts(s: Faraon, seat: int, noble: int) -> list[int]:
    """FAR-8.3  The basic resources and resource tokens that could be given; what is received must be in the supply."""
    base = seat * PIECES
    given = [
        *(kind for kind in range(BASICS) if s.purse[base + kind]),
        *(BASICS + kind for kind in range(BASICS) if s.purse[base + TOKENS + kind]),
    ]
    if noble == TREASURER:
        return given if s.supply[S] else []
    kinds = basics_in_supply(s)
    return [gift for gift in given if any(kind != gift % BASICS for kind in kinds)]


def swappable(s: Faraon, seat: int, noble: int) -> bool:
    return ready(s, seat, noble) and bool(swap_gifts(s, seat, noble))


class GiveForSwap(Decision):
    """FAR-8.3  Nobles 17 and 18: which basic resource or resource token is given away."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "noble")
    domain = GIVEN
    rule = "FAR-8.3"
    terms: ClassVar[dict[str, Domain]] = {"noble": NOBLE}

    def __init__(self, seat: int, noble: int) -> None:
        self.seat = seat
        self.noble = noble

    def options(self, s: Faraon, /) -> list[int]:
        return swap_gifts(s, self.seat, self.noble)

    def resolve(self, s: Faraon, gift: int, /) -> None:
        use(s, self.seat, self.noble)
        if self.noble == TREASURER:
            pay_gift(s, self.seat, gift)
            gain(s, self.seat, S)
        else:
            s.then(TakeInSwap(self.seat, gift))


def pay_gift(s: Faraon, seat: int, gift: int) -> None:
    pay(s, seat, gift if gift < BASICS else gift - BASICS + TOKENS, 1)


class TakeInSwap(Decision):
    """FAR-8.3  Noble 17: which other basic resource is received."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "given")
    domain = BASIC
    rule = "FAR-8.3"
    terms: ClassVar[dict[str, Domain]] = {"given": GIVEN}

    def __init__(self, seat: int, given: int) -> None:
        self.seat = seat
        self.given = given

    def options(self, s: Faraon, /) -> list[int]:
        return [kind for kind in basics_in_supply(s) if kind != self.given % BASICS]

    def resolve(self, s: Faraon, kind: int, /) -> None:
        pay_gift(s, self.seat, self.given)
        gain(s, self.seat, kind)


class SwapAfterPass(Decision):
    """FAR-8.3  Nobles 17 and 18 once more at the end of the turn in which their owner passes."""

    domain = SWAP
    rule = "FAR-8.3"
    skippable = True

    def options(self, s: Faraon, /) -> list[int]:
        nobles = [i for i, noble in enumerate((SORCERESS, TREASURER)) if swappable(s, self.seat, noble)]
        return [*nobles, 2] if nobles else []

    def resolve(self, s: Faraon, choice: int, /) -> None:
        if choice < 2:
            s.then(GiveForSwap(self.seat, (SORCERESS, TREASURER)[choice]), SwapAfterPass(self.seat))
