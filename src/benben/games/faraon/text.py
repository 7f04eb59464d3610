"""The position in words: tables for the terminal."""

from benben.core.game import View
from benben.draw.pieces import slug
from benben.games.faraon.captions import BASIC_KEYS, Sheet
from benben.games.faraon.tables import ROUNDS, SOURCE, SPACES, STAGES

Table = tuple[str, list[list[str]]]
NOTHING = "–"


def text(view: View, lang: str = "en") -> list[Table]:
    """Titled tables: areas with the wheel, gods, offerings, pyramid and urns, seats, prestige, the Traitor."""
    sheet = Sheet(view, lang, 1)
    told = [areas(sheet), gods(sheet), offerings(sheet), pyramid(sheet), seats(sheet), prestige(sheet)]
    return told if sheet.traitor is None else [*told, traitor(sheet)]


def names(sheet: Sheet, seats: list[int]) -> str:
    return ", ".join(sheet.name(seat) for seat in seats) or NOTHING


def piece(sheet: Sheet, key: str) -> str:
    return sheet.label("piece", key)


# --- The board of the gods --------------------------------------------------------------------------------------------


def areas(sheet: Sheet) -> Table:
    """FAR-5.1  Clockwise: the area, the colour it demands, its slots, the colour of the next round, what lies there."""
    titles = ("board-areas", "board-demand", "board-free", "board-next", "board-there")
    rows = [[sheet.words(title) for title in titles]]
    for told in sheet.position["areas"]:
        slots = sheet.position["wheel"][told["demand"]]
        rows.append(
            [
                sheet.words(f"area-{told['area']}"),
                sheet.words(f"resource-{told['demand']}"),
                f"{slots.count(None)}/{len(slots)}",
                sheet.words(f"resource-{told['next']}"),
                lying(sheet, told["area"]),
            ]
        )
    return (
        f"{sheet.words('board-wheel')}, {sheet.words('board-round').lower()} {sheet.position['round']}/{ROUNDS}",
        rows,
    )


def lying(sheet: Sheet, area: str) -> str:
    """What can be taken in an area."""
    if area in ("nobles", "artisans"):
        domain, deck = ("noble", "noble_deck") if area == "nobles" else ("artisan", "artisan_deck")
        shown = [sheet.label(domain, key) for key in sheet.position[area] if key is not None]
        return "\n".join([*shown, f"{sheet.words('board-deck')}: {sheet.position[deck]}"])
    if area == "tomb":
        return "  ".join(f"{i}: {stage.prestige}" for i, stage in enumerate(STAGES) if i)
    return NOTHING


def gods(sheet: Sheet) -> Table:
    """FAR-11.4  Each god between two areas, its prestige, and who pleases it now."""
    around = [told["area"] for told in sheet.position["areas"]]
    rows = []
    for place, told in enumerate(sheet.position["gods"]):
        between = [sheet.words(f"area-{around[p % len(around)]}") for p in (place, place + 1)]
        pleased = names(sheet, told["pleased_by"])
        rows.append([sheet.words(f"god-{told['god']}"), " / ".join(between), str(told["prestige"]), pleased])
    return sheet.words("board-gods"), rows


def offerings(sheet: Sheet) -> Table:
    """FAR-6  Sets, bonus tokens, bag."""
    rows = []
    for number, keys in enumerate(sheet.position["sets"], 1):
        told = " + ".join(piece(sheet, key) for key in keys) if keys else NOTHING
        rows.append([f"{sheet.words('board-sets')} {number}", told])
    for number, key in enumerate(sheet.position["bonus"], 1):
        rows.append([f"{sheet.words('board-bonus')} {number}", piece(sheet, key) if key else NOTHING])
    rows.append([sheet.words("board-bag"), str(sheet.position["bag"])])
    return sheet.words("area-offerings"), rows


def pyramid(sheet: Sheet) -> Table:
    """FAR-9  Who stands in which row, and the urns below."""
    rows = [
        [sheet.label("pyramid_row", f"row_{theirs['row'] + 1}"), sheet.name(seat), str(theirs["square"])]
        for seat, theirs in sorted(enumerate(sheet.seats), key=lambda item: item[1]["row"])
        if theirs["row"] >= 0
    ]
    for key in sheet.position["urns"]:
        rows.append([sheet.words("board-urns"), sheet.label("urn", key) if key else NOTHING, ""])
    return sheet.words("board-pyramid"), rows


