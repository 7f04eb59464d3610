"""KEM-6  Battle, step by step."""

from benben.core import engine
from benben.games.kemet import GAME
from benben.games.kemet.control import glory
from benben.games.kemet.strength import bonuses
from benben.games.kemet.tables import BATTLE_CARD, CARD
from benben.games.kemet.tables_tiles import COMPANION
from tests.games.kemet.build import Position, area, asked, commit, end, events, fight, keys, kind, pick, units


def duel(first: int = 5, second: int = 5, place: str = "t_w") -> Position:
    return Position(3).units(0, **{place: first}).units(1, **{place: second})


def test_two_take_part() -> None:
    """KEM-6.1  Only attacker and defender choose, in any order; tiles of the day do nothing."""
    s = duel().tile(0, "priest", "recruiting_scribe").attack(0, "t_w")
    assert (s.attacker, s.defender) == (0, 1) and engine.to_move(s) == [0, 1]
    assert bonuses(s, 0) == [0] * 5
    commit(s, 1, "b3")
    assert engine.to_move(s) == [0]


def test_the_council_is_secret() -> None:
    """KEM-6.2, KEM-1.17  Nobody sees the other's cards or how many interventions; the counts stay as they were."""
    s = duel().hand(0, "war_rage").attack(0, "t_w")
    before = GAME.view(s, 1)
    commit(s, 0, "b1", "war_rage")
    after = GAME.view(s, 1)
    assert after == before
    own = GAME.view(s, 0)["battle"]["sides"][0]
    assert own["card"] == "b1" and own["chosen"] == ["war_rage"]


def test_two_different_cards() -> None:
    """KEM-6.2  One to play, one to discard."""
    s = duel().attack(0, "t_w")
    pick(s, "b5", seat=0)
    assert "b5" not in keys(s, 0) and len(keys(s, 0)) == 7


def test_what_cannot_be_paid_is_not_offered() -> None:
    """KEM-6.2  The total cost has to be payable."""
    s = duel().hand(0, "war_fury", "bloodbath", "war_rage").prayer(0, 1).attack(0, "t_w")
    pick(s, "b1", seat=0)
    pick(s, "b2", seat=0)
    assert set(keys(s, 0)) == {"war_rage", "war_fury", "bloodbath", "diversion", "done"}
    pick(s, "war_fury", seat=0)
    assert set(keys(s, 0)) == {"diversion", "done"}


def test_only_battle_cards() -> None:
    """KEM-6.2, KEM-1.9  A card is played when its symbol allows."""
    s = duel().hand(0, "prayer", "transfer").attack(0, "t_w")
    pick(s, "b1", seat=0)
    pick(s, "b2", seat=0)
    assert keys(s, 0) == ["diversion", "done"]


def test_clash() -> None:
    """KEM-6.3  Both reveal at once and pay."""
    s = duel().hand(0, "war_fury").attack(0, "t_w")
    commit(s, 0, "b1", "war_fury")
    assert s.prayer[0] == 7 and s.hand[0] == [CARD.index["war_fury"]]
    commit(s, 1, "b3")
    assert s.prayer[0] == 6 and s.laid[0] == [CARD.index["war_fury"]] and not s.hand[0]
    seen = GAME.view(s, 2)["battle"]["sides"]
    assert [side["card"] for side in seen] == ["b1", "b3"] and seen[0]["interventions"] == ["war_fury"]


def test_strength() -> None:
    """KEM-6.4  Units, card, tiles, companions, interventions."""
    p = duel(3, 4).tile(0, "charge", "blades_of_neith").companion(0, "cobra", "t_w").hand(0, "war_rage", "war_fury")
    s = p.attack(0, "t_w")
    fight(s, ("b1", "war_rage", "war_fury"), ("b3",))
    assert s.power == [3 + 4 + 2 + 1 + 3, 6]


