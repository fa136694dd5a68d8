"""Whatever can be chosen catches a fingertip: 44 by 44 CSS px, at every size and zoom, and never its
neighbor's middle.

With LANTERNWAY_DEEP=1 every question at both sizes; in the usual run every
other one, at desk and phone in turn.
"""

import os
from typing import Any

import pytest
from playwright.sync_api import Page, StorageState

from tests.e2e import boards, playing
from tests.e2e.conftest import DESK, PHONE, PORCH, Pages

ALWAYS = '{"asking":"always"}'
"""Nothing is done before it is confirmed, so that everything can be touched in turn."""

SIZES = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])

QUESTIONS: list[tuple[str, str, int]] = [
    ("dark_road", "verbs.includes('bump')", 1),
    ("dark_road", "verbs.includes('move')", 1),
    ("dark_road", "verbs.includes('activate')", 1),
    ("dark_road", "verbs.includes('turn')", 2),
    ("dark_road", "verbs.includes('sell')", 1),
    ("dark_road", "verbs.includes('deed')", 2),
    ("dark_road", "verbs.includes('commission')", 1),
    ("dark_road", "verbs.includes('delve')", 3),
    ("dark_road", "verbs.includes('declare')", 1),
    ("skye", "verbs.includes('buy')", 1),
    ("skye", "verbs.filter(one => one === 'at').length > 7", 1),
    ("skye", "verbs.filter(one => one === 'waypoint').length > 7", 1),
    ("skye", "verbs.includes('advance')", 1),
    ("skye", "verbs.includes('token')", 1),
    ("treos", "verbs.includes('bid')", 1),
    ("treos", "verbs.includes('highwayman')", 1),
    ("treos", "verbs.filter(one => one === 'go').length > 12", 1),
    ("treos", "verbs.filter(one => one === 'drive').length > 5", 1),
    ("treos", "verbs.includes('symbol')", 1),
]
"""A game, a question whose answers lie on its board, and the first deal that may lead there."""

PLACES = [
    pytest.param(*question, size, id=f"{question[0]}-{n}-{'phone' if size == PHONE else 'desk'}")
    for n, question in enumerate(QUESTIONS)
    for place, size in enumerate((DESK, PHONE))
    if n % 4 == 3 * place or os.environ.get("LANTERNWAY_DEEP")
]

