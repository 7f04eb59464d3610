"""TEK-18, TEK-19  Botankhamun: his path, his dice, his actions with every tie-break, his scoring."""

from collections.abc import Callable

import pytest

from benben.core.rng import KeyedRng
from benben.games.tekhenu.bot import BotAction, BotTurn, god_die, resource_die
from benben.games.tekhenu.decrees import EndGame
from benben.games.tekhenu.maat import ClearScales, Weigh, balance
from benben.games.tekhenu.scoring import Score, result
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.tables import (
    BASTET,
    BLACK,
    BROWN,
    BY_CARDS,
    BY_DECREE,
    BY_HAPPINESS,
    BY_ORDER,
    BY_SCRIBES,
    GOD,
    GREY,
    HATHOR,
    HORUS,
    OSIRIS,
    RA,
    THOTH,
    WHITE,
    YELLOW,
)
from benben.games.tekhenu.tables_cards import TAKE
from tests.games.tekhenu.build import Position, asked, cards_of, choose, hand, keys, position, tokens, told

BOT = 1
Z_GRANITE = 6


def over_seeds(arrange: Callable[[], Position], look: Callable[[Tekhenu], str]) -> set[str]:
    """What happens over many chances."""
    seen = set()
    for seed in range(30):
        s = arrange().s
        s.rng = KeyedRng(seed)
        seen.add(look(s))
    return seen


def taken(s: Tekhenu, god: int) -> str:
    return TAKE.keys[god_die(s, god)]


def coloured(s: Tekhenu, tile: int = Z_GRANITE) -> str:
    return TAKE.keys[resource_die(s, tile)]


# --- The pyramid ------------------------------------------------------------------------------------------------------


def test_the_eight_paths() -> None:
    """TEK-18.1  Onto the base, then up or right by the coin: eight paths in four turns."""
    paths = set()
    for seed in range(60):
        s = position(1).s
        s.rng = KeyedRng(seed)
        path = []
        for _ in range(4):
            s.under[BOT].clear()
            arranged = position(1).s
            s.dice, s.bag = arranged.dice, arranged.bag
            BotTurn(BOT).run(s)
            s.stack.clear()
            path.append(s.progress)
        paths.add(tuple(path))
    early = {(0, 1, 2, 3), (0, 1, 2, 6), (0, 1, 5, 6), (0, 1, 5, 8)}
    assert paths == early | {(0, 4, 5, 6), (0, 4, 5, 8), (0, 4, 7, 8), (0, 4, 7, 9)}


def test_the_bot_keeps_its_die_and_pays_nothing() -> None:
    """TEK-18.2, TEK-18.3  One die, kept beside; the action of its section; no cost, no tokens, the Gold discarded."""
    arranged = position(1).light("horus", "shaded").wheel("horus+white_3").people_statue(0, "os_w", "os_q")
    arranged.god_statue(0, "hathor").god_statue(1, "osiris")
    s = arranged.ask(BotTurn(BOT))
    assert told(s, "die_taken") == [(BOT, HORUS, 2)] and s.under[BOT] == [2] and s.dice == []
    assert tokens(s, BOT) == {} and 0 in s.treasure[:2] and s.score[BOT] == 10


# --- Which die --------------------------------------------------------------------------------------------------------


def test_a_god_tile_takes_the_highest() -> None:
    """TEK-18.4  The highest Pure or Tainted die; Forbidden ones do not count."""
    s = position(1).light("ra", "dark").wheel("ra+white_6", "ra+grey_4", "ra+black_3", "ra+brown_5").s
    assert taken(s, RA) == "ra+brown_5"


def test_a_god_tile_prefers_pure() -> None:
    """TEK-18.4  Equal values: the Pure one."""
    assert over_seeds(
        lambda: position(1).light("ra", "dark").wheel("ra+grey_4", "ra+brown_4", "ra+black_4"), lambda s: taken(s, RA)
    ) == {"ra+black_4"}


