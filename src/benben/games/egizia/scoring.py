"""EGZ-11, EGZ-15, EGZ-20  Participation, the end of the game and final scoring."""

from collections.abc import Callable
from typing import ClassVar

from benben.core.steps import YES_NO, Decision, Effect
from benben.games.egizia.sailing import clear_place
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import (
    BERTH,
    FIELDS,
    JOKER,
    LEFT,
    LOWEST,
    OBELISK,
    PARTICIPATION,
    PARTICIPATION_POINTS,
    PILLAR,
    PYRAMID,
    QUARRIES,
    RIGHT,
    SALE_POINTS,
    SELL_RATE,
    SPHINX,
    SPHINX_POINTS,
    START_FIELD,
    TENTH,
    TOMB_POINTS,
    TRACK_ROWS,
    VALUES,
    tomb_points,
)
from benben.games.egizia.tracks import score


class Participation(Effect):
    """EGZ-11.2, EGZ-12.1  Leader first, as the phase begins: 1, 3 or 6 points for 1, 2 or 3 sites."""

    def run(self, s: Egizia, /) -> None:
        for seat in s.track[:]:
            score(s, seat, PARTICIPATION[sites_built(s, seat)], PARTICIPATION_POINTS)
        """EGZ-11.3  Then all ships return."""
        for site in range(3):
            for place in BERTH[site]:
                clear_place(s, place)


def sites_built(s: Egizia, seat: int) -> int:
    """EGZ-11.1  The sites at which the seat has spent at least one stone this round."""
    return s.spent[seat].bit_count()


class FinalScoring(Effect):
    """EGZ-15.2  In descending token order; each seat does all its steps."""

    def run(self, s: Egizia, /) -> None:
        for seat in s.order:
            s.then(SellStone(seat), ScoreTombs(seat), ScoreSphinx(seat))


class SellStone(Decision):
    """EGZ-15.3, EGZ-14.2  With the store marker on one of the two lowest rows: sell all stone, a point for 2?"""

    domain = YES_NO
    rule = "EGZ-15.3"
    skippable = True

    def options(self, s: Egizia, /) -> list[int]:
        sells = TRACK_ROWS[s.store[self.seat]].sells and s.stone[self.seat] >= SELL_RATE
        return [0, 1] if sells else []

    def resolve(self, s: Egizia, yes: int, /) -> None:
        if yes:
            points = s.stone[self.seat] // SELL_RATE
            s.stone[self.seat] = 0
            s.emit("stone_sold", self.seat, points)
            score(s, self.seat, points, SALE_POINTS)


class ScoreTombs(Effect):
    """EGZ-15.4  The sum of the seat's tombs scores by the table."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Egizia, /) -> None:
        score(s, self.seat, tomb_points(tomb_sum(s, self.seat)), TOMB_POINTS)


class ScoreSphinx(Effect):
    """EGZ-15.5, EGZ-20.1  Reveal the kept cards; each fulfilled one scores, as things stand now.

    EGZ-20.3  The +10 % card comes last.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Egizia, /) -> None:
        s.revealed |= 1 << self.seat
        if s.kept[self.seat]:
            s.reveal()
        for card in sorted(s.kept[self.seat]):
            points = sphinx_points(s, self.seat, card)
            s.emit("sphinx_scored", self.seat, card, points)
            score(s, self.seat, points, SPHINX_POINTS)


def sphinx_points(s: Egizia, seat: int, card: int) -> int:
    """EGZ-20.2  Conditions mean "at least"; unfulfilled ones score nothing."""
    row = SPHINX[card]
    measured = MEASURE[row.condition](s, seat)
    if card == TENTH:
        return max(0, measured) // row.least * row.points
    return row.points if measured >= row.least else 0


def count_in(s: Egizia, seat: int, columns: tuple[int, ...]) -> int:
    return sum(s.built[column].count(seat) for column in columns)


def pyramid_markers(s: Egizia, seat: int) -> int:
    return count_in(s, seat, tuple(PYRAMID))


def rows_complete(s: Egizia, seat: int) -> int:
    return sum(len(s.built[row]) == len(VALUES[row]) for row in PYRAMID)


def row_bonus(s: Egizia, seat: int) -> int:
    return s.row_winners >> seat & 1


def pyramid_rows(s: Egizia, seat: int) -> int:
    return sum(seat in s.built[row] for row in PYRAMID)


