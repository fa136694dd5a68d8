"""Hands for the boards of the games: a table by the API, then answers on what is lit, as people give them."""

import contextlib
import functools
import json
import random
import time
from collections.abc import Iterator
from typing import Any

from playwright.sync_api import Locator, Page, WebSocket

from lanternway.bots import get_bot
from lanternway.client.http import new_id
from lanternway.core import Match, get_game, record
from tests.e2e import playing
from tests.e2e.conftest import PORCH, Pages

DULL = ("stop", "revise", "pass", "decline", "step", "discard", "token", "axe")
"""Verbs that a person in a hurry leaves alone when there is something else to do."""

LOOK = """() => {
  const place = one => { const box = one.getBoundingClientRect(); return [box.x, box.y].map(Math.round); };
  const pieces = [...document.querySelectorAll('.stage [data-piece], .world [data-piece]')];
  return JSON.stringify([
    pieces.map(one => [one.dataset.piece, ...place(one)]).sort(),
    document.querySelector('.world').innerText,
    document.querySelector('.bar').innerText,
  ]);
}"""
"""What can be seen of the table: which pieces lie where, and what stands beside it."""

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

_PLAY_ON = f"""async text => {{
  {_SEND}
  await send('/api/guest', {{name: 'Ada'}});
  return (await send('/api/positions/play', {{text, seat: 0, level: 'random'}})).id;
}}"""

_FORWARD = """async ([table, until, seed]) => {
  const path = `/api/tables/${table}`;
  let state = seed;
  const chance = n => (state = (state * 1103515245 + 12345) % 2147483648, Math.floor(state / 65536) % n);
  const lazy = ['revise', 'pass', 'decline', 'done', 'stop', 'token', 'discard'];
  const reached = new Function('view', 'verbs', `return ${until}`);
  for (let step = 0; step < 2000; step++) {
    const {picture} = await (await fetch(`${path}/picture?since=100000`)).json();
    if (!picture.table.to_move.includes(picture.seat)) {
      if (picture.table.status !== 'playing') return 'over';
      await new Promise(done => setTimeout(done, 15));
      continue;
    }
    if (reached(picture.view, picture.legal.map(choice => choice.verb))) return step;
    const notations = picture.legal.map(choice => choice.notation);
    const {plan = {}} = picture.view.seats[picture.seat] ?? {};
    const isAgain = (verb, what) => plan[verb] != null
      || ['keep', 'drop'].includes(verb) && plan.left?.some(({card}) => String(card) === what);
    const lively = notations.filter(one => !lazy.includes(one.split(' ')[0]) && !isAgain(...one.split(' ')));
    const from = lively.length ? lively : notations.filter(one => one !== 'revise');
    await fetch(`${path}/act`, {method: 'POST', headers: {'content-type': 'application/json'},
      body: JSON.stringify({id: crypto.randomUUID(), seat: picture.seat, seq: picture.seq,
        notation: from[chance(from.length)]})});
  }
  return 'never';
}"""
"""Acts by the API until the view is as it should be. What ends something or plans it again waits until
nothing else is left."""

_PICK = """([dull, chance]) => {
  const shown = one => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible';
  const seen = things => [...document.querySelectorAll(things)].filter(shown);
  const found = seen('.table [data-target][data-standing=legal], .table [data-choice]')
    .filter(one => !one.disabled);
  const all = found.length ? found : seen('[data-jump]');
  const lively = all.filter(one => !dull.includes((one.dataset.choice ?? '').split(' ')[0]));
  const from = lively.length && chance < 0.92 ? lively : all;
  const start = Math.floor(chance * 7919);
  const parts = [.5, .3, .7, .15, .85, .4, .6];
  const inTurn = from.map((_, i) => from[(start + i) % from.length]);
  const aside = seen('[data-tip] .btn.pri, .round-end .btn.pri');  // what may lie over all of it
  for (const one of [...inTurn, ...aside]) {
    one.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = one.getBoundingClientRect();
    for (const dx of parts) for (const dy of parts) {
      const [x, y] = [box.left + box.width * dx, box.top + box.height * dy];
      const hit = document.elementFromPoint(x, y);
      if (!hit || !one.contains(hit)) continue;
      const last = window.aim;
      window.aim = {one, x, y};
      return last?.one === one && last.x === x && last.y === y && {x, y};
    }
  }
  return null;
}"""
"""Of all that is lit or offered, one: where it can be touched, once it lies still. On a phone perhaps the
way to its tab."""


