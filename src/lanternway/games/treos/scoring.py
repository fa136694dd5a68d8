"""Who wins: the first with the goal's gold (TR-8.1). The others are ranked by gold."""

from lanternway.core import Outcome
from lanternway.games.treos.state import TreosState


def outcome(state: TreosState) -> Outcome | None:
    if state.winner < 0:
        return None
    gold = list(state.gold)
    ranks: list[int] = []
    for seat in range(state.seats):
        if seat == state.winner:
            ranks.append(1)
        else:
            better = [
                other for other in range(state.seats)
                if other != state.winner and gold[other] > gold[seat]
            ]  # fmt: skip
            ranks.append(2 + len(better))
    return Outcome(gold, ranks, [{"gold": amount} for amount in gold])
