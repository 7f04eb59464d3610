"""ANK-13  Conflict and Domination."""

from benben.core import engine
from benben.games.ankh.battle import majorities
from benben.games.ankh.conflict import Conflict, EndConflict, ResolveRegion, StartOfConflict, clawed
from benben.games.ankh.tables import DOMINATION, MAJORITY
from tests.games.ankh.build import DELTA, EAST, ISIS, OSIRIS, RA, WEST, Position, asked, finish, kind, names, told


def test_the_trigger_takes_the_scales() -> None:
    """ANK-13.1  Face up, for this Conflict; afterwards they are back in the supply."""
    p = Position(ISIS, OSIRIS).god(0, "4.0").god(1, "4.1")
    p.s.scales_spent = 1
    s = p.do(Conflict(1, 1))
    assert s.scales == 1 and s.scales_spent == 0
    finish(s)
    assert s.scales == -1


def test_the_start_of_a_conflict() -> None:
    """ANK-13.2, ANK-18.3  Omnipresent Followers, then all Scorpions at the same time, before any region."""
    p = Position().god(0, "4.0").warriors(0, "8.8").guardian(0, "apep", "1.10").powers(0, "omnipresent").followers(0)
    p.guardian(1, "giant_scorpion", "5.0", aim="n_ne").monument("temple", "5.1", "3.0").monument("obelisk", "4.1")
    p.god(1, "6.0")
    p.do(StartOfConflict())
    assert p.s.followers[0] == 3
    assert names(p.s.built[0] | p.s.built[1]) == {"5.1", "3.0"}


def test_claws_reach_their_own_region_only() -> None:
    """ANK-21.5  Own and neutral monuments too; not across the river, not off the map."""
    p = Position().guardian(0, "giant_scorpion", "3.3", aim="nw_n").monument("temple", "2.3").monument("obelisk", "3.2")
    assert names(clawed(p.s)) == {"3.2"}
    p = Position().guardian(0, "giant_scorpion", "0.1", aim="nw_n").monument("temple", "1.1", owner=0)
    assert clawed(p.s) == 0
    p = Position().guardian(0, "giant_scorpion", "0.1", aim="s_sw").monument("temple", "1.1", owner=0)
    assert names(clawed(p.s)) == {"1.1"}


def test_regions_go_by_order_token() -> None:
    """ANK-13.3  Ascending numbers."""
    p = Position().god(0, "4.0").god(1, "8.8").god(2, "1.5")
    p.s.land[WEST], p.s.land[DELTA] = p.s.land[DELTA], p.s.land[WEST]
    p.do(Conflict(0, 1))
    assert [(event.seat, event.args[0]) for event in told(p.s, "region_dominated")] == [(2, 1), (1, 2), (0, 3)]


def test_nobody_one_or_several() -> None:
    """ANK-13.4  Skip, Domination, Battle."""
    p = Position(ISIS, OSIRIS).god(0, "4.0").god(1, "8.8").devotion(0, 0)
    assert kind(p.do(ResolveRegion(DELTA))) == "" and p.s.devotion == [0, 0]
    p.do(ResolveRegion(WEST))
    assert p.s.devotion == [1, 0]
    p.warriors(1, "4.1")
    s = p.do(ResolveRegion(WEST))
    assert kind(s) == "PlayCard" and engine.to_move(s) == [0, 1] and s.fighters == 0b11


def test_presence_is_read_when_the_region_comes() -> None:
    """ANK-13.5  Apep between two regions, killed in the first, is absent in the second."""
    p = Position(ISIS, OSIRIS).guardian(0, "apep", "6.4").god(0, "1.5").god(1, "8.8")
    p.warriors(1, "8.0", "8.1", "7.0").devotion(0, 0)
    s = p.do(Conflict(1, 1))
    assert s.battle == WEST
    finish(s)
    assert [(event.seat, event.args[0]) for event in told(s, "region_dominated")] == [(1, EAST), (0, DELTA)]


def test_majorities_need_strictly_more() -> None:
    """ANK-13.6  Than every opponent, with or without units there; neutral ones count for nobody; 1 to 0 is enough."""
    p = Position().god(0, "4.0").monument("obelisk", "4.1", "5.0", owner=0).monument("obelisk", "6.0", owner=1)
    p.monument("temple", "7.0", owner=0).monument("temple", "7.1", owner=2).monument("temple", "8.8", owner=0)
    p.monument("pyramid", "8.0", "8.1").monument("pyramid", "8.2", owner=1)
    assert majorities(p.s, WEST) == [0, -1, 1]
    p.do(ResolveRegion(WEST))
    assert p.s.devotion == [2, 0, 0]


def test_domination_is_a_second_gain() -> None:
    """ANK-13.7  First the majorities, then 1 for dominating."""
    p = Position().god(0, "4.0").monument("obelisk", "4.1", owner=0).monument("temple", "5.0", owner=0)
    p.do(ResolveRegion(WEST))
    assert [event.args for event in told(p.s, "points")] == [(2, MAJORITY), (1, DOMINATION)]


def test_without_units_no_majority_pays() -> None:
    """ANK-13.8  Not in Domination and not in Battle."""
    p = Position(ISIS, OSIRIS, RA).god(0, "4.0").monument("obelisk", "4.1", owner=2)
    p.do(ResolveRegion(WEST))
    assert p.s.devotion == [1, 0, 0]
    p.god(1, "8.0")
    finish(p.fight(WEST, "flood", "flood"))
    assert p.s.devotion[2] == 0


def test_the_end_of_a_conflict() -> None:
    """ANK-13.9  Tokens are put back; Conflict 3 merges, 4 forgets, 5 ends the game."""
    p = Position().god(0, "4.0").god(1, "8.8").god(2, "1.5").devotion(22, 23, 24).scales(1)
    p.s.amun_spent = p.s.scales_spent = 1
    p.do(EndConflict(1))
    assert (p.s.scales, p.s.scales_spent, p.s.amun_spent) == (-1, 0, 0) and p.s.winner == -1
    p.do(EndConflict(4))
    assert p.s.winner == -1 and p.s.alive == 0b111
    p.do(EndConflict(3))
    assert p.s.chief == [1, 1, 2]
    p.do(EndConflict(5))
    assert p.s.winner == 2


def test_two_players_never_merge() -> None:
    """ANK-13.9, ANK-15.1  Only with 3 or more at the start."""
    p = Position(ISIS, OSIRIS).god(0, "4.0").god(1, "8.8")
    p.do(EndConflict(3))
    assert p.s.chief == [0, 1]


def test_a_lone_merged_player_holds_the_scales_for_the_god() -> None:
    """ANK-13.1, ANK-15.9  Shared by both."""
    p = Position(ISIS, OSIRIS, RA).god(1, "4.0").god(2, "4.1")
    p.s.chief[0], p.s.alive, p.s.ladder = 1, 0b110, [1, 2]
    s = p.do(Conflict(0, 1))
    assert s.scales == 1 and asked(s).seat == 1
