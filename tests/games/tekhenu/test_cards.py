"""TEK-20  One case for every Blessing, Technology, Decree, Starting card, Destiny card, Pillar tile and Horus tile."""

from collections.abc import Callable

import pytest

from benben.games.tekhenu.actions import AfterAction, GodAction
from benben.games.tekhenu.decrees import EndGame, decree_points
from benben.games.tekhenu.horus import horus_bonus
from benben.games.tekhenu.maat import Maat, TakeDestiny, Weigh, ankh
from benben.games.tekhenu.scoring import upkeep
from benben.games.tekhenu.setup import ClaimRewards
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.tables import BASTET, HATHOR, HORUS, HORUS_TILES, OSIRIS, PILLAR_TILES, RA, THOTH
from benben.games.tekhenu.tables_cards import BLESSINGS, CARD, DECREES, DESTINIES, REWARD, STARTS, TECHNOLOGIES
from benben.games.tekhenu.turn import Turn
from tests.games.tekhenu.build import (
    Position,
    asked,
    cards_of,
    choose,
    hand,
    keys,
    markers,
    position,
    to_end,
    tokens,
    told,
)

Case = Callable[[str], None]


def on_wheel(*dice: str, light: str = "shaded") -> Position:
    return position().light(dice[0].split("+")[0], light).wheel(*dice)


# --- Blessings --------------------------------------------------------------------------------------------------------


def goods(token: str, amount: int) -> Case:
    def case(key: str) -> None:
        s = on_wheel("ra+yellow_1").own(0, key).ask(Turn(0))
        choose(s, "ra+yellow_1", "produce_papyrus")
        assert keys(s) == [key, "done"]
        choose(s, key)
        expected = {"papyrus": 1}
        expected[token] = expected.get(token, 0) + amount
        assert tokens(s, 0) == expected and cards_of(s, 0) == [] and s.surplus[0] == 0

    return case


def any_moment(key: str) -> None:
    s = on_wheel("ra+yellow_1").folk(0, 2, 6).own(0, key).ask(Turn(0))
    assert keys(s)[-2:] == ["b07_population", "b07_happiness"]
    choose(s, "b07_population")
    assert s.population[0] == 9 and s.opened == 3 and keys(s) == ["ra+yellow_1"]
    s = on_wheel("ra+yellow_1").folk(0, 2, 6).own(0, key).ask(Turn(0))
    choose(s, "ra+yellow_1", "produce_papyrus")
    assert keys(s) == ["end", "b07_population", "b07_happiness"]
    choose(s, "b07_happiness")
    assert s.happiness[0] == 5 and asked(s) == ""
    s = on_wheel("ra+yellow_1").own(1, key).ask(Turn(0))
    assert keys(s) == ["ra+yellow_1"]


def any_face(key: str) -> None:
    s = on_wheel("ra+yellow_1").own(0, key).ask(Turn(0))
    choose(s, "ra+yellow_1", "face2", "produce_papyrus")
    assert tokens(s, 0) == {"papyrus": 2} and s.left[0] == [13] and cards_of(s, 0) == []


def another_colour(key: str) -> None:
    s = on_wheel("ra+white_1", "ra+brown_6", light="dark").own(0, key).ask(Turn(0))
    assert keys(s) == ["ra+white_1", "ra+brown_6"]
    choose(s, "ra+white_1")
    assert keys(s) == ["black_same", "black_plus", "brown_same", "brown_plus"]
    choose(s, "black_plus", "produce_granite")
    assert tokens(s, 0) == {"granite": 2} and s.left[0] == [0] and cards_of(s, 0) == []


def waives(gods: tuple[tuple[int, str], ...]) -> Case:
    def case(key: str) -> None:
        for god, place in gods:
            s = position().own(0, key).ask(GodAction(0, god, 1, 0))
            if place:
                choose(s, place)
            assert keys(s) == ["blessing"]
            choose(s, "blessing")
            assert cards_of(s, 0) == [] and asked(s) == ""
        rich = position().own(0, key).tokens(0, limestone=9, granite=9, papyrus=9, bread=9)
        god, place = gods[0]
        s = rich.ask(GodAction(0, god, 1, 0))
        choose(s, *([place] if place else []))
        assert len(keys(s)) == 2 and keys(s)[-1] == "blessing"

    return case


def adjacent(key: str) -> None:
    for extra, god in (("before", RA), ("after", BASTET)):
        arranged = on_wheel("hathor+white_1").own(0, key).slots("p22", "p23", "p24")
        s = arranged.tokens(0, scribe=1, limestone=2, papyrus=2).ask(Turn(0))
        choose(s, "hathor+white_1", f"play_{extra}", f"extra_{extra}")
        if god == RA:
            choose(s, "r1c1+turn0")
        assert told(s, "god_action") == [(0, god, 1)] and cards_of(s, 0) == []
        choose(s, "produce_limestone")
        assert s.under[0] == [] and len(s.left[0] + s.right[0]) == 1
    s = on_wheel("hathor+white_1").own(0, key).tokens(0, papyrus=2).ask(Turn(0))
    assert "play_after" not in keys(choose(s, "hathor+white_1"))


