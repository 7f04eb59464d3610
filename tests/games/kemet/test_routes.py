"""KEM-5.6.2  Ways of several steps: exactly those that single steps could go, and no longer than needed."""

from benben.core import engine
from benben.core.rng import FastRng
from benben.core.steps import Decision
from benben.games.kemet import GAME
from benben.games.kemet.control import companions
from benben.games.kemet.moving import MoveStep, MoveTroop
from benben.games.kemet.state import Kemet
from benben.games.kemet.tables import SEATS, STOP_WAY, TARGET, TELEPORT_WAY, THROUGH_WAY, TO_WAY, TRANSFER_WAY
from tests.games.kemet.build import Position, area, fight, keys, kind, pick, units

Ends = dict[int, int]
"""The least number of steps to each area."""


def test_a_destination_by_land() -> None:
    """KEM-5.6.2  Two land moves by one pick; nobody met on the way is taken along, the rest of the troop stays."""
    s = Position().units(0, nw_w=4, f_nw=2).tile(0, "priest_of_mafdet").run(MoveTroop(0, 0))
    pick(s, "nw-w")
    assert "to+t-w" in keys(s) and "to+f-nw" not in keys(s) and "through+t-w" not in keys(s)
    pick(s, "to+t-w")
    assert keys(s) == ["1", "2", "3", "4"]
    pick(s, "3", "stop")
    assert [units(s, 0, key) for key in ("nw_w", "f_nw", "t_w")] == [1, 2, 3]


def test_a_destination_through_a_portal() -> None:
    """KEM-5.6.7  The teleport costs its price, and only where no way by land leads."""
    s = Position().units(0, nw_w=3).pyramid("nw_w", "ruby", 1).prayer(0, 2).run(MoveTroop(0, 0))
    pick(s, "nw-w")
    assert "through+d-desert" in keys(s) and "through+f-nw" not in keys(s) and "through+t-w" not in keys(s)
    pick(s, "through+d-desert", "3")
    assert s.prayer[0] == 0 and units(s, 0, "d_desert") == 3 and keys(s) == ["stop"]
    s = Position().units(0, nw_w=3).pyramid("nw_w", "ruby", 1).prayer(0, 1).run(MoveTroop(0, 0))
    pick(s, "nw-w")
    assert not any(key.startswith("through") for key in keys(s))


def test_a_destination_with_a_rival_is_a_battle() -> None:
    """KEM-5.6.5, KEM-5.6.12  A hostile troop may be the end of the way, never lie on it."""
    p = Position().units(0, nw_w=2).units(1, t_w=1, f_nw=0).tile(0, "priest_of_mafdet")
    s = p.run(MoveTroop(0, 0))
    pick(s, "nw-w", "to+t-w", "2")
    assert s.field == area("t_w")
    fight(s, ("b1",), ("b3",))
    p = Position().units(0, nw_w=2).units(1, f_nw=1).tile(0, "priest_of_mafdet")
    s = p.run(MoveTroop(0, 0))
    pick(s, "nw-w")
    assert "to+t-w" not in keys(s)


def test_walls_on_the_way() -> None:
    """KEM-5.6.8  A rival district only from beside its wall, or past a wall that is ignored."""
    p = Position(3).units(0, o_wn=2).tile(0, "priest_of_mafdet")
    s = p.run(MoveTroop(0, 0))
    pick(s, "o-wn")
    assert "to+w-c" not in keys(s)
    p = Position(3).units(0, o_wn=2).tile(0, "priest_of_mafdet", "sappers")
    s = p.run(MoveTroop(0, 0))
    pick(s, "o-wn", "to+w-c", "2")
    assert kind(s) == "MoveStep" and "w-w" not in keys(s)


def single_steps(s: Kemet, seat: int, number: int, mask: int) -> tuple[Ends, Ends]:
    """Try every run of single steps with the whole group: by land only, and with the teleport."""
    land: Ends = {}
    portal: Ends = {}
    todo = [(s, 0, False)]
    seen = set()
    for now, steps, flown in todo:
        asked = engine.pending(now, seat)
        if not isinstance(asked, MoveStep):
            continue
        for way in engine.legal(now, seat):
            if way >= TRANSFER_WAY:
                continue
            after = now.clone()
            engine.play(after, seat, way)
            if number not in engine.legal(after, seat):
                continue
            engine.play(after, seat, number)
            if not take(after, seat, mask):
                continue
            there = flown or way >= TELEPORT_WAY
            target = TARGET[way]
            step = engine.pending(after, seat)
            on = isinstance(step, MoveStep) and step.area == target
            if not on or STOP_WAY in engine.legal(after, seat):
                (portal if there else land).setdefault(target, steps + 1)
            mark = (target, there, step.flags if isinstance(step, MoveStep) else -1)
            if on and mark not in seen:
                seen.add(mark)
                todo.append((after, steps + 1, there))
    return land, portal


def take(s: Kemet, seat: int, mask: int) -> bool:
    """Answer who goes along, as far as it is asked."""
    while isinstance(asked := engine.pending(s, seat), Decision) and type(asked).__name__ == "MoveCompanion":
        engine.play(s, seat, mask >> asked.companion & 1)  # type: ignore[attr-defined]
    return True


def test_exactly_what_single_steps_can_do() -> None:
    """KEM-5.6.2  In random games a lone group is offered each area that steps of the same group reach, as soon."""
    tried = 0
    for seed in range(6):
        seats = 2 + seed % 5
        s = GAME.start(GAME.setup(seats, {"mode": "classic", "last_round": 6}), FastRng(seed))
        engine.advance(s)
        rng = FastRng(seed)
        while s.stack and tried < 60 * (seed + 1):
            seat = engine.to_move(s)[0]
            legal = engine.legal(s, seat)
            asked = engine.pending(s, seat)
            if isinstance(asked, MoveStep) and not companions(s, seat, asked.area) and any(w >= TO_WAY for w in legal):
                tried += 1
                compare(s, seat, asked, legal)
            engine.play(s, seat, legal[rng.below(len(legal))])
    assert tried > 40


def compare(s: Kemet, seat: int, asked: MoveStep, legal: list[int]) -> None:
    number = max(1, s.units[asked.area * SEATS + seat] - 5)
    land, portal = single_steps(s, seat, number, 0)
    near = {way for way in legal if way < TELEPORT_WAY}
    flown = {TARGET[way] for way in legal if TELEPORT_WAY <= way < TRANSFER_WAY}
    by_land = {TARGET[way] for way in legal if TO_WAY <= way < THROUGH_WAY}
    by_portal = {TARGET[way] for way in legal if way >= THROUGH_WAY}
    own = {asked.area}
    assert by_land == {place for place, steps in land.items() if steps > 1} - near - own
    assert by_portal == {place for place, steps in portal.items() if steps > 1 and place not in land} - flown - own
