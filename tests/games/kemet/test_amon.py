"""The solo game against Amon: set-up, rounds, battles, objectives."""

import random

import pytest

from benben.core import engine
from benben.core.game import BadSetup, Setup
from benben.core.rng import FastRng
from benben.games.kemet import GAME
from benben.games.kemet.amon import AmonRound, TurnClock
from benben.games.kemet.amon_battle import Reform, refuge
from benben.games.kemet.amon_cards import DrawAction, DrawEvent, befall, change_war, happen
from benben.games.kemet.amon_goals import LOOKED_AT, NIGHT_ENDS, NIGHT_STEP, TURN_BEGINS, TURN_ENDS, fulfilled
from benben.games.kemet.check import check
from benben.games.kemet.control import glory, limit, settle_all, take_units
from benben.games.kemet.night import BeginNight, NightStep
from benben.games.kemet.sight import view
from benben.games.kemet.state import Kemet
from benben.games.kemet.strength import bonuses, strength
from benben.games.kemet.tables import AREA, SEATS
from benben.games.kemet.tables_solo import AMON, HOLDS, HUMAN, OBJECTIVE, OBJECTIVES, WAR
from benben.games.kemet.tables_tiles import COMPANION, COMPANION_OF, KIND, MONSTER, OF_COLOUR, TILE, TILES
from tests.games.kemet.build import area, commit, end, events, keys, kind, pick, units


def start(objective: str = "ce01", seed: int = 1) -> Kemet:
    s: Kemet = GAME.start(GAME.setup(1, {"mode": "solo", "objective": objective}), FastRng(seed))
    s.journal = []
    engine.advance(s)
    return s


def ready(objective: str = "ce01", **troops: int) -> Kemet:
    """Nothing pending; your units as told, Amon's troops with an Elephant (A) and Ammut (B) at home."""
    s = start(objective)
    while s.round == 0:
        pick(s, keys(s)[0])
    s.stack.clear()
    s.tiles = [0, 0]
    s.hand = [[], []]
    s.hand_seen = [[], []]
    s.deck = sorted(s.deck)
    s.prayer = [7, 0]
    for place in range(len(AREA)):
        s.units[place * SEATS + HUMAN] = 0
    s.supply[HUMAN] = 12
    for pet in s.pets:
        s.master[pet] = s.where[pet] = -1
    s.pets = [COMPANION.index["ancestral_elephant"], COMPANION.index["ammut"]]
    for pet, hold in zip(s.pets, HOLDS, strict=True):
        s.master[pet], s.where[pet] = AMON, hold
        s.tiles[AMON] |= 1 << TILE.index[COMPANION.keys[pet]]
    put(s, HUMAN, **troops)
    settle_all(s)
    s.journal = []
    return s


def put(s: Kemet, seat: int, **troops: int) -> None:
    for key, number in troops.items():
        s.units[area(key) * SEATS + seat] += number
        s.supply[seat] -= number


def station(s: Kemet, troop: int, place: str, number: int) -> None:
    """Put troop A (0) or B (1) with its monster somewhere."""
    old = s.squad[troop]
    s.supply[AMON] += s.units[old * SEATS + AMON]
    s.units[old * SEATS + AMON] = 0
    s.squad[troop] = area(place)
    put(s, AMON, **{place: number})
    s.where[s.pets[troop]] = area(place)
    settle_all(s)


def run(s: Kemet, *steps: object) -> Kemet:
    s.then(*steps)  # type: ignore[arg-type]
    engine.advance(s)
    return s


def own(s: Kemet, *tiles: str) -> None:
    for key in tiles:
        s.tiles[HUMAN] |= 1 << TILE.index[key]


def rig(s: Kemet, *cards: str) -> None:
    """Amon's next battle card is one of these."""
    from benben.games.kemet.tables import BATTLE_CARD

    s.cards[AMON] = [BATTLE_CARD.index[card] for card in cards]


# --- Set-up -----------------------------------------------------------------------------------------------------------


