"""A table's life, from the first guest to the record, on both stores."""

import asyncio
import re

from lanternway.client import Live
from lanternway.core import record as records
from tests.server.people import Person
from tests.server.serving import run, served


def test_a_person_and_bots_play_a_whole_game_and_its_record_proves_fair(store: str) -> None:
    async def main() -> None:
        async with served(store) as (_, url), Person(url, "Ada") as ada:
            table = await ada.create("me", "bot", "bot", seed="a word of mine", start=True)
            assert table["status"] == "playing"
            hidden = await ada.get(f"tables/{table['id']}/fairness")
            assert hidden["commitment"] == table["commitment"]
            assert hidden["key"] is None
            assert hidden["record"] is None
            await ada.http.get(f"tables/{table['id']}/record")
            picture = await ada.play_out(table["id"])
            assert picture["table"]["result"]["ended"] == "finished"
            proof = await ada.get(f"tables/{table['id']}/fairness")
            record = records.parse(proof["record"])
            records.verify(record)
            assert record.seeds == ["a word of mine", "", ""]
            assert record.commitment == table["commitment"]

    run(main())


def test_friends_come_by_invitation_and_play_by_socket(store: str) -> None:
    async def main() -> None:
        async with (
            served(store) as (_, url),
            Person(url, "Ada") as ada,
            Person(url, "Bo") as bo,
            Person(url, "Cy") as cy,
        ):
            table = (await ada.create("me", "open"))["id"]
            invite = (await ada.get(f"tables/{table}"))["invite"]
            assert invite
            await bo.post(f"tables/{table}/join", 404, invite="wrong")
            await bo.post(f"tables/{table}/join", invite=invite, seed="bo")
            await cy.post(f"tables/{table}/join", 409, invite=invite)
            await bo.post(f"tables/{table}/start", 403)
            await ada.post(f"tables/{table}/start")
            async with Live(url, ada.token) as one, Live(url, bo.token) as two:
                ledgers = [await one.follow(table), await two.follow(table)]
                assert [ledger.seat for ledger in ledgers] == [0, 1]
                lives = [one, two]
                while not ledgers[0].over():
                    for live, ledger in zip(lives, ledgers, strict=True):
                        if ledger.my_turn():
                            assert ledger.picture is not None
                            await live.act(ledger, ledger.picture.legal[-1].notation)
                    await asyncio.sleep(0.001)
                await two.until(ledgers[1].over)
                assert ledgers[0].moments[-1].kind == "ended"
                numbers = [moment.seq for moment in ledgers[1].moments]
                assert numbers == list(range(1, len(numbers) + 1))
            again = (await bo.post(f"tables/{table}/rematch")).json()
            same = (await ada.post(f"tables/{table}/rematch")).json()
            assert again["id"] == same["id"]
            assert [s["kind"] for s in again["seats"]] == ["open", "person"]

    run(main())


