"""What must hold in every position of Ankh."""

from benben.games.ankh.land import flood, monuments, units
from benben.games.ankh.merge import DismissGuardian
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import (
    ALL_CARDS,
    ANKH_TOKENS,
    APEP,
    BASES,
    BOARD_TOKENS,
    CAMELS,
    GOD,
    KINDS,
    MAAT,
    MONUMENTS_PER_KIND,
    PORTALS,
    POWERS,
    SCORPION,
    SLOTS_OF_ANUBIS,
    SPACES,
    SUNS,
    TOP,
    WARRIORS,
    WHITE,
    figures_in_play,
    start_square,
)
from benben.games.ankh.tables_map import EDGES, HEX, LAND, MIN_REGION, RIVER, TOKENS, WATER, bits
from benben.games.ankh.units import controlled, gods, guardians

MERGED_FROM = next(i for i, space in enumerate(SPACES) if space.conflict == 3)
FORGOTTEN_FROM = next(i for i, space in enumerate(SPACES) if space.conflict == 4)


def check(s: Ankh) -> None:
    check_map(s)
    check_regions(s)
    check_stocks(s)
    check_guardians(s)
    check_tracks(s)
    check_cards(s)


def check_map(s: Ankh) -> None:
    """One piece a hex; only Apep on water; no monument on a gate."""
    everything = [*s.army, *s.built]
    assert sum(mask.bit_count() for mask in everything) == (units(s) | monuments(s)).bit_count()
    assert not monuments(s) & (WATER | s.portals)
    assert not units(s) & WATER & ~s.guards[APEP]
    assert not guardians(s) & ~units(s) and sum(m.bit_count() for m in s.guards) == guardians(s).bit_count()
    assert not gods(s) & guardians(s)
    held = 0
    for mask in s.held:
        assert not mask & held
        held |= mask
    assert not held & ~monuments(s)
    assert not s.sun & ~(units(s) & ~gods(s)) and s.sun.bit_count() <= SUNS
    assert s.portals.bit_count() <= PORTALS and not s.portals & WATER
    aimed = 0
    for mask in s.claws:
        assert not mask & aimed
        aimed |= mask
    assert aimed == s.guards[SCORPION]


def check_regions(s: Ankh) -> None:
    """Regions share out the land; each is one piece of at least 6 hexes; river and camels part regions."""
    region = [0] * len(HEX)
    covered = 0
    for token in range(1, TOKENS + 1):
        ground = s.land[token]
        if ground:
            assert not ground & covered and ground.bit_count() >= MIN_REGION
            assert flood(bits(ground)[0], s.camels) == ground
            covered |= ground
            assert not s.lost_tokens >> token & 1
            for place in bits(ground):
                region[place] = token
    assert covered == LAND and s.land[0] == 0
    assert s.camels.bit_count() <= CAMELS
    for one, other in (*RIVER, *(EDGES[edge] for edge in bits(s.camels))):
        assert region[one] != region[other]


def check_stocks(s: Ankh) -> None:
    assert all(mask.bit_count() <= MONUMENTS_PER_KIND for mask in s.built)
    assert len(s.captives) <= SLOTS_OF_ANUBIS
    for chief in range(s.seats):
        assert s.followers[chief] >= 0
        if not s.alive >> chief & 1:
            assert not (s.army[chief] or s.held[chief] or s.warriors[chief] or s.followers[chief])
            assert chief not in s.captives
            continue
        assert s.tokens[chief] + s.held[chief].bit_count() + BOARD_TOKENS == ANKH_TOKENS
        on_map = s.army[chief] & ~guardians(s)
        if s.god_at[chief] >= 0:
            on_map &= ~(1 << s.god_at[chief])
            assert s.army[chief] >> s.god_at[chief] & 1
        else:
            assert s.turn < 0
        assert on_map.bit_count() + s.warriors[chief] + s.captives.count(chief) == WARRIORS


def check_guardians(s: Ankh) -> None:
    for level, kind in enumerate(s.kinds):
        if kind >= 0:
            total = s.figures[level] + s.guards[kind].bit_count() + sum(s.reserve[kind::KINDS])
            start = figures_in_play(kind, s.seats)
            assert total <= start and (total == start or s.event >= MERGED_FROM)
    for kind in range(KINDS):
        assert kind in s.kinds or not (s.guards[kind] or sum(s.reserve[kind::KINDS]))
    merging = any(isinstance(step, DismissGuardian) for step in s.stack)
    for chief in range(s.seats):
        for large in (False, True):
            assert controlled(s, chief, large) <= BASES or merging


def check_tracks(s: Ankh) -> None:
    for track, place in enumerate(s.marker):
        assert start_square(track, s.seats) <= place <= WHITE[track]
        assert place < WHITE[track] or s.stack or s.winner >= 0 or s.atheist
    assert 0 <= s.event < len(SPACES)
    living = [chief for chief in range(s.seats) if s.alive >> chief & 1]
    assert sorted(s.ladder) == living
    steps = [s.devotion[chief] for chief in s.ladder]
    assert steps == sorted(steps) and all(0 <= step <= TOP for step in steps)
    gods_left = len(s.ladder) + len(s.fallen)
    assert gods_left == s.seats or (s.seats > 2 and gods_left == s.seats - 1 and s.event >= MERGED_FROM)
    assert not s.fallen or s.event >= FORGOTTEN_FROM
    for chief in living:
        assert s.powers[chief] < 1 << len(POWERS)
        levels = [sum(s.powers[chief] >> p & 1 for p, row in enumerate(POWERS) if row.level == n) for n in (1, 2, 3)]
        assert all(count <= 2 for count in levels) and (levels[1] == 0 or levels[0] == 2)
        assert levels[2] == 0 or levels[1] == 2
    assert len({god for god in s.god if god >= 0}) == sum(god >= 0 for god in s.god) <= len(GOD)


def check_cards(s: Ankh) -> None:
    """A hand is never empty between Battles: Cycle of Ma'at is in it."""
    for chief in range(s.seats):
        cards = sorted([*s.kept[chief], *s.chosen[chief], *bits(s.used[chief])])
        if s.alive >> chief & 1:
            assert cards == bits(ALL_CARDS)
            assert s.battle or MAAT in s.kept[chief]
        else:
            assert not cards
        assert s.battle or not (s.chosen[chief] or s.shown[chief])
        assert s.bid[chief] <= s.followers[chief]
