"""Ankh: Gods of Egypt: be the one god that Egypt remembers."""

from benben.core.game import Face, Game, Mode, Option, Term
from benben.games.ankh.battle import Announce, AnnounceTwo, Battle, Majorities, ObeliskMove, ObeliskRound, ObeliskTo
from benben.games.ankh.caravan import KeepToken, LayCamel, SwapTokens
from benben.games.ankh.cards import (
    Bid,
    BidForPlague,
    BuildAt,
    BuildMonument,
    BuildMonuments,
    CommitCards,
    Plagues,
    PlayCard,
    RevealBids,
    RevealCards,
)
from benben.games.ankh.check import check
from benben.games.ankh.conflict import Conflict, EndConflict, NextRegion, ResolveRegion, StartOfConflict
from benben.games.ankh.control import ControlMonument
from benben.games.ankh.devotion import Gain, Lose
from benben.games.ankh.ending import EndGame, ForgetGods, result, scores
from benben.games.ankh.followers import GainFollowers
from benben.games.ankh.judge import judge, worth
from benben.games.ankh.kills import CatLosses, Die, Kill, ReturnMummy, SaveUnit, TrapWarrior
from benben.games.ankh.merge import DismissGuardian, MergeGods
from benben.games.ankh.move import MoveTo, MoveUnit, PushUnit
from benben.games.ankh.resolution import (
    AfterBattle,
    EndBattle,
    LoseBattle,
    Magnanimity,
    MoveGate,
    PlaceGate,
    RecoverCards,
    ResolveBattle,
    UseScales,
    WinBattle,
    Worship,
    Worships,
)
from benben.games.ankh.revolt import Consolidate, JoinRegions, MoveToken
from benben.games.ankh.setup import ChooseGod, ChooseGuardian, ClaimMonument, PlaceGod, PlaceWarrior, new
from benben.games.ankh.sight import determinize, view
from benben.games.ankh.state import HIDDEN, PUBLIC, Ankh
from benben.games.ankh.summon import SummonAt, SummonUnit
from benben.games.ankh.tables import (
    ACTION,
    AIM,
    CARD,
    EVENT,
    GOD,
    GUARDIAN,
    MONUMENT,
    ORDER,
    PAIR,
    POWER,
    SOURCE,
    TABLES,
    UNIT,
)
from benben.games.ankh.tables_map import EDGE, HEX
from benben.games.ankh.tables_scenarios import SCENARIO
from benben.games.ankh.turn import AfterAction, ChooseAction, ResetMarker, TriggerEvent, Turn
from benben.games.ankh.units import AimScorpion, AttachSun
from benben.games.ankh.unlock import UnlockPower


def face() -> Face:
    from benben.games.ankh.face import FACE

    return FACE


OPTIONS = (
    Option("scenario", (*SCENARIO.keys, "random"), "middle_kingdom"),
    Option("gods", ("dealt", "chosen"), "dealt"),
    Option("guardians", ("dealt", "chosen"), "dealt"),
)

GAME = Game(
    key="ankh",
    prefix="ANK",
    rules_version=1,
    modes=(Mode("standard", (2, 3, 4, 5), OPTIONS),),
    steps=(
        Gain, Lose,
        ChooseGod, ChooseGuardian, ClaimMonument, PlaceGod, PlaceWarrior,
        Turn, ChooseAction, AfterAction, ResetMarker, TriggerEvent,
        MoveUnit, MoveTo, PushUnit, AimScorpion,
        SummonUnit, SummonAt, AttachSun,
        GainFollowers,
        UnlockPower,
        ControlMonument,
        LayCamel, KeepToken, SwapTokens,
        Conflict, StartOfConflict, NextRegion, ResolveRegion, EndConflict,
        Battle, ObeliskRound, ObeliskMove, ObeliskTo, Announce, AnnounceTwo, CommitCards, PlayCard, RevealCards,
        BuildMonuments, BuildMonument, BuildAt, Plagues, BidForPlague, Bid, RevealBids, Majorities,
        ResolveBattle, UseScales, WinBattle, LoseBattle, Magnanimity,
        AfterBattle, PlaceGate, MoveGate, RecoverCards, Worships, Worship, EndBattle,
        MergeGods, DismissGuardian, ForgetGods, EndGame,
        Consolidate, JoinRegions, MoveToken,
        Kill, SaveUnit, Die, TrapWarrior, ReturnMummy, CatLosses,
    ),
    state=Ankh,
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
        "god_chosen": (Term("god", GOD),),
        "guardian_chosen": (Term("guardian", GUARDIAN),),
        "turn_begins": (),
        "action_taken": (Term("action", ACTION),),
        "event_reached": (Term("event", EVENT),),
        "unit_moved": (Term("unit", UNIT), Term("from", HEX), Term("to", HEX)),
        "unit_pushed": (Term("unit", UNIT), Term("from", HEX), Term("to", HEX)),
        "scorpion_aimed": (Term("hex", HEX), Term("aim", AIM)),
        "unit_summoned": (Term("unit", UNIT), Term("hex", HEX)),
        "captive_freed": (),
        "sun_attached": (Term("hex", HEX),),
        "followers_gained": (Term("followers"),),
        "followers_sacrificed": (Term("followers"),),
        "power_unlocked": (Term("power", POWER),),
        "guardian_gained": (Term("unit", UNIT),),
        "monument_controlled": (Term("monument", MONUMENT), Term("hex", HEX)),
        "camel_laid": (Term("edge", EDGE),),
        "region_split": (Term("old", ORDER), Term("new", ORDER)),
        "tokens_swapped": (Term("pair", PAIR),),
        "conflict_begins": (Term("number"),),
        "monument_destroyed": (Term("monument", MONUMENT), Term("hex", HEX)),
        "region_dominated": (Term("region", ORDER),),
        "battle_begins": (Term("region", ORDER),),
        "two_cards": (),
        "card_committed": (),
        "card_revealed": (Term("card", CARD),),
        "monument_built": (Term("monument", MONUMENT), Term("hex", HEX)),
        "bid_made": (),
        "bid_revealed": (Term("followers"),),
        "spared": (),
        "strength": (Term("strength"),),
        "scales_used": (),
        "battle_won": (Term("region", ORDER),),
        "battle_lost_by_all": (Term("region", ORDER),),
        "unit_killed": (Term("unit", UNIT), Term("hex", HEX)),
        "unit_saved": (Term("unit", UNIT), Term("hex", HEX)),
        "warrior_trapped": (Term("god", GOD),),
        "cat_mummy_avenged": (),
        "gate_placed": (Term("hex", HEX),),
        "gate_moved": (Term("from", HEX), Term("to", HEX)),
        "cards_recovered": (),
        "gods_merged": (Term("god", GOD),),
        "guardian_dismissed": (Term("unit", UNIT),),
        "god_forgotten": (Term("god", GOD),),
        "regions_joined": (Term("pair", PAIR),),
        "token_removed": (Term("token", ORDER),),
        "token_moved": (Term("token", ORDER),),
        "points": (Term("points"), Term("source", SOURCE)),
        "won": (),
        "atheist": (),
    },
    sources=SOURCE,
    tables=TABLES,
    face=face,
)  # fmt: skip
