"""Tekhenu: Obelisk of the Sun."""

from benben.core.game import Face, Game, Mode, Option, Term
from benben.games.tekhenu.actions import (
    AfterAction,
    BeginAction,
    ChangeValue,
    FreeAction,
    GodAction,
    UseAbility,
    WakeAbility,
)
from benben.games.tekhenu.bastet import Celebrate, Festival
from benben.games.tekhenu.bot import BotAction, BotEnd, BotTurn
from benben.games.tekhenu.check import check
from benben.games.tekhenu.decrees import (
    BuyPoints,
    EndGame,
    PickDecree,
    Proclaim,
    RepeatDecree,
    ScoreAgain,
    ScoreCoffer,
    ScoreDecrees,
    ScoreOrder,
)
from benben.games.tekhenu.hathor import BuildAtTemple, BuildingRaised
from benben.games.tekhenu.horus import BuildStatue, RaiseStatue
from benben.games.tekhenu.judge import judge, worth
from benben.games.tekhenu.maat import (
    BotDestiny,
    ChooseFolk,
    ClearScales,
    Maat,
    PlaceFaith,
    RemoveMarker,
    TakeDestiny,
    Weigh,
)
from benben.games.tekhenu.market import RefillMarket, RefreshSection
from benben.games.tekhenu.osiris import BuildAtOsiris, RaiseAnyMarker
from benben.games.tekhenu.payment import Pay
from benben.games.tekhenu.production import Boost, ChangeProduction, Produce
from benben.games.tekhenu.ra import LayTile, RaisePillar, TileLaid
from benben.games.tekhenu.rounds import EndRound, PlayRound, RefillWheel, TurnWheel
from benben.games.tekhenu.scoring import PayUpkeep, Score, result, scores
from benben.games.tekhenu.setup import (
    LEVELS,
    BotHeadStart,
    BuryDecrees,
    ChooseGoods,
    ClaimRewards,
    DraftStart,
    DrawTwo,
    GiveStartingPoints,
    KeepDecree,
    KeepDrawn,
    LeaveStart,
    OfferStarts,
    OrderRewards,
    SetOrder,
    TakeStarts,
    new,
)
from benben.games.tekhenu.sight import determinize, view
from benben.games.tekhenu.state import HIDDEN, PUBLIC, Tekhenu
from benben.games.tekhenu.tables import (
    ACTION_TILE,
    BASIC,
    COLOUR,
    DECK_KIND,
    DIE,
    GOD,
    MARKET_SECTION,
    PILLAR,
    SOURCE,
    STATUS,
    TOKEN,
)
from benben.games.tekhenu.tables_cards import (
    ALL_TABLES,
    BUILDING,
    CARD,
    CELL,
    OSIRIS_SPACE,
    PAYMENT,
    REWARD,
    STATUE_PLACE,
)
from benben.games.tekhenu.thoth import ChooseCards, ChooseMore, TakeFirst
from benben.games.tekhenu.turn import EndTurn, FinishTurn, NextAction, ProduceFirst, ShapeDie, TakeDie, TreatDie, Turn


def face() -> Face:
    from benben.games.tekhenu.face import FACE

    return FACE


BEGINNER = Option("beginner", (False, True), False)

