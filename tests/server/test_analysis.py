"""The analysis board: positions given as text are looked at, played, changed, searched; nothing is kept."""

import asyncio
import base64
import json
import zlib
from types import SimpleNamespace
from typing import Any

import pytest

from lanternway.core import Match, get_game, oneline
from lanternway.messages.review import Hint
from lanternway.server import errors, limits, searches
from lanternway.server.http import positions as http_positions
from tests.server.people import Person
from tests.server.serving import run, served

GAMES = ["dark_road", "skye", "treos", "lantern_fair"]


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNWAY_GAMES", "tests.smallgame")


def line(game: str = "lantern_fair", seats: int = 2) -> str:
    return oneline.of(Match.deal(get_game(game), {}, seats, 5))


async def ask(person: Person, what: str, expect: int = 200, **body: Any) -> dict[str, Any]:
    found: dict[str, Any] = (await person.post(f"positions/{what}", expect, **body)).json()
    return found


@pytest.mark.parametrize("game", GAMES)
def test_every_seat_is_played_in_turn_by_the_eyes_of_who_is_to_move(
    sqlite_store: str, game: str
) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (services, url), Person(url, "Ada") as ada:
            here = await ask(ada, "look", text=line(game))
            for _ in range(12):
                seat, picture = here["seat"], here["picture"]
                assert seat in picture["to_move"]
                notation = picture["legal"][-1]["notation"]
                seen = {"text": here["line"], "seat": seat, "notation": notation}
                assert (await ask(ada, "preview", **seen))["notation"] == notation
                there = await ask(ada, "act", **seen)
                assert there["line"] != here["line"]
                back = await ask(ada, "look", text=here["line"], viewer=seat)
                assert back["picture"] == picture  # the way back is the line before
                here = there
            words = await ask(ada, "text", text=here["line"], seat=1, lang="pl")
            assert words["sections"]
            other = await ask(ada, "look", text=here["line"], viewer=1)
            match = oneline.read(here["line"])
            assert other["picture"]["view"].items() >= match.state.view(1).data.items()
            assert other["table"] == match.state.to_data()
            rows = await services.store.database.fetch("SELECT count(*) FROM tables")
            assert rows[0][0] == 0

    run(main())


@pytest.mark.parametrize(
    ("what", "body", "status", "said"),
    [
        ("look", {"text": "nonsense"}, 400, "position"),
        ("look", {"viewer": 2}, 404, "seat"),
        ("act", {"seat": 0, "notation": "fly"}, 400, "'fly'"),
        ("act", {"seat": 0, "notation": "light candle"}, 409, "LF-"),
        ("act", {"seat": 5, "notation": "bid 0"}, 404, "seat"),
        ("change", {"facts": {"seats.0.coin": 1}}, 400, "seats.0.coin"),
        ("change", {"facts": {"seats.0.coins": "many"}}, 400, "seats.0.coins"),
        ("change", {"facts": {"seats.0.coins": -1}}, 400, "seats.0.coins"),
        ("search", {"seat": 9, "iterations": 8}, 404, "seat"),
    ],
)
def test_what_cannot_be_is_answered_in_one_line_that_says_where(
    sqlite_store: str, what: str, body: dict[str, Any], status: int, said: str
) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            answer = await ask(ada, what, status, **{"text": line(), **body})
            assert said in answer["text"]
            assert "\n" not in answer["text"]

    run(main())


