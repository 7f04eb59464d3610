"""ANK-15  Merging gods."""

from benben.core import engine
from benben.games.ankh.ending import result, scores
from benben.games.ankh.kills import Kill
from benben.games.ankh.merge import MergeGods
from benben.games.ankh.move import MoveUnit
from benben.games.ankh.sight import view
from benben.games.ankh.summon import SummonUnit
from benben.games.ankh.tables import GAIN, GUARDIAN, KINDS, MERGER, UNIT
from benben.games.ankh.turn import Turn
from benben.games.ankh.unlock import UnlockPower
from tests.games.ankh.build import (
    AMUN,
    ANUBIS,
    ISIS,
    OSIRIS,
    RA,
    Position,
    asked,
    choose,
    finish,
    gods_of,
    keys,
    kind,
    mask,
    names,
    told,
    unit,
)


def three(*gods: int) -> Position:
    """Seat 0 is the lesser, seat 1 the greater god, seat 2 leads."""
    p = Position(*(gods or (RA, AMUN, ISIS))).devotion(3, 7, 12)
    return p.god(0, "4.0").god(1, "8.8").god(2, "1.5")


def test_the_two_lowest_merge() -> None:
    """ANK-15.1  The lowest is the lesser, the second lowest the greater god."""
    s = three().do(MergeGods())
    assert s.chief == [1, 1, 2] and s.alive == 0b110 and told(s, "gods_merged")[0].seat == 1


def test_the_lesser_gods_pieces_go() -> None:
    """ANK-15.2  Monuments destroyed; God, Warriors everywhere, cards and tokens removed."""
    p = three(RA, ANUBIS, ISIS).warriors(0, "4.1").monument("temple", "5.0", owner=0).captives(0, 2)
    s = p.do(MergeGods())
    assert unit(s, "4.0") is None and unit(s, "4.1") is None and not s.built[1]
    assert s.warriors[0] == 0 and s.tokens[0] == 0 and s.kept[0] == [] and s.captives == [2]


def test_followers_go_to_the_greater_god() -> None:
    """ANK-15.3  All of them."""
    s = three().followers(4, 2, 1).do(MergeGods())
    assert s.followers == [0, 6, 1]


def test_guardians_are_taken_over() -> None:
    """ANK-15.4  On their hex or in the pool; a size over its bases: the greater god chooses, the rest are removed."""
    p = three().guardian(0, "mummy", "4.1").pooled(0, "androsphinx").pooled(0, "cat_mummy")
    p.guardian(1, "mummy", "8.7").pooled(1, "cat_mummy")
    s = p.do(MergeGods())
    assert kind(s) == "DismissGuardian" and asked(s).seat == 1
    assert keys(s) == ["4.1", "8.7", "cat_mummy"]
    choose(s, "8.7")
    choose(s, "cat_mummy")
    assert keys(s) == ["4.1", "androsphinx", "done"]
    choose(s, "done")
    assert unit(s, "4.1") == (1, "mummy") and unit(s, "8.7") is None
    pool = s.reserve[KINDS : 2 * KINDS]
    assert pool[GUARDIAN.index["cat_mummy"]] == 1 and pool[GUARDIAN.index["androsphinx"]] == 1


def test_a_guardian_may_be_declined() -> None:
    """ANK-15.4  It leaves the game."""
    s = choose(three().guardian(0, "mummy", "4.1").do(MergeGods()), "4.1")
    assert unit(s, "4.1") is None and kind(s) == ""
    assert UNIT.keys[told(s, "guardian_dismissed")[0].args[0]] == "mummy"


def test_the_marker_drops() -> None:
    """ANK-15.5, ANK-15.14  Onto the lesser god's space; the merged god is the lowest of all."""
    s = three().do(MergeGods())
    assert s.devotion[1] == 3 and s.ladder == [1, 2] and scores(s) == [3, 3, 12]
    assert told(s, "points")[0].args == (-4, MERGER)
    p = three().devotion(5, 5, 5)
    assert p.do(MergeGods()).ladder == [1, 2]


def test_one_god_figure_for_two() -> None:
    """ANK-15.6, ANK-15.9  The greater God stands for both; pool, powers, Followers and cards are shared."""
    s = three().powers(1, "revered").do(MergeGods())
    seats = view(s, 2)["seats"]
    shared = ("chief", "gods", "devotion", "followers", "powers", "warriors", "hand", "tokens")
    assert [seats[0][key] for key in shared] == [seats[1][key] for key in shared]
    assert s.god_at == [-1, s.god_at[1], s.god_at[2]] and seats[0]["powers"] == ["revered"]


