"""Amon's orders carried out on the map: who goes first, how far, whom he meets; and what Ammut's troop ignores."""

import re
from pathlib import Path

import pytest

from benben.games.kemet.amon_cards import levy
from benben.games.kemet.amon_march import distance, go, landing, route
from benben.games.kemet.control import glory, settle_all
from benben.games.kemet.interventions import RainFire
from benben.games.kemet.moving import MoveTroop
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import AREA, SEATS
from benben.games.kemet.tables_gods import GOD
from benben.games.kemet.tables_solo import (
    AMON,
    HUMAN,
    TO_ANY_TEMPLE,
    TO_PYRAMID_EAST,
    TO_STRONG_TROOP,
    TO_WEAK_TROOP,
    TO_WEAK_TROOP_ONLY,
    TO_YOUR_TEMPLE,
    Wish,
)
from benben.games.kemet.tables_tiles import COMPANION, TILE
from tests.games.kemet.build import area, commit, keys, kind, pick, units
from tests.games.kemet.test_amon import own, put, ready, rig, run, station
from tests.games.kemet.test_amon_cards import A, B, do, occur, pyramids, target


def squad(s: Kemet) -> list[str]:
    return [AREA.keys[place] for place in s.squad]


def test_ak01_the_first_march_is_over_before_the_second() -> None:
    """KEM-9.13, KEM-9.14  AK01: A attacks your highest pyramid; after that battle B attacks your weakest troop."""
    s = ready(o_wn=1, sw_w=5)
    pyramids(s, 2, 1)
    station(s, A, "t_w", 5)
    rig(s, "b3")
    do(s, "ak01")
    assert (s.field, s.attacker) == (area("sw_w"), AMON) and squad(s) == ["sw-w", "nw-e"]
    commit(s, HUMAN, "b1")
    pick(s, "f-sw", "stay")
    assert (s.field, s.attacker) == (area("o_wn"), AMON) and squad(s) == ["f-sw", "o-wn"]


def test_ak02_both_raid_temples() -> None:
    """KEM-9.13  AK02: A goes towards your richest temple, B by teleport to the richest of all that is free of A."""
    s = do(ready(t_wn=2, t_w=1, sw_w=2), "ak02")
    assert squad(s) == ["n-w", "d-temple"]
    s = ready(sw_w=5)
    station(s, A, "d_temple", 5)
    assert squad(do(s, "ak02")) == ["d-temple", "n-w"]


def test_ak03_both_hunt() -> None:
    """KEM-9.13  AK03: A beats your strongest troop; B looks for the strongest that is left."""
    s = ready(o_wn=3, sw_w=2)
    rig(s, "b3")
    do(s, "ak03")
    assert s.field == area("o_wn") and squad(s) == ["o-wn", "nw-e"]
    commit(s, HUMAN, "b1")
    assert s.victor == AMON
    pick(s, "recall")
    assert squad(s) == ["o-wn", "n-w"] and s.field < 0


def test_ak07_b_goes_before_a() -> None:
    """KEM-9.13, KEM-9.16  AK07: B marches first; A, who cannot pass it, stops in the area before."""
    s = ready(sw_c=5)
    pyramids(s, 2, 2)
    assert squad(do(s, "ak07")) == ["f-nw", "n-w"]
    s = ready(sw_c=5)
    pyramids(s, 2, 2)
    assert squad(do(s, "ak01")) == ["n-w", "f-nw"]


def test_ak09_fights_in_the_delta() -> None:
    """KEM-9.14  AK09: A teleports to your troop in the Delta and fights at once."""
    s = do(ready(d_sanct=2, sw_w=2), "ak09")
    assert (s.field, s.attacker) == (area("d_sanct"), AMON)


@pytest.mark.parametrize(
    ("a", "b", "supply", "number", "after"),
    [(2, 5, 3, 3, (4, 6)), (3, 3, 2, 3, (4, 4)), (3, 3, 1, 3, (4, 3)), (3, 3, 3, 3, (5, 4)), (6, 1, 5, 3, (6, 4)),
     (5, 5, 2, 1, (6, 6)), (4, 5, 3, 2, (6, 6)), (6, 6, 0, 3, (6, 6)), (1, 6, 5, 2, (3, 6))],
)  # fmt: skip
def test_recruitment_is_split(a: int, b: int, supply: int, number: int, after: tuple[int, int]) -> None:
    """KEM-9.18  As many as the limit and the supply allow, as equally as possible, the odd one to A."""
    s = ready(sw_w=5)
    station(s, A, "t_w", a)
    station(s, B, "o_ws", b)
    s.supply[AMON] = supply
    assert levy(s, number) == sum(after) - a - b
    assert (units(s, AMON, "t_w"), units(s, AMON, "o_ws")) == after


