"""The rulings A1 to A51 that change play, one test each; some are told in full by the chapter's tests."""

from benben.core import engine
from benben.games.ankh.caravan import LayCamel
from benben.games.ankh.conflict import Conflict, ResolveRegion, StartOfConflict
from benben.games.ankh.devotion import Gain
from benben.games.ankh.ending import ForgetGods, result
from benben.games.ankh.kills import CatLosses, Die
from benben.games.ankh.merge import MergeGods
from benben.games.ankh.move import MoveUnit, PushUnit, goals
from benben.games.ankh.resolution import unit_strength
from benben.games.ankh.summon import SummonUnit
from benben.games.ankh.tables import BATTLE, BUILD_COST, MAGNANIMITY, MIRACLES, WORSHIP
from benben.games.ankh.tables_map import EDGES, WATER
from benben.games.ankh.tables_scenarios import LAYOUT, LAYOUTS
from benben.games.ankh.turn import Turn
from benben.games.ankh.unlock import UnlockPower
from tests.games.ankh.build import (
    AMUN,
    ANUBIS,
    DELTA,
    EAST,
    ISIS,
    OSIRIS,
    RA,
    WEST,
    Position,
    asked,
    at,
    choose,
    finish,
    keys,
    kind,
    mask,
    names,
    told,
    unit,
)


def duel(*gods: int) -> Position:
    return Position(*(gods or (RA, ISIS))).god(0, "4.0").god(1, "8.0")


def test_a1_the_effect_of_an_action_is_optional() -> None:
    """ANK-5.8  Move, Summon and Unlock can be declined; Gain happens."""
    p = Position().god(0, "4.0").followers(1)
    for step in (MoveUnit(0, 0), SummonUnit(0, ()), UnlockPower(0)):
        assert keys(p.do(step))[-1] in ("done", "none")


def test_a2_gates_block_everybody_but_osiris() -> None:
    """ANK-20.4  Pushes, Mummies and Obelisk moves too."""
    p = Position(RA, OSIRIS).god(0, "4.0").gates("4.1", "5.0", "3.0").guardian(0, "mummy", "8.8")
    assert keys(p.do(Die(mask("8.8")))) == ["3.1"]


def test_a3_the_pushers_owner_picks_the_direction() -> None:
    """ANK-21.2  Any adjacent empty hex; Gods can be pushed."""
    p = Position().guardian(0, "satet", "4.0").god(1, "5.0")
    s = p.do(PushUnit(0, at("4.0"), at("5.0")))
    assert asked(s).seat == 0 and set(keys(s)) == {"4.0", "4.1", "5.1", "6.0"}


def test_a4_claws_may_point_anywhere() -> None:
    """ANK-21.5  Six orientations, also off the map."""
    p = Position().god(0, "0.2").pooled(0, "giant_scorpion")
    s = choose(choose(p.do(SummonUnit(0, ())), "giant_scorpion"), "0.1")
    assert len(keys(s)) == 6


def test_a5_claws_destroy_all_monuments() -> None:
    """ANK-21.5  Own and neutral ones too."""
    p = Position().guardian(0, "giant_scorpion", "5.0", aim="n_ne").monument("temple", "4.0", owner=0)
    p.monument("obelisk", "4.1")
    s = p.do(StartOfConflict())
    assert s.built == [0, 0, 0] and s.tokens[0] == 9


def test_a6_plagues_go_by_their_owners_ascending() -> None:
    """ANK-14.4  Separate bids."""
    p = duel().devotion(4, 2).followers(1, 1)
    s = p.fight(WEST, "plague", "plague")
    choose(choose(s, "0", 0), "0", 1)
    assert kind(s) == "Bid" and len(told(s, "bid_revealed")) == 2


def test_a7_bountiful_counts_for_every_gain() -> None:
    """ANK-18.11  Magnanimous, Miracle and Worshipful are gains of their own."""
    p = Position().powers(0, "bountiful")
    s = p.do(Gain(0, 2, MAGNANIMITY), Gain(0, 1, MIRACLES), Gain(0, 1, WORSHIP))
    assert s.devotion[0] == 4 + 3


