"""The operator closes tables, silences and bans; nobody else can, whatever they try."""

import asyncio
import contextlib
import json
import subprocess
import sys
from types import SimpleNamespace
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from lanternway.server import limits
from lanternway.server.app import create_app
from lanternway.server.services import Services
from tests.server import inside
from tests.server.people import Person
from tests.server.serving import PATIENCE, run, served

WORD = "a word that only the operator knows"


def operator(url: str, word: str = WORD) -> httpx.AsyncClient:
    headers = {"Authorization": f"Bearer {word}"}
    return httpx.AsyncClient(base_url=f"{url}/api/operator", headers=headers, timeout=PATIENCE)


def routes(services: Services) -> list[tuple[str, str]]:
    """Every way to ask there is, whatever comes to it."""
    found = [
        (str(method), route.path.replace("{table:str}", "x"))
        for route in create_app(services.settings, services).routes
        if route.path.startswith("/api/operator")
        for method in sorted(route.methods - {"OPTIONS", "HEAD"})
    ]
    assert len(found) >= 4
    return found


@pytest.mark.parametrize("word", ["", WORD])
def test_nobody_else_is_the_operator(sqlite_store: str, word: str) -> None:
    """Not a stranger, not a player with a token or a cookie, not with half of the word; and where there is
    no operator, the pages are not there."""

    async def main() -> None:
        async with (
            served(sqlite_store, operator=word) as (services, url),
            Person(url, "Eve") as eve,
        ):
            for given in (
                {}, {"Authorization": f"Bearer {eve.token}"}, {"Authorization": "Bearer x"},
                {"Authorization": f"Bearer {WORD[:-1]}"}, {"Cookie": f"lanternway={WORD}"},
                {"Authorization": f"Basic {WORD}"}, {"Authorization": "Bearer caf%E9"},
            ):  # fmt: skip
                async with httpx.AsyncClient(base_url=url, headers=given) as client:
                    for method, path in routes(services):
                        answer = await client.request(method, path, json={"who": "Eve"})
                        expected = 401 if word else 404
                        assert answer.status_code == expected, (method, path, answer.text)
            assert await services.store.sanctions() == []

    run(main())


