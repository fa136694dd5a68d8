"""`lanternway review`: analyzes a recorded game, seat by seat, from what each knew."""

import os
from pathlib import Path
from typing import Any

from lanternway.cli.extra_games import load_extra_games
from lanternway.cli.hints import because
from lanternway.cli.seats import seat_names
from lanternway.cli.settings import read_text
from lanternway.cli.terminal import Terminal
from lanternway.core import record as records
from lanternway.core.match import Match
from lanternway.core.processes import process_pool
from lanternway.review.judging import Idea, Judgment
from lanternway.review.report import Part, Review, Turn
from lanternway.review.reviewing import review


def review_record(
    terminal: Terminal,
    file: Path,
    seat: int | None,
    seed: str,
    iterations: int,
    jobs: int | None,
    as_json: bool,
) -> None:
    """Review a record and say what came of it."""
    text = read_text(file)
    match = records.load(text)
    seats = list(range(match.seats)) if seat is None else [seat]
    made: Review | None = None
    with (
        process_pool(jobs or os.cpu_count() or 1, load_extra_games) as pool,
        terminal.err.status("") as status,
    ):
        for made in review(text, seats, iterations, seed, pool):
            said = terminal.text("review-progress", done=made.done, total=made.total)
            status.update(said)
    assert made is not None
    if as_json:
        terminal.json(made.to_data())
    else:
        _Show(terminal, match, made).whole()


class _Show:
    def __init__(self, terminal: Terminal, match: Match, made: Review) -> None:
        self.terminal = terminal
        self.match = match
        self.made = made
        self.players = seat_names(terminal, match, match.origin.players)

    def whole(self) -> None:
        made = self.made
        self.terminal.say(
            "review-done",
            game=f"@{made.game}-name",
            decisions=made.total,
            iterations=made.iterations,
        )
        self._balance()
        turns = sorted(
            ((turn, part) for part in made.parts for turn in part.turning()),
            key=lambda found: (found[0].line, found[1].seat),
        )
        self.terminal.say("review-turning" if turns else "review-no-turning")
        for turn, part in turns:
            self._turn(turn, part)

    def _balance(self) -> None:
        """Accuracy, and where each seat's way to its result came from, in points of chance."""
        from rich.table import Table
        from rich.text import Text

        table = Table(box=None, padding=(0, 2, 0, 0))
        table.add_column(Text(self.terminal.text("review-player")))
        for name in ("accuracy", "own", "others", "luck"):
            table.add_column(Text(self.terminal.text(f"review-{name}")), justify="right")
        for part in self.made.parts:
            accuracy, balance = part.accuracy(), part.balance()
            table.add_row(
                Text(self.players[part.seat]),
                "–" if accuracy is None else f"{accuracy:.0%}",
                _points(balance.own),
                _points(balance.others),
                _points(balance.luck),
            )
        self.terminal.show(table)

    def _turn(self, turn: Turn, part: Part) -> None:
        judgment = next((one for one in part.judgments if one.line == turn.line), None)
        points = round(abs(turn.swing) * 100)
        facts: dict[str, Any] = {"seat": part.seat, "move": turn.line + 1}
        if turn.kind == "luck" or judgment is None:
            self._say("review-turn-luck", **facts, points=_points(turn.swing))
            return
        played = next(one for one in judgment.ideas if one.action == judgment.played)
        said = self._action(played)
        self._say(f"review-turn-{turn.kind}", **facts, played=said, points=points)
        if turn.kind == "costly":
            self._better(judgment)

    def _better(self, judgment: Judgment) -> None:
        best = judgment.ideas[0]
        self._say(
            "review-better",
            action=self._action(best),
            chance=round(best.chance * 100),
            doubt=round(best.error * 100),
        )
        reason = because(self.terminal, self.made.game, 1, best.reasons, self.players)
        if reason:
            self.terminal.line(reason)

    def _say(self, message: str, **facts: Any) -> None:
        self.terminal.line(self.terminal.translator.text(message, facts, self.players))

    def _action(self, idea: Idea) -> str:
        """In words, with what it cost or gave then."""
        action = self.match.game.catalogue.parse(idea.action)
        return self.terminal.translator.action(action, self.players, idea.said[0].facts)


def _points(chance: float) -> str:
    """Chance in whole points, with its sign."""
    points = round(chance * 100)
    return f"{points:+d}".replace("-", "−") if points else "0"
