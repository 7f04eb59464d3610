"""One case for every power, card, god and guardian; no row lacks one. And the data of the tables."""

from collections.abc import Callable

import pytest

from benben.games.ankh.conflict import ResolveRegion, StartOfConflict
from benben.games.ankh.devotion import Gain
from benben.games.ankh.followers import GainFollowers
from benben.games.ankh.kills import CatLosses, Die, Kill
from benben.games.ankh.move import goals
from benben.games.ankh.resolution import strength, unit_strength
from benben.games.ankh.summon import SummonUnit
from benben.games.ankh.tables import BATTLE, CARDS, GUARDIANS, POWERS, SLOTS, TABLES, TRACKS, start_square
from tests.games.ankh.build import (
    AMUN,
    ANUBIS,
    ISIS,
    OSIRIS,
    RA,
    WEST,
    Position,
    aim,
    at,
    choose,
    finish,
    keys,
    kind,
    mask,
    names,
    play_cards,
    told,
    unit,
)

Case = Callable[[], None]


def duel(*gods: int) -> Position:
    return Position(*(gods or (RA, ISIS))).god(0, "4.0").god(1, "8.0")


# --- Powers -----------------------------------------------------------------------------------------------------------


def commanding() -> None:
    """ANK-18.1  3 Followers for winning a Battle, none for Domination."""
    p = duel().powers(0, "commanding").followers(0, 0)
    finish(p.fight(WEST, "chariots", "flood"))
    assert p.s.followers[0] == 3
    p = Position(RA, ISIS).god(0, "4.0").powers(0, "commanding").followers(0, 0)
    assert p.do(ResolveRegion(WEST)).followers[0] == 0


def inspiring() -> None:
    """ANK-18.2  Build Monument is free."""
    p = duel().powers(0, "inspiring").followers(0, 0)
    s = p.fight(WEST, "build_monument", "flood")
    choose(choose(s, "temple"), "5.0")
    assert names(s.held[0]) == {"5.0"} and s.followers[0] == 0


def omnipresent() -> None:
    """ANK-18.3  1 Follower per region with an own unit, at the start of a Conflict."""
    p = Position().powers(0, "omnipresent").followers(0, 0).god(0, "4.0").warriors(0, "4.1", "8.8").god(1, "1.5")
    assert p.do(StartOfConflict()).followers[:2] == [2, 0]


def revered() -> None:
    """ANK-18.4  1 more with each Gain Followers action."""
    p = Position().powers(0, "revered").followers(0).god(0, "4.0").monument("temple", "5.0")
    assert p.do(GainFollowers(0)).followers[0] == 2


def resplendent() -> None:
    """ANK-18.5  Three monuments of one kind on the whole map: the God's strength is 3."""
    p = Position().powers(0, "resplendent").god(0, "4.0").monument("temple", "8.8", "1.5", owner=0)
    p.monument("obelisk", "8.6", owner=0)
    assert unit_strength(p.s, 0, WEST) == 1
    p.monument("temple", "2.5", owner=0)
    assert unit_strength(p.s, 0, WEST) == 3


def obelisk_attuned() -> None:
    """ANK-18.6  Units come from anywhere to own Obelisks of the region."""
    p = duel().powers(0, "obelisk_attuned").monument("obelisk", "7.1", owner=0).warriors(0, "1.5")
    s = p.fight(WEST, commit=False)
    choose(choose(s, "1.5"), "7.2")
    assert unit(s, "7.2") == (0, "warrior")


def temple_attuned() -> None:
    """ANK-18.7  +2 per own Temple of the region with an own unit beside it, once each."""
    p = duel().powers(0, "temple_attuned").warriors(0, "4.1").monument("temple", "5.0", "8.4", owner=0)
    p.monument("temple", "3.0", owner=1)
    p.s.battle = WEST
    assert strength(p.s, 0) == 2 + 2


def pyramid_attuned() -> None:
    """ANK-18.8  One more summon beside each own Pyramid."""
    p = Position().powers(0, "pyramid_attuned").god(0, "4.0").monument("pyramid", "8.8", owner=0)
    s = p.do(SummonUnit(0, ()))
    choose(choose(s, "warrior"), "8.7")
    choose(choose(s, "warrior"), "8.6")
    assert kind(s) == "" and s.warriors[0] == 4


