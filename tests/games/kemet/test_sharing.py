"""KEM-8  What allies share and what they do not: gains, tokens, temples, losses of mixed troops, Gathering."""

from benben.core import engine
from benben.core.rng import FastRng
from benben.games.kemet.acquiring import reach
from benben.games.kemet.control import in_control, space
from benben.games.kemet.gods import god_places
from benben.games.kemet.interventions import RainFire, play_day_card
from benben.games.kemet.night import NightStep, OfferDelta, Prayers, RewardTemples, Worship
from benben.games.kemet.placing import Arrange
from benben.games.kemet.prayer import pray
from benben.games.kemet.strength import bonuses
from benben.games.kemet.tables import CARD, COLOUR, GODS
from benben.games.kemet.tables_tiles import COMPANION
from benben.games.kemet.teams import DrawMarkers, can_gather, play_gathering, worshipper
from tests.games.kemet.build import area, asked, commit, keys, kind, pick, units
from tests.games.kemet.test_teams import Team, keep

# --- KEM-8.5 Gains ----------------------------------------------------------------------------------------------------


def test_three_allies_divide_a_gain() -> None:
    """KEM-8.5  What the first ally leaves, of the points beyond the own track too, is offered to the second."""
    position = Team(6, 2).prayer(0, 10).prayer(2, 5).prayer(4, 5)
    pray(position.s, 0)
    s = position.run()
    assert asked(s).row()[2] == 2 and keys(s) == ["0", "1", "2"]
    pick(s, "1")
    assert asked(s).row()[2] == 4 and keys(s) == ["0", "1"]
    pick(s, "1")
    assert (s.prayer[0], s.prayer[2], s.prayer[4]) == (10, 6, 6)
    position = Team(6, 2).prayer(0, 11).prayer(2, 5).prayer(4, 5)
    pray(position.s, 0)
    s = pick(position.run(), "2")
    assert not s.stack and s.prayer[2] == 7
    position = Team(6, 2).prayer(0, 11).prayer(2, 11).prayer(4, 10)
    pray(position.s, 0)
    s = position.run()
    assert asked(s).row()[2] == 4 and keys(s) == ["0", "1"]


def test_three_allies_divide_veterans() -> None:
    """KEM-8.16  Only the tokens just gained, and no more than are left of them."""
    s = Team(6, 2).units(0, t_w=5).units(1, t_w=2).veterans(0, 3).attack(1, "t_w")
    commit(s, 1, "b3")
    commit(s, 0, "b1")
    while asked(s).seat != 0:
        pick(s, "0")
    assert kind(s) == "ShareVeterans" and asked(s).row()[2] == 2 and keys(s) == ["0", "1", "2"]
    pick(s, "1")
    assert asked(s).row()[2] == 4 and keys(s) == ["0", "1"]
    pick(s, "1")
    assert (s.veterans[0], s.veterans[2], s.veterans[4]) == (3, 1, 1)
    s = Team(6, 2).units(0, t_w=5).units(1, t_w=2).attack(1, "t_w")
    commit(s, 1, "b3")
    commit(s, 0, "b1")
    while asked(s).seat != 0:
        pick(s, "0")
    pick(s, "2")
    assert asked(s).seat != 0 and (s.veterans[0], s.veterans[2], s.veterans[4]) == (0, 2, 0)


def test_the_attackers_side_divides_first() -> None:
    """KEM-6.1, KEM-8.16  Tokens of both sides at the same moment: the attacker's allies first."""
    s = Team().units(0, t_w=5).units(1, t_w=2).attack(1, "t_w")
    commit(s, 1, "b3")
    commit(s, 0, "b1")
    assert kind(s) == "ShareVeterans" and asked(s).seat == 1 and keys(s) == ["0", "1"]
    pick(s, "1")
    assert kind(s) == "ShareVeterans" and asked(s).seat == 0 and keys(s) == ["0", "1", "2"]


