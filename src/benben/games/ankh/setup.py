"""ANK-4, ANK-22.6  Setting up the game."""

from typing import ClassVar

from benben.core.game import Options
from benben.core.rng import Rng
from benben.core.steps import Decision, Domain, Reason, Step
from benben.games.ankh.land import empty, flood, near, region_of
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import (
    CARDS,
    GOD,
    GOD_UNIT,
    GUARDIAN,
    GUARDIANS,
    KINDS,
    LEVELS,
    MONUMENTS,
    START_FOLLOWERS,
    TRACKS,
    WARRIOR,
    WARRIORS,
    figures_in_play,
    start_square,
)
from benben.games.ankh.tables_map import EDGE_INDEX, HEX, TOKENS, bits, edge_between
from benben.games.ankh.tables_scenarios import KING_IS_DEAD, LAYOUT, SCENARIO, Layout
from benben.games.ankh.turn import Turn
from benben.games.ankh.units import POOL_TOKENS, controller, put

LETTER = {row.letter: kind for kind, row in enumerate(MONUMENTS)}


def new(seats: int, options: Options, rng: Rng) -> Ankh:
    s = Ankh()
    s.begin(seats, rng)
    s.first = s.below(seats)  # ANK-4.4
    s.turn = -1
    wanted = str(options["scenario"])
    """ANK-4.8  A scenario, agreed or at random; each fits every number of players."""
    s.scenario = s.below(len(SCENARIO)) if wanted == "random" else SCENARIO.index[wanted]
    deal_seats(s)
    deal_tracks(s)
    deal_map(s, LAYOUT[s.scenario, seats])
    order = in_turn(s)
    steps: list[Step] = []
    if options["gods"] == "dealt":
        deal_gods(s)
    else:
        steps += [ChooseGod(seat) for seat in order]
    if options["guardians"] == "dealt":
        for level in range(1, LEVELS + 1):
            kinds = of_level(level)
            bring_guardian(s, level, kinds[s.below(len(kinds))])
    else:
        steps += [ChooseGuardian(order[(level - 1) % seats], level) for level in range(1, LEVELS + 1)]
    if s.scenario == KING_IS_DEAD:
        steps += [ClaimMonument(seat) for seat in reversed(order)]
    s.then(*steps, Turn(s.first))
    return s


def in_turn(s: Ankh) -> list[int]:
    return [(s.first + place) % s.seats for place in range(s.seats)]


def deal_seats(s: Ankh) -> None:
    """ANK-4.1 pieces, ANK-4.2 tokens, ANK-4.3 one Follower, ANK-4.5 markers: the first player's on top."""
    seats = s.seats
    s.god = [-1] * seats
    s.chief = list(range(seats))
    s.gifts = [0] * seats
    s.alive = (1 << seats) - 1
    s.winner = -1
    s.atheist = 0
    s.devotion = [0] * seats
    s.ladder = in_turn(s)[::-1]
    s.fallen = []
    s.followers = [START_FOLLOWERS] * seats
    s.powers = [0] * seats
    s.tokens = [POOL_TOKENS] * seats
    s.warriors = [WARRIORS] * seats
    s.reserve = [0] * (seats * KINDS)
    s.army = [0] * seats
    s.god_at = [-1] * seats
    s.held = [0] * seats
    s.kept = [list(range(len(CARDS))) for _ in range(seats)]
    s.chosen = [[] for _ in range(seats)]
    s.bid = [-1] * seats
    s.shown = [0] * seats
    s.used = [0] * seats
    s.killed = [0] * seats
    s.dead_cats = [0] * seats


def deal_tracks(s: Ankh) -> None:
    """ANK-4.6  Action markers on the squares of the player count. ANK-4.7  The event marker on the start space."""
    s.marker = [start_square(track, s.seats) for track in range(len(TRACKS))]
    s.event = 0
    s.scales = -1
    s.scales_spent = s.amun_spent = s.battle = s.fighters = 0
    s.kinds = [-1] * LEVELS
    s.figures = [0] * LEVELS
    s.guards = [0] * KINDS
    s.claws = [0] * 6
    s.sun = s.portals = s.lost_tokens = 0
    s.captives = []


def deal_map(s: Ankh, layout: Layout) -> None:
    """ANK-4.9  Camels, order tokens and monuments of the scenario. ANK-22.1  Some have no further rules."""
    s.camels = 0
    for line in layout.camels:
        for edge in line.split():
            s.camels |= 1 << EDGE_INDEX[edge_between(edge)]
    s.land = [0] * (TOKENS + 1)
    for number, key in enumerate(layout.tokens.split(), 1):
        s.land[number] = flood(HEX.index[key], s.camels)
    s.built = [0] * len(MONUMENTS)
    order = in_turn(s)
    for word in layout.monuments.split():
        key, _, player = word[1:].partition("=")
        place = HEX.index[key]
        s.built[LETTER[word[0]]] |= 1 << place
        if player:
            own(s, order[int(player) - 1], place)
    """ANK-4.10  Player 1 is the first player; units and Ankh tokens come from the pools."""
    for seat, god, warrior in zip(order, layout.gods.split(), layout.warriors.split(), strict=False):
        put(s, seat, GOD_UNIT, HEX.index[god])
        bring_warrior(s, seat, HEX.index[warrior])


