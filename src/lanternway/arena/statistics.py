"""Shares, means and their 95 % intervals, from blocks; and the sequential test."""

import math
from dataclasses import dataclass
from statistics import fmean, variance
from typing import Any, Final

from lanternway.arena.contest import Block, Contest

Z: Final = 1.959964
"""95 % of a normal distribution lie within so many standard deviations."""


@dataclass(frozen=True)
class Estimate:
    """A mean with its 95 % interval."""

    mean: float
    low: float
    high: float

    def to_data(self) -> dict[str, float]:
        return {"mean": round(self.mean, 4), "low": round(self.low, 4), "high": round(self.high, 4)}


@dataclass(frozen=True)
class Standing:
    """How an entrant did."""

    name: str
    games: int
    share: Estimate
    rank: Estimate
    margin: Estimate

    def to_data(self) -> dict[str, Any]:
        return {
            "name": self.name,
            "games": self.games,
            "share": self.share.to_data(),
            "rank": self.rank.to_data(),
            "margin": self.margin.to_data(),
        }


def student(freedom: int) -> float:
    """The 97.5 % point of Student's t, to three digits (Cornish-Fisher)."""
    if freedom < 1:
        return math.inf
    small = {1: 12.706, 2: 4.303, 3: 3.182, 4: 2.776, 5: 2.571}
    if freedom in small:
        return small[freedom]
    n = float(freedom)
    return Z + (Z**3 + Z) / (4 * n) + (5 * Z**5 + 16 * Z**3 + 3 * Z) / (96 * n * n)


def mean_of_blocks(values: list[float]) -> Estimate:
    """The mean of one value per block."""
    mean = fmean(values)
    if len(values) < 2:
        return Estimate(mean, -math.inf, math.inf)
    half = student(len(values) - 1) * math.sqrt(variance(values) / len(values))
    return Estimate(mean, mean - half, mean + half)


def share_of_blocks(values: list[float], games: int) -> Estimate:
    """A share from one share per block: Wilson's interval, which is right near 0 and 1, for as many
    independent games as the blocks' spread says they are worth (at most as many as there were)."""
    blocks = len(values)
    if not blocks:
        return Estimate(0.0, 0.0, 1.0)
    mean = fmean(values)
    worth = float(games)
    if blocks > 1 and 0 < mean < 1:
        spread = variance(values) / blocks
        if spread > 0:
            worth = min(worth, mean * (1 - mean) / spread)
    low, high = wilson(mean, worth)
    return Estimate(mean, low, high)


def wilson(share: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a share of so many games (Wilson): right for few games and near 0 and 1."""
    if not games:
        return 0.0, 1.0
    bottom = 1 + Z * Z / games
    middle = (share + Z * Z / (2 * games)) / bottom
    half = Z / bottom * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    return max(0.0, middle - half), min(1.0, middle + half)


def standings(contest: Contest, blocks: list[Block]) -> list[Standing]:
    """Every entrant's results, in the order they were entered."""
    games = sum(len(block.games) for block in blocks)
    made: list[Standing] = []
    for entrant, name in enumerate(contest.entrants()):
        shares = [fmean(game.shares()[entrant] for game in block.games) for block in blocks]
        ranks = [fmean(game.ranks[entrant] for game in block.games) for block in blocks]
        margins = [fmean(game.margins()[entrant] for game in block.games) for block in blocks]
        made.append(
            Standing(
                name,
                games,
                share_of_blocks(shares, games),
                mean_of_blocks(ranks),
                mean_of_blocks(margins),
            )
        )
    return made


@dataclass(frozen=True)
class Verdict:
    """Where the sequential test stands: `answer` is "stronger", "not-stronger" or "open"."""

    answer: str
    evidence: float
    """The log likelihood ratio; it decides at `low` and `high`."""
    low: float
    high: float

    def to_data(self) -> dict[str, Any]:
        return {
            "answer": self.answer,
            "evidence": round(self.evidence, 3),
            "low": round(self.low, 3),
            "high": round(self.high, 3),
        }


def is_stronger(
    contest: Contest, blocks: list[Block], gain: float = 0.05, error: float = 0.05
) -> Verdict:
    """Is the first entrant stronger than the fair share of victories, by at least `gain`?

    A generalised sequential probability ratio test on the blocks' shares, as chess engines are tested:
    it may be looked at after every block and stops as soon as the answer is clear, wrong in at most
    the share `error` of cases either way.
    """
    high = math.log((1 - error) / error)
    low = -high
    shares = [fmean(game.shares()[0] for game in block.games) for block in blocks]
    count = len(shares)
    if count < 4:
        return Verdict("open", 0.0, low, high)
    fair = 1 / contest.seats
    mean = fmean(shares)
    # A little doubt is added to the spread, so that a few equal blocks do not look like certainty.
    spread = (variance(shares) * (count - 1) + 0.25 / contest.seats) / count
    evidence = count * gain * (2 * (mean - fair) - gain) / (2 * spread)
    answer = "stronger" if evidence >= high else "not-stronger" if evidence <= low else "open"
    return Verdict(answer, evidence, low, high)
