"""Who wins: the first with the goal's gold (TR-8.1). The others are ranked by gold."""

from typing import TYPE_CHECKING

from lanternway.core import Outcome
from lanternway.games.treos.agenda import NOBODY

if TYPE_CHECKING:
    from lanternway.games.treos.state import Table


def outcome(table: "Table") -> Outcome | None:
    winner = table.winner
    if winner == NOBODY:
        return None
    gold = list(table.gold)
    ranks: list[int] = []
    for seat in range(table.seats):
        if seat == winner:
            ranks.append(1)
        else:
            better = [
                other for other in range(table.seats)
                if other != winner and gold[other] > gold[seat]
            ]  # fmt: skip
            ranks.append(2 + len(better))
    return Outcome(gold, ranks, [{"gold": amount} for amount in gold])
