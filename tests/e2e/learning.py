"""Hands that take a lesson: one touches, one has only keys. They know what a person knows who looks at the
page: what the coach says, what "Show me" points at, what is lit, and what came of the last press."""

import time
from dataclasses import dataclass
from typing import Any, Final, Protocol

from playwright.sync_api import Page, expect

from lanternway.core import Action
from lanternway.lessons import Lesson, LessonPlay
from tests.e2e import playing

PRESSES: Final = 24
"""So many presses make any answer, ways to it included."""
STOPS: Final = 300
"""So many times Tab goes round any page."""
TAP: Final = 0.05
"""Seconds that a fingertip is down, by the time of its events."""

LOOK: Final = """window.looking = (() => {
  const STILL = 250;
  const shown = one => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible';
  const seen = what => [...document.querySelectorAll(what)].filter(one => shown(one) && !one.disabled);
  const word = name => name.slice(name.indexOf(':') + 1);
  const meant = (name, target) => name === target || name.startsWith(':') && word(name) === word(target);
  // a price is set by steps: up or down on the tile that the coach points at
  const steps = notation => {
    const [verb, number] = notation.split(' ');
    const set = verb === 'price' ? seen('.table [data-choice^="price "]')[0] : null;
    const keys = seen('[data-slot]:is(.coached, :has(.coached)) .step button');
    if (!set || !keys.length) return [];
    return [keys.at(Number(number) > Number(set.dataset.choice.split(' ')[1]) ? -1 : 0)];
  };
  let place = {since: 0};
  return {
    // What to press next for an answer: its buttons, else its things, else the step to its number, else
    // the way to where that lies.
    all([notation, things]) {
      const lit = seen('.table [data-target][data-standing=legal]');
      return [
        seen('.table [data-choice]').filter(one => one.dataset.choice === notation),
        lit.filter(one => things.some(name => meant(name, one.dataset.target))),
        steps(notation),
        seen('[data-tool][aria-pressed=false]'),
        seen('[data-jump]'),
        seen('[data-tab]:has(.dot):not([aria-current])'),
      ].find(some => some.length > 0) ?? [];
    },
    // Where a thing can be touched, once it has lain still for a moment and nothing is under way.
    place(one, mayFold) {
      if (!one || answers.fetching > 0) return null;
      one.scrollIntoView({block: 'nearest', inline: 'nearest'});
      const box = one.getBoundingClientRect();
      const parts = [.5, .3, .7, .15, .85, .4, .6];
      let cover = null;
      for (const dx of parts) for (const dy of parts) {
        const [x, y] = [box.left + box.width * dx, box.top + box.height * dy];
        const hit = document.elementFromPoint(x, y);
        if (!hit || !one.contains(hit)) { cover ??= hit; continue; }
        const isSame = place.one === one && place.x === x && place.y === y;
        place = {one, x, y, since: isSame ? place.since : performance.now()};
        return performance.now() - place.since > STILL && {x, y};
      }
      return mayFold && cover?.closest('.coach') ? {fold: true} : null;
    },
  };
})()"""

READY: Final = """step => document.querySelector(`[data-coach="${step}"]`) && answers.fetching === 0
  && !document.querySelector('.prompt:is([data-state=sent], [data-pending])')"""

SHOWN: Final = """() => {
  const coach = document.querySelector('[data-shown]');
  const marked = [...document.querySelectorAll('.table .coach-shows')];
  const nameOf = one => one.dataset.target ?? one.dataset.anchor;
  return coach && {notation: coach.dataset.shown, things: marked.map(nameOf).filter(Boolean)};
}"""
"""What "Show me" says and points at."""

CAME: Final = """step => {
  const has = what => document.querySelector(what) !== null;
  const coach = document.querySelector('.coach');
  if (coach && coach.dataset.coach !== step) return 'on';
  if (answers.fetching > 0 || has('.prompt:is([data-state=sent], [data-pending])')) return false;
  if (has('.coach .wrong')) return 'wrong';
  return has('[data-confirm]') ? 'confirm' : 'open';
}"""
"""What came of a press: the coach goes on, says what is wrong, a confirmation is asked, or the question is
still open, perhaps with something picked."""


class Hand(Protocol):
    def press(self, what: str) -> None:
        """Press what this selects."""

    def answer(self, wanted: list[Any], fold: bool) -> None:
        """Press what comes next for an answer; if the coach lies on it, it may be put aside."""

    def confirm(self) -> None: ...


