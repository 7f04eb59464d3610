"""ANK-16, ANK-17  Forgotten gods, end and victory."""

from benben.games.ankh.conflict import EndConflict
from benben.games.ankh.ending import EndGame, ForgetGods, result
from benben.games.ankh.merge import MergeGods
from benben.games.ankh.turn import Turn
from tests.games.ankh.build import AMUN, ANUBIS, ISIS, OSIRIS, RA, Position, asked, told, unit


def test_gods_in_red_are_forgotten() -> None:
    """ANK-16.1  Units, monuments and Followers go."""
    p = Position().god(0, "4.0").god(1, "8.8").god(2, "1.5").devotion(20, 21, 25).followers(5, 1, 1)
    p.warriors(0, "4.1").monument("temple", "5.0", owner=0).pooled(0, "mummy")
    s = p.do(ForgetGods())
    assert s.alive == 0b110 and unit(s, "4.0") is None and unit(s, "4.1") is None and not s.built[1]
    assert s.followers[0] == 0 and not sum(s.reserve) and s.fallen == [0] and s.winner == -1


def test_trapped_warriors_of_the_forgotten() -> None:
    """ANK-16.2  They go; if Anubis is forgotten those of others return; with Osiris his gates go."""
    p = Position(ANUBIS, RA, ISIS).devotion(25, 3, 26).captives(1, 2)
    assert p.do(ForgetGods()).captives == [2]
    p = Position(ANUBIS, RA, ISIS).devotion(5, 23, 26).captives(1, 2)
    s = p.do(ForgetGods())
    assert s.captives == [] and s.warriors[1:] == [6, 6]
    s = Position(OSIRIS, RA, ISIS).devotion(5, 23, 26).gates("4.0").do(ForgetGods())
    assert s.portals == 0


def test_a_merged_god_takes_both_players_along() -> None:
    """ANK-16.3  Neither has a turn any more."""
    p = Position(RA, AMUN, ISIS, OSIRIS).god(0, "4.0").god(1, "8.8").god(2, "1.5").god(3, "2.5").devotion(3, 7, 22, 23)
    p.do(MergeGods())
    p.do(ForgetGods(), Turn(0))
    assert p.s.ladder == [2, 3] and asked(p.s).seat == 2


def test_how_many_gods_remain() -> None:
    """ANK-16.4, ANK-17.2  Two: play on. One: it wins. None: Egypt is atheist and nobody wins."""
    assert Position().devotion(3, 22, 23).do(ForgetGods(), Turn(1)).stack
    s = Position().devotion(3, 22, 4).do(ForgetGods(), Turn(1))
    assert s.winner == 1 and not s.stack and result(s) == [3, 1, 2]
    s = Position().devotion(3, 20, 4).do(ForgetGods(), Turn(1))
    assert s.atheist and s.winner == -1 and not s.stack and told(s, "atheist")
    assert len(set(result(s) or [])) == 1


def test_forgetting_holds_for_two_players() -> None:
    """ANK-16.5  All at the same time; Guardians do not return to their card, monuments return to the supply."""
    p = Position(AMUN, RA).devotion(20, 21).guardian(0, "mummy", "4.0").monument("temple", "5.0", owner=0)
    left = p.s.figures[:]
    s = p.do(EndConflict(4))
    assert s.winner == 1 and s.figures == left and not s.guards[3] and not s.built[1]


def test_highest_devotion_after_the_last_conflict() -> None:
    """ANK-17.3  On one space the higher in the stack."""
    s = Position().devotion(25, 27, 27).do(EndGame())
    assert s.winner == 2 and result(s) == [3, 2, 1]


def test_the_full_ranking() -> None:
    """ANK-17.5  Winner, living gods by Devotion, forgotten ones by theirs; partners share."""
    p = Position(RA, AMUN, ISIS, OSIRIS, ANUBIS).devotion(3, 7, 10, 25, 24)
    p.do(MergeGods())
    p.do(ForgetGods(), Turn(0))
    assert p.s.fallen == [1, 2] and p.s.stack
    p.do(EndGame())
    assert result(p.s) == [4, 4, 3, 1, 2]


def test_partners_win_together() -> None:
    """ANK-17.4  Both are first."""
    p = Position(RA, AMUN, ISIS).devotion(22, 23, 24)
    p.do(MergeGods())
    p.s.devotion[1] = 28
    p.s.ladder = [2, 1]
    p.do(EndGame())
    assert result(p.s) == [1, 1, 3]
