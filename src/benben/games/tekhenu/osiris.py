"""TEK-12  Osiris: build a workshop or a quarry."""

from typing import ClassVar

from benben.core.steps import Reason
from benben.games.tekhenu.blessings import TurnDecision
from benben.games.tekhenu.commoners import lower_happiness
from benben.games.tekhenu.horus import take_treasure
from benben.games.tekhenu.possible import NO_LOSS, districts
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import gain
from benben.games.tekhenu.tables import BASICS, GOLD, HIGHEST_PRODUCTION, OSIRIS_ROWS, ROW2_GOLD
from benben.games.tekhenu.tables_cards import MARKER, OSIRIS_SPACE


class BuildAtOsiris(TurnDecision):
    """TEK-12.2  Any free space of the row equal to the value; all 24 are open (TEK-12.4), row 1 is the topmost."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "value", "flags")
    domain = OSIRIS_SPACE
    rule = "TEK-12.2"

    def __init__(self, seat: int, value: int, flags: int) -> None:
        self.seat = seat
        self.value = value
        self.flags = flags

    def offers(self, s: Tekhenu, /) -> list[int]:
        row = (self.value - 1) * 4
        return [row + district for district in districts(self.flags) if s.osiris[row + district] < 0]

    def take(self, s: Tekhenu, space: int, /) -> None:
        if not self.flags & NO_LOSS:
            """TEK-12.1  It costs 1 Happiness and no Resources."""
            lower_happiness(s, self.seat)
        raise_workshop(s, self.seat, space)
        reward(s, self.seat, space)

    def why_not(self, s: Tekhenu, choice: int, /) -> Reason | None:
        if choice >= len(s.osiris):
            return None
        if choice // 4 != self.value - 1:
            return Reason("other_row", "TEK-12.1")
        return Reason("occupied" if s.osiris[choice] >= 0 else "other_district", "TEK-12.2")


def raise_workshop(s: Tekhenu, seat: int, space: int) -> None:
    """TEK-12.2  The leftmost Building goes there; what it uncovers is ignored now."""
    s.osiris[space] = seat
    s.buildings[seat] -= 1
    s.emit("osiris_building", seat, space)


def reward(s: Tekhenu, seat: int, space: int) -> None:
    """TEK-12.3  Production markers, goods, and the Gold of row 2 for the first Building there."""
    number, district = divmod(space, 4)
    row = OSIRIS_ROWS[number]
    raise_marker(s, seat, district, row.own)
    if row.partners:
        raise_marker(s, seat, row.partners[district], 1)
    gain(s, seat, district, row.goods)
    gain(s, seat, GOLD, row.gold)
    if number == 1:
        take_treasure(s, seat, ROW2_GOLD)
    if row.free:
        s.then(RaiseAnyMarker(seat))


def raise_marker(s: Tekhenu, seat: int, resource: int, steps: int) -> None:
    """TEK-12.3  Markers stop at 6."""
    before = s.production[seat * 4 + resource]
    after = min(before + steps, HIGHEST_PRODUCTION)
    if after > before:
        s.production[seat * 4 + resource] = after
        s.emit("marker_raised", seat, resource, after)


class RaiseAnyMarker(TurnDecision):
    """TEK-12.3  Row 6: any one production marker 1 up, the same or another."""

    domain = MARKER
    rule = "TEK-12.3"
    skippable = True

    def offers(self, s: Tekhenu, /) -> list[int]:
        first = self.seat * 4
        return [r for r in range(len(BASICS)) if s.production[first + r] < HIGHEST_PRODUCTION]

    def take(self, s: Tekhenu, resource: int, /) -> None:
        raise_marker(s, self.seat, resource, 1)
