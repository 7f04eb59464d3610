"""KEM-6.5 to KEM-6.9  Casualties, rewards, retreat and recall, end of the battle."""

from typing import ClassVar

from benben.core.steps import Decision, Domain, Effect
from benben.games.kemet.control import (
    accompanied,
    add_units,
    award,
    companions,
    disperse,
    empty,
    has,
    limit,
    owner,
    settle,
    take_units,
    trim,
)
from benben.games.kemet.hands import draw_cards, lay_down, take_back
from benben.games.kemet.placing import ALSO_TROOPS, PlaceUnit
from benben.games.kemet.prayer import gain
from benben.games.kemet.state import Kemet
from benben.games.kemet.strength import bonuses, fighters, fighting_companions, foe
from benben.games.kemet.tables import (
    AREA,
    BATTLE_CARDS,
    BATTLE_POINT,
    CITY_OF,
    CONSCRIPTION,
    CONSCRIPTS,
    DIVINE_PROTECTION,
    FATE,
    NEAR,
    RECALL,
    RETREAT,
    RIVAL,
    SEATS,
    STAY,
)
from benben.games.kemet.tables_tiles import (
    AMMUT,
    AMMUT_KILLS,
    DEFENSIVE_VICTORY,
    DIVINE_HUNGER,
    HONOR_IN_BATTLE,
    HUNGER,
    OLD_GUARD,
    PHYSICIAN,
    SPOILS,
    SPOILS_OF_WAR,
    VULTURE,
)


class Casualties(Effect):
    """KEM-6.5  First unblockable damage, then damage less defence; the attacker loses first in each.

    KEM-6.12  Units behind impenetrable defence are safe from all of it; defence never stops unblockable damage.
    """

    def run(self, s: Kemet, /) -> None:
        worth = {seat: bonuses(s, seat) for seat in fighters(s)}
        safe = {seat: min(worth[seat][4], troop(s, seat)) for seat in fighters(s)}
        for seat in fighters(s):
            card, other = BATTLE_CARDS[s.played[seat][0]], BATTLE_CARDS[s.played[foe(s, seat)][0]]
            self.hit(s, seat, worth[foe(s, seat)][2] + max(0, other.unblockable), safe[seat])
            """A value printed with "-" hits the own troop, and nobody counts it as slain (rulings A14, A15)."""
            take_units(s, seat, s.field, min(max(0, -card.unblockable), troop(s, seat) - safe[seat]))
        for seat in fighters(s):
            card, other = BATTLE_CARDS[s.played[seat][0]], BATTLE_CARDS[s.played[foe(s, seat)][0]]
            damage = worth[foe(s, seat)][1] + other.damage - worth[seat][3] - card.defence
            self.hit(s, seat, damage, safe[seat])
        for side, seat in enumerate(fighters(s)):
            if has(s, seat, DIVINE_HUNGER):
                gain(s, seat, HUNGER * s.slain[side])
            if has(s, seat, HONOR_IN_BATTLE):
                gain(s, seat, s.slain[1 - side])

    def hit(self, s: Kemet, seat: int, damage: int, safe: int) -> None:
        """Damage of the opponent; Divine Protection spares a winner."""
        if damage > 0 and not (seat == s.victor and DIVINE_PROTECTION in s.laid[seat]):
            lost = take_units(s, seat, s.field, min(damage, troop(s, seat) - safe))
            s.slain[seat == s.attacker] += lost


def troop(s: Kemet, seat: int) -> int:
    return s.units[s.field * SEATS + seat]


class Conscript(Effect):
    """Conscription, at the end of casualties: the winner who played it adds up to 3 units."""

    def run(self, s: Kemet, /) -> None:
        if CONSCRIPTION in s.laid[s.victor]:
            s.then(PlaceUnit(s.victor, CONSCRIPTS, -1, ALSO_TROOPS, 0))


class Rewards(Effect):
    """KEM-6.6  A point for an attacker who won and still stands there; veteran tokens for the rest."""

    def run(self, s: Kemet, /) -> None:
        for side, seat in enumerate(fighters(s)):
            won = seat == s.victor
            points = int(won and troop(s, seat) > 0 and (side == 0 or has(s, seat, DEFENSIVE_VICTORY) == 1))
            if won and s.slain[side] >= AMMUT_KILLS and AMMUT in fighting_companions(s, seat):
                points += 1
            if points:
                award(s, seat, points, BATTLE_POINT)
            tokens = int(won and side == 1) + int(not points)
            if VULTURE in fighting_companions(s, seat):
                tokens += 1
            if tokens and has(s, seat, OLD_GUARD):
                tokens += 1
            if tokens:
                s.veterans[seat] += tokens
                s.emit("veterans", seat, tokens)
            if won and has(s, seat, SPOILS_OF_WAR):
                draw_cards(s, seat, SPOILS)


