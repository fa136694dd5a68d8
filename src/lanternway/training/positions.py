"""Positions to learn from: the features of every seat, and how the game ended. On disk a file per portion."""

from dataclasses import dataclass
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]


@dataclass(frozen=True)
class Positions:
    """Positions of games with one number of seats, a row each."""

    features: Floats
    """By row, seat and feature."""
    scores: Floats
    """By row and seat: at the end of the game."""
    shares: Floats
    """By row and seat: of the victory."""
    left: Floats
    """By row: how much of the game was left."""
    games: Whole
    """By row: the number of its game. Rows of one game are no independent observations."""

    @property
    def seats(self) -> int:
        return int(self.features.shape[1])

    def where(self, wanted: NDArray[np.bool_]) -> "Positions":
        return Positions(
            self.features[wanted],
            self.scores[wanted],
            self.shares[wanted],
            self.left[wanted],
            self.games[wanted],
        )

    def save(self, path: Path) -> None:
        save_arrays(
            path,
            features=self.features.astype(np.float32),
            scores=self.scores,
            shares=self.shares,
            left=self.left,
            games=self.games,
        )


def save_arrays(path: Path, **arrays: Any) -> None:
    """Written beside and renamed, so that a file that is there is whole."""
    part = path.with_suffix(".part")
    with part.open("wb") as file:
        np.savez_compressed(file, **arrays)
    part.replace(path)


def load(path: Path) -> Positions:
    with np.load(path) as data:
        return Positions(
            data["features"].astype(np.float64),
            data["scores"],
            data["shares"],
            data["left"],
            data["games"],
        )


def gather(paths: list[Path]) -> list[Positions]:
    """All positions of some files, together by their number of seats."""
    by_seats: dict[int, list[Positions]] = {}
    for path in sorted(paths):
        found = load(path)
        by_seats.setdefault(found.seats, []).append(found)
    return [
        Positions(
            np.concatenate([one.features for one in parts]),
            np.concatenate([one.scores for one in parts]),
            np.concatenate([one.shares for one in parts]),
            np.concatenate([one.left for one in parts]),
            np.concatenate([one.games for one in parts]),
        )
        for _, parts in sorted(by_seats.items())
    ]
