"""KEM-2  Setting up the classic game."""

from typing import ClassVar

from benben.core.game import Options
from benben.core.rng import Rng
from benben.core.steps import Decision, Domain, Effect
from benben.games.kemet.acquiring import take_tile
from benben.games.kemet.amon import AmonRound, PrepareAmon, with_amon, without_amon
from benben.games.kemet.building import found_pyramid, free_slots, hues, new_hues, raise_pyramid
from benben.games.kemet.control import add_units, districts
from benben.games.kemet.gods import ChooseGod
from benben.games.kemet.hands import draw_cards
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import (
    AREA,
    AREAS,
    CARDS,
    CITIES,
    CITY,
    COLOUR,
    COLOURS_IN_PLAY,
    GODS,
    OWN_CARDS,
    PAIR,
    PAIRS,
    PYRAMIDS,
    SEATS,
    SLOTS,
    SPLIT,
    START_CARDS,
    START_LEVELS,
    START_PRAYER,
    START_TROOP,
    TEAMS,
    TOKENS,
    UNITS,
)
from benben.games.kemet.tables_solo import HUMAN
from benben.games.kemet.tables_tiles import ACTS_OF_GOD, COMPANIONS, OF_COLOUR, SAME_PICTURE, TILE, TILES
from benben.games.kemet.teams import draw_team_order, form_teams, station
from benben.games.kemet.turns import BeginRound


def new(seats: int, options: Options, rng: Rng) -> Kemet:
    """KEM-1.20  No expansions. KEM-2.1  The scheme follows from the number of seats."""
    s = Kemet()
    s.begin(seats, rng)
    s.cap = int(options.get("last_round", 0))
    lay_board(s)
    without_amon(s)
    choose_extras(s, options)
    lay_tiles(s, str(options["colours_pool"]))
    deal_players(s)
    clear_battle(s)
    if s.extras & TEAMS:
        s.gathering = [1] * seats  # KEM-8.7
    if s.objective >= 0:
        s.then(PrepareAmon(), ChooseDistricts(HUMAN), ChooseSplit(HUMAN), StartTile(HUMAN), AmonRound())
    elif s.extras & GODS:
        choices = [step for seat in range(seats) for step in (ChooseGod(seat), ChooseCity(seat))]
        s.then(*choices, OrderMarkers(), BeginRound())
    else:
        s.then(*(ChooseCity(seat) for seat in range(seats)), OrderMarkers(), BeginRound())
    return s


def choose_extras(s: Kemet, options: Options) -> None:
    """KEM-8.1  Teams of two, or with six players two teams of three. KEM-10  The gods of Egypt."""
    if options.get("mode") == "teams":
        form_teams(s, 2 if s.seats == 4 or options.get("six_players") == "3v3" else 3)
        s.open_hands = int(bool(options.get("open_hands")))
    if options.get("gods"):
        s.extras |= GODS
    if options.get("mode") == "solo":
        with_amon(s, options)


def lay_board(s: Kemet) -> None:
    """KEM-2.5  Temple tokens lie on their temples; the supply of tokens never runs out."""
    s.round = s.phase = 0
    s.extras = s.open_hands = s.ascended = 0
    s.owed = [0, 0]
    s.active = s.champion = -1
    s.order = list(range(s.seats))
    s.track = []
    s.team = list(range(s.seats))
    s.city = [-1] * s.seats
    s.lord = [-1] * len(CITY)
    s.units = [0] * (len(AREAS) * SEATS)
    s.held = [-1] * len(AREAS)
    s.level = [0] * len(AREAS)
    s.hue = [-1] * len(AREAS)
    s.deck = [kind for kind, card in enumerate(CARDS) for _ in range(card.number)]
    s.discard = []
    s.shuffle(s.deck)  # KEM-2.6


def lay_tiles(s: Kemet, pool: str) -> None:
    """KEM-2.2  Colours at random. KEM-2.3  With 2 players no Act of God and no doubles. KEM-2.4  All tiles lie open."""
    colours = [colour for colour, key in enumerate(COLOUR.keys) if pool == "all" or key != "amber"]
    s.shuffle(colours)
    s.colours = sorted(colours[: COLOURS_IN_PLAY[s.seats]])
    s.market = [0] * len(TILES)
    for colour in s.colours:
        for tile in OF_COLOUR[colour]:
            s.market[tile] = TILES[tile].copies if s.seats > 2 else int(not ACTS_OF_GOD >> tile & 1)
    s.master = [-1] * len(COMPANIONS)
    s.where = [-1] * len(COMPANIONS)


def deal_players(s: Kemet) -> None:
    """KEM-2.8  What everybody takes. KEM-2.9  Two interventions each."""
    seats = s.seats
    s.supply = [UNITS] * seats
    s.prayer = [START_PRAYER] * seats
    s.veterans = [0] * seats
    s.points = [0] * seats
    s.fields = [0] * seats
    s.tokens = [TOKENS] * seats
    s.silver = [0] * seats
    s.silver_at = [-1] * seats
    s.slots = [-1] * (SLOTS * seats)
    s.bought = [0] * seats
    s.tiles = [0] * seats
    s.drained = [0] * seats
    s.hand = [[] for _ in range(seats)]
    s.hand_seen = [[] for _ in range(seats)]
    s.cards = [list(range(OWN_CARDS)) for _ in range(seats)]
    s.face_up = [[] for _ in range(seats)]
    s.face_down = [[] for _ in range(seats)]
    s.face_down_seen = [[] for _ in range(seats)]
    s.removed = [[] for _ in range(seats)]
    s.god = [-1] * seats
    s.risen = [0] * seats
    s.life = [0] * seats
    s.god_at = [-1] * seats
    s.gathering = [0] * seats
    for seat in s.order:
        draw_cards(s, seat, START_CARDS)


