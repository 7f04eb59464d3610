"""FAR-2  Setting up."""

import pytest

from benben.core import engine
from benben.core.match import Match
from benben.core.rng import FastRng
from benben.core.state import only
from benben.games.faraon import GAME
from benben.games.faraon.areas import gain_noble
from benben.games.faraon.rounds import PlayRound
from benben.games.faraon.setup import BeginGame, DrawNobles, KeepNoble, StartUrn
from benben.games.faraon.sight import view
from benben.games.faraon.state import Faraon
from benben.games.faraon.tables import NOBLE, SCRIBES, URN
from tests.games.faraon.build import Play, position


def start(players: int, seed: int = 5, **options: bool | int | str) -> Faraon:
    s: Faraon = GAME.start(GAME.setup(players, options), FastRng(seed))
    s.journal = []
    engine.advance(s)
    return s


def test_areas_and_wheel_lie_at_random() -> None:
    """FAR-2.1, FAR-2.4, FAR-2.5  Order, rotation, direction and First Player differ from game to game."""
    found = [start(3, seed) for seed in range(60)]
    assert len({tuple(s.place) for s in found}) > 20
    assert {s.turned for s in found} == set(range(5)) and {s.direction for s in found} == {-1, 1}
    assert {s.first for s in found} == {0, 1, 2} and all(s.pharaoh == -1 for s in found)


@pytest.mark.parametrize(("players", "urns", "sets"), [(1, 2, 3), (2, 3, 3), (3, 3, 4), (4, 4, 5), (5, 5, 6)])
def test_displays(players: int, urns: int, sets: int) -> None:
    """FAR-2.2, FAR-2.3, FAR-2.7, FAR-2.8  Urns, sets, as many bonus tokens, three nobles, four artisans."""
    s = start(players)
    assert len(s.urns_shown) == urns and min(s.urns_shown) >= 0
    assert len(s.sets) == 2 * sets and min(s.sets) >= 0
    assert len(s.bonus) == sets and min(s.bonus) >= 0
    assert len(s.nobles_shown) == 3 and len(s.artisans_shown) == 4 and len(s.artisans) == 26


def test_supply_and_seats() -> None:
    """FAR-2.6, FAR-2.9, FAR-2.10  Full piles, nothing on tracks or stages, no Traitor."""
    s = start(4)
    assert s.supply == [20] * 6 and not any(s.purse) and not any(s.nile) and not any(s.stage)
    assert s.row == [-1] * 4 and s.tiles == [] and s.traitor == -1


def test_picks_go_counter_clockwise_and_the_first_player_is_last() -> None:
    """FAR-2.11  Noble, urn and silver, one seat after the other."""
    s = start(4)
    play = Play(s)
    order = []
    while s.round == 0:
        seat = play.seat
        order.append(seat)
        assert play.kind == "KeepNoble" and len(play.keys) == 2
        play.choose(next((key for key in play.keys if not key.startswith("official")), play.keys[0]))
        while play.kind not in ("KeepNoble", "Turn"):
            assert play.seat == seat
            play.choose(play.keys[0])
    assert order == [(s.first - 1 - i) % 4 for i in range(4)]
    assert all(s.purse[seat * 18 + 5] >= 2 for seat in range(4))
    assert s.round == 1 and play.seat == s.first


def test_start_urn_and_silver() -> None:
    """FAR-2.11  Three resources of the chosen urn, which is discarded, and two silver."""
    s = start(3, newcomer_1=True, newcomer_2=True, newcomer_3=True)
    play = Play(s)
    assert play.kind == "StartUrn"
    seat, urn = play.seat, play.keys[1]
    play.choose(urn)
    assert len(play.goods(seat)) == 5 and play.goods(seat).endswith("SS")
    assert URN.index[urn] in s.urns_spent and len([u for u in s.urns_shown if u >= 0]) == 2