def test_a_god_tile_at_last_decides_by_chance() -> None:
    """TEK-18.4  Equal and both Tainted, or both Pure: at random."""
    assert over_seeds(
        lambda: position(1).light("ra", "dark").wheel("ra+grey_4", "ra+brown_4"), lambda s: taken(s, RA)
    ) == {"ra+grey_4", "ra+brown_4"}


def test_a_god_tile_with_two_pure_dice_decides_by_chance() -> None:
    """TEK-18.4  Equal and both Pure: at random among these, without the Tainted ones."""
    assert over_seeds(
        lambda: position(1).light("ra", "shaded").wheel("ra+white_4", "ra+yellow_4", "ra+brown_4", "ra+yellow_3"),
        lambda s: taken(s, RA),
    ) == {"ra+yellow_4", "ra+brown_4"}


def all_forbidden() -> Position:
    """Horus and Ra Dark, Bastet and Thoth Sunny: the highest are a white and a black 5."""
    return position(1).light("ra", "dark").wheel("horus+white_5", "ra+yellow_3", "bastet+black_5", "thoth+brown_2")


def test_any_tile_with_all_dice_forbidden() -> None:
    """TEK-18.4, TEK-18.5  Still exactly one die (TEK-18.2): the highest, a tie at random, whatever tile asks."""
    highest = {"horus+white_5", "bastet+black_5"}
    for god in (HORUS, RA, OSIRIS):
        assert over_seeds(all_forbidden, lambda s, god=god: taken(s, god)) == highest  # type: ignore[misc]
    assert over_seeds(lambda: all_forbidden().god_statue(BOT, "horus"), coloured) == highest


def test_a_god_tile_goes_on_counter_clockwise() -> None:
    """TEK-18.4  No die, or only Forbidden ones: the section before; the action is that of the section reached."""
    arranged = position(1).light("ra", "dark").wheel("ra+white_6", "hathor+grey_6", "osiris+grey_1")
    assert taken(arranged.s, RA) == "osiris+grey_1"
    arranged.s.pyramid = [1, *(tile for tile in range(10) if tile != 1)]
    assert told(arranged.ask(BotTurn(BOT)), "god_action") == [(BOT, OSIRIS, 1)]


def test_a_resource_tile_goes_by_colour() -> None:
    """TEK-18.5  The highest black die that is not Forbidden; else white, brown, yellow; at last grey."""
    arranged = position(1).light("ra", "shaded").wheel("ra+black_2", "ra+white_6", "hathor+grey_6")
    assert coloured(arranged.s) == "ra+black_2"
    assert coloured(position(1).light("ra", "sunny").wheel("ra+black_2", "ra+white_1", "ra+yellow_6").s) == "ra+white_1"
    assert coloured(position(1).light("ra", "shaded").wheel("ra+yellow_3", "ra+brown_1").s) == "ra+brown_1"
    assert coloured(position(1).light("ra", "shaded").wheel("ra+grey_3", "hathor+grey_5").s) == "hathor+grey_5"


def test_a_resource_tile_does_not_prefer_pure() -> None:
    """TEK-18.5  Equal values of the colour, no Statue: at random, Pure or Tainted."""
    seen = over_seeds(lambda: position(1).light("ra", "dark").wheel("ra+black_3", "hathor+black_3"), coloured)
    assert seen == {"ra+black_3", "hathor+black_3"}


def test_a_resource_tile_looks_for_statues_then_bonuses() -> None:
    """TEK-18.5  Tied: where the bot has a Statue; still tied: the higher Horus position."""

    def arranged(*gods: str) -> Position:
        built = position(1).wheel("thoth+black_3", "ra+black_3", "horus+black_3", "thoth+grey_6")
        return built.light("bastet", "sunny").god_statue(BOT, *gods)

    assert over_seeds(arranged, coloured) == {"thoth+black_3", "ra+black_3", "horus+black_3"}
    assert over_seeds(lambda: arranged("ra"), coloured) == {"ra+black_3"}
    assert over_seeds(lambda: arranged("ra", "thoth"), coloured) == {"thoth+black_3"}
    assert over_seeds(lambda: arranged("ra", "horus"), coloured) == {"ra+black_3"}


