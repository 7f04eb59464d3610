"""A record: a game as a readable text file, that can be replayed and checked.

    benben record 1
    game: egizia
    rules: 1
    mode: standard
    players: 2
    option start_sphinx: off
    seed: 00000000000000000000000000000007
    started: 2026-01-31T18:00:00Z

    0 sail ombos
    1 sail edfu
    0 choose_crew c1 auto

    places: 2 1
    scores: 51 60
    digest: 0123456789abcdef

A choice is `seat kind key`; `auto` marks one that had no alternative. Until a game is over its seed stays secret, and
`commitment` stands in place of `seed`; such a record can be read, but not replayed.
"""

from collections.abc import Callable
from dataclasses import dataclass, field

from benben.core.game import BadSetup, Game, Setup, spell
from benben.core.match import Choice, Match
from benben.core.rng import commitment

FORMAT = 1
RESULT = ("places", "scores", "digest")


class RecordError(ValueError):
    """What is wrong with a record and in which line; `match` is what was played before it."""

    def __init__(self, line: int, problem: str, match: Match | None = None) -> None:
        super().__init__(f"line {line}: {problem}")
        self.line = line
        self.problem = problem
        self.match = match


@dataclass
class Record:
    header: dict[str, str] = field(default_factory=dict)
    lines: dict[str, int] = field(default_factory=dict)
    """Where each entry of the header and the result stands."""
    choices: list[tuple[int, Choice]] = field(default_factory=list)
    result: dict[str, str] = field(default_factory=dict)
    length: int = 0


def write(match: Match, reveal: bool | None = None) -> str:
    """The record of a match. The seed is shown once the game is over, or if `reveal` says so."""
    shown = match.over if reveal is None else reveal
    head = [
        f"benben record {FORMAT}",
        f"game: {match.game.key}",
        f"rules: {match.game.rules_version}",
        f"mode: {match.setup.mode}",
        f"players: {match.setup.players}",
        *(f"option {key}: {spell(value)}" for key, value in match.setup.options.items()),
        f"seed: {match.seed:032x}" if shown else f"commitment: {commitment(match.seed)}",
        *(f"{key}: {value}" for key, value in match.meta.items()),
    ]
    body = [f"{line.seat} {line.kind} {line.key}" + (" auto" if line.auto else "") for line in match.log]
    foot = []
    if match.ranking is not None:
        foot = [
            f"places: {' '.join(map(str, match.ranking))}",
            f"scores: {' '.join(map(str, match.scores))}",
            f"digest: {match.digest()}",
        ]
    return "\n".join([*head, "", *body, "", *foot]).rstrip("\n") + "\n"


def read(text: str) -> Record:
    """Parse a record; says which line cannot be understood."""
    lines = text.splitlines()
    if not lines or lines[0].split()[:2] != ["benben", "record"]:
        raise RecordError(1, "not a record: the first line must be 'benben record 1'")
    if lines[0].split()[2:] != [str(FORMAT)]:
        raise RecordError(1, f"this program reads format {FORMAT}, not {' '.join(lines[0].split()[2:])!r}")
    record = Record(length=len(lines))
    for number, line in enumerate(lines[1:], start=2):
        words = line.split()
        if not words:
            continue
        key, colon, value = line.partition(": ")
        if colon and not words[0].isdigit():
            entries = record.result if key in RESULT else record.header
            entries[key] = value.strip()
            record.lines[key] = number
        else:
            record.choices.append((number, _choice(number, words)))
    for key in ("game", "rules", "mode", "players"):
        if key not in record.header:
            raise RecordError(len(lines), f"the header lacks {key!r}")
    return record


def _choice(number: int, words: list[str]) -> Choice:
    auto = words[3:] == ["auto"]
    if len(words) != 3 + auto or not words[0].isdigit():
        raise RecordError(number, f"expected 'seat kind key', found {' '.join(words)!r}")
    return Choice(int(words[0]), words[1], words[2], auto)


def setup_of(record: Record, games: Callable[[str], Game]) -> tuple[Game, Setup, int]:
    """The game, set-up and seed a record names, or a clear error."""
    where, header = record.lines, record.header
    try:
        game = games(header["game"])
    except BadSetup as fault:
        raise RecordError(where["game"], str(fault)) from None
    if header["rules"] != str(game.rules_version):
        told = f"rules version {header['rules']} of {game.key}; this program plays version {game.rules_version}"
        raise RecordError(where["rules"], told)
    if not header["players"].isdigit():
        raise RecordError(where["players"], f"players must be a number, not {header['players']!r}")
    options = {key.removeprefix("option "): value for key, value in header.items() if key.startswith("option ")}
    try:
        setup = game.setup(int(header["players"]), {**options, "mode": header["mode"]})
    except BadSetup as fault:
        raise RecordError(where["players"], str(fault)) from None
    if "seed" not in header:
        raise RecordError(record.length, "the record shows only a commitment: its game was not over, so no replay")
    try:
        seed = int(header["seed"], 16)
        if not 0 <= seed < 1 << 128:
            raise ValueError
    except ValueError:
        raise RecordError(where["seed"], "the seed must be 32 hexadecimal digits") from None
    return game, setup, seed


def replay(record: Record, games: Callable[[str], Game], upto: int | None = None) -> Match:
    """Play a record again, up to a number of choices; the first line that cannot be played is an error."""
    match = Match(*setup_of(record, games))
    for key, value in record.header.items():
        if key not in ("game", "rules", "mode", "players", "seed", "commitment") and not key.startswith("option "):
            match.meta[key] = value
    for done, (number, line) in enumerate(record.choices):
        if upto is not None and done >= upto:
            break
        if done < len(match.log):
            if match.log[done][:3] != line[:3]:
                raise RecordError(number, f"here only '{' '.join(map(str, match.log[done][:3]))}' is possible", match)
            continue
        asked = match.pending(line.seat)
        if asked is None:
            raise RecordError(number, f"seat {line.seat} has nothing to choose; to move: {match.to_move}", match)
        offered = {asked.domain.keys[i]: i for i in match.legal(line.seat)}
        kind = match.question(asked)["kind"]
        if line.kind != kind:
            raise RecordError(number, f"seat {line.seat} must choose {kind!r}, not {line.kind!r}", match)
        if line.key not in offered:
            told = f"seat {line.seat} may not choose {line.key!r} for {kind}; legal: {', '.join(offered)}"
            raise RecordError(number, told, match)
        match.play(line.seat, offered[line.key])
    return match


def verify(record: Record, match: Match) -> None:
    """Compare a replayed match with the result its record claims."""
    if not match.over:
        told = f"the record ends after {len(record.choices)} choices, before the game does"
        raise RecordError(record.length, told, match)
    found = {
        "places": " ".join(map(str, match.ranking or ())),
        "scores": " ".join(map(str, match.scores)),
        "digest": match.digest(),
    }
    for key, value in found.items():
        if key not in record.result:
            raise RecordError(record.length, f"the result lacks {key!r}", match)
        if record.result[key] != value:
            told = f"{key} should be {value!r}, the record says {record.result[key]!r}"
            raise RecordError(record.lines[key], told, match)
