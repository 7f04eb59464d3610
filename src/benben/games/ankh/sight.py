"""What each seat knows: zones, view and determinize.

Only committed battle cards and bids are secret; a merged god's two players see both.
"""

from typing import Any

from benben.core.game import View
from benben.core.rng import FastRng, Rng
from benben.core.state import only, sees
from benben.core.zones import Zone, deal_afresh, show
from benben.games.ankh.battle import majorities
from benben.games.ankh.caravan import camels_left
from benben.games.ankh.followers import yield_of
from benben.games.ankh.land import present
from benben.games.ankh.resolution import temple_strength, unit_strength
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import (
    AIM,
    ALL_CARDS,
    AMOUNT,
    CARD,
    GOD,
    GUARDIAN,
    KINDS,
    LAST_RED,
    MONUMENT,
    POWER,
    TOP,
    UNIT,
    WHITE,
)
from benben.games.ankh.tables_map import EDGE, HEX, TOKENS, bits
from benben.games.ankh.tables_scenarios import SCENARIO
from benben.games.ankh.units import aim_of, controller, kind_at, suns_left, supply
from benben.games.ankh.unlock import next_level


def partners(s: Ankh, chief: int) -> int:
    """The audience of a god: its player, or the two players of a merged one."""
    eyes = 0
    for seat in range(s.seats):
        if s.chief[seat] == chief:
            eyes |= only(seat)
    return eyes


def zones(s: Ankh) -> list[Zone]:
    """A committed card could be any card of its owner's hand."""
    found = []
    for chief in range(s.seats):
        eyes = partners(s, chief)
        found += [Zone(s.kept[chief], eyes, f"hand{chief}"), Zone(s.chosen[chief], eyes, f"hand{chief}")]
    return found


def determinize(s: Ankh, seat: int, rng: Rng) -> Ankh:
    """A position this seat cannot tell from the true one; a hidden bid could be any its bidder can pay."""
    twin = s.clone()
    deal_afresh(zones(twin), seat, rng)
    for chief, bid in enumerate(twin.bid):
        if bid >= 0 and not sees(partners(s, chief), seat):
            twin.bid[chief] = rng.below(min(twin.followers[chief], len(AMOUNT) - 1) + 1)
    twin.rng = FastRng(rng.below(1 << 30))
    return twin


def keys(mask: int, names: tuple[str, ...]) -> list[str]:
    return [names[i] for i in bits(mask)]


def view(s: Ankh, seat: int) -> View:
    """All that this seat sees, listed."""
    return {
        "scenario": SCENARIO.keys[s.scenario],
        "first": s.first,
        "turn": s.turn,
        "winner": s.winner,
        "atheist": bool(s.atheist),
        "ladder": s.ladder[:],
        "fallen": s.fallen[:],
        "red": LAST_RED,
        "top": TOP,
        "markers": [[place, white] for place, white in zip(s.marker, WHITE, strict=True)],
        "event": s.event,
        "units": [unit_view(s, chief, place) for chief in range(s.seats) for place in bits(s.army[chief])],
        "monuments": [
            {"hex": HEX.keys[place], "kind": MONUMENT.keys[kind], "owner": controller(s, place)}
            for kind in range(len(MONUMENT))
            for place in bits(s.built[kind])
        ],
        "supply": {MONUMENT.keys[kind]: supply(s, kind) for kind in range(len(MONUMENT))},
        "camels": keys(s.camels, EDGE.keys),
        "camels_left": camels_left(s),
        "regions": {str(token): region_view(s, token) for token in range(1, TOKENS + 1) if s.land[token]},
        "lost_tokens": bits(s.lost_tokens),
        "gates": keys(s.portals, HEX.keys),
        "captives": s.captives[:],
        "suns_left": suns_left(s),
        "guardians": [
            {"kind": GUARDIAN.keys[kind] if kind >= 0 else None, "left": left}
            for kind, left in zip(s.kinds, s.figures, strict=True)
        ],
        "scales": s.scales,
        "scales_spent": bool(s.scales_spent),
        "amun_spent": bool(s.amun_spent),
        "battle": s.battle,
        "fighters": bits(s.fighters),
        "seats": [seat_view(s, other, seat) for other in range(s.seats)],
    }


def unit_view(s: Ankh, chief: int, place: int) -> dict[str, Any]:
    aim = aim_of(s, place)
    return {
        "hex": HEX.keys[place],
        "owner": chief,
        "kind": UNIT.keys[kind_at(s, place)],
        "sun": bool(s.sun >> place & 1),
        "aim": AIM.keys[aim] if aim >= 0 else None,
    }


def region_view(s: Ankh, token: int) -> dict[str, Any]:
    here = {chief: present(s, chief, token).bit_count() for chief in s.ladder}
    return {
        "hexes": keys(s.land[token], HEX.keys),
        "units": {str(chief): count for chief, count in here.items() if count},
        "strength": {
            str(chief): unit_strength(s, chief, token) + temple_strength(s, chief, token)
            for chief, count in here.items()
            if count
        },
        "majorities": dict(zip(MONUMENT.keys, majorities(s, token), strict=True)),
    }


def hand(s: Ankh, chief: int) -> int:
    """The cards not played, committed ones included: everybody can work them out."""
    return ALL_CARDS & ~s.used[chief] if s.alive >> chief & 1 else 0


def seat_view(s: Ankh, seat: int, viewer: int) -> dict[str, Any]:
    """The seat and its god: for merged gods both show what they share."""
    chief = s.chief[seat]
    eyes = partners(s, chief)
    return {
        "god": GOD.keys[s.god[seat]] if s.god[seat] >= 0 else None,
        "gods": keys(s.gifts[chief], GOD.keys),
        "chief": chief,
        "alive": bool(s.alive >> chief & 1),
        "devotion": s.devotion[chief],
        "followers": s.followers[chief],
        "yield": yield_of(s, chief),
        "powers": keys(s.powers[chief], POWER.keys),
        "level": next_level(s, chief),
        "tokens": s.tokens[chief],
        "warriors": s.warriors[chief],
        "guardians": {GUARDIAN.keys[k]: n for k, n in enumerate(s.reserve[chief * KINDS :][:KINDS]) if n},
        "hand": keys(hand(s, chief), CARD.keys),
        "used": keys(s.used[chief], CARD.keys),
        "shown": keys(s.shown[chief], CARD.keys),
        "committed": sorted(show(Zone(s.chosen[chief], eyes, ""), viewer, CARD.keys), key=str),
        "has_bid": s.bid[chief] >= 0,
        "bid": s.bid[chief] if s.bid[chief] >= 0 and sees(eyes, viewer) else None,
        "killed": s.killed[chief],
    }
