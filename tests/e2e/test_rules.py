"""Rules that one can read: pictures are drawn, links keep their place; icons have names."""

import re

import pytest
from playwright.sync_api import expect

from lanternway.core import game_ids
from lanternway.lessons.rulebook import rulebook_of
from lanternway.locales.signs import signs_of
from tests.e2e import boards, fitting
from tests.e2e.conftest import DESK, PHONE, PORCH, Pages

GAMES = [game for game in game_ids() if rulebook_of(game)]
SHOWN = "[...document.querySelectorAll('.table use')].map(one => one.getAttribute('href'))"


@pytest.mark.parametrize("game", GAMES)
def test_every_picture_is_drawn_by_the_board(pages: Pages, game: str) -> None:
    book = rulebook_of(game)
    assert book is not None
    page = pages.open(f"/rules/{game}", PHONE)
    page.wait_for_selector("[data-rules=goal]")
    assert page.locator("[data-rules=turn] li").count() == len(book.turn)
    pictures = page.locator("[data-picture]")
    chapters = [passage for chapter in book.chapters for passage in chapter.passages]
    assert pictures.count() == sum(1 for one in chapters if one.picture)
    for picture in pictures.all():
        picture.scroll_into_view_if_needed()
        picture.locator("svg").first.wait_for()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert not re.search(r"rules-\w+-\w+", page.locator("main").inner_text())


INSIDE = """names => {
  const found = document.querySelector('[data-picture=%s]');
  const frame = found.getBoundingClientRect();
  const things = names.map(name => found.querySelector(
    `[data-target="${name}"], [data-point="${name}"]`)?.getBoundingClientRect());
  return things.every(box => box && box.width > 80 && box.left >= frame.left && box.right <= frame.right
    && box.top >= frame.top && box.bottom <= frame.bottom);
}"""
"""What a picture is about lies in it, large enough to be seen."""


@pytest.mark.parametrize("size", [(320, 640), PHONE], ids=["small", "phone"])
def test_what_a_picture_is_about_is_seen_on_a_phone(pages: Pages, size: tuple[int, int]) -> None:
    book = rulebook_of("dark_road")
    assert book is not None
    page = pages.open("/rules/dark_road", size)
    pictures = [one.picture for one in book.passages if one.picture and one.picture.mark]
    assert {one.table for one in pictures} == {"bazaar", "inn"}
    for picture in pictures:
        page.locator(f"[data-picture={picture.table}]").scroll_into_view_if_needed()
        page.wait_for_function(INSIDE % picture.table, arg=list(picture.mark))


def test_a_link_leads_to_its_clause_and_back(pages: Pages) -> None:
    page = pages.open("/rules/skye#SK-6.3", DESK)
    place = "document.getElementById('SK-6.3')?.getBoundingClientRect().top"
    page.wait_for_function(f"() => {place} < innerHeight")
    page.locator("#section-6 a").click()
    page.wait_for_function("() => location.hash === '#chapter-areas'")
    page.go_back()
    page.wait_for_function("() => location.hash === '#SK-6.3'")
    page.fill("input[type=search]", "axe")
    page.wait_for_selector("[data-rules=goal]", state="detached")
    assert page.locator("#SK-3\\.1").is_visible()
    assert not page.locator("#SK-8\\.2").count()


def test_rules_and_names_of_icons_lie_beside_the_table(pages: Pages) -> None:
    page = pages.open(PORCH)
    boards.open_table(page, "skye")
    seq = page.locator(".table").get_attribute("data-seq")
    page.keyboard.press("g")
    page.wait_for_selector("[data-sign=axe]")
    shown = {one.removeprefix("#i-") for one in page.evaluate(SHOWN) if one.startswith("#i-")}
    assert shown <= {sign.icon for sign in signs_of("skye")}
    page.fill("[data-side-panel] input", "axe")
    page.wait_for_selector("[data-sign=castle]", state="detached")
    page.locator("[data-sign=axe] ~ dd .link").click()
    page.wait_for_selector("[data-rules=now] .here")
    page.locator("[data-rules=turn] a").first.click()
    page.wait_for_selector("[data-here]")
    page.click("[data-panel-back]")
    expect(page.locator("[data-side-panel] h2").first).to_have_text("Rules: Isle of Skye")
    page.click("[data-panel-back]")
    expect(page.locator("[data-side-panel] input")).to_have_value("axe")
    page.wait_for_selector("[data-panel-back]", state="detached")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-side-panel]", state="detached")
    assert page.locator(".table").get_attribute("data-seq") == seq, "the table was never left"


def test_the_page_of_all_rules_leads_to_each_game_by_its_goal(pages: Pages) -> None:
    page = pages.open("/rules", PHONE, language="hu")
    expect(page.locator("[data-rules-of]")).to_have_count(len(GAMES))
    assert fitting.misfits(page) == []
    page.click("[data-rules-of=treos]")
    page.wait_for_selector("[data-rules=goal]")
    assert page.url.endswith("/rules/treos")
