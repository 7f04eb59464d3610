"""Kemet's gods of the module Gods of Egypt, in the order of the component sheet; all values are designed."""

from typing import Final, NamedTuple

from benben.core.steps import Domain
from benben.core.table import Table, tables


class God(NamedTuple):
    """KEM-10.2  Life points and strength of a god, and what its figure adds where it moves and fights."""

    key: str
    life: int
    strength: int
    moves: int
    damage: int
    unblockable: int
    defence: int
    source: str


GODS_ROWS: Final = (
    God("anubis", 4, 5, 0, 0, 0, 0, "D"),
    God("bastet", 4, 4, 1, 0, 0, 0, "D"),
    God("horus", 4, 4, 0, 0, 0, 0, "D"),
    God("wadjet", 6, 3, 0, 0, 0, 2, "D"),
    God("sobek", 5, 4, 0, 1, 0, 0, "D"),
    God("set", 4, 5, 0, 0, 1, 0, "D"),
)
GOD: Final = Domain("god", tuple(god.key for god in GODS_ROWS))
ANUBIS: Final = GOD.index["anubis"]
BASTET: Final = GOD.index["bastet"]
HORUS: Final = GOD.index["horus"]
WADJET: Final = GOD.index["wadjet"]
SOBEK: Final = GOD.index["sobek"]
SET: Final = GOD.index["set"]
JAWS: Final = 11
"""The battle card Sobek brings."""
GOD_COST: Final = 4
ASCENSION: Final = 4
TEAM_ASCENSION: Final = 7
FREE_LEVY: Final = 2
"""Units Anubis gives at night."""
HOME_DEFENCE: Final = 1
"""What Wadjet adds in districts of the own city."""
REGAINED: Final = 1

GOD_TABLES: Final = tables(Table("gods", GODS_ROWS, 6))
