"""The position of Tekhenu: fields and clone, no rules."""

from benben.core.state import State

PUBLIC = (
    "round", "order", "mover", "bot", "offset", "markers", "dice", "bag", "score", "tokens", "production",
    "happiness", "population", "rewarded", "due", "buildings", "statues", "pillars", "left", "right", "under",
    "surplus", "weighed", "destiny", "offer", "starts", "horus", "honour", "people", "treasure", "temple", "pillar",
    "around", "osiris", "slots", "market", "opened", "discards", "holder", "swapped", "section", "colour", "face",
    "value", "status", "taken", "anubis", "standard", "extras", "decree_worth", "level", "pyramid", "progress",
    "proclaimed", "drawer", "chosen",
)  # fmt: skip
HIDDEN = (
    "pile", "decks", "deck_eyes", "drawn", "hands", "hand_eyes", "rejected",
)  # fmt: skip


class Tekhenu(State):
    __slots__ = PUBLIC + HIDDEN

    round: int
    order: list[int]
    """Seats on the turn-order track."""
    mover: int
    """The seat whose turn it is; -1 for nobody."""
    bot: int
    """The seat of Botankhamun; -1 for none."""
    offset: int
    """How far the wheel has turned from its printed position."""
    markers: list[int]
    """The sections of Scoring markers I and II; -1 once removed."""
    dice: list[int]
    """The dice around the wheel, each as section * 30 + colour * 6 + face - 1."""
    bag: list[int]
    """How many dice of each colour are in the bag."""
    score: list[int]
    tokens: list[int]
    """Papyrus, Bread, Limestone, Granite, Gold, Scribes and Faith of a seat from seat * 7 on."""
    production: list[int]
    """The four production markers of a seat from seat * 4 on."""
    happiness: list[int]
    population: list[int]
    rewarded: list[int]
    """Bits of the marks of the Commoner track that have rewarded the seat."""
    due: int
    """Bits of the seats whose action for Happiness 21 has yet to come."""
    buildings: list[int]
    """Buildings left to build."""
    statues: list[int]
    """Statues left to build."""
    pillars: list[int]
    """Pillars left to build."""
    left: list[list[int]]
    """Dice on the Pure side of each seat's scales, as colour * 6 + face - 1."""
    right: list[list[int]]
    """Dice on the Tainted side."""
    under: list[list[int]]
    """Dice below the scales: those of Anubis, and all of the bot's."""
    surplus: list[int]
    """Tokens on the Tainted side."""
    weighed: list[int]
    """Faith put on the scales in this Maat phase, left less right."""
    destiny: list[int]
    """The Destiny card of each seat; -1 for none."""
    offer: list[int]
    """Starting cards on offer."""
    starts: list[list[int]]
    """Starting cards taken."""
    horus: list[int]
    """The god of each Horus position."""
    honour: list[int]
    """God Statues of a seat at god * 4 + seat."""
    people: list[int]
    """Owners of the people Statues; -1 for none."""
    treasure: list[int]
    """Gold on the four people spaces and beside row 2 of Osiris."""
    temple: list[int]
    """Tile * 4 + quarter turns on each Temple space; -1 for none."""
    pillar: list[int]
    """Owner of the Pillar on each Temple space; -1 for none."""
    around: list[int]
    """Owners of the building spaces around the Temple; -1 for none."""
    osiris: list[int]
    """Owners of the Osiris spaces, row * 4 + district; -1 for none."""
    slots: list[int]
    """Tiles on the left, middle and right slot of Ra; -1 for none."""
    market: list[int]
    """The card in each slot of the Market; -1 for none."""
    opened: int
    """How many Market sections are open."""
    discards: list[list[int]]
    """Open discard piles of Blessings, Technologies and Decrees."""
    holder: list[int]
    """The seat each Blessing and Technology lies in front of; -1 for none."""
    swapped: int
    """Bits of T10 and T22 used in this turn."""
    section: int
    """The section of the die being used in this turn; -1 before it is chosen."""
    colour: int
    face: int
    value: int
    """The value its actions use."""
    status: int
    """What it counts as: Pure, Tainted or Forbidden."""
    taken: int
    """The place at the wheel from which it comes."""
    anubis: int
    """Is this turn's action one of Anubis?"""
    standard: int
    """Is the standard action of this turn still to come?"""
    extras: list[int]
    """Extra actions of B17 to B20 still to come."""
    decree_worth: int
    """Points of a Decree of the bot."""
    level: int
    """0 easy, 1 medium, 2 hard: the bot's head start."""
    pyramid: list[int]
    """The bot's action tiles, from the base up."""
    progress: int
    """Where the bot stands in the pyramid; -1 left of it."""
    proclaimed: int
    """Bits of the seats that have used Decree D23."""
    drawer: int
    """The seat that is looking at two drawn cards; -1 for none."""
    chosen: list[list[int]]
    """Decrees picked for the final scoring."""

    pile: list[int]
    """Pillar tiles face down, top last."""
    decks: list[list[int]]
    """Blessings, Technologies and Decrees, top last."""
    deck_eyes: list[int]
    """For each card of the Decree deck the audience that put it there."""
    drawn: list[int]
    """Two cards drawn for S05 or S06."""
    hands: list[list[int]]
    """Decrees held by each seat."""
    hand_eyes: list[list[int]]
    """For each of them the audience that has seen it besides its owner."""
    rejected: list[list[int]]
    """The dealt Decree that a seat does not keep, until it is buried."""

    def clone(self) -> "Tekhenu":
        t = Tekhenu()
        self.copy_into(t)
        t.round = self.round
        t.order = self.order[:]
        t.mover = self.mover
        t.bot = self.bot
        t.offset = self.offset
        t.markers = self.markers[:]
        t.dice = self.dice[:]
        t.bag = self.bag[:]
        t.score = self.score[:]
        t.tokens = self.tokens[:]
        t.production = self.production[:]
        t.happiness = self.happiness[:]
        t.population = self.population[:]
        t.rewarded = self.rewarded[:]
        t.due = self.due
        t.buildings = self.buildings[:]
        t.statues = self.statues[:]
        t.pillars = self.pillars[:]
        t.left = [row[:] for row in self.left]
        t.right = [row[:] for row in self.right]
        t.under = [row[:] for row in self.under]
        t.surplus = self.surplus[:]
        t.weighed = self.weighed[:]
        t.destiny = self.destiny[:]
        t.offer = self.offer[:]
        t.starts = [row[:] for row in self.starts]
        t.horus = self.horus[:]
        t.honour = self.honour[:]
        t.people = self.people[:]
        t.treasure = self.treasure[:]
        t.temple = self.temple[:]
        t.pillar = self.pillar[:]
        t.around = self.around[:]
        t.osiris = self.osiris[:]
        t.slots = self.slots[:]
        t.market = self.market[:]
        t.opened = self.opened
        t.discards = [row[:] for row in self.discards]
        t.holder = self.holder[:]
        t.swapped = self.swapped
        t.section = self.section
        t.colour = self.colour
        t.face = self.face
        t.value = self.value
        t.status = self.status
        t.taken = self.taken
        t.anubis = self.anubis
        t.standard = self.standard
        t.extras = self.extras[:]
        t.decree_worth = self.decree_worth
        t.level = self.level
        t.pyramid = self.pyramid[:]
        t.progress = self.progress
        t.proclaimed = self.proclaimed
        t.drawer = self.drawer
        t.chosen = [row[:] for row in self.chosen]
        t.pile = self.pile[:]
        t.decks = [row[:] for row in self.decks]
        t.deck_eyes = self.deck_eyes[:]
        t.drawn = self.drawn[:]
        t.hands = [row[:] for row in self.hands]
        t.hand_eyes = [row[:] for row in self.hand_eyes]
        t.rejected = [row[:] for row in self.rejected]
        return t
