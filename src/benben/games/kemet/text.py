"""The position in words: tables for the terminal."""

from collections.abc import Callable
from typing import Any

from benben.core.game import View
from benben.games.kemet.captions import Sheet, card_figures
from benben.games.kemet.tables import COLOUR, GOAL
from benben.games.kemet.tables_tiles import TILE, TILES
from benben.games.kemet.text_amon import amon_table

Table = tuple[str, list[list[str]]]
NOTHING = "–"
SIGNS = {":sword": "S", ":skull": "D", ":cross": "U", ":shield": "F"}
"""Strength, damage, unblockable damage, defence."""


def text(view: View, lang: str = "en") -> list[Table]:
    """Titled tables: map, players, market, battle, own cards."""
    sheet = Sheet(view, lang, 1)
    return [land(sheet), seats(sheet), market(sheet), *amon_table(sheet), *battle(sheet), *own_cards(sheet)]


def land(sheet: Sheet) -> Table:
    """KEM-1  Every area that holds something, or has a token."""
    phase = sheet.label("night", sheet.position["phase"])
    order = " ".join(sheet.name(seat) for seat in sheet.position["order"])
    title = f"{sheet.words('board-map')}, {sheet.words('board-round', n=sheet.position['round'])}, {phase} ({order})"
    rows = [[sheet.words(key) for key in ("board-area", "board-troop", "board-pyramid", "board-holder")]]
    rows[0][1] = sheet.words("board-seats")
    for key, there in sheet.areas.items():
        troops = "; ".join(troop(sheet, standing) for standing in there["troops"])
        pyramid = there.get("pyramid")
        built = f"{sheet.label('colour', pyramid['colour'])} {pyramid['level']}" if pyramid else ""
        holder = sheet.name(there["token"]) if there["token"] >= 0 else ""
        if troops or built or holder or key.startswith(("t-", "d-")):
            rows.append([sheet.label("area", key), troops or NOTHING, built, holder])
    return title, rows


def troop(sheet: Sheet, standing: dict[str, Any]) -> str:
    friends = "".join(f" + {sheet.label('companion', key)}" for key in standing["companions"])
    return f"{sheet.name(standing['seat'])} {standing['units']}{friends}"


def seats(sheet: Sheet) -> Table:
    """KEM-2.8  A column for each seat, in the order of the track."""
    order = sheet.position["order"]
    rows = [["", *(sheet.name(seat) for seat in order)]]
    for title, told in SEAT_ROWS:
        rows.append([sheet.words(title), *(told(sheet, sheet.seats[seat]) for seat in order)])
    return sheet.words("board-seats"), rows


def listed(sheet: Sheet, domain: str, keys: list[str]) -> str:
    return "\n".join(sheet.label(domain, key) for key in keys) or NOTHING


Teller = Callable[[Sheet, dict[str, Any]], str]
SEAT_ROWS: tuple[tuple[str, Teller], ...] = (
    ("board-city", lambda sheet, theirs: sheet.label("city", theirs["city"]) if theirs["city"] else NOTHING),
    ("quantity-glory", lambda sheet, theirs: f"{theirs['glory']}/{GOAL}"),
    ("quantity-points", lambda sheet, theirs: str(theirs["points"])),
    ("quantity-prayer", lambda sheet, theirs: str(theirs["prayer"])),
    ("quantity-veterans", lambda sheet, theirs: str(theirs["veterans"])),
    ("quantity-supply", lambda sheet, theirs: str(theirs["supply"])),
    ("quantity-cards", lambda sheet, theirs: str(len(theirs["hand"]))),
    ("quantity-battle", lambda sheet, theirs: f"{len(theirs['battle_cards'])} + {len(theirs['face_down'])}"),
    ("board-fields", lambda sheet, theirs: listed(sheet, "turn", theirs["fields"])),
    ("board-tiles", lambda sheet, theirs: listed(sheet, "tile", theirs["tiles"])),
)


def market(sheet: Sheet) -> Table:
    """KEM-2.4  A row for each colour, a column for each level."""
    rows = [["", *(sheet.label("level", str(level)) for level in range(1, 5))]]
    for colour in sheet.position["colours"]:
        row = [sheet.label("colour", colour)]
        for level in range(1, 5):
            row.append("\n".join(tiles_of(sheet, colour, level)) or NOTHING)
        rows.append(row)
    return sheet.words("board-market"), rows


def tiles_of(sheet: Sheet, colour: str, level: int) -> list[str]:
    found = []
    for key, left in sheet.position["market"].items():
        row = TILES[TILE.index[key]]
        if row.level == level and COLOUR.keys[row.colour] == colour:
            found.append(sheet.label("tile", key) + (f" ×{left}" if left > 1 else ""))
    return found


def battle(sheet: Sheet) -> list[Table]:
    """KEM-6  Both sides, as far as the viewer knows them."""
    now = sheet.position["battle"]
    if not now:
        return []
    rows = []
    for role, side in zip(("board-attacks", "board-defends"), now["sides"], strict=True):
        names = [sheet.label("companion", key) for key in side["companions"]]
        names += [sheet.label("card", key) for key in (*side["interventions"], *side["chosen"])]
        card = f"{sheet.label('battle_card', side['card'])} {told(side['card'])}" if side["card"] else "?"
        strength = f"{sheet.words('board-strength')} {side['strength']}"
        rows.append([sheet.words(role), sheet.name(side["seat"]), str(side["units"]), strength, card, ", ".join(names)])
    return [(f"{sheet.words('board-battle')}: {sheet.label('area', now['area'])}", rows)]


def told(card: str) -> str:
    return "".join(SIGNS.get(part, part) for part in card_figures(card))


def own_cards(sheet: Sheet) -> list[Table]:
    """KEM-1.17  What only the viewer sees."""
    if sheet.viewer < 0:
        return []
    mine = sheet.seats[sheet.viewer]
    fighting = [f"{sheet.label('battle_card', key)} {told(key)}" for key in mine["battle_cards"] if key]
    cards = [sheet.label("card", key) for key in mine["hand"] if key]
    return [(sheet.words("board-hand"), [[", ".join(fighting) or NOTHING], [", ".join(cards) or NOTHING]])]
