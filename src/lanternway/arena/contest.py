"""A contest: who plays what, in blocks. A block is one deal, played once from every seat.

Because every entrant sits everywhere at the same deal, luck of the deal and of the seat cancels out; so
blocks, not games, are the independent observations of all statistics.
"""

import time
from dataclasses import dataclass, field
from typing import Any

from lanternway.arena.play import by_bots, play
from lanternway.bots import get_bot, read_values
from lanternway.core.action import Action
from lanternway.core.registry import get_game


@dataclass(frozen=True)
class Contest:
    """What is played. Bots are given by name (`bots.get_bot`), one an entrant, as many as seats."""

    game: str
    options: dict[str, Any]
    bots: tuple[str, ...]
    seed: int

    @property
    def seats(self) -> int:
        return len(self.bots)

    def entrants(self) -> list[str]:
        """Names that tell entrants of the same bot apart."""
        names: list[str] = []
        for number, bot in enumerate(self.bots):
            before = self.bots[:number].count(bot)
            names.append(f"{bot} ({before + 1})" if before else bot)
        return names

    def to_data(self) -> dict[str, Any]:
        return {
            "game": self.game,
            "options": self.options,
            "bots": list(self.bots),
            "seed": self.seed,
        }

    def check(self) -> None:
        """Raise an OptionError when something about it cannot be. Values that can't be used are told of."""
        game = get_game(self.game)
        game.start(self.options, self.seats, 0)
        for bot in self.bots:
            get_bot(bot, 0)
            read_values(game, bot)


@dataclass(frozen=True)
class ContestGame:
    """One game of a block. Lists are by entrant, not by seat."""

    seats: list[int]
    scores: list[int]
    ranks: list[int]
    decisions: list[int]
    """Decisions with more than one legal action."""
    seconds: list[float] = field(compare=False)
    """Thinking time; the only thing that differs from run to run."""

    def shares(self) -> list[float]:
        """The victory, divided among those who share it."""
        winners = self.ranks.count(1)
        return [1 / winners if rank == 1 else 0.0 for rank in self.ranks]

    def margins(self) -> list[float]:
        """How far each is ahead of the best other."""
        return [
            score - max([s for j, s in enumerate(self.scores) if j != i], default=0)
            for i, score in enumerate(self.scores)
        ]

    def to_data(self) -> dict[str, Any]:
        return {
            "seats": self.seats,
            "scores": self.scores,
            "ranks": self.ranks,
            "decisions": self.decisions,
            "seconds": [round(seconds, 4) for seconds in self.seconds],
        }


@dataclass(frozen=True)
class Block:
    """One deal from every seat."""

    number: int
    games: list[ContestGame]

    def to_data(self) -> dict[str, Any]:
        return {"block": self.number, "games": [game.to_data() for game in self.games]}

    @staticmethod
    def from_data(data: dict[str, Any]) -> "Block":
        return Block(data["block"], [ContestGame(**game) for game in data["games"]])


def play_block(contest: Contest, number: int) -> Block:
    """Play a block. Needs nothing but its arguments, so it runs anywhere."""
    return Block(number, [play_game(contest, number, turn) for turn in range(contest.seats)])


def play_game(contest: Contest, number: int, turn: int) -> ContestGame:
    """One game: entrant e sits at seat (e + turn) mod seats."""
    count = contest.seats
    seats = [(entrant + turn) % count for entrant in range(count)]
    sitting = {seat: entrant for entrant, seat in enumerate(seats)}
    bots = [
        get_bot(name, f"{contest.seed}:{number}:{turn}:{entrant}")
        for entrant, name in enumerate(contest.bots)
    ]
    state = get_game(contest.game).start(contest.options, count, f"{contest.seed}:{number}")
    decisions = [0] * count
    seconds = [0.0] * count
    think = by_bots(state, [bots[sitting[seat]] for seat in range(count)])

    def choose(seat: int, legal: list[Action]) -> Action:
        entrant = sitting[seat]
        started = time.perf_counter()
        action = think(seat, legal)
        seconds[entrant] += time.perf_counter() - started
        decisions[entrant] += 1
        return action

    play(state, choose)
    outcome = state.outcome()
    assert outcome is not None
    return ContestGame(
        seats,
        [outcome.scores[seat] for seat in seats],
        [outcome.ranks[seat] for seat in seats],
        decisions,
        seconds,
    )
