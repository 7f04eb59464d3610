"""Alembic's entry: run the migrations on the table's own database."""

import asyncio

import sqlalchemy as sa
from alembic import context
from sqlalchemy.ext.asyncio import create_async_engine

from benben.table.store import metadata

FILE = "sqlite+aiosqlite"


def run(connection: sa.Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


async def run_remote(url: str) -> None:
    engine = create_async_engine(url)
    try:
        async with engine.begin() as connection:
            await connection.run_sync(run)
    finally:
        await engine.dispose()


def main(url: str) -> None:
    """A file needs no event loop."""
    if not url.startswith(FILE):
        asyncio.run(run_remote(url))
        return
    with sa.create_engine(url.replace(FILE, "sqlite", 1)).begin() as connection:
        run(connection)


main(context.config.attributes["url"])
