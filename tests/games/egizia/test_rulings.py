"""The rulings where the rulebook is silent or says two things: one test for each that changes play."""

import pytest

from benben.games.egizia import GAME
from benben.games.egizia.building import BuildSite, ReachShip, TrainBeforeBuilding
from benben.games.egizia.cards import take_card
from benben.games.egizia.feeding import Feed, FeedAll, need
from benben.games.egizia.obelisk import BuildObelisk
from benben.games.egizia.rounds import EndRound, NewOrder, OfferLeftover
from benben.games.egizia.sailing import NextShip, Sail
from benben.games.egizia.scoring import Participation, ScoreTombs, SellStone
from benben.games.egizia.sphinx import DrawSphinx
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import CARD_POINTS, NILE, OBELISK_SITE, SPHINX_SITE, STOPS, TEMPLE_SITE
from benben.games.egizia.temple import BuildTemple
from benben.games.egizia.tracks import score
from tests.games.egizia.build import (
    Position,
    asked,
    card,
    cards_of,
    choose,
    crews_of,
    deck_of_sphinx,
    kept_by,
    keys,
    place,
    position,
    ships_at,
    story,
    told,
    used_by,
    why,
)
from tests.games.egizia.test_cards import USES


def reach(arranged: Position, spot: str, seat: int = 0) -> Egizia:
    return arranged.ships(seat, spot).ask(ReachShip(seat, place(spot)))


def test_ruling_7_1_egz_3_3_the_second_deck_serves_rounds_three_and_four() -> None:
    """EGZ-3.3  Ruling 7.1: its rest leaves after round 4, not 3."""
    s = position().round(3).ask(EndRound())
    assert s.round == 4 and len(s.nile[1]) == 2 and {NILE[c].key[1] for c in s.river} == {"3"}


def test_ruling_7_2_egz_5_2_three_crews_and_a_joker() -> None:
    """EGZ-5.2  Ruling 7.2: four crews in all."""
    s = position().ask()
    assert len(s.crew) == 4 * 3 and need(s, 0) == 5


def test_ruling_7_3_egz_5_7_penalty_for_each_missing_grain() -> None:
    """EGZ-5.7  Ruling 7.3: not for each unfed crew."""
    assert position().crews(0, 9, 1, 1, 2).ask(Feed(0)).score[0] == -7 * 3


def test_ruling_7_4_egz_21_1_no_start_card_by_default() -> None:
    """EGZ-21.1  Ruling 7.4: the later print is an option."""
    assert position(2).s.kept == [[], []]
    assert [len(kept) for kept in position(2, start_sphinx=True).s.kept] == [1, 1]


def test_ruling_7_5_egz_4_9_passing_is_allowed_and_final() -> None:
    """EGZ-4.9  Ruling 7.5: with all ships in hand."""
    s = choose(position(2).ask(NextShip(0)), "pass", "ombos")
    assert asked(s) == ["Sail", 1]


def test_ruling_7_6_egz_4_6_any_free_spot() -> None:
    """EGZ-4.6  Ruling 7.6: the outer one too, though it builds later."""
    s = choose(position(4).ask(Sail(0)), "site_a_3")
    assert ships_at(s, "site_a_3") == [0]


def test_ruling_7_7_egz_7_10_the_reserve_waits_for_the_regular_ships() -> None:
    """EGZ-7.10  Ruling 7.7: not at the moment a place is freed."""
    arranged = position(3).ships(0, "site_b_1").ships(1, "site_b_2").ships(2, "site_b_reserve")
    s = choose(arranged.ask(BuildSite(OBELISK_SITE)), "leave")
    assert asked(s)[1] == 1
    assert asked(choose(s, "leave"))[1] == 2


def test_ruling_7_8_egz_8_2_fewer_cards_than_the_strength() -> None:
    """EGZ-8.2  Ruling 7.8: from one card up."""
    assert keys(position().stone(0, 9).ask(DrawSphinx(0, 3))) == ["pay1_free0", "pay2_free0", "pay3_free0"]


