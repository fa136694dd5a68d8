"""Why something is not legal now: what is true of every question; the rest stands beside each."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Refusal
from lanternway.core.state import actions_of, families_of
from tests.smallgame.rules import flow

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def why_not(table: "Table", seat: int, action: Action) -> Refusal:
    if not table.agenda:
        return Refusal("LF-4.1", "lantern_fair-why-over")
    frame = table.agenda[-1]
    if not 0 <= seat < table.seats:
        return Refusal(frame.kind.clause, "lantern_fair-why-no-seat")
    if not flow.is_asked(table, seat):
        return Refusal(frame.kind.clause, "lantern_fair-why-not-you", {"seat": frame.seat})
    special = frame.kind.why(table, seat, frame, action)
    return special or Refusal(frame.kind.clause, "lantern_fair-why-not-now")


def considered(table: "Table", seat: int) -> list[Action]:
    """What the page shows with its reason if it is not legal."""
    return actions_of(families_of(table, seat))
