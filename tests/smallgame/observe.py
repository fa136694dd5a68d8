"""What a seat may know, as numbers. Everybody's cards and bids are counted, only one's own are seen."""

from typing import TYPE_CHECKING, Final

from lanternway.core.observation import Fields, scaled, seat_names
from tests.smallgame.actions import HIGHEST_BID
from tests.smallgame.agenda import KINDS as QUESTIONS
from tests.smallgame.agenda import Keeping
from tests.smallgame.content import BEACON, CARDS, KINDS

if TYPE_CHECKING:
    from tests.smallgame.state import Table

MAX_SEATS: Final = 4
HAND: Final = 4.0
DECK: Final = 30.0
COINS: Final = 10.0
OIL: Final = 6.0
POINTS: Final = 20.0
ROUNDS: Final = 10.0

_SEAT: Final = Fields()
PRESENT: Final = _SEAT.one("present")
HAS_COINS: Final = _SEAT.one("coins")
HAS_OIL: Final = _SEAT.one("oil")
HAS_POINTS: Final = _SEAT.one("points")
HAS_BID: Final = _SEAT.one("has_bid")
HAS_CARDS: Final = _SEAT.one("cards")
LEADS: Final = _SEAT.one("leads")
ASKED: Final = _SEAT.one("asked")
SEAT: Final = len(_SEAT.names)

_ALL: Final = Fields()
ROUND: Final = _ALL.one("round")
LEFT: Final = _ALL.one("rounds_left")
PAIR: Final = _ALL.one("pair")
BEACONS: Final = _ALL.one("beacons")
QUESTION: Final = _ALL.each("question", [kind.word for kind in QUESTIONS.all])
DISCARDS: Final = _ALL.each("discards", CARDS)
IN_DECK: Final = _ALL.one("deck")
MY_HAND: Final = _ALL.each("hand", CARDS)
MY_BID: Final = _ALL.one("bid")
MY_DRAWN: Final = _ALL.each("drawn", CARDS)
SEATS: Final = _ALL.blocks(seat_names(MAX_SEATS), _SEAT)

NAMES: Final = tuple(_ALL.names)


def observe(table: "Table", seat: int) -> list[float]:
    """What the seat may know, by NAMES."""
    found = [0.0] * len(NAMES)
    setting = table.setting
    found[ROUND] = scaled(table.round, ROUNDS)
    found[LEFT] = scaled(setting.rounds - table.round, ROUNDS)
    found[PAIR] = float(setting.pair)
    found[BEACONS] = float(setting.copies[BEACON] > 0)
    for card in range(KINDS):
        found[DISCARDS + card] = scaled(table.discards[card], HAND)
        found[MY_HAND + card] = scaled(table.hands[seat * KINDS + card], HAND)
    found[IN_DECK] = scaled(len(table.deck()), DECK)
    if table.bids[seat] >= 0:
        found[MY_BID] = (1 + table.bids[seat]) / (1 + HIGHEST_BID)
    movers = table.to_move()
    if table.agenda:
        frame = table.agenda[-1]
        found[QUESTION + QUESTIONS.all.index(frame.kind)] = 1.0
        if isinstance(frame, Keeping) and frame.seat == seat:
            found[MY_DRAWN + frame.first] += 0.5
            found[MY_DRAWN + frame.second] += 0.5
    for offset in range(table.seats):
        other = (seat + offset) % table.seats
        at = SEATS + offset * SEAT
        found[at + PRESENT] = 1.0
        found[at + HAS_COINS] = scaled(table.coins[other], COINS)
        found[at + HAS_OIL] = scaled(table.oil[other], OIL)
        found[at + HAS_POINTS] = scaled(table.points[other], POINTS)
        found[at + HAS_BID] = float(table.bids[other] >= 0)
        found[at + HAS_CARDS] = scaled(table.hand_size(other), HAND)
        found[at + LEADS] = float(table.lead == other)
        found[at + ASKED] = float(other in movers)
    return found
