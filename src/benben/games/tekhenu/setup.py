"""TEK-2, TEK-17  Setting up the game."""

from typing import ClassVar

from benben.core.game import Options
from benben.core.rng import Rng
from benben.core.state import NOBODY, only
from benben.core.steps import Decision, Domain, Effect, Step, Together
from benben.games.tekhenu.actions import AfterAction, GodAction
from benben.games.tekhenu.bot import next_free_space
from benben.games.tekhenu.commoners import raise_happiness, raise_population
from benben.games.tekhenu.horus import honour
from benben.games.tekhenu.maat import BotDestiny, TakeDestiny, destiny_reward, new_pyramid
from benben.games.tekhenu.market import RefillMarket, fill, hold_decree
from benben.games.tekhenu.osiris import raise_workshop
from benben.games.tekhenu.possible import NO_LOSS, QUARRY_ONLY, WORKSHOP_ONLY
from benben.games.tekhenu.rounds import PlayRound, roll_into
from benben.games.tekhenu.state import Tekhenu
from benben.games.tekhenu.supply import KINDS, gain, points
from benben.games.tekhenu.tables import (
    BAG,
    BASICS,
    BEGINNER,
    BOT_BUILDINGS,
    BOT_DECREE_CHALLENGE,
    BOT_DECREE_POINTS,
    BOT_HAPPINESS,
    BOT_POPULATION,
    BOT_STATUE,
    BOT_STATUE_HARD,
    BUILDINGS,
    BY_START,
    CENTRE,
    DECREE,
    DICE_PER_SECTION,
    GOLD,
    LOWEST_PRODUCTION,
    OSIRIS,
    PILLAR_TILES,
    PILLARS,
    QUARRIES,
    SCRIBE,
    SLOT_KIND,
    SPACES,
    START_HAPPINESS,
    START_POPULATION,
    START_SCORE,
    STATUES,
    TECHNOLOGY,
    WORKSHOPS,
)
from benben.games.tekhenu.tables_cards import (
    CARD,
    D20,
    DECK,
    DESTINY_REWARD,
    DRAW2,
    FOLK,
    GIFTS,
    MIX,
    OFFERED,
    OSIRIS_ACTION,
    PAYMENT,
    PAYMENTS,
    REWARD,
    S11_FOLK,
    STARTS,
    T16,
    TOKENS_GIVEN,
)

LEVELS = ("easy", "medium", "hard")
MEDIUM = 1
HARD = 2


def new(seats: int, options: Options, rng: Rng) -> Tekhenu:
    """TEK-1.1  The board; TEK-17.1 solo is set up as for 2 players, with the bot in the second seat."""
    s = Tekhenu()
    s.begin(seats, rng)
    s.bot = 1 if options["mode"] == "solo" else -1
    deal_wheel(s)
    deal_board(s, bool(options["beginner"]))
    deal_seats(s)
    deal_cards(s)
    people = [seat for seat in range(seats) if seat != s.bot]
    s.level, s.decree_worth = 0, BOT_DECREE_POINTS
    if s.bot >= 0:
        s.level = LEVELS.index(str(options["level"]))
        s.decree_worth = BOT_DECREE_CHALLENGE if options["dear_decrees"] else BOT_DECREE_POINTS
    start = solo_start(s, bool(options["random_start"])) if s.bot >= 0 else draft(s)
    s.then(GiveStartingPoints(), Together({seat: (KeepDecree(seat),) for seat in people}), BuryDecrees(), *start)
    return s


def deal_wheel(s: Tekhenu) -> None:
    """TEK-2.1  A random orientation; TEK-2.2 the Scoring markers 4 and 8 sections clockwise from the arrow."""
    s.round = 0
    s.offset = s.below(6)
    s.markers = [(s.offset + 4) % 6, (s.offset + 8) % 6]
    s.dice = []
    s.bag = list(BAG[s.seats])  # TEK-2.6
    for section in range(6):
        roll_into(s, section, DICE_PER_SECTION)  # TEK-2.7
    s.mover = s.section = s.taken = -1
    s.colour = s.face = s.value = s.status = s.anubis = s.standard = s.swapped = s.due = 0
    s.extras = []


