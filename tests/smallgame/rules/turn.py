"""LF-3.1 to LF-3.3: the winner of the bid pours and lights, then is done."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Frame
from tests.smallgame.actions import DONE, K_LIGHT, K_POUR, LIGHT, POUR
from tests.smallgame.agenda import BIDDING, TURN
from tests.smallgame.content import KINDS
from tests.smallgame.rules import cards

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def legal(table: "Table", seat: int, frame: Frame) -> list[Action]:
    listed: list[Action] = []
    if table.oil[seat] >= 2:
        listed.append(POUR)  # LF-3.2
    if not frame[2] and table.oil[seat] >= 1:
        at = seat * KINDS
        for card in range(KINDS):
            if table.hands[at + card]:
                listed.append(LIGHT[card])  # LF-3.3
    listed.append(DONE)
    return listed


def perform(table: "Table", seat: int, action: Action) -> None:
    if action.kind == K_POUR:
        table.oil[seat] -= 2
        table.points[seat] += 1
        if table.sink is not None:
            table.emit("poured", {"seat": seat})
    elif action.kind == K_LIGHT:
        table.oil[seat] -= 1
        table.agenda[-1] = (TURN, seat, 1)
        cards.light(table, seat, action.args[0])
    else:
        end_round(table)


def end_round(table: "Table") -> None:
    """LF-4.1: the next round, or the end."""
    table.agenda.pop()
    table.round += 1
    if table.round < table.rounds:
        table.agenda.append((BIDDING, table.lead))
    if table.sink is not None:
        table.emit("round", {"n": table.round})
