"""TEK-5, TEK-13  A turn: the die, what goes with it, Anubis, extra actions, and production."""

import itertools

import pytest

from benben.games.tekhenu.market import RefillMarket
from benben.games.tekhenu.payment import purse, ways
from benben.games.tekhenu.tables import BLESSING, BREAD, GOLD, GRANITE, LIMESTONE, PAPYRUS, SCRIBE
from benben.games.tekhenu.tables_cards import PAYMENTS
from benben.games.tekhenu.turn import Turn
from tests.games.tekhenu.build import asked, cards_of, choose, keys, position, tokens, told, why


def test_pure_and_tainted_dice_only() -> None:
    """TEK-5.1  Forbidden dice stay."""
    s = position().light("ra", "sunny").wheel("ra+white_3", "ra+yellow_3", "ra+black_3", "ra+brown_3").ask(Turn(0))
    assert keys(s) == ["ra+white_3", "ra+yellow_3"] and why(s, "ra+black_3") == ("forbidden_die", "TEK-5.1")


@pytest.mark.parametrize(("die", "left", "right"), [("white_3", [2], []), ("yellow_3", [], [14])])
def test_the_die_goes_to_its_side(die: str, left: list[int], right: list[int]) -> None:
    """TEK-5.2  Pure left, Tainted right, with the face it shows though Scribes change the value."""
    s = position().light("ra", "sunny").wheel(f"ra+{die}").tokens(0, scribe=1).ask(Turn(0))
    resource = "limestone" if die.startswith("white") else "papyrus"
    choose(s, f"ra+{die}", "scribes5", f"produce_{resource}")
    assert (s.left[0], s.right[0]) == (left, right) and tokens(s, 0) == {resource: 2} and s.surplus[0] == 3


def test_god_action_or_production() -> None:
    """TEK-5.3, TEK-13.1  The god of the section, or the resource of the colour, wherever the die lay."""
    s = position().light("bastet", "shaded").wheel("bastet+black_3").tokens(0, papyrus=2).ask(Turn(0))
    assert keys(choose(s, "bastet+black_3")) == ["bastet", "produce_granite"]


def test_grey_cannot_produce() -> None:
    """TEK-13.1, TEK-13.4  A grey die offers the god action alone; B21 finds no production."""
    arranged = position().light("bastet", "shaded").wheel("bastet+grey_3").tokens(0, papyrus=2).own(0, "b21", "t19")
    s = choose(arranged.ask(Turn(0)), "bastet+grey_3")
    assert keys(s) == ["bastet"] and why(s, "produce_bread") == ("grey_cannot_produce", "TEK-13.1")
    choose(s, "bastet")
    assert asked(s) == ""


def test_an_action_that_cannot_be_paid_is_not_offered() -> None:
    """TEK-1.9  Without Papyrus no festival; a grey die there cannot even be taken."""
    arranged = position().light("bastet", "shaded").wheel("bastet+grey_3", "bastet+white_3").tokens(0, papyrus=1)
    s = arranged.ask(Turn(0))
    assert keys(s) == ["bastet+white_3"] and why(s, "bastet+grey_3") == ("nothing_to_do_with_it", "TEK-5.10")
    assert keys(choose(s, "bastet+white_3")) == ["produce_limestone"]
    assert why(s, "bastet") == ("impossible_action", "TEK-1.9")


def test_a_grey_die_that_scribes_can_save() -> None:
    """TEK-5.10  Thoth 5 is too dear, but a Scribe makes it 4 or 3, which is paid: the die may be taken."""
    arranged = position().light("thoth", "shaded").wheel("thoth+grey_5", "ra+white_2").tokens(0, papyrus=2, scribe=1)
    s = choose(arranged.ask(Turn(0)), "thoth+grey_5")
    assert keys(s) == ["scribes3", "scribes4"]
    arranged = position().light("thoth", "shaded").wheel("thoth+grey_6", "ra+white_2").tokens(0, papyrus=2, scribe=1)
    assert keys(choose(arranged.ask(Turn(0)), "thoth+grey_6")) == ["scribes4"]
    arranged = position().light("thoth", "shaded").wheel("thoth+grey_6", "ra+white_2").tokens(0, papyrus=1, scribe=1)
    assert keys(arranged.ask(Turn(0))) == ["ra+white_2"]


def test_a_scribe_reaches_two_up_and_two_down() -> None:
    """TEK-5.4  One Scribe: 1 or 2 either way; two Scribes: up to 4."""
    for scribes, offered in ((1, [1, 2, 4, 5]), (2, [1, 2, 4, 5, 6])):
        s = position().light("ra", "shaded").wheel("ra+white_3").tokens(0, scribe=scribes).ask(Turn(0))
        choose(s, "ra+white_3")
        assert [key for key in keys(s) if key.startswith("scribes")] == [f"scribes{value}" for value in offered]


