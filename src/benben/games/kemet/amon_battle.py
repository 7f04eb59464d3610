"""KEM-9.21 to KEM-9.28  Battles against Amon: his card, his beaten troops and those that take their place."""

from typing import ClassVar

from benben.core.state import only
from benben.core.steps import Decision, Domain, Effect, Step
from benben.games.kemet.aftermath import EndBattle, Heal, LoserFate, RetreatTo, WinnerFate, recall, retreats
from benben.games.kemet.control import accompanied, add_units, disperse, empty, settle, take_units
from benben.games.kemet.placing import accompany
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import AREA, FATE, RECALL, SEATS, STAY
from benben.games.kemet.tables_solo import (
    AMON,
    HOLDS,
    HUMAN,
    NORTHERN_CITY,
    RECALLED,
    REFORMED,
    WEAKLY_REFORMED,
)
from benben.games.kemet.tables_tiles import PHYSICIAN


def reveal_amon(s: Kemet) -> None:
    """KEM-9.21  One of all his battle cards at random; KEM-9.28 each time from the whole deck."""
    s.played[AMON] = [s.cards[AMON].pop(s.below(len(s.cards[AMON])))]


def foresee_amon(s: Kemet) -> None:
    """Prescience: his card is drawn and shown before you choose yours (ruling A77)."""
    reveal_amon(s)
    s.shown = HUMAN
    s.emit("card_shown", AMON, s.played[AMON][0], to=only(HUMAN))


class AmonConsequences(Effect):
    """KEM-9.23  Beaten with 3 units or fewer Amon recalls and forms the troop anew; with more he retreats.

    Winning, he stays (ruling A40); a winner without units is formed anew after the rewards (ruling A71), but if he has
    to fight there, when this battle is over (ruling A70).
    """

    def run(self, s: Kemet, /) -> None:
        field = s.field
        troop = s.squad.index(field)
        healers = [Heal(HUMAN)] if accompanied(s, HUMAN, field, PHYSICIAN) else []
        left = s.units[field * SEATS + AMON]
        if s.victor == AMON:
            if not left and any(empty(s, area) for area in HOLDS):
                Reform(troop).run(s)
            elif not left:
                closing = s.stack.pop()
                s.then(closing, Reform(troop))
            s.then(LoserFate(HUMAN), *healers)
        elif left > RECALLED and retreats(s, AMON):
            s.then(RetreatTo(HUMAN, AMON), WinnerFate(HUMAN), *healers)
        else:
            withdraw(s, field)
            if any(empty(s, area) for area in HOLDS):
                Reform(troop).run(s)
                s.then(WinnerFate(HUMAN), *healers)
            else:
                """The cards of this battle are put away before the next one begins (ruling A70)."""
                closing = s.stack.pop()
                assert isinstance(closing, EndBattle)
                closing.run(s)
                s.then(Reform(troop), StayOrGo(HUMAN, field), *healers)


def withdraw(s: Kemet, area: int) -> None:
    """KEM-9.27  Amon's recall gives him nothing."""
    number = take_units(s, AMON, area, s.units[area * SEATS + AMON])
    disperse(s, AMON, area)
    if number:
        s.emit("recalled", AMON, number)


def refuge(s: Kemet, troop: int) -> int:
    """KEM-9.23  An empty pyramid district, A in the west and B in the east if both are (ruling A72).

    Else the one with your smaller troop, a tie at random; the other Amon troop is never joined (ruling A41).
    """
    free = [area for area in HOLDS if empty(s, area)]
    if len(free) == 2:
        return HOLDS[troop]
    if free:
        return free[0]
    held = [area for area in HOLDS if s.units[area * SEATS + HUMAN]]
    least = min(s.units[area * SEATS + HUMAN] for area in held)
    tied = [area for area in held if s.units[area * SEATS + HUMAN] == least]
    return tied[0] if len(tied) == 1 else tied[s.below(len(tied))]


class Reform(Effect):
    """KEM-9.23  Five units and the troop's monster (KEM-9.7) in a pyramid district; with objective 3 four units."""

    fields: ClassVar[tuple[str, ...]] = ("troop",)

    def __init__(self, troop: int) -> None:
        self.troop = troop

    def run(self, s: Kemet, /) -> None:
        from benben.games.kemet.battle import begin_battle

        area = refuge(s, self.troop)
        s.squad[self.troop] = area
        s.emit("troop_reformed", AMON, self.troop, area)
        add_units(s, AMON, area, WEAKLY_REFORMED if s.objective == NORTHERN_CITY else REFORMED)
        accompany(s, AMON, s.pets[self.troop], area)
        if s.units[area * SEATS + HUMAN]:
            begin_battle(s, AMON, area)
        else:
            settle(s, area)


def mend(s: Kemet, *rest: Step) -> bool:
    """Form anew at once an Amon troop that lost its last unit outside battle (ruling A71); has it come to that?

    If the new troop has to fight, what would have been done next (the rest of a Move) is lost.
    """
    for troop, area in enumerate(s.squad):
        if not s.units[area * SEATS + AMON]:
            s.then(Reform(troop), *(rest if any(empty(s, hold) for hold in HOLDS) else ()))
            return True
    return False


class StayOrGo(Decision):
    """KEM-6.8  After the battle of a re-formed troop: you, the winner of the first one, stay or recall (ruling A70)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "area")
    domain = FATE
    rule = "KEM-6.8"
    skippable = True
    terms: ClassVar[dict[str, Domain]] = {"area": AREA}

    def __init__(self, seat: int, area: int) -> None:
        self.seat = seat
        self.area = area

    def options(self, s: Kemet, /) -> list[int]:
        return [STAY, RECALL] if s.units[self.area * SEATS + self.seat] else []

    def resolve(self, s: Kemet, fate: int, /) -> None:
        if fate == RECALL:
            s.field = self.area
            recall(s, self.seat)
            s.field = -1
            settle(s, self.area)
