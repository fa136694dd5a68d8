"""Gymnasium: one learner in seat 0, bots in the others."""

import operator
from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded

from lanternway.bots import Bot, get_bot
from lanternway.core import OptionError
from lanternway.core.observation import LIMIT
from lanternway.research.table import Floats, LearningTable, Mask, Reward

LEARNER = 0
ILLEGAL = -1.0
"""An action that is not legal ends the episode with this."""


class LearnerEnv(gymnasium.Env[Floats, np.int64]):
    """What is legal is in `info["action_mask"]` and `action_masks()`. The same seed and actions give the
    same episode, bots included."""

    def __init__(
        self,
        game: str = "skye",
        bots: Sequence[str] = ("greedy",),
        options: Mapping[str, Any] | None = None,
        reward: Reward = "rank",
        take_back: bool = False,
    ) -> None:
        if isinstance(bots, str):
            raise OptionError(f"bots must be names of bots, as in [{bots!r}]")
        for name in bots:
            get_bot(name, 0)
        self.table = LearningTable(game, len(bots) + 1, options, reward, take_back)
        self.bot_names = tuple(bots)
        self.observation_space = spaces.Box(-LIMIT, LIMIT, (self.table.length,), np.float32)
        self.action_space = spaces.Discrete(self.table.actions)
        self._bots: dict[int, Bot] = {}
        self._going: bool = False

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        key = int(self.np_random.integers(2**60))
        self._bots = {n: get_bot(name, key + n) for n, name in enumerate(self.bot_names, 1)}
        self.table.reset(key)
        self._let_bots()
        self._going = True
        return self._seen()

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        if not self._going:
            raise ResetNeeded("no episode goes on: reset comes first")
        index = operator.index(action)
        if not self.table.is_legal(index):
            self._going = False
            seen, info = self._seen()
            return seen, ILLEGAL, True, False, {**info, "illegal": True}
        self.table.act(index)
        self._let_bots()
        self._going = self.table.seat >= 0
        seen, info = self._seen()
        return seen, self.table.rewards()[LEARNER], not self._going, False, info

    def action_masks(self) -> Mask:
        """What is legal now, by action; for learners that ask so."""
        return self.table.mask(LEARNER)

    def __getstate__(self) -> dict[str, Any]:
        """For copies and pickles, before the first reset only."""
        if self._bots:
            raise TypeError(
                "bots cannot be copied: make another environment, reset it with the same seed and repeat"
            )
        return self.__dict__

    def _seen(self) -> tuple[Floats, dict[str, Any]]:
        return self.table.observe(LEARNER), {"action_mask": self.table.mask(LEARNER)}

    def _let_bots(self) -> None:
        while self.table.seat > LEARNER:
            state, seat = self.table.state, self.table.seat
            self.table.act(self._bots[seat].choose(state.view(seat), self.table.legal).index)
