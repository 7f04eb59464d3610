"""One case for every noble, artisan, urn, offering kind, Nile option, stage, pyramid row, god and Traitor tile."""

from collections.abc import Callable

import pytest

from benben.games.faraon.areas import AdvanceTomb, ChooseArtisan, ChooseNoble, ChooseTrack
from benben.games.faraon.goods import GainRandomUrn
from benben.games.faraon.pyramid import PyramidStep
from benben.games.faraon.scoring import god_value, noble_prestige, nobles_value, tally
from benben.games.faraon.tables import (
    ARTISANS,
    GODS,
    ICON,
    NILE_OPTIONS,
    NOBLE,
    NOBLES,
    OFFERINGS,
    PYRAMID,
    RESOURCES,
    SOURCE,
    STAGES,
    TABLES,
    TILE,
    TRAITOR_SIDES,
    URNS,
)
from benben.games.faraon.traitor import fill_tile
from benben.games.faraon.turns import Turn
from tests.games.faraon.build import LETTERS, Position, position


def prestige(p: Position, noble: str, gods: int = 0) -> int:
    return noble_prestige(p.s, 0, NOBLE.index[noble], gods)


# --- Nobles -----------------------------------------------------------------------------------------------------------


def scribe(number: int, noble: str, one: str, two: str) -> None:
    """4 and 4 per god beside the scribe's area; two colours pay for one another, on the wheel too."""
    p = position().nobles(0, noble)
    beside = 1 << p.s.place[number - 1] | 1 << (p.s.place[number - 1] - 1) % 5
    assert [prestige(p, noble, gods) for gods in (0, beside, 31, 31 - beside)] == [4, 12, 12, 4]
    for paid, wanted in ((one, two), (two, one)):
        q = position().nobles(0, noble).demand("offerings", wanted).goods(0, paid)
        assert "offerings" in q.ask(Turn(0)).keys
        token = RESOURCES[LETTERS.index(paid)].key
        r = position().nobles(0, noble).demand("offerings", wanted).tokens(0, f"token_{token}")
        assert r.ask(Turn(0)).choose("offerings").keys == [f"token_{token}"]
        other = next(letter for letter in "GBRYK" if letter not in (one, two))
        assert (
            "offerings" not in position().nobles(0, noble).demand("offerings", other).goods(0, paid).ask(Turn(0)).keys
        )


def test_scribe_counts_as_demanded() -> None:
    """Ruling 7.8: what lies on the wheel stays the demanded colour, a substitute or not."""
    for letters in ("GY", "RY"):
        p = position().nobles(0, "scribe_artisans").demand("nile", "G").goods(0, letters)
        assert "nile_3" not in p.ask(Turn(0)).keys


def general() -> None:
    p = position().nobles(0, "general").first(1)
    assert prestige(p, "general") == 7
    assert prestige(p.first(0), "general") == 11
    assert prestige(position().nobles(0, "general", "judge").stage(0, 3).pharaoh(0), "general") == 15
    play = position().nobles(0, "general").passed(1).urns("u01").ask(Turn(0)).choose("pass", "u01")
    assert play.s.square[0] == 1 and play.kind == "PyramidIncome" and "silver" not in play.keys
    play.choose("trade")
    assert play.goods(0) == "GBRY"


def free_choice(noble: str, area: str, deal: str, letters: str, payment: tuple[str, str, str]) -> None:
    """Any resource on the wheel, which counts as its own colour; a free slot is still needed."""
    p = position().nobles(0, noble)
    assert prestige(p, noble) == 10
    wanted = "GBRYK"[("artisans", "tomb", "nile", "nobles", "offerings").index(area)]
    assert wanted not in letters
    play = position().nobles(0, noble).goods(0, letters).ask(Turn(0))
    assert payment in play.choose(deal).payments()
    closed = position().nobles(0, noble).goods(0, letters).block(wanted, 3).ask(Turn(0))
    assert closed.reasons[deal] == "no_slot"
    assert deal not in position().goods(0, letters).ask(Turn(0)).keys


def judge() -> None:
    p = position().nobles(0, "judge")
    assert prestige(p, "judge") == 10
    play = position().nobles(0, "judge").goods(0, "YGGS").tokens(0, "token_nobles").ask(Turn(0)).choose("nobles")
    assert ("trade", "silver+token_area", "agriculture+agriculture") in play.payments()
    assert "nobles" not in position().nobles(0, "judge").goods(0, "GGGGG").ask(Turn(0)).keys


