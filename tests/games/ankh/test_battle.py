"""ANK-14, ANK-18, ANK-19  Battles, steps 0 to 4."""

from benben.core import engine
from benben.core.steps import Together
from benben.games.ankh.battle import obelisk_room
from benben.games.ankh.cards import BidForPlague
from benben.games.ankh.conflict import ResolveRegion
from benben.games.ankh.sight import view
from benben.games.ankh.tables import MAJORITY
from tests.games.ankh.build import (
    AMUN,
    DELTA,
    ISIS,
    OSIRIS,
    RA,
    WEST,
    Position,
    asked,
    choose,
    finish,
    keys,
    kind,
    names,
    play_cards,
    told,
    unit,
    why,
)


def duel(*gods: int) -> Position:
    """Two Gods in the West."""
    return Position(*(gods or (ISIS, OSIRIS))).god(0, "4.0").god(1, "8.0")


def test_step_zero_obelisks_then_amun() -> None:
    """ANK-14.1  Obelisk-attuned moves come before Amun's announcement, that before any card."""
    p = duel(AMUN, OSIRIS).powers(1, "obelisk_attuned").monument("obelisk", "7.1", owner=1).warriors(1, "8.8")
    s = p.fight(WEST, commit=False)
    assert kind(s) == "ObeliskMove"
    choose(s, "done")
    assert kind(s) == "AnnounceTwo"
    choose(s, "no")
    assert isinstance(s.stack[-1], Together)


def test_cards_are_chosen_in_secret_and_revealed_together() -> None:
    """ANK-14.2  Nobody sees a card before all have committed."""
    s = duel().fight(WEST, commit=False)
    choose(s, "chariots", 1)
    assert not told(s, "card_revealed") and s.shown == [0, 0]
    seats = view(s, 0)["seats"]
    assert seats[1]["committed"] == [None] and "chariots" in seats[1]["hand"]
    assert view(s, 1)["seats"][1]["committed"] == ["chariots"]
    choose(s, "drought", 0)
    assert [(event.seat, event.args[0]) for event in told(s, "card_revealed")] == [(1, 3), (0, 4)]


def test_used_cards_are_public_and_gone() -> None:
    """ANK-14.15  They stay face up; they cannot be chosen again."""
    p = duel()
    finish(p.fight(WEST, "drought", "chariots"))
    assert view(p.s, 0)["seats"][1]["used"] == ["chariots"]
    s = p.fight(WEST, commit=False)
    assert "chariots" not in keys(s, 1) and "drought" not in keys(s, 0) and why(s, "drought") == "card_used"


def test_build_monument_cards_go_ascending() -> None:
    """ANK-14.3  Least Devotion first."""
    p = duel().followers(3, 3).devotion(5, 2)
    s = p.fight(WEST, "build_monument", "build_monument")
    assert kind(s) == "BuildMonument" and asked(s).seat == 1
    choose(choose(s, "temple"), "7.0")
    assert asked(s).seat == 0


def test_plagues_go_one_after_another() -> None:
    """ANK-14.4  Each with its own bids."""
    p = duel().warriors(0, "4.1").warriors(1, "8.1").followers(2, 2)
    s = p.fight(WEST, "plague", "plague")
    choose(choose(s, "1", 0), "0", 1)
    assert unit(s, "8.1") is None and unit(s, "4.1") is not None
    assert kind(s) == "Bid" and engine.to_move(s) == [0, 1] and s.followers == [1, 2]


def test_majorities_in_battle() -> None:
    """ANK-14.5  Each god with a unit left gains 1 per majority, in one gain, ascending."""
    p = duel(ISIS, OSIRIS, RA).devotion(3, 1, 0).warriors(0, "5.0")
    p.monument("obelisk", "4.1", owner=0).monument("temple", "7.1", owner=0).monument("pyramid", "8.1", owner=1)
    finish(p.fight(WEST, "flood", "flood"))
    gains = [(event.seat, event.args) for event in told(p.s, "points")]
    assert gains[:2] == [(1, (1, MAJORITY)), (0, (2, MAJORITY))]


def test_steps_read_what_the_steps_before_left() -> None:
    """ANK-14.16  A monument built in step 2 counts in step 4; Flood's Followers pay for a build or a bid."""
    p = duel(AMUN, OSIRIS).followers(0, 0).warriors(0, "4.4", "4.5", "3.3")
    s = choose(p.fight(WEST, commit=False), "yes")
    play_cards(s, "flood+build_monument", "drought")
    assert kind(s) == "BuildMonument" and s.followers[0] == 3
    choose(choose(s, "obelisk"), "4.1")
    assert told(s, "points")[0].args == (1, MAJORITY)


