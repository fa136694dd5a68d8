"""OpenSpiel: tables as the game `lanternway`, registered when this module is imported.

    pyspiel.load_game("lanternway(game=skye,players=2,seed=7,options=journeyman:yes;open_gold:yes)")

Chance is sampled (its future belongs to the state, and a clone shares it); seats decide one after the other
in the order of `LearningTable`. An observation is what the seat may know now. The information state recalls
all that the seat could observe since the start and what it did itself, in order (`recall.py`); `recall` is
the number of rows of its journal.
"""

from typing import Any, Final

import numpy as np
import pyspiel

from lanternway.core import OptionError, get_game
from lanternway.research.recall import MARK, ROW, Recall, words_of
from lanternway.research.table import LearningTable

NAME: Final = "lanternway"
PLAYERS: Final = 2
RECALL: Final = 8000
"""Rows: more than any game of greedy bots was seen to take."""
LONGEST: Final = 60_000
MOST: Final = 10.0
"""What a margin is said never to reach: a thousand points."""
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
    provides_information_state_tensor=True,
    provides_observation_string=True,
    provides_observation_tensor=True,
    parameter_specification={
        "game": "skye",
        "players": PLAYERS,
        "seed": 0,
        "recall": RECALL,
        "take_back": False,
        "options": "",
        "reward": "rank",
    },
)


class LanternwayGame(pyspiel.Game):
    """A game of ours with so many players. Each new state that is asked something deals another table: seed,
    seed + 1, …"""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        self.name: str = str(given.get("game", "skye"))
        self.players: int = int(given.get("players", PLAYERS))
        self.seed: int = int(given.get("seed", 0))
        self.recall: int = int(given.get("recall", RECALL))
        self.take_back: bool = bool(given.get("take_back", False))
        self.options: dict[str, str] = read_options(str(given.get("options", "")))
        self.reward: Any = str(given.get("reward", "rank"))
        game = self.new_table().game
        if not 1 <= self.recall <= LONGEST:
            raise OptionError(f"recall must be 1 to {LONGEST} rows, not {self.recall}")
        most = MOST if self.reward == "margin" else 1.0
        info = pyspiel.GameInfo(
            num_distinct_actions=len(game.catalogue.actions),
            max_chance_outcomes=0,
            num_players=self.players,
            min_utility=-most,
            max_utility=most,
            utility_sum=0.0,
            max_game_length=game.bound,
        )
        super().__init__(_TYPE, info, given)
        self.dealt: int = 0

    def new_initial_state(self) -> "LanternwayState":
        return LanternwayState(self)

    def next_seed(self) -> int:
        self.dealt += 1
        return self.seed + self.dealt - 1

    def new_table(self) -> LearningTable:
        """A table of this game, nothing dealt yet."""
        return LearningTable(self.name, self.players, self.options, self.reward, self.take_back)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> "Observer":
        recalls = iig_obs_type is not None and iig_obs_type.perfect_recall
        return Observer(self.name, self.recall if recalls else 0)

    def __reduce__(self) -> tuple[Any, ...]:
        return _game_again, (self.get_parameters(), self.dealt)


def read_options(given: str) -> dict[str, str]:
    """The options of a game as a parameter holds them: `journeyman:yes;open_gold:yes`."""
    options: dict[str, str] = {}
    for word in filter(None, given.split(";")):
        name, colon, value = word.partition(":")
        if not colon:
            raise OptionError(f"options: {word!r} is not name:value")
        options[name.strip()] = value.strip()
    return options


class Deal:
    """Which table a state has: the same for all its copies, and none before somebody asks."""

    def __init__(self, seed: int | None) -> None:
        self.seed: int | None = seed

    def __deepcopy__(self, memo: dict[int, Any]) -> "Deal":
        return self


class LanternwayState(pyspiel.State):
    """A table. OpenSpiel makes a new state for each copy and then replaces what is in it, so nothing is dealt
    before somebody asks."""

    def __init__(self, game: LanternwayGame, seed: int | None = None) -> None:
        super().__init__(game)
        self._deal: Deal = Deal(seed)
        self._table: LearningTable | None = None
        self._recalled: dict[int, Recall] = {}
        """By player: what was asked for so far."""

    @property
    def table(self) -> LearningTable:
        if self._table is None:
            self._table = self.get_game().new_table()
            self._table.reset(self.seed)
        return self._table

    @property
    def seed(self) -> int:
        if self._deal.seed is None:
            self._deal.seed = self.get_game().next_seed()
        return self._deal.seed

    def current_player(self) -> int:
        return pyspiel.PlayerId.TERMINAL if self.table.seat < 0 else self.table.seat

    def _legal_actions(self, player: int) -> list[int]:
        if player != self.table.seat:
            return []
        return sorted(action.index for action in self.table.legal)

    def _apply_action(self, action: int) -> None:
        self.table.act(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.game.catalogue.actions[action].text

    def is_terminal(self) -> bool:
        return self.table.seat < 0

    def returns(self) -> list[float]:
        return self.table.rewards()

    def recalled(self, player: int, rows: int) -> Recall:
        """What a player has seen and done. The game is played again for who asks first, then it goes on."""
        found = self._recalled.get(player)
        if found is None or len(found.journal) != rows:
            table = self.get_game().new_table()
            found = self._recalled[player] = Recall(table, player, rows)
            found.begin(table.game.start(table.options, table.seats, self.seed))
        found.follow(self.history())
        return found

    def __deepcopy__(self, memo: dict[int, Any]) -> "LanternwayState":
        other: LanternwayState = self.clone()
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        return _state_again, (self.get_game(), self.seed, self.history())

    def __str__(self) -> str:
        actions = self.table.game.catalogue.actions
        moved = " ".join([actions[index].text for index in self.history()])
        return f"{self.table.game.id}: {moved}"


class Observer:
    """What a player may know now; with a journal of so many rows also how it came to that."""

    def __init__(self, game: str, rows: int) -> None:
        self.game = get_game(game)
        self.rows: int = rows
        length = len(self.game.observed)
        parts = (
            {"now": (length,), "journal": (rows, ROW), "mark": (MARK,)}
            if rows
            else {"now": (length,)}
        )
        self.tensor: Any = np.zeros(
            sum(int(np.prod(shape)) for shape in parts.values()), np.float32
        )
        self.dict: dict[str, Any] = {}
        start = 0
        for name, shape in parts.items():
            size = int(np.prod(shape))
            self.dict[name] = self.tensor[start : start + size].reshape(shape)
            start += size

    def set_from(self, state: LanternwayState, player: int) -> None:
        if self.rows:
            recalled = state.recalled(player, self.rows)
            self.dict["now"][:] = recalled.now
            self.dict["journal"][:] = recalled.journal
            self.dict["mark"][:] = recalled.mark()
        else:
            self.tensor[:] = state.table.observe(player)

    def string_from(self, state: LanternwayState, player: int) -> str:
        if self.rows:
            return state.recalled(player, self.rows).words()
        numbers = state.table.observe(player)
        return words_of(self.game.observed, numbers, np.flatnonzero(numbers))


def _game_again(params: dict[str, Any], dealt: int) -> LanternwayGame:
    game: LanternwayGame = pyspiel.load_game(NAME, params)
    game.dealt = dealt
    return game


def _state_again(game: LanternwayGame, seed: int, actions: list[int]) -> LanternwayState:
    state = LanternwayState(game, seed)
    for action in actions:
        state.apply_action(action)
    return state


pyspiel.register_game(_TYPE, LanternwayGame)
