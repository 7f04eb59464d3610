"""One case for every Nile card, every round stop and every sphinx card."""

from collections.abc import Callable
from typing import NamedTuple

import pytest

from benben.core.codec import dump
from benben.games.egizia import GAME
from benben.games.egizia.building import BuildSite, ReachShip
from benben.games.egizia.cards import Train
from benben.games.egizia.feeding import Feed, grain, production
from benben.games.egizia.rounds import EndRound, OfferLeftover
from benben.games.egizia.sailing import NextShip, Sail
from benben.games.egizia.scoring import FinalScoring, ScoreSphinx
from benben.games.egizia.sphinx import DrawSphinx
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import NILE, OBELISK_SITE, ROUND, SPHINX, STOPS
from tests.games.egizia.build import (
    Position,
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
    used_by,
)


class Gain(NamedTuple):
    """What a seat gains: nothing unless said."""

    stone: int = 0
    points: int = 0
    crews: tuple[int, ...] = (0, 0, 0, 0)
    store: int = 0
    market: int = 0
    grain: tuple[int, ...] = (0, 0, 0)
    """With the ring left, in the middle, right."""
    production: int = 0
    held: bool = False
    ring_moves: int = 0


def field(watered: tuple[bool, ...], grain: int, stone: int, points: int, store: int, market: int) -> Gain:
    return Gain(stone, points, store=store, market=market, grain=tuple(grain * wet for wet in watered), held=True)


def green(grain: int, store: int = 0) -> Gain:
    return field((True, True, True), grain, 0, 0, store, 0)


def yellow(grain: int, market: int = 0) -> Gain:
    return field((False, True, True), grain, 0, 0, 0, market)


def brown(grain: int, stone: int = 0, points: int = 0) -> Gain:
    return field((False, False, True), grain, stone, points, 0, 0)


def quarry(value: int) -> Gain:
    return Gain(production=value, held=True)


HELD = Gain(held=True)

TAKEN = {
    "n101": green(2),
    "n102": green(2),
    "n103": green(3),
    "n104": green(3),
    "n105": yellow(4),
    "n106": yellow(4),
    "n107": yellow(5),
    "n108": brown(8, points=3),
    "n109": brown(9, stone=4),
    "n110": quarry(2),
    "n111": quarry(2),
    "n112": quarry(2),
    "n113": quarry(3),
    "n114": Gain(stone=6),
    "n115": Gain(crews=(2, 0, 0, 0)),
    "n116": Gain(crews=(0, 2, 0, 0)),
    "n117": Gain(crews=(0, 0, 2, 0)),
    "n118": Gain(store=2),
    "n119": Gain(market=2),
    "n120": HELD,
    "n121": HELD,
    "n122": HELD,
    "n301": green(4),
    "n302": green(6, store=1),
    "n303": yellow(5),
    "n304": yellow(7, market=1),
    "n305": brown(9, stone=4),
    "n306": quarry(3),
    "n307": quarry(4),
    "n308": Gain(stone=6),
    "n309": Gain(crews=(2, 2, 0, 0)),
    "n310": Gain(crews=(2, 0, 2, 0)),
    "n311": Gain(crews=(0, 2, 2, 0)),
    "n312": Gain(crews=(0, 0, 0, 2), ring_moves=2),
    "n313": HELD,
    "n314": HELD,
    "n315": HELD,
    "n316": HELD,
    "n317": HELD,
    "n318": HELD,
    "n319": HELD,
    "n320": HELD,
    "n321": HELD,
    "n322": HELD,
    "n501": brown(8, points=3),
    "n502": Gain(stone=6),
    "n503": Gain(crews=(2, 2, 0, 0)),
    "n504": Gain(crews=(0, 0, 0, 2), ring_moves=2),
    "n505": Gain(points=4),
    "n506": HELD,
    "n507": HELD,
    "n508": HELD,
    "n509": HELD,
    "n510": HELD,
    "n511": HELD,
    "n512": HELD,
}

