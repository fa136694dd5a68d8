"""Replies: the answer to a request, over the socket and over HTTP."""

from lanternway.core import LanternwayError, NotationError, Refusal
from lanternway.messages import server
from lanternway.messages.client import Preview
from lanternway.server import projection
from lanternway.server.decide import play
from lanternway.server.hub import Done, Hub
from lanternway.server.looking import Eyes, own_seat
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
        args=error.arguments,
        clause=clause,
        text=error.text,
        legal=legal,
    )


async def resync(
    hub: Hub, room: Room, command: str, person: str, seat: int, since: int, muted: list[str]
) -> server.Resync:
    """The present, for somebody who answered an old prompt of their seat."""
    own_seat(room.table, person, seat)
    update = await hub.rooms.make_update(room, Eyes(seat, person), since, muted)
    return server.Resync(id=command, update=update)


async def previewed(hub: Hub, person: PersonRow, request: Preview) -> server.Previewed:
    """What an action would do."""
    table = (await hub.rooms.get(request.table)).table
    own_seat(table, person.id, request.seat)
    events, state, undoable = play.preview(table, request.seat, request.notation)
    return server.Previewed(
        id=request.id,
        notation=request.notation,
        uncertain=state is None,
        events=[event.project(request.seat) for event in events],
        view=None if state is None else projection.shown(state, request.seat),
        undoable=undoable,
    )
