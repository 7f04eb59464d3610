"""What each seat knows: zones, view and determinize."""

from typing import Any

from benben.core.game import View
from benben.core.rng import FastRng, Rng
from benben.core.state import NOBODY, only
from benben.core.zones import Zone, deal_afresh, show
from benben.games.faraon.paying import demand, free_slot
from benben.games.faraon.scoring import best_gods, god_value, items, tally
from benben.games.faraon.state import Faraon
from benben.games.faraon.tables import (
    AREA,
    AREAS,
    ARTISAN,
    BASICS,
    GOD,
    ICON,
    NEED,
    NILE,
    NOBLE,
    OFFERINGS,
    PIECE,
    PIECES,
    RESOURCE,
    SIDE_ICONS,
    SIDE_URNS,
    SLOTS,
    SOURCE,
    STAGE,
    TILE,
    TOKENS,
    URN,
    usable_slots,
)
from benben.games.faraon.traitor import OUT, noble_value, open_gods, side_of


def zones(s: Faraon) -> list[Zone]:
    """FAR-3.3  All is open but the decks, the piles, the bag, and the nobles drawn at the start."""
    return [
        Zone(s.bag, NOBODY, "bag"),
        Zone(s.nobles, NOBODY, "nobles"),
        Zone(s.drawn, only(s.drawer) if s.drawer >= 0 else NOBODY, "nobles"),
        Zone(s.rejected, NOBODY, "nobles", s.rejected_eyes),
        Zone(s.artisans, NOBODY, "artisans"),
        Zone(s.urns, NOBODY, "urns"),
        Zone(s.traitor_urns, NOBODY, "urns"),
    ]


def determinize(s: Faraon, seat: int, rng: Rng) -> Faraon:
    """A position this seat cannot tell from the true one."""
    twin = s.clone()
    deal_afresh(zones(twin), seat, rng)
    twin.rng = FastRng(rng.below(1 << 30))
    return twin


def view(s: Faraon, seat: int) -> View:
    """All that this seat sees, listed."""
    drawn = Zone(s.drawn, only(s.drawer) if s.drawer >= 0 else NOBODY, "nobles")
    rejected = Zone(s.rejected, NOBODY, "nobles", s.rejected_eyes)
    return {
        "round": s.round,
        "first": s.first,
        "pharaoh": s.pharaoh,
        "direction": s.direction,
        "areas": [area_view(s, s.place.index(place)) for place in range(AREAS)],
        "gods": [god_view(s, place) for place in range(AREAS)],
        "slots": usable_slots(s.seats),
        "wheel": {RESOURCE.keys[colour]: sector(s, colour) for colour in range(BASICS)},
        "turned": s.turned,
        "supply": dict(zip(RESOURCE.keys, s.supply, strict=True)),
        "sets": [
            None if s.sets[i] < 0 else [token_key(s.sets[i]), token_key(s.sets[i + 1])]
            for i in range(0, len(s.sets), 2)
        ],
        "bonus": [None if kind < 0 else token_key(kind) for kind in s.bonus],
        "bag": len(s.bag),
        "bag_holds": {token_key(kind): s.bag.count(kind) for kind in range(len(OFFERINGS))},
        "spent": {token_key(kind): count for kind, count in enumerate(s.spent) if count},
        "nobles": [None if card < 0 else NOBLE.keys[card] for card in s.nobles_shown],
        "noble_deck": len(s.nobles),
        "nobles_out": [key for card, key in enumerate(NOBLE.keys) if s.noble_owner[card] == OUT],
        "artisans": [None if card < 0 else ARTISAN.keys[card] for card in s.artisans_shown],
        "artisan_deck": len(s.artisans),
        "artisans_out": [key for card, key in enumerate(ARTISAN.keys) if s.artisan_owner[card] == OUT],
        "urns": [None if urn < 0 else URN.keys[urn] for urn in s.urns_shown],
        "urn_pile": len(s.urns),
        "urns_spent": sorted(URN.keys[urn] for urn in s.urns_spent),
        "drawer": s.drawer,
        "drawn": show(drawn, seat, NOBLE.keys),
        "rejected": show(rejected, seat, NOBLE.keys),
        "traitor": traitor_view(s) if s.traitor >= 0 else None,
        "seats": [seat_view(s, other) for other in range(s.seats)],
    }


def token_key(kind: int) -> str:
    return OFFERINGS[kind].key


def sector(s: Faraon, colour: int) -> list[str | None]:
    slots = s.wheel[colour * SLOTS : colour * SLOTS + usable_slots(s.seats)]
    return [None if piece < 0 else PIECE.keys[piece] for piece in slots]


def area_view(s: Faraon, area: int) -> dict[str, Any]:
    """An area at its place on the ring, clockwise."""
    colour = demand(s, area)
    return {
        "area": AREA.keys[area],
        "demand": RESOURCE.keys[colour],
        "next": RESOURCE.keys[(colour - s.direction) % BASICS],
        "open": free_slot(s, colour) >= 0,
        "need": s.nile_need if area == NILE else NEED[area],
    }


def god_view(s: Faraon, place: int) -> dict[str, Any]:
    """The god between the areas at a place and the next."""
    return {
        "god": GOD.keys[s.place.index(place)],
        "prestige": god_value(s, place),
        "pleased_by": [seat for seat in range(s.seats) if best_gods(s, seat) >> place & 1],
    }


def seat_view(s: Faraon, seat: int) -> dict[str, Any]:
    base = seat * PIECES
    points = tally(s, seat)
    return {
        "resources": dict(zip(RESOURCE.keys, s.purse[base : base + TOKENS], strict=True)),
        "tokens": {
            token_key(kind): s.purse[base + TOKENS + kind]
            for kind in range(len(OFFERINGS))
            if s.purse[base + TOKENS + kind]
        },
        "nobles": [key for card, key in enumerate(NOBLE.keys) if s.noble_owner[card] == seat],
        "turned": [key for card, key in enumerate(NOBLE.keys) if s.noble_owner[card] == seat and s.used >> card & 1],
        "artisans": [key for card, key in enumerate(ARTISAN.keys) if s.artisan_owner[card] == seat],
        "stage": s.stage[seat],
        "stage_key": STAGE.keys[s.stage[seat]],
        "nile": dict(zip(RESOURCE.keys, s.nile[seat * BASICS : seat * BASICS + BASICS], strict=False)),
        "passed": bool(s.passed >> seat & 1),
        "row": s.row[seat],
        "square": s.square[seat],
        "items": {AREA.keys[area]: items(s, seat, area) for area in range(AREAS)},
        "prestige": dict(zip(SOURCE.keys, points, strict=True)),
        "prestige_now": sum(points),
    }


def traitor_view(s: Faraon) -> dict[str, Any]:
    return {
        "seat": s.traitor,
        "urns": len(s.traitor_urns),
        "tiles": [tile_view(s, position) for position in range(len(s.tiles))],
        "gods_open": [GOD.keys[god] for god in open_gods(s)],
        "gods_auto": bool(s.gods_auto),
        "noble_value": noble_value(s),
    }


def tile_view(s: Faraon, position: int) -> dict[str, Any]:
    side = side_of(s, position)
    return {
        "tile": TILE.keys[s.tiles[position]],
        "dark": bool(s.dark >> position & 1),
        "colour": RESOURCE.keys[s.tile_colour[position]],
        "filled": s.filled[position],
        "icons": [None if icon < 0 else ICON.keys[icon] for icon in SIDE_ICONS[side]],
        "urns": SIDE_URNS[side],
    }
