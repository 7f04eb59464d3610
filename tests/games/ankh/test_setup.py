"""ANK-4, ANK-22.1, ANK-22.6  Setting up."""

import itertools
import random

import pytest

from benben.core import engine
from benben.core.game import BadSetup
from benben.core.rng import FastRng
from benben.games.ankh import GAME
from benben.games.ankh.caravan import camels_left, lines_in
from benben.games.ankh.check import check
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import GUARDIANS, figures_in_play
from benben.games.ankh.tables_map import FERTILE, HEX, bits
from benben.games.ankh.tables_scenarios import KING_IS_DEAD, LAYOUT, LAYOUTS, SCENARIO
from benben.games.ankh.units import controller, supply
from tests.games.ankh.build import asked, choose, keys, kind, told

ALL = list(itertools.product(range(2, 6), SCENARIO.keys))
CARAVANS = {
    "mk_2": [44, 29, 19], "mk_3": [44, 29, 19], "mk_4": [17, 6, 19, 29], "mk_5": [6, 9, 3, 19, 17],
    "ok_2": [44, 29, 19], "ok_3": [19, 29, 44], "ok_4": [2, 44, 19, 7], "ok_5": [2, 9, 16, 19, 7],
    "kd_2": [19, 29, 44], "kd_3": [19, 29, 44], "kd_4": [19, 29, 12, 12], "kd_5": [19, 8, 7, 12, 12],
}  # fmt: skip


def start(players: int = 3, seed: int = 1, **options: str) -> Ankh:
    s: Ankh = GAME.start(GAME.setup(players, options), FastRng(seed))
    s.journal = []
    engine.advance(s)
    return s


@pytest.mark.parametrize(("players", "scenario"), ALL)
def test_every_set_up_is_sound(players: int, scenario: str) -> None:
    """ANK-4.9, ANK-22.1  Regions, tokens and pieces of all sixteen set-ups."""
    s = start(players, scenario=scenario)
    check(s)
    layout = LAYOUT[SCENARIO.index[scenario], players]
    count = len(layout.tokens.split())
    assert [bool(ground) for ground in s.land[1 : count + 1]] == [True] * count and not any(s.land[count + 1 :])
    used = sum(len(line.split()) for line in layout.camels)
    assert camels_left(s) == 30 - used
    assert sum(10 - supply(s, k) for k in range(3)) == len(layout.monuments.split())


