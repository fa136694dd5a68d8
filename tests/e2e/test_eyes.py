"""Who sees what on the boards of Skye and Treos: in a replay, at one device, watching, in two browsers."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e import boards, playing
from tests.e2e.conftest import Pages

GAMES = ("skye", "treos")

LOOK = """() => {
  const place = one => { const box = one.getBoundingClientRect(); return [box.x, box.y].map(Math.round); };
  const pieces = [...document.querySelectorAll('.stage [data-piece], .world [data-piece]')];
  return JSON.stringify([
    pieces.map(one => [one.dataset.piece, ...place(one)]).sort(),
    document.querySelector('.world').innerText,
    document.querySelector('.bar').innerText,
  ]);
}"""
"""What can be seen of the table: which pieces lie where, and what stands beside it."""

NEAR = """() => {
  const middle = one => {
    const box = one.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const spaces = [...document.querySelectorAll('.stage [data-anchor^="space:"]')]
    .map(one => [one.dataset.anchor.slice(6), middle(one)]);
  const near = ([x, y]) => spaces.map(([id, [a, b]]) => [Math.hypot(x - a, y - b), id])
    .sort((p, q) => p[0] - q[0]).slice(0, 3).map(one => one[1]);
  return Object.fromEntries([...document.querySelectorAll('.stage [data-piece]')]
    .map(one => [one.dataset.piece, near(middle(one))]));
}"""
"""By piece of the map of Treos: the spaces nearest to it (several pieces on one stand a little aside)."""

CARD_LAID = """before => answers.answered >= Number(before) ? 'on'
  : document.querySelector('.prompt [data-choice^="keep "]') && 'keep'"""
"""A card was laid, or it is asked whether it is one to keep."""

COSTS = "[...document.querySelectorAll('.world .cost')].some(one => /\\d/.test(one.innerText))"

SETTLED = "ply => document.querySelector('[data-ply]')?.dataset.ply === String(ply)"


# --- a finished game, seen again ----------------------------------------------------------------------


def replayed(page: Page, table: str, ply: int, seat: int) -> dict[str, Any]:
    """The view of this moment, as the server tells it."""
    found: dict[str, Any] = page.evaluate(
        "async path => (await (await fetch(path)).json()).view",
        f"/api/tables/{table}/replay/{ply}?seat={seat}",
    )
    return found


def skye_shows(page: Page, view: dict[str, Any]) -> None:
    """The land on the stage has the tiles of the moment, and the panels its points."""
    tiles = page.locator(".stage [data-piece^='tile:']")
    laid = {f"tile:{one[0]}" for one in view["seats"][0]["territory"] if one[0] != "castle"}
    assert {one.get_attribute("data-piece") for one in tiles.all()} == laid
    offers = {f"tile:{one}" for seat in view["seats"] for one in seat["drawn"] if one is not None}
    shown = page.locator(".world [data-piece^='tile:']").all()
    assert offers <= {one.get_attribute("data-piece") for one in shown}
    scores = page.locator(".people .big").all_inner_texts()
    assert [scores[0], scores[2]] == [str(seat["score"]) for seat in view["seats"]]


def treos_shows(page: Page, view: dict[str, Any]) -> None:
    """Characters and highwaymen stand on the spaces of the moment; gold and day are those of it."""
    pieces = page.evaluate(NEAR)
    for seat, facts in enumerate(view["seats"]):
        assert facts["space"] in pieces[f"character:{seat}"]
    for number, space in enumerate(view["highwaymen"], 1):
        assert space in pieces[f"highwayman:{number}"]
    gold = page.locator(".people .big").all_inner_texts()
    assert gold == [str(seat["gold"]) for seat in view["seats"]]
    assert f"Day {view['day']}" in page.locator(".stage").inner_text()


@pytest.mark.parametrize("game", GAMES)
def test_a_finished_game_is_stepped_through_forth_and_back(pages: Pages, game: str) -> None:
    page = pages.open("/")
    table = boards.open_record(page, boards.finished(game))
    page.goto(f"/t/{table}/replay?ply=0&seat=-1")
    page.wait_for_selector(f".table[data-board={game}]")
    last = int(page.locator("[type=range]:not([max='0'])").get_attribute("max") or 0)
    shows: Callable[[Page, dict[str, Any]], None] = {"skye": skye_shows, "treos": treos_shows}[game]
    begin = last // 2
    page.goto(f"/t/{table}/replay?ply={begin}&seat=-1")
    page.wait_for_selector(f".table[data-board={game}]")
    page.wait_for_function(SETTLED, arg=begin)
    looks: dict[int, str] = {}
    for ply in range(begin, begin + 12):
        page.wait_for_function(SETTLED, arg=ply)
        looks[ply] = page.evaluate(LOOK)
        shows(page, replayed(page, table, ply, -1))
        page.get_by_role("button", name="One move on").click()
    page.wait_for_function(SETTLED, arg=begin + 12)
    assert len(set(looks.values())) > 4, "something is seen to happen"
    for ply in range(begin + 11, begin - 1, -1):
        page.keyboard.press("ArrowLeft")
        page.wait_for_function(SETTLED, arg=ply)
        assert page.evaluate(LOOK) == looks[ply]
    page.keyboard.press("End")
    page.wait_for_function(SETTLED, arg=last)
    shows(page, replayed(page, table, last, -1))
    assert page.locator("[data-choice], [data-target]").count() == 0, "nothing can be done any more"


def test_when_all_is_over_every_hand_may_be_seen(pages: Pages) -> None:
    page = pages.open("/")
    table = boards.open_record(page, boards.finished("treos"))
    page.goto(f"/t/{table}/replay?ply=1&seat=-1")
    page.wait_for_selector(".table[data-board=treos]")
    assert page.locator(".dock [data-piece^='card:']").count() == 0
    page.get_by_label("Seen by").select_option(index=2)
    page.wait_for_selector(".dock [data-piece^='card:']")
    hand = replayed(page, table, 1, 1)["seats"][1]["hand"]
    shown = page.locator(".dock .hand [data-piece^='card:']").all()
    assert [one.get_attribute("data-piece") for one in shown] == [f"card:{card}" for card in hand]


# --- one device --------------------------------------------------------------------------------------


def plan_day(page: Page, steps: int = 6) -> list[int]:
    """Treos: so many steps of a plan, each with what is offered first (the sixth is the symbol); the cards
    laid."""
    laid: list[int] = []
    for step in range(steps):
        before = playing.seq(page)
        if step == 5:
            page.locator("[data-target^='phase:']").first.click()
            playing.confirm_if_asked(page, before, lambda: page.locator(playing.CONFIRM).click())
        else:
            card = page.locator(".dock .hand [data-target^='card:']").first
            laid.append(int((card.get_attribute("data-target") or "").removeprefix("card:")))
            card.click()
            went = page.wait_for_function(CARD_LAID, arg=before).json_value()
            if went == "keep":
                page.locator(".prompt [data-choice^='keep ']").click()
        playing.asked_again(page, before)
    return laid


def price_tiles(page: Page, prices: tuple[int, int], steps: int = 4) -> None:
    """Skye: the axe on the first tile, then these prices, then done."""
    for step in range(steps):
        before = playing.seq(page)
        if step == 0:
            page.keyboard.press("1")
        elif step == 3:
            page.locator(".prompt [data-choice='done']").click()
        else:
            page.keyboard.press(str(prices[step - 1]))
            page.locator(f".prompt [data-choice='price {prices[step - 1]}']").first.click()
        playing.confirm_if_asked(page, before, lambda: page.locator(playing.CONFIRM).click())
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
    page = pages.open("/")
    boards.open_hot_seat(page, "skye")
    behind_the_curtain(page, "Ada")
    page.locator(".curtain button").click()
    page.wait_for_selector(".table[data-board=skye] .dock .card")
    price_tiles(page, (3, 2))
    behind_the_curtain(page, "Bence")
    page.locator(".curtain button").click()
    page.wait_for_selector(".dock .card")
    assert page.locator(".world .cost").count() == 3
    assert page.locator(".world .cost").all_inner_texts() == ["", "", ""], "prices are covered"
    assert page.locator(".dock .cost, .dock .axe").count() == 0
    assert page.locator(".people .big").all_inner_texts()[1] == "?", "her gold is hidden"
    price_tiles(page, (1, 4))
    seen = f"() => document.querySelector('.curtain') ? 'curtain' : {COSTS} && 'open'"
    while page.wait_for_function(seen).json_value() == "curtain":
        page.locator(".curtain button").click()
        page.wait_for_selector(".table")


def test_treos_at_one_device_hides_plans_when_handed_over(pages: Pages) -> None:
    page = pages.open("/")
    boards.open_hot_seat(page, "treos")
    behind_the_curtain(page, "Ada")
    page.locator(".curtain button").click()
    page.wait_for_selector(".table[data-board=treos] .dock .hand [data-target]")
    hers = page.locator(".dock .hand [data-piece^='card:']").count()
    laid = plan_day(page)
    assert len(laid) == 5 <= hers
    behind_the_curtain(page, "Bence")
    page.locator(".curtain button").click()
    page.wait_for_selector(".dock .hand [data-target]")
    assert page.locator(".dock .slot [data-piece^='card:']").count() == 0, "her plan is not there"
    assert page.locator(".dock .mask").count() == 0
    shown = {
        one.get_attribute("data-piece") for one in page.locator(".dock [data-piece^='card:']").all()
    }
    mine = page.locator(".dock .hand [data-piece^='card:']").count()
    assert len(shown) == mine
    assert not shown & {f"card:{card}" for card in laid}


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
    watcher = pages.open("/")
    ear = boards.Ear(watcher)
    boards.enter(watcher, table, game)
    watcher.locator(".prompt", has_text="You watch").wait_for()
    assert watcher.locator("[data-choice], [data-target]").count() == 0
    heard = ear.catch_up()
    assert playing.state(ada) == "asked"
    if game == "treos":
        plan_day(ada, 5)
    else:
        price_tiles(ada, (3, 2), 3)
    ear.catch_up()
    assert [one for one in ear.frames[heard:] if one["t"] == "update"] == []
    check = no_secret_of_treos if game == "treos" else no_secret_of_skye
    assert ear.views()
    for view in ear.views():
        check(view)
    assert watcher.locator(".dock [data-piece^='card:'], .dock .mask, .dock .cost").count() == 0
    if game == "skye":
        assert set(watcher.locator(".world .cost").all_inner_texts()) == {""}
        assert watcher.locator(".people .big").all_inner_texts()[1::2] == ["?", "?"]
    else:
        assert watcher.locator("[data-anchor^='side:'], .stage .reach, .stage .wanted").count() == 0


# --- two browsers ---------------------------------------------------------------------------------------


class Listener:
    """Somebody at the table who would like to know what the other one is about."""

    def __init__(self, page: Page, ear: boards.Ear) -> None:
        self.page, self.ear = page, ear
        ear.until(self.knows_the_table)
        self.heard = ear.catch_up()
        self.seen = self.sight()

    def knows_the_table(self) -> bool:
        """Has been told who is there and where it is whose turn; that comes in its own time."""
        said = self.ear.frames
        return any(one["t"] == "badge" and one["tables"] for one in said) and any(
            one["t"] == "presence" and one["online"] == [0, 1] for one in said
        )

    def sight(self) -> str:
        return self.page.locator(".table").inner_text() + str(self.page.evaluate(LOOK))

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
    price_tiles(ada, (3, 2), 3)
    listener.notices_nothing()
    listener = Listener(ada, ada_ear)
    price_tiles(bence, (1, 4), 3)
    listener.notices_nothing()

    heard = bence_ear.catch_up()
    before = playing.seq(ada)
    ada.locator(".prompt [data-choice='done']").click()
    playing.confirm_if_asked(ada, before, lambda: ada.locator(playing.CONFIRM).click())
    bence.wait_for_selector(".world .chip")
    bence_ear.catch_up()
    for seat in told_of(bence_ear, heard, 0):
        assert seat["ready"]
        assert seat["prices"] == [None, None, None]
        assert seat["gold"] is None
    assert bence.locator(".world .cost").all_inner_texts() == ["", "", ""]

    heard = ada_ear.catch_up()
    before = playing.seq(bence)
    bence.locator(".prompt [data-choice='done']").click()
    playing.confirm_if_asked(bence, before, lambda: bence.locator(playing.CONFIRM).click())
    ada.wait_for_function(f"() => {COSTS}")
    ada_ear.catch_up()
    assert ada_ear.views(heard)[-1]["seats"][1]["prices"][1:] == [1, 4], "now they are open"


def test_news_of_others_do_not_take_my_button_away(pages: Pages) -> None:
    (ada, ear), (bence, _) = both_listening(pages, "skye")
    price_tiles(bence, (1, 4))
    price_tiles(ada, (3, 2), 3)
    ada.locator(".prompt [data-choice='done']").click()
    ada.wait_for_selector(playing.CONFIRM)
    heard = ear.catch_up()
    before = playing.seq(bence)
    bence.locator(".prompt [data-choice='revise']").click()
    playing.asked_again(bence, before)
    ear.until(lambda: bool(ear.views(heard)))  # that he thinks again is told
    before = playing.seq(ada)
    ada.locator(playing.CONFIRM).click()
    playing.asked_again(ada, before)
    assert ada.locator(".world .cost").all_inner_texts() == ["", "", ""]
