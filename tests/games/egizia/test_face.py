"""Egizia's face: the drawing, its lit places, the notes and the tables."""

import random
import re
from collections.abc import Iterator
from typing import Any
from xml.etree import ElementTree

import pytest

from benben import Match, new
from benben.core.game import View, kind_of
from benben.core.rng import FastRng
from benben.core.state import WATCHER
from benben.draw import slug, standalone
from benben.draw.palette import LIGHT
from benben.games.egizia import GAME
from benben.games.egizia.building import ReachShip
from benben.games.egizia.face import FACE
from benben.games.egizia.feeding import Feed
from benben.games.egizia.obelisk import ShiftTrack
from benben.games.egizia.sailing import NextShip, SailOn
from benben.games.egizia.state import Egizia
from benben.games.egizia.stops import MoveRing
from benben.games.egizia.tables import CREWS, PLACES, SPHINX_CARD
from benben.words import LANGS, rule, words
from tests.games.egizia.build import position

SEEDS = {2: (3, 5), 3: (3, 4), 4: (1, 5)}
"""Random games that between them ask every kind of decision."""
ARRANGEMENTS = [(lang, tall) for lang in LANGS for tall in (False, True)]


def games(players: int) -> Iterator[Match]:
    """Every position of the random games, the last one too."""
    for seed in SEEDS[players]:
        match = new("egizia", players=players, seed=seed, start_sphinx=seed % 2 == 0)
        chance = random.Random(seed)
        while not match.over:
            yield match
            seat = match.to_move[0]
            match.play(seat, chance.choice(match.legal(seat)))
        yield match


def some(players: int, every: int = 9) -> Iterator[Match]:
    for i, match in enumerate(games(players)):
        if i % every == 0 or match.over:
            yield match


def seen(s: Egizia, seat: int = 0) -> View:
    """What a seat sees of an arranged position."""
    match = new("egizia", players=s.seats, seed=0)
    match.state = s
    return match.view(seat)


def parsed(view: View, lang: str = "en", tall: bool = False, panels: bool = True) -> ElementTree.Element:
    return ElementTree.fromstring(FACE.draw(view, lang, tall, panels=panels))


def by_id(root: ElementTree.Element) -> dict[str, ElementTree.Element]:
    found = [(str(each.get("id")), each) for each in root.iter() if each.get("id")]
    assert len({own for own, _ in found}) == len(found), "an id stands twice"
    return dict(found)


players = pytest.mark.parametrize("players", [2, 3, 4])

# --- Drawing ----------------------------------------------------------------------------------------------------------


@players
def test_every_view_is_drawn_well_formed_with_unique_ids(players: int) -> None:
    for match in some(players):
        for seat in (*range(players), WATCHER):
            view = match.view(seat)
            for lang, tall in ARRANGEMENTS:
                found = by_id(parsed(view, lang, tall))
                assert {slug("place", place) for place in PLACES} <= set(found)
                assert {f"marker-{other}-score" for other in range(players)} <= set(found)
                assert "ring" in found


@players
def test_colours_are_named_and_standalone_writes_them_in(players: int) -> None:
    for match in some(players, 25):
        drawn = FACE.draw(match.view(0))
        assert "#" not in re.sub(r"&#?\w+;", "", drawn)
        assert set(re.findall(r"var\(--([\w-]+)\)", drawn)) <= set(LIGHT)
        for dark in (False, True):
            assert "var(" not in standalone(drawn, dark)


@pytest.mark.parametrize(("tall", "shown"), [(False, 1030), (True, 390)])
def test_no_words_are_smaller_than_eleven_pixels(tall: bool, shown: float) -> None:
    """The wide board beside a column, the tall one on a phone."""
    for match in some(4, 20):
        root = parsed(match.view(1), "pl", tall)
        width = float(root.get("viewBox", "").split()[2])
        sizes = [float(each.get("font-size", 0)) for each in root.iter() if each.tag.endswith("text")]
        assert min(sizes) * shown / width >= 11