def test_nothing_possible_skips_the_action() -> None:
    """TEK-5.10  Only hopeless grey dice: any is taken, and nothing done."""
    s = position().light("bastet", "shaded").wheel("bastet+grey_3").folk(0, 2, 5).ask(Turn(0))
    assert keys(s) == ["bastet+grey_3"]
    choose(s, "bastet+grey_3")
    assert keys(s) == ["skip"]
    choose(s, "skip")
    assert told(s, "action_skipped") == [(0,)] and s.right[0] == [26] and s.dice == []


def test_all_forbidden_takes_one_as_tainted() -> None:
    """TEK-5.10  With Forbidden dice alone any is taken as Tainted, without an action."""
    s = position().light("ra", "dark").wheel("ra+white_3", "ra+yellow_4").ask(Turn(0))
    assert keys(s) == ["ra+white_3", "ra+yellow_4"]
    choose(s, "ra+white_3", "skip")
    assert s.right[0] == [2] and tokens(s, 0) == {}


def test_anubis_takes_any_die_for_any_action() -> None:
    """TEK-5.5, TEK-5.7  Exactly 2 Scribes; a Forbidden die; any god, or any resource even with a grey die."""
    arranged = position().light("ra", "dark").wheel("ra+white_2", "ra+grey_2", "ra+brown_1").tokens(0, scribe=2)
    s = choose(arranged.folk(0, 2, 5).ask(Turn(0)), "anubis_scribes")
    assert keys(s) == ["ra+white_2", "ra+brown_1", "ra+grey_2"] and tokens(s, 0) == {}
    choose(s, "ra+grey_2")
    assert keys(s) == ["thoth", "osiris", "produce_papyrus", "produce_bread", "produce_limestone", "produce_granite"]
    choose(s, "produce_granite")
    assert tokens(s, 0) == {"granite": 2} and s.under[0] == [25] and not s.left[0] and not s.right[0]


def test_one_scribe_is_too_few_for_anubis() -> None:
    """TEK-5.5  Two Scribes are needed."""
    s = position().light("ra", "shaded").wheel("ra+white_2").tokens(0, scribe=1).ask(Turn(0))
    assert "anubis_scribes" not in keys(s) and why(s, "anubis_scribes") == ("too_few_scribes", "TEK-5.5")


def test_several_blessings_and_a_technology_in_one_turn() -> None:
    """TEK-5.6  B09 turns the die to 6, B21 repeats, B06 and B01 add goods, T13 adds units, T24 pays for each."""
    arranged = position().light("ra", "shaded").wheel("ra+brown_1").production(0, 2, 6, 2, 2)
    s = arranged.own(0, "b09", "b21", "b06", "b01", "t13", "t24").ask(Turn(0))
    choose(s, "ra+brown_1", "face6", "produce_bread", "value6", "b21", "value5", "b06", "b01")
    assert tokens(s, 0) == {"bread": 7 + 6, "limestone": 4, "gold": 4, "scribe": 2} and asked(s) == ""
    assert s.left[0] == [23] and len(s.discards[BLESSING]) == 4


def test_the_market_is_refilled_at_the_end_of_the_turn() -> None:
    """TEK-5.8  Not before the end, and then with cards of the proper kind."""
    arranged = position().light("thoth", "shaded").wheel("thoth+white_1").market(1, "t01", "b01", "b02").own(0, "b07")
    s = choose(arranged.ask(Turn(0)), "thoth+white_1", "thoth", "b01")
    assert s.market[1] == -1 and asked(s) == "EndTurn"
    choose(s, "end")
    assert 0 <= s.market[1] < 24 and s.mover == -1


def test_an_empty_deck_is_made_of_its_discards() -> None:
    """TEK-5.8  The discard pile becomes the deck; with both empty the space stays empty."""
    arranged = position().market(1, "t01", None, None).empty_deck(0, 3)
    arranged.s.holder[4] = -1
    arranged.s.discards[0].append(4)
    s = arranged.ask(RefillMarket())
    assert sorted(s.market[1:3]) == [-1, 4] and told(s, "reshuffled") == [(-1, 0)] and s.discards[0] == []


def test_statues_of_others_trigger() -> None:
    """TEK-5.9  A god action in a turn pays the Statues standing there."""
    arranged = position().light("thoth", "shaded").wheel("thoth+white_1").god_statue(2, "thoth")
    s = choose(arranged.ask(Turn(0)), "thoth+white_1", "thoth")
    assert tokens(s, 2) == {"scribe": 1} and tokens(s, 0) == {}


def test_the_steps_of_a_turn() -> None:
    """TEK-5.11  Die, scales, bonuses and gains, cost, effect, refill: in this order."""
    arranged = position(2).light("hathor", "shaded").wheel("hathor+white_1").own(0, "t21", "t14").tokens(0, bread=1)
    s = choose(arranged.ask(Turn(0)), "hathor+white_1", "hathor", "value3", "w2")
    assert s.journal is not None
    story = [event.key for event in s.journal]
    order = ["die_taken", "die_placed", "god_action", "gained", "paid", "temple_building", "population"]
    assert [story.index(key) for key in order] == sorted(story.index(key) for key in order)
    assert s.population[0] == 8


