"""How well a seat stands, for bots."""

from lanternway.games.treos.state import TreosState


def value(state: TreosState, seat: int) -> float:
    return float(state.gold[seat])
