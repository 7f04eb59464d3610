"""A game in the terminal: the board as text, numbered options, undo, hints, rules, save and quit."""

import secrets
from pathlib import Path

from rich.console import Console, Group
from rich.panel import Panel
from rich.table import Table as Grid

from benben.bots import ADVISER, BOTS, Bot, Sight, bot
from benben.core import record
from benben.core.game import BadSetup, Game, Setup
from benben.core.match import Match
from benben.core.steps import Decision, Seat
from benben.games import game
from benben.words import automa, event_text, label, prompt, reason_text, remarks, rule, words

HUMAN = "human"


def open_match(rules: Game, setup: Setup, kept: Path, seed: int | None) -> tuple[Match, bool]:
    """The game kept in the file if it is unfinished and of this set-up, else a new one."""
    if kept.exists():
        match = record.replay(record.read(kept.read_text(encoding="utf-8")), game)
        if not match.over and match.game is rules and match.setup == setup and seed in (None, match.seed):
            return match, True
        if not match.over:
            raise BadSetup(f"{kept} holds another unfinished game; finish it, remove it, or name another with --file")
    return Match(rules, setup, secrets.randbits(128) if seed is None else seed), False


def seat_names(match: Match, wanted: str, resumed: bool) -> list[str]:
    """Who sits where; a game that goes on keeps its seats. The last name named is repeated."""
    if resumed and "seats" in match.meta:
        return match.meta["seats"].split(",")
    names = wanted.split(",")
    names += names[-1:] * (match.setup.players - len(names))
    if len(names) != match.setup.players:
        raise BadSetup(f"{len(names)} seats for {match.setup.players} players")
    for name in names:
        if name != HUMAN and name not in BOTS:
            raise BadSetup(f"seat {name!r} is not one of {', '.join([HUMAN, *BOTS])}")
    match.meta["seats"] = ",".join(names)
    return names