def places_of(view: View, panels: bool) -> set[str]:
    """The keys of the choices that have a place on the board."""
    if not view["asked"]:
        return set()
    keys = [key for _, key in view["choices"]]
    crews = (
        {key for key in keys if key.removeprefix("crew_").removeprefix("train_") in CREWS.index} if panels else set()
    )
    crews -= {key for key in crews if key.startswith("train_") and key[6:] in keys}
    fixed = {
        "place": set(PLACES),
        "ring_move": {"left", "stay", "right"},
        "track": {"store", "market"},
        "keep": set(SPHINX_CARD.keys),
        "obelisk_step": {"obelisk", "tomb"},
        "temple_step": {"tl", "tr", "rf_l", "rf_r", "rf_cl", "rf_cr", "py1", "py2", "py3", "py4", "py5"},
        "leftover": set(keys) - {"none"},
    }
    return crews | fixed.get(view["asked"]["domain"], set()) & set(keys)


@players
@pytest.mark.parametrize("panels", [False, True])
def test_every_choice_with_a_place_is_lit_once(players: int, panels: bool) -> None:
    for i, match in enumerate(games(players)):
        for seat in match.to_move:
            view = match.view(seat)
            root = parsed(view, "en", i % 2 == 0, panels)
            lit = [each for each in root.iter() if each.get("data-choice") is not None]
            index = {key: choice for choice, key in view["choices"]}
            wanted = {key: (slug(view["asked"]["domain"], key), str(index[key])) for key in places_of(view, panels)}
            assert sorted((each.get("id"), each.get("data-choice")) for each in lit) == sorted(wanted.values())
            for each in lit:
                assert each.get("class") == "lit" and each.get("role") == "button" and each.get("tabindex") == "0"
                assert each.get("aria-label") and each[0].tag.endswith("title")


@players
def test_nothing_is_lit_for_those_who_are_not_asked(players: int) -> None:
    for match in some(players):
        for seat in {*range(players), WATCHER} - set(match.to_move):
            assert "data-choice" not in FACE.draw(match.view(seat))


def test_hidden_cards_do_not_show() -> None:
    """The drawing and the tables are the same for every position that the seat cannot tell apart."""
    for match in some(4, 15):
        for seat in range(4):
            view = match.view(seat)
            twin = {**view, "position": GAME.view(GAME.determinize(match.state, seat, FastRng(5)), seat)}
            assert FACE.draw(twin) == FACE.draw(view)
            assert FACE.text(twin) == FACE.text(view)
            if not match.over:
                others = [
                    SPHINX_CARD.keys[card] for other in range(4) if other != seat for card in match.state.kept[other]
                ]
                shown = set(re.findall(r"s\d\d", FACE.draw(view)))
                assert match.state.revealed or not shown & set(others)


def test_what_can_be_explained_has_words_and_a_rule() -> None:
    for match in some(4, 15):
        root = parsed(match.view(0))
        for each in root.iter():
            if each.get("data-explain"):
                assert all(words("egizia", lang).has(str(each.get("data-explain"))) for lang in LANGS)
            if each.get("data-rule"):
                assert rule(GAME, str(each.get("data-rule")), "en")


def texts(root: ElementTree.Element) -> list[str]:
    return [str(each.text) for each in root.iter() if each.tag.endswith("text")]


def test_scores_below_zero_stand_in_a_tray_with_their_number() -> None:
    """EGZ-12.5, EGZ-12.6  And a scarab marks a full lap."""
    s = position(4).score(-7, 3, 53, 3).ask(NextShip(0))
    root = parsed(seen(s))
    assert "–7" in texts(root)
    assert "scarab-2" in by_id(root)
    assert "+50" in texts(root)


def test_the_third_spot_is_blocked_with_fewer_than_four() -> None:
    """EGZ-16.1"""
    for seats, blocked in ((2, True), (3, True), (4, False)):
        spot = by_id(parsed(seen(position(seats).ask(NextShip(0)))))["place-site-a-3"]
        assert (spot.get("data-rule") == "EGZ-16.1") is blocked


