"""ANK-7  Summon Unit."""

from benben.games.ankh.summon import SummonUnit, free_slots, shareable
from benben.games.ankh.tables_map import WATER, bits
from tests.games.ankh.build import (
    AMUN,
    ANUBIS,
    ISIS,
    OSIRIS,
    RA,
    Position,
    asked,
    at,
    choose,
    keys,
    kind,
    told,
    unit,
    why,
)


def summon(p: Position) -> Position:
    p.do(SummonUnit(0, ()))
    return p


def test_a_unit_comes_next_to_a_unit_or_an_own_monument() -> None:
    """ANK-7.1  One Warrior or Guardian, on an empty land hex of the same region."""
    p = summon(Position().god(0, "3.3").monument("temple", "4.2", owner=0).monument("temple", "8.8"))
    assert keys(p.s) == ["warrior", "done"] and why(p.s, "satet") == "not_in_pool"
    choose(p.s, "warrior")
    assert set(keys(p.s)) == {"3.1", "3.2", "4.1", "4.3", "4.4"}
    assert [why(p.s, key) for key in ("5.2", "3.3", "8.8", "2.3")] == ["water", "occupied", "occupied", "nothing_near"]
    choose(p.s, "4.1")
    assert unit(p.s, "4.1") == (0, "warrior") and p.s.warriors[0] == 5 and kind(p.s) == ""


def test_summoning_may_be_declined() -> None:
    """ANK-5.8, ANK-7.1  The effect of the action is optional."""
    p = summon(Position().god(0, "3.3"))
    choose(p.s, "done")
    assert kind(p.s) == "" and p.s.warriors[0] == 6


def test_additional_summons_in_any_order() -> None:
    """ANK-7.2, ANK-18.8  One next to each Pyramid and the standard one; a unit just summoned can be the neighbour."""
    p = Position().god(0, "4.0").monument("pyramid", "8.8", "8.1", owner=0).powers(0, "pyramid_attuned")
    summon(p)
    choose(choose(p.s, "warrior"), "8.7")
    choose(choose(p.s, "warrior"), "8.6")
    assert keys(choose(p.s, "warrior")) == ["7.1", "8.0", "8.2", "9.2"]
    choose(p.s, "8.2")
    assert kind(p.s) == "" and p.s.warriors[0] == 3


def test_a_slot_is_never_wasted() -> None:
    """ANK-7.2  The standard summon beside a Pyramid leaves the far hexes to nobody, but the order is free."""
    p = Position().god(0, "4.0").monument("pyramid", "8.8", owner=0).powers(0, "pyramid_attuned")
    summon(p)
    choose(choose(p.s, "warrior"), "5.0")
    choose(p.s, "warrior")
    assert set(keys(p.s)) == {"7.7", "7.9", "8.7", "8.9", "9.8"}
    assert shareable((1, 3), 3) and not shareable((1, 1), 3)


def test_two_summons_beside_one_pyramid_use_both_slots() -> None:
    """ANK-7.2  Afterwards none is free."""
    p = Position().god(0, "4.0").monument("pyramid", "8.8", owner=0).powers(0, "pyramid_attuned")
    assert free_slots(p.s, 0, ()) == 0b101
    assert free_slots(p.s, 0, (0b101,)) == 0b101 and free_slots(p.s, 0, (0b101, 0b101)) == 0


def test_a_trapped_warrior_costs_a_follower() -> None:
    """ANK-7.3, ANK-7.5  Given to Anubis, also with Warriors in the pool; not without a Follower."""
    p = Position(AMUN, ANUBIS).god(0, "4.0").god(1, "8.8").captives(0).followers(1, 0)
    summon(p)
    assert keys(p.s) == ["warrior", "captive", "done"]
    choose(choose(p.s, "captive"), "5.0")
    assert p.s.followers == [0, 1] and p.s.captives == [] and p.s.warriors[0] == 5
    assert unit(p.s, "5.0") == (0, "warrior") and told(p.s, "captive_freed")
    poor = summon(Position(AMUN, ANUBIS).god(0, "4.0").captives(0).followers(0, 0))
    assert "captive" not in keys(poor.s) and why(poor.s, "captive") == "no_follower_for_anubis"


def test_trapped_warriors_fit_every_slot() -> None:
    """ANK-7.5  The standard, a Pyramid's and the gate."""
    p = Position(OSIRIS, ANUBIS).captives(0, 0, 0).followers(3, 0).gates("8.8").powers(0, "pyramid_attuned")
    p.god(0, "4.0").monument("pyramid", "2.5", owner=0)
    p.s.warriors[0] = 0
    summon(p)
    for place in ("8.8", "2.4", "5.0"):
        choose(choose(p.s, "captive"), place)
    assert p.s.captives == [] and p.s.followers == [0, 3]


