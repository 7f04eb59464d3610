"""Section 6 of the sheet: the rulebook's worked examples, and our own vectors."""

import pytest

from benben.games.faraon.areas import advance_tomb, gain_noble
from benben.games.faraon.goods import Gain, gain_urn
from benben.games.faraon.offerings import refill
from benben.games.faraon.paying import demand
from benben.games.faraon.pyramid import PyramidStep
from benben.games.faraon.rounds import PrepareRound, place_leftover, turn_wheel
from benben.games.faraon.scoring import best_gods, gods_value, nobles_value, result, tally
from benben.games.faraon.setup import KeepNoble, StartUrn
from benben.games.faraon.tables import EMPTY, NOBLE, SOURCE, TILE, URN, S
from benben.games.faraon.traitor import TraitorTurn, fill_tile, noble_value, open_gods
from benben.games.faraon.turns import Turn
from tests.games.faraon.build import LETTERS, position


def test_t01_access_is_deducted_from_an_artisan() -> None:
    """FAR-5.4, FAR-7.10  1 + 2 green, or 1 green and 3 of another; never 1 green and 2 of another."""
    play = position().goods(0, "GGGRRR").ask(Turn(0)).choose("artisans")
    assert play.payments() == {
        ("agriculture", "none", "agriculture+agriculture"),
        ("agriculture", "none", "power+power+power"),
    }
    cheap = play.twin().choose("agriculture", "none", "agriculture+agriculture", "deck")
    assert cheap.wheel("G") == ["agriculture"] and len(cheap.owned_artisans(0)) == 1
    poor = position().goods(0, "GRR").ask(Turn(0))
    assert "artisans" not in poor.keys


def test_t02_offerings() -> None:
    """FAR-6.2, FAR-6.3, FAR-6.4  A set for the access alone; a token more for one more, or for two others."""
    play = position().goods(0, "KKYY").bonus("prestige_1").ask(Turn(0))
    one = play.twin().choose("offerings", "construction", "set_1")
    assert len(one.tokens(0)) == 2 and one.goods(0) == "YYK"
    more = play.twin().choose("offerings_more")
    assert more.payments() == {
        ("construction", "none", "construction"),
        ("construction", "none", "trade+trade"),
    }
    same = more.twin().choose("construction", "none", "construction", "set_1", "bonus_1")
    other = more.twin().choose("construction", "none", "trade+trade", "set_1", "bonus_1")
    assert len(same.tokens(0)) == len(other.tokens(0)) == 3
    assert same.goods(0) == "YY" and other.goods(0) == "K"
    illegal = position().goods(0, "KY").ask(Turn(0))
    assert "offerings" in illegal.keys and "offerings_more" not in illegal.keys


def test_t03_nile() -> None:
    """FAR-7.6, FAR-7.7  Green access, blue and red paid: two resources, and two steps on these tracks."""
    play = position().demand("nile", "G").goods(0, "GBR").ask(Turn(0)).choose("nile_2")
    assert play.payments() == {("agriculture", "none", "justice+power")}
    play.choose("agriculture", "none", "justice+power")
    assert play.goods(0) == "GY" and play.keys == ["justice", "power"]
    for first, second, levels in (
        ("justice", "power", [0, 1, 1, 0, 0]),
        ("justice", "justice", [0, 2, 0, 0, 0]),
        ("power", "power", [0, 0, 2, 0, 0]),
    ):
        assert play.twin().choose(first, second).s.nile[:5] == levels
    blue = position().demand("nile", "B").goods(0, "BR").ask(Turn(0)).choose("nile_2")
    assert blue.payments() == {("justice", "none", "power")}


def test_t04_pyramid_step_pays_the_square_or_the_one_to_its_left() -> None:
    """FAR-9.5  From the basic square to the silver one: silver, or a basic resource of choice."""
    play = position().passed(1).square(1, 1).ask(PyramidStep(1))
    assert play.keys == ["agriculture", "justice", "power", "trade", "construction", "silver"]
    assert play.choose("silver").goods(1) == "S" and play.s.square[1] == 2


def test_t05_second_passer() -> None:
    """FAR-9.1, FAR-9.2  Row 2, one of the urns left, no First Player token."""
    play = position().passed(2).urns("u01", "u14").ask(Turn(0)).choose("pass", "u14")
    assert play.s.row[0] == 1 and play.s.square[0] == 0 and play.s.first == 2
    assert play.goods(0) == "GGK"