class Consequences(Effect):
    """KEM-6.7 for the loser, then KEM-6.8 for the winner. KEM-6.10  Only a side with units left is asked."""

    def run(self, s: Kemet, /) -> None:
        loser = foe(s, s.victor)
        healers = [Heal(seat) for seat in fighters(s) if accompanied(s, seat, s.field, PHYSICIAN)]
        s.then(LoserFate(loser), WinnerFate(s.victor), *healers)


def retreats(s: Kemet, loser: int) -> list[int]:
    """KEM-6.7  Empty adjacent areas; no ports; never a district outside the loser's own city."""
    return [
        area for area in NEAR[s.seats][s.field] if empty(s, area) and (CITY_OF[area] < 0 or owner(s, area) == loser)
    ]


class LoserFate(Decision):
    """KEM-6.7  The loser chooses retreat or recall, even if the winner has no troop left."""

    domain = FATE
    rule = "KEM-6.7"
    skippable = True

    def options(self, s: Kemet, /) -> list[int]:
        if not troop(s, self.seat):
            return []
        return [RETREAT, RECALL] if retreats(s, self.seat) else [RECALL]

    def resolve(self, s: Kemet, fate: int, /) -> None:
        if fate == RECALL:
            recall(s, self.seat)
        else:
            s.then(RetreatTo(s.victor, self.seat))


class RetreatTo(Decision):
    """KEM-6.7  The winner chooses where the loser goes; a temple there becomes the loser's (ruling A9)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "loser")
    domain = AREA
    rule = "KEM-6.7"
    terms: ClassVar[dict[str, Domain]] = {"loser": RIVAL}

    def __init__(self, seat: int, loser: int) -> None:
        self.seat = seat
        self.loser = loser

    def options(self, s: Kemet, /) -> list[int]:
        return retreats(s, self.loser)

    def resolve(self, s: Kemet, area: int, /) -> None:
        number = troop(s, self.loser)
        s.units[s.field * SEATS + self.loser] = 0
        s.units[area * SEATS + self.loser] = number
        for c in companions(s, self.loser, s.field):
            s.where[c] = area
        s.emit("retreated", self.loser, area)
        settle(s, area)


class WinnerFate(Decision):
    """KEM-6.8  The winner chooses to stay or to recall."""

    domain = FATE
    rule = "KEM-6.8"
    skippable = True

    def options(self, s: Kemet, /) -> list[int]:
        return [STAY, RECALL] if troop(s, self.seat) else []

    def resolve(self, s: Kemet, fate: int, /) -> None:
        if fate == RECALL:
            recall(s, self.seat)


def recall(s: Kemet, seat: int) -> None:
    """KEM-6.7, KEM-6.8  All units and companions go to the supply for one prayer point a unit, less one."""
    number = take_units(s, seat, s.field, troop(s, seat))
    disperse(s, seat, s.field)
    s.emit("recalled", seat, number)
    gain(s, seat, number - 1)


class Heal(Effect):
    """The Physician adds a unit to the troop it fought with, if that troop survives and has room."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Kemet, /) -> None:
        area = s.where[PHYSICIAN]
        if area >= 0 and s.supply[self.seat] and 0 < s.units[area * SEATS + self.seat] < limit(s, self.seat):
            add_units(s, self.seat, area, 1)


class EndBattle(Effect):
    """KEM-6.9  Cards are put away, surplus is removed, control is settled."""

    def run(self, s: Kemet, /) -> None:
        for seat in fighters(s):
            s.face_up[seat] += s.played[seat]
            lay_down(s, seat, s.aside[seat][0], bool(s.swapped >> seat & 1))
            s.played[seat] = []
            s.aside[seat] = []
            s.discard += s.laid[seat]
            s.laid[seat] = []
            if not s.cards[seat]:
                take_back(s, seat)
            trim(s, seat, s.field)
            disperse(s, seat, s.field)
        settle(s, s.field)
        s.attacker = s.defender = s.field = s.shown = s.victor = -1
        s.stage = s.swapped = 0
        s.power = [0, 0]
        s.slain = [0, 0]
