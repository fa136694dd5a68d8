"""Game: what can be played, and how to get a table of it."""

from collections.abc import Callable, Mapping
from typing import Any

from lanternway.core.action import Catalogue
from lanternway.core.advice import Advice
from lanternway.core.chance import Chance, fresh
from lanternway.core.errors import DataError, OptionError
from lanternway.core.event import EventKinds
from lanternway.core.features import Features
from lanternway.core.options import Schema
from lanternway.core.reasons import Reasons
from lanternway.core.rooms import GameRooms, Options
from lanternway.core.state import State
from lanternway.core.story import Story
from lanternway.core.view import View
from lanternway.core.worlds import Worlds


class Game:
    """A game: its name, limits, and the rooms that it is made of. One object a game (`meta.py`), found
    through the registry.

    Obligations: those of `State`; `new` with the same arguments gives equal states; every clause that
    a refusal, a prompt or a family of actions names is in `clauses`; `variants` together use every
    option at least once; indices of `catalogue` never change their meaning within a major version.
    """

    def __init__(
        self,
        *,
        id_: str,
        seats: range,
        bound: int,
        rules: int,
        outcome_number: Callable[[str, str], int],
        rooms: GameRooms,
    ) -> None:
        self.id: str = id_
        self.seats: range = seats
        """How many can play."""
        self.bound: int = bound
        """No game takes more actions than this."""
        self.rules: int = rules
        """Raised when a rule changes so that a game played before may not come out as it did."""
        self.streams: tuple[str, ...] = rooms.streams.STREAMS
        """The names of the chance streams; a stream's number is its place here."""
        self.clauses: tuple[str, ...] = rooms.clauses.CLAUSES
        """The numbers of all clauses, in order: `DR-4.3.2`. Texts: `<game>-clause-4-3-2` in the locales."""
        self.catalogue: Catalogue = rooms.actions.CATALOGUE
        self.options: Schema = rooms.options.OPTIONS
        self.variants: list[dict[str, Any]] = rooms.options.VARIANTS
        """Option settings that together exercise everything; the first is the default game."""
        self.events: EventKinds = rooms.tell.EVENTS
        """What can happen, with the facts that are told of it."""
        self.story: Story = rooms.story.STORY
        """How the log tells it: sentences and headings."""
        self.content_hash: str = rooms.content.CONTENT_HASH
        """Changes when the content (cards, boards) changes."""
        self.advice: Advice = rooms.advice.ADVICE
        self.features: Features = rooms.features.FEATURES
        """What values are learned from, and where they lie."""
        self.reasons: Reasons = rooms.reasons.REASONS
        """What a person would say about how two futures differ."""
        self.observed: tuple[str, ...] = rooms.observe.NAMES
        """What the numbers of an observation are, in order."""
        self.observe: Callable[[Any, int], list[float]] = rooms.observe.observe
        """(table, seat): what the seat may know, as numbers by `observed` (`core/observation.py`). Who has
        only a view asks this of any of its worlds: they all give the same."""
        self.new: Callable[[Options, int, Chance], State] = rooms.setup.new_table
        """A fresh game, all of the set-up drawn from chance. The options are complete (see `start`)."""
        self.from_data: Callable[[Mapping[str, Any], Options, int], State] = rooms.restore.from_data
        """The State of a table given as data (`State.to_data`, perhaps edited by a position, or
        `State.to_snapshot`). Raises DataError naming the path that cannot be. Chance has key 0 and no
        draw so far."""
        self.worlds: Callable[[View], Worlds] = rooms.worlds.TableWorlds
        """The worlds that agree with a view."""
        self.query: Callable[[Any, str], Any] = rooms.queries.query
        """A derived fact that positions can expect (`score.0.total`, `legal-cells.17`), documented
        beside the paths. Raises DataError for a path that does not exist."""
        self.outcome_number: Callable[[str, str], int] = outcome_number
        """The number of an outcome given by its name in a position (`market: armor`)."""
        self.check_options: Callable[[Options, int], None] = rooms.options.check_options
        """Refuses combinations of options that do not go together."""
        self.check: Callable[[Any], None] = rooms.invariants.check
        """The game's invariants (pieces conserved, nothing negative): DataError names what is broken.
        `simulate --check` and the tests call it after every action."""
        self.check_pack: Callable[[str], list[str]] = rooms.content.check_pack
        """What is wrong with a content pack, a line each (file, entry, field); empty when it is good."""
        self.public_content: Callable[[], dict[str, Any]] = rooms.public.public_content
        """Cards, tiles and boards as plain data, for pages and programs: what everybody could look up
        in the box. Never anything of a game in progress."""
        self.traits: Callable[[Any, int], dict[str, str]] = rooms.report.traits
        """What a seat was dealt or chose and might have won by (its character, its steed), as words:
        what balance reports compare. Asked of a finished game."""
        self.measures: Callable[[Any], dict[str, float]] = rooms.report.measures
        """Numbers of a finished game that its players talk about (how many days it took)."""

    def check_seats(self, seats: int) -> None:
        """Refuse a number of seats that cannot play this."""
        if seats not in self.seats:
            raise OptionError(
                f"{self.id} is for {self.seats.start} to {self.seats.stop - 1} seats, not {seats}",
                "error-seats",
                {"low": self.seats.start, "high": self.seats.stop - 1, "given": seats},
            )

    def start(
        self,
        options: Mapping[str, Any],
        seats: int,
        seed: int | str | bytes,
        known: dict[int, list[int]] | None = None,
        drawn: list[tuple[int, int]] | None = None,
    ) -> State:
        """A fresh game from options as people give them; says what is wrong with them. `known` are
        outcomes given instead of drawn, `drawn` collects the outcomes of the setup."""
        self.check_seats(seats)
        values = self.options.read(options)
        self.check_options(values, seats)
        chance = fresh(seed, len(self.streams))
        chance.known = known
        chance.drawn = drawn
        state = self.new(values, seats, chance)
        chance.drawn = None
        return state

    def stream(self, name: str) -> int:
        """The number of a stream."""
        if name not in self.streams:
            raise DataError(name, f"no such stream; there are {', '.join(self.streams)}")
        return self.streams.index(name)
