"""What can never be, whatever is played."""

from typing import TYPE_CHECKING

from lanternway.core import DataError
from tests.smallgame.content import CARDS

if TYPE_CHECKING:
    from tests.smallgame.state import Table


def check(table: "Table") -> None:
    """Nothing is negative, and no card is there more often than it was made."""
    for name, values in (("coins", table.coins), ("oil", table.oil), ("points", table.points)):
        for seat, value in enumerate(values):
            if value < 0:
                raise DataError(f"seats.{seat}.{name}", f"is {value}")
    deck = table.deck()
    for card, copies in enumerate(table.setting.copies):
        seen = table.discards[card] + sum(table.hands[card :: len(CARDS)])
        if seen + deck.count(card) > copies:
            raise DataError("seats", f"{seen} times {CARDS[card]} besides the deck's")
