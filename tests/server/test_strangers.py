"""What is a person's stays theirs: no stranger changes it, and no page of another site does in their name.
Every route is tried, so that a new one is too."""

import re
from typing import Any

import httpx
import pytest

from lanternway.messages.account import NewAccount, NewGuest
from lanternway.messages.client import Mute
from lanternway.server import replies
from lanternway.server.accounts import token_hash
from lanternway.server.app import create_app
from lanternway.server.services import Services
from lanternway.server.store import PersonRow, PushRow
from tests.server import every, inside
from tests.server.serving import PATIENCE, run, served
from tests.server.test_push import EXAMPLE

WORD = "the operator's word"
LOGIN, PASSWORD = "ada", "a good password"


class Owner:
    """Somebody who has everything that one can have."""

    def __init__(self, services: Services, person: PersonRow, token: str) -> None:
        self.services = services
        self.person = person
        self.token = token
        self.table = ""
        self.token_id = ""

    async def settle(self) -> None:
        services, person = self.services, self.person
        await services.accounts.keep(person, NewAccount(login=LOGIN, password=PASSWORD))
        await services.store.set_notify(person.id, "https://ada.example/", "ada@ada.example")
        await services.store.keep_push(token_hash(self.token), EXAMPLE)
        friend = await inside.person(services, "Bo")
        await services.store.block(person.id, friend.id, True)
        await replies.mute(services.hub, person, Mute(id="m", person=friend.id, on=True))
        await services.store.keep_progress(person.id, "skye/1-start", ["x"], False)
        self.table = (await inside.table(services, [person, friend])).table.id
        self.token_id = (await services.store.tokens(person.id))[0].id

    async def has(self) -> list[Any]:
        """All of it."""
        store, id_ = self.services.store, self.person.id
        return [
            await store.person(id_),
            [(token.id, token.label, token.hash) for token in await store.tokens(id_)],
            await store.pushes(id_),
            await store.blocks(id_),
            await store.mutes(id_),
            await store.progress(id_),
            [(row.id, row.status) for row in await store.mine(id_, 100)],
            len(await store.rows(self.table)),
            await store.sanctions(),
        ]

    def place(self, name: str) -> str:
        """What stands in an address."""
        known = {"table": self.table, "token_id": self.token_id, "login": LOGIN}
        return known.get(name, self.person.id if name == "id_" else "skye")

    def body(self, fields: list[str]) -> dict[str, Any]:
        """What comes as near as it can without what only the owner knows."""
        given: dict[str, Any] = {
            "person": self.person.id, "login": LOGIN, "password": PASSWORD[::-1], "old": "wrong",
            "confirm": self.person.name, "recovery": "aaaaa-aaaaa-aaaaa-aaaaa", "code": "aaaa-bbbb",
            "kind": "ban", "days": 3, "on": False, "name": "Mallory", "label": "x", "id": "x",
            "seat": 0, "seq": 0, "notation": "pass", "to": "step", "text": "hi", "level": "random",
            "webhook": "https://mallory.example/", "email": "mallory@mallory.example",
            "endpoint": "https://push.example.net/mallory", "p256dh": EXAMPLE.receiver,
            "auth": EXAMPLE.secret, "game": "lantern_fair", "seats": [{"kind": "me"}] * 2,
        }  # fmt: skip
        return {name: given[name] for name in fields if name in given and name != "table"}


async def ask(client: httpx.AsyncClient, owner: Owner, way: every.Way) -> httpx.Response:
    path = re.sub(r"\{(\w+):\w+\}", lambda found: owner.place(found[1]), way.path)
    body = owner.body(way.fields) if way.fields else None
    return await client.request(way.method, path, json=body)


@pytest.fixture
def changing(sqlite_store: str) -> list[every.Way]:
    """Every way to change something."""
    found: list[every.Way] = []

    async def main() -> None:
        async with inside.services(sqlite_store, operator=WORD) as services:
            app = create_app(services.settings, services)
            found.extend(way for way in every.ways(app) if way.method != "GET")

    run(main())
    assert len(found) > 40
    return found


def test_no_stranger_changes_what_is_somebody_elses(store: str, changing: list[every.Way]) -> None:
    async def main() -> None:
        async with served(store, operator=WORD) as (services, url):
            person, token = await services.accounts.guest(NewGuest(name="Ada"))
            owner = Owner(services, person, token)
            await owner.settle()
            had = await owner.has()
            taken = 0
            for way in changing:
                _, stranger = await services.accounts.guest(NewGuest(name="Mallory"))
                known = {"Authorization": f"Bearer {stranger}"}
                async with httpx.AsyncClient(
                    base_url=url, headers=known, timeout=PATIENCE
                ) as client:
                    answer = await ask(client, owner, way)
                taken += answer.status_code < 300
                assert answer.status_code < 500, (way, answer.text)
                assert await owner.has() == had, (way, answer.text)
            assert taken > 5, "what they may do for themselves is done"

    run(main())


def test_no_page_of_another_site_does_anything_in_somebodys_name(
    sqlite_store: str, changing: list[every.Way]
) -> None:
    async def main() -> None:
        async with served(sqlite_store, operator=WORD) as (services, url):
            person, token = await services.accounts.guest(NewGuest(name="Ada"))
            owner = Owner(services, person, token)
            await owner.settle()
            had = await owner.has()
            foreign = {"Origin": "https://evil.example"}
            async with httpx.AsyncClient(
                base_url=url, headers=foreign, cookies={"lanternway": token}, timeout=PATIENCE
            ) as client:
                for way in changing:
                    answer = await ask(client, owner, way)
                    refused = 401 if "/operator/" in way.path else 403
                    assert answer.status_code == refused, (way, answer.text)
            assert await owner.has() == had

    run(main())


def test_so_many_browsers_of_a_person_are_told_and_no_more(store: str) -> None:
    async def main() -> None:
        async with inside.services(store) as services:
            person, _ = await services.accounts.guest(NewGuest(name="Ada"))
            for number in range(12):
                token = await services.accounts.new_token(person, "browser")
                assert token.token is not None
                push = PushRow(f"https://p.example/{number}", EXAMPLE.receiver, EXAMPLE.secret)
                await services.store.keep_push(token_hash(token.token), push)
            assert len(await services.store.pushes(person.id)) == 10

    run(main())
