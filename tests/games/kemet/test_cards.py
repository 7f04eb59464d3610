"""One case for every divine intervention, battle card and companion."""

from collections.abc import Callable

import pytest

from benben.games.kemet import GAME
from benben.games.kemet.control import immune
from benben.games.kemet.interventions import day_cards, play_day_card
from benben.games.kemet.moving import MoveTroop
from benben.games.kemet.state import Kemet
from benben.games.kemet.strength import bonuses
from benben.games.kemet.tables import (
    ADD_CARD,
    BATTLE_CARD,
    BATTLE_CARDS,
    BY_DAY,
    CARD,
    CARDS,
    IN_BATTLE,
    ON_THE_MOVE,
)
from benben.games.kemet.tables_tiles import COMPANION, COMPANIONS
from benben.games.kemet.ways import land_moves
from tests.games.kemet.build import Position, area, commit, end, fight, keys, kind, pick, units

Look = Callable[[bool], object]
CARD_CASES: dict[str, tuple[Look, object, object]] = {}


def clash(*hand: str) -> Position:
    return Position().units(0, t_w=5).units(1, t_w=5).hand(0, *hand)


# --- BATTLE cards -----------------------------------------------------------------------------------------------------


def adds(key: str, index: int, more: int, cost: int) -> None:
    def look(played: bool) -> tuple[int, int]:
        s = clash(key).attack(0, "t_w")
        fight(s, ("b3", key) if played else ("b3",), ("b3",))
        return bonuses(s, 0)[index], 7 - s.prayer[0]

    CARD_CASES[key] = (look, (0, 0), (more, cost))


adds("war_rage", 0, 1, 0)
adds("war_fury", 0, 2, 1)
adds("bloody_battle", 1, 1, 0)
adds("bloodbath", 1, 2, 1)
adds("bronze_wall", 3, 1, 0)
adds("iron_wall", 3, 2, 1)


def won_with(key: str, look: Callable[[Kemet], object], without: object, with_it: object) -> None:
    def outcome(played: bool) -> object:
        s = clash(key).prayer(0, 0).attack(0, "t_w")
        fight(s, ("b1", key) if played else ("b1",), ("b5",))
        assert s.victor == 0
        return look(s)

    CARD_CASES[key] = (outcome, without, with_it)


def conscripts(s: Kemet) -> int:
    if kind(s) == "PlaceUnit":
        pick(s, "nw-w", "nw-w", "t-w")
        assert kind(s) == "LoserFate", "three, no more"
    return sum(s.units[i] for i in range(0, len(s.units), 6))


won_with("glory", lambda s: s.prayer[0], 0, 4)
won_with("divine_protection", lambda s: units(s, 0, "t_w"), 2, 5)
won_with("conscription", conscripts, 2, 5)


def snared(played: bool) -> int:
    s = clash("snare").attack(0, "t_w")
    commit(s, 0, "b5", *(("snare",) if played else ()), aside="b1")
    commit(s, 1, "b3")
    if played:
        pick(s, "yes")
    return s.power[0]


CARD_CASES["snare"] = (snared, 6, 9)

# --- DAY cards --------------------------------------------------------------------------------------------------------


def by_day(key: str, cost: int, look: Callable[[Kemet], object], without: object, with_it: object) -> None:
    def outcome(played: bool) -> object:
        p = Position().units(1, t_w=2).units(0, n_w=1).hand(0, key).discards("glory")
        if played:
            assert day_cards(p.s, 0) == [CARD.index[key]]
            play_day_card(p.s, 0, CARD.index[key])
            assert p.s.discard[-1] == CARD.index[key]
        s = p.run()
        return look(s)

    CARD_CASES[key] = (outcome, without, with_it)
    assert CARDS[CARD.index[key]].cost == cost


def burnt(s: Kemet) -> tuple[int, int]:
    if s.stack:
        assert keys(s) == ["t-w"]
        pick(s, "t-w")
    return units(s, 1, "t_w"), s.prayer[0]


