"""OpenSpiel: tables as the game `lanternway`, registered when this module is imported.

    pyspiel.load_game("lanternway(game=skye,players=2,seed=7)")

Chance is sampled (its future belongs to the state, and a clone shares it); seats decide one after the other
in the order of `LearningTable`. An observation is what the seat may know now. The information state recalls
everything: all that the seat could observe since the start and what it did itself, in order. It is a text
only; as a tensor it would have to be as long as the longest game.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from lanternway.core import get_game
from lanternway.research.table import LearningTable

NAME: Final = "lanternway"
PLAYERS: Final = 2
_TYPE: Final = pyspiel.GameType(
    short_name=NAME,
    long_name="Lanternway",
    dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
    chance_mode=pyspiel.GameType.ChanceMode.SAMPLED_STOCHASTIC,
    information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
    utility=pyspiel.GameType.Utility.ZERO_SUM,
    reward_model=pyspiel.GameType.RewardModel.TERMINAL,
    max_num_players=5,
    min_num_players=PLAYERS,
    provides_information_state_string=True,
    provides_information_state_tensor=False,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={"game": "skye", "players": PLAYERS, "seed": 0},
)


class LanternwayGame(pyspiel.Game):
    """A game of ours with so many players. Each new state deals another table: seed, seed + 1, …"""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.name: str = str(given.get("game", "skye"))
        self.players: int = int(given.get("players", PLAYERS))
        self.seed: int = int(given.get("seed", 0))
        game = get_game(self.name)
        game.check_seats(self.players)
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.catalogue.actions),
            max_chance_outcomes=0,
            num_players=self.players,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0,
            max_game_length=game.bound,
        )
        super().__init__(_TYPE, info, given)
        self.dealt: int = 0

    def new_initial_state(self) -> "LanternwayState":
        state = LanternwayState(self, self.seed + self.dealt)
        self.dealt += 1
        return state

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        return Observer(self.name, iig_obs_type is not None and iig_obs_type.perfect_recall)


class LanternwayState(pyspiel.State):
    def __init__(self, game: LanternwayGame, seed: int) -> None:
        super().__init__(game)
        self.seed: int = seed
        self.table: LearningTable = LearningTable(game.name, game.players)
        self.table.reset(seed)

    def current_player(self) -> int:
        return pyspiel.PlayerId.TERMINAL if self.table.seat < 0 else self.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.table.seat:
            return []
        return sorted(action.index for action in self.table.state.legal(player))

    def _apply_action(self, action: int) -> None:
        self.table.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.game.catalogue.actions[action].text

    def is_terminal(self) -> bool:
        return self.table.seat < 0

    def returns(self) -> list[float]:
        return self.table.rewards()

    def recalled(self, player: int, observer: "Observer") -> str:
        """What a player has seen and done: the game is played again, a line for each change."""
        table = LearningTable(self.table.game.id, self.table.seats)
        lines: list[str] = []

        def look() -> None:
            now = observer.words(table, player)
            if not lines or lines[-1] != now:
                lines.append(now)

        table.watch = look
        table.reset(self.seed)
        look()
        for one in self.full_history():
            if one.player == player:
                lines.append(f"> {self.action_to_string(player, one.action)}")
            table.act(one.action)
        return "\n".join(lines)

    def __str__(self) -> str:
        moved = " ".join(
            self.action_to_string(one.player, one.action) for one in self.full_history()
        )
        return f"{self.table.game.id}: {moved}"


class Observer:
    """What a player may know now; with perfect recall also how it came to that."""

    def __init__(self, game: str, recalls: bool) -> None:
        self.game = get_game(game)
        self.recalls: bool = recalls
        self.tensor: Any = None if recalls else np.zeros(len(self.game.observed), np.float32)
        self.dict: dict[str, Any] = {} if recalls else {"observation": self.tensor}

    def set_from(self, state: LanternwayState, player: int) -> None:
        if not self.recalls:
            self.tensor[:] = self.game.observe(state.table.state, player)

    def string_from(self, state: LanternwayState, player: int) -> str:
        if self.recalls:
            return state.recalled(player, self)
        return self.words(state.table, player)

    def words(self, table: LearningTable, player: int) -> str:
        numbers = self.game.observe(table.state, player)
        named = zip(self.game.observed, numbers, strict=True)
        return ", ".join(f"{name} {number:.3g}" for name, number in named if number)


pyspiel.register_game(_TYPE, LanternwayGame)