def vizier() -> None:
    assert prestige(position().nobles(0, "vizier"), "vizier") == 6
    assert prestige(position().nobles(0, "vizier", "judge", "doctor"), "vizier") == 12


def no_access(noble: str, deal: str, letters: str, wanted: str, extra: str) -> None:
    """The action without access, once a round, with the whole cost."""
    p = position().nobles(0, noble).goods(0, letters).block(wanted, 3)
    play = p.ask(Turn(0)).choose(deal)
    assert play.keys == ["no_access"]
    play.choose("no_access", "none", extra)
    assert play.s.used == 1 << NOBLE.index[noble] and play.wheel(wanted).count(play.wheel(wanted)[0]) == 3
    open_too = position().nobles(0, noble).goods(0, letters + wanted).ask(Turn(0)).choose(deal)
    assert "no_access" in open_too.keys and len(open_too.keys) > 1
    used = position().nobles(0, noble).goods(0, letters).block(wanted, 3)
    used.s.used = 1 << NOBLE.index[noble]
    assert deal not in used.ask(Turn(0)).keys


def doctor() -> None:
    p = position().nobles(0, "doctor").artisans(0, "a01", "a07", "a06")
    assert prestige(p, "doctor") == 6 + 2 * 2
    no_access("doctor", "artisans", "RRR", "G", "power+power+power")


def builder() -> None:
    assert prestige(position().nobles(0, "builder").stage(0, 3), "builder") == 12
    no_access("builder", "tomb", "GK", "B", "agriculture+construction")


def high_priest() -> None:
    p = position().nobles(0, "high_priest").tokens(0, "prestige_1", "token_nile")
    assert prestige(p, "high_priest") == 10
    no_access("high_priest", "offerings", "R", "K", "power")


def governor() -> None:
    assert prestige(position().nobles(0, "governor").nile(0, 3, 3, 2, 0, 0), "governor") == 11
    no_access("governor", "nile_1", "GB", "R", "agriculture+justice")


def sorceress() -> None:
    p = position().nobles(0, "sorceress")
    assert prestige(p, "sorceress", 0b10101) == 12
    play = position().nobles(0, "sorceress").goods(0, "G").tokens(0, "token_power").ask(Turn(0))
    assert "sorceress" in play.keys
    swap = play.twin().choose("sorceress", "agriculture", "construction")
    assert swap.goods(0) == "K" and swap.kind == "Turn" and "sorceress" not in swap.keys
    token = play.twin().choose("sorceress", "token_power")
    assert token.keys == ["agriculture", "justice", "trade", "construction"]
    assert token.choose("trade").goods(0) == "GY" and sum(token.s.spent) == 1


def treasurer() -> None:
    assert prestige(position().nobles(0, "treasurer").goods(0, "SSG"), "treasurer") == 12
    play = position().nobles(0, "treasurer").goods(0, "GS").tokens(0, "token_trade").ask(Turn(0)).choose("treasurer")
    assert play.keys == ["agriculture", "token_trade"]
    assert play.twin().choose("agriculture").goods(0) == "SS"
    assert play.choose("token_trade").goods(0) == "GSS"
    assert "treasurer" not in position().nobles(0, "treasurer").goods(0, "G").short("S", 0).ask(Turn(0)).keys


def teacher() -> None:
    p = position().nobles(0, "teacher").goods(0, "GGKS").tokens(0, "token_trade", "token_nile", "prestige_1")
    assert prestige(p, "teacher") == 7 + 4
    play = position().nobles(0, "teacher").urns("u01", "u02").ask(Turn(0)).choose("pass", "u01")
    assert play.keys == ["agriculture", "justice", "power", "trade", "construction", "none"]
    assert play.choose("trade").goods(0) == "GBRY" and play.s.used == 1 << NOBLE.index["teacher"]


def diplomat() -> None:
    assert nobles_value(position().nobles(0, "diplomat", "judge", "official_24").s, 0, 0) == 10 + 5 + 10
    play = position().nobles(0, "diplomat").urns("u01", "u02").ask(Turn(0)).choose("pass", "u01")
    assert len(play.keys) == 36
    assert play.twin().choose("keep").goods(0) == "GBR" and play.twin().choose("keep").s.used == 0
    taken = play.choose("construction+construction+construction")
    assert taken.goods(0) == "KKK" and taken.s.used == 1 << NOBLE.index["diplomat"]


