"""What HTTP answers about people: profiles, what is theirs, and what their server's operator sees."""

from typing import Literal

from lanternway.messages.client import SanctionKind
from lanternway.messages.http import TokenInfo
from lanternway.messages.server import Person, TableInfo, Value

Unrated = Literal["", "bots", "alone", "hints", "early", "left", "position"]
"""Why a game does not count for ratings; empty: it does."""


class RatingPoint(Value, frozen=True):
    """After a rated game: the rating, and half of the band that holds the true strength in 19 of 20 cases."""

    at: float
    rating: int
    band: int


class GameRating(Value, frozen=True):
    game: str
    games: int
    """How many were rated."""
    history: list[RatingPoint]
    """The newest last: that is the rating now."""


class GameResults(Value, frozen=True):
    """Finished games, with bots at the table or among people alone."""

    game: str
    bots: bool
    places: list[int]
    """How often first, second, …"""
    points: int
    """Of all of them together."""
    best: int


class Companion(Value, frozen=True):
    """Somebody a person played with: how often, and how often one came before the other."""

    id: str
    name: str
    games: int
    ahead: int
    behind: int


class NamedPerson(Value, frozen=True):
    id: str
    name: str


class Profile(Value, frozen=True):
    id: str
    name: str
    since: float
    mine: bool
    """It is of who asks. Others do not see companions, and no games of tables that they could not watch."""
    ratings: list[GameRating]
    results: list[GameResults]
    companions: list[Companion]


class PlayedSeat(Value, frozen=True):
    name: str
    person: str | None
    bot: bool
    place: int
    """0: the game was ended early."""
    score: int


class PlayedGame(Value, frozen=True):
    table: str
    game: str
    ended: float
    seats: list[PlayedSeat]
    own: list[int]
    """The seats of the person whose profile it is."""
    change: int | None
    """Of the rating, by this game."""
    unrated: Unrated
    """Why it was not rated: a bot sat there, one person held several seats, it was ended early, everybody had
    a bot play for them."""
    there: bool
    """It can still be looked at."""


class Played(Value, frozen=True):
    """Newest first. `more`: there are older ones, before the last of these."""

    games: list[PlayedGame]
    more: bool


class FoundPerson(Value, frozen=True):
    """Somebody, for the operator."""

    id: str
    name: str
    login: str | None
    created: float


class SanctionInfo(Value, frozen=True):
    person: str
    name: str
    kind: SanctionKind
    until: float
    reason: str


class Overview(Value, frozen=True):
    """For the operator: tables that are not over, newest first, and who is kept from what."""

    tables: list[TableInfo]
    sanctions: list[SanctionInfo]


class Saying(Value, frozen=True):
    table: str
    at: float
    text: str


class OwnMove(Value, frozen=True):
    table: str
    at: float
    seat: int
    notation: str


class OwnData(Value, frozen=True):
    """Everything that this server keeps of a person."""

    person: Person
    created: float
    email: str
    unconfirmed: str
    """An e-mail address that was not confirmed yet."""
    webhook: str
    browsers: list[str]
    """Where browsers are told that it is my turn."""
    tokens: list[TokenInfo]
    muted: list[str]
    blocked: list[NamedPerson]
    lessons: dict[str, list[str]]
    """By lesson, the answers so far; none: it was passed. By puzzle (`puzzle/…`), the tries."""
    ratings: list[GameRating]
    games: list[PlayedGame]
    tables: list[TableInfo]
    said: list[Saying]
    moves: list[OwnMove]