def test_a8_one_trap_for_the_whole_batch() -> None:
    """ANK-20.2  Not one for each owner."""
    p = Position(ANUBIS, RA, AMUN).god(0, "8.8").warriors(1, "4.0").warriors(2, "4.1")
    choose(p.do(Die(mask("4.0", "4.1"))), "ra")
    assert kind(p.s) == "" and p.s.captives == [1]


def test_a9_anubis_and_resplendent_need_the_god_there() -> None:
    """ANK-14.7  Both change the God unit's own strength."""
    p = Position(ANUBIS, RA).god(0, "8.8").warriors(0, "4.0").captives(1, 1).powers(0, "resplendent")
    p.monument("temple", "8.6", "1.5", "2.5", owner=0)
    assert unit_strength(p.s, 0, WEST) == 1 and unit_strength(p.s, 0, EAST) == 5


def test_a10_resplendent_with_merged_anubis() -> None:
    """ANK-14.7  3 and up to 3 on the one God unit."""
    p = Position(ANUBIS, RA, ISIS).devotion(1, 2, 9).god(0, "8.8").god(1, "4.0").god(2, "1.5").captives(2, 2, 2)
    p.powers(1, "resplendent").monument("temple", "8.6", "1.6", "2.5", owner=1)
    assert unit_strength(p.do(MergeGods()), 1, WEST) == 6


def test_a11_the_order_after_a_battle() -> None:
    """ANK-14.14  Miracle, Osiris, Ma'at, Worshipful."""
    p = duel(RA, OSIRIS).warriors(0, "4.1").powers(1, "worshipful").followers(0, 2).hand(1, "cycle_of_maat")
    s = p.fight(WEST, "chariots", "cycle_of_maat")
    assert kind(s) == "PlaceGate" and not told(s, "cards_recovered")
    choose(s, "done")
    assert kind(s) == "Worship" and told(s, "cards_recovered")


def test_a12_the_scales_do_not_help_the_dead() -> None:
    """ANK-14.18  Without units nobody can win a tie."""
    p = Position(RA, ISIS).god(0, "1.5").god(1, "8.8").warriors(0, "4.0").warriors(1, "5.0").followers(0, 0).scales(0)
    s = p.fight(WEST, "plague", "flood")
    choose(choose(s, "0", 0), "0", 1)
    assert kind(s) == "" and told(s, "battle_lost_by_all")


def test_a13_omnipresent_on_water() -> None:
    """ANK-18.3  Each region of the water hex counts."""
    p = Position().guardian(0, "apep", "1.10").powers(0, "omnipresent").followers(0)
    assert p.do(StartOfConflict()).followers[0] == 2


def test_a14_the_two_new_tokens_may_be_swapped() -> None:
    """ANK-12.6  With each other."""
    s = Position().do(LayCamel(0, ()))
    for key in ("3.0+4.0", "3.1+4.0", "3.1+4.1", "4.1+4.2"):
        choose(s, key)
    choose(s, "3.0")
    north = s.land[WEST]
    choose(s, "1+4")
    assert s.land[4] == north


def test_a15_a_mummy_must_return() -> None:
    """ANK-21.4  Its owner picks the hex, but cannot decline."""
    p = Position(AMUN, RA).god(0, "4.0").guardian(0, "mummy", "8.8")
    assert "done" not in keys(p.do(Die(mask("8.8")))) and len(keys(p.s)) == 4


def test_a16_a_mummy_back_in_the_battle_fights() -> None:
    """ANK-14.16  Killed by Plague, returned to the region: a unit again for steps 4 and 5."""
    p = duel(RA, AMUN).guardian(1, "mummy", "8.1").followers(1, 0)
    p.s.amun_spent = 1
    s = p.fight(WEST, "plague", "chariots")
    choose(choose(s, "1", 0), "0", 1)
    choose(s, "8.1")
    assert {event.seat: event.args[0] for event in told(s, "strength")} == {0: 2, 1: 5}


