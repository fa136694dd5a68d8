"""Nothing is cut, broken inside a word, outside of the window or too small for a finger, however wide the
window is, in every language, on table, home, result, replay and lesson of every game.

With LANTERNWAY_DEEP=1 every width with every language, game and page; a few of them in the usual run.
"""

import json
import os

import pytest
from playwright.sync_api import Page

from lanternway.lessons import lessons_of
from tests.e2e import boards, fitting
from tests.e2e.conftest import PORCH, Pages

SIZES = (
    (320, 640), (360, 740), (390, 844), (768, 1024), (844, 390), (900, 700),
    (1024, 768), (1200, 800), (1280, 720), (1366, 768), (1440, 900), (1920, 1080), (2560, 1440),
)  # fmt: skip
LANGUAGES = ("en", "pl", "hu")
SEATS = {"dark_road": 4, "skye": 5, "treos": 4}
OPTIONS: dict[str, dict[str, bool]] = {"skye": {"journeyman": True}}
DEEP = bool(os.environ.get("LANTERNWAY_DEEP"))
SAMPLE = {
    ("dark_road", "hu"): ((320, 640), (1024, 768), (1440, 900)),
    ("skye", "pl"): ((390, 844), (1280, 720)),
    ("treos", "en"): ((844, 390), (1366, 768)),
}
"""The widths of the usual run, by game and language: each where most went wrong."""
CASES = (
    [(game, language, SIZES) for game in SEATS for language in LANGUAGES]
    if DEEP
    else [(game, language, sizes) for (game, language), sizes in SAMPLE.items()]
)


class Sweep:
    """Looks at pages at many sizes and remembers what did not fit."""

    def __init__(self, page: Page, sizes: tuple[tuple[int, int], ...]) -> None:
        self.page = page
        self.sizes = sizes
        self.found: dict[str, list[str]] = {}

    def look(self, name: str) -> None:
        for width, height in self.sizes:
            self.page.set_viewport_size({"width": width, "height": height})
            boards.drawn(self.page)
            self._note(f"{name} at {width}x{height}")
            tabs = self.page.locator("[data-tab]").all()
            for number, tab in enumerate(tabs, 1):
                where = f"{name}, tab {number}, at {width}x{height}"
                if fitting.is_covered(tab):
                    self._add("covered: a tab", where)
                tab.evaluate("one => one.click()")
                boards.drawn(self.page)
                self._note(where)
            if tabs:
                tabs[0].evaluate("one => one.click()")

    def _note(self, where: str) -> None:
        for fault in fitting.misfits(self.page):
            self._add(fault, where)

    def _add(self, fault: str, where: str) -> None:
        self.found.setdefault(fault, []).append(where)

    def report(self) -> str:
        lines = [f"{fault}  ({len(at)}: {at[0]})" for fault, at in sorted(self.found.items())]
        return "\n".join(lines)


@pytest.mark.parametrize(("game", "language", "sizes"), CASES)
def test_everything_fits(
    pages: Pages, game: str, language: str, sizes: tuple[tuple[int, int], ...]
) -> None:
    settings = json.dumps({"language": language})
    page = pages.open(PORCH, size=sizes[0], language=language, settings=settings)
    sweep = Sweep(page, sizes)
    over = boards.open_record(page, boards.finished(game))
    page.goto(f"/t/{over}/result")
    page.wait_for_selector("[data-result]")
    sweep.look("result")
    page.goto(f"/t/{over}/replay?ply=30")
    page.wait_for_selector("[data-ply='30']")
    page.wait_for_selector(f".table[data-board={game}]")
    sweep.look("replay")
    table = boards.make_table(page, game, SEATS[game], options=OPTIONS.get(game))
    page.goto("/")
    page.wait_for_selector(f"[data-table='{table}']")
    sweep.look("home")
    boards.enter(page, table, game)
    page.wait_for_selector(".prompt[data-state=asked]")
    sweep.look("table")
    page.goto("/learn")
    page.wait_for_selector(f"[href^='/learn/{game}/']")
    sweep.look("learn")
    page.goto(f"/learn/{lessons_of(game)[0].id}")
    page.wait_for_selector("[data-coach]")
    sweep.look("lesson")
    assert not sweep.found, f"{len(sweep.found)} faults\n{sweep.report()}"
