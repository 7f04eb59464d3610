"""The component sheet once more, row by row, through what each row does."""

import pytest

from benben.games.tekhenu.actions import GodAction
from benben.games.tekhenu.bot import resource_die
from benben.games.tekhenu.scoring import PayUpkeep, Score
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.tables import ACTION_TILES, BY_BUILDING_ROW, HATHOR, LIGHTING, PILLAR_TILES, RA, SPACES
from benben.games.tekhenu.tables_cards import TAKE
from tests.games.tekhenu.build import Position, choose, keys, position, tokens, told

GRID = (
    "1 granite", "3 faith", "1 papyrus", "2 bread", "1 limestone",
    "2 papyrus", "2 bread", "2 limestone", "2 granite", "3 faith",
    "1 limestone", "2 granite", "1 gold", "2 papyrus", "1 bread",
    "3 faith", "2 papyrus", "2 bread", "2 limestone", "2 granite",
    "1 bread", "2 limestone", "1 granite", "3 faith", "1 papyrus",
)  # fmt: skip
"""The rewards printed on the Temple spaces."""


@pytest.mark.parametrize("number", range(25))
def test_rewards_of_the_temple_spaces(number: int) -> None:
    """TEK-7.2  The whole reward of the space that a tile covers."""
    amount, token = GRID[number].split()
    s = position().slots("p22", "p23", "p24").tokens(0, limestone=2).ask(GodAction(0, RA, 6, 0))
    choose(s, f"r{number // 5 + 1}c{number % 5 + 1}+turn0")
    assert tokens(s, 0) == {token: int(amount)}


@pytest.mark.parametrize("key", [space.key for space in SPACES])
def test_lines_of_the_building_spaces(key: str) -> None:
    """TEK-8.3  W and E belong to their row, N and S to their column: one token of each of its spaces."""
    line = int(key[1]) - 1
    cells = GRID[line * 5 : line * 5 + 5] if key[0] in "we" else GRID[line::5]
    s = choose(position().tokens(0, bread=(3, 2, 4, 2, 3)[line]).ask(GodAction(0, HATHOR, 1, 0)), key)
    assert sorted(tokens(s, 0).items()) == sorted((cell.split()[1], 1) for cell in cells)


PILLARS = (
    "3 BBGO sunny", "3 BBOR dark", "3 BRBG shaded", "3 BRGO sunny", "3 BOGR dark", "3 BGRO shaded", "2 BBRR sunny",
    "2 BBGG shaded", "2 BBOO dark", "4 RROG dark", "4 RRBO sunny", "4 RGRB shaded", "4 GGRO sunny", "4 GGOB dark",
    "4 GBGR shaded", "3 RRGG shaded", "3 RROO sunny", "3 GGOO dark", "3 OOGR sunny", "3 OOBG shaded", "3 OROB dark",
    "2 BRGO none", "2 BROG none", "2 BGRO none", "2 BGOR none", "2 BORG none", "2 BOGR none",
)  # fmt: skip
"""Cost, edges and lighting of the Pillar tiles: their abilities stand in test_cards.py."""


def test_pillar_tiles() -> None:
    """TEK-7.2  Each tile's cost, its four sides and when its ability wakes."""
    lighting = (*LIGHTING.keys, "none")
    assert [f"{row.cost} {row.edges} {lighting[row.lighting]}" for row in PILLAR_TILES] == list(PILLARS)


@pytest.mark.parametrize(
    ("built", "points", "bread"),
    [(0, 0, 0), (1, 0, 1), (2, 1, 1), (3, 1, 2), (4, 3, 2), (5, 3, 3), (6, 5, 3), (7, 5, 4), (8, 8, 4), (9, 8, 5),
     (10, 12, 5)],
)  # fmt: skip
def test_the_building_row(built: int, points: int, bread: int) -> None:
    """TEK-15.6, TEK-15.7  What so many Buildings uncover: points, and Bread at 3 points each."""

    def arranged() -> Position:
        return position().workshop(0, *[f"row{i % 6 + 1}_{('bread', 'granite')[i // 6]}" for i in range(built)])

    rows = told(arranged().ask(Score()), "points")
    assert [row[1] for row in rows if row[::2] == (0, BY_BUILDING_ROW)] == [points] * bool(points)
    s = arranged().score(20, 0, 0, 0).ask(PayUpkeep(0))
    assert keys(s) == ["nothing"] * bool(bread)
    assert (choose(s, "nothing") if bread else s).score[0] == 20 - 3 * bread


@pytest.mark.parametrize(
    ("tile", "order"),
    [("z7", "black white brown yellow"), ("z8", "yellow brown white black"), ("z9", "white black yellow brown"),
     ("z10", "brown yellow black white")],
)  # fmt: skip
def test_resource_tiles(tile: str, order: str) -> None:
    """TEK-18.5  The colours that each tile looks for, one after the other."""
    number = [row.key for row in ACTION_TILES].index(tile)
    colours = order.split()
    for start in range(4):
        s: Tekhenu = position(1).light("ra", "shaded").wheel(*(f"ra+{colour}_2" for colour in colours[start:])).s
        assert TAKE.keys[resource_die(s, number)] == f"ra+{colours[start]}_2"


def test_god_tiles() -> None:
    """TEK-18.4  One for each god."""
    assert [row.god for row in ACTION_TILES] == [0, 1, 2, 3, 4, 5, -1, -1, -1, -1]
