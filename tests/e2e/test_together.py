"""Two people at one table in two browsers, whatever happens to the line; and two at one device."""

import random

from playwright.sync_api import Browser, Page

from tests.e2e import playing
from tests.e2e.conftest import Pages, Server


def two_at_a_table(pages: Pages) -> tuple[Page, Page, str]:
    """Ada opens a table with a free seat, Bence comes by her link, Ada starts."""
    ada = pages.open("/")
    ada.locator("article[data-game=skye] .act .pri").click()
    dialog = ada.locator("dialog")
    dialog.locator("input[autocomplete=nickname]").fill("Ada")
    dialog.locator(".seg button").filter(has_text="2").first.click()
    dialog.locator(".seat select").nth(1).select_option("open")
    dialog.locator("button[type=submit]").click()
    link = ada.locator("input[readonly]").input_value()
    bence = pages.open(link.removeprefix(pages.url))
    bence.locator("input[autocomplete=nickname]").fill("Bence")
    bence.get_by_role("button", name="Sit here").click()
    ada.get_by_role("button", name="Start the game").click()
    table = ada.url.split("/t/")[1].split("?")[0]
    for page in (ada, bence):
        page.wait_for_selector(".table")
        page.goto(f"/t/{table}?board=generic")
        page.wait_for_selector(".prompt")
    return ada, bence, table


def is_asked(page: Page) -> bool:
    """Whether something is asked at this moment."""
    return bool(page.evaluate(f"({playing.WAIT})() === 'asked'"))


def play_some(people: list[Page], decisions: int, rng: random.Random) -> None:
    """Whoever is asked answers, so many times."""
    for _ in range(decisions):
        playing.until(people[0], lambda: any(map(is_asked, people)))
        page = rng.choice([page for page in people if is_asked(page)])
        before = playing.seq(page)
        playing.by_click(page, rng)
        playing.asked_again(page, before)


PRESENT = """async table => {
  const {picture} = await (await fetch(`/api/tables/${table}/picture?since=100000`)).json();
  return document.querySelector('.table')?.dataset.seq === String(picture.seq);
}"""
"""The page shows where the table stands."""


WORDS = """async ([table, seat]) => {
  const said = await (await fetch(`/api/tables/${table}/text?seat=${seat}&lang=en`)).json();
  const shown = [...document.querySelectorAll('.stage li')].map(line => line.textContent);
  const lines = said.sections.flatMap(part => part.words);
  return lines.length > 0 && lines.every(line => shown.includes(line));
}"""
"""The table in words is what the server says of it now."""


def log_of(page: Page) -> list[str]:
    return [line for line in page.locator(".log p").all_inner_texts() if "Ada" in line]


def test_two_browsers_through_reload_lost_line_and_restart(
    browser: Browser, own_server: Server
) -> None:
    pages = Pages(browser, own_server.url)
    pages.forgiven = (
        *("WebSocket", "ERR_INTERNET_DISCONNECTED", "ERR_CONNECTION_REFUSED"),
        "status of 503",  # what a server answers while it stops
    )
    rng = random.Random(3)
    ada, bence, table = two_at_a_table(pages)
    people = [ada, bence]
    play_some(people, 4, rng)

    bence.reload()
    bence.wait_for_selector(".prompt")
    play_some(people, 3, rng)

    bence.context.set_offline(True)
    bence.wait_for_selector("[data-link=lost]")
    play_some([ada], 1, rng) if is_asked(ada) else None
    bence.context.set_offline(False)
    bence.wait_for_selector("[data-link=open]", state="attached")
    play_some(people, 2, rng)

    for page in people:  # what is asked while a server stops is refused
        page.route("**/text?*", lambda asked: asked.fulfill(status=503))
    play_some(people, 1, rng)
    own_server.stop()
    for page in people:
        page.wait_for_selector("[data-link=lost], [data-link=away]")
        page.unroute_all()
    own_server.start()
    for seat, page in enumerate(people):
        page.wait_for_selector("[data-link=open]", state="attached")
        page.wait_for_function(WORDS, arg=[table, seat])
    play_some(people, 3, rng)

    for page in people:
        page.wait_for_function(PRESENT, arg=table)
    assert log_of(ada) == log_of(bence)
    assert ada.evaluate(f"fetch('/api/tables/{table}').then(r => r.json())")["status"] == "playing"
    pages.close()
    pages.check()


