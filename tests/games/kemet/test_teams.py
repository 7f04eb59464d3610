"""KEM-8  Teams: each rule of the mode, and the rulings that go with it."""

import pytest

from benben.core import engine
from benben.core.rng import FastRng
from benben.games.kemet import GAME
from benben.games.kemet.acquiring import reach
from benben.games.kemet.battle import begin_battle
from benben.games.kemet.check import check
from benben.games.kemet.control import controller, glory, has, in_control, space, standing
from benben.games.kemet.gods import ascend, god_places
from benben.games.kemet.hands import draw_cards
from benben.games.kemet.interventions import RainFire, burnable
from benben.games.kemet.marching import MarchTroop
from benben.games.kemet.night import Destiny, DrawAtNight, OfferSacrifice, Prayers, RewardTemples, Worship
from benben.games.kemet.placing import Arrange
from benben.games.kemet.prayer import pray
from benben.games.kemet.recruiting import places, recruit
from benben.games.kemet.setup import new
from benben.games.kemet.sight import determinize, view
from benben.games.kemet.state import Kemet
from benben.games.kemet.strength import bonuses, strength
from benben.games.kemet.tables import COLOUR, GODS, PLAY
from benben.games.kemet.tables_tiles import LEGION, MUMMY_TILE
from benben.games.kemet.teams import FollowMarkers, TeamOrder, form_teams, play_gathering, temple_counts
from benben.games.kemet.turns import PlaceToken, StartTurn
from tests.games.kemet.build import Position, area, asked, commit, events, keys, kind, pick, units


class Team(Position):
    """A position of teams: seats 0 and 2 (and 4) against 1 and 3 (and 5), or three teams of six."""

    def __init__(self, seats: int = 4, teams: int = 2, open_hands: int = 1) -> None:
        super().__init__(seats)
        form_teams(self.s, teams)
        self.s.gathering = [1] * seats
        self.s.open_hands = open_hands


def keep(s: Kemet) -> Kemet:
    """Nobody gives anything away."""
    while s.stack and kind(s) in ("SharePrayer", "ShareVeterans"):
        pick(s, "0")
    return s


def council(s: Kemet, attack: str, defend: str) -> Kemet:
    commit(s, s.attacker, attack)
    commit(s, s.defender, defend)
    return keep(s)


def begin(seats: int, **options: str | bool) -> Kemet:
    wish = {"last_round": 0, "colours_pool": "all", "mode": "teams", "open_hands": True, **options}
    s = new(seats, wish, FastRng(3))
    engine.advance(s)
    return s


def play_until(s: Kemet, name: str) -> Kemet:
    dice = FastRng(1)
    while kind(s) != name:
        choices = engine.legal(s, engine.to_move(s)[0])
        engine.play(s, engine.to_move(s)[0], choices[dice.below(len(choices))])
        check(s)
    return s


@pytest.mark.parametrize(
    ("seats", "six", "team"), [(4, "", [0, 1, 0, 1]), (6, "2v2v2", [0, 1, 2] * 2), (6, "3v3", [0, 1] * 3)]
)
def test_the_three_setups(seats: int, six: str, team: list[int]) -> None:
    """KEM-8.1  Board, colours and tiles as for 4 or 6 players."""
    s = begin(seats, six_players=six)
    assert s.team == team and len(s.colours) == {4: 3, 6: 5}[seats] and len(PLAY[seats]) in (29, 37)


def test_allies_never_fight() -> None:
    """KEM-8.2  An ally's troop is passed or joined; a troop of another team is attacked."""
    s = Team().units(0, t_w=2).units(2, f_nw=2).run(MarchTroop(0, 0))
    pick(s, "t-w", "f-nw", "2")
    assert s.field < 0 and units(s, 0, "f_nw") == 2 and units(s, 2, "f_nw") == 2
    assert burnable(s, 0) == [] and burnable(s, 1) == [area("f_nw")]


