"""Who sees what on the boards of Skye and Treos: at one device, watching, in two browsers."""

import random
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e import boards, playing
from tests.e2e.conftest import PORCH, Pages

GAMES = ("skye", "treos")

COVERED = ".world .offer use[href='#i-hidden']"
"""Whose prices are not to be seen yet says so once."""
COSTS = "[...document.querySelectorAll('.world .cost')].some(one => /\\d/.test(one.innerText))"

# --- one device --------------------------------------------------------------------------------------


def plan_day(page: Page, steps: int = 6) -> list[int]:
    """Treos: so many steps of a plan: the first card of the hand into the first free slot, the card that is
    left over is kept, and the symbol comes last; the cards laid."""
    laid: list[int] = []
    for _ in range(steps):
        before = playing.seq(page)
        hand = page.locator(".dock .hand [data-target^='card:'][data-standing=legal]")
        if hand.count() == 0:
            page.locator("[data-target^='phase:'][data-standing=legal]").first.click()
        else:
            laid.append(int((hand.first.get_attribute("data-target") or "").removeprefix("card:")))
            hand.first.click()
            free = page.locator(".dock .slot button.empty")
            kept = page.locator(".prompt [data-choice^='keep ']")
            free.or_(kept).first.wait_for()
            (free if free.count() else kept).first.click()
        playing.confirm_if_asked(page, before, lambda: page.locator(playing.CONFIRM).click())
        playing.asked_again(page, before)
    return laid


def lay_prices(page: Page, prices: tuple[int, int]) -> None:
    """Skye: the axe on the first tile and these prices on the others, all on the page alone."""
    page.locator("[data-choice='axe 1']").click()
    for slot, price in zip((2, 3), prices, strict=True):
        page.locator(f"[data-choice='axe {slot}']").focus()
        page.keyboard.press(str(price))
    wanted = f"axe · {prices[0]} · {prices[1]}"
    page.locator(playing.CONFIRM, has_text=wanted).wait_for()


def lock_in(page: Page) -> None:
    before = playing.seq(page)
    page.locator(playing.CONFIRM).click()
    playing.asked_again(page, before)


def behind_the_curtain(page: Page, name: str) -> None:
    """The curtain is down and hides the whole table."""
    page.wait_for_selector(".curtain")
    assert name in page.locator(".curtain h1").inner_text()
    for secret in (
        "[data-piece]",
        "[data-target]",
        "[data-choice]",
        ".stage",
        ".dock",
        ".world",
        ".log",
    ):
        assert page.locator(secret).count() == 0, secret


def test_skye_at_one_device_hides_prices_when_handed_over(pages: Pages) -> None:
    page = pages.open(PORCH)
    boards.open_hot_seat(page, "skye")
    behind_the_curtain(page, "Ada")
    page.locator(".curtain .pri").click()
    page.wait_for_selector(".table[data-board=skye] .dock .card")
    lay_prices(page, (3, 2))
    lock_in(page)
    behind_the_curtain(page, "Bence")
    page.locator(".curtain .pri").click()
    page.wait_for_selector(".dock .card")
    assert page.locator(COVERED).count() == 1
    assert page.locator(".world .cost").count() == 0, "prices are covered"
    assert page.locator(".dock .cost, .dock .axe").count() == 0
    assert page.locator(".people .big").all_inner_texts()[1] == "?", "her gold is hidden"
    lay_prices(page, (1, 4))
    lock_in(page)
    seen = f"() => document.querySelector('.curtain') ? 'curtain' : {COSTS} && 'open'"
    while page.wait_for_function(seen).json_value() == "curtain":
        page.locator(".curtain .pri").click()
        page.wait_for_selector(".table")


