"""Marks, pieces, and places that light up."""

import re
from pathlib import Path
from typing import Any
from xml.etree import ElementTree

import pytest

from benben.core.game import BadSetup
from benben.draw import Places, save_picture, slug, standalone
from benben.draw.marks import MARKS, SEAT_MARKS, mark
from benben.draw.palette import LEAF
from benben.draw.pieces import (
    card,
    chip_item,
    chip_width,
    die,
    explained,
    flow,
    flow_lines,
    glow_box,
    glow_disc,
    panel,
    phrase,
    phrase_width,
    pile,
    queue,
    square,
    token,
    track,
)
from benben.draw.svg import Box, document

BOX = Box(10, 10, 120, 100)


def parsed(*drawn: str) -> ElementTree.Element:
    return ElementTree.fromstring(document(200, 200, *drawn, label="test"))


@pytest.mark.parametrize("name", MARKS)
def test_a_mark_stays_on_its_grid(name: str) -> None:
    parsed(mark(name, 12, 12, 24))
    for data in MARKS[name]:
        starts = re.findall(r"M([\d.]+)[ ,]([\d.]+)", data)
        assert all(0 <= float(x) <= 24 and 0 <= float(y) <= 24 for x, y in starts)


def test_every_seat_has_its_own_mark() -> None:
    assert len({MARKS[name] for name in SEAT_MARKS}) == 6
    assert len({token(0, 0, 10, seat) for seat in range(6)}) == 6


def test_all_pieces_are_well_formed_and_use_named_colours() -> None:
    drawn = [
        card(BOX, "A & B", 12, head=LEAF, sign="grain", big="9", kind="field", extra=["+4", ":stone"]),
        pile(BOX, "sphinx", 29, 12),
        panel(BOX, "Market", 12),
        panel(BOX),
        square(BOX, 5, 12),
        square(BOX, 5, 12, near=True),
        square(BOX, 5, 12, owner=2, own="built-5"),
        track(BOX.columns(3, 2), "abc", 12),
        phrase(0, 0, ["½", ":star"], 12, anchor="end"),
        *(die(BOX, value) for value in range(1, 7)),
    ]
    parsed(*drawn)
    assert "#" not in "".join(drawn)
    assert "var(" not in standalone("".join(drawn))


@pytest.mark.parametrize("count", range(7))
@pytest.mark.parametrize("box", [Box(0, 0, 50, 30), Box(0, 0, 110, 30), Box(0, 0, 30, 60)])
def test_a_queue_keeps_its_order_inside_its_box(count: int, box: Box) -> None:
    root = parsed(queue(box, [(seat % 6, f"m{seat}") for seat in range(count)]))
    discs = [each for each in root.iter() if each.tag.endswith("circle")]
    places = [(float(each.get("cy", 0)), float(each.get("cx", 0))) for each in discs]
    assert len(set(places)) == count
    assert [each.get("id") for each in root] == [f"m{seat}" for seat in range(count)]
    assert all(0 <= y <= box.h and 0 <= x <= box.w for y, x in places)


def test_items_flow_over_lines() -> None:
    items = [chip_item(10, "stone", i) for i in range(10)]
    width = chip_width(10, "stone", 1)
    assert flow_lines(items, 5 * width + 4 * 3 + 1, 3) == 2
    assert flow(Box(0, 0, 5 * width + 13, 40), items, 20, 3).count("<text") == 10
    assert flow(Box(0, 0, 5 * width + 13, 20), items, 20, 3).count("<text") == 5


def test_a_phrase_ends_where_its_anchor_says() -> None:
    width = phrase_width(["+3", ":stone"], 10)
    assert phrase(100, 0, ["+3", ":stone"], 10, anchor="end") == phrase(100 - width, 0, ["+3", ":stone"], 10)


def asked(domain: str, *keys: str) -> dict[str, Any]:
    return {"asked": {"domain": domain}, "choices": [[7 + i, key] for i, key in enumerate(keys)]}


def test_ids_are_made_of_code_names() -> None:
    assert slug("place", "site_a_1") == "place-site-a-1"
    assert slug("temple_step", "py2") == "temple-step-py2"


def test_a_place_is_lit_when_it_may_be_chosen() -> None:
    places = Places(asked("place", "edfu"), lambda domain, key: f"{domain} <{key}>")
    assert places.offers("place", "edfu") and not places.offers("place", "alyi")
    lit = parsed(places.place("place", "edfu", "", glow_box(BOX), **explained("place-edfu", "EGZ-17.1")))[0]
    assert lit.attrib == {
        "id": "place-edfu",
        "class": "lit",
        "data-choice": "7",
        "tabindex": "0",
        "role": "button",
        "aria-label": "place <edfu>",
        "data-explain": "place-edfu",
        "data-rule": "EGZ-17.1",
    }
    assert [each.tag.rpartition("}")[2] for each in lit] == ["title", "rect"]
    dark = parsed(places.place("place", "alyi", "", glow_disc(0, 0, 5)))[0]
    assert dark.attrib == {"id": "place-alyi"} and not len(dark)


def test_nothing_is_lit_for_a_watcher() -> None:
    places = Places({"asked": None, "choices": []}, lambda domain, key: key)
    assert "lit" not in places.place("place", "edfu", "", glow_box(BOX))


def test_a_picture_is_saved_as_its_name_says(tmp_path: Path) -> None:
    drawn = standalone(document(20, 10, token(10, 5, 4, 0), label="test"))
    save_picture(drawn, tmp_path / "a.svg")
    save_picture(drawn, tmp_path / "a.png")
    assert (tmp_path / "a.svg").read_text(encoding="utf-8") == drawn
    assert (tmp_path / "a.png").read_bytes().startswith(b"\x89PNG")
    with pytest.raises(BadSetup):
        save_picture(drawn, tmp_path / "a.gif")