def test_t06_two_gods() -> None:
    """FAR-11.4, FAR-11.6  Offerings-tomb is worth 10, tomb-Nile 6; stages are not counted twice."""
    ring = ("offerings", "tomb", "nile", "nobles", "artisans")
    tokens = ("prestige_1", "prestige_1", "prestige_2")
    both = position().ring(*ring).stage(0, 4).tokens(0, *tokens).nile(0, 1, 1, 0, 0, 0).s
    assert gods_value(both, best_gods(both, 0)) == 16
    fewer = position().ring(*ring).stage(0, 4).tokens(0, *tokens[:2]).nile(0, 1, 1, 0, 0, 0).s
    assert gods_value(fewer, best_gods(fewer, 0)) == 6
    three = position().ring(*ring).stage(0, 3).tokens(0, *tokens).nile(0, 1, 1, 0, 0, 0).s
    assert gods_value(three, best_gods(three, 0)) == 10


def test_t07_left_over_urn_blocks_slots() -> None:
    """FAR-12.2  Two yellow and a red: one yellow and two red slots stay free."""
    p = position(2).urns("u26")
    place_leftover(p.s)
    play = p.ask()
    assert play.wheel("Y") == ["trade", "trade"] and play.wheel("R") == ["power"]
    assert URN.index["u26"] in p.s.urns_spent


def test_t08_solo_turn() -> None:
    """FAR-13.9, FAR-13.13  NOB- 3 at the third space of TB; the rest fills the wheel and opens a god."""
    p = (
        position(1)
        .tile("tb", 2)
        .tile("tn", 7)
        .block("G", 2)
        .traitor_urns("u01")
        .show_nobles("judge", "vizier", "doctor")
    )
    play = p.ask(TraitorTurn(1))
    assert play.s.noble_owner[NOBLE.index["doctor"]] == -2 and play.s.nobles_shown[2] >= 0
    play.choose("power")
    assert len(play.wheel("G")) == 3 and open_gods(play.s) == [TILE.index["tn"]]


def test_t09_solo_urn_count_of_round_three() -> None:
    """FAR-13.18  The third tile from the left says how many urns: TN has four."""
    play = position(1).round(2).ask(PrepareRound(3))
    assert play.events("pile_drawn") == [(1, 4)]


def test_t10_scribe_pays_one_colour_for_the_other() -> None:
    """FAR-8.3  Scribe 1: two green and a red are three green or three red."""
    green = position().nobles(0, "scribe_artisans").goods(0, "GGR").ask(Turn(0)).choose("artisans")
    assert ("agriculture", "none", "agriculture+power") in green.payments()
    red = (
        position().demand("artisans", "R").nobles(0, "scribe_artisans").goods(0, "GGR").ask(Turn(0)).choose("artisans")
    )
    assert ("power", "none", "agriculture+agriculture") in red.payments()


def test_t11_nobles_cost_one_of_each() -> None:
    """FAR-7.1  Yellow access and the four others; silver for one; any four with the Judge."""
    play = position().goods(0, "GBRYK").ask(Turn(0)).choose("nobles")
    assert play.payments() == {("trade", "none", "agriculture+justice+power+construction")}
    silver = position().goods(0, "GBRYS").ask(Turn(0)).choose("nobles")
    assert ("trade", "silver", "agriculture+justice+power") in silver.payments()
    judge = position().nobles(0, "judge").goods(0, "GGGGY").ask(Turn(0)).choose("nobles")
    assert judge.payments() == {("trade", "none", "agriculture+agriculture+agriculture+agriculture")}


def test_t12_architect() -> None:
    """FAR-8.3  Stage 1, blue demanded: green on the wheel counts as green; without him three are paid."""
    with_him = position().nobles(0, "architect").goods(0, "GK").ask(Turn(0)).choose("tomb")
    assert ("agriculture", "none", "construction") in with_him.payments()
    without = position().goods(0, "BGK").ask(Turn(0)).choose("tomb")
    assert without.payments() == {("justice", "none", "agriculture+construction")}


def test_t13_doctor_needs_no_access_once() -> None:
    """FAR-8.3  Three equal resources, the wheel unchanged, the card turned; not twice in a round."""
    play = position().nobles(0, "doctor").block("G", 3).goods(0, "RRRKKK").ask(Turn(0), Turn(0))
    play.choose("artisans", "no_access", "none", "power+power+power", "deck").forced()
    assert len(play.wheel("G")) == 3 and play.s.used == 1 << NOBLE.index["doctor"]
    assert play.kind == "Turn" and "artisans" not in play.keys


