"""How far a review can be trusted: the figures of docs/review.md.

    python tools/trust.py GAME [--seats 4] [--games 12] [--first 0] [--sample 30] [--closer 4] [--minutes 14]

Bots that make mistakes (level 1) play games; of each, some decisions are drawn, and at each of them moves, at
random: so there are more costly ones than bots would make. Then is asked:

- stability: is a move drawn costly, and with another seed too?
- planted: of the moves that a look with ten times the budget puts at least 10 points below the best, how many
  are called costly?
- strong: is what the strongest level would play called costly?

What was found is kept in build/trust, a line a decision, so that a run that was cut short goes on. With
build/fast first on PYTHONPATH it is faster.
"""

import argparse
import json
import random
import time
from pathlib import Path
from typing import Any, Final

from lanternway.arena.play import by_bots, play
from lanternway.arena.statistics import wilson
from lanternway.bots import bot_of_level, get_bot
from lanternway.bots.levels import LEVELS
from lanternway.core.action import Action
from lanternway.core.registry import get_game
from lanternway.core.state import State
from lanternway.puzzles.rating import untimed
from lanternway.review.judging import MAYBE, STANDARD, Budget, judge
from lanternway.review.walk import choices

KEPT: Final = Path(__file__).resolve().parent.parent / "build/trust"
TIMES: Final = 10
"""How much longer the look is that says which planted moves are bad."""
BAD: Final = 0.10
"""So much worse than the best is a planted move that must be found."""
PLANTED: Final = 3
"""Moves that are planted at one decision, at most."""

Row = dict[str, Any]


def decisions(
    game_id: str, seats: int, number: int, sample: int
) -> list[tuple[State, int, Action]]:
    """Some of one game: the table, who decides, what was played."""
    game = get_game(game_id)
    state = game.start({}, seats, f"trust:{number}")
    weak = bot_of_level(game_id, 1)
    think = by_bots(state, [get_bot(weak, f"trust:{number}:{seat}") for seat in range(seats)])
    found: list[tuple[State, int, Action]] = []

    def note(seat: int, action: Action) -> None:
        if len(choices(game, state, seat, action)) > 1:
            found.append((state.clone(), seat, action))

    play(state, think, note)
    luck = random.Random(f"trust:{number}")
    return luck.sample(found, min(sample, len(found)))


def look(game_id: str, state: State, seat: int, played: Action, name: str, closer: bool) -> Row:
    """What is asked about one decision; `closer`: planted and strong moves too."""
    game = get_game(game_id)
    view = state.view(seat)
    options = choices(game, state, seat, played)

    def said(action: Action, seed: str, line: int = 0) -> list[Any]:
        open_ = options if action in options else [*options, action]
        found = judge(view, open_, action, line, STANDARD, f"trust:{name}:{seed}")
        return [round(found.cost, 4), round(found.error, 4), found.mark]

    luck = random.Random(f"planted:{name}")
    planted = luck.sample(options, min(PLANTED, len(options)))
    row: Row = {"name": name, "choices": len(options), "drawn": [said(planted[0], "one")]}
    if row["drawn"][0][0] >= MAYBE:
        row["drawn"].append(said(planted[0], "two"))
    if not closer:
        return row
    deep = judge(
        view, options, planted[0], 0, Budget(TIMES * STANDARD.iterations), f"deep:{name}", planted
    )
    chances = {idea.action: idea.chance for idea in deep.ideas}
    behind = {one: deep.ideas[0].chance - chances[one.text] for one in planted}
    row["planted"] = [
        [round(lost, 4), *said(one, "one")] for one, lost in behind.items() if lost >= BAD
    ]
    strong = get_bot(untimed(bot_of_level(game.id, LEVELS)), f"trust:{name}")
    row["strong"] = said(strong.choose(view, state.legal(seat)), "one")
    return row


def kept(path: Path) -> dict[str, Row]:
    """What was found before, by name."""
    if not path.exists():
        return {}
    whole, _, _ = path.read_text(encoding="utf-8").rpartition("\n")
    path.write_text(whole + "\n" if whole else "", encoding="utf-8")
    return {row["name"]: row for row in map(json.loads, whole.splitlines())}


def share(what: str, found: list[bool]) -> None:
    """Print how many of them are so, with the interval of 95 %."""
    if not found:
        print(f"{what}: none")
        return
    part = sum(found) / len(found)
    low, high = wilson(part, len(found))
    print(f"{what}: {sum(found)} of {len(found)}, {part:.0%} ({low:.0%} to {high:.0%})")


def tell(game_id: str, rows: list[Row]) -> None:
    """Print the three shares."""
    print(f"{game_id}: {len(rows)} decisions")
    again = [row["drawn"][1] for row in rows if row["drawn"][0][2] == "costly"]
    share("costly moves that stay costly", [one[2] == "costly" for one in again])
    closer = [row for row in rows if "strong" in row]
    planted = [one for row in closer for one in row["planted"]]
    share("planted moves found", [one[3] == "costly" for one in planted])
    share("strong moves called costly", [row["strong"][2] == "costly" for row in closer])


def main() -> None:
    parser = argparse.ArgumentParser(description="Measure how far reviews can be trusted.")
    parser.add_argument("game")
    parser.add_argument("--seats", type=int, default=4)
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--first", type=int, default=0, help="the number of the first game")
    parser.add_argument("--sample", type=int, default=30, help="decisions drawn of each game")
    parser.add_argument(
        "--closer", type=int, default=4, help="so many of them are asked everything"
    )
    parser.add_argument("--minutes", type=float, default=14.0, help="stop after so long")
    arguments = parser.parse_args()
    game_id, seats, sample = arguments.game, arguments.seats, arguments.sample
    path = KEPT / f"{game_id}-{seats}.jsonl"
    path.parent.mkdir(parents=True, exist_ok=True)
    known = kept(path)
    rows: list[Row] = []
    end = time.monotonic() + 60 * arguments.minutes
    for number in range(arguments.first, arguments.first + arguments.games):
        names = [f"{number}:{place}" for place in range(sample)]
        if any(name not in known for name in names):
            for name, decision in zip(
                names, decisions(game_id, seats, number, sample), strict=False
            ):
                if name not in known and time.monotonic() < end:
                    closer = int(name.split(":")[1]) < arguments.closer
                    known[name] = look(game_id, *decision, name, closer)
                    with path.open("a", encoding="utf-8") as file:
                        file.write(json.dumps(known[name]) + "\n")
        rows += [known[name] for name in names if name in known]
    tell(game_id, rows)


if __name__ == "__main__":
    main()
