"""TEK-5.6  Blessings are played at the times printed on them; those of any moment stand in every decision of a turn."""

from typing import Any

from benben.core.steps import Decision
from benben.games.tekhenu.commoners import raise_happiness, raise_population
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import gain, owns
from benben.games.tekhenu.tables import BLESSING, GOLD
from benben.games.tekhenu.tables_cards import B07, BLESSINGS, T24


def holds(s: Tekhenu, seat: int, blessing: int) -> bool:
    """Has the seat this Blessing, or its twin?"""
    return s.holder[blessing] == seat or s.holder[blessing + 1] == seat


def play_blessing(s: Tekhenu, seat: int, card: int) -> None:
    """TEK-11.4  A used Blessing is discarded. T24 gives 1 Gold for it."""
    s.holder[card] = -1
    s.discards[BLESSING].append(card)
    s.emit("blessing_played", seat, card)
    if owns(s, seat, T24):
        gain(s, seat, GOLD, 1)


def play_one_of(s: Tekhenu, seat: int, blessing: int) -> None:
    """Play this Blessing, or its twin."""
    play_blessing(s, seat, blessing if s.holder[blessing] == seat else blessing + 1)


class TurnDecision(Decision):
    """TEK-20.1  A decision that may fall into one's own turn: B07 and B08 can be played at it, then it is asked again.

    Subclasses list their own choices in `offers` and carry them out in `take`.
    """

    def options(self, s: Any, /) -> list[int]:
        choices = self.offers(s)
        if choices and s.mover == self.seat and holds(s, self.seat, B07):
            last = len(self.domain.keys)
            choices += (last - 2, last - 1)
        return choices

    def resolve(self, s: Any, choice: int, /) -> None:
        folk = choice - len(self.domain.keys) + 2
        if folk < 0:
            self.take(s, choice)
            return
        amount = BLESSINGS[B07].amount
        play_one_of(s, self.seat, B07)
        if folk == 0:
            raise_population(s, self.seat, amount)
        else:
            raise_happiness(s, self.seat, amount)
        self.again(s)

    def offers(self, s: Any, /) -> list[int]:
        raise NotImplementedError

    def take(self, s: Any, choice: int, /) -> None:
        raise NotImplementedError

    def again(self, s: Any, /) -> None:
        s.then(self)
