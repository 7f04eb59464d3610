"""Any position as JSON, also inside a half-made secret choice."""

import json
from hashlib import blake2b
from typing import Any

from benben.core.game import Game
from benben.core.rng import rng_from
from benben.core.state import State
from benben.core.steps import Step, Together


def dump(game: Game, s: State) -> dict[str, Any]:
    """All of a position but its journal."""
    data: dict[str, Any] = {name: getattr(s, name) for name in (*game.public, *game.hidden)}
    data["seats"] = s.seats
    data["rng"] = s.rng.row()
    data["learnt"] = s.learnt
    data["stack"] = [step.row() for step in s.stack]
    return json.loads(json.dumps(data))  # type: ignore[no-any-return]


def load(game: Game, data: dict[str, Any]) -> Any:
    """The position that `dump` described."""
    classes = {step.__name__: step for step in game.steps}
    s = game.state()
    s.begin(data["seats"], rng_from(data["rng"]))
    s.learnt = data["learnt"]
    s.stack = [_step(classes, row) for row in data["stack"]]
    for name in (*game.public, *game.hidden):
        setattr(s, name, _copy(data[name]))
    return s


def _copy(value: Any) -> Any:
    return [_copy(item) for item in value] if isinstance(value, list) else value


def _freeze(value: Any) -> Any:
    return tuple(_freeze(item) for item in value) if isinstance(value, list) else value


def _step(classes: dict[str, type[Step]], row: list[Any]) -> Step:
    name, *values = row
    if name == "Together":
        return Together({int(seat): tuple(_step(classes, r) for r in lane) for seat, lane in values[0].items()})
    return classes[name](*map(_freeze, values))


def digest(game: Game, s: State) -> str:
    """A short fingerprint of a position: equal positions, equal prints."""
    text = json.dumps(dump(game, s), sort_keys=True, separators=(",", ":"))
    return blake2b(text.encode(), digest_size=8).hexdigest()
