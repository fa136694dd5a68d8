"""Projection: what one viewer may know of a table, as messages. The only way out for a table's data."""

import functools
from typing import Any, Final, assert_never, cast

import msgspec

from lanternway.core import SPECTATOR, Action, Match, State
from lanternway.messages import server
from lanternway.server.log import clocks
from lanternway.server.log.changes import (
    Answered,
    Away,
    Back,
    Closed,
    Created,
    Ended,
    Joined,
    Left,
    Moved,
    Proposed,
    Rematched,
    Said,
    Seeded,
    Started,
    Undone,
)
from lanternway.server.log.rows import Row
from lanternway.server.log.table import Table

LOCKED_LIMIT: Final = 60
FAMILY_LIMIT: Final = 40
"""Of a larger family nothing is shown locked: it would be noise."""


def info(table: Table, viewer: int) -> server.TableInfo:
    """The table from outside; the invitation only for those who sit here."""
    setting = table.setting
    seated = viewer != SPECTATOR and table.seats[viewer].kind != "open"
    clock = setting.clock
    return server.TableInfo(
        id=table.id,
        game=setting.game,
        options=setting.options,
        status=cast(Any, table.status),
        seats=[
            server.SeatInfo(
                seat=i,
                name=seat.name,
                kind=cast(Any, seat.kind),
                person=seat.person,
                level=seat.level,
                away=seat.away,
                seeded=bool(seat.seed),
            )
            for i, seat in enumerate(table.seats)
        ],
        owner=setting.owner,
        clock=server.Clock(
            kind=clock.kind, bank=clock.bank, increment=clock.increment, days=clock.days
        ),
        listed=setting.listed,
        watch=setting.watch,
        delay=setting.delay,
        created=table.created,
        commitment=setting.commitment,
        to_move=table.to_move(),
        moves=table.moves[viewer + 1],
        result=result(table),
        rematch=table.rematch,
        invite=setting.invite if seated else None,
    )


def result(table: Table) -> server.Result | None:
    ended = table.result
    if ended is None:
        return None
    return server.Result(
        ended=ended.ended, scores=ended.scores, ranks=ended.ranks, parts=ended.parts
    )


def shown(state: State, viewer: int) -> dict[str, Any]:
    """The view with the game's aids for people beside it, under `aids`."""
    view = state.view(viewer).data
    aids = state.aids(viewer)
    return {**view, "aids": aids} if aids else view


def picture(
    table: Table, viewer: int, now: float, downtimes: clocks.Downtimes, muted: list[str]
) -> server.Picture:
    """The whole present."""
    match = table.match
    state = None if match is None else match.state
    deciding = state is not None and viewer != SPECTATOR and table.status == "playing"
    legal = state.legal(viewer) if deciding and state is not None else []
    return server.Picture(
        seq=table.count(viewer),
        now=now,
        seat=viewer,
        table=info(table, viewer),
        view=None if state is None else shown(state, viewer),
        prompt=prompt(state, viewer) if deciding and state is not None else None,
        legal=[offered(state, viewer, action) for action in legal] if state is not None else [],
        locked=locked(state, viewer, legal) if deciding and state is not None else [],
        ready=ready(state) if state is not None and table.status == "playing" else [],
        undo=undo_info(table, viewer),
        clocks=seat_clocks(table, now, downtimes),
        consent=consent(table),
        muted=muted,
    )


def prompt(state: State, viewer: int) -> server.Prompt:
    given = state.prompt(viewer)
    return server.Prompt(message=given.message, args=given.args, clause=given.clause)


def offered(state: State, viewer: int, action: Action) -> server.Choice:
    """A choice with what it costs or gives now."""
    facts = state.facts(viewer, action)
    return msgspec.structs.replace(choice(action), facts=facts) if facts else choice(action)


@functools.cache
def choice(action: Action) -> server.Choice:
    """The same for every table and viewer: made once."""
    family = action.family
    return server.Choice(
        notation=action.text,
        index=action.index,
        verb=family.verb,
        message=f"{action.game}-act-{family.verb}",
        args=action.words(),
        facts={},
        targets=action.targets(),
        clause=family.clause,
    )