_TOUCH = """async () => {
  const REACH = 22;
  const AROUND = [[0, 0], [21, 0], [-21, 0], [0, 21], [0, -21], [15, 15], [-15, 15], [15, -15], [-15, -15]];
  const rest = () => new Promise(done => setTimeout(done));
  const shown = () => [...document.querySelectorAll('.table [data-standing]')]
    .filter(one => one.getClientRects().length > 0);
  const nameOf = one => one.dataset.choice ?? one.dataset.target;
  const chosen = () => shown().filter(one => ['chosen', 'picked'].includes(one.dataset.standing)).map(nameOf);
  const measured = one => {
    const ring = one.querySelector(':scope > .ring, :scope > .off');
    const {left, top, width, height} = (ring ?? one).getBoundingClientRect();
    // neither round nor a box: a section of a wheel, a good of several cells
    const odd = /[ALQ]/.test(ring?.getAttribute('d') ?? '');
    return {one, odd, x: left + width / 2, y: top + height / 2, width, height};
  };
  // from the middle of a small thing; from where a fingertip has room all round of a large one
  const far = (thing, x, y, touched) => {
    const [w, h] = [thing.width / 2, thing.height / 2];
    const [dx, dy] = [Math.abs(x - thing.x), Math.abs(y - thing.y)];
    const out = dx > Math.max(REACH, w) || dy > Math.max(REACH, h);
    if (thing.odd) return touched ? 0 : out ? Infinity : 0;
    const beyond = (d, half) => Math.max(0, d - Math.max(0, half - REACH));
    const way = Math.hypot(beyond(dx, w), beyond(dy, h));
    return touched ? Math.min(way, REACH) : out ? Infinity : way;
  };
  const seen = {things: 0, touches: 0, full: 0, small: [], wrong: []};
  for (const name of new Set(shown().filter(one => one.dataset.standing === 'legal').map(nameOf))) {
    const find = () => shown().find(one => nameOf(one) === name);
    find().scrollIntoView({block: 'nearest', inline: 'nearest'});
    seen.things++;
    const {left, top, width, height} = find().getBoundingClientRect();
    if (!(find() instanceof SVGElement)) {
      if (width < 43.9 || height < 43.9) seen.small.push(`${name}: ${width} by ${height}`);
      const [x, y] = [left + width / 2, top + height / 2];
      for (const [dx, dy] of AROUND.slice(0, 5)) {
        const hit = document.elementFromPoint(x + dx, y + dy);
        if (hit && !find().contains(hit)) seen.small.push(`${name}: covered at ${dx}, ${dy}`);
      }
      continue;
    }
    let caught = 0;
    for (const [dx, dy] of measured(find()).odd ? [[0, 0]] : AROUND) {
      // measured and touched in one go: a board may move when something is chosen
      const thing = measured(find());
      const picture = thing.one.closest('svg:not(svg svg)');
      const [x, y] = [Math.round(thing.x + dx), Math.round(thing.y + dy)];
      const top = document.elementFromPoint(x, y);
      // outside the picture, or under what is no part of it, lies somebody else's
      if (!(top instanceof SVGElement) || !picture.contains(top) || top.closest('foreignObject')) continue;
      const others = shown().filter(one => nameOf(one) !== name && picture.contains(one)).map(measured);
      const nearest = Math.min(...others.map(one => far(one, x, y, one.one.contains(top))));
      if (dx || dy ? far(thing, x, y, thing.one.contains(top)) > nearest - 1.5 : nearest < 1.5) continue;
      top.dispatchEvent(new MouseEvent('click', {bubbles: true, detail: 1, clientX: x, clientY: y}));
      await rest();
      caught++;
      if (!chosen().includes(name)) seen.wrong.push(`${name} at ${dx}, ${dy}: ${chosen()}`);
      document.body.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
      await rest();
    }
    seen.touches += caught;
    if (caught === AROUND.length) seen.full++;
  }
  return seen;
}"""
"""Touches every lit thing in its middle and all round it, wherever it is nearer than any other thing."""


def touch_all(page: Page) -> dict[str, Any]:
    found: dict[str, Any] = page.evaluate(_TOUCH)
    assert found["small"] == []
    assert found["wrong"] == []
    return found


_ASKED: dict[tuple[str, str, str, int], tuple[str, StorageState]] = {}
"""Tables at their question, and who sits there. Nothing is answered at them: the next test finds them so."""


def ask(pages: Pages, size: tuple[int, int], game: str, until: str, seed: int) -> Page:
    question = pages.url, game, until, seed
    table, person = _ASKED.get(question, ("", None))
    page = pages.open(PORCH, size, touch=size == PHONE, settings=ALWAYS, person=person)
    if not table:
        table = boards.table_asking(page, game, until, seed)
        _ASKED[question] = table, page.context.storage_state()
    boards.enter(page, table, game)
    assert playing.state(page) == "asked"
    if "token" in until:
        page.locator("[data-tool=token]").click()
    return page


@pytest.mark.parametrize(("game", "until", "seed", "size"), PLACES)
def test_everything_lit_catches_a_fingertip(
    pages: Pages, game: str, until: str, seed: int, size: tuple[int, int]
) -> None:
    page = ask(pages, size, game, until, seed)
    if size == PHONE:
        boards.tab_opened(page)
    things = touch_all(page)["things"]
    for tab in boards.lit_tabs(page):
        page.locator(f"[data-tab={tab}]").tap()
        things += touch_all(page)["things"]
    assert things > 0


