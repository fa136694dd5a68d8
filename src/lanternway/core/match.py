"""Match: a game while it is played. It keeps the record and takes steps back.

The State knows only the present. A Match adds what the present does not need: its origin, every
action with its outcomes, and the states that undo can still return to.
"""

from collections.abc import Mapping
from typing import Any

from lanternway.core.action import Action
from lanternway.core.chance import KEY_BYTES, commitment, key_from_seed, mixed_key
from lanternway.core.encoding import state_hash
from lanternway.core.errors import Refusal
from lanternway.core.event import Event
from lanternway.core.game import Game
from lanternway.core.options import Value
from lanternway.core.state import State


class Entry:
    """One line of a record: who did what, what chance answered, and the state's hash afterward."""

    __slots__ = ("action", "hash", "outcomes", "seat")

    def __init__(
        self, seat: int, action: Action, outcomes: list[tuple[int, int]], hash_: str
    ) -> None:
        self.seat: int = seat
        self.action: Action = action
        self.outcomes: list[tuple[int, int]] = outcomes
        self.hash: str = hash_


class Origin:
    """How a match began. It never changes, so every fork shares it."""

    __slots__ = (
        "commitment", "deal", "key", "options", "players", "position", "seats", "secret", "seeds",
        "start_hash",
    )  # fmt: skip

    def __init__(
        self,
        options: dict[str, Value],
        seats: int,
        key: bytes,
        secret: bytes | None,
        commitment: str,
        seeds: list[str],
        players: list[str],
        deal: list[tuple[int, int]],
        start_hash: str,
        position: str = "",
    ) -> None:
        self.options: dict[str, Value] = options
        self.seats: int = seats
        self.key: bytes = key
        """The key of chance: the secret, mixed with the seeds of players if there are any."""
        self.secret: bytes | None = secret
        """What the commitment commits to; None while it is not revealed."""
        self.commitment: str = commitment
        self.seeds: list[str] = seeds
        self.players: list[str] = players
        self.deal: list[tuple[int, int]] = deal
        """The outcomes of the set-up."""
        self.start_hash: str = start_hash
        self.position: str = position
        """The line (`core/oneline.py`) of the table that the match began with; empty: it was set up."""


class Match:
    """A game in progress with its record and its way back. `deal`, `redeal` and `resume` make one;
    `oneline.begin` makes one that begins in the middle of a game.

    Undo goes back step by step within one's own turn, and never past a barrier: something random,
    something revealed, or another seat's act.
    """

    def __init__(self, game: Game, origin: Origin, state: State) -> None:
        self.game: Game = game
        self.origin: Origin = origin
        self.state: State = state
        self.entries: list[Entry] = []
        self.hints: list[tuple[int, int]] = []
        """Where a hint was asked for: the seat, and how many actions stood then."""
        self._way_back: list[tuple[int, State]] = []
        """Who can return to which state. Forks share these states: nobody may change one."""

    @classmethod
    def deal(
        cls,
        game: Game,
        options: Mapping[str, Any],
        seats: int,
        seed: int | str | bytes,
        seeds: list[str] | None = None,
        players: list[str] | None = None,
    ) -> "Match":
        """A new match. Its secret is the key of `seed`; `seeds` are what players mix into it."""
        secret = key_from_seed(seed)
        own = seeds if seeds is not None else []
        key = mixed_key(secret, own)
        values = game.options.read(options)
        drawn: list[tuple[int, int]] = []
        state = game.start(values, seats, key, None, drawn)
        names = players if players is not None else []
        origin = Origin(
            values, seats, key, secret, commitment(secret), own, names, drawn, state_hash(state)
        )
        return cls(game, origin, state)

    @classmethod
    def redeal(
        cls,
        game: Game,
        options: Mapping[str, Any],
        seats: int,
        deal: list[tuple[int, int]],
        secret: bytes | None,
        committed: str,
        seeds: list[str],
        players: list[str],
    ) -> "Match":
        """A match whose setup came out as `deal` says. The key only serves what comes later."""
        key = bytes(KEY_BYTES) if secret is None else mixed_key(secret, seeds)
        values = game.options.read(options)
        drawn: list[tuple[int, int]] = []
        state = game.start(values, seats, key, by_stream(deal), drawn)
        state.chance.known = None
        origin = Origin(
            values, seats, key, secret, committed, seeds, players, drawn, state_hash(state)
        )
        return cls(game, origin, state)

    @classmethod
    def resume(cls, game: Game, origin: Origin, state: State) -> "Match":
        """A match taken up in its middle, without its past: there is nothing to undo."""
        return cls(game, origin, state)

    @property
    def seats(self) -> int:
        return self.origin.seats

    def name_players(self, players: list[str]) -> None:
        """Other people sit down: the record says so from now on."""
        old = self.origin
        self.origin = Origin(
            old.options, old.seats, old.key, old.secret, old.commitment, old.seeds, players,
            old.deal, old.start_hash, old.position,
        )  # fmt: skip

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

    def note_hint(self, seat: int) -> None:
        """The seat asks for a hint now: the record says so for good."""
        asked = (seat, len(self.entries))
        if asked not in self.hints:
            self.hints.append(asked)

    def can_undo(self, seat: int) -> int:
        """How many steps this seat can take back now."""
        if self._way_back and self._way_back[-1][0] == seat:
            return len(self._way_back)
        return 0

    def undo(self, seat: int, steps: int = 1) -> int:
        """Take back so many of the seat's last steps, but no more than it can; how many were taken."""
        steps = min(steps, self.can_undo(seat))
        if steps > 0:
            _, target = self._way_back[-steps]
            self.state = target.clone()  # forks may still need the original
            del self._way_back[-steps:]
            del self.entries[-steps:]
        return steps

    def fork(self) -> "Match":
        """An independent match that stands where this one does, record and way back included: for
        trying something that may yet fail (a server that has not stored it)."""
        other = Match(self.game, self.origin, self.state.clone())
        other.entries = self.entries[:]
        other.hints = self.hints[:]
        other._way_back = self._way_back[:]
        return other


def by_stream(outcomes: list[tuple[int, int]]) -> dict[int, list[int]]:
    """Outcomes as `Chance.known` takes them."""
    known: dict[int, list[int]] = {}
    for stream, value in outcomes:
        known.setdefault(stream, []).append(value)
    return known
