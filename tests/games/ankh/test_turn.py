"""ANK-5, ANK-10  Turns, actions, events."""

from benben.core import engine
from benben.games.ankh.conflict import Conflict
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import GAIN, MOVE, SPACES, SUMMON_UNIT, UNLOCK
from benben.games.ankh.turn import ChooseAction, Turn
from tests.games.ankh.build import Position, asked, choose, keys, kind, told, why


def table() -> Position:
    """Three gods, far apart, with nothing near."""
    return Position().god(0, "4.0").god(1, "8.8").god(2, "1.5")


def pass_unlock(s: Ankh) -> None:
    choose(s, "unlock")


def test_the_four_tracks() -> None:
    """ANK-5.1  Move, Summon, Gain, Unlock, from top to bottom."""
    s = table().do(Turn(0))
    assert keys(s) == ["move", "summon", "gain", "unlock"]


def test_an_action_moves_its_marker_even_without_effect() -> None:
    """ANK-5.2, ANK-5.10  The marker moves; an action that can do nothing may be chosen."""
    s = table().followers(0).do(Turn(0))
    pass_unlock(s)
    assert s.marker[UNLOCK] == 3 and asked(s).seat == 1


def test_white_triggers_the_event_and_the_marker_goes_back() -> None:
    """ANK-5.3, ANK-5.10, ANK-10.2  Action, event marker, event, then the marker: to the starting count's square."""
    p = table()
    p.s.marker[GAIN] = 6
    s = choose(p.do(Turn(0)), "gain")
    assert s.event == 1 and s.marker[GAIN] == 2 and asked(s).seat == 1
    assert [event.key for event in s.journal or []][:3] == ["turn_begins", "action_taken", "event_reached"]


def test_no_second_action_after_an_event() -> None:
    """ANK-5.4  The turn ends."""
    p = table()
    p.s.marker[MOVE] = 6
    s = choose(p.do(Turn(0)), "move")
    choose(s, "done")
    assert s.event == 1 and asked(s).seat == 1


def test_the_second_action_is_below_the_first() -> None:
    """ANK-5.5, ANK-5.8  It is mandatory, strictly below, never the same track."""
    s = choose(table().do(Turn(0)), "gain")
    assert asked(s).seat == 0 and keys(s) == ["unlock"]
    assert why(s, "gain") == "track_not_below"
    s = choose(table().do(Turn(0)), "summon")
    choose(s, "done")
    assert keys(s) == ["gain", "unlock"]


def test_no_second_action_after_unlock() -> None:
    """ANK-5.6  It is the lowest track."""
    s = choose(table().followers(0).do(Turn(0)), "unlock")
    assert asked(s).seat == 1


def test_a_merged_player_takes_one_action() -> None:
    """ANK-5.7, ANK-15.10, ANK-15.16  Any track, whatever the partner took."""
    p = table()
    p.s.chief[1] = 0
    s = choose(p.do(Turn(0)), "gain")
    assert asked(s).seat == 1 and keys(s) == ["move", "summon", "gain", "unlock"]
    choose(s, "gain")
    assert asked(s).seat == 2 and s.marker[GAIN] == 4


def test_one_or_two_markers_move_in_a_turn() -> None:
    """ANK-5.8  Two, unless an event, Unlock or a merge cuts the turn short."""
    s = choose(table().do(Turn(0)), "summon")
    choose(s, "done")
    choose(s, "gain")
    assert s.marker == [2, 3, 3, 2] and asked(s).seat == 1


def test_turns_go_clockwise_and_skip_the_dead() -> None:
    """ANK-5.9  Eliminated players are skipped."""
    p = table().followers(0, 0, 0)
    p.s.alive = 0b101
    p.s.ladder = [2, 0]
    s = choose(p.do(Turn(0)), "unlock")
    assert asked(s).seat == 2
    choose(s, "unlock")
    assert asked(s).seat == 0


def test_the_event_track() -> None:
    """ANK-10.1  Ten Control Monument, three Camel Caravan, five Conflicts, in their order."""
    kinds = [space.kind for space in SPACES]
    assert kinds == [0, 1, 1, 1, 3, 2, 1, 1, 3, 2, 1, 1, 3, 2, 1, 1, 3, 1, 3]
    assert [space.conflict for space in SPACES if space.conflict] == [1, 2, 3, 4, 5]


def test_individual_events_concern_the_triggering_player() -> None:
    """ANK-10.1  Control Monument and Camel Caravan are asked of that player alone."""
    p = table().monument("temple", "4.1", "8.7", "5.1")
    p.s.marker[GAIN] = 6
    s = choose(p.do(Turn(0)), "gain")
    assert kind(s) == "ControlMonument" and asked(s).seat == 0
    p = table()
    p.s.marker[GAIN], p.s.event = 6, 4
    s = choose(p.do(Turn(0)), "gain")
    assert kind(s) == "LayCamel" and asked(s).seat == 0 and engine.to_move(s) == [0]


def test_a_conflict_comes_before_the_reset() -> None:
    """ANK-10.2  The event is fully resolved, then the marker goes back."""
    p = table().warriors(1, "4.1")
    p.s.marker[GAIN], p.s.event = 6, 3
    s = choose(p.do(Turn(0)), "gain")
    assert kind(s) == "AnnounceTwo" and s.marker[GAIN] == 7 and s.scales == 0


def test_tracks_trigger_after_so_many_actions() -> None:
    """ANK-5.3  With 3 players the upper tracks trigger with the 5th action, Unlock with the 4th."""
    for track, count in ((MOVE, 5), (SUMMON_UNIT, 5), (GAIN, 5), (UNLOCK, 4)):
        p = table().followers(0, 0, 0)
        for number in range(1, count + 1):
            s = p.do(ChooseAction(0, -1))
            choose(s, ("move", "summon", "gain", "unlock")[track])
            while kind(s) in ("MoveUnit", "SummonUnit"):
                choose(s, "done")
            assert s.event == (number == count)
        assert s.marker[track] == 2


def test_the_last_event_ends_the_game() -> None:
    """ANK-10.1, ANK-17.3  Conflict 5 concerns everybody and is the end."""
    s = table().devotion(22, 23, 24).do(Conflict(0, 5))
    assert s.winner == 2 and told(s, "won")
