"""What the table remembers: matches, seats, an append-only log of choices, snapshots and chat."""

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from alembic import command
from alembic.config import Config
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

metadata = sa.MetaData()
moment = sa.DateTime(timezone=True)
document = sa.JSON()

matches = sa.Table(
    "match",
    metadata,
    sa.Column("id", sa.String(16), primary_key=True),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules", sa.Integer, nullable=False),
    sa.Column("players", sa.Integer, nullable=False),
    sa.Column("mode", sa.String(32), nullable=False),
    sa.Column("options", document, nullable=False),
    sa.Column("settings", document, nullable=False),
    sa.Column("seed", sa.String(32), nullable=False),
    sa.Column("created", moment, nullable=False),
    sa.Column("touched", moment, nullable=False, index=True),
    sa.Column("over", sa.Boolean, nullable=False),
)
seats = sa.Table(
    "seat",
    metadata,
    sa.Column("match", sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(32), nullable=False),
    sa.Column("name", sa.String(40), nullable=False),
    sa.Column("token", sa.String(64), nullable=False, index=True),
)
entries = sa.Table(
    "entry",
    metadata,
    sa.Column("match", sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(64), nullable=False),
    sa.Column("key", sa.String(200), nullable=False),
    sa.Column("at", moment, nullable=False),
)
snapshots = sa.Table(
    "snapshot",
    metadata,
    sa.Column("match", sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("data", document, nullable=False),
)
chats = sa.Table(
    "chat",
    metadata,
    sa.Column("match", sa.ForeignKey("match.id", ondelete="CASCADE"), primary_key=True),
    sa.Column("number", sa.Integer, primary_key=True),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("text", sa.String(500), nullable=False),
    sa.Column("at", moment, nullable=False),
)

Row = dict[str, Any]


def now() -> datetime:
    return datetime.now(UTC)


class Conflict(Exception):
    """Somebody else wrote this place of the log first."""


class Store:
    def __init__(self, url: str) -> None:
        self.url = url
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=url.startswith("postgresql"))
        if url.startswith("sqlite"):
            sa.event.listen(self.engine.sync_engine, "connect", _careful_sqlite)

    async def open(self) -> None:
        """Bring the database to the present form."""
        await asyncio.to_thread(self._migrate)

    def _migrate(self) -> None:
        config = Config()
        config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
        config.attributes["url"] = self.url
        command.upgrade(config, "head")

    async def close(self) -> None:
        await self.engine.dispose()

    async def add_match(
        self, match: Row, places: Sequence[Row], log: Sequence[Row] = (), snapshot: Row | None = None
    ) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(matches.insert(), match)
            await connection.execute(seats.insert(), list(places))
            if log:
                await connection.execute(entries.insert(), list(log))
            if snapshot is not None:
                await self._keep(connection, match["id"], snapshot)

    async def match(self, key: str) -> Row | None:
        found = await self._rows(sa.select(matches).where(matches.c.id == key))
        return found[0] if found else None

    async def seats(self, key: str) -> list[Row]:
        return await self._rows(sa.select(seats).where(seats.c.match == key).order_by(seats.c.seat))

    async def entries(self, key: str, since: int = 0) -> list[Row]:
        wanted = sa.select(entries).where(entries.c.match == key, entries.c.seq > since)
        return await self._rows(wanted.order_by(entries.c.seq))

    async def snapshot(self, key: str) -> Row | None:
        found = await self._rows(sa.select(snapshots).where(snapshots.c.match == key))
        return found[0] if found else None

    async def append(self, entry: Row, over: bool, snapshot: Row | None) -> None:
        """Write one entry of a match's log, and what goes with it, or nothing at all."""
        key = entry["match"]
        try:
            async with self.engine.begin() as connection:
                await connection.execute(entries.insert(), entry)
                touch = matches.update().where(matches.c.id == key)
                await connection.execute(touch.values(touched=entry["at"], over=over))
                if snapshot is not None:
                    await self._keep(connection, key, snapshot)
        except sa.exc.IntegrityError as fault:
            raise Conflict from fault

    async def _keep(self, connection: AsyncConnection, key: str, snapshot: Row) -> None:
        done = await connection.execute(snapshots.update().where(snapshots.c.match == key).values(**snapshot))
        if not done.rowcount:
            await connection.execute(snapshots.insert(), {"match": key, **snapshot})

    async def set_seat(self, key: str, seat: int, **values: str) -> None:
        async with self.engine.begin() as connection:
            chosen = seats.update().where(seats.c.match == key, seats.c.seat == seat)
            await connection.execute(chosen.values(**values))

    async def add_chat(self, line: Row) -> None:
        async with self.engine.begin() as connection:
            await connection.execute(chats.insert(), line)

    async def chat(self, key: str) -> list[Row]:
        return await self._rows(sa.select(chats).where(chats.c.match == key).order_by(chats.c.number))

    async def held(self, tokens: Sequence[str]) -> list[Row]:
        """The seats these token hashes open, with their matches."""
        if not tokens:
            return []
        joined = sa.select(matches, seats.c.seat, seats.c.kind).join(seats, seats.c.match == matches.c.id)
        wanted = joined.where(seats.c.token.in_(tokens)).order_by(matches.c.touched.desc()).limit(100)
        return await self._rows(wanted)

    async def recent(self, limit: int) -> list[Row]:
        return await self._rows(sa.select(matches).order_by(matches.c.touched.desc()).limit(limit))

    async def _rows(self, wanted: sa.Select[Any]) -> list[Row]:
        async with self.engine.connect() as connection:
            return [_aware(dict(row._mapping)) for row in await connection.execute(wanted)]


def _aware(row: Row) -> Row:
    """SQLite forgets the time zone; all our moments are UTC."""
    for name, value in row.items():
        if isinstance(value, datetime) and value.tzinfo is None:
            row[name] = value.replace(tzinfo=UTC)
    return row


def _careful_sqlite(connection: Any, _record: Any) -> None:
    cursor = connection.cursor()
    for pragma in ("journal_mode=WAL", "synchronous=NORMAL", "foreign_keys=ON", "busy_timeout=5000"):
        cursor.execute(f"PRAGMA {pragma}")
    cursor.close()
