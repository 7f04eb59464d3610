"""EGZ-7  Phase 5: building in general, and the reserve."""

from collections.abc import Callable

import pytest

from benben.games.egizia.building import BuildSite, ReachShip
from benben.games.egizia.rounds import PlayRound
from benben.games.egizia.scoring import Participation
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import OBELISK_SITE, SPHINX_SITE, TEMPLE_SITE
from tests.games.egizia.build import (
    Position,
    asked,
    cards_of,
    choose,
    keys,
    place,
    position,
    ships_at,
    told,
    used_by,
)

WHOLE_TEMPLE = {"tl": (1,) * 5, "tr": (1,) * 5}
WHOLE_PYRAMID = {f"py{row}": (1,) * (6 - row) for row in range(1, 6)}


def reach(arranged: Position, spot: str, seat: int = 0) -> Egizia:
    """The seat's ship at a spot is reached."""
    return arranged.ships(seat, spot).ask(ReachShip(seat, place(spot)))


def test_sites_from_top_to_bottom() -> None:
    """EGZ-7.1  Sphinx, obelisk and tombs, temple and pyramid."""
    s = position(2).river().ask(PlayRound(1))
    choose(s, "site_a_2", "site_b_1", "site_b_2", "site_c_1", "site_c_2", "pass", "pass")
    reached = []
    while asked(s)[0] == "ChooseWorkforce":
        reached.append((asked(s)[1], asked(s)[2]))
        choose(s, "leave")
    expected = [(0, "site_a_2"), (1, "site_b_1"), (0, "site_b_2"), (1, "site_c_1"), (0, "site_c_2")]
    assert reached == [(seat, place(key)) for seat, key in expected]


def test_from_the_nile_outwards() -> None:
    """EGZ-7.2  Spots 1, 2, 3, then the reserve, whoever stands there."""
    arranged = position(4).ships(2, "site_b_1").ships(0, "site_b_2").ships(3, "site_b_3").ships(1, "site_b_reserve")
    s = arranged.ask(BuildSite(OBELISK_SITE))
    reached = []
    while asked(s):
        reached.append(asked(s)[1])
        choose(s, "leave")
    assert reached == [2, 0, 3, 1]


def test_what_building_is() -> None:
    """EGZ-7.3  A marker on a square of obelisk, pyramid or temple, sphinx cards drawn, or a tomb taken."""
    s = reach(position().stone(0, 20).crews(0, 9, 9, 9, 9).tombs(4), "site_b_1")
    choose(s, "c1", "obelisk", "tomb", "stop", "store")
    assert s.built[0] == [0] and s.tomb_owner == [0]
    s = reach(position().stone(0, 20).crews(0, 9, 9, 9, 9).built(tl=(1,) * 5, tr=(1,) * 4), "site_c_1")
    choose(s, "c1+cj", "tr", "rf_r", "py1", "stop")
    assert s.built[2] == [1, 1, 1, 1, 0] and s.roof == [-1, 0, -1, -1] and s.built[3] == [0]
    s = choose(reach(position().stone(0, 20), "site_a_1"), "c1", "pay1_free0")
    assert len(s.drawn) == 1 and s.drawer == 0


@pytest.mark.parametrize("spot", ["site_a_1", "site_b_1", "site_c_1"])
def test_every_site_needs_a_crew_and_stone(spot: str) -> None:
    """EGZ-7.4  Without one or the other the ship goes home unasked."""
    assert asked(reach(position().stone(0, 9), spot)) == ["ChooseWorkforce", 0, place(spot), 0]
    assert asked(reach(position().stone(0, 0), spot)) == []
    assert asked(reach(position().stone(0, 9).used(0, "c1", "c2", "c3"), spot)) == []


@pytest.mark.parametrize(
    ("spot", "steps", "cost"),
    [
        ("site_a_1", ("pay3_free0", "none"), 3),
        ("site_b_1", ("obelisk", "obelisk", "stop", "market"), 1 + 2),
        ("site_b_1", ("tomb", "obelisk", "stop", "market"), 5 + 1),
        ("site_c_1", ("tl", "tl", "tr", "py1", "stop"), 1 + 2 + 1 + 2),
    ],
)
def test_stone_is_paid_for_the_work(spot: str, steps: tuple[str, ...], cost: int) -> None:
    """EGZ-7.5  One for each card drawn, or the values of squares and tombs."""
    s = reach(position().stone(0, 20).crews(0, 9, 1, 1, 2).tombs(5), spot)
    choose(s, "c1", *steps)
    assert s.stone[0] == 20 - cost and asked(s) == []


