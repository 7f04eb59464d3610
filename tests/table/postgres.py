"""A PostgreSQL server of the tests' own, on this machine only and gone afterwards."""

import os
import shutil
import socket
import subprocess
import tempfile
from itertools import count
from pathlib import Path

USER = "postgres"


def programs() -> Path:
    """Where Debian keeps the newest server's programs."""
    found = sorted(Path("/usr/lib/postgresql").glob("*/bin/initdb"), key=lambda path: float(path.parts[-3]))
    assert found, "PostgreSQL is not installed: apt-get install postgresql"
    return found[-1].parent


class Postgres:
    def __init__(self) -> None:
        self.folder = Path(tempfile.mkdtemp(prefix="benben-postgres-"))
        self.names = count()
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port = int(probe.getsockname()[1])

    def run(self, program: str, *words: str) -> None:
        """The server refuses to be root's, so root lends it another user."""
        command = [str(programs() / program), *words]
        if os.geteuid() == 0:
            command = ["runuser", "-u", USER, "--", *command]
        done = subprocess.run(command, cwd="/", capture_output=True, text=True, timeout=60, check=False)
        assert done.returncode == 0, done.stdout + done.stderr

    def start(self) -> None:
        if os.geteuid() == 0:
            shutil.chown(self.folder, USER)
        data = str(self.folder / "data")
        self.run("initdb", "-D", data, "-U", USER, "-A", "trust", "--locale=C", "--encoding=UTF8", "--no-sync")
        settings = f"-F -p {self.port} -k {self.folder} -c listen_addresses=127.0.0.1"
        self.run("pg_ctl", "-D", data, "-w", "-l", str(self.folder / "log"), "-o", settings, "start")

    def database(self) -> str:
        """The address of a new, empty database."""
        name = f"table_{next(self.names)}"
        self.run("createdb", "-h", "127.0.0.1", "-p", str(self.port), "-U", USER, name)
        return f"postgresql+asyncpg://{USER}@127.0.0.1:{self.port}/{name}"

    def stop(self) -> None:
        self.run("pg_ctl", "-D", str(self.folder / "data"), "-m", "immediate", "stop")
        shutil.rmtree(self.folder)
