"""KEM-9.12, KEM-9.13, KEM-9.18, KEM-9.19  Amon's cards: events and plagues, actions, recruitment, plunder.

The order of a face-down deck is chance: a card is drawn at random from those that may still lie in it.
"""

from benben.core.steps import Decision, Effect
from benben.games.kemet.amon_march import March
from benben.games.kemet.control import add_units, immune, remove_units, trim, troops
from benben.games.kemet.prayer import gain
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import AREA, SEATS
from benben.games.kemet.tables_solo import (
    ACTIONS,
    AMON,
    AMON_LIMIT,
    COLUMNS,
    EVENTS,
    FIRSTBORN,
    HALF,
    HIGHEST,
    HUMAN,
    LAST_TRIES,
    LOWEST,
    MARCHES,
    PLAGUES,
    PLUNDERS,
    W_DAMAGE,
    W_STRENGTH,
)


def change_war(s: Kemet, column: int, change: int) -> None:
    """KEM-9.11  Between -2 and +5; what goes beyond is ignored (ruling A74). KEM-9.26  Black changes stay."""
    value = min(HIGHEST, max(LOWEST, s.war[column] + change))
    if value != s.war[column]:
        s.war[column] = value
        s.emit("war_changed", AMON, column, value)


# --- Events and plagues -----------------------------------------------------------------------------------------------


class DrawEvent(Effect):
    """KEM-9.12  After your third token: an event, which covers the one before, or a plague, which stays."""

    def run(self, s: Kemet, /) -> None:
        events, plagues = s.omens
        if s.below(events + plagues) < plagues:
            s.omens[1] -= 1
            unseen = [plague for plague in range(len(PLAGUES)) if plague not in s.plagues]
            befall(s, unseen[s.below(len(unseen))])
        else:
            s.omens[0] -= 1
            unseen = [event for event in range(len(EVENTS)) if event not in s.past]
            happen(s, unseen[s.below(len(unseen))])


def befall(s: Kemet, plague: int) -> None:
    """KEM-9.12  To the end of the game, beside all else. Boils: surplus units are removed at once."""
    s.plagues.append(plague)
    s.emit("plague_drawn", AMON, plague)
    for area in troops(s, HUMAN):
        trim(s, HUMAN, area)


def happen(s: Kemet, event: int) -> None:
    """KEM-9.12  Black effects once, now; red ones while this event lies on top."""
    row = EVENTS[event]
    s.event = event
    s.past.append(event)
    s.emit("event_drawn", AMON, event)
    for column, change in enumerate((row.strength, row.damage, row.defence, row.moves)):
        change_war(s, column, change)
    levy(s, row.levy)
    gain(s, HUMAN, row.prayer)
    s.then(*(PlunderTiles() for _ in range(row.plunders)), *(DrawAction() for _ in range(row.actions)))
    if row.cull:
        mourn(s)


def mourn(s: Kemet) -> None:
    """Blood Price and Death of the Firstborn: one unit of your largest troop."""
    s.then(MournUnit(HUMAN))


class Mourning(Effect):
    """KEM-9.12  Death of the Firstborn, at each Awakening: a unit, if you have at least two on the board."""

    def run(self, s: Kemet, /) -> None:
        if FIRSTBORN in s.plagues and sum(s.units[area * SEATS + HUMAN] for area in troops(s, HUMAN)) > 1:
            mourn(s)


class MournUnit(Decision):
    """KEM-9.12  The largest of your troops loses a unit; if several are as large you choose (ruling A83)."""

    domain = AREA
    rule = "KEM-9.12"
    skippable = True

    def options(self, s: Kemet, /) -> list[int]:
        own = troops(s, self.seat)
        most = max((s.units[area * SEATS + self.seat] for area in own), default=0)
        return [area for area in own if s.units[area * SEATS + self.seat] == most]

    def resolve(self, s: Kemet, area: int, /) -> None:
        if not immune(s, self.seat, area):
            remove_units(s, self.seat, area, 1)


# --- Actions ----------------------------------------------------------------------------------------------------------


class DrawAction(Effect):
    """KEM-9.13  After your fifth token, and when an event says so: draw, resolve, discard; empty: shuffle anew."""

    def run(self, s: Kemet, /) -> None:
        if not s.orders:
            s.orders = list(range(len(ACTIONS)))
        action = s.orders.pop(s.below(len(s.orders)))
        s.emit("amon_acts", AMON, action)
        act(s, action)


def act(s: Kemet, action: int) -> None:
    """KEM-9.13  Plunder, recruitment and losses, then the marches, the first wholly before the second."""
    row = ACTIONS[action]
    s.then(
        *(PlunderTiles() for _ in range(row.plunders)),
        *(March(action, part) for part in range(len(MARCHES[action]))),
    )
    idle = not levy(s, row.levy)
    if row.strength and idle:
        change_war(s, W_STRENGTH, row.strength)
    change_war(s, W_DAMAGE, row.damage)
    if row.cull:
        for area in troops(s, HUMAN):
            if not immune(s, HUMAN, area):
                remove_units(s, HUMAN, area, row.cull)


def levy(s: Kemet, number: int) -> int:
    """KEM-9.18  Units for each troop within its limit; if too few, as equally as possible, the odd one to A."""
    added = [0, 0]
    for _ in range(number):
        for troop, area in enumerate(s.squad):
            if sum(added) < s.supply[AMON] and s.units[area * SEATS + AMON] + added[troop] < AMON_LIMIT:
                added[troop] += 1
    for troop, area in enumerate(s.squad):
        if added[troop]:
            add_units(s, AMON, area, added[troop])
    return sum(added)


# --- Plunder ----------------------------------------------------------------------------------------------------------


def draw_plunder(s: Kemet) -> int:
    """KEM-9.19  The top plunder card; an empty deck is shuffled anew."""
    if not s.loot:
        s.loot = list(range(len(PLUNDERS)))
    card = s.loot.pop(s.below(len(s.loot)))
    s.emit("plunder_drawn", AMON, card)
    return card


def crossed_out(s: Kemet, card: int, half: int) -> int:
    """KEM-9.19  The tile of a half, or the next lower one of its column that is still there; -1 for none."""
    row = PLUNDERS[card]
    level, column = (row.lower_level, row.lower_column) if half else (row.upper_level, row.upper_column)
    for lower in range(level, 0, -1):
        tile = s.grid[half * HALF + (lower - 1) * COLUMNS + column - 1]
        if tile >= 0 and s.market[tile]:
            return tile
    return -1


class PlunderTiles(Effect):
    """KEM-9.19  A tile of each colour leaves the game; a half that finds none takes that half of a further card.

    After 8 further cards it is given up (ruling A76).
    """

    def run(self, s: Kemet, /) -> None:
        first = draw_plunder(s)
        for half in range(2):
            tile = crossed_out(s, first, half)
            tries = 0
            while tile < 0 and tries < LAST_TRIES:
                tile = crossed_out(s, draw_plunder(s), half)
                tries += 1
            if tile >= 0:
                s.market[tile] = 0
                s.emit("tile_plundered", AMON, tile)