def test_ruling_7_9_egz_8_3_returned_in_the_order_drawn() -> None:
    """EGZ-8.3  Ruling 7.9: under the deck, the first drawn uppermost."""
    s = position().stone(0, 9).sphinx("s09", "s03", "s27", "s14").ask(DrawSphinx(0, 4))
    assert deck_of_sphinx(choose(s, "pay4_free0", "s03"))[-3:] == ["s09", "s27", "s14"]


def test_ruling_7_10_egz_8_2_the_deck_runs_out() -> None:
    """EGZ-8.2  Ruling 7.10: what is left, and with nothing left no building."""
    s = position().stone(0, 9).sphinx_size(2, 1).ask(DrawSphinx(0, 5))
    assert keys(s) == ["pay1_free0", "pay2_free0"]
    assert asked(reach(position().stone(0, 9).sphinx_size(0, 1), "site_a_1")) == []


def test_ruling_7_11_egz_19_14_free_cards_need_no_crew_and_are_no_participation() -> None:
    """EGZ-19.14  Ruling 7.11."""
    arranged = position().hold(0, "n320").stone(0, 0).ships(0, "site_a_1")
    s = choose(arranged.ask(BuildSite(SPHINX_SITE), Participation()), "no_crew", "pay0_free1", "none")
    assert s.used[0] == 0 and s.score[0] == 1


def test_ruling_7_12_egz_9_8_one_step_an_action() -> None:
    """EGZ-9.8  Ruling 7.12: not one for each square."""
    s = choose(position().stone(0, 9).ask(BuildObelisk(0, 9, 0, 0)), "obelisk", "obelisk", "obelisk", "stop", "store")
    assert s.store[0] == 1 and asked(s) == []


def test_ruling_7_13_egz_10_4_the_roof_in_any_order() -> None:
    """EGZ-10.4  Ruling 7.13: over a column before over the pillars."""
    s = position().stone(0, 9).built(tl=(1,) * 5, tr=(1,) * 5).ask(BuildTemple(0, 9, 0, 0, ()))
    assert choose(s, "rf_cr", "stop").score[0] == 7


def test_ruling_7_14_egz_10_6_both_squares_below() -> None:
    """EGZ-10.6  Ruling 7.14: one is not enough."""
    s = position().stone(0, 9).built(py1=(1,)).ask(BuildTemple(0, 9, 0, 0, ()))
    assert "py2" not in keys(s) and "py2" in keys(choose(s, "py1"))


def test_ruling_7_15_egz_11_1_a_failed_site_cancels_nothing() -> None:
    """EGZ-11.1  Ruling 7.15: two sites built, one left: 3 points."""
    arranged = position().stone(0, 9).ships(0, "site_a_1", "site_b_1", "site_c_1")
    s = arranged.ask(BuildSite(SPHINX_SITE), BuildSite(OBELISK_SITE), BuildSite(TEMPLE_SITE), Participation())
    choose(s, "c1", "pay1_free0", "none", "leave", "c2", "tl", "stop")
    assert told(s, "points")[-1] == (0, 3, 4)


@pytest.mark.parametrize(
    ("key", "store", "market", "points", "stone"),
    [("n302", 1, 0, 0, 0), ("n304", 0, 1, 0, 0), ("n108", 0, 0, 3, 0), ("n305", 0, 0, 0, 4)],
)
def test_ruling_7_16_egz_19_2_bonus_by_field_value(key: str, store: int, market: int, points: int, stone: int) -> None:
    """EGZ-19.2  Ruling 7.16: 6 store, 7 market, 8 points, 9 stone."""
    s = position().stone(0, 0).round(3).river("n306").ask()
    s.nile[1] = [c for c in s.nile[1] if c != card(key)]
    take_card(s, 0, card(key))
    assert (s.store[0], s.market[0], s.score[0], s.stone[0]) == (store, market, points, stone)


