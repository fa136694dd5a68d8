"""Treos on its own board: whole games by mouse, keys and touch; plans that nobody else can see."""

import json
import random
from typing import Any

import pytest
from playwright.sync_api import Page, WebSocket

from tests.e2e import boards, playing
from tests.e2e.conftest import PHONE, Pages
from tests.e2e.test_access import serious

QUICK = "level:2"
"""A bot that makes for the goal, so that a game ends soon."""


def test_whole_game_by_mouse(pages: Pages) -> None:
    page = pages.open("/")
    boards.open_table(page, "treos", bot=QUICK)
    playing.play_whole(page, boards.by_mouse)
    page.locator(".prompt a").click()
    page.wait_for_selector("[data-result]")
    assert page.locator(".ranks li").count() == 2


def test_whole_game_by_keyboard_alone(pages: Pages) -> None:
    page = pages.open("/")
    boards.open_table(page, "treos", bot=QUICK)
    playing.play_whole(page, boards.by_keys)


def test_whole_game_by_touch_on_a_phone(pages: Pages) -> None:
    page = pages.open("/", size=PHONE, touch=True)
    boards.open_table(page, "treos", bot=QUICK)
    playing.play_whole(page, boards.by_touch)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_card_shows_its_ways_and_is_planned_by_drag(pages: Pages) -> None:
    page = pages.open("/")
    boards.open_table(page, "treos")
    assert playing.state(page) == "asked"
    cards = page.locator(".dock .hand [data-target^='card:']")
    assert cards.count() >= 5
    reached = 0
    for card in cards.all():
        card.hover()
        reached = max(reached, page.locator(".stage .reach").count())
    assert reached > 0
    before = playing.seq(page)
    first = cards.first.get_attribute("data-target")
    cards.first.drag_to(page.locator(".dock .slot.next"))
    playing.asked_again(page, before)
    assert page.locator(f".dock .slot [data-piece='{first}']").count() == 1
    page.keyboard.press("1")
    page.wait_for_function(
        "() => document.querySelectorAll('.dock .hand [data-target]').length === 3"
    )


class Ear:
    """Hears what the server sends to a page."""

    def __init__(self, page: Page) -> None:
        self.frames: list[dict[str, Any]] = []
        page.on("websocket", self._listen)

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda text: self.frames.append(json.loads(text)))


def two_people(pages: Pages) -> tuple[Page, Page, str]:
    ada, bence = pages.open("/"), pages.open("/")
    table = ada.evaluate(
        boards._TABLE.replace("if (table.status === 'open')", "if (false)"),
        ["treos", {}, [{"kind": "me"}, {"kind": "open"}]],
    )
    invite = ada.evaluate(
        "async id => (await (await fetch(`/api/tables/${id}`)).json()).invite", table
    )
    bence.evaluate(
        """async ([id, invite]) => {
          const send = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
            headers: {'content-type': 'application/json'}});
          await send('/api/guest', {name: 'Bence'});
          await send(`/api/tables/${id}/join`, {invite});
        }""",
        [table, invite],
    )
    ada.evaluate("async id => { await fetch(`/api/tables/${id}/start`, {method: 'POST'}); }", table)
    return ada, bence, table


def test_neither_sees_the_others_plan_in_page_traffic_or_timing(pages: Pages) -> None:
    ada, bence, table = two_people(pages)
    ear = Ear(bence)
    for page in (ada, bence):
        page.goto(f"/t/{table}")
        page.wait_for_selector(".table[data-board=treos]")
        assert playing.state(page) == "asked"
    bence.wait_for_timeout(300)
    heard = len(ear.frames)
    seen = bence.locator(".table").inner_text()
    planned: list[int] = []
    for _ in range(5):  # bid, morning, midday, evening, and the card that is left over
        before = playing.seq(ada)
        card = ada.locator(".dock .hand [data-target^='card:']").first
        planned.append(int((card.get_attribute("data-target") or "").removeprefix("card:")))
        if len(planned) == 5:
            ada.locator(".prompt [data-choice^='keep ']").or_(card).first.click()
            if playing.seq(ada) == before and ada.locator(".prompt [data-choice^='keep ']").count():
                ada.locator(".prompt [data-choice^='keep ']").click()
        else:
            card.click()
        playing.asked_again(ada, before)
    bence.wait_for_timeout(300)
    assert ear.frames[heard:] == [], "five secret steps made no sound"
    assert bence.locator(".table").inner_text() == seen

    before = playing.seq(ada)
    ada.locator("[data-target^='phase:']").first.click()
    playing.confirm_if_asked(ada, before, lambda: ada.locator(playing.CONFIRM).click())
    bence.wait_for_function("() => document.body.innerText.includes('ready')")
    news = ear.frames[heard:]
    assert news, "that she is ready is told"
    for frame in news:
        view = frame.get("frame", {}).get("view")
        if view is not None:
            hers = view["seats"][0]
            assert all(one is None for one in hers["plan"].values())
            assert isinstance(hers["hand"], int)
            assert "reach" not in hers
        for moment in frame.get("moments", []):
            assert moment["notation"] is None
            assert all("card" not in event for event in moment["events"])
    assert planned, "there was something to see"


@pytest.mark.parametrize(("theme", "language"), [("light", "en"), ("dark", "pl"), ("dark", "hu")])
def test_board_is_accessible_and_speaks(pages: Pages, theme: str, language: str) -> None:
    phone = language == "pl"
    page = pages.open(
        "/", size=PHONE if phone else (1440, 900), touch=phone, theme=theme, language=language,
        settings=f'{{"theme": "{theme}"}}',
    )  # fmt: skip
    boards.open_table(page, "treos", seats=3)
    rng = random.Random(5)
    for step in range(10):
        assert playing.state(page) == "asked"
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
        if step in (0, 9):
            assert serious(page) == []
        before = playing.seq(page)
        (boards.by_touch if phone else boards.by_mouse)(page, rng)
        playing.asked_again(page, before)
    for tab in page.locator("[data-tab]").all() if phone else []:
        tab.tap()
        assert serious(page) == []
    assert "treos-" not in page.locator(".table").inner_text()