def opposite(key: str) -> None:
    s = on_wheel("ra+white_1").folk(0, 2, 5).own(0, key).ask(Turn(0))
    choose(s, "ra+white_1", "play_opposite", "produce_limestone")
    assert keys(s) == ["extra_opposite"]
    choose(s, "extra_opposite")
    assert (s.happiness[0], s.population[0]) == (1, 4) and told(s, "god_action") == [(0, THOTH, 1)]
    s = on_wheel("ra+white_1").folk(0, 0, 5).own(0, key).ask(Turn(0))
    assert "play_opposite" not in keys(choose(s, "ra+white_1"))


def twice(key: str) -> None:
    s = on_wheel("ra+yellow_3").own(0, key).ask(Turn(0))
    choose(s, "ra+yellow_3", "produce_papyrus", "b21")
    assert tokens(s, 0) == {"papyrus": 4} and s.surplus[0] == 2 and cards_of(s, 0) == []


def free_anubis(key: str) -> None:
    s = on_wheel("ra+white_2", light="dark").own(0, key).ask(Turn(0))
    choose(s, "anubis_blessing", "ra+white_2", "osiris", "row2_bread")
    assert s.under[0] == [1] and cards_of(s, 0) == [] and asked(s) == ""


RA_HORUS = ((RA, "r1c1+turn0"), (HORUS, "os_w"))
BASTET_HATHOR = ((BASTET, ""), (HATHOR, "w3"))
BLESSING_CASES: dict[str, Case] = {
    "b01": goods("limestone", 4), "b02": goods("granite", 4), "b03": goods("bread", 4), "b04": goods("papyrus", 4),
    "b05": goods("gold", 3), "b06": goods("scribe", 2), "b07": any_moment, "b08": any_moment, "b09": any_face,
    "b10": any_face, "b11": another_colour, "b12": another_colour, "b13": waives(RA_HORUS), "b14": waives(RA_HORUS),
    "b15": waives(BASTET_HATHOR), "b16": waives(BASTET_HATHOR), "b17": adjacent, "b18": adjacent, "b19": opposite,
    "b20": opposite, "b21": twice, "b22": twice, "b23": free_anubis, "b24": free_anubis,
}  # fmt: skip


@pytest.mark.parametrize("key", BLESSING_CASES)
def test_blessing(key: str) -> None:
    """TEK-20.1, TEK-5.6  Every Blessing, once, then discarded (TEK-11.4)."""
    BLESSING_CASES[key](key)


# --- Technologies -----------------------------------------------------------------------------------------------------


def scores(god: int, value: int, worth: int, gain: dict[str, int], **needs: int) -> Case:
    def case(key: str) -> None:
        without = position().tokens(0, **needs).ask(GodAction(0, god, value, 0))
        s = position().own(0, key).tokens(0, **needs).ask(GodAction(0, god, value, 0))
        assert s.score[0] - without.score[0] == worth
        more = {
            token: s.tokens[i] - without.tokens[i]
            for i, token in enumerate(("papyrus", "bread", "limestone", "granite"))
        }
        assert {token: amount for token, amount in more.items() if amount} == gain

    return case


def t05(key: str) -> None:
    arranged = position().own(0, key).pillar(0, "r1c1", "p22").pillar(0, "r1c3", "p23").tokens(0, bread=3)
    assert choose(arranged.ask(GodAction(0, HATHOR, 1, 0)), "w1").score[0] == 20


def t06(key: str) -> None:
    s = position().own(0, key).folk(0, 5, 5).tokens(0, papyrus=2).ask(GodAction(0, BASTET, 6, 0))
    assert s.score[0] == 12 and (s.happiness[0], s.population[0]) == (6, 6)
    s = position().own(0, key).folk(0, 2, 5).tokens(0, papyrus=2).ask(GodAction(0, BASTET, 1, 0))
    assert (s.happiness[0], s.population[0]) == (4, 6)


def t07(key: str) -> None:
    s = position().own(0, key).god_statue(0, "thoth").ask(GodAction(1, THOTH, 1, 0))
    assert tokens(s, 0) == {"scribe": 1, "granite": 1}
    s = choose(position(3).own(0, key).tokens(0, granite=2).ask(GodAction(0, HORUS, 3, 0)), "hathor")
    assert tokens(s, 0) == {"gold": 1, "granite": 1}


def t08(key: str) -> None:
    for status, side in (("pure", "left"), ("tainted", "right")):
        s = on_wheel("ra+white_1", light="dark").own(0, key).ask(Turn(0))
        choose(s, "ra+white_1", status, "produce_limestone")
        assert getattr(s, side)[0] == [0] and tokens(s, 0) == {"limestone": 1}


def t09(key: str) -> None:
    arranged = position().own(0, key).light("ra", "dark").slots("p17", "p23", "p24").tokens(0, limestone=3)
    s = choose(arranged.ask(GodAction(0, RA, 5, 0)), "r1c1+turn0")
    assert tokens(s, 0)["gold"] == 2


def t10(key: str) -> None:
    s = on_wheel("bastet+white_6").own(0, key).folk(0, 2, 5).tokens(0, scribe=3).ask(Turn(0))
    choose(s, "bastet+white_6", "bastet")
    assert tokens(s, 0) == {"scribe": 1} and s.score[0] == 11
    s = on_wheel("ra+white_1").own(0, key).tokens(0, gold=2, scribe=1).ask(Turn(0))
    choose(s, "anubis_scribes")
    assert keys(s) == ["2gold", "1gold+1scribe"]
    choose(s, "2gold", "ra+white_1", "scribes2", "produce_bread")
    assert s.score[0] == 11 and tokens(s, 0) == {"bread": 2}