def test_a17_obelisk_moves_avoid_water_and_gates() -> None:
    """ANK-18.13  As any other move."""
    p = duel(RA, OSIRIS).powers(0, "obelisk_attuned").monument("obelisk", "5.1", owner=0).gates("4.1")
    s = choose(p.fight(WEST, commit=False), "4.0")
    assert set(keys(s)) == {"5.0", "6.0", "6.1"}


def test_a18_gates_belong_to_the_merged_god() -> None:
    """ANK-15.8  With Osiris as the lesser god."""
    p = Position(OSIRIS, RA, ISIS).devotion(1, 2, 9).god(0, "4.0").god(1, "8.8").god(2, "1.5").gates("5.0")
    p.do(MergeGods())
    s = choose(p.do(SummonUnit(1, ())), "warrior")
    assert "5.0" in keys(s)


def test_a19_sun_tokens_of_removed_units_are_free() -> None:
    """ANK-15.8  With Ra as the lesser god."""
    p = Position(RA, AMUN, ISIS).devotion(1, 2, 9).god(0, "4.0").god(1, "8.8").god(2, "1.5").warriors(0, "4.1")
    p.suns("4.1")
    p.do(MergeGods())
    choose(choose(p.do(SummonUnit(1, ())), "warrior"), "8.7")
    assert p.s.sun == 0 and kind(p.s) == "AttachSun"


def test_a20_other_captives_stay_trapped() -> None:
    """ANK-20.2  If Anubis is the lesser god."""
    p = Position(ANUBIS, RA, ISIS).devotion(1, 2, 9).god(0, "4.0").god(1, "8.8").god(2, "1.5").captives(2)
    assert p.do(MergeGods()).captives == [2]


def test_a21_a_guardian_may_be_declined() -> None:
    """ANK-15.4  Although bases suffice."""
    p = Position(RA, AMUN, ISIS).devotion(1, 2, 9).god(1, "8.8").god(2, "1.5").pooled(0, "satet")
    assert keys(p.do(MergeGods())) == ["satet", "done"]


def test_a22_the_greater_gods_player_bids() -> None:
    """ANK-15.12  And picks cards."""
    p = Position(RA, AMUN, ISIS).devotion(1, 2, 9).god(1, "4.0").god(2, "4.1").followers(0, 2, 0)
    p.do(MergeGods())
    p.s.amun_spent = 1
    s = p.fight(WEST, "plague", "flood")
    assert engine.to_move(s) == [1, 2]


def test_a23_the_merged_god_holds_the_scales() -> None:
    """ANK-13.1  Whichever partner triggered."""
    p = Position(RA, AMUN, ISIS).devotion(1, 2, 9).god(1, "4.0").god(2, "8.8")
    p.do(MergeGods())
    p.warriors(2, "4.1")
    assert p.do(Conflict(0, 1)).scales == 1


def test_a24_one_cat_loss_for_each_marker() -> None:
    """ANK-21.1  A merged god loses once."""
    p = Position(RA, AMUN, ISIS).devotion(5, 6, 9).god(1, "4.0").guardian(2, "cat_mummy", "8.8")
    p.do(MergeGods())
    p.do(Die(mask("8.8")), CatLosses())
    assert p.s.devotion[1] == 4


def test_a25_without_a_base_the_figure_stays() -> None:
    """ANK-9.6  On its card."""
    p = Position().followers(1).powers(0, "revered").pooled(0, "mummy", 2)
    choose(p.do(UnlockPower(0)), "inspiring")
    assert p.s.figures[0] == 2


def test_a27_inspiring_builds_for_nothing() -> None:
    """ANK-18.2  Also with fewer than 3 Followers; A26 and A41 are told by ANK-11.4 and ANK-6.6."""
    p = duel().powers(0, "inspiring").followers(1, 0)
    s = p.fight(WEST, "build_monument", "flood")
    assert kind(s) == "BuildMonument" and BUILD_COST == 3


