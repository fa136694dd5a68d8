"""Fitting a value to positions: a twin, `margin = g(one) - g(other)`, one g for all seats.

First what the advice makes of the features, times one number; then a ridge regression of what that leaves;
then hidden units on top, trained by Adam and stopped when games held back no longer gain. So few games can
hardly do harm, and many can change everything. What both seats share cancels out but in the hidden units.
numpy does all of it in seconds, so nothing heavier is needed.

A position is fitted rather to what it leads to soon than to how the game ended: in part to the values of the
positions that came next, the sooner the more, and to the end for the rest (temporal differences). That is
much less a matter of luck, so games say more, and a holding is not blamed for what usually comes later to
those who have it.
"""

from dataclasses import dataclass
from typing import Final

import numpy as np
from numpy.typing import NDArray

from lanternway.training.positions import Floats, Positions

HELD_BACK: Final = 6
"""One game of so many is not learned from: it says when to stop, and how sure a lead is."""
PENALTIES: Final = (3.0, 1.0, 0.3, 0.1, 0.03)
"""Ridge penalties that are tried, in parts of the number of pairs, the most careful first."""
WORTH_IT: Final = 0.998
"""A less careful one must bring the error down to this part: fits that explain a little more play worse."""
SOON: Final = 0.14
"""The part of a game after which a position's own value has lost most of its weight to the end's."""
RETURNS: Final = 8
"""So often positions are fitted anew to the values that the last fit gives to those that came next."""
EPOCHS: Final = 60
PATIENCE: Final = 6
BATCH: Final = 512
RATE: Final = 0.0005
DECAY: Final = 0.01
KNOTS: Final = 9
DIGITS: Final = 7
"""Of a number that are kept. From the thirteenth on they hang on how many cores numpy adds with, and on their
kind: without them the same games give the same file on every machine."""
PARTS: Final = (8, 4, 2, 1)
"""A curve has a point for one game of so many."""


@dataclass(frozen=True)
class Pairs:
    """Two seats of a position: their features, by how much the first ended ahead, and whether it did."""

    one: Floats
    other: Floats
    margin: Floats
    ahead: Floats
    """1, 0, or 0.5 for a tie."""
    left: Floats
    weight: Floats
    """A position counts as much whatever its number of seats."""
    held: NDArray[np.bool_]
    last: NDArray[np.bool_]
    """Whether the game has no row after this one; rows of a game stand in order."""


@dataclass
class Weights:
    """A net over features that are divided by `spread` after `middle` was taken off."""

    skip: Floats
    hidden: Floats
    starts: Floats
    output: Floats

    def value(self, features: Floats) -> Floats:
        lit = np.maximum(features @ self.hidden + self.starts, 0.0)
        return features @ self.skip + lit @ self.output


@dataclass(frozen=True)
class Fit:
    """A fitted value in the units of the features as they are, and how well it does on games held back."""

    skip: list[float]
    hidden: list[list[float]]
    starts: list[float]
    output: list[float]
    scales: list[float]
    explained: float
    """The share of the margins' variance."""
    explained_by_ridge: float
    explained_by_advice: float
    """By the advice times one number."""
    right: float
    """How often the seat that it thinks ahead ended ahead."""
    rows: int
    games: int


def pairs_of(parts: list[Positions]) -> Pairs:
    """All pairs of seats of all positions."""
    columns: list[list[Floats]] = [[] for _ in range(6)]
    held: list[NDArray[np.bool_]] = []
    last: list[NDArray[np.bool_]] = []
    for part in parts:
        seats = part.seats
        count = seats * (seats - 1) // 2
        for first in range(seats):
            for second in range(first + 1, seats):
                gap = part.shares[:, first] - part.shares[:, second]
                margin = part.scores[:, first] - part.scores[:, second]
                ahead = np.where(gap != 0.0, np.sign(gap), np.sign(margin))
                found = (
                    part.features[:, first],
                    part.features[:, second],
                    margin,
                    (ahead + 1.0) / 2.0,
                    part.left,
                    np.full(len(part.left), 1.0 / count),
                )
                for column, values in zip(columns, found, strict=True):
                    column.append(values)
                held.append(part.games % HELD_BACK == 0)
                last.append(np.append(part.games[1:] != part.games[:-1], True))
    one, other, margin, ahead, left, weight = (np.concatenate(column) for column in columns)
    return Pairs(
        one, other, margin, ahead, left, weight, np.concatenate(held), np.concatenate(last)
    )


def returns(guess: Floats, end: Floats, last: NDArray[np.bool_]) -> Floats:
    """By row: what is guessed of the rows that come next in its game, and how it ended. `SOON` says how fast
    what is guessed gives way to the end."""
    ends = np.flatnonzero(last)
    rows = np.diff(ends, prepend=-1)
    trust = max(0.0, 1.0 - 1.0 / (SOON * float(rows.mean())))
    found = end.copy()
    for back in range(1, int(rows.max())):
        here = ends[rows > back] - back
        found[here] = (1.0 - trust) * guess[here + 1] + trust * found[here + 1]
    return found


