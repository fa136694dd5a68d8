"""Isle of Skye on its own board: games by mouse, keys and touch, whole with LANTERNWAY_DEEP=1; tiles turned,
dragged, looked at."""

import random

import pytest
from playwright.sync_api import Page, expect

from tests.e2e import boards, playing
from tests.e2e.conftest import DESK, PHONE, PORCH, Pages
from tests.e2e.test_access import TAB, serious
from tests.e2e.test_fingers import ask


def until(page: Page, verb: str, rng: random.Random, limit: int = 80) -> None:
    """Plays by mouse until a choice of this verb is offered."""
    for _ in range(limit):
        assert playing.state(page) == "asked"
        if page.locator(f"[data-choice^='{verb} '], [data-target^='{verb}:']").count():
            return
        before = playing.seq(page)
        boards.by_mouse(page, rng)
        playing.asked_again(page, before)
    raise AssertionError(f"never asked: {verb}")


def result(page: Page) -> None:
    page.locator(".prompt a").click()
    page.wait_for_selector("[data-result]")


def test_game_by_keyboard_alone(pages: Pages) -> None:
    page = pages.open(PORCH)
    boards.open_table(page, "skye")
    playing.play_some(page, boards.by_keys)


LATE = "view.round === view.rounds - 1"
"""The land is large, and a round's end is still to come."""


def test_game_by_touch_on_a_phone_to_its_end(pages: Pages) -> None:
    page = pages.open(PORCH, size=PHONE, touch=True)
    boards.open_late(page, "skye", LATE)
    playing.play_whole(page, boards.by_touch)
    result(page)
    assert page.locator(".ranks li").count() == 2
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_game_of_journeyman_by_mouse_with_five_seats_to_its_end(pages: Pages) -> None:
    page = pages.open(PORCH)
    boards.open_late(page, "skye", "view.round === view.rounds", 5, options={"journeyman": True})
    assert page.locator(".lands button").count() == 5
    assert page.locator(".people-list").evaluate("one => one.scrollHeight <= one.clientHeight"), (
        "everybody is in sight"
    )
    playing.play_whole(page, boards.by_mouse)
    result(page)
    assert page.locator(".ranks li").count() == 5


def test_tile_is_turned_by_key_wheel_and_button(pages: Pages) -> None:
    rng = random.Random(2)
    page = pages.open(PORCH)
    boards.open_table(page, "skye")
    for _ in range(12):
        until(page, "turn", rng)
        if page.locator(".prompt .pick").count() > 1:
            break
        before = playing.seq(page)
        boards.by_mouse(page, rng)
        playing.asked_again(page, before)
    shown = page.locator(".stage [data-choice^='turn ']")
    before = playing.seq(page)
    ways = [shown.get_attribute("data-choice")]
    page.keyboard.press("r")
    ways.append(shown.get_attribute("data-choice"))
    page.mouse.move(500, 300)
    page.mouse.wheel(0, -100)
    page.wait_for_function(
        "was => document.querySelector('.stage [data-choice^=\"turn \"]').dataset.choice !== was",
        arg=ways[1],
    )
    assert shown.get_attribute("data-choice") == ways[0]
    page.locator(".zoom .turn").click()
    assert shown.get_attribute("data-choice") == ways[1]
    assert ways[0] != ways[1]
    assert playing.seq(page) == before, "turning decides nothing"
    shown.click()
    playing.asked_again(page, before)


def test_tile_is_dragged_onto_a_lit_place(pages: Pages) -> None:
    rng = random.Random(4)
    page = pages.open(PORCH)
    boards.open_table(page, "skye")
    until(page, "cell", rng)
    before = playing.seq(page)
    card = page.locator(".dock .card.asked")
    cell = page.locator(".stage [data-target^='cell:']").first
    target = cell.bounding_box()
    assert target is not None
    card.drag_to(cell)
    playing.asked_again(page, before)