def test_leaving_frees_the_place_for_the_reserve() -> None:
    """EGZ-7.9  The ship goes home, the reserve may build."""
    arranged = position().ships(0, "site_b_1").ships(1, "site_b_2").ships(2, "site_b_reserve")
    s = choose(arranged.ask(BuildSite(OBELISK_SITE)), "leave")
    assert ships_at(s, "site_b_1") == [] and s.ships_left[0] == 8
    choose(s, "c1", "obelisk", "stop", "store")
    assert asked(s) == ["ChooseWorkforce", 2, place("site_b_reserve"), 0]


def test_one_who_cannot_build_frees_the_place_too() -> None:
    """EGZ-7.9  Not only by choice."""
    arranged = position().stone(1, 0).ships(0, "site_b_1").ships(1, "site_b_2").ships(2, "site_b_reserve")
    s = choose(arranged.ask(BuildSite(OBELISK_SITE)), "c1", "obelisk", "stop", "store")
    assert told(s, "left_site") == [(1, place("site_b_2"))] and asked(s)[:2] == ["ChooseWorkforce", 2]


def test_a_reserve_ship_that_builds_counts() -> None:
    """EGZ-7.10, EGZ-11.1  It stays, and its owner takes part."""
    arranged = position().ships(0, "site_c_1").ships(1, "site_c_2").ships(2, "site_c_reserve")
    s = choose(arranged.ask(BuildSite(TEMPLE_SITE), Participation()), "leave", "leave", "c1", "tl", "stop")
    assert s.score == [0, 0, 2] and s.ships_left == [8, 8, 8]


def test_a_free_place_at_another_site_does_not_help() -> None:
    """EGZ-7.10  The ship that did not build must have stood at the same site."""
    arranged = position().ships(0, "site_a_1").ships(0, "site_b_1").ships(1, "site_b_2").ships(2, "site_b_reserve")
    s = choose(arranged.ask(BuildSite(SPHINX_SITE), BuildSite(OBELISK_SITE)), "leave")
    choose(s, "c1", "obelisk", "stop", "store", "c1+cj", "obelisk", "stop", "store")
    assert asked(s) == [] and told(s, "left_site")[-1] == (2, place("site_b_reserve"))


@pytest.mark.parametrize(("spot", "first"), [("site_b_1", "obelisk"), ("site_c_1", "tl")])
def test_at_least_one_step(spot: str, first: str) -> None:
    """EGZ-7.11  Named crews must build: no stopping before the first square or tomb."""
    s = choose(reach(position().stone(0, 9), spot), "c1")
    assert "stop" not in keys(s) and "plus3" not in keys(s)
    assert "stop" in keys(choose(s, first))


def test_at_least_one_card() -> None:
    """EGZ-7.11  A named crew draws one card at least."""
    s = choose(reach(position().stone(0, 9), "site_a_1"), "c1")
    assert keys(s) == ["pay1_free0"]


def test_a_ship_that_does_not_build_goes_home_at_once() -> None:
    """EGZ-7.12  Regular or reserve, before the next ship is reached."""
    arranged = position().ships(0, "site_a_1").ships(1, "site_a_2").ships(2, "site_a_reserve")
    s = choose(arranged.ask(BuildSite(SPHINX_SITE)), "leave")
    assert s.ships_left == [8, 7, 7] and asked(s)[1] == 1
    choose(s, "c1", "pay1_free0", "none", "leave")
    assert s.ships_left == [8, 7, 8] and ships_at(s, "site_a_2") == [1]


def test_a_reserve_ship_without_permission_goes_home() -> None:
    """EGZ-7.12  All regular ships built."""
    arranged = position().ships(0, "site_a_1").ships(1, "site_a_2").ships(2, "site_a_reserve")
    s = choose(arranged.ask(BuildSite(SPHINX_SITE)), "c1", "pay1_free0", "none", "c1", "pay1_free0", "none")
    assert s.ships_left == [7, 7, 8] and asked(s) == []


def test_a_reserve_ship_without_means_goes_home() -> None:
    """EGZ-7.12  A place was freed, but there is no stone."""
    arranged = position().stone(2, 0).ships(0, "site_b_1").ships(1, "site_b_2").ships(2, "site_b_reserve")
    s = choose(arranged.ask(BuildSite(OBELISK_SITE)), "leave", "leave")
    assert asked(s) == [] and s.ships_left == [8, 8, 8]