@pytest.mark.parametrize("key", ["n120", "n121", "n314", "n315", "n316", "n317", "n318", "n319", "n511"])
def test_ruling_7_17_egz_18_1_cards_played_once(key: str) -> None:
    """EGZ-18.1  Ruling 7.17: grain, ship, boosts, keep two, occupied, double, in any case, upstream once."""
    s = USES[key](key)
    assert cards_of(s, 0) == [] and told(s, "card_spent") == [(0, card(key))]


def test_ruling_7_18_egz_17_7_neither_card_at_heliopolis() -> None:
    """EGZ-17.7  Ruling 7.18: double and occupied alike."""
    s = choose(position().hold(0, "n318").ask(Sail(0)), "heliopolis")
    assert asked(s) == ["MoveRing", 0, 1]
    assert "heliopolis" not in keys(position().hold(0, "n317").ships(1, "heliopolis").ask(Sail(0)))


def test_ruling_7_19_egz_19_17_not_on_an_own_stop() -> None:
    """EGZ-19.17  Ruling 7.19: even with lasting upstream."""
    s = position().hold(0, "n317", "n322").ships(0, "alyi").ships(1, "edfu").ask(Sail(0))
    assert "alyi" not in keys(s) and "edfu" in keys(s)


def test_ruling_7_20_egz_19_22_training_once_in_all_windows() -> None:
    """EGZ-19.22  Ruling 7.20: after phase 2 no window of the round opens again."""
    s = position(2).hold(0, "n122").stone(0, 9).ask(Sail(0), FeedAll(), TrainBeforeBuilding())
    choose(s, "train_c1", "pass")
    assert asked(s) == [] and s.trained == 1


def test_ruling_7_21_egz_19_13_leftover_after_phase_seven() -> None:
    """EGZ-19.13  Ruling 7.21: its points change no token, in round 5 it comes before the final scoring."""
    arranged = position(2).round(5).hold(0, "n321").river("n505").score(0, 2).kept(0, "s29").score(8, 9)
    s = choose(arranged.ask(NewOrder(), OfferLeftover(), EndRound()), "n505")
    assert s.order == [0, 1] and s.score == [8 + 4 + 1, 9]


def test_ruling_7_22_egz_5_1_order_fixed_when_the_phase_begins() -> None:
    """EGZ-5.1  Ruling 7.22: in phases 3 and 6."""
    s = position(2).score(6, 5).crews(0, 9, 9, 9, 9).crews(1, 9, 9, 9, 9).ask(FeedAll())
    assert [event[0] for event in told(s, "hungry")] == [0, 1]
    s = position(2).score(2, 1).spent(1, 0, 1, 2).spent(0, 0).ask(Participation())
    assert [event[0] for event in told(s, "points")] == [0, 1]


def test_ruling_7_23_egz_17_8_excess_is_lost() -> None:
    """EGZ-17.8  Ruling 7.23: crews at 9 and stone at 25."""
    s = choose(position().crews(0, 9, 8, 1, 2).stone(0, 23).ask(Sail(0), Sail(0)), "thebae", "alyi", "c3")
    assert crews_of(s, 0) == [9, 9, 2, 2] and s.stone[0] == 25


def test_ruling_7_24_egz_12_6_a_scarab_is_returned() -> None:
    """EGZ-12.6  Ruling 7.24: falling below 50."""
    s = position().score(51, 0, 0).ask()
    assert GAME.view(s, 0)["seats"][0]["scarabs"] == 1
    score(s, 0, -2, CARD_POINTS)
    assert GAME.view(s, 0)["seats"][0]["scarabs"] == 0