def test_the_mode_takes_one_player_and_no_gods() -> None:
    """KEM-9.1  One player against an automa; the module Gods of Egypt cannot be used."""
    assert GAME.setup(1, {"mode": "solo"}) == Setup(1, "solo", {"objective": "draw", "colours_pool": "all"}, 2)
    with pytest.raises(BadSetup):
        GAME.setup(2, {"mode": "solo"})
    with pytest.raises(BadSetup):
        GAME.setup(1, {"mode": "solo", "gods": True})


def test_the_grid_is_fixed() -> None:
    """KEM-9.2  For each colour 4 rows by level, each laid at random: 3, 4, 4 and 2 tiles; the upper colour is drawn."""
    s = start()
    uppers = set()
    for half, colour in enumerate(s.colours):
        for level, number in ((1, 2), (2, 4), (3, 4), (4, 3)):
            row = s.grid[half * 16 + (level - 1) * 4 :][:4]
            assert row[number:] == [-1] * (4 - number)
            assert all(TILES[tile].level == level and tile in OF_COLOUR[colour] for tile in row[:number])
    for seed in range(12):
        other = start(seed=seed)
        uppers.add(other.colours[0] < other.colours[1])
    assert uppers == {True, False}
    assert start(seed=1).grid != start(seed=3).grid
    rows = [start(seed=seed).grid[8:12] for seed in range(20)]
    assert not all(row == sorted(row) for row in rows)


@pytest.mark.parametrize(("key", "rounds", "omens"), [(row.key, row.rounds, row.events) for row in OBJECTIVES])
def test_the_objective_sets_the_clock(key: str, rounds: int, omens: int) -> None:
    """KEM-9.3, KEM-9.4  Round track and event deck by the objective: rounds = events + 2 plagues (T11: 8 = 6 + 2)."""
    s = start(key)
    assert s.clock == rounds == omens + 2 and s.omens == [omens, 2] and s.war == [0, 0, 0, 0]
    assert OBJECTIVE.keys[s.objective] == key


def test_the_objective_may_be_drawn() -> None:
    """KEM-9.3  Choose or draw."""
    assert len({start("draw", seed).objective for seed in range(30)}) == 5


def test_the_decks() -> None:
    """KEM-9.5  Nine action cards, eight plunder cards (all again after the search), eight battle cards of Amon."""
    s = start()
    assert s.orders == list(range(9)) and s.loot == list(range(8)) and s.cards[AMON] == list(range(8))


def test_the_two_cities() -> None:
    """KEM-9.6, KEM-9.8  Amon in the north with two level-4 pyramids and 5 units on each; you in the south."""
    s = start()
    assert [s.level[hold] for hold in HOLDS] == [4, 4] and [s.hue[hold] for hold in HOLDS] == s.colours
    assert [s.units[hold * SEATS + AMON] for hold in HOLDS] == [5, 5] and s.supply[AMON] == 2
    assert kind(s) == "ChooseDistricts"
    pick(s, "w+c")
    if kind(s) == "ChooseSplit":
        pick(s, "two_one")
    assert keys(s) == ["sw-w", "sw-e"]
    pick(s, "sw-e")
    while kind(s) != "StartTile":
        pick(s, keys(s)[0])
    assert s.level[area("sw_e")] == 2 and s.level[area("sw_w")] == 1 and not s.tiles[AMON] & (1 << TILE.index["charge"])
    assert len(s.hand[HUMAN]) == 2 and not s.hand[AMON] and s.prayer == [7, 0]


def test_amon_seeks_two_monsters() -> None:
    """KEM-9.7, KEM-9.29  One monster for each troop; the tiles shown on the way stay, Amon's two leave the grid."""
    for seed in range(40):
        s = start(seed=seed)
        assert len(s.pets) == 2 and all(KIND[pet] == MONSTER for pet in s.pets)
        assert [s.where[pet] for pet in s.pets] == list(HOLDS)
        taken = [tile for tile in range(len(TILES)) if s.tiles[AMON] >> tile & 1]
        assert len(taken) == 2 and all(s.market[tile] == 0 and COMPANION_OF[tile] in s.pets for tile in taken)
        assert sum(s.market) == 24


