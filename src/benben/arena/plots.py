"""The pictures of a tournament, drawn as plain SVG."""

from collections.abc import Sequence
from html import escape
from typing import Any

from benben.arena.ratings import places_of
from benben.arena.tournament import Tournament

INK, PALE = "#1d2530", "#d8dde3"
COLOURS = ("#0072b2", "#d55e00", "#009e73", "#cc79a7", "#e69f00", "#56b4e9", "#7a5195", "#8c6d31")
WIDTH, ROW, LEFT, RIGHT = 720, 34, 170, 70
BINS = 24


def plots(run: Tournament, told: dict[str, Any]) -> dict[str, str]:
    """Name of the picture -> SVG."""
    scores = {
        row["bot"]: [float(bout.played.scores[seat]) for bout, seat in places_of(run.bouts, row["bot"])]
        for row in told["ranking"]
    }
    lengths = {run.game: [float(bout.played.decisions) for bout in run.bouts]}
    title = f"{run.game}, {run.setup.players} players, {len(run.bouts)} games: "
    return {
        "ratings": spans(
            title + "ratings", [(r["bot"], r["rating"]["mu"], *r["rating"]["interval"]) for r in rated(told)]
        ),
        "wins": spans(
            title + "win share of each bot",
            [(r["bot"], r["win_share"], *r["win_share_interval"]) for r in rated(told)],
            (0.0, 1.0),
        ),
        "seats": spans(
            title + "win share of each seat",
            [(f"seat {r['seat']}", r["win_share"], *r["interval"]) for r in told["seats"]],
            (0.0, 1.0),
        ),
        "scores": histograms(title + "scores", scores),
        "lengths": histograms(title + "decisions in a game", lengths),
    }


def rated(told: dict[str, Any]) -> list[dict[str, Any]]:
    rows: list[dict[str, Any]] = told["ranking"]
    return rows


def picture(title: str, height: int, parts: Sequence[str]) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {height}" width="{WIDTH}" height="{height}" '
        f'font-family="DejaVu Sans, Verdana, sans-serif" font-size="13" fill="{INK}">'
        f'<rect width="100%" height="100%" fill="#fff"/>{text(16, 26, title, size=15)}{"".join(parts)}</svg>'
    )


def text(x: float, y: float, words: str, anchor: str = "start", size: int = 13) -> str:
    return f'<text x="{x:.1f}" y="{y:.1f}" text-anchor="{anchor}" font-size="{size}">{escape(words)}</text>'


def line(x1: float, y1: float, x2: float, y2: float, colour: str, width: float = 1) -> str:
    return f'<path d="M{x1:.1f} {y1:.1f}L{x2:.1f} {y2:.1f}" stroke="{colour}" stroke-width="{width}" fill="none"/>'


class Axis:
    """Values across the picture."""

    def __init__(self, low: float, high: float) -> None:
        self.low = low
        self.high = high if high > low else low + 1

    def at(self, value: float) -> float:
        share = (min(max(value, self.low), self.high) - self.low) / (self.high - self.low)
        return LEFT + share * (WIDTH - LEFT - RIGHT)

    def draw(self, top: float, bottom: float) -> list[str]:
        parts = []
        for tick in range(6):
            value = self.low + tick * (self.high - self.low) / 5
            parts.append(line(self.at(value), top, self.at(value), bottom, PALE))
            parts.append(text(self.at(value), bottom + 18, f"{value:.3g}", "middle", 11))
        return parts


def spans(title: str, rows: Sequence[tuple[str, float, float, float]], ends: tuple[float, float] | None = None) -> str:
    """A point and its 95 % interval for each row."""
    low, high = ends or (min((r[2] for r in rows), default=0.0), max((r[3] for r in rows), default=1.0))
    axis = Axis(low, high)
    bottom = 44 + ROW * len(rows)
    parts = axis.draw(44, bottom)
    for n, (name, middle, least, most) in enumerate(rows):
        y = 44 + ROW * (n + 0.5)
        colour = COLOURS[n % len(COLOURS)]
        parts.append(text(LEFT - 12, y + 4, name, "end"))
        parts.append(line(axis.at(least), y, axis.at(most), y, colour, 4))
        parts.append(f'<circle cx="{axis.at(middle):.1f}" cy="{y:.1f}" r="7" fill="{colour}"/>')
        parts.append(text(WIDTH - RIGHT + 14, y + 4, f"{middle:.3g}"))
    return picture(title, bottom + 34, parts)


def histograms(title: str, rows: dict[str, list[float]]) -> str:
    """How often each value came, a strip for each row, all on one scale."""
    every = [value for values in rows.values() for value in values] or [0.0]
    axis = Axis(min(every), max(every))
    strip = 74
    bottom = 44 + strip * len(rows)
    parts = axis.draw(44, bottom)
    for n, (name, values) in enumerate(rows.items()):
        counts = [0] * BINS
        for value in values:
            counts[min(BINS - 1, int((value - axis.low) / (axis.high - axis.low) * BINS))] += 1
        base = 44 + strip * (n + 1) - 4
        wide = (WIDTH - LEFT - RIGHT) / BINS
        parts.append(text(LEFT - 12, base - 24, name, "end"))
        for place, count in enumerate(counts):
            tall = 60 * count / max(counts)
            if count:
                parts.append(
                    f'<rect x="{LEFT + place * wide + 1:.1f}" y="{base - tall:.1f}" width="{wide - 2:.1f}" '
                    f'height="{tall:.1f}" fill="{COLOURS[n % len(COLOURS)]}"/>'
                )
        parts.append(text(WIDTH - RIGHT + 14, base - 24, f"⌀ {sum(values) / max(1, len(values)):.4g}"))
    return picture(title, bottom + 34, parts)