def official(noble: str, base: int, after: Callable[[Position], None]) -> None:
    """The printed prestige, and the gift at once when the card is taken."""
    shown = [noble, *(key for key in ("judge", "vizier") if key != noble)]
    p = position().show_nobles(*shown)
    after(p)
    assert nobles_value(p.s, 0, 0) == base


def official_21(p: Position) -> None:
    play = p.nile(0, 0, 1, 0, 0, 0).ask(ChooseNoble(0)).choose("official_21", "justice")
    assert play.s.nile[:5] == [0, 3, 0, 0, 0] and play.goods(0) == "SS"


def official_22(p: Position) -> None:
    play = p.bonus("prestige_1").ask(ChooseNoble(0)).choose("official_22", "power", "bonus_1", "bag")
    assert play.s.nile[:5] == [0, 0, 2, 0, 0] and len(play.tokens(0)) == 2


def official_23(p: Position) -> None:
    play = p.show_artisans("a06", "a12", "a18", "a24").ask(ChooseNoble(0)).choose("official_23", "a12")
    assert play.owned_artisans(0) == ["a12"] and play.goods(0) == "BS"


def official_24(p: Position) -> None:
    play = p.show_artisans("a06", "a12", "a18", "a24").ask(ChooseNoble(0)).choose("official_24", "a12", "bag", "bag")
    assert play.owned_artisans(0) == ["a12"] and play.goods(0) == "B" and len(play.tokens(0)) == 2


def official_25(p: Position) -> None:
    play = p.ask(ChooseNoble(0)).choose("official_25")
    assert play.s.stage[0] == 1 and play.goods(0) == "S"


def official_26(p: Position) -> None:
    play = p.ask(ChooseNoble(0)).choose("official_26", "bag")
    assert play.s.stage[0] == 1 and len(play.tokens(0)) == 1


NOBLE_CASES: dict[str, Callable[[], None]] = {
    "scribe_artisans": lambda: scribe(1, "scribe_artisans", "G", "R"),
    "scribe_tomb": lambda: scribe(2, "scribe_tomb", "B", "Y"),
    "scribe_nile": lambda: scribe(3, "scribe_nile", "R", "K"),
    "scribe_nobles": lambda: scribe(4, "scribe_nobles", "Y", "G"),
    "scribe_offerings": lambda: scribe(5, "scribe_offerings", "K", "B"),
    "general": general,
    "architect": lambda: free_choice("architect", "tomb", "tomb", "GK", ("construction", "none", "agriculture")),
    "priestess": lambda: free_choice(
        "priestess", "offerings", "offerings_more", "GG", ("agriculture", "none", "agriculture")
    ),
    "master": lambda: free_choice("master", "artisans", "artisans", "RRR", ("power", "none", "power+power")),
    "steward": lambda: free_choice("steward", "nile", "nile_1", "GB", ("justice", "none", "agriculture")),
    "judge": judge,
    "vizier": vizier,
    "doctor": doctor,
    "builder": builder,
    "high_priest": high_priest,
    "governor": governor,
    "sorceress": sorceress,
    "treasurer": treasurer,
    "teacher": teacher,
    "diplomat": diplomat,
    "official_21": lambda: official("official_21", 8, official_21),
    "official_22": lambda: official("official_22", 9, official_22),
    "official_23": lambda: official("official_23", 6, official_23),
    "official_24": lambda: official("official_24", 5, official_24),
    "official_25": lambda: official("official_25", 7, official_25),
    "official_26": lambda: official("official_26", 8, official_26),
}


@pytest.mark.parametrize("noble", NOBLE_CASES)
def test_noble(noble: str) -> None:
    """FAR-8.1, FAR-8.3, FAR-7.5  Ability and prestige of each noble."""
    NOBLE_CASES[noble]()


# --- Artisans, urns, tokens -------------------------------------------------------------------------------------------

