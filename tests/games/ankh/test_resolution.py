"""ANK-14  Battle Resolution and what comes after."""

import pytest

from benben.games.ankh.resolution import card_strength, neutralised, strength, unit_strength
from benben.games.ankh.tables import BATTLE, MAGNANIMITY, MIRACLES
from tests.games.ankh.build import (
    AMUN,
    ANUBIS,
    DELTA,
    ISIS,
    OSIRIS,
    RA,
    WEST,
    Position,
    asked,
    choose,
    finish,
    keys,
    kind,
    names,
    told,
    unit,
)


def duel(*gods: int) -> Position:
    return Position(*(gods or (RA, OSIRIS))).god(0, "4.0").god(1, "8.0")


def strengths(p: Position) -> dict[int, int]:
    return {event.seat: event.args[0] for event in told(p.s, "strength")}


def test_strength_is_units_cards_and_temples() -> None:
    """ANK-14.6  A god without a unit counts 0 and ignores every bonus."""
    p = duel().warriors(0, "4.1").powers(0, "temple_attuned").monument("temple", "5.0", owner=0)
    finish(p.fight(WEST, "chariots", "drought"))
    assert strengths(p) == {0: 7, 1: 2}
    p.s.battle, p.s.shown[0] = 3, 8
    assert strength(p.s, 0) == 0


@pytest.mark.parametrize(
    ("powers", "captives", "sphinx", "total"),
    [((), 0, False, 1), (("resplendent",), 0, False, 3), ((), 3, False, 4), (("resplendent",), 2, False, 5),
     (("resplendent",), 3, True, 0)],
)  # fmt: skip
def test_the_strength_of_a_god(powers: tuple[str, ...], captives: int, sphinx: bool, total: int) -> None:
    """ANK-14.7, ANK-2.2  1; 3 if Resplendent; Anubis +1 per trapped Warrior; 0 beside an enemy Androsphinx."""
    p = Position(ANUBIS, RA).god(0, "4.0").monument("temple", "8.8", "8.6", "2.5", owner=0).powers(0, *powers)
    p.captives(*[1] * captives)
    if sphinx:
        p.guardian(1, "androsphinx", "4.1")
    assert unit_strength(p.s, 0, WEST) == total


def test_the_strongest_wins_and_the_others_lose() -> None:
    """ANK-14.8  Also one whose last unit fell to the Plague: Osiris may place a gate."""
    p = Position(RA, OSIRIS).god(0, "4.0").god(1, "8.8").warriors(1, "8.0").followers(1, 0)
    s = p.fight(WEST, "plague", "flood")
    choose(choose(s, "1", 0), "0", 1)
    assert s.devotion == [1, 0] and kind(s) == "PlaceGate" and asked(s).seat == 1


def test_the_winners_gain_is_one_gain() -> None:
    """ANK-14.9  1, with Drought and Ra, Commanding gives Followers."""
    p = duel().warriors(0, "4.1", "5.0").suns("4.1", "5.0").powers(0, "commanding").followers(0, 0)
    finish(p.fight(WEST, "drought", "flood"))
    assert told(p.s, "points")[0].args == (1 + 3 + 1, BATTLE) and p.s.followers[0] == 3


def test_the_winner_kills_all_enemies_in_the_region() -> None:
    """ANK-14.10  Warriors and Guardians, on water too; not Gods, not in other regions, not the winner's."""
    p = duel().warriors(0, "4.1", "4.2").warriors(1, "8.1", "8.8").guardian(1, "apep", "6.2")
    finish(p.fight(WEST, "chariots", "flood"))
    assert {event.seat for event in told(p.s, "unit_killed")} == {1}
    assert unit(p.s, "8.1") is None and unit(p.s, "6.2") is None and unit(p.s, "8.8") and unit(p.s, "8.0")
    assert p.s.warriors[1] == 5 and p.s.reserve[1 * 6 + 2] == 1 and unit(p.s, "4.1")


