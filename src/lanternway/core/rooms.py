"""The rooms of a game: which modules it is made of, and what each of them is asked for.

Every game has these modules under these names (its conformance test compares them); mypy sees that each
has what is asked of it. A game may have rooms of its own besides.
"""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Protocol

from lanternway.core.action import Action, Catalogue
from lanternway.core.advice import Advice
from lanternway.core.chance import Chance
from lanternway.core.errors import Refusal
from lanternway.core.event import EventKinds
from lanternway.core.features import Features
from lanternway.core.options import Schema, Value
from lanternway.core.reasons import Reasons
from lanternway.core.story import Story
from lanternway.core.view import View

if TYPE_CHECKING:
    from lanternway.core.state import Outcome, Prompt, State
    from lanternway.core.worlds import Worlds

Options = Mapping[str, Value]

# --- the rooms of a table ---------------------------------------------------------------------


class Refusals(Protocol):
    """`rules/refusals.py`"""

    def why_not(self, table: Any, seat: int, action: Action) -> Refusal: ...
    def considered(self, table: Any, seat: int) -> list[Action]: ...


class Prompts(Protocol):
    """`rules/prompts.py`"""

    def prompt(self, table: Any, seat: int) -> "Prompt": ...
    def facts(self, table: Any, seat: int, action: Action) -> dict[str, Any]: ...


class Scoring(Protocol):
    """`scoring.py`"""

    def outcome(self, table: Any) -> "Outcome | None": ...


class Data(Protocol):
    """`data.py`"""

    def to_data(self, table: Any) -> dict[str, Any]: ...
    def to_snapshot(self, table: Any) -> dict[str, Any]: ...


class ViewRoom(Protocol):
    """`view.py`"""

    def view(self, table: Any, seat: int) -> View: ...


class Aids(Protocol):
    """`aids.py`"""

    def aids(self, table: Any, seat: int) -> dict[str, Any]: ...


class TableRooms:
    """Where a table's answers come from: functions of the game's rooms, each given the table first."""

    __slots__ = (
        "aids", "considered", "facts", "outcome", "prompt", "to_data", "to_snapshot", "view", "why_not",
    )  # fmt: skip

    def __init__(
        self,
        refusals: Refusals,
        prompts: Prompts,
        scoring: Scoring,
        data: Data,
        view: ViewRoom,
        aids: Aids,
    ) -> None:
        self.why_not: Callable[[Any, int, Action], Refusal] = refusals.why_not
        self.considered: Callable[[Any, int], list[Action]] = refusals.considered
        self.prompt: Callable[[Any, int], Prompt] = prompts.prompt
        self.facts: Callable[[Any, int, Action], dict[str, Any]] = prompts.facts
        self.outcome: Callable[[Any], Outcome | None] = scoring.outcome
        self.to_data: Callable[[Any], dict[str, Any]] = data.to_data
        self.to_snapshot: Callable[[Any], dict[str, Any]] = data.to_snapshot
        self.view: Callable[[Any, int], View] = view.view
        self.aids: Callable[[Any, int], dict[str, Any]] = aids.aids


# --- the rooms of a game ----------------------------------------------------------------------


class Actions(Protocol):
    """`actions.py`"""

    @property
    def CATALOGUE(self) -> Catalogue: ...


class AdviceRoom(Protocol):
    """`advice.py`"""

    @property
    def ADVICE(self) -> Advice: ...


class Clauses(Protocol):
    """`clauses.py`"""

    @property
    def CLAUSES(self) -> tuple[str, ...]: ...


class ContentRoom(Protocol):
    """`content.py`"""

    @property
    def CONTENT_HASH(self) -> str: ...
    def check_pack(self, folder: str, /) -> list[str]: ...


class FeaturesRoom(Protocol):
    """`features.py`"""

    @property
    def FEATURES(self) -> Features: ...


class Invariants(Protocol):
    """`invariants.py`"""

    def check(self, table: Any) -> None: ...


class Observe(Protocol):
    """`observe.py`"""

    @property
    def NAMES(self) -> tuple[str, ...]: ...
    def observe(self, table: Any, seat: int, /) -> list[float]: ...


class OptionsRoom(Protocol):
    """`options.py`"""

    @property
    def OPTIONS(self) -> Schema: ...
    @property
    def VARIANTS(self) -> list[dict[str, Any]]: ...
    def check_options(self, options: Options, seats: int) -> None: ...


class Public(Protocol):
    """`public.py`"""

    def public_content(self) -> dict[str, Any]: ...


class Queries(Protocol):
    """`queries.py`"""

    def query(self, table: Any, path: str) -> Any: ...


class ReasonsRoom(Protocol):
    """`reasons.py`"""

    @property
    def REASONS(self) -> Reasons: ...


class Report(Protocol):
    """`report.py`"""

    def traits(self, table: Any, seat: int) -> dict[str, str]: ...
    def measures(self, table: Any) -> dict[str, float]: ...


class Restore(Protocol):
    """`restore.py`"""

    def from_data(self, data: Mapping[str, Any], options: Options, seats: int, /) -> "State": ...


class Setup(Protocol):
    """`setup.py`"""

    def new_table(self, options: Options, seats: int, chance: Chance, /) -> "State": ...


class StoryRoom(Protocol):
    """`story.py`"""

    @property
    def STORY(self) -> Story: ...


class Streams(Protocol):
    """`streams.py`"""

    @property
    def STREAMS(self) -> tuple[str, ...]: ...


class Tell(Protocol):
    """`tell.py`"""

    @property
    def EVENTS(self) -> EventKinds: ...


class WorldsRoom(Protocol):
    """`worlds.py`"""

    @property
    def TableWorlds(self) -> "Callable[[View], Worlds]": ...


@dataclass(frozen=True)
class GameRooms:
    """All rooms that a game is asked through, in the order of their names."""

    actions: Actions
    advice: AdviceRoom
    clauses: Clauses
    content: ContentRoom
    features: FeaturesRoom
    invariants: Invariants
    observe: Observe
    options: OptionsRoom
    public: Public
    queries: Queries
    reasons: ReasonsRoom
    report: Report
    restore: Restore
    setup: Setup
    story: StoryRoom
    streams: Streams
    tell: Tell
    worlds: WorldsRoom
