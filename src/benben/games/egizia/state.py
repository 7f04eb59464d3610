"""The position of Egizia: fields and clone, no rules."""

from benben.core.state import State

PUBLIC = (
    "round", "order", "score", "track", "crew", "used", "stone", "store", "market", "ring", "ships_left", "furthest",
    "finished", "ships", "river", "holder", "built", "roof", "tombs", "tomb_owner", "spent", "trained", "row_winners",
    "drawer", "revealed",
)  # fmt: skip
HIDDEN = ("nile", "sphinx", "sphinx_peeked", "drawn", "kept", "buried", "boxed")


class Egizia(State):
    __slots__ = PUBLIC + HIDDEN

    round: int
    order: list[int]
    """Seats by turn-order token: order[0] holds token 1."""
    score: list[int]
    track: list[int]
    """Seats as they stand on the score track, leader first."""
    crew: list[int]
    """Strength of crew i of a seat at seat * 4 + i."""
    used: list[int]
    """Bits of the crews that have worked this round."""
    stone: list[int]
    store: list[int]
    market: list[int]
    ring: int
    ships_left: list[int]
    furthest: list[int]
    """The most downstream stop with a ship of the seat this round; -1 for none."""
    finished: int
    """Bits of the seats that are done sailing this round."""
    ships: list[int]
    """For each place the bits of the seats whose ships stand there."""
    river: list[int]
    """The card at each card stop; -1 for none."""
    holder: list[int]
    """For each Nile card the seat it lies in front of; -1 for none."""
    built: list[list[int]]
    """For each column of squares the owners of the markers, in building order."""
    roof: list[int]
    """Owners of the roof squares; -1 for none."""
    tombs: list[int]
    """Values of the tombs opened so far, in line; the first len(tomb_owner) of them are taken."""
    tomb_owner: list[int]
    spent: list[int]
    """Bits of the sites at which the seat has spent stone this round."""
    trained: int
    """Bits of the seats that have trained this round."""
    row_winners: int
    """Bits of the seats that have received a pyramid row bonus."""
    drawer: int
    """The seat that is looking at drawn sphinx cards; -1 for none."""
    revealed: int
    """Bits of the seats whose sphinx cards lie open in final scoring."""

    nile: list[list[int]]
    """The three decks, top last."""
    sphinx: list[int]
    sphinx_peeked: list[int]
    """For each card of the sphinx deck the audience that put it back there."""
    drawn: list[int]
    kept: list[list[int]]
    buried: list[int]
    """Face-down tombs on the board, the next to be opened last."""
    boxed: list[int]
    """Tombs that are not in play."""

    def clone(self) -> "Egizia":
        t = Egizia()
        self.copy_into(t)
        t.round = self.round
        t.order = self.order[:]
        t.score = self.score[:]
        t.track = self.track[:]
        t.crew = self.crew[:]
        t.used = self.used[:]
        t.stone = self.stone[:]
        t.store = self.store[:]
        t.market = self.market[:]
        t.ring = self.ring
        t.ships_left = self.ships_left[:]
        t.furthest = self.furthest[:]
        t.finished = self.finished
        t.ships = self.ships[:]
        t.river = self.river[:]
        t.holder = self.holder[:]
        t.built = [column[:] for column in self.built]
        t.roof = self.roof[:]
        t.tombs = self.tombs[:]
        t.tomb_owner = self.tomb_owner[:]
        t.spent = self.spent[:]
        t.trained = self.trained
        t.row_winners = self.row_winners
        t.drawer = self.drawer
        t.revealed = self.revealed
        t.nile = [deck[:] for deck in self.nile]
        t.sphinx = self.sphinx[:]
        t.sphinx_peeked = self.sphinx_peeked[:]
        t.drawn = self.drawn[:]
        t.kept = [cards[:] for cards in self.kept]
        t.buried = self.buried[:]
        t.boxed = self.boxed[:]
        return t