def test_a28_a_captive_may_be_bought_with_a_full_pool() -> None:
    """ANK-7.5  It need not be empty."""
    p = Position(AMUN, ANUBIS).god(0, "4.0").god(1, "8.8").captives(0).followers(1, 0)
    assert "captive" in keys(p.do(SummonUnit(0, ()))) and p.s.warriors[0] == 5


def test_a29_a_unit_stays_when_its_gate_moves() -> None:
    """ANK-20.4  The hex has its terrain again."""
    p = duel(RA, OSIRIS).gates("8.0", "1.5", "1.6").warriors(0, "4.1")
    s = choose(choose(p.fight(WEST, "chariots", "flood"), "8.0"), "7.0")
    assert unit(s, "8.0") == (1, "god") and names(s.portals) == {"7.0", "1.5", "1.6"}


def test_a30_the_active_player_may_be_eliminated() -> None:
    """ANK-5.9  The next living player goes on."""
    p = Position(RA, ISIS, AMUN).devotion(3, 25, 26).god(0, "4.0").god(1, "8.8").god(2, "1.5")
    s = p.do(ForgetGods(), Turn(0))
    assert asked(s).seat == 1


def test_a31_the_scales_need_not_be_used() -> None:
    """ANK-14.12  Then all lose."""
    s = choose(duel().scales(0).fight(WEST, "flood", "flood"), "no")
    assert told(s, "battle_lost_by_all") and not s.scales_spent


def test_a32_no_camel_beside_water() -> None:
    """ANK-12.1  Every edge lies between two land hexes."""
    assert not any(WATER >> place & 1 for pair in EDGES for place in pair)


def test_a33_lines_of_the_set_up_may_be_longer() -> None:
    """ANK-12.1  The limit of 6 is for the event; the Revolt begins with lines of 7."""
    assert max(len(line.split()) for layout in LAYOUTS for line in layout.camels) == 7


def test_a34_majorities_may_win_before_domination() -> None:
    """ANK-3.6  The second gain is never resolved."""
    p = Position().god(0, "4.0").devotion(30, 0, 0).monument("temple", "5.0", owner=0)
    s = p.do(ResolveRegion(WEST))
    assert s.winner == 0 and len(told(s, "points")) == 1


def test_a35_a_hex_of_two_slots_may_use_either() -> None:
    """ANK-7.2  The other stays free."""
    p = Position().god(0, "4.0").monument("pyramid", "5.0", owner=0).powers(0, "pyramid_attuned")
    s = choose(choose(p.do(SummonUnit(0, ())), "warrior"), "5.1")
    assert set(keys(choose(s, "warrior"))) >= {"3.0", "6.0", "6.1"}


def test_a37_flood_protects_who_stands_on_fertile_ground_at_resolution() -> None:
    """ANK-19.6  A Mummy returned there by the Plague is protected."""
    p = Position(RA, AMUN).god(0, "3.3").warriors(0, "3.2").god(1, "8.4").guardian(1, "mummy", "8.1").followers(1, 0)
    p.s.amun_spent = 1
    s = p.fight(WEST, "plague", "flood")
    choose(choose(s, "1", 0), "0", 1)
    choose(s, "7.4")
    finish(s)
    assert unit(s, "7.4") == (1, "mummy") and told(s, "battle_won")[0].seat == 0


def test_a38_the_middle_kingdom_with_four_as_found() -> None:
    """ANK-4.9  Player 1 in region 2; A49: player 3 of five has a Warrior on 8.7."""
    assert LAYOUT[0, 4].gods.split()[0] == "3.1" and LAYOUT[0, 5].warriors.split()[2] == "8.7"


def test_a39_an_empty_pool_summons_no_warrior() -> None:
    """ANK-2.4  Only Guardians and captives are left."""
    p = Position().god(0, "4.0")
    p.s.warriors[0] = 0
    assert kind(p.do(SummonUnit(0, ()))) == ""


