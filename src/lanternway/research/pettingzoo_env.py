"""PettingZoo: a table as an AEC environment, `seat_0`, `seat_1` … in the order in which they decide."""

import operator
import secrets
from collections.abc import Mapping
from typing import Any, ClassVar

import numpy as np
from gymnasium import spaces
from gymnasium.error import ResetNeeded
from pettingzoo import AECEnv

from lanternway.core.observation import LIMIT
from lanternway.research.table import LearningTable, Reward


class TableEnv(AECEnv):
    """Observations are `{"observation": numbers, "action_mask": 0 or 1 by action}`."""

    metadata: ClassVar[dict[str, Any]] = {
        "name": "lanternway_v1", "render_modes": [], "is_parallelizable": False,
    }  # fmt: skip

    def __init__(
        self,
        game: str = "skye",
        seats: int = 2,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "rank",
        take_back: bool = False,
    ) -> None:
        super().__init__()
        self.table = LearningTable(game, seats, options, reward, take_back)
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.render_mode = None
        seen = spaces.Dict(
            {
                "observation": spaces.Box(-LIMIT, LIMIT, (self.table.length,), np.float32),
                "action_mask": spaces.Box(0, 1, (self.table.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, seen)
        acts = spaces.Discrete(self.table.actions)
        self.action_spaces = dict.fromkeys(self.possible_agents, acts)

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        self.table.reset(secrets.randbits(60) if seed is None else seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self._asked()

    def observe(self, agent: str) -> dict[str, Any]:
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observe(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """An illegal action raises the game's Refusal, and nothing has changed."""
        if not self.agents:
            raise ResetNeeded("no game goes on: reset comes first")
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self.table.act(operator.index(action))  # type: ignore[arg-type]  # it says so if it is None
        self._cumulative_rewards[agent] = 0.0
        worth = self.table.rewards()
        self.rewards = {one: worth[self.possible_agents.index(one)] for one in self.agents}
        if self.table.seat < 0:
            self.terminations = dict.fromkeys(self.agents, True)
        self.agent_selection = self._asked()
        self._accumulate_rewards()

    def render(self) -> None:
        """Nothing is drawn: `lanternway play` and the page draw tables."""

    def close(self) -> None:
        """Nothing is open."""

    def _asked(self) -> str:
        return self.possible_agents[max(self.table.seat, 0)]
