"""The position in words: tables for the terminal."""

from benben.core.game import View
from benben.draw.pieces import slug
from benben.games.egizia.captions import Sheet, signed, supported
from benben.games.egizia.tables import (
    BERTHS,
    CARD,
    COLUMNS,
    PILLAR,
    ROOFS,
    ROUNDS,
    SITE,
    SPHINX,
    SPHINX_CARD,
    STOPS,
    TRACK_ROWS,
    usable_spots,
)

Table = tuple[str, list[list[str]]]
NOTHING = "–"
BLOCKED = "×"


def text(view: View, lang: str = "en") -> list[Table]:
    """Titled tables: river, seats, tracks, buildings, tombs, sphinx cards."""
    sheet = Sheet(view, lang, 1)
    return [
        river(sheet),
        seats(sheet),
        tracks(sheet),
        buildings(sheet),
        tombs(sheet),
        sphinx(sheet),
    ]


def names(sheet: Sheet, seats: list[int]) -> str:
    return ", ".join(sheet.name(seat) for seat in seats)


# --- River ------------------------------------------------------------------------------------------------------------


def river(sheet: Sheet) -> Table:
    """EGZ-4  The stops in order: number, name, what lies there, whose ships stand there."""
    told = f"{sheet.words('board-nile')}, {sheet.words('board-round').lower()} {sheet.position['round']}/{ROUNDS}"
    return told, [stop_row(sheet, i) for i in range(len(STOPS))]


