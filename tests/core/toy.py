"""A toy game for testing the engine: three rounds, builds with tribute, and a festival of secret bids.

MINI-1  In a turn a seat harvests 2 coins or builds. MINI-2  Building costs 2 coins, takes a free site, draws a card.
MINI-3  Every other seat beside the site may pay 1 coin for 1 point. MINI-4  Then all bid in secret; all pay; the best
bid, then the earliest seat, scores 2.
"""

from typing import Any, ClassVar, NamedTuple

from benben.core.game import Face, Game, Mode, Option, Options, Term, places
from benben.core.rng import FastRng, Rng
from benben.core.state import EVERYONE, NOBODY, State, only
from benben.core.steps import YES_NO, Decision, Domain, Effect, Reason, Together
from benben.core.table import Table, tables
from benben.core.zones import Zone, deal_afresh, show

PUBLIC = ("coins", "points", "owner", "bid_done")
HIDDEN = ("deck", "hands", "bids")
SITES = Domain("site", ("a", "b", "c", "d", "e", "f"))
ACTION = Domain("action", ("harvest", "build"))
BID = Domain("bid", tuple(map(str, range(12))))
SOURCE = Domain("source", ("tribute", "festival"))
CARDS = tuple(f"card{i}" for i in range(12))


class Row(NamedTuple):
    key: str
    source: str


class Mini(State):
    __slots__ = PUBLIC + HIDDEN

    coins: list[int]
    points: list[int]
    owner: list[int]
    bid_done: int
    deck: list[int]
    hands: list[list[int]]
    bids: list[list[int]]

    def clone(self) -> "Mini":
        t = Mini()
        self.copy_into(t)
        t.coins = self.coins[:]
        t.points = self.points[:]
        t.owner = self.owner[:]
        t.bid_done = self.bid_done
        t.deck = self.deck[:]
        t.hands = [hand[:] for hand in self.hands]
        t.bids = [bid[:] for bid in self.bids]
        return t


class Round(Effect):
    fields: ClassVar[tuple[str, ...]] = ("number",)

    def __init__(self, number: int) -> None:
        self.number = number

    def run(self, s: Mini, /) -> None:
        if self.number <= 3:
            s.then(*(ChooseAction(seat) for seat in range(s.seats)))
            s.stack[:0] = [Round(self.number + 1), Festival()]


class ChooseAction(Decision):
    """MINI-1  Harvest or build."""

    domain = ACTION
    rule = "MINI-1"

    def options(self, s: Mini, /) -> list[int]:
        return [0, 1] if s.coins[self.seat] >= 2 and -1 in s.owner else [0]

    def resolve(self, s: Mini, choice: int, /) -> None:
        if choice == 1:
            s.coins[self.seat] -= 2
            s.then(ChooseSite(self.seat))
        else:
            s.coins[self.seat] += 2

    def why_not(self, s: Mini, choice: int, /) -> Reason | None:
        return Reason("too_poor", "MINI-2")


class ChooseSite(Decision):
    """MINI-2  A free site."""

    domain = SITES
    rule = "MINI-2"

    def options(self, s: Mini, /) -> list[int]:
        return [site for site in range(6) if s.owner[site] < 0]

    def resolve(self, s: Mini, site: int, /) -> None:
        s.owner[site] = self.seat
        s.emit("built", self.seat, site)
        s.then(DrawCard(self.seat), *(Tribute(seat, site) for seat in s.after(self.seat)))


class DrawCard(Effect):
    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Mini, /) -> None:
        if s.deck:
            card = s.draw(s.deck)
            s.hands[self.seat].append(card)
            s.emit("drawn", self.seat, card, to=only(self.seat))


