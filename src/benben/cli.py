"""The command line: `benben --help`."""

import json
import os
import sys
from pathlib import Path
from typing import Annotated, Any, NoReturn

import typer
from rich.console import Console
from rich.markdown import Markdown
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from benben.arena.bench import bench as run_bench
from benben.arena.simulate import simulate as run_simulation
from benben.arena.tournament import Tournament, compete
from benben.bots import BOTS
from benben.core import record
from benben.core.game import BadSetup, Game, Value, spell
from benben.core.match import Match
from benben.core.table import reconstructed, spelled
from benben.games import GAMES, game
from benben.words import LANGS, automa, language, rules_text, words

USAGE = 2
out = Console()
err = Console(stderr=True, highlight=False)
app = typer.Typer(
    help="Heavy board games set in Egypt: play them, simulate them, study them. Alone, `benben` serves the web table.",
    invoke_without_command=True,
    add_completion=False,
    pretty_exceptions_enable=False,
)

GameName = Annotated[str, typer.Argument(metavar="GAME", help=f"One of: {', '.join(GAMES)}.")]
Players = Annotated[int | None, typer.Option("--players", "-n", help="Number of players.")]
ModeName = Annotated[str | None, typer.Option("--mode", help="Mode of play, see `benben games`.")]
OptionList = Annotated[list[str] | None, typer.Option("--option", metavar="KEY=VALUE", help="An option; repeatable.")]
Seed = Annotated[int | None, typer.Option("--seed", help="Seed of chance: the same seed gives the same game.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print one JSON document.")]
BOT_NAMES = f"{', '.join(BOTS)}, mcts:200 (simulations a choice), mcts:1.5s, exec:./program"
Lang = Annotated[str | None, typer.Option("--lang", help="en or pl; by default that of your locale.")]


def fail(problem: str, status: int = USAGE) -> NoReturn:
    err.print(f"benben: {problem}", markup=False, soft_wrap=True)
    raise typer.Exit(status)


def chosen_language(lang: str | None) -> str:
    if lang is None:
        return language(os.environ)
    if lang not in LANGS:
        raise BadSetup(f"language {lang!r} is not one of {', '.join(LANGS)}")
    return lang


def options_of(mode: str | None, pairs: list[str] | None) -> dict[str, Value]:
    """`--mode` and the `--option key=value` of the command line."""
    found: dict[str, Value] = {}
    for pair in pairs or []:
        key, equals, value = pair.partition("=")
        if not equals or not key:
            raise BadSetup(f"option {pair!r} should look like key=value")
        found[key] = value
    if mode is not None:
        found["mode"] = mode
    return found


def default_players(rules: Game, wish: dict[str, Value]) -> int:
    """Four if the mode takes four, else its largest number."""
    modes = [mode for mode in rules.modes if wish.get("mode") in (None, mode.key)]
    counts = modes[0].players if modes else tuple(rules.player_counts)
    return 4 if 4 in counts else counts[-1]


def print_json(document: Any) -> None:
    sys.stdout.write(json.dumps(document, ensure_ascii=False) + "\n")


@app.callback()
def default(context: typer.Context) -> None:
    """Without a command: serve the web table."""
    if context.invoked_subcommand is None:
        table()


@app.command()
def table(
    host: Annotated[
        str, typer.Option("--host", help="Address to listen on; the default serves this machine only.")
    ] = "127.0.0.1",
    port: Annotated[int, typer.Option("--port", min=0, max=65535, help="Port; 0 takes any free one.")] = 8765,
    folder: Annotated[Path | None, typer.Option("--data", help="Folder for the database.")] = None,
    database: Annotated[
        str | None, typer.Option("--database", help="Database address, e.g. postgresql+asyncpg://user@host/name.")
    ] = None,
    browser: Annotated[bool, typer.Option("--browser/--no-browser", help="Open a browser.")] = True,
) -> None:
    """Serve the web table: play in the browser, alone, at one screen or online."""
    from benben.table.serve import serve

    serve(host, port, folder or data_folder(), database, browser)