def own(s: Ankh, seat: int, place: int) -> None:
    s.held[seat] |= 1 << place
    s.tokens[seat] -= 1


def bring_warrior(s: Ankh, seat: int, place: int) -> None:
    put(s, seat, WARRIOR, place)
    s.warriors[seat] -= 1


def deal_gods(s: Ankh) -> None:
    dealt = list(range(len(GOD)))
    s.shuffle(dealt)
    for seat in range(s.seats):
        bring_god(s, seat, dealt[seat])


def bring_god(s: Ankh, seat: int, god: int) -> None:
    s.god[seat] = god
    s.gifts[seat] = 1 << god
    s.emit("god_chosen", seat, god)


class ChooseGod(Decision):
    """ANK-4.1  Each player picks one of the gods left, in turn order."""

    domain = GOD
    rule = "ANK-4.1"

    def options(self, s: Ankh, /) -> list[int]:
        return [god for god in range(len(GOD)) if god not in s.god]

    def resolve(self, s: Ankh, god: int, /) -> None:
        bring_god(s, self.seat, god)

    def why_not(self, s: Ankh, god: int, /) -> Reason | None:
        return Reason("god_taken", "ANK-4.1")


def of_level(level: int) -> list[int]:
    return [kind for kind, row in enumerate(GUARDIANS) if row.level == level]


def bring_guardian(s: Ankh, level: int, kind: int) -> None:
    """ANK-4.11  One kind of each level, with as many figures as the number of players allows."""
    s.kinds[level - 1] = kind
    s.figures[level - 1] = figures_in_play(kind, s.seats)
    s.emit("guardian_chosen", -1, kind)


class ChooseGuardian(Decision):
    """ANK-4.11  Choose the guardian of a level; the players do it in turn order, a level each."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "level")
    domain = GUARDIAN
    rule = "ANK-4.11"

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level

    def options(self, s: Ankh, /) -> list[int]:
        return of_level(self.level)

    def resolve(self, s: Ankh, kind: int, /) -> None:
        bring_guardian(s, self.level, kind)


# --- The King Is Dead -------------------------------------------------------------------------------------------------


def claimable_at_start(s: Ankh) -> list[int]:
    """ANK-22.6 (a)  Neutral monuments in a region where no God stands, with room for God and Warrior."""
    found = []
    taken = {region_of(s, place) for place in s.god_at if place >= 0}
    for place in bits(s.built[0] | s.built[1] | s.built[2]):
        free = near(s, place) & empty(s)
        if region_of(s, place) not in taken and controller(s, place) < 0 and free.bit_count() > 1:
            found.append(place)
    return found


class ClaimMonument(Decision):
    """ANK-4.12, ANK-22.6 (a)  Last player first: put an Ankh token on a neutral monument."""

    domain = HEX
    rule = "ANK-22.6"

    def options(self, s: Ankh, /) -> list[int]:
        return claimable_at_start(s)

    def resolve(self, s: Ankh, place: int, /) -> None:
        own(s, self.seat, place)
        s.then(PlaceGod(self.seat, place), PlaceWarrior(self.seat, place))


class PlaceGod(Decision):
    """ANK-22.6 (b)  Place your God next to the monument."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "monument")
    domain = HEX
    rule = "ANK-22.6"
    terms: ClassVar[dict[str, Domain]] = {"monument": HEX}

    def __init__(self, seat: int, monument: int) -> None:
        self.seat = seat
        self.monument = monument

    def options(self, s: Ankh, /) -> list[int]:
        return bits(near(s, self.monument) & empty(s))

    def resolve(self, s: Ankh, place: int, /) -> None:
        put(s, self.seat, GOD_UNIT, place)
        s.emit("unit_summoned", self.seat, GOD_UNIT, place)


class PlaceWarrior(Decision):
    """ANK-22.6 (c)  Place a Warrior on another hex next to the monument."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "monument")
    domain = HEX
    rule = "ANK-22.6"
    terms: ClassVar[dict[str, Domain]] = {"monument": HEX}

    def __init__(self, seat: int, monument: int) -> None:
        self.seat = seat
        self.monument = monument

    def options(self, s: Ankh, /) -> list[int]:
        return bits(near(s, self.monument) & empty(s))

    def resolve(self, s: Ankh, place: int, /) -> None:
        bring_warrior(s, self.seat, place)
        s.emit("unit_summoned", self.seat, WARRIOR, place)
