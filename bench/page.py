"""How long people wait for the page: until a table stands, until an act shows, and whether it moves smoothly.

    python -m bench.page
    python -m bench.page --repeats 3 --markdown

A real browser before a real server, both on this machine, so figures are of both and of whatever else
runs here; beside the time that passed stands the processor time that page and server took.
"""

import argparse
import os
import tempfile
from collections.abc import Callable
from pathlib import Path
from statistics import median

from playwright.sync_api import Browser, Page, sync_playwright

from bench.measure import machine
from bench.report import Rows, show
from tests.e2e import playing, scenes
from tests.e2e.conftest import CHROMIUM, Pages, Server
from tests.e2e.frames import FLIGHT, PAN, trace
from tests.e2e.work import Work


def row(name: str, times: list[float], works: list[Work]) -> list[str]:
    page, server = median(work.page for work in works), median(work.server for work in works)
    waited = [f"{median(times):.0f} ms", f"{max(times):.0f} ms"]
    return [name, *waited, f"{1000 * page:.0f} ms", f"{1000 * server:.0f} ms"]


def stands(page: Page, server: Server, repeats: int) -> list[str]:
    """From the reload of a table to its first question."""
    times, works = [], []
    for _ in range(repeats):
        with Work(page, server.process) as work:
            page.reload()
            playing.state(page)
        times.append(float(page.evaluate("performance.now()")))
        works.append(work)
    return row("a table stands", times, works)


def acts(name: str, page: Page, server: Server, thing: str, repeats: int) -> list[str]:
    """From a click to what it led to."""
    times: list[float] = []
    works: list[Work] = []
    while len(times) < repeats and playing.state(page) == "asked":
        with Work(page, server.process) as work:
            times.append(float(page.evaluate(scenes.SHOWN_IN, thing)))
        works.append(work)
    return row(name, times, works)


def moving(browser: Browser, pages: Pages) -> Rows:
    """Frames of the last round of Skye while the board is pushed about and while a tile flies."""
    page = scenes.last_round(pages, "no-preference")
    runs: dict[str, Callable[[], object]] = {
        "pushed about": lambda: page.evaluate(PAN, [*scenes.corner(page), 60]),
        "a tile flies": lambda: page.evaluate(FLIGHT, scenes.LIT),
    }
    rows = [["frames, last round of Skye", "in time", "late", "a second", "work a frame"]]
    for name, run in runs.items():
        found = trace(browser, page, run)
        counts = [str(found.presented), str(found.dropped), f"{found.rate:.0f}"]
        rows.append([name, *counts, f"{found.work:.1f} ms"])
    return rows


def main() -> None:
    parser = argparse.ArgumentParser(prog="bench.page", description="Measure how long people wait.")
    parser.add_argument("--repeats", type=int, default=15)
    parser.add_argument("--markdown", action="store_true")
    arguments = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=CHROMIUM, args=["--no-sandbox", "--disable-dev-shm-usage"]
        )
        server = Server(Path(folder))
        server.start()
        try:
            pages = Pages(browser, server.url)
            small, full = scenes.small_table(pages), scenes.last_round(pages, "reduce")
            rows = [["page", "median", "longest", "work of the page", "of the server"]]
            rows.append(stands(small, server, arguments.repeats))
            rows.append(
                acts("an act, a table of two", small, server, "[data-choice]", arguments.repeats)
            )
            rows.append(
                acts("an act, the last round of Skye", full, server, scenes.LIT, arguments.repeats)
            )
            title = f"{machine()}, load {os.getloadavg()[0]:.1f}"
            show(title, rows, arguments.markdown)
            show("", moving(browser, pages), arguments.markdown)
            pages.close()
        finally:
            server.stop()
            browser.close()


if __name__ == "__main__":
    main()
