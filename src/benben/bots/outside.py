"""A bot in any language: a program that reads a question a line on its input and writes an answer a line.

See docs/bots.md. A program that dies, is late or answers nonsense loses its seat to a random player for the rest of
that game, and the results say so.
"""

import json
import os
import select
import shlex
import subprocess
import time
from typing import Any

from benben.bots.base import Ranked, Sight
from benben.bots.random import RandomBot
from benben.core.game import kind_of
from benben.core.rng import FastRng

PATIENCE = 10.0
"""Seconds for an answer."""
LONGEST = 1 << 16
"""Bytes of an answer."""


class Trouble(Exception):
    """What the program did wrong."""


class ExecBot:
    def __init__(self, seed: int, command: str, patience: float = PATIENCE) -> None:
        self.command = command
        self.patience = patience
        self.seed = FastRng(seed).below(1 << 30)
        self.stand_in = RandomBot(seed)
        self.program: subprocess.Popen[bytes] | None = None
        self.trouble = ""

    def choose(self, sight: Sight) -> int:
        if not self.trouble:
            try:
                return self.ask(sight)
            except Trouble as fault:
                self.trouble = f"{self.command}: {fault}; a random player goes on"
                self.close()
        return self.stand_in.choose(sight)

    def rank(self, sight: Sight) -> list[Ranked]:
        best = self.choose(sight)
        return [Ranked(choice, float(choice == best)) for choice in sorted(sight.legal, key=lambda c: c != best)]

    def ask(self, sight: Sight) -> int:
        self.send(question(sight, self.seed))
        try:
            answer = json.loads(self.receive())
        except ValueError:
            raise Trouble("the answer is not JSON") from None
        choice = answer.get("choice") if isinstance(answer, dict) else answer
        if isinstance(choice, str):
            choice = sight.asked.domain.index.get(choice)
        if type(choice) is not int or choice not in sight.legal:
            raise Trouble(f"{str(answer)[:80]} is not a legal choice")
        return choice

    def send(self, document: dict[str, Any]) -> None:
        line = json.dumps(document).encode() + b"\n"
        try:
            if self.program is None:
                pipe = subprocess.PIPE
                words = shlex.split(self.command)
                self.program = subprocess.Popen(words, stdin=pipe, stdout=pipe, stderr=subprocess.DEVNULL)
                assert self.program.stdin is not None
                os.set_blocking(self.program.stdin.fileno(), False)
            self.write(line)
        except (OSError, ValueError) as fault:
            raise Trouble(f"cannot be asked ({fault})") from None

    def write(self, line: bytes) -> None:
        """All of a line, to a program that may be slow to read."""
        assert self.program is not None and self.program.stdin is not None
        pipe = self.program.stdin.fileno()
        until = time.monotonic() + self.patience
        while line:
            _, ready, _ = select.select([], [pipe], [], max(0.0, until - time.monotonic()))
            if not ready:
                raise Trouble(f"did not read its question within {self.patience:g} s")
            line = line[os.write(pipe, line) :]

    def receive(self) -> bytes:
        assert self.program is not None and self.program.stdout is not None
        pipe = self.program.stdout.fileno()
        until = time.monotonic() + self.patience
        line = b""
        while not line.endswith(b"\n"):
            ready, _, _ = select.select([pipe], [], [], max(0.0, until - time.monotonic()))
            if not ready:
                raise Trouble(f"no answer within {self.patience:g} s")
            got = os.read(pipe, LONGEST)
            if not got:
                raise Trouble("ended without an answer")
            line += got
            if len(line) > LONGEST or b"\n" in line[:-1]:
                raise Trouble("the answer is more than one line")
        return line

    def close(self) -> None:
        """The game is over: the program's input ends, and it is given a moment to end too."""
        program, self.program = self.program, None
        if program is None:
            return
        for pipe in (program.stdin, program.stdout):
            if pipe is not None:
                pipe.close()
        try:
            program.wait(0.0 if self.trouble else 1.0)
        except subprocess.TimeoutExpired:
            program.kill()
            program.wait()


def question(sight: Sight, seed: int) -> dict[str, Any]:
    """What the program is told: what its seat sees, what it is asked, and what it may choose."""
    asked = sight.asked
    return {
        "game": sight.game.key,
        "seat": sight.seat,
        "seed": seed,
        "asked": {
            "kind": kind_of(type(asked)),
            "rule": asked.rule,
            "domain": asked.domain.name,
            "args": {name: getattr(asked, name) for name in asked.fields},
        },
        "choices": [[choice, asked.domain.keys[choice]] for choice in sight.legal],
        "view": sight.view,
    }