def test_grey_dice_are_told_apart_like_coloured_ones() -> None:
    """TEK-18.5  All coloured dice Forbidden: the highest grey ones; a Statue there, then the better bonus."""

    def arranged(*gods: str) -> Position:
        built = position(1).light("bastet", "sunny").god_statue(BOT, *gods)
        forbidden = ("bastet+black_6", "hathor+brown_6", "horus+white_6", "osiris+yellow_6")
        return built.wheel(*forbidden, "thoth+grey_3", "ra+grey_3", "horus+grey_3", "osiris+grey_2")

    assert over_seeds(arranged, coloured) == {"thoth+grey_3", "ra+grey_3", "horus+grey_3"}
    assert over_seeds(lambda: arranged("osiris"), coloured) == {"thoth+grey_3", "ra+grey_3", "horus+grey_3"}
    assert over_seeds(lambda: arranged("horus"), coloured) == {"horus+grey_3"}
    assert over_seeds(lambda: arranged("horus", "ra"), coloured) == {"ra+grey_3"}
    assert over_seeds(lambda: arranged("horus", "ra").horus(*reversed(GOD.keys)), coloured) == {"horus+grey_3"}


# --- Horus ------------------------------------------------------------------------------------------------------------


def statue_of(s: Tekhenu) -> str:
    s.journal = []
    BotAction(BOT, HORUS, GREY * 6 + 2).run(s)
    placed = [event.args[0] for event in s.journal if event.key == "statue_built"]
    return (
        ["horus", "ra", "hathor", "bastet", "thoth", "osiris", "ts_n", "ts_e", "os_w", "os_q"][placed[0]]
        if placed
        else "none"
    )


def test_horus_first_the_god() -> None:
    """TEK-18.6  The god of the position, if its space is free."""
    assert statue_of(position(1).s) == "hathor"


def test_horus_then_control_of_districts() -> None:
    """TEK-18.6  The Osiris space where the bot becomes winner of most districts; a tie at random."""
    assert over_seeds(lambda: position(1).god_statue(0, "hathor"), statue_of) == {"os_w", "os_q"}
    assert statue_of(position(1).god_statue(0, "hathor").workshop(BOT, "row1_papyrus").s) == "os_q"
    arranged = position(1).god_statue(0, "hathor").workshop(0, "row1_limestone", "row2_limestone", "row3_limestone")
    assert statue_of(arranged.s) == "os_w"


def test_horus_then_the_temple() -> None:
    """TEK-18.6  No change of control: at the Temple with most own Pillars in line, 3 points each; a tie at random."""

    def settled() -> Position:
        return position(1).god_statue(0, "hathor").people_statue(0, "os_w", "os_q")

    assert over_seeds(settled, statue_of) == {"ts_n", "ts_e"}
    s = settled().pillar(BOT, "r3c1", "p22").pillar(BOT, "r3c4", "p23").pillar(BOT, "r1c3", "p24").s
    assert statue_of(s) == "ts_e" and s.score[BOT] == 16


def test_horus_at_the_temple_counts_own_pillars_alone() -> None:
    """TEK-18.6  As many own Pillars in both lines: at random. Another's do not count. One space taken: the other."""

    def settled() -> Position:
        built = position(1).god_statue(0, "hathor").people_statue(0, "os_w", "os_q").pillar(0, "r3c2", "p21")
        return built.pillar(BOT, "r3c1", "p22").pillar(BOT, "r1c3", "p23")

    assert over_seeds(settled, statue_of) == {"ts_n", "ts_e"}
    assert over_seeds(lambda: settled().pillar(BOT, "r5c3", "p24"), statue_of) == {"ts_n"}
    s = settled().pillar(BOT, "r5c3", "p24").people_statue(0, "ts_n").s
    assert statue_of(s) == "ts_e" and s.score[BOT] == 13


