"""What limits and benchmarks look at: a full table, an act on it, a board that moves."""

from playwright.sync_api import Page

from tests.e2e import boards, playing
from tests.e2e.conftest import PORCH, Pages

AT_ONCE = '{"asking": "never"}'
"""Settings of somebody who wants no choice confirmed: a click is an act."""

LIT = ".table [data-standing=legal], .prompt [data-choice]"

LAST_ROUND = "view.round === view.rounds && view.stage === 'build'"
"""Five lands are nearly full, and tiles are to be laid."""

SHOWN_IN = """thing => new Promise(done => {
  const table = document.querySelector('.table');
  const before = Number(table.dataset.seq);
  const began = performance.now();
  const look = () => {
    if (answers.answered < before || !answers.areShown()) return;
    seen.disconnect();
    answers.socket.removeEventListener('message', later);
    answers.forget();
    done(performance.now() - began);
  };
  const later = () => setTimeout(look);
  const seen = new MutationObserver(look);
  seen.observe(table, {attributes: true});
  answers.socket.addEventListener('message', later);
  const found = [...document.querySelectorAll(thing)].find(one => one.getClientRects().length > 0);
  found.dispatchEvent(new MouseEvent('click', {bubbles: true}));
})"""
"""Milliseconds from a click on a thing until the table shows what it led to."""


def small_table(pages: Pages) -> Page:
    """A page at a table of two at Treos, on the generic board."""
    page = pages.open("/", settings=AT_ONCE)
    playing.play_bots(page, "treos", board="generic")
    return page


def last_round(pages: Pages, motion: str) -> Page:
    """A page at a table of five at Journeyman in its last round."""
    page = pages.open(PORCH, settings=AT_ONCE, motion=motion)
    table = boards.make_table(page, "skye", seats=5, options={"journeyman": True})
    boards.go_forward(page, table, LAST_ROUND)
    boards.enter(page, table, "skye")
    assert playing.state(page) == "asked"
    return page


def corner(page: Page) -> tuple[float, float]:
    """A point of the board where nothing lies."""
    stage = page.locator(".stage").bounding_box()
    assert stage is not None
    return stage["x"] + 60, stage["y"] + stage["height"] * 0.6
