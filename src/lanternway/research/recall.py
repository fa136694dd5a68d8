"""Recall: all that a seat has observed in a game and what it did itself, in order.

As a text it is a line for each observation, with what has changed since the one before, and for each own
action. As numbers it has one length, whatever the game was like:

- `now`: what the seat may know now.
- `journal`: the last changes before that, a row each, the newest last; rows of 0 where there are none yet.
  A row is what happened, where, and what stood there before. At first all numbers of an observation are 0,
  so that a journal that was long enough leads from `now` back to the start.
- `mark`: a fingerprint of everything since the start. What is older than the journal is in it: two pasts that
  differ anywhere differ there, though nobody can read them from it.
"""

import copy
import hashlib
from collections.abc import Sequence
from typing import Any, Final

import numpy as np
import numpy.typing as npt

from lanternway.core import State
from lanternway.research.table import Floats, LearningTable

FIRST: Final = 1.0
"""What happened: a number of the observation is another. It is the first of those that changed at once."""
ALSO: Final = 0.5
"""Another number that changed with it."""
DID: Final = -1.0
"""The seat itself did something; where: the action's index, in parts of all actions."""
ROW: Final = 3
MARK: Final = 8
"""Numbers of a mark, 16 bits each."""


class Recall:
    """Follows a game with one seat's eyes."""

    def __init__(self, table: LearningTable, seat: int, rows: int) -> None:
        self.table = table
        self.table.watch = self._look
        self.seat = seat
        self.now: Floats = np.zeros(table.length, np.float32)
        self.journal: Floats = np.zeros((rows, ROW), np.float32)
        self.past: list[Floats | int] = []
        """Observations and own actions."""
        self._digest = bytes(2 * MARK)
        self._lines: list[str] = []
        """The past as a text, as far as somebody has asked for it."""
        self._told: Floats = self.now
        """The last observation in it."""
        self._followed = 0

    def begin(self, state: State) -> None:
        """A game from this state on."""
        self.table.begin(state)

    def follow(self, actions: Sequence[int]) -> None:
        """All actions of the game so far, of all seats: goes on from those it knows."""
        for action in actions[self._followed :]:
            if self.table.seat == self.seat:
                self._note([(DID, action / self.table.actions, 0.0)], b"%d" % action)
                self.past.append(action)
            self.table.act(action)
        self._followed = len(actions)

    def __deepcopy__(self, memo: dict[int, Any]) -> "Recall":
        """One that goes on by itself. Observations of the past are shared: nobody changes them."""
        other = Recall(copy.deepcopy(self.table, memo), self.seat, len(self.journal))
        other.now, other.journal = self.now, self.journal.copy()
        other.past, other._lines = self.past[:], self._lines[:]
        other._told, other._digest, other._followed = self._told, self._digest, self._followed
        return other

    def mark(self) -> Floats:
        """The fingerprint, from −1 to 1."""
        return np.frombuffer(self._digest, "<i2").astype(np.float32) / np.float32(1 << 15)

    def words(self) -> str:
        """All of it as a text."""
        for one in self.past[len(self._lines) :]:
            if isinstance(one, int):
                self._lines.append(f"> {self.table.game.catalogue.actions[one].text}")
            else:
                changed = np.flatnonzero(one != self._told)
                self._lines.append(words_of(self.table.game.observed, one, changed))
                self._told = one
        return "\n".join(self._lines)

    def _look(self) -> None:
        now = self.table.observe(self.seat)
        places = np.flatnonzero(now != self.now)
        if len(places) == 0:
            return
        rows = np.full((len(places), ROW), ALSO, np.float32)
        rows[0, 0] = FIRST
        rows[:, 1] = places / self.table.length
        rows[:, 2] = self.now[places]
        self._note(rows, now.tobytes())
        self.past.append(now)
        self.now = now

    def _note(self, rows: Sequence[tuple[float, ...]] | Floats, told: bytes) -> None:
        count = min(len(rows), len(self.journal))
        self.journal[:-count] = self.journal[count:]
        self.journal[-count:] = rows[-count:]
        self._digest = hashlib.blake2b(self._digest + told, digest_size=2 * MARK).digest()


def words_of(names: Sequence[str], numbers: Floats, places: npt.NDArray[np.int64]) -> str:
    """Some numbers of an observation as a text."""
    return ", ".join(f"{names[place]} {numbers[place]:.3g}" for place in places.tolist())
