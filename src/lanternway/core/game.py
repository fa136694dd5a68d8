"""Game: what can be played, and how to get a State of it."""

from abc import ABC, abstractmethod
from collections.abc import Mapping
from typing import Any, ClassVar

from mypy_extensions import mypyc_attr

from lanternway.core.action import Action, Catalogue
from lanternway.core.chance import Chance, fresh
from lanternway.core.errors import DataError, OptionError
from lanternway.core.options import Schema, Value
from lanternway.core.state import State
from lanternway.core.view import View


@mypyc_attr(allow_interpreted_subclasses=True)
class Determinizer(ABC):
    """Worlds that a seat may be in: made once from a View, then sampled as often as a bot likes."""

    @abstractmethod
    def sample(self, seed: int) -> State:
        """A State that agrees with the View in everything the View says, random in all else. Every
        consistent world can come; the same seed gives the same one. Its future (chance) is its own."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Game(ABC):
    """A game: its name, limits and makers. One object a game, found through the registry.

    Obligations: those of `State`; `new` with the same arguments gives equal states; every clause that
    a refusal, a prompt or a family of actions names is in `clauses`; `variants` together use every
    option at least once; indices of `catalogue` never change their meaning within a major version.
    """

    id: ClassVar[str]
    seats: ClassVar[range]
    """How many can play."""
    streams: ClassVar[tuple[str, ...]]
    """The names of the chance streams; a stream's number is its place here."""
    bound: ClassVar[int]
    """No game takes more actions than this."""
    follow_up: ClassVar[int] = 4
    """How many of its own next answers a bot that looks one ply ahead tries before it asks `value`; 0
    where `value` itself looks ahead within a turn, and trying them out would only blur it."""
    settle: ClassVar[int] = 0
    """How many answers a searching bot gives beyond its tree, as a greedy one would, before it asks
    `value`: so that a turn of many small steps is valued when it is done, not in its middle."""

    catalogue: Catalogue
    options: Schema
    clauses: tuple[str, ...]
    """The numbers of all clauses, in order: `DR-4.3.2`. Texts: `<game>-clause-4-3-2` in the locales."""
    content_hash: str
    """Changes when the content (cards, boards) changes."""

    @abstractmethod
    def new(self, options: Mapping[str, Value], seats: int, chance: Chance) -> State:
        """A fresh game, all of the set-up drawn from `chance`. `options` are complete (see `start`)."""

    @abstractmethod
    def from_data(self, data: Mapping[str, Any], options: Mapping[str, Value], seats: int) -> State:
        """The State of a table given as data (`State.to_data`, perhaps edited by a position, or
        `State.to_snapshot`).
        Raises DataError naming the path that cannot be. Chance has key 0 and no draw so far."""

    @abstractmethod
    def determinizer(self, view: View) -> Determinizer:
        """The worlds that agree with a view."""

    @abstractmethod
    def query(self, state: State, path: str) -> Any:
        """A derived fact that positions can expect (`score.0.total`, `legal-cells.17`), documented
        beside the paths. Raises DataError for a path that does not exist."""

    @abstractmethod
    def outcome_number(self, stream: str, word: str) -> int:
        """The number of an outcome given by its name in a position (`market: armor`)."""

    @abstractmethod
    def variants(self) -> list[dict[str, Any]]:
        """Option settings that together exercise everything; the first is the default game."""

    @abstractmethod
    def value(self, state: State, seat: int) -> float:
        """How well the seat stands: about the points (or the lead) it can expect at the end, higher is
        better, cheap to compute. Bots compare values of one seat; `advice.py` of the game writes it."""

    def priors(self, state: State, seat: int, legal: list[Action]) -> list[float]:
        """How likely each legal action is to be worth a look, adding up to 1. Uniform unless the
        game's `advice.py` knows better; search widens in this order and playouts follow it."""
        return [1.0 / len(legal)] * len(legal)

    def traits(self, state: State, seat: int) -> dict[str, str]:
        """What a seat was dealt or chose and might have won by (its character, its steed), as words:
        what balance reports compare. Asked of a finished game."""
        return {}

    def measures(self, state: State) -> dict[str, float]:
        """Numbers of a finished game that its players talk about (how many days it took)."""
        return {}

    def start(
        self,
        options: Mapping[str, Any],
        seats: int,
        seed: int | str | bytes,
        known: dict[int, list[int]] | None = None,
        drawn: list[tuple[int, int]] | None = None,
    ) -> State:
        """A fresh game from options as people give them; says what is wrong with them. `known` are
        outcomes given instead of drawn, `drawn` collects the outcomes of the set-up."""
        self.check_seats(seats)
        values = self.options.read(options)
        self.check_options(values, seats)
        chance = fresh(seed, len(self.streams))
        chance.known = known
        chance.drawn = drawn
        state = self.new(values, seats, chance)
        chance.drawn = None
        return state

    def check_seats(self, seats: int) -> None:
        """Refuse a number of players that the game is not for."""
        if seats not in self.seats:
            raise OptionError(
                f"{self.id} is for {self.seats.start} to {self.seats.stop - 1} seats, not {seats}",
                "error-seats",
                {"low": self.seats.start, "high": self.seats.stop - 1, "given": seats},
            )

    def check_options(self, options: Mapping[str, Value], seats: int) -> None:  # noqa: B027
        """Refuse combinations of options that do not go together. Games override it."""

    def check(self, state: State) -> None:  # noqa: B027
        """The game's invariants (pieces conserved, nothing negative): DataError names what is broken.
        Games override it; `simulate --check` and the tests call it after every action."""

    def check_pack(self, folder: str) -> list[str]:
        """What is wrong with a content pack, a line each (file, entry, field); empty when it is good."""
        return [f"{self.id} takes no content packs"]

    def public_content(self) -> dict[str, Any]:
        """Cards, tiles and boards as plain data, for pages and programs: what everybody could look up
        in the box. Never anything of a game in progress."""
        return {}

    def stream(self, name: str) -> int:
        """The number of a stream."""
        if name not in self.streams:
            raise DataError(name, f"no such stream; there are {', '.join(self.streams)}")
        return self.streams.index(name)
