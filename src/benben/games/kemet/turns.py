"""KEM-3, KEM-4  Rounds, the day, a turn, and the end of the game.

A turn: victory check, PlaceToken (with cards of the day and companions before it), PlaceSilver, PlaceGold, then
NextAction until all are resolved, then the points are banked.
"""

from typing import ClassVar

from benben.core.game import places
from benben.core.steps import YES_NO, Decision, Effect, Reason
from benben.games.kemet.acquiring import Acquire, owns_gold, reach, twin_options
from benben.games.kemet.amon_goals import TURN_BEGINS, TURN_ENDS, fulfilled, win_if_fulfilled
from benben.games.kemet.building import BuildSite, sites
from benben.games.kemet.control import crown, has, hostile, settle_all, standing
from benben.games.kemet.gods import acquire, ascend, muster
from benben.games.kemet.interventions import day_cards, play_day_card
from benben.games.kemet.marching import set_out
from benben.games.kemet.night import BeginNight
from benben.games.kemet.placing import Arrange, arrangements
from benben.games.kemet.prayer import pray
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import (
    ACQUIRE,
    ACQUIRE_FIELDS,
    BUILD,
    COMPANIONS_CHOICE,
    DAY_KINDS,
    END_TURN,
    FIELDS,
    FIRST_DAY_CARD,
    FLOORS,
    GATHERING,
    GOAL,
    GOLD,
    MOVE,
    NO_SILVER,
    PRAY_ACTION,
    RECRUIT,
    SILVER,
    TEAM_GOAL,
    TEAMS,
    TOKENS,
    TURN,
)
from benben.games.kemet.tables_tiles import (
    DIVINE_WILL,
    FORCED_MARCH,
    GOLD_ACTION,
    GOLD_TILES,
    MAGIC_VERSATILITY,
    SAME_PICTURE,
    SOLAR_BARQUE,
    TILES,
    TWIN_CEREMONY,
)
from benben.games.kemet.teams import can_gather, play_gathering
from benben.games.kemet.ways import ANY_PORT, EXTRA_MOVE, NO_TELEPORT


class BeginRound(Effect):
    """KEM-3.1  A day, then a night, round after round."""

    def run(self, s: Kemet, /) -> None:
        if s.cap and s.round == s.cap:
            """The players agreed on a last round: the leader wins, the one further left on the track in a tie."""
            crown(s, max(s.order, key=lambda seat: (standing(s, seat), -s.order.index(seat))))
            return
        s.round += 1
        s.phase = 0
        s.emit("round_begins", s.order[0], s.round)
        s.then(NextTurn(0), BeginNight(), BeginRound())


class NextTurn(Effect):
    """KEM-4.1  Turns go round by the order track. KEM-4.2  The day ends after five turns each, none ever skipped."""

    fields: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: Kemet, /) -> None:
        if self.turn < TOKENS * s.seats:
            s.active = s.order[self.turn % s.seats]
            s.then(StartTurn(s.active), NextTurn(self.turn + 1))


class StartTurn(Effect):
    """KEM-3.8  Before placing any token: who has 9 points, and nobody more, wins at once."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Kemet, /) -> None:
        if wins(s, self.seat):
            crown(s, self.seat)
        else:
            s.then(PlaceToken(self.seat, 0), EndTurn(self.seat))


def goal(s: Kemet) -> int:
    """KEM-8.4  A team needs 12 points."""
    return TEAM_GOAL if s.extras & TEAMS else GOAL


def wins(s: Kemet, seat: int) -> bool:
    """KEM-3.8  A tie for the most is enough. KEM-9.20  In the solo game the objective counts instead."""
    if s.objective >= 0:
        return fulfilled(s, TURN_BEGINS)
    own = standing(s, seat)
    return own >= goal(s) and all(standing(s, other) <= own for other in range(s.seats))


class EndTurn(Effect):
    """KEM-3.4  Points gained are put on the score board at the end of the turn; lost ones have left at once."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Kemet, /) -> None:
        settle_all(s)
        ascend(s)
        s.emit("turn_ends", self.seat, standing(s, self.seat))
        win_if_fulfilled(s, TURN_ENDS)


# --- KEM-4.4 Placing tokens -------------------------------------------------------------------------------------------


def bare_floors(fields: int) -> int:
    return sum(not fields & floor for floor in FLOORS)


def spare_silver(s: Kemet, seat: int) -> int:
    return 1 if s.silver[seat] and s.silver_at[seat] < 0 else 0


def token_fields(s: Kemet, seat: int) -> list[int]:
    """KEM-4.4  Empty fields from which every floor can still be covered, with the silver token's help (ruling A10)."""
    allowed = s.tokens[seat] - 1 + spare_silver(s, seat)
    taken = s.fields[seat]
    return [f for f in range(GOLD) if not taken >> f & 1 and bare_floors(taken | 1 << f) <= allowed]


