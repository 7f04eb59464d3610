"""The README keeps its word."""

import re
import runpy
from pathlib import Path

import pytest

ROOT = Path(__file__).parent.parent
README = (ROOT / "README.md").read_text(encoding="utf-8")


def test_the_first_python_example_runs(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    example = re.search(r"```python\n(.*?)```", README, re.DOTALL)
    assert example is not None
    script = tmp_path / "example.py"
    script.write_text(example.group(1), encoding="utf-8")
    found = runpy.run_path(str(script))
    match = found["match"]
    assert match.over and str(match.scores) in capsys.readouterr().out
    assert match._repr_svg_().startswith("<svg")


def test_its_pictures_and_links_exist() -> None:
    for target in re.findall(r"\]\(([^)#]+?)\)", README):
        if "://" not in target:
            assert (ROOT / target).exists(), target


def test_the_strength_of_bots_is_told_as_it_was_played() -> None:
    strength = runpy.run_path(str(ROOT / "benchmarks" / "strength.py"))
    assert strength["table"]() in (ROOT / "docs" / "bots.md").read_text(encoding="utf-8")
