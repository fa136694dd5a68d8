"""What is a person's can be taken along and deleted; an address is used once it is shown to be theirs."""

import json
from email.message import EmailMessage
from typing import Any

import pytest

from lanternway.core import record as records
from lanternway.server import notify, own_data
from lanternway.server.errors import Denied
from tests.server import inside
from tests.server.people import Person
from tests.server.serving import run, served, until


def test_everything_of_a_person_can_be_taken_along(store: str) -> None:
    async def main() -> None:
        async with (
            served(store) as (services, url),
            Person(url, "Ada") as ada,
            Person(url, "Bo") as bo,
        ):
            table = await ada.create("me", "open")
            await bo.post(f"tables/{table['id']}/join", invite=table["invite"])
            await ada.post(f"tables/{table['id']}/start")
            for who, seat in ((ada, 0), (bo, 1)):
                body: dict[str, Any] = {"id": "s", "seat": seat, "text": f"I am {who.name}"}
                await who.post(f"tables/{table['id']}/say", **body)
            await both_play(ada, bo, table["id"])
            await services.hub.quiet()
            data = await ada.get("me/export")
            assert [said["text"] for said in data["said"]] == ["I am Ada"]
            rows = await services.store.rows(table["id"])
            moves = [row for row in rows if row.kind == "moved" and row.seat == 0]
            assert len(data["moves"]) == len(moves) > 0
            assert [game["table"] for game in data["games"]] == [table["id"]]
            secret = services.hub.rooms.open[table["id"]].table.setting
            text = json.dumps(data)
            for hidden in (secret.secret, secret.invite, ada.token, "I am Bo"):
                assert hidden not in text

    run(main())


async def both_play(ada: Person, bo: Person, table: str) -> None:
    while True:
        for who, seat in ((ada, 0), (bo, 1)):
            picture = await who.picture(table, seat)
            if picture["table"]["status"] == "over":
                return
            if seat in picture["table"]["to_move"]:
                await who.act(table, seat, picture["legal"][0]["notation"], picture["seq"])


def test_who_is_deleted_leaves_no_name_and_friends_keep_their_games(store: str) -> None:
    async def main() -> None:
        async with (
            served(store) as (services, url),
            Person(url, "Ada") as ada,
            Person(url, "Zebulon") as bo,
        ):
            await bo.post("account", login="zebulon", password="a good password")
            over = await ada.create("me", "open")
            await bo.post(f"tables/{over['id']}/join", invite=over["invite"])
            await ada.post(f"tables/{over['id']}/start")
            await bo.post(f"tables/{over['id']}/say", id="s", seat=1, text="my secret plan")
            await both_play(ada, bo, over["id"])
            going = await ada.create("me", "open")
            await bo.post(f"tables/{going['id']}/join", invite=going["invite"])
            await ada.post(f"tables/{going['id']}/start")
            left = await ada.create("me", "open")
            await bo.post(f"tables/{left['id']}/join", invite=left["invite"])
            await bo.post(f"tables/{left['id']}/leave")
            watched = await ada.create("me", "me", start=True)
            await bo.post(f"tables/{watched['id']}/say", id="w", text="my secret plan")
            await ada.post("me/blocks", person=bo.id, on=True)
            await services.hub.quiet()
            before = (await ada.http.get(f"tables/{over['id']}/record")).text
            assert "Zebulon" in before

            await bo.post("me/delete", expect=403, confirm="wrong password")
            await bo.post("me/delete", confirm="a good password")

            await bo.get("me", expect=401)
            known = {"Authorization": f"Bearer {bo.token}"}
            assert (await bo.http.get("me", headers=known)).status_code == 401
            assert await services.store.person(bo.id) is None
            assert await services.store.mine(bo.id, 100) == []
            for table in (over, going, left, watched):
                rows = await services.store.rows(table["id"])
                shown = json.dumps(
                    [
                        [str(row) for row in rows],
                        await ada.get(f"tables/{table['id']}"),
                        await ada.get(f"tables/{table['id']}/picture"),
                        await services.store.info(table["id"]),
                        await services.store.snapshot(table["id"]),
                    ]
                )
                assert "Zebulon" not in shown
                assert "my secret plan" not in shown
            assert "Zebulon" not in json.dumps(await ada.get(f"people/{ada.id}/games"))
            text = (await ada.http.get(f"tables/{over['id']}/record")).text
            assert "Zebulon" not in text
            records.verify(records.parse(text))
            picture = await ada.picture(going["id"], 0)
            assert picture["table"]["seats"][1]["away"], "a bot plays on"

    run(main())


def test_a_guest_is_deleted_by_the_name() -> None:
    async def main() -> None:
        async with inside.services() as server:
            ada = await inside.person(server, "Ada")
            with pytest.raises(Denied, match="name"):
                await server.accounts.may_delete(ada, "Bo")
            await server.accounts.may_delete(ada, "Ada")
            await own_data.delete(server.hub, server.accounts, ada)
            assert await server.store.person(ada.id) is None

    run(main())


def test_an_address_gets_nothing_before_it_is_confirmed(
    monkeypatch: pytest.MonkeyPatch, sqlite_store: str
) -> None:
    mailed: list[EmailMessage] = []
    monkeypatch.setattr(notify, "send_mail", lambda smtp, mail: mailed.append(mail))

    async def main() -> None:
        async with (
            served(sqlite_store, smtp="smtp://mail.example") as (services, url),
            Person(url, "Ada") as ada,
            Person(url, "Bo") as bo,
        ):
            await bo.post("account", login="bobo", password="the first password")
            given = await bo.http.put("me/notify", json={"email": "bo@bo.example"})
            assert given.json()["unconfirmed"] == "bo@bo.example"
            (asked,) = mailed
            assert asked["To"] == "bo@bo.example"
            table = await ada.create("me", "open")
            await bo.post(f"tables/{table['id']}/join", invite=table["invite"])
            await ada.post(f"tables/{table['id']}/start")
            await bo.post("forgot", login="bobo")
            await services.hub.quiet()
            assert len(mailed) == 1, "nothing goes to an address that may be a stranger's"
            await bo.post("me/notify/confirm", expect=403, code="aaaa-bbbb-cccc")
            code = code_in(asked)
            await ada.post("me/notify/confirm", expect=403, code=code)
            told = (await bo.post("me/notify/confirm", code=code)).json()
            assert (told["email"], told["unconfirmed"]) == ("bo@bo.example", "")

            await ada.post("forgot", login="bobo")
            await ada.post("forgot", login="nobody")
            await until(lambda: len(mailed) == 2)
            reset = code_in(mailed[1])
            new: dict[str, Any] = {
                "login": "bobo",
                "recovery": reset,
                "password": "the second password",
            }
            await ada.post("recover", expect=401, **{**new, "recovery": code})
            await ada.post("recover", **new)
            await ada.post("recover", expect=401, **new)
            await ada.post("login", login="bobo", password="the second password")

    run(main())


def code_in(mail: EmailMessage) -> str:
    words: list[str] = mail.get_content().split()
    return next(word for word in words if word.count("-") == 2 and len(word) == 14)
