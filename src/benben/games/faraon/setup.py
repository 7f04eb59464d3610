"""FAR-1, FAR-2, FAR-12, FAR-13.1 to 13.7  Setting up the game."""

from typing import ClassVar

from benben.core.game import Options
from benben.core.rng import Rng
from benben.core.state import only
from benben.core.steps import Decision, Effect, Step
from benben.games.faraon.areas import gain_noble
from benben.games.faraon.goods import Gain, gain_urn
from benben.games.faraon.offerings import refill
from benben.games.faraon.rounds import PlayRound, lay_urns, place_leftover
from benben.games.faraon.state import Faraon
from benben.games.faraon.tables import (
    AREAS,
    ARTISAN_PLACES,
    ARTISANS,
    BASICS,
    EMPTY,
    MOST_SEATS,
    NOBLE,
    NOBLE_PLACES,
    NOBLES,
    OFFERINGS,
    PIECES,
    RESOURCES,
    SCRIBES,
    SLOTS,
    START_SILVER,
    TILES,
    TOKEN_KINDS,
    URN,
    URNS,
    S,
    sets_laid,
)
from benben.games.faraon.traitor import DarkenTile, darken, draw_pile


def new(seats: int, options: Options, rng: Rng) -> Faraon:
    """FAR-2  The board, the decks and the seats; the starting picks are the first choices."""
    s = Faraon()
    s.begin(seats, rng)
    solo = options["mode"] == "solo"
    s.traitor = seats - 1 if solo else -1
    s.nile_need = int(options["nile_god_threshold"])
    s.round = 0
    deal_board(s)
    deal_goods(s)
    deal_seats(s)
    newcomers = [0, 1] if solo and options["first_game"] else newcomer_seats(seats, options)
    deal_cards(s, newcomers)
    deal_urns(s)
    dark: tuple[Step, ...] = deal_traitor(s, options) if solo else no_traitor(s)
    s.then(*dark, *starting_picks(s, newcomers), BeginGame())
    return s


def newcomer_seats(seats: int, options: Options) -> list[int]:
    """FAR-2.14  Those who play for the first time, each by an option of their own."""
    return [seat for seat in range(seats) if options.get(f"newcomer_{seat + 1}")]


def deal_board(s: Faraon) -> None:
    """FAR-2.1, FAR-1.1  Five areas in random order around the wheel, which stands anyhow.

    FAR-2.5, FAR-1.4  The direction marker, the First Player token and the Pharaoh token.
    """
    s.place = list(range(AREAS))
    s.shuffle(s.place)
    s.turned = s.below(AREAS)
    s.direction = 1 if s.below(2) else -1
    s.wheel = [EMPTY] * (BASICS * SLOTS)
    s.first = s.below(s.seats)  # FAR-2.4, FAR-13.7
    s.pharaoh = -1


def deal_goods(s: Faraon) -> None:
    """FAR-2.6, FAR-1.5  Six open piles. FAR-2.7, FAR-1.6  All tokens in the bag, then the display."""
    s.supply = [row.tokens for row in RESOURCES]
    s.bag = [kind for kind, row in enumerate(OFFERINGS) for _ in range(row.tokens)]
    s.shuffle(s.bag)
    s.spent = [0] * TOKEN_KINDS
    s.sets = [EMPTY] * (2 * sets_laid(s.seats))  # FAR-13.4: three against the Traitor.
    s.bonus = [EMPTY] * sets_laid(s.seats)
    refill(s)


def deal_seats(s: Faraon) -> None:
    """FAR-2.10, FAR-1.8  The cube before stage 1, the discs below the tracks. FAR-2.2  None is on the pyramid yet."""
    s.purse = [0] * (s.seats * PIECES)
    s.stage = [0] * s.seats
    s.nile = [0] * (s.seats * BASICS)
    s.passed = s.used = 0
    s.row = [-1] * s.seats
    s.square = [0] * s.seats
    s.score = [0] * s.seats


def deal_cards(s: Faraon, newcomers: list[int]) -> None:
    """FAR-2.8, FAR-1.7  Shuffle the nobles and show 3, the artisans and show 4."""
    s.noble_owner = [-1] * len(NOBLES)
    s.artisan_owner = [-1] * len(ARTISANS)
    s.drawn = []
    s.rejected = []
    s.rejected_eyes = []
    s.drawer = -1
    s.nobles = list(range(len(NOBLES)))
    deal_scribes(s, newcomers)
    s.shuffle(s.nobles)
    s.nobles_shown = [s.draw(s.nobles) for _ in range(NOBLE_PLACES)]
    s.artisans = list(range(len(ARTISANS)))
    s.shuffle(s.artisans)
    s.artisans_shown = [s.draw(s.artisans) for _ in range(ARTISAN_PLACES)]