@pytest.mark.parametrize("open_hands", [0, 1])
def test_allies_may_see_each_others_cards(open_hands: int) -> None:
    """KEM-8.3  Open between allies, or not, as the table likes; never to rivals (ruling A68)."""
    position = Team(open_hands=open_hands)
    s = position.s
    draw_cards(s, 0, 2)
    shown = [view(s, seat)["seats"][0]["hand"] for seat in range(4)]
    assert None not in shown[0] and (None not in shown[2]) == bool(open_hands)
    assert shown[1] == shown[3] == [None, None]
    twin = determinize(s, 2, FastRng(1))
    assert (sorted(twin.hand[0]) == sorted(s.hand[0])) or not open_hands
    cards = [view(s, seat)["seats"][0]["battle_cards"] for seat in range(4)]
    assert (None not in cards[2]) == bool(open_hands) and None in cards[1]


def test_a_team_wins_with_twelve_points() -> None:
    """KEM-8.4  Added up, at the start of an ally's turn, if no other team has more; allies win together."""
    s = Team().points(0, 5).points(2, 6).run(StartTurn(0))
    assert s.champion < 0
    s = Team().points(0, 5).points(2, 7).points(1, 13).run(StartTurn(0))
    assert s.champion < 0
    s = Team().points(0, 5).points(2, 7).points(1, 12).run(StartTurn(2))
    assert s.champion == 2 and GAME.result(s) == [1, 3, 1, 3] and GAME.scores(s) == [12, 12, 12, 12]


def test_gained_prayer_is_divided_freely() -> None:
    """KEM-8.5  At the moment it is gained; what does not fit on the own track may go to an ally (ruling A31)."""
    position = Team().prayer(0, 5).prayer(2, 3)
    pray(position.s, 0)
    s = position.run()
    assert kind(s) == "SharePrayer" and keys(s) == ["0", "1", "2"]
    pick(s, "2")
    assert s.prayer[0] == 5 and s.prayer[2] == 5
    position = Team().prayer(0, 11).prayer(2, 10)
    pray(position.s, 0)
    s = position.run()
    assert keys(s) == ["0", "1"]
    pick(s, "1")
    assert s.prayer[0] == 11 and s.prayer[2] == 11
    position = Team(6, 2)
    pray(position.s, 0)
    s = pick(position.run(), "1")
    assert keys(s) == ["0", "1"]
    pick(s, "1")
    assert s.prayer == [7, 7, 8, 7, 8, 7]


def test_veterans_pray_for_an_ally() -> None:
    """KEM-8.5  Tokens give prayer points at night even beyond the own track: an ally may take them."""
    s = Team().prayer(0, 11).prayer(2, 5).veterans(0, 3).run(Prayers(0))
    assert kind(s) == "OfferVeterans" and keys(s) == ["0", "1", "2", "3"]
    pick(s, "3", "5")
    assert s.prayer[0] == 11 and s.prayer[2] == 10 and s.veterans[0] == 0
    s = Team().prayer(0, 11).prayer(2, 8).veterans(0, 3).run(Prayers(0))
    assert keys(s) == ["0", "1"]
    assert kind(Team().prayer(0, 11).prayer(2, 9).veterans(0, 3).run(Prayers(0))) == "SharePrayer"


def test_everybody_owns_only_his_city() -> None:
    """KEM-8.6  An ally's city is not one's own: no recruits there, no +1 in battle."""
    s = Team().units(0, ne_w=2).units(1, ne_w=1).attack(1, "ne_w")
    assert bonuses(s, 0)[0] == 0
    assert all(place in (0, 1, 2) for place in places(s, 0))


def test_gathering() -> None:
    """KEM-8.7  One card each: up to 3 units of the team come from adjacent areas; then it leaves the game."""
    position = Team().units(0, f_nw=1).units(2, t_w=2, n_w=1).units(0, nw_w=1).prayer(0, 1)
    s = position.run(PlaceToken(0, 0))
    assert "gathering" in keys(s)
    pick(s, "gathering")
    assert s.prayer[0] == 0
    pick(s, "f-nw")
    assert "done" not in keys(s)
    pick(s, "nw-w", "n-w", "t-w")
    assert units(s, 0, "f_nw") == 2 and units(s, 2, "f_nw") == 2 and units(s, 2, "t_w") == 1
    assert s.gathering[0] == 0 and kind(s) == "PlaceToken" and "gathering" not in keys(s)