def test_land_pans_zooms_and_fits_and_others_are_one_tap_away(pages: Pages) -> None:
    page = pages.open(PORCH)
    boards.open_table(page, "skye", seats=3)
    castle = page.locator(".stage [data-piece^='castle:']")

    def place() -> tuple[float, float]:
        box = castle.bounding_box()
        assert box is not None
        return round(box["x"]), round(box["width"])

    whole = page.get_by_role("button", name="Show everything", exact=True)
    whole.click()
    fitted = place()
    width = castle.evaluate("castle => castle.getBoundingClientRect().width")
    page.mouse.move(600, 250)
    page.mouse.wheel(0, -300)
    grown = "([castle, was]) => castle.getBoundingClientRect().width > was + 1"
    page.wait_for_function(grown, arg=[castle.element_handle(), width])
    page.mouse.move(400, 350)
    page.mouse.down()
    page.mouse.move(480, 350, steps=4)
    page.mouse.up()
    panned = place()
    whole.click()
    assert place() == fitted != panned
    page.locator(".lands button").nth(1).click()
    assert castle.get_attribute("data-piece") == "castle:1"


def test_looking_at_another_land_mixes_none_of_my_targets_with_it(pages: Pages) -> None:
    page = ask(pages, DESK, "skye", "verbs.includes('advance')", 1)
    tracks = page.locator(".stage [data-target^='track:']")
    assert tracks.count() > 0
    page.locator(".lands .chip").nth(1).click()
    expect(tracks).to_have_count(0)


@pytest.mark.parametrize("verb", ["at", "advance", "waypoint"])
def test_while_another_land_is_looked_at_the_prompt_names_it_and_leads_back(
    pages: Pages, verb: str
) -> None:
    page = ask(pages, DESK, "skye", f"verbs.includes('{verb}')", 1)
    prompt = page.locator(".prompt")
    question = prompt.locator("[data-question]").inner_text()
    high = prompt.evaluate("one => one.offsetHeight")
    rival = page.locator(".lands .chip").nth(1)
    rival.click()
    expect(prompt).to_contain_text(f"Territory of {rival.inner_text()}")
    expect(prompt.locator("[data-question]")).to_have_text(question)
    expect(prompt.locator("[data-choice]")).to_have_count(0)
    assert prompt.evaluate("one => one.offsetHeight") <= high
    prompt.get_by_role("button", name="My territory").click()
    expect(rival).to_have_attribute("aria-pressed", "false")
    expect(page.locator(".stage [data-standing=legal], .stage [data-choice]").first).to_be_visible()


def test_land_and_dock_are_of_one_clan_while_another_is_looked_at(pages: Pages) -> None:
    page = ask(pages, DESK, "skye", "verbs.includes('buy')", 2)
    chips, rival = page.locator(".lands .chip"), page.locator("[data-rival]")
    page.locator("[data-open-rival='1']").click()
    expect(chips.nth(1)).to_have_attribute("aria-pressed", "true")
    chips.nth(2).click()
    expect(rival).to_have_attribute("data-rival", "2")
    chips.nth(0).click()
    expect(rival).to_have_count(0)
    chips.nth(1).click()
    expect(chips.nth(1)).to_have_attribute("aria-pressed", "true")
    expect(rival).to_have_count(0)


def test_a_road_token_is_put_away_where_it_cannot_be_laid(pages: Pages) -> None:
    page = ask(pages, DESK, "skye", "verbs.includes('token')", 1)
    tool, edges = page.locator("[data-tool=token]"), page.locator(".stage [data-choice^=token]")
    expect(tool).to_have_attribute("aria-pressed", "true")
    assert edges.count() > 0
    page.locator(".lands .chip").nth(1).click()
    expect(edges).to_have_count(0)
    expect(tool).to_have_attribute("aria-pressed", "false")
    tool.click()  # and it leads back to my own land
    expect(edges.first).to_be_visible()


def test_a_tile_that_is_pointed_at_can_still_be_read(pages: Pages) -> None:
    page = ask(pages, DESK, "skye", "verbs.includes('waypoint')", 1)
    page.locator(".stage .choose").first.hover()
    page.wait_for_selector(".stage .choose[data-near]")
    fill = "one => getComputedStyle(one).fill"
    assert page.locator(".stage [data-near] .hit").evaluate(fill) == "rgba(0, 0, 0, 0)"