def deal_board(s: Tekhenu, beginner: bool) -> None:
    """TEK-2.3  27 tiles, three of them on the slots; TEK-2.4 the Horus tiles at random or as printed; TEK-2.5 Gold."""
    s.pile = list(range(len(PILLAR_TILES)))
    s.shuffle(s.pile)
    s.slots = [s.draw(s.pile) for _ in range(3)]
    s.horus = list(BEGINNER)
    if not beginner:
        s.horus.sort()
        s.shuffle(s.horus)
    s.honour = [0] * 24
    s.people = [-1] * 4
    s.treasure = [1] * 5
    s.temple = [-1] * 25
    s.pillar = [-1] * 25
    s.around = [-1] * len(SPACES)
    s.osiris = [-1] * 24
    s.pyramid = []
    s.progress = -1


def deal_seats(s: Tekhenu) -> None:
    """TEK-1.3, TEK-2.8  Pieces and starting values of each seat; TEK-17.2 the bot has its own and no Gold."""
    seats = range(s.seats)
    s.order = list(seats)
    s.score = [0 for _ in seats]
    s.tokens = [0] * (KINDS * s.seats)
    for seat in seats:
        s.tokens[seat * KINDS + GOLD] = int(seat != s.bot)
        s.tokens[seat * KINDS + SCRIBE] = 1
    s.production = [LOWEST_PRODUCTION] * (len(BASICS) * s.seats)
    s.happiness = [BOT_HAPPINESS if seat == s.bot else START_HAPPINESS for seat in seats]
    s.population = [BOT_POPULATION if seat == s.bot else START_POPULATION for seat in seats]
    s.buildings = [BUILDINGS for _ in seats]
    s.statues = [STATUES for _ in seats]
    s.pillars = [PILLARS for _ in seats]
    s.left = [[] for _ in seats]
    s.right = [[] for _ in seats]
    s.under = [[] for _ in seats]
    s.surplus = [0 for _ in seats]
    s.weighed = [0 for _ in seats]
    s.rewarded = [0 for _ in seats]
    s.destiny = [-1 for _ in seats]
    s.offer = []
    s.starts = [[] for _ in seats]
    s.chosen = [[] for _ in seats]
    s.proclaimed = 0


def deal_cards(s: Tekhenu) -> None:
    """TEK-2.9  Three decks and two Market sections; TEK-2.10 two Decrees for each player."""
    decks = [list(range(kind * DECK, kind * DECK + DECK)) for kind in range(3)]
    if s.seats == 2:
        decks[TECHNOLOGY].remove(T16)
        decks[DECREE].remove(D20)
    for deck in decks:
        s.shuffle(deck)
    s.decks = decks
    s.deck_eyes = [NOBODY] * len(decks[DECREE])
    s.discards = [[], [], []]
    s.holder = [-1] * (2 * DECK)
    s.market = [-1] * len(SLOT_KIND)
    s.opened = 2
    fill(s, 0)
    fill(s, 1)
    s.drawn = []
    s.drawer = -1
    s.hands = [[] for _ in range(s.seats)]
    s.hand_eyes = [[] for _ in range(s.seats)]
    s.rejected = [[] for _ in range(s.seats)]
    for seat in range(s.seats):
        if seat != s.bot:
            for _ in range(2):
                s.deck_eyes.pop()
                hold_decree(s, seat, s.draw(s.decks[DECREE]), NOBODY)


class GiveStartingPoints(Effect):
    """TEK-2.8  Every marker starts on 10 points, the bot's too (TEK-17.2)."""

    def run(self, s: Tekhenu, /) -> None:
        for seat in range(s.seats):
            points(s, seat, START_SCORE, BY_START)


class KeepDecree(Decision):
    """TEK-2.10  Keep one of the two Decrees dealt, in secret."""

    domain = CARD
    rule = "TEK-2.10"

    def options(self, s: Tekhenu, /) -> list[int]:
        return sorted(s.hands[self.seat])

    def resolve(self, s: Tekhenu, card: int, /) -> None:
        other = next(held for held in s.hands[self.seat] if held != card)
        s.hands[self.seat] = [card]
        s.hand_eyes[self.seat] = [NOBODY]
        s.rejected[self.seat] = [other]


class BuryDecrees(Effect):
    """TEK-2.10  The other Decree goes to the bottom of the deck; its former owner knows it there."""

    def run(self, s: Tekhenu, /) -> None:
        for seat in range(s.seats):
            for card in s.rejected[seat]:
                s.decks[DECREE].insert(0, card)
                s.deck_eyes.insert(0, only(seat))
            s.rejected[seat] = []


