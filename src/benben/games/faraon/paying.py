"""FAR-5  Paying for a board action.

1. An access resource goes on a free slot of the wheel, unless a noble makes it needless.
2. The silver and offering tokens that help to pay the rest are chosen,
3. then the basic resources; the three together tell every way to pay apart.
4. What is paid returns to the supply, then the area does its work.
"""

from typing import ClassVar

from benben.core.steps import Decision, Domain, Reason
from benben.games.faraon.areas import effect_of
from benben.games.faraon.costs import (
    ACCESS,
    AREA_COIN,
    AREA_OF,
    BASICS_INDEX,
    BASICS_PAID,
    BASICS_WAY,
    COINS,
    COVERS,
    DEAL_NOB,
    DEAL_OFF,
    DEAL_TOMB,
    EQUAL,
    EXTRAS,
    EXTRAS_INDEX,
    EXTRAS_WAY,
    FIRST_TOKEN_COIN,
    FREE,
    JUDGE_COST,
    JUDGE_UNITS,
    LOW,
    LOW_MASK,
    NEIGHBOURS,
    NOTHING_PLACED,
    ONE,
    OWN_COLOURS,
    REST_NEEDS,
    STAGE_COST,
    TURN,
    UNITS,
    Need,
    less,
)
from benben.games.faraon.goods import holds, pay, ready, use
from benben.games.faraon.state import Faraon
from benben.games.faraon.tables import (
    AREA_TOKENS,
    BASICS,
    FREE_CHOICE,
    JUDGE,
    NO_ACCESS,
    PIECES,
    SCRIBES,
    SLOTS,
    S,
    usable_slots,
)


def demand(s: Faraon, area: int) -> int:
    """FAR-5.1  The colour of the wheel's sector in front of an area."""
    return (s.place[area] - s.turned) % BASICS


def free_slot(s: Faraon, colour: int) -> int:
    """FAR-5.2  The first free slot of a sector; -1 if it is closed."""
    first = colour * SLOTS
    for slot in range(first, first + usable_slots(s.seats)):
        if s.wheel[slot] < 0:
            return slot
    return -1


def coins_of(s: Faraon, seat: int, area: int) -> list[int]:
    """FAR-6.6  How many coins of each kind can pay in an area: resources, resource tokens, tokens of the area."""
    base = seat * PIECES
    coins = s.purse[base : base + AREA_TOKENS]
    coins.append(s.purse[base + AREA_TOKENS + area])
    return coins


def piece_of(coin: int, area: int) -> int:
    return AREA_TOKENS + area if coin == AREA_COIN else coin


def scribes_of(s: Faraon, seat: int) -> int:
    """The bits of the scribes a seat has."""
    mask = 0
    for scribe in range(SCRIBES):
        if s.noble_owner[scribe] == seat:
            mask |= 1 << scribe
    return mask


def cost_of(s: Faraon, seat: int, deal: int) -> int:
    """FAR-7.13  A stage costs what stands under it. FAR-8.3  With the Judge a noble costs any five."""
    if deal == DEAL_TOMB:
        return STAGE_COST + s.stage[seat]
    if deal == DEAL_NOB and s.noble_owner[JUDGE] == seat:
        return JUDGE_COST
    return deal


# --- Can it be paid? --------------------------------------------------------------------------------------------------


def colours_held(coins: list[int]) -> list[int]:
    """Resources and resource tokens of each colour."""
    return [coins[colour] + coins[FIRST_TOKEN_COIN + colour] for colour in range(BASICS)]


def enough(have: list[int], jokers: int, scribes: int, needs: tuple[Need, ...]) -> bool:
    """Can one of the needs be met with these colours, and silver and area tokens for what they lack?"""
    for need in needs:
        if scribes:
            short = shortage(have, scribes, need)
        else:
            short = 0
            for colour, amount in need:
                if have[colour] < amount:
                    short += amount - have[colour]
        if short <= jokers:
            return True
    return False


def shortage(have: list[int], scribes: int, need: Need) -> int:
    """How many units the colours leave open when scribes substitute as well as they can (Hall's theorem)."""
    worst = 0
    for chosen in range(1, 1 << len(need)):
        wanted = amount = 0
        for i, (colour, units) in enumerate(need):
            if chosen >> i & 1:
                wanted |= 1 << colour
                amount += units
        reach = NEIGHBOURS[scribes][wanted]
        for colour in range(BASICS):
            if reach >> colour & 1:
                amount -= have[colour]
        worst = max(worst, amount)
    return worst