def test_a40_an_atheist_egypt_has_no_winner() -> None:
    """ANK-16.4  Everybody shares one place."""
    s = Position().devotion(1, 2, 3).do(ForgetGods())
    assert s.winner == -1 and s.atheist and len(set(result(s) or [])) == 1


def test_a42_obelisk_moves_come_to_an_end() -> None:
    """ANK-18.13  A unit that has moved cannot go back."""
    p = duel().powers(0, "obelisk_attuned").monument("obelisk", "5.1", "7.1", owner=0)
    s = choose(choose(p.fight(WEST, commit=False), "4.0"), "7.0")
    assert kind(s) == "PlayCard"


def test_a43_the_pair_stays_below_a_third_marker() -> None:
    """ANK-15.14  Lesser and greater on one space with another above."""
    p = Position(RA, AMUN, ISIS, OSIRIS).devotion(4, 4, 4, 9).god(1, "4.0").god(2, "8.8").god(3, "1.5")
    assert p.do(MergeGods()).ladder == [1, 2, 3]


def test_a44_a_single_bidder_is_spared() -> None:
    """ANK-19.10  Even with 0."""
    p = Position(RA, ISIS).god(0, "1.5").warriors(0, "4.0").god(1, "8.0").warriors(1, "8.1").followers(0, 1)
    s = p.fight(WEST, "plague", "plague")
    choose(choose(s, "0", 0), "1", 1)
    assert engine.to_move(s) == [1]
    choose(s, "0", 1)
    assert unit(s, "8.1") == (1, "warrior")


def test_a45_no_two_gates_on_a_hex() -> None:
    """ANK-20.6  A hex with one is not offered."""
    p = duel(RA, OSIRIS).gates("5.0")
    assert "5.0" not in keys(p.fight(WEST, "chariots", "flood"))


def test_a46_wiped_out_is_lost() -> None:
    """ANK-14.8  Osiris without units may place a gate."""
    p = Position(RA, OSIRIS).god(0, "4.0").god(1, "8.8").warriors(1, "8.0").followers(1, 0)
    s = p.fight(WEST, "plague", "flood")
    choose(choose(s, "1", 0), "0", 1)
    assert kind(s) == "PlaceGate"


def test_a47_guardians_are_never_trapped() -> None:
    """ANK-20.2  Only Warriors."""
    p = Position(ANUBIS, RA).god(0, "8.8").guardian(1, "satet", "4.0")
    assert kind(p.do(Die(mask("4.0")))) == ""


def test_a48_payments_are_checked_when_made() -> None:
    """ANK-2.8  A bid spends the Followers that Worshipful would have needed."""
    p = duel().powers(0, "worshipful").followers(3, 0)
    s = p.fight(WEST, "plague", "drought")
    choose(choose(s, "2", 0), "0", 1)
    assert kind(s) != "Worship" and s.followers[0] == 1


def test_a50_bountiful_is_checked_for_each_gain() -> None:
    """ANK-18.11  The first carries the marker out of red, the second is plain."""
    assert (
        Position().powers(0, "bountiful").devotion(20, 0, 0).do(Gain(0, 1, BATTLE), Gain(0, 1, BATTLE)).devotion[0]
        == 23
    )


def test_a51_a_killed_mummys_token_may_be_attached_again() -> None:
    """ANK-23.3  It first returns to the board, also with all three in use."""
    p = Position(RA, ISIS).god(0, "4.0").guardian(0, "mummy", "8.8").warriors(0, "8.7", "8.6").suns("8.8", "8.7", "8.6")
    s = choose(p.do(Die(mask("8.8"))), "5.0")
    assert kind(s) == "AttachSun"
    choose(s, "yes")
    assert names(s.sun) == {"5.0", "8.7", "8.6"}


def test_a36_reach_counts_hexes_of_the_map() -> None:
    """ANK-6.2  The gaps in the corners of rows 0 and 9 never shorten a path."""
    p = Position().warriors(0, "8.1")
    assert "9.2" in names(goals(p.s, 0, at("8.1"))) and p.s.land[DELTA]
