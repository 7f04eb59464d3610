"""KEM-9  The solo game against Amon: its set-up and its rounds. Amon is a seat that never chooses."""

from benben.core.game import Options
from benben.core.steps import Effect
from benben.games.kemet.amon_cards import DrawAction, DrawEvent, crossed_out, draw_plunder
from benben.games.kemet.amon_goals import NIGHT_ENDS, win_if_fulfilled
from benben.games.kemet.building import found_pyramid, raise_pyramid
from benben.games.kemet.control import add_units, crown
from benben.games.kemet.night import BeginNight
from benben.games.kemet.placing import accompany
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import START_TROOP, TOKENS, TOP_LEVEL
from benben.games.kemet.tables_solo import (
    ACTIONS,
    AMON,
    AMON_CITY,
    COLUMNS,
    HALF,
    HOLDS,
    HUMAN,
    HUMAN_CITY,
    MARCH_BEFORE_EVENT,
    OBJECTIVE,
    OBJECTIVES,
    PLAGUES_IN_PLAY,
    PLUNDERS,
)
from benben.games.kemet.tables_tiles import COMPANION_OF, KIND, MONSTER, OF_COLOUR, TILES
from benben.games.kemet.turns import StartTurn


def without_amon(s: Kemet) -> None:
    """The fields of the solo game in every other game."""
    s.objective = s.event = -1
    s.clock = 0
    s.war = []
    s.plagues = []
    s.past = []
    s.omens = []
    s.orders = []
    s.loot = []
    s.grid = []
    s.squad = []
    s.pets = []


def with_amon(s: Kemet, options: Options) -> None:
    """KEM-9.3  The objective is chosen or drawn; Amon's colour goes with his seat. KEM-9.5  His decks."""
    wish = str(options.get("objective", "draw"))
    s.objective = s.below(len(OBJECTIVES)) if wish == "draw" else OBJECTIVE.index[wish]
    row = OBJECTIVES[s.objective]
    s.clock = row.rounds
    s.war = [0, 0, 0, 0]
    s.omens = [row.events, PLAGUES_IN_PLAY]  # KEM-9.4
    s.orders = list(range(len(ACTIONS)))
    s.loot = list(range(len(PLUNDERS)))
    s.squad = list(HOLDS)
    s.order = [HUMAN]


class PrepareAmon(Effect):
    """KEM-9.2, KEM-9.6 to KEM-9.8  The grid, Amon's city with its troops and monsters, your city."""

    def run(self, s: Kemet, /) -> None:
        s.emit("objective_set", HUMAN, s.objective)
        s.prayer[AMON] = 0
        if s.below(2):
            s.colours.reverse()
        lay_grid(s)
        for seat, city in ((HUMAN, HUMAN_CITY), (AMON, AMON_CITY)):
            s.city[seat] = city
            s.lord[city] = seat
            s.emit("city_chosen", seat, city)
        for slot, area in enumerate(HOLDS):
            found_pyramid(s, AMON, area, s.colours[slot], slot)
            raise_pyramid(s, AMON, area, TOP_LEVEL)
            add_units(s, AMON, area, START_TROOP)
        seek_monsters(s)


def lay_grid(s: Kemet) -> None:
    """KEM-9.2  In each colour a row for each level, shuffled; the colour drawn first is the upper one."""
    s.grid = [-1] * (2 * HALF)
    for half, colour in enumerate(s.colours):
        for level in range(1, TOP_LEVEL + 1):
            tiles = [tile for tile in OF_COLOUR[colour] if TILES[tile].level == level and s.market[tile]]
            s.shuffle(tiles)
            first = half * HALF + (level - 1) * COLUMNS
            s.grid[first : first + len(tiles)] = tiles


def seek_monsters(s: Kemet) -> None:
    """KEM-9.7  Plunder cards until each troop has a monster; other tiles stay. Then all 8 cards are shuffled again.

    The search stops in the middle of a card as soon as both are found (ruling A76). KEM-9.29  The two tiles are gone.
    """
    while len(s.pets) < len(HOLDS):
        card = draw_plunder(s)
        for half in range(2):
            tile = crossed_out(s, card, half)
            companion = COMPANION_OF[tile] if tile >= 0 else -1
            if companion >= 0 and KIND[companion] == MONSTER and len(s.pets) < len(HOLDS):
                s.market[tile] = 0
                s.tiles[AMON] |= 1 << tile
                s.master[companion] = AMON
                s.emit("tile_taken", AMON, tile)
                accompany(s, AMON, companion, HOLDS[len(s.pets)])
                s.pets.append(companion)
    s.loot = list(range(len(PLUNDERS)))


class AmonRound(Effect):
    """KEM-9.9  Your tokens 1 to 3, a card of the event deck, your tokens 4 and 5, an action card; then the night."""

    def run(self, s: Kemet, /) -> None:
        s.round += 1
        s.phase = 0
        s.active = HUMAN
        s.emit("round_begins", HUMAN, s.round)
        s.then(
            *(StartTurn(HUMAN) for _ in range(MARCH_BEFORE_EVENT)),
            DrawEvent(),
            *(StartTurn(HUMAN) for _ in range(TOKENS - MARCH_BEFORE_EVENT)),
            DrawAction(),
            BeginNight(), TurnClock(), AmonRound(),
        )  # fmt: skip


class TurnClock(Effect):
    """KEM-9.24  At the end of the night Amon's marker goes one field left; beyond field 1 you have lost (KEM-9.25)."""

    def run(self, s: Kemet, /) -> None:
        win_if_fulfilled(s, NIGHT_ENDS)
        if s.champion < 0:
            s.clock -= 1
            s.emit("clock_moved", AMON, s.clock)
            if not s.clock:
                crown(s, AMON)
