"""Accounts that a person can keep: sessions that end, passwords that can be changed and set anew."""

import asyncio
import contextlib
import json
from types import SimpleNamespace

import pytest
from argon2 import PasswordHasher
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lanternway.server import accounts, limits
from tests.server import inside
from tests.server.people import Person
from tests.server.serving import run, served, until


def socket_of(url: str, token: str) -> connect:
    address = url.replace("http", "ws") + "/api/ws"
    return connect(address, additional_headers={"Authorization": f"Bearer {token}"})


async def ends(socket: ClientConnection) -> list[str]:
    """What is still heard until the server ends the connection."""
    heard = []
    with contextlib.suppress(ConnectionClosed):
        while True:
            heard.append(str(await socket.recv()))
    assert (socket.close_code, socket.close_reason) == (1008, "logged out")
    return heard


def test_logging_out_ends_the_open_sockets_of_that_token_and_no_others(store: str) -> None:
    async def main() -> None:
        async with served(store) as (services, url), Person(url, "Ada") as ada:
            table = (await ada.create("me", "open"))["id"]
            spare = (await ada.post("tokens", label="other")).json()
            async with (
                socket_of(url, ada.token) as mine,
                socket_of(url, ada.token) as again,
                socket_of(url, spare["token"]) as other,
            ):
                for socket in (mine, again, other):
                    assert json.loads(await socket.recv())["person"]["id"] == ada.id
                await again.send('{"t":"hello"}')  # who says hello again has no other session
                while '"t":"hello"' not in str(await again.recv()):
                    pass  # a badge may come before it
                await ada.post("logout")
                assert services.connections.is_here(ada.id), "the other device is still there"
                talk = {"t": "say", "id": "1", "table": table, "seat": 0, "text": "still here"}
                with contextlib.suppress(ConnectionClosed):
                    await mine.send(json.dumps(talk))
                assert not any('"t":"ack"' in text for text in await ends(mine))
                await ends(again)
                await other.send(json.dumps({"t": "ping", "id": "p"}))
                while '"t":"pong"' not in str(await other.recv()):
                    pass

    run(main())


