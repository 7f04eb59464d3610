"""TEK-9  The Commoner track: Population, Happiness and what they open."""

from benben.games.tekhenu.market import open_sections
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import gain
from benben.games.tekhenu.tables import LAST_MARK, MARKS, TRACK_END


def raise_population(s: Tekhenu, seat: int, amount: int) -> None:
    """TEK-9.1  Up to 21; the surplus is lost."""
    before = s.population[seat]
    after = min(before + amount, TRACK_END)
    if after > before:
        s.population[seat] = after
        s.emit("population", seat, after)
        open_sections(s, after)


def raise_happiness(s: Tekhenu, seat: int, amount: int) -> None:
    """TEK-9.1  Never above one's own Population; the surplus is lost."""
    before = s.happiness[seat]
    after = min(before + amount, s.population[seat])
    if after > before:
        s.happiness[seat] = after
        s.emit("happiness", seat, after)
        if after >= 16 and seat != s.bot:
            reward_marks(s, seat, after)


def reward_marks(s: Tekhenu, seat: int, level: int) -> None:
    """TEK-9.4  Each mark rewards the first Happiness of a seat to get there, once a game, in ascending order."""
    for number, mark in enumerate(MARKS):
        if level >= mark.at and not s.rewarded[seat] >> number & 1:
            s.rewarded[seat] |= 1 << number
            if mark.reward >= 0:
                gain(s, seat, mark.reward, 1)
            elif number == LAST_MARK:
                """The extra action waits until the action or effect in progress is finished."""
                s.due |= 1 << seat
                s.emit("all_happy", seat)


def lower_happiness(s: Tekhenu, seat: int) -> None:
    s.happiness[seat] -= 1
    s.emit("happiness", seat, s.happiness[seat])


def lower_population(s: Tekhenu, seat: int) -> None:
    s.population[seat] -= 1
    s.emit("population", seat, s.population[seat])
