"""People: guests at once, accounts, tokens; nothing secret at rest, in answers or in logs."""

import asyncio
import os
import sqlite3
import types

import pytest
from argon2 import PasswordHasher

from lanternway.messages.account import ChangeMe
from lanternway.server import limits, logs
from tests.server import inside
from tests.server.people import Person
from tests.server.serving import run, served

DEEP = bool(os.environ.get("LANTERNWAY_DEEP"))


def test_a_guest_keeps_the_person_and_comes_back_on_another_device(store: str) -> None:
    async def main() -> None:
        async with served(store) as (_, url), Person(url, "Ada") as ada:
            await ada.post("account", login="Ada.L", password="a long secret")
            await ada.post("account", 409, login="again", password="a long secret")
            phone = Person(url, "")
            session = (await phone.post("login", login="ada.l", password="a long secret")).json()
            assert session["person"]["id"] == ada.id
            assert (await phone.get("me"))["login"] == "ada.l"
            await phone.post("logout")
            await phone.get("me", 401)
            assert (await ada.get("me"))["id"] == ada.id
            async with Person(url, "Bo") as bo:
                await bo.post("account", 409, login="ada.l", password="another secret")
            await phone.http.aclose()

    run(main())


def test_tokens_and_passwords_are_not_in_the_store(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            await ada.post("account", login="ada", password="correct horse")
            token = (await ada.post("tokens", label="my bot")).json()
            listed = await ada.get("tokens")
            assert [t["token"] for t in listed] == [None] * len(listed)
            bot = Person(url, "bot")
            bot.http.headers["Authorization"] = f"Bearer {token['token']}"
            assert (await bot.get("me"))["id"] == ada.id
            await ada.http.delete(f"tokens/{token['id']}")
            await bot.get("me", 401)
            await bot.http.aclose()
            secrets = [ada.token, token["token"], "correct horse"]
        connection = sqlite3.connect(sqlite_store.removeprefix("sqlite:///"))
        text = "\n".join(connection.iterdump())
        connection.close()
        for secret in secrets:
            assert secret not in text

    run(main())


def test_a_wrong_login_cannot_be_told_from_a_wrong_password(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The answer is the same, and so is the work before it: one look at a hash of the same cost."""
    looks: list[str] = []
    verify = PasswordHasher.verify

    def seen(self: PasswordHasher, hashed: str, password: str) -> bool:
        looks.append(hashed.rsplit("$", 2)[0])  # the way of hashing and its cost
        return verify(self, hashed, password)

    monkeypatch.setattr(PasswordHasher, "verify", seen)

    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            await ada.post("account", login="ada", password="correct horse")
            answers = [
                (await ada.post("login", 401, login=login, password="wrong")).text
                for login in ("ada", "nobody")
            ]
            assert answers[0] == answers[1]
            assert len(looks) == 2
            assert looks[0] == looks[1]

    run(main())


def test_a_thousand_bad_logins_are_slowed(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    clock = types.SimpleNamespace(monotonic=lambda: now)
    monkeypatch.setattr(limits, "time", clock)

    async def main() -> None:
        nonlocal now
        async with served(sqlite_store, rate=1.0) as (_, url), Person(url, "Ada") as ada:
            await ada.post("account", login="ada", password="correct horse")

            async def guess() -> int:
                answer = await ada.http.post("login", json={"login": "ada", "password": "guess"})
                if answer.status_code == 429:
                    assert int(answer.headers["retry-after"]) >= 1
                return answer.status_code

            guesses = [await guess() for _ in range(1000 if DEEP else 120)]
            assert guesses[:10] == [401] * 10, "ten at once,"
            assert set(guesses[10:]) == {429}
            now += 10.1
            assert [await guess(), await guess()] == [401, 429], "then one in ten seconds"

    run(main())


def test_names_are_cleaned_and_limits_hold(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, " A\u0007da\n x ") as ada:
            assert (await ada.get("me"))["name"] == "Ada x"
            await ada.http.patch("me", json={"name": "x" * 41})
            assert (await ada.get("me"))["name"] == "Ada x"
            await ada.post("guest", 400, name="\u0000")
            too_large = await ada.http.post("guest", content=b"[" * 100_000)
            assert too_large.status_code in (400, 413)

    run(main())


def test_logs_have_no_secrets(capsys: pytest.CaptureFixture[str]) -> None:
    event = logs.hide_secrets(None, "info", {"event": "x", "token": "t", "Password": "p", "n": 1})
    assert event == {"event": "x", "token": "…", "Password": "…", "n": 1}


def test_settings_that_come_at_the_same_moment_are_all_kept(store: str) -> None:
    """A page that begins a first game sets tips and pace at once."""

    async def main() -> None:
        async with served(store) as (_, url), Person(url, "Ada") as ada:
            some = {f"s{n}": n for n in range(8)}
            await asyncio.gather(
                *(ada.http.patch("me", json={"settings": {name: n}}) for name, n in some.items())
            )
            assert (await ada.get("me"))["settings"] == some

    run(main())


def test_a_name_that_comes_at_the_same_moment_as_a_setting_is_kept(store: str) -> None:
    async def main() -> None:
        async with inside.services(store) as server:
            read_before = await inside.person(server, "Ada")
            await server.accounts.change(read_before, ChangeMe(name="Ida", language="hu"))
            changed = await server.accounts.change(read_before, ChangeMe(settings={"pace": 2}))
            assert (changed.name, changed.language) == ("Ida", "hu")
            assert changed.settings == '{"pace":2}'

    run(main())
