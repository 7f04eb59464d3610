"""Fluent files taken apart: which messages they hold, and what those use."""

from importlib.resources import files
from typing import Any

from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, MessageReference, Pattern, SelectExpression, VariableReference, Variant
from fluent.syntax.visitor import Visitor


class Uses(Visitor):
    """The variables, the selectors and the other messages that a pattern uses."""

    def __init__(self, node: Any) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.selectors: list[tuple[str, list[Variant]]] = []
        self.visit(node)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)

    def visit_SelectExpression(self, node: SelectExpression) -> None:  # noqa: N802
        assert isinstance(node.selector, VariableReference)
        self.selectors.append((node.selector.id.name, node.variants))
        self.generic_visit(node)


def game_file(game_key: str, lang: str) -> dict[str, Message]:
    return messages(f"benben.games.{game_key}", f"words.{lang}.ftl")


def shared_file(lang: str) -> dict[str, Message]:
    return messages("benben.words", f"ui.{lang}.ftl")


def messages(package: str, name: str) -> dict[str, Message]:
    source = files(package).joinpath(name).read_text(encoding="utf-8")
    return {entry.id.name: entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)}


def patterns(file: dict[str, Message]) -> dict[str, Pattern]:
    """Every text of a file: `id`, or `id.attribute`."""
    found = {name: message.value for name, message in file.items() if message.value is not None}
    for name, message in file.items():
        found.update({f"{name}.{attribute.id.name}": attribute.value for attribute in message.attributes})
    return found
