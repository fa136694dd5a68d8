"""LF-3.4 to LF-3.7: what a lit card does. Questions inside it are frames on the agenda."""

from typing import TYPE_CHECKING

from lanternway.core import Action, Frame, Refusal
from tests.smallgame import tell
from tests.smallgame.actions import DISCARD, DONE, KEEP, LIGHT, PAY
from tests.smallgame.agenda import BEAMING, Blown, Keeping
from tests.smallgame.content import BEACON, CANDLE, KINDS, MATCH, WIND
from tests.smallgame.streams import DECK

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def lightable(table: "Table", seat: int) -> list[Action]:
    """A card of each kind in the hand."""
    return [LIGHT.actions[card] for card, n in enumerate(table.hand(seat)) if n]


def light(table: "Table", seat: int, card: int) -> None:
    """Show the card, discard it and do what it says."""
    table.reveal()
    table.hands[seat * KINDS + card] -= 1
    table.discards[card] += 1
    tell.lit(table, seat, card)
    if card == CANDLE:
        table.points[seat] += 2
    elif card == MATCH:
        strike_match(table, seat)
    elif card == WIND:
        blow(table, seat)
    elif card == BEACON:
        table.points[seat] += 1
        if table.hand_size(seat):
            table.agenda.append(Frame(BEAMING, seat))


# --- LF-3.5: the match -----------------------------------------------------------------------------


def strike_match(table: "Table", seat: int) -> None:
    """A single last card is simply kept; two equal ones leave no choice either, but that is a secret,
    so the question is asked all the same."""
    deck = table.deck()
    if not deck:
        return
    table.reveal()
    first = table.chance.take(DECK, deck)
    if not deck:
        table.hands[seat * KINDS + first] += 1
        tell.drew(table, seat, [first])
        return
    second = table.chance.take(DECK, deck)
    tell.drew(table, seat, [first, second])
    table.agenda.append(Keeping(seat, first, second))


def legal_keep(table: "Table", seat: int, frame: Keeping) -> list[Action]:
    drawn = sorted({frame.first, frame.second})
    return [KEEP.actions[card] for card in drawn]


def do_keep(table: "Table", seat: int, frame: Keeping, action: Action) -> None:
    kept = action.args[0]
    other = frame.second if kept == frame.first else frame.first
    table.agenda.pop()
    table.reveal()
    table.hands[seat * KINDS + kept] += 1
    table.discards[other] += 1
    tell.discarded(table, seat, other)


def why_keep(table: "Table", seat: int, frame: Keeping, action: Action) -> Refusal | None:
    if action.family is KEEP:
        return Refusal("LF-3.5", "lantern_fair-why-not-drawn")
    return None


# --- LF-3.6: the wind ------------------------------------------------------------------------------


def blow(table: "Table", lighter: int) -> None:
    """Ask the next seat, unless nothing is left to choose that everybody can see."""
    seat = (lighter + 1) % table.seats
    if table.hand_size(seat):
        table.agenda.append(Blown(seat, lighter))
    elif table.coins[seat]:
        pay(table, seat, lighter)


def legal_blown(table: "Table", seat: int, frame: Blown) -> list[Action]:
    listed = PAY.actions[:] if table.coins[seat] else []
    return listed + [DISCARD.actions[card] for card, n in enumerate(table.hand(seat)) if n]


def do_blown(table: "Table", seat: int, frame: Blown, action: Action) -> None:
    table.agenda.pop()
    if action.family is PAY:
        pay(table, seat, frame.lighter)
        return
    card = action.args[0]
    table.reveal()
    table.hands[seat * KINDS + card] -= 1
    table.discards[card] += 1
    tell.discarded(table, seat, card)


def why_blown(table: "Table", seat: int, frame: Blown, action: Action) -> Refusal | None:
    if action.family is PAY:
        return Refusal("LF-3.6", "lantern_fair-why-no-coin")
    if action.family is DISCARD:
        return Refusal("LF-3.6", "lantern_fair-why-no-card")
    return None


def pay(table: "Table", seat: int, lighter: int) -> None:
    table.coins[seat] -= 1
    table.coins[lighter] += 1
    tell.paid(table, seat, lighter)


# --- LF-3.7: the beacon ----------------------------------------------------------------------------


def legal_beam(table: "Table", seat: int, frame: Frame) -> list[Action]:
    return lightable(table, seat) + DONE.actions


def do_beam(table: "Table", seat: int, frame: Frame, action: Action) -> None:
    """One more card, without oil."""
    table.agenda.pop()
    if action.family is LIGHT:
        light(table, seat, action.args[0])


def why_beam(table: "Table", seat: int, frame: Frame, action: Action) -> Refusal | None:
    if action.family is LIGHT:
        return Refusal("LF-3.7", "lantern_fair-why-no-card")
    return None
