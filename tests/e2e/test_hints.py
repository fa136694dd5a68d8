"""A hint is asked for by its key, drawn as ghosts on the board, its first idea taken; the result says so."""

import pytest
from playwright.sync_api import expect

from tests.e2e import boards, fitting, playing
from tests.e2e.conftest import PHONE, PORCH, Pages
from tests.e2e.test_access import serious

READY = "[data-hints=ready]"


def test_a_hint_is_drawn_and_its_first_idea_is_taken(pages: Pages) -> None:
    page = pages.open(PORCH, settings='{"asking":"always"}')
    table = boards.open_table(page, "dark_road", 2)
    assert playing.state(page) == "asked"
    page.keyboard.press("h")
    page.locator(READY).wait_for()
    ideas = page.locator("[data-idea]")
    count = ideas.count()
    assert 2 <= count <= 3
    expect(page.locator("[data-ghosts]")).to_have_attribute("data-ghosts", str(count))
    first = ideas.first.get_attribute("data-idea")
    assert serious(page) == []
    before = page.locator(".table").get_attribute("data-seq")
    page.locator("[data-take='1']").click()
    if page.wait_for_function(playing.OUTCOME, arg=before).json_value() == "confirm":
        expect(page.locator(READY)).to_be_visible()  # it is chosen, not done
        page.locator("[data-confirm]").first.click()
    page.wait_for_function(playing.GONE_ON, arg=before)
    page.locator("[data-hints]").wait_for(state="detached")
    told = page.request.get(f"/api/tables/{table}/picture").json()
    assert told["picture"]["table"]["hints"] == {"state": "free", "used": [1, 0]}
    own = [one["notation"] for one in told["moments"] if one["notation"]]
    assert own == [first]
    page.request.post(f"/api/tables/{table}/end", data={"id": "end", "seat": 0})
    page.goto(f"/t/{table}/result")
    expect(page.locator("[data-hinted]")).to_contain_text("asked for one hint")


def test_on_a_phone_ideas_come_one_by_one_in_the_place_of_the_question(pages: Pages) -> None:
    page = pages.open(PORCH, PHONE, touch=True, settings='{"asking":"always"}')
    boards.open_table(page, "skye", 2)
    assert playing.state(page) == "asked"
    page.locator("[data-hint-button]").tap()
    page.locator(READY).wait_for()
    assert page.locator("[data-idea]").count() == 1
    # the sheet lies where prices are set: the tile that the idea is about is in it
    expect(page.locator("[data-idea] [data-pictures] > svg").first).to_be_visible()
    assert fitting.misfits(page) == []
    before = page.locator(".table").get_attribute("data-seq")
    page.locator("[data-take='1']").tap()
    page.locator("[data-hints]").wait_for(state="detached")
    assert page.wait_for_function(playing.OUTCOME, arg=before).json_value() in ("confirm", "on")


def test_a_price_is_drawn_at_its_tile(pages: Pages) -> None:
    page = pages.open(PORCH, settings='{"asking":"always"}')
    table = boards.make_table(page, "skye", 2)
    boards.go_forward(page, table, "verbs.includes('price')")
    boards.enter(page, table, "skye")
    assert playing.state(page) == "asked"
    page.keyboard.press("h")
    page.locator(READY).wait_for()
    count = str(page.locator("[data-idea]").count())
    expect(page.locator("[data-ghosts]")).to_have_attribute("data-ghosts", count)


COVERED = """() => {
  const panel = document.querySelector('[data-hints]');
  const cuts = one => one.scrollWidth > one.clientWidth + 1;
  const isCovered = thing => {
    const box = thing.getBoundingClientRect();
    return panel.contains(document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2));
  };
  return [...document.querySelectorAll('.world [data-target]')].filter(isCovered).length
    + [panel, ...panel.querySelectorAll('[data-idea]')].filter(cuts).length;
}"""


def test_who_chooses_from_the_supply_sees_it_beside_the_hint(pages: Pages) -> None:
    page = pages.open(PORCH, language="hu", settings='{"asking":"always"}')
    table = boards.make_table(page, "skye", 3)
    boards.go_forward(page, table, "view.round > 2 && verbs.includes('buy')")
    boards.enter(page, table, "skye")
    assert playing.state(page) == "asked"
    assert page.locator(".world [data-target]").count() > 0
    page.keyboard.press("h")
    page.locator(READY).wait_for()
    assert page.evaluate(COVERED) == 0


QUESTION_UNDER_HINT = """() => {
  const words = document.createRange();
  words.selectNodeContents(document.querySelector('[data-question]'));
  const button = document.querySelector('[data-hint-button]').getBoundingClientRect();
  return [...words.getClientRects()].some(line =>
    line.right > button.left && line.left < button.right
    && line.bottom > button.top && line.top < button.bottom);
}"""


@pytest.mark.parametrize("language", ["en", "pl", "hu"])
def test_on_a_phone_the_button_never_lies_over_the_question(pages: Pages, language: str) -> None:
    page = pages.open(PORCH, PHONE, touch=True, language=language)
    boards.open_table(page, "dark_road", 2)
    assert playing.state(page) == "asked"
    assert not page.evaluate(QUESTION_UNDER_HINT)
