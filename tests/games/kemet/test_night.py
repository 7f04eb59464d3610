"""KEM-7  The night."""

from benben.core import engine
from benben.games.kemet.control import glory
from benben.games.kemet.night import (
    Awaken,
    BeginNight,
    Destiny,
    DrawAtNight,
    Mobilise,
    NightStep,
    OfferDelta,
    OfferSacrifice,
    Prayers,
    Reinforce,
    RewardTemples,
    TrimAll,
    Worship,
)
from benben.games.kemet.tables import CARD
from tests.games.kemet.build import Position, area, asked, events, keys, kind, pick, units


def test_sacrifice() -> None:
    """KEM-7.1  Two units in the Sanctuary for a point; KEM-7.10 two have to be there."""
    s = Position().units(0, d_sanct=3).run(OfferSacrifice())
    pick(s, "yes")
    assert units(s, 0, "d_sanct") == 1 and s.points[0] == 1
    assert not Position().units(0, d_sanct=1).run(OfferSacrifice()).stack
    s = Position().units(0, d_sanct=2).run(OfferSacrifice())
    pick(s, "no")
    assert s.points[0] == 0


def test_delta_temple() -> None:
    """KEM-7.2  One unit for 5 prayer points; KEM-7.10 with the last one the temple is lost before step 3."""
    p = Position().units(0, d_temple=1, t_w=1).prayer(0, 1)
    s = p.run(OfferDelta(), NightStep(3), RewardTemples())
    assert glory(s, 0) == 2
    pick(s, "yes")
    assert s.prayer[0] == 6 and s.held[area("d_temple")] == -1 and s.points[0] == 0


def test_two_temples() -> None:
    """KEM-7.3 the Delta temple counts; KEM-7.11 three give no more than two."""
    s = Position().units(0, d_temple=1, t_w=1).units(1, t_wn=1).run(RewardTemples())
    assert s.points == [1, 0]
    s = Position().units(0, d_temple=1, t_w=1, t_wn=1).run(RewardTemples())
    assert s.points == [1, 0]


def test_worship() -> None:
    """KEM-7.4  2 and 3 prayer points; nothing for the Delta temple; one effect."""
    s = Position().units(0, t_w=1, t_wn=1, d_temple=1).prayer(0, 0).run(Worship())
    assert s.prayer[0] == 5 and len(events(s, "prayer_gained")) == 1


def test_prayers() -> None:
    """KEM-7.5  Two, and one for each veteran token given, together; never beyond 11."""
    s = Position().prayer(0, 3).veterans(0, 4).run(Prayers(0))
    assert keys(s) == ["0", "1", "2", "3", "4"]
    pick(s, "3")
    assert s.prayer[0] == 8 and s.veterans[0] == 1 and len(events(s, "prayer_gained")) == 1
    s = Position().prayer(0, 8).veterans(0, 4).run(Prayers(0))
    assert keys(s) == ["0", "1"]


def test_cards() -> None:
    """KEM-7.6  One card free, one more for every two tokens."""
    s = Position().veterans(0, 5).run(DrawAtNight(0))
    assert len(s.hand[0]) == 1 and keys(s) == ["0", "1", "2"]
    pick(s, "2")
    assert len(s.hand[0]) == 3 and s.veterans[0] == 1


def test_an_empty_deck() -> None:
    """KEM-1.18  The discards become the new deck; if both are empty there is nothing to draw."""
    p = Position().discards("glory", "snare")
    p.s.hand[1] = p.s.deck
    p.s.hand_seen[1] = [0] * len(p.s.deck)
    p.s.deck = []
    s = p.run(DrawAtNight(0))
    assert len(s.deck) == 1 and not s.discard and s.hand[0][0] in (CARD.index["glory"], CARD.index["snare"])
    s = p.run(DrawAtNight(0), DrawAtNight(0))
    assert len(s.hand[0]) == 2 and not s.deck


def test_mobilisation() -> None:
    """KEM-7.7  A token a unit, into own districts that no rival controls, within the limit."""
    s = Position().units(0, nw_w=4).units(1, nw_c=1).veterans(0, 3).run(Mobilise(0))
    pick(s, "3")
    assert set(keys(s)) == {"nw-w", "nw-e"}
    pick(s, "nw-w")
    assert keys(s) == ["nw-e"]
    pick(s, "nw-e", "nw-e")
    assert s.veterans[0] == 0 and units(s, 0, "nw_e") == 2


def test_each_token_once() -> None:
    """KEM-7.11  What is spent in one step is gone in the next."""
    p = Position().prayer(0, 0).veterans(0, 2)
    s = p.run(Prayers(0), DrawAtNight(0), Mobilise(0))
    pick(s, "2")
    assert not s.stack and s.veterans[0] == 0


def test_awakening() -> None:
    """KEM-7.8 tokens away and back, surplus away; KEM-7.12 silver and gold too."""
    p = Position().veterans(0, 3).tokens(0, "move", "pray").silver(0)
    p.s.silver_at[0] = 5
    p.s.bought[0] = 3
    p.s.drained[0] = 2
    p.s.units[area("nw_w") * 6] = 7
    p.s.supply[0] -= 7
    s = p.run(Awaken(), Reinforce(0), TrimAll())
    assert s.veterans[0] == 0 and s.tokens[0] == 5 and s.fields[0] == 0 and s.silver_at[0] == -1
    assert s.bought[0] == 0 and s.drained[0] == 0
    assert units(s, 0, "nw_w") == 5 and s.supply[0] == 7


def test_destiny() -> None:
    """KEM-7.9  Fewest points first, ties by the old order; free positions only."""
    p = Position(3).points(0, 2).points(1, 1).points(2, 1)
    p.s.order = [0, 2, 1]
    s = p.run(Destiny())
    assert asked(s).seat == 2 and keys(s) == ["1", "2", "3"]
    pick(s, "1")
    assert asked(s).seat == 1 and keys(s) == ["2", "3"]
    pick(s, "3", "2")
    assert s.order == [2, 0, 1]
    s = Position().points(0, 1).units(1, t_w=1, t_wn=1).run(Destiny())
    assert asked(s).seat == 0, "temporary points count too"


def test_the_order_of_the_night() -> None:
    """KEM-7.1 to KEM-7.9  Nine steps, each finished before the next."""
    p = Position().units(0, d_sanct=2).veterans(0, 4).prayer(0, 0)
    s = p.run(BeginNight())
    seen = []
    while s.stack:
        seen.append((s.phase, kind(s)))
        pick(s, keys(s)[0])
    assert seen == [
        (1, "Sacrifice"),
        (5, "OfferVeterans"),
        (6, "BuyCards"),
        (7, "Mobilise"),
        (9, "ChoosePosition"),
        (9, "ChoosePosition"),
    ]
    assert [event.args[0] for event in events(s, "night_step")] == list(range(1, 10))
    assert engine.to_move(s) == []