def stop_the_clock(page: Page) -> None:
    """From the next address on, the page's time goes on only by `page.clock.run_for`."""
    page.clock.install(time=0)
    page.clock.pause_at(1000)


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


def open_late(
    page: Page,
    game: str,
    until: str,
    seats: int = 2,
    bot: str = "random",
    options: dict[str, Any] | None = None,
) -> str:
    """For a game that is played to its end: the first part by the API, until I am asked and this holds. With
    LANTERNWAY_DEEP=1 none of it: the game is played whole by hand."""
    table = make_table(page, game, seats, bot, options)
    if not playing.DEEP:
        go_forward(page, table, until)
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
    ada, bence = pages.open(PORCH), pages.open(PORCH)
    made = _new_table(ada, game, options, [{"kind": "me"}, {"kind": "open"}], "1")
    bence.evaluate(_JOIN, ["Bence", made["id"], made["invite"]])
    return ada, bence, made["id"]


def go_forward(page: Page, table: str, until: str, seed: int = 1) -> None:
    """Plays my seat by the API, without a page, until I am asked and `until` holds: JavaScript about `view`
    and `verbs`, those of the legal actions."""
    assert comes(page, table, until, seed), f"it never came: {until}"


def comes(page: Page, table: str, until: str, seed: int = 1) -> bool:
    """The same; whether it came before the game was over."""
    return isinstance(page.evaluate(_FORWARD, [table, until, seed]), int)


def table_asking(page: Page, game: str, until: str, seed: int = 1) -> str:
    """A table of three, in its largest game, where I am asked this: of the first deal from `seed` on where it
    comes; its id."""
    options = {"journeyman": True} if game == "skye" else None
    for deal in range(seed, seed + 12):
        table = make_table(page, game, 3, options=options, seed=str(deal))
        if comes(page, table, until, deal):
            return table
    raise AssertionError(f"it never came: {until}")


@functools.cache
def finished(game: str) -> str:
    """The record of a whole game, always the same."""
    match = Match.deal(get_game(game), {}, 2, f"seen again/{game}", players=["Ada", "Bence"])
    bots = [get_bot("mild", f"{game}/{seat}") for seat in range(2)]
    while match.state.to_move():
        seat = match.state.to_move()[0]
        match.act(seat, bots[seat].choose(match.state.view(seat), match.state.legal(seat)))
    return record.dump(match)


def open_record(page: Page, text: str) -> str:
    """A finished table from a record; its id."""
    table: str = page.evaluate(_RECORD, text)
    return table


