"""Hands for the boards of the games: a table by the API, then answers on what is lit, as people give them."""

import contextlib
import json
import random
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError, WebSocket

from lanternway.bots import get_bot
from lanternway.core import Match, get_game, record
from tests.e2e import playing
from tests.e2e.conftest import Pages

DULL = ("stop", "revise", "pass", "decline", "step", "discard", "token")
"""Verbs that a person in a hurry leaves alone when there is something else to do."""

_SEND = """const send = async (path, body) => (await fetch(path, {method: 'POST',
  body: JSON.stringify(body ?? {}), headers: {'content-type': 'application/json'}})).json();"""

_TABLE = f"""async ([name, game, options, seats, seed]) => {{
  {_SEND}
  await send('/api/guest', {{name}});
  return await send('/api/tables', {{game, options, seats, seed, start: true}});
}}"""

_JOIN = f"""async ([name, table, invite]) => {{
  {_SEND}
  await send('/api/guest', {{name}});
  return await send(`/api/tables/${{table}}/join`, {{invite}});
}}"""

_RECORD = f"""async text => {{
  {_SEND}
  await send('/api/guest', {{name: 'Ada'}});
  return (await send('/api/records', {{text}})).id;
}}"""

_FORWARD = """async ([table, until, seed]) => {
  const path = `/api/tables/${table}`;
  let state = seed;
  const chance = n => (state = (state * 1103515245 + 12345) % 2147483648, Math.floor(state / 65536) % n);
  const lazy = ['revise', 'pass', 'decline', 'done', 'stop', 'token', 'discard'];
  const reached = new Function('view', 'verbs', `return ${until}`);
  for (let step = 0; step < 2000; step++) {
    const {frame} = await (await fetch(`${path}/frame?since=100000`)).json();
    if (!frame.table.to_move.includes(frame.seat)) {
      if (frame.table.status !== 'playing') return 'over';
      await new Promise(done => setTimeout(done, 15));
      continue;
    }
    if (reached(frame.view, frame.legal.map(choice => choice.verb))) return step;
    const notations = frame.legal.map(choice => choice.notation);
    const lively = notations.filter(one => !lazy.includes(one.split(' ')[0]));
    const from = lively.length ? lively : notations.filter(one => one !== 'revise');
    await fetch(`${path}/act`, {method: 'POST', headers: {'content-type': 'application/json'},
      body: JSON.stringify({id: crypto.randomUUID(), seat: frame.seat, seq: frame.seq,
        notation: from[chance(from.length)]})});
  }
  return 'never';
}"""
"""Acts by the API until the view is as it should be. What ends something waits until nothing else is left."""

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
    seed: str = "1",
) -> str:
    """A table of me and bots, opened on the game's own board; its id."""
    table = make_table(page, game, seats, bot, options, seed)
    enter(page, table, game)
    return table


def make_table(
    page: Page,
    game: str,
    seats: int = 2,
    bot: str = "random",
    options: dict[str, Any] | None = None,
    seed: str = "1",
) -> str:
    """A table of me and bots; its id."""
    others = [{"kind": "bot", "level": bot}] * (seats - 1)
    table: str = _new_table(page, game, options, [{"kind": "me"}, *others], seed)["id"]
    return table


def open_hot_seat(page: Page, game: str, names: tuple[str, ...] = ("Ada", "Bence")) -> str:
    """A table of several people at one device."""
    seats = [{"kind": "me", "name": name} for name in names]
    table: str = _new_table(page, game, None, seats, "1")["id"]
    page.goto(f"/t/{table}")
    page.wait_for_selector(".curtain")
    return table


def two_people(
    pages: Pages, game: str, options: dict[str, Any] | None = None
) -> tuple[Page, Page, str]:
    """Ada and Bence in two browsers at a table that has begun; neither looks at it yet."""
    ada, bence = pages.open("/"), pages.open("/")
    made = _new_table(ada, game, options, [{"kind": "me"}, {"kind": "open"}], "1")
    bence.evaluate(_JOIN, ["Bence", made["id"], made["invite"]])
    return ada, bence, made["id"]


def go_forward(page: Page, table: str, until: str, seed: int = 1) -> None:
    """Plays my seat by the API, without a page, until I am asked and `until` holds: JavaScript about `view`
    and `verbs`, those of the legal actions."""
    steps = page.evaluate(_FORWARD, [table, until, seed])
    assert isinstance(steps, int), steps


def finished(game: str) -> str:
    """The record of a whole game, always the same."""
    match = Match(get_game(game), {}, 2, f"seen again/{game}")
    match.players = ["Ada", "Bence"]
    bots = [get_bot("mild", f"{game}/{seat}") for seat in range(2)]
    while match.state.to_move():
        seat = match.state.to_move()[0]
        match.act(seat, bots[seat].choose(match.state.view(seat), match.state.legal(seat)))
    return record.dump(match)


def open_record(page: Page, text: str) -> str:
    """A finished table from a record; its id."""
    table: str = page.evaluate(_RECORD, text)
    return table


def enter(page: Page, table: str, game: str) -> None:
    page.goto(f"/t/{table}")
    page.wait_for_selector(f".table[data-board={game}]")


def _new_table(
    page: Page, game: str, options: dict[str, Any] | None, seats: list[dict[str, str]], seed: str
) -> dict[str, Any]:
    made: dict[str, Any] = page.evaluate(_TABLE, ["Ada", game, options or {}, seats, seed])
    return made


class Ear:
    """Hears what the server sends to a page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))

    def views(self, since: int = 0) -> list[dict[str, Any]]:
        """Every view of the table that was heard."""
        heard = [one.get("frame", {}).get("view") for one in self.frames[since:]]
        return [view for view in heard if view is not None]

    def moments(self, since: int = 0) -> list[dict[str, Any]]:
        return [moment for one in self.frames[since:] for moment in one.get("moments", [])]


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
        # what is asked may be drawn a moment later; where nothing can be touched, this runs out of time
        at = page.wait_for_function(_PICK, arg=[list(DULL), rng.random()]).json_value()
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


@contextlib.contextmanager
def resting_finger(page: Page, thing: Locator, milliseconds: int = 700) -> Iterator[None]:
    """A finger rests on the middle of a thing, so long before and until what is done meanwhile is done."""
    box = thing.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = page.context.new_cdp_session(page)
    hand.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [at]})
    page.wait_for_timeout(milliseconds)
    yield
    hand.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_timeout(200)


_TURNED = """([things, thing]) => new Promise(done => {
  let waited = 0;
  const look = () => {
    const turns = motion => motion.effect.getKeyframes()
      .some(frame => (frame.transform ?? '').includes('rotateX'));
    const found = [...document.querySelectorAll(things)]
      .filter(one => one.getAnimations().some(turns));
    if (found.length || waited++ > 240) done(found.length); else requestAnimationFrame(look);
  };
  document.querySelector(thing).dispatchEvent(new MouseEvent('click', {bubbles: true}));
  look();
})"""


def turned_over(page: Page, things: str, thing: str) -> int:
    """Click on a thing; how many of the others are then turned over at once."""
    found: int = page.evaluate(_TURNED, [things, thing])
    return found