def test_stops_upstream_are_shaded_while_sailing() -> None:
    """EGZ-4.3"""

    def shaded(view: View) -> set[str]:
        found = by_id(parsed(view))
        return {own for own, each in found.items() if own.startswith("place-") and any(e.get("opacity") for e in each)}

    s = position(2).ships(0, "thebae").ask(NextShip(0))
    assert shaded(seen(s, 0)) == {"place-ombos", "place-edfu", "place-latopolis", "place-thebae"}
    assert shaded(seen(s, 1)) == shaded(seen(s, WATCHER)) == set()
    assert shaded(seen(position(2).hold(0, "n322").ships(0, "thebae").ask(NextShip(0)))) == set()


def test_pieces_keep_their_ids_when_they_move() -> None:
    """A card goes from the river to its owner; ships are named by seat and place."""
    s = position(2).lay(ombos="n101").ask(NextShip(0))
    assert {"card-n101", "marker-0-store", "marker-1-market"} <= set(by_id(parsed(seen(s))))
    taken = position(2).hold(1, "n101").ships(1, "edfu").ask(NextShip(0))
    assert {"card-n101", "ship-1-place-edfu"} <= set(by_id(parsed(seen(taken))))


def test_the_next_square_is_the_place_of_a_step() -> None:
    """EGZ-10.6"""
    arranged = position(2).built(py1=(1, 0), tl=(1,)).crews(0, 5, 1, 1, 2).stone(0, 9).ships(0, "site_c_1")
    s = arranged.ask(ReachShip(0, PLACES.index("site_c_1")))
    match = new("egizia", players=2, seed=0)
    match.state = s
    view = match.view(0)
    match.play(0, next(index for index, key in view["choices"] if key == "c1"))
    found = by_id(parsed(match.view(0)))
    lit = {own for own, each in found.items() if each.get("class") == "lit"}
    assert lit == {f"temple-step-{key}" for key in ("tl", "tr", "py1", "py2")}
    assert {"built-py1-0", "built-py1-1", "built-tl-0"} <= set(found)


# --- Words ------------------------------------------------------------------------------------------------------------


def test_notes_quantities_and_tables_speak_for_every_kind_of_decision() -> None:
    kinds = set()
    for players in SEEDS:
        for i, match in enumerate(games(players)):
            for seat in match.to_move:
                view = match.view(seat)
                kinds.add(view["asked"]["kind"])
                said = [
                    told for _, key in view["choices"] for told in FACE.note(view, seat, view["asked"]["kind"], key)
                ]
                for lang in LANGS:
                    assert all(words("egizia", lang)(word, **args) for word, args in said)
            if i % 10 == 0 or match.over:
                check_words(match)
    assert kinds == {kind_of(decision) for decision in GAME.decisions}


def check_words(match: Match) -> None:
    for seat in (*range(match.setup.seats), WATCHER):
        view = match.view(seat)
        for lang in LANGS:
            for other in range(match.setup.seats):
                row = FACE.quantities(view, other)
                assert 3 <= len(row) <= 5
                assert all(words("egizia", lang)(word) for _, word, _ in row)
            tables = FACE.text(view, lang)
            assert all(title and rows for title, rows in tables)
            assert all(isinstance(cell, str) for _, rows in tables for row in rows for cell in row)


def notes(view: View, key: str) -> dict[str, dict[str, Any]]:
    return dict(FACE.note(view, view["seat"], view["asked"]["kind"], key))


def test_the_note_of_a_card_stop_names_its_card() -> None:
    view = seen(position(2).lay(koptos="n109").ask(NextShip(0)))
    assert notes(view, "koptos") == {"card-n109": {}}


def test_the_note_of_a_stop_tells_what_it_changes() -> None:
    """EGZ-17, EGZ-6.2, EGZ-14"""
    s = position(2).crews(0, 9, 3, 1, 2).stone(0, 24).store(0, 2).market(0, 0).ask(NextShip(0))
    view = seen(s)
    assert FACE.note(view, 0, "sail", "thebae") == [
        ("note-crew", {"crew": 1, "before": 9, "after": 9}),
        ("note-crew", {"crew": 2, "before": 3, "after": 4}),
    ]
    assert notes(view, "alyi")["note-gains-stone"] == {"stone": 1}
    assert notes(view, "passalon")["note-joker"] == {"before": 2, "after": 3}
    assert notes(view, "edfu") == {
        "note-store": {"row": 4, "sells": 1},
        "note-gains-stone": {"stone": 1},
        "note-market": {"row": 2, "penalty": 2},
    }
    assert notes(view, "site_b_2") == {"note-builds": {"order": 2}}


