"""Drawings as files."""

from pathlib import Path

from benben.core.game import BadSetup

PNG_WIDTH = 1600


def save_picture(svg: str, path: Path) -> None:
    """Write a standalone drawing as .svg, or rendered as .png with the fonts of this machine."""
    kind = path.suffix.lower()
    if kind == ".svg":
        path.write_text(svg, encoding="utf-8")
    elif kind == ".png":
        import resvg_py

        path.write_bytes(bytes(resvg_py.svg_to_bytes(svg_string=svg, width=PNG_WIDTH)))
    else:
        raise BadSetup(f"a picture is .svg or .png, not {path.name!r}")
