"""When bots say that a seat wins in 70 %, does it? The table of docs/strength.md.

    python tools/reliability.py GAME [--seats 2] [--games 100] [--bot learned:1] [--values FILE]

Plays fresh games (their seeds are in no training), asks the shipped values of a part of the positions, and
compares the chances with what came. With build/fast first on PYTHONPATH it is faster.
"""

import argparse
from pathlib import Path
from typing import Final

from lanternway.core.learned import file_name, read
from lanternway.core.registry import get_game
from lanternway.training.calibration import error, reliability
from lanternway.training.selfplay import Portion, density_of

FRESH: Final = 900_000_000
"""Seeds from here on are never learned from."""


def main() -> None:
    parser = argparse.ArgumentParser(description="Compare chances to win with what came.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--bot", default="learned:1")
    parser.add_argument("--values", type=Path, help="not the shipped file")
    arguments = parser.parse_args()
    game = get_game(arguments.game)
    path = arguments.values or game.features.folder / file_name([arguments.seats])
    learned = read(path, game.id, game.content_hash, game.features.names)
    density = density_of(game.id, {}, arguments.seats)
    portion = Portion(game.id, {}, arguments.seats, arguments.bot, FRESH, arguments.games, density)
    positions = portion.play()
    bins = reliability(learned, positions)
    print(
        f"{game.id}, {arguments.seats} seats: {arguments.games} games, {len(positions.left)} positions"
    )
    print("| said | came | positions of seats | games |\n|---:|---:|---:|---:|")
    for one in bins:
        print(f"| {one.said:.0%} | {one.came:.0%} | {one.count:,} | {one.games} |")
    print(f"mean distance {error(bins):.3f}")


if __name__ == "__main__":
    main()
