"""Hands for tests: start a table, answer questions by mouse, keyboard or touch, until the game is over.

Only what a person sees is touched: buttons with `data-choice`, lit things (`data-standing=legal`), and the
button that confirms. A hand waits for what it needs and for nothing else: until it is asked, until its
answer is on its way, until the page shows what came of it. So it plays alike on any machine.
"""

import os
import random
import time
from collections.abc import Callable

from playwright.sync_api import Locator, Page

PATIENCE = 300.0
"""Seconds after which something that is waited for is taken for hanging. Nothing is asserted by it, so it
is long enough for the busiest machine."""

DEEP = bool(os.environ.get("LANTERNWAY_DEEP"))
"""Games are played whole by every hand, and sweeps go over everything."""

STATE = ".prompt[data-state]"
CHOICES = "[data-choice]:not([disabled])"
LIT = "[data-standing=legal]"
CONFIRM = "[data-confirm]"

LISTEN = """(() => {
  const open = new Set();
  const answers = {
    answered: -1,  // the highest number of a question that was answered
    fetching: 0,   // how many requests are under way
    due: 0,        // where the table stands after what the server has acknowledged
    socket: null,
    clicked: {timeStamp: -Infinity},  // what was pressed last
    pressed: -Infinity,               // and when the page heard of it
    forget() { answers.answered = -1; answers.due = 0; },
    areShown() {
      const seq = Number(document.querySelector('.table')?.dataset.seq ?? 0);
      return open.size === 0 && seq >= answers.due;
    },
  };
  window.answers = answers;
  const {fetch} = window;
  window.fetch = (...given) => {
    answers.fetching++;
    return fetch(...given).finally(() => answers.fetching--);
  };
  window.addEventListener('click', event => {
    answers.clicked = event;
    answers.pressed = performance.now();
  }, true);
  window.WebSocket = class extends WebSocket {
    constructor(...given) {
      super(...given);
      answers.socket = this;
      this.addEventListener('message', ({data}) => {
        const said = JSON.parse(data);
        if (open.delete(said.id) && said.t === 'ack') answers.due = Math.max(answers.due, said.seq);
      });
    }
    send(text) {
      const said = JSON.parse(text);
      if (said.t === 'act' || said.t === 'undo') {
        open.add(said.id);
        answers.answered = Math.max(answers.answered, said.seq);
      }
      super.send(text);
    }
  };
})()"""
"""Runs before the page: it listens to which questions the page answers, and until where that leads. What
others do moves the table on too, and must not be taken for an answer of one's own."""

WAIT = """() => {
  if (document.querySelector('.curtain')) { answers.forget(); return 'curtain'; }
  const state = document.querySelector('.prompt[data-state]')?.dataset.state;
  return answers.areShown() && ['asked', 'over'].includes(state) && state;
}"""

GONE_ON = """before => {
  const curtain = document.querySelector('.curtain');
  const sent = document.querySelector('.prompt[data-state=sent]');  // of several answers in a row the last
  if (!curtain && !(answers.answered >= Number(before) && answers.areShown() && !sent)) return false;
  answers.forget();
  return true;
}"""

LIFTED = """([x, y]) => {
  const {timeStamp, clientX, clientY} = answers.clicked;
  return performance.now() - timeStamp > 500 || Math.hypot(x - clientX, y - clientY) > 100;
}"""

OUTCOME = """before => {
  const has = thing => document.querySelector(thing) !== null;
  if (has('.curtain') || answers.answered >= Number(before)) return 'on';
  // who means to confirm in the same place does not press as in a double click
  if (has('[data-confirm=again]') && performance.now() - answers.pressed < 500) return false;
  if (has('[data-confirm]')) return 'confirm';
  if (has('.prompt .bad')) return 'refused';
  // on its way, or chosen and not yet known whether it can be taken back
  return has('.prompt:is([data-state=sent], [data-pending])') ? false : 'open';
}"""

OFFERED = """things => {
  const shown = one => one.getClientRects().length > 0 && !one.disabled;
  const found = [...document.querySelectorAll(things)].filter(shown).map(one => one.dataset.choice);
  return found.length > 0 && [...new Set(found)];
}"""


def play_bots(page: Page, game: str, seats: int = 2, bot: str = "random", board: str = "") -> str:
    """A new table by the dialog: me and bots. Its id."""
    page.locator(f"article[data-game={game}] .act .pri").click()
    dialog = page.locator("dialog")
    dialog.locator(".seg button").filter(has_text=str(seats)).first.click()
    for seat in range(1, seats):
        dialog.locator(".seat select").nth(seat).select_option(f"bot:{bot}")
    dialog.locator("button[type=submit]").click()
    page.wait_for_selector(".table")
    table = page.url.split("/t/")[1].split("?")[0]
    if board:
        page.goto(f"/t/{table}?board={board}")
        page.wait_for_selector(".table")
    return table


