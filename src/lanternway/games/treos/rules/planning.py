"""Planning in secret, and the bids that are revealed together (TR-2.4, TR-2.5)."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Frame, Refusal
from lanternway.games.treos import tell
from lanternway.games.treos.actions import DROP, KEEP, PLAN_FAMILIES, REVISE, SYMBOL
from lanternway.games.treos.agenda import NEXT_TURN
from lanternway.games.treos.content import CONTENT
from lanternway.games.treos.plan import (
    BID,
    MORNING,
    NO_PHASE,
    NO_PLAN,
    NO_SLOT,
    Leftover,
    open_slot,
    with_card,
)

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


def legal_plan(table: "Table", seat: int, frame: Frame) -> list[Action]:
    """What a seat can answer while all plan: the first question that its plan leaves open."""
    if table.ready >> seat & 1:
        return REVISE.actions
    hand = table.hands[seat]
    slot = open_slot(table.plans[seat])
    if slot != NO_SLOT:
        actions = PLAN_FAMILIES[slot].actions
        return [actions[card - 1] for card in hand]
    if hand:
        return [KEEP.actions[card - 1] for card in hand] + [DROP.actions[card - 1] for card in hand]
    return SYMBOL.actions


def do_plan(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    """One step of a plan; the last step commits it, the last commit reveals the bids (TR-2.4)."""
    family = action.family
    if family is REVISE:
        take_back(table, seat)
    elif family is SYMBOL:
        table.symbols[seat] = MORNING + action.args[0]
        table.ready |= 1 << seat
        tell.ready(table, seat)
        if table.ready == (1 << table.seats) - 1:
            reveal_bids(table)
    else:
        card = action.args[0] + 1
        if family is KEEP or family is DROP:
            table.leftovers[seat] += (Leftover(card, family is KEEP),)
        else:
            slot = PLAN_FAMILIES.index(family)
            table.plans[seat] = with_card(table.plans[seat], slot, card)
        hand = table.hands[seat]
        place = hand.index(card)
        table.hands[seat] = hand[:place] + hand[place + 1 :]


def why_plan(table: "Table", seat: int, frame: Frame, action: Action) -> Refusal | None:
    if table.ready >> seat & 1:
        return Refusal("TR-2.4", "treos-why-planned")
    family = action.family
    if family in PLAN_FAMILIES or family is KEEP or family is DROP:
        card = action.args[0] + 1
        if card not in table.hands[seat]:
            return Refusal("TR-2.4", "treos-why-not-in-hand", {"card": card})
    elif family is not SYMBOL:
        return Refusal("TR-2.4", "treos-why-still-planning")
    return Refusal("TR-2.4", "treos-why-plan-order")


def take_back(table: "Table", seat: int) -> None:
    """All planned cards go back to the hand; the seat plans anew."""
    hand = [*table.hands[seat], *table.cards_in_plan(seat)]
    table.hands[seat] = tuple(sorted(hand))
    table.plans[seat] = NO_PLAN
    table.leftovers[seat] = ()
    table.symbols[seat] = NO_PHASE
    table.ready &= ~(1 << seat)
    tell.revised(table, seat)


def reveal_bids(table: "Table") -> None:
    """Bids are turned up together; the highest number moves first all day (TR-2.5)."""
    table.reveal()
    for seat in range(table.seats):
        for leftover in table.leftovers[seat]:
            if leftover.kept:
                table.tops[seat] += (leftover.card,)
            else:
                table.discards[seat] = tuple(sorted((*table.discards[seat], leftover.card)))
        table.leftovers[seat] = ()
    bids = [(table.plans[seat][BID], seat) for seat in range(table.seats)]
    bids.sort(reverse=not CONTENT.events[table.event].lowest_first)
    table.order = tuple([seat for _, seat in bids])
    for card, seat in bids:
        tell.bid(table, seat, card)
    table.agenda[-1] = NEXT_TURN[MORNING][0]
