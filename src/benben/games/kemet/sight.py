"""What each seat knows: zones, view and determinize."""

from typing import Any

from benben.core.game import View
from benben.core.rng import FastRng, Rng
from benben.core.state import EVERYONE, NOBODY, sees
from benben.core.steps import Together
from benben.core.zones import Zone, deal_afresh, known, show
from benben.games.kemet.amon_goals import conditions
from benben.games.kemet.battle import lane
from benben.games.kemet.control import companions, controller, glory, limit, soldiers, standing, temples, troop
from benben.games.kemet.hands import eyes
from benben.games.kemet.prayer import reduced
from benben.games.kemet.state import Kemet
from benben.games.kemet.strength import bonuses, strength
from benben.games.kemet.tables import (
    AREA,
    AREAS,
    BATTLE_CARD,
    BATTLE_KINDS,
    CARD,
    CARDS,
    CITY,
    COLOUR,
    FIELDS,
    GODS,
    GOLD,
    NIGHT,
    PLAY,
    SLOTS,
    TEAMS,
    TOP_LEVEL,
)
from benben.games.kemet.tables_gods import GOD, JAWS, SOBEK
from benben.games.kemet.tables_solo import ACTION, AMON, EVENT, OBJECTIVE, PLAGUE, PLUNDER
from benben.games.kemet.tables_tiles import COMPANION, SPECIAL_CARD, TILE


def hand_zone(s: Kemet, seat: int) -> Zone:
    return Zone(s.hand[seat], eyes(s, seat), "cards", s.hand_seen[seat])


def battle_zones(s: Kemet, seat: int) -> list[Zone]:
    """A seat's battle cards that do not lie open; a shown or revealed one is known to more."""
    pool = f"battle{seat}"
    own_eyes = eyes(s, seat)
    if s.shown >= 0 and seat in (s.attacker, s.defender) and seat != s.shown:
        played_eyes = own_eyes | eyes(s, s.shown)
    else:
        played_eyes = own_eyes
    return [
        Zone(s.cards[seat], own_eyes, pool),
        Zone(s.played[seat], EVERYONE if s.stage else played_eyes, pool),
        Zone(s.aside[seat], EVERYONE if s.swapped >> seat & 1 else own_eyes, pool),
        Zone(s.face_down[seat], own_eyes, pool, s.face_down_seen[seat]),
        Zone(s.removed[seat], own_eyes, pool),
    ]


def zones(s: Kemet) -> list[Zone]:
    """Who knows which cards. What is chosen from the hand for a battle stays in the hand until the clash."""
    return [
        Zone(s.deck, NOBODY, "cards"),
        *(hand_zone(s, seat) for seat in range(s.seats)),
        *(zone for seat in range(s.seats) for zone in battle_zones(s, seat)),
    ]


def determinize(s: Kemet, seat: int, rng: Rng) -> Kemet:
    """A position this seat cannot tell from the true one."""
    twin = s.clone()
    twin.offered = None
    strangers = [other for other in range(s.seats) if not sees(eyes(s, other), seat)]
    for other in strangers:
        begin_council_afresh(twin, other)
    deal_afresh(zones(twin), seat, rng)
    for other in strangers:
        keep_special(twin, seat, other)
        choose_afresh(twin, other, rng)
    twin.rng = FastRng(rng.below(1 << 30))
    return twin


def begin_council_afresh(s: Kemet, seat: int) -> None:
    """How far another has come in a war council that he has not ended is his secret: the twin lets him begin."""
    top = s.stack[-1] if s.stack else None
    if isinstance(top, Together) and seat in top.lanes:
        s.stack[-1] = Together({**top.lanes, seat: lane(seat)})
        s.cards[seat] += s.played[seat] + s.aside[seat]
        s.played[seat] = []
        s.aside[seat] = []
        s.chosen[seat] = []
        s.bluff[seat] = 0


def keep_special(s: Kemet, viewer: int, seat: int) -> None:
    """Nobody removes the special card he takes last; with one removed card it can be only an ordinary one."""
    specials = [card for tile, card in SPECIAL_CARD.items() if s.tiles[seat] >> tile & 1]
    if s.risen[seat] and s.god[seat] == SOBEK:
        specials.append(JAWS)
    removed = s.removed[seat]
    if len(specials) == 1 and specials[0] in removed:
        for zone in battle_zones(s, seat)[:-1]:
            for place, card in enumerate(zone.cards):
                if not known(zone, place, viewer) and card != specials[0]:
                    zone.cards[place] = specials[0]
                    removed[removed.index(specials[0])] = card
                    s.cards[seat].sort()
                    return
    s.cards[seat].sort()


