"""Deciding: a command and a table give rows, or a reason why not. Nothing is changed here."""

from collections.abc import Sequence
from typing import assert_never

from lanternway.messages.client import (
    Act,
    Answer,
    Autopilot,
    Close,
    GiveSeed,
    Join,
    Leave,
    ProposeEnd,
    Start,
    Talk,
    Undo,
)
from lanternway.server.commands import BotAct, Command, OfferRematch, RunOut
from lanternway.server.decide import consent, lobby, play, seats
from lanternway.server.decide.draft import Decision, Draft
from lanternway.server.log.clocks import Downtimes
from lanternway.server.log.rows import Row
from lanternway.server.log.table import Table
from lanternway.server.store import PersonRow

__all__ = ["Decision", "decide", "needs_past"]


def decide(
    table: Table,
    command: Command,
    person: PersonRow | None,
    now: float,
    downtimes: Downtimes,
    past: Sequence[Row] = (),
) -> Decision:
    """The rows that a command adds to a table, and the table after them. `person` gives the command
    (None: the server itself) and may do so (`looking.may_command`). `past` are all rows of the table,
    where `needs_past` says so. Raises Refusal, NotationError, Stale or Denied."""
    draft = Draft(table, now, downtimes, "" if person is None else person.id, command.key())
    match command:
        case Act():
            play.act(draft, command)
        case BotAct():
            play.bot_act(draft, command)
        case Undo(to="ask"):
            consent.propose_undo(draft, command, past)
        case Undo():
            play.undo(draft, command, past)
        case ProposeEnd():
            consent.propose_end(draft, command)
        case Answer():
            consent.answer(draft, command, past)
        case Autopilot():
            seats.autopilot(draft, command)
        case RunOut():
            seats.run_out(draft, command)
        case Talk():
            seats.talk(draft, command, known(person))
        case Join():
            lobby.join(draft, command, known(person))
        case GiveSeed():
            lobby.give_seed(draft, command, known(person))
        case Leave():
            lobby.leave(draft, known(person))
        case Start():
            lobby.start(draft)
        case Close():
            lobby.close(draft)
        case OfferRematch():
            lobby.offer_rematch(draft, command, known(person))
        case unknown:
            assert_never(unknown)
    return draft.decision()


def needs_past(table: Table, command: Command) -> bool:
    """Whether deciding needs rows that the table does not keep in memory."""
    match command:
        case Undo(to="ask"):
            return True
        case Undo(seat=seat):
            return not play.remembers_steps(table, seat)
        case Answer(seat=seat, agree=True):
            return consent.would_go_back(table, seat)
        case _:
            return False


def known(person: PersonRow | None) -> PersonRow:
    """The person of a command that the server does not give by itself."""
    assert person is not None
    return person