def test_t14_pharaoh() -> None:
    """FAR-10.1  At once with the second noble or the third stage; the first to do so keeps it."""
    by_noble = position().stage(0, 3).nobles(0, "vizier").s
    gain_noble(by_noble, 0, by_noble.nobles.pop())
    assert by_noble.pharaoh == 0
    p = position().stage(0, 2).nobles(0, "vizier").show_nobles("official_25", "doctor", "general").goods(0, "GBRYK")
    play = p.ask(Turn(0)).choose("nobles").forced().choose("official_25").forced()
    assert play.s.stage[0] == 3 and play.s.pharaoh == 0
    advance_tomb(play.s, 1)
    play.s.stage[1] = 5
    gain_noble(play.s, 1, NOBLE.index["judge"])
    gain_noble(play.s, 1, NOBLE.index["architect"])
    assert play.s.pharaoh == 0


def test_t15_general_as_last_passer() -> None:
    """FAR-8.3, FAR-9.3  No move, no income, but the urn."""
    play = position().nobles(0, "general").passed(1, 2).urns("u01").ask(Turn(0)).choose("pass", "u01")
    assert play.goods(0) == "GBR" and play.s.row[0] == -1 and play.kind == ""


def test_t16_general_as_first_passer() -> None:
    """FAR-8.3  The First Player token, row 1, the urn, then square 1 and its basic resource."""
    play = position().nobles(0, "general").first(2).urns("u01").ask(Turn(0)).choose("pass", "u01")
    assert play.s.first == 0 and play.s.square[0] == 1 and play.asked.row() == ["PyramidIncome", 0, 0]
    assert play.keys == ["agriculture", "justice", "power", "trade", "construction"]


def test_t17_round_five_has_no_urns() -> None:
    """FAR-9.4  But the first to pass takes the First Player token, worth 3."""
    play = position().first(1).round(5).ask(Turn(0)).choose("pass")
    assert play.kind == "" and play.s.first == 0 and play.goods(0) == ""
    assert tally(play.s, 0)[SOURCE.index["first_player"]] == 3


def test_t18_final_score() -> None:
    """FAR-11.4 to FAR-11.12  The sample adds up to 98."""
    p = position(3, nile_god_threshold=2).ring("offerings", "tomb", "nile", "nobles", "artisans")
    p.nobles(0, "scribe_tomb", "vizier").artisans(0, "a03", "a06").nile(0, 3, 2, 1, 0, 0).stage(0, 4)
    p.goods(0, "SSG").tokens(0, "prestige_2", "token_power", "token_nile").first(0).pharaoh(1)
    points = dict(zip(SOURCE.keys, tally(p.s, 0), strict=True))
    assert points == {
        "gods": 16, "nobles": 21, "artisans": 13, "nile": 10, "tomb": 27, "goods": 8, "pharaoh": 0, "first_player": 3,
    }  # fmt: skip
    assert sum(points.values()) == 98


@pytest.mark.parametrize(
    ("pharaoh", "goods", "places"),
    [(1, ("GGGG", "GG"), [2, 1]), (-1, ("GGGG", "GGGGGG"), [2, 1]), (-1, ("GGGGG", "GGGGG"), [1, 1])],
)
def test_t19_ties(pharaoh: int, goods: tuple[str, str], places: list[int]) -> None:
    """FAR-11.13  The Pharaoh token, then resources and tokens, then a shared victory."""
    s = position(2).goods(0, goods[0]).goods(1, goods[1]).pharaoh(pharaoh).s
    s.score = [98, 98]
    assert result(s) == places


def test_t20_diplomat() -> None:
    """FAR-8.3  As much as the best other noble; alone nothing."""
    s = position().nobles(0, "diplomat", "vizier", "scribe_nile").s
    assert nobles_value(s, 0, 0) == 12 + 12 + 4
    assert nobles_value(position().nobles(0, "diplomat").s, 0, 0) == 0


def test_t21_treasurer() -> None:
    """FAR-7.5  8 and 2 for each silver, which count 1 each besides."""
    s = position().nobles(0, "treasurer").goods(0, "SSS").s
    assert nobles_value(s, 0, 0) == 14 and tally(s, 0)[SOURCE.index["goods"]] == 3


def test_t22_empty_supply() -> None:
    """FAR-3.5  No green left: green, green and blue give one blue."""
    p = position().urns("u01", "u02", "u03").short("G", 0)
    p.s.urns.remove(URN.index["u11"])
    gain_urn(p.s, 0, URN.index["u11"])
    assert p.ask().goods(0) == "B"