def test_scribes_are_no_resources() -> None:
    """TEK-1.7, TEK-1.8  Scribes and Faith pay for nothing; Gold does; basics never stand for Gold or Scribes."""
    arranged = position().light("bastet", "shaded").wheel("bastet+white_2").tokens(0, scribe=1, faith=9, papyrus=1)
    assert "bastet" not in keys(choose(arranged.ask(Turn(0)), "bastet+white_2"))
    arranged = position().light("bastet", "shaded").wheel("bastet+white_2").tokens(0, gold=1, papyrus=1, bread=9)
    s = choose(arranged.ask(Turn(0)), "bastet+white_2", "bastet")
    assert tokens(s, 0) == {"bread": 9, "scribe": 2}


def test_only_real_alternatives_of_payment_are_asked() -> None:
    """TEK-1.8  2 Papyrus of 2 Papyrus and 1 Gold: two ways; without Gold nothing is asked."""
    arranged = position().light("bastet", "shaded").wheel("bastet+white_2").tokens(0, gold=1, papyrus=2)
    s = choose(arranged.ask(Turn(0)), "bastet+white_2", "bastet")
    assert asked(s) == "Pay" and keys(s) == ["2papyrus", "1papyrus+1gold"]
    choose(s, "1papyrus+1gold")
    assert tokens(s, 0) == {"papyrus": 1, "scribe": 2}


def every_way(token: int, amount: int, held: list[int], swaps: tuple[str, ...]) -> set[tuple[int, ...]]:
    """By trying all mixes: what may stand for the token, and no more of anything than there is."""
    allowed = {token} if token == SCRIBE else {token, GOLD}
    if "t22" in swaps and token in (LIMESTONE, GRANITE):
        allowed |= {LIMESTONE, GRANITE}
    if "t10" in swaps:
        allowed |= {GOLD, SCRIBE}
    reach = [range(min(amount, held[kind]) + 1) if kind in allowed else range(1) for kind in range(6)]
    return {mix for mix in itertools.product(*reach) if sum(mix) == amount}


@pytest.mark.parametrize("swaps", [(), ("t10",), ("t22",), ("t10", "t22")], ids="+".join)
@pytest.mark.parametrize("token", [PAPYRUS, BREAD, LIMESTONE, GRANITE, SCRIBE])
def test_exactly_the_distinct_ways_to_pay(token: int, swaps: tuple[str, ...]) -> None:
    """TEK-1.8, TEK-20.1  Gold for basics, T22 between the stones, T10 between Gold and Scribes; none twice."""
    for held in itertools.product((0, 1, 3), repeat=4):
        purses = [held[0], held[0], held[0], held[1], held[2], held[3]]
        s = position().own(0, *swaps).s
        for kind, count in enumerate(purses):
            s.tokens[kind] = count
        for amount in (1, 2, 4):
            found = [PAYMENTS[payment] for payment in ways(s, 0, token, amount)]
            assert len(set(found)) == len(found) and set(found) == every_way(token, amount, purses, swaps)
            assert (purse(s, 0, token) >= amount) == bool(found)


def test_tokens_on_the_scales_are_lost() -> None:
    """TEK-13.3  Surplus is no stock."""
    s = position().light("ra", "shaded").wheel("ra+yellow_6").ask(Turn(0))
    choose(s, "ra+yellow_6", "produce_papyrus")
    assert tokens(s, 0) == {"papyrus": 2} and s.surplus[0] == 4


def test_extra_actions_in_the_order_the_player_likes() -> None:
    """TEK-20.3, TEK-20.4  B17 to a neighbour and B19 to the opposite god, before or after the standard action."""
    arranged = position().light("hathor", "shaded").wheel("hathor+white_2").own(0, "b17", "b19").folk(0, 5, 6)
    s = arranged.tokens(0, scribe=1, papyrus=2, bread=2).ask(Turn(0))
    choose(s, "hathor+white_2", "play_after", "play_opposite")
    assert keys(s) == ["hathor", "produce_limestone", "extra_after", "extra_opposite"]
    choose(s, "extra_opposite", "row2_bread")
    assert (s.happiness[0], s.population[0]) == (3, 5)
    assert keys(s) == ["hathor", "produce_limestone", "extra_after"]
    choose(s, "extra_after", "2papyrus")
    assert s.happiness[0] == 5 and tokens(s, 0)["scribe"] == 2
    choose(s, "hathor", "w1", "3bread")
    assert s.population[0] == 7 and s.standard == 0 and asked(s) == "" and cards_of(s, 0) == []
