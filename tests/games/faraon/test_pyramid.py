"""FAR-9  Passing and the Pyramid of Time."""

import pytest

from benben.games.faraon.pyramid import PyramidIncome, PyramidStep
from benben.games.faraon.rounds import EndRound, NextTurn
from benben.games.faraon.tables import ANY_BASIC, FIRST_TOKEN, NOTHING, ONE_OFFERING, ONE_SILVER, PYRAMID, URN
from benben.games.faraon.turns import Turn
from tests.games.faraon.build import position

COLOURS = ["agriculture", "justice", "power", "trade", "construction"]


def test_disc_on_the_first_free_row_then_an_urn() -> None:
    """FAR-9.1  No income from the first square; the urn is discarded."""
    play = position(4).passed(3).urns("u02", "u18").first(3).ask(Turn(0)).choose("pass")
    assert play.keys == ["u02", "u18"] and play.s.row == [1, -1, -1, 0]
    play.choose("u18")
    assert play.goods(0) == "GBB" and URN.index["u18"] in play.s.urns_spent and play.s.urns_shown.count(-1) == 3


def test_first_passer_takes_the_first_player_token() -> None:
    """FAR-9.2  Or keeps it; nobody else gets it in that round, and he begins the next one."""
    play = position().first(2).urns("u01", "u02").ask(Turn(0), Turn(1)).choose("pass", "u01", "pass", "u02")
    assert play.s.first == 0 and play.s.row == [0, 1, -1]
    own = position().first(0).urns("u01").ask(Turn(0)).choose("pass", "u01")
    assert own.s.first == 0


def test_last_passer_stays_outside() -> None:
    """FAR-9.3  He takes his urn and no row."""
    play = position().passed(1, 2).urns("u01").ask(NextTurn(0)).choose("pass", "u01")
    assert play.s.row == [-1, 0, 1] and play.goods(0) == "GBR" and play.kind == ""


def test_no_urns_in_round_five() -> None:
    """FAR-9.4"""
    play = position().round(5).ask(Turn(0)).choose("pass")
    assert play.kind == "" and play.goods(0) == ""


@pytest.mark.parametrize("row", range(4))
def test_every_step_of_every_row(row: int) -> None:
    """FAR-9.5, FAR-9.6, FAR-9.7, FAR-9.8  Entered or left, to the end, where nothing is gained."""
    order = list(range(1, row + 2))
    play = position(5).passed(*order).ask(*(PyramidStep(order[-1]) for _ in range(8)))
    squares = PYRAMID[row].squares
    for square in range(1, len(squares)):
        assert play.s.square[order[-1]] == square
        paid = {squares[square], squares[square - 1]}
        expected = COLOURS if ANY_BASIC in paid else []
        expected = [*expected, *["silver"] * (ONE_SILVER in paid), *["offering"] * (ONE_OFFERING in paid)]
        assert play.keys == expected
        play.choose(play.keys[-1])
        if play.kind == "ChooseToken":
            play.choose("bag")
    assert play.kind == "" and play.s.square[order[-1]] == len(squares) - 1


def test_first_squares_pay_nothing() -> None:
    """FAR-9.2, FAR-9.7  Left of square 1 lies the First Player token or nothing."""
    assert [row.squares[0] for row in PYRAMID] == [FIRST_TOKEN, NOTHING, NOTHING, NOTHING]


def test_the_same_square_may_pay_twice() -> None:
    """FAR-9.8  Once entered, once as the left one; only the adjacent square counts."""
    play = position().passed(1).ask(PyramidStep(1), PyramidStep(1), PyramidStep(1))
    play.choose("trade", "trade")
    assert play.goods(1) == "YY" and play.keys == ["silver", "offering"]


def test_the_step_is_mandatory() -> None:
    """FAR-9.8  Even if the supply has nothing to give."""
    p = position().passed(1)
    for letter in "GBRYK":
        p.short(letter, 0)
    assert p.ask(PyramidStep(1)).s.square[1] == 1


def test_income_of_the_entered_square_only() -> None:
    """FAR-9.8  The General's move."""
    play = position().passed(1).square(1, 2).ask(PyramidIncome(1, 0))
    assert play.keys == ["silver"]


def test_offering_income_is_a_token_of_choice() -> None:
    """FAR-9.7, FAR-3.7"""
    play = position().passed(1).square(1, 2).bonus("prestige_2").ask(PyramidStep(1)).choose("offering")
    assert play.keys == ["bonus_1", "bag"]


def test_discs_leave_the_pyramid() -> None:
    """FAR-11.1"""
    play = position().passed(1, 2).square(1, 3).ask(EndRound())
    assert play.s.row == [-1, -1, -1] and play.s.passed == 0 and play.s.square == [0, 0, 0]
