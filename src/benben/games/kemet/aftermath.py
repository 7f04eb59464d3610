"""KEM-6.5 to KEM-6.9  Casualties, rewards, retreat and recall, end of the battle."""

from typing import ClassVar

from benben.core.steps import Decision, Domain, Effect
from benben.games.kemet.control import (
    accompanied,
    add_units,
    allies,
    award,
    companions,
    disperse,
    empty,
    has,
    owner,
    settle,
    space,
    take_units,
    trim,
)
from benben.games.kemet.control import troop as troop_in
from benben.games.kemet.hands import draw_cards, lay_down, take_back
from benben.games.kemet.placing import ALSO_TROOPS, PlaceUnit
from benben.games.kemet.prayer import gain
from benben.games.kemet.sharing import lose, offer_veterans
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
    OWN_CARDS,
    RECALL,
    RETREAT,
    RIVAL,
    SEATS,
    STAY,
    TEAMS,
)
from benben.games.kemet.tables_gods import ANUBIS, BASTET, GODS_ROWS, REGAINED, SET
from benben.games.kemet.tables_solo import AMON, BLOOD_PRICE
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
        before = [troop(s, seat) for seat in fighters(s)]
        for seat in fighters(s):
            card, other = BATTLE_CARDS[s.played[seat][0]], BATTLE_CARDS[s.played[foe(s, seat)][0]]
            self.hit(s, seat, worth[foe(s, seat)][2] + max(0, other.unblockable), safe[seat])
            """A value printed with "-" hits the own troop, and nobody counts it as slain (rulings A14, A15)."""
            fall(s, seat, min(max(0, -card.unblockable), troop(s, seat) - safe[seat]))
        for seat in fighters(s):
            card, other = BATTLE_CARDS[s.played[seat][0]], BATTLE_CARDS[s.played[foe(s, seat)][0]]
            damage = max(0, worth[foe(s, seat)][1] + other.damage) - max(0, worth[seat][3] + card.defence)
            self.hit(s, seat, damage, safe[seat])
        for side, seat in enumerate(fighters(s)):
            if has(s, seat, DIVINE_HUNGER):
                gain(s, seat, HUNGER * s.slain[side])
            if has(s, seat, HONOR_IN_BATTLE):
                gain(s, seat, s.slain[1 - side])
        for side, seat in enumerate(fighters(s)):
            if s.god_at[seat] == s.field and before[1 - side] > troop(s, foe(s, seat)):
                regain(s, seat)
        for side in (1, 0):
            if s.owed[side]:
                """KEM-8.16  Allies choose which units of their mixed troop are removed, the attacker's first."""
                lose(s, fighters(s)[side], s.field, s.owed[side], 1)

    def hit(self, s: Kemet, seat: int, damage: int, safe: int) -> None:
        """Damage of the opponent; Divine Protection spares a winner."""
        if damage > 0 and not (seat == s.victor and DIVINE_PROTECTION in s.laid[seat]):
            lost = fall(s, seat, min(damage, troop(s, seat) - safe))
            s.slain[seat == s.attacker] += lost


def troop(s: Kemet, seat: int) -> int:
    """The units of a side that still stand, those of a mixed troop together."""
    if s.extras & TEAMS:
        return troop_in(s, seat, s.field) - s.owed[seat == s.defender]
    return s.units[s.field * SEATS + seat]


def fall(s: Kemet, seat: int, number: int) -> int:
    """Units fall; for a mixed troop it is only counted how many, and chosen whose at the end of the casualties."""
    if troop_in(s, seat, s.field) > s.units[s.field * SEATS + seat]:
        s.owed[seat == s.defender] += number
        return number
    return take_units(s, seat, s.field, number)


def regain(s: Kemet, seat: int) -> None:
    """Anubis, after a battle in which the opponent lost a unit: one life point more, up to the most."""
    if s.god[seat] == ANUBIS and s.life[seat] < GODS_ROWS[ANUBIS].life:
        s.life[seat] += REGAINED
        s.units[s.god_at[seat] * SEATS + seat] += REGAINED
        s.emit("life_regained", seat, REGAINED)


class Conscript(Effect):
    """Conscription, at the end of casualties: the winner who played it adds up to 3 units."""

    def run(self, s: Kemet, /) -> None:
        if CONSCRIPTION in s.laid[s.victor]:
            s.then(PlaceUnit(s.victor, CONSCRIPTS, -1, ALSO_TROOPS, 0))


