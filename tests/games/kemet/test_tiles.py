"""One case for every power tile: what its owner has with it and would not have without it."""

from collections.abc import Callable

import pytest

from benben.core import engine
from benben.games.kemet.acquiring import Acquire, take_tile
from benben.games.kemet.building import BuildSite
from benben.games.kemet.control import limit
from benben.games.kemet.interventions import play_day_card
from benben.games.kemet.moving import MoveTroop
from benben.games.kemet.night import Annex, DrawAtNight, Mobilise, Prayers, Reinforce, Worship
from benben.games.kemet.prayer import gain, pay, pray
from benben.games.kemet.recruiting import recruit
from benben.games.kemet.state import Kemet
from benben.games.kemet.strength import bonuses
from benben.games.kemet.tables import BATTLE_CARD, CARD, COLOUR
from benben.games.kemet.tables_tiles import COMPANION, COMPANIONS, OF_COLOUR, TILE, TILES
from benben.games.kemet.turns import UseGold
from tests.games.kemet.build import Position, area, commit, end, fight, keys, kind, pick, units

Case = Callable[[bool], object]
CASES: dict[str, tuple[Case, object, object]] = {}
"""For each tile: what is looked at, its value without the tile and with it."""


def clash(key: str, owner: int, own: bool, place: str = "t_w") -> Kemet:
    """Five units attack five; the tile belongs to the attacker (0) or the defender (1)."""
    p = Position().units(0, **{place: 5}).units(1, **{place: 5})
    if own:
        p.tile(owner, key)
    return p.attack(0, place)


def adds(key: str, owner: int, index: int, more: int = 1) -> None:
    """A bonus in battle: 0 strength, 1 damage, 2 unblockable, 3 defence, 4 impenetrable defence."""
    CASES[key] = (lambda own: bonuses(clash(key, owner, own), owner)[index], 0, more)


def marches(key: str, *areas: str) -> None:
    """One more land move: the last area comes within reach."""

    def reachable(own: bool) -> bool:
        p = Position(3).units(0, nw_w=1)
        s = (p.tile(0, key) if own else p).run(MoveTroop(0, 0))
        pick(s, "nw-w")
        for step in areas[:-1]:
            pick(s, step, "1")
        return areas[-1] in keys(s)

    CASES[key] = (reachable, False, True)


def companion_case(key: str) -> None:
    """The figure goes with a troop and brings its bonuses (its special powers: test_cards.py)."""

    def look(own: bool) -> object:
        p = Position().units(0, nw_w=2)
        s = p.s
        if own:
            take_tile(s, 0, TILE.index[key])
        engine.advance(s)
        if own:
            assert keys(s) == ["nw-w", "done"]
            pick(s, "nw-w")
        c = COMPANION.index[key]
        return s.master[c], s.where[c]

    CASES[key] = (look, (-1, -1), (0, area("nw_w")))


for row in COMPANIONS:
    companion_case(row.key)


def after_taking(key: str, look: Callable[[Kemet], object], without: object, with_it: object) -> None:
    """What taking the tile does at once."""

    def taken(own: bool) -> object:
        s = Position().units(0, nw_w=2).s
        if own:
            take_tile(s, 0, TILE.index[key])
        engine.advance(s)
        return look(s)

    CASES[key] = (taken, without, with_it)


for colour in COLOUR.keys:
    after_taking(f"domination_{colour}", lambda s: s.points[0], 0, 1)
    after_taking(f"act_of_god_{colour}", lambda s: s.silver[0], 0, 1)

# --- Ruby -------------------------------------------------------------------------------------------------------------

adds("charge", 0, 0)
marches("priest_of_mafdet", "f-nw", "n-w")
adds("carnage", 1, 1)


def swap(tile: str, special: str) -> None:
    """All battle cards back, one out of the game in secret, the special one in."""

    def cards(own: bool) -> object:
        p = Position().battle_cards(0, "b1", "b2")
        if own:
            take_tile(p.s, 0, TILE.index[tile])
        s = p.run()
        if own:
            pick(s, "b3")
            assert s.removed[0] == [BATTLE_CARD.index["b3"]] and not s.face_up[0]
        return len(s.cards[0]), BATTLE_CARD.index[special] in s.cards[0]

    CASES[tile] = (cards, (2, False), (8, True))