def test_notes_tell_which_cards_an_option_would_spend() -> None:
    """EGZ-19.23  Upstream, occupied, second ship."""
    s = position(3).hold(0, "n317", "n511").ships(0, "alyi").ships(1, "edfu").ask(NextShip(0))
    assert {"note-spends-upstream-once", "note-spends-occupied"} <= set(notes(seen(s), "edfu"))
    assert set(notes(seen(s), "thebae")) == {"note-crew", "note-spends-upstream-once"}
    lasting = position(3).hold(0, "n322").ships(0, "alyi").ask(NextShip(0))
    assert set(notes(seen(lasting), "thebae")) == {"note-crew"}
    second = position(3).hold(0, "n121").ships(0, "edfu").ask(SailOn(0))
    assert "note-spends-second-ship" in notes(seen(second), "thebae")
    assert notes(seen(second), "end") == {"note-end-turn": {}}


def test_the_note_of_a_workforce_tells_its_capacity_and_cards() -> None:
    """EGZ-7.6, EGZ-19.12"""
    arranged = position(3).crews(0, 3, 2, 1, 4).stone(0, 9).hold(0, "n314", "n315", "n319")
    s = arranged.ships(1, "site_a_1").ships(2, "site_a_2").ships(0, "site_a_reserve")
    view = seen(s.ask(ReachShip(0, PLACES.index("site_a_reserve"))))
    assert notes(view, "c1+c2+cj+plus3") == {
        "note-capacity": {"capacity": 12},
        "note-spends-two-crews": {},
        "note-spends-plus3": {"cards": 1},
        "note-spends-in-any-case": {},
    }
    assert notes(view, "leave") == {}


def test_the_note_of_the_ring_tells_the_grain() -> None:
    """EGZ-5.4"""
    view = seen(position(2).hold(0, "n101", "n105", "n109").ring("middle").ask(MoveRing(0, 1)))
    grain = {key: notes(view, key)["note-grain"]["grain"] for key in ("left", "stay", "right")}
    assert grain == {"left": 8, "stay": 12, "right": 21}


def test_the_note_of_grain_cards_tells_the_loss() -> None:
    """EGZ-5.7"""
    s = position(2).crews(0, 3, 3, 3, 3).hold(0, "n120").market(0, 1).ask(Feed(0))
    assert [notes(seen(s), key)["note-loses"]["points"] for key in ("0", "1")] == [12, 4]


def test_the_note_of_a_shift_tells_its_reward() -> None:
    """EGZ-14.6"""
    view = seen(position(2).market(0, 2).ask(ShiftTrack(0)))
    assert notes(view, "market") == {"note-market": {"row": 4, "penalty": 1}, "note-scores": {"points": 2}}
    assert notes(view, "store") == {"note-store": {"row": 2, "sells": 0}}


def test_the_tables_show_ships_blocked_spots_and_used_crews() -> None:
    s = (
        position(2)
        .ships(1, "site_a_1", "alyi")
        .used(0, "c2")
        .tombs(4, 3, taken=(1,))
        .built(obelisk=(0,))
        .ask(NextShip(0))
    )
    tables = dict(FACE.text(seen(s)))
    river, seats = tables["The Nile, round 1/5"], {row[0]: row[1:] for row in tables["Seats"]}
    assert river[5][2] == "1: Seat 2  2: –  3: ×  R: –"
    assert river[15][3] == "Seat 2"
    assert seats[""] == ["Seat 2", "You"]
    assert seats["Crews"] == ["1 1 1 + 2", "1 (1) 1 + 2"]
    assert tables["Tombs"][0][:2] == ["4 Seat 2", "[3]"]
    assert tables["Buildings"][0] == ["Obelisk", "You", "[2]", "3", "4", "5", "6", "7"]
