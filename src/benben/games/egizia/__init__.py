"""Egizia: send ships down the Nile and build for the Pharaoh."""

from benben.core.game import Face, Game, Mode, Option, Term
from benben.games.egizia.building import BuildSite, ChooseWorkforce, ReachShip, TrainBeforeBuilding
from benben.games.egizia.cards import Train
from benben.games.egizia.check import check
from benben.games.egizia.feeding import Feed, FeedAll, Produce, UseGrain
from benben.games.egizia.judge import judge, worth
from benben.games.egizia.obelisk import BuildObelisk, ShiftTrack
from benben.games.egizia.rounds import EndRound, LayNileCards, NewOrder, OfferLeftover, PlayRound, TakeLeftover
from benben.games.egizia.sailing import NextShip, PlayDouble, ReturnShips, Sail, SailOn
from benben.games.egizia.scoring import (
    FinalScoring,
    Participation,
    ScoreSphinx,
    ScoreTombs,
    SellStone,
    result,
    scores,
)
from benben.games.egizia.setup import new
from benben.games.egizia.sight import determinize, view
from benben.games.egizia.sphinx import DrawSphinx, KeepSphinx
from benben.games.egizia.state import HIDDEN, PUBLIC, Egizia
from benben.games.egizia.stops import ChooseCrew, GainStone, MoveRing, UseStop
from benben.games.egizia.tables import (
    COLUMN,
    CREWS,
    NILE_CARD,
    RING,
    ROOF,
    SAIL,
    SOURCE,
    SPHINX_CARD,
    TABLES,
    TRACK_ROW,
    WORKERS,
)
from benben.games.egizia.temple import BuildTemple


def face() -> Face:
    from benben.games.egizia.face import FACE

    return FACE


GAME = Game(
    key="egizia",
    prefix="EGZ",
    rules_version=1,
    modes=(Mode("standard", (2, 3, 4), (Option("start_sphinx", (False, True), False),)),),
    steps=(
        PlayRound,
        LayNileCards,
        NextShip, Sail, PlayDouble, UseStop, ChooseCrew, GainStone, MoveRing, SailOn, ReturnShips,
        FeedAll, Feed, UseGrain, Train, Produce,
        TrainBeforeBuilding, BuildSite, ReachShip, ChooseWorkforce,
        DrawSphinx, KeepSphinx, BuildObelisk, ShiftTrack, BuildTemple,
        Participation, NewOrder, OfferLeftover, TakeLeftover, EndRound,
        FinalScoring, SellStone, ScoreTombs, ScoreSphinx,
    ),
    state=Egizia,
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
        "card_laid": (Term("card", NILE_CARD),),
        "ship_placed": (Term("place", SAIL),),
        "finished_sailing": (),
        "card_taken": (Term("card", NILE_CARD),),
        "card_spent": (Term("card", NILE_CARD),),
        "points": (Term("points"), Term("source", SOURCE)),
        "stone_gained": (Term("stone"),),
        "stone_paid": (Term("stone"),),
        "stone_sold": (Term("points"),),
        "crew_raised": (Term("crew", CREWS), Term("by")),
        "trained": (Term("crew", CREWS),),
        "store_shifted": (Term("row", TRACK_ROW),),
        "market_shifted": (Term("row", TRACK_ROW),),
        "ring_moved": (Term("ring", RING),),
        "fed": (),
        "hungry": (Term("missing"),),
        "left_site": (Term("place", SAIL),),
        "crews_work": (Term("crews", WORKERS),),
        "sphinx_seen": (Term("sphinx", SPHINX_CARD),),
        "sphinx_drawn": (Term("cards"),),
        "sphinx_kept_card": (Term("sphinx", SPHINX_CARD),),
        "sphinx_kept": (Term("kept"), Term("returned")),
        "built": (Term("column", COLUMN), Term("value")),
        "roof_built": (Term("roof", ROOF), Term("value")),
        "row_finished": (Term("column", COLUMN), Term("markers")),
        "tomb_taken": (Term("value"),),
        "tomb_opened": (Term("value"),),
        "token": (Term("token"),),
        "sphinx_scored": (Term("sphinx", SPHINX_CARD), Term("points")),
    },
    sources=SOURCE,
    tables=TABLES,
    face=face,
)  # fmt: skip
