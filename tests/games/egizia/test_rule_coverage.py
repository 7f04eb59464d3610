"""Every numbered rule is tested: some test begins its docstring with the id."""

import ast
import re
from pathlib import Path

import benben.games.egizia

RULES = Path(benben.games.egizia.__file__).parent / "rules.en.md"
ID = re.compile(r"EGZ-\d+\.\d+")


def cited(file: Path) -> set[str]:
    """The ids that open the docstrings of the tests in a file."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
            opening = re.match(r"(?:EGZ-\d+\.\d+(?:, )?)+", ast.get_docstring(node) or "")
            assert opening, f"{file.name}: {node.name} does not say which rule it tests"
            found.update(ID.findall(opening.group()))
    return found


def test_every_rule_is_cited_by_a_test() -> None:
    """EGZ-1.1  And all the others."""
    rules = set(re.findall(r"^- \*\*(EGZ-\d+\.\d+)", RULES.read_text(encoding="utf-8"), re.MULTILINE))
    tests = [file for file in sorted(Path(__file__).parent.glob("test_*.py")) if file.name != "test_face.py"]
    found = {rule for file in tests if file != Path(__file__) for rule in cited(file)}
    assert len(rules) == 155 and sorted(rules - found) == [] and sorted(found - rules) == []