def draft(s: Tekhenu) -> tuple[Step, ...]:
    """TEK-2.12  A snake draft from a random first seat."""
    first = s.below(s.seats)
    s.emit("first_player", first)
    round_table = [first, *s.after(first)]
    drafts = (DraftStart(seat) for seat in (*round_table, *round_table[::-1]))
    return (OfferStarts(OFFERED[s.seats]), *drafts, SetOrder())


class OfferStarts(Effect):
    """TEK-2.11  Random Starting cards are laid out, once all have chosen their Decree."""

    fields: ClassVar[tuple[str, ...]] = ("count",)

    def __init__(self, count: int) -> None:
        self.count = count

    def run(self, s: Tekhenu, /) -> None:
        cards = list(range(len(STARTS)))
        s.shuffle(cards)
        s.offer = sorted(cards[: self.count])


class DraftStart(Decision):
    """TEK-2.12  Take one of the Starting cards on offer."""

    domain = REWARD
    rule = "TEK-2.12"

    def options(self, s: Tekhenu, /) -> list[int]:
        return s.offer[:]

    def resolve(self, s: Tekhenu, card: int, /) -> None:
        s.offer.remove(card)
        s.starts[self.seat].append(card)
        s.emit("start_taken", self.seat, card)


class SetOrder(Effect):
    """TEK-2.13  Highest Initiative first; a tie goes to the single highest number. TEK-2.14  Then Destiny cards."""

    def run(self, s: Tekhenu, /) -> None:
        s.offer = []
        keys = [initiative(s.starts[seat]) for seat in range(s.seats)]
        s.order = sorted(range(s.seats), key=keys.__getitem__, reverse=True)
        for seat in s.order:
            s.emit("order", seat, s.order.index(seat) + 1)
        s.then(
            *(TakeDestiny(seat, 0) for seat in s.order),
            *(ClaimRewards(seat) for seat in s.order),
            PlayRound(1),
        )


def initiative(cards: list[int]) -> tuple[int, int]:
    values = [STARTS[card].initiative for card in cards]
    return sum(values), max(values)


def solo_start(s: Tekhenu, random_start: bool) -> tuple[Step, ...]:
    """TEK-17.3  Three Starting cards to choose from, or two at random (TEK-17.7); the bot is first in turn order."""
    s.order = [s.bot, 0]
    return (
        OfferStarts(2 if random_start else OFFERED[1]),
        LeaveStart(0),
        TakeStarts(0),
        BotDestiny(),
        TakeDestiny(0, 0),
        ClaimRewards(0),
        BotHeadStart(),
        PlayRound(1),
    )


class LeaveStart(Decision):
    """TEK-17.3  Which of the three Starting cards to leave; with two there is nothing to leave."""

    domain = REWARD
    rule = "TEK-17.3"
    skippable = True

    def options(self, s: Tekhenu, /) -> list[int]:
        return s.offer[:] if len(s.offer) == OFFERED[1] else []

    def resolve(self, s: Tekhenu, card: int, /) -> None:
        s.offer.remove(card)


