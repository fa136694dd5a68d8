"""Lessons in the browser: taken by who does only what the coach shows, by touch on a phone and by keys."""

import os
import random

import pytest
from playwright.sync_api import Page

from lanternway.core import game_ids
from lanternway.lessons import Lesson, LessonPlay, get_lesson, lessons_of
from tests.e2e import playing
from tests.e2e.conftest import PHONE, Pages

DEEP = bool(os.environ.get("LANTERNWAY_DEEP"))
ALL = [lesson.id for game in game_ids() for lesson in lessons_of(game)]
SOME = ["skye/01-what-wins", "treos/03-planning"]
BY_KEYS = ["dark_road/03-ringway"]
BUSY = ".prompt[data-state=sent]"


def lesson_of(name: str) -> Lesson:
    game, _, rest = name.partition("/")
    return get_lesson(game, rest)


def at_step(page: Page, id_: str) -> None:
    """The coach has come to this step, and the table is ready for an answer."""
    page.wait_for_selector(f"[data-coach='{id_}']")
    page.wait_for_selector(BUSY, state="detached")


def take(page: Page, lesson: Lesson, touch: bool) -> None:
    """To the end: go on where there is only something to read, else let the coach do it."""
    play = LessonPlay(lesson)
    while (step := play.step) is not None:
        at_step(page, step.id)
        button = "[data-skip]" if step.accept else "[data-go-on]"
        if touch:
            page.tap(button)
        else:
            page.press(button, "Enter")
        play.answer(play.shown())
    page.wait_for_selector("[data-coach=passed]")


@pytest.mark.parametrize("name", ALL if DEEP else SOME)
def test_a_lesson_is_passed_on_a_phone_by_touch(pages: Pages, name: str) -> None:
    page = pages.open(f"/learn/{name}", PHONE, touch=True)
    take(page, lesson_of(name), touch=True)


@pytest.mark.parametrize("name", ALL if DEEP else BY_KEYS)
def test_a_lesson_is_passed_by_keys_alone(pages: Pages, name: str) -> None:
    page = pages.open(f"/learn/{name}")
    take(page, lesson_of(name), touch=False)


def test_a_wrong_act_is_answered_and_the_right_one_goes_on(pages: Pages) -> None:
    page = pages.open("/learn/skye/01-what-wins")
    at_step(page, "goal")
    page.click("[data-go-on]")
    at_step(page, "sheep")
    page.click("[data-show-me]")
    page.wait_for_selector(".shown[data-anchor='tile:16'], .shown [data-anchor='tile:16']")
    at_step(page, "sheep")
    page.click("[data-target='tile:30'], [data-anchor='tile:30']")
    playing_confirm(page)
    page.wait_for_selector(".coach .wrong")
    at_step(page, "sheep")
    page.click("[data-target='tile:16'], [data-anchor='tile:16']")
    playing_confirm(page)
    at_step(page, "place-sheep")


def playing_confirm(page: Page) -> None:
    """Confirm, if the page asks for it before it sends."""
    page.wait_for_function(
        "() => document.querySelector('[data-confirm]') || document.querySelector('.coach .wrong')"
        " || !document.querySelector('[data-coach=sheep]')"
    )
    if page.query_selector(playing.CONFIRM):
        page.click(playing.CONFIRM)


def test_a_lesson_left_is_gone_on_with(pages: Pages) -> None:
    page = pages.open("/learn/skye/02-price-and-axe")
    at_step(page, "three-tiles")
    page.click("[data-go-on]")
    at_step(page, "axe")
    page.goto("/learn")
    page.click("[data-go-on]")
    at_step(page, "axe")


def test_a_first_game_begins_with_tips_and_one_press(pages: Pages) -> None:
    page = pages.open("/learn")
    page.click("[data-game=skye] [data-first-game=base]")
    page.wait_for_selector(".table[data-game=skye]")
    playing.state(page)
    assert page.evaluate("JSON.parse(localStorage['lanternway.settings']).tips") is True


TOLD = "[data-tip] .btn.pri"


@pytest.mark.skipif(
    not DEEP, reason="a whole game of the page beside three lessons: LANTERNWAY_DEEP=1"
)
def test_a_newcomer_learns_skye_and_plays_the_first_game_to_its_end(pages: Pages) -> None:
    page = pages.open("/learn")
    page.click("[data-game=skye] ol a >> nth=0")
    for name in ("01-what-wins", "02-price-and-axe", "03-buying"):
        take(page, get_lesson("skye", name), touch=False)
        page.click(".coach a.btn.pri")
    page.goto("/learn")
    page.wait_for_selector("[data-game=skye] .mark.done >> nth=2")
    page.click("[data-game=skye] [data-first-game=base]")
    page.wait_for_selector(".table[data-game=skye]")
    table = page.url.split("/t/")[1]
    page.goto(f"/t/{table}?board=generic")
    told: set[str] = set()

    def answer(page: Page, rng: random.Random) -> None:
        tip = page.query_selector("[data-tip]")
        if tip is not None:
            told.add(tip.get_attribute("data-tip") or "")
            page.click(TOLD)
        playing.by_click(page, rng)

    playing.play_whole(page, answer)
    assert told
