"""Events: what happened, as facts for the log and for animation."""

from typing import Any

EVERYONE: tuple[int, ...] = (-2,)
"""An audience: the event has no secret part."""


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
