"""Lessons in the browser: on a phone, by touch and by keys alone, each step wrongly first; a newcomer's path.

With LANTERNWAY_DEEP=1 every lesson by either hand; in the usual run a sample.
"""

import os
import random

import pytest
from playwright.sync_api import Page, Route, expect

from lanternway.core import game_ids
from lanternway.lessons import Lesson, get_lesson, lessons_of
from tests.e2e import boards, learning, playing
from tests.e2e.conftest import PHONE, PORCH, Pages

DEEP = bool(os.environ.get("LANTERNWAY_DEEP"))
ALL = [lesson.id for game in game_ids() for lesson in lessons_of(game)]
BY_TOUCH = ["skye/01-what-wins"]
BY_KEYS = ["treos/01-what-wins"]
SHORT = ["skye/02-price-and-axe"]
SMALL_PHONE = (360, 640)
FIRST = 3
"""So many answers of the first game are given in the usual run."""

WHOLE = """() => {
  const coach = document.querySelector('.coach');
  return coach && coach.scrollHeight <= coach.clientHeight && coach.scrollWidth <= coach.clientWidth;
}"""
"""No word of the coach has to be scrolled to."""

SETTLED = """() => {
  const coach = document.querySelector('.coach');
  const now = coach.outerHTML + JSON.stringify(coach.getBoundingClientRect());
  if (window.seenCoach?.now !== now) window.seenCoach = {now, since: performance.now()};
  return performance.now() - window.seenCoach.since > 600;
}"""
"""The coach has found its place: what it speaks of may first have come into sight by another tab."""

ASIDE = """() => {
  const apart = (a, b) => a.right <= b.left || b.right <= a.left || a.bottom <= b.top || b.bottom <= a.top;
  const boxes = what => [...document.querySelectorAll(what)].map(one => one.getBoundingClientRect());
  const [coach] = boxes('.coach');
  return coach && boxes('.coached').every(one => apart(one, coach));
}"""
"""The coach covers nothing that it speaks of."""

SKIP = """() => fetch('/api/me', {method: 'PATCH', headers: {'content-type': 'application/json'},
  body: JSON.stringify({settings: {pace: 'skip'}})})"""

WENT = """before => {
  if (document.querySelector('.curtain') || answers.answered >= Number(before)) return 'on';
  return document.querySelector('[data-holds]') && document.querySelector('[data-confirm]') ? 'held' : false;
}"""
"""The answer is on its way, or waits because of a tip."""


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
    page.wait_for_selector("[data-coach=resumed]")
    assert page.locator(".coach h2").inner_text() == "You were at step 2"
    page.click("[data-resume]")
    page.wait_for_selector("[data-coach=axe]")
    page.click("[data-skip]")
    page.wait_for_selector("[data-coach=price-good]")
    assert page.locator("[data-why]").inner_text().startswith("Why")
    page.reload()
    page.click("[data-from-start]")
    page.wait_for_selector("[data-coach=three-tiles]")


def test_what_the_coach_speaks_of_is_bright_and_nothing_is_closed_by_that(pages: Pages) -> None:
    page = pages.open("/learn/skye/02-price-and-axe")
    page.wait_for_selector("[data-coach=three-tiles]")
    page.wait_for_selector("[data-spotlight]")
    page.click("[data-go-on]")
    page.wait_for_selector("[data-coach=axe]")
    page.click("[data-choice='axe 1']")  # in the dark, and wrong: it is answered as always
    page.wait_for_selector(".coach .wrong")
    page.click("[data-fold]")
    page.wait_for_selector("[data-spotlight]", state="detached")


def test_what_can_come_of_an_answer_is_shown_side_by_side(pages: Pages) -> None:
    page = pages.open("/learn/skye/02-price-and-axe")
    for step in ("three-tiles", "axe"):
        page.wait_for_selector(f"[data-coach={step}]")
        page.click("[data-go-on], [data-skip]")
    cards = page.locator("[data-coach=price-good] [data-cases] li")
    expect(cards).to_have_count(2)
    expect(cards.nth(0)).to_contain_text("+2")
    expect(cards.nth(0)).to_contain_text("your 2 back")
    expect(cards.nth(1)).to_contain_text("the 2 gone")
    expect(cards.nth(0).locator("svg.tile")).to_be_visible()


def test_the_steps_of_a_lesson_stand_beside_the_table(pages: Pages) -> None:
    page = pages.open("/learn/skye/02-price-and-axe")
    steps = page.locator("[data-lesson-steps] li")
    expect(steps).to_have_count(len(lesson_of("skye/02-price-and-axe").steps))
    now = page.locator("[data-lesson-steps] [aria-current=step]")
    expect(now).to_contain_text("What you draw")
    page.click("[data-lesson-steps] button")
    expect(now).to_contain_text("The axe")
    page.click("#tab-log")
    expect(steps).to_have_count(0)
    page.click("#tab-lesson")
    page.click("[data-lesson-steps] a")
    page.wait_for_url("**/learn")
    page.click("[data-go-on]")
    page.wait_for_selector("[data-coach=resumed]")


@pytest.mark.parametrize("size", [PHONE, SMALL_PHONE], ids=["phone", "small"])
@pytest.mark.parametrize("language", ["pl", "hu"])
@pytest.mark.parametrize("name", ALL if DEEP else SHORT)
def test_what_the_coach_says_is_never_cut_on_a_phone(
    pages: Pages, name: str, language: str, size: tuple[int, int]
) -> None:
    page = pages.open(f"/learn/{name}", size, touch=True, language=language)
    for step in lesson_of(name).steps:
        page.wait_for_function(learning.READY, arg=step.id)
        page.wait_for_function(WHOLE)
        page.wait_for_function(SETTLED)
        if step.accept and page.query_selector("[data-read]"):
            page.tap("[data-read]")
            page.wait_for_selector("[data-read]", state="detached")
            page.wait_for_function(ASIDE)
        page.tap("[data-skip]" if step.accept else "[data-go-on]")
    page.wait_for_selector("[data-coach=passed]")