def test_participants_do_not_change() -> None:
    """ANK-14.17  Obelisk moves bring in only units of gods already present."""
    p = duel(ISIS, OSIRIS, RA).powers(2, "obelisk_attuned").monument("obelisk", "7.1", owner=2).god(2, "8.8")
    s = p.fight(WEST, commit=False)
    assert kind(s) == "PlayCard" and s.fighters == 0b11


# --- Obelisk-attuned --------------------------------------------------------------------------------------------------


def test_obelisk_attuned_moves_units_from_anywhere() -> None:
    """ANK-18.6  To empty hexes adjacent to own Obelisks in the Battle's region."""
    p = duel().powers(0, "obelisk_attuned").monument("obelisk", "7.1", owner=0).monument("obelisk", "8.8", owner=0)
    p.warriors(0, "1.5", "8.7")
    s = p.fight(WEST, commit=False)
    assert set(keys(s)) == {"4.0", "1.5", "8.7", "done"}
    choose(s, "1.5")
    assert set(keys(s)) == {"7.0", "6.1", "7.2", "8.1", "8.2"}
    choose(s, "7.0")
    choose(choose(s, "4.0"), "6.1")
    assert keys(s) == ["8.7", "done"]
    choose(s, "done")
    assert kind(s) == "PlayCard" and unit(s, "6.1") == (0, "god")


def test_two_holders_take_turns_ascending() -> None:
    """ANK-18.6  One unit each, round after round; who stops is out."""
    p = duel().powers(0, "obelisk_attuned").powers(1, "obelisk_attuned").devotion(4, 2)
    p.monument("obelisk", "7.1", owner=0).monument("obelisk", "5.1", owner=1)
    p.warriors(0, "1.5", "1.6").warriors(1, "8.8", "8.7", "8.6")
    s = p.fight(WEST, commit=False)
    assert asked(s).seat == 1
    choose(choose(s, "8.8"), "5.0")
    assert asked(s).seat == 0
    choose(choose(s, "1.5"), "7.0")
    assert asked(s).seat == 1
    choose(s, "done")
    assert asked(s).seat == 0
    choose(choose(s, "1.6"), "7.2")
    assert asked(s).seat == 0
    choose(s, "done")
    assert kind(s) == "PlayCard"


def room(p: Position) -> set[str]:
    p.s.battle = WEST
    return names(obelisk_room(p.s, 0))


def test_limits_of_obelisk_moves() -> None:
    """ANK-18.13  Each unit once, a unit beside the Obelisk too; never on water; gates only for Osiris; aim again."""
    p = duel(ISIS, OSIRIS).powers(0, "obelisk_attuned").monument("obelisk", "5.1", owner=0).gates("5.0")
    p.guardian(0, "giant_scorpion", "4.1")
    assert room(p) == {"6.0", "6.1"}
    s = p.fight(WEST, commit=False)
    choose(choose(s, "4.1"), "6.1")
    assert kind(s) == "AimScorpion"
    choose(s, "n_ne")
    assert "6.1" not in keys(s)
    p = duel(OSIRIS, ISIS).powers(0, "obelisk_attuned").monument("obelisk", "5.1", owner=0).gates("5.0")
    assert "5.0" in room(p) and "5.2" not in room(p)


def test_obelisks_do_nothing_in_domination() -> None:
    """ANK-18.13  Nor where the holder has no unit."""
    p = Position(ISIS, OSIRIS).god(0, "4.0").powers(0, "obelisk_attuned").monument("obelisk", "7.1", owner=0)
    p.warriors(0, "8.8").god(1, "1.5")
    assert kind(p.do(ResolveRegion(WEST))) == ""


# --- Cards in steps 1 to 3 --------------------------------------------------------------------------------------------


def test_amun_announces_once_a_conflict() -> None:
    """ANK-20.1  Two cards, both bonuses and effects; the token is spent until the Conflict ends."""
    p = duel(AMUN, OSIRIS).warriors(1, "8.1", "7.0")
    s = choose(p.fight(WEST, commit=False), "yes")
    assert s.amun_spent and "chariots" not in keys(s, 0) and "chariots" in keys(s, 1)
    play_cards(s, "chariots+drought", "flood")
    finish(s)
    assert [(event.seat, event.args[0]) for event in told(s, "strength")] == [(1, 3), (0, 5)]
    assert s.devotion[0] == 2
    s = p.fight(WEST, commit=False)
    assert kind(s) == "PlayCard"


def test_amun_needs_two_cards() -> None:
    """ANK-20.1  With one card left there is nothing to announce."""
    p = duel(AMUN, OSIRIS).hand(0, "cycle_of_maat")
    assert kind(p.fight(WEST, commit=False)) == "PlayCard"


def test_flood_gives_followers_at_once() -> None:
    """ANK-19.6  1 per own unit on fertile hexes of the region; gates are not fertile."""
    p = Position(ISIS, OSIRIS).god(0, "4.4").warriors(0, "4.5", "4.3", "8.5").god(1, "3.3").gates("3.3").followers(0, 0)
    s = p.fight(WEST, "flood", "flood")
    assert s.followers == [2, 0]


