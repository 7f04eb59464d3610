"""TEK-6 to TEK-12  The actions of the six gods, and the Commoner track."""

import pytest

from benben.games.tekhenu.actions import AfterAction, GodAction
from benben.games.tekhenu.commoners import lower_happiness, raise_happiness, raise_population
from benben.games.tekhenu.maat import TakeDestiny
from benben.games.tekhenu.possible import feasible
from benben.games.tekhenu.tables import (
    BASTET,
    BY_BUILDINGS,
    BY_EDGES,
    BY_SLOT,
    BY_STATUE_LINE,
    HATHOR,
    HORUS,
    OSIRIS,
    RA,
    THOTH,
)
from benben.games.tekhenu.turn import Turn
from tests.games.tekhenu.build import asked, cards_of, choose, hand, keys, markers, position, tokens, told, why

GODS = ("horus", "ra", "hathor", "bastet", "thoth", "osiris")


def worth(rows: list[tuple[int, ...]], source: int) -> list[int]:
    return [row[1] for row in rows if row[2] == source]


# --- Horus ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("built", "cost"), [(0, 2), (1, 3), (2, 3), (3, 4), (4, 4), (5, 5)])
def test_statues_cost_more_and_more(built: int, cost: int) -> None:
    """TEK-6.1  Exactly one Statue, at the Granite below the leftmost."""
    arranged = position().god_statue(0, *GODS[:built]).tokens(0, granite=cost)
    assert not feasible(position().god_statue(0, *GODS[:built]).tokens(0, granite=cost - 1).s, 0, HORUS, 1)
    s = choose(arranged.ask(GodAction(0, HORUS, 1, 0)), "os_w")
    assert s.statues[0] == 5 - built and tokens(s, 0) == {"gold": 1}


def test_a_god_or_the_people() -> None:
    """TEK-6.2, TEK-6.5  The god of the position, or any of the four spaces, whatever the value."""
    s = position().people_statue(1, "os_q").tokens(0, granite=2).ask(GodAction(0, HORUS, 2, 0))
    assert keys(s) == ["ra", "ts_n", "ts_e", "os_w"] and why(s, "thoth") == ("other_position", "TEK-6.3")
    assert why(s, "os_q") == ("no_statue_space", "TEK-6.5")


@pytest.mark.parametrize(("seats", "spaces"), [(2, 1), (3, 2), (4, 3)])
def test_god_spaces_by_number_of_players(seats: int, spaces: int) -> None:
    """TEK-6.3, TEK-6.4  3, 2 or 1 spaces a god; when all are taken the god cannot be honoured."""
    for taken in range(spaces + 1):
        s = position(seats).god_statue(1, *["ra"] * taken).tokens(0, granite=2).ask(GodAction(0, HORUS, 2, 0))
        assert ("ra" in keys(s)) == (taken < spaces)
    assert why(s, "ra") == ("no_statue_space", "TEK-6.3")


def test_a_statue_at_the_temple_counts_pillars_in_line() -> None:
    """TEK-6.5  3 points for each own Pillar of the middle row, and the Gold of the space."""
    arranged = position().pillar(0, "r3c1", "p22").pillar(0, "r3c5", "p23").pillar(1, "r3c2", "p24")
    s = arranged.pillar(0, "r1c3", "p25").tokens(0, granite=2).ask(GodAction(0, HORUS, 6, 0))
    choose(s, "ts_e")
    assert worth(told(s, "points"), BY_STATUE_LINE) == [6] and tokens(s, 0) == {"gold": 1} and s.people[1] == 0


def test_bonuses_of_several_seats_in_turn_order() -> None:
    """TEK-6.6, TEK-6.7  Others with Statues at the god, from the actor on; never twice, never the actor's own."""
    arranged = position().order(3, 0, 1, 2).god_statue(1, "osiris", "osiris").god_statue(3, "osiris")
    s = choose(arranged.ask(GodAction(0, OSIRIS, 1, 0)), "row1_bread")
    assert told(s, "horus_bonus") == [(1, OSIRIS), (3, OSIRIS)]
    assert tokens(s, 1) == {"bread": 1, "faith": 1} and tokens(s, 0) == {"bread": 1}