def test_two_nobles_are_seen_by_their_drawer_alone() -> None:
    """FAR-2.11  And the rejected one stays known to its drawer only."""
    p = position(3)
    p.s.round = 0
    play = p.ask(DrawNobles(1), KeepNoble(1), DrawNobles(0), KeepNoble(0))
    seen = [event for event in play.s.journal or () if event.key == "noble_seen"]
    assert len(seen) == 2 and all(event.to == only(1) for event in seen)
    assert None not in view(play.s, 1)["drawn"] and view(play.s, 0)["drawn"] == [None, None]
    kept, rejected = play.keys
    play.choose(kept)
    while play.kind != "KeepNoble":
        play.choose(play.keys[0])
    assert play.owned_nobles(1) == [kept]
    assert view(play.s, 1)["rejected"] == [rejected] and view(play.s, 2)["rejected"] == [None]


def test_rejected_nobles_return_only_at_the_end() -> None:
    """FAR-2.12, ruling 7.26  Until all have picked they cannot be drawn again; the display is left alone."""
    p = position(3)
    p.s.rejected = [p.s.nobles.pop()]
    p.s.rejected_eyes = [only(1)]
    returned, shown, deck = p.s.rejected[0], p.s.nobles_shown[:], len(p.s.nobles)
    assert returned not in p.s.nobles
    play = p.ask(BeginGame())
    assert returned in play.s.nobles and play.s.nobles_shown == shown and len(play.s.nobles) == deck + 1
    assert play.s.rejected == [] and play.s.rejected_eyes == []


@pytest.mark.parametrize(("players", "laid"), [(1, 2), (2, 3), (3, 3), (5, 5)])
def test_new_urns_replace_the_chosen_ones(players: int, laid: int) -> None:
    """FAR-2.13  With one or two players the left-over urn goes on the wheel first."""
    p = position(players).urns("u14") if players < 3 else position(players).urns()
    play = p.ask(BeginGame())
    assert len(play.s.urns_shown) == laid and min(play.s.urns_shown) >= 0
    assert (len(play.wheel("G")), len(play.wheel("K"))) == ((2, 1) if players < 3 else (0, 0))


def test_newcomers_begin_with_scribes() -> None:
    """FAR-2.14, ruling 7.27  A random scribe for each, no draw of two; the other scribes are in the deck."""
    for seed in range(8):
        s = start(3, seed, newcomer_1=True, newcomer_3=True)
        owners = s.noble_owner[:SCRIBES]
        assert owners.count(0) == owners.count(2) == 1 and owners.count(1) == 0
        left = [scribe for scribe in range(SCRIBES) if owners[scribe] < 0]
        assert all(scribe in (*s.nobles, *s.nobles_shown, *s.drawn) for scribe in left)
        asked = {step.row()[1] for step in s.stack if isinstance(step, KeepNoble)}
        assert asked == {1}


def test_newcomer_options_beyond_the_table_do_not_matter() -> None:
    """FAR-2.14"""
    s = start(2, newcomer_5=True)
    assert s.noble_owner[:SCRIBES] == [-1] * SCRIBES


def test_instant_starting_noble_works_at_once() -> None:
    """FAR-2.15, ruling 7.12  Before the urn is picked."""
    p = position(3)
    p.s.round = 0
    p.show_nobles("judge", "vizier", "doctor")
    p.s.nobles.remove(NOBLE.index["official_21"])
    gain_noble(p.s, 0, NOBLE.index["official_21"])
    play = Play(p.s)
    engine.advance(p.s)
    assert play.kind == "ChooseTrack"
    play.choose("power")
    assert p.s.nile[2] == 3 and play.goods(0) == "SS"


def test_once_per_round_nobles_sleep_before_round_one() -> None:
    """Ruling 7.12  No round is running: Teacher and Diplomat do nothing with the first urn."""
    p = position(3).nobles(0, "teacher", "diplomat").urns("u01", "u02", "u03")
    p.s.round = 0
    play = p.ask(StartUrn(0))
    assert play.choose("u01").kind == "" and play.goods(0) == "GBR"


def test_a_whole_match_begins_with_round_one() -> None:
    """FAR-2.13  The first round begins with the First Player."""
    play = position(3).first(2).ask(PlayRound(1))
    assert play.seat == 2 and play.s.round == 1
    assert not Match(GAME, GAME.setup(3), 1).over
