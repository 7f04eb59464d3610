"""ANK-23, ANK-20.2, ANK-20.3, ANK-21  Killing units."""

from benben.games.ankh.kills import CatLosses, Die, Kill, protected_units
from benben.games.ankh.tables import CATS, KINDS
from tests.games.ankh.build import (
    AMUN,
    ANUBIS,
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
    mask,
    names,
    told,
    unit,
)


def test_gods_are_never_in_a_batch() -> None:
    """ANK-23.1, ANK-2.3  Whatever kills, Gods stay."""
    p = Position(RA, AMUN).god(0, "4.0").warriors(0, "4.1").god(1, "4.2")
    p.do(Kill(mask("4.0", "4.1", "4.2"), 0))
    assert unit(p.s, "4.0") and unit(p.s, "4.2") and unit(p.s, "4.1") is None and p.s.warriors[0] == 6


def test_flood_then_isis() -> None:
    """ANK-23.2  In Battle Resolution only: Flood's units leave the batch, then Isis may save hers."""
    p = Position(ISIS, RA).warriors(0, "4.4", "4.3", "5.1").warriors(1, "5.0", "5.3").god(1, "8.0")
    p.s.shown[0] = 1
    s = p.do(Kill(mask("4.4", "4.3", "5.1"), 1))
    assert kind(s) == "SaveUnit" and keys(s) == ["4.3", "5.1", "done"]
    choose(choose(s, "4.3"), "done")
    assert unit(s, "4.4") and unit(s, "4.3") and unit(s, "5.1") is None
    p = Position(ISIS, RA).warriors(0, "4.4", "5.1").warriors(1, "5.0")
    p.s.shown[0] = 1
    assert kind(p.do(Kill(mask("4.4", "5.1"), 0))) == "" and p.s.army[0] == 0


def test_the_dead_leave_their_sun_tokens() -> None:
    """ANK-23.3  Sun tokens return to Ra; each dead unit counts for its owner's Miracle."""
    p = Position(RA, AMUN).warriors(0, "4.0", "4.1").suns("4.0").warriors(1, "5.0")
    p.do(Die(mask("4.0", "4.1", "5.0")))
    assert p.s.sun == 0 and p.s.killed == [2, 1]


def test_anubis_traps_one_enemy_warrior_of_a_batch() -> None:
    """ANK-23.4, ANK-20.2  One per batch, of the enemies only, while a slot is free; he may decline."""
    p = Position(ANUBIS, RA, AMUN).god(0, "8.8").warriors(0, "4.0").warriors(1, "4.1").warriors(2, "5.0", "5.1")
    s = p.do(Die(mask("4.0", "4.1", "5.0", "5.1")))
    assert kind(s) == "TrapWarrior" and asked(s).seat == 0 and keys(s) == ["amun", "ra", "none"]
    choose(s, "amun")
    assert s.captives == [2] and s.warriors == [6, 6, 5] and kind(s) == ""
    p = Position(ANUBIS, RA).god(0, "8.8").warriors(1, "4.1").captives(1, 1, 1)
    assert kind(p.do(Die(mask("4.1")))) == ""
    p = Position(ANUBIS, RA).god(0, "8.8").warriors(0, "4.1").guardian(1, "cat_mummy", "4.2")
    assert kind(p.do(Die(mask("4.1", "4.2")))) == ""


def test_anubis_traps_in_both_kill_steps() -> None:
    """ANK-20.2  Plague and Battle Resolution are separate batches."""
    p = Position(ANUBIS, OSIRIS).god(0, "4.0").warriors(0, "4.1", "4.2", "5.0").god(1, "8.0").warriors(1, "8.1")
    p.followers(2, 0).guardian(1, "mummy", "7.0")
    p.god(1, "8.0")
    s = p.fight(WEST, "plague", "flood")
    choose(choose(s, "1", 0), "0", 1)
    assert kind(s) == "TrapWarrior"
    choose(s, "osiris")
    assert s.captives == [1]
    choose(s, "8.1")
    finish(s)
    assert told(s, "strength")[-1].args[0] == 4 + 1 + 1


