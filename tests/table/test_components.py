"""The page of components: every row has its picture."""

import re
from xml.etree import ElementTree

import pytest
from litestar.testing import TestClient

from benben.draw.plate import plate
from benben.games import GAMES
from benben.table.app import Settings, create_app


@pytest.mark.parametrize("lang", ["en", "pl"])
@pytest.mark.parametrize("key", GAMES)
def test_every_component_has_a_picture(key: str, lang: str, tmp_path: object) -> None:
    app = create_app(Settings(f"sqlite+aiosqlite:///{tmp_path}/table.db"))
    with TestClient(app) as client:
        page = client.get(f"/components/{key}?lang={lang}").text
    rows = sum(len(table.rows) for table in GAMES[key].tables)
    names = re.findall(r'aria-hidden="true">.*?</svg></span>([^<]+)<', page, re.DOTALL)
    assert len(names) == rows
    assert not {row.key for table in GAMES[key].tables for row in table.rows if "_" in row.key} & set(names)
    assert page.count('<span class="picture"') == rows
    assert page.count("<svg") == rows


def test_a_plate_shows_name_kind_and_first_figures() -> None:
    drawn = plate("Ombos <&>", "Stops", [("Kind", "1"), ("Price", "2"), ("Value", "3"), ("Left", "4")], "ship")
    told = [found.text for found in ElementTree.fromstring(drawn).iter("{http://www.w3.org/2000/svg}text")]
    assert told == ["Ombos <&>", "Stops", "Kind", "1", "Price", "2", "Value", "3"]
