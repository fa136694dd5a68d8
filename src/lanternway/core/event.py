"""Events: what happened, as facts for the log and for animation.

A game declares its kinds of events in `tell.py`, beside the functions that tell them: the facts by name
and type. The types of the page and the check of the texts are made from there.
"""

from typing import Any, Final

EVERYONE: tuple[int, ...] = (-2,)
"""An audience: the event has no secret part."""

SEAT: Final = "seat"
NUMBER: Final = "number"
FLAG: Final = "flag"
TEXT: Final = "text"
"""Said as it is, in every language: numbers of dice, `3 5 6`."""


def thing(*families: str) -> str:
    """A fact that names a thing of the game: a reference (`@skye-tile-7`) to the text `<game>-<family>-…`
    of one of these families."""
    return f"thing:{'|'.join(families)}"


def things(family: str) -> str:
    """Likewise several, as a list."""
    return f"things:{family}"


def optional(fact: str) -> str:
    """A fact that not every event of the kind has."""
    return f"{fact}?"


class EventKind:
    """A kind of event: its word, and the types of its facts by name."""

    __slots__ = ("facts", "secret", "word")

    def __init__(self, word: str, facts: dict[str, str], secret: dict[str, str]) -> None:
        self.word: str = word
        self.facts: dict[str, str] = facts
        self.secret: dict[str, str] = secret
        """Facts that only the audience is told."""

    def __repr__(self) -> str:
        return f"<{self.word}>"


class EventKinds:
    """All kinds of events of a game."""

    def __init__(self, game: str) -> None:
        self.game: str = game
        self.all: dict[str, EventKind] = {}

    def add(
        self, word: str, facts: dict[str, str], secret: dict[str, str] | None = None
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

    __slots__ = ("audience", "facts", "kind", "secret")

    def __init__(
        self,
        kind: str,
        facts: dict[str, Any],
        secret: dict[str, Any] | None = None,
        audience: tuple[int, ...] = EVERYONE,
    ) -> None:
        self.kind: str = kind
        self.facts: dict[str, Any] = facts
        self.secret: dict[str, Any] | None = secret
        self.audience: tuple[int, ...] = audience

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
