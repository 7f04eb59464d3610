"""FAR-11.1 to 11.3 and FAR-12  Between the rounds."""

import pytest

from benben.games.faraon.rounds import EndRound, NextTurn, PlayRound, PrepareRound, clear_wheel, place_leftover
from benben.games.faraon.tables import MARKER, ROUNDS, SLOTS, URN
from benben.games.faraon.turns import Turn
from tests.games.faraon.build import TOKEN, position


def test_round_ends_when_the_last_has_passed() -> None:
    """FAR-11.1  Nobody makes a further step."""
    play = position().passed(1, 2).urns("u01").ask(NextTurn(0)).choose("pass", "u01")
    assert not play.s.stack and play.s.square == [0, 0, 0]


def test_preparation_in_order() -> None:
    """FAR-11.2  Wheel cleared, offerings refilled, wheel turned, nobles back, new urns, next round."""
    p = position().block("G", 2).sets("token_nile", "token_nile").nobles(0, "doctor").urns().first(1)
    p.s.used = 1 << 12
    play = p.ask(PrepareRound(2))
    s = play.s
    assert max(s.wheel) < 0 and s.supply == [20] * 6 and min(s.sets) >= 0 and min(s.bonus) >= 0
    assert s.turned == 1 and s.used == 0 and min(s.urns_shown) >= 0
    assert s.round == 2 and play.seat == 1


def test_tokens_on_the_wheel_reach_the_discard_before_the_refill() -> None:
    """FAR-11.2  Clear first, refill second: an empty bag finds them."""
    p = position(3).sets("token_nile", "token_nile", "token_tomb", "token_tomb", "token_nobles", "token_nobles")
    p.tokens(0, "token_power", "token_power").urns()
    for slot in (0, 1):
        p.s.wheel[slot] = 6 + TOKEN["token_power"]
    p.s.purse[6 + TOKEN["token_power"]] -= 2
    while p.s.bag:
        p.s.purse[6 + p.s.bag.pop()] += 1
    play = p.ask(PrepareRound(2))
    assert play.s.sets[6:] == [TOKEN["token_power"]] * 2


def test_no_urns_before_round_five() -> None:
    """FAR-11.2"""
    play = position().urns().round(4).ask(PrepareRound(5))
    assert max(play.s.urns_shown) < 0 and play.s.round == 5


def test_after_round_five_comes_only_the_scoring() -> None:
    """FAR-11.3  No preparation."""
    play = position().round(5).block("G", 1).ask(EndRound())
    assert play.kind == "" and play.wheel("G") == ["agriculture"] and play.s.turned == 0
    assert sum(play.s.score) > 0
    going_on = position().round(4).urns().ask(EndRound())
    assert going_on.s.round == 5 and ROUNDS == 5


@pytest.mark.parametrize("direction", [1, -1])
def test_wheel_turns_by_the_marker(direction: int) -> None:
    """FAR-11.2, FAR-2.5"""
    p = position().urns()
    p.s.direction = direction
    assert p.ask(PrepareRound(2)).s.turned == direction % 5


def test_markers_return_to_nobody() -> None:
    """Ruling 7.45"""
    s = position().s
    s.wheel[0] = MARKER
    clear_wheel(s)
    assert s.supply == [20] * 6 and max(s.wheel) < 0


# --- Two players ------------------------------------------------------------------------------------------------------


def test_two_players_lay_out_three_urns() -> None:
    """FAR-12.1  At every preparation."""
    p = position(2).urns("u01")
    play = p.ask(PrepareRound(2))
    assert len(play.s.urns_shown) == 3 and min(play.s.urns_shown) >= 0


def test_left_over_urn_after_the_wheel_has_turned() -> None:
    """FAR-12.2, FAR-12.3  Its resources lie on their own colours and block; the urn is discarded."""
    play = position(2).urns("u19").block("G", 3).ask(PrepareRound(2))
    assert play.wheel("R") == ["power", "power"] and play.wheel("Y") == ["trade"] and play.wheel("G") == []
    assert URN.index["u19"] in play.s.urns_spent and play.s.supply[2] == 18
    clear_wheel(play.s)
    assert play.s.supply == [20] * 6


def test_left_over_urn_of_round_four_is_still_placed() -> None:
    """FAR-12.3  But no new urns."""
    play = position(2).round(4).urns("u19").ask(PrepareRound(5))
    assert play.wheel("R") == ["power", "power"] and max(play.s.urns_shown) < 0


def test_blocked_slots_leave_fewer_accesses() -> None:
    """FAR-12.2"""
    p = position(2).urns("u30")
    place_leftover(p.s)
    play = p.goods(0, "KK").ask(Turn(0), Turn(0)).choose("offerings", "construction", "set_1")
    assert "offerings" not in play.keys


def test_left_over_urn_without_supply_leaves_a_marker() -> None:
    """Ruling 7.19, ruling 7.20  The slot is blocked anyway."""
    p = position(2).urns("u26").short("Y", 1)
    place_leftover(p.s)
    assert p.s.wheel[3 * SLOTS : 3 * SLOTS + 2] == [3, MARKER]
    p.ask()


def test_three_players_leave_no_urn() -> None:
    """FAR-12.1  Only with two."""
    play = position(3).urns().ask(PlayRound(1))
    assert play.s.round == 1
