"""Amon's cards: events, plagues, actions, plunder; his recruitment, and his marches by every level of their lists."""

import pytest

from benben.core import engine
from benben.games.kemet.amon_battle import mend
from benben.games.kemet.amon_cards import Mourning, PlunderTiles, act, befall, crossed_out, happen, levy
from benben.games.kemet.amon_march import distance, go, land_moves, next_area, route, target_of
from benben.games.kemet.control import limit
from benben.games.kemet.interventions import RainFire
from benben.games.kemet.moving import MoveTroop
from benben.games.kemet.night import Awaken, DrawAtNight, TrimAll, night_prayer
from benben.games.kemet.prayer import pay, pray, teleport_cost, tile_cost
from benben.games.kemet.recruiting import recruit
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import AREA, SEATS, TELEPORT_COST
from benben.games.kemet.tables_solo import (
    ACTION,
    AMON,
    EVENT,
    EVENTS,
    HALF,
    HOLDS,
    HUMAN,
    MARCHES,
    PLAGUE,
    PLUNDER,
    PLUNDERS,
    TO_ANY_TEMPLE,
    TO_DELTA,
    TO_OTHER_TEMPLE,
    TO_PYRAMID_EAST,
    TO_PYRAMID_WEST,
    TO_STRONG_TROOP,
    TO_WEAK_TROOP,
    TO_WEAK_TROOP_ONLY,
    TO_YOUR_TEMPLE,
    Wish,
)
from benben.games.kemet.tables_tiles import COMPANION
from benben.games.kemet.ways import ways
from tests.games.kemet.build import area, events, keys, kind, pick, units
from tests.games.kemet.test_amon import attack, own, put, ready, rig, run, station

A, B = 0, 1


def do(s: Kemet, action: str) -> Kemet:
    act(s, ACTION.index[action])
    engine.advance(s)
    return s


def occur(s: Kemet, event: str) -> Kemet:
    happen(s, EVENT.index[event])
    engine.advance(s)
    return s


def target(s: Kemet, troop: int, wishes: tuple[Wish, ...]) -> str:
    found = target_of(s, troop, wishes)
    return AREA.keys[found] if found >= 0 else ""


def pyramids(s: Kemet, west: int, east: int) -> None:
    s.level[area("sw_w")], s.level[area("sw_e")] = west, east


# --- Events -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", EVENTS, ids=lambda row: row.key)
def test_war_table_of_an_event(row: object) -> None:
    """KEM-9.12  Its black changes, once (T12: Buried; T14: Bloody Clash)."""
    expected = {
        "wy01": [1, 0, 0, 0], "wy02": [-1, 0, 1, -1], "wy03": [0, 0, 1, 0], "wy04": [0, 0, 0, 0],
        "wy05": [-1, -1, 0, 0], "wy06": [0, 0, -1, 1], "wy07": [-1, 0, 2, 0], "wy08": [1, 1, 0, 1],
        "wy09": [0, 1, 0, 0], "wy10": [1, 0, 0, 0],
    }  # fmt: skip
    s = ready(sw_w=5, sw_c=4)
    happen(s, EVENT.index[row.key])  # type: ignore[attr-defined]
    assert s.war == expected[row.key]  # type: ignore[attr-defined]


def test_wy01_awakened_host() -> None:
    """KEM-9.12  WY01: one unit for each troop."""
    s = occur(ready(sw_w=5), "wy01")
    assert units(s, AMON, "nw_w") == units(s, AMON, "nw_e") == 6


