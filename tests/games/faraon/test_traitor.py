"""FAR-13  Solo: the Traitor."""

import pytest

from benben.core import engine
from benben.core.match import Match
from benben.core.rng import FastRng
from benben.games.faraon import GAME
from benben.games.faraon.areas import AdvanceTomb
from benben.games.faraon.rounds import NextTurn, PrepareRound
from benben.games.faraon.scoring import best_gods, gods_value, nobles_value, result, tally
from benben.games.faraon.setup import KeepNoble
from benben.games.faraon.state import Faraon
from benben.games.faraon.tables import GOD, ICON, NOBLE, SCRIBES, SOURCE, TILE, TRAITOR_SIDES, URN
from benben.games.faraon.traitor import TraitorTurn, draw_pile, fill_tile, noble_value, open_gods, resolve_icon
from benben.games.faraon.turns import Turn
from tests.games.faraon.build import LETTERS, Play, Position, position

HUMAN, TRAITOR = 0, 1


def start(seed: int = 1, **options: bool | int | str) -> Faraon:
    s: Faraon = GAME.start(GAME.setup(1, options), FastRng(seed))
    s.journal = []
    engine.advance(s)
    return s


def resolve(p: Position, icon: str) -> Faraon:
    resolve_icon(p.s, TRAITOR, ICON.index[icon])
    GAME.check(p.s)
    return p.s


# --- Setting up -------------------------------------------------------------------------------------------------------


def test_two_urns_and_his_pieces() -> None:
    """FAR-13.1, FAR-13.4, FAR-13.7  Two urns, three sets and bonus tokens, three slots; either may start."""
    s = start()
    assert len(s.urns_shown) == 2 and len(s.sets) == 6 and len(s.bonus) == 3
    assert s.stage == [0, 0] and len(s.nile) == 10
    assert {start(seed).first for seed in range(12)} == {HUMAN, TRAITOR}
    closed = position(1).block("K", 3).goods(0, "K").ask(Turn(0))
    assert closed.reasons["offerings"] == "no_slot"


def test_tiles_and_colours_lie_at_random() -> None:
    """FAR-13.2  One resource on each lowest space."""
    found = [start(seed) for seed in range(20)]
    assert len({tuple(s.tiles) for s in found}) > 10 and len({tuple(s.tile_colour) for s in found}) > 10
    assert all(s.filled == [1] * 5 and s.on_tiles == [1] * 5 and s.supply == [19] * 5 + [20] for s in found)


def test_first_pile_by_the_leftmost_tile() -> None:
    """FAR-13.3"""
    p = position(1)
    p.s.tiles = [TILE.index["tn"], 0, 1, 3, 4]
    draw_pile(p.s, 1)
    assert len(p.s.traitor_urns) == 4
    p.s.urns.extend(p.s.traitor_urns)
    p.s.tiles = [0, 1, 2, 3, 4]
    p.s.dark = 1
    draw_pile(p.s, 2)
    assert len(p.s.traitor_urns) == 3


def test_the_rejected_noble_is_his() -> None:
    """FAR-13.5, FAR-2.15  Openly, and without its text; the left-over urn goes on the wheel."""
    p = position(1).show_nobles("judge", "vizier", "doctor")
    p.s.round = 0
    p.s.drawer = 0
    p.s.drawn = [NOBLE.index["general"], NOBLE.index["official_25"]]
    for card in p.s.drawn:
        p.s.nobles.remove(card)
    play = p.ask(KeepNoble(0)).choose("general")
    assert play.owned_nobles(TRAITOR) == ["official_25"] and play.s.stage[TRAITOR] == 0
    assert play.goods(TRAITOR) == "" and play.s.rejected == []


def test_left_over_urn_at_the_start() -> None:
    """FAR-13.5  Two new urns, three resources on the wheel."""
    match = Match(GAME, GAME.setup(1, {"first_game": True}), 5)
    urn = next(key for _, key in match.view(0)["choices"])
    other = next(key for key in match.view(0)["position"]["urns"] if key != urn)
    match.play(0, URN.index[urn])
    s = match.state
    laid = [event.args[0] for event in match.events if event.key == "leftover_placed"]
    assert laid == [URN.index[other]] and min(s.urns_shown) >= 0


