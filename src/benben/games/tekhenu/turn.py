"""TEK-5  A turn (the steps of TEK-5.11).

1. Perhaps declare Anubis; choose the die. 2. Shape it: Blessings, Scribes, extra actions. 3. It goes to the scales.
4. The standard action and the extra ones, in the order the player likes. 5. The Market is refilled.
"""

from typing import ClassVar

from benben.core.steps import Domain, Effect, Reason, Step
from benben.games.tekhenu.actions import AfterAction, GodAction, production_action
from benben.games.tekhenu.blessings import TurnDecision, holds, play_one_of
from benben.games.tekhenu.commoners import lower_happiness, lower_population
from benben.games.tekhenu.market import refill
from benben.games.tekhenu.payment import pay_or_ask, purse
from benben.games.tekhenu.possible import UNAIDED, feasible_reach, reach
from benben.games.tekhenu.production import kept, performance
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import owns, points, stock
from benben.games.tekhenu.tables import (
    BY_TECHNOLOGY,
    COLOURS,
    DICE,
    FORBIDDEN,
    GOD,
    GOLD,
    GREY,
    LIT,
    PRODUCES,
    PURE,
    SCRIBE,
    SECTIONS,
    STATUS_OF,
    TAINTED,
)
from benben.games.tekhenu.tables_cards import (
    AFTER,
    ANUBIS_BLESSING,
    ANUBIS_SCRIBES,
    B07,
    B09,
    B11,
    B17,
    B19,
    B23,
    BEFORE,
    DECK,
    DELTAS,
    DO_EXTRA,
    END,
    OFFER,
    OPPOSITE,
    PLACES,
    PLAY_EXTRA,
    PRODUCE,
    RECOLOUR,
    REVALUE,
    SKIP,
    T08,
    T10,
    T13,
    T18,
    T19,
    T23,
    T24,
    TAKE,
    TECHNOLOGIES,
    TREAT,
    TURN,
    TURN_FACE,
)

ANUBIS_COST = 2
MUST_SKIP = 2
FACES, COLOUR_STAGE, VALUE_STAGE, EXTRA_STAGE = range(4)
"""Shaping a die goes in this order, so that each result is reached in one way."""


