"""What a seat is asked now, or what it waits for: each with its clause."""

from typing import TYPE_CHECKING, Any

from lanternway.core import Action, Prompt
from lanternway.games.treos.agenda import MOVING, NOBODY, PLANNING, Pushing
from lanternway.games.treos.plan import NO_SLOT, PLAN_WORDS, open_slot

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


def prompt(table: "Table", seat: int) -> Prompt:
    if table.winner != NOBODY:
        return Prompt("TR-8.1", "treos-prompt-over", {"seat": table.winner})
    frame = table.agenda[-1]
    if frame.kind is PLANNING:
        return _planning(table, seat)
    if frame.seat != seat:
        return Prompt("TR-2.6", "treos-prompt-wait", {"seat": frame.seat})
    clause = frame.kind.clause
    message = f"treos-prompt-{frame.kind.word}"
    if isinstance(frame, Pushing):
        return Prompt(clause, message, {"pushed_seat": frame.victim})
    if frame.kind is MOVING:
        turn = table.turns[seat]
        if turn.moves:
            message = "treos-prompt-moving-on"
        left = turn.left + (1 if turn.extra else 0)
        return Prompt(clause, message, {"card": table.card(seat), "n": left})
    return Prompt(clause, message)


def _planning(table: "Table", seat: int) -> Prompt:
    if not 0 <= seat < table.seats:
        return Prompt("TR-2.4", "treos-prompt-planning-watch")
    if table.ready >> seat & 1:
        return Prompt("TR-2.4", "treos-prompt-planned")
    slot = open_slot(table.plans[seat])
    if slot != NO_SLOT:
        return Prompt("TR-2.4", f"treos-prompt-plan-{PLAN_WORDS[slot]}")
    if table.hands[seat]:
        first = 0 if table.leftovers[seat] else 1
        return Prompt("TR-2.4", "treos-prompt-plan-rest", {"first": first})
    return Prompt("TR-2.4", "treos-prompt-plan-symbol")


def facts(table: "Table", seat: int, action: Action) -> dict[str, Any]:
    """Nothing is told of a choice besides its arguments."""
    return {}
