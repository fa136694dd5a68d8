"""Reviews of finished games: who may have one, that it is kept, and that it says nothing before the end."""

import asyncio
from typing import Any

import pytest

from lanternway import __version__
from lanternway.core import record as records
from lanternway.server import reviews
from lanternway.server.looking import Asker
from tests.review.records import record_text
from tests.server.people import Person
from tests.server.serving import run, served, until


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNWAY_GAMES", "tests.smallgame")
    monkeypatch.setattr(reviews, "ITERATIONS", 8)


async def until_done(person: Person, table: str) -> dict[str, Any]:
    while True:
        answer: dict[str, Any] = await person.get(f"tables/{table}/review")
        if answer["state"] in ("done", "failed"):
            return answer
        await asyncio.sleep(0.05)


def test_a_finished_game_is_reviewed_once_kept_and_shown_to_who_has_the_link(
    sqlite_store: str,
) -> None:
    text = record_text("lantern_fair", 2)

    async def main() -> None:
        async with (
            served(sqlite_store) as (services, url),
            Person(url, "Ada") as ada,
            Person(url, "Eve") as eve,
        ):
            table = (await ada.post("records", 201, text=text)).json()["id"]
            assert (await ada.get(f"tables/{table}/review"))["state"] == "none"
            begun = (await ada.post(f"tables/{table}/review", 202)).json()
            assert begun["state"] == "waiting"
            made = await until_done(ada, table)
            assert made["state"] == "done"
            review = made["review"]
            kept = (await ada.http.get(f"tables/{table}/record")).text
            assert review["record"] == records.seal_of(kept)
            assert review["version"] == __version__
            assert review["done"] == review["total"] > 0
            assert [part["seat"] for part in review["parts"]] == [0, 1]
            moves = text.count("\n") - 2
            assert [len(plies) for plies in made["plies"]] == [moves, moves]
            services.reviews._work.clear()  # as after a restart
            assert await eve.get(f"tables/{table}/review") == made
            again = (await eve.post(f"tables/{table}/review", 202)).json()
            assert again == made  # nothing is made twice

    run(main())


def test_a_game_that_is_played_is_not_reviewed_for_anybody(sqlite_store: str) -> None:
    async def main() -> None:
        async with (
            served(sqlite_store) as (services, url),
            Person(url, "Ada") as ada,
            Person(url, "Eve") as eve,
        ):
            table = (await ada.create("me", "bot", game="skye"))["id"]
            for person in (ada, eve):
                await person.get(f"tables/{table}/review", 409)
                await person.post(f"tables/{table}/review", 409)
            assert services.reviews._work == {}

    run(main())


def test_a_closed_table_s_review_is_as_if_it_were_not_there(sqlite_store: str) -> None:
    async def main() -> None:
        async with (
            served(sqlite_store) as (_, url),
            Person(url, "Ada") as ada,
            Person(url, "Eve") as eve,
        ):
            table = (await ada.create("me", "bot", game="skye", watch=False))["id"]
            await eve.get(f"tables/{table}/review", 404)
            await eve.post(f"tables/{table}/review", 404)

    run(main())


def test_whoever_asks_takes_turns_and_nothing_is_made_twice(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    made: list[str] = []

    def run_one(text: str, work: reviews.Work) -> None:
        made.append(text)
        work.data = {}

    async def main() -> None:
        async with served(sqlite_store) as (services, url), Person(url, "Ada") as ada:
            monkeypatch.setattr(services.reviews, "_run", run_one)
            text = record_text("lantern_fair", 2)
            tables = [(await ada.post("records", 201, text=text)).json()["id"] for _ in range(6)]
            held = await services.reviews._turns.enter("somebody")
            for table in tables[:5]:
                asked = [services.reviews.ask(table, Asker(ada.id), "greedy") for _ in range(3)]
                await asyncio.gather(*asked)
            await services.reviews.ask(tables[5], Asker(ada.id), "ada")
            order: list[str] = []
            keep = services.store.keep_review

            async def kept(id_: str, *more: str) -> None:
                order.append(id_)
                await keep(id_, *more)

            monkeypatch.setattr(services.store, "keep_review", kept)
            await until(lambda: "ada" in services.reviews._turns._waiting)
            services.reviews._turns.leave(held)
            await until(lambda: len(order) == len(tables))
            assert order.index(tables[5]) == 1, "behind one of the five that another asked for"
            assert len(made) == len(tables)

    run(main())


def test_what_fails_says_so_and_can_be_asked_for_again(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken() -> Any:
        raise RuntimeError("no reviewer")

    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            text = record_text("lantern_fair", 2)
            table = (await ada.post("records", 201, text=text)).json()["id"]
            with monkeypatch.context() as patched:
                patched.setattr(reviews, "reviewer", broken)
                await ada.post(f"tables/{table}/review", 202)
                assert (await until_done(ada, table))["state"] == "failed"
            await ada.post(f"tables/{table}/review", 202)
            assert (await until_done(ada, table))["state"] == "done"

    run(main())


def test_a_game_that_would_keep_all_others_waiting_is_not_reviewed(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(reviews, "MOVES_LIMIT", 3)

    async def main() -> None:
        async with served(sqlite_store) as (services, url), Person(url, "Ada") as ada:
            text = record_text("lantern_fair", 2)
            table = (await ada.post("records", 201, text=text)).json()["id"]
            answer = (await ada.post(f"tables/{table}/review", 409)).json()
            assert answer["args"] == {"moves": text.count("\n") - 2, "most": 3}
            assert services.reviews._work == {}

    run(main())