def test_what_a_place_scores_is_said_before_it_is_chosen(pages: Pages) -> None:
    rng = random.Random(9)
    page = pages.open(PORCH)
    boards.open_table(page, "skye", options={"scoring_tiles": ["S8", "S14", "S1", "S0"]})
    until(page, "cell", rng)
    gains = page.locator(".stage .gain").all_text_contents()
    assert gains
    assert all(one.lstrip("+−").isdigit() for one in gains)


def test_the_end_is_counted_source_by_source(pages: Pages) -> None:
    page = pages.open(PORCH, motion="no-preference")
    table = boards.open_record(page, boards.finished("skye"))
    boards.stop_the_clock(page)
    page.goto(f"/t/{table}/replay?seat=-1")
    final = page.locator(".final")
    final.wait_for()
    parts = final.locator("tbody tr").count()
    assert parts > 3
    sums = final.locator("tfoot td")
    steps = []
    for counted in (1, 2):
        page.clock.run_for(900)
        page.wait_for_selector(f".final[data-counted='{counted}']")
        shown = final.locator("tbody tr").nth(counted - 1).locator("td").all_inner_texts()
        steps.append([int(one) for one in shown])
        assert final.locator("tbody tr").nth(counted).locator("td").all_inner_texts() == ["", ""]
        sofar = [sum(step[seat] for step in steps) for seat in range(2)]
        assert [int(one) for one in sums.all_inner_texts()] == sofar
    final.locator("[data-skip]").click()
    assert final.get_attribute("data-counted") == str(parts)
    scores = page.evaluate(f"fetch('/api/tables/{table}').then(r => r.json())")["result"]["scores"]
    assert [int(one) for one in sums.all_inner_texts()] == scores
    page.get_by_role("button", name="Look at the territories").click()
    final.wait_for(state="detached")
    page.get_by_role("button", name="Final scoring").click()
    final.wait_for()

    still = pages.open(f"/t/{table}/replay?seat=-1", motion="reduce")
    still.wait_for_selector(f".final[data-counted='{parts}']")


def test_prices_of_the_last_round_are_shown_while_prices_are_set(pages: Pages) -> None:
    page = pages.open(PORCH, settings='{"asking": "never"}', motion="no-preference")
    table = boards.table_asking(page, "skye", "view.round === 1 && verbs.includes('buy')")
    boards.go_forward(page, table, "view.round === 2 && view.stage === 'price'")
    boards.enter(page, table, "skye")
    assert playing.state(page) == "asked"
    moments = page.evaluate(f"fetch('/api/tables/{table}/picture').then(r => r.json())")["moments"]
    asked: list[list[str]] = [[], [], []]
    for event in (event for moment in moments for event in moment["events"]):
        if event["kind"] in ("priced", "axed"):
            asked[event["seat"]].append(str(event.get("gold", "")))
    rows = page.locator("[data-last-prices] .row")
    assert rows.count() == 3
    assert page.locator(".world .offer [data-piece^='tile:']").count() == 6
    assert page.locator(".world .offer .gain").count() == 6, "what rivals' tiles would bring me"
    for seat, prices in enumerate(asked):
        assert rows.nth(seat).locator(".was").all_inner_texts() == prices
    assert page.locator("[data-last-prices] .sold").count() > 0
    page.locator("[data-choice='axe 1']").click()
    opened = boards.turned_over(page, ".world [data-price]", ".prompt [data-choice='done']")
    assert opened == 4, "two prices of each of the others turn over"
    assert page.locator("[data-last-prices]").count() == 0


