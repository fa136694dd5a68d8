"""Hands for tests: start a table, answer questions by mouse, keyboard or touch, until the game is over.

Only what a person sees is used: buttons with `data-choice`, lit things (`data-standing=legal`), and the
button that confirms.
"""

import random
from collections.abc import Callable

from playwright.sync_api import Locator, Page

STATE = ".prompt[data-state]"
CHOICES = "[data-choice]:not([disabled])"
LIT = "[data-standing=legal]"
CONFIRM = "[data-confirm]"

WAIT = """() => {
  const prompt = document.querySelector('.prompt[data-state]');
  const curtain = document.querySelector('.curtain');
  return curtain ? 'curtain' : ['asked', 'over'].includes(prompt?.dataset.state) && prompt.dataset.state;
}"""


def play_bots(page: Page, game: str, seats: int = 2, bot: str = "random", board: str = "") -> str:
    """A new table by the dialog: me and bots. Its id."""
    page.locator(f"article[data-game={game}] .act .pri").click()
    dialog = page.locator("dialog")
    dialog.locator(".seg button").filter(has_text=str(seats)).first.click()
    for seat in range(1, seats):
        dialog.locator(".seat select").nth(seat).select_option(f"bot:{bot}")
    dialog.locator("button[type=submit]").click()
    page.wait_for_selector(".table")
    table = page.url.split("/t/")[1].split("?")[0]
    if board:
        page.goto(f"/t/{table}?board={board}")
        page.wait_for_selector(".table")
    return table


def state(page: Page, timeout: float = 30_000) -> str:
    """Waits until something is asked or the game is over; which of them."""
    return str(page.wait_for_function(WAIT, timeout=timeout).json_value())


def asked_again(page: Page, before: str) -> None:
    """Waits until the table has gone on from `before` (the `data-seq` of the frame)."""
    page.wait_for_function(
        "before => document.querySelector('.table')?.dataset.seq !== before "
        "|| document.querySelector('.curtain')",
        arg=before,
    )


def seq(page: Page) -> str:
    return page.locator(".table").get_attribute("data-seq") or ""


def answers(page: Page) -> list[Locator]:
    """Everything that can be chosen now, as it is shown."""
    for where in (f".stage {CHOICES}", f".prompt {CHOICES}", LIT):
        found = [one for one in page.locator(where).all() if one.is_visible()]
        if found:
            return found
    return []


def play_whole(
    page: Page,
    answer: Callable[[Page, random.Random], None],
    limit: int = 2000,
    seed: int = 1,
) -> int:
    """Answers until the game is over; how many decisions it took."""
    rng = random.Random(seed)
    for count in range(limit):
        if state(page) == "over":
            return count
        before = seq(page)
        answer(page, rng)
        asked_again(page, before)
    raise AssertionError(f"the game is not over after {limit} decisions")


def by_click(page: Page, rng: random.Random) -> None:
    """Click one of the choices; confirm if that is asked."""
    before = seq(page)
    buttons = page.locator(f".stage {CHOICES}, .prompt {CHOICES}")
    buttons.first.wait_for()
    buttons.nth(rng.randrange(buttons.count())).click()
    confirm_if_asked(page, before, lambda: page.locator(CONFIRM).click())


def by_touch(page: Page, rng: random.Random) -> None:
    before = seq(page)
    buttons = page.locator(f".stage {CHOICES}, .prompt {CHOICES}")
    buttons.first.wait_for()
    buttons.nth(rng.randrange(buttons.count())).tap()
    confirm_if_asked(page, before, lambda: page.locator(CONFIRM).tap())


def by_keys(page: Page, rng: random.Random) -> None:
    """Arrows to a choice, Enter chooses it, Ctrl+Enter confirms."""
    before = seq(page)
    for _ in range(rng.randrange(3) + 1):
        page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.activeElement?.matches('[data-choice], [data-target]')")
    page.keyboard.press("Enter")
    confirm_if_asked(page, before, lambda: page.keyboard.press("Control+Enter"))


def confirm_if_asked(page: Page, before: str, confirm: Callable[[], None]) -> None:
    """After a choice either the table goes on, or the button that confirms is there."""
    went_on = page.wait_for_function(
        """before => document.querySelector('.table')?.dataset.seq !== before ? 'on'
        : document.querySelector('.curtain') ? 'on'
        : document.querySelector('[data-confirm]') && 'confirm'""",
        arg=before,
    ).json_value()
    if went_on == "confirm":
        confirm()


def by_lit(page: Page, rng: random.Random) -> None:
    """On a board: touch lit things and buttons until the table goes on; confirm when that is asked."""
    before = seq(page)
    for _ in range(8):
        confirm = page.locator(CONFIRM)
        lit = [one for one in page.locator(f"{LIT}, .prompt {CHOICES}").all() if one.is_visible()]
        if confirm.count() > 0:
            confirm.click()
        elif lit:
            rng.choice(lit).click()
        page.wait_for_timeout(150)
        if seq(page) != before or page.locator(STATE).get_attribute("data-state") != "asked":
            return
    raise AssertionError("nothing that is lit leads on")
