"""TEK-10  Bastet: hold a festival."""

from typing import ClassVar

from benben.core.steps import Effect
from benben.games.tekhenu.commoners import raise_happiness
from benben.games.tekhenu.payment import pay_or_ask
from benben.games.tekhenu.possible import NO_COST
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import gain
from benben.games.tekhenu.tables import FESTIVAL_COST, FESTIVAL_SCRIBES, PAPYRUS, SCRIBE
from benben.games.tekhenu.tables_cards import B15


class Festival(Effect):
    """TEK-10.1  Pay 2 Papyrus."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "value", "flags")

    def __init__(self, seat: int, value: int, flags: int) -> None:
        self.seat = seat
        self.value = value
        self.flags = flags

    def run(self, s: Tekhenu, /) -> None:
        cost = 0 if self.flags & NO_COST else FESTIVAL_COST
        s.then(*pay_or_ask(s, self.seat, PAPYRUS, cost, B15), Celebrate(self.seat, self.value))


class Celebrate(Effect):
    """TEK-10.1  Happiness grows by the value. TEK-10.3  Though it may be too much, the Scribes come all the same."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "value")

    def __init__(self, seat: int, value: int) -> None:
        self.seat = seat
        self.value = value

    def run(self, s: Tekhenu, /) -> None:
        raise_happiness(s, self.seat, self.value)
        gain(s, self.seat, SCRIBE, FESTIVAL_SCRIBES[self.value])  # TEK-10.2