@dataclass
class Finger:
    page: Page

    def press(self, what: str) -> None:
        self._tap("([what]) => looking.place(document.querySelector(what))", [what])

    def answer(self, wanted: list[Any], fold: bool) -> None:
        find = "([wanted, fold]) => looking.place(looking.all(wanted)[0], fold)"
        if "fold" in self._place(find, [wanted, fold]):
            self.press("[data-fold]")
        self._tap(find, [wanted, False])

    def confirm(self) -> None:
        self.press(playing.CONFIRM)

    def _place(self, find: str, arg: list[Any]) -> dict[str, float]:
        found: dict[str, float] = self.page.wait_for_function(find, arg=arg).json_value()
        return found

    def _tap(self, find: str, arg: list[Any]) -> None:
        at = self._place(find, arg)
        playing.lift_finger(self.page, at["x"], at["y"])
        at = self._place(find, arg)
        hand = self.page.context.new_cdp_session(self.page)
        began = time.time()
        for kind, points, when in (("touchStart", [at], began), ("touchEnd", [], began + TAP)):
            event = {"type": kind, "touchPoints": points, "timestamp": when}
            hand.send("Input.dispatchTouchEvent", event)
        hand.detach()


@dataclass
class Keys:
    page: Page

    def press(self, what: str) -> None:
        self._tab_to("([what]) => [...document.querySelectorAll(what)]", [what])

    def answer(self, wanted: list[Any], fold: bool) -> None:
        # keys reach what lies below the coach
        self._tab_to("([wanted]) => looking.all(wanted)", [wanted])

    def confirm(self) -> None:
        self.page.keyboard.press("Control+Enter")

    def _tab_to(self, find: str, arg: list[Any]) -> None:
        """From the coach's words on, Tab until it has the focus; Enter."""
        there = f"arg => answers.fetching === 0 && ({find})(arg).length > 0"
        self.page.wait_for_function(there, arg=arg)
        for _ in range(STOPS):
            if self.page.evaluate(f"arg => ({find})(arg).includes(document.activeElement)", arg):
                self.page.keyboard.press("Enter")
                return
            self.page.keyboard.press("Tab")
        raise AssertionError(f"Tab does not come to {arg}")


@dataclass(frozen=True)
class Wanted:
    """An answer to give: how it is written, and its things; `:16` means whatever is called 16."""

    notation: str
    things: list[str]


def give(page: Page, hand: Hand, step: str, wanted: Wanted, fold: bool = False) -> str:
    """Press what the answer is about until it is given; what the coach makes of it: `on` or `wrong`."""
    for _ in range(PRESSES):
        hand.answer([wanted.notation, wanted.things], fold)
        came = page.wait_for_function(CAME, arg=step).json_value()
        if came == "confirm":
            hand.confirm()
            page.wait_for_selector(playing.CONFIRM, state="detached")
            came = page.wait_for_function(CAME, arg=step).json_value()
        if came in ("on", "wrong"):
            return str(came)
    raise AssertionError(f"{PRESSES} presses did not give the answer {wanted.notation}")


def shown(page: Page, hand: Hand) -> Wanted:
    """What the coach shows when asked to."""
    hand.press("[data-show-me]")
    told: dict[str, Any] = page.wait_for_function(SHOWN).json_value()
    return Wanted(told["notation"], told["things"])


def wrong(play: LessonPlay) -> Wanted | None:
    """A legal answer that the step does not accept, as plainly another as there is one."""
    step = play.step
    assert step is not None
    taken = {
        one for action in play.legal() if step.accepts(action.text) for one in action.targets()
    }

    def likeness(action: Action) -> tuple[int, int]:
        targets = action.targets()
        return len(taken.intersection(targets)), len(targets)

    others = [action for action in play.legal() if not step.accepts(action.text)]
    if not others:
        return None
    chosen = min(others, key=likeness)
    return Wanted(chosen.text, [":" + one.partition(":")[2] for one in chosen.targets()])


def follow(page: Page, hand: Hand) -> None:
    """A lesson to its end by what stands on the page alone: read on, or let it be shown and do it."""
    page.evaluate(LOOK)
    while True:
        step = page.locator(".coach[data-coach]").get_attribute("data-coach") or ""
        if step == "passed":
            return
        page.wait_for_function(READY, arg=step)
        if page.query_selector("[data-go-on]"):
            hand.press("[data-go-on]")
        else:
            assert give(page, hand, step, shown(page, hand)) == "on"
        page.wait_for_selector(f"[data-coach='{step}']", state="detached")


def take(page: Page, hand: Hand, lesson: Lesson) -> int:
    """A lesson to its end, each step wrongly first and then as the coach shows it; how many wrong answers."""
    page.evaluate(LOOK)
    play = LessonPlay(lesson)
    told = 0
    while (step := play.step) is not None:
        page.wait_for_function(READY, arg=step.id)
        expect(page.locator(".table .coach-shows")).to_have_count(
            0
        )  # nothing shown at a step before
        if not step.accept:
            hand.press("[data-go-on]")
        else:
            if (other := wrong(play)) is not None:
                came = give(page, hand, step.id, other, fold=True)
                assert came == "wrong", f"{step.id}: {other.notation}"
                told += 1
            good = shown(page, hand)
            assert step.accepts(good.notation)
            assert give(page, hand, step.id, good) == "on", f"{step.id}: {good.notation}"
        play.answer(play.shown())
    page.wait_for_selector("[data-coach=passed]")
    return told