def test_one_person_holds_several_seats_and_sees_each_for_itself(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            table = (await ada.create("me", "me", start=True))["id"]
            views = [await ada.picture(table, seat) for seat in (0, 1)]
            assert "hand" in views[0]["view"]["seats"][0]
            assert "hand" not in views[0]["view"]["seats"][1]
            assert "hand" in views[1]["view"]["seats"][1]
            picture = await ada.play_out(table)
            assert picture["table"]["status"] == "over"

    run(main())


def test_a_table_opens_in_another_process_as_it_was(store: str) -> None:
    async def main() -> None:
        async with served(store) as (_, url), Person(url, "Ada") as ada:
            table = (await ada.create("me", "bot", start=True, options={"rounds": 6}))["id"]
            for _ in range(6):
                picture = await ada.picture(table)
                while 0 not in picture["table"]["to_move"]:
                    await asyncio.sleep(0.01)
                    picture = await ada.picture(table)
                await ada.act(table, 0, picture["legal"][-1]["notation"], picture["seq"])
            while (await ada.picture(table))["table"]["to_move"] not in ([0], []):
                await asyncio.sleep(0.01)  # the bot is not done yet
            before = await ada.get(f"tables/{table}/picture", since=0)
            token, id_ = ada.token, ada.id
        async with served(store) as (_, url):
            person = Person(url, "Ada")
            person.http.cookies.set("lanternway", token)
            person.id = id_
            after = await person.get(f"tables/{table}/picture", since=0)
            before["picture"]["now"] = after["picture"]["now"] = 0
            assert after == before
            assert (await person.play_out(table))["table"]["status"] == "over"
            await person.http.aclose()

    run(main())


def test_a_record_can_be_brought_to_another_server(sqlite_store: str, tmp_path: object) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            table = (await ada.create("me", "bot", start=True))["id"]
            await ada.play_out(table)
            record = (await ada.http.get(f"tables/{table}/record")).text
            replay = await ada.get(f"tables/{table}/replay", seat=1)
        async with served(f"sqlite:///{tmp_path}/other.db") as (_, url), Person(url, "Bo") as bo:
            other = (await bo.post("records", text=record)).json()
            assert other["status"] == "over"
            assert (await bo.http.get(f"tables/{other['id']}/record")).text == record
            there = await bo.get(f"tables/{other['id']}/replay", seat=1)
            assert [m["events"] for m in there["moves"]] == [m["events"] for m in replay["moves"]]
            forged = re.sub(
                r"bid (\d)", lambda found: f"bid {1 - min(1, int(found[1]))}", record, count=1
            )
            assert forged != record
            await bo.post("records", 400, text=forged)
            await bo.post("records", 400, text="hello")

    run(main())


def test_a_replay_shows_each_move_as_the_seat_saw_it(sqlite_store: str) -> None:
    async def main() -> None:
        async with (
            served(sqlite_store) as (_, url),
            Person(url, "Ada") as ada,
            Person(url, "Bo") as bo,
        ):
            table = (await ada.create("me", "bot", start=True))["id"]
            picture = await ada.picture(table)
            await ada.act(table, 0, picture["legal"][1]["notation"])
            await bo.get(f"tables/{table}/replay", 403, seat=0)
            await bo.get(f"tables/{table}/replay/0/text", 403, seat=0)
            await ada.play_out(table)
            replay = await bo.get(f"tables/{table}/replay", seat=0)
            assert replay["moves"][0]["kind"] == "started"
            for ply in (0, 1, len(replay["moves"]) - 1):
                shown = await bo.get(f"tables/{table}/replay/{ply}", seat=0)
                assert shown["moment"] == replay["moves"][ply]
                assert "hand" in shown["view"]["seats"][0]
            last = await ada.picture(table, 0)
            end = await bo.get(f"tables/{table}/replay/{len(replay['moves']) - 1}", seat=0)
            assert end["view"] == last["view"]
            await bo.get(f"tables/{table}/replay/{len(replay['moves'])}", 404, seat=0)
            said = [
                await bo.get(f"tables/{table}/replay/{ply}/text", seat=0, lang=lang)
                for ply, lang in ((0, "en"), (1, "en"), (1, "hu"))
            ]
            assert all(one["sections"] and one["question"] is None for one in said)
            assert said[0]["sections"] != said[1]["sections"] != said[2]["sections"]
            last = await ada.get(f"tables/{table}/text", seat=0, lang="pl")
            path = f"tables/{table}/replay/{len(replay['moves']) - 1}/text"
            assert (await bo.get(path, seat=0, lang="pl"))["sections"] == last["sections"]
            await bo.get(f"tables/{table}/replay/{len(replay['moves'])}/text", 404, seat=0)

    run(main())


def test_in_words_bots_are_called_as_on_the_page(sqlite_store: str) -> None:
    async def main() -> None:
        async with served(sqlite_store) as (_, url), Person(url, "Ada") as ada:
            table = (await ada.create("me", "bot", "bot", start=True))["id"]
            said = str(await ada.get(f"tables/{table}/text", seat=0, lang="hu"))
            assert "Véletlen 1" in said
            assert "Véletlen 2" in said
            assert "2. játékos" not in said

    run(main())
