"""A newcomer plays the Dark Road on its own board: by mouse, by keys, by touch, and alone against the Private
Concern. With LANTERNWAY_DEEP=1 whole games, else parts of them."""

import random
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import boards, playing
from tests.e2e.conftest import PHONE, PORCH, Pages
from tests.e2e.test_access import TAB, serious

FAST = '{"motion":"still"}'

INSIDE = """thing => {
  const box = thing.getBoundingClientRect();
  for (const a of [.5, .2, .8]) for (const b of [.5, .2, .8]) {
    const [x, y] = [box.left + a * box.width, box.top + b * box.height];
    if (thing.contains(document.elementFromPoint(x, y))) return [x, y];
  }
}"""
"""A point of a thing that may be bent."""


def by_touch(page: Page, rng: random.Random) -> None:
    boards.point(page, rng, touch=True)


def by_keys(page: Page, rng: random.Random) -> None:
    """Arrows go round what can be chosen; nothing else than the keyboard is used."""
    before = playing.seq(page)
    here = "document.activeElement?.matches('[data-choice], [data-standing=legal]')"
    for _ in range(4):
        for _ in range(rng.randrange(3)):
            page.keyboard.press("ArrowRight")
        for _ in range(40):
            page.keyboard.press("ArrowRight")
            if page.evaluate(here):
                break
        else:
            raise AssertionError("arrows lead nowhere: " + page.locator(".prompt").inner_text())
        page.keyboard.press("Enter")
        went = playing.outcome(page, before)
        if went == "confirm":
            page.keyboard.press("Control+Enter")
        if went in ("confirm", "on"):
            return
    raise AssertionError("four things did not make a choice")


Answer = Callable[[Page, random.Random], None]


def play(page: Page, answer: Answer, seed: int) -> int:
    """To the end; how many decisions it took."""
    decisions = playing.play_whole(page, answer, seed=seed)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    return decisions


LATE = "view.round > 11"
"""Of thirteen rounds."""


def test_game_with_two_bots_by_mouse_to_its_end(pages: Pages) -> None:
    page = pages.open(PORCH, settings=FAST)
    table = boards.open_late(page, "dark_road", LATE, seats=3)
    assert play(page, boards.point, seed=1) > (26 if playing.DEEP else 4)
    assert page.locator(".final tbody tr.sum td.num").count() == 3
    page.locator(".prompt a").click()
    page.wait_for_selector("[data-result]")
    assert f"/t/{table}/result" in page.url
    assert page.locator(".ranks li").count() == 3


def test_game_by_keyboard_alone(pages: Pages) -> None:
    page = pages.open(PORCH, settings=FAST)
    boards.open_table(page, "dark_road", seats=3, seed="2")
    playing.play_some(page, by_keys, seed=2)