def test_gathering_keeps_the_limit() -> None:
    """KEM-8.7  The mixed limit of 5 holds; a mixed troop is asked whose unit comes."""
    position = Team().units(0, f_nw=4, t_w=1).units(2, t_w=2)
    play_gathering(position.s, 0)
    s = position.run()
    assert keys(s) == ["f-nw", "t-w"]
    pick(s, "f-nw", "t-w")
    assert kind(s) == "GatherWhose" and keys(s) == ["seat0", "seat2"]
    pick(s, "seat2")
    assert units(s, 2, "f_nw") == 1 and not s.stack


def test_example_t9() -> None:
    """KEM-8.8  T9: black, green, yellow first; then violet, red, blue. Allies never play one after the other."""
    position = Team(6, 3)
    s = position.s
    s.track = [2, 1, 0, -1, -1, -1]
    position.run(FollowMarkers(), TeamOrder())
    while s.stack:
        pick(s, keys(s)[0])
    assert s.order == [2, 1, 0, 5, 4, 3]


def test_team_markers_at_setup() -> None:
    """KEM-8.8  Each team picks its first marker; those lie at random."""
    s = begin(6, six_players="3v3")
    for city in ("nw", "w", "sw", "ne", "e", "se"):
        pick(s, city)
    assert kind(s) == "FirstMarker" and keys(s) == ["seat0", "seat2", "seat4"]
    pick(s, "seat4", "seat3")
    assert sorted(s.track[:2]) == [3, 4] and kind(s) == "NextMarker"
    play_until(s, "ChooseDistricts")
    assert all(s.team[a] != s.team[b] for a, b in zip(s.order, s.order[1:], strict=False))


def test_first_troops() -> None:
    """KEM-8.9  Four own units and one of the ally in each of two districts: 8 + 2 on the board, 2 in supply."""
    s = play_until(begin(4), "ChooseSplit")
    assert s.supply == [2] * 4
    mixed = [a for a in PLAY[4] if sum(s.units[a * 6 : a * 6 + 6]) == 5]
    assert len(mixed) == 8 and all(sorted(s.units[a * 6 : a * 6 + 4]) == [0, 0, 1, 4] for a in mixed)
    s = play_until(begin(6, six_players="3v3"), "FirstGuest")
    assert len(keys(s)) == 2
    s = play_until(s, "ChooseSplit")
    assert s.supply == [2] * 6


def test_a_mixed_troop_has_five_units_at_most() -> None:
    """KEM-8.10  No effect raises the limit: Legion is for a pure troop only."""
    s = Team().units(0, nw_w=3).units(2, nw_w=1).tile(0, "legion").s
    assert has(s, 0, LEGION) and space(s, 0, area("nw_w")) == 1 and space(s, 0, area("nw_c")) == 7
    s = Team().units(0, t_w=4).units(2, f_nw=2).tile(0, "legion").run(MarchTroop(0, 0))
    pick(s, "t-w", "f-nw")
    assert keys(s) == ["1", "2", "3"]


def test_the_active_ally() -> None:
    """KEM-8.11  Of a mixed troop the defenders choose who defends; only his tiles and cards work."""
    position = Team().units(1, t_w=1).units(0, t_w=2).units(2, t_w=2).tile(2, "shields_of_neith")
    s = position.attack(1, "t_w")
    assert kind(s) == "ChooseDefender" and keys(s) == ["seat0", "seat2"] and asked(s).seat in (0, 2)
    pick(s, "seat2")
    assert s.defender == 2 and bonuses(s, 2)[3] == 1 and strength(s, 2) == 4
    s = Team().units(1, t_w=1).units(0, t_w=2).units(2, t_w=2).tile(2, "shields_of_neith").attack(1, "t_w")
    pick(s, "seat0")
    assert bonuses(s, 0)[3] == 0


