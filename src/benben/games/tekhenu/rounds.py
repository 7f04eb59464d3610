"""TEK-3  Rounds and Rotations."""

from typing import ClassVar

from benben.core.steps import Effect
from benben.games.tekhenu.bot import BotTurn
from benben.games.tekhenu.maat import Maat
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.tables import COLOURS, DICE, LIT, ROUNDS, SHADED
from benben.games.tekhenu.turn import Turn


class PlayRound(Effect):
    """TEK-3.1  Every seat takes one turn, in the order of the turn-order track."""

    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Tekhenu, /) -> None:
        s.round = self.number
        s.emit("round_begins", -1, self.number)
        s.then(*(BotTurn(seat) if seat == s.bot else Turn(seat) for seat in s.order), EndRound())


def dice_taken(s: Tekhenu, seat: int) -> int:
    """TEK-3.2  All dice on a board count, also those below the scales."""
    return len(s.left[seat]) + len(s.right[seat]) + len(s.under[seat])


class EndRound(Effect):
    """TEK-3.2  With 2 or 4 dice each there is a Rotation, else the next round begins.

    TEK-3.4  So after every even round, with Maat after rounds 4, 8, 12 and 16, when the wheel has turned already.
    """

    def run(self, s: Tekhenu, /) -> None:
        taken = dice_taken(s, s.order[0])
        if taken not in (2, 4):
            s.then(PlayRound(s.round + 1))
            return
        """TEK-3.3  Turn the wheel, hold Maat, refill the Shaded sections, begin a new round."""
        onward = (RefillWheel(), PlayRound(s.round + 1)) if s.round < ROUNDS else ()
        s.then(TurnWheel(), *((Maat(),) if taken == 4 else ()), *onward)


class TurnWheel(Effect):
    """TEK-3.3  One section clockwise. TEK-4.3  Dice on the scales keep their sides."""

    def run(self, s: Tekhenu, /) -> None:
        s.offset = (s.offset + 1) % 6
        s.emit("wheel_turned", -1)


class RefillWheel(Effect):
    """TEK-3.3  As many dice as players into each section that is Shaded now; their rings follow from their status."""

    def run(self, s: Tekhenu, /) -> None:
        for section in range(6):
            if LIT[s.offset][section] == SHADED:
                roll_into(s, section, s.seats)


def roll_into(s: Tekhenu, section: int, count: int) -> None:
    """Draw dice from the bag, roll them and lay them at a section."""
    for _ in range(count):
        pick = s.below(sum(s.bag))
        colour = 0
        while pick >= s.bag[colour]:
            pick -= s.bag[colour]
            colour += 1
        assert colour < len(COLOURS)
        s.bag[colour] -= 1
        die = colour * 6 + s.below(6)
        s.dice.append(section * DICE + die)
        s.emit("die_rolled", -1, section, die)
    s.dice.sort()
