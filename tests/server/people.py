"""Persons for tests, over HTTP and without waiting for anything."""

import asyncio
import itertools
import random
from typing import Any

import httpx

from lanternway.client.http import new_id
from tests.server.serving import PATIENCE

ids = itertools.count()


class Person:
    """A person with a browser: HTTP with a cookie."""

    def __init__(self, url: str, name: str) -> None:
        self.http = httpx.AsyncClient(base_url=f"{url}/api", timeout=PATIENCE)
        self.name = name
        self.id = ""
        self.token = ""

    async def __aenter__(self) -> "Person":
        session = (await self.post("guest", name=self.name)).json()
        self.id, self.token = session["person"]["id"], session["token"]
        return self

    async def __aexit__(self, *error: object) -> None:
        await self.http.aclose()

    async def post(self, path: str, expect: int | None = None, **body: Any) -> httpx.Response:
        answer = await self.http.post(path, json=body)
        if expect is None:
            assert answer.status_code < 300, answer.text
        else:
            assert answer.status_code == expect, answer.text
        return answer

    async def get(self, path: str, expect: int = 200, **query: Any) -> Any:
        answer = await self.http.get(path, params=query)
        assert answer.status_code == expect, answer.text
        return answer.json()

    async def create(self, *seats: str, **more: Any) -> dict[str, Any]:
        """`me`, `open`, `bot`."""
        body = {
            "game": "lantern_fair",
            "seats": [{"kind": s, "level": "random" if s == "bot" else ""} for s in seats],
            **more,
        }
        table: dict[str, Any] = (await self.post("tables", **body)).json()
        return table

    async def picture(self, table: str, seat: int | None = None, since: int = 0) -> dict[str, Any]:
        query = {"since": since} if seat is None else {"since": since, "seat": seat}
        found: dict[str, Any] = (await self.get(f"tables/{table}/picture", **query))["picture"]
        return found

    async def act(
        self, table: str, seat: int, notation: str, seq: int | None = None, id_: str = "",
        expect: int | None = None,
    ) -> dict[str, Any]:  # fmt: skip
        if seq is None:
            seq = (await self.picture(table, seat))["seq"]
        answer = await self.post(
            f"tables/{table}/act",
            expect,
            id=id_ or new_id(),
            seat=seat,
            seq=seq,
            notation=notation,
        )
        found: dict[str, Any] = answer.json()
        return found

    async def play_out(self, table: str, seed: int = 0) -> dict[str, Any]:
        """Play all own seats at random to the end."""
        chance = random.Random(seed)
        while True:
            for seat in [-1, *await self.seats(table)]:
                picture = await self.picture(table, seat)
                if picture["table"]["status"] == "over":
                    return picture
                if seat in picture["table"]["to_move"]:
                    choice = chance.choice(picture["legal"])
                    await self.act(table, seat, choice["notation"], picture["seq"])
            await asyncio.sleep(0)

    async def seats(self, table: str) -> list[int]:
        info = await self.get(f"tables/{table}")
        return [seat["seat"] for seat in info["seats"] if seat["person"] == self.id]
