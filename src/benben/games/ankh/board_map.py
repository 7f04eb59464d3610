"""Draws the map: hexes, river, camels, regions, monuments and units."""

from math import sqrt
from typing import Any

from benben.draw.hexes import corners, hexagon
from benben.draw.marks import SEAT_MARKS, mark
from benben.draw.palette import ACT, BRIGHT, CLAY, INK, LEAF, LINE, PAPER, SEATS, SOFT, WARN, WATER
from benben.draw.pieces import explained, slug
from benben.draw.svg import BOLD, Box, centred, circle, group, line, polygon
from benben.games.ankh.captions import GUARDIAN_RULES, MONUMENT_SIGNS, TINTS, UNIT_LETTERS, Sheet
from benben.games.ankh.tables import AIM
from benben.games.ankh.tables_map import AT, EDGE, EDGES, HEX, HEXES, NEIGHBOUR, RIVER, TERRAIN

Point = tuple[float, float]

FILLS = {"f": (LEAF, 0.34), "d": (CLAY, 0.26), "w": (WATER, 0.6)}
SIDE_OF_DIRECTION = (4, 5, 0, 1, 2, 3)
"""The side of a flat hex that faces north, north-east and so on."""


class Frame:
    """Where the map lies: the side of a hex, and the middle of each."""

    def __init__(self, box: Box) -> None:
        self.side = min(box.w / 17, box.h / (10 * sqrt(3)))
        wide, high = self.side * 17, self.side * 10 * sqrt(3)
        self.x = box.x + (box.w - wide) / 2 + self.side
        self.y = box.y + (box.h - high) / 2 + self.side * sqrt(3) / 2

    def middle(self, place: int) -> Point:
        row, col = HEXES[place].row, HEXES[place].col
        return self.x + 1.5 * self.side * col, self.y + sqrt(3) * self.side * (row + 0.5 * (col & 1))

    def edge(self, one: int, other: int) -> tuple[float, float, float, float]:
        """The ends of the side between two hexes."""
        x, y = self.middle(one)
        side = SIDE_OF_DIRECTION[NEIGHBOUR[one].index(other)]
        around = corners(x, y, self.side, flat=True)
        (x1, y1), (x2, y2) = around[side], around[(side + 1) % 6]
        return x1, y1, x2, y2


def land_map(sheet: Sheet, box: Box) -> str:
    """ANK-1  The map with everything on it."""
    frame = Frame(box)
    pieces = pieces_by_hex(sheet)
    drawn = [axes(sheet, frame)]
    drawn += [one_hex(sheet, frame, place, pieces.get(key, [])) for place, key in enumerate(HEX.keys)]
    drawn.append(river(frame))
    drawn += [order_badge(sheet, frame, token, pieces) for token in sheet.position["regions"]]
    drawn += camels(sheet, frame)
    return group(*drawn, id="map")


def axes(sheet: Sheet, frame: Frame) -> str:
    """Numbers of rows and columns: a hex is called by its row and its column."""
    drawn = []
    size = sheet.small
    for col in range(len(TERRAIN[0])):
        row = next(row for row in range(len(TERRAIN)) if TERRAIN[row][col] != ".")
        x, y = frame.middle(AT[row, col])
        drawn.append(centred(x, y - frame.side * 1.08, f".{col}", size, fill=SOFT))
    for row in range(1, 9):
        x, y = frame.middle(AT[row, 0])
        drawn.append(centred(x - frame.side * 1.12, y, f"{row}.", size, fill=SOFT))
    return group(*drawn)


def pieces_by_hex(sheet: Sheet) -> dict[str, list[dict[str, Any]]]:
    """Units, monuments and gates of each hex, what lies below first; each with an id of its own."""
    found: dict[str, list[dict[str, Any]]] = {}
    for key in sheet.position["gates"]:
        found.setdefault(key, []).append({"piece": "gate", "id": slug("gate", key)})
    for monument in sheet.position["monuments"]:
        own = slug("monument", monument["kind"], "at", monument["hex"])
        found.setdefault(monument["hex"], []).append({**monument, "piece": "monument", "id": own})
    counts: dict[str, int] = {}
    for unit in sheet.position["units"]:
        name = slug("unit", str(unit["owner"]), unit["kind"])
        counts[name] = counts.get(name, 0) + 1
        found.setdefault(unit["hex"], []).append({**unit, "piece": "unit", "id": f"{name}-{counts[name]}"})
    return found