def test_first_game_gives_both_a_scribe() -> None:
    """FAR-13.5, FAR-2.14"""
    s = start(first_game=True)
    owners = s.noble_owner[:SCRIBES]
    assert owners.count(HUMAN) == owners.count(TRAITOR) == 1 and owners.count(-1) == 3


@pytest.mark.parametrize("difficulty", range(6))
def test_difficulty_is_the_number_of_dark_tiles(difficulty: int) -> None:
    """FAR-13.6"""
    assert start(difficulty=difficulty).dark.bit_count() == difficulty


def test_the_human_may_choose_the_dark_tiles() -> None:
    """FAR-13.6  One after another from the left, so that every set comes up once."""
    play = Play(start(difficulty=2, dark_tiles="choose"))
    tiles = [TILE.keys[tile] for tile in play.s.tiles]
    assert play.kind == "DarkenTile" and play.keys == tiles[:4]
    play.choose(tiles[2])
    assert play.keys == tiles[3:]
    play.choose(tiles[4])
    assert play.s.dark == 0b10100 and play.kind == "KeepNoble"


# --- His turn ---------------------------------------------------------------------------------------------------------


def test_bottom_resource_then_the_split() -> None:
    """FAR-13.8, FAR-13.9, FAR-13.10  The human chooses after the first icon; the urn is discarded."""
    p = position(1).traitor_urns("u01")
    play = p.ask(TraitorTurn(TRAITOR))
    assert play.s.filled == [1, 2, 1, 1, 1] and play.s.stage[TRAITOR] == 1
    assert play.seat == HUMAN and play.keys == ["agriculture", "power"]
    play.choose("agriculture")
    assert play.s.filled == [2, 2, 1, 1, 1] and play.wheel("R") == ["power"]
    assert URN.index["u01"] in play.s.urns_spent and play.s.supply == [18, 18, 18, 19, 19, 20]


def test_a_full_sector_leaves_no_choice() -> None:
    """FAR-13.10  The one that fits goes on the wheel."""
    play = position(1).block("G", 3).traitor_urns("u01").ask(TraitorTurn(TRAITOR))
    assert play.kind == "" and play.wheel("R") == ["power"] and play.s.filled == [2, 2, 1, 1, 1]
    right = position(1).block("R", 3).traitor_urns("u01").ask(TraitorTurn(TRAITOR))
    assert right.kind == "" and right.wheel("G") == ["agriculture"] and right.s.filled == [1, 2, 2, 1, 1]


def test_equal_resources_leave_no_choice() -> None:
    """FAR-13.10  One on a tile, one on the wheel."""
    play = position(1).traitor_urns("u14").ask(TraitorTurn(TRAITOR))
    assert play.kind == "" and play.wheel("G") == ["agriculture"] and play.s.filled == [2, 1, 1, 1, 2]


def test_neither_fits() -> None:
    """FAR-13.11  Both on tiles, the left one first."""
    p = position(1).block("G", 3).block("R", 3).traitor_urns("u01")
    play = p.ask(TraitorTurn(TRAITOR))
    filled = [args[1:] for args in play.events("tile_filled")]
    assert filled == [(1, 1), (0, 0), (2, 2)] and play.s.filled == [2, 2, 2, 1, 1]


def test_full_tiles_overflow() -> None:
    """FAR-13.12, ruling 7.32  The icon is that of the tile on which the resource lies."""
    p = position(1).tile("tb", 10)
    fill_tile(p.s, LETTERS.index("B"))
    assert p.s.filled == [1, 10, 2, 1, 1] and sum(p.s.nile[5:]) == 1


def test_all_tiles_full() -> None:
    """Ruling 7.21  The resource stays in the supply."""
    p = position(1)
    for tile in TILE.keys:
        p.tile(tile, 10)
    supply = p.s.supply[:]
    fill_tile(p.s, 0)
    assert p.s.supply == supply and p.s.filled == [10] * 5


def test_empty_supply_fills_the_space_anyway() -> None:
    """Ruling 7.19, ruling 7.45  And the icon works."""
    p = position(1).short("B", 0)
    fill_tile(p.s, 1)
    assert p.s.filled[1] == 2 and p.s.stage[TRAITOR] == 1 and p.s.on_tiles[1] == 1
    p.ask()


