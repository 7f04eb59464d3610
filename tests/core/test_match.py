"""Match: forced choices, undo and its barriers, view, save and load, breakdown."""

import json

import pytest

from benben.core.faults import IllegalChoice
from benben.core.game import ActionSpace, BadSetup, kind_of, places
from benben.core.match import Match
from benben.core.rng import FastRng
from benben.core.state import WATCHER
from tests.core.toy import GAME, ChooseAction, ChooseSite


def match_of(players: int = 2, coins: int = 3, seed: int = 1) -> Match:
    return Match(GAME, GAME.setup(players, {"coins": coins}), seed)


def finish(match: Match, seed: int = 1) -> Match:
    rng = FastRng(seed)
    while not match.over:
        seat = match.to_move[rng.below(len(match.to_move))]
        legal = match.legal(seat)
        match.play(seat, legal[rng.below(len(legal))])
    return match


def test_choices_without_an_alternative_are_played_and_marked() -> None:
    match = match_of(coins=1)
    assert [(line.seat, line.key, line.auto) for line in match.log] == [(0, "harvest", True), (1, "harvest", True)]
    assert match.to_move == [0, 1]


def test_undo_restores_the_exact_position() -> None:
    match = match_of()
    before = match.digest()
    match.play(0, 1)
    assert match.pending(0) is not None and match.undo_refusal(0) is None
    assert match.undo(0) and match.digest() == before and match.log == [] and match.events == []


def test_undo_stops_at_a_card_drawn() -> None:
    match = match_of()
    match.play(0, 1)
    match.play(0, 2)
    assert not match.undo(0) and match.undo_refusal(0) == "learnt"


def test_undo_stops_at_another_seats_choice() -> None:
    match = match_of()
    match.play(0, 0)
    assert match.undo_refusal(1) == "others" and not match.undo(1)
    match.play(1, 1)
    assert not match.undo(0) and match.undo_refusal(0) == "others"
    assert match.undo(1)


def test_undo_with_nothing_played_is_refused() -> None:
    match = match_of()
    assert not match.undo(0) and match.undo_refusal(0) == "nothing"


def test_an_illegal_choice_changes_nothing() -> None:
    match = match_of()
    before = match.digest()
    with pytest.raises(IllegalChoice):
        match.play(1, 0)
    with pytest.raises(IllegalChoice):
        match.play(0, 99)
    assert match.digest() == before and match.log == []


def test_the_view_tells_what_is_asked_and_offered() -> None:
    match = match_of()
    view = match.view(0)
    assert view["asked"] == {"kind": "choose_action", "domain": "action", "rule": "MINI-1", "args": {"seat": 0}}
    assert view["choices"] == [[0, "harvest"], [1, "build"]] and view["to_move"] == [0] and not view["over"]
    for other in (1, WATCHER):
        assert match.view(other)["asked"] is None and match.view(other)["choices"] == []
    json.dumps(view)


def test_prompt_arguments_that_are_indices_are_named() -> None:
    match = match_of(coins=3)
    match.play(0, 1)
    match.play(0, 0)
    match.play(1, 1)
    match.play(1, 1)
    assert match.view(0)["asked"]["args"] == {"seat": 0, "site": "b"}


def test_private_events_reach_only_their_seat() -> None:
    match = finish(match_of(3))
    drawn = [event for event in match.events if event.key == "drawn"]
    assert drawn
    for seat in (0, 1, 2, WATCHER):
        mine = [event for event in match.events_for(seat) if event.key == "drawn"]
        assert mine == [event for event in drawn if event.seat == seat]


def test_breakdown_adds_up() -> None:
    match = finish(match_of(4))
    assert [sum(tally.values()) for tally in match.breakdown()] == match.scores
    assert match.ranking == places(match.scores)


def test_save_and_load() -> None:
    match = match_of(3)
    match.play(0, 1)
    again = Match.load(GAME, json.loads(json.dumps(match.save())))
    assert again.digest() == match.digest() and again.log == match.log and again.events == match.events
    assert finish(again).digest() == finish(match).digest()


def test_replayed_is_the_same_game() -> None:
    match = finish(match_of(3))
    assert match.replayed().digest() == match.digest()


def test_equal_scores_share_a_place() -> None:
    assert places([5, 9, 5, 1]) == [2, 1, 2, 4]


def test_action_space_numbers_all_choices_through() -> None:
    space = ActionSpace(GAME)
    assert space.size == 2 + 6 + 2 + 12
    assert space.names[2] == ("choose_site", "a")
    match = match_of()
    match.play(0, 1)
    asked = match.pending(0)
    assert isinstance(asked, ChooseSite)
    assert space.index(asked, 3) == 5 and space.choice(asked, 5) == 3
    assert list(space.mask(match.state, 0, asked)) == [0, 0] + [1] * 6 + [0] * 14


def test_kinds_are_class_names_in_lower_case() -> None:
    assert kind_of(ChooseAction) == "choose_action"


@pytest.mark.parametrize(
    ("players", "options", "told"),
    [
        (5, {}, "mini is for 2, 3, 4 players, not 5"),
        (3, {"mode": "rich"}, "mini in mode rich is for 2 players, not 3"),
        (2, {"mode": "poor"}, "mini has no mode 'poor'; modes: standard, rich"),
        (2, {"gold": 1}, "mini has no option 'gold' in mode standard; options: coins"),
        (2, {"coins": 2}, "option coins: 2 is not one of 1, 3"),
    ],
)
def test_a_wish_that_cannot_be_met_says_what_is_accepted(players: int, options: dict[str, int], told: str) -> None:
    with pytest.raises(BadSetup) as fault:
        GAME.setup(players, options)
    assert str(fault.value) == told


def test_options_are_read_from_words() -> None:
    assert GAME.setup(2, {"coins": "3"}).options == {"coins": 3}
    assert GAME.setup(2, {"mode": "rich"}).options == {"coins": 9}
