"""KEM-3, KEM-4  The day, a turn, points and the end of the game."""

from benben.core import engine
from benben.games.kemet import GAME
from benben.games.kemet.control import glory, remove_units, settle_all
from benben.games.kemet.interventions import day_cards
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import CARD, COLOUR
from benben.games.kemet.tables_tiles import TILE
from benben.games.kemet.turns import (
    BeginRound,
    EndTurn,
    NextAction,
    NextTurn,
    PlaceToken,
    StartTurn,
    result,
    token_fields,
)
from tests.games.kemet.build import Position, area, asked, commit, end, events, keys, kind, pick, units


def play_turn(s: Kemet, field: str) -> None:
    """A turn in which nothing is done but placing the token."""
    pick(s, field)
    while kind(s) not in ("PlaceToken", ""):
        options = keys(s)
        choice = next((key for key in ("none", "stop", "0", "done", "no", "end") if key in options), options[0])
        pick(s, choice)


def test_rounds() -> None:
    """KEM-3.1 day and night follow each other; KEM-4.1 by the order track; KEM-4.2 five turns each."""
    p = Position().units(0, nw_w=1).units(1, sw_w=1)
    p.s.order = [1, 0]
    p.s.round = 0
    s = p.run(BeginRound())
    seats = []
    for field in ("pray", "pray_low", "move", "move_top", "recruit"):
        for _ in range(2):
            seats.append(asked(s).seat)
            assert s.round == 1 and s.phase == 0
            play_turn(s, field) if len(seats) < 10 else pick(s, field)
    assert seats == [1, 0] * 5
    while s.round == 1 and s.stack:
        pick(s, keys(s)[0])
    assert s.round == 2 and s.tokens == [5, 5]


def test_permanent_and_temporary_points() -> None:
    """KEM-3.2 permanent ones stay; KEM-3.3, KEM-1.15 temporary ones follow control and go back at once."""
    s = Position().points(0, 2).units(0, t_w=1, sw_w=1).pyramid("sw_w", "ruby", 4).s
    assert glory(s, 0) == 4 and glory(s, 1) == 0
    remove_units(s, 0, area("t_w"), 1)
    assert glory(s, 0) == 3 and s.held[area("t_w")] == -1
    remove_units(s, 0, area("sw_w"), 1)
    assert glory(s, 0) == 2 and glory(s, 1) == 1


def test_the_score_board_is_kept_at_the_end_of_a_turn() -> None:
    """KEM-3.4  Then all points count (ruling A12)."""
    p = Position().points(0, 3)
    p.s.units[area("t_w") * 6] = 2
    p.s.supply[0] -= 2
    s = p.run(EndTurn(0))
    assert glory(s, 0) == 4
    assert events(s, "turn_ends")[-1].args == (4,)


def test_points_are_told() -> None:
    """KEM-3.4  Every change of points is an event, so that the journal adds up."""
    s = Position().units(0, t_w=1).s
    s.units[area("t_w") * 6] = 0
    s.units[area("t_w") * 6 + 1] = 1
    settle_all(s)
    assert [(event.seat, event.args[0]) for event in events(s, "points")] == [(0, 1), (0, -1), (1, 1)]


def test_victory_comes_before_anything_else() -> None:
    """KEM-3.8  At the start of the own turn, before any token; nobody has more."""
    s = Position(3).points(1, 9).points(0, 8).run(StartTurn(0))
    assert s.champion == -1 and kind(s) == "PlaceToken"
    s = Position(3).points(1, 9).points(2, 9).run(StartTurn(1))
    assert s.champion == 1 and result(s) == [3, 1, 2]
    s = Position(3).points(1, 9).points(2, 10).run(StartTurn(1))
    assert s.champion == -1


def test_an_agreed_last_round() -> None:
    """KEM-3.8 is untouched by it: after the agreed round the leader wins."""
    p = Position(3).points(1, 4)
    p.s.cap = 1
    s = p.run(BeginRound())
    assert s.champion == 1 and not s.stack


def test_effects_are_mandatory() -> None:
    """KEM-3.6  Build and Acquire have to be done if they can (ruling A53); KEM-4.6 what cannot be done is lost."""
    p = Position().pyramid("nw_w", "ruby", 1).prayer(0, 2).tokens(0, "build")
    s = p.run(NextAction(0, 1 << 3))
    pick(s, "build")
    assert kind(s) == "BuildSite" and "none" not in keys(s)
    p = Position().pyramid("nw_w", "ruby", 1).prayer(0, 0).tokens(0, "acquire_a")
    s = p.run(NextAction(0, 1 << 6))
    pick(s, "acquire_a")
    assert keys(s) == ["end"] and s.fields[0] == 1 << 6