def state(page: Page) -> str:
    """Waits until something is asked that is not answered yet, or the game is over; which of them."""
    return str(page.wait_for_function(WAIT).json_value())


def until(page: Page, is_so: Callable[[], bool]) -> None:
    """Waits for what is not on the page: it is heard while the page is waited for."""
    end = time.monotonic() + PATIENCE
    while not is_so():
        assert time.monotonic() < end, "it never came"
        page.wait_for_timeout(10)


def asked_again(page: Page, before: str) -> None:
    """Waits until prompt `before` (the `data-seq` of its picture) is answered, and what came of it shown."""
    page.wait_for_function(GONE_ON, arg=before)


def goes_on(page: Page, before: str) -> None:
    """Waits until the table has gone on from `before`, whoever has decided."""
    page.wait_for_function(
        "before => document.querySelector('.table')?.dataset.seq !== before", arg=before
    )


def seq(page: Page) -> str:
    return page.locator(".table").get_attribute("data-seq") or ""


def outcome(page: Page, before: str) -> str:
    """What a touch led to: the answer is on its way (`on`), a confirmation is asked (`confirm`), it was
    `refused`, or the question is still `open`, perhaps with something picked."""
    return str(page.wait_for_function(OUTCOME, arg=before).json_value())


def play_whole(
    page: Page,
    answer: Callable[[Page, random.Random], None],
    limit: int = 2000,
    seed: int = 1,
) -> int:
    """Answers until the game is over; how many decisions it took."""
    rng = random.Random(seed)
    for count in range(limit):
        if state(page) == "over":
            return count
        before = seq(page)
        answer(page, rng)
        asked_again(page, before)
    raise AssertionError(f"the game is not over after {limit} decisions")


def play_some(page: Page, answer: Callable[[Page, random.Random], None], seed: int = 1) -> None:
    """Answers fifteen questions; with LANTERNWAY_DEEP=1 until the game is over."""
    if DEEP:
        play_whole(page, answer, seed=seed)
        return
    rng = random.Random(seed)
    for _ in range(15):
        assert state(page) == "asked"
        before = seq(page)
        answer(page, rng)
        asked_again(page, before)


def by_click(page: Page, rng: random.Random) -> None:
    """Click one of the choices; confirm if that is asked."""
    before = seq(page)
    page.locator(_offered(page, rng)).first.click()
    confirm_if_asked(page, before, lambda: page.locator(CONFIRM).click())


def by_touch(page: Page, rng: random.Random) -> None:
    before = seq(page)
    tap(page, page.locator(_offered(page, rng)).first)
    confirm_if_asked(page, before, lambda: tap(page, page.locator(CONFIRM)))


def tap(page: Page, thing: Locator) -> None:
    box = thing.bounding_box()
    assert box is not None
    lift_finger(page, box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    thing.tap()


def lift_finger(page: Page, x: float, y: float) -> None:
    """Two quick taps in one place are a double tap, which the page takes for one: whoever means two lets
    so much time go by."""
    page.wait_for_function(LIFTED, arg=[x, y])


def _offered(page: Page, rng: random.Random) -> str:
    """One of the choices that are shown: its selector. Taking back what was set would lead nowhere."""
    things = f".stage {CHOICES}, .prompt {CHOICES}"
    notations = page.wait_for_function(OFFERED, arg=things).json_value()
    forward = [one for one in notations if one != "revise"] or notations
    chosen = f'[data-choice="{rng.choice(forward)}"]:visible'
    return f".stage {chosen}, .prompt {chosen}"


def by_keys(page: Page, rng: random.Random) -> None:
    """Arrows to a choice, Enter chooses it, Ctrl+Enter confirms."""
    before = seq(page)
    for _ in range(rng.randrange(3) + 1):
        page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.activeElement?.matches('[data-choice], [data-target]')")
    page.keyboard.press("Enter")
    confirm_if_asked(page, before, lambda: page.keyboard.press("Control+Enter"))


def confirm_if_asked(page: Page, before: str, confirm: Callable[[], None]) -> None:
    """After a choice either the answer is on its way, or the button that confirms is there."""
    went = outcome(page, before)
    if went == "confirm":
        confirm()
    else:
        assert went == "on", f"the choice is {went}"