# --- Rounds -----------------------------------------------------------------------------------------------------------


def test_the_sequence_of_a_round() -> None:
    """KEM-9.9  Tokens 1 to 3, an event card, tokens 4 and 5, an action card, the night."""
    s = ready(sw_w=5, sw_c=5)
    s.stack.clear()
    s.round = 0
    run(s, AmonRound())
    dice = random.Random(3)
    while s.round == 1 and s.champion < 0:
        choices = engine.legal(s, 0)
        engine.play(s, 0, dice.choice(choices))
    told = [
        e.key
        for e in s.journal or []
        if e.key in ("token_placed", "event_drawn", "plague_drawn", "amon_acts", "night_step")
    ]
    first = next(i for i, key in enumerate(told) if key in ("event_drawn", "plague_drawn"))
    assert told[:first] == ["token_placed"] * 3
    rest = [key for key in told[first + 1 :] if key != "amon_acts"]
    assert rest[:3] == ["token_placed", "token_placed", "night_step"]
    assert told.index("night_step") - 1 == max(i for i, key in enumerate(told) if key == "amon_acts")


def test_amons_limit_is_six() -> None:
    """KEM-9.10  Always 6, yours 5."""
    s = ready(sw_w=5)
    assert (limit(s, AMON), limit(s, HUMAN)) == (6, 5)


@pytest.mark.parametrize("column", range(len(WAR)))
def test_the_war_table_has_ends(column: int) -> None:
    """KEM-9.11  From -2 to +5; only the excess is ignored (A74)."""
    s = ready(sw_w=5)
    s.war[column] = 4
    change_war(s, column, 2)
    assert s.war[column] == 5
    change_war(s, column, -9)
    assert s.war[column] == -2


def test_a_plague_replaces_no_event() -> None:
    """KEM-9.12  A plague adds to everything; the next event covers the last, the plague stays."""
    s = ready(sw_w=5)
    happen(s, 2)
    befall(s, 0)
    assert s.event == 2 and s.plagues == [0]
    happen(s, 7)
    assert s.event == 7 and s.plagues == [0] and s.past == [2, 7]


def test_black_changes_stay() -> None:
    """KEM-9.26  What a covered card changed on the war table stays changed."""
    s = ready(sw_w=5)
    happen(s, 6)
    happen(s, 2)
    assert s.war == [-1, 0, 3, 0]


def test_the_event_deck_holds_each_card_once() -> None:
    """KEM-9.4  Over a whole game two plagues and the events of the objective come up, none twice."""
    s = ready(sw_w=5)
    for _ in range(7):
        s.stack.clear()
        run(s, DrawEvent())
        s.units[area("sw_w") * SEATS + HUMAN] = 5
    assert s.omens == [0, 0] and len(set(s.past)) == 5 and len(set(s.plagues)) == 2


def test_the_action_deck_is_shuffled_anew() -> None:
    """KEM-9.13  Nine cards, each once; then all again."""
    s = ready(sw_w=5)
    drawn = []
    for _ in range(10):
        s.stack.clear()
        s.then(DrawAction())
        step = s.stack.pop()
        step.run(s)  # type: ignore[attr-defined]
        drawn.append(events(s, "amon_acts")[-1].args[0])
    assert sorted(drawn[:9]) == list(range(9)) and len(s.orders) == 8


def test_the_round_track() -> None:
    """KEM-9.24, KEM-9.25  One field left each night; beyond field 1 the game is lost."""
    s = ready(sw_w=5)
    s.clock = 2
    TurnClock().run(s)
    assert s.clock == 1 and s.champion < 0
    TurnClock().run(s)
    assert s.clock == 0 and s.champion == AMON and GAME.result(s) == [2, 1]