def test_wy02_buried() -> None:
    """KEM-9.12  WY02, T12: an action card; your teleport costs 3, whatever reduces it, until the next event (A51)."""
    s = ready(sw_w=5)
    s.orders = [ACTION.index["ak08"]]
    occur(s, "wy02")
    assert len(events(s, "amon_acts")) == 1
    for tiles in ((), ("portal_of_thoth",), ("portal_of_thoth", "priest_of_ra")):
        s.tiles[HUMAN] = 0
        own(s, *tiles)
        s.prayer[HUMAN] = 9
        pay(s, HUMAN, teleport_cost(s, HUMAN, TELEPORT_COST))
        assert s.prayer[HUMAN] == 6
    befall(s, PLAGUE.index["dp04"])
    s.prayer[HUMAN] = 9
    pay(s, HUMAN, teleport_cost(s, HUMAN, TELEPORT_COST))
    assert s.prayer[HUMAN] == 5
    s.plagues = []
    s.tiles[HUMAN] = 0
    occur(s, "wy08")
    assert teleport_cost(s, HUMAN, TELEPORT_COST) == 2


def test_wy03_sandstorm() -> None:
    """KEM-9.12  WY03: you cannot use ports; with the next event you can."""
    s = ready(n_w=5)
    assert area("f_sw") in ways(s, HUMAN, area("d_desert"), 1, 0)
    occur(s, "wy03")
    assert area("f_sw") not in ways(s, HUMAN, area("d_desert"), 1, 0)
    assert area("f_sw") in ways(s, HUMAN, area("n_w"), 1, 0)
    occur(s, "wy08")
    assert area("f_sw") in ways(s, HUMAN, area("d_desert"), 1, 0)


def test_wy04_tomb_robbers() -> None:
    """KEM-9.12  WY04: two plunders at once; your tiles cost 1 more."""
    s = ready(sw_w=5)
    before = sum(s.market)
    occur(s, "wy04")
    assert sum(s.market) == before - 4 and tile_cost(s, HUMAN, 3) == 4
    own(s, "priestess")
    assert tile_cost(s, HUMAN, 3) == 3


def test_wy05_feast_of_opet() -> None:
    """KEM-9.12  WY05: 2 prayer points for you, one plunder."""
    s = ready(sw_w=5)
    before = sum(s.market)
    occur(s, "wy05")
    assert s.prayer[HUMAN] == 9 and sum(s.market) == before - 2


def test_wy06_forced_march() -> None:
    """KEM-9.12  WY06: an action card."""
    s = ready(sw_w=5)
    s.orders = [ACTION.index["ak08"]]
    occur(s, "wy06")
    assert len(events(s, "amon_acts")) == 1 and s.war == [0, 1, -1, 1]


def test_wy07_wall_of_shields() -> None:
    """KEM-9.12  WY07: a Recruit action places 3 units at most, in all."""
    s = occur(ready(sw_w=1), "wy07")
    recruit(s, HUMAN)
    engine.advance(s)
    assert keys(s)[-1] == "3"
    pick(s, "2")
    assert keys(s)[-1] == "1"


def test_wy08_bloody_clash() -> None:
    """KEM-9.12  WY08, T14: nothing but the table."""
    s = occur(ready(sw_w=5), "wy08")
    assert s.war == [1, 1, 0, 1] and not events(s, "amon_acts") and not events(s, "tile_plundered")


def test_wy09_blood_price() -> None:
    """KEM-9.12  WY09: a unit of your largest troop, you choose in a tie (A83); recalls give nothing."""
    s = ready(sw_w=4, sw_c=4, o_wn=3)
    happen(s, EVENT.index["wy09"])
    engine.advance(s)
    assert kind(s) == "MournUnit" and keys(s) == ["sw-w", "sw-c"]
    pick(s, "sw-c")
    assert units(s, HUMAN, "sw_c") == 3
    s = occur(ready(o_wn=5, sw_w=2), "wy09")
    pick(s, "o-wn")
    station(s, 0, "o_wn", 5)
    rig(s, "b3")
    attack(s, HUMAN, "o_wn")
    pick(s, "b1", "b3", "done")
    prayer = s.prayer[HUMAN]
    while s.field >= 0:
        pick(s, "recall" if "recall" in keys(s) else keys(s)[0])
    assert s.prayer[HUMAN] == prayer


def test_wy10_silence_of_the_priests() -> None:
    """KEM-9.12  WY10: a plunder; your Pray actions give 1 less."""
    s = ready(sw_w=5)
    before = sum(s.market)
    occur(s, "wy10")
    pray(s, HUMAN)
    assert sum(s.market) == before - 2 and s.prayer[HUMAN] == 8