def test_amon_takes_and_leaves_a_pyramid() -> None:
    """KEM-9.27  Your point for a level-4 pyramid leaves when he enters the empty district, and returns after him."""
    s = ready(o_wn=5)
    pyramids(s, 4, 1)
    settle_all(s)
    station(s, A, "f_sw", 5)
    assert glory(s, HUMAN) == 1
    go(s, A, [area("sw_w")])
    assert glory(s, HUMAN) == 0 and s.held[area("sw_w")] == -1 and units(s, AMON, "f_sw") == 0
    go(s, A, [area("f_sw")])
    assert glory(s, HUMAN) == 1 and units(s, AMON, "f_sw") == 5 and s.where[s.pets[A]] == area("f_sw")


def test_a_march_is_told_step_by_step() -> None:
    """KEM-9.14  Land moves as moves, the jump into the Delta as a teleport."""
    s = ready(sw_w=5)
    go(s, A, [area("d_temple"), area("d_desert")])
    told = [event.key for event in s.journal or [] if event.key in ("moved", "teleported")]
    assert told == ["teleported", "moved"]


def test_a_troop_that_dies_in_a_trap() -> None:
    """KEM-9.23  It is formed anew at once, in the empty district (A71)."""
    s = ready(o_wn=5)
    own(s, "deadly_trap")
    station(s, A, "f_nw", 1)
    go(s, A, [area("o_wn")])
    run(s)
    assert s.field < 0 and squad(s) == ["nw-w", "nw-e"] and units(s, AMON, "nw_w") == 5


@pytest.mark.parametrize(
    ("start", "goal", "moves"),
    [("nw_w", "d_temple", 0), ("nw_w", "d_sanct", 0), ("nw_w", "d_desert", 1), ("f_nw", "d_temple", 1),
     ("f_nw", "d_desert", 2), ("t_w", "d_temple", 2), ("d_temple", "d_desert", 1), ("d_sanct", "d_temple", 2),
     ("d_desert", "n_w", 1), ("d_temple", "t_w", 3), ("nw_w", "t_w", 2), ("nw_w", "nw_e", 1)],
)  # fmt: skip
def test_distances(start: str, goal: str, moves: int) -> None:
    """KEM-9.15  Land moves by Amon's own rules: the teleport is none (A38, A39, A75)."""
    assert distance(ready(sw_w=5), area(start), area(goal)) == moves


def test_where_the_teleport_ends() -> None:
    """KEM-9.14  For the Delta desert: where your troop is, else the temple; not onto the other troop (A38)."""
    desert, temple, sanctuary = area("d_desert"), area("d_temple"), area("d_sanct")
    assert landing(ready(sw_w=5), desert) == temple and landing(ready(sw_w=5), sanctuary) == sanctuary
    assert landing(ready(d_sanct=1), desert) == sanctuary
    assert landing(ready(d_temple=1), desert) == landing(ready(d_temple=1, d_sanct=1), desert) == temple
    s = ready(sw_w=5)
    station(s, B, "d_temple", 5)
    s.war[3] = 3
    assert route(s, A, desert) == [] and route(s, A, temple) == [] and route(s, A, sanctuary) == [sanctuary]


# --- Ammut ------------------------------------------------------------------------------------------------------------


def with_ammut(**troops: int) -> Kemet:
    """Ammut accompanies your first troop; Amon's B has the Scarab instead."""
    s = ready("ce01", **troops)
    ammut, scarab = COMPANION.index["ammut"], COMPANION.index["royal_scarab"]
    s.tiles[AMON] ^= 1 << TILE.index["ammut"] | 1 << TILE.index["royal_scarab"]
    s.pets[B] = scarab
    s.master[scarab], s.where[scarab] = AMON, s.squad[B]
    own(s, "ammut")
    s.master[ammut], s.where[ammut] = HUMAN, area(next(iter(troops)))
    return s


def test_ammut_protects_your_troop() -> None:
    """KEM-9.12, KEM-9.13  Neither Small Reinforcements nor Blood Price takes a unit from its troop."""
    s = do(with_ammut(sw_w=3, sw_c=2), "ak05")
    assert (units(s, HUMAN, "sw_w"), units(s, HUMAN, "sw_c")) == (3, 1)
    s = occur(with_ammut(sw_w=3, sw_c=2), "wy09")
    assert kind(s) == "MournUnit" and keys(s) == ["sw-w"]
    pick(s, "sw-w")
    assert (units(s, HUMAN, "sw_w"), units(s, HUMAN, "sw_c")) == (3, 2)