def deal_scribes(s: Faraon, newcomers: list[int]) -> None:
    """FAR-2.14  Newcomers begin with a random scribe; those not given stay in the deck."""
    scribes = list(range(SCRIBES))
    s.shuffle(scribes)
    for seat in newcomers:
        scribe = scribes.pop()
        s.nobles.remove(scribe)
        s.noble_owner[scribe] = seat
        s.emit("noble_gained", seat, scribe)


def deal_urns(s: Faraon) -> None:
    """FAR-2.3, FAR-1.3  A face-down pile, and the first urns under the pyramid."""
    s.urns = list(range(len(URNS)))
    s.shuffle(s.urns)
    s.urns_spent = []
    s.traitor_urns = []
    lay_urns(s)


def no_traitor(s: Faraon) -> tuple[Step, ...]:
    """FAR-2.9  The Traitor's tiles stay in the box."""
    s.gods_auto = s.dark = 0
    s.tiles = []
    s.tile_colour = []
    s.filled = []
    s.on_tiles = [0] * BASICS
    return ()


def deal_traitor(s: Faraon, options: Options) -> tuple[Step, ...]:
    """FAR-13.2, FAR-1.9  Five tiles in random order, each tied to a colour by a resource on its lowest space.

    FAR-13.6  As many as the difficulty says show their dark side, at random or by choice.
    """
    no_traitor(s)
    s.gods_auto = int(options["traitor_gods"] == "auto")
    s.tiles = list(range(TILES))
    s.shuffle(s.tiles)
    s.tile_colour = list(range(BASICS))
    s.shuffle(s.tile_colour)
    s.filled = [1] * TILES
    s.on_tiles = [1] * BASICS
    for colour in range(BASICS):
        s.supply[colour] -= 1
    difficulty = int(options["difficulty"])
    if options["dark_tiles"] == "choose" and 0 < difficulty < TILES:
        return (DarkenTile(0, difficulty),)
    positions = list(range(TILES))
    s.shuffle(positions)
    for position in sorted(positions[:difficulty]):
        darken(s, position)
    return ()


def starting_picks(s: Faraon, newcomers: list[int]) -> list[Step]:
    """FAR-2.11  Counter-clockwise from the First Player's right; each finishes before the next begins.

    FAR-13.1, FAR-13.5  Against the Traitor the human alone picks.
    """
    order = [0] if s.traitor >= 0 else [(s.first - 1 - i) % s.seats for i in range(s.seats)]
    steps: list[Step] = []
    for seat in order:
        if seat not in newcomers:
            steps.extend((DrawNobles(seat), KeepNoble(seat)))
        steps.extend((StartUrn(seat), Gain(seat, (S,) * START_SILVER)))
    return steps


class DrawNobles(Effect):
    """FAR-2.11  Two nobles from the deck, seen by their drawer alone."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Faraon, /) -> None:
        s.drawer = self.seat
        s.drawn = [s.draw(s.nobles), s.draw(s.nobles)]
        for noble in s.drawn:
            s.emit("noble_seen", self.seat, noble, to=only(self.seat))


class KeepNoble(Decision):
    """FAR-2.11  Keep one of the two; the other waits unseen, or goes openly to the Traitor."""

    domain = NOBLE
    rule = "FAR-2.11"

    def options(self, s: Faraon, /) -> list[int]:
        return s.drawn[:]

    def resolve(self, s: Faraon, noble: int, /) -> None:
        s.drawn.remove(noble)
        other = s.drawn.pop()
        s.drawer = -1
        if s.traitor >= 0:
            """FAR-13.5  The Traitor ignores its text, instant abilities included."""
            s.noble_owner[other] = s.traitor
            s.emit("noble_gained", s.traitor, other)
        else:
            s.rejected.append(other)
            s.rejected_eyes.append(only(self.seat))
        gain_noble(s, self.seat, noble)


class StartUrn(Decision):
    """FAR-2.11  Choose one of the face-up urns and take its resources."""

    domain = URN
    rule = "FAR-2.11"

    def options(self, s: Faraon, /) -> list[int]:
        return [urn for urn in s.urns_shown if urn >= 0]

    def resolve(self, s: Faraon, urn: int, /) -> None:
        s.urns_shown[s.urns_shown.index(urn)] = EMPTY
        gain_urn(s, self.seat, urn)


class BeginGame(Effect):
    """FAR-2.12  Rejected nobles return and the deck is reshuffled. FAR-2.13  A left-over urn, then new urns."""

    def run(self, s: Faraon, /) -> None:
        s.nobles.extend(s.rejected)
        s.rejected = []
        s.rejected_eyes = []
        if s.traitor < 0:
            s.shuffle(s.nobles)
        place_leftover(s)
        lay_urns(s)
        if s.traitor >= 0:
            draw_pile(s, 1)
        s.then(PlayRound(1))


assert MOST_SEATS == SCRIBES
