"""KEM-6.4, KEM-6.5  What a troop brings into a battle."""

from benben.games.kemet.control import companions, has, owner, troop
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import BATTLE_CARDS, CARDS
from benben.games.kemet.tables_gods import GODS_ROWS, HOME_DEFENCE, WADJET
from benben.games.kemet.tables_solo import AMON, W_DAMAGE, W_DEFENCE, W_STRENGTH
from benben.games.kemet.tables_tiles import (
    ATTACKING,
    COMPANIONS,
    DEFENDING,
    ETERNAL_CITY,
    ETERNAL_DEFENCE,
    ETERNAL_STRENGTH,
    FIGHTING,
    FIGHTING_MASK,
    KIND,
    MONSTER,
    SNAKE,
)


def fighters(s: Kemet) -> tuple[int, int]:
    return s.attacker, s.defender


def foe(s: Kemet, seat: int) -> int:
    return s.defender if seat == s.attacker else s.attacker


def bonuses(s: Kemet, seat: int) -> list[int]:
    """Strength, damage, unblockable damage, defence, impenetrable defence from all but units and battle card.

    KEM-5.4.3  Companions count to the end of the battle, even without units. KEM-6.13  The +1 goes to the city's owner.
    KEM-9.22  Amon has no tiles but his monsters, and adds the war table.
    """
    strength = damage = unblockable = defence = ward = 0
    side = ATTACKING if seat == s.attacker else DEFENDING
    if s.tiles[seat] & FIGHTING_MASK:
        for tile, more, harm, shield, shelter, when in FIGHTING:
            if s.tiles[seat] >> tile & 1 and when in (0, side):
                strength += more
                damage += harm
                defence += shield
                ward += shelter
    for c in fighting_companions(s, seat):
        row = COMPANIONS[c]
        strength += row.strength
        damage += row.damage
        unblockable += row.unblockable
        defence += row.defence
    if owner(s, s.field) == seat:
        strength += 1
        if has(s, seat, ETERNAL_CITY):
            strength += ETERNAL_STRENGTH
            defence += ETERNAL_DEFENCE
        if s.risen[seat] and s.god[seat] == WADJET:
            defence += HOME_DEFENCE
    if s.objective >= 0 and seat == AMON:
        strength += s.war[W_STRENGTH]
        damage += s.war[W_DAMAGE]
        defence += s.war[W_DEFENCE]
    if s.god_at[seat] == s.field:
        figure = GODS_ROWS[s.god[seat]]
        damage += figure.damage
        unblockable += figure.unblockable
        defence += figure.defence
    for card in s.laid[seat]:
        strength += CARDS[card].strength
        damage += CARDS[card].damage
        defence += CARDS[card].defence
    return [strength, damage, unblockable, defence, ward]


def fighting_companions(s: Kemet, seat: int) -> list[int]:
    """The Snake makes all effects of the opposing monster void; servants are no monsters (ruling A19)."""
    own = companions(s, seat, s.field)
    if own and SNAKE in companions(s, foe(s, seat), s.field):
        return [c for c in own if KIND[c] != MONSTER]
    return own


def force(s: Kemet, seat: int) -> int:
    """KEM-6.4  The units of the troop. KEM-10.8  A god counts with the strength of its tile, hurt or not."""
    if s.god_at[seat] == s.field:
        return GODS_ROWS[s.god[seat]].strength
    return troop(s, seat, s.field)


def strength(s: Kemet, seat: int) -> int:
    """KEM-6.4  Units, battle card, tiles, companions, interventions, and 1 in a district of the own city."""
    total = force(s, seat) + bonuses(s, seat)[0]
    if s.stage:
        total += BATTLE_CARDS[s.played[seat][0]].strength
    return total