@app.command("games")
def list_games(as_json: AsJson = False, lang: Lang = None) -> None:
    """List the games with their modes, player counts and options."""
    tongue = chosen_language(lang)
    if as_json:
        print_json([declaration(rules) for rules in GAMES.values()])
        return
    for rules in GAMES.values():
        say = words(rules.key, tongue)
        out.print(f"[bold]{rules.key}[/]  {say('game')}. {say('game.about')}")
        for mode in rules.modes:
            counts = ", ".join(map(str, mode.players))
            out.print(f"  --mode {mode.key}  ({counts})  {say('mode-' + mode.key)}", highlight=False)
            for option in mode.options:
                values = "|".join(map(spell, option.values))
                key = "option-" + option.key.replace("_", "-")
                told = f"    --option {option.key}={values}  ({spell(option.default)})  {say(key + '.text')}"
                out.print(told, highlight=False, markup=False)


def declaration(rules: Game) -> dict[str, Any]:
    return {
        "game": rules.key,
        "title": {lang: words(rules.key, lang)("game") for lang in LANGS},
        "rules_version": rules.rules_version,
        "players": rules.player_counts,
        "modes": [
            {
                "mode": mode.key,
                "players": list(mode.players),
                "automas": mode.automas,
                "options": [
                    {"option": option.key, "values": list(option.values), "default": option.default}
                    for option in mode.options
                ],
            }
            for mode in rules.modes
        ],
    }


@app.command()
def play(
    name: GameName,
    players: Players = None,
    seats: Annotated[
        str, typer.Option("--seats", help="human, random or greedy for each seat; one human and greedy by default.")
    ] = "human,greedy",
    seed: Seed = None,
    mode: ModeName = None,
    option: OptionList = None,
    lang: Lang = None,
    file: Annotated[Path | None, typer.Option("--file", help="Where the game is kept when you quit.")] = None,
) -> None:
    """Play in the terminal. Quit at any time; the same command goes on where you stopped."""
    from benben.terminal import Terminal, open_match, seat_names

    rules = game(name)
    wish = options_of(mode, option)
    count = default_players(rules, wish) if players is None else players
    setup = rules.setup(count, wish)
    kept = file or data_folder() / f"{name}.benben"
    match, resumed = open_match(rules, setup, kept, seed)
    names = seat_names(match, seats, resumed)
    Terminal(match, names, kept, chosen_language(lang)).run()


def data_folder() -> Path:
    """The folder for a person's own games."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "benben"


@app.command()
def simulate(
    name: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games.")] = 100,
    seats: Annotated[str, typer.Option("--seats", help=f"Bots by seat, or one for all: {BOT_NAMES}.")] = "random",
    seed: Seed = None,
    mode: ModeName = None,
    option: OptionList = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes.")] = 1,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots and report scores, wins and speed."""
    rules = game(name)
    wish = options_of(mode, option)
    setup = rules.setup(default_players(rules, wish) if players is None else players, wish)
    with progress_bar() as bar:
        task = bar.add_task(name, total=games)
        report = run_simulation(
            rules, setup, seats.split(","), games, 0 if seed is None else seed, jobs, lambda n: bar.advance(task, n)
        )
    summary = report.summary()
    if as_json:
        print_json(summary)
        return
    grid = Grid(title=f"{name}, {setup.players} players, mode {setup.mode}: {summary['finished']} games")
    for head in ("seat", "bot", "mean score", "95 %", "wins", "win rate", "95 %"):
        grid.add_column(head, justify="left" if head == "bot" else "right")
    for seat, score in enumerate(summary["mean_scores"]):
        low, high = summary["mean_scores_interval"][seat]
        least, most = summary["win_rates_interval"][seat]
        who = report.seats[seat] if seat < len(report.seats) else automa(rules, setup.mode, "en")
        grid.add_row(
            str(seat), who, f"{score:.2f}", f"{low:.2f} … {high:.2f}", f"{summary['wins'][seat]:g}",
            f"{summary['win_rates'][seat]:.1%}", f"{max(0, least):.1%} … {min(1, most):.1%}",
        )  # fmt: skip
    out.print(grid)
    out.print(
        f"{summary['decisions']} decisions in {summary['seconds']} s: {summary['decisions_per_second']} per second",
        highlight=False,
    )
    tell_troubles(summary["troubles"])


def progress_bar() -> Progress:
    return Progress(
        TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn(),
        console=err, disable=not err.is_terminal,
    )  # fmt: skip


def tell_troubles(troubles: list[str], most: int = 5) -> None:
    for told in troubles[:most]:
        err.print(told, markup=False, soft_wrap=True)
    if len(troubles) > most:
        err.print(f"… and {len(troubles) - most} more")