def test_t23_traitor_nobles() -> None:
    """FAR-13.22  Three nobles: 24 with NV 8 covered, 18 with none."""
    p = position(1).nobles(1, "vizier", "judge", "diplomat").tile("tl", 6)
    assert noble_value(p.s) == 8 and nobles_value(p.s, 1, 0) == 24
    p.tile("tl", 2)
    assert nobles_value(p.s, 1, 0) == 18


@pytest.mark.parametrize("direction", [1, -1])
def test_t24_every_area_sees_every_colour(direction: int) -> None:
    """FAR-11.2  In five rounds."""
    s = position().ring("nile", "artisans", "nobles", "tomb", "offerings").demand("nile", "Y").s
    s.direction = direction
    seen: list[set[int]] = [set() for _ in range(5)]
    for _ in range(5):
        for area in range(5):
            seen[area].add(demand(s, area))
        turn_wheel(s)
    assert all(colours == set(range(5)) for colours in seen)


def test_t25_full_tile_overflows_to_the_right() -> None:
    """FAR-13.12  A tenth resource is the last; the next goes on the tile to the right and works its icon."""
    p = position(1).tile("ta", 10).tile("tb", 10).tile("tn", 3).stage(1, 0)
    fill_tile(p.s, LETTERS.index("G"))
    assert p.s.filled == [10, 10, 4, 1, 1] and sum(p.s.nile[5:]) == 1
    wrap = position(1).tile("to", 10).tile("ta", 1)
    fill_tile(wrap.s, LETTERS.index("K"))
    assert wrap.s.filled[0] == 2


def test_t26_fullest_tile_tie_goes_to_the_left_track() -> None:
    """FAR-13.13  Tiles tied to K, R, G, Y, B with 4, 6, 6, 3, 2: track G, left of R on the Nile."""
    p = position(1)
    p.s.tile_colour = [LETTERS.index(letter) for letter in "KRGYB"]
    p.s.tiles = [TILE.index[key] for key in ("ta", "tn", "to", "tl", "tb")]
    p.tile("ta", 4).tile("tn", 6).tile("to", 6).tile("tl", 3).tile("tb", 2)
    fill_tile(p.s, LETTERS.index("R"))
    assert p.s.nile[5:] == [0, 0, 1, 0, 0], "seven on R: no tie"
    q = position(1)
    q.s.tile_colour = [LETTERS.index(letter) for letter in "KRGYB"]
    q.s.tiles = [TILE.index[key] for key in ("ta", "to", "tn", "tl", "tb")]
    q.tile("ta", 4).tile("to", 7).tile("tn", 6).tile("tl", 3).tile("tb", 2)
    fill_tile(q.s, LETTERS.index("G"))
    assert q.s.nile[5:] == [1, 0, 0, 0, 0]


def test_t27_short_refill() -> None:
    """FAR-6.7, FAR-6.8  2 sets and 1 bonus token left, 3 in the bag, 2 spent: 4 sets and 2 bonus tokens."""
    p = position(3)
    for place in (1, 3):
        for i in (2 * place, 2 * place + 1):
            p.s.purse[6 + p.s.sets[i]] += 1
            p.s.sets[i] = EMPTY
    for place in (0, 1, 2):
        p.s.purse[6 + p.s.bonus[place]] += 1
        p.s.bonus[place] = EMPTY
    while len(p.s.bag) > 5:
        p.s.purse[6 + p.s.bag.pop()] += 1
    for _ in range(2):
        p.s.spent[p.s.bag.pop()] += 1
    refill(p.s)
    assert min(p.s.sets) >= 0 and sum(kind >= 0 for kind in p.s.bonus) == 2
    assert not p.s.bag and not any(p.s.spent)
    p.ask()


def test_t28_starting_noble_25() -> None:
    """FAR-2.15  Stage 1 and a silver before the urn; then three silver and three resources."""
    p = position(3).urns("u01", "u02", "u03")
    p.s.round = 0
    p.s.drawer = 0
    p.show_nobles("judge", "vizier", "doctor")
    p.s.drawn = [NOBLE.index["official_25"], NOBLE.index["general"]]
    for card in p.s.drawn:
        p.s.nobles.remove(card)
    play = p.ask(KeepNoble(0), StartUrn(0), Gain(0, (S, S)))
    play.choose("official_25")
    assert play.kind == "StartUrn" and play.s.stage[0] == 1 and play.goods(0) == "S"
    assert play.choose("u01").goods(0) == "GBRSSS"