GAME = Game(
    key="tekhenu",
    prefix="TEK",
    rules_version=1,
    modes=(
        Mode("standard", (2, 3, 4), (BEGINNER,)),
        Mode(
            "solo",
            (1,),
            (
                Option("level", LEVELS, "easy"),
                Option("random_start", (False, True), False),
                Option("dear_decrees", (False, True), False),
                BEGINNER,
            ),
            automas=1,
        ),
    ),
    steps=(
        GiveStartingPoints, KeepDecree, BuryDecrees, OfferStarts, DraftStart, SetOrder, LeaveStart, TakeStarts,
        ClaimRewards, OrderRewards, ChooseGoods, DrawTwo, KeepDrawn,
        PlayRound, EndRound, TurnWheel, RefillWheel,
        Turn, TakeDie, TreatDie, ShapeDie, ProduceFirst, NextAction, EndTurn, FinishTurn, Pay,
        GodAction, ChangeValue, BeginAction, AfterAction, FreeAction,
        BuildStatue, RaiseStatue,
        LayTile, TileLaid, WakeAbility, UseAbility, RaisePillar,
        BuildAtTemple, BuildingRaised,
        Festival, Celebrate,
        ChooseCards, TakeFirst, ChooseMore, RefreshSection, RefillMarket,
        BuildAtOsiris, RaiseAnyMarker,
        ChangeProduction, Produce, Boost,
        Maat, PlaceFaith, Weigh, ClearScales, TakeDestiny, ChooseFolk,
        Score, PayUpkeep, RemoveMarker,
        Proclaim, EndGame, PickDecree, ScoreDecrees, BuyPoints, RepeatDecree, ScoreAgain, ScoreCoffer, ScoreOrder,
        BotHeadStart, BotDestiny, BotTurn, BotAction, BotEnd,
    ),
    state=Tekhenu,
    public=PUBLIC,
    hidden=HIDDEN,
    new=new,
    view=view,
    determinize=determinize,
    scores=scores,
    result=result,
    check=check,
    judge=judge,
    worth=worth,
    events={
        "first_player": (),
        "start_taken": (Term("card", REWARD),),
        "destiny_taken": (Term("card", REWARD),),
        "card_seen": (Term("card", CARD),),
        "card_kept": (Term("card", CARD),),
        "order": (Term("place"),),
        "round_begins": (Term("round"),),
        "wheel_turned": (),
        "die_rolled": (Term("god", GOD), Term("die", DIE)),
        "turn_begins": (),
        "anubis": (),
        "die_taken": (Term("god", GOD), Term("die", DIE)),
        "recoloured": (Term("colour", COLOUR), Term("value")),
        "value_changed": (Term("value"),),
        "die_placed": (Term("die", DIE), Term("status", STATUS)),
        "action_skipped": (),
        "god_action": (Term("god", GOD), Term("value")),
        "horus_bonus": (Term("god", GOD),),
        "statue_built": (Term("place", STATUE_PLACE),),
        "tile_laid": (Term("tile", PILLAR), Term("cell", CELL)),
        "tile_drawn": (Term("tile", PILLAR),),
        "ability": (Term("tile", PILLAR),),
        "temple_building": (Term("space", BUILDING),),
        "osiris_building": (Term("space", OSIRIS_SPACE),),
        "marker_raised": (Term("resource", BASIC), Term("level")),
        "population": (Term("level"),),
        "happiness": (Term("level"),),
        "all_happy": (),
        "section_opened": (Term("section", MARKET_SECTION),),
        "refreshed": (Term("section", MARKET_SECTION),),
        "card_laid": (Term("card", CARD), Term("section", MARKET_SECTION)),
        "card_taken": (Term("card", CARD),),
        "reshuffled": (Term("deck", DECK_KIND),),
        "decree_drawn": (),
        "decree_seen": (Term("card", CARD),),
        "blessing_played": (Term("card", CARD),),
        "produced": (Term("units"), Term("resource", BASIC)),
        "surplus": (Term("units"),),
        "gained": (Term("units"), Term("token", TOKEN)),
        "paid": (Term("payment", PAYMENT),),
        "points": (Term("points"), Term("source", SOURCE)),
        "maat_begins": (),
        "faith_placed": (Term("shift"),),
        "weighed": (Term("balance"),),
        "scales_cleared": (),
        "scoring_begins": (Term("number"),),
        "proclaimed": (),
        "decree_revealed": (Term("card", CARD),),
        "decree_scored": (Term("card", CARD), Term("points")),
        "game_over": (),
        "new_pyramid": (),
        "progress": (Term("tile", ACTION_TILE),),
    },
    sources=SOURCE,
    tables=ALL_TABLES,
    face=face,
)  # fmt: skip
