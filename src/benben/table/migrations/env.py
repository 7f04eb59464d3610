"""Alembic's entry: run the migrations on the table's own database."""

import sqlalchemy as sa
from alembic import context

from benben.table.store import metadata


def sync_url(url: str) -> str:
    """The same database through a driver that does not need an event loop."""
    return url.replace("+aiosqlite", "").replace("+asyncpg", "+asyncpg")


def run(connection: sa.Connection) -> None:
    context.configure(connection=connection, target_metadata=metadata)
    with context.begin_transaction():
        context.run_migrations()


def main() -> None:
    url = context.config.attributes["url"]
    if "+asyncpg" in url:
        import asyncio

        from sqlalchemy.ext.asyncio import create_async_engine

        async def go() -> None:
            engine = create_async_engine(url)
            async with engine.begin() as connection:
                await connection.run_sync(run)
            await engine.dispose()

        asyncio.run(go())
        return
    with sa.create_engine(sync_url(url)).begin() as connection:
        run(connection)


main()
