"""ANK-11  Event: Control Monument."""

from benben.core.steps import Decision, Reason
from benben.games.ankh.land import monuments, near_any
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables_map import HEX, bits
from benben.games.ankh.units import controller, monument_at, neutral


def claimable(s: Ankh, chief: int) -> int:
    """ANK-11.1  A neutral monument next to an own unit.

    ANK-11.2  One of another god only if no neutral one stands anywhere on the map.
    ANK-11.3  Nothing without an Ankh token in the pool.
    """
    if not s.tokens[chief]:
        return 0
    wanted = neutral(s) or monuments(s) & ~s.held[chief]
    return wanted & near_any(s, s.army[chief])


class ControlMonument(Decision):
    """ANK-11.1  Put an Ankh token on a monument. ANK-11.4  If one qualifies, it must be done."""

    domain = HEX
    rule = "ANK-11.1"
    skippable = True

    def options(self, s: Ankh, /) -> list[int]:
        return bits(claimable(s, s.chief[self.seat]))

    def resolve(self, s: Ankh, place: int, /) -> None:
        take_control(s, s.chief[self.seat], place)

    def why_not(self, s: Ankh, place: int, /) -> Reason | None:
        if not monuments(s) >> place & 1:
            return None
        if not neutral(s) >> place & 1 and neutral(s):
            return Reason("neutral_ones_first", "ANK-11.2")
        return Reason("no_unit_beside", "ANK-11.1")


def take_control(s: Ankh, chief: int, place: int) -> None:
    before = controller(s, place)
    if before >= 0:
        s.held[before] &= ~(1 << place)
        s.tokens[before] += 1
    s.held[chief] |= 1 << place
    s.tokens[chief] -= 1
    s.emit("monument_controlled", chief, monument_at(s, place), place)