def play_on(page: Page, position: str) -> str:
    """A table of me and bots that begins with a position; its id."""
    table: str = page.evaluate(_PLAY_ON, position)
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
    """Hears what the server sends to a page, but for the answers to its pings."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.frames: list[dict[str, Any]] = []
        self._pongs: set[str] = set()
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", self._hear)

    def _hear(self, text: str | bytes) -> None:
        said = json.loads(text)
        if said["t"] == "pong":
            self._pongs.add(said["id"])
        else:
            self.frames.append(said)

    def catch_up(self) -> int:
        """Listens until all is heard that the server has to say at this moment; how much that is. Answers
        come before news: the third can only be given when all that was new before the first is sent."""
        for _ in range(3):
            id_ = new_id()
            self.page.evaluate("id => answers.socket.send(JSON.stringify({t: 'ping', id}))", id_)
            playing.until(self.page, functools.partial(self._pongs.__contains__, id_))
        return len(self.frames)

    def views(self, since: int = 0) -> list[dict[str, Any]]:
        """Every view of the table that was heard."""
        heard = [one.get("picture", {}).get("view") for one in self.frames[since:]]
        return [view for view in heard if view is not None]

    def moments(self, since: int = 0) -> list[dict[str, Any]]:
        return [moment for one in self.frames[since:] for moment in one.get("moments", [])]


def by_mouse(page: Page, rng: random.Random) -> None:
    """Point at something lit and click; confirm if that is asked."""
    point(page, rng, DULL)


def by_touch(page: Page, rng: random.Random) -> None:
    """The same with a finger on a phone; sometimes in the tab where something is lit."""
    tabs = lit_tabs(page)
    if tabs and rng.random() < 0.5:
        page.locator(f"[data-tab={tabs[0]}]").tap()
    point(page, rng, DULL, touch=True)


def by_keys(page: Page, rng: random.Random) -> None:
    """Arrows to something lit, Enter, and Ctrl+Enter if that is asked. No pointer at all."""
    before = playing.seq(page)
    for step in range(60):
        for _ in range(rng.randrange(1, 5)):
            page.keyboard.press(rng.choice(("ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp")))
        on = page.evaluate(
            "() => { const one = document.activeElement.closest('[data-choice], [data-target]');"
            " const open = one && (one.dataset.choice || one.dataset.standing === 'legal');"
            " return open ? (one.dataset.choice ?? 'lit').split(' ')[0] : null; }"
        )
        if on is None or (on in DULL and step < 8 and rng.random() < 0.85):
            continue
        page.keyboard.press("Enter")
        went = playing.outcome(page, before)
        if went == "confirm":
            page.keyboard.press("Control+Enter")
        if went in ("confirm", "on"):
            return
    raise AssertionError("arrows lead nowhere: " + page.locator(".prompt").inner_text())


def point(page: Page, rng: random.Random, dull: tuple[str, ...] = (), touch: bool = False) -> None:
    """Touches lit things and buttons, one after the other, until they make an answer."""
    before = playing.seq(page)
    press = page.touchscreen.tap if touch else page.mouse.click
    for _ in range(20):
        at = page.wait_for_function(_PICK, arg=[list(dull), rng.random()]).json_value()
        if touch:
            playing.lift_finger(page, at["x"], at["y"])
        press(at["x"], at["y"])
        went = playing.outcome(page, before)
        if went == "confirm":
            confirm = page.locator(playing.CONFIRM)
            playing.tap(page, confirm) if touch else confirm.click()
        if went in ("confirm", "on"):
            return
    raise AssertionError("twenty touches did not make a choice")


def lit_tabs(page: Page) -> list[str]:
    """A phone's tabs with a dot: something lit lies there, and another one is open."""
    dots = "[...document.querySelectorAll('[data-tab]:has(.dot)')].map(one => one.dataset.tab)"
    tabs: list[str] = page.evaluate(dots)
    return tabs


def tab_opened(page: Page) -> None:
    """Waits until a phone has opened the tab of the question, if it does: that happens after a moment of
    stillness (web/src/shell/stillness.ts), and a longer timer that is set later ends later."""
    page.evaluate("() => new Promise(done => setTimeout(done, 300))")


@contextlib.contextmanager
def resting_finger(page: Page, thing: Locator, seconds: float = 1.0) -> Iterator[None]:
    """A finger that rests on the middle of a thing for so long, by the time of its events."""
    box = thing.bounding_box()
    assert box is not None
    at = {"x": box["x"] + box["width"] / 2, "y": box["y"] + box["height"] / 2}
    hand = page.context.new_cdp_session(page)
    began = time.time()
    down = {"type": "touchStart", "touchPoints": [at], "timestamp": began}
    hand.send("Input.dispatchTouchEvent", down)
    drawn(page)
    yield
    up = {"type": "touchEnd", "touchPoints": [], "timestamp": began + seconds}
    hand.send("Input.dispatchTouchEvent", up)
    drawn(page)


def drawn(page: Page) -> None:
    """Waits until the page has drawn what happened on it so far."""
    page.evaluate("() => new Promise(done => requestAnimationFrame(() => setTimeout(done)))")


_TURNED = """([things, thing]) => new Promise(done => {
  const turned = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, timing) {
    const turns = [...keyframes].some(frame => (frame.transform ?? '').includes('rotateX'));
    if (turns && this.matches(things)) {
      if (turned.length === 0) setTimeout(() => done(turned.length));
      turned.push(this);
    }
    return animate.call(this, keyframes, timing);
  };
  document.querySelector(thing).dispatchEvent(new MouseEvent('click', {bubbles: true}));
})"""


def turned_over(page: Page, things: str, thing: str) -> int:
    """Click on a thing; how many of the others are then turned over at once."""
    found: int = page.evaluate(_TURNED, [things, thing])
    return found
