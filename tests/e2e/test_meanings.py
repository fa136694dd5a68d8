"""Every sign, number, place and caption says what it means when one rests on it."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import boards, playing
from tests.e2e.conftest import PHONE, PORCH, Pages

NOTE = ".live .note"
FRAME = ".frame"
MOVED = (
    "([frame, places]) => !places.includes(document.querySelector(frame)?.getAttribute('style'))"
)
"""Another thing is framed than any of these."""

SAID = {
    "dark_road": {
        ".pl .stat span:has(use[href='#i-prestige']) b": "The base score is the lower of coins and prestige",
        ".pl:nth-child(2) [data-clause='DR-3.7'] b": "Coins and deeds are secret",
        ".pl .stat span:has(use[href='#i-horseshoe']) b": "at most one horseshoe",
        ".stage [data-clause='DR-5.1.1'] text": "Great Bazaar: before buying",
        ".stage [data-clause='DR-7.1.2'] text": "a shortcut costs 3 lanterns",
        ".stage [data-clause='DR-7.3.3'] text": "Heroes of the town are delivered",
        ".bar [data-clause='DR-4.4.1']": "moves the wagon pawn clockwise",
        ".dock [data-clause='DR-4.6.5']": "one spent die leaves the game",
        ".world [data-clause='DR-7.4.1'] b": "The leader chooses one good fortune",
        ".world [data-clause='DR-12.2']": "The base score",
    },
    "skye": {".pl .stat span:has(use[href='#i-coin']) b": "Gold."},
    "treos": {".pl .stat span:has(use[href='#i-coin']) b": "Gold."},
}
"""What is rested on, and what is then said."""


@pytest.mark.parametrize("game", SAID)
def test_whatever_is_rested_on_says_what_it_means(pages: Pages, game: str) -> None:
    page = pages.open(PORCH)
    boards.open_table(page, game, seats=2)
    assert playing.state(page) == "asked"
    for thing, words in SAID[game].items():
        page.locator(thing).first.hover()
        expect(page.locator(NOTE)).to_contain_text(words)
        rest_nowhere(page)


def test_a_finger_that_rests_on_a_number_is_told_too(pages: Pages) -> None:
    page = pages.open(PORCH, PHONE, touch=True)
    boards.open_table(page, "dark_road", seats=2)
    assert playing.state(page) == "asked"
    page.locator("[data-tab=people]").tap()
    number = page.locator(".pl .stat span:has(use[href='#i-lantern']) b").first
    with boards.resting_finger(page, number):
        expect(page.locator(NOTE)).to_contain_text("Lantern. ")
    expect(page.locator(NOTE)).to_have_count(0)


@pytest.mark.parametrize("game", SAID)
def test_by_keys_one_thing_after_another_says_what_it_is(pages: Pages, game: str) -> None:
    page = pages.open(PORCH)
    boards.open_table(page, game, seats=2)
    assert playing.state(page) == "asked"
    page.locator("[data-zone=people]").focus()
    page.keyboard.press("i")
    expect(page.locator(FRAME)).to_have_count(1)
    places = [page.locator(FRAME).get_attribute("style")]
    said = [page.locator(NOTE).inner_text()]
    for key in ("ArrowRight", "ArrowDown", "ArrowDown", "F6", "ArrowDown"):
        page.keyboard.press(key)
        page.wait_for_function(MOVED, arg=[FRAME, places])
        places.append(page.locator(FRAME).get_attribute("style"))
        said.append(page.locator(NOTE).inner_text())
    assert all(said)
    assert len(set(said)) > 2
    assert page.evaluate("() => document.activeElement.dataset.zone") == "people"
    assert page.locator(playing.CONFIRM).count() == 0, "nothing was chosen"
    page.keyboard.press("Escape")
    expect(page.locator(NOTE)).to_have_count(0)
    expect(page.locator(FRAME)).to_have_count(0)


def test_by_keys_a_locked_thing_says_why(pages: Pages) -> None:
    page = pages.open(PORCH)
    table = boards.make_table(page, "skye", seats=3)
    boards.go_forward(page, table, "verbs.includes('pass') && view.seats[0].gold < 3")
    boards.enter(page, table, "skye")
    assert playing.state(page) == "asked"
    locked = page.locator(".world [data-standing=locked]")
    assert locked.count() > 0
    page.locator("[data-zone=world]").focus()
    page.keyboard.press("i")
    heard = []
    for _ in range(30):
        expect(page.locator(FRAME)).to_have_count(1)
        heard.append(page.locator(NOTE).inner_text())
        if "to spend" in heard[-1]:
            return
        page.keyboard.press("ArrowDown")
        boards.drawn(page)
    raise AssertionError(f"no reason was told: {heard}")


def rest_nowhere(page: Page) -> None:
    page.mouse.move(1, 1)
    expect(page.locator(NOTE)).to_have_count(0)
