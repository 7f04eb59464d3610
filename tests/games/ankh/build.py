"""Positions of Ankh for tests: an empty map with its three regions, on which a test puts what it needs."""

from benben.core import engine
from benben.core.rng import FastRng
from benben.core.state import Event
from benben.core.steps import Decision, Step
from benben.games.ankh import GAME
from benben.games.ankh.battle import Battle
from benben.games.ankh.land import flood
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import (
    AIM,
    CARD,
    FIRST_GUARDIAN,
    GOD,
    GOD_UNIT,
    GUARDIAN,
    KINDS,
    MONUMENT,
    POWER,
    UNIT,
    WARRIOR,
)
from benben.games.ankh.tables_map import EDGE_INDEX, HEX, TOKENS, bits, edge_between, mask_of
from benben.games.ankh.units import aim_of, kind_at, owner_at, put

WEST, EAST, DELTA = 1, 2, 3
AMUN, ANUBIS, ISIS, OSIRIS, RA = range(5)


def at(key: str) -> int:
    return HEX.index[key]


def mask(*keys: str) -> int:
    return mask_of([at(key) for key in keys])


def names(places: int) -> set[str]:
    return {HEX.keys[place] for place in bits(places)}


def edge(key: str) -> int:
    return EDGE_INDEX[edge_between(key)]


class Position:
    """A position under construction; every method returns it."""

    def __init__(self, *gods: int, **options: str) -> None:
        chosen = gods or (AMUN, ANUBIS, ISIS)
        setup = GAME.setup(len(chosen), {"guardians": "dealt", **options})
        self.s: Ankh = GAME.start(setup, FastRng(1))
        s = self.s
        s.stack = []
        s.journal = []
        s.first = s.turn = 0
        s.ladder = list(range(s.seats))[::-1]
        s.god = list(chosen)
        s.gifts = [1 << god for god in chosen]
        s.kinds, s.figures = [0, 3, 4], [2, 2, 2]
        s.army, s.held = [0] * s.seats, [0] * s.seats
        s.god_at = [-1] * s.seats
        s.warriors = [6] * s.seats
        s.tokens = [9] * s.seats
        s.built = [0, 0, 0]
        self.camels()

    def camels(self, *edges: str) -> "Position":
        """Camels; the regions are numbered West, East, Delta, then the others as they come."""
        s = self.s
        s.camels = 0
        for key in edges:
            s.camels |= 1 << edge(key)
        grounds = [flood(at(key), s.camels) for key in ("4.0", "8.8", "1.8")]
        for place in range(len(HEX)):
            ground = flood(place, s.camels)
            if ground not in grounds and ground.bit_count() > 1:
                grounds.append(ground)
        s.land = [0, *grounds, *[0] * (TOKENS - len(grounds))]
        return self

    def god(self, seat: int, place: str) -> "Position":
        put(self.s, seat, GOD_UNIT, at(place))
        return self

    def warriors(self, seat: int, *places: str) -> "Position":
        for place in places:
            put(self.s, seat, WARRIOR, at(place))
            self.s.warriors[seat] -= 1
        return self

    def guardian(self, seat: int, kind: str, *places: str, aim: str = "n_ne") -> "Position":
        for place in places:
            put(self.s, seat, FIRST_GUARDIAN + GUARDIAN.index[kind], at(place))
            if kind == "giant_scorpion":
                self.s.claws[0] &= ~mask(place)
                self.s.claws[AIM.index[aim]] |= mask(place)
        return self

    def pooled(self, seat: int, kind: str, count: int = 1) -> "Position":
        self.s.reserve[seat * KINDS + GUARDIAN.index[kind]] += count
        return self

    def monument(self, kind: str, *places: str, owner: int = -1) -> "Position":
        for place in places:
            self.s.built[MONUMENT.index[kind]] |= mask(place)
            if owner >= 0:
                self.s.held[owner] |= mask(place)
                self.s.tokens[owner] -= 1
        return self

    def followers(self, *amounts: int) -> "Position":
        self.s.followers[: len(amounts)] = amounts
        return self

    def powers(self, seat: int, *keys: str) -> "Position":
        for key in keys:
            self.s.powers[seat] |= 1 << POWER.index[key]
        return self

    def devotion(self, *spaces: int) -> "Position":
        """Devotion by seat; on one space the later seat lies on top."""
        self.s.devotion = list(spaces)
        self.s.ladder = sorted(range(len(spaces)), key=lambda seat: (spaces[seat], seat))
        return self

    def suns(self, *places: str) -> "Position":
        self.s.sun |= mask(*places)
        return self

    def gates(self, *places: str) -> "Position":
        self.s.portals |= mask(*places)
        return self

    def captives(self, *owners: int) -> "Position":
        self.s.captives = list(owners)
        for owner in owners:
            self.s.warriors[owner] -= 1
        return self

    def hand(self, seat: int, *cards: str) -> "Position":
        self.s.kept[seat] = [CARD.index[card] for card in cards]
        self.s.used[seat] = sum(1 << card for card in range(len(CARD)) if card not in self.s.kept[seat])
        return self

    def scales(self, seat: int) -> "Position":
        self.s.scales = seat
        return self

    def do(self, *steps: Step) -> Ankh:
        """Resolve these steps, and nothing else, up to the first choice."""
        self.s.stack = []
        self.s.then(*steps)
        engine.advance(self.s)
        return self.s

    def fight(self, token: int, *cards: str, commit: bool = True) -> Ankh:
        """A Battle in a region; the cards of the fighters, seat by seat."""
        s = self.do(Battle(token))
        return play_cards(s, *cards) if commit else s


def play_cards(s: Ankh, *cards: str) -> Ankh:
    for seat, card in zip(bits(s.fighters), cards, strict=True):
        choose(s, card, seat)
    return s


def asked(s: Ankh, seat: int | None = None) -> Decision:
    movers = engine.to_move(s)
    assert movers, "nobody is asked"
    found = engine.pending(s, movers[0] if seat is None else seat)
    assert found is not None
    return found


def kind(s: Ankh) -> str:
    """The name of the decision that waits; empty if none does."""
    return type(asked(s)).__name__ if engine.to_move(s) else ""


def keys(s: Ankh, seat: int | None = None) -> list[str]:
    """What may be chosen."""
    found = asked(s, seat)
    return [found.domain.keys[i] for i in engine.legal(s, found.seat)]


def choose(s: Ankh, key: str, seat: int | None = None) -> Ankh:
    found = asked(s, seat)
    engine.apply(s, found.seat, found.domain.index[key])
    return s


def why(s: Ankh, key: str) -> str:
    """The reason why a key is not offered."""
    found = asked(s)
    reason = engine.reasons(s, found.seat)[found.domain.index[key]]
    return reason.key


def told(s: Ankh, key: str) -> list[Event]:
    """The events of a kind so far."""
    assert s.journal is not None
    return [event for event in s.journal if event.key == key]


def unit(s: Ankh, place: str) -> tuple[int, str] | None:
    """Owner and kind of the unit on a hex."""
    owner = owner_at(s, at(place))
    return None if owner < 0 else (owner, UNIT.keys[kind_at(s, at(place))])


def aim(s: Ankh, place: str) -> str:
    return AIM.keys[aim_of(s, at(place))]


def gods_of(s: Ankh, seat: int) -> set[str]:
    return {GOD.keys[god] for god in bits(s.gifts[seat])}


def finish(s: Ankh) -> Ankh:
    """Decline everything that is still asked."""
    while engine.to_move(s):
        found = keys(s)
        choose(s, next((key for key in ("no", "done", "none") if key in found), found[0]))
    return s
