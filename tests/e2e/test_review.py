"""The review of a finished game: a point leads to its decision, its ideas and the table before it."""

import functools
import json
from typing import Any

import pytest
from playwright.sync_api import Page, Route, expect

from lanternway.core import record as records
from lanternway.review.report import Part, Review
from lanternway.review.reviewing import judge_lines, outline_of
from tests.e2e import fitting
from tests.e2e.conftest import DESK, PHONE, PORCH, Pages
from tests.e2e.test_access import serious
from tests.review.records import record_text

GAME = "skye"


@functools.cache
def review_of() -> tuple[str, dict[str, Any]]:
    """A record, and the review of the first decisions of its first seat."""
    text = record_text(GAME, 2)
    outline = outline_of(text, 0, "0")
    judged = judge_lines(text, 0, outline.decisions[:6], 16, "0")
    parts = [Part(outline, judged)]
    made = Review(records.seal_of(text), GAME, "test", 16, "0", parts, 6, 6)
    return text, made.to_data()


def imported(page: Page, text: str) -> str:
    """The id of the table that the record has become."""
    found: str = page.evaluate(
        """async text => {
          const send = (path, body) => fetch(path, {method: 'POST', body: JSON.stringify(body),
            headers: {'content-type': 'application/json'}}).then(answer => answer.json());
          await send('/api/guest', {name: 'Ada'});
          return (await send('/api/records', {text})).id;
        }""",
        text,
    )
    return found


def from_home(page: Page, table: str) -> None:
    """By the list of finished games, in which a record that was brought along has no place."""
    kept = page.request.get(f"/api/tables/{table}").json()
    mine = json.dumps({"tables": [kept], "turn": []})
    page.route(
        "**/api/tables/mine",
        lambda route: route.fulfill(status=200, content_type="application/json", body=mine),
    )
    page.goto("/")


@pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])
def test_a_review_is_asked_for_and_leads_to_decisions(pages: Pages, size: tuple[int, int]) -> None:
    text, made = review_of()
    page = pages.open(PORCH, size)
    table = imported(page, text)
    lines = [one["line"] for one in made["parts"][0]["decisions"]]
    plies = page.request.get(f"/api/tables/{table}/review").json()["plies"]
    states = iter(["none", "working"])

    def answer(route: Route) -> None:
        state = next(states, "done")
        whole = None if state == "none" else made
        body = {"state": state, "review": whole, "plies": plies, "hints": [[0, lines[5]]]}
        route.fulfill(status=200, content_type="application/json", body=json.dumps(body))

    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url))
    page.route(f"**/api/tables/{table}/review", answer)
    if size == DESK:
        page.goto(f"/t/{table}/result")
    else:
        from_home(page, table)
    page.locator("[data-review-link]").click()
    page.locator("[data-begin]").click()
    page.locator("[data-chart]").wait_for()
    page.locator("[data-review=done]").wait_for()
    decision = page.locator("[data-decision]")
    expect(decision.locator("li").first).to_be_visible()
    assert decision.locator("li").count() >= 2
    page.goto(f"/t/{table}/review?move={lines[4] + 1}")  # a link to just this decision
    expect(decision).to_have_attribute("data-decision", str(lines[4]))
    page.get_by_role("button", name="One move forward").click()
    expect(decision).to_have_attribute("data-decision", str(lines[5]))
    expect(decision.locator(".chip")).to_have_text("played")
    assert f"move={lines[5] + 1}" in page.url
    listed = page.locator("[data-moves] li")
    expect(listed).to_have_count(len(lines))
    expect(listed.nth(5).locator("[aria-current]")).to_be_visible()
    listed.nth(4).get_by_role("button").click()
    expect(decision).to_have_attribute("data-decision", str(lines[4]))
    listed.nth(5).get_by_role("button").click()
    expect(decision).to_have_attribute("data-decision", str(lines[5]))
    page.locator("[data-position] [data-piece]").first.wait_for()
    expect(decision.locator("[data-hinted]")).to_be_visible()
    page.locator("[data-position] [data-ghost='1'] rect").first.wait_for(state="attached")
    assert page.locator("[data-position] [data-ghosts]").get_attribute("data-ghosts") != "0"
    letters = page.locator("[data-chart] text").first.bounding_box()
    assert letters is not None
    assert letters["height"] >= 10, "the chart can be read at any size"
    games = [url for url in fetched if url.endswith("/replay?seat=0")]
    assert len(games) == 2, "once for each time that the page was opened, not at every look"
    assert fitting.misfits(page) == []
    assert serious(page) == []