def one_hex(sheet: Sheet, frame: Frame, place: int, pieces: list[dict[str, Any]]) -> str:
    """A hex with what stands on it; it is the place of every option that names a hex."""
    key, terrain = HEX.keys[place], HEXES[place].terrain
    x, y = frame.middle(place)
    fill, opacity = FILLS[terrain]
    body = hexagon(x, y, frame.side, PAPER, flat=True)
    body += hexagon(x, y, frame.side, fill, flat=True, fill_opacity=opacity, stroke=PAPER, stroke_width=1.5)
    token = region_of(sheet, key)
    if token:
        body += hexagon(x, y, frame.side - 1, TINTS[int(token) - 1], flat=True, fill_opacity=0.11)
        if int(token) == sheet.position["battle"]:
            body += hexagon(x, y, frame.side - 3, "none", flat=True, stroke=WARN, stroke_width=3)
    for piece in pieces:
        body += DRAWERS[piece["piece"]](sheet, frame, x, y, piece)
    glow = hexagon(
        x, y, frame.side - 3, ACT, flat=True, fill_opacity=0.14, stroke=ACT, stroke_width=4.5, class_="glow",
    )  # fmt: skip
    domain = sheet.places.domain if sheet.places.domain in ("pick", "dismiss") else "hex"
    return sheet.places.place(domain, key, body, glow)


def region_of(sheet: Sheet, key: str) -> str:
    for token, region in sheet.position["regions"].items():
        if key in region["hexes"]:
            return str(token)
    return ""


# --- Lines ------------------------------------------------------------------------------------------------------------


def river(frame: Frame) -> str:
    """ANK-1.1  The Nile along its edges."""
    drawn = [
        line(*frame.edge(one, other), WATER, stroke_width=frame.side * 0.2, stroke_linecap="round")
        for one, other in RIVER
    ]
    return group(*drawn, pointer_events="none")


def camels(sheet: Sheet, frame: Frame) -> list[str]:
    """ANK-12  Camels on their edges, the line being laid, and the edges where the next may lie."""
    standing = [EDGE.index[key] for key in sheet.position["camels"]]
    laid = list(sheet.asked("laid") or [])
    offered = [i for i in range(len(EDGES)) if sheet.places.offers("edge", EDGE.keys[i])]
    drawn = []
    for edge in sorted({*standing, *laid, *offered}):
        ends = frame.edge(*EDGES[edge])
        body = line(*ends, INK, stroke_width=frame.side * 0.5, stroke_opacity=0)
        if edge in standing or edge in laid:
            body += camel(frame, ends, edge in laid)
        glow = line(*ends, ACT, stroke_width=frame.side * 0.17, stroke_linecap="round", class_="glow")
        drawn.append(sheet.places.place("edge", EDGE.keys[edge], body, glow))
    return drawn


def camel(frame: Frame, ends: tuple[float, float, float, float], fresh: bool) -> str:
    colour = WARN if fresh else CLAY
    bar = line(*ends, colour, stroke_width=frame.side * 0.17, stroke_dasharray=f"{frame.side * 0.2:.1f} 5")
    x, y = (ends[0] + ends[2]) / 2, (ends[1] + ends[3]) / 2
    return bar + circle(x, y, frame.side * 0.15, colour, stroke=BRIGHT, stroke_width=1.5)


def order_badge(sheet: Sheet, frame: Frame, token: str, pieces: dict[str, list[dict[str, Any]]]) -> str:
    """ANK-1.8  The order token, on the empty hex nearest the middle of its region."""
    hexes = [HEX.index[key] for key in sheet.position["regions"][token]["hexes"]]
    points = [frame.middle(place) for place in hexes]
    cx = sum(x for x, _ in points) / len(points)
    cy = sum(y for _, y in points) / len(points)
    free = [place for place in hexes if HEX.keys[place] not in pieces] or hexes
    place = min(free, key=lambda place: (frame.middle(place)[0] - cx) ** 2 + (frame.middle(place)[1] - cy) ** 2)
    x, y = frame.middle(place)
    badge = circle(x, y, frame.side * 0.46, TINTS[int(token) - 1], stroke=BRIGHT, stroke_width=2.5)
    figure = centred(x, y, token, frame.side * 0.62, fill=BRIGHT, weight=BOLD, serif=True)
    if sheet.places.offers("order", token):
        glow = circle(x, y, frame.side * 0.52, ACT, fill_opacity=0.1, stroke=ACT, stroke_width=4, class_="glow")
        return sheet.places.place("order", token, badge + figure, glow)
    return group(badge, figure, id=f"order-{token}", pointer_events="none", **explained("board-region", "ANK-1.8"))


