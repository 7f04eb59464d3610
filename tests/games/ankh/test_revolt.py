"""ANK-22  The People's Revolt."""

from benben.games.ankh.conflict import ResolveRegion
from benben.games.ankh.revolt import Consolidate
from benben.games.ankh.tables import BATTLE, DOMINATION, GAIN
from benben.games.ankh.turn import Turn
from tests.games.ankh.build import (
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
    mask,
    told,
    unit,
)

LINE = ("3.0/4.0", "3.1/4.0", "3.1/4.1", "4.1/4.2")
EASTERN = ("6.5/7.5", "6.5/7.6", "6.6/7.6", "6.6/6.7", "5.7/6.7", "6.7/6.8")


def revolt(*gods: int) -> Position:
    return Position(*(gods or (ISIS, OSIRIS)), scenario="peoples_revolt")


def test_caravans_become_consolidations() -> None:
    """ANK-22.2  The event gives its Follower and asks for two regions."""
    p = revolt().god(0, "4.0").god(1, "8.8").camels(*LINE).followers(0)
    p.s.marker[GAIN], p.s.event = 6, 4
    s = choose(p.do(Turn(0)), "gain")
    assert kind(s) == "JoinRegions" and asked(s).seat == 0 and s.followers[0] == 1


def test_who_dominates_loses_the_own_units() -> None:
    """ANK-22.3  After the gain; Gods never die."""
    p = revolt().god(0, "4.0").warriors(0, "4.1", "5.0")
    p.do(ResolveRegion(WEST))
    assert p.s.army[0] == mask("4.0") and told(p.s, "points")[0].args == (1, DOMINATION) and p.s.warriors[0] == 6


def test_the_winner_falls_and_the_losers_stand() -> None:
    """ANK-22.3  Also in a tie nobody is killed; Plague kills as usual."""
    p = revolt(RA, OSIRIS).god(0, "4.0").warriors(0, "4.1").god(1, "8.0").warriors(1, "8.1")
    finish(p.fight(WEST, "chariots", "flood"))
    assert unit(p.s, "4.1") is None and unit(p.s, "8.1") and p.s.devotion[0] == 1
    p = revolt(RA, OSIRIS).god(0, "4.0").warriors(0, "4.1").god(1, "8.0").warriors(1, "8.1")
    finish(p.fight(WEST, "flood", "flood"))
    assert unit(p.s, "4.1") and unit(p.s, "8.1")
    s = p.fight(WEST, "plague", "drought")
    choose(choose(s, "1", 0), "0", 1)
    assert unit(s, "8.1") is None


def test_the_uprising_and_the_cards() -> None:
    """ANK-22.4  Gains first; own dead count for Miracle; Flood protects; Isis may save; Cats and Anubis work."""
    p = revolt(RA, ANUBIS).god(0, "4.0").warriors(0, "4.1", "5.0").guardian(0, "cat_mummy", "6.0").god(1, "8.0")
    p.devotion(0, 5)
    s = p.fight(WEST, "miracle", "flood")
    order = [event.key for event in s.journal or [] if event.key in ("points", "unit_killed")]
    assert order[0] == "points" and kind(s) == "TrapWarrior"
    choose(s, "ra")
    finish(s)
    assert s.devotion == [1 + 3, 4]
    p = revolt(RA, OSIRIS).god(0, "4.4").warriors(0, "4.5", "4.3", "4.2").god(1, "8.0")
    finish(p.fight(WEST, "flood", "flood"))
    assert unit(p.s, "4.5") and unit(p.s, "4.3") is None
    p = revolt(ISIS, OSIRIS).god(0, "4.0").warriors(0, "7.0").god(1, "8.0")
    s = p.fight(WEST, "chariots", "flood")
    assert kind(s) == "SaveUnit" and keys(s) == ["7.0", "done"] and told(s, "points")[0].args == (1, BATTLE)


def test_who_falls_in_a_domination_is_no_miracle() -> None:
    """ANK-22.3, ANK-19.8  Miracle counts the dead of its own Battle, not those of a region dominated before."""
    p = revolt(RA, OSIRIS).god(0, "8.8").warriors(0, "4.0", "4.1").god(1, "7.0").warriors(1, "7.1")
    p.s.land[1], p.s.land[2] = p.s.land[2], p.s.land[1]
    p.warriors(0, "8.6", "8.5").do(ResolveRegion(1))
    assert p.s.warriors[0] == 4 and p.s.devotion[0] == 1
    finish(p.fight(2, "miracle", "chariots"))
    assert p.s.devotion == [1, 1] and unit(p.s, "4.0")


def test_consolidation_with_the_highest_token() -> None:
    """ANK-22.5  The camels between two regions go, the highest token leaves the game, the joined region keeps one."""
    p = revolt().camels(*LINE).followers(0)
    s = p.do(Consolidate(0))
    assert keys(s) == ["1+4"]
    choose(s, "1+4")
    assert s.camels == 0 and s.land[WEST].bit_count() == 32 and not s.land[4] and s.lost_tokens == 1 << 4
    assert kind(s) == "" and s.followers[0] == 1


def test_consolidation_moves_a_token() -> None:
    """ANK-22.5  If both tokens are left, the player gives one of them to the region that lost its own."""
    p = revolt().camels(*LINE, *EASTERN)
    grounds = p.s.land[:]
    assert sorted(bin(g).count("1") for g in grounds if g) == [12, 14, 16, 18, 22]
    s = p.do(Consolidate(0))
    north = next(t for t in (4, 5) if grounds[t].bit_count() == 14)
    p.s.land[4], p.s.land[5] = grounds[north], grounds[9 - north]
    assert keys(s) == ["1+4", "2+5"]
    choose(s, "1+4")
    assert kind(s) == "MoveToken" and keys(s) == ["1", "4"]
    bare = s.land[5]
    choose(s, "1")
    assert s.land[4].bit_count() == 32 and s.land[1] == bare and not s.land[5] and s.lost_tokens == 1 << 5


def test_only_camels_between_the_two_go() -> None:
    """ANK-22.5, ANK-12.7  The other line stays."""
    p = revolt().camels(*LINE, *EASTERN)
    s = p.do(Consolidate(0))
    choose(s, keys(s)[-1])
    assert s.camels.bit_count() == len(LINE)
    assert s.land[DELTA].bit_count() == 22


def test_nothing_to_join() -> None:
    """ANK-22.5  Without camels only the Follower is gained."""
    s = revolt().followers(0).do(Consolidate(0))
    assert kind(s) == "" and s.followers[0] == 1