@app.command(context_settings={"allow_extra_args": True, "ignore_unknown_options": False})
def arena(
    context: typer.Context,
    name: GameName,
    bots: Annotated[str, typer.Option("--bots", help=f"Who competes; the last fills the table: {BOT_NAMES}.")],
    games: Annotated[int, typer.Option("--games", "-g", min=1, help="How many games in all.")] = 100,
    players: Players = None,
    seed: Seed = None,
    mode: ModeName = None,
    option: OptionList = None,
    jobs: Annotated[int, typer.Option("--jobs", "-j", min=1, help="Processes, or workers of a local Ray.")] = 1,
    ray: Annotated[bool, typer.Option("--ray", help="Play on Ray: a local one, or the cluster at [ADDRESS].")] = False,
    folder: Annotated[
        Path | None, typer.Option("--output", "-o", help="Folder for results and plots; a run there goes on.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Let bots compete with fairly rotated seats, and rate them."""
    from benben.arena.ratings import summary

    if context.args and not (ray and len(context.args) == 1):
        raise BadSetup(f"{' '.join(context.args)!r} is not understood")
    rules = game(name)
    wish = options_of(mode, option)
    names = bots.split(",")
    count = players or (len(names) if len(names) in rules.player_counts else default_players(rules, wish))
    where = (context.args[0] if context.args else "") if ray else None
    with progress_bar() as bar:
        task = bar.add_task(name, total=games)
        run = compete(
            rules, rules.setup(count, wish), names, games, seed or 0, folder, jobs, where,
            lambda n: bar.advance(task, n),
        )  # fmt: skip
    told = summary(run)
    if folder is not None:
        keep_arena(folder, run, told)
    print_json(told) if as_json else show_arena(told)
    tell_troubles(told["troubles"])


def keep_arena(folder: Path, run: Tournament, told: dict[str, Any]) -> None:
    """The results as JSON, and the plots as SVG and PNG."""
    from benben.arena.plots import plots
    from benben.draw import save_picture

    (folder / "results.json").write_text(json.dumps(told, indent=1) + "\n", encoding="utf-8")
    for title, svg in plots(run, told).items():
        save_picture(svg, folder / f"{title}.svg")
        save_picture(svg, folder / f"{title}.png")


def show_arena(told: dict[str, Any]) -> None:
    names = [row["bot"] for row in told["ranking"]]
    grid = Grid(title=f"{told['game']}, {told['players']} players, mode {told['mode']}: {told['finished']} games")
    for head in ("bot", "seats", "rating", "wins", "95 %", "score", "s/choice"):
        grid.add_column(head, justify="left" if head == "bot" else "right", no_wrap=True)
    matrix = Grid(title="placed before")
    for head in ("", *names):
        matrix.add_column(head, justify="right" if head else "left")
    for row in told["ranking"]:
        rating, (low, high) = row["rating"], row["win_share_interval"]
        grid.add_row(
            row["bot"], str(row["games"]), f"{rating['mu']:.1f} ± {rating['interval'][1] - rating['mu']:.1f}",
            f"{row['win_share']:.1%}", f"{low:.1%} … {high:.1%}", f"{row['mean_score']:.1f}",
            f"{row['seconds_per_choice']:.4f}",
        )  # fmt: skip
        meetings = [told["beats"][row["bot"]].get(other) for other in names]
        matrix.add_row(row["bot"], *("" if share is None else f"{share:.0%}" for share in meetings))
    out.print(grid)
    out.print(matrix)
    for seat in told["seats"]:
        low, high = seat["interval"]
        out.print(f"seat {seat['seat']} wins {seat['win_share']:.1%} ({low:.1%} … {high:.1%})", highlight=False)


@app.command()
def replay(
    path: Annotated[Path, typer.Argument(metavar="RECORD", help="A record file.")],
    check: Annotated[bool, typer.Option("--check", help="Verify the result the record claims.")] = False,
    as_json: AsJson = False,
    lang: Lang = None,
) -> None:
    """Play a record again; tells the first line that is wrong, and what could be played before it."""
    tongue = chosen_language(lang)
    problem: record.RecordError | None = None
    match: Match | None = None
    try:
        found = record.read(read_text(path))
        match = record.replay(found, game)
        if check:
            record.verify(found, match)
    except record.RecordError as fault:
        problem = fault
        match = fault.match
    if as_json:
        print_json(replay_summary(match, problem))
    elif match is not None:
        from benben.terminal import show_result

        show_result(out, match, tongue)
        if problem is None and check:
            out.print(f"{path}: {len(match.log)} choices, result verified", highlight=False)
    if problem is not None:
        fail(f"{path}, {problem}")


def replay_summary(match: Match | None, problem: record.RecordError | None) -> dict[str, Any]:
    return {
        "ok": problem is None,
        "problem": None if problem is None else {"line": problem.line, "message": problem.problem},
        "game": None if match is None else match.game.key,
        "choices": 0 if match is None else len(match.log),
        "over": match is not None and match.over,
        "scores": None if match is None else match.scores,
        "places": None if match is None else match.ranking,
        "digest": None if match is None else match.digest(),
    }


def read_text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except (OSError, UnicodeDecodeError) as fault:
        raise BadSetup(f"cannot read {path}: {fault}") from None


@app.command()
def draw(
    path: Annotated[Path, typer.Argument(metavar="RECORD", help="A record file.")],
    at: Annotated[int | None, typer.Option("--at", min=0, help="After this many choices; by default the end.")] = None,
    output: Annotated[Path, typer.Option("--output", "-o", help="board.svg or board.png")] = Path("board.svg"),
    seat: Annotated[int, typer.Option("--seat", help="Whose view; -1 is a watcher's.")] = -1,
    tall: Annotated[bool, typer.Option("--tall", help="The arrangement for a phone.")] = False,
    dark: Annotated[bool, typer.Option("--dark", help="Dark colours.")] = False,
    lang: Lang = None,
) -> None:
    """Draw the board at any moment of a record."""
    from benben.draw import save_picture, standalone

    match = record.replay(record.read(read_text(path)), game, at)
    if not -1 <= seat < match.setup.seats:
        raise BadSetup(f"seat {seat} is not one of -1 to {match.setup.seats - 1}")
    picture = match.game.face().draw(match.view(seat), chosen_language(lang), tall)
    save_picture(standalone(picture, dark), output)
    out.print(str(output), highlight=False)


@app.command()
def rules(name: GameName, lang: Lang = None) -> None:
    """Show the rules of a game, numbered."""
    text = rules_text(game(name), chosen_language(lang))
    out.print(Markdown(text)) if out.is_terminal else sys.stdout.write(text)


@app.command()
def data(name: GameName, as_json: AsJson = False, lang: Lang = None) -> None:
    """List a game's components, and where each value comes from."""
    chosen = game(name)
    if as_json:
        print_json({table.name: [spelled(table, row) for row in table.rows] for table in chosen.tables})
        return
    say = words(chosen.key, chosen_language(lang))
    for table in chosen.tables:
        grid = Grid(title=say("table-" + table.name))
        for column in table.rows[0]._fields:
            grid.add_column(column)
        for row in table.rows:
            mark = "* " if reconstructed(row) else ""
            *values, source = spelled(table, row).values()
            grid.add_row(*map(shown, values), mark + source)
        out.print(grid)
    for letter in "RPIKD":
        out.print(f"{letter}  {say('provenance-' + letter.lower())}", highlight=False)


def shown(value: Any) -> str:
    """A value of a component as a person reads it."""
    if isinstance(value, tuple):
        return " ".join(map(str, value))
    return "" if value is None else str(value)


@app.command()
def bench(
    seconds: Annotated[float, typer.Option("--seconds", min=0.1, help="Per game.")] = 2.0,
    as_json: AsJson = False,
) -> None:
    """Measure random play, cloning and search, one process."""
    found = run_bench(GAMES.values(), seconds)
    if as_json:
        print_json(found)
        return
    grid = Grid(title=f"random play, {'compiled' if found['compiled'] else 'interpreted'}")
    for head in found["games"][0]:
        grid.add_column(head.replace("_", " "), justify="left" if head == "game" else "right")
    for row in found["games"]:
        grid.add_row(*map(str, row.values()))
    out.print(grid)


def main() -> None:
    """Run a command; every expected fault is one clear line and exit status 2."""
    try:
        status = app(standalone_mode=False)
    except (BadSetup, record.RecordError) as fault:
        err.print(f"benben: {fault}", markup=False, soft_wrap=True)
        sys.exit(USAGE)
    except KeyboardInterrupt:
        sys.exit(130)
    except BrokenPipeError:
        sys.exit(1)
    except typer.Abort:
        sys.exit(130)
    except Exception as fault:
        explain = getattr(fault, "format_message", None)
        if explain is None:
            raise
        err.print(f"benben: {explain()} (see benben --help)", markup=False, soft_wrap=True)
        sys.exit(USAGE)
    sys.exit(status if isinstance(status, int) else 0)


if __name__ == "__main__":
    main()
