"""Why something is not legal now: what is true of every question; the rest stands beside each."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Refusal
from lanternway.core.state import actions_of, families_of
from lanternway.games.treos.actions import DISCARD, FULFIL
from lanternway.games.treos.agenda import MOVING, NOBODY, PLANNING
from lanternway.games.treos.rules import side_quests

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


def why_not(table: "Table", seat: int, action: Action) -> Refusal:
    if not 0 <= seat < table.seats:
        return Refusal("TR-1.1", "treos-why-no-seat")
    if table.winner != NOBODY:
        return Refusal("TR-8.1", "treos-why-over")
    frame = table.agenda[-1]
    if frame.seat not in (NOBODY, seat):
        return Refusal("TR-2.6", "treos-why-not-you", {"seat": frame.seat})
    special = frame.kind.why(table, seat, frame, action)
    if special is not None:
        return special
    if action.family is FULFIL and frame.kind is not PLANNING and frame.kind is not MOVING:
        return side_quests.why_fulfil(table, seat, frame, action)
    if action.family is DISCARD and action.args[0] not in table.side_quests[seat]:
        return Refusal("TR-7.2", "treos-why-not-your-side")
    return Refusal(frame.kind.clause, "treos-why-not-asked")


def considered(table: "Table", seat: int) -> list[Action]:
    """What the page shows with its reason if it is not legal."""
    return actions_of(families_of(table, seat))
