"""Whatever comes over HTTP or the socket gets an answer, and none is a fault. With LANTERNWAY_DEEP=1 a
hundred thousand tries."""

import functools
import json
import os
import random
import re
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from lanternway.core import Match, get_game, oneline
from lanternway.server.app import create_app
from tests.puzzles.packs import first
from tests.server import every
from tests.server.people import Person
from tests.server.serving import PATIENCE, run, served

DEEP = bool(os.environ.get("LANTERNWAY_DEEP"))
TRIES = int(os.environ.get("LANTERNWAY_TRIES", "100000" if DEEP else "400"))
SEED = int(os.environ.get("LANTERNWAY_SEED", "8"))
"""Many tries can be shared out among several runs with seeds of their own."""
WORD = "the operator's word"
BAD: list[Any] = [
    None, True, -1, 0, 2**31, 2**53, 2**64, 10**400, 1e308, "", "\x00", "a\x00b", "\ud800", "x" * 5000,
    "../..", "%s%n", "\u202e", [], {}, [[]], [[[[[[]]]]]], {"t": "act"}, "1; DROP TABLE log",
]  # fmt: skip
DIGITS = "9" * 5000
"""More than Python reads as a number."""
ASKED = [*(str(bad) for bad in BAD[:9]), "nan", "\x00", DIGITS, "0", "1", "skye"]
"""What may be added to an address."""
KINDS = [
    "text/plain; charset=none", "multipart/form-data", "application/x-msgpack",
    "application/x-www-form-urlencoded", "\x7f",
]  # fmt: skip
"""What a body says that it is, if not JSON."""


@functools.cache
def good() -> dict[str, list[Any]]:
    """What fields may well hold, so that what is bad beside it is looked at."""
    return {
        "text": [oneline.of(Match.deal(get_game(game), {}, 2, 5)) for game in ("skye", "treos")],
        "seat": [0, 1],
        "viewer": [0, None],
        "level": ["random"],
        "notation": ["pass", "done"],
        "answer": ["", "done", first("skye").best.action],
        "answers": [[], [""], ["", "done"]],
        "tries": [[], [""], ["sing"]],
        "facts": [{"seats.0.gold": value} for value in BAD] + [{"seats": []}, {"x" * 200: 1}],
    }


def value(chance: random.Random, name: str) -> Any:
    known = good().get(name)
    return chance.choice(known if known and chance.random() < 0.5 else BAD)


def body(chance: random.Random, names: list[str]) -> bytes:
    """Fields that there are, with values that there should not be; now and then no JSON at all."""
    kind = chance.random()
    if kind < 0.05:
        return chance.randbytes(chance.randint(0, 40))
    if kind < 0.1:
        return b"[" * chance.randint(1, 20_000)
    given = {name: value(chance, name) for name in names if chance.random() < 0.8}
    text = json.dumps(given).encode()
    if kind < 0.2 and text:
        place = chance.randrange(len(text))
        text = text[:place] + chance.randbytes(1) + text[place + 1 :]
    return text


class Fuzz:
    """Somebody who tries everything; logged out by chance, they come again."""

    def __init__(self, url: str, chance: random.Random) -> None:
        self.url = url
        self.chance = chance
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE)
        self.socket: ClientConnection | None = None
        self.known: dict[str, list[str]] = {}
        self.table = ""

    async def begin(self) -> None:
        async with Person(self.url, "Ada") as ada:
            self.table = (await ada.create("me", "me", start=True))["id"]
            self.known = {
                "table": [self.table],
                "id_": [ada.id, first("skye").id],
                "game": ["skye"],
                "name": ["1", "2"],
            }
            self.token = ada.token

    def place(self, match: re.Match[str]) -> str:
        """What stands in an address."""
        if match[2] == "int":
            return str(self.chance.choice([0, 1, -1, 10**30, DIGITS, "x"]))
        right = self.known.get(match[1])
        if right is not None and self.chance.random() < 0.8:
            return self.chance.choice(right)
        return self.chance.choice(["%00", "%FF", "a%2F", "skye", "x" * 300])

    async def ask(self, way: every.Way) -> None:
        path = re.sub(r"\{(\w+):(\w+)\}", self.place, way.path)
        query = {name: self.chance.choice(ASKED) for name in way.arguments}
        sent = body(self.chance, way.fields)
        word = WORD if "/operator/" in path and self.chance.random() < 0.8 else self.token
        kind = "application/json" if self.chance.random() < 0.9 else self.chance.choice(KINDS)
        headers = {"Authorization": f"Bearer {word}", "Content-Type": kind}
        answer = await self.http.request(
            way.method, path, params=query, content=sent, headers=headers
        )
        asked = (way.method, path[:200], query, sent[:200], answer.text[:500])
        assert answer.status_code < 500, asked
        if answer.status_code == 401 and word == self.token:
            await self.begin()

    async def say(self) -> None:
        """A message of the socket; what follows it is answered."""
        if self.socket is None:
            await self.begin()
            known = {"Authorization": f"Bearer {self.token}"}
            self.socket = await connect(
                f"{self.url.replace('http', 'ws')}/api/ws", additional_headers=known, max_size=None
            )
        kind = self.chance.choice(every.messages())
        text = body(self.chance, list(kind.__struct_fields__))
        if self.chance.random() < 0.8 and text.startswith(b"{"):
            tag = str(kind.__struct_config__.tag).encode()
            text = b'{"t":"' + tag + b'",' + text[1:] if len(text) > 2 else text
        try:
            await self.socket.send(
                text.decode(errors="replace") if self.chance.random() < 0.9 else text
            )
            await self.socket.send('{"t":"ping","id":"fence"}')
            while True:
                heard = str(await self.socket.recv())
                assert "server-why-fault" not in heard, (text[:200], heard[:500])
                if '"id":"fence"' in heard:
                    return
        except ConnectionClosed:
            pass
        # fifty bad ones, or too long
        assert self.socket.close_code in (1008, 1009), (text[:200], self.socket.close_reason)
        self.socket = None


def test_nothing_that_is_sent_makes_a_fault(store: str) -> None:
    async def main() -> None:
        chance = random.Random(SEED)
        async with served(store, operator=WORD) as (services, url):
            all_ways = every.ways(create_app(services.settings, services))
            fuzz = Fuzz(url, chance)
            await fuzz.begin()
            for _ in range(TRIES):
                if chance.random() < 0.3:
                    await fuzz.say()
                else:
                    await fuzz.ask(chance.choice(all_ways))
            if fuzz.socket is not None:
                await fuzz.socket.close()
            await fuzz.http.aclose()

    run(main(), 20_000)
