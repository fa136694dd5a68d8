"""What a value of Lantern Fair is learned from: the parts of its advice."""

from pathlib import Path
from typing import TYPE_CHECKING, Final

from lanternway.core.features import Features, always
from tests.smallgame.advice import value
from tests.smallgame.agenda import BIDDING

if TYPE_CHECKING:
    from tests.smallgame.state import Table

NAMES: Final = (
    "advice", "points", "oil", "oil_now", "oil_later", "coins", "coins_later", "hand", "hand_later", "leads",
)  # fmt: skip


def features(table: "Table", seat: int) -> list[float]:
    """The numbers by NAMES."""
    rest = left(table)
    oil, coins, hand = table.oil[seat], table.coins[seat], table.hand_size(seat)
    on_turn = bool(table.agenda) and table.agenda[0].kind is not BIDDING and table.lead == seat
    return [
        value(table, seat),
        float(table.points[seat]),
        float(oil),
        float(oil) if on_turn else 0.0,
        oil * rest,
        float(coins),
        coins * rest,
        float(hand),
        hand * rest,
        float(table.lead == seat),
    ]


def left(table: "Table") -> float:
    """Rounds to come, as a share of all."""
    return (table.setting.rounds - table.round) / table.setting.rounds


FEATURES: Final = Features(NAMES, features, left, always, Path(__file__).parent, {"advice": 1.0})
