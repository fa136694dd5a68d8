"""Take the pictures of docs: every page (docs/screenshots) and the moments of Skye and Treos on their boards
(docs/screens), at both sizes, from real games.

screenshots.py [NAME ...]     only those whose names begin so: screenshots.py skye-02 treos home
"""

from __future__ import annotations

import random
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Page, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.e2e import boards, playing  # noqa: E402
from tests.e2e.conftest import CHROMIUM, DESK, PHONE, Pages, Server  # noqa: E402

TARGET = ROOT / "docs" / "screenshots"
MOMENTS = ROOT / "docs" / "screens"
GAMES = ("dark_road", "skye", "treos")
DECISIONS = 12
"""How far a game has gone when its picture is taken."""


class Camera:
    def __init__(self, wanted: list[str], size: str) -> None:
        self.wanted = wanted
        self.size = size

    def wants(self, name: str) -> bool:
        return not self.wanted or any(name.startswith(one) for one in self.wanted)

    def take(self, page: Page, name: str, folder: Path = TARGET) -> None:
        if self.wants(name):
            page.wait_for_timeout(400)
            page.screenshot(path=folder / f"{name}-{self.size}.png")


@dataclass(frozen=True)
class Moment:
    """When a picture is taken (`boards.go_forward`), what is pointed at, and in which language."""

    name: str
    until: str
    point: str = ""
    """Under the pointer; on a phone this tab is opened instead if it names one."""
    press: str = ""
    tab: str = ""
    language: str = "en"


SKYE = [
    Moment("skye-01-axe", "verbs.includes('axe')"),
    Moment("skye-02-price", "view.round === 2 && verbs.includes('price')"),
    Moment("skye-03-buy", "verbs.includes('buy')", tab="world"),
    Moment("skye-04-place", "verbs.includes('at')", point=".stage [data-target^='cell:']"),
    Moment("skye-05-turn", "verbs.filter(one => one === 'turn').length > 1"),
    Moment("skye-06-waypoints", "verbs.includes('waypoint')", point=".stage .choose"),
    Moment("skye-07-advance", "verbs.includes('advance')", tab="tracks"),
    Moment("skye-08-other-land", "verbs.includes('price')", press=".lands button:nth-child(2)",
           language="pl"),
    Moment("skye-09-last-round", "view.round === view.rounds && verbs.includes('take')",
           language="hu"),
]  # fmt: skip
TREOS = [
    Moment("treos-01-hand", "verbs.includes('bid')", point=".dock .hand [data-target]"),
    Moment("treos-02-plan", "verbs.includes('midday')", tab="dock"),
    Moment("treos-03-left-over", "verbs.includes('keep')", tab="dock"),
    Moment("treos-04-symbol", "verbs.includes('symbol')", tab="dock"),
    Moment("treos-05-move", "verbs.includes('go')", point=".stage [data-target^='space:']"),
    Moment("treos-06-highwayman", "verbs.includes('highwayman')"),
    Moment("treos-07-drive", "verbs.includes('drive')", point=".stage [data-target^='space:']"),
    Moment("treos-08-town", "verbs.includes('take') || verbs.includes('deliver')", tab="side",
           language="pl"),
    Moment("treos-09-later", "view.day >= 5 && verbs.includes('go')", language="hu"),
]  # fmt: skip


def main(wanted: list[str]) -> int:
    TARGET.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            pages = Pages(browser, server.url)
            for size, shape in (("desk", DESK), ("phone", PHONE)):
                camera = Camera(wanted, size)
                page = pages.open("/", size=shape, touch=size == "phone")
                if any(not one.startswith(("skye", "treos")) for one in wanted or [""]):
                    visit(page, camera)
                play_moments(page, camera, "skye", SKYE, 4, {"journeyman": True})
                play_moments(page, camera, "treos", TREOS, 3, {})
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


def play_moments(
    page: Page,
    camera: Camera,
    game: str,
    moments: list[Moment],
    seats: int,
    options: dict[str, bool],
) -> None:
    """A game on its board from moment to moment, then its end."""
    if not any(camera.wants(moment.name) for moment in moments) and not camera.wants(f"{game}-1"):
        return
    table = boards.make_table(
        page, game, seats, "random", dict(options), seed=f"pictures of {game}"
    )
    for moment in moments:
        boards.go_forward(page, table, moment.until)
        page.evaluate(
            "language => localStorage.setItem('lanternway.settings', JSON.stringify({language}))",
            moment.language,
        )
        boards.enter(page, table, game)
        playing.state(page)
        if camera.size == "phone" and moment.tab:
            page.locator(f"[data-tab={moment.tab}]").tap()
        elif moment.press:
            page.locator(moment.press).click()
        elif moment.point and camera.size == "desk":
            page.locator(moment.point).first.hover()
        camera.take(page, moment.name, MOMENTS)
    page.evaluate("localStorage.setItem('lanternway.settings', '{}')")
    over = boards.open_record(page, boards.finished(game))
    page.goto(f"/t/{over}/result")
    page.wait_for_selector("[data-result]")
    camera.take(page, f"{game}-10-result", MOMENTS)
    if game == "skye":
        page.goto(f"/t/{over}/replay?seat=-1")
        page.wait_for_selector(".final")
        camera.take(page, f"{game}-11-final", MOMENTS)


def finished_game(page: Page) -> str:
    page.wait_for_selector("article.game")
    table = playing.play_bots(page, "skye", board="generic")
    playing.play_whole(page, playing.by_click)
    return table


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
