"""KEM-8  Teams: seats, order markers, first troops, shared temples, and the card Gathering."""

from itertools import product
from typing import ClassVar

from benben.core.steps import Decision, Domain, Effect
from benben.games.kemet.control import add_units, allies, disperse, districts, has, settle, soldiers, space, standing
from benben.games.kemet.prayer import can_pay, pay
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import (
    AREA,
    GATHERED,
    GATHERING_COST,
    NEAR,
    PAIRS,
    PLACE,
    PLACED,
    PLAY,
    POSITION,
    RIVAL,
    SEATS,
    START_TROOP,
    TEAMS,
    TEMPLES,
)
from benben.games.kemet.tables_tiles import TEMPLE_TITHE


def form_teams(s: Kemet, number: int) -> None:
    """KEM-8.1  Seats in turn belong to the teams in turn."""
    s.extras |= TEAMS
    s.team = [seat % number for seat in range(s.seats)]


def team_count(s: Kemet) -> int:
    return max(s.team) + 1


def speaker(s: Kemet, team: int) -> int:
    """Who answers for a team: its member furthest left on the order track."""
    return next(seat for seat in s.order if s.team[seat] == team)


# --- Order markers ----------------------------------------------------------------------------------------------------


class FirstMarker(Decision):
    """KEM-8.8, KEM-8.17  Whose order marker does the team use first? At night it also chooses its position."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "night")
    domain = RIVAL
    rule = "KEM-8.8"

    def __init__(self, seat: int, night: int) -> None:
        self.seat = seat
        self.night = night

    def options(self, s: Kemet, /) -> list[int]:
        return list(allies(s, self.seat))

    def resolve(self, s: Kemet, ally: int, /) -> None:
        if self.night:
            s.then(PlaceMarker(ally))
        else:
            s.track.append(ally)


class DrawMarkers(Effect):
    """KEM-8.8  The first markers of the teams lie on the track at random; the others follow in the same order."""

    def run(self, s: Kemet, /) -> None:
        s.shuffle(s.track)
        s.track = s.track + [-1] * (s.seats - len(s.track))
        s.emit("order_drawn", s.track[0])


class PlaceMarker(Decision):
    """KEM-8.17  A position among the first of the track, one for each team (ruling A30)."""

    domain = POSITION
    rule = "KEM-8.17"

    def options(self, s: Kemet, /) -> list[int]:
        return [place for place in range(team_count(s)) if s.track[place] < 0]

    def resolve(self, s: Kemet, place: int, /) -> None:
        s.track[place] = self.seat
        s.emit("position_chosen", self.seat, place)


class FollowMarkers(Effect):
    """KEM-8.17  In the order now fixed each team places its second marker, then its third."""

    def run(self, s: Kemet, /) -> None:
        teams = team_count(s)
        s.then(*(NextMarker(s.track[place % teams], place) for place in range(teams, s.seats)))


class NextMarker(Decision):
    """KEM-8.17  Whose marker comes next? Allies never play directly one after the other."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "place")
    domain = RIVAL
    rule = "KEM-8.17"

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def options(self, s: Kemet, /) -> list[int]:
        return [ally for ally in allies(s, self.seat) if ally not in s.track]

    def resolve(self, s: Kemet, ally: int, /) -> None:
        s.track[self.place] = ally
        s.emit("position_chosen", ally, self.place)


class TeamOrder(Effect):
    """KEM-8.17  The track is full: turns go in this order."""

    def run(self, s: Kemet, /) -> None:
        s.order = s.track
        s.track = []


def draw_team_order(s: Kemet) -> None:
    """KEM-8.8  Instead of a random order of all markers."""
    s.track = []
    s.then(
        *(FirstMarker(speaker(s, team), 0) for team in range(team_count(s))),
        DrawMarkers(),
        FollowMarkers(),
        TeamOrder(),
    )


def choose_team_order(s: Kemet) -> None:
    """KEM-8.17  From the team with fewest points upwards; ties: the marker further left first (ruling A29)."""
    s.track = [-1] * s.seats
    speakers = [speaker(s, team) for team in range(team_count(s))]
    speakers.sort(key=lambda seat: (standing(s, seat), s.order.index(seat)))
    s.then(*(FirstMarker(seat, 1) for seat in speakers), FollowMarkers(), TeamOrder())


# --- The first troops -------------------------------------------------------------------------------------------------


def station(s: Kemet, seat: int, pair: int) -> None:
    """KEM-8.9  Four own units and one of an ally in each of two districts; 2 of each seat's stay in supply."""
    guests = [ally for ally in allies(s, seat) if ally != seat]
    if len(guests) == 1:
        garrison(s, seat, pair, guests[0], guests[0])
    else:
        s.then(FirstGuest(seat, pair))