def test_rivals_only() -> None:
    """KEM-8.2  Energy Drain and Mana Theft take nothing from an ally (ruling A46)."""
    for seat, drained in ((2, 0), (1, 1)):
        position = Team().tile(seat, "energy_drain").prayer(seat, 5)
        pray(position.s, 0)
        s = keep(position.run())
        assert s.prayer[seat] == 5 + drained
    position = Team().hand(0, "mana_theft")
    play_day_card(position.s, 0, CARD.index["mana_theft"])
    s = keep(position.run())
    assert s.prayer == [8, 6, 7, 6]


def test_the_prayers_of_allies_are_their_own() -> None:
    """KEM-8.20  Each with his own tiles; the Vizier's two for his owner only, wherever he goes (KEM-8.11)."""
    position = Team().tile(2, "high_priest").units(0, t_w=1).companion(2, "vizier", "t_w")
    s = keep(position.prayer(0, 0).prayer(2, 0).run(Prayers(0), Prayers(2)))
    assert s.prayer[0] == 2 and s.prayer[2] == 2 + 2 + 2


# --- KEM-8.20 Temples -------------------------------------------------------------------------------------------------


def test_a_shared_temple_goes_where_it_helps() -> None:
    """KEM-8.20  To either of the allies, also for two points of the team; never to both (ruling A66)."""
    s = Team().units(0, t_w=1).units(2, t_w=1, t_wn=1).run(RewardTemples())
    assert s.points == [0, 0, 1, 0]
    s = Team().units(0, t_w=1, t_wn=1).units(2, t_w=1, t_wn=1).run(RewardTemples())
    assert sorted(s.points) == [0, 0, 0, 1]
    s = Team().units(0, t_w=1, t_en=1).units(2, t_wn=1, t_e=1, t_en=1).run(RewardTemples())
    assert s.points == [1, 0, 1, 0]
    s = Team().units(0, t_w=1, t_wn=1).units(2, t_w=1, t_e=1).units(1, d_temple=1, t_en=1).run(RewardTemples())
    assert s.points in ([1, 1, 0, 0], [0, 1, 1, 0])


def test_who_worships_in_a_shared_temple() -> None:
    """KEM-8.20  One ally, paid once; with his Temple Tithe, if one of them has it."""
    s = Team().units(0, t_w=1).units(2, t_w=1).tile(2, "temple_tithe").prayer(0, 0).prayer(2, 0).run(Worship())
    assert kind(s) == "SharePrayer" and asked(s).seat == 2
    assert keep(s).prayer == [0, 7, 3, 7]
    position = Team().units(0, t_w=1).units(2, t_w=1)
    position.s.held[area("t_w")] = 2
    assert worshipper(position.s, area("t_w")) == 2 and worshipper(position.s, area("t_e")) == -1


def test_the_delta_temple_of_a_mixed_troop() -> None:
    """KEM-8.16, KEM-7.2  The side says whose unit serves; the gift may be divided."""
    s = Team().units(0, d_temple=1).units(2, d_temple=1).prayer(0, 0).prayer(2, 0).run(OfferDelta())
    pick(s, "yes", "seat0")
    assert kind(s) == "SharePrayer" and keys(s) == ["0", "1", "2", "3", "4", "5"]
    pick(s, "5")
    assert s.prayer[2] == 5 and s.held[area("d_temple")] == 2 and units(s, 0, "d_temple") == 0


# --- KEM-8.16 Losses --------------------------------------------------------------------------------------------------


def test_the_token_stays_in_the_team() -> None:
    """KEM-1.15, KEM-8.16  With the last unit of its holder it goes on to the ally; with the last of all it returns."""
    s = Team().units(0, t_w=1).units(2, t_w=1).companion(0, "sphinx", "t_w").run(RainFire(1))
    assert s.held[area("t_w")] == 0
    pick(s, "t-w", "seat0")
    assert s.held[area("t_w")] == 2 and s.where[COMPANION.index["sphinx"]] == area("t_w")
    s.then(RainFire(1))
    engine.advance(s)
    pick(s, "t-w")
    assert s.held[area("t_w")] == -1 and s.where[COMPANION.index["sphinx"]] == -1
    s = Team().units(0, t_w=1).units(2, t_w=1).run(RainFire(1))
    pick(s, "t-w", "seat2")
    assert s.held[area("t_w")] == 0
    s = Team(6, 2).units(0, t_w=1).units(2, t_w=1).units(4, t_w=1).run(RainFire(1))
    pick(s, "t-w", "seat0")
    assert s.held[area("t_w")] == 2
    s = Team().units(0, ne_w=1).units(2, ne_w=1).pyramid("ne_w", "ruby", 4).run(RainFire(1))
    assert s.held[area("ne_w")] == 2
    pick(s, "ne-w", "seat2")
    assert s.held[area("ne_w")] == 2


