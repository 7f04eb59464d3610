"""TEK-18  Botankhamun's turn: a path through the pyramid, a die, and the action of the die's section."""

from typing import ClassVar

from benben.core.steps import Effect
from benben.games.tekhenu.actions import AfterAction
from benben.games.tekhenu.commoners import raise_happiness, raise_population
from benben.games.tekhenu.hathor import raise_building
from benben.games.tekhenu.horus import honour, horus_bonuses, own_pillars, serve_people, take_treasure
from benben.games.tekhenu.market import refill, take_card
from benben.games.tekhenu.osiris import raise_workshop
from benben.games.tekhenu.possible import god_space
from benben.games.tekhenu.ra import RaisePillar, buildings_in_line, tile_of
from benben.games.tekhenu.scoring import district_winner
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import gain, points
from benben.games.tekhenu.tables import (
    ACCESS,
    ACTION_TILES,
    BASTET,
    BOT_NO_STATUE_POINTS,
    BY_BUILDINGS,
    BY_EDGES,
    BY_NO_STATUE,
    BY_OWN_PILLARS,
    BY_SLOT,
    CARDS_OF_VALUE,
    COLOUR_OF,
    DICE,
    FESTIVAL_SCRIBES,
    FORBIDDEN,
    GREY,
    HATHOR,
    HORUS,
    LIT,
    NEIGHBOUR,
    OPEN_SPACES,
    OS_Q,
    OS_W,
    PEOPLE,
    PILLAR_POINTS,
    PRODUCES,
    PURE,
    PYRAMID_RIGHT,
    PYRAMID_UP,
    RA,
    ROW2_GOLD,
    SCRIBE,
    SECTION_SLOTS,
    SLOT_OF_VALUE,
    SLOT_POINTS,
    SPACE_CELLS,
    SPACES_AT,
    STATUS_OF,
    THOTH,
    TS_E,
    TS_N,
)


class BotTurn(Effect):
    """TEK-18.1  Move the Progress marker, take the die its tile asks for, perform the action of its section."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Tekhenu, /) -> None:
        s.mover = self.seat
        s.emit("turn_begins", self.seat)
        s.progress = next_step(s)
        tile = s.pyramid[s.progress]
        s.emit("progress", self.seat, tile)
        place = god_die(s, ACTION_TILES[tile].god) if ACTION_TILES[tile].god >= 0 else resource_die(s, tile)
        section, die = divmod(place, DICE)
        s.dice.remove(place)
        s.under[self.seat].append(die)
        s.emit("die_taken", self.seat, section, die)
        s.then(BotAction(self.seat, section, die), AfterAction(), BotEnd())


class BotEnd(Effect):
    """TEK-18.13  The Market is refilled at the end of the bot's turn."""

    def run(self, s: Tekhenu, /) -> None:
        s.mover = -1
        refill(s)


def next_step(s: Tekhenu) -> int:
    """TEK-18.1  Onto the base first; then by the flip of the Deben up or to the right."""
    if s.progress < 0:
        return 0
    return PYRAMID_UP[s.progress] if s.below(2) else PYRAMID_RIGHT[s.progress]


def one_of(s: Tekhenu, tied: list[int]) -> int:
    """A tie is broken at random."""
    return tied[0] if len(tied) == 1 else tied[s.below(len(tied))]


