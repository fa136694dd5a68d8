"""LF-2: all bid at once and in secret; the highest wins the turn."""

from typing import TYPE_CHECKING

from lanternway.core import Action
from tests.smallgame.actions import BIDS, HIGHEST_BID, K_BID, REVISE
from tests.smallgame.agenda import TURN
from tests.smallgame.content import DIE, NO_BID

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def missing(table: "Table") -> list[int]:
    """The seats that have not bid, from the lead on: the serial order."""
    order = [(table.lead + i) % table.seats for i in range(table.seats)]
    return [seat for seat in order if table.bids[seat] == NO_BID]


def legal(table: "Table", seat: int) -> list[Action]:
    if table.bids[seat] != NO_BID:
        return [REVISE]  # LF-2.2
    return BIDS[: min(table.coins[seat], HIGHEST_BID) + 1]  # LF-2.1


def perform(table: "Table", seat: int, action: Action) -> None:
    if action.kind != K_BID:
        table.bids[seat] = NO_BID
        table.emit("revised", {"seat": seat})
        return
    table.bids[seat] = action.args[0]
    if table.sink is not None:
        table.emit("committed", {"seat": seat}, {"coins": action.args[0]}, (seat,))
    if NO_BID not in table.bids:
        show_bids(table)


def show_bids(table: "Table") -> None:
    """LF-2.3 and LF-2.4: the winner pays, leads, rolls for oil and has the turn."""
    table.reveal()
    if table.sink is not None:
        for seat in range(table.seats):
            table.emit("bid", {"seat": seat, "coins": table.bids[seat]})
    winner = table.lead
    for i in range(table.seats):
        seat = (table.lead + i) % table.seats
        if table.bids[seat] > table.bids[winner]:
            winner = seat
    for seat in range(table.seats):
        table.coins[seat] += -table.bids[seat] if seat == winner else 1
        table.bids[seat] = NO_BID
    table.lead = winner
    rolled = table.chance.draw(DIE, 6) + 1
    if table.pair:
        rolled = max(rolled, table.chance.draw(DIE, 6) + 1)
    table.oil[winner] += rolled
    if table.sink is not None:
        table.emit("rolled", {"seat": winner, "n": rolled})
    table.agenda[-1] = (TURN, winner, 0)
