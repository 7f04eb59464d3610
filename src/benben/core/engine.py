"""The engine: run what needs nobody, stop where a seat must choose, resolve its choice."""

from typing import NoReturn

from benben.core.faults import DeadEnd, IllegalChoice
from benben.core.state import State
from benben.core.steps import Decision, Effect, Reason, Seat, Step, Together


def advance(s: State) -> None:
    """Run effects until a seat has something to choose, or nothing is left.

    What may be chosen is found only when somebody asks, unless the decision may vanish for want of it.
    """
    stack = s.stack
    while stack:
        top = stack[-1]
        if isinstance(top, Decision):
            if not top.skippable:
                break
            options = top.options(s)
            if options:
                s.offered = options
                return
            stack.pop()
        elif isinstance(top, Effect):
            stack.pop()
            top.run(s)
        else:
            assert isinstance(top, Together)
            stack.pop()
            lanes = {seat: settle(s, lane) for seat, lane in top.lanes.items()}
            waiting = {seat: lane for seat, lane in lanes.items() if lane}
            if waiting:
                stack.append(Together(waiting))
                break
    s.offered = None


def settle(s: State, lane: tuple[Step, ...]) -> tuple[Step, ...]:
    """Advance one lane: for a while it is the stack."""
    outer = s.stack
    s.stack = list(lane[::-1])
    advance(s)
    settled = tuple(s.stack[::-1])
    s.stack = outer
    return settled


def to_move(s: State) -> list[Seat]:
    """The seats that have something to choose; none when the game is over."""
    if not s.stack:
        return []
    top = s.stack[-1]
    if isinstance(top, Decision):
        return [top.seat]
    assert isinstance(top, Together)
    return sorted(top.lanes)


def pending(s: State, seat: Seat) -> Decision | None:
    """What this seat is asked, if anything."""
    if not s.stack:
        return None
    top = s.stack[-1]
    if isinstance(top, Together) and seat in top.lanes:
        top = top.lanes[seat][0]
    return top if isinstance(top, Decision) and top.seat == seat else None


def legal(s: State, seat: Seat) -> list[int]:
    """The choices this seat has now, as indices of the pending decision's domain. Not to be changed."""
    asked = pending(s, seat)
    if asked is None:
        return []
    mine_alone = asked is s.stack[-1]
    if mine_alone and s.offered is not None:
        return s.offered
    options = asked.options(s)
    if not options:
        raise DeadEnd(f"{asked!r} has no options; pending: {s.stack!r}")
    if mine_alone:
        s.offered = options
    return options


def apply(s: State, seat: Seat, choice: int) -> None:
    """Resolve a choice, checked."""
    if choice not in legal(s, seat):
        refuse(s, seat, choice)
    play(s, seat, choice)


def refuse(s: State, seat: Seat, choice: int) -> NoReturn:
    asked = pending(s, seat)
    if asked is None:
        raise IllegalChoice(f"seat {seat} has nothing to choose; to move: {to_move(s)}")
    keys = asked.domain.keys
    wanted = keys[choice] if 0 <= choice < len(keys) else str(choice)
    offered = ", ".join(keys[i] for i in legal(s, seat))
    raise IllegalChoice(f"seat {seat} may not choose {wanted!r} for {type(asked).__name__}; legal: {offered}")


def play(s: State, seat: Seat, choice: int) -> None:
    """Resolve a choice, unchecked, for search."""
    top = s.stack.pop()
    if isinstance(top, Decision):
        top.resolve(s, choice)
    else:
        assert isinstance(top, Together)
        outer = s.stack
        s.stack = list(top.lanes[seat][::-1])
        asked = s.stack.pop()
        assert isinstance(asked, Decision)
        asked.resolve(s, choice)
        lane = tuple(s.stack[::-1])
        s.stack = outer
        s.stack.append(Together({**top.lanes, seat: lane}))
    advance(s)


def reasons(s: State, seat: Seat) -> dict[int, Reason]:
    """For every choice that is not offered and has something to tell: why not."""
    asked = pending(s, seat)
    if asked is None:
        return {}
    offered = legal(s, seat)
    told = {}
    for choice in range(len(asked.domain.keys)):
        if choice not in offered:
            why = asked.why_not(s, choice)
            if why is not None:
                told[choice] = why
    return told
