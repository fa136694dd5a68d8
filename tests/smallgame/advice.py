"""What bots think of a position: the score, plus what oil, coins and cards are likely to become."""

from typing import TYPE_CHECKING, Final

from lanternway.core import Advice
from tests.smallgame import scoring
from tests.smallgame.agenda import BIDDING

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def value(table: "Table", seat: int) -> float:
    """Expected points at the end. Oil and cards are worth less as the rounds run out."""
    if not table.agenda:
        return scoring.total(table, seat) + 0.01 * table.oil[seat]
    left = table.setting.rounds - table.round
    soon = left / (left + 1.0)
    oil, coins, hand = table.oil[seat], table.coins[seat], table.hand_size(seat)
    on_turn = table.agenda[0].kind is not BIDDING and table.lead == seat
    return (
        table.points[seat]
        + oil * (0.5 if on_turn else 0.45 * soon)
        + coins * (0.33 + 0.1 * soon)
        + hand * (0.5 + 0.3 * soon)
    )


ADVICE: Final = Advice(value)
