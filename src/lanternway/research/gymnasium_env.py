"""Gymnasium: one learner in seat 0, bots in the others."""

from collections.abc import Mapping, Sequence
from typing import Any

import gymnasium
import numpy as np
from gymnasium import spaces

from lanternway.bots import Bot, get_bot
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
    ) -> None:
        self.table = LearningTable(game, len(bots) + 1, options, reward)
        self.bot_names = tuple(bots)
        self.observation_space = spaces.Box(-2.0, 2.0, (self.table.length,), np.float32)
        self.action_space = spaces.Discrete(self.table.actions)
        self._bots: dict[int, Bot] = {}

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Floats, dict[str, Any]]:
        super().reset(seed=seed)
        key = int(self.np_random.integers(2**60))
        self._bots = {n: get_bot(name, key + n) for n, name in enumerate(self.bot_names, 1)}
        self.table.reset(key)
        self._let_bots()
        return self._seen()

    def step(self, action: np.int64) -> tuple[Floats, float, bool, bool, dict[str, Any]]:
        if not self.table.is_legal(int(action)):
            seen, info = self._seen()
            return seen, ILLEGAL, True, False, {**info, "illegal": True}
        self.table.act(int(action))
        self._let_bots()
        seen, info = self._seen()
        return seen, self.table.rewards()[LEARNER], self.table.seat < 0, False, info

    def action_masks(self) -> Mask:
        """What is legal now, by action; for learners that ask so."""
        return self.table.mask(LEARNER)

    def _seen(self) -> tuple[Floats, dict[str, Any]]:
        return self.table.observe(LEARNER), {"action_mask": self.table.mask(LEARNER)}

    def _let_bots(self) -> None:
        while self.table.seat > LEARNER:
            state, seat = self.table.state, self.table.seat
            self.table.act(self._bots[seat].choose(state.view(seat), state.legal(seat)).index)
