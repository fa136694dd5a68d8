"""State: everything about a game in progress, hidden things too.

A game's State is a class with slots, plain ints, lists and bytearrays, a full-field constructor and a
hand-written `clone`. It holds no history, no log and no generator. Its obligations:

1.  While the game is not over, `to_move()` names at least one seat, in a fixed serial order, and each
    seat named has at least one legal action. When it is over, `to_move()` is empty.
2.  A seat that is not named has no legal action, or only such that change or take back (`revise`) a
    secret commitment which has not been revealed yet.
3.  `legal(seat)` lists every legal action of that seat, each once, in a fixed order, without changing
    anything. What it lists depends only on what that seat may know.
4.  Every listed action can be performed. `apply` refuses every other one: it raises `Refusal` with a
    clause of the game and changes nothing.
5.  `clone()` shares nothing that changes: what happens to one is not seen by the other.
6.  The same seed and the same actions give the same game, on every machine.
7.  Everything random comes from `self.chance`; showing something that somebody could not know before
    calls `self.reveal()`. Together with a change of actor these are the barriers of undo.
8.  Unfinished business lies on the agenda, as data; nothing is kept in callbacks or on the call stack.
9.  `to_data()` is the whole table as documented plain data (the paths of positions); the game's
    `from_data` gives back an equal state, and refuses what cannot be. From `to_snapshot()` it gives
    back a state that goes on exactly like this one, to the end of the game.
10. `view(seat)` is constructed from what that seat may know. It, the legal actions, their facts and the
    projected events of a seat do not change when what is hidden from the seat is dealt anew.
11. Events are built only when there is a sink, by the functions of `tell.py`, each of a declared kind.
12. The game ends within `Game.bound` actions.
"""

from abc import ABC, abstractmethod
from typing import Any, ClassVar, Final, Self

from mypy_extensions import mypyc_attr

from lanternway.core.action import Action, Family
from lanternway.core.agenda import Frame
from lanternway.core.chance import Chance
from lanternway.core.errors import Refusal
from lanternway.core.event import EVERYONE, Event, EventKind
from lanternway.core.rooms import TableRooms
from lanternway.core.view import View


class Prompt:
    """What a seat is asked now: a message id with arguments, and the clause that asks it."""

    __slots__ = ("args", "clause", "message")

    def __init__(self, clause: str, message: str, args: dict[str, Any] | None = None) -> None:
        self.clause: str = clause
        self.message: str = message
        self.args: dict[str, Any] = args if args is not None else {}


class Outcome:
    """How a game ended: `scores` by seat, `ranks` by seat (1 is best; equal ranks share)."""

    __slots__ = ("parts", "ranks", "scores")

    def __init__(
        self, scores: list[int], ranks: list[int], parts: list[dict[str, int]] | None = None
    ) -> None:
        self.scores: list[int] = scores
        self.ranks: list[int] = ranks
        self.parts: list[dict[str, int]] = parts if parts is not None else []
        """The score by source, by seat, in the order a scoring is shown; empty if it has no parts."""

    def winners(self) -> list[int]:
        """The seats that won; several share the victory."""
        return [seat for seat, rank in enumerate(self.ranks) if rank == 1]

    def to_data(self) -> dict[str, Any]:
        return {"scores": self.scores, "ranks": self.ranks, "parts": self.parts}


LARGE_FAMILY: Final = 40
"""Of a larger family most actions are about things that are nowhere on the table."""


def families_of(table: Any, seat: int) -> list[Family]:
    """The families of the seat's legal actions."""
    families: list[Family] = []
    for action in table.legal(seat):
        if action.family not in families:
            families.append(action.family)
    return families


