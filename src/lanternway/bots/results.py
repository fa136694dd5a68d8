"""From values or scores of all seats to a share of the victory each, comparable in every game."""

import math

from lanternway.core.state import Outcome


def shares_of_values(values: list[float], scale: float) -> list[float]:
    """How likely each seat is to be ahead of the others, when values differ by `scale` or more."""
    seats = len(values)
    shares = [0.0] * seats
    for one in range(seats):
        for other in range(one + 1, seats):
            difference = (values[one] - values[other]) / scale
            ahead = 1.0 / (1.0 + math.exp(-max(-30.0, min(30.0, difference))))
            shares[one] += ahead
            shares[other] += 1.0 - ahead
    if seats > 1:
        for seat in range(seats):
            shares[seat] /= seats - 1
    return shares


def shares_of_outcome(outcome: Outcome, scale: float) -> list[float]:
    """Victory counts most; the margin a little, so that also a lost game is played well."""
    margins = shares_of_values([float(score) for score in outcome.scores], scale)
    seats = len(margins)
    shares: list[float] = []
    for seat in range(seats):
        beaten = 0.0
        for other in range(seats):
            if other != seat:
                if outcome.ranks[seat] < outcome.ranks[other]:
                    beaten += 1.0
                elif outcome.ranks[seat] == outcome.ranks[other]:
                    beaten += 0.5
        shares.append(0.75 * (beaten / (seats - 1) if seats > 1 else 1.0) + 0.25 * margins[seat])
    return shares
