"""Many tables in one process: arrays in, arrays out, a new game wherever one is over."""

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

import numpy as np
import numpy.typing as npt

from lanternway.core import OptionError
from lanternway.research.table import Floats, LearningTable, Reward


@dataclass(frozen=True)
class Batch:
    """Where all tables stand, one a row."""

    observations: Floats
    """Nothing, a width of 0, at tables that nobody observes."""
    masks: npt.NDArray[np.int8]
    seats: npt.NDArray[np.int64]
    """Who decides at each table."""
    rewards: npt.NDArray[np.float32]
    """By table and seat: of the game that has just ended, else 0."""
    ended: npt.NDArray[np.bool_]
    """Where a game has just ended. What is observed there is the first decision of the next one."""


class Tables:
    """N tables. Table n plays the seeds seed + n, seed + n + N, … With `observed=False` nothing is written
    down of what seats know: most of the time of a step goes into that."""

    def __init__(
        self,
        game: str,
        count: int,
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "rank",
        observed: bool = True,
        take_back: bool = False,
    ) -> None:
        if count < 1:
            raise OptionError(f"there must be a table at least, not {count}")
        self.tables = [LearningTable(game, seats, options, reward, take_back) for _ in range(count)]
        self.seats = seats
        self.length = self.tables[0].length
        self.actions = self.tables[0].actions
        self._seeds: list[int] = []
        self._masks: npt.NDArray[np.int8] | None = None
        """What is legal now."""
        self._rows = np.arange(count)
        self.observed: bool = observed

    def reset(self, seed: int) -> Batch:
        self._seeds = [seed + n for n in range(len(self.tables))]
        for table, own in zip(self.tables, self._seeds, strict=True):
            table.reset(own)
        return self._batch(np.zeros(len(self.tables), dtype=np.bool_), self._nothing())

    def step(self, actions: npt.ArrayLike) -> Batch:
        """One decision at every table. If one of them is illegal, its table's Refusal is raised and nothing
        has changed at any table."""
        chosen = np.asarray(actions)
        self._check(chosen)
        ended = np.zeros(len(self.tables), dtype=np.bool_)
        rewards = self._nothing()
        for n, table in enumerate(self.tables):
            table.act(int(chosen[n]))
            if table.seat < 0:
                ended[n] = True
                rewards[n] = table.rewards()
                self._seeds[n] += len(self.tables)
                table.reset(self._seeds[n])
        return self._batch(ended, rewards)

    def _check(self, actions: npt.NDArray[Any]) -> None:
        if self._masks is None:
            raise OptionError("no game has begun: reset comes first")
        count = len(self.tables)
        if actions.shape != (count,) or actions.dtype.kind not in "iu":
            raise OptionError(
                f"actions must be {count} whole numbers, not {actions.dtype} of shape {actions.shape}"
            )
        if actions.min() >= 0 and actions.max() < self.actions:
            legal = self._masks[self._rows, actions]
            if legal.all():
                return
            wrong = int(legal.argmin())
        else:
            wrong = int(((actions < 0) | (actions >= self.actions)).argmax())
        self.tables[wrong].act(int(actions[wrong]))

    def _nothing(self) -> npt.NDArray[np.float32]:
        return np.zeros((len(self.tables), self.seats), dtype=np.float32)

    def _batch(self, ended: npt.NDArray[np.bool_], rewards: npt.NDArray[np.float32]) -> Batch:
        count = len(self.tables)
        observations = np.empty((count, self.length if self.observed else 0), dtype=np.float32)
        masks = np.zeros((count, self.actions), dtype=np.int8)
        for n, table in enumerate(self.tables):
            if self.observed:
                seen = table.game.observe(table.state, table.seat)
                table.row.pack_into(observations.data, n * table.row.size, *seen)
            masks[n, [action.index for action in table.legal]] = 1
        seats = np.array([table.seat for table in self.tables], dtype=np.int64)
        self._masks = masks.copy()  # those of the batch are the caller's
        return Batch(observations, masks, seats, rewards, ended)
