"""ANK-3  The Devotion track."""

from benben.games.ankh.devotion import Gain, Lose, ascending, in_red
from benben.games.ankh.ending import result
from benben.games.ankh.tables import BATTLE, CATS, MAJORITY, TOP
from benben.games.ankh.turn import Turn
from tests.games.ankh.build import Position, told


def test_a_gain_moves_up_and_a_loss_down() -> None:
    """ANK-3.1  Never below the first space."""
    p = Position().devotion(5, 0, 1)
    p.do(Gain(0, 3, BATTLE), Lose(1, 2, CATS), Lose(2, 3, CATS))
    assert p.s.devotion == [8, 0, 0]
    assert [event.args for event in told(p.s, "points")] == [(3, BATTLE), (-1, CATS)]


def test_the_top_of_a_stack_has_more() -> None:
    """ANK-3.2  There is always a strict order."""
    p = Position().devotion(5, 5, 5)
    assert p.s.ladder == [0, 1, 2]
    p.do(Gain(0, 1, BATTLE), Lose(0, 1, CATS))
    assert p.s.devotion == [5, 5, 5] and p.s.ladder == [1, 2, 0]


def test_a_marker_that_arrives_goes_on_top() -> None:
    """ANK-3.3  From below and from above."""
    p = Position().devotion(4, 5, 6)
    p.do(Gain(0, 1, BATTLE))
    assert p.s.ladder == [1, 0, 2]
    p.do(Lose(2, 1, CATS))
    assert p.s.ladder == [1, 0, 2] and p.s.devotion == [5, 5, 5]


def test_a_marker_that_stays_keeps_its_place() -> None:
    """ANK-3.4  A loss on the first space, a gain of nothing."""
    p = Position().devotion(0, 0, 0).powers(0, "bountiful")
    p.do(Lose(0, 1, CATS), Gain(0, 0, MAJORITY))
    assert p.s.ladder == [0, 1, 2] and p.s.devotion[0] == 0


def test_ascending_is_least_first() -> None:
    """ANK-3.5, ANK-3.8  By space, then by stack."""
    p = Position().devotion(7, 3, 3)
    assert ascending(p.s, 0b111) == [1, 2, 0] and ascending(p.s, 0b101) == [2, 0]


def test_the_top_space_wins_at_once() -> None:
    """ANK-3.6, ANK-17.1  The first to arrive wins, a gain too large stops there, nothing more is resolved."""
    p = Position().devotion(28, 30, 10)
    p.do(Gain(0, 9, BATTLE), Gain(1, 1, BATTLE), Turn(0))
    assert p.s.devotion == [TOP, 30, 10] and p.s.winner == 0 and not p.s.stack
    assert result(p.s) == [1, 2, 3]
    assert told(p.s, "points")[0].args == (3, BATTLE)


def test_red_ends_at_twenty() -> None:
    """ANK-3.7  Space 20 is red, 21 is not."""
    p = Position().devotion(20, 21, 0)
    assert in_red(p.s, 0) and not in_red(p.s, 1) and in_red(p.s, 2)


def test_bountiful_does_not_go_beyond_the_top() -> None:
    """ANK-3.6, ANK-18.11  From the last red space a gain of 11 is enough; there is no room for one more."""
    p = Position().devotion(20, 0, 0).powers(0, "bountiful")
    p.do(Gain(0, 11, BATTLE))
    assert p.s.devotion[0] == TOP and [event.args for event in told(p.s, "points")] == [(11, BATTLE)]