def test_horus_prefers_control_to_pillars() -> None:
    """TEK-18.6  One free Osiris space, one district to win: before the Temple, though a Pillar stands in line."""
    arranged = position(1).god_statue(0, "hathor").people_statue(0, "os_w").pillar(BOT, "r3c1", "p22")
    assert statue_of(arranged.workshop(BOT, "row1_limestone").s) == "os_q"


def test_horus_skips_osiris_without_change() -> None:
    """TEK-18.6  A free Osiris space that changes nothing is passed over."""
    arranged = position(1).god_statue(0, "hathor").people_statue(0, "os_w")
    arranged.workshop(BOT, "row1_limestone", "row1_granite")
    assert statue_of(arranged.s) in ("ts_n", "ts_e")


def test_horus_at_last_three_points() -> None:
    """TEK-18.6, TEK-18.13  No space, or no Statue: 3 points."""
    s = position(1).god_statue(0, "hathor").people_statue(0, "os_w", "os_q", "ts_n", "ts_e").s
    assert statue_of(s) == "none" and s.score[BOT] == 13
    s = position(1).pieces(BOT, statues=0).s
    assert statue_of(s) == "none" and s.score[BOT] == 13


@pytest.mark.parametrize(
    ("place", "scribes", "worth"), [(1, 1, 0), (2, 1, 0), (3, 0, 1), (4, 0, 1), (5, 1, 1), (6, 1, 1)]
)
def test_the_bots_horus_bonus(place: int, scribes: int, worth: int) -> None:
    """TEK-18.7  By position, on actions of either side."""
    gods = ["horus", "ra", "hathor", "bastet", "thoth"]
    gods.insert(place - 1, "osiris")
    for action in (BotAction(BOT, OSIRIS, 0), None):
        arranged = position(1).horus(*gods).god_statue(BOT, "osiris")
        if action is not None:
            s = arranged.ask(action)
        else:
            from benben.games.tekhenu.actions import GodAction

            s = arranged.ask(GodAction(0, OSIRIS, 1, 0))
        assert tokens(s, BOT).get("scribe", 0) == scribes and s.score[BOT] == 10 + worth


# --- Ra, Hathor, Bastet, Thoth, Osiris --------------------------------------------------------------------------------


def cell_of(s: Tekhenu) -> str:
    before = s.pillar[:]
    BotAction(BOT, RA, GREY * 6 + 1).run(s)
    return next(f"r{i // 5 + 1}c{i % 5 + 1}" for i in range(25) if before[i] != s.pillar[i])


def test_ra_takes_the_best_space() -> None:
    """TEK-18.8  Buildings of anyone and adjoining sides, colours ignored, corners not doubled; the tile unturned."""
    s = position(1).building(0, "w2", "s2").slots("p22", "p23", "p24").s
    assert cell_of(s) == "r2c2" and s.score[BOT] == 10 + 2 + 1 and s.temple[6] == 23 * 4
    assert s.slots[1:] == [21, 22] and tokens(s, BOT) == {}


def test_ra_ties_at_last_by_chance() -> None:
    """TEK-18.8  Four corners of equal worth."""
    assert over_seeds(lambda: position(1), cell_of) == {"r1c1", "r1c5", "r5c1", "r5c5"}


def test_ra_ties_go_to_own_lines() -> None:
    """TEK-18.8  Corners worth 3 each: those in line with an own Building."""
    assert over_seeds(lambda: position(1).building(BOT, "w1").building(0, "w5"), cell_of) == {"r1c1", "r1c5"}


def test_ra_ties_then_go_inside() -> None:
    """TEK-18.8  Corners, ends of line 3 and the centre are worth 2: the centre is off the border."""
    assert over_seeds(lambda: position(1).building(0, "w3", "s3"), cell_of) == {"r3c3"}


def test_ra_own_lines_come_before_the_inside() -> None:
    """TEK-18.8  Worth 3: the centre off the border, and three border spaces in line with an own Building."""

    def arranged() -> Position:
        built = position(1).building(BOT, "w1").building(0, "w3", "s3").pillar(0, "r1c1", "p01")
        return built.pillar(0, "r1c5", "p02").pillar(0, "r4c3", "p03")

    assert over_seeds(arranged, cell_of) == {"r1c2", "r1c3", "r1c4"}


