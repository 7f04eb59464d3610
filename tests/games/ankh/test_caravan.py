"""ANK-12  Camel Caravan."""

import random

import pytest

from benben.games.ankh.caravan import KeepToken, LayCamel, camels_left, legal_lines, lines_in, next_token
from benben.games.ankh.check import check_regions
from benben.games.ankh.land import flood
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables_map import AROUND, AT, EDGES, LAND, RIVER, corners_of
from tests.games.ankh.build import DELTA, EAST, WEST, Position, choose, edge, keys, kind, told, why

SHORT = ("3.0/4.0", "3.1/4.0", "3.1/4.1", "4.1/4.2")


def lay(s: Ankh, *line: str) -> Ankh:
    for key in line:
        choose(s, key.replace("/", "+"))
    return s


def slow_lines(ground: int, standing: int = 0) -> set[frozenset[int]]:
    """Every legal line by brute force: grow paths edge by edge, flood the region with the line as camels."""
    found: set[frozenset[int]] = set()

    inside = [i for i, (a, b) in enumerate(EDGES) if ground >> a & 1 and ground >> b & 1]
    ends = {i: corners_of(EDGES[i]) for i in inside}

    def on_border(corner: frozenset[tuple[int, int]]) -> bool:
        return any(cell not in AT or not ground >> AT[cell] & 1 for cell in corner)

    def grow(line: tuple[int, ...], corner: frozenset[tuple[int, int]], seen: set[frozenset[tuple[int, int]]]) -> None:
        if on_border(corner):
            camels = sum(1 << i for i in line) | standing
            part = flood(EDGES[line[0]][0], camels) & ground
            if 6 <= part.bit_count() <= ground.bit_count() - 6 and not part >> EDGES[line[0]][1] & 1:
                found.add(frozenset(line))
            return
        if len(line) == 6:
            return
        for i in inside:
            if i not in line and corner in ends[i]:
                other = ends[i][0] if ends[i][1] == corner else ends[i][1]
                if other not in seen:
                    grow((*line, i), other, seen | {other})

    for i in inside:
        for start, end in (ends[i], ends[i][::-1]):
            if on_border(start):
                grow((i,), end, {start, end})
    return found


def test_a_line_lies_between_land_hexes() -> None:
    """ANK-12.1  Never on the river, on water, or on a camel; one to six camels, or none at all."""
    assert not set(EDGES) & set(RIVER)
    assert all(LAND >> a & 1 and LAND >> b & 1 and AROUND[a] >> b & 1 for a, b in EDGES)
    s = Position().do(LayCamel(0, ()))
    assert keys(s)[-1] == "pass"
    choose(s, "pass")
    assert kind(s) == "" and not s.camels
    s = Position().camels(*SHORT).do(LayCamel(0, ()))
    assert "3.0+4.0" not in keys(s) and why(s, "3.0+4.0") == "camel_there"
    inner = Position().do(LayCamel(0, ()))
    assert "7.1+7.2" not in keys(inner) and why(inner, "7.1+7.2") == "no_legal_line"


@pytest.mark.parametrize(("token", "count"), [(WEST, 44), (EAST, 29), (DELTA, 19)])
def test_all_legal_lines_of_a_region(token: int, count: int) -> None:
    """ANK-12.2, ANK-12.3  From border to border, two parts of at least 6; the same as found by brute force."""
    ground = Position().s.land[token]
    found = {frozenset(line) for line in lines_in(ground)}
    assert len(found) == count and found == slow_lines(ground) and len(lines_in(ground)) == 2 * count


def test_lines_beside_camels() -> None:
    """ANK-12.2  Camels already placed are ends as well."""
    s = Position().camels(*SHORT).s
    for token in (WEST, 4):
        assert {frozenset(line) for line in lines_in(s.land[token])} == slow_lines(s.land[token], s.camels)


