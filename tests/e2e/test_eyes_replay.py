"""Who sees what when a finished game of Skye or Treos is seen again."""

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from tests.e2e import boards
from tests.e2e.conftest import PORCH, Pages

GAMES = ("skye", "treos")

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

SETTLED = "ply => document.querySelector('[data-ply]')?.dataset.ply === String(ply)"


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
    page = pages.open(PORCH)
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
        looks[ply] = page.evaluate(boards.LOOK)
        shows(page, replayed(page, table, ply, -1))
        page.get_by_role("button", name="One move forward").click()
    page.wait_for_function(SETTLED, arg=begin + 12)
    assert len(set(looks.values())) > 4, "something is seen to happen"
    for ply in range(begin + 11, begin - 1, -1):
        page.keyboard.press("ArrowLeft")
        page.wait_for_function(SETTLED, arg=ply)
        assert page.evaluate(boards.LOOK) == looks[ply]
    page.keyboard.press("End")
    page.wait_for_function(SETTLED, arg=last)
    shows(page, replayed(page, table, last, -1))
    assert page.locator("[data-choice], [data-target]").count() == 0, "nothing can be done any more"


def test_when_all_is_over_every_hand_may_be_seen(pages: Pages) -> None:
    page = pages.open(PORCH)
    table = boards.open_record(page, boards.finished("treos"))
    page.goto(f"/t/{table}/replay?ply=1&seat=-1")
    page.wait_for_selector(".table[data-board=treos]")
    assert page.locator(".dock [data-piece^='card:']").count() == 0
    page.get_by_label("Seen by").select_option(index=2)
    page.wait_for_selector(".dock [data-piece^='card:']")
    hand = replayed(page, table, 1, 1)["seats"][1]["hand"]
    shown = page.locator(".dock .hand [data-piece^='card:']").all()
    assert [one.get_attribute("data-piece") for one in shown] == [f"card:{card}" for card in hand]
