"""Tips at a first game: they come before the mistake, however fast the finger, and stay until they are heard.

The page's time stands still here, so a tip is as late as a test wants it to be.
"""

from collections.abc import Callable

import pytest
from playwright.sync_api import APIResponse, Page, Route, expect

from lanternway.bots import get_bot
from lanternway.core import Match, get_game, oneline
from tests.e2e import boards, playing
from tests.e2e.conftest import DESK, PHONE, PORCH, Pages

SEEN = 700
"""Milliseconds in sight after which a tip was seen (web/src/store/tips.svelte.ts)."""
PATIENCE = 1500
"""Milliseconds that an answer waits for a tip."""

TIP = "[data-tip]"
LOCK = ".prompt [data-choice=done]"
PASS = ".prompt [data-choice=pass]"


def buying(is_last: bool) -> str:
    """Skye for two: I could buy, and still have a tile to lay; as the last to buy, or before another."""
    game = get_game("skye")
    for deal in range(100):
        match = Match.deal(game, {}, 2, f"buying {deal}")
        bots = [get_bot("random", f"{deal}/{seat}") for seat in range(2)]
        while match.state.to_move():
            seat = match.state.to_move()[0]
            view, legal = match.state.view(seat), match.state.legal(seat)
            me = view.data["seats"][0]
            wanted = [view.data["stage"], view.data["start"], seat] == ["buy", int(is_last), 0]
            if wanted and me["gold"] >= 3 and any(me["drawn"]) and len(legal) > 1:
                return oneline.of(match)
            match.act(seat, bots[seat].choose(view, legal))
    raise AssertionError("nobody was ever asked to buy like this")


def is_answered(page: Page) -> bool:
    return bool(page.evaluate("() => answers.answered >= 0"))


def priced(pages: Pages, size: tuple[int, int], prices: tuple[int, int]) -> Page:
    """The first round of Skye on a page whose time stands still; the axe lies, and these prices."""
    page = pages.open(PORCH, size=size, touch=size == PHONE, settings='{"tips": true}')
    table = boards.make_table(page, "skye")
    boards.stop_the_clock(page)
    boards.enter(page, table, "skye")
    page.locator(".prompt[data-state=asked]").wait_for()
    page.clock.run_for(1000)
    press(page, "[data-choice='axe 3']")
    for slot, price in enumerate(prices):
        for _ in range(price - 1):
            press(page, f"[data-slot='{slot}'] .step button:last-child")
    return page


def press(page: Page, what: str) -> None:
    """Not as in a double click."""
    page.clock.run_for(1000)
    thing = page.locator(what).filter(visible=True).first
    thing.tap() if page.evaluate("() => 'ontouchstart' in window") else thing.click()


def withheld(page: Page) -> Callable[[], None]:
    """From now on the server answers, and tips are on their way until the function lets them come."""
    kept: list[tuple[Route, APIResponse]] = []
    comes = False

    def keep(route: Route) -> None:
        response = route.fetch()
        if comes:  # the server was slower than the test
            route.fulfill(response=response)
        else:
            kept.append((route, response))

    def let_come() -> None:
        nonlocal comes
        comes = True
        for route, response in kept:
            route.fulfill(response=response)

    page.route("**/tip?*", keep)
    return let_come


@pytest.mark.parametrize("size", [DESK, PHONE])
def test_prices_that_go_together_wait_for_the_tip_about_one_of_them(
    pages: Pages, size: tuple[int, int]
) -> None:
    page = priced(pages, size, (4, 1))
    assert page.locator(TIP).count() == 0, "nothing is said while prices are tried"
    press(page, LOCK)
    expect(page.locator("[data-tip][data-holds]")).to_have_attribute("data-tip", "nobody-can-pay")
    assert not is_answered(page)
    assert "4 · 1 · axe" in page.locator(LOCK).inner_text()
    page.clock.run_for(SEEN)
    press(page, LOCK)
    page.wait_for_function("() => answers.answered >= 0")
    page.wait_for_function("() => answers.areShown()")
    expect(page.locator(TIP)).to_be_visible()  # until it is heard
    press(page, f"{TIP} .btn.pri")
    assert page.locator(TIP).count() == 0


def test_prices_without_a_mistake_go_at_once(pages: Pages) -> None:
    page = priced(pages, DESK, (2, 1))
    press(page, LOCK)
    page.wait_for_function("() => answers.answered >= 0")
    assert page.locator(TIP).count() == 0


def test_a_tip_that_comes_when_the_finger_was_faster_holds_the_answer(pages: Pages) -> None:
    page = priced(pages, PHONE, (4, 1))
    let_come = withheld(page)
    press(page, LOCK)
    page.locator(".prompt[data-state=sent]").wait_for()
    page.clock.run_for(PATIENCE - 100)
    assert not is_answered(page), "it waits for what is to be heard"
    let_come()
    page.locator("[data-tip][data-holds]").wait_for()
    assert not is_answered(page)
    press(page, f"{TIP} .btn.pri")
    press(page, LOCK)
    page.wait_for_function("() => answers.answered >= 0")


def test_an_answer_does_not_wait_for_ever_and_the_tip_is_told_all_the_same(pages: Pages) -> None:
    page = priced(pages, PHONE, (4, 1))
    let_come = withheld(page)
    press(page, LOCK)
    page.locator(".prompt[data-state=sent]").wait_for()
    page.clock.run_for(PATIENCE)
    page.wait_for_function("() => answers.answered >= 0")
    assert page.locator(TIP).count() == 0
    let_come()
    expect(page.locator(TIP)).to_be_visible()
    assert page.locator("[data-holds]").count() == 0


@pytest.mark.parametrize("is_last", [True, False], ids=["way back", "no way back"])
def test_a_choice_waits_for_its_tip_whether_it_can_be_taken_back_or_not(
    pages: Pages, is_last: bool
) -> None:
    """Who buys last and buys nothing does so at the first press: there is a way back, for nobody has seen
    more since. With buyers still to come there is none, and it is confirmed; who does that before the tip
    came is asked again."""
    page = pages.open(PORCH, size=PHONE, touch=True, settings='{"tips": true}')
    table = boards.play_on(page, buying(is_last))
    boards.stop_the_clock(page)
    boards.enter(page, table, "skye")
    page.locator(".prompt[data-state=asked]").wait_for()
    page.clock.run_for(1000)
    let_come = withheld(page)
    if not is_last:
        press(page, PASS)
        page.wait_for_selector(playing.CONFIRM)
    press(page, PASS)
    page.locator(".prompt[data-state=sent]").wait_for()
    let_come()
    expect(page.locator("[data-tip][data-holds]")).to_have_attribute("data-tip", "pass-with-gold")
    assert not is_answered(page)
    page.wait_for_selector(playing.CONFIRM)
    page.clock.run_for(SEEN)
    press(page, PASS)
    page.wait_for_function("() => answers.answered >= 0")