def stop_row(sheet: Sheet, i: int) -> list[str]:
    stop = STOPS[i]
    name = sheet.words(slug("stop", stop.key))
    if stop.kind == SITE:
        return [str(i + 1), name, berths(sheet, stop.key), ""]
    ships = names(sheet, sheet.position["places"].get(stop.key, []))
    if stop.kind == CARD:
        card = sheet.position["river"][i // 2]
        return [str(i + 1), name, sheet.label("card", card) if card else NOTHING, ships]
    return [str(i + 1), name, sheet.words(slug("stop", stop.key) + ".text"), ships]


def berths(sheet: Sheet, key: str) -> str:
    """EGZ-16.1  Blocked spots are crossed out."""
    told = []
    for berth in BERTHS:
        label = sheet.words("board-reserve") if berth == "reserve" else berth
        standing = names(sheet, sheet.position["places"].get(f"{key}_{berth}", []))
        blocked = berth != "reserve" and int(berth) > usable_spots(len(sheet.seats))
        told.append(f"{label}: {BLOCKED if blocked else standing or NOTHING}")
    return "  ".join(told)


# --- Seats ------------------------------------------------------------------------------------------------------------


def seats(sheet: Sheet) -> Table:
    """EGZ-12.3  A column for each seat, leader first."""
    order = sheet.position["track"]
    rows = [["", *(sheet.name(seat) for seat in order)]]
    for title, told in SEAT_ROWS:
        rows.append([sheet.words(title), *(told(sheet, seat) for seat in order)])
    return sheet.words("board-seats"), rows


def crews(sheet: Sheet, seat: int) -> str:
    """EGZ-7.7  Crews that have worked this round stand in brackets."""
    theirs = sheet.seats[seat]
    told = [f"({value})" if key in theirs["used"] else str(value) for key, value in theirs["crews"].items()]
    return " ".join(told[:3]) + f" + {told[3]}"


def held(sheet: Sheet, seat: int) -> str:
    return "\n".join(sheet.label("card", key) for key in sheet.seats[seat]["cards"]) or NOTHING


SEAT_ROWS = (
    ("board-points", lambda sheet, seat: signed(sheet.seats[seat]["score"])),
    ("quantity-token", lambda sheet, seat: str(sheet.seats[seat]["token"])),
    ("quantity-crews", crews),
    ("quantity-stone", lambda sheet, seat: f"{sheet.seats[seat]['stone']} +{sheet.seats[seat]['production']}"),
    ("quantity-grain", lambda sheet, seat: f"{sheet.seats[seat]['grain']}/{sheet.seats[seat]['need']}"),
    ("quantity-ships", lambda sheet, seat: str(sheet.seats[seat]["ships"])),
    ("quantity-tombs", lambda sheet, seat: str(sheet.seats[seat]["tomb_sum"])),
    ("quantity-sphinx", lambda sheet, seat: str(len(sheet.seats[seat]["sphinx"]))),
    ("quantity-cards", held),
)

# --- Tracks -----------------------------------------------------------------------------------------------------------


def tracks(sheet: Sheet) -> Table:
    """EGZ-14, EGZ-5.4  The rows of market and store from the top, and the fields that are watered."""
    rows = [["", sheet.words("board-market"), "", sheet.words("board-store"), ""]]
    for i, row in enumerate(TRACK_ROWS):
        standing = [
            names(sheet, [seat for seat, theirs in enumerate(sheet.seats) if theirs[track] == i]) or NOTHING
            for track in ("market", "store")
        ]
        market = sheet.words("board-market-row", penalty=row.penalty, points=row.points)
        store = sheet.words("board-store-row", sells=int(row.sells), stone=row.stone)
        rows.append([str(i + 1), market, standing[0], store, standing[1]])
    ring = slug("ring", sheet.position["ring"])
    rows.append(["", sheet.words("board-irrigation"), sheet.words(ring), sheet.words(f"{ring}.text"), ""])
    return sheet.words("board-tracks"), rows


# --- Buildings --------------------------------------------------------------------------------------------------------


def buildings(sheet: Sheet) -> Table:
    """EGZ-9.3, EGZ-10.3  Each column from its first square: owner, or value; the next square stands in brackets."""
    rows = []
    for column in COLUMNS:
        owners = sheet.position["buildings"][column.key]
        cells = [sheet.name(owner) for owner in owners] + [str(value) for value in column.values[len(owners) :]]
        if len(owners) < len(column.values) and supported(sheet.position["buildings"], column.key):
            cells[len(owners)] = f"[{cells[len(owners)]}]"
        rows.append([sheet.words(slug("column", column.key)), *cells])
    rows.append([sheet.words("table-roof"), *(roof_cell(sheet, i) for i in (0, 2, 3, 1))])
    return sheet.words("board-buildings"), rows


def roof_cell(sheet: Sheet, i: int) -> str:
    """EGZ-10.4  The roof opens when both pillars are complete."""
    owner = sheet.position["roof"].get(ROOFS[i].key, -1)
    if owner >= 0:
        return sheet.name(owner)
    pillars = sheet.position["buildings"]
    return f"[{ROOFS[i].value}]" if len(pillars["tl"]) == len(pillars["tr"]) == PILLAR else str(ROOFS[i].value)


def tombs(sheet: Sheet) -> Table:
    """EGZ-9.4  The line of tombs: taken, open with the next in brackets, face down."""
    line = sheet.position["tombs"]
    cells = [f"{value} {sheet.name(owner)}" for value, owner in line["taken"]]
    cells += [f"[{value}]" if i == 0 else str(value) for i, value in enumerate(line["open"])]
    cells += ["?"] * line["buried"]
    return sheet.words("board-tombs"), [cells[:6], cells[6:]]


def sphinx(sheet: Sheet) -> Table:
    """EGZ-8  The deck, the cards just drawn, the cards the viewer keeps with what they would score now."""
    rows = [[sheet.words("board-deck"), str(len(sheet.position["sphinx_deck"])), ""]]
    for key in sheet.position["drawn"]:
        if key is not None:
            worth = SPHINX[SPHINX_CARD.index[key]].points
            rows.append([sheet.words("board-drawn"), sheet.label("sphinx", key), str(worth)])
    for seat, theirs in enumerate(sheet.seats):
        for key, points in theirs["sphinx_now"].items():
            rows.append([sheet.name(seat), sheet.label("sphinx", key), sheet.words("board-now", points=points)])
    return sheet.words("board-sphinx"), rows