def test_ruling_7_25_egz_15_4_tombs_count_twice() -> None:
    """EGZ-15.4  Ruling 7.25: their value at once, and the table at the end."""
    s = position().stone(0, 4).tombs(4).ask(BuildObelisk(0, 4, 0, 0), ScoreTombs(0))
    assert choose(s, "tomb", "stop", "store").score[0] == 4 + 2


def test_ruling_7_26_egz_17_6_passalon_is_the_tenth_stop() -> None:
    """EGZ-17.6  Ruling 7.26: between Selinon and Beni Hasan."""
    assert STOPS[9].key == "passalon"
    s = position().ships(0, "beni_hasan").ask(Sail(0))
    assert "passalon" not in keys(s) and "heliopolis" in keys(s)
    assert "passalon" in keys(position().ships(0, "selinon").ask(Sail(0)))


@pytest.mark.parametrize(("ring", "moves"), [("left", ["stay", "right"]), ("right", ["stay", "left"])])
def test_ruling_7_27_egz_17_6_only_inward_from_an_end(ring: str, moves: list[str]) -> None:
    """EGZ-17.6  Ruling 7.27."""
    assert keys(choose(position().ring(ring).ask(Sail(0)), "passalon")) == moves


def test_ruling_7_28_egz_19_12_build_in_any_case_is_for_the_reserve() -> None:
    """EGZ-19.12  Ruling 7.28: it does not replace crew, stone or a square on a regular spot."""
    s = reach(position().hold(0, "n319").stone(0, 0), "site_b_1")
    assert asked(s) == [] and cards_of(s, 0) == ["n319"]


def test_ruling_7_29_egz_7_9_leaving_commits_no_crew() -> None:
    """EGZ-7.9  Ruling 7.29: all crews are still there for the next site."""
    arranged = position().stone(0, 9).ships(0, "site_a_1", "site_b_1")
    s = choose(arranged.ask(BuildSite(SPHINX_SITE), BuildSite(OBELISK_SITE)), "leave")
    assert s.used[0] == 0 and keys(s) == ["leave", "c1", "c1+cj", "c2", "c2+cj", "c3", "c3+cj"]


def test_ruling_7_30_egz_7_9_nobody_is_forced_to_build() -> None:
    """EGZ-7.9  Ruling 7.30: able, and still leaving."""
    s = reach(position().stone(0, 25).crews(0, 9, 9, 9, 9), "site_c_1")
    assert keys(s)[0] == "leave" and choose(s, "leave").ships_left[0] == 8


def test_ruling_7_31_egz_7_6_cards_combine_in_one_build() -> None:
    """EGZ-7.6  Ruling 7.31: two crews, joker and both plus-3 cards; at the sphinx still five cards at most."""
    held = ("n314", "n507", "n315")
    s = reach(position().hold(0, *held).crews(0, 2, 3, 1, 4).stone(0, 25), "site_c_1")
    assert asked(choose(s, "c1+c2+cj+plus3+plus3")) == ["BuildTemple", 0, 2 + 3 + 4 + 6, 0, 1, ()]
    assert cards_of(s, 0) == [] and used_by(s, 0) == ["c1", "c2", "cj"]
    s = choose(reach(position().hold(0, *held).crews(0, 9, 9, 1, 9).stone(0, 25), "site_a_1"), "c1+c2+cj+plus3+plus3")
    assert keys(s)[-1] == "pay5_free0"