# --- Icons ------------------------------------------------------------------------------------------------------------


def test_icon_tomb() -> None:
    """FAR-13.13  A stage free; nothing on the last."""
    assert resolve(position(1), "tomb").stage[TRAITOR] == 1
    assert resolve(position(1).stage(1, 7), "tomb").stage[TRAITOR] == 7


@pytest.mark.parametrize("god", GOD.keys)
def test_icon_god(god: str) -> None:
    """FAR-13.13, FAR-13.21  Covered: open at the end, on either side of the tile."""
    for dark in (False, True):
        p = position(1)
        tile = GOD.index[god]
        side = TRAITOR_SIDES[tile + 5 * dark]
        level = side.icons.split().index(f"god_{god}") + 1
        p.tile(TILE.keys[tile], level - 1, dark)
        assert open_gods(p.s) == []
        fill_tile(p.s, tile)
        assert open_gods(p.s) == [tile]


@pytest.mark.parametrize("place", [1, 2, 3])
def test_icon_takes_or_discards_a_noble(place: int) -> None:
    """FAR-13.13  By place from the left, without its text; the place is refilled; nothing if it is empty."""
    keys = ["official_25", "official_21", "official_26"]
    taken = resolve(position(1).show_nobles(*keys), f"nob_in_{place}")
    assert taken.noble_owner[NOBLE.index[keys[place - 1]]] == TRAITOR and min(taken.nobles_shown) >= 0
    assert taken.stage[TRAITOR] == 0 and not taken.stack
    gone = resolve(position(1).show_nobles(*keys), f"nob_out_{place}")
    assert gone.noble_owner[NOBLE.index[keys[place - 1]]] == -2 and min(gone.nobles_shown) >= 0
    empty = position(1).show_nobles(*keys)
    for noble in empty.s.nobles:
        empty.s.noble_owner[noble] = -2
    empty.s.noble_owner[empty.s.nobles_shown[place - 1]] = -2
    empty.s.nobles, empty.s.nobles_shown[place - 1] = [], -1
    assert resolve(empty, f"nob_in_{place}").noble_owner.count(TRAITOR) == 0


@pytest.mark.parametrize(
    ("icon", "card"), [("art_in_hi", "a06"), ("art_in_lo", "a01"), ("art_out_hi", "a06"), ("art_out_lo", "a01")]
)
def test_icon_artisan(icon: str, card: str) -> None:
    """FAR-13.13, ruling 7.15  Highest or lowest, the leftmost on a tie, without income; refill."""
    p = position(1).show_artisans("a06", "a01", "a12", "a07")
    s = resolve(p, icon)
    owner = TRAITOR if "_in_" in icon else -2
    assert [key for key in ("a06", "a01", "a12", "a07") if s.artisan_owner[int(key[1:]) - 1] == owner] == [card]
    assert min(s.artisans_shown) >= 0 and not any(s.purse) and not s.stack


def test_icon_artisan_without_cards() -> None:
    """FAR-13.13  Nothing if none lies there."""
    p = position(1)
    p.s.artisan_owner = [0] * 30
    p.s.artisans, p.s.artisans_shown = [], [-1] * 4
    assert resolve(p, "art_in_hi").artisan_owner.count(TRAITOR) == 0


@pytest.mark.parametrize("place", [1, 2, 3])
def test_icon_set_and_bonus(place: int) -> None:
    """FAR-13.13, FAR-6.9  By place from the top; nothing if already gone."""
    s = resolve(position(1), f"set_{place}")
    assert sum(s.purse[18:]) == 2 and s.sets[2 * place - 2] < 0
    resolve_icon(s, TRAITOR, ICON.index[f"set_{place}"])
    assert sum(s.purse[18:]) == 2
    b = resolve(position(1), f"bon_{place}")
    assert sum(b.purse[18:]) == 1 and b.bonus[place - 1] < 0
    resolve_icon(b, TRAITOR, ICON.index[f"bon_{place}"])
    assert sum(b.purse[18:]) == 1


