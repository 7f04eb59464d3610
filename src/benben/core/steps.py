"""Steps: the values on a position's stack, each a thing still to happen.

Steps are plain classes with an explicit `__init__` and `fields`, not dataclasses: that is the one form which
reads well, is cheap to build and compiles with mypyc across modules (see CONTRIBUTING).
"""

from typing import Any, ClassVar, NamedTuple

Seat = int


class Domain:
    """The finite named vocabulary of a decision.

    A key like `c1+cj` is made of keys of the domain `parts`, and named by their names.
    """

    def __init__(self, name: str, keys: tuple[str, ...], parts: "Domain | None" = None) -> None:
        self.name = name
        self.keys = keys
        self.parts = parts
        self.index = {key: i for i, key in enumerate(keys)}
        assert len(self.index) == len(keys), f"domain {name} has a key twice"

    def __len__(self) -> int:
        return len(self.keys)


YES_NO = Domain("answer", ("no", "yes"))


class Reason(NamedTuple):
    """Why a thing cannot be chosen now: a key of the game's words, and the rule that says so."""

    key: str
    rule: str


class Step:
    """One thing still to be resolved. A value: built, pushed, never changed."""

    fields: ClassVar[tuple[str, ...]] = ()

    def row(self) -> list[Any]:
        """Class name and fields, for the codec, for comparison and for print()."""
        return [type(self).__name__, *(getattr(self, name) for name in self.fields)]

    def __repr__(self) -> str:
        name, *values = self.row()
        return f"{name}({', '.join(map(str, values))})"


class Effect(Step):
    """A step that needs nobody."""

    def run(self, s: Any, /) -> None:
        raise NotImplementedError


class Decision(Step):
    """A step that waits for one seat to pick one index of its domain.

    A decision without options is a fault of the rules, unless it is `skippable`: then it vanishes.
    """

    fields: ClassVar[tuple[str, ...]] = ("seat",)
    domain: ClassVar[Domain]
    rule: ClassVar[str]
    skippable: ClassVar[bool] = False
    terms: ClassVar[dict[str, Domain]] = {}
    """The fields that are indices of a domain, so that the prompt can name them."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat

    def options(self, s: Any, /) -> list[int]:
        raise NotImplementedError

    def resolve(self, s: Any, choice: int, /) -> None:
        raise NotImplementedError

    def why_not(self, s: Any, choice: int, /) -> Reason | None:
        """Why a choice that is not offered is not; None if there is nothing to tell. Called only on demand."""
        return None


class Together(Step):
    """Lanes that several seats resolve in any order, blind to one another.

    A lane writes only to fields its owner alone sees; what becomes public belongs to the step after.
    """

    fields: ClassVar[tuple[str, ...]] = ("lanes",)

    def __init__(self, lanes: dict[Seat, tuple[Step, ...]]) -> None:
        self.lanes = lanes

    def row(self) -> list[Any]:
        return ["Together", {str(seat): [step.row() for step in self.lanes[seat]] for seat in sorted(self.lanes)}]
