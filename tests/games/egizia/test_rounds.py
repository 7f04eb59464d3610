"""EGZ-2, EGZ-3, EGZ-13  The frame of a round, the Nile cards, the next turn order."""

import pytest

from benben.core.engine import advance
from benben.core.rng import KeyedRng
from benben.games.egizia import GAME
from benben.games.egizia.building import ReachShip
from benben.games.egizia.rounds import EndRound, LayNileCards, NewOrder, OfferLeftover, PlayRound
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import NILE_CARD
from tests.games.egizia.build import (
    asked,
    card,
    cards_of,
    choose,
    crews_of,
    kept_by,
    keys,
    place,
    position,
    ships_at,
    story,
    told,
    used_by,
)


def fresh(seats: int, seed: int = 0) -> Egizia:
    s: Egizia = GAME.start(GAME.setup(seats), KeyedRng(seed))
    s.journal = []
    advance(s)
    return s


def test_seven_phases_in_order() -> None:
    """EGZ-2.1  Cards, ships, feeding, stone, building, participation, turn order."""
    s = fresh(2)
    choose(s, "site_a_1", "pass", "pass")
    choose(s, "c1+cj", "pay2_free0", "none")
    first = [
        "round_begins", "card_laid", "ship_placed", "finished_sailing", "fed", "stone_gained", "crews_work", "points",
        "token",
    ]  # fmt: skip
    seen = story(s)
    assert list(dict.fromkeys(key for key in seen if key in first)) == first
    laid = len(seen) - 1 - seen[::-1].index("round_begins")
    assert seen[laid:].count("card_laid") == 10 and seen[:laid][-1] == "token"
    assert [event[2] for event in told(s, "points")] == [2, 4]


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_five_rounds(seats: int) -> None:
    """EGZ-2.1, EGZ-15.1  With everybody passing, five rounds and out."""
    s = fresh(seats)
    while asked(s):
        choose(s, "pass")
    assert [event[1] for event in told(s, "round_begins")] == [1, 2, 3, 4, 5]
    assert len(told(s, "token")) == 5 * seats and GAME.result(s) is not None


def test_building_scores_at_once_and_sphinx_cards_at_the_end() -> None:
    """EGZ-2.2  The card kept is fulfilled already, yet only the returned one counts."""
    arranged = position().crews(0, 5, 5, 5, 5).stone(0, 5).sphinx("s20", "s01").ships(0, "site_a_1")
    s = arranged.ask(ReachShip(0, place("site_a_1")))
    choose(s, "c1", "pay2_free0", "s20")
    assert kept_by(s, 0) == ["s20"] and s.score[0] == 1
    s = position().stone(0, 5).ships(0, "site_c_1").ask(ReachShip(0, place("site_c_1")))
    choose(s, "c1+cj", "py1")
    assert s.score[0] == 0
    assert choose(s, "stop").score[0] == 2


def test_crews_wake_at_the_start_of_a_round() -> None:
    """EGZ-2.3  All crew tokens are turned back; their strengths stay."""
    arranged = position().used(0, "c1", "cj").used(2, "c2").crews(0, 4, 3, 2, 5).trained(1).spent(1, 0, 1)
    s = arranged.finished(0, 1, 2).ask(EndRound())
    assert s.round == 2
    assert [used_by(s, seat) for seat in range(3)] == [[], [], []] and crews_of(s, 0) == [4, 3, 2, 5]
    assert (s.trained, s.spent, s.finished, s.furthest) == (0, [0, 0, 0], 0, [-1, -1, -1])


def test_ten_cards_in_river_order() -> None:
    """EGZ-3.1  From the top of the deck, Ombos first."""
    arranged = position().river()
    deck = [NILE_CARD.keys[c] for c in arranged.s.nile[0]]
    s = arranged.ask(LayNileCards())
    assert [NILE_CARD.keys[c] for c in s.river] == deck[::-1][:10]
    assert [NILE_CARD.keys[c] for c in s.nile[0]] == deck[:-10]
    assert [event[1] for event in told(s, "card_laid")] == s.river


@pytest.mark.parametrize(("number", "deck"), [(1, "n1"), (2, "n1"), (3, "n3"), (4, "n3"), (5, "n5")])
def test_the_deck_of_each_round(number: int, deck: str) -> None:
    """EGZ-3.2  Rounds 1 and 2, 3 and 4, and 5."""
    arranged = position().round(number).river()
    s = arranged.ask(PlayRound(number))
    assert {NILE_CARD.keys[c][:2] for c in s.river} == {deck}


def test_the_rest_of_a_deck_leaves_the_game() -> None:
    """EGZ-3.3  Two cards after rounds 2, 4 and 5; after rounds 1 and 3 the deck goes on."""
    s = fresh(2)
    left = []
    while asked(s):
        left.append([len(deck) for deck in s.nile])
        choose(s, "pass")
    left.append([len(deck) for deck in s.nile])
    assert left[::2] == [[12, 22, 12], [2, 22, 12], [0, 12, 12], [0, 2, 12], [0, 0, 2], [0, 0, 0]]