def test_a_second_statue_to_a_god_gives_nothing_more() -> None:
    """TEK-6.7  Three players: no second immediate bonus, but the Statue is built."""
    s = position(3).god_statue(0, "hathor").tokens(0, granite=3).ask(GodAction(0, HORUS, 3, 0))
    choose(s, "hathor")
    assert tokens(s, 0) == {} and s.honour[HATHOR * 4] == 2 and s.statues[0] == 4


@pytest.mark.parametrize(
    ("god", "gain"),
    [("horus", {}), ("ra", {"limestone": 1, "faith": 1}), ("hathor", {"gold": 1}), ("thoth", {"scribe": 1}),
     ("osiris", {"bread": 1, "faith": 1}), ("bastet", {})],
)  # fmt: skip
def test_every_horus_bonus(god: str, gain: dict[str, int]) -> None:
    """TEK-6.6  The six tiles: 2 points, goods, or 1 Population and 1 Happiness."""
    s = position(3).horus(god, *(other for other in GODS if other != god)).tokens(0, granite=2).s
    from benben.games.tekhenu.horus import horus_bonus
    from benben.games.tekhenu.tables import GOD

    s.tokens = [0] * len(s.tokens)
    horus_bonus(s, 0, GOD.index[god])
    assert tokens(s, 0) == gain and s.score[0] == (12 if god == "horus" else 10)
    assert (s.happiness[0], s.population[0]) == ((3, 6) if god == "bastet" else (2, 5))


# --- Ra ---------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("value", "tile", "slot"),
    [(6, "p22", 3), (5, "p22", 3), (4, "p23", 2), (3, "p23", 2), (2, "p24", 1), (1, "p24", 1)],
)
def test_the_value_selects_the_tile(value: int, tile: str, slot: int) -> None:
    """TEK-7.1, TEK-7.2  5-6 left for 3 points, 3-4 middle for 2, 1-2 right for 1."""
    s = position().slots("p22", "p23", "p24").tokens(0, limestone=2).ask(GodAction(0, RA, value, 0))
    choose(s, "r3c3+turn0")
    assert worth(told(s, "points"), BY_SLOT) == [slot] and told(s, "tile_laid") == [(0, int(tile[1:]) - 1, 12)]


def test_the_steps_of_ra() -> None:
    """TEK-7.2  Buildings of anyone in line, edges, the reward, the slot; then the Pillar, and the slots move up."""
    arranged = position().building(1, "w2", "e2").building(2, "s3").building(0, "s1").people_statue(1, "ts_n")
    arranged.pillar(1, "r1c3", "p22").slots("p23", "p24", "p25")
    s = arranged.tokens(0, limestone=2).ask(GodAction(0, RA, 3, 0))
    assert "r1c3+turn0" not in keys(s) and len(keys(s)) == 96
    top = s.pile[-1]
    choose(s, "r2c3+turn2")
    assert worth(told(s, "points"), BY_BUILDINGS) == [3] and worth(told(s, "points"), BY_EDGES) == []
    assert tokens(s, 0) == {"limestone": 2} and s.pillar[7] == 0 and s.pillars[0] == 7
    assert s.slots == [top, 22, 24]


@pytest.mark.parametrize(("turn", "matching"), [(0, 0), (1, 0), (2, 0), (3, 1)])
def test_turning_a_tile(turn: int, matching: int) -> None:
    """TEK-7.2  BGRO beneath BRGO (its south is green): only three quarter turns bring green to the north."""
    arranged = position().pillar(1, "r2c2", "p22").slots("p24", "p25", "p26").tokens(0, limestone=2)
    s = choose(arranged.ask(GodAction(0, RA, 6, 0)), f"r3c2+turn{turn}")
    assert sum(worth(told(s, "points"), BY_EDGES)) == matching


def test_the_first_tile_lies_there_like_any_other() -> None:
    """TEK-7.2  P01, not turned, takes its place, and its edges match those beside it."""
    arranged = position().pillar(1, "r3c3", "p01").slots("p22", "p23", "p24").tokens(0, limestone=2)
    s = arranged.ask(GodAction(0, RA, 6, 0))
    assert not any(key.startswith("r3c3") for key in keys(s)) and len(keys(s)) == 96
    points = []
    for turn in range(4):
        arranged = position().pillar(1, "r3c3", "p01").slots("p22", "p23", "p24").tokens(0, limestone=2)
        s = choose(arranged.ask(GodAction(0, RA, 6, 0)), f"r3c4+turn{turn}")
        points.append(sum(worth(told(s, "points"), BY_EDGES)))
    assert points == [0, 0, 0, 1]