STOP_GAINS = {
    "edfu": Gain(store=1, market=1),
    "thebae": Gain(crews=(1, 1, 0, 0)),
    "selinon": Gain(crews=(0, 1, 1, 0)),
    "passalon": Gain(crews=(0, 0, 0, 1), ring_moves=1),
    "beni_hasan": Gain(crews=(1, 0, 1, 0)),
    "alyi": Gain(crews=(0, 1, 0, 0), stone=2),
    "heliopolis": Gain(crews=(0, 0, 0, 1), ring_moves=1),
}


def grain_by_ring(s: Egizia, seat: int) -> tuple[int, ...]:
    twin = s.clone()
    found = []
    for ring in range(3):
        twin.ring = ring
        found.append(grain(twin, seat))
    return tuple(found)


def gain_of(before: Egizia, after: Egizia, seat: int) -> Gain:
    return Gain(
        stone=after.stone[seat] - before.stone[seat],
        points=after.score[seat] - before.score[seat],
        crews=tuple(b - a for a, b in zip(crews_of(before, seat), crews_of(after, seat), strict=True)),
        store=after.store[seat] - before.store[seat],
        market=after.market[seat] - before.market[seat],
        grain=tuple(b - a for a, b in zip(grain_by_ring(before, seat), grain_by_ring(after, seat), strict=True)),
        production=production(after, seat) - production(before, seat),
        held=len(cards_of(after, seat)) > len(cards_of(before, seat)),
        ring_moves=asked(after)[2] if asked(after)[:1] == ["MoveRing"] else 0,
    )


def changed(before: Egizia, after: Egizia) -> set[str]:
    """The fields of the position that differ."""
    old, new = dump(GAME, before), dump(GAME, after)
    return {name for name in (*GAME.public, *GAME.hidden) if old[name] != new[name]}


def touched(gain: Gain) -> set[str]:
    """The fields that such a gain may change."""
    names = {"stone": gain.stone, "score": gain.points, "crew": any(gain.crews), "holder": gain.held}
    names |= {"store": gain.store, "market": gain.market, "track": gain.points}
    return {name for name, change in names.items() if change}


@pytest.mark.parametrize("key", TAKEN)
def test_taking_a_nile_card(key: str) -> None:
    """EGZ-4.4, EGZ-19.1, EGZ-19.2, EGZ-19.3, EGZ-19.4, EGZ-19.8, EGZ-19.10, EGZ-19.16, EGZ-19.21  Its effect alone."""
    number = {"1": 1, "3": 3, "5": 5}[key[1]]
    before = position(2).round(number).lay(ombos=key).ask(Sail(0))
    after = choose(before.clone(), "ombos") if key not in ("n121", "n512") else choose(before.clone(), "ombos", "end")
    if key == "n122":
        assert asked(after) == ["SailOn", 0]
    gain = TAKEN[key]
    assert gain_of(before, after, 0) == gain
    assert gain_of(before, after, 1) == Gain(ring_moves=gain.ring_moves)
    assert changed(before, after) == {"ships", "ships_left", "furthest", "river"} | touched(gain)
    assert after.river[0] == -1 and (after.holder[card(key)] == 0) == gain.held


@pytest.mark.parametrize("stop", STOP_GAINS)
def test_using_a_round_stop(stop: str) -> None:
    """EGZ-4.5, EGZ-17.1, EGZ-17.2, EGZ-17.3, EGZ-17.4, EGZ-17.5, EGZ-17.6, EGZ-17.7  Exactly its action."""
    before = position(2).ask(Sail(0))
    after = choose(before.clone(), stop)
    if stop == "alyi":
        choose(after, "c2")
    gain = STOP_GAINS[stop]
    assert gain_of(before, after, 0) == gain
    assert changed(before, after) == {"ships", "ships_left", "furthest"} | touched(gain)


