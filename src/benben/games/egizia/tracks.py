"""EGZ-12, EGZ-14  The score track, the store, the market, and the seats' stone and crews."""

from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import LOWEST, MARKET_POINTS, MAX_CREW, MAX_STONE, TRACK_ROWS


def score(s: Egizia, seat: int, amount: int, source: int) -> None:
    """EGZ-12.4  Each gain or loss is one move of the marker; nothing is no move. EGZ-2.2  It is made at once."""
    if amount == 0:
        return
    points = s.score[seat] + amount  # EGZ-12.5: may fall below 0.
    s.score[seat] = points
    s.track.remove(seat)
    s.track.insert(place_on_track(s, points), seat)
    s.emit("points", seat, amount, source)


def place_on_track(s: Egizia, points: int) -> int:
    """EGZ-12.2, EGZ-5.8  Arriving on an occupied space means standing behind those already there.

    EGZ-12.3  Higher is farther ahead; on equal points, who came first.
    """
    place = 0
    for other in s.track:
        if s.score[other] >= points:
            place += 1
    return place


def scarabs(points: int) -> int:
    """EGZ-12.6, EGZ-1.12  The loop has 50 spaces; each scarab records one full lap."""
    return max(0, points // 50)


def gain_stone(s: Egizia, seat: int, amount: int) -> None:
    """EGZ-6.2  The stone track ends at 25; what is above is lost."""
    gained = min(amount, MAX_STONE - s.stone[seat])
    s.stone[seat] += gained
    s.emit("stone_gained", seat, gained)


def pay_stone(s: Egizia, seat: int, amount: int) -> None:
    s.stone[seat] -= amount
    s.emit("stone_paid", seat, amount)


def raise_crew(s: Egizia, seat: int, crew: int, amount: int) -> None:
    """EGZ-17.8  A crew grows to 9 at most; the rest is lost."""
    place = seat * 4 + crew
    raised = min(amount, MAX_CREW - s.crew[place])
    s.crew[place] += raised
    if raised:
        s.emit("crew_raised", seat, crew, raised)


def shift_store(s: Egizia, seat: int) -> None:
    """EGZ-14.3, EGZ-14.4  One step down; on the lowest row each step gives 3 stone, the marker stays."""
    row = min(s.store[seat] + 1, LOWEST)
    s.store[seat] = row
    s.emit("store_shifted", seat, row)
    if row == LOWEST:
        gain_stone(s, seat, TRACK_ROWS[LOWEST].stone)


def shift_market(s: Egizia, seat: int) -> None:
    """EGZ-14.6  One step down; on the lowest row each step gives 2 points."""
    row = min(s.market[seat] + 1, LOWEST)
    s.market[seat] = row
    s.emit("market_shifted", seat, row)
    if row == LOWEST:
        score(s, seat, TRACK_ROWS[LOWEST].points, MARKET_POINTS)