def test_the_last_night_is_looked_at_before_the_clock_moves() -> None:
    """KEM-9.20, KEM-9.25  What holds at the end of the last night wins."""
    s = ready("ce01", t_w=1, t_wn=1)
    s.points[HUMAN] = 5
    s.clock = 1
    TurnClock().run(s)
    assert s.champion == HUMAN


def test_what_the_event_deck_holds() -> None:
    """KEM-9.4  Two plagues among seven cards: so often is the first one a plague."""
    plagues = 0
    for seed in range(200):
        s = ready(sw_w=5)
        s.rng = FastRng(seed)
        s.then(DrawEvent())
        s.stack.pop().run(s)  # type: ignore[attr-defined]
        plagues += len(s.plagues)
    assert 35 < plagues < 85


def test_only_you_resolve_the_night() -> None:
    """KEM-9.24  Amon neither sacrifices nor worships nor draws; there is no order to choose."""
    s = ready("ce02", sw_w=5)
    station(s, 0, "d_temple", 5)
    station(s, 1, "d_sanct", 5)
    run(s, BeginNight())
    while s.stack:
        assert engine.to_move(s) == [HUMAN] and kind(s) != "ChoosePosition"
        pick(s, keys(s)[0])
    assert s.prayer[AMON] == 0 and not s.hand[AMON] and units(s, AMON, "d_temple") == 5 and s.points[AMON] == 0


def test_without_a_unit_you_have_lost() -> None:
    """KEM-9.1  At once, also by recalling the last troop, companions or not."""
    s = ready(sw_w=1)
    take_units(s, HUMAN, area("sw_w"), 1)
    engine.advance(s)
    assert s.champion == AMON and not s.stack
    s = ready(t_w=5)
    station(s, 0, "o_wn", 6)
    s.units[area("o_wn") * SEATS + HUMAN] = 0
    s.units[area("t_w") * SEATS + HUMAN] = 0
    put(s, HUMAN, o_wn=0)
    s.supply[HUMAN] = 7
    s.units[area("o_wn") * SEATS + HUMAN] = 5
    s.stack.clear()
    rig(s, "b6")
    attack(s, AMON, "o_wn")
    commit(s, HUMAN, "b7")
    assert kind(s) == "LoserFate"
    pick(s, "recall")
    assert s.champion == AMON


# --- Battles ----------------------------------------------------------------------------------------------------------


def attack(s: Kemet, seat: int, place: str) -> None:
    from benben.games.kemet.battle import begin_battle

    begin_battle(s, seat, area(place))
    engine.advance(s)


def test_example_t15_and_t16() -> None:
    """KEM-9.21, KEM-9.22  T15: 12 to 8; Amon loses 1, you 3 and win 1 point. T16: A retreats, you recall for 1 PP."""
    s = ready(t_w=5, sw_w=2)
    own(s, "bestial_fury", "griffin_sphinx")
    griffin = COMPANION.index["griffin_sphinx"]
    s.master[griffin], s.where[griffin] = HUMAN, area("t_w")
    s.war = [1, 1, 0, 1]
    station(s, 0, "t_w", 5)
    s.hand[HUMAN], s.hand_seen[HUMAN] = [4], [0]
    s.deck.remove(4)
    rig(s, "b5")
    attack(s, HUMAN, "t_w")
    assert engine.to_move(s) == [HUMAN] and (strength(s, HUMAN), strength(s, AMON)) == (8, 7)
    commit(s, HUMAN, "b1", "bronze_wall", aside="b4")
    assert [e.args[0] for e in events(s, "strength")] == [12, 8]
    assert units(s, AMON, "t_w") == 4 and units(s, HUMAN, "t_w") == 2
    assert s.points == [1, 0] and s.veterans == [0, 0]
    assert kind(s) == "RetreatTo" and engine.to_move(s) == [HUMAN]
    pick(s, "o-wn")
    before = s.prayer[HUMAN]
    pick(s, "recall")
    assert s.squad[0] == area("o_wn") and s.where[s.pets[0]] == area("o_wn") and s.prayer[HUMAN] == before + 1
    assert s.cards[AMON] == list(range(8)) and not s.face_down[AMON]


