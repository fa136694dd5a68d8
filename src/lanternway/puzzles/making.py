"""Making a pack: games one after the other, until enough puzzles were found in them.

What was found is written down game by game, so that an interrupted maker goes on; the pack depends on nothing
but the game, the seed, the number wanted and what was given to look through, however many processes looked.
"""

import json
import math
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import Executor, Future
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Final

import msgspec

from lanternway.core import record as records
from lanternway.core.errors import DataError
from lanternway.core.game import Game
from lanternway.core.registry import get_game
from lanternway.puzzles import finding, pack
from lanternway.puzzles.puzzle import Puzzle
from lanternway.review.judging import Budget, judge
from lanternway.review.walk import choices

JOURNAL: Final = 3
SHARES: Final = {"kind": 0.5, "stage": 0.67, "seats": 0.5}
"""No more of a pack than this is of one kind of question, stage, number of seats."""
EASY: Final = 1100
EASY_SHARE: Final = 0.5
"""No more of a pack than this is rated below."""
AHEAD: Final = 8
"""Games that are looked through before they are needed, for each process."""
TIMES: Final = 10
"""How much longer the look that confirms is."""

Tick = Callable[[int, int], None]
"""Is told how many games were looked through, and how many puzzles of the pack there are."""


@dataclass(frozen=True)
class Order:
    """What to make."""

    game: str
    seed: str
    count: int
    games: int
    """How many games to look through at most; a record or a puzzle made before counts as one."""
    records: tuple[str, ...] = ()
    """Texts of records to look through first."""
    again: tuple[Puzzle, ...] = ()
    """Puzzles made before, to look at again after the records."""


def look(order: Order, number: int) -> list[Puzzle]:
    """The puzzles of one game: of a record, as long as there are some; then what is left of a puzzle made
    before; then those of games that bots play. Needs nothing but its arguments, so it runs anywhere."""
    if number < len(order.records):
        text = order.records[number]
        return finding.find_in_record(records.parse(text), records.seal_of(text)[:8], order.seed)
    number -= len(order.records)
    if number < len(order.again):
        puzzle = order.again[number]
        return finding.find_again(puzzle, f"pack {puzzle.id}", order.seed)
    return finding.find(order.game, number - len(order.again), order.seed)


class Journal:
    """What was found so far, a line a game."""

    def __init__(self, path: Path, order: Order) -> None:
        self.path = path
        self.found: dict[int, list[Puzzle]] = {}
        game = get_game(order.game)
        head = {
            "lanternway-puzzle-journal": JOURNAL,
            "game": order.game,
            "rules": game.rules,
            "content": game.content_hash,
            "seed": order.seed,
            "records": [records.seal_of(text) for text in order.records],
            "again": [puzzle.id for puzzle in order.again],
        }
        if path.exists():
            self._read(head)
        else:
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(json.dumps(head) + "\n", encoding="utf-8")

    def _read(self, head: dict[str, Any]) -> None:
        text = self.path.read_text(encoding="utf-8")
        whole, _, cut = text.rpartition("\n")
        if cut:  # the last line was being written when the maker was stopped
            self.path.write_text(whole + "\n", encoding="utf-8")
        first, *lines = whole.split("\n")
        try:
            if json.loads(first) != head:
                raise DataError(str(self.path), "is the journal of something else")
            for line in lines:
                entry = msgspec.json.decode(line, type=tuple[int, list[Puzzle]])
                self.found[entry[0]] = entry[1]
        except (ValueError, msgspec.MsgspecError) as error:
            raise DataError(str(self.path), f"can't be read ({error})") from error

    def add(self, number: int, found: list[Puzzle]) -> None:
        self.found[number] = found
        with self.path.open("a", encoding="utf-8") as file:
            file.write(msgspec.json.encode((number, found)).decode() + "\n")


class Choice:
    """The puzzles of a pack, chosen from all that have come in: varied, none twice."""

    def __init__(self, count: int) -> None:
        self.puzzles: list[Puzzle] = []
        self.count = count
        self._found: list[Puzzle] = []

    def take(self, puzzle: Puzzle) -> None:
        if all(one.id != puzzle.id for one in self._found):
            self._found.append(puzzle)
            self.puzzles = self._chosen()

    def _chosen(self) -> list[Puzzle]:
        """Hard ones first, and what is asked seldom before what is asked often, so that the shares leave out
        what there is most of; in the order in which they came in."""
        kinds = Counter(one.kind for one in self._found)
        rare = sorted(self._found, key=lambda one: (one.rating < EASY, kinds[one.kind]))
        known: Counter[tuple[str, Any]] = Counter()
        kept: set[str] = set()
        for puzzle in rare:
            shares = _shares(puzzle)
            if len(kept) < self.count and all(
                known[mark] < math.ceil(part * self.count) for mark, part in shares.items()
            ):
                kept.add(puzzle.id)
                known.update(shares.keys())
        return [one for one in self._found if one.id in kept]

    @property
    def is_full(self) -> bool:
        return len(self.puzzles) >= self.count


def _shares(puzzle: Puzzle) -> dict[tuple[str, Any], float]:
    """What there is a limit for, and how much of a pack may be so."""
    shares = {(name, getattr(puzzle, name)): part for name, part in SHARES.items()}
    return shares | ({("rating", "easy"): EASY_SHARE} if puzzle.rating < EASY else {})


def make(order: Order, journal: Journal, pool: Executor, ahead: int, tick: Tick) -> str:
    """The text of the pack: games in order until it is full, or the games are at their end."""
    chosen = Choice(order.count)
    done = 0
    for found in _in_order(order, journal, pool, ahead):
        done += 1
        for puzzle in found:
            chosen.take(puzzle)
        tick(done, len(chosen.puzzles))
        if chosen.is_full:
            break
    return pack.write(get_game(order.game), chosen.puzzles, order.seed, done, None)


def _in_order(order: Order, journal: Journal, pool: Executor, ahead: int) -> Iterator[list[Puzzle]]:
    running: dict[int, Future[list[Puzzle]]] = {}
    try:
        for number in range(order.games):
            for soon in range(number, min(number + ahead, order.games)):
                if soon not in journal.found and soon not in running:
                    running[soon] = pool.submit(look, order, soon)
            if number in running:
                running[number].result()
                for done in [one for one, future in running.items() if future.done()]:
                    journal.add(done, running.pop(done).result())
            yield journal.found[number]
    finally:  # the pack is full: nobody needs the games ahead
        for future in running.values():
            future.cancel()


def confirms(puzzle: Puzzle, seed: str) -> bool:
    """Whether a look ten times as long as the longest of the maker's, with another seed, finds the same."""
    game: Game = get_game(puzzle.game)
    state = puzzle.state()
    best = game.catalogue.parse(puzzle.best.action)
    open_ = choices(game, state, puzzle.seat, best)
    budget = confirming()
    judgment = judge(state.view(puzzle.seat), open_, best, 0, budget, f"confirm:{seed}:{puzzle.id}")
    return judgment.ideas[0].action == puzzle.best.action


def confirming() -> Budget:
    return Budget(TIMES * finding.LAST.iterations)
