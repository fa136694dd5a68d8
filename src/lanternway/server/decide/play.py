"""Moves: doing an action, trying one, and taking back one's own."""

from collections.abc import Iterable, Mapping, Sequence
from typing import Any

from lanternway.core import Event, Match, State, opening
from lanternway.core import record as records
from lanternway.core.event import foreseen
from lanternway.messages.client import Act, AskHint, Undo
from lanternway.server.commands import BotAct
from lanternway.server.decide.draft import Draft
from lanternway.server.errors import Stale, impossible
from lanternway.server.log.changes import Ended, Moved, RecordLine, StoredEvent, Undone
from lanternway.server.log.matches import forget_entries
from lanternway.server.log.rows import EVERYBODY, NOBODY, Audience, Row
from lanternway.server.log.table import Table


def act(draft: Draft, command: Act) -> None:
    """A person's action. Refusal and NotationError say why not."""
    check_seen(draft.table, command)
    if draft.table.seats[command.seat].away:
        raise impossible("server-why-away", "a bot plays here: take the seat back first")
    move(draft, command.seat, command.seq, command.notation)


def bot_act(draft: Draft, command: BotAct) -> None:
    table = draft.table
    if not table.seats[command.seat].is_bot() or table.prompted[command.seat] != command.prompted:
        raise Stale
    move(draft, command.seat, command.prompted, command.notation)


def move(draft: Draft, seat: int, seq: int, notation: str) -> None:
    match = current(draft.table, seat, seq)
    after = match.fork()
    events = played(draft.table, after, seat, notation)
    change, audience = moved(match.state, after, events)
    forget_entries(after)
    draft.add(change, seat, audience, after)
    outcome = after.state.outcome() if after.state.is_over() else None
    if outcome is not None:
        draft.add(
            Ended(
                ended="finished",
                scores=outcome.scores,
                ranks=outcome.ranks,
                parts=outcome.parts,
            )
        )


def played(table: Table, match: Match, seat: int, notation: str) -> list[Event]:
    """What a move leads to. The rules may not be able to go on from a table that began with a position."""
    if table.setting.position:
        return opening.act(match, seat, notation)
    return match.act(seat, notation)


def moved(before: State, after: Match, events: list[Event]) -> tuple[Moved, Audience]:
    """The last action of a match as a change, and who is told of it."""
    entry = after.entries[-1]
    prompted = newly_prompted(after.seats, before, after.state, entry.seat)
    audience = EVERYBODY
    if not events:
        audience = noticed_by(after.seats, before, after.state, [entry.seat, *prompted])
    outcomes = records.write_outcomes(after.game, entry.outcomes)
    change = Moved(
        line=RecordLine(entry.seat, entry.action.text, outcomes, entry.hash),
        events=[StoredEvent.of(event) for event in events],
        prompted=prompted,
    )
    return change, audience


def newly_prompted(seats: int, before: State, after: State, actor: int) -> list[int]:
    """The seats of the table whose prompt has changed; the actor's always has. A state may have more
    seats than the table (the Private Concern's): nobody is prompted there."""
    return [
        seat
        for seat in range(seats)
        if seat == actor or prompt_of(before, seat) != prompt_of(after, seat)
    ]


def prompt_of(state: State, seat: int) -> tuple[Any, ...]:
    """All that makes a seat's prompt what it is."""
    if state.is_over():
        return ()
    prompt = state.prompt(seat)
    return state.legal(seat), prompt.message, prompt.clause, prompt.args


def noticed_by(seats: int, before: State, after: State, prompted: Iterable[int]) -> Audience:
    """Who can notice a step without events: those newly prompted, and everybody whose view has changed."""
    if before.to_move() != after.to_move():
        return EVERYBODY
    audience = Audience.of(prompted)
    return audience | Audience.of(
        viewer
        for viewer in range(-1, seats)
        if not audience.sees(viewer) and before.view(viewer).data != after.view(viewer).data
    )


def preview(table: Table, seat: int, notation: str) -> tuple[list[Event], State | None, bool]:
    """The events of an action and the state after it. If chance or something hidden decides, no state
    and only the events before that, which are certain. Last: whether the seat could take it back."""
    match = playing(table)
    after = match.fork()
    barrier, decided = after.state.barrier(), after.state.decided()
    events = played(table, after, seat, notation)
    if after.state.decided() != decided:
        return foreseen(events, barrier), None, False
    return events, after.state, after.can_undo(seat) > 0


# --- taking back ------------------------------------------------------------------------------------


def undo(draft: Draft, command: Undo, past: Sequence[Row]) -> None:
    """Take back own steps, as far as the barriers allow."""
    check_seen(draft.table, command)
    seat = command.seat
    match = current(draft.table, seat, command.seq)
    steps = match.can_undo(seat)
    if steps == 0:
        raise impossible("server-why-undo", "there is nothing to take back without asking all")
    after = match.fork()
    steps = after.undo(seat, steps if command.to == "turn" else 1)
    rows = by_seq(past or draft.table.recent)
    take_back(draft, seat, list(draft.table.standing[-steps:]), rows, after)


def remembers_steps(table: Table, seat: int) -> bool:
    """Whether the rows of all steps that the seat can take back are in memory."""
    steps = 0 if table.match is None else table.match.can_undo(seat)
    remembered = {row.seq for row in table.recent}
    return all(move in remembered for move in table.standing[len(table.standing) - steps :])


def by_seq(rows: Iterable[Row]) -> dict[int, Row]:
    return {row.seq: row for row in rows}


def take_back(
    draft: Draft, seat: int, moves: list[int], rows: Mapping[int, Row], after: Match
) -> None:
    """The row that takes moves back; `after` is the match without them."""
    table = draft.table
    assert table.match is not None
    prompted = newly_prompted(after.seats, table.match.state, after.state, seat)
    audience = NOBODY
    for move in moves:
        audience |= rows[move].audience
    counts = [
        [rows[move].count(viewer) for move in moves if rows[move].is_seen(viewer)]
        for viewer in table.viewers()
    ]
    change = Undone(moves=moves, counts=counts, prompted=prompted)
    draft.add(change, seat, audience | Audience.of(prompted), after)


# --- where the table stands -------------------------------------------------------------------------


def check_seen(table: Table, command: Act | AskHint | Undo) -> None:
    """Nobody can have seen more than there is."""
    if command.seq > table.count(command.seat):
        raise Stale


def current(table: Table, seat: int, seq: int) -> Match:
    """The match for somebody who has seen `seq`. Stale comes first: who answers an old prompt is told
    what has become of the table, also when that is its end."""
    if seq < table.prompted[seat]:
        raise Stale
    return playing(table)


def playing(table: Table) -> Match:
    """The match of a table that is played."""
    if table.status != "playing" or table.match is None:
        raise impossible("server-why-not-playing", f"this table is {table.status}")
    return table.match