def test_amon_draws_from_all_his_cards() -> None:
    """KEM-9.21, KEM-9.28  His card goes back each time; yours are spent, one of them face down."""
    seen = set()
    for seed in range(60):
        s = ready(o_wn=5, sw_w=3)
        s.rng = FastRng(seed)
        station(s, 0, "o_wn", 5)
        attack(s, HUMAN, "o_wn")
        commit(s, HUMAN, "b3")
        seen.add(events(s, "card_revealed")[-1].args[0])
        end(s)
        assert len(s.cards[HUMAN]) == 6 and len(s.face_down[HUMAN]) == 1 and len(s.cards[AMON]) == 8
    assert seen == set(range(8))


def test_amon_gets_nothing() -> None:
    """KEM-9.27  You get veteran tokens as usual; Amon no tokens, points or prayer, and a temple token goes back."""
    s = ready(t_w=5, sw_w=2)
    assert glory(s, HUMAN) == 1
    station(s, 0, "t_w", 6)
    s.held[area("t_w")] = HUMAN
    rig(s, "b1")
    attack(s, AMON, "t_w")
    commit(s, HUMAN, "b7")
    assert s.victor == AMON and s.veterans == [1, 0] and s.points == [0, 0]
    end(s)
    assert s.held[area("t_w")] == -1 and glory(s, HUMAN) == 0 and glory(s, AMON) == 0 and s.prayer[AMON] == 0


def test_your_retreat_is_drawn() -> None:
    """KEM-9.27  Amon stays where he won; the area you retreat to is random among the legal ones (A40)."""
    found = set()
    for seed in range(30):
        s = ready(o_wn=5, sw_w=2)
        s.rng = FastRng(seed)
        station(s, 0, "o_wn", 6)
        rig(s, "b6")
        attack(s, AMON, "o_wn")
        commit(s, HUMAN, "b7")
        pick(s, "retreat")
        found.add(next(place for place in range(len(AREA)) if s.units[place * SEATS + HUMAN] and place != area("sw_w")))
        assert units(s, AMON, "o_wn") == 6 and kind(s) == "" and s.squad[0] == area("o_wn")
    assert {AREA.keys[place] for place in found} == {"f-nw", "n-w", "t-w"}


def test_a_beaten_troop_of_three_is_formed_anew() -> None:
    """KEM-9.23  Recalled, then 5 units with its monster in an empty pyramid district; four retreat (T16)."""
    s = ready(o_wn=5, sw_w=2)
    station(s, 0, "o_wn", 4)
    s.war[0] = -2
    rig(s, "b3")
    own(s, "carnage")
    attack(s, HUMAN, "o_wn")
    commit(s, HUMAN, "b5")
    assert s.squad[0] == HOLDS[0] and units(s, AMON, "nw_w") == 5 and s.where[s.pets[0]] == HOLDS[0]
    assert kind(s) == "WinnerFate" and units(s, AMON, "o_wn") == 0
    pick(s, "stay")
    check_amon_units(s)


def check_amon_units(s: Kemet) -> None:
    on_board = sum(s.units[place * SEATS + AMON] for place in range(len(AREA)))
    assert on_board + s.supply[AMON] == 12


@pytest.mark.parametrize(("objective", "number"), [("ce01", 5), ("ce03", 4)])
def test_replacements(objective: str, number: int) -> None:
    """KEM-9.23  Five units; with objective 3 four."""
    s = ready(objective, sw_w=5)
    station(s, 0, "o_wn", 1)
    take_units(s, AMON, area("o_wn"), 1)
    Reform(0).run(s)
    assert units(s, AMON, "nw_w") == number