# --- Plagues ----------------------------------------------------------------------------------------------------------


def test_dp01_locusts() -> None:
    """KEM-9.12  DP01: the prayers of the night give 1 instead of 2."""
    s = ready(sw_w=5)
    assert night_prayer(s, HUMAN) == 2
    befall(s, PLAGUE.index["dp01"])
    assert night_prayer(s, HUMAN) == 1


def test_dp02_darkness() -> None:
    """KEM-9.12  DP02: no free card at night; tiles still draw, and veterans still buy."""
    s = ready(sw_w=5)
    befall(s, PLAGUE.index["dp02"])
    s.veterans[HUMAN] = 2
    run(s, DrawAtNight(HUMAN))
    assert not s.hand[HUMAN] and kind(s) == "BuyCards"
    pick(s, "1")
    assert len(s.hand[HUMAN]) == 1


def test_dp03_boils() -> None:
    """KEM-9.12  DP03: the limit is 1 lower, surplus leaves at once and at each Awakening; Amon's stays."""
    s = ready(sw_w=5, sw_c=3)
    befall(s, PLAGUE.index["dp03"])
    assert limit(s, HUMAN) == 4 and units(s, HUMAN, "sw_w") == 4 and limit(s, AMON) == 6
    put(s, HUMAN, sw_w=1)
    TrimAll().run(s)
    assert units(s, HUMAN, "sw_w") == 4


def test_dp04_river_of_blood() -> None:
    """KEM-9.12  DP04: your teleports cost 1 more."""
    s = ready(sw_w=5)
    befall(s, PLAGUE.index["dp04"])
    assert teleport_cost(s, HUMAN, TELEPORT_COST) == 3
    own(s, "portal_of_thoth")
    assert teleport_cost(s, HUMAN, TELEPORT_COST) == 2


def test_dp05_death_of_the_firstborn() -> None:
    """KEM-9.12  DP05: at each Awakening a unit of your largest troop, if you have at least two."""
    s = ready(sw_w=3, sw_c=1)
    run(s, Mourning())
    assert not s.stack
    befall(s, PLAGUE.index["dp05"])
    run(s, Awaken(), Mourning())
    pick(s, "sw-w")
    assert units(s, HUMAN, "sw_w") == 2
    for s, left in ((ready(sw_w=2), 1), (ready(sw_w=1), 1), (ready(sw_w=1, sw_c=1), 0)):
        befall(s, PLAGUE.index["dp05"])
        run(s, Mourning())
        if s.stack:
            pick(s, "sw-w")
        assert not s.stack and units(s, HUMAN, "sw_w") == left


# --- Actions ----------------------------------------------------------------------------------------------------------


def test_ak01_surge_of_strength() -> None:
    """KEM-9.13  AK01: A to your highest pyramid, then B to your weakest troop."""
    assert MARCHES[ACTION.index["ak01"]] == ((A, TO_PYRAMID_WEST), (B, TO_WEAK_TROOP))
    s = ready(o_wn=1, sw_w=5)
    pyramids(s, 2, 1)
    s.orders = []
    station(s, 0, "t_w", 5)
    station(s, 1, "nw_e", 5)
    rig(s, "b3")
    do(s, "ak01")
    assert s.squad == [area("sw_w"), area("nw_e")]
    assert (s.field, s.attacker, s.defender) == (area("sw_w"), AMON, HUMAN)


def test_ak02_temple_raid() -> None:
    """KEM-9.13  AK02: A to your richest temple, B to the richest without A."""
    assert MARCHES[ACTION.index["ak02"]] == ((A, TO_YOUR_TEMPLE), (B, TO_OTHER_TEMPLE))


def test_ak03_the_hunt() -> None:
    """KEM-9.13  AK03: both to your strongest troop."""
    assert MARCHES[ACTION.index["ak03"]] == ((A, TO_STRONG_TROOP), (B, TO_STRONG_TROOP))