def enlisted(s: Kemet) -> tuple[int, int]:
    if s.stack:
        assert "done" in keys(s)
        pick(s, "nw-w", "n-w")
        assert not s.stack, "two, no more"
    return units(s, 0, "nw_w"), units(s, 0, "n_w")


def remembered(s: Kemet) -> tuple[list[int], int]:
    if s.stack:
        assert keys(s) == ["glory"]
        pick(s, "glory")
        return s.hand[0], s.prayer[0]
    return [], s.prayer[0]


by_day("raining_fire", 1, burnt, (2, 7), (1, 6))
by_day("prayer", 0, lambda s: s.prayer[0], 7, 9)
by_day("enlistment", 0, enlisted, (0, 1), (1, 2))
by_day("mana_theft", 0, lambda s: s.prayer, [7, 7], [8, 6])
by_day("divine_memory", 1, remembered, ([], 7), ([CARD.index["glory"]], 6))

# --- MOVE cards -------------------------------------------------------------------------------------------------------


def transferred(played: bool) -> object:
    p = Position().units(0, n_w=3)
    s = (p.hand(0, "transfer") if played else p).run(MoveTroop(0, 0))
    pick(s, "n-w")
    if not played:
        return "transfer+d-sanct" in keys(s)
    pick(s, "transfer+d-sanct", "2")
    assert not [key for key in keys(s) if "+" in key], "it is the teleport of this action"
    return units(s, 0, "d_sanct"), s.prayer[0], "d-desert" in keys(s)


CARD_CASES["transfer"] = (transferred, False, (2, 6, True))


def gates(played: bool) -> bool:
    p = Position(3).units(0, o_wn=2).tile(0, "priest_of_mafdet").hand(0, "open_gates")
    s = p.run(MoveTroop(0, 0))
    pick(s, "o-wn")
    if played:
        pick(s, "open_gates")
        assert s.prayer[0] == 6 and "open_gates" not in keys(s)
    pick(s, "f-w", "2")
    return "w-w" in keys(s)


CARD_CASES["open_gates"] = (gates, False, True)


def swift(played: bool) -> bool:
    s = Position().units(0, f_nw=2).hand(0, "swiftness").run(MoveTroop(0, 0))
    pick(s, "f-nw")
    if played:
        pick(s, "swiftness")
    pick(s, "n-w", "2")
    assert "swiftness" not in keys(s)
    return "t-wn" in keys(s)


CARD_CASES["swiftness"] = (swift, False, True)


@pytest.mark.parametrize("card", CARD_CASES)
def test_intervention(card: str) -> None:
    """KEM-1.9, KEM-1.19  What the card does for its cost, and what happens without it."""
    look, without, with_it = CARD_CASES[card]
    assert look(False) == without
    assert look(True) == with_it


NUMBERS = {
    "war_rage": (IN_BATTLE, 0, 3),
    "war_fury": (IN_BATTLE, 1, 3),
    "bloody_battle": (IN_BATTLE, 0, 3),
    "bloodbath": (IN_BATTLE, 1, 2),
    "bronze_wall": (IN_BATTLE, 0, 3),
    "iron_wall": (IN_BATTLE, 1, 2),
    "glory": (IN_BATTLE, 0, 1),
    "divine_protection": (IN_BATTLE, 0, 1),
    "conscription": (IN_BATTLE, 0, 1),
    "snare": (IN_BATTLE, 0, 1),
    "raining_fire": (BY_DAY, 1, 4),
    "prayer": (BY_DAY, 0, 2),
    "enlistment": (BY_DAY, 0, 4),
    "mana_theft": (BY_DAY, 0, 2),
    "divine_memory": (BY_DAY, 1, 1),
    "transfer": (ON_THE_MOVE, 1, 3),
    "open_gates": (ON_THE_MOVE, 1, 1),
    "swiftness": (ON_THE_MOVE, 0, 1),
}


