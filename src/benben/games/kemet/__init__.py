"""Kemet: Blood and Sand: armies, pyramids and monsters in the service of the gods of Egypt."""

from benben.core.game import Face, Game, Mode, Option, Term
from benben.games.kemet.acquiring import Acquire, RemoveCard
from benben.games.kemet.aftermath import (
    Casualties,
    Conscript,
    Consequences,
    EndBattle,
    Heal,
    LoserFate,
    RetreatTo,
    Rewards,
    WinnerFate,
)
from benben.games.kemet.amon import AmonRound, PrepareAmon, TurnClock
from benben.games.kemet.amon_battle import AmonConsequences, Reform, StayOrGo
from benben.games.kemet.amon_cards import DrawAction, DrawEvent, Mourning, MournUnit, PlunderTiles
from benben.games.kemet.amon_march import March
from benben.games.kemet.battle import (
    AddCard,
    ChooseDefender,
    Clash,
    PlayBattleCard,
    Resolution,
    SetAside,
    ShowCard,
    SwapCard,
    WarCouncil,
    Wound,
)
from benben.games.kemet.building import BuildSite, NewColour, NewSlot, RaiseLevel
from benben.games.kemet.check import check
from benben.games.kemet.control import Perish
from benben.games.kemet.gods import AcquireGod, ChooseGod, PlaceGod, TakeJaws
from benben.games.kemet.interventions import RainFire, Remember
from benben.games.kemet.judge import judge, worth
from benben.games.kemet.marching import Arrive, MarchCompanion, MarchStep, MarchTroop, MarchUnits, Trap
from benben.games.kemet.moving import MoveCompanion, MoveStep, MoveTroop, MoveUnits
from benben.games.kemet.night import (
    Annex,
    Awaken,
    BeginNight,
    BuyCards,
    ChoosePosition,
    Destiny,
    DiscardAtNight,
    DrawAtNight,
    Mobilise,
    NewOrder,
    NightStep,
    OfferDelta,
    OfferSacrifice,
    OfferVeterans,
    Prayers,
    Reinforce,
    RewardTemples,
    Sacrifice,
    ServeDelta,
    TrimAll,
    Worship,
)
from benben.games.kemet.placing import Arrange, Attach, PlaceCompanion, PlaceUnit
from benben.games.kemet.recruiting import PayRecruits, RecruitBattle, RecruitInto
from benben.games.kemet.setup import (
    ChooseCity,
    ChooseDistricts,
    ChooseSplit,
    FirstColour,
    FirstSite,
    FirstTroops,
    OrderMarkers,
    StartTile,
    new,
)
from benben.games.kemet.sharing import LoseUnit, SharePrayer, ShareVeterans
from benben.games.kemet.sight import determinize, view
from benben.games.kemet.state import HIDDEN, PUBLIC, Kemet
from benben.games.kemet.tables import AREA, BATTLE_CARD, CARD, CITY, COLOUR, NIGHT, POSITION, SOURCE, TURN
from benben.games.kemet.tables_gods import GOD, GOD_TABLES
from benben.games.kemet.tables_solo import ACTION, EVENT, OBJECTIVE, PLAGUE, PLUNDER, SQUAD, WAR
from benben.games.kemet.tables_tiles import COMPANION, TABLES, TILE
from benben.games.kemet.teams import (
    DrawMarkers,
    FirstGuest,
    FirstMarker,
    FollowMarkers,
    GatherAt,
    GatherFrom,
    GatherWhose,
    NextMarker,
    PlaceMarker,
    TeamOrder,
)
from benben.games.kemet.turns import (
    BeginRound,
    EndAction,
    EndTurn,
    NextAction,
    NextTurn,
    PlaceGold,
    PlaceSilver,
    PlaceToken,
    StartTurn,
    UseGold,
    result,
    scores,
)


def face() -> Face:
    from benben.games.kemet.face import FACE

    return FACE


COLOURS_POOL = Option("colours_pool", ("all", "no_amber"), "all")
LAST_ROUND = Option("last_round", (0, 6, 12), 0)
GODS_OPTION = Option("gods", (False, True), False)

