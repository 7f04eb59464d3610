"""Section 7 of the sheet: one test a ruling, where no chapter's test names it already."""

import inspect
import re

from benben.core import engine
from benben.core.rng import FastRng
from benben.games.faraon import GAME
from benben.games.faraon.areas import ChooseArtisan, ChooseNoble, ChooseTrack
from benben.games.faraon.goods import GainRandomUrn
from benben.games.faraon.pyramid import PyramidStep
from benben.games.faraon.scoring import nobles_value, scores, tally
from benben.games.faraon.tables import NOBLE, SOURCE, URN
from benben.games.faraon.traitor import TraitorTurn
from benben.games.faraon.turns import Turn
from tests.games.faraon import (
    test_areas,
    test_cards,
    test_goods,
    test_offerings,
    test_paying,
    test_play,
    test_pyramid,
    test_rounds,
    test_scoring,
    test_setup,
    test_tables,
    test_traitor,
    test_turns,
)
from tests.games.faraon.build import position


def test_first_player_token_counts_once() -> None:
    """Ruling 7.3  3 prestige, not 6."""
    assert tally(position().first(0).s, 0)[SOURCE.index["first_player"]] == 3


def test_joker_access_with_a_free_choice() -> None:
    """Ruling 7.6  Silver or an area token on the wheel counts as whatever colour helps."""
    play = position().nobles(0, "steward").goods(0, "SGB").ask(Turn(0)).choose("nile_1")
    assert {("silver", "none", "agriculture"), ("silver", "none", "justice")} <= play.payments()


def test_no_access_while_slots_are_free() -> None:
    """Ruling 7.7  No access cost at all, the full action cost."""
    play = position().nobles(0, "doctor").goods(0, "RRR").ask(Turn(0)).choose("artisans")
    assert play.payments() == {("no_access", "none", "power+power+power")}


def test_deduction_is_optional() -> None:
    """Ruling 7.10  Another colour may be paid in full; paying the same and one more is no way of its own."""
    play = position().goods(0, "GGGGRRR").ask(Turn(0)).choose("artisans")
    paid = {basics for _, _, basics in play.payments()}
    assert paid == {"agriculture+agriculture", "power+power+power"}


def test_order_when_passing() -> None:
    """Ruling 7.11  First Player token, urn with Diplomat and Teacher, then the General, then a swap."""
    p = position().nobles(0, "general", "teacher", "diplomat", "treasurer").first(2).urns("u01", "u02").goods(0, "K")
    play = p.ask(Turn(0)).choose("pass")
    assert play.s.first == 0 and play.kind == "PassUrn"
    kinds = []
    for key in ("u01", "keep", "none", "trade", "none"):
        play.choose(key)
        kinds.append(play.kind)
    assert kinds == ["UseDiplomat", "UseTeacher", "PyramidIncome", "SwapAfterPass", ""]


def test_steps_of_officials_are_not_split() -> None:
    """Ruling 7.13  All on one track; what is too much is lost."""
    play = position().nile(0, 2, 0, 0, 0, 0).ask(ChooseTrack(0, 31, 3)).choose("agriculture")
    assert play.s.nile[:5] == [3, 0, 0, 0, 0] and play.kind == ""


def test_official_23_gives_no_token() -> None:
    """Ruling 7.14"""
    p = position().show_nobles("official_23", "judge", "vizier").show_artisans("a06", "a12", "a18", "a24")
    assert p.ask(ChooseNoble(0)).choose("official_23", "a06").tokens(0) == []


def test_swaps_on_own_turns_only() -> None:
    """Ruling 7.23  Before acting or passing, at the end of the passing turn (round 5 too), never on pyramid steps."""
    p = position().nobles(0, "sorceress").goods(0, "G").round(5)
    play = p.ask(Turn(0)).choose("pass")
    assert play.kind == "SwapAfterPass" and play.keys == ["sorceress", "none"]
    assert play.choose("sorceress", "agriculture", "trade").goods(0) == "Y"
    q = position().nobles(1, "treasurer").goods(1, "G").passed(1)
    assert "treasurer" not in q.ask(PyramidStep(1)).asked.domain.keys


def test_swap_needs_the_kind_in_the_supply() -> None:
    """Ruling 7.23"""
    p = position().nobles(0, "sorceress").goods(0, "G")
    for letter in "BRYK":
        p.short(letter, 0)
    assert "sorceress" not in p.ask(Turn(0)).keys