def glorious() -> None:
    """ANK-18.9  3 Devotion for winning by 3 or more; 1 for winning by less."""
    p = duel().powers(0, "glorious")
    finish(p.fight(WEST, "chariots", "flood"))
    assert p.s.devotion[0] == 3
    p = duel().powers(0, "glorious")
    finish(p.fight(WEST, "chariots", "drought"))
    assert p.s.devotion[0] == 1
    p = Position(RA, ISIS).god(0, "4.0").warriors(0, "4.1").god(1, "1.5").warriors(1, "8.0").powers(0, "glorious")
    s = p.followers(1, 0).fight(WEST, "plague", "chariots")
    choose(choose(s, "1", 0), "0", 1)
    assert s.devotion[0] == 3


def magnanimous() -> None:
    """ANK-18.10  2 Devotion for losing with at least two units."""
    p = duel().powers(1, "magnanimous").warriors(1, "8.1")
    finish(p.fight(WEST, "chariots", "flood"))
    assert p.s.devotion == [1, 2]
    p = duel().powers(1, "magnanimous")
    finish(p.fight(WEST, "chariots", "flood"))
    assert p.s.devotion == [1, 0]


def bountiful() -> None:
    """ANK-18.11  1 more with each gain that begins in red."""
    p = Position().powers(0, "bountiful").devotion(19, 0, 0)
    assert p.do(Gain(0, 1, BATTLE), Gain(0, 1, BATTLE)).devotion[0] == 22


def worshipful() -> None:
    """ANK-18.12  2 Followers for 1 Devotion after a Battle."""
    p = duel().powers(1, "worshipful").followers(0, 2)
    s = p.fight(WEST, "chariots", "flood")
    assert keys(s) == ["no", "yes"]
    choose(s, "yes")
    assert s.devotion[1] == 1 and s.followers[1] == 0


POWER_CASES: dict[str, Case] = {
    case.__name__: case
    for case in (
        commanding, inspiring, omnipresent, revered, resplendent, obelisk_attuned, temple_attuned, pyramid_attuned,
        glorious, magnanimous, bountiful, worshipful,
    )
}  # fmt: skip


# --- Battle cards -----------------------------------------------------------------------------------------------------


def flood() -> None:
    """ANK-19.6  Followers for units on fertile hexes, and their protection in Battle Resolution."""
    p = Position(RA, ISIS).god(0, "4.4").warriors(0, "4.5", "4.3").god(1, "8.0").warriors(1, "8.1").followers(0, 0)
    finish(p.fight(WEST, "flood", "chariots"))
    assert p.s.followers[0] == 2 and unit(p.s, "4.5") and unit(p.s, "4.3") is None


def build_monument() -> None:
    """ANK-19.3  3 Followers for a monument in the region."""
    p = duel().followers(4, 0)
    s = p.fight(WEST, "build_monument", "flood")
    choose(choose(s, "obelisk"), "5.0")
    assert s.followers[0] == 1 and s.built[0] == mask("5.0")


def plague() -> None:
    """ANK-19.1  Kills all Warriors and Guardians but the highest bidder's; +1 strength."""
    p = duel().followers(1, 0).warriors(0, "4.1").warriors(1, "8.1")
    s = p.fight(WEST, "plague", "flood")
    choose(choose(s, "1", 0), "0", 1)
    assert unit(s, "4.1") and unit(s, "8.1") is None and told(s, "strength")[-1].args == (3,)


def chariots() -> None:
    """ANK-19.4  +3 strength."""
    p = duel()
    finish(p.fight(WEST, "flood", "chariots"))
    assert {event.seat: event.args[0] for event in told(p.s, "strength")} == {0: 1, 1: 4}


def drought() -> None:
    """ANK-19.5  1 more per own unit on desert if the Battle is won; +1 strength."""
    p = duel().warriors(0, "4.1", "4.4")
    finish(p.fight(WEST, "drought", "flood"))
    assert p.s.devotion[0] == 1 + 2 and told(p.s, "strength")[-1].args == (4,)


def miracle() -> None:
    """ANK-19.8  1 Devotion per own unit killed."""
    p = duel().warriors(1, "8.1", "7.0")
    finish(p.fight(WEST, "chariots", "miracle"))
    assert p.s.devotion[1] == 2


def cycle_of_maat() -> None:
    """ANK-19.7  All played cards come back."""
    p = duel().hand(1, "cycle_of_maat")
    finish(p.fight(WEST, "chariots", "cycle_of_maat"))
    assert len(p.s.kept[1]) == 7 and p.s.used[1] == 0


CARD_CASES: dict[str, Case] = {
    case.__name__: case for case in (flood, build_monument, plague, chariots, drought, miracle, cycle_of_maat)
}


# --- Gods -------------------------------------------------------------------------------------------------------------


def amun() -> None:
    """ANK-20.1  Two cards in one Battle of a Conflict."""
    p = duel(AMUN, ISIS)
    s = choose(p.fight(WEST, commit=False), "yes")
    play_cards(s, "plague+chariots", "flood")
    assert kind(s) == "Bid"
    finish(s)
    assert told(s, "strength")[-1].args == (5,)