def test_the_rest_leaves_unseen() -> None:
    """EGZ-3.3  Nobody is told which cards they were."""
    s = position().round(2).ask(EndRound())
    laid = {event[1] for event in told(s, "card_laid")}
    assert not laid & set(range(22)) and len(laid) == 10 and s.nile[0] == []


def test_cards_left_on_the_nile_leave_the_game() -> None:
    """EGZ-3.4  None of them is laid again, and nobody holds them."""
    arranged = position()
    left = set(arranged.s.river)
    s = arranged.ask(EndRound())
    places = {*s.river, *(c for deck in s.nile for c in deck), *(c for c in range(56) if s.holder[c] >= 0)}
    assert len(left) == 10 and not left & places
    assert position().round(5).ask(EndRound()).river == [-1] * 10


def test_fewest_points_play_first() -> None:
    """EGZ-13.1  Tokens from the rear of the score track to its front."""
    s = position(4).score(7, -2, 12, 3).ask(NewOrder())
    assert s.order == [1, 3, 0, 2] and told(s, "token") == [(1, 1), (3, 2), (0, 3), (2, 4)]


def test_the_rearmost_on_a_space_plays_first() -> None:
    """EGZ-13.2  Equal points: who arrived last gets the lower number."""
    s = position(4).track(2, 0, 3, 1).score(5, 5, 5, 9).ask(NewOrder())
    assert s.track == [3, 2, 0, 1] and s.order == [1, 0, 2, 3]


def test_the_next_round_follows() -> None:
    """EGZ-13.3  With phase 1, and in the new order."""
    s = position().score(4, 1, 9).river().ask(NewOrder(), EndRound())
    assert s.round == 2 and min(s.river) >= 0 and asked(s) == ["Sail", 1]


def test_ships_are_home_when_the_round_ends() -> None:
    """EGZ-11.3, EGZ-13.3  Nothing of the old round stands on the board."""
    s = fresh(2)
    choose(s, "site_b_1", "ombos", "pass", "pass")
    assert asked(s)[0] == "ChooseWorkforce" and ships_at(s, "ombos") == []
    choose(s, "c1+cj", "obelisk", "stop", "store")
    assert s.round == 2 and s.ships_left == [8, 8] and not any(s.ships)


def test_leftover_is_offered_after_the_new_order() -> None:
    """EGZ-19.13  Its points no longer change the tokens."""
    arranged = position().round(5).hold(0, "n321").river("n505", "n502").score(1, 2, 3)
    s = arranged.ask(NewOrder(), OfferLeftover())
    assert asked(s) == ["TakeLeftover", 0] and keys(s) == ["n502", "n505", "none"]
    choose(s, "n505")
    assert s.score == [5, 2, 3] and s.order == [0, 1, 2] and s.river.count(card("n502")) == 1
    assert cards_of(s, 0) == ["n321"]


@pytest.mark.parametrize(("taken", "held"), [("n306", ["n306", "n321"]), ("n313", ["n313", "n321"])])
def test_leftover_lays_lasting_cards_in_front(taken: str, held: list[str]) -> None:
    """EGZ-19.13  As if taken with a ship, but without a ship; the card itself stays for every round."""
    s = choose(position().hold(1, "n321").river("n306", "n313").ask(OfferLeftover()), taken)
    assert cards_of(s, 1) == held and s.ships_left[1] == 8
    assert s.river[0 if taken == "n306" else 1] == -1 and s.river.count(-1) == 9


def test_leftover_carries_out_an_immediate_card() -> None:
    """EGZ-19.13, EGZ-19.10  With everything that belongs to it."""
    s = choose(position().hold(0, "n321").river("n312").ask(OfferLeftover(), EndRound()), "n312")
    assert crews_of(s, 0) == [1, 1, 1, 4] and asked(s) == ["MoveRing", 0, 2] and s.round == 3
    choose(s, "right", "stay")
    assert s.ring == 2 and s.round == 4


def test_leftover_may_be_declined() -> None:
    """EGZ-19.13, EGZ-3.4  Then all cards leave the game."""
    s = choose(position().hold(0, "n321").river("n306").ask(OfferLeftover(), EndRound()), "none")
    assert cards_of(s, 0) == ["n321"] and card("n306") not in s.river


def test_leftover_needs_a_card_on_the_nile() -> None:
    """EGZ-19.13  Nothing left, nothing asked; and only its owner is asked."""
    assert asked(position().hold(0, "n321").river().ask(OfferLeftover())) == []
    assert keys(position().hold(0, "n321").river("n101").ask(OfferLeftover())) == ["n101", "none"]
    assert asked(position().river("n101").ask(OfferLeftover())) == []


def test_leftover_in_round_five() -> None:
    """EGZ-19.13, EGZ-15.2  Offered before the final scoring, which keeps the order of the tokens."""
    arranged = position(2).round(5).hold(0, "n321").river("n505").score(3, 5)
    s = arranged.store(0, 2).store(1, 2).stone(0, 2).stone(1, 2).ask(NewOrder(), OfferLeftover(), EndRound())
    choose(s, "n505")
    assert s.score == [7, 5] and asked(s) == ["SellStone", 1]
