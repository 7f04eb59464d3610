"""EGZ-4  Phase 2: sail the Nile.

1. The seats take turns by token; each places one ship strictly downstream of its others, or passes.
2. A card stop gives its card, a round stop its action, a site a place to build in phase 5.
3. After the ship: a second one, if a card allows it, or training.
"""

from typing import ClassVar

from benben.core.steps import YES_NO, Decision, Domain, Effect, Reason
from benben.games.egizia.cards import holds, spend, take_card, train, trainable
from benben.games.egizia.state import Egizia
from benben.games.egizia.stops import UseStop
from benben.games.egizia.tables import (
    BERTH,
    BERTH_OF,
    CARD,
    CARD_OF,
    DOUBLE,
    DOWNSTREAM,
    END,
    HELIOPOLIS,
    KIND_OF,
    OCCUPIED,
    PASS,
    PLACES,
    RESERVE,
    ROUND,
    SAIL,
    SECOND_SHIP,
    SITE,
    SITE_OF,
    SPOTS,
    STOP,
    STOP_OF,
    TRAIN,
    UPSTREAM,
    UPSTREAM_ONCE,
)


class NextShip(Effect):
    """EGZ-4.1  Turns go round by token. EGZ-4.11  Finished seats are skipped; one left alone goes on."""

    fields: ClassVar[tuple[str, ...]] = ("turn",)

    def __init__(self, turn: int) -> None:
        self.turn = turn

    def run(self, s: Egizia, /) -> None:
        for step in range(s.seats):
            turn = (self.turn + step) % s.seats
            seat = s.order[turn]
            if s.finished >> seat & 1:
                continue
            if open_places(s, seat):
                s.then(Sail(seat), NextShip(turn + 1))
                return
            """EGZ-4.9  Without a ship or a legal stop a seat is finished."""
            finish(s, seat)


def finish(s: Egizia, seat: int) -> None:
    s.finished |= 1 << seat
    s.emit("finished_sailing", seat)


def open_places(s: Egizia, seat: int) -> list[int]:
    """Where the seat may put a ship now, with the help of its own cards."""
    if not s.ships_left[seat]:
        return []
    ships = s.ships
    upstream = ignores_downstream(s, seat)
    reach = DOWNSTREAM[s.seats][0 if upstream else s.furthest[seat] + 1]
    free = [place for place in reach if not ships[place]]  # EGZ-4.2: one ship on a stop.
    for site in range(3):
        reserve = BERTH[site][RESERVE]
        if reserve in free and not (reserve_open(s, site) and not (upstream and at_site(s, seat, site))):
            free.remove(reserve)
        if upstream and at_site(s, seat, site):
            """EGZ-4.7  One ship of a seat at each site, the reserve included."""
            free = [place for place in free if SITE_OF[place] != site]
    if holds(s, seat, OCCUPIED):
        free.extend(place for place in reach if enterable_though_occupied(s, seat, place))
        free.sort()
    return free


def reserve_open(s: Egizia, site: int) -> bool:
    """EGZ-4.8  The reserve is for when no usable spot of the site is free. EGZ-16.2  Blocked spots count as taken."""
    for place in SPOTS[s.seats][site]:
        if not s.ships[place]:
            return False
    return True


def at_site(s: Egizia, seat: int, site: int) -> bool:
    for place in BERTH[site]:
        if s.ships[place] >> seat & 1:
            return True
    return False


def ignores_downstream(s: Egizia, seat: int) -> bool:
    """EGZ-19.19, EGZ-19.20  A card lets the next ship go upstream."""
    return holds(s, seat, UPSTREAM) or holds(s, seat, UPSTREAM_ONCE)


def enterable_though_occupied(s: Egizia, seat: int, place: int) -> bool:
    """EGZ-19.17  With the card: a round stop taken by others and not by oneself; never Heliopolis."""
    taken = s.ships[place]
    return taken != 0 and KIND_OF[place] == ROUND and STOP_OF[place] != HELIOPOLIS and not taken >> seat & 1


def place_ship(s: Egizia, seat: int, place: int) -> None:
    """EGZ-4.3  Put a ship on a place and resolve it. EGZ-19.23  The cards that made it possible are spent together."""
    stop = STOP_OF[place]
    if stop <= s.furthest[seat]:
        if not holds(s, seat, UPSTREAM):
            spend(s, seat, UPSTREAM_ONCE)
    else:
        s.furthest[seat] = stop
    if s.ships[place]:
        spend(s, seat, OCCUPIED)
    s.ships[place] |= 1 << seat
    s.ships_left[seat] -= 1
    s.emit("ship_placed", seat, place)
    s.then(SailOn(seat))
    kind = KIND_OF[place]
    if kind == CARD:
        card = s.river[CARD_OF[place]]
        s.river[CARD_OF[place]] = -1
        take_card(s, seat, card)
    elif kind == ROUND:
        """EGZ-17.7  Heliopolis cannot be doubled."""
        if stop != HELIOPOLIS and holds(s, seat, DOUBLE):
            s.then(PlayDouble(seat, stop))
        else:
            s.then(UseStop(seat, stop))
    """EGZ-4.6  A ship at a site does nothing now. EGZ-4.12  It need not be able to build."""