def test_a_trap_of_any_ally_in_the_troop() -> None:
    """KEM-8.11  Deadly Trap works if an ally with a unit there owns it; the movers choose whose unit falls (A65)."""
    position = Team().units(1, f_nw=2).units(3, f_nw=2).units(0, t_w=1).units(2, t_w=1).tile(2, "deadly_trap")
    s = position.run(MarchTroop(1, 0))
    pick(s, "f-nw", "t-w", "2", "2")
    assert kind(s) == "LoseUnit" and asked(s).seat in (1, 3)
    pick(s, "seat3")
    assert units(s, 3, "t_w") == 1 and s.field == area("t_w")


def test_recruiting() -> None:
    """KEM-8.12  Only in the own city, also to an ally's troop there, up to 5 together."""
    position = Team().units(2, nw_w=3).units(0, ne_w=1).prayer(0, 11)
    recruit(position.s, 0)
    s = position.run()
    assert asked(s).row()[2] == area("nw_w") and keys(s) == ["0", "1", "2"]
    pick(s, "2", "0", "0")
    assert units(s, 0, "nw_w") == 2 and not s.stack


def test_pyramids_of_allies_and_rivals() -> None:
    """KEM-8.13  Everybody with a unit in the troop controls the pyramid; its owner too while only allies are there."""
    s = Team().pyramid("ne_w", "ruby", 3).units(0, ne_w=1).s
    ruby = COLOUR.index["ruby"]
    assert reach(s, 0)[ruby] == 3 and reach(s, 2)[ruby] == 3
    s = Team().pyramid("ne_w", "ruby", 3).units(1, ne_w=1).units(3, ne_w=1).s
    assert reach(s, 1)[ruby] == reach(s, 3)[ruby] == 3 and reach(s, 2)[ruby] == reach(s, 0)[ruby] == 0
    assert in_control(s, 3, area("ne_w"))


def test_moving_a_mixed_troop() -> None:
    """KEM-8.14  One own unit stays in the group; units of allies come along and stay behind freely."""
    s = Team().units(0, t_w=2).units(2, t_w=2).tile(0, "priest_of_mafdet").run(MarchTroop(0, 0))
    pick(s, "t-w", "f-nw")
    assert keys(s) == ["1", "2"] and asked(s).row()[-1] == 0
    pick(s, "1")
    assert keys(s) == ["0", "1", "2"]
    pick(s, "2")
    pick(s, "o-wn", "1", "1", "stop")
    assert [units(s, seat, "f_nw") for seat in (0, 2)] == [0, 1]
    assert [units(s, seat, "o_wn") for seat in (0, 2)] == [1, 1] and units(s, 0, "t_w") == 1
    assert "t-w" in keys(Team().units(0, t_w=1).units(2, f_nw=1).run(MarchTroop(0, 0)))
    assert "f-nw" not in keys(Team().units(0, t_w=1).units(2, f_nw=1).run(MarchTroop(0, 0)))


def test_limits_are_exceeded_on_the_way() -> None:
    """KEM-8.14  An ally's area may be passed with too many units, but not be the end."""
    position = Team().units(0, t_w=4).units(2, f_nw=4).tile(0, "priest_of_mafdet")
    s = position.run(MarchTroop(0, 0))
    pick(s, "t-w", "f-nw")
    assert "4" in keys(s)
    pick(s, "4")
    assert "stop" not in keys(s)
    pick(s, "o-wn")
    pick(s, "4", "0", "stop")
    assert units(s, 0, "o_wn") == 4 and units(s, 2, "f_nw") == 4


def test_ports_and_walls_of_an_ally() -> None:
    """KEM-8.14  They are one's own: landing in his front, entering his districts from anywhere."""
    s = pick(Team().units(0, n_w=1).run(MarchTroop(0, 0)), "n-w")
    assert "f-ne" in keys(s) and "f-se" not in keys(s)
    s = pick(Team().units(0, t_e=1).tile(0, "priest_of_mafdet").run(MarchTroop(0, 0)), "t-e", "f-ne", "1")
    assert "ne-w" in keys(s)


