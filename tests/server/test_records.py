"""A finished game can be brought to another server by its record, within stated limits."""

import json
import os
import random
from typing import Any

import httpx
import pytest

from lanternway.core import Match, get_game
from lanternway.core import record as records
from lanternway.core.record_text import seal
from lanternway.messages.client import NAME_LIMIT
from lanternway.server import app, record_import
from lanternway.server.http.tables import RECORD_LIMIT
from lanternway.server.services import Services
from tests.server.people import Person
from tests.server.serving import run, served

DEEP = bool(os.environ.get("LANTERNWAY_DEEP"))


def played(game: str, players: list[str]) -> str:
    """The record of a game that was played to its end."""
    match = Match.deal(get_game(game), {}, 2, bytes(32), players=players)
    chance = random.Random(2)
    while not match.state.is_over():
        seat = chance.choice(match.state.to_move())
        match.act(seat, chance.choice(match.state.legal(seat)))
    return records.dump(match)


async def stored(services: Services) -> int:
    return int((await services.store.database.fetch("SELECT count(*) FROM tables"))[0][0])


async def send(person: Person, body: str) -> httpx.Response:
    return await person.http.post(
        "records", content=body, headers={"Content-Type": "application/json"}
    )


@pytest.mark.parametrize("game", ["dark_road", *(["treos"] if DEEP else [])])
def test_the_record_of_a_long_game_can_be_brought_and_got_again(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch, game: str
) -> None:
    """One that is longer than other requests may be: thousands of moves, or these may be short only."""
    text = played(game, ["Ada", "Bo"])
    monkeypatch.setattr(app, "BODY_LIMIT", min(app.BODY_LIMIT, len(text) // 2))

    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            table = (await ada.post("records", 201, text=text)).json()
            assert table["status"] == "over"
            assert table["result"]["ended"] == "finished"
            again = await ada.http.get(f"tables/{table['id']}/record")
            assert records.parse(again.text) == records.parse(text)

    run(main())


def test_a_record_that_is_too_large_is_refused_and_nothing_is_stored(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (services, url), Person(url, "Ada") as ada:
            body = json.dumps({"text": "x" * RECORD_LIMIT})
            answer = await send(ada, body)
            assert answer.status_code == 413
            assert answer.json()["message"] == "server-why-large"
            assert await stored(services) == 0

    run(main())


def test_a_record_of_too_many_moves_is_refused_before_any_is_played(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Sealed or not: a broken seal makes the reader play it to say where it is wrong."""
    played: list[Any] = []
    monkeypatch.setattr(records, "step", lambda *args: played.append(args))
    head, *lines, foot = small_game().splitlines()
    many = (lines * (record_import.MOVES_LIMIT // len(lines) + 1))[: record_import.MOVES_LIMIT + 1]
    foot = json.dumps({**json.loads(foot), "actions": len(many)})

    async def main() -> None:
        async with served(sqlite_store) as (services, url), Person(url, "Ada") as ada:
            body = json.dumps({"text": "\n".join([head, *many, foot]) + "\n"})
            assert len(body) < RECORD_LIMIT
            answer = await send(ada, body)
            assert answer.status_code == 413, answer.text
            problem = answer.json()
            assert problem["message"] == "server-why-record-long"
            assert problem["args"] == {
                "moves": record_import.MOVES_LIMIT + 1,
                "most": record_import.MOVES_LIMIT,
            }
            assert await stored(services) == 0
            assert played == []
            exact = json.dumps({"text": "\n".join([head, *many[1:], foot])})
            answer = await send(ada, exact)
            assert answer.json()["message"] != "server-why-record-long", (
                "the bound itself is allowed"
            )

    run(main())


def test_a_header_that_asks_for_too_much_is_refused(sqlite_store: str) -> None:
    head, *rest = small_game().splitlines()
    long_name = json.dumps({**json.loads(head), "players": ["Ada", "x" * 41]})
    half_letter = json.dumps({**json.loads(head), "players": ["Ada", "\ud800"]})
    other_secret = json.dumps({**json.loads(head), "secret": "0" * 63 + "1"})

    async def main() -> None:
        async with served(sqlite_store) as (services, url), Person(url, "Ada") as ada:
            for header, why in (
                (sealed([long_name, *rest]), "longer than 40 letters"),
                ("[" * 200_000, "can't be read"),
                (sealed([half_letter, *rest]), "can't be read"),
                (sealed([other_secret, *rest]), "does not fit the commitment"),
            ):
                problem = (await ada.post("records", 400, text=header)).json()
                assert problem["message"] == "error-record"
                assert why in problem["text"]
            assert await stored(services) == 0

    run(main())


def test_names_of_several_seats_of_one_person_fit_the_records_that_are_taken(
    sqlite_store: str,
) -> None:
    long = "x" * NAME_LIMIT

    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, long) as ada:
            table = (await ada.create("me", "me", start=True))["seats"]
            names = [seat["name"] for seat in table]
            assert names == [long, "x" * (NAME_LIMIT - 2) + " 2"]

    run(main())


def sealed(lines: list[str]) -> str:
    """A record with the seal that fits it."""
    body = "\n".join(lines[:-1]) + "\n"
    footer = {**json.loads(lines[-1]), "seal": seal(body)}
    return body + json.dumps(footer) + "\n"


def small_game() -> str:
    match = Match.deal(get_game("lantern_fair"), {}, 2, bytes(32))
    while not match.state.is_over():
        seat = match.state.to_move()[0]
        match.act(seat, match.state.legal(seat)[0])
    return records.dump(match)


def test_names_in_a_record_are_shown_as_names_are(sqlite_store: str) -> None:
    """They could command the terminal or turn the line around for whoever reads them."""
    text = played("lantern_fair", ["A\x1b[31mda\u202e", "Bo\n"])

    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            table = (await ada.post("records", 201, text=text)).json()
            assert [seat["name"] for seat in table["seats"]] == ["A[31mda", "Bo"]

    run(main())


def test_other_requests_stay_small(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (services, url), Person(url, "Ada") as ada:
            large = "x" * app.BODY_LIMIT
            table = (await ada.create("me", "bot", start=True))["id"]
            for path, body in (
                ("tables", {"game": "lantern_fair", "seats": [], "seed": large}),
                (f"tables/{table}/say", {"id": "s", "text": large}),
                (f"tables/{table}/act", {"id": "a", "seat": 0, "seq": 1, "notation": large}),
                ("account", {"login": "ada", "password": large}),
            ):
                answer = await ada.post(path, 413, **body)
                assert answer.json()["message"] == "server-why-large"
            assert await stored(services) == 1

    run(main())
