"""Match: a game while it is played. It keeps the record and takes steps back.

The State knows only the present. A Match adds what the present does not need: the setting, every
action with its outcomes, and the states that undo can still return to.
"""

from collections.abc import Mapping
from typing import Any

from lanternway.core.action import Action
from lanternway.core.chance import commitment, key_from_seed
from lanternway.core.encoding import state_hash
from lanternway.core.errors import Refusal
from lanternway.core.event import Event
from lanternway.core.game import Game
from lanternway.core.state import State


class Entry:
    """One line of a record: who did what, what chance answered, and the state's hash afterwards."""

    __slots__ = ("action", "hash", "outcomes", "seat")

    def __init__(
        self, seat: int, action: Action, outcomes: list[tuple[int, int]], hash_: str
    ) -> None:
        self.seat: int = seat
        self.action: Action = action
        self.outcomes: list[tuple[int, int]] = outcomes
        self.hash: str = hash_


class Match:
    """A game in progress with its record and its way back.

    Undo goes back step by step within one's own turn, and never past a barrier: something random,
    something revealed, or another seat's act.
    """

    def __init__(
        self,
        game: Game,
        options: Mapping[str, Any],
        seats: int,
        seed: int | str | bytes,
        state: State | None = None,
        known: dict[int, list[int]] | None = None,
        start_hash: str | None = None,
    ) -> None:
        self.game: Game = game
        self.options = game.options.read(options)
        self.seats: int = seats
        self.key: bytes = key_from_seed(seed)
        self.secret: bytes | None = self.key
        """What the commitment commits to; with seeds of players the key is mixed from it."""
        self.commitment: str = commitment(self.key)
        self.seeds: list[str] = []
        self.players: list[str] = []
        self.entries: list[Entry] = []
        self.deal: list[tuple[int, int]] = []
        """The outcomes of the set-up."""
        self.state: State = (
            state
            if state is not None
            else game.start(self.options, seats, self.key, known, self.deal)
        )
        self.start_hash: str = state_hash(self.state) if start_hash is None else start_hash
        self._way_back: list[tuple[int, State]] = []

    def act(self, seat: int, action: Action | str) -> list[Event]:
        """Apply an action (or its notation) and write it down; the events that came of it."""
        if isinstance(action, str):
            action = self.game.catalogue.parse(action)
        before = self.state.clone()
        barrier = self.state.barrier()
        events: list[Event] = []
        drawn: list[tuple[int, int]] = []
        self.state.chance.drawn = drawn
        try:
            self.state.apply(seat, action, events)
        except Refusal:
            raise
        except Exception:
            self.state = before  # a fault in a rule must not leave half an action behind
            raise
        finally:
            self.state.chance.drawn = None
        self.entries.append(Entry(seat, action, drawn, state_hash(self.state)))
        if self._way_back and self._way_back[-1][0] != seat:
            self._way_back.clear()
        self._way_back.append((seat, before))
        if self.state.barrier() != barrier or seat not in self.state.to_move():
            self._way_back.clear()
        return events

    def can_undo(self, seat: int) -> int:
        """How many steps this seat can take back now."""
        if self._way_back and self._way_back[-1][0] == seat:
            return len(self._way_back)
        return 0

    def undo(self, seat: int, steps: int = 1) -> int:
        """Take back so many of the seat's last steps (no more than it can); how many it were."""
        steps = min(steps, self.can_undo(seat))
        for _ in range(steps):
            _, self.state = self._way_back.pop()
            self.entries.pop()
        return steps

    def fork(self) -> "Match":
        """An independent match that stands where this one does, record and way back included: for
        trying something that may yet fail (a server that has not stored it)."""
        other = Match(
            self.game, self.options, self.seats, self.key, self.state.clone(), None, self.start_hash
        )
        other.secret, other.commitment = self.secret, self.commitment
        other.seeds, other.players, other.deal = self.seeds, self.players, self.deal
        other.entries = self.entries[:]
        other._way_back = [(seat, state.clone()) for seat, state in self._way_back]
        return other
