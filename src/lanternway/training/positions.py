"""Positions to learn from: the features of every seat, and how the game ended. On disk a file per portion."""

import zlib
from dataclasses import dataclass
from pathlib import Path
from tokenize import TokenError
from typing import Any, Final
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from lanternway.core.errors import DataError
from lanternway.core.files import write_whole

Floats = NDArray[np.float64]
Whole = NDArray[np.int64]
DAMAGED: Final = (
    OSError, ValueError, KeyError, EOFError, NotImplementedError, BadZipFile, zlib.error, TokenError,
)  # fmt: skip
"""What numpy raises over a file that is not as it was written."""


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
    """Arrays by name, in one file."""
    write_whole(path, lambda file: np.savez_compressed(file, **arrays))


def load_arrays(path: Path, *names: str) -> list[Any]:
    """Some arrays of such a file; DataError if they are not in it."""
    try:
        with path.open("rb") as file, np.load(file) as data:
            return [data[name] for name in names]
    except DAMAGED as error:
        raise DataError(str(path), f"can't be read ({error.__class__.__name__})") from error


def load(path: Path) -> Positions:
    features, *rest = load_arrays(path, "features", "scores", "shares", "left", "games")
    return Positions(features.astype(np.float64), *rest)


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
