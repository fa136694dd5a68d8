"""Consent: what needs everybody's agreement. Going back past a barrier, ending early, a bot for somebody
who left, hints."""

from collections.abc import Mapping, Sequence
from typing import Final, Literal

from lanternway.core import DataError, Match
from lanternway.messages.client import Answer, ProposeBot, ProposeEnd, Undo
from lanternway.server.decide.draft import Draft
from lanternway.server.decide.play import by_seq, check_seen, playing, take_back
from lanternway.server.decide.seats import AWAY
from lanternway.server.errors import Denied, impossible
from lanternway.server.log.changes import Answered, Away, Ended, HintsAllowed, Proposed
from lanternway.server.log.rows import Row
from lanternway.server.log.table import Table, fold

GONE_SECONDS: Final = 120
"""After so long a bot may play for somebody without a vote, if who made the table wants it."""


def propose_undo(draft: Draft, command: Undo, past: Sequence[Row]) -> None:
    check_seen(draft.table, command)
    propose(draft, command.seat, "undo", command.moves)
    moves = moves_back(draft.table, command.seat, command.moves, by_seq(past))
    if is_alone(draft.table, command.seat):
        go_back(draft, command.seat, moves, past)


def propose_end(draft: Draft, command: ProposeEnd) -> None:
    propose(draft, command.seat, "end", 0)
    if is_alone(draft.table, command.seat):
        end_early(draft)


def propose_bot(draft: Draft, command: ProposeBot, gone: Mapping[int, float]) -> None:
    """Let a bot play for who is gone: at once if that may be, else all who are here are asked. A question
    that waits for the one who is gone gives way."""
    table, absent = draft.table, command.absent
    playing(table)
    check_gone(table, absent, gone)
    voters = [
        place
        for place, seat in enumerate(table.seats)
        if seat.kind == "person" and not seat.away and place not in gone and place != command.seat
    ]
    if may_decide_alone(table, command.seat, gone) and gone[absent] >= GONE_SECONDS:
        draft.add(Away(level=AWAY, reason="others"), absent)
    elif voters:
        asked = Proposed(
            request=table.consents + 1, what="bot", moves=0, absent=absent, voters=voters
        )
        draft.add(asked, command.seat)
    else:
        seconds = max(1, round(GONE_SECONDS - gone[absent]))
        raise impossible(
            "server-why-gone-wait", f"wait {seconds} seconds more", {"seconds": seconds}
        )


def check_gone(table: Table, absent: int, gone: Mapping[int, float]) -> None:
    """A bot can play for a person who is not connected, where nobody has days to decide."""
    if absent >= len(table.seats) or table.seats[absent].kind != "person":
        raise impossible("server-why-no-person", "no person sits there")
    if table.seats[absent].away:
        raise impossible("server-why-bot-plays", "a bot plays this seat already")
    if absent not in gone:
        raise impossible("server-why-is-here", "this person is here")
    if table.setting.clock.kind == "slow":
        raise impossible("server-why-slow-clock", "at this table everybody has days to decide")


def may_decide_alone(table: Table, seat: int, gone: Mapping[int, float]) -> bool:
    """Who made the table; if they are gone, anybody."""
    owners = table.seats_of(table.setting.owner)
    return seat in owners or all(place in gone or table.seats[place].away for place in owners)


def propose(draft: Draft, seat: int, what: Literal["undo", "end", "hints"], moves: int) -> None:
    """Ask everybody."""
    table = draft.table
    playing(table)
    if table.consent is not None and any(not table.seats[s].away for s in table.waiting()):
        raise impossible("server-why-asked", "another question is waiting for answers")
    draft.add(Proposed(request=table.consents + 1, what=what, moves=moves), seat)


def answer(draft: Draft, command: Answer, past: Sequence[Row]) -> None:
    table, consent = draft.table, draft.table.consent
    if consent is None or consent.request != command.request:
        raise impossible("server-why-no-question", "this question is not open any more")
    withdrawn = command.seat == consent.seat and not command.agree
    if command.seat not in table.waiting() and not withdrawn:
        raise impossible("server-why-answered", "this seat has answered")
    draft.add(Answered(request=command.request, agree=command.agree), command.seat)
    if not command.agree or table.waiting():
        return
    if consent.what == "bot":
        draft.add(Away(level=AWAY, reason="others"), consent.absent)
    elif consent.what == "undo":
        moves = moves_back(table, consent.seat, consent.moves, by_seq(past))
        go_back(draft, consent.seat, moves, past)
    elif consent.what == "hints":
        draft.add(HintsAllowed(on=True))
    else:
        end_early(draft)


def would_go_back(table: Table, seat: int) -> bool:
    """Whether all go back if this seat agrees."""
    consent = table.consent
    return consent is not None and consent.what == "undo" and table.waiting() == [seat]


def is_alone(table: Table, seat: int) -> bool:
    """Whether nobody else has to be asked: bots agree to everything."""
    return all(
        other.kind != "person" or place == seat or other.person == table.seats[seat].person
        for place, other in enumerate(table.seats)
    )


def moves_back(table: Table, seat: int, visible: int, rows: Mapping[int, Row]) -> list[int]:
    """The standing moves from the seat's `visible`-th last one on: what everybody is asked to take back."""
    found = 0
    for place in range(len(table.standing) - 1, -1, -1):
        found += rows[table.standing[place]].is_seen(seat)
        if found == visible:
            return list(table.standing[place:])
    raise impossible("server-why-undo-far", "there are not so many moves", {"moves": visible})


def go_back(draft: Draft, seat: int, moves: list[int], past: Sequence[Row]) -> None:
    take_back(draft, seat, moves, by_seq(past), match_without(draft.table.id, past, moves))


def match_without(table: str, past: Sequence[Row], moves: list[int]) -> Match:
    """The match of a table without its last moves."""
    earlier = Table(table)
    try:
        fold(earlier, past, skip=moves)
    except DataError as error:
        raise Denied(409, "server-why-old-table", error.text, {"what": error.text}) from error
    assert earlier.match is not None
    return earlier.match


def end_early(draft: Draft) -> None:
    """All have agreed to end here: the scores are those so far, nobody has won."""
    match = playing(draft.table)
    scores: list[int] = []
    try:
        for seat in range(match.seats):
            scores.append(int(match.game.query(match.state, f"score.{seat}.total")))
    except (DataError, TypeError, ValueError):
        scores = []
    draft.add(Ended(ended="agreed", scores=scores, ranks=[], parts=[]))
