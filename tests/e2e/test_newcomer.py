"""Somebody opens the address for the first time, and plays: by mouse, by keys, by touch."""

import random

import pytest

from tests.e2e import boards, playing
from tests.e2e.conftest import PHONE, Pages


def test_home_shows_three_games_and_no_dead_link(pages: Pages) -> None:
    page = pages.open("/")
    page.wait_for_selector(".game")
    assert page.locator("article.game").count() >= 3
    for link in page.locator("a[href^='/']").all():
        address = link.get_attribute("href") or ""
        answer = page.request.get(address)
        assert answer.ok, address
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    pages_of_the_bar = page.locator("header nav a")
    wide = pages_of_the_bar.count()
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert pages_of_the_bar.filter(visible=True).count() == wide, "a phone leads to all of them"


def test_bots_within_one_click(pages: Pages) -> None:
    page = pages.open("/")
    page.locator("article[data-game=dark_road] .act button").nth(1).click()
    page.wait_for_selector(".table")
    assert playing.state(page) == "asked"


def test_game_by_mouse_on_the_generic_board_to_its_end(pages: Pages) -> None:
    """With LANTERNWAY_DEEP=1 all of it by mouse."""
    page = pages.open("/")
    table = playing.play_bots(page, "skye", board="generic")
    if not playing.DEEP:
        boards.go_forward(page, table, "view.round === view.rounds")
    playing.play_whole(page, playing.by_click)
    page.locator(".prompt a").click()
    page.wait_for_selector("[data-result]")
    assert f"/t/{table}/result" in page.url
    assert page.locator(".ranks li").count() == 2
    page.get_by_role("link", name="Fairness check").click()
    assert page.locator("[data-fair]").get_attribute("data-fair") == "yes"
    assert page.locator("[data-fair] li").count() == 5


@pytest.mark.parametrize("game", ["dark_road", "treos"])
def test_every_game_can_be_played_on_the_generic_board(pages: Pages, game: str) -> None:
    page = pages.open("/")
    playing.play_bots(page, game, board="generic")
    rng = random.Random(2)
    for _ in range(25):
        assert playing.state(page) == "asked"
        before = playing.seq(page)
        playing.by_click(page, rng)
        playing.asked_again(page, before)


def test_game_by_keyboard_alone(pages: Pages) -> None:
    page = pages.open("/")
    playing.play_bots(page, "skye", board="generic")
    playing.play_some(page, playing.by_keys)


def test_game_by_touch_on_a_phone(pages: Pages) -> None:
    page = pages.open("/", size=PHONE, touch=True)
    playing.play_bots(page, "skye", board="generic")
    playing.play_some(page, playing.by_touch)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


@pytest.mark.parametrize("game", ["dark_road", "skye", "treos"])
def test_boards_answer_to_touches_and_move(pages: Pages, game: str) -> None:
    page = pages.open("/", motion="full")
    playing.play_bots(page, game)
    rng = random.Random(4)
    for _ in range(6):
        assert playing.state(page) == "asked"
        before = playing.seq(page)
        boards.point(page, rng)
        playing.asked_again(page, before)
