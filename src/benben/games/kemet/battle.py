"""KEM-6  Battle: war council, clash and resolution. What follows is in aftermath.py.

KEM-6.1  Only the attacker and the defender take part; all steps are resolved in this order, the attacker first in each.
"""

from typing import ClassVar

from benben.core.steps import YES_NO, Decision, Domain, Effect, Step, Together
from benben.games.kemet.aftermath import Casualties, Conscript, Consequences, EndBattle, Rewards
from benben.games.kemet.amon_battle import AmonConsequences, foresee_amon, reveal_amon
from benben.games.kemet.control import allies, has, rival_at
from benben.games.kemet.hands import discard_card, drop_card, eyes
from benben.games.kemet.prayer import can_pay, gain, pay, reduced
from benben.games.kemet.state import Kemet
from benben.games.kemet.strength import fighters, foe, strength
from benben.games.kemet.tables import (
    ADD_CARD,
    AREA,
    BATTLE_CARD,
    BATTLE_KINDS,
    CARDS,
    CARDS_DONE,
    DIVERSION,
    GLORY,
    GLORY_PRAYER,
    RIVAL,
    SEATS,
    SNARE,
    TEAMS,
)
from benben.games.kemet.tables_solo import AMON, HUMAN
from benben.games.kemet.tables_tiles import (
    AMBUSH,
    DIVINE_WOUND,
    PRESCIENCE,
    PRIEST_OF_THOERIS,
    THOERIS,
)


def begin_battle(s: Kemet, attacker: int, area: int) -> None:
    """KEM-6.1  Who caused the battle is the attacker."""
    defender = rival_at(s, area, attacker)
    s.attacker = attacker
    s.defender = defender
    s.field = area
    s.stage = 0
    s.shown = -1
    s.power = [0, 0]
    s.victor = -1
    s.slain = [0, 0]
    s.swapped = 0
    s.emit("battle_begins", attacker, area)
    defenders = [ally for ally in allies(s, defender) if s.units[area * SEATS + ally]] if s.extras & TEAMS else []
    if len(defenders) > 1:
        s.then(ChooseDefender(min(defenders, key=s.order.index), area))
    else:
        join_battle(s)


class ChooseDefender(Decision):
    """KEM-8.11  Which ally with a unit in the mixed troop defends? Only his tiles and cards will work."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "area")
    domain = RIVAL
    rule = "KEM-8.11"
    terms: ClassVar[dict[str, Domain]] = {"area": AREA}

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def options(self, s: Kemet, /) -> list[int]:
        return [ally for ally in allies(s, self.seat) if s.units[self.area * SEATS + ally]]

    def resolve(self, s: Kemet, ally: int, /) -> None:
        s.defender = ally
        join_battle(s)


def join_battle(s: Kemet) -> None:
    attacker, defender = fighters(s)
    s.emit("defends", defender, s.field)
    s.then(
        WarCouncil(),
        Clash(),
        SwapCard(attacker), SwapCard(defender),
        Wound(attacker, -1), Wound(defender, -1),
        Resolution(),
        Casualties(), Conscript(), Rewards(), AmonConsequences() if s.objective >= 0 else Consequences(), EndBattle(),
    )  # fmt: skip


class WarCouncil(Effect):
    """KEM-6.2  Both choose in secret. With Prescience the opponent commits first and shows his card (ruling A18)."""

    def run(self, s: Kemet, /) -> None:
        if s.objective >= 0:
            if has(s, HUMAN, PRESCIENCE):
                foresee_amon(s)
            s.then(Together({HUMAN: lane(HUMAN)}))
            return
        seers = [seat for seat in fighters(s) if has(s, seat, PRESCIENCE)]
        if len(seers) == 1:
            seer = seers[0]
            s.then(Together({foe(s, seer): lane(foe(s, seer))}), ShowCard(seer), Together({seer: lane(seer)}))
        else:
            s.then(Together({seat: lane(seat) for seat in fighters(s)}))


def lane(seat: int) -> tuple[Step, ...]:
    return (PlayBattleCard(seat), SetAside(seat), AddCard(seat, 0))


class ShowCard(Effect):
    """Prescience: the card to be played is shown to the seer; all else stays hidden."""

    fields: ClassVar[tuple[str, ...]] = ("seer",)

    def __init__(self, seer: int) -> None:
        self.seer = seer

    def run(self, s: Kemet, /) -> None:
        s.shown = self.seer
        other = foe(s, self.seer)
        s.emit("card_shown", other, s.played[other][0], to=eyes(s, self.seer))


class PlayBattleCard(Decision):
    """KEM-6.2  The battle card that will be played."""

    domain = BATTLE_CARD
    rule = "KEM-6.2"

    def options(self, s: Kemet, /) -> list[int]:
        return s.cards[self.seat][:]

    def resolve(self, s: Kemet, card: int, /) -> None:
        s.cards[self.seat].remove(card)
        s.played[self.seat].append(card)


class SetAside(Decision):
    """KEM-6.2  The battle card that is discarded face down."""

    domain = BATTLE_CARD
    rule = "KEM-6.2"

    def options(self, s: Kemet, /) -> list[int]:
        return s.cards[self.seat][:]

    def resolve(self, s: Kemet, card: int, /) -> None:
        s.cards[self.seat].remove(card)
        s.aside[self.seat].append(card)


class AddCard(Decision):
    """KEM-6.2  Add BATTLE cards whose total cost can be paid, kind after kind from `least` on, and maybe Diversion."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "least")
    domain = ADD_CARD
    rule = "KEM-6.2"

    def __init__(self, seat: int, least: int) -> None:
        self.seat = seat
        self.least = least

    def options(self, s: Kemet, /) -> list[int]:
        hand, chosen = s.hand[self.seat], s.chosen[self.seat]
        spare = s.prayer[self.seat] - sum(reduced(s, self.seat, CARDS[card].cost) for card in chosen)
        choices = [
            kind
            for kind in BATTLE_KINDS
            if kind >= self.least
            and hand.count(kind) > chosen.count(kind)
            and reduced(s, self.seat, CARDS[kind].cost) <= spare
        ]
        if not s.bluff[self.seat]:
            choices.append(DIVERSION)
        return [*choices, CARDS_DONE]

    def resolve(self, s: Kemet, choice: int, /) -> None:
        if choice == DIVERSION:
            s.bluff[self.seat] = 1
        elif choice < DIVERSION:
            s.chosen[self.seat].append(choice)
            s.then(AddCard(self.seat, choice))