def t11(key: str) -> None:
    s = on_wheel("ra+yellow_1").own(0, key).ask(Turn(0))
    assert choose(s, "ra+yellow_1", "produce_papyrus").score[0] == 12
    assert position().own(0, key).ask(GodAction(0, OSIRIS, 1, 0)).score[0] == 12
    assert position().own(0, key).ask(GodAction(0, OSIRIS, 2, 0)).score[0] == 10


def t12(key: str) -> None:
    s = on_wheel("ra+yellow_5").own(0, key).ask(Turn(0))
    assert choose(s, "ra+yellow_5", "produce_papyrus").score[0] == 13


def t13(key: str) -> None:
    s = on_wheel("ra+yellow_5").own(0, key).ask(Turn(0))
    choose(s, "ra+yellow_5", "produce_papyrus")
    assert keys(s) == ["value3", "value4", "value5", "value6"]
    choose(s, "value3")
    assert tokens(s, 0) == {"papyrus": 3} and s.surplus[0] == 1


def t14(key: str) -> None:
    s = position().own(0, key).ask(GodAction(0, OSIRIS, 2, 0))
    assert keys(s) == ["value1", "value2", "value3", "value4"]
    assert keys(choose(s, "value4")) == ["row4_papyrus", "row4_bread", "row4_limestone", "row4_granite"]


def t15(key: str) -> None:
    s = position().own(0, key).ask(Maat())
    assert tokens(s, 0) == {"faith": 2} and ankh(s, 0) == 5 and ankh(s, 1) == 1
    assert choose(s, "none").order[0] == 0


def t16(key: str) -> None:
    first = position().own(3, key).destiny("a01", "a02", "a03", "a04").ask(Weigh())
    assert first.score[3] == 12 and tokens(first, 3) == {}
    last = position().own(0, key).destiny("a01", "a02", "a03", "a04").ask(Weigh())
    assert last.score[0] == 10 and tokens(last, 0) == {"gold": 1}


def t17(key: str) -> None:
    s = on_wheel("ra+brown_2").own(0, key).building(0, "w1").ask(Turn(0))
    assert choose(s, "ra+brown_2", "produce_bread").score[0] == 12 and upkeep(s, 0) == 0
    s = on_wheel("ra+yellow_2").own(0, key).ask(Turn(0))
    assert choose(s, "ra+yellow_2", "produce_papyrus").score[0] == 10


def t18(key: str) -> None:
    s = on_wheel("ra+yellow_2", "ra+white_2").own(0, key).ask(Turn(0), Turn(0))
    choose(s, "ra+yellow_2", "produce_papyrus")
    assert s.score[0] == 11
    assert choose(s, "ra+white_2", "produce_limestone").score[0] == 11


def t19(key: str) -> None:
    s = on_wheel("osiris+white_2").own(0, key).tokens(0, scribe=1).ask(Turn(0))
    choose(s, "osiris+white_2", "osiris")
    assert asked(s) == "ProduceFirst"
    choose(s, "yes")
    assert tokens(s, 0) == {"limestone": 2} and asked(s) == "BuildAtOsiris"
    s = on_wheel("osiris+yellow_2").own(0, key).tokens(0, scribe=1).ask(Turn(0))
    assert asked(choose(s, "osiris+yellow_2", "osiris")) == "BuildAtOsiris"


def t22(key: str) -> None:
    s = on_wheel("horus+white_1").own(0, key).tokens(0, limestone=1, granite=1).ask(Turn(0))
    choose(s, "horus+white_1", "horus", "os_w")
    assert s.score[0] == 11 and tokens(s, 0) == {"gold": 1} and asked(s) == ""
    s = on_wheel("horus+white_1").own(0, key).tokens(0, limestone=1, granite=2).ask(Turn(0))
    choose(s, "horus+white_1", "horus", "os_w")
    assert keys(s) == ["2granite", "1limestone+1granite"]
    assert choose(s, "2granite").score[0] == 10


def t23(key: str) -> None:
    s = on_wheel("ra+white_1").own(0, key).tokens(0, scribe=2).ask(Turn(0))
    assert choose(s, "anubis_scribes").score[0] == 13


def t24(key: str) -> None:
    s = on_wheel("ra+yellow_1").own(0, key, "b01").ask(Turn(0))
    choose(s, "ra+yellow_1", "produce_papyrus", "b01")
    assert tokens(s, 0)["gold"] == 1


TECHNOLOGY_CASES: dict[str, Case] = {
    "t01": scores(OSIRIS, 2, 2, {}), "t02": scores(RA, 1, 2, {}, limestone=4), "t03": scores(THOTH, 2, 2, {}),
    "t04": scores(HORUS, 2, 2, {"granite": 1}, granite=2), "t05": t05, "t06": t06, "t07": t07, "t08": t08, "t09": t09,
    "t10": t10, "t11": t11, "t12": t12, "t13": t13, "t14": t14, "t15": t15, "t16": t16, "t17": t17, "t18": t18,
    "t19": t19, "t20": scores(THOTH, 2, 0, {"papyrus": 1}), "t21": scores(HATHOR, 2, 0, {"bread": 1}, bread=2),
    "t22": t22, "t23": t23, "t24": t24,
}  # fmt: skip


