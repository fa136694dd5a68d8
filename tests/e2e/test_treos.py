"""Treos on its own board: games by mouse, keys and touch, whole with LANTERNWAY_DEEP=1; ways of cards, plans
by drag."""

import random

import pytest

from tests.e2e import boards, playing
from tests.e2e.conftest import PHONE, PORCH, Pages
from tests.e2e.test_access import TAB, serious

QUICK = "level:2"
"""A bot that makes for the goal, so that a game ends soon."""


LATE = "view.seats.some(seat => seat.gold > 13)"
"""Somebody has two thirds of the gold that ends the game."""


def test_game_by_mouse_to_its_end(pages: Pages) -> None:
    page = pages.open(PORCH)
    boards.open_late(page, "treos", LATE, bot=QUICK)
    playing.play_whole(page, boards.by_mouse)
    page.locator(".prompt a").click()
    page.wait_for_selector("[data-result]")
    assert page.locator(".ranks li").count() == 2


def test_game_by_keyboard_alone(pages: Pages) -> None:
    page = pages.open(PORCH)
    boards.open_table(page, "treos", bot=QUICK)
    playing.play_some(page, boards.by_keys)


def test_game_by_touch_on_a_phone(pages: Pages) -> None:
    page = pages.open(PORCH, size=PHONE, touch=True)
    boards.open_table(page, "treos", bot=QUICK)
    playing.play_some(page, boards.by_touch)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_card_shows_its_ways_and_is_planned_by_drag(pages: Pages) -> None:
    page = pages.open(PORCH)
    boards.open_table(page, "treos")
    assert playing.state(page) == "asked"
    cards = page.locator(".dock .hand [data-target^='card:']")
    assert cards.count() >= 5
    reached = 0
    for card in cards.all():
        card.hover()
        reached = max(reached, page.locator(".stage .reach").count())
    assert reached > 0
    before = playing.seq(page)
    first = cards.first.get_attribute("data-target")
    midday = page.locator(".dock .slot").nth(2)
    cards.first.drag_to(midday)
    playing.asked_again(page, before)
    assert midday.locator(f"[data-piece='{first}']").count() == 1
    before = playing.seq(page)
    other = cards.first.get_attribute("data-target")
    cards.first.drag_to(midday)
    playing.asked_again(page, before)
    assert midday.locator(f"[data-piece='{other}']").count() == 1
    assert page.locator(f".dock .hand [data-target='{first}']").count() == 1, "it is in hand again"
    in_hand = cards.count()
    before = playing.seq(page)
    page.locator("[data-clear]").click()
    playing.asked_again(page, before)
    assert cards.count() == in_hand + 1, "all that was laid is in hand again"
    assert (
        page.locator("[data-clear], [data-ready]")
        .and_(page.locator("[aria-disabled=true]"))
        .count()
        == 2
    )


def planned(view: str = "") -> str:
    """The plan is made but for the symbol, and something else if so."""
    slots = "['bid', 'morning', 'midday', 'evening']"
    cards = f"{slots}.every(slot => typeof view.seats[0].plan[slot] === 'number')"
    return f"!view.order.length && !view.seats[0].plan.symbol && {cards}{view}"


def test_the_symbol_is_dragged_into_a_phase_and_bids_turn_over(pages: Pages) -> None:
    page = pages.open(PORCH, motion="no-preference")
    table = boards.make_table(page, "treos", seats=3)
    boards.go_forward(page, table, planned(" && (view.seats[0].plan.left ?? []).length"))
    boards.enter(page, table, "treos")
    assert playing.state(page) == "asked"
    page.locator(".dock .loose").drag_to(page.locator(".dock .slot").nth(2))
    page.wait_for_selector(playing.CONFIRM)
    assert page.locator("[data-target='phase:midday']").get_attribute("data-standing") == "chosen"
    assert boards.turned_over(page, ".dock [data-bid]", playing.CONFIRM) == 3


def test_a_resting_finger_shows_the_ways_of_a_card_and_chooses_nothing(pages: Pages) -> None:
    page = pages.open(PORCH, size=PHONE, touch=True)
    boards.open_table(page, "treos")
    assert playing.state(page) == "asked"
    before = playing.seq(page)
    boards.tab_opened(page)
    hand, sheet = (
        page.locator(".hand [data-target^='card:']"),
        page.locator(".prompt [data-choice^='bid ']"),
    )
    assert (hand.count(), sheet.count()) == (5, 0), "the hand is shown once"
    page.locator("[data-tab=board]").tap()
    sheet.first.wait_for()
    reached = 0
    for card in sheet.all():
        with boards.resting_finger(page, card):
            reached = max(reached, page.locator(".stage .reach").count())
    assert reached > 0
    assert page.locator(".stage .reach").count() == 0
    assert playing.seq(page) == before
    assert page.locator("[data-confirm]").count() == 0


@pytest.mark.parametrize(("theme", "language"), [("light", "en"), ("dark", "pl"), ("dark", "hu")])
def test_board_is_accessible_and_speaks(pages: Pages, theme: str, language: str) -> None:
    phone = language == "pl"
    page = pages.open(
        PORCH, size=PHONE if phone else (1440, 900), touch=phone, theme=theme, language=language,
        settings=f'{{"theme": "{theme}"}}',
    )  # fmt: skip
    boards.open_table(page, "treos", seats=3)
    rng = random.Random(5)
    for step in range(10):
        assert playing.state(page) == "asked"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if step in (0, 9):
            assert serious(page) == []
        before = playing.seq(page)
        (boards.by_touch if phone else boards.by_mouse)(page, rng)
        playing.asked_again(page, before)
    for tab in page.locator("[data-tab]").all() if phone else []:
        tab.tap()
        assert serious(page, TAB) == []
    assert "treos-" not in page.locator(".table").inner_text()