def test_a_dropped_token_ends_its_sockets_and_streams(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (services, url), Person(url, "Ada") as ada:
            table = (await ada.create("me", "open"))["id"]
            spare = (await ada.post("tokens", label="other")).json()
            bearer = {"Authorization": f"Bearer {spare['token']}"}
            bot = Person(url, "")
            async with (
                socket_of(url, ada.token) as named,
                bot.http.stream("GET", f"tables/{table}/stream", headers=bearer) as stream,
            ):
                lines = stream.aiter_lines()
                assert json.loads(await anext(lines))["t"] == "update"
                await named.recv()
                await named.send(json.dumps({"t": "hello", "token": spare["token"]}))
                while '"t":"hello"' not in str(await named.recv()):
                    pass
                assert (await ada.http.delete(f"tokens/{spare['id']}")).status_code == 204
                await ends(named)
                assert [line async for line in lines if line.strip()] == [], "the stream has ended"
            await until(lambda: not services.accounts.sessions._open)
            await bot.http.aclose()

    run(main())


def test_a_token_that_is_read_while_it_is_dropped_is_not_remembered(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (services, url), Person(url, "Ada") as ada:
            read = services.store.person_by_token
            reading, dropped = asyncio.Event(), asyncio.Event()

            async def slow(token: str) -> object:
                found = await read(token)
                reading.set()
                await dropped.wait()
                return found

            spare = (await ada.post("tokens", label="other")).json()
            services.store.person_by_token = slow  # type: ignore[method-assign, assignment]
            early = asyncio.create_task(services.accounts.by_token(spare["token"]))
            await reading.wait()
            services.store.person_by_token = read  # type: ignore[method-assign]
            await ada.http.delete(f"tokens/{spare['id']}")
            dropped.set()
            await early
            assert await services.accounts.by_token(spare["token"]) is None

    run(main())


SECRET, OTHER = "correct horse", "battery staple"


async def device(url: str, password: str, expect: int = 200) -> Person:
    """The account `ada` on another device."""
    one = Person(url, "")
    answer = await one.post("login", expect, login="ada", password=password)
    one.token = answer.json().get("token", "")
    return one


def test_a_changed_password_ends_all_other_sessions(store: str) -> None:
    async def main() -> None:
        async with served(store) as (_, url), Person(url, "Ada") as ada:
            await ada.post("account/password", 403, old="", password=OTHER)  # a guest has none
            await ada.post("account", login="ada", password=SECRET)
            thief = await device(url, SECRET)
            async with socket_of(url, thief.token) as socket:
                await socket.recv()
                await ada.post("account/password", 403, old="guess", password=OTHER)
                await thief.get("me")
                await ada.post("account/password", 204, old=SECRET, password=OTHER)
                await ends(socket)
            await thief.get("me", 401)
            assert (await ada.get("me"))["login"] == "ada"
            for one in (await device(url, SECRET, 401), await device(url, OTHER), thief):
                await one.http.aclose()

    run(main())


def test_a_forgotten_password_is_set_with_the_recovery_code_once(store: str) -> None:
    async def main() -> None:
        async with served(store) as (services, url), Person(url, "Ada") as ada:
            first = (await ada.post("account", login="ada", password=SECRET)).json()["recovery"]
            await ada.post("account/recovery", 403, password="guess")
            code = (await ada.post("account/recovery", password=SECRET)).json()["recovery"]
            row = await services.store.person(ada.id)
            assert row is not None
            assert code not in str(row)
            phone = Person(url, "")
            wrong = {
                (await phone.post("recover", 401, login=login, recovery=given, password=OTHER)).text
                for login, given in (("ada", first), ("ada", ""), ("nobody", code), ("ada", "–"))
            }
            assert len(wrong) == 1, "the same answer, whatever was wrong"
            written = code.upper().replace("-", " ")
            session = await phone.post("recover", login="Ada", recovery=written, password=OTHER)
            assert session.json()["person"]["id"] == ada.id
            await ada.get("me", 401)
            await phone.post("recover", 401, login="ada", recovery=code, password=SECRET)
            await (await device(url, OTHER)).http.aclose()
            await phone.http.aclose()

    run(main())


def test_devices_are_listed_and_all_others_can_be_logged_out(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            await ada.post("account", login="ada", password=SECRET)
            phone = await device(url, SECRET)
            assert [t["here"] for t in await ada.get("tokens")] == [True, False]
            assert [t["here"] for t in await phone.get("tokens")] == [False, True]
            async with Person(url, "Bo") as bo:
                assert (await bo.http.delete("tokens")).status_code == 204
            assert (await phone.get("me"))["id"] == ada.id, "hers are not Bo's"
            assert (await ada.http.delete("tokens")).status_code == 204
            await phone.get("me", 401)
            assert [t["here"] for t in await ada.get("tokens")] == [True]
            await phone.http.aclose()

    run(main())


def test_a_token_is_void_after_a_year_without_use(sqlite_store: str) -> None:
    now, day = 1_000_000.0, 86_400.0

    async def main() -> None:
        nonlocal now
        async with served(sqlite_store, now=lambda: now) as (_, url), Person(url, "Ada") as ada:
            for _ in range(3):
                now += 364 * day
                await ada.get("me")
            assert (await ada.get("tokens"))[0]["used"] == now
            now += 366 * day
            await ada.get("me", 401)

    run(main())


def test_passwords_are_hashed_at_full_cost(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        accounts, "PasswordHasher", PasswordHasher
    )  # not as all other tests have it

    async def main() -> None:
        async with inside.services() as server:
            hashed = await server.accounts._hash(SECRET)
            assert hashed.startswith("$argon2id$v=19$m=65536,t=3,p=4$")

    run(main())


def test_strangers_cannot_lock_an_owner_out_and_spraying_is_slowed(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(limits, "time", SimpleNamespace(monotonic=lambda: 0.0))  # none come back

    async def main() -> None:
        served_ = served(sqlite_store, rate=1.0, proxies=("127.0.0.1",))
        async with served_ as (_, url), Person(url, "Ada") as ada:
            await ada.post("account", login="ada", password=SECRET)

            async def guess(login: str, address: str, password: str = "guess") -> int:
                body = {"login": login, "password": password}
                headers = {"X-Forwarded-For": address}
                return (await ada.http.post("login", json=body, headers=headers)).status_code

            guesses = [await guess("ada", "203.0.113.9") for _ in range(14)]
            assert guesses[:10] == [401] * 10
            assert 429 in guesses[10:]
            assert await guess("ada", "203.0.113.1", SECRET) == 200, "the owner, from elsewhere"
            sprayed = [await guess(f"login{n}", "203.0.113.7") for n in range(30)]
            assert 429 in sprayed[20:], "many logins from one address"
            right = [await guess("ada", "203.0.113.1", SECRET) for _ in range(25)]
            assert set(right) == {200}, "who is right is not counted"

    run(main())


def test_a_login_has_one_way_to_be_written_and_blanks_are_no_password(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            for login in ("ada\n", "a\u0007da", "ada\u202e", "a da", "½½"):
                await ada.post("account", 400, login=login, password=SECRET)
            await ada.post("account", 400, login="ada", password=" \t      ")
            await ada.post("account", login="ＡＤＡ", password=SECRET)
            assert (await ada.get("me"))["login"] == "ada"
            await ada.post("account/password", 400, old=SECRET, password=" " * 8)
            async with Person(url, "Bo") as bo:
                await bo.post("account", 409, login="ada", password=SECRET)
                await bo.post("login", login="ａda", password=SECRET)

    run(main())
