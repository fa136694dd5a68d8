"""Sunrise: the event, and drawing cards; and sundown (TR-2.2, TR-2.3, TR-2.8). Plans: `planning.py`."""

from typing import TYPE_CHECKING

from lanternway.core import Frame
from lanternway.games.treos import tell
from lanternway.games.treos.agenda import NOBODY, PLANNING
from lanternway.games.treos.cards import UNSEEN
from lanternway.games.treos.content import CONTENT, NO_EVENT_TODAY
from lanternway.games.treos.plan import NO_PHASE, NO_PLAN, SUNRISE
from lanternway.games.treos.rules.rewards import gain_cards
from lanternway.games.treos.streams import COMMON_CARD, DRAW, EVENT

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


def sunrise(table: "Table") -> None:
    """A new day: the event is revealed, everybody draws and is asked for a plan."""
    table.day += 1
    table.phase = SUNRISE
    table.ready = 0
    table.order = ()
    if table.day > 1 and table.setting.events:  # TR-2.2
        turn_up_event(table)
    event = CONTENT.events[table.event]
    tell.day_began(table)
    if event.gift:
        least = min(table.gold)
        for seat in range(table.seats):
            if table.gold[seat] == least:
                gain_cards(table, seat, event.gift)
    for seat in range(table.seats):
        table.begin_today(seat)
        draw_hand(table, seat, event.draws)
    table.agenda.append(Frame(PLANNING, NOBODY))
    table.answers = None


def turn_up_event(table: "Table") -> None:
    """The next event; when the deck is through, those under it come again in order."""
    if table.event_pool:
        table.event = table.chance.take(EVENT, table.event_pool)
    else:
        table.event = table.event_bottom.pop(0)
    table.reveal()


def draw_hand(table: "Table", seat: int, count: int) -> None:
    """Draw movement cards; with a short pile reshuffle the discard and draw on (TR-2.3)."""
    top = table.tops[seat]
    rest = list(table.rests[seat])
    hand = list(table.hands[seat])
    for _ in range(count):
        if top:
            card = top[-1]
            top = top[:-1]
            if card == UNSEEN:
                card = table.chance.take(COMMON_CARD, table.unseen_commons)
        else:
            if not rest:
                rest = list(table.discards[seat])
                table.discards[seat] = ()
                if not rest:
                    break
            card = table.chance.take(DRAW + seat, rest)
        hand.append(card)
    hand.sort()
    table.tops[seat] = top
    table.rests[seat] = tuple(rest)
    table.hands[seat] = tuple(hand)
    table.reveal()
    tell.drew(table, seat, count, hand)


def sundown(table: "Table") -> None:
    """Used cards to their owners' discards, the event under its deck (TR-2.8)."""
    for seat in range(table.seats):
        used = table.plans[seat]
        table.discards[seat] = tuple(sorted([*table.discards[seat], *used]))
        table.plans[seat] = NO_PLAN
        table.symbols[seat] = NO_PHASE
    if table.event != NO_EVENT_TODAY:
        table.event_bottom.append(table.event)
        table.event = NO_EVENT_TODAY