swap("wrryt_storm", "s1")
swap("shetyw_barrier", "s2")
swap("sekhem_feint", "s3")


def through_the_wall(own: bool) -> bool:
    p = Position(3).units(0, o_wn=2).tile(0, "priest_of_mafdet")
    s = (p.tile(0, "sappers") if own else p).run(MoveTroop(0, 0))
    pick(s, "o-wn", "f-w", "2")
    return "w-c" in keys(s)


CASES["sappers"] = (through_the_wall, False, True)


def from_an_obelisk(own: bool) -> tuple[bool, int]:
    p = Position().units(0, o_wn=2, nw_w=1).pyramid("nw_w", "ruby", 1)
    s = (p.tile(0, "portal_of_thoth") if own else p).run(MoveTroop(0, 0))
    pick(s, "o-wn")
    found = "teleport+t-w" in keys(s)
    pick(s, "stop")
    s = p.run(MoveTroop(0, 0))
    pick(s, "nw-w", "teleport+t-w", "1")
    return found, s.prayer[0]


CASES["portal_of_thoth"] = (from_an_obelisk, (False, 5), (True, 6))
adds("blades_of_neith", 1, 0)


def wounded(own: bool) -> int:
    p = Position().units(0, t_w=5).units(1, t_w=5).hand(0, "prayer", "prayer")
    s = (p.tile(0, "divine_wound") if own else p).attack(0, "t_w")
    fight(s, ("b3",), ("b3",))
    if own:
        assert kind(s) == "Wound"
        pick(s, "prayer", "prayer")
        assert s.discard.count(CARD.index["prayer"]) == 2
    return s.power[0]


CASES["divine_wound"] = (wounded, 7, 9)


def struck_first(own: bool) -> tuple[int, bool]:
    p = Position().units(0, f_nw=3).units(1, t_w=2)
    s = (p.tile(0, "initiative") if own else p).run(MoveTroop(0, 0))
    pick(s, "f-nw", "t-w", "3")
    return units(s, 1, "t_w"), kind(s) == "MoveStep"


CASES["initiative"] = (struck_first, (2, False), (0, True))

# --- Sapphire ---------------------------------------------------------------------------------------------------------


def recruits(own: bool) -> tuple[int, int]:
    p = Position().prayer(0, 1)
    if own:
        p.tile(0, "recruiting_scribe")
    recruit(p.s, 0)
    s = p.run()
    most = keys(s)[-1]
    pick(s, most)
    while s.stack:
        pick(s, "0")
    return int(most), s.prayer[0]


CASES["recruiting_scribe"] = (recruits, (1, 0), (3, 0))
adds("defense", 1, 0)


def largest_troop(own: bool) -> int:
    p = Position()
    return limit((p.tile(0, "legion") if own else p).s, 0)


CASES["legion"] = (largest_troop, 5, 7)
adds("shields_of_neith", 0, 3)


def defended(own: bool) -> tuple[int, int]:
    s = clash("defensive_victory", 1, own)
    fight(s, ("b3",), ("b1",))
    return s.points[1], s.veterans[1]


CASES["defensive_victory"] = (defended, (0, 2), (1, 1))


def foreseen(own: bool) -> object:
    s = clash("prescience", 0, own)
    if not own:
        return engine.to_move(s), s.shown
    assert engine.to_move(s) == [1]
    commit(s, 1, "b4")
    return engine.to_move(s), s.shown


CASES["prescience"] = (foreseen, ([0, 1], -1), ([0], 0))


def reinforced(own: bool) -> int:
    p = Position().units(0, t_w=1)
    s = (p.tile(0, "reinforcements") if own else p).run(Reinforce(0))
    while s.stack:
        pick(s, "nw-w" if "nw-w" in keys(s) and units(s, 0, "nw_w") < 3 else "t-w")
    return units(s, 0, "nw_w") + units(s, 0, "t_w")


CASES["reinforcements"] = (reinforced, 1, 5)


def golden(key: str, *actions: str) -> None:
    """The gold actions a tile offers."""

    def offered(own: bool) -> list[str]:
        p = Position().units(0, nw_w=3).tokens(0, "move", "recruit", "build", "pray").pyramid("nw_w", "onyx", 1)
        s = (p.tile(0, key) if own else p).run(UseGold(0))
        return keys(s) if s.stack else []

    CASES[key] = (offered, [], list(actions))


