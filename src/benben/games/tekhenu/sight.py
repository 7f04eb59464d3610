"""What each seat knows: zones, view and determinize."""

from typing import Any

from benben.core.game import View
from benben.core.rng import FastRng, Rng
from benben.core.state import NOBODY, only
from benben.core.zones import Zone, deal_afresh, show
from benben.games.tekhenu.decrees import decree_points
from benben.games.tekhenu.maat import ankh, balance
from benben.games.tekhenu.rounds import dice_taken
from benben.games.tekhenu.scoring import district_winner, upkeep
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import KINDS
from benben.games.tekhenu.tables import (
    ACTION_TILE,
    BASICS,
    COLOUR,
    DECREE,
    DICE,
    DIE,
    GODS,
    LIGHTING,
    LIT,
    OSIRIS_ROWS,
    PEOPLE,
    PILLAR,
    SPACES,
    STATUS,
    STATUS_OF,
    TOKENS,
)
from benben.games.tekhenu.tables_cards import CARD, CELL, DECK, EXTRA, REWARD, STARTS


def zones(s: Tekhenu) -> list[Zone]:
    """Who knows which cards. A Decree taken from the Market was seen by all; a rejected one by its former owner."""
    return [
        Zone(s.pile, NOBODY, "pillars"),
        Zone(s.decks[0], NOBODY, "deck0"),
        Zone(s.decks[1], NOBODY, "deck1"),
        Zone(s.decks[DECREE], NOBODY, "deck2", s.deck_eyes),
        Zone(s.drawn, only(s.drawer) if s.drawer >= 0 else NOBODY, f"deck{s.drawn[0] // DECK if s.drawn else 0}"),
        *(Zone(s.hands[seat], only(seat), "deck2", s.hand_eyes[seat]) for seat in range(s.seats)),
        *(Zone(s.rejected[seat], only(seat), "deck2") for seat in range(s.seats)),
    ]


def determinize(s: Tekhenu, seat: int, rng: Rng) -> Tekhenu:
    """A position this seat cannot tell from the true one."""
    twin = s.clone()
    deal_afresh(zones(twin), seat, rng)
    twin.rng = FastRng(rng.below(1 << 30))
    return twin


def view(s: Tekhenu, seat: int) -> View:
    """All that this seat sees, listed."""
    drawn = Zone(s.drawn, only(s.drawer) if s.drawer >= 0 else NOBODY, "")
    return {
        "round": s.round,
        "order": s.order[:],
        "mover": s.mover,
        "bot": s.bot,
        "offset": s.offset,
        "lighting": [LIGHTING.keys[lit] for lit in LIT[s.offset]],
        "markers": s.markers[:],
        "dice": [die_view(s, place) for place in s.dice],
        "bag": dict(zip(COLOUR.keys, s.bag, strict=True)),
        "horus": [GODS[god] for god in s.horus],
        "god_statues": {
            god: [x for x in range(s.seats) for _ in range(s.honour[i * 4 + x])] for i, god in enumerate(GODS)
        },
        "people": {space.key: s.people[i] for i, space in enumerate(PEOPLE)},
        "treasure": s.treasure[:],
        "temple": {
            CELL.keys[cell]: [PILLAR.keys[laid // 4], laid % 4, s.pillar[cell]]
            for cell, laid in enumerate(s.temple)
            if laid >= 0
        },
        "around": {space.key: s.around[i] for i, space in enumerate(SPACES) if s.around[i] >= 0},
        "osiris": {
            f"{OSIRIS_ROWS[space // 4].key}_{BASICS[space % 4]}": owner
            for space, owner in enumerate(s.osiris)
            if owner >= 0
        },
        "districts": [district_winner(s, district) for district in range(4)],
        "slots": [PILLAR.keys[tile] if tile >= 0 else None for tile in s.slots],
        "pile": len(s.pile),
        "market": [CARD.keys[card] if card >= 0 else None for card in s.market],
        "opened": s.opened,
        "decks": [len(s.decks[0]), len(s.decks[1])],
        "decree_deck": show(Zone(s.decks[DECREE], NOBODY, "", s.deck_eyes), seat, CARD.keys),
        "discards": [[CARD.keys[card] for card in pile] for pile in s.discards],
        "offer": [STARTS[card].key for card in s.offer],
        "drawer": s.drawer,
        "drawn": show(drawn, seat, CARD.keys),
        "turn": turn_view(s),
        "pyramid": [ACTION_TILE.keys[tile] for tile in s.pyramid],
        "progress": s.progress,
        "decree_worth": s.decree_worth,
        "level": s.level,
        "seats": [seat_view(s, other, seat) for other in range(s.seats)],
    }


def die_view(s: Tekhenu, place: int) -> list[str]:
    """Section, die and status."""
    section, die = divmod(place, DICE)
    return [GODS[section], DIE.keys[die], STATUS.keys[STATUS_OF[LIT[s.offset][section]][die // 6]]]


def turn_view(s: Tekhenu) -> dict[str, Any]:
    """The die in use, and what it counts as."""
    return {
        "anubis": bool(s.anubis),
        "standard": bool(s.standard),
        "extras": [EXTRA.keys[extra] for extra in s.extras],
        "swapped": s.swapped,
        "due": [seat for seat in range(s.seats) if s.due >> seat & 1],
        "die": None
        if s.section < 0
        else [GODS[s.section], COLOUR.keys[s.colour], s.face, s.value, STATUS.keys[s.status], s.taken],
    }


def seat_view(s: Tekhenu, seat: int, viewer: int) -> dict[str, Any]:
    hand = show(Zone(s.hands[seat], only(seat), "", s.hand_eyes[seat]), viewer, CARD.keys)
    known = [key for key in hand if key is not None]
    return {
        "score": s.score[seat],
        "place": s.order.index(seat) + 1,
        "tokens": dict(zip(TOKENS, s.tokens[seat * KINDS : seat * KINDS + KINDS], strict=True)),
        "production": s.production[seat * 4 : seat * 4 + 4],
        "happiness": s.happiness[seat],
        "population": s.population[seat],
        "rewarded": s.rewarded[seat],
        "buildings": s.buildings[seat],
        "statues": s.statues[seat],
        "pillars": s.pillars[seat],
        "left": [DIE.keys[die] for die in s.left[seat]],
        "right": [DIE.keys[die] for die in s.right[seat]],
        "below": [DIE.keys[die] for die in s.under[seat]],
        "dice": dice_taken(s, seat),
        "surplus": s.surplus[seat],
        "faith_placed": s.weighed[seat],
        "balance": balance(s, seat),
        "ankh": ankh(s, seat) if s.destiny[seat] >= 0 or seat == s.bot else None,
        "destiny": REWARD.keys[len(STARTS) + s.destiny[seat]] if s.destiny[seat] >= 0 else None,
        "starts": [STARTS[card].key for card in s.starts[seat]],
        "upkeep": 0 if seat == s.bot else upkeep(s, seat),
        "blessings": [CARD.keys[card] for card in range(DECK) if s.holder[card] == seat],
        "technologies": [CARD.keys[card] for card in range(DECK, 2 * DECK) if s.holder[card] == seat],
        "decrees": hand,
        "decrees_now": {key: decree_points(s, seat, CARD.index[key]) for key in known} if viewer == seat else {},
        "rejected": show(Zone(s.rejected[seat], only(seat), ""), viewer, CARD.keys),
        "chosen": [CARD.keys[card] for card in s.chosen[seat]],
        "proclaimed": bool(s.proclaimed >> seat & 1),
    }
