"""A drawing as a file."""

from pathlib import Path

from benben.core.game import BadSetup


def save_picture(svg: str, path: Path) -> None:
    """Write a standalone drawing as SVG or PNG, as the name says."""
    forms = {".svg": lambda: svg.encode(), ".png": lambda: png(svg)}
    form = forms.get(path.suffix.lower())
    if form is None:
        raise BadSetup(f"{path.name} is neither an .svg nor a .png")
    try:
        path.write_bytes(form())
    except OSError as fault:
        raise BadSetup(f"cannot write {path}: {fault}") from None


def png(svg: str) -> bytes:
    """The drawing in pixels, one for each unit of its own."""
    import resvg_py

    return bytes(resvg_py.svg_to_bytes(svg_string=svg))
