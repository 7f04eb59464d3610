"""The position in words: tables for the terminal."""

from typing import Any

from benben.core.game import View
from benben.games.ankh.captions import UNIT_LETTERS, Sheet, first_square, partners, steps_left
from benben.games.ankh.tables import ACTION, EVENT, SPACES, TOP
from benben.games.ankh.tables_map import AT, HEX, HEXES, TERRAIN

Table = tuple[str, list[list[str]]]
NOTHING = "–"
GROUND = {"f": '"', "d": ".", "w": "~"}
MONUMENT_LETTERS = {"obelisk": "o", "temple": "t", "pyramid": "p"}


def text(view: View, lang: str = "en") -> list[Table]:
    """Titled tables: map, regions, gods, tracks."""
    sheet = Sheet(view, lang, 1)
    return [land_map(sheet), regions(sheet), seats(sheet), tracks(sheet)]


def names(sheet: Sheet, chief: int) -> str:
    return ", ".join(sheet.name(seat) for seat in partners(sheet, chief))


# --- Map --------------------------------------------------------------------------------------------------------------


def land_map(sheet: Sheet) -> Table:
    """ANK-1  Each hex: its region, its ground, what stands there. Odd columns are half a hex lower.

    Units: * God, w Warrior, a capital letter for a Guardian; o, t, p are monuments; both with the owner's number.
    """
    marks = pieces(sheet)
    rows = [["", *(f".{col}" for col in range(len(TERRAIN[0])))]]
    for row, ground in enumerate(TERRAIN):
        cells = [cell(sheet, marks, AT[row, col]) if ground[col] != "." else "" for col in range(len(ground))]
        rows.append([f"{row}.", *cells])
    return sheet.words("board-map"), rows


def cell(sheet: Sheet, marks: dict[str, str], place: int) -> str:
    key = HEX.keys[place]
    token = next((t for t, region in sheet.position["regions"].items() if key in region["hexes"]), "")
    return f"{token}{GROUND[HEXES[place].terrain]}{marks.get(key, '')}"


def pieces(sheet: Sheet) -> dict[str, str]:
    found: dict[str, str] = dict.fromkeys(sheet.position["gates"], "#")
    for monument in sheet.position["monuments"]:
        owner = monument["owner"]
        found[monument["hex"]] = MONUMENT_LETTERS[monument["kind"]] + (str(owner + 1) if owner >= 0 else "")
    for unit in sheet.position["units"]:
        letter = {"god": "*", "warrior": "w"}.get(unit["kind"], UNIT_LETTERS.get(unit["kind"], ""))
        sun = "'" if unit["sun"] else ""
        found[unit["hex"]] = found.get(unit["hex"], "") + f"{letter}{unit['owner'] + 1}{sun}"
    return found


def regions(sheet: Sheet) -> Table:
    """ANK-13  In order of Conflict."""
    titles = ("board-region", "board-units", "board-strength", "board-majorities")
    rows = [[sheet.words(title) for title in titles]]
    for number, region in sheet.position["regions"].items():
        held = [
            f"{sheet.label('monument', kind)}: {names(sheet, holder)}"
            for kind, holder in region["majorities"].items()
            if holder >= 0
        ]
        rows.append([number, per_god(sheet, region["units"]), per_god(sheet, region["strength"]), listed(held)])
    return sheet.words("board-regions"), rows


def per_god(sheet: Sheet, amounts: dict[str, int]) -> str:
    return listed([f"{names(sheet, int(chief))} {amount}" for chief, amount in amounts.items()])


def listed(parts: list[str]) -> str:
    return "; ".join(parts) or NOTHING


# --- Seats ------------------------------------------------------------------------------------------------------------


def seats(sheet: Sheet) -> Table:
    """ANK-3.2  A column for each seat, most Devotion first."""
    order = sorted(range(len(sheet.seats)), key=lambda seat: -rank(sheet, seat))
    rows = [["", *(sheet.name(seat) for seat in order)]]
    for title, told in SEAT_ROWS:
        rows.append([sheet.words(title), *(told(sheet, sheet.seats[seat], seat) for seat in order)])
    return sheet.words("board-seats"), rows


def rank(sheet: Sheet, seat: int) -> int:
    chief = sheet.seats[seat]["chief"]
    ladder = sheet.position["ladder"]
    return ladder.index(chief) if chief in ladder else -1


def god_row(sheet: Sheet, theirs: dict[str, Any], seat: int) -> str:
    return sheet.god(seat) if theirs["alive"] else f"{sheet.god(seat)} ({sheet.words('board-forgotten')})"


def pool(sheet: Sheet, theirs: dict[str, Any], seat: int) -> str:
    found = [f"{sheet.label('unit', 'warrior')} {theirs['warriors']}"]
    found += [f"{sheet.label('guardian', kind)} {count}" for kind, count in theirs["guardians"].items()]
    return "\n".join(found)


def labelled(domain: str, field: str) -> Any:
    return lambda sheet, theirs, seat: "\n".join(sheet.label(domain, key) for key in theirs[field]) or NOTHING


SEAT_ROWS = (
    ("board-seats", god_row),
    ("board-devotion", lambda sheet, theirs, seat: f"{theirs['devotion']}/{TOP}"),
    ("quantity-followers", lambda sheet, theirs, seat: str(theirs["followers"])),
    ("quantity-yield", lambda sheet, theirs, seat: f"+{theirs['yield']}"),
    ("board-pool", pool),
    ("quantity-tokens", lambda sheet, theirs, seat: str(theirs["tokens"])),
    ("board-powers", labelled("power", "powers")),
    ("board-hand", labelled("card", "hand")),
    ("board-used", labelled("card", "used")),
)


# --- Tracks -----------------------------------------------------------------------------------------------------------


def tracks(sheet: Sheet) -> Table:
    """ANK-5.1, ANK-10.1  How far each action is from its event, and what comes next."""
    rows = []
    for track, key in enumerate(ACTION.keys):
        left = steps_left(sheet.view, track)
        done = sheet.position["markers"][track][0] - first_square(sheet.view, track)
        rows.append([sheet.label("action", key), "●" * done + "○" * left, sheet.words("board-steps", left=left)])
    event = sheet.position["event"]
    ahead = [sheet.label("event_space", EVENT.keys[space.kind]) for space in SPACES[event + 1 : event + 5]]
    rows.append([sheet.words("board-events"), f"{event}/{len(SPACES) - 1}", " → ".join(ahead) or NOTHING])
    return sheet.words("board-actions"), rows
