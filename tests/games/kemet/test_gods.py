"""KEM-10  The module Gods of Egypt: each god, and each rule of the module."""

from typing import Any

import pytest

from benben.core import engine
from benben.core.rng import FastRng
from benben.games.kemet.acquiring import Acquire
from benben.games.kemet.check import check
from benben.games.kemet.control import controller, immune, settle_all, space
from benben.games.kemet.gods import acquire as acquire_action
from benben.games.kemet.gods import ascend, muster
from benben.games.kemet.interventions import RainFire
from benben.games.kemet.marching import MarchTroop
from benben.games.kemet.night import BeginNight, OfferDelta, OfferSacrifice, mobilisation
from benben.games.kemet.prayer import teleport_cost
from benben.games.kemet.setup import new
from benben.games.kemet.state import Kemet
from benben.games.kemet.strength import bonuses, strength
from benben.games.kemet.tables import GODS, SEATS, TELEPORT_COST
from benben.games.kemet.tables_gods import GOD, GODS_ROWS
from benben.games.kemet.turns import EndTurn
from tests.games.kemet.build import Position, area, asked, commit, end, fight, keys, kind, pick, units


class Divine(Position):
    """A position with the module: each seat has the god given."""

    def __init__(self, *gods: str, seats: int = 2) -> None:
        super().__init__(seats)
        self.s.extras |= GODS
        names = [*gods, *(key for key in GOD.keys if key not in gods)]
        self.s.god = [GOD.index[names[seat]] for seat in range(seats)]

    def god(self, seat: int, place: str, life: int = 0) -> "Divine":
        s = self.s
        s.risen[seat] = 1
        s.life[seat] = life or GODS_ROWS[s.god[seat]].life
        s.god_at[seat] = area(place)
        s.units[area(place) * SEATS + seat] += s.life[seat]
        settle_all(s)
        return self

    def risen(self, seat: int) -> "Divine":
        self.s.risen[seat] = 1
        return self


def ready(god: str = "anubis") -> Divine:
    """A seat that may acquire its god over acquisition field a."""
    position = Divine(god)
    position.units(0, nw_w=5).pyramid("nw_w", "ruby", 4).prayer(0, 7)
    position.s.ascended = 1
    position.tokens(0, "acquire_a")
    return position


def acquiring(position: Position) -> Kemet:
    acquire_action(position.s, 0, 6)
    return position.run()


def test_everybody_chooses_a_god_and_a_city() -> None:
    """KEM-10.1  A god and a city each, no god twice; nobody can acquire one yet."""
    s = new(3, {"last_round": 0, "colours_pool": "all", "mode": "classic", "gods": True}, FastRng(1))
    engine.advance(s)
    assert kind(s) == "ChooseGod" and len(keys(s)) == 6
    pick(s, "horus", "nw", "set")
    assert s.god[:2] == [GOD.index["horus"], GOD.index["set"]]
    pick(s, keys(s)[0])
    assert "horus" not in keys(s) and not s.ascended


@pytest.mark.parametrize("god", GOD.keys)
def test_a_god_has_life_points_and_a_strength(god: str) -> None:
    """KEM-10.2  It behaves like a troop of the strength on its tile; KEM-10.8 its life points do not change it."""
    row = GODS_ROWS[GOD.index[god]]
    values = {"anubis": (4, 5), "bastet": (4, 4), "horus": (4, 4), "wadjet": (6, 3), "sobek": (5, 4), "set": (4, 5)}
    assert (row.life, row.strength) == values[god]
    for life in (row.life, 1):
        s = Divine(god).god(0, "t_w", life).units(1, t_w=3).attack(0, "t_w")
        assert strength(s, 0) == row.strength and strength(s, 1) == 3


def test_nobody_joins_a_god() -> None:
    """KEM-10.2  It is neither unit nor companion; no unit or companion may join it, and it controls its area."""
    position = Divine("anubis").god(0, "t_w").tile(0, "local_recruitment", "mummy", "legion")
    s = position.s
    assert controller(s, area("t_w")) == 0 and s.held[area("t_w")] == 0
    assert space(s, 0, area("t_w")) == 0 and s.supply[0] == 12
    muster(s, 0)
    position.run()
    while kind(s) == "RecruitInto":
        assert asked(s).row()[2] != area("t_w")
        pick(s, "0")