def test_a_tie_kills_everybody() -> None:
    """ANK-14.11  Also those below the tie; nobody gains; Gods stay."""
    p = Position(RA, OSIRIS, AMUN).god(0, "4.0").god(1, "8.0").warriors(0, "4.1").warriors(1, "8.1").warriors(2, "7.0")
    p.s.amun_spent = 1
    finish(p.fight(WEST, "flood", "flood", "flood"))
    assert told(p.s, "battle_lost_by_all") and p.s.devotion == [0, 0, 0]
    assert names(p.s.army[0] | p.s.army[1] | p.s.army[2]) == {"4.0", "8.0"}


def test_the_scales_win_a_tie_once() -> None:
    """ANK-14.12  Only for a tied-highest holder, face up; Glorious needs a margin; the token is spent."""
    p = duel().scales(1).powers(1, "glorious", "commanding").followers(0, 0)
    s = p.fight(WEST, "flood", "flood")
    assert kind(s) == "UseScales" and asked(s).seat == 1
    choose(s, "yes")
    assert s.devotion == [0, 1] and s.followers[1] == 3 and s.scales_spent
    finish(s)
    s = p.fight(WEST, "drought", "drought")
    assert kind(s) != "UseScales" and told(s, "battle_lost_by_all")


def test_the_scales_need_their_holder_in_the_tie() -> None:
    """ANK-14.12  A weaker holder cannot use them."""
    p = Position(RA, OSIRIS, ISIS).god(0, "4.0").god(1, "8.0").god(2, "7.0").scales(2)
    s = p.fight(WEST, "drought", "drought", "flood")
    assert kind(s) != "UseScales"


def test_the_order_of_resolution() -> None:
    """ANK-14.13  Winner's gain, kills, Magnanimous, Cat Mummies; then the Miracles of ANK-14.14."""
    p = duel().warriors(0, "4.1", "5.0", "5.1").guardian(1, "cat_mummy", "8.1").powers(1, "magnanimous")
    p.devotion(3, 0)
    finish(p.fight(WEST, "flood", "miracle"))
    order = [event.key if event.key != "points" else event.args[1] for event in p.s.journal or []]
    wanted = [BATTLE, "unit_killed", MAGNANIMITY, "cat_mummy_avenged", 7, MIRACLES]
    assert [key for key in order if key in wanted] == wanted


def test_after_the_battle() -> None:
    """ANK-14.14  Miracle, Osiris' gate, Ma'at, Worshipful, in this order."""
    p = duel().warriors(0, "4.1", "5.0").warriors(1, "8.1").powers(1, "worshipful").followers(0, 2)
    p.hand(1, "miracle", "cycle_of_maat")
    s = p.fight(WEST, "chariots", "miracle")
    assert s.devotion[1] == 1 and kind(s) == "PlaceGate" and s.used[1]
    choose(s, "done")
    assert kind(s) == "Worship"
    choose(s, "yes")
    assert s.devotion[1] == 2 and s.followers[1] == 0 and s.battle == 0


def test_everybody_wiped_out() -> None:
    """ANK-14.18  Nobody wins, all lose, the Tipping token is of no use."""
    p = Position(RA, OSIRIS).god(0, "8.8").god(1, "8.6").warriors(0, "4.0").warriors(1, "8.0").followers(0, 0).scales(0)
    s = p.fight(WEST, "plague", "chariots")
    choose(choose(s, "0", 0), "0", 1)
    assert told(s, "battle_lost_by_all") and kind(s) == "PlaceGate" and s.devotion == [0, 0]


def test_card_bonuses() -> None:
    """ANK-19.4, ANK-19.9  Flood 0, Build 0, Plague 1, Chariots 3, Drought 1, Miracle 0, Ma'at 0."""
    assert [card_strength(1 << card) for card in range(7)] == [0, 0, 1, 3, 1, 0, 0]
    assert card_strength(0b11000) == 4


def test_maat_recovers_all_cards() -> None:
    """ANK-19.7  Itself too; nothing else does."""
    p = duel().hand(0, "cycle_of_maat", "flood")
    finish(p.fight(WEST, "cycle_of_maat", "flood"))
    assert p.s.kept[0] == list(range(7)) and p.s.used[0] == 0 and len(p.s.kept[1]) == 6