def choose_afresh(s: Kemet, seat: int, rng: Rng) -> None:
    """Another's secret choice of interventions, once made: any BATTLE cards of the new hand that could be paid."""
    if s.stage or seat not in (s.attacker, s.defender) or not s.played[seat] or (s.objective >= 0 and seat == AMON):
        return
    spare = s.prayer[seat]
    s.chosen[seat] = []
    for card in sorted(card for card in s.hand[seat] if card in BATTLE_KINDS):
        cost = reduced(s, seat, CARDS[card].cost)
        if cost <= spare and rng.below(2):
            s.chosen[seat].append(card)
            spare -= cost
    s.bluff[seat] = rng.below(2)


def view(s: Kemet, seat: int) -> View:
    """All that this seat sees, listed."""
    return {
        **extras_view(s),
        "round": s.round,
        "cap": s.cap,
        "phase": NIGHT.keys[s.phase],
        "active": s.active,
        "champion": s.champion,
        "order": s.order[:],
        "track": s.track[:],
        "colours": [COLOUR.keys[colour] for colour in s.colours],
        "areas": {AREA.keys[area]: area_view(s, area) for area in PLAY[s.seats]},
        "market": {TILE.keys[tile]: left for tile, left in enumerate(s.market) if left},
        "deck": len(s.deck),
        "discard": [CARD.keys[card] for card in s.discard],
        "battle": battle_view(s, seat),
        "seats": [seat_view(s, other, seat) for other in range(s.seats)],
    }


def extras_view(s: Kemet) -> dict[str, Any]:
    """What a game of teams, or one with gods, shows besides."""
    shown: dict[str, Any] = {}
    if s.extras & TEAMS:
        shown["teams"] = s.team[:]
        shown["standings"] = [standing(s, seat) for seat in range(s.seats)]
        shown["open_hands"] = s.open_hands
        shown["gathering"] = s.gathering[:]
    if s.objective >= 0:
        shown["amon"] = amon_view(s)
    if s.extras & GODS:
        shown["ascended"] = s.ascended
        shown["gods"] = [god_view(s, seat) for seat in range(s.seats)]
    return shown


def amon_view(s: Kemet) -> dict[str, Any]:
    """KEM-9  Objective, round track, war table, cards, and the grid of tiles; the decks only by what they may hold."""
    return {
        "objective": OBJECTIVE.keys[s.objective],
        "met": conditions(s) if s.pets else [],
        "clock": s.clock,
        "war": s.war[:],
        "event": EVENT.keys[s.event] if s.event >= 0 else None,
        "past": [EVENT.keys[event] for event in s.past],
        "plagues": [PLAGUE.keys[plague] for plague in s.plagues],
        "omens": s.omens[:],
        "orders": [ACTION.keys[action] for action in sorted(s.orders)],
        "loot": [PLUNDER.keys[card] for card in sorted(s.loot)],
        "grid": [TILE.keys[tile] if tile >= 0 else None for tile in s.grid],
        "squad": [AREA.keys[area] for area in s.squad],
        "pets": [COMPANION.keys[pet] for pet in s.pets],
    }


def god_view(s: Kemet, seat: int) -> dict[str, Any] | None:
    if s.god[seat] < 0:
        return None
    return {
        "god": GOD.keys[s.god[seat]],
        "risen": s.risen[seat],
        "life": s.life[seat],
        "area": AREA.keys[s.god_at[seat]] if s.god_at[seat] >= 0 else None,
    }


def area_view(s: Kemet, area: int) -> dict[str, Any]:
    shown: dict[str, Any] = {
        "troops": [
            {
                "seat": seat,
                "units": soldiers(s, seat, area),
                "companions": [COMPANION.keys[c] for c in companions(s, seat, area) if s.master[c] == seat],
            }
            for seat in range(s.seats)
            if soldiers(s, seat, area) or any(s.master[c] == seat for c in companions(s, seat, area))
        ],
        "controller": controller(s, area) if min(s.city) >= 0 or not AREAS[area].city else -1,
        "token": s.held[area],
    }
    if s.level[area]:
        shown["pyramid"] = {"level": s.level[area], "colour": COLOUR.keys[s.hue[area]]}
    gods = [seat for seat in range(s.seats) if s.god_at[seat] == area]
    if gods:
        shown["gods"] = [{"seat": seat, "god": GOD.keys[s.god[seat]], "life": s.life[seat]} for seat in gods]
    return shown


