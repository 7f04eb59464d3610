"""Kemet's power tiles and companions, in the order of the component sheet; amethyst and amber are largely designed."""

from typing import Final, NamedTuple

from benben.core.steps import Domain
from benben.core.table import Table, tables
from benben.games.kemet.tables import BASE_TABLES, COLOUR
from benben.games.kemet.tables_solo import SOLO_TABLES

ANY_SIDE: Final = 0
ATTACKING: Final = 1
DEFENDING: Final = 2


class Tile(NamedTuple):
    """KEM-1.8  Colour, level (also the cost), copies, when it works, and what it adds to a troop of its owner.

    The bonuses of a companion stand in its own row of COMPANIONS.
    """

    key: str
    colour: int
    level: int
    copies: int
    when: str
    moves: int
    strength: int
    damage: int
    defence: int
    ward: int
    side: int
    source: str


_R, _S, _D, _O, _A, _B = range(6)

TILES: Final = (
    Tile("charge", _R, 1, 2, "BT", 0, 1, 0, 0, 0, ATTACKING, "RP"),
    Tile("priest_of_mafdet", _R, 1, 2, "MV", 1, 0, 0, 0, 0, ANY_SIDE, "RPI"),
    Tile("carnage", _R, 2, 1, "BT", 0, 0, 1, 0, 0, ANY_SIDE, "P"),
    Tile("wrryt_storm", _R, 2, 1, "IM", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("sappers", _R, 2, 1, "MV", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("portal_of_thoth", _R, 2, 1, "MV", 0, 0, 0, 0, 0, ANY_SIDE, "PI"),
    Tile("royal_scarab", _R, 3, 1, "MON", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("blades_of_neith", _R, 3, 1, "BT", 0, 1, 0, 0, 0, ANY_SIDE, "RP"),
    Tile("divine_wound", _R, 3, 1, "BT", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("domination_ruby", _R, 3, 1, "IM", 0, 0, 0, 0, 0, ANY_SIDE, "RP"),
    Tile("giant_scorpion", _R, 4, 1, "MON", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("initiative", _R, 4, 1, "MV", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("phoenix", _R, 4, 1, "MON", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("act_of_god_ruby", _R, 4, 1, "IM", 0, 0, 0, 0, 0, ANY_SIDE, "RP"),
    Tile("recruiting_scribe", _S, 1, 2, "DAY", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("defense", _S, 1, 2, "BT", 0, 1, 0, 0, 0, DEFENDING, "P"),
    Tile("legion", _S, 2, 1, "ANY", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("ancestral_elephant", _S, 2, 1, "MON", 0, 0, 0, 0, 0, ANY_SIDE, "RP"),
    Tile("shetyw_barrier", _S, 2, 1, "IM", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("deep_desert_snake", _S, 2, 1, "MON", 0, 0, 0, 0, 0, ANY_SIDE, "RP"),
    Tile("shields_of_neith", _S, 3, 1, "BT", 0, 0, 0, 1, 0, ANY_SIDE, "P"),
    Tile("defensive_victory", _S, 3, 1, "BT", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("prescience", _S, 3, 1, "BT", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("domination_sapphire", _S, 3, 1, "IM", 0, 0, 0, 0, 0, ANY_SIDE, "RP"),
    Tile("reinforcements", _S, 4, 1, "IM NT", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("sphinx", _S, 4, 1, "MON IM", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("divine_will", _S, 4, 1, "GOLD", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("act_of_god_sapphire", _S, 4, 1, "IM", 0, 0, 0, 0, 0, ANY_SIDE, "RP"),
    Tile("priest", _D, 1, 2, "DAY", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("priestess", _D, 1, 2, "DAY", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("magical_support", _D, 2, 1, "DAY", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("high_priest", _D, 2, 1, "NT", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("divine_hunger", _D, 2, 1, "BT", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("divine_boon", _D, 2, 1, "NT", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("hand_of_god", _D, 3, 1, "NT", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("vision", _D, 3, 1, "NT", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("priest_of_thoeris", _D, 3, 1, "BT", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("domination_diamond", _D, 3, 1, "IM", 0, 0, 0, 0, 0, ANY_SIDE, "RP"),
    Tile("priest_of_ra", _D, 4, 1, "ANY", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("priest_of_amon", _D, 4, 1, "IM NT", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("mummy", _D, 4, 1, "MON NT", 0, 0, 0, 0, 0, ANY_SIDE, "RP"),
    Tile("act_of_god_diamond", _D, 4, 1, "IM", 0, 0, 0, 0, 0, ANY_SIDE, "RP"),
    Tile("mercenaries", _O, 1, 2, "IM", 0, 0, 0, 0, 0, ANY_SIDE, "RP"),
    Tile("local_recruitment", _O, 1, 2, "DAY", 0, 0, 0, 0, 0, ANY_SIDE, "PI"),
    Tile("honor_in_battle", _O, 2, 1, "BT", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("dedication_to_battle", _O, 2, 1, "MV", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("khnums_sphinx", _O, 2, 1, "MON", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("twin_ceremony", _O, 2, 1, "GOLD", 0, 0, 0, 0, 0, ANY_SIDE, "PI"),
    Tile("griffin_sphinx", _O, 3, 1, "MON", 0, 0, 0, 0, 0, ANY_SIDE, "RP"),
    Tile("forced_march", _O, 3, 1, "GOLD", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("deadly_trap", _O, 3, 1, "DAY", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("domination_onyx", _O, 3, 1, "IM", 0, 0, 0, 0, 0, ANY_SIDE, "RP"),
    Tile("ammut", _O, 4, 1, "MON", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("bestial_fury", _O, 4, 1, "MV BT", 1, 1, 1, 0, 0, ANY_SIDE, "RP"),
    Tile("divine_might", _O, 4, 1, "DAY", 0, 0, 0, 0, 0, ANY_SIDE, "P"),
    Tile("act_of_god_onyx", _O, 4, 1, "IM", 0, 0, 0, 0, 0, ANY_SIDE, "RP"),
    Tile("energy_drain", _A, 1, 2, "DAY", 0, 0, 0, 0, 0, ANY_SIDE, "PD"),
    Tile("old_guard", _A, 1, 2, "BT", 0, 0, 0, 0, 0, ANY_SIDE, "D"),
    Tile("seasoned_columns", _A, 2, 1, "NT", 0, 0, 0, 0, 0, ANY_SIDE, "D"),
    Tile("annexation", _A, 2, 1, "NT", 0, 0, 0, 0, 0, ANY_SIDE, "PD"),
    Tile("cobra", _A, 2, 1, "MON", 0, 0, 0, 0, 0, ANY_SIDE, "PD"),
    Tile("sekhem_feint", _A, 2, 1, "IM", 0, 0, 0, 0, 0, ANY_SIDE, "D"),
    Tile("ambush", _A, 3, 1, "BT", 0, 0, 0, 0, 0, ANY_SIDE, "PD"),
    Tile("divine_advantage", _A, 3, 1, "NT", 0, 0, 0, 0, 0, ANY_SIDE, "PD"),
    Tile("kill_them_all", _A, 3, 1, "MV BT", 1, 0, 1, 0, 0, ANY_SIDE, "PD"),
    Tile("domination_amethyst", _A, 3, 1, "IM", 0, 0, 0, 0, 0, ANY_SIDE, "R"),
    Tile("crocodile", _A, 4, 1, "MON", 0, 0, 0, 0, 0, ANY_SIDE, "PD"),
    Tile("magic_versatility", _A, 4, 1, "GOLD", 0, 0, 0, 0, 0, ANY_SIDE, "PD"),
    Tile("blood_tithe", _A, 4, 1, "NT", 0, 0, 0, 0, 0, ANY_SIDE, "D"),
    Tile("act_of_god_amethyst", _A, 4, 1, "IM", 0, 0, 0, 0, 0, ANY_SIDE, "R"),
    Tile("nile_boatmen", _B, 1, 2, "MV", 0, 0, 0, 0, 0, ANY_SIDE, "D"),
    Tile("stone_carriers", _B, 1, 2, "DAY", 0, 0, 0, 0, 0, ANY_SIDE, "D"),
    Tile("standard_bearer", _B, 2, 1, "SRV", 0, 0, 0, 0, 0, ANY_SIDE, "D"),
    Tile("physician", _B, 2, 1, "SRV", 0, 0, 0, 0, 0, ANY_SIDE, "D"),
    Tile("guide", _B, 2, 1, "SRV", 0, 0, 0, 0, 0, ANY_SIDE, "D"),
    Tile("temple_tithe", _B, 2, 1, "NT", 0, 0, 0, 0, 0, ANY_SIDE, "D"),
    Tile("vulture", _B, 3, 1, "MON", 0, 0, 0, 0, 0, ANY_SIDE, "PD"),
    Tile("amber_ward", _B, 3, 1, "BT", 0, 0, 0, 0, 1, DEFENDING, "D"),
    Tile("spoils_of_war", _B, 3, 1, "BT", 0, 0, 0, 0, 0, ANY_SIDE, "D"),
    Tile("domination_amber", _B, 3, 1, "IM", 0, 0, 0, 0, 0, ANY_SIDE, "R"),
    Tile("vizier", _B, 4, 1, "SRV NT", 0, 0, 0, 0, 0, ANY_SIDE, "D"),
    Tile("solar_barque", _B, 4, 1, "GOLD", 0, 0, 0, 0, 0, ANY_SIDE, "D"),
    Tile("eternal_city", _B, 4, 1, "BT NT", 0, 0, 0, 0, 0, ANY_SIDE, "D"),
    Tile("act_of_god_amber", _B, 4, 1, "IM", 0, 0, 0, 0, 0, ANY_SIDE, "R"),
)
TILE: Final = Domain("tile", tuple(tile.key for tile in TILES))
DOMINATIONS: Final = sum(1 << i for i, tile in enumerate(TILES) if tile.key.startswith("domination"))
ACTS_OF_GOD: Final = sum(1 << i for i, tile in enumerate(TILES) if tile.key.startswith("act_of_god"))
SAME_PICTURE: Final = tuple(
    DOMINATIONS if DOMINATIONS >> i & 1 else ACTS_OF_GOD if ACTS_OF_GOD >> i & 1 else 1 << i for i in range(len(TILES))
)
"""KEM-5.3.1  The tiles with the same picture, as bits."""
OF_COLOUR: Final = tuple(tuple(i for i, tile in enumerate(TILES) if tile.colour == c) for c in range(len(COLOUR)))
GOLD_TILES: Final = tuple(i for i, tile in enumerate(TILES) if "GOLD" in tile.when)
FIGHTING: Final = tuple(
    (i, tile.strength, tile.damage, tile.defence, tile.ward, tile.side)
    for i, tile in enumerate(TILES)
    if tile.strength or tile.damage or tile.defence or tile.ward
)
"""Tiles that add something in battle, whatever else they do."""
FIGHTING_MASK: Final = sum(1 << row[0] for row in FIGHTING)
MARCHING: Final = tuple((i, tile.moves) for i, tile in enumerate(TILES) if tile.moves)

CHARGE: Final = TILE.index["charge"]
WRRYT_STORM: Final = TILE.index["wrryt_storm"]
SAPPERS: Final = TILE.index["sappers"]
PORTAL_OF_THOTH: Final = TILE.index["portal_of_thoth"]
DIVINE_WOUND: Final = TILE.index["divine_wound"]
INITIATIVE: Final = TILE.index["initiative"]
RECRUITING_SCRIBE: Final = TILE.index["recruiting_scribe"]
LEGION: Final = TILE.index["legion"]
SHETYW_BARRIER: Final = TILE.index["shetyw_barrier"]
DEFENSIVE_VICTORY: Final = TILE.index["defensive_victory"]
PRESCIENCE: Final = TILE.index["prescience"]
REINFORCEMENTS: Final = TILE.index["reinforcements"]
SPHINX: Final = TILE.index["sphinx"]
DIVINE_WILL: Final = TILE.index["divine_will"]
PRIEST: Final = TILE.index["priest"]
PRIESTESS: Final = TILE.index["priestess"]
MAGICAL_SUPPORT: Final = TILE.index["magical_support"]
HIGH_PRIEST: Final = TILE.index["high_priest"]
DIVINE_HUNGER: Final = TILE.index["divine_hunger"]
DIVINE_BOON: Final = TILE.index["divine_boon"]
HAND_OF_GOD: Final = TILE.index["hand_of_god"]
VISION: Final = TILE.index["vision"]
PRIEST_OF_THOERIS: Final = TILE.index["priest_of_thoeris"]
PRIEST_OF_RA: Final = TILE.index["priest_of_ra"]
PRIEST_OF_AMON: Final = TILE.index["priest_of_amon"]
MERCENARIES: Final = TILE.index["mercenaries"]
LOCAL_RECRUITMENT: Final = TILE.index["local_recruitment"]
HONOR_IN_BATTLE: Final = TILE.index["honor_in_battle"]
DEDICATION: Final = TILE.index["dedication_to_battle"]
TWIN_CEREMONY: Final = TILE.index["twin_ceremony"]
FORCED_MARCH: Final = TILE.index["forced_march"]
DEADLY_TRAP: Final = TILE.index["deadly_trap"]
DIVINE_MIGHT: Final = TILE.index["divine_might"]
ENERGY_DRAIN: Final = TILE.index["energy_drain"]
OLD_GUARD: Final = TILE.index["old_guard"]
SEASONED_COLUMNS: Final = TILE.index["seasoned_columns"]
ANNEXATION: Final = TILE.index["annexation"]
SEKHEM_FEINT: Final = TILE.index["sekhem_feint"]
AMBUSH: Final = TILE.index["ambush"]
DIVINE_ADVANTAGE: Final = TILE.index["divine_advantage"]
MAGIC_VERSATILITY: Final = TILE.index["magic_versatility"]
BLOOD_TITHE: Final = TILE.index["blood_tithe"]
NILE_BOATMEN: Final = TILE.index["nile_boatmen"]
STONE_CARRIERS: Final = TILE.index["stone_carriers"]
TEMPLE_TITHE: Final = TILE.index["temple_tithe"]
SPOILS_OF_WAR: Final = TILE.index["spoils_of_war"]
SOLAR_BARQUE: Final = TILE.index["solar_barque"]
ETERNAL_CITY: Final = TILE.index["eternal_city"]
MUMMY_TILE: Final = TILE.index["mummy"]
VIZIER_TILE: Final = TILE.index["vizier"]

SPECIAL_CARD: Final = {WRRYT_STORM: 8, SHETYW_BARRIER: 9, SEKHEM_FEINT: 10}
"""The battle card each of these tiles brings."""

SCRIBES: Final = 2
HIRED: Final = 3
REINFORCED: Final = 4
STRUCK_FIRST: Final = 2
TRAPPED: Final = 1
DEDICATED: Final = 2
TOLL: Final = 2
HUNGER: Final = 2
THOERIS: Final = 4
HIGH_PRAYER: Final = 2
AMON_PRAYER: Final = 5
VIZIER_PRAYER: Final = 2
VISIONS: Final = 4
ADVANTAGE: Final = 2
DRAIN_LIMIT: Final = 2
SPOILS: Final = 2
AMMUT_KILLS: Final = 2
ETERNAL_STRENGTH: Final = 2
ETERNAL_DEFENCE: Final = 1

# --- 5.6 Companions ---------------------------------------------------------------------------------------------------

MONSTER: Final = 0
SERVANT: Final = 1


class Companion(NamedTuple):
    """KEM-5.4.2  What a companion adds to the troop it accompanies; it is no unit itself."""

    key: str
    kind: int
    moves: int
    strength: int
    damage: int
    unblockable: int
    defence: int
    source: str


COMPANIONS: Final = (
    Companion("royal_scarab", MONSTER, 2, 2, 0, 0, 0, "P"),
    Companion("giant_scorpion", MONSTER, 1, 2, 2, 0, 0, "P"),
    Companion("phoenix", MONSTER, 1, 2, 0, 0, 0, "P"),
    Companion("ancestral_elephant", MONSTER, 1, 1, 0, 0, 1, "RP"),
    Companion("deep_desert_snake", MONSTER, 1, 0, 0, 0, 0, "RP"),
    Companion("sphinx", MONSTER, 0, 2, 0, 0, 0, "P"),
    Companion("mummy", MONSTER, 1, 2, 0, 0, 0, "P"),
    Companion("khnums_sphinx", MONSTER, 1, 1, 0, 0, 0, "P"),
    Companion("griffin_sphinx", MONSTER, 0, 2, 0, 0, 0, "RP"),
    Companion("ammut", MONSTER, 1, 2, 0, 0, 0, "P"),
    Companion("cobra", MONSTER, 0, 1, 0, 1, 0, "D"),
    Companion("crocodile", MONSTER, 1, 2, 1, 0, 1, "D"),
    Companion("vulture", MONSTER, 1, 2, 0, 0, 0, "D"),
    Companion("standard_bearer", SERVANT, 1, 1, 0, 0, 0, "D"),
    Companion("physician", SERVANT, 0, 0, 0, 0, 1, "D"),
    Companion("guide", SERVANT, 1, 0, 0, 0, 0, "D"),
    Companion("vizier", SERVANT, 1, 1, 0, 0, 1, "D"),
)
COMPANION: Final = Domain("companion", (*(c.key for c in COMPANIONS), "none"))
NO_COMPANION: Final = len(COMPANIONS)
KIND: Final = tuple(c.kind for c in COMPANIONS)
COMPANION_OF: Final = tuple(COMPANION.index.get(tile.key, -1) for tile in TILES)
"""The companion a tile brings; -1 for none."""
TILE_OF: Final = tuple(TILE.index[c.key] for c in COMPANIONS)
COMPANION_TILES: Final = sum(1 << tile for tile in TILE_OF)
PHOENIX: Final = COMPANION.index["phoenix"]
SNAKE: Final = COMPANION.index["deep_desert_snake"]
KHNUM: Final = COMPANION.index["khnums_sphinx"]
GRIFFIN: Final = COMPANION.index["griffin_sphinx"]
AMMUT: Final = COMPANION.index["ammut"]
VULTURE: Final = COMPANION.index["vulture"]
PHYSICIAN: Final = COMPANION.index["physician"]
GUIDE: Final = COMPANION.index["guide"]
VIZIER: Final = COMPANION.index["vizier"]

GOLD_ACTION: Final = Domain(
    "gold_action",
    (
        "will_move", "will_recruit", "twin_pray", "twin_acquire", "forced_march", "solar_barque",
        "versatile_move", "versatile_recruit", "versatile_build", "versatile_pray",
    ),
)  # fmt: skip

TABLES: Final = tables(*BASE_TABLES, Table("tiles", TILES, 84), Table("companions", COMPANIONS, 17), *SOLO_TABLES)
assert sum(tile.copies for tile in TILES) == 96
