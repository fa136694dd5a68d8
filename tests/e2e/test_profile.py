"""The profile in the browser: it fits, somebody is invited by login, and who wants to go is gone."""

import uuid

import pytest
from playwright.sync_api import Page, expect

from lanternway.client import Client
from lanternway.client.http import Problem
from tests.e2e import boards, fitting
from tests.e2e.conftest import PORCH, Pages, Server


def enter(page: Page, client: Client) -> None:
    """Be this person in this browser."""
    assert client.token is not None
    cookie = {"name": "lanternway", "value": client.token, "url": client.url}
    page.context.add_cookies([cookie])  # type: ignore[list-item]


def loaded(page: Page) -> None:
    """What a profile asks for later has come: of somebody who is gone there is nothing to be had."""
    expect(page.locator("[aria-labelledby=games]")).to_have_attribute("aria-busy", "false")


@pytest.mark.parametrize(("language", "size"), [("hu", (390, 844)), ("pl", (1280, 720))])
def test_the_profile_invites_and_deletes(
    pages: Pages, server: Server, language: str, size: tuple[int, int]
) -> None:
    ada, bo = Client(server.url), Client(server.url)
    me, friend = ada.guest("Ada", language), bo.guest("Bo")
    login = f"bo-{uuid.uuid4().hex[:12]}"
    bo.keep(login, "a good password")
    page = pages.open(PORCH, size=size, language=language)
    enter(page, ada)
    page.goto(f"/p/{me.id}")
    expect(page.locator("h1")).to_have_text("Ada")
    boards.drawn(page)
    assert fitting.misfits(page) == []

    asked: list[str] = []
    page.on("request", lambda request: asked.append(request.url))
    page.locator("#companions >> xpath=../.. >> form input").fill(login)
    page.keyboard.press("Enter")
    page.locator("dialog .pick button").nth(1).click()
    seat = page.locator("#new-table select").nth(1)
    expect(seat).to_have_value("guest")
    page.locator("dialog button[type=submit]").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("[aria-labelledby=games]")).to_have_count(0)
    (table,) = bo.mine().tables
    assert [one.invited for one in table.seats] == [None, friend.id]
    assert f"{server.url}/api/people/{table.id}" not in asked  # the profile knows its own address

    page.goto(f"/p/{me.id}")
    loaded(page)
    page.locator("#own-data >> xpath=../.. >> button").click()
    page.locator("#delete-me input").fill("Ada")
    page.locator("dialog button[type=submit]").click()
    page.wait_for_url(lambda url: url.endswith("/"))
    with pytest.raises(Problem, match="401"):
        ada.me()


def test_the_page_of_the_operator_asks_for_the_word_first(pages: Pages) -> None:
    page = pages.open("/operator")
    pages.forgiven = ("404",)  # this server has no operator
    page.locator("input[type=password]").fill("a guess")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_be_visible()
    assert fitting.misfits(page) == []
