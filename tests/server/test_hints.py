"""Hints: only where nobody plays along who has not agreed, only to who asked, and never without a note."""

import asyncio
import json
from typing import Any

import pytest
from websockets.asyncio.client import ClientConnection, connect

from lanternway.client.http import new_id
from lanternway.core import record as records
from lanternway.server import hints
from lanternway.server.log import snapshots
from lanternway.server.ratings import why_unrated
from lanternway.server.services import Services
from tests.server.people import Person
from tests.server.serving import run, served


@pytest.fixture(autouse=True)
def _quick(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANTERNWAY_GAMES", "tests.smallgame")
    monkeypatch.setattr(hints, "LOOKS", (8, 16))
    monkeypatch.setattr(hints, "LONGER", (24,))
    monkeypatch.setattr(hints, "SECONDS", 600.0)


async def ask(
    person: Person, table: str, seat: int, expect: int | None = None, **more: Any
) -> dict[str, Any]:
    seq = (await person.picture(table))["seq"]
    body = {"id": new_id(), "seat": seat, "seq": seq, **more}
    found: dict[str, Any] = (await person.post(f"tables/{table}/hint", expect, **body)).json()
    return found


async def allow(person: Person, table: str, seat: int, on: bool, expect: int | None = None) -> Any:
    body = {"id": new_id(), "seat": seat, "on": on}
    return (await person.post(f"tables/{table}/hints", expect, **body)).json()


async def answer(person: Person, table: str, seat: int, agree: bool = True) -> None:
    request = (await person.picture(table))["consent"]["request"]
    body = {"id": new_id(), "seat": seat, "request": request, "agree": agree}
    await person.post(f"tables/{table}/answer", **body)


async def until_done(person: Person, table: str, seat: int) -> dict[str, Any]:
    while True:
        found: dict[str, Any] = await person.get(f"tables/{table}/hint", seat=seat)
        if found["state"] != "thinking":
            return found
        await asyncio.sleep(0.02)


async def pair(ada: Person, bea: Person, **more: Any) -> str:
    """A table of two people, which would count for ratings."""
    table = await ada.create("me", "open", **more)
    await bea.post(f"tables/{table['id']}/join", invite=table["invite"])
    await ada.post(f"tables/{table['id']}/start")
    return str(table["id"])


async def turn_of(table: str, *persons: Person) -> tuple[Person, int]:
    """Who is to move, after what has no choice was done."""
    while True:
        for seat, person in enumerate(persons):
            picture = await person.picture(table)
            if seat in picture["table"]["to_move"]:
                if len(picture["legal"]) > 1:
                    return person, seat
                await person.act(table, seat, picture["legal"][0]["notation"])


def test_who_plays_alone_gets_three_ideas_and_the_record_says_so(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (services, url), Person(url, "Ada") as ada:
            services.driver.stopping = True
            made = await ada.create("me", "bot", start=True)
            table = made["id"]
            assert made["hints"] == {"state": "free", "used": [0, 0]}
            _, seat = await turn_of(table, ada)
            assert (await until_done(ada, table, seat))["state"] == "none"
            await ask(ada, table, seat)
            found = await until_done(ada, table, seat)
            assert found["state"] == "done"
            assert found["done"] == found["total"] == 2
            legal = {one["notation"] for one in (await ada.picture(table))["legal"]}
            ideas = found["hint"]["ideas"]
            assert {idea["action"] for idea in ideas} <= legal
            assert len(ideas) == min(3, len(legal))
            await ask(ada, table, seat, longer=True)  # once more, at the same question
            assert (await until_done(ada, table, seat))["total"] == 1
            info = (await ada.picture(table))["table"]
            assert info["hints"]["used"] == [1, 0]
            # the next question has none until it is asked for
            await ada.act(table, seat, ideas[0]["action"])
            assert (await ada.get(f"tables/{table}/hint", seat=seat))["state"] == "none"
            room = await services.hub.rooms.get(table)
            kept = snapshots.restore(table, room.table.seq, snapshots.dump(room.table))
            assert kept.hints.used == room.table.hints.used == [(seat, 0)]
            services.driver.stopping = False
            await ada.post(f"tables/{table}/end", id=new_id(), seat=seat)
            text = (await ada.http.get(f"tables/{table}/record")).text
            assert records.parse(text).hints == [(seat, 0)]
            brought = (await ada.post("records", 201, text=text)).json()["id"]
            again = (await ada.http.get(f"tables/{brought}/record")).text
            assert records.parse(again).hints == [(seat, 0)]

    run(main())


def test_where_people_play_nobody_gets_one_before_all_agree_nor_after_one_takes_it_back(
    sqlite_store: str,
) -> None:
    async def main() -> None:
        async with (
            served(sqlite_store) as (services, url),
            Person(url, "Ada") as ada,
            Person(url, "Bea") as bea,
        ):
            table = await pair(ada, bea)
            room = await services.hub.rooms.get(table)
            person, seat = await turn_of(table, ada, bea)
            other, its = (bea, 1) if person is ada else (ada, 0)

            async def refused() -> None:
                for who, place in ((ada, 0), (bea, 1)):
                    why = await ask(who, table, place, 403)
                    assert why["message"] == "server-why-hint-people"
                    assert (await who.get(f"tables/{table}/hint"))["state"] == "none"

            await refused()
            await allow(person, table, seat, True)
            await refused()  # asked is not agreed
            await answer(other, table, its, agree=False)
            await refused()
            assert not room.table.hints.helped
            await allow(person, table, seat, True)
            await answer(other, table, its)
            assert (await ada.picture(table))["table"]["hints"]["state"] == "agreed"
            await ask(person, table, seat)
            assert (await until_done(person, table, seat))["state"] == "done"
            await allow(other, table, its, False)
            assert (await person.get(f"tables/{table}/hint"))["state"] == "none"
            await refused()
            # whatever came of it, this game counts for no rating
            assert why_unrated(room.table) == "hints"
            kept = snapshots.restore(table, room.table.seq, snapshots.dump(room.table))
            assert (kept.hints.helped, kept.hints.agreed) == (True, False)

    run(main())


def test_a_bot_for_somebody_who_left_does_not_agree_for_them(sqlite_store: str) -> None:
    async def main() -> None:
        async with (
            served(sqlite_store) as (services, url),
            Person(url, "Ada") as ada,
            Person(url, "Bea") as bea,
        ):
            services.driver.stopping = True
            table = await pair(ada, bea)
            await bea.post(f"tables/{table}/leave")
            await ask(ada, table, 0, 403)
            await allow(ada, table, 0, True)
            await ask(ada, table, 0, 403)

    run(main())


@pytest.mark.parametrize("agreed", [False, True])
def test_nobody_gets_a_hint_of_another_s_seat(sqlite_store: str, agreed: bool) -> None:
    """Stranger, watcher and opponent, for every seat; and nobody else hears what was said to who asked."""

    async def main() -> None:
        async with (
            served(sqlite_store) as (services, url),
            Person(url, "Ada") as ada,
            Person(url, "Bea") as bea,
            Person(url, "Eve") as eve,
        ):
            table = await pair(ada, bea)
            person, seat = await turn_of(table, ada, bea)
            other, its = (bea, 1) if person is ada else (ada, 0)
            if agreed:
                await allow(person, table, seat, True)
                await answer(other, table, its)
                await ask(person, table, seat)
                assert (await until_done(person, table, seat))["hint"] is not None
            thought = len(services.hints._questions)
            for who, seats in ((other, [seat]), (eve, [0, 1]), (eve, [-1, 15])):
                for place in seats:
                    why = await who.get(f"tables/{table}/hint", 403, seat=place)
                    assert why["message"] == "server-why-not-your-seat"
                    if place >= 0:
                        await ask(who, table, place, 403)
                        await allow(who, table, place, True, 403)
                        await allow(who, table, place, False, 403)
            if agreed:
                assert (await other.get(f"tables/{table}/hint", seat=its))["hint"] is None
            assert len(services.hints._questions) == thought
            hidden = await pair(ada, bea, watch=False)
            await eve.get(f"tables/{hidden}/hint", 404)
            for place in (0, 1):
                await eve.get(f"tables/{hidden}/hint", 404, seat=place)
                await ask_blindly(eve, hidden, place)

    run(main())


def test_no_message_of_the_socket_brings_a_hint_that_not_all_have_agreed_to(
    sqlite_store: str,
) -> None:
    """Whatever a player or a stranger sends alone, in whatever order: each time hints are asked for again."""

    async def main() -> None:
        async with (
            served(sqlite_store) as (services, url),
            Person(url, "Ada") as ada,
            Person(url, "Bea") as bea,
            Person(url, "Eve") as eve,
        ):
            table = await pair(ada, bea)
            room = await services.hub.rooms.get(table)
            async with socket_of(url, ada) as mine, socket_of(url, eve) as strange:

                async def say(socket: ClientConnection, **message: Any) -> dict[str, Any]:
                    """Everything with an id gets one answer."""
                    id_ = new_id()
                    await socket.send(json.dumps({"id": id_, "table": table, **message}))
                    while (heard := json.loads(await socket.recv())).get("id") != id_:
                        pass
                    found: dict[str, Any] = heard
                    return found

                tried = 0
                for request in (0, 1, 2, 3):
                    for wish in (
                        {"t": "hints", "on": True},
                        {"t": "answer", "request": request, "agree": True},
                        {"t": "autopilot", "level": "random"},
                        {"t": "stand-in", "absent": 1},
                        {"t": "autopilot", "level": None},
                        {"t": "undo", "seq": request, "to": "ask"},
                    ):
                        for socket, seat in ((mine, 0), (mine, 1), (strange, 0), (strange, 1)):
                            await say(socket, seat=seat, **wish)
                            for longer in (False, True):
                                seq = (await ada.picture(table))["seq"]
                                asked = await say(
                                    socket, t="hint", seat=seat, seq=seq, longer=longer
                                )
                                assert asked["t"] == "refused", (wish, asked)
                                tried += 1
                assert tried == 4 * 6 * 4 * 2
            assert services.hints._questions == {}
            assert not room.table.hints.helped
            assert not room.table.hints.used

    run(main())


def socket_of(url: str, person: Person) -> connect:
    known = {"Authorization": f"Bearer {person.token}"}
    return connect(f"{url.replace('http', 'ws')}/api/ws", additional_headers=known)


async def ask_blindly(person: Person, table: str, seat: int) -> None:
    """By who cannot even see the table."""
    await person.post(f"tables/{table}/hint", 404, id=new_id(), seat=seat, seq=0)
    await person.post(f"tables/{table}/hints", 404, id=new_id(), seat=seat, on=True)


def test_an_old_question_gets_no_hint_and_none_comes_when_it_is_not_one_s_turn(
    sqlite_store: str,
) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (services, url), Person(url, "Ada") as ada:
            services.driver.stopping = True
            table = (await ada.create("me", "bot", start=True))["id"]
            _, seat = await turn_of(table, ada)
            old = (await ada.picture(table))["seq"]
            while seat in (picture := await ada.picture(table))["table"]["to_move"]:
                await ada.act(table, seat, picture["legal"][0]["notation"])
            await ada.post(f"tables/{table}/hint", 409, id=new_id(), seat=seat, seq=old)
            assert (await ask(ada, table, seat, 409))["message"] == "server-why-hint-turn"
            await ada.post(f"tables/{table}/hint", 409, id=new_id(), seat=seat, seq=2**40)

    run(main())


def test_what_fails_says_so_and_can_be_asked_for_again(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    def broken(*_: Any) -> Any:
        raise RuntimeError("no idea")

    async def main() -> None:
        async with served(sqlite_store) as (services, url), Person(url, "Ada") as ada:
            table = (await ada.create("me", "bot", start=True))["id"]
            _, seat = await turn_of(table, ada)
            with monkeypatch.context() as patched:
                patched.setattr(type(services.hints.patient), "pool", broken)
                await ask(ada, table, seat)
                assert (await until_done(ada, table, seat))["state"] == "failed"
            await ask(ada, table, seat)
            assert (await until_done(ada, table, seat))["state"] == "done"

    run(main())


def test_what_is_thought_about_is_what_the_seat_may_know(sqlite_store: str) -> None:
    """Nothing goes to the process that thinks but the seat's own view and its legal actions."""

    async def main() -> None:
        async with served(sqlite_store) as (services, url), Person(url, "Ada") as ada:
            services.driver.stopping = True
            table = (await ada.create("me", "bot", game="skye", start=True))["id"]
            _, seat = await turn_of(table, ada)
            await ask(ada, table, seat)
            await until_done(ada, table, seat)
            (question,) = of(services)
            picture = await ada.picture(table)
            view = {name: part for name, part in picture["view"].items() if name != "aids"}
            legal = [one["index"] for one in picture["legal"]]
            assert question.work == ("skye", seat, view, legal)

    run(main())


def of(services: Services) -> list[hints.Question]:
    return list(services.hints._questions.values())