class Tribute(Decision):
    """MINI-3  Pay 1 for 1 point?"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "site")
    domain = YES_NO
    rule = "MINI-3"
    skippable = True
    terms: ClassVar[dict[str, Domain]] = {"site": SITES}

    def __init__(self, seat: int, site: int) -> None:
        self.seat = seat
        self.site = site

    def options(self, s: Mini, /) -> list[int]:
        beside = self.seat in s.owner[max(0, self.site - 1) : self.site + 2]
        return [0, 1] if beside and s.coins[self.seat] > 0 else []

    def resolve(self, s: Mini, yes: int, /) -> None:
        if yes:
            s.coins[self.seat] -= 1
            s.points[self.seat] += 1
            s.emit("points", self.seat, 1, 0)


class Festival(Effect):
    """MINI-4  All bid in secret."""

    def run(self, s: Mini, /) -> None:
        s.bids = [[] for _ in range(s.seats)]
        s.bid_done = 0
        s.then(Together({seat: (Bid(seat),) for seat in range(s.seats)}), Reveal())


class Bid(Decision):
    """MINI-4  A sealed bid."""

    domain = BID
    rule = "MINI-4"

    def options(self, s: Mini, /) -> list[int]:
        return list(range(min(s.coins[self.seat], 11) + 1))

    def resolve(self, s: Mini, coins: int, /) -> None:
        s.bids[self.seat].append(coins)


class Reveal(Effect):
    def run(self, s: Mini, /) -> None:
        s.bid_done = 1
        s.reveal()
        bids = [bid[0] for bid in s.bids]
        for seat, coins in enumerate(bids):
            s.coins[seat] -= coins
        winner = bids.index(max(bids))
        s.points[winner] += 2
        s.emit("points", winner, 2, 1)


def new(seats: int, options: Options, rng: Rng) -> Mini:
    s = Mini()
    s.begin(seats, rng)
    s.coins = [int(options["coins"])] * seats
    s.points = [0] * seats
    s.owner = [-1] * 6
    s.bid_done = 1
    s.deck = list(range(12))
    s.shuffle(s.deck)
    s.hands = [[] for _ in range(seats)]
    s.bids = [[] for _ in range(seats)]
    s.then(Round(1))
    return s


def zones(s: Mini) -> list[Zone]:
    return [
        Zone(s.deck, NOBODY, "cards"),
        *(Zone(hand, only(seat), "cards") for seat, hand in enumerate(s.hands)),
    ]


def view(s: Mini, seat: int) -> dict[str, Any]:
    hands = zones(s)[1:]
    return {
        "coins": s.coins[:],
        "points": s.points[:],
        "owner": s.owner[:],
        "deck": len(s.deck),
        "hands": [show(hand, seat, CARDS) for hand in hands],
        "bids": [bid[:] if s.bid_done or other == seat else None for other, bid in enumerate(s.bids)],
    }


def determinize(s: Mini, seat: int, rng: Rng) -> Mini:
    twin = s.clone()
    deal_afresh(zones(twin), seat, rng)
    twin.rng = FastRng(rng.below(1 << 30))
    return twin


def check(s: Mini) -> None:
    assert min(s.coins) >= 0
    assert sorted([*s.deck, *(card for hand in s.hands for card in hand)]) == list(range(12))


def no_face() -> Face:
    raise AssertionError("the toy is never shown")


GAME = Game(
    key="mini",
    prefix="MINI",
    rules_version=1,
    modes=(Mode("standard", (2, 3, 4), (Option("coins", (1, 3), 1),)), Mode("rich", (2,), (Option("coins", (9,), 9),))),
    steps=(Round, ChooseAction, ChooseSite, DrawCard, Tribute, Festival, Bid, Reveal),
    state=Mini,
    public=PUBLIC,
    hidden=HIDDEN,
    new=new,
    view=view,
    determinize=determinize,
    scores=lambda s: s.points[:],
    result=lambda s: None if s.stack else places(s.points),
    check=check,
    judge=lambda s, seat: float(s.points[seat]),
    worth=lambda s, seat: float(s.points[seat]),
    events={
        "built": (Term("site", SITES),),
        "drawn": (Term("card"),),
        "points": (Term("points"), Term("source", SOURCE)),
    },
    sources=SOURCE,
    tables=tables(Table("sites", tuple(Row(key, "D") for key in SITES.keys), 6)),
    face=no_face,
)
assert EVERYONE == -1
