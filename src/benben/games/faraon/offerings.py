"""FAR-6  The offering area, its tokens and the bag."""

from benben.core.steps import Decision, Reason
from benben.games.faraon.state import Faraon
from benben.games.faraon.tables import BAG, EMPTY, PIECES, SET_PLACE, TOKEN_KINDS, TOKEN_PLACE, TOKENS, sets_laid


def gain_token(s: Faraon, seat: int, kind: int) -> None:
    s.purse[seat * PIECES + TOKENS + kind] += 1
    s.emit("token_gained", seat, TOKENS + kind)


def take_set(s: Faraon, seat: int, place: int) -> None:
    """FAR-6.2  Both tokens of a set. FAR-6.5  Its place stays empty until the end of the round."""
    for i in (2 * place, 2 * place + 1):
        gain_token(s, seat, s.sets[i])
        s.sets[i] = EMPTY


def take_bonus(s: Faraon, seat: int, place: int) -> None:
    gain_token(s, seat, s.bonus[place])
    s.bonus[place] = EMPTY


def sets_left(s: Faraon) -> list[int]:
    return [place for place in range(len(s.sets) // 2) if s.sets[2 * place] >= 0]


def bag_can_give(s: Faraon) -> bool:
    return bool(s.bag) or any(s.spent)


def token_obtainable(s: Faraon) -> bool:
    """FAR-6.5  Is there a token on the bonus space, in the bag or in the discard?"""
    return bag_can_give(s) or max(s.bonus) >= 0


def empty_discard(s: Faraon) -> None:
    """FAR-6.7  All discarded tokens go back into the bag; those on the wheel are not discarded yet."""
    for kind in range(TOKEN_KINDS):
        s.bag.extend([kind] * s.spent[kind])
        s.spent[kind] = 0
    s.shuffle(s.bag)
    s.emit("bag_filled", -1, len(s.bag))


def draw_token(s: Faraon) -> int:
    """FAR-6.7  A random token from the bag."""
    if not s.bag:
        empty_discard(s)
    return s.draw(s.bag)


class ChooseSet(Decision):
    """FAR-6.2  Take one complete set of two tokens."""

    domain = SET_PLACE
    rule = "FAR-6.2"

    def options(self, s: Faraon, /) -> list[int]:
        return sets_left(s)

    def resolve(self, s: Faraon, place: int, /) -> None:
        s.emit("set_taken", self.seat, place)
        take_set(s, self.seat, place)

    def why_not(self, s: Faraon, place: int, /) -> Reason | None:
        return Reason("set_gone", "FAR-6.5") if place < len(s.sets) // 2 else None


class ChooseToken(Decision):
    """FAR-3.7, FAR-6.3  Gain one offering token: any from the bonus space, or a random one from the bag."""

    domain = TOKEN_PLACE
    rule = "FAR-3.7"
    skippable = True

    def options(self, s: Faraon, /) -> list[int]:
        choices = [place for place, kind in enumerate(s.bonus) if kind >= 0]
        if bag_can_give(s):
            choices.append(BAG)
        return choices

    def resolve(self, s: Faraon, place: int, /) -> None:
        if place == BAG:
            gain_token(s, self.seat, draw_token(s))
        else:
            take_bonus(s, self.seat, place)

    def why_not(self, s: Faraon, place: int, /) -> Reason | None:
        if place == BAG:
            return Reason("bag_empty", "FAR-3.7")
        return Reason("token_gone", "FAR-6.5") if place < len(s.bonus) else None


def refill(s: Faraon) -> None:
    """FAR-2.7, FAR-11.2  Lay out the sets, then as many bonus tokens. FAR-6.9  Places are filled from the top."""
    target = sets_laid(s.seats)
    if len(s.bonus) > target and s.bonus[target] == EMPTY:
        s.bonus.pop()
    places = [place for place in range(target) if s.sets[2 * place] < 0]
    singles = target - sum(kind >= 0 for kind in s.bonus)
    if len(s.bag) < 2 * len(places) + max(0, singles) and any(s.spent):
        empty_discard(s)  # FAR-6.7: when the bag holds fewer than the whole refill needs.
    unfilled = 0
    for place in places:
        if len(s.bag) < 2:
            unfilled += 1  # FAR-6.8: no half sets.
            continue
        s.sets[2 * place] = s.draw(s.bag)
        s.sets[2 * place + 1] = s.draw(s.bag)
        s.emit("set_laid", -1, TOKENS + s.sets[2 * place], TOKENS + s.sets[2 * place + 1])
    for place in range(target):
        if s.bonus[place] < 0 and singles > 0 and s.bag:
            lay_bonus(s, place)
            singles -= 1
    if unfilled and s.bag and len(s.bonus) == target:
        """FAR-6.8  A single token that could not form a set may lie there in excess."""
        s.bonus.append(EMPTY)
        lay_bonus(s, target)


def lay_bonus(s: Faraon, place: int) -> None:
    s.bonus[place] = s.draw(s.bag)
    s.emit("bonus_laid", -1, TOKENS + s.bonus[place])