def test_ra_ties_within_own_lines_go_inside() -> None:
    """TEK-18.8  Worth 2 and in line with the own Building: both ends of line 3 and the centre."""
    assert over_seeds(lambda: position(1).building(BOT, "w3").building(0, "s3"), cell_of) == {"r3c3"}


def test_ra_ties_inside_by_chance() -> None:
    """TEK-18.8  Four spaces off the border are worth 2, as are corners and others at the border."""
    assert over_seeds(lambda: position(1).building(0, "w2", "w4", "s2", "s4"), cell_of) == {
        "r2c2",
        "r2c4",
        "r4c2",
        "r4c4",
    }


def test_ra_meets_the_first_tile() -> None:
    """TEK-18.8  P01, not turned, takes its space and touches its neighbours; laid by the bot it gets the Pillar."""
    assert over_seeds(lambda: position(1).pillar(0, "r1c1", "p01"), cell_of) == {"r1c2", "r2c1", "r1c5", "r5c1", "r5c5"}
    s = position(1).slots("p22", "p23", "p01").building(0, "w2", "s2").s
    assert cell_of(s) == "r2c2" and s.temple[6] == 0 and s.pillar[6] == BOT and s.slots[1:] == [21, 22]
    s = position(1).slots("p22", "p01", "p23").s
    BotAction(BOT, RA, GREY * 6).run(s)
    assert s.slots[1:] == [21, 0] and s.slots[0] >= 0


def test_ra_with_an_empty_slot_does_nothing() -> None:
    """TEK-18.13  The value points to a slot without a tile."""
    s = position(1).s
    s.slots[2] = -1
    BotAction(BOT, RA, GREY * 6).run(s)
    assert s.temple == [-1] * 25 and s.score[BOT] == 10 and s.pillars[BOT] == 8


def space_of(s: Tekhenu) -> str:
    s.journal = []
    BotAction(BOT, HATHOR, GREY * 6 + 3).run(s)
    built = [event.args[0] for event in s.journal if event.key == "temple_building"]
    return ["w1", "w2", "w3", "w4", "w5", "s1", "s2", "s3", "s4", "s5"][built[0]] if built else "none"


def test_hathor_looks_for_own_pillars() -> None:
    """TEK-18.9  Most own Pillars in line, 3 points each; Population by the value; no tokens; a tie at random."""
    s = position(1).pillar(BOT, "r2c2", "p22").pillar(BOT, "r2c4", "p23").s
    assert space_of(s) == "w2" and s.score[BOT] == 16 and s.population[BOT] == 11 and tokens(s, BOT) == {}
    assert len(over_seeds(lambda: position(1), space_of)) > 5


def test_hathor_ties_among_own_pillars_by_chance() -> None:
    """TEK-18.9  One own Pillar in three lines; two of another's do not count; taken and closed spaces neither."""

    def arranged() -> Position:
        built = position(1).pillar(BOT, "r2c2", "p22").pillar(BOT, "r4c3", "p23").building(0, "s3")
        return built.pillar(0, "r5c4", "p24").pillar(0, "r5c5", "p25")

    assert over_seeds(arranged, space_of) == {"w2", "s2", "w4"}
    s = arranged().s
    assert space_of(s) != "none" and s.score[BOT] == 13


def test_hathor_without_a_space_does_nothing() -> None:
    """TEK-18.13  All ten spaces taken."""
    s = position(1).building(0, "w1", "w2", "w3", "w4", "w5").building(BOT, "s1", "s2", "s3", "s4", "s5").s
    assert space_of(s) == "none" and s.population[BOT] == 7


def test_hathor_without_buildings_does_nothing() -> None:
    """TEK-18.13  Not even Population."""
    s = position(1).pieces(BOT, buildings=0).s
    assert space_of(s) == "none" and s.population[BOT] == 7