def test_ammut_protects_amons_troop() -> None:
    """KEM-9.14, KEM-9.22  Fire, Initiative and Deadly Trap do nothing to the troop with Ammut, but hurt the other."""
    assert keys(run(ready(sw_w=5), RainFire(HUMAN))) == ["nw-w"]
    for troop, left in ((A, 3), (B, 5)):
        s = ready(o_wn=5, sw_w=1)
        own(s, "initiative")
        station(s, troop, "t_w", 5)
        run(s, MoveTroop(HUMAN, 0))
        pick(s, "o-wn", "t-w")
        while kind(s) in ("MoveUnits", "MoveCompanion"):
            pick(s, keys(s)[-1])
        assert s.field == area("t_w") and units(s, AMON, "t_w") == left
    for order, left in (("ak03", 4), ("ak04", 5)):
        s = ready(o_wn=2, sw_w=1) if order == "ak03" else ready(o_wn=1, sw_w=5)
        own(s, "deadly_trap")
        do(s, order)
        assert s.field == area("o_wn") and units(s, AMON, "o_wn") == left


# --- The last levels of the lists -------------------------------------------------------------------------------------


@pytest.mark.parametrize("wishes", [TO_STRONG_TROOP, TO_WEAK_TROOP, TO_WEAK_TROOP_ONLY])
def test_equal_troops_as_near_and_as_far_west(wishes: tuple[Wish, ...]) -> None:
    """KEM-9.15  At last the area listed first (A75)."""
    assert target(ready(f_sw=2, o_ws=2), A, wishes) == "o-ws"


@pytest.mark.parametrize("troop", [A, B])
def test_the_nearest_is_the_nearest_to_the_troop_that_marches(troop: int) -> None:
    """KEM-9.15  Not to the other one."""
    s = ready(o_wn=2, f_sw=2)
    station(s, troop, "sw_c", 5)
    station(s, 1 - troop, "nw_c", 5)
    for wishes in (TO_STRONG_TROOP, TO_WEAK_TROOP, TO_WEAK_TROOP_ONLY):
        assert target(s, troop, wishes) == "f-sw" and target(s, 1 - troop, wishes) == "o-wn"


def test_a_condition_for_another_kind_of_place_breaks_no_tie() -> None:
    """KEM-9.15  Two of your troops as weak and as near: the temple rule does not choose between them (A75)."""
    s = ready(o_ws=2, t_w=2)
    station(s, B, "f_sw", 5)
    assert target(s, B, TO_WEAK_TROOP) == "o-ws"


def test_a_better_condition_is_not_overruled() -> None:
    """KEM-9.15  What the first condition alone decides, no later one changes."""
    s = ready(sw_c=1, sw_w=3)
    pyramids(s, 3, 2)
    assert target(s, A, TO_PYRAMID_EAST) == "sw-w"
    s = ready(o_ws=1, o_wn=2, t_w=2)
    station(s, B, "f_nw", 5)
    assert target(s, B, TO_WEAK_TROOP) == "o-ws" and target(s, B, TO_STRONG_TROOP) == "t-w"


def test_equally_near_temples() -> None:
    """KEM-9.15  From his front the western temple and, by a pyramid, the Delta temple are one move away (A75)."""
    for wishes in (TO_YOUR_TEMPLE, TO_ANY_TEMPLE):
        s = ready(sw_w=5)
        station(s, B, "f_nw", 5)
        assert target(s, B, wishes) == "t-w"
    s = ready(t_w=1, d_temple=1)
    station(s, B, "f_nw", 5)
    assert target(s, B, TO_ANY_TEMPLE) == "t-w" and target(s, B, TO_YOUR_TEMPLE) == "d-temple"
    station(s, A, "t_w", 5)
    s.units[area("t_w") * SEATS + HUMAN] = 0
    put(s, HUMAN, t_wn=1)
    assert target(s, B, TO_ANY_TEMPLE) == "d-temple"


# --- Nothing is left out ----------------------------------------------------------------------------------------------


def test_every_rule_card_and_god_has_a_case() -> None:
    """KEM-8.1 to KEM-10.10  Every rule number of teams, solo and gods is cited; every id has a test of its name."""
    folder = Path(__file__).parent
    text = "".join(path.read_text(encoding="utf-8") for path in folder.glob("test_*.py"))
    cited = set(re.findall(r"KEM-\d+\.\d+", text))
    wanted = {f"KEM-{part}.{n}" for part, last in ((8, 20), (9, 29), (10, 10)) for n in range(1, last + 1)}
    assert wanted <= cited
    named = set(re.findall(r"def test_(\w+?)(?:_\w+)?\(", text))
    assert set(GOD.keys) <= named
    assert {f"ce0{n}" for n in range(1, 6)} <= named
