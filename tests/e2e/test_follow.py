"""Others' turns are told: step by step, with what they are about, and nothing of mine is touched by it."""

import random

import pytest
from playwright.sync_api import Page

from tests.e2e import boards, playing
from tests.e2e.conftest import DESK, PHONE, PORCH, Pages

_NEXT = f"() => document.querySelector('[data-telling]') ? 'told' : ({playing.WAIT})()"


def until_told(page: Page, touch: bool) -> None:
    """Plays on until somebody else's turn is told."""
    rng = random.Random(2)
    hand = boards.by_touch if touch else boards.by_mouse
    for _ in range(60):
        if page.wait_for_function(_NEXT).json_value() == "told":
            return
        before = playing.seq(page)
        hand(page, rng)
        playing.asked_again(page, before)
    raise AssertionError("nobody else has had a turn")


@pytest.mark.parametrize(("game", "size"), [("dark_road", DESK), ("treos", PHONE)])
def test_a_rivals_turn_waits_for_me_step_by_step(
    pages: Pages, game: str, size: tuple[int, int]
) -> None:
    """At the pace of steps nothing depends on the machine: every step stays until it is sent on."""
    touch = size == PHONE
    page = pages.open(PORCH, size, touch=touch, motion="full", settings='{"pace": "step"}')
    boards.open_table(page, game, 2)
    until_told(page, touch)
    told = page.locator("[data-told]")
    assert told.inner_text().strip()
    if size == DESK:
        # whose turn is told has their things in the dock, and I get mine when I want them
        page.wait_for_selector(".dock [data-rival='1']")
        page.locator("[data-rival-back]").click()
        page.wait_for_selector(".dock [data-rival]", state="detached")
    # to the present at once: then I am asked, about my own things
    while page.wait_for_function(_NEXT).json_value() == "told":
        page.evaluate("() => document.querySelector('[data-skip]:not([disabled])')?.click()")
        boards.drawn(page)
    assert playing.state(page) in ("asked", "over")
    assert page.locator("[data-rival]").count() == 0


def test_a_key_goes_from_player_to_player(pages: Pages) -> None:
    page = pages.open(PORCH)
    boards.open_table(page, "skye", 3)
    assert playing.state(page) == "asked"
    for seat in ("1", "2"):
        page.keyboard.press("v")
        page.wait_for_selector(f".dock [data-rival='{seat}']")
    page.keyboard.press("v")
    page.wait_for_selector(".dock [data-rival]", state="detached")