class TakeStarts(Effect):
    """TEK-17.3  The cards not left are taken."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Tekhenu, /) -> None:
        s.starts[self.seat] = s.offer
        s.offer = []
        for card in s.starts[self.seat]:
            s.emit("start_taken", self.seat, card)


class BotHeadStart(Effect):
    """TEK-17.4  A god Statue; TEK-17.5 the pyramid; TEK-17.6 more at medium and hard.

    TEK-17.7, TEK-1.4  What else the solo game brings stands in the options and in the tables.
    """

    def run(self, s: Tekhenu, /) -> None:
        honour(s, s.bot, s.horus[BOT_STATUE - 1])
        new_pyramid(s)
        if s.level >= MEDIUM:
            for row, district in BOT_BUILDINGS:
                raise_workshop(s, s.bot, next_free_space(s, row - 1, district))
            tile = s.draw(s.pile)
            s.temple[CENTRE] = tile * 4
            s.pillar[CENTRE] = s.bot
            s.pillars[s.bot] -= 1
            s.emit("tile_laid", s.bot, tile, CENTRE)
        if s.level >= HARD:
            honour(s, s.bot, s.horus[BOT_STATUE_HARD - 1])


INTERACTING = (0, 1, 2, 3, 4, 5, 8, 9, 10, DESTINY_REWARD + 2)
"""The rewards whose order can matter: what is chosen, drawn, or lays out cards; plain tokens do not."""


class ClaimRewards(Effect):
    """TEK-2.15  The rewards of the Destiny card and both Starting cards, in the order their owner likes."""

    fields: ClassVar[tuple[str, ...]] = ("seat",)

    def __init__(self, seat: int) -> None:
        self.seat = seat

    def run(self, s: Tekhenu, /) -> None:
        rewards = [*s.starts[self.seat], DESTINY_REWARD + s.destiny[self.seat]]
        s.starts[self.seat] = []
        plain = [reward for reward in rewards if reward not in INTERACTING]
        asked = tuple(sorted(reward for reward in rewards if reward in INTERACTING))
        s.then(*(step for reward in plain for step in claim(s, self.seat, reward)), OrderRewards(self.seat, asked))


class OrderRewards(Decision):
    """TEK-2.15  Which reward next?"""

    fields: ClassVar[tuple[str, ...]] = ("seat", "left")
    domain = REWARD
    rule = "TEK-2.15"
    skippable = True

    def __init__(self, seat: int, left: tuple[int, ...]) -> None:
        self.seat = seat
        self.left = left

    def options(self, s: Tekhenu, /) -> list[int]:
        return list(self.left)

    def resolve(self, s: Tekhenu, choice: int, /) -> None:
        left = tuple(reward for reward in self.left if reward != choice)
        s.then(*claim(s, self.seat, choice), OrderRewards(self.seat, left))


def claim(s: Tekhenu, seat: int, reward: int) -> tuple[Step, ...]:
    """TEK-20.1  What a Starting or Destiny card gives."""
    if reward >= DESTINY_REWARD:
        return (*destiny_reward(s, seat), AfterAction())
    card = STARTS[reward]
    if card.kind == OSIRIS_ACTION:
        side = QUARRY_ONLY if card.tokens == QUARRIES else WORKSHOP_ONLY if card.tokens == WORKSHOPS else 0
        return (GodAction(seat, OSIRIS, card.amount, NO_LOSS | side), RefillMarket())
    if card.kind == MIX:
        return (ChooseGoods(seat, reward),)
    if card.kind == DRAW2:
        return (DrawTwo(seat, card.amount), KeepDrawn(seat))
    if card.kind == FOLK:
        raise_population(s, seat, S11_FOLK[0])
        raise_happiness(s, seat, S11_FOLK[1])
    assert card.kind in (TOKENS_GIVEN, FOLK)
    for token in card.tokens:
        gain(s, seat, token, 1)
    return ()


class ChooseGoods(Decision):
    """TEK-20.1  S04, S09, S10: basic resources in any mix."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "card")
    domain = PAYMENT
    rule = "TEK-20.1"
    terms: ClassVar[dict[str, Domain]] = {"card": REWARD}

    def __init__(self, seat: int, card: int) -> None:
        self.seat = seat
        self.card = card

    def options(self, s: Tekhenu, /) -> list[int]:
        return list(GIFTS[STARTS[self.card].tokens])

    def resolve(self, s: Tekhenu, choice: int, /) -> None:
        for token, amount in enumerate(PAYMENTS[choice]):
            gain(s, self.seat, token, amount)


class DrawTwo(Effect):
    """TEK-20.1  S05, S06: draw two cards, seen by nobody else."""

    fields: ClassVar[tuple[str, ...]] = ("seat", "kind")

    def __init__(self, seat: int, kind: int) -> None:
        self.seat = seat
        self.kind = kind

    def run(self, s: Tekhenu, /) -> None:
        s.drawer = self.seat
        s.drawn = [s.draw(s.decks[self.kind]) for _ in range(2)]
        for card in s.drawn:
            s.emit("card_seen", self.seat, card, to=only(self.seat))


class KeepDrawn(Decision):
    """TEK-20.1  S05, S06: keep one, laid open; the other is shuffled back into its deck."""

    domain = CARD
    rule = "TEK-20.1"

    def options(self, s: Tekhenu, /) -> list[int]:
        return sorted(s.drawn)

    def resolve(self, s: Tekhenu, card: int, /) -> None:
        deck = s.decks[card // DECK]
        deck.extend(other for other in s.drawn if other != card)
        s.shuffle(deck)
        s.drawn = []
        s.drawer = -1
        s.holder[card] = self.seat
        s.emit("card_kept", self.seat, card)
