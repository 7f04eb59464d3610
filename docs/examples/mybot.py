#!/usr/bin/env python3
"""A bot of your own: one JSON question a line comes in, one JSON answer a line goes out.

benben simulate egizia --players 2 --games 20 --seats exec:docs/examples/mybot.py,random
"""

import json
import random
import sys

LIKED = {"sail": "site", "choose_workforce": "c1+c2"}
"""For a kind of question, a word that a good answer contains."""


def choose(question: dict) -> int:
    """One of the offered choices: those that look like what we like, else any."""
    offered = question["choices"]  # pairs: the number to answer with, and the name of the choice
    kind = question["asked"]["kind"]  # what is asked; question["view"] is all that this seat can see
    liked = [number for number, key in offered if LIKED.get(kind, "-") in key]
    return random.choice(liked or [number for number, _ in offered])


for line in sys.stdin:
    question = json.loads(line)
    random.seed(question["seed"] + len(line))
    print(json.dumps({"choice": choose(question)}), flush=True)