class Turn(Effect):
    """TEK-3.1  One turn of one seat."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Tekhenu, /) -> None:
        s.mover = self.seat
        s.swapped = s.anubis = 0
        s.standard = 1
        s.emit("turn_begins", self.seat)
        s.then(TakeDie(self.seat), EndTurn(self.seat), FinishTurn(self.seat))


def status_at(s: Tekhenu, section: int, colour: int) -> int:
    """TEK-4.1  By the colour of the die and the lighting of its section."""
    return STATUS_OF[LIT[s.offset][section]][colour]


class TakeDie(TurnDecision):
    """TEK-5.1  Take exactly one die, Pure or Tainted; before that Anubis may be declared (TEK-5.5)."""

    domain = TAKE
    rule = "TEK-5.1"

    def offers(self, s: Tekhenu, /) -> list[int]:
        choices = self.takeable(s)
        if not s.anubis:
            if purse(s, self.seat, SCRIBE) >= ANUBIS_COST:
                choices.append(ANUBIS_SCRIBES)
            if holds(s, self.seat, B23):
                choices.append(ANUBIS_BLESSING)
        return choices

    def takeable(self, s: Tekhenu) -> list[int]:
        seat = self.seat
        places = sorted(set(s.dice))
        if s.anubis:
            """TEK-5.7  Anubis: any die at all."""
            return places
        choices = [place for place in places if usable(s, seat, place)]
        if may_skip(s, seat):
            """TEK-5.10  Nothing possible without Scribes or Blessings: any Pure or Tainted die, else any at all."""
            allowed = [place for place in places if not forbidden(s, place)]
            return sorted({*choices, *(allowed or places)})
        return choices

    def take(self, s: Tekhenu, choice: int, /) -> None:
        if choice >= PLACES:
            declare_anubis(s, self.seat, choice)
            return
        skip = int(not s.anubis and may_skip(s, self.seat))
        s.taken = choice
        s.section, die = divmod(choice, DICE)
        s.colour = die // 6
        s.face = s.value = die % 6 + 1
        s.status = status_at(s, s.section, s.colour)
        s.emit("die_taken", self.seat, s.section, die)
        shape = ShapeDie(self.seat, FACES, skip)
        if s.status == FORBIDDEN:
            if must_treat(s, self.seat):
                s.then(TreatDie(self.seat), shape)
                return
            if not s.anubis and not recolours(s, self.seat):
                s.status = TAINTED
                shape = ShapeDie(self.seat, FACES, MUST_SKIP)
        s.then(shape)

    def again(self, s: Tekhenu, /) -> None:
        s.then(AfterAction(), self)

    def why_not(self, s: Tekhenu, choice: int, /) -> Reason | None:
        if choice >= PLACES:
            return Reason("too_few_scribes", "TEK-5.5") if choice == ANUBIS_SCRIBES and not s.anubis else None
        if choice not in s.dice:
            return None
        if forbidden(s, choice):
            return Reason("forbidden_die", "TEK-5.1")
        return Reason("nothing_to_do_with_it", "TEK-5.10")


def forbidden(s: Tekhenu, place: int) -> bool:
    return status_at(s, place // DICE, place % DICE // 6) == FORBIDDEN


def usable(s: Tekhenu, seat: int, place: int) -> bool:
    """TEK-5.10  Can the die be taken, and an action with it be completed, with all that the seat may still use?"""
    section, die = divmod(place, DICE)
    if forbidden(s, place) and not owns(s, seat, T08):
        return holds(s, seat, B11)
    if die // 6 != GREY or holds(s, seat, B11):
        return True
    value = die % 6 + 1
    if feasible_reach(s, seat, section, value):
        return True
    scribes = purse(s, seat, SCRIBE)
    turned = holds(s, seat, B09)
    for other in range(1, 7):
        cost = (abs(other - value) + 1) // 2
        if turned and feasible_reach(s, seat, section, other, 0, 0, 0, GOLD, gift(s, seat)):
            return True
        if cost <= scribes and feasible_reach(s, seat, section, other, 0, 0, cost):
            return True
    return False


def may_skip(s: Tekhenu, seat: int) -> bool:
    """TEK-5.10  Has no Pure or Tainted die an action that needs neither Scribes nor Blessings?"""
    for place in s.dice:
        if place % DICE // 6 != GREY and not forbidden(s, place):
            return False
    scribes = stock(s, seat, SCRIBE)
    for place in s.dice:
        if place % DICE // 6 == GREY and feasible_reach(s, seat, place // DICE, place % 6 + 1, UNAIDED, 0, scribes):
            return False
    return True


def gift(s: Tekhenu, seat: int) -> int:
    """TEK-5.6  T24: the Gold that comes with the Blessing about to be played."""
    return int(owns(s, seat, T24))


def declare_anubis(s: Tekhenu, seat: int, choice: int) -> None:
    """TEK-5.5  Exactly 2 Scribes, or B23 or B24. T23 gives 3 points."""
    s.anubis = 1
    s.emit("anubis", seat)
    if owns(s, seat, T23):
        points(s, seat, TECHNOLOGIES[T23 - DECK].points, BY_TECHNOLOGY)
    if choice == ANUBIS_BLESSING:
        play_one_of(s, seat, B23)
        s.then(TakeDie(seat))
    else:
        s.then(*pay_or_ask(s, seat, SCRIBE, ANUBIS_COST), TakeDie(seat))


def must_treat(s: Tekhenu, seat: int) -> bool:
    """T08 names a status for a Forbidden die; with Anubis only if T18 or T19 asks for it."""
    return owns(s, seat, T08) and (not s.anubis or owns(s, seat, T18) or owns(s, seat, T19))


def recolours(s: Tekhenu, seat: int) -> bool:
    return holds(s, seat, B11)


class TreatDie(TurnDecision):
    """TEK-20.1  T08: a Forbidden die counts as Pure or as Tainted."""

    domain = TREAT
    rule = "TEK-20.1"

    def offers(self, s: Tekhenu, /) -> list[int]:
        return [PURE, TAINTED]

    def take(self, s: Tekhenu, status: int, /) -> None:
        s.status = status

    def again(self, s: Tekhenu, /) -> None:
        s.then(AfterAction(), self)


class ShapeDie(TurnDecision):
    """TEK-5.4  What goes with choosing the die: B09 to B12, Scribes for value, B17 to B20; then the first action."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "stage", "skip")
    domain = TURN
    rule = "TEK-5.4"

    def __init__(self, seat: int, stage: int, skip: int) -> None:
        self.seat = seat
        self.stage = stage
        self.skip = skip

    def offers(self, s: Tekhenu, /) -> list[int]:
        if self.skip == MUST_SKIP:
            return [SKIP]
        seat, stage = self.seat, self.stage
        choices: list[int] = []
        ready = s.status != FORBIDDEN or s.anubis
        if ready:
            choices = [*main_actions(s, seat), *extra_actions(s, seat)]
        if stage == FACES and holds(s, seat, B09):
            choices += faces(s, seat)
        if stage <= COLOUR_STAGE and holds(s, seat, B11):
            choices += colours(s, seat)
        if ready:
            if stage <= VALUE_STAGE:
                choices += values(s, seat)
            choices += playable_extras(s, seat)
        if self.skip or not choices:
            choices.append(SKIP)
        return choices

    def take(self, s: Tekhenu, choice: int, /) -> None:
        seat = self.seat
        if TURN_FACE <= choice < RECOLOUR:
            """TEK-5.2  B09 and B10 turn the die itself: the new face counts on the scales."""
            play_one_of(s, seat, B09)
            s.face = s.value = choice - TURN_FACE + 1
            s.then(ShapeDie(seat, FACES, self.skip))
        elif RECOLOUR <= choice < REVALUE:
            self.recolour(s, choice - RECOLOUR)
        elif REVALUE <= choice < PLAY_EXTRA:
            """TEK-5.4  Each Scribe changes the value by 1 or 2, within 1 to 6; the scales keep the face."""
            value = choice - REVALUE + 1
            cost = (abs(value - s.value) + 1) // 2
            s.value = value
            s.emit("value_changed", seat, value)
            s.then(*pay_or_ask(s, seat, SCRIBE, cost), ShapeDie(seat, EXTRA_STAGE, self.skip))
        elif PLAY_EXTRA <= choice < DO_EXTRA:
            extra = choice - PLAY_EXTRA
            play_one_of(s, seat, B19 if extra == OPPOSITE else B17)
            s.extras.append(extra)
            s.extras.sort()
            s.then(ShapeDie(seat, EXTRA_STAGE, self.skip))
        else:
            if choice == SKIP and s.status == FORBIDDEN:
                s.status = TAINTED
            place_die(s, seat)
            begin(s, seat, choice)

    def recolour(self, s: Tekhenu, choice: int) -> None:
        """TEK-20.1  B11 and B12: another colour and a value 1 lower, the same or 1 higher."""
        play_one_of(s, self.seat, B11)
        s.colour = choice // 3
        s.value += DELTAS[choice % 3]
        s.status = status_at(s, s.section, s.colour)
        s.emit("recoloured", self.seat, s.colour, s.value)
        shape = ShapeDie(self.seat, COLOUR_STAGE, self.skip)
        if s.status == FORBIDDEN and must_treat(s, self.seat):
            s.then(TreatDie(self.seat), shape)
        else:
            s.then(shape)

    def again(self, s: Tekhenu, /) -> None:
        s.then(AfterAction(), self)

    def why_not(self, s: Tekhenu, choice: int, /) -> Reason | None:
        if choice < PRODUCE:
            return Reason("impossible_action", "TEK-1.9") if s.anubis or choice == s.section else None
        if choice < TURN_FACE:
            return Reason("grey_cannot_produce", "TEK-13.1") if s.colour == GREY else None
        return Reason("too_few_scribes", "TEK-5.4") if REVALUE <= choice < PLAY_EXTRA else None