@pytest.mark.parametrize("key", TECHNOLOGY_CASES)
def test_technology(key: str) -> None:
    """TEK-20.1, TEK-20.6  Every Technology."""
    TECHNOLOGY_CASES[key](key)


# --- Decrees ----------------------------------------------------------------------------------------------------------


def rich() -> Position:
    """A seat with 2 quarries, 1 workshop, 3 Temple Buildings, 2 Pillars, 3 god and 1 people Statue, and some tokens."""
    arranged = position().workshop(0, "row1_limestone", "row2_granite", "row3_bread").building(0, "w1", "w2", "s1")
    arranged.pillar(0, "r1c1", "p22").pillar(0, "r5c5", "p23").god_statue(0, "ra", "ra", "thoth")
    arranged.people_statue(0, "os_w").folk(0, 13, 19).folk(1, 4, 5).own(0, "t01", "t02")
    return (
        arranged.tokens(0, scribe=2, gold=3, bread=1, papyrus=1)
        .scales(0, ("white_5", "black_4"), ("grey_6",))
        .level_dice()
    )


def worth(points: int) -> Case:
    def case(key: str) -> None:
        arranged = rich().decrees(0, key)
        assert decree_points(arranged.s, 0, CARD.index[key]) == points
        s = choose(arranged.order(3, 2, 1, 0).ask(EndGame()), key)
        assert s.score[0] == 10 + points and asked(s) == ""

    return case


def d02(key: str) -> None:
    arranged = position().decrees(0, key, "d09", "d10", "d12").order(3, 2, 1, 0)
    s = choose(arranged.ask(EndGame()), key, "stop")
    assert s.score[0] == 10 + 12


def d03(key: str) -> None:
    arranged = rich().decrees(0, key, "d11", "d23").order(3, 2, 1, 0)
    s = choose(arranged.ask(EndGame()), key, "d11")
    assert keys(s) == ["d11", "stop"]
    choose(s, "d11")
    assert s.score[0] == 10 + 6 + 6 and tokens(s, 0)["gold"] == 1
    poor = position().decrees(0, key, "d11").workshop(0, "row1_bread").tokens(0, gold=1, bread=9).order(3, 2, 1, 0)
    assert asked(choose(poor.ask(EndGame()), key, "d11")) == ""


def d04(key: str) -> None:
    s = choose(rich().decrees(0, key).order(3, 2, 1, 0).ask(EndGame()), key)
    assert keys(s) == ["papyrus", "bread", "gold", "stop"]
    choose(s, "bread", "gold", "gold", "gold")
    assert s.score[0] == 10 + 16 and tokens(s, 0) == {"papyrus": 1, "scribe": 2} and asked(s) == ""
    s = choose(rich().decrees(0, key).order(3, 2, 1, 0).ask(EndGame()), key, "stop")
    assert s.score[0] == 10


def d20(key: str) -> None:
    for place, points in ((0, 10), (1, 5), (2, 0)):
        order = [1, 2, 3]
        order.insert(place, 0)
        arranged = position().decrees(0, key).order(*order)
        assert decree_points(arranged.s, 0, CARD.index[key]) == points
        assert choose(arranged.ask(EndGame()), key).score[0] == 10 + points + (3, 2, 0)[place]


def d23(key: str) -> None:
    arranged = position(2).decrees(0, key, "d21", "d01").round(16)
    arranged.s.markers, arranged.s.offset = [-1, 2], 2
    s = arranged.ask(Weigh())
    assert asked(s) == "Proclaim" and "decline" in keys(s)
    choose(s, "horus+value1", "os_w")
    assert s.statues[0] == 5 and tokens(s, 0) == {"gold": 1} and s.chosen[0] == [70]
    assert keys(s) == ["d01", "stop"]
    arranged = position(2).decrees(0, key).round(16)
    arranged.s.markers, arranged.s.offset = [-1, 2], 2
    assert asked(choose(arranged.ask(Weigh()), "decline")) == ""


DECREE_CASES: dict[str, Case] = {
    "d01": worth(6), "d02": d02, "d03": d03, "d04": d04, "d05": worth(8), "d06": worth(11), "d07": worth(6),
    "d08": worth(8), "d09": worth(6), "d10": worth(3), "d11": worth(6), "d12": worth(9), "d13": worth(6),
    "d14": worth(14), "d15": worth(10), "d16": worth(12), "d17": worth(12), "d18": worth(12), "d19": worth(5),
    "d20": d20,
    "d21": worth(6), "d22": worth(5), "d23": d23, "d24": worth(5),
}  # fmt: skip


@pytest.mark.parametrize("key", DECREE_CASES)
def test_decree(key: str) -> None:
    """TEK-20.1, TEK-16.1  Every Decree."""
    DECREE_CASES[key](key)


def ended(*decrees: str, own: tuple[str, ...] = (), population: int = 13, **purse: int) -> Tekhenu:
    """The end, seat 0 last in turn order, all its Decrees picked; two workshops make D10 worth 6."""
    arranged = position().decrees(0, *decrees).own(0, *own).folk(0, 2, population).order(3, 2, 1, 0)
    arranged.workshop(0, "row1_papyrus", "row1_bread").tokens(0, **purse)
    return choose(arranged.ask(EndGame()), *decrees)


