"""Planning in secret, and the bids that are revealed together (TR-2.4, TR-2.5).

A plan has six parts: bid, morning, midday, evening, what is left over, the symbol. They are laid in any
order and changed at any time. Whoever lays the last open part is ready; the last to be ready reveals the
bids."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Frame, Refusal
from lanternway.games.treos import tell
from lanternway.games.treos.actions import DROP, KEEP, PLAN_FAMILIES, REVISE, SYMBOL
from lanternway.games.treos.agenda import NEXT_TURN
from lanternway.games.treos.cards import NO_CARD
from lanternway.games.treos.content import CONTENT
from lanternway.games.treos.plan import (
    BID,
    MORNING,
    NO_PHASE,
    NO_PLAN,
    SLOTS,
    Leftover,
)

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


def legal_plan(table: "Table", seat: int, frame: Frame) -> list[Action]:
    """Cards of the hand to any place; once all are laid, they change places. The other fate for what is
    left over, another phase for the symbol; whoever is ready may also take the whole plan back."""
    plan, leftovers = table.plans[seat], table.leftovers[seat]
    hand = table.hands[seat]
    cards = list(hand) if hand else table.cards_in_plan(seat)
    found: list[Action] = []
    for slot in range(SLOTS):
        actions = PLAN_FAMILIES[slot].actions
        lies_there = plan[slot]
        for card in cards:
            if card != lies_there:
                found.append(actions[card - 1])
    for card in hand:
        found.append(KEEP.actions[card - 1])
        found.append(DROP.actions[card - 1])
    for leftover in leftovers:
        found.append((DROP if leftover.kept else KEEP).actions[leftover.card - 1])
    symbol = table.symbols[seat]
    for phase, action in enumerate(SYMBOL.actions):
        if MORNING + phase != symbol:
            found.append(action)
    if table.ready >> seat & 1:
        found += REVISE.actions
    return found


def do_plan(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    """Lay or change a part of the plan. The last open part commits it, the last commit reveals the bids."""
    family = action.family
    if family is REVISE:
        take_back(table, seat)
        return
    if family is SYMBOL:
        table.symbols[seat] = MORNING + action.args[0]
    elif family is KEEP or family is DROP:
        leave_over(table, seat, action.args[0] + 1, family is KEEP)
    else:
        lay(table, seat, PLAN_FAMILIES.index(family), action.args[0] + 1)
    if not table.ready >> seat & 1 and open_parts(table, seat) == 0:
        table.ready |= 1 << seat
        tell.ready(table, seat)
        if table.ready == (1 << table.seats) - 1:
            reveal_bids(table)


def why_plan(table: "Table", seat: int, frame: Frame, action: Action) -> Refusal | None:
    family = action.family
    if family is REVISE:
        return Refusal("TR-2.4", "treos-why-not-ready")
    if family is SYMBOL:
        return Refusal("TR-2.4", "treos-why-symbol-there")
    if family in PLAN_FAMILIES or family is KEEP or family is DROP:
        card = action.args[0] + 1
        if card not in table.hands[seat] and card not in table.cards_in_plan(seat):
            return Refusal("TR-2.4", "treos-why-not-in-hand", {"card": card})
        return Refusal("TR-2.4", "treos-why-card-laid", {"card": card})
    return Refusal("TR-2.4", "treos-why-still-planning")


def open_parts(table: "Table", seat: int) -> int:
    """How many parts of a plan are not laid: slots, cards to be left over, the symbol."""
    # Every card that is not in a slot must be left over, and every slot needs one of the hand.
    return len(table.hands[seat]) + (1 if table.symbols[seat] == NO_PHASE else 0)


# --- cards of the plan -------------------------------------------------------------------------------


def lay(table: "Table", seat: int, slot: int, card: int) -> None:
    """Lay a card in a slot. What lies there goes to where the card comes from."""
    plan = list(table.plans[seat])
    before = plan[slot]
    if card in table.hands[seat]:
        _out_of_hand(table, seat, card, before)
    elif card in plan:
        plan[plan.index(card)] = before
    else:
        table.leftovers[seat] = tuple(
            [
                Leftover(before, leftover.kept) if leftover.card == card else leftover
                for leftover in table.leftovers[seat]
            ]
        )
    plan[slot] = card
    table.plans[seat] = tuple(plan)


def leave_over(table: "Table", seat: int, card: int, kept: bool) -> None:
    """Leave a card of the hand over, or give one that is left over the other fate. Where enough are left
    over, the first of them comes back to the hand."""
    leftovers = table.leftovers[seat]
    hand = table.hands[seat]
    if card in hand:
        back = NO_CARD
        if len(hand) == table.plans[seat].count(NO_CARD):
            back = leftovers[0].card
            leftovers = leftovers[1:]
        _out_of_hand(table, seat, card, back)
    else:
        leftovers = tuple([leftover for leftover in leftovers if leftover.card != card])
    table.leftovers[seat] = (*leftovers, Leftover(card, kept))


def _out_of_hand(table: "Table", seat: int, card: int, back: int) -> None:
    """Take a card from the hand; another one, or none, comes back to it."""
    hand = [one for one in table.hands[seat] if one != card]
    if back != NO_CARD:
        hand.append(back)
        hand.sort()
    table.hands[seat] = tuple(hand)


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
