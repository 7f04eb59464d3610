"""ANK-14  Step 5: Battle Resolution, and what comes after the Battle."""

from typing import ClassVar

from benben.core.steps import YES_NO, Decision, Domain, Effect
from benben.games.ankh.devotion import Gain, ascending
from benben.games.ankh.kills import CatLosses, Kill
from benben.games.ankh.land import empty, has_power, near, near_any, present
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import (
    ANDROSPHINX,
    ANUBIS,
    BATTLE,
    CARDS,
    COMMANDING,
    COMMANDING_FOLLOWERS,
    DROUGHT,
    GLORIOUS,
    GLORIOUS_GAIN,
    GLORIOUS_MARGIN,
    MAAT,
    MAGNANIMITY,
    MAGNANIMOUS,
    MAGNANIMOUS_GAIN,
    MAGNANIMOUS_UNITS,
    MIRACLE,
    MIRACLES,
    OSIRIS,
    PORTALS,
    RA,
    RESPLENDENT,
    RESPLENDENT_MONUMENTS,
    RESPLENDENT_STRENGTH,
    TEMPLE,
    TEMPLE_ATTUNED,
    TEMPLE_STRENGTH,
    WORSHIP,
    WORSHIP_COST,
    WORSHIPFUL,
)
from benben.games.ankh.tables_map import DESERT, DONE, HEX, PICK, bits
from benben.games.ankh.tables_scenarios import PEOPLES_REVOLT
from benben.games.ankh.units import gain_followers, sacrifice


def resplendent(s: Ankh, chief: int) -> bool:
    """ANK-18.5  At least 3 monuments of one kind on the whole map: the God's base strength is 3."""
    if not has_power(s, chief, RESPLENDENT):
        return False
    return any((places & s.held[chief]).bit_count() >= RESPLENDENT_MONUMENTS for places in s.built)


def neutralised(s: Ankh, chief: int) -> int:
    """ANK-21.6  The hexes where an enemy Androsphinx takes a unit's strength away; the unit is still a unit."""
    return near_any(s, s.guards[ANDROSPHINX] & ~s.army[chief])


def unit_strength(s: Ankh, chief: int, token: int) -> int:
    """ANK-14.7  1 a unit (ANK-2.2); the God 3 if Resplendent, and 1 more per trapped Warrior for Anubis."""
    able = present(s, chief, token) & ~neutralised(s, chief)
    total = able.bit_count()
    place = s.god_at[chief]
    if place >= 0 and able >> place & 1:
        if resplendent(s, chief):
            total += RESPLENDENT_STRENGTH - 1
        if s.gifts[chief] & ANUBIS:
            """ANK-20.2  In Battle Resolution +1 per trapped Warrior, at most 3: there are 3 slots."""
            total += len(s.captives)
    return total


def temple_strength(s: Ankh, chief: int, token: int) -> int:
    """ANK-18.7  +2 for each own Temple in the region with an own unit adjacent, neutralised ones included."""
    if not has_power(s, chief, TEMPLE_ATTUNED):
        return 0
    temples = bits(s.built[TEMPLE] & s.held[chief] & s.land[token])
    return sum(TEMPLE_STRENGTH for temple in temples if near(s, temple) & s.army[chief])


def card_strength(cards: int) -> int:
    """ANK-19.9  The bonus of each card. ANK-19.4  Chariots: +3 and nothing else."""
    return sum(row.strength for card, row in enumerate(CARDS) if cards >> card & 1)


def strength(s: Ankh, chief: int) -> int:
    """ANK-14.6  Units, cards and Temples; a god without a unit left counts 0 and ignores every bonus (ANK-19.2)."""
    if not present(s, chief, s.battle):
        return 0
    base = unit_strength(s, chief, s.battle) + temple_strength(s, chief, s.battle)
    return base + card_strength(s.shown[chief])


def radiant(s: Ankh, chief: int, token: int) -> int:
    """ANK-20.5  +1 if at least one Radiant unit of Ra is in the region."""
    return 1 if s.gifts[chief] & RA and present(s, chief, token) & s.sun else 0