def test_a_lesson_is_played_on_without_the_coach(pages: Pages) -> None:
    page = pages.open("/learn/treos/04-places")
    lesson = lesson_of("treos/04-places")
    for step in lesson.steps:
        page.wait_for_selector(f"[data-coach={step.id}]")
        page.click("[data-skip]" if step.accept else "[data-go-on]")
    page.wait_for_selector("[data-coach=passed]")
    expect(page.locator(".coach a.btn.pri")).to_contain_text("Highwaymen")
    expect(page.locator("[data-outcomes] li").first).to_be_visible()
    page.click("[data-play-on]")
    page.wait_for_url("**/t/*")
    page.wait_for_selector(".table[data-game=treos]")
    assert page.locator(".coach").count() == 0
    assert playing.state(page) == "asked"


def test_what_the_coach_only_speaks_of_comes_into_sight_on_a_phone(pages: Pages) -> None:
    page = pages.open("/learn/skye/01-what-wins", PHONE)
    page.wait_for_selector("[data-coach=goal]")
    expect(page.locator('.coached[data-point="scoring:A"]')).to_be_visible()


def test_it_comes_into_sight_even_if_the_board_comes_late(pages: Pages) -> None:
    page = pages.open(PORCH, PHONE)
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/api/games/skye/content", hold)
    page.goto("/learn/skye/01-what-wins")
    page.wait_for_selector("[data-coach=goal]")
    page.evaluate(
        "() => new Promise((passed) => setTimeout(passed, 400))"
    )  # the first look is over
    assert page.locator("[data-point]").count() == 0, "there is no board yet"
    held[0].continue_()
    expect(page.locator('.coached[data-point="scoring:A"]')).to_be_visible()


@pytest.mark.parametrize(
    ("language", "words"),
    [
        ("en", ("Continue", "Play again", "Review")),
        ("pl", ("Kontynuuj", "Zagraj ponownie", "Analiza")),
        ("hu", ("Folytatás", "Új játszma", "Elemzés")),
    ],
)
def test_a_first_game_is_gone_on_with_and_then_played_again_or_reviewed(
    pages: Pages, language: str, words: tuple[str, str, str]
) -> None:
    go_on, again, review = words
    page = pages.open("/learn", PHONE, touch=True, language=language)
    page.tap("[data-game=treos] [data-first-game=duel]")
    page.wait_for_selector(".table[data-game=treos]")
    table = page.url.rsplit("/", 1)[1]
    page.goto("/learn")
    expect(page.locator("[data-first-playing=duel]")).to_have_text(go_on)
    page.tap("[data-first-playing=duel]")
    page.wait_for_url(f"**/t/{table}")
    page.request.post(f"/api/tables/{table}/end", data={"id": "end", "seat": 0})
    page.goto("/learn")
    expect(page.locator("[data-first-game=duel]")).to_have_text(again)
    expect(page.locator("[data-first-playing]")).to_have_count(0)
    expect(page.locator("[data-first-review]")).to_have_text(review)
    expect(page.locator("[data-first-review=duel]")).to_have_attribute("href", f"/t/{table}/review")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_newcomer_learns_skye_and_plays_the_first_game_with_tips(pages: Pages) -> None:
    """By what stands on the page alone; in the usual run one lesson, and the first answers of the game."""
    page = pages.open("/", PHONE, touch=True, settings='{"pace": "skip"}')
    hand = learning.Finger(page)
    page.get_by_role("link", name="Learn").first.click()
    page.click("[data-game=skye] ol a >> nth=0")
    lessons = lessons_of("skye")[: 3 if DEEP else 1]
    for lesson in lessons:
        page.wait_for_url(f"**/learn/{lesson.id}")
        learning.follow(page, hand)
        hand.press(".coach a.btn.pri")
    page.goto("/learn")
    page.wait_for_selector(f"[data-game=skye] .mark.done >> nth={len(lessons) - 1}")
    page.click("[data-game=skye] [data-first-game=base]")
    page.wait_for_selector(".table[data-game=skye]")
    assert page.evaluate("JSON.parse(localStorage['lanternway.settings']).tips") is True
    page.wait_for_function("() => answers.fetching === 0")
    page.evaluate(
        SKIP
    )  # the first game tells others' turns slowly; from here on they are not waited for
    page.reload()

    def hear() -> None:
        if page.query_selector("[data-tip]"):
            page.tap("[data-tip] .btn.pri")

    def answer(page: Page, rng: random.Random) -> None:
        hear()
        before = playing.seq(page)
        boards.by_touch(page, rng)
        while page.wait_for_function(WENT, arg=before).json_value() == "held":
            hear()
            playing.tap(page, page.locator(playing.CONFIRM))

    if not DEEP:
        for _ in range(FIRST):
            assert playing.state(page) == "asked"
            before = playing.seq(page)
            answer(page, random.Random(1))
            playing.asked_again(page, before)
        return
    playing.play_whole(page, answer)
    told = page.evaluate("JSON.parse(localStorage['lanternway.settings']).told").split()
    assert told
    assert len(told) == len(set(told)), "each is told once"
    page.tap(".prompt a")
    page.wait_for_selector("[data-result]")
