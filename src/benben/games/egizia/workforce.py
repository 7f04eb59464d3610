"""EGZ-7  The workforce of a building action: crews, joker and card boosts."""

from benben.games.egizia.cards import held, holds, spend
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import BOOST, FORCE, JOKER, PLUS3, REGULAR, TWO_CREWS, WORKFORCES


def strength(s: Egizia, seat: int, crews: int) -> int:
    """The strengths of these crews together."""
    first = seat * 4
    return sum(s.crew[first + crew] for crew in range(4) if crews >> crew & 1)


def is_pair(crews: int) -> bool:
    """Two regular crews at once."""
    regular = crews & REGULAR
    return regular & (regular - 1) != 0


_MENU = tuple(
    tuple(
        tuple(
            (i, force.crews, force.boosts)
            for i, force in enumerate(WORKFORCES)
            if force.boosts <= boosts and (pairs or not is_pair(force.crews))
        )
        for boosts in range(3)
    )
    for pairs in (False, True)
)
"""By two-crews card held and by plus-3 cards held: the workforces the cards allow. Cards may be combined."""


def workforces(s: Egizia, seat: int, least: int) -> list[int]:
    """EGZ-7.6, EGZ-7.7, EGZ-7.8  The workforces of unused crews, as BUILD choices, able to do `least` work.

    One regular crew (two with the card of EGZ-19.6), optionally the joker, never the joker alone, plus boosts.
    """
    used = s.used[seat]
    if used & REGULAR == REGULAR:
        return []
    first = seat * 4
    strengths = s.crew[first : first + 4]
    menu = _MENU[holds(s, seat, TWO_CREWS)][held(s, seat, PLUS3)]
    found = []
    for i, crews, boosts in menu:
        if not crews & used:
            capacity = BOOST * boosts
            for crew in range(4):
                if crews >> crew & 1:
                    capacity += strengths[crew]
            if capacity >= least:
                found.append(FORCE + i)
    return found


def best_capacity(s: Egizia, seat: int) -> int:
    """EGZ-7.14  The most work the seat could still do in one action."""
    forces = workforces(s, seat, 0)
    return max((capacity_of(s, seat, force) for force in forces), default=0)


def capacity_of(s: Egizia, seat: int, choice: int) -> int:
    crews, boosts = WORKFORCES[choice - FORCE]
    return strength(s, seat, crews) + BOOST * boosts


def engage(s: Egizia, seat: int, choice: int) -> int:
    """EGZ-7.13  Name the workforce before the first work, spend its cards; its capacity."""
    crews, boosts = WORKFORCES[choice - FORCE]
    s.used[seat] |= crews
    s.emit("crews_work", seat, crews)
    if is_pair(crews):
        spend(s, seat, TWO_CREWS)
    for _ in range(boosts):
        spend(s, seat, PLUS3)
    return capacity_of(s, seat, choice)


def boosts(s: Egizia, seat: int, pair: int) -> list[int]:
    """EGZ-7.13  Between two build steps: 0 plays a plus-3 card (EGZ-19.11), 1 to 3 add a second crew by its card."""
    found = [0] if holds(s, seat, PLUS3) else []
    if not pair and holds(s, seat, TWO_CREWS):
        found.extend(1 + crew for crew in range(JOKER) if not s.used[seat] >> crew & 1)
    return found


def boost(s: Egizia, seat: int, choice: int) -> int:
    """Play such a boost; the capacity it adds."""
    if choice == 0:
        spend(s, seat, PLUS3)
        return BOOST
    crew = choice - 1
    spend(s, seat, TWO_CREWS)
    s.used[seat] |= 1 << crew
    s.emit("crews_work", seat, 1 << crew)
    return s.crew[seat * 4 + crew]