def counts_as(s: Faraon, seat: int, area: int, coin: int, scribes: int) -> list[int]:
    """FAR-5.6  Which colour an access coin counts as: the demanded one, whatever covers it.

    FAR-8.3  With nobles 7 to 10 any coin will do and counts as its own colour; a joker as the one its owner names.
    """
    wanted = demand(s, area)
    colours = [wanted] if coin in COVERS[scribes][wanted] else []
    if FREE_CHOICE[area] >= 0 and s.noble_owner[FREE_CHOICE[area]] == seat:
        colours.extend(colour for colour in OWN_COLOURS[coin] if colour not in colours)
    return colours


def rest_payable(coins: list[int], scribes: int, cost: int, colours: list[int]) -> bool:
    """Can these coins pay what an access coin that counts as one of these colours leaves to pay?"""
    if cost == JUDGE_COST:
        return sum(coins) >= JUDGE_UNITS - 1
    have = colours_held(coins)
    jokers = coins[S] + coins[AREA_COIN]
    return any(enough(have, jokers, scribes, REST_NEEDS[cost][colour]) for colour in colours)


def access_coins(s: Faraon, seat: int, deal: int) -> list[int]:
    """FAR-5.3  The coins that can be placed for access so that the action can still be paid."""
    area = AREA_OF[deal]
    if free_slot(s, demand(s, area)) < 0:
        return []
    coins = coins_of(s, seat, area)
    scribes = scribes_of(s, seat)
    cost = cost_of(s, seat, deal)
    found = []
    for coin in range(COINS):
        if coins[coin]:
            colours = counts_as(s, seat, area, coin, scribes)
            if colours:
                coins[coin] -= 1
                if rest_payable(coins, scribes, cost, colours):
                    found.append(coin)
                coins[coin] += 1
    return found


def needs_no_access(s: Faraon, seat: int, deal: int) -> bool:
    """FAR-8.3  Nobles 13 to 16, once a round: no access, free slot or not, but the whole action cost."""
    area = AREA_OF[deal]
    if NO_ACCESS[area] < 0 or not ready(s, seat, NO_ACCESS[area]):
        return False
    return rest_payable(coins_of(s, seat, area), scribes_of(s, seat), cost_of(s, seat, deal), [FREE])


# --- All ways to pay --------------------------------------------------------------------------------------------------


def cover(coins: list[int], scribes: int, units: tuple[int, ...]) -> set[int]:
    """All ways to cover some units of given colours."""
    found = {0}
    for unit in units:
        fitting = [coin for coin in COVERS[scribes][unit] if coins[coin]]
        found = {way + ONE[coin] for way in found for coin in fitting if way >> 3 * coin & 7 < coins[coin]}
    return found


def any_coins(coins: list[int], units: int) -> set[int]:
    """All ways to pay a number of units with whatever one has."""
    found = {0}
    for _ in range(units):
        found = {way + ONE[c] for way in found for c in range(COINS) if way >> 3 * c & 7 < coins[c]}
    return found


def ways(s: Faraon, seat: int, deal: int, access: int) -> set[int]:
    """FAR-5.4  All ways to pay the rest after the access coin, with the deduction wherever it fits.

    Not to deduct is a way of its own only if the payment is not a deducted one and something more.
    """
    area = AREA_OF[deal]
    coins = coins_of(s, seat, area)
    scribes = scribes_of(s, seat)
    cost = cost_of(s, seat, deal)
    if cost == JUDGE_COST:
        return any_coins(coins, JUDGE_UNITS - 1)
    colours = [FREE] if access == NOTHING_PLACED else counts_as(s, seat, area, access, scribes)
    if EQUAL[cost]:
        return equal_ways(coins, scribes, EQUAL[cost], colours)
    units = UNITS[cost]
    fitting = [colour for colour in colours if colour in units]
    if not fitting:
        return cover(coins, scribes, units)
    found: set[int] = set()
    for colour in fitting:
        found |= cover(coins, scribes, less(units, colour))
    return found


def equal_ways(coins: list[int], scribes: int, units: int, colours: list[int]) -> set[int]:
    """FAR-6.4, FAR-7.10  Equal resources: those of the access resource and its colour, or the whole of another."""
    deducted: set[int] = set()
    for colour in colours:
        if colour != FREE:
            deducted |= cover(coins, scribes, (colour,) * (units - 1))
    found = deducted.copy()
    for colour in range(BASICS):
        if colour not in colours:
            found |= {way for way in cover(coins, scribes, (colour,) * units) if not overpays(way, deducted)}
    return found


