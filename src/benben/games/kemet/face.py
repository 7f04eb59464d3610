"""How Kemet shows itself."""

from typing import Any

from benben.core.game import Face, View


def draw(view: View, lang: str = "en", tall: bool = False) -> str:
    return '<svg xmlns="http://www.w3.org/2000/svg"/>'


def quantities(view: View, seat: int) -> list[tuple[str, str, Any]]:
    return [("star", "quantity-glory", view["position"]["seats"][seat]["glory"])]


def note(view: View, seat: int, kind: str, key: str) -> list[tuple[str, dict[str, Any]]]:
    return []


def text(view: View, lang: str = "en") -> list[tuple[str, list[list[str]]]]:
    return [("", [])]


FACE = Face(draw, quantities, note, text)
