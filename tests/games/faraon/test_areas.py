"""FAR-7 and FAR-10  Nobles, Nile, artisans, the burial chamber, the heir."""

import pytest

from benben.games.faraon.areas import AdvanceTomb, ChooseArtisan, ChooseNoble, ChooseTrack
from benben.games.faraon.goods import ready, use
from benben.games.faraon.rounds import PrepareRound
from benben.games.faraon.scoring import tally
from benben.games.faraon.tables import DOCTOR, EMPTY, NOBLE, SOURCE
from benben.games.faraon.turns import Turn
from tests.games.faraon.build import LETTERS, position


def test_nobles_cost_five_different() -> None:
    """FAR-7.1"""
    assert "nobles" in position().goods(0, "GBRYK").ask(Turn(0)).keys
    assert "nobles" not in position().goods(0, "GGBRYY").ask(Turn(0)).keys


def test_a_shown_noble_or_the_top_of_the_deck() -> None:
    """FAR-7.2, FAR-7.3  The same place is refilled at once; the deck's card empties none."""
    p = position().show_nobles("judge", "vizier", "doctor")
    top = p.s.nobles[-1]
    play = p.ask(ChooseNoble(0))
    assert play.keys == ["judge", "vizier", "doctor", "deck"]
    shown = play.twin().choose("vizier")
    assert shown.owned_nobles(0) == ["vizier"] and shown.s.nobles_shown[1] == top
    assert shown.s.nobles_shown[0] == NOBLE.index["judge"] and shown.s.nobles_shown[2] == NOBLE.index["doctor"]
    drawn = play.twin().choose("deck")
    assert drawn.owned_nobles(0) == [NOBLE.keys[top]] and drawn.s.nobles_shown == p.s.nobles_shown


def test_places_stay_empty_only_without_a_deck() -> None:
    """FAR-7.3, FAR-7.12, ruling 7.17"""
    p = position().show_nobles("judge", "vizier", "doctor")
    for noble in p.s.nobles:
        p.s.noble_owner[noble] = 2
    p.s.nobles = []
    play = p.ask(ChooseNoble(0))
    assert play.keys == ["judge", "vizier", "doctor"]
    assert play.choose("judge").s.nobles_shown[0] == EMPTY
    q = position().goods(0, "GBRYKGG")
    q.s.noble_owner = [2] * 26
    q.s.nobles, q.s.nobles_shown = [], [EMPTY] * 3
    q.s.artisan_owner = [2] * 30
    q.s.artisans, q.s.artisans_shown = [], [EMPTY] * 4
    play = q.ask(Turn(0))
    assert play.reasons["nobles"] == play.reasons["artisans"] == "no_cards"


def test_used_nobles_are_turned_until_the_next_round() -> None:
    """FAR-7.4, FAR-8.2, FAR-11.2"""
    p = position().nobles(0, "doctor")
    assert ready(p.s, 0, DOCTOR) and not ready(p.s, 1, DOCTOR)
    use(p.s, 0, DOCTOR)
    assert not ready(p.s, 0, DOCTOR)
    play = p.ask(PrepareRound(2))
    assert ready(play.s, 0, DOCTOR)


def test_a_noble_is_ready_from_the_next_turn_on() -> None:
    """FAR-8.2, ruling 7.38  Gained this round, used this round."""
    p = position().goods(0, "GBRYKKKK").show_nobles("doctor", "vizier", "judge").block("G", 3)
    play = p.ask(Turn(0), Turn(0)).choose("nobles").choose("trade", "none").forced().choose("doctor")
    assert "artisans" in play.keys


@pytest.mark.parametrize(("number", "cost"), [(1, "GB"), (2, "BR"), (3, "RY"), (4, "YK"), (5, "KG")])
def test_nile_pairs(number: int, cost: str) -> None:
    """FAR-7.6"""
    play = position().demand("nile", cost[0]).goods(0, cost).ask(Turn(0))
    assert f"nile_{number}" in play.keys
    assert f"nile_{number}" not in position().demand("nile", cost[0]).goods(0, cost[0]).ask(Turn(0)).keys