def test_all_prices_are_laid_in_one_view_and_can_be_taken_back(pages: Pages) -> None:
    page, _, table = boards.two_people(pages, "skye")
    sent: list[str] = []
    page.on("websocket", lambda line: line.on("framesent", lambda text: sent.append(str(text))))
    boards.enter(page, table, "skye")
    assert playing.state(page) == "asked"
    lock = page.locator(".prompt .lock")
    assert lock.is_disabled()
    assert "axe" in lock.inner_text(), "what is missing is said"
    page.keyboard.press("2")  # the second tile gets the focus
    page.keyboard.press("x")
    page.locator("[data-slot='0'] .step button").last.click()
    page.keyboard.press("+")
    page.locator("[data-slot='2'] .step button").last.focus()
    page.keyboard.press("9")
    assert "3 · axe · 2" in lock.inner_text(), "five gold is all there is"
    assert page.locator(".dock .split .none dd").inner_text() == "0"
    page.mouse.move(1, 1)
    page.locator("[data-slot='0'] .step button").last.hover()
    assert "3 is the most" in page.locator(".live .note").inner_text()
    page.locator("[data-choice='axe 1']").click()
    assert "axe · 3 · 2" in lock.inner_text(), (
        "the axe leaves the price behind that it takes the place of"
    )
    assert not [one for one in sent if '"act"' in one or '"preview"' in one], (
        "nothing leaves the page"
    )

    page.keyboard.press("Control+Enter")
    back = page.locator(".prompt [data-choice=revise]")
    back.wait_for()
    told = page.locator(".prompt .ask > *").all_inner_texts()
    assert told == ["Waiting for Bence", "You are done. You can take it back until everybody is."]
    back.click()
    lock.wait_for()
    assert "axe · 3 · 2" in lock.inner_text(), "what was locked in is there to be changed"


def test_prices_that_were_sent_in_part_can_be_taken_back_after_a_reload(pages: Pages) -> None:
    """SK-3.3: whatever others have done since, and without a button where there is nothing to take back."""
    page, other, table = boards.two_people(pages, "skye")
    boards.go_forward(page, table, "view.seats[0].prices.filter(one => one !== null).length === 2")
    boards.go_forward(other, table, "view.seats[1].prices.includes('axe')")
    boards.enter(page, table, "skye")
    assert playing.state(page) == "asked"
    lock = page.locator(".prompt .lock")
    back = page.locator(".prompt [data-choice=revise]")
    assert page.locator("[data-slot] .step").count() == 1, "what was sent lies there"
    back.click()
    expect(page.locator("[data-slot] .step")).to_have_count(3)
    expect(back).to_have_count(0)
    assert lock.is_disabled()
    page.locator("[data-choice='axe 3']").click()
    seen = page.evaluate_handle(
        """() => { const seen = { back: 0 }; new MutationObserver(() => {
        const shown = (what) => document.querySelector(what) !== null;
        if (shown('.prompt .lock') && shown('[data-choice=revise]')) seen.back += 1;
        }).observe(document.body, { childList: true, subtree: true }); return seen; }"""
    )
    page.keyboard.press("Control+Enter")
    back.wait_for()
    assert lock.count() == 0
    assert seen.evaluate("seen => seen.back") == 0, "not while they are on their way"


def test_a_resting_finger_shows_a_place_and_chooses_nothing(pages: Pages) -> None:
    page = pages.open(PORCH, size=PHONE, touch=True)
    table = boards.make_table(page, "skye")
    boards.go_forward(page, table, "view.seats[0].taken !== null && view.seats[0].cell === null")
    boards.enter(page, table, "skye")
    assert playing.state(page) == "asked"
    before = playing.seq(page)
    with boards.resting_finger(page, page.locator(".stage [data-target^='cell:']").first):
        assert page.locator(".stage .ghost").count() == 1
    assert playing.seq(page) == before
    assert page.locator("[data-standing=chosen], [data-standing=picked]").count() == 0


@pytest.mark.parametrize(("theme", "language"), [("light", "en"), ("dark", "pl"), ("dark", "hu")])
def test_board_is_accessible_and_speaks(pages: Pages, theme: str, language: str) -> None:
    phone = language == "pl"
    page = pages.open(
        PORCH, size=PHONE if phone else (1440, 900), touch=phone, theme=theme, language=language,
        settings=f'{{"theme": "{theme}"}}',
    )  # fmt: skip
    boards.open_table(page, "skye", seats=3, options={"journeyman": True})
    rng = random.Random(5)
    for _ in range(7):
        assert playing.state(page) == "asked"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        before = playing.seq(page)
        (boards.by_touch if phone else boards.by_mouse)(page, rng)
        playing.asked_again(page, before)
    assert playing.state(page) == "asked"
    assert serious(page) == []
    tabs = page.locator("[data-tab]").all() if phone else []
    for tab in tabs:
        tab.tap()
        assert serious(page, TAB) == []
    assert "skye-" not in page.locator(".table").inner_text()