def test_the_own_city() -> None:
    """KEM-6.4, KEM-6.13  One more for its owner, attacker or defender; nobody in a third player's city."""
    assert bonuses(duel(2, 2, "nw_w").attack(0, "nw_w"), 0)[0] == 1
    assert bonuses(duel(2, 2, "w_w").attack(0, "w_w"), 1)[0] == 1
    s = duel(2, 2, "sw_w").attack(0, "sw_w")
    assert bonuses(s, 0)[0] == bonuses(s, 1)[0] == 0


def test_casualties() -> None:
    """KEM-6.5  Damage less defence, at least 0; both sides."""
    s = duel().attack(0, "t_w")
    fight(s, ("b4",), ("b5",))
    assert units(s, 0, "t_w") == 3 and units(s, 1, "t_w") == 3
    s = duel().attack(0, "t_w")
    fight(s, ("b1",), ("b7",))
    assert units(s, 1, "t_w") == 5 and units(s, 0, "t_w") == 4


def test_damage_to_oneself() -> None:
    """KEM-6.5  The "-" of a card hits the own troop, also if it is too small; it slays nobody for a reward (A14)."""
    s = duel(1, 5).tile(1, "divine_hunger").attack(0, "t_w")
    fight(s, ("b8",), ("b3",))
    assert units(s, 0, "t_w") == 0 and s.prayer[1] == 7


def test_casualties_do_not_change_the_winner() -> None:
    """KEM-6.11  Strength is fixed before them."""
    s = duel(5, 5).attack(0, "t_w")
    fight(s, ("b1",), ("b5",))
    assert s.victor == 0 and units(s, 0, "t_w") == 2


def test_protected_units() -> None:
    """KEM-6.12  Impenetrable defence also holds against the own card; defence does not stop unblockable damage."""
    s = duel(5, 2).tile(1, "amber_ward").attack(0, "t_w")
    fight(s, ("b3",), ("b8",))
    assert units(s, 1, "t_w") == 1


def test_rewards() -> None:
    """KEM-6.6  A point for the attacker who won and stands there; the loser has a veteran token."""
    s = duel(5, 3).attack(0, "t_w")
    fight(s, ("b1",), ("b3",))
    assert s.points == [1, 0, 0] and s.veterans == [0, 1, 0]


def test_retreat() -> None:
    """KEM-6.7  The loser chooses to retreat, the winner where; only empty adjacent areas, no district of others."""
    s = duel(5, 3, "f_w").units(2, o_wn=1).attack(0, "f_w")
    fight(s, ("b1",), ("b3",))
    assert asked(s).seat == 1 and keys(s) == ["retreat", "recall"]
    pick(s, "retreat")
    assert asked(s).seat == 0
    assert set(keys(s)) == {"w-w", "w-c", "w-e", "o-ws", "n-w", "t-w"}
    pick(s, "t-w")
    assert units(s, 1, "t_w") == 3 and s.held[area("t_w")] == 1, "ruling A9"
    s = duel(5, 3, "f_nw").attack(0, "f_nw")
    fight(s, ("b1",), ("b3",))
    pick(s, "retreat")
    assert not {"nw-w", "nw-c", "nw-e"} & set(keys(s))


def test_no_way_back() -> None:
    """KEM-6.7  Without an empty area the loser has to recall."""
    s = duel(5, 3, "t_wn").units(2, n_w=1).attack(0, "t_wn")
    fight(s, ("b1",), ("b3",))
    assert keys(s) == ["recall"]


