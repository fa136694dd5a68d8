"""LF-3.4 to LF-3.7: what a lit card does. Questions inside it are frames on the agenda."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Frame
from tests.smallgame.actions import DISCARD, DONE, K_LIGHT, K_PAY, KEEP, LIGHT, PAY
from tests.smallgame.agenda import BEAMING, BLOWN, KEEPING
from tests.smallgame.content import BEACON, CANDLE, CARDS, DECK, KINDS, MATCH, WIND

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def name(card: int) -> str:
    """The card as a reference for messages."""
    return "@lantern_fair-card-" + CARDS[card]


def light(table: "Table", seat: int, card: int) -> None:
    """Show the card, discard it and do what it says."""
    table.reveal()
    table.hands[seat * KINDS + card] -= 1
    table.discards[card] += 1
    if table.sink is not None:
        table.emit("lit", {"seat": seat, "card": name(card)})
    if card == CANDLE:
        table.points[seat] += 2
    elif card == MATCH:
        strike_match(table, seat)
    elif card == WIND:
        blow(table, seat)
    elif card == BEACON:
        table.points[seat] += 1
        if table.hand_size(seat):
            table.agenda.append((BEAMING, seat))


def strike_match(table: "Table", seat: int) -> None:
    """LF-3.5. A single last card is simply kept; two equal ones leave no choice either, but that is
    a secret, so the question is asked all the same."""
    deck = table.deck()
    if not deck:
        return
    table.reveal()
    first = table.chance.take(DECK, deck)
    if not deck:
        table.hands[seat * KINDS + first] += 1
        if table.sink is not None:
            table.emit("drew", {"seat": seat, "n": 1}, {"cards": [name(first)]}, (seat,))
        return
    second = table.chance.take(DECK, deck)
    if table.sink is not None:
        both = [name(first), name(second)]
        table.emit("drew", {"seat": seat, "n": 2}, {"cards": both}, (seat,))
    table.agenda.append((KEEPING, seat, min(first, second), max(first, second)))


def legal_keep(frame: Frame) -> list[Action]:
    if frame[2] == frame[3]:
        return [KEEP[frame[2]]]
    return [KEEP[frame[2]], KEEP[frame[3]]]


def keep(table: "Table", frame: Frame, action: Action) -> None:
    kept = action.args[0]
    other = frame[3] if kept == frame[2] else frame[2]
    table.agenda.pop()
    table.reveal()
    table.hands[frame[1] * KINDS + kept] += 1
    table.discards[other] += 1
    if table.sink is not None:
        table.emit("discarded", {"seat": frame[1], "card": name(other)})


def blow(table: "Table", lighter: int) -> None:
    """LF-3.6: ask the next seat, unless nothing is left to choose that everybody can see."""
    seat = (lighter + 1) % table.seats
    if table.hand_size(seat):
        table.agenda.append((BLOWN, seat, lighter))
    elif table.coins[seat]:
        pay(table, seat, lighter)


def legal_blown(table: "Table", seat: int) -> list[Action]:
    listed = [PAY] if table.coins[seat] else []
    at = seat * KINDS
    for card in range(KINDS):
        if table.hands[at + card]:
            listed.append(DISCARD[card])
    return listed


def answer_wind(table: "Table", frame: Frame, action: Action) -> None:
    table.agenda.pop()
    if action.kind == K_PAY:
        pay(table, frame[1], frame[2])
        return
    card = action.args[0]
    table.reveal()
    table.hands[frame[1] * KINDS + card] -= 1
    table.discards[card] += 1
    if table.sink is not None:
        table.emit("discarded", {"seat": frame[1], "card": name(card)})


def pay(table: "Table", seat: int, lighter: int) -> None:
    table.coins[seat] -= 1
    table.coins[lighter] += 1
    if table.sink is not None:
        table.emit("paid", {"seat": seat, "to_seat": lighter})


def legal_beam(table: "Table", seat: int) -> list[Action]:
    at = seat * KINDS
    listed = [LIGHT[card] for card in range(KINDS) if table.hands[at + card]]
    listed.append(DONE)
    return listed


def answer_beam(table: "Table", seat: int, action: Action) -> None:
    """LF-3.7: one more card, without oil."""
    table.agenda.pop()
    if action.kind == K_LIGHT:
        light(table, seat, action.args[0])
