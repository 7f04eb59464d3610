"""Benben: one engine and one table for heavy board games set in Egypt."""

import secrets

from benben.core import match
from benben.core.game import BadSetup, Game, Value
from benben.core.state import WATCHER
from benben.games import GAMES, game

__version__ = "0.1.0"
__all__ = ["GAMES", "BadSetup", "Game", "Match", "game", "new"]


class Match(match.Match):
    """A game being played, that draws its board in a notebook."""

    def _repr_svg_(self) -> str:
        from benben.draw import standalone

        return standalone(self.game.face().draw(self.view(WATCHER)))


def new(key: str, players: int, seed: int | None = None, **options: Value) -> Match:
    """Set up a game; `mode` and the game's own options go by keyword. Without a seed one is drawn."""
    rules = game(key)
    if seed is None:
        seed = secrets.randbits(128)
    if not 0 <= seed < 1 << 128:
        raise BadSetup("the seed must be a number of at most 128 bits, not negative")
    return Match(rules, rules.setup(players, options), seed)