class ResolveBattle(Effect):
    """ANK-14.8  The highest strength wins. ANK-14.13 (a)  All other participants lose, those without units too."""

    def run(self, s: Ankh, /) -> None:
        standing = [chief for chief in ascending(s, s.fighters) if present(s, chief, s.battle)]
        totals = {chief: strength(s, chief) for chief in ascending(s, s.fighters)}
        for chief in standing:
            s.emit("strength", chief, totals[chief])
        best = max([totals[chief] for chief in standing], default=0)
        first = [chief for chief in standing if totals[chief] == best]
        if len(first) == 1:
            others = max(totals[chief] for chief in totals if chief != first[0])
            s.then(WinBattle(first[0], best - others))
        elif s.scales in first and not s.scales_spent:
            s.then(UseScales(s.scales))
        else:
            """ANK-14.18  Without any unit left nobody wins and the Tipping token is of no use."""
            s.then(LoseBattle())


class UseScales(Decision):
    """ANK-14.12  Tied for the highest strength: use the Tipping token to win outright? Only once in a Conflict."""

    domain = YES_NO
    rule = "ANK-14.12"

    def options(self, s: Ankh, /) -> list[int]:
        return [0, 1]

    def resolve(self, s: Ankh, yes: int, /) -> None:
        if yes:
            s.scales_spent = 1
            s.emit("scales_used", self.seat)
        s.then(WinBattle(self.seat, 0) if yes else LoseBattle())


def winners_gain(s: Ankh, chief: int, margin: int) -> int:
    """ANK-14.9  1, or 3 with Glorious, more with Drought and Ra: one single gain."""
    gain = 1
    if has_power(s, chief, GLORIOUS) and margin >= GLORIOUS_MARGIN:
        """ANK-18.9  At least 3 above the next strongest enemy; one without units counts 0."""
        gain = GLORIOUS_GAIN
    if s.shown[chief] >> DROUGHT & 1:
        """ANK-19.5  1 more per own unit on a desert hex of the region."""
        gain += (present(s, chief, s.battle) & DESERT & ~s.portals).bit_count()
    return gain + radiant(s, chief, s.battle)


def everyone_there(s: Ankh, chiefs: int) -> int:
    found = 0
    for chief in ascending(s, chiefs):
        found |= present(s, chief, s.battle)
    return found


class WinBattle(Effect):
    """ANK-14.13  (b) the winner's gain and Followers, (c) kills, (d) Magnanimous, (e) Cat Mummies, then ANK-14.14."""

    fields: ClassVar[tuple[str, ...]] = ("chief", "margin")

    def __init__(self, chief: int, margin: int) -> None:
        self.chief = chief
        self.margin = margin

    def run(self, s: Ankh, /) -> None:
        chief = self.chief
        losers = s.fighters & ~(1 << chief)
        s.emit("battle_won", chief, s.battle)
        if has_power(s, chief, COMMANDING):
            gain_followers(s, chief, COMMANDING_FOLLOWERS)  # ANK-18.1
        gain = Gain(chief, winners_gain(s, chief, self.margin), BATTLE)
        comfort = Magnanimity(consoled(s, losers))
        if s.scenario == PEOPLES_REVOLT:
            """ANK-22.3, ANK-22.4  Uprising: at the end the winner's own units die; those of the losers stay."""
            uprising = Kill(present(s, chief, s.battle), 1)
            s.then(gain, comfort, uprising, CatLosses(), AfterBattle(losers))
        else:
            """ANK-14.10  All enemy Warriors and Guardians in the region are killed, on its water hexes too."""
            s.then(gain, Kill(everyone_there(s, losers), 1), comfort, CatLosses(), AfterBattle(losers))


class LoseBattle(Effect):
    """ANK-14.11  A tie: every participant loses, all units in the region are killed, also those below the tie."""

    def run(self, s: Ankh, /) -> None:
        s.emit("battle_lost_by_all", -1, s.battle)
        victims = 0 if s.scenario == PEOPLES_REVOLT else everyone_there(s, s.fighters)
        s.then(Kill(victims, 1), Magnanimity(consoled(s, s.fighters)), CatLosses(), AfterBattle(s.fighters))


def consoled(s: Ankh, losers: int) -> int:
    """ANK-18.10  Losers with Magnanimous and at least 2 units in the region before the kills."""
    found = 0
    for chief in ascending(s, losers):
        if has_power(s, chief, MAGNANIMOUS) and present(s, chief, s.battle).bit_count() >= MAGNANIMOUS_UNITS:
            found |= 1 << chief
    return found