ARTISAN_CASES = {
    "a01": (2, "GGBR"), "a02": (4, "GBR"), "a03": (5, "GS"), "a04": (6, "BY"), "a05": (7, "S"), "a06": (8, "G"),
    "a07": (2, "GBBR"), "a08": (4, "GBR"), "a09": (5, "BS"), "a10": (6, "RK"), "a11": (7, "S"), "a12": (8, "B"),
    "a13": (2, "GBRR"), "a14": (4, "GBR"), "a15": (5, "RS"), "a16": (6, "GY"), "a17": (7, "S"), "a18": (8, "R"),
    "a19": (2, "GBRY"), "a20": (4, "GBR"), "a21": (5, "YS"), "a22": (6, "BK"), "a23": (7, "S"), "a24": (8, "Y"),
    "a25": (2, "GBRK"), "a26": (4, "GBR"), "a27": (5, "KS"), "a28": (6, "GR"), "a29": (7, "S"), "a30": (8, "K"),
}  # fmt: skip


@pytest.mark.parametrize(("card", "expected"), ARTISAN_CASES.items())
def test_artisan(card: str, expected: tuple[int, str]) -> None:
    """FAR-7.11, FAR-7.12  Prestige, and the income with urn 1 on top of the pile."""
    p = position().urns("u02", "u03", "u04").next_urn("u01")
    p.show_artisans(card, *[key for key in ("a06", "a12", "a18", "a24") if key != card][:3])
    play = p.ask(ChooseArtisan(0)).choose(card)
    assert (tally(play.s, 0)[SOURCE.index["artisans"]], play.goods(0)) == expected


URN_CASES = {
    "u01": "GBR", "u02": "BRY", "u03": "RYK", "u04": "GYK", "u05": "GBK", "u06": "GBY", "u07": "BRK", "u08": "GRY",
    "u09": "BYK", "u10": "GRK", "u11": "GGB", "u12": "GGR", "u13": "GGY", "u14": "GGK", "u15": "BBR", "u16": "BBY",
    "u17": "BBK", "u18": "GBB", "u19": "RRY", "u20": "RRK", "u21": "GRR", "u22": "BRR", "u23": "YYK", "u24": "GYY",
    "u25": "BYY", "u26": "RYY", "u27": "GKK", "u28": "BKK", "u29": "RKK", "u30": "YKK",
}  # fmt: skip


@pytest.mark.parametrize(("urn", "goods"), URN_CASES.items())
def test_urn(urn: str, goods: str) -> None:
    """FAR-3.6"""
    laid = [key for key in ("u01", "u02", "u03", "u04") if key != urn][:3]
    assert position().urns(*laid).next_urn(urn).ask(GainRandomUrn(0)).goods(0) == goods


@pytest.mark.parametrize("row", OFFERINGS, ids=lambda row: row.key)
def test_offering_token(row: object) -> None:
    """FAR-6.6, FAR-11.11  What it pays for, and what it is worth in the end."""
    assert isinstance(row, type(OFFERINGS[0]))
    p = position().tokens(0, row.key)
    assert tally(p.s, 0)[SOURCE.index["goods"]] == 1 + row.prestige
    colours = [resource.key for resource in RESOURCES[:5]]
    for colour, letter in zip(colours, "GBRYK", strict=True):
        play = position().tokens(0, row.key).demand("offerings", letter).ask(Turn(0))
        pays = row.shows == colour or row.key == "token_offerings"
        assert ("offerings" in play.keys) == pays
    if row.kind == "area" and row.shows != "offerings":
        rich = position().goods(0, "GGGGBBBBRRRRYYYYKKKK").tokens(0, row.key)
        deal = "nile_1" if row.shows == "nile" else row.shows
        assert "token_area" in rich.ask(Turn(0)).choose(deal).keys


# --- Nile, burial chamber, pyramid, gods ------------------------------------------------------------------------------

NILE_CASES = {
    "nile_1": ("GB", "RK", [0, 1]),
    "nile_2": ("BR", "GY", [1, 2]),
    "nile_3": ("RY", "BK", [2, 3]),
    "nile_4": ("YK", "GR", [3, 4]),
    "nile_5": ("KG", "BY", [4, 0]),
    "nile_6": ("GG", "GBR", [3]),
}


@pytest.mark.parametrize(("option", "case"), NILE_CASES.items())
def test_nile_option(option: str, case: tuple[str, str, list[int]]) -> None:
    """FAR-7.6, FAR-7.7"""
    cost, income, tracks = case
    p = position().urns("u02", "u03", "u04").next_urn("u01").demand("nile", cost[0]).goods(0, cost)
    play = p.ask(Turn(0)).choose(option).forced()
    assert play.goods(0) == income
    for track in tracks:
        assert play.kind == "ChooseTrack"
        play.choose(RESOURCES[track].key)
    assert play.kind == "" and [play.s.nile[track] for track in tracks] == [1] * len(tracks)