# --- Seats ------------------------------------------------------------------------------------------------------------


def seats(sheet: Sheet) -> Table:
    """FAR-3.3  A column for each seat: all it owns."""
    order = list(range(len(sheet.seats)))
    rows = [["", *(sheet.name(seat) for seat in order)]]
    for key in (*BASIC_KEYS, "silver"):
        rows.append([sheet.words(f"resource-{key}"), *(str(sheet.seats[seat]["resources"][key]) for seat in order)])
    rows.append([sheet.words("quantity-tokens"), *(tokens(sheet, seat) for seat in order)])
    rows.append([sheet.words("quantity-nobles"), *(nobles(sheet, seat) for seat in order)])
    rows.append([sheet.words("quantity-artisans"), *(artisans(sheet, seat) for seat in order)])
    rows.append([sheet.words("quantity-stage"), *(str(sheet.seats[seat]["stage"]) for seat in order)])
    rows.append([sheet.words("quantity-nile"), *(levels(sheet, seat) for seat in order)])
    for title, name in (("source-pharaoh", "pharaoh"), ("source-first-player", "first")):
        rows.append([sheet.words(title), *("×" if sheet.position[name] == seat else "" for seat in order)])
    return sheet.words("board-seats"), rows


def tokens(sheet: Sheet, seat: int) -> str:
    held = sheet.seats[seat]["tokens"]
    return "\n".join(f"{count} × {piece(sheet, key)}" for key, count in held.items()) or NOTHING


def nobles(sheet: Sheet, seat: int) -> str:
    """FAR-7.4  Nobles used this round stand in brackets."""
    theirs = sheet.seats[seat]
    told = [(sheet.label("noble", key), key in theirs["turned"]) for key in theirs["nobles"]]
    return "\n".join(f"({name})" if turned else name for name, turned in told) or NOTHING


def artisans(sheet: Sheet, seat: int) -> str:
    return "\n".join(sheet.label("artisan", key) for key in sheet.seats[seat]["artisans"]) or NOTHING


def levels(sheet: Sheet, seat: int) -> str:
    return " ".join(str(level) for level in sheet.seats[seat]["nile"].values())


def prestige(sheet: Sheet) -> Table:
    """FAR-11.4 to FAR-11.12  What each seat would score now."""
    rows = [["", *(sheet.name(seat) for seat in range(len(sheet.seats)))]]
    for key in SOURCE.keys:
        rows.append([sheet.words(slug("source", key)), *(str(theirs["prestige"][key]) for theirs in sheet.seats)])
    rows.append([sheet.words("total"), *(str(theirs["prestige_now"]) for theirs in sheet.seats)])
    return sheet.words("board-prestige"), rows


def traitor(sheet: Sheet) -> Table:
    """FAR-13.2  His tiles from the left: colour, filled spaces, the next icon, the urns of the round."""
    assert sheet.traitor is not None
    rows = []
    for tile in sheet.traitor["tiles"]:
        icon = tile["icons"][tile["filled"]] if tile["filled"] < SPACES else None
        rows.append(
            [
                sheet.words(f"tile-{tile['tile']}"),
                sheet.words(f"resource-{tile['colour']}"),
                f"{tile['filled']}/{SPACES}",
                sheet.label("icon", icon) if icon else NOTHING,
                f"{sheet.words('board-urns')}: {tile['urns']}",
            ]
        )
    opened = ", ".join(sheet.words(f"god-{god}") for god in sheet.traitor["gods_open"]) or NOTHING
    rows.append([sheet.words("board-urns"), str(sheet.traitor["urns"]), "", "", ""])
    rows.append([sheet.words("board-open-gods"), opened, "", "", ""])
    rows.append([sheet.words("board-noble-value"), str(sheet.traitor["noble_value"]), "", "", ""])
    return sheet.words("automa-solo"), rows
