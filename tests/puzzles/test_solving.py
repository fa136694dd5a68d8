"""Solving puzzles: tries, the end, what reaches the page, and the puzzle of the day."""

import datetime

import msgspec
import pytest

from lanternway.core import oneline
from lanternway.core.errors import LanternwayError, Refusal
from lanternway.core.registry import get_game
from lanternway.puzzles import days, pack
from lanternway.puzzles.puzzle import Puzzle
from lanternway.puzzles.solving import SHOW, TRIES, Solving
from lanternway.server import puzzling
from tests.puzzles.packs import GAMES, first

DAY = datetime.date(2026, 11, 17)


@pytest.mark.parametrize("game", GAMES)
def test_a_puzzle_is_solved_at_the_second_try(game: str) -> None:
    puzzle = first(game)
    solving = Solving(puzzle)
    wrong = next(one.action for one in puzzle.judged if one != puzzle.best)
    assert not solving.answer(wrong)
    assert (solving.left, solving.is_over) == (TRIES - 1, False)
    with pytest.raises(LanternwayError):
        solving.answer(wrong)
    assert solving.answer(puzzle.best.action)
    assert (solving.is_solved, solving.is_over, solving.chosen) == (True, True, wrong)
    with pytest.raises(LanternwayError):
        solving.answer(SHOW)
    assert Solving(puzzle, solving.tries).is_solved


def test_what_the_rules_forbid_is_no_try() -> None:
    puzzle = first("skye")
    solving = Solving(puzzle)
    legal = {action.text for action in solving.legal()}
    illegal = next(
        action.text for action in solving.game.catalogue.actions if action.text not in legal
    )
    with pytest.raises(Refusal):
        solving.answer(illegal)
    assert solving.left == TRIES


def test_who_wants_the_solution_has_not_solved_it() -> None:
    solving = Solving(first("treos"))
    assert not solving.answer(SHOW)
    assert (solving.is_over, solving.is_solved) == (True, False)


@pytest.mark.parametrize("game", GAMES)
def test_nothing_that_the_seat_cannot_know_reaches_the_page(game: str) -> None:
    """What is hidden is dealt anew: every byte of every answer stays the same, and so do all previews."""
    for puzzle in pack.puzzles_of(game)[::8]:
        others = [_dealt_anew(puzzle, seed) for seed in (1, 2)]
        assert len({one.table for one in others} - {puzzle.table}) == 2
        for tries in ([], [puzzle.judged[-1].action], [SHOW]):
            told = {
                msgspec.json.encode(
                    puzzling.turn(Solving(one, tries), {}, hint=True), order="deterministic"
                )
                for one in (puzzle, *others)
            }
            assert len(told) == 1


def _dealt_anew(puzzle: Puzzle, seed: int) -> Puzzle:
    match = oneline.read(puzzle.table)
    game = get_game(puzzle.game)
    world = game.worlds(match.state.view(puzzle.seat)).sample(seed)
    table = oneline.write(game, match.origin.options, match.seats, world)
    return msgspec.structs.replace(puzzle, table=table)


def test_everybody_has_the_same_puzzle_from_midnight_on() -> None:
    noon = datetime.datetime(2026, 11, 17, 12, tzinfo=datetime.UTC).timestamp()
    assert days.day_of(noon) == DAY
    assert days.day_of(noon + 12 * 3600 - 1) == DAY
    assert days.day_of(noon + 12 * 3600) == DAY + datetime.timedelta(days=1)
    week = days.week_until(DAY)
    assert len(week) == days.WEEK
    assert week[-1] == days.puzzle_of_day(DAY)
    assert {one.game for one in week} == set(GAMES)
    assert len({one.id for one in week}) == days.WEEK
