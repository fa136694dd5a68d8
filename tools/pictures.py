"""Take the pictures of docs/pictures from real tables, as WebP: what a page shows, and moments of each game.

pictures.py [NAME ...]     only those whose names begin so: pictures.py skye-place treos home
"""

from __future__ import annotations

import io
import json
import sys
import tempfile
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any, Final

from PIL import Image
from playwright.sync_api import Page, sync_playwright

ROOT: Final = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT))

from tests.e2e import boards, playing  # noqa: E402
from tests.e2e.conftest import CHROMIUM, DESK, PHONE, Pages, Server  # noqa: E402

FOLDER: Final = ROOT / "docs" / "pictures"
QUALITY: Final = 50
"""Of the WebP files: texts are still sharp, and a picture of the desk has about 100 KB."""
_STILL: Final = """async () => {
  await document.fonts.ready;
  const ends = one => Number.isFinite(one.effect?.getComputedTiming().endTime);
  await Promise.allSettled(document.getAnimations().filter(ends).map(one => one.finished));
}"""
"""Letters are there, and what moves for a while has come to rest."""
TRIES: Final = 20
"""So many tables are played at most until a moment comes."""


@dataclass(frozen=True)
class Moment:
    """A moment of a game, and how it is looked at."""

    name: str
    until: str
    """JavaScript about `view` and `verbs`: when I am asked and this holds (`boards.go_forward`)."""
    point: str = ""
    """What lies under the pointer, at the desk."""
    tab: str = ""
    """Which tab is open, on the phone."""
    settings: dict[str, str] = field(default_factory=dict)
    key: str = ""
    """What is pressed before the picture is taken, at the desk."""
    taps: tuple[str, ...] = ()
    """What is tapped before it, on the phone."""
    then: str = ""
    """The page is open while the table goes on until this holds, as `until` says it."""
    shown: str = ""
    """What the page then shows."""


RIVAL: Final[dict[str, Any]] = {"key": "v", "taps": ("[data-tab=people]", "[data-open-rival]")}
"""Another player's things lie in the place of mine."""
FOLLOWED: Final[dict[str, Any]] = {"settings": {"pace": "step"}, "shown": "[data-telling]"}
"""What another does is told step by step."""


@dataclass(frozen=True)
class Game:
    """A table and what is looked at on it, in the order of a game."""

    id: str
    seats: int
    options: dict[str, Any]
    moments: list[Moment]


GAMES: Final = [
    Game("dark_road", 3, {"draft": True}, [
        Moment("dark_road-draft", "verbs.includes('draft')"),
        Moment("dark_road-plan", "view.round > 1 && verbs.includes('bump')", tab="dock"),
        Moment("dark_road-follow", "view.round === 2 && verbs.includes('bump')", then="view.round > 2",
               **FOLLOWED),
        Moment("dark_road-move", "verbs.includes('move')"),
        Moment("dark_road-bazaar", "verbs.includes('buy')"),
        Moment("dark_road-inn", "verbs.includes('recruit')"),
        Moment("dark_road-caravan", "verbs.includes('die')"),
        Moment("dark_road-delivery", "verbs.includes('deliver')"),
        Moment("dark_road-rival", "view.round > 4 && verbs.includes('bump')", **RIVAL),
        Moment("dark_road-polish", "view.round > 5 && verbs.includes('activate')",
               settings={"language": "pl", "theme": "light"}),
    ]),
    Game("dark_road", 1, {"private_concern": "merchant"}, [
        Moment("dark_road-concern", "view.round > 4 && verbs.includes('bump')", tab="world"),
    ]),
    Game("skye", 4, {"journeyman": True}, [
        Moment("skye-price", "view.round === 2 && verbs.includes('price')"),
        Moment("skye-buy", "verbs.includes('buy')", tab="world"),
        Moment("skye-place", "verbs.includes('at')", point=".stage [data-target^='cell:']"),
        Moment("skye-waypoints", "verbs.includes('waypoint')", point=".stage .choose"),
        Moment("skye-advance", "verbs.includes('advance')", tab="tracks"),
        Moment("skye-scoring", "view.round === 3 && verbs.includes('at')", then="view.round > 3",
               shown=".round-end", settings={"pace": "slow"}),
        Moment("skye-follow", "view.stage === 'buy' && view.start === 0 && verbs.includes('buy')",
               then="view.stage === 'build'", **FOLLOWED),
        Moment("skye-rival", "view.round > 3 && verbs.includes('at')", **RIVAL),
        Moment("skye-hungarian", "view.round === view.rounds && verbs.includes('take')",
               settings={"language": "hu"}),
    ]),
    Game("treos", 3, {}, [
        Moment("treos-hand", "verbs.includes('bid')", point=".dock .hand [data-target]"),
        Moment("treos-plan", "typeof view.seats[0].plan.midday === 'number' && view.seats[0].hand.length > 0",
               point=".dock .hand [data-target]", tab="dock"),
        Moment("treos-move", "verbs.includes('go')", point=".stage [data-target^='space:']"),
        Moment("treos-drive", "verbs.includes('drive')", point=".stage [data-target^='space:']"),
        Moment("treos-follow", "verbs.includes('go')", then="!view.order.length", **FOLLOWED),
        Moment("treos-rival", "view.day > 2 && verbs.includes('go')", **RIVAL),
        Moment("treos-quest", "verbs.includes('take')", tab="side"),
        Moment("treos-hungarian", "!view.order.length && view.day > 3", settings={"language": "hu"}),
        Moment("treos-polish", "verbs.includes('take') || verbs.includes('deliver')", tab="side",
               settings={"language": "pl"}),
    ]),
]  # fmt: skip