def fit(parts: list[Positions], advised: list[float], units: int, seed: int) -> Fit:
    """A value for these positions; `advised` is what the advice makes of the features."""
    pairs = pairs_of(parts)
    train = ~pairs.held
    both = np.concatenate([pairs.one[train], pairs.other[train]])
    middle = both.mean(axis=0)
    spread = both.std(axis=0)
    constant = spread < 1e-9
    spread[constant] = 1.0
    one = (pairs.one - middle) / spread
    other = (pairs.other - middle) / spread
    scale = float(np.sqrt(np.average(pairs.margin**2, weights=pairs.weight))) or 1.0
    target = pairs.margin / scale
    apart = one - other
    from_advice = np.array(advised) * spread
    ridge, penalty = _ridge(apart, target, pairs, from_advice)
    weights = _plain(ridge)
    if units:
        soon = returns(apart @ ridge, target, pairs.last)
        weights = _train(one, other, target, soon, pairs, ridge, units, np.random.default_rng(seed))
    weights.hidden[constant] = 0.0  # nothing was learned about it
    guess = scale * (weights.value(one) - weights.value(other))
    held = pairs.held
    by_ridge = scale * (apart @ ridge)
    by_advice = scale * (
        apart @ _scaled(apart[train], target[train], pairs.weight[train], from_advice)
    )
    if not units:  # a plain ridge, once its penalty is known, may learn from all games
        everything = np.ones(len(held), dtype=bool)
        weights = _plain(_solve(apart, target, pairs, from_advice, everything, penalty))
    skip = scale * weights.skip / spread
    hidden = weights.hidden / spread[:, None]
    starts = weights.starts - (middle / spread) @ weights.hidden
    return Fit(
        kept(skip),
        [kept(row) for row in hidden.T],
        kept(starts),
        kept(scale * weights.output),
        _scales(guess[held], pairs.ahead[held], pairs.left[held], pairs.weight[held]),
        _explained(guess[held], pairs.margin[held], pairs.weight[held]),
        _explained(by_ridge[held], pairs.margin[held], pairs.weight[held]),
        _explained(by_advice[held], pairs.margin[held], pairs.weight[held]),
        float(np.average((guess[held] > 0) == (pairs.ahead[held] > 0.5))),
        sum(len(part.left) for part in parts),
        sum(len(np.unique(part.games)) for part in parts),
    )


def kept(numbers: Floats) -> list[float]:
    """The numbers as files have them: without the digits that hang on the machine."""
    return [float(f"{number:.{DIGITS}g}") for number in numbers]


def scales_of(parts: list[Positions], prices: list[float]) -> list[float]:
    """What counts as a lead, by how much of the game is left, for values that are prices of the features."""
    pairs = pairs_of(parts)
    guess = (pairs.one - pairs.other) @ np.array(prices)
    return _scales(guess, pairs.ahead, pairs.left, pairs.weight)


