"""Why something is not legal now: what is true of every question; the rest stands beside each."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Family, Refusal
from lanternway.core.state import families_of
from lanternway.games.skye import stages
from lanternway.games.skye.actions import REVISE, TOKEN
from lanternway.games.skye.rules import tokens
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
        return Refusal("SK-3.3", "skye-why-nothing-to-revise")
    if action.family is TOKEN:
        return tokens.why_no_token(table, seat, action)
    if table.agenda:
        frame = table.agenda[-1]
        special = frame.kind.why(table, seat, frame, action)
    else:
        special = table.stage.why(table, seat, action)
    return special or Refusal(asked, "skye-why-not-now")


def considered(table: "Table", seat: int) -> list[Family]:
    """Families of which the page shows what is not legal too, with its reason."""
    return families_of(table, seat)