def finishable(s: Tekhenu, seat: int, colour: int, value: int, spent: int, gold: int) -> bool:
    """Is there still an action with a die of this colour and value?"""
    if colour != GREY or s.anubis:
        return True
    return feasible_reach(s, seat, s.section, value, 0, 0, spent, GOLD, gold)


def faces(s: Tekhenu, seat: int) -> list[int]:
    gold = gift(s, seat)
    return [TURN_FACE + face - 1 for face in range(1, 7) if finishable(s, seat, s.colour, face, 0, gold)]


def colours(s: Tekhenu, seat: int) -> list[int]:
    """Any other colour that is Pure or Tainted here, unless Anubis or T08 allows more."""
    choices = []
    for colour in range(len(COLOURS)):
        barred = status_at(s, s.section, colour) == FORBIDDEN and not s.anubis and not owns(s, seat, T08)
        if colour == s.colour or barred:
            continue
        for number, delta in enumerate(DELTAS):
            value = s.value + delta
            if 1 <= value <= 6 and finishable(s, seat, colour, value, 0, gift(s, seat)):
                choices.append(RECOLOUR + colour * 3 + number)
    return choices


def values(s: Tekhenu, seat: int) -> list[int]:
    """TEK-5.4  The values that Scribes can buy."""
    scribes = purse(s, seat, SCRIBE)
    if not scribes:
        return []
    choices = []
    for value in range(1, 7):
        cost = (abs(value - s.value) + 1) // 2
        if 0 < cost <= scribes and finishable(s, seat, s.colour, value, cost, 0):
            choices.append(REVALUE + value - 1)
    return choices


