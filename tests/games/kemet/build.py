"""Positions of Kemet, built piece by piece, and played by key."""

from typing import Any

from benben.core import engine
from benben.core.rng import FastRng
from benben.core.steps import Decision, Step
from benben.games.kemet.battle import begin_battle
from benben.games.kemet.control import settle_all
from benben.games.kemet.setup import new
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import (
    AREA,
    BATTLE_CARD,
    CARD,
    CITIES,
    CITY_OF,
    COLOUR,
    FIELDS,
    SEATS,
    SLOTS,
)
from benben.games.kemet.tables_tiles import COMPANION, COMPANION_OF, HIRED, TILE, TILES


class Position:
    """A game without anything pending: cities in seat order, all units in supply, no cards, all colours open."""

    def __init__(self, seats: int = 2) -> None:
        self.s = new(seats, {"last_round": 0, "colours_pool": "all", "mode": "classic"}, FastRng(1))
        s = self.s
        s.stack.clear()
        s.journal = []
        s.round = 1
        s.active = 0
        for seat, city in enumerate(CITIES[seats]):
            s.city[seat] = city
            s.lord[city] = seat
        s.colours = list(range(len(COLOUR)))
        s.market = [tile.copies for tile in TILES]
        for seat in range(seats):
            s.deck += s.hand[seat]
            s.hand[seat] = []
            s.hand_seen[seat] = []

    def units(self, seat: int, **areas: int) -> "Position":
        """Units by area, written with underscores: units(0, nw_w=3)."""
        for key, number in areas.items():
            self.s.units[area(key) * SEATS + seat] += number
            self.s.supply[seat] -= number
        settle_all(self.s)
        return self

    def tile(self, seat: int, *keys: str) -> "Position":
        """Tiles taken without their immediate effect; companions wait in supply."""
        for key in keys:
            tile = TILE.index[key]
            self.s.tiles[seat] |= 1 << tile
            self.s.market[tile] -= 1
            if COMPANION_OF[tile] >= 0:
                self.s.master[COMPANION_OF[tile]] = seat
            if key == "mercenaries":
                self.s.supply[seat] += HIRED
        return self

    def companion(self, seat: int, key: str, place: str) -> "Position":
        """A companion with its tile, in an area."""
        self.tile(seat, key)
        self.s.where[COMPANION.index[key]] = area(place)
        return self

    def pyramid(self, place: str, colour: str, level: int) -> "Position":
        s = self.s
        seat = s.lord[CITY_OF[area(place)]]
        s.level[area(place)] = level
        s.hue[area(place)] = COLOUR.index[colour]
        slot = s.slots[seat * SLOTS : seat * SLOTS + SLOTS].index(-1)
        s.slots[seat * SLOTS + slot] = COLOUR.index[colour]
        settle_all(s)
        return self

    def prayer(self, seat: int, number: int) -> "Position":
        self.s.prayer[seat] = number
        return self

    def veterans(self, seat: int, number: int) -> "Position":
        self.s.veterans[seat] = number
        return self

    def points(self, seat: int, number: int) -> "Position":
        self.s.points[seat] = number
        return self

    def hand(self, seat: int, *keys: str) -> "Position":
        for key in keys:
            self.s.deck.remove(CARD.index[key])
            self.s.hand[seat].append(CARD.index[key])
            self.s.hand_seen[seat].append(0)
        return self

    def discards(self, *keys: str) -> "Position":
        for key in keys:
            self.s.deck.remove(CARD.index[key])
            self.s.discard.append(CARD.index[key])
        return self

    def battle_cards(self, seat: int, *keys: str) -> "Position":
        """Only these battle cards in hand; the others have been played."""
        s = self.s
        keep = [BATTLE_CARD.index[key] for key in keys]
        s.face_up[seat] = [card for card in s.cards[seat] if card not in keep]
        s.cards[seat] = keep
        return self

    def tokens(self, seat: int, *fields: str) -> "Position":
        """Own-colour tokens on these fields."""
        keys = [field.key for field in FIELDS]
        for key in fields:
            self.s.fields[seat] |= 1 << keys.index(key)
            self.s.tokens[seat] -= 1
        return self

    def silver(self, seat: int) -> "Position":
        self.s.silver[seat] = 1
        return self

    def run(self, *steps: Step) -> Kemet:
        self.s.then(*steps)
        engine.advance(self.s)
        return self.s

    def attack(self, seat: int, place: str) -> Kemet:
        """A battle begins in an area where both sides already stand."""
        begin_battle(self.s, seat, area(place))
        engine.advance(self.s)
        return self.s


def area(key: str) -> int:
    return AREA.index[key.replace("_", "-")]


def units(s: Kemet, seat: int, place: str) -> int:
    return s.units[area(place) * SEATS + seat]


def asked(s: Kemet, seat: int | None = None) -> Decision:
    found = engine.pending(s, engine.to_move(s)[0] if seat is None else seat)
    assert found is not None
    return found


def kind(s: Kemet) -> str:
    """The name of the decision that waits; empty if none does."""
    return type(asked(s)).__name__ if s.stack else ""


def keys(s: Kemet, seat: int | None = None) -> list[str]:
    """What may be chosen now."""
    step = asked(s, seat)
    return [step.domain.keys[i] for i in engine.legal(s, step.seat)]


def pick(s: Kemet, *choices: str, seat: int | None = None) -> Kemet:
    """Choose by key, one after another."""
    for key in choices:
        step = asked(s, seat)
        engine.apply(s, step.seat, step.domain.index[key])
    return s


def commit(s: Kemet, seat: int, card: str, *cards: str, aside: str = "") -> None:
    """One side's part of a war council."""
    pick(s, card, seat=seat)
    others = keys(s, seat)
    pick(s, aside or others[0], *cards, seat=seat)
    if "diversion" not in cards:
        pick(s, "done", seat=seat)


def fight(s: Kemet, attack: tuple[str, ...], defend: tuple[str, ...]) -> Kemet:
    """Both sides commit: battle card first, then interventions."""
    attacker, defender = s.attacker, s.defender
    for seat in (attacker, defender) if attacker in engine.to_move(s) else (defender, attacker):
        commit(s, seat, *(attack if seat == attacker else defend))
    return s


def end(s: Kemet, loser: str = "recall", winner: str = "stay") -> Kemet:
    """Answer what is asked after a battle, taking the first area offered for a retreat."""
    while s.field >= 0:
        name = kind(s)
        if name == "LoserFate":
            pick(s, loser)
        elif name == "WinnerFate":
            pick(s, winner)
        elif name == "RetreatTo":
            pick(s, keys(s)[0])
        else:
            pick(s, "no" if "no" in keys(s) else "done")
    return s


def events(s: Kemet, key: str) -> list[Any]:
    assert s.journal is not None
    return [event for event in s.journal if event.key == key]
