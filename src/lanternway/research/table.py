"""A table for learning: who decides, what is seen and legal as arrays, and what the end was worth."""

import struct
from collections.abc import Callable, Mapping
from typing import Any, Final, Literal, get_args

import numpy as np
import numpy.typing as npt

from lanternway.core import Action, Game, OptionError, State, get_game
from lanternway.core.chance import Chance
from lanternway.core.observation import mask_of

Floats = npt.NDArray[np.float32]
Mask = npt.NDArray[np.int8]
Reward = Literal["rank", "margin"]
"""What the end is worth to a seat. `rank`: 1 for beating all others, −1 for losing to all, equal ranks share;
the sum is 0. `margin`: points ahead of the others' mean, in hundreds."""
POINTS: Final = 100.0


class LearningTable:
    """One game at a time. Seats decide one after the other; where several decide at once, the lowest that has
    not decided is asked first, and sees nothing of what others did in secret. A decision with one legal
    answer is nobody's to learn, so it is made at once. Without `take_back` nothing is legal that only takes
    back what the seat has just decided, or decides the same in another order (`Advice.worth_a_look`)."""

    def __init__(
        self,
        game: str,
        seats: int,
        options: Mapping[str, Any] | None = None,
        reward: Reward = "rank",
        take_back: bool = False,
    ) -> None:
        self.game: Game = get_game(game)
        self.game.check_seats(seats)
        self.game.check_options(self.game.options.read(options or {}), seats)
        if reward not in get_args(Reward):
            raise OptionError(f"there is no reward {reward!r} (rewards: rank, margin)")
        self.seats: int = seats
        self.options: dict[str, Any] = dict(options or {})
        self.reward: Reward = reward
        self.take_back: bool = take_back
        self.length: int = len(self.game.observed)
        self.actions: int = len(self.game.catalogue.actions)
        self.row: struct.Struct = struct.Struct(f"{self.length}f")
        """An observation in memory: writing it so is twice as fast as letting numpy read a list."""
        self._state: State | None = None
        self.seat: int = -1
        """Who decides; -1: the game is over."""
        self.legal: list[Action] = []
        """What it may do."""
        self.watch: Callable[[], None] | None = None
        """Is called at the start and after every action, forced ones too."""

    def reset(self, seed: int) -> None:
        """A new game. The same seed and the same actions give the same game."""
        self.begin(self.game.start(self.options, self.seats, seed))

    def begin(self, state: State) -> None:
        """A game from this state on, which is the table's from now on."""
        self._state = state
        if self.watch is not None:
            self.watch()
        self._go_on(state)

    @property
    def state(self) -> State:
        if self._state is None:
            raise OptionError("no game has begun: reset comes first")
        return self._state

    def observe(self, seat: int) -> Floats:
        """What the seat may know."""
        if not 0 <= seat < self.seats:
            raise OptionError(f"there is no seat {seat}: seats are 0 to {self.seats - 1}")
        found: Floats = np.empty(self.length, dtype=np.float32)
        self.row.pack_into(found.data, 0, *self.game.observe(self.state, seat))
        return found

    def mask(self, seat: int) -> Mask:
        """What it may do now, by the catalogue's index; all 0 while another decides."""
        if seat != self.seat:
            return np.zeros(self.actions, dtype=np.int8)
        return np.frombuffer(mask_of(self.legal, self.game.catalogue), dtype=np.int8).copy()

    def is_legal(self, index: int) -> bool:
        return any(action.index == index for action in self.legal)

    def act(self, index: int) -> None:
        """The seat that decides does this. An illegal action raises the game's Refusal, and one that is only
        left out here an OptionError."""
        state = self.state
        for action in self.legal:
            if action.index == index:
                self._perform(state, action)
                self._go_on(state)
                return
        if not 0 <= index < self.actions:
            raise OptionError(
                f"there is no action {index}: those of {self.game.id} are 0 to {self.actions - 1}"
            )
        action = self.game.catalogue.actions[index]
        if self.seat >= 0 and action in state.legal(self.seat):
            raise OptionError(
                f"{action.text!r} only takes back or changes the order: take_back=True allows it"
            )
        state.apply(self.seat, action)

    def rewards(self) -> list[float]:
        """What the end is worth, by seat; 0 before the end."""
        outcome = self.state.outcome() if self.state.is_over() else None
        if outcome is None:
            return [0.0] * self.seats
        values = outcome.scores if self.reward == "margin" else [-rank for rank in outcome.ranks]
        return [self._worth(values, seat) for seat in range(self.seats)]

    def __deepcopy__(self, memo: dict[int, Any]) -> "LearningTable":
        """A table that goes on by itself from here; both have the same future until they differ. Nobody
        watches it yet."""
        other = LearningTable(*self._made())
        if self._state is not None:
            other._state = self._state.clone()
            other.seat, other.legal = self.seat, self.legal
        return other

    def __reduce__(self) -> tuple[Any, ...]:
        """Pickled likewise: as plain data, since states of the compiled engine cannot be."""
        made = (LearningTable, self._made())
        if self._state is None:
            return made
        chance = self._state.chance
        kept = (chance.key, chance.counters, chance.count, self._state.reveals)
        return *made, (self._state.to_snapshot(), kept)

    def __setstate__(self, kept: tuple[dict[str, Any], tuple[bytes, list[int], int, int]]) -> None:
        data, (key, counters, count, reveals) = kept
        state = self.game.from_data(data, self.game.options.read(self.options), self.seats)
        state.chance = Chance(key, counters, count)
        state.reveals = reveals
        self.begin(state)

    # --- inside -----------------------------------------------------------------------------------

    def _made(self) -> tuple[str, int, dict[str, Any], Reward, bool]:
        """What it was made of."""
        return self.game.id, self.seats, self.options, self.reward, self.take_back

    def _worth(self, values: list[int], seat: int) -> float:
        others = [value for other, value in enumerate(values) if other != seat]
        if self.reward == "margin":
            return (values[seat] - sum(others) / len(others)) / POINTS
        beaten = sum((values[seat] > value) - (values[seat] < value) for value in others)
        return beaten / len(others)

    def _perform(self, state: State, action: Action) -> None:
        state.perform(self.seat, action)
        if self.watch is not None:
            self.watch()

    def _go_on(self, state: State) -> None:
        """To the next decision that is one."""
        while movers := state.to_move():
            self.seat = movers[0]
            legal = state.legal(self.seat)
            if not self.take_back:
                legal = self.game.advice.worth_a_look(state, self.seat, legal)
            self.legal = legal
            if len(legal) > 1:
                return
            self._perform(state, legal[0])
        self.seat = -1
        self.legal = []
