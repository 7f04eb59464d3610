"""KEM-7  The night, step by step, each completely before the next."""

from typing import ClassVar

from benben.core.steps import YES_NO, Decision, Effect, Step
from benben.games.kemet.amon_cards import Mourning
from benben.games.kemet.amon_goals import NIGHT_STEP, win_if_fulfilled
from benben.games.kemet.building import BuildSite
from benben.games.kemet.control import (
    allies,
    award,
    controller,
    districts,
    glory,
    has,
    hostile,
    settle_all,
    temples,
    trim,
    troop,
    troops,
)
from benben.games.kemet.gods import ascend
from benben.games.kemet.hands import discard_card, draw_cards, drop_card, eyes, take_card
from benben.games.kemet.placing import ALSO_TROOPS, INTO_DISTRICTS, PlaceUnit, capacity
from benben.games.kemet.prayer import gain
from benben.games.kemet.sharing import lose
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import (
    AMOUNT,
    AREAS,
    CARD,
    DELTA_GIFT,
    DELTA_TEMPLE,
    MOST_PRAYER,
    POSITION,
    PRAY,
    RIVAL,
    SACRIFICE,
    SACRIFICE_POINT,
    SANCTUARY_AREA,
    TEAMS,
    TEMPLES,
    TEMPLES_POINT,
    TOKENS,
    TOP_LEVEL,
)
from benben.games.kemet.tables_gods import ANUBIS, FREE_LEVY
from benben.games.kemet.tables_solo import DARKNESS, LOCUSTS
from benben.games.kemet.tables_tiles import (
    ADVANTAGE,
    AMON_PRAYER,
    ANNEXATION,
    BLOOD_TITHE,
    DIVINE_ADVANTAGE,
    DIVINE_BOON,
    ETERNAL_CITY,
    HAND_OF_GOD,
    HIGH_PRAYER,
    HIGH_PRIEST,
    MUMMY_TILE,
    PRIEST_OF_AMON,
    REINFORCED,
    REINFORCEMENTS,
    SEASONED_COLUMNS,
    TEMPLE_TITHE,
    VISION,
    VISIONS,
    VIZIER,
    VIZIER_PRAYER,
)
from benben.games.kemet.teams import choose_team_order, temple_counts, worshipper


class BeginNight(Effect):
    """KEM-7  Nine steps in this order."""

    def run(self, s: Kemet, /) -> None:
        order = s.order
        s.then(
            NightStep(1), OfferSacrifice(),
            NightStep(2), OfferDelta(),
            NightStep(3), RewardTemples(),
            NightStep(4), Worship(),
            NightStep(5), *(Prayers(seat) for seat in order),
            NightStep(6), *(DrawAtNight(seat) for seat in order), *(Annex(seat) for seat in order),
            NightStep(7), *(step for seat in order for step in mobilisation(s, seat)),
            NightStep(8), Awaken(), *(Reinforce(seat) for seat in order), TrimAll(), Mourning(),
            NightStep(9), Destiny(),
        )  # fmt: skip


class NightStep(Effect):
    """KEM-7.10  Control is looked at afresh in each step."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Kemet, /) -> None:
        s.phase = self.number
        s.emit("night_step", -1, self.number)
        settle_all(s)
        ascend(s)
        win_if_fulfilled(s, NIGHT_STEP)


class OfferSacrifice(Effect):
    """KEM-7.10  The Sanctuary needs at least 2 units."""

    def run(self, s: Kemet, /) -> None:
        seat = controller(s, SANCTUARY_AREA)
        if seat in s.order and troop(s, seat, SANCTUARY_AREA) >= SACRIFICE:  # KEM-9.24
            s.then(Sacrifice(seat))


class Sacrifice(Decision):
    """KEM-7.1  Remove 2 units of the troop in the Sanctuary for 1 divinity point?"""

    domain = YES_NO
    rule = "KEM-7.1"

    def options(self, s: Kemet, /) -> list[int]:
        return [0, 1]

    def resolve(self, s: Kemet, yes: int, /) -> None:
        if yes:
            lose(s, self.seat, SANCTUARY_AREA, SACRIFICE, 0)
            award(s, self.seat, 1, SACRIFICE_POINT)


class OfferDelta(Effect):
    def run(self, s: Kemet, /) -> None:
        seat = controller(s, DELTA_TEMPLE)
        if seat in s.order:
            s.then(ServeDelta(seat))


class ServeDelta(Decision):
    """KEM-7.2  Remove 1 unit of the troop in the Delta temple for 5 prayer points?"""

    domain = YES_NO
    rule = "KEM-7.2"

    def options(self, s: Kemet, /) -> list[int]:
        return [0, 1]

    def resolve(self, s: Kemet, yes: int, /) -> None:
        if yes:
            gain(s, self.seat, DELTA_GIFT)
            lose(s, self.seat, DELTA_TEMPLE, 1, 0)


class RewardTemples(Effect):
    """KEM-7.3  At least 2 temples, the Delta temple included: 1 divinity point. KEM-7.11  More give no more."""

    def run(self, s: Kemet, /) -> None:
        counts = temple_counts(s) if s.extras & TEAMS else [len(temples(s, seat)) for seat in range(s.seats)]
        for seat in s.order:
            if counts[seat] >= 2:
                award(s, seat, 1, TEMPLES_POINT)


class Worship(Effect):
    """KEM-7.4  The prayer points printed on the temples one controls, as a single effect; not the Delta temple's."""

    def run(self, s: Kemet, /) -> None:
        for seat in s.order if not s.extras & TEAMS else s.order[::-1]:
            own = [area for area in worshipped(s, seat) if area != DELTA_TEMPLE]
            gain(s, seat, sum(AREAS[area].prayer + has(s, seat, TEMPLE_TITHE) for area in own))


