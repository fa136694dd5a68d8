"""Every sign, number, place and caption says what it means when one rests on it."""

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import boards, playing
from tests.e2e.conftest import PHONE, PORCH, Pages

NOTE = ".live .note"

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


def rest_nowhere(page: Page) -> None:
    page.mouse.move(1, 1)
    expect(page.locator(NOTE)).to_have_count(0)