STAGE_CASES = {
    "sarcophagus": ("KG", 5), "goods": ("YB", 11), "chamber": ("KRG", 18), "mastaba": ("KYB", 27),
    "temple": ("RGY", 37), "causeway": ("KRBG", 48), "pyramid": ("KRYB", 60),
}  # fmt: skip


@pytest.mark.parametrize(("stage", "case"), STAGE_CASES.items())
def test_stage(stage: str, case: tuple[str, int]) -> None:
    """FAR-7.13, FAR-7.14, FAR-11.10"""
    cost, worth = case
    number = [row.key for row in STAGES].index(stage)
    play = position().stage(0, number - 1).demand("tomb", cost[0]).goods(0, cost).ask(Turn(0)).choose("tomb").forced()
    assert play.s.stage[0] == number and play.goods(0) == ""
    assert tally(play.s, 0)[SOURCE.index["tomb"]] == worth
    assert "tomb" not in position().stage(0, number - 1).demand("tomb", cost[0]).goods(0, cost[:-1]).ask(Turn(0)).keys


ROW_CASES = {"row_1": "YSYS", "row_2": "YYS", "row_3": "YY", "row_4": "Y"}


@pytest.mark.parametrize(("row", "gained"), ROW_CASES.items())
def test_pyramid_row(row: str, gained: str) -> None:
    """FAR-9.5, FAR-9.7  Always the square entered, to the end: one token in every row."""
    seats = list(range(1, int(row[-1]) + 1))
    play = position(5).passed(*seats).ask(*(PyramidStep(seats[-1]) for _ in range(6)))
    squares = PYRAMID[int(row[-1]) - 1].squares
    while play.s.stack:
        wanted = ["", "", "trade", "silver", "offering"][squares[play.s.square[seats[-1]]]]
        play.choose(wanted)
        if play.kind == "ChooseToken":
            play.choose("bag")
    assert play.goods(seats[-1]) == "".join(sorted(gained, key=LETTERS.index)) and len(play.tokens(seats[-1])) == 1


GOD_CASES = {"ra": 10, "anubis": 6, "osiris": 7, "horus": 11, "isis": 12}


@pytest.mark.parametrize(("god", "worth"), GOD_CASES.items())
def test_god(god: str, worth: int) -> None:
    """FAR-11.4  On the ring in order of the table."""
    assert god_value(position().s, [row.key for row in GODS].index(god)) == worth


@pytest.mark.parametrize("side", TRAITOR_SIDES, ids=lambda side: side.key)
def test_traitor_side(side: object) -> None:
    """FAR-13.9, FAR-13.13  Every space from the second on works its icon, in order."""
    assert isinstance(side, type(TRAITOR_SIDES[0]))
    tile, name = side.key.split("_")
    p = position(1).tile(tile, 1, name == "dark")
    colour = p.s.tile_colour[p.s.tiles.index(TILE.index[tile])]
    p.s.journal = []
    for _ in range(9):
        fill_tile(p.s, colour)
    covered = [event.args[0] for event in p.s.journal if event.key == "icon_covered"]
    assert [ICON.keys[icon] for icon in covered] == [icon for icon in side.icons.split() if icon != "-"]


def test_no_row_lacks_a_case() -> None:
    tested = {
        "nobles": set(NOBLE_CASES), "artisans": set(ARTISAN_CASES), "urns": set(URN_CASES), "nile": set(NILE_CASES),
        "stages": {"start", *STAGE_CASES}, "pyramid": set(ROW_CASES), "gods": set(GOD_CASES),
        "offerings": {row.key for row in OFFERINGS}, "traitor": {side.key for side in TRAITOR_SIDES},
        "resources": {row.key for row in RESOURCES},
    }  # fmt: skip
    for table in TABLES:
        assert {row.key for row in table.rows} == tested[table.name], table.name
    assert len(NOBLES) == 26 and len(ARTISANS) == 30 and len(URNS) == 30 and len(NILE_OPTIONS) == 6


def test_free_steps_are_free() -> None:
    """FAR-7.14, FAR-7.7  An advance and an arrow cost nothing by themselves."""
    play = position().ask(AdvanceTomb(0), ChooseTrack(0, 31, 1)).choose("trade")
    assert play.s.stage[0] == 1 and play.s.nile[3] == 1