class FirstGuest(Decision):
    """KEM-8.9  In a team of three: whose unit stands in the first of the two districts? The other's in the second."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "pair")
    domain = RIVAL
    rule = "KEM-8.9"

    def __init__(self, seat: int, pair: int) -> None:
        self.seat = seat
        self.pair = pair

    def options(self, s: Kemet, /) -> list[int]:
        return [ally for ally in allies(s, self.seat) if ally != self.seat]

    def resolve(self, s: Kemet, ally: int, /) -> None:
        (other,) = (guest for guest in self.options(s) if guest != ally)
        garrison(s, self.seat, self.pair, ally, other)


def garrison(s: Kemet, seat: int, pair: int, *guests: int) -> None:
    for side, guest in zip(PAIRS[pair], guests, strict=True):
        add_units(s, seat, districts(s, seat)[side], START_TROOP - 1)
        add_units(s, guest, districts(s, seat)[side], 1)


# --- Temples of mixed troops ------------------------------------------------------------------------------------------


def standing_at(s: Kemet, area: int) -> list[int]:
    return [seat for seat in range(s.seats) if s.units[area * SEATS + seat]]


def temple_counts(s: Kemet) -> list[int]:
    """KEM-8.20  How many temples each seat has: a shared one counts for one ally, to the side's best (ruling A66)."""
    held = [standing_at(s, area) for area in TEMPLES[s.seats]]
    best = [0] * s.seats
    for choice in product(*(owners for owners in held if owners)):
        counts = [choice.count(seat) for seat in range(s.seats)]
        if sum(n >= 2 for n in counts) > sum(n >= 2 for n in best) or not any(best):
            best = counts
    return best


def worshipper(s: Kemet, area: int) -> int:
    """KEM-8.20  Who gets the prayer points of a temple: the holder, or an ally there with Temple Tithe; -1 nobody."""
    return max(standing_at(s, area), key=lambda seat: (has(s, seat, TEMPLE_TITHE), s.held[area] == seat), default=-1)


# --- Gathering --------------------------------------------------------------------------------------------------------


def can_gather(s: Kemet, seat: int) -> bool:
    return bool(s.gathering[seat]) and can_pay(s, seat, GATHERING_COST) and bool(gathering_places(s, seat))


def gathering_places(s: Kemet, seat: int) -> list[int]:
    return [area for area in PLAY[s.seats] if soldiers(s, seat, area) and gathering_sources(s, seat, area, -1)]


def gathering_sources(s: Kemet, seat: int, area: int, last: int) -> list[int]:
    """Adjacent areas (districts of one city are adjacent) with a unit of the side for which there is room."""
    return [near for near in NEAR[s.seats][area] if near >= last and called_from(s, seat, near, area)]


def called_from(s: Kemet, seat: int, source: int, area: int) -> list[int]:
    return [ally for ally in allies(s, seat) if soldiers(s, ally, source) and space(s, ally, area) > 0]


def play_gathering(s: Kemet, seat: int) -> None:
    """KEM-8.7  The card leaves the game: up to 3 units of the side come to an area with an own unit."""
    pay(s, seat, GATHERING_COST)
    s.gathering[seat] = 0
    s.emit("gathering_played", seat)
    s.then(GatherAt(seat))


class GatherAt(Decision):
    """KEM-8.7  Gathering: in which area with at least one own unit?"""

    domain = AREA
    rule = "KEM-8.7"

    def options(self, s: Kemet, /) -> list[int]:
        return gathering_places(s, self.seat)

    def resolve(self, s: Kemet, area: int, /) -> None:
        s.then(GatherFrom(self.seat, area, GATHERED, -1))


class GatherFrom(Decision):
    """KEM-8.7  A unit of the side comes from an adjacent area: no Move, no battle, no walls, no ports."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "area", "left", "last")
    domain = PLACE
    rule = "KEM-8.7"
    skippable = True
    terms: ClassVar[dict[str, Domain]] = {"area": AREA}

    def __init__(self, seat: int, area: int, left: int, last: int) -> None:
        self.seat = seat
        self.area = area
        self.left = left
        self.last = last

    def options(self, s: Kemet, /) -> list[int]:
        found = sorted(gathering_sources(s, self.seat, self.area, self.last)) if self.left else []
        return [*found, PLACED] if found and self.left < GATHERED else found

    def resolve(self, s: Kemet, source: int, /) -> None:
        if source == PLACED:
            return
        s.then(GatherFrom(self.seat, self.area, self.left - 1, source))
        called = called_from(s, self.seat, source, self.area)
        if len(called) > 1:
            s.then(GatherWhose(self.seat, self.area, source))
        else:
            call_unit(s, called[0], source, self.area)


class GatherWhose(Decision):
    """KEM-8.7  Whose unit comes from a mixed troop?"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "area", "source")
    domain = RIVAL
    rule = "KEM-8.7"
    terms: ClassVar[dict[str, Domain]] = {"area": AREA, "source": AREA}

    def __init__(self, seat: int, area: int, source: int) -> None:
        self.seat = seat
        self.area = area
        self.source = source

    def options(self, s: Kemet, /) -> list[int]:
        return called_from(s, self.seat, self.source, self.area)

    def resolve(self, s: Kemet, ally: int, /) -> None:
        call_unit(s, ally, self.source, self.area)


def call_unit(s: Kemet, owner: int, source: int, area: int) -> None:
    """A companion left alone returns to its owner (KEM-5.4.2)."""
    s.units[source * SEATS + owner] -= 1
    s.units[area * SEATS + owner] += 1
    s.emit("moved", owner, 1, source, area)
    disperse(s, owner, source)
    settle(s, source)
    settle(s, area)
