"""Everybody sees a table by their own eyes only, whatever they ask for.

Every command over HTTP and the socket, for every seat (one's own, another's, none that there is), with every
count of moments (old, right, impossible), new and repeated, by the owner of the seat, the opponent, a
watcher and a stranger. What was made for a seat has that seat's mark in it: view and prompt.
"""

import asyncio
import json
import os
import random
import re
from collections import Counter
from collections.abc import AsyncIterator, Iterable
from contextlib import asynccontextmanager
from typing import Any

import httpx
import msgspec
import pytest

from lanternway.core import View, game_ids
from lanternway.core.state import Prompt
from lanternway.messages.account import NewAccount, NewGuest
from lanternway.messages.client import (
    Act,
    FillSeat,
    Join,
    Ping,
    Subscribe,
    Talk,
    Undo,
    Unsubscribe,
)
from lanternway.server.app import create_app
from lanternway.server.looking import Eyes
from lanternway.server.rooms import Room
from lanternway.server.services import Services
from lanternway.server.store import PersonRow
from tests.server import every, inside
from tests.server.serving import PATIENCE, run, served

MOVES = 9
EVERY = 1 if os.environ.get("LANTERNWAY_DEEP") else 7
"""Of many ways to ask at tables of the great games over HTTP one in so many is tried, of the others all."""
NOWHERE = "nowhere12345"
TABLES = [*((game, True) for game in game_ids()), ("lantern_fair", False)]
"""Games, and whether others may watch."""
ABOUT_NO_SEAT_OF_MINE = (Join, FillSeat, Unsubscribe)
"""These name a seat without asking to see it: one to take or to give to a bot, one that is not followed
any more."""


def mark(seat: int) -> str:
    return f"only-for-seat-{seat}-"


def plant(monkeypatch: pytest.MonkeyPatch, state: Any) -> None:
    """Everything that a game makes for a seat says so."""
    kind = type(state)
    view, prompt = kind.view, kind.prompt

    def marked_view(self: Any, seat: int) -> View:
        found = view(self, seat)
        return View(found.game, found.seat, {**found.data, "mark": mark(seat)})

    def marked_prompt(self: Any, seat: int) -> Prompt:
        found = prompt(self, seat)
        return Prompt(found.clause, found.message, {**found.args, "mark": mark(seat)})

    monkeypatch.setattr(kind, "view", marked_view)
    monkeypatch.setattr(kind, "prompt", marked_prompt)


class World:
    """A server and a table where two play; a table that was changed is made anew."""

    def __init__(self, server: Services, game: str, watch: bool) -> None:
        self.server = server
        self.game = game
        self.watch = watch
        self.persons: dict[str, PersonRow] = {}
        self.tokens: dict[str, str] = {}
        self.room: Room
        self.seq = 0
        self.answers: Counter[tuple[str, str]] = Counter()
        """What everybody got, by person and kind of answer."""

    async def people(self) -> None:
        for name in ("owner", "opponent", "watcher", "stranger"):
            guest = await self.server.accounts.guest(NewGuest(name=name))
            self.persons[name], self.tokens[name] = guest

    async def fresh(self) -> None:
        """A table where some moves were made, and everybody who may has said something as `old`."""
        server, chance = self.server, random.Random(5)
        pair = [self.persons["owner"], self.persons["opponent"]]
        room = await inside.table(server, pair, self.game, watch=self.watch)
        for seat, person in enumerate(pair):
            talk = Talk(table=room.table.id, id="old", seat=seat, text="hi")
            await server.hub.run(talk, person)
        if self.watch:
            for name in ("watcher", "stranger"):
                talk = Talk(table=room.table.id, id="old", text="hi")
                await server.hub.run(talk, self.persons[name])
        for _ in range(MOVES):
            assert room.table.match is not None
            state = room.table.match.state
            seat = chance.choice(state.to_move())
            await inside.act(server, room, seat, chance.choice(state.legal(seat)).text)
        assert room.table.status == "playing"
        self.room = await server.hub.rooms.get(room.table.id)
        self.seq = self.room.table.seq

    def some(self, ways: Iterable[dict[str, Any]]) -> list[dict[str, Any]]:
        """As many as the usual run has time for."""
        found = list(ways)
        few = self.game == "lantern_fair" or len(found) < 2 * EVERY
        return found if few else found[::EVERY]

    def seats_of(self, name: str) -> list[int]:
        return {"owner": [0], "opponent": [1]}.get(name, [])

    def values(self, table: str) -> every.Values:
        """All that can be asked, with counts around those of both seats."""
        now = self.room.table
        assert now.match is not None
        legal = [now.match.state.legal(seat) for seat in (0, 1)]
        return every.Values(
            table=table,
            person=self.persons["opponent"].id,
            ids=["new", "old"],
            seats=[-1, 0, 1, 2, 15],
            counts=sorted({0, 2**53} | {now.count(s) + more for s in (0, 1) for more in (0, 1)}),
            notations=[actions[0].text for actions in legal if actions][:1],
        )

    async def normal(self, name: str, seat: int) -> dict[str, Any]:
        """The picture that this person gets of this seat by asking for it in the normal way."""
        eyes = Eyes(seat, self.persons[name].id, self.room.table.setting.invite)
        update = await self.server.hub.rooms.make_update(self.room, eyes, None, [])
        return dated(msgspec.to_builtins(update.picture))

    async def judge(self, name: str, body: dict[str, Any], kind: Any, answers: list[Any]) -> None:
        """Whether these answers are for this person's eyes."""
        mine = self.seats_of(name)
        text = json.dumps(answers)
        self.answers.update((name, a.get("t", "")) for a in answers)
        self.answers[name, "own"] += any(mark(seat) in text for seat in mine)
        what = f"{name} asked {body}"
        for seat in (0, 1):
            assert seat in mine or mark(seat) not in text, f"{what}: got the eyes of {seat}"
        assert mine or self.room.table.setting.invite not in text, f"{what}: got the invitation"
        assert '"server-why-fault"' not in text, f"{what}: a fault"
        for picture in pictures_in(answers):
            if self.room.table.seq == self.seq:
                assert dated(picture) == await self.normal(name, picture["seat"]), what
        asked = body.get("seat")
        if isinstance(asked, int) and asked >= 0 and asked not in mine:
            if kind not in ABOUT_NO_SEAT_OF_MINE:
                whys = {"server-why-not-your-seat"} if self.watch or mine else set()
                if not whys or asked >= len(self.room.table.seats):
                    whys.add("server-why-unknown")
                (answer,) = answers
                assert answer["message"] in whys, f"{what}: {answer}"
                assert answer["legal"] == [], f"{what}: {answer}"
            assert self.room.table.seq == self.seq, f"{what}: it was done"