def test_a_mixed_troop_wiped_out() -> None:
    """KEM-8.16  Then there is nothing to choose; of too few units only those there are count as slain (A14)."""
    position = Team().units(0, t_w=5).companion(0, "cobra", "t_w").units(1, t_w=1).units(3, t_w=1)
    s = position.attack(0, "t_w")
    pick(s, "seat1")
    commit(s, 0, "b5")
    commit(s, 1, "b6")
    keep(s)
    assert s.owed == [0, 0] and s.slain == [2, 0] and units(s, 1, "t_w") == units(s, 3, "t_w") == 0
    assert s.supply[1] == s.supply[3] == 12


def test_both_sides_choose_their_losses() -> None:
    """KEM-8.16, KEM-6.5  The attacker's side first; unblockable and other damage together."""
    position = Team().units(0, t_w=2).units(2, t_w=2).companion(2, "cobra", "t_w").units(1, t_w=3).units(3, t_w=1)
    s = position.attack(0, "t_w")
    pick(s, "seat1")
    commit(s, 0, "b1")
    commit(s, 1, "b2")
    assert s.owed == [2, 2] and asked(s).seat == 0
    pick(s, "seat0", "seat2")
    assert asked(s).seat == 1 and s.owed == [0, 2]
    pick(s, "seat3")
    assert [units(s, seat, "t_w") for seat in range(4)] == [1, 2, 1, 0] and s.owed == [0, 0]


def test_a_companion_works_for_its_side_only() -> None:
    """KEM-8.19  Not for the rivals it fights."""
    s = Team().units(0, t_w=2).units(1, t_w=2).companion(3, "mummy", "t_w").attack(0, "t_w")
    assert bonuses(s, 0)[0] == 0 and bonuses(s, 1)[0] == 2


# --- KEM-8.8, KEM-8.10, KEM-8.13 --------------------------------------------------------------------------------------


def test_first_markers_lie_at_random() -> None:
    """KEM-8.8  In any order of the teams."""
    found = set()
    for seed in range(40):
        position = Team(6, 3)
        position.s.track = [0, 1, 2]
        position.s.rng = FastRng(seed)
        found.add(tuple(position.run(DrawMarkers()).track[:3]))
    assert len(found) == 6


def test_space_for_a_pure_and_for_a_mixed_troop() -> None:
    """KEM-8.10  Legion makes it 7 for its owner alone."""
    s = Team().units(0, nw_w=3).units(2, nw_c=6).tile(0, "legion").tile(2, "sphinx").s
    assert space(s, 0, area("nw_w")) == 4 and space(s, 2, area("nw_w")) == 2 and space(s, 0, area("nw_c")) < 0


def test_control_of_a_pyramid_needs_a_unit() -> None:
    """KEM-8.13  An ally without one controls neither a rival's pyramid nor the owner's."""
    s = Team().pyramid("ne_w", "ruby", 3).pyramid("sw_w", "onyx", 2).units(0, sw_w=1).s
    ruby, onyx = COLOUR.index["ruby"], COLOUR.index["onyx"]
    assert reach(s, 0)[ruby] == 0 and reach(s, 2)[ruby] == 3 and reach(s, 1)[ruby] == 0
    assert reach(s, 0)[onyx] == 2 and reach(s, 2)[onyx] == 0 and reach(s, 1)[onyx] == 0
    assert not in_control(s, 2, area("sw_w"))