def test_the_first_tile_gets_its_pillar() -> None:
    """TEK-7.2  P01 laid unturned wakes, carries the Pillar, and is passed by when the next tile looks for its own."""
    arranged = position().light("ra", "sunny").slots("p22", "p23", "p01").tokens(0, limestone=3)
    s = choose(arranged.ask(GodAction(0, RA, 1, 0)), "r3c3+turn0")
    assert s.temple[12] == 0 and s.pillar[12] == 0 and s.population[0] == 8
    arranged = position().pillar(1, "r1c1", "p01").slots("p22", "p23", "p24").tokens(0, limestone=2)
    s = choose(arranged.ask(GodAction(0, RA, 1, 0)), "r3c3+turn0")
    assert s.pillar[0] == 1 and s.pillar[12] == 0


def test_ra_needs_a_tile_in_the_slot() -> None:
    """TEK-7.1, TEK-7.2  An empty slot allows no Ra action; with the stack empty the left one stays empty."""
    arranged = position().tokens(0, limestone=9)
    s = arranged.s
    s.slots[0] = -1
    assert not feasible(s, 0, RA, 6) and feasible(s, 0, RA, 4)


# --- Hathor -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("seats", "bread", "spaces"),
    [(2, 2, "w2 w4 s2 s4"), (2, 4, "w1 w2 w3 w4 w5 s1 s2 s3 s4 s5"), (3, 3, "w1 w2 w4 w5 s1 s2 s4 s5 e1 e5 n1 n5"),
     (4, 2, "w2 w4 s2 s4 e2 e4 n2 n4")],
)  # fmt: skip
def test_building_spaces(seats: int, bread: int, spaces: str) -> None:
    """TEK-8.1, TEK-8.2  2 to 4 Bread; 10, 14 or 18 spaces; the value is no matter."""
    for value in (1, 6):
        s = position(seats).tokens(0, bread=bread).ask(GodAction(0, HATHOR, value, 0))
        assert keys(s) == spaces.split()
    if seats < 4:
        assert why(s, "n2") == ("closed_space", "TEK-8.2")


@pytest.mark.parametrize("owner", [0, 1])
def test_taken_building_spaces(owner: int) -> None:
    """TEK-8.1  A space holds one Building, of whomever."""
    s = position(2).building(owner, "w1", "s3").tokens(0, bread=4).ask(GodAction(0, HATHOR, 1, 0))
    assert keys(s) == ["w2", "w3", "w4", "w5", "s1", "s2", "s4", "s5"]


def test_hathor_ignores_the_uncovered_symbols() -> None:
    """TEK-8.1, TEK-8.4  No points and no Bread for the Building row now; Population by the value, once."""
    s = position().building(0, "w1").tokens(0, bread=2).ask(GodAction(0, HATHOR, 4, 0))
    assert why(s, "w1") == ("occupied", "TEK-8.1") and why(s, "w3") == ("too_little_bread", "TEK-8.1")
    choose(s, "w2")
    assert s.score[0] == 10 and s.buildings[0] == 8 and s.population[0] == 9 and s.opened == 3


def test_hathor_passes_the_first_tile() -> None:
    """TEK-8.3  P01, not turned, under another's Pillar gives nothing; under an own one 3 points and no token."""
    gain = {"faith": 1, "papyrus": 1, "bread": 1, "limestone": 1}
    for owner, points in ((1, 10), (0, 13)):
        arranged = position().pillar(owner, "r1c1", "p01").tokens(0, bread=3)
        s = choose(arranged.ask(GodAction(0, HATHOR, 1, 0)), "w1")
        assert tokens(s, 0) == gain and s.score[0] == points


# --- Commoner track ---------------------------------------------------------------------------------------------------


def test_the_limits_of_the_track() -> None:
    """TEK-9.1  Happiness up to Population, Population up to 21; the surplus is lost."""
    s = position().folk(0, 2, 20).s
    raise_population(s, 0, 6)
    raise_happiness(s, 0, 30)
    assert (s.happiness[0], s.population[0]) == (21, 21)
    s = position().folk(0, 2, 5).s
    raise_happiness(s, 0, 6)
    assert s.happiness[0] == 5