def test_treos_at_one_device_hides_plans_when_handed_over(pages: Pages) -> None:
    page = pages.open(PORCH)
    boards.open_hot_seat(page, "treos")
    behind_the_curtain(page, "Ada")
    page.locator(".curtain .pri").click()
    page.wait_for_selector(".table[data-board=treos] .dock .hand [data-target]")
    hers = page.locator(".dock .hand [data-piece^='card:']").count()
    laid = plan_day(page)
    assert len(laid) == 5 <= hers
    behind_the_curtain(page, "Bence")
    page.locator(".curtain .pri").click()
    page.wait_for_selector(".dock .hand [data-target]")
    assert page.locator(".dock .slot [data-piece^='card:']").count() == 0, "her plan is not there"
    assert page.locator(".dock .slot .mask:not(.ghost)").count() == 0
    shown = {
        one.get_attribute("data-piece") for one in page.locator(".dock [data-piece^='card:']").all()
    }
    mine = page.locator(".dock .hand [data-piece^='card:']").count()
    assert len(shown) == mine
    assert not shown & {f"card:{card}" for card in laid}
    plan_day(page)
    # who moves next needs no curtain: the map is everybody's, and nobody's cards are shown
    rng, own = random.Random(1), page.locator(".bar").get_by_role("button", name="I am")
    while playing.state(page) == "asked" and own.count() == 0:
        before = playing.seq(page)
        boards.by_mouse(page, rng)
        playing.asked_again(page, before)
    assert page.locator(".curtain").count() == 0
    assert page.locator(".stage [data-standing=legal]").count() > 0
    assert page.locator(".dock [data-piece^='card:']").count() == 0
    asked = page.locator(".prompt .ask").inner_text()
    assert asked.startswith(("Ada: ", "Bence: "))
    # whoever wants their own things says who they are
    own.click()
    page.wait_for_selector(".dock [data-piece^='card:']")


# --- somebody watches -----------------------------------------------------------------------------------


def no_secret_of_skye(view: dict[str, Any]) -> None:
    for seat in view["seats"]:
        assert seat["gold"] is None
        assert seat["prices"] == [None, None, None]
        assert seat["taken"] is None
    assert "mine" not in view.get("aids", {})


def no_secret_of_treos(view: dict[str, Any]) -> None:
    for seat in view["seats"]:
        assert isinstance(seat["hand"], int)
        assert isinstance(seat["side_quests"], int)
        assert all(one is None for one in seat["plan"].values())
        assert "reach" not in seat


@pytest.mark.parametrize("game", GAMES)
def test_a_watcher_sees_the_table_and_no_secret(pages: Pages, game: str) -> None:
    ada, _, table = boards.two_people(pages, game)
    boards.enter(ada, table, game)
    watcher = pages.open(PORCH)
    ear = boards.Ear(watcher)
    boards.enter(watcher, table, game)
    watcher.locator(".prompt", has_text="You watch").wait_for()
    assert watcher.locator("[data-choice], [data-target]").count() == 0
    heard = ear.catch_up()
    assert playing.state(ada) == "asked"
    if game == "treos":
        plan_day(ada, 5)
    else:
        lay_prices(ada, (3, 2))
        boards.go_forward(ada, table, "verbs.includes('done')")  # small answers that were sent
    ear.catch_up()
    assert [one for one in ear.frames[heard:] if one["t"] == "update"] == []
    check = no_secret_of_treos if game == "treos" else no_secret_of_skye
    assert ear.views()
    for view in ear.views():
        check(view)
    assert watcher.locator(".dock [data-piece^='card:'], .dock .mask, .dock .cost").count() == 0
    if game == "skye":
        assert watcher.locator(COVERED).count() > 0
        assert watcher.locator(".world .cost").count() == 0
        assert watcher.locator(".people .big").all_inner_texts()[1::2] == ["?", "?"]
    else:
        assert watcher.locator("[data-anchor^='side:'], .stage .reach, .stage .wanted").count() == 0


# --- two browsers ---------------------------------------------------------------------------------------


class Listener:
    """Somebody at the table who would like to know what the other one is about."""

    def __init__(self, page: Page, ear: boards.Ear) -> None:
        self.page, self.ear = page, ear
        playing.until(ear.page, self.knows_the_table)
        self.looks_away()
        self.heard = ear.catch_up()
        self.seen = self.sight()

    def knows_the_table(self) -> bool:
        """Has been told who is there and where it is whose turn; that comes in its own time."""
        said = self.ear.frames
        return any(one["t"] == "badge" and one["tables"] for one in said) and any(
            one["t"] == "presence" and one["online"] == [0, 1] for one in said
        )

    def looks_away(self) -> None:
        """Points at nothing any more, so that the page itself asks nothing: what an answer under the pointer
        would do is asked only after a moment, and may be answered late."""
        self.page.mouse.move(1, 1)
        self.page.evaluate("document.activeElement.blur()")

    def sight(self) -> str:
        return self.page.locator(".table").inner_text() + str(self.page.evaluate(boards.LOOK))

    def notices_nothing(self) -> None:
        """No message at all, so neither content nor size nor time of any; and nothing on the page."""
        self.ear.catch_up()
        assert self.ear.frames[self.heard :] == []
        assert self.sight() == self.seen


def both_listening(
    pages: Pages, game: str
) -> tuple[tuple[Page, boards.Ear], tuple[Page, boards.Ear]]:
    ada, bence, table = boards.two_people(pages, game)
    ears = boards.Ear(ada), boards.Ear(bence)
    for page in (ada, bence):
        boards.enter(page, table, game)
        assert playing.state(page) == "asked"
    return (ada, ears[0]), (bence, ears[1])


