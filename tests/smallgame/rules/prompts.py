"""What a seat is asked, or what it waits for: each with its clause."""

from typing import TYPE_CHECKING, Any

from lanternway.core import Action, Prompt
from tests.smallgame.actions import NO_BID, PAY
from tests.smallgame.agenda import BIDDING

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def prompt(table: "Table", seat: int) -> Prompt:
    if not table.agenda:
        return Prompt("LF-4.1", "lantern_fair-prompt-over")
    frame = table.agenda[-1]
    if frame.kind is BIDDING:
        if 0 <= seat < table.seats and table.bids[seat] == NO_BID:
            return Prompt("LF-2.1", "lantern_fair-prompt-bidding")
        return Prompt("LF-2.2", "lantern_fair-prompt-bids-missing")
    if seat == frame.seat:
        return Prompt(frame.kind.clause, f"lantern_fair-prompt-{frame.kind.word}")
    return Prompt(frame.kind.clause, "lantern_fair-prompt-wait", {"seat": frame.seat})


def facts(table: "Table", seat: int, action: Action) -> dict[str, Any]:
    """Of how many coins one is paid (LF-3.6)."""
    return {"coins": table.coins[seat]} if action.family is PAY else {}
