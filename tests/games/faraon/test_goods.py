"""FAR-3  Resources, urns and offering tokens as gains."""

import pytest

from benben.games.faraon.goods import Gain, GainRandomUrn, draw_urn, gain
from benben.games.faraon.offerings import ChooseToken
from benben.games.faraon.sight import view
from benben.games.faraon.tables import URN
from benben.games.faraon.turns import Turn
from tests.games.faraon.build import kinds, position


def test_silver_stands_for_any_resource() -> None:
    """FAR-3.1  In access and action cost alike, and never as a basic of choice."""
    play = position().goods(0, "SSSSS").ask(Turn(0))
    assert {"artisans", "tomb", "nile_1", "nile_6", "nobles", "offerings_more"} <= set(play.keys)
    play.choose("nobles")
    assert play.payments() == {("silver", "silver+silver+silver+silver", "none")}


def test_paying_spends_and_gaining_takes() -> None:
    """FAR-3.2, FAR-3.4  Costs go back to the supply, incomes come from it; access stays on the wheel."""
    play = position().goods(0, "BGK").ask(Turn(0))
    play.choose("tomb", "justice", "none", "agriculture+construction")
    assert play.goods(0) == "" and play.s.supply == [20, 19, 20, 20, 20, 20] and play.wheel("B") == ["justice"]
    play = position().ask(Gain(0, tuple(kinds("GGS"))))
    assert play.goods(0) == "GGS" and play.s.supply == [18, 20, 20, 20, 20, 19]


def test_everything_lies_open() -> None:
    """FAR-3.3  Another seat sees purse, tokens and cards."""
    s = position().goods(0, "GS").tokens(0, "prestige_2").nobles(0, "judge").artisans(0, "a05").s
    seen = view(s, 2)["seats"][0]
    assert seen["resources"]["silver"] == 1 and seen["tokens"] == {"prestige_2": 1}
    assert seen["nobles"] == ["judge"] and seen["artisans"] == ["a05"]


@pytest.mark.parametrize(("left", "gained"), [(0, ""), (1, "G"), (2, "GG"), (3, "GG")])
def test_what_the_supply_lacks_is_lost(left: int, gained: str) -> None:
    """FAR-3.5, ruling 7.34  Each token on its own."""
    play = position().short("G", left).ask(Gain(0, tuple(kinds("GG"))))
    assert play.goods(0) == gained


def test_no_silver_left() -> None:
    """FAR-3.5"""
    p = position().short("S", 0)
    gain(p.s, 0, 5)
    assert p.ask().goods(0) == ""


def test_random_urn_is_the_top_of_the_pile() -> None:
    """FAR-3.6  Its three resources; then it lies on the discard."""
    p = position().urns("u02", "u03", "u04").next_urn("u15")
    play = p.ask(GainRandomUrn(0))
    assert play.goods(0) == "BBR" and play.s.urns_spent == [URN.index["u15"]]


def test_urns_are_reshuffled_only_when_the_pile_is_empty() -> None:
    """FAR-3.6  Only then, never earlier."""
    p = position()
    p.s.urns_spent = [p.s.urns.pop(0) for _ in range(len(p.s.urns) - 1)]
    spent = sorted(p.s.urns_spent)
    draw_urn(p.s)
    assert p.s.urns == [] and sorted(p.s.urns_spent) == spent
    drawn = draw_urn(p.s)
    assert sorted([drawn, *p.s.urns]) == spent and p.s.urns_spent == []


def test_an_offering_token_is_chosen_or_drawn() -> None:
    """FAR-3.7  Any from the bonus space, or a random one from the bag."""
    p = position(3).bonus("prestige_1", "prestige_2", None, "token_nile")
    play = p.ask(ChooseToken(0), ChooseToken(0))
    assert play.keys == ["bonus_1", "bonus_2", "bonus_4", "bag"]
    play.choose("bonus_4", "bag")
    assert "token_nile" in play.tokens(0) and len(play.tokens(0)) == 2


def test_no_token_anywhere_is_no_decision() -> None:
    """FAR-3.7, ruling 7.18  The token is lost."""
    p = position(3)
    for pile in (p.s.bag, [kind for kind in p.s.bonus if kind >= 0]):
        for kind in pile:
            p.s.purse[18 + 6 + kind] += 1
    p.s.bag = []
    p.s.bonus = [-1] * 4
    assert p.ask(ChooseToken(0)).kind == ""
