"""`hint` at the terminal: what a good player would do, with the reason."""

from collections.abc import Sequence
from itertools import takewhile
from typing import Any, Final

from lanternway.cli.terminal import Terminal
from lanternway.core.match import Match
from lanternway.review.hinting import Hint, hint
from lanternway.review.judging import EQUAL, Idea, Reason

ITERATIONS: Final = 2400


def show_hint(
    terminal: Terminal, match: Match, seat: int, players: list[str], iterations: int = ITERATIONS
) -> None:
    """Three ideas, best first. The match notes that they were asked for."""
    legal = match.state.legal(seat)
    if len(legal) < 2:
        terminal.say("hint-single")
        return
    match.note_hint(seat)
    with terminal.err.status(terminal.text("hint-thinking", n=len(legal))):
        found = hint(match.state.view(seat), legal, iterations, "0")
    _Show(terminal, match, seat, players).whole(found)


class _Show:
    def __init__(self, terminal: Terminal, match: Match, seat: int, players: list[str]) -> None:
        self.terminal = terminal
        self.match = match
        self.seat = seat
        self.players = players

    def whole(self, found: Hint) -> None:
        self.terminal.say("hint-title")
        for number, idea in enumerate(found.ideas, 1):
            self._idea(number, len(found.ideas), idea, found.ideas[0].chance)
        self.terminal.say("hint-sure" if found.sure else "hint-unsure")
        if not found.sure:
            self.terminal.say("hint-unsure-help")

    def _idea(self, number: int, of: int, idea: Idea, best: float) -> None:
        reason = because(self.terminal, self.match.game.id, number, idea.reasons, self.players)
        if number > 1 and best - idea.chance < EQUAL:
            reason = f"{self.terminal.text('review-equal')} {reason}"
        said = self._text(
            "hint-said",
            idea=self.terminal.text("hint-idea", n=number, of=of),
            action=self._choice(idea.line[0]),
            chance=round(idea.chance * 100),
            doubt=max(1, round(idea.error * 100)),
            reason=reason,
        )
        self.terminal.line(said.rstrip())
        own = list(takewhile(lambda step: step.startswith(f"{self.seat} "), idea.line[1:]))[:3]
        if own:
            steps = " → ".join(self._action(step) for step in own)
            self.terminal.line("   " + self._text("hint-line", steps=steps), "dim")

    def _choice(self, step: str) -> str:
        """What an idea begins with, and the number that chooses it: that of the idea is another one."""
        texts = [action.text for action in self.match.state.legal(self.seat)]
        number = texts.index(step.split(" ", 1)[1]) + 1
        return self._text("hint-choice", action=self._action(step), n=number)

    def _action(self, step: str) -> str:
        """A step of a line (`seat notation`) in words, with what it costs now if it can be done now."""
        notation = step.split(" ", 1)[1]
        action = self.match.game.catalogue.parse(notation)
        state = self.match.state
        facts = state.facts(self.seat, action) if action in state.legal(self.seat) else None
        return self.terminal.translator.action(action, self.players, facts)

    def _text(self, message: str, **facts: Any) -> str:
        return self.terminal.translator.text(message, facts, self.players)


def because(
    terminal: Terminal, game: str, place: int, reasons: Sequence[Reason], players: list[str]
) -> str:
    """What the idea at this place brings more or less of, in a sentence; empty if nothing that can be
    counted differs. The first is compared with the second, all others with the first."""
    if not reasons:
        return ""
    message = "review-because" if place == 1 else "review-because-not"
    return terminal.translator.text(message, differences(game, reasons), players)


def differences(game: str, reasons: Sequence[Reason]) -> dict[str, Any]:
    """The reasons as phrases: what there is more of, and what there is less of."""
    gains = [_phrase(game, name, number) for name, number in reasons if number > 0]
    losses = [_phrase(game, name, number) for name, number in reasons if number <= 0]
    shape = "both" if gains and losses else "gains" if gains else "losses"
    return {"shape": shape, "gains": gains, "losses": losses}


def _phrase(game: str, name: str, number: float) -> dict[str, Any]:
    return {
        "say": "review-difference",
        "sign": "more" if number > 0 else "less",
        "what": {"say": f"{game}-reason-{name}", "n": abs(number)},
    }