def test_gods_are_never_summoned() -> None:
    """ANK-7.4  Only Warriors and Guardians; a summoned Scorpion is aimed."""
    p = Position().god(0, "4.0").pooled(0, "giant_scorpion").pooled(0, "mummy")
    summon(p)
    assert keys(p.s) == ["warrior", "mummy", "giant_scorpion", "done"]
    choose(choose(p.s, "giant_scorpion"), "5.0")
    assert kind(p.s) == "AimScorpion" and asked(p.s).seat == 0


def test_no_room_no_question() -> None:
    """ANK-7.1  Without an empty hex near nothing is asked."""
    p = Position().god(0, "0.1").monument("temple", "0.2", "1.1", "1.2")
    assert kind(summon(p).s) == ""


def test_the_gate_takes_one_additional_unit() -> None:
    """ANK-20.4  One in all, not one per token; onto a token without a unit; chaining is allowed."""
    p = Position(OSIRIS, RA).god(0, "4.0").gates("8.8", "1.5")
    summon(p)
    choose(choose(p.s, "warrior"), "8.8")
    choose(p.s, "warrior")
    assert "1.5" not in keys(p.s) and {"8.7", "8.9", "5.0"} <= set(keys(p.s))
    choose(p.s, "8.7")
    assert kind(p.s) == "" and unit(p.s, "8.8") == (0, "warrior")


def test_gate_and_standard_summon_share_out() -> None:
    """ANK-7.2, ANK-20.4  A gate hex beside an own unit may use either slot: the other stays free."""
    p = Position(OSIRIS, RA).god(0, "4.0").gates("5.0", "8.8")
    summon(p)
    choose(choose(p.s, "warrior"), "5.0")
    choose(p.s, "warrior")
    assert {"8.8", "3.0", "6.0"} <= set(keys(p.s))


def test_others_are_blocked_by_gates() -> None:
    """ANK-20.4  A hex with an Underworld token is not empty for them."""
    p = Position(RA, OSIRIS).god(0, "4.0").gates("5.0")
    choose(summon(p).s, "warrior")
    assert "5.0" not in keys(p.s) and why(p.s, "5.0") == "underworld"


def test_apep_may_be_summoned_on_any_water() -> None:
    """ANK-21.3  Without a neighbour; or by the ordinary rules."""
    p = Position().god(0, "4.0").pooled(0, "apep").guardian(1, "apep", "0.4")
    choose(summon(p).s, "apep")
    wet = {key for key in keys(p.s) if WATER >> at(key) & 1}
    assert len(wet) == len(bits(WATER)) - 1 and "0.4" not in wet and "5.0" in keys(p.s)


def test_apep_as_a_pyramids_summon() -> None:
    """ANK-21.3  Water only if adjacent to that Pyramid; other water uses the standard slot."""
    p = Position().god(0, "4.0").pooled(0, "apep", 2).monument("pyramid", "5.9", owner=0)
    p.powers(0, "pyramid_attuned")
    summon(p)
    choose(choose(p.s, "apep"), "0.4")
    choose(p.s, "apep")
    assert {key for key in keys(p.s) if WATER >> at(key) & 1} == {"5.10", "6.9", "6.10"}


def test_apep_alone_can_still_come() -> None:
    """ANK-21.3  Where nothing else has room, Apep has the water."""
    p = Position().god(0, "0.1").monument("temple", "0.2", "1.1", "1.2").pooled(0, "apep")
    assert keys(summon(p).s) == ["apep", "done"] and why(p.s, "warrior") == "no_room"


def test_ra_may_attach_a_sun_token() -> None:
    """ANK-20.5  On each of his summons, while a token is on his board."""
    p = Position(RA, ISIS).god(0, "4.0").suns().powers(0, "pyramid_attuned").monument("pyramid", "8.8", owner=0)
    summon(p)
    choose(choose(p.s, "warrior"), "5.0")
    assert kind(p.s) == "AttachSun"
    choose(p.s, "yes")
    assert p.s.sun.bit_count() == 1
    choose(choose(p.s, "warrior"), "8.7")
    choose(p.s, "no")
    assert p.s.sun.bit_count() == 1
    p = Position(RA, ISIS).god(0, "4.0").warriors(0, "8.6", "8.7", "8.8").suns("8.6", "8.7", "8.8")
    choose(choose(summon(p).s, "warrior"), "5.0")
    assert kind(p.s) == ""
