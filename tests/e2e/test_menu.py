"""What lies over the table can be used: the menu, the text twin, a question to all, the drawer."""

import pytest
from playwright.sync_api import Page

from tests.e2e import boards, playing
from tests.e2e.conftest import PORCH, Pages

SIZES = {"desk": (1440, 900), "tablet": (1024, 768), "phone": (390, 844), "small": (320, 640)}
GEAR = "button[popovertarget=table-menu]"
MENU = "#table-menu"

_COVERED = """things => [...document.querySelectorAll(things)].flatMap(one => {
  one.scrollIntoView({block: 'nearest'});
  const box = one.getBoundingClientRect();
  const name = one.textContent.trim();
  if (box.left < 0 || box.top < 0 || box.right > innerWidth || box.bottom > innerHeight)
    return [`${name}: not in the window`];
  return [[.5, .5], [.04, .5], [.96, .5], [.2, .1], [.8, .9]].flatMap(([dx, dy]) => {
    const hit = document.elementFromPoint(box.left + box.width * dx, box.top + box.height * dy);
    return one.contains(hit) ? [] : [`${name}: ${hit?.className ?? 'nothing'} at ${dx}, ${dy}`];
  });
})"""


def covered(page: Page, things: str) -> list[str]:
    """Of these things, scrolled to one by one: where something else would be touched."""
    assert page.locator(things).count() > 0
    found: list[str] = page.evaluate(_COVERED, things)
    return found


def focused(page: Page, thing: str) -> bool:
    return bool(page.evaluate("thing => document.activeElement?.matches(thing)", thing))


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("game", ["skye", "dark_road"])
def test_every_entry_of_the_menu_can_be_touched(pages: Pages, game: str, size: str) -> None:
    small = size in ("phone", "small")
    page = pages.open(PORCH, SIZES[size], touch=small)
    boards.open_table(page, game, 3)
    assert playing.state(page) == "asked"
    gear = page.locator(".bar button:has(use[href='#i-gear'])")
    gear.tap() if small else gear.click()
    page.wait_for_function("() => document.querySelectorAll('.bar a, .bar button').length > 12")
    assert covered(page, ".bar button + div button, .bar button + div a") == []


def test_esc_closes_the_menu_wherever_the_focus_is(pages: Pages) -> None:
    page = pages.open(PORCH, settings='{"asking":"always"}')
    boards.open_table(page, "skye", 3)
    assert playing.state(page) == "asked"
    gear = page.locator(GEAR)
    for where in (GEAR, f"{MENU} a", ".talk [tabindex]", ".stage"):
        gear.click()
        page.locator(MENU).wait_for()
        page.locator(where).first.focus()
        page.keyboard.press("Escape")
        page.locator(MENU).wait_for(state="hidden")
        assert focused(page, GEAR), where
    # and only the menu: what was chosen stays
    page.locator("[data-choice='axe 2']").click()
    page.locator(playing.CONFIRM).wait_for()
    gear.click()
    page.keyboard.press("Escape")
    page.locator(MENU).wait_for(state="hidden")
    assert page.locator(playing.CONFIRM).is_visible()


def test_a_click_outside_closes_the_menu(pages: Pages) -> None:
    page = pages.open(PORCH)
    boards.open_table(page, "skye", 3)
    gear = page.locator(GEAR)
    gear.click()
    page.locator(MENU).wait_for()
    page.locator(".people .nm").first.click()
    page.locator(MENU).wait_for(state="hidden")
    gear.click()
    page.locator(MENU).wait_for()
    gear.click()
    page.locator(MENU).wait_for(state="hidden")


def test_a_link_closes_the_menu_even_where_it_leads_already(pages: Pages) -> None:
    page = pages.open(PORCH)
    table = boards.open_table(page, "skye", 3)
    page.goto(f"{pages.url}/t/{table}/replay")
    page.locator(GEAR).click()
    page.locator(f"{MENU} a[href$=replay]").click()
    page.locator(MENU).wait_for(state="hidden")


def test_the_menu_by_keyboard(pages: Pages) -> None:
    page = pages.open(PORCH)
    boards.open_table(page, "skye", 3)
    page.locator(GEAR).focus()
    page.keyboard.press("Enter")
    page.locator(MENU).wait_for()
    entries = page.locator(f"{MENU} a, {MENU} button:not(:disabled)")
    page.wait_for_function(f"() => document.querySelectorAll('{MENU} button').length > 8")
    count = entries.count()
    page.keyboard.press("Tab")
    assert focused(page, f"{MENU} button")
    page.locator(GEAR).focus()
    reached = set()
    for _ in range(count):
        page.keyboard.press("ArrowDown")
        reached.add(page.evaluate("() => document.activeElement.textContent.trim()"))
    assert len(reached) == count
    page.keyboard.press("ArrowDown")
    assert entries.first.evaluate("one => one === document.activeElement")
    page.keyboard.press("ArrowUp")
    assert entries.last.evaluate("one => one === document.activeElement")
    page.get_by_role("button", name="Keys").click()
    page.locator("dialog[open]").wait_for()
    assert not page.locator(MENU).is_visible()


@pytest.mark.parametrize("size", SIZES)
def test_the_text_twin_lies_over_the_board_and_under_the_question(pages: Pages, size: str) -> None:
    """Asked for the horseshoe, the prompt has three long answers and grows over the board."""
    page = pages.open(PORCH, SIZES[size], language="hu")
    table = boards.make_table(page, "dark_road")
    boards.go_forward(page, table, "verbs.includes('horseshoe')")
    boards.enter(page, table, "dark_road")
    assert playing.state(page) == "asked"
    page.keyboard.press("t")
    page.locator("[data-twin]").wait_for()
    assert covered(page, "[data-twin] button") == []
    assert covered(page, ".prompt button") == []
    page.locator("[data-twin] button").last.focus()
    page.keyboard.press("Escape")
    page.locator("[data-twin]").wait_for(state="detached")
    assert focused(page, "#main")


@pytest.mark.parametrize("size", SIZES)
def test_a_question_to_all_can_be_answered(pages: Pages, size: str) -> None:
    ada, bence, table = boards.two_people(pages, "skye")
    ada.set_viewport_size({"width": SIZES[size][0], "height": SIZES[size][1]})
    for page in (ada, bence):
        boards.enter(page, table, "skye")
        assert playing.state(page) == "asked"
    bence.locator(GEAR).click()
    bence.locator(MENU).get_by_role("button", name="Ask everyone to end").click()
    ada.locator(".consent button").first.wait_for()
    assert covered(ada, ".consent button") == []


def test_nothing_lies_over_the_drawer(pages: Pages) -> None:
    page = pages.open(PORCH, SIZES["tablet"])
    boards.open_table(page, "skye", 3)
    assert playing.state(page) == "asked"
    page.locator("button.drawer").click()
    assert covered(page, ".world > *") == []
