"""Draws the Temple Complex: slots of Ra, the 5 × 5 spaces with their coloured border, Buildings and Statues around."""

from benben.draw.palette import BOARD, BRIGHT, LINE, PAPER, SOFT, WARN
from benben.draw.pieces import crossed, explained, glow_box, glow_disc, panel, phrase, slug, square, token
from benben.draw.svg import BOLD, Box, centred, circle, group, rect, text
from benben.games.tekhenu.captions import EDGE_COLOURS, Sheet, coin, draw_tile, empty_disc, figure
from benben.games.tekhenu.tables import (
    BORDER,
    CELLS,
    EAST,
    EDGES,
    NEIGHBOUR,
    NORTH,
    OPEN_SPACES,
    PEOPLE,
    PILLAR,
    PILLAR_TILES,
    SLOT_POINTS,
    SOUTH,
    SPACES,
    TOKENS,
    TS_E,
    TS_N,
    WEST,
)
from benben.games.tekhenu.tables_cards import CELL

VALUES = ("5-6", "3-4", "1-2")


def temple(sheet: Sheet, box: Box) -> str:
    """TEK-7, TEK-8  Where Pillars and Buildings stand."""
    small = sheet.small
    frame = panel(box, sheet.words("board-temple"), small)
    tray = small * 4.6 if box.w < 700 else small * 4.2
    top = box.y + small * 2.2
    side = min((box.h - small * 2.2 - tray - 20) / 6.35, (box.w - 40) / 6.5)
    x = box.cx - side * 2.5
    y = top + tray + side * 0.68
    grid = Box(x, y, side * 5, side * 5)
    drawn = [frame, slots(sheet, Box(box.x + 16, top, box.w - 32, tray - 8)), border(grid)]
    drawn += [
        cell(sheet, number, Box(x + number % 5 * side, y + number // 5 * side, side, side)) for number in range(25)
    ]
    drawn.append(matches(sheet, grid, side))
    drawn += [building(sheet, number, grid, side) for number in range(len(SPACES))]
    drawn += [statue(sheet, space, grid, side) for space in (TS_N, TS_E)]
    return group(*drawn, **explained("board-temple", "TEK-7.2"))


def slots(sheet: Sheet, box: Box) -> str:
    """TEK-7.1  Three tiles: the values that select them, their points and their cost."""
    small = sheet.small
    drawn = []
    places = [*box.columns(4, 10)]
    for number, key in enumerate(sheet.position["slots"]):
        place = places[number]
        side = min(place.h, place.w * 0.52)
        tile = Box(place.x, place.y, side, side)
        x = tile.right + 8
        body = rect(tile, BOARD, 4, stroke=LINE, stroke_width=1.5)
        body += text(x, place.y + small * 0.7, VALUES[number], small, weight=BOLD)
        body += phrase(x, place.y + small * 2, [f"+{SLOT_POINTS[number]}", ":star"], small, fill=WARN)
        if key is not None:
            body = draw_tile(tile, key, 0, id=f"tile-{key}") + body.split("/>", 1)[1]
            cost = PILLAR_TILES[PILLAR.index[key]].cost
            body += coin(x + small * 0.5, place.y + small * 3.3, small * 0.5, "limestone")
            body += text(x + small * 1.3, place.y + small * 3.3, f"×{cost}", small)
            drawn.append(group(body, **explained(f"pillar-{key}", "TEK-7.1")))
        else:
            drawn.append(body)
    told = f"{sheet.words('board-tiles-left')}: {sheet.position['pile']}"
    drawn.append(centred(places[3].cx, places[3].y + small, told, small, fill=SOFT, width=places[3].w, least=small))
    return "".join(drawn)


def border(grid: Box) -> str:
    """TEK-7.2  The border has a colour on each side."""
    wide = 7.0
    strips = {
        NORTH: Box(grid.x, grid.y - wide, grid.w, wide),
        EAST: Box(grid.right, grid.y, wide, grid.h),
        SOUTH: Box(grid.x, grid.bottom, grid.w, wide),
        WEST: Box(grid.x - wide, grid.y, wide, grid.h),
    }
    return "".join(rect(strip, EDGE_COLOURS[BORDER[side]], 2) for side, strip in strips.items())


def cell(sheet: Sheet, number: int, box: Box) -> str:
    key = CELLS[number].key
    there = sheet.position["temple"].get(key)
    inner = box.inset(1.5)
    if there is None:
        return empty_cell(sheet, number, inner)
    tile, turn, owner = there
    body = draw_tile(inner, tile, turn, detail=owner < 0, id=f"tile-{tile}")
    if owner >= 0:
        body += token(inner.cx, inner.cy, inner.w * 0.28, owner, id=f"pillar-{owner}-{key}")
    return group(body, **explained(f"pillar-{tile}", "TEK-7.2"))


def matches(sheet: Sheet, grid: Box, side: float) -> str:
    """TEK-7.2  A bead on every edge whose two colours are the same."""
    colours = {
        CELL.index[key]: EDGES[PILLAR.index[tile] * 4 + turn]
        for key, (tile, turn, _) in sheet.position["temple"].items()
    }
    drawn = ""
    for number, own in colours.items():
        for edge in range(4):
            other = NEIGHBOUR[number][edge]
            theirs = BORDER[edge] if other < 0 else colours[other][edge ^ 2] if other in colours else -1
            if own[edge] == theirs and other < number:
                x, y = grid.x + (number % 5 + 0.5) * side, grid.y + (number // 5 + 0.5) * side
                x += {EAST: side / 2, WEST: -side / 2}.get(edge, 0)
                y += {SOUTH: side / 2, NORTH: -side / 2}.get(edge, 0)
                drawn += circle(x, y, side * 0.085, EDGE_COLOURS[own[edge]], stroke=BRIGHT, stroke_width=2.5)
    return drawn


def empty_cell(sheet: Sheet, number: int, box: Box) -> str:
    """The reward printed there; or, while a tile is being laid, its four turns to choose from."""
    row = CELLS[number]
    frame = rect(box, PAPER, 4, stroke=LINE, stroke_width=1.5)
    if sheet.asks("lay") and sheet.places.offers("lay", f"{row.key}+turn0"):
        tile = sheet.view["asked"]["args"]["tile"]
        minis = [mini for line in box.inset(3).rows(2, 4) for mini in line.columns(2, 4)]
        return frame + "".join(
            sheet.places.place(
                "lay", f"{row.key}+turn{turn}", draw_tile(mini, tile, turn, detail=False), glow_box(mini.inset(1), 2)
            )
            for turn, mini in enumerate(minis)
        )
    r = min(box.w * 0.19, sheet.small * 0.75)
    token_key = TOKENS[row.token]
    body = frame + coin(box.cx, box.cy - r * 0.5, r, token_key)
    return group(
        body + figure(box.cx, box.bottom - box.h * 0.2, f"×{row.amount}", sheet.small, SOFT), id=slug("cell", row.key)
    )


def beside(grid: Box, side: float, edge: int, line: int) -> Box:
    """The square outside the border at the end of a line."""
    size = side * 0.52
    gap = 11.0
    x = grid.x + (line + 0.5) * side - size / 2
    y = grid.y + (line + 0.5) * side - size / 2
    if edge == NORTH:
        return Box(x, grid.y - gap - size, size, size)
    if edge == SOUTH:
        return Box(x, grid.bottom + gap, size, size)
    if edge == EAST:
        return Box(grid.right + gap, y, size, size)
    return Box(grid.x - gap - size, y, size, size)


def building(sheet: Sheet, number: int, grid: Box, side: float) -> str:
    """TEK-8.2  A building space with its cost in Bread; closed ones are crossed out."""
    row = SPACES[number]
    box = beside(grid, side, row.side, row.line)
    if number >= OPEN_SPACES[len(sheet.seats)]:
        return group(crossed(box), **explained("reason-closed-space", "TEK-8.2"))
    owner = sheet.position["around"].get(row.key, -1)
    own = f"built-{owner}-{row.key}" if owner >= 0 else None
    body = square(box, row.cost, sheet.small, owner, near=True, own=own)
    return sheet.places.place(
        "building", row.key, body, glow_box(box, 4), **explained(f"building-{row.key}", "TEK-8.1")
    )


def statue(sheet: Sheet, space: int, grid: Box, side: float) -> str:
    """TEK-6.5  A Statue for the people at the end of a middle line, with its Gold."""
    row = PEOPLE[space]
    box = beside(grid, side, NORTH if space == TS_N else EAST, 2)
    owner = sheet.position["people"][row.key]
    r = box.w / 2
    if owner >= 0:
        body = token(box.cx, box.cy, r, owner, id=f"statue-{owner}-{row.key}")
    else:
        body = empty_disc(box.cx, box.cy, r)
        if sheet.position["treasure"][space]:
            body += coin(box.cx, box.cy, r * 0.7, "gold", id=f"treasure-{row.key}")
    about = explained(slug("statue", row.key), "TEK-6.5")
    return sheet.places.place("statue", row.key, body, glow_disc(box.cx, box.cy, r), **about)
