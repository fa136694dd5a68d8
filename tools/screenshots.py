"""Take the pictures of docs/screenshots: every page at both sizes, from a real game.

screenshots.py [NAME ...]     only those whose names begin so
"""

from __future__ import annotations

import random
import sys
import tempfile
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.e2e import playing  # noqa: E402
from tests.e2e.conftest import CHROMIUM, DESK, PHONE, Pages, Server  # noqa: E402

TARGET = ROOT / "docs" / "screenshots"
GAMES = ("dark_road", "skye", "treos")
DECISIONS = 12
"""How far a game has gone when its picture is taken."""


class Camera:
    def __init__(self, wanted: list[str], size: str) -> None:
        self.wanted = wanted
        self.size = size

    def wants(self, name: str) -> bool:
        return not self.wanted or any(name.startswith(one) for one in self.wanted)

    def take(self, page: Page, name: str) -> None:
        if self.wants(name):
            page.wait_for_timeout(400)
            page.screenshot(path=TARGET / f"{name}-{self.size}.png")


def main(wanted: list[str]) -> int:
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            pages = Pages(browser, server.url)
            for size, shape in (("desk", DESK), ("phone", PHONE)):
                page = pages.open("/", size=shape, touch=size == "phone")
                visit(page, Camera(wanted, size))
            pages.close()
        finally:
            browser.close()
            server.stop()
    return 0


def visit(page: Page, camera: Camera) -> None:
    """One person's way through all pages."""
    over = finished_game(page)
    for name, address, sign in (
        ("result", f"/t/{over}/result", "[data-result]"),
        ("replay", f"/t/{over}/replay?ply=30", "[data-ply='30']"),
        ("fairness", f"/t/{over}/fairness", ".verdict"),
        ("rules", "/rules/dark_road", "section p"),
        ("settings", "/settings", "fieldset"),
        ("about", "/about", "section.panel"),
    ):
        page.goto(address)
        page.wait_for_selector(sign)
        camera.take(page, name)
    for game in GAMES:
        page.goto("/")
        page.wait_for_selector("article.game")
        table = playing.play_bots(page, game, seats=3, board="generic")
        rng = random.Random(4)
        for _ in range(DECISIONS):
            if playing.state(page) != "asked":
                break
            before = playing.seq(page)
            playing.by_click(page, rng)
            playing.asked_again(page, before)
        camera.take(page, f"generic-{game}")
        page.goto(f"/t/{table}")
        playing.state(page)
        camera.take(page, f"table-{game}")
    page.goto("/")
    page.wait_for_selector(".tb")
    camera.take(page, "home")
    page.locator("article[data-game=dark_road] .act .pri").click()
    page.wait_for_selector("dialog[open]")
    camera.take(page, "new-table")


def finished_game(page: Page) -> str:
    page.wait_for_selector("article.game")
    table = playing.play_bots(page, "skye", board="generic")
    playing.play_whole(page, playing.by_click)
    return table


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
