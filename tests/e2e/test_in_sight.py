"""What is asked is in sight: never in a shut drawer, on a phone in the tab that opens; and the board stays
where it is under the finger that chooses.

With LANTERNWAY_DEEP=1 every question beside the board at every width of a drawer; one in the usual run.
"""

import os

import pytest
from playwright.sync_api import Page

from tests.e2e import boards, fitting, playing
from tests.e2e.conftest import PHONE, PORCH, Pages

TABLET = (1024, 768)


BESIDE = [
    ("treos", "verbs.includes('take') || verbs.includes('deliver')"),
    ("treos", "verbs.includes('use') || verbs.includes('fulfil')"),
    ("dark_road", "verbs.includes('deed')"),
    ("dark_road", "verbs.includes('recruit')"),
    ("skye", "verbs.includes('advance')"),
    ("skye", "verbs.includes('buy')"),
]
"""Questions that are answered, wholly or in part, beside the board."""
DRAWERS = (
    [(*question, width) for question in BESIDE for width in (900, 1024, 1199)]
    if os.environ.get("LANTERNWAY_DEEP")
    else [(*BESIDE[0], 900)]
)

_ALL_SHOWN = """() => {
  const lit = [...document.querySelectorAll('.world [data-standing=legal], .world [data-choice]')];
  const shown = one => one.checkVisibility({visibilityProperty: true});
  return document.querySelector('.prompt[data-state=asked]') && lit.every(shown);
}"""


def lit_in_sight(page: Page, where: str) -> None:
    """Waits until something lit can be seen in this part of the table."""
    page.locator(f"{where} [data-standing=legal]").first.wait_for()


def test_a_drawer_opens_for_what_is_asked_in_it(pages: Pages) -> None:
    page = pages.open(PORCH, TABLET)
    table = boards.make_table(page, "skye", 5)
    boards.go_forward(page, table, "verbs.includes('buy')")
    boards.enter(page, table, "skye")
    lit_in_sight(page, ".world")
    stage, world = page.locator(".stage").bounding_box(), page.locator(".world").bounding_box()
    assert stage is not None
    assert world is not None
    assert stage["x"] + stage["width"] <= world["x"] + 1, "it lies beside the board, not over it"


@pytest.mark.parametrize(("game", "until", "width"), DRAWERS)
def test_nothing_that_is_asked_lies_in_a_shut_drawer(
    pages: Pages, game: str, until: str, width: int
) -> None:
    page = pages.open(PORCH, (width, 700))
    boards.enter(page, boards.table_asking(page, game, until), game)
    page.wait_for_function(_ALL_SHOWN)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_who_shuts_the_drawer_has_the_answers_in_the_window(pages: Pages) -> None:
    page = pages.open(PORCH, (900, 700), language="hu")
    table = boards.make_table(page, "dark_road", 3)
    boards.go_forward(page, table, "verbs.includes('fortune')")
    boards.enter(page, table, "dark_road")
    lit_in_sight(page, ".world")
    page.locator(".drawer").click()
    page.wait_for_selector(".prompt [data-choice^=fortune]")
    assert fitting.misfits(page) == []


def test_on_a_phone_the_tab_of_the_question_opens(pages: Pages) -> None:
    page = pages.open(PORCH, PHONE, touch=True)
    table = boards.make_table(page, "dark_road", 3)
    boards.go_forward(page, table, "verbs.includes('bump')")
    boards.enter(page, table, "dark_road")
    page.wait_for_selector(".prompt[data-state=asked]")
    lit_in_sight(page, ".tabpart")
    assert page.locator("[data-tab][aria-current=page]").get_attribute("data-tab") != "board"


def test_the_board_stays_under_the_finger_that_chooses(pages: Pages) -> None:
    page = pages.open(PORCH, PHONE, touch=True, settings='{"asking": "always"}')
    table = boards.make_table(page, "treos", 2)
    boards.go_forward(page, table, "verbs.includes('go')")
    boards.enter(page, table, "treos")
    assert playing.state(page) == "asked"
    lit_in_sight(page, ".stage")
    boards.drawn(page)
    before = page.locator(".stage").bounding_box()
    page.locator(".stage [data-standing=legal]").first.dispatch_event("click")
    page.wait_for_selector(playing.CONFIRM)
    boards.drawn(page)
    assert page.locator(".stage").bounding_box() == before


_ORDER = """() => {
  const boxes = things => [...document.querySelectorAll(things)].map(one => one.getBoundingClientRect());
  const plan = Math.min(...boxes('.dock .slot').map(box => box.left));
  return {
    shown: boxes('.dock .order .shown').length,
    over: boxes('.dock .order .shown').filter(box => box.right > plan).length,
    question: boxes('.prompt .ask b')[0].width,
  };
}"""


def test_beside_an_open_drawer_nothing_lies_on_the_plan(pages: Pages) -> None:
    """Treos: what everybody has shown stands beside my plan, and the question has room for its words."""
    page = pages.open(PORCH, TABLET, language="pl")
    table = boards.make_table(page, "treos", 4)
    boards.go_forward(page, table, "verbs.includes('step') && view.phase === 'evening'")
    boards.enter(page, table, "treos")
    assert playing.state(page) == "asked"
    if page.locator("button.drawer[aria-expanded=false]").count():
        page.locator("button.drawer").click()
    page.locator(".world").wait_for()
    boards.drawn(page)
    found = page.evaluate(_ORDER)
    assert found["shown"] >= 12, "everybody has shown the bid and at least two cards"
    assert found["over"] == 0
    assert found["question"] >= 240
    assert fitting.misfits(page) == []


_COVERED = """() => {
  const {left, right, top, bottom} = document.querySelector('[data-hint-button]').getBoundingClientRect();
  const words = document.createTreeWalker(document.querySelector('.prompt .ask'), NodeFilter.SHOW_TEXT);
  const covered = [];
  while (words.nextNode()) {
    const range = document.createRange();
    range.selectNodeContents(words.currentNode);
    for (const line of range.getClientRects())
      if (line.right > left && line.left < right && line.bottom > top && line.top < bottom)
        covered.push(words.currentNode.data);
  }
  return covered;
}"""


@pytest.mark.parametrize("until", ["verbs.includes('axe')", "verbs.includes('at')"])
def test_on_a_phone_the_question_runs_round_the_button_for_hints(pages: Pages, until: str) -> None:
    page = pages.open(PORCH, PHONE, touch=True, language="hu")
    table = boards.make_table(page, "skye", 3)
    boards.go_forward(page, table, until)
    boards.enter(page, table, "skye")
    page.wait_for_selector("[data-hint-button]")
    boards.drawn(page)
    assert page.evaluate(_COVERED) == []
