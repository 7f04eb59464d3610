"""ANK-8  Action: Gain Followers."""

from typing import ClassVar

from benben.core.steps import Effect
from benben.games.ankh.land import has_power, near_any
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import REVERED
from benben.games.ankh.units import gain_followers, neutral


def yield_of(s: Ankh, chief: int) -> int:
    """ANK-8.1  1 for each monument, neutral or your own, that one of your units is adjacent to."""
    monuments = (neutral(s) | s.held[chief]) & near_any(s, s.army[chief])
    """ANK-8.2, ANK-18.4  Revered: 1 more, also without a monument."""
    return monuments.bit_count() + (1 if has_power(s, chief, REVERED) else 0)


class GainFollowers(Effect):
    """ANK-8.1  It happens by itself; nothing is chosen."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Ankh, /) -> None:
        chief = s.chief[self.seat]
        gain_followers(s, chief, yield_of(s, chief))