def obelisk_built(s: Egizia, seat: int) -> int:
    return len(s.built[OBELISK])


def obelisk_markers(s: Egizia, seat: int) -> int:
    return s.built[OBELISK].count(seat)


def obelisk_height(s: Egizia, seat: int) -> int:
    return max([VALUES[OBELISK][i] for i, owner in enumerate(s.built[OBELISK]) if owner == seat], default=0)


def roof_markers(s: Egizia, seat: int) -> int:
    return s.roof.count(seat)


def temple_markers(s: Egizia, seat: int) -> int:
    return count_in(s, seat, (LEFT, RIGHT)) + roof_markers(s, seat)


def pillars_built(s: Egizia, seat: int) -> int:
    return (len(s.built[LEFT]) == PILLAR) + (len(s.built[RIGHT]) == PILLAR)


def tomb_count(s: Egizia, seat: int) -> int:
    return s.tomb_owner.count(seat)


def tomb_sum(s: Egizia, seat: int) -> int:
    return sum(value for value, owner in zip(s.tombs, s.tomb_owner, strict=False) if owner == seat)


def tombs_taken(s: Egizia, seat: int) -> int:
    return len(s.tomb_owner)


def kinds_of_building(s: Egizia, seat: int) -> int:
    counts = (obelisk_markers(s, seat), tomb_count(s, seat), temple_markers(s, seat), pyramid_markers(s, seat))
    return sum(count > 0 for count in counts)


def markers(s: Egizia, seat: int) -> int:
    return obelisk_markers(s, seat) + tomb_count(s, seat) + temple_markers(s, seat) + pyramid_markers(s, seat)


def weakest_crew(s: Egizia, seat: int) -> int:
    return min(s.crew[seat * 4 : seat * 4 + JOKER])


def strongest_crew(s: Egizia, seat: int) -> int:
    return max(s.crew[seat * 4 : seat * 4 + JOKER])


def all_crews(s: Egizia, seat: int) -> int:
    return sum(s.crew[seat * 4 : seat * 4 + 4])


def joker(s: Egizia, seat: int) -> int:
    return s.crew[seat * 4 + JOKER]


def fields(s: Egizia, seat: int) -> int:
    """EGZ-20.2  The start card counts as a field."""
    return 1 + sum(s.holder[card] == seat for card, _, _ in FIELDS)


def printed_grain(s: Egizia, seat: int) -> int:
    return START_FIELD + sum(grain for card, grain, _ in FIELDS if s.holder[card] == seat)


def colours(s: Egizia, seat: int) -> int:
    return len({0, *(colour for card, _, colour in FIELDS if s.holder[card] == seat)})


def quarries(s: Egizia, seat: int) -> int:
    """EGZ-20.2  The start card counts as a quarry."""
    return 1 + sum(s.holder[card] == seat for card, _ in QUARRIES)


def lowest_tracks(s: Egizia, seat: int) -> int:
    return (s.store[seat] == LOWEST) + (s.market[seat] == LOWEST)


def points_held(s: Egizia, seat: int) -> int:
    return s.score[seat]


MEASURE: dict[str, Callable[[Egizia, int], int]] = {
    "pyramid_markers": pyramid_markers,
    "rows_complete": rows_complete,
    "row_bonus": row_bonus,
    "pyramid_rows": pyramid_rows,
    "obelisk_built": obelisk_built,
    "obelisk_markers": obelisk_markers,
    "obelisk_height": obelisk_height,
    "temple_markers": temple_markers,
    "pillars_built": pillars_built,
    "roof_markers": roof_markers,
    "tombs": tomb_count,
    "tomb_sum": tomb_sum,
    "tombs_taken": tombs_taken,
    "kinds_of_building": kinds_of_building,
    "markers": markers,
    "weakest_crew": weakest_crew,
    "strongest_crew": strongest_crew,
    "all_crews": all_crews,
    "joker": joker,
    "fields": fields,
    "grain": printed_grain,
    "colours": colours,
    "quarries": quarries,
    "lowest_tracks": lowest_tracks,
    "tenth": points_held,
}


def scores(s: Egizia) -> list[int]:
    return s.score[:]


def result(s: Egizia) -> list[int] | None:
    """EGZ-15.6  Most points; on equal points the first to stand on the space. So there is always one winner."""
    if s.stack:
        return None
    return [s.track.index(seat) + 1 for seat in range(s.seats)]
