"""ANK-12  Event: Camel Caravan.

1. Lay camels one by one, from one end of the line to the other; only edges that can still become a legal line.
2. Choose which of the two new regions keeps the order token; the other gets the lowest of the supply.
3. Swap the token of one of them with any on the map, or not.
"""

from functools import lru_cache
from typing import ClassVar

from benben.core.steps import Decision, Reason
from benben.games.ankh.land import flood, region_of
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import CAMELS, NO_PAIR, PAIR, PAIR_INDEX, TOKEN_PAIRS
from benben.games.ankh.tables_map import (
    AROUND,
    CORNER_CELLS,
    EDGE,
    EDGE_INDEX,
    EDGES,
    ENDS,
    HEX,
    MAX_LINE,
    MIN_REGION,
    PASS,
    TOKENS,
    bits,
)

Line = tuple[int, ...]


@lru_cache(maxsize=4096)
def lines_in(ground: int) -> tuple[Line, ...]:
    """ANK-12.2  Every legal line in a region, once from each end: from its border to its border.

    The border of a region is made of nothing but river, water, camels and the map's edge.
    """
    found: list[Line] = []
    for edge, (one, other) in enumerate(EDGES):
        if ground >> one & 1 and ground >> other & 1:
            for start in ENDS[edge]:
                if CORNER_CELLS[start] & ~ground:
                    follow(ground, start, start, edge, one, other, (), 0, 0, found)
    return tuple(found)


def follow(
    ground: int,
    start: int,
    corner: int,
    edge: int,
    left: int,
    right: int,
    line: Line,
    lefts: int,
    rights: int,
    found: list[Line],
) -> None:
    """Go on along an edge; `left` and `right` are the hexes on its two sides, `lefts` and `rights` all so far."""
    line = (*line, edge)
    lefts |= 1 << left
    rights |= 1 << right
    ends = ENDS[edge]
    corner = ends[0] if ends[1] == corner else ends[1]
    if CORNER_CELLS[corner] & ~ground:
        if start < corner and splits(ground, lefts, rights, len(line)):
            found.append(line)
            found.append(line[::-1])
    elif len(line) < MAX_LINE:
        """The next edge lies beside the left or the right hex; the third hex at this corner is on its other side."""
        ahead = (CORNER_CELLS[corner] & ~(1 << left | 1 << right)).bit_length() - 1
        if not lefts >> ahead & 1:
            further = EDGE_INDEX[min(left, ahead), max(left, ahead)]
            follow(ground, start, corner, further, left, ahead, line, lefts, rights, found)
        if not rights >> ahead & 1:
            further = EDGE_INDEX[min(right, ahead), max(right, ahead)]
            follow(ground, start, corner, further, ahead, right, line, lefts, rights, found)


def splits(ground: int, lefts: int, rights: int, length: int) -> bool:
    """ANK-12.3  Two new regions of at least 6 land hexes each, water not counted.

    The left part is what can be reached without the hexes on the right. If the line does not separate, the two sides
    meet somewhere besides the line. ANK-12.9  Only land counts: what stands on it hinders no line.
    """
    part = lefts
    todo = bits(lefts)
    rest = ground & ~rights
    while todo:
        more = AROUND[todo.pop()] & rest & ~part
        if more:
            part |= more
            todo.extend(bits(more))
    if not MIN_REGION <= part.bit_count() <= ground.bit_count() - MIN_REGION:
        return False
    return sum((AROUND[place] & part).bit_count() for place in bits(rights)) == length


def camels_left(s: Ankh) -> int:
    return CAMELS - s.camels.bit_count()


def next_token(s: Ankh) -> int:
    """ANK-12.5  The lowest order token of the supply; 0 if there is none."""
    for token in range(1, TOKENS + 1):
        if not s.land[token] and not s.lost_tokens >> token & 1:
            return token
    return 0


def legal_lines(s: Ankh, laid: Line) -> list[Line]:
    """The legal lines that begin with the camels laid so far.

    ANK-12.8  At most as many camels as are left; without an order token in the supply no line at all.
    """
    if not next_token(s):
        return []
    left, count = camels_left(s), len(laid)
    found: list[Line] = []
    for ground in s.land:
        if ground and (not laid or ground >> EDGES[laid[0]][0] & 1):
            found.extend(line for line in lines_in(ground) if len(line) <= left and line[:count] == laid)
    return found


class LayCamel(Decision):
    """ANK-12.1  One line of 1 to 6 camels, or none; every camel offered can be completed to a legal line."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "laid")
    domain = EDGE
    rule = "ANK-12.1"
    skippable = True

    def __init__(self, seat: int, laid: Line) -> None:
        self.seat = seat
        self.laid = laid

    def options(self, s: Ankh, /) -> list[int]:
        count = len(self.laid)
        found = sorted({line[count] for line in legal_lines(s, self.laid)})
        if found and not count:
            found.append(PASS)
        return found

    def resolve(self, s: Ankh, edge: int, /) -> None:
        if edge == PASS:
            return
        laid = (*self.laid, edge)
        s.then(KeepToken(self.seat, laid) if laid in legal_lines(s, laid) else LayCamel(self.seat, laid))

    def why_not(self, s: Ankh, edge: int, /) -> Reason | None:
        if edge == PASS:
            return None
        if s.camels >> edge & 1:
            return Reason("camel_there", "ANK-12.1")
        return Reason("no_legal_line", "ANK-12.3")


class KeepToken(Decision):
    """ANK-12.4  Which of the two new regions keeps the old order token? Each is named by a hex of it."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "laid")
    domain = HEX
    rule = "ANK-12.4"

    def __init__(self, seat: int, laid: Line) -> None:
        self.seat = seat
        self.laid = laid

    def options(self, s: Ankh, /) -> list[int]:
        return list(EDGES[self.laid[0]])

    def resolve(self, s: Ankh, keeper: int, /) -> None:
        old, new = region_of(s, keeper), next_token(s)
        whole = s.land[old]
        for edge in self.laid:
            s.camels |= 1 << edge
            s.emit("camel_laid", self.seat, edge)
        s.land[old] = flood(keeper, s.camels)
        s.land[new] = whole & ~s.land[old]
        s.emit("region_split", self.seat, old, new)
        s.then(SwapTokens(self.seat, old, new))


class SwapTokens(Decision):
    """ANK-12.6  Swap the order token of one of the two new regions with any on the map, or not."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "old", "new")
    domain = PAIR
    rule = "ANK-12.6"

    def __init__(self, seat: int, old: int, new: int) -> None:
        self.seat = seat
        self.old = old
        self.new = new

    def options(self, s: Ankh, /) -> list[int]:
        found = [
            pair
            for pair, tokens in enumerate(TOKEN_PAIRS)
            if (self.old in tokens or self.new in tokens) and s.land[tokens[0]] and s.land[tokens[1]]
        ]
        return [*found, NO_PAIR]

    def resolve(self, s: Ankh, pair: int, /) -> None:
        if pair != NO_PAIR:
            one, other = TOKEN_PAIRS[pair]
            s.land[one], s.land[other] = s.land[other], s.land[one]
            s.emit("tokens_swapped", self.seat, PAIR_INDEX[one, other])
