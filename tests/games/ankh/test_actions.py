"""ANK-8, ANK-9, ANK-11  Gain Followers, Unlock Ankh Power, Control Monument."""

from benben.games.ankh.control import ControlMonument
from benben.games.ankh.followers import GainFollowers
from benben.games.ankh.tables import GUARDIAN, KINDS, SLOTS
from benben.games.ankh.unlock import UnlockPower, next_level
from tests.games.ankh.build import Position, choose, keys, kind, mask, told, why


def test_gain_counts_monuments_once() -> None:
    """ANK-8.1  Neutral or own, with an own unit adjacent, each once; monuments of others never."""
    p = Position().warriors(0, "4.0", "5.0").god(0, "4.1").followers(0)
    p.monument("obelisk", "5.1").monument("temple", "3.1", owner=1).monument("pyramid", "3.0", owner=0)
    p.monument("pyramid", "8.8", owner=0)
    p.do(GainFollowers(0))
    assert p.s.followers[0] == 2


def test_revered_adds_one() -> None:
    """ANK-8.2, ANK-18.4  Also without any monument."""
    p = Position().god(0, "4.0").powers(0, "revered").followers(0)
    p.do(GainFollowers(0))
    assert p.s.followers[0] == 1


def test_powers_come_level_by_level() -> None:
    """ANK-9.1, ANK-9.2, ANK-9.3  Two of each level, in this order, for 1, 2 and 3 Followers."""
    p = Position().followers(12)
    paid = []
    for number in range(6):
        s = p.do(UnlockPower(0))
        level = number // 2 + 1
        assert len(keys(s)) == 5 - number % 2 and keys(s)[-1] == "none"
        before = s.followers[0]
        choose(s, keys(s)[0])
        paid.append(before - s.followers[0])
        assert paid[-1] == level
    assert paid == [1, 1, 2, 2, 3, 3] and p.s.followers[0] == 0 and next_level(p.s, 0) == 0
    assert p.s.powers[0].bit_count() == 6


def test_unlock_may_be_declined_or_impossible() -> None:
    """ANK-9.4  Too few Followers or all six powers: nothing happens, nothing is paid."""
    p = Position().followers(0)
    assert kind(p.do(UnlockPower(0))) == ""
    p.followers(1)
    choose(p.do(UnlockPower(0)), "none")
    assert p.s.followers[0] == 1 and p.s.powers[0] == 0
    p.s.powers[0] = 0b001100110011
    p.followers(20)
    assert kind(p.do(UnlockPower(0))) == ""


def test_reasons_of_locked_powers() -> None:
    """ANK-9.2  Already unlocked, or of another level."""
    p = Position().followers(5).powers(0, "revered")
    s = p.do(UnlockPower(0))
    assert why(s, "revered") == "unlocked_already" and why(s, "glorious") == "other_level"


def test_a_power_works_from_now_on() -> None:
    """ANK-9.5  At once and for good."""
    p = Position().followers(1).god(0, "4.0")
    choose(p.do(UnlockPower(0)), "revered")
    p.do(GainFollowers(0))
    p.do(GainFollowers(0))
    assert p.s.followers[0] == 2


def test_guardian_symbols() -> None:
    """ANK-9.6, ANK-2.5  The 2nd, 4th and 5th unlock bring a guardian of level 1, 2 and 3."""
    assert [slot.guardian for slot in SLOTS] == [False, True, False, True, True, False]
    p = Position().followers(12)
    brought = []
    for _ in range(6):
        s = p.do(UnlockPower(0))
        choose(s, keys(s)[0])
        brought.append(sum(s.reserve[:KINDS]))
    assert brought == [0, 1, 1, 2, 3, 3] and p.s.figures == [1, 1, 1]
    assert [GUARDIAN.keys[i] for i, n in enumerate(p.s.reserve[:KINDS]) if n] == [
        "cat_mummy",
        "mummy",
        "giant_scorpion",
    ]


def test_no_figure_left_no_guardian() -> None:
    """ANK-9.6  The power is unlocked all the same."""
    p = Position().followers(1).powers(0, "revered")
    p.s.figures[0] = 0
    choose(p.do(UnlockPower(0)), "inspiring")
    assert sum(p.s.reserve[:KINDS]) == 0 and p.s.powers[0].bit_count() == 2


def test_bases_limit_guardians() -> None:
    """ANK-9.7  Two small and two large; on the map and in the pool together."""
    p = Position().followers(1).powers(0, "revered").guardian(0, "mummy", "4.0").pooled(0, "cat_mummy")
    choose(p.do(UnlockPower(0)), "inspiring")
    assert p.s.figures[0] == 2 and p.s.reserve[0] == 1
    p = Position().followers(1).powers(0, "revered").guardian(0, "apep", "6.4").pooled(0, "androsphinx")
    choose(p.do(UnlockPower(0)), "inspiring")
    assert p.s.figures[0] == 1 and told(p.s, "guardian_gained")


def test_control_takes_a_neutral_monument_beside_a_unit() -> None:
    """ANK-11.1  An Ankh token from the pool goes on it."""
    p = Position().warriors(0, "4.0").monument("temple", "5.0", "8.8").monument("obelisk", "3.0", owner=1)
    s = p.do(ControlMonument(0))
    assert keys(s) == ["5.0"] and why(s, "3.0") == "neutral_ones_first" and why(s, "8.8") == "no_unit_beside"
    choose(s, "5.0")
    assert s.held[0] == mask("5.0") and s.tokens[0] == 8


def test_enemy_monuments_only_without_neutral_ones() -> None:
    """ANK-11.2  Then the other's token returns to its pool."""
    p = Position().warriors(0, "4.0").monument("obelisk", "3.0", owner=1).monument("temple", "5.0", owner=0)
    s = p.do(ControlMonument(0))
    assert keys(s) == ["3.0"]
    choose(s, "3.0")
    assert s.tokens == [7, 9, 9] and s.held[1] == 0 and s.held[0] == mask("3.0", "5.0")


def test_control_without_effect() -> None:
    """ANK-11.3  A neutral monument far away forbids the enemy's; no token in the pool forbids all."""
    p = Position().warriors(0, "4.0").monument("obelisk", "3.0", owner=1).monument("temple", "8.8")
    assert kind(p.do(ControlMonument(0))) == ""
    p = Position().warriors(0, "4.0").monument("temple", "5.0")
    p.s.tokens[0] = 0
    assert kind(p.do(ControlMonument(0))) == ""
    p = Position().warriors(0, "4.0").monument("temple", "5.0", owner=1)
    p.s.tokens[0] = 0
    assert kind(p.do(ControlMonument(0))) == ""


def test_control_is_mandatory() -> None:
    """ANK-11.4  There is no way to decline."""
    p = Position().warriors(0, "4.0").monument("temple", "5.0", "3.0")
    assert set(keys(p.do(ControlMonument(0)))) == {"5.0", "3.0"}
