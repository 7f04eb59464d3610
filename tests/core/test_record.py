"""Records: readable, replayable, and clear about what is wrong and where."""

import pytest

from benben.core import record
from benben.core.game import BadSetup, Game
from benben.core.match import Match
from benben.core.record import RecordError
from tests.core.test_match import finish, match_of
from tests.core.toy import GAME


def games(key: str) -> Game:
    if key != "mini":
        raise BadSetup(f"there is no game {key!r}; games: mini")
    return GAME


@pytest.fixture
def text() -> str:
    match = finish(match_of(3, seed=5))
    match.meta["started"] = "2026-01-31T18:00:00Z"
    return record.write(match)


def replayed(text: str) -> Match:
    found = record.read(text)
    match = record.replay(found, games)
    record.verify(found, match)
    return match


def broken(text: str) -> RecordError:
    with pytest.raises(RecordError) as fault:
        replayed(text)
    return fault.value


def line_of(text: str, start: str) -> int:
    return next(n for n, line in enumerate(text.splitlines(), start=1) if line.startswith(start))


def test_a_record_reads_like_the_game(text: str) -> None:
    lines = text.splitlines()
    assert lines[:7] == [
        "benben record 1",
        "game: mini",
        "rules: 1",
        "mode: standard",
        "players: 3",
        "option coins: 3",
        "seed: 00000000000000000000000000000005",
    ]
    assert lines[7] == "started: 2026-01-31T18:00:00Z"
    assert lines[9].split()[:2] == ["0", "choose_action"]
    assert [line.split(":")[0] for line in lines[-3:]] == ["places", "scores", "digest"]


def test_writing_what_was_read_gives_the_same_text(text: str) -> None:
    assert record.write(replayed(text)) == text


def test_replay_up_to_a_moment(text: str) -> None:
    match = record.replay(record.read(text), games, 4)
    assert len(match.log) >= 4 and not match.over


def test_a_truncated_record_keeps_what_was_played(text: str) -> None:
    lines = text.splitlines()
    fault = broken("\n".join(lines[:15]))
    assert fault.line == 15 and "before the game does" in fault.problem
    assert fault.match is not None and len(fault.match.log) >= 6


def test_an_unfinished_game_shows_only_a_commitment() -> None:
    match = match_of(3)
    match.play(0, 1)
    text = record.write(match)
    assert "commitment: " in text and "seed:" not in text
    assert "only a commitment" in broken(text).problem
    again = record.replay(record.read(record.write(match, reveal=True)), games)
    assert again.digest() == match.digest()


def test_another_rules_version_is_named(text: str) -> None:
    fault = broken(text.replace("rules: 1", "rules: 9"))
    assert fault.line == 3 and "version 9" in fault.problem and "plays version 1" in fault.problem


def test_an_unknown_game_is_named(text: str) -> None:
    fault = broken(text.replace("game: mini", "game: chess"))
    assert (fault.line, fault.problem) == (2, "there is no game 'chess'; games: mini")


def test_an_illegal_choice_names_its_line_and_what_is_legal(text: str) -> None:
    lines = text.splitlines()
    at = line_of(text, "0 choose_site") - 1
    lines[at] = "0 choose_site z"
    fault = broken("\n".join(lines))
    assert fault.line == at + 1 and "may not choose 'z' for choose_site; legal: " in fault.problem
    assert fault.match is not None and fault.match.pending(0) is not None


def test_a_choice_of_the_wrong_seat_or_kind(text: str) -> None:
    lines = text.splitlines()
    fault = broken("\n".join([*lines[:9], "2 choose_action build", *lines[10:]]))
    assert fault.line == 10 and fault.problem == "seat 2 has nothing to choose; to move: [0]"
    fault = broken("\n".join([*lines[:9], "0 bid 1", *lines[10:]]))
    assert fault.line == 10 and fault.problem == "seat 0 must choose 'choose_action', not 'bid'"


def test_a_line_that_is_no_choice(text: str) -> None:
    lines = text.splitlines()
    fault = broken("\n".join([*lines[:9], "0 choose_action", *lines[10:]]))
    assert fault.line == 10 and "expected 'seat kind key'" in fault.problem


def test_a_changed_automatic_choice_is_found() -> None:
    text = record.write(finish(match_of(2, coins=1)))
    fault = broken(text.replace("0 choose_action harvest auto", "0 choose_action build auto", 1))
    assert "only '0 choose_action harvest' is possible" in fault.problem


@pytest.mark.parametrize("entry", ["places", "scores", "digest"])
def test_a_false_result_is_found(text: str, entry: str) -> None:
    at = line_of(text, entry)
    lines = text.splitlines()
    lines[at - 1] = f"{entry}: 7 7 7"
    fault = broken("\n".join(lines))
    assert fault.line == at and entry in fault.problem
    del lines[at - 1]
    assert "lacks" in broken("\n".join(lines)).problem


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "not a record"),
        ("hello\n", "not a record"),
        ("benben record 7\n", "reads format 1, not '7'"),
        ("benben record 1\ngame: mini\n", "lacks 'rules'"),
        ("benben record 1\ngame: mini\nrules: 1\nmode: standard\nplayers: x\n", "players must be a number"),
        ("benben record 1\ngame: mini\nrules: 1\nmode: standard\nplayers: 8\n", "mini in mode standard is for"),
        ("benben record 1\ngame: mini\nrules: 1\nmode: standard\nplayers: 2\nseed: zz\n", "32 hexadecimal digits"),
    ],
)
def test_what_is_not_a_record_says_so(text: str, told: str) -> None:
    assert told in broken(text).problem