class Sail(Decision):
    """EGZ-4.3  Place one ship strictly downstream of your others, on a free stop or any free spot, or pass."""

    domain = SAIL
    rule = "EGZ-4.3"

    def options(self, s: Egizia, /) -> list[int]:
        choices = open_places(s, self.seat)
        choices.append(PASS)
        choices.extend(TRAIN + crew for crew in trainable(s, self.seat))
        return choices

    def resolve(self, s: Egizia, choice: int, /) -> None:
        if choice == PASS:
            """EGZ-4.9  A pass is final for this phase."""
            finish(s, self.seat)
        elif choice >= TRAIN:
            train(s, self.seat, choice - TRAIN)
            s.then(Sail(self.seat))
        else:
            place_ship(s, self.seat, choice)

    def why_not(self, s: Egizia, choice: int, /) -> Reason | None:
        return why_closed(s, self.seat, choice)


class SailOn(Decision):
    """EGZ-19.5  After the ship: place a second one with the card, or train, or end the turn."""

    domain = SAIL
    rule = "EGZ-19.5"
    skippable = True

    def options(self, s: Egizia, /) -> list[int]:
        choices = open_places(s, self.seat) if holds(s, self.seat, SECOND_SHIP) else []
        crews = trainable(s, self.seat)
        if not choices and not crews:
            return []
        return [*choices, END, *(TRAIN + crew for crew in crews)]

    def resolve(self, s: Egizia, choice: int, /) -> None:
        if choice == END:
            return
        if choice >= TRAIN:
            train(s, self.seat, choice - TRAIN)
            s.then(SailOn(self.seat))
        else:
            spend(s, self.seat, SECOND_SHIP)
            place_ship(s, self.seat, choice)

    def why_not(self, s: Egizia, choice: int, /) -> Reason | None:
        return why_closed(s, self.seat, choice)


def why_closed(s: Egizia, seat: int, choice: int) -> Reason | None:
    """Why no ship of the seat may go to a place now."""
    if choice >= len(PLACES):
        return None
    place = choice
    site = SITE_OF[place]
    if place not in DOWNSTREAM[s.seats][0]:
        return Reason("blocked_spot", "EGZ-16.1")
    if s.ships[place] >> seat & 1 or (site >= 0 and at_site(s, seat, site)):
        return Reason("own_ship_here", "EGZ-4.7")
    if s.ships[place]:
        return Reason("occupied", "EGZ-4.2")
    if STOP_OF[place] <= s.furthest[seat] and not ignores_downstream(s, seat):
        return Reason("upstream", "EGZ-4.3")
    if KIND_OF[place] == SITE and BERTH_OF[place] == RESERVE and not reserve_open(s, site):
        return Reason("spot_still_free", "EGZ-4.8")
    return Reason("no_ships_left", "EGZ-4.9") if not s.ships_left[seat] else None


class PlayDouble(Decision):
    """EGZ-19.18  Carry out the action of the round stop just entered twice?"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "stop")
    domain = YES_NO
    rule = "EGZ-19.18"
    terms: ClassVar[dict[str, Domain]] = {"stop": STOP}

    def __init__(self, seat: int, stop: int) -> None:
        self.seat = seat
        self.stop = stop

    def options(self, s: Egizia, /) -> list[int]:
        return [0, 1]

    def resolve(self, s: Egizia, yes: int, /) -> None:
        s.then(UseStop(self.seat, self.stop))
        if yes:
            spend(s, self.seat, DOUBLE)
            s.then(UseStop(self.seat, self.stop))


class ReturnShips(Effect):
    """EGZ-4.10  Ships on card and round stops go home; ships at sites stay."""

    def run(self, s: Egizia, /) -> None:
        for place in range(len(PLACES)):
            if SITE_OF[place] < 0:
                clear_place(s, place)


def clear_place(s: Egizia, place: int) -> None:
    """Ships standing here return to their owners."""
    standing = s.ships[place]
    if standing:
        for seat in range(s.seats):
            s.ships_left[seat] += standing >> seat & 1
        s.ships[place] = 0
