"""The table as a process of its own, which can be killed and started again on the same data."""

import os
import signal
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path

ROOT = Path(__file__).parents[2]
PATIENCE = 60


def free_port() -> int:
    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


class Server:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.port = free_port()
        self.address = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        path = os.pathsep.join([str(ROOT / "src"), str(ROOT)])
        command = [sys.executable, "-m", "tests.browser.server", str(self.folder / "table.db"), str(self.port)]
        with (self.folder / "server.log").open("ab") as told:
            self.process = subprocess.Popen(
                command, cwd=ROOT, env={**os.environ, "PYTHONPATH": path}, stdout=told, stderr=told,
                start_new_session=True,
            )  # fmt: skip
        until = time.monotonic() + PATIENCE
        while time.monotonic() < until:
            assert self.process.poll() is None, self.told()
            try:
                with urllib.request.urlopen(f"{self.address}/api/games", timeout=5):
                    return
            except (urllib.error.URLError, OSError):
                time.sleep(0.1)
        raise TimeoutError(self.told())

    def kill(self) -> None:
        """SIGKILL for the server and its bots: nothing is tidied up."""
        if self.process is not None:
            os.killpg(self.process.pid, signal.SIGKILL)
            self.process.wait()
            self.process = None

    def told(self) -> str:
        return (self.folder / "server.log").read_text(errors="replace")


def main(database: str, port: str) -> None:
    import uvicorn

    from benben.table.app import Settings, create_app

    app = create_app(Settings(f"sqlite+aiosqlite:///{database}", workers=1, requests_per_minute=1_000_000))
    uvicorn.run(app, port=int(port), log_level="warning")


if __name__ == "__main__":
    main(*sys.argv[1:])
