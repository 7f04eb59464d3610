"""TEK-3, TEK-4  Rounds, Rotations, and the status of dice."""

import pytest

from benben.core.engine import advance, apply, legal, to_move
from benben.core.rng import FastRng, KeyedRng
from benben.games.tekhenu import GAME
from benben.games.tekhenu.rounds import EndRound, PlayRound, RefillWheel, TurnWheel
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.tables import LIT, RA, SHADED
from benben.games.tekhenu.turn import status_at
from tests.games.tekhenu.build import asked, position, told


def whole_game(players: int, seed: int) -> Tekhenu:
    s: Tekhenu = GAME.start(GAME.setup(players), KeyedRng(seed))
    s.journal = []
    advance(s)
    rng = FastRng(seed)
    while to_move(s):
        seat = to_move(s)[rng.below(len(to_move(s)))]
        apply(s, seat, legal(s, seat)[rng.below(len(legal(s, seat)))])
    return s


@pytest.mark.parametrize("players", [2, 3, 4])
def test_the_course_of_a_game(players: int) -> None:
    """TEK-3.1, TEK-3.4  16 rounds, 8 Rotations, Maat after 4, 8, 12, 16, Scoring after 8 and 16; 16 dice each."""
    s = whole_game(players, players)
    assert s.journal is not None
    story: list[tuple[str, int]] = []
    now = 0
    for event in s.journal:
        if event.key == "round_begins":
            now = event.args[0]
        elif event.key in ("wheel_turned", "maat_begins", "scoring_begins"):
            story.append((event.key, now))
    assert [r for key, r in story if key == "wheel_turned"] == [2, 4, 6, 8, 10, 12, 14, 16]
    assert [r for key, r in story if key == "maat_begins"] == [4, 8, 12, 16]
    assert [r for key, r in story if key == "scoring_begins"] == [8, 16]
    assert story.index(("wheel_turned", 4)) < story.index(("maat_begins", 4))
    assert [sum(row[0] == seat for row in told(s, "die_placed")) for seat in range(players)] == [16] * players


def test_turns_follow_the_turn_order_track() -> None:
    """TEK-3.1  The seats of the track, one after the other."""
    s = position(3).order(2, 0, 1).ask(PlayRound(1))
    assert to_move(s) == [2] and [step.row()[1] for step in s.stack[::-1] if type(step).__name__ == "Turn"] == [0, 1]


@pytest.mark.parametrize(("under", "turned"), [((), 0), (("white_1",), 1)])
def test_dice_below_the_scales_count(under: tuple[str, ...], turned: int) -> None:
    """TEK-3.2  One die on the scales and one below make two: a Rotation; one alone: the next round."""
    arranged = position(2).scales(0, left=("white_2",), under=under).level_dice().wheel("ra+brown_1", "ra+brown_2")
    assert len(told(arranged.ask(EndRound()), "wheel_turned")) == turned


def test_a_plain_rotation() -> None:
    """TEK-3.3  The wheel turns, two dice a player come to each Shaded section, a new round begins; no Maat."""
    arranged = position(3).scales(0, left=("white_2", "black_3")).level_dice()
    before = arranged.s.offset
    s = arranged.round(2).ask(EndRound())
    assert s.offset == (before + 1) % 6 and not told(s, "maat_begins") and s.round == 3
    shaded = [section for section in range(6) if LIT[s.offset][section] == SHADED]
    assert sorted(place // 30 for place in s.dice) == sorted(shaded * 3) and asked(s) == "TakeDie"


def test_with_four_dice_maat_comes_before_the_refill() -> None:
    """TEK-3.3  Four dice each: Maat after the turn of the wheel, the Shaded sections are filled after it."""
    s = position(2).scales(0, left=("white_2", "black_3", "grey_1", "grey_2")).level_dice().round(4).ask(EndRound())
    assert told(s, "maat_begins") and asked(s) == "TakeDestiny" and s.dice == []


def test_solo_refills_two_dice_a_section() -> None:
    """TEK-3.3  The bot counts as a player."""
    arranged = position(1)
    arranged.wheel()
    s = arranged.ask(RefillWheel())
    assert len(s.dice) == 4


def test_status_changes_with_the_wheel_but_not_on_the_scales() -> None:
    """TEK-4.3  A white die at Ra turns from Pure to Tainted or Forbidden; on the left scale it stays."""
    s = position().light("ra", "sunny").scales(0, left=("white_3",)).level_dice().s
    seen = set()
    for _ in range(6):
        seen.add(status_at(s, RA, 0))
        TurnWheel().run(s)
    assert seen == {0, 1, 2} and s.left[0] == [2]
