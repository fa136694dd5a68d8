"""Prices found by shaking them: what a bot pays for each thing is changed a little at random, and play
tells which changes were good.

Every deal is played twice. Half of the seats have their prices shaken one way, the others the same prices
the other way, and the second time they change places; with an odd number of seats one half is larger, and
means of the halves are compared. Over many deals what the first half was ahead, price by price, says where
each price should go. A fit to positions says who is going to win; this says what is worth choosing.
"""

import random
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import numpy as np

from lanternway.arena.play import by_bots, play
from lanternway.bots.greedy import GreedyBot
from lanternway.bots.values import Values
from lanternway.core.action import Action
from lanternway.core.game import Game
from lanternway.core.learned import Learned
from lanternway.core.net import Net
from lanternway.core.registry import get_game
from lanternway.training.fit import kept
from lanternway.training.positions import Floats, load_arrays, save_arrays

SHAKE: Final = 0.2
"""Points by which a usual change of one feature counts more or less while its price is shaken."""
RATE: Final = 0.2
"""How far prices go: this part of a shake for each point that a shake was ahead."""
SEEN: Final = 3
"""A feature that changes less often in the games that are looked at keeps its price."""
LOOKED_AT: Final = 6
"""Games that tell how much features change."""


@dataclass(frozen=True)
class Shaken:
    """Deals to play: seeds from `seed` on, two games each."""

    game: str
    options: dict[str, Any]
    seats: int
    seed: int
    deals: int
    prices: tuple[float, ...]
    """By feature: what everybody pays before it is shaken."""
    sizes: tuple[float, ...]
    """By feature: how far its price is shaken."""

    def play(self) -> "Leads":
        """What the first half was ahead, deal by deal. Needs nothing else, so it runs anywhere."""
        numbers = range(self.seed, self.seed + self.deals)
        ways = [ways_of(number, len(self.prices)) for number in numbers]
        ahead = [self._lead(number, way) for number, way in zip(numbers, ways, strict=True)]
        return Leads(np.array(ways, dtype=np.float64), np.array(ahead, dtype=np.float64))

    def _lead(self, number: int, ways: list[int]) -> float:
        game = get_game(self.game)
        halves = [self._values(game, ways, 1), self._values(game, ways, -1)]
        total = 0.0
        for swap in (0, 1):
            state = game.start(self.options, self.seats, f"shaken:{number}")
            sides = [(seat + swap) % 2 for seat in range(self.seats)]
            bots = [
                GreedyBot(f"{number}:{seat}", 1, learned=halves[side])
                for seat, side in enumerate(sides)
            ]
            play(state, by_bots(state, bots))
            outcome = state.outcome()
            assert outcome is not None
            means = [
                np.mean(
                    [score for score, one in zip(outcome.scores, sides, strict=True) if one == side]
                )
                for side in (0, 1)
            ]
            total += float(means[0] - means[1])
        return total / 2

    def _values(self, game: Game, ways: list[int], sign: int) -> Values:
        rows = zip(self.prices, self.sizes, ways, strict=True)
        return plain(game, [price + sign * way * size for price, size, way in rows], self.seats)


@dataclass(frozen=True)
class Leads:
    """How shakes went."""

    ways: Floats
    """By deal and feature: 1 or −1."""
    ahead: Floats
    """By deal: points that the half that was shaken that way was ahead of the other."""

    def save(self, path: Path) -> None:
        save_arrays(path, ways=self.ways, ahead=self.ahead)

    @classmethod
    def gather(cls, paths: list[Path]) -> "Leads":
        """All of some files as one."""
        ways: list[Floats] = []
        ahead: list[Floats] = []
        for path in sorted(paths):
            found = load_arrays(path, "ways", "ahead")
            ways.append(found[0])
            ahead.append(found[1])
        return cls(np.concatenate(ways), np.concatenate(ahead))

    def slopes(self) -> tuple[Floats, float]:
        """By feature: points ahead by shaking its price up, and the standard error of each."""
        deals = len(self.ahead)
        return self.ways.T @ self.ahead / deals, float(self.ahead.std() / deals**0.5)

    def moved(self, prices: list[float], sizes: list[float]) -> list[float]:
        """The prices, a step further. What chance alone would show moves nothing: a slope counts by the share
        of its square that its error does not explain."""
        slopes, error = self.slopes()
        square = np.maximum(slopes**2, 1e-12)
        certain = slopes * np.maximum(0.0, 1.0 - error**2 / square)
        return kept(np.array(prices) + RATE * certain * np.array(sizes))


def ways_of(number: int, count: int) -> list[int]:
    """Which way each price is shaken for a deal."""
    chance = random.Random(f"shake:{number}")
    return [chance.choice((-1, 1)) for _ in range(count)]


def plain(game: Game, prices: list[float], seats: int) -> Values:
    """Values that are nothing but prices of the features."""
    return Values(game, [Learned(Net(prices, [], [], []), [seats], [1.0, 1.0], {})])


class Changes:
    """How much features change from one decision of a seat to its next."""

    def __init__(self, game: Game) -> None:
        self.game: Game = game
        self.totals: list[float] = [0.0] * len(game.features.names)
        self.counts: list[int] = [0] * len(game.features.names)

    def look_at(self, options: dict[str, Any], seats: int, number: int) -> None:
        """One game by greedy bots."""
        state = self.game.start(options, seats, f"changes:{number}")
        think = by_bots(state, [GreedyBot(f"{number}:{seat}", 1) for seat in range(seats)])
        before: dict[int, list[float]] = {}

        def decide(seat: int, legal: list[Action]) -> Action:
            now = self.game.features.of(state, seat)
            self.add(before.get(seat, now), now)
            before[seat] = now
            return think(seat, legal)

        play(state, decide)

    def add(self, before: list[float], now: list[float]) -> None:
        for place, value in enumerate(now):
            change = abs(value - before[place])
            if change > 1e-9:
                self.totals[place] += change
                self.counts[place] += 1

    def size(self, place: int) -> float:
        """What a price must change for a usual change of its feature to count SHAKE points."""
        count = self.counts[place]
        return SHAKE * count / self.totals[place] if count >= SEEN else 0.0


def sizes_of(game: Game, options: dict[str, Any], seats: int) -> list[float]:
    """By feature: how far its price is shaken. A feature that is the whole advice keeps its price: all
    others are measured by it."""
    changes = Changes(game)
    for number in range(LOOKED_AT):
        changes.look_at(options, seats, number)
    sizes = [changes.size(place) for place in range(len(game.features.names))]
    whole = [place for place, price in enumerate(game.features.advised) if price]
    if len(whole) == 1:
        sizes[whole[0]] = 0.0
    return sizes