def test_icon_nile() -> None:
    """FAR-13.13, ruling 7.31  The fullest or least full tile's colour; no other track instead of a full one."""
    p = position(1).tile("ta", 2).tile("tb", 3).tile("tn", 5).tile("tl", 5).tile("to", 2)
    assert resolve(p, "nile_max").nile[5:] == [0, 0, 1, 0, 0]
    assert resolve(p, "nile_min").nile[5:] == [1, 0, 1, 0, 0]
    full = position(1).tile("tn", 5).nile(1, 0, 0, 3, 0, 0)
    assert resolve(full, "nile_max").nile[5:] == [0, 0, 3, 0, 0]


def test_icon_values() -> None:
    """FAR-13.13, FAR-13.22  The highest covered value counts for all his nobles."""
    for filled, worth in ((1, 6), (3, 7), (6, 8), (9, 8), (10, 10)):
        assert noble_value(position(1).tile("tl", filled).s) == worth
    for filled, worth in ((2, 7), (5, 8), (9, 10), (10, 12)):
        assert noble_value(position(1).tile("tl", filled, dark=True).s) == worth


def test_every_icon_is_tested() -> None:
    tested = {
        "tomb", *(f"god_{god}" for god in GOD.keys), "nile_max", "nile_min",
        *(f"{word}_{n}" for word in ("set", "bon", "nob_in", "nob_out") for n in (1, 2, 3)),
        *(f"art_{way}_{end}" for way in ("in", "out") for end in ("hi", "lo")), "nv_7", "nv_8", "nv_10", "nv_12",
    }  # fmt: skip
    assert set(ICON.keys) <= tested


def test_he_never_spends() -> None:
    """FAR-13.14  His goods only grow, and nobody asks him anything."""
    s = start(3)
    rng = FastRng(3)
    before = 0
    while s.stack:
        assert engine.to_move(s) == [HUMAN]
        choices = engine.legal(s, HUMAN)
        engine.play(s, HUMAN, choices[rng.below(len(choices))])
        assert sum(s.purse[18:]) >= before
        before = sum(s.purse[18:])


# --- Passing ----------------------------------------------------------------------------------------------------------


def test_he_passes_without_an_urn() -> None:
    """FAR-13.15, ruling 7.30  It takes his turn; row 1, the First Player token, no urn."""
    p = position(1).traitor_urns().urns("u01", "u02").goods(0, "G")
    play = p.ask(NextTurn(TRAITOR))
    assert play.s.passed == 0b10 and play.s.row[TRAITOR] == 0 and play.s.first == TRAITOR
    assert play.goods(TRAITOR) == "" and play.seat == HUMAN and min(play.s.urns_shown) >= 0


def test_he_does_not_pass_with_urns() -> None:
    """FAR-13.15"""
    play = position(1).traitor_urns("u14").ask(TraitorTurn(TRAITOR))
    assert play.s.passed == 0


def test_his_pyramid_income() -> None:
    """FAR-13.16, ruling 7.4  The square entered: the commonest basic, silver, a token from the bag."""
    p = position(1).passed(TRAITOR).goods(0, "G").bonus("prestige_1", "prestige_2", "token_nile")
    play = p.ask(TraitorTurn(TRAITOR))
    assert play.goods(TRAITOR) == "B"
    bonus = play.s.bonus[:]
    play.s.then(TraitorTurn(TRAITOR), TraitorTurn(TRAITOR))
    engine.advance(play.s)
    assert play.goods(TRAITOR) == "BS" and len(play.tokens(TRAITOR)) == 1 and play.s.bonus == bonus
    play.s.then(TraitorTurn(TRAITOR), TraitorTurn(TRAITOR), TraitorTurn(TRAITOR))
    engine.advance(play.s)
    assert play.goods(TRAITOR) == "BRSS" and play.s.square[TRAITOR] == 5


def test_the_human_passes_first() -> None:
    """FAR-13.17, ruling 7.33  Row 1 and a step after each urn of his; his pass ends the round at once."""
    p = position(1).traitor_urns("u14").urns("u01", "u02").first(1)
    play = p.ask(NextTurn(HUMAN)).choose("pass", "u01")
    assert play.s.first == HUMAN and play.kind == "PyramidIncome" and play.s.square[HUMAN] == 1
    play.choose("trade")
    assert not play.s.stack and play.s.row[TRAITOR] == -1 and play.s.passed == 0b11


