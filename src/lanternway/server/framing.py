"""Framing: what one viewer may know of a table, as wire values. The only way out for a table's data."""

import functools
from typing import Any, Final, cast

from lanternway.core import SPECTATOR, Action, Match, State
from lanternway.server import clocks, wire
from lanternway.server.rows import Row
from lanternway.server.table import Table

LOCKED_LIMIT: Final = 60
FAMILY_LIMIT: Final = 40
"""Of a larger family nothing is shown locked: it would be noise."""


def info(table: Table, viewer: int) -> wire.TableInfo:
    """The table from outside; the invitation only for those who sit here."""
    setting = table.setting
    seated = viewer != SPECTATOR and table.seats[viewer].kind != "open"
    clock = setting.clock
    return wire.TableInfo(
        id=table.id,
        game=setting.game,
        options=setting.options,
        status=cast(Any, table.status),
        seats=[
            wire.SeatInfo(
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
        clock=wire.Clock(
            kind=clock.kind, bank=clock.bank, increment=clock.increment, days=clock.days
        ),
        listed=setting.listed,
        watch=setting.watch,
        delay=setting.delay,
        created=table.created,
        commitment=setting.commitment,
        to_move=table.to_move(),
        moves=table.moves[viewer + 1],
        result=None if table.result is None else wire.Result(**table.result),
        rematch=table.rematch,
        invite=setting.invite if seated else None,
    )


def shown(state: State, viewer: int) -> dict[str, Any]:
    """The view with the game's aids for people beside it, under `aids`."""
    view = state.view(viewer).data
    aids = state.aids(viewer)
    return {**view, "aids": aids} if aids else view


def frame(
    table: Table, viewer: int, now: float, away: clocks.Downtimes, muted: list[str]
) -> wire.Frame:
    """The whole present."""
    match = table.match
    state = None if match is None else match.state
    deciding = state is not None and viewer != SPECTATOR and table.status == "playing"
    legal = state.legal(viewer) if deciding and state is not None else []
    return wire.Frame(
        seq=table.number(viewer),
        now=now,
        seat=viewer,
        table=info(table, viewer),
        view=None if state is None else shown(state, viewer),
        prompt=ask(state, viewer) if deciding and state is not None else None,
        legal=[choice(action) for action in legal],
        locked=locked(state, viewer, legal) if deciding and state is not None else [],
        ready=ready(state) if state is not None and table.status == "playing" else [],
        undo=undo_info(table, viewer),
        clocks=seat_clocks(table, now, away),
        consent=consent(table),
        muted=muted,
    )


def ask(state: State, viewer: int) -> wire.Ask:
    prompt = state.prompt(viewer)
    return wire.Ask(message=prompt.message, args=prompt.args, clause=prompt.clause)


@functools.cache
def choice(action: Action) -> wire.Choice:
    """The same for every table and viewer: made once."""
    family = action.family
    return wire.Choice(
        notation=action.text,
        index=action.index,
        verb=family.verb,
        message=f"{action.game}-act-{family.verb}",
        args=action.words(),
        targets=action.targets(),
        clause=family.clause,
    )


def locked(state: State, viewer: int, legal: list[Action]) -> list[wire.Locked]:
    """What belongs to the question and is not legal, with the reason; while it is the viewer's turn."""
    if viewer not in state.to_move():
        return []
    found: list[wire.Locked] = []
    offered = {action.index for action in legal}
    for family in state.considered(viewer):
        if len(family.actions) > FAMILY_LIMIT:
            continue
        for action in family.actions:
            if action.index in offered:
                continue
            if len(found) == LOCKED_LIMIT:
                return found
            why, shown = state.why_not(viewer, action), choice(action)
            found.append(
                wire.Locked(
                    notation=shown.notation,
                    index=shown.index,
                    verb=shown.verb,
                    message=shown.message,
                    args=shown.args,
                    targets=shown.targets,
                    clause=why.clause,
                    why=why.message,
                    why_args=why.arguments,
                )
            )
    return found


def ready(state: State) -> list[int]:
    """The seats that have decided while others still may, and can revise."""
    moving = state.to_move()
    return [
        seat for seat in range(state.seats) if seat not in moving and state.legal(seat)
    ]  # obligation 2 of State: who is not named can only take back a commitment


def undo_info(table: Table, viewer: int) -> wire.UndoInfo:
    match: Match | None = table.match
    if match is None or viewer == SPECTATOR or table.status != "playing":
        return wire.UndoInfo(steps=0, ask=False)
    return wire.UndoInfo(
        steps=match.can_undo(viewer), ask=table.moves[viewer + 1] > 0 and table.question is None
    )


def seat_clocks(table: Table, now: float, away: clocks.Downtimes) -> list[wire.SeatClock]:
    if table.setting.clock.kind == "none" or not table.left:
        return [wire.SeatClock(left=None, running=False) for _ in table.seats]
    running = table.running()
    left = clocks.charge(table.left, running, table.at, now, away)
    return [wire.SeatClock(left=ms, running=seat in running) for seat, ms in enumerate(left)]


def consent(table: Table) -> wire.Consent | None:
    question = table.question
    if question is None:
        return None
    return wire.Consent(
        request=question.request,
        kind=cast(Any, question.what),
        seat=question.seat,
        moves=question.moves,
        agreed=sorted(question.agreed),
        waiting=table.waiting(),
    )


def moment(row: Row, viewer: int, names: list[str], muted: list[str]) -> wire.Moment:
    """A row as this viewer may know it. Built up from what may be told."""
    data = row.data
    name = names[row.seat] if 0 <= row.seat < len(names) else ""
    notation: str | None = None
    events: list[dict[str, Any]] = []
    undone: list[int] = []
    text = ""
    told: dict[str, Any] = {}
    if row.kind == "moved":
        events = [project(event, viewer) for event in data["events"]]
        if viewer == row.seat:
            notation = data["line"][1]
    elif row.kind == "undone":
        undone = data["numbers"][viewer + 1]
    elif row.kind == "said":
        name = data["name"]
        told = {"person": data["person"]}
        text = "" if data["person"] in muted else data["text"]
    elif row.kind == "asked":
        told = {"request": data["request"], "kind": data["what"], "moves": data["moves"]}
    elif row.kind == "answered":
        told = {"request": data["request"], "agree": data["agree"]}
    elif row.kind in ("away", "back"):
        told = {"level": data["level"], "reason": data["reason"]}
    elif row.kind in ("joined", "left"):
        name = data["name"]
    elif row.kind == "rematch":
        told = {"table": data["table"]}
    return wire.Moment(
        seq=row.number(viewer),
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


def project(event: dict[str, Any], viewer: int) -> dict[str, Any]:
    """A stored event for this viewer; as `Event.project`."""
    told: dict[str, Any] = {"kind": event["kind"]}
    told.update(event["facts"])
    if event["secret"] is not None and viewer in event["audience"]:
        told["secret"] = event["secret"]
    return told