class Clash(Effect):
    """KEM-6.3  Both reveal battle card and interventions at the same time and pay."""

    def run(self, s: Kemet, /) -> None:
        s.stage = 1
        s.learnt += 1
        if s.objective >= 0 and not s.played[AMON]:
            reveal_amon(s)
        for seat in fighters(s):
            s.emit("card_revealed", seat, s.played[seat][0])
            for card in s.chosen[seat]:
                self.reveal(s, seat, card)
            s.chosen[seat] = []
            if s.bluff[seat]:
                """KEM-6.9  Diversion does nothing and returns to its owner's hand."""
                s.bluff[seat] = 0
                s.emit("diversion", seat)

    def reveal(self, s: Kemet, seat: int, card: int) -> None:
        """KEM-6.2  What cannot be paid is discarded without effect, in the order of the choice (ruling A16)."""
        if can_pay(s, seat, CARDS[card].cost):
            pay(s, seat, CARDS[card].cost)
            drop_card(s, seat, card)
            s.laid[seat].append(card)
            s.emit("card_played", seat, card)
        else:
            discard_card(s, seat, card)


class SwapCard(Decision):
    """KEM-6.3  After the clash Snare or Ambush may swap the played battle card with the one set aside (ruling A52)."""

    domain = YES_NO
    rule = "KEM-6.3"
    skippable = True

    def options(self, s: Kemet, /) -> list[int]:
        return [0, 1] if SNARE in s.laid[self.seat] or has(s, self.seat, AMBUSH) else []

    def resolve(self, s: Kemet, yes: int, /) -> None:
        if yes:
            s.played[self.seat], s.aside[self.seat] = s.aside[self.seat], s.played[self.seat]
            s.swapped |= 1 << self.seat
            s.learnt += 1
            s.emit("card_swapped", self.seat, s.played[self.seat][0])


class Wound(Decision):
    """KEM-6.3  Divine Wound, at the end of the clash: discard interventions from hand for 1 strength each."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "last")
    domain = ADD_CARD
    rule = "KEM-6.3"
    skippable = True

    def __init__(self, seat: int, last: int) -> None:
        self.seat = seat
        self.last = last

    def options(self, s: Kemet, /) -> list[int]:
        if not has(s, self.seat, DIVINE_WOUND) or not s.hand[self.seat]:
            return []
        return [*sorted(kind for kind in set(s.hand[self.seat]) if kind >= self.last), CARDS_DONE]

    def resolve(self, s: Kemet, card: int, /) -> None:
        if card == CARDS_DONE:
            return
        discard_card(s, self.seat, card)
        s.power[self.seat == s.defender] += 1
        s.then(Wound(self.seat, card))


class Resolution(Effect):
    """KEM-6.4  The higher strength wins; a tie goes to the defender. KEM-6.11  It is fixed here."""

    def run(self, s: Kemet, /) -> None:
        for side, seat in enumerate(fighters(s)):
            s.power[side] += strength(s, seat)
            s.emit("strength", seat, s.power[side])
        s.victor = s.attacker if s.power[0] > s.power[1] else s.defender
        s.emit("battle_won", s.victor)
        if GLORY in s.laid[s.victor]:
            gain(s, s.victor, GLORY_PRAYER)
        if has(s, s.victor, PRIEST_OF_THOERIS):
            gain(s, s.victor, THOERIS)
