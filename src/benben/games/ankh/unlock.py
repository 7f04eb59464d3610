"""ANK-9  Action: Unlock Ankh Power."""

from benben.core.steps import Decision, Reason
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import FIRST_GUARDIAN, KINDS, NO_POWER, POWERS, SLOTS, UNLOCKING
from benben.games.ankh.units import free_base, sacrifice


def unlocked(s: Ankh, chief: int) -> int:
    return s.powers[chief].bit_count()


def next_level(s: Ankh, chief: int) -> int:
    """ANK-9.1, ANK-9.2  The leftmost token moves: two powers of level 1, then two of 2, then two of 3; 0 after that."""
    count = unlocked(s, chief)
    return SLOTS[count].level if count < len(SLOTS) else 0


def unlockable(s: Ankh, chief: int) -> list[int]:
    """ANK-9.4  With too few Followers, or with all six, nothing happens and nothing is paid."""
    level = next_level(s, chief)
    if not level or s.followers[chief] < level:
        return []
    return [power for power, row in enumerate(POWERS) if row.level == level and not s.powers[chief] >> power & 1]


class UnlockPower(Decision):
    """ANK-9.2  Move the leftmost Ankh token onto a locked power of its column. ANK-9.5  It works for good."""

    domain = UNLOCKING
    rule = "ANK-9.2"
    skippable = True

    def options(self, s: Ankh, /) -> list[int]:
        found = unlockable(s, s.chief[self.seat])
        if found:
            found.append(NO_POWER)
        return found

    def resolve(self, s: Ankh, power: int, /) -> None:
        if power == NO_POWER:
            return
        chief = s.chief[self.seat]
        slot = SLOTS[unlocked(s, chief)]
        sacrifice(s, chief, slot.level)  # ANK-9.3
        """ANK-15.11  The powers of a merged god stand once, for both its players."""
        s.powers[chief] |= 1 << power
        s.emit("power_unlocked", self.seat, power)
        if slot.guardian:
            gain_guardian(s, chief, slot.level)

    def why_not(self, s: Ankh, power: int, /) -> Reason | None:
        chief = s.chief[self.seat]
        if s.powers[chief] >> power & 1:
            return Reason("unlocked_already", "ANK-9.2")
        if power != NO_POWER and POWERS[power].level != next_level(s, chief):
            return Reason("other_level", "ANK-9.2")
        return None


def gain_guardian(s: Ankh, chief: int, level: int) -> None:
    """ANK-9.6, ANK-2.5  One figure of that level, if one is left and a base of its size is free."""
    kind = s.kinds[level - 1]
    if s.figures[level - 1] and free_base(s, chief, kind):
        s.figures[level - 1] -= 1
        s.reserve[chief * KINDS + kind] += 1
        s.emit("guardian_gained", chief, FIRST_GUARDIAN + kind)
