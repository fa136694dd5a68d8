"""What Chromium's own tracing says about the frames of a page while something moves on it."""

import json
import statistics
from collections.abc import Callable
from dataclasses import dataclass

from playwright.sync_api import Browser, Page

_CATEGORIES = ["cc", "viz", "benchmark", "blink.user_timing"]
_WORK = ("ProxyMain::BeginMainFrame", "DirectRenderer::DrawFrame")
"""What is done for every frame by those that must be done before the next: the page, and what draws it."""


_SHOWN = {"STATE_PRESENTED_ALL", "STATE_PRESENTED_PARTIAL"}


@dataclass(frozen=True)
class Frames:
    """Frames that reached the screen in time, and those that came late or not at all."""

    presented: int
    dropped: int
    seconds: float
    work: float
    """Milliseconds of processor time that a frame takes the busier of the page and what draws it: the
    median."""

    @property
    def rate(self) -> float:
        """Frames a second."""
        return (self.presented + 1) / self.seconds


def trace(browser: Browser, page: Page, run: Callable[[], object]) -> Frames:
    """Frames between the marks `begin` and `end`, which `run` sets by performance.mark in the page."""
    browser.start_tracing(page=page, categories=_CATEGORIES)
    try:
        run()
    finally:
        events = json.loads(browser.stop_tracing())["traceEvents"]
    marks = {one["name"]: one for one in events if one["name"] in ("begin", "end")}
    process, begin, end = marks["begin"]["pid"], marks["begin"]["ts"], marks["end"]["ts"]
    states: dict[tuple[int, int], set[str]] = {}
    for one in events:
        if one["name"] == "PipelineReporter" and one["ph"] == "b" and one["pid"] == process:
            facts = one["args"]["frame_reporter"]
            number = facts["layer_tree_host_id"], facts["frame_sequence"]
            if begin <= one["ts"] <= end:  # a frame may be told in two parts
                states.setdefault(number, set()).add(facts["state"])
    presented = sum(bool(parts & _SHOWN) for parts in states.values())
    dropped = sum("STATE_DROPPED" in parts and not parts & _SHOWN for parts in states.values())
    spent: dict[str, list[float]] = {name: [] for name in _WORK}
    for one in events:
        if one["name"] in _WORK and one["ph"] == "X" and begin <= one["ts"] <= end:
            spent[one["name"]].append(one["tdur"] / 1000)
    work = max(statistics.median(times or [0.0]) for times in spent.values())
    return Frames(presented, dropped, (end - begin) / 1e6, work)


PAN = """([x, y, frames]) => new Promise(done => {
  const at = document.elementFromPoint(x, y);
  const say = (kind, n) => at.dispatchEvent(new PointerEvent(kind, {bubbles: true, pointerId: 1,
    isPrimary: true, clientX: x + 120 * Math.sin(n / 14), clientY: y + 60 * Math.sin(n / 9)}));
  // a made-up pointer cannot be captured
  Element.prototype.setPointerCapture = () => {};
  say('pointerdown', 0);
  let n = 0;
  const move = () => {
    if (n === 5) performance.mark('begin');
    if (++n < frames) {
      say('pointermove', n);
      requestAnimationFrame(move);
    } else {
      performance.mark('end');
      say('pointerup', n);
      done();
    }
  };
  requestAnimationFrame(move);
})"""
"""A hand that pushes a board about, a bit every frame."""

FLIGHT = """thing => new Promise(done => {
  const flying = () => [...document.querySelectorAll('.stage [data-piece]')]
    .flatMap(one => one.getAnimations()).filter(one => one.playState === 'running');
  const click = () => {
    const found = [...document.querySelectorAll(thing)].find(one => one.getClientRects().length > 0);
    found.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  };
  let waited = 0;
  const look = () => {
    const found = flying();
    if (found.length === 0) {
      if (waited++ % 60 === 0) click();
      requestAnimationFrame(look);
      return;
    }
    performance.mark('begin');
    Promise.allSettled(found.map(one => one.finished)).then(() => {
      performance.mark('end');
      done(found.length);
    });
  };
  look();
})"""
"""Acts until pieces fly to another place; the flight lies between the marks."""
