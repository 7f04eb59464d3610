"""FAR-6  The offering area."""

import pytest

from benben.games.faraon.offerings import ChooseSet, ChooseToken, draw_token, refill
from benben.games.faraon.rounds import clear_wheel
from benben.games.faraon.tables import EMPTY
from benben.games.faraon.turns import Turn
from tests.games.faraon.build import TOKEN, Position, position


def test_cost_is_one_and_one_more_of_the_same() -> None:
    """FAR-6.1, FAR-6.4"""
    play = position().goods(0, "KKG").ask(Turn(0))
    assert {"offerings", "offerings_more"} <= set(play.keys)
    play.choose("offerings_more")
    assert play.payments() == {("construction", "none", "construction")}


def test_a_set_is_taken_whole_and_not_replaced() -> None:
    """FAR-6.2, FAR-6.5"""
    p = position().sets("token_nile", "prestige_1", "token_power", "token_power")
    play = p.ask(ChooseSet(0), ChooseSet(0))
    assert play.keys == ["set_1", "set_2"]
    play.choose("set_1")
    assert play.tokens(0) == ["token_nile", "prestige_1"] and play.keys == ["set_2"]
    assert play.reasons["set_1"] == "set_gone"


def test_the_extra_token_comes_from_the_bonus_space_or_the_bag() -> None:
    """FAR-6.3"""
    p = position().goods(0, "KK").bonus("prestige_2").sets("token_nile", "token_nile")
    play = p.ask(Turn(0)).choose("offerings_more", "construction", "none", "construction", "set_1")
    assert play.keys == ["bonus_1", "bag"]
    assert play.choose("bonus_1").tokens(0) == ["token_nile", "token_nile", "prestige_2"]


def hoard(p: Position, keep_bag: int = 0) -> Position:
    """Let the last seat take the bag, the discard and the bonus tokens."""
    s = p.s
    base = (s.seats - 1) * 18 + 6
    while len(s.bag) > keep_bag:
        s.purse[base + s.bag.pop()] += 1
    for kind in range(12):
        s.purse[base + kind] += s.spent[kind]
        s.spent[kind] = 0
    for place, kind in enumerate(s.bonus):
        if kind >= 0:
            s.purse[base + kind] += 1
        s.bonus[place] = EMPTY
    return p


def test_no_set_no_action_and_no_token_no_optional_resource() -> None:
    """FAR-6.5, ruling 7.36"""
    p = hoard(position().goods(0, "KK"))
    play = p.ask(Turn(0))
    assert "offerings" in play.keys and play.reasons["offerings_more"] == "no_token"
    empty = position().goods(0, "KK").sets()
    assert not {"offerings", "offerings_more"} & set(empty.ask(Turn(0)).keys)


def test_token_types() -> None:
    """FAR-6.6  A resource token pays like its resource, a prestige token never."""
    p = position().tokens(0, "token_construction", "prestige_1")
    play = p.ask(Turn(0))
    assert play.keys == ["offerings", "pass"]
    play.choose("offerings", "token_construction", "set_1")
    assert "prestige_1" in play.tokens(0) and play.wheel("K") == ["token_construction"]


def test_spent_tokens_go_to_the_discard_from_the_wheel_at_the_end_of_the_round() -> None:
    """FAR-6.7, ruling 7.22"""
    p = position().tokens(0, "token_construction", "token_trade", "token_trade")
    play = p.ask(Turn(0)).choose("offerings_more", "token_construction", "token_trade+token_trade", "none")
    assert play.s.spent[TOKEN["token_trade"]] == 2 and play.s.spent[TOKEN["token_construction"]] == 0
    clear_wheel(play.s)
    assert play.s.spent[TOKEN["token_construction"]] == 1 and play.wheel("K") == []


def test_an_empty_bag_takes_the_discard_back() -> None:
    """FAR-6.7  When somebody draws from it; what lies on the wheel is not discarded yet."""
    p = hoard(position().tokens(0, "token_power", "token_power", "token_nile"))
    p.s.purse[6 + TOKEN["token_power"]] -= 2
    p.s.spent[TOKEN["token_power"]] += 2
    p.s.purse[6 + TOKEN["token_nile"]] -= 1
    p.s.wheel[0] = 6 + TOKEN["token_nile"]
    play = p.ask(ChooseToken(0))
    assert play.keys == ["bag"]
    play.choose("bag")
    assert play.tokens(0) == ["token_power"] and play.s.bag == [TOKEN["token_power"]] and not any(play.s.spent)


def test_a_bag_with_tokens_is_not_refilled() -> None:
    """FAR-6.7"""
    p = hoard(position(), keep_bag=1)
    p.s.purse[2 * 18 + 6] -= 1
    p.s.spent[0] += 1
    draw_token(p.s)
    assert p.s.spent[0] == 1 and p.s.bag == []


def test_refill_with_enough_leaves_the_discard() -> None:
    """FAR-6.7  The discard joins only if the bag is short of the whole refill."""
    p = position(3).sets("token_nile", "token_nile").bonus("prestige_1", None, "prestige_2")
    p.s.spent[p.s.bag.pop(0)] += 1
    kept, bonus = p.s.sets[:2], p.s.bonus[:]
    refill(p.s)
    assert sum(p.s.spent) == 1 and min(p.s.sets) >= 0 and min(p.s.bonus) >= 0
    assert p.s.sets[:2] == kept and (p.s.bonus[0], p.s.bonus[2]) == (bonus[0], bonus[2])


def test_refill_fills_from_the_top() -> None:
    """FAR-6.8, FAR-6.9  Sets first; with three tokens the upper place gets them, the odd one joins the bonus."""
    p = hoard(position(3).sets(None, None, "token_nile", "token_nile"), keep_bag=3)
    refill(p.s)
    assert [p.s.sets[2 * place] >= 0 for place in range(4)] == [True, True, False, False]
    assert [kind >= 0 for kind in p.s.bonus] == [True, False, False, False]


def test_a_single_token_may_lie_there_in_excess() -> None:
    """FAR-6.8  All bonus places full, a set missing, one token left."""
    p = position(3).sets("token_nile", "token_nile", "token_tomb", "token_tomb", "token_nobles", "token_nobles")
    while len(p.s.bag) > 1:
        p.s.purse[6 + p.s.bag.pop()] += 1
    refill(p.s)
    assert len(p.s.bonus) == 5 and min(p.s.bonus) >= 0 and p.s.sets[6] == EMPTY
    play = p.ask(ChooseToken(0))
    assert "bonus_5" in play.keys
    play.choose("bonus_5")
    refill(p.s)
    assert len(p.s.bonus) == 4


@pytest.mark.parametrize("tokens", range(8))
def test_short_refills_make_no_half_sets(tokens: int) -> None:
    """FAR-6.8, ruling 7.37"""
    p = hoard(position(3).sets(), keep_bag=tokens)
    refill(p.s)
    assert sum(kind >= 0 for kind in p.s.sets) == tokens - tokens % 2
    assert sum(kind >= 0 for kind in p.s.bonus) == tokens % 2
    p.ask()