def curve(parts: list[Positions], advised: list[float]) -> list[tuple[int, float]]:
    """How many games were learned from, and how much of the games held back a ridge explains then."""
    points: list[tuple[int, float]] = []
    for part in PARTS:
        some: list[Positions] = []
        count = 0
        for one in parts:
            numbers = np.unique(one.games)
            learned_from = numbers[numbers % HELD_BACK != 0]
            first = learned_from[: max(1, len(learned_from) // part)]
            count += len(first)
            some.append(one.where(np.isin(one.games, first) | (one.games % HELD_BACK == 0)))
        points.append((count, fit(some, advised, 0, 0).explained_by_ridge))
    return points


def _scaled(known: Floats, target: Floats, weight: Floats, advised: Floats) -> Floats:
    """The advice's weights times the number that fits best."""
    if not advised.any():
        return np.zeros(len(advised))
    thought = known @ advised
    return advised * float((weight * thought * target).sum() / (weight * thought**2).sum())


def _plain(ridge: Floats) -> Weights:
    """Nothing but the ridge."""
    return Weights(ridge, np.zeros((len(ridge), 0)), np.zeros(0), np.zeros(0))


def _explained(guess: Floats, margin: Floats, weight: Floats) -> float:
    rest = np.average((margin - guess) ** 2, weights=weight)
    return float(1.0 - rest / np.average(margin**2, weights=weight))


def _ridge(apart: Floats, target: Floats, pairs: Pairs, advised: Floats) -> tuple[Floats, float]:
    """Weights of the differences, without the games held back, and the penalty that these say."""
    held = pairs.held
    best, chosen = np.zeros(len(advised)), PENALTIES[0]
    least = np.inf
    for penalty in PENALTIES:
        found = _solve(apart, target, pairs, advised, ~held, penalty)
        error = float(
            np.average((target[held] - apart[held] @ found) ** 2, weights=pairs.weight[held])
        )
        if error < WORTH_IT * least:
            best, least, chosen = found, error, penalty
    return best, chosen


def _solve(
    apart: Floats,
    target: Floats,
    pairs: Pairs,
    advised: Floats,
    rows: NDArray[np.bool_],
    penalty: float,
) -> Floats:
    """The advice's weights, scaled, and what is gained by leaving them, on some rows."""
    known, weight = apart[rows], pairs.weight[rows]
    base = _scaled(known, target[rows], weight, advised)
    weighted = known * weight[:, None]
    square = weighted.T @ known + penalty * float(weight.sum()) * np.eye(len(advised))
    found = base
    for _ in range(RETURNS):
        rest = returns(apart @ found, target, pairs.last)[rows] - known @ base
        found = base + np.linalg.solve(square, weighted.T @ rest)
    return found


def _train(
    one: Floats,
    other: Floats,
    target: Floats,
    soon: Floats,
    pairs: Pairs,
    ridge: Floats,
    units: int,
    chance: np.random.Generator,
) -> Weights:
    """Hidden units on top of the ridge, fitted to `soon`; the weights of the epoch that tells best how games
    held back ended."""
    inputs = one.shape[1]
    weights = Weights(
        ridge.copy(),
        chance.normal(0.0, 1.0 / np.sqrt(inputs), (inputs, units)),
        np.zeros(units),
        np.zeros(units),  # at first nothing but the ridge
    )
    moments = {name: (np.zeros(1), np.zeros(1)) for name in ("skip", "hidden", "starts", "output")}
    train = np.flatnonzero(~pairs.held)
    held = pairs.held
    best = weights
    least = np.inf
    waited = steps = 0
    for epoch in range(EPOCHS + 1):
        chance.shuffle(train)
        for start in range(0, len(train) if epoch else 0, BATCH):
            rows = train[start : start + BATCH]
            steps += 1
            _step(weights, one[rows], other[rows], soon[rows], pairs.weight[rows], moments, steps)
        guess = weights.value(one[held]) - weights.value(other[held])
        error = float(np.average((target[held] - guess) ** 2, weights=pairs.weight[held]))
        if error < least:
            least, waited = error, 0
            best = Weights(
                weights.skip.copy(),
                weights.hidden.copy(),
                weights.starts.copy(),
                weights.output.copy(),
            )
        else:
            waited += 1
            if waited == PATIENCE:
                break
    return best


def _step(
    weights: Weights,
    one: Floats,
    other: Floats,
    target: Floats,
    weight: Floats,
    moments: dict[str, tuple[Floats, Floats]],
    steps: int,
) -> None:
    """One step of Adam down the squared error of a batch."""
    sides = []
    for features in (one, other):
        before = features @ weights.hidden + weights.starts
        sides.append((features, before > 0.0, np.maximum(before, 0.0)))
    guess = (one - other) @ weights.skip + (sides[0][2] - sides[1][2]) @ weights.output
    error = 2.0 * weight * (guess - target) / weight.sum()
    slopes = {
        "skip": (one - other).T @ error,
        "hidden": np.zeros_like(weights.hidden),
        "starts": np.zeros_like(weights.starts),
        "output": (sides[0][2] - sides[1][2]).T @ error,
    }
    for sign, (features, lit, _) in zip((1.0, -1.0), sides, strict=True):
        back = sign * (error[:, None] * weights.output) * lit
        slopes["hidden"] += features.T @ back
        slopes["starts"] += back.sum(axis=0)
    for name, slope in slopes.items():
        value = getattr(weights, name)
        mean, square = moments[name]
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        moments[name] = (mean, square)
        step = (mean / (1 - 0.9**steps)) / (np.sqrt(square / (1 - 0.999**steps)) + 1e-8)
        value -= RATE * (step + DECAY * value)


def _scales(guess: Floats, ahead: Floats, left: Floats, weight: Floats) -> list[float]:
    """At 0, 1/8 … 1 of the game left: the lead that wins in 73 %. By likelihood, with neighbors near one
    another where there is little to go by."""
    place = np.clip(left, 0.0, 1.0) * (KNOTS - 1)
    low = np.minimum(place.astype(np.int64), KNOTS - 2)
    part = place - low
    logs = np.full(KNOTS, np.log(max(1.0, float(np.std(guess)))))
    mean = np.zeros(KNOTS)
    square = np.zeros(KNOTS)
    total = float(weight.sum())
    for step in range(1, 801):
        log_scale = logs[low] * (1 - part) + logs[low + 1] * part
        lead = np.clip(guess * np.exp(-log_scale), -30.0, 30.0)
        chance = 1.0 / (1.0 + np.exp(-lead))
        back = weight * (chance - ahead) * -lead / total
        slope = np.bincount(low, back * (1 - part), KNOTS)
        slope += np.bincount(low + 1, back * part, KNOTS)
        slope[1:] += 0.002 * (logs[1:] - logs[:-1])
        slope[:-1] -= 0.002 * (logs[1:] - logs[:-1])
        mean = 0.9 * mean + 0.1 * slope
        square = 0.999 * square + 0.001 * slope**2
        logs -= 0.02 * (mean / (1 - 0.9**step)) / (np.sqrt(square / (1 - 0.999**step)) + 1e-9)
    return kept(np.exp(logs))
