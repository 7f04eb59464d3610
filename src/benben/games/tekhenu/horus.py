"""TEK-6  Horus: build a Statue, for a god or for the people."""

from typing import ClassVar

from benben.core.steps import Effect, Reason
from benben.games.tekhenu.blessings import TurnDecision
from benben.games.tekhenu.commoners import raise_happiness, raise_population
from benben.games.tekhenu.payment import pay_or_ask
from benben.games.tekhenu.possible import NO_COST, god_space
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import gain, owns, points
from benben.games.tekhenu.tables import (
    BOT_BONUS,
    BY_HORUS_BONUS,
    BY_STATUE_LINE,
    GOLD,
    GRANITE,
    HORUS_TILES,
    PEOPLE,
    PILLAR_POINTS,
    SCRIBE,
    STATUE_COST,
    STATUES,
)
from benben.games.tekhenu.tables_cards import B13, PEOPLE_PLACE, STATUE_PLACE, T07


class BuildStatue(TurnDecision):
    """TEK-6.2  Honour the god of the value's Horus position, or build for the people on one of 4 spaces."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "value", "flags")
    domain = STATUE_PLACE
    rule = "TEK-6.2"

    def __init__(self, seat: int, value: int, flags: int) -> None:
        self.seat = seat
        self.value = value
        self.flags = flags

    def offers(self, s: Tekhenu, /) -> list[int]:
        god = s.horus[self.value - 1]
        choices = [god] if god_space(s, god) else []
        choices += [PEOPLE_PLACE + space for space in range(len(PEOPLE)) if s.people[space] < 0]
        return choices

    def take(self, s: Tekhenu, place: int, /) -> None:
        """TEK-6.1  The cost stands below the leftmost Statue; they are taken from left to right."""
        cost = 0 if self.flags & NO_COST else STATUE_COST[STATUES - s.statues[self.seat]]
        s.then(*pay_or_ask(s, self.seat, GRANITE, cost, B13), RaiseStatue(self.seat, place))

    def why_not(self, s: Tekhenu, choice: int, /) -> Reason | None:
        if choice < PEOPLE_PLACE:
            wanted = s.horus[self.value - 1]
            return Reason("other_position" if choice != wanted else "no_statue_space", "TEK-6.3")
        return Reason("no_statue_space", "TEK-6.5") if choice < PEOPLE_PLACE + len(PEOPLE) else None


class RaiseStatue(Effect):
    """TEK-6.1  One Statue leaves the board for good (TEK-1.5)."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, s: Tekhenu, /) -> None:
        if self.place < PEOPLE_PLACE:
            honour(s, self.seat, self.place)
            if s.seats == 3 and s.honour[self.place * 4 + self.seat] == 1:
                """TEK-6.6  Three players: the bonus at once; TEK-6.7 not for a second Statue to the same god."""
                horus_bonus(s, self.seat, self.place)
        else:
            serve_people(s, self.seat, self.place - PEOPLE_PLACE)


def honour(s: Tekhenu, seat: int, god: int) -> None:
    """TEK-6.3  A Statue in the area of a god."""
    s.statues[seat] -= 1
    s.honour[god * 4 + seat] += 1
    s.emit("statue_built", seat, god)


def serve_people(s: Tekhenu, seat: int, space: int) -> None:
    """TEK-6.5  A Statue for the people takes the Gold of its space; at the Temple 3 points for each own Pillar."""
    s.statues[seat] -= 1
    s.people[space] = seat
    s.emit("statue_built", seat, PEOPLE_PLACE + space)
    take_treasure(s, seat, space)
    points(s, seat, PILLAR_POINTS * own_pillars(s, seat, PEOPLE[space].cells), BY_STATUE_LINE)


def take_treasure(s: Tekhenu, seat: int, place: int) -> None:
    """TEK-2.5  The Gold laid out at set-up goes to who comes first. TEK-18.3  The bot's is discarded."""
    if s.treasure[place] and seat != s.bot:
        gain(s, seat, GOLD, 1)
    s.treasure[place] = 0


def own_pillars(s: Tekhenu, seat: int, cells: tuple[int, ...]) -> int:
    return sum(s.pillar[cell] == seat for cell in cells)


def horus_bonuses(s: Tekhenu, actor: int, god: int) -> None:
    """TEK-5.9, TEK-6.6  The Statues standing at a god when its action is declared, in turn order from the actor.

    TEK-6.7  Once for each seat, however many Statues it has there. Two players and solo: the actor's own too.
    """
    if not any(s.honour[god * 4 : god * 4 + 4]):
        return
    start = s.order.index(actor)
    for seat in s.order[start:] + s.order[:start]:
        if s.honour[god * 4 + seat] and (seat != actor or s.seats == 2):
            if seat == s.bot:
                bot_bonus(s, seat, god)
            else:
                horus_bonus(s, seat, god)


def horus_bonus(s: Tekhenu, seat: int, god: int) -> None:
    """TEK-6.6  The bonus of a god's tile. T07 adds 1 Granite."""
    tile = HORUS_TILES[god]
    s.emit("horus_bonus", seat, god)
    points(s, seat, tile.points, BY_HORUS_BONUS)
    for token in tile.tokens:
        gain(s, seat, token, 1)
    if tile.folk:
        raise_population(s, seat, 1)
        raise_happiness(s, seat, 1)
    if owns(s, seat, T07):
        gain(s, seat, GRANITE, 1)


def bot_bonus(s: Tekhenu, seat: int, god: int) -> None:
    """TEK-18.7  The bot's bonus depends on the position of the god's tile."""
    scribes, worth = BOT_BONUS[s.horus.index(god)]
    s.emit("horus_bonus", seat, god)
    gain(s, seat, SCRIBE, scribes)
    points(s, seat, worth, BY_HORUS_BONUS)
