"""The position in words: tables for the terminal."""

from benben.core.game import View
from benben.games.tekhenu.captions import Sheet
from benben.games.tekhenu.tables import BASICS, CELLS, GODS, MARKET, OSIRIS_ROWS, PEOPLE, ROUNDS, SECTION_SLOTS, TOKENS

LIGHTS = {"sunny": "lighting-sunny", "shaded": "lighting-shaded", "dark": "lighting-dark"}
COUNTED = (
    "board-population", "board-happiness", "board-balance", "board-buildings", "board-statues", "board-pillars",
    "board-upkeep", "board-surplus",
)  # fmt: skip
HELD = ("board-blessings", "board-technologies", "board-decrees", "board-destiny")
Table = tuple[str, list[list[str]]]
NOTHING = "–"


def text(view: View, lang: str = "en") -> list[Table]:
    """Titled tables: the wheel, Horus, the Temple, Osiris, the Market, seats."""
    sheet = Sheet(view, lang, 1)
    return [wheel(sheet), temple(sheet), osiris(sheet), market(sheet), seats(sheet), cards(sheet)]


def names(sheet: Sheet, found: list[int]) -> str:
    return ", ".join(sheet.name(seat) for seat in found) or NOTHING


def wheel(sheet: Sheet) -> Table:
    """TEK-4  Each section with its lighting and its dice by status; Statues; Horus position."""
    titles = ("board-section", "board-lighting", "status-pure", "status-tainted", "status-forbidden", "board-statues")
    rows = [[*(sheet.words(title) for title in titles), sheet.words("board-horus")]]
    for section, god in enumerate(GODS):
        row = [sheet.words(f"god-{god}"), sheet.words(LIGHTS[sheet.position["lighting"][section]])]
        for status in ("pure", "tainted", "forbidden"):
            dice = [
                sheet.label("die", key)
                for where, key, found in sheet.position["dice"]
                if (where, found) == (god, status)
            ]
            row.append(", ".join(dice) or NOTHING)
        row += [names(sheet, sheet.position["god_statues"][god]), str(sheet.position["horus"].index(god) + 1)]
        rows.append(row)
    title = sheet.words("board-round", n=sheet.position["round"], total=ROUNDS)
    return f"{sheet.words('board-wheel')}, {title}", rows


def temple(sheet: Sheet) -> Table:
    """TEK-7, TEK-8  The 5 × 5 spaces: owners of Pillars, or the reward still printed there; Buildings around."""
    rows = []
    for line in range(5):
        row = []
        for cell in CELLS[line * 5 : line * 5 + 5]:
            there = sheet.position["temple"].get(cell.key)
            if there is None:
                row.append(f"{cell.amount} {sheet.words(f'token-{TOKENS[cell.token]}')}")
            else:
                owner = sheet.name(there[2]) if there[2] >= 0 else NOTHING
                row.append(f"{there[0].upper()} {owner}")
        rows.append(row)
    built = [f"{key.upper()}: {sheet.name(owner)}" for key, owner in sheet.position["around"].items()]
    tiles = [key.upper() if key else NOTHING for key in sheet.position["slots"]]
    rows.append([sheet.words("board-buildings"), ", ".join(built) or NOTHING, "", "", ""])
    rows.append([sheet.words("board-slots"), *tiles, ""])
    return sheet.words("board-temple"), rows


def osiris(sheet: Sheet) -> Table:
    """TEK-12  Rows and districts with their owners; people Statues."""
    rows = [["", *(sheet.words(f"basic-{key}") for key in BASICS)]]
    for number, row in enumerate(OSIRIS_ROWS, 1):
        owners = [sheet.position["osiris"].get(f"{row.key}_{key}", -1) for key in BASICS]
        rows.append([str(number), *(sheet.name(owner) if owner >= 0 else NOTHING for owner in owners)])
    for space in PEOPLE:
        owner = sheet.position["people"][space.key]
        rows.append([sheet.label("statue", space.key), sheet.name(owner) if owner >= 0 else NOTHING, "", "", ""])
    return sheet.words("board-osiris"), rows


def market(sheet: Sheet) -> Table:
    """TEK-11  The sections and their cards."""
    rows = []
    for number, section in enumerate(MARKET):
        shown = [sheet.position["market"][slot] for slot in SECTION_SLOTS[number]]
        told = [sheet.label("card", key) for key in shown if key is not None]
        rows.append([f"{sheet.words(f'market-{section.key}')} ({section.happiness}+)", ", ".join(told) or NOTHING])
    if sheet.position["offer"]:
        told = [sheet.label("reward", key) for key in sheet.position["offer"]]
        rows.append([sheet.words("board-offer"), ", ".join(told)])
    return sheet.words("board-market"), rows


def seats(sheet: Sheet) -> Table:
    """A column for each seat in turn order."""
    order = sheet.position["order"]
    rows = [["", *(sheet.name(seat) for seat in order)]]
    for key in TOKENS:
        rows.append([sheet.words(f"token-{key}"), *(str(sheet.seats[seat]["tokens"][key]) for seat in order)])
    for word in COUNTED:
        name = word.removeprefix("board-")
        rows.append([sheet.words(word), *(str(sheet.seats[seat][name]) for seat in order)])
    rows.append([sheet.words("board-production"), *("/".join(map(str, sheet.seats[x]["production"])) for x in order)])
    for side, word in (("left", "board-pure"), ("right", "board-tainted"), ("below", "board-under")):
        rows.append([sheet.words(word), *(dice(sheet, seat, side) for seat in order)])
    return sheet.words("board-seats"), rows


def dice(sheet: Sheet, seat: int, side: str) -> str:
    return ", ".join(sheet.label("die", key) for key in sheet.seats[seat][side]) or NOTHING


def cards(sheet: Sheet) -> Table:
    """The cards of each seat, as far as the viewer knows them."""
    rows = [["", *(sheet.words(word) for word in HELD)]]
    for seat in sheet.position["order"]:
        theirs = sheet.seats[seat]
        row = [sheet.name(seat)]
        for name in ("blessings", "technologies", "decrees"):
            row.append("\n".join("?" if key is None else sheet.label("card", key) for key in theirs[name]) or NOTHING)
        row.append(sheet.label("reward", theirs["destiny"]) if theirs["destiny"] else NOTHING)
        rows.append(row)
    return sheet.words("board-decks"), rows