@pytest.mark.parametrize(
    ("arranged", "spot"),
    [
        (lambda: position().stone(0, 9).used(0, "c1", "c2", "c3"), "site_b_1"),
        (lambda: position().stone(0, 0).hold(0, "n314"), "site_b_1"),
        (lambda: position().stone(0, 3).crews(0, 9, 9, 9, 9).built(obelisk=(1,) * 3).tombs(6), "site_b_1"),
        (lambda: position().stone(0, 9).crews(0, 1, 1, 1, 2).built(obelisk=(1,) * 3).tombs(4), "site_b_1"),
        (lambda: position().stone(0, 9).sphinx_size(0, 1), "site_a_1"),
        (lambda: position().stone(0, 9).hold(0, "n320").sphinx_size(0, 1), "site_a_1"),
        (lambda: position().stone(0, 9).built(obelisk=(1,) * 7).tombs(taken=(1,) * 12), "site_b_1"),
        (
            lambda: (
                position()
                .stone(0, 25)
                .crews(0, 9, 9, 9, 9)
                .built(**WHOLE_TEMPLE, **WHOLE_PYRAMID)
                .roof(rf_l=1, rf_r=1, rf_cl=1, rf_cr=1)
            ),
            "site_c_1",
        ),
    ],
    ids=["crews", "stone", "dear", "weak", "no-sphinx", "no-sphinx-free", "no-obelisk", "no-temple"],
)
def test_who_cannot_build(arranged: Callable[[], Position], spot: str) -> None:
    """EGZ-7.14  No crew, no stone, too dear, too weak, or nothing left: the ship goes home unasked."""
    s = reach(arranged(), spot)
    assert asked(s) == [] and told(s, "left_site") == [(0, place(spot))] and s.ships_left[0] == 8


def test_free_sphinx_cards_are_the_exception() -> None:
    """EGZ-7.14, EGZ-19.14  No crew and no stone are needed for them."""
    s = reach(position().hold(0, "n320").stone(0, 0).used(0, "c1", "c2", "c3"), "site_a_1")
    assert keys(s) == ["leave", "no_crew"]


def in_reserve(arranged: Position) -> Egizia:
    """Two seats build at the obelisk, the third stands in reserve."""
    arranged.ships(0, "site_b_1").ships(1, "site_b_2").ships(2, "site_b_reserve")
    s = arranged.ask(BuildSite(OBELISK_SITE))
    return choose(s, "c1", "obelisk", "stop", "store", "c1+cj", "obelisk", "stop", "store")


def test_build_in_any_case() -> None:
    """EGZ-19.12  From the reserve although all others built; crew and stone are needed as always."""
    s = in_reserve(position().hold(2, "n319").stone(2, 9).crews(2, 3, 1, 1, 2))
    assert asked(s) == ["ChooseWorkforce", 2, place("site_b_reserve"), 1] and cards_of(s, 2) == ["n319"]
    choose(s, "c1", "obelisk", "stop", "store")
    assert s.built[0] == [0, 1, 2] and cards_of(s, 2) == [] and ships_at(s, "site_b_reserve") == [2]
    assert s.stone[2] == 6 and used_by(s, 2) == ["c1"]


def test_build_in_any_case_may_be_declined() -> None:
    """EGZ-19.12  Leaving keeps the card."""
    s = choose(in_reserve(position().hold(2, "n510").stone(2, 9).crews(2, 3, 1, 1, 2)), "leave")
    assert cards_of(s, 2) == ["n510"] and s.ships_left[2] == 8


def test_build_in_any_case_is_offered_only_to_one_who_could_build() -> None:
    """EGZ-19.12, EGZ-7.14  Without stone, or too weak, the ship goes home unasked."""
    for arranged in (position().stone(2, 0), position().stone(2, 9).used(2, "cj")):
        s = in_reserve(arranged.hold(2, "n319").tombs(5))
        assert asked(s) == [] and cards_of(s, 2) == ["n319"]


def test_build_in_any_case_is_kept_when_a_place_is_free() -> None:
    """EGZ-19.12, EGZ-7.10  The freed place needs no card."""
    arranged = position().hold(2, "n319").stone(2, 9)
    arranged.ships(0, "site_b_1").ships(1, "site_b_2").ships(2, "site_b_reserve")
    s = choose(arranged.ask(BuildSite(OBELISK_SITE)), "leave", "leave")
    assert asked(s) == ["ChooseWorkforce", 2, place("site_b_reserve"), 0]
    choose(s, "c1", "obelisk", "stop", "store")
    assert cards_of(s, 2) == ["n319"]


def test_build_in_any_case_for_free_sphinx_cards() -> None:
    """EGZ-19.12, EGZ-19.14  The card is spent for a free draw too."""
    arranged = position().hold(2, "n319", "n320").stone(2, 0)
    arranged.ships(0, "site_a_1").ships(1, "site_a_2").ships(2, "site_a_reserve")
    s = arranged.ask(BuildSite(SPHINX_SITE))
    choose(s, "c1", "pay1_free0", "none", "c1", "pay1_free0", "none", "no_crew", "pay0_free2", "none")
    assert cards_of(s, 2) == ["n320"] and s.score[2] == 2