def test_every_intervention_has_a_case() -> None:
    """KEM-2.6  18 kinds, 38 cards: when each may be played, what it costs, how many there are."""
    assert set(CARD_CASES) == set(CARD.keys)
    assert {card.key: (card.symbol, card.cost, card.number) for card in CARDS} == NUMBERS
    assert sum(card.number for card in CARDS) == 38


def test_diversion() -> None:
    """KEM-6.2, KEM-6.9  It has no effect, may be added alone, and is there again in the next battle."""
    s = clash().attack(0, "t_w")
    commit(s, 0, "b3", "diversion")
    assert s.bluff[0] == 1
    commit(s, 1, "b3")
    assert s.bluff[0] == 0 and s.power == [7, 7]
    end(s)
    s.units[area("t_w") * 6] = 5
    s.units[area("t_w") * 6 + 1] = 5
    from benben.core import engine
    from benben.games.kemet.battle import begin_battle

    begin_battle(s, 0, area("t_w"))
    engine.advance(s)
    pick(s, keys(s, 0)[0], seat=0)
    pick(s, keys(s, 0)[0], seat=0)
    assert "diversion" in keys(s, 0)
    assert ADD_CARD.keys[-2:] == ("diversion", "done")


def test_glory_and_protection_want_a_winner() -> None:
    s = clash("glory", "divine_protection", "conscription").attack(0, "t_w")
    fight(s, ("b5", "glory", "divine_protection", "conscription"), ("b1",))
    assert s.victor == 1 and s.prayer[0] == 7 and units(s, 0, "t_w") == 4
    assert kind(s) == "LoserFate"


def test_protection_holds_against_all_but_the_own_card() -> None:
    """KEM-6.5  No unit is lost to the opponent's damage, unblockable or not; the own card still hits."""
    s = clash("divine_protection").companion(1, "cobra", "t_w").attack(0, "t_w")
    fight(s, ("b8", "divine_protection"), ("b5",))
    assert s.victor == 0 and units(s, 0, "t_w") == 3


def test_glory_for_a_defender() -> None:
    s = clash().hand(1, "glory").prayer(1, 0).attack(0, "t_w")
    fight(s, ("b3",), ("b1", "glory"))
    assert s.victor == 1 and s.prayer[1] == 4


def test_mana_theft_takes_from_every_rival_but_gives_one() -> None:
    s = Position(4).hand(0, "mana_theft").prayer(2, 0).s
    play_day_card(s, 0, CARD.index["mana_theft"])
    assert s.prayer == [8, 6, 0, 6]


# --- Battle cards -----------------------------------------------------------------------------------------------------

FACES = {
    "b1": (4, 1, 0, 0),
    "b2": (3, 2, 0, 0),
    "b3": (2, 0, 0, 2),
    "b4": (2, 2, 0, 1),
    "b5": (1, 3, 0, 0),
    "b6": (3, 0, 0, 1),
    "b7": (1, 1, 0, 3),
    "b8": (5, 0, -2, 0),
    "s1": (3, 3, 0, 0),
    "s2": (3, 0, 0, 3),
    "s3": (3, 0, 2, 0),
    "s4": (4, 0, 1, 1),
}


@pytest.mark.parametrize("card", BATTLE_CARD.keys)
def test_battle_card(card: str) -> None:
    """KEM-1.10  Strength, damage, unblockable damage and defence of every card, in a battle of five against five."""
    strength, damage, unblockable, defence = FACES[card]
    s = clash().attack(0, "t_w")
    s.cards = [[BATTLE_CARD.index[card], 0 if card != "b1" else 1], [4, 0]]
    commit(s, 0, card)
    commit(s, 1, "b5")
    assert s.power == [5 + strength, 6]
    assert units(s, 1, "t_w") == 5 - damage - max(0, unblockable)
    assert units(s, 0, "t_w") == max(0, 5 - max(0, 3 - defence) + min(0, unblockable))
    assert FACES.keys() == {row.key for row in BATTLE_CARDS}


