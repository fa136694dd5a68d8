"""A real browser before a real server. Every page of a test must stay free of errors in its console."""

import contextlib
import json
import os
import re
import signal
import socket
import subprocess
import sys
import time
import urllib.request
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import (
    Browser,
    BrowserContext,
    ConsoleMessage,
    Page,
    StorageState,
    expect,
    sync_playwright,
)

from lanternway.server.http.page import find_folder
from tests.e2e import playing
from tools import system_programs

EVEN = Path(__file__).parent / "even.py"
"""The server with the same chance for the same seeds."""

OVERTAKEN = re.compile(r"/api/tables/[^/]+/act$")
"""`boards.comes` acts by the API, and looks again when a bot was faster; the page acts by its socket."""

DESK = (1440, 900)
PHONE = (390, 844)

PORCH = "/offline.html"
"""An address of the server where nothing of the page is loaded: for who makes a table by the API first."""

CHROMIUM = system_programs.CHROMIUM.find()


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Without a browser or a built page these tests say so and are left out."""
    folder = find_folder(os.environ.get("LANTERNWAY_WEB", ""))
    missing = None
    if CHROMIUM is None:
        missing = "there is no Chromium: tools/system_programs.py browser"
    elif folder is None or not (folder / "index.html").is_file():
        missing = "the page is not built: make web"
    if missing is None:
        return
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.skip(reason=missing))


class Server:
    """`lanternway serve` as its own process; it can be stopped and started again on its store."""

    def __init__(self, folder: Path) -> None:
        self.store = f"sqlite:///{folder}/e2e.db"
        self.log = folder / "server.log"
        with socket.socket() as probe:
            probe.bind(("127.0.0.1", 0))
            self.port: int = probe.getsockname()[1]
        self.url = f"http://127.0.0.1:{self.port}"
        self.process: subprocess.Popen[bytes] | None = None

    def start(self) -> None:
        command = [sys.executable, str(EVEN), "serve", "--port", str(self.port)]
        with self.log.open("ab") as log:
            self.process = subprocess.Popen(
                [*command, "--store", self.store],
                env=os.environ | {"LANTERNWAY_RATE": "0", "LANTERNWAY_LANG": "en"},
                stdout=log,
                stderr=log,
            )
        deadline = time.monotonic() + playing.PATIENCE
        while time.monotonic() < deadline:
            with contextlib.suppress(OSError), urllib.request.urlopen(f"{self.url}/readyz"):
                return
            if self.process.poll() is not None:
                break
            time.sleep(0.05)
        raise RuntimeError(f"the server did not start: {self.log.read_text()[-2000:]}")

    def stop(self, how: int = signal.SIGTERM) -> None:
        if self.process is not None:
            self.process.send_signal(how)
            self.process.wait(playing.PATIENCE)
            self.process = None


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """One server for all tests of a worker; every test has its own people and tables."""
    running = Server(tmp_path_factory.mktemp("e2e"))
    running.start()
    yield running
    running.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may stop and start."""
    running = Server(tmp_path)
    running.start()
    yield running
    running.stop()


expect.set_options(timeout=1000 * playing.PATIENCE)  # a busy machine is no fault of the page


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One browser for all tests of this folder. It is gone before other tests begin: Playwright keeps an
    event loop running, beside which no other can be run."""
    with sync_playwright() as playwright:
        running = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        yield running
        running.close()


_KEPT = """(() => {
  if (location.protocol === 'about:') return;  // an empty page keeps nothing
  const kept = 'lanternway.settings';
  const wanted = %s;
  const had = JSON.parse(localStorage.getItem(kept) ?? '{}');
  localStorage.setItem(kept, JSON.stringify({pace: 'skip', ...had, ...wanted}));
})()"""
"""What the person has set before. Others' turns are not told at a pace, unless a test is about that."""


class Pages:
    """Opens pages as different people, and remembers what their consoles complained about."""

    def __init__(self, browser: Browser, url: str) -> None:
        self.browser = browser
        self.url = url
        self.complaints: list[str] = []
        self.forgiven: tuple[str, ...] = ()
        self._contexts: list[BrowserContext] = []

    def open(
        self,
        path: str = "/",
        size: tuple[int, int] = DESK,
        touch: bool = False,
        theme: str = "light",
        language: str = "en",
        motion: str = "reduce",
        settings: str = "",
        person: StorageState | None = None,
    ) -> Page:
        """A page of a person of its own. `settings`: JSON of what the person has set here before;
        `person`: the storage of somebody who was here before."""
        context = self.browser.new_context(
            viewport={"width": size[0], "height": size[1]},
            has_touch=touch,
            is_mobile=touch,
            color_scheme="dark" if theme == "dark" else "light",
            reduced_motion="reduce" if motion == "reduce" else "no-preference",
            locale=language,
            base_url=self.url,
            storage_state=person,
        )
        self._contexts.append(context)
        context.add_init_script(_KEPT % json.dumps(json.loads(settings or "{}")))
        context.add_init_script(playing.LISTEN)
        page = context.new_page()
        page.set_default_timeout(1000 * playing.PATIENCE)
        page.on("console", self._hear)
        page.on("pageerror", lambda error: self.complaints.append(f"error: {error}"))
        page.goto(path)
        return page

    def close(self) -> None:
        for context in self._contexts:
            for page in context.pages:  # what a test holds back may be on its way at its end
                page.unroute_all(behavior="ignoreErrors")
            context.close()

    def _hear(self, said: ConsoleMessage) -> None:
        if "409" in said.text and OVERTAKEN.search(said.location["url"]):
            return
        if said.type in ("error", "warning"):
            self.complaints.append(f"{said.type}: {said.text} ({said.location['url']})")

    def check(self) -> None:
        left = [one for one in self.complaints if not any(word in one for word in self.forgiven)]
        assert left == []


@pytest.fixture
def pages(browser: Browser, server: Server) -> Iterator[Pages]:
    opened = Pages(browser, server.url)
    yield opened
    opened.close()
    opened.check()


OpenPage = Callable[..., Page]