def status(s: Tekhenu, place: int) -> int:
    return STATUS_OF[LIT[s.offset][place // DICE]][place % DICE // 6]


def highest(dice: list[int]) -> list[int]:
    top = max(place % 6 for place in dice)
    return [place for place in dice if place % 6 == top]


def god_die(s: Tekhenu, god: int) -> int:
    """TEK-18.4  The highest Pure or Tainted die of the section, Pure first; else the next section counter-clockwise."""
    for step in range(6):
        section = (god - step) % 6
        dice = [place for place in s.dice if place // DICE == section and status(s, place) != FORBIDDEN]
        if dice:
            tied = highest(dice)
            pure = [place for place in tied if status(s, place) == PURE]
            return one_of(s, pure or tied)
    return one_of(s, highest(s.dice))


def resource_die(s: Tekhenu, tile: int) -> int:
    """TEK-18.5  The highest Pure or Tainted die of the colour of the tile's resources, in their order; then grey."""
    colours = [*(COLOUR_OF[resource] for resource in ACTION_TILES[tile].resources), GREY]
    for colour in colours:
        dice = [place for place in s.dice if place % DICE // 6 == colour and status(s, place) != FORBIDDEN]
        if dice:
            return one_of(s, where_honoured(s, highest(dice)))
    return one_of(s, highest(s.dice))


def where_honoured(s: Tekhenu, tied: list[int]) -> list[int]:
    """TEK-18.5  Tied dice: those where the bot has a Statue, of them the one with the best Horus bonus."""
    honoured = [place for place in tied if s.honour[place // DICE * 4 + s.bot]]
    if not honoured:
        return tied
    best = max(s.horus.index(place // DICE) for place in honoured)
    return [place for place in honoured if s.horus.index(place // DICE) == best]


class BotAction(Effect):
    """TEK-18.2  The god action of the section, with the die's own value and without cost (TEK-18.3).

    TEK-18.13  A god action in every respect: the Statues standing there give their bonuses first.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "god", "die")

    def __init__(self, seat: int, god: int, die: int) -> None:
        self.seat = seat
        self.god = god
        self.die = die

    def run(self, s: Tekhenu, /) -> None:
        seat, god, value = self.seat, self.god, self.die % 6 + 1
        s.emit("god_action", seat, god, value)
        horus_bonuses(s, seat, god)
        if god == HORUS:
            bot_horus(s, seat, value)
        elif god == RA:
            bot_ra(s, seat, value)
        elif god == HATHOR:
            bot_hathor(s, seat, value)
        elif god == BASTET:
            bot_bastet(s, seat, value)
        elif god == THOTH:
            bot_thoth(s, seat, value)
        else:
            bot_osiris(s, seat, value, self.die // 6)


def bot_horus(s: Tekhenu, seat: int, value: int) -> None:
    """TEK-18.6  For the god; else above Osiris where it changes control; else at the Temple; else 3 points."""
    god = s.horus[value - 1]
    if s.statues[seat] and god_space(s, god):
        honour(s, seat, god)
        return
    spaces = best_people_spaces(s, seat) if s.statues[seat] else []
    if spaces:
        serve_people(s, seat, one_of(s, spaces))
    else:
        points(s, seat, BOT_NO_STATUE_POINTS, BY_NO_STATUE)


def best_people_spaces(s: Tekhenu, seat: int) -> list[int]:
    changes = {space: control_changes(s, seat, space) for space in (OS_W, OS_Q) if s.people[space] < 0}
    most = max(changes.values(), default=0)
    if most:
        return [space for space, changed in changes.items() if changed == most]
    pillars = {space: own_pillars(s, seat, PEOPLE[space].cells) for space in (TS_N, TS_E) if s.people[space] < 0}
    most = max(pillars.values(), default=0)
    return [space for space, own in pillars.items() if own == most]


def control_changes(s: Tekhenu, seat: int, space: int) -> int:
    """TEK-18.6  Districts below the space that the bot would win and does not win yet."""
    before = [district_winner(s, district) for district in PEOPLE[space].districts]
    s.people[space] = seat
    after = [district_winner(s, district) for district in PEOPLE[space].districts]
    s.people[space] = -1
    return sum(new == seat != old for old, new in zip(before, after, strict=True))


def bot_ra(s: Tekhenu, seat: int, value: int) -> None:
    """TEK-18.8  The tile as it lies, where it scores most; the covered reward and the ability are ignored.

    TEK-18.13  Nothing at all without a Pillar, a tile or a space.
    """
    tile = tile_of(s, value)
    empty = [cell for cell in range(25) if s.temple[cell] < 0]
    if not s.pillars[seat] or tile < 0 or not empty:
        return
    keys = {cell: bot_cell_key(s, seat, cell) for cell in empty}
    best = max(keys.values())
    cell = one_of(s, [cell for cell in empty if keys[cell] == best])
    slot = SLOT_OF_VALUE[value]
    s.slots[slot] = -1
    s.temple[cell] = tile * 4
    s.emit("tile_laid", seat, tile, cell)
    points(s, seat, buildings_in_line(s, cell), BY_BUILDINGS)
    points(s, seat, adjoining(s, cell), BY_EDGES)
    points(s, seat, SLOT_POINTS[slot], BY_SLOT)
    RaisePillar(seat).run(s)


def bot_cell_key(s: Tekhenu, seat: int, cell: int) -> tuple[int, bool, bool]:
    """TEK-18.8  Points; then a line with an own Building; then not at the border."""
    worth = buildings_in_line(s, cell) + adjoining(s, cell)
    own_line = any(s.around[space] == seat for space in SPACES_AT[cell])
    return worth, own_line, -1 not in NEIGHBOUR[cell]


def adjoining(s: Tekhenu, cell: int) -> int:
    """Sides that touch the border or a tile, whatever their colour."""
    return sum(other < 0 or s.temple[other] >= 0 for other in NEIGHBOUR[cell])


def bot_hathor(s: Tekhenu, seat: int, value: int) -> None:
    """TEK-18.9  Where most own Pillars stand in line, 3 points each; Population by the value; no tokens."""
    free = [space for space in range(OPEN_SPACES[s.seats]) if s.around[space] < 0]
    if not s.buildings[seat] or not free:
        return
    lines = {space: own_pillars(s, seat, SPACE_CELLS[space]) for space in free}
    most = max(lines.values())
    space = one_of(s, [space for space in free if lines[space] == most])
    raise_building(s, seat, space)
    points(s, seat, PILLAR_POINTS * most, BY_OWN_PILLARS)
    raise_population(s, seat, value)


def bot_bastet(s: Tekhenu, seat: int, value: int) -> None:
    """TEK-18.10  Single steps: Happiness, or Population where Happiness would pass it. Scribes as usual."""
    for _ in range(value):
        if s.happiness[seat] < s.population[seat]:
            raise_happiness(s, seat, 1)
        else:
            raise_population(s, seat, 1)
    gain(s, seat, SCRIBE, FESTIVAL_SCRIBES[value])


def bot_thoth(s: Tekhenu, seat: int, value: int) -> None:
    """TEK-18.11  From the highest section it may use: Decrees, Technologies, Blessings, which is left to right."""
    section = min(ACCESS[s.happiness[seat]], s.opened) - 1
    cards = [s.market[slot] for slot in SECTION_SLOTS[section] if s.market[slot] >= 0] if section >= 0 else []
    for card in cards[: CARDS_OF_VALUE[value]]:
        take_card(s, seat, card)


def bot_osiris(s: Tekhenu, seat: int, value: int, colour: int) -> None:
    """TEK-18.12  The row of the value, the district of the colour; rewards ignored, no Happiness lost."""
    if not s.buildings[seat]:
        return
    district = PRODUCES[colour] if colour != GREY else emptiest_district(s)
    space = next_free_space(s, value - 1, district)
    if space >= 0:
        raise_workshop(s, seat, space)
        if space // 4 == 1:
            take_treasure(s, seat, ROW2_GOLD)


def emptiest_district(s: Tekhenu) -> int:
    """TEK-18.12  Grey: the district with the fewest Buildings of anyone, the leftmost in a tie."""
    counts = [sum(s.osiris[row * 4 + district] >= 0 for row in range(6)) for district in range(4)]
    return counts.index(min(counts))


def next_free_space(s: Tekhenu, row: int, district: int) -> int:
    """TEK-18.12  To the right in a circle; a full row sends it to the row above, from the target district again."""
    for up in range(6):
        for right in range(4):
            space = (row - up) % 6 * 4 + (district + right) % 4
            if s.osiris[space] < 0:
                return space
    return -1