def actions_of(families: list[Family]) -> list[Action]:
    """All actions of families that are small enough to be looked over; of a larger one a game names
    those that lie on the table."""
    return [
        action
        for family in families
        if len(family.actions) <= LARGE_FAMILY
        for action in family.actions
    ]


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """What every game's state has; see the module's obligations."""

    rooms: ClassVar[TableRooms]

    __slots__ = ("agenda", "chance", "reveals", "seats", "sink")

    def __init__(self, seats: int, chance: Chance, agenda: list[Frame], reveals: int = 0) -> None:
        self.seats: int = seats
        self.chance: Chance = chance
        self.agenda: list[Frame] = agenda
        """Unfinished business, the next on top (last)."""
        self.reveals: int = reveals
        """How many things were revealed so far: with `chance.count` the barrier of undo."""
        self.sink: list[Event] | None = None
        """Where events go while an action is applied; None when nobody listens."""

    # --- what a game writes -------------------------------------------------------------------

    @abstractmethod
    def clone(self) -> Self:
        """An independent copy, without the sink."""

    @abstractmethod
    def to_move(self) -> list[int]:
        """The seats that must act for the game to go on, in serial order; empty when over."""

    @abstractmethod
    def legal(self, seat: int) -> list[Action]:
        """All legal actions of the seat."""

    @abstractmethod
    def perform(self, seat: int, action: Action) -> None:
        """Carry out an action that is legal. Unchecked: for playouts that took it from `legal`."""

    # --- what its rooms answer ----------------------------------------------------------------

    def why_not(self, seat: int, action: Action) -> Refusal:
        """Why this action of the game is not legal now, with its clause. Called only when it is not."""
        return self.rooms.why_not(self, seat, action)

    def prompt(self, seat: int) -> Prompt:
        """What the seat is asked now, or what it waits for."""
        return self.rooms.prompt(self, seat)

    def facts(self, seat: int, action: Action) -> dict[str, Any]:
        """What a legal action costs or gives at this table, for its text: facts that its family declares,
        from what the seat may know."""
        return self.rooms.facts(self, seat, action)

    def outcome(self) -> Outcome | None:
        """The result when the game is over, else None."""
        return self.rooms.outcome(self)

    def to_data(self) -> dict[str, Any]:
        """The whole table as plain data by documented names, the agenda included, chance not."""
        return self.rooms.to_data(self)

    def to_snapshot(self) -> dict[str, Any]:
        """`to_data`, and what it leaves out because a player can't tell it: which of several like
        pieces lies where. Hashes do not cover it; what goes on from stored data needs it."""
        return self.rooms.to_snapshot(self)

    def view(self, seat: int) -> View:
        """What the seat (or a spectator, `SPECTATOR`) may know."""
        return self.rooms.view(self, seat)

    def considered(self, seat: int) -> list[Action]:
        """The actions that the present question is about: what is not legal among them is shown
        locked, with its reason. A game narrows or widens this where it helps."""
        return self.rooms.considered(self, seat)

    def aids(self, seat: int) -> dict[str, Any]:
        """Sums and hints that a page shows beside the view: derived from what the seat may know, and
        only that. Costs more than a view may, so bots do without."""
        return self.rooms.aids(self, seat)

    def progress(self) -> tuple[int, int]:
        """Which round or day it is, of how many; 0: there are none, or nobody knows how many."""
        return 0, 0

    # --- what it gets -------------------------------------------------------------------------

    def apply(self, seat: int, action: Action, sink: list[Event] | None = None) -> None:
        """Carry out an action, or raise `Refusal` and change nothing."""
        legal = self.legal(seat) if 0 <= seat < self.seats else []
        if action not in legal:
            refusal = self.why_not(seat, action)
            refusal.legal = [option.text for option in legal]
            raise refusal
        self.sink = sink
        try:
            self.perform(seat, action)
        finally:
            self.sink = None

    def reveal(self) -> None:
        """Something that was hidden is seen now: there is no undo past this."""
        self.reveals += 1

    def barrier(self) -> tuple[int, int]:
        """Changes whenever undo must not go back further."""
        return self.chance.count, self.reveals

    def decided(self) -> tuple[int, int]:
        """Changes whenever chance or something hidden decides, so that what follows cannot be foreseen. The
        barrier also changes when something open can no longer be undone; a game that has such acts tells
        them apart here."""
        return self.barrier()

    def tell(
        self,
        kind: EventKind,
        facts: dict[str, Any],
        secret: dict[str, Any] | None = None,
        audience: tuple[int, ...] = EVERYONE,
    ) -> None:
        """Tell the sink. The functions of `tell.py` call this, and ask `sink is not None` first."""
        if self.sink is not None:
            self.sink.append(Event(kind.word, facts, secret, audience, self.barrier()))

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: object) -> Self:
        return self.clone()

    def is_over(self) -> bool:
        """Whether nobody has anything to do any more."""
        return not self.to_move()