golden("divine_will", "will_move", "will_recruit")

# --- Diamond ----------------------------------------------------------------------------------------------------------


def prayed(own: bool) -> int:
    p = Position()
    s = (p.tile(0, "priest") if own else p).s
    pray(s, 0)
    return s.prayer[0]


CASES["priest"] = (prayed, 9, 10)


def price_of_a_tile(own: bool) -> int:
    p = Position().pyramid("nw_w", "onyx", 2)
    s = (p.tile(0, "priestess") if own else p).run(Acquire(0, 6))
    pick(s, "honor_in_battle")
    return 7 - s.prayer[0]


CASES["priestess"] = (price_of_a_tile, 2, 1)


def building(key: str, without: int, with_it: int) -> None:
    """The cost of going from level 1 to level 3."""

    def cost(own: bool) -> int:
        p = Position().pyramid("nw_w", "onyx", 1)
        s = (p.tile(0, key) if own else p).run(BuildSite(0, 0))
        pick(s, "nw-w", "3")
        return 7 - s.prayer[0]

    CASES[key] = (cost, without, with_it)


building("magical_support", 5, 3)


def night_prayers(key: str, extra: int) -> None:
    def gained(own: bool) -> int:
        p = Position().prayer(0, 0)
        return (p.tile(0, key) if own else p).run(Prayers(0)).prayer[0]

    CASES[key] = (gained, 2, 2 + extra)


night_prayers("high_priest", 2)
night_prayers("priest_of_amon", 5)


def fed_by_blood(own: bool) -> int:
    s = clash("divine_hunger", 0, own)
    s.prayer[0] = 0
    fight(s, ("b5",), ("b1",))
    return s.prayer[0]


CASES["divine_hunger"] = (fed_by_blood, 0, 6)


def drawn(key: str, without: int, with_it: int) -> None:
    def cards(own: bool) -> int:
        p = Position()
        s = (p.tile(0, key) if own else p).run(DrawAtNight(0))
        return len(s.hand[0])

    CASES[key] = (cards, without, with_it)


drawn("divine_boon", 1, 2)


def raised_at_night(own: bool) -> tuple[int, int]:
    p = Position().pyramid("nw_w", "onyx", 3)
    s = (p.tile(0, "hand_of_god") if own else p).run(Reinforce(0))
    if own:
        assert "none" in keys(s)
        pick(s, "nw-w", "4")
    return s.level[area("nw_w")], s.prayer[0]


CASES["hand_of_god"] = (raised_at_night, (3, 7), (4, 7))


def seen_and_kept(key: str, draws: int, discards: int) -> None:
    def cards(own: bool) -> tuple[int, int]:
        p = Position().hand(0, "prayer")
        s = (p.tile(0, key) if own else p).run(DrawAtNight(0))
        most = len(s.hand[0])
        for _ in range(discards if own else 0):
            pick(s, keys(s)[0])
        assert not s.stack
        return most, len(s.hand[0])

    CASES[key] = (cards, (2, 2), (2 + draws, 2 + draws - discards))


seen_and_kept("vision", 4, 4)
seen_and_kept("divine_advantage", 2, 1)


def thanked(own: bool) -> int:
    s = clash("priest_of_thoeris", 1, own)
    s.prayer[1] = 0
    fight(s, ("b3",), ("b1",))
    return s.prayer[1]


CASES["priest_of_thoeris"] = (thanked, 0, 4)


def spent(own: bool) -> tuple[int, int]:
    p = Position()
    s = (p.tile(0, "priest_of_ra") if own else p).s
    pay(s, 0, 3)
    first = s.prayer[0]
    pay(s, 0, 0)
    return first, s.prayer[0]


CASES["priest_of_ra"] = (spent, (4, 4), (5, 5))

# --- Onyx -------------------------------------------------------------------------------------------------------------


def hired(own: bool) -> tuple[int, int]:
    s = Position().units(0, nw_w=5, nw_c=4).s
    if own:
        take_tile(s, 0, TILE.index["mercenaries"])
    engine.advance(s)
    while s.stack:
        pick(s, keys(s)[0])
    return sum(s.units), s.supply[0]


