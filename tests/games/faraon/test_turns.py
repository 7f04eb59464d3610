"""FAR-4  Rounds and turns."""

from benben.games.faraon.pyramid import PyramidStep
from benben.games.faraon.rounds import NextTurn, PlayRound, turn_of
from benben.games.faraon.turns import Turn
from tests.games.faraon.build import position


def test_round_goes_clockwise_from_the_first_player() -> None:
    """FAR-4.1  Until everybody has passed."""
    play = position(4).first(2).ask(NextTurn(2))
    order = []
    while play.s.stack:
        order.append(play.seat)
        play.choose("pass" if play.kind == "Turn" else play.keys[0])
        if play.kind == "PassUrn":
            play.choose(play.keys[0])
    assert [seat for i, seat in enumerate(order) if seat not in order[:i]] == [2, 3, 0, 1]
    assert play.s.passed == 0b1111


def test_act_or_pass() -> None:
    """FAR-4.2  One board action, or pass; nothing else without a noble."""
    play = position().goods(0, "K").ask(NextTurn(0))
    assert play.keys == ["offerings", "pass"]
    play.choose("offerings", "construction", "set_1")
    assert play.seat == 1 and play.kind == "Turn"


def test_passed_seats_step_on_the_pyramid() -> None:
    """FAR-4.3"""
    s = position().passed(1).s
    assert isinstance(turn_of(s, 1), PyramidStep) and isinstance(turn_of(s, 0), Turn)


def test_pass_is_always_allowed_and_forced_without_goods() -> None:
    """FAR-4.4"""
    assert position().ask(Turn(0)).keys == ["pass"]
    rich = position().goods(0, "GGGBBBRRRYYYKKKSSS").ask(Turn(0))
    assert "pass" in rich.keys and len(rich.keys) == 12


def test_one_area_again_and_again() -> None:
    """FAR-4.5  As often as it can be paid and slots last."""
    play = position().goods(0, "KKKK").ask(*(Turn(0) for _ in range(4)))
    for place in (1, 2, 3):
        play.choose("offerings", "construction", f"set_{place}")
    assert play.keys == ["pass"] and play.reasons["offerings"] == "no_slot"


def test_no_turn_is_skipped() -> None:
    """FAR-4.5  There is no option to do nothing."""
    play = position().goods(0, "K").ask(PlayRound(1))
    assert "none" not in play.asked.domain.keys


def test_why_an_action_is_closed() -> None:
    """FAR-5.3  The reason for every action that is not offered."""
    p = position().stage(0, 7).goods(0, "G")
    p.s.sets = [-1] * 8
    for kind in position().s.sets:
        p.s.purse[18 + 6 + kind] += 1
    play = p.ask(Turn(0))
    told = play.reasons
    assert told["tomb"] == "tomb_finished" and told["offerings"] == "no_sets" and told["nobles"] == "too_dear"