def test_recall() -> None:
    """KEM-6.7, KEM-6.8, KEM-6.10  Units less one in prayer points, companions to supply; asked only with units left."""
    s = duel(5, 4).companion(1, "cobra", "t_w").prayer(0, 0).prayer(1, 0).attack(0, "t_w")
    fight(s, ("b6",), ("b3",))
    assert kind(s) == "LoserFate"
    pick(s, "recall")
    assert s.prayer[1] == 3 and s.supply[1] == 12 and s.where[COMPANION.index["cobra"]] == -1
    assert kind(s) == "WinnerFate" and keys(s) == ["stay", "recall"]
    pick(s, "recall")
    assert s.prayer[0] == 3 and s.held[area("t_w")] == -1
    s = duel(5, 3).attack(0, "t_w")
    fight(s, ("b2",), ("b5",))
    assert kind(s) == "LoserFate" and units(s, 1, "t_w") == 1
    s = duel(5, 2).attack(0, "t_w")
    fight(s, ("b2",), ("b5",))
    assert kind(s) == "WinnerFate", "nothing is asked of a side without units"


def test_the_end() -> None:
    """KEM-6.9  Played cards open, set-aside ones face down and secret; interventions to the discards; control."""
    s = duel().hand(0, "war_rage").attack(0, "t_w")
    commit(s, 0, "b1", "war_rage", aside="b2")
    commit(s, 1, "b3")
    end(s, "recall", "stay")
    assert s.face_up[0] == [BATTLE_CARD.index["b1"]] and s.face_down[0] == [BATTLE_CARD.index["b2"]]
    assert GAME.view(s, 1)["seats"][0]["face_down"] == [None] and GAME.view(s, 0)["seats"][0]["face_down"] == ["b2"]
    assert s.discard == [CARD.index["war_rage"]]
    assert s.held[area("t_w")] == 0 and glory(s, 0) == 2
    assert s.field == s.attacker == -1


def test_the_defender_keeps_control() -> None:
    """KEM-6.9  And an area that nobody holds gives its token back."""
    s = duel(3, 5).attack(0, "t_w")
    s.held[area("t_w")] = 1
    fight(s, ("b3",), ("b3",))
    end(s, "recall", "stay")
    assert s.held[area("t_w")] == 1
    s = duel(2, 2).attack(0, "t_w")
    s.held[area("t_w")] = 1
    fight(s, ("b5",), ("b5",))
    assert s.held[area("t_w")] == -1 and s.field == -1


def test_a_swapped_card_is_known() -> None:
    """KEM-6.3  Ruling A52: the card swapped out lies face down, but all have seen it."""
    s = duel().tile(0, "ambush").attack(0, "t_w")
    commit(s, 0, "b5", aside="b1")
    commit(s, 1, "b3")
    pick(s, "yes")
    end(s)
    assert s.face_up[0] == [0] and GAME.view(s, 1)["seats"][0]["face_down"] == ["b5"]


def test_prescience_shows_only_the_card() -> None:
    """KEM-6.2  Ruling A18; with two seers both choose at once."""
    s = duel().tile(0, "prescience").hand(1, "war_rage").attack(0, "t_w")
    commit(s, 1, "b4", "war_rage")
    seen = GAME.view(s, 0)["battle"]["sides"][1]
    assert seen["card"] == "b4" and seen["chosen"] == [] and seen["aside"] is None
    assert GAME.view(s, 2)["battle"]["sides"][1]["card"] is None
    s = duel().tile(0, "prescience").tile(1, "prescience").attack(0, "t_w")
    assert engine.to_move(s) == [0, 1]


def test_unpaid_cards_have_no_effect() -> None:
    """KEM-6.2  Ruling A16: what cannot be paid at the clash is discarded without effect."""
    s = duel().hand(0, "war_fury").attack(0, "t_w")
    commit(s, 0, "b3", "war_fury")
    s.prayer[0] = 0
    commit(s, 1, "b3")
    assert s.power == [7, 7] and s.discard == [CARD.index["war_fury"]]


def test_events_tell_the_battle() -> None:
    s = duel().attack(0, "t_w")
    fight(s, ("b1",), ("b3",))
    assert [event.args for event in events(s, "strength")] == [(9,), (7,)]
    assert events(s, "battle_won")[0].seat == 0