CASES["mercenaries"] = (hired, (9, 3), (12, 3))


def recruited_abroad(own: bool) -> bool:
    p = Position().units(0, t_w=1)
    if own:
        p.tile(0, "local_recruitment")
    recruit(p.s, 0)
    s = p.run()
    places = []
    while s.stack:
        places.append(s.stack[-1].row()[2])
        pick(s, "0")
    return area("t_w") in places


CASES["local_recruitment"] = (recruited_abroad, False, True)


def honoured(own: bool) -> int:
    s = clash("honor_in_battle", 1, own)
    fight(s, ("b5",), ("b1",))
    return s.prayer[1]


CASES["honor_in_battle"] = (honoured, 7, 10)


def dedicated(own: bool) -> int:
    p = Position().units(0, f_nw=3).units(1, t_w=2)
    s = (p.tile(0, "dedication_to_battle") if own else p).run(MoveTroop(0, 0))
    pick(s, "f-nw", "t-w", "3")
    return s.prayer[0]


CASES["dedication_to_battle"] = (dedicated, 7, 9)
golden("twin_ceremony", "twin_pray")
golden("forced_march", "forced_march")


def trapped(own: bool) -> int:
    p = Position().units(0, f_nw=3).units(1, t_w=2)
    s = (p.tile(1, "deadly_trap") if own else p).run(MoveTroop(0, 0))
    pick(s, "f-nw", "t-w", "3")
    return units(s, 0, "t_w")


CASES["deadly_trap"] = (trapped, 3, 2)


def fury(own: bool) -> object:
    found = bonuses(clash("bestial_fury", 0, own), 0)
    p = Position().units(0, nw_w=1)
    s = (p.tile(0, "bestial_fury") if own else p).run(MoveTroop(0, 0))
    pick(s, "nw-w", "f-nw", "1")
    return found[:2], "t-w" in keys(s)


CASES["bestial_fury"] = (fury, ([0, 0], False), ([1, 1], True))


def mighty(own: bool) -> tuple[int, int]:
    p = Position().prayer(0, 0)
    s = (p.tile(0, "divine_might") if own else p).s
    gain(s, 0, 2)
    by_day = s.prayer[0]
    s.phase = 5
    gain(s, 0, 2)
    return by_day, s.prayer[0]


CASES["divine_might"] = (mighty, (2, 4), (3, 5))

# --- Amethyst ---------------------------------------------------------------------------------------------------------


def drained(own: bool) -> int:
    p = Position()
    s = (p.tile(1, "energy_drain") if own else p).s
    for _ in range(3):
        pray(s, 0)
    return s.prayer[1]


CASES["energy_drain"] = (drained, 7, 9)


def old_guard(own: bool) -> int:
    s = clash("old_guard", 1, own)
    fight(s, ("b1",), ("b7",))
    return s.veterans[1]


CASES["old_guard"] = (old_guard, 1, 2)


def mobilised(own: bool) -> int:
    p = Position().units(0, t_w=1).veterans(0, 2)
    s = (p.tile(0, "seasoned_columns") if own else p).run(Mobilise(0))
    pick(s, "2")
    while s.stack:
        pick(s, keys(s)[-1])
    return units(s, 0, "t_w") + sum(units(s, 0, f"nw_{side}") for side in "wce")


CASES["seasoned_columns"] = (mobilised, 3, 5)


def annexed(own: bool) -> tuple[int, int]:
    p = Position().hand(1, "glory")
    s = (p.tile(0, "annexation") if own else p).run(Annex(0))
    if own:
        pick(s, "seat1")
    return len(s.hand[0]), len(s.hand[1])


CASES["annexation"] = (annexed, (0, 1), (1, 0))


def ambushed(own: bool) -> int:
    s = clash("ambush", 0, own)
    commit(s, 0, "b5", aside="b1")
    commit(s, 1, "b3")
    if own:
        pick(s, "yes")
    return s.power[0]


CASES["ambush"] = (ambushed, 6, 9)


def kill_them_all(own: bool) -> object:
    return bonuses(clash("kill_them_all", 1, own), 1)[1]


