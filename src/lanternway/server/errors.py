"""What the server answers instead of doing something: a reason for people and for programs."""

from typing import Any, Final

from lanternway.core import LanternwayError

SAID: Final = 2000
"""Letters of a reason, at most: whoever sends a little and is quoted at length has much sent."""


class Denied(LanternwayError):
    """Not done, nothing changed. `status` is HTTP's; `message` an id of server.ftl."""

    def __init__(
        self,
        status: int,
        message: str,
        text: str,
        args: dict[str, object] | None = None,
        retry: float = 0.0,
    ) -> None:
        super().__init__(text, message, args)
        self.status: int = status
        self.retry: float = retry
        """Seconds after which it is worth trying again."""


class Unsure(LanternwayError):
    """It is not known whether it was done: the store gave no answer. To be asked again, with the same id."""

    def __init__(self) -> None:
        super().__init__(
            "the store gave no answer: ask again with the same id", "server-why-unsure"
        )


class Stale(Exception):
    """The command answers a prompt that has changed: the client must look again."""


def in_short(text: str) -> str:
    return text if len(text) <= SAID else f"{text[:SAID]}…"


def args_in_short(args: dict[str, Any]) -> dict[str, Any]:
    return {
        name: in_short(value) if isinstance(value, str) else value for name, value in args.items()
    }


def no_store() -> Denied:
    """Nothing was done, because nothing can be stored or read now."""
    return Denied(503, "server-why-store", "the store does not answer, try again", retry=2.0)


def unknown(what: str) -> Denied:
    """There is no such thing, or it is not for you: the same answer."""
    return Denied(404, "server-why-unknown", f"there is no such {what}", {"what": what})


def malformed(text: str, what: str) -> Denied:
    return Denied(400, "server-why-malformed", text, {"what": what})


def forbidden(message: str, text: str, args: dict[str, object] | None = None) -> Denied:
    return Denied(403, message, text, args)


def impossible(message: str, text: str, args: dict[str, object] | None = None) -> Denied:
    """It cannot be done as things stand."""
    return Denied(409, message, text, args)


def too_much(seconds: float) -> Denied:
    """Not now: it was too much at once."""
    said = max(1, round(seconds))
    text = f"too much at once, try again in {said} s"
    return Denied(429, "server-why-rate", text, {"seconds": said}, retry=seconds)


def not_here() -> Denied:
    return impossible("server-why-not-here", "you do not sit at this table")
