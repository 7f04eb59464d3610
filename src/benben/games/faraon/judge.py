"""A quick evaluation of a position of Faraon, for greedy play and search cut-offs."""

from benben.games.faraon.rounds import NextTurn
from benben.games.faraon.scoring import items, satisfiable, tally
from benben.games.faraon.state import Faraon
from benben.games.faraon.tables import (
    AREAS,
    BASICS,
    HALF,
    NEED,
    NILE,
    OFFICIAL,
    PHARAOH_NOBLES,
    PHARAOH_STAGE,
    PIECES,
    PRESTIGE_TOKENS,
    ROUNDS,
    TOKENS,
    S,
)

# What a thing is worth beyond the prestige it would score now.
RESOURCE_TO_USE = 0.9
SILVER_TO_USE = 1.5
TOKEN_TO_USE = 0.3
NEXT_TURN = 3.5
STILL_PLAYING = 9.0
STILL_PLAYING_LAST = 2.5
PYRAMID_TO_COME = 0.8
TRACK_HOPE = (0.0, 1.6, 1.2, 0.0)
STAGE_HOPE = 0.5
GOD_HOPE = 0.45
ABILITY = 0.7
CROWN_HOPE = 3.0
RIVAL = 0.35

TURN_STEPS = 3
"""The steps of the round and of the next turn lie at the bottom of what is to come."""


def judge(s: Faraon, seat: int) -> float:
    """The seat's expected prestige at the end, against that of its best rival."""
    return worth(s, seat) - (RIVAL if s.stack else 1.0) * max(worth(s, other) for other in s.after(seat))


def worth(s: Faraon, seat: int) -> float:
    if not s.stack:
        return float(s.score[seat])
    left = ROUNDS - max(1, s.round)
    playing = not s.passed >> seat & 1
    value = float(sum(tally(s, seat)))
    if left or playing:
        value += use_of_goods(s, seat)
        value += hopes(s, seat) * (left + playing) / ROUNDS
        value += ABILITY * left * sum(owner == seat for owner in s.noble_owner[:OFFICIAL])
    if playing:
        value += STILL_PLAYING if left else STILL_PLAYING_LAST
        value += NEXT_TURN * soon(s, seat)
    elif s.row[seat] >= 0:
        value += PYRAMID_TO_COME * sum(not s.passed >> other & 1 for other in range(s.seats))
    return value


def soon(s: Faraon, seat: int) -> float:
    """How soon the seat has its turn: 1 while it is its own, less the more seats come before."""
    for step in s.stack[:TURN_STEPS]:
        if isinstance(step, NextTurn):
            return 1 - (seat - step.seat + 1) % s.seats / s.seats
    return 0.0


def use_of_goods(s: Faraon, seat: int) -> float:
    """Resources and tokens that can still be spent."""
    base = seat * PIECES
    basics = sum(s.purse[base : base + BASICS])
    tokens = sum(s.purse[base + TOKENS : base + PRESTIGE_TOKENS])
    return RESOURCE_TO_USE * basics + SILVER_TO_USE * s.purse[base + S] + TOKEN_TO_USE * tokens


def hopes(s: Faraon, seat: int) -> float:
    """What is begun and could be finished: tracks, stages, gods, the Pharaoh token."""
    value = STAGE_HOPE * s.stage[seat]
    for level in s.nile[seat * BASICS : seat * BASICS + BASICS]:
        value += TRACK_HOPE[level]
    value += god_hopes(s, seat)
    if s.pharaoh < 0:
        nobles = min(PHARAOH_NOBLES, s.noble_owner.count(seat)) / PHARAOH_NOBLES
        value += CROWN_HOPE * nobles * min(PHARAOH_STAGE, s.stage[seat]) / PHARAOH_STAGE
    return value


def god_hopes(s: Faraon, seat: int) -> float:
    """Gods not yet pleased, by how near their two conditions are."""
    share = [0.0] * AREAS
    half = [0] * AREAS
    for area in range(AREAS):
        need = s.nile_need if area == NILE else NEED[area]
        share[s.place[area]] = items(s, seat, area) / need
        half[s.place[area]] = HALF[area]
    pleased = satisfiable(s, seat)[0]
    value = 0.0
    for place in range(AREAS):
        if not pleased >> place & 1:
            after = (place + 1) % AREAS
            near = min(1.0, share[place] / 2 if pleased >> (place - 1) % AREAS & 1 else share[place])
            far = min(1.0, share[after] / 2 if pleased >> after & 1 else share[after])
            value += GOD_HOPE * near * far * (half[place] + half[after])
    return value