def test_cards_beat_tiles_and_tiles_beat_rules() -> None:
    """KEM-3.7  Transfer goes from where no teleport could; Sappers ignore a wall that the rules respect."""
    from benben.games.kemet.moving import MoveTroop

    s = Position().units(0, n_w=1).hand(0, "transfer").run(MoveTroop(0, 0))
    pick(s, "n-w")
    assert "transfer+t-w" in keys(s) and "teleport+t-w" not in keys(s)


def test_day_cards_around_actions() -> None:
    """KEM-4.3  Before and after an action; KEM-5.6.4 never in the middle of one."""
    p = Position().units(0, nw_w=2).hand(0, "prayer", "prayer")
    s = p.run(PlaceToken(0, 0))
    assert "prayer" in keys(s)
    pick(s, "prayer")
    assert kind(s) == "PlaceToken" and s.prayer[0] == 9
    pick(s, "move")
    assert set(keys(s)) == {"move", "prayer"}
    pick(s, "move", "nw-w")
    assert "prayer" not in keys(s)
    pick(s, "stop")
    assert set(keys(s)) == {"prayer", "end"}
    pick(s, "prayer")
    assert keys(s) == ["end"] and s.prayer[0] == 11


def test_useless_cards_are_not_offered() -> None:
    """KEM-1.19  A DAY card needs an effect and its cost (ruling A63)."""
    s = Position().hand(0, "raining_fire", "divine_memory", "enlistment").s
    assert day_cards(s, 0) == [CARD.index["enlistment"]]
    s = Position().hand(0, "raining_fire").units(1, t_w=1).prayer(0, 0).s
    assert day_cards(s, 0) == []


def test_balance() -> None:
    """KEM-4.4  Every floor has a token at the end of the day; fields that would make that impossible are refused."""
    s = Position().tokens(0, "pray_low", "acquire_a", "acquire_b").run(PlaceToken(0, 0))
    assert keys(s) == ["move_top", "recruit", "move", "build", "pray"]
    why = engine.reasons(s, 0)
    assert why[8].key == "balance" and why[6].key == "field_taken"


def test_silver_counts_for_balance() -> None:
    """KEM-4.4, KEM-4.5  Ruling A10: an unused silver token covers a floor; with the last token it has to."""
    p = Position().tokens(0, "pray_low", "acquire_a", "acquire_b", "acquire_c").silver(0)
    s = p.run(PlaceToken(0, 0))
    assert keys(s) == ["move_top", "recruit", "move", "build", "pray"]
    pick(s, "move")
    assert kind(s) == "PlaceSilver" and keys(s) == ["move_top", "recruit"]
    pick(s, "recruit")
    assert s.silver_at[0] == 1 and set(keys(s)) == {"move", "recruit"}
    assert token_fields(Position().tokens(0, "pray_low", "acquire_a", "acquire_b", "acquire_c").s, 0) == []


def test_silver_token() -> None:
    """KEM-4.5  On any empty field, or not at all, once a round."""
    s = Position().silver(0).run(PlaceToken(0, 0))
    pick(s, "pray")
    assert len(keys(s)) == 9 and "none" in keys(s) and "pray" not in keys(s)
    pick(s, "pray_low")
    assert set(keys(s)) == {"pray", "pray_low"}
    pick(s, "pray", "pray_low", "end")
    assert s.prayer[0] == 11
    s.then(PlaceToken(0, 0))
    engine.advance(s)
    pick(s, "move")
    assert kind(s) == "NextAction"


def test_all_tokens_before_the_first_action() -> None:
    """KEM-4.8  Build first, then acquire in the new colour; Acquire a gold tile first, then use the gold token."""
    p = Position().pyramid("nw_w", "onyx", 1).pyramid("nw_c", "ruby", 1).silver(0).prayer(0, 11)
    s = p.run(PlaceToken(0, 0))
    pick(s, "acquire_a", "build")
    assert kind(s) == "PlaceGold"
    pick(s, "yes")
    assert set(keys(s)) == {"acquire_a", "build", "gold"}
    pick(s, "build", "nw-w", "2", "acquire_a", "twin_ceremony", "gold", "twin_pray", "end")
    assert s.tiles[0] == 1 << TILE.index["twin_ceremony"]
    assert s.prayer[0] == 11 - 2 - 2 + 2


