"""Fit how sure a lead is, by game and seats, and measure how well it holds: review/chances.json.

    python tools/chances.py GAME [--seats 2,3,4] [--games 120] [--first 0] [--bot greedy:1]

Bots play games against themselves, with a move at random now and then. Two thirds of the games are fitted to,
one third is compared with. With build/fast first on PYTHONPATH it is faster.
"""

import argparse
import json
import math
import random
from pathlib import Path
from typing import Any, Final

from lanternway.arena.play import by_bots, play
from lanternway.bots import get_bot
from lanternway.bots.greedy import GreedyBot
from lanternway.core.action import Action
from lanternway.core.registry import get_game
from lanternway.review.chances import Chances, between, shares, softmax
from lanternway.review.outline import SETTLED

FILE: Final = Path(__file__).resolve().parent.parent / "src/lanternway/review/chances.json"
KNOTS: Final = 5
LARGEST: Final = 60.0
"""A scale beyond which values say nothing."""
ASTRAY: Final = 0.06
"""This share of the moves is random."""
ROWS: Final = 24
"""About so many positions of a game are looked at."""

Row = tuple[float, list[float], list[float], int]
"""How much was left, the values, the shares of the victory, and the game."""


def rows_of(game_id: str, seats: int, bot: str, number: int) -> list[Row]:
    """Positions of one game, what was begun there finished."""
    game = get_game(game_id)
    values = Chances(game, seats).values
    greedy = GreedyBot("finish")
    chance = random.Random(f"chances:{number}")
    state = game.start({}, seats, f"chances:{number}")
    bots = [get_bot(bot, f"{number}:{seat}") for seat in range(seats)]
    think = by_bots(state, bots)
    found: list[tuple[float, list[float]]] = []

    def decide(seat: int, legal: list[Action]) -> Action:
        if chance.random() < ROWS / LENGTH[game_id] / seats:
            trial = state.clone()
            greedy.finish(values, trial, seat, random.Random(number), SETTLED)
            if trial.to_move():
                found.append((game.features.left(trial), values.of_all(trial)))
        return chance.choice(legal) if chance.random() < ASTRAY else think(seat, legal)

    play(state, decide)
    outcome = state.outcome()
    assert outcome is not None
    return [(left, values_, shares(outcome), number) for left, values_ in found]


LENGTH: Final = {"skye": 60, "treos": 110, "dark_road": 240}
"""About how many decisions a seat has in a game."""


def loss(rows: list[Row], scales: tuple[float, ...]) -> float:
    """How surprising the results are, on average (log loss)."""
    total = 0.0
    for left, values, came, _ in rows:
        said = softmax(values, between(scales, left))
        total -= sum(
            share * math.log(max(chance, 1e-6)) for share, chance in zip(came, said, strict=True)
        )
    return total / len(rows)


def fit(rows: list[Row]) -> tuple[float, ...]:
    """The scales that are least surprised: each in turn a little larger or smaller while that helps. The more
    is left, the less sure is a lead."""
    scales = [3.0, 6.0, 9.0, 12.0, 15.0]
    best = loss(rows, tuple(scales))
    step = 1.5
    while step > 1.02:
        better = False
        for knot in range(KNOTS):
            for factor in (step, 1 / step):
                trial = [*scales]
                trial[knot] = min(LARGEST, max(0.3, trial[knot] * factor))
                if trial != sorted(trial):
                    continue
                found = loss(rows, tuple(trial))
                if found < best - 1e-6:
                    best, scales, better = found, trial, True
        if not better:
            step **= 0.5
    return tuple(round(scale, 2) for scale in scales)


def compare(rows: list[Row], scales: tuple[float, ...]) -> list[dict[str, Any]]:
    """By tenth of what was said: the mean of it, what came, and how many."""
    bins: list[list[tuple[float, float]]] = [[] for _ in range(10)]
    for left, values, came, _ in rows:
        for said, share in zip(softmax(values, between(scales, left)), came, strict=True):
            bins[min(9, int(said * 10))].append((said, share))
    return [
        {
            "said": round(sum(said for said, _ in one) / len(one), 3),
            "came": round(sum(share for _, share in one) / len(one), 3),
            "count": len(one),
        }
        for one in bins
        if one
    ]


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit and compare chances to win.")
    parser.add_argument("game")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--games", type=int, default=120)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--bot", default="greedy:1")
    arguments = parser.parse_args()
    data = json.loads(FILE.read_text(encoding="utf-8"))
    entry = data["games"].setdefault(arguments.game, {"scales": {}, "made": {}})
    for seats in map(int, arguments.seats.split(",")):
        rows: list[Row] = []
        for number in range(arguments.first, arguments.first + arguments.games):
            rows += rows_of(arguments.game, seats, arguments.bot, number)
        fitted = [row for row in rows if row[3] % 3 != 2]
        others = [row for row in rows if row[3] % 3 == 2]
        scales = fit(fitted)
        bins = compare(others, scales)
        distance = sum(one["count"] * abs(one["said"] - one["came"]) for one in bins)
        distance /= sum(one["count"] for one in bins)
        entry["scales"][str(seats)] = list(scales)
        entry["made"][str(seats)] = {
            "bot": arguments.bot,
            "games": arguments.games,
            "first": arguments.first,
            "positions": len(fitted),
            "compared": len(others),
            "distance": round(distance, 3),
            "bins": bins,
        }
        print(
            f"{arguments.game}, {seats} seats: scales {scales}, mean distance {distance:.3f}",
            flush=True,
        )
        FILE.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