def extra_god(section: int, extra: int) -> int:
    """TEK-20.4  The neighbour counter-clockwise or clockwise of the die's section, or the god opposite."""
    if extra == OPPOSITE:
        return SECTIONS[section].opposite
    return (section + (1 if extra == AFTER else 5)) % 6


def extra_possible(s: Tekhenu, seat: int, extra: int, gold: int = 0) -> bool:
    """TEK-20.3  Could this extra action be paid and performed now, `gold` having come with its Blessing?"""
    god = extra_god(s.section, extra)
    if extra == OPPOSITE:
        able = s.happiness[seat] >= 1 and s.population[seat] >= 1
        return able and feasible_reach(s, seat, god, s.value, 0, 1, 0, GOLD, gold)
    scribes = purse(s, seat, SCRIBE) + (gold if owns(s, seat, T10) else 0)
    return scribes >= 1 and feasible_reach(s, seat, god, s.value, 0, 0, 1, GOLD, gold)


def playable_extras(s: Tekhenu, seat: int) -> list[int]:
    held = []
    if holds(s, seat, B17):
        held += [BEFORE, AFTER]
    if holds(s, seat, B19):
        held.append(OPPOSITE)
    return [PLAY_EXTRA + extra for extra in held if extra_possible(s, seat, extra, gift(s, seat))]


def extra_actions(s: Tekhenu, seat: int) -> list[int]:
    return [DO_EXTRA + extra for extra in sorted(set(s.extras)) if extra_possible(s, seat, extra)]


def main_actions(s: Tekhenu, seat: int) -> list[int]:
    """TEK-5.3  The god action of the die's section, or production with its colour. TEK-5.7  Anubis: any of them."""
    if s.anubis:
        return [*(god for god in range(6) if god_possible(s, seat, god)), *range(PRODUCE, PRODUCE + 4)]
    choices = [s.section] if god_possible(s, seat, s.section) else []
    if s.colour != GREY:
        choices.append(PRODUCE + PRODUCES[s.colour])
    return choices


def god_possible(s: Tekhenu, seat: int, god: int) -> bool:
    if feasible_reach(s, seat, god, s.value):
        return True
    return produces_first(s, seat) and possible_after_producing(s, seat, god)


def produces_first(s: Tekhenu, seat: int) -> bool:
    """TEK-20.1  T19: with a Tainted die that is not grey (TEK-13.4), and a Scribe to spend."""
    return owns(s, seat, T19) and s.status == TAINTED and s.colour != GREY and purse(s, seat, SCRIBE) >= 1


def possible_after_producing(s: Tekhenu, seat: int, god: int) -> bool:
    resource = PRODUCES[s.colour]
    most = max(reach(s.value)) if owns(s, seat, T13) else s.value
    units = kept(s, seat, resource, most)
    return feasible_reach(s, seat, god, s.value, 0, 0, 1, resource, units)


