"""Benben's random play beside Catanatron's, measured in one run, one process at a time.

usage: python benchmarks/compare.py [--json]
Catanatron gets an environment of its own under benchmarks/.venv. The compiled figures need `make compiled` first.
"""

import argparse
import json
import os
import subprocess
import sys
import venv
from pathlib import Path
from typing import Any

HERE = Path(__file__).parent
ROOT = HERE.parent
COMPILED = ROOT / "build" / "compiled"
RIVAL = "catanatron==3.2.1"


def rival_python() -> Path:
    python = HERE / ".venv" / "bin" / "python"
    if not python.exists():
        venv.create(HERE / ".venv", with_pip=True)
        subprocess.run([python, "-m", "pip", "install", "--quiet", RIVAL], check=True, stdout=sys.stderr)
    return python


def measured(command: list[str | Path], path: Path | None = None) -> Any:
    env = {**os.environ, "PYTHONPATH": str(path)} if path else dict(os.environ)
    done = subprocess.run(command, check=True, capture_output=True, text=True, env=env, cwd=HERE)
    return json.loads(done.stdout)


def main() -> None:
    cli = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    cli.add_argument("--json", action="store_true")
    args = cli.parse_args()
    rival = measured([rival_python(), HERE / "catanatron_random.py"])
    bench: list[str | Path] = [sys.executable, "-m", "benben.cli", "bench", "--json", "--seconds", "3"]
    builds = {"interpreted": measured(bench, ROOT / "src")}
    if COMPILED.exists():
        builds["compiled"] = measured(bench, COMPILED)
        assert builds["compiled"]["compiled"], "build/compiled holds no compiled modules"
    for build in builds.values():
        for row in build["games"]:
            row["times_rival"] = round(row["decisions_per_second"] / rival["decisions_per_second"], 2)
    if args.json:
        print(json.dumps({"rival": {"name": RIVAL, **rival}, **builds}))
        return
    print(f"{RIVAL}: {rival['decisions_per_second']} decisions/s, clone {rival['clone_us']} µs")
    for name, build in builds.items():
        for row in build["games"]:
            print(
                f"{row['game']}, {name}: {row['decisions_per_second']} decisions/s = {row['times_rival']} times, "
                f"clone {row['clone_us']} µs"
            )


if __name__ == "__main__":
    main()
