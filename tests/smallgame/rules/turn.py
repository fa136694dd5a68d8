"""LF-3.1 to LF-3.3: the winner of the bid pours and lights, then is done."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Frame, Refusal
from tests.smallgame import tell
from tests.smallgame.actions import DONE, LIGHT, POUR
from tests.smallgame.agenda import BIDDING, Turn
from tests.smallgame.rules import cards

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def legal_turn(table: "Table", seat: int, frame: Turn) -> list[Action]:
    listed: list[Action] = []
    if table.oil[seat] >= 2:
        listed += POUR.actions  # LF-3.2
    if not frame.lit and table.oil[seat] >= 1:
        listed += cards.lightable(table, seat)  # LF-3.3
    return listed + DONE.actions


def do_turn(table: "Table", seat: int, frame: Turn, action: Action) -> None:
    if action.family is POUR:
        table.oil[seat] -= 2
        table.points[seat] += 1
        tell.poured(table, seat)
    elif action.family is LIGHT:
        table.oil[seat] -= 1
        table.agenda[-1] = Turn(seat, lit=True)
        cards.light(table, seat, action.args[0])
    else:
        end_round(table)


def why_turn(table: "Table", seat: int, frame: Turn, action: Action) -> Refusal | None:
    if action.family is POUR:
        return Refusal("LF-3.2", "lantern_fair-why-oil-pour")
    if action.family is not LIGHT:
        return None
    if frame.lit:
        return Refusal("LF-3.3", "lantern_fair-why-lit")
    if not table.oil[seat]:
        return Refusal("LF-3.3", "lantern_fair-why-oil-light")
    return Refusal("LF-3.3", "lantern_fair-why-no-card")


def end_round(table: "Table") -> None:
    """LF-4.1: the next round, or the end."""
    table.agenda.pop()
    table.round += 1
    if table.round < table.setting.rounds:
        table.agenda.append(Frame(BIDDING, table.lead))
    tell.round_ended(table)