def test_diplomat_copies_final_values() -> None:
    """Ruling 7.24"""
    assert nobles_value(position().nobles(0, "diplomat", "builder").stage(0, 6).s, 0, 0) == 36


def test_scribe_gods_are_those_at_the_ends_of_its_area() -> None:
    """Ruling 7.25"""
    p = position().ring("nile", "tomb", "artisans", "nobles", "offerings").nobles(0, "scribe_tomb")
    assert [nobles_value(p.s, 0, 1 << place) for place in range(5)] == [8, 8, 4, 4, 4]


def test_both_diplomat_and_teacher_on_one_urn() -> None:
    """Ruling 7.41  Also on a random urn, and the Teacher also with a discarded one."""
    p = position().nobles(0, "diplomat", "teacher").urns("u02", "u03", "u04").next_urn("u01")
    play = p.ask(GainRandomUrn(0))
    assert play.kind == "UseDiplomat" and play.asked.row() == ["UseDiplomat", 0, URN.index["u01"]]
    play.choose("trade+trade+trade", "construction")
    assert play.goods(0) == "YYYK" and play.s.used == 1 << NOBLE.index["diplomat"] | 1 << NOBLE.index["teacher"]


def test_diplomat_with_a_scarce_supply() -> None:
    """Ruling 7.34  Only what is there can be named."""
    p = position().nobles(0, "diplomat").urns("u02", "u03", "u04").next_urn("u01")
    for letter, left in (("G", 0), ("B", 1), ("R", 0), ("Y", 1), ("K", 0)):
        p.short(letter, left)
    assert p.ask(GainRandomUrn(0)).keys == ["keep", "justice+trade"]


def test_officials_who_cannot_move_give_the_rest() -> None:
    """Ruling 7.42"""
    p = position().show_nobles("official_25", "judge", "vizier").stage(0, 7).pharaoh(-1)
    play = p.ask(ChooseNoble(0)).choose("official_25")
    assert play.s.stage[0] == 7 and play.goods(0) == "S"
    q = position().show_nobles("official_23", "judge", "vizier")
    q.s.artisan_owner = [2] * 30
    q.s.artisans, q.s.artisans_shown = [], [-1] * 4
    assert q.ask(ChooseNoble(0)).choose("official_23").goods(0) == "S"
    r = position().show_nobles("official_21", "judge", "vizier").nile(0, 3, 3, 3, 3, 3)
    assert r.ask(ChooseNoble(0)).choose("official_21").goods(0) == "SS"


def test_one_icon_at_a_time() -> None:
    """Ruling 7.44  Both of an urn's tile resources work one after the other, refills included."""
    p = (
        position(1)
        .block("G", 3)
        .block("R", 3)
        .tile("tl", 3)
        .traitor_urns("u06")
        .show_nobles("judge", "vizier", "general")
    )
    play = p.ask(TraitorTurn(1))
    events = [event.key for event in play.s.journal or ()]
    assert events.index("noble_gained") < [i for i, key in enumerate(events) if key == "tile_filled"][1]
    assert min(play.s.nobles_shown) >= 0


def test_deck_cards_are_unseen_until_taken() -> None:
    """Ruling 7.17  The top of a deck may be taken while it has a card."""
    p = position()
    p.s.artisan_owner = [2 if card in p.s.artisans else -1 for card in range(30)]
    p.s.artisans = []
    assert "deck" not in p.ask(ChooseArtisan(0)).keys


def test_scores_tell_the_prestige_of_the_moment() -> None:
    """The running scores are those of a game that ended now."""
    s = GAME.start(GAME.setup(3), FastRng(2))
    engine.advance(s)
    assert scores(s) == [sum(tally(s, seat)) for seat in range(3)]


def test_every_ruling_has_a_test() -> None:
    modules = (
        test_areas, test_cards, test_goods, test_offerings, test_paying, test_play, test_pyramid, test_rounds,
        test_scoring, test_setup, test_tables, test_traitor, test_turns,
    )  # fmt: skip
    text = "".join(inspect.getsource(module) for module in modules)
    with open(__file__, encoding="utf-8") as own:
        text += own.read()
    named = {int(number) for number in re.findall(r"[Rr]uling 7\.(\d+)", text)}
    assert named >= set(range(1, 47)), sorted(set(range(1, 47)) - named)
