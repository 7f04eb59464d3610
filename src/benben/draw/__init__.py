"""The SVG toolkit that all boards share: words, marks, colours and pieces."""

from benben.draw.export import save_picture
from benben.draw.palette import css, standalone
from benben.draw.pieces import Places, slug

__all__ = ["Places", "css", "save_picture", "slug", "standalone"]