def test_gold_for_a_pyramid_still_to_be_taken() -> None:
    """KEM-4.8  A Move or a Recruit may bring the pyramid within reach whose gold tile is then acquired (ruling A54)."""
    p = Position().pyramid("nw_w", "ruby", 1).pyramid("sw_w", "onyx", 2).units(0, f_sw=2).silver(0)
    s = p.run(PlaceToken(0, 0))
    pick(s, "move", "acquire_a")
    assert kind(s) == "PlaceGold"
    pick(s, "yes", "move", "f-sw", "sw-w", "2", "stop", "acquire_a", "twin_ceremony", "gold", "twin_pray")
    assert s.prayer[0] == 7 - 2 + 2
    for field, within_reach in (("recruit", True), ("pray", False)):
        p = Position().pyramid("nw_w", "onyx", 2).units(1, nw_w=1).silver(0)
        s = p.run(PlaceToken(0, 0))
        pick(s, field, "acquire_a")
        assert (kind(s) == "PlaceGold") == within_reach


def test_gold_without_a_gold_tile_is_lost() -> None:
    """KEM-4.5  Ruling A54: none then, nothing happens."""
    p = Position().pyramid("nw_w", "onyx", 2).tokens(0, "acquire_a")
    s = p.run(NextAction(0, 1 << 9))
    pick(s, "gold")
    assert keys(s) == ["end"]
    s = Position().run(PlaceToken(0, 0))
    pick(s, "pray")
    assert kind(s) == "NextAction"
    for acquired in (0, 1):
        p = Position().pyramid("nw_w", "onyx", 2)
        p.s.bought[0] = acquired << COLOUR.index["onyx"]
        s = p.run(PlaceToken(0, 0))
        pick(s, "acquire_a")
        assert kind(s) == ("NextAction" if acquired else "PlaceGold"), "no second tile of a colour in a round"


def test_silver_and_gold_come_back() -> None:
    """KEM-4.9, KEM-7.12  At Awakening, for use in every round; Act of God's silver from the next turn on (A48)."""
    from benben.games.kemet.night import Awaken

    p = Position().silver(0).tokens(0, "move")
    p.s.silver_at[0] = 0
    p.s.fields[0] |= 1 << 9
    s = p.run(Awaken())
    assert s.silver_at[0] == -1 and s.fields[0] == 0 and s.silver[0] == 1


def test_companions_before_the_token() -> None:
    """KEM-4.7  Once a turn, before the token is placed, not after."""
    p = Position().units(0, nw_w=2).tile(0, "phoenix")
    s = p.run(PlaceToken(0, 0))
    assert "companions" in keys(s)
    pick(s, "companions", "phoenix+nw-w")
    assert "companions" not in keys(s)
    pick(s, "pray")
    assert "companions" not in keys(s)


def test_order_of_actions() -> None:
    """KEM-4.1  The player picks the order; each is finished before the next."""
    s = Position().units(0, nw_w=1).silver(0).run(PlaceToken(0, 0))
    pick(s, "pray", "move", "move", "nw-w")
    assert kind(s) == "MoveStep"
    pick(s, "f-nw", "1", "stop")
    assert keys(s) == ["pray"] and units(s, 0, "f_nw") == 1


def test_whose_turn_it_is() -> None:
    """KEM-4.1  The next on the track."""
    p = Position(3)
    p.s.order = [2, 0, 1]
    s = p.run(NextTurn(1))
    assert s.active == 0 and GAME.view(s, 1)["active"] == 0


def test_a_battle_in_a_turn_ends_in_the_turn() -> None:
    """KEM-5.6.10, KEM-4.3  After the battle of a move the turn goes on, and the temple counts."""
    p = Position().units(0, f_nw=5).units(1, t_w=1).tokens(0, "move")
    s = p.run(NextAction(0, 1 << 2), EndTurn(0))
    pick(s, "move", "f-nw", "t-w", "5")
    commit(s, 0, "b1")
    commit(s, 1, "b3")
    end(s, "recall", "stay")
    assert keys(s) == ["end"] and glory(s, 0) == 2