def test_each_arrow_on_its_own() -> None:
    """FAR-7.7"""
    play = position().ask(ChooseTrack(0, 0b00011, 1), ChooseTrack(0, 0b00011, 1))
    assert play.keys == ["agriculture", "justice"] and play.reasons["power"] == "other_arrow"
    assert play.choose("justice", "justice").s.nile[:5] == [0, 2, 0, 0, 0]


def test_top_level_is_the_end() -> None:
    """FAR-7.8, ruling 7.42  The arrow is lost, the rest is gained; the option may be paid all the same."""
    p = position().demand("nile", "G").goods(0, "GB").nile(0, 3, 3, 0, 0, 0)
    play = p.ask(Turn(0)).choose("nile_1", "agriculture", "none", "justice")
    assert play.kind == "" and play.goods(0) == "RK"
    half = position().nile(0, 3, 2, 0, 0, 0).ask(ChooseTrack(0, 3, 1), ChooseTrack(0, 3, 1))
    assert half.keys == ["justice"] and half.reasons["agriculture"] == "top_level"
    assert half.choose("justice").kind == ""


def test_nile_prestige() -> None:
    """FAR-7.9, FAR-11.9  0, 0, 3 and 7."""
    s = position().nile(0, 0, 1, 2, 3, 3).s
    assert tally(s, 0)[SOURCE.index["nile"]] == 17


def test_artisans_cost_three_equal() -> None:
    """FAR-7.10"""
    assert "artisans" in position().goods(0, "GGG").ask(Turn(0)).keys
    assert "artisans" not in position().goods(0, "GGB").ask(Turn(0)).keys


def test_artisan_with_income_and_refill() -> None:
    """FAR-7.11, FAR-7.12, ruling 7.16"""
    p = position().show_artisans("a03", "a06", "a09", "a12")
    top = p.s.artisans[-1]
    play = p.ask(ChooseArtisan(0))
    assert play.keys == ["a03", "a06", "a09", "a12", "deck"]
    play.choose("a09")
    assert play.goods(0) == "BS" and play.s.artisans_shown[2] == top


def test_an_urn_comes_before_named_resources() -> None:
    """FAR-7.11, ruling 7.34  With one green left the urn takes it."""
    p = position().urns("u02", "u03", "u04").next_urn("u01").show_artisans("a01", "a02", "a03", "a04").short("G", 1)
    play = p.ask(ChooseArtisan(0)).choose("a01")
    assert play.goods(0) == "GBR" and [args[1] for args in play.events("gained")] == [1, 0, 2]


def test_stages_one_after_the_other() -> None:
    """FAR-7.13, FAR-7.14  Each costs what stands under it; several may share one; the last is the end."""
    p = position().stage(1, 1).goods(0, "BKG")
    play = p.ask(Turn(0)).choose("tomb").forced()
    assert play.s.stage[:2] == [1, 1]
    last = position().stage(0, 7).goods(0, "GBRYKGBRYK").ask(Turn(0))
    assert last.reasons["tomb"] == "tomb_finished"
    assert position().stage(0, 7).ask(AdvanceTomb(0)).s.stage[0] == 7


def test_heir_needs_two_nobles_and_stage_three() -> None:
    """FAR-10.1, ruling 7.28  Stage 3 or higher; the starting noble counts; it never changes hands."""
    p = position().nobles(0, "judge").stage(0, 5)
    assert p.ask().s.pharaoh == -1
    q = position().nobles(0, "judge", "vizier").stage(0, 2).ask(AdvanceTomb(0), AdvanceTomb(0))
    assert q.s.pharaoh == 0 and q.events("pharaoh_taken") == [(0,)]
    r = position().nobles(1, "judge", "vizier").stage(1, 2).pharaoh(-1)
    r.nobles(0, "doctor", "general").stage(0, 2)
    play = r.ask(AdvanceTomb(1), AdvanceTomb(0))
    assert play.s.pharaoh == 1 and play.events("pharaoh_taken") == [(1,)]


def test_letters_are_those_of_the_tracks() -> None:
    """FAR-7.7  The tracks lie in the order of the colours."""
    assert LETTERS[:5] == "GBRYK"
