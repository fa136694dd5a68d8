"""Badges: where it is your turn, on every device, without a look into the store for every move."""

from collections.abc import Sequence

import pytest

from lanternway.messages.server import Badge
from tests.server import inside
from tests.server.serving import run, until


def badges(hand: inside.Hand) -> list[list[str]]:
    """All that the device was told so far."""
    messages = [inside.decode(text) for text in hand.outgoing]
    return [message.tables for message in messages if isinstance(message, Badge)]


async def told(hand: inside.Hand, expected: list[list[str]]) -> None:
    await until(lambda: len(badges(hand)) >= len(expected))
    assert badges(hand) == expected


def test_every_device_of_a_person_is_told_where_it_is_their_turn(store: str) -> None:
    async def main() -> None:
        async with inside.services(store) as server:
            ada, bo = [await inside.person(server, name) for name in ("Ada", "Bo")]
            room = await inside.table(server, [ada, bo])
            async with (
                inside.connected(server, ada) as desk,
                inside.connected(server, ada) as phone,
                inside.connected(server, bo) as other,
            ):
                mine = [room.table.id]
                for hand in (desk, phone, other):
                    await told(hand, [mine])
                await inside.act(server, room, 0, "bid 0")
                await told(desk, [mine, []])
                await told(phone, [mine, []])
                await told(other, [mine])  # nothing new for Bo

    run(main())


def test_many_changes_are_looked_up_together(
    sqlite_store: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with inside.services(sqlite_store) as server:
            persons = [await inside.person(server, f"P{n}") for n in range(20)]
            looks: list[int] = []
            turns = server.store.turns

            async def counted(ids: Sequence[str]) -> dict[str, list[str]]:
                looks.append(len(ids))
                return await turns(ids)

            monkeypatch.setattr(server.store, "turns", counted)
            for person in persons:
                server.connections._by_person[person.id] = set()
            for _ in range(10):
                for person in persons:
                    server.connections.badge_changed(person.id)
            await inside.until_quiet(server)
            assert looks == [20]

    run(main())