def test_lengths_of_the_lines() -> None:
    """ANK-12.3  As the sheet counts them: Delta 5:10 6:9, West 3:6 4:6 5:11 6:21, East 4:2 5:9 6:18."""
    s = Position().s
    for token, lengths in ((DELTA, {5: 10, 6: 9}), (WEST, {3: 6, 4: 6, 5: 11, 6: 21}), (EAST, {4: 2, 5: 9, 6: 18})):
        found = [len(line) for line in lines_in(s.land[token])]
        assert {n: found.count(n) // 2 for n in sorted(set(found))} == lengths


def test_every_offered_camel_can_be_completed() -> None:
    """ANK-12.1, ANK-12.3  Guided picks, at random, always end in a legal split."""
    chance = random.Random(5)
    for _ in range(60):
        s = Position().do(LayCamel(0, ()))
        while kind(s) in ("LayCamel", "KeepToken"):
            choose(s, chance.choice([key for key in keys(s) if key != "pass"]))
        check_regions(s)
        assert kind(s) == "SwapTokens" and sum(bool(ground) for ground in s.land) == 4


def test_the_player_chooses_where_the_token_stays() -> None:
    """ANK-12.4, ANK-12.5  The other part gets the lowest token of the supply."""
    s = lay(Position().do(LayCamel(0, ())), *SHORT)
    assert kind(s) == "KeepToken" and set(keys(s)) == {"3.0", "4.0"}
    choose(s, "3.0")
    assert s.land[WEST].bit_count() == 14 and s.land[4].bit_count() == 18 and camels_left(s) == 26
    s = lay(Position().do(LayCamel(0, ())), *SHORT[::-1])
    choose(s, "4.1")
    assert s.land[WEST].bit_count() == 18 and s.land[4].bit_count() == 14


def test_no_token_no_caravan() -> None:
    """ANK-12.5  With all eight on the map nothing is offered."""
    p = Position()
    p.s.lost_tokens = 0b111110000
    assert next_token(p.s) == 0 and kind(p.do(LayCamel(0, ()))) == ""


def test_tokens_may_be_swapped() -> None:
    """ANK-12.6  The token of one of the two new regions with any on the map, or not at all."""
    s = choose(lay(Position().do(LayCamel(0, ())), *SHORT), "3.0")
    assert keys(s) == ["1+2", "1+3", "1+4", "2+4", "3+4", "none"]
    north, delta = s.land[WEST], s.land[DELTA]
    choose(s, "1+3")
    assert s.land[DELTA] == north and s.land[WEST] == delta
    s = choose(lay(Position().do(LayCamel(0, ())), *SHORT), "3.0")
    choose(s, "none")
    assert s.land[WEST] == north and kind(s) == ""


def test_camels_stay() -> None:
    """ANK-12.7  A second line leaves the first where it is."""
    s = choose(choose(lay(Position().do(LayCamel(0, ())), *SHORT), "3.0"), "none")
    first = s.camels
    s.then(KeepToken(0, lines_in(s.land[EAST])[0]))
    choose(s, keys(s)[0])
    assert s.camels & first == first and s.camels != first


def test_camels_run_out() -> None:
    """ANK-12.8  At most as many as the supply has; without a legal line nothing happens."""
    p = Position()
    full = legal_lines(p.s, ())
    p.s.camels = (1 << 27) - 1
    assert camels_left(p.s) == 3
    assert {len(line) for line in legal_lines(p.s, ())} == {3} and len(full) == 184
    p.s.camels = (1 << 28) - 1
    assert kind(p.do(LayCamel(0, ()))) == ""


def test_pieces_do_not_hinder_a_line() -> None:
    """ANK-12.9  Units, monuments and gates on the hexes change nothing."""
    p = Position().warriors(1, "3.0", "4.0").monument("temple", "4.1", "3.1").gates("4.2")
    s = choose(lay(p.do(LayCamel(0, ())), *SHORT), "4.0")
    assert s.land[WEST].bit_count() == 18 and told(s, "region_split")
    assert len(told(s, "camel_laid")) == 4


def test_a_shorter_part_is_refused() -> None:
    """ANK-12.3  A corner of fewer than 6 hexes cannot be cut off."""
    for line in lines_in(Position().s.land[WEST]):
        camels = sum(1 << i for i in line)
        parts = [flood(place, camels) for place in EDGES[line[0]]]
        assert min(part.bit_count() for part in parts) >= 6 and not parts[0] & parts[1]
    assert edge("3.0/4.0") in {line[0] for line in lines_in(Position().s.land[WEST])}
