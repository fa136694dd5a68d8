"""A puzzle in the browser: from the home page to the list, solved on the board, explained, the next one."""

from playwright.sync_api import Page, expect

from lanternway.core.registry import get_game
from lanternway.puzzles.pack import puzzles_of
from lanternway.puzzles.puzzle import Puzzle
from tests.e2e import fitting, playing
from tests.e2e.conftest import PHONE, Pages
from tests.e2e.test_access import serious

BUSY = ".prompt[data-state=sent]"


def of_kind(kind: str) -> Puzzle:
    return next(one for one in puzzles_of("skye") if one.kind == f"skye-prompt-{kind}")


def answer(page: Page, notation: str) -> None:
    """Choose on the board and confirm: nothing counts before."""
    page.wait_for_selector(BUSY, state="detached")
    before = playing.seq(page)
    target = get_game("skye").catalogue.parse(notation).targets()[0]
    page.locator(f'[data-target="{target}"]:visible').first.click()
    playing.confirm_if_asked(page, before, lambda: page.locator(playing.CONFIRM).click())


def test_a_puzzle_is_solved_on_the_board_and_explained(pages: Pages) -> None:
    puzzle = of_kind("at")
    page = pages.open("/")
    page.wait_for_selector("[data-daily=new]")
    page.click("[data-daily] a[href='/puzzles']")
    page.click(f"[data-puzzle='{puzzle.id}'][data-state=new]")
    page.wait_for_selector("[data-puzzle-panel=asked]")
    page.click("[data-hint]")
    page.wait_for_selector(".hint")
    answer(page, puzzle.judged[1].action)
    page.wait_for_selector(".puzzle .wrong")
    answer(page, puzzle.best.action)
    page.wait_for_selector("[data-puzzle-panel=over] li.best")
    assert page.locator("[data-puzzle-panel]").count() == 1
    expect(page.locator("[data-puzzle-panel=over] li.best")).to_be_in_viewport(ratio=1)
    expect(page.locator(".stage .ghost")).to_have_count(1)
    page.locator("[data-puzzle-panel=over] li").nth(1).hover()
    page.locator("[data-puzzle-panel=over] h3").hover()
    expect(page.locator(".stage .ghost")).to_have_count(1)
    page.click("[data-next]")
    page.wait_for_selector("[data-puzzle-panel=asked]")
    page.goto(f"{pages.url}/puzzles")
    page.wait_for_selector(f"[data-puzzle='{puzzle.id}'][data-state=solved]")


def test_on_a_phone_the_puzzle_lies_over_the_board_and_is_explained(pages: Pages) -> None:
    puzzle = of_kind("at")
    page = pages.open(f"/puzzles/skye/{puzzle.id}", PHONE, touch=True)
    panel = page.locator("[data-puzzle-panel=asked]")
    expect(panel).to_be_visible()
    expect(page.locator("[data-tab=board]")).to_be_visible()
    expect(page.locator("[data-tab=log]")).to_have_count(0)
    assert fitting.misfits(page) == []
    page.locator(".sheet .close").tap()
    expect(panel).to_be_hidden()
    page.locator("button.btn.open").tap()
    expect(panel).to_be_visible()
    page.locator("[data-solution]").tap()
    best = page.locator("[data-puzzle-panel=over] li.best")
    expect(best).to_be_visible()
    assert fitting.misfits(page) == []
    assert serious(page) == []
    page.locator("[data-next]").tap()
    expect(panel).to_be_visible()
