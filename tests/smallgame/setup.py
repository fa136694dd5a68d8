"""LF-1: a fresh game."""

from collections.abc import Mapping

from lanternway.core import Chance, Frame, Value
from tests.smallgame.actions import NO_BID
from tests.smallgame.agenda import BIDDING
from tests.smallgame.content import KINDS
from tests.smallgame.setting import Setting
from tests.smallgame.state import Table
from tests.smallgame.streams import DECK

COINS = 4
CARDS_DEALT = 3


def empty_table(options: Mapping[str, Value], seats: int, chance: Chance) -> Table:
    """A table before anything is dealt."""
    return Table(
        seats,
        chance,
        agenda=[],
        reveals=0,
        setting=Setting(options),
        round_=0,
        lead=0,
        coins=[0] * seats,
        oil=[0] * seats,
        points=[0] * seats,
        bids=[NO_BID] * seats,
        hands=[0] * (seats * KINDS),
        discards=[0] * KINDS,
    )


def new_table(options: Mapping[str, Value], seats: int, chance: Chance) -> Table:
    """LF-1.1."""
    table = empty_table(options, seats, chance)
    deck = table.deck()
    for seat in range(seats):
        table.coins[seat] = COINS
        for _ in range(CARDS_DEALT):
            table.hands[seat * KINDS + chance.take(DECK, deck)] += 1
    table.agenda.append(Frame(BIDDING, table.lead))
    return table