def test_no_row_without_a_case() -> None:
    """EGZ-18.5  Every Nile card, every round stop, every sphinx card; every card to be played."""
    assert list(TAKEN) == [row.key for row in NILE]
    assert list(STOP_GAINS) == [stop.key for stop in STOPS if stop.kind == ROUND]
    assert list(CONDITIONS) == [row.key for row in SPHINX]
    assert set(USES) == {key for key, gain in TAKEN.items() if gain == HELD}


def use_grain(key: str) -> Egizia:
    s = choose(position().hold(0, key).crews(0, 3, 3, 3, 2).ask(Feed(0)), "1")
    assert s.score[0] == -3
    return s


def use_second_ship(key: str) -> Egizia:
    s = choose(position(2).hold(0, key).ask(NextShip(0)), "edfu", "thebae")
    assert s.ships_left[0] == 6 and asked(s) == ["Sail", 1]
    return s


def use_training(key: str) -> Egizia:
    s = choose(position().hold(0, key).ask(Train(0)), "c3")
    assert crews_of(s, 0) == [1, 1, 2, 2] and s.stone[0] == 0
    return s


def reach(arranged: Position, spot: str) -> Egizia:
    return arranged.ships(0, spot).ask(ReachShip(0, place(spot)))


def use_plus3(key: str) -> Egizia:
    s = choose(reach(position().hold(0, key).stone(0, 9).tombs(4), "site_b_1"), "c1+plus3", "tomb", "stop", "store")
    assert s.score[0] == 4
    return s


def use_two_crews(key: str) -> Egizia:
    s = reach(position().hold(0, key).stone(0, 9).crews(0, 2, 2, 1, 2).tombs(4), "site_b_1")
    choose(s, "c1+c2", "tomb", "stop", "store")
    assert s.score[0] == 4 and used_by(s, 0) == ["c1", "c2"]
    return s


def use_keep_two(key: str) -> Egizia:
    s = position().hold(0, key).sphinx("s01", "s02").ask(DrawSphinx(0, 2))
    choose(s, "pay2_free0", "s01+s02")
    assert kept_by(s, 0) == ["s01", "s02"] and s.score[0] == 0
    return s


def use_occupied(key: str) -> Egizia:
    s = choose(position().hold(0, key).ships(1, "edfu").ask(Sail(0)), "edfu")
    assert ships_at(s, "edfu") == [0, 1] and s.store == [1, 0, 0]
    return s


def use_double(key: str) -> Egizia:
    s = choose(position().hold(0, key).ask(Sail(0)), "edfu", "yes")
    assert (s.store[0], s.market[0]) == (2, 2)
    return s


def use_in_any_case(key: str) -> Egizia:
    arranged = position().hold(0, key).stone(0, 9).crews(0, 9, 1, 1, 2)
    arranged.ships(1, "site_b_1").ships(2, "site_b_2").ships(0, "site_b_reserve")
    s = arranged.ask(BuildSite(OBELISK_SITE))
    choose(s, *("c1", "obelisk", "stop", "store"), *("c1+cj", "obelisk", "stop", "store"))
    choose(s, "c1", "obelisk", "stop", "store")
    assert s.built[0] == [1, 2, 0]
    return s


def use_sphinx_plus(key: str) -> Egizia:
    s = choose(reach(position().hold(0, key).stone(0, 0), "site_a_1"), "no_crew", "pay0_free2", "none")
    assert s.score[0] == 2 and s.stone[0] == 0
    return s


def use_leftover(key: str) -> Egizia:
    s = choose(position().hold(0, key).river("n308").ask(OfferLeftover()), "n308")
    assert s.stone[0] == 8
    return s


def use_upstream(key: str) -> Egizia:
    s = choose(position().hold(0, key).ships(0, "alyi").ask(Sail(0)), "edfu")
    assert ships_at(s, "edfu") == [0]
    return s


