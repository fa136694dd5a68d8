"""Hands for the boards of the games: a table by the API, then answers on what is lit, as people give them."""

import random
from typing import Any

from playwright.sync_api import Page, TimeoutError

from tests.e2e import playing

DULL = ("stop", "revise", "pass", "decline", "step", "discard", "token")
"""Verbs that a person in a hurry leaves alone when there is something else to do."""

_TABLE = """async ([game, options, seats]) => {
  const send = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
    headers: {'content-type': 'application/json'}});
  await send('/api/guest', {name: 'Ada'});
  const table = await (await send('/api/tables', {game, options, seats})).json();
  if (table.status === 'open') await send(`/api/tables/${table.id}/start`, {});
  return table.id;
}"""

_PICK = """([dull, chance]) => {
  const shown = one => one.getClientRects().length > 0 && !one.disabled;
  const all = [...document.querySelectorAll('.table [data-standing=legal], .table [data-choice]')]
    .filter(shown);
  const lively = all.filter(one => !dull.includes((one.dataset.choice ?? '').split(' ')[0]));
  const from = lively.length && chance < 0.92 ? lively : all;
  const start = Math.floor(chance * 7919);
  for (let i = 0; i < from.length; i++) {
    const one = from[(start + i) % from.length];
    one.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = one.getBoundingClientRect();
    for (const [dx, dy] of [[.5, .5], [.3, .3], [.7, .3], [.3, .7], [.7, .7]]) {
      const [x, y] = [box.left + box.width * dx, box.top + box.height * dy];
      const hit = document.elementFromPoint(x, y);
      if (hit && one.contains(hit)) return {x, y};
    }
  }
  return null;
}"""

_OUTCOME = """before => document.querySelector('.table')?.dataset.seq !== before
  ? 'on' : document.querySelector('[data-confirm]') ? 'confirm'
  : document.querySelector('[data-standing=picked]') ? 'picked'
  : document.querySelector('.prompt .bad') ? 'refused' : false"""


def open_table(
    page: Page,
    game: str,
    seats: int = 2,
    bot: str = "random",
    options: dict[str, Any] | None = None,
) -> str:
    """A table of me and bots, opened on the game's own board; its id."""
    others = [{"kind": "bot", "level": bot}] * (seats - 1)
    table: str = page.evaluate(_TABLE, [game, options or {}, [{"kind": "me"}, *others]])
    page.goto(f"/t/{table}")
    page.wait_for_selector(f".table[data-board={game}]")
    return table


def by_mouse(page: Page, rng: random.Random) -> None:
    """Point at something lit and click; confirm if that is asked."""
    _point(page, rng, touch=False)


def by_touch(page: Page, rng: random.Random) -> None:
    """The same with a finger on a phone; sometimes in the tab where something is lit."""
    dots = page.locator(".tabbar button:has(.dot)")
    if dots.count() and (rng.random() < 0.5 or not _spot(page, rng)):
        dots.first.tap()
    _point(page, rng, touch=True)


def by_keys(page: Page, rng: random.Random) -> None:
    """Arrows to something lit, Enter, and Ctrl+Enter if that is asked. No pointer at all."""
    before = playing.seq(page)
    for _ in range(8):
        for _ in range(rng.randrange(1, 5)):
            page.keyboard.press(rng.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
        on = page.evaluate(
            "() => { const one = document.activeElement.closest('[data-choice], [data-target]');"
            " const open = one && (one.dataset.choice || one.dataset.standing === 'legal');"
            " return open ? (one.dataset.choice ?? 'lit').split(' ')[0] : null; }"
        )
        if on is None or (on in DULL and rng.random() < 0.85):
            continue
        page.keyboard.press("Enter")
        outcome = _outcome(page, before)
        if outcome == "confirm":
            page.keyboard.press("Control+Enter")
            return
        if outcome == "on":
            return
    page.keyboard.press("Enter")
    if _outcome(page, before) == "confirm":
        page.keyboard.press("Control+Enter")


def _spot(page: Page, rng: random.Random) -> dict[str, float] | None:
    found: dict[str, float] | None = page.evaluate(_PICK, [list(DULL), rng.random()])
    return found


def _point(page: Page, rng: random.Random, touch: bool) -> None:
    before = playing.seq(page)
    for _ in range(8):
        at = _spot(page, rng)
        assert at is not None, "something is asked, but nothing can be touched"
        _press(page, at, touch)
        outcome = _outcome(page, before)
        if outcome == "confirm":
            button = page.locator(playing.CONFIRM)
            button.tap() if touch else button.click()
            return
        if outcome == "on":
            return
    raise AssertionError("eight touches did not make a choice")


def _press(page: Page, at: dict[str, float], touch: bool) -> None:
    if touch:
        page.touchscreen.tap(at["x"], at["y"])
    else:
        page.mouse.click(at["x"], at["y"])


def _outcome(page: Page, before: str) -> str:
    """What a touch led to: the table went on, a confirmation is asked, something is picked, nothing."""
    try:
        return str(page.wait_for_function(_OUTCOME, arg=before, timeout=5_000).json_value())
    except TimeoutError:
        return "nothing"