def test_where_a_troop_is_formed_anew() -> None:
    """KEM-9.23  Both districts empty: A west, B east (A72); else the empty one; else your smaller troop (A41)."""
    s = ready(sw_w=5)
    station(s, 0, "o_wn", 1)
    station(s, 1, "o_ws", 1)
    assert [refuge(s, 0), refuge(s, 1)] == list(HOLDS)
    put(s, HUMAN, nw_e=3)
    assert refuge(s, 1) == HOLDS[0]
    put(s, HUMAN, nw_w=2)
    assert refuge(s, 0) == refuge(s, 1) == HOLDS[0]
    s.units[HOLDS[0] * SEATS + HUMAN] = 3
    assert {refuge(s, 0) for _ in range(30)} == set(HOLDS)
    s.units[HOLDS[0] * SEATS + HUMAN] = 0
    station(s, 1, "nw_w", 5)
    assert refuge(s, 0) == HOLDS[1]


def test_a_troop_formed_anew_may_have_to_fight() -> None:
    """KEM-9.23  You hold both districts: Amon attacks at once; then your choice of the first battle comes (A70)."""
    s = ready(o_wn=5, nw_w=2, nw_e=1)
    station(s, 0, "o_wn", 1)
    station(s, 1, "o_ws", 5)
    rig(s, "b3", "b3")
    attack(s, HUMAN, "o_wn")
    commit(s, HUMAN, "b5")
    assert s.field == HOLDS[1] and s.attacker == AMON and len(s.cards[HUMAN]) == 6 and len(s.face_up[HUMAN]) == 1
    rig(s, "b1")
    commit(s, HUMAN, "b2")
    while s.field >= 0:
        pick(s, keys(s)[-1])
    assert kind(s) == "StayOrGo"
    before = s.prayer[HUMAN]
    assert keys(s) == ["stay", "recall"]
    pick(s, "recall")
    assert units(s, HUMAN, "o_wn") == 0 and s.prayer[HUMAN] == before + 4 and s.field == -1


def test_a_winner_that_dies_out_is_formed_anew() -> None:
    """KEM-9.23  Amon wins without a survivor: the troop comes back (A71)."""
    s = ready(o_wn=1, sw_w=5)
    station(s, 0, "o_wn", 2)
    rig(s, "b8")
    attack(s, AMON, "o_wn")
    commit(s, HUMAN, "b3")
    end(s)
    assert s.squad[0] == HOLDS[0] and units(s, AMON, "nw_w") == 5


def test_a_winner_that_dies_out_comes_back_before_you_leave() -> None:
    """KEM-9.23  After the rewards, in an empty district; so not where your beaten troop still stands (A71)."""
    for place, hold in (("o_wn", "nw_w"), ("nw_w", "nw_e")):
        s = ready()
        put(s, HUMAN, **{place: 5})
        station(s, 1, "o_ws", 5)
        station(s, 0, place, 2)
        s.war[0] = 5
        rig(s, "b8")
        attack(s, AMON, place)
        commit(s, HUMAN, "b6")
        assert kind(s) == "LoserFate" and s.victor == AMON and s.veterans == [1, 0]
        assert s.squad[0] == area(hold) == s.where[s.pets[0]] and units(s, AMON, hold) == 5
        end(s, "retreat")
        assert units(s, AMON, hold) == 5 and units(s, AMON, place) == 0


def test_a_winner_that_dies_out_fights_after_the_battle() -> None:
    """KEM-9.23  With your troops in both districts the next battle begins when this one is over (A70)."""
    s = ready(o_wn=5, nw_w=2, nw_e=1)
    station(s, 1, "o_ws", 5)
    station(s, 0, "o_wn", 2)
    s.war[0] = 5
    rig(s, "b8")
    attack(s, AMON, "o_wn")
    commit(s, HUMAN, "b6")
    assert kind(s) == "LoserFate" and s.field == area("o_wn")
    pick(s, "recall")
    assert s.field == area("nw_e") and s.attacker == AMON and len(s.cards[HUMAN]) == 6


def test_without_a_way_out_he_is_formed_anew() -> None:
    """KEM-9.23  Four units and no area to retreat to (A73)."""
    s = ready(d_temple=5, sw_w=2)
    station(s, 0, "d_temple", 5)
    put(s, HUMAN, d_desert=1)
    rig(s, "b3")
    own(s, "blades_of_neith")
    attack(s, HUMAN, "d_temple")
    commit(s, HUMAN, "b1")
    assert s.squad[0] == HOLDS[0] and units(s, AMON, "nw_w") == 5 and kind(s) == "WinnerFate"


