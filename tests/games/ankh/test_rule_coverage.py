"""Every numbered rule is tested: some test's docstring cites it."""

import ast
import re
from pathlib import Path

import benben.games.ankh

RULES = Path(benben.games.ankh.__file__).parent
ID = re.compile(r"ANK-\d+\.\d+")


def cited(file: Path) -> set[str]:
    """The ids in the docstrings of the functions of a file."""
    nodes = [
        node for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))) if isinstance(node, ast.FunctionDef)
    ]
    return {rule for node in nodes for rule in ID.findall(ast.get_docstring(node) or "")}


def test_every_rule_is_cited_by_a_test() -> None:
    for lang in ("en", "pl"):
        page = (RULES / f"rules.{lang}.md").read_text(encoding="utf-8")
        rules = set(re.findall(r"^- \*\*(ANK-\d+\.\d+)", page, re.MULTILINE))
        found = {rule for file in sorted(Path(__file__).parent.glob("test_*.py")) for rule in cited(file)}
        assert len(rules) == 186 and sorted(rules - found) == [] and sorted(found - rules) == []
