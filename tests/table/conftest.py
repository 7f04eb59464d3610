"""A table of its own for every test that asks for one."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from litestar import Litestar
from litestar.testing import TestClient

from benben.table.app import Settings, create_app


@pytest.fixture
def database(tmp_path: Path) -> str:
    return f"sqlite+aiosqlite:///{tmp_path / 'table.db'}"


@pytest.fixture
def client(database: str) -> Iterator[TestClient[Litestar]]:
    with TestClient(create_app(Settings(database, workers=1))) as client:
        yield client