def test_prescience_sees_amons_card() -> None:
    """KEM-9.28  His card is drawn and shown before you choose (A77)."""
    s = ready(o_wn=5)
    own(s, "prescience")
    station(s, 0, "o_wn", 5)
    rig(s, "b7")
    attack(s, HUMAN, "o_wn")
    assert view(s, HUMAN)["battle"]["sides"][1]["card"] == "b7" and view(s, AMON)["battle"]["sides"][0]["card"] is None
    assert events(s, "card_shown")[0].to == 1
    s.cards[AMON] = [0, 1]
    commit(s, HUMAN, "b1")
    assert [event.args[0] for event in events(s, "card_revealed")] == [0, 6] and s.power == [5 + 4, 5 + 1 + 1]


@pytest.mark.parametrize(("column", "value"), [(0, 3), (0, -2), (1, 2), (1, -2), (2, 2), (2, -2)])
def test_the_war_table_in_battle(column: int, value: int) -> None:
    """KEM-9.11, KEM-9.22  Strength, damage and defence of both troops, with the Elephant's 1 and 1."""
    for troop, monster in ((0, [1, 0, 0, 1, 0]), (1, [2, 0, 0, 0, 0])):
        s = ready(o_wn=5)
        station(s, troop, "o_wn", 5)
        s.war[column] = value
        attack(s, HUMAN, "o_wn")
        expected = monster[:]
        expected[(0, 1, 3)[column]] += value
        assert bonuses(s, AMON) == expected and bonuses(s, HUMAN) == [0] * 5


def test_amons_city_strengthens_him() -> None:
    """KEM-9.22  One more in a district of his city, as yours in your city."""
    s = ready(nw_w=5)
    attack(s, HUMAN, "nw_w")
    assert bonuses(s, AMON) == [2, 0, 0, 1, 0]
    s = ready(sw_c=5)
    station(s, 0, "sw_c", 5)
    attack(s, AMON, "sw_c")
    assert bonuses(s, AMON) == [1, 0, 0, 1, 0] and bonuses(s, HUMAN) == [1, 0, 0, 0, 0]


def test_the_war_tables_defence_saves_units() -> None:
    """KEM-9.22  Damage less defence, of the table, the monster and the card; below nothing it is nothing."""
    for defence, lost in ((-2, 3), (0, 2), (1, 1), (5, 0)):
        s = ready(o_wn=5)
        station(s, 0, "o_wn", 6)
        s.war[2] = defence
        rig(s, "b1")
        attack(s, HUMAN, "o_wn")
        commit(s, HUMAN, "b5")
        assert 6 - units(s, AMON, "o_wn") == lost


# --- Objectives -------------------------------------------------------------------------------------------------------


def test_ce01_regain_the_zeal() -> None:
    """KEM-9.20  CE01, T19: 5 permanent points and 2 temples in the same look of the night (A84)."""
    s = ready("ce01", t_w=2, t_wn=2, sw_w=3)
    s.points[HUMAN] = 4
    assert not fulfilled(s, NIGHT_STEP)
    s.points[HUMAN] = 5
    assert fulfilled(s, NIGHT_STEP) and fulfilled(s, NIGHT_ENDS) and not fulfilled(s, TURN_BEGINS)
    take_units(s, HUMAN, area("t_w"), 2)
    settle_all(s)
    assert not fulfilled(s, NIGHT_STEP)
    put(s, HUMAN, t_w=1)
    settle_all(s)
    run(s, NightStep(1))
    assert s.champion == HUMAN


