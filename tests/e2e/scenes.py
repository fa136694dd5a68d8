"""What limits and benchmarks look at: a full table, an act on it, a board that moves."""

import functools

from playwright.sync_api import Page

from lanternway.bots import get_bot
from lanternway.core import Match, get_game, oneline
from tests.e2e import boards, playing
from tests.e2e.conftest import PORCH, Pages

AT_ONCE = '{"asking": "never"}'
"""Settings of somebody who wants no choice confirmed: a click is an act."""

LIT = ".table [data-standing=legal], .prompt [data-choice]"

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


@functools.cache
def full_lands() -> str:
    """Journeyman with five seats in its last round, before tiles are laid: five lands are nearly full."""
    match = Match.deal(get_game("skye"), {"journeyman": True}, 5, "full lands")
    bots = [get_bot("random", str(seat)) for seat in range(5)]
    while True:
        seat = match.state.to_move()[0]
        view = match.state.view(seat)
        if (
            seat == 0
            and view.data["round"] == view.data["rounds"]
            and view.data["stage"] == "build"
        ):
            return oneline.of(match)
        match.act(seat, bots[seat].choose(view, match.state.legal(seat)))


def last_round(pages: Pages, motion: str) -> Page:
    """A page at a table of five at Journeyman in its last round."""
    page = pages.open(PORCH, settings=AT_ONCE, motion=motion)
    boards.enter(page, boards.play_on(page, full_lands()), "skye")
    assert playing.state(page) == "asked"
    return page


def corner(page: Page) -> tuple[float, float]:
    """A point of the board where nothing lies."""
    stage = page.locator(".stage").bounding_box()
    assert stage is not None
    return stage["x"] + 60, stage["y"] + stage["height"] * 0.6
