"""What a position is worth to its seats: by a game's advice, made by hand, or by what was learned from games.

Learned values are of all seats: what one is ahead of the others is what it looks at, since most of what a
move gives somebody else pays for. With the advice it looks at its own value alone.
"""

import math
import sys
from pathlib import Path
from typing import Final

from lanternway.core.errors import DataError
from lanternway.core.game import Game
from lanternway.core.learned import Learned, files_in, read
from lanternway.core.state import State

WON: Final = 100.0
"""Points that a victory counts for beside the margin."""


class Values:
    """The values of one game."""

    __slots__ = ("by_seats", "game")

    def __init__(self, game: Game, learned: list[Learned]) -> None:
        self.game: Game = game
        self.by_seats: list[Learned | None] = [None] * (game.seats.stop + 1)
        """By number of seats: what was learned. None: the advice."""
        for one in learned:
            for seats in one.seats:
                if 0 < seats < len(self.by_seats):
                    self.by_seats[seats] = one

    def learned(self, state: State) -> Learned | None:
        """What was learned for tables like this one."""
        found = self.by_seats[state.seats]
        return found if found is not None and self.game.features.covers(state) else None

    def knows(self, state: State) -> bool:
        """Whether something was."""
        return self.learned(state) is not None

    def of(self, state: State, seat: int) -> float:
        """What a seat tries to make large."""
        learned = self.learned(state)
        if learned is None:
            return self.game.advice.value(state, seat)
        if not self.game.features.lead:
            return learned.net.value(self.game.features.of(state, seat))
        found = self.by(learned, state)
        own = found[seat]
        others = 0.0
        for value in found:
            others += value
        others -= own
        return own - others / (state.seats - 1) if state.seats > 1 else own

    def of_all(self, state: State) -> list[float]:
        """By seat: the differences are expected margins, if they are learned."""
        learned = self.learned(state)
        if learned is None:
            return [self.game.advice.value(state, seat) for seat in range(state.seats)]
        return self.by(learned, state)

    def by(self, learned: Learned, state: State) -> list[float]:
        """By seat: what a net says, or how the game has ended."""
        found: list[float] = []
        if not state.to_move():
            outcome = state.outcome()
            if outcome is not None:
                for seat in range(state.seats):
                    won = WON if outcome.ranks[seat] == 1 else 0.0
                    found.append(outcome.scores[seat] + won)
                return found
        for seat in range(state.seats):
            found.append(learned.net.value(self.game.features.of(state, seat)))
        return found

    def scale(self, state: State, usual: float) -> float:
        """What counts as a lead here; `usual` where nothing was learned."""
        learned = self.learned(state)
        return usual if learned is None else learned.scale(self.game.features.left(state))

    def chances(self, state: State) -> list[float]:
        """By seat: how likely it is to win, at a table that something was learned for."""
        found = self.of_all(state)
        scale = self.scale(state, 1.0)
        best = max(found)
        weights = [math.exp((value - best) / scale) for value in found]
        total = sum(weights)
        return [weight / total for weight in weights]


OWN: Final = ""
"""Not a path: the values that lie beside the game."""

_KNOWN: Final[dict[tuple[str, str | None], Values]] = {}
_TOLD: Final[list[bool]] = [True]
"""Whether what is wrong with a file is told here."""


def leave_telling() -> None:
    """In a process that helps another one, which has read the same files: that one says what is wrong."""
    _TOLD[0] = False


def values_of(game: Game, learned: str | None) -> Values:
    """How bots value the game's positions: None means by the advice, OWN by what lies beside the game, else
    by the file of that path. A file is read once; if that fails one line says why, and the advice takes
    its place."""
    key = (game.id, learned)
    found = _KNOWN.get(key)
    if found is None:
        found = Values(game, [] if learned is None else _read(game, learned))
        _KNOWN[key] = found
    return found


def _read(game: Game, given: str) -> list[Learned]:
    features = game.features
    found: list[Learned] = []
    for path in [Path(given)] if given else files_in(features.folder):
        try:
            found.append(read(path, game.id, game.content_hash, features.names))
        except DataError as error:
            if _TOLD[0]:
                print(f"{error.text}; bots go on with the hand-made advice", file=sys.stderr)
    return found
