"""EGZ-7  Phase 5: build at the three sites.

1. Sites from top to bottom; at each the spots from the Nile outwards, then the reserve if it may.
2. A seat names its workforce, or leaves and takes its ship home.
3. The site's own chapter follows: sphinx, obelisk, temple.
"""

from typing import ClassVar

from benben.core.steps import Decision, Domain, Effect, Reason
from benben.games.egizia.cards import Train, holds, spend, train, trainable
from benben.games.egizia.obelisk import BuildObelisk, obelisk_steps
from benben.games.egizia.sphinx import DrawSphinx, free_cards
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import (
    BERTH,
    BUILD,
    FORCE,
    IN_ANY_CASE,
    LEAVE,
    NO_CREW,
    OBELISK_SITE,
    RESERVE,
    SAIL,
    SITE_OF,
    SPHINX_SITE,
    SPOTS,
    TRAIN_FIRST,
    TRAINING_COST,
    WORKFORCES,
)
from benben.games.egizia.temple import BuildTemple, temple_steps
from benben.games.egizia.workforce import best_capacity, engage, is_pair, workforces


class TrainBeforeBuilding(Effect):
    """EGZ-19.22  The training window at the start of phase 5, in token order."""

    def run(self, s: Egizia, /) -> None:
        s.then(*(Train(seat) for seat in s.order))


class BuildSite(Effect):
    """EGZ-7.2  The ship nearest the Nile first, then outwards, then the reserve.

    EGZ-8.7, EGZ-9.9, EGZ-10.8  Each is followed by its neighbour.
    """

    fields: ClassVar[tuple[str, ...]] = ("site",)

    def __init__(self, site: int) -> None:
        self.site = site

    def run(self, s: Egizia, /) -> None:
        for place in reversed(BERTH[self.site]):
            standing = s.ships[place]
            if standing:
                s.then(ReachShip(standing.bit_length() - 1, place))


class ReachShip(Effect):
    """EGZ-7.9  A seat that cannot build takes its ship off the site."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "place")

    def __init__(self, seat: int, place: int) -> None:
        self.seat = seat
        self.place = place

    def run(self, s: Egizia, /) -> None:
        seat, place = self.seat, self.place
        site = SITE_OF[place]
        if place == BERTH[site][RESERVE] and not spot_was_freed(s, site):
            """EGZ-7.10  With every regular ship building, the reserve needs the card of EGZ-19.12."""
            if holds(s, seat, IN_ANY_CASE) and could_build_after_training(s, seat, site):
                s.then(ChooseWorkforce(seat, place, 1))
            else:
                go_home(s, seat, place)
        elif can_build(s, seat, site) or trainable(s, seat):
            s.then(ChooseWorkforce(seat, place, 0))
        else:
            go_home(s, seat, place)


def spot_was_freed(s: Egizia, site: int) -> bool:
    """EGZ-7.10  Did a regular ship of this site not build? EGZ-16.4  With two players nobody stands in reserve."""
    return any(not s.ships[place] for place in SPOTS[s.seats][site])


def go_home(s: Egizia, seat: int, place: int) -> None:
    """EGZ-7.12  A ship that does not build goes back to its owner at once."""
    s.ships[place] = 0
    s.ships_left[seat] += 1
    s.emit("left_site", seat, place)


def least_work(s: Egizia, site: int) -> int:
    """The cheapest thing to build at a site now; 0 if nothing is left."""
    if site == SPHINX_SITE:
        return 1 if s.sphinx else 0
    steps = obelisk_steps(s) if site == OBELISK_SITE else temple_steps(s)
    return min([value for _, value in steps], default=0)


def can_build(s: Egizia, seat: int, site: int) -> bool:
    """EGZ-7.14  A crew, enough stone and something that fits; or free sphinx cards."""
    least = least_work(s, site)
    if not least:
        return False
    if site == SPHINX_SITE and free_cards(s, seat):
        return True
    return s.stone[seat] >= least and bool(workforces(s, seat, least))


def could_build_after_training(s: Egizia, seat: int, site: int) -> bool:
    """EGZ-7.14  The best capacity counts what training could still add."""
    if can_build(s, seat, site):
        return True
    least = least_work(s, site)
    enough = s.stone[seat] - TRAINING_COST >= least and best_capacity(s, seat) + 1 >= least > 0
    return enough and bool(trainable(s, seat)) and bool(workforces(s, seat, 0))


class ChooseWorkforce(Decision):
    """EGZ-7.6  Name the workforce for this site, or leave it. EGZ-7.4  Every site needs a crew and stone.

    EGZ-19.22  Before that the seat may train. EGZ-19.12  `forced` means that building from the reserve costs the card.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "place", "forced")
    domain = BUILD
    rule = "EGZ-7.6"
    terms: ClassVar[dict[str, Domain]] = {"place": SAIL}

    def __init__(self, seat: int, place: int, forced: int) -> None:
        self.seat = seat
        self.place = place
        self.forced = forced

    def options(self, s: Egizia, /) -> list[int]:
        seat, site = self.seat, SITE_OF[self.place]
        choices = [LEAVE]
        least = least_work(s, site)
        if least:
            if site == SPHINX_SITE and free_cards(s, seat):
                choices.append(NO_CREW)
            if s.stone[seat] >= least:
                choices.extend(workforces(s, seat, least))
        choices.extend(TRAIN_FIRST + crew for crew in trainable(s, seat))
        return choices

    def resolve(self, s: Egizia, choice: int, /) -> None:
        seat, site = self.seat, SITE_OF[self.place]
        if choice == LEAVE:
            go_home(s, seat, self.place)
            return
        if choice >= TRAIN_FIRST:
            train(s, seat, choice - TRAIN_FIRST)
            s.then(ChooseWorkforce(seat, self.place, self.forced))
            return
        if self.forced:
            spend(s, seat, IN_ANY_CASE)
        if choice == NO_CREW:
            s.then(DrawSphinx(seat, 0))
            return
        capacity = engage(s, seat, choice)
        pair = int(is_pair(WORKFORCES[choice - FORCE].crews))
        """EGZ-7.3  Building is drawing sphinx cards, covering squares or taking tombs; EGZ-7.5 at one stone a value."""
        if site == SPHINX_SITE:
            s.then(DrawSphinx(seat, capacity))
        elif site == OBELISK_SITE:
            s.then(BuildObelisk(seat, capacity, 0, pair))
        else:
            s.then(BuildTemple(seat, capacity, 0, pair, ()))

    def why_not(self, s: Egizia, choice: int, /) -> Reason | None:
        if not FORCE <= choice < TRAIN_FIRST:
            return None
        crews, added = WORKFORCES[choice - FORCE]
        if added or is_pair(crews):
            return None
        if crews & s.used[self.seat]:
            return Reason("crew_used", "EGZ-7.7")
        least = least_work(s, SITE_OF[self.place])
        if not least:
            return Reason("nothing_left_to_build", "EGZ-7.14")
        return Reason("too_little_stone" if s.stone[self.seat] < least else "too_weak", "EGZ-7.6")