CASES["kill_them_all"] = (kill_them_all, 0, 1)
golden("magic_versatility", "versatile_move", "versatile_recruit", "versatile_build", "versatile_pray")


def tithed_blood(own: bool) -> tuple[int, list[str]]:
    p = Position().prayer(0, 0).veterans(0, 3)
    s = (p.tile(0, "blood_tithe") if own else p).run(Prayers(0), DrawAtNight(0))
    pick(s, "1")
    return s.prayer[0], keys(s)


CASES["blood_tithe"] = (tithed_blood, (3, ["0", "1"]), (4, ["0", "1", "2"]))

# --- Amber ------------------------------------------------------------------------------------------------------------


def landed(own: bool) -> bool:
    p = Position().units(0, n_w=1)
    s = (p.tile(0, "nile_boatmen") if own else p).run(MoveTroop(0, 0))
    pick(s, "n-w")
    return "d-desert" in keys(s)


CASES["nile_boatmen"] = (landed, False, True)
building("stone_carriers", 5, 4)


def tithe(own: bool) -> int:
    p = Position().units(0, t_w=1, t_wn=1, d_temple=1).prayer(0, 0)
    return (p.tile(0, "temple_tithe") if own else p).run(Worship()).prayer[0]


CASES["temple_tithe"] = (tithe, 5, 7)
adds("amber_ward", 1, 4)


def spoils(own: bool) -> int:
    s = clash("spoils_of_war", 0, own)
    fight(s, ("b1",), ("b3",))
    return len(s.hand[0])


CASES["spoils_of_war"] = (spoils, 0, 2)
golden("solar_barque", "solar_barque")


def eternal(own: bool) -> object:
    found = bonuses(clash("eternal_city", 1, own, "sw_w"), 1)
    p = Position().pyramid("nw_w", "onyx", 4).prayer(0, 0)
    s = (p.tile(0, "eternal_city") if own else p).run(Prayers(0))
    return found[0], found[3], s.prayer[0]


CASES["eternal_city"] = (eternal, (1, 0, 2), (3, 1, 3))


@pytest.mark.parametrize("tile", CASES)
def test_tile(tile: str) -> None:
    """KEM-1.8, KEM-5.3.4  What the tile gives, and nothing without it."""
    look, without, with_it = CASES[tile]
    assert look(False) == without
    assert look(True) == with_it


def test_every_tile_has_a_case() -> None:
    """KEM-1.8  84 different tiles, 96 pieces, 16 of each colour, four of each level."""
    assert set(CASES) == set(TILE.keys)
    assert sum(tile.copies for tile in TILES) == 96
    for tiles in OF_COLOUR:
        assert sum(TILES[tile].copies for tile in tiles) == 16
        for level in range(1, 5):
            assert sum(TILES[tile].copies for tile in tiles if TILES[tile].level == level) == 4


SHEET = {
    "ruby": (
        "charge priest_of_mafdet",
        "carnage wrryt_storm sappers portal_of_thoth",
        "royal_scarab blades_of_neith divine_wound domination_ruby",
        "giant_scorpion initiative phoenix act_of_god_ruby",
    ),
    "sapphire": (
        "recruiting_scribe defense",
        "legion ancestral_elephant shetyw_barrier deep_desert_snake",
        "shields_of_neith defensive_victory prescience domination_sapphire",
        "reinforcements sphinx divine_will act_of_god_sapphire",
    ),
    "diamond": (
        "priest priestess",
        "magical_support high_priest divine_hunger divine_boon",
        "hand_of_god vision priest_of_thoeris domination_diamond",
        "priest_of_ra priest_of_amon mummy act_of_god_diamond",
    ),
    "onyx": (
        "mercenaries local_recruitment",
        "honor_in_battle dedication_to_battle khnums_sphinx twin_ceremony",
        "griffin_sphinx forced_march deadly_trap domination_onyx",
        "ammut bestial_fury divine_might act_of_god_onyx",
    ),
    "amethyst": (
        "energy_drain old_guard",
        "seasoned_columns annexation cobra sekhem_feint",
        "ambush divine_advantage kill_them_all domination_amethyst",
        "crocodile magic_versatility blood_tithe act_of_god_amethyst",
    ),
    "amber": (
        "nile_boatmen stone_carriers",
        "standard_bearer physician guide temple_tithe",
        "vulture amber_ward spoils_of_war domination_amber",
        "vizier solar_barque eternal_city act_of_god_amber",
    ),
}
BONUSES = {
    "charge": (0, 1, 0, 0, 0),
    "priest_of_mafdet": (1, 0, 0, 0, 0),
    "carnage": (0, 0, 1, 0, 0),
    "blades_of_neith": (0, 1, 0, 0, 0),
    "defense": (0, 1, 0, 0, 0),
    "shields_of_neith": (0, 0, 0, 1, 0),
    "bestial_fury": (1, 1, 1, 0, 0),
    "kill_them_all": (1, 0, 1, 0, 0),
    "amber_ward": (0, 0, 0, 0, 1),
}


