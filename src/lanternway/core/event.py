"""Events: what happened, as facts for the log and for animation.

A game declares its kinds of events in `tell.py`, beside the functions that tell them: the facts by name
and type. The types of the page and the check of the texts are made from there.
"""

from typing import Any, Final

EVERYONE: tuple[int, ...] = (-2,)
"""An audience: the event has no secret part."""


class Fact:
    """What a fact of an event is: its type, and the families of the things it may name.

    A fact of the type `thing` is a reference (`@skye-tile-7`) to the text `<game>-<family>-…`.
    """

    __slots__ = ("families", "is_optional", "type")

    def __init__(
        self, type_: str, families: tuple[str, ...] = (), is_optional: bool = False
    ) -> None:
        self.type: str = type_
        self.families: tuple[str, ...] = families
        self.is_optional: bool = is_optional
        """Not every event of the kind has it."""

    def __repr__(self) -> str:
        return f"<{self.type} {'|'.join(self.families)}{'?' if self.is_optional else ''}>"


SEAT: Final = Fact("seat")
NUMBER: Final = Fact("number")
TEXT: Final = Fact("text")
"""Said as it is, in every language: numbers of dice, `3 5 6`."""


def thing(*families: str) -> Fact:
    """A thing of one of these families."""
    return Fact("thing", families)


def things(*families: str) -> Fact:
    """Several things, as a list."""
    return Fact("things", families)


def thing_or_text(*families: str) -> Fact:
    """A thing of one of these families, or a text where what it is about has no name."""
    return Fact("thing_or_text", families)


def optional(fact: Fact) -> Fact:
    """A fact that not every event of the kind has."""
    return Fact(fact.type, fact.families, True)


class EventKind:
    """A kind of event: its word, and its facts by name."""

    __slots__ = ("facts", "secret", "word")

    def __init__(self, word: str, facts: dict[str, Fact], secret: dict[str, Fact]) -> None:
        self.word: str = word
        self.facts: dict[str, Fact] = facts
        self.secret: dict[str, Fact] = secret
        """Facts that only the audience is told."""

    def __repr__(self) -> str:
        return f"<{self.word}>"


class EventKinds:
    """All kinds of events of a game."""

    def __init__(self, game: str) -> None:
        self.game: str = game
        self.all: dict[str, EventKind] = {}

    def add(
        self, word: str, facts: dict[str, Fact], secret: dict[str, Fact] | None = None
    ) -> EventKind:
        """Declare a kind."""
        if word in self.all:
            raise ValueError(f"{self.game} has two kinds of events '{word}'")
        kind = EventKind(word, facts, secret if secret is not None else {})
        self.all[word] = kind
        return kind


class Event:
    """One fact. `facts` are for everybody; `secret` only for the seats in `audience`.

    Texts that name a thing of the game are references (`@good-armor`): the translator says them in
    the reader's language. The text of an event is the message `<game>-event-<kind>`; for seats in
    the audience it is `<game>-event-<kind>-secret` where there is a secret part.
    """

    __slots__ = ("audience", "barrier", "facts", "kind", "secret")

    def __init__(
        self,
        kind: str,
        facts: dict[str, Any],
        secret: dict[str, Any] | None = None,
        audience: tuple[int, ...] = EVERYONE,
        barrier: tuple[int, int] = (0, 0),
    ) -> None:
        self.kind: str = kind
        self.facts: dict[str, Any] = facts
        self.secret: dict[str, Any] | None = secret
        self.audience: tuple[int, ...] = audience
        self.barrier: tuple[int, int] = barrier
        """`State.barrier` when it was told: whether chance or a reveal came before it. Nobody stores it."""

    def project(self, seat: int) -> dict[str, Any]:
        """What this seat (or a spectator, -1) is told. Built from what may be known."""
        told: dict[str, Any] = {"kind": self.kind}
        told.update(self.facts)
        if self.secret is not None and seat in self.audience:
            told["secret"] = dict(self.secret)
        return told

    def to_data(self) -> dict[str, Any]:
        """Everything, for the server's own store."""
        return {
            "kind": self.kind,
            "facts": self.facts,
            "secret": self.secret,
            "audience": list(self.audience),
        }


def foreseen(events: list[Event], barrier: tuple[int, int]) -> list[Event]:
    """Those of an action that chance and reveals have no part in: who acts can foresee them. `barrier` is
    the state's before the action."""
    return [event for event in events if event.barrier == barrier]
