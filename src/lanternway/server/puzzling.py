"""Puzzles for people on the network. As with lessons, all follows from the tries, and how far somebody is, is
kept for guests and accounts alike."""

import asyncio
from collections.abc import Callable

import msgspec
import structlog

from lanternway.core import Game, State, game_ids, get_game
from lanternway.core.errors import LanternwayError
from lanternway.messages import server
from lanternway.messages.http import TableText
from lanternway.messages.puzzles import (
    DailyPuzzle,
    PuzzleInfo,
    Puzzles,
    PuzzleState,
    PuzzleTry,
    PuzzleTurn,
)
from lanternway.messages.review import ReviewDecision, ReviewIdea, ReviewReason, ReviewStep
from lanternway.puzzles import days
from lanternway.puzzles.pack import get_puzzle, pack_of, puzzles_of
from lanternway.puzzles.puzzle import Judged, Puzzle
from lanternway.puzzles.solving import Solving
from lanternway.server import classroom, words
from lanternway.server.store import Progress, Store
from lanternway.text import sight_of

log = structlog.get_logger()


class PuzzleRoom:
    def __init__(self, store: Store, now: Callable[[], float]) -> None:
        self.store = store
        self.now = now
        self._read = False

    async def puzzles(self, person: str | None) -> Puzzles:
        """All that can be solved, how far this person is, and the puzzle of today."""
        await self._read_packs()
        kept = await self._kept(person)
        return Puzzles(
            daily=self._daily(kept),
            puzzles=[
                info(one, kept.get(one.name)) for game in game_ids() for one in puzzles_of(game)
            ],
        )

    def _daily(self, kept: dict[str, Progress]) -> DailyPuzzle | None:
        day = days.day_of(self.now())
        week = days.week_until(day)
        if not week:
            return None
        solved = [one.name in kept and kept[one.name].passed for one in week]
        row = 0
        before = solved if solved[-1] else solved[:-1]
        while row < len(before) and before[-1 - row]:
            row += 1
        today = info(week[-1], kept.get(week[-1].name))
        return DailyPuzzle(day=day.isoformat(), puzzle=today, week=solved, row=row)

    async def answer(self, game: str, id_: str, given: PuzzleTry, person: str | None) -> PuzzleTurn:
        """Try something; without an answer, say where one is."""
        await self._read_packs()
        puzzle = get_puzzle(game, id_)
        kept = await self._kept(person)
        solving = Solving(puzzle, given.tries)
        if given.answer is not None:
            solving.answer(given.answer)
            before = kept.get(puzzle.name)
            done = before is not None and Solving(puzzle, _still(puzzle, before)).is_over
            if person is not None and not done:
                await self.store.keep_progress(
                    person, puzzle.name, solving.tries, solving.is_solved
                )
        return turn(solving, kept, given.hint)

    async def preview(self, game: str, id_: str, notation: str) -> server.Previewed:
        """What an action would do at the puzzle's table."""
        await self._read_packs()
        puzzle = get_puzzle(game, id_)
        return classroom.previewed(get_game(game), puzzle.state(), puzzle.seat, notation)

    async def text(self, game: str, id_: str, language: str) -> TableText:
        """The puzzle's table in words."""
        await self._read_packs()
        puzzle = get_puzzle(game, id_)
        state, speak = puzzle.state(), words.translator(language)
        players = [speak.player(seat) for seat in range(state.seats)]
        seen = sight_of(state, puzzle.seat, speak, players)
        return words.said(get_game(game), seen, 0, asked=True)

    async def _kept(self, person: str | None) -> dict[str, Progress]:
        return {} if person is None else await self.store.progress(person)

    async def _read_packs(self) -> None:
        """Once, beside what is played: every table of every pack is laid out to be checked."""
        if self._read:
            return
        for game in game_ids():
            pack = await asyncio.to_thread(pack_of, game)
            for line in pack.left_out if pack else ():
                log.warning("puzzle left out", why=line)
        self._read = True


