"""Deciding: a command and a table give rows, or a reason why not. Nothing is changed here."""

from collections.abc import Mapping, Sequence
from typing import Final, assert_never

from lanternway.messages.client import (
    Act,
    AllowHints,
    Answer,
    AskHint,
    Autopilot,
    Close,
    FillSeat,
    GiveSeed,
    Hush,
    Join,
    Leave,
    ProposeBot,
    ProposeEnd,
    Start,
    Talk,
    Undo,
)
from lanternway.server.commands import BotAct, Command, HostClose, OfferRematch, RunOut, content_of
from lanternway.server.decide import consent, hints, lobby, play, seats
from lanternway.server.decide.draft import Decision, Draft
from lanternway.server.log.clocks import Downtimes
from lanternway.server.log.rows import Row
from lanternway.server.log.table import Table
from lanternway.server.store import PersonRow

__all__ = ["Decision", "decide", "needs_past"]

NOBODY_GONE: Final[Mapping[int, float]] = {}


def decide(
    table: Table,
    command: Command,
    person: PersonRow | None,
    now: float,
    downtimes: Downtimes,
    past: Sequence[Row] = (),
    gone: Mapping[int, float] = NOBODY_GONE,
) -> Decision:
    """The rows that a command adds to a table, and the table after them. `person` gives the command
    (None: the server itself) and may do so (`looking.may_command`). `past` are all rows of the table,
    where `needs_past` says so; `gone` are the seats whose persons are not connected, and for how many
    seconds. Raises Refusal, NotationError, Stale or Denied."""
    key = command.key()
    content = None if key is None else content_of(command)
    draft = Draft(table, now, downtimes, "" if person is None else person.id, key, content)
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
        case ProposeBot():
            consent.propose_bot(draft, command, gone)
        case AskHint():
            hints.ask(draft, command)
        case AllowHints():
            hints.allow(draft, command)
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
        case Hush():
            seats.hush(draft, command)
        case FillSeat():
            lobby.fill(draft, command)
        case Leave():
            lobby.leave(draft, known(person))
        case Start():
            lobby.start(draft)
        case Close():
            lobby.close(draft)
        case HostClose():
            lobby.host_close(draft)
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