def test_bastet_gives_scribes_but_no_marks() -> None:
    """TEK-18.10  Scribes for 1-4 as usual; the rewards of the track are ignored."""
    s = position(1).folk(BOT, 15, 21).ask(BotAction(BOT, BASTET, GREY * 6 + 1))
    assert s.happiness[BOT] == 17 and tokens(s, BOT) == {"scribe": 2}
    s = position(1).folk(BOT, 18, 21).ask(BotAction(BOT, BASTET, GREY * 6 + 5))
    assert (s.happiness[BOT], s.population[BOT]) == (21, 21) and tokens(s, BOT) == {} and s.due == 0


def test_bastet_lets_population_grow_under_happiness() -> None:
    """TEK-18.10  Step by step: Population only where Happiness has caught up; one Scribe for 3-4."""
    s = position(1).folk(BOT, 6, 7).ask(BotAction(BOT, BASTET, GREY * 6 + 3))
    assert (s.happiness[BOT], s.population[BOT]) == (8, 9) and tokens(s, BOT) == {"scribe": 1} and s.opened == 3
    s = position(1).folk(BOT, 7, 7).ask(BotAction(BOT, BASTET, GREY * 6 + 2))
    assert (s.happiness[BOT], s.population[BOT]) == (8, 9) and tokens(s, BOT) == {"scribe": 1}


@pytest.mark.parametrize(("value", "cards"), [(1, ["d01"]), (3, ["d01", "t02"]), (6, ["d01", "t02", "t03"])])
def test_thoth_from_the_highest_section(value: int, cards: list[str]) -> None:
    """TEK-18.11  Decree, Technologies, Blessing, leftmost first, from the highest section it may use."""
    arranged = position(1).folk(BOT, 9, 9).market(3, "d01", "t02", "t03", "b01")
    s = arranged.ask(BotAction(BOT, THOTH, GREY * 6 + value - 1))
    assert hand(s, BOT) + cards_of(s, BOT) == cards


def test_thoth_takes_what_there_is() -> None:
    """TEK-18.11  Too few cards in the section: those."""
    arranged = position(1).folk(BOT, 4, 7).market(1, None, "b01", "b02")
    assert cards_of(arranged.ask(BotAction(BOT, THOTH, GREY * 6 + 5)), BOT) == ["b01", "b02"]


def test_thoth_for_the_unhappy() -> None:
    """TEK-18.11  Happiness 0 opens no section, though all four are laid out."""
    s = position(1).folk(0, 13, 13).folk(BOT, 0, 7).ask(BotAction(BOT, THOTH, GREY * 6 + 5))
    assert hand(s, BOT) + cards_of(s, BOT) == [] and -1 not in s.market


def test_thoth_does_not_look_below_an_empty_section() -> None:
    """TEK-18.11  The highest section it may use holds nothing: nothing is taken from the others."""
    arranged = position(1).folk(0, 13, 13).folk(BOT, 9, 9).market(3, None, None, None, None)
    s = arranged.ask(BotAction(BOT, THOTH, GREY * 6 + 5))
    assert hand(s, BOT) + cards_of(s, BOT) == [] and -1 not in s.market[:7] + s.market[11:]


def test_thoth_takes_the_first_blessing() -> None:
    """TEK-18.11  B01 alone in the section, then behind a Technology."""
    arranged = position(1).folk(BOT, 4, 7).market(1, None, "b01", None)
    assert cards_of(arranged.ask(BotAction(BOT, THOTH, GREY * 6)), BOT) == ["b01"]
    arranged = position(1).folk(BOT, 4, 7).market(1, "t01", "b01", "b02")
    assert cards_of(arranged.ask(BotAction(BOT, THOTH, GREY * 6 + 2)), BOT) == ["b01", "t01"]