def worshipped(s: Kemet, seat: int) -> list[int]:
    if s.extras & TEAMS:
        return [area for area in TEMPLES[s.seats] if worshipper(s, area) == seat]
    return temples(s, seat)


# --- KEM-7.5 Prayers --------------------------------------------------------------------------------------------------


def night_prayer(s: Kemet, seat: int) -> int:
    """KEM-7.5  Two, and what tiles add."""
    total = PRAY - (LOCUSTS in s.plagues)
    total += HIGH_PRAYER * has(s, seat, HIGH_PRIEST)
    total += AMON_PRAYER * has(s, seat, PRIEST_OF_AMON)
    if s.master[VIZIER] == seat and s.where[VIZIER] >= 0:
        total += VIZIER_PRAYER
    if has(s, seat, ETERNAL_CITY):
        total += sum(s.level[area] == TOP_LEVEL and controller(s, area) == seat for area in districts(s, seat))
    return total


class Prayers(Effect):
    """KEM-7.5  Everybody gains 2 prayer points, with veteran tokens more."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Kemet, /) -> None:
        if useful_veterans(s, self.seat):
            s.then(OfferVeterans(self.seat))
        else:
            gain(s, self.seat, night_prayer(s, self.seat))


def useful_veterans(s: Kemet, seat: int) -> int:
    """Tokens beyond the end of the prayer track would be wasted; KEM-8.5  the tracks of allies count too."""
    each = 1 + has(s, seat, BLOOD_TITHE)
    free = max(0, sum(MOST_PRAYER - s.prayer[ally] for ally in allies(s, seat)) - night_prayer(s, seat))
    return min(s.veterans[seat], (free + each - 1) // each, len(AMOUNT) - 1)


class OfferVeterans(Decision):
    """KEM-7.5  With the prayers of the night any number of veteran tokens, for 1 prayer point each: a single effect."""

    domain = AMOUNT
    rule = "KEM-7.5"

    def options(self, s: Kemet, /) -> list[int]:
        return list(range(useful_veterans(s, self.seat) + 1))

    def resolve(self, s: Kemet, tokens: int, /) -> None:
        spend_veterans(s, self.seat, tokens)
        gain(s, self.seat, night_prayer(s, self.seat) + tokens * (1 + has(s, self.seat, BLOOD_TITHE)))


def spend_veterans(s: Kemet, seat: int, tokens: int) -> None:
    """KEM-7.11  Each token is spent in one step only."""
    if tokens:
        s.veterans[seat] -= tokens
        s.emit("veterans_spent", seat, tokens)


# --- KEM-7.6 Divine intervention --------------------------------------------------------------------------------------


class DrawAtNight(Effect):
    """KEM-7.6  The free card and those of tiles first, then cards for veterans, then discards (rulings A27, A81)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Kemet, /) -> None:
        seat = self.seat
        number = 1 - (DARKNESS in s.plagues) + has(s, seat, DIVINE_BOON) + has(s, seat, MUMMY_TILE)
        number += VISIONS * has(s, seat, VISION) + ADVANTAGE * has(s, seat, DIVINE_ADVANTAGE)
        draw_cards(s, seat, number)
        s.then(BuyCards(seat), DiscardAtNight(seat, VISIONS * has(s, seat, VISION) + has(s, seat, DIVINE_ADVANTAGE)))


class BuyCards(Decision):
    """KEM-7.6  One more card for every 2 veteran tokens; the amount is the number of cards."""

    domain = AMOUNT
    rule = "KEM-7.6"
    skippable = True

    def options(self, s: Kemet, /) -> list[int]:
        most = s.veterans[self.seat] // tokens_a_card(s, self.seat)
        return up_to(min(most, len(s.deck) + len(s.discard)))

    def resolve(self, s: Kemet, cards: int, /) -> None:
        spend_veterans(s, self.seat, cards * tokens_a_card(s, self.seat))
        draw_cards(s, self.seat, cards)


def up_to(most: int) -> list[int]:
    """From none to so many; nothing to choose if there is only none."""
    return list(range(min(most, len(AMOUNT) - 1) + 1)) if most else []


def tokens_a_card(s: Kemet, seat: int) -> int:
    return 1 if has(s, seat, BLOOD_TITHE) else 2


