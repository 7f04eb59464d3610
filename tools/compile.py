"""Build core, the rules of all games and the searching bots with mypyc into build/compiled; nothing depends on it.

usage: python tools/compile.py [--target build/compiled] [--game GAME …]
Afterwards `PYTHONPATH=build/compiled python -m benben.cli …` runs compiled.
"""

import argparse
import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parent.parent
INTERPRETED_CORE = {"__init__", "game", "match", "record", "codec", "table", "faults"}
"""Shell modules: dataclasses and bookkeeping, not hot."""
COMPILED_BOTS = ("greedy", "mcts")
SHOWING = {"face", "board", "captions", "text"}


def hot_modules(package: Path, wanted: list[str]) -> list[str]:
    core = [path for path in sorted((package / "core").glob("*.py")) if path.stem not in INTERPRETED_CORE]
    games = [
        path
        for folder in sorted((package / "games").iterdir())
        if (folder / "__init__.py").exists() and (not wanted or folder.name in wanted)
        for path in sorted(folder.glob("*.py"))
        if path.stem.partition("_")[0] not in SHOWING and path.stem != "__init__"
    ]
    bots = [package / "bots" / f"{name}.py" for name in COMPILED_BOTS]
    return [str(path.relative_to(package.parent)) for path in core + games + bots]


SETUP = """
from mypyc.build import mypycify
from setuptools import setup
setup(name="benben", packages=[], ext_modules=mypycify({modules!r} + ["--strict"], opt_level="3", multi_file=True))
"""


def main() -> None:
    cli = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cli.add_argument("--target", type=Path, default=ROOT / "build" / "compiled")
    cli.add_argument("--game", action="append", default=[], help="only the rules of this game; repeatable")
    args = cli.parse_args()
    target = args.target.resolve()
    shutil.rmtree(target, ignore_errors=True)
    ignore = shutil.ignore_patterns("__pycache__", "*.so")
    shutil.copytree(ROOT / "src" / "benben", target / "benben", ignore=ignore)
    modules = hot_modules(target / "benben", args.game)
    (target / "setup.py").write_text(SETUP.format(modules=modules), encoding="utf-8")
    print(f"compiling {len(modules)} modules into {target}", flush=True)
    build = [sys.executable, "setup.py", "-q", "build_ext", "--inplace"]
    subprocess.run(build, cwd=target, check=True, env={**os.environ, "MYPYPATH": str(target), "CFLAGS": "-O3 -g0"})


if __name__ == "__main__":
    main()