def test_what_removes_a_unit_takes_a_life_point() -> None:
    """KEM-10.3  Raining Fire takes a life point; the last one sends the god back to its tile."""
    s = Divine("anubis").god(0, "t_w", 2).run(RainFire(1))
    pick(s, "t-w")
    assert s.life[0] == 1 and units(s, 0, "t_w") == 1 and s.supply[0] == 12
    s.then(RainFire(1))
    engine.advance(s)
    pick(s, "t-w")
    assert s.god_at[0] == -1 and s.life[0] == 0 and s.held[area("t_w")] == -1 and s.risen[0]


def test_a_lost_life_point_counts_as_a_lost_unit() -> None:
    """KEM-10.3  Divine Hunger pays for each; impenetrable defence and Divine Protection spare it (rulings A36, A79)."""
    s = Divine("anubis", "set").god(1, "t_w").units(0, t_w=5).tile(0, "divine_hunger").prayer(0, 0).attack(0, "t_w")
    fight(s, ("b2",), ("b1",))
    assert s.life[1] == 2 and s.prayer[0] == 4
    s = Divine("anubis", "set").god(1, "t_w", 2).units(0, t_w=5).tile(1, "amber_ward").attack(0, "t_w")
    fight(s, ("b5",), ("b1",))
    assert s.life[1] == 1
    s = Divine("anubis", "set").god(1, "t_w").units(0, t_w=4).hand(1, "divine_protection").attack(0, "t_w")
    fight(s, ("b5",), ("b1", "divine_protection"))
    assert s.victor == 1 and s.life[1] == 4


def test_the_sanctuary_and_the_delta_take_life_points() -> None:
    """KEM-10.3  Two for a point, one for 5 prayer points, down to none (ruling A34)."""
    s = Divine("anubis").god(0, "d_sanct", 2).run(OfferSacrifice())
    pick(s, "yes")
    assert s.points[0] == 1 and s.god_at[0] == -1
    s = Divine("anubis").god(0, "d_temple", 1).prayer(0, 0).run(OfferDelta())
    pick(s, "yes")
    assert s.prayer[0] == 5 and s.god_at[0] == -1 and s.held[area("d_temple")] == -1


def test_ascension() -> None:
    """KEM-10.4  Once somebody has banked 4 points it stays fulfilled, whatever he loses later (ruling A80)."""
    s = Divine("anubis").points(1, 3).run(EndTurn(0))
    assert not s.ascended
    s = Divine("anubis").points(1, 4).run(EndTurn(0))
    assert s.ascended
    s.points[1] = 0
    ascend(s)
    assert s.ascended


@pytest.mark.parametrize("lacking", ["nothing", "ascension", "pyramid", "colour", "prayer", "risen"])
def test_the_conditions_of_an_acquisition(lacking: str) -> None:
    """KEM-10.4  Ascension, a level-4 pyramid of the own city, its field, 4 prayer points."""
    position = ready()
    s = position.s
    if lacking == "ascension":
        s.ascended = 0
    elif lacking == "pyramid":
        s.level[area("nw_w")] = 3
    elif lacking == "colour":
        s.hue[area("nw_w")] = 1
    elif lacking == "prayer":
        s.prayer[0] = 3
    elif lacking == "risen":
        s.risen[0] = 1
    acquiring(position)
    assert (kind(s) == "AcquireGod") == (lacking == "nothing")


def test_a_pyramid_held_by_a_rival_will_do() -> None:
    """KEM-10.4  No matter who controls it. KEM-10.9  In the district held by a rival the god attacks at the end."""
    position = Divine("anubis").units(0, nw_c=5, nw_e=5).units(1, nw_w=3).pyramid("nw_w", "ruby", 4).prayer(0, 4)
    position.s.ascended = 1
    s = acquiring(position)
    pick(s, "yes")
    assert s.prayer[0] == 0 and keys(s) == ["nw-w"]
    pick(s, "nw-w")
    pick(s, "nw-w")
    assert s.field == area("nw_w") and s.attacker == 0
    assert strength(s, 0) == 5 + 1


def test_the_cost_cannot_be_changed() -> None:
    """KEM-10.5  Exactly 4 prayer points, with Priestess and Priest of Ra too; all life points; at once on the board."""
    position = ready("wadjet").tile(0, "priestess", "priest_of_ra")
    s = acquiring(position)
    pick(s, "yes")
    assert s.prayer[0] == 3 and keys(s) == ["nw-c", "nw-e"]
    pick(s, "nw-c")
    assert s.life[0] == 6 and s.god_at[0] == area("nw_c") and s.bought[0] == 0
    assert units(s, 0, "nw_c") == 6


