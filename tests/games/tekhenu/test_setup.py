"""TEK-1, TEK-2, TEK-17  Components, set-up, and the changes of the solo game."""

from collections import Counter
from typing import Any

import pytest

from benben.core.engine import advance, apply, legal, pending, to_move
from benben.core.rng import KeyedRng
from benben.core.steps import Together
from benben.games.tekhenu import GAME
from benben.games.tekhenu.setup import BotHeadStart, ClaimRewards, DraftStart
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import gain, points
from benben.games.tekhenu.tables import (
    ACTION_TILES,
    BEGINNER,
    BOT_STATUE,
    BY_MAAT,
    CENTRE,
    COLOURS,
    GODS,
    HORUS_TILES,
    LIT,
    PILLAR_TILES,
)
from benben.games.tekhenu.tables_cards import ALL_CARDS, D20, DESTINIES, REWARD, STARTS, T16
from tests.games.tekhenu.build import asked, card, choose, hand, keys, markers, position, to_end, tokens, told


def fresh(players: int, seed: int = 5, **options: Any) -> Tekhenu:
    s: Tekhenu = GAME.start(GAME.setup(players, options), KeyedRng(seed))
    s.journal = []
    advance(s)
    return s


def drafted(players: int, seed: int = 5, **options: Any) -> Tekhenu:
    """The first turn's first choice, all set-up choices made in the first way."""
    s = fresh(players, seed, **options)
    while s.round == 0:
        seat = to_move(s)[0]
        apply(s, seat, legal(s, seat)[0])
    return s


def test_components() -> None:
    """TEK-1.1, TEK-1.2, TEK-1.4  26 dice, 27 tiles, 6 Horus tiles, 88 cards, 10 action tiles."""
    assert sum(colour.dice for colour in COLOURS) == 26 and len(PILLAR_TILES) == 27 and len(HORUS_TILES) == 6
    assert len(ALL_CARDS) + len(STARTS) + len(DESTINIES) == 88 and len(ACTION_TILES) == 10
    assert Counter(LIT[0]) == {0: 2, 1: 2, 2: 2}


def test_pieces_are_limited_and_tokens_are_not() -> None:
    """TEK-1.5, TEK-1.6  Without a Statue no Horus action; tokens go on beyond any number."""
    from benben.games.tekhenu.possible import feasible
    from benben.games.tekhenu.tables import HATHOR, HORUS, OSIRIS, RA

    s = position().tokens(0, gold=99).s
    assert all(feasible(s, 0, god, 1) for god in (HORUS, RA, HATHOR, OSIRIS))
    s.statues[0] = s.pillars[0] = s.buildings[0] = 0
    assert not any(feasible(s, 0, god, 1) for god in (HORUS, RA, HATHOR, OSIRIS))
    gain(s, 0, 4, 100)
    assert tokens(s, 0) == {"gold": 199}


def test_points_never_drop_below_zero() -> None:
    """TEK-1.10  What is too much is not lost."""
    s = position().score(1, 5, 5, 5).s
    points(s, 0, -3, BY_MAAT)
    points(s, 0, 2, BY_MAAT)
    assert s.score[0] == 2


@pytest.mark.parametrize("seed", range(6))
def test_the_wheel_and_its_markers(seed: int) -> None:
    """TEK-2.1, TEK-2.2  Any orientation; markers 4 and 2 sections clockwise from the arrow."""
    s = fresh(4, seed)
    assert 0 <= s.offset < 6 and s.markers == [(s.offset + 4) % 6, (s.offset + 2) % 6]


def test_orientations_differ() -> None:
    """TEK-2.1  All six orientations come up; TEK-2.4 so do orders of the Horus tiles."""
    assert {fresh(2, seed).offset for seed in range(40)} == set(range(6))
    assert len({tuple(fresh(2, seed).horus) for seed in range(10)}) > 5


def test_decks_and_tiles_are_shuffled() -> None:
    """TEK-2.3, TEK-2.9, TEK-2.11  Pillar tiles, the three decks and the Starting cards come in many orders."""
    games = [fresh(2, seed) for seed in range(8)]
    for kind in range(3):
        assert len({tuple(s.decks[kind]) for s in games}) == 8
    assert len({tuple(s.pile) for s in games}) == 8 and len({tuple(s.market) for s in games}) == 8
    for s in games:
        for seat in range(2):
            apply(s, seat, legal(s, seat)[0])
    assert len({tuple(s.offer) for s in games}) > 4


def test_the_beginners_horus_tiles() -> None:
    """TEK-2.4  As printed: 4 is Hathor."""
    s = fresh(3, beginner=True)
    assert [GODS[god] for god in s.horus] == ["bastet", "ra", "osiris", "hathor", "thoth", "horus"]
    assert tuple(s.horus) == BEGINNER