class Terminal:
    def __init__(self, match: Match, names: list[str], kept: Path, lang: str) -> None:
        self.match = match
        self.names = names
        self.kept = kept
        self.lang = lang
        self.say = words(match.game.key, lang)
        self.console = Console(highlight=False)
        self.bots: dict[Seat, Bot] = {
            seat: bot(name, match.seed % 1_000_003 + seat) for seat, name in enumerate(names) if name != HUMAN
        }
        self.told = 0
        self.shown = 0
        self.humans = [seat for seat, name in enumerate(names) if name == HUMAN]

    def called(self) -> list[str]:
        """The seats' names in the reader's language."""
        found = []
        for seat in range(self.match.setup.seats):
            if seat >= len(self.names):
                found.append(automa(self.match.game, self.match.setup.mode, self.lang))
            elif self.names[seat] == HUMAN:
                found.append(self.say("seat", number=seat + 1))
            else:
                found.append(f"{self.say(f'bot-{self.names[seat]}')} {seat + 1}")
        return found

    def run(self) -> None:
        """Until the end of the game, or until somebody quits."""
        try:
            while not self.match.over:
                waiting = [seat for seat in self.match.to_move if seat in self.bots]
                if waiting:
                    seat = waiting[0]
                    sight = Sight(self.match.game, self.match.state, seat)
                    self.match.play(seat, self.bots[seat].choose(sight))
                elif not self.ask(self.match.to_move[0]):
                    self.keep()
                    return
        except (EOFError, KeyboardInterrupt):
            self.console.print()
            self.keep()
            return
        self.tell(self.humans[0] if len(self.humans) == 1 else -1)
        show_result(self.console, self.match, self.lang, self.called())
        self.keep()

    def keep(self) -> None:
        """Write the record, seed and all, so that the game can go on."""
        self.kept.parent.mkdir(parents=True, exist_ok=True)
        fresh = self.kept.with_suffix(".new")
        fresh.write_text(record.write(self.match, reveal=True), encoding="utf-8")
        fresh.replace(self.kept)
        self.console.print(self.say("saved", path=str(self.kept)))

    def tell(self, seat: Seat) -> None:
        """What happened since the last prompt."""
        for event in self.match.events_for(seat, self.told):
            self.console.print("  · " + event_text(self.match.game, event, self.lang, self.called()), style="dim")
        self.told = len(self.match.events)

    def ask(self, seat: Seat) -> bool:
        """Put the pending question to a person; False to quit."""
        match = self.match
        if len(self.humans) > 1 and self.shown != seat:
            self.console.clear()
            self.console.input(self.say("hand-over", who=self.called()[seat]) + " ")
        self.shown = seat
        asked = match.pending(seat)
        assert asked is not None
        self.tell(seat)
        view = match.view(seat)
        self.console.print(board(match, seat, self.lang))
        title, help_text = prompt(match.game, view["asked"], self.lang)
        self.console.print(f"\n[bold]{self.called()[seat]}: {title}[/]  [cyan]{asked.rule}[/]")
        if help_text:
            self.console.print(help_text, style="dim")
        self.options(seat, asked)
        while True:
            keys = self.say("terminal-keys", n=len(match.legal(seat)))
            answer = self.console.input(f"{keys} > ", markup=False).strip().lower()
            if answer == "q":
                return False
            if answer == "u":
                if match.undo(seat):
                    self.told = min(self.told, len(match.events))
                    return True
                self.console.print(self.say(f"undo-{match.undo_refusal(seat)}"))
            elif answer == "?":
                self.console.print(Panel(rule(match.game, asked.rule, self.lang), title=asked.rule))
            elif answer == "h":
                self.hint(seat, asked)
            elif answer == "w":
                self.why_not(seat, asked)
            elif answer.isdigit() and 1 <= int(answer) <= len(match.legal(seat)):
                match.play(seat, match.legal(seat)[int(answer) - 1])
                return True
            else:
                self.console.print(self.say("error-number", given=answer, n=len(match.legal(seat))), style="red")

    def options(self, seat: Seat, asked: Decision) -> None:
        view, face = self.match.view(seat), self.match.game.face()
        grid = Grid(box=None, show_header=False, padding=(0, 1))
        for number, (_, key) in enumerate(view["choices"], start=1):
            notes = face.note(view, seat, view["asked"]["kind"], key)
            told = remarks(self.say(word, **args) for word, args in notes)
            grid.add_row(f"[cyan]{number}[/]", label(self.match.game, asked.domain, key, self.lang), f"[dim]{told}[/]")
        self.console.print(grid)

    def hint(self, seat: Seat, asked: Decision) -> None:
        """What a bot would do, best first."""
        ranked = bot(ADVISER, len(self.match.log)).rank(Sight(self.match.game, self.match.state, seat))
        grid = Grid(box=None, show_header=False, padding=(0, 1))
        for option in ranked[:5]:
            name = label(self.match.game, asked.domain, asked.domain.keys[option.choice], self.lang)
            if option.visits:
                grid.add_row(name, f"{option.value:.0%}", self.say("hint-tries", count=option.visits))
            else:
                grid.add_row(name)
        self.console.print(Panel(grid, title=self.say("hint"), expand=False))

    def why_not(self, seat: Seat, asked: Decision) -> None:
        """What cannot be chosen now, and why."""
        for choice, why in self.match.reasons(seat).items():
            name = label(self.match.game, asked.domain, asked.domain.keys[choice], self.lang)
            self.console.print(f"  {name}: {reason_text(self.match.game, why, self.lang)} [cyan]{why.rule}[/]")


def board(match: Match, seat: Seat, lang: str) -> Group:
    """The board as text."""
    panels = []
    for title, rows in match.game.face().text(match.view(seat), lang):
        grid = Grid(box=None, show_header=False, padding=(0, 1))
        for row in rows:
            grid.add_row(*row)
        panels.append(Panel(grid, title=title, title_align="left", expand=False))
    return Group(*panels)


def show_result(console: Console, match: Match, lang: str, called: list[str] | None = None) -> None:
    """Places, scores, and what the points were given for."""
    say = words(match.game.key, lang)
    people = [say("seat", number=seat + 1) for seat in range(match.setup.players)]
    automas = [automa(match.game, match.setup.mode, lang) for _ in range(match.setup.players, match.setup.seats)]
    names = called or people + automas
    tally = match.breakdown()
    title = say("result") if match.over else say("unfinished", n=len(match.log))
    grid = Grid(title=title)
    grid.add_column("")
    for name in names:
        grid.add_column(name, justify="right")
    if match.ranking is not None:
        grid.add_row(say("place"), *map(str, match.ranking))
    grid.add_row(say("score"), *map(str, match.scores), end_section=True)
    for source in match.game.sources.keys:
        if any(source in points for points in tally):
            name = label(match.game, match.game.sources, source, lang)
            grid.add_row(name, *(str(points.get(source, "")) for points in tally))
    console.print(grid)
