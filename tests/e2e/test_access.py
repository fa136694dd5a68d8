"""Everybody can use the page: axe on every page, theme and language; focus is seen; zones by key.

With LANTERNWAY_DEEP=1 every theme in every language at both sizes; each of them once in the usual run.
"""

import os
from collections.abc import Iterator
from itertools import product

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, StorageState

from tests.e2e import boards, playing
from tests.e2e.conftest import DESK, PHONE, PORCH, Pages, Server

LANGUAGES = ("en", "pl", "hu")
LOOKS = [("light", "en", DESK), ("dark", "pl", PHONE), ("dark", "hu", DESK)]
if os.environ.get("LANTERNWAY_DEEP"):
    LOOKS = list(product(("light", "dark"), LANGUAGES, (DESK, PHONE)))


TAB = ".table :is(.stage, .people, .tabpart):not([hidden])"
"""What a phone shows in the open tab; all round it is the same in every tab."""


class Tables:
    """A finished game and a running one, made once: their ids and who played them."""

    def __init__(self, over: str, running: str, person: StorageState) -> None:
        self.over = over
        self.running = running
        self.person = person


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Server) -> Iterator[Tables]:
    opened = Pages(browser, server.url)
    page = opened.open(PORCH)
    over = boards.open_record(page, boards.finished("skye"))
    page.goto("/")
    running = playing.play_bots(page, "treos")
    yield Tables(over, running, page.context.storage_state())
    opened.close()


def serious(page: Page, within: str | None = None) -> list[str]:
    """What axe finds on the page, or in a part of it."""
    found = Axe().run(page, within).response["violations"]
    return [
        f"{one['id']}: {one['nodes'][0]['html'][:160]}"
        for one in found
        if one["impact"] in ("serious", "critical")
    ]


@pytest.mark.parametrize(("theme", "language", "size"), LOOKS)
def test_axe_finds_nothing_serious(
    pages: Pages, tables: Tables, theme: str, language: str, size: tuple[int, int]
) -> None:
    page = pages.open(
        "/", size=size, theme=theme, language=language, person=tables.person,
        settings=f'{{"theme": "{theme}"}}',
    )  # fmt: skip
    page.wait_for_selector("article.game")
    assert page.evaluate("document.documentElement.lang") == language
    assert page.evaluate("document.documentElement.dataset.theme") == theme
    addresses = {
        "/": "article.game",
        "/rules/dark_road": "section p",
        "/settings": "fieldset",
        "/about": "section.panel",
        f"/t/{tables.over}/result": "[data-result]",
        f"/t/{tables.over}/fairness": ".verdict",
        f"/t/{tables.over}/replay?ply=3&board=generic": "[data-ply='3']",
        f"/t/{tables.running}?board=generic": ".prompt",
        "/nowhere": "main h1",
    }
    troubles = []
    for address, sign in addresses.items():
        page.goto(address)
        page.wait_for_selector(sign)
        troubles += [f"{address} {one}" for one in serious(page)]
        if not page.evaluate("document.documentElement.scrollWidth <= innerWidth"):
            troubles.append(f"{address} scrolls sideways")
    page.goto("/")
    page.locator("article[data-game=dark_road] .act .pri").click()
    page.wait_for_selector("dialog[open]")
    troubles += [f"dialog {one}" for one in serious(page)]
    assert troubles == []


def test_everything_is_said_in_the_chosen_language(pages: Pages, tables: Tables) -> None:
    page = pages.open("/settings", person=tables.person)
    page.locator("button[lang=hu]").click()
    page.wait_for_selector("html[lang=hu]")
    page.locator("h1", has_text="Beállítások").wait_for()
    page.locator("button[lang=pl]").click()
    page.wait_for_selector("html[lang=pl]")
    page.locator("h1", has_text="Ustawienia").wait_for()
    page.goto("/")
    page.wait_for_selector("article.game")
    page.locator("main", has_text="Graj z botami").wait_for()
    left = page.evaluate(
        "() => [...document.body.innerText.matchAll(/\\bweb-[a-z-]+/g)].map(m => m[0])"
    )
    assert left == []


def test_focus_is_always_seen(pages: Pages, tables: Tables) -> None:
    page = pages.open("/", person=tables.person)
    page.wait_for_selector("article.game")
    for _ in range(12):
        page.keyboard.press("Tab")
        seen = page.evaluate(
            "() => { const s = getComputedStyle(document.activeElement);"
            " return s.boxShadow !== 'none' || s.outlineStyle !== 'none'; }"
        )
        assert seen, page.evaluate("document.activeElement.outerHTML.slice(0, 120)")


def test_keys_reach_zones_rules_twin_and_the_list_of_keys(pages: Pages, tables: Tables) -> None:
    page = pages.open(f"/t/{tables.running}?board=generic", person=tables.person)
    assert playing.state(page) == "asked"
    zones = []
    for _ in range(4):
        page.keyboard.press("F6")
        zones.append(page.evaluate("document.activeElement.dataset.zone"))
    assert zones[:2] == ["prompt", "stage"]
    assert {"people", "bar"} <= set(zones)
    page.keyboard.press("t")
    page.wait_for_selector("[data-twin] [data-choice]")
    page.keyboard.press("t")
    page.wait_for_selector("[data-twin]", state="hidden")
    page.keyboard.press("k")
    page.wait_for_selector("dialog[open] kbd")
    page.keyboard.press("Escape")
    page.wait_for_selector("dialog[open]", state="hidden")
    page.keyboard.press("?")
    page.wait_for_selector("[data-side-panel] [data-rules=now]")
    page.keyboard.press("Escape")
    page.wait_for_selector("[data-side-panel]", state="detached")


def test_installable_and_says_so_when_offline(pages: Pages) -> None:
    page = pages.open("/")
    page.wait_for_selector("article.game")
    manifest = page.request.get("/manifest.webmanifest").json()
    assert {icon["sizes"] for icon in manifest["icons"]} >= {"192x192", "512x512"}
    for icon in manifest["icons"]:
        assert page.request.get(icon["src"]).ok
    page.wait_for_function("() => navigator.serviceWorker.controller !== null")
    pages.forgiven = ("ERR_INTERNET_DISCONNECTED", "WebSocket")
    page.context.set_offline(True)
    page.goto("/rules")
    page.locator("main", has_text="offline").wait_for()
    page.context.set_offline(False)
