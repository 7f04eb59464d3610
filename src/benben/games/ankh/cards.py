"""ANK-14, ANK-19  Battle cards: commit and reveal, Build Monument, Plague of Locusts."""

from typing import ClassVar

from benben.core.steps import Decision, Domain, Effect, Reason, Seat, Step, Together
from benben.games.ankh.devotion import ascending
from benben.games.ankh.kills import CatLosses, Kill
from benben.games.ankh.land import empty, fighting, has_power, present
from benben.games.ankh.state import Ankh
from benben.games.ankh.tables import (
    AMOUNT,
    BUILD,
    BUILD_COST,
    BUILDING,
    CARDS_OF_PLAY,
    FLOOD,
    INSPIRING,
    MONUMENT,
    NO_MONUMENT,
    PLAGUE,
    PLAY,
)
from benben.games.ankh.tables_map import FERTILE, HEX, WATER, bits
from benben.games.ankh.units import gain_followers, sacrifice, supply

# --- Step 1 -----------------------------------------------------------------------------------------------------------


class CommitCards(Effect):
    """ANK-14.2  Every participant picks in secret; then all cards are revealed together."""

    fields: ClassVar[tuple[str, ...]] = ("doubler",)

    def __init__(self, doubler: int) -> None:
        self.doubler = doubler

    def run(self, s: Ankh, /) -> None:
        lanes: dict[Seat, tuple[Step, ...]] = {}
        for chief in ascending(s, s.fighters):
            lanes[chief] = (PlayCard(chief, 2 if chief == self.doubler else 1),)
        s.then(Together(lanes), RevealCards())


class PlayCard(Decision):
    """ANK-14.2  Commit a battle card from your hand; Amun two, if announced.

    ANK-15.12  The greater god's player decides for a merged god.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat", "cards")
    domain = PLAY
    rule = "ANK-14.2"

    def __init__(self, seat: int, cards: int) -> None:
        self.seat = seat
        self.cards = cards

    def options(self, s: Ankh, /) -> list[int]:
        kept = s.kept[self.seat]
        if self.cards == 1:
            return sorted(kept)
        return [play for play, cards in enumerate(CARDS_OF_PLAY) if len(cards) == 2 and all(c in kept for c in cards)]

    def resolve(self, s: Ankh, play: int, /) -> None:
        for card in CARDS_OF_PLAY[play]:
            s.kept[self.seat].remove(card)
            s.chosen[self.seat].append(card)
        s.emit("card_committed", self.seat)

    def why_not(self, s: Ankh, play: int, /) -> Reason | None:
        if len(CARDS_OF_PLAY[play]) == self.cards:
            return Reason("card_used", "ANK-14.15")
        return None


class RevealCards(Effect):
    """ANK-14.2  Turn the cards over. ANK-14.15  They lie face up until recovered: who has used what is public."""

    def run(self, s: Ankh, /) -> None:
        s.learnt += 1
        for chief in ascending(s, s.fighters):
            for card in s.chosen[chief]:
                s.shown[chief] |= 1 << card
                s.emit("card_revealed", chief, card)
            s.chosen[chief].clear()
            s.used[chief] |= s.shown[chief]
            if s.shown[chief] >> FLOOD & 1:
                """ANK-19.6  Flood: 1 Follower for each own unit on a fertile hex of the region, at once."""
                gain_followers(s, chief, len(bits(on_fertile(s, chief))))


def on_fertile(s: Ankh, chief: int) -> int:
    """ANK-20.4  A hex covered by an Underworld token is neither fertile nor desert."""
    return present(s, chief, s.battle) & FERTILE & ~s.portals


# --- Step 2 -----------------------------------------------------------------------------------------------------------


class BuildMonuments(Effect):
    """ANK-14.3  Step 2: all revealed Build Monument cards, ascending."""

    def run(self, s: Ankh, /) -> None:
        s.then(*(BuildMonument(chief) for chief in ascending(s, s.fighters) if s.shown[chief] >> BUILD & 1))


def build_cost(s: Ankh, chief: int) -> int:
    """ANK-18.2  Inspiring: Build Monument costs nothing."""
    return 0 if has_power(s, chief, INSPIRING) else BUILD_COST


class BuildMonument(Decision):
    """ANK-19.3  Sacrifice 3 Followers to build a monument in the region, with an own Ankh token on it, or not."""

    domain = BUILDING
    rule = "ANK-19.3"
    skippable = True

    def options(self, s: Ankh, /) -> list[int]:
        if s.followers[self.seat] < build_cost(s, self.seat) or not s.tokens[self.seat]:
            return []
        if not empty(s) & s.land[s.battle]:
            return []
        found = [kind for kind in range(len(MONUMENT)) if supply(s, kind)]
        if found:
            found.append(NO_MONUMENT)
        return found

    def resolve(self, s: Ankh, kind: int, /) -> None:
        if kind != NO_MONUMENT:
            s.then(BuildAt(self.seat, kind))

    def why_not(self, s: Ankh, kind: int, /) -> Reason | None:
        return Reason("none_in_supply", "ANK-19.3")


class BuildAt(Decision):
    """ANK-19.11  On any empty hex of the region, also far from own units; the builder controls it at once."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "monument")
    domain = HEX
    rule = "ANK-19.3"
    terms: ClassVar[dict[str, Domain]] = {"monument": MONUMENT}

    def __init__(self, seat: int, monument: int) -> None:
        self.seat = seat
        self.monument = monument

    def options(self, s: Ankh, /) -> list[int]:
        return bits(empty(s) & s.land[s.battle])

    def resolve(self, s: Ankh, place: int, /) -> None:
        sacrifice(s, self.seat, build_cost(s, self.seat))
        s.built[self.monument] |= 1 << place
        s.held[self.seat] |= 1 << place
        s.tokens[self.seat] -= 1
        s.emit("monument_built", self.seat, self.monument, place)

    def why_not(self, s: Ankh, place: int, /) -> Reason | None:
        if WATER >> place & 1:
            return Reason("water", "ANK-19.3")
        if not s.land[s.battle] >> place & 1:
            return Reason("other_region", "ANK-19.3")
        return Reason("underworld" if s.portals >> place & 1 else "occupied", "ANK-19.3")


