"""TEK-1  Points and tokens: what everybody counts."""

from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.tables import FAITH

KINDS = 7
"""TEK-1.7  Papyrus, Bread, Limestone, Granite and Gold are Resources; Scribes and Faith are tokens but no Resources."""


def points(s: Tekhenu, seat: int, amount: int, source: int) -> None:
    """TEK-1.10  Nobody's points drop below 0; what is too much is not lost."""
    if amount < 0:
        amount = max(amount, -s.score[seat])
    if amount:
        s.score[seat] += amount
        s.emit("points", seat, amount, source)


def gain(s: Tekhenu, seat: int, token: int, amount: int) -> None:
    """TEK-1.6  Tokens are not limited."""
    if amount:
        s.tokens[seat * KINDS + token] += amount
        s.emit("gained", seat, amount, token)


def owns(s: Tekhenu, seat: int, technology: int) -> bool:
    return s.holder[technology] == seat


def stock(s: Tekhenu, seat: int, token: int) -> int:
    return s.tokens[seat * KINDS + token]


def clear_faith(s: Tekhenu) -> None:
    """TEK-14.7  Faith never carries over."""
    for seat in range(s.seats):
        s.tokens[seat * KINDS + FAITH] = 0
