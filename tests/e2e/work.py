"""Processor time of a page's main thread and of the server behind it."""

import subprocess
from pathlib import Path

from playwright.sync_api import Page


def _server_seconds(process: int) -> float:
    """Processor time that all threads of a process have used, in nanoseconds by the kernel."""
    spent = 0
    for thread in Path(f"/proc/{process}/task").iterdir():
        spent += int((thread / "schedstat").read_text().split()[0])
    return spent / 1e9


class Work:
    """`with Work(page, server) as work`: how much was done meanwhile."""

    def __init__(self, page: Page, server: "subprocess.Popen[bytes] | None") -> None:
        assert server is not None
        self._process = server.pid
        self._devtools = page.context.new_cdp_session(page)
        self._devtools.send("Performance.enable")
        self.page = self.server = 0.0
        """Seconds."""

    def __enter__(self) -> "Work":
        self._before = self._read()
        return self

    def __exit__(self, *error: object) -> None:
        now = self._read()
        self.page, self.server = (a - b for a, b in zip(now, self._before, strict=True))
        self._devtools.detach()

    @property
    def milliseconds(self) -> float:
        return 1000 * (self.page + self.server)

    def _read(self) -> tuple[float, float]:
        told = self._devtools.send("Performance.getMetrics")["metrics"]
        page = next(float(one["value"]) for one in told if one["name"] == "ThreadTime")
        return page, _server_seconds(self._process)