# --- Pieces -----------------------------------------------------------------------------------------------------------


def gate(sheet: Sheet, frame: Frame, x: float, y: float, piece: dict[str, Any]) -> str:
    """ANK-20.4"""
    body = hexagon(x, y, frame.side * 0.78, INK, flat=True, fill_opacity=0.55, stroke=INK, stroke_width=2)
    return group(body, id=piece["id"], **explained("board-gate", "ANK-20.4"))


def monument(sheet: Sheet, frame: Frame, x: float, y: float, piece: dict[str, Any]) -> str:
    """ANK-2.6  On a square: pale if neutral, of its controller's colour and with his mark if not."""
    side, owner = frame.side * 1.0, piece["owner"]
    plate = Box(x - side / 2, y - side / 2, side, side)
    colour = SEATS[owner] if owner >= 0 else SOFT
    fill = SEATS[owner] if owner >= 0 else PAPER
    points = [(plate.x, plate.y), (plate.right, plate.y), (plate.right, plate.bottom), (plate.x, plate.bottom)]
    body = polygon(points, fill, stroke=BRIGHT if owner >= 0 else colour, stroke_width=2, stroke_linejoin="round")
    ink = BRIGHT if owner >= 0 else INK
    shift = -side * 0.1 if owner >= 0 else 0
    body += mark(MONUMENT_SIGNS[piece["kind"]], x + shift, y + shift, side * 0.72, ink)
    if owner >= 0:
        body += badge(frame, x + side * 0.36, y + side * 0.36, owner)
    return group(body, id=piece["id"], **explained(slug("monument", piece["kind"]), "ANK-2.6"))


def badge(frame: Frame, x: float, y: float, owner: int) -> str:
    """The small token of an owner."""
    r = frame.side * 0.27
    disc = circle(x, y, r, SEATS[owner], stroke=BRIGHT, stroke_width=1.5)
    return disc + mark(SEAT_MARKS[owner], x, y, r * 1.35, BRIGHT)


def unit(sheet: Sheet, frame: Frame, x: float, y: float, piece: dict[str, Any]) -> str:
    """ANK-2.1  A God is a large hexagon, a Warrior a diamond, a Guardian a disc with its letter."""
    kind, owner, side = piece["kind"], piece["owner"], frame.side
    if kind == "god":
        body = hexagon(x, y, side * 0.72, SEATS[owner], flat=True, stroke=BRIGHT, stroke_width=3)
        body += mark(SEAT_MARKS[owner], x, y, side * 0.82, BRIGHT)
    elif kind == "warrior":
        r = side * 0.56
        diamond = [(x, y - r), (x + r, y), (x, y + r), (x - r, y)]
        body = polygon(diamond, SEATS[owner], stroke=BRIGHT, stroke_width=2, stroke_linejoin="round")
        body += mark(SEAT_MARKS[owner], x, y, side * 0.52, BRIGHT)
    else:
        body = claws(frame, x, y, piece["aim"]) if piece["aim"] else ""
        body += circle(x, y, side * 0.52, PAPER, stroke=SEATS[owner], stroke_width=side * 0.11)
        body += centred(x, y, UNIT_LETTERS[kind], side * 0.56, weight=BOLD, serif=True)
        body += badge(frame, x + side * 0.42, y + side * 0.36, owner)
    if piece["sun"]:
        body += circle(x + side * 0.4, y - side * 0.42, side * 0.24, PAPER, stroke=LINE)
        body += mark("sun", x + side * 0.4, y - side * 0.42, side * 0.42, WARN)
    rule = GUARDIAN_RULES.get(kind, "ANK-2.1")
    return group(body, id=piece["id"], **explained(slug("unit", kind), rule))


def claws(frame: Frame, x: float, y: float, aim: str) -> str:
    """ANK-21.5  Two strokes towards the hexes pointed at."""
    first = AIM.index[aim]
    drawn = ""
    for way in (first, (first + 1) % 6):
        side = SIDE_OF_DIRECTION[way]
        around = corners(x, y, frame.side * 0.92, flat=True)
        (x1, y1), (x2, y2) = around[side], around[(side + 1) % 6]
        drawn += line(x, y, (x1 + x2) / 2, (y1 + y2) / 2, INK, stroke_width=frame.side * 0.13, stroke_linecap="round")
    return drawn


DRAWERS = {"gate": gate, "monument": monument, "unit": unit}