# --- Companions -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("key", [row.key for row in COMPANIONS])
def test_companion(key: str) -> None:
    """KEM-5.4.2  Its bonuses go to the troop it accompanies; it is no unit and gives no strength of its own."""
    row = COMPANIONS[COMPANION.index[key]]
    s = Position().units(0, t_w=5).units(1, t_w=5).companion(0, key, "t_w").attack(0, "t_w")
    assert bonuses(s, 0) == [row.strength, row.damage, row.unblockable, row.defence, 0]
    assert bonuses(s, 1) == [0, 0, 0, 0, 0]
    assert land_moves(s, 0, area("t_w"), 0) == 1 + row.moves
    assert land_moves(s, 0, area("nw_w"), 0) == 1


SUMS = {
    "royal_scarab": (2, 2, 0, 0, 0),
    "giant_scorpion": (1, 2, 2, 0, 0),
    "phoenix": (1, 2, 0, 0, 0),
    "ancestral_elephant": (1, 1, 0, 0, 1),
    "deep_desert_snake": (1, 0, 0, 0, 0),
    "sphinx": (0, 2, 0, 0, 0),
    "mummy": (1, 2, 0, 0, 0),
    "khnums_sphinx": (1, 1, 0, 0, 0),
    "griffin_sphinx": (0, 2, 0, 0, 0),
    "ammut": (1, 2, 0, 0, 0),
    "cobra": (0, 1, 0, 1, 0),
    "crocodile": (1, 2, 1, 0, 1),
    "vulture": (1, 2, 0, 0, 0),
    "standard_bearer": (1, 1, 0, 0, 0),
    "physician": (0, 0, 0, 0, 1),
    "guide": (1, 0, 0, 0, 0),
    "vizier": (1, 1, 0, 0, 1),
}


def test_companions_are_those_of_the_sheet() -> None:
    """Thirteen monsters and four servants: land moves, strength, damage, unblockable damage, defence."""
    assert {c.key: (c.moves, c.strength, c.damage, c.unblockable, c.defence) for c in COMPANIONS} == SUMS
    assert [c.kind for c in COMPANIONS] == [0] * 13 + [1] * 4


def test_snake_voids_the_opposing_monster() -> None:
    """Rulings A19, A20: bonuses and effects, but not those of a servant."""
    p = Position().units(0, t_w=5).units(1, t_w=5)
    p.companion(0, "deep_desert_snake", "t_w").companion(1, "crocodile", "t_w").companion(1, "vizier", "t_w")
    s = p.attack(0, "t_w")
    assert bonuses(s, 1) == [1, 0, 0, 1, 0]


def test_snake_voids_the_rewards_of_a_monster() -> None:
    """Ruling A19: neither the Vulture's token nor Ammut's point."""
    for monster in ("vulture", "ammut"):
        p = Position().units(0, t_w=5).units(1, t_w=3)
        p.companion(0, monster, "t_w").companion(1, "deep_desert_snake", "t_w")
        s = p.attack(0, "t_w")
        fight(s, ("b2",), ("b1",))
        assert s.victor == 0 and s.slain[0] == 2
        assert s.points[0] == 1 and s.veterans[0] == 0


def test_khnum_wants_a_toll() -> None:
    """KEM-5.6.5  Two prayer points to enter its area by a Move, or the step is illegal."""
    p = Position().units(0, f_nw=3).units(1, t_w=2).companion(1, "khnums_sphinx", "t_w")
    s = p.run(MoveTroop(0, 0))
    pick(s, "f-nw", "t-w", "3")
    assert s.prayer[0] == 5
    p = Position().units(0, f_nw=3).units(1, t_w=2).companion(1, "khnums_sphinx", "t_w").prayer(0, 1)
    s = p.run(MoveTroop(0, 0))
    pick(s, "f-nw")
    assert "t-w" not in keys(s)


