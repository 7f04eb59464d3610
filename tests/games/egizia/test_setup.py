"""EGZ-1, EGZ-16, EGZ-21  Setting up the game."""

import pytest

from benben.core.engine import advance
from benben.core.rng import KeyedRng
from benben.games.egizia import GAME
from benben.games.egizia.building import BuildSite
from benben.games.egizia.feeding import grain, production
from benben.games.egizia.sailing import Sail
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import CARD, CARD_POINTS, DECKS, NILE_CARD, OBELISK_SITE, ROUND, SITE, STOPS
from benben.games.egizia.tracks import score
from tests.games.egizia.build import asked, cards_of, choose, crews_of, keys, open_tombs, position, why

COUNTS = [2, 3, 4]
every_count = pytest.mark.parametrize("seats", COUNTS)


def fresh(seats: int, seed: int = 0, **options: bool) -> Egizia:
    s: Egizia = GAME.start(GAME.setup(seats, options), KeyedRng(seed))
    return s


@every_count
def test_the_board_is_empty_and_has_twenty_stops(seats: int) -> None:
    """EGZ-1.1  Card stops and fixed stops in turn, from Ombos to Heliopolis; no ship, no marker, no card."""
    assert [stop.key for stop in STOPS] == [
        "ombos", "edfu", "latopolis", "thebae", "koptos", "site_a", "tentyra", "selinon", "antaiopolis", "passalon",
        "lykopolis", "site_b", "hermopolis", "beni_hasan", "kynopolis", "alyi", "herakleopolis", "site_c", "memphis",
        "heliopolis",
    ]  # fmt: skip
    assert all(stop.kind == CARD for stop in STOPS[::2]) and all(stop.kind in (ROUND, SITE) for stop in STOPS[1::2])
    s = fresh(seats)
    assert not any(s.ships) and set(s.river) == {-1} and set(s.holder) == {-1}
    assert not any(s.built) and s.roof == [-1] * 4 and s.tomb_owner == []


@every_count
def test_tokens_are_dealt_at_random(seats: int) -> None:
    """EGZ-1.2  Tokens 1 to n, one each; every seat may get any of them."""
    orders = [fresh(seats, seed).order for seed in range(60)]
    assert all(sorted(order) == list(range(seats)) for order in orders)
    for token in range(seats):
        assert {order[token] for order in orders} == set(range(seats))


@every_count
def test_four_crews_each(seats: int) -> None:
    """EGZ-1.3  Three crews of strength 1 and a joker of 2, all active."""
    s = fresh(seats)
    assert [crews_of(s, seat) for seat in range(seats)] == [[1, 1, 1, 2]] * seats and s.used == [0] * seats


@every_count
def test_eight_ships_each(seats: int) -> None:
    """EGZ-1.4"""
    assert fresh(seats).ships_left == [8] * seats


@every_count
def test_markers_on_their_tracks(seats: int) -> None:
    """EGZ-1.5  Score 0, the top rows of store and market, a marker on the stone track."""
    s = fresh(seats)
    assert s.score == s.store == s.market == [0] * seats and all(0 < stone <= 25 for stone in s.stone)


@pytest.mark.parametrize("seed", range(5))
@every_count
def test_the_queue_on_score_zero(seats: int, seed: int) -> None:
    """EGZ-1.6  Token 1 stands rearmost, token n first."""
    s = fresh(seats, seed)
    assert s.track == s.order[::-1]


@pytest.mark.parametrize("seed", range(5))
@every_count
def test_stone_by_token(seats: int, seed: int) -> None:
    """EGZ-1.7  Tokens 1, 2, 3, 4 start with 2, 3, 4, 5 stone."""
    s = fresh(seats, seed)
    assert [s.stone[seat] for seat in s.order] == [2, 3, 4, 5][:seats]


@every_count
def test_start_cards(seats: int) -> None:
    """EGZ-1.8  A quarry of 3 and a green field of 6 each: watered wherever the ring lies."""
    s = fresh(seats)
    for seat in range(seats):
        assert production(s, seat) == 3
        for ring in range(3):
            s.ring = ring
            assert grain(s, seat) == 6


@every_count
def test_decks_are_shuffled_apart(seats: int) -> None:
    """EGZ-1.9  29 sphinx cards and Nile decks of 22, 22 and 12 cards, each in an order of chance."""
    one, other = fresh(seats, 1), fresh(seats, 2)
    assert [len(deck) for deck in one.nile] == [22, 22, 12] and len(one.sphinx) == 29
    for deck, prefix in zip(one.nile, ("n1", "n3", "n5"), strict=True):
        assert {NILE_CARD.keys[card][:2] for card in deck} == {prefix}
    assert GAME.view(one, 0)["drawn"] == [] and GAME.view(one, 0)["drawer"] == -1
    for a, b in zip([*one.nile, one.sphinx], [*other.nile, other.sphinx], strict=True):
        assert a != b and sorted(a) == sorted(b) and len(set(a)) == len(a)
    assert [sorted(deck) for deck in one.nile] == [list(deck) for deck in DECKS]


