"""Reviewing a record: a quick outline first, then decision by decision, in as many processes as are given."""

import itertools
from collections.abc import Iterator
from concurrent.futures import Executor, as_completed
from typing import Final

from lanternway import __version__
from lanternway.core import record as records
from lanternway.core.errors import OptionError
from lanternway.core.record import Record
from lanternway.core.registry import get_game, register_reviewer
from lanternway.review.judging import LONGER, Budget, Judgment, judge
from lanternway.review.outline import Outline, outline
from lanternway.review.report import Part, Review
from lanternway.review.walk import choices, steps

PORTION: Final = 8
"""Decisions that a process is given at a time."""


def outline_of(text: str, seat: int, seed: str) -> Outline:
    """The outline of a record given as text. Needs nothing but its arguments, so it runs anywhere."""
    return outline(records.parse(text), seat, seed)


def judge_lines(
    text: str, seat: int, lines: list[int], iterations: int, seed: str
) -> list[Judgment]:
    """The seat's decisions in these lines of a record, judged. Runs anywhere, too."""
    record = records.parse(text)
    game = get_game(record.game)
    wanted = set(lines)
    budget = Budget(iterations, LONGER)
    found: list[Judgment] = []
    for step in itertools.islice(steps(record), max(lines) + 1):
        if step.line in wanted:
            options = choices(game, step.before, seat, step.action)
            view = step.before.view(seat)
            found.append(judge(view, options, step.action, step.line, budget, seed))
    return found


def check_seats(record: Record, seats: list[int]) -> None:
    for seat in seats:
        if not 0 <= seat < record.seats:
            raise OptionError(
                f"there is no seat {seat}; this game has 0 to {record.seats - 1}",
                "review-no-seat",
                {"given": seat, "high": record.seats - 1},
            )


def review(
    text: str, seats: list[int], iterations: int, seed: str, pool: Executor
) -> Iterator[Review]:
    """The review as it grows: outline by outline, then after every portion of decisions, last whole. What it
    is in the end depends on nothing but the first four arguments."""
    record = records.parse(text)
    check_seats(record, seats)
    if not record.lines:
        raise OptionError("this record has no action", "review-nothing", {})
    asked = zip(*[(text, seat, seed) for seat in seats], strict=True)
    made = Review(records.seal_of(text), record.game, __version__, iterations, seed, [], 0, 0)
    for one in pool.map(outline_of, *asked):  # nobody waits for more than the first graph
        made.parts.append(Part(one))
        made.total += len(one.decisions)
        yield made
    portions = [
        (part.seat, lines) for part in made.parts for lines in _portions(part.outline.decisions)
    ]
    futures = [
        pool.submit(judge_lines, text, seat, lines, iterations, seed) for seat, lines in portions
    ]
    parts = {part.seat: part for part in made.parts}
    for future in as_completed(futures):
        for judgment in future.result():
            parts[judgment.seat].judgments.append(judgment)
            made.done += 1
        for part in made.parts:
            part.judgments.sort(key=lambda judgment: judgment.line)
        yield made


def _portions(lines: list[int]) -> list[list[int]]:
    return [lines[first : first + PORTION] for first in range(0, len(lines), PORTION)]


register_reviewer(review)