def test_only_the_active_players_tiles_move() -> None:
    """KEM-8.14  An ally's Priest of Mafdet gives nothing; KEM-8.19  his companion with the troop does."""
    s = pick(Team().units(0, t_w=1).units(2, t_w=1).tile(2, "priest_of_mafdet").run(MarchTroop(0, 0)), "t-w")
    assert asked(s).row()[3] == 1
    s = pick(Team().units(0, t_w=1).units(2, t_w=1).companion(2, "royal_scarab", "t_w").run(MarchTroop(0, 0)), "t-w")
    assert asked(s).row()[3] == 3


def test_a_level_four_pyramid_gives_one_point() -> None:
    """KEM-8.15  To the whole team, however many allies stand there."""
    s = Team().pyramid("sw_w", "ruby", 4).units(0, sw_w=1).units(2, sw_w=1).s
    assert standing(s, 0) == standing(s, 2) == 1 and glory(s, 0) + glory(s, 2) == 1 and standing(s, 1) == 0
    assert controller(s, area("sw_w")) in (0, 2)


def test_allies_choose_their_losses() -> None:
    """KEM-8.16  Whose unit is removed; veteran tokens may go to an ally who did not fight."""
    position = Team(6, 2).units(0, t_w=2).units(2, t_w=3).units(1, t_w=5)
    s = position.attack(1, "t_w")
    pick(s, "seat0")
    commit(s, 1, "b2")
    commit(s, 0, "b6")
    assert kind(s) == "LoseUnit" and asked(s).seat == 0 and keys(s) == ["seat0", "seat2"]
    assert s.owed == [0, 1]
    pick(s, "seat2")
    assert units(s, 2, "t_w") == 2 and s.owed == [0, 0] and s.slain == [1, 0]
    assert kind(s) == "ShareVeterans"
    pick(s, "0", "0", "0", "1")
    assert s.veterans == [1, 1, 0, 0, 1, 0]


def test_a_beaten_mixed_troop_goes_as_one() -> None:
    """KEM-8.16  The active ally decides for all; recalled units go to their owners for units − 1 (rulings A32, A69)."""
    for fate in ("recall", "retreat"):
        s = Team().units(0, t_w=2).units(2, t_w=2).units(1, t_w=5).companion(2, "mummy", "t_w").attack(1, "t_w")
        pick(s, "seat0")
        s.prayer[0] = 0
        council(s, "b8", "b3")
        assert kind(s) == "LoserFate" and asked(s).seat == 0
        pick(s, fate)
        if fate == "recall":
            assert kind(s) == "SharePrayer" and s.prayer[0] == 3
            assert s.supply[0] == 12 and s.supply[2] == 12
        else:
            pick(s, "f-nw")
            assert units(s, 0, "f_nw") == 2 and units(s, 2, "f_nw") == 2 and s.where[6] == area("f_nw")


def test_units_lost_outside_battle() -> None:
    """KEM-8.16  Raining Fire and sacrifice: the team that loses a unit says whose (ruling A65)."""
    s = Team().units(0, t_w=2).units(2, t_w=2).run(RainFire(1))
    pick(s, "t-w")
    assert kind(s) == "LoseUnit" and asked(s).seat == 0
    pick(s, "seat2")
    assert units(s, 2, "t_w") == 1
    s = Team().units(0, d_sanct=1).units(2, d_sanct=2).run(OfferSacrifice())
    pick(s, "yes")
    assert kind(s) == "LoseUnit" and standing(s, 0) == 1
    pick(s, "seat2", "seat2")
    assert units(s, 0, "d_sanct") == 1 and units(s, 2, "d_sanct") == 0


def test_the_night_order_of_teams() -> None:
    """KEM-8.17  Fewest points first: a marker and one of the first positions; then the rest in the order of teams."""
    position = Team(6, 2).points(0, 3)
    s = position.run(Destiny())
    assert kind(s) == "FirstMarker" and s.team[asked(s).seat] == 1
    pick(s, "seat3")
    assert kind(s) == "PlaceMarker" and keys(s) == ["1", "2"]
    pick(s, "2", "seat2")
    assert keys(s) == ["1"]
    pick(s, "1")
    assert kind(s) == "NextMarker" and keys(s) == ["seat0", "seat4"]
    pick(s, "seat4", "seat1", "seat0", "seat5")
    assert s.order == [2, 3, 4, 1, 0, 5] and s.track == []