USES: dict[str, Callable[[str], Egizia]] = {
    "n120": use_grain,
    "n121": use_second_ship,
    "n122": use_training,
    "n313": use_grain,
    "n314": use_plus3,
    "n315": use_two_crews,
    "n316": use_keep_two,
    "n317": use_occupied,
    "n318": use_double,
    "n319": use_in_any_case,
    "n320": use_sphinx_plus,
    "n321": use_leftover,
    "n322": use_upstream,
    "n506": use_grain,
    "n507": use_plus3,
    "n508": use_two_crews,
    "n509": use_keep_two,
    "n510": use_in_any_case,
    "n511": use_upstream,
    "n512": use_second_ship,
}
LASTING = {"n122", "n320", "n321", "n322"}


@pytest.mark.parametrize("key", USES)
def test_playing_a_nile_card(key: str) -> None:
    """EGZ-18.1, EGZ-18.2  An anytime card leaves the game when played, a permanent one stays."""
    s = USES[key](key)
    assert s.holder[card(key)] == (0 if key in LASTING else -1)
    assert card(key) not in [*s.river, *(c for deck in s.nile for c in deck)]


def test_permanent_cards_stay_for_the_whole_game() -> None:
    """EGZ-18.2  Rounds come and go."""
    held = ["n101", "n110", "n122", "n320", "n321", "n322"]
    s = position(2).hold(0, *held).river().ask(EndRound(), EndRound())
    while asked(s):
        choose(s, "none" if "none" in keys(s) else "end" if "end" in keys(s) else keys(s)[0])
    assert GAME.result(s) is not None and set(held) <= set(cards_of(s, 0))


@pytest.mark.parametrize(
    ("key", "full"),
    [("n114", {"stone": 25}), ("n115", {"crews": 9}), ("n312", {"crews": 9}), ("n109", {"stone": 25})],
)
def test_what_is_impossible_is_lost(key: str, full: dict[str, int]) -> None:
    """EGZ-18.3  A full stone track, crews at 9: the card may be taken all the same."""
    arranged = position(2).round(3 if key == "n312" else 1).lay(ombos=key)
    if "crews" in full:
        arranged.crews(0, 9, 9, 9, 9)
    else:
        arranged.stone(0, 25)
    s = choose(arranged.ask(Sail(0)), "ombos")
    assert s.stone[0] <= 25 and crews_of(s, 0) == ([9] * 4 if "crews" in full else [1, 1, 1, 2])
    assert s.holder[card(key)] == (0 if key == "n109" else -1) and ships_at(s, "ombos") == [0]


def test_immediate_cards_leave_nothing_behind() -> None:
    """EGZ-18.3  Carried out at once: they lie in front of nobody and cannot be used again."""
    s = choose(position(2).round(5).lay(ombos="n505").ask(Sail(0)), "ombos")
    assert s.score[0] == 4 and cards_of(s, 0) == []


def test_no_anytime_card_at_the_end() -> None:
    """EGZ-18.4  They are worth nothing and cannot be played in final scoring."""
    anytime = [key for key in USES if key not in LASTING]
    s = position(2).hold(0, *anytime).ask(FinalScoring())
    assert asked(s) == [] and s.score == [0, 0] and len(cards_of(s, 0)) == len(anytime)


def test_never_in_the_turn_of_another() -> None:
    """EGZ-18.6, EGZ-18.1  Seat 1 holds everything, seat 0 sails, feeds and builds."""
    arranged = position(2).hold(1, *(key for key in USES if key != "n122")).stone(0, 9).ships(1, "edfu")
    s = arranged.ships(0, "site_a_1").ask(Sail(0), Feed(0), ReachShip(0, place("site_a_1")))
    assert "edfu" not in keys(s) and "ombos" not in keys(s)
    choose(s, "selinon")
    assert asked(s)[0] == "ChooseWorkforce" and keys(s) == ["leave", "c1", "c1+cj", "c2", "c2+cj", "c3", "c3+cj"]
    choose(s, "c1", "pay1_free0")
    assert not [key for key in keys(s) if "+" in key]