def clear_battle(s: Kemet) -> None:
    s.attacker = s.defender = s.field = s.shown = s.victor = -1
    s.stage = s.swapped = 0
    s.power = [0, 0]
    s.slain = [0, 0]
    s.laid = [[] for _ in range(s.seats)]
    s.chosen = [[] for _ in range(s.seats)]
    s.bluff = [0] * s.seats
    s.played = [[] for _ in range(s.seats)]
    s.aside = [[] for _ in range(s.seats)]


class ChooseCity(Decision):
    """KEM-2.7  Each chooses a city in play for the whole game, in seat order; the colour goes with the seat."""

    domain = CITY
    rule = "KEM-2.7"

    def options(self, s: Kemet, /) -> list[int]:
        return [city for city in CITIES[s.seats] if s.lord[city] < 0]

    def resolve(self, s: Kemet, city: int, /) -> None:
        s.city[self.seat] = city
        s.lord[city] = self.seat
        s.emit("city_chosen", self.seat, city)


class OrderMarkers(Effect):
    """KEM-2.10  The order is random; then 2.11 and 2.12 in turn order, 2.13 in reverse."""

    def run(self, s: Kemet, /) -> None:
        if s.extras & TEAMS:
            s.then(FirstTroops())
            draw_team_order(s)
            return
        s.shuffle(s.order)
        s.emit("order_drawn", s.order[0])
        s.then(FirstTroops())


class FirstTroops(Effect):
    """KEM-8.20  Then KEM-2.11 and KEM-2.12 in turn order, KEM-2.13 in reverse, with teams too."""

    def run(self, s: Kemet, /) -> None:
        s.then(
            *(ChooseDistricts(seat) for seat in s.order),
            *(ChooseSplit(seat) for seat in s.order),
            *(StartTile(seat) for seat in s.order[::-1]),
        )


class ChooseDistricts(Decision):
    """KEM-2.11  Two of the own districts get 5 units each; 2 units stay in supply."""

    domain = PAIR
    rule = "KEM-2.11"

    def options(self, s: Kemet, /) -> list[int]:
        return list(range(len(PAIRS)))

    def resolve(self, s: Kemet, pair: int, /) -> None:
        if s.extras & TEAMS:
            station(s, self.seat, pair)
            return
        for side in PAIRS[pair]:
            add_units(s, self.seat, districts(s, self.seat)[side], START_TROOP)


class ChooseSplit(Decision):
    """KEM-2.12  Three levels in all: three pyramids of level 1, or one of 2 and one of 1; with 2 players only 2/1."""

    domain = SPLIT
    rule = "KEM-2.12"

    def options(self, s: Kemet, /) -> list[int]:
        return [0, 1] if PYRAMIDS[s.seats] == START_LEVELS else [1]

    def resolve(self, s: Kemet, split: int, /) -> None:
        if split == 0:
            s.then(*(FirstColour(self.seat, area, 1) for area in districts(s, self.seat)))
        else:
            s.then(FirstSite(self.seat, 2), FirstSite(self.seat, 1))


class FirstSite(Decision):
    """KEM-2.12  The district of a pyramid of this level."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "level")
    domain = AREA
    rule = "KEM-2.12"

    def __init__(self, seat: int, level: int) -> None:
        self.seat = seat
        self.level = level

    def options(self, s: Kemet, /) -> list[int]:
        """KEM-9.8  In the solo game the western and the eastern district."""
        own = districts(s, self.seat) if s.objective < 0 else districts(s, self.seat)[::2]
        return [area for area in own if not s.level[area]]

    def resolve(self, s: Kemet, area: int, /) -> None:
        s.then(FirstColour(self.seat, area, self.level))


class FirstColour(Decision):
    """KEM-2.12  Each placed pyramid gets a different colour in play and its acquisition token."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "area", "level")
    domain = COLOUR
    rule = "KEM-2.12"
    terms: ClassVar[dict[str, Domain]] = {"area": AREA}

    def __init__(self, seat: int, area: int, level: int) -> None:
        self.seat = seat
        self.area = area
        self.level = level

    def options(self, s: Kemet, /) -> list[int]:
        return new_hues(s, self.seat)

    def resolve(self, s: Kemet, colour: int, /) -> None:
        found_pyramid(s, self.seat, self.area, colour, free_slots(s, self.seat)[0])
        raise_pyramid(s, self.seat, self.area, self.level)


class StartTile(Decision):
    """KEM-2.13  A level-1 tile in the colour of an own pyramid, free. KEM-2.14  It is no acquisition of round 1."""

    domain = TILE
    rule = "KEM-2.13"

    def options(self, s: Kemet, /) -> list[int]:
        own = hues(s, self.seat)
        return [
            tile
            for tile, row in enumerate(TILES)
            if row.level == 1 and row.colour in own and s.market[tile] and not s.tiles[self.seat] & SAME_PICTURE[tile]
        ]

    def resolve(self, s: Kemet, tile: int, /) -> None:
        take_tile(s, self.seat, tile)
