"""What a review says about each seat: chances throughout the game, every decision, accuracy, luck,
turning points."""

import math
from dataclasses import dataclass, field
from typing import Any, Final

from lanternway.review.judging import Judgment
from lanternway.review.outline import DIGITS, Outline, Point

FORMAT: Final = 1
FORGIVEN: Final = 0.15
"""A decision that gives so much chance away counts for 1/e (37 %) of a perfect one."""
TURNS: Final = 3
"""How many turning points are named."""
SWING: Final = 0.08
"""Luck that changes a chance by so much is a turning point too."""


@dataclass(frozen=True)
class Turn:
    """A turning point: a decision of the seat (`costly`, `find`), or luck."""

    line: int
    kind: str
    swing: float
    """What it did to the seat's chance to win."""

    def to_data(self) -> dict[str, Any]:
        return {"line": self.line, "kind": self.kind, "swing": round(self.swing, DIGITS)}


@dataclass(frozen=True)
class Balance:
    """Where the way from the first chance to the result came from: together they are the whole of it."""

    own: float
    others: float
    luck: float

    def to_data(self) -> dict[str, float]:
        return {name: round(value, DIGITS) for name, value in vars(self).items()}


@dataclass
class Part:
    """The review of one seat, from what it knew."""

    outline: Outline
    judgments: list[Judgment] = field(default_factory=list)

    @property
    def seat(self) -> int:
        return self.outline.seat

    def accuracy(self) -> float | None:
        """From 0 to 1: what the seat's decisions kept, on average. A cost that may be none counts as none."""
        if not self.judgments:
            return None
        kept = [math.exp(-(one.cost if one.sure else 0.0) / FORGIVEN) for one in self.judgments]
        return math.fsum(kept) / len(kept)

    def balance(self) -> Balance:
        """The swings of the seat's chance, by who made them. Dice and cards are luck; others' acts are
        theirs, with what comes out when all have decided in secret."""
        own = others = luck = 0.0
        for last, point in zip(self.outline.points, self.outline.points[1:], strict=False):
            swing = point.chances[self.seat] - last.chances[self.seat] - point.luck
            luck += point.luck
            if point.seat == self.seat:
                own += swing
            else:
                others += swing
        return Balance(own, others, luck)

    def turning(self) -> list[Turn]:
        """The largest, in the order of the game."""
        found = [Turn(one.line, one.mark, _swing(one)) for one in self.judgments if one.mark]
        found += [
            Turn(point.line, "luck", point.luck)
            for point in self.outline.points
            if abs(point.luck) >= SWING
        ]
        found.sort(key=lambda turn: -abs(turn.swing))
        return sorted(found[:TURNS], key=lambda turn: turn.line)

    def to_data(self) -> dict[str, Any]:
        accuracy = self.accuracy()
        return {
            "seat": self.seat,
            "points": [point.to_data() for point in self.outline.points],
            "decisions": [judgment.to_data() for judgment in self.judgments],
            "accuracy": None if accuracy is None else round(accuracy, DIGITS),
            "balance": self.balance().to_data(),
            "turning": [turn.to_data() for turn in self.turning()],
        }


def _swing(judgment: Judgment) -> float:
    """What a marked decision lost, or kept that the next best would not have."""
    if judgment.mark == "costly":
        return -judgment.cost
    return judgment.ideas[0].chance - judgment.ideas[1].chance


@dataclass
class Review:
    """A review of some seats of one record."""

    record: str
    """The record's seal."""
    game: str
    version: str
    iterations: int
    seed: str
    parts: list[Part]
    done: int = 0
    total: int = 0
    """Decisions judged, of so many."""

    def to_data(self) -> dict[str, Any]:
        return {
            "lanternway-review": FORMAT,
            "record": self.record,
            "game": self.game,
            "version": self.version,
            "iterations": self.iterations,
            "seed": self.seed,
            "done": self.done,
            "total": self.total,
            "parts": [part.to_data() for part in self.parts],
        }


__all__ = ["FORMAT", "Balance", "Part", "Point", "Review", "Turn"]
