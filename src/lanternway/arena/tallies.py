"""Tallies of many games: who wins how often, how long it takes, how fast it went."""

from typing import Any

from lanternway.arena.simulation import Batch, SimulatedGame
from lanternway.arena.statistics import wilson


class Tally:
    """Wins and points of a seat or of a bot. A shared victory counts in parts."""

    def __init__(self) -> None:
        self.games: int = 0
        self.wins: float = 0.0
        self.points: int = 0

    def facts(self, name: str | int) -> dict[str, Any]:
        share = self.wins / max(1, self.games)
        return {
            "name": name,
            "games": self.games,
            "wins": self.wins,
            "share": share,
            "interval": list(wilson(share, self.games)),
            "score": self.points / max(1, self.games),
        }


class Spread:
    """Mean, least and most of a number."""

    def __init__(self) -> None:
        self.total: int = 0
        self.low: int | None = None
        self.high: int = 0

    def add(self, value: int) -> None:
        self.total += value
        self.low = value if self.low is None else min(self.low, value)
        self.high = max(self.high, value)

    def facts(self, games: int) -> dict[str, Any]:
        return {"mean": self.total / max(1, games), "min": self.low or 0, "max": self.high}


class Tallies:
    """Collects batches."""

    def __init__(self, seats: int, bots: list[str]) -> None:
        self.games: int = 0
        self._seats = [Tally() for _ in range(seats)]
        self._extra: list[Tally] = []
        """Of what the game plays itself, beyond the seats (the Private Concern)."""
        self._bots = {name: Tally() for name in bots}
        self._actions = Spread()
        self._real = Spread()
        self._forced = Spread()

    def add(self, batch: Batch) -> None:
        for played in batch.played:
            self.games += 1
            self._actions.add(played.real + played.forced)
            self._real.add(played.real)
            self._forced.add(played.forced)
            for seat, name in enumerate(played.names):
                won = 1 / len(played.winners) if seat in played.winners else 0.0
                for tally in (self._seats[seat], self._bots[name]):
                    tally.games += 1
                    tally.wins += won
                    tally.points += played.scores[seat]
            self._add_extra(played)

    def _add_extra(self, played: SimulatedGame) -> None:
        first = len(played.names)
        for seat in range(first, len(played.scores)):
            if seat - first == len(self._extra):
                self._extra.append(Tally())
            tally = self._extra[seat - first]
            tally.games += 1
            tally.wins += 1 / len(played.winners) if seat in played.winners else 0.0
            tally.points += played.scores[seat]

    def facts(self, seconds: float, processes: int) -> dict[str, Any]:
        """Everything as data."""
        return {
            "games": self.games,
            "seconds": seconds,
            "processes": processes,
            "by_seat": [tally.facts(seat) for seat, tally in enumerate(self._seats)],
            "by_extra": [
                tally.facts(seat) for seat, tally in enumerate(self._extra, len(self._seats))
            ],
            "by_bot": [tally.facts(name) for name, tally in self._bots.items()],
            "actions": self._actions.facts(self.games),
            "real": self._real.facts(self.games),
            "forced": self._forced.facts(self.games),
            "real_per_second": self._real.total / max(seconds, 1e-9),
            "actions_per_second": self._actions.total / max(seconds, 1e-9),
        }