def pictures_in(data: Any) -> list[dict[str, Any]]:
    """All pictures in an answer, however deep."""
    if isinstance(data, dict):
        if {"view", "legal", "prompt"} <= data.keys():
            return [data]
        return [picture for value in data.values() for picture in pictures_in(value)]
    if isinstance(data, list):
        return [picture for value in data for picture in pictures_in(value)]
    return []


def dated(picture: dict[str, Any]) -> dict[str, Any]:
    return {**picture, "now": 0.0}


@asynccontextmanager
async def world(
    monkeypatch: pytest.MonkeyPatch, store: str, game: str, watch: bool
) -> AsyncIterator[tuple[World, str]]:
    async with served(store) as (server, url):
        server.driver.stopping = True  # seats that are left stay as they are
        server.heart.on_pause.clear()  # a busy machine may pause the clocks: that is nobody's answer
        found = World(server, game, watch)
        await found.people()
        with monkeypatch.context() as patch:
            patch.setattr("secrets.token_bytes", bytes)  # every table is dealt the same
            await found.fresh()
            plant(patch, found.room.table.match.state)  # type: ignore[union-attr]
            yield found, url


async def ask_http(
    client: httpx.AsyncClient, route: every.Route, table: str, query: dict[str, Any], body: Any
) -> tuple[int, Any]:
    """Status and JSON of an answer; of a stream that goes on, its first line."""
    path = route.path.replace("{table:str}", table).replace("{ply:int}", str(query.get("ply")))
    params = {name: value for name, value in query.items() if value is not None and name != "ply"}
    async with client.stream(route.method, path, params=params, json=body) as answer:
        if "ndjson" in answer.headers.get("content-type", ""):
            line = await anext(answer.aiter_lines())
            return answer.status_code, json.loads(line)
        return answer.status_code, json.loads(await answer.aread())


def without_table(body: dict[str, Any], table: str) -> dict[str, Any]:
    return {**body, "table": table} if "table" in body else body


@pytest.mark.parametrize(("game", "watch"), TABLES)
def test_over_http_nobody_gets_what_is_for_another(
    monkeypatch: pytest.MonkeyPatch, sqlite_store: str, game: str, watch: bool
) -> None:
    async def main() -> None:
        async with world(monkeypatch, sqlite_store, game, watch) as (here, url):
            routes = every.routes(create_app(here.server.settings, here.server))
            assert {route.body for route in routes} > {Act, Undo, Join}
            for name, token in here.tokens.items():
                known = {"Authorization": f"Bearer {token}"}
                async with httpx.AsyncClient(
                    base_url=url, headers=known, timeout=PATIENCE
                ) as client:
                    for route in routes:
                        await try_route(here, name, client, route)
            for name in ("owner", "opponent"):
                assert min(here.answers[name, kind] for kind in ("own", "ack", "resync")) > 0

    run(main())