class PlaceToken(Decision):
    """KEM-4.1  Place a token of the own colour on an empty field.

    KEM-4.3  Cards of the day may be played before. KEM-4.7  So may companions be arranged, once a turn.
    KEM-4.6  The field may be one whose action is not possible now.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "arranged")
    domain = TURN
    rule = "KEM-4.1"

    def __init__(self, seat: int, arranged: int) -> None:
        self.seat = seat
        self.arranged = arranged

    def options(self, s: Kemet, /) -> list[int]:
        choices = token_fields(s, self.seat)
        choices.extend(day_choices(s, self.seat))
        if not self.arranged and arrangements(s, self.seat, 0):
            choices.append(COMPANIONS_CHOICE)
        return choices

    def resolve(self, s: Kemet, choice: int, /) -> None:
        seat = self.seat
        if choice == COMPANIONS_CHOICE:
            s.then(Arrange(seat, 0), PlaceToken(seat, 1))
        elif choice >= FIRST_DAY_CARD:
            s.then(PlaceToken(seat, self.arranged))
            play_choice(s, seat, choice)
        else:
            s.tokens[seat] -= 1
            s.fields[seat] |= 1 << choice
            s.emit("token_placed", seat, choice)
            if spare_silver(s, seat):
                s.then(PlaceSilver(seat, 1 << choice))
            else:
                offer_gold(s, seat, 1 << choice)

    def why_not(self, s: Kemet, choice: int, /) -> Reason | None:
        if choice >= GOLD:
            return None
        if s.fields[self.seat] >> choice & 1:
            return Reason("field_taken", "KEM-4.1")
        return Reason("balance", "KEM-4.4")


def day_choices(s: Kemet, seat: int) -> list[int]:
    """KEM-4.3  Cards of the day; KEM-8.7  Gathering among them."""
    choices = [FIRST_DAY_CARD + kind - DAY_KINDS[0] for kind in day_cards(s, seat)]
    if s.extras & TEAMS and can_gather(s, seat):
        choices.append(GATHERING)
    return choices


def play_choice(s: Kemet, seat: int, choice: int) -> None:
    if choice == GATHERING:
        play_gathering(s, seat)
    else:
        play_day_card(s, seat, choice - FIRST_DAY_CARD + DAY_KINDS[0])


class PlaceSilver(Decision):
    """KEM-4.5  The silver token may go on any empty field, only together with a token of the own colour.

    KEM-4.8  `placed` are the fields of this turn: all tokens are placed before the first action is resolved.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "placed")
    domain = SILVER
    rule = "KEM-4.5"

    def __init__(self, seat: int, placed: int) -> None:
        self.seat = seat
        self.placed = placed

    def options(self, s: Kemet, /) -> list[int]:
        seat = self.seat
        left = s.tokens[seat]
        taken = s.fields[seat]
        choices = [f for f in range(GOLD) if not taken >> f & 1 and bare_floors(taken | 1 << f) <= left]
        if bare_floors(taken) <= left + (1 if left else 0):
            choices.append(NO_SILVER)
        return choices

    def resolve(self, s: Kemet, field: int, /) -> None:
        placed = self.placed
        if field != NO_SILVER:
            s.silver_at[self.seat] = field
            s.fields[self.seat] |= 1 << field
            placed |= 1 << field
            s.emit("silver_placed", self.seat, field)
        offer_gold(s, self.seat, placed)


def offer_gold(s: Kemet, seat: int, placed: int) -> None:
    if not s.fields[seat] >> GOLD & 1 and gold_in_sight(s, seat, placed):
        s.then(PlaceGold(seat, placed))
    else:
        s.then(NextAction(seat, placed))


