"""The page is small and quick: what the first load weighs, when the table stands, when an act shows."""

import os
import statistics
from collections.abc import Callable

from playwright.sync_api import Browser, Page, Response

from tests.e2e import boards, playing
from tests.e2e.conftest import Pages
from tests.e2e.frames import FLIGHT, PAN, trace

EMPTY = """async () => {
  const began = performance.now();
  await fetch('/healthz');
  return performance.now() - began;
}"""
"""Milliseconds that a request takes which does nothing."""

WEIGHT = 250_000
"""Bytes of compressed script and style at the first load of a table."""


def weigh(page: Page, address: str) -> int:
    """Bytes on the wire of all script and style that opening this address loads."""
    weights: list[int] = []

    def heard(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet"):
            weights.append(int(response.headers.get("content-length", "0")))

    page.on("response", heard)
    page.goto(address)
    page.wait_for_selector(".prompt")
    page.wait_for_timeout(500)
    page.remove_listener("response", heard)
    return sum(weights)


def test_first_load_of_a_table_is_small(pages: Pages) -> None:
    page = pages.open("/")
    for game in ("dark_road", "skye", "treos"):
        page.goto("/")
        table = playing.play_bots(page, game)
        fresh = pages.open(f"/t/{table}")
        weight = weigh(fresh, f"/t/{table}")
        fresh.close()
        assert 10_000 < weight < WEIGHT, f"{game}: {weight} bytes"


def test_a_table_stands_within_a_second(pages: Pages) -> None:
    page = pages.open("/")
    playing.play_bots(page, "skye", board="generic")
    times = []
    for _ in range(3):
        page.reload()
        page.wait_for_selector(".prompt[data-state]")
        times.append(page.evaluate("performance.now()"))
    assert min(times) < 1000, times


SHOWN_IN = """thing => new Promise(resolve => {
  const table = document.querySelector('.table');
  const before = table.dataset.seq;
  const began = performance.now();
  const seen = new MutationObserver(() => {
    if (table.dataset.seq === before) return;
    seen.disconnect();
    resolve(performance.now() - began);
  });
  seen.observe(table, {attributes: true});
  const found = [...document.querySelectorAll(thing)].find(one => one.getClientRects().length > 0);
  found.dispatchEvent(new MouseEvent('click', {bubbles: true}));
})"""
"""Milliseconds from a click on a thing until the table shows what it led to."""


def acts_show_soon(page: Page, thing: str, acts: int) -> None:
    """So many acts, each a click on this, show within a tenth of a second."""
    times = []
    empty = []
    for _ in range(acts):
        assert playing.state(page) == "asked"
        empty.append(page.evaluate(EMPTY))
        times.append(page.evaluate(SHOWN_IN, thing))
    busy = statistics.median(empty)  # a busy machine makes everything slower
    assert sorted(times)[1] < 100 + 3 * busy, (times, empty)


def test_an_act_shows_within_a_tenth_of_a_second(pages: Pages) -> None:
    page = pages.open("/", settings='{"asking": "never"}')
    playing.play_bots(page, "treos", board="generic")
    acts_show_soon(page, "[data-choice]", 8)


FRAME = 1000 / 60
"""Milliseconds."""

LIT = ".table [data-standing=legal], .prompt [data-choice]"

LAST_ROUND = "view.round === view.rounds && view.stage === 'build'"
"""Five lands are nearly full, and tiles are to be laid."""


def last_round(pages: Pages, motion: str) -> Page:
    """A page at a table of five at Journeyman in its last round."""
    page = pages.open("/about", settings='{"asking": "never"}', motion=motion)
    table = boards.make_table(page, "skye", seats=5, options={"journeyman": True})
    boards.go_forward(page, table, LAST_ROUND)
    boards.enter(page, table, "skye")
    assert playing.state(page) == "asked"
    return page


def test_an_act_of_the_last_round_of_skye_shows_within_a_tenth_of_a_second(pages: Pages) -> None:
    page = last_round(pages, "reduce")
    acts_show_soon(page, LIT, 6)


def test_the_last_round_of_skye_moves_at_sixty_frames_a_second(
    pages: Pages, browser: Browser
) -> None:
    page = last_round(pages, "no-preference")
    page.wait_for_timeout(700)
    stage = page.locator(".stage").bounding_box()
    assert stage is not None
    corner = [stage["x"] + 60, stage["y"] + stage["height"] * 0.6]
    assert smooth(browser, page, lambda: page.evaluate(PAN, [*corner, 60])), "pushed about"
    assert smooth(browser, page, lambda: page.evaluate(FLIGHT, LIT)), "a tile flies"


def smooth(browser: Browser, page: Page, run: Callable[[], object]) -> bool:
    """Chromium drops no frames while this runs. On a machine that is busy with other things it does, and
    then a frame must not take more than half of its time to make."""
    tries = []
    for _ in range(3):
        tries.append(trace(browser, page, run))
        if tries[-1].is_smooth and tries[-1].rate > 55:
            return True
    print(*tries, sep="\n")
    is_busy = os.getloadavg()[0] > (os.cpu_count() or 1)
    return is_busy and min(one.work for one in tries) < FRAME / 2