async def try_route(here: World, name: str, client: httpx.AsyncClient, route: every.Route) -> None:
    values = here.values("")
    for query in here.some(every.arguments(route, values)):
        bodies = [{}] if route.body is None else every.http_bodies(route, values)
        for body in here.some(bodies):
            sent = body if route.body is not None else None
            table = here.room.table.id
            status, answer = await ask_http(client, route, table, query, sent)
            asked = {**query, **body, "route": route.name()}
            assert status < 500, f"{name} asked {asked}: {answer}"
            if not here.watch and not here.seats_of(name):
                nowhere = await ask_http(client, route, NOWHERE, query, sent)
                assert (status, answer) == nowhere, f"{name} asked {asked}"
            await here.judge(name, asked, route.body, [answer])
            if here.room.table.seq != here.seq:
                await here.fresh()


def test_what_is_beside_tables_tells_of_nobody_elses(
    monkeypatch: pytest.MonkeyPatch, sqlite_store: str
) -> None:
    """Profiles, lists, lessons, the operator's pages: whoever asks for whatever gets nothing of another seat,
    no invitation, and no address, login or token of another person."""

    async def main() -> None:
        async with world(monkeypatch, sqlite_store, "lantern_fair", True) as (here, url):
            own: dict[str, list[str]] = {}
            for name, person in here.persons.items():
                own[name] = [f"{name}@home.example", f"https://{name}.example/", f"login-{name}"]
                await here.server.accounts.keep(
                    person, NewAccount(login=own[name][2], password="a good password")
                )
                await here.server.store.set_notify(person.id, own[name][1], own[name][0])
                own[name].append(here.tokens[name])
            places = {
                "id_": here.persons["owner"].id,
                "login": own["owner"][2],
                "game": "lantern_fair",
            }
            ways = [
                way
                for way in every.ways(create_app(here.server.settings, here.server))
                if way.method == "GET" and not way.path.startswith(every.PATH)
            ]
            for name, token in here.tokens.items():
                known = {"Authorization": f"Bearer {token}"}
                async with httpx.AsyncClient(
                    base_url=url, headers=known, timeout=PATIENCE
                ) as client:
                    for way in ways:
                        path = re.sub(
                            r"\{(\w+):\w+\}", lambda found: places.get(found[1], "1"), way.path
                        )
                        answer = await client.get(path)
                        assert answer.status_code < 500, path
                        mine = here.seats_of(name)
                        for seat in (0, 1):
                            assert seat in mine or mark(seat) not in answer.text, path
                        assert here.room.table.setting.secret not in answer.text, path
                        assert mine or here.room.table.setting.invite not in answer.text, path
                        for other, secrets in own.items():
                            for secret in secrets if other != name else []:
                                assert secret not in answer.text, f"{name} asked {path}"

    run(main())


@pytest.mark.parametrize(("game", "watch"), TABLES)
def test_over_the_socket_nobody_gets_what_is_for_another(
    monkeypatch: pytest.MonkeyPatch, sqlite_store: str, game: str, watch: bool
) -> None:
    async def main() -> None:
        async with world(monkeypatch, sqlite_store, game, watch) as (here, _):
            for name in here.persons:
                for kind in every.messages():
                    await try_message(here, name, kind)
            for name in ("owner", "opponent"):
                assert min(here.answers[name, kind] for kind in ("own", "ack", "resync")) > 0

    run(main())


async def try_message(here: World, name: str, kind: type[msgspec.Struct]) -> None:
    bodies = list(every.bodies(kind, here.values("")))
    while bodies:
        async with inside.connected(here.server, here.persons[name]) as hand:
            if name == "watcher":
                hand.say(
                    Subscribe(
                        id="w",
                        table=here.room.table.id,
                        seat=-1,
                        invite=here.room.table.setting.invite,
                    )
                )
            await inside.until_quiet(here.server)
            hand.outgoing.clear()
            while bodies and here.room.table.seq == here.seq:
                body = without_table(bodies.pop(), here.room.table.id)
                answers = await ask_socket(here, hand, body)
                if "table" in body and not here.watch and not here.seats_of(name):
                    nowhere = await ask_socket(here, hand, without_table(body, NOWHERE))
                    assert answers == nowhere, f"{name} asked {body}"
                await here.judge(name, body, kind, answers)
        if here.room.table.seq != here.seq:
            await here.fresh()


async def ask_socket(here: World, hand: inside.Hand, body: dict[str, Any]) -> list[Any]:
    """What is heard after a message; the last one is its answer, if it has an id."""
    hand.incoming.put_nowait(json.dumps(body))
    hand.say(Ping(id="fence"))
    while not any(b'"id":"fence"' in text for text in hand.outgoing):
        await asyncio.sleep(0)
    if body["t"] == "subscribe":
        await inside.until_quiet(here.server)
    assert hand.closed is None, body
    heard = [json.loads(text) for text in hand.outgoing if b'"id":"fence"' not in text]
    hand.outgoing.clear()
    unasked = ("presence", "badge") if body["t"] != "hello" else ("presence", "badge", "hello")
    return [message for message in heard if message["t"] not in unasked]
