"""FAR-7, FAR-10  What the noble, Nile, artisan and burial areas give, and the heir of the Pharaoh."""

from typing import ClassVar

from benben.core.steps import Decision, Effect, Reason, Step
from benben.games.faraon.costs import DEAL_ART, DEAL_MORE, DEAL_NILE, DEAL_NOB, DEAL_OFF, DEAL_TOMB
from benben.games.faraon.goods import Gain, GainRandomUrn
from benben.games.faraon.offerings import ChooseSet, ChooseToken
from benben.games.faraon.state import Faraon
from benben.games.faraon.tables import (
    ARTISAN_CHOICE,
    ARTISAN_DECK,
    ARTISANS,
    BASICS,
    EMPTY,
    INSTANT,
    LAST_STAGE,
    NILE_OPTIONS,
    NOBLE_CHOICE,
    NOBLE_DECK,
    OFFICIAL,
    PHARAOH_NOBLES,
    PHARAOH_STAGE,
    TOP_LEVEL,
    TRACK,
    S,
)

ALL_TRACKS = (1 << BASICS) - 1


def effect_of(deal: int, seat: int) -> tuple[Step, ...]:
    """FAR-5.7  What happens when all is paid."""
    if deal == DEAL_ART:
        return (ChooseArtisan(seat),)
    if deal == DEAL_TOMB:
        return (AdvanceTomb(seat),)
    if deal == DEAL_NOB:
        return (ChooseNoble(seat),)
    if deal == DEAL_OFF:
        return (ChooseSet(seat),)
    if deal == DEAL_MORE:
        return (ChooseSet(seat), ChooseToken(seat))
    return nile_income(seat, deal - DEAL_NILE)


# --- Nobles -----------------------------------------------------------------------------------------------------------


class ChooseNoble(Decision):
    """FAR-7.2  Take a face-up noble or the unseen top card of the deck."""

    domain = NOBLE_CHOICE
    rule = "FAR-7.2"

    def options(self, s: Faraon, /) -> list[int]:
        choices = [card for card in s.nobles_shown if card >= 0]
        if s.nobles:
            choices.append(NOBLE_DECK)
        return choices

    def resolve(self, s: Faraon, choice: int, /) -> None:
        noble = s.draw(s.nobles) if choice == NOBLE_DECK else take_shown(s, s.nobles_shown, choice, s.nobles)
        gain_noble(s, self.seat, noble)


def take_shown(s: Faraon, shown: list[int], card: int, deck: list[int]) -> int:
    """FAR-7.3, FAR-7.12  Empty the place of a card and refill it from the deck at once, before it does anything."""
    shown[shown.index(card)] = s.draw(deck) if deck else EMPTY
    return card


def gain_noble(s: Faraon, seat: int, noble: int) -> None:
    """FAR-7.2  A noble lies face up in front of its owner. FAR-2.15  An instant one does its work, at set-up too."""
    s.noble_owner[noble] = seat
    s.emit("noble_gained", seat, noble)
    crown(s, seat)
    if noble >= OFFICIAL:
        s.then(*instant_steps(seat, noble))


def instant_steps(seat: int, noble: int) -> list[Step]:
    """FAR-7.4, FAR-8.3  Nobles 21 to 26: both parts in printed order; what is impossible is lost."""
    gift = INSTANT[noble - OFFICIAL]
    steps: list[Step] = []
    if gift.steps:
        steps.append(ChooseTrack(seat, ALL_TRACKS, gift.steps))
    if gift.artisan:
        steps.append(ChooseArtisan(seat))
    if gift.stages:
        steps.append(AdvanceTomb(seat))
    if gift.silver:
        steps.append(Gain(seat, (S,) * gift.silver))
    steps.extend(ChooseToken(seat) for _ in range(gift.offerings))
    return steps


# --- Nile -------------------------------------------------------------------------------------------------------------


def nile_income(seat: int, number: int) -> tuple[Step, ...]:
    """FAR-7.6  Gain everything printed below the pair that was paid."""
    option = NILE_OPTIONS[number]
    tracks = sum(1 << track for track in option.tracks)
    urn = (GainRandomUrn(seat),) * option.urn
    return (*urn, Gain(seat, option.gain), *(ChooseTrack(seat, tracks, 1) for _ in range(option.arrows)))


class ChooseTrack(Decision):
    """FAR-7.7  Move one of your discs, each arrow on its own. FAR-7.8  A disc on top cannot move: the arrow is lost."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "tracks", "steps")
    domain = TRACK
    rule = "FAR-7.7"
    skippable = True

    def __init__(self, seat: int, tracks: int, steps: int) -> None:
        self.seat = seat
        self.tracks = tracks
        self.steps = steps

    def options(self, s: Faraon, /) -> list[int]:
        base = self.seat * BASICS
        return [track for track in range(BASICS) if self.tracks >> track & 1 and s.nile[base + track] < TOP_LEVEL]

    def resolve(self, s: Faraon, track: int, /) -> None:
        for _ in range(self.steps):
            sail(s, self.seat, track)

    def why_not(self, s: Faraon, track: int, /) -> Reason | None:
        return Reason("top_level", "FAR-7.8") if self.tracks >> track & 1 else Reason("other_arrow", "FAR-7.7")


def sail(s: Faraon, seat: int, track: int) -> None:
    place = seat * BASICS + track
    if s.nile[place] < TOP_LEVEL:
        s.nile[place] += 1
        s.emit("track_moved", seat, track, s.nile[place])


# --- Artisans ---------------------------------------------------------------------------------------------------------


class ChooseArtisan(Decision):
    """FAR-7.11  Take a face-up artisan or the unseen top card of the deck, and its income at once."""

    domain = ARTISAN_CHOICE
    rule = "FAR-7.11"
    skippable = True

    def options(self, s: Faraon, /) -> list[int]:
        choices = [card for card in s.artisans_shown if card >= 0]
        if s.artisans:
            choices.append(ARTISAN_DECK)
        return choices

    def resolve(self, s: Faraon, choice: int, /) -> None:
        card = s.draw(s.artisans) if choice == ARTISAN_DECK else take_shown(s, s.artisans_shown, choice, s.artisans)
        s.artisan_owner[card] = self.seat
        s.emit("artisan_gained", self.seat, card)
        income = ARTISANS[card]
        if income.gain:
            s.then(Gain(self.seat, income.gain))
        if income.urn:
            s.then(GainRandomUrn(self.seat))


# --- Burial chamber ---------------------------------------------------------------------------------------------------


class AdvanceTomb(Effect):
    """FAR-7.14  The cube moves to the next stage; the last stage is the end."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Faraon, /) -> None:
        advance_tomb(s, self.seat)


def advance_tomb(s: Faraon, seat: int) -> None:
    if s.stage[seat] < LAST_STAGE:
        s.stage[seat] += 1
        s.emit("stage_reached", seat, s.stage[seat])
        crown(s, seat)


# --- Heir of the Pharaoh ----------------------------------------------------------------------------------------------


def crown(s: Faraon, seat: int) -> None:
    """FAR-10.1  The first with two nobles and stage 3 takes the Pharaoh token for good."""
    if s.pharaoh < 0 and s.stage[seat] >= PHARAOH_STAGE and s.noble_owner.count(seat) >= PHARAOH_NOBLES:
        s.pharaoh = seat
        s.emit("pharaoh_taken", seat)