def test_a_tile_may_be_taken_instead() -> None:
    """KEM-10.4  The god is a further option of the Acquire action, and the only one left where no tile can be had."""
    s = acquiring(ready())
    assert keys(s) == ["no", "yes"]
    pick(s, "no")
    assert isinstance(asked(s), Acquire) and not s.risen[0]
    position = ready()
    position.s.bought[0] = 63
    assert keys(acquiring(position)) == ["yes"]


def test_a_god_without_a_place_waits() -> None:
    """KEM-10.5  With own units in every district the figure waits on its tile (ruling A78)."""
    position = ready()
    position.units(0, nw_c=1, nw_e=1)
    s = acquiring(position)
    pick(s, "yes")
    assert s.risen[0] and s.god_at[0] == -1 and not s.stack


def test_a_god_is_recruited_for_nothing() -> None:
    """KEM-10.6  From the supply into an own district without units, in the same action as units (ruling A35)."""
    position = Divine("sobek").risen(0).units(0, nw_w=2).prayer(0, 1)
    muster(position.s, 0)
    s = position.run()
    assert kind(s) == "PlaceGod" and keys(s) == ["nw-c", "nw-e", "done"]
    pick(s, "nw-c")
    assert s.life[0] == 5 and s.prayer[0] == 1
    seen = []
    while s.stack:
        seen.append(asked(s).row()[2])
        pick(s, "0")
    assert area("nw_c") not in seen and seen


def test_when_a_god_can_be_recruited() -> None:
    """KEM-10.6  Once acquired, not while it is on the board, and only with a district free of units; units always."""
    for position, offered in (
        (Divine("sobek"), False),
        (Divine("sobek").risen(0), True),
        (Divine("sobek").god(0, "t_w"), False),
        (Divine("sobek").god(0, "nw_w"), False),
        (Divine("sobek").risen(0).units(0, nw_w=1, nw_c=1, nw_e=1), False),
    ):
        muster(position.s, 0)
        s = position.run()
        assert (kind(s) == "PlaceGod") == offered
        if offered:
            pick(s, "done")
            assert s.god_at[0] == -1
        assert kind(s) == "RecruitInto"


def test_a_recruited_god_attacks_a_rival_at_home() -> None:
    """KEM-10.6, KEM-10.9  At the end of the action, in the order its owner chooses, together with recruits."""
    position = Divine("sobek").risen(0).units(1, nw_w=1, nw_c=1).prayer(0, 2)
    muster(position.s, 0)
    s = position.run()
    pick(s, "nw-w", "2")
    while kind(s) == "RecruitInto":
        pick(s, "0")
    assert kind(s) == "RecruitBattle" and keys(s) == ["nw-w", "nw-c"]
    pick(s, "nw-w")
    assert s.attacker == 0 and strength(s, 0) == 4 + 1


def test_a_beaten_god_retreats_or_goes_home() -> None:
    """KEM-10.7  It cannot be recalled: it must retreat; where it cannot, it returns to its tile, for nothing."""
    s = Divine("bastet", "anubis").god(1, "t_wn").units(0, t_wn=5).attack(0, "t_wn")
    fight(s, ("b8",), ("b5",))
    assert kind(s) == "LoserFate" and keys(s) == ["retreat"]
    pick(s, "retreat")
    assert kind(s) == "RetreatTo" and asked(s).seat == 0
    pick(s, "n-w")
    assert s.god_at[1] == area("n_w") and units(s, 1, "n_w") == s.life[1]
    s = Divine("bastet", "anubis").god(1, "t_wn").units(0, t_wn=5, n_w=1).prayer(1, 0).attack(0, "t_wn")
    fight(s, ("b8",), ("b3",))
    assert s.god_at[1] == -1 and s.prayer[1] == 0 and s.supply[1] == 12


def test_a_winning_god_stays() -> None:
    """KEM-10.7  It must stay in the area of the battle."""
    s = Divine("set").god(0, "t_w").units(1, t_w=1).attack(0, "t_w")
    fight(s, ("b1",), ("b3",))
    while s.field >= 0:
        assert kind(s) == "LoserFate"
        pick(s, "recall")
    assert s.god_at[0] == area("t_w") and s.points[0] == 1 and s.held[area("t_w")] == 0


