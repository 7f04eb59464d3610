"""How the scores of a finished match came about, and what of it is stored."""

from typing import Any

from benben.core.match import Match


def course_of(match: Match) -> list[list[int]]:
    """Scores as they changed; points given one by one are told so where they are all that changed a score."""
    again = Match(match.game, match.setup, match.seed)
    course = [[0, *again.scores]]
    for line in match.log:
        if line.auto:
            continue
        told, running, steps = len(again.events), course[-1][1:], []
        asked = again.pending(line.seat)
        assert asked is not None
        again.play(line.seat, asked.domain.index[line.key])
        for number, event in enumerate(again.events[told:], start=told):
            if event.key == "points":
                running[event.seat] += event.args[0]
                steps.append([number, *running])
        if running == again.scores:
            course += steps
        elif again.scores != course[-1][1:]:
            course.append([len(again.events) - 1, *again.scores])
    return course


def kept(match: Match) -> dict[str, Any]:
    """A match as it is stored; once it is over with its course, so that opening it need not play it again."""
    return {**match.save(), "course": course_of(match)} if match.over else match.save()