def info(puzzle: Puzzle, kept: Progress | None) -> PuzzleInfo:
    tries = [] if kept is None else _still(puzzle, kept)
    solving = Solving(puzzle, tries) if tries else None
    return _info(puzzle, solving, kept is not None and kept.passed)


def _info(puzzle: Puzzle, solving: Solving | None, passed: bool) -> PuzzleInfo:
    return PuzzleInfo(
        game=puzzle.game,
        id=puzzle.id,
        seats=puzzle.seats,
        kind=puzzle.kind,
        stage=puzzle.stage,
        choices=puzzle.choices,
        rating=puzzle.rating,
        state=_state(solving, passed),
        tries=[] if solving is None else solving.tries,
    )


def _state(solving: Solving | None, passed: bool) -> PuzzleState:
    if passed or (solving is not None and solving.is_solved):
        return "solved"
    if solving is None or not solving.tries:
        return "new"
    return "shown" if solving.is_over else "begun"


def _still(puzzle: Puzzle, kept: Progress) -> list[str]:
    """What was tried, if the puzzle still takes it."""
    try:
        return Solving(puzzle, kept.answers).tries
    except LanternwayError:
        return []


def turn(solving: Solving, kept: dict[str, Progress], hint: bool = False) -> PuzzleTurn:
    puzzle, over = solving.puzzle, solving.is_over
    before = kept.get(puzzle.name)
    return PuzzleTurn(
        puzzle=_info(puzzle, solving, before is not None and before.passed),
        seat=puzzle.seat,
        left=solving.left,
        picture=classroom.picture(solving.state, puzzle.seat),
        chances=[_chance(puzzle, one) for one in solving.tries],
        explained=explained(solving) if over else None,
        hint=_reasons(puzzle.best) if hint else [],
        fails=puzzle.fails if over else [],
        next=_next(puzzle, kept),
    )


def _chance(puzzle: Puzzle, notation: str) -> float | None:
    judged = puzzle.look(notation)
    return None if judged is None else judged.chance


def _next(puzzle: Puzzle, kept: dict[str, Progress]) -> str:
    """The next harder one that is not solved, else the easiest."""
    others = puzzles_of(puzzle.game)
    at = next(place for place, one in enumerate(others) if one.id == puzzle.id)
    for one in [*others[at + 1 :], *others[:at]]:
        if one.name not in kept or not kept[one.name].passed:
            return one.id
    return ""


def explained(solving: Solving) -> ReviewDecision:
    """The answers that were looked at, as a review would tell them."""
    puzzle = solving.puzzle
    chosen = puzzle.look(solving.chosen)
    cost = 0.0 if chosen is None else puzzle.best.chance - chosen.chance
    return ReviewDecision(
        line=0,
        seat=puzzle.seat,
        played=solving.chosen,
        ideas=[_idea(solving.game, puzzle, solving.state, one) for one in puzzle.judged],
        cost=round(cost, 4),
        error=puzzle.best.error,
        sure=True,
        choices=puzzle.choices,
        mark="costly" if cost > 0 else "",
    )


def _idea(game: Game, puzzle: Puzzle, state: State, judged: Judged) -> ReviewIdea:
    said = [_step(game, one) for one in judged.line or [f"{puzzle.seat} {judged.action}"]]
    facts = state.facts(puzzle.seat, game.catalogue.parse(judged.action))
    said[0] = msgspec.structs.replace(said[0], facts=facts)
    return ReviewIdea(
        action=judged.action,
        chance=judged.chance,
        error=judged.error,
        line=judged.line,
        chances=[],
        reasons=_reasons(judged),
        said=said,
    )


def _reasons(judged: Judged) -> list[ReviewReason]:
    return [ReviewReason(name=name, n=n) for name, n in judged.reasons]


def _step(game: Game, step: str) -> ReviewStep:
    seat, notation = step.split(" ", 1)
    action = game.catalogue.parse(notation)
    return ReviewStep(
        seat=int(seat),
        message=f"{game.id}-act-{action.family.verb}",
        args=action.words(),
        facts={},
        targets=action.targets(),
    )
