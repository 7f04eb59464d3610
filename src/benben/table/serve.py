"""Start the table on this machine."""

import asyncio
import gc
import logging
import re
import socket
import threading
import time
import urllib.request
import webbrowser
from pathlib import Path

import uvicorn
from sqlalchemy.exc import SQLAlchemyError

from benben.core.game import BadSetup
from benben.table.app import Settings, create_app
from benben.table.store import Store


def serve(host: str, port: int, folder: Path, database: str | None, browser: bool, announce: bool = True) -> None:
    """Serve until interrupted; prints the address and opens a browser where there is one."""
    if database is None:
        database = file_in(folder)
    asyncio.run(prepare(database))
    logging.basicConfig(level=logging.WARNING, format="%(levelname)s %(name)s: %(message)s")
    listening = listen(host, port)
    address = f"http://{host if ':' not in host else f'[{host}]'}:{listening.getsockname()[1]}/"
    config = uvicorn.Config(
        create_app(Settings(database)), log_level="warning", access_log=False, timeout_graceful_shutdown=2
    )
    keep_pauses_short()
    if announce:
        print(address, flush=True)
    if browser:
        threading.Thread(target=open_when_ready, args=(address,), daemon=True).start()
    asyncio.run(uvicorn.Server(config).serve([listening]))


def file_in(folder: Path) -> str:
    """The address of the table's own file, in a folder that is made if need be."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as fault:
        raise BadSetup(f"cannot keep games in {folder}: {fault.strerror}") from None
    return f"sqlite+aiosqlite:///{folder / 'table.db'}"


async def prepare(database: str) -> None:
    """Bring the database to the present form, or say what is wrong with its address."""
    try:
        store = Store(database)
        try:
            await store.open()
        finally:
            await store.close()
    except (OSError, ImportError, SQLAlchemyError) as fault:
        told = str(fault).splitlines()[0]
        raise BadSetup(
            f"cannot open the database {without_password(database)!r}: {told}. An address looks like "
            "sqlite+aiosqlite:///FILE or postgresql+asyncpg://USER:PASSWORD@HOST/NAME (install benben[postgresql])"
        ) from None


def without_password(database: str) -> str:
    return re.sub(r"(?<=://)([^:@/]*):[^@/]*@", r"\1:…@", database)


def keep_pauses_short() -> None:
    """What is loaded now stays: the collector need not look at it again while people wait for an answer."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(50_000, 20, 100)


def listen(host: str, port: int) -> socket.socket:
    """The wanted port; if nobody asked for one and the usual is taken, the next free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    wanted = range(port, port + 1) if port != 8765 else range(port, port + 20)
    for candidate in wanted:
        found = socket.socket(family, socket.SOCK_STREAM)
        found.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            found.bind((host, candidate))
        except OSError as fault:
            found.close()
            if candidate == wanted[-1]:
                raise BadSetup(f"cannot listen on {host} port {port}: {fault.strerror}") from None
            continue
        found.listen(256)
        return found
    raise AssertionError


def open_when_ready(address: str) -> None:
    for _ in range(100):
        try:
            with urllib.request.urlopen(address + "api/games", timeout=1):
                break
        except OSError:
            time.sleep(0.1)
    webbrowser.open(address)