def test_the_others_go_to_their_pools_and_mummies_return() -> None:
    """ANK-23.5, ANK-21.4  Beside their owner's God, ascending; hexes freed by the batch are empty."""
    p = Position(RA, AMUN).devotion(3, 1).god(0, "4.0").god(1, "8.0").guardian(0, "mummy", "4.1")
    p.guardian(1, "mummy", "8.1").warriors(1, "7.0")
    s = p.do(Die(mask("4.1", "8.1", "7.0")))
    assert kind(s) == "ReturnMummy" and asked(s).seat == 1 and set(keys(s)) == {"7.0", "7.1", "8.1"}
    choose(s, "7.0")
    assert unit(s, "7.0") == (1, "mummy") and s.warriors[1] == 6
    assert asked(s).seat == 0
    choose(s, "4.1")
    assert kind(s) == "AttachSun"


def test_a_mummy_without_room_stays_in_the_pool() -> None:
    """ANK-21.4  Nothing is asked."""
    p = Position(RA, AMUN).god(0, "0.1").warriors(1, "0.2", "1.1", "1.2").guardian(0, "mummy", "8.8")
    s = p.do(Die(mask("8.8")))
    assert kind(s) == "" and s.reserve[3] == 1


def test_cat_mummies_cost_the_others() -> None:
    """ANK-23.6, ANK-21.1  Every god but the owner's loses 1, ascending; the first space is the floor."""
    p = Position(RA, AMUN, ISIS).devotion(4, 0, 4).guardian(0, "cat_mummy", "4.0")
    p.do(Die(mask("4.0")), CatLosses())
    assert p.s.devotion == [4, 0, 3] and p.s.dead_cats == [0, 0, 0]
    assert [event.args for event in told(p.s, "points")] == [(-1, CATS)]


def test_several_cats_one_at_a_time() -> None:
    """ANK-23.7  Owners ascending, the order read anew; a trapped Warrior counts as killed."""
    p = Position(RA, AMUN, ISIS).devotion(5, 5, 9)
    p.guardian(0, "cat_mummy", "4.0").guardian(1, "cat_mummy", "4.1", "4.2")
    p.do(Die(mask("4.0", "4.1", "4.2")), CatLosses())
    assert [event.seat for event in told(p.s, "cat_mummy_avenged")] == [0, 1, 1]
    assert p.s.devotion == [3, 4, 6]
    p = Position(ANUBIS, RA).god(0, "8.8").warriors(1, "4.0")
    choose(p.do(Die(mask("4.0"))), "ra")
    assert p.s.killed == [0, 1]


def test_a_mummy_that_dies_twice_counts_twice() -> None:
    """ANK-23.7  Two Plagues, or Plague and Battle Resolution."""
    p = Position(RA, AMUN).god(0, "4.0").warriors(0, "5.0").god(1, "8.0").guardian(1, "mummy", "8.1").followers(1, 0)
    p.s.amun_spent = 1
    s = p.fight(WEST, "plague", "miracle")
    choose(choose(s, "1", 0), "0", 1)
    choose(s, "7.0")
    choose(s, "8.1")
    finish(s)
    assert s.devotion[1] == 2


def test_isis_protects_units_beside_enemies() -> None:
    """ANK-20.3  Same region; on water any bank; also if the enemy dies at the same time."""
    p = Position(ISIS, RA).warriors(0, "3.3", "4.1", "8.0").guardian(0, "apep", "6.4").warriors(1, "3.4", "4.0", "6.5")
    assert names(protected_units(p.s, 0)) == {"4.1", "6.4"}
    s = p.do(Kill(mask("4.1", "4.0"), 1))
    assert keys(s) == ["4.1", "done"]
    choose(s, "4.1")
    assert unit(s, "4.1") and unit(s, "4.0") is None and s.killed == [0, 1]


def test_isis_does_not_save_from_the_plague() -> None:
    """ANK-20.3  Nor from anything outside Battle Resolution."""
    p = Position(ISIS, RA).god(0, "4.0").warriors(0, "8.1").god(1, "8.0").followers(0, 1)
    s = p.fight(WEST, "flood", "plague")
    choose(choose(s, "0", 0), "1", 1)
    assert unit(s, "8.1") is None and not told(s, "unit_saved")


def test_guardians_keep_their_base_when_killed() -> None:
    """ANK-9.7  They return to the pool."""
    p = Position(RA, AMUN).guardian(0, "satet", "4.0")
    p.do(Die(mask("4.0")))
    assert p.s.reserve[1] == 1 and sum(p.s.reserve) == 1 and len(p.s.reserve) == 2 * KINDS
