"""The analysis board: a line is pasted, changed by hand, searched, played for every seat, and played on."""

from playwright.sync_api import expect

from lanternway.core import Match, get_game, oneline
from tests.e2e import fitting
from tests.e2e.conftest import PHONE, Pages
from tests.e2e.test_access import serious


def test_a_pasted_line_is_searched_changed_and_played_on(pages: Pages) -> None:
    pages.forgiven = ("status of 400",)  # what is refused is what this tries
    page = pages.open("/analysis", settings='{"asking":"always"}')
    page.locator("[data-paste]").fill("lanternway:1:dark_road:2:00:AAAA")
    page.locator("[data-open-text]").click()
    expect(page.locator("[role=alert]")).to_contain_text("line")
    page.locator("[data-paste]").fill(oneline.of(Match.deal(get_game("dark_road"), {}, 2, "board")))
    page.locator("[data-open-text]").click()
    page.locator(".table[data-board=dark_road]").wait_for()
    assert serious(page) == []

    page.locator("[data-way=facts]").click()
    page.locator("dialog [type=search]").fill("seats.0.coins")
    coins = page.locator("[data-path='seats.0.coins']")
    coins.fill("-5")
    page.locator("[data-apply]").click()
    expect(page.locator("dialog [role=alert]")).to_contain_text("seats.0.coins")
    coins.fill("12")
    page.locator("[data-apply]").click()
    page.locator("dialog").wait_for(state="detached")
    page.locator(".undo").click()  # by hand or by a move: there is a way back
    expect(page.locator(".undo")).to_be_disabled()

    page.locator("[data-search]").click()
    page.locator("[data-idea]").first.wait_for()
    first = page.locator("[data-idea]").first.get_attribute("data-idea")
    stop = page.locator("[data-stop]")
    if stop.count():
        stop.click()
    page.locator("[data-search]").wait_for()
    page.locator(f"[data-idea='{first}']").click()
    page.locator("[data-confirm]").first.wait_for()
    page.keyboard.press("Control+Enter")
    expect(page.locator(".undo")).to_be_enabled()

    page.locator("[data-way=play-on]").click()
    page.locator("[data-begin-here]").click()
    page.locator("[data-from-position]").wait_for()
    assert "/t/" in page.url


def test_on_a_phone_the_board_is_found_at_home_and_its_panel_has_the_screen(pages: Pages) -> None:
    page = pages.open("/", PHONE, touch=True)
    page.locator("[data-analysis-link]").tap()
    page.locator("[data-start=skye]").tap()  # who has no position begins with the start of a game
    page.locator(".table[data-board=skye]").wait_for()
    expect(page.locator(".prompt")).to_be_visible()
    tab = page.locator("[data-tab=log]")
    expect(tab).to_contain_text("Analysis")
    tab.tap()
    expect(page.locator("[data-search]")).to_be_visible()
    expect(page.locator(".prompt")).to_be_hidden()
    assert fitting.misfits(page) == []
    page.locator("[data-search]").tap()
    idea = page.locator("[data-idea]").first
    expect(idea.locator("[data-visits]")).to_be_visible()
    stop = page.locator("[data-stop]")
    if stop.count():
        stop.tap()
    page.locator("[data-tab=board]").tap()
    expect(page.locator(".prompt")).to_be_visible()