def test_nothing_finished_is_changed() -> None:
    """EGZ-18.6  After a stop's action no doubling, after a paid action no boost."""
    s = choose(position(2).hold(0, "n318", "n121").ask(NextShip(0)), "thebae", "no")
    assert asked(s) == ["SailOn", 0] and "yes" not in keys(s)
    s = choose(reach(position(2).hold(0, "n314").stone(0, 9), "site_b_1"), "c1", "obelisk", "stop")
    assert keys(s) == ["store", "market"]


def test_a_field_bonus_is_given_once() -> None:
    """EGZ-19.2  On taking, and never again."""
    s = choose(position(2).lay(ombos="n108").ask(Sail(0), Feed(0), EndRound()), "ombos")
    assert s.score[0] == 3 and s.round == 2


def test_steps_of_a_track_card_one_at_a_time() -> None:
    """EGZ-19.16  From row 2: arrival and a further step, each with its reward."""
    s = choose(position(2).market(0, 2).lay(ombos="n119").ask(Sail(0)), "ombos")
    assert (s.market[0], s.score[0]) == (3, 4)
    s = choose(position(2).store(0, 2).stone(0, 0).lay(ombos="n118").ask(Sail(0)), "ombos")
    assert (s.store[0], s.stone[0]) == (3, 6)


@pytest.mark.parametrize(
    ("moves", "ring"), [(("stay",), 1), (("left", "stay"), 0), (("left", "right"), 1), (("right", "left"), 1)]
)
def test_the_ring_moves_up_to_twice(moves: tuple[str, ...], ring: int) -> None:
    """EGZ-19.10  One space each, not at all if the seat likes."""
    s = choose(position(2).round(5).lay(ombos="n504").ask(Sail(0)), "ombos", *moves)
    assert s.ring == ring and asked(s) == [] and crews_of(s, 0) == [1, 1, 1, 4]


def test_the_ring_crosses_the_board() -> None:
    """EGZ-19.10  Two moves in one direction, from end to end."""
    s = choose(position(2).ring("left").round(5).lay(ombos="n504").ask(Sail(0)), "ombos", "right")
    assert asked(s) == ["MoveRing", 0, 1]
    assert choose(s, "right").ring == 2 and asked(s) == []


Arranging = Callable[[Position], Position]