def test_miracle_counts_the_dead() -> None:
    """ANK-19.8  1 per own unit killed in this Battle, in one gain."""
    p = duel().warriors(0, "4.1", "5.0", "5.1").warriors(1, "8.1", "8.2")
    finish(p.fight(WEST, "flood", "miracle"))
    assert told(p.s, "points")[-1].args == (2, MIRACLES)


def test_drought_pays_only_the_winner() -> None:
    """ANK-19.5  And only for units on desert, gates not counted."""
    p = Position(OSIRIS, RA).god(0, "4.0").warriors(0, "4.1", "4.4", "5.0").gates("4.0")
    p.god(1, "8.0").warriors(1, "8.1")
    finish(p.fight(WEST, "drought", "drought"))
    assert p.s.devotion == [3, 0]


def test_a_gate_after_a_lost_battle() -> None:
    """ANK-20.4, ANK-20.6  On an empty hex of the region; with three on the map one may be moved, a unit on it stays."""
    p = duel().warriors(0, "4.1").monument("temple", "7.0")
    s = p.fight(WEST, "chariots", "flood")
    assert kind(s) == "PlaceGate" and not {"4.0", "8.0", "7.0", "8.8", "6.2"} & set(keys(s)) and "7.1" in keys(s)
    choose(s, "7.1")
    assert names(s.portals) == {"7.1"}
    p = duel().warriors(0, "4.1").gates("8.8", "1.5", "8.0")
    s = p.fight(WEST, "chariots", "flood")
    assert keys(s) == ["1.5", "8.0", "8.8", "done"]
    choose(s, "8.0")
    assert kind(s) == "MoveGate" and "8.8" not in keys(s) and "8.0" not in keys(s)
    choose(s, "8.1")
    assert names(s.portals) == {"8.8", "1.5", "8.1"} and unit(s, "8.0") == (1, "god")


def test_no_room_for_a_gate() -> None:
    """ANK-20.6  Without an empty hex there is no placement."""
    p = duel().warriors(0, "4.1")
    p.s.built[0] = p.s.land[WEST] & ~(p.s.army[0] | p.s.army[1])
    assert kind(p.fight(WEST, "chariots", "flood")) == ""


def test_worshipful_needs_two_followers() -> None:
    """ANK-18.12  Ascending; once a Battle; not with 1 Follower."""
    p = duel(RA, ISIS).powers(0, "worshipful").powers(1, "worshipful").followers(4, 2).devotion(5, 2)
    s = p.fight(WEST, "chariots", "drought")
    assert kind(s) == "Worship" and asked(s).seat == 1
    choose(s, "yes")
    assert asked(s).seat == 0
    choose(s, "yes")
    assert kind(s) == "" and s.followers == [2, 0] and s.devotion == [7, 3]
    assert kind(duel(RA, ISIS).powers(0, "worshipful").followers(1, 0).fight(WEST, "chariots", "drought")) == ""


def test_androsphinxes_cancel_each_other() -> None:
    """ANK-21.6  Both count 0 and keep their effect on others."""
    p = Position(RA, ISIS).guardian(0, "androsphinx", "4.1").guardian(1, "androsphinx", "5.1").warriors(1, "4.0")
    p.warriors(0, "6.1")
    assert unit_strength(p.s, 0, WEST) == 0 and unit_strength(p.s, 1, WEST) == 0
    assert "4.0" in names(neutralised(p.s, 1)) and "4.0" not in names(neutralised(p.s, 0))


def test_the_first_hex_of_the_map_is_a_hex_like_others() -> None:
    """ANK-14.7  A Resplendent God on 0.1 has strength 3."""
    p = Position(RA, ISIS).god(0, "0.1").powers(0, "resplendent").monument("temple", "8.8", "8.6", "4.0", owner=0)
    assert unit_strength(p.s, 0, DELTA) == 3