def test_the_word_cannot_be_guessed_quickly(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # none come back

    async def main() -> None:
        async with served(sqlite_store, operator=WORD, rate=1.0) as (_, url):
            async with operator(url, "wrong") as client:
                answers = [(await client.get("overview")).status_code for _ in range(40)]
            assert answers == [401] * 20 + [429] * 20

    run(main())


def test_a_table_is_closed_for_everybody(store: str) -> None:
    async def main() -> None:
        async with served(store, operator=WORD) as (services, url), Person(url, "Ada") as ada:
            table = await ada.create("me", "me", start=True)
            async with operator(url) as client:
                seen = (await client.get("overview")).json()
                assert [found["id"] for found in seen["tables"]] == [table["id"]]
                assert table["invite"] not in json.dumps(seen)
                assert (await client.post(f"tables/{table['id']}/close")).status_code == 204
                assert (await client.post(f"tables/{table['id']}/close")).status_code == 409
                assert (await client.post("tables/nowhere/close")).status_code == 404
            picture = await ada.picture(table["id"], 0)
            assert (picture["table"]["status"], picture["table"]["to_move"]) == ("closed", [])
            assert picture["legal"] == []
            for path, body in (
                ("act", {"id": "a", "seat": 0, "seq": picture["seq"], "notation": "x"}),
                ("undo", {"id": "u", "seat": 0, "seq": picture["seq"]}),
                ("end", {"id": "e", "seat": 0}),
            ):
                await ada.post(f"tables/{table['id']}/{path}", expect=409, **body)
            rows = await services.store.rows(table["id"])
            secret = services.hub.rooms.open[table["id"]].table.setting.secret
            for path in ("fairness", "record", "replay"):
                answer = await ada.http.get(f"tables/{table['id']}/{path}")
                assert secret not in answer.text, "what was never finished is not opened up"
            assert rows[-1].kind == "closed"

    run(main())


def test_who_is_silenced_plays_and_does_not_talk(store: str) -> None:
    async def main() -> None:
        async with served(store, operator=WORD) as (_, url), Person(url, "Ada") as ada:
            table = (await ada.create("me", "me", start=True))["id"]
            async with operator(url) as client, socket_of(url, ada.token) as socket:
                await sanction(client, ada.id, "silence", 1, "loud")
                answer = await ada.post(f"tables/{table}/say", expect=403, id="1", seat=0, text="x")
                assert answer.json()["message"] == "server-why-silenced"
                assert answer.json()["args"]["reason"] == "loud"
                talk = {"t": "say", "id": "2", "table": table, "seat": 0, "text": "x"}
                assert (await ask(socket, talk))["message"] == "server-why-silenced"
                picture = await ada.picture(table, 0)
                seat = picture["table"]["to_move"][0]
                legal = (await ada.picture(table, seat))["legal"]
                await ada.act(table, seat, legal[0]["notation"])
                await sanction(client, ada.id, "silence", 0)
                await ada.post(f"tables/{table}/say", id="3", seat=0, text="x")

    run(main())


def test_who_is_banned_is_out_at_once_and_everywhere(store: str) -> None:
    async def main() -> None:
        async with served(store, operator=WORD) as (services, url), Person(url, "Eve") as eve:
            await eve.post("account", login="eve", password="a good password")
            async with operator(url) as client, socket_of(url, eve.token) as socket:
                found = (await client.get("people", params={"who": "EVE"})).json()
                assert [one["id"] for one in found] == [eve.id]
                assert "password" not in json.dumps(found)
                await sanction(client, eve.id, "ban", 2, "cheated")
                with contextlib.suppress(ConnectionClosed):
                    async for _ in socket:
                        pass
                assert socket.close_code == 1008
                assert (await eve.get("me", expect=403))["message"] == "server-why-banned"
                await eve.post("tables", expect=403, game="lantern_fair", seats=[{"kind": "me"}])
                await eve.post("guest", expect=403, name="Eve again")
                again = await eve.post("login", login="eve", password="a good password")
                token = again.json()["token"]
                known = {"Authorization": f"Bearer {token}"}
                assert (await eve.http.get("me", headers=known)).status_code == 403
                with contextlib.suppress(Exception):
                    async with socket_of(url, token) as other:
                        assert "eve" not in str(await other.recv())
                told = (await client.get("overview")).json()["sanctions"]
                assert [(one["name"], one["kind"], one["reason"]) for one in told] == [
                    ("Eve", "ban", "cheated")
                ]
                await sanction(client, eve.id, "ban", 0)
                assert (await eve.get("me"))["id"] == eve.id
                assert (await client.post("sanctions", json={})).status_code == 400
                nobody = {"person": "nobody", "kind": "ban", "days": 1}
                assert (await client.post("sanctions", json=nobody)).status_code == 404
            assert services.hub.sanctions.all(services.now()) == []

    run(main())


def test_a_ban_is_over_when_it_is_over() -> None:
    async def main() -> None:
        moment = [1000.0]
        async with inside.services(now=lambda: moment[0]) as server:
            eve = await inside.person(server, "Eve")
            await server.store.sanction(eve.id, "ban", 2000.0, "")
            await server.hub.sanctions.load()
            assert server.hub.sanctions.holds(eve.id, "ban", moment[0])
            moment[0] = 2000.0
            assert not server.hub.sanctions.holds(eve.id, "ban", moment[0])

    run(main())


def test_the_command_line_does_the_same(sqlite_store: str, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        async with (
            served(sqlite_store, operator=WORD) as (services, url),
            Person(url, "Eve") as eve,
        ):
            table = (await eve.create("me", "me", start=True))["id"]
            host = await asyncio.to_thread(command, "list", "--url", url)
            assert table in host.stdout
            assert eve.id in (await asyncio.to_thread(command, "find", "Eve", "--url", url)).stdout
            await asyncio.to_thread(command, "close", table, "--url", url)
            assert services.hub.rooms.open[table].table.status == "closed"
            again = await asyncio.to_thread(command, "close", table, "--url", url)
            assert again.returncode == 2
            await asyncio.to_thread(command, "ban", eve.id, "--reason", "cheated", "--url", url)
            await eve.get("me", expect=403)
            await asyncio.to_thread(command, "pardon", eve.id, "--url", url)
            await eve.get("me")
            monkeypatch.setenv("LANTERNWAY_OPERATOR", "wrong")
            wrong = await asyncio.to_thread(command, "list", "--url", url)
            assert wrong.returncode == 2

    monkeypatch.setenv("LANTERNWAY_OPERATOR", WORD)
    run(main())


def command(*words: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "lanternway", "host", *words],
        capture_output=True,
        text=True,
        check=False,
    )


def socket_of(url: str, token: str) -> connect:
    known = {"Authorization": f"Bearer {token}"}
    return connect(f"{url.replace('http', 'ws')}/api/ws", additional_headers=known)


async def ask(socket: Any, message: dict[str, Any]) -> dict[str, Any]:
    await socket.send(json.dumps(message))
    while True:
        answer: dict[str, Any] = json.loads(await socket.recv())
        if answer.get("id") == message["id"]:
            return answer


async def sanction(
    client: httpx.AsyncClient, person: str, kind: str, days: float, reason: str = ""
) -> None:
    body = {"person": person, "kind": kind, "days": days, "reason": reason}
    answer = await client.post("sanctions", json=body)
    assert answer.status_code == 204, answer.text