class DiscardAtNight(Decision):
    """KEM-7.6  Vision and Divine Advantage: discard from the whole hand, one by one; with too few, all of it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    domain = CARD
    rule = "KEM-7.6"
    skippable = True

    def __init__(self, seat: int, left: int) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Kemet, /) -> list[int]:
        return sorted(set(s.hand[self.seat])) if self.left else []

    def resolve(self, s: Kemet, card: int, /) -> None:
        discard_card(s, self.seat, card)
        s.then(DiscardAtNight(self.seat, self.left - 1))


class Annex(Decision):
    """KEM-7.6  Annexation, after all draws: take a random card of one rival's hand."""

    domain = RIVAL
    rule = "KEM-7.6"
    skippable = True

    def options(self, s: Kemet, /) -> list[int]:
        if not has(s, self.seat, ANNEXATION):
            return []
        return [other for other in range(s.seats) if s.hand[other] and hostile(s, self.seat, other)]

    def resolve(self, s: Kemet, rival: int, /) -> None:
        card = s.hand[rival][s.below(len(s.hand[rival]))]
        drop_card(s, rival, card)
        take_card(s, self.seat, card, eyes(s, rival))
        s.emit("annexed", self.seat, rival)
        s.emit("annexed_card", self.seat, card, to=eyes(s, self.seat) | eyes(s, rival))


# --- KEM-7.7 Mobilisation ---------------------------------------------------------------------------------------------


def mobilisation(s: Kemet, seat: int) -> tuple[Step, ...]:
    """The owner of Anubis first places two units for nothing."""
    if s.risen[seat] and s.god[seat] == ANUBIS:
        return PlaceUnit(seat, FREE_LEVY, -1, INTO_DISTRICTS, 0), Mobilise(seat)
    return (Mobilise(seat),)


class Mobilise(Decision):
    """KEM-7.7  Discard veteran tokens to place as many units in own districts that no rival controls."""

    domain = AMOUNT
    rule = "KEM-7.7"
    skippable = True

    def options(self, s: Kemet, /) -> list[int]:
        seasoned = has(s, self.seat, SEASONED_COLUMNS)
        space = capacity(s, self.seat, ALSO_TROOPS if seasoned else INTO_DISTRICTS)
        return up_to(min(s.veterans[self.seat], (space + seasoned) // (1 + seasoned)))

    def resolve(self, s: Kemet, tokens: int, /) -> None:
        spend_veterans(s, self.seat, tokens)
        seasoned = has(s, self.seat, SEASONED_COLUMNS)
        s.then(PlaceUnit(self.seat, tokens * (1 + seasoned), -1, ALSO_TROOPS if seasoned else INTO_DISTRICTS, 1))


# --- KEM-7.8 Awakening ------------------------------------------------------------------------------------------------


class Awaken(Effect):
    """KEM-7.8  Veteran tokens away, action tokens back; KEM-7.12, KEM-4.9 silver and gold among them."""

    def run(self, s: Kemet, /) -> None:
        for seat in range(s.seats):
            s.veterans[seat] = 0
            s.tokens[seat] = TOKENS
            s.fields[seat] = 0
            s.silver_at[seat] = -1
            s.bought[seat] = 0
            s.drained[seat] = 0


class Reinforce(Effect):
    """KEM-7.8  Then the tiles of this step, in turn order: Reinforcements and Hand of God (ruling A61)."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Kemet, /) -> None:
        if has(s, self.seat, HAND_OF_GOD):
            s.then(BuildSite(self.seat, 1))
        if has(s, self.seat, REINFORCEMENTS):
            s.then(PlaceUnit(self.seat, REINFORCED, -1, ALSO_TROOPS, 0))


class TrimAll(Effect):
    """KEM-7.8  Last of all surplus units leave the areas."""

    def run(self, s: Kemet, /) -> None:
        for seat in range(s.seats):
            for area in troops(s, seat):
                trim(s, seat, area)


# --- KEM-7.9 Destiny --------------------------------------------------------------------------------------------------


class Destiny(Effect):
    """KEM-7.9  From the fewest points upwards everybody chooses a position; ties as on the old track.

    KEM-9.24  Alone you choose none.
    """

    def run(self, s: Kemet, /) -> None:
        settle_all(s)
        if s.objective >= 0:
            return
        if s.extras & TEAMS:
            choose_team_order(s)
            return
        s.track = [-1] * s.seats
        choosers = sorted(s.order, key=lambda seat: glory(s, seat))
        s.then(*(ChoosePosition(seat) for seat in choosers), NewOrder())


class ChoosePosition(Decision):
    """KEM-7.9  Choose a free position on the order track."""

    domain = POSITION
    rule = "KEM-7.9"

    def options(self, s: Kemet, /) -> list[int]:
        return [place for place, seat in enumerate(s.track) if seat < 0]

    def resolve(self, s: Kemet, place: int, /) -> None:
        s.track[place] = self.seat
        s.emit("position_chosen", self.seat, place)


class NewOrder(Effect):
    """KEM-7.9  A new round begins in the new order."""

    def run(self, s: Kemet, /) -> None:
        s.order = s.track
        s.track = []
