"""Why something is not legal now: the reasons common to every question; the others are beside each
question."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Refusal
from lanternway.core.state import actions_of, families_of
from lanternway.games.dark_road import actions, agenda
from lanternway.games.dark_road.rules import companions

if TYPE_CHECKING:
    from lanternway.games.dark_road.state import Table


def considered(table: "Table", seat: int) -> list[Action]:
    """Besides what is legal: what the question is about even if none of it is possible now."""
    families = families_of(table, seat)
    if families and table.agenda[-1].kind is agenda.BAZAAR and actions.BUY not in families:
        families.append(actions.BUY)
    return actions_of(families)


def why_not(table: "Table", seat: int, action: Action) -> Refusal:
    """The reason, as precise as the usual cases allow."""
    if not table.agenda:
        return Refusal("DR-12.1", "dark_road-why-over")
    frame = table.agenda[-1]
    kind = frame.kind
    if action.game != actions.CATALOGUE.game:
        return Refusal(kind.clause, "dark_road-why-other-game")
    if frame.seat != seat:
        clause = "DR-4.1" if 0 <= seat < table.seats else "DR-1.1"
        return Refusal(clause, "dark_road-why-not-your-turn", {"seat": frame.seat})
    if action.family is actions.COMPANION or action.family is actions.USE:
        return companions.why_no_companion(table, seat)
    reason = kind.why(table, seat, frame, action)
    if reason is not None:
        return reason
    if action.family in families_of(table, seat):
        return Refusal(action.family.clause, "dark_road-why-not-available")
    return Refusal(kind.clause, "dark_road-why-not-asked")