def test_what_sections_3_and_4_hold() -> None:
    """TEK-9.2, TEK-9.3  1 Decree, 2 Technologies, 1 Blessing; 2 Decrees, 1 Technology, 1 Blessing."""
    s = position().folk(2, 2, 13).s
    assert [index // 24 for index in s.market[7:]] == [2, 1, 1, 0, 2, 2, 1, 0]


def test_marks_reward_once_in_ascending_order() -> None:
    """TEK-9.4  16: 1 Gold; 19: 1 Scribe; 21: an extra action. Falling back and rising again gives nothing."""
    arranged = position().folk(0, 15, 21)
    raise_happiness(arranged.s, 0, 5)
    assert tokens(arranged.s, 0) == {"gold": 1, "scribe": 1} and arranged.s.due == 0
    lower_happiness(arranged.s, 0)
    raise_happiness(arranged.s, 0, 2)
    assert tokens(arranged.s, 0) == {"gold": 1, "scribe": 1} and arranged.s.due == 1
    s = arranged.ask(AfterAction())
    assert asked(s) == "FreeAction" and "decline" in keys(s) and "granite+value6" in keys(s)
    choose(s, "granite+value6")
    assert tokens(s, 0)["granite"] == 2 and s.surplus[0] == 4 and s.due == 0 and not s.left[0]


def test_happiness_21_waits_for_the_action_in_progress() -> None:
    """TEK-9.4  Bastet gives its Scribes first; then the extra action, which costs as usual."""
    arranged = position().light("bastet", "shaded").wheel("bastet+white_2").folk(0, 19, 21).tokens(0, papyrus=2)
    arranged.s.rewarded[0] = 0b1111
    s = choose(arranged.ask(Turn(0)), "bastet+white_2", "bastet")
    assert asked(s) == "FreeAction" and tokens(s, 0) == {"scribe": 2} and "bastet+value1" not in keys(s)
    choose(s, "osiris+value6", "row6_bread", "granite")
    assert s.happiness[0] == 20 and asked(s) == ""


def test_happiness_21_in_a_turn_leaves_the_refill_to_its_end() -> None:
    """TEK-9.4, TEK-5.8  The extra action takes a card in the own turn: its space stays empty for the rest of it."""
    arranged = position().light("bastet", "shaded").wheel("bastet+white_2").folk(0, 19, 21).own(0, "b07")
    arranged.s.rewarded[0] = 0b1111
    s = choose(arranged.tokens(0, papyrus=2).ask(Turn(0)), "bastet+white_2", "bastet", "thoth+value1")
    choose(s, keys(s)[0])
    assert asked(s) == "EndTurn" and s.market.count(-1) == 1
    assert -1 not in choose(s, "end").market


def test_happiness_21_off_turn_comes_after_that_action() -> None:
    """TEK-9.4  Through the tile of Bastet: the owner's extra action follows the other's action, within that turn."""
    arranged = position().light("bastet", "shaded").wheel("bastet+white_6").god_statue(1, "bastet").folk(1, 20, 20)
    arranged.s.rewarded[1] = 0b1111
    s = choose(arranged.folk(0, 2, 8).tokens(0, papyrus=2).ask(Turn(0)), "bastet+white_6", "bastet")
    assert s.happiness[0] == 8 and asked(s) == "FreeAction" and s.stack[-1].row() == ["FreeAction", 1]
    choose(s, "decline")
    assert asked(s) == "" and s.mover == -1


def test_happiness_21_between_turns_refills_the_market() -> None:
    """TEK-9.4  Through A03: nobody's turn, so the Market is refilled right after the action."""
    arranged = position().folk(0, 20, 21).destiny("a01", "a02", "a04", "a01")
    arranged.s.destiny = [-1] * 4
    arranged.s.rewarded[0] = 0b1111
    s = choose(arranged.ask(TakeDestiny(0, 1)), "a03", "happiness", "thoth+value1")
    first = keys(s)[0]
    choose(s, first)
    assert -1 not in s.market and asked(s) == "" and (first in cards_of(s, 0) or first in hand(s, 0))


# --- Bastet -----------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("value", "scribes"), [(1, 2), (2, 2), (3, 1), (4, 1), (5, 0), (6, 0)])
def test_festival(value: int, scribes: int) -> None:
    """TEK-10.1, TEK-10.2  2 Papyrus, Happiness by the value, 2 Scribes for 1-2 and 1 for 3-4."""
    s = position().folk(0, 2, 8).tokens(0, papyrus=2).ask(GodAction(0, BASTET, value, 0))
    assert s.happiness[0] == 2 + value and tokens(s, 0) == ({"scribe": scribes} if scribes else {})


def test_festival_for_the_happy() -> None:
    """TEK-10.3  Happiness at Population: cost and Scribes all the same."""
    s = position().folk(0, 5, 5).tokens(0, papyrus=2).ask(GodAction(0, BASTET, 2, 0))
    assert s.happiness[0] == 5 and tokens(s, 0) == {"scribe": 2}


# --- Thoth ------------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("happiness", "sections"), [(1, 1), (4, 1), (5, 2), (8, 2), (9, 3), (12, 3), (13, 4), (21, 4)])
def test_access_by_happiness(happiness: int, sections: int) -> None:
    """TEK-11.1  1, 5, 9 and 13 open sections 1 to 4."""
    s = position().folk(0, happiness, 21).ask(GodAction(0, THOTH, 1, 0))
    from benben.games.tekhenu.tables import SLOT_SECTION

    open_to_me = {SLOT_SECTION[s.market.index(index)] for index in range(72) if index in s.market and
                  ["b", "t", "d"][index // 24] + f"{index % 24 + 1:02}" in keys(s)}  # fmt: skip
    assert open_to_me == set(range(sections))


@pytest.mark.parametrize(("value", "cost", "count"), [(1, 0, 1), (2, 0, 1), (3, 2, 2), (4, 2, 2), (5, 3, 3), (6, 3, 3)])
def test_cards_and_their_cost(value: int, cost: int, count: int) -> None:
    """TEK-11.2  1 free, 2 for 2 Papyrus, 3 for 3, all from one section."""
    arranged = position().market(1, "t01", "b01", "b02").tokens(0, papyrus=cost)
    s = arranged.ask(GodAction(0, THOTH, value, 0))
    choose(s, *["t01", "b01", "b02"][:count])
    assert len(cards_of(s, 0)) == count and tokens(s, 0) == {} and asked(s) == ""
    assert cost == 0 or not feasible(position().tokens(0, papyrus=cost - 1).s, 0, THOTH, value)


def test_a_section_must_hold_enough_cards() -> None:
    """TEK-11.2  Exactly the number: a thinned section is not enough."""
    arranged = position().folk(0, 5, 5).market(1, None, "b01", None).market(2, "t02", "t03", None, "b04")
    s = arranged.tokens(0, papyrus=2).ask(GodAction(0, THOTH, 3, 0))
    assert keys(s) == ["t02", "t03"] and why(s, "b01") == ("too_few_cards", "TEK-11.2")
    assert why(s, "b04") == ("leftmost_first", "TEK-11.2")


def test_the_first_blessing_fills_a_section() -> None:
    """TEK-11.2, TEK-11.3  A section that holds B01 alone gives it, and can be refreshed."""
    arranged = position().folk(0, 2, 5).market(1, None, "b01", None).tokens(0, papyrus=1)
    s = arranged.ask(GodAction(0, THOTH, 1, 0))
    assert "b01" in keys(s) and "refresh1" in keys(s)
    arranged = position().folk(0, 2, 5).market(1, "t01", "b01", None).tokens(0, papyrus=2)
    s = choose(arranged.ask(GodAction(0, THOTH, 3, 0)), "t01")
    assert keys(s) == ["b01"] and cards_of(s, 0) == ["t01"]


def test_refreshing_sections() -> None:
    """TEK-11.3  1 Papyrus each, once a section, any opened section, only while the cards can be paid after it."""
    arranged = position().folk(0, 2, 9).tokens(0, papyrus=2).market(1, "t01", "b01", "b02")
    s = arranged.ask(GodAction(0, THOTH, 1, 0))
    assert keys(s)[-3:] == ["refresh1", "refresh2", "refresh3"]
    choose(s, "refresh1")
    assert keys(s)[-2:] == ["refresh2", "refresh3"] and "t01" not in keys(s) and s.discards[1] == [24]
    choose(s, "refresh3")
    assert not any(key.startswith("refresh") for key in keys(s)) and tokens(s, 0) == {} and -1 not in s.market[:11]
    s = position().tokens(0, papyrus=2).ask(GodAction(0, THOTH, 3, 0))
    assert not any(key.startswith("refresh") for key in keys(s))


def test_refreshing_away_the_first_blessing() -> None:
    """TEK-11.3  B01 is discarded like the others, and its space refilled."""
    arranged = position().folk(0, 2, 5).tokens(0, papyrus=1).market(1, "t01", "b01", "b02")
    s = choose(arranged.ask(GodAction(0, THOTH, 1, 0)), "refresh1")
    assert s.discards[0] == [0, 1] and not {0, 1} & set(s.market) and -1 not in s.market[:7]


def test_taken_cards() -> None:
    """TEK-11.4  A Decree goes to the hand, seen by all; the others lie open."""
    arranged = position().folk(0, 9, 9).market(3, "d05", "t02", "t03", "b05").tokens(0, papyrus=3)
    s = choose(arranged.ask(GodAction(0, THOTH, 5, 0)), "d05", "t02", "b05")
    assert hand(s, 0) == ["d05"] and s.hand_eyes[0] == [-1] and cards_of(s, 0) == ["b05", "t02"]


# --- Osiris -----------------------------------------------------------------------------------------------------------


def test_osiris_needs_a_free_row_and_a_building() -> None:
    """TEK-12.1, TEK-12.2  Any free space of the row; 1 Happiness lost, no Resources."""
    s = position().workshop(1, "row3_bread").ask(GodAction(0, OSIRIS, 3, 0))
    assert keys(s) == ["row3_papyrus", "row3_limestone", "row3_granite"] and why(s, "row1_bread") == (
        "other_row",
        "TEK-12.1",
    )
    assert why(s, "row3_bread") == ("occupied", "TEK-12.2") and why(s, "b07_population") is None
    choose(s, "row3_papyrus")
    assert s.happiness[0] == 1 and s.buildings[0] == 9 and s.score[0] == 10
    full = position().workshop(1, "row3_papyrus", "row3_bread", "row3_limestone", "row3_granite").s
    assert not feasible(full, 0, OSIRIS, 3) and feasible(full, 0, OSIRIS, 4)


@pytest.mark.parametrize(
    ("space", "after", "gain"),
    [
        ("row1_granite", [2, 2, 2, 3], {"granite": 1}),
        ("row3_papyrus", [3, 2, 3, 2], {"papyrus": 1}),
        ("row3_bread", [2, 3, 2, 3], {"bread": 1}),
        ("row3_limestone", [3, 2, 3, 2], {"limestone": 1}),
        ("row3_granite", [2, 3, 2, 3], {"granite": 1}),
        ("row4_papyrus", [3, 2, 2, 3], {"papyrus": 1, "gold": 1}),
        ("row4_limestone", [2, 3, 3, 2], {"limestone": 1, "gold": 1}),
        ("row4_granite", [3, 2, 2, 3], {"granite": 1, "gold": 1}),
        ("row5_limestone", [2, 2, 4, 2], {"limestone": 2}),
    ],
)
def test_rewards_of_the_rows(space: str, after: list[int], gain: dict[str, int]) -> None:
    """TEK-12.3  Markers and goods."""
    s = choose(position().ask(GodAction(0, OSIRIS, int(space[3]), 0)), space)
    assert markers(s, 0) == after and tokens(s, 0) == gain


def test_row_6_moves_any_marker_once_more() -> None:
    """TEK-12.3  Own marker 2 up, any one 1 up, the same or another; none if all are on 6."""
    s = choose(position().ask(GodAction(0, OSIRIS, 6, 0)), "row6_bread")
    assert keys(s) == ["papyrus", "bread", "limestone", "granite"]
    assert markers(choose(s, "bread"), 0) == [2, 5, 2, 2] and tokens(s, 0) == {"bread": 2}
    s = choose(position().production(0, 6, 6, 6, 5).ask(GodAction(0, OSIRIS, 6, 0)), "row6_granite")
    assert asked(s) == "" and markers(s, 0) == [6, 6, 6, 6]


@pytest.mark.parametrize(("cell", "turn"), [("r1c2", 0), ("r2c5", 0), ("r5c2", 0), ("r2c1", 0), ("r2c5", 1)])
def test_the_border_of_the_temple(cell: str, turn: int) -> None:
    """TEK-7.2  Blue in the north, red in the east, green in the south, ochre in the west: P22 unturned matches each."""
    s = position().slots("p22", "p23", "p24").tokens(0, limestone=2).ask(GodAction(0, RA, 6, 0))
    choose(s, f"{cell}+turn{turn}")
    assert sum(row[1] for row in told(s, "points") if row[2] == BY_EDGES) == (turn == 0)
