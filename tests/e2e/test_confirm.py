"""What cannot be taken back is confirmed on one button: a double click is one press, a meant press counts."""

import pytest
from playwright.sync_api import Page

from tests.e2e import boards, playing
from tests.e2e.conftest import DESK, PHONE, PORCH, Pages

QUICK = 450
"""Milliseconds that a double click may last (web/src/shell/stillness.ts)."""


def is_answered(page: Page) -> bool:
    return bool(page.evaluate("() => answers.answered >= 0"))


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_an_answer_becomes_the_one_button_that_confirms_it(
    pages: Pages, size: tuple[int, int]
) -> None:
    page = pages.open(PORCH, size=size, touch=size == PHONE)
    table = boards.make_table(page, "skye", seats=3)
    boards.go_forward(page, table, "verbs.includes('pass')")
    boards.stop_the_clock(page)
    boards.enter(page, table, "skye")
    page.locator(".prompt[data-state=asked]").wait_for()
    page.clock.run_for(1000)  # the tab of the question has opened, and all is still
    answer = page.locator(".prompt [data-choice=pass]")
    box = answer.bounding_box()
    assert box is not None
    at = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
    press = page.touchscreen.tap if size == PHONE else page.mouse.click

    press(*at)
    press(*at)  # at the same moment: a double click
    page.wait_for_selector(playing.CONFIRM)
    assert answer.bounding_box() == box, "it stays where it is"
    page.clock.run_for(QUICK - 50)
    press(*at)
    assert not is_answered(page)
    assert page.locator(playing.CONFIRM).count() == 1
    words = answer.inner_text()
    assert page.locator(".prompt button", has_text=words).count() == 1
    assert page.locator(".prompt .ask em").inner_text(), "that there is no way back is said"

    page.clock.run_for(QUICK)
    press(*at)
    assert is_answered(page)
