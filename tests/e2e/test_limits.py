"""The page is small and does little: what the first load weighs, what an act and a move of the board take.

Here is what does not hang on the machine. How long people wait is measured by `python -m bench.page`.
"""

import pytest
from playwright.sync_api import CDPSession, Page, Response

from tests.e2e import playing, scenes
from tests.e2e.conftest import Pages
from tests.e2e.frames import FLIGHT, PAN

WEIGHT = 250_000
"""Bytes of compressed script, style and faces at the first load of a table."""

UPDATE = 30_000
"""Bytes of what a page is told at once while it plays."""


def weigh(page: Page, address: str) -> int:
    """Bytes on the wire of all script, style and faces that opening this address loads."""
    weights: list[int] = []

    def heard(response: Response) -> None:
        if response.request.resource_type in ("script", "stylesheet", "font"):
            weights.append(int(response.headers.get("content-length", "0")))

    page.on("response", heard)
    page.goto(address)
    page.wait_for_selector(".prompt")
    page.wait_for_load_state("networkidle")
    page.remove_listener("response", heard)
    return sum(weights)


@pytest.mark.parametrize("game", ["dark_road", "skye", "treos"])
def test_first_load_of_a_table_is_small(pages: Pages, game: str) -> None:
    table = playing.play_bots(pages.open("/"), game)
    weight = weigh(pages.open("about:blank"), f"/t/{table}")
    assert 10_000 < weight < WEIGHT, f"{weight} bytes"


HEARD = """() => {
  const told = window.told = {said: [], heard: [], longest: 0};
  const send = answers.socket.send;
  answers.socket.send = function (text) {
    told.said.push(JSON.parse(text).t);
    send.call(this, text);
  };
  answers.socket.addEventListener('message', ({data}) => {
    told.heard.push(JSON.parse(data).t);
    told.longest = Math.max(told.longest, data.length);
  });
}"""


def layouts(devtools: CDPSession) -> int:
    told = devtools.send("Performance.getMetrics")["metrics"]
    return next(int(one["value"]) for one in told if one["name"] == "LayoutCount")


def acts_are_short(page: Page, thing: str, acts: int) -> None:
    """An act is one message and one way to the server and back; what it led to comes in one piece, and
    the page is laid out a few times for it, not once for every thing on it."""
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")
    page.evaluate(HEARD)
    for _ in range(acts):
        assert playing.state(page) == "asked"
        page.evaluate("() => { told.said = []; told.heard = []; }")
        before = layouts(devtools)
        page.evaluate(scenes.SHOWN_IN, thing)
        laid_out = layouts(devtools) - before
        told = page.evaluate("told")
        assert [one for one in told["said"] if one != "ping"] == ["act"]
        assert told["heard"].count("ack") == 1
        assert "update" in told["heard"]
        assert told["longest"] < UPDATE
        assert laid_out <= 2 * (1 + len(told["heard"])), told


def test_an_act_is_one_way_there_and_back(pages: Pages) -> None:
    acts_are_short(scenes.small_table(pages), "[data-choice]", 9)


def test_an_act_of_the_last_round_of_skye_is_one_way_there_and_back(pages: Pages) -> None:
    acts_are_short(scenes.last_round(pages, "reduce"), scenes.LIT, 7)


MOVES = 60
"""Of a hand that pushes the board about."""

FLOWN = """() => {
  window.flown = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keyframes, timing) {
    if (this.matches('.stage [data-piece]')) flown.push(...keyframes.flatMap(Object.keys));
    return animate.call(this, keyframes, timing);
  };
}"""

CHEAP = {"translate", "transform", "rotate", "scale", "opacity", "offset"}
"""What moves without the page being laid out anew."""


def test_pushing_the_last_round_of_skye_about_lays_it_out_once_a_move(pages: Pages) -> None:
    page = scenes.last_round(pages, "no-preference")
    devtools = page.context.new_cdp_session(page)
    devtools.send("Performance.enable")
    things = page.locator("*").count()
    before = layouts(devtools)
    page.evaluate(PAN, [*scenes.corner(page), MOVES])
    assert layouts(devtools) - before <= MOVES
    assert page.locator("*").count() == things, "nothing new is drawn"


def test_what_flies_is_moved_without_laying_the_page_out(pages: Pages) -> None:
    page = scenes.last_round(pages, "no-preference")
    page.evaluate(FLOWN)
    assert page.evaluate(FLIGHT, scenes.LIT) > 0
    moved = set(page.evaluate("flown"))
    assert moved
    assert moved <= CHEAP