def test_everything_else_adds_to_a_gods_strength() -> None:
    """KEM-10.8  Battle card, tiles, cards and the own city are added as usual."""
    s = (
        Divine("anubis")
        .god(0, "nw_w")
        .units(1, nw_w=3)
        .tile(0, "blades_of_neith")
        .hand(0, "war_rage")
        .attack(0, "nw_w")
    )
    commit(s, 0, "b1", "war_rage")
    commit(s, 1, "b1")
    assert s.power == [5 + 4 + 1 + 1 + 1, 7]


def test_a_tile_beats_the_module() -> None:
    """KEM-10.10  The module stands above the mode and below tiles: Ammut's immunity has no god to protect."""
    s = Divine("anubis").god(0, "t_w").s
    assert not immune(s, 0, area("t_w"))


# --- Moves ------------------------------------------------------------------------------------------------------------


def march(position: Position, place: str, seat: int = 0) -> Kemet:
    s = position.run(MarchTroop(seat, 0))
    return pick(s, place.replace("_", "-"))


def test_a_god_moves_alone() -> None:
    """KEM-10.2  Like a troop; it passes own units but does not end with them (ruling A33)."""
    s = march(Divine("anubis").god(0, "nw_w").units(0, f_nw=2), "nw_w")
    assert "f-nw" not in keys(s)
    s = march(Divine("anubis").god(0, "nw_w").units(0, f_nw=2).tile(0, "priest_of_mafdet"), "nw_w")
    pick(s, "f-nw")
    assert "stop" not in keys(s)
    pick(s, "t-w", "stop")
    assert s.god_at[0] == area("t_w") and units(s, 0, "f_nw") == 2
    s = march(Divine("anubis").god(0, "f_nw").units(0, nw_w=2), "nw_w")
    assert "f-nw" not in keys(s)


def test_bastet() -> None:
    """KEM-10.2  Bastet: one more land move, one wall ignored; KEM-10.7 her owner chooses where he retreats to."""
    s = march(Divine("bastet").god(0, "t_w"), "t_w")
    pick(s, "f-sw")
    assert "sw-w" in keys(s)
    s = Divine("bastet").risen(0).units(0, t_w=2).units(1, t_w=5).attack(1, "t_w")
    fight(s, ("b8",), ("b7",))
    pick(s, "retreat")
    assert asked(s).seat == 0
    s = Divine("bastet").units(0, t_w=2).units(1, t_w=5).attack(1, "t_w")
    fight(s, ("b8",), ("b7",))
    pick(s, "retreat")
    assert asked(s).seat == 1, "not before she is acquired"


def test_horus() -> None:
    """KEM-10.2  Horus teleports from any obelisk for nothing; his owner's teleports cost 1 less."""
    position = Divine("horus").god(0, "t_w").prayer(0, 0)
    s = march(position, "t_w")
    assert "teleport+d-temple" in keys(s)
    pick(s, "teleport+d-temple", "stop")
    assert s.god_at[0] == area("d_temple") and s.prayer[0] == 0
    assert teleport_cost(s, 0, TELEPORT_COST) == 1 and teleport_cost(s, 1, TELEPORT_COST) == 2
    assert teleport_cost(Divine("horus").s, 0, TELEPORT_COST) == 2
    assert teleport_cost(Divine("set").risen(0).s, 0, TELEPORT_COST) == 2


def test_sobek() -> None:
    """KEM-10.5  Sobek's owner takes a card of his own; KEM-10.2  damage 1 more, and every port is open to Sobek."""
    s = acquiring(ready("sobek"))
    pick(s, "yes", "b1", "nw-c")
    assert s.cards[0][-1] == 11 and s.removed[0] == [0]
    s = acquiring(ready("sobek").battle_cards(0, "b7", "b8"))
    pick(s, "yes")
    assert keys(s) == ["b1", "b2", "b3", "b4", "b5", "b6", "b7", "b8"]
    pick(s, "b8")
    assert len(s.cards[0]) == 8 and not s.face_up[0]
    s = march(Divine("sobek").god(0, "f_nw"), "f_nw")
    assert "f-sw" in keys(s) and "d-desert" in keys(s)
    s = Divine("sobek").god(0, "t_w").units(1, t_w=1).attack(0, "t_w")
    assert bonuses(s, 0) == [0, 1, 0, 0, 0]