def test_tiles_are_those_of_the_sheet() -> None:
    """KEM-1.8  Colour and level; land moves, strength, damage, defence and impenetrable defence."""
    for colour, levels in SHEET.items():
        for level, names in enumerate(levels, 1):
            found = [row.key for row in TILES if row.colour == COLOUR.index[colour] and row.level == level]
            assert found == names.split()
    adding = {row.key: (row.moves, row.strength, row.damage, row.defence, row.ward) for row in TILES}
    assert {key: values for key, values in adding.items() if any(values)} == BONUSES


# --- More about single tiles ------------------------------------------------------------------------------------------


def test_charge_only_attacks_and_defense_only_defends() -> None:
    assert bonuses(clash("charge", 1, True), 1)[0] == 0
    assert bonuses(clash("defense", 0, True), 0)[0] == 0
    assert bonuses(clash("amber_ward", 0, True), 0)[4] == 0


def test_sphinx_and_priest_of_amon_give_at_once() -> None:
    s = Position().prayer(0, 1).s
    take_tile(s, 0, TILE.index["sphinx"])
    take_tile(s, 0, TILE.index["priest_of_amon"])
    assert s.points[0] == 1 and s.prayer[0] == 6


def test_reinforcements_come_on_acquiring_too() -> None:
    p = Position()
    take_tile(p.s, 0, TILE.index["reinforcements"])
    s = p.run()
    pick(s, "nw-w", "nw-w", "done")
    assert units(s, 0, "nw_w") == 2
    p = Position().units(0, t_w=1)
    take_tile(p.s, 0, TILE.index["reinforcements"])
    s = p.run()
    pick(s, "t-w", "t-w", "t-w", "t-w")
    assert units(s, 0, "t_w") == 5


def test_mercenaries_stay_at_home() -> None:
    """KEM-2.14, KEM-3.6  In own districts only, and as many as there is room for."""
    p = Position().units(0, t_w=1, nw_c=5, nw_e=5).units(1, nw_w=1)
    take_tile(p.s, 0, TILE.index["mercenaries"])
    s = p.run()
    assert not s.stack and s.supply[0] == 4
    p = Position().units(0, t_w=1, nw_c=5, nw_e=4)
    take_tile(p.s, 0, TILE.index["mercenaries"])
    s = p.run()
    assert keys(s) == ["nw-w"], "at most one fits elsewhere"
    pick(s, "nw-w", "nw-w")
    assert keys(s) == ["nw-w", "nw-e"]


def test_seasoned_columns_march_into_any_troop() -> None:
    s = Position().units(0, t_w=1).veterans(0, 1).tile(0, "seasoned_columns").run(Mobilise(0))
    pick(s, "1", "t-w", "t-w")
    assert units(s, 0, "t_w") == 3 and not s.stack


def test_the_hand_of_god_raises_by_one_level() -> None:
    """KEM-7.8  From any level, also from none: then with a colour."""
    s = Position().pyramid("nw_w", "onyx", 1).tile(0, "hand_of_god").run(Reinforce(0))
    pick(s, "nw-w")
    assert keys(s) == ["2"]
    s = Position().pyramid("nw_w", "onyx", 1).tile(0, "hand_of_god").run(Reinforce(0))
    pick(s, "nw-c", "ruby")
    assert keys(s) == ["1"]