def anubis() -> None:
    """ANK-20.2  Traps a Warrior; his God is stronger by it; the Warrior can be bought back."""
    p = Position(ANUBIS, RA).god(0, "4.0").god(1, "8.0").warriors(1, "8.1")
    s = p.fight(WEST, "chariots", "flood")
    choose(s, "ra")
    assert s.captives == [1] and unit_strength(s, 0, WEST) == 2
    p.followers(0, 1)
    s = p.do(SummonUnit(1, ()))
    choose(choose(s, "captive"), "8.1")
    assert s.captives == [] and s.followers == [1, 0]


def isis() -> None:
    """ANK-20.3  May save each unit beside an enemy in Battle Resolution."""
    p = duel(RA, ISIS).warriors(0, "5.0", "5.1").warriors(1, "6.0", "7.1")
    s = p.fight(WEST, "chariots", "flood")
    assert kind(s) == "SaveUnit" and keys(s) == ["6.0", "done"]
    choose(s, "6.0")
    assert unit(s, "6.0") and unit(s, "7.1") is None


def osiris() -> None:
    """ANK-20.4  Places a gate after losing, summons onto it."""
    p = duel(RA, OSIRIS)
    s = choose(p.fight(WEST, "chariots", "flood"), "5.0")
    assert names(s.portals) == {"5.0"}
    s = p.do(SummonUnit(1, ()))
    choose(choose(s, "warrior"), "5.0")
    assert unit(s, "5.0") == (1, "warrior") and kind(s) == "SummonUnit"


def ra() -> None:
    """ANK-20.5  +1 for Domination or winning with a Radiant unit there; not per unit; killed, the token returns."""
    p = Position(RA, ISIS).god(0, "4.0").warriors(0, "4.1", "5.0").suns("4.1", "5.0")
    assert p.do(ResolveRegion(WEST)).devotion[0] == 2
    p = Position(RA, ISIS).god(0, "4.0").warriors(0, "8.8").suns("8.8")
    assert p.do(ResolveRegion(WEST)).devotion[0] == 1
    p = duel(RA, ISIS).warriors(0, "4.1").suns("4.1")
    finish(p.fight(WEST, "chariots", "flood"))
    assert p.s.devotion[0] == 2
    p.do(Die(mask("4.1")))
    assert p.s.sun == 0


GOD_CASES: dict[str, Case] = {case.__name__: case for case in (amun, anubis, isis, osiris, ra)}


# --- Guardians --------------------------------------------------------------------------------------------------------


def cat_mummy() -> None:
    """ANK-21.1  Killed by any effect: everybody else loses 1 Devotion."""
    p = duel().guardian(1, "cat_mummy", "8.1").devotion(5, 5)
    finish(p.fight(WEST, "chariots", "flood"))
    assert p.s.devotion == [5, 5]
    p = duel().guardian(1, "cat_mummy", "8.1").devotion(5, 5)
    p.do(Kill(mask("8.1"), 0), CatLosses())
    assert p.s.devotion == [4, 5]


def satet() -> None:
    """ANK-21.2  May end its move on an enemy and push it."""
    p = Position().guardian(0, "satet", "4.0").warriors(1, "5.0")
    assert "5.0" in names(goals(p.s, 0, at("4.0"))) and "5.0" not in names(goals(p.warriors(0, "3.0").s, 0, at("3.0")))


def apep() -> None:
    """ANK-21.3  May be summoned on any water hex; cannot move onto water."""
    p = Position().god(0, "4.0").pooled(0, "apep")
    s = choose(p.do(SummonUnit(0, ())), "apep")
    choose(s, "0.6")
    assert unit(s, "0.6") == (0, "apep") and "0.7" not in names(goals(s, 0, at("0.6")))


def mummy() -> None:
    """ANK-21.4  Killed, it returns beside its God; Ra may make it Radiant."""
    p = Position(RA, ISIS).god(0, "4.0").guardian(0, "mummy", "8.8")
    s = choose(p.do(Die(mask("8.8"))), "5.0")
    assert unit(s, "5.0") == (0, "mummy") and kind(s) == "AttachSun"
    choose(s, "yes")
    assert names(s.sun) == {"5.0"}


def giant_scorpion() -> None:
    """ANK-21.5  Destroys the monuments its claws point at when a Conflict starts."""
    p = Position().god(0, "1.5").guardian(0, "giant_scorpion", "5.0", aim="s_sw").monument("temple", "6.0", owner=1)
    p.monument("obelisk", "4.0")
    p.do(StartOfConflict())
    assert not p.s.built[1] and p.s.tokens[1] == 9 and p.s.built[0] and aim(p.s, "5.0") == "s_sw"


