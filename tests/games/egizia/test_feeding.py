"""EGZ-5, EGZ-6  Feed the crews, produce stone."""

import pytest

from benben.games.egizia.feeding import Feed, FeedAll, Produce, grain, need, production
from tests.games.egizia.build import asked, cards_of, choose, crews_of, keys, position, told


def test_the_leader_feeds_first() -> None:
    """EGZ-5.1  In the order of the score track when the phase begins, whatever happens in between."""
    arranged = position().score(5, 9, 7)
    for seat in range(3):
        arranged.crews(seat, 3, 2, 1, 2)
    s = arranged.ask(FeedAll())
    assert [event[0] for event in told(s, "hungry")] == [1, 2, 0]
    assert s.score == [-1, 3, 1]


def test_equal_points_feed_in_the_order_of_arrival() -> None:
    """EGZ-5.1, EGZ-12.3  First come, first fed."""
    s = position().track(1, 2, 0).ask(FeedAll())
    assert told(s, "fed") == [(1,), (2,), (0,)]


def test_the_order_of_feeding_is_fixed() -> None:
    """EGZ-5.1  The leader falls to the rear, and still nobody is fed twice or never."""
    arranged = position().score(2, 1, 0).crews(0, 9, 9, 9, 9).crews(1, 9, 9, 9, 9).crews(2, 9, 9, 9, 9)
    s = arranged.ask(FeedAll())
    assert [event[0] for event in told(s, "hungry")] == [0, 1, 2]


def test_all_four_crews_eat() -> None:
    """EGZ-5.2  Used or not, the joker too."""
    s = position().crews(0, 4, 3, 2, 5).used(0, "c1").ask()
    assert need(s, 0) == 14


def test_grain_of_watered_fields() -> None:
    """EGZ-5.3  The start card of 6 and the seat's own fields, nobody else's."""
    s = position().hold(0, "n101", "n105").hold(1, "n103", "n110").ask()
    assert [grain(s, seat) for seat in range(3)] == [12, 9, 6]


@pytest.mark.parametrize(("ring", "watered"), [("left", 6 + 2), ("middle", 6 + 2 + 4), ("right", 6 + 2 + 4 + 8)])
def test_the_ring_waters_the_fields(ring: str, watered: int) -> None:
    """EGZ-5.4, EGZ-19.1  Left green, middle yellow-green too, right all."""
    s = position().hold(0, "n101", "n105", "n108").ring(ring).ask()
    assert grain(s, 0) == watered


def test_grain_cards_are_asked_for_in_need_only() -> None:
    """EGZ-5.5, EGZ-19.9  With enough grain nobody is asked and the card stays."""
    s = position().hold(0, "n120").ask(Feed(0))
    assert asked(s) == [] and cards_of(s, 0) == ["n120"]


@pytest.mark.parametrize(("handed", "loss", "left"), [("0", 27, 3), ("1", 15, 2), ("2", 3, 1), ("3", 0, 0)])
def test_any_number_of_grain_cards(handed: str, loss: int, left: int) -> None:
    """EGZ-5.5  Nine missing, three cards: part of the shortage may be paid with points."""
    s = position().hold(0, "n120", "n313", "n506").crews(0, 5, 4, 4, 2).ask(Feed(0))
    assert keys(s) == ["0", "1", "2", "3"]
    choose(s, handed)
    assert s.score[0] == -loss and len(cards_of(s, 0)) == left


def test_a_grain_card_that_just_suffices() -> None:
    """EGZ-5.5, EGZ-5.6  Four missing, one card: fed, and no word of hunger."""
    s = choose(position().hold(0, "n120").crews(0, 4, 2, 2, 2).ask(Feed(0)), "1")
    assert s.score[0] == 0 and told(s, "hungry") == []


def test_only_own_grain_cards() -> None:
    """EGZ-5.5  The cards of others do not help."""
    s = position().hold(1, "n120").crews(0, 3, 2, 2, 2).ask(Feed(0))
    assert asked(s) == [] and s.score[0] == -9 and cards_of(s, 1) == ["n120"]


def test_surplus_grain_is_lost() -> None:
    """EGZ-5.6  Exactly enough is enough, and a rich harvest helps no later feeding."""
    s = position().crews(0, 2, 1, 1, 2).crews(1, 1, 1, 1, 2).ask(Feed(0), Feed(1), Feed(1))
    assert told(s, "fed") == [(0,), (1,), (1,)] and s.score == [0, 0, 0]


@pytest.mark.parametrize(("row", "penalty"), [(0, 3), (1, 2), (2, 1), (3, 1)])
def test_hunger(row: int, penalty: int) -> None:
    """EGZ-5.7, EGZ-14.5  Points for each missing grain, by the row of the market marker; the score may fall below 0."""
    s = position().market(0, row).store(0, 3).crews(0, 4, 3, 2, 2).score(4, 0, 0).ask(Feed(0))
    assert s.score[0] == 4 - 5 * penalty and told(s, "points") == [(0, -5 * penalty, 5)]


def test_moving_back_behind_those_already_there() -> None:
    """EGZ-5.8  Two seats stand on the space: the hungry one comes third."""
    s = position(4).score(3, 3, 6, 0).crews(2, 2, 1, 2, 2).ask(Feed(2))
    assert s.score == [3, 3, 3, 0] and s.track == [1, 0, 2, 3]


def test_hunger_never_weakens_crews() -> None:
    """EGZ-5.9  The only price is points."""
    s = position().crews(0, 9, 8, 7, 6).ask(Feed(0))
    assert crews_of(s, 0) == [9, 8, 7, 6] and s.score[0] == -72 and s.stone[0] == 2 and s.used[0] == 0


def test_production_in_token_order() -> None:
    """EGZ-6.1  Everybody gains the sum of the own quarries, compulsory."""
    s = position().order(2, 0, 1).hold(0, "n110", "n113").hold(1, "n111").stone(0, 0).ask(Produce())
    assert told(s, "stone_gained") == [(2, 3), (0, 8), (1, 5)] and s.stone == [8, 8, 7]


def test_quarries_add_up() -> None:
    """EGZ-6.1, EGZ-19.3  Start quarry and all own quarry cards; fields give no stone."""
    s = position().hold(0, "n110", "n111", "n112", "n113", "n306", "n307", "n101").ask()
    assert [production(s, seat) for seat in range(3)] == [3 + 2 + 2 + 2 + 3 + 3 + 4, 3, 3]


@pytest.mark.parametrize(("stone", "after"), [(21, 24), (22, 25), (23, 25), (25, 25)])
def test_the_stone_track_ends_at_25(stone: int, after: int) -> None:
    """EGZ-6.2  What does not fit is lost."""
    assert position().stone(0, stone).ask(Produce()).stone[0] == after