def battle_view(s: Kemet, viewer: int) -> dict[str, Any] | None:
    if s.field < 0:
        return None
    return {
        "area": AREA.keys[s.field],
        "clashed": bool(s.stage),
        "victor": s.victor,
        "sides": [side_view(s, side, seat, viewer) for side, seat in enumerate((s.attacker, s.defender))],
    }


def side_view(s: Kemet, side: int, seat: int, viewer: int) -> dict[str, Any]:
    _, played, aside, *_ = battle_zones(s, seat)
    return {
        "seat": seat,
        "units": troop(s, seat, s.field),
        "companions": [COMPANION.keys[c] for c in companions(s, seat, s.field)],
        "bonuses": bonuses(s, seat),
        "strength": s.power[side] if s.victor >= 0 else s.power[side] + strength(s, seat),
        "card": next(iter(show(played, viewer, BATTLE_CARD.keys)), None) if s.stage or seen(s, seat, viewer) else None,
        "aside": next(iter(show(aside, viewer, BATTLE_CARD.keys)), None)
        if sees(eyes(s, seat), viewer) or s.swapped
        else None,
        "interventions": [CARD.keys[card] for card in s.laid[seat]],
        "chosen": [CARD.keys[card] for card in s.chosen[seat]] if sees(eyes(s, seat), viewer) else [],
        "diversion": bool(s.bluff[seat]) if sees(eyes(s, seat), viewer) else False,
        "slain": s.slain[1 - side],
    }


def seen(s: Kemet, seat: int, viewer: int) -> bool:
    return sees(eyes(s, seat), viewer) or (s.shown >= 0 and sees(eyes(s, s.shown), viewer))


def seat_view(s: Kemet, seat: int, viewer: int) -> dict[str, Any]:
    cards, _, _, down, removed = battle_zones(s, seat)
    return {
        "city": CITY.keys[s.city[seat]] if s.city[seat] >= 0 else None,
        "glory": glory(s, seat),
        "points": s.points[seat],
        "temples": len(temples(s, seat)),
        "pyramids": sum(s.held[area] == seat and s.level[area] == TOP_LEVEL for area in PLAY[s.seats]),
        "prayer": s.prayer[seat],
        "veterans": s.veterans[seat],
        "supply": s.supply[seat],
        "limit": limit(s, seat),
        "tokens": s.tokens[seat],
        "fields": [FIELDS[f].key for f in range(GOLD + 1) if s.fields[seat] >> f & 1],
        "silver": s.silver[seat],
        "silver_at": FIELDS[s.silver_at[seat]].key if s.silver_at[seat] >= 0 else None,
        "slots": [COLOUR.keys[c] if c >= 0 else None for c in s.slots[seat * SLOTS : seat * SLOTS + SLOTS]],
        "bought": [COLOUR.keys[colour] for colour in s.colours if s.bought[seat] >> colour & 1],
        "drained": s.drained[seat],
        "tiles": [key for tile, key in enumerate(TILE.keys) if s.tiles[seat] >> tile & 1],
        "companions": [COMPANION.keys[c] for c in companions(s, seat, -1)],
        "hand": sorted(show(hand_zone(s, seat), viewer, CARD.keys), key=str),
        "battle_cards": battle_hand(s, seat, viewer, cards),
        "face_up": [BATTLE_CARD.keys[card] for card in s.face_up[seat]],
        "face_down": show(down, viewer, BATTLE_CARD.keys),
        "removed": show(removed, viewer, BATTLE_CARD.keys),
    }


def battle_hand(s: Kemet, seat: int, viewer: int, cards: Zone) -> list[str | None]:
    """KEM-1.17  The number is public. Before the clash the two cards of a war council still count for others."""
    shown = show(cards, viewer, BATTLE_CARD.keys)
    if not sees(eyes(s, seat), viewer) and not s.stage:
        shown += [None] * (len(s.played[seat]) + len(s.aside[seat]))
    return shown