def test_the_greater_gods_powers_count() -> None:
    """ANK-15.7  More or fewer than the lesser god had; no cost, no guardian."""
    s = three().powers(0, "inspiring", "omnipresent").powers(1, "revered").followers(5, 5, 5).do(MergeGods())
    assert view(s, 0)["seats"][0]["powers"] == ["revered"] and s.followers[1] == 10 and not sum(s.reserve)


def test_both_abilities() -> None:
    """ANK-15.8  The merged god is both gods."""
    s = three().do(MergeGods())
    assert gods_of(s, 1) == {"amun", "ra"} and s.gifts[0] == 0
    s.warriors[1] = 6
    s.then(SummonUnit(0, ()))
    engine.advance(s)
    choose(choose(s, "warrior"), "8.7")
    assert kind(s) == "AttachSun" and asked(s).seat == 0


def test_both_keep_their_turns_with_one_action_each() -> None:
    """ANK-15.10, ANK-15.16  The same track if they like; the marker goes back to the starting count's square."""
    p = three()
    p.do(MergeGods())
    p.s.marker[GAIN] = 6
    s = p.do(Turn(0))
    choose(s, "gain")
    assert s.event == 1 and s.marker[GAIN] == 2 and asked(s).seat == 1
    choose(s, "gain")
    assert asked(s).seat == 2


def test_a_power_is_unlocked_once_for_both() -> None:
    """ANK-15.11  By either of them; a new Guardian takes the greater god's base."""
    p = three().powers(1, "revered").followers(0, 1, 0)
    p.do(MergeGods())
    choose(p.do(UnlockPower(0)), "inspiring")
    assert p.s.powers[1].bit_count() == 2 and p.s.powers[0] == 0 and sum(p.s.reserve[KINDS : 2 * KINDS]) == 1
    assert p.s.followers[1] == 0


def test_the_greater_gods_player_decides_battles() -> None:
    """ANK-15.12  With the greater god's cards; the partner sees what is committed."""
    p = three(RA, OSIRIS, ISIS)
    p.do(MergeGods())
    p.warriors(2, "8.7")
    s = p.fight(2, commit=False)
    assert engine.to_move(s) == [1, 2]
    choose(s, "chariots", 1)
    assert view(s, 0)["seats"][0]["committed"] == ["chariots"] and view(s, 2)["seats"][1]["committed"] == [None]


def test_partners_are_no_enemies() -> None:
    """ANK-15.13  They own the same units: a Guardian taken over fights beside them."""
    p = three(RA, OSIRIS, ISIS).guardian(0, "mummy", "8.7")
    s = finish(p.do(MergeGods()))
    assert names(s.army[1]) == {"8.8", "8.7"} and not s.army[0]


def test_who_decides_for_a_merged_god() -> None:
    """ANK-15.15  On a partner's turn that partner; out of turn the greater god's player."""
    p = three(ISIS, OSIRIS, RA)
    p.do(MergeGods())
    s = p.do(MoveUnit(0, 0))
    assert asked(s).seat == 0 and keys(s) == ["8.8", "done"]
    p.warriors(1, "8.7").warriors(2, "8.6")
    s = p.do(Kill(mask("8.7"), 1))
    assert kind(s) == "SaveUnit" and asked(s).seat == 1


def test_order_inside_the_merge() -> None:
    """ANK-15.17  Destroyed monuments are free to be built again; the lesser god's tokens on them are gone."""
    p = three().monument("temple", "5.0", "5.1", owner=0)
    s = p.do(MergeGods())
    assert not s.built[1] and s.tokens[:2] == [0, 9]


def test_anubis_as_the_lesser_god() -> None:
    """ANK-20.2  The greater god's trapped Warriors return to its pool; those of others stay trapped."""
    s = three(ANUBIS, RA, ISIS).captives(1, 2).do(MergeGods())
    assert s.captives == [2] and s.warriors[1] == 6


def test_osiris_and_ra_as_lesser_gods() -> None:
    """ANK-15.8  Gates stay on the map; Sun tokens of removed units are free, a Radiant Guardian keeps its own."""
    s = three(OSIRIS, AMUN, ISIS).gates("5.0").do(MergeGods())
    assert names(s.portals) == {"5.0"} and "osiris" in gods_of(s, 1)
    p = three().warriors(0, "4.1").guardian(0, "mummy", "5.0").suns("4.1", "5.0")
    s = choose(p.do(MergeGods()), "done")
    assert names(s.sun) == {"5.0"} and unit(s, "5.0") == (1, "mummy")


def test_partners_share_their_place() -> None:
    """ANK-15.9, ANK-17.4  They win or lose together."""
    p = three()
    p.do(MergeGods())
    p.s.winner = 1
    assert result(p.s) == [1, 1, 3]
    p.s.winner = 2
    assert result(p.s) == [2, 2, 1]
