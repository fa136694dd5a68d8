"""Why something is not legal now: the reasons common to every question; the others are beside each
question."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Refusal
from lanternway.core.state import actions_of, families_of
from lanternway.games.skye import stages
from lanternway.games.skye.actions import ADVANCE, REVISE, TOKEN
from lanternway.games.skye.agenda import Advance
from lanternway.games.skye.rules import market, tokens
from lanternway.games.skye.rules.prompts import clause

if TYPE_CHECKING:
    from lanternway.games.skye.state import Table


def why_not(table: "Table", seat: int, action: Action) -> Refusal:
    """The reason, as narrow as it can be told."""
    asked = clause(table)
    if table.stage is stages.OVER:
        return Refusal(asked, "skye-why-over")
    if not 0 <= seat < table.seats:
        return Refusal(asked, "skye-why-no-seat")
    if not table.waiting >> seat & 1:
        waiting = table.to_move()
        if len(waiting) == 1:
            return Refusal(asked, "skye-why-not-you", {"seat": waiting[0]})
        return Refusal(asked, "skye-why-committed")
    if action.family is REVISE:
        if table.stage in (stages.BUILD, stages.PLAN):
            return Refusal(asked, "skye-why-revise-when-done")
        return Refusal("SK-3.3", "skye-why-nothing-to-revise")
    if action.family is TOKEN:
        return tokens.why_no_token(table, seat, action)
    if table.agenda:
        frame = table.agenda[-1]
        special = frame.kind.why(table, seat, frame, action)
    else:
        special = table.stage.why(table, seat, action)
    return special or Refusal(asked, "skye-why-not-now")


def considered(table: "Table", seat: int) -> list[Action]:
    """Besides what is legal: what lies on the table for the question, though it may be too dear."""
    families = families_of(table, seat)
    found = actions_of(families)
    if not families or not table.waiting >> seat & 1:
        return found
    if table.agenda:
        if isinstance(table.agenda[-1], Advance) and ADVANCE not in families:
            found += ADVANCE.actions
    elif table.stage is stages.BUY or table.stage is stages.BUY_AGAIN:
        found += market.offered(table, seat)
    return found