CONDITIONS: dict[str, tuple[Arranging, Arranging]] = {
    "s01": (lambda p: p.built(py1=(0, 0, 1)), lambda p: p.built(py1=(0, 0, 1), py2=(0,))),
    "s02": (lambda p: p.built(py1=(0, 0, 0, 1)), lambda p: p.built(py1=(0, 0, 0, 1), py2=(0,))),
    "s03": (
        lambda p: p.built(py1=(1,) * 5, py2=(1,) * 3, py3=(1, 1)),
        lambda p: p.built(py1=(1,) * 5, py2=(1,) * 4),
    ),
    "s04": (lambda p: p.won_row(1, 2), lambda p: p.won_row(0, 1)),
    "s05": (
        lambda p: p.built(py1=(0, 0, 0), py2=(0, 0), py3=(1,)),
        lambda p: p.built(py1=(1, 1, 0), py2=(0, 1), py3=(0,)),
    ),
    "s06": (lambda p: p.built(obelisk=(0,) * 6), lambda p: p.built(obelisk=(1,) * 7)),
    "s07": (lambda p: p.built(obelisk=(0, 1, 1)), lambda p: p.built(obelisk=(0, 1, 0))),
    "s08": (lambda p: p.built(obelisk=(0, 0, 1)), lambda p: p.built(obelisk=(0, 0, 0))),
    "s09": (lambda p: p.built(obelisk=(0, 0, 0, 0, 1)), lambda p: p.built(obelisk=(0, 1, 1, 1, 0))),
    "s10": (
        lambda p: p.built(tl=(0, 1, 1, 1, 1), tr=(0, 1, 1, 1, 1)).roof(rf_l=1),
        lambda p: p.built(tl=(0, 1, 1, 1, 1), tr=(0, 1, 1, 1, 1)).roof(rf_l=0),
    ),
    "s11": (lambda p: p.built(tl=(0, 0), tr=(0, 1)), lambda p: p.built(tl=(0, 0), tr=(0, 0))),
    "s12": (lambda p: p.built(tl=(0,) * 5, tr=(0,) * 4), lambda p: p.built(tl=(1,) * 5, tr=(1,) * 5)),
    "s13": (
        lambda p: p.built(tl=(0,) * 5, tr=(0,) * 5).roof(rf_cr=1),
        lambda p: p.built(tl=(1,) * 5, tr=(1,) * 5).roof(rf_cr=0),
    ),
    "s14": (lambda p: p.tombs(taken=(0, 1, 0)), lambda p: p.tombs(taken=(0, 1, 0, 0))),
    "s15": (lambda p: p.tombs(6, 6, 5, taken=(0, 1, 0)), lambda p: p.tombs(6, 5, 6, taken=(0, 1, 0))),
    "s16": (lambda p: p.tombs(taken=(0,) * 6), lambda p: p.tombs(taken=(1,) * 7)),
    "s17": (
        lambda p: p.built(obelisk=(0, 0), tl=(0,), py1=(0, 0)).tombs(taken=(1,)),
        lambda p: p.built(obelisk=(1, 0), tl=(0,), py1=(1, 0)).tombs(taken=(1, 0)),
    ),
    "s18": (
        lambda p: p.built(obelisk=(0, 0), tl=(0,), tr=(0,), py1=(0, 0, 1)).tombs(taken=(0, 1)),
        lambda p: p.built(obelisk=(0, 0), tl=(0,), tr=(0,), py1=(0, 0, 1)).tombs(taken=(0, 0)),
    ),
    "s19": (
        lambda p: p.built(obelisk=(0, 0), tl=(0, 0), tr=(0,), py1=(0, 0, 1), py2=(0,)).tombs(taken=(0, 1)),
        lambda p: p.built(obelisk=(0, 0), tl=(0, 0), tr=(0,), py1=(0, 0, 1), py2=(0,)).tombs(taken=(0, 0)),
    ),
    "s20": (lambda p: p.crews(0, 9, 4, 9, 9), lambda p: p.crews(0, 5, 5, 5, 2)),
    "s21": (lambda p: p.crews(0, 9, 1, 1, 8), lambda p: p.crews(0, 9, 1, 1, 9)),
    "s22": (lambda p: p.crews(0, 9, 9, 9, 5), lambda p: p.crews(0, 1, 1, 1, 6)),
    "s23": (lambda p: p.crews(0, 7, 7, 7, 9), lambda p: p.crews(0, 1, 8, 1, 2)),
    "s24": (lambda p: p.hold(0, "n101", "n108", "n110"), lambda p: p.hold(0, "n101", "n108", "n105")),
    "s25": (
        lambda p: p.hold(0, "n108", "n101", "n103").ring("right"),
        lambda p: p.hold(0, "n108", "n101", "n105").ring("left"),
    ),
    "s26": (lambda p: p.hold(0, "n101", "n108", "n109"), lambda p: p.hold(0, "n105", "n109")),
    "s27": (lambda p: p.hold(0, "n113", "n101"), lambda p: p.hold(0, "n113", "n110")),
    "s28": (lambda p: p.store(0, 3).market(0, 2), lambda p: p.store(0, 3).market(0, 3)),
    "s29": (lambda p: p.score(9, 90, 0), lambda p: p.score(10, 0, 0)),
}


@pytest.mark.parametrize("key", CONDITIONS)
def test_a_sphinx_card_just_below_and_just_at_its_condition(key: str) -> None:
    """EGZ-20.1, EGZ-20.2  Nothing below, its points at the threshold; nobody else gains."""
    points = {row.key: row.points for row in SPHINX}[key]
    for arrange, expected in zip(CONDITIONS[key], (0, points), strict=True):
        arranged = arrange(position()).kept(0, key)
        before = arranged.s.score[:]
        s = arranged.ask(ScoreSphinx(0))
        assert [b - a for a, b in zip(before, s.score, strict=True)] == [expected, 0, 0]