def test_ak04_caravan_of_spoils() -> None:
    """KEM-9.13  AK04: a plunder, then B alone."""
    s = ready(sw_w=5)
    before = sum(s.market)
    do(s, "ak04")
    assert sum(s.market) == before - 2 and s.squad[A] == HOLDS[A] and s.squad[B] != HOLDS[B]
    assert MARCHES[ACTION.index["ak04"]] == ((B, TO_WEAK_TROOP_ONLY),)


def test_ak05_small_reinforcements() -> None:
    """KEM-9.18  AK05, A43: up to 2 units for each (4 to 6, 5 to 6); each of your troops loses one, Ammut's none."""
    s = ready(sw_w=5, sw_c=1, o_wn=2)
    station(s, 0, "t_w", 4)
    s.where[COMPANION.index["ammut"]] = s.squad[B]
    do(s, "ak05")
    assert units(s, AMON, "t_w") == 6 and units(s, AMON, "nw_e") == 6
    assert [units(s, HUMAN, key) for key in ("sw_w", "sw_c", "o_wn")] == [4, 0, 1]


def test_ak05_may_take_your_last_unit() -> None:
    """KEM-9.1  Then the game is lost at once."""
    s = do(ready(sw_w=1, sw_c=1), "ak05")
    assert s.champion == AMON


def test_ak06_great_levy() -> None:
    """KEM-9.18  AK06: up to 3 units for each; strength +1 only if neither could take one."""
    s = ready(sw_w=5)
    station(s, 0, "t_w", 3)
    do(s, "ak06")
    assert units(s, AMON, "t_w") == 6 and s.war[0] == 0
    do(s, "ak06")
    assert s.war[0] == 1 and s.supply[AMON] == 0


def test_ak07_pincer() -> None:
    """KEM-9.13  AK07: B first, to your highest pyramid, the eastern in a tie; then A to your weakest troop."""
    assert MARCHES[ACTION.index["ak07"]] == ((B, TO_PYRAMID_EAST), (A, TO_WEAK_TROOP))


def test_ak08_looted_tombs() -> None:
    """KEM-9.13  AK08: two plunders and damage +1."""
    s = ready(sw_w=5)
    before = sum(s.market)
    do(s, "ak08")
    assert sum(s.market) == before - 4 and s.war == [0, 1, 0, 0]


def test_ak09_eyes_on_the_delta() -> None:
    """KEM-9.13  AK09: A teleports to the Delta, B goes to a temple."""
    assert MARCHES[ACTION.index["ak09"]] == ((A, TO_DELTA), (B, TO_ANY_TEMPLE))
    s = do(ready(sw_w=5), "ak09")
    assert s.squad[A] == area("d_temple")


def test_levy_splits_what_is_left() -> None:
    """KEM-9.18  Too few in supply: as equally as possible, the odd one to A."""
    s = ready(sw_w=5)
    station(s, 0, "t_w", 2)
    s.supply[AMON] = 3
    assert levy(s, 3) == 3
    assert (units(s, AMON, "t_w"), units(s, AMON, "nw_e")) == (4, 6)


def test_no_card_lacks_a_case() -> None:
    """KEM-9.12, KEM-9.13  Every event, plague and action has its own case here."""
    named = {name.split("_")[1] for name in globals() if name.startswith("test_")}
    assert {*EVENT.keys, *PLAGUE.keys, *ACTION.keys} <= named


# --- Priority lists, level by level -----------------------------------------------------------------------------------


@pytest.mark.parametrize(("wishes", "tied"), [(TO_PYRAMID_WEST, "sw-w"), (TO_PYRAMID_EAST, "sw-e")])
def test_to_a_pyramid(wishes: tuple[Wish, ...], tied: str) -> None:
    """KEM-9.15, KEM-9.17  T18: the highest; among equals the occupied one; else the western (AK07: eastern) one."""
    s = ready(sw_e=1)
    pyramids(s, 3, 2)
    assert target(s, A, wishes) == "sw-w"
    pyramids(s, 2, 3)
    assert target(s, A, wishes) == "sw-e"
    pyramids(s, 3, 3)
    assert target(s, A, wishes) == "sw-e"
    put(s, HUMAN, sw_w=1)
    assert target(s, A, wishes) == tied
    s = ready(o_ws=5)
    pyramids(s, 3, 3)
    assert target(s, A, wishes) == tied