@pytest.mark.parametrize(
    ("happiness", "section", "laid", "cards"),
    [
        (13, 4, ("d01", "d02", "t01", "b01"), ["d01", "d02", "t01"]),
        (13, 4, (None, "d02", "t01", "b01"), ["d02", "b01", "t01"]),
        (12, 3, ("d01", None, "t03", "b02"), ["d01", "b02", "t03"]),
        (8, 2, ("t01", "t02", "b01", "b02"), ["b01", "t01", "t02"]),
    ],
)
def test_thoth_by_kind_then_from_the_left(
    happiness: int, section: int, laid: tuple[str | None, ...], cards: list[str]
) -> None:
    """TEK-18.11  Decrees before Technologies before Blessings, the leftmost of a kind first; gaps are passed over."""
    arranged = position(1).folk(0, 13, 13).folk(BOT, happiness, 13).market(section, *laid)
    s = arranged.ask(BotAction(BOT, THOTH, GREY * 6 + 4))
    assert hand(s, BOT) + cards_of(s, BOT) == cards


@pytest.mark.parametrize(("colour", "space"), [(YELLOW, 0), (BROWN, 1), (WHITE, 2), (BLACK, 3)])
def test_osiris_by_colour(colour: int, space: int) -> None:
    """TEK-18.12  Row of the value, district of the colour; no Happiness lost, no reward."""
    s = position(1).ask(BotAction(BOT, OSIRIS, colour * 6))
    assert told(s, "osiris_building") == [(BOT, space)] and s.happiness[BOT] == 4 and tokens(s, BOT) == {}


def test_osiris_grey_seeks_the_emptiest_district() -> None:
    """TEK-18.12  Fewest Buildings of anyone, the leftmost in a tie; Statues do not count."""
    arranged = position(1).workshop(0, "row1_papyrus", "row1_granite").people_statue(0, "os_w")
    assert told(arranged.ask(BotAction(BOT, OSIRIS, GREY * 6 + 5)), "osiris_building") == [(BOT, 21)]


def test_osiris_wraps_to_the_right_and_upwards() -> None:
    """TEK-18.12  Granite taken: Papyrus; row 1 full: row 6, from the target district."""
    arranged = position(1).workshop(0, "row4_granite")
    assert told(arranged.ask(BotAction(BOT, OSIRIS, BLACK * 6 + 3)), "osiris_building") == [(BOT, 12)]
    arranged = position(1).workshop(0, "row1_papyrus", "row1_bread", "row1_limestone", "row1_granite", "row6_bread")
    assert told(arranged.ask(BotAction(BOT, OSIRIS, BROWN * 6)), "osiris_building") == [(BOT, 22)]


def test_osiris_grey_counts_whole_districts_of_both_sides() -> None:
    """TEK-18.12  Limestone has one Building, the others two; its space in the row is taken: Granite, then above."""

    def arranged() -> Position:
        built = position(1).workshop(BOT, "row1_papyrus", "row2_papyrus", "row5_granite").workshop(0, "row3_limestone")
        return built.workshop(0, "row1_bread", "row2_bread", "row6_granite")

    for value, space in ((4, 14), (3, 11)):
        s = arranged().ask(BotAction(BOT, OSIRIS, GREY * 6 + value - 1))
        assert told(s, "osiris_building") == [(BOT, space)]
    full = arranged().workshop(0, "row3_papyrus", "row3_bread", "row3_granite").workshop(BOT, "row2_granite")
    assert told(full.ask(BotAction(BOT, OSIRIS, WHITE * 6 + 2)), "osiris_building") == [(BOT, 6)]


def test_osiris_passes_several_full_rows() -> None:
    """TEK-18.12  Rows 1 and 6 full: row 5, each time from the target district."""
    districts = ("papyrus", "bread", "limestone", "granite")
    arranged = position(1).workshop(0, *(f"row1_{district}" for district in districts), "row5_granite")
    arranged.workshop(BOT, *(f"row6_{district}" for district in districts))
    assert told(arranged.ask(BotAction(BOT, OSIRIS, BLACK * 6)), "osiris_building") == [(BOT, 16)]


def test_osiris_without_buildings_does_nothing() -> None:
    """TEK-18.13  No Building left; the Gold of row 2 stays."""
    s = position(1).pieces(BOT, buildings=0).s
    BotAction(BOT, OSIRIS, WHITE * 6 + 1).run(s)
    assert s.osiris == [-1] * 24 and s.treasure[4] == 1 and s.buildings[BOT] == 0


