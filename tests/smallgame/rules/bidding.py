"""LF-2: all bid at once and in secret; the highest wins the turn."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Frame, Refusal
from tests.smallgame import tell
from tests.smallgame.actions import BID, HIGHEST_BID, NO_BID, REVISE
from tests.smallgame.agenda import Turn
from tests.smallgame.streams import DIE

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def missing(table: "Table") -> list[int]:
    """The seats that have not bid, from the lead on: the serial order."""
    order = [(table.lead + i) % table.seats for i in range(table.seats)]
    return [seat for seat in order if table.bids[seat] == NO_BID]


def legal_bid(table: "Table", seat: int, frame: Frame) -> list[Action]:
    if table.bids[seat] != NO_BID:
        return REVISE.actions  # LF-2.2
    return BID.actions[: min(table.coins[seat], HIGHEST_BID) + 1]  # LF-2.1


def do_bid(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    if action.family is REVISE:
        table.bids[seat] = NO_BID
        tell.revised(table, seat)
        return
    table.bids[seat] = action.args[0]
    tell.committed(table, seat, table.bids[seat])
    if NO_BID not in table.bids:
        show_bids(table)


def why_bid(table: "Table", seat: int, frame: Frame, action: Action) -> Refusal | None:
    if table.bids[seat] != NO_BID:
        return Refusal("LF-2.2", "lantern_fair-why-already-bid")
    if action.family is BID:
        return Refusal("LF-2.1", "lantern_fair-why-coins", {"coins": table.coins[seat]})
    return None


def show_bids(table: "Table") -> None:
    """LF-2.3 and LF-2.4: the winner pays, leads, rolls for oil and has the turn."""
    table.reveal()
    for seat in range(table.seats):
        tell.bid(table, seat, table.bids[seat])
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
    if table.setting.pair:
        rolled = max(rolled, table.chance.draw(DIE, 6) + 1)
    table.oil[winner] += rolled
    tell.rolled(table, winner, rolled)
    table.agenda[-1] = Turn(winner, lit=False)
