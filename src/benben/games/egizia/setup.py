"""EGZ-1, EGZ-16, EGZ-21  Setting up the game."""

from benben.core.game import Options
from benben.core.rng import Rng
from benben.core.state import only
from benben.games.egizia.obelisk import open_tombs
from benben.games.egizia.rounds import PlayRound
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import (
    CARD_STOPS,
    COLUMNS,
    DECKS,
    NILE,
    PLACES,
    RING_START,
    ROOFS,
    SHIPS,
    SPHINX,
    START_CREW,
    START_STONE,
    TOMB_PLACES,
    TOMBS,
)


def new(seats: int, options: Options, rng: Rng) -> Egizia:
    """EGZ-1.1  The board is the same for all numbers of players but for the blocked spots.

    EGZ-1.13, EGZ-16.1, EGZ-16.3  Those are left out of the tables SPOTS and DOWNSTREAM; nothing else changes.
    """
    s = Egizia()
    s.begin(seats, rng)
    deal_tokens(s)
    deal_seats(s)
    deal_decks(s)
    deal_tombs(s)
    s.ring = RING_START  # EGZ-1.11
    if options["start_sphinx"]:
        deal_sphinx(s)
    s.then(PlayRound(1))
    return s


def deal_tokens(s: Egizia) -> None:
    """EGZ-1.2  Tokens 1 to n, dealt at random. EGZ-1.6  On score 0, token 1 stands rearmost."""
    s.order = list(range(s.seats))
    s.shuffle(s.order)
    s.track = s.order[::-1]


def deal_seats(s: Egizia) -> None:
    """EGZ-1.3 crews, EGZ-1.4 ships, EGZ-1.5 markers, EGZ-1.8 start cards (counted in the sums of feeding.py)."""
    s.round = 0
    s.score = [0] * s.seats
    s.crew = list(START_CREW) * s.seats
    s.used = [0] * s.seats
    s.stone = [START_STONE[s.order.index(seat)] for seat in range(s.seats)]  # EGZ-1.7
    s.store = [0] * s.seats  # EGZ-14.1: four rows, the top one is 0.
    s.market = [0] * s.seats
    s.ships_left = [SHIPS] * s.seats
    s.furthest = [-1] * s.seats
    s.spent = [0] * s.seats
    s.finished = s.trained = s.row_winners = s.revealed = 0
    s.ships = [0] * len(PLACES)
    s.holder = [-1] * len(NILE)
    s.built = [[] for _ in COLUMNS]
    s.roof = [-1] * len(ROOFS)


def deal_decks(s: Egizia) -> None:
    """EGZ-1.9  Shuffle the sphinx cards and the three Nile decks."""
    s.river = [-1] * CARD_STOPS
    s.nile = [list(deck) for deck in DECKS]
    for deck in s.nile:
        s.shuffle(deck)
    s.sphinx = list(range(len(SPHINX)))
    s.shuffle(s.sphinx)
    s.sphinx_peeked = [0] * len(SPHINX)
    s.drawn = []
    s.drawer = -1
    s.kept = [[] for _ in range(s.seats)]


def deal_tombs(s: Egizia) -> None:
    """EGZ-1.10  Twelve of the twenty tombs face down on their places, the first four opened; eight stay boxed."""
    tokens = [tomb.value for tomb in TOMBS for _ in range(tomb.tokens)]
    s.shuffle(tokens)
    s.boxed = tokens[TOMB_PLACES:]
    s.buried = tokens[:TOMB_PLACES]
    s.tombs = []
    s.tomb_owner = []
    open_tombs(s)


def deal_sphinx(s: Egizia) -> None:
    """EGZ-21.1  Optional: everybody begins with one secret sphinx card."""
    for seat in s.order:
        card = s.draw(s.sphinx)
        s.sphinx_peeked.pop()
        s.kept[seat].append(card)
        s.emit("sphinx_kept_card", seat, card, to=only(seat))
