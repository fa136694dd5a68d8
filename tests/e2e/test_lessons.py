"""Lessons in the browser: on a phone, by touch and by keys alone, each step wrongly first; a newcomer's path.

With LANTERNWAY_DEEP=1 every lesson by either hand; in the usual run a sample.
"""

import os
import random

import pytest
from playwright.sync_api import Page

from lanternway.core import game_ids
from lanternway.lessons import Lesson, get_lesson, lessons_of
from tests.e2e import boards, learning, playing
from tests.e2e.conftest import PHONE, Pages

DEEP = bool(os.environ.get("LANTERNWAY_DEEP"))
ALL = [lesson.id for game in game_ids() for lesson in lessons_of(game)]
BY_TOUCH = ["skye/01-what-wins"]
BY_KEYS = ["treos/01-what-wins"]


def lesson_of(name: str) -> Lesson:
    game, _, rest = name.partition("/")
    return get_lesson(game, rest)


@pytest.mark.parametrize("name", ALL if DEEP else BY_TOUCH)
def test_a_lesson_is_passed_on_a_phone_by_touch(pages: Pages, name: str) -> None:
    page = pages.open(f"/learn/{name}", PHONE, touch=True)
    assert learning.take(page, learning.Finger(page), lesson_of(name)) > 0


@pytest.mark.parametrize("name", ALL if DEEP else BY_KEYS)
def test_a_lesson_is_passed_on_a_phone_by_keys_alone(pages: Pages, name: str) -> None:
    page = pages.open(f"/learn/{name}", PHONE)
    assert learning.take(page, learning.Keys(page), lesson_of(name)) > 0


def test_a_lesson_left_is_gone_on_with_and_a_step_can_be_skipped(pages: Pages) -> None:
    page = pages.open("/learn/skye/02-price-and-axe")
    page.wait_for_selector("[data-coach=three-tiles]")
    page.click("[data-go-on]")
    page.wait_for_selector("[data-coach=axe]")
    page.goto("/learn")
    page.click("[data-go-on]")
    page.wait_for_selector("[data-coach=axe]")
    page.click("[data-skip]")
    page.wait_for_selector("[data-coach=price-good]")


def test_a_first_game_begins_with_tips_and_one_press(pages: Pages) -> None:
    page = pages.open("/learn")
    page.click("[data-game=skye] [data-first-game=base]")
    page.wait_for_selector(".table[data-game=skye]")
    playing.state(page)
    assert page.evaluate("JSON.parse(localStorage['lanternway.settings']).tips") is True


@pytest.mark.skipif(
    not DEEP, reason="a whole game of the page beside three lessons: LANTERNWAY_DEEP=1"
)
def test_a_newcomer_learns_skye_and_plays_the_first_game_to_its_end(pages: Pages) -> None:
    page = pages.open("/", PHONE, touch=True, settings='{"pace": "skip"}')
    hand = learning.Finger(page)
    page.get_by_role("link", name="Learn").first.click()
    page.click("[data-game=skye] ol a >> nth=0")
    for lesson in lessons_of("skye")[:3]:
        page.wait_for_url(f"**/learn/{lesson.id}")
        learning.follow(page, hand)
        hand.press(".coach a.btn.pri")
    page.goto("/learn")
    page.wait_for_selector("[data-game=skye] .mark.done >> nth=2")
    page.click("[data-game=skye] [data-first-game=base]")
    page.wait_for_selector(".table[data-game=skye]")
    page.reload()  # the first game tells others' turns slowly; from here on they are not waited for
    told: set[str] = set()

    def answer(page: Page, rng: random.Random) -> None:
        if tip := page.query_selector("[data-tip]"):
            told.add(tip.get_attribute("data-tip") or "")
            page.tap("[data-tip] .btn.pri")
        boards.by_touch(page, rng)

    playing.play_whole(page, answer)
    assert told
    page.tap(".prompt a")
    page.wait_for_selector("[data-result]")