def test_game_by_touch_on_a_phone(pages: Pages) -> None:
    page = pages.open(PORCH, size=PHONE, touch=True, settings=FAST)
    boards.open_table(page, "dark_road", seats=3, seed="3")
    playing.play_some(page, by_touch, seed=3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_alone_against_the_private_concern(pages: Pages) -> None:
    page = pages.open(PORCH, settings=FAST)
    boards.open_late(page, "dark_road", LATE, seats=1, options={"private_concern": "merchant"})
    panel = page.locator("[data-concern]")
    assert playing.state(page) == "asked"
    assert "Private Concern" in panel.inner_text()
    assert page.locator("[data-piece^='pawn:']").count() == 2
    play(page, boards.point, seed=4)
    page.locator(".prompt a").click()
    page.wait_for_selector("[data-result]")
    assert "Private Concern" in page.locator(".ranks").inner_text()


@pytest.mark.parametrize("language", ["en", "pl", "hu"])
def test_draft_and_deeds_are_chosen_on_the_stage(pages: Pages, language: str) -> None:
    page = pages.open(PORCH, language=language, settings=FAST)
    boards.open_table(page, "dark_road", options={"draft": True, "deed_choice": True})
    seen = set()
    for _ in range(2):
        assert playing.state(page) == "asked"
        cards = page.locator(".opening [data-target]")
        cards.first.wait_for()
        seen.add((cards.first.get_attribute("data-target") or "").split(":")[0])
        before = playing.seq(page)
        boards.point(page, random.Random(1))
        playing.asked_again(page, before)
    assert seen == {"drawn", "steed"}


def test_a_good_in_the_wagon_is_moved_by_hand_and_by_arrows_and_turned(pages: Pages) -> None:
    page = pages.open(PORCH, settings=FAST)
    boards.open_table(page, "dark_road")
    assert playing.state(page) == "asked"
    rng = random.Random(5)
    good = page.locator(".wag g.grab[tabindex]")
    for _ in range(60):
        if good.count() > 0:
            break
        before = playing.seq(page)
        boards.point(page, rng)
        playing.asked_again(page, before)
        playing.state(page)
    was = good.first.bounding_box()
    assert was is not None
    good.first.focus()
    page.keyboard.press("ArrowDown")
    lower = good.first.bounding_box()
    assert lower is not None
    assert lower["y"] > was["y"] + 10
    x, y = good.first.evaluate(INSIDE)
    page.mouse.move(x, y)
    page.mouse.down()
    page.mouse.move(x, y - (lower["y"] - was["y"]), steps=4)
    page.mouse.up()
    again = good.first.bounding_box()
    assert again is not None
    assert abs(again["y"] - was["y"]) < 2
    good.first.focus()
    page.keyboard.press("r")
    turned = good.first.bounding_box()
    assert turned is not None
    assert abs(turned["width"] - again["height"]) < 2
    assert abs(turned["height"] - again["width"]) < 2


NOTE = ".live .note"


def test_what_a_deed_of_the_courtyard_asks_and_pays_is_told(pages: Pages) -> None:
    page = pages.open(PORCH, settings=FAST)
    table = boards.open_table(page, "dark_road")
    assert playing.state(page) == "asked"
    deed = page.locator(
        ".stage [role=img][tabindex='0']", has=page.locator("[data-anchor='from:upper']")
    )
    assert deed.locator(".pays").inner_text().strip(), "what it pays is on the card"
    told = deed.get_attribute("aria-label") or ""
    deed.hover()
    expect(page.locator(NOTE)).to_have_text(told)
    page.mouse.move(1, 1)
    expect(page.locator(NOTE)).to_have_count(0)
    deed.focus()
    expect(page.locator(NOTE)).to_have_text(told)

    phone = pages.open(
        f"/t/{table}", PHONE, touch=True, settings=FAST, person=page.context.storage_state()
    )
    phone.wait_for_selector(".table[data-board=dark_road]")
    boards.tab_opened(phone)
    phone.locator("[data-tab=board]").tap()
    with boards.resting_finger(phone, phone.locator("[data-anchor='from:upper']")):
        expect(phone.locator(NOTE)).to_have_text(told)


def test_the_end_is_counted_source_by_source(pages: Pages) -> None:
    page = pages.open(PORCH, motion="no-preference")
    table = boards.open_record(page, boards.finished("dark_road"))
    boards.stop_the_clock(page)
    page.goto(f"/t/{table}/replay?seat=-1")
    rows = page.locator(".final tbody tr")
    rows.first.wait_for()
    for counted in (1, 2, 3):
        page.clock.run_for(900)
        page.wait_for_function(
            "n => document.querySelectorAll('.final tbody tr:not(.later)').length === n",
            arg=counted,
        )
    page.get_by_role("button", name="Show all").click()
    assert page.locator(".final tbody tr.later").count() == 0
    assert page.locator(".final tr.sum td.num").count() == 2
    # the sum is in sight however long the table is, and who comes back need not wait for it
    sums = page.locator(".final tr.sum td.num")
    expect(sums.last).to_be_in_viewport()
    page.reload()
    sums.last.wait_for()
    assert page.locator(".final tbody tr.later").count() == 0


def test_the_twin_says_what_buildings_do(pages: Pages) -> None:
    page = pages.open(PORCH, settings=FAST)
    boards.open_table(page, "dark_road", options={"buildings": "first-game"})
    assert playing.state(page) == "asked"
    page.keyboard.press("t")
    page.locator("[data-twin] table").first.wait_for()
    text = page.locator("[data-twin]").inner_text()
    for word in ("Ringway Inn", "Great Bazaar", "Courtyard", "Gain 1 quartz", "Action pool"):
        assert word.lower() in text.lower(), word


@pytest.mark.parametrize(("theme", "language"), [("dark", "en"), ("light", "hu"), ("dark", "pl")])
def test_board_is_accessible_and_speaks(pages: Pages, theme: str, language: str) -> None:
    phone = language == "pl"
    page = pages.open(
        PORCH, size=PHONE if phone else (1440, 900), touch=phone, theme=theme, language=language,
        settings=f'{{"theme": "{theme}", "motion": "still"}}',
    )  # fmt: skip
    boards.open_table(page, "dark_road", seats=3)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert serious(page) == []
    for tab in page.locator("[data-tab]").all() if phone else []:
        tab.tap()
        assert serious(page, TAB) == []
    assert "dark_road-" not in page.locator(".table").inner_text()


def test_another_wagon_does_not_make_a_list_of_buttons_of_my_dice(pages: Pages) -> None:
    page = pages.open("/")
    table = boards.make_table(page, "dark_road", 3)
    boards.go_forward(page, table, "verbs.filter(verb => verb === 'bump').length > 4")
    boards.enter(page, table, "dark_road")
    assert playing.state(page) == "asked"
    prompt = page.locator(".prompt")
    high = prompt.evaluate("one => one.offsetHeight")
    page.locator("[data-open-rival='1']").click()
    expect(page.locator("[data-rival-back]")).to_be_visible()
    expect(prompt.locator("[data-choice]")).to_have_count(0)
    assert prompt.evaluate("one => one.offsetHeight") <= high
    page.locator("[data-rival-back]").click()
    expect(page.locator(".dock [data-standing=legal]").first).to_be_visible()


def test_four_merchants_are_in_sight_in_a_low_window(pages: Pages) -> None:
    page = pages.open(PORCH, size=(1280, 720))
    table = boards.make_table(page, "dark_road", 4)
    boards.go_forward(page, table, "view.round > 5 && verbs.includes('activate')")
    boards.enter(page, table, "dark_road")
    assert playing.state(page) == "asked"
    boards.drawn(page)
    people = page.locator(".people-list")
    assert people.locator("li").count() == 4
    assert people.evaluate("one => one.scrollHeight <= one.clientHeight")