@pytest.mark.parametrize(("players", "bag"), [(2, (4, 4, 4, 4, 6)), (3, (5, 5, 5, 5, 4)), (4, (5, 5, 5, 5, 6))])
def test_dice_and_tiles(players: int, bag: tuple[int, ...]) -> None:
    """TEK-2.3, TEK-2.5, TEK-2.6, TEK-2.7  Dice by number of players, 3 at each section; 3 tiles; 5 Gold."""
    s = fresh(players)
    assert Counter(place // 30 for place in s.dice) == dict.fromkeys(range(6), 3)
    found = [left + sum(place % 30 // 6 == colour for place in s.dice) for colour, left in enumerate(s.bag)]
    assert tuple(found) == bag
    assert len(s.pile) == 24 and min(s.slots) >= 0 and s.treasure == [1] * 5


def test_what_a_player_starts_with() -> None:
    """TEK-1.3, TEK-2.8  Pieces, markers on 2, 10 points, Happiness 2, Population 5, 1 Gold, 1 Scribe."""
    s = fresh(3)
    for seat in range(3):
        assert (s.buildings[seat], s.statues[seat], s.pillars[seat], s.score[seat]) == (10, 6, 8, 10)
        assert (s.happiness[seat], s.population[seat]) == (2, 5) and markers(s, seat) == [2, 2, 2, 2]
        assert tokens(s, seat) == {"gold": 1, "scribe": 1}


@pytest.mark.parametrize(("players", "removed"), [(2, True), (3, False)])
def test_the_market_and_the_removed_cards(players: int, removed: bool) -> None:
    """TEK-2.9  Two sections laid out; T16 and D20 are not in a game for two."""
    s = fresh(players)
    assert [index // 24 for index in s.market[:7]] == [1, 0, 0, 1, 1, 0, 0] and s.market[7:] == [-1] * 8
    everything = [*s.decks[1], *s.decks[2], *s.market, *(c for cards in s.hands for c in cards)]
    assert (T16 not in everything and D20 not in everything) == removed


def test_one_of_two_decrees_is_kept_in_secret() -> None:
    """TEK-2.10  Together; the other goes to the bottom of the deck, known to its former owner alone."""
    s = fresh(3)
    assert isinstance(s.stack[-1], Together) and to_move(s) == [0, 1, 2]
    assert [len(legal(s, seat)) for seat in range(3)] == [2, 2, 2] and len(s.decks[2]) == 24 - 6
    for seat in (2, 0, 1):
        apply(s, seat, legal(s, seat)[0])
    assert [len(cards) for cards in s.hands] == [1, 1, 1] and s.deck_eyes[:4] == [4, 2, 1, 0]
    assert to_move(s) and isinstance(pending(s, to_move(s)[0]), DraftStart)


@pytest.mark.parametrize(("players", "offered"), [(2, 5), (3, 7), (4, 9)])
def test_the_snake_draft(players: int, offered: int) -> None:
    """TEK-2.11, TEK-2.12  5, 7 or 9 cards, after the Decrees; from a random first seat clockwise, then back."""
    s = fresh(players)
    for seat in range(players):
        assert s.offer == []
        apply(s, seat, legal(s, seat)[0])
    assert len(s.offer) == offered
    turns = []
    while asked(s) == "DraftStart":
        turns.append(to_move(s)[0])
        choose(s, keys(s)[0])
    assert turns == turns[::-1] and turns[:players] == [turns[0], *s.after(turns[0])]


def test_order_by_initiative_then_destiny_then_rewards() -> None:
    """TEK-2.13, TEK-2.14, TEK-2.15  Highest Initiative first; that order takes Destiny cards and rewards."""
    s = fresh(2)
    for seat in range(2):
        apply(s, seat, legal(s, seat)[0])
    while asked(s) == "DraftStart":
        choose(s, keys(s)[-1])
    totals = [sum(STARTS[c].initiative for c in cards) for cards in s.starts]
    assert s.order[0] == totals.index(max(totals)) and asked(s) == "TakeDestiny" and to_move(s) == [s.order[0]]
    assert keys(s) == ["a01", "a02", "a03", "a04"]
    choose(s, "a04")
    assert keys(s) == ["a01", "a02", "a03"] and to_move(s) == [s.order[1]]
    choose(s, "a01")
    while s.round == 0:
        choose(s, keys(s)[0])
    assert tokens(s, s.order[0])["faith"] == 1 and s.destiny[s.order[0]] == 3 and s.starts == [[], []]


def test_the_owner_orders_the_rewards_that_interact() -> None:
    """TEK-2.15  S11 and A03 are asked for; plain tokens just come; Population opens the Market already (TEK-9.2)."""
    arranged = position().folk(0, 2, 8).destiny("a03", "a01", "a02", "a04")
    arranged.s.opened = 2
    arranged.s.market[7:] = [-1] * 8
    arranged.s.starts[0] = [10, 11]
    s = arranged.ask(ClaimRewards(0))
    assert tokens(s, 0) == {"gold": 2} and keys(s) == ["s11", "a03"]
    choose(s, "a03", "population")
    assert s.population[0] == 9 and s.opened == 3
    choose(s, "s11")
    assert (s.happiness[0], s.population[0]) == (4, 12) and asked(s) == ""


@pytest.mark.parametrize("draw", ["s05", "s06"])
@pytest.mark.parametrize("other", ["s01", "s04", "s09", "s10"])
def test_cards_may_be_drawn_before_goods_are_chosen(draw: str, other: str) -> None:
    """TEK-2.15  The owner orders what is drawn and what is chosen; plain tokens just come."""
    for first, then in ((draw, other), (other, draw)):
        arranged = position()
        arranged.s.destiny[0] = 3
        arranged.s.starts[0] = [REWARD.index[draw], REWARD.index[other]]
        s = arranged.ask(ClaimRewards(0))
        assert tokens(s, 0) == {"faith": 1} and sorted(keys(s)) == sorted((draw, other))
        choose(s, first)
        assert asked(s) == ("KeepDrawn" if first == draw else "BuildAtOsiris" if other == "s01" else "ChooseGoods")
        choose(s, keys(s)[0])
        assert keys(s) == [then]


def test_solo_is_set_up_as_for_two() -> None:
    """TEK-17.1, TEK-17.2  22 dice, no T16 nor D20; the bot has 4 and 7, 1 Scribe, no Gold and no Decree."""
    s = fresh(1)
    assert s.seats == 2 and s.bot == 1 and sum(s.bag) + len(s.dice) == 22
    assert (s.happiness[1], s.population[1], s.score[1]) == (4, 7, 10) and tokens(s, 1) == {"scribe": 1}
    assert s.hands[1] == [] and card("t16") not in s.decks[1] and to_move(s) == [0]


def test_solo_keeps_two_of_three_starting_cards() -> None:
    """TEK-17.3  Leave one of three; the bot is first and takes A01 or A02; you choose from the other three."""
    s = fresh(1)
    assert s.offer == []
    choose(s, keys(s)[0])
    assert asked(s) == "LeaveStart" and len(keys(s)) == 3
    kept = list(keys(s)[1:])
    choose(s, keys(s)[0])
    assert [STARTS[c].key for c in s.starts[0]] == kept
    assert s.order == [1, 0] and s.destiny[1] in (0, 1) and len(keys(s)) == 3 and tokens(s, 1) == {"scribe": 1}


def test_solo_challenges() -> None:
    """TEK-17.7  Two random Starting cards; Decrees of the bot for 8 points."""
    s = fresh(1, random_start=True, dear_decrees=True)
    choose(s, keys(s)[0])
    assert asked(s) == "TakeDestiny" and len(s.starts[0]) == 2 and s.decree_worth == 8
    assert fresh(1).decree_worth == 4


@pytest.mark.parametrize(("level", "statues", "buildings"), [("easy", 1, 0), ("medium", 1, 2), ("hard", 2, 2)])
def test_the_bots_head_start(level: str, statues: int, buildings: int) -> None:
    """TEK-17.4, TEK-17.5, TEK-17.6  Statue of position 1, pyramid; Buildings and a Pillar; Statue of position 4."""
    s = drafted(1, level=level)
    assert 6 - s.statues[1] == statues and 10 - s.buildings[1] >= buildings
    assert s.honour[s.horus[BOT_STATUE - 1] * 4 + 1] == 1 and sorted(s.pyramid) == list(range(10))
    assert s.honour[s.horus[3] * 4 + 1] == (statues == 2)
    assert (s.pillar[CENTRE] == 1) == (buildings == 2) and s.progress in (-1, 0)


def test_the_bots_building_gives_way() -> None:
    """TEK-17.6  Bread row 5 is taken: the next space to the right."""
    arranged = position(1, level="medium").workshop(0, "row5_bread")
    s = arranged.ask(BotHeadStart())
    assert s.osiris[16:20] == [-1, 0, 1, 1] and s.score == [10, 10]


@pytest.mark.parametrize(
    ("row", "options"), [("s02", {"row3_limestone", "row3_granite"}), ("s03", {"row3_papyrus", "row3_bread"})]
)
def test_start_cards_that_build(row: str, options: set[str]) -> None:
    """TEK-2.15  S02 quarries, S03 workshops, with the rewards of the row and no Happiness lost."""
    arranged = position()
    arranged.s.starts[0] = [["s01", "s02", "s03"].index(row)]
    s = choose(arranged.ask(ClaimRewards(0)), row)
    assert set(keys(s)) == options
    to_end(s)
    assert s.happiness[0] == 2 and told(s, "osiris_building") and hand(s, 0) == []