def androsphinx() -> None:
    """ANK-21.6  Enemy units beside it count 0, on water in every Battle; they are still units."""
    p = Position(RA, ISIS).warriors(0, "4.0", "6.0").guardian(1, "androsphinx", "4.1")
    assert unit_strength(p.s, 0, WEST) == 1
    p = Position(RA, ISIS).guardian(0, "apep", "6.4").guardian(1, "androsphinx", "6.5").god(1, "7.4")
    assert unit_strength(p.s, 0, WEST) == 0
    finish(p.fight(WEST, "flood", "flood"))
    assert told(p.s, "battle_begins")


GUARDIAN_CASES: dict[str, Case] = {
    case.__name__: case for case in (cat_mummy, satet, apep, mummy, giant_scorpion, androsphinx)
}


CASES = [POWER_CASES, CARD_CASES, GOD_CASES, GUARDIAN_CASES]


@pytest.mark.parametrize("case", [case for cases in CASES for case in cases.values()], ids=lambda case: case.__name__)
def test_component(case: Case) -> None:
    case()


def test_no_row_lacks_a_case() -> None:
    rows = {table.name: [row.key for row in table.rows] for table in TABLES}
    assert [list(cases) for cases in CASES] == [rows[name] for name in ("powers", "cards", "gods", "guardians")]


def test_the_tables() -> None:
    """The figures of the component sheet."""
    assert [(row.key, row.level) for row in POWERS][::4] == [("commanding", 1), ("resplendent", 2), ("glorious", 3)]
    assert [sum(row.level == level for row in POWERS) for level in (1, 2, 3)] == [4, 4, 4]
    assert [row.strength for row in CARDS] == [0, 0, 1, 3, 1, 0, 0]
    assert [(row.level, row.figures, row.large) for row in GUARDIANS] == [
        (1, 3, False), (1, 3, False), (2, 2, True), (2, 3, False), (3, 2, True), (3, 2, True),
    ]  # fmt: skip
    assert [row.white - start_square(track, n) for n in (5, 4, 3, 2) for track, row in enumerate(TRACKS)] == [
        7, 7, 7, 6, 6, 6, 6, 5, 5, 5, 5, 4, 4, 4, 4, 3,
    ]  # fmt: skip
    assert sum(slot.level for slot in SLOTS) == 12
    assert {table.name: len(table.rows) for table in TABLES}["layouts"] == 16


# --- Combinations -----------------------------------------------------------------------------------------------------


def test_resplendent_and_glorious() -> None:
    """ANK-18.5, ANK-18.9  A Resplendent God alone wins gloriously."""
    p = duel().powers(0, "resplendent", "glorious").monument("temple", "8.8", "8.6", "1.5", owner=0)
    finish(p.fight(WEST, "drought", "flood"))
    assert told(p.s, "strength")[-1].args == (4,) and p.s.devotion[0] == 3 + 1


def test_androsphinx_and_a_unit_on_water() -> None:
    """ANK-21.6  Beside 6.4 on the east bank it silences Apep in the western Battle as well."""
    p = Position(RA, ISIS).god(0, "4.0").guardian(0, "apep", "6.4").god(1, "8.0").guardian(1, "androsphinx", "6.5")
    finish(p.fight(WEST, "flood", "flood"))
    assert {event.seat: event.args[0] for event in told(p.s, "strength")} == {0: 1, 1: 1}


def test_neutralised_units_still_count() -> None:
    """ANK-21.6  For Drought, Magnanimous and Ra."""
    p = duel(RA, ISIS).warriors(0, "8.1").suns("8.1").guardian(1, "androsphinx", "7.1")
    finish(p.fight(WEST, "drought", "flood"))
    assert told(p.s, "battle_lost_by_all")
    p = duel(RA, ISIS).warriors(0, "8.1", "5.0").suns("8.1").guardian(1, "androsphinx", "7.1")
    finish(p.fight(WEST, "drought", "flood"))
    assert p.s.devotion[0] == 1 + 3 + 1


def test_plague_then_resolution_with_isis() -> None:
    """ANK-20.3  Isis saves nothing from the Plague, then saves in Battle Resolution."""
    p = duel(RA, ISIS).followers(0, 1).warriors(1, "5.0", "8.1").warriors(0, "6.1")
    s = p.fight(WEST, "chariots", "plague")
    choose(choose(s, "0", 0), "1", 1)
    assert unit(s, "6.1") is None and kind(s) == "SaveUnit" and keys(s) == ["5.0", "done"]
