"""What a tournament tells: ratings, win shares, scores and time of each bot, and who beats whom."""

from collections.abc import Iterable
from typing import Any

from benben.arena.simulate import SURE, interval, mean, of_share, win_share
from benben.arena.tournament import Bout, Tournament
from benben.core.game import BadSetup


def summary(run: Tournament) -> dict[str, Any]:
    """What `benben arena --json` prints. All but the times is the same for the same seed."""
    names = list(dict.fromkeys(run.bots))
    ladder = ratings(names, run.bouts)
    rows = [{"bot": name, **of_bot(run, name), "rating": ladder[name]} for name in names]
    seats = range(run.setup.players)
    shares = [[win_share(bout.played.places, seat) for bout in run.bouts] for seat in seats]
    return {
        **run.header(),
        "games": run.games,
        "finished": len(run.bouts),
        "ranking": sorted(rows, key=lambda row: -row["rating"]["mu"]),
        "beats": {one: {other: beats(run.bouts, one, other) for other in names if other != one} for one in names},
        "seats": [{"seat": n, "win_share": round(mean(x), 4), "interval": of_share(x)} for n, x in enumerate(shares)],
        "decisions_per_game": round(mean([float(bout.played.decisions) for bout in run.bouts]), 1),
        "troubles": [f"game {bout.number}, {told}" for bout in run.bouts for told in bout.played.troubles],
    }


def places_of(bouts: Iterable[Bout], name: str) -> list[tuple[Bout, int]]:
    """Every seat this bot sat on."""
    return [(bout, seat) for bout in bouts for seat, one in enumerate(bout.lineup) if one == name]


def of_bot(run: Tournament, name: str) -> dict[str, Any]:
    sat = places_of(run.bouts, name)
    wins = [win_share(bout.played.places, seat) for bout, seat in sat]
    scores = [float(bout.played.scores[seat]) for bout, seat in sat]
    choices = sum(bout.played.choices[seat] for bout, seat in sat)
    seconds = sum(bout.played.seconds[seat] for bout, seat in sat)
    return {
        "games": len(sat),
        "win_share": round(mean(wins), 4),
        "win_share_interval": of_share(wins),
        "mean_score": round(mean(scores), 3),
        "mean_score_interval": interval(scores),
        "mean_place": round(mean([float(bout.played.places[seat]) for bout, seat in sat]), 3),
        "seconds_per_choice": round(seconds / choices, 5) if choices else 0.0,
    }


def beats(bouts: Iterable[Bout], one: str, other: str) -> float | None:
    """The share of meetings in which one bot is placed before another; a shared place counts half."""
    won = met = 0.0
    for bout in bouts:
        places = bout.played.places
        for seat, name in enumerate(bout.lineup):
            for rival, against in enumerate(bout.lineup):
                if name == one and against == other:
                    met += 1
                    won += 1 if places[seat] < places[rival] else 0.5 * (places[seat] == places[rival])
    return round(won / met, 4) if met else None


def ratings(names: list[str], bouts: Iterable[Bout]) -> dict[str, dict[str, Any]]:
    """Ratings for games of many players; a bot that sits on several seats takes the mean of what each would give."""
    try:
        from openskill.models import PlackettLuce
    except ImportError:
        raise BadSetup("ratings need openskill: pip install 'benben[arena]'") from None
    model = PlackettLuce()
    now = dict.fromkeys(names, (model.mu, model.sigma))
    for bout in bouts:
        if len(bout.lineup) < 2:
            continue
        players = [[model.rating(*now[name])] for name in bout.lineup]
        after = model.rate(players, ranks=[float(place) for place in bout.played.places[: len(bout.lineup)]])
        for name in set(bout.lineup):
            same = [team[0] for team, one in zip(after, bout.lineup, strict=True) if one == name]
            now[name] = (mean([one.mu for one in same]), mean([one.sigma for one in same]))
    return {
        name: {
            "mu": round(mu, 3),
            "sigma": round(sigma, 3),
            "interval": [round(mu - SURE * sigma, 3), round(mu + SURE * sigma, 3)],
        }
        for name, (mu, sigma) in now.items()
    }
