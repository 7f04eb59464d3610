"""The registry of games."""

from benben.core.game import BadSetup, Game
from benben.games.ankh import GAME as ANKH
from benben.games.egizia import GAME as EGIZIA
from benben.games.faraon import GAME as FARAON
from benben.games.kemet import GAME as KEMET
from benben.games.tekhenu import GAME as TEKHENU

GAMES: dict[str, Game] = {game.key: game for game in (EGIZIA, FARAON, ANKH, TEKHENU, KEMET)}


def game(key: str) -> Game:
    """A game by its key."""
    if key not in GAMES:
        raise BadSetup(f"there is no game {key!r}; games: {', '.join(GAMES)}")
    return GAMES[key]
