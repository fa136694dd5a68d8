"""Playing on from a position: for whom, with which mark, and with a record that verifies."""

import asyncio
from typing import Any

import pytest

from lanternway.core import Match, get_game, oneline
from lanternway.core import record as records
from lanternway.core.chance import commitment
from lanternway.server.limits import TABLES
from tests.review.records import record_text
from tests.server.people import Person
from tests.server.serving import run, served
from tests.smallgame.rules import flow


@pytest.fixture(autouse=True)
def _small(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNWAY_GAMES", "tests.smallgame")


async def imported(person: Person) -> str:
    """A finished table."""
    found = await person.post("records", 201, text=record_text("lantern_fair", 2))
    return str(found.json()["id"])


async def line_of(person: Person, table: str, ply: int) -> str:
    return str((await person.get(f"tables/{table}/replay/{ply}/line", seat=0))["line"])


async def tables(person: Person) -> list[Any]:
    return list((await person.get("tables/mine"))["tables"])


def test_whoever_may_have_the_record_plays_on_and_the_new_record_verifies(
    sqlite_store: str,
) -> None:
    async def main() -> None:
        async with (
            served(sqlite_store) as (_, url),
            Person(url, "Ada") as ada,
            Person(url, "Eve") as eve,
        ):
            table = await imported(ada)
            line = await line_of(eve, table, 3)
            wish = {"text": line, "seat": 1, "level": "random"}
            made = (await eve.post("positions/play", 201, **wish)).json()
            assert made["status"] == "playing"
            assert made["from_position"] is True
            assert [seat["kind"] for seat in made["seats"]] == ["bot", "person"]
            there = await ada.get(f"tables/{table}/replay/3", seat=1)
            begun = await eve.get(f"tables/{made['id']}/replay/0", seat=1)
            assert begun["view"] == there["view"]
            await eve.play_out(made["id"])
            text = (await eve.http.get(f"tables/{made['id']}/record")).text
            record = records.parse(text)
            assert record.position == line
            records.verify(record)
            old = records.parse(record_text("lantern_fair", 2))
            assert record.commitment != old.commitment
            again = (await ada.post("records", 201, text=text)).json()
            assert again["from_position"] is True
            while not (games := (await eve.get(f"people/{eve.id}/games"))["games"]):
                await asyncio.sleep(0)  # results are written after the end is told
            assert [game["unrated"] for game in games] == ["position"]
            assert (await eve.get(f"people/{eve.id}"))["results"] == []

    run(main())


def test_nobody_gets_the_line_of_a_game_that_is_played_whatever_they_are_to_it(
    sqlite_store: str,
) -> None:
    async def main() -> None:
        async with (
            served(sqlite_store) as (_, url),
            Person(url, "Ada") as ada,
            Person(url, "Eve") as eve,
        ):
            seen = (await ada.create("me", "bot", start=True))["id"]
            closed = (await ada.create("me", "bot", start=True, watch=False))["id"]
            await ada.get(f"tables/{seen}/replay/0/line", 409)
            await eve.get(f"tables/{seen}/replay/0/line", 409)
            await eve.get(f"tables/{closed}/replay/0/line", 404)
            wish = {"text": (await eve.get(f"tables/{seen}", 200))["id"], "seat": 0}
            await eve.post("positions/play", 400, **wish, level="random")

    run(main())


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"text": "nonsense"}, 400),
        ({"text": "lanternway:1:lantern_fair:2:00:AAAA"}, 400),
        ({"text": "game: lantern_fair\nseats: 9\nscript: []"}, 400),
        ({"seat": 2}, 404),
        ({"level": "nobody"}, 400),
        ({"text": "over"}, 409),
    ],
)
def test_a_bad_wish_is_answered_in_one_line_and_makes_no_table(
    sqlite_store: str, change: dict[str, Any], status: int
) -> None:
    match = Match.deal(get_game("lantern_fair"), {}, 2, 5)
    over = records.load(record_text("lantern_fair", 2))

    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            wish = {"text": oneline.of(match), "seat": 0, "level": "random", **change}
            if wish["text"] == "over":
                wish["text"] = oneline.without_future(over)
            answer = (await ada.post("positions/play", status, **wish)).json()
            assert answer["text"]
            assert "\n" not in answer["text"]
            assert await tables(ada) == []

    run(main())


def test_tables_that_begin_with_a_position_are_part_of_one_s_share(sqlite_store: str) -> None:
    line = oneline.of(Match.deal(get_game("lantern_fair"), {}, 2, 5))

    async def main() -> None:
        async with served(sqlite_store, rate=1.0) as (_, url), Person(url, "Ada") as ada:
            for _ in range(TABLES["guest"]):
                await ada.post("positions/play", 201, text=line, seat=0, level="random")
            await ada.post("positions/play", 429, text=line, seat=0, level="random")
            assert len(await tables(ada)) == TABLES["guest"]

    run(main())


def test_a_position_that_the_rules_cannot_go_on_from_is_no_fault(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Such a table can be laid out; to find all of them, one would have to play on from each."""
    match = Match.deal(get_game("lantern_fair"), {}, 2, 5)
    record = oneline.begin(
        oneline.without_future(match), b"s" * 32, commitment(b"s" * 32), [], ["Ada", "Bo"]
    )
    bid = record.state.legal(0)[0].text
    record.act(0, bid)

    def broken(*_: object) -> None:
        raise IndexError

    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            wish = {"text": oneline.of(match), "seat": 0, "level": "random"}
            table = (await ada.post("positions/play", 201, **wish)).json()["id"]
            seq = (await ada.picture(table, 0))["seq"]
            monkeypatch.setattr(flow, "perform", broken)
            move = {"seat": 0, "notation": bid}
            await ada.post(f"tables/{table}/act", 400, id="a", seq=seq, **move)
            await ada.post(f"tables/{table}/preview", 400, id="b", **move)
            answer = (await ada.post("records", 400, text=records.dump(record))).json()
            assert answer["args"]["line"] == 2

    run(main())