def test_a_word_at_the_table_reaches_the_other(pages: Pages) -> None:
    ada, bence, _ = two_at_a_table(pages)
    for page in (ada, bence):
        page.get_by_role("tab", name="Chat").click()
    ada.get_by_placeholder("Say something").fill("Good luck!")
    ada.keyboard.press("Enter")
    bence.get_by_text("Good luck!").wait_for()
    bence.reload()
    bence.get_by_role("tab", name="Chat").click()
    bence.get_by_text("Good luck!").wait_for()


def test_undo_takes_a_step_back_for_both(pages: Pages) -> None:
    ada, _, _ = two_at_a_table(pages)
    rng = random.Random(1)
    asked = playing.state(ada)
    assert asked == "asked"
    question = ada.locator("[data-question]").inner_text()
    before = playing.seq(ada)
    playing.by_click(ada, rng)
    playing.asked_again(ada, before)
    before = playing.seq(ada)
    ada.get_by_role("button", name="Undo").click()
    playing.asked_again(ada, before)
    assert ada.locator("[data-question]").inner_text() == question


def test_a_curtain_falls_between_two_at_one_device(pages: Pages) -> None:
    page = pages.open("/")
    page.locator("article[data-game=treos] .act .pri").click()
    dialog = page.locator("dialog")
    dialog.locator(".seg button").filter(has_text="2").first.click()
    dialog.locator(".seat select").nth(1).select_option("me")
    dialog.locator(".seat input").nth(0).fill("Ada")
    dialog.locator(".seat input").nth(1).fill("Bence")
    dialog.locator("button[type=submit]").click()
    page.wait_for_selector(".curtain")
    assert page.locator(".stage").count() == 0
    seen = []
    rng = random.Random(5)
    for _ in range(30):
        if playing.state(page) == "curtain":
            seen.append(page.locator(".curtain h1").inner_text())
            assert page.locator("[data-choice], [data-target]").count() == 0
            page.locator(".curtain .pri").click()
            page.wait_for_selector(".prompt")
            if "board=generic" not in page.url:
                page.goto(page.url + "?board=generic")
            if len(seen) >= 4:
                break
            continue
        before = playing.seq(page)
        playing.by_click(page, rng)
        playing.asked_again(page, before)
    assert any("Ada" in one for one in seen)
    assert any("Bence" in one for one in seen)


BACK = """() => {
  if (document.querySelector('.prompt[data-state=over]')) return 'over';
  const back = [...document.querySelectorAll('.prompt button')].find(one => one.innerText === 'I am back');
  back?.click();
  return back && 'back';
}"""


def test_a_bot_plays_for_me_until_i_am_back(pages: Pages) -> None:
    page = pages.open("/")
    playing.play_bots(page, "skye", board="generic")
    assert playing.state(page) == "asked"
    page.get_by_role("button", name="More").click()
    page.get_by_role("button", name="Let a bot play for me: Random").click()
    page.wait_for_function("() => Number(document.querySelector('.table').dataset.seq) > 12")
    page.wait_for_function(BACK)  # the bot may end the game first
    page.wait_for_selector(".prompt[data-state=asked], .prompt[data-state=over]")


def test_replay_links_to_a_move(pages: Pages) -> None:
    page = pages.open("/")
    table = playing.play_bots(page, "skye", board="generic")
    rng = random.Random(1)
    for _ in range(6):
        assert playing.state(page) == "asked"
        before = playing.seq(page)
        playing.by_click(page, rng)
        playing.asked_again(page, before)
    page.goto(f"/t/{table}/replay?ply=2&board=generic")
    page.wait_for_selector("[data-ply='2']")
    page.get_by_role("button", name="One move forward").click()
    page.wait_for_selector("[data-ply='3']")
    page.wait_for_url("**ply=3**")
    page.keyboard.press("ArrowLeft")
    page.wait_for_selector("[data-ply='2']")
    page.keyboard.press("Home")
    page.wait_for_selector("[data-ply='0']")


def test_somebody_watches_and_can_do_nothing(pages: Pages) -> None:
    ada, bence, table = two_at_a_table(pages)
    watcher = pages.open(f"/t/{table}?board=generic")
    watcher.wait_for_selector(".prompt")
    watcher.locator(".prompt", has_text="You watch").wait_for()
    before = playing.seq(watcher)
    play_some([ada, bence], 6, random.Random(2))
    playing.goes_on(watcher, before)
    assert watcher.locator("[data-choice], [data-target]").count() == 0
    ada.get_by_text("1 watches").wait_for()
