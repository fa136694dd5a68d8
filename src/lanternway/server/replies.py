"""Replies: the answer to a request, over the socket and over HTTP."""

from typing import Final

from lanternway.core import LanternwayError, NotationError, Refusal
from lanternway.messages import server
from lanternway.messages.client import Mute, Preview, Why
from lanternway.server import offers, projection
from lanternway.server.decide import play
from lanternway.server.errors import args_in_short, impossible, in_short
from lanternway.server.hub import Done, Hub
from lanternway.server.looking import Eyes, from_own_seat
from lanternway.server.rooms import Room
from lanternway.server.store import PersonRow


def ack(done: Done, command: str) -> server.Ack:
    """Counted by the seat that the command was done for, whatever a repeated one says."""
    return server.Ack(id=command, seq=done.row.count(done.row.seat), moved=done.new)


def refused(command: str, error: LanternwayError) -> server.Refused:
    """Why not, in words for people and for programs."""
    legal: list[str] = []
    clause = ""
    if isinstance(error, Refusal):
        legal, clause = error.legal, error.clause
    elif isinstance(error, NotationError):
        legal = error.near
    return server.Refused(
        id=command,
        message=error.message,
        args=args_in_short(error.arguments),
        clause=clause,
        text=in_short(error.text),
        legal=legal,
    )


async def resync(
    hub: Hub, room: Room, command: str, person: str, seat: int, since: int, muted: list[str]
) -> server.Resync:
    """The present, for somebody who answered an old prompt of their seat."""
    from_own_seat(room.table, person, seat)
    update = await hub.rooms.make_update(room, Eyes(seat, person), since, muted)
    return server.Resync(id=command, update=update)


MUTES: Final = 200
"""Persons that one person mutes, at most."""


async def mute(hub: Hub, person: PersonRow, wish: Mute) -> None:
    """Mute a person at every table, or no longer."""
    if wish.on and len(await hub.store.mutes(person.id)) >= MUTES:
        raise impossible("server-why-mutes", "you mute too many people", {"most": MUTES})
    await hub.store.mute(person.id, wish.person, wish.on)


async def previewed(hub: Hub, person: PersonRow, request: Preview) -> server.Previewed:
    """What an action would do."""
    table = (await hub.rooms.get(request.table)).table
    sight = from_own_seat(table, person.id, request.seat)
    events, state, undoable = play.preview(table, request.seat, request.notation)
    told = [event.project(sight.seat) for event in events]
    return server.Previewed(
        id=request.id,
        notation=request.notation,
        uncertain=state is None,
        events=told,
        story=projection.story(table.setting.game, told),
        view=None if state is None else projection.shown(state, sight),
        undoable=undoable,
    )


async def reason(hub: Hub, person: PersonRow, request: Why) -> server.Reason:
    """Why nothing can be done with a thing."""
    table = (await hub.rooms.get(request.table)).table
    sight = from_own_seat(table, person.id, request.seat)
    found = offers.why(play.playing(table).state, sight.seat, request.target)
    return server.Reason(id=request.id, target=request.target, locked=found)