def test_ties_at_night() -> None:
    """KEM-8.17  In a tie the team with the marker further left chooses first (ruling A29)."""
    position = Team()
    position.s.order = [3, 0, 1, 2]
    s = position.run(Destiny())
    assert asked(s).seat == 3


def test_limits_of_companions() -> None:
    """KEM-8.18  One monster and one servant in a mixed troop, whoever owns them."""
    position = Team().units(0, nw_w=1).units(2, nw_w=1).companion(2, "mummy", "nw_w").tile(0, "sphinx", "guide")
    s = position.run(Arrange(0, 0))
    assert "sphinx+nw-w" not in keys(s) and "guide+nw-w" in keys(s)


def test_companions_work_for_the_troop() -> None:
    """KEM-8.19  T10: blue's Mummy gives red's move 1 and the battle 2; at night the card is blue's only."""
    position = Team().units(0, t_w=1).units(2, t_w=1).companion(2, "mummy", "t_w").units(1, f_nw=1)
    s = pick(position.run(MarchTroop(0, 0)), "t-w")
    assert asked(s).row()[3] == 2
    pick(s, "f-nw", "1", "1")
    assert s.field == area("f_nw") and bonuses(s, 0)[0] == 2
    assert has(s, 2, MUMMY_TILE)
    position = Team().units(0, t_w=1).units(2, t_w=1).companion(2, "mummy", "t_w")
    s = position.run(DrawAtNight(0), DrawAtNight(2))
    assert len(s.hand[0]) == 1 and len(s.hand[2]) == 2


def test_shared_temples_at_night() -> None:
    """KEM-8.20  A shared temple counts once, to the team's best; its prayer points are paid once (ruling A66)."""
    position = Team().units(0, t_w=1, t_wn=1).units(2, t_wn=1, t_e=1)
    s = position.run(RewardTemples())
    assert s.points == [1, 0, 0, 0] or s.points == [0, 0, 1, 0]
    assert sum(temple_counts(s)) == 3
    position = Team().units(0, t_w=1).units(2, t_e=1)
    assert position.run(RewardTemples()).points == [0] * 4
    position = Team().units(0, t_wn=1).units(2, t_wn=1).prayer(0, 0).prayer(2, 0)
    s = keep(position.run(Worship()))
    assert s.prayer[0] + s.prayer[2] == 3


def test_battle_begins_at_once_against_a_pure_troop() -> None:
    """KEM-8.11  The one whose troop is attacked defends."""
    position = Team().units(1, t_w=1).units(0, t_w=2)
    begin_battle(position.s, 1, area("t_w"))
    s = position.run()
    assert (s.attacker, s.defender) == (1, 0) and kind(s) == "PlayBattleCard"
    assert [(event.seat, event.args) for event in events(s, "defends")] == [(0, (area("t_w"),))]


def test_gods_and_teams() -> None:
    """KEM-10.4  A team ascends with 7 points together; KEM-10.6  no god where an ally's units stand."""
    position = Team().points(0, 3).points(2, 3).units(2, nw_w=1)
    s = position.s
    s.extras |= GODS
    s.god = [0, 1, 2, 3]
    ascend(s)
    assert not s.ascended
    s.points[0] = 4
    ascend(s)
    assert s.ascended and god_places(s, 0) == [area("nw_c"), area("nw_e")]


@pytest.mark.parametrize(
    ("seats", "options"), [(4, {}), (6, {"six_players": "3v3", "gods": True}), (6, {"open_hands": False})]
)
def test_random_team_games_end(seats: int, options: dict[str, str | bool]) -> None:
    """KEM-8.4  Every invariant after every choice; a whole team wins."""
    s = begin(seats, **options)
    s.cap = 6
    dice = FastRng(seats)
    number = 0
    while s.stack:
        seat = engine.to_move(s)[0]
        choices = engine.legal(s, seat)
        engine.play(s, seat, choices[dice.below(len(choices))])
        number += 1
        if number % 3 == 0:
            check(s)
    found = GAME.result(s)
    assert found is not None and [place == 1 for place in found] == [
        s.team[x] == s.team[s.champion] for x in range(seats)
    ]
