"""A puzzle in the browser: from the home page to the list, solved on the board, explained, the next one."""

from playwright.sync_api import Page

from lanternway.core.registry import get_game
from lanternway.puzzles.pack import puzzles_of
from lanternway.puzzles.puzzle import Puzzle
from tests.e2e import playing
from tests.e2e.conftest import Pages

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
    page.click("[data-next]")
    page.wait_for_selector("[data-puzzle-panel=asked]")
    page.goto(f"{pages.url}/puzzles")
    page.wait_for_selector(f"[data-puzzle='{puzzle.id}'][data-state=solved]")