def test_the_human_passes_last() -> None:
    """FAR-13.17, ruling 7.29"""
    p = position(1).passed(TRAITOR).traitor_urns().urns("u01", "u02")
    play = p.ask(NextTurn(HUMAN)).choose("pass", "u02")
    assert play.s.row[HUMAN] == -1 and not play.s.stack


def test_preparation() -> None:
    """FAR-13.18  Offerings to three and three, left-over urn, two new urns, his pile by the round's tile."""
    p = position(1).urns("u14").traitor_urns().sets("token_nile", "token_nile").bonus("prestige_1").block("B", 2)
    play = p.ask(PrepareRound(3))
    s = play.s
    assert min(s.sets) >= 0 and min(s.bonus) >= 0 and len(s.urns_shown) == 2 and min(s.urns_shown) >= 0
    assert len(play.wheel("G")) >= 2 and play.events("pile_drawn") == [(1, 4)]
    last = position(1).round(4).urns("u14").traitor_urns().ask(PrepareRound(5))
    assert max(last.s.urns_shown) < 0 and last.events("pile_drawn") == [(1, 3)]


def test_he_can_be_the_heir() -> None:
    """FAR-13.19, FAR-13.25  Checked after every icon."""
    s = resolve(position(1).nobles(1, "judge", "vizier").stage(1, 2), "tomb")
    assert s.pharaoh == TRAITOR
    t = resolve(position(1).nobles(1, "judge").stage(1, 4), "nob_in_1")
    assert t.pharaoh == TRAITOR
    human = position(1).nobles(0, "judge", "vizier").stage(0, 2).ask(AdvanceTomb(0))
    assert human.s.pharaoh == HUMAN


# --- Scoring ----------------------------------------------------------------------------------------------------------


def pleasing() -> Position:
    """He meets both conditions of the god between tomb and Nile (Anubis)."""
    return position(1).stage(1, 2).nile(1, 1, 1, 0, 0, 0)


def test_a_god_must_be_open_and_pleased() -> None:
    """FAR-13.21, ruling 7.2"""
    closed = pleasing()
    assert best_gods(closed.s, TRAITOR) == 0
    opened = pleasing().tile("tb", 8)
    assert gods_value(opened.s, best_gods(opened.s, TRAITOR)) == 6
    unmet = position(1).tile("tb", 8)
    assert best_gods(unmet.s, TRAITOR) == 0


def test_open_gods_are_enough_by_option() -> None:
    """FAR-13.21, ruling 7.2"""
    p = position(1, traitor_gods="auto").tile("tb", 8)
    assert gods_value(p.s, best_gods(p.s, TRAITOR)) == 6


def test_the_human_scores_normally() -> None:
    """FAR-13.20"""
    p = pleasing()
    p.stage(0, 2).nile(0, 1, 1, 0, 0, 0)
    assert gods_value(p.s, best_gods(p.s, HUMAN)) == 6


def test_his_nobles() -> None:
    """FAR-13.22  The starting one too, texts ignored."""
    p = position(1).nobles(1, "diplomat", "vizier").tile("tl", 10, dark=True)
    assert nobles_value(p.s, TRAITOR, 0) == 24


@pytest.mark.parametrize(("points", "places"), [([80, 80], [2, 1]), ([81, 80], [1, 2]), ([79, 80], [2, 1])])
def test_a_tie_is_his(points: list[int], places: list[int]) -> None:
    """FAR-13.23  No other tie-break."""
    s = position(1).goods(0, "GGGG").s
    s.score = points
    assert result(s) == places


def test_his_belongings_score_like_a_players() -> None:
    """FAR-13.24, ruling 7.40  Not the resources on his tiles."""
    p = position(1).artisans(1, "a06").nile(1, 3, 2, 0, 0, 0).stage(1, 3).goods(1, "GS").tile("to", 7)
    p.tokens(1, "prestige_2").first(1)
    points = dict(zip(SOURCE.keys, tally(p.s, TRAITOR), strict=True))
    assert points == {
        "gods": 0, "nobles": 0, "artisans": 8, "nile": 10, "tomb": 18, "goods": 5, "pharaoh": 0, "first_player": 3,
    }  # fmt: skip