def test_build_monument() -> None:
    """ANK-19.3, ANK-19.11  3 Followers; any empty hex of the region, also far from own units; controlled at once."""
    p = duel().followers(3, 0).gates("7.0").monument("temple", "7.1")
    s = p.fight(WEST, "build_monument", "flood")
    assert keys(s) == ["obelisk", "temple", "pyramid", "none"]
    choose(s, "pyramid")
    assert "8.4" in keys(s) and not {"7.0", "7.1", "4.0", "8.8", "6.2"} & set(keys(s))
    assert [why(s, key) for key in ("6.2", "8.8", "7.0", "7.1")] == ["water", "other_region", "underworld", "occupied"]
    choose(s, "8.4")
    assert s.followers[0] == 0 and s.tokens[0] == 8 and names(s.held[0]) == {"8.4"}


def test_build_monument_may_be_impossible() -> None:
    """ANK-19.3  Without Followers, token, monument or room; it may also be declined."""
    assert kind(duel().followers(2, 0).fight(WEST, "build_monument", "flood")) != "BuildMonument"
    p = duel().followers(3, 0)
    p.s.tokens[0] = 0
    assert kind(p.fight(WEST, "build_monument", "flood")) != "BuildMonument"
    p = duel().followers(3, 0)
    p.s.built[0] = (1 << 10) - 1
    s = p.fight(WEST, "build_monument", "flood")
    assert keys(s) == ["temple", "pyramid", "none"] and why(s, "obelisk") == "none_in_supply"
    choose(s, "none")
    assert s.followers[0] == 3


def test_plague_spares_the_highest_bidder() -> None:
    """ANK-19.1  All bids are paid; everybody else's Warriors and Guardians die, Gods never."""
    p = duel().warriors(0, "4.1").warriors(1, "8.1").followers(3, 3)
    s = p.fight(WEST, "plague", "chariots")
    assert keys(s, 0) == ["0", "1", "2", "3"]
    choose(choose(s, "1", 0), "2", 1)
    assert s.followers == [2, 1] and unit(s, "4.1") is None and unit(s, "8.1") is not None
    assert unit(s, "4.0") == (0, "god") and told(s, "spared")[0].seat == 1


def test_bids_are_secret() -> None:
    """ANK-19.1  A bid is seen by its owner alone until all are revealed; Followers are paid then."""
    p = duel().followers(3, 3)
    s = p.fight(WEST, "plague", "flood")
    choose(s, "2", 0)
    assert view(s, 1)["seats"][0]["bid"] is None and view(s, 1)["seats"][0]["has_bid"]
    assert view(s, 0)["seats"][0]["bid"] == 2 and s.followers == [3, 3]


def test_without_units_after_the_plague() -> None:
    """ANK-19.2  No majority, strength 0, no win; but Miracle, Ma'at and Worshipful work."""
    p = Position(ISIS, OSIRIS).god(0, "4.0").god(1, "8.8").warriors(1, "8.0", "8.1").followers(1, 2)
    p.monument("temple", "7.0", owner=1).powers(1, "worshipful").hand(1, "miracle", "cycle_of_maat")
    s = p.fight(WEST, "plague", "miracle")
    choose(choose(s, "1", 0), "0", 1)
    assert s.devotion == [1, 2] and kind(s) == "PlaceGate"
    choose(s, "done")
    assert kind(s) == "Worship" and asked(s).seat == 1
    choose(s, "yes")
    assert s.devotion == [1, 3]


def test_plague_details() -> None:
    """ANK-19.10  It resolves without its owner's units; a single bidder is spared with 0; nobody, nothing; Gods bid."""
    p = Position(ISIS, OSIRIS).god(0, "8.8").warriors(0, "4.0").god(1, "8.0").warriors(1, "8.1").followers(0, 1)
    s = p.fight(WEST, "plague", "plague")
    choose(choose(s, "0", 0), "1", 1)
    assert engine.to_move(s) == [1] and kind(s) == "Bid"
    choose(s, "0", 1)
    assert unit(s, "8.1") is not None
    p = Position(ISIS, OSIRIS)
    p.s.battle = DELTA
    assert kind(p.do(BidForPlague())) == ""


def test_all_bidding_zero_spares_nobody() -> None:
    """ANK-19.1  A tie for the highest bid, also of nothing."""
    p = duel(ISIS, RA).warriors(0, "4.1").warriors(1, "8.1").followers(0, 0)
    s = p.fight(WEST, "plague", "flood")
    while kind(s) == "Bid":
        choose(s, "0")
    assert unit(s, "4.1") is None and unit(s, "8.1") is None
