"""Hints: asking what a good player would do, where that is fair; and what all must agree to for it."""

from lanternway.messages.client import AllowHints, AskHint
from lanternway.server.decide.consent import propose
from lanternway.server.decide.draft import Draft
from lanternway.server.decide.play import check_seen, current, playing
from lanternway.server.errors import forbidden, impossible
from lanternway.server.log.changes import Hinted, HintsAllowed
from lanternway.server.log.hints import may_ask


def ask(draft: Draft, command: AskHint) -> None:
    """Never where people play who have not all agreed; so never in a game that counts for ratings."""
    table, seat = draft.table, command.seat
    if not may_ask(table):
        raise forbidden("server-why-hint-people", "people play here who have not agreed to hints")
    check_seen(table, command)
    state = current(table, seat, command.seq).state
    if table.seats[seat].away:
        raise impossible("server-why-away", "a bot plays here: take the seat back first")
    if seat not in state.to_move():
        raise impossible("server-why-hint-turn", "it is not your turn")
    if len(state.legal(seat)) < 2:
        raise impossible("server-why-hint-single", "there is nothing to choose")
    draft.add(Hinted(longer=command.longer), seat)


def allow(draft: Draft, command: AllowHints) -> None:
    """All are asked; one is enough to take it back."""
    table = draft.table
    playing(table)
    if not command.on:
        if not table.hints.agreed:
            raise impossible("server-why-hints-off", "hints are not allowed here")
        draft.add(HintsAllowed(on=False), command.seat)
    elif may_ask(table):
        raise impossible("server-why-hints-on", "hints may be asked for here already")
    else:
        propose(draft, command.seat, "hints", 0)