def locked(state: State, viewer: int, legal: list[Action]) -> list[server.Locked]:
    """What belongs to the prompt and is not legal, with the reason; while it is the viewer's turn."""
    if viewer not in state.to_move():
        return []
    found: list[server.Locked] = []
    offered = {action.index for action in legal}
    for family in state.considered(viewer):
        if len(family.actions) > FAMILY_LIMIT:
            continue
        for action in family.actions:
            if action.index in offered:
                continue
            if len(found) == LOCKED_LIMIT:
                return found
            found.append(locked_choice(state, viewer, action))
    return found


def locked_choice(state: State, viewer: int, action: Action) -> server.Locked:
    why, known = state.why_not(viewer, action), choice(action)
    return server.Locked(
        notation=known.notation,
        index=known.index,
        verb=known.verb,
        message=known.message,
        args=known.args,
        facts={},
        targets=known.targets,
        clause=why.clause,
        why=why.message,
        why_args=why.arguments,
    )


def ready(state: State) -> list[int]:
    """The seats that have decided while others still may, and can revise."""
    moving = state.to_move()
    return [
        seat for seat in range(state.seats) if seat not in moving and state.legal(seat)
    ]  # obligation 2 of State: who is not named can only take back a commitment


def undo_info(table: Table, viewer: int) -> server.UndoInfo:
    match: Match | None = table.match
    if match is None or viewer == SPECTATOR or table.status != "playing":
        return server.UndoInfo(steps=0, ask=False)
    return server.UndoInfo(
        steps=match.can_undo(viewer), ask=table.moves[viewer + 1] > 0 and table.consent is None
    )


def seat_clocks(table: Table, now: float, downtimes: clocks.Downtimes) -> list[server.SeatClock]:
    if table.setting.clock.kind == "none" or not table.clocks:
        return [server.SeatClock(left=None, running=False) for _ in table.seats]
    running = table.running()
    left = clocks.charge(table.clocks, running, table.at, now, downtimes)
    return [server.SeatClock(left=ms, running=seat in running) for seat, ms in enumerate(left)]


def consent(table: Table) -> server.Consent | None:
    pending = table.consent
    if pending is None:
        return None
    return server.Consent(
        request=pending.request,
        kind=cast(Any, pending.what),
        seat=pending.seat,
        moves=pending.moves,
        agreed=sorted(pending.agreed),
        waiting=table.waiting(),
    )


def moment(row: Row, viewer: int, names: list[str], muted: list[str]) -> server.Moment:
    """A row as this viewer may know it. Built up from what may be told."""
    name = names[row.seat] if 0 <= row.seat < len(names) else ""
    notation: str | None = None
    events: list[dict[str, Any]] = []
    undone: list[int] = []
    text = ""
    told: dict[str, Any] = {}
    match row.change:
        case Moved() as moved:
            events = [event.project(viewer) for event in moved.events]
            notation = moved.line.notation if viewer == row.seat else None
        case Undone(counts=counts):
            undone = counts[viewer + 1]
        case Said() as said:
            name = said.name
            told = {"person": said.person}
            text = "" if said.person in muted else said.text
        case Proposed(request=request, what=what, moves=moves):
            told = {"request": request, "kind": what, "moves": moves}
        case Answered(request=request, agree=agree):
            told = {"request": request, "agree": agree}
        case Away(level=level, reason=reason):
            told = {"level": level, "reason": reason}
        case Back(level=nobody, reason=reason):
            told = {"level": nobody, "reason": reason}
        case Joined(name=who) | Left(name=who):
            name = who
        case Rematched(table=table):
            told = {"table": table}
        case Created() | Seeded() | Started() | Ended() | Closed():
            pass
        case unknown:
            assert_never(unknown)
    return server.Moment(
        seq=row.count(viewer),
        at=row.at,
        kind=row.kind,
        seat=row.seat,
        name=name,
        events=events,
        notation=notation,
        undone=undone,
        text=text,
        data=told,
    )
