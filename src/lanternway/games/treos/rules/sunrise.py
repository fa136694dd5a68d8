"""Sunrise: the event, drawing cards, planning in secret, the bids; and sundown (TR-2)."""

from typing import Final

from lanternway.core import Action
from lanternway.games.treos.actions import (
    DROP,
    K_DROP,
    K_EVENING,
    K_KEEP,
    K_REVISE,
    KEEP,
    PLAN_SLOTS,
    REVISE,
    SYMBOL,
)
from lanternway.games.treos.content import CONTENT
from lanternway.games.treos.happenings import NO_EVENT
from lanternway.games.treos.rules.rewards import gain_card
from lanternway.games.treos.state import (
    DROPPED,
    GATES_USED,
    KEPT,
    LEFTOVER,
    NEXT,
    NOBODY,
    PHASE,
    PLAN,
    PLANNING,
    STRIDE,
    SYMBOL_AT,
    UNSEEN,
    TreosState,
)

STREAM_EVENT: Final = 5
STREAM_COMMON: Final = 6
STREAM_DRAW: Final = 7
"""The first of four: one stream for each seat's draw pile."""
_ONLY_REVISE: Final = [REVISE]


def sunrise(state: TreosState) -> None:
    """A new day: the event is revealed, everybody draws and is asked for a plan."""
    state.day += 1
    state.phase = 0
    state.ready = 0
    state.order = ()
    event = NO_EVENT
    if state.day > 1 and state.setting.events:  # TR-2.2
        if state.event_pool:
            state.event = state.chance.take(STREAM_EVENT, state.event_pool)
        else:
            state.event = state.event_bottom.pop(0)
        state.reveal()
        event = CONTENT.events[state.event]
    if state.sink is not None:
        state.emit("day", {"n": state.day, "happening": f"@treos-happening-{event.id}"})
    if event.gift:
        least = min(state.gold)
        for seat in range(state.seats):
            if state.gold[seat] == least:
                gain_card(state, seat, event.gift)
    for seat in range(state.seats):
        base = seat * STRIDE
        for fact in range(PHASE + 1):
            state.facts[base + fact] = 0
        state.facts[base + GATES_USED] = 0
        draw_hand(state, seat, event.draws)
    state.agenda.append((PLANNING, NOBODY))
    state.menu = None


def draw_hand(state: TreosState, seat: int, count: int) -> None:
    """Draw movement cards; with a short pile reshuffle the discard and draw on (TR-2.3)."""
    top = state.tops[seat]
    body = list(state.bodies[seat])
    hand = list(state.hands[seat])
    stream = STREAM_DRAW + seat
    for _ in range(count):
        if top:
            card = top[-1]
            top = top[:-1]
            if card == UNSEEN:
                card = state.chance.take(STREAM_COMMON, state.commons)
        else:
            if not body:
                body = list(state.discards[seat])
                state.discards[seat] = ()
                if not body:
                    break
            card = state.chance.take(stream, body)
        hand.append(card)
    hand.sort()
    state.tops[seat] = top
    state.bodies[seat] = tuple(body)
    state.hands[seat] = tuple(hand)
    state.reveal()
    if state.sink is not None:
        state.emit("drew", {"seat": seat, "n": count}, {"cards": _words(hand)}, (seat,))


def _words(cards: list[int]) -> str:
    return ", ".join(str(card) for card in cards)


def choices(state: TreosState, seat: int) -> list[Action]:
    """What a seat can answer while all plan: the first question that its plan leaves open."""
    if state.ready >> seat & 1:
        return _ONLY_REVISE
    base = seat * PLAN
    hand = state.hands[seat]
    for slot in range(4):
        if state.plan[base + slot] == 0:
            actions = PLAN_SLOTS[slot]
            return [actions[card - 1] for card in hand]
    if hand:
        return [KEEP[card - 1] for card in hand] + [DROP[card - 1] for card in hand]
    return SYMBOL


def plan(state: TreosState, seat: int, action: Action) -> None:
    """One step of a plan; the last step commits it, the last commit reveals the bids (TR-2.4)."""
    kind = action.kind
    base = seat * PLAN
    if kind <= K_EVENING:
        card = action.args[0] + 1
        state.plan[base + kind] = card
        _out_of_hand(state, seat, card)
    elif kind in (K_KEEP, K_DROP):
        card = action.args[0] + 1
        place = base + LEFTOVER if state.plan[base + LEFTOVER] == 0 else base + LEFTOVER + 2
        state.plan[place] = card
        state.plan[place + 1] = KEPT if kind == K_KEEP else DROPPED
        _out_of_hand(state, seat, card)
    elif kind == K_REVISE:
        take_back(state, seat)
    else:
        state.plan[base + SYMBOL_AT] = action.args[0] + 1
        state.ready |= 1 << seat
        if state.sink is not None:
            state.emit("ready", {"seat": seat})
        if state.ready == (1 << state.seats) - 1:
            _reveal_bids(state)


def _out_of_hand(state: TreosState, seat: int, card: int) -> None:
    hand = state.hands[seat]
    at = hand.index(card)
    state.hands[seat] = hand[:at] + hand[at + 1 :]


def take_back(state: TreosState, seat: int) -> None:
    """All planned cards go back to the hand; the seat plans anew."""
    base = seat * PLAN
    cards = [state.plan[base + i] for i in (0, 1, 2, 3, LEFTOVER, LEFTOVER + 2)]
    state.hands[seat] = tuple(sorted([*state.hands[seat], *[card for card in cards if card]]))
    for i in range(PLAN):
        state.plan[base + i] = 0
    state.ready &= ~(1 << seat)
    if state.sink is not None:
        state.emit("revised", {"seat": seat})


def _reveal_bids(state: TreosState) -> None:
    """Bids are turned up together; the highest number moves first all day (TR-2.5)."""
    state.reveal()
    for seat in range(state.seats):
        base = seat * PLAN
        for place in (base + LEFTOVER, base + LEFTOVER + 2):
            card = state.plan[place]
            if card:
                if state.plan[place + 1] == KEPT:
                    state.tops[seat] += (card,)
                else:
                    state.discards[seat] = tuple(sorted((*state.discards[seat], card)))
                state.plan[place] = state.plan[place + 1] = 0
    seats = list(range(state.seats))
    lowest_first = state.event >= 0 and CONTENT.events[state.event].lowest_first
    seats.sort(key=lambda seat: state.plan[seat * PLAN], reverse=not lowest_first)
    state.order = tuple(seats)
    if state.sink is not None:
        for seat in seats:
            state.emit("bid", {"seat": seat, "card": state.plan[seat * PLAN]})
    state.agenda.pop()
    state.agenda.append((NEXT, NOBODY, 1, 0))
    turn.settle(state)


def sundown(state: TreosState) -> None:
    """Used cards to their owners' discards, the event under its deck (TR-2.8)."""
    for seat in range(state.seats):
        base = seat * PLAN
        used = state.plan[base : base + 4]
        state.discards[seat] = tuple(sorted([*state.discards[seat], *used]))
        for i in range(PLAN):
            state.plan[base + i] = 0
    if state.event >= 0:
        state.event_bottom.append(state.event)
        state.event = -1


from lanternway.games.treos.rules import turn  # noqa: E402