def test_a_recruit_for_nothing() -> None:
    """KEM-5.2.1  With Priest of Ra the only unit of a Recruit costs nothing (ruling A17)."""
    p = Position().prayer(0, 0).tile(0, "priest_of_ra")
    recruit(p.s, 0)
    s = p.run()
    assert keys(s) == ["0", "1"]
    pick(s, "1")
    assert units(s, 0, "nw_w") == 1 and s.prayer[0] == 0 and not s.stack


def test_both_may_lie_in_ambush() -> None:
    """KEM-6.1  The attacker decides first."""
    s = clash("ambush", 0, True)
    s.tiles[1] |= 1 << TILE.index["ambush"]
    commit(s, 0, "b5", aside="b1")
    commit(s, 1, "b3")
    assert kind(s) == "SwapCard" and engine.to_move(s) == [0]
    pick(s, "no")
    assert kind(s) == "SwapCard" and engine.to_move(s) == [1]


def test_mummy_draws_even_from_supply_and_vizier_prays_only_on_the_board() -> None:
    s = Position().tile(0, "mummy").run(DrawAtNight(0))
    assert len(s.hand[0]) == 2
    s = Position().tile(0, "vizier").prayer(0, 0).run(Prayers(0))
    assert s.prayer[0] == 2
    s = Position().units(0, nw_w=1).companion(0, "vizier", "nw_w").prayer(0, 0).run(Prayers(0))
    assert s.prayer[0] == 4


def test_twin_ceremony_takes_a_second_tile_of_a_colour_for_one_more() -> None:
    """Ruling A25."""
    p = Position().pyramid("nw_w", "onyx", 2).tile(0, "twin_ceremony").prayer(0, 11)
    s = p.run(Acquire(0, 6))
    pick(s, "honor_in_battle")
    s = p.run(UseGold(0))
    pick(s, "twin_acquire", "dedication_to_battle")
    assert s.prayer[0] == 11 - 2 - 3
    p.prayer(0, 2)
    assert [TILES[tile].level for tile in Acquire(0, -1).options(s)] == [1, 1], "a level 2 would cost 3"


def test_forced_march_has_no_teleport() -> None:
    p = Position().units(0, nw_w=3).pyramid("nw_w", "onyx", 1).tile(0, "forced_march").hand(0, "transfer")
    s = p.run(UseGold(0))
    pick(s, "forced_march", "nw-w")
    assert not [key for key in keys(s) if "+" in key]


def test_solar_barque_sails_anywhere_with_one_move_more() -> None:
    s = Position().units(0, f_nw=3).tile(0, "solar_barque").run(UseGold(0))
    pick(s, "solar_barque", "f-nw", "d-desert", "3", "d-sanct", "3")
    assert units(s, 0, "d_sanct") == 3 and keys(s) == ["stop"]


def test_magic_versatility_repeats_an_occupied_field() -> None:
    s = Position().tokens(0, "pray").tile(0, "magic_versatility").run(UseGold(0))
    assert keys(s) == ["versatile_pray"]
    pick(s, "versatile_pray")
    assert s.prayer[0] == 9


@pytest.mark.parametrize(
    ("action", "asks"),
    [("versatile_move", "MoveTroop"), ("versatile_recruit", "RecruitInto"), ("versatile_build", "BuildSite")],
)
def test_magic_versatility_does_any_basic_action(action: str, asks: str) -> None:
    p = Position().units(0, nw_w=3).tokens(0, "move_top", "recruit", "build").tile(0, "magic_versatility")
    s = p.run(UseGold(0))
    assert keys(s) == ["versatile_move", "versatile_recruit", "versatile_build"]
    pick(s, action)
    assert kind(s) == asks


def test_divine_will_recruits_or_moves() -> None:
    s = Position().tile(0, "divine_will").run(UseGold(0))
    pick(s, "will_recruit", "2", "0", "0")
    assert units(s, 0, "nw_w") == 2
    s = Position().units(0, nw_w=2).pyramid("nw_w", "ruby", 1).tile(0, "divine_will").run(UseGold(0))
    pick(s, "will_move", "nw-w", "teleport+t-w", "2")
    assert units(s, 0, "t_w") == 2


def test_local_recruits_join_a_troop_anywhere() -> None:
    """KEM-5.2.1  They are paid for as all others."""
    p = Position().units(0, t_w=3).tile(0, "local_recruitment")
    recruit(p.s, 0)
    s = p.run()
    pick(s, "0", "0", "0")
    assert keys(s) == ["0", "1", "2"]
    pick(s, "2")
    assert units(s, 0, "t_w") == 5 and s.prayer[0] == 5