def test_to_your_weakest_troop() -> None:
    """KEM-9.15  Fewest units; then the nearest; then the area listed first; without a troop the richest temple."""
    s = ready(sw_w=3, o_wn=2)
    assert target(s, B, TO_WEAK_TROOP) == target(s, B, TO_WEAK_TROOP_ONLY) == "o-wn"
    put(s, HUMAN, sw_c=2)
    assert target(s, B, TO_WEAK_TROOP) == "o-wn"
    station(s, 1, "f_sw", 5)
    assert target(s, B, TO_WEAK_TROOP) == "sw-c"
    s = ready(sw_w=2, sw_c=2)
    assert target(s, B, TO_WEAK_TROOP) == target(s, B, TO_WEAK_TROOP_ONLY) == "sw-w"
    s.units[area("sw_w") * SEATS + HUMAN] = s.units[area("sw_c") * SEATS + HUMAN] = 0
    assert target(s, B, TO_WEAK_TROOP) == "d-temple" and target(s, B, TO_WEAK_TROOP_ONLY) == ""


def test_to_your_strongest_troop() -> None:
    """KEM-9.15, KEM-9.17  Most units; then the nearest; then the westernmost; then the area listed first."""
    s = ready(sw_w=4, o_wn=3)
    assert target(s, A, TO_STRONG_TROOP) == "sw-w"
    put(s, HUMAN, o_wn=1)
    assert target(s, A, TO_STRONG_TROOP) == "o-wn"
    s = ready(n_w=2, t_w=2)
    assert target(s, A, TO_STRONG_TROOP) == "t-w"
    s = ready(o_wn=2, n_w=2)
    station(s, 0, "f_nw", 5)
    assert target(s, A, TO_STRONG_TROOP) == "o-wn"


def test_to_your_richest_temple() -> None:
    """KEM-9.15  A temple you control, the one giving most (Delta 5); none of yours: the nearest temple."""
    s = ready(t_w=1, t_wn=1, d_temple=1)
    assert target(s, A, TO_YOUR_TEMPLE) == "d-temple"
    s = ready(t_w=1, t_wn=1)
    assert target(s, A, TO_YOUR_TEMPLE) == "t-wn"
    s = ready(sw_w=5)
    assert target(s, A, TO_YOUR_TEMPLE) == "d-temple"  # by the teleport no land move away
    station(s, 0, "o_ws", 5)
    assert target(s, A, TO_YOUR_TEMPLE) == "t-w"


def test_to_another_temple() -> None:
    """KEM-9.15  The richest temple without A."""
    s = ready(sw_w=5)
    assert target(s, B, TO_OTHER_TEMPLE) == "d-temple"
    station(s, 0, "d_temple", 5)
    assert target(s, B, TO_OTHER_TEMPLE) == "t-wn"


def test_to_the_delta() -> None:
    """KEM-9.15  A Delta area with your troop, the Delta temple among several; without one the Delta temple."""
    s = ready(d_sanct=1, sw_w=1)
    assert target(s, A, TO_DELTA) == "d-sanct"
    put(s, HUMAN, d_temple=1)
    assert target(s, A, TO_DELTA) == "d-temple"
    s = ready(d_sanct=1, d_desert=1)
    assert target(s, A, TO_DELTA) == "d-desert"
    assert target(ready(sw_w=1), A, TO_DELTA) == "d-temple"


def test_to_any_temple() -> None:
    """KEM-9.15  A temple you control, the nearest free one among several; else the nearest without an Amon troop."""
    s = ready(t_wn=1, sw_w=1)
    assert target(s, B, TO_ANY_TEMPLE) == "t-wn"
    station(s, 1, "o_ws", 5)
    put(s, HUMAN, t_w=1)
    assert target(s, B, TO_ANY_TEMPLE) == "t-w"
    s = ready(sw_w=1)
    station(s, 1, "o_ws", 5)
    assert target(s, B, TO_ANY_TEMPLE) == "t-w"
    station(s, 0, "t_w", 5)
    assert target(s, B, TO_ANY_TEMPLE) == "t-wn"