class PlaceGold(Decision):
    """KEM-4.5  The gold token may go on the divine power field to resolve a gold action of an own tile (ruling A54)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "placed")
    domain = YES_NO
    rule = "KEM-4.5"

    def __init__(self, seat: int, placed: int) -> None:
        self.seat = seat
        self.placed = placed

    def options(self, s: Kemet, /) -> list[int]:
        return [0, 1]

    def resolve(self, s: Kemet, yes: int, /) -> None:
        placed = self.placed
        if yes:
            s.fields[self.seat] |= 1 << GOLD
            placed |= 1 << GOLD
            s.emit("gold_placed", self.seat)
        s.then(NextAction(self.seat, placed))


def gold_in_sight(s: Kemet, seat: int, placed: int) -> bool:
    """A gold tile is owned, or an Acquire of this turn could give one, maybe after another action of it (KEM-4.8)."""
    if owns_gold(s, seat, GOLD_TILES):
        return True
    if not placed & ACQUIRE_FIELDS:
        return False
    highest = reach(s, seat)
    may_rise = any(placed >> f & 1 and FIELDS[f].action in (MOVE, RECRUIT, BUILD) for f in range(GOLD))
    return any(
        s.market[tile]
        and not s.tiles[seat] & SAME_PICTURE[tile]
        and not s.bought[seat] >> TILES[tile].colour & 1
        and (may_rise or highest[TILES[tile].colour] >= TILES[tile].level)
        for tile in GOLD_TILES
    )


class NextAction(Decision):
    """KEM-4.1  The actions placed are resolved in any order, each completely before the next.

    KEM-4.3  Cards of the day may be played before or after any of them; that nobody may guess from a pause who holds
    some, the end of the turn is always asked.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "placed")
    domain = TURN
    rule = "KEM-4.1"

    def __init__(self, seat: int, placed: int) -> None:
        self.seat = seat
        self.placed = placed

    def options(self, s: Kemet, /) -> list[int]:
        choices = [f for f in range(GOLD + 1) if self.placed >> f & 1]
        choices.extend(day_choices(s, self.seat))
        if not self.placed:
            choices.append(END_TURN)
        return choices

    def resolve(self, s: Kemet, choice: int, /) -> None:
        seat = self.seat
        if choice == END_TURN:
            return
        if choice >= FIRST_DAY_CARD:
            s.then(NextAction(seat, self.placed))
            play_choice(s, seat, choice)
            return
        s.emit("action_begins", seat, choice)
        s.then(EndAction(), NextAction(seat, self.placed & ~(1 << choice)))
        act(s, seat, FIELDS[choice].action, choice)


class EndAction(Effect):
    """KEM-5.6.10  At the end of an action control is taken."""

    def run(self, s: Kemet, /) -> None:
        settle_all(s)


def act(s: Kemet, seat: int, action: int, field: int) -> None:
    """KEM-4.6  An action that turns out impossible is lost. KEM-3.6  One that is possible is mandatory (ruling A53)."""
    if action == MOVE:
        set_out(s, seat, 0)
    elif action == RECRUIT:
        muster(s, seat)
    elif action == BUILD:
        s.then(BuildSite(seat, 0))
    elif action == PRAY_ACTION:
        pray(s, seat)
    elif action == ACQUIRE:
        acquire(s, seat, field)
    else:
        s.then(UseGold(seat))


WILL_MOVE, WILL_RECRUIT, TWIN_PRAY, TWIN_ACQUIRE, MARCH, BARQUE = range(6)
VERSATILE = 6
VERSATILE_ACTIONS = (MOVE, RECRUIT, BUILD, PRAY_ACTION)


class UseGold(Decision):
    """KEM-4.5  One gold action of a tile owned now; without one the token is lost."""

    domain = GOLD_ACTION
    rule = "KEM-4.5"
    skippable = True

    def options(self, s: Kemet, /) -> list[int]:
        seat = self.seat
        choices = []
        if has(s, seat, DIVINE_WILL):
            choices += [WILL_MOVE, WILL_RECRUIT]
        if has(s, seat, TWIN_CEREMONY):
            choices.append(TWIN_PRAY)
            if twin_options(s, seat):
                choices.append(TWIN_ACQUIRE)
        if has(s, seat, FORCED_MARCH):
            choices.append(MARCH)
        if has(s, seat, SOLAR_BARQUE):
            choices.append(BARQUE)
        if has(s, seat, MAGIC_VERSATILITY):
            choices += [VERSATILE + i for i, action in enumerate(VERSATILE_ACTIONS) if repeatable(s, seat, action)]
        return choices

    def resolve(self, s: Kemet, choice: int, /) -> None:
        seat = self.seat
        if choice == WILL_MOVE:
            set_out(s, seat, 0)
        elif choice == WILL_RECRUIT:
            muster(s, seat)
        elif choice == TWIN_PRAY:
            pray(s, seat)
        elif choice == TWIN_ACQUIRE:
            s.then(Acquire(seat, -1))
        elif choice == MARCH:
            set_out(s, seat, NO_TELEPORT)
        elif choice == BARQUE:
            set_out(s, seat, ANY_PORT | EXTRA_MOVE)
        else:
            act(s, seat, VERSATILE_ACTIONS[choice - VERSATILE], -1)


def repeatable(s: Kemet, seat: int, action: int) -> bool:
    """Magic Versatility: an action whose field is occupied this round, and that can be done."""
    if action == BUILD and not sites(s, seat, 0):
        return False
    return any(FIELDS[f].action == action and s.fields[seat] >> f & 1 for f in range(GOLD))


# --- The end ----------------------------------------------------------------------------------------------------------


def scores(s: Kemet) -> list[int]:
    return [standing(s, seat) for seat in range(s.seats)]


def result(s: Kemet) -> list[int] | None:
    """The winner first, the others by their points. KEM-8.4  Allies win and lose together."""
    if s.champion < 0:
        return None
    return places((not hostile(s, seat, s.champion), standing(s, seat)) for seat in range(s.seats))