@pytest.mark.parametrize("row", LAYOUTS, ids=lambda row: row.key)
def test_caravans_possible_at_the_start(row: object) -> None:
    """ANK-12.3  The number of legal lines in each region, as the sheet counts them."""
    layout = next(layout for layout in LAYOUTS if layout is row)
    s = start(layout.players, scenario=SCENARIO.keys[layout.scenario])
    found = [len(lines_in(ground)) // 2 for ground in s.land[1:] if ground]
    assert layout.key not in CARAVANS or found == CARAVANS[layout.key]


def test_the_regions_of_the_middle_kingdom_with_four() -> None:
    """ANK-4.9  18, 14, 22 and 28 hexes; the fertile ones among them."""
    s = start(4)
    assert [g.bit_count() for g in s.land[1:5]] == [18, 14, 22, 28]
    assert [(g & FERTILE).bit_count() for g in s.land[1:5]] == [3, 8, 22, 10]


def test_each_player_gets_a_god_and_its_pieces() -> None:
    """ANK-4.1, ANK-2.4  Different gods, seven cards in hand, six Warriors, one of them on the map."""
    s = start(5)
    assert len(set(s.god)) == 5 and [s.gifts[seat] for seat in range(5)] == [1 << god for god in s.god]
    assert all(sorted(cards) == list(range(7)) for cards in s.kept)
    assert s.warriors == [5] * 5 and all((s.army[seat]).bit_count() == 2 for seat in range(5))


def test_gods_are_chosen_in_turn_order() -> None:
    """ANK-4.1  With the option: each player picks one of the gods left."""
    s = start(3, gods="chosen")
    order = [(s.first + i) % 3 for i in range(3)]
    assert asked(s).seat == order[0] and len(keys(s)) == 5
    choose(s, "ra")
    assert asked(s).seat == order[1] and "ra" not in keys(s)
    choose(s, "isis")
    choose(s, "amun")
    assert kind(s) == "ChooseAction" and [s.god[seat] for seat in order] == [4, 2, 0]


def test_tokens_and_followers_at_the_start() -> None:
    """ANK-4.2, ANK-4.3  Six tokens on the board, nine in the pool, one of those on the monument; one Follower."""
    s = start(4)
    assert s.tokens == [8] * 4 and s.followers == [1] * 4


def test_the_first_player_is_random() -> None:
    """ANK-4.4  Every seat is first now and then; play goes clockwise."""
    assert {start(5, seed).first for seed in range(40)} == set(range(5))
    s = start(3)
    assert asked(s).seat == s.first == s.turn


def test_the_first_player_lies_on_top() -> None:
    """ANK-4.5  Markers are stacked in reverse turn order."""
    s = start(4)
    assert s.ladder[-1] == s.first and s.ladder[0] == (s.first - 1) % 4 and s.devotion == [0] * 4


@pytest.mark.parametrize(("players", "square"), [(2, 3), (3, 2), (4, 1), (5, 0)])
def test_action_markers_by_player_count(players: int, square: int) -> None:
    """ANK-4.6  The square with the number of players."""
    assert start(players).marker == [square] * 4


def test_the_event_marker_starts_on_space_zero() -> None:
    """ANK-4.7  It triggers nothing."""
    s = start()
    assert s.event == 0 and s.scales == -1 and not told(s, "event_reached")


def test_scenarios_are_agreed_or_random() -> None:
    """ANK-4.8  All of them turn up by chance; an unknown one is refused."""
    assert {start(3, seed, scenario="random").scenario for seed in range(40)} == set(range(4))
    with pytest.raises(BadSetup):
        start(3, scenario="new_kingdom")


def test_player_one_is_the_first_player() -> None:
    """ANK-4.10  God, Warrior and monument by place in turn order, taken from the pools."""
    s = start(3)
    for number, (god, warrior, own) in enumerate((("4.3", "4.4", "5.4"), ("7.6", "6.6", "6.5"), ("2.5", "3.4", "2.4"))):
        seat = (s.first + number) % 3
        assert HEX.keys[s.god_at[seat]] == god and s.army[seat] >> HEX.index[warrior] & 1
        assert controller(s, HEX.index[own]) == seat


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_guardian_figures_by_player_count(players: int) -> None:
    """ANK-4.11  One, two, or all figures of one kind of each level."""
    s = start(players)
    assert [GUARDIANS[kind].level for kind in s.kinds] == [1, 2, 3]
    for level, guardian in enumerate(s.kinds):
        row = GUARDIANS[guardian]
        assert row.figures == (2 if row.large else 3)
        assert s.figures[level] == {2: 1, 3: 2}.get(players, row.figures) == figures_in_play(guardian, players)


def test_guardians_are_chosen_level_by_level() -> None:
    """ANK-4.11  With the option."""
    s = start(2, guardians="chosen")
    assert keys(s) == ["cat_mummy", "satet"]
    choose(s, "satet")
    assert keys(s) == ["apep", "mummy"]
    choose(s, "apep")
    choose(s, "androsphinx")
    assert s.kinds == [1, 2, 5] and s.figures == [1, 1, 1]


def test_the_king_is_dead() -> None:
    """ANK-4.12, ANK-22.6  Last player first: monument in a region without a God, God and Warrior beside it."""
    s = start(3, scenario="king_is_dead")
    last = (s.first + 2) % 3
    assert asked(s).seat == last and kind(s) == "ClaimMonument" and len(keys(s)) == 9
    choose(s, "1.8")
    assert kind(s) == "PlaceGod" and set(keys(s)) == {"1.7", "1.9", "2.8"}
    choose(s, "1.7")
    assert kind(s) == "PlaceWarrior" and set(keys(s)) == {"1.9", "2.8"}
    choose(s, "2.8")
    assert s.warriors[last] == 5 and s.tokens[last] == 8
    assert asked(s).seat == (s.first + 1) % 3
    assert set(keys(s)) == {"3.8", "5.8", "7.6", "3.1", "6.0", "7.2"}


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_the_king_is_dead_never_gets_stuck(players: int) -> None:
    """ANK-22.6  Whatever is chosen, everybody finds a region, a monument and room."""
    for seed in range(20):
        s = start(players, seed, scenario="king_is_dead")
        chance = random.Random(seed)
        while kind(s) != "ChooseAction":
            choose(s, chance.choice(keys(s)))
        regions = [next(t for t, g in enumerate(s.land) if g >> s.god_at[seat] & 1) for seat in range(players)]
        assert len(set(regions)) == players and s.scenario == KING_IS_DEAD
        assert sum(len(bits(held)) for held in s.held) == players
        check(s)
