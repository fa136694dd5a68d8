"""Calibration: when a net says that a seat wins 70 % of the time, does it?"""

from dataclasses import dataclass

import numpy as np

from lanternway.core.learned import Learned
from lanternway.training.positions import Floats, Positions


@dataclass(frozen=True)
class Bin:
    """Positions whose chance to win was thought to lie in one tenth."""

    low: float
    said: float
    """The mean of the chances."""
    came: float
    """The share that was won."""
    count: int
    games: int


def chances_of(learned: Learned, positions: Positions) -> Floats:
    """By row and seat: how likely it is to win."""
    rows, seats, _ = positions.features.shape
    found = np.zeros((rows, seats))
    for row in range(rows):
        values = [learned.net.value(list(seat)) for seat in positions.features[row].tolist()]
        lead = (np.array(values) - max(values)) / learned.scale(float(positions.left[row]))
        weights = np.exp(lead)
        found[row] = weights / weights.sum()
    return found


def reliability(learned: Learned, positions: Positions, bins: int = 10) -> list[Bin]:
    """By tenth of the chance: what was said and what came."""
    said = chances_of(learned, positions).ravel()
    came = positions.shares.ravel()
    games = np.repeat(positions.games, positions.seats)
    which = np.minimum((said * bins).astype(np.int64), bins - 1)
    made: list[Bin] = []
    for number in range(bins):
        here = which == number
        if here.any():
            made.append(
                Bin(
                    number / bins,
                    float(said[here].mean()),
                    float(came[here].mean()),
                    int(here.sum()),
                    len(np.unique(games[here])),
                )
            )
    return made


def error(bins: list[Bin]) -> float:
    """The mean distance between said and came, by count: 0 is perfect."""
    total = sum(one.count for one in bins)
    return sum(one.count * abs(one.said - one.came) for one in bins) / total
