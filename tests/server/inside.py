"""A server without a network: services, persons, and sockets that a test holds in its hands."""

import asyncio
import contextlib
import tempfile
from collections.abc import AsyncIterator, Callable
from pathlib import Path
from typing import Any

import msgspec

from lanternway.messages.account import NewGuest
from lanternway.messages.client import Act, Join, NewSeat, NewTable, Start
from lanternway.messages.server import ServerMessage
from lanternway.server.looking import Eyes
from lanternway.server.rooms import Room
from lanternway.server.services import Services
from lanternway.server.settings import Settings
from lanternway.server.store import PersonRow

encode = msgspec.json.Encoder().encode
decode = msgspec.json.Decoder(ServerMessage).decode


@contextlib.asynccontextmanager
async def services(
    store: str = "", now: Callable[[], float] | None = None, **more: Any
) -> AsyncIterator[Services]:
    with tempfile.TemporaryDirectory() as folder:
        settings = Settings(
            store=store or f"sqlite:///{Path(folder)}/t.db",
            **{"rate": 0.0, "bots_pace": 0.0, **more},
        )
        opened = await Services.open(settings, now)
        opened.connections.badge_seconds = 0.0  # told at once, so that `settle` sees them
        try:
            yield opened
        finally:
            await opened.close()


async def person(server: Services, name: str) -> PersonRow:
    found, _ = await server.accounts.guest(NewGuest(name=name))
    return found


async def table(
    server: Services,
    persons: list[PersonRow],
    game: str = "lantern_fair",
    bots: int = 0,
    **more: Any,
) -> Room:
    """A table that these persons have begun to play."""
    seats = [NewSeat(kind="me")] + [NewSeat(kind="open")] * (len(persons) - 1)
    seats += [NewSeat(kind="bot", level="random")] * bots
    room = await server.lobby.create(persons[0], NewTable(game=game, seats=seats, **more))
    for other in persons[1:]:
        join = Join(table=room.table.id, invite=room.table.setting.invite)
        await server.hub.run(join, other)
    await server.hub.run(Start(table=room.table.id), persons[0])
    return room


async def act(
    server: Services, room: Room, seat: int, notation: str, command: str = "", seq: int = -1
) -> Any:
    sitting = room.table.seats[seat].person
    assert sitting is not None
    act = Act(
        table=room.table.id,
        id=command or f"c{room.table.seq}",
        seat=seat,
        seq=room.table.count(seat) if seq < 0 else seq,
        notation=notation,
    )
    name = room.table.seats[seat].name
    who = PersonRow(sitting, name, "en", None, None, "", "", 0.0, "{}")
    return await server.hub.run(act, who)


def eyes(room: Room, seat: int) -> Eyes:
    """Those of who sits there."""
    return Eyes(seat, room.table.seats[seat].person)


def reversible(room: Room, seat: int) -> str | None:
    """An action of the seat that it could take back, if there is one."""
    match = room.table.match
    assert match is not None
    for action in match.state.legal(seat):
        after = match.fork()
        after.act(seat, action)
        if after.can_undo(seat):
            return action.text
    return None


class Hand:
    """A socket: what the client says goes in by hand, what the server says is kept."""

    def __init__(self) -> None:
        self.incoming: asyncio.Queue[str | None] = asyncio.Queue()
        self.outgoing: list[bytes] = []
        self.closed: tuple[int, str] | None = None

    async def receive_text(self) -> str | None:
        return await self.incoming.get()

    async def send_text(self, text: bytes) -> None:
        self.outgoing.append(text)

    async def close(self, code: int, reason: str) -> None:
        self.closed = (code, reason)
        self.incoming.put_nowait(None)

    def say(self, message: Any) -> None:
        self.incoming.put_nowait(encode(message).decode())

    def heard(self) -> list[ServerMessage]:
        """Everything since the last time."""
        messages = [decode(text) for text in self.outgoing]
        self.outgoing.clear()
        return messages


@contextlib.asynccontextmanager
async def connected(server: Services, who: PersonRow | None) -> AsyncIterator[Hand]:
    hand = Hand()
    task = asyncio.create_task(server.serve_socket(hand, who))
    try:
        yield hand
    finally:
        hand.incoming.put_nowait(None)
        await task


async def until_quiet(server: Services) -> None:
    """Until nothing happens any more."""
    for _ in range(3):
        for _ in range(10):
            await asyncio.sleep(0)
        await server.store.beat(server.hub.process, server.now())  # behind all that waits
        await server.store.beats()
        for _ in range(10):
            await asyncio.sleep(0)
