"""What each seat knows: zones, view and determinize."""

from typing import Any

from benben.core.game import View
from benben.core.rng import FastRng, Rng
from benben.core.state import EVERYONE, NOBODY, only
from benben.core.zones import Zone, deal_afresh, show
from benben.games.egizia.feeding import grain, need, production
from benben.games.egizia.scoring import sphinx_points, tomb_sum
from benben.games.egizia.state import Egizia
from benben.games.egizia.tables import (
    COLUMNS,
    CREWS,
    NILE_CARD,
    PLACES,
    RING,
    ROOFS,
    SPHINX_CARD,
    TOMB_PLACES,
)
from benben.games.egizia.tracks import scarabs


def zones(s: Egizia) -> list[Zone]:
    """Who knows which cards. A tomb stands for its value, so tokens of one value need no telling apart."""
    return [
        *(Zone(deck, NOBODY, f"nile{i}") for i, deck in enumerate(s.nile)),
        Zone(s.sphinx, NOBODY, "sphinx", s.sphinx_peeked),
        Zone(s.drawn, only(s.drawer) if s.drawer >= 0 else NOBODY, "sphinx"),
        *(Zone(s.kept[seat], kept_eyes(s, seat), "sphinx") for seat in range(s.seats)),
        Zone(s.buried, NOBODY, "tombs"),
        Zone(s.boxed, NOBODY, "tombs"),
    ]


def kept_eyes(s: Egizia, seat: int) -> int:
    """Kept sphinx cards are secret until their owner's final scoring."""
    return EVERYONE if s.revealed >> seat & 1 else only(seat)


def determinize(s: Egizia, seat: int, rng: Rng) -> Egizia:
    """A position this seat cannot tell from the true one."""
    twin = s.clone()
    deal_afresh(zones(twin), seat, rng)
    twin.rng = FastRng(rng.below(1 << 30))
    return twin


def view(s: Egizia, seat: int) -> View:
    """All that this seat sees, listed."""
    return {
        "round": s.round,
        "order": s.order[:],
        "track": s.track[:],
        "ring": RING.keys[s.ring],
        "places": {PLACES[p]: bits(standing) for p, standing in enumerate(s.ships) if standing},
        "river": [NILE_CARD.keys[card] if card >= 0 else None for card in s.river],
        "nile_decks": [len(deck) for deck in s.nile],
        "buildings": {COLUMNS[i].key: owners[:] for i, owners in enumerate(s.built)},
        "roof": {ROOFS[i].key: owner for i, owner in enumerate(s.roof) if owner >= 0},
        "tombs": {
            "taken": [[value, owner] for value, owner in zip(s.tombs, s.tomb_owner, strict=False)],
            "open": s.tombs[len(s.tomb_owner) :],
            "buried": len(s.buried),
            "places": TOMB_PLACES,
        },
        "sphinx_deck": show(Zone(s.sphinx, NOBODY, "sphinx", s.sphinx_peeked), seat, SPHINX_CARD.keys),
        "drawn": show(Zone(s.drawn, only(s.drawer) if s.drawer >= 0 else 0, "sphinx"), seat, SPHINX_CARD.keys),
        "drawer": s.drawer,
        "seats": [seat_view(s, other, seat) for other in range(s.seats)],
    }


def seat_view(s: Egizia, seat: int, viewer: int) -> dict[str, Any]:
    kept = show(Zone(s.kept[seat], kept_eyes(s, seat), "sphinx"), viewer, SPHINX_CARD.keys)
    return {
        "score": s.score[seat],
        "scarabs": scarabs(s.score[seat]),
        "token": s.order.index(seat) + 1,
        "crews": dict(zip(CREWS.keys, s.crew[seat * 4 : seat * 4 + 4], strict=True)),
        "used": [CREWS.keys[crew] for crew in bits(s.used[seat])],
        "stone": s.stone[seat],
        "production": production(s, seat),
        "need": need(s, seat),
        "grain": grain(s, seat),
        "store": s.store[seat],
        "market": s.market[seat],
        "ships": s.ships_left[seat],
        "furthest": s.furthest[seat],
        "finished": bool(s.finished >> seat & 1),
        "trained": bool(s.trained >> seat & 1),
        "sites_built": bits(s.spent[seat]),
        "row_bonus": bool(s.row_winners >> seat & 1),
        "cards": [key for card, key in enumerate(NILE_CARD.keys) if s.holder[card] == seat],
        "tomb_sum": tomb_sum(s, seat),
        "sphinx": kept,
        "sphinx_now": {key: sphinx_points(s, seat, SPHINX_CARD.index[key]) for key in kept if key is not None},
    }


def bits(mask: int) -> list[int]:
    return [i for i in range(mask.bit_length()) if mask >> i & 1]