@pytest.mark.parametrize(
    ("stop", "steps", "crews", "stone", "rows", "ring"),
    [
        ("edfu", (), [1, 1, 1, 2], 2, (2, 2), 1),
        ("thebae", (), [3, 3, 1, 2], 2, (0, 0), 1),
        ("selinon", (), [1, 3, 3, 2], 2, (0, 0), 1),
        ("beni_hasan", (), [3, 1, 3, 2], 2, (0, 0), 1),
        ("alyi", ("c1", "c1"), [3, 1, 1, 2], 6, (0, 0), 1),
        ("alyi", ("c2", "cj"), [1, 2, 1, 3], 6, (0, 0), 1),
        ("passalon", ("left", "stay"), [1, 1, 1, 4], 2, (0, 0), 0),
        ("passalon", ("stay", "right"), [1, 1, 1, 4], 2, (0, 0), 2),
    ],
)
def test_ruling_7_32_egz_19_18_each_stop_doubled(
    stop: str, steps: tuple[str, ...], crews: list[int], stone: int, rows: tuple[int, int], ring: int
) -> None:
    """EGZ-19.18  Ruling 7.32: the whole action twice."""
    s = choose(position().hold(0, "n318").ask(Sail(0)), stop, "yes", *steps)
    assert asked(s) == [] and crews_of(s, 0) == crews and s.stone[0] == stone
    assert (s.store[0], s.market[0]) == rows and s.ring == ring and cards_of(s, 0) == []


def test_ruling_7_33_egz_1_9_deck_sizes_and_strengths() -> None:
    """EGZ-1.9  Ruling 7.33: 22, 22 and 12 cards; strengths 1 and 2."""
    s = position().river().s
    assert [len(deck) for deck in s.nile] == [22, 22, 12] and crews_of(s, 0) == [1, 1, 1, 2]


def test_ruling_7_34_egz_19_22_a_raise_counts_for_the_coming_build() -> None:
    """EGZ-19.22  Ruling 7.34: trained at the site, used at once."""
    s = reach(position().hold(0, "n122").stone(0, 9).crews(0, 4, 1, 1, 2), "site_a_1")
    assert asked(choose(s, "train_c1", "c1")) == ["DrawSphinx", 0, 5]


def test_ruling_7_35_egz_8_3_draw_one_and_keep_it() -> None:
    """EGZ-8.3  Ruling 7.35: legal, no score move, and it is building."""
    arranged = position().stone(0, 9).track(0, 1, 2).sphinx("s11").ships(0, "site_a_1")
    s = choose(arranged.ask(BuildSite(SPHINX_SITE)), "c1", "pay1_free0", "s11")
    assert kept_by(s, 0) == ["s11"] and s.track == [0, 1, 2] and s.spent[0] == 1


def test_ruling_7_36_egz_19_13_leftovers_are_what_nobody_took() -> None:
    """EGZ-19.13  Ruling 7.36: a card taken with a ship is not offered again."""
    s = position(2).hold(0, "n321").river("n307", "n308").ask(Sail(0), OfferLeftover())
    choose(s, "latopolis")
    assert keys(s) == ["n307", "none"]


def test_ruling_7_37_egz_19_22_training_without_a_ship_at_a_site() -> None:
    """EGZ-19.22  Ruling 7.37: a window at the start of phase 5."""
    assert asked(position().hold(0, "n122").stone(0, 2).ask(TrainBeforeBuilding())) == ["Train", 0]


def test_ruling_7_38_egz_17_5_alyi_and_crews_at_nine() -> None:
    """EGZ-17.5  Ruling 7.38: only crews below 9; none left, only the stone."""
    s = choose(position().crews(0, 9, 9, 9, 8).ask(Sail(0)), "alyi")
    assert keys(s) == ["cj"] and why(s, "c2") == ("crew_at_nine", "EGZ-17.5")
    s = choose(position().crews(0, 9, 9, 9, 9).ask(Sail(0)), "alyi")
    assert asked(s) == [] and s.stone[0] == 4


def test_ruling_7_39_egz_7_13_boosts_after_seeing_a_new_tomb() -> None:
    """EGZ-7.13  Ruling 7.39: the tomb just opened may be paid with a card played now; the joker cannot join."""
    arranged = position().hold(0, "n314").crews(0, 8, 1, 1, 9).stone(0, 20).tombs(2, 2, 2, 2, 3)
    s = choose(arranged.ships(0, "site_b_1").ask(ReachShip(0, place("site_b_1"))), "c1", "tomb", "tomb", "tomb", "tomb")
    assert keys(s) == ["stop", "plus3"]
    assert choose(s, "plus3", "tomb", "stop").score[0] == 11 and used_by(s, 0) == ["c1"]


