"""Imports go one way, the rules are pure, and nothing grows out of hand."""

import ast
from pathlib import Path

import pytest

SOURCE = Path(__file__).parent.parent / "src" / "benben"
FACES = ("face", "board", "captions", "text")
"""The modules of a game that show it; they alone may use `draw` and `words`."""
MAY_IMPORT = {
    "core": {"core"},
    "rules": {"core", "rules"},
    "games": {"core", "rules", "games"},
    "draw": {"core", "draw"},
    "words": {"core", "rules", "games", "words"},
    "face": {"core", "rules", "games", "draw", "words", "face"},
    "bots": {"core", "rules", "games", "bots"},
    "rl": {"core", "rules", "games", "bots", "rl"},
    "arena": {"core", "rules", "games", "bots", "arena"},
    "top": {"core", "rules", "games", "draw", "words", "bots", "arena", "rl", "table", "top"},
    "table": {"core", "rules", "games", "draw", "words", "bots", "arena", "table", "top"},
}
PURE = {"random", "time", "datetime", "os", "sys", "pathlib", "logging", "secrets", "socket", "io", "asyncio"}
STANDARD = {"benben", "collections", "dataclasses", "functools", "hashlib", "itertools", "json", "math", "re", "typing"}
MODULES = sorted(SOURCE.rglob("*.py"))


def layer(module: str) -> str:
    """The layer of a dotted module name under benben."""
    parts = module.split(".")[1:]
    if not parts:
        return "games"
    if parts[0] == "games":
        if len(parts) == 1:
            return "games"
        return "face" if len(parts) > 2 and parts[2].split("_")[0] in FACES else "rules"
    return parts[0] if parts[0] in MAY_IMPORT else "top"


def dotted(path: Path) -> str:
    parts = path.relative_to(SOURCE.parent).with_suffix("").parts
    return ".".join(parts[:-1] if parts[-1] == "__init__" else parts)


def imports(path: Path, local: bool = True) -> list[str]:
    """What a module imports; `local` counts imports inside functions too."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found: list[str] = []
    for node in ast.walk(tree) if local else tree.body:
        if isinstance(node, ast.Import):
            found.extend(alias.name for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, f"{path}: relative import"
            module = node.module or ""
            known = {dotted(other) for other in MODULES}
            for alias in node.names:
                deeper = f"{module}.{alias.name}"
                found.append(deeper if deeper in known else module)
    return found


@pytest.mark.parametrize("path", MODULES, ids=dotted)
def test_imports_go_one_way(path: Path) -> None:
    own = dotted(path)
    if own == "benben":
        return
    for name in imports(path, local=not own.startswith("benben.games.")):
        if name.split(".")[0] == "benben":
            assert layer(name) in MAY_IMPORT[layer(own)], f"{own} ({layer(own)}) imports {name} ({layer(name)})"


@pytest.mark.parametrize("path", [p for p in MODULES if layer(dotted(p)) in ("core", "rules")], ids=dotted)
def test_core_and_rules_are_pure(path: Path) -> None:
    for name in imports(path):
        assert name.split(".")[0] not in PURE, f"{dotted(path)} imports {name}"
        assert name.split(".")[0] in STANDARD, f"{dotted(path)} imports {name}"


@pytest.mark.parametrize("path", [p for p in MODULES if layer(dotted(p)) in ("rules", "face")], ids=dotted)
def test_a_game_never_imports_another(path: Path) -> None:
    own = dotted(path).split(".")[2]
    for name in imports(path):
        parts = name.split(".")
        assert parts[:2] != ["benben", "games"] or len(parts) < 3 or parts[2] == own, f"{dotted(path)} imports {name}"


@pytest.mark.parametrize("path", MODULES, ids=dotted)
def test_files_stay_readable(path: Path) -> None:
    lines = path.read_text(encoding="utf-8").splitlines()
    assert path.stem.startswith(("tables", "board")) or len(lines) <= 550, f"{dotted(path)} has {len(lines)} lines"
    assert not any("from __future__ import annotations" in line for line in lines)