@SIZES
def test_at_every_zoom(pages: Pages, size: tuple[int, int]) -> None:
    """Half as large, the map's spaces are closer than a fingertip; larger, more have all their room."""
    until = "verbs.filter(one => one === 'go').length > 12"
    page = ask(pages, size, "treos", until, 1)
    board = page.locator(".stage svg").first
    full = []
    for way in (1, -1):
        for _ in range(8):
            board.evaluate(
                """(svg, out) => svg.querySelector('g[role=presentation]').dispatchEvent(
                  new WheelEvent('wheel', {deltaY: out, bubbles: true, cancelable: true}))""",
                way,
            )
        found = touch_all(page)
        full.append(found["full"])
    assert full[0] < full[1]


@pytest.mark.parametrize("game", ["treos", "skye"])
def test_a_finger_beside_a_thing_takes_it(pages: Pages, game: str) -> None:
    """The same with a real finger: 16 px beside the middle of the last lit thing."""
    verb = {"treos": "highwayman", "skye": "at"}[game]
    page = ask(pages, PHONE, game, f"verbs.includes('{verb}')", 1)
    thing = page.locator(f".stage {playing.LIT}").last
    name = thing.get_attribute("data-target")
    box = thing.locator(":scope > .ring").bounding_box()
    assert box is not None
    page.touchscreen.tap(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2 + 16)
    page.locator(
        f"[data-target='{name}']:is([data-standing=chosen], [data-standing=picked])"
    ).wait_for()


def test_who_lets_go_over_another_thing_has_chosen_nothing(pages: Pages) -> None:
    page = ask(pages, DESK, "dark_road", "verbs.includes('activate')", 1)
    pressed, other = (
        page.locator(f".stage {playing.LIT} > .ring").nth(n).bounding_box() for n in (0, -1)
    )
    assert pressed is not None
    assert other is not None
    middles = [
        (box["x"] + box["width"] / 2, box["y"] + box["height"] / 2) for box in (pressed, other)
    ]
    for begins in (middles[0], (middles[1][0], middles[1][1] - 80)):
        page.mouse.move(*begins)
        page.mouse.down()
        page.mouse.move(*middles[1], steps=4)
        page.mouse.up()
        assert (
            page.locator(".stage :is([data-standing=chosen], [data-standing=picked])").count() == 0
        )
    page.mouse.click(*middles[1])
    page.locator(".stage :is([data-standing=chosen], [data-standing=picked])").wait_for()


_BUTTONS = """() => [...document.querySelectorAll(':is(.stage, .dock, .world, .tabpart, .prompt) button')]
  .filter(one => one.getClientRects().length > 0).flatMap(one => {
    one.scrollIntoView({block: 'nearest', inline: 'nearest'});
    const box = one.getBoundingClientRect();
    const [x, y] = [box.left + box.width / 2, box.top + box.height / 2];
    const out = [[0, 0], [21, 0], [-21, 0], [0, 21], [0, -21]].filter(([dx, dy]) => {
      const hit = document.elementFromPoint(x + dx, y + dy);
      return hit && !one.contains(hit);
    });
    return out.length ? [`${one.className} ${one.textContent.trim()}: ${box.width} by ${box.height}`] : [];
  })"""


@SIZES
@pytest.mark.parametrize(
    ("game", "until", "seed"),
    [
        ("dark_road", "verbs.includes('turn')", 2),
        ("skye", "verbs.includes('axe')", 1),
        ("skye", "verbs.includes('turn')", 1),
        ("treos", "verbs.includes('bid')", 1),
        ("treos", "verbs.filter(one => one === 'go').length > 12", 1),
    ],
)
def test_every_button_of_a_board_catches_a_fingertip(
    pages: Pages, game: str, until: str, seed: int, size: tuple[int, int]
) -> None:
    page = ask(pages, size, game, until, seed)
    assert page.evaluate(_BUTTONS) == []
    for tab in page.locator(".tabbar button").all():
        tab.tap()
        assert page.evaluate(_BUTTONS) == []