@pytest.mark.parametrize(
    ("own", "purse"),
    [
        ((), {"gold": 1, "scribe": 9}),
        (("t22",), {"gold": 1, "limestone": 9, "granite": 9}),
        (("t10",), {"gold": 1, "papyrus": 9}),
        (("t10",), {"scribe": 1, "papyrus": 9}),
    ],
)
def test_d03_wants_gold(own: tuple[str, ...], purse: dict[str, int]) -> None:
    """TEK-20.1, TEK-1.8  Two Gold: no basic, no Scribe without T10, nothing by T22."""
    s = ended("d03", "d10", own=own, **purse)
    assert asked(s) == "" and s.score[0] == 16 and tokens(s, 0) == purse


@pytest.mark.parametrize(
    ("purse", "ways"),
    [
        ({"gold": 1, "scribe": 1}, []),
        ({"scribe": 2}, []),
        ({"gold": 2, "scribe": 1}, ["2gold", "1gold+1scribe"]),
        ({"gold": 2, "scribe": 2}, ["2gold", "1gold+1scribe", "2scribe"]),
    ],
)
def test_d03_paid_with_scribes(purse: dict[str, int], ways: list[str]) -> None:
    """TEK-20.1  T10: Scribes stand for Gold, asked if there are several ways; its point is for own turns alone."""
    s = choose(ended("d03", "d10", own=("t10",), **purse), "d10")
    if ways:
        assert keys(s) == ways
        choose(s, ways[-1])
    assert s.score[0] == 22 and asked(s) == "" and sum(tokens(s, 0).values()) == sum(purse.values()) - 2


def test_d03_paid_with_scribes_spares_the_coffer() -> None:
    """TEK-20.1  D08 repeated: 2 Scribes paid leave 3 Gold, 6 points twice; 2 Gold paid leave 1, 2 points twice."""
    for way, points in (("2scribe", 6), ("1gold+1scribe", 4), ("2gold", 2)):
        s = choose(ended("d03", "d08", own=("t10",), gold=3, scribe=2), "d08", way)
        assert s.score[0] == 10 + 2 * points


def test_d03_repeats_d04_with_scribes() -> None:
    """TEK-20.1  T10: Scribes for D03, for D04 and for D04 again; each symbol once a time."""
    s = choose(ended("d03", "d04", own=("t10",), population=9, scribe=3, gold=1), "d04", "2scribe", "scribe")
    assert keys(s) == ["gold", "stop"]
    choose(s, "gold")
    assert s.score[0] == 18 and tokens(s, 0) == {} and asked(s) == ""


def test_d03_repeats_d07_before_scribes_pay_for_d04() -> None:
    """TEK-16.1, TEK-20.1  The owner's order: D07, again by D03, and only then T10's Scribes for D04."""
    s = choose(ended("d03", "d04", "d07", own=("t10",), scribe=2, gold=2), "d07", "2gold", "scribe", "scribe")
    assert s.score[0] == 10 + 6 + 6 + 8 and tokens(s, 0) == {} and asked(s) == ""


def test_d04_takes_any_resource() -> None:
    """TEK-20.1, TEK-1.7  Gold like a basic; Scribes only with T10; T22 makes no difference and gives no point."""
    s = ended("d04", papyrus=1, gold=1, scribe=2)
    assert keys(s) == ["papyrus", "gold", "stop"]
    choose(s, "gold")
    assert s.score[0] == 14 and tokens(s, 0) == {"papyrus": 1, "scribe": 2} and asked(s) == ""
    s = ended("d04", own=("t10",), papyrus=1, gold=1, scribe=2)
    assert keys(s) == ["papyrus", "gold", "scribe", "stop"]
    choose(s, "scribe", "scribe")
    assert s.score[0] == 18 and tokens(s, 0) == {"papyrus": 1, "gold": 1} and asked(s) == ""
    s = ended("d04", own=("t22",), limestone=2)
    assert keys(s) == ["limestone", "stop"]
    choose(s, "limestone", "limestone")
    assert s.score[0] == 18 and tokens(s, 0) == {} and asked(s) == ""
    assert asked(ended("d04", scribe=9)) == "" and asked(ended("d04", population=8, gold=9)) == ""


# --- Starting cards, Destiny cards ------------------------------------------------------------------------------------


def claimed(key: str) -> Tekhenu:
    arranged = position()
    arranged.s.destiny[0] = 3
    arranged.s.starts[0] = [REWARD.index[key]]
    s = arranged.ask(ClaimRewards(0))
    return choose(s, key) if asked(s) == "OrderRewards" else s


def given(**gain: int) -> Case:
    def case(key: str) -> None:
        assert tokens(claimed(key), 0) == {**gain, "faith": 1}

    return case


def builds(row: int, districts: tuple[str, ...]) -> Case:
    def case(key: str) -> None:
        s = claimed(key)
        assert keys(s) == [f"row{row}_{district}" for district in districts]
        choose(s, keys(s)[0])
        assert s.happiness[0] == 2 and s.buildings[0] == 9 and told(s, "marker_raised")

    return case


def mixes(ways: int, pick: str, gain: dict[str, int]) -> Case:
    def case(key: str) -> None:
        s = claimed(key)
        assert len(keys(s)) == ways
        assert tokens(choose(s, pick), 0) == {**gain, "faith": 1}

    return case