def test_ce02_two_lands() -> None:
    """KEM-9.20  CE02: 9 points at the start of a turn, permanent and temporary."""
    s = ready("ce02", t_w=2, t_wn=2, sw_w=3)
    s.points[HUMAN] = 6
    assert not fulfilled(s, TURN_BEGINS)
    s.points[HUMAN] = 7
    assert fulfilled(s, TURN_BEGINS) and not fulfilled(s, NIGHT_STEP)
    s.objective = OBJECTIVE.index["ce01"]
    s.points[HUMAN] = 9
    assert not fulfilled(s, TURN_BEGINS)


def test_ce03_fall_of_the_northern_city() -> None:
    """KEM-9.20  CE03: your troops on both of Amon's pyramids, 3 permanent points; end of a turn or of the night."""
    s = ready("ce03", nw_w=1, nw_e=1, sw_w=3)
    station(s, 0, "o_wn", 5)
    station(s, 1, "o_ws", 5)
    s.points[HUMAN] = 3
    assert fulfilled(s, TURN_ENDS) and fulfilled(s, NIGHT_ENDS) and not fulfilled(s, NIGHT_STEP)
    s.points[HUMAN] = 2
    assert not fulfilled(s, TURN_ENDS)
    s.points[HUMAN] = 3
    take_units(s, HUMAN, HOLDS[1], 1)
    assert not fulfilled(s, TURN_ENDS)


def test_ce04_endurance() -> None:
    """KEM-9.20  CE04: your 3 districts, a level-4 pyramid, 4 permanent points; only at the end of the last night."""
    s = ready("ce04", t_w=3)
    s.points[HUMAN] = 4
    s.level[area("sw_w")] = 4
    s.clock = 1
    assert fulfilled(s, NIGHT_ENDS) and not fulfilled(s, NIGHT_STEP) and not fulfilled(s, TURN_ENDS)
    s.clock = 2
    assert not fulfilled(s, NIGHT_ENDS)
    s.clock = 1
    station(s, 0, "sw_c", 5)
    assert not fulfilled(s, NIGHT_ENDS)
    station(s, 0, "o_wn", 5)
    s.level[area("sw_w")] = 3
    assert not fulfilled(s, NIGHT_ENDS)
    s.level[area("sw_w")] = 4
    s.points[HUMAN] = 3
    assert not fulfilled(s, NIGHT_ENDS)


def test_ce05_heir_of_the_gods() -> None:
    """KEM-9.20  CE05: 7 tiles, 2 of level 4, and the Sanctuary in the night."""
    s = ready("ce05", d_sanct=1, sw_w=3)
    own(s, "charge", "carnage", "sappers", "blades_of_neith", "divine_wound", "initiative", "reinforcements")
    assert fulfilled(s, NIGHT_STEP) and not fulfilled(s, TURN_ENDS)
    s.tiles[HUMAN] &= ~(1 << TILE.index["charge"])
    assert not fulfilled(s, NIGHT_STEP)
    own(s, "priest")
    assert fulfilled(s, NIGHT_STEP)
    s.tiles[HUMAN] &= ~(1 << TILE.index["initiative"])
    own(s, "charge")
    assert not fulfilled(s, NIGHT_STEP)
    own(s, "initiative")
    take_units(s, HUMAN, area("d_sanct"), 1)
    assert not fulfilled(s, NIGHT_STEP)


def test_no_objective_lacks_a_case() -> None:
    """KEM-9.20  Each objective has its moments."""
    own_cases = [name for name in globals() if name.startswith("test_ce0")]
    assert len(LOOKED_AT) == len(OBJECTIVES) == len(own_cases)


# --- Whole games ------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("objective", OBJECTIVE.keys)
def test_random_games_end(objective: str) -> None:
    """KEM-9.25  Won or lost within the rounds of the objective, every invariant holding all the way."""
    for seed in range(4):
        s = start(objective, seed)
        dice = random.Random(seed)
        while engine.to_move(s):
            assert engine.to_move(s) == [HUMAN]
            engine.play(s, HUMAN, dice.choice(engine.legal(s, HUMAN)))
            check(s)
        assert s.champion in (HUMAN, AMON) and s.round <= OBJECTIVES[s.objective].rounds