class Rewards(Effect):
    """KEM-6.6  A point for an attacker who won and still stands there; veteran tokens for the rest."""

    def run(self, s: Kemet, /) -> None:
        received = [0, 0]
        for side, seat in enumerate(fighters(s)):
            if s.objective >= 0 and seat == AMON:
                continue  # KEM-9.27
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
            if not won and side == 1 and s.risen[s.attacker] and s.god[s.attacker] == SET:
                """Set's owner wins as attacker: no token for the loser, a card for the winner."""
                tokens = 0
                draw_cards(s, s.attacker, 1)
            if tokens:
                s.veterans[seat] += tokens
                s.emit("veterans", seat, tokens)
                received[side] = tokens
            if won and has(s, seat, SPOILS_OF_WAR):
                draw_cards(s, seat, SPOILS)
        for side in (1, 0):
            """KEM-8.16  Allies divide the tokens, the attacker's first."""
            offer_veterans(s, fighters(s)[side], -1, received[side])


class Consequences(Effect):
    """KEM-6.7 for the loser, then KEM-6.8 for the winner. KEM-6.10  Only a side with units left is asked."""

    def run(self, s: Kemet, /) -> None:
        loser = foe(s, s.victor)
        if s.god_at[loser] == s.field and not retreats(s, loser):
            """KEM-10.7  A god that cannot retreat returns to its tile; that is no recall."""
            take_units(s, loser, s.field, s.life[loser])
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
        if s.god_at[self.seat] == s.field:
            return [RETREAT]  # KEM-10.7
        return [RETREAT, RECALL] if retreats(s, self.seat) else [RECALL]

    def resolve(self, s: Kemet, fate: int, /) -> None:
        if fate == RECALL:
            recall(s, self.seat)
        else:
            if s.objective >= 0:
                """Amon does not choose: the area is drawn (ruling A40)."""
                found = retreats(s, self.seat)
                retreat(s, self.seat, found[s.below(len(found))])
                return
            own_choice = s.risen[self.seat] and s.god[self.seat] == BASTET
            s.then(RetreatTo(self.seat if own_choice else s.victor, self.seat))


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
        retreat(s, self.loser, area)


def retreat(s: Kemet, loser: int, area: int) -> None:
    for ally in allies(s, loser):
        s.units[area * SEATS + ally] = s.units[s.field * SEATS + ally]
        s.units[s.field * SEATS + ally] = 0
        if s.god_at[ally] == s.field:
            s.god_at[ally] = area
    for c in companions(s, loser, s.field):
        s.where[c] = area
    if s.objective >= 0 and loser == AMON:
        s.squad[s.squad.index(s.field)] = area
    s.emit("retreated", loser, area)
    settle(s, area)


class WinnerFate(Decision):
    """KEM-6.8  The winner chooses to stay or to recall."""

    domain = FATE
    rule = "KEM-6.8"
    skippable = True

    def options(self, s: Kemet, /) -> list[int]:
        """KEM-10.7  A god must stay."""
        return [STAY, RECALL] if troop(s, self.seat) and s.god_at[self.seat] != s.field else []

    def resolve(self, s: Kemet, fate: int, /) -> None:
        if fate == RECALL:
            recall(s, self.seat)


def recall(s: Kemet, seat: int) -> None:
    """KEM-6.7, KEM-6.8  All units and companions go to the supply for one prayer point a unit, less one."""
    number = sum(take_units(s, ally, s.field, troop_in(s, seat, s.field)) for ally in allies(s, seat))
    disperse(s, seat, s.field)
    s.emit("recalled", seat, number)
    if s.event != BLOOD_PRICE:
        gain(s, seat, number - 1)


class Heal(Effect):
    """The Physician adds a unit to the troop it fought with, if that troop survives and has room."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Kemet, /) -> None:
        area = s.where[PHYSICIAN]
        healer = s.master[PHYSICIAN]
        if area >= 0 and s.supply[healer] and troop_in(s, healer, area) and space(s, healer, area) > 0:
            add_units(s, healer, area, 1)


class EndBattle(Effect):
    """KEM-6.9  Cards are put away, surplus is removed, control is settled."""

    def run(self, s: Kemet, /) -> None:
        for seat in fighters(s):
            if s.objective >= 0 and seat == AMON:
                s.cards[AMON] = list(range(OWN_CARDS))  # KEM-9.28
            else:
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