def test_a_defensive_victory_wants_a_troop() -> None:
    """KEM-6.6  Who wins the defence but falls to the last unit has two veteran tokens and no point."""
    s = Position().units(0, t_w=2).units(1, t_w=2).tile(1, "defensive_victory").attack(0, "t_w")
    fight(s, ("b5",), ("b1",))
    assert s.victor == 1 and s.points[1] == 0 and s.veterans[1] == 2


def test_the_old_guard_wants_a_veteran_token() -> None:
    """KEM-6.6  A point is none; of two tokens there are three."""
    s = clash("old_guard", 0, True)
    fight(s, ("b1",), ("b7",))
    assert s.points[0] == 1 and s.veterans[0] == 0
    s = clash("old_guard", 1, True)
    fight(s, ("b7",), ("b1",))
    assert s.veterans[1] == 3


def test_energy_drain_is_full_after_two_points_of_a_round() -> None:
    s = Position().tile(1, "energy_drain").prayer(1, 0).s
    for _ in range(3):
        pray(s, 0)
    assert s.prayer[1] == 2


def test_what_a_removed_battle_card_is_stays_secret() -> None:
    """KEM-2.4, KEM-1.17  Others see that one is gone, not which; the special card is known by its tile."""
    from benben.games.kemet import GAME

    p = Position()
    take_tile(p.s, 0, TILE.index["wrryt_storm"])
    s = p.run()
    pick(s, "b3")
    own, other = (GAME.view(s, seat)["seats"][0] for seat in (0, 1))
    assert own["removed"] == ["b3"] and other["removed"] == [None]
    assert "s1" in own["battle_cards"] and other["battle_cards"] == [None] * 8


def test_kill_them_all_also_marches() -> None:
    s = Position().units(0, nw_w=1).tile(0, "kill_them_all").run(MoveTroop(0, 0))
    pick(s, "nw-w", "f-nw", "1")
    assert "o-wn" in keys(s)


def test_divine_might_stays_out_of_battles() -> None:
    """KEM-6.1  Tiles of the day have no effect in battle."""
    s = Position().units(0, t_w=3).units(1, t_w=5).tile(0, "divine_might").attack(0, "t_w")
    fight(s, ("b3",), ("b3",))
    end(s, "recall")
    assert s.prayer[0] == 9


def test_annexation_is_known_to_both() -> None:
    """KEM-1.17  The one who lost the card knows it, others do not."""
    from benben.games.kemet import GAME

    s = Position(3).hand(1, "glory").tile(0, "annexation").run(Annex(0))
    pick(s, "seat1")
    assert GAME.view(s, 1)["seats"][0]["hand"] == ["glory"]
    assert GAME.view(s, 2)["seats"][0]["hand"] == [None]


def test_energy_drain_wants_rivals_to_pray() -> None:
    """Neither an own prayer nor a rival's gain by a card drains anything; a rival's Pray does."""
    s = Position().hand(1, "prayer").tile(0, "energy_drain").s
    pray(s, 0)
    assert s.prayer[0] == 9 and s.drained[0] == 0
    play_day_card(s, 1, CARD.index["prayer"])
    assert s.prayer == [9, 9] and s.drained[0] == 0
    pray(s, 1)
    assert s.prayer == [10, 11] and s.drained[0] == 1


def test_initiative_and_trap_in_order() -> None:
    """KEM-5.6.5  Initiative before Deadly Trap; a troop wiped out sets no trap (ruling A13)."""
    p = Position().units(0, f_nw=3).units(1, t_w=2).tile(0, "initiative").tile(1, "deadly_trap")
    s = p.run(MoveTroop(0, 0))
    pick(s, "f-nw", "t-w", "3")
    assert units(s, 0, "t_w") == 3
    p = Position().units(0, f_nw=1).units(1, t_w=3).tile(1, "deadly_trap")
    s = p.run(MoveTroop(0, 0))
    pick(s, "f-nw", "t-w", "1")
    assert units(s, 0, "t_w") == 0 and not s.stack and s.field < 0