def test_exchanges_of_companions_are_ones_own() -> None:
    """KEM-8.20  Before a turn: an ally's companion in the own district is not exchanged."""
    position = Team().units(0, nw_w=1, nw_c=1).companion(2, "mummy", "nw_w").companion(0, "sphinx", "nw_c")
    s = position.tile(0, "phoenix").run(Arrange(0, 0))
    assert keys(s) == ["phoenix+nw-c", "done"]


# --- KEM-8.7 Gathering ------------------------------------------------------------------------------------------------


def test_when_gathering_can_be_played() -> None:
    """KEM-8.7  With the card, 1 prayer point, an own unit and one of the side beside it."""
    s = Team().units(0, f_nw=1).units(2, t_w=1).prayer(0, 1).s
    assert can_gather(s, 0) and can_gather(s, 2)
    s.gathering[0] = 0
    assert not can_gather(s, 0)
    s = Team().units(0, f_nw=1).units(2, t_w=1).prayer(0, 0).s
    assert not can_gather(s, 0)
    assert not can_gather(Team().units(0, f_nw=1).units(2, f_sw=1).s, 0)
    assert not can_gather(Team().units(0, f_nw=1).units(1, t_w=1).s, 0)
    assert not can_gather(Team().units(0, n_w=1).units(2, n_e=1).s, 0), "no ports"


def test_gathering_may_end_early() -> None:
    """KEM-8.7  Up to 3 units, without companions: one left alone returns; a temple left is lost."""
    for choices, left in ((("o-wn", "done"), 1), (("t-w",), 0)):
        position = Team().units(0, f_nw=1).units(2, t_w=1, o_wn=2).companion(2, "sphinx", "t_w")
        play_gathering(position.s, 0)
        s = position.run()
        pick(s, "f-nw", *choices)
        assert units(s, 2, "f_nw") == 1 and units(s, 2, "t_w") == left and not s.stack
        assert s.where[COMPANION.index["sphinx"]] == (area("t_w") if left else -1)
        assert s.held[area("t_w")] == (2 if left else -1)


def test_gathering_into_a_temple() -> None:
    """KEM-8.7  Area after area in the order of the map; the team keeps the temple."""
    position = Team().units(0, t_w=1).units(2, f_nw=1, o_ws=2)
    play_gathering(position.s, 0)
    s = position.run()
    pick(s, "t-w")
    assert keys(s) == ["f-nw", "o-ws"]
    pick(s, "o-ws")
    assert keys(s) == ["o-ws", "done"]
    pick(s, "o-ws")
    assert units(s, 2, "t_w") == 2 and s.held[area("t_w")] == 0


def test_gathering_into_a_rivals_city() -> None:
    """KEM-8.7  Walls are no matter: from the front to a troop in a rival's district, and between districts."""
    position = Team().units(0, sw_w=1).units(2, f_sw=1, sw_c=1)
    play_gathering(position.s, 0)
    s = position.run()
    pick(s, "sw-w", "sw-c", "f-sw")
    assert units(s, 2, "sw_w") == 2


# --- Gods of a team ---------------------------------------------------------------------------------------------------


def test_an_allys_god_in_the_own_district() -> None:
    """KEM-10.6  No second god beside it (ruling A79); nobody gathers where a god stands."""
    s = Team().s
    s.extras |= GODS
    s.god = [0, 1, 2, 3]
    s.risen[2], s.life[2], s.god_at[2] = 1, 4, area("nw_w")
    s.units[area("nw_w") * 6 + 2] = 4
    assert god_places(s, 0) == [area("nw_c"), area("nw_e")]
    s.units[area("nw_c") * 6] = 1
    assert not can_gather(s, 2) and not can_gather(s, 0)


def test_a_team_ascends_at_night() -> None:
    """KEM-10.4  Points of the night are banked at once (ruling A80)."""
    s = Team().points(0, 6).units(0, t_w=1, t_wn=1).s
    s.points[0] = 4
    s.extras |= GODS
    s.god = [0, 1, 2, 3]
    s.then(RewardTemples(), NightStep(4))
    engine.advance(s)
    assert s.points[0] == 5 and s.ascended