class Magnanimity(Effect):
    """ANK-18.10  2 Devotion each, after the winner's gain, ascending."""

    fields: ClassVar[tuple[str, ...]] = ("chiefs",)

    def __init__(self, chiefs: int) -> None:
        self.chiefs = chiefs

    def run(self, s: Ankh, /) -> None:
        s.then(*(Gain(chief, MAGNANIMOUS_GAIN, MAGNANIMITY) for chief in ascending(s, self.chiefs)))


# --- After the Battle -------------------------------------------------------------------------------------------------


class AfterBattle(Effect):
    """ANK-14.14  (a) Miracles, (b) Osiris' gate, (c) Cycle of Ma'at, (d) Worshipful."""

    fields: ClassVar[tuple[str, ...]] = ("losers",)

    def __init__(self, losers: int) -> None:
        self.losers = losers

    def run(self, s: Ankh, /) -> None:
        """ANK-19.8  Miracle: 1 Devotion per own unit killed in this Battle, in one gain; several ascending."""
        miracles = [
            Gain(chief, s.killed[chief], MIRACLES)
            for chief in ascending(s, s.fighters)
            if s.shown[chief] >> MIRACLE & 1
        ]
        gates = [PlaceGate(chief) for chief in ascending(s, self.losers) if s.gifts[chief] & OSIRIS]
        s.then(*miracles, *gates, RecoverCards(), Worships(), EndBattle())


def gate_room(s: Ankh) -> int:
    """ANK-20.6  A hex of the region without unit, monument and Underworld token."""
    return empty(s) & s.land[s.battle]


class PlaceGate(Decision):
    """ANK-20.4  After losing a Battle Osiris may place an Underworld token in its region.

    ANK-20.6  Only if all are on the map one of them may be moved instead.
    """

    domain = PICK
    rule = "ANK-20.4"
    skippable = True

    def options(self, s: Ankh, /) -> list[int]:
        room = gate_room(s)
        if not room:
            return []
        places = room if s.portals.bit_count() < PORTALS else s.portals
        return [*bits(places), DONE]

    def resolve(self, s: Ankh, place: int, /) -> None:
        if place == DONE:
            return
        if s.portals >> place & 1:
            s.then(MoveGate(self.seat, place))
        else:
            s.portals |= 1 << place
            s.emit("gate_placed", self.seat, place)


class MoveGate(Decision):
    """ANK-20.4  Move the Underworld token; a unit standing on it stays."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "place")
    domain = HEX
    rule = "ANK-20.4"
    terms: ClassVar[dict[str, Domain]] = {"place": HEX}

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, s: Ankh, /) -> list[int]:
        return bits(gate_room(s))

    def resolve(self, s: Ankh, goal: int, /) -> None:
        s.portals ^= 1 << self.place | 1 << goal
        s.emit("gate_moved", self.seat, self.place, goal)


class RecoverCards(Effect):
    """ANK-19.7  Cycle of Ma'at: all played cards return to hand, this one too. Nothing else recovers cards."""

    def run(self, s: Ankh, /) -> None:
        for chief in ascending(s, s.fighters):
            if s.shown[chief] >> MAAT & 1:
                s.kept[chief] = list(range(len(CARDS)))
                s.used[chief] = 0
                s.emit("cards_recovered", chief)


class Worships(Effect):
    """ANK-18.12  Worshipful, for each god that played a card; ascending, after all Miracles."""

    def run(self, s: Ankh, /) -> None:
        s.then(*(Worship(chief) for chief in ascending(s, s.fighters) if has_power(s, chief, WORSHIPFUL)))


class Worship(Decision):
    """ANK-18.12  Sacrifice 2 Followers for 1 Devotion? Once in a Battle."""

    domain = YES_NO
    rule = "ANK-18.12"
    skippable = True

    def options(self, s: Ankh, /) -> list[int]:
        return [0, 1] if s.followers[self.seat] >= WORSHIP_COST else []

    def resolve(self, s: Ankh, yes: int, /) -> None:
        if yes:
            sacrifice(s, self.seat, WORSHIP_COST)
            s.then(Gain(self.seat, 1, WORSHIP))


class EndBattle(Effect):
    def run(self, s: Ankh, /) -> None:
        s.battle = s.fighters = 0
        s.shown = [0] * s.seats