def test_a_fact_is_changed_by_hand_and_the_game_goes_on_from_there(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            here = await ask(ada, "look", text=line("treos"))
            gold = here["table"]["seats"][0]["gold"]
            changed = await ask(ada, "change", text=here["line"], facts={"seats.0.gold": gold + 3})
            assert changed["table"]["seats"][0]["gold"] == gold + 3
            choice = changed["picture"]["legal"][0]["notation"]
            wish = {"text": changed["line"], "seat": changed["seat"], "notation": choice}
            assert (await ask(ada, "act", **wish))["table"]["seats"][0]["gold"] == gold + 3

    run(main())


async def until(person: Person, *states: str) -> dict[str, Any]:
    while True:
        answer: dict[str, Any] = await person.get("positions/search")
        if answer["state"] in states:
            return answer
        await asyncio.sleep(0.05)


def test_a_search_grows_is_one_s_own_and_can_be_stopped(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(searches, "FIRST", 8)

    async def main() -> None:
        async with (
            served(sqlite_store) as (_, url),
            Person(url, "Ada") as ada,
            Person(url, "Eve") as eve,
        ):
            assert (await ada.get("positions/search"))["state"] == "none"
            wish = {"text": line(), "seat": 0}
            await ask(ada, "search", 202, **wish, iterations=64)
            done = await until(ada, "done", "failed")
            assert done["state"] == "done"
            assert done["iterations"] == done["most"] == 64
            legal = (await ask(ada, "look", text=line()))["picture"]["legal"]
            ideas = [idea["action"] for idea in done["hint"]["ideas"]]
            assert set(ideas) <= {choice["notation"] for choice in legal}
            assert (await eve.get("positions/search"))["state"] == "none"
            await ask(ada, "search", 202, **wish, iterations=10_000)
            await until(ada, "thinking")
            stopped = (await ada.http.delete("positions/search")).json()
            assert stopped["state"] == "stopped"
            await ask(eve, "search", 202, **wish, iterations=8)
            assert (await until(eve, "done", "failed"))["state"] == "done"

    run(main())


def test_looks_grow_to_what_was_asked_for() -> None:
    assert searches.looks(8) == [8]
    assert searches.looks(480) == [120, 480]
    assert searches.looks(1920) == [120, 480, 1920]
    assert searches.looks(10_000) == [156, 625, 2500, 10_000]


def test_whoever_sends_a_little_is_not_quoted_at_length(sqlite_store: str) -> None:
    data = {"rules": "x" * (oneline.SIZE_LIMIT - 100)}
    packed = base64.urlsafe_b64encode(zlib.compress(json.dumps(data).encode())).decode()
    text = f"lanternway:1:lantern_fair:2:{'0' * 16}:{packed.rstrip('=')}"

    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            answer = await ada.post("positions/look", 400, text=text)
            assert "rules xxx" in answer.json()["text"]
            assert len(answer.text) < 3 * errors.SAID

    run(main())


def test_a_position_that_is_read_slowly_costs_by_its_letters(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    nothing_comes_back = SimpleNamespace(monotonic=lambda: 0.0)
    monkeypatch.setattr(limits, "time", nothing_comes_back)
    burst = limits.RATES["any"][1]
    letters = 6000
    slow = "game: lantern_fair\nseats: 2\nscript: []\ntitle: ".ljust(letters, "x")

    async def main() -> None:
        async with served(sqlite_store, rate=1.0) as (_, url), Person(url, "Ada") as ada:
            looked = 0
            while (await ada.http.post("positions/look", json={"text": slow})).status_code == 200:
                looked += 1
            assert 1 < looked <= 1 + burst / (letters / http_positions.LETTERS)

    run(main())


def test_who_searches_under_many_names_waits_behind_themselves() -> None:
    match = Match.deal(get_game("lantern_fair"), {}, 2, 5)
    order: list[str] = []

    async def main() -> None:
        found = searches.Searches()

        async def look(search: searches.Search, _iterations: int) -> Hint:
            order.append(search.address)
            await asyncio.sleep(0)
            return Hint(ideas=[], lead=0.0, error=0.0, sure=False, choices=2)

        with pytest.MonkeyPatch.context() as patched:
            patched.setattr(found, "_look", look)
            for name in ("a", "b", "c", "d"):
                await found.begin(name, "1.1.1.1", match, 0, 8)
            await found.begin("ada", "2.2.2.2", match, 0, 8)
            while len(order) < 5:
                await asyncio.sleep(0)
        await found.close()

    run(main())
    assert order.index("2.2.2.2") == 2, "behind one that thinks and one that waits, not behind all"
