"""Faraon: prepare your passage to the afterlife around a turning wheel."""

from benben.core.game import Face, Game, Mode, Option, Term
from benben.games.faraon.areas import AdvanceTomb, ChooseArtisan, ChooseNoble, ChooseTrack
from benben.games.faraon.check import check
from benben.games.faraon.costs import TURN
from benben.games.faraon.goods import Gain, GainRandomUrn, UseDiplomat, UseTeacher
from benben.games.faraon.judge import judge, worth
from benben.games.faraon.offerings import ChooseSet, ChooseToken
from benben.games.faraon.paying import PayAccess, PayBasics, PayExtras
from benben.games.faraon.pyramid import GeneralMove, PassUrn, PyramidIncome, PyramidStep
from benben.games.faraon.rounds import EndRound, NextTurn, PlayRound, PrepareRound
from benben.games.faraon.scoring import FinalScoring, result, scores
from benben.games.faraon.setup import BeginGame, DrawNobles, KeepNoble, StartUrn, new
from benben.games.faraon.sight import determinize, view
from benben.games.faraon.state import HIDDEN, PUBLIC, Faraon
from benben.games.faraon.tables import (
    AREA,
    ARTISAN,
    GOD,
    ICON,
    NOBLE,
    PIECE,
    PYRAMID_ROW,
    RESOURCE,
    SET_PLACE,
    SOURCE,
    STAGE,
    TABLES,
    TILE,
    TRACK,
    URN,
)
from benben.games.faraon.traitor import DarkenTile, Split, SplitUrn, TraitorTurn
from benben.games.faraon.turns import GiveForSwap, SwapAfterPass, TakeInSwap, Turn


def face() -> Face:
    from benben.games.faraon.face import FACE

    return FACE


NILE_GODS = Option("nile_god_threshold", (2, 3), 2)

GAME = Game(
    key="faraon",
    prefix="FAR",
    rules_version=1,
    modes=(
        Mode("standard", (2, 3, 4, 5), (
            *(Option(f"newcomer_{seat}", (False, True), False) for seat in range(1, 6)),
            NILE_GODS,
        )),
        Mode("solo", (1,), (
            Option("difficulty", (0, 1, 2, 3, 4, 5), 0),
            Option("dark_tiles", ("random", "choose"), "random"),
            Option("first_game", (False, True), False),
            Option("traitor_gods", ("fulfilled", "auto"), "fulfilled"),
            NILE_GODS,
        ), automas=1),
    ),
    steps=(
        DarkenTile, DrawNobles, KeepNoble, StartUrn, BeginGame,
        Gain, GainRandomUrn, UseDiplomat, UseTeacher,
        PlayRound, NextTurn, Turn,
        PayAccess, PayExtras, PayBasics,
        ChooseSet, ChooseToken,
        ChooseNoble, ChooseTrack, ChooseArtisan, AdvanceTomb,
        GiveForSwap, TakeInSwap, SwapAfterPass,
        PassUrn, GeneralMove, PyramidStep, PyramidIncome,
        EndRound, PrepareRound, FinalScoring,
        TraitorTurn, Split, SplitUrn,
    ),
    state=Faraon,
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
        "round_begins": (Term("round"),),
        "noble_seen": (Term("noble", NOBLE),),
        "noble_gained": (Term("noble", NOBLE),),
        "noble_used": (Term("noble", NOBLE),),
        "noble_discarded": (Term("noble", NOBLE),),
        "artisan_gained": (Term("artisan", ARTISAN),),
        "artisan_discarded": (Term("artisan", ARTISAN),),
        "urn_laid": (Term("urn", URN),),
        "urn_gained": (Term("urn", URN),),
        "urns_shuffled": (),
        "leftover_placed": (Term("urn", URN),),
        "gained": (Term("resource", RESOURCE),),
        "paid": (Term("piece", PIECE), Term("amount")),
        "action_chosen": (Term("action", TURN),),
        "access_paid": (Term("piece", PIECE), Term("area", AREA)),
        "set_laid": (Term("piece", PIECE), Term("other", PIECE)),
        "bonus_laid": (Term("piece", PIECE),),
        "set_taken": (Term("place", SET_PLACE),),
        "token_gained": (Term("piece", PIECE),),
        "bag_filled": (Term("tokens"),),
        "track_moved": (Term("track", TRACK), Term("level")),
        "stage_reached": (Term("stage", STAGE),),
        "pharaoh_taken": (),
        "passed": (),
        "row_entered": (Term("row", PYRAMID_ROW),),
        "first_taken": (),
        "pyramid_step": (Term("row", PYRAMID_ROW), Term("square")),
        "wheel_turned": (Term("direction"),),
        "god_pleased": (Term("god", GOD), Term("prestige")),
        "points": (Term("points"), Term("source", SOURCE)),
        "pile_drawn": (Term("urns"),),
        "urn_revealed": (Term("urn", URN),),
        "tile_darkened": (Term("tile", TILE),),
        "tile_filled": (Term("resource", RESOURCE), Term("tile", TILE)),
        "icon_covered": (Term("icon", ICON),),
        "slot_blocked": (Term("resource", RESOURCE),),
    },
    sources=SOURCE,
    tables=TABLES,
    face=face,
)  # fmt: skip