def draws(kind: int) -> Case:
    def case(key: str) -> None:
        s = claimed(key)
        assert asked(s) == "KeepDrawn" and len(keys(s)) == 2 and [c // 24 for c in s.drawn] == [kind, kind]
        kept, other = keys(s)
        choose(s, kept)
        assert cards_of(s, 0) == [kept] and CARD.index[other] in s.decks[kind] and s.drawn == []

    return case


def s11(key: str) -> None:
    s = claimed(key)
    assert (s.happiness[0], s.population[0]) == (4, 8)


ALL = ("papyrus", "bread", "limestone", "granite")
START_CASES: dict[str, Case] = {
    "s01": builds(5, ALL), "s02": builds(3, ALL[2:]), "s03": builds(3, ALL[:2]),
    "s04": mixes(56, "2papyrus+1bread+2granite", {"papyrus": 2, "bread": 1, "granite": 2}), "s05": draws(1),
    "s06": draws(0), "s07": given(scribe=2, gold=1), "s08": given(papyrus=1, bread=1, limestone=1, granite=1),
    "s09": mixes(4, "1limestone+2granite", {"limestone": 1, "granite": 2}),
    "s10": mixes(4, "3papyrus", {"papyrus": 3}), "s11": s11, "s12": given(gold=2),
}  # fmt: skip


@pytest.mark.parametrize("key", START_CASES)
def test_start(key: str) -> None:
    """TEK-20.1, TEK-2.15  Every Starting card; its number is its Initiative."""
    assert STARTS[REWARD.index[key]].initiative == int(key[1:])
    START_CASES[key](key)


def destiny(gain: dict[str, int], folk: str = "") -> Case:
    def case(key: str) -> None:
        arranged = position()
        arranged.s.destiny = [-1] * 4
        s = choose(arranged.ask(TakeDestiny(0, 1)), key)
        if folk:
            choose(s, folk)
            assert s.happiness[0] == 3
        assert tokens(s, 0) == gain and ankh(s, 0) == int(key[1:]) - 1

    return case


DESTINY_CASES: dict[str, Case] = {
    "a01": destiny({"scribe": 1}), "a02": destiny({"gold": 1}), "a03": destiny({}, "happiness"),
    "a04": destiny({"faith": 1}),
}  # fmt: skip


@pytest.mark.parametrize("key", DESTINY_CASES)
def test_destiny(key: str) -> None:
    """TEK-20.1, TEK-14.8  Every Destiny card and its Ankh value."""
    DESTINY_CASES[key](key)


# --- Pillar tiles -----------------------------------------------------------------------------------------------------

LIGHTS = ("sunny", "shaded", "dark")


def laid(
    key: str, awake: bool, at: str = "r3c3+turn0", prepare: Callable[[Position], object] = lambda _: None
) -> Tekhenu:
    """The tile built in the lighting of its ability, or in another."""
    row = PILLAR_TILES[int(key[1:]) - 1]
    light = row.lighting if awake else (row.lighting + 1) % 3
    others = [tile for tile in ("p22", "p23", "p24") if tile != key][:2]
    arranged = position().light("ra", LIGHTS[light]).slots(key, *others).tokens(0, limestone=row.cost)
    prepare(arranged)
    return choose(arranged.ask(GodAction(0, RA, 5, 0)), at)


def plain(
    check: Callable[[Tekhenu], bool], at: str = "r3c3+turn0", prepare: Callable[[Position], object] = lambda _: None
) -> Case:
    def case(key: str) -> None:
        assert check(laid(key, True, at, prepare)) and not check(laid(key, False, at, prepare))

    return case


def has(**wanted: int) -> Callable[[Tekhenu], bool]:
    return lambda s: all(tokens(s, 0).get(token, 0) == amount for token, amount in wanted.items())


def thoth_action(key: str) -> None:
    s = laid(key, True)
    assert asked(s) == "UseAbility" and keys(s) == ["thoth+value1", "decline"]
    card = keys(choose(s, "thoth+value1"))[0]
    choose(s, card)
    assert cards_of(s, 0) == [card] and s.pillar[12] == 0
    assert asked(choose(laid(key, True), "decline")) == "" and asked(laid(key, False)) == ""


def horus_action(key: str) -> None:
    s = laid(key, True, prepare=lambda p: p.tokens(0, granite=2))
    assert keys(s) == ["horus+value1", "horus+value2", "horus+value3", "decline"]
    choose(s, "horus+value2", "ra", "2granite")
    assert s.honour[RA * 4] == 1 and s.pillar[12] == 0 and tokens(s, 0) == {"gold": 1}
    assert asked(laid(key, True)) == "" and asked(laid(key, False)) == ""


def osiris_action(key: str) -> None:
    s = choose(laid(key, True), "osiris+value3", "row3_papyrus")
    assert s.happiness[0] == 1 and markers(s, 0) == [3, 2, 3, 2] and s.pillar[12] == 0
    assert asked(laid(key, False)) == ""


def bare(key: str) -> None:
    s = laid(key, False)
    assert told(s, "ability") == [] and s.pillar[12] == 0 and s.score[0] == 13


def scored(points: int) -> Callable[[Tekhenu], bool]:
    return lambda s: s.score[0] == points


def in_line(p: Position) -> None:
    p.building(1, "w3", "s3").people_statue(1, "ts_n")


PILLAR_CASES: dict[str, Case] = {
    "p01": plain(lambda s: s.population[0] == 8), "p02": plain(has(scribe=1)),
    "p03": plain(lambda s: s.happiness[0] == 4),
    "p04": plain(scored(10 + 4 + 3 + 2), "r1c1+turn0"), "p05": plain(scored(10 + 2 + 3 + 1), "r1c1+turn0"),
    "p06": plain(scored(10 + 2 + 3 + 2), prepare=in_line), "p07": plain(scored(14)), "p08": plain(scored(14)),
    "p09": plain(scored(14)), "p10": thoth_action, "p11": thoth_action, "p12": horus_action,
    "p13": plain(lambda s: len(hand(s, 0)) == 1 and s.hand_eyes[0] == [0]),
    "p14": plain(lambda s: len(hand(s, 0)) == 1 and s.hand_eyes[0] == [0]), "p15": osiris_action,
    "p16": plain(has(gold=3)), "p17": plain(has(gold=3)), "p18": plain(has(gold=3)),
    "p19": plain(has(faith=6), "r1c2+turn0"), "p20": plain(has(papyrus=4), "r2c1+turn0"), "p21": plain(has(gold=2)),
    "p22": bare, "p23": bare, "p24": bare, "p25": bare, "p26": bare, "p27": bare,
}  # fmt: skip


@pytest.mark.parametrize("key", PILLAR_CASES)
def test_pillar(key: str) -> None:
    """TEK-7.2, TEK-20.1  Every Pillar tile, awake and asleep; its cost is paid exactly."""
    PILLAR_CASES[key](key)


# --- Actions within actions -------------------------------------------------------------------------------------------


def proclaimed(tile: str, light: str, **purse: int) -> Position:
    """The fourth Maat phase of two players; seat 0 holds D23, the tile lies on the left."""
    arranged = position(2).light("ra", light).slots(tile, "p23", "p24").decrees(0, "d23").round(16).tokens(0, **purse)
    arranged.s.markers = [-1, arranged.s.offset]
    return arranged


def made_happy(tile: str, light: str, **purse: int) -> Position:
    """Nobody's turn; seat 0 has just reached Happiness 21."""
    arranged = position(2).light("ra", light).slots(tile, "p23", "p24").folk(0, 21, 21).tokens(0, **purse)
    arranged.s.rewarded[0] = 0b11111
    arranged.s.due = 1
    return arranged


def within(by_decree: bool, tile: str, light: str, **purse: int) -> Tekhenu:
    """D23 or Happiness 21, then Ra, which lays the tile in the centre; the Limestone is there for Happiness 21."""
    if by_decree:
        s = proclaimed(tile, light, **purse).ask(Weigh())
    else:
        s = made_happy(tile, light, limestone=PILLAR_TILES[int(tile[1:]) - 1].cost, **purse).ask(AfterAction())
    assert asked(s) == ("Proclaim" if by_decree else "FreeAction")
    return choose(s, "ra+value5", "r3c3+turn0")


@pytest.mark.parametrize("by_decree", [True, False])
def test_a_card_within_a_pillar(by_decree: bool) -> None:
    """TEK-20.5, TEK-14.10  Ra, then P10: one card; the Pillar; then the Market is refilled."""
    s = within(by_decree, "p10", "dark")
    assert asked(s) == "UseAbility" and keys(s) == ["thoth+value1", "decline"] and s.pillar[12] == -1
    choose(s, "thoth+value1")
    card = keys(s)[0]
    choose(s, card)
    assert (
        card in cards_of(s, 0) + hand(s, 0)
        and s.pillar[12] == 0
        and asked(s) == ""
        and -1 not in s.market[: 7 if by_decree else 15]
    )
    assert told(s, "god_action") == [(0, RA, 5), (0, THOTH, 1)] and bool(told(s, "paid")) != by_decree


def test_a_card_within_a_pillar_is_always_one() -> None:
    """TEK-20.5  T14 changes the value of D23's Ra, not that of P10's Thoth."""
    arranged = proclaimed("p10", "dark", papyrus=3).own(0, "t14")
    s = choose(arranged.ask(Weigh()), "ra+value6", "value5", "r3c3+turn0", "thoth+value1")
    assert asked(s) == "ChooseCards"
    choose(s, keys(s)[0])
    assert asked(s) == "" and s.pillar[12] == 0 and tokens(s, 0)["papyrus"] == 3


@pytest.mark.parametrize("by_decree", [True, False])
def test_a_statue_within_a_pillar(by_decree: bool) -> None:
    """TEK-20.1, TEK-20.5  Ra, then P12: its Statue costs Granite though D23's Ra costs nothing; none, no Statue."""
    s = within(by_decree, "p12", "shaded", granite=2)
    assert keys(s) == ["horus+value1", "horus+value2", "horus+value3", "decline"]
    choose(s, "horus+value2", "ra", "2granite")
    assert s.honour[RA * 4] == 1 and s.pillar[12] == 0 and tokens(s, 0) == {"gold": 1} and asked(s) == ""
    poor = within(by_decree, "p12", "shaded", granite=0)
    assert told(poor, "ability") and asked(poor) == "" and poor.statues[0] == 6 and poor.pillar[12] == 0


@pytest.mark.parametrize("by_decree", [True, False])
def test_a_workshop_within_a_pillar(by_decree: bool) -> None:
    """TEK-20.5, TEK-12.1  Ra, then P15: row 3, and 1 Happiness lost."""
    s = within(by_decree, "p15", "shaded")
    assert keys(s) == ["osiris+value3", "decline"]
    happiness = s.happiness[0]
    choose(s, "osiris+value3", "row3_bread")
    assert s.happiness[0] == happiness - 1 and s.pillar[12] == 0 and asked(s) == ("PayUpkeep" if by_decree else "")


def test_happiness_21_within_the_action_of_d23() -> None:
    """TEK-9.4, TEK-14.10  D23, Ra, P03: the Pillar first, then the extra action, here Ra with P12; then Scoring."""
    arranged = proclaimed("p03", "shaded", limestone=4, granite=2).folk(0, 19, 21).slots("p03", "p12", "p23")
    arranged.s.rewarded[0] = 0b1111
    s = choose(arranged.ask(Weigh()), "ra+value6", "r3c3+turn0")
    assert asked(s) == "FreeAction" and s.pillar[12] == 0 and s.due == 0 and not told(s, "scoring_begins")
    assert keys(s)[-1] == "decline" and "hathor+value1" not in keys(s)
    choose(s, "ra+value3", "r4c3+turn0", "4limestone", "horus+value1", "os_w", "2granite")
    assert s.pillar[17] == 0 and s.people[2] == 0 and told(s, "scoring_begins") == [(-1, 2)] and asked(s) == ""


def test_happiness_21_waits_for_the_pillar_beneath() -> None:
    """TEK-9.4  Ra, P12, a Statue for Bastet whose bonus comes at once: the Pillar first, then the extra action."""
    arranged = position(3).light("ra", "shaded").slots("p12", "p15", "p22").folk(0, 20, 20)
    arranged.horus("bastet", "ra", "hathor", "horus", "thoth", "osiris").s.rewarded[0] = 0b1111
    s = arranged.tokens(0, limestone=8, granite=2).ask(GodAction(0, RA, 5, 0))
    choose(s, "r3c4+turn0", "horus+value1", "bastet")
    assert asked(s) == "FreeAction" and s.happiness[0] == 21 and s.pillar[13] == 0 and s.slots[2] == 21
    choose(s, "ra+value3", "r4c4+turn0", "osiris+value3", "row3_granite")
    assert s.pillar[18] == 0 and s.happiness[0] == 20 and asked(s) == "" and -1 not in s.market[:7]


def test_a_blessing_of_any_moment_within_a_pillar() -> None:
    """TEK-9.4  An own turn: B07 at the choice of P12's Statue reaches 21; Statue and Pillar come first."""
    arranged = on_wheel("ra+white_5").slots("p12", "p23", "p24").own(0, "b07").folk(0, 18, 21)
    arranged.s.rewarded[0] = 0b1111
    s = arranged.tokens(0, limestone=4, granite=2).ask(Turn(0))
    choose(s, "ra+white_5", "ra", "r3c4+turn0", "horus+value1", "b07_happiness")
    assert s.happiness[0] == 21 and asked(s) == "BuildStatue" and s.pillar[13] == -1
    choose(s, "os_w")
    assert asked(s) == "FreeAction" and s.pillar[13] == 0 and s.people[2] == 0
    assert asked(choose(s, "decline")) == "" and s.due == 0 and s.mover == -1


# --- Horus tiles ------------------------------------------------------------------------------------------------------

HORUS_CASES: dict[str, Callable[[Tekhenu], bool]] = {
    "h1": scored(12), "h2": has(limestone=1, faith=1), "h3": has(gold=1),
    "h4": lambda s: (s.happiness[0], s.population[0]) == (6, 6), "h5": has(scribe=1), "h6": has(bread=1, faith=1),
}  # fmt: skip


@pytest.mark.parametrize("key", HORUS_CASES)
def test_horus_tile(key: str) -> None:
    """TEK-6.6  Every Horus bonus."""
    s = position().folk(0, 5, 5).s
    horus_bonus(s, 0, HORUS_TILES[int(key[1:]) - 1].god)
    assert HORUS_CASES[key](s)


def test_no_row_lacks_a_case() -> None:
    """TEK-20.1  24 + 24 + 24 + 12 + 4 cards, 27 tiles, 6 Horus tiles."""
    pairs: list[tuple[tuple[object, ...], dict[str, Case] | dict[str, Callable[[Tekhenu], bool]]]] = [
        (BLESSINGS, BLESSING_CASES), (TECHNOLOGIES, TECHNOLOGY_CASES), (DECREES, DECREE_CASES), (STARTS, START_CASES),
        (DESTINIES, DESTINY_CASES), (PILLAR_TILES, PILLAR_CASES), (HORUS_TILES, HORUS_CASES),
    ]  # fmt: skip
    for rows, cases in pairs:
        assert [getattr(row, "key") for row in rows] == list(cases)  # noqa: B009


def test_virtual_actions_take_no_die() -> None:
    """TEK-20.2, TEK-20.5  A full god action without the wheel and the scales; Scribes and T19 do not come into it."""
    arranged = position().own(0, "t19", "t18", "b09", "t01").god_statue(1, "osiris").tokens(0, scribe=3)
    dice = arranged.s.dice[:]
    s = arranged.ask(GodAction(0, OSIRIS, 3, 0))
    assert asked(s) == "BuildAtOsiris" and tokens(s, 1) == {"bread": 1, "faith": 1} and s.score[0] == 12
    to_end(s)
    assert s.dice == dice and not s.left[0] + s.right[0] + s.under[0] and tokens(s, 0)["scribe"] == 3