def test_griffin_teleports_from_an_obelisk() -> None:
    """Ruling A5: another starting point, not another teleport; and the Griffin has to come along."""
    s = Position().units(0, o_wn=3).companion(0, "griffin_sphinx", "o_wn").run(MoveTroop(0, 0))
    pick(s, "o-wn", "teleport+t-w", "2")
    assert s.where[COMPANION.index["griffin_sphinx"]] == area("t_w") and s.prayer[0] == 5
    assert not [key for key in keys(s) if "+" in key]


def test_phoenix_and_guide_ignore_a_wall() -> None:
    """KEM-5.6.8  Only if they come along to the district."""
    for key in ("phoenix", "guide"):
        s = Position(3).units(0, o_wn=2).companion(0, key, "o_wn").run(MoveTroop(0, 0))
        pick(s, "o-wn", "f-w", "2")
        assert "w-w" in keys(s)
        pick(s, "w-w", "1")
        assert s.where[COMPANION.index[key]] == area("w_w")


def test_ammut() -> None:
    """Immune outside battle; a second point for a victory with two slain."""
    p = Position().units(0, f_nw=3).units(1, t_w=2).companion(1, "ammut", "t_w").tile(0, "initiative")
    assert immune(p.s, 1, area("t_w"))
    p.hand(0, "raining_fire")
    assert day_cards(p.s, 0) == []
    s = p.run(MoveTroop(0, 0))
    pick(s, "f-nw", "t-w", "3")
    assert units(s, 1, "t_w") == 2 and s.field == area("t_w")
    s = Position().units(0, t_w=5).units(1, t_w=3).companion(0, "ammut", "t_w").attack(0, "t_w")
    fight(s, ("b2",), ("b1",))
    assert s.points[0] == 2
    s = Position().units(0, t_w=5).units(1, t_w=3).companion(0, "ammut", "t_w").attack(0, "t_w")
    fight(s, ("b1",), ("b5",))
    assert s.slain[0] == 1 and s.points[0] == 1


def test_vulture_brings_a_veteran() -> None:
    s = Position().units(0, t_w=5).units(1, t_w=3).companion(0, "vulture", "t_w").attack(0, "t_w")
    fight(s, ("b1",), ("b3",))
    assert s.veterans == [1, 1] and s.points[0] == 1


def test_physician_heals() -> None:
    """At the end of the battle, if its troop survives, wherever it is then."""
    s = Position().units(0, t_w=5).units(1, t_w=4).companion(1, "physician", "t_w").attack(0, "t_w")
    fight(s, ("b1",), ("b3",))
    end(s, "retreat")
    place = s.where[COMPANION.index["physician"]]
    assert s.units[place * 6 + 1] == 5
    s = Position().units(0, t_w=5).units(1, t_w=4).companion(1, "physician", "t_w").attack(0, "t_w")
    fight(s, ("b1",), ("b3",))
    end(s, "recall")
    assert s.supply[1] == 12
    s = Position().units(0, t_w=5).units(1, t_w=5).companion(1, "physician", "t_w").attack(0, "t_w")
    fight(s, ("b6",), ("b3",))
    end(s, "retreat")
    assert s.supply[1] == 7, "five are the most"


def test_secrets_of_a_hand() -> None:
    """KEM-1.17  Others see how many cards, not which; a card taken from the open discards is known to all."""
    p = Position().hand(0, "divine_memory", "prayer").discards("glory")
    play_day_card(p.s, 0, CARD.index["divine_memory"])
    s = p.run()
    pick(s, "glory")
    assert sorted(GAME.view(s, 1)["seats"][0]["hand"], key=str) == [None, "glory"]
    assert sorted(GAME.view(s, 0)["seats"][0]["hand"]) == ["glory", "prayer"]