def test_wadjet() -> None:
    """KEM-10.2  Wadjet: defence 2; troops of her owner have 1 more in districts of the own city."""
    s = Divine("wadjet").god(0, "t_w").units(1, t_w=1).attack(0, "t_w")
    assert bonuses(s, 0) == [0, 0, 0, 2, 0]
    for position, defence in ((Divine("wadjet").risen(0), 1), (Divine("wadjet"), 0), (Divine("set").risen(0), 0)):
        s = position.units(0, nw_w=1).units(1, nw_w=1).attack(1, "nw_w")
        assert bonuses(s, 0) == [1, 0, 0, defence, 0] and bonuses(s, 1) == [0] * 5
    s = Divine("wadjet").god(0, "nw_w").units(1, nw_w=1).attack(1, "nw_w")
    assert bonuses(s, 0) == [1, 0, 0, 2 + 1, 0]


def test_set() -> None:
    """KEM-10.2  Set: unblockable damage 1; his owner's victims get no veteran token, and he draws a card."""
    s = Divine("set").god(0, "t_w").units(1, t_w=1).attack(0, "t_w")
    assert bonuses(s, 0) == [0, 0, 1, 0, 0]
    s = Divine("set").risen(0).units(0, t_w=5).units(1, t_w=2).attack(0, "t_w")
    fight(s, ("b1",), ("b3",))
    end(s)
    assert s.veterans == [0, 0] and len(s.hand[0]) == 1


@pytest.mark.parametrize(
    ("god", "risen", "attacker", "number"),
    [("set", True, 1, 5), ("set", True, 0, 1), ("set", False, 0, 5), ("horus", True, 0, 5)],
)
def test_set_wants_a_victory_of_his_owner_as_attacker(god: str, risen: bool, attacker: int, number: int) -> None:
    """KEM-10.2  Set: neither in defence, nor beaten, nor before he is acquired; and no other god."""
    position = Divine(god)
    if risen:
        position.risen(0)
    s = position.units(0, t_w=number).units(1, t_w=2).attack(attacker, "t_w")
    fight(s, ("b3",), ("b3",))
    end(s)
    assert s.veterans[1] > 0 and not s.hand[0]


def test_anubis() -> None:
    """KEM-10.2  Anubis regains a life point after blood; his owner places two units for nothing at night."""
    s = Divine("anubis").god(0, "t_w", 3).units(1, t_w=3).attack(0, "t_w")
    fight(s, ("b2",), ("b3",))
    assert s.life[0] == 3
    end(s)
    s = Divine("anubis").god(0, "t_w", 2).units(1, t_w=3).attack(0, "t_w")
    fight(s, ("b2",), ("b6",))
    end(s)
    assert s.life[0] == 3 and units(s, 0, "t_w") == 3
    s = Divine("anubis").god(0, "t_w").units(1, t_w=3).attack(0, "t_w")
    fight(s, ("b2",), ("b6",))
    end(s)
    assert s.life[0] == 4 and units(s, 0, "t_w") == 4, "never more than 4"
    s = Divine("anubis").god(0, "t_w", 2).units(0, f_nw=4).units(1, f_nw=3).attack(0, "f_nw")
    fight(s, ("b2",), ("b6",))
    assert units(s, 1, "f_nw") < 3 and s.life[0] == 2, "only where he fought himself"
    s = Divine("set").god(0, "t_w", 2).units(1, t_w=3).attack(0, "t_w")
    fight(s, ("b2",), ("b6",))
    assert s.life[0] == 2, "no other god"
    assert len(mobilisation(Divine("anubis").s, 0)) == len(mobilisation(Divine("set").risen(0).s, 0)) == 1
    position = Divine("anubis").risen(0)
    steps: Any = mobilisation(position.s, 0)
    s = position.run(*steps)
    pick(s, "nw-w", "nw-c")
    assert units(s, 0, "nw_w") == 1 and units(s, 0, "nw_c") == 1 and not s.stack


def test_the_night_with_gods_keeps_all_invariants() -> None:
    """KEM-10.3  Surplus rules do not touch the six life points of Wadjet."""
    s = Divine("wadjet").god(0, "t_w").run(BeginNight())
    while s.stack and s.phase < 9:
        pick(s, keys(s)[0])
    assert s.life[0] == 6 and units(s, 0, "t_w") == 6


def test_random_games_with_gods_end() -> None:
    """KEM-10.4  Gods rise, fight, fall and come back, with every invariant after every choice."""
    for seats in (2, 5):
        s = new(seats, {"last_round": 6, "colours_pool": "all", "mode": "classic", "gods": True}, FastRng(seats))
        dice = FastRng(seats)
        engine.advance(s)
        while s.stack:
            seat = engine.to_move(s)[0]
            choices = engine.legal(s, seat)
            engine.play(s, seat, choices[dice.below(len(choices))])
            check(s)
        assert s.champion >= 0