def place_die(s: Tekhenu, seat: int) -> None:
    """TEK-5.2  Pure to the left, Tainted to the right; TEK-5.7 a die of Anubis below the scales. T18 scores."""
    s.dice.remove(s.taken)
    die = s.taken % DICE // 6 * 6 + s.face - 1
    side = s.under if s.anubis else s.left if s.status == PURE else s.right
    side[seat].append(die)
    s.emit("die_placed", seat, die, s.status)
    if s.status == PURE and owns(s, seat, T18):
        points(s, seat, TECHNOLOGIES[T18 - DECK].points, BY_TECHNOLOGY)


def begin(s: Tekhenu, seat: int, choice: int) -> None:
    """Start the action chosen; then the others, if any."""
    if choice == SKIP:
        s.standard = 0
        s.emit("action_skipped", seat)
        s.then(NextAction(seat))
    elif choice < PRODUCE:
        s.standard = 0
        s.then(*standard_god(s, seat, choice), NextAction(seat))
    elif choice < TURN_FACE:
        s.standard = 0
        s.then(*production_action(s, seat, choice - PRODUCE, s.value), NextAction(seat))
    else:
        s.then(*extra_action(s, seat, choice - DO_EXTRA), NextAction(seat))


def standard_god(s: Tekhenu, seat: int, god: int) -> tuple[Step, ...]:
    if produces_first(s, seat):
        return (ProduceFirst(seat, god),)
    return (GodAction(seat, god, s.value, 0),)


def extra_action(s: Tekhenu, seat: int, extra: int) -> tuple[Step, ...]:
    """TEK-20.3  Paid when it begins: 1 Scribe, or 1 Happiness and 1 Population; same colour and value."""
    s.extras.remove(extra)
    action = GodAction(seat, extra_god(s.section, extra), s.value, 0)
    if extra != OPPOSITE:
        return (*pay_or_ask(s, seat, SCRIBE, 1), action)
    lower_happiness(s, seat)
    lower_population(s, seat)
    return (action,)


class ProduceFirst(TurnDecision):
    """TEK-20.1  T19: spend 1 Scribe to produce by the die's colour and value right before the god action?"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "god")
    domain = OFFER
    rule = "TEK-20.1"
    terms: ClassVar[dict[str, Domain]] = {"god": GOD}

    def __init__(self, seat: int, god: int) -> None:
        self.seat = seat
        self.god = god

    def offers(self, s: Tekhenu, /) -> list[int]:
        choices = [0] if feasible_reach(s, self.seat, self.god, s.value) else []
        if possible_after_producing(s, self.seat, self.god):
            choices.append(1)
        return choices

    def take(self, s: Tekhenu, yes: int, /) -> None:
        action = GodAction(self.seat, self.god, s.value, 0)
        if yes:
            first = performance(s, self.seat, PRODUCES[s.colour], s.value, self.god)
            s.then(*pay_or_ask(s, self.seat, SCRIBE, 1), first, action)
        else:
            s.then(action)


class NextAction(TurnDecision):
    """TEK-20.3  The actions of this turn that are still to come, in the order the player likes."""

    domain = TURN
    rule = "TEK-20.3"
    skippable = True

    def offers(self, s: Tekhenu, /) -> list[int]:
        choices = main_actions(s, self.seat) if s.standard else []
        if s.extras:
            choices += extra_actions(s, self.seat)
        return choices

    def take(self, s: Tekhenu, choice: int, /) -> None:
        begin(s, self.seat, choice)

    def again(self, s: Tekhenu, /) -> None:
        s.then(AfterAction(), self)


class EndTurn(TurnDecision):
    """TEK-5.11  The last moment of a turn, before the Market is refilled."""

    domain = TURN
    rule = "TEK-5.11"
    skippable = True

    def offers(self, s: Tekhenu, /) -> list[int]:
        return [END] if holds(s, self.seat, B07) else []

    def take(self, s: Tekhenu, choice: int, /) -> None:
        pass

    def again(self, s: Tekhenu, /) -> None:
        s.then(AfterAction(), NextAction(self.seat), self)


class FinishTurn(Effect):
    """TEK-5.8  The Market is refilled. TEK-20.3  An extra action that was impossible to the end is lost."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Tekhenu, /) -> None:
        if s.standard:
            s.emit("action_skipped", self.seat)
        s.extras.clear()
        s.standard = s.anubis = 0
        s.section = s.taken = s.mover = -1
        refill(s)