@dataclass(frozen=True)
class Camera:
    """A page of one size, and which pictures are wanted."""

    page: Page
    size: str
    wanted: list[str]

    def wants(self, name: str) -> bool:
        return not self.wanted or any(name.startswith(one) for one in self.wanted)

    def take(self, name: str) -> None:
        boards.drawn(self.page)
        self.page.evaluate(_STILL)
        shot = Image.open(io.BytesIO(self.page.screenshot()))
        file = FOLDER / f"{name}-{self.size}.webp"
        shot.convert("RGB").save(file, quality=QUALITY, method=6)
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB", flush=True)


def main(wanted: list[str]) -> int:
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder))
        server.start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=["--no-sandbox"])
        try:
            pages = Pages(browser, server.url)
            for size, shape in (("desk", DESK), ("phone", PHONE)):
                page = pages.open("/", size=shape, touch=size == "phone", theme="dark")
                camera = Camera(page, size, wanted)
                for game in GAMES:
                    play(camera, game)
                visit(camera)
            pages.close()
        finally:
            browser.close()
            server.stop()
    return 0


def play(camera: Camera, game: Game) -> None:
    """The moments of a game, each at the first table where it comes."""
    page = camera.page
    table = ""
    for moment in game.moments:
        if not camera.wants(moment.name):
            continue
        for number in range(TRIES):
            if not table:
                seed = f"pictures {number}"
                table = boards.make_table(
                    page, game.id, game.seats, "random", dict(game.options), seed
                )
            if boards.comes(page, table, moment.until):
                break
            table = ""
        assert table, f"{moment.name}: the moment never came"
        look(camera, game.id, table, moment)


def look(camera: Camera, game_id: str, table: str, moment: Moment) -> None:
    page = camera.page
    keep(page, moment.settings)
    boards.enter(page, table, game_id)
    playing.state(page)
    if moment.then:
        boards.go_forward(page, table, moment.then)
        page.wait_for_selector(moment.shown)
    if camera.size == "phone":
        for thing in moment.taps:
            page.locator(thing).first.tap()
    elif moment.key:
        page.keyboard.press(moment.key)
    if camera.size == "phone" and moment.tab:
        page.locator(f"[data-tab={moment.tab}]").tap()
    elif camera.size == "desk" and moment.point:
        page.locator(moment.point).first.hover()
    camera.take(moment.name)
    keep(page, {})


def keep(page: Page, settings: dict[str, str]) -> None:
    """What the person has set in this browser."""
    page.evaluate("kept => localStorage.setItem('lanternway.settings', kept)", json.dumps(settings))


def visit(camera: Camera) -> None:
    """The pages round the tables; at the phone only the final counts."""
    page = camera.page
    finals = {
        game: boards.open_record(page, boards.finished(game))
        for game in ("dark_road", "skye", "treos")
    }
    views = [
        (f"{game}-final", f"/t/{over}/replay?seat=-1", ".final") for game, over in finals.items()
    ]
    over = finals["skye"]
    if camera.size == "desk":
        views += [
            ("home", "/", "article.game"),
            ("result", f"/t/{over}/result", "[data-result]"),
            ("replay", f"/t/{over}/replay?ply=30", "[data-ply='30']"),
            ("fairness", f"/t/{over}/fairness", ".verdict"),
        ]
    for name, address, sign in views:
        if camera.wants(name):
            page.goto(address)
            page.wait_for_selector(sign)
            camera.take(name)
    if camera.size == "desk" and camera.wants("new-table"):
        page.goto("/")
        page.locator("article[data-game=dark_road] .act .pri").click()
        page.wait_for_selector("dialog[open]")
        camera.take("new-table")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
