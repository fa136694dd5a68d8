"""What bots think of a position: the score, plus what oil, coins and cards are likely to become."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from lanternway.core import Advice
from lanternway.core.prices import Prices
from tests.smallgame import scoring
from tests.smallgame.agenda import BIDDING

if TYPE_CHECKING:
    from tests.smallgame.state import Table

PRICES: Final = Prices(Path(__file__).parent)
LAST_OIL: Final = PRICES.number("last_oil")
OIL: Final = PRICES.number("oil")
OIL_LATER: Final = PRICES.number("oil_later")
COIN: Final = PRICES.number("coin")
COIN_LATER: Final = PRICES.number("coin_later")
CARD: Final = PRICES.number("card")
CARD_LATER: Final = PRICES.number("card_later")


def value(table: "Table", seat: int) -> float:
    """Expected points at the end. Oil and cards are worth less as the rounds run out."""
    if not table.agenda:
        return scoring.total(table, seat) + LAST_OIL * table.oil[seat]
    left = table.setting.rounds - table.round
    soon = left / (left + 1.0)
    oil, coins, hand = table.oil[seat], table.coins[seat], table.hand_size(seat)
    on_turn = table.agenda[0].kind is not BIDDING and table.lead == seat
    return (
        table.points[seat]
        + oil * (OIL if on_turn else OIL_LATER * soon)
        + coins * (COIN + COIN_LATER * soon)
        + hand * (CARD + CARD_LATER * soon)
    )


ADVICE: Final = Advice(value)
