"""ANK-14.2, ANK-19.1  What is secret, and what is not."""

import json

from benben.core.rng import FastRng
from benben.core.state import WATCHER
from benben.games.ankh.sight import determinize, view
from benben.games.ankh.tables import CARD
from tests.games.ankh.build import ISIS, OSIRIS, RA, WEST, Position, choose, keys, kind


def test_committed_cards_are_dealt_afresh_within_a_hand() -> None:
    """ANK-14.2  Somebody else's card could be any of his hand, and only those."""
    p = Position(ISIS, OSIRIS).god(0, "4.0").god(1, "8.0").hand(0, "flood", "drought", "cycle_of_maat")
    s = p.fight(WEST, commit=False)
    choose(s, "drought", 0)
    found = {CARD.keys[determinize(s, 1, FastRng(seed)).chosen[0][0]] for seed in range(40)}
    assert found == {"flood", "drought", "cycle_of_maat"}
    assert {determinize(s, 0, FastRng(seed)).chosen[0][0] for seed in range(5)} == {CARD.index["drought"]}


def test_bids_are_dealt_afresh_within_the_followers() -> None:
    """ANK-19.1  Somebody else's bid could be any he can pay."""
    p = Position(ISIS, OSIRIS).god(0, "4.0").god(1, "8.0").followers(2, 9)
    s = p.fight(WEST, "plague", "flood")
    choose(s, "2", 0)
    assert {determinize(s, 1, FastRng(seed)).bid[0] for seed in range(40)} == {0, 1, 2}
    assert {determinize(s, 0, FastRng(seed)).bid[0] for seed in range(9)} == {2}
    assert determinize(s, 1, FastRng(1)).bid[1] == -1


def test_everything_else_is_public() -> None:
    """ANK-14.15  Views of all seats and of a watcher differ in nothing but secrets."""
    p = Position(ISIS, OSIRIS).god(0, "4.0").god(1, "8.0")
    seen = [json.dumps(view(p.s, seat), sort_keys=True) for seat in (0, 1, WATCHER)]
    assert seen[0] == seen[1] == seen[2]
    s = p.fight(WEST, commit=False)
    choose(s, "drought", 0)
    assert view(s, WATCHER)["seats"][0]["committed"] == [None] and kind(s) == "PlayCard"
    assert len(keys(s)) == 7


def test_a_view_shows_the_strengths_and_majorities() -> None:
    """ANK-14.7, ANK-13.6  Region by region, before anybody has to count."""
    p = Position(RA, OSIRIS).god(0, "4.0").warriors(0, "4.1").god(1, "8.0").monument("temple", "5.0", owner=1)
    region = view(p.s, 0)["regions"]["1"]
    assert region["units"] == {"0": 2, "1": 1} and region["strength"] == {"0": 2, "1": 1}
    assert region["majorities"] == {"obelisk": -1, "temple": 1, "pyramid": -1}