def test_ruling_7_40_egz_7_12_a_free_draw_frees_no_place() -> None:
    """EGZ-7.12  Ruling 7.40: only renouncing does."""
    arranged = position().hold(0, "n320").stone(0, 0).ships(0, "site_a_1").ships(1, "site_a_2")
    s = arranged.ships(2, "site_a_reserve").ask(BuildSite(SPHINX_SITE))
    choose(s, "no_crew", "pay0_free1", "none", "c1", "pay1_free0", "none")
    assert asked(s) == [] and s.ships_left[2] == 8


def test_ruling_7_41_egz_10_9_rows_after_the_points_in_the_order_finished() -> None:
    """EGZ-10.9  Ruling 7.41: two rows in one action."""
    arranged = position().stone(0, 25).built(py1=(1,) * 4, py2=(2,) * 3, py3=(1, 1))
    s = choose(arranged.ask(BuildTemple(0, 25, 0, 0, ())), "py1", "py2", "stop")
    assert told(s, "points") == [(0, 5, 1), (1, 4, 3), (2, 3, 3)]


def test_ruling_7_42_egz_19_14_free_cards_in_reserve() -> None:
    """EGZ-19.14  Ruling 7.42: only if the ship may build."""
    arranged = position().hold(2, "n320").ships(0, "site_a_1").ships(1, "site_a_2").ships(2, "site_a_reserve")
    s = choose(arranged.ask(BuildSite(SPHINX_SITE)), "c1", "pay1_free0", "none", "c1", "pay1_free0", "none")
    assert asked(s) == [] and "sphinx_drawn" in story(s) and s.score[2] == 0


def test_ruling_7_43_egz_10_7_a_row_of_one_owner() -> None:
    """EGZ-10.7  Ruling 7.43: five markers, five points."""
    s = choose(position().stone(0, 9).built(py1=(0,) * 4).ask(BuildTemple(0, 2, 0, 0, ())), "py1", "stop")
    assert s.score[0] == 2 + 5


def test_ruling_7_44_egz_15_3_all_or_nothing() -> None:
    """EGZ-15.3  Ruling 7.44: no part of the stone."""
    s = position().store(0, 2).stone(0, 9).ask(SellStone(0))
    assert keys(s) == ["no", "yes"]
    assert choose(s, "yes").stone[0] == 0


def test_ruling_7_45_egz_16_4_build_in_any_case_with_two_players() -> None:
    """EGZ-16.4  Ruling 7.45: it may be taken, and does nothing."""
    s = choose(position(2).round(3).lay(ombos="n319").ask(NextShip(0)), "ombos")
    assert cards_of(s, 0) == ["n319"] and asked(s) == ["Sail", 1]


def test_ruling_7_46_egz_18_5_leftover_and_upstream_are_permanent() -> None:
    """EGZ-18.5  Ruling 7.46: used twice in a row they are still there."""
    arranged = position(2).hold(0, "n321", "n322").river("n306", "n307").ships(0, "alyi")
    s = choose(arranged.ask(Sail(0), Sail(0), OfferLeftover(), OfferLeftover()), "edfu", "thebae", "n306", "n307")
    assert cards_of(s, 0) == ["n306", "n307", "n321", "n322"]


def test_ruling_7_47_egz_8_5_keep_score_then_pay() -> None:
    """EGZ-8.5  Ruling 7.47: the stone was there before drawing, and is paid last."""
    s = position().stone(0, 2).sphinx("s01", "s02").ask(DrawSphinx(0, 2))
    choose(s, "pay2_free0")
    assert s.stone[0] == 2
    choose(s, "s01")
    assert story(s)[-3:] == ["sphinx_kept", "points", "stone_paid"] and s.stone[0] == 0