def told_of(ear: boards.Ear, heard: int, seat: int) -> list[dict[str, Any]]:
    """What was said about a seat since then: its views of the seat. No move of it was told."""
    for moment in ear.moments(heard):
        assert moment["seat"] != seat or moment["notation"] is None
    return [view["seats"][seat] for view in ear.views(heard)]


def no_card(seat: dict[str, Any]) -> None:
    assert all(one is None for one in seat["plan"].values())
    assert isinstance(seat["hand"], int)
    assert "reach" not in seat


def test_treos_neither_sees_the_others_plan_in_page_traffic_or_timing(pages: Pages) -> None:
    (ada, ada_ear), (bence, bence_ear) = both_listening(pages, "treos")

    listener = Listener(bence, bence_ear)
    plan_day(ada, 3)
    before = playing.seq(ada)
    ada.keyboard.press("u")  # what is taken back makes no sound either
    playing.asked_again(ada, before)
    listener.notices_nothing()

    listener = Listener(ada, ada_ear)
    his = plan_day(bence, 5)
    listener.notices_nothing()

    heard = bence_ear.catch_up()
    hers = plan_day(ada, 3)  # midday, evening, the card that is left over
    bence_ear.catch_up()
    assert bence_ear.frames[heard:] == [], "five secret steps made no sound"
    before = playing.seq(ada)
    ada.locator("[data-target^='phase:']").first.click()
    playing.confirm_if_asked(ada, before, lambda: ada.locator(playing.CONFIRM).click())
    bence.locator(".people", has_text="ready").wait_for()
    bence_ear.catch_up()
    told = told_of(bence_ear, heard, 0)
    assert told, "that she is ready is told, and nothing else"
    for seat in told:
        assert seat["ready"]
        no_card(seat)
    for moment in bence_ear.moments(heard):
        assert all("card" not in event for event in moment["events"])

    heard = ada_ear.catch_up()
    before = playing.seq(bence)
    bence.locator("[data-target^='phase:']").nth(1).click()
    playing.confirm_if_asked(bence, before, lambda: bence.locator(playing.CONFIRM).click())
    playing.asked_again(bence, before)
    ada.wait_for_selector(".dock .order")
    ada_ear.catch_up()
    shown = ada_ear.views(heard)[-1]["seats"][1]["plan"]
    assert shown["bid"] == his[0], "bids are open now"
    later = [shown[slot] for slot in ("midday", "evening")]
    assert later == [None, None], "the rest of the day is not"
    assert shown["symbol"] is None
    assert hers


def test_skye_neither_sees_the_others_prices_in_page_traffic_or_timing(pages: Pages) -> None:
    (ada, ada_ear), (bence, bence_ear) = both_listening(pages, "skye")

    listener = Listener(bence, bence_ear)
    lay_prices(ada, (3, 2))
    listener.notices_nothing()
    boards.go_forward(ada, ada.url.split("/t/")[1], "verbs.includes('done')")
    listener.notices_nothing()  # small answers that were sent make no sound either
    listener = Listener(ada, ada_ear)
    lay_prices(bence, (1, 4))
    listener.notices_nothing()

    heard = bence_ear.catch_up()
    lock_in(ada)
    bence.wait_for_selector(".world .chip")
    bence_ear.catch_up()
    for seat in told_of(bence_ear, heard, 0):
        assert seat["ready"]
        assert seat["prices"] == [None, None, None]
        assert seat["gold"] is None
    assert bence.locator(COVERED).count() == 1
    assert bence.locator(".world .cost").count() == 0

    heard = ada_ear.catch_up()
    lock_in(bence)
    ada.wait_for_function(f"() => {COSTS}")
    ada_ear.catch_up()
    assert ada_ear.views(heard)[-1]["seats"][1]["prices"][1:] == [1, 4], "now they are open"


def test_news_of_others_do_not_take_my_button_away(pages: Pages) -> None:
    (ada, ear), (bence, _) = both_listening(pages, "skye")
    lay_prices(bence, (1, 4))
    lock_in(bence)
    lay_prices(ada, (3, 2))
    heard = ear.catch_up()
    before = playing.seq(bence)
    bence.locator(".prompt [data-choice='revise']").click()
    playing.asked_again(bence, before)
    playing.until(ear.page, lambda: bool(ear.views(heard)))  # that he thinks again is told
    lock_in(ada)
    assert ada.locator(COVERED).count() == 1
    assert ada.locator(".world .cost").count() == 0
