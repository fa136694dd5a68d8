"""What a seat is asked, and why something else is not legal: each with its clause."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Prompt, Refusal
from tests.smallgame.actions import K_BID, K_DISCARD, K_KEEP, K_LIGHT, K_PAY, K_POUR
from tests.smallgame.agenda import BEAMING, BIDDING, BLOWN, CLAUSES, KEEPING, NAMES, TURN
from tests.smallgame.content import NO_BID

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def prompt(table: "Table", seat: int) -> Prompt:
    if not table.agenda:
        return Prompt("LF-4.1", "lantern_fair-prompt-over")
    frame = table.agenda[-1]
    if frame[0] == BIDDING:
        if 0 <= seat < table.seats and table.bids[seat] == NO_BID:
            return Prompt("LF-2.1", "lantern_fair-prompt-bidding")
        return Prompt("LF-2.2", "lantern_fair-prompt-bids-missing")
    if seat == frame[1]:
        return Prompt(CLAUSES[frame[0]], "lantern_fair-prompt-" + NAMES[frame[0]])
    return Prompt(CLAUSES[frame[0]], "lantern_fair-prompt-wait", {"seat": frame[1]})


def why_not(table: "Table", seat: int, action: Action) -> Refusal:
    if not table.agenda:
        return Refusal("LF-4.1", "lantern_fair-why-over")
    frame = table.agenda[-1]
    asked = frame[0]
    clause = CLAUSES[asked]
    if not 0 <= seat < table.seats:
        return Refusal(clause, "lantern_fair-why-no-seat")
    if asked == BIDDING:
        if table.bids[seat] != NO_BID:
            return Refusal("LF-2.2", "lantern_fair-why-already-bid")
        if action.kind == K_BID:
            return Refusal("LF-2.1", "lantern_fair-why-coins", {"coins": table.coins[seat]})
    elif seat != frame[1]:
        return Refusal(clause, "lantern_fair-why-not-you", {"seat": frame[1]})
    elif asked == TURN and action.kind == K_POUR:
        return Refusal("LF-3.2", "lantern_fair-why-oil-pour")
    elif asked == TURN and action.kind == K_LIGHT:
        if frame[2]:
            return Refusal("LF-3.3", "lantern_fair-why-lit")
        if not table.oil[seat]:
            return Refusal("LF-3.3", "lantern_fair-why-oil-light")
        return Refusal("LF-3.3", "lantern_fair-why-no-card")
    elif asked == BEAMING and action.kind == K_LIGHT:
        return Refusal("LF-3.7", "lantern_fair-why-no-card")
    elif asked == KEEPING and action.kind == K_KEEP:
        return Refusal("LF-3.5", "lantern_fair-why-not-drawn")
    elif asked == BLOWN and action.kind == K_PAY:
        return Refusal("LF-3.6", "lantern_fair-why-no-coin")
    elif asked == BLOWN and action.kind == K_DISCARD:
        return Refusal("LF-3.6", "lantern_fair-why-no-card")
    return Refusal(clause, "lantern_fair-why-not-now")
