"""Fit how sure a lead is, by game and seats, and measure how well it holds: review/chances.json.

    python tools/chances.py GAME [--seats 2,3,4] [--games 180] [--first 10000] [--bot greedy:1]
    python tools/chances.py --draw

Bots play games against themselves, with a move at random now and then. Two thirds of the games are fitted to,
one third is compared with; values that were learned bring their scales along, and all of their games are
compared with. Positions are kept in build/chances, so that a run that was cut short goes on. `--draw` draws
docs/research/chances.svg from what was compared. With build/fast first on PYTHONPATH it is faster.
"""

import argparse
import json
import math
import random
from pathlib import Path
from typing import Any, Final

from lanternway.arena import plots
from lanternway.arena.play import by_bots, play
from lanternway.bots import get_bot
from lanternway.bots.greedy import GreedyBot
from lanternway.core.action import Action
from lanternway.core.registry import get_game
from lanternway.locales.translator import Translator
from lanternway.review.chances import Chances, between, shares, softmax
from lanternway.review.outline import SETTLED

ROOT: Final = Path(__file__).resolve().parent.parent
FILE: Final = ROOT / "src/lanternway/review/chances.json"
KEPT: Final = ROOT / "build/chances"
PLOT: Final = ROOT / "docs/research/chances.svg"
KNOTS: Final = 5
LARGEST: Final = 60.0
"""A scale beyond which values say nothing."""
ASTRAY: Final = 0.06
"""This share of the moves is random."""
ROWS: Final = 24
"""About so many positions of a game are looked at."""

DRAWS: Final = 400
"""Games are drawn anew so often for the interval of a tenth."""

Row = tuple[float, list[float], list[float], int]
"""How much was left, the values, the shares of the victory, and the game."""
Bin = list[tuple[float, float]]
"""What was said, and what came."""


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
    """By tenth of what was said: the mean of it, what came with its interval of 95 %, and how many."""
    games: dict[int, list[Bin]] = {}
    for left, values, came, number in rows:
        bins = games.setdefault(number, [[] for _ in range(10)])
        for said, share in zip(softmax(values, between(scales, left)), came, strict=True):
            bins[min(9, int(said * 10))].append((said, share))
    luck = random.Random("chances")
    found: list[dict[str, Any]] = []
    for tenth in range(10):
        of_games = [bins[tenth] for bins in games.values() if bins[tenth]]
        whole = [pair for one in of_games for pair in one]
        if not whole:
            continue
        # positions of one game are won together: the interval comes from drawing whole games
        drawn = sorted(_came(luck.choices(of_games, k=len(of_games))) for _ in range(DRAWS))
        found.append(
            {
                "said": round(sum(said for said, _ in whole) / len(whole), 3),
                "came": round(_came([whole]), 3),
                "low": round(drawn[DRAWS // 40], 3),
                "high": round(drawn[-1 - DRAWS // 40], 3),
                "count": len(whole),
                "games": len(of_games),
            }
        )
    return found


def _came(bins: list[Bin]) -> float:
    """How often it came."""
    return sum(share for one in bins for _, share in one) / sum(map(len, bins))


def rows_kept(game_id: str, seats: int, bot: str, numbers: range) -> list[Row]:
    """The positions of these games; those that were looked at before are read."""
    path = KEPT / f"{game_id}-{seats}-{bot.replace(':', '-')}.jsonl"
    known: dict[int, list[Row]] = {}
    if path.exists():
        whole, _, _ = path.read_text(encoding="utf-8").rpartition("\n")
        known = dict(map(json.loads, whole.splitlines()))
        path.write_text(whole + "\n" if whole else "", encoding="utf-8")
    path.parent.mkdir(parents=True, exist_ok=True)
    for number in numbers:
        if number not in known:
            known[number] = rows_of(game_id, seats, bot, number)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps([number, known[number]]) + "\n")
    return [row for number in numbers for row in known[number]]


def measure(game_id: str, seats: int, bot: str, first: int, games: int) -> None:
    """Fit and compare at one number of seats, and write it down."""
    rows = rows_kept(game_id, seats, bot, range(first, first + games))
    values = Chances(get_game(game_id), seats).values
    learned = values.by_seats[seats]
    fitted = [] if learned else [row for row in rows if row[3] % 3 != 2]
    others = rows if learned else [row for row in rows if row[3] % 3 == 2]
    scales = tuple(learned.scales) if learned else fit(fitted)
    bins = compare(others, scales)
    distance = sum(one["count"] * abs(one["said"] - one["came"]) for one in bins)
    distance /= sum(one["count"] for one in bins)
    data = json.loads(FILE.read_text(encoding="utf-8"))
    entry = data["games"].setdefault(game_id, {"scales": {}, "made": {}})
    if not learned:
        entry["scales"][str(seats)] = list(scales)
    entry["made"][str(seats)] = {
        "bot": bot,
        "learned": learned is not None,
        "games": games,
        "first": first,
        "positions": len(fitted),
        "compared": len(others),
        "distance": round(distance, 3),
        "bins": bins,
    }
    for part in entry:
        entry[part] = dict(sorted(entry[part].items()))
    FILE.write_text(json.dumps(data, indent=1) + "\n", encoding="utf-8")
    print(f"{game_id}, {seats} seats: scales {scales}, mean distance {distance:.3f}", flush=True)
    for one in bins:
        print(
            f"| {one['said']:.0%} | {one['came']:.0%} | {one['low']:.0%} to {one['high']:.0%} "
            f"| {one['count']:,} | {one['games']} |"
        )


def draw() -> None:
    """All that was compared: what was said against what came, a panel for each game and number of seats."""
    data = json.loads(FILE.read_text(encoding="utf-8"))["games"]
    texts = Translator("en")
    panels = [
        plots.Reliability(
            f"{texts.text(f'{game_id}-name')}, {seats} seats",
            [
                (one["said"], came := one["came"], one.get("low", came), one.get("high", came))
                for one in made["bins"]
            ],
        )
        for game_id, entry in sorted(data.items())
        for seats, made in sorted(entry["made"].items())
    ]
    plots.draw_reliability(PLOT, panels, 3)


def main() -> None:
    parser = argparse.ArgumentParser(description="Fit and compare chances to win.")
    parser.add_argument("game", nargs="?")
    parser.add_argument("--seats", default="2,3,4")
    parser.add_argument("--games", type=int, default=180)
    parser.add_argument("--first", type=int, default=10_000, help="the number of the first game")
    parser.add_argument("--bot", default="greedy:1")
    parser.add_argument("--draw", action="store_true", help="draw what was compared")
    arguments = parser.parse_args()
    if arguments.game:
        for seats in map(int, arguments.seats.split(",")):
            measure(arguments.game, seats, arguments.bot, arguments.first, arguments.games)
    if arguments.draw:
        draw()


if __name__ == "__main__":
    main()
