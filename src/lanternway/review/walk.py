"""Walking through a record: every line with the table before and after it."""

from collections.abc import Iterator
from dataclasses import dataclass

from lanternway.bots.policy import is_waiting
from lanternway.core import record as records
from lanternway.core.action import Action
from lanternway.core.game import Game
from lanternway.core.record import Record
from lanternway.core.state import State


@dataclass(frozen=True)
class Step:
    """One line of a record, from 0 on. Nobody may change its tables."""

    line: int
    seat: int
    action: Action
    before: State
    after: State

    @property
    def drew(self) -> bool:
        """Whether chance had a part in it."""
        return self.before.chance.count != self.after.chance.count

    @property
    def alone(self) -> bool:
        """Whether only this seat was deciding: what others chose in secret does not come out here."""
        movers = self.before.to_move()
        return movers == [self.seat] and not any(
            is_waiting(self.before, other, movers) for other in range(self.before.seats)
        )


def steps(record: Record) -> Iterator[Step]:
    """All lines, in order; RecordError if one does not hold."""
    match = records.start(record)
    for number, line in enumerate(record.lines):
        before = match.state.clone()
        records.step(match, line, number + 2, record.content)
        yield Step(number, line.seat, match.entries[-1].action, before, match.state.clone())


def choices(game: Game, state: State, seat: int, played: Action) -> list[Action]:
    """What the seat really had to choose between: without what people would never do, but with what was
    done. It depends on nothing but what the seat knew."""
    legal = state.legal(seat)
    kept = game.advice.worth_a_look(state, seat, legal)
    return [action for action in legal if action in kept or action == played]