def test_osiris_discards_the_gold_of_row_2() -> None:
    """TEK-18.3  The Gold of row 2 is gone for all."""
    s = position(1).ask(BotAction(BOT, OSIRIS, WHITE * 6 + 1))
    assert s.treasure[4] == 0 and tokens(s, BOT) == {}


def test_bot_actions_are_god_actions() -> None:
    """TEK-18.13  Your Statue triggers, the Market opens and is refilled at the end."""
    arranged = (
        position(1)
        .light("hathor", "shaded")
        .wheel("hathor+white_6")
        .god_statue(0, "hathor")
        .market(1, None, "b01", "b02")
    )
    s = arranged.ask(BotTurn(BOT))
    assert tokens(s, 0) == {"gold": 1} and s.opened == 4 and -1 not in s.market and s.mover == -1


# --- Maat, Scoring, end -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("number", "fixed"), [(4, 3), (8, 2), (12, 1), (16, 1)])
def test_the_bots_balance(number: int, fixed: int) -> None:
    """TEK-19.1  +3, +2, +1, +1; nearer to 0 you are first."""
    arranged = position(1).round(number)
    assert balance(arranged.s, BOT) == fixed
    arranged.s.markers = [-1, 9]
    assert arranged.ask(Weigh()).order == [0, 1]


@pytest.mark.parametrize(("order", "cards"), [([1, 0], 3), ([0, 1], 4)])
def test_destiny_in_solo(order: list[int], cards: int) -> None:
    """TEK-19.2  The bot first: A01 or A02 at random without reward; else all four are yours to choose from."""
    s = position(1).order(*order).ask(ClearScales())
    assert asked(s) == "TakeDestiny" and len(keys(s)) == cards and tokens(s, BOT) == {}
    choose(s, keys(s)[-1])
    assert (s.destiny[BOT] >= 0) == (order[0] == BOT)


def test_a_new_pyramid() -> None:
    """TEK-19.3  Ten tiles reshuffled, the marker back to the left."""
    arranged = position(1)
    arranged.s.progress = 5
    s = arranged.ask(ClearScales())
    assert s.progress == -1 and sorted(s.pyramid) == list(range(10)) and s.pyramid != list(range(10))


def test_the_bots_scoring() -> None:
    """TEK-19.4  Districts, Temple, Statues, Happiness; 2 points a card; Blessings go; no row, no markers, no Bread."""
    arranged = position(1).workshop(BOT, "row1_bread", "row2_bread").building(BOT, "w1").god_statue(BOT, "ra")
    s = arranged.folk(BOT, 9, 9).own(BOT, "b01", "b02", "t01").ask(Score())
    assert s.score[BOT] == 10 + 3 + 1 + 1 + 3 + 6 and cards_of(s, BOT) == ["t01"] and sorted(s.discards[0]) == [0, 1]
    assert [row for row in told(s, "points") if row[2] == BY_HAPPINESS] == [(BOT, 3, BY_HAPPINESS)]
    assert [row for row in told(s, "points") if row[2] == BY_CARDS] == [(BOT, 6, BY_CARDS)]


@pytest.mark.parametrize(("challenge", "each"), [(False, 4), (True, 8)])
def test_the_bots_end(challenge: bool, each: int) -> None:
    """TEK-19.5  Decrees whatever their symbols, 1 point for 2 Scribes, 3 if first."""
    arranged = position(1, dear_decrees=challenge).order(1, 0).seen_decrees(BOT, "d01", "d02").tokens(BOT, scribe=5)
    rows = told(arranged.ask(EndGame()), "points")
    assert (BOT, 2 * each, BY_DECREE) in rows and (BOT, 2, BY_SCRIBES) in rows and (BOT, 3, BY_ORDER) in rows


def test_the_tie_break_against_the_bot() -> None:
    """TEK-19.6  Equal points: its Scribes count, and are not spent."""
    arranged = position(1).order(0, 1).score(30, 30).tokens(BOT, scribe=1)
    assert result(arranged.s) == [2, 1]