# --- Step 3 -----------------------------------------------------------------------------------------------------------


class Plagues(Effect):
    """ANK-14.4  Step 3: each revealed Plague of Locusts, one after another, ascending by owner."""

    def run(self, s: Ankh, /) -> None:
        s.then(*(BidForPlague() for chief in ascending(s, s.fighters) if s.shown[chief] >> PLAGUE & 1))


class BidForPlague(Effect):
    """ANK-19.1  Every god with a unit in the region bids in secret, also one with nothing but its God there.

    ANK-19.10  A Plague resolves even if its owner has no unit left; with nobody to bid nothing happens.
    """

    def run(self, s: Ankh, /) -> None:
        lanes: dict[Seat, tuple[Step, ...]] = {}
        for chief in ascending(s, fighting(s, s.battle)):
            lanes[chief] = (Bid(chief),)
        if lanes:
            s.then(Together(lanes), RevealBids())


class Bid(Decision):
    """ANK-19.1  Bid any number of your Followers."""

    domain = AMOUNT
    rule = "ANK-19.1"

    def options(self, s: Ankh, /) -> list[int]:
        return list(range(min(s.followers[self.seat], len(AMOUNT) - 1) + 1))

    def resolve(self, s: Ankh, amount: int, /) -> None:
        s.bid[self.seat] = amount
        s.emit("bid_made", self.seat)


class RevealBids(Effect):
    """ANK-19.1  All bids are paid. All Warriors and Guardians in the region die but those of the one highest bidder.

    ANK-19.10  A single bidder is spared with any bid.
    """

    def run(self, s: Ankh, /) -> None:
        s.learnt += 1
        best = max(s.bid)
        victims = 0
        for chief in ascending(s, s.fighters):
            amount = s.bid[chief]
            if amount < 0:
                continue
            s.emit("bid_revealed", chief, amount)
            sacrifice(s, chief, amount)
            if amount == best and s.bid.count(best) == 1:
                s.emit("spared", chief)
            else:
                victims |= present(s, chief, s.battle)
        s.bid = [-1] * s.seats
        s.then(Kill(victims, 0), CatLosses())