# --- The way ----------------------------------------------------------------------------------------------------------


def path(s: Kemet, troop: int, goal: str) -> list[str]:
    return [AREA.keys[place] for place in route(s, troop, area(goal))]


def test_land_moves() -> None:
    """KEM-9.14  One, the war table and the monster; never below 0."""
    s = ready(sw_w=5)
    assert land_moves(s, A) == 2
    s.war[3] = 2
    assert land_moves(s, A) == 4
    s.war[3] = -2
    assert land_moves(s, A) == 0
    s.where[s.pets[A]] = -1
    s.war[3] = -2
    assert land_moves(s, A) == 0


def test_the_shortest_way_and_its_ties() -> None:
    """KEM-9.14  Of equal ways the one with your troop, then the area listed first (A37); walls are nothing."""
    s = ready(sw_w=5)
    s.war[3] = 3
    assert path(s, A, "sw_w") == ["f-nw", "n-w", "f-sw", "sw-w"]
    put(s, HUMAN, t_w=1)
    assert next_area(s, area("f_nw"), area("sw_w")) == area("t_w")
    assert path(s, A, "sw_w") == ["f-nw", "t-w"]
    s.war[3] = 0
    assert path(s, A, "t_wn") == ["f-nw", "n-w"]
    assert path(s, A, "nw_w") == []


def test_leaving_the_delta() -> None:
    """KEM-9.14  Out of the Delta desert by its port, to the Nile bank or to his own front, 1 move each (A39)."""
    s = ready(sw_w=5)
    s.war[3] = 3
    station(s, 0, "d_temple", 5)
    assert path(s, A, "t_wn") == ["d-desert", "n-w", "t-wn"]
    assert path(s, A, "nw_c") == ["d-desert", "f-nw", "nw-c"]
    assert distance(s, area("d_sanct"), area("d_temple")) == 2


def test_into_the_delta() -> None:
    """KEM-9.14  From a pyramid he controls, first walking there; the teleport is no land move (A38)."""
    s = ready(sw_w=5)
    s.war[3] = -2
    assert path(s, A, "d_temple") == ["d-temple"] and path(s, A, "d_desert") == ["d-temple"]
    s.war[3] = 0
    assert path(s, A, "d_desert") == ["d-temple", "d-desert"]
    put(s, HUMAN, d_sanct=1)
    assert path(s, A, "d_desert") == ["d-sanct"]
    station(s, 0, "o_wn", 5)
    assert path(s, A, "d_temple") == ["f-nw", "nw-w", "d-temple"]
    station(s, 1, "d_temple", 5)
    assert path(s, A, "d_temple") == ["f-nw", "nw-w"]
    s = ready(nw_e=1, nw_w=1)
    s.units[HOLDS[0] * SEATS + AMON] = s.units[HOLDS[1] * SEATS + AMON] = 0
    s.squad = [area("o_wn"), area("o_ws")]
    pyramids(s, 0, 0)
    assert path(s, A, "d_temple") == []


def test_the_other_troop_is_passed_or_not_reached() -> None:
    """KEM-9.16  He passes it with moves left; else he stops in the last empty area before it."""
    s = ready(sw_w=5)
    station(s, 1, "f_nw", 5)
    s.war[3] = 0
    assert path(s, A, "t_w") == ["f-nw", "t-w"]
    s.war[3] = -1
    assert path(s, A, "t_w") == []
    station(s, 1, "t_w", 5)
    s.war[3] = 1
    assert path(s, A, "t_w") == ["f-nw"]


