"""A lesson answered on the board itself, by a finger on a phone: the coach never lies on what it asks for."""

from playwright.sync_api import Page

from lanternway.core import Action
from lanternway.lessons import Lesson, LessonPlay, get_lesson
from tests.e2e import playing
from tests.e2e.conftest import PHONE, Pages

BUSY = ".prompt[data-state=sent]"
TOUCHES = 12
"""So many touches make any answer, ways to it included."""

AIM = """([notation, targets]) => {
  const shown = one => one.getClientRects().length > 0 && getComputedStyle(one).visibility === 'visible';
  const seen = things => [...document.querySelectorAll(things)].filter(one => shown(one) && !one.disabled);
  const lit = seen('.table [data-target][data-standing=legal]');
  const found = seen('.table [data-choice]').filter(one => one.dataset.choice === notation)
    .concat(lit.filter(one => targets.includes(one.dataset.target)))
    .concat(lit.filter(one => one.closest('.coached') || one.querySelector('.coached')))
    .concat(seen('[data-jump]'), seen('[data-tab]:has(.dot):not([aria-selected=true])'));
  document.querySelector('[data-aim]')?.removeAttribute('data-aim');
  const one = found[0];
  if (!one) return null;
  one.setAttribute('data-aim', '');
  one.scrollIntoView({block: 'nearest', inline: 'nearest'});
  return one.dataset.tab || one.dataset.jump !== undefined ? 'way' : 'thing';
}"""
"""What to touch for an answer: its button, a thing it is about, what the coach points at, or the way to the
part of the table where that lies."""

CAME = """([step, picked]) => {
  const has = things => document.querySelector(things) !== null;
  const coach = document.querySelector('.coach');
  if (coach && coach.dataset.coach !== step) return 'on';
  if (has('.prompt[data-state=sent]')) return false;
  if (has('[data-confirm]')) return 'confirm';
  return document.querySelectorAll('[data-standing=picked]').length > picked && 'picked';
}"""
"""What came of a touch: the coach goes on, a confirmation is asked, or one of several things is picked."""


def answer(page: Page, step: str, action: Action) -> None:
    """Touch what the answer is about until it is given and the coach goes on."""

    def came(picked: int) -> str:
        return str(page.wait_for_function(CAME, arg=[step, picked]).json_value())

    for _ in range(TOUCHES):
        aim = page.wait_for_function(AIM, arg=[action.text, action.targets()]).json_value()
        picked = page.locator("[data-standing=picked]").count()
        page.tap("[data-aim]")
        if aim == "way":
            continue
        what = came(picked)
        if what == "confirm":
            page.tap(playing.CONFIRM)
            page.wait_for_selector(playing.CONFIRM, state="detached")
            what = came(0)
        if what == "on":
            return
    raise AssertionError(f"{TOUCHES} touches did not give the answer {action.text}")


def take(page: Page, lesson: Lesson) -> None:
    """To the end, as the coach asks: go on where there is only something to read, else answer."""
    play = LessonPlay(lesson)
    while (step := play.step) is not None:
        page.wait_for_selector(f"[data-coach='{step.id}']")
        page.wait_for_selector(BUSY, state="detached")
        if not step.accept:
            page.tap("[data-go-on]")
        else:
            answer(page, step.id, next(one for one in play.legal() if one.text == play.shown()))
        play.answer(play.shown())
    page.wait_for_selector("[data-coach=passed]")


def test_a_lesson_is_passed_on_a_phone_by_touch(pages: Pages) -> None:
    page = pages.open("/learn/skye/01-what-wins", PHONE, touch=True)
    take(page, get_lesson("skye", "01-what-wins"))