def overpays(way: int, deducted: set[int]) -> bool:
    return any(way - ONE[coin] in deducted for coin in range(COINS) if way >> 3 * coin & 7)


# --- The three choices ------------------------------------------------------------------------------------------------


class PayAccess(Decision):
    """FAR-5.2  Put a resource, or what stands for it, on a free slot of the sector before the area."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "deal")
    domain = ACCESS
    rule = "FAR-5.2"
    terms: ClassVar[dict[str, Domain]] = {"deal": TURN}

    def __init__(self, seat: int, deal: int) -> None:
        self.seat = seat
        self.deal = deal

    def options(self, s: Faraon, /) -> list[int]:
        choices = access_coins(s, self.seat, self.deal)
        if needs_no_access(s, self.seat, self.deal):
            choices.append(NOTHING_PLACED)
        return choices

    def resolve(self, s: Faraon, coin: int, /) -> None:
        area = AREA_OF[self.deal]
        if coin == NOTHING_PLACED:
            use(s, self.seat, NO_ACCESS[area])
        else:
            place_access(s, self.seat, area, piece_of(coin, area))
            if self.deal == DEAL_OFF:
                """FAR-6.4  The access resource is the whole cost of a set."""
                s.then(*effect_of(self.deal, self.seat))
                return
        s.then(PayExtras(self.seat, self.deal, coin))

    def why_not(self, s: Faraon, coin: int, /) -> Reason | None:
        area = AREA_OF[self.deal]
        if coin == NOTHING_PLACED:
            noble = NO_ACCESS[area]
            return Reason("noble_turned", "FAR-7.4") if noble >= 0 and holds(s, self.seat, noble) else None
        if not coins_of(s, self.seat, area)[coin]:
            return None
        if not counts_as(s, self.seat, area, coin, scribes_of(s, self.seat)):
            return Reason("other_colour", "FAR-5.2")
        return Reason("no_slot" if free_slot(s, demand(s, area)) < 0 else "needed_for_cost", "FAR-5.3")


def place_access(s: Faraon, seat: int, area: int, piece: int) -> None:
    """FAR-5.5  The access resource lies on the wheel until the end of the round."""
    s.purse[seat * PIECES + piece] -= 1
    s.wheel[free_slot(s, demand(s, area))] = piece
    s.emit("access_paid", seat, piece, area)


class PayExtras(Decision):
    """FAR-5.6  Which silver and which offering tokens help to pay the action cost."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "deal", "access")
    domain = EXTRAS
    rule = "FAR-5.6"
    terms: ClassVar[dict[str, Domain]] = {"deal": TURN, "access": ACCESS}

    def __init__(self, seat: int, deal: int, access: int) -> None:
        self.seat = seat
        self.deal = deal
        self.access = access

    def options(self, s: Faraon, /) -> list[int]:
        return sorted({EXTRAS_INDEX[way >> LOW] for way in ways(s, self.seat, self.deal, self.access)})

    def resolve(self, s: Faraon, extras: int, /) -> None:
        s.then(PayBasics(self.seat, self.deal, self.access, extras))


class PayBasics(Decision):
    """FAR-5.4  Which basic resources pay what is left of the action cost."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "deal", "access", "extras")
    domain = BASICS_PAID
    rule = "FAR-5.4"
    terms: ClassVar[dict[str, Domain]] = {"deal": TURN, "access": ACCESS, "extras": EXTRAS}

    def __init__(self, seat: int, deal: int, access: int, extras: int) -> None:
        self.seat = seat
        self.deal = deal
        self.access = access
        self.extras = extras

    def options(self, s: Faraon, /) -> list[int]:
        extras = EXTRAS_WAY[self.extras] >> LOW
        found = ways(s, self.seat, self.deal, self.access)
        return sorted([BASICS_INDEX[way & LOW_MASK] for way in found if way >> LOW == extras])

    def resolve(self, s: Faraon, basics: int, /) -> None:
        """FAR-5.5  All is back in the supply before the area gives anything. FAR-3.2  Costs are spent."""
        area = AREA_OF[self.deal]
        way = EXTRAS_WAY[self.extras] | BASICS_WAY[basics]
        for coin in range(COINS):
            amount = way >> 3 * coin & 7
            if amount:
                pay(s, self.seat, piece_of(coin, area), amount)
        s.then(*effect_of(self.deal, self.seat))