def test_meeting_your_troop_is_a_battle() -> None:
    """KEM-9.14  He enters, whatever it costs, and fights at once; the Deadly Trap springs before."""
    s = ready(o_wn=5, sw_w=1)
    own(s, "deadly_trap", "khnums_sphinx")
    khnum = COMPANION.index["khnums_sphinx"]
    s.master[khnum], s.where[khnum] = HUMAN, area("o_wn")
    go(s, A, route(s, A, area("o_wn")))
    engine.advance(s)
    assert s.field == area("o_wn") and s.attacker == AMON and units(s, AMON, "o_wn") == 4 and s.prayer[AMON] == 0


def test_initiative_and_fire_can_end_a_troop() -> None:
    """KEM-9.23  A troop without units outside battle is formed anew at once (A71)."""
    s = ready(o_wn=5, sw_w=1)
    station(s, 0, "t_w", 1)
    s.hand[HUMAN], s.hand_seen[HUMAN] = [10], [0]
    run(s, RainFire(HUMAN))
    pick(s, "t-w")
    assert s.squad[A] == HOLDS[A] and units(s, AMON, "nw_w") == 5 and not mend(s)
    s = ready(o_wn=5, sw_w=1)
    own(s, "initiative")
    station(s, 0, "t_w", 2)
    s.then(MoveTroop(HUMAN, 0))
    engine.advance(s)
    pick(s, "o-wn", "t-w")
    while kind(s) in ("MoveUnits", "MoveCompanion"):
        pick(s, keys(s)[-1])
    assert s.squad[A] == HOLDS[A] and units(s, HUMAN, "t_w") == 5 and kind(s) == "MoveStep"


# --- Plunder ----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("row", PLUNDERS, ids=lambda row: row.key)
def test_a_plunder_card(row: object) -> None:
    """KEM-9.19  The tile of its level and column, in the upper colour for the upper half, the lower for the lower."""
    s = ready(sw_w=5)
    for tile in s.grid:
        if tile >= 0:
            s.market[tile] = 1
    card = PLUNDER.index[row.key]  # type: ignore[attr-defined]
    levels = (row.upper_level, row.lower_level)  # type: ignore[attr-defined]
    columns = (row.upper_column, row.lower_column)  # type: ignore[attr-defined]
    for half in range(2):
        column = s.grid[half * HALF + columns[half] - 1 : (half + 1) * HALF : 4]
        for level in range(levels[half], 0, -1):
            if column[level - 1] >= 0:
                assert crossed_out(s, card, half) == column[level - 1]
                s.market[column[level - 1]] = 0
        assert crossed_out(s, card, half) == -1


def test_every_high_place_is_covered_once() -> None:
    """KEM-9.19  Each half shows every place of levels 4 and 3 once, so the search of the set-up ends."""
    high = {(4, 1), (4, 2), (4, 3), (3, 1), (3, 2), (3, 3), (3, 4)}
    assert high <= {(row.upper_level, row.upper_column) for row in PLUNDERS}
    assert high <= {(row.lower_level, row.lower_column) for row in PLUNDERS}


def test_t17_a_half_without_a_tile() -> None:
    """KEM-9.19  T17: one level lower, and so on; then that half of a further card; at last it is given up (A76)."""
    s = ready(sw_w=5)
    for tile in s.grid[:HALF]:
        if tile >= 0:
            s.market[tile] = 0
    survivor = s.grid[3 * 4 + 1]
    s.market[survivor] = 1
    below = sum(s.market)
    s.loot = [PLUNDER.index["g08"]]
    PlunderTiles().run(s)
    assert s.market[survivor] == 0 and sum(s.market) == below - 2
    s.market = [0] * len(s.market)
    s.journal = []
    PlunderTiles().run(s)
    assert len(events(s, "plunder_drawn")) == 17 and not events(s, "tile_plundered")


def test_the_plunder_deck_is_shuffled_anew() -> None:
    """KEM-9.19  An empty deck is made of all eight again."""
    s = ready(sw_w=5)
    s.loot = []
    PlunderTiles().run(s)
    drawn = [event.args[0] for event in events(s, "plunder_drawn")]
    assert len(drawn) == 1 and sorted([*s.loot, *drawn]) == list(range(8))