@every_count
def test_twelve_of_twenty_tombs(seats: int) -> None:
    """EGZ-1.10  Twelve on their places, the first four open, eight in the box; all by chance."""
    s = fresh(seats)
    assert [len(s.tombs), len(s.buried), len(s.boxed)] == [4, 8, 8] and open_tombs(s) == s.tombs
    assert sorted([*s.tombs, *s.buried, *s.boxed]) == [2] * 4 + [3] * 5 + [4] * 5 + [5] * 4 + [6] * 2
    assert len({tuple(fresh(seats, seed).tombs) for seed in range(8)}) > 4
    assert len({tuple(sorted(fresh(seats, seed).boxed)) for seed in range(8)}) > 4


@every_count
def test_ring_begins_in_the_middle(seats: int) -> None:
    """EGZ-1.11"""
    assert GAME.view(fresh(seats), 0)["ring"] == "middle"


@pytest.mark.parametrize(("points", "scarabs"), [(-3, 0), (0, 0), (49, 0), (50, 1), (99, 1), (100, 2)])
def test_scarabs_record_fifty_points(points: int, scarabs: int) -> None:
    """EGZ-1.12  One for each lap of the score track, and nothing more."""
    s = position().s
    score(s, 0, points, CARD_POINTS)
    told = GAME.view(s, 1)["seats"][0]
    assert (told["scarabs"], told["score"]) == (scarabs, points)


@pytest.mark.parametrize("site", ["site_a", "site_b", "site_c"])
@every_count
def test_the_third_spot(seats: int, site: str) -> None:
    """EGZ-1.13, EGZ-16.1  Blocked with two and three players, and only the third: the farthest from the Nile."""
    s = position(seats).ask(Sail(0))
    spots = [key for key in keys(s) if key.startswith(site)]
    assert spots == [f"{site}_{spot}" for spot in range(1, 4 if seats == 4 else 3)]
    assert why(s, f"{site}_3") == (None if seats == 4 else ("blocked_spot", "EGZ-16.1"))


def test_the_reserve_with_three_players() -> None:
    """EGZ-16.2  The third ship at a site stands in reserve: the blocked spot counts as taken."""
    s = position(3).ships(0, "site_a_1").ships(1, "site_a_2").ask(Sail(2))
    assert [key for key in keys(s) if key.startswith("site_a")] == ["site_a_reserve"]


def test_the_reserve_with_two_players() -> None:
    """EGZ-16.2, EGZ-16.4  Whoever finds both spots taken stands on one of them already, so nobody is in reserve."""
    for seat in (0, 1):
        s = position(2).hold(seat, "n322").ships(0, "site_a_1").ships(1, "site_a_2").ask(Sail(seat))
        assert not [key for key in keys(s) if key.startswith("site_a")]


@every_count
def test_all_else_is_the_same_for_every_number_of_players(seats: int) -> None:
    """EGZ-16.3  8 ships each, 10 Nile cards, 12 tombs, 29 sphinx cards."""
    s = fresh(seats)
    advance(s)
    assert s.ships_left == [8] * seats
    assert len(set(s.river)) == 10 and min(s.river) >= 0
    assert len(s.tombs) + len(s.buried) == 12 and len(s.sphinx) == 29


def test_build_in_any_case_is_a_dead_card_for_two() -> None:
    """EGZ-16.4  Both copies stay in the decks and may be taken; at a site nothing ever asks for them."""
    s = fresh(2)
    assert NILE_CARD.index["n319"] in s.nile[1] and NILE_CARD.index["n510"] in s.nile[2]
    s = choose(position(2).hold(1, "n319").round(5).lay(ombos="n510").ask(Sail(1)), "ombos")
    assert cards_of(s, 1) == ["n319", "n510"]
    arranged = position(2).hold(1, "n319", "n510").ships(0, "site_b_1").ships(1, "site_b_2").stone(1, 0)
    s = choose(arranged.ask(BuildSite(OBELISK_SITE)), "c1", "obelisk", "stop", "store")
    assert asked(s) == [] and cards_of(s, 1) == ["n319", "n510"] and s.ships_left[1] == 8


@every_count
def test_no_sphinx_card_at_the_start(seats: int) -> None:
    """EGZ-21.1  The option is off unless asked for."""
    assert fresh(seats).kept == [[] for _ in range(seats)]


@every_count
def test_the_option_start_sphinx(seats: int) -> None:
    """EGZ-21.1  One secret card each, from the top of the deck."""
    with_card, without = fresh(seats, 3, start_sphinx=True), fresh(seats, 3)
    assert [card for seat in with_card.order for card in with_card.kept[seat]] == without.sphinx[::-1][:seats]
    assert with_card.sphinx == without.sphinx[: 29 - seats] and len(with_card.sphinx_peeked) == 29 - seats
    for seat in range(seats):
        assert len(with_card.kept[seat]) == 1
        for viewer in range(seats):
            seen = GAME.view(with_card, viewer)["seats"][seat]["sphinx"]
            assert (seen == [None]) == (viewer != seat)