GAME = Game(
    key="kemet",
    prefix="KEM",
    rules_version=1,
    modes=(
        Mode(
            "classic",
            (2, 3, 4, 5, 6),
            (COLOURS_POOL, LAST_ROUND, GODS_OPTION),
        ),
        Mode(
            "teams",
            (4, 6),
            (
                Option("six_players", ("2v2v2", "3v3"), "2v2v2"),
                Option("open_hands", (True, False), True),
                COLOURS_POOL,
                LAST_ROUND,
                GODS_OPTION,
            ),
        ),
        Mode(
            "solo",
            (1,),
            (Option("objective", ("draw", *OBJECTIVE.keys), "draw"), COLOURS_POOL),
            automas=1,
        ),
    ),
    steps=(
        ChooseCity, OrderMarkers, ChooseDistricts, ChooseSplit, FirstSite, FirstColour, StartTile,
        BeginRound, NextTurn, StartTurn, EndTurn,
        PlaceToken, Arrange, PlaceSilver, PlaceGold, NextAction, EndAction, UseGold,
        RainFire, Remember, PlaceUnit, Attach, PlaceCompanion,
        BuildSite, NewColour, NewSlot, RaiseLevel,
        RecruitInto, PayRecruits, RecruitBattle,
        Acquire, RemoveCard,
        MoveTroop, MoveStep, MoveUnits, MoveCompanion,
        WarCouncil, ShowCard, PlayBattleCard, SetAside, AddCard, Clash, SwapCard, Wound, Resolution,
        Casualties, Conscript, Rewards, Consequences, LoserFate, RetreatTo, WinnerFate, Heal, EndBattle,
        BeginNight, NightStep, OfferSacrifice, Sacrifice, OfferDelta, ServeDelta, RewardTemples, Worship,
        Prayers, OfferVeterans, DrawAtNight, BuyCards, DiscardAtNight, Annex, Mobilise, Awaken, Reinforce, TrimAll,
        Destiny, ChoosePosition, NewOrder,
        FirstTroops, FirstMarker, DrawMarkers, PlaceMarker, FollowMarkers, NextMarker, TeamOrder, FirstGuest,
        SharePrayer, ShareVeterans, LoseUnit, ChooseDefender, GatherAt, GatherFrom, GatherWhose,
        MarchTroop, MarchStep, MarchUnits, MarchCompanion, Trap, Arrive,
        ChooseGod, AcquireGod, TakeJaws, PlaceGod,
        PrepareAmon, AmonRound, DrawEvent, MournUnit, DrawAction, March, PlunderTiles,
        AmonConsequences, Reform, StayOrGo, Perish, Mourning, TurnClock,
    ),
    state=Kemet,
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
        "city_chosen": (Term("city", CITY),),
        "order_drawn": (),
        "colour_chosen": (Term("colour", COLOUR), Term("area", AREA)),
        "pyramid_built": (Term("area", AREA), Term("level")),
        "tile_taken": (Term("tile", TILE),),
        "silver_taken": (),
        "special_taken": (Term("card", BATTLE_CARD),),
        "card_removed": (Term("card", BATTLE_CARD),),
        "round_begins": (Term("round"),),
        "turn_ends": (Term("glory"),),
        "token_placed": (Term("field", TURN),),
        "silver_placed": (Term("field", TURN),),
        "gold_placed": (),
        "action_begins": (Term("field", TURN),),
        "points": (Term("points"), Term("source", SOURCE)),
        "prayer_gained": (Term("prayer"),),
        "prayer_paid": (Term("prayer"),),
        "prayer_lost": (Term("prayer"),),
        "units_placed": (Term("units"), Term("area", AREA)),
        "units_removed": (Term("units"), Term("area", AREA)),
        "companion_placed": (Term("companion", COMPANION), Term("area", AREA)),
        "companion_exchanged": (Term("companion", COMPANION),),
        "companion_returned": (Term("companion", COMPANION),),
        "cards_drawn": (Term("cards"),),
        "card_seen": (Term("card", CARD),),
        "card_played": (Term("card", CARD),),
        "card_discarded": (Term("card", CARD),),
        "card_remembered": (Term("card", CARD),),
        "deck_renewed": (),
        "annexed": (Term("rival", seat=True),),
        "annexed_card": (Term("card", CARD),),
        "moved": (Term("units"), Term("from", AREA), Term("area", AREA)),
        "teleported": (Term("units"), Term("from", AREA), Term("area", AREA)),
        "initiative": (Term("area", AREA),),
        "trap": (Term("area", AREA),),
        "battle_begins": (Term("area", AREA),),
        "defends": (Term("area", AREA),),
        "card_shown": (Term("card", BATTLE_CARD),),
        "card_revealed": (Term("card", BATTLE_CARD),),
        "card_swapped": (Term("card", BATTLE_CARD),),
        "diversion": (),
        "strength": (Term("strength"),),
        "battle_won": (),
        "veterans": (Term("tokens"),),
        "veterans_spent": (Term("tokens"),),
        "retreated": (Term("area", AREA),),
        "recalled": (Term("units"),),
        "cards_back": (),
        "night_step": (Term("step", NIGHT),),
        "position_chosen": (Term("position", POSITION),),
        "game_won": (),
        "objective_set": (Term("objective", OBJECTIVE),),
        "event_drawn": (Term("event", EVENT),),
        "plague_drawn": (Term("plague", PLAGUE),),
        "amon_acts": (Term("order", ACTION),),
        "plunder_drawn": (Term("plunder", PLUNDER),),
        "tile_plundered": (Term("tile", TILE),),
        "war_changed": (Term("column", WAR), Term("value")),
        "troop_reformed": (Term("squad", SQUAD), Term("area", AREA)),
        "clock_moved": (Term("rounds"),),
        "prayer_shared": (Term("ally", seat=True), Term("prayer")),
        "veterans_shared": (Term("ally", seat=True), Term("tokens")),
        "gathering_played": (),
        "god_chosen": (Term("god", GOD),),
        "god_acquired": (Term("god", GOD),),
        "god_placed": (Term("area", AREA),),
        "god_returned": (),
        "life_lost": (Term("life"),),
        "life_regained": (Term("life"),),
        "ascension": (),
    },
    sources=SOURCE,
    tables=(*TABLES, *GOD_TABLES),
    face=face,
)  # fmt: skip
