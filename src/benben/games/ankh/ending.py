"""ANK-16, ANK-17  Forgotten gods, end and victory."""

from benben.core.game import places
from benben.core.steps import Effect
from benben.games.ankh.devotion import in_red, win
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import ANUBIS, KINDS, OSIRIS
from benben.games.ankh.tables_map import bits
from benben.games.ankh.units import destroy, lift


class ForgetGods(Effect):
    """ANK-16.1  After Conflict 4 every god in red is eliminated. ANK-16.5  All at the same time, with 2 players too."""

    def run(self, s: Ankh, /) -> None:
        forgotten = [chief for chief in s.ladder if in_red(s, chief)]
        for chief in forgotten:
            s.ladder.remove(chief)
            s.fallen.append(chief)
            s.alive &= ~(1 << chief)
        for chief in forgotten:
            forget(s, chief)
        if not s.ladder:
            """ANK-16.4  None is left: Egypt turns atheist, nobody wins."""
            s.atheist = 1
            s.stack.clear()
            s.emit("atheist", -1)
        elif len(s.ladder) == 1:
            """ANK-17.2  The only god left wins."""
            win(s, s.ladder[0])


def forget(s: Ankh, chief: int) -> None:
    """ANK-16.3  A merged god takes both its players along."""
    s.emit("god_forgotten", chief, s.god[chief])
    for place in bits(s.held[chief]):
        destroy(s, place)
    for place in bits(s.army[chief]):
        lift(s, chief, place)
    for kind in range(KINDS):
        s.reserve[chief * KINDS + kind] = 0
    s.followers[chief] = s.warriors[chief] = s.tokens[chief] = s.used[chief] = 0
    s.kept[chief] = []
    forget_captives(s, chief)
    if s.gifts[chief] & OSIRIS:
        s.portals = 0


def forget_captives(s: Ankh, chief: int) -> None:
    """ANK-16.2  Its trapped Warriors go; if Anubis is forgotten, those of others return to their pools."""
    s.captives = [owner for owner in s.captives if owner != chief]
    if s.gifts[chief] & ANUBIS:
        for owner in s.captives:
            if s.alive >> owner & 1:
                s.warriors[owner] += 1
        s.captives = []


class EndGame(Effect):
    """ANK-17.3  After Conflict 5 the god with the highest Devotion wins; on one space the higher in the stack."""

    def run(self, s: Ankh, /) -> None:
        win(s, s.ladder[-1])


def scores(s: Ankh) -> list[int]:
    """The Devotion of each player's god."""
    return [s.devotion[chief] for chief in s.chief]


def result(s: Ankh) -> list[int] | None:
    """ANK-17.5  The winner, then living gods by Devotion, then forgotten ones; partners share a place.

    In an atheist Egypt nobody wins: all share one place.
    """
    if s.atheist:
        return [1] * s.seats
    if s.winner < 0:
        return None
    order = [*s.fallen, *(chief for chief in s.ladder if chief != s.winner), s.winner]
    return places(order.index(chief) for chief in s.chief)
